"""The systemd unit, and what is written for containers: parsed as those who read it do."""

import re
import shlex
import shutil
import subprocess

import pytest
import yaml

from server.conf import hallini
from server.hallscript import service
from server.hallscript.main import COMMANDS
from server.hallscript.place import ROOT, Place
from server.hallscript.trouble import Trouble

DEPLOY = ROOT / "deploy"


@pytest.fixture
def place(tmp_path, monkeypatch):
    for name in hallini.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "our hall 50% $new"
    folder.mkdir()
    shutil.copy2(ROOT / "hall", folder)
    return Place(folder, hallini.read(folder, {}))


def test_the_unit_survives_any_folder_and_keeps_the_settings(place, monkeypatch):
    monkeypatch.setenv("HALL_DATA", '/srv/a "b" 5%')
    text = service.unit(place, "hall")
    assert 'Environment="HALL_DATA=/srv/a \\"b\\" 5%%"' in text
    (start,) = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    words = [word.replace("%%", "%").replace("$$", "$") for word in shlex.split(start)]
    assert words[1:] == [str(place.root / "hall"), "run"] and "run" in COMMANDS
    assert "User=hall" in text and "WantedBy=multi-user.target" in text
    own = service.unit(place, None)
    assert "User=" not in own and "WantedBy=default.target" in own


def test_systemd_understands_the_unit(place, tmp_path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("needs systemd-analyze to read the unit: sudo apt install systemd")
    unit = tmp_path / "hall.service"
    unit.write_text(service.unit(place, "daemon"))
    words = ["systemd-analyze", "--man=no", "verify", str(unit)]
    said = subprocess.run(words, capture_output=True, text=True, check=False)
    assert [line for line in said.stderr.splitlines() if "hall.service" in line] == []


def test_only_its_owner_reads_the_unit_and_nobody_elses_is_replaced(place, tmp_path, capsys):
    path = tmp_path / "units" / "hall.service"
    if service.os.getuid() == 0:
        service.os.chown(place.root, 1, 1)  # a hall of root's own is refused
    service.write(place, path)
    assert path.stat().st_mode & 0o777 == 0o600
    assert "enable --now hall.service" in capsys.readouterr().out
    service.write(place, path)
    path.write_text("[Unit]\n")
    with pytest.raises(Trouble, match="somebody else's"):
        service.write(place, path)
    assert path.read_text() == "[Unit]\n"


def instructions(text):
    """The instructions of a Dockerfile: name and words."""
    joined = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    return [tuple(line.split(None, 1)) for line in joined.splitlines() if line.strip()]


def test_the_dockerfile_builds_from_what_there_is():
    done = instructions((DEPLOY / "Dockerfile").read_text())
    names = [name for name, _ in done]
    assert names[0] == "FROM" and set(names) <= set(
        "FROM RUN WORKDIR USER COPY ENV VOLUME EXPOSE STOPSIGNAL ENTRYPOINT CMD".split()
    )
    said = dict(done)
    assert yaml.safe_load(said["ENTRYPOINT"]) == ["python", "hall"]
    assert yaml.safe_load(said["CMD"])[0] in COMMANDS
    ini = hallini.read(DEPLOY, {})
    assert {getattr(ini, name) for name in ini.doors} <= set(map(int, said["EXPOSE"].split()))
    (install,) = [words for name, words in done if name == "RUN" and "hall install" in words]
    assert (ROOT / install.split()[-1]).is_file() and "install" in COMMANDS
    assert names.index("USER") < len(names) - names[::-1].index("RUN"), "packages are not root's"
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {".git", ".venv", ".hall", "hall.ini"} <= set(ignored), "no secrets in an image"


def test_the_compose_file_opens_telnet_and_the_proxy_and_no_inner_port():
    parts = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    hall, caddy = parts["services"]["hall"], parts["services"]["caddy"]
    assert (DEPLOY / hall["build"]["context"] / hall["build"]["dockerfile"]).is_file()
    ini = hallini.read(DEPLOY, {})
    outer = {int(port.partition(":")[0]) for port in hall["ports"]}
    assert {80, 443, ini.telnet, ini.telnet_tls} <= outer and not outer & {
        ini.web,
        ini.websocket,
        ini.amp,
    }
    assert caddy["network_mode"] == "service:hall" and "HALL_ADDRESS" in caddy["environment"]
    mounted = [volume.split(":")[0] for volume in hall["volumes"] + caddy["volumes"]]
    named = {name for name in mounted if not name.startswith(".")}
    assert named == set(parts["volumes"])
    assert (DEPLOY / "Caddyfile").is_file() and "./Caddyfile" in mounted


def test_the_caddyfile_leads_to_the_halls_own_ports():
    ini = hallini.read(DEPLOY, {})
    text = (DEPLOY / "Caddyfile").read_text()
    assert f":{{$HALL_WEBSOCKET_PORT:{ini.websocket}}}" in text
    assert f":{{$HALL_WEB_PORT:{ini.web}}}" in text
    assert "handle /live {" in text


def test_the_readme_names_commands_settings_and_files_that_there_are():
    text = (ROOT / "README.md").read_text()
    part = text[text.index("## Two commands") : text.index("## A first evening")]
    assert {*re.findall(r"`(?:sudo )?\./hall ([a-z-]+)", part)} <= set(COMMANDS)
    assert set(re.findall(r"`(deploy/\w+[.\w]*)`", part)) == {
        "deploy/Caddyfile",
        "deploy/compose.yaml",
    }
    settings = re.findall(r"`(\w+) = [\w.]+`|`(backup\w+)`|`(database)`", part)
    assert len(settings) > 5
    for name in (name for names in settings for name in names if name):
        assert f"\n{name} =" in hallini.TEMPLATE
