"""The printed pictures are those of the page: nothing is drawn twice."""

from dataclasses import replace

import pytest

from maukas.games.notation import CardNames
from maukas.games.registry import BUILT_IN, GAMES
from maukas.games.rulebook import Rulebook
from maukas.printing.job import PrintJob
from maukas.printing.pictures import read_pictures
from tools.card_pictures import PICTURES, mix, pictures


def test_the_pictures_are_made_from_the_art_of_the_page_as_it_is() -> None:
    assert PICTURES.read_text(encoding="utf-8") == pictures(), "run `make docs`"


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_card_has_two_pictures_of_its_own(game: str) -> None:
    drawn = read_pictures()
    for faces in (drawn.plain, drawn.large):
        own = [faces[name] for name in GAMES[game].cards.names]
        assert len(set(own)) == len(own)


@pytest.mark.parametrize("faces", [read_pictures().plain, read_pictures().large], ids=["plain", "large"])
def test_every_colour_has_a_shape_of_its_own_beside_its_colour(faces: dict[str, str]) -> None:
    for card, drawing in faces.items():
        shown = {letter for letter in "RGBY" if f'class="thing {letter}"' in drawing}
        assert shown == ({card[0]} if card[0] in "RGBY" else set("RGBY"))


def test_nothing_is_left_that_only_a_browser_understands() -> None:
    drawn = read_pictures()
    everything = "".join([*drawn.plain.values(), *drawn.large.values(), *drawn.styles.values(), drawn.back, drawn.logo])
    assert not [word for word in ("var(", "color-mix", "<text", "light-dark") if word in everything]


@pytest.mark.parametrize(("share", "mixed"), [(0.0, "#ffffff"), (1.0, "#b3202f"), (0.13, "#f9e4e2")])
def test_colours_are_mixed_as_browsers_do(share: float, mixed: str) -> None:
    assert mix("#b3202f", share, "#ffffff") == mixed


def test_a_game_without_pictures_or_an_order_of_its_rules_cannot_be_printed() -> None:
    known = GAMES["dos"]
    other = replace(known, cards=CardNames(("K1", "K2"), (0, 1)), pack=(0, 1))
    jobs = [PrintJob(kind="scores", game=game, paper="a4", language="en") for game in (known, replace(known, rulebook=Rulebook()), other)]
    assert [job.is_drawn for job in jobs] == [True, False, False]
