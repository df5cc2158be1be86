"""Small contests, and rounds as they might have been."""

from array import array
from typing import Any


from maukas.arena.contest import Contest
from maukas.arena.contest_round import ContestRound, play_round
from maukas.arena.contest_runner import compete
from maukas.bots.bot import Budget
from maukas.bots.registry import BotMaker
from maukas.bots.random_bot import RandomBot
from maukas.games.registry import GAMES


def contest(game: str, *bots: str, seats: int = 4, deals: int = 5, seed: int = 0, budget: Budget | None = None, **options: Any) -> Contest:
    chosen = GAMES[game].options.of(options)
    return Contest(game=game, bots=bots, seats=seats, deals=deals, options=chosen, budget=budget or Budget(iterations=20), seed=seed)


def played_by(setting: Contest, **makers: BotMaker) -> list[ContestRound]:
    known: dict[str, BotMaker] = {"random": RandomBot, **makers}
    return [play_round(setting, deal, seating, known) for deal in range(setting.deals) for seating in range(len(setting.seatings))]


def all_of(setting: Contest, **spread: Any) -> list[ContestRound]:
    return [played for part in compete(setting, **spread) for played in part]


def result(
    deal: int, bots: str, winner: int | None, scores: list[int], places: list[int], times: list[float] | None = None
) -> ContestRound:
    """A round as it might have been, for figures worked out by hand."""
    seats = len(bots)
    spent = tuple(array("f", times or []) for _ in range(seats))
    seating = 1 if bots.startswith("b") else 0
    return ContestRound(deal, seating, 0, tuple(bots), winner, tuple(scores), tuple(places), 10, (None,) * seats, (), spent)
