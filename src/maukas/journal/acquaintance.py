"""Who has played with whom, and the notes by which they invite each other."""

from sqlalchemy import Connection, Delete, Dialect, Select, and_, delete, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from maukas.journal.rows import InvitationRow
from maukas.journal.schema import guests, invitations, matches, players, tables


def companions_query(guest: str, limit: int) -> Select[tuple[str, str, bytes, float, int]]:
    """Guests who have finished a match with a guest, with the time of the last one and how many they were; the latest first."""
    mine, theirs = players.alias("mine"), players.alias("theirs")
    last = func.max(matches.c.ended)
    return (
        select(guests.c.id, guests.c.name, guests.c.preferences, last, func.count())
        .select_from(mine)
        .join(theirs, and_(theirs.c.match == mine.c.match, theirs.c.guest != mine.c.guest))
        .join(matches, matches.c.id == mine.c.match)
        .join(guests, guests.c.id == theirs.c.guest)
        .where(mine.c.guest == guest)
        .group_by(guests.c.id, guests.c.name, guests.c.preferences)
        .order_by(last.desc(), guests.c.id)
        .limit(limit)
    )


def invitations_query(guest: str, since: float, limit: int) -> Select[tuple[str, str, float, bytes]]:
    """The notes for a guest since a time: who wrote each, when, and the summary of the table that it leads to; the latest first."""
    return (
        select(invitations.c.code, guests.c.name, invitations.c.at, tables.c.summary)
        .join(tables, tables.c.code == invitations.c.code)
        .join(guests, guests.c.id == invitations.c.inviter)
        .where(invitations.c.guest == guest, invitations.c.at >= since)
        .order_by(invitations.c.at.desc(), invitations.c.inviter)
        .limit(limit)
    )


def write_invitation(connection: Connection, row: InvitationRow, dialect: Dialect) -> None:
    """Leave a note; it replaces the one that its writer has left before."""
    statement = (sqlite if dialect.name == "sqlite" else postgresql).insert(invitations)
    statement = statement.values(guest=row.guest, inviter=row.inviter, code=row.code, at=row.at)
    keys = [invitations.c.guest, invitations.c.inviter]
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_={"code": row.code, "at": row.at}))


def withdrawal(guest: str, code: str) -> Delete:
    """Remove all notes for a guest that lead to a table."""
    return delete(invitations).where(invitations.c.guest == guest, invitations.c.code == code)


def separation(guest: str, other: str) -> Delete:
    """Remove the notes between two guests."""
    pair = (guest, other)
    return delete(invitations).where(invitations.c.guest.in_(pair), invitations.c.inviter.in_(pair))


def expiry_of_invitations(before: float) -> Delete:
    """Remove the notes that are older than a time, or of or for guests who are gone."""
    known = select(guests.c.id)
    return delete(invitations).where(or_(invitations.c.at < before, invitations.c.guest.not_in(known), invitations.c.inviter.not_in(known)))
