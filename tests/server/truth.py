"""What happened, by the store; and whether somebody was told the truth, and nothing but what their own seat may see."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from maukas.protocol import messages
from maukas.protocol.codec import encode
from maukas.protocol.messages import AnyMessage
from maukas.tables import events
from maukas.tables.entry import Entry
from maukas.tables.table import Table
from tests.games.test_views import dealt_anew
from tests.play import generator


def moves_in(stored: Iterable[Entry]) -> dict[int, tuple[int, str]]:
    """The moves, by number."""
    return {each.number: (each.event.seat, each.event.move) for each in stored if isinstance(each.event, events.Moved)}


def guest_called(name: str, stored: Iterable[Entry]) -> str:
    """The id of the guest of this name, if it ever sat there."""
    sat = (each.event for each in stored if isinstance(each.event, events.Seated | events.Followed))
    return next((event.guest for event in sat if event.name == name), "a spectator")


class Truth:
    """What everybody may have seen at a table, event by event."""

    def __init__(self, stored: Sequence[Entry]) -> None:
        self.moves = moves_in(stored)
        self.moments: dict[int, list[dict[str | None, Any]]] = {}  # after an event, and after those that happened with it
        table, seen = Table(""), list[dict[str | None, Any]]()
        for each in stored:
            table.apply(each)
            seen.append({guest: snapshot(table, guest) for guest in (*sorted(table.guests()), None)})
        for place, each in enumerate(stored):
            end = place + 1
            while end < len(stored) and stored[end].at == each.at:
                end += 1
            self.moments[each.number] = seen[place:end]

    def check(self, guest: str, heard: Iterable[AnyMessage]) -> int:
        """Each picture and each move that a guest was told is true, and shows what that guest may see; say how many there were."""
        told = [message for message in heard if isinstance(message, messages.TableSnapshot | messages.Moved)]
        for message in told:
            assert message.number in self.moments, f"{message.number} never happened"
            mine = [moment.get(guest, moment[None]) for moment in self.moments[message.number]]
            assert any(fits(each, message) for each in mine), f"{message}, but there was only {mine} to see"
            if isinstance(message, messages.Moved):
                assert self.moves[message.number] == (message.seat, message.move)
            else:
                assert all(self.moves[made.number] == (made.seat, made.move) for made in message.moves)
        return len(told)


def snapshot(table: Table, guest: str | None) -> dict[str, Any]:
    """What a guest may see of the cards."""
    seat = None if guest is None else table.seat_of(guest)
    played = table.round
    if played is not None and table.is_playing:  # from a table where all that is hidden is different: nothing can depend on it
        played = dealt_anew(played, seat, generator("anew", table.number))
    return {"you": seat, "phase": table.phase, "view": None if played is None else json.loads(encode(played.view(seat)))}


def fits(mine: dict[str, Any], message: messages.TableSnapshot | messages.Moved) -> bool:
    """Whether a message shows a moment as a guest may see it."""
    if isinstance(message, messages.Moved):
        return bool(message.view == mine["view"])
    return bool((message.you, message.phase, message.view) == (mine["you"], mine["phase"], mine["view"]))
