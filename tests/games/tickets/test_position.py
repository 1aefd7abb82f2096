"""Positions of Ticket to Ride: what is given is there, what is not is dealt, and what cannot be is
refused.
"""

import pytest

import tenfold
from tenfold import games

ALL = [list(ticket.ends) for ticket in games.get("tickets").map.tickets]

CAPE = "cape-town port-elizabeth 1"
BLACK = {"hands": [{"black": 3, "locomotive": 1}, {}], "turn": 0}

UNPAID = {"route": "junction-coast ujiji 1", "colour": None, "locomotives": None}

FULL = {
    "hands": [{"red": 2, "locomotive": 1}, {"blue": 3}],
    "terrain": [{"desert": 1}, {"jungle": 2}],
    "tickets": [ALL[:2], ALL[2:4]],
    "claimed": {"cape-town port-elizabeth 1": 1, "salisbury bulawayo 1": 0},
    "trains": [44, 42],
    "scores": [2, 4],
    "face_up": {"red": 2, "white": 3},
    "terrain_up": {"desert": 1, "mountain": 1},
    "turn": 1,
    "discards": {"black": 3},
    "terrain_discards": {"mountain": 1},
    "known": [{"red": 1}, {}],
    "fresh": [{"red": 1}, {"blue": 2}],
    "under": [[0, *ALL[9]], [1, *ALL[8]]],
    "offered": [[], []],
    "chosen": None,
    "claim": None,
    "picked": False,
    "passes": 0,
    "last_round": None,
}

