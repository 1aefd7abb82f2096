"""The rule books, as they stand in the package or beside its sources: sections, and numbered
sentences.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tenfold.games.game import Game
from tenfold.words.languages import LANGUAGES, check

PACKAGE = Path(__file__).parents[1]
PLACES = (PACKAGE / "books", PACKAGE.parents[1] / "docs" / "rules")
"""The folders of the books: that of an installed package, and that of a checkout."""

MATCH = "match"
"""The book that holds for every game."""

_SECTION = re.compile(r"## ([A-Z]\d+) (.*)")
_SENTENCE = re.compile(r"\*\*([A-Z]\d+\.\d+)\*\* (.*)")
_MARK = re.compile(r"[*`]| †$")


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a book: its number, its title, and its paragraphs, numbered sentences and
    others.
    """

    number: str
    title: str
    paragraphs: tuple[tuple[str | None, str], ...]


class Rule(NamedTuple):
    """A numbered sentence of a rule book."""

    number: str
    """Its number, as refusals name it: `T3.6`."""
    text: str
    """The sentence, without marks."""
    section: str
    """The title of its section."""


def rules(game: str, language: str = "en") -> tuple[Rule, ...]:
    """Return the numbered sentences of a game's rule book, then those that hold for every match.

    A language into which the book is not translated gives English. Raises BadArgument for a game
    that does not exist, and BadLanguage for a language that does not.
    """
    from tenfold import games

    sections = book(games.get(game), check(language))
    return tuple(
        Rule(number, text, section.title)
        for section in sections
        for number, text in section.paragraphs
        if number is not None
    )


@cache
def book(game: Game[Any, Any], language: str) -> tuple[Section, ...]:
    """Return the sections of a game's book and of the one for every match; fewer if the game has no
    book.
    """
    return (*_read(game.family, language, game.books), *_read(MATCH, language, None))


def find(game: Game[Any, Any], language: str, asked: str) -> Section | tuple[str, str] | None:
    """Return a section or a sentence, by its number."""
    wanted = asked.strip().upper()
    for section in book(game, language):
        if section.number == wanted:
            return section
        for number, text in section.paragraphs:
            if number == wanted:
                return wanted, text
    return None


def _read(name: str, language: str, own: Path | None) -> list[Section]:
    text = _text(name, language, own) or _text(name, LANGUAGES[0], own)
    found: list[Section] = []
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        if head := _SECTION.match(part):
            body = part[head.end() :].split("\n\n")
            found.append(
                Section(head[1], head[2], tuple(_paragraph(each) for each in body if each.strip()))
            )
    return found


def _text(name: str, language: str, own: Path | None) -> str:
    """Return the text of a book in a language, from a game's own folder or the package's; empty if
    there is none.
    """
    folders = PLACES if own is None else [own]
    file = Path(f"{name}.md")
    if language != LANGUAGES[0]:
        file = Path(language, file)
    for folder in folders:
        path = folder / file
        if path.exists():
            return path.read_text(encoding="utf-8")
    return ""


def _paragraph(text: str) -> tuple[str | None, str]:
    """Return the number of a paragraph's sentence, if it has one, and its text without marks."""
    line = " ".join(text.split())
    numbered = _SENTENCE.match(line)
    if numbered is None:
        return None, _MARK.sub("", line)
    return numbered[1], _MARK.sub("", numbered[2])
