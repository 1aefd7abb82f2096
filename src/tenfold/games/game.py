"""What a game is to everything above it: its board, its rules, and its words for people, both ways."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from types import ModuleType
from typing import Any

import numpy as np

from tenfold.errors import BadVariant, NotAMove
from tenfold.kernel.play import below
from tenfold.kernel.record import single
from tenfold.kernel.rules import CHANCE
from tenfold.kernel.warm import warm


@dataclass(frozen=True, slots=True)
class Option:
    """One axis of a game's variants, independent of the others."""

    name: str
    default: bool | int | None
    choices: tuple[bool | int | None, ...]
    about: str


@dataclass(frozen=True, slots=True)
class Link:
    """How two neighbouring days of a rack connect, or why they do not."""

    days: tuple[int, int]
    how: str | None
    """`foot`, `ferry`, `drive` or `flight`; None where they do not connect."""
    rule: str
    sentence: str


Variant = Mapping[str, bool | int | None]
Position = Mapping[str, Any]
"""A position as plain JSON: see the design's public API."""


class Game(ABC):
    """One game: everything that depends on which game it is. There is one of each, and it holds no match."""

    name: str
    title: str
    seats: range
    options: tuple[Option, ...]
    letter: str
    """The first letter of its rules' numbers."""
    version: int
    """Of its rules: a record names it."""
    rules: ModuleType
    """The functions of the kernel's contract."""
    state: np.dtype[np.void]

    @cached_property
    @abstractmethod
    def board(self) -> Any:
        """The tables that every rule is given."""

    @cached_property
    @abstractmethod
    def texts(self) -> tuple[str, ...]:
        """The text of each move number."""

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each text that is understood: a game may add other ways to write a move."""
        return {text: number for number, text in enumerate(self.texts)}

    @abstractmethod
    def deal(self, seats: int, variant: Variant) -> Any:
        """A new state, before chance's first way."""

    @abstractmethod
    def place(self, position: Position, seats: int, variant: Variant, rng: np.ndarray[Any, Any]) -> Any:
        """The state of a position, with what is not given dealt at random; raises BadPosition with every reason."""

    @abstractmethod
    def position(self, state: Any) -> dict[str, Any]:
        """The position that `place` turns into a state with the same bytes: all of it given, nothing left to deal."""

    @abstractmethod
    def way_text(self, state: Any, way: int) -> str:
        """What falls if chance goes that way."""

    @abstractmethod
    def look(self, view: Any, viewer: int | None) -> Mapping[str, Any]:
        """A view (a record in which what the viewer may not know is blank) as plain JSON."""

    @abstractmethod
    def sentence(self, state: Any, seat: int, move: int, rule: int) -> str:
        """Why a rule refuses a move, said to the seat that tries it. Told from what that seat may know."""

    def tell(self, before: Any, who: int, move: int, viewer: int | None) -> str | None:
        """A move made in the state `before`, or chance's way with `who` CHANCE, in words for a viewer.

        None where the viewer sees nothing of it.
        """
        if who == CHANCE:
            return None
        return f"{'you' if who == viewer else f'seat {who}'}: {self.texts[move]}"

    @cache  # noqa: B019
    def warm(self) -> None:
        """Compile what a match calls, if it never was, and say so."""
        some = {option.name: option.default for option in self.options}
        warm(f"the rules of {self.family}", self.rules, self.board, self.deal(self.seats[0], some))

    @property
    def family(self) -> str:
        """The folder of its rules: games of one family are compiled once."""
        return self.rules.__name__.split(".")[-2]

    def winners(self, state: Any) -> tuple[int, ...]:
        """Who has won when the game is over: the most points, ties shared."""
        points = self.scores(state)
        return tuple(seat for seat, won in enumerate(points) if won == max(points))

    def scores(self, state: Any) -> tuple[int, ...]:
        """The points of each seat so far."""
        out = np.zeros(int(state.seats), np.int64)
        self.rules.scores(self.board, state, out)
        return tuple(out.tolist())

    def links(self, state: Any, seat: int) -> list[Link]:
        """How each two neighbouring days of a seat's rack connect, or why not."""
        raise BadVariant(f"{self.title} has no days to connect")

    def sheet(self, state: Any) -> list[dict[str, int]]:
        """Each seat's points by their source."""
        raise BadVariant(f"{self.title} has no score sheet")

    def label(self, rule: int) -> str:
        """The number of a rule as the rule book writes it: 306 is T3.6."""
        return f"{self.letter}{rule // 100}.{rule % 100}"

    def number(self, text: str) -> int:
        """The move number of a text."""
        try:
            return self.numbers[" ".join(text.lower().split())]
        except (KeyError, AttributeError):
            raise NotAMove(f"{text!r} is not a move of {self.title}") from None

    def way(self, state: Any, text: str, ways: int) -> int:
        """The first way of chance with that text."""
        for way in range(ways):
            if self.way_text(state, way) == text:
                return way
        raise NotAMove(f"chance cannot give {text!r} now")

    def complete(self, seats: int, variant: Variant) -> dict[str, bool | int | None]:
        """A variant with its defaults; raises BadVariant for what there is not."""
        if type(seats) is not int or seats not in self.seats:
            raise BadVariant(f"{self.title} has {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}")
        known = {option.name: option for option in self.options}
        for name, value in variant.items():
            if name not in known:
                raise BadVariant(f"{self.title} has no option {name!r}; it has {', '.join(known)}")
            choices = known[name].choices
            if not any(value is choice or (type(value) is type(choice) and value == choice) for choice in choices):
                raise BadVariant(f"{name} is one of {', '.join(map(str, choices))}, not {value!r}")
        full = {option.name: variant.get(option.name, option.default) for option in self.options}
        if full.get("first") is not None and full["first"] not in range(seats):
            raise BadVariant(f"first is a seat, 0 to {seats - 1}, not {full['first']!r}")
        return full

    def new(self) -> Any:
        """A record for a state, all zero."""
        return single(self.state)


def deal_from(left: Sequence[int], rng: np.ndarray[Any, Any]) -> int:
    """Which kind a tile or card drawn at random is, from how many of each are left."""
    way = int(below(rng, sum(left)))
    for kind, count in enumerate(left):
        if way < count:
            return kind
        way -= count
    raise ValueError("nothing is left")
