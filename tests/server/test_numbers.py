"""What a player's games say."""

import json

import pytest

from tenfold.server.people import statistics

NOVEMBER = 1_795_000_000_000
OCTOBER = NOVEMBER - 30 * 86_400_000


def game(name="africa", at=NOVEMBER, **more):
    """A row of a finished game against a bot."""
    row = {"table_id": f"t{at}", "game": name, "seats": 2, "share": 1.0, "score": 1, "turns": 12}
    others = [{"kind": "bot", "player": None, "name": None, "colour": None, "bot": "easy"}]
    row |= {"counts": True, "at": at, "others": others, "facts": {}} | more
    return row | {"others": json.dumps(row["others"]), "facts": json.dumps(row["facts"])}


def person(name, player="p1"):
    return {"kind": "person", "player": player, "name": name, "colour": "rose", "bot": None}


def of(rows, name):
    return next(each for each in statistics.numbers(rows)["games"] if each["game"] == name)


def test_numbers_are_by_game_and_by_players():
    rows = [game(), game(share=0.0, turns=20), game(seats=3, turns=9), game("tickets", score=120)]

    africa = of(rows, "africa")

    assert (africa["games"], africa["won"]) == (3, 2.0)
    assert [(each["seats"], each["games"], each["turns"]) for each in africa["seats"]] == [
        (2, 2, 16.0),
        (3, 1, 9.0),
    ]
    assert of(rows, "tickets")["seats"][0]["score"] == 120


def test_the_quickest_journey_is_that_of_a_game_that_was_won():
    rows = [game(turns=14), game(turns=8, share=0.0), game(turns=11, at=NOVEMBER + 1)]

    record = of(rows, "africa")["records"]["turns"]

    assert (record["value"], record["table"]) == (11, f"t{NOVEMBER + 1}")


def test_facts_are_added_up_and_the_largest_is_a_record():
    facts = [
        {"doublings": 40, "kept": 3, "completed": 2},
        {"doublings": 61, "kept": 2, "completed": 2},
    ]
    rows = [game("tickets", facts=each, at=NOVEMBER + n) for n, each in enumerate(facts)]

    tickets = of(rows, "tickets")

    assert tickets["sums"] == {"doublings": 101, "kept": 5, "completed": 4}
    assert tickets["records"]["doublings"]["value"] == 61


def test_months_tell_the_turns_of_wins_or_the_points_of_all():
    rows = [game(at=OCTOBER, turns=20), game(turns=10), game(turns=30, share=0.0), game(turns=12)]
    points = [game("tickets", score=80, share=0.0), game("tickets", score=100)]

    assert [(each["average"], each["best"]) for each in of(rows, "africa")["months"]] == [
        (20.0, 20),
        (11.0, 10),
    ]
    assert [(each["average"], each["best"]) for each in of(points, "tickets")["months"]] == [
        (90.0, 100)
    ]


def test_opponents_are_counted_under_their_last_name():
    rows = [
        game(others=[person("Theo")]),
        game(others=[person("Théo")], share=0.0),
        game(others=[person("Nkechi", "p2")]),
    ]

    found = statistics.numbers(rows)["opponents"]

    assert [(each["name"], each["won"], each["lost"]) for each in found] == [
        ("Théo", 1, 1),
        ("Nkechi", 1, 0),
    ]


def test_the_passport_is_stamped_by_the_first_win():
    rows = [
        game(facts={"places": ["EGY"]}, share=0.0),
        game(facts={"places": ["SDN", "EGY"]}, at=NOVEMBER + 1),
        game(facts={"places": ["EGY"]}, at=NOVEMBER + 2),
    ]

    assert statistics.numbers(rows)["passport"] == {
        "africa": [
            {"place": "SDN", "at": NOVEMBER + 1, "table": f"t{NOVEMBER + 1}"},
            {"place": "EGY", "at": NOVEMBER + 1, "table": f"t{NOVEMBER + 1}"},
        ]
    }


@pytest.mark.parametrize("facts", [{"places": ["EGY"]}, {}])
def test_games_with_help_are_in_the_total_only(facts):
    numbers = statistics.numbers([game(counts=False, facts=facts)])

    assert (numbers["played"], numbers["counted"], numbers["games"]) == (1, 0, [])
    assert numbers["passport"] == {}
