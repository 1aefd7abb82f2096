"""What viewers see happen in a Ticket to Ride game."""

import pytest

import tenfold
from tenfold import games

ALL = [list(ticket.ends) for ticket in games.get("tickets").map.tickets]
CAPE = "cape-town port-elizabeth 1"


@pytest.fixture
def seen(position, play):
    """Lets seat 0 make moves in a position, and lists what a viewer sees of the last of them."""

    def watch(viewer, *moves, make=position, **given):
        match = play(make(**given), 0, *moves[:-1])
        count = len(match.events(viewer))
        return play(match, 0, moves[-1]).events(viewer, count)

    return watch


@pytest.mark.parametrize(("viewer", "card"), [(0, "purple"), (1, None), (None, None)])
def test_a_train_card_from_the_deck_is_seen_by_its_seat_alone(seen, viewer, card):
    assert seen(viewer, "train deck") == [
        {"event": "reach", "seat": 0, "deck": "train"},
        {"event": "draw", "seat": 0, "deck": "train", "card": card},
    ]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_terrain_card_from_the_deck_is_seen_by_all(seen, viewer):
    assert seen(viewer, "terrain deck")[1] == {
        "event": "draw",
        "seat": 0,
        "deck": "terrain",
        "card": "desert",
    }


def test_a_card_taken_face_up_and_the_one_that_is_turned_up_are_seen(seen):
    assert seen(1, "train white") == [
        {"event": "take", "seat": 0, "card": "white"},
        {"event": "turn-up", "card": "purple"},
    ]


def test_a_sweep_tells_what_went_away(seen, dry):
    up = ["locomotive", "locomotive", "red", "red", "red"]
    given = {
        "deck": {"locomotive": 1, "white": 6},
        "face_up": up,
        "chance": iter([6, 0, 0, 0, 0, 0]),
    }

    assert seen(1, "train red", make=dry, **given) == [
        {"event": "take", "seat": 0, "card": "red"},
        {"event": "turn-up", "card": "locomotive"},
        {"event": "sweep", "cards": {"red": 2, "locomotive": 3}},
        *[{"event": "turn-up", "card": "white"}] * 5,
    ]


def test_a_sweep_that_leaves_no_deck_makes_it_anew_at_once(seen, dry):
    up = ["locomotive", "locomotive", "red", "red", "red"]
    found = seen(1, "train red", make=dry, deck=["locomotive"], face_up=up, chance=lambda ways: 0)

    assert [event["event"] for event in found[:4]] == ["take", "turn-up", "sweep", "renew"]
    assert found[2] == {"event": "sweep", "cards": {"red": 2, "locomotive": 3}}


def test_a_card_that_empties_the_deck_makes_it_anew_before_the_row_is_swept(seen, dry):
    up = ["locomotive", "locomotive", "red", "red", "red"]
    found = seen(1, "train red", make=dry, deck=["locomotive"], face_up=up, discards={"blue": 5})

    assert [event["event"] for event in found[:4]] == ["take", "turn-up", "renew", "sweep"]
    assert found[3] == {"event": "sweep", "cards": {"red": 2, "locomotive": 3}}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_claim_tells_what_paid_for_it_and_what_doubled_it(seen, viewer):
    given = {
        "hands": [{"black": 3, "locomotive": 3}, {}],
        "terrain": [{"mountain": 1}, {"mountain": 2}],
    }

    assert seen(viewer, f"claim {CAPE}", "pay black", "locomotives 1", "double 1", **given) == [
        {
            "event": "claim",
            "seat": 0,
            "track": CAPE,
            "paid": {"black": 2, "locomotive": 1},
            "doubled": True,
            "doubling": {"locomotive": 1},
            "points": 8,
        }
    ]


def test_what_paid_is_seen_where_it_becomes_the_deck_at_once(seen, dry):
    found = seen(1, f"claim {CAPE}", "single", make=dry, hand=["black"] * 3, face_up=["white"] * 4)

    assert found[0]["paid"] == {"black": 3}
    assert found[1:] == [{"event": "renew", "deck": "train"}, {"event": "turn-up", "card": "black"}]


def test_the_steps_of_a_claim_are_seen_by_its_seat_alone(position, play):
    match = play(
        position(hands=[{"black": 3, "locomotive": 3}, {}]),
        0,
        f"claim {CAPE}",
        "pay black",
        "locomotives 1",
    )

    assert match.events(0) == [
        {"event": "begin-claim", "seat": 0, "track": CAPE},
        {"event": "pay", "seat": 0, "card": "black"},
        {"event": "locomotives", "seat": 0, "count": 1},
    ]
    assert match.events(1) == match.events(None) == []
    assert list(match.steps(1)) == []


