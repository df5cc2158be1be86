"""What nobody may learn: everything told to a guest is searched, and told again from a table where all that is hidden is different."""

import copy
import dataclasses
import json
import random
from collections.abc import Sequence
from typing import Any

from maukas.protocol.codec import encode, parse_message
from maukas.tables.table import Stored, Table
from maukas.tables.telling import Scene
from tests.games.test_views import dealt_anew
from tests.tables.ears import heard

KEYS = {                                                # a new one needs a thought about who may see it, and then its place here
    "table": {
        "type", "code", "number", "settings", "phase", "chairs", "you", "host", "hosting", "watching", "match", "round", "match_id",
        "commitment", "deal_in", "clock", "results", "totals", "winners", "leaders", "players", "played_as", "removed", "view", "moves",
    },
    "moved": {"type", "number", "seat", "move", "view", "by", "clock"},
}
CHAIR_KEYS = {"kind", "name", "level", "present", "stand_in", "next", "ready", "patience", "waited"}
SETTINGS_KEYS = {"game", "seats", "options", "clock", "public", "hints", "grace", "pace"}
RESULT_KEYS = {"dealer", "winner", "scores", "commitment", "seed", "shares"}
MOVE_KEYS = {"number", "seat", "move"}


def check_secrets(table: Table, guest: str, done: Sequence[Stored], now: float, people: Sequence[str], dice: random.Random) -> None:
    """A guest hears only what it may hear."""
    told = told_to(table, guest, done, now)
    for message in told:
        check_form(table, guest, message)
    text = b"\n".join(told).decode()
    for secret in hidden_texts(table, people):
        assert secret not in text, f"{guest} is told {secret}"
    other = otherwise(table, guest, dice)
    assert text == b"\n".join(told_to(other, guest, done, now)).decode(), f"{guest} is told something hidden"


def told_to(table: Table, guest: str, done: Sequence[Stored], now: float) -> list[bytes]:
    """What a guest hears of something, and what it is shown when it comes anew."""
    return [*heard(table, guest, done, now), encode(Scene(table, now).picture(guest, 0))]


def check_form(table: Table, guest: str, message: bytes) -> None:
    """The message has no key that is not known, and the view is the one of the guest's seat."""
    parse_message(message)
    told: dict[str, Any] = json.loads(message)
    assert {*told} <= KEYS[told["type"]]
    seat = next((seat for seat, sitter in enumerate(table.seats) if sitter.guest == guest), None)
    expected = None if table.round is None else json.loads(encode(table.round.view(seat)))
    assert told["view"] == expected
    assert expected is None or expected["seat"] == seat
    if table.is_playing:
        assert told["view"]["hands"] is None
        assert (told["view"]["hand"] is None) == (seat is None)
    played = [] if table.round is None else [*table.round.moves]
    if told["type"] == "table":
        assert told["you"] == seat
        assert all({*chair} <= CHAIR_KEYS for chair in told["chairs"])
        assert {*told["settings"]} <= SETTINGS_KEYS
        assert all({*result} == RESULT_KEYS for result in told["results"])
        assert all({*move} == MOVE_KEYS for move in told["moves"])
        assert len(told["results"]) == told["round"] - table.is_playing
        assert told["moves"] == [] or [(move["seat"], move["move"]) for move in told["moves"]] == played


def hidden_texts(table: Table, people: Sequence[str]) -> list[str]:
    """Texts that must not be told to anybody: who people are, and where the cards come from."""
    secrets = [*people]
    if table.committed_seed is not None:
        secrets.append(table.committed_seed.hex())
    if table.is_playing and table.round is not None:
        secrets += [table.deals[-1].seed, table.round.seed.hex()]
    return secrets + [sitter.share for sitter in table.seats if len(sitter.share) >= 8]


def otherwise(table: Table, guest: str, dice: random.Random) -> Table:
    """The same table to the eyes of a guest: hidden cards, seeds, shares and the others' ids are all different."""
    other = copy.copy(table)
    ids = {each: each if each in ("", guest) else f"{dice.random()}" for each in known_ids(table)}
    other.host = ids[table.host]
    other.present = {ids[each]: count for each, count in table.present.items()}
    other.seats = [
        dataclasses.replace(
            sitter, guest=ids[sitter.guest], next_guest=ids[sitter.next_guest],
            share=sitter.share and f"{dice.getrandbits(64):016x}",
        )
        for sitter in table.seats
    ]
    if table.is_playing and table.round is not None:
        other.round = dealt_anew(table.round, table.seat_of(guest), dice)
        other.round.seed = dice.randbytes(32)
        last = table.deals[-1]
        other.deals = [*table.deals[:-1], type(last)(last.dealer, None, (), last.commitment, dice.randbytes(32).hex(), ("00",))]
    return other


def known_ids(table: Table) -> set[str]:
    """The ids of all guests that the table knows."""
    return {table.host, *table.present, *(each for sitter in table.seats for each in (sitter.guest, sitter.next_guest))}
