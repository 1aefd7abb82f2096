"""What a screen is made of: inked words, paragraphs and grids. A terminal decides how they are
drawn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Ink(NamedTuple):
    """A piece of text in a style: a colour's name, `bold`, `dim` or none."""

    text: str
    style: str = ""


Words = tuple[Ink, ...]
"""A text of pieces."""


def words(*parts: "str | Ink | Words") -> Words:
    """Return a text from its parts."""
    pieces: list[Ink] = []
    for part in parts:
        if isinstance(part, str):
            pieces.append(Ink(part))
        elif isinstance(part, Ink):
            pieces.append(part)
        else:
            pieces += part
    return tuple(pieces)


def bare(text: Words) -> str:
    """Return a text without its styles."""
    return "".join(piece.text for piece in text)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A text that is wrapped between words."""

    text: Words = ()
    indent: int = 0


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of cells in columns. Only the last column is wrapped."""

    rows: Sequence[Sequence[Words]]
    heading: Sequence[Words] | None = None
    right: frozenset[int] = frozenset()
    """The columns of numbers."""
    indent: int = 2


Block = Paragraph | Grid

GAP = Paragraph()


def paragraph(*parts: "str | Ink | Words", indent: int = 0) -> Paragraph:
    """Return a paragraph of parts."""
    return Paragraph(words(*parts), indent)
