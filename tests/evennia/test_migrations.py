"""The database's form and the code agree. (That they can be run, a first start shows.)"""

from django.core.management import call_command


def test_no_change_of_form_lacks_its_migration(db, capsys):
    call_command("makemigrations", "records", check=True, dry_run=True, verbosity=1)
    assert "No changes" in capsys.readouterr().out
