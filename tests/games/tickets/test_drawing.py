"""H2 Drawing cards."""

import pytest

PICKS = ["train purple", "train deck", "terrain desert", "terrain deck"]


@pytest.mark.rule("H2.1")
@pytest.mark.parametrize(
    "move", [*PICKS, "tickets", "pass", "keep 1", "pay red", "claim cape-town port-elizabeth 1"]
)
def test_only_the_seat_whose_turn_it_is_may_move(position, refusal, move):
    match = position(seats=3, turn=1)

    assert match.active == {1}
    assert refusal(match, 0, move) == refusal(match, 2, move) == "H2.1"


@pytest.mark.rule("H2.1")
def test_turns_go_round_in_the_order_of_the_seats(position, play):
    match = position(seats=3, turn=1)

    for seat in (1, 2, 0):
        play(match, seat, "train deck", "train deck")

    assert match.active == {1}


@pytest.mark.rule("H2.2")
def test_a_turn_draws_cards_claims_a_route_or_draws_tickets(position):
    match = position(hands=[{"black": 1}, {}])

    assert {move.split()[0] for move in match.legal(0)} == {"train", "terrain", "claim", "tickets"}


@pytest.mark.rule("H2.2")
@pytest.mark.parametrize(
    "move", ["tickets", "pass", "keep 1", "claim salisbury bulawayo 1", "pay black"]
)
def test_who_has_picked_a_card_does_nothing_but_pick_a_second(position, play, refusal, move):
    match = play(position(hands=[{"black": 1}, {}]), 0, "train deck")

    assert refusal(match, 0, move) == "H2.2"
    assert match.active == {0}


@pytest.mark.rule("H2.3")
@pytest.mark.parametrize("second", PICKS)
@pytest.mark.parametrize("first", PICKS)
def test_two_picks_in_any_mixture_make_a_turn(position, play, first, second):
    match = play(position(face_up=["purple"] * 5, terrain_up=["desert"] * 2), 0, first, second)

    seen = match.view(0)
    train = (first.startswith("train")) + (second.startswith("train"))
    assert seen["cards"] == [train, 0]
    assert sum(seen["terrain"][0].values()) == 2 - train
    assert match.active == {1}


@pytest.mark.rule("H2.4")
def test_a_card_that_lies_face_up_can_be_picked(position, play):
    match = play(position(terrain_up=["mountain", "jungle"]), 0, "train white", "terrain mountain")

    assert match.view(0)["hands"][0] == {"white": 1}
    assert match.view(0)["terrain"][0] == {"mountain": 1}


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize("move", ["train red", "train locomotive", "terrain mountain"])
def test_a_card_that_does_not_lie_there_cannot_be_picked_face_up(position, refusal, move):
    assert refusal(position(), 0, move) == "H2.4"


@pytest.mark.rule("H2.4")
def test_a_locomotive_that_does_not_lie_there_cannot_be_the_second_pick_either(
    position, play, refusal
):
    match = play(position(), 0, "train white")

    assert "locomotive" not in match.view(0)["face_up"]
    assert refusal(match, 0, "train locomotive") == "H2.4"


@pytest.mark.rule("H2.5")
def test_a_locomotive_picked_face_up_is_the_only_pick(position, play):
    match = play(
        position(face_up=["locomotive", "red", "red", "red", "red"]), 0, "train locomotive"
    )

    assert match.active == {1}
    assert match.view(1)["hands"][0] == {"locomotive": 1}


@pytest.mark.rule("H2.5")
@pytest.mark.parametrize("first", ["train red", "train deck", "terrain desert", "terrain deck"])
def test_a_locomotive_cannot_be_the_second_pick_face_up(position, play, refusal, first):
    match = play(position(face_up=["locomotive", "red", "red", "red", "red"]), 0, first)

    assert refusal(match, 0, "train locomotive") == "H2.5"
    assert "train locomotive" not in match.legal(0)


@pytest.mark.rule("H2.6")
def test_a_locomotive_from_the_deck_is_a_pick_like_any_other(dry, play):
    match = dry(deck=["locomotive"] * 2, face_up=["red"] * 5)

    play(match, 0, "train deck")
    assert match.active == {0}

    play(match, 0, "train deck")
    assert match.view(0)["hands"][0] == {"locomotive": 2}
    assert match.active == {1}


@pytest.mark.rule("H2.7")
def test_the_next_card_is_turned_up_before_the_second_pick(dry, play):
    match = dry(deck=["yellow", "black"], face_up=["red"] * 5)

    play(match, 0, "train red")

    assert match.view(0)["face_up"] == ["yellow", "red", "red", "red", "red"]
    assert "train yellow" in match.legal(0)


@pytest.mark.rule("H2.7")
def test_a_terrain_card_picked_face_up_is_replaced_too(dry, play):
    match = dry(terrain_deck=["mountain"], terrain_up=["desert", "desert"])

    play(match, 0, "terrain desert")

    assert match.view(0)["terrain_up"] == ["desert", "mountain"]


@pytest.mark.rule("H2.7")
def test_a_pick_from_the_deck_turns_nothing_up(position, play):
    match = position()
    before = match.view(0)["face_up"]

    play(match, 0, "train deck", "train deck")

    assert match.view(0)["face_up"] == before


@pytest.mark.rule("H2.8")
def test_three_locomotives_are_swept_away_with_the_two_others(dry, play):
    up = ["locomotive", "locomotive", "red", "red", "red"]
    match = dry(deck={"locomotive": 1, "white": 6}, face_up=up, chance=iter([6, 0, 0, 0, 0, 0]))

    play(match, 0, "train red")

    assert match.view(0)["face_up"] == ["white"] * 5
    assert match.view(0)["discards"] == {"red": 2, "locomotive": 3}


