"""The package is light; what needs more says which extra brings it, and how to install that."""

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest

from maukas import extras
from maukas.extras import EXTRAS, INCLUDED, NotInstalled, install_command, installer_of, missing_modules, need_extra, with_included

PYPROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OPTIONAL: dict[str, list[str]] = PYPROJECT["optional-dependencies"]
HIDING = "import sys\nsys.modules.update(dict.fromkeys({hidden!r}))\nfrom maukas.cli import main\nmain()"


def modules_of(extra: str) -> set[str]:
    """The packages of an extra as they are imported, without ours and those that are only for some systems."""
    names = [re.split(r"[\[<>=; ]", line)[0] for line in OPTIONAL[extra] if "sys_platform" not in line]
    inner = {"distributed"} if "dask" in names else set()
    return {name.partition("-")[0] if "telemetry" in name else name.replace("-", "_") for name in names if name != "maukas"} | inner


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_is_known_by_what_it_brings(extra: str) -> None:
    assert set(EXTRAS[extra]) == modules_of(extra)
    assert [f"maukas[{each}]" for each in INCLUDED.get(extra, ())] == [line for line in OPTIONAL[extra] if line.startswith("maukas[")]


def test_all_is_everything_that_can_be_installed_everywhere() -> None:
    assert OPTIONAL["all"] == [f"maukas[{','.join(name for name in EXTRAS if name != 'ray')}]"]


def test_every_other_extra_is_one_of_ours() -> None:
    assert set(OPTIONAL) == {*EXTRAS, "all", "dev"}


def run_without(hidden: set[str], *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """The command where these packages are not installed."""
    code = HIDING.format(hidden=hidden)
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)], capture_output=True, encoding="utf-8", check=False, timeout=120
    )


ALL_MODULES = {module for modules in EXTRAS.values() for module in modules}


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["simulate", "--rounds", "10"], "bots"),
        (["arena", "--bots", "casual,beginner"], "bots"),
        (["play"], "terminal"),
        (["play", "--plain"], "client"),
        (["serve", "--port", "0"], "server"),
        (["backup", "copy.db"], "server"),
        (["print"], "print"),
    ],
)
def test_a_command_says_in_a_sentence_which_extra_it_needs(arguments: list[str], extra: str) -> None:
    ended = run_without(ALL_MODULES, *arguments)
    missing = ", ".join(name for each in with_included(extra) for name in EXTRAS[each])
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == f"This needs the extra {extra} (not installed: {missing}). To install it: {install_command(extra)}\n"


@pytest.mark.parametrize("arguments", [["simulate", "--rounds", "10", "--plot", "a.png"], ["arena", "--bots", "casual", "--plot", "a.png"]])
def test_a_plot_needs_an_extra_before_anything_is_played(arguments: list[str]) -> None:
    ended = run_without({"matplotlib"}, *arguments)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("This needs the extra plot (not installed: matplotlib). ")


@pytest.mark.parametrize("arguments", [["--version"], ["rules", "M-27"], ["check"], ["serve", "--help"], ["--help"]])
def test_the_core_does_the_rest(arguments: list[str]) -> None:
    assert run_without(ALL_MODULES, *arguments).returncode == 0


def test_a_bot_that_searches_names_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    from maukas.bots import load_bot

    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(NotInstalled, match=re.escape(f"needs numba, which the extra bots brings: {install_command('bots')}")):
        load_bot("master")
    load_bot("casual")


def test_nothing_is_missing_here() -> None:
    assert missing_modules("server") == []
    need_extra("print")


class Noted:
    """An installed package that notes where it came from."""

    def __init__(self, noted: object) -> None:
        self.noted = noted

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return None if self.noted is None else json.dumps(self.noted)


@pytest.mark.parametrize(
    ("noted", "command"),
    [
        ({"url": "file:///home/anna/maukas", "dir_info": {"editable": True}}, 'pip install --editable "/home/anna/maukas[bots]"'),
        ({"url": "file:///home/anna/maukas", "dir_info": {}}, 'pip install "maukas[bots] @ file:///home/anna/maukas"'),
        ({"url": "file:///m-0.1-py3-none-any.whl", "archive_info": {}}, 'pip install "maukas[bots] @ file:///m-0.1-py3-none-any.whl"'),
        (
            {"url": "https://git.example/maukas", "vcs_info": {"vcs": "git", "commit_id": "4ad1", "requested_revision": "main"}},
            'pip install "maukas[bots] @ git+https://git.example/maukas@main"',
        ),
        (None, 'pip install ".[bots]"'),
    ],
)
def test_an_extra_is_installed_from_where_the_package_came_from(noted: object, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "distribution", lambda name: Noted(noted) if name == "maukas" else distribution(name))
    monkeypatch.setattr(extras, "installer_of", lambda _: "pip install")
    assert install_command("bots") == command


def test_an_extra_is_installed_by_what_looks_after_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "pip" else sys)
    assert installer_of(tmp_path) == f"uv pip install --python {tmp_path}"
    monkeypatch.setattr(extras, "find_spec", lambda _: sys)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert installer_of(tmp_path) == f"{sys.executable} -m pip install"
    (tmp_path / "pip").touch(0o755)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    assert installer_of(tmp_path) == "pip install"
    (tmp_path / "uv-receipt.toml").touch()
    assert installer_of(tmp_path) == "uv tool install --force"
    (tmp_path / "pipx_metadata.json").touch()
    assert installer_of(tmp_path) == "pipx install --force"


def test_what_is_there_already_is_named_again_where_the_whole_is_installed_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "installer_of", lambda _: extras.PIPX)
    monkeypatch.setattr(extras, "installed_from", lambda: ("file:///m.whl", False))
    monkeypatch.setattr(extras, "missing_modules", lambda extra: [] if extra == "client" else ["numba"])
    assert install_command("bots") == 'pipx install --force "maukas[client,bots] @ file:///m.whl"'
