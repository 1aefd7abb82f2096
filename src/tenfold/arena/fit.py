"""Fitting the numbers of a family's judgement again: by games against themselves, and by how such games ended.

Of the sections of a family's file, those that greedy goes by are fitted by play: a challenger, some of whose numbers
are changed a little, replaces the champion where it wins more of the same deals twice. That of `evaluate` is fitted to
how games end: a change stays where the chances that it gives make the results of some games likelier, other games in
every round. Both are evolution strategies of one parent, (1+1), with a seed. What else there is (beliefs, priors,
lookahead) is left as it is.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from math import log, sqrt
from pathlib import Path
from typing import Any

import numpy as np

from tenfold import games
from tenfold.arena import quick
from tenfold.arena.event import Event, Fixture
from tenfold.arena.tally import share
from tenfold.bots import fitted
from tenfold.bots.judgement import Judgement, adopt, evaluate, greedy
from tenfold.bots.seeds import mix
from tenfold.errors import BadData
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import Array, Flat, State, blank, copy
from tenfold.kernel.play import apply, below, mover, seeded, shares, view, ways

BY_PLAY, BY_OUTCOME = ("prospects", "greedy"), ("evaluate",)
"""The sections that are fitted, where a family has them."""

STEP = 0.2
"""How much a number is changed, as a share of itself, on average."""

AT_ONCE = 3
"""How many numbers are changed at most."""

SURE = 1.0
"""How many standard errors above a half a challenger's share of the wins must be."""

TRIALS = 40
"""How many changes to `evaluate` are tried for each round of play."""

STRIDE = 5
"""Of how many decisions one is kept to fit `evaluate` to."""

LEAST = 1e-6
"""The least chance that is told of what happened."""

Watcher = Callable[["Progress", str], None]
"""Is told after each round how far it is, and what happened."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be fitted, and with how much work."""

    game: str
    seats: int
    games: int
    """How many games a challenger plays at once."""
    rounds: int
    seed: int


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a fit is: enough to go on from."""

    task: Task
    begun: dict[str, Any]
    """The numbers that it began with,"""
    numbers: dict[str, Any]
    """and the best that were found."""
    rounds: int = 0
    games: int = 0
    kept: int = 0
    """How many challengers have replaced a champion."""


def fit(task: Task, keep: Path, watch: Watcher) -> Iterator[Progress]:
    """Do the rounds of a task one after the other, and keep each in a file, to go on from when it is called again."""
    judged = adopt(games.get(task.game))
    progress = _kept(task, keep, judged)
    while progress.rounds < task.rounds:
        progress, told = _round(progress, judged)
        _write(keep, progress)
        watch(progress, told)
        yield progress


def finish(progress: Progress, path: Path) -> tuple[fitted.Fit, bool]:
    """Measure what was found against what it began with, on new deals, and write the better of both into their file."""
    task, judged = progress.task, adopt(games.get(progress.task.game))
    before, after = _numbers(judged, progress.begun), _numbers(judged, progress.numbers)
    board, states, ends = _ended(task, judged, after, mix(task.seed, 2))
    before_loss, after_loss = (float(loss(board, states, ends, numbers)) for numbers in (before, after))
    won, played = _wins(task, mix(task.seed, 1), before, after)
    better = won > 0.5 or (won == 0.5 and after_loss < before_loss)
    of = (
        f"wins of {played} games of {task.seats} in {task.game} against the numbers before"
        f"{'' if better else ', which stay'}: {progress.kept} of {progress.rounds} challengers were better twice; "
        f"log-loss of evaluate {after_loss:.4f} instead of {before_loss:.4f}"
    )
    how = fitted.Fit(task.seed, progress.games + played, round(won, 4), of)
    fitted.write(path, after if better else before, how)
    return how, better


def _round(progress: Progress, judged: Judgement) -> tuple[Progress, str]:
    """Let one challenger play, and try some changes to `evaluate`."""
    task, number = progress.task, progress.rounds
    chance = np.random.default_rng([task.seed & 0xFFFFFFFF, number])
    champion = _numbers(judged, progress.numbers)
    challenger = _changed(champion, _names(judged, BY_PLAY), chance)
    won, played = _wins(task, mix(task.seed, 10, number), champion, challenger)
    if _is_sure(won, played):
        again, more = _wins(task, mix(task.seed, 11, number), champion, challenger)
        won, played = (won * played + again * more) / (played + more), played + more
        champion = challenger if again > 0.5 and _is_sure(won, played) else champion
    kept = champion is challenger
    champion, loss = _fit_evaluate(task, judged, champion, number, chance)
    told = f"a challenger won {won:.1%} of {played} games, {'kept' if kept else 'not kept'}; log-loss {loss:.4f}"
    found = {name: _plain(getattr(champion, name)) for name in progress.numbers}
    made = replace(progress, numbers=found, rounds=number + 1, games=progress.games + played, kept=progress.kept + kept)
    return made, told


def _wins(task: Task, seed: int, one: Flat, other: Flat) -> tuple[float, int]:
    """The other's share of the wins against the one, and of how many games."""
    event = Event(task.game, ("greedy", "greedy"), task.seats, task.games, seed & 0xFFFFFFFF, {})
    minds = blank(one.dtype, 2)
    minds[0], minds[1] = one, other
    fixtures: list[Fixture] = list(event.fixtures())
    outcomes = list(quick.play_minds(event, fixtures, 1, np.zeros(2, np.int64), minds))
    return sum(share(outcome, 1) for outcome in outcomes) / len(outcomes), len(outcomes)