IMPOSSIBLE = [
    ({"hands": [{"red": 13}, {}]}, "red: 13 cards, but the box has 12"),
    ({"hands": [{"red": 7}, {"red": 6}]}, "red: 13 cards, but the box has 12"),
    ({"hands": [{"pink": 1}, {}]}, "hands[0]: there is no card 'pink'"),
    ({"hands": [{"desert": 1}, {}]}, "hands[0]: there is no card 'desert'"),
    ({"hands": [{"red": -1}, {}]}, "hands[0]: -1 red cards"),
    ({"hands": [{"red": True}, {}]}, "hands[0]: True red cards"),
    ({"hands": [7, {}]}, "hands[0]: not cards, as a list or as how many there are of each"),
    ({"hands": [{}]}, "hands: not a list of 2, one for each seat"),
    ({"hands": 3}, "hands: not a list of 2, one for each seat"),
    ({"terrain": [{"desert": 16}, {}]}, "desert: 16 cards, but the box has 15"),
    ({"face_up": ["red"] * 6}, "face_up: 6 cards; 5 are the most"),
    ({"terrain_up": ["desert"] * 3}, "terrain_up: 3 cards; 2 are the most"),
    (
        {"tickets": [[ALL[0]], [ALL[0][::-1]]]},
        "tickets[1][0]: chad bondo is somewhere else already",
    ),
    ({"tickets": [[["chad", "beira"]], []]}, "tickets[0][0]: there is no ticket ['chad', 'beira']"),
    ({"tickets": [5, []]}, "tickets[0]: not a list of tickets"),
    (
        {"under": [[7, *ALL[0]]]},
        "under[0]: [7, 'chad', 'bondo'] is not a seat and the two ends of a ticket",
    ),
    ({"turn": 1, "offered": [[], ALL[:5]]}, "offered[1]: 5 tickets; 4 are the most"),
    (
        {"turn": 1, "offered": [ALL[:2], []]},
        "offered[0]: only the seat whose turn it is draws tickets",
    ),
    ({"claimed": {"cape-town durban 1": 0}}, "claimed: there is no track 'cape-town durban 1'"),
    (
        {"claimed": {"salisbury bulawayo 1": 2}},
        "claimed: salisbury bulawayo 1: 2 is not a seat, 0 to 1",
    ),
    ({"claimed": [1]}, "claimed: not a table from a track to a seat"),
    ({"trains": [46, None]}, "trains[0]: 46 is not within 0 to 45"),
    (
        {"trains": [45, None], "claimed": {"salisbury bulawayo 1": 0}},
        "trains[0]: 45, but its routes leave 44",
    ),
    (
        {"scores": [0, 0], "claimed": {"salisbury bulawayo 1": 0}},
        "scores[0]: 0, but its routes are worth 1, and up to 2 if some are doubled",
    ),
    (
        {"scores": [500, 0]},
        "scores[0]: 500, but its routes are worth 0, and up to 0 if some are doubled",
    ),
    ({"scores": ["x", 0]}, "scores[0]: 'x' is not within 0 to 9999"),
    ({"turn": 2}, "turn: 2 is not within 0 to 1"),
    ({"turn": True}, "turn: True is not within 0 to 1"),
    (
        {"known": [{"red": 1}, {}], "hands": [{}, {}]},
        "known[0]: 1 red, more than its hand is given",
    ),
    (
        {"fresh": [{"red": 2}, {}], "hands": [{"red": 1}, {}]},
        "fresh[0]: 2 red, more than its hand hides",
    ),
    ({"picked": 1}, "picked: 1 is not true or false"),
    (
        {"picked": True, "turn": 0, "offered": [ALL[:1], []]},
        "picked, offered, claim: a turn is only one of these",
    ),
    ({"passes": 2}, "passes: 2 is not within 0 to 1"),
    ({"last_round": 3}, "last_round: 3 is not within 1 to 2"),
    ({"last_round": 1}, "last_round: nobody has 2 trains or fewer"),
    (
        {"last_round": 1, "trains": [45, 0], "turn": 0},
        "last_round: 1, but by the trains that seats have it is 2",
    ),
    ({"passes": 1, "turn": 0}, "passes: seat 1 can move, and so has not passed"),
    ({"chosen": [[1], None]}, "chosen[0]: not a list of 2 or more of the numbers from 1 to 4"),
    ({"chosen": [[1, 5], None]}, "chosen[0]: not a list of 2 or more of the numbers from 1 to 4"),
    ({"chosen": [[1, 2], [3, 4]]}, "chosen: every seat has, and then the first turn begins"),
    (
        {"chosen": [None, None], "turn": 0},
        "turn: there is none while seats choose their first tickets",
    ),
    (
        {"chosen": [None, None], "tickets": [ALL[:1], []]},
        "tickets: there is none while seats choose",
    ),
    ({"chosen": [None, None], "offered": [ALL[:3], None]}, "offered[0]: 3 tickets, not 4"),
    (
        {"offered": [[[1, *ALL[0]]], []], "turn": 0},
        "offered: nothing comes up from under a deck that has other tickets",
    ),
    ({"offered": [[[2, *ALL[0]]], []], "turn": 0}, "offered[0][0]: [2, "),
    ({"claim": {"route": "cape-town durban 1"}}, "claim: there is no track 'cape-town durban 1'"),
    (
        {"claim": 7},
        "claim: not a table with a route and, if they are said, a colour and locomotives",
    ),
    ({"claim": {"route": CAPE, "colour": "pink"}}, "claim: there is no colour 'pink'"),
    (
        {"claim": {"route": CAPE}, "hands": [{}, {}], "turn": 0},
        f"claim: seat 0 cannot claim {CAPE}",
    ),
    (
        {"claim": {"route": CAPE, "colour": "red"}, **BLACK},
        f"claim: seat 0 cannot pay so for {CAPE}",
    ),
    (
        {"claim": {"route": CAPE, "locomotives": 3}, **BLACK},
        f"claim: seat 0 cannot pay so for {CAPE}",
    ),
    ({"colour": "red"}, "colour: unknown; a position has hands"),
]


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"picked": True},
        {"offered": [[], ALL[20:23]]},
        {"last_round": 2, "trains": [1, 42]},
        {"claim": {"route": "ujiji elizabethville 1", "colour": "blue", "locomotives": 0}},
        {"hands": [{"red": 2}, {"blue": 3, "locomotive": 3}], "claim": UNPAID},
        {
            "hands": [{"red": 2}, {"blue": 3, "locomotive": 1}],
            "claim": {**UNPAID, "colour": "blue"},
        },
    ],
)
def test_a_position_leads_to_a_state_that_leads_to_the_same_position(more):
    game, given = games.get("tickets"), {**FULL, **more}

    state = game.arrange(given, 2, {"first": None}, None)

    assert game.position(state) == given


