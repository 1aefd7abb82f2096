"""The command `tenfold`. Each command is a module with an `add`, and imports what is heavy when it
runs.
"""

import argparse
import io
import os
import sys
from collections.abc import Sequence

from tenfold import __version__
from tenfold.cli import completion
from tenfold.cli.agents import join, mcp
from tenfold.cli.develop import check, compile, new_game, wasm
from tenfold.cli.server import backup, health, prune, restore, rotate_key, serve
from tenfold.cli.study import arena, bench, bots, examples, fit, games, replay, rules, verify
from tenfold.cli.table import play
from tenfold.errors import TenfoldError

COMMANDS = (
    *(play, serve, rules, replay, join, mcp, verify, health, backup, restore, prune, rotate_key),
    *(games, bots, arena, fit, check, compile, wasm, bench),
    *(examples, new_game, completion),
)

DESCRIPTION = "Four tabletop games to play and to study: africa, usa, tickets, tenzania."
EPILOG = (
    "tenfold serve plays in the browser, tenfold play in the terminal; tenfold COMMAND "
    "--help says more of each."
)

WRONG = 2
"""The exit code of wrong arguments."""

INTERRUPTED = 130
"""The exit code after Ctrl-C."""

UNHEARD = 141
"""The exit code if nobody reads what is printed, as after SIGPIPE."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; a mistake in what it was given is one sentence, not a traceback."""
    _open_streams()
    parser = build_parser()
    completion.complete(parser)
    given, more = parser.parse_known_args(arguments)
    if more and not _are_options(given, more):
        parser.error(f"unrecognized arguments: {' '.join(more)}")
    return _run(given)


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line, with all commands."""
    parser = argparse.ArgumentParser(prog="tenfold", description=DESCRIPTION, epilog=EPILOG)
    parser.add_argument("--version", action="version", version=f"tenfold {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return parser


def _are_options(given: argparse.Namespace, more: Sequence[str]) -> bool:
    """Take a game's options that stand after others, as `play africa --seats 3 days=5`."""
    if not hasattr(given, "options") or any(
        word.startswith("-") or "=" not in word for word in more
    ):
        return False
    given.options += more
    return True


def _run(given: argparse.Namespace) -> int:
    if getattr(given, "no_color", False):
        os.environ["NO_COLOR"] = "1"  # Rich and prompt_toolkit go by it
    try:
        status = int(given.run(given))
        sys.stdout.flush()
        return status
    except TenfoldError as fault:
        print(f"tenfold: {fault}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEARD
    except OSError as fault:
        about = f"{fault.filename}: {fault.strerror}" if fault.filename else str(fault)
        print(f"tenfold: {about}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED


def _open_streams() -> None:
    """Replace closed standard streams by the null device, so that reading and printing do not fail.

    Characters that a terminal cannot encode are printed as question marks.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
