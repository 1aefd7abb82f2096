"""H3 Claiming a route."""

import pytest

import tenfold
from tenfold import games

CAPE = "claim cape-town port-elizabeth 1"
"""A double black route of three spaces."""
SECOND = "claim cape-town port-elizabeth 2"


@pytest.mark.rule("H3.1")
def test_a_claim_takes_the_track_and_ends_the_turn(position, play):
    match = play(position(hands=[{"black": 3}, {}]), 0, CAPE, "single")

    assert match.view(1)["claimed"] == {"cape-town port-elizabeth 1": 0}
    assert match.active == {1}


@pytest.mark.rule("H3.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_track_that_somebody_has_cannot_be_claimed(position, refusal, owner):
    match = position(hands=[{"black": 3}, {}], claimed={"cape-town port-elizabeth 1": owner})

    assert refusal(match, 0, CAPE) == "H3.1"


@pytest.mark.rule("H3.1")
def test_the_ends_of_a_track_can_be_said_either_way_round(position, play):
    match = play(position(hands=[{"black": 3}, {}]), 0, "claim Port-Elizabeth cape-town 2")

    assert match.lines[-1] == "0 claim cape-town port-elizabeth 2"


@pytest.mark.rule("H3.1")
def test_a_route_with_one_track_needs_no_number(position, play):
    match = play(position(hands=[{"black": 1}, {}]), 0, "claim bulawayo salisbury")

    assert match.lines[-1] == "0 claim salisbury bulawayo 1"


@pytest.mark.rule("H3.1")
def test_a_double_route_needs_a_number(position):
    with pytest.raises(tenfold.NotAMove):
        position().explain(0, "claim cape-town port-elizabeth")


@pytest.mark.rule("H3.2")
def test_a_claim_takes_as_many_trains_as_the_track_is_long(position, play):
    match = play(position(hands=[{"black": 3}, {}]), 0, CAPE, "single")

    assert match.view(0)["trains"] == [42, 45]


@pytest.mark.rule("H3.2")
def test_the_last_trains_can_be_laid(position, refusal):
    assert refusal(position(hands=[{"black": 3}, {}], trains=[3, 45]), 0, CAPE) is None


@pytest.mark.rule("H3.2")
def test_who_has_too_few_trains_cannot_claim(position, refusal):
    assert refusal(position(hands=[{"black": 3}, {}], trains=[2, 45]), 0, CAPE) == "H3.2"


@pytest.mark.rule("H3.3")
@pytest.mark.parametrize(
    "hand",
    [{"black": 3}, {"black": 2, "locomotive": 1}, {"black": 1, "locomotive": 2}, {"locomotive": 3}],
)
def test_one_colour_and_locomotives_pay(position, play, hand):
    match = play(position(hands=[hand, {}]), 0, CAPE, "single")

    assert match.view(0)["cards"] == [0, 0]


@pytest.mark.rule("H3.3")
@pytest.mark.parametrize(
    "hand", [{"black": 2}, {"black": 1, "locomotive": 1}, {"black": 2, "red": 9}, {"locomotive": 2}]
)
def test_too_few_cards_do_not_pay(position, refusal, hand):
    assert refusal(position(hands=[hand, {}]), 0, CAPE) == "H3.3"


@pytest.mark.rule("H3.3")
def test_locomotives_alone_can_pay_where_the_colour_could(position, play):
    match = play(position(hands=[{"black": 3, "locomotive": 3}, {}]), 0, CAPE)

    assert match.legal(0) == ["pay black", "pay locomotive"]
    assert play(match, 0, "pay locomotive", "single").view(0)["hands"][0] == {"black": 3}


@pytest.mark.rule("H3.3")
def test_a_colour_that_is_too_few_does_not_pay(position, play, refusal):
    match = play(
        position(hands=[{"red": 4, "white": 4, "black": 3}, {}]), 0, "claim douala bangui 1"
    )

    assert match.legal(0) == ["pay white", "pay red"]
    assert refusal(match, 0, "pay black") == refusal(match, 0, "pay locomotive") == "H3.3"


@pytest.mark.rule("H3.4")
@pytest.mark.parametrize(
    ("hand", "can"), [({"black": 3}, True), ({"red": 3}, False), ({"white": 9}, False)]
)
def test_a_track_of_a_colour_takes_that_colour(position, claims, hand, can):
    match = position(hands=[hand, {}])

    assert ("cape-town port-elizabeth 1" in claims(match, 0)) == can


@pytest.mark.rule("H3.4")
def test_another_colour_is_refused(position, play, refusal):
    match = play(position(hands=[{"black": 3, "red": 3, "locomotive": 3}, {}]), 0, CAPE)

    assert refusal(match, 0, "pay red") == "H3.4"


@pytest.mark.rule("H3.4")
def test_the_two_tracks_of_a_double_route_can_differ(position, claims):
    match = position(hands=[{"white": 2}, {}])

    assert "douala nigeria-1 1" in claims(match, 0)
    assert "douala nigeria-1 2" not in claims(match, 0)


@pytest.mark.rule("H3.5")
@pytest.mark.parametrize(
    "colour", ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]
)
def test_a_grey_track_takes_any_one_colour(position, play, colour):
    match = play(position(hands=[{colour: 4}, {}]), 0, "claim douala bangui 1", "single")

    assert match.view(0)["discards"] == {colour: 4}


