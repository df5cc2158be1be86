"""Pictures of what was learned: how the training went, and whether what the networks say comes true among players who all play by them."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.contests import TITLES
from maukas.bots.value_net import MEMORY, ValueNet, new_mind
from maukas.bots.weights import FOLDER, read_weights
from maukas.cli.plot_style import BLUE, LINE, OCHRE, SOFT, TEAL, picture
from maukas.games.compiled_rules import new_games
from maukas.games.registry import game_named
from maukas.training.openings import opening
from maukas.training.self_play import new_samples, self_play

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
RESULTS = ROOT / "benchmarks" / "results"
SAMPLES = 80_000
SEATS = {2: BLUE, 4: TEAL}

Tenths = list[dict[str, float]]


def draw_curves(curves: dict[str, list[dict[str, float]]], path: Path) -> None:
    """How the network alone does against the rules of thumb while it learns."""
    with picture(path, "Learning by self-play: the network alone against rules of thumb", width=10, height=4) as figure:
        for axes, (name, curve) in zip(figure.subplots(1, 2), curves.items(), strict=True):
            for seats, colour in SEATS.items():
                checked = [each for each in curve if f"wins_{seats}" in each]
                steps, wins = [each["samples"] / 1e6 for each in checked], [100 * each[f"wins_{seats}"] for each in checked]
                axes.plot(steps, wins, color=colour, marker="o", markersize=3, label=f"{seats} players")
                axes.axhline(100 / seats, color=colour, linewidth=0.8, linestyle=":")
            axes.set_title(TITLES[name])
            axes.set_xlabel("decisions, in millions")
            axes.set_ylabel("rounds won, %")
            axes.grid(axis="y", color=LINE)
            axes.legend(frameon=False)


def predictions(name: str, net: ValueNet, seats: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """What the network said of decisions in self-play under the strict rules, and how the rounds ended."""
    game, samples = game_named(name), new_samples(SAMPLES)
    table, memories = opening(game, seats, {}), np.zeros(1, MEMORY)
    count = self_play(new_games(name, 1), table, memories, net, new_mind(seats), samples, 0, 0)
    said = np.empty(count, np.float32)
    for place in range(count):
        on = samples.noted[place]
        first = net.first_bias + samples.strengths[place, :on] @ net.first[samples.places[place, :on]]
        second = net.second_bias + np.maximum(first, 0) @ net.second
        said[place] = net.head_bias[0] + np.maximum(second, 0) @ net.heads[:, 0]
    return (1 / (1 + np.exp(-said))).astype(np.float32), samples.wins[:count]


def tenths(said: NDArray[np.float32], happened: NDArray[np.float32]) -> Tenths:
    """What was said and what happened, for the decisions in each tenth of what is said."""
    places = np.minimum((said * 10).astype(int), 9)
    found = []
    for tenth in range(10):
        chosen = places == tenth
        if chosen.sum() >= 200:
            found.append({"said": float(said[chosen].mean()), "happened": float(happened[chosen].mean()), "decisions": int(chosen.sum())})
    return found


def draw_calibration(found: dict[str, dict[str, Tenths]], path: Path) -> None:
    """Said 60 %, happened 60 %."""
    with picture(path, "What the network says, and what happens", width=10, height=4.6) as figure:
        for axes, (name, by_seats) in zip(figure.subplots(1, 2), found.items(), strict=True):
            axes.plot([0, 100], [0, 100], color=SOFT, linewidth=0.8, linestyle=":")
            for (seats, points), colour in zip(by_seats.items(), (BLUE, OCHRE), strict=False):
                said, happened = ([100 * each[key] for each in points] for key in ("said", "happened"))
                axes.plot(said, happened, color=colour, marker="o", markersize=4, label=f"{seats} players")
            axes.set_title(TITLES[name])
            axes.set_xlabel("said: chance to win, %")
            axes.set_ylabel("happened, %")
            axes.grid(color=LINE)
            axes.legend(frameon=False)


def main() -> None:
    """Draw the pictures, and keep the figures."""
    nets: dict[str, tuple[ValueNet, dict[str, Any]]] = {name: read_weights(game_named(name), FOLDER / f"{name}.npz") for name in TITLES}
    draw_curves({name: about["recipe"]["curve"] for name, (_, about) in nets.items()}, PICTURES / "learning.webp")
    found = {name: {str(seats): tenths(*predictions(name, net, seats)) for seats in (2, 4)} for name, (net, _) in nets.items()}
    draw_calibration(found, PICTURES / "calibration.webp")
    (RESULTS / "calibration.json").write_text(json.dumps(found, indent=1) + "\n")
    off = max(abs(each["said"] - each["happened"]) for by_seats in found.values() for points in by_seats.values() for each in points)
    print(f"what is said is off by {off:.1%} at most, over tenths", file=sys.stderr)


if __name__ == "__main__":
    main()
