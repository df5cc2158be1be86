"""What a host can do at a table beside playing: start, seats and bots, their pace, a pause; each is a text and a request."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from maukas.protocol import requests
from maukas.protocol.requests import AnyRequest
from maukas.protocol.settings import LEVELS, TableWish
from maukas.terminal import answers
from maukas.terminal.table_state import TableState

LEVEL = "casual"  # of bots that a host seats
PACES = (0.0, 0.5, 1.0, 2.0, 4.0)  # seconds that bots take
FEWEST_SEATS, MOST_SEATS = 2, 10


@dataclass(frozen=True, slots=True)
class HostTool:
    """Something that a host can do now."""

    text: str
    request: AnyRequest


def host_tools(state: TableState, *, is_alone: bool) -> list[HostTool]:
    """All that the guest may do as the host now, nothing for others; a table that nobody else can reach is never public."""
    if state.snapshot is None or not state.table.hosting:
        return []
    is_on = state.table.phase in ("dealing", "playing")
    first = match_tools(state) if is_on else seat_tools(state)
    return [*first, pace_tool(state), *bot_tools(state), *people_tools(state), *([] if is_alone else [public_tool(state)])]


def match_tools(state: TableState) -> Iterator[HostTool]:
    """While a match is on: stop it for a while, or go on."""
    if state.table.paused is None:
        yield HostTool(state.texts.text("friends-pause"), requests.Pause())
    else:
        yield HostTool(state.texts.text("play-resume"), requests.Resume())


def seat_tools(state: TableState) -> Iterator[HostTool]:
    """Between matches: start, seat bots, have more seats or fewer."""
    texts, chairs = state.texts, state.table.chairs
    free = [seat for seat, chair in enumerate(chairs) if chair.kind == "free"]
    if not free and state.table.phase == "waiting":
        yield HostTool(texts.text("play-start"), requests.Start())
    if free:
        yield HostTool(texts.text("play-fill"), requests.Fill(LEVEL))
        yield HostTool(texts.text("terminal-host-bot", seat=free[0] + 1), requests.Bot(free[0], LEVEL))
    if len(chairs) < MOST_SEATS:
        yield HostTool(texts.text("terminal-host-more-seats"), requests.Resize(len(chairs) + 1))
    if len(chairs) > FEWEST_SEATS:
        yield HostTool(texts.text("terminal-host-fewer-seats"), requests.Resize(len(chairs) - 1))


def pace_tool(state: TableState) -> HostTool:
    """How long bots take: choosing it lets them take longer, and after the longest not at all."""
    now = state.table.settings.pace
    wanted = next((pace for pace in PACES if pace > now), PACES[0])
    return HostTool(state.texts.text("terminal-set-pace", seconds=now), requests.Pace(wanted))


def bot_tools(state: TableState) -> Iterator[HostTool]:
    """The level of each bot: choosing it takes the next; between matches bots can be removed."""
    is_on = state.table.phase in ("dealing", "playing")
    for seat, chair in enumerate(state.table.chairs):
        if chair.kind != "bot" or chair.next:
            continue
        after = LEVELS.index(chair.level) + 1 if chair.level in LEVELS else 0
        level = LEVELS[after % len(LEVELS)]
        yield HostTool(f"{chair.name}: {answers.level_name(state, chair.level)}", requests.Bot(seat, level))
        if not is_on:
            yield HostTool(state.texts.text("play-remove", name=chair.name), requests.Remove(seat))


def people_tools(state: TableState) -> Iterator[HostTool]:
    """People who can be removed or replaced by a bot, and those who watch and can be let in."""
    table, texts = state.table, state.texts
    is_on = table.phase in ("dealing", "playing")
    for seat, chair in enumerate(table.chairs):
        if chair.kind != "person" or seat == table.you:
            continue
        if not is_on:
            yield HostTool(texts.text("play-remove", name=chair.name), requests.Remove(seat))
        elif chair.stand_in and chair.patience == 0:
            yield HostTool(texts.text("friends-replace", name=chair.name), requests.Bot(seat, LEVEL))
    bot = next((seat for seat, chair in enumerate(table.chairs) if chair.kind in ("bot", "free") and not chair.next), None)
    if bot is not None:
        for name in table.watchers:
            yield HostTool(texts.text("friends-let-in", name=name), requests.Admit(name, bot))


def public_tool(state: TableState) -> HostTool:
    """Whether the table is listed in the lobby; choosing it changes that."""
    settings = state.table.settings
    shown = "✓" if settings.public else "-"
    fields = {**msgspec.to_builtins(settings), "public": not settings.public}
    return HostTool(f"{state.texts.text('web-public')}: {shown}", requests.Change(msgspec.convert(fields, TableWish)))
