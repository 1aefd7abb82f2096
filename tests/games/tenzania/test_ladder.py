"""Who begins: a ladder of questions, of which the first that fits one seat alone decides."""

import pytest

import tenfold
from tenfold.games.tenzania.ladder import QUESTIONS, begins, question


@pytest.mark.parametrize(
    ("answers", "first", "asked"),
    [
        ([], None, "fingers"),
        ([{0, 1, 2}], None, "arms"),
        ([{0, 1, 2}, set()], None, "toes"),
        ([{2}], 2, None),
        ([{0, 1}, set(), {0, 1}, set(), {1}], 1, None),
        ([{0, 1}, {1}, {0}], 1, None),
        ([set()] * 9, None, "youngest"),
        ([set()] * 10, None, None),
    ],
)
def test_the_first_question_that_fits_one_seat_alone_decides(answers, first, asked):
    assert begins(answers) == first
    assert question(answers) == asked


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_is_asked_in_every_language(language, name):
    words = tenfold.games.get("tenzania").wording.speech(language).catalogue

    assert words.say(f"ladder-{name}").endswith("?")
    assert words.say(f"ladder-{name}", form="you").endswith("?")
