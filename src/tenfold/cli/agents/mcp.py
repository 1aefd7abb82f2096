"""`tenfold mcp`: a game for agents, over the Model Context Protocol (stdio)."""

import argparse
import sys
from typing import TYPE_CHECKING

from tenfold.cli import options
from tenfold.cli.parsers import Commands
from tenfold.errors import MissingExtra, TenfoldError

if TYPE_CHECKING:
    from mcp.server import MCPServer

    from tenfold.cli.agents.seat import Seat


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("mcp", help="let an agent play, over the Model Context Protocol")
    parser.add_argument("game", nargs="?", help="the game of a match against bots (tenzania)")
    parser.add_argument(
        "options", nargs="*", metavar="OPTION", help="options of the game, as days=5"
    )
    options.add_players(parser, "how many play (as few as the game takes)")
    parser.add_argument("--bot", default="medium", help="who plays the other seats (medium)")
    parser.add_argument(
        "--seed", type=int, help="of the deal and of chance (a new one for each match)"
    )
    parser.add_argument(
        "--table",
        metavar="URL",
        help="sit down at this table of a server instead: https://.../t/...",
    )
    parser.add_argument(
        "--name", default="agent", help="what the agent is called at the table (agent)"
    )
    parser.add_argument("--token", help="the secret of a token, to play as its player")
    parser.add_argument(
        "--legal", action="store_true", help="add a tool that lists the legal moves"
    )
    parser.add_argument("--language", default="en", help="en or fr (en)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve the tools on the standard streams until the agent goes away."""
    server = build(_seat(given), language=given.language, legal=given.legal)
    server.run("stdio")
    return 0


def _seat(given: argparse.Namespace) -> "Seat":
    from tenfold import games
    from tenfold.cli.agents.seat import LocalSeat, RemoteSeat

    if given.table is not None:
        if given.game is not None:
            raise TenfoldError("the table says which game it is: give --table or a game, not both")
        return RemoteSeat(given.table, given.name, given.token)
    game = games.get(given.game or "tenzania")
    seats = given.seats or game.seats[0]
    return LocalSeat(
        game.name, seats, given.bot, given.seed, options.read(given.options, game.name)
    )


def build(seat: "Seat", *, language: str = "en", legal: bool = False) -> "MCPServer[object]":
    """Return a server whose tools know what one seat may know, and nothing else; raises
    MissingExtra.
    """
    try:
        from mcp.server import MCPServer
    except ImportError as fault:
        raise MissingExtra("mcp", "tenfold mcp", fault.name) from None
    from tenfold.cli.agents.agent import Agent

    agent = Agent(seat, language)
    server: MCPServer[object] = MCPServer(
        "tenfold", instructions=agent.introduction(), log_level="WARNING"
    )
    for tool in (agent.look, agent.play, agent.rules, agent.rule):
        server.tool(structured_output=False)(tool)
    if legal:
        server.tool(structured_output=False)(agent.legal_moves)
    print(f"tenfold: an agent plays {seat.game.title}", file=sys.stderr, flush=True)
    return server
