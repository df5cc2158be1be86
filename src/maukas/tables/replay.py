"""A round of a finished match, move by move and with all hands."""

from collections.abc import Iterable, Sequence
from typing import Any

from maukas.games.match_record import written_round
from maukas.games.match_walk import match_before, walk
from maukas.games.round import Round
from maukas.protocol.replays import RoundReplay, Step
from maukas.tables import events
from maukas.tables.broadcast import round_results
from maukas.tables.entry import Entry
from maukas.tables.history import MatchHistory, history_of

Hands = list[tuple[str, ...]]
OpenView = tuple[dict[str, Any], Hands]  # the fields of a view from no seat, and beside it all hands


class NoSuchRound(LookupError):
    """The match has no round of this number."""


def replay_of(entries: Sequence[Entry], number: int) -> RoundReplay:
    """The round of this number in the events of a match that is over, in which nothing is hidden any more."""
    history = history_of(entries)
    if number not in range(1, len(history.spans) + 1):
        raise NoSuchRound(number)
    first, last = history.spans[number - 1]
    return round_replay(history, number, [entry for entry in entries if first <= entry.number <= last])


def round_replay(history: MatchHistory, number: int, entries: Iterable[Entry]) -> RoundReplay:
    """A round of a match whose history is known, from the events of the round alone."""
    made = [entry.event for entry in entries if isinstance(entry.event, events.Moved)]
    written = written_round(history.match, number, [(each.seat, each.move) for each in made])
    match, scores = match_before(history.match, number), history.match.scores
    match.deal(written.seed, written.shares)
    view, hands = open_view(match.round)
    steps = [
        Step(step.seat, step.move, *changes(step.before, step.after), each.by)
        for step, each in zip(walk(match, written, open_view), made, strict=True)
    ]
    return RoundReplay(
        id=history.id,
        game=history.settings.game,
        options=history.settings.options,
        round=number,
        chairs=history.chairs[number - 1],
        opening=view | {"hands": hands},
        steps=tuple(steps),
        results=round_results(history.match),
        totals=scores.totals,
        winners=scores.winners,
    )


def open_view(played: Round) -> OpenView:
    """What somebody at no seat sees, and beside it all hands."""
    seen = played.sight(None)
    del seen["hands"]
    cards = played.game.cards
    return seen, [cards.hand_names(played.state, seat) for seat in range(played.seats)]


def changes(before: OpenView, after: OpenView) -> tuple[dict[str, Any], dict[int, tuple[str, ...]]]:
    """The fields that a move has changed, and the hands by seat."""
    fields = {name: value for name, value in after[0].items() if value != before[0][name]}
    return fields, {seat: hand for seat, hand in enumerate(after[1]) if hand != before[1][seat]}
