"""What a host does with the seats: bots, people who are removed or allowed back, and how many seats there are."""

from collections.abc import Collection

from maukas.games.game import game_named
from maukas.protocol import requests
from maukas.tables import events
from maukas.tables.errors import NotGranted
from maukas.tables.events import AnyEvent
from maukas.tables.names import bot_name
from maukas.tables.seat import Seat
from maukas.tables.table import Table

ASLEEP = 120.0                                          # seconds that a table without a clock has waited for somebody's move

Arrangement = requests.Bot | requests.Fill | requests.Remove | requests.Allow | requests.Resize


def arrange(table: Table, guest: str, request: Arrangement, levels: Collection[str], now: float) -> list[AnyEvent]:
    """What a host asks for, be it in person or while the host is away; what only the former may do is refused to the latter."""
    if not table.is_hosting(guest):
        raise NotGranted("table-not-host")
    match request:
        case requests.Bot(place, level):
            return seat_bot(table, place, level, levels)
        case requests.Fill(level):
            return fill(table, level, levels)
        case requests.Remove(place):
            return remove(table, guest, place, levels, now)
        case requests.Allow():
            if guest != table.host:
                raise NotGranted("table-not-host")
            return [events.Allowed()] if table.removed else []
        case requests.Resize(seats):
            return resize(table, seats)


def seat_bot(table: Table, place: int, level: str, levels: Collection[str]) -> list[AnyEvent]:
    """A bot for a free seat or in place of another one; who plays a match plays it to its end, bots too."""
    sitter = sitter_at(table, place)
    if sitter.guest or sitter.next_guest:
        raise NotGranted("table-taken")
    if not table.is_between_matches:
        raise NotGranted("table-match-on")
    return [new_bot(table, place, level, levels)]


def fill(table: Table, level: str, levels: Collection[str]) -> list[AnyEvent]:
    """Bots for all free seats."""
    named: list[str] = []
    found: list[AnyEvent] = []
    for place, sitter in enumerate(table.seats):
        if sitter.is_free:
            bot = new_bot(table, place, level, levels, named)
            named.append(bot.name)
            found.append(bot)
    return found


def remove(table: Table, guest: str, place: int, levels: Collection[str], now: float) -> list[AnyEvent]:
    """Remove who waits for a seat, else who has it; whom the host in person removes does not sit down again uninvited."""
    sitter = sitter_at(table, place)
    if sitter.is_free:
        return []
    removed, name = (sitter.next_guest, sitter.next_name) if sitter.next_guest else (sitter.guest, sitter.name)
    if removed and guest != table.host and (removed == table.host or removed in table.present):
        raise NotGranted("table-not-host")
    if sitter.next_guest:
        found: list[AnyEvent] = [events.Followed(place, "", "")]
    elif table.is_between_matches:
        found = [events.Freed(place)]
    elif not sitter.guest:
        raise NotGranted("table-match-on")
    elif is_removable(table, sitter, now):
        found = [new_bot(table, place, house_level(levels), levels)]
    else:
        raise NotGranted("table-still-playing")
    if guest == table.host and removed not in ("", guest):
        found.append(events.Removed(removed, name))
    return found


def resize(table: Table, seats: int) -> list[AnyEvent]:
    """Another number of seats, with room for all who sit."""
    if not table.is_between_matches:
        raise NotGranted("table-match-on")
    players = game_named(table.settings.game).players
    if seats not in players:
        raise NotGranted("table-bad-seats", low=players[0], high=players[-1])
    if sum(not sitter.is_free for sitter in table.seats) > seats:
        raise NotGranted("table-too-many")
    return [] if seats == len(table.seats) else [events.Resized(seats)]


def is_removable(table: Table, sitter: Seat, now: float) -> bool:
    """Whether somebody has left, or everybody has been waiting for long enough."""
    longest = patience(table, sitter)
    return longest is not None and (sitter.is_away or (waited(table, sitter, now) or 0.0) >= longest)


def patience(table: Table, sitter: Seat) -> float | None:
    """How long a turn of somebody lasts until a host may remove them from a match; where there is a clock, that one decides."""
    if sitter.is_away:
        return 0.0
    return None if table.settings.clock else ASLEEP


def waited(table: Table, sitter: Seat, now: float) -> float | None:
    """How long everybody has been waiting for the move of somebody who is on turn."""
    return max(now - table.turn_began, 0.0) if table.player is sitter else None


def house_level(levels: Collection[str]) -> str:
    """The level of bots that the house seats by itself."""
    return "casual" if "casual" in levels else next(iter(levels))


def usual_level(table: Table, levels: Collection[str]) -> str:
    """The level of the bots that sit at a table already; else the one of the house."""
    return next((sitter.level for sitter in table.seats if sitter.level in levels), house_level(levels))


def new_bot(table: Table, place: int, level: str, levels: Collection[str], named: Collection[str] = ()) -> events.BotSeated:
    """A bot for a seat."""
    if level not in levels:
        raise NotGranted("table-no-level", level=level)
    return events.BotSeated(place, level, bot_name({*named, *(sitter.name for sitter in table.seats)}))


def sitter_at(table: Table, place: int) -> Seat:
    """The seat at a place."""
    if place >= len(table.seats):
        raise NotGranted("table-no-seat")
    return table.seats[place]
