"""Whether the ports are free, and whether somebody answers behind them."""

import dataclasses
import socket
import threading

import pytest

from server.conf import hallini
from server.hallscript import doors
from server.hallscript.trouble import Trouble
from tests.running import free_ports


@pytest.fixture
def ini(tmp_path):
    telnet, web, websocket, amp, inner = free_ports(5)
    ini = hallini.read(tmp_path, {})
    return dataclasses.replace(
        ini, telnet=telnet, web=web, websocket=websocket, amp=amp, web_inner=inner
    )


def test_free_ports_are_no_trouble(ini):
    assert doors.refuse_taken(ini) is None


@pytest.mark.parametrize(
    ("name", "setting"),
    [("telnet", "telnet"), ("web", "web"), ("amp", "telnet"), ("web_inner", "web")],
)
def test_a_port_in_use_is_named_with_a_free_one_to_take_instead(ini, name, setting):
    port = getattr(ini, name)
    with socket.create_server(("127.0.0.1", port)), pytest.raises(Trouble) as said:
        doors.refuse_taken(ini)
    sentence = str(said.value)
    assert f"Port {port} ({name}) is in use" in sentence
    other = int(sentence.partition(f"HALL_{setting.upper()}_PORT=")[2].split()[0])
    assert f"'{setting} = {other}' into hall.ini" in sentence
    socket.create_server(("127.0.0.1", other)).close()


def test_an_address_that_is_not_ours_is_named(ini):
    with pytest.raises(Trouble, match=r"no address 203\.0\.113\.9"):
        doors.refuse_taken(dataclasses.replace(ini, interface="203.0.113.9"))


@pytest.fixture
def serve():
    """Answers the next connection with these bytes, and keeps what it was sent."""
    servers = []

    def serve_once(*answers):
        server = socket.create_server(("127.0.0.1", 0))
        heard = []

        def answer():
            with server.accept()[0] as line:
                line.settimeout(5)
                for part in answers:
                    line.sendall(part)
                    heard.append(line.recv(4096))

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        servers.append((server, thread))
        return server.getsockname()[1], heard, thread

    yield serve_once
    for server, thread in servers:
        thread.join(5)
        server.close()


def at(ini, port):
    """A hall whose doors all are at that port."""
    return dataclasses.replace(ini, telnet=port, web=port, websocket=port)


def test_telnet_answers_when_it_greets_and_its_offers_are_declined(ini, serve):
    offers = b"\xff\xfd\x18\xff\xfb\x46\xff\xfa\x18\x01\xff\xf0"
    port, heard, thread = serve(offers, b"Type guest to play, or help for all the words.\r\n")
    assert doors._telnet_answers(at(ini, port), "telnet")
    thread.join(5)
    assert heard[0] == b"\xff\xfc\x18\xff\xfe\x46"


def test_negotiation_alone_is_no_greeting(ini, serve):
    port, _, _ = serve(b"\xff\xfd\x18\xff\xfb\x46" * 20)
    assert not doors._telnet_answers(at(ini, port), "telnet")


def test_an_unfinished_offer_waits_for_its_end():
    text, answer, rest = doors._decline(b"Hello\xff\xfd")
    assert (text, answer, rest) == (b"Hello", b"", b"\xff\xfd")
    assert doors._decline(rest + b"\x18") == (b"", b"\xff\xfc\x18", b"")


@pytest.mark.parametrize(
    ("answer", "status"),
    [(b"HTTP/1.1 200 OK\r\n\r\n", 200), (b"HTTP/1.1 502 Bad\r\n\r\n", 502), (b"SSH-2.0\r\n", 0)],
)
def test_the_status_of_an_answer_is_read(ini, serve, answer, status):
    port, _, _ = serve(answer)
    assert doors._status(at(ini, port), "web", "GET / HTTP/1.0\r\n\r\n") == status


@pytest.mark.parametrize(("setting", "begun"), [("no", False), ("telnet", False), ("all", True)])
def test_a_door_behind_a_proxy_is_tried_as_the_proxy_does(ini, serve, setting, begun):
    port, heard, thread = serve(b"HTTP/1.1 200 OK\r\n\r\n")
    assert doors._web_answers(dataclasses.replace(at(ini, port), proxy_protocol=setting), "web")
    thread.join(5)
    assert heard[0].startswith(b"PROXY UNKNOWN\r\n") == begun


def test_a_closed_hall_has_every_door_shut(ini):
    assert doors.closed(ini) == ["telnet", "telnet_tls", "web", "websocket"]
