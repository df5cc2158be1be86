"""What the parts of the table's screen show, read from what the guest knows of the table."""

from rich.text import Text

from maukas.terminal import answers
from maukas.terminal.app.acts import capital
from maukas.terminal.app.middle_view import MiddleLook
from maukas.terminal.app.offers import open_targets
from maukas.terminal.app.seats_view import SeatLook
from maukas.terminal.app.selection import Selection
from maukas.terminal.table_state import TableState

KEYS = (
    ("?", "play-keys"),
    ("s", "play-scores"),
    ("l", "match-moves"),
    ("r", "terminal-rules"),
    ("o", "terminal-settings"),
    ("q", "terminal-do-quit"),
)


def seat_looks(state: TableState, *, is_open: bool) -> tuple[SeatLook, ...]:
    """The others, clockwise from the guest's left; their hands only where all hands are open."""
    table, view, texts = state.table, state.view, state.texts
    count = len(table.chairs)
    first = 0 if state.seat is None else state.seat + 1
    looks = []
    for seat in (place % count for place in range(first, first + count - (state.seat is not None))):
        chair = table.chairs[seat]
        last = next((each.brief for each in reversed(state.moves) if each.seat == seat), "")
        note = answers.level_name(state, chair.level) if chair.kind == "bot" else texts.text("play-stand-in") if chair.stand_in else ""
        looks.append(
            SeatLook(
                name=chair.name or texts.text("play-free"),
                count=texts.text("play-cards", count=view.hand_sizes[seat]) if view is not None else "",
                note=note,
                last=last.removeprefix(f"{chair.name} "),
                is_on_turn=state.is_playing and view is not None and view.turn == seat,
                hand=view.hands[seat] if is_open and view is not None and view.hands is not None else (),
            )
        )
    return tuple(looks)


def middle_look(state: TableState, selection: Selection) -> MiddleLook:
    """What lies in the middle; between rounds how the last one ended, before a match who is there."""
    if state.table.phase == "waiting":
        return MiddleLook(lines=tuple(answers.waiting(state)))
    if state.view is None:
        return MiddleLook(lines=(state.texts.text("play-first-deal"),))
    if state.view.phase == "over" and state.table.phase != "playing":
        ended = [state.match_end_text()] if state.table.phase == "finished" else []
        return MiddleLook(lines=(*ended, *answers.round_end(state)))
    seen, decisions = state.game.middle(state.view), selection.decisions()
    facts = [*seen.in_force, *([seen.direction] if seen.direction else [])]
    targets = open_targets(state.game, decisions, selection.cards()) if seen.is_row else set()
    lines = tuple(answers.fact_text(state, fact) for fact in facts)
    return MiddleLook(seen.cards, state.view.draw_size, lines, frozenset(targets), selection.choice.target, "draw" in decisions)


def status_line(state: TableState, selection: Selection, place: tuple[int, int] | None, *, is_thinking: bool) -> Text:
    """What went wrong, what is advised, or what is to be done; in a record, the place in it."""
    texts, style = state.texts, ""
    if state.is_lost:
        said, style = texts.text("play-lost"), "bold"
    elif state.refusal:
        said, style = f"✗ {state.refusal}", "bold red"
    elif is_thinking:
        said = texts.text("terminal-thinking")
    elif state.hint is not None and state.is_my_turn:
        said, style = state.hint_text(state.hint), "bold"
    elif place is not None:
        said = texts.text("match-place", move=place[0], count=place[1])
    elif state.table.paused is not None:
        said = texts.text("play-paused", name=state.table.paused)
    elif not selection.is_empty:
        said = texts.text("terminal-choose")
    elif state.is_my_turn:
        said, style = texts.text("play-your-turn"), "bold"
    elif state.is_playing and state.view is not None:
        said = answers.turn(state)[0]
    else:
        said = texts.text("play-you-watch") if state.seat is None else ""
    return Text(said, style=style)


def title_line(state: TableState, seconds: float | None) -> Text:
    """What is played, how it stands for the guest, and the seconds left of a turn."""
    parts = [state.title()]
    if state.table.results and state.seat is not None and state.seat < len(state.table.totals):
        parts.append(state.texts.text("play-own-total", count=state.table.totals[state.seat]))
    if seconds is not None and state.is_playing:
        parts.append(state.texts.text("play-seconds", count=max(round(seconds), 0)))
    return Text(" · ".join(parts), no_wrap=True, overflow="ellipsis")


def keys_line(state: TableState) -> Text:
    """The keys that open something."""
    shown = [f"{key} {capital(state.texts.text(id))}" for key, id in KEYS]
    return Text(" · ".join(shown), no_wrap=True, overflow="ellipsis")
