"""Compile what the search needs, and keep it in the cache: `python -m maukas.bots.precompile`, once after an installation."""

from maukas.bots.bot import Budget, Notebook
from maukas.bots.master import Master
from maukas.games.code_cache import is_ready, mark_ready
from maukas.games.compiler import signature
from maukas.games.registry import GAMES, game_named
from maukas.games.round import Round


def precompile() -> None:
    """Let a master think once in each game."""
    for game in GAMES:
        precompile_search(game)


def precompile_search(game: str) -> None:
    """Let a master think once in a game."""
    played = Round.deal(game, seats=2, seed=bytes(32))
    Master(0).estimates(Notebook(played, played.turn).situation(), Budget(iterations=1))
    mark_ready(mark_of(game))


def is_search_ready(game: str) -> bool:
    """Whether the search for a game is in the cache already; if not, compiling it takes a while."""
    return is_ready(mark_of(game))


def mark_of(game: str) -> str:
    """The name by which the cache notes that the search for a game is there."""
    return f"{signature(game_named(game))}-search"


if __name__ == "__main__":
    precompile()
