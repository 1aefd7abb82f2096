"""How the days of a rack connect, or why they do not, in words."""

import pytest

import tenfold

AFRICA = [
    ("EGY LBY", "foot", "T4.1", "on foot from Egypt to Libya"),
    ("MDG TZA", "ferry", "T4.2", "by ferry from Madagascar to Tanzania"),
    (
        "CIV car NER",
        "drive",
        "T4.4",
        "by car from Ivory Coast to Niger through Burkina Faso or Mali",
    ),
    ("EGY plane-pink ZMB", "flight", "T4.7", "by pink airplane from Egypt to Zambia"),
    ("EGY KEN", None, "T4.1", "Egypt and Kenya share no border"),
    ("MLI MLI", None, "T4.8", "two tiles of Mali do not connect"),
    ("MLI car MLI", None, "T4.8", "nothing joins two tiles of Mali"),
    ("MLI plane-yellow MLI", None, "T4.8", "nothing joins two tiles of Mali"),
    ("EGY car KEN", None, "T4.6", "no third place borders both Egypt and Kenya"),
    (
        "EGY plane-orange KEN",
        None,
        "T4.7",
        "an orange airplane does not join Egypt (pink) and Kenya (yellow)",
    ),
    ("car plane-blue", None, "T4.9", "two transportation tiles do not connect"),
    (
        "EGY car car",
        None,
        "T4.9",
        "a transportation tile connects two places, not another transportation tile",
    ),
    ("car EGY", None, "T5.2", "a journey starts with a place, not with a car"),
    (
        "plane-orange EGY",
        None,
        "T5.2",
        "a journey starts with a place, not with an orange airplane",
    ),
]
USA = [
    ("AK plane-blue HI", "flight", "T4.12", "by blue airplane from Alaska to Hawaii"),
    ("WA plane-yellow AK", "flight", "T4.11", "by yellow airplane from Washington to Alaska"),
    ("HI plane-yellow WA", "flight", "T4.11", "by yellow airplane from Hawaii to Washington"),
    ("WA plane-yellow OH", "flight", "T4.7", "by yellow airplane from Washington to Ohio"),
    ("WA AK", None, "T4.10", "Alaska can only be reached by airplane"),
    ("HI car CA", None, "T4.10", "Hawaii can only be reached by airplane"),
    (
        "WA plane-blue AK",
        None,
        "T4.11",
        "an airplane to or from Alaska must match Washington: yellow",
    ),
    ("HI plane-pink NY", None, "T4.11", "an airplane to or from Hawaii must match New York: blue"),
    ("AZ CO", None, "T4.1", "Arizona and Colorado share no border"),
]


def first_link(game, tiles):
    rack = [*tiles.split(), *[None] * 5][:5]
    return told(
        tenfold.position(game, {"racks": [rack, None], "turn": 0}, seats=2, seed=1, days=5).links(
            0
        )[0]
    )


def told(link):
    return link.days, link.how, link.rule, link.sentence


@pytest.mark.parametrize(("tiles", "how", "rule", "sentence"), AFRICA)
def test_links_of_africa_say_how_or_why_not(tiles, how, rule, sentence):
    assert first_link("africa", tiles) == ((1, 2), how, rule, sentence)


@pytest.mark.parametrize(("tiles", "how", "rule", "sentence"), USA)
def test_links_of_the_usa_say_how_or_why_not(tiles, how, rule, sentence):
    assert first_link("usa", tiles) == ((1, 2), how, rule, sentence)


def test_a_rack_has_a_link_between_each_two_neighbouring_days(position):
    match = position(days=5, racks=[["EGY", "car", "SDN", "ERI", "ETH"], None])

    assert [(link.days, link.how) for link in match.links(0)] == [
        ((1, 2), "drive"),
        ((2, 3), "drive"),
        ((3, 4), "foot"),
        ((4, 5), "foot"),
    ]


def test_a_journey_does_not_end_with_transportation(position):
    match = position(days=5, racks=[["EGY", "LBY", "SDN", "ERI", "plane-yellow"], None])

    assert told(match.links(0)[3]) == (
        (4, 5),
        None,
        "T5.2",
        "a journey ends with a place, not with a yellow airplane",
    )


