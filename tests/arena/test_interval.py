"""Intervals and ratings, on counts for which they are known."""

import numpy as np
import pytest

from tenfold.arena.event import Event
from tenfold.arena.game import Outcome
from tenfold.arena.interval import shared, wilson
from tenfold.arena.ratings import beaten, rate


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (412, 1000, 0.3819, 0.4428),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilsons_interval_is_the_published_one(won, games, low, high):
    assert wilson(won / max(games, 1), games) == pytest.approx((low, high), abs=5e-5)


def test_games_of_deals_of_their_own_are_independent():
    deals = [[1.0]] * 412 + [[0.0]] * 588

    assert shared(deals) == pytest.approx(wilson(0.412, 1000), abs=1e-4)


def test_deals_whose_games_end_alike_count_as_one_game():
    deals = [[1.0, 1.0]] * 206 + [[0.0, 0.0]] * 294

    assert shared(deals) == pytest.approx(wilson(0.412, 500), abs=1e-4)


def test_deals_that_luck_decides_make_the_mean_surer():
    deals = [[1.0, 0.0]] * 450 + [[1.0, 1.0]] * 50
    low, high = shared(deals)

    assert wilson(0.55, 1000)[0] < low < 0.55 < high < wilson(0.55, 1000)[1]


def test_a_bot_that_always_wins_is_not_sure_to():
    assert shared([[1.0, 1.0]] * 50) == wilson(1.0, 100)


def test_no_games_tell_nothing():
    assert shared([]) == (0.0, 1.0)


def deals(event, wins):
    """What was beaten in each deal, where the first bot of each table wins so many deals."""
    games = {}
    for fixture in event.fixtures():
        first, second = event.tables[fixture.table]
        winner = fixture.seating.index(first if fixture.deal < wins else second)
        games.setdefault(fixture.deal, []).append(Outcome(fixture, (winner,), (0, 0), 0, ({}, {})))
    return np.array([beaten(event, found) for found in games.values()])


def test_ratings_are_elo_points_around_the_mean():
    event = Event("tenzania", ("random", "greedy", "easy"), 2, 200, 1, {})
    rated = rate(event, deals(event, 75))

    assert sum(rating.elo for rating in rated.values()) == pytest.approx(0, abs=0.5)
    assert rated["random"].elo > rated["greedy"].elo > rated["easy"].elo
    assert all(rating.interval[0] <= rating.elo <= rating.interval[1] for rating in rated.values())


def test_three_wins_in_four_are_191_elo_points():
    event = Event("tenzania", ("random", "greedy"), 2, 200, 1, {})
    rated = rate(event, deals(event, 75))

    assert rated["random"].elo - rated["greedy"].elo == pytest.approx(191, abs=2)


def test_a_bot_that_never_lost_has_a_rating():
    event = Event("tenzania", ("random", "greedy"), 2, 20, 1, {})

    assert rate(event, deals(event, 10))["random"].elo > 100
