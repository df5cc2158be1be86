"""The tables of a store, as its newest version has them; columns stand in the order of the fields in `rows`."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("replay_from", Integer, nullable=False),
    Column("alarm", Double),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Index("tables_by_alarm", "alarm"),
    Index("tables_by_change", "changed"),
)

events = Table(                                         # no foreign key: finished matches keep theirs when the table is gone
    "events",
    metadata,
    Column("code", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("ended", Double, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("matches_by_code", "code", "ended"),
    Index("matches_by_end", "ended"),
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("secret_hash", LargeBinary, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text),
    Column("preferences", LargeBinary, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Index("guests_by_secret", "secret_hash", unique=True),
    Index("guests_by_seen", "seen"),
)

sitters = Table(                                        # no foreign key to guests: no move is lost because a guest is unknown here
    "sitters",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Index("sitters_by_code", "code"),
)

players = Table(
    "players",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", Text, primary_key=True),
    Index("players_by_guest", "guest"),
)

pulse = Table("pulse", metadata, Column("beats", Integer, nullable=False))     # one row, changed to see whether the store takes writes
