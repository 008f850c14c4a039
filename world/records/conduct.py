"""The rows about order in the hall: reports, measures, notes, what staff did, invitations.

People are meant by the numbers of their characters; their names stand beside them as they were
then. Both are taken out when a person has their data deleted (`anonymity`).
"""

from __future__ import annotations

from typing import Any

from django.db import models
from django.db.models import Q

NAME_LENGTH = 60


class Complaint(models.Model):
    """What somebody reported about somebody, with what there is to judge it by."""

    by = models.PositiveBigIntegerField(null=True, help_text="Who reported it.")
    by_name = models.CharField(max_length=NAME_LENGTH)
    about = models.PositiveBigIntegerField(null=True, db_index=True)
    about_name = models.CharField(max_length=NAME_LENGTH)
    why = models.TextField()
    heard = models.TextField(help_text="JSON list: what `by` had heard `about` say, oldest first.")
    table = models.PositiveIntegerField(null=True, help_text="Where the two were together.")
    match = models.ForeignKey("Match", on_delete=models.SET_NULL, null=True, related_name="+")
    seq = models.PositiveIntegerField(default=0, help_text="The match's newest act then.")
    at = models.DateTimeField(auto_now_add=True)
    closed = models.DateTimeField(null=True, help_text="When staff had dealt with it.")
    closed_by = models.CharField(max_length=NAME_LENGTH, default="")
    answer = models.TextField(default="", help_text="What staff says to `by` about it.")
    told = models.BooleanField(default=False, help_text="`by` has been told the answer.")

    class Meta:
        """Open ones are asked for most; then what somebody has reported lately."""

        indexes = (
            models.Index(fields=["id"], condition=Q(closed=None), name="records_open_complaints"),
            models.Index(fields=["by", "-id"], name="records_complaints_by"),
        )

    def __str__(self) -> str:
        return f"report {self.pk}: {self.by_name} about {self.about_name}"


class Measure(models.Model):
    """Somebody may not talk, or may not come in, for a time; or nobody new from an address."""

    MUTE, BAN = "mute", "ban"
    KINDS = tuple((kind, kind) for kind in (MUTE, BAN))

    kind = models.CharField(max_length=8, choices=KINDS)
    whom = models.PositiveBigIntegerField(null=True, help_text="Null for an address.")
    whom_name = models.CharField(max_length=NAME_LENGTH, help_text="A name, or the address.")
    address = models.CharField(max_length=45, default="", help_text="Only newcomers are meant.")
    reason = models.TextField()
    by = models.PositiveBigIntegerField(null=True)
    by_name = models.CharField(max_length=NAME_LENGTH)
    begins = models.DateTimeField(auto_now_add=True)
    until = models.DateTimeField(null=True, help_text="Null: until it is lifted.")
    lifted = models.DateTimeField(null=True)
    lifted_by = models.CharField(max_length=NAME_LENGTH, default="")
    appeal = models.TextField(default="", help_text="What the person says against it.")

    class Meta:
        """Asked for at the door and whenever somebody talks."""

        indexes = (
            models.Index(fields=["whom", "kind"], name="records_measures_whom"),
            models.Index(fields=["address"], name="records_measures_address"),
        )

    def __str__(self) -> str:
        return f"{self.kind} {self.pk} of {self.whom_name}"


class Note(models.Model):
    """What staff want to remember about somebody; only staff read it."""

    about = models.PositiveBigIntegerField(null=True, db_index=True)
    about_name = models.CharField(max_length=NAME_LENGTH)
    text = models.TextField()
    by = models.PositiveBigIntegerField(null=True)
    by_name = models.CharField(max_length=NAME_LENGTH)
    at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"note {self.pk} about {self.about_name}"


class StaffAct(models.Model):
    """One thing staff did. Rows are only ever added."""

    by = models.PositiveBigIntegerField(null=True, help_text="Null: whoever runs the machine.")
    by_name = models.CharField(max_length=NAME_LENGTH)
    act = models.CharField(max_length=24)
    whom = models.PositiveBigIntegerField(null=True, db_index=True)
    whom_name = models.CharField(max_length=NAME_LENGTH, default="")
    details = models.TextField(default="")
    at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.at}: {self.by_name} {self.act} {self.whom_name}"

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Add the row. Raises TypeError for one that is stored already."""
        if self.pk is not None:
            raise TypeError("what staff did is not changed afterwards")
        super().save(*args, **kwargs)

    def delete(self, *args: Any, **kwargs: Any) -> Any:
        """Raises TypeError."""
        raise TypeError("what staff did is not deleted")


class Invitation(models.Model):
    """A code that lets newcomers in where only the invited come."""

    code = models.CharField(max_length=64, unique=True, help_text="A keyed hash of it.")
    purpose = models.CharField(max_length=NAME_LENGTH, default="")
    left = models.PositiveIntegerField(help_text="How many people it still lets in.")
    used = models.PositiveIntegerField(default=0)
    until = models.DateTimeField()
    by_name = models.CharField(max_length=NAME_LENGTH)
    made = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"invitation {self.pk}, {self.left} left"
