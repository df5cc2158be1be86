"""A PostgreSQL server of our own, thrown away afterwards: it can be restarted, killed, copied by a replica and replaced by it."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SERVANTS = ("postgres", "nobody")  # the server refuses to run as root
DEATH_TIMEOUT = 30.0  # seconds until every process of a killed server is gone
SMALL = "-c shared_buffers=16MB -c fsync=on"


def server_programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


class PostgresServer:
    """A server in a folder of its own, reached through a socket there; with a port also over the loopback."""

    def __init__(self, programs: Path, port: int | None = None) -> None:
        self.programs = programs
        self.port = port
        self.folder = Path(tempfile.mkdtemp(prefix="maukas-pg-", dir="/tmp"))  # the name of a socket must be short
        self.user = servant() if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)

    @property
    def address(self) -> str:
        port = "" if self.port is None else f"&port={self.port}"
        return f"postgresql:///postgres?host={self.folder}{port}&user=maukas"

    def create(self) -> None:
        """Make an empty database, and start."""
        self.run("initdb", "-D", self.data, "-U", "maukas", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()

    def copy(self, primary: "PostgresServer") -> None:
        """Become a replica of a server, which from then on tells nobody that something is stored before it is stored here, too."""
        source = f"host={primary.folder} port={primary.port or 5432} user=maukas"
        self.run("pg_basebackup", "-D", self.data, "-d", source, "-R", "-X", "stream", "--checkpoint=fast")
        self.start()
        primary.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
        primary.execute("SELECT pg_reload_conf()")

    def start(self) -> None:
        listen = f"-c listen_addresses=127.0.0.1 -p {self.port}" if self.port is not None else "-c listen_addresses=''"
        self.run("pg_ctl", "-D", self.data, "-w", "-o", f"-k {self.folder} {listen} {SMALL}", "start")

    def restart(self, *, in_order: bool) -> None:
        """Stop as an operator does, or as after a crash, and start again."""
        self.run("pg_ctl", "-D", self.data, "-w", "-m", "fast" if in_order else "immediate", "stop")
        self.start()

    def promote(self) -> None:
        """Let a replica be a server of its own, which waits for no other."""
        self.run("pg_ctl", "-D", self.data, "-w", "promote")

    def kill(self) -> None:
        """Let all its processes die in the middle of what they do, as when a computer loses its power."""
        main = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(main, signal.SIGSTOP)  # so that it starts no more of them
        family = [int(child) for child in Path(f"/proc/{main}/task/{main}/children").read_text().split()]
        for each in (main, *family):
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        deadline = time.monotonic() + DEATH_TIMEOUT
        while any(is_alive(each) for each in (main, *family)) and time.monotonic() < deadline:
            time.sleep(0.01)

    def remove(self) -> None:
        """Stop, if it runs, and leave nothing behind."""
        with suppress(RuntimeError):
            self.run("pg_ctl", "-D", self.data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(self.folder)

    def execute(self, statement: str) -> None:
        """Let an operator say something to it."""
        port = [] if self.port is None else ["-p", str(self.port)]
        self.run("psql", "-h", str(self.folder), *port, "-U", "maukas", "-d", "postgres", "-c", statement)

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def run(self, program: str, *arguments: str) -> None:
        """Run one of its programs."""
        with (self.folder / "log").open("ab") as log:  # no pipe: the server would hold it open
            command = [str(self.programs / program), *arguments]
            done = subprocess.run(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, user=self.user, cwd=self.folder)
        if done.returncode != 0:
            raise RuntimeError(f"{program} failed: {(self.folder / 'log').read_text()[-4000:]}")


@contextmanager
def running_server(programs: Path, port: int | None = None) -> Iterator[PostgresServer]:
    """A server with an empty database."""
    server = PostgresServer(programs, port)
    try:
        server.create()
        yield server
    finally:
        server.remove()


def is_alive(process: int) -> bool:
    """Whether a process runs, and is not only waited for."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def servant() -> str:
    """A user who is there and may run a server."""
    import pwd

    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in SERVANTS if name in names)
