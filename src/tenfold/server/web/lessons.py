"""Lessons as plain JSON: the frames of each, and why a move that the pupil tries is refused."""

from functools import cache
from itertools import islice

from tenfold import lessons
from tenfold.errors import NotAMove
from tenfold.lessons.lesson import PUPIL
from tenfold.server.errors import RequestError
from tenfold.server.protocol.answers import WhyNot
from tenfold.server.protocol.lessons import LessonFrame, LessonShape, LessonStep
from tenfold.server.protocol.partial import changes
from tenfold.server.table import game_features


@cache
def shape(game: str) -> LessonShape:
    """Return the lesson of a game, played through the engine; raises RequestError if there
    is none.
    """
    if game not in lessons.names():
        raise RequestError("nowhere")
    lesson = lessons.get(game)
    return {
        "game": game,
        "seats": lesson.seats,
        "options": dict(lesson.options),
        "steps": [_step(step) for step in lesson.steps],
        "frames": _frames(lesson),
    }


def why_not(game: str, frame: int, move: str) -> WhyNot:
    """Return why a move is refused in a frame of a lesson."""
    if game not in lessons.names():
        raise RequestError("nowhere")
    for _, match in islice(lessons.play(lessons.get(game)), frame, frame + 1):
        try:
            refusal = match.explain(PUPIL, move)
        except NotAMove as fault:
            raise RequestError("no-move") from fault
        return {
            "refusal": None
            if refusal is None
            else {"rule": refusal.rule, "data": dict(refusal.data)}
        }
    raise RequestError("nowhere")


def _step(step: lessons.Step) -> LessonStep:
    return {
        "name": step.name,
        "points": list(step.points),
        "shows": list(step.shows),
        "press": step.press,
    }


def _frames(lesson: lessons.Lesson) -> list[LessonFrame]:
    found: list[LessonFrame] = []
    last: dict[str, object] = {}
    for frame, _ in lessons.play(lesson):
        view = dict(frame.view)
        changed = changes(last, view)
        found.append(
            {
                "scene": frame.scene,
                "step": frame.step,
                "waits": frame.waits,
                "move": frame.move,
                "legal": frame.legal,
                "events": [dict(event) for event in frame.events],
                "view": changed,
                "links": None
                if frame.links is None
                else [game_features.link(link) for link in frame.links],
                "foreseen": None
                if frame.foreseen is None
                else [game_features.link(link) for link in frame.foreseen],
                "plans": [game_features.plan(plan) for plan in frame.plans],
            }
        )
        last = view
    return found