def test_what_is_not_given_is_dealt():
    match = tenfold.position("tickets", {}, seats=3, seed=4)
    seen = match.view(0)

    assert seen["cards"] == [4, 4, 4]
    assert [sum(terrain.values()) for terrain in seen["terrain"]] == [1, 1, 1]
    assert seen["ticket_counts"] == [2, 2, 2]
    assert (len(seen["face_up"]), len(seen["terrain_up"])) == (5, 2)
    assert seen["trains"] == [45, 45, 45]


def test_a_seat_that_is_not_given_is_dealt_to():
    match = tenfold.position(
        "tickets", {"hands": [{"red": 7}, None], "tickets": [[], None]}, seats=2, seed=4
    )

    assert match.view(0)["cards"] == [7, 4]
    assert match.view(0)["ticket_counts"] == [0, 2]


def test_routes_take_trains_and_bring_points_where_nothing_else_is_said():
    match = tenfold.position(
        "tickets", {"claimed": {"port-elizabeth cape-town 2": 1}}, seats=2, seed=4
    )

    assert match.view(0)["trains"] == [45, 42]
    assert match.scores == (0, 4)


def test_cards_can_be_listed():
    match = tenfold.position(
        "tickets", {"hands": [["red", "red", "locomotive"], []], "turn": 0}, seats=2, seed=4
    )

    assert match.view(0)["hands"][0] == {"red": 2, "locomotive": 1}


def test_first_has_the_turn_that_is_not_given():
    assert tenfold.position("tickets", {}, seats=3, seed=4, first=2).active == {2}


def test_too_few_face_up_cards_are_filled_up():
    match = tenfold.position("tickets", {"face_up": ["red", "red"]}, seats=2, seed=4)

    assert len(match.view(None)["face_up"]) == 5
    assert match.view(None)["face_up"].count("red") >= 2


def test_what_is_dealt_depends_on_the_seed_alone():
    one, other = (tenfold.position("tickets", {}, seats=2, seed=4) for _ in range(2))

    assert one.record == other.record


