"""Text of cards, the same way in every game, and of the tables in which positions, scenarios and records are written."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import compress
from typing import TypeGuard, TypeVar, overload

from maukas.games.bits import lowest, without_lowest
from maukas.games.errors import BadNotation, quoted
from maukas.games.state import NO_SEAT, RoundState

T = TypeVar("T")
D = TypeVar("D")

RECENT = 4096  # hands whose names are kept at hand


class CardNames:
    """The names of a pack's cards: `parse` and `format` are inverse of each other."""

    def __init__(self, names: Sequence[str], pack: Sequence[int]) -> None:
        self.names = tuple(names)
        self.numbers = {name: number for number, name in enumerate(names)}
        self.copies = Counter(pack)
        self.names_of = lru_cache(RECENT)(self._names_of)

    def parse(self, text: str) -> int:
        """The card with this name."""
        try:
            return self.numbers[text]
        except KeyError:
            raise BadNotation(f"{quoted(text)} is not a card") from None

    def format(self, card: int) -> str:
        """The name of a card."""
        return self.names[card]

    def parse_list(self, text: str) -> list[int]:
        """Cards written with spaces between them."""
        return [self.parse(name) for name in text.split()]

    def format_list(self, cards: Iterable[int]) -> str:
        """Cards with spaces between them."""
        return " ".join(self.names[card] for card in cards)

    def left_over(self, named: Iterable[int]) -> list[int]:
        """The cards of the pack that are not named; nothing may be named more often than it exists."""
        counts = Counter(named)
        for card, count in counts.items():
            if count > self.copies[card]:
                raise BadNotation(f"{count} of {self.names[card]}, but the pack has {self.copies[card]}")
        return sorted((self.copies - counts).elements())

    def hand(self, state: RoundState, seat: int) -> list[int]:
        """The cards of a hand in the order of their numbers."""
        counts, held = state.hands[seat], state.held[seat]
        cards: list[int] = []
        while held:
            card = lowest(held)
            cards += [card] * counts[card]
            held = without_lowest(held)
        return cards

    def hand_names(self, state: RoundState, seat: int) -> tuple[str, ...]:
        """The names of the cards of a hand; most hands are told again and again without a change."""
        return self.names_of(bytes(state.hands[seat]))

    def _names_of(self, counts: bytes) -> tuple[str, ...]:
        if max(counts) < 2:  # no card twice, as in most hands
            return tuple(compress(self.names, counts))
        return tuple([name for name, count in zip(self.names, counts, strict=False) if count for _ in range(count)])


class TomlTable:
    """A table of text, read key by key; what is missing, of a wrong type or left over is bad notation."""

    def __init__(self, values: Mapping[str, object], where: str) -> None:
        self.values = dict(values)
        self.where = where

    @overload
    def take(self, key: str, kind: type[T]) -> T: ...

    @overload
    def take(self, key: str, kind: type[T], default: D) -> T | D: ...

    def take(self, key: str, kind: type[T], default: object = ...) -> object:
        """The value of `key`, which must be of this kind."""
        if key not in self.values:
            if default is ...:
                raise BadNotation(f"{self.where}: {key} is missing")
            return default
        value = self.values.pop(key)
        if not is_of(value, kind):
            raise BadNotation(f"{self.where}: {key} = {quoted(value)} should be of type {kind.__name__}")
        return value

    def number(self, key: str, default: int | None = None, *, low: int = 0, high: int = 999) -> int:
        """The number under `key`, from `low` to `high`; without a default it must be there."""
        if key not in self.values and default is not None:
            return default
        value = self.take(key, int)
        if not low <= value <= high:
            raise BadNotation(f"{self.where}: {key} = {quoted(value)} is not from {low} to {high}")
        return int(value)

    def listed(self, key: str, kind: type[T], default: Sequence[T] | None = None) -> list[T]:
        """The list under `key`, with items of this kind; without a default it must be there."""
        if key not in self.values and default is not None:
            return list(default)
        value: list[object] = self.take(key, list)
        items = [item for item in value if is_of(item, kind)]
        if len(items) < len(value):
            raise BadNotation(f"{self.where}: {key} should be a list of type {kind.__name__}")
        return items

    def close(self) -> None:
        """Nothing may be left."""
        if self.values:
            raise BadNotation(f"{self.where}: unknown {', '.join(map(quoted, list(self.values)[:5]))}")


