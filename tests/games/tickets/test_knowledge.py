"""H8 What others may know."""

import pytest

from tenfold import games

ALL = [list(ticket.ends) for ticket in games.get("tickets").map.tickets]
EVERYBODY = [None, 0, 1]


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_all_know_what_seats_have_before_them(position, viewer):
    match = position(
        hands=[{"red": 3}, {"locomotive": 2}],
        terrain=[{"desert": 2}, {"jungle": 1, "mountain": 4}],
        tickets=[ALL[:3], ALL[5:7]],
        claimed={"salisbury bulawayo 1": 1},
        scores=[0, 2],
    )
    seen = match.view(viewer)

    assert seen["terrain"] == [{"desert": 2}, {"jungle": 1, "mountain": 4}]
    assert (seen["trains"], seen["points"]) == ([45, 44], [0, 2])
    assert seen["claimed"] == {"salisbury bulawayo 1": 1}
    assert (seen["cards"], seen["ticket_counts"]) == ([3, 2], [3, 2])


@pytest.mark.rule("H8.2")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_all_know_what_lies_on_the_table(position, viewer):
    seen = position(discards={"red": 3}, terrain_discards={"jungle": 1}, under=[[1, *ALL[9]]]).view(
        viewer
    )

    assert seen["face_up"] == ["purple", "blue", "orange", "white", "green"]
    assert seen["terrain_up"] == ["desert", "jungle"]
    assert (seen["discards"], seen["terrain_discards"]) == ({"red": 3}, {"jungle": 1})
    assert (seen["deck"], seen["terrain_deck"], seen["ticket_deck"], len(seen["under"])) == (
        102,
        42,
        48,
        1,
    )


@pytest.mark.rule("H8.3")
@pytest.mark.parametrize("viewer", [None, 1])
def test_train_cards_are_secret(position, viewer):
    one = position(hands=[{"red": 2, "black": 1}, {"blue": 1}])
    other = position(hands=[{"locomotive": 3}, {"blue": 1}])

    assert one.view(viewer) == other.view(viewer)
    assert one.view(viewer)["hands"][0] == {}


@pytest.mark.rule("H8.3")
def test_a_seat_knows_its_own(position):
    match = position(hands=[{"red": 2, "black": 1}, {"blue": 1}])

    assert match.view(0)["hands"] == [{"red": 2, "black": 1}, {}]


@pytest.mark.rule("H8.3")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_card_picked_face_up_is_known_to_all(position, play, viewer):
    match = play(position(), 0, "train white", "train purple")

    assert match.view(viewer)["hands"][0] == {"purple": 1, "white": 1}
    assert match.view(viewer)["known"][0] == {"purple": 1, "white": 1}


@pytest.mark.rule("H8.3")
def test_a_card_from_the_deck_is_not(position, play):
    match = play(position(), 0, "train deck", "train deck")

    assert match.view(1)["hands"][0] == match.view(1)["known"][0] == {}
    assert match.view(1)["cards"] == [2, 0]


@pytest.mark.rule("H8.3")
@pytest.mark.parametrize(("known", "then"), [(3, {"black": 2}), (2, {"black": 1}), (1, {})])
def test_it_is_known_until_as_many_of_its_kind_were_played(position, play, known, then):
    match = position(hands=[{"black": 4}, {}], known=[{"black": known}, {}])

    play(match, 0, "claim salisbury bulawayo 1", "single")

    assert match.view(1)["hands"][0] == then
    assert match.view(1)["cards"][0] == 3


@pytest.mark.rule("H8.3")
def test_playing_another_kind_leaves_it_known(position, play):
    match = position(hands=[{"black": 1, "red": 2}, {}], known=[{"red": 2}, {}])

    play(match, 0, "claim salisbury bulawayo 1", "single")

    assert match.view(1)["hands"][0] == {"red": 2}


@pytest.mark.rule("H8.4")
@pytest.mark.parametrize("viewer", [None, 1])
def test_tickets_held_are_secret(position, viewer):
    one, other = position(tickets=[ALL[:2], []]), position(tickets=[ALL[7:9], []])

    assert one.view(viewer) == other.view(viewer)
    assert one.view(viewer)["tickets"] == [[], []]


@pytest.mark.rule("H8.4")
@pytest.mark.parametrize("viewer", [None, 1])
def test_tickets_offered_are_secret(position, viewer):
    one, other = position(offered=[ALL[:2], []]), position(offered=[ALL[7:9], []])

    assert one.view(viewer) == other.view(viewer)
    assert one.view(viewer)["offered"] == [[None, None], []]


@pytest.mark.rule("H8.4")
def test_a_seat_knows_its_own_tickets(position):
    match = position(tickets=[ALL[:2], ALL[2:4]], offered=[ALL[5:7], []])

    assert [ticket["ends"] for ticket in match.view(0)["tickets"][0]] == ALL[:2]
    assert match.view(0)["offered"] == [ALL[5:7], []]
    assert match.view(0)["tickets"][1] == []


@pytest.mark.rule("H8.5")
def test_who_put_a_ticket_under_the_deck_knows_it(position):
    match = position(under=[[0, *ALL[4]], [1, *ALL[6]]])

    assert match.view(0)["under"] == [{"seat": 0, "ends": ALL[4]}, {"seat": 1, "ends": None}]
    assert match.view(1)["under"] == [{"seat": 0, "ends": None}, {"seat": 1, "ends": ALL[6]}]
    assert match.view(None)["under"] == [{"seat": 0, "ends": None}, {"seat": 1, "ends": None}]


