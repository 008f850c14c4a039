"""Django's entry for the app."""

from django.apps import AppConfig


class RecordsConfig(AppConfig):
    """Registers ``world.records`` under the label ``records``."""

    name = "world.records"
    label = "records"
    default_auto_field = "django.db.models.BigAutoField"
