"""Version 4: what keeps a house in order: bans, reports, blocks, what operators have done, and facts about the store as a whole."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "4"
down_revision = "3"


def upgrade(op: Operations) -> None:
    """Add the tables, and room in the pulse for as much as a move writes."""
    op.create_table(
        "bans",
        sa.Column("subject", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("bans_by_end", "bans", ["until"])
    op.create_table(
        "reports",
        sa.Column("reporter", sa.Text, primary_key=True),
        sa.Column("reported", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("reports_by_time", "reports", ["at"])
    op.create_index("reports_by_reported", "reports", ["reported"])
    op.create_table(
        "blocks",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("blocked", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_index("audit_by_time", "audit", ["at"])
    op.create_table("facts", sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False))
    op.add_column("pulse", sa.Column("data", sa.LargeBinary))
