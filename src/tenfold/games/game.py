"""What a game is to everything above it: its board, its rules, and its moves, views and events for
people.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np

from tenfold.errors import BadVariant, NotAMove
from tenfold.games.capabilities import (
    Bound,
    Keepsakes,
    Ladder,
    Links,
    Plans,
    Reasons,
    Sheet,
    Tutor,
)
from tenfold.games.events import Agree, End, Event
from tenfold.games.options import Option, Value, Variant, check_names
from tenfold.games.positions import Position
from tenfold.games.wording import NO_SUCH_MOVE, Wording
from tenfold.json_types import JsonObject
from tenfold.kernel import layout
from tenfold.kernel.contract import ALL, SPECTATOR, UNSEEN, Move, RuleNumber, Way
from tenfold.kernel.engine import Engine
from tenfold.kernel.features import Feature, size
from tenfold.kernel.layout import Array, alone, copy
from tenfold.views.forms import Keys
from tenfold.views.snapshot import ViewWriter

S = TypeVar("S", bound=layout.State)
B = TypeVar("B", bound=layout.Blank)

__all__ = ["UNSEEN", "Event", "Game", "Option", "Position", "Variant"]


class Game(ABC, Generic[S, B]):
    """One game: everything that depends on which game it is. There is one object of each game, and
    it holds no match.

    What anybody learns of a match is worked out from a viewer's view, a `Blank`, never from a
    `State`.
    """

    name: str
    title: str
    family: str
    """The name of its rules: games of one family share them, and are compiled once."""
    seats: range
    options: tuple[Option, ...]
    letter: str
    """The first letter of its rules' numbers."""
    version: int
    """The version of its rules, which every record names."""
    encoding: int
    """The version of its observations: it grows whenever what `encode` writes changes."""
    rules: ModuleType
    """The functions of the kernel's contract."""
    state: np.dtype[np.void]
    """The layout of its states and views."""
    keys: Keys
    """How its views are written as plain JSON."""
    event_types: Any
    """The union of the types of its events."""
    files: tuple[str, ...]
    """The files of the catalogues that have its words, beside those for every game."""
    kinds: ClassVar[Mapping[str, str]] = {}
    """The kind of name that a key of an event or a refusal holds, for keys that are not called
    after their kind.
    """

    words: Path | None = None
    """The folder of its catalogues, with a folder for each language, if the game is not of this
    package.
    """
    books: Path | None = None
    """The folder of its rule book, `FAMILY.md`, with a folder for each translation, if the game is
    not of this package.
    """
    judgement: str | None = None
    """The module that judges it for bots, if that is not of this package: see docs/bots.md."""

    has_points: bool = False
    """Whether it is played for points, so that learners can be rewarded by them."""
    styles: tuple[str, ...] = ()
    """The published styles of play that its judgement has: `styled` gets the index of one of
    them.
    """
    ladder: Ladder | None = None
    """The questions that decide who begins, if its rule book has them."""
    links: Links | None = None
    """How the days of racks connect, if it has days."""
    plans: Plans | None = None
    """The ways to complete what takes several moves, if anything does."""
    sheet: Sheet | None = None
    """The points by their source, if they have several."""
    tutor: Tutor | None = None
    """The advice for a player, if it has a tutor."""
    keepsake: Keepsakes | None = None
    """Says what a player remembers of a finished game; None if nothing."""
    reasons: Reasons | None = None
    """What moves are good for, if it can say that."""
    most_decisions: Bound | None = None
    """More decisions than any game has, if its rules set a bound."""

    def __repr__(self) -> str:
        options = ", ".join(option.name for option in self.options) or "none"
        return (
            f"<Game {self.name}: {self.title}, {self.seats[0]} to {self.seats[-1]} seats, "
            f"options {options}>"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy or pickle the game as its name, since there is one object of each game."""
        from tenfold import games

        return games.get, (self.name,)

    @cached_property
    @abstractmethod
    def board(self) -> Any:
        """The tables that every rule is given."""

    @cached_property
    @abstractmethod
    def texts(self) -> tuple[str, ...]:
        """The text of each move number."""

    @abstractmethod
    def deal(self, seats: int, variant: Variant) -> S:
        """Return a new state, before the first chance outcome."""

    @abstractmethod
    def arrange(self, position: Position, seats: int, variant: Variant, rng: Array) -> S:
        """Return the state of a position, with what is not given dealt at random; raises
        BadPosition with every reason.
        """

    @abstractmethod
    def position(self, state: S) -> JsonObject:
        """Return the complete position that `arrange` turns into a state with the same bytes."""

    @abstractmethod
    def name_way(self, state: S, way: Way) -> str:
        """Return the text of a chance outcome."""

    @abstractmethod
    def observe(self, before: B, after: B, who: int, move: Move) -> list[Event]:
        """Return what a viewer saw of a line of the record, by the fields of its own views before
        and after it.

        `who` is a seat or CHANCE. `move` is UNSEEN if it is chance's or hidden from the viewer.
        """

    @abstractmethod
    def refusal(self, view: B, seat: int, move: Move, rule: RuleNumber) -> JsonObject:
        """Return the data for the sentence of a rule that refuses a seat's move, by the seat's own
        view.
        """

    def is_open(self, move: Move) -> bool:
        """Return whether everybody sees which move it is when a seat makes it."""
        return True

    def concerned(self, before: B, after: B, who: int, move: Move) -> Collection[int]:
        """Return the seats that may see something else of a line than spectators do, by a viewer's
        own views: all, unless the game knows better.
        """
        return range(before.seats)

    @cached_property
    def numbers(self) -> dict[str, Move]:
        """The number of each text that is understood: a game may add other ways to write a move."""
        return {text: Move(number) for number, text in enumerate(self.texts)}

    def number(self, text: str) -> Move:
        """Return the move number of a text; raises NotAMove if it is no move of the game."""
        try:
            number = self.numbers.get(text)
            if number is not None:
                return number
            return self.numbers[" ".join(text.lower().split())]
        except (KeyError, TypeError, AttributeError):
            data = {"text": repr(text), "game": self.name}
            raise self.wording.not_a_move(NO_SUCH_MOVE, data) from None

    def find_way(self, state: S, text: str, ways: int) -> Way:
        """Return the first chance outcome with that text; raises NotAMove if there is none."""
        for way in map(Way, range(ways)):
            if self.name_way(state, way) == text:
                return way
        raise NotAMove(f"chance cannot give {text!r} now")

    def complete(
        self, seats: int, variant: Mapping[str, object], caller: Callable[..., object] | None = None
    ) -> dict[str, Value]:
        """Return a variant with its defaults; raises BadVariant for seats, options or values that
        the game does not have.

        `caller` is the function that took the options as keywords: the message then lists its other
        keywords too.
        """
        if type(seats) is not int or seats not in self.seats:
            raise BadVariant(
                f"{self.title} has {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}"
            )
        check_names(self.title, self.options, variant, caller)
        return {
            option.name: option.choice(variant.get(option.name, option.default), seats)
            for option in self.options
        }

    @cached_property
    def engine(self) -> Engine:
        """Its rules, as Python calls them."""
        return Engine(self.rules, self.board, self.state)

    @cached_property
    def writer(self) -> ViewWriter:
        """Writes its views as JSON."""
        return ViewWriter(self)

    @cached_property
    def wording(self) -> Wording:
        """Puts its events and refusals into words."""
        return Wording(self)

    def see_line(self, before: B, after: B, actor: int, move: Move, end: B | None) -> list[Event]:
        """Return all that a viewer saw of a line of the record, by the fields of its own views
        before and after it.

        `actor` is a seat, CHANCE or ALL. `move` is UNSEEN if the viewer does not see it. `end` is
        the viewer's view if the game is over.
        """
        events = self.observe(before, after, actor, move)
        if actor == ALL:
            events = [Agree(event="agree"), *events]
        if end is not None:
            winners = list(self.engine.winners(end))
            scores = list(self.engine.scores(end))
            events = [*events, End(event="end", winners=winners, scores=scores)]
        return events

    def view_record(self, state: S, viewer: int | None) -> B:
        """Return what a viewer may know of a state, as a record with blanks. None is a
        spectator.
        """
        view: Any = copy(state)
        self.rules.view(self.board, view, SPECTATOR if viewer is None else viewer)
        blank: B = view
        return blank

    def view_json(self, view: B, viewer: int | None) -> JsonObject:
        """Return a view as plain JSON."""
        from orjson import loads

        keys: JsonObject = loads(self.writer.view_json(view, viewer))
        return keys

    def features(self, state: S | B) -> tuple[Feature, ...]:
        """Return the features that `encode` writes, which depend on the seats and the options of a
        state.
        """
        features: tuple[Feature, ...] = self.rules.features(self.board, state)
        return features

    def encode(self, view: B, seat: int, out: Array | None = None) -> Array:
        """Return the observation of a seat's own view, as bytes, in `out` if that is given."""
        if out is None:
            out = np.empty(size(self.features(view)), np.int8)
        self.engine.encode(alone(view), seat, out)
        return out

    def mask(self, state: S | B, seat: int, out: Array | None = None) -> Array:
        """Return 1 for each move number that is legal for a seat and 0 for the others, in `out` if
        that is given.
        """
        if out is None:
            out = np.empty(len(self.texts), np.int8)
        self.engine.mask(alone(state), seat, out)
        return out
