"""A person's turn: the menu and what is typed at it, until the table has changed or the person
leaves.
"""

from typing import TYPE_CHECKING

from tenfold.cli.table.commands import ALONE, COMMANDS
from tenfold.errors import NotAMove, TenfoldError
from tenfold.screens.blocks import GAP, Ink, paragraph
from tenfold.screens.menu import Menu, narrowed

if TYPE_CHECKING:
    from tenfold.cli.table.table import Table

MORE = ("+", "more")

FEW = 5
"""The least number of entries that are listed at once."""

PAGE = 10
"""The greatest number of entries that are listed at once."""

ROOM = 5
"""The number of lines that are left for what stands around the entries."""


class Turn:
    """One question after the other, from kinds of moves to a move."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.path = [table.screen.menu(table.scene(), table.match.legal(table.you))]
        self.page = 0
        self.size = max(FEW, min(PAGE, table.terminal.height - table.tall() - ROOM))
        """How many entries are listed at once."""
        self.has_changed = False

    @property
    def menu(self) -> Menu:
        """What is asked now."""
        return self.path[-1]

    def take(self) -> bool:
        """Ask until the table has changed; False if the person leaves."""
        self.show_menu()
        while not self.has_changed:
            answer = self.table.terminal.ask(f"{self.menu.question}", self.table.completions())
            if answer is None or self.table.command(answer)[0] == "quit":
                return False
            self.obey(answer)
        return True

    def show_menu(self) -> None:
        """List what can be chosen."""
        blocks = [GAP, *self.menu.blocks(self.page, self.size)]
        if self.menu.pages(self.size) > 1:
            left = len(self.menu.entries)
            blocks.append(paragraph(Ink(self.table.say("cli-pages", count=left), "dim"), indent=2))
        self.table.terminal.show(*blocks)

    def obey(self, answer: str) -> None:
        """Do what was typed."""
        name, rest = self.table.command(answer)
        if not answer:
            self.step_back()
        elif name in COMMANDS and not (rest and name in ALONE):
            COMMANDS[name](self, rest)
        elif name in self.table.screen.COMMANDS:
            self.table.terminal.show(*self.table.screen.COMMANDS[name](self.table.scene(), rest))
        elif answer.lower() in MORE and self.menu.pages(self.size) > 1:
            self.page = (self.page + 1) % self.menu.pages(self.size)
            self.show_menu()
        else:
            self.choose(answer)

    def step_back(self) -> None:
        """Go back to the question before this one; at the first, show the table again."""
        self.page = 0
        if len(self.path) > 1:
            self.path.pop()
        else:
            self.table.show()
        self.show_menu()

    def choose(self, answer: str) -> None:
        """Choose an entry by its key, or a move in words."""
        entry = self.menu.find(answer)
        if entry is not None and entry.menu is not None:
            self.open(entry.menu)
        elif entry is not None and entry.move is not None:
            self.play(entry.move, answer)
        else:
            self.play(self.menu.meant(answer) or self.table.in_english(answer), answer)

    def open(self, menu: Menu) -> None:
        """Ask the next question; a long list stands below the table, so that both are seen."""
        self.path.append(menu)
        self.page = 0
        if self.table.terminal.is_drawn and menu.hint is None and len(menu.entries) > FEW:
            self.table.show()
        self.show_menu()

    def play(self, move: str, typed: str) -> None:
        """Make a move; one that is refused is told why, and words that are none narrow what is
        listed.
        """
        table = self.table
        try:
            table.match.play(table.you, move)
        except NotAMove as fault:
            fewer = narrowed(self.menu, typed)
            if fewer is not None:
                self.open(fewer)
            else:
                table.tell_aside(table.misunderstood(typed, fault))
        except TenfoldError as refused:
            table.tell_aside(table.told(refused))
        else:
            self.has_changed = True
