"""The catalogues of words: every language says the same things, and whatever has a name has it in
all its forms.
"""

import re
from pathlib import Path

import pytest
from babel import Locale
from babel.core import get_global
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

import tenfold
from tenfold import bots, games

BOOKS = Path(__file__).parents[2] / "docs" / "rules"
WORDS = Path(tenfold.__file__).parent / "words"
FILES = sorted({path.name for path in WORDS.glob("*/*.ftl")})
LANGUAGES = sorted({path.parent.name for path in WORDS.glob("*/*.ftl")})
EVERY_FILE = pytest.mark.parametrize("file", FILES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

TILE = {"a", "the", "of", "with"}
COUNTRY = TILE | {"in", "from", "to", "through"}
VEHICLE = TILE | {"by"}
PLACE = {"the", "in", "from", "to", "of"}
CARD = {"a", "the", "many", "plural", "short"}
COLOUR = {"feminine", "feminines"}
TERRAIN = {"card"}
FORM = re.compile(
    rf"(_and|_or)?_({'|'.join(sorted(COUNTRY | VEHICLE | PLACE | CARD | COLOUR | TERRAIN))})$"
)
PEOPLE = ("seat", "player", "you")
"""Names of people have the forms that the sentences of a language ask for: French has no possessive
one.
"""

NOT_AS_CLDR = {
    ("en", "COG"): "Congo",  # the box tells the two by their full names, CLDR by their capitals
    ("fr", "COG"): "Congo",
    ("en", "COD"): "Democratic Republic of the Congo",
    ("fr", "COD"): "République démocratique du Congo",
    ("en", "CIV"): "Ivory Coast",  # the box translates it, CLDR does not
}


def read(language, file):
    return (WORDS / language / file).read_text(encoding="utf-8")


def entries(language, file, kind):
    return [entry for entry in parse(read(language, file)).body if isinstance(entry, kind)]


def patterns(language, file):
    """The source of every message and attribute of a file: `tile-KEN`, `tile-KEN.in`."""
    text, found = read(language, file), {}
    for message in entries(language, file, ast.Message):
        named = {f"{message.id.name}.{form.id.name}": form.value for form in message.attributes}
        for name, value in {message.id.name: message.value, **named}.items():
            found[name] = text[value.span.start : value.span.end] if value else ""
    return found


def variables(pattern):
    """What a sentence asks for, in whatever form: a language may need `$tile_in` where another
    needs `$tile_to`.
    """
    return {FORM.sub("", name) for name in re.findall(r"\$(\w+)", pattern)}


def asked_for(texts):
    """The variables of every message and attribute, apart from the forms of people's names."""
    return {
        name: variables(text)
        for name, text in texts.items()
        if not name.startswith(tuple(f"{who}." for who in PEOPLE))
    }


def forms(*files, language="en"):
    """The attributes of each message of some files."""
    messages = [
        message for file in files for message in entries(language, f"{file}.ftl", ast.Message)
    ]
    return {message.id.name: {form.id.name for form in message.attributes} for message in messages}


def say(language, file, name, **told):
    """A message or an attribute, in words."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(read(language, f"{file}.ftl")))
    message = bundle.get_message(name.partition(".")[0])
    pattern = message.attributes[name.partition(".")[2]] if "." in name else message.value
    said, errors = bundle.format_pattern(pattern, told)
    assert errors == []
    return said


@EVERY_LANGUAGE
def test_every_language_has_the_same_files(language):
    assert sorted(path.name for path in (WORDS / language).glob("*.ftl")) == FILES


@EVERY_FILE
@EVERY_LANGUAGE
def test_every_line_of_a_file_can_be_read(language, file):
    assert [entry.content for entry in entries(language, file, ast.Junk)] == []


@EVERY_FILE
@EVERY_LANGUAGE
def test_no_message_is_in_a_file_twice(language, file):
    names = [message.id.name for message in entries(language, file, ast.Message)]

    assert len(names) == len(set(names))


@EVERY_FILE
@EVERY_LANGUAGE
def test_every_language_has_the_same_messages_attributes_and_variables(language, file):
    ours, english = patterns(language, file), patterns("en", file)

    assert asked_for(ours) == asked_for(english)


@EVERY_LANGUAGE
def test_people_have_every_form_that_a_sentence_asks_for(language):
    asked = {
        found
        for file in FILES
        for text in patterns(language, file).values()
        for found in re.findall(r"\$seat_(\w+)", text)
    }
    there = forms("common", language=language)

    assert (asked - {"is"}) <= there["seat"]
    assert there["player"] == there["seat"]


@EVERY_FILE
@EVERY_LANGUAGE
def test_apostrophes_are_curved(language, file):
    assert [text for text in patterns(language, file).values() if "'" in text] == []


@EVERY_FILE
def test_french_words_have_a_no_break_space_before_a_high_sign(file):
    assert [
        text
        for text in patterns("fr", file).values()
        if re.search(r"[ \u202f][:;!?»%]|«[ \u202f]", text)
    ] == []


@pytest.mark.parametrize("book", sorted((BOOKS / "fr").glob("*.md")), ids=lambda book: book.stem)
def test_french_rules_have_no_break_before_a_high_sign_and_a_curved_apostrophe(book):
    assert re.findall(r".* [:;!?»].*|.*« .*|.*'.*", book.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", ["africa", "usa"])
def test_every_tile_has_a_name_in_all_its_forms(name):
    tiles = games.get(name).map.kinds
    places = {place.code for place in games.get(name).map.places}
    wanted = {f"tile-{tile}": COUNTRY if tile in places else VEHICLE for tile in tiles}

    there = forms("tiles", name)
    assert {tile: there.get(tile) for tile in wanted} == wanted


@pytest.mark.parametrize("name", ["africa", "usa"])
def test_every_colour_of_a_tile_has_a_name(name):
    colours = {f"colour-{place.colour}" for place in games.get(name).map.places}

    assert colours - forms("colours").keys() == set()


@pytest.mark.parametrize("name", ["africa", "usa"])
def test_tiles_are_named_in_english_as_the_box_names_them(name):
    places = {f"tile-{place.code}": place.name for place in games.get(name).map.places}

    assert {tile: patterns("en", f"{name}.ftl")[tile] for tile in places} == places


@EVERY_LANGUAGE
def test_countries_are_named_as_cldr_names_them_where_the_box_agrees(language):
    territories, codes = Locale(language).territories, get_global("territory_aliases")
    places = [place.code for place in games.get("africa").map.places]
    wanted = {
        code: NOT_AS_CLDR.get((language, code), territories[codes[code][0]]) for code in places
    }

    assert {code: patterns(language, "africa.ftl")[f"tile-{code}"] for code in places} == wanted


def test_every_place_and_every_end_of_a_ticket_has_a_name_in_all_its_forms():
    heart = games.get("tickets").map
    ends = {end for ticket in heart.tickets for end in ticket.ends}
    names = {f"place-{name}" for name in {place.id for place in heart.places} | ends}

    there = forms("heart-of-africa")
    assert {name: there.get(name) for name in names} == dict.fromkeys(names, PLACE)


@EVERY_LANGUAGE
def test_no_two_places_of_the_heart_of_africa_have_one_name(language):
    there = patterns(language, "heart-of-africa.ftl")
    names = [text for name, text in there.items() if re.fullmatch(r"place-[^.]+", name)]

    assert len(names) == len(set(names))


def test_every_card_of_the_heart_of_africa_has_a_name_in_all_its_forms():
    cards = [f"card-{kind}" for kind in games.get("tickets").map.kinds]

    there = forms("cards")
    assert {card: there.get(card) for card in cards} == dict.fromkeys(cards, CARD)


def test_every_colour_of_a_route_and_every_terrain_has_a_name():
    heart = games.get("tickets").map
    wanted = {f"colour-{colour}": COLOUR for colour in heart.ground}
    wanted |= {f"terrain-{kind}": TERRAIN for kind in heart.terrain}

    there = forms("cards", "colours")
    assert {name: there.get(name) for name in wanted} == wanted


def test_every_number_of_tenzania_has_an_article():
    there = forms("tenzania-names")

    assert [there.get(f"number-{number}") for number in range(10)] == [{"a"}] * 10


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("africa", "africa"),
        ("usa", "usa"),
        ("tickets", "heart-of-africa"),
        ("tenzania", "tenzania-names"),
    ],
)
def test_every_game_has_its_title_and_a_goal_in_two_sentences(name, file):
    goals = [say(language, file, f"{name}-goal") for language in LANGUAGES]

    assert say("en", file, f"{name}-title") == games.get(name).title
    assert [len(re.findall(r"\.(?= |$)", goal)) for goal in goals] == [2] * len(LANGUAGES)


@pytest.mark.parametrize("name", games.names())
def test_every_option_has_a_label_and_what_it_is_about(name):
    options = {f"option-{option.name}" for option in games.get(name).options}

    assert {forms("options")[option] == {"about"} for option in options} == {True}


@pytest.mark.parametrize("name", games.names())
def test_every_value_of_an_option_that_is_no_number_is_said_in_words(name):
    values = {
        f"option-{option.name}-{str(value).lower()}"
        for option in games.get(name).options
        for value in option.choices
        if isinstance(value, bool) or value is None
    }

    assert values - forms("options").keys() == set()


def test_every_level_of_the_bots_has_a_name():
    names = {f"level-{level}" for level in bots.levels}

    assert names - forms("options").keys() == set()


@pytest.mark.parametrize(
    ("language", "file", "name", "told", "said"),
    [
        ("en", "common", "seat.of", {"number": 1}, "player 1’s"),
        ("fr", "common", "seat.to", {"number": 1}, "au joueur 1"),
        ("fr", "common", "seat.the", {"number": 2}, "le joueur 2"),
        ("en", "common", "points", {"count": 0}, "0 points"),
        ("fr", "common", "points", {"count": 0}, "0 point"),
        ("en", "common", "points", {"count": -1}, "-1 point"),
        ("fr", "common", "list-and", {"first": "1, 2", "last": 3}, "1, 2 et 3"),
        ("en", "cards", "card-orange.a", {}, "an orange card"),
        ("fr", "cards", "card-white.many", {"count": 2}, "2 cartes blanches"),
        ("fr", "cards", "card-orange.many", {"count": 2}, "2 cartes orange"),
        ("fr", "cards", "card-jungle.short", {"count": 2}, "2 Jungle"),
        ("en", "africa", "tile-CAF.in", {}, "in the Central African Republic"),
        ("fr", "africa", "tile-AGO.from", {}, "d’Angola"),
        ("fr", "africa", "tile-MDG.in", {}, "à Madagascar"),
        ("fr", "usa", "tile-NY.to", {}, "dans l’État de New York"),
        ("fr", "tiles", "tile-plane-blue.by", {}, "par l’avion bleu"),
        ("fr", "heart-of-africa", "place-ujiji.of", {}, "d’Ujiji"),
        ("en", "tenzania-names", "number-8.a", {}, "an 8"),
    ],
)
def test_a_name_is_said_as_people_say_it(language, file, name, told, said):
    assert say(language, file, name, **told) == said
