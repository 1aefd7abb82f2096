"""Events: who sits where, and what is refused."""

from collections import Counter

import pytest

from tenfold.arena.event import Event
from tenfold.arena.game import Deal, play
from tenfold.bots import get
from tenfold.errors import BadArgument, BadBot


def event(*bots, game="tenzania", seats=2, games=4, seed=1, **variant):
    return Event(game, bots, seats, games, seed, variant)


def test_seats_rotate_and_each_deal_is_met_in_every_rotation():
    fixtures = [(fixture.deal, fixture.seating) for fixture in event("random", "greedy").fixtures()]

    assert fixtures == [(0, (0, 1)), (0, (1, 0)), (1, (0, 1)), (1, (1, 0))]


def test_an_odd_number_of_games_is_rounded_up_to_whole_deals():
    assert len(list(event("random", "greedy", games=3).fixtures())) == 4


def test_in_a_league_every_pair_meets_as_often():
    fixtures = event("random", "greedy", "easy", games=2).fixtures()

    assert Counter(frozenset(fixture.seating) for fixture in fixtures) == {
        frozenset({0, 1}): 2,
        frozenset({0, 2}): 2,
        frozenset({1, 2}): 2,
    }


def test_where_there_are_more_seats_than_bots_they_sit_in_turn():
    fixtures = event("random", "greedy", seats=4, games=2).fixtures()

    assert [fixture.seating for fixture in fixtures] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_a_bot_that_is_given_twice_has_two_names():
    assert event("greedy", "greedy").names == ("greedy", "greedy #2")


@pytest.mark.parametrize(
    ("bots", "given", "told"),
    [
        (("random",), {}, "two bots or more"),
        (("random", "greedy"), {"games": 0}, "one game or more"),
        (("random", "greedy"), {"seats": 9}, "seats"),
        (("random", "greedy"), {"days": 5}, "no option 'days'"),
        (("random", "greedy"), {"game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_an_event_that_cannot_be_is_refused(bots, given, told):
    with pytest.raises(BadArgument, match=told):
        event(*bots, **given)


def test_a_bot_that_there_is_not_is_refused_before_a_game_is_played():
    with pytest.raises(BadBot, match="there is no bot 'gredy'"):
        event("random", "gredy")


def test_chance_is_the_same_for_every_game_of_a_deal():
    one, other = Deal(1, 7), Deal(1, 7)

    assert [one(50) for _ in range(9)] == [other(50) for _ in range(9)]
    assert [Deal(1, deal)(1 << 30) for deal in (7, 8)] != [
        Deal(2, deal)(1 << 30) for deal in (7, 8)
    ]


def test_rotations_meet_the_same_first_cards():
    duel = event("random", "greedy", game="africa")
    first, second, *_ = duel.fixtures()
    records = [
        play(duel, fixture, [get("random"), get("random")]).record for fixture in (first, second)
    ]
    dealt = [
        [line for line in record.splitlines() if line.startswith("chance ")][:20]
        for record in records
    ]

    assert dealt[0] == dealt[1]
