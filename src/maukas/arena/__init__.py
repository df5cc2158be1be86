"""Bots against bots: the same deals from every seat, and what that says about their strength.

A `Contest` says what is played; `compete` plays it, on as many workers as there are; `statistics_by_bot`, `paired_difference` and
`rate_bots` say what came of it. A bot that makes an illegal move, raises or is far too slow forfeits the round.
"""

from maukas.arena.contenders import contender_names, load_contender
from maukas.arena.contest import Contest, deals_for
from maukas.arena.contest_round import ContestRound, SeatLuck
from maukas.arena.contest_runner import compete
from maukas.arena.contest_statistics import BotStatistics, PairedDifference, paired_difference, statistics_by_bot
from maukas.arena.contestant import Forfeit
from maukas.arena.ratings import rate_bots
from maukas.estimates import Estimate

__all__ = [
    "Contest",
    "deals_for",
    "compete",
    "ContestRound",
    "SeatLuck",
    "Forfeit",
    "statistics_by_bot",
    "BotStatistics",
    "Estimate",
    "paired_difference",
    "PairedDifference",
    "rate_bots",
    "contender_names",
    "load_contender",
]
