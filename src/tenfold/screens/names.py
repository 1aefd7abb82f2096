"""Finding what a person means by a name: without accents or capitals, and from its beginning."""

import re
import unicodedata
from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")

_ALPHANUMERIC = re.compile(r"[^\W_]+")


def folded(text: str) -> str:
    """Return a text as names are compared: no accents, capitals, hyphens or apostrophes."""
    letters = unicodedata.normalize("NFD", text)
    without_accents = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(_ALPHANUMERIC.findall(without_accents.lower()))


def find(meant: str, names: Mapping[str, T]) -> list[T]:
    """Return what has that name; if nothing has, all whose names begin with it, and else all that
    contain it.
    """
    wanted = folded(meant)
    if not wanted:
        return []
    tests = (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: wanted in name,
    )
    for fits in tests:
        matching = [value for name, value in names.items() if fits(folded(name))]
        if matching:
            return list(dict.fromkeys(matching))
    return []
