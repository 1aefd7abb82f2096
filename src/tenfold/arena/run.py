"""Playing an event: on all cores or on a cluster, resumed where it was interrupted."""

import os
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path

import tenfold.match
from tenfold import bots
from tenfold.arena import quick as compiled
from tenfold.arena import work
from tenfold.arena.event import Event, Fixture
from tenfold.arena.game import Deal, Outcome, play
from tenfold.arena.results import Results
from tenfold.bots.bot import Bot
from tenfold.errors import BadArgument

Watcher = Callable[[int, int], None]
"""Is told how many games are over, of how many."""


def run(
    event: Event,
    *,
    out: Path | None = None,
    records: Path | None = None,
    cores: int | None = None,
    ray: str | None = None,
    watch: Watcher = lambda done, all_: None,
) -> list[Outcome]:
    """Play the games of an event that are not in its results yet, and return the outcomes of all,
    in their order.

    With the address of a Ray cluster its cores play instead of this machine's: the same games.
    """
    at_once = cores_given(cores)
    results = Results(event, out)
    fixtures = list(event.fixtures())
    left = [fixture for fixture in fixtures if fixture.key not in results.outcomes]
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    before = len(fixtures) - len(left)
    watch(before, len(fixtures))
    for done, outcome in enumerate(_played(event, left, at_once, ray), before + 1):
        if records is not None:
            _keep(records, outcome)
        results.add(outcome)
        watch(done, len(fixtures))
    return [results.outcomes[fixture.key] for fixture in fixtures]


def run_compiled(event: Event, *, cores: int | None = None) -> list[Outcome]:
    """Play an event of random and greedy bots compiled: the same games as `run`, but no records and
    no times of moves.
    """
    return list(compiled.play(event, list(event.fixtures()), cores_given(cores)))


def cores_given(cores: int | None) -> int:
    """How many cores play; all, where nothing else is said."""
    if cores is not None and cores < 1:
        raise BadArgument(f"an arena plays on one core or more, not {cores}")
    return cores or os.cpu_count() or 1


def _played(
    event: Event, fixtures: Sequence[Fixture], cores: int, ray: str | None
) -> Iterator[Outcome]:
    """The outcomes, as they come."""
    makers = _bots(event.bots)
    if ray is None and min(cores, len(fixtures)) > 1:
        _compile(event, makers)
    for _, outcome in work.results(partial(_play, event), fixtures, cores=cores, ray=ray):
        yield outcome


def _keep(records: Path, outcome: Outcome) -> None:
    fixture = outcome.fixture
    seating = "-".join(map(str, fixture.seating))
    assert outcome.record is not None
    (records / f"{fixture.table}-{fixture.deal:06}-{seating}.txt").write_text(
        outcome.record, encoding="utf-8"
    )


def _compile(event: Event, players: Sequence[Bot]) -> None:
    """Let each bot move once here, so that what it compiles is in the cache before all cores look
    for it.
    """
    match = tenfold.match.start(event.game, seats=event.seats, chance=Deal(0, 0), **event.variant)
    seat = min(match.active)
    for bot in players:
        bot.move(match.seen(seat), 0)


def _play(event: Event, fixture: Fixture) -> Outcome:
    return play(event, fixture, _bots(event.bots))


@cache
def _bots(names: tuple[str, ...]) -> list[Bot]:
    """The bots of an event, made once in each process."""
    return [bots.get(text) for text in names]
