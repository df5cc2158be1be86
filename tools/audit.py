"""What the project is made of, and whether anything in it is known to be unsafe: `python -m tools.audit`.

The list (an SBOM in CycloneDX) is made from the locks alone. Known weaknesses are asked for with pip-audit and npm; where nobody can be
asked, a sentence says so, for no answer is not a good answer.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from tools.environment import ROOT
from tools.web_page import WEB, npm

LOCKS = ("requirements.lock", "requirements-dev.lock", "tools/uv.lock", "web/node.lock")
FOLDER = ROOT / "build" / "audit"
PINNED = re.compile(r"^([\w.-]+)==([\w.!+-]+)", re.MULTILINE)
UNASKED = 3  # the exit code when somebody could not be asked


def main() -> None:
    """Write the list, ask for weaknesses, and say what was found."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    parts = sorted({*python_parts(), *page_parts()})
    (FOLDER / "sbom.json").write_text(json.dumps(sbom(parts), indent=1) + "\n", encoding="utf-8")
    say(f"{len(parts)} packages are listed in {(FOLDER / 'sbom.json').relative_to(ROOT)}.")
    answers = {"Python": python_weaknesses(), "the page": page_weaknesses()}
    for name, weaknesses in answers.items():
        if weaknesses is None:
            say(f"Nobody could be asked for known weaknesses of the packages of {name}: try again where the internet can be reached.")
        else:
            say(f"Known weaknesses of the packages of {name}: {len(weaknesses) or 'none'}.", *weaknesses)
    if any(answers.values()):
        sys.exit(1)
    sys.exit(UNASKED if None in answers.values() else 0)


def python_parts() -> Iterator[tuple[str, str, str]]:
    """The packages in the locks of Python: ecosystem, name, version."""
    for lock in LOCKS:
        for name, version in PINNED.findall((ROOT / lock).read_text(encoding="utf-8")):
            yield "pypi", name.lower(), version


def page_parts() -> Iterator[tuple[str, str, str]]:
    """The packages in the lock of the page."""
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    for path, entry in lock["packages"].items():
        if path:
            yield "npm", path.rpartition("node_modules/")[2], entry["version"]


def sbom(parts: list[tuple[str, str, str]]) -> dict[str, Any]:
    """The list in the words of CycloneDX."""
    components = [
        {"type": "library", "name": name, "version": version, "purl": f"pkg:{kind}/{quote(name, safe='/')}@{version}"}
        for kind, name, version in parts
    ]
    return {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "components": components}


def python_weaknesses() -> list[str] | None:
    """What is known of the packages of Python; None if nobody could be asked."""
    found = []
    for lock in LOCKS[:2]:
        report = FOLDER / f"{Path(lock).stem}.json"
        report.unlink(missing_ok=True)
        asked: list[str | Path] = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "-r", lock, "-f", "json", "-o", report]
        subprocess.run(
            [sys.executable, "-m", "uv", "tool", "run", "--quiet", "pip-audit", *asked], cwd=ROOT, capture_output=True, check=False
        )
        parts = json.loads(report.read_text(encoding="utf-8"))["dependencies"] if report.exists() else []
        if not any("vulns" in part for part in parts):  # also if everything was passed over
            return None
        for part in parts:
            found += [f"  {part['name']} {part['version']}: {each['id']}" for each in part.get("vulns", [])]
    return sorted(set(found))


def page_weaknesses() -> list[str] | None:
    """What is known of the packages of the page; None if nobody could be asked."""
    done = subprocess.run([npm(), "audit", "--json", "--package-lock-only"], cwd=WEB, capture_output=True, text=True, check=False)
    try:
        weaknesses = json.loads(done.stdout)["vulnerabilities"]
    except (ValueError, KeyError):
        return None
    return [f"  {name}: {each['severity']}" for name, each in weaknesses.items()]


def say(*lines: str) -> None:
    """Lines for whoever asked."""
    print(*lines, sep="\n")  # noqa: T201


if __name__ == "__main__":
    main()