@pytest.mark.parametrize(
    ("viewer", "ticket", "tickets"), [(0, ALL[0], [ALL[1], ALL[3]]), (1, None, None)]
)
def test_tickets_that_are_drawn_are_seen_by_their_seat_and_how_many_are_kept_by_all(
    seen, viewer, ticket, tickets
):
    drawn = seen(viewer, "tickets")

    assert drawn[:2] == [
        {"event": "draw-tickets", "seat": 0},
        {"event": "offer", "seat": 0, "ticket": ticket},
    ]
    assert len(drawn) == 5
    assert seen(viewer, "tickets", "keep 2 4") == [
        {"event": "keep", "seat": 0, "count": 2, "tickets": tickets}
    ]


def test_a_choice_is_seen_when_it_is_made_and_what_is_kept_when_all_have_chosen(started):
    match = started(first=1)
    offered = match.view(1)["offered"][1]
    count = len(match.events(1))

    match.play(0, "keep 1 2 3")
    match.play(1, "keep 1 4")

    kept = [offered[0], offered[3]]
    assert match.events(1, count) == [
        {"event": "choose", "seat": 0, "tickets": None},
        {"event": "choose", "seat": 1, "tickets": kept},
        {"event": "keep", "seat": 0, "count": 3, "tickets": None},
        {"event": "keep", "seat": 1, "count": 2, "tickets": kept},
        {"event": "begin", "seat": 1},
    ]


def test_a_deal_shows_terrain_to_all_and_each_train_card_and_ticket_to_its_seat():
    found = tenfold.start("tickets", seats=2, chance=lambda ways: 0).events(1)

    assert found[4] == {"event": "deal", "seat": 0, "deck": "terrain", "card": "desert"}
    assert [event["card"] for event in found[:4]] == [None] * 4
    assert [event["ticket"] for event in found[5:9]] == [None] * 4
    assert [event["card"] for event in found[9:13]] == ["purple"] * 4
    assert [event["ticket"] for event in found[14:18]] == ALL[4:8]


def test_the_last_round_is_seen_when_it_begins(seen):
    found = seen(1, f"claim {CAPE}", "single", hands=[{"black": 3}, {}], trains=[4, 45])

    assert found[-1] == {"event": "last-round", "seat": 0}


def test_tickets_are_shown_when_the_game_is_over(seen):
    given = {"trains": [0, None], "tickets": [ALL[:2], []]}

    assert seen(None, "terrain deck", "terrain deck", **given)[2:4] == [
        {"event": "reveal", "seat": 0, "tickets": ALL[:2]},
        {"event": "reveal", "seat": 1, "tickets": []},
    ]


def test_a_draw_by_agreement_drops_a_claim_and_shows_tickets(position, play):
    match = play(position(hands=[{"black": 3}, {}], tickets=[ALL[:1], []]), 0, f"claim {CAPE}")

    match.draw([0, 1])

    assert [event["event"] for event in match.events(1)] == ["agree", "reveal", "reveal", "end"]
    assert match.view(0)["claim"] is None
    assert match.result.winners == (0, 1)


@pytest.mark.parametrize(
    ("language", "viewer", "told"),
    [
        ("en", 0, "You claim Salisbury – Bulawayo with 1 locomotive: 1 point"),
        ("en", 1, "Player 1 claims Salisbury – Bulawayo with 1 locomotive: 1 point"),
        ("fr", 0, "Vous prenez la route Salisbury – Bulawayo avec 1 locomotive\u00a0: 1 point"),
        (
            "fr",
            1,
            "Le joueur 1 prend la route Salisbury – Bulawayo avec 1 locomotive\u00a0: 1 point",
        ),
    ],
)
def test_a_claim_in_words(position, play, language, viewer, told):
    match = play(position(hands=[{"locomotive": 1}, {}]), 0, "claim salisbury bulawayo", "single")

    assert match.told(viewer, language=language)[-1] == told


@pytest.fixture
def played_out():
    """Plays a game for three to its end, each time the first kind of move that there is, of those
    liked in order.
    """

    def go(seed, *liked):
        match = tenfold.start("tickets", seats=3, seed=seed)
        while match.active:
            seat = min(match.active)
            moves = match.legal(seat)
            choice = next(
                (found for kind in liked if (found := [m for m in moves if m.startswith(kind)])),
                moves,
            )
            match.play(seat, choice[len(match.lines) % len(choice)])
        return match

    return go


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "liked",
    [
        ("double 1", "single", "claim"),
        ("train deck", "terrain deck"),
        ("tickets", "keep 1 2 3", "double"),
    ],
)
def test_whole_games_are_told_without_a_gap(played_out, liked, language):
    match = played_out(1, *liked)

    assert all(match.told(None, language=language))
    assert all(match.told(0, language=language))
