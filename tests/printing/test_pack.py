"""The printed pack: every card is there, has its size, can be cut, and has its back behind it."""

from collections import Counter
from functools import cache

import pytest

from maukas.games.registry import BUILT_IN, GAMES
from maukas.printing.job import PrintJob
from maukas.printing.paper import PAPERS, PaperName
from maukas.texts import Texts
from tests.printing.pdf import Box, Side, sides

WIDTH, HEIGHT, BLEED = 63, 88, 3
WHOLE = (WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
SCALE = 50  # the line that tells whether the printer has kept the size
PRINTABLE = 4.3  # millimetres that printers leave white
BACK = Texts("en").text("print-back")
NEAR = 0.02  # millimetres

PRINTS: list[tuple[PaperName, bool]] = [*((paper, False) for paper in PAPERS), ("a4", True)]
EVERY = [(game, paper, large) for game in BUILT_IN for paper, large in PRINTS]


@cache
def printed(game: str, paper: PaperName, large: bool, backs: bool = True) -> list[Side]:
    return sides(PrintJob(kind="cards", game=GAMES[game], paper=paper, language="en", large=large, backs=backs).pdf())


def is_back(side: Side) -> bool:
    return {box.name for box in side.boxes} == {BACK}


@pytest.mark.parametrize(("game", "paper", "large"), EVERY)
def test_every_card_of_the_pack_is_there_as_often_as_it_should_be(game: str, paper: PaperName, large: bool) -> None:
    texts, rules = Texts("en"), GAMES[game]
    fronts = [box.name for side in printed(game, paper, large) if not is_back(side) for box in side.boxes]
    assert len(fronts) == {"maumau": 110, "dos": 108}[game]
    assert Counter(fronts) == Counter(texts.card_name(game, rules.cards.format(card)) for card in rules.pack)


@pytest.mark.parametrize(("game", "paper", "large"), EVERY)
def test_every_card_and_every_back_has_its_size_with_the_bleed(game: str, paper: PaperName, large: bool) -> None:
    sizes = {(box.width, box.height) for side in printed(game, paper, large) for box in side.boxes}
    assert all(size == pytest.approx(WHOLE, abs=NEAR) for size in sizes)


@pytest.mark.parametrize(("game", "paper", "large"), EVERY)
def test_the_pages_have_the_size_of_the_paper(game: str, paper: PaperName, large: bool) -> None:
    sizes = {tuple(sorted((side.width, side.height))) for side in printed(game, paper, large)}
    assert [*sizes] == [pytest.approx((PAPERS[paper].width, PAPERS[paper].height), abs=NEAR)]


@pytest.mark.parametrize(("game", "paper", "large"), EVERY)
def test_cards_do_not_overlap_and_everything_is_where_a_printer_prints(game: str, paper: PaperName, large: bool) -> None:
    for side in printed(game, paper, large):
        for number, box in enumerate(side.boxes):
            assert not any(overlap(box, other) for other in side.boxes[:number])
        across = [at for line in side.lines for at in (line.x, line.to_x)] + [at for box in side.boxes for at in (box.x, box.x + box.width)]
        down = [at for line in side.lines for at in (line.y, line.to_y)] + [at for box in side.boxes for at in (box.y, box.y + box.height)]
        assert min(*across, *down) >= PRINTABLE
        assert max(across) <= side.width - PRINTABLE
        assert max(down) <= side.height - PRINTABLE


def overlap(one: Box, other: Box) -> bool:
    return abs(one.x - other.x) < min(one.width, other.width) - NEAR and abs(one.y - other.y) < min(one.height, other.height) - NEAR


@pytest.mark.parametrize(("game", "paper", "large"), EVERY)
def test_crop_marks_point_at_the_edges_of_63_by_88_millimetres(game: str, paper: PaperName, large: bool) -> None:
    for side in printed(game, paper, large):
        across = {line.x for line in side.lines if line.x == line.to_x}
        down = {line.y for line in side.lines if line.y == line.to_y and line.length < SCALE}
        assert close(across, {cut for box in side.boxes for cut in (box.x + BLEED, box.x + BLEED + WIDTH)})
        assert close(down, {cut for box in side.boxes for cut in (box.y + BLEED, box.y + BLEED + HEIGHT)})
        assert not any(crosses(line.x, line.y, line.to_x, line.to_y, box) for line in side.lines for box in side.boxes)


def close(found: set[float], expected: set[float]) -> bool:
    """Whether both are the same places, but for rounding."""
    return covered(found, expected) and covered(expected, found)


def covered(places: set[float], others: set[float]) -> bool:
    return all(any(abs(place - other) <= 2 * NEAR for other in others) for place in places)


def crosses(x: float, y: float, to_x: float, to_y: float, box: Box) -> bool:
    across = max(x, to_x) > box.x and min(x, to_x) < box.x + box.width
    return across and max(y, to_y) > box.y and min(y, to_y) < box.y + box.height


@pytest.mark.parametrize(("game", "paper", "large"), EVERY)
def test_backs_fall_behind_their_fronts_when_the_paper_is_turned_over_its_long_edge(game: str, paper: PaperName, large: bool) -> None:
    pages = printed(game, paper, large)
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        assert not is_back(front)
        assert is_back(back)
        is_wide = front.width > front.height
        behind = [
            (box.x, front.height - box.y - box.height) if is_wide else (front.width - box.x - box.width, box.y) for box in front.boxes
        ]
        assert len(behind) == len(back.boxes)
        assert all(any((box.x, box.y) == pytest.approx(place, abs=2 * NEAR) for box in back.boxes) for place in behind)


def test_the_first_sheet_has_a_line_of_known_length() -> None:
    first, *others = printed("maumau", "a4", False)
    assert [line.length for line in first.lines if line.length > 10] == [pytest.approx(SCALE, abs=NEAR)]
    assert all(line.length < 10 for side in others for line in side.lines)


def test_a_sheet_that_is_not_full_has_its_backs_on_the_other_half() -> None:
    front, back = printed("dos", "a4", False)[-2:]
    assert len(front.boxes) == len(back.boxes) == 4
    assert {box.y for box in front.boxes}.isdisjoint({box.y for box in back.boxes})


def test_backs_can_be_left_out() -> None:
    pages = printed("dos", "a4", False, False)
    assert len(pages) == 14
    assert not any(map(is_back, pages))


@pytest.mark.parametrize(("paper", "places"), [("a4", 8), ("a3", 16), ("letter", 6)])
def test_a_paper_holds_as_many_cards_as_it_can(paper: PaperName, places: int) -> None:
    assert len(printed("maumau", paper, False)[0].boxes) == places


def test_large_print_is_another_picture_and_the_same_job_makes_the_same_bytes() -> None:
    first, again, large = (
        PrintJob(kind="cards", game=GAMES["dos"], paper="a4", language="en", large=large).pdf() for large in (False, False, True)
    )
    assert first == again
    assert first != large
