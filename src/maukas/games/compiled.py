"""The compiled layer: the same rules over NumPy records, and the few entry points that run them at native speed.

Importing this module imports NumPy and Numba; nothing else of the games does. A batch of games is an array of records, and a
compiled function takes the array and a place in it, for a record alone is slow to hand over. What a function needs for itself
(its generator, the list of legal actions) is a record too: the parts of a record are not counted references, arrays are.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import overload, register_jitable
from numba.np.numpy_support import from_dtype

from maukas.games.bits import lowest
from maukas.games.dos import calls as dos_calls
from maukas.games.dos import census as dos_census
from maukas.games.dos import rules as dos_rules
from maukas.games.dos import state as dos_state
from maukas.games.maumau import calls as maumau_calls
from maukas.games.maumau import census as maumau_census
from maukas.games.maumau import rules as maumau_rules
from maukas.games.maumau import state as maumau_state
from maukas.games.record import Record
from maukas.games.rule import RULES, push
from maukas.games.state import MAX_PACK, MAX_SEATS, OVER, RoundState

LONGEST_ROUND = 100_000                                 # decisions, then a round is broken off: house rules may make random play endless
MOST_ACTIONS = 8192                                     # more than a seat that holds every card, with every card in the row, has


def record_type(state: type[Record]) -> np.dtype[np.void]:
    """The record that a state is: the same fields in the same order."""
    return np.dtype([(name, f"i{field.bits // 8}", field.shape) for name, field in state.FIELDS.items()], align=True)


RECORDS = {"maumau": record_type(maumau_state.State), "dos": record_type(dos_state.State)}

SCRATCH = np.dtype(
    [
        ("generator", "u8"),                            # of the cheap chance inside simulations
        ("count", "i4"),                                # of legal actions
        ("actions", "i4", (MOST_ACTIONS,)),
        ("tallies", "i8", (16,)),                       # how many moves of each kind
    ],
    align=True,
)


# A cache that knows all the sources: Numba itself does not notice a changed rule in another module

def cache_folder(package: Path) -> Path:
    """Where compiled code is kept: a folder for just these sources, in the user's cache or, failing that, a temporary one."""
    sources = hashlib.sha256()
    for path in sorted([*package.glob("games/**/*.py"), *package.glob("bots/**/*.py")]):
        sources.update(path.read_bytes())
    name = f"{sources.hexdigest()[:16]}-{sys.implementation.cache_tag}-numba{numba.__version__}"
    try:
        base = os.environ.get("MAUKAS_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        folder = Path(base) / "maukas" / name
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if is_own(folder):
            return folder
    except (OSError, RuntimeError):                     # read-only, or no home
        pass
    return Path(tempfile.mkdtemp(prefix="maukas-"))


def is_own(folder: Path) -> bool:
    """Whether nobody else can put code into the folder: Numba runs what it finds there."""
    status = folder.lstat()
    return not hasattr(os, "getuid") or (status.st_uid == os.getuid() and not status.st_mode & 0o022)


CACHE = cache_folder(Path(__file__).parents[1])
numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]
numba.config.BOUNDSCHECK = 1  # type: ignore[attr-defined]  # also in what compiled code calls: a wrong place is an error, never a crash
compiled = numba.njit(cache=True, nogil=True)


# The rules, as they are; and which game's rules are meant is seen by the record

def register_rules() -> None:
    """Let compiled code call every rule marked so far; who marks more of them calls it again."""
    while RULES:
        register_jitable(RULES.pop())


register_rules()


@overload(lowest, strict=False)
def compiled_lowest(cards: Any) -> Any:  # noqa: ARG001
    """One machine instruction instead of arithmetic on a long integer."""
    return lambda cards: trailing_zeros(cards)  # type: ignore[call-arg]


@overload(push, strict=False)
def compiled_push(actions: Any, action: Any) -> Any:  # noqa: ARG001
    """The list of actions is the one in the scratch record."""
    def put(actions: Any, action: Any) -> None:
        actions.actions[actions.count] = action
        actions.count += 1
    return put


def of_games(maumau: ModuleType, dos: ModuleType) -> dict[Any, ModuleType]:
    """Modules by the records of their games."""
    return {from_dtype(RECORDS["maumau"]): maumau, from_dtype(RECORDS["dos"]): dos}


def by_record(modules: dict[Any, ModuleType], name: str) -> Any:
    """The function of this name in the module of the game whose record it is given; for compiled code only."""
    def chosen(state: Any, *rest: Any) -> Any:  # noqa: ARG001
        raise TypeError(f"{name} is for compiled code")
    overload(chosen, strict=False)(lambda state, *rest: getattr(modules[state], name))  # noqa: ARG005
    return chosen


RULES_OF = of_games(maumau_rules, dos_rules)
deal = by_record(RULES_OF, "deal")
turn_actions = by_record(RULES_OF, "turn_actions")
due_words = by_record(of_games(maumau_calls, dos_calls), "due_words")
legal_actions = by_record(RULES_OF, "legal_actions")
apply = by_record(RULES_OF, "apply")
score = by_record(RULES_OF, "score")
tally = by_record(of_games(maumau_census, dos_census), "tally")


# Chance inside simulations: cheap, and the same from the same seed

@register_jitable
def random_below(scratch: Any, size: int) -> Any:
    """A number from 0 to size - 1, from the high half of a linear congruential generator."""
    scratch.generator = scratch.generator * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
    return np.int64(((scratch.generator >> np.uint64(32)) * np.uint64(size)) >> np.uint64(32))


