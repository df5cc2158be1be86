"""What a table tells whom: each seat its own view, everybody else the view from no seat."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol, TypeVar

from maukas.games.chance import commitment
from maukas.games.match import Match
from maukas.games.registry import game_named
from maukas.protocol import messages, requests
from maukas.protocol.codec import encode
from maukas.protocol.messages import Chair, Goal, MoveMade, RoundResult
from maukas.protocol.requests import AnyRequest
from maukas.tables import events
from maukas.tables.errors import RequestRefused
from maukas.tables.host_requests import removable_after, waiting_time
from maukas.tables.change import ChangeKind
from maukas.tables.person import Person
from maukas.tables.sitter import STAND_IN, Sitter
from maukas.tables.entry import Entry
from maukas.tables.table import Table

LATEST_RESULTS = 20  # rounds that a snapshot tells: it must not grow with the match
LATEST_MOVES = 200  # that it tells whoever was away


class Listener(Protocol):
    """Somebody who is told what happens."""

    person: Person


L = TypeVar("L", bound=Listener)


class Broadcast:
    """A table at one moment, to be told to any number of guests: what is the same for all of them is found once."""

    def __init__(self, table: Table, now: float, screens: int = 0) -> None:
        self.table = table
        self.now = now
        self.screens = screens

    def tell(self, happened: Sequence[Entry], change: ChangeKind, audience: Mapping[int | None, Sequence[L]]) -> list[tuple[L, bytes]]:
        """What those who listen, by their seats, hear of what has just happened: a move as a move, everything else as the table anew."""
        told: list[tuple[L, bytes]] = []
        for entry in happened:
            if isinstance(entry.event, events.Moved):
                texts = zip(self.moved(entry, audience), audience.values(), strict=True)
                told += [(each, text) for text, listeners in texts for each in listeners]
        if change is not ChangeKind.MOVES:
            told += [(each, encode(self.snapshot(each.person.guest))) for listeners in audience.values() for each in listeners]
        return told

    def moved(self, entry: Entry, seats: Iterable[int | None]) -> list[bytes]:
        """A move, with the view after it, for each of these seats; what all see is written once."""
        event, played = entry.event, self.table.round
        assert played is not None
        assert isinstance(event, events.Moved)
        shared, own = played.sights(seats)
        clock = seconds_left(self.table.deadline, self.now)
        message = messages.Moved(number=entry.number, seat=event.seat, move=event.move, by=event.by, clock=clock, view=shared)
        start = encode(message).removesuffix(b"}}") + b","
        return [start + encode(each)[1:] + b"}" for each in own]

    def snapshot(self, guest: str, after: int | None = None) -> messages.TableSnapshot:
        """All that a guest may see of the table, and the moves of this round that it has missed."""
        table = self.table
        seat = table.seat_of(guest)
        return messages.TableSnapshot(
            **self.seen_by_all,
            you=seat,
            hosting=table.is_hosting(guest),
            played_as=table.played_as(guest) if table.match else None,
            view=None if table.round is None else table.round.sight(seat),
            moves=() if after is None else missed(table, after),
            next_seat=next((place for place, sitter in enumerate(table.sitters) if guest and sitter.next_guest == guest), None),
            watchers=tuple(table.watchers) if table.is_hosting(guest) else (),
        )

    @cached_property
    def seen_by_all(self) -> dict[str, Any]:
        """The part of the picture that is the same for everybody."""
        table, match = self.table, self.table.match
        return {
            "code": table.code,
            "number": table.number,
            "settings": table.settings,
            "phase": table.phase,
            "chairs": tuple(chair(table, sitter, self.now) for sitter in table.sitters),
            "host": table.seat_of(table.host),
            "watching": sum(table.seat_of(other) is None for other in table.present),
            "match": table.matches,
            "round": table.round_number,
            "match_id": table.match_id,
            "commitment": promise(table),
            "deal_in": seconds_left(table.deal_at, self.now),
            "clock": seconds_left(table.deadline, self.now),
            "results": round_results(match, LATEST_RESULTS) if match else (),
            "earlier": max(len(match.scores.results) - LATEST_RESULTS, 0) if match else 0,
            "totals": match.scores.totals if match else (),
            "winners": match.scores.winners if match else (),
            "leaders": match.scores.leaders if match else (),
            "players": tuple(name for _, name in table.players) if match else (),
            "removed": tuple(table.removed.values()),
            "goal": goal(table),
            "screens": self.screens,
            "paused": table.pauser[1] if table.is_paused else None,
        }


def refused(request: AnyRequest, refusal: RequestRefused) -> messages.Refused:
    """The answer to a request that is refused."""
    move = request.move if isinstance(request, requests.Play) else ""
    return messages.Refused(type(request).__name__.lower(), refusal.reason, refusal.clause, dict(refusal.values), move)


def goal(table: Table) -> Goal:
    """What ends a match at this table."""
    game = game_named(table.settings.game)
    found = game.goal(game.options.of(table.settings.options))
    return Goal(found.rounds, found.points)


def chair(table: Table, sitter: Sitter, now: float) -> Chair:
    """A seat, as everybody sees it."""
    if sitter.is_free:
        return Chair("free")
    if not sitter.guest:
        return Chair("bot", sitter.name, sitter.level, present=True, next=sitter.next_name, ready=True, face=sitter.face)
    stand_in = bool(sitter.player_level)
    longest = None if table.is_between_matches else removable_after(table, sitter)
    so_far = waiting_time(table, sitter, now) if longest else None
    return Chair(
        "person",
        sitter.name,
        STAND_IN if stand_in else "",
        sitter.guest in table.present,
        stand_in,
        ready=sitter.is_ready,
        patience=longest,
        waited=None if so_far is None else round(so_far, 1),
        face=sitter.face,
    )


def promise(table: Table) -> str | None:
    """The commitment that counts now: to the deal to come, else to the one that is played."""
    if table.committed_seed is not None:
        return commitment(table.committed_seed)
    return table.match.deals[-1].commitment if table.match is not None and table.match.deals else None


def round_results(match: Match, latest: int | None = None) -> tuple[RoundResult, ...]:
    """The finished rounds, or the latest of them, with what proves their deals: of the one that is on nothing leaves the match."""
    first = 0 if latest is None else max(len(match.scores.results) - latest, 0)
    results = match.scores.results[first:]
    return tuple(
        RoundResult(
            deal.dealer,
            result.outcome.winner,
            result.outcome.scores,
            deal.commitment,
            deal.seed.hex(),
            tuple(share.hex() for share in deal.shares),
        )
        for deal, result in zip(match.deals[first : first + len(results)], results, strict=True)
    )


def missed(table: Table, after: int) -> tuple[MoveMade, ...]:
    """The moves of this round after a number, the latest of them."""
    if table.round is None:
        return ()
    numbered = zip(table.move_numbers[-LATEST_MOVES:], table.round.moves[-LATEST_MOVES:], strict=True)
    return tuple(MoveMade(number, seat, move) for number, (seat, move) in numbered if number > after)


def seconds_left(moment: float | None, now: float) -> float | None:
    """How long it is until a moment."""
    return None if moment is None else round(max(moment - now, 0.0), 1)
