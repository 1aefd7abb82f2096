"""Text on a terminal: colours where they are wanted, columns, and questions."""

import os
import shutil
import sys
from collections.abc import Sequence

CODES = {
    "blue": "94",
    "green": "92",
    "orange": "38;5;208",
    "pink": "95",
    "yellow": "93",
    "purple": "38;5;141",
    "red": "91",
    "black": "90",
    "white": "97",
    "grey": "37",
    "bold": "1",
    "dim": "2",
}


def paint(text: str, style: str) -> str:
    """A text in a colour; as it is where the terminal has none, or NO_COLOR asks for none."""
    wanted = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    return f"\033[{CODES[style]}m{text}\033[0m" if wanted and style in CODES else text


def columns(items: Sequence[str]) -> str:
    """Items side by side, as many as the terminal is wide, in reading order down each column."""
    width = max(map(len, items), default=0) + 2
    across = max(1, min(len(items), shutil.get_terminal_size((100, 24)).columns // width))
    down = -(-len(items) // across)
    rows = ["".join(item.ljust(width) for item in items[row::down]).rstrip() for row in range(down)]
    return "\n".join(rows)


def ask(question: str) -> str | None:
    """What a person answers; None at the end of the input."""
    try:
        return input(question).strip()
    except EOFError:
        print()
        return None
