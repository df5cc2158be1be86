"""What holds at every moment of every round, with whatever house rules."""

import random
from collections.abc import Iterator

import pytest

from maukas.games.dos.view import DosView
from maukas.games.errors import IllegalMove
from maukas.games.registry import GAMES
from maukas.games.maumau.notation import ACTION_NUMBERS
from maukas.games.round import Round
from tests.clauses import CLAUSES
from tests.every_game import every_game
from tests.play import (
    cards_in_play,
    finished_round,
    generator,
    is_word,
    random_match,
    random_moments,
    random_round,
    random_setting,
    scaled,
    seed_bytes,
)

CHUNKS = range(8)
ROUNDS = scaled(25)  # a chunk
FEW_ROUNDS = scaled(8)  # a chunk, where each moment takes long to look at

in_chunks = pytest.mark.parametrize("chunk", CHUNKS)


def whole_rounds(name: str, chunk: int) -> Iterator[Iterator[Round]]:
    for number in range(ROUNDS):
        key = f"{chunk}/{number}"
        seats, options = random_setting(name, key)
        yield random_round(name, seats, key, options)


def moments(name: str, chunk: int, share: float) -> Iterator[Round]:
    for number in range(FEW_ROUNDS):
        yield from random_moments(name, f"{chunk}/{number}", share)


@every_game
@in_chunks
def test_no_card_is_lost_or_copied(name: str, chunk: int) -> None:
    pack = sorted(GAMES[name].pack)
    for positions in whole_rounds(name, chunk):
        for played in positions:
            assert sorted(cards_in_play(played)) == pack


@every_game
def test_whole_rounds_do_empty_the_draw_pile(name: str) -> None:
    reshuffles = 0
    for number in range(ROUNDS):
        seats, options = random_setting(name, f"0/{number}")
        reshuffles += finished_round(name, seats, f"0/{number}", options).state.reshuffles
    assert reshuffles > 0


@every_game
@in_chunks
def test_the_ways_to_count_a_hand_agree(name: str, chunk: int) -> None:
    for positions in whole_rounds(name, chunk):
        for played in positions:
            state = played.state
            for seat in range(len(state.hands)):
                counts = state.hands[seat]
                assert min(counts) >= 0
                assert state.hand_sizes[seat] == sum(counts)
                assert state.held[seat] == sum(1 << card for card, count in enumerate(counts) if count)
                assert seat < played.seats or sum(counts) == 0


@every_game
@in_chunks
def test_the_seat_on_turn_always_has_something_to_do_until_the_round_ends(name: str, chunk: int) -> None:
    for positions in whole_rounds(name, chunk):
        for played in positions:
            decisions = played.turn_moves()
            assert bool(decisions) != played.is_over
            assert not any(map(is_word, decisions))
            legal = played.legal_moves()
            assert len(legal) == len(set(legal))
            assert [move for move in legal if not is_word(move)] == decisions
            for seat in range(played.seats):
                others = played.legal_moves(seat)
                assert seat == played.turn or all(map(is_word, others))
                assert not (played.is_over and others)
        assert played.is_over


@every_game
@in_chunks
def test_every_round_ends_with_an_empty_hand_or_blocked(name: str, chunk: int) -> None:
    for positions in whole_rounds(name, chunk):
        for played in positions:
            empty = [seat for seat in range(played.seats) if played.state.hand_sizes[seat] == 0]
            outcome = played.outcome()
            assert (outcome is None) != played.is_over
            assert empty == ([] if outcome is None or outcome.winner is None else [outcome.winner])
        assert outcome is not None
        if name == "dos":
            assert all(score == 0 for seat, score in enumerate(outcome.scores) if seat != outcome.winner)
        elif outcome.winner is not None:
            assert outcome.scores[outcome.winner] == 0
            assert all(score > 0 for seat, score in enumerate(outcome.scores) if seat != outcome.winner)


def all_texts(played: Round, rng: random.Random) -> list[str]:
    """Every move one can write in most games; in DOS every plain one, all covers from hand to row, and some of the others."""
    names = played.game.cards.names
    if played.game.name == "maumau":
        return [*ACTION_NUMBERS]
    if played.game.name != "dos":
        return [*names, "draw"]
    plain = [*(f"add:{card}" for card in names), "draw", "end", "dos", *(f"catch:{seat}" for seat in range(played.game.players[-1]))]
    seen = played.view(played.turn)
    assert isinstance(seen, DosView)
    hand, row = seen.hand or (), seen.row
    held = sorted({*hand})
    laid = [*held, *("+".join((one, other)) for one in held for other in held)]
    near = [f"{cards}>{centre.card}" for cards in laid for centre in row]
    far = [f"{'+'.join(rng.choices(names, k=rng.choice((1, 2))))}>{rng.choice(names)}" for _ in range(20)]
    return plain + rng.sample(near, min(len(near), 60)) + far


