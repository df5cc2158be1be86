"""People who have played together invite each other: a note on the home page of somebody who wants such notes, and not too many of them."""

import hashlib
import time

import msgspec

from maukas.journal.journal import Journal
from maukas.journal.rows import CompanionRow, Guest, InvitationRow
from maukas.protocol.settings import DAY
from maukas.protocol.summaries import Companion, Invitation, TableSummary
from maukas.server.guests import face_in
from maukas.server.hosting.journal_rows import entry_of, summary_of
from maukas.server.hosting.live_tables import LiveTables
from maukas.server.transport.rate_limits import TokenBuckets
from maukas.tables import events
from maukas.tables.errors import RequestRefused
from maukas.tables.person import Person

MOST_COMPANIONS = 30
MOST_SHOWN = 10  # notes
KEPT = 7 * DAY  # seconds
ONE_PERSON = 1 / 1200, 3.0  # how often one guest invites the same person: three times, then every 20 minutes
ALL_PEOPLE = 1 / 60, 20.0  # and anybody at all


class Invitations:
    """Notes that lead people to tables."""

    def __init__(self, journal: Journal, live_tables: LiveTables) -> None:
        self.journal = journal
        self.live_tables = live_tables
        self.by_pair = TokenBuckets(*ONE_PERSON)
        self.by_inviter = TokenBuckets(*ALL_PEOPLE)

    def limits(self) -> dict[str, TokenBuckets]:
        """The limits that nodes share."""
        return {"invitations of pair": self.by_pair, "invitations of guest": self.by_inviter}

    async def companions(self, guest: Guest) -> list[Companion]:
        """Whom a guest has finished matches with, the latest first; without those whom the guest has blocked."""
        distance = await self.live_tables.blocks.of(guest.id)
        return [
            Companion(
                key=key_of(guest.id, row.id),
                name=row.name,
                face=face_in(row.preferences, row.id),
                ended=row.ended,
                matches=row.matches,
                invitable=is_invitable(row) and row.id not in distance.apart,
            )
            for row in await self.journal.companions(guest.id, MOST_COMPANIONS)
            if row.id not in distance.blocked
        ]

    async def of_guest(self, guest: Guest) -> list[Invitation]:
        """The notes for a guest, the latest first; a table where the guest sits needs none."""
        notes = await self.journal.invitations(guest.id, time.time() - KEPT, MOST_SHOWN)
        found = [Invitation(name=note.name, at=note.at, table=self.summary(note.code, note.summary)) for note in notes]
        mine = {row.code for row in await self.journal.tables_of_guest(guest.id, 50)} if found else set()
        return [each for each in found if each.table.code not in mine]

    def summary(self, code: str, stored: bytes) -> TableSummary:
        """What lists show of a table now."""
        live = self.live_tables.by_code.get(code)
        return msgspec.json.decode(stored, type=TableSummary) if live is None else summary_of(live.table, live.changed)

    async def invite(self, guest: Guest, key: str, code: str) -> None:
        """Leave a note for somebody the guest has played with; RequestRefused says why not."""
        rows = await self.journal.companions(guest.id, MOST_COMPANIONS)
        row = next((row for row in rows if key_of(guest.id, row.id) == key), None)
        table = await self.live_tables.look(code)
        if row is None:
            raise RequestRefused("http-no-companion")
        if table is None or (table.seat_of(guest.id) is None and table.host != guest.id):
            raise RequestRefused("http-not-my-table")
        is_apart = row.id in (await self.live_tables.blocks.of(guest.id)).apart
        if is_apart or not is_invitable(row) or row.id in table.removed:
            raise RequestRefused("http-not-invitable", name=row.name)
        now = time.monotonic()
        if not (self.by_pair.take(f"{guest.id} {row.id}", now) and self.by_inviter.take(guest.id, now)):
            raise RequestRefused("http-invited-lately", name=row.name)
        await self.journal.invite(InvitationRow(row.id, guest.id, table.code, time.time()))

    async def again(self, guest: Guest, person: Person, match_id: str) -> str:
        """Open a table like the one of a finished match, and invite those who played it and want to be invited; return its code."""
        match = await self.journal.match(match_id)
        others = [] if match is None else await self.journal.players(match_id)
        if match is None or guest.id not in others:
            raise RequestRefused("http-no-match")
        (row,) = await self.journal.events(match.code, match.first, match.first)
        began = entry_of(row).event
        assert isinstance(began, events.MatchBegan)
        code = await self.live_tables.open_table(person, began.settings)
        for other in others:
            if other != guest.id:
                try:
                    await self.invite(guest, key_of(guest.id, other), code)
                except RequestRefused:  # the others are invited all the same, and everybody can be sent the link
                    continue
        return code


def key_of(guest: str, other: str) -> str:
    """What stands for another guest in what a guest is told and asks; two guests do not find out by it that they know the same person."""
    return hashlib.sha256(f"{guest} knows {other}".encode()).hexdigest()[:20]


def is_invitable(row: CompanionRow) -> bool:
    """Whether somebody wants to be invited."""
    return msgspec.json.decode(row.preferences).get("invitations") is not False
