"""`maukas print` as people run it."""

import subprocess
import sys
from pathlib import Path

import pytest

from maukas.extras import install_command
from tests.cli.command import maukas
from tests.every_game import TINY, TINY_FOLDER
from tests.printing.pdf import sides

WITHOUT_TYPST = "import sys; sys.modules['typst'] = None; sys.argv = ['maukas', *sys.argv[1:]]; from maukas.cli import main; main()"


def test_the_pack_is_written_where_one_says(tmp_path: Path) -> None:
    file = tmp_path / "dos.pdf"
    ended = maukas("print", "--game", "dos", "--paper", "letter", "--large", "--output", file)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", f"The PDF is in {file}.\n")
    assert len(sides(file.read_bytes())) == 36


def test_without_a_name_the_file_says_what_it_is(tmp_path: Path) -> None:
    for arguments in (["-l", "fi"], ["rules", "-g", "dos"], ["rules", "--sheet", "FI"], ["scores", "--player", "Anna,Ben"]):
        subprocess.run(
            [sys.executable, "-m", "maukas", "print", *arguments], cwd=tmp_path, env={"LANG": "sv"}, check=True, capture_output=True
        )
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "maukas-dos-rules-a4-sv.pdf",
        "maukas-maumau-cards-a4-fi.pdf",
        "maukas-maumau-rules-sheet-fi-a4-sv.pdf",
        "maukas-maumau-scores-a4-sv.pdf",
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--paper", "b9"], "There is no paper “b9”; the papers are a4, a3, letter."),
        (["rules", "--sheet", "no"], "There is no such sheet: no. There are fi, sv, da."),
        (["rules", "--game", "dos", "--sheet", "fi"], "There is no such sheet: fi. There are -."),
        (["posters"], "There is no “posters” to print; the prints are cards, rules, scores."),
        (["--game", "uno"], "There is no game “uno”; the games are maumau, dos."),
        (["--output", "no/such/folder/cards.pdf"], "There is no file or folder "),
        (["scores", "--game", "dos", "--player", ",".join("abcdefghijk")], "DOS has at most 6 players."),
    ],
)
def test_what_cannot_be_printed_is_said_in_a_sentence(arguments: list[str], sentence: str) -> None:
    ended = maukas("print", *arguments)
    assert ended.returncode == 2
    assert ended.stderr.startswith(sentence)
    assert ended.stderr.count("\n") == 1


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    ended = maukas("print", "scores", "--output", tmp_path)
    assert ended.returncode == 2
    assert ended.stderr.startswith(f"{tmp_path} is a folder")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This needs the extra print (not installed: typst). "),
        ("fi", "Tähän tarvitaan lisäosa print, sillä tästä asennuksesta puuttuu typst. "),
    ],
)
def test_without_the_typesetter_it_says_what_to_install(tmp_path: Path, language: str, sentence: str) -> None:
    arguments = ["print", "--language", language, "--output", str(tmp_path / "cards.pdf")]
    ended = subprocess.run([sys.executable, "-c", WITHOUT_TYPST, *arguments], capture_output=True, encoding="utf-8", check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith(sentence)
    assert ended.stderr.endswith(f"{install_command('print')}\n")
    assert not (tmp_path / "cards.pdf").exists()


def test_a_game_that_somebody_else_brings_has_no_printed_cards() -> None:
    ended = maukas("print", "--game", TINY, PYTHONPATH=str(TINY_FOLDER))
    assert (ended.returncode, ended.stderr) == (2, f"There are no pictures of the cards of {TINY}, so it cannot be printed.\n")
