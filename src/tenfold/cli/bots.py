"""`tenfold bots`: who can play, and a line about each."""

import argparse
from typing import Any

ABOUT = {
    "random": "any legal move",
    "greedy": "the move that looks best at once; greedy(slips=0.3) slips now and then",
    "search": "looks ahead: search(seconds=1) or search(playouts=500)",
    "program": 'a program of yours: program("./my-bot")',
    "learned": 'a trained network: learned("africa.npz")',
    "styled": "a published style of play: see the names below",
}
"""A line about each kind of bot."""


def add(commands: Any) -> None:
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
    from tenfold.bots.judgement import adopt
    from tenfold.bots.styled import STYLES

    names = bots.names()
    if game is not None and not hasattr(adopt(games.get(game)).module, "styled"):
        names = tuple(name for name in names if name not in (*STYLES, "styled"))
    found = []
    for name in names:
        about = f"plays as {bots.levels[name]}" if name in bots.levels else ABOUT.get(name, "")
        if name in STYLES:
            about = "a published style of play for tickets"
        found.append((name, about or "brought by another package"))
    return found
