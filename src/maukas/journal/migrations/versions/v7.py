"""Version 7: reviews of finished matches are kept."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "7"
down_revision = "6"


def upgrade(op: Operations) -> None:
    """A review for each match, depth and version of values, and who is at work on it."""
    op.create_table(
        "reviews",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("depth", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary),
    )
