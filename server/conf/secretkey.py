"""The key that signs the pages' cookies: made once, kept in the data folder, for one reader."""

from __future__ import annotations

import os
import secrets
import tempfile
from pathlib import Path


def secret_key(path: Path) -> str:
    """The key in that file; makes it, readable by its owner alone (0600), when there is none.

    Two processes that start at once agree on one key: each writes a file of its own and the first
    to link it to ``path`` wins.
    """
    try:
        return path.read_text(encoding="ascii")
    except FileNotFoundError:
        pass
    # mkstemp opens with mode 0600
    handle, fresh = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(secrets.token_urlsafe(48))
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(fresh, path)
    except FileExistsError:
        pass
    finally:
        os.unlink(fresh)
    return path.read_text(encoding="ascii")
