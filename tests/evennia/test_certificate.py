"""The certificate of telnet in TLS: made once, kept while it is good, or the operator's own."""

from __future__ import annotations

import dataclasses
import datetime
import stat

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes

from server.conf import certificate, hallini


@pytest.fixture
def ini(tmp_path):
    return dataclasses.replace(hallini.read(tmp_path, {}), data=tmp_path)


def kept(ini):
    return x509.load_pem_x509_certificate((ini.data / "telnet.pem").read_bytes())


def test_the_halls_own_is_version_3_with_sha_256_and_names_the_hall(ini):
    certificate.context(dataclasses.replace(ini, address="cards.example.org"))
    made = kept(ini)
    names = made.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert made.version is x509.Version.v3
    assert isinstance(made.signature_hash_algorithm, hashes.SHA256)
    assert names.get_values_for_type(x509.DNSName) == ["cards.example.org", "localhost"]
    assert stat.S_IMODE((ini.data / "telnet.pem").stat().st_mode) == 0o600


def test_the_halls_own_is_kept_over_starts(ini):
    certificate.context(ini)
    before = kept(ini)
    certificate.context(ini)
    assert kept(ini) == before


@pytest.mark.parametrize("change", ["name", "age", "damage"])
def test_a_new_one_is_made_when_the_old_one_no_longer_serves(ini, change, monkeypatch):
    certificate.context(ini)
    before = kept(ini)
    if change == "name":
        ini = dataclasses.replace(ini, address="cards.example.org")
    elif change == "age":
        monkeypatch.setattr(certificate, "RENEWED_BEFORE", certificate.GOOD_FOR)
        monkeypatch.setattr(certificate, "GOOD_FOR", datetime.timedelta(days=900))
    else:
        (ini.data / "telnet.pem").write_text("rubbish")
    certificate.context(ini)
    assert kept(ini) != before


@pytest.fixture
def own(ini, tmp_path):
    """The operator's files: a certificate and its key, apart."""
    (tmp_path / "other").mkdir()
    elsewhere = dataclasses.replace(ini, data=tmp_path / "other")
    certificate.context(elsewhere)
    key, begin, chain = (tmp_path / "other/telnet.pem").read_text().partition("-----BEGIN CERT")
    (tmp_path / "chain.pem").write_text(begin + chain)
    (tmp_path / "key.pem").write_text(key)
    return dataclasses.replace(
        ini, certificate=tmp_path / "chain.pem", certificate_key=tmp_path / "key.pem"
    )


def test_the_operators_own_is_shown_and_none_is_made(own):
    shown = certificate.context(own)
    pem = own.certificate.read_bytes()
    assert shown.certificate.to_cryptography() == x509.load_pem_x509_certificate(pem)
    assert not (own.data / "telnet.pem").exists()


@pytest.mark.parametrize(
    "spoil, said",
    [
        (lambda own: own.certificate.unlink(), "chain.pem cannot be read: No such file"),
        (lambda own: own.certificate.write_text("rubbish"), "there is no certificate in the file"),
        (lambda own: own.certificate_key.write_text("rubbish"), "cannot be used together"),
        (lambda own: own.certificate.write_bytes(b"\xff"), "cannot be used together"),
    ],
)
def test_files_that_cannot_be_used_are_told_in_a_sentence(own, spoil, said):
    spoil(own)
    with pytest.raises(hallini.BadIni, match=said):
        certificate.context(own)


def test_a_key_of_another_certificate_is_refused(own, ini):
    certificate.context(ini)
    own.certificate_key.write_text((ini.data / "telnet.pem").read_text())
    with pytest.raises(hallini.BadIni, match="cannot be used together"):
        certificate.context(own)
