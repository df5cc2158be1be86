"""Version 3: notes by which people who have played together invite each other."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "3"
down_revision = "2"


def upgrade(op: Operations) -> None:
    """A guest has at most one note of each other guest."""
    op.create_table(
        "invitations",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("inviter", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("invitations_by_code", "invitations", ["code"])
    op.create_index("invitations_by_time", "invitations", ["at"])
