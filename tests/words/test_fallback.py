"""Where a language lacks words of a game, English is spoken; what English lacks is named."""

import re

import pytest

from tenfold import games
from tenfold.words.catalogue import catalogue
from tenfold.words.speech import Speech


@pytest.fixture
def words(tmp_path):
    """The words of an outside game, in English and, of some, in French."""
    (tmp_path / "en").mkdir()
    (tmp_path / "fr").mkdir()
    (tmp_path / "en" / "quest.ftl").write_text(
        "quest-title = Quest\nquest-find = { $seat_the } finds { $prize }\nprize-gold = gold\n"
    )
    return tmp_path


def test_a_game_without_french_words_speaks_english(words):
    speech = Speech(catalogue("fr", ("common", "match", "quest"), words))

    assert speech.say("quest-title", {}) == "Quest"
    assert speech.say("quest-find", {"seat": 1, "prize": "gold"}) == "player 2 finds gold"


def test_words_that_there_are_in_french_are_french(words):
    (words / "fr" / "quest.ftl").write_text("quest-title = Quête\nprize-gold = de l’or\n")
    speech = Speech(catalogue("fr", ("common", "match", "quest"), words))

    assert speech.say("quest-title", {}) == "Quête"
    assert speech.say("quest-find", {"seat": 1, "prize": "gold"}) == "player 2 finds gold"
    assert speech.catalogue.say("prize-gold") == "de l’or"


def test_a_file_that_english_lacks_is_named_where_the_game_has_its_words(words):
    with pytest.raises(FileNotFoundError, match=re.escape(str(words / "en" / "other.ftl"))):
        catalogue("fr", ("common", "other"), words)


def test_an_event_without_a_sentence_is_named():
    game = games.get("tenzania")

    with pytest.raises(LookupError, match="no message tenzania-deck-empty"):
        game.wording.event({"event": "deck-empty"}, game.wording.speech("en"))
