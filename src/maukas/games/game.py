"""A game as the rest of the project meets it: the one door to its rules, its texts and its views."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

from maukas.games import series
from maukas.games.calls import CATCH, caught_seat, nobody_forgot, nothing_due, no_call, no_change, seat_on_turn
from maukas.games.errors import Refusal
from maukas.games.features import Features, Memory, no_action, no_position, nothing_learned
from maukas.games.inference import Inference
from maukas.games.middle import Middle, empty_middle
from maukas.games.notation import CardNames
from maukas.games.observation import Part, observe_any_game, parts_of_any_game
from maukas.games.options import Options
from maukas.games.rule import rule
from maukas.games.rulebook import Rulebook
from maukas.games.sentence import Sentence, no_penalty, no_reasons, nothing_at_turn, nothing_more
from maukas.games.state import RoundState
from maukas.games.view import Sight, View

S = TypeVar("S", bound=RoundState)
Opt = TypeVar("Opt", bound=Options)
V = TypeVar("V", bound=View)

Preset = Mapping[str, str | bool | int]  # the options that differ from the strict rules


class Fact(NamedTuple):
    """A key of a position that a scenario may compare."""

    default: object  # its value where the position leaves it out
    is_unordered: bool = False  # cards in any order


@rule
def count_cards(state: RoundState, seat: int) -> int:
    """What a hand counts where cards have no points: one for each."""
    return state.hand_sizes[seat]


@rule
def count_move(state: RoundState, action: int, counts: list[int]) -> None:  # noqa: ARG001
    """Every move is of the same kind."""
    counts[0] += 1


def plain_card(card: str) -> str:  # noqa: ARG001
    """Every card has a colour and a number."""
    return "number"


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Game(Generic[S, Opt, V]):
    """A set of rules: its functions take and give its own state, options and view. What has a default may be left out."""

    name: str
    players: range
    pack: tuple[int, ...]
    cards: CardNames
    options: type[Opt]
    state_type: type[S]
    view_type: type[V]
    phases: Mapping[int, str]  # names of those beside OVER; a turn begins in the first
    actions: int = 0  # every action is a number below this one; 0 where nobody needs to know
    possible_actions: Callable[[], Sequence[int]] | None = None  # those that can be legal at some time; None: all of them

    # The rules: all of them are marked with @rule, and compiled from the same source
    deal: Callable[[S, int], None]
    turn_actions: Callable[[S, list[int]], None]  # decisions of the seat on turn
    legal_actions: Callable[[S, int, list[int]], None]  # of a seat, with calls and catches
    apply: Callable[[S, int, int], None]
    score: Callable[[S, int], int]  # what the finished round adds for a seat
    hand_points: Callable[[S, int], int] = count_cards  # what the cards of a hand count

    # Why a move is refused
    refusal: Callable[[S, int, int], Refusal | None]

    # Text
    parse_action: Callable[[str], int]
    format_action: Callable[[int], str]
    laid_cards: Callable[[str], list[str]]  # the cards that a move takes out of the hand
    parse_position: Callable[[Mapping[str, object], Opt], S]
    format_position: Callable[[S], dict[str, object]]

    # Views: what everybody sees, what one seat sees besides, and the way back into a state
    seen_by_all: Callable[[S], Sight]
    seen_by: Callable[[S, int | None], Sight]
    enter_view: Callable[[S, V], None]  # the fields of a state that only this game's view fixes

    # Calls: words beside the turn
    calls: tuple[str, ...] = ()
    due_call: Callable[[V], str | None] = no_call  # the call that the view's seat owes
    forgotten_by: Callable[[V], tuple[int, ...]] = nobody_forgot  # the seats that owe a call and have not said it
    due_words: Callable[[S, int, list[int]], None] = nothing_due  # a rule: the calls and catches that a seat should say
    next_speaker: Callable[[S], int] = seat_on_turn  # a rule: the seat on turn, or one that has to call before it moves
    call_automatically: Callable[[S], None] = no_change  # a search leaves words alone

    # A match
    first_dealer: Callable[[bytes, int], int] = series.first_dealer
    draw_for_deal: Callable[[bytes, int], list[series.Draw]] = series.no_draw_for_deal
    dealer_by_draw: Callable[[Sequence[int], int], int] | None = None  # who deals after these cards were drawn by so many seats
    next_dealer: Callable[[int, int | None, int], int] = series.left_neighbour
    is_finished: Callable[[Opt, int, Sequence[int]], bool] = series.one_round
    goal: Callable[[Opt], series.Goal] = series.goal_of_one_round  # what players are told of it
    winners: Callable[[Sequence[int]], tuple[int, ...]] = series.lowest_totals
    break_tie: Callable[[Opt, Sequence[int], Sequence[int]], tuple[int, ...]] = series.all_tied  # of these seats, by the rounds won

    # Statistics
    move_kinds: tuple[str, ...] = ("move",)
    tally: Callable[[S, int, list[int]], None] = count_move

    # Bots
    weigh: Callable[[S, int], int] | None = None  # a rule of thumb: what a decision is worth; without one bots play out at random
    inference: Inference[Opt, V] = field(default_factory=Inference)

    # What a learned value is told; all of it rules, and none of it hidden from the seat on turn
    feature_count: int = 0  # none: nothing is learned of this game
    feature_version: int = 0
    note_position: Callable[[S, Memory, Features, list[int]], None] = no_position  # with facts for those that follow
    note_action: Callable[[S, Memory, Features, list[int], int], None] = no_action  # of a decision
    note_move: Callable[[S, Memory, int], None] = nothing_learned  # what a decision, before it is carried out, tells everybody

    # What environments for learning are told; no part of it is hidden from the seat
    observation_parts: Callable[[int], tuple[Part, ...]] = parts_of_any_game  # for so many seats
    observe: Callable[[S, int, list[int]], None] = observe_any_game  # a rule: the numbers of these parts, as a seat sees them

    # What is told of moves, and of what lies in the middle
    middle: Callable[[V], Middle] = empty_middle
    draw_penalty: Callable[[Opt, V, int, int], int] = no_penalty  # of so many cards that a seat took with a draw
    penalty_reasons: Callable[[V, V, int, str, Sequence[int]], list[Sentence]] = no_reasons  # why seats got so many cards by a move
    move_sentences: Callable[[V, V, int, str], list[Sentence]] = nothing_more  # beside what all games have
    turn_sentences: Callable[[V, int], list[Sentence]] = nothing_at_turn  # to the seat whose turn begins

    # Texts and scenarios
    presets: Mapping[str, Preset] = field(default_factory=lambda: {"strict": {}})
    clause_prefixes: tuple[str, ...] = ()  # of clauses, then of rulings
    rulebook: Rulebook = field(default_factory=Rulebook)  # how the rules are told
    card_kind: Callable[[str], str] = plain_card  # the end of the id of the text that names a card
    facts: Mapping[str, Fact] = field(default_factory=dict)

    turn_start: int = field(init=False)  # the phase in which a turn begins: asked at every move

    def __post_init__(self) -> None:
        object.__setattr__(self, "turn_start", next(iter(self.phases)))

    @property
    def lower_wins(self) -> bool:
        """Whether points are bad."""
        return self.winners((0, 1)) == (0,)

    def view(self, state: S, seat: int | None) -> V:
        """What `seat` sees; None is a spectator."""
        make: Callable[..., V] = self.view_type  # its fields are told in two parts
        return make(**self.seen_by_all(state), **self.seen_by(state, seat))

    def count_alike(self, card: str) -> int:
        """How many cards of the pack are of the same kind as a card."""
        return sum(self.card_kind(self.cards.format(each)) == self.card_kind(card) for each in self.pack)

    def is_word(self, move: str) -> bool:
        """Whether a move is a call or a catch, and no decision of the turn."""
        return move in self.calls or move.startswith(CATCH)

    def decisions(self, moves: Iterable[str]) -> list[str]:
        """The moves that are neither calls nor catches."""
        return [move for move in moves if not self.is_word(move)]

    def due_catch(self, view: V) -> str | None:
        """A catch that is right: somebody has forgotten the call."""
        guilty = self.forgotten_by(view)
        return next((move for move in view.legal if move.startswith(CATCH) and caught_seat(move) in guilty), None)


AnyGame = Game[RoundState, Options, View]
"""A game found by its name: its functions are given what they have made themselves."""
