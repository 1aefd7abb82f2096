"""`tenfold serve`: the table in browsers, on this machine or for the room."""

import argparse
import gc
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tenfold.errors import TenfoldError

if TYPE_CHECKING:
    from tenfold.server.settings import Settings

PORT = 8010

EVERYWHERE = frozenset({"0.0.0.0", "::"})
"""What a server listens at for every address of its machine."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("serve", help="serve the games to browsers")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (this machine alone)")
    parser.add_argument("--port", type=int, default=PORT, help=f"the port ({PORT}; 0 for any that is free)")
    parser.add_argument("--lan", action="store_true", help="let phones and others in the room in")
    public = "the address at which others reach it, for links and QR codes, such as https://games.example.org"
    parser.add_argument("--public-url", metavar="URL", help=public)
    parser.add_argument("--name", action="append", default=[], help="a name by which it may be reached")
    parser.add_argument("--database", help="a file for SQLite, or postgresql://... (tenfold.db in your data folder)")
    parser.add_argument("--redis", help="redis://..., which wakes other nodes at the same database")
    proxy = "the address or network of a trusted proxy; may be repeated (this machine)"
    parser.add_argument("--proxy", action="append", metavar="ADDRESS", help=proxy)
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("--pace", type=float, default=0.7, help="seconds that a bot takes for a move at least (0.7)")
    absent = "seconds after which others may let a bot play on for who is not connected (60)"
    parser.add_argument("--absent", type=float, default=60.0, help=absent)
    parser.add_argument("--unlimited", action="store_true", help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve until it is stopped; of all that is loaded nothing is garbage, and none is looked for until then."""
    gc.disable()
    try:
        return _serve(given)
    finally:
        gc.enable()


def _serve(given: argparse.Namespace) -> int:
    from tenfold.server.net.addresses import THIS_MACHINE, check_proxies
    from tenfold.server.run import listen, serve
    from tenfold.server.settings import Settings

    public = None if given.public_url is None else origin_of(given.public_url)
    host = "0.0.0.0" if given.lan else given.host
    database = given.database or own_database()
    how = {"pace": given.pace, "absent": given.absent, "unlimited": given.unlimited}
    proxies = check_proxies(given.proxy or THIS_MACHINE)
    with listen(host, given.port) as listener:
        port = listener.getsockname()[1]
        address = public or reached_at(host, port)
        names = (*given.name, socket.gethostname(), f"{socket.gethostname()}.local", *_host_of(public))
        settings = Settings(database, host, port, names, given.redis, address=address, proxies=proxies, **how)
        return serve(settings, listener, lambda: _announce(settings, given.open))


def own_database() -> str:
    """The file that is used where none is given."""
    home = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    found = Path(home) / "tenfold"
    found.mkdir(parents=True, exist_ok=True)
    return str(found / "tenfold.db")


def origin_of(url: str) -> str:
    """Returns the origin of an address: `https://games.example.org/`'s is `https://games.example.org`."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        raise TenfoldError(f"an address is such as https://games.example.org, not {url}")
    return f"{parts.scheme}://{parts.netloc}"


def reached_at(host: str, port: int) -> str | None:
    """Returns the origin at which other devices reach a server that listens at a host; None when none can."""
    found = own_address() if host in EVERYWHERE else host
    if found == "localhost" or _is_loopback(found):
        return None
    return f"http://{_in_url(found)}:{port}"


def _host_of(origin: str | None) -> tuple[str, ...]:
    name = urlsplit(origin or "").hostname
    return () if name is None else (name,)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _announce(settings: "Settings", opens: bool) -> None:
    """Print where the server is; for other devices, with a QR code."""
    from tenfold.kernel.progress import clear_line

    clear_line()
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    local = f"http://{_in_url(host)}:{settings.port}/"
    print(f"Tenfold is at {local}", flush=True)
    if settings.address is not None:
        import segno

        print(f"For other devices: {settings.address}/", flush=True)
        segno.make(f"{settings.address}/").terminal(out=sys.stdout, compact=True)
    if opens:
        threading.Thread(target=webbrowser.open, args=[local], daemon=True).start()


def own_address() -> str:
    """This machine's address in its network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostbyname(socket.gethostname())
