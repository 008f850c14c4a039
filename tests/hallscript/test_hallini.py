"""What an operator writes into hall.ini, and what the environment says over it."""

import pytest

from server.conf import hallini


@pytest.fixture
def read(tmp_path):
    def read_text(text=None, **environment):
        if text is not None:
            (tmp_path / "hall.ini").write_text(text, encoding="utf-8")
        return hallini.read(tmp_path, environment)

    return read_text


def test_without_a_file_the_hall_is_for_this_computer_only(read, tmp_path):
    ini = read()
    assert ini.interface == "127.0.0.1" and not ini.public
    assert (ini.telnet, ini.web, ini.websocket) == (4000, 4001, 4002)
    assert ini.data == tmp_path / ".hall"
    assert ini.synchronous == "NORMAL"


def test_the_first_file_says_what_holds_without_it_and_explains_every_line(read, tmp_path):
    before = read()
    assert hallini.write_first(tmp_path)
    assert read() == before
    lines = (tmp_path / "hall.ini").read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        if " =" in line:
            above = "\n".join(lines[:number]).rpartition("\n\n")[2]
            assert "#" in above, f"nothing explains {line!r}"


def test_a_file_that_is_there_is_never_written_over(read, tmp_path):
    read("[hall]\nname = Ours\n")
    assert not hallini.write_first(tmp_path)
    assert read().name == "Ours"


def test_public_opens_every_address_of_the_machine(read):
    assert read("[hall]\npublic = yes\n").interface == "0.0.0.0"
    assert read("[hall]\npublic = No\n").interface == "127.0.0.1"


def test_the_environment_wins_over_the_file(read, tmp_path):
    ini = read(
        "[hall]\ntelnet = 5000\npublic = yes\n",
        HALL_TELNET_PORT="6000",
        HALL_WEB_PORT="6001",
        HALL_WEBSOCKET_PORT="6002",
        HALL_AMP_PORT="6003",
        HALL_INTERFACE="::1",
        HALL_DATA=str(tmp_path / "elsewhere"),
    )
    assert (ini.telnet, ini.web, ini.websocket, ini.amp) == (6000, 6001, 6002, 6003)
    assert ini.interface == "::1" and ini.data == tmp_path / "elsewhere"


def test_a_hall_behind_a_proxy_shows_its_pages_to_this_computer_only(read):
    ini = read("[hall]\npublic = yes\nproxy = yes\naddress = cards.example.org\n")
    assert (ini.interface, ini.web_interface) == ("0.0.0.0", "127.0.0.1")
    assert read("[hall]\npublic = yes\n").web_interface == "0.0.0.0"


def test_backups_go_into_the_data_unless_another_folder_is_written(read, tmp_path):
    assert read(HALL_DATA="there").backups == tmp_path / "there" / "backups"
    assert str(read("[hall]\nbackup_folder = /mnt/disk\n").backups) == "/mnt/disk"


def test_a_password_in_the_file_is_read_by_its_owner_alone_and_never_repeated(read, tmp_path):
    hallini.write_first(tmp_path)
    assert (tmp_path / "hall.ini").stat().st_mode & 0o777 == 0o600
    with pytest.raises(hallini.BadIni) as said:
        read("[hall]\ndatabase = postgresql://hall:geheim@host\n")
    assert "geheim" not in str(said.value)


def test_telnet_in_tls_is_there_unless_it_is_told_not_to(read):
    assert read().telnet_tls == 4003 and "telnet_tls" in read().doors
    assert read("[hall]\ntelnet_tls = no\n").telnet_tls is None
    assert read("[hall]\ntelnet_tls = no\n").doors == ("telnet", "web", "websocket")
    assert read("[hall]\ntelnet_tls = 992\n").ports["telnet_tls"] == 992


def test_an_environment_that_moves_telnet_moves_its_tls_or_shuts_it(read):
    assert read(HALL_TELNET_PORT="6000").telnet_tls is None
    assert read(HALL_TELNET_PORT="6000", HALL_TELNET_TLS_PORT="6003").telnet_tls == 6003
    assert read(HALL_TELNET_TLS_PORT="no").telnet_tls is None


def test_a_certificate_without_its_key_is_told(read, tmp_path):
    with pytest.raises(hallini.BadIni, match="both, or neither"):
        read("[hall]\ncertificate = chain.pem\n")
    both = read("[hall]\ncertificate = chain.pem\ncertificate_key = /keys/own.pem\n")
    assert both.certificate == tmp_path / "chain.pem"
    assert str(both.certificate_key) == "/keys/own.pem"


@pytest.mark.parametrize(
    ("text", "port", "encrypted", "upgrades"),
    [
        ("smtp://anna:s%40cret@mail.example.org", 587, False, True),
        ("smtps://anna:s%40cret@mail.example.org", 465, True, False),
        ("smtp://anna:s%40cret@localhost:25", 25, False, False),
    ],
)
def test_a_password_goes_to_no_mail_server_unencrypted(read, text, port, encrypted, upgrades):
    mail = read(f"[hall]\nmail = {text}\nmail_from = hall@example.org\n").mail
    assert (mail.user, mail.password, mail.port) == ("anna", "s@cret", port)
    assert (mail.encrypted, mail.upgrades) == (encrypted, upgrades)
    assert read("").mail is None


