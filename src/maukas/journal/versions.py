"""The version of a store: which it is, and the way to the newest."""

from pathlib import Path

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from maukas.journal.errors import SchemaTooNew

MIGRATIONS = Path(__file__).with_name("migrations")
VERSION_TABLE = "maukas_version"                        # by this name a store is known, and a shared database keeps others' versions


def bring_to_newest(connection: Connection, migrations: Path = MIGRATIONS) -> None:
    """Take all steps from the version that a store has to the newest, in the transaction of the caller, who alone is writing."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    operations = Operations(context)
    scripts = ScriptDirectory(str(migrations))
    current = context.get_current_revision()
    if current is not None and current not in {script.revision for script in scripts.walk_revisions()}:
        raise SchemaTooNew(f"the store has version {current}, this program knows those up to {scripts.get_current_head()}")
    for script in reversed([*scripts.iterate_revisions("head", current)]):
        script.module.upgrade(operations)               # handed over, since alembic's own `op` is one for all threads
        context.stamp(scripts, script.revision)
