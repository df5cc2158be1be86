"""What a PDF really shows, read from its drawing commands: where pictures and lines lie, in millimetres from the upper left corner."""

from dataclasses import dataclass
from io import BytesIO

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

POINT = 25.4 / 72


@dataclass(frozen=True, slots=True)
class Box:
    """A picture, with what is said of it to somebody who cannot see it."""

    name: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Line:
    """A line across or down."""

    x: float
    y: float
    to_x: float
    to_y: float

    @property
    def length(self) -> float:
        return abs(self.to_x - self.x) + abs(self.to_y - self.y)


@dataclass(frozen=True, slots=True)
class Side:
    """One page."""

    width: float
    height: float
    boxes: list[Box]
    lines: list[Line]


def sides(content: bytes) -> list[Side]:
    """The pages of a PDF."""
    return [side(page) for page in PdfReader(BytesIO(content)).pages]


def side(page: PageObject) -> Side:
    """One page: every picture begins with its name and the area that it may fill; lines are marked as no part of the content."""
    width, height = (round(float(length) * POINT, 3) for length in (page.mediabox.width, page.mediabox.height))
    boxes: list[Box] = []
    lines: list[Line] = []
    name, is_line, at = None, False, (0.0, 0.0)
    points: list[tuple[float, float]] = []
    for operands, operator in ContentStream(page.get_contents(), page.pdf).operations:
        values = [float(each) for each in operands] if operator in (b"m", b"l", b"cm") else []
        match operator:
            case b"BDC":
                name, is_line, points = operands[1].get("/Alt"), operands[0] == "/Artifact", []
            case b"cm":
                at = (values[4], values[5])
            case b"m":
                points = [(values[0], values[1])]
            case b"l":
                points.append((values[0], values[1]))
            case b"W" if name is not None:  # the first area to which drawing is kept is the whole picture
                (left, right), (low, high) = ((min(each), max(each)) for each in zip(*points, strict=True))
                place = (left * POINT, height - high * POINT, (right - left) * POINT, (high - low) * POINT)
                boxes.append(Box(str(name), *(round(length, 2) for length in place)))
                name = None
            case b"S" if is_line:
                (x, y), (to_x, to_y) = ((at[0] + x, at[1] - y) for x, y in points)
                ends = (x * POINT, height - y * POINT, to_x * POINT, height - to_y * POINT)
                lines.append(Line(*(round(length, 2) for length in ends)))
    return Side(width, height, boxes, lines)
