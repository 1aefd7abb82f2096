"""Every way to go on with a claim: each can be played to its end, what it says is paid, and none is
missing.
"""

import pytest

from tenfold import games

GREY = "claim douala bangui 1"
"""Grey, four spaces: any colour pays."""


@pytest.fixture
def plans():
    """Asks for the plans of seat 0."""
    return lambda match: games.get("tickets").plans(match.blank_view(0), 0)


@pytest.fixture
def rich(position, play):
    """Makes a match in which seat 0 has begun a claim that can be paid for and doubled in many
    ways.
    """
    hand = {"red": 4, "blue": 3, "locomotive": 4}
    return lambda: play(position(hands=[hand, {}], terrain=[{"mountain": 1}, {}]), 0, GREY)


def test_a_plan_pays_what_it_says(rich, plans, play):
    for plan in plans(rich()):
        match = play(rich(), 0, *plan.moves)
        paid = match.view(0)["hands"][0].get("locomotive", 0)
        doubling = int(plan.moves[-1].removeprefix("double ")) if plan.moves[-1] != "single" else 0

        assert match.view(0)["claim"] is None
        assert paid == 4 - plan.locomotives - doubling


def test_no_way_is_missing(rich, plans, play):
    def go_on(moves):
        match = play(rich(), 0, *moves)
        if match.view(0)["claim"] is None:
            return [moves]
        return [whole for move in match.legal(0) for whole in go_on((*moves, move))]

    assert [plan.moves for plan in plans(rich())] == go_on(())


def test_the_plans_of_a_claim_that_is_not_begun_are_those_after_it(position, rich, plans):
    before = position(
        hands=[{"red": 4, "blue": 3, "locomotive": 4}, {}], terrain=[{"mountain": 1}, {}]
    )

    assert games.get("tickets").plans(before.blank_view(0), 0, GREY) == plans(rich())
    assert before.view(0)["claim"] is None


def test_who_claims_nothing_has_no_plan(position, plans):
    assert plans(position(hands=[{"red": 4}, {}])) == []
