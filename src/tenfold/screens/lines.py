"""Blocks as lines of text that are no wider than a terminal, and in which no word is broken."""

import textwrap
from collections.abc import Iterator, Sequence
from itertools import chain, repeat

from tenfold.screens.blocks import Block, Grid, Ink, Paragraph, Words, bare

SPACE = 2
"""Between columns."""

LEAST = 12
"""The least that a column is wrapped to."""


def lines(block: Block, width: int) -> list[str]:
    """Return a block as lines."""
    if isinstance(block, Paragraph):
        return _wrapped(bare(block.text), width, " " * block.indent) or [""]
    if (paragraphs := folded(block, width)) is not None:
        return [line for each in paragraphs for line in lines(each, width)]
    return _gridded(block, width)


def folded(grid: Grid, width: int) -> list[Paragraph] | None:
    """Return one paragraph per row if a grid leaves too little room for its last column, and None
    if it fits.
    """
    if grid.heading is not None or not grid.rows:
        return None
    widths = [max(len(bare(cell)) for cell in column) for column in zip(*grid.rows, strict=True)]
    before_last = grid.indent + sum(widths[:-1]) + SPACE * (len(widths) - 1)
    if before_last + min(LEAST, widths[-1]) <= width:
        return None
    return [Paragraph(tuple(_strung(row)), grid.indent) for row in grid.rows]


def _strung(row: Sequence[Words]) -> Iterator[Ink]:
    for number, cell in enumerate(row):
        if number:
            yield Ink(" " * SPACE)
        yield from cell


def _wrapped(text: str, width: int, margin: str = "") -> list[str]:
    wrapper = textwrap.TextWrapper(
        width,
        initial_indent=margin,
        subsequent_indent=margin,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [wrapped for line in text.split("\n") for wrapped in wrapper.wrap(line)]


def _gridded(grid: Grid, width: int) -> list[str]:
    inked = list(grid.rows)
    if grid.heading:
        inked.insert(0, grid.heading)
    rows = [[bare(cell) for cell in row] for row in inked]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [line.rstrip() for row in rows for line in _row(grid, row, widths, width)]


def _row(grid: Grid, row: Sequence[str], widths: Sequence[int], width: int) -> list[str]:
    """Return the lines of a row. Its last cell is wrapped below itself."""
    cells = [_aligned(grid, column, cell, widths[column]) for column, cell in enumerate(row)]
    head = " " * grid.indent + "".join(cell + " " * SPACE for cell in cells[:-1])
    last = cells[-1].rstrip()
    if len(head) + len(last) <= width:
        return [head + last]
    margins = chain([head], repeat(" " * len(head)))
    parts = _wrapped(last, max(LEAST, width - len(head)))
    return [margin + part for margin, part in zip(margins, parts, strict=False)]


def _aligned(grid: Grid, column: int, cell: str, width: int) -> str:
    if column in grid.right:
        return cell.rjust(width)
    return cell.ljust(width)
