"""`tenfold serve`: the table in browsers, on this machine or for the room."""

import argparse
import gc
import ipaddress
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tenfold.cli.parsers import Commands
from tenfold.cli.server.configuration import Chosen, add_flags, choose, show
from tenfold.cli.server.server_settings import EVERYWHERE, SETTINGS, unknown_variables

if TYPE_CHECKING:
    from tenfold.server.settings import Settings


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("serve", help="serve the games to browsers")
    add_flags(parser, SETTINGS)
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--show-config", action="store_true", help="print all settings and where they come from"
    )
    parser.add_argument("--unlimited", action="store_true", help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve until it is stopped. What is loaded is never garbage, so the collector is off until
    then.
    """
    chosen = choose(SETTINGS, given)
    if given.show_config:
        print(show(chosen, unknown_variables()))
        return 0
    gc.disable()
    try:
        return _serve(given, chosen)
    finally:
        gc.enable()


def _serve(given: argparse.Namespace, chosen: Mapping[str, Chosen]) -> int:
    from tenfold.server.run import listen, serve
    from tenfold.server.settings import Settings

    values = {name: each.value for name, each in chosen.items()}
    host = "0.0.0.0" if values["lan"] else values["host"]
    public = values["public_url"]
    if chosen["database"].is_default:
        Path(values["database"]).parent.mkdir(parents=True, exist_ok=True)
    with listen(host, values["port"]) as listener:
        port = listener.getsockname()[1]
        settings = Settings(
            host=host,
            port=port,
            address=reached_at(host, port) if chosen["public_url"].is_default else public,
            names=(
                *values["name"],
                socket.gethostname(),
                f"{socket.gethostname()}.local",
                *_host_of(public),
            ),
            proxies=values["proxy"],
            call_hosts=values["call_host"],
            contact=values["contact"] or _contact(public),
            unlimited=given.unlimited,
            **{
                name: values[name]
                for name in ("database", "redis", "pace", "absent", "threads", "day_secret")
            },
        )
        return serve(settings, listener, lambda: _announce(settings, given.open))


def reached_at(host: str, port: int) -> str | None:
    """Returns the origin at which other devices reach a server that listens at a host; None when
    none can.
    """
    found = own_address() if host in EVERYWHERE else host
    if found == "localhost" or _is_loopback(found):
        return None
    return f"http://{_in_url(found)}:{port}"


def _host_of(origin: str | None) -> tuple[str, ...]:
    name = urlsplit(origin or "").hostname
    if name is None:
        return ()
    return (name,)


def _contact(public: str | None) -> str:
    """Return how push services reach the operator if no contact is given: the public address."""
    if public is not None and public.startswith("https://"):
        return public
    return "https://localhost"


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _in_url(host: str) -> str:
    if ":" in host:
        return f"[{host}]"
    return host


def _announce(settings: "Settings", opens: bool) -> None:
    """Print where the server is; for other devices, with a QR code."""
    from tenfold.kernel.progress import clear_line

    clear_line()
    host = EVERYWHERE.get(settings.host, settings.host)
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
