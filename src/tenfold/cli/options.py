"""Options of a game as words on the command line, written alike in all commands: `days=5
swap=off`.
"""

import argparse
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tenfold.errors import BadVariant

if TYPE_CHECKING:
    from tenfold.games.game import Option

Value = bool | int | None

WORDS: dict[str, Value] = {
    **dict.fromkeys(("on", "yes", "true"), True),
    **dict.fromkeys(("off", "no", "false"), False),
    "none": None,
}

_OPTION = re.compile(r"[A-Za-z][\w-]*=[\w-]*")


def add_players(parser: argparse.ArgumentParser, about: str, default: int | None = None) -> None:
    """Add the option that says how many play."""
    parser.add_argument(
        "--players", "--seats", dest="seats", metavar="N", type=int, default=default, help=about
    )


def split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the words that are not options, and those that are: `search(seconds=1)` is a bot,
    `days=5` an option.
    """
    found = [word for word in words if _OPTION.fullmatch(word)]
    return [word for word in words if word not in found], found


def read(words: Sequence[str], game: str) -> dict[str, Value]:
    """Return a variant of a game from its words; raises BadVariant with what is possible."""
    from tenfold import games

    known = {option.name: option for option in games.get(game).options}
    variant: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        name = name.replace("-", "_")
        if not equals or name not in known:
            raise BadVariant(
                f"{game} has no option {word!r}; it has {', '.join(map(describe, known.values()))}"
            )
        variant[name] = _value(known[name], word, value.lower())
    return variant


def describe(option: "Option") -> str:
    """Return an option with its values, the default first: `days=10|5`."""
    values = [
        option.default,
        *(choice for choice in option.choices if choice is not option.default),
    ]
    return f"{option.name}={'|'.join(map(_word, values))}"


def _value(option: "Option", word: str, text: str) -> Value:
    value: Value | str = WORDS.get(text, text)
    if isinstance(value, str) and value.isdecimal():
        value = int(value)
    for choice in option.choices:
        if type(choice) is type(value) and choice == value:
            return choice
    raise BadVariant(
        f"{word!r} cannot be: {option.name} is {', '.join(map(_word, option.choices))}"
    )


def _word(value: Value) -> str:
    """Return a value as it is typed."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        if value:
            return "on"
        return "off"
    return str(value)
