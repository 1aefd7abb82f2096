"""Blocks as lines of text that are no wider than a terminal, and in which no word is broken."""

import textwrap
from collections.abc import Iterator, Sequence

from tenfold.screens.blocks import Block, Grid, Ink, Paragraph, Words, bare

SPACE = 2
"""Between columns."""

LEAST = 12
"""The least that a column is wrapped to."""


def lines(block: Block, width: int) -> list[str]:
    """A block as lines."""
    if isinstance(block, Paragraph):
        return _wrapped(bare(block.text), width, " " * block.indent) or [""]
    if (paragraphs := folded(block, width)) is not None:
        return [line for each in paragraphs for line in lines(each, width)]
    return _gridded(block, width)


def folded(grid: Grid, width: int) -> list[Paragraph] | None:
    """A paragraph a row, where a grid leaves too little for its last column; None where it does not."""
    if grid.heading is not None or not grid.rows:
        return None
    wide = [max(len(bare(cell)) for cell in column) for column in zip(*grid.rows, strict=True)]
    if grid.indent + sum(wide[:-1]) + SPACE * (len(wide) - 1) + min(LEAST, wide[-1]) <= width:
        return None
    return [Paragraph(tuple(_strung(row)), grid.indent) for row in grid.rows]


def _strung(row: Sequence[Words]) -> Iterator[Ink]:
    for number, cell in enumerate(row):
        if number:
            yield Ink(" " * SPACE)
        yield from cell


def _wrapped(text: str, width: int, margin: str = "") -> list[str]:
    found: list[str] = []
    for line in text.split("\n"):
        found += textwrap.wrap(
            line, width, initial_indent=margin, subsequent_indent=margin, break_long_words=False, break_on_hyphens=False
        )
    return found


def _gridded(grid: Grid, width: int) -> list[str]:
    rows = [[bare(cell) for cell in row] for row in ([grid.heading] if grid.heading else []) + list(grid.rows)]
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [line.rstrip() for row in rows for line in _row(grid, row, wide, width)]


def _row(grid: Grid, row: Sequence[str], wide: Sequence[int], width: int) -> list[str]:
    """A row, of which the last cell goes on below itself."""
    cells = [_aligned(grid, column, cell, wide[column]) for column, cell in enumerate(row)]
    head = " " * grid.indent + "".join(cell + " " * SPACE for cell in cells[:-1])
    last = cells[-1].rstrip()
    parts = [last] if len(head) + len(last) <= width else _wrapped(last, max(LEAST, width - len(head)))
    return [(" " * len(head) if number else head) + part for number, part in enumerate(parts)]


def _aligned(grid: Grid, column: int, cell: str, wide: int) -> str:
    return cell.rjust(wide) if column in grid.right else cell.ljust(wide)
