"""The hall's settings, quicker and quieter, for tests."""

from server.conf.settings import *  # noqa: F403

# Real hashes cost half a second each; what is made for the tests protects nobody.
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
TEST_ENVIRONMENT = True  # Evennia starts nothing by itself
