"""A recorded match, played again: the one way in which a record is checked, told and shown."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Generic, TypeVar

from maukas.games.match import Deal, Match, Result
from maukas.games.match_record import MatchRecord, RoundRecord
from maukas.games.round import Round
from maukas.games.view import View

Look = TypeVar("Look")


@dataclass(frozen=True, slots=True)
class WalkStep(Generic[Look]):
    """A move that was made, with what there was to see before and after it."""

    seat: int
    move: str
    before: Look
    after: Look


def walk(match: Match, written: RoundRecord, look: Callable[[Round], Look]) -> Iterator[WalkStep[Look]]:
    """Make the moves of a round that has been dealt, and look at it before the first and after each; an illegal one raises IllegalMove.

    A round that was broken off is so with its last move.
    """
    played = match.round
    before = look(played)
    for count, (seat, move) in enumerate(written.moves, 1):
        match.play(seat, move)
        if written.is_broken_off and count == len(written.moves) and not played.is_over:
            match.break_off()
        after = look(played)
        yield WalkStep(seat, move, before, after)
        before = after


def new_match(record: MatchRecord) -> Match:
    """The match before its first deal."""
    return Match(record.game, seats=record.seats, options=record.options, players=record.players)


def match_at(record: MatchRecord, number: int) -> Match:
    """The match with the round of this number just dealt; what came before is taken from the record, and not played again."""
    match = new_match(record)
    for written in record.rounds[: number - 1]:
        assert written.seed is not None
        assert written.outcome is not None
        match.deals.append(Deal(written.dealer, written.seed, written.shares))
        match.scores.results.append(Result(written.dealer, written.outcome, written.is_broken_off))
    match.deal(record.rounds[number - 1].seed, record.rounds[number - 1].shares)
    return match


def match_before(match: Match, number: int) -> Match:
    """The same match before the deal of this number; what came before is taken from its score sheet, and not played again."""
    scores = match.scores
    earlier = Match(scores.game.name, seats=scores.seats, options=scores.options, players=match.players)
    earlier.deals += match.deals[: number - 1]
    earlier.scores.results += scores.results[: number - 1]
    return earlier


def told_rounds(record: MatchRecord) -> Iterator[tuple[int, RoundRecord]]:
    """The rounds up to the first one whose seed is not told yet, each with its number."""
    return enumerate(takewhile(lambda written: written.seed is not None, record.rounds), 1)


def public_view(played: Round) -> View:
    """What everybody sees."""
    return played.view(None)
