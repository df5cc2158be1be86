"""Ratings for many players at one table (Plackett and Luce, by openskill), from the order within each round."""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from maukas.arena.table import Played


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is believed to be, and how sure that is; everybody begins at 25."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """How strong the bot is almost certainly."""
        return self.mu - 3 * self.sigma


def ratings(rounds: Iterable[Played]) -> dict[str, Rating]:
    """The rating of each bot after these rounds, in their order; a bot in several seats learns the mean of what they did."""
    model = PlackettLuce()
    beginner = model.rating()
    known: dict[str, Rating] = {}
    for played in rounds:
        before = [known.get(bot, Rating(beginner.mu, beginner.sigma)) for bot in played.bots]
        teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
        rated = model.rate(teams, ranks=[float(place) for place in played.places])
        for bot in set(played.bots):
            own = [team[0] for team, name in zip(rated, played.bots, strict=True) if name == bot]
            known[bot] = Rating(fmean(each.mu for each in own), fmean(each.sigma for each in own))
    return known
