"""H7 The end."""

import pytest

from tenfold import games

ALL = [list(ticket.ends) for ticket in games.get("tickets").map.tickets]
SHORT, OTHER = ["dar-es-salaam", "mocambique"], ["chad", "bondo"]
"""Two tickets of 4 points."""
COAST = {"dar-es-salaam mocambique 1": 0}
"""What completes the first, for 7 points."""
DRAW = ["train deck", "train deck"]
LENGTHS = {3: "cape-town port-elizabeth 1", 2: "bulawayo pretoria 1", 1: "salisbury bulawayo 1"}
HAND = {"black": 3, "white": 2}
"""Routes of each length, and what pays for any of them."""


@pytest.fixture
def last_turn(position, play):
    """Makes a position in which seat 0 has the last turn of the last round, and lets it
    draw cards.
    """

    def end(seats=2, **given):
        return play(position(seats=seats, trains=[0] + [None] * (seats - 1), **given), 0, *DRAW)

    return end


@pytest.mark.rule("H7.1")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_two_trains_or_fewer_start_the_last_round(position, play, left):
    match = position(seats=3, hands=[HAND, {}, {}], trains=[3, 45, 45])

    play(match, 0, f"claim {LENGTHS[3 - left]}", "single")
    assert match.view(0)["last_round"] == 3

    for seat in (1, 2, 0):
        play(match, seat, *DRAW)
    assert match.result is not None


@pytest.mark.rule("H7.1")
def test_that_seat_has_one_more_turn_too(position, play):
    match = position(hands=[{"black": 1, "white": 2}, {}], trains=[3, 45])

    play(match, 0, "claim salisbury bulawayo 1", "single")
    play(match, 1, *DRAW)
    play(match, 0, "claim bulawayo pretoria 1", "single")

    assert match.result.scores == (3, 0)


@pytest.mark.rule("H7.1")
def test_three_trains_do_not_start_it(position, play):
    match = play(
        position(hands=[{"black": 1}, {}], trains=[4, 45]),
        0,
        "claim salisbury bulawayo 1",
        "single",
    )

    assert match.view(0)["last_round"] is None


@pytest.mark.rule("H7.2")
def test_a_completed_ticket_is_won_and_another_lost(last_turn):
    match = last_turn(tickets=[[SHORT, OTHER], []], claimed=COAST)

    assert match.sheet()[0] == {
        "routes": 7,
        "doublings": 0,
        "tickets_won": 4,
        "tickets_lost": -4,
        "globetrotter": 10,
    }
    assert match.scores == (17, 0)


@pytest.mark.rule("H7.2")
def test_tickets_do_not_count_before_the_end(position):
    match = position(tickets=[[SHORT, OTHER], []], claimed=COAST)

    assert match.scores == (7, 0)
    assert match.sheet()[0]["tickets_won"] == match.sheet()[0]["globetrotter"] == 0


@pytest.mark.rule("H7.3")
def test_the_most_completed_tickets_win_ten_points(last_turn):
    claimed = {
        **COAST,
        "junction-northwest chad-2 1": 1,
        "junction-northwest bondo 1": 1,
        "fachoda sudan-1 1": 1,
    }
    claimed |= {"junction-northwest fachoda 1": 1}
    match = last_turn(tickets=[[SHORT], [OTHER, ["chad", "sudan"]]], claimed=claimed)

    assert [line["globetrotter"] for line in match.sheet()] == [0, 10]


@pytest.mark.rule("H7.3")
def test_each_that_ties_wins_them(last_turn):
    claimed = {**COAST, "junction-northwest chad-2 1": 1, "junction-northwest bondo 1": 1}
    match = last_turn(tickets=[[SHORT, ALL[3]], [OTHER]], claimed=claimed)

    assert [line["globetrotter"] for line in match.sheet()] == [10, 10]


@pytest.mark.rule("H7.4")
def test_nobody_is_the_globetrotter_without_a_completed_ticket(last_turn):
    match = last_turn(tickets=[[OTHER], []])

    assert [line["globetrotter"] for line in match.sheet()] == [0, 0]
    assert match.scores == (-4, 0)


