"""People at one table: by link, watching, talking, agreeing, handing over, and on one screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frames import Ear, excess, gives_away, leaks
from tests.browser.playing import advised, begin, expect_over, move, pick, wait, whose

People = Callable[..., Page]


@pytest.mark.parametrize("game", ["africa", "usa", "tickets", "tenzania"])
def test_two_people_play_a_whole_game_before_a_third_and_no_frame_tells_a_secret(
    person: People, game: str
) -> None:
    ada, ben, cleo = person(), person(), person()
    ears = {0: Ear(ada), 1: Ear(ben), None: Ear(cleo)}
    for page in (ada, ben):
        page.evaluate("localStorage.setItem('tenfold', JSON.stringify({tutor: true}))")
        page.reload()
    begin(ada, game, "Friends")
    if game in ("africa", "usa"):
        ada.get_by_role("radiogroup", name="Days").get_by_text("5").click()
        expect(ada.get_by_role("radiogroup", name="Days").get_by_label("5")).to_be_checked()
    ben.goto(ada.url)
    _start(ada, game)
    cleo.goto(ada.url)
    expect(cleo.get_by_text("You are watching.")).to_be_visible()
    _alternate(ada, ben)

    for page in (ada, ben, cleo):
        expect_over(page)
    text = ada.request.get(f"/api/tables/{ada.url.split('/')[-1]}/record").text()
    for viewer, ear in ears.items():
        assert excess(ear, text, viewer) == []
        assert leaks(ear, viewer) == []
        assert gives_away(ear) == []
    assert leaks(ears[0], None), "what a player may see would be found in the frames of a spectator"
    assert not any((frame.get("seen") or {}).get("legal") for frame in ears[None].frames)


def test_what_one_says_the_other_reads(person: People) -> None:
    ada, ben = _pair(person)
    ben.set_viewport_size({"width": 1200, "height": 900})
    ada.get_by_role("button", name="Log and chat").click()
    ada.get_by_label("Write a message").fill("Well <b>played</b>")
    ada.get_by_role("button", name="Send").click()
    expect(ben.get_by_role("button", name="Log and chat, 1 new")).to_be_visible()
    ben.get_by_role("button", name="Log and chat, 1 new").click()

    expect(ben.get_by_role("dialog").get_by_text("Well <b>played</b>")).to_be_visible()


def test_a_draw_is_offered_declined_and_agreed_to_and_another_game_begins_when_both_want_it(
    person: People,
) -> None:
    ada, ben = _pair(person)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Offer a draw").click()
    ben.get_by_role("button", name="Decline").click()
    expect(ada.get_by_role("alert").get_by_text("declines")).to_be_visible()
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Offer a draw").click()
    ben.get_by_role("button", name="Accept").click()

    expect(ada.get_by_role("heading", name="A draw")).to_be_visible()
    expect(ben.get_by_role("heading", name="A draw")).to_be_visible()
    ada.get_by_role("button", name="Play again").click()
    expect(ada.get_by_role("status").get_by_text("It begins when")).to_be_visible()
    expect(ben.get_by_text("would like another game")).to_be_visible()
    ben.get_by_role("button", name="Play again").click()

    for page in (ada, ben):
        expect(page.locator("main.board")).to_be_visible()


def test_one_screen_is_passed_round_with_a_curtain(person: People) -> None:
    ada = person()
    begin(ada, "tenzania", "Same screen")
    ada.get_by_role("button", name="Start", exact=True).click()
    ada.get_by_role("button", name="Pick at random").click()
    for _ in range(4):
        ada.locator(".curtain button").click()
        move(ada, wait(ada)[0])
        expect(ada.locator(".curtain")).to_be_visible()
        assert ada.locator(".board").count() == 0


def _pair(person: People) -> tuple[Page, Page]:
    ada, ben = person(), person()
    begin(ada, "tenzania", "Friends")
    expect(ada.get_by_role("heading", name="Only this computer can join")).to_be_visible()
    ben.goto(ada.url)
    _start(ada, "tenzania")
    expect(ben.locator("main.board")).to_be_visible()
    return ada, ben


def _start(ada: Page, game: str) -> None:
    ada.get_by_role("button", name="Start", exact=True).click()
    if game == "tenzania":
        ada.get_by_role("button", name="Pick at random").click()
    expect(ada.locator("main.board")).to_be_visible()


def _alternate(ada: Page, ben: Page) -> None:
    """Play to the end, one by the keyboard alone."""
    for turn in range(900):
        if not (found := whose(ada, ben)):
            return
        page, offered = found
        (move if page is ada else pick)(page, advised(page, offered, turn))
    raise AssertionError("the game was not over")
