"""The table line by line: what is said, what can be asked, and what is typed."""

import asyncio
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from maukas.terminal.guest_file import read_guest
from maukas.terminal.plain import COMMANDS, QUESTIONS
from maukas.terminal.record_walk import RecordWalk
from maukas.games.match_record import record_of
from maukas.terminal.typed_lines import MOST_WAITING, TypedLines
from maukas.texts import LANGUAGES, Texts
from tests.cli.command import played_match
from tests.terminal.faces import TIMEOUT, local_table, play, told

ID = re.compile(r"\b(?:play|terminal|table|match|web|sheet|option|maumau|dos|colour)-[a-z]")
FIRST = ["1"] * 3000  # always the first choice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["maumau", "dos"])
def test_a_whole_match_is_played_by_numbers_in_every_language(game: str, language: str) -> None:
    heard = asyncio.run(told(local_table(game), *FIRST, language=language))
    texts = Texts(language)
    assert heard[0] == texts.text("terminal-welcome")
    assert heard[-1] in (texts.text("play-you-won"), *(texts.text("play-won", count=1, names=name) for name in ("Birk", "Cilla")))
    assert not [line for line in heard if ID.search(line) or "{" in line]
    assert not [line for line in heard if line != line.strip() or not line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_answered_in_sentences_and_nothing_moves(language: str) -> None:
    texts = Texts(language)
    questions = [texts.text(f"terminal-ask-{name}") for name in (*QUESTIONS, "moves")]
    heard = asyncio.run(told(local_table("maumau"), "?", *questions, language=language))
    asked = heard.index(texts.text("terminal-your-move"))
    answers = heard[asked + 1 :]
    assert len(answers) > 2 * len(questions)
    assert sum(line.startswith(tuple(f"{word}: " for word in questions)) for line in answers) >= len(questions)
    assert texts.text("play-your-turn") + "." in answers
    assert answers[-1] == texts.text("terminal-bye")


def test_the_news_are_all_that_others_did_since() -> None:
    heard = asyncio.run(told(local_table("maumau"), "1", "news"))
    first, second = [place for place, line in enumerate(heard) if line == "Your move? Number, name or notation."][:2]
    moves = [line for line in heard[first:second] if line.startswith(("Birk ", "Cilla "))]
    assert moves
    assert heard[second + 1 : -1] == moves


def test_english_words_work_in_every_language() -> None:
    heard = asyncio.run(told(local_table("dos"), "turn", language="fi"))
    assert "Sinun vuorosi." in heard


def offered(heard: list[str]) -> list[str]:
    """The moves that were listed last."""
    return [line.split(": ", 1)[1] for line in heard[-12:] if re.match(r"\d+: ", line)]


@pytest.mark.parametrize("spelled", [str, str.upper, lambda name: f"  {name.replace(' ', '   ')} "], ids=["name", "capitals", "spaces"])
def test_a_move_is_made_by_its_name(spelled: Callable[[str], str]) -> None:
    heard = asyncio.run(told(local_table("maumau"), lambda heard: spelled(offered(heard)[0])))
    assert any(line.startswith(("You play", "You draw", "You change")) for line in heard), heard


def test_a_move_is_made_in_notation() -> None:
    table = local_table("dos", seats=2)
    heard = asyncio.run(told(table, lambda _: str(table.table.round.turn_moves()[0]).lower()))  # type: ignore[union-attr]
    assert any(line.startswith(("You cover", "You draw")) for line in heard), heard


def test_what_is_not_understood_is_said_and_costs_nothing() -> None:
    heard = asyncio.run(told(local_table("maumau"), "abracadabra", "what purple 9", "99"))
    assert "“abracadabra” is neither a move nor a question. Type ? for help." in heard
    assert "You have no card “purple 9”." in heard
    assert "“99” is neither a move nor a question. Type ? for help." in heard
    assert not any(line.startswith("You play") for line in heard)


def test_an_illegal_move_is_refused_with_its_clause_and_asked_for_again() -> None:
    heard = asyncio.run(told(local_table("maumau"), "catch:1", "b9", "turn"))
    assert sum(bool(re.search(r"\(rule A?M-\d\d\)$", line)) for line in heard) == 2
    assert "Your turn." in heard


def first_card(heard: list[str]) -> str:
    """The first card of the hand that was told."""
    return next(line for line in reversed(heard) if line.startswith("Your hand")).split(": ")[2].split(", ")[0].strip(".")


def test_what_a_card_would_do_is_told() -> None:
    heard = asyncio.run(told(local_table("maumau"), "hand", lambda heard: f"what {first_card(heard)}"))
    assert any(line.startswith(f"{first_card(heard)}: you can") for line in heard), heard


def test_names_of_questions_are_told_apart_in_every_language() -> None:
    for language in LANGUAGES:
        words = [Texts(language).text(f"terminal-ask-{name}") for name in (*QUESTIONS, *COMMANDS)]
        assert len(set(words)) == len(words)
        assert not any(" " in word for word in words)


def test_a_record_is_walked_through_and_back() -> None:
    record = record_of(played_match("dos", ["Aino", "Bo"], target=20))
    heard = asyncio.run(told(RecordWalk(record), "1", "1", "2", "", *["1"] * 5000))
    told_moves = sum(line.startswith(("Aino ", "Bo ")) and " wins" not in line for line in heard)
    moves = sum(len(written.moves) for written in record.rounds)
    assert "Move 1 of" in next(line for line in heard if line.startswith("Move "))
    assert told_moves == moves + 1  # one of them twice: back is told as the table, not as a move
    assert heard[-1] == "Goodbye."
    assert {"Aino wins!", "Bo wins!"} & set(heard)


def test_a_pipe_plays_and_the_record_is_kept(tmp_path: Path) -> None:
    ended = play("--plain", "-o", "rounds=1", "--record", tmp_path / "match.toml", typed=FIRST, config=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("Welcome to Maukas.")
    assert "\x1b" not in ended.stdout
    walked = play(tmp_path / "match.toml", "--plain", typed=FIRST, config=tmp_path)
    assert (walked.returncode, walked.stderr) == (0, "")
    assert re.search(r"^\S+ wins!$", walked.stdout, re.MULTILINE)


def test_a_pipe_without_an_end_is_read_as_it_is_needed() -> None:
    async def read() -> int:
        ours, its = os.pipe()
        os.write(its, b"1\n" * 5000)
        lines = TypedLines(ours)
        assert await anext(aiter(lines)) == "1"
        await asyncio.sleep(0.5)
        waiting = lines.lines.qsize()
        os.close(its)
        return waiting

    assert asyncio.run(read()) <= MOST_WAITING


def test_the_end_of_the_file_is_a_goodbye(tmp_path: Path) -> None:
    ended = play("--plain", typed=["hand"], config=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[-1] == "Goodbye."


def test_the_language_that_was_set_at_a_table_is_kept_unless_another_one_is_asked_for(tmp_path: Path) -> None:
    guest = read_guest(tmp_path / "maukas" / "guest.json")
    guest.language = "sv"
    guest.save()
    assert play("--plain", config=tmp_path).stdout.startswith("Välkommen till Maukas.")
    assert play("--plain", "-l", "da", config=tmp_path).stdout.startswith("Velkommen til Maukas.")


def read_until(descriptor: int, wanted: str) -> str:
    """What a terminal shows until it shows this."""
    seen, deadline = "", time.monotonic() + TIMEOUT
    while wanted not in seen and time.monotonic() < deadline:
        ready, _, _ = select.select([descriptor], [], [], 1)
        if ready:
            try:
                seen += os.read(descriptor, 4096).decode(errors="replace")
            except OSError:  # nobody is at the other end
                break
    assert wanted in seen, seen
    return seen


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_forty_columns_are_enough_and_ctrl_c_leaves_nothing_behind(tmp_path: Path) -> None:
    ours, its = pty.openpty()
    environment = {**os.environ, "COLUMNS": "40", "MAUKAS_LANGUAGE": "en", "XDG_CONFIG_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "maukas", "play", "--plain", "--pace", "0"]
    heeded = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # tests in the background are told to ignore Ctrl-C, and hand that on
    with ExitStack() as ending:
        process = subprocess.Popen(command, stdin=its, stdout=its, stderr=subprocess.PIPE, env=environment, preexec_fn=heeded)
        ending.callback(process.communicate)
        ending.callback(process.kill)
        os.close(its)
        seen = read_until(ours, "notation.")
        os.write(ours, b"rules\n")
        seen += read_until(ours, "The printed")
        process.send_signal(signal.SIGINT)
        assert process.wait(TIMEOUT) == 130
        assert process.stderr is not None
        assert process.stderr.read() == b"Interrupted.\n"
    os.close(ours)
    assert max(map(len, seen.splitlines())) < 40
    assert "\x1b" not in seen
