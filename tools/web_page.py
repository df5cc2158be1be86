"""Build the page with the machine's Node, or with the one that PyPI has where there is none: `python -m tools.web_page [check|test]`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.environment import ROOT, VENV, install, say

WEB = ROOT / "web"
PAGE = ROOT / "src" / "maukas" / "page" / "index.html"
INSTALLED = WEB / "node_modules" / ".package-lock.json"


def npm() -> str:
    """The npm to use; it is installed into our own environment if the machine has none."""
    if find_npm() is None and Path(sys.prefix) == VENV:
        say("Installing Node, which builds the page")
        install("--require-hashes", "-r", WEB / "node.lock")
    found = find_npm()
    if found is None:
        sys.exit("The page is built with Node, which is not here, and npm of a package could not be found either.")
    return found


def find_npm() -> str | None:
    """The npm of the machine, or the one beside this Python; npm itself looks for node there, too."""
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    return shutil.which("npm")


def run(*arguments: str, asking: str | None = None) -> str:
    """Run npm in the folder of the page, after installing what it needs; the answer to what is asked."""
    command = npm()
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        say("Installing what builds the page")
        # not `npm ci`: the lock names the native parts of one platform only, and `ci` wants those of all
        subprocess.run([command, "install", "--no-save", "--silent", "--no-audit", "--no-fund"], cwd=WEB, check=True)
        INSTALLED.touch()
    output = None if asking is None else subprocess.PIPE
    done = subprocess.run([command, "run", "--silent", *arguments], cwd=WEB, check=True, input=asking, stdout=output, encoding="utf-8")
    return done.stdout or ""


def is_fresh() -> bool:
    """Whether the page is newer than everything it is made of."""
    names = ("index.html", "package-lock.json", "vite.config.ts", "compress.js", "reference.js", "parts.ts", "svelte.config.js")
    sources = [WEB / name for name in names]
    for folder in (WEB / "src", WEB / "public", ROOT / "src" / "maukas" / "locales"):
        sources += [path for path in folder.rglob("*") if path.is_file()]
    return PAGE.exists() and PAGE.stat().st_mtime >= max(path.stat().st_mtime for path in sources if path.exists())


def main() -> None:
    """Build the page if something in it has changed, or do one of the other things."""
    wanted = sys.argv[1:] or ["build"]
    if wanted != ["build"] or not is_fresh():
        if wanted == ["build"]:
            say("Building the page")
        run(*wanted)


if __name__ == "__main__":
    main()
