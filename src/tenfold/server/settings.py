"""How a server is run."""

from dataclasses import dataclass, field
from pathlib import Path

from tenfold.server.net.addresses import THIS_MACHINE
from tenfold.server.net.limits import ConnectionLimits

CLIENT = Path(__file__).parent / "client"
"""Where the built page is."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a server is started with."""

    database: str = "tenfold.db"
    host: str = "127.0.0.1"
    port: int = 8010
    names: tuple[str, ...] = ()
    """The names by which it may be reached, beside this machine's own."""
    redis: str | None = None
    pace: float = 0.7
    """How many seconds a bot takes for a move at least."""
    absent: float = 60.0
    """After how many seconds others may let a bot play on for who is not connected."""
    threads: int | None = None
    """How many bots think at once."""
    client: Path = CLIENT
    unlimited: bool = False
    """For measuring: nobody asks for too much."""
    back: int = 5
    """When clients are to come back after it was stopped, in seconds."""
    connection_limits: ConnectionLimits = field(default_factory=ConnectionLimits)
    """What a connection, and all of one address, may use."""
    proxies: tuple[str, ...] = THIS_MACHINE
    """The addresses and networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    day_secret: str | None = None
    """What servers share that have the same deals of the day; None for deals of one's own."""
    address: str | None = None
    """The origin at which other devices reach it, such as `http://192.168.1.5:8010`; None when none is known."""
