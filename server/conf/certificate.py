"""The certificate of telnet in TLS: the operator's own, or one the hall makes for itself.

Its own is signed by itself: programs ask about it once and then know this hall again. It is kept
in the data folder for as long as it is good.
"""

from __future__ import annotations

import datetime
import ipaddress
import os
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID
from OpenSSL import crypto
from twisted.internet import ssl

from server.conf.hallini import BadIni, HallIni
from server.conf.ownfiles import for_owner

GOOD_FOR = datetime.timedelta(days=825)
"""The longest that programs of today accept."""

RENEWED_BEFORE = datetime.timedelta(days=30)

_BEGIN = "-----BEGIN CERTIFICATE-----"


def context(ini: HallIni) -> ssl.CertificateOptions:
    """What TLS connections are made with: TLS 1.2 and newer.

    Raises:
        BadIni: the operator's files cannot be used; the text says which and why.
    """
    if ini.certificate is None or ini.certificate_key is None:
        path = ini.data / "telnet.pem"
        _own(path, ini.address or "localhost")
        chain = key = path
    else:
        chain, key = ini.certificate, ini.certificate_key
    try:
        first, *others = [
            ssl.Certificate.loadPEM(one).original
            for one in _certificates(chain.read_text(encoding="ascii"))
        ]
        options = ssl.CertificateOptions(
            privateKey=ssl.KeyPair.load(key.read_bytes(), crypto.FILETYPE_PEM).original,
            certificate=first,
            extraCertChain=others,
            raiseMinimumTo=ssl.TLSVersion.TLSv1_2,
        )
        options.getContext().check_privatekey()
        return options
    except OSError as problem:
        raise BadIni(f"{problem.filename} cannot be read: {problem.strerror}.") from problem
    except Exception as problem:  # each library of the three raises its own
        raise BadIni(
            f"The certificate in {chain} and the key in {key} cannot be used together: {problem}. "
            "Both are PEM files; the chain begins with the hall's own certificate."
        ) from problem


def _certificates(text: str) -> list[str]:
    found = [_BEGIN + part for part in text.split(_BEGIN)[1:]]
    if not found:
        raise ValueError("there is no certificate in the file")
    return found


def _own(path: Path, name: str) -> None:
    """Make sure that the file holds a key and a certificate for this name that is still good."""
    try:
        kept = x509.load_pem_x509_certificate(path.read_bytes())
        now = datetime.datetime.now(datetime.UTC)
        names = kept.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
        if kept.not_valid_after_utc - RENEWED_BEFORE > now and x509.DNSName(name) in names:
            return
    except (FileNotFoundError, ValueError, x509.ExtensionNotFound):
        pass
    fresh = path.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    with open(fresh, "xb", opener=for_owner) as file:
        file.write(_made(name))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def _made(name: str) -> bytes:
    """A new key and a certificate of version 3, signed with SHA-256, in one PEM text."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name[:64])])
    names: list[x509.GeneralName] = [x509.DNSName(name)]
    if name != "localhost":
        names.append(x509.DNSName("localhost"))
    names += [x509.IPAddress(ipaddress.ip_address(own)) for own in ("127.0.0.1", "::1")]
    now = datetime.datetime.now(datetime.UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))  # clocks differ
        .not_valid_after(now + GOOD_FOR)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return private + signed.public_bytes(serialization.Encoding.PEM)
