"""The totals of a match as lines, drawn with dots of Braille characters; each line is told apart by the number of its player, too."""

from collections.abc import Sequence
from itertools import pairwise

from rich.text import Text

COLOURS = ("#4487c7", "#d2524a", "#33995a", "#b0821f", "#a468c9", "#2b9797")  # to be seen on light and on dark
BRAILLE = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by line and column within a character
WIDE, HIGH = 2, 4  # dots of a character
MARKS = "123456789X"


def running_totals(results: Sequence[Sequence[int]], totals: Sequence[int]) -> list[list[int]]:
    """For each player the total before the first of these rounds, and after each of them."""
    sums = [[total - sum(scores[seat] for scores in results)] for seat, total in enumerate(totals)]
    for scores in results:
        for seat, line in enumerate(sums):
            line.append(line[-1] + scores[seat])
    return sums


class ScoreChart:
    """A drawing of so many characters; lines are drawn one after the other, and a character has the colour of the last one in it."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.dots = [[0] * width for _ in range(height)]
        self.marks: dict[tuple[int, int], str] = {}
        self.seats = [[-1] * width for _ in range(height)]

    def draw(self, seat: int, line: Sequence[int], low: int, high: int) -> None:
        """Draw the line of a player from round to round, with a mark at each."""
        across, down = WIDE * self.width - 1, HIGH * self.height - 1
        places = [
            (round(number * across / max(len(line) - 1, 1)), down - round((total - low) * down / max(high - low, 1)))
            for number, total in enumerate(line)
        ]
        for (x, y), (to_x, to_y) in pairwise(places):
            steps = max(abs(to_x - x), abs(to_y - y), 1)
            for step in range(steps + 1):
                self.dot(seat, x + round(step * (to_x - x) / steps), y + round(step * (to_y - y) / steps))
        for x, y in places[1:]:
            self.marks[y // HIGH, x // WIDE] = MARKS[seat]
            self.seats[y // HIGH][x // WIDE] = seat

    def dot(self, seat: int, x: int, y: int) -> None:
        """Set one dot."""
        row, column = y // HIGH, x // WIDE
        self.dots[row][column] |= DOTS[y % HIGH][x % WIDE]
        self.seats[row][column] = seat

    def row(self, number: int) -> Text:
        """One line of the drawing."""
        drawn = Text(no_wrap=True, end="")
        for column, (bits, seat) in enumerate(zip(self.dots[number], self.seats[number], strict=True)):
            sign = self.marks.get((number, column)) or (chr(BRAILLE + bits) if bits else " ")
            drawn.append(sign, style=seat_style(seat) if seat >= 0 else "")
        return drawn


def score_chart(names: Sequence[str], sums: Sequence[Sequence[int]], width: int, height: int) -> Text:
    """The lines between an axis of points and one of rounds, and below who is which."""
    low, high = min(map(min, sums)), max(map(max, sums))
    left = max(len(str(low)), len(str(high)))
    chart = ScoreChart(max(width - left - 1, 4), height)
    for seat, line in enumerate(sums):
        chart.draw(seat, line, low, high)
    labels = {0: str(high), height - 1: str(low)}
    axis = [f"{labels[row]:>{left}}┤" if row in labels else f"{'':{left}}│" for row in range(height)]
    rows = [Text(axis[row], end="").append_text(chart.row(row)) for row in range(height)]
    rows.append(Text(f"{'':{left}}└{'─' * chart.width}"))
    rows += [Text(f"{MARKS[seat]} {name}: {sums[seat][-1]}", style=seat_style(seat)) for seat, name in enumerate(names)]
    return Text("\n").join(rows)


def seat_style(seat: int) -> str:
    """The colour of a player's line."""
    return COLOURS[seat % len(COLOURS)]
