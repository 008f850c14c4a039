"""``./hall test`` and ``./hall bench``."""

from __future__ import annotations

import os
import subprocess

from server.conf import hallini
from server.hallscript import installation
from server.hallscript.place import Place
from server.hallscript.trouble import Trouble

A_HALLS = {"DJANGO_SETTINGS_MODULE", *hallini.VARIABLES}
"""What steers a hall that somebody runs; tests and benches run their own."""


def run(place: Place, words: list[str]) -> int:
    """Run pytest; everything it writes lies in ``.hall/test``. Gives its exit code.

    Args:
        place: This copy of the hall.
        words: What pytest gets; ``--all`` makes it fail when a test could not be run here.
    """
    installation.ensure(place, installation.TESTS, installation.POSTGRESQL)
    return _python(place, ["-m", "pytest", *words])


def bench(place: Place, words: list[str]) -> int:
    """Run one of ``tests/bench``. Gives its exit code.

    Raises:
        Trouble: There is none of that name.
    """
    names = sorted(
        path.stem
        for path in (place.root / "tests" / "bench").glob("[a-z]*.py")
        if '__name__ == "__main__"' in path.read_text(encoding="utf-8")
    )
    if not words or words[0] not in names:
        said = (
            f"There is no bench '{words[0]}'." if words else "Say which bench: ./hall bench NAME."
        )
        raise Trouble(f"{said} There are: {', '.join(names) or 'none yet'}.")
    installation.ensure(place, installation.TESTS)
    return _python(place, ["-m", f"tests.bench.{words[0]}", *words[1:]])


def _python(place: Place, words: list[str]) -> int:
    own = place.root / ".hall" / "test"
    (own / "tmp").mkdir(mode=0o700, parents=True, exist_ok=True)
    environment = {name: text for name, text in os.environ.items() if name not in A_HALLS}
    environment.update(
        PATH=f"{place.python.parent}{os.pathsep}{environment.get('PATH', os.defpath)}",
        TMPDIR=str(own / "tmp"),
        PYTHONUTF8="1",
    )
    return subprocess.call([str(place.python), *words], cwd=str(place.root), env=environment)
