"""The drawn terminal: it fits the screen, breaks no word, and reads as a person types."""

import pytest

import tenfold as api
from tenfold.screens.blocks import Grid, paragraph, words
from tenfold.screens.lines import lines
from tenfold.screens.plain import shown

KEYS = ["1 2", *map(str, range(11))]
ASKED = ["?", "log", "rules", "", "", "q"]


def drawn(screen, width, game, language):
    """The words on a screen of some columns, and how long its longest line is."""
    typed = [*ASKED, *KEYS * 6]
    lines = screen(
        width,
        "play",
        game,
        "--new",
        "--seed",
        5,
        "--bot",
        "random",
        "--language",
        language,
        typed=typed,
    )
    return {word for line in lines for word in line.split()}, max(map(len, lines))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", api.games.names())
@pytest.mark.parametrize("width", [40, 80])
def test_a_screen_is_as_wide_as_the_terminal_and_breaks_no_word(screen, width, game, language):
    narrow, longest = drawn(screen, width, game, language)
    wide, _ = drawn(screen, 400, game, language)
    paths = [word for word in wide if "/" in word]

    assert longest <= width
    assert [word for word in narrow - wide if not any(word in path for path in paths)] == []


@pytest.mark.parametrize("width", [40, 80])
def test_piped_lines_are_as_wide_as_asked_and_break_no_word(tenfold, monkeypatch, width):
    monkeypatch.setenv("COLUMNS", str(width))
    _, out, _ = tenfold(
        "play", "tickets", "--seed", 5, "--bot", "random", typed=[*ASKED, *KEYS * 6]
    )

    assert [line for line in out.splitlines() if len(line) > width and "/" not in line] == []


def test_the_table_and_what_can_be_chosen_fit_a_screen_of_24_lines(screen):
    typed = [*map(str, range(1, 11))]
    lines = screen(
        80, "play", "africa", "first=0", "--seats", 4, "--seed", 5, "--bot", "random", typed=typed
    )
    first = lines.index("10 Days in Africa · your turn · 17 tiles in the draw pile")
    last = lines.index("  5  swap two days of your journey")

    assert last - first < 22


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_routes_are_told_whole_on_a_narrow_screen(screen, language):
    asked = (
        "play",
        "tickets",
        "first=0",
        "--new",
        "--seed",
        52,
        "--bot",
        "random",
        "--language",
        language,
    )
    typed = ["1 2", "map", "routes Luanda"]
    narrow, wide = (
        " ".join(" ".join(screen(width, *asked, typed=typed)).split()) for width in (40, 400)
    )
    first = "Cabinda – Ngaoundéré (7) Libreville"

    told = wide[wide.index(first) : wide.index("/")]

    assert told in narrow


def test_a_grid_that_leaves_no_room_for_its_last_column_is_told_row_by_row():
    grid = Grid([(words("the junction southeast of Luanda"), words("2 green, 2 points"))])

    assert lines(grid, 40) == ["  the junction southeast of Luanda  2", "  green, 2 points"]


def test_only_the_last_column_of_a_grid_is_wrapped():
    grid = Grid([(words("one"), words("a few words that are long"))])

    assert lines(grid, 20) == ["  one  a few words", "       that are long"]


def test_no_break_spaces_do_not_break():
    assert lines(paragraph("un mot\u00a0: deux"), 7) == ["un", "mot\u00a0:", "deux"]


def test_a_long_list_stands_below_the_table_on_one_screen(screen):
    lines = screen(
        80, "play", "tickets", "first=0", "--seed", 7, "--bot", "random", typed=["1 2", "3"]
    )
    last = next(number for number, line in enumerate(lines) if "Type + for more" in line)

    assert "Ticket to Ride: The Heart of Africa · your turn" in lines[last - 22 : last]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (12, "12"),
        (None, "–"),
        ([3, None], "3, –"),
        ([["EGY", "car"], []], "EGY, car | "),
        ({"red": 2, "blue": 1}, "red 2, blue 1"),
    ],
)
def test_a_game_without_a_screen_of_its_own_shows_values_as_people_write_them(value, text):
    assert shown(value) == text
