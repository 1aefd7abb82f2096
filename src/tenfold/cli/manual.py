"""The manual page of the command, written from what its parser knows."""

import argparse
import re
from collections.abc import Iterator


def page(parser: argparse.ArgumentParser, version: str) -> str:
    """Return the manual page as roff."""
    lines = [f'.TH TENFOLD 1 "" "tenfold {version}" "User Commands"', ".SH NAME"]
    lines += [
        f"tenfold \\- {_text(parser.description or '')}",
        ".SH SYNOPSIS",
        ".B tenfold",
        "COMMAND [ARGUMENT ...]",
    ]
    lines += [".SH OPTIONS", *_arguments(parser), ".SH COMMANDS"]
    for name, about, command in _commands(parser, ""):
        lines += [f".SS tenfold {_text(name)}", _text(about), *_arguments(command)]
        if command.epilog:
            lines += [".PP", _text(command.epilog)]
    lines += [
        ".SH EXIT STATUS",
        "0 when all went well, 1 when a check found faults, 2 when what was given is wrong.",
    ]
    return "\n".join(lines) + "\n"


def _commands(
    parser: argparse.ArgumentParser, before: str
) -> Iterator[tuple[str, str, argparse.ArgumentParser]]:
    """Give each command with its name, what it does, and its parser; those of a group of commands
    too.
    """
    for group in (
        action for action in parser._actions if isinstance(action, argparse._SubParsersAction)
    ):
        for listed in group._choices_actions:
            command = group.choices[listed.dest]
            name = f"{before}{listed.dest}"
            yield name, listed.help or "", command
            yield from _commands(command, f"{name} ")


def _arguments(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Give the lines about each argument that is no command."""
    for action in parser._actions:
        if action.help in (None, argparse.SUPPRESS) or isinstance(
            action, argparse._SubParsersAction
        ):
            continue
        value = "" if action.nargs == 0 else str(action.metavar or action.dest).upper()
        names = ", ".join(action.option_strings)
        yield ".TP"
        yield f".B {_text(f'{names} {value}'.strip())}"
        yield _text((action.help or "").replace("%%", "%"))


def _text(text: str) -> str:
    """Return a text as roff: no sign of it is a command."""
    plain = " ".join(text.split()).replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", plain)
