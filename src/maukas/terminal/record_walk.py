"""A recorded match as a link: it is told move by move, forwards and backwards, with all hands open."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from types import TracebackType
from typing import Any, Self

from maukas.games.match import Match
from maukas.games.match_record import MatchRecord
from maukas.games.match_walk import match_at, told_rounds, walk
from maukas.games.round import Round
from maukas.protocol import messages
from maukas.protocol.messages import AnyMessage, Chair, Goal, TableSnapshot
from maukas.protocol.requests import AnyRequest
from maukas.protocol.settings import Settings
from maukas.tables.broadcast import round_results

RecordStep = tuple[TableSnapshot, messages.Moved | None]  # the table then, and the move that led there


class RecordWalk:
    """Walks through a record: requests change nothing, `go` says where one wants to be."""

    on_lost: Callable[[], None] | None = None  # it never is

    def __init__(self, record: MatchRecord) -> None:
        self.steps = [*record_steps(record)]
        self.at = 0
        self.told: asyncio.Queue[AnyMessage] = asyncio.Queue()

    async def __aenter__(self) -> Self:
        self.told.put_nowait(self.steps[0][0])
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Nothing is left behind."""

    async def __aiter__(self) -> AsyncIterator[AnyMessage]:
        while True:
            yield await self.told.get()

    async def send(self, request: AnyRequest) -> None:
        """A match that is over hears nothing."""

    async def play(self, move: str) -> None:
        """A match that is over has no moves to make."""

    @property
    def place(self) -> tuple[int, int]:
        """How many moves of this round have been made, and how many it has."""
        here = [number for number, (table, _) in enumerate(self.steps) if table.round == self.steps[self.at][0].round]
        return self.at - here[0], len(here) - 1

    def go(self, at: int) -> bool:
        """Go to a step; one step forward is told as a move, everything else as the table anew. False: there is no such step."""
        if at not in range(len(self.steps)):
            return False
        table, moved = self.steps[at]
        is_next, self.at = at == self.at + 1, at
        if is_next and moved is not None:
            self.told.put_nowait(moved)
        if not is_next or moved is None or table.phase != "playing":
            self.told.put_nowait(table)
        return True

    def round_start(self, step: int) -> int:
        """The step at which this round was dealt, or the one before or after it."""
        starts = [number for number, (_, moved) in enumerate(self.steps) if moved is None]
        here = max(place for place, number in enumerate(starts) if number <= self.at)
        return starts[min(max(here + step, 0), len(starts) - 1)]


def record_steps(record: MatchRecord) -> Iterator[RecordStep]:
    """Everything that is told of a record, from the first deal to the last move."""
    number = 0
    for count, written in told_rounds(record):
        match = match_at(record, count)
        number += 1
        yield snapshot(record, match, number, "playing", sight(match.round)), None
        for step in walk(match, written, sight):
            number += 1
            is_last = step.after["phase"] == "over"
            phase: messages.Phase = "playing" if not is_last else "finished" if match.is_over else "dealing"
            moved = messages.Moved(number=number, seat=step.seat, move=step.move, view=step.after)
            yield snapshot(record, match, number, phase, step.after), moved


def sight(played: Round) -> dict[str, Any]:
    """What somebody at no seat sees, and all hands: nothing of a round that is over is hidden."""
    cards = played.game.cards
    return played.sight(None) | {"hands": tuple(cards.hand_names(played.state, seat) for seat in range(played.seats))}


def snapshot(record: MatchRecord, match: Match, number: int, phase: messages.Phase, view: dict[str, Any]) -> TableSnapshot:
    """The table at a step of a record."""
    scores, goal = match.scores, match.scores.game.goal(record.options)
    names = [name or str(seat) for seat, name in enumerate(record.players)] or [str(seat) for seat in range(record.seats)]
    return TableSnapshot(
        code="",
        number=number,
        settings=Settings(game=record.game, seats=record.seats, options=record.options.changed()),
        phase=phase,
        chairs=tuple(Chair("person", name, present=True, ready=True) for name in names),
        you=None,
        host=None,
        hosting=False,
        watching=0,
        match=1,
        round=len(match.deals),
        match_id=None,
        commitment=None,
        deal_in=None,
        clock=None,
        results=round_results(match),
        totals=scores.totals,
        winners=scores.winners,
        leaders=scores.leaders,
        players=tuple(names),
        played_as=None,
        removed=(),
        view=view,
        moves=(),
        goal=Goal(goal.rounds, goal.points),
    )
