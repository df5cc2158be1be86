"""The command line, run as people run it: what it prints, and how it ends."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from maukas import __version__
from maukas.cli.clauses import SCENARIO_FOLDERS, near_clauses, numbered
from maukas.cli.failure import Failure
from maukas.cli.games import chosen_game, parse_options
from maukas.cli.language import language_of, take_language
from maukas.cli.story import Step
from maukas.cli.summary import mean, quantile, spread
from maukas.cli.words import Words
from maukas.games.match import Match
from maukas.games.match_record import format_record, record_of
from maukas.games.round import Round
from maukas.texts import LANGUAGES, Texts

SCENARIOS = Path(__file__).parent / "scenarios"
COMMANDS = ("serve", "check", "replay", "verify", "rules", "simulate", "arena", "backup")
LONG = 300 * "x"                                        # longer than a file may be called
OLD_LANGUAGE = ("MAUKAS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

HOLDS = """\
game = "maumau"
clauses = ["M-15"]
title = "A card of the same colour fits"
moves = ["0 R5"]
[position]
hands = ["R5 R6", "G1 G2"]
discard = "R1"
[after]
top = "R5"
"""
FAILS = HOLDS.replace('top = "R5"', 'top = "R6"').replace("A card of the same colour fits", "A card that was not laid")
BROKEN = 'game = "maumau"\n[position\n'


def maukas(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command; whatever it is told, no traceback may be seen."""
    kept = {name: value for name, value in os.environ.items() if name not in OLD_LANGUAGE}
    ended = subprocess.run(
        [sys.executable, "-m", "maukas", *map(str, arguments)], env=kept | environment,
        capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
    )
    assert "Traceback" not in ended.stderr + ended.stdout
    return ended


