"""The sources of an export: files of records, an arena's log, or games that bots play for it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from tenfold import bots
from tenfold.arena.event import Event, Fixture
from tenfold.arena.game import play
from tenfold.arena.results import Results
from tenfold.bots.bot import Bot
from tenfold.errors import BadData, TenfoldError
from tenfold.match import Match
from tenfold.replaying import replay

SUFFIXES = (".txt", ".record")
"""The endings of files that are records."""


@dataclass(frozen=True, slots=True)
class Exported:
    """A game to export: its name, who played it if that is known, and the match."""

    name: str
    bots: tuple[str, ...] | None
    match: Match


@dataclass(frozen=True)
class Files:
    """Records that stand in files."""

    paths: tuple[Path, ...]
    names: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.paths)

    def heading(self) -> dict[str, object]:
        """What tells it from other sources."""
        return {"records": list(self.names)}

    def get(self, number: int) -> Exported:
        """The game of a file; raises BadData with the file and the line that is wrong."""
        path = self.paths[number]
        try:
            return Exported(
                self.names[number], None, replay(path.read_text(encoding="utf-8"), seed=0)
            )
        except (TenfoldError, UnicodeDecodeError) as fault:
            raise BadData(str(path), [str(fault)]) from fault


@dataclass(frozen=True)
class Played:
    """Games of an event, which bots play: the same ones whenever they are asked for, and on any
    machine.
    """

    event: Event
    fixtures: tuple[Fixture, ...]
    results: Results | None = None
    """How they ended before, where that is known."""

    def __len__(self) -> int:
        return len(self.fixtures)

    def heading(self) -> dict[str, object]:
        """What tells it from other sources."""
        event = self.event
        keys = [fixture.key for fixture in self.fixtures]
        told = {
            "game": event.game,
            "bots": list(event.bots),
            "seats": event.seats,
            "variant": dict(event.variant),
        }
        return {**told, "seed": event.seed, "games": sha256(repr(keys).encode()).hexdigest()}

    def get(self, number: int) -> Exported:
        """Play a game; raises BadData where it does not end as it did."""
        fixture = self.fixtures[number]
        event = self.event
        outcome = play(event, fixture, _bots(event.bots))
        name = "-".join(map(str, fixture.key))
        known = outcome
        if self.results:
            known = self.results.outcomes[fixture.key]
        if (known.winners, known.scores, known.moves) != (
            outcome.winners,
            outcome.scores,
            outcome.moves,
        ):
            raise BadData(
                f"game {name}",
                ["played again it ended otherwise: its bots go by time; export its records"],
            )
        assert outcome.record is not None
        return Exported(
            name, tuple(event.bots[bot] for bot in fixture.seating), replay(outcome.record, seed=0)
        )


Source = Files | Played


def files(paths: Sequence[Path]) -> Source:
    """The games of files and folders of records, or of one arena's log."""
    if len(paths) == 1 and paths[0].suffix == ".jsonl":
        return log(paths[0])
    found: list[tuple[Path, str]] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(
                each for each in path.rglob("*") if each.suffix in SUFFIXES and each.is_file()
            )
            found += [(each, str(each.relative_to(path).with_suffix(""))) for each in inside]
        else:
            path.stat()  # raises where there is none
            found.append((path, path.stem))
    names = [name for _, name in found]
    twice = sorted({name for name in names if names.count(name) > 1})
    if not found:
        raise BadData(
            ", ".join(map(str, paths)), [f"no records: their names end in {' or '.join(SUFFIXES)}"]
        )
    if twice:
        raise BadData("records", [f"{name} is there twice" for name in twice])
    return Files(tuple(path for path, _ in found), tuple(names))


def log(path: Path) -> Played:
    """The games of an arena's log, which are played again."""
    with path.open(encoding="utf-8") as file:
        first = file.readline()
    try:
        told = json.loads(first)
        event = Event(
            told["game"], tuple(told["bots"]), told["seats"], 1, told["seed"], told["variant"]
        )
    except (ValueError, KeyError, TypeError) as fault:
        raise BadData(str(path), [f"it is not an arena's log: {fault}"]) from fault
    results = Results(event, path)
    return Played(
        event, tuple(outcome.fixture for _, outcome in sorted(results.outcomes.items())), results
    )


def played(event: Event) -> Played:
    """Games that bots play for it."""
    return Played(event, tuple(event.fixtures()))


@cache
def _bots(names: tuple[str, ...]) -> list[Bot]:
    return [bots.get(text) for text in names]