@pytest.mark.parametrize(("given", "problem"), IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(given, problem):
    with pytest.raises(tenfold.BadPosition) as refused:
        tenfold.position("tickets", given, seats=2, seed=1)

    assert any(told.startswith(problem) for told in refused.value.problems)


def test_both_tracks_of_a_double_route_need_two_seats_of_four():
    both = {"cape-town port-elizabeth 1": 0, "cape-town port-elizabeth 2": 1}

    assert (
        tenfold.position("tickets", {"claimed": both}, seats=4, seed=1).view(0)["claimed"] == both
    )
    with pytest.raises(
        tenfold.BadPosition, match="both tracks of cape-town port-elizabeth, with 3 seats"
    ):
        tenfold.position("tickets", {"claimed": both}, seats=3)
    with pytest.raises(
        tenfold.BadPosition, match="seat 1 has both tracks of cape-town port-elizabeth"
    ):
        tenfold.position("tickets", {"claimed": dict.fromkeys(both, 1)}, seats=4)


def test_more_routes_than_trains_are_refused():
    of = games.get("tickets").map
    singles = {track.text: 0 for track in of.tracks if track.number == 1}

    with pytest.raises(
        tenfold.BadPosition, match="seat 0 would need 216 trains more than there are"
    ):
        tenfold.position("tickets", {"claimed": singles}, seats=2)


def test_too_few_cards_to_deal_are_refused():
    of = games.get("tickets").map

    with pytest.raises(tenfold.BadPosition, match="4 train cards are to be dealt, but 0 are left"):
        tenfold.position("tickets", {"hands": [dict(of.train), None]}, seats=2)
    with pytest.raises(tenfold.BadPosition, match="2 tickets are to be dealt, but 1 are left"):
        tenfold.position("tickets", {"tickets": [ALL[1:], None]}, seats=2)


def test_a_second_pick_that_is_not_possible_is_refused(dry):
    with pytest.raises(tenfold.BadPosition, match="there is no second card to pick"):
        dry(picked=True)


def test_all_that_is_wrong_is_told_at_once():
    given = {"turn": 9, "hands": [{"red": 13}, {}], "scores": [-1, 0], "moon": 1}

    with pytest.raises(tenfold.BadPosition) as refused:
        tenfold.position("tickets", given, seats=2)

    assert len(refused.value.problems) == 4


def test_set_up_can_be_written_as_a_position(play):
    given = {"offered": [ALL[:4], ALL[4:8]], "chosen": [None, [1, 3]]}
    match = tenfold.position("tickets", given, seats=2, seed=4, first=1)
    assert match.active == {0}
    assert match.view(0)["offered"] == [ALL[:4], [None] * 4]

    play(match, 0, "keep 3 4")

    assert [ticket["ends"] for ticket in match.view(1)["tickets"][1]] == [ALL[4], ALL[6]]
    assert match.active == {1}


def test_what_set_up_does_not_give_is_dealt():
    match = tenfold.position("tickets", {"chosen": [None, None, [1, 2]]}, seats=3, seed=4)

    assert match.active == {0, 1}
    assert [len(offered) for offered in match.view(0)["offered"]] == [4, 4, 4]
    assert match.view(0)["cards"] == [4, 4, 4]


def test_set_up_leads_back_to_its_position():
    game = games.get("tickets")
    match = tenfold.position("tickets", {"chosen": [None, [1, 2, 4]]}, seats=2, seed=4)
    given = game.position(match.state_after(0))

    assert given["chosen"] == [None, [1, 2, 4]]
    assert game.position(game.arrange(given, 2, {"first": None}, None)) == given


def test_a_ticket_that_came_up_from_under_the_deck_leads_back_to_its_position():
    game = games.get("tickets")
    match = tenfold.position(
        "tickets", {"tickets": [[], ALL[3:]], "under": [[1, *ALL[0]]], "turn": 0}, seats=2, seed=4
    )
    match.play(0, "tickets")
    given = game.position(match.state_after(len(match.lines)))

    assert given["offered"][0][-1] == [1, *ALL[0]]
    assert len(given["offered"][0]) == 3
    assert game.position(game.arrange(given, 2, {"first": None}, None)) == given


def test_a_claim_that_is_begun_waits_for_what_is_not_said(position):
    hands = [{"black": 3, "locomotive": 3}, {}]

    assert position(hands=hands, claim={"route": CAPE}).legal(0) == ["pay black", "pay locomotive"]
    assert (
        position(hands=hands, claim={"route": CAPE, "colour": "black"}).view(0)["stage"]
        == "locomotives"
    )
    assert (
        position(hands=hands, claim={"route": CAPE, "colour": "black", "locomotives": 1}).view(0)[
            "stage"
        ]
        == "double"
    )


def test_locomotives_that_are_dealt_face_up_are_swept_away_as_in_a_game():
    seen = tenfold.position("tickets", {}, seats=2, seed=52).view(None)

    assert seen["discards"] == {"green": 1, "yellow": 1, "locomotive": 3}
    assert seen["face_up"] == ["blue", "black", "red", "red", "locomotive"]


@pytest.mark.parametrize(("turn", "left"), [(0, 1), (1, 3), (2, 2)])
def test_few_trains_make_it_the_last_round(turn, left):
    match = tenfold.position("tickets", {"trains": [1, 45, 45], "turn": turn}, seats=3, seed=1)

    assert match.view(None)["last_round"] == left


def test_the_last_round_tells_whose_turn_it_is():
    match = tenfold.position("tickets", {"trains": [45, 2, 45], "last_round": 2}, seats=3, seed=1)

    assert match.active == {0}
