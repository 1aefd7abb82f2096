"""H1 Setting up."""

import pytest

import tenfold
from tenfold import games

OFFERS = ["keep 1 2", "keep 1 3", "keep 2 3", "keep 1 2 3", "keep 1 4", "keep 2 4"]
OFFERS += ["keep 1 2 4", "keep 3 4", "keep 1 3 4", "keep 2 3 4", "keep 1 2 3 4"]
COLOURS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_seats_play(seats):
    assert tenfold.start("tickets", seats=seats, seed=1).active == set(range(seats))


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_one_seat_or_six_do_not_play(seats):
    with pytest.raises(tenfold.BadVariant, match="2 to 5 seats"):
        tenfold.start("tickets", seats=seats)


@pytest.mark.rule("H1.2")
def test_there_are_110_train_cards():
    train = games.get("tickets").map.train

    assert train == {**dict.fromkeys(COLOURS, 12), "locomotive": 14}
    assert sum(train.values()) == 110


@pytest.mark.rule("H1.3")
def test_there_are_45_terrain_cards_and_48_tickets():
    of = games.get("tickets").map

    assert of.terrain == {"desert": 15, "jungle": 15, "mountain": 15}
    assert len(of.tickets) == 48


@pytest.mark.rule("H1.4")
def test_every_seat_has_45_trains_and_no_points(started):
    match = started(seats=5)

    assert match.view(0)["trains"] == [45] * 5
    assert match.scores == (0,) * 5


@pytest.mark.rule("H1.5")
def test_every_seat_is_dealt_cards_and_offered_tickets(started):
    match = started(seats=3)

    assert match.view(1)["cards"] == [4, 4, 4]
    assert sum(match.view(1)["hands"][1].values()) == 4
    assert [sum(terrain.values()) for terrain in match.view(1)["terrain"]] == [1, 1, 1]
    assert [len(offered) for offered in match.view(1)["offered"]] == [4, 4, 4]


@pytest.mark.rule("H1.6")
def test_five_train_cards_and_two_terrain_cards_lie_face_up(started):
    seen = started(seats=3).view(None)

    assert (len(seen["face_up"]), len(seen["terrain_up"])) == (5, 2)
    assert (seen["deck"], seen["terrain_deck"], seen["ticket_deck"]) == (110 - 17, 45 - 5, 48 - 12)


@pytest.mark.rule("H1.7")
def test_a_seat_keeps_two_tickets_or_more(started):
    assert started().legal(0) == OFFERS


@pytest.mark.rule("H1.7")
@pytest.mark.parametrize("move", ["keep 1", "keep 2", "keep 3", "keep 4"])
def test_one_ticket_is_too_few_while_setting_up(started, refusal, move):
    assert refusal(started(), 0, move) == "H1.7"


@pytest.mark.rule("H1.8")
def test_seats_choose_in_any_order(started):
    match = started(seats=3)

    match.play(2, "keep 1 2")

    assert match.active == {0, 1}


@pytest.mark.rule("H1.8")
def test_nobody_sees_what_another_has_chosen_before_all_have(started):
    one, other = started(seats=3), started(seats=3)

    one.play(0, "keep 1 2")
    other.play(0, "keep 2 3 4")

    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(0)["ticket_counts"] == [0, 0, 0]


@pytest.mark.rule("H1.8")
def test_a_choice_is_made_once(started, refusal):
    match = started()

    match.play(0, "keep 1 2")

    assert refusal(match, 0, "keep 1 3") == "H1.8"


@pytest.mark.rule("H1.9")
@pytest.mark.parametrize(
    "move", ["train deck", "tickets", "pass", "single", "claim cape-town port-elizabeth 1"]
)
def test_only_tickets_are_chosen_while_setting_up(started, refusal, move):
    assert refusal(started(), 0, move) == "H1.9"


@pytest.mark.rule("H1.10")
def test_tickets_not_kept_go_under_the_deck_in_the_order_of_the_seats(started):
    match = started()
    first, second = match.view(0)["offered"][0], match.view(1)["offered"][1]

    match.play(1, "keep 3 4")
    match.play(0, "keep 1 3")

    assert [under["seat"] for under in match.view(None)["under"]] == [0, 0, 1, 1]
    assert [under["ends"] for under in match.view(0)["under"]] == [first[1], first[3], None, None]
    assert [under["ends"] for under in match.view(1)["under"]] == [None, None, second[0], second[1]]


@pytest.mark.rule("H1.10")
def test_what_was_chosen_is_held_when_the_last_has_chosen(started):
    match = started()
    offered = match.view(0)["offered"][0]

    match.play(0, "keep 2 4")
    match.play(1, "keep 1 2 3")

    assert sorted(ticket["ends"] for ticket in match.view(0)["tickets"][0]) == sorted(
        [offered[1], offered[3]]
    )
    assert match.view(0)["ticket_counts"] == [2, 3]


@pytest.mark.rule("H1.11")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_seat_that_first_names_begins(started, play, first):
    match = started(seats=3, first=first)

    for seat in (1, 0, 2):
        play(match, seat, "keep 1 2")

    assert match.active == {first}


@pytest.mark.rule("H1.11")
def test_chance_names_who_begins_where_first_does_not(started, play):
    match = started(seats=3, first=None)

    for seat in (0, 1, 2):
        play(match, seat, "keep 1 2")

    assert match.lines[-1] == f"chance first {match.view(None)['turn']}"


@pytest.mark.rule("H1.12")
def test_each_card_and_each_ticket_is_as_likely_as_any_other():
    asked = []
    tenfold.start("tickets", seats=2, chance=lambda ways: asked.append(ways) or 0)

    train, terrain, tickets = [110, 109, 108, 107], [45], [48, 47, 46, 45]
    assert asked[:9] == [*train, *terrain, *tickets]
    assert asked[9:18] == [106, 105, 104, 103, 44, 44, 43, 42, 41]
    assert asked[18:25] == [102, 101, 100, 99, 98, 43, 42]