def _is_sure(won: float, played: int) -> bool:
    return won - SURE * sqrt(0.25 / played) > 0.5


def _changed(numbers: Flat, names: list[str], chance: np.random.Generator) -> Flat:
    """The same numbers, but for a few."""
    made: Any = copy(numbers)
    for name in chance.choice(names, size=min(len(names), int(chance.integers(1, AT_ONCE + 1))), replace=False):
        value = np.array(getattr(made, name), float)
        place = tuple(int(chance.integers(length)) for length in value.shape)
        factor = float(np.exp(STEP * chance.normal()))
        value[place] = value[place] * factor if value[place] else STEP * float(chance.normal())
        setattr(made, name, value)
    changed: Flat = made
    return changed


def _fit_evaluate(
    task: Task,
    judged: Judgement,
    numbers: Flat,
    number: int,
    chance: np.random.Generator,
) -> tuple[Flat, float]:
    """Try some changes to how the chance to win is worked out, on games that greedy plays with these numbers."""
    names = _names(judged, BY_OUTCOME)
    board, states, won = _ended(task, judged, numbers, mix(task.seed, 12, number))
    best = float(loss(board, states, won, numbers))
    for _ in range(TRIALS if names else 0):
        other = _changed(numbers, names, chance)
        found = float(loss(board, states, won, other))
        if found < best:
            numbers, best = other, found
    return numbers, best


def _ended(task: Task, judged: Judgement, numbers: Flat, seed: int) -> tuple[Any, Any, Array]:
    """States of games that greedy plays, and each seat's share of the win in the end."""
    game = games.get(task.game)
    rng, worlds, kept = seeded(seed, 1)[0], blank(game.state, 2), blank(game.state, 1000)
    found, won = [], []
    for _ in range(max(1, task.games // 4)):
        worlds[0] = game.deal(task.seats, game.complete(task.seats, {}))
        count = gather(game.board, worlds, kept, numbers, rng)
        out = np.zeros(task.seats)
        shares(game.board, worlds[0], out)
        found.append(kept[:count].copy())
        won += [out] * count
    return game.board, np.concatenate(found).view(np.recarray), np.array(won)


@compiled
def gather(board: Flat, worlds: Array, kept: Array, numbers: Flat, rng: Array) -> int:
    """Play a game to its end by greedy, keep some of its states, and return how many."""
    count, decisions = 0, below(rng, STRIDE)
    who = mover(board, worlds[0])
    while who != OVER:
        if who == CHANCE:
            apply(board, worlds[0], CHANCE, below(rng, ways(board, worlds[0])))
        else:
            decisions += 1
            if decisions % STRIDE == 0 and count < len(kept):
                kept[count] = worlds[0]
                count += 1
            worlds[1] = worlds[0]
            view(board, worlds[1], who)
            apply(board, worlds[0], who, greedy(board, worlds[1], who, numbers, rng))
        who = mover(board, worlds[0])
    return count


@compiled
def loss(board: Flat, states: Array, won: Array, numbers: Flat) -> float:
    """How unlikely the results were by the chances that `evaluate` gave: the mean of their negative logarithms."""
    total = 0.0
    for i in range(len(states)):
        total += _surprise(board, states[i], won[i], numbers)
    return total / max(1, len(states))


@compiled
def _surprise(board: Flat, state: State, won: Array, numbers: Flat) -> float:
    total = 0.0
    for seat in range(len(won)):
        if won[seat] > 0.0:
            total -= won[seat] * log(max(LEAST, evaluate(board, state, seat, numbers)))
    return total


def _names(judged: Judgement, wanted: tuple[str, ...]) -> list[str]:
    """The numbers of some sections."""
    kind = getattr(judged.module, "Numbers", None)
    found = fitted.sections(kind) if kind else {}
    return [name for section in wanted for name in found.get(section, [])]


def _numbers(judged: Judgement, told: dict[str, Any]) -> Flat:
    made: Any = copy(judged.numbers)
    for name, value in told.items():
        setattr(made, name, value)
    numbers: Flat = made
    return numbers


def _plain(value: Any) -> Any:
    """A number or a table of numbers as JSON, with four digits that count."""
    if np.ndim(value):
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
