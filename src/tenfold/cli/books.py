"""The rule books, as they stand in the package or beside its sources: sections, and numbered sentences."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
PLACES = (PACKAGE / "books", PACKAGE.parents[1] / "docs" / "rules")
"""Where the books are when the package is installed, and when it runs from its sources."""

MATCH = "match"
"""The book that holds for every game."""

_SECTION = re.compile(r"## ([A-Z]\d+) (.*)")
_SENTENCE = re.compile(r"\*\*([A-Z]\d+\.\d+)\*\* (.*)")
_MARK = re.compile(r"[*`]")


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a book: its number, its title, and its paragraphs, numbered sentences and others."""

    number: str
    title: str
    paragraphs: tuple[tuple[str | None, str], ...]


@cache
def book(family: str, language: str) -> tuple[Section, ...]:
    """The sections of a family's book and of the one for every match; fewer where there is no such book."""
    return (*_read(family, language), *_read(MATCH, language))


def find(family: str, language: str, asked: str) -> Section | tuple[str, str] | None:
    """A section or a sentence, by its number."""
    wanted = asked.strip().upper()
    for section in book(family, language):
        if section.number == wanted:
            return section
        for number, text in section.paragraphs:
            if number == wanted:
                return wanted, text
    return None


def _read(name: str, language: str) -> list[Section]:
    inside = Path() if language == "en" else Path(language)
    paths = [place / inside / f"{name}.md" for place in PLACES]
    text = next((path.read_text(encoding="utf-8") for path in paths if path.exists()), "")
    found: list[Section] = []
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        if head := _SECTION.match(part):
            body = part[head.end() :].split("\n\n")
            found.append(Section(head[1], head[2], tuple(_paragraph(each) for each in body if each.strip())))
    return found


def _paragraph(text: str) -> tuple[str | None, str]:
    """The number of a paragraph's sentence, if it has one, and its text without marks."""
    one = " ".join(text.split())
    numbered = _SENTENCE.match(one)
    return (numbered[1], _MARK.sub("", numbered[2])) if numbered else (None, _MARK.sub("", one))
