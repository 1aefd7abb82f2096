"""`tenfold health`: whether a server on this machine can serve, for health checks of containers and
services.
"""

import argparse
import http.client

from tenfold.cli.parsers import Commands
from tenfold.cli.server.configuration import add_flags, choose
from tenfold.cli.server.server_settings import EVERYWHERE, HOST, PORT

SECONDS = 4
"""How long an answer may take."""

READY, NOT_READY = 0, 1
"""Exit codes."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("health", help="ask a server on this machine whether it can serve")
    add_flags(parser, (HOST, PORT))
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print what `/readyz` answers; the exit code is 0 if the server can serve, and 1 if not."""
    chosen = choose((HOST, PORT), given)
    host = chosen["host"].value
    port = chosen["port"].value
    connection = http.client.HTTPConnection(EVERYWHERE.get(host, host), port, timeout=SECONDS)
    try:
        connection.request("GET", "/readyz")
        answer = connection.getresponse()
        print(answer.read().decode(errors="replace").strip())
    except (OSError, http.client.HTTPException) as fault:
        print(f"no answer: {fault}")
        return NOT_READY
    finally:
        connection.close()
    if answer.status == http.client.OK:
        return READY
    return NOT_READY
