"""Version 1: tables and their events, who sits and who played, finished matches, guests."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "1"
down_revision = None

# An event is stored only after the one before it: a table that lost one, or that was removed meanwhile, cannot go on.
GUARDS = {
    "sqlite": (
        """
        CREATE TRIGGER events_without_gaps BEFORE INSERT ON events
        WHEN NEW.number <> 1 AND NOT EXISTS (SELECT 1 FROM events WHERE code = NEW.code AND number = NEW.number - 1)
        BEGIN SELECT RAISE(ABORT, 'the event before it is missing'); END
        """,
    ),
    "postgresql": (
        """
        CREATE FUNCTION refuse_gap() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF NEW.number <> 1 AND NOT EXISTS (SELECT 1 FROM events WHERE code = NEW.code AND number = NEW.number - 1) THEN
                RAISE EXCEPTION 'the event before it is missing' USING ERRCODE = 'integrity_constraint_violation';
            END IF;
            RETURN NEW;
        END $$
        """,
        "CREATE TRIGGER events_without_gaps BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION refuse_gap()",
    ),
}


def upgrade(op: Operations) -> None:
    """Make a new store."""
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("replay_from", sa.Integer, nullable=False),
        sa.Column("alarm", sa.Double),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("tables_by_alarm", "tables", ["alarm"])
    op.create_index("tables_by_change", "tables", ["changed"])
    op.create_table(
        "events",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_index("matches_by_code", "matches", ["code", "ended"])
    op.create_index("matches_by_end", "matches", ["ended"])
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("secret_hash", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("preferences", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("guests_by_secret", "guests", ["secret_hash"], unique=True)
    op.create_index("guests_by_seen", "guests", ["seen"])
    op.create_table(
        "sitters",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("sitters_by_code", "sitters", ["code"])
    op.create_table(
        "players",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
    )
    op.create_index("players_by_guest", "players", ["guest"])
    pulse = op.create_table("pulse", sa.Column("beats", sa.Integer, nullable=False))
    op.bulk_insert(pulse, [{"beats": 0}])
    for statement in GUARDS[op.get_bind().dialect.name]:
        op.execute(statement)
