"""Paper, and where cards lie on it: all lengths in millimetres, places from the upper left corner."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

MARGIN = 9.0  # printers leave some 4 mm white; crop marks need as much again


class Place(NamedTuple):
    """Where something begins."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Paper:
    """A format of paper, upright."""

    width: float
    height: float

    def sideways(self) -> "Paper":
        """The same paper with its long edge below."""
        return Paper(self.height, self.width)


PaperName = Literal["a4", "a3", "letter"]
PAPERS: dict[PaperName, Paper] = {"a4": Paper(210, 297), "a3": Paper(297, 420), "letter": Paper(215.9, 279.4)}


@dataclass(frozen=True, slots=True)
class Grid:
    """Equal cells in rows and columns, in the middle of a paper."""

    paper: Paper
    columns: int
    rows: int
    cell_width: float
    cell_height: float

    @property
    def corner(self) -> Place:
        """Where the first cell begins."""
        return Place((self.paper.width - self.columns * self.cell_width) / 2, (self.paper.height - self.rows * self.cell_height) / 2)

    def places(self) -> list[Place]:
        """Where the cells begin, row by row."""
        left, top = self.corner
        across = [left + column * self.cell_width for column in range(self.columns)]
        return [Place(x, top + row * self.cell_height) for row in range(self.rows) for x in across]

    def behind(self, place: Place) -> Place:
        """Where a cell begins on the other side of the paper, once it is turned over its long edge."""
        if self.paper.width > self.paper.height:
            return Place(place.x, self.paper.height - place.y - self.cell_height)
        return Place(self.paper.width - place.x - self.cell_width, place.y)


def grid_on(paper: Paper, cell_width: float, cell_height: float) -> Grid:
    """As many cells as the paper holds, upright or sideways; of two ways to do it, the one with the wider margin."""
    grids = [fitted(each, cell_width, cell_height) for each in (paper, paper.sideways())]
    return max(grids, key=lambda grid: (grid.columns * grid.rows, min(grid.corner)))


def fitted(paper: Paper, cell_width: float, cell_height: float) -> Grid:
    """As many cells as fit between the margins."""
    columns, rows = int((paper.width - 2 * MARGIN) // cell_width), int((paper.height - 2 * MARGIN) // cell_height)
    return Grid(paper, columns, rows, cell_width, cell_height)
