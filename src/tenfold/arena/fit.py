"""Fits the numbers of a family's judgement by self-play and by the results of games.

The numbers of greedy are fitted by play: a challenger with a few changed numbers replaces the
champion if it wins more of the same deals twice. The numbers of `evaluate` are fitted to results: a
change is kept if it lowers the log-loss on games that are new in every round. Both are (1+1)
evolution strategies with a seed. Beliefs, priors and the parameters of search stay as they are.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from math import sqrt
from pathlib import Path
from typing import TypeAlias

import numpy as np

from tenfold import games
from tenfold.arena import quick
from tenfold.arena.event import Event
from tenfold.arena.outcomes import ended, less_loss, loss, together
from tenfold.arena.tally import share
from tenfold.bots import fitted, judgement
from tenfold.bots.judgement import Judgement
from tenfold.bots.seeds import mix
from tenfold.errors import BadData
from tenfold.kernel.layout import Array, Flat, blank, copy

BY_PLAY, BY_OUTCOME = ("prospects", "greedy"), ("evaluate",)
"""The sections that are fitted by play and by results, if a family has them."""

STEP = 0.2
"""The standard deviation of the logarithm of the factor by which a number is changed."""

AT_ONCE = 3
"""The greatest number of numbers that are changed at once."""

SURE = 1.0
"""A challenger's share of the wins must be this many standard errors above a half."""

CLEAR = 2.0
"""The log-loss of new numbers for `evaluate` must be lower by this many standard errors."""

FEWEST = 100
"""The least number of games in which that is measured."""

TRIALS = 40
"""The number of changes to `evaluate` that are tried in each round."""

Value: TypeAlias = "float | list[Value]"
"""A number, or a table of numbers."""

Plain = dict[str, Value]
"""The fitted numbers of a judgement by their names, as JSON."""

Watcher = Callable[["Progress", str], None]
"""Called after each round with the progress and a sentence."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be fitted, and with how much work."""

    game: str
    seats: int
    games: int
    """The number of games that a challenger plays."""
    rounds: int
    seed: int


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a fit is: enough to go on from."""

    task: Task
    begun: Plain
    """The numbers at the start."""
    numbers: Plain
    """The best numbers so far."""
    rounds: int = 0
    games: int = 0
    kept: int = 0
    """The number of challengers that have replaced a champion."""


def fit(task: Task, keep: Path, watch: Watcher) -> Iterator[Progress]:
    """Do the rounds of a task one after the other, and keep each in a file, to go on from when it
    is called again.
    """
    judged = judgement.load(games.get(task.game))
    progress = _kept(task, keep, judged)
    while progress.rounds < task.rounds:
        progress, told = _round(progress, judged)
        _write(keep, progress)
        watch(progress, told)
        yield progress


def finish(progress: Progress, path: Path) -> tuple[fitted.Fit, bool]:
    """Measure what was found against what it began with, on new deals, and write what is surely
    better into the file.

    How to play and how to judge are two questions: each may find better numbers where the other
    does not.
    """
    task, judged = progress.task, judgement.load(games.get(progress.task.game))
    before = _numbers(judged, progress.begun)
    after = _numbers(judged, progress.numbers)
    won, played = _wins(task, mix(task.seed, 1), before, after)
    plays = _is_sure(won, played)
    judges = False
    chosen = _with(before, after, _names(judged, BY_PLAY)) if plays else before
    told = "there are none for evaluate"
    if names := _names(judged, BY_OUTCOME):
        judging = _with(chosen, after, names)
        count = max(FEWEST, task.games)
        less, doubt = less_loss(task.game, task.seats, chosen, judging, mix(task.seed, 2), count)
        judges = less > CLEAR * doubt
        chosen = judging if judges else chosen
        told = (
            f"those of evaluate {_kept_or_not(judges)}: log-loss less by {less:.4f}, give or "
            f"take {doubt:.4f}"
        )
    of = (
        f"wins of {played} games of {task.seats} in {task.game} against the numbers before; "
        "those of greedy "
        f"{_kept_or_not(plays)}: {progress.kept} of {progress.rounds} challengers were better "
        f"twice; {told}"
    )
    how = fitted.Fit(task.seed, progress.games + played, round(won, 4), of)
    fitted.write(path, chosen, how)
    return how, plays or judges


def _kept_or_not(is_better: bool) -> str:
    if is_better:
        return "are new"
    return "stay"


def _with(numbers: Flat, other: Flat, names: list[str]) -> Flat:
    """Numbers, some of which are those of another record."""
    mixed = copy(numbers)
    for name in names:
        setattr(mixed, name, getattr(other, name))
    return mixed


def _round(progress: Progress, judged: Judgement) -> tuple[Progress, str]:
    """Let one challenger play, and try some changes to `evaluate`."""
    task = progress.task
    number = progress.rounds
    chance = np.random.default_rng([task.seed & 0xFFFFFFFF, number])
    champion = _numbers(judged, progress.numbers)
    challenger = _changed(champion, _names(judged, BY_PLAY), chance)
    won, played = _wins(task, mix(task.seed, 10, number), champion, challenger)
    if _is_sure(won, played):
        again, more = _wins(task, mix(task.seed, 11, number), champion, challenger)
        won = (won * played + again * more) / (played + more)
        played = played + more
        champion = challenger if again > 0.5 and _is_sure(won, played) else champion
    kept = champion is challenger
    champion, loss = _fit_evaluate(task, judged, champion, number, chance)
    told = (
        f"a challenger won {won:.1%} of {played} games, {'kept' if kept else 'not kept'}; "
        f"log-loss {loss:.4f}"
    )
    found = {name: _plain(getattr(champion, name)) for name in progress.numbers}
    made = replace(
        progress,
        numbers=found,
        rounds=number + 1,
        games=progress.games + played,
        kept=progress.kept + kept,
    )
    return made, told


def _wins(task: Task, seed: int, one: Flat, other: Flat) -> tuple[float, int]:
    """The other's share of the wins against the one, and of how many games."""
    bots = ("greedy", "greedy")
    event = Event(task.game, bots, task.seats, task.games, seed & 0xFFFFFFFF, {})
    numbers = blank(one.dtype, 2)
    numbers[0] = one
    numbers[1] = other
    players = quick.Players(np.zeros(2, np.int64), numbers)
    outcomes = list(quick.play_with(event, list(event.fixtures()), 1, players))
    won = sum(share(outcome, 1) for outcome in outcomes)
    return won / len(outcomes), len(outcomes)


