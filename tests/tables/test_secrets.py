"""The search for secrets finds some when there are any; and what is told in the moments when it would be easiest to tell too much."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from maukas.protocol import requests
from maukas.protocol.messages import RoundResult
from maukas.tables.decider import RequestRefused
from maukas.tables.table import Table
from maukas.tables.broadcast import Broadcast
from tests.tables.simulated_table import ADA, BEN, CAT, EVE, PEOPLE, SPECTATOR, SimulatedTable, pictures, table_of
from tests.tables.secrets import check_secrets, otherwise

Break = Callable[[pytest.MonkeyPatch], None]


def on(game: str = "maumau") -> SimulatedTable:
    simulated = table_of(ADA, BEN, CAT, game=game)
    simulated.start()
    return simulated


def search(simulated: SimulatedTable, guest: str, chance: int = 0) -> None:
    check_secrets(simulated.table, guest, (), simulated.now, PEOPLE, random.Random(chance))


def search_often(simulated: SimulatedTable, guest: str) -> None:
    """A card may be the same by chance; not every time."""
    for chance in range(9):
        search(simulated, guest, chance)


def shows(**changes: Callable[[Any], Any]) -> Break:
    """A picture that shows something else."""

    def applied(patch: pytest.MonkeyPatch) -> None:
        honest = Broadcast.snapshot

        def snapshot(broadcast: Broadcast, guest: str, after: int | None = None) -> Any:
            told = honest(broadcast, guest, after)
            values = {name: getattr(told, name) for name in told.__struct_fields__}
            return type(told)(**values | {name: change(broadcast.table) for name, change in changes.items()})

        patch.setattr(Broadcast, "snapshot", snapshot)

    return applied


LEAKS: dict[str, Break] = {
    "the view of another seat": shows(view=lambda table: table.round.view(2)),
    "how many moves another seat has": shows(watching=lambda table: len(table.round.legal_moves(table.round.turn))),
    "the next card of the draw pile": shows(watching=lambda table: table.round.state.draw[table.round.state.draw_size - 1]),
    "a card of another hand": shows(watching=lambda table: table.round.game.cards.hand(table.round.state, 2)[0]),
    "the order of the next reshuffle": shows(watching=lambda table: table.round.state.order[0]),
    "the seed of the deal": shows(match_id=lambda table: table.round.seed.hex()),
    "the secret of the round": shows(
        results=lambda table: tuple(RoundResult(deal.dealer, None, (), deal.commitment, deal.seed.hex(), ()) for deal in table.match.deals)
    ),
    "somebody's id": shows(match_id=lambda table: table.sitters[2].guest),
    "the first letter of the host's id": shows(match_id=lambda table: table.host[-1:]),
}


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("guest", [BEN, SPECTATOR])
def test_a_table_that_tells_too_much_is_found_out(monkeypatch: pytest.MonkeyPatch, guest: str, leak: str) -> None:
    simulated = on()
    search(simulated, guest)
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError):
        search_often(simulated, guest)


def test_a_table_that_tells_the_secret_of_the_next_deal_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    simulated = table_of(ADA, BEN)
    simulated.ask(ADA, requests.Start())
    simulated.ask(ADA, requests.Ready("0123456789abcdef"))
    search(simulated, BEN)
    leaks: list[Callable[[Any], Any]] = [lambda table: table.committed_seed.hex(), lambda table: table.sitters[0].share]
    for leak in leaks:
        with monkeypatch.context() as patch:
            shows(match_id=leak)(patch)
            with pytest.raises(AssertionError):
                search(simulated, BEN)


def test_the_other_table_is_another_one() -> None:
    simulated = on("dos")
    other = otherwise(simulated.table, BEN, random.Random(1))
    assert other.round is not None
    assert other.round.view(1) == simulated.round.view(1)
    assert other.round.view(0) != simulated.round.view(0)
    assert other.round.seed != simulated.round.seed
    assert other.match is not None
    assert simulated.table.match is not None
    assert other.match.deals[-1].seed != simulated.table.match.deals[-1].seed
    assert other.match.deals[-1].commitment == simulated.table.match.deals[-1].commitment
    assert other.sitters[1].guest == BEN
    assert {other.sitters[0].guest, other.sitters[2].guest}.isdisjoint(PEOPLE)


@pytest.mark.parametrize("game", ["maumau", "dos"])
def test_no_way_from_seat_to_seat_shows_a_hand_of_the_round_that_is_on(game: str) -> None:
    """Leaving, being removed, waiting for another seat, coming by another way: a guest sees the hand of its own seat or none."""
    simulated = table_of(ADA, BEN, game=game, seats=4)
    simulated.ask(ADA, requests.Fill("casual"))
    simulated.start()
    simulated.arrive(EVE)

    def seen(guest: str) -> Any:
        return simulated.shown(guest)["view"]

    assert seen(BEN)["hand"] == simulated.view(1)["hand"]
    simulated.ask(BEN, requests.Leave())
    assert seen(BEN)["hand"] == simulated.view(1)["hand"]  # it is still its own
    simulated.ask(ADA, requests.Remove(1))
    assert seen(BEN)["hand"] is None
    simulated.ask(ADA, requests.Allow())
    for seat in (1, 2):
        simulated.ask(BEN, requests.Sit(seat))
        assert seen(BEN)["hand"] is None
        assert seen(BEN)["legal"] == []
        simulated.ask(BEN, requests.Leave())
    simulated.ask(EVE, requests.Sit(3))
    assert seen(EVE)["hand"] is None
    simulated.ask(ADA, requests.Leave())  # the host, too
    simulated.ask(ADA, requests.Remove(0))
    simulated.ask(ADA, requests.Sit(2))
    assert seen(ADA)["hand"] is None


@pytest.mark.parametrize("game", ["maumau", "dos"])
def test_a_refusal_depends_on_nothing_hidden(game: str) -> None:
    """Whatever another seat holds, a guest who asks for anything at all gets the same answer."""
    simulated = on(game)
    turn = simulated.round.turn
    asking = (turn + 1) % 3
    guest = simulated.table.sitters[asking].guest
    texts = [*simulated.round.game.cards.names, "draw", "end", "mau", "dos", *(f"catch:{seat}" for seat in range(3))]
    answers = []
    for number in range(4):
        table = simulated.table if number == 0 else otherwise(simulated.table, guest, random.Random(number))
        answers.append([answer(simulated, table, guest, text) for text in texts])
    assert answers[0] == answers[1] == answers[2] == answers[3]
    assert len({*map(str, answers[0])}) > 1


def answer(simulated: SimulatedTable, table: Table, guest: str, text: str) -> tuple[object, ...] | None:
    """What is said to a move; None if it is made."""
    try:
        simulated.decider.ask(table, simulated.person(guest), requests.Play(text, table.number), simulated.now)
    except RequestRefused as refusal:
        return refusal.reason, refusal.clause, *sorted(map(str, refusal.values.items()))
    return None


def test_spectators_all_see_the_same() -> None:
    simulated = on()
    simulated.play_on(7)
    assert len({*pictures(simulated.table, (SPECTATOR, EVE, "key-of-another-stranger"), simulated.now)}) == 1
