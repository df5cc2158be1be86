"""The tables of a store in its newest version; the columns are in the order of the fields in `rows`."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("summary", LargeBinary, nullable=False),
    Column("replay_from", Integer, nullable=False),
    Column("alarm", Double),
    Column("changed", Double, nullable=False),
    Index("tables_by_alarm", "alarm"),
    Index("tables_by_change", "changed"),
)

events = Table(  # no foreign key: a finished match keeps its events when the table is gone
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

sitters = Table(  # no foreign key to guests: no move is lost because a guest is unknown
    "sitters",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Index("sitters_by_code", "code"),
)

players = Table(
    "players",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", Text, primary_key=True),
    Index("players_by_guest", "guest"),
)

invitations = Table(  # no foreign key to guests either: they go when their guests do
    "invitations",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("inviter", Text, primary_key=True),
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
    Column("at", Double, nullable=False),
    Index("invitations_by_code", "code"),
    Index("invitations_by_time", "at"),
)

bans = Table(
    "bans",
    metadata,
    Column("subject", Text, primary_key=True),  # a guest, or an address as limits count it
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("until", Double, nullable=False),
    Index("bans_by_end", "until"),
)

reports = Table(  # the latest of each reporter about each guest
    "reports",
    metadata,
    Column("reporter", Text, primary_key=True),
    Column("reported", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("reports_by_time", "at"),
    Index("reports_by_reported", "reported"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("blocked", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("blocks_by_blocked", "blocked"),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("action", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Index("audit_by_time", "at"),
)

facts = Table(  # about the store as a whole
    "facts", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False)
)

pulse = Table(  # one row, changed to check whether the store can take as much as a move writes
    "pulse", metadata, Column("beats", Integer, nullable=False), Column("data", LargeBinary)
)

nodes = Table(  # only in PostgreSQL are there any; a row that is gone never comes back, for every id is used once
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("started", Double, nullable=False),  # these two by the clock of the database, the only one that all nodes share
    Column("until", Double, nullable=False),
    Column("draining", Boolean, nullable=False),
    Column("status", LargeBinary, nullable=False),
)

leases = Table(  # a table's lease lasts as long as its owner's row in `nodes`
    "leases",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("owner", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Index("leases_by_owner", "owner"),
)

renames = Table(  # guests who changed a moment ago, so that all nodes hear of it; by the clock of the database
    "renames", metadata, Column("guest", Text, primary_key=True), Column("at", Double, nullable=False)
)

reviews = Table(  # of finished matches; without content while somebody is at work on one
    "reviews",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("depth", Integer, primary_key=True, autoincrement=False),
    Column("version", Text, primary_key=True),  # of the values by which it was found
    Column("owner", Text, nullable=False),
    Column("until", Double, nullable=False),  # when others may take over; this and the next by the clock of the database
    Column("asked", Double, nullable=False),  # when somebody last waited for it
    Column("done", Integer, nullable=False),  # moves of the match
    Column("total", Integer, nullable=False),
    Column("content", LargeBinary),
)
