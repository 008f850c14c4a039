"""Tests inside Evennia, with a database in memory.

Django is told of its settings here, when the first of these tests is collected, and not in
``pytest.ini``: the pure tests start without it.
"""

import os
import tempfile

import django

# Data, logs and keys of a hall somebody runs in this folder are left alone.
os.environ["HALL_DATA"] = tempfile.mkdtemp(prefix="hall-evennia-")
os.environ["DJANGO_SETTINGS_MODULE"] = "tests.evennia.settings"
django.setup()
