"""Filling a view: every state that it could be of is as likely as any other."""

from collections import Counter
from itertools import combinations, permutations

import pytest
from scipy.stats import chisquare

from tenfold.kernel.layout import blank
from tenfold.kernel.play import seeded

FILLS = 20_000


def filled(match, viewer, seats):
    """How often each choice of hands falls to some seats, as a viewer guesses them."""
    game, rng = match.game, seeded(5, 1)[0]
    states = blank(game.state, FILLS)
    states[:] = match.blank_view(viewer)
    for state in states:
        game.rules.fill(game.board, state, rng)
    return Counter(
        tuple(tuple(hand) for hand in hands) for hands in states["hand"][:, seats].tolist()
    )


def counts(cards):
    """A hand as a state has it."""
    return tuple(cards.count(number) for number in range(10))


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


@pytest.mark.rule("Z8.6")
def test_a_hand_and_the_deck_are_each_as_likely_as_any_other(position):
    deck = [2, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    match = position(hands=[[1, 2, 3], [0, 5, 6]], won=[0, 21], deck=deck, copies=3)

    found = filled(match, viewer=0, seats=[1])

    assert_as_likely(
        found, Counter((counts(hand),) for hand in combinations([0, 5, 6, 0, 0, 5], 3))
    )


@pytest.mark.rule("Z8.6")
def test_hands_of_several_seats_are_as_likely_as_any_other(endgame):
    match = endgame([[1], [2, 2], [2, 3]], turn=1)

    found = filled(match, viewer=0, seats=[1, 2])

    ways = permutations([2, 2, 2, 3])
    assert_as_likely(found, Counter((counts(cards[:2]), counts(cards[2:])) for cards in ways))


@pytest.mark.rule("Z8.6")
def test_a_spectator_guesses_every_hand(endgame):
    match = endgame([[1], [9]])

    found = filled(match, viewer=None, seats=[0, 1])

    assert_as_likely(found, Counter([(counts([1]), counts([9])), (counts([9]), counts([1]))]))