def is_of(value: object, kind: type[T]) -> TypeGuard[T]:
    """Whether a value is of a kind; a truth value is no number."""
    return isinstance(value, kind) and not (kind is int and isinstance(value, bool))


def parse_toml(text: str, where: str) -> dict[str, object]:
    """The tables written as `text`."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # not TOML; numbers too long to read; tables too deep
        raise BadNotation(f"{where}: {error}") from None


def parse_seat_move(text: str) -> tuple[int, str]:
    """A move with its seat: "2 draw"."""
    seat, _, move = text.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and move):
        raise BadNotation(f"{quoted(text)} is not a seat and a move")
    return int(seat), move


def format_table(values: Mapping[str, object]) -> str:
    """A table as TOML, one key a line."""
    return "".join(f"{key} = {format_value(value)}\n" for key, value in values.items())


def format_value(value: object) -> str:
    """A TOML value: text, number, truth, list, or a table on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return format_text(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {format_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, Sequence):
        return "[" + ", ".join(format_value(item) for item in value) + "]"
    raise TypeError(f"no TOML for {value!r}")


def format_text(text: str) -> str:
    """A TOML string."""
    escaped = text.encode("utf-8", "replace").decode().replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(char if char.isprintable() else f"\\U{ord(char):08X}" for char in escaped) + '"'


def parse_seats(table: TomlTable, state: RoundState, names: CardNames, players: range) -> list[int]:
    """Read the hands, the piles, the turn and the dealer into `state`; return the cards named there."""
    hands = [names.parse_list(text) for text in table.listed("hands", str)]
    if len(hands) not in players:
        raise BadNotation(f"{table.where}: {len(hands)} hands; the game is for {players.start} to {players.stop - 1} players")
    state.seats = len(hands)
    for seat, hand in enumerate(hands):
        for card in hand:
            state.hands[seat][card] += 1
            state.held[seat] |= 1 << card
        state.hand_sizes[seat] = len(hand)
    discard = names.parse_list(table.take("discard", str, ""))
    draw = names.parse_list(table.take("draw", str, ""))
    state.turn = table.number("turn", 0, high=state.seats - 1)
    state.dealer = table.number("dealer", (state.turn - 1) % state.seats, high=state.seats - 1)
    state.passes = table.number("passes", 0, high=state.seats - 1)
    state.reshuffles = table.number("reshuffles", 0, high=2**31 - 1)
    state.discard[: len(discard)] = discard
    state.discard_size = len(discard)
    state.draw[: len(draw)] = draw[::-1]
    state.draw_size = len(draw)
    return [*(card for hand in hands for card in hand), *discard, *draw]


def lay_below(table: TomlTable, state: RoundState, left_over: Sequence[int]) -> None:
    """Put the cards that are not named below the draw pile, unless the position says that they are out of play."""
    if not table.take("exhausted", bool, False):
        draw = [*left_over, *state.draw[: state.draw_size]]
        state.draw[: len(draw)] = draw
        state.draw_size = len(draw)


def parse_end(table: TomlTable, state: RoundState) -> bool:
    """Read whether the round is over and who has won; the hands must agree."""
    over = bool(table.take("over", bool, False))
    state.winner = table.number("winner", NO_SEAT, high=state.seats - 1)
    if state.winner != NO_SEAT and not over:
        raise BadNotation(f"{table.where}: a winner, but the round is not over")
    for seat in range(state.seats):
        if (state.hand_sizes[seat] == 0) != (seat == state.winner):
            raise BadNotation(f"{table.where}: the hand of seat {seat} does not agree with who has won")
    return over


def format_seats(state: RoundState, names: CardNames) -> dict[str, object]:
    """The part of a position that every game has, but for the order of the keys."""
    draw = state.draw[: state.draw_size]
    return {
        "hands": [names.format_list(names.hand(state, seat)) for seat in range(state.seats)],
        "discard": names.format_list(state.discard[: state.discard_size]),
        "draw": names.format_list(draw[::-1]),
        "turn": state.turn,
        "dealer": state.dealer,
        **({"passes": state.passes} if state.passes else {}),
        **({"reshuffles": state.reshuffles} if state.reshuffles else {}),
    }


def format_end(state: RoundState, *, over: bool, exhausted: bool) -> dict[str, object]:
    """The last keys of a position."""
    return {
        **({"exhausted": True} if exhausted else {}),
        **({"over": True} if over else {}),
        **({"winner": state.winner} if state.winner != NO_SEAT else {}),
    }
