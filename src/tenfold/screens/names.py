"""Finding what a person means by a name: without accents or capitals, and from its beginning."""

import unicodedata
from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


def folded(text: str) -> str:
    """A text as names are compared: no accents, capitals, hyphens or apostrophes."""
    bare = "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))
    return " ".join("".join(sign if sign.isalnum() else " " for sign in bare.lower()).split())


def find(meant: str, names: Mapping[str, T]) -> list[T]:
    """What has that name; where none has, all whose names begin with it, or have it in them."""
    wanted = folded(meant)
    tests = (lambda name: name == wanted, lambda name: name.startswith(wanted), lambda name: wanted in name)
    for fits in tests:
        found = [value for name, value in names.items() if wanted and fits(folded(name))]
        if found:
            return list(dict.fromkeys(found))
    return []
