"""Unwanted names are refused, in simple disguises too; names that people have are not."""

import pytest

from maukas.tables.name_filter import OWN_LIST, NameFilter, own_filter, words_of

FILTER = own_filter()


@pytest.mark.parametrize(
    "name",
    [
        "fuck",
        "FUCK you",
        "f u c k",
        "f.u.c.k",
        "f_u-c k",
        "fuuuuck",
        "fück",
        "\uff46\uff55\uff43\uff4b",  # wide letters
        "fu\u0441k",  # a Cyrillic letter
        "5hit",
        "sh1t",
        "Sh!t happens",
        "b1tch",
        "Vittu",
        "v1ttu",
        "VITTUJEN",
        "kyrpa",
        "fitta",
        "Hora",
        "p.i.k",
        "Røvhul",
        "R0vhul",
        "Adolf Hitler",
        "h1tl3r",
        "Admin",
        "Adm1n",
        "The Moderator",
        "Ylläpito",
    ],
)
def test_unwanted_names_are_refused(name: str) -> None:
    assert FILTER.refuses(name)


@pytest.mark.parametrize(
    "name",
    [
        "Aino",
        "Pikachu",
        "Pike",
        "Horatio",
        "Deborah",
        "Kukka",
        "Kukko",
        "Scunthorpe",
        "Shitake",
        "Dick",
        "Essex",
        "Matti 7",
        "A. B. C. Dahl",
        "J. K. L. Mäkinen",
        "Bo 2000",
        "1337",
        "Nadim",
        "Cassandra",
        "Fredrik",
        "Søren",
        "Ægir",
        "李小龙",
        "Ольга",
        "🂡",
        "Fisker",
        "Negar",
    ],
)
def test_names_that_people_have_are_not(name: str) -> None:
    assert not FILTER.refuses(name)


def test_a_host_adds_words_and_takes_others_off_the_list() -> None:
    assert not FILTER.refuses("Dumbo")
    theirs = own_filter("dumb*\n*heck*   # anywhere\n-maukas\n\n# nothing\n")
    assert theirs.refuses("Dumbo")
    assert theirs.refuses("d u m b")
    assert theirs.refuses("what the hecking")
    assert FILTER.refuses("Maukas")
    assert not theirs.refuses("Maukas")
    assert theirs.refuses("fuck")


def test_an_empty_list_refuses_nothing_and_odd_lines_do_no_harm() -> None:
    assert not NameFilter("").refuses("fuck")
    assert not NameFilter("*\n**\n-\n(((\n[a-\n").refuses("anything at all")
    assert NameFilter("a+b").refuses("a+b") or not NameFilter("a+b").refuses("aab")


def test_the_list_of_the_house_is_short() -> None:
    assert len(words_of(OWN_LIST.read_text(encoding="utf-8"))) < 60
