"""The database's form and the code agree. (That they can be run, a first start shows.)"""

from django.core.management import call_command


def test_no_change_of_form_lacks_its_migration(db, settings, capsys):
    settings.MIGRATION_MODULES = {}  # the other tests run without them
    call_command("makemigrations", "records", check_changes=True, dry_run=True)
    assert "No changes" in capsys.readouterr().out
