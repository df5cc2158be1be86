"""What a host does with a table: its settings and seats, bots, people who are removed or allowed back, and pauses."""

from collections.abc import Collection

from maukas.protocol import requests
from maukas.protocol.settings import Settings
from maukas.tables import events
from maukas.tables.errors import RequestRefused
from maukas.tables.events import AnyEvent
from maukas.tables.seat_names import bot_named, name_at
from maukas.tables.person import Person
from maukas.tables.sitter import Sitter
from maukas.tables.house_rules import strict_settings
from maukas.tables.table import Table, with_changes

IN_A_MATCH = {"public"}  # what may be changed while one is on
REMOVABLE_AFTER = 120.0  # seconds that a table without a clock has waited for somebody's move

HostRequest = (
    requests.Change
    | requests.Bot
    | requests.Fill
    | requests.Remove
    | requests.Allow
    | requests.Resize
    | requests.Pace
    | requests.Pause
    | requests.Resume
)


def decide_host_request(table: Table, person: Person, request: HostRequest, levels: Collection[str], now: float) -> list[AnyEvent]:
    """What a host asks for, or whoever hosts while the host is away and may not do everything."""
    guest = person.guest
    if not table.is_hosting(guest):
        raise RequestRefused("table-not-host")
    match request:
        case requests.Change(wish):
            return change_settings(table, wish)
        case requests.Bot(place, level):
            return seat_bot(table, guest, place, level, levels, now)
        case requests.Fill(level):
            return fill(table, level, levels)
        case requests.Remove(place):
            return remove(table, guest, place, levels, now)
        case requests.Allow():
            if guest != table.host:
                raise RequestRefused("table-not-host")
            return [events.Allowed()] if table.removed else []
        case requests.Resize(seats):
            return change_settings(table, with_changes(table.settings, seats=seats))
        case requests.Pace(pace):
            return [] if pace == table.settings.pace else [events.PaceChanged(pace)]
        case requests.Pause():
            return pause(table, person)
        case requests.Resume():
            return [events.Resumed()] if table.is_paused else []


def seat_bot(table: Table, guest: str, place: int, level: str, levels: Collection[str], now: float) -> list[AnyEvent]:
    """A bot for a free seat, another level for the one that is there and keeps its name, or in a match a bot for somebody who has left."""
    sitter = sitter_at(table, place)
    if sitter.next_guest or (sitter.guest and table.is_between_matches):
        raise RequestRefused("table-taken")
    bot = new_bot(table, place, level, levels)
    if sitter.guest:
        check_replaceable(table, guest, sitter, now)
    if sitter.is_free or sitter.guest:
        return [bot]
    return [] if sitter.level == level else [events.BotSeated(place, level, sitter.name)]


def fill(table: Table, level: str, levels: Collection[str]) -> list[AnyEvent]:
    """Bots for all free seats."""
    named: list[str] = []
    found: list[AnyEvent] = []
    for place, sitter in enumerate(table.sitters):
        if sitter.is_free:
            bot = new_bot(table, place, level, levels, named)
            named.append(bot.name)
            found.append(bot)
    return found


def remove(table: Table, guest: str, place: int, levels: Collection[str], now: float) -> list[AnyEvent]:
    """Remove whoever waits for a seat, else whoever has it; anyone removed by the host in person does not sit down again uninvited."""
    sitter = sitter_at(table, place)
    if sitter.is_free:
        return []
    removed, name = (sitter.next_guest, sitter.next_name) if sitter.next_guest else (sitter.guest, sitter.name)
    check_removal(table, guest, removed)
    if sitter.next_guest:
        found: list[AnyEvent] = [events.Followed(place, "", "")]
    elif table.is_between_matches:
        found = [events.Freed(place)]
    elif not sitter.guest:
        raise RequestRefused("table-match-on")
    else:
        check_replaceable(table, guest, sitter, now)
        found = [new_bot(table, place, house_level(levels), levels)]
    if guest == table.host and removed not in ("", guest):
        found.append(events.Removed(removed, name))
    return found


def change_settings(table: Table, wish: Settings) -> list[AnyEvent]:
    """Other settings; where there are fewer seats, bots get up, but no person does."""
    settings = strict_settings(wish)
    changed = {name for name in settings.__struct_fields__ if getattr(settings, name) != getattr(table.settings, name)}
    if not table.is_between_matches and changed - IN_A_MATCH:
        raise RequestRefused("table-match-on")
    if not changed:
        return []
    taken = [place for place, sitter in enumerate(table.sitters) if not sitter.is_free]
    bots = [place for place in taken if table.sitters[place].level]
    if len(taken) - len(bots) > settings.seats:
        raise RequestRefused("table-too-many")
    surplus = max(len(taken) - settings.seats, 0)
    return [*map(events.Freed, bots[len(bots) - surplus :]), events.SettingsChanged(settings)]


def pause(table: Table, person: Person) -> list[AnyEvent]:
    """Stop a match for a while."""
    if table.is_between_matches:
        raise RequestRefused("table-no-match")
    return [] if table.is_paused else [events.Paused(person.guest, name_at(table, person))]


def check_removal(table: Table, guest: str, removed: str) -> None:
    """Anyone who only acts for the host takes a seat from nobody who is there, and never from the host."""
    if removed and guest != table.host and (removed == table.host or removed in table.present):
        raise RequestRefused("table-not-host")


def check_replaceable(table: Table, guest: str, sitter: Sitter, now: float) -> None:
    """In a match whoever plays keeps the seat; a bot may get that of somebody who has left."""
    check_removal(table, guest, sitter.guest)
    if not is_removable(table, sitter, now):
        raise RequestRefused("table-still-playing")


def is_removable(table: Table, sitter: Sitter, now: float) -> bool:
    """Whether somebody has left, or everybody has been waiting for long enough."""
    longest = removable_after(table, sitter)
    return longest is not None and (sitter.is_away or (waiting_time(table, sitter, now) or 0.0) >= longest)


def removable_after(table: Table, sitter: Sitter) -> float | None:
    """How long a turn of somebody lasts until a host may remove them from a match; where there is a clock, the clock decides."""
    if sitter.is_away:
        return 0.0
    return None if table.settings.clock else REMOVABLE_AFTER


def waiting_time(table: Table, sitter: Sitter, now: float) -> float | None:
    """How long everybody has been waiting for the move of somebody who is on turn."""
    return max(table.clock_time(now) - table.turn_began, 0.0) if table.player is sitter else None


def house_level(levels: Collection[str]) -> str:
    """The level of bots that the house seats by itself."""
    return "casual" if "casual" in levels else next(iter(levels))


def usual_level(table: Table, levels: Collection[str]) -> str:
    """The level of the bots that sit at a table already; else the one of the house."""
    return next((sitter.level for sitter in table.sitters if sitter.level in levels), house_level(levels))


def new_bot(table: Table, place: int, level: str, levels: Collection[str], named: Collection[str] = ()) -> events.BotSeated:
    """A bot for a seat."""
    if level not in levels:
        raise RequestRefused("table-no-level", level=level)
    return events.BotSeated(place, level, bot_named(table, named))


def sitter_at(table: Table, place: int) -> Sitter:
    """The seat at a place."""
    if place >= len(table.sitters):
        raise RequestRefused("table-no-seat")
    return table.sitters[place]
