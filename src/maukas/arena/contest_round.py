"""One round of a contest: a deal in a seating, played by bots that may forfeit it."""

from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from maukas.arena.contestant import Contestant, Forfeit
from maukas.arena.contest import Contest
from maukas.arena.placement import placement
from maukas.bots.bot_round import play_bots
from maukas.bots.registry import BotMaker

LUCK_TRIES = 300  # playouts to find what a card gave
BY_THUMB = {"casual"}  # bots that play as the playouts do,
FAITH_BY_THUMB = 0.85  # and how much of the luck found is subtracted then: the rest is the playouts' own noise
FAITH = 0.5  # of others; any number fixed before leaves the mean as it is, and these were best in small trials
LONGEST = 5000  # moves; a round that has no end by then is broken off and has no winner


@dataclass(frozen=True, slots=True)
class SeatLuck:
    """What the cards drawn in a round gave a seat: a part of the victory, and points."""

    wins: float
    points: float


@dataclass(frozen=True, slots=True)
class ContestRound:
    """One round between bots, as the results need it; everything by seat."""

    deal: int
    seating: int
    dealer: int
    bots: tuple[str, ...]
    winner: int | None
    scores: tuple[int, ...]
    places: tuple[int, ...]
    moves: int
    forfeits: tuple[Forfeit | None, ...]
    luck: tuple[SeatLuck, ...]  # by seat; empty if it was not looked for
    times: tuple["array[float]", ...] = field(compare=False, repr=False)  # seconds a move; all else can be repeated


def play_round(contest: Contest, deal: int, seating: int, makers: Mapping[str, BotMaker]) -> ContestRound:
    """Play one deal in one seating."""
    played = contest.deal(deal)
    bots = contest.seatings[seating]
    contestants = [Contestant(played, seat, contest.budget) for seat in range(contest.seats)]
    for seat, contestant in enumerate(contestants):
        contestant.make_bot(makers[bots[seat]], contest.bot_seed(deal, seating, seat))
    play_bots(played, contestants, longest=LONGEST)
    found = placement(played, [contestant.forfeited is not None for contestant in contestants])
    return ContestRound(
        deal,
        seating,
        played.dealer,
        bots,
        found.winner,
        found.scores,
        found.places,
        len(played.moves),
        tuple(contestant.forfeited for contestant in contestants),
        luck_of(contest, deal, seating, played.moves) if contest.finds_luck else (),
        tuple(contestant.times for contestant in contestants),
    )


def luck_of(contest: Contest, deal: int, seating: int, moves: Iterable[tuple[int, str]]) -> tuple[SeatLuck, ...]:
    """What the cards drawn gave each seat, as far as it is to be believed; the deal itself is met from every seat."""
    from maukas.review.round_luck import OpenTable, luck_of_round

    dealt = contest.deal(deal)
    table = OpenTable(dealt.game, contest.seats, contest.bot_seed(deal, seating, contest.seats), LUCK_TRIES)
    by_thumb = all(bot in BY_THUMB for bot in contest.bots)
    found = luck_of_round(dealt, moves, table) * (FAITH_BY_THUMB if by_thumb else FAITH)
    return tuple(SeatLuck(*found[:, seat].tolist()) for seat in range(contest.seats))
