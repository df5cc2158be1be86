"""Rounds make a match: who deals, when it ends, who has won."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from maukas.games.dos.series import draws, highest
from maukas.games.errors import BadNotation
from maukas.games.registry import GAMES
from maukas.games.match import Match, Result, ScoreSheet
from maukas.games.options import BadOption
from maukas.games.round import Outcome
from tests.play import play_out, random_match, scaled, seed_bytes

every_game = pytest.mark.parametrize("name", GAMES)


def table(name: str, *rounds: tuple[int | None, tuple[int, ...]], dealer: int = 0, **options: object) -> ScoreSheet:
    """A score table with these rounds: the winner and the scores of each."""
    scores = ScoreSheet(name, seats=len(rounds[0][1]), options=options)
    for winner, points in rounds:
        scores.results.append(Result(dealer, Outcome(winner, points)))
        dealer = scores.next_dealer()
    return scores


# Mau Mau


def test_the_deal_of_mau_mau_passes_to_the_left_whoever_wins() -> None:
    rounds = [(2, (5, 5, 0)), (2, (5, 5, 0)), (None, (1, 1, 1)), (0, (0, 5, 5))]
    assert [table("maumau", *rounds[: count + 1], dealer=1).next_dealer() for count in range(4)] == [2, 0, 1, 2]


def test_mau_mau_ends_after_the_agreed_number_of_rounds() -> None:
    rounds = [(0, (0, 5))] * 3
    assert [table("maumau", *rounds[: count + 1]).is_over for count in range(3)] == [False, False, True]
    assert [table("maumau", *rounds[: count + 1], rounds=1).is_over for count in range(3)] == [True, True, True]


def test_the_lowest_total_of_mau_mau_wins() -> None:
    scores = table("maumau", (0, (0, 12, 33)), (1, (20, 0, 5)), rounds=2)
    assert scores.totals == (20, 12, 38)
    assert scores.winners == (1,)


def test_equal_lowest_totals_of_mau_mau_share_the_match() -> None:
    assert table("maumau", (0, (0, 12, 33)), (1, (12, 0, 5)), rounds=2).winners == (0, 1)
    assert table("maumau", (None, (7, 7, 7)), rounds=1).winners == (0, 1, 2)


def test_a_blocked_round_of_mau_mau_counts_as_a_round() -> None:
    scores = table("maumau", (None, (3, 4)), (None, (3, 1)), rounds=2)
    assert (scores.is_over, scores.totals, scores.winners) == (True, (6, 5), (1,))


def test_before_the_end_the_lowest_total_of_mau_mau_leads() -> None:
    scores = table("maumau", (0, (0, 12, 33)), (1, (12, 0, 5)))
    assert (scores.leaders, scores.winners) == ((0, 1), ())
    assert ScoreSheet("maumau", seats=2).leaders == ()


# DOS


def test_before_the_end_the_highest_total_of_dos_leads() -> None:
    scores = table("dos", (0, (150, 0, 0)), (1, (0, 30, 0)))
    assert (scores.leaders, scores.winners) == ((0,), ())


def test_the_winner_of_a_dos_round_deals_the_next() -> None:
    rounds = [(2, (0, 0, 9)), (2, (0, 0, 9)), (0, (9, 0, 0)), (None, (0, 0, 0)), (1, (0, 9, 0))]
    assert [table("dos", *rounds[: count + 1], dealer=1).next_dealer() for count in range(5)] == [2, 2, 0, 0, 1]


def test_dos_ends_when_somebody_has_the_points() -> None:
    rounds = [(0, (150, 0)), (1, (0, 199)), (0, (49, 0)), (0, (1, 0))]
    assert [table("dos", *rounds[: count + 1]).is_over for count in range(4)] == [False, False, False, True]
    assert table("dos", *rounds).winners == (0,)
    assert table("dos", (0, (150, 0)), target=150).is_over
    assert not table("dos", (0, (149, 0)), target=150).is_over


def test_the_highest_total_of_dos_wins() -> None:
    scores = table("dos", (0, (150, 0, 0)), (1, (0, 230, 0)))
    assert (scores.totals, scores.winners) == ((150, 230, 0), (1,))


@pytest.mark.parametrize(
    ("cards", "seats", "dealer", "times"),
    [
        ("R3 G10 B9", 3, 1, 1),
        ("D R1", 2, 1, 1),  # a DOS counts 0, less than a 1
        ("R# Y3 D", 3, 1, 1),  # so does a #
        ("R9 G9 B1 R3 G4", 3, 1, 2),  # seats 0 and 1 draw again
        ("B1 R9 G9 R3 G3 D R1", 3, 2, 3),  # seats 1 and 2 twice
        ("D R# R1 D", 2, 0, 2),  # all zeros are equal too
    ],
)
def test_the_highest_card_deals_and_equal_ones_draw_again(cards: str, seats: int, dealer: int, times: int) -> None:
    drawn = draws(GAMES["dos"].cards.parse_list(cards), seats)
    assert len(drawn) == times
    assert highest(drawn[-1]) == [dealer]
    assert [*drawn[0]] == [*range(seats)]


def test_a_match_of_dos_tells_who_drew_what_for_the_deal() -> None:
    for number in range(50):
        match = Match("dos", seats=4)
        match.deal(seed_bytes("draw", number))
        last = match.draw_for_deal()[-1]
        numbers = {seat: 0 if card == "D" or card.endswith("#") else int(card[1:]) for seat, card in last.items()}
        assert max(numbers, key=lambda seat: numbers[seat]) == match.round.dealer
        assert len({number for number in numbers.values() if number == max(numbers.values())}) == 1


def test_nobody_draws_for_the_deal_in_mau_mau() -> None:
    match = Match("maumau", seats=4)
    match.deal(seed_bytes(1))
    assert match.draw_for_deal() == []


@every_game
def test_a_match_refuses_what_cannot_be(name: str) -> None:
    match = Match(name, seats=2)
    with pytest.raises(BadNotation):
        match.play(0, "draw")
    with pytest.raises(BadNotation):
        match.scores.next_dealer()
    with pytest.raises(BadNotation):
        match.deal(b"too short")
    match.deal(seed_bytes(1))
    assert seed_bytes(1).hex() not in repr(match.deals)
    with pytest.raises(BadNotation):
        match.play(True, "draw")


@every_game
def test_every_seat_may_become_the_first_dealer(name: str) -> None:
    found = [GAMES[name].first_dealer(seed_bytes("dealer", number), 4) for number in range(400)]
    assert all(70 <= found.count(seat) <= 130 for seat in range(4))  # 100 each; that is more than three standard deviations


# The match


@every_game
def test_a_match_deals_by_the_rules_and_adds_up_the_scores(name: str) -> None:
    for seed in range(scaled(15)):
        match = random_match(name, seed)
        scores = match.scores
        dealers = [played.dealer for played in match.rounds]
        winners = [result.outcome.winner for result in scores.results]
        assert dealers[0] == GAMES[name].first_dealer(match.rounds[0].seed, scores.seats)
        assert [deal.dealer for deal in match.deals] == dealers
        if name == "maumau":
            assert dealers == [(dealers[0] + number) % scores.seats for number in range(len(dealers))]
            lowest = {seat for seat in range(scores.seats) if scores.totals[seat] == min(scores.totals)}
            most = max(winners.count(seat) for seat in lowest)
            by_rounds = scores.options == replace(scores.options, ties="rounds_won")  # type: ignore[call-arg]
            assert {*scores.winners} == {seat for seat in lowest if not by_rounds or winners.count(seat) == most}
        else:
            assert dealers[1:] == [dealer if winner is None else winner for dealer, winner in zip(dealers, winners, strict=True)][:-1]
            assert scores.winners == (winners[-1],)
        assert scores.totals == tuple(sum(result.outcome.scores[seat] for result in scores.results) for seat in range(scores.seats))
        assert [result.outcome for result in scores.results] == [played.outcome() for played in match.rounds]


@every_game
def test_nobody_deals_while_a_round_is_on(name: str) -> None:
    match = Match(name, seats=2)
    first = match.deal(bytes(32))
    with pytest.raises(BadNotation):
        match.deal(bytes(32))
    assert match.rounds == [first]
    assert len(match.deals) == 1
    play_out(match, 1)
    assert match.deal(bytes(32)) is not first


@every_game
def test_nobody_deals_when_the_match_is_over(name: str) -> None:
    match = random_match(name, 3)
    rounds = len(match.rounds)
    with pytest.raises(BadNotation):
        match.deal()
    assert len(match.rounds) == len(match.deals) == rounds
    assert match.is_over
    assert match.scores.winners


@every_game
def test_nobody_has_won_while_the_match_is_on(name: str) -> None:
    match = Match(name, seats=3)
    match.deal()
    assert (match.is_over, match.scores.winners, match.scores.totals) == (False, (), (0, 0, 0))


@every_game
def test_the_deal_of_a_match_depends_on_every_share(name: str) -> None:
    def deals() -> Iterator[str]:
        for shares in ([], [b"a"], [b"b"], [b"a", b"b"], [b"ab"], [b""], [b"", b""]):
            yield Match(name, seats=3).deal(bytes(32), shares).position()

    assert len({*deals()}) == 7


@every_game
def test_a_deal_without_a_seed_is_a_fresh_one(name: str) -> None:
    seeds = set()
    for _ in range(10):
        match = Match(name, seats=2)
        match.deal()
        seeds.add(match.deals[0].seed)
    assert len(seeds) == 10
    assert {len(seed) for seed in seeds} == {32}


@every_game
@pytest.mark.parametrize("seats", [0, 1, 11, -2])
def test_a_match_for_a_wrong_number_of_seats_is_refused(name: str, seats: int) -> None:
    with pytest.raises(BadNotation):
        Match(name, seats=seats)


@every_game
def test_a_match_with_unknown_options_is_refused(name: str) -> None:
    with pytest.raises(BadOption):
        Match(name, seats=2, options={"jokers": 3})
