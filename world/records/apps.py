"""Django's entry for the app."""

from django.apps import AppConfig
from django.db.models.signals import post_migrate

from . import width


class RecordsConfig(AppConfig):
    """Registers ``world.records`` under the label ``records``."""

    name = "world.records"
    label = "records"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Whatever gives the database its form, what does not fit is put right after it."""
        post_migrate.connect(width.widen, sender=self)