@pytest.mark.rule("H2.8")
def test_two_locomotives_stay(dry, play):
    match = dry(
        deck={"locomotive": 1, "white": 6},
        face_up=["locomotive", "red", "red", "red", "red"],
        chance=[6],
    )

    play(match, 0, "train red")

    assert match.view(0)["face_up"] == ["red", "red", "red", "locomotive", "locomotive"]


@pytest.mark.rule("H2.8")
def test_after_three_sweeps_in_a_row_the_locomotives_stay(dry, play):
    up = ["locomotive", "locomotive", "locomotive", "red", "red"]
    match = dry(deck={"locomotive": 1}, face_up=up, chance=lambda ways: 0)

    play(match, 0, "train red")

    sweeps = [line for line in match.lines if line.startswith("chance")]
    assert len(sweeps) == 1 + 3 * 5
    assert match.view(0)["face_up"] == ["red", *["locomotive"] * 4]


@pytest.mark.rule("H2.8")
def test_locomotives_that_stay_are_left_alone_until_a_train_card_is_turned_up(position, play):
    match = position(face_up=["red", "red", "locomotive", "locomotive", "locomotive"])

    play(match, 0, "terrain desert", "terrain deck")

    assert match.view(0)["face_up"] == ["red", "red", "locomotive", "locomotive", "locomotive"]


@pytest.mark.rule("H2.8")
def test_fewer_than_five_face_up_are_not_swept_away(dry, play):
    match = dry(face_up=["red", "locomotive", "locomotive", "locomotive"])

    play(match, 0, "train red")

    assert match.view(0)["face_up"] == ["locomotive"] * 3


@pytest.mark.rule("H2.9")
def test_a_deck_that_is_used_up_is_made_anew_from_its_discards(dry, play):
    match = dry(deck=["red"], face_up=["white"] * 5, discards={"black": 3, "locomotive": 1})

    play(match, 0, "train deck")

    assert match.view(0)["deck"] == 4
    assert match.view(0)["discards"] == {}


@pytest.mark.rule("H2.9")
def test_a_terrain_deck_that_is_used_up_is_made_anew(dry, play):
    match = dry(
        terrain_deck=["jungle"], terrain_up=["desert"] * 2, terrain_discards={"mountain": 2}
    )

    play(match, 0, "terrain desert")

    assert match.view(0)["terrain_deck"] == 2
    assert match.view(0)["terrain_discards"] == {}


@pytest.mark.rule("H2.9")
def test_discards_stay_where_they_are_while_the_deck_has_cards(dry, play):
    match = dry(deck=["red", "red"], face_up=["white"] * 5, discards={"black": 3})

    play(match, 0, "train deck")

    assert match.view(0)["discards"] == {"black": 3}


@pytest.mark.rule("H2.10")
def test_a_place_stays_empty_while_there_is_nothing_to_fill_it(dry, play):
    match = dry(face_up=["white"] * 5, terrain_up=["desert"] * 2)

    play(match, 0, "train white", "terrain desert")

    assert match.view(0)["face_up"] == ["white"] * 4
    assert match.view(0)["terrain_up"] == ["desert"]


@pytest.mark.rule("H2.10")
def test_discards_fill_the_empty_deck_and_the_empty_places_at_once(dry, play):
    match = dry(hand=["black"] * 3, face_up=["white"] * 3)

    play(match, 0, "claim cape-town port-elizabeth 1", "single")

    assert match.view(0)["face_up"] == ["white", "white", "white", "black", "black"]
    assert match.view(0)["deck"] == 1


@pytest.mark.rule("H2.11")
@pytest.mark.parametrize("move", ["train deck", "terrain deck"])
def test_nobody_draws_from_an_empty_deck(dry, refusal, move):
    assert refusal(dry(face_up=["white"] * 5, terrain_up=["desert"] * 2), 0, move) == "H2.11"


@pytest.mark.rule("H2.11")
@pytest.mark.parametrize("move", ["train deck", "terrain deck"])
def test_a_deck_with_a_card_can_be_drawn_from(dry, refusal, move):
    match = dry(
        deck=["red"], terrain_deck=["jungle"], face_up=["white"] * 5, terrain_up=["desert"] * 2
    )

    assert refusal(match, 0, move) is None


@pytest.mark.rule("H2.12")
def test_the_turn_ends_when_no_second_pick_is_possible(dry, play):
    match = play(dry(face_up=["white"]), 0, "train white")

    assert match.active == {1}


@pytest.mark.rule("H2.12")
def test_a_face_up_locomotive_is_no_second_pick(dry, play):
    match = play(dry(face_up=["white", "locomotive"]), 0, "train white")

    assert match.active == {1}


@pytest.mark.rule("H2.12")
@pytest.mark.parametrize(
    "left", [{"face_up": ["white", "red"]}, {"face_up": ["white"], "terrain_up": ["desert"]}]
)
def test_the_turn_goes_on_while_a_second_pick_is_possible(dry, play, left):
    match = play(dry(**left), 0, "train white")

    assert match.active == {0}
    assert len(match.legal(0)) == 1


@pytest.mark.rule("H2.13")
def test_terrain_cards_lie_open_and_train_cards_do_not(position, play):
    match = play(position(), 0, "terrain deck", "train deck")

    assert match.view(1)["terrain"][0] == {"desert": 1}
    assert match.view(1)["hands"][0] == {}
    assert match.view(0)["hands"][0] == {"purple": 1}


@pytest.mark.rule("H2.14")
def test_a_seat_may_hold_any_number_of_cards(dry, play):
    match = dry(turn=1, deck=["red", "red"], face_up=["white"] * 5)

    play(match, 1, "train deck", "train deck")

    assert match.view(1)["cards"][1] == 110 - 5
