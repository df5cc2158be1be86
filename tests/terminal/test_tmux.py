"""The command in a real terminal: whole matches in tmux, with and without colours, and a terminal that is left as it was."""

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.terminal.faces import TIMEOUT

TMUX = shutil.which("tmux")
pytestmark = pytest.mark.skipif(TMUX is None, reason="tmux is not installed")


class Terminal:
    """A terminal of 80 columns and 24 lines."""

    def __init__(self, socket: Path) -> None:
        self.command = [str(TMUX), "-S", str(socket), "-f", "/dev/null"]

    def tmux(self, *arguments: str) -> str:
        done = subprocess.run([*self.command, *arguments], capture_output=True, encoding="utf-8", check=False, timeout=TIMEOUT)
        return done.stdout

    def screen(self, *, raw: bool = False) -> str:
        return self.tmux("capture-pane", "-p", *(["-e"] if raw else []))

    def press(self, *keys: str) -> None:
        if keys:
            self.tmux("send-keys", *keys)

    def until(self, wanted: str) -> str:
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline:
            seen = self.screen()
            if wanted in seen:
                return seen
            time.sleep(0.1)
        raise AssertionError(f"no {wanted!r} in:\n{self.screen()}")


def keys_for(seen: str) -> list[str]:
    """What somebody who looks at the screen would press: what is marked with a dot in the hand can be played."""
    bottom = next((line for line in reversed(seen.splitlines()) if line.lstrip().startswith(("╰", "╚", "┗"))), "")
    marked = [place for place in range(len(bottom) // 6 + 1) if "•" in bottom[1 + 6 * place : 6 + 6 * place]]
    if "Enter Continue" in seen:
        return ["Enter"]
    if "Esc Cancel" in seen:
        return ["1"]
    if re.search(r" m (MAU|DOS)!", seen):
        return ["m"]
    if marked:
        return ["Home", *["Right"] * marked[0], "Enter"]
    return [key for key in ("d", "e") if re.search(rf" {key} (Draw|Take|End|Skip|Done)", seen)][:1]


@contextmanager
def terminal(folder: Path, *arguments: str, **environment: str) -> Iterator[Terminal]:
    """`maukas play` in a terminal; when it has ended, the terminal says so."""
    opened = Terminal(folder / "socket")
    values = {"XDG_CONFIG_HOME": str(folder), "MAUKAS_LANGUAGE": "en", "COLORTERM": "truecolor", **environment}
    setting = " ".join(f"{name}={value}" for name, value in values.items())
    command = f"env {setting} {sys.executable} -m maukas play {' '.join(arguments)}; echo ended with $?; stty -a; sleep 600"
    opened.tmux("new-session", "-d", "-x", "80", "-y", "24", command)
    try:
        yield opened
    finally:
        opened.tmux("kill-server")


@pytest.mark.parametrize(
    ("game", "options", "environment"), [("maumau", "rounds=1", {}), ("dos", "target=20", {"NO_COLOR": "1", "COLORTERM": ""})]
)
def test_a_whole_match_is_played_and_the_terminal_is_left_as_it_was(
    game: str, options: str, environment: dict[str, str], tmp_path: Path
) -> None:
    with terminal(tmp_path, "--game", game, "-s", "2", "-o", options, "--pace", "0", **environment) as shown:
        shown.until("q Leave")
        deadline = time.monotonic() + TIMEOUT
        while "Enter Play again" not in (seen := shown.screen()):
            assert time.monotonic() < deadline, seen
            shown.press(*keys_for(seen))
            time.sleep(0.1)
        colours = shown.screen(raw=True)
        assert bool(re.search(r"\x1b\[[34][0-8]", colours)) is not bool(environment), colours
        shown.press("C-c")
        shown.until("Leave the table")
        shown.press("C-c")
        seen = shown.until("ended with 0")
        assert "q Leave" not in seen  # the screen before is back
        assert "-icanon" not in seen.replace("\n", " ")
        assert "-echo " not in seen.replace("\n", " ")


def test_nothing_is_left_running_when_the_terminal_goes(tmp_path: Path) -> None:
    with terminal(tmp_path, "--seats", "3") as shown:
        shown.until("q Leave")
        pane = int(shown.tmux("display-message", "-p", "#{pane_pid}"))
        (child,) = [int(pid) for pid in Path(f"/proc/{pane}/task/{pane}/children").read_text().split()]
    deadline = time.monotonic() + TIMEOUT
    while Path(f"/proc/{child}").exists() and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not Path(f"/proc/{child}").exists()