def written(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def played_match(game: str, players: list[str], **options: object) -> Match:
    """A match in which everybody makes the first move there is, and never forgets to call."""
    match = Match(game, seats=len(players), options=options, players=players)
    while not match.is_over:
        match.deal(bytes([len(match.rounds)]) * 32)
        play_on(match)
    return match


def play_on(match: Match, moves: int = 10_000) -> None:
    for _ in range(moves):
        if match.round.is_over:
            return
        legal = match.round.legal_moves()
        calls = [move for move in legal if move in ("mau", "dos")]
        match.play(match.round.turn, (calls or legal)[0])


@pytest.fixture(scope="session")
def record() -> str:
    return format_record(record_of(played_match("maumau", ["Anna", "Ben", "Cai"], rounds=2, drawn_card="may_play")))


@pytest.fixture(scope="session")
def dos_record() -> str:
    return format_record(record_of(played_match("dos", ["Aino", "Bo"], target=30)))


# Help and language

def test_help_is_quick_to_load() -> None:
    code = (
        "import runpy, sys; sys.argv = ['maukas', '--help']\n"
        "try: runpy.run_module('maukas', run_name='__main__')\n"
        "except SystemExit: pass\n"
        "print(sorted({'numpy', 'numba', 'rich', 'pydantic', 'matplotlib'} & set(sys.modules)))"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines()[-1] == "[]"
    assert "maukas rules stop" in ended.stdout


def test_importing_the_package_loads_nothing_heavy() -> None:
    code = "import maukas, sys; print(sorted({'numpy', 'numba', 'rich', 'fluent', 'typer'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page_with_an_example_in_every_language(command: str, language: str) -> None:
    ended = maukas("-l", language, command, "--help")
    assert ended.returncode == 0
    page = ended.stdout
    assert f"\n  maukas {command} " in page
    assert not any(word in page for word in ("help-", "placeholder-", "None"))


@pytest.mark.parametrize(("language", "usage"), [("en", "Usage:"), ("fi", "Käyttö:"), ("sv", "Användning:"), ("da", "Brug:")])
def test_without_a_command_the_help_is_shown(language: str, usage: str) -> None:
    ended = maukas("--language", language)
    assert ended.returncode == 0
    assert ended.stdout.startswith(usage)
    assert all(f"\n  {command} " in ended.stdout for command in COMMANDS)


def test_the_version_is_told() -> None:
    ended = maukas("--version")
    assert (ended.returncode, ended.stdout) == (0, f"maukas {__version__}\n")


def test_the_language_may_come_from_the_environment() -> None:
    assert maukas("--help", MAUKAS_LANGUAGE="sv", LANG="fi_FI.UTF-8").stdout.startswith("Användning:")
    assert maukas("--help", LANG="fi_FI.UTF-8").stdout.startswith("Käyttö:")
    assert maukas("--help", LANG="C.UTF-8").stdout.startswith("Usage:")


@pytest.mark.parametrize(("environment", "language"), [
    ({}, "en"), ({"LANG": "da_DK.UTF-8"}, "da"), ({"LC_MESSAGES": "sv", "LANG": "da"}, "sv"), ({"LC_ALL": "fi", "LC_MESSAGES": "sv"}, "fi"),
    ({"MAUKAS_LANGUAGE": "en", "LC_ALL": "fi"}, "en"), ({"MAUKAS_LANGUAGE": "", "LANG": "fi"}, "fi"),
])
def test_the_environment_is_asked_in_order(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(("arguments", "wanted", "rest"), [
    (["check", "-l", "fi", "x"], "fi", ["check", "x"]),
    (["--language=sv", "rules"], "sv", ["rules"]),
    (["rules", "--", "-l", "fi"], None, ["rules", "--", "-l", "fi"]),
    (["rules", "-l"], None, ["rules", "-l"]),
    (["-lfi", "rules", "M-01"], "fi", ["rules", "M-01"]),
    (["rules", "M-15", "-lsv"], "sv", ["rules", "M-15"]),
    (["rules", "--", "-lfi"], None, ["rules", "--", "-lfi"]),
])
def test_the_language_may_stand_anywhere(arguments: list[str], wanted: str | None, rest: list[str]) -> None:
    assert take_language(arguments) == (wanted, rest)


def test_the_language_may_be_glued_to_its_letter() -> None:
    assert maukas("-lfi", "rules", "M-01").stdout == maukas("rules", "M-01", "-l", "fi_FI.UTF-8").stdout != maukas("rules", "M-01").stdout


def test_output_survives_a_narrow_character_set() -> None:
    assert maukas("-l", "fi", "rules", "M-27", PYTHONIOENCODING="ascii").returncode == 0


# Wrong words

@pytest.mark.parametrize(("arguments", "said"), [
    (["chekc"], "There is no command “chekc”; there are serve, check, replay, verify, rules, simulate, arena, backup."),
    (["--colour"], "There is no option --colour. See `maukas --help`."),
    (["rules", "--colour"], "There is no option --colour. See `maukas rules --help`."),
    (["check"], "PATH... is missing. See `maukas check --help`."),
    (["replay", "a", "b"], "The command cannot be understood like this. See `maukas replay --help`."),
    (["-l", "xx", "rules"], "There are no texts in “xx”; there are en, fi, sv, da."),
    (["--language", "english", "rules"], "There are no texts in “english”; there are en, fi, sv, da."),
    (["-lfinnish", "rules"], "There are no texts in “finnish”; there are en, fi, sv, da."),
    (["--language"], "--language is not written like this. See `maukas --help`."),
    (["simulate", "--seats"], "--seats is not written like this. See `maukas simulate --help`."),
    (["-l", "fi", "-l", "sv"], "Nimeä vain yksi kieli."),
    (["rules", "--game", "uno"], "There is no game “uno”; there are maumau, dos."),
    (["simulate", "--seats", "many"], "--seats needs a whole number. See `maukas simulate --help`."),
    (["simulate", "--seats", "11"], "Mau Mau is for 2 to 10 players, not for 11."),
    (["simulate", "--game", "dos", "--seats", "7"], "DOS is for 2 to 6 players, not for 7."),
    (["simulate", "--seats", "1" + 400 * "0"], f"Mau Mau is for 2 to 10 players, not for 1{400 * '0'}."),
    (["simulate", "--rounds", "0"], "--rounds must be at least 1, not 0."),
    (["simulate", "--workers", "-1"], "--workers must be at least 1, not -1."),
    (["simulate", "--option", "mau"], "A house rule is written NAME=VALUE, not “mau”."),
    (["simulate", "--option", "mau=never"], "mau cannot be “never”; possible: judge, caught, auto."),
    (["simulate", "--option", "hand_size=99"], "hand_size cannot be “99”; possible: 1-10."),
    (["simulate", "--player", "wizard"],
     "There is no player “wizard”; there are random, steady, and bots of your own in Python files (.py)."),
    (["simulate", "--seats", "2", "--player", "random,steady", "-p", "random"], "3 players are named, but there are only 2 seats."),
    (["simulate", "--plot", "picture.gif"], "picture.gif: a picture needs a name that ends in .png or .svg."),
    (["simulate", "--player", f"{LONG}.py"], f"{LONG}.py cannot be opened: File name too long."),
    (["simulate", "--plot", f"/{LONG}/picture.png"], f"/{LONG} cannot be opened: File name too long."),
    (["check", LONG], f"{LONG} cannot be opened: File name too long."),
    (["verify", LONG], f"{LONG} cannot be opened: File name too long."),
    *(([command, "/dev/zero"], "/dev/zero is not a regular file.") for command in ("check", "verify", "replay")),
    (["rules", 3000 * "y"], f"No clause has “{499 * 'y'}…” in it."),
])
def test_what_is_wrong_is_said_in_a_sentence(arguments: list[str], said: str) -> None:
    ended = maukas(*arguments)
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", said + "\n")


@pytest.mark.parametrize("command", ["check", "verify", "replay"])
def test_a_huge_file_is_not_read(tmp_path: Path, command: str) -> None:
    path = tmp_path / "huge.toml"
    with path.open("wb") as file:
        file.truncate(16 * 2**20 + 1)
    ended = maukas(command, path)
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", f"{path} is too large; at most 16 MiB can be read.\n")


def test_options_are_read_by_their_own_types() -> None:
    settings = ["drawn_card=may_play", "hand-size=7", "free_draw=true", "mau=AUTO"]
    values = parse_options(chosen_game("maumau"), settings)
    assert values == {"drawn_card": "may_play", "hand_size": 7, "free_draw": True, "mau": "auto"}
    assert type(values["hand_size"]) is int
    with pytest.raises(Failure, match="error-no-such-house-rule"):
        parse_options(chosen_game("dos"), ["drawn_card=keep"])


# check

def test_all_scenarios_of_the_project_pass() -> None:
    ended = maukas("check", SCENARIOS)
    count = len(list(SCENARIOS.rglob("*.toml")))
    assert (ended.returncode, ended.stdout) == (0, f"{count} passed, 0 failed\n")


def test_a_scenario_that_fails_is_shown_with_what_was_found(tmp_path: Path) -> None:
    ended = maukas("check", written(tmp_path, holds=HOLDS, fails=FAILS))
    assert ended.returncode == 1
    assert ended.stdout.splitlines() == [
        str(tmp_path / "fails.toml"), "  A card that was not laid", "  top: expected 'R6', found 'R5'", "", "1 passed, 1 failed",
    ]


def test_a_broken_scenario_counts_as_failed(tmp_path: Path) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    option, deep = HOLDS + '[options]\nmau = "never"\n', "a = " + 5000 * "["
    ended = maukas("check", written(tmp_path, holds=HOLDS, broken=BROKEN, empty="", option=option, deep=deep))
    assert ended.returncode == 1
    assert ended.stdout.count("not a scenario: ") == 5
    assert ended.stdout.splitlines()[-1] == "1 passed, 5 failed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_line_is_the_same_in_every_language(tmp_path: Path, language: str) -> None:
    ended = maukas("check", written(tmp_path, holds=HOLDS, fails=FAILS) / "fails.toml", tmp_path / "holds.toml", "-l", language)
    assert ended.stdout.splitlines()[-1] == "1 passed, 1 failed"


def test_nothing_to_run_is_not_a_success(tmp_path: Path) -> None:
    assert maukas("check", tmp_path).returncode == 2
    missing = maukas("check", written(tmp_path, holds=HOLDS), tmp_path / "missing")
    assert (missing.returncode, missing.stdout) == (2, "")
    assert missing.stderr == f"There is no file or folder {tmp_path / 'missing'}.\n"


BIG_HAND = """\
game = "dos"
clauses = ["D-11"]
title = "A hand that fits in many ways"
[position]
hands = ["R3 R4 R5 G3 G4 G5 B3 B4 B5 Y3 Y4 Y5 R1 G1 B1 Y1 R6 G6 B6 Y6 R# G# B# Y# D D D D", "R10 G10"]
row = "R9 G8 B7 Y6"
[after]
legal = ["R1+R6>B7", "R4+R3>B7", "R10>R9", "draw"]
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_lists_of_moves_show_what_is_missing_and_what_is_extra(tmp_path: Path, language: str) -> None:
    ended = maukas("check", written(tmp_path, many=BIG_HAND), "-l", language)
    lines = ended.stdout.splitlines()
    assert ended.returncode == 1
    assert "{???}" not in ended.stdout
    assert len(ended.stdout) > 3000
    assert lines[2] == "  legal:"
    assert lines[3].endswith(": R10>R9")
    assert not {"R1+R6>B7", "R6+R1>B7", "R4+R3>B7", "R3+R4>B7", "draw"} & set(lines[4].split())


def test_the_moves_of_a_seat_are_compared_one_by_one(tmp_path: Path) -> None:
    fails = HOLDS.replace("moves = [\"0 R5\"]\n", "").replace('top = "R5"', 'legal_for = { 0 = ["R5", "G9"] }')
    ended = maukas("check", written(tmp_path, fails=fails))
    assert ended.stdout.splitlines()[2:5] == [
        "  legal_for 0:", "    expected, but not found: G9", "    found, but not expected: R6 mau",
    ]


def test_long_values_stand_below_each_other(tmp_path: Path) -> None:
    hand = " ".join(40 * ["R6"])
    ended = maukas("check", written(tmp_path, fails=HOLDS.replace('top = "R5"', f'hands = ["{hand}", "G1 G2"]')))
    assert ended.stdout.splitlines()[2:5] == [
        "  hands:", f"    expected: ['{hand}', 'G1 G2']", "    found: ['R6', 'G1 G2']",
    ]


# replay

def test_a_match_is_told(tmp_path: Path, record: str) -> None:
    ended = maukas("replay", written(tmp_path, match=record) / "match.toml")
    assert (ended.returncode, ended.stderr) == (0, "")
    lines = ended.stdout.splitlines()
    assert lines[:2] == ["Mau Mau, 3 players", "Players: Anna, Ben, Cai"]
    assert any(line.endswith("The card you draw: If the card you draw fits, you may lay it at once.") for line in lines)
    assert sum(line.startswith("Round ") and "dealt by" in line for line in lines) == 2
    assert any("draws a card" in line for line in lines)
    assert sum(" wins the round." in line for line in lines) == 2
    assert lines[-1].endswith(" wins the match.") or lines[-1].startswith("The match is shared by ")
    assert "\x1b" not in ended.stdout
    assert not any(line != line.rstrip() for line in lines)


def test_every_move_is_told(tmp_path: Path, dos_record: str) -> None:
    ended = maukas("replay", written(tmp_path, match=dos_record) / "match.toml", "--plain")
    moves = dos_record.count('"0 ') + dos_record.count('"1 ')
    assert sum(line.split()[:1] != ["Round"] and line.split()[1:2] in (["Aino"], ["Bo"]) for line in ended.stdout.splitlines()) == moves


@pytest.mark.parametrize(("language", "opening"), [
    ("en", "DOS, 2 players"), ("fi", "DOS, 2 pelaajaa"), ("sv", "DOS, 2 spelare"), ("da", "DOS, 2 spillere"),
])
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
    words = Words(Texts("en"), "maumau", ["Anna", "Ben"])
    assert before.window == 0
    assert words.step(Step(0, "draw", before, played.view(None), due=2)) == "draws a card; takes 2 penalty cards"
    assert words.step(Step(0, "draw", before, played.view(None), due=3)) == "can draw nothing; takes 3 penalty cards"


def test_a_round_that_was_not_played_cannot_be_told(tmp_path: Path, record: str) -> None:
    ended = maukas("replay", written(tmp_path, match=record) / "match.toml", "--round", "9")
    assert (ended.returncode, ended.stderr) == (2, "There is no round 9 to tell; rounds 1 to 2 have been played.\n")


def test_a_match_that_is_on_is_told_as_far_as_it_may_be(tmp_path: Path) -> None:
    match = Match("maumau", seats=2)
    for number in range(2):
        match.deal(bytes([number]) * 32)
        play_on(match, 10_000 if number == 0 else 5)
    path = written(tmp_path, match=format_record(record_of(match))) / "match.toml"
    told, verified = maukas("replay", path), maukas("verify", path)
    assert told.returncode == 0
    assert told.stdout.startswith("Mau Mau, 2 players\nPlayers: seat 0, seat 1\n")
    assert "Round 2 is still being played; it can be told when it is over." in told.stdout
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


# verify

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
    return re.sub(r'^seed = .*\n', "", record, count=1, flags=re.MULTILINE)


def no_last_move(record: str) -> str:
    return re.sub(r', "[^"]*",\n\]', ",\n]", record, count=1)


@pytest.mark.parametrize(("tamper", "said"), [
    (no_first_seed, "Round 1: the seed is missing, so the round cannot be checked."),
    (no_last_move, "Round 1: the seed has been revealed, but the moves do not reach the end of the round."),
    (other_seed, "Round 1: the seed is not the one that was promised before the deal."),
    (other_first_move, "Round 1, move 1 (`0 mau`) is not legal. AM-26: Say “mau” on your turn with two cards in hand"),
    (unreadable_move, "Round 1, move 1 (`0 R99`) is not legal. 'R99' is not a move of Mau Mau"),
    (other_scores, "Round 1: the written result is not what the moves led to."),
    (other_totals, "The written totals or winners are wrong."),
    (no_result, "The match is over, but its result is not written down."),
])
def test_a_tampered_record_does_not_hold(tmp_path: Path, record: str, tamper: Callable[[str], str], said: str) -> None:
    path = written(tmp_path, match=tamper(record)) / "match.toml"
    verified, told = maukas("verify", path), maukas("replay", path)
    assert (verified.returncode, told.returncode) == (1, 1)
    assert verified.stdout.startswith(f"✗ {said}")
    assert told.stderr.startswith(f"This record does not hold. {said}")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_is_no_record_is_said_to_be_none(tmp_path: Path, command: str) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    written(tmp_path, broken=BROKEN, scenario=HOLDS, deep="a = " + 5000 * "[")
    said = [maukas(command, tmp_path / name) for name in ("bytes.toml", "broken.toml", "scenario.toml", "deep.toml", "none.toml", ".")]
    assert [ended.returncode for ended in said] == [2] * 6
    assert [len(ended.stderr.splitlines()) for ended in said] == [1] * 6


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_with_many_unknown_keys_is_answered_in_a_sentence(tmp_path: Path, record: str, command: str) -> None:
    unknown = "".join(f'{100 * "k"}{number} = 1\n' for number in range(500))
    ended = maukas(command, written(tmp_path, match=unknown + record) / "match.toml")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert len(ended.stderr.splitlines()) == 1
    assert "unknown 'kkk" in ended.stderr
    assert "{???}" not in ended.stderr


# rules

def test_all_rules_are_listed() -> None:
    lines = maukas("rules").stdout.splitlines()
    assert "Mau Mau: the rules" in lines
    assert "DOS: the rulings" in lines
    assert sum(line.startswith(("M-", "AM-", "D-", "AD-")) for line in lines) == 45 + 38 + 43 + 40


def test_the_rules_of_one_game_are_listed() -> None:
    lines = maukas("rules", "--game", "dos").stdout.splitlines()
    assert sum(line.startswith(("D-", "AD-")) for line in lines) == 43 + 40
    assert not any(line.startswith(("M-", "AM-")) for line in lines)


@pytest.mark.parametrize(("language", "text"), [
    ("en", "There is one way out"), ("fi", "Yksi keino auttaa"), ("sv", "Det finns en utväg"), ("da", "M-27"),
])
def test_a_clause_is_shown_with_its_scenarios(language: str, text: str) -> None:
    ended = maukas("rules", "m-27", "-l", language)
    assert ended.returncode == 0
    assert text in ended.stdout
    assert any(line.startswith("  M-27-") and line.endswith(".toml") for line in ended.stdout.splitlines())
    assert any(line.startswith("AM-") for line in ended.stdout.splitlines())


def test_a_ruling_is_shown_with_its_house_rule() -> None:
    ended = maukas("rules", "ad9")
    assert any(line.startswith("House rule after_draw ") and line.endswith("(default: any)") for line in ended.stdout.splitlines())
    assert "drawn  After drawing you may cover one centre card, and the card you drew must be part of it." in ended.stdout.splitlines()


def test_an_unknown_clause_suggests_near_ones() -> None:
    ended = maukas("rules", "D-44")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == "There is no clause D-44; near it are D-40, D-41, D-42, D-43.\n"


def test_a_word_is_looked_for() -> None:
    ended = maukas("rules", "ANTICLOCKWISE")
    assert [line.split()[0] for line in ended.stdout.splitlines() if line.startswith(("M-", "AM-"))] == ["M-23", "AM-04"]
    assert maukas("rules", "xyzzy").returncode == 2


@pytest.mark.parametrize(("text", "clause"), [
    ("m-27", "M-27"), ("AM3", "AM-03"), ("ad-022", None), ("D-1", "D-01"), ("stop", None), ("M-", None),
])
def test_clauses_may_be_written_in_many_ways(text: str, clause: str | None) -> None:
    assert numbered(text) == clause


def test_near_clauses_are_of_the_same_kind_if_there_are_any() -> None:
    known = ["M-01", "M-02", "M-03", "M-04", "M-05", "AM-05"]
    assert near_clauses("M-07", known) == ["M-02", "M-03", "M-04", "M-05"]
    assert near_clauses("D-05", known) == ["M-03", "M-04", "M-05", "AM-05"]


def test_the_scenarios_are_found_in_a_checkout() -> None:
    assert SCENARIO_FOLDERS[1] == SCENARIOS


# simulate

def test_a_spread_is_what_it_is_called() -> None:
    counts = {1: 10, 2: 10, 3: 10, 100: 1}
    assert mean(counts) == pytest.approx(160 / 31)
    assert [quantile(counts, share) for share in (0.0, 0.05, 0.5, 0.95, 1.0)] == [1, 1, 2, 3, 100]
    assert spread({}).median == 0


@pytest.mark.parametrize(("game", "seats"), [("maumau", 3), ("dos", 2)])
def test_rounds_are_simulated_and_summed_up(game: str, seats: int, tmp_path: Path) -> None:
    picture = tmp_path / "rounds.svg"
    arguments = ["simulate", "--game", game, "--seats", str(seats), "--rounds", "200", "--workers", "1"]
    ended = maukas(*arguments, "--plot", picture)
    assert ended.returncode == 0
    assert ended.stdout.splitlines()[0].endswith(f"{seats} players, 200 rounds")
    assert not any(id in ended.stdout for id in ("simulate-", "kind-", "number-"))
    assert picture.read_text(encoding="utf-8").startswith("<?xml")
    table = json.loads(maukas(*arguments, "--json", "--option", "hand_size=3", "--player", "steady").stdout)
    assert (table["rounds"], table["options"], table["players"]) == (200, {"hand_size": 3}, ["steady"] * seats)
    assert sum(table["wins"]) + table["blocked"] == 200
    assert sum(table["lengths"].values()) == 200


def test_the_same_seed_gives_the_same_rounds() -> None:
    tables = [json.loads(maukas("simulate", "--rounds", "100", "--seed", seed, "--json").stdout) for seed in ("7", "7", "8")]
    assert tables[0]["lengths"] == tables[1]["lengths"] != tables[2]["lengths"]


def test_a_player_of_ones_own_may_play_and_may_fail(tmp_path: Path) -> None:
    first, lost = tmp_path / "first.py", tmp_path / "lost.py"
    first.write_text("def choose(view, random):\n    return view.legal[0]\n", encoding="utf-8")
    lost.write_text("def choose(view, random):\n    return view.nothing\n", encoding="utf-8")
    plays = maukas("simulate", "--rounds", "20", "--seats", "2", "--workers", "1", "--player", f"{first},random")
    fails = maukas("simulate", "--rounds", "20", "--workers", "1", "--player", lost)
    assert plays.returncode == 0
    assert "0: first.py" in plays.stdout
    assert fails.returncode == 1
    assert fails.stderr.startswith("A player's own Python file went wrong: AttributeError")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_player_that_quits_is_said_to_have_failed(tmp_path: Path, workers: str) -> None:
    at_once, later = tmp_path / "at_once.py", tmp_path / "later.py"
    at_once.write_text("raise SystemExit(0)\n", encoding="utf-8")
    later.write_text("def choose(view, random):\n    raise SystemExit(0)\n", encoding="utf-8")
    for path in (at_once, later):
        ended = maukas("simulate", "--rounds", "20", "--workers", workers, "--player", path)
        assert (ended.returncode, ended.stdout) == (2, "")
        assert ended.stderr == "A player's own Python file went wrong: SystemExit: 0\n"


def test_a_seed_may_be_any_whole_number() -> None:
    for seed in ("123456789" * 20, "-5"):
        ended = maukas("simulate", "--rounds", "1", "--workers", "1", "--seed", seed)
        assert ended.returncode == 0
        assert ended.stdout.startswith("Mau Mau, 4 players, 1 round\n")


SLOW = """
import os
import time
from pathlib import Path

def choose(view, random):
    Path(__file__).with_suffix(f".begun{os.getpid()}").touch()
    time.sleep(0.05)
    return view.legal[0]

class Slow:
    def __init__(self, seed):
        pass

    def choose(self, situation, budget):
        return choose(situation.view, None)

    def interject(self, situation):
        return None
"""


@pytest.mark.parametrize(("command", "option", "suffix"), [("simulate", "--player", ""), ("arena", "--bots", ":Slow")])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_who_interrupts_is_not_kept_waiting(tmp_path: Path, command: str, option: str, suffix: str, workers: str) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(SLOW, encoding="utf-8")
    running = subprocess.Popen(
        [sys.executable, "-m", "maukas", "-len", command, option, f"{slow}{suffix}", "--workers", workers], start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
    )
    until = time.monotonic() + 120
    while len([*tmp_path.glob("slow.begun*")]) < int(workers) and time.monotonic() < until:
        time.sleep(0.1)
    os.killpg(running.pid, signal.SIGINT)               # as the terminal does: all processes at once
    out, err = running.communicate(timeout=120)
    assert (running.returncode, out, err) == (130, "", "Interrupted.\n")
