"""The games that must conform: our own, and a tiny one that is installed, as the package of somebody else, while a test plays it."""

from pathlib import Path

import pytest

from maukas.games.registry import BUILT_IN

TINY = "trio"
TINY_FOLDER = Path(__file__).parent / "tiny_game"  # a module, and beside it what an installer writes down of a package

EVERY_GAME = (*BUILT_IN, TINY)
every_game = pytest.mark.parametrize("name", EVERY_GAME)
