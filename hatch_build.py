"""The browser page belongs into the package: built when a wheel is, unless it is there already."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before hatchling collects the files."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page; an editable installation leaves that to `make play`."""
        if version != "editable" and (Path(self.root) / "web").exists():
            subprocess.run([sys.executable, "-m", "tools.web_page"], cwd=self.root, check=True)
