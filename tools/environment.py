"""The environment in `.venv`: `python3 -m tools.environment requirements.lock` installs what a lock pins, and the project itself.

It is run by the machine's own Python, before anything is installed. uv does it in a fifth of the time, so it is used where it is there or
can be installed; where it cannot, or fails, pip does the same.
"""

import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV_LOCK = ROOT / "tools" / "uv.lock"
OLDEST = (3, 11)
BEGAN = time.monotonic()


def main() -> None:
    """Make the environment if there is none that works, and install what the lock names."""
    lock = sys.argv[1]
    if sys.version_info < OLDEST:
        sys.exit(
            f"Maukas needs Python {'.'.join(map(str, OLDEST))} or newer; this is {sys.version.split()[0]}. Try: make play PYTHON=python3.12"
        )
    if not works():
        say(f"Making an environment in {VENV.name} with Python {sys.version.split()[0]}")
        make_environment()
    packages = sum(line[:1].isalnum() for line in (ROOT / lock).read_text().splitlines())
    say(f"Installing {packages} packages from {lock}")
    install("--require-hashes", "-r", lock)
    say("Installing Maukas itself")
    install("--no-deps", "--no-build-isolation", "--editable", ".")


def say(what: str) -> None:
    """One line for what comes next, with the seconds so far."""
    print(f"[{time.monotonic() - BEGAN:3.0f} s] {what} ...", flush=True)  # noqa: T201


def works() -> bool:
    """Whether there is an environment already that can be used."""
    return PYTHON.exists() and subprocess.run([PYTHON, "-c", ""], check=False).returncode == 0


def make_environment() -> None:
    """A new environment in the place of any other."""
    if not run(sys.executable, "-m", "venv", "--clear", "--without-pip", VENV):
        sys.exit("This Python cannot make an environment; the reason is above.")


def install(*what: str | Path) -> None:
    """Install something into the environment, with uv or else with pip; what they complain about is shown."""
    uv = uv_command()
    if uv is not None and run(uv, "pip", "install", "--quiet", "--python", PYTHON, *what):
        return
    if uv is not None:
        say("uv could not do it; trying with pip, which takes longer")
    if not pip_install(*what):
        sys.exit("The packages could not be installed; the reason is above.")


def pip_install(*what: str | Path) -> bool:
    """Whether pip has installed something: the environment's own, or else this Python's, or else one that Python brings along."""
    pip: tuple[str | Path, ...] = (PYTHON, "-m", "pip")
    if not run(*pip, "--version", quiet=True):
        if run(sys.executable, "-m", "pip", "--python", PYTHON, "--version", quiet=True):
            pip = (sys.executable, "-m", "pip", "--python", PYTHON)
        elif not run(PYTHON, "-m", "ensurepip", quiet=True):
            sys.exit("This Python has no pip. On Debian and Ubuntu: apt install python3-venv")
    return run(*pip, "install", "--quiet", "--disable-pip-version-check", *what)


def uv_command() -> str | None:
    """The machine's uv, or the environment's own, which is installed if there is none; None if that fails."""
    found = shutil.which("uv") or shutil.which("uv", path=PYTHON.parent)
    if found is None and not UV_FAILED:
        say("Installing uv, which installs the rest quickly")
        if not pip_install("--require-hashes", "-r", UV_LOCK):
            UV_FAILED.append(True)
        found = shutil.which("uv", path=PYTHON.parent)
    return found


UV_FAILED: list[bool] = []  # it is tried once


def run(*command: str | Path, quiet: bool = False) -> bool:
    """Whether a command did what it should; what it complains about is seen unless its failure is expected."""
    unseen = subprocess.DEVNULL if quiet else None
    return subprocess.run(command, cwd=ROOT, check=False, stdout=unseen, stderr=unseen).returncode == 0


if __name__ == "__main__":
    main()
