"""Answers to what one may ask at a table, in sentences: read from the view and the picture, at once, and nothing moves by them."""

from collections.abc import Sequence

from maukas.games.sentence import Sentence
from maukas.narrator import yes_or_no
from maukas.terminal.table_state import TableState

COLOURS = "RGBY"  # as the page shows them


def hand(state: TableState) -> list[str]:
    """The guest's own cards, colour by colour."""
    if state.view is None or state.view.hand is None:
        return [state.texts.text("play-you-watch")]
    counted = state.texts.text("play-hand", count=len(state.view.hand))
    return [f"{counted}: {card_list(state, sorted_hand(state))}."] if state.view.hand else [f"{counted}."]


def sorted_hand(state: TableState) -> list[str]:
    """The hand by colour, then by rank; cards without a colour come last."""
    return sorted(state.view.hand, key=lambda card: (COLOURS.find(card[0]) % (len(COLOURS) + 1), state.game.cards.parse(card)))


def card_list(state: TableState, cards: Sequence[str]) -> str:
    """Cards one after another."""
    return ", ".join(state.texts.card_name(state.game.name, card) for card in cards)


def middle(state: TableState) -> list[str]:
    """What lies in the middle, what is in force, which way play goes, and how many cards are left to draw."""
    if state.view is None:
        return [state.texts.text("table-no-round")]
    direction = state.game.middle(state.view).direction
    pile = sentence(state.texts.text("play-pile", count=state.view.draw_size))
    return [*open_cards(state), *([fact_text(state, direction)] if direction else []), pile]


def open_cards(state: TableState) -> list[str]:
    """What lies in the middle, and what is in force: all that one needs to know for a move."""
    seen, texts, game = state.game.middle(state.view), state.texts, state.game.name
    names = [texts.card_name(game, each.card) for each in seen.cards]
    if seen.is_row:
        covered = [(name, card_list(state, each.covered_by)) for name, each in zip(names, seen.cards, strict=True)]
        shown = [texts.text("play-row-covered", card=name, by=by) if by else name for name, by in covered]
        told = [f"{texts.text('play-row')}: {'; '.join(shown)}."]
    else:
        told = [f"{texts.text('play-top', card=name)}." for name in names]
    return [*told, *(fact_text(state, each) for each in seen.in_force)]


def fact_text(state: TableState, fact: Sentence) -> str:
    """What is in force, in words."""
    colour = state.texts.colour_name(fact.colour) if fact.colour else ""
    return sentence(state.texts.text(fact.id, colour=colour, count=fact.count or 0))


def sentence(text: str) -> str:
    """A text as a sentence, which it may be already."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '!', '?')) else '.'}"


def counts(state: TableState) -> list[str]:
    """How many cards each player holds, in the order of their turns."""
    if state.view is None:
        return [state.texts.text("table-no-round")]
    told = [f"{seat_name(state, seat)}: {state.texts.text('play-cards', count=size)}" for seat, size in enumerate(state.view.hand_sizes)]
    return [f"{'; '.join(told)}."]


def seat_name(state: TableState, seat: int) -> str:
    """A player's name, or "you"."""
    return state.texts.text("play-you") if seat == state.narrator.reader else state.narrator.player(seat)


def turn(state: TableState) -> list[str]:
    """Whose turn it is."""
    if state.view is None or not state.is_playing:
        return [state.texts.text("table-no-round")]
    if state.is_my_turn:
        return [f"{state.texts.text('play-your-turn')}."]
    return [f"{state.texts.text('play-turn-of', name=state.narrator.player(state.view.turn))}."]


def news(state: TableState) -> list[str]:
    """What has happened since the guest decided last."""
    told = [each.text for each in state.moves[state.own_turn_at :]]
    return told or [state.texts.text("terminal-no-news")]


def scores(state: TableState) -> list[str]:
    """How the match stands: the totals, who leads, and what ends it."""
    table, texts = state.table, state.texts
    goal = table.goal
    told = []
    if table.results:
        totals = [f"{seat_name(state, seat)}: {texts.text('play-points', count=total)}" for seat, total in enumerate(table.totals)]
        told.append(f"{'; '.join(totals)}.")
    else:
        told.append(texts.text("play-scores-none"))
    if goal.points:
        told.append(texts.text("play-goal-points", count=goal.points))
    elif goal.rounds:
        told.append(texts.text("play-goal-rounds", count=goal.rounds))
    told.append(texts.text("terminal-aim-low" if state.game.lower_wins else "terminal-aim-high"))
    return told


def round_end(state: TableState) -> list[str]:
    """How a round ended: who won, what the others hold, and what it counts."""
    told = [sentence(state.round_end_text())]
    if state.view is not None and state.view.scores is not None:
        hands = state.view.hands or ()
        for seat, score in enumerate(state.view.scores):
            left = card_list(state, hands[seat]) if seat < len(hands) and hands[seat] else state.texts.text("play-left-none")
            told.append(f"{seat_name(state, seat)}: {state.texts.text('play-points', count=score)} ({left}).")
    return [*told, *scores(state)[:1]]


def rules(state: TableState) -> list[str]:
    """What each kind of card does, and the house rules of this table."""
    texts, game = state.texts, state.game
    told = [f"{texts.text(sample.title)}: {card_rule(state, sample.card)}" for sample in game.rulebook.samples]
    changed = state.options.changed()
    if not changed:
        return [*told, texts.text("play-rules-strict")]
    return [*told, *(house_rule(state, name, value) for name, value in changed.items()), texts.text("play-rules-rest")]


def house_rule(state: TableState, name: str, value: object) -> str:
    """A house rule with its value in words."""
    id = f"option-{state.game.name}-{name.replace('_', '-')}"
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{state.texts.text(id)}: {value}."
    meaning = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value).replace("_", "-")
    return f"{state.texts.text(id)}: {state.texts.text(f'{id}-{meaning}')}"


def card_rule(state: TableState, card: str) -> str:
    """What a kind of card does."""
    game = state.game
    kind = next((each.kind for each in game.rulebook.samples if game.card_kind(each.card) == game.card_kind(card)), None)
    return "" if kind is None else state.texts.text(f"sheet-{game.name}-card-{kind}")


def card(state: TableState, card: str) -> list[str]:
    """What a card of the hand would do: whether it can be played now and how, and what such a card does."""
    name = state.texts.card_name(state.game.name, card)
    ways = [state.move_text(move) for move in state.legal if card in state.game.laid_cards(move)]
    can = state.texts.text("terminal-card-fits", can=yes_or_no(bool(ways)), card=name)
    listed = [f"{'; '.join(ways)}."] if ways and ways != [name] else []
    return [can, *listed, card_rule(state, card)]


def waiting(state: TableState) -> list[str]:
    """Who is at a table whose match has not begun."""
    table, texts = state.table, state.texts
    chairs = [
        texts.text("play-free")
        if chair.kind == "free"
        else f"{chair.name} ({texts.text('play-is-bot', level=level_name(state, chair.level))})"
        if chair.kind == "bot"
        else chair.name
        for chair in table.chairs
    ]
    return [f"{number}. {chair}" for number, chair in enumerate(chairs, 1)]


def level_name(state: TableState, level: str) -> str:
    """The level of a bot in words; one of a package has only its name."""
    id = f"web-level-{level}"
    named = state.texts.text(id)
    return level if named == id else named
