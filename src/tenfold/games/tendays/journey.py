"""The journey solver: how many tiles a rack must change to be a journey, and which tiles bring it
nearer, exactly.
"""

import numpy as np

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, as_i64

from .board import ANY, FOOT, KINDS, Board
from .plan import PLAN, STOP, Plan, Stop
from .state import DAYS

ONWARD, BACK = as_i64(0), as_i64(1)
"""The ways to look from a day: to the last one, to the first."""

FAILED = 1 << 62
"""A search returns 0 where it succeeds, else this with the kinds, as bits, that were used up and
stood in its way.
"""

_DIVISOR = 67
_BIT = np.zeros(_DIVISOR, np.int64)
_BIT[[(1 << kind) % _DIVISOR for kind in range(KINDS)]] = range(KINDS)
"""The index of the bit of a number with one bit, by the number's remainder modulo `_DIVISOR`."""


@compiled
def distance(board: Board, rack: Array, days: int, supply: Array) -> int:
    """The fewest tiles to change until a rack is a journey; `days + 1` if the supply, by kind,
    makes none.
    """
    return _distance(board, np.zeros(1, PLAN), np.zeros(DAYS + 1, STOP), rack[:days], supply)


@compiled
def nearer(board: Board, rack: Array, days: int, supply: Array, out: Array) -> int:
    """The distance; and in `out`, by day and kind, 1 where that tile on that day makes it
    one less.
    """
    return _nearer(board, np.zeros(1, PLAN), np.zeros(DAYS + 1, STOP), rack[:days], supply, out)


@compiled
def _distance(board: Board, plans: Array, stops: Array, rack: Array, supply: Array) -> int:
    """The caller holds the array of the plan: a record alone does not keep its memory."""
    plan = plans[0]
    _prepare(board, plan, rack, supply)
    return _least(board, plan, stops)


@compiled
def _nearer(
    board: Board, plans: Array, stops: Array, rack: Array, supply: Array, out: Array
) -> int:
    plan = plans[0]
    _prepare(board, plan, rack, supply)
    least = _least(board, plan, stops)
    out[:] = 0
    if 0 < least <= rack.size:
        _mark(plan, out)
        _look(board, plan, BACK)
        for day in range(rack.size):
            _try_places(board, plan, stops, day, least - 1, out)
            _try_vehicles(board, plan, stops, day, least - 1, out)
    return least


@compiled
def _prepare(board: Board, plan: Plan, rack: Array, supply: Array) -> None:
    """Write a rack and the supply of each kind to a plan that is all zero."""
    plan.days = rack.size
    for kind in range(board.kinds):
        plan.supply[kind] = supply[kind]
        plan.left[kind] = supply[kind]
        if supply[kind] > 0:
            plan.free |= 1 << kind
    for day in range(rack.size):
        plan.rack[day] = rack[day]
        if rack[day] >= 0:
            plan.held |= 1 << plan.rack[day]
    _look(board, plan, ONWARD)


@compiled
def _kept(board: Board, plan: Plan, day: int) -> int:
    """The place that a day has, as a bit; 0 where it has none."""
    kind = plan.rack[day]
    return 1 << kind if 0 <= kind < board.places else 0


@compiled
def _look(board: Board, plan: Plan, way: int) -> None:
    """Fill `beyond` for one way, beginning with the last day that it leads to."""
    step = 1 - 2 * way
    day = (plan.days - 1) * (1 - way)
    plan.beyond[way, day, 1:] = plan.free & ((1 << as_i64(board.places)) - 1)
    for _ in range(plan.days - 1):
        day -= step
        for changes in range(plan.days + 1):
            more = _starts(board, plan, way, day, changes) & plan.free
            plan.beyond[way, day, changes + 1] = plan.beyond[way, day, changes] | more


@compiled
def _starts(board: Board, plan: Plan, way: int, day: int, changes: int) -> int:
    """The places on a day from which a step leads on to where so many changes, and no fewer, are
    needed.
    """
    step = 1 - 2 * way
    found = _joined(board.joins[FOOT], _fresh(board, plan, way, day + step, changes))
    if 0 <= day + 2 * step < plan.days:
        kind = plan.rack[day + step]
        if kind >= board.places:
            found |= _joined(
                board.joins[kind - board.places + 1],
                _fresh(board, plan, way, day + 2 * step, changes),
            )
        if changes:
            found |= _joined(
                board.joins[ANY], _fresh(board, plan, way, day + 2 * step, changes - 1)
            )
    return found


@compiled
def _joined(table: Array, places: int) -> int:
    """What a table joins any of some places to."""
    found = 0
    while places:
        lowest = places & -places
        places ^= lowest
        found |= table[_BIT[lowest % _DIVISOR]]
    return found


