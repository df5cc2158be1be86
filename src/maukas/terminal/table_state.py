"""What a terminal knows of its table: the newest picture and view, and every message in words, as on the page."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from maukas.games.errors import Refusal
from maukas.games.game import AnyGame
from maukas.games.match_walk import WalkStep
from maukas.games.options import Options
from maukas.games.registry import game_named
from maukas.protocol import messages
from maukas.protocol.messages import AnyMessage, TableSnapshot
from maukas.narrator import Narrator, sentences, yes_or_no
from maukas.texts import Texts


@dataclass(frozen=True, slots=True)
class ToldMove:
    """A move of this round, in words."""

    seat: int
    move: str
    text: str  # all that came of it
    brief: str = ""  # what was done, alone


FAREWELLS = {"dismissed": "play-dismissed", "closed": "conduct-away-closed", "removed": "conduct-away-removed"}  # for good


class TableState:
    """A table as one guest sees it; it holds no rules, and knows what is legal from the view."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.snapshot: TableSnapshot | None = None
        self.number = 0  # of the last event that was told
        self.view: Any = None  # the game's own
        self.moves: list[ToldMove] = []  # of this round
        self.own_turn_at = 0  # so many moves had been made when the guest decided last
        self.refusal: str = ""  # of the last request, until something happens
        self.hint: messages.Hinted | None = None
        self.is_lost = False
        self.is_muted = False  # reactions of others are not told

    # What is known

    @property
    def table(self) -> TableSnapshot:
        """The newest picture."""
        assert self.snapshot is not None  # it is told first
        return self.snapshot

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return game_named(self.table.settings.game)

    @property
    def options(self) -> Options:
        """Its house rules."""
        return self.game.options.of(self.table.settings.options)

    @property
    def seat(self) -> int | None:
        """The guest's own seat."""
        return self.table.you

    @property
    def names(self) -> Sequence[str]:
        """Who sits where; after a match, who played it."""
        if self.table.phase == "finished":
            return self.table.players
        return [chair.name for chair in self.table.chairs]

    @property
    def narrator(self) -> Narrator:
        """Tells moves as the guest would be told them."""
        reader = self.table.played_as if self.table.phase == "finished" else self.table.you
        return Narrator(self.texts, self.game, self.options, self.names, reader)

    @property
    def is_playing(self) -> bool:
        """Whether a round is on; the move that ends it is told before the table is."""
        return self.table.phase == "playing" and (self.view is None or self.view.phase != "over")

    @property
    def is_my_turn(self) -> bool:
        """Whether the guest has to decide."""
        return self.is_playing and self.view is not None and self.seat is not None and self.view.turn == self.seat

    @property
    def legal(self) -> tuple[str, ...]:
        """What the guest may do now: decisions first, and words beside the turn last."""
        if self.view is None or not self.is_playing:
            return ()
        decisions = self.game.decisions(self.view.legal)
        return (*decisions, *(move for move in self.view.legal if move not in decisions))

    @property
    def must_agree(self) -> bool:
        """Whether the next deal waits for the guest."""
        return self.table.phase == "dealing" and self.seat is not None and not self.table.chairs[self.seat].ready

    # What happens

    def take(self, message: AnyMessage) -> list[str]:
        """Keep what is newest; return what is said of it."""
        match message:
            case messages.TableSnapshot():
                return self.take_table(message)
            case messages.Moved():
                return self.take_move(message)
            case messages.Refused():
                self.refusal = self.refusal_text(message)
                return [self.refusal]
            case messages.Hinted():
                self.hint = message
                return [self.hint_text(message)]
            case messages.Reacted(name, seat, reaction):
                return [] if self.is_muted and seat != self.seat else [f"{name}: {self.texts.text(f'play-reaction-{reaction}')}"]
            case messages.Hurry(seat, _):
                return [self.texts.text("play-hurry")] if seat == self.seat else []
            case messages.Announced(_, seconds):
                return [] if seconds is None else [self.restart_text(seconds)]
            case messages.Goodbye(reason, back_in):
                self.is_lost = True
                farewell = FAREWELLS.get(reason, "table-closed")
                return [self.texts.text("play-lost" if back_in is not None else farewell)]

    def restart_text(self, seconds: float) -> str:
        """That the server restarts, and when."""
        left = ("play-minutes", round(seconds / 60)) if seconds >= 120 else ("play-seconds", round(seconds))
        return f"{self.texts.text('conduct-restart')} {self.texts.text(left[0], count=left[1])}"

    def take_table(self, table: TableSnapshot) -> list[str]:
        """The table anew: what is new in it."""
        before, self.snapshot, self.is_lost, self.refusal = self.snapshot, table, False, ""
        self.number = table.number
        self.view = table.view and msgspec.convert(table.view, self.game.view_type)
        told = []
        if before is None or (before.match, before.round) != (table.match, table.round):
            self.moves, self.own_turn_at, self.hint = [], 0, None
        if table.moves:
            known = 0 if before is None else before.number
            missed = [each for each in table.moves if each.number > known]
            for each in missed:
                text = self.narrator.brief_text(each.seat, each.move)
                self.moves.append(ToldMove(each.seat, each.move, text, text))
            told += [each.text for each in self.moves[len(self.moves) - len(missed) :]] if before is not None else []
        if before is not None:
            told += self.changes(before, table)
        if table.paused is not None and (before is None or before.paused is None):
            told.append(self.texts.text("play-paused", name=table.paused))
        return told

    def changes(self, before: TableSnapshot, table: TableSnapshot) -> list[str]:
        """Who has come, left or come back."""
        told = []
        for old, new in zip(before.chairs, table.chairs, strict=False):
            if new.kind == "person" and (old.kind != "person" or old.name != new.name):
                told.append(self.texts.text("terminal-sits", name=new.name))
            elif new.kind == "person" and new.stand_in != old.stand_in and table.phase != "waiting":
                told.append(self.texts.text("terminal-stand-in" if new.stand_in else "terminal-is-back", name=new.name))
        return told

    def take_move(self, moved: messages.Moved) -> list[str]:
        """A move, and what came of it."""
        before, self.number = self.view, moved.number
        self.view = msgspec.convert(moved.view, self.game.view_type)
        self.refusal = ""
        if not self.game.is_word(moved.move):
            self.hint = None
        narrator, told = self.narrator, []
        if before is not None:
            step = WalkStep(moved.seat, moved.move, before, self.view)
            told = [*map(narrator.sentence_text, sentences(narrator.game, narrator.options, step, narrator.reader))]
        text = " ".join(told)
        self.moves.append(ToldMove(moved.seat, moved.move, text, *told[:1]))
        if moved.seat == self.seat:
            self.own_turn_at = len(self.moves)
        return [text]

    # In words

    def refusal_text(self, refused: messages.Refused) -> str:
        """Why a request was refused, with the clause where a rule says so."""
        said = self.texts.refusal_text(Refusal(refused.clause or "", refused.reason, dict(refused.values)), self.names)  # type: ignore[arg-type]
        return f"{said} {self.texts.text('play-clause', clause=refused.clause)}" if refused.clause else said

    def hint_text(self, hinted: messages.Hinted) -> str:
        """What the master would play, how good that is, and why."""
        if not hinted.advice:
            return self.texts.text("table-hint-not-now")
        best = hinted.advice[0]
        told = [f"{self.texts.text('play-advice')}: {self.move_text(best.move)}."]
        told.append(self.texts.text("play-chance", percent=round(100 * best.wins)))
        if hinted.reason is not None:
            told.append(self.texts.text(f"play-why-{hinted.reason}", count=hinted.count))
        return " ".join(told)

    def move_text(self, move: str) -> str:
        """A move of the guest's own, as on a button."""
        return self.narrator.move_text(move, self.game.middle(self.view).debt if self.view is not None else 0)

    def title(self) -> str:
        """The game, and which round is on."""
        table, goal = self.table, self.table.goal
        name = self.texts.text(f"game-{table.settings.game}")
        if not table.round:
            return name
        if goal.points:
            where = self.texts.text("play-round-to", round=table.round, points=goal.points)
        elif not goal.rounds:
            where = self.texts.text("play-round", round=table.round)
        elif table.round > goal.rounds:
            where = self.texts.text("play-round-extra", round=table.round)
        else:
            where = self.texts.text("play-round-of", round=table.round, rounds=goal.rounds)
        return f"{name} · {where}"

    def round_end_text(self) -> str:
        """Who has won the round that is over."""
        view, number = self.view, self.table.round
        if view is None or view.winner is None:
            return self.texts.text("play-round-nobody", round=number)
        you = yes_or_no(view.winner == self.narrator.reader)
        return self.texts.text("play-round-won", you=you, name=self.narrator.player(view.winner), round=number)

    def match_end_text(self) -> str:
        """Who has won the match."""
        winners, narrator = self.table.winners, self.narrator
        if winners == (narrator.reader,):
            return self.texts.text("play-you-won")
        return self.texts.text("play-won", count=len(winners), names=narrator.names(winners))
