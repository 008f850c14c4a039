"""Finding a Python for the server among fakes."""

import os

import pytest

from server.hallscript import interpreters
from server.hallscript.trouble import Trouble


@pytest.fixture(autouse=True)
def alone(monkeypatch):
    """Neither the Python that runs the test nor this machine's others are to be taken."""
    monkeypatch.setattr(interpreters, "running_version", lambda: (3, 9))
    monkeypatch.setattr(interpreters, "USUAL_FOLDERS", ())


@pytest.fixture
def machine(tmp_path):
    """Makes fake Pythons and the environment that could find them."""

    class Machine:
        folder = tmp_path / "fake"
        environment = {"PATH": str(folder / "bin"), "HOME": str(folder / "home")}

        def python(self, path, says):
            program = self.folder / path
            program.parent.mkdir(parents=True, exist_ok=True)
            program.write_text(f"#!/bin/sh\n{says}\n")
            program.chmod(0o755)
            return program

        def find(self, **environment):
            return interpreters.find({**self.environment, **environment})

    return Machine()


def version(number):
    return f"echo {number} /somewhere"


def test_the_tested_version_on_the_path_is_taken_before_a_newer_one(machine):
    machine.python("bin/python3.14", version("3.14"))
    best = machine.python("bin/python3.13", version("3.13"))
    machine.python("bin/python3.12", version("3.12"))
    assert machine.find() == best


def test_a_newer_one_is_taken_when_there_is_no_tested_one(machine):
    only = machine.python("bin/python3.14", version("3.14"))
    assert machine.find() == only


def test_one_that_is_called_python3_only_is_found(machine):
    only = machine.python("bin/python3", version("3.12"))
    assert machine.find() == only


@pytest.mark.parametrize(
    ("place", "environment"),
    [
        ("home/.pyenv/versions/3.13.2/bin/python3.13", {}),
        ("home/.local/share/uv/python/cpython-3.13.1-linux-x86_64-gnu/bin/python3.13", {}),
        ("pyenv/versions/3.12.7/bin/python3.12", {"PYENV_ROOT": "pyenv"}),
        ("uv/cpython-3.12.8-macos-aarch64-none/bin/python3.12", {"UV_PYTHON_INSTALL_DIR": "uv"}),
        ("data/uv/python/cpython-3.13.0-linux-x86_64/bin/python3.13", {"XDG_DATA_HOME": "data"}),
    ],
)
def test_versions_of_pyenv_and_uv_are_found(machine, place, environment):
    machine.python("bin/python3", version("3.11"))
    minor = place[-4:]
    wanted = machine.python(place, version(minor))
    where = {name: str(machine.folder / folder) for name, folder in environment.items()}
    assert machine.find(**where) == wanted


def test_an_empty_home_is_looked_up(machine, monkeypatch):
    home = machine.folder / "home"
    monkeypatch.setattr(interpreters.pwd, "getpwuid", lambda uid: type("E", (), {"pw_dir": home}))
    wanted = machine.python("home/.pyenv/versions/3.13.2/bin/python3.13", version("3.13"))
    assert machine.find(HOME="") == wanted


def test_pythons_that_do_not_run_or_lack_a_module_are_passed_over(machine):
    machine.python("bin/python3.13", "exit 1")
    machine.python("bin/python3", "echo command not found; exit 127")
    wanted = machine.python("bin/python3.12", version("3.12"))
    assert machine.find() == wanted


def test_a_shim_that_is_there_for_every_version_is_not_asked(machine):
    asked = machine.folder / "asked"
    machine.python("shims/python3.13", f"touch '{asked}'; exit 1")
    wanted = machine.python("bin/python3.12", version("3.12"))
    path = os.pathsep.join(str(machine.folder / name) for name in ("shims", "bin"))
    assert machine.find(PATH=path) == wanted
    assert not asked.exists()


def test_without_one_the_operator_is_told_how_to_get_one(machine):
    machine.python("bin/python3", version("3.11"))
    with pytest.raises(Trouble) as said:
        machine.find()
    for words in ("3.12 or newer", "apt install", "brew install", "pyenv install", "uv python"):
        assert words in str(said.value)
