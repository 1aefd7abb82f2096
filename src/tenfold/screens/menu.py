"""What can be chosen, as a tree: kinds of moves first. A key stands beside each entry, and means
what it says.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

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
    """A sentence that is shown instead of the entries if their keys say enough: days, or pairs of
    days.
    """
    stem: Callable[[str], str] | None = None
    """Turns a number that no entry has into the move that it means, as `place 4`, so that its
    refusal is explained.
    """

    def find(self, answer: str) -> Entry | None:
        """Return the entry with that key; numbers may come in any order, and with commas."""
        key = tidy(answer)
        keys = {key}
        if _are_numbers(key):
            keys.add(" ".join(sorted(key.split(), key=int)))
        return next((entry for entry in self.entries if entry.key in keys), None)

    def meant(self, answer: str) -> str | None:
        """Return the move that an answer means though it is not listed, so that its refusal can be
        explained.
        """
        key = tidy(answer)
        if self.stem is None or not _are_numbers(key):
            return None
        return self.stem(key)

    def blocks(self, page: int, size: int) -> list[Block]:
        """Return one page of the entries; the hint and the entries with a text if there is
        a hint.
        """
        if self.hint is None:
            return [_list(self.entries[page * size : (page + 1) * size])]
        named = [entry for entry in self.entries if bare_text(entry)]
        if not named:
            return [paragraph(self.hint)]
        return [paragraph(self.hint), _list(named)]

    def pages(self, size: int) -> int:
        """Return how many pages of entries there are."""
        if self.hint is not None:
            return 1
        return max(1, math.ceil(len(self.entries) / size))


def tidy(answer: str) -> str:
    """Return an answer as keys are written."""
    return " ".join(answer.replace(",", " ").lower().split())


def _are_numbers(key: str) -> bool:
    return key.replace(" ", "").isdecimal()


def narrowed(menu: Menu, answer: str) -> Menu | None:
    """Return a menu of the entries that contain all words of an answer; None if that rules out none
    or all.
    """
    from tenfold.screens.names import folded

    wanted = folded(answer).split()
    if not wanted or menu.hint is not None:
        return None
    matching = [
        entry for entry in menu.entries if all(word in folded(bare_text(entry)) for word in wanted)
    ]
    if not 0 < len(matching) < len(menu.entries):
        return None
    return Menu(
        menu.question, [replace(entry, key=str(number)) for number, entry in enumerate(matching, 1)]
    )


def bare_text(entry: Entry) -> str:
    """Return an entry's text without styles."""
    return "".join(piece.text for piece in entry.text)


def numbered(question: str, entries: Sequence[tuple[Words, str]]) -> Menu:
    """Return a menu of texts and moves, numbered from 1."""
    return Menu(
        question, [Entry(str(number), text, move) for number, (text, move) in enumerate(entries, 1)]
    )


def _list(entries: Sequence[Entry]) -> Grid:
    return Grid(
        [(words(Ink(entry.key, "bold")), entry.text) for entry in entries], right=frozenset({0})
    )
