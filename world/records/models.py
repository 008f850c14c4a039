"""The rows: one Match, many Actions; and what is worked out from them.

JSON is kept as text: the database never looks inside, and text decodes the same on SQLite and
PostgreSQL.
"""

from django.db import models

from .conduct import Complaint, Invitation, Measure, Note, StaffAct

__all__ = [
    "Action",
    "Complaint",
    "Deck",
    "DeckVersion",
    "Evening",
    "Invitation",
    "Match",
    "Measure",
    "Note",
    "Part",
    "StaffAct",
    "Standing",
]


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
    previous = models.ForeignKey(
        "self",
        on_delete=models.SET_NULL,
        null=True,
        related_name="+",
        help_text="The match this one followed: its end decides who deals and leads.",
    )
    evening = models.ForeignKey(
        "Evening",
        on_delete=models.SET_NULL,
        null=True,
        related_name="matches",
        help_text="The evening it was dealt in, null for most.",
    )
    counted = models.BooleanField(default=False, help_text="Its Parts and Standings are written.")
    started = models.DateTimeField(auto_now_add=True)
    ended = models.DateTimeField(null=True)

    class Meta:
        """Newest matches of a table are what is asked for most, after those not counted yet."""

        indexes = (
            models.Index(fields=["table", "-id"]),
            models.Index(
                fields=["ended"], condition=models.Q(counted=False), name="records_uncounted"
            ),
        )

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


class Part(models.Model):
    """One person's or bot's part in one match that is over; worked out from the match."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="parts")
    seat = models.PositiveSmallIntegerField()
    player = models.CharField(max_length=24, help_text="See standings.player_key.")
    ladder = models.CharField(max_length=64, help_text="See standings.ladder_of.")
    ended = models.DateTimeField(help_text="When the match ended.")

    class Meta:
        """Nobody sits twice on a seat; newest matches of a player are what is asked for."""

        constraints = (models.UniqueConstraint(fields=["match", "seat"], name="one_part_a_seat"),)
        indexes = (models.Index(fields=["player", "-ended"]),)

    def __str__(self):
        return f"{self.player} in match {self.match_id}"


class Standing(models.Model):
    """What a player has done in one kind of match, and how strong that makes them look.

    Worked out from the matches, in the order they ended.
    """

    player = models.CharField(max_length=24, help_text="See standings.player_key.")
    ladder = models.CharField(max_length=64, help_text="See standings.ladder_of.")
    rated = models.BooleanField(default=False, help_text="mu and sigma mean something.")
    mu = models.FloatField(help_text="Estimated strength (OpenSkill).")
    sigma = models.FloatField(help_text="How uncertain that is.")
    played = models.PositiveIntegerField(default=0)
    won = models.PositiveIntegerField(default=0)
    lost = models.PositiveIntegerField(default=0)
    drawn = models.PositiveIntegerField(default=0)
    left = models.PositiveIntegerField(default=0, help_text="Matches left before their end.")
    badges = models.TextField(default="{}", help_text="JSON object: badge to how often worn.")
    decks = models.TextField(default="{}", help_text="JSON object: deck to how often played.")

    class Meta:
        """One row a player and ladder; the strongest of a ladder are asked for."""

        constraints = (
            models.UniqueConstraint(fields=["player", "ladder"], name="one_standing_a_ladder"),
        )
        indexes = (models.Index(fields=["ladder", "-mu"]),)

    def __str__(self):
        return f"{self.player} on {self.ladder}"


class Evening(models.Model):
    """One evening of a club or a class, while it runs and afterwards."""

    code = models.CharField(max_length=24, unique=True, help_text="Its letters, without hyphens.")
    name = models.CharField(max_length=60)
    host = models.PositiveIntegerField(help_text="The number of the host's character.")
    game = models.CharField(max_length=32, help_text="Of the next table that is opened.")
    options = models.TextField(help_text="JSON object: that table's options and terms.")
    places = models.PositiveSmallIntegerField(help_text="Seats of that table.")
    people = models.TextField(default="{}", help_text="JSON object: character's number to name.")
    paused = models.BooleanField(default=False)
    holding = models.BooleanField(default=False, help_text="Proposals wait for the host.")
    held = models.TextField(default="[]", help_text="JSON list: see world.hall.proposals.")
    started = models.DateTimeField(auto_now_add=True)
    ended = models.DateTimeField(null=True, db_index=True)

    def __str__(self):
        return f"evening {self.pk}: {self.name}"


class Deck(models.Model):
    """A deck on the hall's shelf. What is written on its cards stands in its versions."""

    title = models.CharField(max_length=60)
    theme = models.CharField(max_length=200, default="")
    language = models.CharField(max_length=20, default="")
    cards = models.PositiveIntegerField(help_text="How many, copies counted.")
    words = models.TextField(help_text="Folded titles and names in it, to be searched.")
    owner = models.PositiveIntegerField(
        null=True, db_index=True, help_text="The character's number; null: the hall's own."
    )
    owner_name = models.CharField(max_length=60, default="")
    shared = models.BooleanField(default=False, db_index=True)
    source = models.CharField(
        max_length=200, default="", db_index=True, help_text="The file it came from, if any."
    )
    version = models.PositiveIntegerField(default=0, help_text="Number of the newest one.")
    hash = models.CharField(max_length=64, help_text="SHA-256 of the newest version's text.")
    changed = models.DateTimeField(auto_now=True)

    def __str__(self):
        return f"deck {self.pk}: {self.title}"


class DeckVersion(models.Model):
    """A deck as it was written at one time, in the hall's own format; it never changes."""

    deck = models.ForeignKey(Deck, on_delete=models.CASCADE, related_name="versions")
    number = models.PositiveIntegerField(help_text="From 1.")
    hash = models.CharField(max_length=64, help_text="SHA-256 of the text, hexadecimal.")
    text = models.TextField(help_text="The deck's file, see games.dvorak.formats.own.")
    cards = models.PositiveIntegerField()
    by = models.CharField(max_length=60, help_text="Who wrote it down, by name.")
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """No number twice."""

        constraints = (
            models.UniqueConstraint(fields=["deck", "number"], name="one_version_a_number"),
        )

    def __str__(self):
        return f"version {self.number} of deck {self.deck_id}"
