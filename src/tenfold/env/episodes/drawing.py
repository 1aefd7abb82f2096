"""What `render` gives: all that a seat may know and its legal moves as text, or a picture of the
board.
"""

import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from tenfold.errors import BadArgument
from tenfold.extras import extra
from tenfold.kernel.layout import Array
from tenfold.match import Match
from tenfold.screens.blocks import Block, Grid, Ink, Paragraph, Words
from tenfold.screens.lines import lines
from tenfold.screens.text import WIDTH, board, scene_of

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont, ImageFont

MODES = ("ansi", "human", "rgb_array")
"""The render modes: text, printed text, and an array of pixels."""

Picture = str | Array | None
"""Text, an array of pixels, or nothing if the text is printed."""

SIZE = 16  # pixels, of letters
LEADING = 24  # pixels from line to line
MARGIN = 16  # pixels
GUTTER = 18  # pixels between columns
WIDE = 960  # pixels, of the picture

PLAIN = str.maketrans({"–": "-", "−": "-", "→": ">", "×": "x", "…": "...", "’": "'"})

PAPER, LETTERS = "#1c2128", "#e6e6e6"
COLOURS = {
    "bold": "#ffffff",
    "dim": "#9aa4ad",
    "blue": "#6cb6ff",
    "green": "#7ee081",
    "orange": "#ffa657",
    "pink": "#ff8ac0",
    "yellow": "#f2d24b",
    "purple": "#c297ff",
    "red": "#ff7b72",
    "black": "#8b949e",
    "white": "#ffffff",
    "grey": "#b8c0c8",
    "desert": "#d9c27e",
    "jungle": "#4fd6a8",
    "mountain": "#aab2ba",
    "locomotive": "#ffffff",
}
"""What a style looks like on dark paper."""


def check(mode: str | None) -> str | None:
    """Return a render mode if it exists; raises BadArgument otherwise."""
    if mode is not None and mode not in MODES:
        raise BadArgument(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode


def render(match: Match, viewer: int | None, mode: str | None) -> Picture:
    """A match as a viewer sees it now, as a framework asked for it: text, pixels, or nothing where
    it is printed.
    """
    if mode is None:
        return None
    if mode == "rgb_array":
        return picture(match, viewer)
    drawn = match.text(viewer)
    if mode == "ansi":
        return drawn
    print(drawn)
    return None


def picture(match: Match, viewer: int | None) -> Array:
    """The board as pixels: height, width, and red, green and blue."""
    with extra("research", "a picture"):
        from PIL import Image, ImageDraw

    drawn = _board(match, viewer)
    height = 2 * MARGIN + LEADING * sum(_height(block) for block in drawn)
    image = Image.new("RGB", (WIDE, height), PAPER)
    brush = ImageDraw.Draw(image)
    down = MARGIN
    for block in drawn:
        _draw(brush, block, down)
        down += LEADING * _height(block)
    return np.asarray(image)


def _board(match: Match, viewer: int | None) -> list[Block]:
    return board(scene_of(match.game, match.view(viewer), "en"))


def _height(block: Block) -> int:
    """How many lines of a picture a block takes."""
    if isinstance(block, Paragraph):
        return len(lines(block, WIDTH))
    return len(_rows(block))


def _rows(grid: Grid) -> list[Sequence[Words]]:
    return [*([grid.heading] if grid.heading else []), *grid.rows]


def _draw(brush: "ImageDraw", block: Block, down: int) -> None:
    if isinstance(block, Grid):
        _draw_grid(brush, block, down)
    elif _height(block) == 1:
        _write(brush, block.text, MARGIN + 8 * block.indent, down)
    else:
        for number, line in enumerate(lines(block, WIDTH)):
            _write(brush, (Ink(line),), MARGIN, down + LEADING * number)


def _draw_grid(brush: "ImageDraw", grid: Grid, down: int) -> None:
    rows = _rows(grid)
    wide = [max(_length(brush, cell) for cell in column) for column in zip(*rows, strict=True)]
    for number, row in enumerate(rows):
        across = MARGIN + 8 * grid.indent
        for column, cell in enumerate(row):
            aside = 0
            if column in grid.right:
                aside = wide[column] - _length(brush, cell)
            _write(brush, cell, across + aside, down + LEADING * number)
            across += wide[column] + GUTTER


def _write(brush: "ImageDraw", words: Words, across: float, down: int) -> None:
    for piece in words:
        brush.text((across, down), _simple(piece.text), COLOURS.get(piece.style, LETTERS), _font())
        across += brush.textlength(_simple(piece.text), _font())


def _length(brush: "ImageDraw", words: Words) -> int:
    return int(sum(brush.textlength(_simple(piece.text), _font()) for piece in words))


def _simple(text: str) -> str:
    """A text in the letters that the font has: without accents, and with plain dashes."""
    told = unicodedata.normalize("NFKD", text.translate(PLAIN))
    return "".join(sign for sign in told if not unicodedata.combining(sign))


def _font() -> "FreeTypeFont | ImageFont":
    """The font that Pillow brings."""
    from PIL import ImageFont

    return ImageFont.load_default(SIZE)
