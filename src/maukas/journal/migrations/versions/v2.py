"""Version 2: without the columns that were written and never read."""

from alembic.operations import Operations

revision = "2"
down_revision = "1"

UNREAD = (("tables", "game"), ("tables", "is_public"), ("tables", "phase"), ("tables", "created"), ("sitters", "at"))


def upgrade(op: Operations) -> None:
    """Drop what nothing reads; what lists show is in `tables.summary`."""
    for table, column in UNREAD:
        op.drop_column(table, column)
