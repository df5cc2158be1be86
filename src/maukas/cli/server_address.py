"""How people reach a server: its address on this computer and in the network, as a QR code too, and in the browser."""

import os
import socket
import subprocess
import sys
from collections.abc import Mapping

EVERYWHERE = "0.0.0.0"  # noqa: S104
HERE = {EVERYWHERE: "127.0.0.1", "::": "::1"}  # where somebody on this computer finds what listens everywhere
PRIVATE = ("192.168.254.254", "10.254.254.254", "172.31.254.254")
WHITE_ON_BLACK = "\x1b[38;5;231;48;5;16m"  # of the colour cube, which themes leave alone
PLAIN = "\x1b[0m"
REMOTE = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def address_of(host: str, port: int, base: str) -> str:
    """What to open in a browser on this computer."""
    host = HERE.get(host, host)
    return f"http://[{host}]:{port}{base}/" if ":" in host else f"http://{host}:{port}{base}/"


def lan_host() -> str | None:
    """The address of this computer in its network: the one that would send to another one there. Nothing is sent."""
    for there in PRIVATE:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((there, 9))
            except OSError:  # no way there
                continue
            host: str = probe.getsockname()[0]
            if not host.startswith(("127.", "0.")):
                return host
    return None


def qr_lines(address: str) -> list[str]:
    """An address as a QR code of half blocks, the light parts drawn; its colours do not depend on those of the terminal."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(address, error="l", micro=False).terminal(drawn, compact=True)
    return [f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in drawn.getvalue().splitlines()]


def can_show(lines: list[str], columns: int, encoding: str) -> bool:
    """Whether a picture of half blocks fits into so many columns, and can be written."""
    try:
        "".join(lines).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return all(len(line) - len(WHITE_ON_BLACK + PLAIN) <= columns for line in lines)


def has_screen(environment: Mapping[str, str]) -> bool:
    """Whether whoever started this sits in front of this computer, and it shows more than a terminal."""
    if any(environment.get(name) for name in REMOTE):
        return False
    return sys.platform in ("win32", "darwin") or any(environment.get(name) for name in SCREENS)


def open_browser(address: str) -> None:
    """Open an address in the browser if there is a screen; whatever the browser says is not for the terminal."""
    if has_screen(os.environ):
        silent = subprocess.DEVNULL
        command = [sys.executable, "-m", "webbrowser", address]
        subprocess.Popen(command, stdin=silent, stdout=silent, stderr=silent, start_new_session=True)  # noqa: S603
