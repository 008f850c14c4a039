"""The packages, built from the files of this folder when they are first asked for."""

from __future__ import annotations

import hashlib
import io
import re
import zipfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from web.clients import sounds
from world.render import phrases
from world.render.face import LANGUAGES, Face

FOLDER = Path(__file__).parent

NAME = "hall"
"""What the Mudlet package is called; its sounds lie in a folder of that name."""

OPENINGS = {"turn": "opening-turn", "vote": "opening-vote"}
"""Name of a sound -> the sentence that says how the lines begin it is played for."""

_PACKAGE = """\
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE MudletPackage>
<MudletPackage version="1.001">
    <ScriptPackage>
        <Script isActive="yes" isFolder="no">
            <name>{name}</name>
            <packageName></packageName>
            <script>{script}</script>
            <eventHandlerList />
        </Script>
    </ScriptPackage>
</MudletPackage>
"""

_CONFIG = """\
mpackage = "{name}"
title = "Table, talk and sounds of a card hall"
version = "{version}"
"""

_TRIGGER = (
    '  <trigger enabled="y" name={name} match={match} regexp="y" script="hall_play" '
    'sequence="100" keep_evaluating="y" />'
)

_NO_DATE = (1980, 1, 1, 0, 0, 0)
"""Packages with the same contents are the same to the byte."""


def _file(path: str) -> str:
    return (FOLDER / path).read_text(encoding="utf-8")


def _zipped(files: Mapping[str, str | bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in files.items():
            file.writestr(zipfile.ZipInfo(name, _NO_DATE), content, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def _sounds() -> dict[str, bytes]:
    return {f"{name}.wav": sounds.sound(name) for name in sounds.TUNES}


@cache
def version() -> str:
    """Eight hexadecimal digits that change when the Mudlet package does."""
    return hashlib.sha256(_file("mudlet/hall.lua").encode()).hexdigest()[:8]


@cache
def mudlet() -> bytes:
    """``hall.mpackage``: the table, talk and sounds in Mudlet."""
    script = escape(_file("mudlet/hall.lua"))
    return _zipped(
        {
            "config.lua": _CONFIG.format(name=NAME, version=version()),
            f"{NAME}.xml": _PACKAGE.format(name=NAME, script=script),
            **_sounds(),
        }
    )


@cache
def mushclient() -> bytes:
    """``hall-sounds.zip``: a MUSHclient plugin that plays sounds, in every language."""
    triggers = [
        _TRIGGER.format(
            name=quoteattr(f"hall_{sound}_{language}"),
            match=quoteattr("^" + re.escape(phrases.say(Face(language=language), key))),
        )
        for sound, key in OPENINGS.items()
        for language in LANGUAGES
    ]
    plugin = _file("mushclient/hall.xml").replace("@TRIGGERS@", "\n".join(triggers))
    return _zipped({"hall_sounds.xml": plugin, **_sounds()})


@cache
def tintin() -> bytes:
    """``hall.tin``: a script for TinTin++."""
    return _file("tintin/hall.tin").encode()
