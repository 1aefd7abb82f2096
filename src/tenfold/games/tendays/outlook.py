"""The outlook of a rack: all the journeys that it may become, each weighed by the chances of the
tiles that it lacks.

The weight of a journey is the product of the chances of the tiles that it changes. The sum of all
is high where few changes are needed, where many tiles would do, and where these are to be had.
Tiles that run out are not minded: a journey may count that has a tile twice. For the exact distance
see `journey`.
"""

import numpy as np

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, Flat, as_i64, f64, layout

from .board import DRIVE, WALK, Board
from .map import COLOURS, PLACES
from .state import DAYS


class Sweep(Flat):
    """The weights of all the parts of journeys that lead to a day from one end, by day."""

    came = f64[DAYS, PLACES]  # to each place, without that day's own tile
    stand = f64[DAYS, PLACES]  # with it
    feet = f64[DAYS, PLACES]  # on to each place by foot
    cars = f64[DAYS, PLACES]  # on to each place by automobile, without the automobile's tile
    wings = f64[DAYS, COLOURS]  # of the places to which airplanes of each colour fly


SWEEP = layout(Sweep)
ONWARD, BACK = as_i64(0), as_i64(1)


@compiled
def weigh(board: Board, rack: Array, days: int, chances: Array) -> float:
    """The weight of all journeys that a rack may become; `chances` are of each kind, from 0
    to 1.
    """
    return _weigh(board, np.empty(1, SWEEP), rack, days, chances)


@compiled
def weigh_each(board: Board, rack: Array, days: int, chances: Array, out: Array) -> float:
    """The weight of all journeys that a rack may become. Writes to `out`, by day and kind, the
    weight with that tile on that day.
    """
    return _weigh_each(board, np.empty(2, SWEEP), rack, days, chances, out)


@compiled
def _weigh(board: Board, sweeps: Array, rack: Array, days: int, chances: Array) -> float:
    """The caller holds the array of sweeps: a record alone does not keep its memory."""
    onward, weight = sweeps[ONWARD], 0.0
    _sweep(board, onward, rack, days, chances, ONWARD)
    for place in range(board.places):
        weight += onward.stand[days - 1, place]
    return weight


@compiled
def _weigh_each(
    board: Board, sweeps: Array, rack: Array, days: int, chances: Array, out: Array
) -> float:
    onward, back = sweeps[ONWARD], sweeps[BACK]
    weight = _weigh(board, sweeps, rack, days, chances)
    _sweep(board, back, rack, days, chances, BACK)
    for day in range(days):
        for place in range(board.places):
            out[day, place] = onward.came[day, place] * back.came[day, place]
        for kind in range(board.places, board.kinds):
            out[day, kind] = _carried(board, onward, back, days, day, kind - board.places)
        others = weight
        if rack[day] >= 0:
            others -= (1.0 - chances[rack[day]]) * out[day, rack[day]]
        for kind in range(board.kinds):
            out[day, kind] = others + (1.0 - chances[kind]) * out[day, kind]
    return weight


@compiled
def _sweep(board: Board, sweep: Sweep, rack: Array, days: int, chances: Array, way: int) -> None:
    """Go through the days from one end, and weigh what leads to each."""
    step = 1 - 2 * way
    day = (days - 1) * way
    for done in range(days):
        for place in range(board.places):
            sweep.came[day, place] = sweep.feet[day - step, place] if done else 1.0
        if done >= 2:
            _ride(board, sweep, rack[day - step], day - 2 * step, day, chances)
        for place in range(board.places):
            sweep.stand[day, place] = sweep.came[day, place] * chances[place]
        if 0 <= rack[day] < board.places:
            sweep.stand[day, rack[day]] = sweep.came[day, rack[day]]
        if done < days - 1:
            _leave(board, sweep, day)
        day += step


@compiled
def _ride(board: Board, sweep: Sweep, held: int, start: int, day: int, chances: Array) -> None:
    """Add what leads to a day by any transportation tile from two days before, where one may lie
    between.
    """
    car = as_i64(board.kinds) - 1
    by_car = 1.0 if held == car else chances[car]
    for place in range(board.places):
        sweep.came[day, place] += by_car * sweep.cars[start, place]
    for colour in range(COLOURS):
        kind = as_i64(board.places) + colour
        by_air = 1.0 if held == kind else chances[kind]
        for place in range(board.places):
            if (board.wings[place] >> colour) & 1:
                sweep.came[day, place] += by_air * (
                    sweep.wings[start, colour] - sweep.stand[start, place]
                )


@compiled
def _leave(board: Board, sweep: Sweep, day: int) -> None:
    """Weigh what leads on from a day."""
    stand = sweep.stand[day]
    sweep.wings[day] = 0.0
    for place in range(as_i64(board.places)):
        sweep.feet[day, place] = _sum(
            stand, board.near[WALK, place], as_i64(board.many[WALK, place])
        )
        sweep.cars[day, place] = _sum(
            stand, board.near[DRIVE, place], as_i64(board.many[DRIVE, place])
        )
        for colour in range(COLOURS):
            if (board.wings[place] >> colour) & 1:
                sweep.wings[day, colour] += stand[place]


@compiled
def _sum(weights: Array, places: Array, count: int) -> float:
    """The sum of the weights of some places."""
    total = 0.0
    for i in range(count):
        total += weights[
            np.uint64(places[i])
        ]  # unsigned: compiled code need not look whether it counts from the end
    return total


@compiled
def _carried(board: Board, onward: Sweep, back: Sweep, days: int, day: int, vehicle: int) -> float:
    """The weight of the journeys with a transportation tile on a day, without that tile."""
    weight = 0.0
    if not 0 < day < days - 1:
        return weight
    if vehicle == COLOURS:
        for place in range(board.places):
            weight += onward.stand[day - 1, place] * back.cars[day + 1, place]
        return weight
    for place in range(board.places):
        if (board.wings[place] >> vehicle) & 1:
            there = back.wings[day + 1, vehicle] - back.stand[day + 1, place]
            weight += onward.stand[day - 1, place] * there
    return weight
