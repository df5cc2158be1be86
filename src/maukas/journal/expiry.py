"""What is removed from a store when it is old, and what stays because something needs it.

A *match* goes when it ended before a given time. A *table* goes, with its sitters, when neither it has changed nor anything has happened
there since a given time, and its alarm, if it has one, is no later. A *guest* who was not seen since and sits at no table goes; a guest
who has not even finished a match goes sooner.

An *event* goes with its match or its table, unless something that stays needs it:
- a match needs its events, first to last, and event 1 of the table, which says how the table was set up;
- a table needs event 1, those from `replay_from` on, and its newest, on which the next one builds.

What happened at a table between its matches is needed by neither, and goes when nobody looks at the table any more (`FoldRow`). A code can
be given to a new table only when the last match played under it is gone, too: until then event 1 is there, and `append` raises `Conflict`.
"""

from collections.abc import Iterable

from sqlalchemy import Connection, and_, bindparam, delete, exists, func, or_, select

from maukas.journal.rows import Expired
from maukas.journal.schema import events, guests, matches, players, sitters, tables

PORTION = 50  # rows removed in one transaction, so that moves need not wait for long
END = 2**31 - 1

later = events.alias("later")
newest = select(func.max(later.c.number)).where(later.c.code == events.c.code).scalar_subquery()
needed_by_match = exists().where(
    matches.c.code == events.c.code, or_(events.c.number == 1, events.c.number.between(matches.c.first, matches.c.last))
)
needed_by_table = exists().where(
    tables.c.code == events.c.code, or_(events.c.number == 1, events.c.number >= tables.c.replay_from, events.c.number == newest)
)
forget = delete(events).where(
    events.c.code == bindparam("code_gone"),
    or_(events.c.number == 1, events.c.number.between(bindparam("first_gone"), bindparam("last_gone"))),
    ~needed_by_match,
    ~needed_by_table,
)


def expire_matches(connection: Connection, before: float) -> Expired:
    """Remove a portion of the matches that ended before a time, the oldest first."""
    old = select(matches.c.id).where(matches.c.ended < before).order_by(matches.c.ended).limit(PORTION)
    gone = connection.execute(delete(matches).where(matches.c.id.in_(old)).returning(matches.c.code, matches.c.first, matches.c.last)).all()
    return Expired(matches=len(gone), events=forget_events(connection, (tuple(row) for row in gone)))


def expire_tables(connection: Connection, before: float) -> Expired:
    """Remove a portion of the tables where nothing has happened since a time."""
    is_idle = (
        tables.c.changed < before,
        or_(tables.c.alarm.is_(None), tables.c.alarm < before),
        ~exists().where(events.c.code == tables.c.code, events.c.at >= before),
    )
    idle = select(tables.c.code).where(*is_idle).limit(PORTION)
    gone = connection.execute(delete(tables).where(tables.c.code.in_(idle), *is_idle).returning(tables.c.code)).scalars().all()
    return Expired(tables=len(gone), events=forget_events(connection, ((code, 1, END) for code in gone)))


def expire_guests(connection: Connection, before: float, visitors_before: float) -> Expired:
    """Remove a portion of the guests not seen since a time who sit at no table; the matches they played stay, without them."""
    is_visitor = guests.c.seen < visitors_before, ~exists().where(players.c.guest == guests.c.id)
    is_away = or_(guests.c.seen < before, and_(*is_visitor)), ~exists().where(sitters.c.guest == guests.c.id)
    away = select(guests.c.id).where(*is_away).limit(PORTION)
    gone = connection.execute(delete(guests).where(guests.c.id.in_(away), *is_away).returning(guests.c.id)).scalars().all()
    connection.execute(delete(players).where(players.c.guest.in_(gone)))
    return Expired(guests=len(gone))


def forget_events(connection: Connection, ranges: Iterable[tuple[str, int, int]]) -> int:
    """Remove the events in these ranges, and event 1, where nothing needs them any longer; return how many."""
    return sum(
        connection.execute(forget, {"code_gone": code, "first_gone": first, "last_gone": last}).rowcount for code, first, last in ranges
    )
