"""The search: it tells its own moves from those of others, comes to the same opinion from any seed, and uses what the history tells."""

import pytest

from maukas.arena.oblivious import Oblivious
from maukas.bots import search
from maukas.bots.bot import Budget, Notebook, Situation
from maukas.bots.master import Master
from maukas.bots.searcher import MoveEstimate, Searcher, searched_state
from maukas.games.round import Round
from maukas.games.state import MAX_PACK
from tests.every_game import every_game

THOROUGH = Budget(iterations=20_000)
SEEDS = range(4)


def after_a_draw(mine: str, theirs: str, top: str) -> Situation:
    """The other had to draw: neither the colour of `top` nor its number is among those cards."""
    position = f'hands = ["{mine}", "{theirs}"]\ndiscard = "{top}"\nturn = 1'
    played = Round.from_position("maumau", position, options={"mau": "auto"}, seed=bytes(32))
    notebook = Notebook(played, 0)
    played.play(1, "draw")
    notebook.note()
    return notebook.situation()


def estimates(bot: type[Searcher], seed: int, situation: Situation) -> dict[str, MoveEstimate]:
    return {each.move: each for each in bot(seed).estimates(situation, THOROUGH)}


@every_game
def test_a_place_that_is_not_there_is_an_error_and_touches_nothing_else(name: str) -> None:
    """Compiled code that wrote there would take the whole server down."""
    played = Round.deal(name, seats=2, seed=bytes(32))
    master, situation = Master(0), Notebook(played, played.turn).situation()
    reader, deals = master.read(situation)
    games = search.position_record(name, searched_state(situation, reader.belief.discard))
    games["discard_size"] = MAX_PACK  # a world with more cards than the pack
    with pytest.raises(IndexError):
        search.search(games, deals, search.new_tree(), search.new_thought(0), 500, 0.7, 10, 20)


@pytest.mark.parametrize(("mine", "theirs", "top"), [("R8 G5", "G1 B2", "R5"), ("R8 R7 G5 B4", "G1 B2 Y3", "R5")])
def test_any_seed_comes_to_the_same_opinion(mine: str, theirs: str, top: str) -> None:
    """The moves of two seats at the same place of the tree, if mixed up, swing it wildly."""
    found = [estimates(Master, seed, after_a_draw(mine, theirs, top)) for seed in SEEDS]
    for move in found[0]:
        wins = [each[move].wins for each in found]
        assert max(wins) - min(wins) < 0.04, (move, wins)


def test_whoever_reads_the_history_keeps_to_the_colour_that_the_other_lacks() -> None:
    """Red 8 leaves the other with one card, just drawn, that can be red; green 5 with three that can be green."""
    situation = after_a_draw("R8 G5", "G1 B2", "R5")
    for seed in SEEDS:
        read, unread = (estimates(bot, seed, situation) for bot in (Searcher, Oblivious))
        assert read["R8"].visits > read["G5"].visits
        assert read["R8"].wins > read["G5"].wins + 0.01
        assert unread["R8"].wins < unread["G5"].wins + 0.01
