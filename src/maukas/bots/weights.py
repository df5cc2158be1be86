"""Learned weights as data of the package: one file for each game, with its checksum, how it was trained, and what it belongs to.

Weights fit a game if it tells its network the same features as when they were learned, under the same cards and house rules. Weights
that are missing, damaged or do not fit are left alone, with one warning; then the bots play by the tree search, which needs none.
"""

import hashlib
import json
import warnings
import zlib
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from maukas.bots.value_net import HEADS, SECOND_WIDTH, WIDTH, ValueNet
from maukas.games.game import AnyGame
from maukas.games.registry import game_named

FOLDER = Path(__file__).parent / "weights"
LARGEST = 1_000_000  # bytes of a file


class BadWeights(ValueError):
    """A file of weights is damaged, or belongs to other rules."""


class WeightsWarning(RuntimeWarning):
    """There are no weights that fit a game, so its bots play without."""


def belongs_to(game: AnyGame) -> str:
    """The version of the rules that weights belong to: another one when the features, the cards or the house rules change."""
    options = [(option.name, str(option.values)) for option in game.options.all()]
    told = (game.name, game.feature_version, game.feature_count, game.pack, [*map(game.cards.format, game.pack)], options)
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def checksum(net: ValueNet) -> str:
    """Of the weights as they are kept."""
    return hashlib.sha256(b"".join(np.ascontiguousarray(part, np.float16).tobytes() for part in net)).hexdigest()


def write_weights(net: ValueNet, game: AnyGame, recipe: Mapping[str, object], file: Path) -> None:
    """Keep weights in half precision, all or nothing."""
    about = {"game": game.name, "rules": belongs_to(game), "checksum": checksum(net), "recipe": dict(recipe)}
    kept: dict[str, Any] = {  # to NumPy's types every name could be its `allow_pickle`, too
        name: np.ascontiguousarray(part, np.float16) for name, part in net._asdict().items()
    }
    packed = BytesIO()
    np.savez_compressed(packed, about=np.array(json.dumps(about, sort_keys=True)), **kept)
    draft = file.with_suffix(".draft")
    draft.write_bytes(packed.getvalue())
    draft.replace(file)


def read_weights(game: AnyGame, file: Path) -> tuple[ValueNet, dict[str, object]]:
    """The weights of a file and what is told about them; BadWeights if they are damaged or do not fit."""
    try:
        with np.load(BytesIO(file.read_bytes()), allow_pickle=False) as kept:
            about: dict[str, object] = json.loads(str(kept["about"]))
            net = ValueNet(*(np.ascontiguousarray(kept[name], np.float32) for name in ValueNet._fields))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile, zlib.error) as error:
        raise BadWeights(f"{file.name} cannot be read: {type(error).__name__}") from error
    if about.get("rules") != belongs_to(game):
        raise BadWeights(f"{file.name} belongs to other rules of {game.name}")
    if about.get("checksum") != checksum(net):
        raise BadWeights(f"{file.name} is damaged: its checksum is another")
    shapes = [part.shape for part in net]
    if shapes != [(game.feature_count, WIDTH), (WIDTH,), (WIDTH, SECOND_WIDTH), (SECOND_WIDTH,), (SECOND_WIDTH, HEADS), (HEADS,)]:
        raise BadWeights(f"{file.name} has layers of other sizes")
    return net, about


@cache
def learned_net(name: str) -> ValueNet | None:
    """The network of a game; None, with a warning, if there is none that fits, and without if the game tells no features."""
    game = game_named(name)
    if game.feature_count == 0:
        return None
    try:
        return read_weights(game, FOLDER / f"{name}.npz")[0]
    except BadWeights as error:
        warnings.warn(WeightsWarning(f"{error}; the bots of {name} play without"), stacklevel=2)
        return None