def test_an_open_day_connects_to_nothing():
    match = tenfold.start("africa", seats=2, seed=1, days=5)
    match.play(0, "place 2")

    assert told(match.links(0)[0]) == ((1, 2), None, "T5.1", "day 1 is empty")
    assert told(match.links(0)[1]) == ((2, 3), None, "T5.1", "day 3 is empty")


def test_transportation_beside_an_open_day_waits_for_a_place():
    match = tenfold.start("africa", seats=2, chance=lambda ways: ways - 1, days=5)
    match.play(0, "place 2")
    match.play(0, "place 1")

    assert match.view(0)["racks"][0] == ["car", "car", None, None, None]
    assert told(match.links(0)[0]) == (
        (1, 2),
        None,
        "T4.9",
        "two transportation tiles do not connect",
    )
    assert told(match.links(0)[1]) == ((2, 3), None, "T5.1", "day 3 is empty")


def test_transportation_needs_a_place_on_either_side():
    match = tenfold.start("africa", seats=2, chance=[0, 0, 57, 0], days=5)
    match.play(0, "place 1")
    match.play(0, "place 2")

    assert match.view(0)["racks"][0] == ["DZA", "car", None, None, None]
    assert told(match.links(0)[0]) == ((1, 2), None, "T5.1", "a car needs a place on either side")


def test_a_hidden_rack_is_unknown_to_others_and_to_a_spectator(position):
    match = position(days=5, racks=[["EGY", "car", "SDN", "ERI", "ETH"], None])

    for viewer in (1, None):
        assert [told(link) for link in match.links(viewer, seat=0)] == [
            ((1, 2), None, "T5.1", "day 1 is unknown"),
            ((2, 3), None, "T5.1", "day 2 is unknown"),
            ((3, 4), None, "T5.1", "day 3 is unknown"),
            ((4, 5), None, "T5.1", "day 4 is unknown"),
        ]


def test_links_without_a_seat_are_of_the_viewers_own_rack(position):
    match = position(
        days=5, racks=[["EGY", "car", "SDN", "ERI", "ETH"], ["MLI", "DZA", "KEN", "GAB", "LBR"]]
    )

    assert [link.how for link in match.links(1)] == ["foot", None, None, None]
    with pytest.raises(tenfold.BadArgument, match="say whose"):
        match.links(None)


def test_what_others_know_of_a_rack_connects_to_them(position):
    match = position(
        days=5,
        racks=[["KEN", "GAB", "TGO", "car", "UGA"], None],
        discards=[["EGY"], ["LBY"], ["ZMB"]],
    )
    match.play(0, "draw 1")
    match.play(0, "put 1 drop 1")
    match.play(1, "swap 1 2")
    match.play(0, "draw 2")
    match.play(0, "put 2 drop 2")

    assert [link.how for link in match.links(1, seat=0)] == ["foot", None, None, None]


@pytest.mark.parametrize(
    ("tiles", "sentence"),
    [
        ("EGY LBY", "à pied d’Égypte en Libye"),
        ("MDG TZA", "en ferry de Madagascar en Tanzanie"),
        ("CIV car NER", "en voiture de Côte d’Ivoire au Niger par le Burkina Faso ou par le Mali"),
        ("EGY plane-pink ZMB", "par l’avion rose d’Égypte en Zambie"),
        ("EGY KEN", "pas de frontière commune entre l’Égypte et le Kenya"),
        (
            "EGY plane-orange KEN",
            "un avion orange ne relie pas l’Égypte (rose) et le Kenya (jaune)",
        ),
        ("car EGY", "un voyage commence par un lieu, pas par une voiture"),
    ],
)
def test_links_are_told_in_french(tiles, sentence):
    rack = [*tiles.split(), *[None] * 5][:5]
    match = tenfold.position("africa", {"racks": [rack, None], "turn": 0}, seats=2, seed=1, days=5)

    assert match.links(0)[0].reason.say("fr") == sentence
