"""A round of a match, move by move, as its events tell it."""

from collections.abc import Iterable
from typing import Any

from maukas.games.round import Round
from maukas.protocol.messages import Chair
from maukas.protocol.replays import RoundReplay, Step
from maukas.tables import events
from maukas.tables.seat import Seat
from maukas.tables.table import Stored, Table

Hands = list[tuple[str, ...]]


class NoSuchRound(LookupError):
    """The match has no round of this number."""


def replay_of(stored: Iterable[Stored], number: int) -> RoundReplay:
    """The round of this number, with all hands: for matches that are over, in which nothing is hidden any more."""
    table, chairs, opening, steps = Table(""), tuple[Chair, ...](), dict[str, Any](), list[Step]()
    seen, hands = dict[str, Any](), Hands()
    for each in stored:
        table.recall(each)
        if table.round is None or len(table.deals) != number:
            continue
        if isinstance(each.event, events.Dealt):
            seen, hands = picture(table.round)
            opening, chairs = seen | {"hands": hands}, tuple(map(chair, table.seats))
        elif isinstance(each.event, events.Moved):
            before, held = seen, hands
            seen, hands = picture(table.round)
            changed = {name: value for name, value in seen.items() if value != before[name]}
            drawn = {seat: hand for seat, hand in enumerate(hands) if hand != held[seat]}
            steps.append(Step(each.event.seat, each.event.move, changed, drawn, each.event.by))
    if not opening:
        raise NoSuchRound(number)
    assert table.match_id is not None
    assert table.scores is not None
    return RoundReplay(
        id=table.match_id, game=table.settings.game, options=table.settings.options, round=number, chairs=chairs, opening=opening,
        steps=tuple(steps), results=tuple(table.deals), totals=table.scores.totals, winners=table.scores.winners,
    )


def chair(sitter: Seat) -> Chair:
    """Who sat there; whether somebody was connected has no meaning any more."""
    return Chair("person" if sitter.guest else "bot", sitter.name, sitter.level)


def picture(played: Round) -> tuple[dict[str, Any], Hands]:
    """What somebody at no seat sees, and beside it all hands."""
    seen = played.sight(None)
    del seen["hands"]
    cards = played.game.cards
    return seen, [cards.hand_names(played.state, seat) for seat in range(played.seats)]
