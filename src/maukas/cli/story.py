"""A recorded match played again, move by move, for those who tell it."""

from dataclasses import dataclass
from itertools import takewhile

from maukas.games.dos.view import View as DosView
from maukas.games.match import Match, ScoreTable
from maukas.games.match_record import MatchRecord, RoundRecord
from maukas.games.maumau.state import Options as MauMauOptions
from maukas.games.maumau.view import View as MauMauView
from maukas.games.notation import laid_cards

View = MauMauView | DosView


@dataclass(frozen=True, slots=True)
class Step:
    """One move: who made it, what everybody could see before and after it, and the penalty due with it for a forgotten mau."""

    seat: int
    move: str
    before: View
    after: View
    due: int = 0

    @property
    def drawn(self) -> dict[int, int]:
        """How many cards each seat took because of the move; seats that took none are left out."""
        sizes = zip(self.before.hand_sizes, self.after.hand_sizes, strict=True)
        changes = [after - before + (len(laid_cards(self.move)) if seat == self.seat else 0) for seat, (before, after) in enumerate(sizes)]
        return {seat: change for seat, change in enumerate(changes) if change > 0}

    @property
    def penalty(self) -> int:
        """How many of the cards that a draw brings are a penalty: those for a forgotten mau come first, for a false one last."""
        if self.move != "draw" or not isinstance(self.before, MauMauView):
            return 0
        taken = self.drawn.get(self.seat, 0)
        return taken - min(self.before.debt or 1, max(taken - self.due, 0))

    @property
    def is_reshuffled(self) -> bool:
        """Whether the discard pile was shuffled for it."""
        return self.after.reshuffles > self.before.reshuffles


@dataclass(frozen=True, slots=True)
class Chapter:
    """One round that has been played to its end."""

    number: int
    start: View
    steps: tuple[Step, ...]

    @property
    def end(self) -> View:
        """What everybody sees after the last move."""
        return self.steps[-1].after if self.steps else self.start


@dataclass(frozen=True, slots=True)
class Story:
    """The rounds of a match up to the first one whose seed is not told yet, and the score table they make."""

    chapters: tuple[Chapter, ...]
    table: ScoreTable


def told(record: MatchRecord) -> Story:
    """Play the rounds of a record; an illegal move raises."""
    match = Match(record.game, seats=record.seats, options=record.options)
    known = takewhile(lambda written: written.seed is not None, record.rounds)
    return Story(tuple(chapter(match, number, written) for number, written in enumerate(known, 1)), match.table)


def chapter(match: Match, number: int, written: RoundRecord) -> Chapter:
    """Play one round into `match`."""
    match.deal(written.seed, written.shares)
    start = before = match.round.view(None)
    steps = []
    for seat, move in written.moves:
        match.play(seat, move)
        after = match.round.view(None)
        steps.append(Step(seat, move, before, after, penalty_due(match, seat, before)))
        before = after
    return Chapter(number, start, tuple(steps))


def penalty_due(match: Match, seat: int, before: View) -> int:
    """How many cards a seat that makes a move must take for the mau it has forgotten."""
    options = match.table.options
    if isinstance(before, MauMauView) and isinstance(options, MauMauOptions) and before.window == seat and options.mau == "judge":
        return options.mau_penalty
    return 0
