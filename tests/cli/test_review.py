"""`maukas review`: a finished match in words and as JSON, and what is said of records that are not reviewed."""

import json
from pathlib import Path

import pytest

from maukas.bots.precompile import precompile_search
from maukas.games.match_record import format_record
from maukas.texts import LANGUAGES
from tests.cli.command import maukas, written
from tests.review.matches import bot_match


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    precompile_search("maumau")  # so that no command has to wait for it
    record = format_record(bot_match("maumau", "beginner", "casual", rounds=1, seed=4))
    return written(tmp_path_factory.mktemp("review"), match=record) / "match.toml"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_reviewed_in_every_language(match: Path, language: str) -> None:
    ended = maukas("review", match, "--depth", "32", "--hands", "-l", language)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "beginner" in ended.stdout
    assert "review-" not in ended.stdout


def test_json_has_everything_and_can_be_repeated(match: Path) -> None:
    first, second = (maukas("review", match, "--depth", "32", "--seed", "3", "--json").stdout for _ in range(2))
    assert first == second
    found = json.loads(first)
    assert (found["version"], found["depth"], found["seed"]) == (1, 32, 3)
    assert found["rounds"][0]["decisions"]


def test_one_seat_and_one_round(match: Path) -> None:
    found = json.loads(maukas("review", match, "--depth", "32", "--seat", "1", "--round", "1", "--json").stdout)
    assert {each["seat"] for each in found["rounds"][0]["decisions"]} == {1}
    assert len(found["receipts"]) == 2


def test_a_match_that_is_still_on_is_refused(tmp_path: Path, record: str) -> None:
    unfinished = record[: record.index("[result]")]
    cut = unfinished[: unfinished.rindex("[[round]]")]
    ended = maukas("review", written(tmp_path, match=cut) / "match.toml")
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == "This match is not over yet; it can be reviewed when it is.\n"


def test_a_record_that_does_not_hold_is_refused(tmp_path: Path, record: str) -> None:
    other = record.replace("totals = [", "totals = [9", 1)
    ended = maukas("review", written(tmp_path, match=other) / "match.toml")
    assert ended.returncode == 1
    assert ended.stderr.startswith("This record is not valid.")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--round", "2"), "There is no round 2"),
        (("--seat", "2"), "There is no seat 2; the seats are 0 to 1."),
        (("--depth", "5"), "The depth is a number from 32 on, not 5."),
    ],
)
def test_what_is_not_there_is_named(match: Path, wrong: tuple[str, str], said: str) -> None:
    ended = maukas("review", match, *wrong)
    assert ended.returncode != 0
    assert said in ended.stderr
