"""A PostgreSQL server of our own, thrown away afterwards."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SERVANTS = ("postgres", "nobody")                       # the server refuses to run as root


def server_programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


@contextmanager
def running_server(programs: Path) -> Iterator[str]:
    """Start a server that is reached through a socket in its own folder; gives the address."""
    folder = Path(tempfile.mkdtemp(prefix="maukas-pg-", dir="/tmp"))           # the name of a socket must be short
    user = servant() if os.geteuid() == 0 else None
    if user is not None:
        shutil.chown(folder, user)

    def run(program: str, *arguments: str) -> None:
        command = [str(programs / program), "-D", str(folder / "data"), *arguments]
        with (folder / "log").open("ab") as log:                        # no pipe: the server would hold it open
            done = subprocess.run(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, user=user, cwd=folder)
        if done.returncode != 0:
            raise RuntimeError(f"{program} failed: {(folder / 'log').read_text()}")

    try:
        run("initdb", "-U", "maukas", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        run("pg_ctl", "-w", "-o", f"-k {folder} -c listen_addresses='' -c shared_buffers=16MB -c fsync=on", "start")
        try:
            yield f"postgresql:///postgres?host={folder}&user=maukas"
        finally:
            run("pg_ctl", "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


def servant() -> str:
    """A user who is there and may run a server."""
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in SERVANTS if name in names)
