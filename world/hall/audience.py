"""Whoever hears the hall: finds the lines of a person, gives each its face, and sends text.

Text is rendered here, complete, for every line, and sent raw: no markup of anybody's is ever
interpreted on the way out.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Any

from django.conf import settings
from evennia.objects.models import ObjectDB

from world.hall import preferences
from world.render import layout
from world.render.face import Face, nearest_language
from world.render.phrases import say
from world.render.wire import machine_line

KEPT = 20
"""How many messages ``again`` can go back on one line."""

DEFAULT_WIDTH = 80
"""Columns of a screen that does not say how wide it is."""

OBJECTS_FLAG = "HALL"
"""Protocol flag of a client that announced ``Hall 1``: it wants the machine objects."""

_RAW = {"raw": True}
_MACHINE_MARK = "<Hall."
_speaking_to: Face | None = None


# Faces


@lru_cache(maxsize=512)
def _face(style: str, language: str, suits: str, colours: str, width: int) -> Face:
    return Face(style, language, suits, colours, width)


def face_of(session: Any) -> Face:
    """How this line wants to be told things.

    What was chosen on the line comes first, then what the account keeps, then what the client
    shows of itself, then the hall's defaults. Equal faces are the same object. A page draws the
    table itself and wants whole sentences beside it, whatever style its owner keeps for telnet.
    """
    flags = session.protocol_flags
    line = preferences.of_line(session)
    kept = preferences.of_account(session.account)

    def chosen(name: str) -> Any:
        return line.get(name) or kept.get(name)

    return _face(
        (line.get("style") if is_browser(session) else chosen("style"))
        or _style_of_client(session),
        chosen("language") or _language_of_client(flags),
        chosen("suits") or ("symbols" if flags.get("UTF-8") else "letters"),
        chosen("colours") or ("none" if flags.get("NOCOLOR") else "four"),
        line.get("width") or _reported_width(session) or kept.get("width") or DEFAULT_WIDTH,
    )


def _style_of_client(session: Any) -> str:
    flags = session.protocol_flags
    if flags.get("SCREENREADER") or is_browser(session):
        return "speech"
    # A terminal that tells its type understands colour codes.
    return "rich" if flags.get("TTYPE") and flags.get("ANSI") else "plain"


def _language_of_client(flags: Any) -> str:
    return (
        nearest_language(str(flags.get("LANGUAGE") or ""))
        or nearest_language(settings.HALL_LANGUAGE)
        or "en"
    )


def _reported_width(session: Any) -> int:
    """Columns the client reported, 0 when it reported none (or none that can be)."""
    flags = session.protocol_flags
    if not (flags.get("AUTORESIZE") or is_browser(session)):
        return 0
    widths = flags.get("SCREENWIDTH")
    width = widths.get(0) if isinstance(widths, dict) else widths
    return width if isinstance(width, int) and width > 0 else 0


def is_browser(session: Any) -> bool:
    """True for a line that comes from the web page."""
    return str(session.protocol_key).startswith("webclient")


def face_of_character(who: Any) -> Face:
    """The face to describe something with when all that is known is who looks.

    That is the face a text is being made for at the moment; otherwise the face of the newest line
    of the character (two lines of one person may differ), or the hall's own without any.
    """
    if _speaking_to is not None:
        return _speaking_to
    lines = sessions_of(who)
    return face_of(lines[-1]) if lines else Face(language=_language_of_client({}))


def takes_objects(session: Any) -> bool:
    """True for whoever reads objects: machine style, the browser, a client with ``Hall 1``."""
    return _is_machine(session) or is_browser(session) or bool(session.protocol_flags.get("HALL"))


# People and their lines


def character_by_id(who: int | None) -> Any | None:
    """The character of that number, or None when there is none (any more)."""
    try:
        # By its number alone: that is what Evennia's cache answers without asking the database.
        return ObjectDB.objects.get(id=who)
    except ObjectDB.DoesNotExist:
        return None


def sessions_of(who: Any) -> list[Any]:
    """The lines of a session, character or account, or of several of these; each line once."""
    if who is None:
        return []
    if hasattr(who, "protocol_flags"):
        return [who]
    handler = getattr(who, "sessions", None)
    if handler is not None:
        return handler.all()
    # Sessions compare by address, which two lines may share; their numbers are their own.
    lines = {line.sessid: line for part in who for line in sessions_of(part)}
    return list(lines.values())


def people_in(room: Any, exclude: Iterable[Any] = ()) -> list[Any]:
    """The characters in a room, whether their lines are up or not."""
    left_out = {person.id for person in exclude}
    people = room.contents_get(content_type="character") if room is not None else []
    return [person for person in people if person.id not in left_out]


# Telling


def tell(to: Any, key: str, /, **args: Any) -> None:
    """Say one sentence of the catalogue.

    Args:
        to: a session, character or account, or several of these.
        key: the Fluent message's id.
        args: its variables. A callable is asked for its value with each listener's face, for
            values that have words of their own in every language.
    """
    show(to, lambda face: layout.block(face, [sentence(face, key, **args)]))


CHANNELS = {"talk-said": "say", "talk-posed": "pose", "talk-paged": "page"}
"""Sentences of talk -> the word typed for it; others are named by it: ``talk-hall``."""


def talk(to: Any, key: str, /, **args: Any) -> None:
    """Say what somebody said, and tell clients that keep talk in a window of its own.

    Args:
        to: a session, character or account, or several of these.
        key: the Fluent message's id; its ``$name`` is who speaks, its ``$text`` what is said.
        args: the message's variables.
    """
    tell(to, key, **args)
    channel = CHANNELS.get(key) or key.removeprefix("talk-")
    said = {"channel": channel, "talker": args["name"], "text": args["text"]}
    for session in sessions_of(to):
        package(session, "COMM", "Comm.Channel.Text", said)


def sentence(face: Face, key: str, /, **args: Any) -> str:
    """The sentence `tell` would say to this face, on one line."""
    values = {name: value(face) if callable(value) else value for name, value in args.items()}
    return say(face, key, **values)


def tell_room(room: Any, key: str, /, exclude: Iterable[Any] = (), **args: Any) -> None:
    """Say one sentence to everybody in a room but those excluded."""
    tell(people_in(room, exclude), key, **args)


def show(to: Any, render: Callable[[Face], str]) -> None:
    """Send a text of our own making; it is made once for all lines with the same face.

    Args:
        to: a session, character or account, or several of these.
        render: gives the complete text for a face; nothing is sent for an empty one.
    """
    made: dict[Face, str] = {}
    for session in sessions_of(to):
        face = face_of(session)
        if face not in made:
            made[face] = _rendered(face, render)
        send(session, made[face])


def _rendered(face: Face, render: Callable[[Face], str]) -> str:
    global _speaking_to
    outer, _speaking_to = _speaking_to, face
    try:
        return render(face)
    finally:
        _speaking_to = outer


class Objects(tuple):
    """Objects of the machine interface, written out once however many lines read them."""

    @cached_property
    def lines(self) -> str:
        """As lines of text, for programs on a terminal."""
        return "\n".join(machine_line(name, item) for name, item in self)

    @cached_property
    def packed(self) -> str:
        """As one JSON text, for lines that have messages for them."""
        return json.dumps(self)


def send(session: Any, text: str, objects: Sequence[tuple[str, Any]] = ()) -> None:
    """Send one line a finished text, and the objects of the machine interface that go with it.

    Args:
        session: the line.
        text: complete, made for this line's face; may be empty.
        objects: names and JSON objects, in order. Only lines that understand them get them:
            a program's plain telnet as lines after the text, MUD clients and the browser as
            messages of their own.
    """
    machine = _is_machine(session)
    packets = {}
    if not isinstance(objects, Objects):
        objects = Objects(objects)
    if text:
        text = _guarded(text) if machine else text
        _kept(session).append(text)
    if objects and machine:
        text = f"{text}\n{objects.lines}" if text else objects.lines
    elif objects and takes_objects(session):
        packets["hall"] = ((objects.packed,), {})
    if text:
        packets = {"text": text, **packets}
    if packets:
        # Evennia takes options beside the text; inside its tuple they would be overwritten.
        session.data_out(**packets, options=_RAW)


def package(session: Any, flag: str, name: str, item: dict[str, Any]) -> None:
    """Send a MUD client one GMCP message of a package it announced.

    Args:
        flag: the protocol flag that says it did.
        name: the message's whole name.
        item: its JSON object.
    """
    if session.protocol_flags.get(flag):
        session.data_out(hall=((json.dumps([(name, item)]),), {}), options=_RAW)


def pour(session: Any, text: str) -> None:
    """Send a line a piece of something long, which ``again`` does not keep."""
    session.data_out(text=text, options=_RAW)


def _is_machine(session: Any) -> bool:
    """True for a program on a terminal; a page gets its objects as messages in every style."""
    return preferences.of_line(session).get("style") == "machine" and not is_browser(session)


def _guarded(text: str) -> str:
    """A program must never take text for people for one of its objects."""
    if _MACHINE_MARK not in text:
        return text
    lines = text.split("\n")
    return "\n".join(" " + line if line.startswith(_MACHINE_MARK) else line for line in lines)


# Telling again


def _kept(session: Any) -> deque[str]:
    try:
        return session.hall_kept
    except AttributeError:
        session.hall_kept = deque(maxlen=KEPT)
        return session.hall_kept


def again(session: Any, count: int = 1) -> int:
    """Send the last messages of this line once more, oldest first. Gives how many there were."""
    messages = list(_kept(session))[-count:] if count > 0 else []
    for text in messages:
        session.data_out(text=text, options=_RAW)
    return len(messages)
