"""A race of a seat's moves, as the arms of a bandit: all are tried in the same worlds until one is
clearly the best.

The results of an arm update its prior, as a normal distribution. An arm whose expected gain is
small is eliminated.
"""

from math import pi, sqrt
from typing import NamedTuple

import numpy as np

from tenfold.bots import rollout
from tenfold.bots.judgement import Judgement, Lookahead, chance, greedy, prior, utility
from tenfold.bots.rollout import PLAYED, Worlds, enter, roll_out
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, Blank, Flat, blank, f64, i64, layout, single
from tenfold.kernel.play import legal
from tenfold.kernel.reals import erfc, exp
from tenfold.seen import Seen

FIRST_WORLDS = 6
"""The number of worlds in which all arms are tried before one may be eliminated."""

PSEUDO = 4.0
"""The number of pseudo-observations of the usual noise: a few worlds may agree by chance."""


class Arm(Flat):
    """A legal move and its statistics. A lead is a difference of utility to the greedy move, in the
    same world.
    """

    move = i64
    preview = (
        f64  # the mean utility at the end of the turn, or the prior mean if there are no previews
    )
    guess = f64  # the prior mean of the lead
    spread = f64  # the prior standard deviation of the lead; 0 if the arm need not be tried
    count = i64  # the number of worlds in which it was tried
    lead = f64  # the sum of its leads
    squares = f64  # the sum of the squares of its leads
    value = f64  # the utility in the last world
    better = f64  # the posterior lead: a lower bound if positive, the mean if not


class Tally(Flat):
    """The state of a race."""

    arms = i64  # the number of arms
    tried = i64  # the number of arms that are not eliminated
    decided = i64  # 1 if more worlds would not change the result
    chances = f64  # the sum of the greedy move's chances to win, after a preview and in each world


ARM, TALLY = layout(Arm), layout(Tally)


class Race(NamedTuple):
    """A race with its arms, its worlds and its parameters."""

    arms: Array
    order: Array
    """The indices of the arms: the greedy one, then the others that are still tried, then the
    eliminated ones.
    """
    tally: Tally
    worlds: Worlds
    lookahead: Lookahead


def begin(seen: Seen, judgement: Judgement, seed: int) -> Race:
    """Return a race with its previews done."""
    most = len(seen.game.texts)
    race = Race(
        arms=blank(ARM, most),
        order=np.zeros(most, np.int64),
        tally=single(TALLY),
        worlds=rollout.worlds(seen, judgement, seed),
        lookahead=judgement.lookahead,
    )
    sample(seen.game.board, seen.view, seen.seat, race, 0.0, 0)
    return race


@compiled
def sample(board: Flat, seen: Blank, seat: int, race: Race, least: float, playouts: int) -> int:
    """Run a number of playouts, or fewer if the expected gain falls below `least`; return how many
    were run.

    This is the only compiled entry point of a race. The first call also makes the previews, and
    each updates `better`.
    """
    if race.tally.arms == 0:
        _preview(board, seen, seat, race)
    made = 0
    while made < playouts and not race.tally.decided:
        made += race.tally.tried
        _sample_world(board, seen, seat, race)
        if race.arms[race.order[0]].count >= FIRST_WORLDS:
            _eliminate(race, least)
    for i in range(race.tally.arms):
        race.arms[i].better = _sure_lead(race, i)
    return made


@compiled
def _preview(board: Flat, seen: Blank, seat: int, race: Race) -> None:
    """List the arms, roll each out to the end of the turn, and select the greedy move and the best
    others.
    """
    first = _list_arms(board, seen, seat, race)
    arms, count = race.arms, race.tally.arms
    previews = race.lookahead.previews
    for world in range(max(1, previews)):
        enter(board, seen, race.worlds, world)
        for i in range(count if previews else 0):
            arms[i].preview += _try(board, seat, race, i, world, 1) / previews
    _select(race, first)
    roll_out(board, seat, race.worlds, arms[race.order[0]].move, max(0, previews - 1), 1)
    race.tally.chances = chance(board, race.worlds.states[PLAYED], seat, race.worlds.numbers)


@compiled
def _sure_lead(race: Race, i: int) -> float:
    """Return the posterior mean of an arm's lead if it is negative, or else its lower bound, at
    least 0.
    """
    mean, deviation = _posterior(race, i)
    if mean <= 0.0:
        return mean
    return max(0.0, mean - race.lookahead.sure * deviation)


