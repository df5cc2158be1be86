"""The order of the rules: every clause has its place, every picture shows something that is allowed."""

import pytest

from maukas.games.game import AnyGame
from maukas.games.registry import GAMES
from maukas.games.round import Round
from maukas.texts import Texts
from tests.clauses import CLAUSES
from tools.rules_pages import format_order, order, order_path

PICTURES = {clause: pictures for game in GAMES.values() for clause, pictures in game.rulebook.pictures.items()}
GAME_OF = {clause: game for game, clauses in CLAUSES.items() for clause in clauses}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_file_of_the_page_is_made_from_the_order_as_it_is(game: AnyGame) -> None:
    assert order_path(game).read_text(encoding="utf-8") == format_order(game), "run `make docs`"


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_and_every_ruling_is_in_exactly_one_section(game: str) -> None:
    placed = [clause for section in GAMES[game].rulebook.sections for clause in (*section.clauses, *section.rulings)]
    assert sorted(placed) == sorted(CLAUSES[game])
    assert all(clause.startswith("A") for section in GAMES[game].rulebook.sections for clause in section.rulings)
    assert not any(clause.startswith("A") for section in GAMES[game].rulebook.sections for clause in section.clauses)


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_a_heading_and_every_card_a_sentence(game: str) -> None:
    needed = {f"sheet-{game}-{section.name}" for section in GAMES[game].rulebook.sections}
    needed |= {f"sheet-{game}-card-{each.kind}" for each in GAMES[game].rulebook.samples}
    needed |= {f"sheet-{game}-about", f"sheet-{game}-short"}
    assert {id for id in Texts("en").ids("sheet") if id.startswith(f"sheet-{game}-")} == needed


@pytest.mark.parametrize("game", GAMES)
def test_the_kinds_of_cards_make_the_whole_pack(game: str) -> None:
    assert sum(kind["count"] for kind in order(GAMES[game])["cards"]) == len(GAMES[game].pack)


def test_cards_are_worth_what_the_rules_say() -> None:
    points = {(game, kind["kind"]): kind["points"] for game in GAMES for kind in order(GAMES[game])["cards"]}
    assert points["maumau", "change"] == points["maumau", "take-two"] == 10
    assert (points["dos", "wild"], points["dos", "hash"], points["dos", "number"]) == (20, 40, None)


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_belongs_to_a_clause(game: str) -> None:
    alone = [option["name"] for option in order(GAMES[game])["options"] if not option["clauses"]]
    assert alone == []


@pytest.mark.parametrize(("clause", "picture"), [(clause, picture) for clause, pictures in PICTURES.items() for picture in pictures])
def test_every_picture_shows_what_is_allowed(clause: str, picture: str) -> None:
    laid, _, below = picture.partition(">")
    cards = laid.split("+") if GAME_OF[clause] == "dos" else [laid]
    hands = [" ".join([*cards, "Y9"]), "G3 G5"]
    if GAME_OF[clause] == "dos":
        played = Round.from_position("dos", {"hands": hands, "row": f"{below} B1", "turn": 0})
        assert {f"{'+'.join(each)}>{below}" for each in (cards, cards[::-1])} & set(played.legal_moves())
    else:
        debt = 2 if below.endswith("+2") else 0
        played = Round.from_position("maumau", {"hands": hands, "discard": below, "turn": 0, "debt": debt})
        assert (f"{laid}:R" if laid == "W" else laid) in played.legal_moves()
