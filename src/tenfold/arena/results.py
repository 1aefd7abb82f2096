"""Results of an event, a line a game, so that none is lost."""

from pathlib import Path

from tenfold.arena.event import Event, Fixture
from tenfold.arena.game import Outcome
from tenfold.arena.lines import Line, Lines


class Results:
    """The games of an event that are over; in memory, and where a file is given there too."""

    def __init__(self, event: Event, path: Path | None) -> None:
        self.outcomes: dict[tuple[int, int, int], Outcome] = {}
        self._lines = Lines(path, {"arena": 1, **event_told(event)})
        for _, told in self._lines.before:
            self._note(_outcome(told))

    def add(self, outcome: Outcome) -> None:
        """Note a game that is over."""
        self._note(outcome)
        self._lines.add(_line(outcome))

    def _note(self, outcome: Outcome) -> None:
        self.outcomes[outcome.fixture.key] = outcome


def event_told(event: Event) -> dict[str, object]:
    """What must be the same for results to go on: all but how many games."""
    return {
        "game": event.game,
        "bots": list(event.bots),
        "seats": event.seats,
        "seed": event.seed,
        "variant": dict(event.variant),
    }


def _line(outcome: Outcome) -> dict[str, object]:
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


def _outcome(told: Line) -> Outcome:
    return Outcome(
        Fixture(told["table"], told["deal"], told["rotation"], tuple(told["seating"])),
        tuple(told["winners"]),
        tuple(told["scores"]),
        told["moves"],
        tuple({int(power): count for power, count in clock.items()} for clock in told["clocks"]),
    )
