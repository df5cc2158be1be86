"""Games by name: ours, those of installed packages, and what is said of those that cannot be loaded."""

import subprocess
import sys
from pathlib import Path

import pytest

from maukas.games.errors import BadNotation
from maukas.games.registry import BUILT_IN, GAMES, GROUP, BrokenGame, game_named
from maukas.games.round import Round
from tests.every_game import EVERY_GAME, TINY, TINY_FOLDER, every_game


@every_game
def test_a_game_is_found_by_its_name(name: str) -> None:
    assert game_named(name).name == name
    assert name in GAMES
    assert name in [*GAMES]
    assert len(GAMES) == len([*GAMES])


def test_a_game_of_another_package_is_there_only_if_the_package_is() -> None:
    assert [*GAMES] == [*BUILT_IN]
    with pytest.raises(BadNotation, match="no game 'trio'; there are maumau, dos"):
        Round.deal(TINY, seats=2)


def test_a_package_that_is_installed_brings_its_game_to_every_command() -> None:
    """In a process of its own, where nothing but the folder of the package is added."""
    command = [sys.executable, "-m", "maukas", "simulate", "--game", TINY, "--seats", "2", "--rounds", "20", "--json"]
    environment = {"PYTHONPATH": str(TINY_FOLDER), "PATH": ""}
    found = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert f'"game": "{TINY}"' in found.stdout


def test_a_game_that_cannot_be_loaded_says_so_and_harms_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "faulty.py").write_text("from maukas.games.maumau.game import GAME\nNOTHING = None\n")
    folder = tmp_path / "faulty-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: faulty\nVersion: 1\n")
    points = {"absent": "faulty:ABSENT", "nothing": "faulty:NOTHING", "misnamed": "faulty:GAME", "maumau": "faulty:NOTHING"}
    (folder / "entry_points.txt").write_text("".join([f"[{GROUP}]\n", *(f"{name} = {value}\n" for name, value in points.items())]))
    monkeypatch.syspath_prepend(str(tmp_path))
    assert [*GAMES] == [*BUILT_IN, "absent", "misnamed", "nothing"]
    for name, why in (("absent", "AttributeError"), ("nothing", "is no Game"), ("misnamed", "calls itself 'maumau'")):
        with pytest.raises(BrokenGame, match=f"the game '{name}' cannot be loaded.*{why}"):
            game_named(name)
    assert game_named("maumau").name == "maumau"  # nobody takes the place of ours


def test_every_game_answers_the_questions_of_a_table() -> None:
    assert set(BUILT_IN) < set(EVERY_GAME)
    for name in BUILT_IN:
        game = game_named(name)
        assert game.lower_wins == (game.winners((3, 5)) == (0,))
        assert game.turn_start in game.phases
