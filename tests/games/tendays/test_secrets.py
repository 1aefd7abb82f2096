"""The laws of secrets where a draw pile was made anew, which random play seldom comes to."""

import pytest

import tenfold
from tenfold.kernel.play import seeded
from tenfold.testing.twins import Twin, drive, told

viewers = pytest.mark.parametrize("viewer", [None, 0, 1, 2])
seeds = pytest.mark.parametrize("seed", range(6))


def begun(seed):
    """A state in which the draw pile was made anew, with tiles of both in the racks, and more to
    come.
    """
    given = {"discards": [[None] * 19, [None] * 12, [None] * 10], "turn": 0}
    match = tenfold.position("africa", given, seats=3, seed=seed, days=5, swap=False)
    for turn in range(8):
        for move in ("draw deck", f"put {1 + turn % 5} drop {1 + turn % 3}"):
            match.play(turn % 3, move)
    return match


def pair(match, viewer, seed):
    """The match, and another that looks the same to a viewer."""
    other = match.game.view_record(match._state, viewer)
    match.game.rules.fill(match.game.board, other, seeded(seed, 1)[0])
    twins = [
        Twin(match.game, 3, match.variant, state)
        for state in (match.state_after(len(match.lines)), other)
    ]
    for twin in twins:
        twin.events(viewer)
    return twins


@pytest.mark.rule("T7.9")
@viewers
@seeds
def test_nothing_more_is_told(viewer, seed):
    one, other = pair(begun(seed), viewer, seed)
    assert one.view(viewer)["hidden"] == other.view(viewer)["hidden"] != {}

    for _ in drive(one, other, viewer, 24, seed):
        assert one.events(viewer) == other.events(viewer)
        assert told(one, viewer) == told(other, viewer)


@pytest.mark.rule("T7.9")
@viewers
@seeds
def test_nothing_less_is_told(viewer, seed):
    one, other = pair(begun(seed), viewer, seed)
    assert one.active == {2}
    seen = [one.foresee(viewer, 2, move) for move in one.choices(2)]

    assert [other.foresee(viewer, 2, move) for move in other.choices(2)] == seen
    assert len({looks for looks, _ in seen}) == len({(looks, events) for looks, events in seen})


@pytest.mark.rule("T7.9")
@viewers
@seeds
def test_a_view_filled_looks_the_same_and_leaves_nothing_over(viewer, seed):
    one, other = pair(begun(seed), viewer, seed)

    assert one.looks(viewer) == other.looks(viewer)
    assert not other._state.pool.any()
