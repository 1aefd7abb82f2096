"""The review of a finished game: turns, chances and judged moves."""

import pytest

import tenfold
from tenfold.server.bots import review
from tenfold.server.table import turns
from tests.server.living import play_out


def played(game, seats=2):
    """Return a finished match in which all seats that may move do so by turns."""
    match = tenfold.start(game, seats=seats, seed=3)
    greedy = tenfold.bots.get("greedy")
    moves = 0
    while match.result is None:
        seat = match.movers[moves % len(match.movers)]
        match.play(seat, greedy.move(match.seen(seat), moves))
        moves += 1
    return match


def read_review(socket, **asked):
    """Ask for a review, and return its parts."""
    socket.send({"type": "review", "id": "r", **asked})
    parts = []
    while not parts or parts[-1]["done"] < parts[-1]["of"]:
        message = socket.read()
        parts += [message] if message["type"] == "review" else []
    return parts


@pytest.mark.parametrize("game", ["africa", "tickets", "tenzania"])
def test_a_players_third_turn_is_turn_three(game):
    match = played(game)

    numbered = list(zip(map(turns.mover, match.lines), turns.numbers(match), strict=True))

    for seat in range(2):
        own = [number for mover, number in numbered if mover == seat and number > 0]
        assert own == sorted(own)
        assert sorted(set(own)) == list(range(1, turns.count(match, seat) + 1))


def test_the_set_up_of_a_game_is_no_turn_however_its_moves_are_mixed():
    match = played("africa")

    numbers = turns.numbers(match)

    places = [
        number
        for line, number in zip(match.lines, numbers, strict=True)
        if line.split()[1] == "place"
    ]
    assert places == [0] * 20
    assert turns.count(match, 0) == max(numbers) or turns.count(match, 1) == max(numbers)
    assert abs(turns.count(match, 0) - turns.count(match, 1)) <= 1


@pytest.mark.parametrize("game", ["africa", "tickets", "tenzania"])
def test_the_curve_has_a_point_for_each_turn_and_ends_with_the_result(game):
    match = played(game)

    points = review.points(match)
    last = review.chances_at(match, points[-1], 1)

    per_seat = [turns.count(match, seat) for seat in range(2)]
    assert [sum(point.seat == seat for point in points) for seat in range(2)] == per_seat
    share = 1 / len(match.result.winners)
    assert last["chances"] == [share * (seat in match.result.winners) for seat in range(2)]


def test_a_move_that_gives_the_game_away_is_judged_a_mistake():
    given = {"hands": [[4, 1], [3]], "table": [6], "won": [23, 23], "turn": 0, "deck": [0] * 10}
    match = tenfold.position("tenzania", given, seats=2)
    match.play(0, "play 1 = 7")

    (made,) = review.moves(match, 0)
    judged = review.judge(made, 1)

    assert (judged["move"], judged["best"]) == ("play 1 = 7", "play 4 = 10")
    assert judged["best_chance"] - judged["chance"] > 0.3


def test_the_best_move_is_no_mistake():
    given = {"hands": [[4, 1], [3]], "table": [6], "won": [23, 23], "turn": 0, "deck": [0] * 10}
    match = tenfold.position("tenzania", given, seats=2)
    match.play(0, "play 4 = 10")

    (made,) = review.moves(match, 0)
    judged = review.judge(made, 1)

    assert judged["best"] == judged["move"] == "play 4 = 10"
    assert judged["best_chance"] == judged["chance"]


def test_a_review_begins_with_the_curve_and_judges_the_moves_of_one_player(pair):
    one, two = pair(options={"copies": 3})
    play_out(one, two)

    first, *rest = read_review(one, seat=1)

    assert [point["seat"] for point in first["curve"][:3]] in ([0, 1, 0], [1, 0, 1])
    assert all(sum(point["chances"]) == pytest.approx(1) for point in first["curve"])
    winners = one.table["result"]["winners"]
    assert [seat for seat, share in enumerate(first["curve"][-1]["chances"]) if share] == winners
    assert {judged["seat"] for part in rest for judged in part["judged"]} == {1}
    assert not any(part["curve"] for part in rest)
