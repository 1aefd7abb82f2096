"""The laws of secrets: a viewer is told nothing more than it may know, and nothing less than it
saw.
"""

import json
import random

from tenfold.kernel.contract import CHANCE, Move
from tenfold.testing.subjects import Subject
from tenfold.testing.twins import OPENING, Twin, drive, next_mover, told, twins

PAIRS = 25
"""The number of pairs of matches that a law is held against."""

MOVES = 12
"""The number of moves that a pair of matches is driven on."""

MOST = 40
"""The number of hidden moves that are compared with one."""


def nothing_more_is_told(subject: Subject, pairs: int = PAIRS, opening: int = OPENING) -> None:
    """Two matches that look alike to a viewer and are driven alike tell it the same, byte for byte.

    `opening` is the greatest number of random moves before the two are compared.
    """
    for seed in range(pairs):
        viewer = _viewer(subject, seed)
        one, other = twins(subject, viewer, seed, opening)
        _assert_alike(one, other, viewer)
        for _ in drive(one, other, viewer, MOVES, seed):
            _assert_alike(one, other, viewer)


def nothing_less_is_told(subject: Subject, pairs: int = PAIRS, opening: int = OPENING) -> None:
    """If two matches look alike to a viewer, equal events lead to equal views, and equal views come
    from equal events.

    `opening` is the greatest number of random moves before the two are compared.
    """
    for seed in range(pairs):
        viewer = _viewer(subject, seed)
        one, other = twins(subject, viewer, seed, opening)
        chance = random.Random(seed)
        who = next_mover(one, chance)
        if who is not None:
            _assert_events_decide_views(one, other, viewer, who, chance.choice(one.choices(who)))


SECRET_LAWS = (nothing_more_is_told, nothing_less_is_told)


def _viewer(subject: Subject, seed: int) -> int | None:
    """Return a spectator and the seats in turn."""
    viewers = [None, *range(subject.seats)]
    return viewers[seed % len(viewers)]


def _assert_alike(one: Twin, other: Twin, viewer: int | None) -> None:
    assert one.events(viewer) == other.events(viewer)
    if not one.choices(CHANCE):
        assert told(one, viewer) == told(other, viewer)
        assert json.dumps(list(one.steps(viewer))) == json.dumps(list(other.steps(viewer)))


def _assert_events_decide_views(
    one: Twin, other: Twin, viewer: int | None, who: int, move: int
) -> None:
    """Make a move in one match, and those that may look the same in the other."""
    looks, events = one.foresee(viewer, who, move)
    is_seen = who == viewer or (who != CHANCE and one.game.is_open(Move(move)))
    for same in [move] if is_seen else list(other.choices(who))[:MOST]:
        if same in other.choices(who):
            other_looks, other_events = other.foresee(viewer, who, same)

            assert (other_looks == looks) == (other_events == events)
