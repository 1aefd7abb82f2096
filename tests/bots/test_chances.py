"""Everybody's chance to win from a full state."""

import pytest

import tenfold
from tenfold.bots import chances

GAMES = [("africa", 2), ("usa", 4), ("tickets", 3), ("tenzania", 2)]


def ended(game: str, seats: int) -> tenfold.Match:
    match = tenfold.start(game, seats=seats, seed=5)
    greedy = tenfold.bots.get("greedy")
    while match.result is None:
        seat = match.movers[0]
        match.play(seat, greedy.move(match.seen(seat), 0))
    return match


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_chances_of_all_seats_add_up_to_one_at_every_moment(game, seats):
    match = ended(game, seats)

    found = [
        chances.estimate(match.game, match.state_after(line), 1, 5)
        for line in range(0, len(match.lines), 20)
    ]

    assert all(len(each) == seats and min(each) >= 0 for each in found)
    assert [sum(each) for each in found] == pytest.approx([1] * len(found))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_chances_at_the_end_are_the_result(game, seats):
    match = ended(game, seats)

    found = chances.estimate(match.game, match.state_after(len(match.lines)), 1)

    share = 1 / len(match.result.winners)
    assert found == tuple(share * (seat in match.result.winners) for seat in range(seats))


def test_the_same_seed_gives_the_same_chances():
    match = tenfold.start("tenzania", seats=3, seed=2)
    state = match.state_after(len(match.lines))

    found = [chances.estimate(match.game, state, seed, 10) for seed in (7, 7, 8)]

    assert found[0] == found[1] != found[2]


def test_who_takes_the_last_cards_in_one_move_is_almost_sure_to_win():
    given = {"hands": [[4], [1]], "table": [6], "won": [23, 24], "turn": 0, "deck": [0] * 10}
    match = tenfold.position("tenzania", given, seats=2)

    found = chances.estimate(match.game, match.state_after(0), 1)

    assert found == (1.0, 0.0)