def _is_sure(won: float, played: int) -> bool:
    return won - SURE * sqrt(0.25 / played) > 0.5


def _changed(numbers: Flat, names: list[str], chance: np.random.Generator) -> Flat:
    """Return a copy of some numbers with a few of them changed."""
    changed = copy(numbers)
    count = min(len(names), int(chance.integers(1, AT_ONCE + 1)))
    for name in chance.choice(names, size=count, replace=False):
        value = np.array(getattr(changed, name), float)
        place = tuple(int(chance.integers(length)) for length in value.shape)
        factor = float(np.exp(STEP * chance.normal()))
        if value[place]:
            value[place] *= factor
        else:
            value[place] = STEP * float(chance.normal())
        setattr(changed, name, value)
    return changed


def _fit_evaluate(
    task: Task,
    judged: Judgement,
    numbers: Flat,
    number: int,
    chance: np.random.Generator,
) -> tuple[Flat, float]:
    """Try some changes to how the chance to win is worked out, on games that greedy plays with
    these numbers.
    """
    names = _names(judged, BY_OUTCOME)
    board = games.get(task.game).board
    count = max(1, task.games // 4)
    states, won = together(ended(task.game, task.seats, numbers, mix(task.seed, 12, number), count))
    best = float(loss(board, states, won, numbers))
    for _ in range(TRIALS if names else 0):
        other = _changed(numbers, names, chance)
        found = float(loss(board, states, won, other))
        if found < best:
            numbers = other
            best = found
    return numbers, best


def _names(judged: Judgement, wanted: tuple[str, ...]) -> list[str]:
    """The numbers of some sections."""
    kind = getattr(judged.module, "Numbers", None)
    found = fitted.sections(kind) if kind else {}
    return [name for section in wanted for name in found.get(section, [])]


def _numbers(judged: Judgement, plain: Plain) -> Flat:
    numbers = copy(judged.numbers)
    for name, value in plain.items():
        setattr(numbers, name, value)
    return numbers


def _plain(value: Array | float) -> Value:
    """A number or a table of numbers as JSON, with four digits that count."""
    if isinstance(value, np.ndarray):
        return [_plain(item) for item in value]
    return float(f"{float(value):.4g}")


def _kept(task: Task, keep: Path, judged: Judgement) -> Progress:
    """What is kept of a task; raises BadData where the file is of another."""
    names = _names(judged, (*BY_PLAY, *BY_OUTCOME))
    if not names:
        raise BadData(task.game, ["its judgement has no fitted numbers"])
    if not keep.exists():
        now = {name: _plain(getattr(judged.numbers, name)) for name in names}
        return Progress(task, now, now)
    try:
        told = json.loads(keep.read_text(encoding="utf-8"))
        found = Progress(**{**told, "task": Task(**told["task"])})
    except (ValueError, TypeError, KeyError) as fault:
        raise BadData(keep.name, [f"it is not a fit that was begun: {fault}"]) from fault
    if replace(found.task, rounds=task.rounds) != task:
        raise BadData(keep.name, [f"it is of another fit: {found.task}"])
    return replace(found, task=task)


def _write(keep: Path, progress: Progress) -> None:
    beside = keep.with_suffix(".new")
    beside.write_text(json.dumps(asdict(progress)), encoding="utf-8")
    beside.replace(keep)
