"""Filling a view: every state that it could be of is as likely as any other."""

from collections import Counter
from itertools import permutations

import pytest
from scipy.stats import chisquare

import tenfold
from tenfold.kernel.layout import blank
from tenfold.kernel.play import seeded

FILLS = 20_000
OTHER = ["GAB", "LBR", "MAR", "TGO", "ZWE"]


def nearly_seen(rack, tops, draw_pile):
    """A game for two in which seat 1 has seen all but seat 0's rack and the draw pile: the rest
    lies under a top.
    """
    under = Counter(tenfold.start("africa", seats=2, seed=1).view(None)["unseen"])
    under.subtract([*rack, *OTHER, *tops, *draw_pile])
    discards = [[*under.elements(), tops[0]], [tops[1]], [tops[2]]]
    given = {"racks": [rack, OTHER], "discards": discards, "turn": 0}
    return tenfold.position("africa", given, seats=2, seed=1, days=5)


def play(match, *lines):
    for line in lines:
        seat, _, move = line.partition(" ")
        match.play(int(seat), move)


def filled(match, days):
    """How often each choice of tiles falls to some days of seat 0's rack and its hand, as seat 1
    guesses them.
    """
    game, rng = match.game, seeded(5, 1)[0]
    states = blank(game.state, FILLS)
    states[:] = match.blank_view(1)
    for state in states:
        game.rules.fill(game.board, state, rng)
    found = zip(
        *states["rack"][:, 0, :days].T.tolist(), states["drawn"][:, 0].tolist(), strict=True
    )
    return Counter(tuple(game.names[kind] for kind in kinds) for kinds in found)


def assert_as_likely(found, expected):
    """That nothing falls which cannot be, and all that can be as often as it should."""
    share = FILLS / expected.total()
    assert found.keys() <= expected.keys()
    assert (
        chisquare(
            [found[key] for key in expected], [share * expected[key] for key in expected]
        ).pvalue
        > 1e-4
    )


def test_every_rack_that_could_be_is_as_likely_as_any_other():
    match = nearly_seen(["EGY", "car", "SDN", "ERI", "ETH"], ["BEN", "BFA", "GHA"], ["car"])

    found = filled(match, days=5)

    unseen = ["EGY", "car", "SDN", "ERI", "ETH", "car"]
    assert_as_likely(found, Counter((*rack, None) for rack in permutations(unseen, 5)))
    assert (
        found["EGY", "car", "SDN", "ERI", "ETH", None] > 0
    )  # no turn has ended, so it may be complete (T5.6)


@pytest.fixture
def known():
    """Seat 0 has taken its days 3 to 5 face up and now holds a tile of the draw pile; six tiles are
    unseen.
    """
    match = nearly_seen(
        ["car", "MLI", "AGO", "BEN", "BFA"],
        ["SDN", "ERI", "ETH"],
        ["car", "EGY", "LBY", "plane-pink"],
    )
    play(
        match,
        "0 draw 1",
        "0 put 3 drop 1",
        "1 swap 1 2",
        "0 draw 2",
        "0 put 4 drop 2",
        "1 swap 1 2",
    )
    play(match, "0 draw 3", "0 put 5 drop 3", "1 swap 1 2", "0 draw deck")
    return match


COMPLETE = {("EGY", "LBY"), ("LBY", "EGY"), ("EGY", "car"), ("LBY", "car")}
"""What days 1 and 2 cannot be before Sudan, Eritrea and Ethiopia, when a turn has ended without a
win.
"""


def test_a_rack_that_would_have_won_is_not_among_them(known):
    assert known.view(1)["racks"][0] == ["?", "?", "SDN", "ERI", "ETH"]
    assert known.view(1)["unseen"] == {"car": 2, "MLI": 1, "EGY": 1, "LBY": 1, "plane-pink": 1}

    found = filled(known, days=2)

    unseen = ["car", "car", "MLI", "EGY", "LBY", "plane-pink"]
    possible = Counter(tiles for tiles in permutations(unseen, 3) if tiles[:2] not in COMPLETE)
    assert_as_likely(found, possible)


def test_a_view_filled_looks_the_same(known):
    view = known.blank_view(1)
    state = blank(known.game.state, 1)
    state[0] = view
    known.game.rules.fill(known.game.board, state[0], seeded(5, 1)[0])
    known.game.rules.view(known.game.board, state[0], 1)

    assert state[0].tobytes() == view.tobytes()


@pytest.fixture
def anew():
    """The draw pile was made anew, seat 0 put the last tile of the old one on day 1 and holds one
    of the new one.
    """
    match = nearly_seen(["KEN", "EGY", "SEN", "NAM", "car"], ["BEN", "BFA", "GHA"], ["SOM"])
    play(match, "0 draw deck", "0 put 1 drop 1", "1 swap 1 2", "0 draw deck")
    return match


def test_what_is_hidden_since_before_the_draw_pile_is_dealt_from_what_was_hidden_then(anew):
    found = filled(anew, days=5)

    racks, hands = Counter(), Counter()
    for (*rack, hand), count in found.items():
        racks[tuple(rack)] += count
        hands[hand] += count
    assert_as_likely(racks, Counter(permutations(["SOM", "EGY", "SEN", "NAM", "car"])))
    assert_as_likely(hands, Counter(anew.view(1)["unseen"]))


def test_nobody_is_dealt_a_tile_that_all_saw_go_into_the_new_draw_pile(anew):
    went_in = anew.view(1)["unseen"].keys() - {"car"}

    found = filled(anew, days=5)

    assert {tile for *rack, _ in found for tile in rack}.isdisjoint(went_in)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_view_after_a_draw_pile_made_anew_filled_looks_the_same(anew, viewer):
    view = anew.blank_view(viewer)
    state = blank(anew.game.state, 1)
    state[0] = view
    anew.game.rules.fill(anew.game.board, state[0], seeded(5, 1)[0])

    assert not state[0].pool.any()
    assert anew.game.view_record(state[0], viewer).tobytes() == view.tobytes()
