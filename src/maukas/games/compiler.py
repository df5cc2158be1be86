"""How rules become machine code: which functions Numba may call, and which game a record belongs to.

Importing this module imports NumPy and Numba, but creates nothing and changes no setting of theirs: the folder for compiled code
(`code_cache.py`) is found when the first function is compiled, and the check of bounds is an option of our own functions.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache, partial
from types import CodeType
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import overload, register_jitable

from maukas.games.bits import lowest
from maukas.games.code_cache import CodeCache, Function
from maukas.games.features import put
from maukas.games.game import AnyGame
from maukas.games.registry import game_named
from maukas.games.rule import is_rule, push

Records = NDArray[np.void]  # the states of games, or what a search notes, side by side
Compiled = Any  # in compiled code: Numba infers records, arrays and numbers, mypy cannot

CHECKED: Compiled = {"boundscheck": True}  # a wrong place is an error, never a crash
OWNER = "game"  # begins the name of the field by which a record tells its game


# What compiled code may call


def compiled(function: Function) -> Compiled:
    """An entry point from Python into compiled code, which holds no interpreter lock."""
    register_rules([function])
    entry: Compiled = numba.njit(nogil=True, **CHECKED)(function)
    entry._cache = CodeCache(function, partial(fingerprint, [function]))  # `cache=True` would ask for a folder now
    return entry


def jitable(function: Function) -> Compiled:
    """A function that is called by compiled code only."""
    register_rules([function])
    return register_jitable(**CHECKED)(function)


@cache
def register_rule(rule: Function) -> None:
    """Let compiled code call a rule."""
    register_jitable(**CHECKED)(rule)


def register_rules(functions: Sequence[Function]) -> None:
    """Let compiled code call these rules, or those that these functions call, and all that they call in turn."""
    for function in reachable(functions):
        if is_rule(function):
            register_rule(function)


def reachable(functions: Sequence[Function]) -> list[Function]:
    """These functions, the rules that they call by name, the rules that those call, and so on."""
    found = [*functions]
    for function in found:  # it grows on the way
        called = map(function.__globals__.get, dict.fromkeys(function.__code__.co_names))
        found += [rule for rule in called if is_rule(rule) and rule not in found]
    return found


@overload(lowest, strict=False)
def compiled_lowest(cards: Compiled) -> Compiled:  # noqa: ARG001
    """One machine instruction instead of arithmetic on a long integer."""
    return lambda cards: trailing_zeros(cards)  # type: ignore[call-arg]


@overload(push, strict=False, jit_options=CHECKED)
def compiled_push(actions: Compiled, action: Compiled) -> Compiled:  # noqa: ARG001
    """The list of actions is the one in the scratch record."""

    def put(actions: Compiled, action: Compiled) -> None:
        actions.actions[actions.count] = action
        actions.count += 1

    return put


@overload(put, strict=False)
def compiled_put(features: Compiled, place: Compiled, value: Compiled) -> Compiled:  # noqa: ARG001
    """The list of features is the one in the record; there is room for all, and so nothing else has to be checked."""

    def note(features: Compiled, place: Compiled, value: Compiled) -> None:
        if features.noted < len(features.places):
            features.places[features.noted] = place
            features.strengths[features.noted] = value
            features.noted += 1

    return note


# Records, and which game's rules are meant by one


@cache
def record_type(name: str) -> np.dtype[np.void]:
    """The record that the state of a game is: the same fields in the same order, and one more by which compiled code knows the game."""
    game = game_named(name)
    register_rules(rules_of(game))
    columns = [(field, f"i{layout.bits // 8}", layout.shape) for field, layout in game.state_type.FIELDS.items()]
    return np.dtype([*columns, (signature(game), "i1", ())], align=True)


def rules_of(game: AnyGame) -> list[Function]:
    """The rules that a game names."""
    return [value for value in (getattr(game, field.name) for field in fields(game)) if is_rule(value)]


def signature(game: AnyGame) -> str:
    """The name of a game with a fingerprint of its rules: code that is kept must not outlive them, wherever their source is."""
    return f"{OWNER}_{fingerprint(rules_of(game))}_{game.name}"


def fingerprint(functions: Sequence[Function]) -> str:
    """What the given rules, those that they call and the constants in them amount to."""
    digest = hashlib.sha256()
    for function in reachable(functions):
        code = function.__code__
        constants = [value for value in map(function.__globals__.get, code.co_names) if not callable(value)]
        digest.update(repr((function.__qualname__, code.co_names, code.co_varnames, constants, *code_parts(code))).encode())
    return digest.hexdigest()[:16]


def code_parts(code: CodeType) -> tuple[object, ...]:
    """The instructions of a function and its constants."""
    return code.co_code, *(code_parts(each) if isinstance(each, CodeType) else each for each in code.co_consts)


def game_of(record: Compiled) -> AnyGame:
    """The game whose record this is, by its Numba type."""
    return game_named(next(field for field in record.fields if field.startswith(f"{OWNER}_")).split("_", 2)[2])


def by_game(question: str, answer: Callable[[AnyGame], Function]) -> Compiled:
    """A function that is another one in each game: the one of the game whose record it is given; for compiled code only."""

    def chosen(state: Compiled, *rest: Compiled) -> Compiled:  # noqa: ARG001
        raise TypeError(f"{question} is for compiled code")

    overload(chosen, strict=False, jit_options=CHECKED)(lambda state, *rest: answer(game_of(state)))  # noqa: ARG005
    return chosen
