"""Bots to test the arena with, good and bad; by name they are "<this file>:<class>"."""

# ruff: noqa: ARG002 (they keep to the interface)

import sys
from typing import ClassVar


from maukas.bots.bot import Budget, Situation
from maukas.bots.random_bot import RandomBot
from maukas.games.round import Round
from maukas.simulation.players import steady


class Steady(RandomBot):
    """Lays or covers whenever it can, and never forgets a word."""

    def choose(self, situation: Situation, budget: Budget) -> str:
        return steady(situation.rules, situation.view, self.dice)

    def interject(self, situation: Situation) -> str | None:
        return next((move for move in situation.view.legal if move in ("mau", "dos") or move.startswith("catch:")), None)


class Cheat(RandomBot):
    """Wants something that nobody may do."""

    def choose(self, situation: Situation, budget: Budget) -> str:
        return "win"


class Mumbler(RandomBot):
    """Says something that is no word."""

    def interject(self, situation: Situation) -> str | None:
        return "hello"


class Crash(RandomBot):
    """Fails after a few moves."""

    def choose(self, situation: Situation, budget: Budget) -> str:
        if len(situation.history) > 5:
            raise KeyError("lost")
        return super().choose(situation, budget)


class Quitter(RandomBot):
    """Wants to end everything as soon as it sits down."""

    def __init__(self, seed: int) -> None:
        sys.exit(f"no {seed}")


class Slow(RandomBot):
    """Thinks far too long, by a clock that it moves on itself."""

    now: ClassVar[float] = 0.0
    seconds = 0.06

    def choose(self, situation: Situation, budget: Budget) -> str:
        Slow.now += self.seconds
        return super().choose(situation, budget)


class Unhurried(Slow):
    """Thinks a little longer than it may."""

    seconds = 0.002


class Spy(RandomBot):
    """Remembers what it was told; tries to see what it must not."""

    met: ClassVar[list[tuple[Situation, int]]] = []
    has_seen = False

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed

    def see(self, played: Round) -> None:
        Spy.has_seen = True

    def choose(self, situation: Situation, budget: Budget) -> str:
        self.met.append((situation, self.seed))
        return super().choose(situation, budget)


def own(bot: type) -> str:
    return f"{__file__}:{bot.__name__}"