@pytest.mark.rule("H8.5")
def test_it_knows_for_whom_the_ticket_comes_up(position, play):
    match = position(under=[[1, *ALL[0]], [0, *ALL[1]]], tickets=[[], ALL[2:]])

    play(match, 0, "tickets")

    assert match.view(1)["offered"] == [[ALL[0], None], []]
    assert match.view(None)["offered"] == [[None, None], []]
    assert match.events(1)[-2:] == [
        {"event": "offer", "seat": 0, "ticket": ALL[0]},
        {"event": "offer", "seat": 0, "ticket": None},
    ]
    assert match.told(1)[-2].startswith("Player 1 is offered the ticket ")
    assert match.told(1)[-2].endswith(", which you had put under the deck")


@pytest.mark.rule("H8.5")
def test_that_knowledge_ends_when_some_are_kept(position, play):
    match = position(under=[[1, *ALL[0]], [0, *ALL[1]]], tickets=[[], ALL[2:]])

    play(match, 0, "tickets", "keep 1")

    assert match.view(1)["unseen_tickets"] == ALL[:2]
    assert match.view(1)["under"] == [{"seat": 0, "ends": None}]


@pytest.mark.rule("H8.6")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_when_the_game_is_over_all_tickets_are_shown(position, play, viewer):
    match = position(trains=[0, None], tickets=[ALL[:2], ALL[2:4]], hands=[{"red": 3}, {"blue": 2}])

    seen = play(match, 0, "terrain deck", "terrain deck").view(viewer)

    assert [[ticket["ends"] for ticket in tickets] for tickets in seen["tickets"]] == [
        ALL[:2],
        ALL[2:4],
    ]


@pytest.mark.rule("H8.6")
def test_train_cards_stay_secret(position, play):
    match = position(trains=[0, None], hands=[{"red": 3}, {"blue": 2}])

    seen = play(match, 0, "terrain deck", "terrain deck").view(None)

    assert seen["hands"] == [{}, {}]


@pytest.mark.rule("H8.7")
def test_a_spectator_knows_what_all_seats_know(position):
    match = position(
        hands=[{"red": 3}, {"blue": 2, "locomotive": 1}],
        known=[{"red": 1}, {"locomotive": 1}],
        tickets=[ALL[:2], ALL[2:4]],
        under=[[0, *ALL[9]]],
    )
    seen = match.view(None)

    assert seen["viewer"] is None
    assert seen["hands"] == [{"red": 1}, {"locomotive": 1}]
    assert seen["tickets"] == [[], []]
    assert seen["under"] == [{"seat": 0, "ends": None}]


OLD = {
    "hand": ["red"],
    "deck": ["white"],
    "face_up": ["orange"] * 5,
    "discards": {"black": 8},
    "terrain": ["jungle"],
}
"""Seat 0 holds a red card; the next pick empties the deck, and eight black cards make it anew."""


@pytest.mark.rule("H8.8")
def test_all_know_what_a_new_deck_is_made_of(dry, play):
    match = play(dry(**OLD), 0, "train deck")

    assert match.view(1)["unseen"] == match.view(None)["unseen"] == {"black": 8}
    assert match.view(1)["hidden"] == {"white": 1, "red": 1}


@pytest.mark.rule("H8.8")
def test_before_that_the_deck_and_what_is_hidden_are_not_told_apart(dry):
    assert dry(**OLD).view(1)["unseen"] == {"white": 1, "red": 1}
    assert dry(**OLD).view(1)["hidden"] == {}


@pytest.mark.rule("H8.8")
def test_what_is_drawn_from_the_new_deck_is_told_apart_from_what_was_hidden(dry, play):
    match = play(dry(**OLD), 0, "train deck", "train deck")

    assert match.view(1)["unseen"] == {"black": 8}
    assert match.view(1)["hidden"] == {"white": 1, "red": 1}
    assert match.view(1)["drawn"][0] == 1


@pytest.mark.rule("H8.8")
def test_who_plays_a_hidden_card_with_both_sorts_in_hand_mixes_them_in_all_eyes(dry, play):
    match = play(dry(**OLD), 0, "train deck", "train deck")
    play(match, 1, "train deck", "train deck")

    play(match, 0, "claim salisbury bulawayo", "single")

    assert match.view(0)["hands"][0] == {"white": 1, "red": 1}
    assert match.view(1)["unseen"] == {"white": 1, "black": 5, "red": 1}
    assert match.view(1)["hidden"] == {}
    assert match.view(1)["drawn"][0] == 2


@pytest.mark.rule("H8.8")
def test_who_has_only_old_cards_hidden_plays_one_of_these(dry, play):
    match = play(dry(**OLD), 0, "train deck", "train orange")
    play(match, 1, "train deck", "train deck")

    play(match, 0, "claim port-florence junction-east", "pay red", "single")

    assert match.view(1)["hidden"] == {"white": 1}
    assert match.view(None)["discards"] == {"red": 1}


@pytest.mark.rule("H8.8")
def test_playing_a_card_that_all_know_mixes_nothing(dry, play):
    match = play(dry(**OLD), 0, "train deck", "train orange")
    play(match, 1, "train deck", "train deck")

    play(match, 0, "claim windhoek walvis-bay", "single")

    assert match.view(1)["hidden"] == {"white": 1, "red": 1}
