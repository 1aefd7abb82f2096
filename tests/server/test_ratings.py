"""Statistics: standings by opponent, and the rating that games against bots give."""

from tenfold.server.table import results


def result(against, share, game="tenzania", at=0):
    return {"game": game, "against": against, "share": share, "at": at, "table_id": f"t{at}"}


def test_a_rating_goes_up_by_a_win_as_elo_has_it():
    found = results.statistics([result("medium", 1.0)])

    assert found["ratings"]["tenzania"] == [{"at": 0, "rating": 1016.0, "table": "t0"}]


def test_a_win_against_a_stronger_bot_counts_more_and_a_loss_less():
    after = {
        (level, share): results.statistics([result(level, share)])["ratings"]["tenzania"][0][
            "rating"
        ]
        for level in ("easy", "hard")
        for share in (0.0, 1.0)
    }

    assert after == {
        ("easy", 0.0): 975.7,
        ("easy", 1.0): 1007.7,
        ("hard", 0.0): 992.3,
        ("hard", 1.0): 1024.3,
    }


def test_a_curve_goes_on_from_game_to_game_and_comes_to_rest_where_one_wins_half():
    played = [result("hard", number % 2, at=number) for number in range(200)]

    curve = results.statistics(played)["ratings"]["tenzania"]

    assert [point["at"] for point in curve] == list(range(200))
    assert abs(sum(point["rating"] for point in curve[-20:]) / 20 - results.BOTS["hard"]) < 10


def test_games_against_people_are_counted_and_not_rated():
    found = results.statistics([result("people", 0.5), result("people", 1.0)])

    assert found["standings"] == [{"game": "tenzania", "against": "people", "games": 2, "won": 1.5}]
    assert found["ratings"] == {}
