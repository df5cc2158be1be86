"""Drivers that play whole rounds at random, the same every time for the same seed."""

import hashlib
import os
import random
from collections.abc import Iterator

from maukas.games.bits import contains
from maukas.games.dos.state import State as DosState
from maukas.games.game import AnyGame
from maukas.games.registry import GAMES
from maukas.games.match import Match
from maukas.games.options import Option
from maukas.games.round import Choices, Round
from maukas.games.state import NO_CARD

SOAK = max(1, int(os.environ.get("MAUKAS_SOAK", "1")))

LONGEST = 20_000  # moves of a round; at random none comes near it
WORDS = ("mau", "dos", "catch:")
WORD_SHARE = 0.1  # how often somebody speaks up, on turn or not
CARE = 0.5  # how often the seat on turn thinks of its own word in time
SHYNESS = 0.2  # how often it draws although there is something else to do
COSTLY_WORDS = 4  # a round; a seat that pays for wrong words all the time never gets rid of a card

SENSIBLE = {  # of the numbers among the options; the others take any of their values
    "mau_penalty": range(4),
    "false_mau_penalty": range(3),
    "call_penalty": range(5),
    "false_catch_penalty": range(3),
    "hand_size": range(1, 9),
    "rounds": range(1, 4),
    "target": range(1, 151),
}


def scaled(count: int) -> int:
    """So many rounds, or many times as many in a soak."""
    return count * SOAK


def generator(*key: object) -> random.Random:
    """A generator of its own for each key."""
    return random.Random(" ".join(map(str, key)))


def seed_bytes(*key: object) -> bytes:
    """A seed of 256 bits for each key."""
    return hashlib.sha256(" ".join(map(str, key)).encode()).digest()


def random_value(option: Option, rng: random.Random) -> object:
    return rng.choice(SENSIBLE.get(option.name, option.values))


def random_options(game: AnyGame, rng: random.Random) -> dict[str, object]:
    """A value for every option, each as likely as the others."""
    return {option.name: random_value(option, rng) for option in game.options.all()}


def random_seats(game: AnyGame, rng: random.Random) -> int:
    return rng.choice(game.players)


def random_setting(name: str, seed: object) -> tuple[int, dict[str, object]]:
    """How many sit at the table, and by which house rules they play."""
    rng = generator("setting", name, seed)
    return random_seats(GAMES[name], rng), random_options(GAMES[name], rng)


def is_word(move: str) -> bool:
    """Whether a move is saying or catching, and no decision of the turn."""
    return move.startswith(WORDS)


def is_costly(played: Round, seat: int, move: str) -> bool:
    """Whether a word is wrong, and has its price by the house rules."""
    if move == "mau":
        return played.state.hand_sizes[seat] > 2
    if move.startswith("catch:") and isinstance(played.state, DosState):
        return not contains(played.state.exposed, int(move.removeprefix("catch:")))
    return False


class RandomPlayers:
    """Chooses mostly a decision of the seat on turn, sometimes a word of any seat."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.costly_words = COSTLY_WORDS

    def choose(self, played: Round) -> tuple[int, str]:
        if self.rng.random() < WORD_SHARE:
            spoken = self.word(played, self.rng.randrange(played.seats))
            if spoken is not None:
                return spoken
        if self.rng.random() < CARE:
            for seat in (played.game.next_speaker(played.state), played.turn):
                spoken = self.word(played, seat, allow_costly=False)
                if spoken is not None:
                    return spoken
        moves = played.turn_moves()
        if len(moves) > 1 and "draw" in moves and self.rng.random() >= SHYNESS:
            moves.remove("draw")
        return played.turn, self.rng.choice(moves)

    def word(self, played: Round, seat: int, *, allow_costly: bool = True) -> tuple[int, str] | None:
        words = [move for move in played.legal_moves(seat) if is_word(move)]
        if self.costly_words == 0 or not allow_costly:
            words = [move for move in words if not is_costly(played, seat, move)]
        if not words:
            return None
        move = self.rng.choice(words)
        self.costly_words -= is_costly(played, seat, move)
        return seat, move


def random_round(name: str, seats: int, seed: object, options: Choices = None) -> Iterator[Round]:
    """Play a round to its end: the round when dealt, and after every accepted move."""
    rng = generator("round", name, seats, seed)
    players = RandomPlayers(rng)
    played = Round.deal(name, seats=seats, dealer=rng.randrange(seats), seed=seed_bytes("round", seed), options=options)
    yield played
    for _ in range(LONGEST):
        if played.is_over:
            return
        played.play(*players.choose(played))
        yield played
    raise AssertionError(f"no end after {LONGEST} moves: {name}, {seats} seats, seed {seed}, {options}")


def finished_round(name: str, seats: int, seed: object, options: Choices = None) -> Round:
    """A round played to its end."""
    return [*random_round(name, seats, seed, options)][-1]


def random_moments(name: str, seed: object, share: float) -> Iterator[Round]:
    """Moments of a random round with random seats and house rules: about that share of all, and always the end."""
    seats, options = random_setting(name, seed)
    rng = generator("moments", name, seed)
    for played in random_round(name, seats, seed, options):
        if played.is_over or rng.random() < share:
            yield played


def play_out(match: Match, seed: object) -> None:
    """Play the round that is on to its end."""
    players = RandomPlayers(generator("match", seed))
    while not match.round.is_over:
        match.play(*players.choose(match.round))


def random_match(name: str, seed: object, players: tuple[str, ...] = ()) -> Match:
    """Play a whole match with random seats, house rules and shares."""
    seats, options = random_setting(name, seed)
    seats = len(players) or seats
    rng = generator("shares", name, seed)
    match = Match(name, seats=seats, options=options, players=players)
    while not match.is_over:
        number = len(match.rounds)
        match.deal(seed_bytes("match", seed, number), [rng.randbytes(8) for _ in range(rng.randrange(3))])
        play_out(match, (seed, number))
    return match


def cards_in_play(played: Round) -> list[int]:
    """Every card wherever it lies."""
    state = played.state
    cards = [card for seat in range(played.seats) for card in played.game.cards.hand(state, seat)]
    cards += state.draw[: state.draw_size] + state.discard[: state.discard_size]
    if isinstance(state, DosState):
        for place in range(state.row_size):
            cards += [card for card in (state.row[place], state.first[place], state.second[place]) if card != NO_CARD]
    return cards
