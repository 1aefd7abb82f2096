"""The terminal: where blocks are shown and questions asked. Plainly here; `drawn` does it for people at a screen."""

import importlib.util
import shutil
import sys
import textwrap
from abc import ABC, abstractmethod
from collections.abc import Sequence

from tenfold.cli.blocks import Block, Grid, Items, Paragraph, Words, bare

NEEDED = ("rich", "prompt_toolkit")
SPACE = 2
"""Between columns."""

LEAST = 12
"""The least that a column is wrapped to."""


class Terminal(ABC):
    """Shows blocks, and asks questions."""

    is_drawn = False
    """Whether a person looks at a screen, so that it is worth waiting between pages."""

    @property
    def width(self) -> int:
        """How many columns it has."""
        return max(20, shutil.get_terminal_size((80, 24)).columns)

    @abstractmethod
    def show(self, *blocks: Block) -> None:
        """Show blocks below each other."""

    @abstractmethod
    def ask(self, question: str, known: Sequence[str] = ()) -> str | None:
        """What a person answers; None at the end of the input. `known` are answers that may be completed."""


class Plain(Terminal):
    """Lines of text: for pipes, and where the extra `terminal` is not installed."""

    def show(self, *blocks: Block) -> None:
        for block in blocks:
            for line in lines(block, self.width):
                print(line)
        sys.stdout.flush()

    def ask(self, question: str, known: Sequence[str] = ()) -> str | None:
        try:
            answer = input(f"{question} ").strip()
        except EOFError:
            print()
            return None
        if not sys.stdin.isatty():
            print(answer)
        return answer


def is_screen() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def is_drawable() -> bool:
    """Whether the libraries of the extra `terminal` are there."""
    return all(importlib.util.find_spec(name) for name in NEEDED)


def terminal() -> Terminal:
    """What suits where we are."""
    if not is_screen() or not is_drawable():
        return Plain()
    from tenfold.cli.drawn import Drawn

    return Drawn()


def lines(block: Block, width: int) -> list[str]:
    """A block as lines of text that are not wider than that."""
    if isinstance(block, Paragraph):
        return _wrapped(block.text, width, block.indent) or [""]
    if isinstance(block, Items):
        return _side_by_side([bare(item) for item in block.items], width, block.indent)
    return _gridded(block, width)


def _wrapped(text: Words, width: int, indent: int = 0) -> list[str]:
    margin = " " * indent
    found: list[str] = []
    for line in bare(text).split("\n"):
        found += textwrap.wrap(
            line,
            width,
            initial_indent=margin,
            subsequent_indent=margin,
            break_long_words=False,
            break_on_hyphens=False,
        )
    return found


def _side_by_side(items: Sequence[str], width: int, indent: int) -> list[str]:
    wide = max(map(len, items), default=0) + SPACE
    across = max(1, min(len(items), (width - indent + SPACE) // wide))
    down = -(-len(items) // across)
    if across == 1:
        return [line for item in items for line in _hanging(item, width, indent)]
    rows = ["".join(item.ljust(wide) for item in items[row::down]) for row in range(down)]
    return [(" " * indent + row).rstrip() for row in rows]


def _hanging(item: str, width: int, indent: int) -> list[str]:
    return textwrap.wrap(
        item,
        width,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + 4),
        break_long_words=False,
        break_on_hyphens=False,
    )


def _gridded(grid: Grid, width: int) -> list[str]:
    rows = [[bare(cell) for cell in row] for row in ([grid.heading] if grid.heading else []) + list(grid.rows)]
    if not rows:
        return []
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    before = grid.indent + sum(wide[:-1]) + SPACE * (len(wide) - 1)
    found: list[str] = []
    for row in rows:
        cells = [
            cell.rjust(w) if i in grid.right else cell.ljust(w)
            for i, (cell, w) in enumerate(zip(row, wide, strict=True))
        ]
        head = " " * grid.indent + "".join(cell + " " * SPACE for cell in cells[:-1])
        last = cells[-1] if len(wide) - 1 in grid.right else row[-1]
        parts = [last] if len(last) <= width - before else _wrapped((*_only(last),), max(LEAST, width - before))
        found += [(head if number == 0 else " " * before) + part for number, part in enumerate(parts or [""])]
    return [line.rstrip() for line in found]


def _only(text: str) -> Words:
    from tenfold.cli.blocks import words

    return words(text)
