"""What must hold of everything that anybody is told, whatever is done to the server meanwhile."""

import hashlib
import json
import tomllib
from collections import Counter, defaultdict
from typing import Any, NamedTuple

LEAST_HAND = 3  # cards that are no coincidence in somebody else's message
KEPT_NUMBERS = 50  # of a table, for which everybody's message is kept
EARLY = 1.0  # seconds that a clock may seem too early to a client on a busy machine


class Shown(NamedTuple):
    """A text that shows a hand to the seat that holds it."""

    seat: int
    hand: list[str]
    text: str


class Checker:
    """Collects what was told at all tables, and what is wrong with it."""

    def __init__(self) -> None:
        self.moves: dict[str, dict[int, tuple[int, str]]] = defaultdict(dict)  # by table: seat and move by number
        self.match_of: dict[str, dict[int, str]] = defaultdict(dict)  # by table: the match in which a number was told
        self.commitments: dict[tuple[str, int], str] = {}  # by match and round
        self.shares: dict[tuple[str, int], set[str]] = defaultdict(set)  # that were given and surely accepted
        self.newest: dict[str, int] = defaultdict(int)  # by table: the highest number that anybody was told
        self.shown: dict[str, dict[int, list[Shown]]] = defaultdict(dict)  # by table and number: to which seats what was shown
        self.texts: dict[str, list[tuple[int, str]]] = defaultdict(list)  # by match: the first round that is secret then, and the text
        self.searched = 0
        self.kept_records: list[tuple[str, str, str]] = []  # table, match and text, for when there is time to read them
        self.discrepancies: list[str] = []
        self.told = self.records = self.messages = 0

    def fault(self, text: str) -> None:
        """Something does not hold."""
        self.discrepancies.append(text)

    def move(self, code: str, match: str | None, number: int, seat: int, move: str) -> None:
        """A move was told: everybody is told the same, also after a kill."""
        self.told += 1
        if self.moves[code].setdefault(number, (seat, move)) != (seat, move):
            self.fault(f"{code}: {number} was told as {self.moves[code][number]} and as {(seat, move)}")
        if match:
            self.match_of[code][number] = match

    def number(self, code: str, number: int, least: int) -> None:
        """A connection never shows what was before something that somebody had been told when it was asked for: one owner tells."""
        if number < least:
            self.fault(f"{code}: {number} was told when {least} was to be expected")
        self.newest[code] = max(self.newest[code], number)

    def text(self, code: str, table: dict[str, Any], message: dict[str, Any], text: str) -> None:
        """Keep the bytes of a message, and look for cards in them that others hold; seeds can be looked for when they are known."""
        self.searched += 1
        match, view, you = table.get("match_id"), message.get("view"), table.get("you")
        if match:
            self.texts[match].append((table.get("earlier", 0) + len(table["results"]) + 1, text))
        if view is None or you is None or view["hand"] is None or view["phase"] == "over":
            return
        numbers = self.shown[code]
        others = numbers.setdefault(message["number"], [])
        own = Shown(you, view["hand"], text)
        for other in others:
            if other.seat != you:
                self.compare(code, own, other)
                self.compare(code, other, own)
        others.append(own)
        if len(numbers) > KEPT_NUMBERS:
            del numbers[next(iter(numbers))]

    def compare(self, code: str, mine: Shown, other: Shown) -> None:
        """The cards of one seat are not in what another one is told at the same moment, unless it holds the same."""
        is_mine_too = not Counter(other.hand) - Counter(mine.hand)
        if len(other.hand) >= LEAST_HAND and not is_mine_too and json.dumps(other.hand, separators=(",", ":"))[1:-1] in mine.text:
            self.fault(f"{code}: the hand of seat {other.seat} was told to seat {mine.seat}")

    def seeds(self, code: str, match: str, seeds: list[str]) -> None:
        """No seed was told before its round was over."""
        for secret, text in self.texts.pop(match, []):
            if any(seed in text for seed in seeds[secret - 1 :]):
                self.fault(f"{code}: a seed of {match} was told before its round was over")

    def view(self, code: str, you: int | None, view: dict[str, Any] | None) -> None:
        """A view shows the cards of its own seat, and of nobody else before the round is over."""
        self.messages += 1
        if view is None:
            return
        if view["seat"] != you:
            self.fault(f"{code}: seat {you} was shown the view of seat {view['seat']}")
        if you is None and (view["hand"] is not None or view["legal"]):
            self.fault(f"{code}: somebody without a seat was shown a hand")
        if view["phase"] != "over" and view.get("hands") is not None:
            self.fault(f"{code}: all hands were shown in a round that is on")
        if you is not None and view["hand"] is not None and len(view["hand"]) != view["hand_sizes"][you]:
            self.fault(f"{code}: the hand of seat {you} is not as large as everybody is told")

    def table(self, code: str, message: dict[str, Any]) -> None:
        """All there is to see: seeds come after their rounds, and fit what was promised before them."""
        match, number, phase = message["match_id"], message["round"], message["phase"]
        finished = number - (1 if phase == "playing" else 0)
        offset = message.get("earlier", 0)  # a long match is told in part
        if offset + len(message["results"]) > finished:
            self.fault(f"{code}: the seed of a round that is on was told")
        if phase == "dealing" and match and message["commitment"]:
            kept = self.commitments.setdefault((match, number + 1), message["commitment"])
            if kept != message["commitment"]:
                self.fault(f"{code}: the commitment to round {number + 1} was changed")
        for place, result in enumerate(message["results"], offset + 1):
            promised = self.commitments.get((match, place))
            seed = bytes.fromhex(result["seed"])
            if hashlib.sha256(b"maukas commitment\n" + seed).hexdigest() != result["commitment"]:
                self.fault(f"{code}: the seed of round {place} is not that of its commitment")
            if promised is not None and promised != result["commitment"]:
                self.fault(f"{code}: round {place} was not dealt as it was promised")

    def clock(self, code: str, seat: int, left: float | None, passed: float) -> None:
        """A bot made a turn because its time was over: it was, by what was told."""
        if left is not None and passed < left - EARLY:
            self.fault(f"{code}: the turn of seat {seat} ended after {passed:.1f} s, and had {left:.1f} s")

    def keep_record(self, code: str, match: str, text: str) -> None:
        """Have a record that is read later: that takes longer than a move, and would be taken for the server's time."""
        self.kept_records.append((code, match, text))

    def read_records(self) -> None:
        """Read the records that are kept."""
        while self.kept_records:
            self.record(*self.kept_records.pop())

    def record(self, code: str, match: str, text: str) -> None:
        """The record of a finished match has every move that was told in it, in the same order."""
        self.records += 1
        rounds = tomllib.loads(text)["round"]
        self.seeds(code, match, [each["seed"] for each in rounds if "seed" in each])
        played = [move for each in rounds for move in each["moves"]]
        told = [f"{seat} {move}" for number, (seat, move) in sorted(self.moves[code].items()) if self.match_of[code].get(number) == match]
        remaining = iter(played)
        if not all(move in remaining for move in told):  # whoever was away was not told everything
            self.fault(f"{code}: the record of {match} lacks moves that were told")
