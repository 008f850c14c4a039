"""Pictures, styles and scripts: compressed, and kept by browsers for as long as they are right.

Pages ask for ``/static/v-<version>/…``; the version is made from the files themselves, so a browser
may keep what it got for a year and never shows a mixture of two versions. The same files without
a version are asked for anew each time.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from django.conf import settings
from evennia.server.webserver import PrivateStaticRoot
from twisted.web import http

from web.lean import COMMENTS, lean

VERSION_MARK = "v-"
YEAR = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"

TEXTS = {
    ".js": b"text/javascript; charset=utf-8",
    ".css": b"text/css; charset=utf-8",
    ".svg": b"image/svg+xml",
    ".json": b"application/json",
    ".txt": b"text/plain; charset=utf-8",
}
"""Endings of files that are worth compressing -> what browsers are told they are."""

LARGEST = 1_000_000
"""Bytes up to which a file is compressed and kept in memory."""

OURS = "hall"
"""The folder of the hall's own files; the version is made from it."""


@cache
def version() -> str:
    """Ten hexadecimal digits that change when any of our files does; told once a process."""
    folder = Path(settings.STATIC_ROOT, OURS)
    made = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        made.update(f"{path.relative_to(folder)}\0{path.stat().st_size}\0".encode())
        made.update(path.read_bytes())
    return made.hexdigest()[:10]


def address(name: str) -> str:
    """Where a page finds a file of ours, such as ``app.js``."""
    return f"{settings.STATIC_URL}{VERSION_MARK}{version()}/{OURS}/{name}"


@lru_cache(maxsize=256)
def _body(path: str, changed: float, size: int) -> bytes:
    """What is sent of a file; ``changed`` and ``size`` tell one state of it from another."""
    file = Path(path)
    if file.suffix not in COMMENTS or "vendor" in file.parts:
        return file.read_bytes()
    return lean(file.read_text(encoding="utf-8"), file.suffix).encode()


@lru_cache(maxsize=256)
def _packed(path: str, changed: float, size: int) -> bytes:
    return gzip.compress(_body(path, changed, size), 9, mtime=0)


class Files(PrivateStaticRoot):
    """One file or folder under ``/static``."""

    keeping = ASK_AGAIN

    def createSimilarFile(self, path: str) -> Files:
        """What lies in a folder may be kept as long as the folder."""
        made = super().createSimilarFile(path)
        made.keeping = self.keeping
        return made

    def getChild(self, path: bytes, request: Any) -> Any:
        """A file in this folder. A name that cannot be one is not found, as others are."""
        try:
            return super().getChild(path, request)
        except ValueError:
            return self.childNotFound

    def render_GET(self, request: Any) -> Any:
        """The file, compressed for whoever takes it so."""
        request.setHeader(b"cache-control", self.keeping)
        request.setHeader(b"x-content-type-options", b"nosniff")
        kind = TEXTS.get(Path(self.path).suffix)
        if kind is None or not self.isfile() or self.getsize() > LARGEST:
            return super().render_GET(request)
        self.type, self.encoding = kind.decode("ascii"), None
        request.setHeader(b"vary", b"accept-encoding")
        changed, size = self.getModificationTime(), self.getsize()
        if request.setLastModified(changed) is http.CACHED:
            return b""
        packed = b"gzip" in (request.getHeader(b"accept-encoding") or b"")
        body = (_packed if packed else _body)(self.path, changed, size)
        request.setHeader(b"content-type", kind)
        if packed:
            request.setHeader(b"content-encoding", b"gzip")
        request.setHeader(b"content-length", str(len(body)).encode("ascii"))
        return b"" if request.method == b"HEAD" else body

    render_HEAD = render_GET


class StaticRoot(Files):
    """``/static``, with and without a version in front."""

    def getChild(self, path: bytes, request: Any) -> Any:
        """The files of a version; an older page's version gets today's, not to be kept."""
        if not path.startswith(VERSION_MARK.encode("ascii")):
            return super().getChild(path, request)
        made = Files(self.path)
        if path == f"{VERSION_MARK}{version()}".encode("ascii"):
            made.keeping = YEAR
        return made