@pytest.mark.rule("H3.5")
def test_a_grey_track_does_not_take_two_colours(position, refusal):
    assert (
        refusal(position(hands=[{"red": 3, "black": 3}, {}]), 0, "claim douala bangui 1") == "H3.3"
    )


@pytest.mark.rule("H3.6")
@pytest.mark.parametrize(
    ("route", "hand"),
    [
        ("claim mocambique madagascar-1 1", {"red": 2, "locomotive": 1}),
        ("claim mocambique madagascar-1 2", {"locomotive": 3}),
        ("claim madagascar-2 durban 1", {"white": 4, "locomotive": 2}),
    ],
)
def test_a_sea_route_is_paid_with_its_locomotives(position, play, route, hand):
    match = play(position(hands=[hand, {}]), 0, route, "single")

    assert match.view(0)["cards"] == [0, 0]


@pytest.mark.rule("H3.6")
@pytest.mark.parametrize(
    ("route", "hand"),
    [
        ("claim mocambique madagascar-1 1", {"red": 3}),
        ("claim madagascar-2 durban 1", {"white": 6}),
        ("claim madagascar-2 durban 1", {"white": 5, "locomotive": 1}),
    ],
)
def test_a_sea_route_is_not_paid_without_them(position, refusal, route, hand):
    assert refusal(position(hands=[hand, {}]), 0, route) == "H3.6"


@pytest.mark.rule("H3.6")
def test_fewer_locomotives_than_a_sea_route_demands_cannot_be_said(position, play, refusal):
    match = play(
        position(hands=[{"white": 6, "locomotive": 3}, {}]), 0, "claim madagascar-2 durban 1"
    )

    assert match.legal(0) == ["locomotives 2", "locomotives 3"]
    assert refusal(match, 0, "locomotives 1") == "H3.6"


