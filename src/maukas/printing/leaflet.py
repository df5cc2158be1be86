"""The rules of a game as a leaflet: the same clauses, rulings and pictures as everywhere."""

import re
from collections.abc import Sequence
from typing import Any

from maukas.games.game import AnyGame
from maukas.games.options import Option
from maukas.printing.paper import Paper
from maukas.printing.pictures import read_pictures
from maukas.printing.sheets import PRESET, SheetTexts, sheet_options
from maukas.printing.typesetting import typeset
from maukas.texts import Texts

TARGET = re.compile(r">(?=[A-Z])")  # `R<>` is a card
QUOTES = set("“”")
SUM = re.compile(r"\+(?=[A-Z])")  # `R+2` is one, too


def leaflet_pdf(game: AnyGame, paper: Paper, texts: Texts, sheet: str = "") -> bytes:
    """All the rules of a game, or of it as one printed sheet has it."""
    if sheet:
        texts = SheetTexts(texts.language, sheet_options(game.name, sheet))
    pictures, book = read_pictures(), game.rulebook
    shown = [each.card for each in book.samples]
    shown += [card for moves in book.pictures.values() for move in moves for card in cards_in(move)]
    files = {card: f"{number}.svg" for number, card in enumerate(dict.fromkeys(shown))}
    data: dict[str, Any] = {
        "title": texts.text(f"sheet-{game.name}"),
        "language": texts.language,
        "paper": paper,
        "size": pictures.size,
        "files": files,
        "spoken": {card: texts.card_name(game.name, card) for card in files},
        "sheet": {"title": preset_text(game, sheet, texts), "about": preset_text(game, f"{sheet}-about", texts)} if sheet else None,
        "about": texts.text(f"sheet-{game.name}-about"),
        "short": texts.text(f"sheet-{game.name}-short"),
        "legend": texts.text("sheet-legend"),
        "glance": texts.text("sheet-glance"),
        "silent": texts.text("sheet-silent"),
        "samples": [
            {
                "card": each.card,
                "title": texts.text(each.title),
                "about": texts.text(f"sheet-{game.name}-card-{each.kind}"),
                "figures": f"{texts.text('sheet-count', count=game.count_alike(each.card))} · {worth(texts, each.points)}",
            }
            for each in book.samples
        ],
        "sections": [
            {
                "title": texts.text(f"sheet-{game.name}-{section.name}"),
                "clauses": told(game, section.clauses, texts),
                "rulings": told(game, section.rulings, texts),
            }
            for section in book.sections
        ],
        "house_rules": None if sheet else house_rules(game, texts),  # a sheet has its own way of everything
    }
    return typeset("leaflet", data, {"logo.svg": pictures.mark()} | {file: pictures.cut_face(card) for card, file in files.items()})


def house_rules(game: AnyGame, texts: Texts) -> dict[str, Any]:
    """What can be played in other ways."""
    return {
        "title": texts.text("sheet-house-rules"),
        "about": texts.text("sheet-house-rules-about"),
        "options": [{"title": option_text(game, each.name, texts), "values": values(game, each, texts)} for each in game.options.all()],
    }


def preset_text(game: AnyGame, sheet: str, texts: Texts) -> str:
    """What a printed sheet is called, or how it differs."""
    return texts.text(f"preset-{game.name}-{PRESET}{sheet}")


def worth(texts: Texts, points: int | None) -> str:
    """What a card counts."""
    return texts.text("sheet-points-number") if points is None else texts.text("sheet-points", count=points)


def told(game: AnyGame, clauses: Sequence[str], texts: Texts) -> list[dict[str, Any]]:
    """Clauses with their texts and pictures."""
    return [
        {
            "number": clause,
            "pieces": pieces(game, texts.text(clause), texts),
            "pictures": [{"laid": cards[:-1], "on": cards[-1]} for cards in map(cards_in, game.rulebook.pictures.get(clause, ()))],
        }
        for clause in clauses
    ]


def pieces(game: AnyGame, text: str, texts: Texts) -> list[dict[str, Any]]:
    """A text in pieces: words, and between backquotes the names of house rules, which become titles in quotes, unless they have some."""
    words = [option_text(game, each, texts) if number % 2 else each for number, each in enumerate(text.split("`"))]
    return [{"words": each, "is_quoted": number % 2 == 1 and not QUOTES & set(each)} for number, each in enumerate(words)]


def values(game: AnyGame, option: Option, texts: Texts) -> list[str]:
    """What a house rule can be, the strict way marked."""
    if isinstance(option.values, range):
        assert isinstance(option.default, int)
        return [f"{option_text(game, f'{option.name}-help', texts)} {texts.text('sheet-strict-number', count=option.default)}"]
    told = {value: option_text(game, f"{option.name}-{value_name(value)}", texts) for value in option.values}
    return [f"{text} {texts.text('sheet-strict')}" if value == option.default else text for value, text in told.items()]


def value_name(value: object) -> str:
    """A value of a house rule as the ids of texts have it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def option_text(game: AnyGame, name: str, texts: Texts) -> str:
    """What a house rule, or one of its values, is called."""
    return texts.text(f"option-{game.name}-{name.replace('_', '-')}")


def cards_in(move: str) -> list[str]:
    """The cards that are laid, and last the card below, of a move like `R3+G4>B7`."""
    laid, below = TARGET.split(move)
    return [*SUM.split(laid), below]
