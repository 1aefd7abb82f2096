"""`tenfold bots`: who can play, and a line about each."""

import argparse
from collections.abc import Mapping

from tenfold.cli.parsers import Commands

ABOUT = {
    "random": "any legal move",
    "greedy": "the move that looks best at once; greedy(slips=0.3) slips now and then",
    "search": "looks ahead: search(seconds=1) or search(playouts=500)",
    "program": 'a program of yours: program("./my-bot")',
    "learned": 'a trained network: learned("africa.npz")',
    "styled": "a published style of play: see the names below",
}
"""A line about each kind of bot."""


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("bots", help="list the bots that can play")
    parser.add_argument("game", nargs="?", help="only those that play this game")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """List them, a line each."""
    lines = list(_lines(given.game))
    width = max(len(name) for name, _ in lines)
    for name, about in lines:
        print(f"{name:<{width}}  {about}")
    return 0


def _lines(game: str | None) -> list[tuple[str, str]]:
    """Return the names, and what each is."""
    from tenfold import bots, games

    owners = {style: name for name in games.names() for style in games.get(name).styles}
    names = bots.names()
    if game is not None and not games.get(game).styles:
        names = tuple(name for name in names if name not in (*owners, "styled"))
    return [(name, _about(name, bots.levels, owners)) for name in names]


def _about(name: str, levels: Mapping[str, str], owners: Mapping[str, str]) -> str:
    """Return a line about a bot. `owners` has the game of each style."""
    if name in levels:
        return f"plays as {levels[name]}"
    if name in owners:
        return f"a published style of play for {owners[name]}"
    return ABOUT.get(name, "brought by another package")
