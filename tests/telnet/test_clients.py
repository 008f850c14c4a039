"""MUD clients that speak GMCP, at a started hall."""

from __future__ import annotations

import io
import urllib.request
import zipfile

import pytest

from tests.lines.client import Line

GMCP = 201


@pytest.fixture
def client(hall):
    """Opens lines that speak GMCP and announce packages."""
    lines = []

    def connect(*packages):
        line = Line(hall.port, speaks={GMCP: True})
        lines.append(line)
        line.read_until("guest")
        names = ", ".join(f'"{package}"' for package in packages)
        line.send_gmcp(f"Core.Supports.Set [{names}]")
        return line

    yield connect
    for line in lines:
        line.close()


def test_a_client_logs_in_by_itself_and_is_told_why_not(client):
    maker = client("Hall 1")
    maker.ask("create Berenike seven blue lamps", "Common Room")
    line = client("Char.Login 1", "Hall 1")
    assert line.read_object("Char.Login.Default") == {"type": ["password-credentials"]}
    line.send_gmcp('Char.Login.Credentials {"account": "Berenike", "password": "wrong"}')
    refused = line.read_object("Char.Login.Result")
    assert refused["success"] is False and "password" in refused["message"]
    line.send_gmcp('Char.Login.Credentials {"account": "Berenike", "password": "seven blue lamps"}')
    assert line.read_object("Char.Login.Result") == {"success": True}
    assert line.read_object("Hall.You")["name"] == "Berenike"
    assert "seven blue lamps" not in line.heard


def test_talk_comes_to_clients_that_keep_it_apart_and_as_text_too(client, guest):
    speaker = guest()
    line = client("Comm.Channel 1")
    line.ask("guest", "Common Room")
    for typed, channel in (('"good evening', "say"), (":bows.", "pose"), ("hall hello", "hall")):
        speaker.line.send(typed)
        said = line.read_object("Comm.Channel.Text")
        assert said["channel"] == channel and said["talker"] == speaker.name
        assert said["text"] in typed and said["text"] in line.read_until(said["text"])


def test_gui_gives_the_client_the_address_of_a_package_that_is_there(hall, client):
    line = client("Char 1")
    line.ask("guest", "Common Room")
    line.send("gui")
    package = line.read_object("Client.GUI")
    assert package["url"].endswith("/clients/hall.mpackage")
    with urllib.request.urlopen(f"http://127.0.0.1:{hall.web}/clients/hall.mpackage") as answer:
        packed = zipfile.ZipFile(io.BytesIO(answer.read()))
    assert f'version = "{package["version"]}"' in packed.read("config.lua").decode()


def test_a_line_without_gmcp_is_told_where_the_packages_are(guest):
    assert "/clients" in guest("plain").line.ask("gui", r"/clients\.")


@pytest.mark.parametrize("path", ["hall-sounds.zip", "hall.tin", ""])
def test_the_hall_serves_what_its_page_for_clients_names(hall, path):
    address = f"http://127.0.0.1:{hall.web}/clients"
    with urllib.request.urlopen(f"{address}/{path}" if path else address) as answer:
        assert answer.status == 200 and len(answer.read()) > 1000
