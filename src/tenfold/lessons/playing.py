"""Playing a lesson through the engine: everything that its pupil sees, frame by frame."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from tenfold.games.capabilities import Link, Plan
from tenfold.games.events import Event
from tenfold.match import Match, position

from .lesson import PUPIL, Lesson, Scene, Step

SEED = 0
"""Deals what a position of a lesson does not give."""

Waits = Literal["nothing", "got-it", "press", "move", "end"]
"""What a frame waits for before the next one is shown.

`nothing`: it is shown for as long as it takes to see it. `got-it`: the pupil has read the card.
`press`: the pupil presses a place of the board. `move`: the pupil makes the move. `end`: the lesson
is over.
"""


@dataclass(frozen=True, slots=True)
class Frame:
    """What the pupil sees at one moment of a lesson."""

    scene: int
    """The number of the scene, counted from 0: each begins with a position of its own."""
    step: int
    """The number of the step, counted from 0."""
    waits: Waits
    move: str | None
    """The move that goes on, if it waits for one."""
    legal: list[str]
    """The moves that can be made: the one that goes on, and those that stay open beside it."""
    events: list[Event]
    """What the pupil saw happen since the frame before."""
    view: Mapping[str, Any]
    links: list[Link] | None
    """How the days of the pupil's rack connect, in a game that has days."""
    foreseen: list[Link] | None
    """How they would connect after the move."""
    plans: list[Plan]
    """Every way to go on with a claim that was begun."""


def play(lesson: Lesson) -> Iterator[tuple[Frame, Match]]:
    """Play a lesson to its end, and yield each frame with the match as it then stands."""
    last = len(lesson.steps) - 1
    number = 0
    for place, scene in enumerate(lesson.scenes):
        stage = _Stage(lesson, scene, place)
        for step in scene.steps:
            yield from stage.play(step, number, is_last=number == last)
            number += 1
        yield from stage.show(number - 1, scene.steps[-1])


class _Stage:
    """A scene that is being played."""

    def __init__(self, lesson: Lesson, scene: Scene, number: int) -> None:
        self.number = number
        options: dict[str, Any] = dict(lesson.options)
        self.match = position(lesson.game, scene.position, seats=lesson.seats, seed=SEED, **options)
        self.seen = len(self.match.events(PUPIL))

    def play(self, step: Step, number: int, *, is_last: bool) -> Iterator[tuple[Frame, Match]]:
        """Play one step."""
        if not step.lines:
            yield self.frame(number, _pause(step, is_last), None, step), self.match
        for line in step.lines:
            who, _, move = line.partition(" ")
            if who == str(PUPIL):
                yield self.frame(number, "move", move, step), self.match
            elif who != "chance":
                yield from self.show(number, step)
            self.match.follow([line])

    def show(self, number: int, step: Step) -> Iterator[tuple[Frame, Match]]:
        """Show what has happened since the last frame, if the pupil saw any of it."""
        frame = self.frame(number, "nothing", None, step)
        if frame.events:
            yield frame, self.match

    def frame(self, number: int, waits: Waits, move: str | None, step: Step) -> Frame:
        """Return what the pupil sees now."""
        events = self.match.events(PUPIL, self.seen)
        self.seen += len(events)
        legal = []
        if move is not None:
            legal = [move, *step.others]
        return Frame(
            scene=self.number,
            step=number,
            waits=waits,
            move=move,
            legal=legal,
            events=events,
            view=dict(self.match.view(PUPIL)),
            links=self._links(),
            foreseen=self._links_after(move),
            plans=self._plans(move),
        )

    def _links(self) -> list[Link] | None:
        """Return how the days of the pupil's rack connect, or None in a game without days."""
        if self.match.game.links is None:
            return None
        return self.match.links(PUPIL)

    def _links_after(self, move: str | None) -> list[Link] | None:
        """Return how the days would connect after the move that the pupil is to make."""
        links = self.match.game.links
        if links is None or move is None:
            return None
        return links.after(self.match.view(PUPIL), PUPIL, move)

    def _plans(self, move: str | None) -> list[Plan]:
        """Return every way to go on with what the pupil has begun, if a move is to be made."""
        plans = self.match.game.plans
        if plans is None or move is None or self.match.active != {PUPIL}:
            return []
        return plans(self.match.blank_view(PUPIL), PUPIL, None)


def _pause(step: Step, is_last: bool) -> Waits:
    """Return what a step without moves waits for."""
    if is_last:
        return "end"
    if step.press:
        return "press"
    return "got-it"
