"""The terminal: where blocks are shown and questions asked. Plainly here; `drawn` does it for
people at a screen.
"""

import shutil
import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence

from tenfold.screens.blocks import Block
from tenfold.screens.lines import lines


class Terminal(ABC):
    """Shows blocks, and asks questions."""

    is_drawn = False
    """Whether a person looks at a screen, so that it is worth waiting between pages."""

    @property
    def width(self) -> int:
        """How many columns it has."""
        return max(20, shutil.get_terminal_size((80, 24)).columns)

    @property
    def height(self) -> int:
        """How many lines it has."""
        return shutil.get_terminal_size((80, 24)).lines

    @abstractmethod
    def show(self, *blocks: Block) -> None:
        """Show blocks below each other."""

    @abstractmethod
    def ask(self, question: str, known: Sequence[str] = ()) -> str | None:
        """What a person answers; None at the end of the input. `known` are answers that may be
        completed.
        """


class Plain(Terminal):
    """Lines of text: for pipes."""

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


def terminal() -> Terminal:
    """What suits where we are."""
    if not is_screen():
        return Plain()
    from tenfold.cli.table.drawn import Drawn

    return Drawn()