@pytest.mark.rule("H7.5")
def test_the_most_points_win(last_turn):
    claimed = {"fachoda addis-ababa 1": 0, "madagascar-2 durban 1": 1, "beira durban 1": 2}
    match = last_turn(seats=3, claimed=claimed, scores=[20, 15, 14])

    assert match.result.winners == (0,)
    assert match.result.scores == (20, 15, 14)


@pytest.mark.rule("H7.6")
def test_of_those_that_tie_more_completed_tickets_win(last_turn):
    others = {"beira durban 1": 1, "ngaoundere chad-1 1": 1}
    match = last_turn(tickets=[[SHORT], []], claimed={**COAST, **others}, scores=[7, 21])

    assert match.result.scores == (21, 21)
    assert match.result.winners == (0,)


@pytest.mark.rule("H7.6")
def test_those_that_still_tie_share_the_win(last_turn):
    match = last_turn(seats=3, claimed={"beira durban 1": 1, "ngaoundere chad-1 1": 2})

    assert match.result.winners == (1, 2)


@pytest.mark.rule("H7.7")
def test_who_can_do_nothing_else_passes(dry, play):
    match = dry(trains=[3, 0], tickets=[ALL, []])

    assert match.legal(0) == ["pass"]
    assert play(match, 0, "pass").active == {1}


@pytest.mark.rule("H7.7")
@pytest.mark.parametrize(
    "left",
    [
        {"deck": ["red"], "face_up": ["red"] * 5},
        {"face_up": ["locomotive"]},
        {"terrain_deck": ["desert"], "terrain_up": ["desert"] * 2},
        {"terrain_up": ["desert"]},
        {"tickets": [ALL[1:], []]},
        {"hand": ["black"], "trains": [1, 0]},
    ],
)
def test_nobody_passes_who_can_do_anything_else(dry, refusal, left):
    match = dry(**{"trains": [0, 0], "tickets": [ALL, []], **left})

    assert refusal(match, 0, "pass") == "H7.7"


@pytest.mark.rule("H7.8")
def test_the_game_ends_when_every_seat_has_passed(dry, play):
    match = dry(trains=[3, 0], tickets=[[], ALL], passes=1)
    assert match.view(0)["last_round"] == 2

    play(match, 0, "pass")

    assert match.result.winners == (0,)


@pytest.mark.rule("H7.8")
def test_who_does_something_breaks_the_row_of_passes(dry, play):
    match = dry(trains=[3, 30], tickets=[ALL, []])

    play(match, 0, "pass")
    play(match, 1, "claim salisbury bulawayo 1", "pay black", "single")

    assert match.result is None
    assert match.active == {0}


@pytest.mark.rule("H7.9")
@pytest.mark.parametrize(
    "move", ["train deck", "tickets", "pass", "keep 1", "claim salisbury bulawayo 1"]
)
def test_when_the_game_is_over_nobody_moves(last_turn, refusal, move):
    match = last_turn()

    assert match.active == set()
    assert refusal(match, 0, move) == refusal(match, 1, move) == "H7.9"


@pytest.mark.rule("H7.10")
def test_cards_and_long_ways_are_worth_nothing(last_turn):
    match = last_turn(hands=[{"locomotive": 9}, {}], terrain=[{"desert": 9}, {}], claimed=COAST)

    assert match.scores == (7, 0)


@pytest.mark.rule("H7.11")
def test_a_second_seat_with_few_trains_does_not_lengthen_the_last_round(position, play):
    match = position(hands=[{"black": 1}, {}], trains=[3, 1])
    assert match.view(0)["last_round"] == 2

    play(match, 0, "claim salisbury bulawayo 1", "single")
    play(match, 1, *DRAW)

    assert match.result is not None


@pytest.mark.rule("H7.12")
def test_a_score_can_be_less_than_nothing(last_turn):
    match = last_turn(tickets=[[["sudan", "cape-town"], ["madagascar", "douala"]], [OTHER]])

    assert match.result.scores == (-45, -4)
    assert match.result.winners == (1,)
