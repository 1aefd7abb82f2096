"""What a game is to everything above it: its board, its rules, and its words for people,
both ways.
"""

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

import numpy as np

from tenfold.errors import BadVariant, NotAMove, Refusal
from tenfold.games.events import Agree, End
from tenfold.kernel import layout
from tenfold.kernel.contract import ALL, SPECTATOR, UNSEEN
from tenfold.kernel.engine import Engine
from tenfold.kernel.layout import Array, bits, copy, single
from tenfold.kernel.pieces import Piece, size
from tenfold.kernel.play import below
from tenfold.kernel.progress import RULES, compiling, is_done
from tenfold.views.forms import Keys
from tenfold.views.snapshot import ViewWriter

if TYPE_CHECKING:
    from tenfold.words.speech import Speech

S = TypeVar("S", bound=layout.State)
B = TypeVar("B", bound=layout.Blank)

Variant = Mapping[str, bool | int | None]
Position = Mapping[str, Any]
"""A position as plain JSON: see the design's public API."""

Event = Mapping[str, Any]
"""What a viewer saw happen, as plain JSON: `event` says what, the rest is of the type that the game
declares.
"""

__all__ = [
    "UNSEEN",
    "Event",
    "Game",
    "Keepsake",
    "Link",
    "Links",
    "Option",
    "Plan",
    "Position",
    "Variant",
    "deal_from",
    "or_none",
]

NO_SUCH_MOVE = "not-a-move"
"""The id of the message for a text that is no move of a game."""


@dataclass(frozen=True, slots=True)
class Option:
    """One axis of a game's variants, independent of the others."""

    name: str
    default: bool | int | None
    choices: tuple[bool | int | None, ...]

    def choice(self, value: object) -> bool | int | None:
        """Return a value if it is one of the choices; raises BadVariant if not."""
        for choice in self.choices:
            if value is choice or (type(value) is type(choice) and value == choice):
                return choice
        choices = ", ".join(map(str, self.choices))
        raise BadVariant(f"{self.name} is one of {choices}, not {value!r}")


class Plan(NamedTuple):
    """One way to go on with what is done in several steps: the moves that it still needs, and what
    would be paid.
    """

    moves: tuple[str, ...]
    colour: str | None
    locomotives: int | None


class Link(NamedTuple):
    """How two neighbouring days of a rack connect, or why they do not."""

    days: tuple[int, int]
    how: str | None
    """`foot`, `ferry`, `drive` or `flight`; None where they do not connect."""
    reason: Refusal
    """The rule that says so, and a sentence."""

    @property
    def rule(self) -> str:
        """The rule's number."""
        return self.reason.rule

    @property
    def sentence(self) -> str:
        """The sentence in English."""
        return self.reason.sentence


class Keepsake(NamedTuple):
    """What a player remembers of a finished game."""

    facts: dict[str, Any]
    """What statistics count: numbers and names by their keys."""
    picture: dict[str, Any]
    """What a small picture of the game is drawn from."""


class FollowedLinks(Protocol):
    """The links of one seat's rack as JSON."""

    def update(self, memory: memoryview) -> list[bytes]:
        """Return the links that have changed in the memory of a view, or all the first time."""


class Links(Protocol):
    """Finds how neighbouring days of racks connect, in a game that has days."""

    def of(self, view: Mapping[str, Any], seat: int) -> list[Link]:
        """Return how the days of a seat's rack connect, as far as a view as JSON shows it."""

    def after(self, view: Mapping[str, Any], seat: int, move: str) -> list[Link]:
        """Return how the days of a seat's rack would connect after a move, by the seat's
        own view.
        """

    def follow(self, seat: int) -> "FollowedLinks":
        """Return the links of a seat's rack, to be followed from view to view."""


