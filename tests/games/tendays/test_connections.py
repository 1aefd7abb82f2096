"""T4 Connections. A link is how day 1 connects to day 2, and by which rule it does or does not."""

import pytest

from tenfold import games


def borders(game):
    """The pairs of places that connect on foot, each both ways round."""
    of = games.get(game).map
    return {(place.code, other) for place in of.places for other in place.borders}


@pytest.mark.rule("T4.1")
def test_two_places_that_border_connect_on_foot(link, wins):
    assert link("africa", "EGY LBY") == link("usa", "OH MI") == ("foot", "T4.1")
    assert wins("africa", "EGY LBY TUN DZA MAR")


@pytest.mark.rule("T4.1")
def test_two_places_that_do_not_border_do_not_connect_on_foot(link, wins):
    assert link("africa", "EGY TUN") == link("usa", "OH WI") == (None, "T4.1")
    assert not wins("africa", "EGY TUN LBY DZA MAR")


@pytest.mark.rule("T4.1")
@pytest.mark.parametrize("game", ["africa", "usa"])
def test_borders_go_both_ways(game):
    assert borders(game) == {(other, one) for one, other in borders(game)}


@pytest.mark.rule("T4.2")
@pytest.mark.parametrize("tiles", ["MDG MOZ", "MOZ MDG", "MDG TZA", "TZA MDG"])
def test_a_ferry_connects_on_foot(link, tiles):
    assert link("africa", tiles) == ("ferry", "T4.2")


@pytest.mark.rule("T4.2")
def test_a_journey_may_take_a_ferry(wins):
    assert wins("africa", "KEN TZA MDG MOZ ZAF")


@pytest.mark.rule("T4.2")
def test_a_ferry_is_a_leg_of_a_drive(link, wins):
    assert link("africa", "MDG car KEN") == ("drive", "T4.4")
    assert wins("africa", "MDG car KEN ETH SOM")


@pytest.mark.rule("T4.2")
def test_no_other_ferry_sails(link):
    assert link("africa", "MDG ZAF") == (None, "T4.1")
    assert link("africa", "MDG car SDN") == (None, "T4.6")


@pytest.mark.rule("T4.3")
@pytest.mark.parametrize("tiles", ["AZ CO", "CO AZ", "NM UT", "UT NM"])
def test_places_that_meet_in_a_point_do_not_connect_on_foot(link, tiles):
    assert link("usa", tiles) == (None, "T4.1")


@pytest.mark.rule("T4.3")
@pytest.mark.parametrize("tiles", ["AZ UT", "UT CO", "CO NM", "NM AZ"])
def test_round_the_four_corners_the_sides_connect(link, tiles):
    assert link("usa", tiles) == ("foot", "T4.1")


@pytest.mark.rule("T4.3")
def test_a_journey_goes_round_the_four_corners_not_across(wins):
    assert wins("usa", "NV AZ UT CO KS")
    assert not wins("usa", "NV AZ CO KS NE")


@pytest.mark.rule("T4.4")
def test_an_automobile_joins_places_that_a_third_borders_both_of(link, wins):
    assert link("africa", "CIV car NER") == link("usa", "OR car AZ") == ("drive", "T4.4")
    assert wins("africa", "CIV car NER NGA CMR")


@pytest.mark.rule("T4.4")
def test_an_automobile_does_not_join_places_two_borders_apart(link, wins):
    assert link("africa", "EGY car MAR") == link("usa", "WA car AZ") == (None, "T4.6")
    assert not wins("africa", "EGY car MAR DZA TUN")


@pytest.mark.rule("T4.5")
@pytest.mark.parametrize(("game", "tiles"), [("usa", "CA car OR"), ("africa", "EGY car SDN")])
def test_the_two_ends_of_a_drive_may_border_each_other(link, game, tiles):
    assert link(game, tiles) == ("drive", "T4.4")


@pytest.mark.rule("T4.5")
def test_a_journey_may_drive_between_neighbours(wins):
    assert wins("usa", "CA car OR WA ID")
    assert wins("africa", "EGY car SDN ERI ETH")


@pytest.mark.rule("T4.6")
@pytest.mark.parametrize(
    ("game", "tiles"), [("usa", "ME car NH"), ("usa", "NH car ME"), ("africa", "MAR car DZA")]
)
def test_without_a_third_place_there_is_no_drive(link, game, tiles):
    assert link(game, tiles) == (None, "T4.6")


@pytest.mark.rule("T4.6")
def test_a_neighbour_without_a_drive_is_still_reached_on_foot(wins):
    assert wins("usa", "ME NH VT NY PA")
    assert not wins("usa", "ME car NH VT NY")


@pytest.mark.rule("T4.7")
def test_an_airplane_joins_places_of_its_colour(link, wins):
    assert (
        link("africa", "EGY plane-pink ZMB")
        == link("usa", "CA plane-green FL")
        == ("flight", "T4.7")
    )
    assert wins("africa", "EGY plane-pink ZMB ZWE BWA")


@pytest.mark.rule("T4.7")
@pytest.mark.parametrize(
    "tiles",
    [
        "EGY plane-blue ZMB",  # both pink
        "EGY plane-pink KEN",  # the end is yellow
        "KEN plane-pink EGY",  # the start is yellow
        "EGY plane-green KEN",  # neither is green
    ],
)
def test_an_airplane_joins_nothing_where_a_colour_differs(link, tiles):
    assert link("africa", tiles) == (None, "T4.7")


