"""A public hall behind Caddy, as README's steps make it; only the certificate authority is our own.

For the name ``localhost`` Caddy signs the certificates itself; all the rest is the sample's text.
"""

import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress

import pytest

from server.hallscript.place import ROOT
from tests.drills.rows import come_in
from tests.hallcopy import HallCopy
from tests.lines.websocket import LiveLine, Refused
from tests.running import free_ports

LIMIT = 30.0
VISITOR = "127.0.0.9"
"""Where somebody comes from who must not be taken for Caddy, which comes from 127.0.0.1."""

OWN_PORTS = """{{
\thttp_port {http}
\thttps_port {https}
\tadmin off
\tskip_install_trust
}}
"""


class Public:
    """The hall, kept in the foreground as by systemd, and Caddy before it."""

    def __init__(self, folder):
        if shutil.which("caddy") is None:
            pytest.skip("needs Caddy before the hall: sudo apt install caddy")
        self.hall = HallCopy(folder / "hall")
        (self.hall.folder / "hall.ini").write_text(
            "[hall]\naddress = localhost\npublic = yes\nproxy = yes\n"
        )
        http, self.https = free_ports(2)
        sample = (ROOT / "deploy" / "Caddyfile").read_text()
        caddyfile = folder / "Caddyfile"
        caddyfile.write_text(OWN_PORTS.format(http=http, https=self.https) + sample)
        ports = {f"HALL_{name}_PORT": str(port) for name, port in self.hall.ports.items()}
        here = {"PATH": os.defpath, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        log = open(folder / "log", "wb")
        self.keeper = subprocess.Popen(
            [sys.executable, str(self.hall.folder / "hall"), "run"],
            env={**here, **ports},
            stdout=log,
            stderr=log,
        )
        self.caddy = subprocess.Popen(
            ["caddy", "run", "--config", str(caddyfile), "--adapter", "caddyfile"],
            env={**here, **ports, "HALL_ADDRESS": "localhost", "PATH": os.environ["PATH"]},
            stdout=log,
            stderr=log,
        )
        log.close()
        authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        self.log = folder / "log"
        self.until(authority.exists)
        self.trust = ssl.create_default_context(cafile=str(authority))
        self.until(lambda: self.page("/").status == 200)
        self.until(lambda: self.hall.state().get("phase") == "up")

    def until(self, happened):
        give_up = time.monotonic() + LIMIT * 4
        while True:
            with suppress(OSError):
                if happened():
                    return
            assert time.monotonic() < give_up, self.log.read_text()[-3000:]
            time.sleep(0.05)

    def page(self, path):
        address = f"https://localhost:{self.https}{path}"
        return urllib.request.urlopen(address, context=self.trust, timeout=LIMIT)

    def live(self, origin):
        """The pages' live line, from a visitor's own address."""
        plain = socket.create_connection(("127.0.0.1", self.https), LIMIT, (VISITOR, 0))
        sock = self.trust.wrap_socket(plain, server_hostname="localhost")
        return LiveLine(sock, f"localhost:{self.https}", origin, "/live")

    def end(self):
        for process in (self.caddy, self.keeper):
            process.send_signal(signal.SIGTERM)
        for process in (self.caddy, self.keeper):
            process.wait(LIMIT)


@pytest.fixture(scope="module")
def public(tmp_path_factory):
    public = Public(tmp_path_factory.mktemp("public"))
    yield public
    public.end()


def test_the_page_comes_encrypted_and_finds_its_live_line(public):
    answer = public.page("/")
    page = answer.read().decode()
    assert "wss://localhost/live" in page
    assert "wss://localhost/live" in answer.headers["Content-Security-Policy"]
    cookies = answer.headers.get_all("Set-Cookie") or []
    assert all("Secure" in cookie for cookie in cookies)


def test_the_live_line_works_and_knows_where_its_visitor_comes_from(public):
    line = public.live(f"https://localhost:{public.https}")
    line.type("guest")
    line.read_until("You are Guest")
    line.close()
    log = (public.hall.data / "logs" / "server.log").read_text()
    assert f"address: {VISITOR}" in log


def test_a_page_of_another_site_opens_no_line(public):
    with pytest.raises(Refused, match="403"):
        public.live("https://elsewhere.example.org")


def test_figures_for_this_machine_are_not_for_who_comes_through_the_proxy(public):
    for address in ("203.0.113.7", "127.0.0.1, 203.0.113.7"):
        request = urllib.request.Request(
            f"http://127.0.0.1:{public.hall.ports['WEB']}/metrics",
            headers={"X-Forwarded-For": address},
        )
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request, timeout=LIMIT)
        assert refused.value.code == 403
    direct = f"http://127.0.0.1:{public.hall.ports['WEB']}/metrics"
    assert b"last_backup" in urllib.request.urlopen(direct, timeout=LIMIT).read()


def test_telnet_goes_past_the_proxy(public):
    player = come_in(public.hall)
    assert player.name.startswith("Guest")
    player.line.close()


def test_inner_ports_are_closed_to_other_computers(public):
    with open("/proc/net/tcp") as table:
        rows = [line.split() for line in table.readlines()[1:]]
    listening = {int(row[1][-4:], 16): row[1][:-5] for row in rows if row[3] == "0A"}
    for name in ("WEB", "WEBSOCKET"):
        assert listening[public.hall.ports[name]] == "0100007F"
    assert listening[public.hall.port] == "00000000"


def test_the_keeper_in_the_foreground_is_the_hall(public):
    assert public.hall.state()["keeper"] == public.keeper.pid
    assert public.hall.hall("status").returncode == 0
    refused = public.hall.hall("run")
    assert refused.returncode == 1 and "open already" in refused.stderr
