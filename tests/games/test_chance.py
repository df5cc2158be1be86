"""Chance: uniform, the same on every machine, and bound by its commitment."""

import hashlib
import itertools
from collections import Counter
from types import SimpleNamespace

import pytest

from maukas.games import chance
from maukas.games.chance import below, commitment, derived, mixed, new_seed, shuffled
from maukas.games.registry import GAMES
from maukas.games.round import Round
from tests.play import seed_bytes

ZERO = bytes(32)


def stepwise(stream: bytes, size: int) -> list[int]:
    """The shuffle once more: from the last place down, swap with the place that the next 64 bits (lowest byte first) point at."""
    order = [*range(size)]
    at = 0
    for last in reversed(range(1, size)):
        while True:
            word = int.from_bytes(stream[at : at + 8], "little")
            at += 8
            if word < (1 << 64) // (last + 1) * (last + 1):
                break
        place = word % (last + 1)
        order[place], order[last] = order[last], order[place]
    return order


@pytest.mark.parametrize("size", [0, 1, 2, 5, 108, 110])
def test_a_shuffle_is_a_permutation(size: int) -> None:
    for number in range(20):
        assert sorted(shuffled(seed_bytes(number), "deal", size)) == [*range(size)]


def test_a_shuffle_is_the_same_on_every_machine() -> None:
    # printf 'deal\n' and 32 zero bytes | openssl dgst -shake256 -xoflen 80
    stream = bytes.fromhex(
        "7f65540a96b78267568918801f7e4d54362e315f65b0dbb900292aa0db4fa909e9a88a77b104ce60"
        "32613b5a790c67feb20698753b29691691515fe899289050f51a99b715f201b0c20a7b94df7ed846"
    )
    assert shuffled(ZERO, "deal", 5) == stepwise(stream, 5)


@pytest.mark.parametrize("label", ["deal", "reshuffle 1", "first dealer", "å"])
@pytest.mark.parametrize("size", [2, 10, 108, 110])
def test_a_shuffle_is_what_its_description_says(label: str, size: int) -> None:
    for number in range(20):
        seed = seed_bytes("described", number)
        stream = hashlib.shake_256(label.encode() + b"\n" + seed).digest(16 * size)
        assert shuffled(seed, label, size) == stepwise(stream, size)


def test_a_number_that_would_favour_some_places_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    words = [2**64 - 1, 4, 1, 0, 0, 0]  # of 2**64 numbers one is left over when three places share them: the last
    stream = b"".join(word.to_bytes(8, "little") for word in words)
    monkeypatch.setattr(chance, "hashlib", SimpleNamespace(shake_256=lambda _: SimpleNamespace(digest=lambda _: stream)))
    # 4 % 3 = 1 swaps the places 2 and 1: 0 2 1; 1 % 2 = 1 leaves it there
    assert shuffled(ZERO, "any", 3) == [0, 2, 1]


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    assert len(counts) <= kinds
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (kinds - len(counts)) * expected


def test_every_order_of_few_cards_comes_equally_often() -> None:
    for size, kinds, limit in ((3, 6, 20.5), (4, 24, 49.7)):  # one in a thousand is above: 5 and 23 degrees of freedom
        orders: Counter[object] = Counter(tuple(shuffled(seed_bytes("uniform", number), "deal", size)) for number in range(4800))
        assert chi_square(orders, kinds) < limit


def test_every_card_comes_equally_often_to_every_place() -> None:
    size = 10
    places: Counter[object] = Counter()
    for number in range(3000):
        places.update(enumerate(shuffled(seed_bytes("places", number), "deal", size)))
    assert chi_square(places, size * size) < 126.1  # 81 degrees of freedom, one in a thousand


def test_every_number_below_comes_equally_often() -> None:
    numbers: Counter[object] = Counter(below(seed_bytes("below", number), "first dealer", 5) for number in range(5000))
    assert chi_square(numbers, 5) < 18.5  # 4 degrees of freedom, one in a thousand


def test_another_label_or_another_seed_gives_another_order() -> None:
    orders = {tuple(shuffled(seed, label, 110)) for seed in (ZERO, seed_bytes(1)) for label in ("deal", "reshuffle 1", "reshuffle 2")}
    assert len(orders) == 6


def test_a_deal_is_the_shuffled_pack_given_out_card_by_card() -> None:
    for name, hand_size in (("maumau", 5), ("dos", 7)):
        game = GAMES[name]
        pack = [game.pack[place] for place in shuffled(ZERO, "deal", len(game.pack))]
        played = Round.deal(name, seats=3, dealer=1, seed=ZERO, options={"start_card": "plain"} if name == "maumau" else None)
        for seat, first in ((2, 0), (0, 1), (1, 2)):  # the dealer's left neighbour gets the first card
            assert game.cards.hand(played.state, seat) == sorted(pack[first : 3 * hand_size : 3])


def test_a_commitment_is_the_hash_of_the_seed() -> None:
    # printf 'maukas commitment\n' and 32 zero bytes | sha256sum
    assert commitment(ZERO) == "e92dfe42121ee28ac2b15b0e7a04b7f55063a5b6e71cbac094a0edc459eed627"
    assert commitment(seed_bytes(1)) == hashlib.sha256(b"maukas commitment\n" + seed_bytes(1)).hexdigest()


def test_a_mixture_is_the_hash_of_the_seed_and_the_shares_with_their_lengths() -> None:
    # printf 'maukas deal\n', 32 zero bytes, 00000002 "ab", 00000000 | sha256sum
    assert mixed(ZERO, [b"ab", b""]).hex() == "efbd8fd148831518542fc82503ef51af00cbffe694382e48c31575ad7aa1c876"


def test_shares_cut_in_another_way_give_another_mixture() -> None:
    cut = [[], [b""], [b"ab"], [b"a", b"b"], [b"", b"ab"], [b"ab", b""], [b"ba"], [b"b", b"a"]]
    assert len({mixed(ZERO, shares) for shares in cut}) == len(cut)


def test_what_is_derived_from_a_seed_differs_by_purpose() -> None:
    assert derived(ZERO, "rounds") == hashlib.sha256(b"rounds\n" + ZERO).digest()
    made = [commitment(ZERO), mixed(ZERO, []).hex(), derived(ZERO, "rounds").hex(), derived(ZERO, "bots").hex(), ZERO.hex()]
    assert all(one != other for one, other in itertools.combinations(made, 2))


def test_a_new_seed_has_256_bits_and_is_new() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}
