"""People at one table: by link, watching, talking, agreeing, handing over, and on one screen."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.playing import advised, begin, expect_over, is_over, move, moves, pick, wait

People = Callable[..., Page]


def test_who_opens_the_link_sits_down_and_two_people_play_to_the_end(person: People) -> None:
    ada, ben = _pair(person)
    _alternate(ada, ben)

    expect_over(ada)
    expect_over(ben)


@pytest.mark.parametrize("game", ["africa", "usa", "tickets"])
def test_two_people_play_a_whole_game_one_by_the_keyboard_alone(person: People, game: str) -> None:
    ada, ben = person(), person()
    for page in (ada, ben):
        page.evaluate("localStorage.setItem('tenfold', JSON.stringify({tutor: true}))")
        page.reload()
    begin(ada, game, "Friends")
    if game != "tickets":
        ada.get_by_role("radiogroup", name="Days").get_by_text("5").click()
        expect(ada.get_by_role("radiogroup", name="Days").get_by_label("5")).to_be_checked()
    ben.goto(ada.url)
    ada.get_by_role("button", name="Start with 2 seats").click()
    for turn in range(600):
        if is_over(ada) and is_over(ben):
            break
        for page, does in ((ada, move), (ben, pick)):
            offered = moves(page)
            if offered:
                does(page, advised(page, offered, turn))
        ada.wait_for_timeout(30)

    expect_over(ada)
    expect_over(ben)


def test_three_browsers_and_no_frame_tells_a_secret(person: People) -> None:
    ada, cleo = person(), person()
    frames: dict[str, list[dict[str, Any]]] = {"ada": [], "cleo": []}
    ada.on("websocket", lambda socket: _listen(socket, frames["ada"]))
    cleo.on("websocket", lambda socket: _listen(socket, frames["cleo"]))
    ben = _join(ada, person)
    cleo.goto(ada.url)
    expect(cleo.get_by_text("You are watching.")).to_be_visible()
    _alternate(ada, ben)
    expect_over(cleo)

    assert _hidden(frames["ada"], seen={0})
    assert _hidden(frames["cleo"], seen=set())
    assert not any(frame.get("seen", {}).get("legal") for frame in frames["cleo"] if frame.get("seen"))


def test_what_one_says_the_other_reads(person: People) -> None:
    ada, ben = _pair(person)
    ada.get_by_role("button", name="Log and chat").click()
    ada.get_by_label("Say something").fill("Well <b>played</b>")
    ada.get_by_role("button", name="Send").click()
    expect(ben.get_by_role("button", name="Log and chat, 1 new")).to_be_visible()
    ben.get_by_role("button", name="Log and chat, 1 new").click()

    expect(ben.get_by_role("dialog").get_by_text("Well <b>played</b>")).to_be_visible()


def test_a_draw_is_offered_and_agreed_to(person: People) -> None:
    ada, ben = _pair(person)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Offer a draw").click()
    ben.get_by_role("button", name="Agree").click()

    expect(ada.get_by_role("heading", name="A draw")).to_be_visible()
    expect(ben.get_by_role("heading", name="A draw")).to_be_visible()


def test_a_seat_is_handed_to_a_bot_and_taken_back(person: People) -> None:
    ada, ben = _pair(person)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Let a bot play for me").click()
    for _ in range(2):
        wait(ben)
        move(ben, moves(ben)[0])
    wait(ben)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Play myself again").click()
    ada.get_by_role("button", name="Menu").click()
    expect(ada.get_by_role("menuitem", name="Let a bot play for me")).to_be_visible()
    ada.keyboard.press("Escape")
    move(ben, moves(ben)[0])
    wait(ada)
    move(ada, moves(ada)[0])

    wait(ben)


def test_one_screen_is_passed_round_with_a_curtain(person: People) -> None:
    ada = person()
    begin(ada, "tenzania", "Same screen")
    ada.get_by_role("button", name="Start with 2 seats").click()
    ada.get_by_role("button", name="Let chance decide").click()
    for _ in range(4):
        ada.locator(".curtain button").click()
        wait(ada)
        move(ada, moves(ada)[0])
        expect(ada.locator(".curtain")).to_be_visible()
        assert ada.locator(".board").count() == 0


def _join(ada: Page, person: People) -> Page:
    begin(ada, "tenzania", "Friends")
    expect(ada.get_by_role("heading", name="Send this link")).to_be_visible()
    ben = person()
    ben.goto(ada.url)
    expect(ada.get_by_role("button", name="Start with 2 seats")).to_be_enabled()
    ada.get_by_role("button", name="Start with 2 seats").click()
    ada.get_by_role("button", name="Let chance decide").click()
    expect(ben.locator("main.board")).to_be_visible()
    return ben


def _pair(person: People) -> tuple[Page, Page]:
    ada = person()
    return ada, _join(ada, person)


def _alternate(ada: Page, ben: Page) -> None:
    for turn in range(400):
        if is_over(ada) and is_over(ben):
            return
        for page in (ada, ben):
            offered = moves(page)
            if offered:
                move(page, offered[turn % len(offered)])
        ada.wait_for_timeout(30)
    raise AssertionError("the game was not over")


def _listen(socket: WebSocket, frames: list[dict[str, Any]]) -> None:
    socket.on("framereceived", lambda payload: frames.append(json.loads(payload)))


def _hidden(frames: list[dict[str, Any]], seen: set[int]) -> bool:
    """Whether every hand that was sent is blank where it is not among those that may be seen."""
    hands = [
        (seat, hand)
        for frame in frames
        for seat, hand in enumerate(((frame.get("seen") or {}).get("view") or {}).get("hands", []))
    ]
    return bool(hands) and all(seat in seen or not any(card is not None for card in hand) for seat, hand in hands)
