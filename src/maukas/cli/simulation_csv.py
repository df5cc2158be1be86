"""Simulated rounds or matches as a CSV file, one line for each, written as they come."""

import csv
import io
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from maukas.cli.files import file_error
from maukas.cli.game_options import written_value
from maukas.games.state import NO_SEAT
from maukas.simulation import Part, Setting


class CsvFile:
    """A file that is closed with the stack; seats are counted from 0."""

    def __init__(self, path: Path, setting: Setting, compared: str | None, of_matches: bool, stack: ExitStack) -> None:
        self.path = path
        self.compared = compared
        self.of_matches = of_matches
        try:
            self.file = stack.enter_context(path.open("wb", buffering=0))  # nothing is left to write when it is closed
        except OSError as error:
            raise file_error(path, error) from None
        seats = range(setting.seats)
        if of_matches:
            columns = ["match", "first_dealer", "winners", "rounds", "decisions", *(f"total_{seat}" for seat in seats)]
        else:
            scores = [f"score_{seat}" for seat in seats]
            columns = ["round", "dealer", "winner", "decisions", "reshuffles", *scores, *setting.rules.move_kinds]
        self.put([[*([] if compared is None else [compared]), *columns]])

    def write(self, parts: tuple[Part, ...]) -> None:
        """Write what was played, with all variants."""
        for part in parts:
            value = [] if self.compared is None else [written_value(getattr(part.setting.variants[part.variant], self.compared))]
            make = match_line if self.of_matches else round_line
            self.put([[*value, part.start + place, *make(part, row)] for place, row in enumerate(part.rows)])

    def put(self, rows: list[list[Any]]) -> None:
        """Write lines."""
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerows(rows)
        left = memoryview(text.getvalue().encode())
        try:
            while left:
                left = left[self.file.write(left) :]
        except OSError as error:
            raise file_error(self.path, error) from None


def round_line(part: Part, row: Any) -> list[Any]:
    """A round: who dealt, who won, how long it was, the points and what was done."""
    winner = "" if row["winner"] == NO_SEAT else row["winner"]
    kinds = row["kinds"][: len(part.setting.rules.move_kinds)]
    return [row["dealer"], winner, row["length"], row["reshuffles"], *row["scores"][: part.setting.seats], *kinds]


def match_line(part: Part, row: Any) -> list[Any]:
    """A match: who dealt first, who won, perhaps several, how long it was, and the totals."""
    seats = part.setting.seats
    winners = " ".join(str(seat) for seat in range(seats) if row["winners"] >> seat & 1)
    return [row["dealer"], winners, row["rounds"], row["length"], *row["totals"][:seats]]
