"""``./hall service``: a systemd unit that opens the hall when the computer starts."""

from __future__ import annotations

import os
import pwd
import re
import sys
from pathlib import Path

from server.conf import hallini
from server.conf.ownfiles import for_owner
from server.hallscript.place import Place
from server.hallscript.trouble import Trouble

MARK = "# Written by ./hall service; run it again after moving the folder."

SYSTEM, USERS = Path("/etc/systemd/system"), Path(".config/systemd/user")
"""Where root's units lie, and below the home folder everybody else's."""

UNIT = """\
{mark}
[Unit]
Description={name} (a card hall)
Wants=network-online.target
After=network-online.target postgresql.service

[Service]
Type=exec
WorkingDirectory={folder}
{settings}ExecStart={python} {script} run
ExecReload=/bin/kill -HUP $MAINPID
# the keeper closes the hall in order; what is left after that is ended
KillMode=mixed
TimeoutStopSec=60
Restart=on-failure
RestartSec=5
LimitNOFILE=16384
NoNewPrivileges=yes
{rights}
[Install]
WantedBy={target}
"""

RIGHTS = """\
User={user}
PrivateTmp=yes
ProtectSystem=full
"""


def write(place: Place, path: Path | None) -> None:
    """Write the unit and say what to type next.

    Args:
        place: This copy of the hall.
        path: Where it goes, instead of where systemd looks.

    Raises:
        Trouble: It would run as root, or would replace somebody else's unit.
    """
    mine = os.getuid() != 0
    owner = pwd.getpwuid(place.root.stat().st_uid).pw_name
    if not mine and owner == "root":
        raise Trouble(
            "A hall should not run as root. Make it somebody's own: sudo useradd --create-home "
            f"hall, then sudo chown -R hall: '{place.root}', then sudo ./hall service again."
        )
    name = re.sub(r"[^A-Za-z0-9_.-]+", "-", place.root.name).strip("-.") or "hall"
    path = path or (Path.home() / USERS if mine else SYSTEM) / f"{name}.service"
    if path.exists() and not path.read_text(encoding="utf-8").startswith(MARK):
        raise Trouble(f"{path} is somebody else's. Say another file: ./hall service FILE")
    path.parent.mkdir(parents=True, exist_ok=True)
    # an address of a database may stand in it, with its password
    with open(path, "w", opener=for_owner) as file:
        file.write(unit(place, None if mine else owner))
    print(f"Wrote {path}. Next:")
    control = "systemctl --user" if mine else "sudo systemctl"
    print(f"  {place.root / 'hall'} stop")
    print(f"  {control} daemon-reload")
    print(f"  {control} enable --now {path.name}")
    if mine:
        print("  loginctl enable-linger      (it is open while you are not logged in, too)")
    print(f"From then on: {control} start, stop, reload or status {path.name}.")


def unit(place: Place, user: str | None) -> str:
    """The text of the unit.

    Args:
        place: This copy of the hall.
        user: Whom the system runs it as; None in that person's own systemd.
    """
    given = ((name, os.environ.get(name, "")) for name in hallini.VARIABLES)
    settings = [f"Environment={_quoted(f'{name}={text}')}\n" for name, text in given if text]
    return UNIT.format(
        mark=MARK,
        name=place.ini.name.replace("%", "%%"),
        folder=str(place.root).replace("%", "%%"),
        settings="".join(settings),
        python=_quoted(sys.executable).replace("$", "$$"),
        script=_quoted(str(place.root / "hall")).replace("$", "$$"),
        rights=RIGHTS.format(user=user) if user else "",
        target="multi-user.target" if user else "default.target",
    )


def _quoted(text: str) -> str:
    """One word for systemd, whatever stands in it. Rule: systemd.syntax(7), *Quoting*."""
    for sign, meant in (("\\", "\\\\"), ('"', '\\"'), ("%", "%%")):
        text = text.replace(sign, meant)
    return f'"{text}"'
