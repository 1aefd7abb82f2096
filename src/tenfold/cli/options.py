"""Options of a game as words on the command line: `days=5 swap=off`."""

from collections.abc import Sequence

from tenfold.errors import BadVariant

WORDS = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False, "none": None}


def read(words: Sequence[str]) -> dict[str, bool | int | None]:
    """A variant from its words; which options there are, and their values, the game says."""
    variant = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadVariant(f"{word!r} is not an option: write it as days=5 or swap=off")
        variant[name.replace("-", "_")] = _value(word, value.lower())
    return variant


def _value(word: str, value: str) -> bool | int | None:
    if value in WORDS:
        return WORDS[value]
    if not value.isdecimal():
        raise BadVariant(f"{word!r}: {value!r} is neither a number nor on or off")
    return int(value)
