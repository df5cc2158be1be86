"""Version 5: several nodes share a store, and agree in it which of them owns a table."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "5"
down_revision = "4"


def upgrade(op: Operations) -> None:
    """The nodes that live, the tables they own, and the guests they should look at again."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
        sa.Column("status", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    op.create_index("leases_by_owner", "leases", ["owner"])
    op.create_table("renames", sa.Column("guest", sa.Text, primary_key=True), sa.Column("at", sa.Double, nullable=False))
