"""The table on a screen: what is seen, and what keys and clicks ask the table for. It holds no rules."""

import time
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from maukas.protocol import requests
from maukas.protocol.requests import AnyRequest
from maukas.terminal.app import readings, table_looks
from maukas.terminal.app.action_bar import ActionBar
from maukas.terminal.app.acts import first_act, move_of, request_of, table_offers, walk_offers
from maukas.terminal.app.dialogs import ReadingDialog
from maukas.terminal.app.hand import HandCards
from maukas.terminal.app.middle_view import MiddleView
from maukas.terminal.app.offers import open_cards
from maukas.terminal.app.seats_view import SeatsView
from maukas.terminal.app.selection import MOST_MOVES, Selection
from maukas.terminal.link import Link
from maukas.terminal.record_walk import RecordWalk
from maukas.terminal.table_state import TableState

MOST_LINES = 300  # of the log


class TableScreen(Screen[None]):
    """One table; everything that happens there arrives by `show`."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (60, "-usual"), (100, "-wide")]  # noqa: RUF012 (Textual declares it for instances)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (20, "-high")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"offer({number})", show=False) for number in range(1, MOST_MOVES + 1)),
        *(
            Binding(key, f"act('{act}')", show=False)
            for key, act in zip("demchf", ("draw", "end", "call", "catch", "hint", "hurry"), strict=True)
        ),
        *(
            Binding(key, f"read('{what}')", show=False)
            for key, what in (("s", "scores"), ("l", "moves"), ("r", "rules"), ("question_mark", "keys"))
        ),
        Binding("escape", "undo", show=False),
    ]

    class HostToolsWanted(Message):
        """The tools of the host were clicked."""

    def __init__(self, link: Link, state: TableState, *, is_sorted: bool = True) -> None:
        super().__init__()
        self.link = link
        self.state = state
        self.selection = Selection(state, is_sorted=is_sorted)
        self.is_pending = False  # a move is sent, and not answered
        self.is_thinking = False  # a hint is asked for
        self.told: list[str] = []
        self.deadline: float | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield SeatsView()
        with Horizontal(id="centre"):
            yield MiddleView()
            with VerticalScroll(id="log", can_focus=False):
                yield Static(markup=False)
            yield Static(id="scores", markup=False)
        yield Static(id="status", markup=False)
        yield ActionBar()
        with VerticalScroll(id="hand", can_focus=False):
            yield HandCards()
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one(HandCards).focus()
        self.set_interval(1, self.show_clock)
        self.show_keys()

    def on_resize(self, event: events.Resize) -> None:  # noqa: ARG002
        self.call_after_refresh(self.query_one("#log", VerticalScroll).scroll_end, animate=False)

    # What is seen

    def show(self, told: Sequence[str] = (), clock: float | None = None) -> None:
        """Show the table as it is now, and add what was said to the log."""
        state = self.state
        self.is_pending = self.is_thinking = False
        self.deadline = None if clock is None else time.monotonic() + clock
        self.say(told)
        self.selection.review(self.query_one(HandCards).cards)
        self.query_one(SeatsView).seats = table_looks.seat_looks(state, is_open=isinstance(self.link, RecordWalk))
        self.show_hand()
        scores = self.query_one("#scores", Static)
        scores.set_class(bool(state.table.results), "has-results")
        scores.update(readings.score_sheet(state))
        self.show_clock()

    def say(self, told: Sequence[str]) -> None:
        """Add lines to the log."""
        lines = [line for line in told if line]
        if lines:
            self.told = [*self.told, *lines][-MOST_LINES:]
            log = self.query_one("#log", VerticalScroll)
            log.query_one(Static).update(Text("\n".join(self.told)))
            log.call_after_refresh(log.scroll_end, animate=False)

    def show_keys(self) -> None:
        """The line of keys that open something."""
        self.query_one("#keys", Static).update(table_looks.keys_line(self.state))

    def show_hand(self) -> None:
        """The hand, the middle, and what can be done with them."""
        state, selection, hand = self.state, self.selection, self.query_one(HandCards)
        hand.cards = selection.hand()
        hand.chosen = selection.choice.places
        hand.open_cards = frozenset(open_cards(state.game, selection.decisions(), selection.cards(), selection.choice.target))
        self.query_one(MiddleView).look = table_looks.middle_look(state, selection)
        offers = walk_offers(state) if isinstance(self.link, RecordWalk) else table_offers(state, selection)
        self.query_one(ActionBar).offers = tuple(offers)
        self.show_status()

    def show_status(self) -> None:
        """One line: what went wrong, what is advised, or what is to be done."""
        place = self.link.place if isinstance(self.link, RecordWalk) else None
        said = table_looks.status_line(self.state, self.selection, place, is_thinking=self.is_thinking)
        self.query_one("#status", Static).update(said)

    def show_clock(self) -> None:
        """The line at the top, with the seconds left of a turn."""
        if self.state.snapshot is not None:
            seconds = None if self.deadline is None else self.deadline - time.monotonic()
            self.query_one("#title", Static).update(table_looks.title_line(self.state, seconds))

    # What is done

    def on_hand_cards_touched(self, event: HandCards.Touched) -> None:
        first = first_act(self.state)
        if first is not None:
            self.act(first)
        elif event.place < len(self.selection.hand()):
            self.play(self.selection.touch(event.place))
            self.show_hand()

    def on_middle_view_target_touched(self, event: MiddleView.TargetTouched) -> None:
        if self.state.is_my_turn and self.state.game.middle(self.state.view).is_row:
            self.touch_target(event.card)

    def on_middle_view_pile_touched(self) -> None:
        self.act("draw")

    def on_action_bar_chosen(self, event: ActionBar.Chosen) -> None:
        self.act(event.act)

    def touch_target(self, card: str) -> None:
        """Choose the card of the row that is to be covered."""
        self.play(self.selection.touch_target(card))
        self.show_hand()

    def play(self, move: str | None) -> None:
        """Ask for a move, if there is one; no other is sent until it is answered."""
        if move is not None and not self.is_pending and self.state.seat is not None:
            self.is_pending = True
            self.run_worker(self.link.play(move))

    def send(self, request: AnyRequest) -> None:
        """Ask the table for something."""
        self.run_worker(self.link.send(request))

    def act(self, act: str) -> None:
        """Do what a key or a click means, if it can be done now."""
        if act == "undo":
            self.action_undo()
        elif act == "host":
            self.post_message(self.HostToolsWanted())
        elif isinstance(self.link, RecordWalk):
            step = {"on": 1, "back": -1}.get(act, 0)
            if step:
                self.link.go(self.link.at + step)
        elif act == "hint":
            if self.state.is_my_turn:
                self.is_thinking = True
                self.send(requests.Hint(self.state.number))
                self.show_status()
        elif (request := request_of(act)) is not None:
            self.send(request)
        else:
            if act.startswith("move:"):
                self.selection.clear()
            self.play(move_of(self.state, act))

    def on_key(self, event: events.Key) -> None:
        if isinstance(self.link, RecordWalk) and event.key in ("left", "right", "home", "end", "enter", "space"):
            steps = {"left": self.link.at - 1, "home": self.link.round_start(0), "end": self.link.round_start(1)}
            self.link.go(steps.get(event.key, self.link.at + 1))
            event.stop()

    # Keys

    def action_act(self, act: str) -> None:
        if self.state.snapshot is not None:
            self.act(act)

    def action_offer(self, number: int) -> None:
        """The offer with this number; with nothing chosen, the card of the row at this place."""
        state = self.state
        if state.snapshot is None or not state.is_my_turn:
            return
        if self.selection.is_empty:
            seen = state.game.middle(state.view)
            if seen.is_row and number <= len(seen.cards) and not seen.cards[number - 1].covered_by:
                self.touch_target(seen.cards[number - 1].card)
            return
        offered = self.selection.moves()
        if number <= len(offered):
            self.act(f"move:{offered[number - 1]}")

    def action_undo(self) -> None:
        self.selection.clear()
        self.state.refusal, self.state.hint = "", None
        if self.state.snapshot is not None:
            self.show_hand()

    def action_read(self, what: str) -> None:
        """Open something to read."""
        if self.state.snapshot is None:
            return
        titles = {"scores": "play-scores", "moves": "play-moves", "rules": "play-rules", "keys": "play-keys"}
        bodies = {"scores": readings.scores, "moves": readings.moves, "rules": readings.rules, "keys": readings.keys}
        keys = {"scores": "s", "moves": "l", "rules": "r", "keys": "question_mark"}
        texts = self.state.texts
        self.app.push_screen(ReadingDialog(texts.text(titles[what]), bodies[what](self.state), keys[what], texts.text("terminal-close")))
