"""Every sentence of every rule book has a test, and every number that is used anywhere stands in a
book.
"""

import ast
import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from tenfold import games

ROOT = Path(__file__).parents[2]
BOOKS = sorted((ROOT / "docs" / "rules").glob("*.md"))
TRANSLATIONS = sorted(folder for folder in (ROOT / "docs" / "rules").iterdir() if folder.is_dir())
SENTENCE = re.compile(r"^\*\*([A-Z]\d+\.\d+)\*\* \S.*\S$", re.MULTILINE)


def numbers_in_books():
    """The number of each sentence, as often as it is there."""
    return Counter(
        number for book in BOOKS for number in SENTENCE.findall(book.read_text(encoding="utf-8"))
    )


def numbers_in(book):
    """The numbers of a rule book's sections and sentences, in their order."""
    return re.findall(
        r"^(?:## |\*\*)([A-Z]\d+(?:\.\d+)?)\b", book.read_text(encoding="utf-8"), re.MULTILINE
    )


def marks_in(source):
    """The numbers that the tests of a file are marked with."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(number) for number in node.args)


def numbers_in_tests():
    """The numbers that tests are marked with, and the files that they are in."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return {
        number: file.name for file in files for number in marks_in(file.read_text(encoding="utf-8"))
    }


def test_every_sentence_of_a_rule_book_has_a_test():
    assert sorted(numbers_in_books().keys() - numbers_in_tests().keys()) == []


def test_every_number_that_a_test_is_marked_with_is_in_a_rule_book():
    unknown = {
        number: file
        for number, file in numbers_in_tests().items()
        if number not in numbers_in_books()
    }

    assert unknown == {}


def test_no_number_is_in_the_rule_books_twice():
    assert [number for number, count in numbers_in_books().items() if count > 1] == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_every_number_in_a_rule_book_begins_a_sentence_on_a_line_of_its_own(book):
    text = book.read_text(encoding="utf-8")

    assert re.findall(r"\*\*([A-Z]\d+\.\d+)\*\*", text) == SENTENCE.findall(text)
    assert SENTENCE.findall(text) != []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_the_sections_of_a_rule_book_are_counted_and_named(book):
    text = book.read_text(encoding="utf-8")

    sections = re.findall(r"^## ([A-Z]\d+) \S", text, re.MULTILINE)
    assert (
        list(dict.fromkeys(number.partition(".")[0] for number in SENTENCE.findall(text)))
        == sections
    )


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
@pytest.mark.parametrize("language", TRANSLATIONS, ids=lambda language: language.name)
def test_every_language_has_the_same_numbers_in_the_same_order(language, book):
    assert numbers_in(language / book.name) == numbers_in(book)


def rulings_in(book):
    """The numbers of the sentences that are marked as rulings, in their order."""
    return re.findall(
        r"^\*\*([A-Z]\d+\.\d+)\*\* .* †$", book.read_text(encoding="utf-8"), re.MULTILINE
    )


@pytest.mark.parametrize(
    "book", [book for book in BOOKS if book.stem != "match"], ids=lambda book: book.stem
)
def test_every_ruling_is_marked_and_explained(book):
    gaps = (ROOT / "docs" / "rule-gaps.md").read_text(encoding="utf-8")
    rulings = rulings_in(book)

    assert rulings != []
    assert [number for number in rulings if not re.search(rf"\b{re.escape(number)}\b", gaps)] == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
@pytest.mark.parametrize("language", TRANSLATIONS, ids=lambda language: language.name)
def test_every_language_marks_the_same_rulings(language, book):
    assert rulings_in(language / book.name) == rulings_in(book)


@pytest.mark.parametrize("language", TRANSLATIONS, ids=lambda language: language.name)
def test_every_language_has_the_same_rule_books(language):
    assert [book.name for book in sorted(language.glob("*.md"))] == [book.name for book in BOOKS]


@pytest.mark.parametrize("name", games.names())
def test_every_rule_that_refuses_a_move_is_in_the_rule_book(name):
    game = games.get(name)
    refusing = import_module(f"{game.rules.__package__}.state").Rule

    missing = [
        game.wording.label(rule)
        for rule in refusing
        if game.wording.label(rule) not in numbers_in_books()
    ]
    assert missing == []


def test_the_marks_of_a_file_are_found_wherever_they_stand():
    source = """
@pytest.mark.rule("A1.1")
@pytest.mark.rule("A1.2", "A1.3")
def test_one(): ...

cases = [pytest.param(1, marks=pytest.mark.rule("A1.4"))]
"""

    assert sorted(marks_in(source)) == ["A1.1", "A1.2", "A1.3", "A1.4"]
