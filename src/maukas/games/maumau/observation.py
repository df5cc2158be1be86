"""What a learning program is told of a moment of Mau Mau."""

from maukas.games.features import seat_after
from maukas.games.maumau.calls import owes_mau
from maukas.games.maumau.cards import CARDS, COLOURS, PACK
from maukas.games.maumau.rules import top
from maukas.games.maumau.state import PHASES, PLAY, State
from maukas.games.observation import Part, common_parts, observe_common, one_of
from maukas.games.rule import push, rule
from maukas.games.state import MAX_PACK, NO_CARD

COPIES = max(map(PACK.count, PACK))
PHASE_COUNT = len(PHASES)


def observation_parts(seats: int) -> tuple[Part, ...]:
    """What `observe` tells, in its order."""
    return (
        *common_parts(seats, CARDS, COPIES),
        Part("phase", PHASE_COUNT),
        Part("top", CARDS),
        Part("colour", COLOURS),
        Part("clockwise", 1),
        Part("debt", 1, MAX_PACK),
        Part("skipped", 1),
        Part("drawn", CARDS),
        Part("said", 1),
        Part("owes_mau", seats),
    )


@rule
def observe(state: State, seat: int, numbers: list[int]) -> None:
    """Tell what `seat` sees."""
    observe_common(state, seat, CARDS, numbers)
    one_of(state.phase, PLAY, PHASE_COUNT, numbers)
    one_of(top(state), 0, CARDS, numbers)
    one_of(state.colour, 0, COLOURS, numbers)
    push(numbers, 1 if state.direction == 1 else 0)
    push(numbers, state.debt)
    push(numbers, state.skipped)
    one_of(state.drawn if state.turn == seat else NO_CARD, 0, CARDS, numbers)  # AM-35: nobody else sees it
    push(numbers, state.said)
    for steps in range(state.seats):
        push(numbers, 1 if owes_mau(state, seat_after(state, seat, steps)) else 0)
