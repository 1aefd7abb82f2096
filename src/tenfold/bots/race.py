"""The race of a seat's moves, as arms of a bandit: all are tried in the same worlds, until one is clearly the best.

What the worlds say of an arm is weighed against its prior, and an arm of which hardly anything is to be hoped is tried
no more.
"""

from math import pi, sqrt
from typing import Any, NamedTuple

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
"""How many worlds all arms meet before one may be eliminated."""

PSEUDO = 4.0
"""For how many worlds the usual noise counts: a few worlds may agree by luck."""


class Arm(Flat):
    """A legal move and what is known of it."""

    move = i64
    preview = f64  # the utility at the end of the turn, or the prior's guess where there are no previews
    guess = f64  # by how much it is thought to be better than the greedy move before it is tried,
    spread = f64  # and how far from that it may be; 0 where it need not be tried
    count = i64  # how many worlds it has met,
    lead = f64  # the sum of how much more it was worth there than the greedy move,
    squares = f64  # and of the squares of that
    value = f64  # the utility in the world that was met last
    better = f64  # by how much it is surely better than the greedy move by now, or thought to be worse


class Tally(Flat):
    """How a race stands."""

    arms = i64  # how many there are,
    tried = i64  # how many are still tried,
    decided = i64  # and 1 when it need not go on
    chances = f64  # the sum of the chances to win that the greedy move had, after a preview and in each world


ARM, TALLY = layout(Arm), layout(Tally)


class Race(NamedTuple):
    """A race, with all that it is run by."""

    arms: Any
    order: Array
    """The numbers of the arms: those that are tried, the greedy one first; then the others."""
    tally: Any
    worlds: Worlds


def begin(seen: Seen, judgement: Judgement, seed: int) -> Race:
    """A race that has met no worlds but for its previews."""
    most = len(seen.game.texts)
    race = Race(
        arms=blank(ARM, most),
        order=np.zeros(most, np.int64),
        tally=single(TALLY),
        worlds=rollout.worlds(seen, judgement, seed),
    )
    sample(seen.game.board, seen.view, seen.seat, race, judgement.lookahead, 0.0, 0)
    return race


@compiled
def sample(
    board: Flat,
    seen: Blank,
    seat: int,
    race: Race,
    lookahead: Lookahead,
    least: float,
    playouts: int,
) -> int:
    """Go on until so many playouts are made, or no more than `least` is to be won by it; return how many were made.

    It is all that is compiled of a race for Python to call: the previews, where there were none yet, and the leads.
    """
    if race.tally.arms == 0:
        _preview(board, seen, seat, race, lookahead)
    made = 0
    while made < playouts and not race.tally.decided:
        made += race.tally.tried
        _sample_world(board, seen, seat, race, lookahead)
        if race.arms[race.order[0]].count >= FIRST_WORLDS:
            _eliminate(race, lookahead, least)
    for i in range(race.tally.arms):
        race.arms[i].better = _surely(race, i, lookahead)
    return made


@compiled
def _preview(board: Flat, seen: Blank, seat: int, race: Race, lookahead: Lookahead) -> None:
    """List the arms and look where each leads: the greedy move and those that look best are to be tried."""
    first = _list_arms(board, seen, seat, race, lookahead)
    arms, count = race.arms, race.tally.arms
    for world in range(max(1, lookahead.previews)):
        enter(board, seen, race.worlds, world)
        for i in range(count if lookahead.previews else 0):
            arms[i].preview += _try(board, seat, race, i, world, 1, lookahead.previews)
    _select(race, first, lookahead)
    roll_out(board, seat, race.worlds, arms[race.order[0]].move, max(0, lookahead.previews - 1), 1)
    race.tally.chances = chance(board, race.worlds.states[PLAYED], seat, race.worlds.numbers)


@compiled
def _surely(race: Race, i: int, lookahead: Lookahead) -> float:
    """By how much an arm is thought to be better than the greedy one; of a lead, what is sure of it."""
    mean, doubt = _posterior(race, i, lookahead)
    return mean if mean <= 0.0 else max(0.0, mean - lookahead.sure * doubt)


