"""Who has played with whom, and the notes by which they invite each other."""

import asyncio

from maukas.journal.journal import Journal
from maukas.journal.rows import Batch, Guest, InvitationRow, MatchRow, PlayerRow, TableRow


def test_companions_and_notes_are_found_replaced_withdrawn_and_forgotten(address: str) -> None:
    asyncio.run(found_and_forgotten(address))


async def found_and_forgotten(address: str) -> None:
    journal = await Journal.open(address)
    try:
        for name in ("ada", "ben", "cat"):
            await journal.add_guest(Guest(name, name.encode(), name.title(), None, b"{}", 0.0, 0.0))
        await journal.append(Batch(tables=[TableRow(code, b"{}", 1, None, 1.0) for code in ("baba", "dada")]))
        await journal.append(
            Batch(
                matches=[MatchRow(id, "baba", "maumau", 1, 2, ended, b"{}") for id, ended in (("one", 5.0), ("two", 9.0))],
                players=[PlayerRow("one", "ada"), PlayerRow("one", "ben"), PlayerRow("two", "ada"), PlayerRow("two", "cat")],
            )
        )
        found = await journal.companions("ada", 10)
        assert [(each.id, each.name, each.ended, each.matches) for each in found] == [("cat", "Cat", 9.0, 1), ("ben", "Ben", 5.0, 1)]
        assert sorted(await journal.players("one")) == ["ada", "ben"]
        for row in (
            InvitationRow("ben", "ada", "baba", 1.0),
            InvitationRow("ben", "ada", "dada", 3.0),
            InvitationRow("ben", "cat", "baba", 2.0),
        ):
            await journal.invite(row)
        assert [(note.name, note.code, note.at) for note in await journal.invitations("ben", 0.0, 9)] == [
            ("Ada", "dada", 3.0),
            ("Cat", "baba", 2.0),
        ]
        await journal.withdraw("ben", "dada")
        assert [note.name for note in await journal.invitations("ben", 0.0, 9)] == ["Cat"]
        assert await journal.invitations("ben", 2.5, 9) == []
        await journal.expire_invitations(2.5)
        assert await journal.invitations("ben", 0.0, 9) == []
    finally:
        await journal.close()
