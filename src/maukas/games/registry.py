"""Games by name: those that come with the project, and those that others bring by an entry point of the group `maukas.games`."""

import sys
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from maukas.games.errors import BadNotation, quoted
from maukas.games.game import AnyGame, Game

GROUP = "maukas.games"
BUILT_IN = {"maumau": "maukas.games.maumau.game:GAME", "dos": "maukas.games.dos.game:GAME"}


class BrokenGame(BadNotation):
    """A package brings a game that cannot be loaded."""


@lru_cache(maxsize=1)
def brought(path: tuple[str, ...]) -> dict[str, EntryPoint]:  # noqa: ARG001 (another path, other packages)
    """The games that other packages bring."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in BUILT_IN}


class Games(Mapping[str, AnyGame]):
    """All games, each loaded when it is first asked for."""

    def __init__(self) -> None:
        self._loaded: dict[str, AnyGame] = {}

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self:
            raise KeyError(name)
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in BUILT_IN or name in brought(tuple(sys.path))

    def __iter__(self) -> Iterator[str]:
        return iter([*BUILT_IN, *sorted(brought(tuple(sys.path)))])

    def __len__(self) -> int:
        return len(BUILT_IN) + len(brought(tuple(sys.path)))

    def _load(self, name: str) -> AnyGame:
        if name in BUILT_IN:
            module, _, attribute = BUILT_IN[name].partition(":")
            return as_any_game(getattr(import_module(module), attribute))
        point = brought(tuple(sys.path))[name]
        try:
            game = point.load()
        except Exception as error:
            raise BrokenGame(f"the game {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
        if not isinstance(game, Game):
            raise BrokenGame(f"the game {name!r} cannot be loaded: {point.value} is no Game")
        if game.name != name:
            raise BrokenGame(f"the game {name!r} cannot be loaded: {point.value} calls itself {game.name!r}")
        return as_any_game(game)


def as_any_game(game: object) -> AnyGame:
    """Forget the exact types of a game: whoever found it by name hands its functions only what they have made themselves."""
    return cast(AnyGame, game)


GAMES = Games()
"""All games by their names."""


def game_named(name: str) -> AnyGame:
    """The game with this name."""
    try:
        return GAMES[name]
    except (KeyError, TypeError):
        raise BadNotation(f"no game {quoted(name)}; there are {', '.join(GAMES)}") from None
