"""One table, four seats: somebody in the browser by ear, somebody in a terminal line by line, and two bots play a whole match."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from maukas.games.registry import GAMES
from maukas.texts import Texts
from tests.server.server_process import ServerProcess
from tests.web.kit.ear import EarPlayer, Listener
from tests.web.kit.table import open_table
from tests.web.kit.visitor import TIMEOUT, Visit

SHORT = {"maumau": {"hand_size": 4, "rounds": 1}, "dos": {"hand_size": 5, "target": 10}}


class PlainGuest:
    """`maukas play --plain` at a link: it sits down by itself, makes the first of its moves, and goes on after each round."""

    def __init__(self, process: "subprocess.Popen[str]", language: str) -> None:
        self.process = process
        self.lines: list[str] = []
        texts = Texts(language)
        self.asked = (texts.text("terminal-your-move"), f"1: {texts.text('terminal-do-on')}")
        self.reader = threading.Thread(target=self.play, daemon=True)
        self.reader.start()

    def play(self) -> None:
        """Read what is said, and answer what is asked with the first choice."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))
            if line.startswith(self.asked):
                self.process.stdin.write("1\n")
                self.process.stdin.flush()


@contextmanager
def in_terminal(address: str, name: str, folder: Path, language: str) -> Iterator[PlainGuest]:
    """Somebody who has opened a link in a terminal."""
    command = [sys.executable, "-m", "maukas", "play", address, "--plain", "--name", name]
    environment = os.environ | {"MAUKAS_LANGUAGE": language, "XDG_CONFIG_HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, encoding="utf-8"
    ) as process:
        try:
            yield PlainGuest(process, language)
        finally:
            process.kill()


@pytest.mark.parametrize("game", GAMES)
def test_ear_and_terminal_play_a_match_at_one_table(visit: Visit, house: ServerProcess, tmp_path: Path, game: str) -> None:
    ada = visit.let_in(Listener, "Ada", language="fi")
    path = open_table(ada, game, seats=4, rules=SHORT[game])
    with in_terminal(f"{house.address}/{path}", "Kerttu", tmp_path, "sv") as kerttu:
        expect(ada.page.get_by_role("listitem").filter(has_text="Kerttu")).to_be_visible()
        ada.press("play-fill")
        ada.press("play-start")
        EarPlayer(ada).play()
        ada.undisturbed()
        kerttu.process.wait(TIMEOUT / 1000)
        kerttu.reader.join(TIMEOUT / 1000)
    scores = ada.find("table", ada.says("play-scores")).get_by_role("columnheader").all_inner_texts()
    assert scores[1:3] == ["Ada", "Kerttu"]
    texts = Texts("sv")
    assert kerttu.process.returncode == 0, kerttu.lines[-5:]
    won = texts.text("play-you-won")
    assert kerttu.lines[-1] == won or any(name in kerttu.lines[-1] for name in scores[1:]), kerttu.lines[-3:]