@compiled
def _posterior(race: Race, i: int) -> tuple[float, float]:
    """Return the mean and the standard deviation of an arm's lead: its prior and its results, as
    normal distributions.

    The greedy move's lead over itself is 0.
    """
    arm = race.arms[i]
    if i == race.order[0]:
        return 0.0, 0.0
    if arm.count < 2:
        return arm.guess, arm.spread
    mean = arm.lead / arm.count
    squares = arm.squares - arm.count * mean * mean + PSEUDO * race.lookahead.noise**2
    variance = squares / (arm.count - 1 + PSEUDO)
    of_results = arm.count / variance
    of_prior = 1.0 / arm.spread**2
    precision = of_results + of_prior
    return (of_results * mean + of_prior * arm.guess) / precision, sqrt(1.0 / precision)


@compiled
def _list_arms(board: Flat, seen: Blank, seat: int, race: Race) -> int:
    """Write the legal moves with their priors, and return the greedy move."""
    arms = race.arms
    worlds = race.worlds
    lookahead = race.lookahead
    race.tally.arms = legal(board, seen, seat, race.order)
    first: int = greedy(board, seen, seat, worlds.numbers, worlds.luck[1])
    for i in range(race.tally.arms):
        arms[i].move = race.order[i]
        arms[i].guess = -lookahead.bias
        arms[i].spread = lookahead.doubt
    prior(board, seen, seat, worlds.numbers, first, arms[: race.tally.arms])
    for i in range(race.tally.arms):
        arms[i].preview = 0.0 if lookahead.previews else arms[i].guess
    return first


@compiled
def _try(board: Flat, seat: int, race: Race, i: int, world: int, horizon: int) -> float:
    """Roll an arm out in the world that was entered, and return its utility."""
    roll_out(board, seat, race.worlds, race.arms[i].move, world, horizon)
    value: float = utility(board, race.worlds.states[PLAYED], seat, race.worlds.numbers)
    return value


@compiled
def _select(race: Race, first: int) -> None:
    """Order the arms: the greedy move first, then those with the best previews, up to `width`."""
    order = race.order
    arms = race.arms
    count = race.tally.arms
    for i in range(count):
        order[i] = i
        if arms[i].move == first:
            order[0], order[i] = i, order[0]
    race.tally.tried = 1
    for place in range(1, min(race.lookahead.width, count)):
        best = place
        for other in range(place, count):
            if _promise(arms, order[other]) > _promise(arms, order[best]):
                best = other
        order[place], order[best] = order[best], order[place]
        race.tally.tried += arms[order[place]].spread > 0
    race.tally.decided = race.tally.tried == 1


@compiled
def _promise(arms: Array, i: int) -> float:
    """Return the key by which arms are selected; those that need not be tried come last."""
    promise: float = arms[i].preview - (arms[i].spread == 0)
    return promise


@compiled
def _sample_world(board: Flat, seen: Blank, seat: int, race: Race) -> None:
    """Try every arm that is not eliminated in one more world, and add up the leads."""
    arms = race.arms
    order = race.order
    lookahead = race.lookahead
    world = lookahead.previews + arms[order[0]].count
    horizon = lookahead.horizon + lookahead.rounds * seen.seats
    enter(board, seen, race.worlds, world)
    for i in range(race.tally.tried):
        arms[order[i]].value = _try(board, seat, race, order[i], world, horizon)
        if i == 0:
            race.tally.chances += chance(
                board, race.worlds.states[PLAYED], seat, race.worlds.numbers
            )
    for i in range(race.tally.tried):
        arm = arms[order[i]]
        lead = arm.value - arms[order[0]].value
        arm.count += 1
        arm.lead += lead
        arm.squares += lead * lead


@compiled
def _eliminate(race: Race, least: float) -> None:
    """Eliminate the arms whose expected regret is below `least`. The greedy move stays, since leads
    refer to it.
    """
    order = race.order
    best = 0
    kept = 1
    for i in range(1, race.tally.tried):
        if _posterior(race, order[i])[0] > _posterior(race, order[best])[0]:
            best = i
    highest, deviation = _posterior(race, order[best])
    for i in range(1, race.tally.tried):
        mean, own = _posterior(race, order[i])
        if i == best or _expected_regret(highest - mean, own) >= least:
            order[kept], order[i] = order[i], order[kept]
            kept += 1
    race.tally.tried = kept
    is_clear = kept == 2 and best > 0 and _expected_regret(highest, deviation) < least
    race.tally.decided = kept == 1 or is_clear


@compiled
def _expected_regret(behind: float, deviation: float) -> float:
    """Return the expected loss of dropping an arm: the mean of max(0, x) for x normal around
    -`behind`.
    """
    z = behind / deviation
    return deviation * (exp(-z * z / 2.0) / sqrt(2.0 * pi) - z * erfc(z / sqrt(2.0)) / 2.0)