@compiled
def _fresh(board: Board, plan: Plan, way: int, day: int, changes: int) -> int:
    """The places that a day can have with so many changes there and beyond, but no fewer."""
    places = _within(board, plan, way, day, changes)
    return places & ~_within(board, plan, way, day, changes - 1) if changes else places


@compiled
def _within(board: Board, plan: Plan, way: int, day: int, changes: int) -> int:
    """The places that a day can have with at most so many changes there and beyond."""
    beyond = plan.beyond[way, day]
    return as_i64(beyond[changes] | (beyond[changes + 1] & _kept(board, plan, day)))


@compiled
def _least(board: Board, plan: Plan, stops: Array) -> int:
    """The fewest changes that make a journey, which stays in the plan."""
    for changes in range(plan.days + 1):
        if _leads_on(board, plan, stops, 0, _within(board, plan, ONWARD, 0, changes), changes):
            return changes
    return plan.days + 1


@compiled
def _leads_on(board: Board, plan: Plan, stops: Array, day: int, places: int, changes: int) -> bool:
    """Whether one of some places on a day is part of a journey, with at most so many changes there
    and beyond.
    """
    places &= plan.free
    while places:
        place = _pick(board, plan, day, places)
        places ^= 1 << place
        _take(plan, day, place)
        if _is_part(board, plan, stops, day, place, changes - (plan.rack[day] != place)):
            return True
        _give(plan, place, 0)
    return False


@compiled
def _pick(board: Board, plan: Plan, day: int, places: int) -> int:
    """One of some places for a day. Those that lie on other days, where they may be needed, come
    last.
    """
    easy = places & (~plan.held | _kept(board, plan, day))
    if easy == 0:
        easy = places
    return as_i64(_BIT[(easy & -easy) % _DIVISOR])


@compiled
def _is_part(board: Board, plan: Plan, stops: Array, day: int, place: int, changes: int) -> bool:
    """Whether a journey goes on from a place with at most so many changes, and then back from where
    it began.

    If the path already uses a tile that another day holds, the backward half is checked first: it
    fails more often, and cheaply.
    """
    if _is_missed(plan, day):
        spare = changes
        while (plan.beyond[ONWARD, day, changes - spare + 1] >> place) & 1 == 0:
            spare -= 1
        start = plan.journey[plan.first]
        is_whole = _arrive(plan, stops[0], BACK, plan.first, start, plan.reserve + spare)
        if not is_whole and not _search(board, plan, stops):
            return False
        for before in range(plan.first):
            _give(plan, plan.journey[before], 0)
    return _arrive(plan, stops[0], ONWARD, day, place, changes) or _search(board, plan, stops)


@compiled
def _is_missed(plan: Plan, last: int) -> bool:
    """Whether the journey has something, on the days from the first to another, that lies elsewhere
    in the rack.
    """
    missed = 0
    for day in range(plan.first, last + 1):
        missed += plan.journey[day] != plan.rack[day] and (plan.held >> plan.journey[day]) & 1
    return missed > 0


@compiled
def _search(board: Board, plan: Plan, stops: Array) -> bool:
    """Extend the journey from the first stop to the first day, or to the last and then back. Return
    whether that is possible.
    """
    depth = 0
    while depth >= 0:
        stop = stops[depth]
        if _go_on(board, plan, stop):
            place = plan.journey[stop.there]
            depth += 1
            if _arrive(
                plan,
                stops[depth],
                stop.way,
                stop.there,
                place,
                stop.rest - (plan.rack[stop.there] != place),
            ):
                return True
        else:
            _note(plan, stop)
            depth -= 1
            if depth >= 0:
                before = stops[depth]
                before.reasons |= _give(plan, plan.journey[before.there], stop.why)
    return False


@compiled
def _arrive(plan: Plan, stop: Stop, way: int, day: int, place: int, changes: int) -> bool:
    """Make a stop at a place, or from the last day where the way back begins. Return True when the
    journey is whole.
    """
    if way == ONWARD and day == plan.days - 1:
        way, day, changes = BACK, plan.first, changes + plan.reserve
        place = plan.journey[day]
    stop.way, stop.day, stop.place, stop.changes = way, day, place, changes
    known = (
        plan.failed[way, day, place] >= _stamp(plan, stop)
        and plan.reasons[way, day, place] & plan.free == 0
    )
    stop.why = plan.reasons[way, day, place] if known else FAILED
    stop.join = ANY if known else FOOT - 1
    stop.vehicle = -1
    stop.places = 0
    stop.reasons = 0
    return way == BACK and day == 0


@compiled
def _stamp(plan: Plan, stop: Stop) -> int:
    return stop.changes + 1 + plan.stamp * (stop.way == ONWARD)


@compiled
def _note(plan: Plan, stop: Stop) -> None:
    """Remember that a search from a stop has failed, and why."""
    plan.failed[stop.way, stop.day, stop.place] = _stamp(plan, stop)
    plan.reasons[stop.way, stop.day, stop.place] = stop.why


