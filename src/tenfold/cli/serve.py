"""`tenfold serve`: the table in browsers, on this machine or for the room."""

import argparse
import gc
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tenfold.server.settings import Settings

PORT = 8010


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("serve", help="serve the games to browsers")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (this machine alone)")
    parser.add_argument("--port", type=int, default=PORT, help=f"the port ({PORT}; 0 for any that is free)")
    parser.add_argument("--lan", action="store_true", help="let phones and others in the room in")
    parser.add_argument("--name", action="append", default=[], help="a name by which it may be reached")
    parser.add_argument("--database", help="a file for SQLite, or postgresql://... (tenfold.db in your data folder)")
    parser.add_argument("--redis", help="redis://..., which wakes other nodes at the same database")
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
    from tenfold.server.run import listen, serve
    from tenfold.server.settings import Settings

    host = "0.0.0.0" if given.lan else given.host
    database = given.database or own_database()
    names = (*given.name, socket.gethostname(), f"{socket.gethostname()}.local")
    how = {"pace": given.pace, "absent": given.absent, "unlimited": given.unlimited}
    with listen(host, given.port) as listener:
        port = listener.getsockname()[1]
        settings = Settings(database, host, port, names, given.redis, **how)
        return serve(settings, listener, lambda: _announce(settings, given.lan, given.open))


def own_database() -> str:
    """The file that is used where none is given."""
    home = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    found = Path(home) / "tenfold"
    found.mkdir(parents=True, exist_ok=True)
    return str(found / "tenfold.db")


def _announce(settings: "Settings", lan: bool, opens: bool) -> None:
    """Say where it is; for the room, with a picture that phones read."""
    local = f"http://{'127.0.0.1' if lan else settings.host}:{settings.port}/"
    print(f"Tenfold is at {local}", flush=True)
    if lan:
        import segno

        address = f"http://{_own_address()}:{settings.port}/"
        print(f"For the room: {address}", flush=True)
        segno.make(address).terminal(out=sys.stdout, compact=True)
    if opens:
        threading.Thread(target=webbrowser.open, args=[local], daemon=True).start()


def _own_address() -> str:
    """This machine's address in its network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostbyname(socket.gethostname())
