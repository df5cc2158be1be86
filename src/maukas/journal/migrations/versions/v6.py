"""Version 6: a server that knows nothing of nodes can no longer store what happens at tables, even if it is still running."""

from alembic.operations import Operations

from maukas.journal.store import KNOWS_NODES

revision = "6"
down_revision = "5"

REFUSE = """
CREATE FUNCTION maukas_refuse_older() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a server of an older version cannot write beside nodes';
END $$
"""
FENCE = f"""
CREATE TRIGGER maukas_nodes_only BEFORE INSERT ON events FOR EACH STATEMENT
WHEN (current_setting('{KNOWS_NODES}', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION maukas_refuse_older()
"""


def upgrade(op: Operations) -> None:
    """A trigger that asks the session whether it knows of nodes; in a file there are none."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(REFUSE)
        op.execute(FENCE)
