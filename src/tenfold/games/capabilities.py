"""What only some games offer: links between days, plans, a tutor, reasons for moves, a score sheet,
keepsakes, a ladder of questions.

A game declares each of them as an attribute of its own; general code asks whether it is None, and
names no game.
"""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, Protocol

from tenfold.errors import Refusal
from tenfold.games.options import Variant
from tenfold.json_types import JsonMapping, JsonObject

View = JsonMapping
"""A view as plain JSON."""


class Plan(NamedTuple):
    """One way to complete what takes several moves: the moves that are left, and what would be
    paid.
    """

    moves: tuple[str, ...]
    colour: str | None
    locomotives: int | None


class Reason(NamedTuple):
    """What a move is good for."""

    message: str
    """The id of the sentence that says it."""
    data: View
    """The values that the sentence needs."""


class Link(NamedTuple):
    """How two neighbouring days of a rack connect, or why they do not."""

    days: tuple[int, int]
    how: str | None
    """`foot`, `ferry`, `drive` or `flight`; None if they do not connect."""
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


class FollowedLinks(Protocol):
    """The links of one seat's rack as JSON."""

    def update(self, memory: memoryview) -> list[bytes]:
        """Return the links that have changed in the memory of a view, or all the first time."""


class Links(Protocol):
    """Finds how neighbouring days of racks connect."""

    def of(self, view: View, seat: int) -> list[Link]:
        """Return how the days of a seat's rack connect, as far as a view shows it."""

    def after(self, view: View, seat: int, move: str) -> list[Link]:
        """Return how the days of a seat's rack would connect after a move, by the seat's own
        view.
        """

    def follow(self, seat: int) -> "FollowedLinks":
        """Return the links of a seat's rack, to be followed from view to view."""


class Tutor(Protocol):
    """Advises a player."""

    def __call__(self, view: View, seat: int, legal: Sequence[str]) -> JsonObject:
        """Return the advice for a seat, by its own view and its legal moves."""


class Reasons(Protocol):
    """Says what moves are good for."""

    def __call__(self, view: View, seat: int, moves: Sequence[str]) -> list[Reason | None]:
        """Return what each of some legal moves is good for, by the seat's own view; None if there
        is nothing to say.
        """


class Plans(Protocol):
    """Finds the plans of a player, in a game in which something takes several moves."""

    def __call__(self, view: Any, seat: int, move: str | None = None) -> list[Plan]:
        """Return every way to go on, after a move if one is given, by the seat's own view."""


class Sheet(Protocol):
    """Splits points by their source."""

    def __call__(self, view: Any) -> list[dict[str, int]]:
        """Return each seat's points by their source."""


class Keepsake(NamedTuple):
    """What a player remembers of a finished game."""

    facts: JsonObject
    """What statistics count: numbers and names by their keys."""
    picture: JsonObject
    """What a small picture of the game is drawn from."""


class Keepsakes(Protocol):
    """Says what a player remembers of a finished game."""

    def __call__(self, view: View, seat: int) -> Keepsake:
        """Return what a seat remembers, by its own view."""


class Ladder(Protocol):
    """The questions that decide who begins, in the order in which they are asked."""

    def begins(self, answers: Sequence[Collection[int]]) -> int | None:
        """Return the seat that begins, by the seats that each question fits, or None if no question
        has decided.
        """

    def question(self, answers: Sequence[Collection[int]]) -> str | None:
        """Return the next question, or None if none is left or who begins is decided."""


class Bound(Protocol):
    """Bounds the length of a game."""

    def __call__(self, seats: int, variant: Variant) -> int:
        """Return more decisions of all seats together than any game has."""
