"""A training: steps of self-play and fitting, the same from the same seed; it goes on where it was broken off."""

import dataclasses
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from maukas.bots.value_net import MEMORY, ValueNet, new_mind
from maukas.bots.weights import belongs_to
from maukas.games.compiled_rules import new_games
from maukas.games.game import AnyGame
from maukas.training.fitting import Fitter, new_net
from maukas.training.openings import opening, sampled_openings
from maukas.training.self_play import BY_THUMB, new_samples, play_deals, self_play

CHECKED_EVERY = 4  # steps
CHECKED_SEATS = (2, 4)
DEALS = 1500  # of a check


@dataclass(frozen=True, slots=True, kw_only=True)
class Recipe:
    """How a network is trained."""

    steps: int = 40
    samples: int = 400_000  # decisions in each step
    batch: int = 1024
    rate: float = 1e-3  # of learning, at the beginning,
    last_rate: float = 5e-5  # and at the end
    thumbs: int = 30  # of a hundred players, who play by the rules of thumb
    whim: int = 60  # random decisions in a thousand
    seed: int = 1

    def rate_at(self, step: int) -> float:
        """Half of the steps as at the beginning, then less with each."""
        part = max(0.0, 2 * step / self.steps - 1)
        return float(self.rate * (self.last_rate / self.rate) ** part)


class Training:
    """A network in training, and what has come of it so far."""

    def __init__(self, game: AnyGame, recipe: Recipe, folder: Path) -> None:
        self.game, self.recipe, self.folder = game, recipe, folder
        self.fitter = Fitter(new_net(game.feature_count, recipe.seed))
        self.curve: list[dict[str, float]] = []
        self.step = 0
        self.games, self.memories = new_games(game.name, 1), np.zeros(1, MEMORY)
        self.samples = new_samples(recipe.samples)

    @property
    def file(self) -> Path:
        """Where the training is kept between steps."""
        return self.folder / f"{self.game.name}.npz"

    @property
    def about(self) -> dict[str, Any]:
        """What a kept training must have in common with this one."""
        return {"rules": belongs_to(self.game), "recipe": dataclasses.asdict(self.recipe)}

    def resume(self) -> None:
        """Go on where the same training was broken off."""
        if not self.file.exists():
            return
        with np.load(self.file, allow_pickle=False) as kept:
            told = json.loads(str(kept["about"]))
            if told.pop("progress", None) is None or told != self.about:
                return
            progress = json.loads(str(kept["about"]))["progress"]
            self.step, self.fitter.steps, self.curve = progress["step"], progress["fitted"], progress["curve"]
            for name, net in (("net", self.fitter.net), ("mean", self.fitter.mean), ("square", self.fitter.square)):
                for field, part in net._asdict().items():
                    part[...] = kept[f"{name}_{field}"]

    def keep(self) -> None:
        """Keep all that is needed to go on, all or nothing."""
        self.folder.mkdir(parents=True, exist_ok=True)
        progress = {"step": self.step, "fitted": self.fitter.steps, "curve": self.curve}
        nets = (("net", self.fitter.net), ("mean", self.fitter.mean), ("square", self.fitter.square))
        parts = {f"{name}_{field}": part for name, net in nets for field, part in net._asdict().items()}
        draft = self.file.with_suffix(".draft.npz")
        np.savez(draft, about=np.array(json.dumps({**self.about, "progress": progress})), **parts)
        draft.replace(self.file)

    def run(self) -> ValueNet:
        """Train to the end; the network is what was asked for."""
        while self.step < self.recipe.steps:
            self.take_step()
            self.keep()
        return self.fitter.net

    def take_step(self) -> None:
        """Play, fit, and now and then see how well the network alone does against the rules of thumb."""
        recipe, dice = self.recipe, np.random.default_rng([self.recipe.seed, self.step])
        thumbs = 100 if self.step == 0 else recipe.thumbs
        mind, tables = new_mind(int(dice.integers(2**63))), sampled_openings(self.game, dice)
        count = self_play(self.games, tables, self.memories, self.fitter.net, mind, self.samples, thumbs, recipe.whim)
        win_loss, point_loss = self.fitter.fit(self.samples, count, recipe.batch, recipe.rate_at(self.step), dice)
        self.step += 1
        told = {"step": self.step, "samples": recipe.samples * self.step, "win_loss": win_loss, "point_loss": point_loss}
        if self.step % CHECKED_EVERY == 0 or self.step in (1, recipe.steps):
            told |= {f"wins_{seats}": self.check(seats) for seats in CHECKED_SEATS}
        self.curve.append(told)
        sys.stderr.write(f"{self.game.name} {json.dumps(told)}\n")

    def check(self, seats: int) -> float:
        """How many rounds the network wins on its own, the other seats playing by the rules of thumb."""
        results = np.zeros(DEALS)
        styles = np.array([0, *[BY_THUMB] * (seats - 1)], np.int8)
        table = opening(self.game, seats, {})
        play_deals(self.games, table, self.memories, (self.fitter.net,), new_mind(seats), styles, results)
        return float(results.mean())
