"""The browsers for the tests of the page: find them, or let the machine's package manager install Chromium: `python -m tools.browser`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Browser(NamedTuple):
    """A browser, the names of its program, and the setting that says where it is if it is not on the path."""

    title: str
    names: tuple[str, ...]
    setting: str


CHROMIUM = Browser("Chromium", ("chromium", "chromium-browser", "google-chrome", "chrome"), "MAUKAS_CHROMIUM")
FIREFOX = Browser("Firefox", ("firefox-esr", "firefox"), "MAUKAS_FIREFOX")
SETTING = CHROMIUM.setting
UPDATE = ("apt-get", "update", "--quiet=2")
INSTALL = ("apt-get", "install", "--quiet=2", "--yes", "--no-install-recommends", "chromium")


def find_browser(browser: Browser = CHROMIUM) -> str | None:
    """Where a browser is, if it is anywhere."""
    wanted = os.environ.get(browser.setting)
    if wanted:
        return shutil.which(wanted)
    return next(filter(None, map(shutil.which, browser.names)), None)


def can_install() -> bool:
    """Whether this is a machine whose packages we know and may install."""
    return SETTING not in os.environ and Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None and os.geteuid() == 0


def install() -> None:
    """Ask the package manager; whether it worked is seen by looking for the browser."""
    for command in (UPDATE, INSTALL):
        subprocess.run(command, check=False, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, stdout=subprocess.DEVNULL)


def main() -> None:
    """Say where the browser is, after installing it if need be; without one the tests of the page are left out."""
    if find_browser() is None and can_install():
        say("no Chromium here: installing Debian's")
        install()
    found = find_browser()
    if found is None:
        say(f"no Chromium here, the tests of the page will be skipped: install it, or say where it is in {SETTING}")
    else:
        say(f"the browser for the tests: {found}")
    if find_browser(FIREFOX) is None:
        say(f"no Firefox here, its tests will be skipped: install it, or say where it is in {FIREFOX.setting}")


def say(what: str) -> None:
    """Tell whoever started this."""
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
