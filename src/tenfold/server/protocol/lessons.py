"""Lessons: guided games, step by step."""

from typing import Literal

from typing_extensions import TypedDict

from tenfold.server.protocol.answers import Choice, LinkShape, PlanShape


class LessonStep(TypedDict):
    """One card of a lesson. Its words are `lesson-<game>-<name>` and the attribute `title` of that
    message.
    """

    name: str
    points: list[str]
    """The places of the board that are marked."""
    shows: list[str]
    """The tiles or cards that are drawn on the card."""
    press: str | None
    """The place to press, if the step does not wait for a move."""


class LessonFrame(TypedDict):
    """What the pupil sees at one moment of a lesson."""

    scene: int
    """The number of the scene, counted from 0: each begins with a position of its own."""
    step: int
    """The number of the step, counted from 0."""
    waits: Literal["nothing", "got-it", "press", "move", "end"]
    """What it waits for; `nothing` is shown for as long as it takes to see it."""
    move: str | None
    """The move that goes on, if it waits for one."""
    legal: list[str]
    """The moves that can be made: the one that goes on, and those that stay open beside it."""
    events: list[dict[str, object]]
    view: dict[str, object]
    """In the first frame all keys, later those that have changed."""
    links: list[LinkShape] | None
    foreseen: list[LinkShape] | None
    """How the days would connect after the move."""
    plans: list[PlanShape]


class LessonShape(TypedDict):
    """`GET /api/lessons/{game}`: a guided game. Seat 0 is the pupil's; the lesson plays the other
    seats.
    """

    game: str
    seats: int
    options: dict[str, Choice]
    steps: list[LessonStep]
    frames: list[LessonFrame]
