"""Build the site of the documentation into build/docs/site: the pages as they are, and the reference of the public Python interface.

The pages link to scenarios, examples and results, so all of them are gathered in build/docs/pages, each at its place in the project. A
broken link is an error. `python -m tools.docs_site FOLDER` builds elsewhere.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
CONFIGURATION = ROOT / "zensical.toml"
PARTS = (
    "README.md",
    "README.fi.md",
    "README.sv.md",
    "README.da.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "LICENSE",
    "docs",
    "examples",
    "tests/scenarios",
    "tests/tiny_game",
    "benchmarks/README.md",
    "benchmarks/results",
)


def gather(pages: Path) -> None:
    """Copy what belongs to the site; the README becomes its first page."""
    for part in PARTS:
        source, target = ROOT / part, pages / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)


def build(folder: Path) -> int:
    """Build the site in an empty folder; the exit code says whether everything in it holds."""
    shutil.rmtree(folder, ignore_errors=True)
    gather(folder / "pages")
    shutil.copy(CONFIGURATION, folder)  # beside the pages, for zensical keeps its cache beside its configuration
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    return subprocess.run(command, cwd=folder, check=False).returncode


if __name__ == "__main__":
    sys.exit(build(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs"))