def test_an_empty_variable_is_as_good_as_none(read):
    assert read(HALL_TELNET_PORT="", HALL_INTERFACE="", HALL_DATA="") == read()


def test_a_relative_data_folder_lies_in_the_hall_wherever_one_stands(read, tmp_path):
    assert read(HALL_DATA="my data").data == tmp_path / "my data"


@pytest.mark.parametrize("first", [1, 4000, 55535, 55536, 65000])
def test_two_halls_with_other_ports_have_other_inner_ports(first):
    inner = [hallini.derived(port) for port in range(first, first + 40)]
    assert len(set(inner)) == len(inner) and all(0 < port < 65536 for port in inner)


def test_every_inner_port_belongs_to_one_outer_port():
    assert len({hallini.derived(port) for port in range(1, 65536)}) > 55000


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[hall]\nnewcomers = none", "Write all or invited"),
        ("[hall]\nappeal = " + "x" * 300, "at most 200 characters"),
        ("[hall]\nword_list = gone.txt", "there is no file"),
        ("[hall]\nlines_per_person = 40", "from 1 to 12"),
        ("[hall]\nnewcomers_per_address = many", "from 1 to 10000"),
        ("[hall]\nmetrics_token = short", "cannot be used"),
        ("[hall]\ntelnett = 1\n", "Did you mean 'telnet'?"),
        ("[hall]\nqqq = 1\n", "Known are: name"),
        ("[hall]\ntelnet = many\n", "a number from 1 to 65535"),
        ("[hall]\ntelnet = 0\n", "a number from 1 to 65535"),
        ("[hall]\ntelnet = 70000\n", "a number from 1 to 65535"),
        ("[hall]\ntelnet = ４０００\n", "a number from 1 to 65535"),
        ("[hall]\ntelnet = 4001\n", "'telnet' and 'web' are both 4001"),
        ("[hall]\npublic = maybe\n", "Write yes or no"),
        ("[hall]\nsynchronous = off\n", "Write normal or full"),
        ("[hall]\nlanguage = Klingon!\n", "language = en"),
        ("[hall]\naddress = http://cards.example.org/\n", "address = cards.example.org"),
        ("[hall]\nproxy = yes\n", "address = cards.example.org"),
        ("[hall]\nbackup_hours = often\n", "a number from 0 to 8760"),
        ("[hall]\nbackups_kept = 0\n", "a number from 1 to 1000"),
        ("[hall]\nmail = mail.example.org\nmail_from = a@b\n", "an address like smtp://"),
        ("[hall]\nmail = smtp://mail.example.org:25/x\n", "an address like smtp://"),
        ("[hall]\nmail = smtp://mail.example.org\n", "mail_from = hall@example.org"),
        ("[hall]\nmail_from = The hall\n", "mail_from = hall@example.org"),
        ("[hall]\ndatabase = mysql://a/b\n", "an address like postgresql://"),
        ("[hall]\ndatabase = postgresql://hall@localhost\n", "an address like postgresql://"),
        ("[hall]\ndatabase = postgresql://h:1:2@x:port/hall\n", "an address like postgresql://"),
        ("[hall]\ndatabase = postgresql:///hall?sslmod=x\n", "an address like postgresql://"),
        ("[hall]\nname =\n", "1 to 60 characters"),
        ("[hall]\nname = " + "x" * 61 + "\n", "1 to 60 characters"),
        ("[hall]\nname = a\x1b[2J\n", "can be printed"),
        ("telnet = 1\n", "below the line [hall]"),
        ("[hall]\ntelnet\n", "below the line [hall]"),
        ("[hall]\ntelnet = 1\ntelnet = 2\n", "below the line [hall]"),
        ("[ports]\ntelnet = 1\n", "everything belongs below [hall]"),
    ],
)
def test_a_mistake_is_answered_with_what_to_write(read, text, words):
    with pytest.raises(hallini.BadIni) as said:
        read(text)
    assert words in str(said.value)
    assert "\n" not in str(said.value)


def test_a_bad_variable_is_named(read):
    with pytest.raises(hallini.BadIni, match="HALL_TELNET_PORT"):
        read(HALL_TELNET_PORT="-1")


def test_a_file_in_another_encoding_is_refused_in_words(read, tmp_path):
    (tmp_path / "hall.ini").write_bytes("[hall]\nname = Дурак\n".encode("koi8-r"))
    with pytest.raises(hallini.BadIni, match="UTF-8"):
        read()


def test_a_file_saved_by_a_windows_editor_is_read(read, tmp_path):
    text = "[hall]\r\nname = Дурак & 100%\r\n"
    (tmp_path / "hall.ini").write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert read().name == "Дурак & 100%"


@pytest.mark.parametrize(
    ("setting", "telnet", "web"),
    [("no", "0.0.0.0", "0.0.0.0"), ("telnet", "127.0.0.1", "0.0.0.0"),
     ("all", "127.0.0.1", "127.0.0.1")],
)  # fmt: skip
def test_what_stands_behind_a_proxy_is_answered_to_this_computer_alone(
    tmp_path, setting, telnet, web
):
    (tmp_path / "hall.ini").write_text(f"[hall]\npublic = yes\nproxy_protocol = {setting}\n")
    ini = hallini.read(tmp_path, {})
    assert (ini.telnet_interface, ini.web_interface) == (telnet, web)
    assert ini.proxied("telnet") == (setting != "no") and not ini.proxied("telnet_tls")
