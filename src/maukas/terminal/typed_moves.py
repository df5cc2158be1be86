"""Moves as people type them: by number, by name, or in notation."""

from collections.abc import Sequence

from maukas.games.errors import BadNotation
from maukas.terminal.table_state import TableState


def meant_moves(state: TableState, typed: str, offered: Sequence[str]) -> list[str]:
    """The moves that somebody may mean, none if it is no move at all; what is not legal is for the table to refuse."""
    if typed.isdecimal():
        return [offered[int(typed) - 1]] if 1 <= int(typed) <= len(offered) else []
    plain = folded(typed)
    names = {move: folded(state.move_text(move)) for move in offered}
    exact = [move for move in offered if plain in (move.casefold(), names[move])]
    if exact:
        return exact[:1]
    words = plain.split()
    found = [move for move, name in names.items() if all(word in name for word in words)]
    return found or unoffered_move(state, typed)


def unoffered_move(state: TableState, typed: str) -> list[str]:
    """A move that is in nobody's list: in notation, or a card by its name."""
    game = state.game
    notation = typed.strip()
    for form in (notation, notation.upper(), notation.lower()):
        try:
            game.parse_action(form)
        except BadNotation:
            continue
        return [form]
    held = meant_cards(state, typed)
    seen = game.middle(state.view) if state.view is not None else None
    if len(held) != 1 or seen is None:
        return []
    return [f"{held[0]}>{seen.cards[0].card}"] if seen.is_row and seen.cards else held


def meant_cards(state: TableState, typed: str) -> list[str]:
    """The cards of the hand that somebody may mean."""
    hand = dict.fromkeys(state.view.hand or ()) if state.view is not None else {}
    plain = folded(typed)
    names = {card: folded(state.texts.card_name(state.game.name, card)) for card in hand}
    exact = [card for card in hand if plain in (card.casefold(), names[card])]
    return exact or [card for card, name in names.items() if plain and all(word in name.split() for word in plain.split())]


def chosen_line(typed: str, lines: Sequence[str]) -> int | None:
    """The place of the line that somebody means, by its number or by words that only one of them has."""
    if typed.isdecimal():
        return int(typed) - 1 if 1 <= int(typed) <= len(lines) else None
    words = folded(typed).split()
    found = [place for place, line in enumerate(lines) if words and all(word in folded(line) for word in words)]
    return found[0] if len(found) == 1 else None


def folded(text: str) -> str:
    """A text as it is compared: small letters, and single spaces for whatever is no letter, digit or sign of a card."""
    return " ".join("".join(each if each.isalnum() or each in "#<>+" else " " for each in text.casefold()).split())
