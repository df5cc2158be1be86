"""What can be done at a table now, each with its key, and what the table is asked for then."""

import secrets

from maukas.games.calls import CATCH
from maukas.protocol import requests
from maukas.protocol.requests import AnyRequest
from maukas.terminal.app.action_bar import Offer
from maukas.terminal.app.selection import Selection
from maukas.terminal.host_tools import LEVEL
from maukas.terminal.table_state import TableState


def walk_offers(state: TableState) -> list[Offer]:
    """What is offered to whoever goes through a record."""
    return [Offer("←", state.texts.text("match-back"), "back"), Offer("→", state.texts.text("match-forward"), "on")]


def table_offers(state: TableState, selection: Selection) -> list[Offer]:
    """What is offered at a table now."""
    texts = state.texts
    if (first := first_act(state)) is not None:
        tools = [Offer("b", texts.text("play-host-tools"), "host")] if state.table.hosting and state.table.phase == "waiting" else []
        about = texts.text("play-resume" if first == "resume" else f"terminal-do-{first}")
        return [Offer("Enter", capital(about), first, is_urgent=True), *tools]
    if state.table.paused is not None:
        return []
    if not selection.is_empty:
        numbered = [Offer(str(number), state.move_text(move), f"move:{move}") for number, move in enumerate(selection.moves(), 1)]
        return [*numbered, Offer("Esc", texts.text("play-undo"), "undo")]
    found = []
    for move in state.legal:
        if move in ("draw", "end"):
            found.append(Offer(move[0], state.move_text(move), move))
        elif move in state.game.calls:
            found.append(Offer("m", state.move_text(move), "call", is_urgent=state.view.needs_call))
        elif move.startswith(CATCH):
            found.append(Offer("c", state.move_text(move), f"move:{move}"))
    if state.is_my_turn and state.table.settings.hints:
        found.append(Offer("h", texts.text("play-hint"), "hint"))
    if state.is_playing and not state.is_my_turn and state.view is not None and state.table.chairs[state.view.turn].kind == "bot":
        found.append(Offer("f", texts.text("play-key-hasten"), "hurry"))
    return found


def first_act(state: TableState) -> str | None:
    """What Enter does when no card can be played."""
    table = state.table
    if table.paused is not None and table.hosting:
        return "resume"
    if state.must_agree:
        return "on"
    if table.phase == "finished" and state.seat is not None:
        return "again"
    if table.phase == "waiting":
        if state.seat is None:
            return "sit"
        if table.hosting:
            return "start" if all(chair.kind != "free" for chair in table.chairs) else "fill"
    return None


def move_of(state: TableState, act: str) -> str | None:
    """The move that an act is, if it can be one now; where it is not legal, the table says why not."""
    if act.startswith("move:"):
        return act.removeprefix("move:")
    if act in ("draw", "end"):
        return act if state.is_playing else None
    if act == "call":
        return state.game.calls[0] if state.is_playing and state.game.calls else None
    if act == "catch":
        return next((move for move in state.legal if move.startswith(CATCH)), None)
    return None


def request_of(act: str) -> AnyRequest | None:
    """What an act that is no move asks the table for."""
    wishes: dict[str, AnyRequest] = {
        "on": requests.Ready(secrets.token_hex(16)),
        "again": requests.Rematch(),
        "start": requests.Start(),
        "fill": requests.Fill(LEVEL),
        "sit": requests.Sit(),
        "hurry": requests.Hasten(),
        "resume": requests.Resume(),
    }
    return wishes.get(act)


def capital(text: str) -> str:
    """A text as it stands alone."""
    return text[:1].upper() + text[1:]
