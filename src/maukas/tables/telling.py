"""What a table tells whom: each seat its own view, everybody else the view from no seat."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol, TypeVar

from maukas.games.chance import commitment
from maukas.protocol import messages
from maukas.protocol.codec import encode
from maukas.protocol.messages import Chair, MoveMade
from maukas.tables import events
from maukas.tables.arranging import patience, waited
from maukas.tables.conduct import Person
from maukas.tables.seat import STAND_IN, Seat
from maukas.tables.table import Stored, Table


class Listener(Protocol):
    """Somebody who is told what happens."""

    person: Person


L = TypeVar("L", bound=Listener)


class Scene:
    """A table at one moment, to be told to any number of guests: what is the same for all of them is found once."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.now = now

    def tell(self, happened: Sequence[Stored], audience: Mapping[int | None, Sequence[L]]) -> list[tuple[L, bytes]]:
        """What those who listen, by their seats, hear of what has just happened: a move as a move, everything else as the table anew."""
        told: list[tuple[L, bytes]] = []
        for stored in happened:
            if isinstance(stored.event, events.Moved):
                for text, listeners in zip(self.moved(stored, audience), audience.values(), strict=True):
                    told += [(each, text) for each in listeners]
        if not is_told_by_moves(self.table, happened):
            told += [(each, encode(self.picture(each.person.guest))) for listeners in audience.values() for each in listeners]
        return told

    def moved(self, stored: Stored, seats: Iterable[int | None]) -> list[bytes]:
        """A move, with the view after it, for each of these seats; what all see is written once."""
        table, event = self.table, stored.event
        assert table.round is not None
        assert isinstance(event, events.Moved)
        shared, own = table.round.sights(seats)
        clock = seconds_left(table.deadline, self.now)
        message = messages.Moved(number=stored.number, seat=event.seat, move=event.move, by=event.by, clock=clock, view=shared)
        start = encode(message).removesuffix(b"}}") + b","
        return [start + encode(each)[1:] + b"}" for each in own]

    def picture(self, guest: str, after: int | None = None) -> messages.Table:
        """All that a guest may see of the table, and the moves of this round that it has missed."""
        table = self.table
        seat = table.seat_of(guest)
        return messages.Table(
            **self.seen_by_all,
            you=seat,
            hosting=table.is_hosting(guest),
            played_as=table.played_as(guest) if table.scores else None,
            view=None if table.round is None else table.round.sight(seat),
            moves=() if after is None else missed(table, after),
        )

    @cached_property
    def seen_by_all(self) -> dict[str, Any]:
        """The part of the picture that is the same for everybody."""
        table, scores = self.table, self.table.scores
        return {
            "code": table.code,
            "number": table.number,
            "settings": table.settings,
            "phase": table.phase,
            "chairs": tuple(chair(table, sitter, self.now) for sitter in table.seats),
            "host": table.seat_of(table.host),
            "watching": sum(table.seat_of(other) is None for other in table.present),
            "match": table.match,
            "round": len(table.deals),
            "match_id": table.match_id,
            "commitment": promise(table),
            "deal_in": seconds_left(table.deal_at, self.now),
            "clock": seconds_left(table.deadline, self.now),
            "results": tuple(table.deals[: len(scores.results)]) if scores else (),
            "totals": scores.totals if scores else (),
            "winners": scores.winners if scores else (),
            "leaders": scores.leaders if scores else (),
            "players": tuple(name for _, name in table.players) if scores else (),
            "removed": tuple(table.removed.values()),
        }


def is_told_by_moves(table: Table, happened: Sequence[Stored]) -> bool:
    """Whether nothing has happened but moves within a round."""
    return table.is_playing and {type(each.event) for each in happened} == {events.Moved}


def chair(table: Table, sitter: Seat, now: float) -> Chair:
    """A seat, as everybody sees it."""
    if sitter.is_free:
        return Chair("free")
    if not sitter.guest:
        return Chair("bot", sitter.name, sitter.level, present=True, next=sitter.next_name, ready=True)
    stand_in = bool(sitter.player_level)
    longest = None if table.is_between_matches else patience(table, sitter)
    so_far = waited(table, sitter, now) if longest else None
    return Chair(
        "person", sitter.name, STAND_IN if stand_in else "", sitter.guest in table.present, stand_in, ready=sitter.is_ready,
        patience=longest, waited=None if so_far is None else round(so_far, 1),
    )


def promise(table: Table) -> str | None:
    """The commitment that counts now: to the deal to come, else to the one that is played."""
    if table.committed_seed is not None:
        return commitment(table.committed_seed)
    return table.deals[-1].commitment if table.deals else None


def missed(table: Table, after: int) -> tuple[MoveMade, ...]:
    """The moves of this round after a number."""
    if table.round is None:
        return ()
    numbered = zip(table.move_numbers, table.round.moves, strict=True)
    return tuple(MoveMade(number, seat, move) for number, (seat, move) in numbered if number > after)


def seconds_left(moment: float | None, now: float) -> float | None:
    """How long it is until a moment."""
    return None if moment is None else round(max(moment - now, 0.0), 1)