@pytest.mark.rule("T4.7")
def test_a_flight_of_another_colour_completes_nothing(wins):
    assert not wins("africa", "EGY plane-blue ZMB ZWE BWA")


@pytest.mark.rule("T4.8")
@pytest.mark.parametrize("tiles", ["MLI MLI", "MLI car MLI", "MLI plane-yellow MLI"])
def test_nothing_joins_two_tiles_of_one_place(link, tiles):
    assert link("africa", tiles) == (None, "T4.8")


@pytest.mark.rule("T4.8")
@pytest.mark.parametrize(
    "tiles", ["MLI MLI DZA LBY EGY", "MLI car MLI DZA LBY", "MLI plane-yellow MLI DZA LBY"]
)
def test_a_journey_does_not_go_from_a_place_to_itself(wins, tiles):
    assert not wins("africa", tiles)


@pytest.mark.rule("T4.9")
@pytest.mark.parametrize(
    "tiles", ["car car", "plane-pink car", "car plane-blue", "plane-pink plane-pink"]
)
def test_two_transportation_tiles_do_not_connect(link, tiles):
    assert link("africa", tiles) == (None, "T4.9")


@pytest.mark.rule("T4.9")
def test_a_place_connects_to_no_transportation_that_another_follows(link, wins):
    assert link("africa", "EGY plane-pink plane-pink") == (None, "T4.9")
    assert not wins("africa", "EGY plane-pink plane-pink ZMB ZWE")
    assert not wins("usa", "CA plane-green plane-green FL GA")
    assert not wins("usa", "CA car car NV UT")


@pytest.mark.rule("T4.10")
@pytest.mark.parametrize(
    "tiles", ["AK WA", "CA HI", "AK HI", "AK car WA", "OR car HI", "AK car HI"]
)
def test_alaska_and_hawaii_are_not_reached_on_foot_or_by_automobile(link, tiles):
    assert link("usa", tiles) == (None, "T4.10")


@pytest.mark.rule("T4.10")
def test_a_journey_reaches_alaska_by_airplane_alone(wins):
    assert wins("usa", "AK plane-yellow WA OR CA")
    assert not wins("usa", "AK car WA OR CA")
    assert not wins("usa", "AK WA OR CA NV")


@pytest.mark.rule("T4.11")
@pytest.mark.parametrize(
    "tiles", ["WA plane-yellow AK", "AK plane-yellow WA", "HI plane-blue NY", "NY plane-blue HI"]
)
def test_the_airplane_to_or_from_alaska_or_hawaii_has_the_other_ends_colour(link, tiles):
    assert link("usa", tiles) == ("flight", "T4.11")


@pytest.mark.rule("T4.11")
@pytest.mark.parametrize(
    "tiles", ["WA plane-blue AK", "AK plane-green WA", "HI plane-pink NY", "NY plane-orange HI"]
)
def test_no_other_airplane_flies_there(link, tiles):
    assert link("usa", tiles) == (None, "T4.11")


@pytest.mark.rule("T4.11")
def test_alaska_lies_in_a_journey_with_the_colours_of_its_other_ends(wins):
    assert wins("usa", "WA plane-yellow AK plane-blue NY")
    assert not wins("usa", "WA plane-yellow AK plane-yellow NY")


@pytest.mark.rule("T4.12")
@pytest.mark.parametrize("colour", ["blue", "green", "orange", "pink", "yellow"])
def test_between_alaska_and_hawaii_an_airplane_of_any_colour_flies(link, wins, colour):
    assert (
        link("usa", f"AK plane-{colour} HI")
        == link("usa", f"HI plane-{colour} AK")
        == ("flight", "T4.12")
    )
    assert wins("usa", f"AK plane-{colour} HI plane-yellow WA")


@pytest.mark.rule("T4.13")
@pytest.mark.parametrize(
    "tiles", ["SDN UGA", "SDN KEN", "SDN COD", "CAF UGA", "ETH UGA", "MAR MRT", "ERI SOM"]
)
def test_countries_without_a_tile_separate_their_neighbours(link, tiles):
    assert link("africa", tiles) == (None, "T4.1")


@pytest.mark.rule("T4.13")
def test_no_drive_leads_through_a_country_without_a_tile(link):
    assert link("africa", "SDN car UGA") == link("africa", "CAF car KEN") == (None, "T4.6")
    assert link("africa", "SDN car KEN") == ("drive", "T4.4")


@pytest.mark.rule("T4.13")
def test_the_omitted_countries_have_no_tile():
    names = {place.name for place in games.get("africa").map.places}

    assert names.isdisjoint(
        {"Burundi", "Djibouti", "Equatorial Guinea", "Eswatini", "Swaziland", "Gambia"}
    )
    assert names.isdisjoint({"Guinea-Bissau", "Lesotho", "Malawi", "South Sudan", "Western Sahara"})


@pytest.mark.rule("T4.14")
def test_michigan_is_one_state(link, wins):
    assert link("usa", "OH MI") == link("usa", "MI WI") == ("foot", "T4.1")
    assert wins("usa", "PA OH MI WI MN")


@pytest.mark.rule("T4.15")
def test_a_ride_may_begin_where_another_ends(wins):
    assert wins("africa", "EGY plane-pink ZMB car TZA")
    assert wins("usa", "CA car OR plane-blue NY")


@pytest.mark.rule("T4.15")
def test_a_ride_goes_from_the_day_before_to_the_day_after(link):
    assert link("africa", "EGY car SDN car ETH") == ("drive", "T4.4")
    assert link("africa", "EGY car LBY plane-green GIN") == ("drive", "T4.4")
