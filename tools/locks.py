"""Pin the newest versions that fit, with hashes and without addresses: `python -m tools.locks [--keep]`."""

import subprocess
import sys

from tools.environment import ROOT

# A lock, what is asked for, and a lock whose versions it shares
LOCKS = (
    ("requirements-dev.lock", ("pyproject.toml", "--extra", "dev"), None),
    ("requirements.lock", ("pyproject.toml", "--extra", "server", "--extra", "print", "--group", "build"), "requirements-dev.lock"),
    ("tools/uv.lock", ("tools/uv.in",), None),
    ("web/node.lock", ("web/node.in",), None),
)
SETTINGS = ("--quiet", "--universal", "--no-emit-index-url", "--no-emit-find-links", "--generate-hashes")


def main() -> None:
    """Write all the locks; with `--keep` only what has changed in what is asked for."""
    newest = [] if "--keep" in sys.argv else ["--upgrade"]
    for lock, wanted, shared in LOCKS:
        constraint = [] if shared is None else ["--constraint", shared]
        command = [sys.executable, "-m", "uv", "pip", "compile", *SETTINGS, *newest, *wanted, *constraint, "--output-file", lock]
        subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
