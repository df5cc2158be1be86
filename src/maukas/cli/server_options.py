"""The settings of a server as the user gives them, by flags or in the environment; each is checked, and named as it was given."""

import re
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import typer

from maukas.cli.errors import CommandError

if TYPE_CHECKING:
    from maukas.server.settings import ServerSettings

YEARS = 36_500  # days: a hundred of them
MANY = 1_000_000
RANGES: dict[str, tuple[float, float]] = {
    "port": (0, 65_535),
    "ssh": (0, 65_535),
    "most_ssh": (1, 10_000),
    "workers": (1, 256),
    "think": (0.01, 60),
    "hint": (0.01, 60),
    "threads": (1, 256),
    "linger": (1, 86_400),
    "keep_tables": (0.01, YEARS),
    "keep_matches": (0.01, YEARS),
    "keep_guests": (0.01, YEARS),
    "keep_visitors": (0.01, YEARS),
    "most_stored": (1, MANY * 1000),
    "rate": (1, 10_000),
    "http_rate": (1, 10_000),
    "most_connections": (1, MANY),
    "most_per_address": (1, MANY),
    "most_per_guest": (1, MANY),
    "most_watching": (1, MANY),
    "most_tables": (1, MANY),
}
STEP = re.compile(r"(?!\.+\Z)[\w.~-]+", re.ASCII)  # between the slashes of a path; "." and ".." lead elsewhere
HOST = re.compile(r"[a-z0-9.-]+|\[[0-9a-f:.]+\]")
USUAL_PORTS = {"http": 80, "https": 443}  # which browsers leave out


def setting(names: str, help: str, placeholder: str | None = None) -> Any:
    """An option that can be set in the environment, too."""
    variable = names.partition("/")[0].removeprefix("--").replace("-", "_").upper()
    return typer.Option(names, envvar=f"MAUKAS_{variable}", metavar=placeholder, help=help)


def given_as(context: typer.Context, param: Any) -> str:
    """How a value was given: by the variable, or else by the flag."""
    source = context.get_parameter_source(param.name)
    is_variable = source is not None and source.name == "ENVIRONMENT"
    return str(param.envvar if is_variable else max(param.opts, key=len))


def setting_given_as(context: typer.Context, name: str) -> str:
    """The same, for a parameter of this name."""
    return next(given_as(context, param) for param in context.command.params if param.name == name)


def is_typed(context: typer.Context, name: str) -> bool:
    """Whether it was given by its flag."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def check_ranges(settings: "ServerSettings", context: typer.Context) -> None:
    """Every number is one that a server can work with."""
    for name, (low, high) in RANGES.items():
        number = getattr(settings, name)
        if number is not None and not low <= number <= high:  # so that nan does not pass
            raise CommandError(
                "serve-range", name=setting_given_as(context, name), low=written(low), high=written(high), number=written(number)
            )


def parse_base(text: str, context: typer.Context) -> str:
    """The path that the server is below, as `/cards`; empty if it is the root."""
    inner = text.strip().strip("/")
    steps = inner.split("/") if inner else []
    if not all(map(STEP.fullmatch, steps)):
        raise CommandError("serve-base", name=setting_given_as(context, "base"), value=text)
    return "".join(f"/{step}" for step in steps)


def parse_choice(parameter: str, text: str, choices: Sequence[str], context: typer.Context) -> str:
    """One of a few words."""
    word = text.strip().lower()
    if word not in choices:
        raise CommandError("serve-choice", name=setting_given_as(context, parameter), value=text, choices=", ".join(choices))
    return word


def parse_internal(text: str, context: typer.Context) -> str:
    """An address of this computer with a port, as other nodes reach it; empty if they need none."""
    host, _, port = text.strip().rpartition(":")
    if not text.strip():
        return ""
    try:
        ip_address(host.removeprefix("[").removesuffix("]"))
        is_port = port.isascii() and port.isdigit() and int(port) <= RANGES["port"][1]
    except ValueError:
        is_port = False
    if not is_port or host in ("0.0.0.0", "[::]"):  # noqa: S104  # where nobody can be reached
        raise CommandError("serve-internal", name=setting_given_as(context, "internal"), value=text)
    return f"{host}:{int(port)}"


def parse_origins(text: str, context: typer.Context) -> tuple[str, ...]:
    """Sites with commas between, as browsers name them."""
    return tuple(parse_origin(part, context) for part in listed(text))


def parse_origin(text: str, context: typer.Context) -> str:
    """A site as browsers name it: in small letters, without a path, and without the port if it is the usual one."""
    error = CommandError("serve-origin", name=setting_given_as(context, "origins"), value=text)
    try:
        parts = urlsplit(text.lower().removesuffix("/"))
        port = parts.port
    except ValueError:
        raise error from None
    host = parts.netloc if port is None else parts.netloc.removesuffix(f":{port}")
    if parts.scheme not in USUAL_PORTS or not HOST.fullmatch(host) or parts.geturl() != f"{parts.scheme}://{parts.netloc}":
        raise error
    return f"{parts.scheme}://{host}" if port in (None, USUAL_PORTS[parts.scheme]) else f"{parts.scheme}://{host}:{port}"


def parse_proxies(text: str, context: typer.Context) -> str:
    """Addresses and networks with commas between, or all of them."""
    proxies = listed(text)
    for proxy in proxies:
        try:
            if proxies != ["*"]:
                ip_network(proxy)
        except ValueError:
            raise CommandError("serve-proxies", name=setting_given_as(context, "proxies"), value=proxy) from None
    return ",".join(proxies)


def parse_telemetry(text: str, context: typer.Context) -> str:
    """The address of a collector of traces; empty if there is none."""
    address = text.strip().rstrip("/")
    if address and (urlsplit(address).scheme not in USUAL_PORTS or not urlsplit(address).netloc):
        raise CommandError("serve-telemetry", name=setting_given_as(context, "telemetry"), value=text)
    return address


def listed(text: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def written(number: float) -> str:
    """A number as it is typed."""
    return str(int(number)) if number == number // 1 else str(number)
