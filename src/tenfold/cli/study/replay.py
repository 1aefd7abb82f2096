"""`tenfold replay`: a record move by move, as a seat saw it."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tenfold.cli.parsers import Commands

if TYPE_CHECKING:
    from tenfold.cli.table.terminal import Terminal
    from tenfold.match import Match


def add(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "replay", help="show a recorded game move by move, as a player saw it"
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a record; - for the standard input"
    )
    parser.add_argument(
        "--player",
        type=int,
        help="the player whose view is shown, from 1; a spectator's if not given",
    )
    parser.add_argument("--seat", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--all", action="store_true", help="do not wait for a key between moves")
    parser.add_argument(
        "--language", metavar="LANGUAGE", help="en or fr; the system's if not given"
    )
    parser.add_argument(
        "--no-color", action="store_true", help="no colours; the variable NO_COLOR does the same"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Show each move, and the table after it."""
    from tenfold.cli.table.terminal import terminal
    from tenfold.errors import BadArgument
    from tenfold.replaying import replay
    from tenfold.words import languages

    whole = replay(text(given.file))
    seat = given.seat if given.player is None else given.player - 1
    if seat is not None and seat not in range(whole.seats):
        raise BadArgument(f"--player is 1 to {whole.seats}, not {seat + 1}")
    language = languages.choose(given.language)
    _show(whole, seat, language, terminal(), wait=not given.all and sys.stdin.isatty())
    return 0


def text(path: Path) -> str:
    """The text of a record in a file, or of the standard input; raises BadRecord where it
    is none.
    """
    from tenfold.errors import BadRecord

    try:
        if str(path) == "-":
            return sys.stdin.read()
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(1, "not a record: it is not text") from None


def _show(
    whole: "Match", seat: int | None, language: str, terminal: "Terminal", *, wait: bool
) -> None:
    from tenfold import screens
    from tenfold.cli.table.ending import ending
    from tenfold.screens import voice
    from tenfold.screens.blocks import GAP, paragraph
    from tenfold.screens.scene import Scene

    speech = voice.for_game(whole.game, language, seat)
    screen = screens.for_family(whole.game.family)
    for view, events in whole.steps(seat):
        told = [paragraph(whole.game.wording.event(event, speech), indent=2) for event in events]
        scene = Scene(whole.game, view, speech, terminal.width)
        terminal.show(GAP, *told, GAP, *screen.board(scene))
        if wait and terminal.ask(speech.say("cli-next", {})) in (None, "q", "quit"):
            return
    terminal.show(GAP, *ending(whole, seat, speech))
