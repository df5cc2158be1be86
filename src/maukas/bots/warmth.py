"""Compile what the search needs, and keep it in the cache: `python -m maukas.bots.warmth`, once after an installation."""

from maukas.bots.bot import Budget, Notebook
from maukas.bots.searcher import Master
from maukas.games.game import GAMES
from maukas.games.round import Round


def warm_up() -> None:
    """Let a master think once in each game."""
    for game in GAMES:
        played = Round.deal(game, seats=2, seed=bytes(32))
        Master(0).estimates(Notebook(played, played.turn).situation(), Budget(iterations=1))


if __name__ == "__main__":
    warm_up()
