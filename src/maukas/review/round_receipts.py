"""Receipts of a finished round: each change of what the seats can expect goes to one account, so that they add up to the result."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from maukas.games.calls import CATCH, caught_seat
from maukas.games.chance import derived
from maukas.games.game import AnyGame
from maukas.games.match_record import RoundRecord
from maukas.games.options import Options
from maukas.games.registry import game_named
from maukas.games.round import Outcome, Round
from maukas.games.state import RoundState
from maukas.review.receipt import Account, Receipt
from maukas.review.round_luck import OpenTable, Values, buried_cards, cards_drawn

TRIES = 300  # playouts by which a move is valued
AVERAGE_DEALS = 1000  # by which it is known what a seat has before the deal
TRIES_A_DEAL = 4


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """A move with the positions around it, and who answers for it."""

    before: RoundState
    mover: int
    action: int
    after: RoundState
    fixed: int  # cards at the bottom of the draw pile that are not left to chance
    answers: int  # the seat whose doing it is
    is_par: bool  # nothing else was to be done, or would have been by rules of thumb
    forgetful: int | None  # who forgot a call, and may pay for it now

    @property
    def has_chance(self) -> bool:
        """Whether cards were drawn."""
        return cards_drawn(self.before, self.after) != 0


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """What a step changed: by what was done, by a call that was forgotten, and by the cards that came."""

    step: Step
    done: Values
    silence: Values
    luck: Values


def receipts_of_round(dealt: Round, written: RoundRecord, seed: int, tries: int = TRIES) -> tuple[Receipt, ...]:
    """The receipts of all seats; `dealt` is the round before its first move, and is played to its end."""
    assert written.outcome is not None
    table = OpenTable(dealt.game, dealt.seats, seed, tries)
    average = seen_from(dealt.dealer, average_deal(dealt.game.name, dealt.options, dealt.seats))
    changes = changes_by(table, steps_of(dealt, written.moves), result_of(written.outcome, dealt.seats))
    changed = sum((each.done + each.silence + each.luck for each in changes), np.zeros((2, dealt.seats)))
    parts = np.zeros((5, 2, dealt.seats))  # share, deal, drawn, others, own
    parts[0], parts[1] = average, result_of(written.outcome, dealt.seats) - changed - average
    for each in changes:
        parts[2] += each.luck
        answer_for(parts, each.step.answers, each.done)
        if each.step.forgetful is not None:
            answer_for(parts, each.step.forgetful, each.silence)
    accounts = [[Account(*parts[:, row, seat].tolist()) for row in range(2)] for seat in range(dealt.seats)]
    return tuple(Receipt(seat, wins, points) for seat, (wins, points) in enumerate(accounts))


def answer_for(parts: Values, seat: int, change: Values) -> None:
    """What a seat did is its own doing, and to everybody else what others did."""
    parts[3] += change
    parts[3][:, seat] -= change[:, seat]
    parts[4][:, seat] += change[:, seat]


def steps_of(dealt: Round, moves: Sequence[tuple[int, str]]) -> list[Step]:
    """The moves of a round, played."""
    game, fixed, steps = dealt.game, buried_cards(dealt), list[Step]()
    for seat, move in moves:
        before, action, is_word, is_catch = dealt.state.copy(), game.parse_action(move), game.is_word(move), move.startswith(CATCH)
        forgot = () if is_word else game.forgotten_by(dealt.view(None))
        dealt.carry_out(seat, move)
        is_par = not forgot and not is_catch and (is_word or is_by_thumb(game, before, action))
        answers = caught_seat(move) if is_catch else seat
        forgetful = forgot[0] if forgot else None
        steps.append(Step(before, seat, action, dealt.state.copy(), fixed, answers, is_par, forgetful))
        if dealt.state.reshuffles:
            fixed = 0
    return steps


def is_by_thumb(game: AnyGame, state: RoundState, action: int) -> bool:
    """Whether a decision is the only one, or the only one that rules of thumb would take."""
    actions: list[int] = []
    game.turn_actions(state, actions)
    if len(actions) == 1:
        return True
    if game.weigh is None:
        return False
    worths = [game.weigh(state, each) for each in actions]
    best = max(worths)
    return worths.count(best) == 1 and actions[worths.index(best)] == action


def changes_by(table: OpenTable, steps: Sequence[Step], result: Values) -> list[Change]:
    """What each step changed, found from the last one to the first: each ends where the next one begins.

    By a step at par nothing is lost or won, so what was expected before it is what is expected after it, before its cards have come.
    """
    changes, end = list[Change](), result
    for step in reversed(steps):
        expected = end if not step.has_chance else table.value(*arguments_of(step))[0]
        called = as_if_called(table, step, expected)
        begin = called if step.is_par else table.standing(step.before, step.fixed)
        changes.append(Change(step, called - begin, expected - called, end - expected))
        end = begin
    return changes[::-1]


def arguments_of(step: Step) -> tuple[RoundState, int, int, RoundState, int]:
    """What a table is asked about a step."""
    return step.before, step.mover, step.action, step.after, step.fixed


def as_if_called(table: OpenTable, step: Step, expected: Values) -> Values:
    """What was to be expected of the move if nobody had forgotten a call; the same, unless it costs cards."""
    if step.forgetful is None:
        return expected
    called = step.before.copy()
    table.game.call_automatically(called)
    after = called.copy()
    table.game.apply(after, step.mover, step.action)
    if after.hand_sizes == step.after.hand_sizes:
        return expected
    return table.value(called, step.mover, step.action, after, step.fixed)[0]


def result_of(outcome: Outcome, seats: int) -> Values:
    """How a round ended; the victory is shared where nobody won."""
    wins = [1 / seats if outcome.winner is None else float(outcome.winner == seat) for seat in range(seats)]
    return np.array([wins, outcome.scores], np.float64)


@cache
def average_deal(game: str, options: Options, seats: int) -> Values:
    """What each seat can expect before the cards are dealt, if seat 0 deals: the same always, by a thousand deals."""
    table = OpenTable(game_named(game), seats, seats, TRIES_A_DEAL)
    total = np.zeros((2, seats))
    for number in range(AVERAGE_DEALS):
        dealt = Round.deal(game, seats=seats, seed=derived(number.to_bytes(4, "big"), "average deal"), options=options)
        total += table.standing(dealt.state, buried_cards(dealt))
    return total / AVERAGE_DEALS


def seen_from(dealer: int, values: Values) -> Values:
    """Values by seat when another seat deals."""
    return np.roll(values, dealer, axis=1)
