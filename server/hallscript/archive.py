"""A backup as one file: a compressed tar whose first member says what is in it.

``manifest.json`` holds ``format`` (1), ``made`` (ISO time), ``database`` (``sqlite`` or
``postgresql``), ``migrations`` (the changes of form its rows have had) and ``files`` (name ->
SHA-256). What does not agree with it is damaged.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import tarfile
import zlib
from pathlib import Path, PurePosixPath
from typing import Any, BinaryIO

from server.conf.ownfiles import for_owner
from server.hallscript.trouble import Trouble

FORMAT = 1
MANIFEST = "manifest.json"
MANIFEST_LIMIT = 4 * 2**20
"""Bytes of a manifest; a larger one is none."""

BLOCK = 2**20
LEVEL = 3
"""Bytes handled at once, and how hard to compress: players wait for the same processor."""

BROKEN = (tarfile.TarError, EOFError, zlib.error, ValueError, KeyError, TypeError, AttributeError)


def pack(path: Path, folder: Path, about: dict[str, Any]) -> None:
    """Write every file of a folder into a backup, safe on the disk when this returns.

    Args:
        path: The backup; readable by its owner alone, for it holds password hashes and keys.
        folder: The files.
        about: The manifest without ``format`` and ``files``.
    """
    names = sorted(
        file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()
    )
    files = {name: _sum(folder / name) for name in names}
    manifest = json.dumps({"format": FORMAT, **about, "files": files}, indent=1).encode()
    # by its number, not its name: that would come to stand in the head, where no sum covers it
    handle = for_owner(str(path), os.O_WRONLY | os.O_CREAT | os.O_EXCL)
    with os.fdopen(handle, "wb") as raw:
        with tarfile.open(fileobj=raw, mode="w:gz", compresslevel=LEVEL) as tar:
            head = tarfile.TarInfo(MANIFEST)
            head.size = len(manifest)
            tar.addfile(head, io.BytesIO(manifest))
            for name in names:
                tar.add(folder / name, arcname=name, recursive=False)
        raw.flush()
        os.fsync(raw.fileno())


def manifest(path: Path) -> dict[str, Any]:
    """What a backup says about itself; its files are not looked at.

    Raises:
        Trouble: It is no backup, is damaged, or is of a newer kind.
    """
    try:
        with tarfile.open(path, "r:gz") as tar:
            return _manifest(path, tar)
    except BROKEN as problem:
        raise _damaged(path) from problem
    except OSError as problem:
        raise _unreadable(path, problem) from problem


def unpack(path: Path, folder: Path) -> dict[str, Any]:
    """Lay the files of a backup into an empty folder, each compared with its sum.

    Gives the manifest.

    Raises:
        Trouble: As `manifest`, or a file is missing, damaged or more than was written.
        OSError: They cannot be written (the disk may be full).
    """
    try:
        with tarfile.open(path, "r:gz") as tar:
            said = _manifest(path, tar)
            missing = dict(said["files"])
            for member in tar:
                if member.name == MANIFEST:
                    continue
                wanted = missing.pop(member.name)
                source = tar.extractfile(member)
                target = folder / _inside(member.name)
                target.parent.mkdir(parents=True, exist_ok=True)
                # keys and password hashes are among them
                with open(target, "xb", opener=for_owner) as file:
                    _copy(source, file)
                if _sum(target) != wanted:
                    raise _damaged(path)
            while tar.fileobj.read(BLOCK):
                pass  # to the end, where the compression has a sum of its own
    except BROKEN as problem:
        raise _damaged(path) from problem
    except OSError as problem:
        if isinstance(problem, tarfile.TarError) or problem.errno is None:
            raise _damaged(path) from problem  # gzip's way to say that a sum is wrong
        if problem.filename in (None, str(path)) and not os.access(path, os.R_OK):
            raise _unreadable(path, problem) from problem
        raise
    if missing:
        raise _damaged(path)
    return said


def _manifest(path: Path, tar: tarfile.TarFile) -> dict[str, Any]:
    head = tar.next()
    if head is None or head.name != MANIFEST or head.size > MANIFEST_LIMIT:
        raise _damaged(path)
    said = json.loads(tar.extractfile(head).read())
    if said["format"] > FORMAT:
        raise Trouble(
            f"{path} was made by a newer version of the hall. Restore it with that version; "
            "nothing was changed."
        )
    for name in said["files"]:
        _inside(name)
    return said


def _inside(name: str) -> PurePosixPath:
    """A name below the folder it is laid into. Raises ValueError for any other."""
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or not path.parts:
        raise ValueError(name)
    return path


def _copy(source: BinaryIO, target: BinaryIO) -> None:
    shutil.copyfileobj(source, target, BLOCK)
    target.flush()
    os.fsync(target.fileno())


def _sum(path: Path) -> str:
    seen = hashlib.sha256()
    with open(path, "rb") as file:
        while block := file.read(BLOCK):
            seen.update(block)
    return seen.hexdigest()


def _damaged(path: Path) -> Trouble:
    return Trouble(
        f"{path} is damaged or is no backup of a hall. Take another one (./hall restore lists "
        "them); nothing was changed."
    )


def _unreadable(path: Path, problem: OSError) -> Trouble:
    return Trouble(f"{path} cannot be read: {problem.strerror or problem}. Nothing was changed.")
