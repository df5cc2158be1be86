"""What an operator can set: flags of `maukas serve`, or the environment."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """How the server runs; the defaults are for one machine and friends."""

    host: str = "127.0.0.1"
    port: int = 8080
    workers: int = 1  # processes behind the port, each of them a node
    internal: str = ""  # where other nodes reach this one, like "10.0.0.5:8090"; empty: where everybody does
    ssh: int | None = None  # the port for guests over SSH
    ssh_key: str = ""  # the file of the key by which they recognise the server; empty: nobody comes over SSH
    most_ssh: int = 50  # guests over SSH at once, each with a process
    database: str = "sqlite:///maukas.db"
    base: str = ""  # the sub-path behind a reverse proxy, like "/cards"
    origins: tuple[str, ...] = ()  # other sites that may connect, like "https://cards.example"
    proxies: str = "127.0.0.1"  # whose X-Forwarded headers are believed; "*": anyone's
    secure: bool = False  # cookies only over TLS, also where a proxy ends TLS and does not say so
    think: float = 0.2  # seconds that a master bot thinks about a move
    hint: float = 0.5
    threads: int = 2  # in which bots think
    reviews: str = "on"  # whether finished matches are reviewed on request: on or off
    linger: float = 60.0  # seconds that a table nobody watches stays in memory
    keep_tables: float = 30.0  # days that an untouched table is kept
    keep_matches: float | None = None  # days that a finished match is kept; None: for ever
    keep_guests: float = 365.0  # days that a guest who has no table is kept
    keep_visitors: float = 3.0  # days for which a guest with neither a seat nor a finished match is kept
    most_stored: int = 20_000  # megabytes; beyond that no new tables are opened
    rate: float = 20.0  # requests a second of one connection, and three seconds' worth at once
    http_rate: float = 20.0  # HTTP requests a second of one address; a tenth as many that change something
    most_connections: int = 5_000
    most_per_address: int = 200  # connections
    most_per_guest: int = 20
    most_watching: int = 100  # at one table
    most_tables: int = 20_000  # in memory
    unwanted_names: str = ""  # more words that are refused in names, one a line
    admin_socket: str = ""  # where `maukas admin` reaches the server; empty: beside the database
    log_level: str = "info"  # the least that is written to the log: debug, info, warning or error
    log_format: str = "text"  # or json: an object a line
    telemetry: str = ""  # where traces are sent, like "http://127.0.0.1:4318"; empty: nowhere
