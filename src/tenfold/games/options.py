"""The options of a game: independent axes, which together make a variant."""

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from tenfold.errors import BadVariant

Value = bool | int | None
"""The value of an option."""

Variant = Mapping[str, Value]
"""The options of a match by name."""


@dataclass(frozen=True, slots=True)
class Option:
    """One axis of a game's variants, independent of the others."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    is_seat: bool = False
    """Whether its values are seats, of which a match may have fewer than there are choices."""

    def choice(self, value: object, seats: int) -> Value:
        """Return a value if the option has it in a match of so many seats; raises BadVariant if
        not.
        """
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                break
        else:
            choices = ", ".join(map(str, self.choices))
            raise BadVariant(f"{self.name} is one of {choices}, not {value!r}")
        if self.is_seat and choice is not None and choice not in range(seats):
            raise BadVariant(f"{self.name} is a seat, 0 to {seats - 1}, not {choice!r}")
        return choice


def seat_option(name: str, seats: int) -> Option:
    """Return an option whose value is one of at most `seats` seats, or None to let chance
    choose.
    """
    return Option(name, None, (None, *range(seats)), is_seat=True)


def number_in(variant: Variant, name: str, if_none: int = 0) -> int:
    """Return the value of an option as a number for the rules, and `if_none` for None."""
    value = variant[name]
    if value is None:
        return if_none
    return int(value)


def check_names(
    title: str,
    options: Sequence[Option],
    given: Iterable[str],
    caller: Callable[..., object] | None = None,
) -> None:
    """Raise BadVariant if a game has no option of one of these names.

    `caller` is the function that took the options as keywords: the message then lists its other
    keywords too.
    """
    known = [option.name for option in options]
    for name in given:
        if name in known:
            continue
        problem = f"{title} has no option {name!r}; it has {', '.join(known)}"
        if caller is not None:
            problem += f"; the other keywords are {_keywords(caller)}"
        raise BadVariant(problem)


def _keywords(caller: Callable[..., object]) -> str:
    """Return the keyword-only parameters of a function, in words."""
    parameters = inspect.signature(caller).parameters.values()
    return ", ".join(each.name for each in parameters if each.kind is each.KEYWORD_ONLY)
