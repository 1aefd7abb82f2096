"""Every message is used by something, and everything that asks for a message finds it."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import tenfold

PACKAGE = Path(tenfold.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
WORDS = PACKAGE / "words" / "en"

NAMES = {
    "africa",
    "usa",
    "heart-of-africa",
    "tenzania-names",
    "tiles",
    "cards",
    "colours",
    "board-africa",
    "board-usa",
}
"""Catalogues of names, which are asked for by the data of the games; `test_names.py` compares them
with it.
"""

BUILT = re.compile(
    r"end-(bot-)?won(-you)?(-with)?|[A-Z]\d+-\d+|deck-\w+|(tendays|tickets|tenzania)-(?!board-)[a-z-]+"
)
"""Messages that code puts together from several parts: endings, rules, decks and events."""

PREFIX = re.compile(r"^(table|problem)-")
"""What the server says is asked for without these."""


def sources() -> str:
    """The text of all code that can ask for a message."""
    python = PACKAGE.rglob("*.py")
    page = [
        path
        for path in PAGE.rglob("*")
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in (*python, *page))


def ids(file: str) -> list[str]:
    body = parse((WORDS / f"{file}.ftl").read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


SOURCES = sources()
LITERALS = set(re.findall(r"""["'`]([A-Za-z][\w-]*)["'`]""", SOURCES))
TEMPLATES = {
    re.sub(r"(\\\$)?\\\{.*?\\\}", r"[\\w-]+", re.escape(found))
    for pair in re.findall(r"""`([a-z][\w-]*-\$\{[^`\n]*)`|f"([a-z][\w-]*-\{[^"\n]*)\"""", SOURCES)
    for found in pair
    if found
}
"""Every text that code builds from a fixed beginning and values, as a pattern:
`face-${kind}-about`.
"""

USED = re.compile("|".join(sorted(TEMPLATES)))
FILES = sorted({path.stem for path in WORDS.glob("*.ftl")} - NAMES)
EVERYTHING = {name for path in WORDS.glob("*.ftl") for name in ids(path.stem)}


def is_used(name: str) -> bool:
    """Whether code asks for a message by its name, or by a name that it builds."""
    return name in LITERALS or any(pattern.fullmatch(name) for pattern in (USED, BUILT))


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_used(file: str) -> None:
    assert [
        name for name in ids(file) if not is_used(name) and not is_used(PREFIX.sub("", name))
    ] == []


def test_everything_that_is_asked_for_is_there() -> None:
    asked = set(re.findall(r"""(?:\bt|\bsay)\(\s*["']([a-z][\w]*-[\w-]+)["']""", SOURCES))

    assert len(asked) > 300
    assert sorted(name for name in asked if not {name, f"table-{name}"} & EVERYTHING) == []