@register_jitable
def shuffle(scratch: Any, cards: Any, size: int) -> None:
    """Bring the first `size` of `cards` into a random order."""
    for last in range(size - 1, 0, -1):
        other = random_below(scratch, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


# The entry points

@compiled
def list_legal(games: Any, place: int, seat: int, scratch: Any) -> Any:
    """How many actions `seat` has; they are in the scratch record."""
    scratch[0].count = 0
    legal_actions(games[place], seat, scratch[0])
    return scratch[0].count


@compiled
def take_action(games: Any, place: int, seat: int, action: int) -> None:
    """Carry out a legal action."""
    apply(games[place], seat, action)


@compiled
def begin_round(games: Any, place: int, opening: Any, dealer: int, scratch: Any) -> None:
    """Shuffle and deal: `opening` is a record with seats, options, the pack as draw pile, and an order for reshuffles."""
    games[place] = opening[0]
    game = games[place]
    shuffle(scratch[0], game.draw, game.draw_size)
    deal(game, dealer)


@register_jitable
def choose(game: Any, scratch: Any, steady: bool) -> Any:
    """An action of the seat on turn: any decision or due word; from a steady player the word, else the first decision listed."""
    scratch.count = 0
    turn_actions(game, scratch)
    decisions = scratch.count
    due_words(game, game.turn, scratch)
    if not steady:
        return scratch.actions[random_below(scratch, scratch.count)]
    return scratch.actions[decisions if scratch.count > decisions else 0]


@compiled
def play_rounds(
    games: Any, opening: Any, steady: Any, first_dealer: int, lengths: Any, winners: Any, scores: Any, scratch: Any,
) -> Any:
    """Play as many rounds as `lengths` has places; note length, winner and scores of each; return how many reshuffles there were."""
    game = games[0]
    rough = scratch[0]
    shuffle(rough, opening[0].order, MAX_PACK)
    reshuffles = 0
    for number in range(len(lengths)):
        dealer = (first_dealer + number) % opening[0].seats
        begin_round(games, 0, opening, dealer, scratch)
        reshuffles_seen = 0
        length = 0
        while game.phase != OVER and length < LONGEST_ROUND:
            action = choose(game, rough, steady[game.turn])
            tally(game, action, rough.tallies)
            apply(game, game.turn, action)
            length += 1
            if game.reshuffles != reshuffles_seen:      # the order laid ready is used up
                reshuffles_seen = game.reshuffles
                shuffle(rough, game.order, MAX_PACK)
                shuffle(rough, opening[0].order, MAX_PACK)
        reshuffles += reshuffles_seen
        lengths[number] = length
        winners[number] = game.winner
        for seat in range(game.seats):
            scores[number][seat] = score(game, seat)
    return reshuffles


@compiled
def step_batch(games: Any, start: int, stop: int, opening: Any, steps: int, scratch: Any) -> Any:
    """Take `steps` random decisions in each game from `start` to `stop`, dealing anew where a round is over; return how many."""
    taken = 0
    for _ in range(steps):
        for place in range(start, stop):
            game = games[place]
            if game.phase == OVER:
                begin_round(games, place, opening, random_below(scratch[0], opening[0].seats), scratch)
            apply(game, game.turn, choose(game, scratch[0], False))
            taken += 1
    return taken


def is_ready(game: str) -> bool:
    """Whether the game's code is in the cache already; if not, the first call takes a while."""
    return (CACHE / f"{game}.ready").exists()


def mark_ready(game: str) -> None:
    """Note that the game's code is in the cache now."""
    (CACHE / f"{game}.ready").touch()


# From and to Python

def new_scratch(*seed: int) -> Any:
    """A scratch record whose generator starts from `seed`."""
    scratch = np.zeros(1, SCRATCH)
    digest = hashlib.sha256(repr(seed).encode()).digest()
    scratch["generator"] = int.from_bytes(digest[:8], "little")
    return scratch


def opening_record(game: str, state: RoundState, pack: Sequence[int]) -> Any:
    """The record from which rounds begin: the seats and options of `state`, and the pack as draw pile."""
    opening = np.zeros(1, RECORDS[game])
    write_record(state, opening, 0)
    opening[0]["draw"][: len(pack)] = pack
    opening[0]["draw_size"] = len(pack)
    opening[0]["order"] = np.arange(MAX_PACK)
    return opening


def write_record(state: RoundState, games: Any, place: int) -> None:
    """Copy a state into a record."""
    record = games[place]
    for name in state.FIELDS:
        record[name] = getattr(state, name)


def read_record(games: Any, place: int, state: RoundState) -> None:
    """Copy a record into a state."""
    record = games[place]
    for name, field in state.FIELDS.items():
        setattr(state, name, field.read(record[name].tolist()))


def new_games(game: str, size: int) -> Any:
    """An array of records for that many games, all of them over."""
    return np.zeros(size, RECORDS[game])


def truths(values: Sequence[bool]) -> Any:
    """Truth values as an array."""
    return np.array(values, np.bool_)


def new_results(rounds: int) -> tuple[Any, Any, Any]:
    """Arrays for the lengths, winners and scores of that many rounds."""
    return np.zeros(rounds, np.int32), np.zeros(rounds, np.int8), np.zeros((rounds, MAX_SEATS), np.int32)
