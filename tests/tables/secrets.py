"""What nobody may learn: everything told to a guest is searched, and told again from a table where all that is hidden is different."""

import copy
import dataclasses
import json
import random
from collections.abc import Sequence
from typing import Any

from maukas.games.match import Deal
from maukas.protocol.codec import encode, parse_message
from maukas.tables.entry import Entry
from maukas.tables.table import Table
from maukas.tables.broadcast import LATEST_MOVES, Broadcast
from tests.games.test_views import dealt_anew
from tests.tables.listening import heard

KEYS = {  # a new one needs a thought about who may see it, and then its place here
    "table": {
        "type",
        "code",
        "number",
        "settings",
        "phase",
        "chairs",
        "you",
        "host",
        "hosting",
        "watching",
        "match",
        "round",
        "match_id",
        "commitment",
        "deal_in",
        "clock",
        "results",
        "totals",
        "winners",
        "leaders",
        "players",
        "played_as",
        "removed",
        "paused",
        "next_seat",
        "watchers",
        "view",
        "goal",
        "moves",
        "screens",
        "earlier",
    },
    "moved": {"type", "number", "seat", "move", "view", "by", "clock"},
}
CHAIR_KEYS = {"face", "kind", "name", "level", "present", "stand_in", "next", "ready", "patience", "waited"}
SETTINGS_KEYS = {"game", "seats", "options", "clock", "public", "hints", "grace", "pace"}
RESULT_KEYS = {"dealer", "winner", "scores", "commitment", "seed", "shares"}
MOVE_KEYS = {"number", "seat", "move"}


def check_secrets(table: Table, guest: str, done: Sequence[Entry], now: float, people: Sequence[str], dice: random.Random) -> None:
    """A guest hears only what it may hear."""
    told = told_to(table, guest, done, now)
    for message in told:
        check_form(table, guest, message)
    text = b"\n".join(told).decode()
    for secret in hidden_texts(table, people):
        assert secret not in text, f"{guest} is told {secret}"
    other = otherwise(table, guest, dice)
    assert text == b"\n".join(told_to(other, guest, done, now)).decode(), f"{guest} is told something hidden"


def told_to(table: Table, guest: str, done: Sequence[Entry], now: float) -> list[bytes]:
    """What a guest hears of something, and what it is shown when it comes anew."""
    return [*heard(table, guest, done, now), encode(Broadcast(table, now).snapshot(guest, 0))]


def check_form(table: Table, guest: str, message: bytes) -> None:
    """The message has no key that is not known, and the view is the one of the guest's seat."""
    parse_message(message)
    told: dict[str, Any] = json.loads(message)
    assert {*told} <= KEYS[told["type"]]
    seat = next((seat for seat, sitter in enumerate(table.sitters) if sitter.guest == guest), None)
    expected = None if table.round is None else json.loads(encode(table.round.view(seat)))
    assert told["view"] == expected
    assert expected is None or expected["seat"] == seat
    if table.is_playing:
        assert told["view"]["hands"] is None
        assert (told["view"]["hand"] is None) == (seat is None)
    played = [] if table.round is None else [*table.round.moves]
    if told["type"] == "table":
        assert told["you"] == seat
        assert told["watchers"] == [] or told["hosting"], "who watches is told to nobody but the host"
        assert all({*chair} <= CHAIR_KEYS for chair in told["chairs"])
        assert {*told["settings"]} <= SETTINGS_KEYS
        assert all({*result} == RESULT_KEYS for result in told["results"])
        assert all({*move} == MOVE_KEYS for move in told["moves"])
        assert told["earlier"] + len(told["results"]) == told["round"] - table.is_playing
        assert told["moves"] == [] or [(move["seat"], move["move"]) for move in told["moves"]] == played[-LATEST_MOVES:]


def hidden_texts(table: Table, people: Sequence[str]) -> list[str]:
    """Texts that must not be told to anybody: who people are, and where the cards come from."""
    secrets = [*people]
    if table.committed_seed is not None:
        secrets.append(table.committed_seed.hex())
    if table.is_playing and table.match is not None and table.round is not None:
        secrets += [table.match.deals[-1].seed.hex(), table.round.seed.hex()]
    return secrets + [sitter.share for sitter in table.sitters if len(sitter.share) >= 8]


@dataclasses.dataclass(frozen=True)
class AnotherDeal(Deal):
    """Another seed under the commitment that was told."""

    told: str = ""

    @property
    def commitment(self) -> str:
        return self.told


def otherwise(table: Table, guest: str, dice: random.Random) -> Table:
    """The same table to the eyes of a guest: hidden cards, seeds, shares and the others' ids are all different."""
    other = copy.copy(table)
    ids = {each: each if each in ("", guest) else f"{dice.random()}" for each in known_ids(table)}
    other.host = ids[table.host]
    other.present = {ids[each]: count for each, count in table.present.items()}
    other.removed = {ids[each]: name for each, name in table.removed.items()}
    other.people = {ids[each]: dataclasses.replace(person, guest=ids[each]) for each, person in table.people.items()}
    other.sitters = [
        dataclasses.replace(
            sitter, guest=ids[sitter.guest], next_guest=ids[sitter.next_guest], share=sitter.share and f"{dice.getrandbits(64):016x}"
        )
        for sitter in table.sitters
    ]
    if table.is_playing and table.match is not None and table.round is not None:
        dealt, last = dealt_anew(table.round, table.seat_of(guest), dice), table.match.deals[-1]
        dealt.seed = dice.randbytes(32)
        other.match = copy.copy(table.match)
        other.match.rounds = [dealt]
        other.match.deals = [*table.match.deals[:-1], AnotherDeal(last.dealer, dice.randbytes(32), (b"\0",), last.commitment)]
    return other


def known_ids(table: Table) -> set[str]:
    """The ids of all guests that the table knows."""
    return {table.host, *table.present, *table.removed, *(each for sitter in table.sitters for each in (sitter.guest, sitter.next_guest))}
