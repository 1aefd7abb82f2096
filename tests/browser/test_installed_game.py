"""A game that was installed beside this package is played in the browser, without a line of
TypeScript.
"""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.added_game import build
from tests.browser.looking import faults, is_sideways, small_targets
from tests.browser.playing import begin, expect_over, play, wait
from tests.browser.serving import Serving
from tests.browser.test_touch import PHONE

People = Callable[..., Page]


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the game of `docs/add-a-game.md`."""
    game = build(tmp_path_factory.mktemp("installed"))
    serving = Serving(tmp_path_factory.mktemp("extended"), installed=(game,))
    yield serving
    serving.stop()


def test_it_stands_on_the_shelf_and_is_played_to_its_end(person: People, extended: Serving) -> None:
    ada = person(at=extended)
    begin(ada, "counters")
    offered = wait(ada)
    board = ada.get_by_role("main", name="Counters")
    expect(board.get_by_role("button", name="Take 3")).to_be_visible()
    seen = faults(ada)
    ada.keyboard.press("?")
    expect(ada.get_by_role("dialog").locator("[data-rule='M1.1']")).to_be_attached()
    ada.keyboard.press("Escape")
    play(ada)
    expect_over(ada)
    ada.get_by_role("link", name="Replay").click()
    expect(ada.get_by_role("slider")).to_be_visible()

    assert offered == ["take 1", "take 2", "take 3"]
    assert seen == []


def test_it_says_in_french_what_it_tells(person: People, extended: Serving) -> None:
    ada = person(at=extended, locale="fr-FR")
    begin(ada, "counters", "Jouer")
    wait(ada)
    ada.get_by_role("button", name="Take 1").click()

    log = ada.get_by_role("complementary", name="Journal et messages")
    expect(log.get_by_text("Vous en prenez 1")).to_be_visible()


def test_only_words_of_installed_games_are_given_out(person: People, extended: Serving) -> None:
    ada = person(at=extended)
    files = ("en/counters", "fr/counters", "de/counters", "en/page", "en/..%2Fstate")

    assert [ada.request.get(f"/api/words/{file}").status for file in files] == [
        200,
        200,
        404,
        404,
        404,
    ]


def test_its_options_and_a_phone_are_enough(person: People, extended: Serving) -> None:
    ada = person(at=extended, **PHONE)
    ada.goto("/new")
    ada.get_by_role("radio", name="Counters").check()
    ada.get_by_role("radiogroup", name="Counters").get_by_text("8").click()
    ada.get_by_role("button", name="Start", exact=True).click()
    wait(ada)
    problems = [*small_targets(ada), *faults(ada), *(["sideways"] if is_sideways(ada) else [])]
    ada.get_by_role("button", name="Take 3").tap()

    expect(ada.get_by_role("cell", name="3", exact=True).first).to_be_visible()
    assert problems == []
