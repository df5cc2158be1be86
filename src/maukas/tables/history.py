"""A match as its events tell it, for its record and its replay."""

from collections.abc import Iterable

from maukas.games.match import Match
from maukas.tables import events
from maukas.tables.table import Stored


def match_of(stored: Iterable[Stored]) -> Match:
    """The match that was played in these events, from its beginning on."""
    match: Match | None = None
    seed, shares = b"", dict[int, str]()
    for each in stored:
        event = each.event
        if isinstance(event, events.MatchBegan):
            names = [kept.name for kept in event.seats]
            match = Match(event.settings.game, seats=len(names), options=event.settings.options, players=names)
        elif match is None:
            continue
        elif isinstance(event, events.Committed):
            seed, shares = bytes.fromhex(event.seed), {}
        elif isinstance(event, events.Agreed):
            shares[event.seat] = event.share
        elif isinstance(event, events.Seated | events.BotSeated):
            shares.pop(event.seat, None)                # a share goes with who gave it
        elif isinstance(event, events.Dealt):
            match.deal(seed, [bytes.fromhex(share) for _, share in sorted(shares.items()) if share])
        elif isinstance(event, events.Moved):
            match.play(event.seat, event.move)
    if match is None:
        raise ValueError("no match began in these events")
    return match
