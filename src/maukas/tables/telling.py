"""What a table tells whom: each seat its own view, everybody else the view from no seat."""

from collections.abc import Sequence

from msgspec import Raw

from maukas.games.chance import commitment
from maukas.protocol import messages
from maukas.protocol.codec import encode
from maukas.protocol.messages import AnyMessage, Chair, MoveMade
from maukas.tables import events
from maukas.tables.arranging import patience, waited
from maukas.tables.seat import STAND_IN, Seat
from maukas.tables.table import Stored, Table


def tell(table: Table, guest: str, happened: Sequence[Stored], now: float) -> list[AnyMessage]:
    """What a guest hears of what has just happened: a move as a move, everything else as the table anew."""
    seat = table.seat_of(guest)
    moves = [each for each in happened if isinstance(each.event, events.Moved)]
    told: list[AnyMessage] = [message for each in moves for message in moved(table, each, [seat], now)]
    if len(moves) < len(happened) or (moves and not table.is_playing):
        told.append(picture(table, guest, now))
    return told


def moved(table: Table, stored: Stored, seats: Sequence[int | None], now: float) -> list[messages.Moved]:
    """A move, with the view after it, for each of these seats; what all see is written once."""
    assert table.round is not None
    assert isinstance(stored.event, events.Moved)
    event, clock = stored.event, seconds_left(table.deadline, now)
    shared, own = table.round.sights(seats)
    start = encode(shared)[:-1] + b","
    views = [Raw(start + encode(each)[1:]) for each in own]
    return [messages.Moved(stored.number, event.seat, event.move, view, event.by, clock) for view in views]


def picture(table: Table, guest: str, now: float, after: int | None = None) -> messages.Table:
    """All that a guest may see of the table, and the moves of this round that it has missed."""
    seat = table.seat_of(guest)
    return messages.Table(
        code=table.code,
        number=table.number,
        settings=table.settings,
        phase=table.phase,
        chairs=tuple(chair(table, sitter, now) for sitter in table.seats),
        you=seat,
        host=table.seat_of(table.host),
        hosting=table.is_hosting(guest),
        watching=sum(table.seat_of(other) is None for other in table.present),
        match=table.match,
        round=len(table.deals),
        match_id=table.match_id,
        commitment=promise(table),
        deal_in=seconds_left(table.deal_at, now),
        clock=seconds_left(table.deadline, now),
        results=tuple(table.deals[: len(table.scores.results)]) if table.scores else (),
        totals=table.scores.totals if table.scores else (),
        winners=table.scores.winners if table.scores else (),
        leaders=table.scores.leaders if table.scores else (),
        players=tuple(name for _, name in table.players) if table.scores else (),
        played_as=table.played_as(guest) if table.scores else None,
        removed=tuple(table.removed.values()),
        view=None if table.round is None else table.round.sight(seat),
        moves=() if after is None else missed(table, after),
    )


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
