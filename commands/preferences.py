"""How one wants to be told things; before login too, and kept with the account."""

from __future__ import annotations

from server.lines import letters
from world.hall import audience, habits, lobby, preferences, whereabouts
from world.render import face as faces

from .command import HallCommand, refusal
from .words import argument


class Preference(HallCommand):
    """One choice of how the hall looks and sounds; without a word it says what holds now."""

    help_category = "How it looks"
    choices: tuple[str, ...] = ()

    def act(self) -> None:
        """Choose, or say what is chosen and what could be."""
        word = argument(self.words)
        if not word:
            now = getattr(audience.face_of(self.session), self.key)
            self.tell(f"{self.key}-now", now=now, choices=", ".join(self.choices))
            return
        value = self.read(word)
        if value is None:
            raise refusal("no-such-choice", word=self.words[:40], choices=", ".join(self.choices))
        preferences.choose(self.session, **{self.key: value})
        whereabouts.show_you(self.session)
        self.tell(f"{self.key}-chosen", now=value)

    def read(self, word: str) -> str | int | None:
        """The choice a word means, None for none: the word itself or the only one it begins."""
        if word in self.choices:
            return word
        begun = [choice for choice in self.choices if choice.startswith(word)]
        return begun[0] if len(begun) == 1 else None


class CmdStyle(Preference):
    """
    Choose how the hall is told to you.

    Usage:
      style
      style rich | plain | speech | machine

    rich has colours. plain has none. speech is for ears: one
    line for each thing that happens, words only. machine is for
    programs.

    Example:
      style speech

    See also: language, suits, width, machine
    """

    key = "style"
    choices = faces.STYLES


class CmdLanguage(Preference):
    """
    Choose your language.

    Usage:
      language
      language en | ru | cs | ar

    Everybody at a table may have their own. English words for
    what you type always work.

    Example:
      language cs

    See also: style
    """

    key = "language"
    choices = faces.LANGUAGES

    def read(self, word: str) -> str | None:
        """A code, with or without a country; only one whose letters this line can show."""
        language = faces.nearest_language(word)
        ascii_only = self.session.protocol_flags.get("ENCODING", letters.ASCII) == letters.ASCII
        if (
            language in faces.RIGHT_TO_LEFT
            and ascii_only
            and not self.session.protocol_flags.get("UTF-8")
        ):
            # Arabic has no spelling in ASCII: its owner would be left with question marks.
            raise refusal("language-unreadable")
        return language


class CmdSuits(Preference):
    """
    Choose how suits are written.

    Usage:
      suits
      suits letters | symbols

    letters writes 7S, symbols the signs of the suits. Symbols
    need a program that knows UTF-8.

    Example:
      suits letters

    See also: charset, colours
    """

    key = "suits"
    choices = faces.SUITS


class CmdColours(Preference):
    """
    Choose the colours of the suits in rich style.

    Usage:
      colours
      colours four | two | none

    four gives every suit its own colour, two are red and black.

    Example:
      colours two

    See also: style, suits
    """

    key = "colours"
    aliases = ("colors",)
    choices = faces.COLOURS


class CmdWidth(Preference):
    """
    Say how wide your screen is.

    Usage:
      width
      width <columns>

    From 40 to 200. Most programs report it by themselves.

    Example:
      width 40

    See also: style
    """

    key = "width"
    choices = (f"{faces.MIN_WIDTH}-{faces.MAX_WIDTH}",)

    def read(self, word: str) -> int | None:
        """A number of columns that can be."""
        number = int(word) if word.isascii() and word.isdigit() and len(word) < 6 else 0
        return number if faces.MIN_WIDTH <= number <= faces.MAX_WIDTH else None


class CmdAutodraw(HallCommand):
    """
    Have the hall draw for you.

    Usage:
      autodraw
      autodraw on | off

    In Dvorak your turn begins with a draw. With autodraw the
    hall does it for you, wherever it may not be left out.

    Example:
      autodraw on

    See also: turns, pauses
    """

    key = "autodraw"
    help_category = "How it looks"

    def act(self) -> None:
        """Switch it, or say what holds."""
        account = self.session.account
        word = self.words.casefold()
        if word and word not in ("on", "off"):
            raise refusal("no-such-choice", word=self.words[:40], choices="on, off")
        if word:
            preferences.keep(account, **{habits.AUTODRAW: True if word == "on" else None})
            seated = lobby.seat_of(self.person)
            if seated is not None:
                seated[0].controller.habits.wake()
        self.tell("autodraw-now", on=bool(preferences.of_account(account).get(habits.AUTODRAW)))


class CmdPauses(HallCommand):
    """
    Say how long bots at your table wait.

    Usage:
      pauses
      pauses none | short | usual | long

    They pause before they act, as people do. Where several
    people sit, whoever wants the longest pause has it.

    Example:
      pauses long

    See also: bot, autodraw
    """

    key = "pauses"
    help_category = "How it looks"

    def act(self) -> None:
        """Choose, or say what holds."""
        account = self.session.account
        word = self.words.casefold()
        if word and word not in habits.PAUSE:
            raise refusal("no-such-choice", word=self.words[:40], choices=", ".join(habits.PAUSE))
        if word:
            preferences.keep(account, **{habits.PAUSES: None if word == "usual" else word})
        now = preferences.of_account(account).get(habits.PAUSES) or "usual"
        self.tell("pauses-now", now=now, choices=", ".join(habits.PAUSE))


class CmdCharset(HallCommand):
    """
    Say which letters your program knows.

    Usage:
      charset
      charset <charset>

    utf-8 shows everything, ascii is safe anywhere. It counts
    for this connection only.

    Example:
      charset utf-8

    See also: suits, language
    """

    key = "charset"
    aliases = ("encoding",)
    help_category = "How it looks"

    def act(self) -> None:
        """Set the charset of this line, or say which it is."""
        flags = self.session.protocol_flags
        if not self.words:
            self.tell("charset-now", now=flags.get("ENCODING", letters.ASCII))
            return
        codec = letters.codec_named(self.words)
        if codec is None:
            names = ", ".join(letters.CODECS)
            raise refusal("no-such-choice", word=self.words[:40], choices=names)
        self.session.update_flags(**{"ENCODING": codec, "UTF-8": codec == letters.UTF_8})
        self.tell("charset-chosen", now=codec)
