"""What an agent sees: as documented, within its space, the same in every world that its seat cannot tell apart."""

import re
from pathlib import Path

import numpy as np
import pytest

from maukas.envs import observation_layout, observation_space
from maukas.envs.actions import action_table
from maukas.envs.episode import Episode
from maukas.games.hands import put_in_hand, take_from_hand
from maukas.games.registry import game_named
from maukas.games.round import Round
from tests.envs.agents import random_episode
from tests.every_game import EVERY_GAME, every_game
from tests.play import generator, scaled

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


@pytest.mark.parametrize("seed", range(scaled(6)))
@every_game
def test_an_observation_is_within_its_space(name: str, seed: int) -> None:
    for episode in random_episode(name, seed, "decided"):
        space = observation_space(name, episode.settings.seats)
        for seat in range(episode.settings.seats):
            assert space.contains(episode.observation(seat))


@pytest.mark.parametrize("seed", range(scaled(6)))
@every_game
def test_an_observation_tells_nothing_of_hidden_cards(name: str, seed: int) -> None:
    """Any other deal of the cards that a seat cannot see gives the same bytes; a search for a single number would miss much."""
    worlds = 0
    for episode in random_episode(name, seed, "decided"):
        if episode.is_over:
            break
        for seat in range(episode.settings.seats):
            other = another_world(episode, seat, seed)
            if other is not None:
                worlds += 1
                assert seen_in(other, seat) == seen_in(episode, seat)
    assert worlds > 0


def seen_in(episode: Episode, seat: int) -> bytes:
    """The bytes of an observation, and of what the compiled rules would make of the same moment."""
    numbers: list[int] = []
    episode.played.game.observe(episode.played.state, seat, numbers)
    assert numbers == episode.observation(seat)["observation"].tolist()
    return b"".join(part.tobytes() for part in episode.observation(seat).values())


def another_world(episode: Episode, seat: int, seed: int) -> Episode | None:
    """The same moment with the cards that `seat` does not see dealt in another way; None if the others have to keep theirs.

    The card that somebody else has just drawn and may play is marked in the state: it is drawn anew.
    """
    played: Round = episode.played.copy()
    state, cards = played.state, played.game.cards
    others = [each for each in range(played.seats) if each != seat]
    if getattr(state, "drawn", -1) != -1 and state.turn != seat:
        state.drawn = -1  # type: ignore[attr-defined]
    hidden = [card for each in others for card in cards.hand(state, each)] + state.draw[: state.draw_size]
    if len({*hidden}) < 2:
        return None
    generator("world", seed, len(played.moves), seat).shuffle(hidden)
    for each in others:
        for card in cards.hand(state, each):
            take_from_hand(state, each, card)
    for each, size in ((each, episode.played.state.hand_sizes[each]) for each in others):
        for _ in range(size):
            put_in_hand(state, each, hidden.pop())
    state.draw[: state.draw_size] = hidden
    twin = object.__new__(Episode)
    twin.__dict__ = episode.__dict__ | {"played": played}
    return twin


@every_game
def test_the_parts_of_an_observation_are_where_the_layout_says(name: str) -> None:
    episode = next(iter(random_episode(name, 4, "automatic")))
    layout, seat = observation_layout(name, episode.settings.seats), episode.asked
    numbers, view = episode.observation(seat)["observation"], episode.played.view(seat)
    assert view.hand is not None
    hand = np.zeros(layout["hand"].stop - layout["hand"].start, int)
    for card in view.hand:
        hand[episode.played.game.cards.parse(card)] += 1
    assert numbers[layout["hand"]].tolist() == hand.tolist()
    turned = [view.hand_sizes[(seat + step) % len(view.hand_sizes)] for step in range(len(view.hand_sizes))]
    assert numbers[layout["hand_sizes"]].tolist() == turned
    assert numbers[layout["turn"]].tolist() == [1] + [0] * (episode.settings.seats - 1)
    assert len(numbers) == max(part.stop for part in layout.values())


@pytest.mark.parametrize("name", ["maumau", "dos"])
def test_the_page_about_environments_tells_every_part_in_its_order(name: str) -> None:
    section = PAGE.read_text(encoding="utf-8").partition(f"### {name}\n")[2].partition("\n### ")[0].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| ([\w ]+?) \| (\d+) \|", section, re.MULTILINE)
    parts = game_named(name).observation_parts(4)
    sizes = {"seats": 4}
    assert [(row, sizes.get(size) or int(size), int(most)) for row, size, most in rows] == [tuple(part) for part in parts]


@pytest.mark.parametrize("seed", range(scaled(10)))
@every_game
def test_every_move_that_is_ever_legal_has_a_number(name: str, seed: int) -> None:
    table = action_table(name)
    for episode in random_episode(name, seed, "decided"):
        for seat in range(episode.settings.seats):
            for move in episode.played.legal_moves(seat):
                assert table.text(table.action(move)) == move


@every_game
def test_actions_have_numbers_without_gaps(name: str) -> None:
    table = action_table(name)
    texts = [*map(table.text, range(table.count))]
    assert len({*texts}) == table.count
    assert texts[-1] == "wait"
    assert [*map(table.action, texts)] == [*range(table.count)]


def test_the_sizes_that_the_page_names_are_true() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in EVERY_GAME[:2]:
        assert f"{action_table(name).count:,} actions" in page
