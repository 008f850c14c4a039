"""A backup is whole or it is refused; it never writes outside the folder it is given."""

import io
import json
import tarfile

import pytest

from server.hallscript import archive
from server.hallscript.trouble import Trouble

ABOUT = {"made": "2031-05-04T03:00:00+0000", "database": "sqlite", "migrations": []}


@pytest.fixture
def backup(tmp_path):
    files = tmp_path / "files"
    (files / "media" / "decks").mkdir(parents=True)
    (files / "hall.db3").write_bytes(bytes(range(256)) * 400)
    (files / "media" / "decks" / "lamp.svg").write_text("<svg/>")
    path = tmp_path / "hall.tar.gz"
    archive.pack(path, files, ABOUT)
    return path


@pytest.fixture
def target(tmp_path):
    folder = tmp_path / "target"
    folder.mkdir()
    return folder


def written(path, manifest, *members):
    """An archive made by hand."""
    with tarfile.open(path, "w:gz") as tar:
        for name, text in (("manifest.json", json.dumps(manifest)), *members):
            head = tarfile.TarInfo(name)
            head.size = len(text)
            tar.addfile(head, io.BytesIO(text.encode()))
    return path


def test_what_was_packed_is_unpacked(backup, target):
    said = archive.unpack(backup, target)
    assert said["made"] == ABOUT["made"] == archive.manifest(backup)["made"]
    assert (target / "hall.db3").read_bytes() == bytes(range(256)) * 400
    assert (target / "media" / "decks" / "lamp.svg").read_text() == "<svg/>"
    assert len(list(target.rglob("*.*"))) == 2


def test_only_its_owner_reads_a_backup_and_what_was_in_it(backup, target):
    archive.unpack(backup, target)
    for path in (backup, target / "hall.db3", target / "media" / "decks" / "lamp.svg"):
        assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("twentieth", range(20))
def test_one_wrong_byte_anywhere_is_noticed(backup, target, twentieth):
    content = bytearray(backup.read_bytes())
    at = 10 + (len(content) - 11) * twentieth // 19  # the ten bytes before name the time and system
    content[at] ^= 0x55
    backup.write_bytes(content)
    with pytest.raises(Trouble) as said:
        archive.unpack(backup, target)
    assert "damaged" in str(said.value) or "newer" in str(said.value)


@pytest.mark.parametrize("part", [0, 1, 50, 90, 99])
def test_a_backup_that_was_cut_off_is_noticed(backup, target, part):
    content = backup.read_bytes()
    backup.write_bytes(content[: len(content) * part // 100])
    with pytest.raises(Trouble, match="damaged"):
        archive.unpack(backup, target)


def test_a_file_that_is_no_backup_is_refused(tmp_path, target):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna")
    for read in (archive.manifest, lambda path: archive.unpack(path, target)):
        with pytest.raises(Trouble, match="no backup"):
            read(path)


def test_a_file_that_is_not_there_is_named(tmp_path, target):
    for read in (archive.manifest, lambda path: archive.unpack(path, target)):
        with pytest.raises(Trouble, match="cannot be read: No such file"):
            read(tmp_path / "none.tar.gz")


def test_a_backup_of_a_newer_kind_asks_for_the_newer_version(tmp_path):
    path = written(tmp_path / "new.tar.gz", {"format": 2, "files": {}})
    with pytest.raises(Trouble, match="newer version"):
        archive.manifest(path)


@pytest.mark.parametrize("name", ["../escaped", "/tmp/escaped", "media/../../escaped", ""])
def test_nothing_is_written_outside_the_folder(tmp_path, target, name):
    path = written(tmp_path / "evil.tar.gz", {"format": 1, "files": {name: "0"}}, (name, "x"))
    with pytest.raises(Trouble, match="damaged"):
        archive.unpack(path, target)
    assert not list(tmp_path.rglob("escaped"))


def test_a_file_more_or_less_than_was_written_is_noticed(tmp_path, target):
    more = written(tmp_path / "more.tar.gz", {"format": 1, "files": {}}, ("secret.key", "x"))
    less = written(tmp_path / "less.tar.gz", {"format": 1, "files": {"secret.key": "0"}})
    for path in (more, less):
        with pytest.raises(Trouble, match="damaged"):
            archive.unpack(path, target)
