"""What can be chosen, as a tree: kinds of moves first. A key stands beside each entry, and means what it says."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tenfold.screens.blocks import Block, Grid, Ink, Words, paragraph, words


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing to choose: a move, or a menu of what to choose then."""

    key: str
    text: Words
    move: str | None = None
    menu: "Menu | None" = None


@dataclass(frozen=True, slots=True)
class Menu:
    """Entries to choose from."""

    question: str
    entries: Sequence[Entry]
    hint: str | None = None
    """Said instead of listing the entries, where their keys say enough: days, or pairs of them."""
    stem: Callable[[str], str] | None = None
    """The move that a number which no entry has stands for, so that its refusal is told: `place 4`."""

    def find(self, answer: str) -> Entry | None:
        """The entry with that key; numbers may come in any order, and with commas."""
        key = tidy(answer)
        ordered = " ".join(sorted(key.split(), key=int)) if key.replace(" ", "").isdecimal() else key
        return next((entry for entry in self.entries if entry.key in (key, ordered)), None)

    def meant(self, answer: str) -> str | None:
        """The move that an answer stands for though it is not listed, to be told why not."""
        key = tidy(answer)
        return self.stem(key) if self.stem and key.replace(" ", "").isdecimal() else None

    def blocks(self, page: int, size: int) -> list[Block]:
        """The entries, a page of them."""
        if self.hint is not None:
            named = [entry for entry in self.entries if bare_text(entry)]
            return [paragraph(self.hint), *([_list(named)] if named else [])]
        return [_list(self.entries[page * size : (page + 1) * size])]

    def pages(self, size: int) -> int:
        """How many pages of entries there are."""
        return 1 if self.hint is not None else max(1, -(-len(self.entries) // size))


def tidy(answer: str) -> str:
    """An answer as keys are written."""
    return " ".join(answer.replace(",", " ").lower().split())


def narrowed(menu: Menu, answer: str) -> Menu | None:
    """The entries that have all words of an answer in their text; None where that says nothing."""
    from tenfold.screens.names import folded

    wanted = folded(answer).split()
    found = [entry for entry in menu.entries if all(word in folded(bare_text(entry)) for word in wanted)]
    if not wanted or menu.hint is not None or not 0 < len(found) < len(menu.entries):
        return None
    return Menu(menu.question, [Entry(str(n), e.text, e.move, e.menu) for n, e in enumerate(found, 1)])


def bare_text(entry: Entry) -> str:
    """An entry's text without styles."""
    return "".join(piece.text for piece in entry.text)


def numbered(question: str, entries: Sequence[tuple[Words, str]]) -> Menu:
    """A menu of texts and moves, numbered from 1."""
    return Menu(question, [Entry(str(number), text, move) for number, (text, move) in enumerate(entries, 1)])


def _list(entries: Sequence[Entry]) -> Grid:
    return Grid([(words(Ink(entry.key, "bold")), entry.text) for entry in entries], right=frozenset({0}))