def another_spelling(played: Round, move: str) -> str:
    """The spelling in the list of legal moves: a last `W` names no colour, and the lower card of a sum comes first."""
    if move.startswith("W:") and "W" in played.legal_moves():
        return "W"
    return played.game.format_action(played.game.parse_action(move))


@every_game
@in_chunks
def test_a_move_is_in_the_list_or_refused_by_a_clause_and_then_changes_nothing(name: str, chunk: int) -> None:
    rng = generator("refusals", name, chunk)
    for played in moments(name, chunk, 0.05):
        for seat in range(played.seats):
            legal = played.legal_moves(seat)
            for move in all_texts(played, rng):
                refusal = played.refusal(seat, move)
                assert (refusal is None) == (another_spelling(played, move) in legal)
                if refusal is None:
                    continue
                assert refusal.clause.partition("-")[0] in played.game.clause_prefixes
                assert name not in CLAUSES or refusal.clause in CLAUSES[name]
                before, moves = played.state.copy(), played.moves[:]
                with pytest.raises(IllegalMove) as refused:
                    played.play(seat, move)
                assert refused.value.refusal == refusal
                assert played.state == before
                assert played.moves == moves


@every_game
@in_chunks
def test_every_legal_move_is_accepted_and_asking_changes_nothing(name: str, chunk: int) -> None:
    for played in moments(name, chunk, 0.1):
        before = played.state.copy()
        for seat in range(played.seats):
            for move in played.legal_moves(seat):
                twin = played.copy()
                twin.play(seat, move)
                assert twin.moves == [*played.moves, (seat, move)]
                assert twin.state != before
            played.view(seat)
        played.position()
        played.outcome()
        assert played.state == before


@every_game
@in_chunks
def test_a_position_written_and_read_is_the_same(name: str, chunk: int) -> None:
    for played in moments(name, chunk, 1.0):
        text = played.position()
        again = Round.from_position(name, text, options=played.options)
        assert again.position() == text
        assert [again.legal_moves(seat) for seat in range(again.seats)] == [played.legal_moves(seat) for seat in range(played.seats)]
        assert again.outcome() == played.outcome()


@every_game
@in_chunks
def test_a_position_read_back_goes_on_in_the_same_way(name: str, chunk: int) -> None:
    for number in range(FEW_ROUNDS):
        seats, options = random_setting(name, number)
        played = finished_round(name, seats, f"{chunk}/{number}", options)
        start = Round.deal(name, seats=seats, dealer=played.dealer, seed=played.seed, options=options)
        again = Round.from_position(name, start.position(), seed=played.seed, options=options)
        for seat, move in played.moves:
            again.play(seat, move)
        assert again.position() == played.position()


@every_game
def test_the_same_seed_gives_the_same_round_and_the_same_match(name: str) -> None:
    for seed in range(scaled(20)):
        seats, options = random_setting(name, seed)
        one, other = ([played.position() for played in random_round(name, seats, seed, options)] for _ in range(2))
        assert one == other
    for seed in range(scaled(5)):
        matches = [random_match(name, seed) for _ in range(2)]
        assert matches[0].scores.results == matches[1].scores.results
        assert [played.moves for played in matches[0].rounds] == [played.moves for played in matches[1].rounds]


@every_game
def test_another_seed_gives_another_deal(name: str) -> None:
    deals = {Round.deal(name, seats=3, seed=seed_bytes(number)).position() for number in range(50)}
    assert len(deals) == 50


@every_game
@in_chunks
def test_a_copy_is_independent_of_the_original(name: str, chunk: int) -> None:
    for played in moments(name, chunk, 0.1):
        if played.is_over:
            continue
        twin, before, moves = played.copy(), played.state.copy(), played.moves[:]
        while not twin.is_over and len(twin.moves) < len(moves) + 30:
            twin.play(twin.turn, twin.turn_moves()[-1])
        for field in before.FIELDS:  # no list is shared, not even one that no rule has touched
            mine, its = getattr(played.state, field), getattr(twin.state, field)
            assert isinstance(mine, int) or mine is not its
        assert all(mine is not its for mine, its in zip(played.state.hands, twin.state.hands, strict=True))
        assert played.state == before
        assert played.moves == moves
        assert len(twin.moves) > len(moves)
