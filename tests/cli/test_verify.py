"""`maukas verify`: records that hold, and what is said of those that do not."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from maukas.texts import LANGUAGES
from tests.cli.command import BROKEN, HOLDS, maukas, written


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_true_record_holds(tmp_path: Path, record: str, language: str) -> None:
    ended = maukas("verify", written(tmp_path, match=record) / "match.toml", "-l", language)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert [line[:2] for line in ended.stdout.splitlines()] == ["✓ "] * 5
    assert "verify-" not in ended.stdout


def test_what_holds_is_counted(tmp_path: Path, record: str) -> None:
    ended = maukas("verify", written(tmp_path, match=record) / "match.toml")
    moves = sum(record.count(f'"{seat} ') for seat in range(3))
    assert f"✓ All {moves} moves are legal." in ended.stdout.splitlines()
    assert "✓ 2 seeds are those that were promised before the deal." in ended.stdout.splitlines()


def other_seed(record: str) -> str:
    return record.replace('seed = "0000', 'seed = "1000')


def other_first_move(record: str) -> str:
    start = record.index("moves = [\n") + len("moves = [\n")
    return record[:start] + '  "0 mau",\n' + record[start:]


def unreadable_move(record: str) -> str:
    start = record.index("moves = [\n") + len("moves = [\n")
    return record[:start] + '  "0 R99",\n' + record[start:]


def other_scores(record: str) -> str:
    return record.replace("scores = [", "scores = [1", 1)


def other_totals(record: str) -> str:
    return record.replace("totals = [", "totals = [9", 1)


def no_result(record: str) -> str:
    return record[: record.index("[result]")]


def no_first_seed(record: str) -> str:
    return re.sub(r"^seed = .*\n", "", record, count=1, flags=re.MULTILINE)


def no_last_move(record: str) -> str:
    return re.sub(r', "[^"]*",\n\]', ",\n]", record, count=1)


@pytest.mark.parametrize(
    ("tamper", "said"),
    [
        (no_first_seed, "Round 1: the seed is missing, so the round cannot be checked."),
        (no_last_move, "Round 1: the seed has been revealed, but the moves do not reach the end of the round."),
        (other_seed, "Round 1: the seed is not the one that was promised before the deal."),
        (other_first_move, "Round 1, move 1 (`0 mau`) is not legal. AM-26: Say “mau” on your turn when you have two cards"),
        (unreadable_move, "Round 1, move 1 (`0 R99`) is not legal. 'R99' is not a move of Mau Mau"),
        (other_scores, "Round 1: the written result is not what the moves led to."),
        (other_totals, "The written totals or winners are wrong."),
        (no_result, "The match is over, but its result is not written down."),
    ],
)
def test_a_tampered_record_does_not_hold(tmp_path: Path, record: str, tamper: Callable[[str], str], said: str) -> None:
    path = written(tmp_path, match=tamper(record)) / "match.toml"
    verified, told = maukas("verify", path), maukas("replay", path)
    assert (verified.returncode, told.returncode) == (1, 1)
    assert verified.stdout.startswith(f"✗ {said}")
    assert told.stderr.startswith(f"This record is not valid. {said}")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_record_is_said_to_be_none(tmp_path: Path, command: str) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    written(tmp_path, broken=BROKEN, scenario=HOLDS, deep="a = " + 5000 * "[")
    said = [maukas(command, tmp_path / name) for name in ("bytes.toml", "broken.toml", "scenario.toml", "deep.toml", "none.toml", ".")]
    assert [ended.returncode for ended in said] == [2] * 6
    assert [len(ended.stderr.splitlines()) for ended in said] == [1] * 6


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_with_many_unknown_keys_is_answered_in_a_sentence(tmp_path: Path, record: str, command: str) -> None:
    unknown = "".join(f"{100 * 'k'}{number} = 1\n" for number in range(500))
    ended = maukas(command, written(tmp_path, match=unknown + record) / "match.toml")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert len(ended.stderr.splitlines()) == 1
    assert "unknown 'kkk" in ended.stderr
    assert "{???}" not in ended.stderr
