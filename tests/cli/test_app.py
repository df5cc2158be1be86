"""The command as a whole: help pages, languages, how it starts, and what is said when arguments are wrong."""

import subprocess
import sys
from pathlib import Path

import pytest

from maukas import __version__
from maukas.cli.errors import CommandError
from maukas.cli.game_options import chosen_game, parse_options
from maukas.cli.language import language_of, take_language
from maukas.texts import LANGUAGES
from tests.cli.command import COMMANDS, maukas

LONG = 300 * "x"  # longer than a file may be called


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


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "da_DK.UTF-8"}, "da"),
        ({"LC_MESSAGES": "sv", "LANG": "da"}, "sv"),
        ({"LC_ALL": "fi", "LC_MESSAGES": "sv"}, "fi"),
        ({"MAUKAS_LANGUAGE": "en", "LC_ALL": "fi"}, "en"),
        ({"MAUKAS_LANGUAGE": "", "LANG": "fi"}, "fi"),
    ],
)
def test_the_environment_is_asked_in_order(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("arguments", "wanted", "rest"),
    [
        (["check", "-l", "fi", "x"], "fi", ["check", "x"]),
        (["--language=sv", "rules"], "sv", ["rules"]),
        (["rules", "--", "-l", "fi"], None, ["rules", "--", "-l", "fi"]),
        (["rules", "-l"], None, ["rules", "-l"]),
        (["-lfi", "rules", "M-01"], "fi", ["rules", "M-01"]),
        (["rules", "M-15", "-lsv"], "sv", ["rules", "M-15"]),
        (["rules", "--", "-lfi"], None, ["rules", "--", "-lfi"]),
    ],
)
def test_the_language_may_stand_anywhere(arguments: list[str], wanted: str | None, rest: list[str]) -> None:
    assert take_language(arguments) == (wanted, rest)


def test_the_language_may_be_glued_to_its_letter() -> None:
    assert maukas("-lfi", "rules", "M-01").stdout == maukas("rules", "M-01", "-l", "fi_FI.UTF-8").stdout != maukas("rules", "M-01").stdout


def test_output_survives_a_narrow_character_set() -> None:
    assert maukas("-l", "fi", "rules", "M-27", PYTHONIOENCODING="ascii").returncode == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chekc"], f"There is no command “chekc”; the commands are {', '.join(COMMANDS)}."),
        (["--colour"], "There is no option --colour. See `maukas --help`."),
        (["rules", "--colour"], "There is no option --colour. See `maukas rules --help`."),
        (["verify"], "FILE is missing. See `maukas verify --help`."),
        (["replay", "a", "b"], "That command was not understood. See `maukas replay --help`."),
        (["-l", "xx", "rules"], "There are no texts in “xx”; the languages are en, fi, sv, da."),
        (["--language", "english", "rules"], "There are no texts in “english”; the languages are en, fi, sv, da."),
        (["-lfinnish", "rules"], "There are no texts in “finnish”; the languages are en, fi, sv, da."),
        (["--language"], "--language needs a value, or must not have one. See `maukas --help`."),
        (["simulate", "--seats"], "--seats needs a value, or must not have one. See `maukas simulate --help`."),
        (["-l", "fi", "-l", "sv"], "Valitse vain yksi kieli."),
        (["rules", "--game", "uno"], "There is no game “uno”; the games are maumau, dos."),
        (["simulate", "--seats", "many"], "--seats needs a whole number. See `maukas simulate --help`."),
        (["simulate", "--seats", "11"], "Mau Mau is for 2 to 10 players, not for 11."),
        (["simulate", "--game", "dos", "--seats", "7"], "DOS is for 2 to 6 players, not for 7."),
        (["simulate", "--seats", "1" + 400 * "0"], f"Mau Mau is for 2 to 10 players, not for 1{400 * '0'}."),
        (["simulate", "--rounds", "0"], "--rounds must be at least 1, not 0."),
        (["simulate", "--workers", "-1"], "--workers must be at least 1, not -1."),
        (["simulate", "--option", "mau"], "A house rule is written NAME=VALUE, not “mau”."),
        (["simulate", "--option", "mau=never"], "mau cannot be “never”; possible: judge, caught, auto."),
        (["simulate", "--option", "hand_size=99"], "hand_size cannot be “99”; possible: 1-10."),
        (
            ["simulate", "--player", "wizard"],
            (
                "There is no player “wizard”; the players are random, steady, beginner, casual, strong, master, "
                "and bots of your own in Python files (.py)."
            ),
        ),
        (["simulate", "--seats", "2", "--player", "random,steady", "-p", "random"], "3 players are named, but there are only 2 seats."),
        (["simulate", "--plot", "picture.gif"], "picture.gif: the file name must end in .png or .svg."),
        (["simulate", "--player", f"{LONG}.py"], f"{LONG}.py cannot be opened: File name too long."),
        (["simulate", "--plot", f"/{LONG}/picture.png"], f"/{LONG} cannot be opened: File name too long."),
        (["check", LONG], f"{LONG} cannot be opened: File name too long."),
        (["verify", LONG], f"{LONG} cannot be opened: File name too long."),
        *(([command, "/dev/zero"], "/dev/zero is not a regular file.") for command in ("check", "verify", "replay")),
        (["rules", 3000 * "y"], f"No clause has “{499 * 'y'}…” in it."),
    ],
)
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
    with pytest.raises(CommandError, match="error-no-such-house-rule"):
        parse_options(chosen_game("dos"), ["drawn_card=keep"])
