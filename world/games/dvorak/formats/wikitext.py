"""Wiki markup as plain text, and plain text as wiki markup that means just that.

Source: *Deck formats*, Wiki source. What looks like a tag and is none of the wiki's stays text:
``FILL <object>``.
"""

from __future__ import annotations

import html
import re

import mwparserfromhell
from mwparserfromhell.nodes import ExternalLink, Template, Wikilink

LONGEST = 4000
"""Characters of one template that are looked at; the fields of a card have 1,500 together."""

_LESS = "\ue000"
"""Stands for ``<`` while the parser reads, which would take hours over tags made to hurt."""

_BREAK = re.compile(r"[ \t]*<br\s*/?\s*>[ \t]*\n?", re.IGNORECASE)
_CELL = re.compile(r"</t[dh]>", re.IGNORECASE)
_ROW = re.compile(r"</tr>|</table>|</p>|<p>|</li>", re.IGNORECASE)
_TAG = re.compile(
    r"</?(?:b|i|u|s|em|strong|small|big|sub|sup|tt|code|center|div|span|font|table|tbody|tr|td|th"
    r"|ul|ol|li|p|blockquote|strike|del|ins|nowiki|noinclude|includeonly|onlyinclude|hr)"
    r"(?:\s[^<>]{0,300})?/?>",
    re.IGNORECASE,
)
_QUOTES = re.compile(r"'{2,5}")
_PICTURE = re.compile(r"\s*(?:file|image|fichier|archivo|datei)\s*:\s*(.+)", re.IGNORECASE)
_SIGNED = re.compile(r"\s*\((?:talk|discuter|discusión)\b.*|\s*\d\d:\d\d, .{4,40}\(UTC\).*")
_HIDE = re.compile(r"[&<>|{}\[\]~'=_:*#;]")
_DOUBLED = ("''", "[[", "]]", "{{", "}}", "~~", "__", "://")


def templates(text: str) -> list[tuple[int, int]]:
    """Where the innermost ``{{…}}`` begin and end (their insides).

    A template with another one in it is none that this reads, and one that is not closed before
    the next begins is skipped. Source: *Deck formats*, Parsing rules.
    """
    found = []
    begun = None
    for brace in re.finditer(r"\{\{|\}\}", text):
        if brace[0] == "{{":
            begun = brace.end()
        elif begun is not None:
            found.append((begun, brace.start()))
            begun = None
    return found


def uncommented(text: str) -> str:
    """The text without HTML comments; their line breaks stay, so that lines keep their numbers."""
    kept, at = [], 0
    while (start := text.find("<!--", at)) >= 0 and (end := text.find("-->", start + 4)) >= 0:
        kept += [text[at:start], "\n" * text.count("\n", start, end)]
        at = end + 3
    return "".join(kept) + text[at:]


def parameters(inside: str) -> dict[str, str] | None:
    """The named parameters of a template; of several with one name the last counts.

    None when the words are no template after all.
    """
    code = mwparserfromhell.parse("{{" + inside.replace("<", _LESS) + "}}", skip_style_tags=True)
    found = code.nodes[0] if code.nodes else None
    if not isinstance(found, Template):
        return None
    return {
        str(param.name).strip().casefold(): str(param.value).replace(_LESS, "<").strip()
        for param in found.params
        if param.showkey
    }


def plain(value: str) -> tuple[str, list[str]]:
    """The words of a piece of markup, and the names of the pictures in it."""
    value = _ROW.sub("\n", _CELL.sub(" ", _BREAK.sub("\n", value[:LONGEST])))
    value = _QUOTES.sub("", _TAG.sub("", value))
    pictures: list[str] = []
    code = mwparserfromhell.parse(value.replace("<", _LESS), skip_style_tags=True)
    words = []
    for node in code.nodes:
        if isinstance(node, Wikilink):
            picture = _PICTURE.fullmatch(str(node.title))
            if picture:
                pictures.append(picture[1].strip())
            else:
                words.append(str(node.text if node.text is not None else node.title))
        elif isinstance(node, ExternalLink):
            words.append(str(node.title if node.title is not None else node.url))
        else:
            words.append(str(node))
    return html.unescape("".join(words).replace(_LESS, "<")), pictures


def signed(value: str) -> str:
    """A creator's name without the rest of a wiki signature."""
    return _SIGNED.sub("", plain(value)[0]).strip()


def escaped(text: str) -> str:
    """Wiki markup that shows just this text."""

    def one(found: re.Match[str]) -> str:
        char, at = found[0], found.start()
        near = text[max(0, at - 1) : at + 2]
        at_start = at == 0 or text[at - 1] == "\n"
        if char in "&<>|" or any(pair in near for pair in _DOUBLED):
            return f"&#{ord(char)};"
        if char in "{}[]" or (at_start and char in ":*#;="):
            return f"&#{ord(char)};"
        return char

    return _HIDE.sub(one, text).replace("\n", "<br>")
