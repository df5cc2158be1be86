"""The names that a server answers to: a site whose name was made to point here (DNS rebinding) is not one of them."""

import re
from collections.abc import Iterable
from html import escape
from ipaddress import ip_address
from urllib.parse import urlsplit

from maukas.texts import Texts, preferred_language

# What nobody can register: of the computer itself, of networks at home, of tests
PRIVATE = ("localhost", "local", "lan", "home", "internal", "home.arpa", "localdomain", "test")
STYLE = "body{font:1.1rem/1.5 system-ui;color-scheme:light dark}main{max-width:40rem;margin:10vh auto;padding:0 1rem}"
HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[\w.-]+)(:\d{1,5})?", re.ASCII)


class OwnHosts:
    """The hosts of a server; a name counts, the port does not, for no other site is told apart by it."""

    def __init__(self, origins: Iterable[str], computer: str) -> None:
        self.names = {urlsplit(origin).hostname for origin in origins} | {computer.lower()}

    def include(self, host: str | None) -> bool:
        """Whether a Host header names this server; programs may leave it out, browsers never do."""
        if host is None:
            return True
        parts = HOST.fullmatch(host)
        if parts is None:
            return False
        name = parts["name"].lower().removesuffix(".")
        return "." not in name or name in self.names or name.endswith(tuple(f".{ending}" for ending in PRIVATE)) or is_address(name)


def is_address(name: str) -> bool:
    """Whether it is an address and no name: whoever asks for it has not been led astray by a name."""
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def wrong_host_page(host: str, accepted: str) -> bytes:
    """What somebody reads who opened a page under a name that is not ours, in the first language of theirs that we speak."""
    texts = Texts(preferred_language(accepted))
    title, why, remedy = (
        escape(texts.text(id, host=host)) for id in ("http-wrong-host-title", "http-wrong-host", "http-wrong-host-remedy")
    )
    return (
        f'<!doctype html><html lang="{texts.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>Maukas</title><style>{STYLE}</style><main><h1>{title}</h1><p>{why}</p><p>{remedy}</p></main></html>"
    ).encode()
