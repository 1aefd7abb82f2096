"""Every table, at every size of screen and in both languages: nothing is cut, covered or out of
sight.
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import tenfold
from tests.browser.pictures import open_table
from tests.browser.playing import begin, move, moves, wait

People = Callable[..., Page]

SIZES = (
    (320, 640),
    (360, 740),
    (740, 360),
    (844, 390),
    (700, 450),
    (800, 1100),
    (1280, 640),
    (1366, 650),
    (1400, 900),
    (1920, 1080),
    (2560, 1440),
)
"""Phones upright and on their side, a laptop at 200 %, a tablet, laptops, a television."""

LAPTOPS = ((1280, 640), (1366, 650), (1400, 900), (1920, 1080), (2560, 1440))

SEATS = {"africa": 4, "usa": 4, "tickets": 5, "tenzania": 5}
REGIONS = {
    "africa": (".map", ".days-piles", ".days-banner-area", ".days-rack"),
    "usa": (".map", ".days-piles", ".days-banner-area", ".days-rack"),
    "tickets": (".rail-field", ".rail-banner", ".rail-market", ".rail-hand", ".players"),
    "tenzania": (".others", ".pile", ".mine"),
}
"""What a table is made of: no part covers another, and all of each is in sight. The first one is
its picture.
"""
PICTURE = 0.27
"""The part of the screen's height that the picture of a table has at least; Tenzania's others have
less.
"""
NAMES = (
    ".tile .plate b, .days-seats header b, .players b, .others header b, .banner b, .pile b, "
    ".bar h1"
)
WORDS = Path(tenfold.__file__).parent / "words"
MEASURES = Path(__file__).with_name("measures.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", SEATS)
def test_a_table_fits_every_screen_in_both_languages(person: People, game: str) -> None:
    ada = person()
    path = _in_the_middle(ada, game)
    found = {
        f"{language} {width}x{height}: {each}"
        for language in ("en", "fr")
        for width, height, each in _problems(_opened(ada, path, language), game)
    }

    assert found == set()


def test_pages_fit_every_screen_in_both_languages(person: People) -> None:
    ada = person()
    found = {
        f"{language} {path} {width}x{height}: {each}"
        for language in ("en", "fr")
        for path in ("/", "/new", "/rules", "/rules/tendays")
        for width, height, each in _problems(_opened(ada, path, language), None)
    }

    assert found == set()


def test_the_end_of_10_days_fits_every_screen_in_both_languages(person: People) -> None:
    ada = person()
    path = _in_the_middle(ada, "africa")
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Let a bot play for me").click()
    ada.wait_for_selector("main.end")
    found = {
        f"{language} {width}x{height}: {each}"
        for language in ("en", "fr")
        for width, height, each in _problems(_opened(ada, path, language), None)
    }

    assert found == set()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_every_item_of_the_menu_is_in_sight_on_a_phone_on_its_side(
    person: People, locale: str
) -> None:
    ada = person(viewport={"width": 740, "height": 360}, locale=locale)
    begin(ada, "tenzania", "Jouer" if locale == "fr-FR" else "Play now")
    wait(ada)
    ada.locator("[popovertarget]").click()
    items = ada.get_by_role("menuitem")

    expect(items.last).to_be_visible()
    for item in items.all():
        expect(item).to_be_in_viewport(ratio=1)


def test_what_starts_a_game_is_in_sight(person: People) -> None:
    ada = person()
    for width, height in LAPTOPS:
        ada.set_viewport_size({"width": width, "height": height})
        for button in ada.get_by_role("button", name="Play now").all():
            expect(button).to_be_in_viewport(ratio=1)

    begin(ada, "africa", "Friends")
    ada.get_by_role("button", name="Add a bot").click()
    start = ada.get_by_role("button", name="Start", exact=True)
    for width, height in SIZES:
        ada.set_viewport_size({"width": width, "height": height})
        expect(start).to_be_in_viewport(ratio=1)


def _in_the_middle(page: Page, game: str) -> str:
    """A table of as many as can play, where the viewer is to move and has all that there is
    to see.
    """
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "easy"} for _ in range(SEATS[game] - 1)]]
    options = {"open_hands": True} if game == "usa" else {}
    path = open_table(page, {"game": game, "seats": seats, "options": options, "start": True})
    while not {"draw deck", "train deck"} & set(offered := wait(page)) and not offered[
        0
    ].startswith("play"):
        move(
            page,
            next((each for each in moves(page) if each.startswith(("place", "keep"))), offered[0]),
        )
    return path


def _opened(page: Page, path: str, language: str) -> Page:
    page.evaluate(
        "(language) => localStorage.setItem('tenfold', JSON.stringify({language}))", language
    )
    page.goto(path)
    page.wait_for_selector(
        f"html[lang={language}] :is(.banner b, main h1, main.end, .racks .tile)", state="attached"
    )
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate(MEASURES)
    return page


@cache
def _names_on_tiles(game: str) -> list[tuple[str, int]]:
    """Every name that a tile may have, in both languages, and how many letters its longest word
    has.
    """
    names = []
    for language in ("en", "fr"):
        texts = [
            (WORDS / language / f"{file}.ftl").read_text(encoding="utf-8")
            for file in (game, f"board-{game}")
        ]
        long, short = (
            dict(re.findall(rf"^{key}-(\w+) = (.+)$", "\n".join(texts), re.M))
            for key in ("tile", "short")
        )
        names += list({**long, **short}.values())
    shown = {name.replace("~|", "\u00ad").replace("-|", "-").replace("|", " ") for name in names}
    return [
        (name, max(map(len, re.split("[ -]", name.replace("\u00ad", "")))))
        for name in sorted(shown)
    ]


def _problems(page: Page, game: str | None) -> list[tuple[int, int, str]]:
    """What is wrong at each size, once the page lies still."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "([width, height]) => innerWidth === width && innerHeight === height",
            arg=[width, height],
        )
        told = page.evaluate(
            "(asked) => window.measure(asked)",
            {
                "regions": REGIONS[game] if game else [],
                "names": NAMES,
                "picture": PICTURE if game != "tenzania" else 0,
                "tiles": _names_on_tiles(game) if game in ("africa", "usa") else [],
            },
        )
        found += [(width, height, each) for each in told]
    return found