class Game(ABC, Generic[S, B]):
    """One game: everything that depends on which game it is. There is one of each, and it holds no
    match.

    What is told of a match is worked out from a viewer's view, a `Blank`, never from a `State`.
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
    """The version of what a network sees: it grows whenever the pieces of `encode` change."""
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
    words: Path | None = None
    """The folder of these, with a folder a language, where the game is not of this package."""
    books: Path | None = None
    """The folder of its rule book, `FAMILY.md`, with a folder a language for translations, where
    the game is not of this package.
    """
    judgement: str | None = None
    """The module that judges it for bots, where that is not of this package: see docs/bots.md."""
    styles: tuple[str, ...] = ()
    """The published styles of play that its judgement has: `styled` is given a style's place here.
    """
    ladder: ModuleType | None = None
    """The questions that decide who begins, if its rule book has them: a module with `question` and
    `begins`.
    """
    has_points: bool = False
    """Whether it is played for points, so that learners can be rewarded by them."""
    kinds: ClassVar[Mapping[str, str]] = {}
    """The kind of name that a key of an event or a refusal holds, for keys that are not called
    after their kind.
    """

    def __repr__(self) -> str:
        options = ", ".join(option.name for option in self.options) or "none"
        return (
            f"<Game {self.name}: {self.title}, {self.seats[0]} to {self.seats[-1]} seats, "
            f"options {options}>"
        )

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game as its name, since there is one of each."""
        from tenfold import games

        return games.get, (self.name,)

    @cached_property
    @abstractmethod
    def board(self) -> Any:
        """The tables that every rule is given."""

    @cached_property
    def engine(self) -> Engine:
        """Its rules, as Python calls them."""
        return Engine(self.rules, self.board, self.state)

    @cached_property
    def writer(self) -> ViewWriter:
        """Writes its views as JSON."""
        return ViewWriter(self)

    @cached_property
    def links(self) -> Links | None:
        """Finds how the days of racks connect; None in a game without days."""
        return None

    @cached_property
    @abstractmethod
    def texts(self) -> tuple[str, ...]:
        """The text of each move number."""

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each text that is understood: a game may add other ways to write a move."""
        return {text: number for number, text in enumerate(self.texts)}

    @abstractmethod
    def deal(self, seats: int, variant: Variant) -> S:
        """A new state, before chance's first way."""

    @abstractmethod
    def arrange(self, position: Position, seats: int, variant: Variant, rng: Array) -> S:
        """The state of a position, with what is not given dealt at random; raises BadPosition with
        every reason.
        """

    @abstractmethod
    def position(self, state: S) -> dict[str, Any]:
        """The position that `arrange` turns into a state with the same bytes: all of it given,
        nothing left to deal.
        """

    @abstractmethod
    def name_way(self, state: S, way: int) -> str:
        """What falls if chance goes that way."""

    @abstractmethod
    def observe(self, before: B, after: B, who: int, move: int) -> list[Event]:
        """What a viewer saw of a line of the record, by the fields of its own views before and
        after it.

        `who` is a seat or CHANCE. `move` is UNSEEN where it is chance's or not open to the viewer.
        """

    def concerned(self, before: B, after: B, who: int, move: int) -> Collection[int]:
        """The seats that may see something else of a line than spectators do, by a viewer's own
        views: all, unless the game knows better.
        """
        return range(before.seats)

    @abstractmethod
    def refusal(self, view: B, seat: int, move: int, rule: int) -> dict[str, Any]:
        """What the sentence of a rule that refuses a seat's move tells, by the seat's own view."""

    def is_open(self, move: int) -> bool:
        """Whether everybody sees which move it is when a seat makes it."""
        return True

    def see_line(self, before: B, after: B, actor: int, move: int, end: B | None) -> list[Event]:
        """Return all that a viewer saw of a line of the record, by the fields of its own views
        before and after it.

        `actor` is a seat, CHANCE or ALL. `move` is UNSEEN if the viewer does not see it. `end` is
        the viewer's view if the game is over.
        """
        events = self.observe(before, after, actor, move)
        if actor == ALL:
            events = [Agree(event="agree"), *events]
        if end is not None:
            events = [
                *events,
                End(event="end", winners=list(self.winners(end)), scores=list(self.scores(end))),
            ]
        return events

    def view_record(self, state: S, viewer: int | None) -> B:
        """Return what a viewer may know of a state, as a record with blanks. None is a
        spectator.
        """
        view: Any = copy(state)
        self.rules.view(self.board, view, SPECTATOR if viewer is None else viewer)
        found: B = view
        return found

    def view_array(self, box: Array, viewer: int | None) -> Array:
        """Return what a viewer may know of the state in an array of one, as an array of one. It is
        faster.
        """
        return self.engine.view(box, viewer)

    def pieces(self, state: S | B) -> tuple[Piece, ...]:
        """What `encode` writes, one piece after another, by the seats and the options of a
        state.
        """
        found: tuple[Piece, ...] = self.rules.pieces(self.board, state)
        return found

    def encode(self, view: B, seat: int, out: Array | None = None) -> Array:
        """What a network sees of a seat's own view, as bytes, in `out` where that is given."""
        codes = np.empty(size(self.pieces(view)), np.int8) if out is None else out
        self.engine.encode(layout.alone(view), seat, codes)
        return codes

    def mask(self, state: S | B, seat: int, out: Array | None = None) -> Array:
        """1 for each move number that is legal for a seat, 0 for the others, in `out` where that is
        given.
        """
        legal = np.empty(len(self.texts), np.int8) if out is None else out
        self.engine.mask(layout.alone(state), seat, legal)
        return legal

    def legal(self, box: Array, seat: int) -> list[int]:
        """Return the numbers of a seat's legal moves, in order, in the state of an array of one."""
        out = np.zeros(len(self.texts), np.int64)
        found: list[int] = out[: self.engine.legal(box, seat, out)].tolist()
        return found

    def view_json(self, view: B, viewer: int | None) -> dict[str, Any]:
        """Return a view as plain JSON."""
        from orjson import loads

        found: dict[str, Any] = loads(self.writer.view_json(view, viewer))
        return found

    def active(self, state: S | B) -> list[int]:
        """The seats that may move now."""
        return bits(int(self.rules.active(self.board, state)))

    @cache  # noqa: B019
    def warm(self, *, quiet: bool = False) -> None:
        """Compile what a match calls, if it never was, and say so unless that is to be quiet."""
        if is_done(RULES, self.family):
            return
        with compiling(RULES, self.family, quiet=quiet):
            state = self.deal(
                self.seats[0], {option.name: option.default for option in self.options}
            )
            self.writer.warm()
            self.engine.compile_all(state)

    def winners(self, state: S | B) -> tuple[int, ...]:
        """Who has won when the game is over."""
        return tuple(np.flatnonzero(self.shares(state)).tolist())

    def shares(self, state: S | B) -> tuple[float, ...]:
        """Each seat's share of the win when the game is over: they add up to 1."""
        out = np.zeros(state.seats)
        self.rules.shares(self.board, state, out)
        return tuple(out.tolist())

    def scores(self, state: S | B) -> tuple[int, ...]:
        """The points of each seat so far."""
        out = np.zeros(state.seats, np.int64)
        self.rules.scores(self.board, state, out)
        return tuple(out.tolist())

    def tutor(
        self, view: Mapping[str, Any], seat: int, legal: Sequence[str]
    ) -> dict[str, Any] | None:
        """What a tutor says to a seat, by its own view as plain JSON; None in a game that
        has none.
        """
        return None

    def sheet(self, view: B) -> list[dict[str, int]]:
        """Each seat's points by their source."""
        return [{"points": points} for points in self.scores(view)]

    def keepsake(self, view: Mapping[str, Any], seat: int) -> "Keepsake":
        """What a seat remembers of a finished game, by its own view as JSON: nothing, unless the
        game knows better.
        """
        return Keepsake({}, {})

    def speech(
        self, language: str, viewer: int | None = None, names: Sequence[str] | None = None
    ) -> "Speech":
        """How someone is told of this game; raises BadLanguage where there is no such language."""
        from tenfold.words.catalogue import HERE, catalogue
        from tenfold.words.speech import Speech

        found = catalogue(language, (*SHARED_WORDS, *self.files), self.words or HERE)
        return Speech(found, self.kinds, viewer, names)

    def say_event(self, event: Event, speech: "Speech") -> str:
        """An event in words."""
        own, shared = f"{self.family}-{event['event']}", f"event-{event['event']}"
        said = speech.say(
            shared if speech.catalogue.has(shared) and not speech.catalogue.has(own) else own, event
        )
        return said[:1].upper() + said[1:]

    def refuse(self, view: B, seat: int, move: int, rule: int) -> Refusal:
        """Why a rule refuses a seat's move, as a value that can be said in any language."""
        return self.reason(self.label(rule), self.refusal(view, seat, move, rule), seat)

    def reason(
        self, rule: str, data: Mapping[str, Any], viewer: int | None, message: str | None = None
    ) -> Refusal:
        """A rule with what its sentence tells; the message is the rule's own, or another that goes
        by it.
        """
        said = message or rule.replace(".", "-")
        return Refusal(rule, data, partial(self._say, said, data, viewer), said)

    def _say(self, message: str, data: Mapping[str, Any], viewer: int | None, language: str) -> str:
        return self.speech(language, viewer).say(message, data)

    def label(self, rule: int) -> str:
        """The number of a rule as the rule book writes it: 306 is T3.6."""
        return f"{self.letter}{rule // 100}.{rule % 100}"

    def number(self, text: str) -> int:
        """The move number of a text."""
        try:
            found = self.numbers.get(text)
            return self.numbers[" ".join(text.lower().split())] if found is None else found
        except (KeyError, TypeError, AttributeError):
            raise self.no_move(NO_SUCH_MOVE, {"text": repr(text), "game": self.name}) from None

    def no_move(self, message: str, data: Mapping[str, Any]) -> NotAMove:
        """The error of a text that is no move, with a message of the catalogue."""
        say = partial(self._say, message, data, None)
        return NotAMove(say("en"), say, message)

    def most_decisions(self, seats: int, variant: Variant) -> int | None:
        """Return more decisions of all seats together than any game has; None if its rules set no
        bound.
        """
        return None

    def find_way(self, state: S, text: str, ways: int) -> int:
        """The first way of chance with that text."""
        for way in range(ways):
            if self.name_way(state, way) == text:
                return way
        raise NotAMove(f"chance cannot give {text!r} now")

    def complete(
        self,
        seats: int,
        variant: Mapping[str, object],
        caller: Callable[..., object] | None = None,
    ) -> dict[str, bool | int | None]:
        """A variant with its defaults; raises BadVariant for what there is not.

        `caller` is the function that took the options as keywords: the message then lists its other
        keywords too.
        """
        if type(seats) is not int or seats not in self.seats:
            raise BadVariant(
                f"{self.title} has {self.seats[0]} to {self.seats[-1]} seats, not {seats!r}"
            )
        known = [option.name for option in self.options]
        for name in variant:
            if name not in known:
                message = f"{self.title} has no option {name!r}; it has {', '.join(known)}"
                if caller is not None:
                    message += f"; the other keywords are {_keywords(caller)}"
                raise BadVariant(message)
        full = {
            option.name: option.choice(variant.get(option.name, option.default))
            for option in self.options
        }
        if full.get("first") is not None and full["first"] not in range(seats):
            raise BadVariant(f"first is a seat, 0 to {seats - 1}, not {full['first']!r}")
        return full

    def new(self) -> S:
        """A record for a state, all zero."""
        made: S = single(self.state)
        return made


def _keywords(caller: Callable[..., object]) -> str:
    """Return the keyword-only parameters of a function, in words."""
    parameters = inspect.signature(caller).parameters.values()
    return ", ".join(each.name for each in parameters if each.kind is each.KEYWORD_ONLY)


def or_none(number: int) -> int | None:
    """Return a number as Python's own, or None if it is below 0."""
    return int(number) if number >= 0 else None


def deal_from(left: Sequence[int], rng: Array) -> int:
    """Draw a tile or card at random and return its kind; `left` is the number of each kind in the
    deck.
    """
    way = int(below(rng, sum(left)))
    for kind, count in enumerate(left):
        if way < count:
            return kind
        way -= count
    raise ValueError("nothing is left")


SHARED_WORDS = ("common", "colours", "match", "options")
"""The files of the catalogues that every game has."""
