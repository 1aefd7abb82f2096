"""Results as JSON lines in a file: a heading that says which event it is, and a line a game, so that none is lost."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tenfold.arena.event import Event, Fixture
from tenfold.arena.game import Outcome
from tenfold.errors import TenfoldError


class BadResults(TenfoldError):
    """A file of results that belongs to another event, or that is none."""


class Results:
    """The games of an event that are over; in memory, and where a file is given there too."""

    def __init__(self, event: Event, path: Path | None) -> None:
        self.outcomes: dict[tuple[int, int, int], Outcome] = {}
        self._path = path
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._read(path, event)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(_heading(event)) + "\n", encoding="utf-8")

    def add(self, outcome: Outcome) -> None:
        """Note a game that is over."""
        self.outcomes[outcome.fixture.key] = outcome
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(_line(outcome)) + "\n")

    def _read(self, path: Path, event: Event) -> None:
        """Take what was played before, and cut off a line that was not written to its end."""
        text = read_text(path)
        whole = text[: text.rfind("\n") + 1]
        heading, *lines = whole.splitlines() or [""]
        if parsed(path, 1, heading) != _heading(event):
            raise BadResults(f"{path} holds the results of another event: {heading[:200]}")
        for number, line in enumerate(lines, 2):
            outcome = _outcome(parsed(path, number, line))
            self.outcomes[outcome.fixture.key] = outcome
        if len(whole) < len(text):
            path.write_text(whole, encoding="utf-8")


def _heading(event: Event) -> dict[str, Any]:
    return {"arena": 1, **event_told(event)}


def event_told(event: Event) -> dict[str, Any]:
    """What must be the same for results to go on: all but how many games."""
    return {
        "game": event.game,
        "bots": list(event.bots),
        "seats": event.seats,
        "seed": event.seed,
        "variant": dict(event.variant),
    }


def _line(outcome: Outcome) -> dict[str, Any]:
    fixture = outcome.fixture
    return {
        "table": fixture.table,
        "deal": fixture.deal,
        "rotation": fixture.rotation,
        "seating": fixture.seating,
        "winners": outcome.winners,
        "scores": outcome.scores,
        "moves": outcome.moves,
        "clocks": outcome.clocks,
    }


def read_text(path: Path) -> str:
    """The text of a file; raises BadResults where it is none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadResults(f"{path} holds no results: it is not text") from None


def parsed(path: Path, number: int, line: str) -> dict[str, Any]:
    """A line of a file as an object; raises BadResults."""
    try:
        found = json.loads(line)
    except ValueError:
        raise BadResults(f"{path}, line {number}: {line[:80]!r} is not JSON") from None
    if not isinstance(found, dict):
        raise BadResults(f"{path}, line {number}: {line[:80]!r} is not an object")
    return found


def _outcome(told: Mapping[str, Any]) -> Outcome:
    return Outcome(
        Fixture(told["table"], told["deal"], told["rotation"], tuple(told["seating"])),
        tuple(told["winners"]),
        tuple(told["scores"]),
        told["moves"],
        tuple({int(power): count for power, count in clock.items()} for clock in told["clocks"]),
    )
