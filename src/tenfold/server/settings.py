"""The settings of a server."""

from dataclasses import dataclass, field
from pathlib import Path

from tenfold.server.net.addresses import THIS_MACHINE
from tenfold.server.net.limits import ConnectionLimits

CLIENT = Path(__file__).parent / "client"
"""The folder of the built page."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings that a server is started with."""

    database: str = "tenfold.db"
    host: str = "127.0.0.1"
    port: int = 8010
    names: tuple[str, ...] = ()
    """The host names by which it may be reached, besides this machine's own."""
    redis: str | None = None
    pace: float = 0.7
    """How many seconds a bot takes for a move at least."""
    absent: float = 60.0
    """After how many seconds the others may let a bot play for a player who is not connected."""
    threads: int | None = None
    """How many threads bots think on; None for one less than there are cores."""
    client: Path = CLIENT
    unlimited: bool = False
    """Whether limits are switched off, for benchmarks."""
    back: int = 5
    """After how many seconds clients are to come back when it has stopped."""
    connection_limits: ConnectionLimits = field(default_factory=ConnectionLimits)
    """What a connection, and all connections of one address, may use."""
    proxies: tuple[str, ...] = THIS_MACHINE
    """The addresses and networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are
    believed.
    """
    day_secret: str | None = None
    """What servers share that have the same deals of the day; None for deals of one's own."""
    contact: str = "https://localhost"
    """A URL at which the operators of push services reach the operator of this server."""
    call_hosts: tuple[str, ...] = ()
    """The hosts that calls are sent to although they are private or without encryption."""
    call_delay: float = 15.0
    """After how many seconds without a connection a player is called."""
    address: str | None = None
    """The origin at which other devices reach it, such as `http://192.168.1.5:8010`; None if none
    is known.
    """
