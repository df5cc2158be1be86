"""Build the page with the machine's Node, or with the one that PyPI has where there is none: `python -m tools.web_page [check|test]`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "maukas" / "page" / "index.html"
INSTALLED = WEB / "node_modules" / ".package-lock.json"


def npm() -> str:
    """The npm to use; it is installed beside this Python if the machine has none."""
    places = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    if shutil.which("npm", path=places) is None:
        quietly = ["--quiet", "--disable-pip-version-check"]
        subprocess.run([sys.executable, "-m", "pip", "install", *quietly, "--require-hashes", "-r", WEB / "node.lock"], check=True)
    os.environ["PATH"] = places                         # npm looks for node there, too
    found = shutil.which("npm", path=places)
    if found is None:
        sys.exit("no npm, and none could be installed")
    return found


def run(*arguments: str) -> None:
    """Run npm in the folder of the page, after installing what it needs."""
    command = npm()
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        # not `npm ci`: the lock names the native parts of one platform only, and `ci` wants those of all
        subprocess.run([command, "install", "--no-save", "--silent", "--no-audit", "--no-fund"], cwd=WEB, check=True)
        INSTALLED.touch()
    subprocess.run([command, "run", "--silent", *arguments], cwd=WEB, check=True)


def is_fresh() -> bool:
    """Whether the page is newer than everything it is made of."""
    sources = [WEB / name for name in ("index.html", "package-lock.json", "vite.config.ts", "parts.ts", "svelte.config.js")]
    for folder in (WEB / "src", WEB / "public", ROOT / "src" / "maukas" / "locales"):
        sources += [path for path in folder.rglob("*") if path.is_file()]
    return PAGE.exists() and PAGE.stat().st_mtime >= max(path.stat().st_mtime for path in sources if path.exists())


def main() -> None:
    """Build the page if something in it has changed, or do one of the other things."""
    wanted = sys.argv[1:] or ["build"]
    if wanted != ["build"] or not is_fresh():
        run(*wanted)


if __name__ == "__main__":
    main()
