"""The search for secrets finds some when there are any; and what is told in the moments when it would be easiest to tell too much."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from maukas.protocol import requests
from maukas.tables.conduct import NotGranted
from maukas.tables.table import Table
from maukas.tables.telling import Scene
from tests.tables.evening import ADA, BEN, CAT, EVE, PEOPLE, SPECTATOR, Evening, pictures, table_of
from tests.tables.secrets import check_secrets, otherwise

Break = Callable[[pytest.MonkeyPatch], None]


def on(game: str = "maumau") -> Evening:
    evening = table_of(ADA, BEN, CAT, game=game)
    evening.start()
    return evening


def search(evening: Evening, guest: str, chance: int = 0) -> None:
    check_secrets(evening.table, guest, (), evening.now, PEOPLE, random.Random(chance))


def search_often(evening: Evening, guest: str) -> None:
    """A card may be the same by chance; not every time."""
    for chance in range(9):
        search(evening, guest, chance)


def shows(**changes: Callable[[Any], Any]) -> Break:
    """A picture that shows something else."""
    def applied(patch: pytest.MonkeyPatch) -> None:
        honest = Scene.picture

        def picture(scene: Scene, guest: str, after: int | None = None) -> Any:
            told = honest(scene, guest, after)
            values = {name: getattr(told, name) for name in told.__struct_fields__}
            return type(told)(**values | {name: change(scene.table) for name, change in changes.items()})
        patch.setattr(Scene, "picture", picture)
    return applied


LEAKS: dict[str, Break] = {
    "the view of another seat": shows(view=lambda table: table.round.view(2)),
    "how many moves another seat has": shows(watching=lambda table: len(table.round.legal_moves(table.round.turn))),
    "the next card of the draw pile": shows(watching=lambda table: table.round.state.draw[table.round.state.draw_size - 1]),
    "a card of another hand": shows(watching=lambda table: table.round.game.cards.hand(table.round.state, 2)[0]),
    "the order of the next reshuffle": shows(watching=lambda table: table.round.state.order[0]),
    "the seed of the deal": shows(match_id=lambda table: table.round.seed.hex()),
    "the secret of the round": shows(results=lambda table: tuple(table.deals)),
    "somebody's id": shows(match_id=lambda table: table.seats[2].guest),
    "the first letter of the host's id": shows(match_id=lambda table: table.host[-1:]),
}


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("guest", [BEN, SPECTATOR])
def test_a_table_that_tells_too_much_is_found_out(monkeypatch: pytest.MonkeyPatch, guest: str, leak: str) -> None:
    evening = on()
    search(evening, guest)
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError):
        search_often(evening, guest)


def test_a_table_that_tells_the_secret_of_the_next_deal_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = table_of(ADA, BEN)
    evening.ask(ADA, requests.Start())
    evening.ask(ADA, requests.Ready("0123456789abcdef"))
    search(evening, BEN)
    leaks: list[Callable[[Any], Any]] = [lambda table: table.committed_seed.hex(), lambda table: table.seats[0].share]
    for leak in leaks:
        with monkeypatch.context() as patch:
            shows(match_id=leak)(patch)
            with pytest.raises(AssertionError):
                search(evening, BEN)


def test_the_other_table_is_another_one() -> None:
    evening = on("dos")
    other = otherwise(evening.table, BEN, random.Random(1))
    assert other.round is not None
    assert other.round.view(1) == evening.round.view(1)
    assert other.round.view(0) != evening.round.view(0)
    assert other.round.seed != evening.round.seed
    assert other.deals[-1].seed != evening.table.deals[-1].seed
    assert other.seats[1].guest == BEN
    assert {other.seats[0].guest, other.seats[2].guest}.isdisjoint(PEOPLE)


@pytest.mark.parametrize("game", ["maumau", "dos"])
def test_no_way_from_seat_to_seat_shows_a_hand_of_the_round_that_is_on(game: str) -> None:
    """Leaving, being removed, waiting for another seat, coming by another way: a guest sees the own seat's hand or none."""
    evening = table_of(ADA, BEN, game=game, seats=4)
    evening.ask(ADA, requests.Fill("casual"))
    evening.start()
    evening.arrive(EVE)

    def seen(guest: str) -> Any:
        return evening.shown(guest)["view"]

    assert seen(BEN)["hand"] == evening.view(1)["hand"]
    evening.ask(BEN, requests.Leave())
    assert seen(BEN)["hand"] == evening.view(1)["hand"] # it is still the own one
    evening.ask(ADA, requests.Remove(1))
    assert seen(BEN)["hand"] is None
    evening.ask(ADA, requests.Allow())
    for seat in (1, 2):
        evening.ask(BEN, requests.Sit(seat))
        assert seen(BEN)["hand"] is None
        assert seen(BEN)["legal"] == []
        evening.ask(BEN, requests.Leave())
    evening.ask(EVE, requests.Sit(3))
    assert seen(EVE)["hand"] is None
    evening.ask(ADA, requests.Leave())                  # the host, too
    evening.ask(ADA, requests.Remove(0))
    evening.ask(ADA, requests.Sit(2))
    assert seen(ADA)["hand"] is None


@pytest.mark.parametrize("game", ["maumau", "dos"])
def test_a_refusal_depends_on_nothing_hidden(game: str) -> None:
    """Whatever another seat holds, a guest who asks for anything at all gets the same answer."""
    evening = on(game)
    turn = evening.round.turn
    asking = (turn + 1) % 3
    guest = evening.table.seats[asking].guest
    texts = [*evening.round.game.cards.names, "draw", "end", "mau", "dos", *(f"catch:{seat}" for seat in range(3))]
    answers = []
    for number in range(4):
        table = evening.table if number == 0 else otherwise(evening.table, guest, random.Random(number))
        answers.append([answer(evening, table, guest, text) for text in texts])
    assert answers[0] == answers[1] == answers[2] == answers[3]
    assert len({*map(str, answers[0])}) > 1


def answer(evening: Evening, table: Table, guest: str, text: str) -> tuple[object, ...] | None:
    """What is said to a move; None if it is made."""
    try:
        evening.conduct.ask(table, evening.person(guest), requests.Play(text, table.number), evening.now)
    except NotGranted as refusal:
        return refusal.reason, refusal.clause, *sorted(map(str, refusal.values.items()))
    return None


def test_spectators_all_see_the_same() -> None:
    evening = on()
    evening.play_on(7)
    assert len({*pictures(evening.table, (SPECTATOR, EVE, "key-of-another-stranger"), evening.now)}) == 1
