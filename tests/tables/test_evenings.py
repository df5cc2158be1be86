"""Whole evenings at random: everything that an evening checks holds after everything that happens (see evening.py)."""

import random
from functools import cache

import pytest
from hypothesis import note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from maukas.tables import events
from tests.play import generator, scaled
from tests.tables.acts import ACTS, Act, new_evening
from tests.tables.evening import Evening

EVENINGS = scaled(16)
LENGTH = 220                                            # things that happen in an evening
LOOKS = 0.15                                            # how often views are searched in long evenings; it is what takes longest

dice = st.integers(0, 2**16)


class AnyEvening(RuleBasedStateMachine):
    """A short evening that hypothesis makes shorter still when something does not hold."""

    evening: Evening

    @initialize(number=dice)
    def open(self, number: int) -> None:
        self.evening = new_evening(random.Random(number), number)

    @rule(act=st.sampled_from([act for act, weight in ACTS.items() for _ in range(weight)]), number=dice)
    def happens(self, act: Act, number: int) -> None:
        told = len(self.evening.story)
        try:
            act(self.evening, random.Random(number))
        finally:
            note("\n".join(self.evening.story[told:]))

    def teardown(self) -> None:
        if hasattr(self, "evening"):
            self.evening.check_restored()


AnyEvening.TestCase.settings = settings(max_examples=scaled(60), stateful_step_count=40)
TestAnyEvening = AnyEvening.TestCase


@cache
def long_evening(number: int) -> Evening:
    """An evening of many requests, with a look at what its events alone would make of it now and then."""
    chance = generator("long evening", number)
    evening = new_evening(chance, number)
    evening.looks = LOOKS
    try:
        for _ in range(LENGTH):
            act = chance.choices([*ACTS], [*ACTS.values()])[0]
            act(evening, chance)
            if chance.random() < 0.02:
                evening.check_restored()
        evening.check_restored()
    except Exception as error:
        error.add_note("\n".join(evening.story[-40:]))
        raise
    return evening


@pytest.mark.parametrize("number", range(EVENINGS))
def test_whatever_happens_in_a_long_evening_the_table_goes_on_and_tells_no_secret(number: int) -> None:
    evening = long_evening(number)
    assert evening.table.number == len(evening.stored) > LENGTH / 4


def test_everything_does_happen_in_the_evenings() -> None:
    """The evenings above would be worth little if nobody ever followed a bot, timed out or came to the end of a match."""
    evenings = [long_evening(number) for number in range(6)]
    kinds = {type(stored.event) for evening in evenings for stored in evening.stored}
    assert kinds == {*events.AnyEvent.__args__}
    assert any(evening.table.match > 1 for evening in evenings)
    assert sum(isinstance(stored.event, events.Dealt) for evening in evenings for stored in evening.stored) > 20
