"""The version of a store's schema, and its migration to the newest."""

from pathlib import Path

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from maukas.journal.errors import SchemaTooNew

MIGRATIONS = Path(__file__).with_name("migrations")
VERSION_TABLE = "maukas_version"  # a store is recognised by it; others in a shared database have their own


def migrate(connection: Connection, migrations: Path = MIGRATIONS) -> None:
    """Run all migrations from the version that a store has to the newest, in the caller's transaction, which alone may write."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    operations = Operations(context)
    scripts = ScriptDirectory(str(migrations))
    current = context.get_current_revision()
    if current is not None and current not in {script.revision for script in scripts.walk_revisions()}:
        raise SchemaTooNew(f"the store has version {current}, this program knows those up to {scripts.get_current_head()}")
    for script in reversed([*scripts.iterate_revisions("head", current)]):
        script.module.upgrade(operations)  # as an argument, since alembic's own `op` is shared by all threads
        context.stamp(scripts, script.revision)
