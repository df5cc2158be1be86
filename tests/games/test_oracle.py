"""The engine and the oracle, two readings of the same rules, agree move by move."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from maukas.games.dos.state import State as DosState
from maukas.games.game import AnyGame
from maukas.games.registry import GAMES
from maukas.games.maumau.state import State as MauMauState
from maukas.games.round import Round
from tests.oracle.dos import Oracle as DosOracle
from tests.oracle.maumau import Oracle as MauMauOracle
from tests.play import RandomPlayers, generator, random_options, random_seats, random_setting, scaled, seed_bytes

ORACLES: dict[str, type[MauMauOracle] | type[DosOracle]] = {"maumau": MauMauOracle, "dos": DosOracle}
Oracle = MauMauOracle | DosOracle

CHUNKS = 20
ROUNDS = scaled(70)  # a chunk of whole rounds
THIN_ROUNDS = scaled(50)  # a chunk of rounds with few cards
THIN_MOVES = 250


def engine_facts(played: Round) -> dict[str, Any]:
    """Everything that both sides know, as the engine has it."""
    state, names = played.state, played.game.cards
    outcome = played.outcome()
    facts: dict[str, Any] = {
        "legal": [sorted(played.legal_moves(seat)) for seat in range(played.seats)],
        "hands": [sorted(map(names.format, names.hand(state, seat))) for seat in range(played.seats)],
        "draw": [names.format(card) for card in state.draw[: state.draw_size][::-1]],
        "discard": [names.format(card) for card in state.discard[: state.discard_size]],
        "turn": played.turn,
        "dealer": played.dealer,
        "over": played.is_over,
        "winner": outcome and outcome.winner,
        "scores": outcome and list(outcome.scores),
    }
    if isinstance(state, MauMauState):
        facts |= {"direction": state.direction}
        if not played.is_over:
            silent = {seat for seat in range(played.seats) if state.silent >> seat & 1 and state.hand_sizes[seat] == 1}
            facts |= {"debt": state.debt, "window": state.window if 0 <= state.window < played.seats else None, "unsaid": silent}
    if isinstance(state, DosState):
        facts |= {"row": [names.format(card) for card in state.row[: state.row_size]]}
        if not played.is_over:
            facts |= {"bonuses": state.bonuses, "owed": state.owed}
    return facts


def oracle_facts(oracle: Oracle) -> dict[str, Any]:
    """The same as the oracle has it."""
    facts: dict[str, Any] = {
        "legal": [sorted(oracle.legal(seat)) for seat in range(len(oracle.hands))],
        "hands": [sorted(hand) for hand in oracle.hands],
        "draw": oracle.draw,
        "discard": oracle.discard,
        "turn": oracle.turn,
        "dealer": oracle.dealer,
        "over": oracle.over,
        "winner": oracle.winner,
        "scores": oracle.scores,
    }
    if isinstance(oracle, MauMauOracle):
        facts |= {"direction": oracle.direction}
        if not oracle.over:
            facts |= {"debt": oracle.debt, "window": oracle.window, "unsaid": oracle.unsaid}
    else:
        facts |= {"row": oracle.row}
        if not oracle.over:
            facts |= {"bonuses": oracle.bonuses, "owed": oracle.owed}
    return facts


def lay_order_ready(oracle: Oracle, order: Sequence[int]) -> None:
    """Let the oracle shuffle the discard pile as the engine will: places in this order, the last one drawn first."""
    places = list(order)
    oracle.shuffle = lambda cards: [cards[place] for place in reversed(places) if place < len(cards)]


def compare(played: Round, oracle: Oracle, rng: random.Random, most_moves: int) -> None:
    """Play both at random, the same moves, and compare before the first and after every one."""
    players = RandomPlayers(rng)
    assert engine_facts(played) == oracle_facts(oracle)
    for _ in range(most_moves):
        if played.is_over:
            return
        seat, move = players.choose(played)
        lay_order_ready(oracle, played.state.order)
        played.play(seat, move)
        oracle.play(seat, move)
        assert engine_facts(played) == oracle_facts(oracle), f"{played.options} {played.moves}"


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", GAMES)
def test_whole_rounds_agree_with_the_oracle(name: str, chunk: int) -> None:
    for number in range(ROUNDS):
        key = f"{chunk}/{number}"
        seats, options = random_setting(name, key)
        rng = generator("oracle", name, key)
        dealer = rng.randrange(seats)
        pack = list(GAMES[name].pack)
        rng.shuffle(pack)
        played = Round.deal_from(name, seats=seats, dealer=dealer, pack=pack, seed=seed_bytes("oracle", key), options=options)
        oracle = ORACLES[name].deal(seats=seats, dealer=dealer, pack=[*map(GAMES[name].cards.format, pack)], options=options)
        compare(played, oracle, rng, most_moves=20_000)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", GAMES)
def test_rounds_with_few_cards_agree_with_the_oracle(name: str, chunk: int) -> None:
    for number in range(THIN_ROUNDS):
        rng = generator("thin", name, chunk, number)
        options = random_options(GAMES[name], rng)
        thin = thin_maumau if name == "maumau" else thin_dos
        played, oracle = thin(GAMES[name], options, rng)
        compare(played, oracle, rng, THIN_MOVES)


def test_rounds_with_few_cards_come_to_blocked_ends_and_to_reshuffles() -> None:
    for name, thin in (("maumau", thin_maumau), ("dos", thin_dos)):
        blocked = reshuffled = lapsed = 0
        for number in range(300):
            rng = generator("thin", name, 0, number)
            played, oracle = thin(GAMES[name], random_options(GAMES[name], rng), rng)
            compare(played, oracle, rng, THIN_MOVES)
            outcome = played.outcome()
            blocked += outcome is not None and outcome.winner is None
            reshuffled += played.state.reshuffles > 0
            lapsed += played.state.draw_size == 0
        assert min(blocked, reshuffled, lapsed) > 3, f"{name}: {blocked} {reshuffled} {lapsed}"


def few_cards(game: AnyGame, rng: random.Random, count: int) -> list[str]:
    """A part of the pack: any cards, or only those of few names, so that equal cards meet."""
    names = [game.cards.format(card) for card in game.pack]
    if rng.random() < 0.5:
        chosen = set(rng.sample(sorted(set(names)), 16))
        names = [name for name in names if name in chosen]
    return rng.sample(names, count)


def thin_hands(game: AnyGame, rng: random.Random) -> tuple[list[list[str]], list[str]]:
    """Small hands, and what else is in play."""
    seats = min(random_seats(game, rng), 5)
    sizes = [rng.randint(1, 3) for _ in range(seats)]
    cards = few_cards(game, rng, sum(sizes) + 2 + rng.randint(0, 6))
    hands = [[cards.pop() for _ in range(size)] for size in sizes]
    return hands, cards


def thin_maumau(game: AnyGame, options: dict[str, object], rng: random.Random) -> tuple[Round, MauMauOracle]:
    """A Mau Mau position with few cards, for both."""
    hands, cards = thin_hands(game, rng)
    laid = rng.randint(1, len(cards))
    discard, draw = cards[:laid], cards[laid:]
    turn, direction, debt = rng.randrange(len(hands)), rng.choice((1, -1)), 0
    if discard[-1][1:] == "+2" or (discard[-1][1:] == "+4" and options["take_four"] == "stacks"):
        debt = rng.choice((0, int(discard[-1][1:])))
    colour = rng.choice("RGBY") if discard[-1] == "W" and rng.random() < 0.8 else None
    position = {
        "hands": [*map(" ".join, hands)],
        "discard": " ".join(discard),
        "draw": " ".join(draw),
        "turn": turn,
        "dealer": 0,
        "direction": direction,
        "debt": debt,
        "exhausted": True,
        **({"colour": colour} if colour else {}),
    }
    played = Round.from_position(game.name, position, seed=seed_bytes(position), options=options)
    oracle = MauMauOracle(
        hands=hands, discard=discard, draw=draw, turn=turn, options=options, direction=direction, colour=colour, debt=debt
    )
    return played, oracle


def thin_dos(game: AnyGame, options: dict[str, object], rng: random.Random) -> tuple[Round, DosOracle]:
    """A DOS position with few cards, for both; the row has two cards, or more."""
    hands, cards = thin_hands(game, rng)
    row_end = rng.randint(2, min(4, len(cards)))
    discard_end = rng.randint(row_end, len(cards))
    row, discard, draw = cards[:row_end], cards[row_end:discard_end], cards[discard_end:]
    turn = rng.randrange(len(hands))
    position = {
        "hands": [*map(" ".join, hands)],
        "discard": " ".join(discard),
        "draw": " ".join(draw),
        "row": " ".join(row),
        "turn": turn,
        "dealer": 0,
        "exhausted": True,
    }
    played = Round.from_position(game.name, position, seed=seed_bytes(position), options=options)
    return played, DosOracle(hands=hands, discard=discard, draw=draw, row=row, turn=turn, options=options)