@compiled
def _go_on(board: Board, plan: Plan, stop: Stop) -> bool:
    """Add the next place to the journey that has not been tried from a stop; return False where
    there is none.
    """
    while stop.places == 0:
        stop.why |= _give(plan, stop.vehicle, stop.reasons) if stop.vehicle >= 0 else stop.reasons
        stop.join += 1
        if stop.join >= ANY:
            return False
        _set_out(board, plan, stop)
    place = _pick(board, plan, stop.there, stop.places)
    stop.places ^= 1 << place
    _take(plan, stop.there, place)
    return True


@compiled
def _set_out(board: Board, plan: Plan, stop: Stop) -> None:
    """Find the places that a step by `join` leads to, and make the transportation tile part of the
    journey.
    """
    step, kind = 1 - 2 * stop.way, stop.join + board.places - 1
    stop.vehicle = -1
    stop.there, stop.rest = stop.day + step, stop.changes
    if stop.join != FOOT:
        stop.there += step
        stop.rest -= plan.rack[stop.day + step] != kind
    places = 0
    if stop.rest >= 0 and 0 <= stop.there < plan.days:
        places = board.joins[stop.join, stop.place] & _within(
            board, plan, stop.way, stop.there, stop.rest
        )
    if stop.join != FOOT and places:
        if plan.left[kind] == 0:
            stop.why |= 1 << kind
            places = 0
        else:
            stop.vehicle = kind
            _take(plan, stop.day + step, kind)
    stop.places = places & plan.free
    stop.reasons = places & ~plan.free


@compiled
def _take(plan: Plan, day: int, kind: int) -> None:
    """Make a tile part of the journey."""
    plan.journey[day] = kind
    plan.left[kind] -= 1
    if plan.left[kind] == 0:
        plan.free &= ~(1 << kind)


@compiled
def _give(plan: Plan, kind: int, why: int) -> int:
    """Take a tile out again. If no other day has its kind, that was not why the journey failed:
    return why.
    """
    plan.left[kind] += 1
    plan.free |= 1 << kind
    return why & ~(1 << kind) if plan.left[kind] == plan.supply[kind] else why


@compiled
def _mark(plan: Plan, out: Array) -> None:
    """Note what the journey that was found changes, and take it apart."""
    for day in range(plan.days):
        kind = plan.journey[day]
        if kind != plan.rack[day]:
            out[day, kind] = 1
        _give(plan, kind, 0)


@compiled
def _try_places(board: Board, plan: Plan, stops: Array, day: int, changes: int, out: Array) -> None:
    """Mark each place that is on a day of a journey with so many changes on the other days."""
    before, after = plan.beyond[BACK, day], plan.beyond[ONWARD, day]
    for reserve in range(changes + 1):
        places = before[reserve + 1] & ~before[reserve] & after[changes - reserve + 1] & plan.free
        places &= ~_kept(board, plan, day)
        while places:
            lowest = places & -places
            places ^= lowest
            place = _BIT[lowest % _DIVISOR]
            if not out[day, place]:
                _seek(plan, day, place, reserve)
                if _is_part(board, plan, stops, day, place, changes - reserve):
                    _mark(plan, out)
                else:
                    _give(plan, place, 0)


@compiled
def _seek(plan: Plan, day: int, place: int, reserve: int) -> None:
    """Begin a search from a place on a day, with so many changes for the days before."""
    plan.first = day
    plan.reserve = reserve
    plan.stamp += DAYS + 2
    _take(plan, day, place)


@compiled
def _try_vehicles(
    board: Board, plan: Plan, stops: Array, day: int, changes: int, out: Array
) -> None:
    """Mark each transportation tile that is on a day of a journey with so many changes on the other
    days.
    """
    if not 0 < day < plan.days - 1:
        return
    for kind in range(board.places, board.kinds):
        if plan.left[kind] > 0 and plan.rack[day] != kind and not out[day, kind]:
            _take(plan, day, kind)
            if _is_carried(board, plan, stops, day, board.joins[kind - board.places + 1], changes):
                _mark(plan, out)
            else:
                _give(plan, kind, 0)


@compiled
def _is_carried(
    board: Board, plan: Plan, stops: Array, day: int, joined: Array, changes: int
) -> bool:
    """Whether there is a journey whose tile on a day joins two places, with so many changes on the
    other days.
    """
    for spent in range(changes + 1):
        starts = _fresh(board, plan, BACK, day - 1, spent) & plan.free
        while starts:
            lowest = starts & -starts
            starts ^= lowest
            start = _BIT[lowest % _DIVISOR]
            ends = joined[start] & _within(board, plan, ONWARD, day + 1, changes - spent)
            if ends:
                _seek(plan, day - 1, start, spent - (plan.rack[day - 1] != start))
                if _leads_on(board, plan, stops, day + 1, ends, changes - spent):
                    return True
                _give(plan, start, 0)
    return False
