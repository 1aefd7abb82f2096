"""Records: text that is the game. A damaged one is refused with the line."""

import pytest

import tenfold

LINES = tenfold.start("africa", seats=2, seed=7, days=5).record.splitlines()


def broken(number, line):
    """A record of which one line, counted from 1, is another."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def refusal(text):
    with pytest.raises(tenfold.BadRecord) as refused:
        tenfold.replay(text)
    return refused.value.line, refused.value.problem


def test_a_record_is_a_heading_and_a_line_a_move():
    assert LINES == [
        "tenfold record 1",
        'game: "africa"',
        "rules: 1",
        "seats: 2",
        "days: 5",
        "swap: true",
        "open_hands: false",
        "first: null",
        "",
        "chance NGA",
        "chance NER",
    ]


@pytest.mark.parametrize(
    ("number", "line", "where", "said"),
    [
        (1, "tenfold record 2", 1, "not a record"),
        (1, "", 1, "not a record"),
        (2, 'game: "chess"', 2, "there is no game 'chess'"),
        (2, "game: africa", 2, "is not a key, a colon and a value"),
        (3, "rules: 99", 3, "version 99"),
        (4, "seats: 9", 4, "2 to 4 seats, not 9"),
        (4, 'seats: "two"', 4, "2 to 4 seats, not 'two'"),
        (5, "days: 6", 5, "days is one of 10, 5, not 6"),
        (5, "swap: true", 6, "swap is there twice"),
        (5, "hats: 6", 5, "no option 'hats'"),
        (2, "game: []", 2, "there is no game []"),
        (4, "seats: " + "[" * 9999, 4, "is not a key, a colon and a value"),
        (4, "seats: " + "1" * 9999, 4, "is not a key, a colon and a value"),
        (8, "position: 3", 8, "a position is an object, not 3"),
        (3, "", 1, "the heading has no rules"),
        (10, "chance XXX", 10, "chance cannot give 'XXX' now"),
        (10, "0 place 1", 10, "chance is to move"),
        (10, "chance", 10, "chance cannot give '' now"),
        (10, "7 place 1", 10, "chance is to move"),
    ],
)
def test_a_damaged_record_is_refused_with_the_line(number, line, where, said):
    found, problem = refusal(broken(number, line))

    assert said in problem
    assert found == where


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("7 place 1", "'7' is neither a seat nor chance"),
        ("0 swap 1 2", "nothing else can be done (T2.3)"),
        ("0 fly", "is not a move"),
        ("chance NGA", "chance cannot give"),
    ],
)
def test_a_move_that_could_not_be_made_is_refused_with_the_line(line, said):
    where, problem = refusal("\n".join([*LINES, line]) + "\n")

    assert where == len(LINES) + 1
    assert said in problem


@pytest.mark.parametrize("text", ["", "\n", "nonsense", "\x00\x01", '{"game": "africa"}'])
def test_what_is_no_record_is_refused(text):
    assert refusal(text)[0] == 1


def test_a_record_from_a_position_holds_all_of_it():
    match = tenfold.position(
        "africa", {"racks": [["EGY", "car", "SDN", None, None], None]}, seats=2, days=5
    )
    match.play(min(match.active), "draw 1")

    again = tenfold.replay(match.record)

    assert again.record == match.record
    assert again.view(0) == match.view(0)


def test_a_record_with_an_impossible_position_is_refused():
    match = tenfold.position("africa", {"turn": 0}, seats=2, days=5)
    text = match.record.replace('"turn": 0', '"turn": 9')

    assert "turn: 9 is not a seat" in refusal(text)[1]


def test_a_replayed_match_goes_on():
    match = tenfold.replay("\n".join(LINES[:10]) + "\n", chance=lambda ways: 0)

    assert match.active == {0, 1}
    assert match.lines == [*LINES[9:10], "chance DZA"]
