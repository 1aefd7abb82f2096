"""A terminal with a person before it: drawn by Rich, read by prompt_toolkit."""

import sys
from collections.abc import Sequence
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenfold.cli.table import kept
from tenfold.cli.table.terminal import Terminal
from tenfold.screens.blocks import GAP, Block, Grid, Paragraph, Words
from tenfold.screens.lines import SPACE, folded

STYLES = {
    "blue": "bright_blue",
    "green": "bright_green",
    "orange": "dark_orange",
    "pink": "hot_pink",
    "yellow": "bright_yellow",
    "purple": "medium_purple1",
    "red": "bright_red",
    "black": "grey50",
    "white": "bright_white",
    "grey": "grey70",
    "desert": "khaki3",
    "jungle": "spring_green3",
    "mountain": "grey62",
    "locomotive": "bold",
}

HELD = str.maketrans({"\u00a0": "\ue000", "\u202f": "\ue001"})
FREED = str.maketrans({"\ue000": "\u00a0", "\ue001": "\u202f"})
"""Rich breaks lines at no-break spaces too: while it draws, other signs stand for them."""


class Drawn(Terminal):
    """Draws in colour, edits lines, and remembers what was typed."""

    is_drawn = True

    def __init__(self) -> None:
        self._console = Console(highlight=False)
        self._session: PromptSession[str] = PromptSession(history=_history())

    @property
    def width(self) -> int:
        return max(20, self._console.width)

    def show(self, *blocks: Block) -> None:
        with self._console.capture() as drawn:
            for block in blocks:
                for part in self._parts(block):
                    self._console.print(_rendered(part))
        sys.stdout.write(drawn.get().translate(FREED))
        sys.stdout.flush()

    def _parts(self, block: Block) -> Sequence[Block]:
        """A block, or the paragraphs that it is where it is too wide."""
        if not isinstance(block, Grid):
            return [block]
        return folded(block, self.width) or [block]

    def ask(self, question: str, known: Sequence[str] = ()) -> str | None:
        completer = WordCompleter(list(known), sentence=True, ignore_case=True)
        prompt = FormattedText([("bold", f"{question} ")])
        try:
            return self._session.prompt(
                prompt, completer=completer, complete_while_typing=False
            ).strip()
        except EOFError:
            return None


def _history() -> History:
    """What was typed at earlier games, where the state folder can be written."""
    path: Path = kept.folder() / "history"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    except OSError:
        return InMemoryHistory()
    return FileHistory(str(path))


def _rendered(block: Block) -> RenderableType:
    if block == GAP:
        return ""
    if isinstance(block, Paragraph):
        return Padding(_text(block.text), (0, 0, 0, block.indent), expand=False)
    return Padding(_table(block), (0, 0, 0, block.indent), expand=False)


def _text(words: Words) -> Text:
    return Text.assemble(
        *((text.translate(HELD), STYLES.get(style, style)) for text, style in words)
    )


def _table(grid: Grid) -> Table:
    table = Table(
        box=None, show_header=grid.heading is not None, pad_edge=False, padding=(0, SPACE, 0, 0)
    )
    heading = grid.heading or [()] * len(grid.rows[0] if grid.rows else ())
    for number, title in enumerate(heading):
        last = number == len(heading) - 1
        table.add_column(
            _text(title),
            justify="right" if number in grid.right else "left",
            no_wrap=not last,
            header_style="dim",
        )
    for row in grid.rows:
        table.add_row(*map(_text, row))
    return table
