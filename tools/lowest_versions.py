"""Test with the lowest versions that pyproject.toml allows: `python -m tools.lowest_versions [arguments for pytest]`.

They are installed into `build/lowest`, apart from the environment that is worked in. Tests in browsers and of the docs are left out, for
they use tools of the project, not what a user installs.
"""

import subprocess
import sys
from pathlib import Path

from tools.environment import ROOT, say

FOLDER = ROOT / "build" / "lowest"
PYTHON = FOLDER / "venv" / "bin" / "python"
VERSIONS = FOLDER / "requirements.txt"
TEST_TOOLS = ("pytest", "pytest-xdist", "hypothesis", "schemathesis", "jsonschema-rs", "pypdf", "fluent.runtime", "hatchling", "uv")
LEFT_OUT = ("tests/web", "tests/test_docs.py", "tests/test_package.py", "tests/test_readme.py")


def main() -> None:
    """Install, then run the tests; the exit code is theirs."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    say("Looking for the lowest versions that pyproject.toml allows")
    uv("pip", "compile", "--quiet", "--resolution", "lowest-direct", "--extra", "all", "pyproject.toml", "--output-file", VERSIONS)
    say(f"Installing them into {FOLDER.relative_to(ROOT)}")
    uv("venv", "--quiet", "--clear", "--python", sys.executable, FOLDER / "venv")
    uv("pip", "install", "--quiet", "--python", PYTHON, "-r", VERSIONS, "--constraint", VERSIONS, *TEST_TOOLS)
    uv("pip", "install", "--quiet", "--python", PYTHON, "--no-deps", "--editable", ".")
    say("Testing")
    ignored = [f"--ignore={path}" for path in LEFT_OUT]
    chosen = sys.argv[1:] or ["-n", "auto", "--dist", "worksteal"]
    sys.exit(subprocess.run([PYTHON, "-m", "pytest", *ignored, *chosen], cwd=ROOT, check=False).returncode)


def uv(*arguments: str | Path) -> None:
    """Run uv; what it complains about is seen."""
    if subprocess.run([sys.executable, "-m", "uv", *arguments], cwd=ROOT, check=False).returncode:
        sys.exit("uv could not do it; the reason is above.")


if __name__ == "__main__":
    main()
