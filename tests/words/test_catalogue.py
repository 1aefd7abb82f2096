"""A catalogue that lacks words says them in English."""

from pathlib import Path

import pytest

from tenfold.words.catalogue import catalogue
from tenfold.words.speech import Speech


def folder(at: Path, **words: str) -> Path:
    """The words of a game from outside the package, in some languages."""
    for language, text in words.items():
        (at / language).mkdir()
        (at / language / "marbles.ftl").write_text(text, encoding="utf-8")
    return at


def test_a_message_that_a_language_lacks_is_said_in_english(tmp_path):
    words = folder(tmp_path, en="take = takes { $count } marbles\nend = over", fr="end = fini")
    french = catalogue("fr", ("marbles",), words)

    assert french.has("take")
    assert french.say("take", {"count": 2}) == "takes 2 marbles"
    assert french.say("end") == "fini"
    assert french.variables("take") == {"count"}


def test_a_form_that_a_language_lacks_is_said_in_english(tmp_path):
    words = folder(tmp_path, en="marble-red = red\n    .a = a red one", fr="marble-red = rouge")
    french = Speech(catalogue("fr", ("marbles",), words))

    assert french.catalogue.say("marble-red", form="a") == "a red one"


def test_a_language_without_a_file_is_said_in_english(tmp_path):
    words = folder(tmp_path, en="end = over")

    assert catalogue("fr", ("marbles",), words).say("end") == "over"


def test_a_message_that_english_lacks_too_is_an_error(tmp_path):
    words = folder(tmp_path, en="end = over", fr="end = fini")

    with pytest.raises(LookupError, match="fr has no message start"):
        catalogue("fr", ("marbles",), words).say("start")


def test_a_missing_file_of_english_is_an_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        catalogue("en", ("marbles",), tmp_path)
