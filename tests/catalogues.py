"""Reads the catalogues and the sources for the tests that keep them in step."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from world.render.phrases import folders

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ("world", "commands", "typeclasses", "server", "web")

SPEAKING = frozenset(
    "say talk tell tell_room say_all say_seat tell_character announce phrase sentence".split()
)
"""Functions and methods whose first constant argument is a message's id."""

REFUSING = frozenset({"Refusal", "Unreadable", "refusal"})
"""Calls whose first argument is a refusal's code."""

BETWEEN_PROCESSES = ("server/keeperlink.py", "server/services.py", "server/hallscript/")
"""Files that say words to other processes, not to people."""

FORMS = re.compile(r"-(count|is|form|gender|gen|dat|acc|ins)$")


@dataclass(frozen=True)
class Said:
    """One place in the sources that says a message."""

    where: str
    key: str
    args: frozenset[str] | None
    """The names of its arguments; None when they cannot be told from the source."""


@cache
def catalogue(language: str) -> dict[str, ftl.Message]:
    """Every message of one language by its id."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


@cache
def spoken_too(language: str, other: str) -> frozenset[str]:
    """Ids of one language's messages in the folders that have a catalogue of the other."""
    return frozenset(
        entry.id.name
        for folder in folders()
        if (folder / f"{other}.ftl").is_file()
        for entry in _body(folder / f"{language}.ftl")
        if isinstance(entry, ftl.Message)
    )


@cache
def entries(language: str) -> tuple[ftl.EntryType, ...]:
    """Everything in the catalogues of one language, junk included."""
    found: list[ftl.EntryType] = []
    for folder in folders():
        path = folder / f"{language}.ftl"
        if path.is_file():
            found += _body(path)
    return tuple(found)


@cache
def _body(path: Path) -> tuple[ftl.EntryType, ...]:
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def nodes(part: object) -> Iterator[ftl.BaseNode]:
    """Everything inside a part of a catalogue, the part itself first."""
    if isinstance(part, ftl.BaseNode):
        yield part
        for value in vars(part).values():
            yield from nodes(value)
    elif isinstance(part, list):
        for value in part:
            yield from nodes(value)


def variables(part: ftl.BaseNode) -> frozenset[str]:
    """The names of the variables a message uses."""
    return frozenset(n.id.name for n in nodes(part) if isinstance(n, ftl.VariableReference))


def variants(part: ftl.BaseNode | None, variable: str) -> tuple[str, ...]:
    """The words a message tells apart for a variable."""
    return tuple(
        variant.key.name
        for node in nodes(part)
        if isinstance(node, ftl.SelectExpression)
        and isinstance(node.selector, ftl.VariableReference)
        and node.selector.id.name == variable
        for variant in node.variants
        if isinstance(variant.key, ftl.Identifier)
    )


def bare(names: frozenset[str]) -> frozenset[str]:
    """Variables without the endings that give a count, a relation or a case of the same value."""
    return frozenset(FORMS.sub("", name) for name in names)


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    """Every Python source of the hall, parsed."""
    return tuple(
        (str(path.relative_to(ROOT)), ast.parse(path.read_text(encoding="utf-8")))
        for part in SOURCES
        for path in sorted((ROOT / part).rglob("*.py"))
    )


@cache
def constants() -> frozenset[str]:
    """Every string constant in the sources, and every word in the pages' templates."""
    found = {
        node.value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for text in pages():
        found.update(re.findall(r"[\w.-]+", text))
    return frozenset(found)


@cache
def pages() -> tuple[str, ...]:
    """The pages' templates and scripts of our own."""
    files = [*(ROOT / "web/templates").rglob("*.html"), *(ROOT / "web/static").rglob("*.js")]
    return tuple(path.read_text(encoding="utf-8") for path in files if "vendor" not in path.parts)


@cache
def words() -> frozenset[str]:
    """Every word inside the string constants, docstrings included."""
    return frozenset(word for text in constants() for word in re.findall(r"[\w-]+", text))


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Every f-string in the sources, or the like in scripts, that could spell a message's id."""
    found = set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and (pattern := _pattern(node)):
                found.add(pattern)
    for text in pages():
        found.update(
            re.sub(r"\$\{\w[\w.]*\}", r"[\\w-]+", spelled)
            for spelled in re.findall(r"`([a-z-]{3,}(?:\$\{\w[\w.]*\}[a-z-]*)+)`", text)
        )
    return tuple(re.compile(pattern) for pattern in sorted(found))


def _pattern(node: ast.JoinedStr) -> str | None:
    """The f-string as a regular expression; None when it is no id or could be any."""
    parts = [
        re.escape(value.value) if isinstance(value, ast.Constant) else r"[\w-]+"
        for value in node.values
    ]
    fixed = "".join(v.value for v in node.values if isinstance(v, ast.Constant))
    return "".join(parts) if re.fullmatch(r"[a-z-]*[a-z]{3,}[a-z.-]*", fixed) else None


def sayings() -> Iterator[Said]:
    """Every call in the sources that says a message whose id stands in the call."""
    for where, call, name in _calls():
        if name not in SPEAKING or where.startswith(BETWEEN_PROCESSES):
            continue
        key = next((arg for arg in call.args if _constant(arg) is not None), None)
        if key is None:
            continue
        star = any(keyword.arg is None for keyword in call.keywords)
        named = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
        given = None if star or len(call.args) > call.args.index(key) + 1 else named
        yield Said(f"{where}:{call.lineno}", _constant(key), given)


def refusals() -> Iterator[tuple[str, str]]:
    """Where a refusal's code stands in the sources, and the code."""
    for where, call, name in _calls():
        if name in REFUSING and call.args and (code := _constant(call.args[0])):
            yield f"{where}:{call.lineno}", code


def _calls() -> Iterator[tuple[str, ast.Call, str]]:
    for where, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                function = node.func
                name = getattr(function, "attr", getattr(function, "id", ""))
                yield where, node, name


def _constant(node: ast.expr) -> str | None:
    value = node.value if isinstance(node, ast.Constant) else None
    return value if isinstance(value, str) else None
