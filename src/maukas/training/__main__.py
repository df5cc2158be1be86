"""Train the values of all games: `make train`. What was broken off goes on; the weights of the package are written at the end."""

import argparse
import dataclasses
from pathlib import Path

from maukas.bots.weights import FOLDER, write_weights
from maukas.games.registry import GAMES, game_named
from maukas.training.trainer import Recipe, Training


def main() -> None:
    """Train the games that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], help="the games to learn; all if none is named")
    parser.add_argument("--steps", type=int, default=Recipe().steps)
    parser.add_argument("--seed", type=int, default=Recipe().seed)
    parser.add_argument("--kept", type=Path, default=Path(".cache/training"), help="the folder for a training that is not finished")
    parser.add_argument("--weights", type=Path, default=FOLDER, help="the folder for the weights")
    arguments = parser.parse_args()
    recipe = Recipe(steps=arguments.steps, seed=arguments.seed)
    for name in arguments.games or [name for name in GAMES if game_named(name).feature_count > 0]:
        game = game_named(name)
        training = Training(game, recipe, arguments.kept)
        training.resume()
        net = training.run()
        told = {**dataclasses.asdict(recipe), "curve": training.curve}
        write_weights(net, game, told, arguments.weights / f"{name}.npz")


if __name__ == "__main__":
    main()
