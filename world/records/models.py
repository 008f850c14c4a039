"""The rows: one Match, many Actions.

JSON is kept as text: the database never looks inside, and text decodes the same on SQLite and
PostgreSQL.
"""

from django.db import models


class Match(models.Model):
    """One match from its deal to its result.

    The snapshot is the truth a restarted server goes on from; the actions beside it are its
    history.
    """

    OPEN, FINISHED, ABORTED, ADJOURNED = "open", "finished", "aborted", "adjourned"
    STATUSES = tuple((s, s) for s in (OPEN, FINISHED, ABORTED, ADJOURNED))

    table = models.PositiveIntegerField(db_index=True, help_text="The table's number.")
    game = models.CharField(max_length=32)
    rules_version = models.PositiveIntegerField()
    options = models.TextField(help_text="JSON object: option name to value, all strings.")
    players = models.TextField(help_text="JSON list, one object a seat: kind, who, name, level.")
    snapshot = models.TextField(help_text="JSON of world.engine.match.Match.encode().")
    seq = models.PositiveIntegerField(help_text="Acts recorded so far; the deal is 1.")
    commitment = models.CharField(max_length=64, help_text="SHA-256 of the seed, hexadecimal.")
    status = models.CharField(max_length=12, choices=STATUSES, default=OPEN, db_index=True)
    result = models.TextField(default="", help_text="JSON of the Outcome, once there is one.")
    started = models.DateTimeField(auto_now_add=True)
    ended = models.DateTimeField(null=True)

    class Meta:
        """Newest matches of a table are what is asked for most."""

        indexes = (models.Index(fields=["table", "-id"]),)

    def __str__(self):
        return f"match {self.pk}: {self.game} at table {self.table}, {self.status}"


class Action(models.Model):
    """One accepted act with what it brought about; the deal is the first, with no action."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="actions")
    seq = models.PositiveIntegerField()
    seat = models.SmallIntegerField(null=True, help_text="Who acted; null for the hall itself.")
    action = models.TextField(help_text="JSON of the action; empty for the deal.")
    events = models.TextField(help_text="JSON list of the events, unredacted.")
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """No act is recorded twice."""

        constraints = (models.UniqueConstraint(fields=["match", "seq"], name="one_act_a_seq"),)

    def __str__(self):
        return f"match {self.match_id} act {self.seq}"