@pytest.mark.rule("H3.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_seat_claims_both_tracks(position, refusal, seats):
    hands = [{"black": 3}, *[{}] * (seats - 1)]
    match = position(seats=seats, hands=hands, claimed={"cape-town port-elizabeth 1": 0})

    assert refusal(match, 0, SECOND) == "H3.7"


@pytest.mark.rule("H3.8")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_few_seats_the_second_track_is_closed(position, refusal, seats):
    hands = [{"black": 3}, *[{}] * (seats - 1)]
    match = position(seats=seats, hands=hands, claimed={"cape-town port-elizabeth 2": 1})

    assert refusal(match, 0, CAPE) == "H3.8"
    assert match.view(0)["closed"] == ["cape-town port-elizabeth 1"]


@pytest.mark.rule("H3.8")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_many_seats_another_seat_claims_the_second_track(position, play, seats):
    hands = [{"black": 3}, *[{}] * (seats - 1)]
    match = play(
        position(seats=seats, hands=hands, claimed={"cape-town port-elizabeth 2": 1}),
        0,
        CAPE,
        "single",
    )

    assert match.view(0)["claimed"] == {
        "cape-town port-elizabeth 1": 0,
        "cape-town port-elizabeth 2": 1,
    }


@pytest.mark.rule("H3.9")
def test_a_track_may_be_claimed_anywhere(position, claims):
    match = position(
        hands=[{"black": 1, "white": 1}, {}], claimed={"cape-town port-elizabeth 1": 0}
    )

    far = ["mombasa dar-es-salaam 1", "mombasa dar-es-salaam 2", "salisbury bulawayo 1"]
    assert set(far) <= set(claims(match, 0))


@pytest.mark.rule("H3.10")
def test_who_pays_says_how_many_locomotives(position, play):
    match = position(hands=[{"black": 3, "locomotive": 2}, {}], terrain=[{}, {"mountain": 9}])
    play(match, 0, CAPE)

    assert match.legal(0) == ["locomotives 0", "locomotives 1", "locomotives 2"]
    assert play(match, 0, "locomotives 1", "single").view(0)["hands"][0] == {
        "black": 1,
        "locomotive": 1,
    }


@pytest.mark.rule("H3.10")
def test_the_cards_of_the_colour_must_make_up_the_rest(position, play, refusal):
    match = play(position(hands=[{"black": 2, "locomotive": 2}, {}]), 0, CAPE)

    assert match.legal(0) == ["locomotives 1", "locomotives 2"]
    assert refusal(match, 0, "locomotives 0") == "H3.10"
    assert refusal(match, 0, "locomotives 3") == "H3.10"


@pytest.mark.rule("H3.10")
def test_who_pays_in_a_colour_plays_at_least_one_card_of_it(position, play, refusal):
    match = play(position(hands=[{"black": 3, "locomotive": 3}, {}]), 0, CAPE, "pay black")

    assert refusal(match, 0, "locomotives 3") == "H3.10"
    assert match.legal(0) == ["locomotives 0", "locomotives 1", "locomotives 2"]


@pytest.mark.rule("H3.11")
def test_a_claim_goes_step_by_step(position, play):
    match = position(
        hands=[{"red": 4, "white": 4, "locomotive": 1}, {}], terrain=[{"mountain": 2}, {}]
    )

    play(match, 0, "claim douala bangui 1")
    assert match.legal(0) == ["pay white", "pay red"]

    play(match, 0, "pay red")
    assert match.legal(0) == ["locomotives 0", "locomotives 1"]

    play(match, 0, "locomotives 0")
    assert match.legal(0) == ["single", "double 0", "double 1"]

    play(match, 0, "double 0")
    assert match.active == {1}


@pytest.mark.rule("H3.11")
def test_a_step_with_one_choice_takes_itself(position, play):
    match = play(position(hands=[{"red": 3, "locomotive": 1}, {}]), 0, "claim douala bangui 1")

    assert match.view(0)["claim"] == {"route": "douala bangui 1", "colour": "red", "locomotives": 1}


@pytest.mark.rule("H3.11")
def test_the_last_step_always_asks(position, play):
    match = play(position(hands=[{"red": 4}, {}]), 0, "claim douala bangui 1")

    assert match.legal(0) == ["single"]
    assert match.view(0)["claimed"] == {}
    assert play(match, 0, "single").view(0)["claimed"] == {"douala bangui 1": 0}


@pytest.mark.rule("H3.11")
@pytest.mark.parametrize(
    "move", ["train deck", "tickets", "pass", "keep 1", "locomotives 0", "single", CAPE]
)
def test_nothing_else_is_done_before_the_last_step(position, play, refusal, move):
    match = play(position(hands=[{"red": 4, "white": 4}, {}]), 0, "claim douala bangui 1")

    assert refusal(match, 0, move) == "H3.11"


@pytest.mark.rule("H3.11")
@pytest.mark.parametrize("move", ["pay black", "locomotives 0", "single", "double 0"])
def test_no_step_comes_before_a_claim(position, refusal, move):
    assert refusal(position(hands=[{"black": 3}, {}]), 0, move) == "H3.11"


@pytest.mark.rule("H3.12")
def test_nobody_sees_that_a_claim_was_begun(position, play):
    match = position(hands=[{"black": 3, "locomotive": 3}, {}], terrain=[{"mountain": 2}, {}])
    before = match.view(1), match.view(None)

    play(match, 0, CAPE, "pay black", "locomotives 1")

    assert (match.view(1), match.view(None)) == before
    assert match.view(0)["claim"] == {
        "route": "cape-town port-elizabeth 1",
        "colour": "black",
        "locomotives": 1,
    }


@pytest.mark.rule("H3.12")
def test_the_steps_of_a_claim_can_be_taken_back(position, play):
    match = position(hands=[{"black": 3, "locomotive": 3}, {}], terrain=[{"mountain": 2}, {}])
    before = match.view(0)
    play(match, 0, CAPE, "pay black", "locomotives 1")

    for _ in range(3):
        match.undo(0)

    assert match.view(0) == before


@pytest.mark.rule("H3.12")
def test_a_claim_with_one_way_to_pay_can_be_taken_back_too(position, play):
    match = position(hands=[{"black": 2, "locomotive": 1}, {}])
    before = match.view(0)

    play(match, 0, CAPE).undo(0)

    assert match.view(0) == before
    assert match.lines == []


@pytest.mark.rule("H3.13")
def test_the_cards_that_paid_are_discarded(position, play):
    match = play(position(hands=[{"black": 2, "locomotive": 1}, {}]), 0, CAPE, "single")

    assert match.view(1)["discards"] == {"black": 2, "locomotive": 1}


@pytest.mark.rule("H3.14")
@pytest.mark.parametrize(
    ("route", "hand", "points"),
    [
        ("salisbury bulawayo 1", {"black": 1}, 1),
        ("bulawayo pretoria 1", {"white": 2}, 2),
        ("cape-town port-elizabeth 1", {"black": 3}, 4),
        ("douala bangui 1", {"red": 4}, 7),
        ("fachoda addis-ababa 1", {"red": 5}, 10),
        ("madagascar-2 durban 1", {"red": 4, "locomotive": 2}, 15),
    ],
)
def test_a_track_brings_points_for_its_length(position, play, route, hand, points):
    match = play(position(hands=[hand, {}]), 0, f"claim {route}", "single")

    assert match.scores == (points, 0)
    assert match.sheet()[0]["routes"] == points


@pytest.mark.rule("H3.14")
def test_every_length_has_its_points():
    assert games.get("tickets").map.route_points == (1, 2, 4, 7, 10, 15)
