"""`maukas replay`: a match record told as a story."""

from pathlib import Path

import pytest

from maukas.games.match import Match
from maukas.games.match_record import format_record, record_of
from maukas.games.match_walk import WalkStep
from maukas.games.maumau.view import MauMauView
from maukas.games.round import Round
from maukas.games.view import View
from maukas.narrator import Narrator
from maukas.texts import Texts
from tests.cli.command import maukas, play_on, played_match, written
from tests.every_game import TINY, TINY_FOLDER


def test_a_match_is_told(tmp_path: Path, record: str) -> None:
    ended = maukas("replay", written(tmp_path, match=record) / "match.toml")
    assert (ended.returncode, ended.stderr) == (0, "")
    lines = ended.stdout.splitlines()
    assert lines[:2] == ["Mau Mau, 3 players", "Players: Anna, Ben, Cai"]
    assert any(line.endswith("The card you draw: If the card you draw fits, you may play it at once.") for line in lines)
    assert sum(line.startswith("Round ") and "dealt by" in line for line in lines) == 2
    assert any("draws a card" in line for line in lines)
    assert sum(" wins the round." in line for line in lines) == 2
    assert lines[-1].endswith((" wins the match.", " win the match together."))
    assert "\x1b" not in ended.stdout
    assert not any(line != line.rstrip() for line in lines)


def test_every_move_is_told(tmp_path: Path, dos_record: str) -> None:
    ended = maukas("replay", written(tmp_path, match=dos_record) / "match.toml", "--plain")
    moves = dos_record.count('"0 ') + dos_record.count('"1 ')
    numbered = [line.split()[1] for line in ended.stdout.splitlines() if line[:3].strip().isdigit()]  # long sentences have further lines
    assert sum(word in ("Aino", "Bo") for word in numbered) == moves


@pytest.mark.parametrize("name", [TINY])
def test_a_game_of_another_package_is_told_with_what_lies_in_its_middle(tmp_path: Path, name: str) -> None:
    match = played_match(name, ["Aino", "Bo"])
    path = written(tmp_path, match=format_record(record_of(match))) / "match.toml"
    ended = maukas("replay", path, "--plain", PYTHONPATH=str(TINY_FOLDER))
    assert (ended.returncode, ended.stderr) == (0, "")
    first = next(line for line in ended.stdout.splitlines() if "the cards are dealt" in line)
    dealt = Match(name, seats=2).deal(match.deals[0].seed)
    top = dealt.sight(None)["top"]
    assert first.split()[-3:] == [top, "3", "3"]


@pytest.mark.parametrize(
    ("language", "opening"), [("en", "DOS, 2 players"), ("fi", "DOS, 2 pelaajaa"), ("sv", "DOS, 2 spelare"), ("da", "DOS, 2 spillere")]
)
def test_one_round_is_told_in_every_language(tmp_path: Path, dos_record: str, language: str, opening: str) -> None:
    ended = maukas("replay", written(tmp_path, match=dos_record) / "match.toml", "--round", "1", "-l", language)
    assert ended.returncode == 0
    assert ended.stdout.startswith(opening)
    assert not any(id in ended.stdout for id in ("replay-", "option-", "colour-", "-card-"))


def test_a_name_cannot_command_the_terminal(tmp_path: Path, record: str) -> None:
    ended = maukas("replay", written(tmp_path, match=record.replace('"Anna"', '"\\u001b[2JAn\\nna"')) / "match.toml")
    assert ended.returncode == 0
    assert ended.stdout.splitlines()[1] == "Players: \N{REPLACEMENT CHARACTER}[2JAn na, Ben, Cai"


def test_long_names_are_shortened(tmp_path: Path, record: str) -> None:
    path = written(tmp_path, match=record.replace('"Anna"', f'"{3000 * "A"}"')) / "match.toml"
    ended = maukas("replay", path)
    assert ended.returncode == 0
    assert ended.stdout.splitlines()[1] == f"Players: {39 * 'A'}…, Ben, Cai"
    assert "{???}" not in ended.stdout


def test_a_penalty_is_told_apart_from_the_draw_it_comes_with() -> None:
    position = """
        hands = ["RX G1", "B3 B4 B5"]
        discard = "R2"
        draw = "Y1 Y2 Y3"
    """
    played = Round.from_position("maumau", position, options={"mau_penalty": 2})
    played.play(0, "RX")
    before = played.view(None)
    played.play(0, "draw")
    assert isinstance(before, MauMauView)
    assert before.window == 0
    step: WalkStep[View] = WalkStep(0, "draw", before, played.view(None))
    forgot = "Anna forgot to say “mau”."
    nothing = f"Anna has nothing to draw. Anna takes 3 penalty cards. {forgot}"
    for penalty, told in ((2, f"Anna draws a card. Anna takes 2 penalty cards. {forgot}"), (3, nothing)):
        narrator = Narrator(Texts("en"), played.game, played.game.options.of({"mau_penalty": penalty}), ["Anna", "Ben"])
        assert narrator.step_text(step) == told


def test_a_round_that_was_not_played_cannot_be_told(tmp_path: Path, record: str) -> None:
    ended = maukas("replay", written(tmp_path, match=record) / "match.toml", "--round", "9")
    assert (ended.returncode, ended.stderr) == (2, "There is no round 9; rounds 1 to 2 have been played.\n")


def test_a_match_that_is_on_is_told_as_far_as_it_may_be(tmp_path: Path) -> None:
    match = Match("maumau", seats=2)
    for number in range(2):
        match.deal(bytes([number]) * 32)
        play_on(match, 10_000 if number == 0 else 5)
    path = written(tmp_path, match=format_record(record_of(match))) / "match.toml"
    told, verified = maukas("replay", path), maukas("verify", path)
    assert told.returncode == 0
    assert told.stdout.startswith("Mau Mau, 2 players\nPlayers: seat 0, seat 1\n")
    assert "Round 2 is still being played; it can be shown when it is over." in told.stdout
    assert told.stdout.endswith("The match is not over yet.\n")
    assert verified.returncode == 0
    lines = verified.stdout.splitlines()
    assert [line[0] for line in lines] == ["✓"] * 4 + ["•"] * 2
    assert f"✓ All {len(match.rounds[0].moves)} moves are legal." in lines
    assert lines[4].startswith("• Round 2 is still being played: its seed stays secret")
    assert lines[5] == "• The match is not finished."


@pytest.mark.parametrize("rounds", [0, 1])
def test_a_match_between_two_rounds_holds_and_is_not_finished(tmp_path: Path, rounds: int) -> None:
    match = Match("maumau", seats=2)
    for number in range(rounds):
        match.deal(bytes([number]) * 32)
        play_on(match)
    path = written(tmp_path, match=format_record(record_of(match))) / "match.toml"
    told, verified = maukas("replay", path), maukas("verify", path)
    assert (told.returncode, verified.returncode) == (0, 0)
    assert "still being played" not in told.stdout + verified.stdout
    assert [line[0] for line in verified.stdout.splitlines()] == ["✓"] * 4 * rounds + ["•"]
