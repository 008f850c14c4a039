"""The rings of imports and what may not cross them, read from the source of every file.

commands, web, server -> typeclasses -> world/hall -> world/records; world/hall -> bots, render ->
games -> engine -> cards -> the standard library. Never up.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

PURE = ("world.cards", "world.engine", "world.games", "world.bots", "world.render")
"""Rings that know no server: they run in milliseconds without one."""

BELOW = {
    "world.cards": (),
    "world.engine": ("world.cards",),
    "world.games": ("world.engine", "world.cards"),
    "world.bots": ("world.games", "world.engine", "world.cards"),
    "world.render": ("world.games", "world.engine", "world.cards"),
    "world.records": ("world.games", "world.engine", "world.cards"),
    "world.hall": ("world.records", *PURE),
    "world.build": ("world.hall", "world.records", *PURE),
    "typeclasses": ("world",),
    **dict.fromkeys(
        ("commands", "web", "server"), ("commands", "web", "server", "typeclasses", "world")
    ),
}
"""Ring -> the rings it may import from, beside itself. The outermost three are one ring."""

OUTSIDE = {
    "world.render": {"fluent", "wcwidth"},
    "world.games": {"mwparserfromhell", "tomlkit"},
}
"""Packages from outside that a pure ring may use."""

CLOCKS = {"random", "time", "datetime", "secrets"}
"""Chance and time are parameters of a game, never fetched by it."""

MOST_LINES = 500


def sources() -> list[Path]:
    """Every Python file of the project itself."""
    found = []
    for top in ("world", "typeclasses", "commands", "web", "server"):
        found += [
            path
            for path in sorted((ROOT / top).rglob("*.py"))
            if not {"migrations", "__pycache__", ".hall"} & set(path.parts)
        ]
    return found


def module(path: Path) -> str:
    """The dotted name of a file of this tree."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def ring(name: str) -> str | None:
    """The ring a module belongs to; None for what is no part of the project."""
    for candidate in sorted(BELOW, key=len, reverse=True):
        if name == candidate or name.startswith(candidate + "."):
            return candidate
    return None


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """Every module a file imports, with the line."""
    here = module(path).split(".")
    package = here if path.name == "__init__.py" else here[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield f"{start}.{alias.name}", node.lineno


def told(path: Path, line: int, what: str) -> str:
    return f"{path.relative_to(ROOT)}:{line} {what}"


def up(path: Path) -> list[str]:
    """Imports of this file that go up."""
    own = ring(module(path))
    if own is None:
        return []
    found = []
    for name, line in imports(path):
        other = ring(name)
        if other is None or other == own:
            continue
        if not any(other == below or other.startswith(below + ".") for below in BELOW[own]):
            found.append(told(path, line, f"imports {name}"))
    return found


def test_no_import_goes_up():
    assert [each for path in sources() for each in up(path)] == []


def test_the_pure_rings_use_the_standard_library_only_and_what_their_work_needs():
    found = []
    for path in sources():
        own = ring(module(path))
        if own not in PURE:
            continue
        for name, line in imports(path):
            top = name.split(".")[0]
            if top not in sys.stdlib_module_names and ring(name) is None and top != "world":
                if top not in OUTSIDE.get(own, set()):
                    found.append(told(path, line, f"imports {name}"))
    assert found == []


def test_engine_and_games_fetch_neither_chance_nor_time():
    found = []
    for path in sources():
        if ring(module(path)) in ("world.engine", "world.games"):
            names = [(name.split(".")[0], line) for name, line in imports(path)]
            found += [told(path, line, name) for name, line in names if name in CLOCKS]
    assert found == []


def test_a_game_knows_no_other_game():
    found = []
    for path in sources():
        parts = module(path).split(".")
        if parts[:2] != ["world", "games"] or len(parts) < 3:
            continue
        for name, line in imports(path):
            other = name.split(".")
            if other[:2] == ["world", "games"] and other[2:3] not in ([], [parts[2]]):
                found.append(told(path, line, f"imports {name}"))
    assert found == []


def test_renderers_and_bots_name_no_state():
    found = []
    for path in sources():
        if ring(module(path)) not in ("world.bots", "world.render"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            named = {
                ast.Name: lambda node: node.id,
                ast.Attribute: lambda node: node.attr,
                ast.alias: lambda node: node.name,
            }.get(type(node))
            if named and named(node).rsplit(".", 1)[-1] in ("State", "state"):
                found.append(told(path, node.lineno, named(node)))
    assert found == []


def test_no_file_is_longer_than_one_reads_in_a_sitting():
    lengths = {
        path.relative_to(ROOT): path.read_text(encoding="utf-8").count("\n") for path in sources()
    }
    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


@pytest.mark.parametrize("top", ["world", "typeclasses", "commands", "web", "server", "tests"])
def test_nothing_names_a_place_outside_the_clone(top):
    words = ("/work/", "../shared", "/tmp/dev")
    found = []
    for path in sorted((ROOT / top).rglob("*.*")):
        if path.suffix in (".py", ".md", ".ftl", ".toml", ".json") and path != Path(__file__):
            text = path.read_text(encoding="utf-8", errors="replace")
            found += [told(path, 0, word) for word in words if word in text]
    assert found == []
