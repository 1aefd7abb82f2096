"""Playing an event: on all cores, resumed where it was interrupted."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import tenfold.match
from tenfold import bots
from tenfold.arena import quick as compiled
from tenfold.arena.event import Event, Fixture
from tenfold.arena.game import Deal, Outcome, play
from tenfold.arena.results import Results
from tenfold.bots.bot import Bot
from tenfold.errors import BadVariant

Watcher = Callable[[int, int], None]
"""Is told how many games are over, of how many."""


def run(
    event: Event,
    *,
    out: Path | None = None,
    records: Path | None = None,
    cores: int | None = None,
    quick: bool = False,
    watch: Watcher = lambda done, all_: None,
) -> list[Outcome]:
    """Play the games of an event that are not among its results yet, and return all, in their order.

    Quickly, random and greedy bots play compiled: the same games, but no records, and no times of moves.
    """
    if cores is not None and cores < 1:
        raise BadVariant(f"an arena plays on one core or more, not {cores}")
    if quick and records is not None:
        raise BadVariant("games that are played quickly have no records")
    results = Results(event, out)
    fixtures = list(event.fixtures())
    left = [fixture for fixture in fixtures if fixture.key not in results.outcomes]
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    watch(len(fixtures) - len(left), len(fixtures))
    played = compiled.play if quick else _played
    for done, outcome in enumerate(played(event, left, cores or os.cpu_count() or 1), 1):
        if records is not None:
            _keep(records, outcome)
        results.add(outcome)
        watch(len(fixtures) - len(left) + done, len(fixtures))
    return [results.outcomes[fixture.key] for fixture in fixtures]


def _played(event: Event, fixtures: Sequence[Fixture], cores: int) -> Iterator[Outcome]:
    """The outcomes, as they come."""
    makers = [bots.get(text) for text in event.bots]
    if not fixtures:
        return
    if min(cores, len(fixtures)) == 1:
        for fixture in fixtures:
            yield play(event, fixture, makers)
        return
    _compile(event, makers)
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(cores, len(fixtures)), _begin, (event,)) as pool:
        yield from pool.imap_unordered(_play, fixtures)


def _keep(records: Path, outcome: Outcome) -> None:
    fixture = outcome.fixture
    seating = "-".join(map(str, fixture.seating))
    assert outcome.record is not None
    (records / f"{fixture.table}-{fixture.deal:06}-{seating}.txt").write_text(outcome.record, encoding="utf-8")


def _compile(event: Event, players: Sequence[Bot]) -> None:
    """Let each bot move once here, so that what it compiles is in the cache before all cores look for it."""
    match = tenfold.match.start(event.game, seats=event.seats, chance=Deal(0, 0), **event.variant)
    seat = min(match.active)
    for bot in players:
        bot.move(match.seen(seat), 0)


class _Worker:
    """What a process of the pool keeps between games."""

    event: Event
    bots: list[Bot]


def _begin(event: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.event = event
    _Worker.bots = [bots.get(text) for text in event.bots]


def _play(fixture: Fixture) -> Outcome:
    return play(_Worker.event, fixture, _Worker.bots)
