"""H4 Doubling."""

import pytest

from tenfold import games

CAPE = "claim cape-town port-elizabeth 1"
"""Black, three spaces, 4 points."""
LONG = "claim douala bangui 1"
"""Grey, four spaces, 7 points."""


def doublings(match):
    return [move for move in match.legal(0) if move.startswith("double")]


@pytest.mark.rule("H4.1")
@pytest.mark.parametrize(
    ("route", "hand", "terrain", "price"),
    [
        ("salisbury bulawayo 1", {"black": 1}, "mountain", 1),
        ("bulawayo pretoria 1", {"white": 2}, "mountain", 1),
        ("cape-town port-elizabeth 1", {"black": 3}, "mountain", 1),
        ("douala bangui 1", {"red": 4}, "mountain", 2),
        ("fachoda addis-ababa 1", {"red": 5}, "desert", 2),
        ("madagascar-2 durban 1", {"red": 4, "locomotive": 2}, "mountain", 2),
    ],
)
def test_doubling_takes_one_terrain_card_or_two(position, play, route, hand, terrain, price):
    match = position(hands=[hand, {}], terrain=[{terrain: 3}, {}])

    play(match, 0, f"claim {route}", "double 0")

    assert match.view(0)["terrain"][0] == {terrain: 3 - price}
    assert match.view(0)["terrain_discards"] == {terrain: price}


@pytest.mark.rule("H4.1")
def test_who_has_too_few_terrain_cards_does_not_double(position, play):
    match = play(position(hands=[{"red": 4}, {}], terrain=[{"mountain": 1}, {}]), 0, LONG)

    assert match.legal(0) == ["single"]
    assert play(match, 0, "single").scores == (7, 0)


@pytest.mark.rule("H4.1")
def test_too_few_terrain_cards_are_refused_where_locomotives_could_help(position, play, refusal):
    match = position(hands=[{"red": 4, "locomotive": 1}, {}], terrain=[{"mountain": 1}, {}])
    play(match, 0, LONG, "locomotives 0")

    assert refusal(match, 0, "double 0") == "H4.1"
    assert doublings(match) == ["double 1"]


@pytest.mark.rule("H4.1")
def test_terrain_cards_of_another_kind_do_not_double(position, play):
    match = play(
        position(hands=[{"black": 3}, {}], terrain=[{"desert": 3, "jungle": 3}, {}]), 0, CAPE
    )

    assert match.legal(0) == ["single"]


@pytest.mark.rule("H4.2")
@pytest.mark.parametrize(
    ("other", "can"), [(0, True), (1, True), (2, True), (3, False), (15 - 2, False)]
)
def test_nobody_else_may_have_more_of_the_terrain(position, play, other, can):
    match = play(
        position(hands=[{"black": 3}, {}], terrain=[{"mountain": 2}, {"mountain": other}]), 0, CAPE
    )

    assert ("double 0" in match.legal(0)) == can


@pytest.mark.rule("H4.2")
def test_every_other_seat_counts(position, play):
    terrain = [{"mountain": 2}, {"mountain": 1}, {"mountain": 3}]
    match = play(position(seats=3, hands=[{"black": 3}, {}, {}], terrain=terrain), 0, CAPE)

    assert match.legal(0) == ["single"]


@pytest.mark.rule("H4.2")
def test_john_is_short_of_a_mountain_and_a_locomotive_stands_for_it(position, play, refusal):
    match = position(
        hands=[{"black": 3, "locomotive": 1}, {}], terrain=[{"mountain": 1}, {"mountain": 2}]
    )
    play(match, 0, CAPE, "locomotives 0")

    assert refusal(match, 0, "double 0") == "H4.2"
    play(match, 0, "double 1")

    assert match.scores == (8, 0)
    assert match.view(0)["trains"] == [42, 45]
    assert match.view(0)["discards"] == {"black": 3, "locomotive": 1}
    assert match.view(0)["terrain"] == [{"mountain": 1}, {"mountain": 2}]


@pytest.mark.rule("H4.2")
def test_one_locomotive_is_not_enough_for_two_cards_short(position, play, refusal):
    match = position(
        hands=[{"black": 3, "locomotive": 3}, {}], terrain=[{"mountain": 1}, {"mountain": 3}]
    )
    play(match, 0, CAPE, "pay black", "locomotives 0")

    assert refusal(match, 0, "double 1") == "H4.2"
    assert doublings(match) == ["double 2"]


@pytest.mark.rule("H4.3")
@pytest.mark.parametrize(
    ("terrain", "colours"),
    [
        ("desert", {"yellow", "orange", "red"}),
        ("jungle", {"purple", "blue", "green"}),
        ("mountain", {"white", "black", "grey"}),
    ],
)
def test_each_terrain_has_three_colours(terrain, colours):
    ground = games.get("tickets").map.ground

    assert {colour for colour in ground if ground[colour] == terrain} == colours


