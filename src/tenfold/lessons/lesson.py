"""What a lesson is, and how its data file is read."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

from tenfold import games
from tenfold.errors import BadArgument, BadData
from tenfold.games.game import Position, Variant

DATA = Path(__file__).parent / "data"

PUPIL = 0
"""The seat of whoever takes the lesson; the other seats are played by the lesson."""


@dataclass(frozen=True, slots=True)
class Step:
    """One card of a lesson: what it says, what it points at, and what happens then."""

    name: str
    """The message `lesson-<game>-<name>` is the sentence of the card, and its attribute `title` the
    title.
    """
    points: tuple[str, ...]
    """The places of the board that are marked, in the words of the board's own `data-at`."""
    shows: tuple[str, ...] = ()
    """The tiles or cards that are drawn on the card."""
    press: str | None = None
    """A place that is pressed to go on, where that is no move."""
    lines: tuple[str, ...] = ()
    """What happens, as lines of a record. The pupil makes the moves of seat 0; the lesson does
    everything else.
    """
    others: tuple[str, ...] = ()
    """Further moves that stay open, because the board offers them in the same place; none of them
    goes on.
    """


@dataclass(frozen=True, slots=True)
class Scene:
    """Steps that follow one another from one position."""

    position: Position
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game."""

    game: str
    seats: int
    options: Variant
    scenes: tuple[Scene, ...]

    @property
    def steps(self) -> list[Step]:
        """The steps of all scenes, in their order."""
        return [step for scene in self.scenes for step in scene.steps]


def names() -> list[str]:
    """Return the games that have a lesson."""
    return [name for name in games.names() if (DATA / f"{name}.toml").exists()]


@cache
def get(game: str) -> Lesson:
    """Return the lesson of a game; raises BadArgument if it has none, and BadData if its file is
    wrong.
    """
    if game not in names():
        raise BadArgument(f"there is no lesson of {game!r}")
    return read(game, DATA / f"{game}.toml")


def read(game: str, path: Path) -> Lesson:
    """Read the lesson of a game from its file; raises BadData with everything that is wrong."""
    top = tomllib.loads(path.read_text(encoding="utf-8"))
    problems: list[str] = []
    _check(top, {"seats", "options", "scenes"}, "the lesson", problems)
    scenes = tuple(
        _scene(scene, f"scenes[{at}]", problems) for at, scene in enumerate(top.get("scenes", []))
    )
    if problems:
        raise BadData(path.name, problems)
    return Lesson(game, top["seats"], top["options"], scenes)


def _scene(found: Mapping[str, Any], place: str, problems: list[str]) -> Scene:
    _check(found, {"position", "steps"}, place, problems)
    steps = [
        _step(step, f"{place}.steps[{at}]", problems)
        for at, step in enumerate(found.get("steps", []))
    ]
    return Scene(found.get("position", {}), tuple(step for step in steps if step is not None))


def _step(found: Mapping[str, Any], place: str, problems: list[str]) -> Step | None:
    known = {field.name for field in fields(Step)}
    before = len(problems)
    _check(found, known, place, problems, needed={"name", "points"})
    if len(problems) > before:
        return None
    given: dict[str, Any] = dict(found)
    for key, value in found.items():
        if isinstance(value, list):
            given[key] = tuple(value)
    return Step(**given)


def _check(
    found: Mapping[str, Any],
    known: set[str],
    place: str,
    problems: list[str],
    *,
    needed: set[str] | None = None,
) -> None:
    """Note the keys that are missing, and those that nobody knows."""
    problems += [f"{place}: unknown key {key!r}" for key in found if key not in known]
    problems += [f"{place}: no {key}" for key in sorted((needed or known) - set(found))]
