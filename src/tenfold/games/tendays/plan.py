"""What the journey solver works on: the plan of a search, and its stops."""

from tenfold.kernel.layout import Flat, i64, layout

from .board import KINDS
from .map import PLACES
from .state import DAYS


class Plan(Flat):
    """What a search works on. Sets of kinds are bits."""

    days = i64
    rack = i64[DAYS]
    held = i64  # the kinds in the rack
    supply = i64[KINDS]  # how many tiles of each kind there are
    left = i64[KINDS]  # how many of them the journey has not used
    free = i64  # the kinds of which some are left
    journey = i64[DAYS]
    beyond = i64[
        2, DAYS, DAYS + 2
    ]  # by way, day, changes + 1: whence the days beyond need no more, were tiles endless
    first = i64  # the day from which a search that has reached the last day goes back
    reserve = i64  # how many changes are kept for the days before that
    stamp = i64  # tells the failures of one search from those of others
    failed = i64[
        2, DAYS, PLACES
    ]  # by way, day, place: the changes, + 1 + stamp, with which a search went no further
    reasons = i64[2, DAYS, PLACES]  # and what it returned


class Stop(Flat):
    """A place that a search has come to, and what it has tried from there."""

    way = i64
    day = i64
    place = i64
    changes = i64  # how many may be made beyond
    why = i64  # why what it tried has failed
    join = i64  # how it tries to go on: by foot, or by which transportation tile
    vehicle = i64  # the kind of that tile, when the journey has it; -1 else
    there = i64  # the day that this leads to
    rest = i64  # the changes that are left for that day and beyond
    places = i64  # where to it has not tried
    reasons = i64  # why it has failed where it tried


PLAN, STOP = layout(Plan), layout(Stop)
