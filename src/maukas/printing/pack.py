"""The pack: sheets of cards with crop marks, each followed by its backs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from maukas.games.game import AnyGame
from maukas.printing.paper import Grid, Paper, Place, grid_on
from maukas.printing.pictures import read_pictures
from maukas.printing.typesetting import typeset
from maukas.texts import Texts

MARK = 4.0  # how long a crop mark is
GAP = 0.5  # between the bleed and a crop mark
BACK = "back"


@dataclass(frozen=True, slots=True)
class Sheet:
    """One side of a paper: which card lies where; a back has the name BACK."""

    cards: tuple[tuple[str, Place], ...]

    @property
    def places(self) -> tuple[Place, ...]:
        """Where cards lie."""
        return tuple(place for _, place in self.cards)


def sheets_of(cards: Sequence[str], grid: Grid, *, backs: bool) -> Iterator[Sheet]:
    """All the cards, sheet by sheet; every sheet is followed by the backs of its cards."""
    places = grid.places()
    for first in range(0, len(cards), len(places)):
        fronts = Sheet(tuple(zip(cards[first : first + len(places)], places, strict=False)))
        yield fronts
        if backs:
            yield Sheet(tuple((BACK, grid.behind(place)) for place in fronts.places))


def crop_marks(places: Sequence[Place], grid: Grid, bleed: float) -> list[tuple[Place, Place]]:
    """Lines outside the cells that show where to cut, for the rows and columns where cards lie."""
    left, top = grid.corner
    right, bottom = grid.paper.width - left, grid.paper.height - top
    across = sorted({cut for place in places for cut in (place.x + bleed, place.x + grid.cell_width - bleed)})
    down = sorted({cut for place in places for cut in (place.y + bleed, place.y + grid.cell_height - bleed)})
    vertical = [(Place(x, y - MARK), Place(x, y)) for x in across for y in (top - GAP, bottom + GAP + MARK)]
    horizontal = [(Place(x - MARK, y), Place(x, y)) for y in down for x in (left - GAP, right + GAP + MARK)]
    return vertical + horizontal


def pack_pdf(game: AnyGame, paper: Paper, texts: Texts, *, large: bool = False, backs: bool = True) -> bytes:
    """The whole pack of a game, ready to be printed and cut; `large` for weak eyes."""
    pictures = read_pictures()
    size = pictures.size
    grid = grid_on(paper, size.whole_width, size.whole_height)
    names = [game.cards.format(card) for card in game.pack]
    sheets = list(sheets_of(names, grid, backs=backs))
    fronts = sum(sheet.cards[0][0] != BACK for sheet in sheets)
    files = {name: f"{number}.svg" for number, name in enumerate([BACK, *dict.fromkeys(names)])}
    spoken = {name: texts.text("print-back") if name == BACK else texts.card_name(game.name, name) for name in files}
    title = texts.text("print-pack-title", game=texts.text(f"game-{game.name}"), count=len(names))
    data: dict[str, Any] = {
        "title": title,
        "language": texts.language,
        "paper": grid.paper,
        "size": {"width": size.whole_width, "height": size.whole_height},
        "files": files,
        "spoken": spoken,
        "sheets": [
            {
                "cards": sheet.cards,
                "marks": crop_marks(sheet.places, grid, size.bleed),
                "note": note(texts, title, number, fronts, backs=backs),
            }
            for number, sheet in enumerate(sheets)
        ],
        "scale": texts.text("print-scale", length=50),
    }
    drawn = {file: pictures.back_side() if name == BACK else pictures.face(name, large=large) for name, file in files.items()}
    return typeset("pack", data, drawn)


def note(texts: Texts, title: str, number: int, fronts: int, *, backs: bool) -> str:
    """What stands in the margin of a sheet."""
    sheet = texts.text("print-sheet", number=(number // 2 if backs else number) + 1, count=fronts)
    how = texts.text("print-how-two-sided" if backs else "print-how")
    return f"{title} · {sheet} · {how}"