@compiled
def _posterior(race: Race, i: int, lookahead: Lookahead) -> tuple[float, float]:
    """By how much an arm is thought to be better than the greedy one, and the doubt about that.

    What the worlds say is weighed against the prior, as normal distributions are.
    """
    arm = race.arms[i]
    if i == race.order[0]:
        return 0.0, 0.0
    if arm.count < 2:
        return arm.guess, arm.spread
    mean = arm.lead / arm.count
    variance = (arm.squares - arm.count * mean * mean + PSEUDO * lookahead.noise**2) / (arm.count - 1 + PSEUDO)
    told, thought = arm.count / variance, 1.0 / arm.spread**2
    return (told * mean + thought * arm.guess) / (told + thought), sqrt(1.0 / (told + thought))


@compiled
def _list_arms(board: Flat, seen: Blank, seat: int, race: Race, lookahead: Lookahead) -> int:
    """Write the legal moves with their priors, and return the greedy one."""
    arms, worlds = race.arms, race.worlds
    race.tally.arms = legal(board, seen, seat, race.order)
    first: int = greedy(board, seen, seat, worlds.numbers, worlds.luck[1])
    for i in range(race.tally.arms):
        arms[i].move, arms[i].guess, arms[i].spread = race.order[i], -lookahead.bias, lookahead.doubt
    prior(board, seen, seat, worlds.numbers, first, arms[: race.tally.arms])
    for i in range(race.tally.arms):
        arms[i].preview = 0.0 if lookahead.previews else arms[i].guess
    return first


@compiled
def _try(board: Flat, seat: int, race: Race, i: int, world: int, horizon: int, of: int) -> float:
    """The utility of an arm in the world that was entered, divided among so many."""
    roll_out(board, seat, race.worlds, race.arms[i].move, world, horizon)
    found: float = utility(board, race.worlds.states[PLAYED], seat, race.worlds.numbers)
    return found / of


@compiled
def _select(race: Race, first: int, lookahead: Lookahead) -> None:
    """Put the greedy move first, and those that look best next."""
    order, arms, count = race.order, race.arms, race.tally.arms
    for i in range(count):
        order[i] = i
        if arms[i].move == first:
            order[0], order[i] = i, order[0]
    race.tally.tried = 1
    for place in range(1, min(lookahead.width, count)):
        best = place
        for other in range(place, count):
            if _promise(arms, order[other]) > _promise(arms, order[best]):
                best = other
        order[place], order[best] = order[best], order[place]
        race.tally.tried += arms[order[place]].spread > 0
    race.tally.decided = race.tally.tried == 1


@compiled
def _promise(arms: Array, i: int) -> float:
    """By what the arms are chosen that are tried; those come last that need not be."""
    promise: float = arms[i].preview - (arms[i].spread == 0)
    return promise


@compiled
def _sample_world(board: Flat, seen: Blank, seat: int, race: Race, lookahead: Lookahead) -> None:
    """Try every arm that is still tried in one more world."""
    arms, order, worlds = race.arms, race.order, race.worlds
    world = lookahead.previews + arms[order[0]].count
    enter(board, seen, worlds, world)
    for i in range(race.tally.tried):
        horizon = lookahead.horizon + lookahead.rounds * seen.seats
        arms[order[i]].value = _try(board, seat, race, order[i], world, horizon, 1)
        if i == 0:
            race.tally.chances += chance(board, worlds.states[PLAYED], seat, worlds.numbers)
    for i in range(race.tally.tried):
        arm = arms[order[i]]
        lead = arm.value - arms[order[0]].value
        arm.count += 1
        arm.lead += lead
        arm.squares += lead * lead


@compiled
def _eliminate(race: Race, lookahead: Lookahead, least: float) -> None:
    """Try those no more that are hardly the best; the greedy move goes on, for the others to be measured by."""
    best, kept, order = 0, 1, race.order
    for i in range(1, race.tally.tried):
        if _posterior(race, order[i], lookahead)[0] > _posterior(race, order[best], lookahead)[0]:
            best = i
    highest, doubt = _posterior(race, order[best], lookahead)
    for i in range(1, race.tally.tried):
        mean, own = _posterior(race, order[i], lookahead)
        if i == best or _expected_regret(highest - mean, own) >= least:
            order[kept], order[i] = order[i], order[kept]
            kept += 1
    race.tally.tried = kept
    race.tally.decided = kept == 1 or (kept == 2 and best > 0 and _expected_regret(highest, doubt) < least)


@compiled
def _expected_regret(behind: float, doubt: float) -> float:
    """What it costs on average to leave an arm that seems to be behind by so much, with so much doubt about it."""
    z = behind / doubt
    return doubt * (exp(-z * z / 2.0) / sqrt(2.0 * pi) - z * erfc(z / sqrt(2.0)) / 2.0)