@pytest.mark.rule("H4.3")
@pytest.mark.parametrize(
    ("route", "hand", "terrain"),
    [
        ("windhoek walvis-bay 1", {"orange": 1}, "desert"),
        ("ujiji elizabethville 1", {"blue": 1}, "jungle"),
        ("junction-coast livingstonia 1", {"white": 1}, "mountain"),
        ("port-florence junction-east 1", {"red": 1}, "mountain"),
    ],
)
def test_a_track_is_doubled_with_the_terrain_of_its_colour(position, play, route, hand, terrain):
    every = {"desert": 1, "jungle": 1, "mountain": 1}
    match = play(position(hands=[hand, {}], terrain=[every, {}]), 0, f"claim {route}", "double 0")

    assert match.view(0)["terrain_discards"] == {terrain: 1}


@pytest.mark.rule("H4.4")
def test_a_locomotive_can_be_all_the_terrain_there_is(position, play):
    match = play(
        position(hands=[{"black": 1, "locomotive": 1}, {}]),
        0,
        "claim salisbury bulawayo 1",
        "pay black",
    )

    assert play(match, 0, "double 1").scores == (2, 0)
    assert match.view(0)["cards"] == [0, 0]


@pytest.mark.rule("H4.4")
def test_a_locomotive_that_pays_does_not_stand_for_terrain(position, play, refusal):
    match = position(
        hands=[{"black": 3, "locomotive": 2}, {}], terrain=[{"mountain": 1}, {"mountain": 2}]
    )

    play(match, 0, CAPE, "locomotives 1")

    assert refusal(match, 0, "double 2") == "H4.4"
    assert doublings(match) == ["double 1"]


@pytest.mark.rule("H4.4")
def test_who_pays_with_all_its_locomotives_has_none_for_terrain(position, play):
    match = play(position(hands=[{"black": 2, "locomotive": 1}, {}], terrain=[{}, {}]), 0, CAPE)

    assert match.legal(0) == ["single"]


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize(("wilds", "kept"), [(0, 1), (1, 2), (2, 3)])
def test_locomotives_take_the_place_of_terrain_cards(position, play, wilds, kept):
    match = position(hands=[{"red": 4, "locomotive": 2}, {}], terrain=[{"mountain": 3}, {}])

    play(match, 0, LONG, "locomotives 0", f"double {wilds}")

    assert match.view(0)["terrain"][0] == {"mountain": kept}
    assert match.view(0)["discards"].get("locomotive", 0) == wilds


@pytest.mark.rule("H4.5")
def test_where_the_majority_takes_more_than_the_price_all_those_locomotives_go(position, play):
    match = position(
        hands=[{"black": 3, "locomotive": 3}, {}], terrain=[{"mountain": 1}, {"mountain": 4}]
    )

    play(match, 0, CAPE, "pay black", "locomotives 0", "double 3")

    assert match.view(0)["discards"] == {"black": 3, "locomotive": 3}
    assert match.view(0)["terrain"][0] == {"mountain": 1}


@pytest.mark.rule("H4.6")
@pytest.mark.parametrize(
    ("route", "hand", "most"), [(CAPE, {"black": 3}, 1), (LONG, {"red": 4}, 2)]
)
def test_with_the_majority_no_more_locomotives_than_the_price_are_played(
    position, play, refusal, route, hand, most
):
    match = position(
        hands=[{**hand, "locomotive": 5}, {}], terrain=[{"mountain": 3}, {"mountain": 3}]
    )
    play(match, 0, route, f"pay {next(iter(hand))}", "locomotives 0")

    assert doublings(match) == [f"double {count}" for count in range(most + 1)]
    assert refusal(match, 0, f"double {most + 1}") == "H4.6"


@pytest.mark.rule("H4.6")
def test_without_it_as_many_as_it_takes(position, play, refusal):
    match = position(
        hands=[{"black": 3, "locomotive": 5}, {}], terrain=[{"mountain": 1}, {"mountain": 4}]
    )
    play(match, 0, CAPE, "pay black", "locomotives 0")

    assert doublings(match) == ["double 3"]
    assert refusal(match, 0, "double 4") == "H4.6"


@pytest.mark.rule("H4.7")
def test_a_doubled_track_brings_its_points_twice(position, play):
    match = play(
        position(hands=[{"red": 5}, {}], terrain=[{"desert": 2}, {}]),
        0,
        "claim fachoda addis-ababa 1",
        "double 0",
    )

    assert match.scores == (20, 0)
    assert match.sheet()[0] == {
        "routes": 10,
        "doublings": 10,
        "tickets_won": 0,
        "tickets_lost": 0,
        "globetrotter": 0,
    }
    assert match.view(0)["trains"] == [40, 45]


@pytest.mark.rule("H4.8")
def test_nobody_has_to_double(position, play):
    match = play(
        position(hands=[{"black": 3}, {}], terrain=[{"mountain": 5}, {}]), 0, CAPE, "single"
    )

    assert match.scores == (4, 0)
    assert match.view(0)["terrain"][0] == {"mountain": 5}


@pytest.mark.rule("H4.9")
def test_terrain_cards_that_were_played_come_back_in_the_next_deck(dry, play):
    match = dry(hand=["red"], terrain=["mountain"] * 8, turn=0, terrain_up=["desert", "desert"])

    play(match, 0, "claim port-florence junction-east 1", "double 0")

    assert match.view(0)["terrain_deck"] == 1
    assert match.view(0)["terrain_discards"] == {}
