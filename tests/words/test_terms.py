"""One word for each thing: the tables of `docs/terms.md` say which, and no catalogue or rule book
uses another.
"""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import tenfold

ROOT = Path(__file__).parents[2]
WORDS = Path(tenfold.__file__).parent / "words"
LANGUAGES = ("en", "fr")

CATALOGUES = {
    "10 Days": ("tendays", "board-tendays", "tiles", "africa", "usa"),
    "Ticket to Ride: The Heart of Africa": ("tickets", "board-tickets", "cards", "heart-of-africa"),
    "Tenzania": ("tenzania", "board-tenzania", "tenzania-names"),
}
BOOKS = {
    "10 Days": "tendays",
    "Ticket to Ride: The Heart of Africa": "tickets",
    "Tenzania": "tenzania",
}
LESSONS = {
    "10 Days": ("africa", "usa"),
    "Ticket to Ride: The Heart of Africa": ("tickets",),
    "Tenzania": ("tenzania",),
}
EVERY = "Every game"


def forbidden(section: str, language: str) -> list[str]:
    """The words of a section's last column for a language."""
    text = (ROOT / "docs" / "terms.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\|.*\| (.*?) ?\|$", text.split(f"## {section}\n")[1].split("\n## ")[0])
    lists = [part for row in rows for part in row.split("; ") if part.startswith(f"{language}: ")]
    return [word for part in lists for word in part.removeprefix(f"{language}: ").split(", ")]


def messages(path: Path, names: str = "") -> str:
    """All that a catalogue says, in messages whose names begin so: without comments, names and
    variables.
    """
    text = path.read_text(encoding="utf-8")
    body = [entry for entry in parse(text).body if isinstance(entry, ast.Message)]
    found = [entry for entry in body if entry.id.name.startswith(names)]
    values = [part.value for entry in found for part in (entry, *entry.attributes) if part.value]
    return "\n".join(
        re.sub(r"\$\w+", "", text[value.span.start : value.span.end]) for value in values
    )


def book(name: str, language: str) -> str:
    folder = ROOT / "docs" / "rules" if language == "en" else ROOT / "docs" / "rules" / language
    return (folder / f"{name}.md").read_text(encoding="utf-8")


def uses(texts: str, words: list[str]) -> list[str]:
    """Which of the words stand in the texts, as whole words."""
    return [word for word in words if re.search(rf"(?i)(?<!\w){re.escape(word)}(?!\w)", texts)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_and_no_rule_book_uses_a_word_that_every_game_avoids(language):
    texts = [messages(path) for path in sorted((WORDS / language).glob("*.ftl"))]
    texts += [book(name, language) for name in ("match", *BOOKS.values())]

    assert len(forbidden(EVERY, language)) > 2
    assert uses("\n".join(texts), forbidden(EVERY, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUES)
def test_no_game_uses_a_word_that_it_avoids(game, language):
    texts = [messages(WORDS / language / f"{name}.ftl") for name in CATALOGUES[game]]
    texts.append(book(BOOKS[game], language))
    texts += [
        messages(WORDS / language / "lessons.ftl", f"lesson-{name}-") for name in LESSONS[game]
    ]

    assert uses("\n".join(texts), forbidden(game, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["match", *BOOKS.values()])
def test_rule_books_name_options_as_the_page_does(name, language):
    options = messages(WORDS / language / "options.ftl").splitlines()
    quoted = re.findall(r"“(.+?)”|«\u00a0(.+?)\u00a0»", book(name, language))

    assert "`" not in book(name, language)
    assert [option for pair in quoted for option in pair if option and option not in options] == []
