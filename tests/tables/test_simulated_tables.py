"""Tables in random use: everything that a simulated table checks holds after everything that happens (see simulated_table.py)."""

import random
from functools import cache

import pytest
from hypothesis import note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from maukas.tables import events
from tests.play import generator, scaled
from tests.tables.random_acts import ACTS, Act, new_simulated_table
from tests.tables.simulated_table import SimulatedTable

TABLES = scaled(16)
LENGTH = 220  # things that happen at a table
LOOKS = 0.15  # how often views are searched in long runs; it is what takes longest

dice = st.integers(0, 2**16)


class AnyTable(RuleBasedStateMachine):
    """A short simulated that hypothesis makes shorter still when something does not hold."""

    simulated: SimulatedTable

    @initialize(number=dice)
    def open(self, number: int) -> None:
        self.simulated = new_simulated_table(random.Random(number), number)

    @rule(act=st.sampled_from([act for act, weight in ACTS.items() for _ in range(weight)]), number=dice)
    def happens(self, act: Act, number: int) -> None:
        told = len(self.simulated.story)
        try:
            act(self.simulated, random.Random(number))
        finally:
            note("\n".join(self.simulated.story[told:]))

    def teardown(self) -> None:
        if hasattr(self, "simulated"):
            self.simulated.check_restored()


AnyTable.TestCase.settings = settings(max_examples=scaled(60), stateful_step_count=40)
TestAnyTable = AnyTable.TestCase


@cache
def long_run(number: int) -> SimulatedTable:
    """A table with many requests, with a look at what its events alone would make of it now and then."""
    chance = generator("long evening", number)
    simulated = new_simulated_table(chance, number)
    simulated.looks = LOOKS
    try:
        for _ in range(LENGTH):
            act = chance.choices([*ACTS], [*ACTS.values()])[0]
            act(simulated, chance)
            if chance.random() < 0.02:
                simulated.check_restored()
        simulated.check_restored()
    except Exception as error:
        error.add_note("\n".join(simulated.story[-40:]))
        raise
    return simulated


@pytest.mark.parametrize("number", range(TABLES))
def test_whatever_happens_in_a_long_run_the_table_goes_on_and_tells_no_secret(number: int) -> None:
    simulated = long_run(number)
    assert simulated.table.number == len(simulated.stored) > LENGTH / 4


def test_everything_does_happen_at_the_tables() -> None:
    """The tables above would be worth little if nobody ever followed a bot, timed out or came to the end of a match."""
    tables = [long_run(number) for number in range(10)]
    kinds = {type(entry.event) for simulated in tables for entry in simulated.stored}
    assert kinds == {*events.AnyEvent.__args__} - {
        events.BrokenOff,
        events.Extended,
        events.Resized,
    }  # test_endless_rounds; only older tables have the other
    assert any(simulated.table.matches > 1 for simulated in tables)
    assert sum(isinstance(entry.event, events.Dealt) for simulated in tables for entry in simulated.stored) > 20
