"""What an operator can set: flags of `maukas serve`, or the environment."""

from dataclasses import dataclass

DAY = 24 * 60 * 60


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """How the server runs; the defaults are for one machine and friends."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = "sqlite:///maukas.db"
    base: str = ""                                      # the sub-path behind a reverse proxy, like "/cards"
    origins: tuple[str, ...] = ()                       # other sites that may connect, like "https://cards.example"
    proxies: str = "127.0.0.1"                          # whose X-Forwarded headers are believed; "*" for everybody's
    secure: bool = False                                # cookies only over TLS, also where TLS ends before us unseen
    think: float = 0.2                                  # seconds that a master bot thinks about a move
    hint: float = 0.5
    threads: int = 2                                    # that bots think in
    linger: float = 60.0                                # seconds that a table nobody looks at stays in memory
    keep_tables: float = 30.0                           # days that an untouched table is kept
    keep_matches: float | None = None                   # days that a finished match is kept; None: for ever
    keep_guests: float = 365.0                          # days that a guest who has no table is kept
    rate: float = 20.0                                  # requests a second of one connection, and three seconds' worth at once
    http_rate: float = 20.0                             # HTTP requests a second of one address; a tenth as many that change something
    most_connections: int = 5_000
    most_per_address: int = 200                         # connections
    most_per_guest: int = 20
    most_watching: int = 100                            # at one table
    most_tables: int = 20_000                           # awake
