"""The laws of secrets: a viewer is told nothing more than it may know, and nothing less than it saw."""

import json
import random

import pytest

from tenfold.kernel.contract import CHANCE

from .subjects import label, subjects
from .twins import drive, next_mover, told, twins

every_subject = pytest.mark.parametrize("subject", subjects(), ids=label)
PAIRS, LONG = 25, 1300


def viewers(subject):
    return [None, *range(subject[1])]


def hold_nothing_more(subject, pairs):
    """Two matches that look alike and are driven alike tell the viewer the same, byte for byte."""
    for seed in range(pairs):
        viewer = viewers(subject)[seed % (subject[1] + 1)]
        one, other = twins(subject, viewer, seed)
        assert_alike(one, other, viewer)
        for _ in drive(one, other, viewer, 12, seed):
            assert_alike(one, other, viewer)


def assert_alike(one, other, viewer):
    assert one.events(viewer) == other.events(viewer)
    if not one.choices(CHANCE):
        assert told(one, viewer) == told(other, viewer)
        assert json.dumps(list(one.steps(viewer))) == json.dumps(list(other.steps(viewer)))


def hold_nothing_less(subject, pairs):
    """From two matches that look alike, equal events lead to what looks alike; and what looks alike came by them."""
    for seed in range(pairs):
        viewer = viewers(subject)[seed % (subject[1] + 1)]
        one, other = twins(subject, viewer, seed)
        chance = random.Random(seed)
        who = next_mover(one, chance)
        if who is None:
            continue
        move = chance.choice(one.choices(who))
        looks, events = one.foresee(viewer, who, move)
        is_seen = who == viewer or (who != CHANCE and one.game.is_open(move))
        for same in [move] if is_seen else list(other.choices(who))[:40]:
            if same in other.choices(who):
                found = other.foresee(viewer, who, same)
                assert (found[0] == looks) == (found[1] == events)


@every_subject
def test_nothing_more_is_told_than_a_viewer_may_know(subject):
    hold_nothing_more(subject, PAIRS)


@every_subject
def test_nothing_less_is_told_than_a_viewer_saw(subject):
    hold_nothing_less(subject, PAIRS)


@pytest.mark.long
@every_subject
def test_nothing_more_is_told_in_many_matches(subject):
    hold_nothing_more(subject, LONG)


@pytest.mark.long
@every_subject
def test_nothing_less_is_told_in_many_matches(subject):
    hold_nothing_less(subject, LONG)
