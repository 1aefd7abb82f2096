"""H5 Tickets."""

import pytest

import tenfold
from tenfold import games

ALL = [list(ticket.ends) for ticket in games.get("tickets").map.tickets]


@pytest.mark.rule("H5.1")
def test_who_draws_tickets_is_offered_four(position, play):
    match = play(position(), 0, "tickets")

    assert match.view(0)["offered"] == [ALL[:4], []]
    assert match.active == {0}


@pytest.mark.rule("H5.1")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_or_as_many_as_are_left(position, play, left):
    match = play(position(tickets=[ALL[left:], []]), 0, "tickets")

    assert match.view(0)["offered"] == [ALL[:left], []]


@pytest.mark.rule("H5.2")
def test_when_none_is_left_none_can_be_drawn(position, refusal):
    assert refusal(position(tickets=[ALL[:40], ALL[40:]]), 0, "tickets") == "H5.2"


@pytest.mark.rule("H5.2")
def test_one_that_is_left_can_be_drawn(position, refusal):
    assert refusal(position(tickets=[ALL[:40], ALL[41:]]), 0, "tickets") is None


@pytest.mark.rule("H5.3")
def test_at_least_one_is_kept(position, play):
    match = play(position(), 0, "tickets")

    assert len(match.legal(0)) == 15
    assert match.legal(0)[:3] == ["keep 1", "keep 2", "keep 1 2"]


@pytest.mark.rule("H5.3")
def test_a_seat_that_keeps_one_ends_its_turn(position, play):
    match = play(position(), 0, "tickets", "keep 3")

    assert [ticket["ends"] for ticket in match.view(0)["tickets"][0]] == [ALL[2]]
    assert match.active == {1}


@pytest.mark.rule("H5.3")
def test_none_cannot_be_kept(position, play):
    match = play(position(), 0, "tickets")

    with pytest.raises(tenfold.NotAMove):
        match.play(0, "keep")


@pytest.mark.rule("H5.4")
def test_the_others_go_under_the_deck_in_the_order_of_the_offer(position, play):
    match = play(position(under=[[1, *ALL[40]]]), 0, "tickets", "keep 2")

    assert [under["seat"] for under in match.view(0)["under"]] == [1, 0, 0, 0]
    assert [under["ends"] for under in match.view(0)["under"]] == [None, ALL[0], ALL[2], ALL[3]]


@pytest.mark.rule("H5.5")
def test_tickets_under_the_deck_come_up_last_and_the_oldest_first(position, play):
    under = [[1, *ALL[7]], [0, *ALL[3]], [1, *ALL[9]], [0, *ALL[1]]]
    away = [ends for index, ends in enumerate(ALL) if index not in (7, 3, 9, 1, 47)]

    match = play(position(tickets=[[], away], under=under), 0, "tickets")

    assert match.view(0)["offered"][0] == [ALL[47], ALL[7], ALL[3], ALL[9]]
    assert [item["ends"] for item in match.view(0)["under"]] == [ALL[1]]


@pytest.mark.rule("H5.5")
def test_no_ticket_comes_from_under_the_deck_while_there_is_another(position, play):
    match = play(position(under=[[1, *ALL[0]]]), 0, "tickets")

    assert match.view(0)["offered"][0] == ALL[1:5]


@pytest.mark.rule("H5.6")
def test_only_what_is_offered_can_be_kept(position, play, refusal):
    match = play(position(tickets=[ALL[2:], []]), 0, "tickets")

    assert match.legal(0) == ["keep 1", "keep 2", "keep 1 2"]
    assert refusal(match, 0, "keep 3") == refusal(match, 0, "keep 1 4") == "H5.6"


@pytest.mark.rule("H5.6")
def test_nothing_is_kept_where_nothing_is_offered(position, refusal):
    assert refusal(position(), 0, "keep 1") == "H5.6"


@pytest.mark.rule("H5.7")
@pytest.mark.parametrize(
    "move",
    ["train deck", "terrain deck", "tickets", "pass", "claim salisbury bulawayo 1", "single"],
)
def test_who_is_offered_tickets_does_nothing_before_it_has_kept_some(position, play, refusal, move):
    match = play(position(hands=[{"black": 1}, {}]), 0, "tickets")

    assert refusal(match, 0, move) == "H5.7"


@pytest.mark.rule("H5.8")
def test_a_ticket_that_is_kept_stays(position, play):
    match = play(position(), 0, "tickets", "keep 1 2 3 4")

    play(match, 1, "train deck", "train deck")
    play(match, 0, "tickets", "keep 1")

    assert [ticket["ends"] for ticket in match.view(0)["tickets"][0]] == ALL[:5]
