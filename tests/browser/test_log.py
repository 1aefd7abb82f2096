"""The game by turns: beside the board where there is room, in a drawer elsewhere."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pictures import open_table
from tests.browser.playing import begin, choose, move, wait

People = Callable[..., Page]
PHONE = {"width": 360, "height": 740}


def test_each_turn_is_one_line_and_those_since_mine_are_marked(person: People) -> None:
    ada = person()
    bots = [{"kind": "bot", "bot": "easy"}] * 3
    open_table(ada, {"game": "tenzania", "seats": [{"kind": "me"}, *bots], "start": True})
    for turn in range(3):
        move(ada, choose(wait(ada), turn))
    wait(ada)

    log = ada.get_by_role("complementary", name="Log and chat")
    expect(log.get_by_role("heading", name="Round 3")).to_be_visible()
    expect(log.locator(".fresh")).to_have_count(3)
    assert log.get_by_role("button", name="You play").count() == 3


@pytest.mark.parametrize("game", ["africa", "tickets", "tenzania"])
def test_pressing_a_turn_rings_what_it_changed(person: People, game: str) -> None:
    ada = person()
    begin(ada, game)
    log = ada.get_by_role("complementary", name="Log and chat")
    turns = log.locator("button.turn")
    for turn in range(40):
        offered = wait(ada)
        if turns.count():
            break
        move(ada, choose(offered, turn))

    turns.last.click()

    expect(turns.last).to_have_attribute("aria-pressed", "true")
    expect(ada.locator(".ring, .ringed").first).to_be_visible()

    turns.last.click()
    expect(ada.locator(".ring, .ringed")).to_have_count(0)


def test_a_claim_is_ringed_along_its_route(person: People) -> None:
    ada = person()
    begin(ada, "tickets")
    claims = ada.locator("button.turn", has_text="claim")
    for turn in range(60):
        offered = wait(ada)
        if claims.count():
            break
        move(ada, choose(offered, turn))

    claims.first.click()

    expect(ada.locator("path.ringed").first).to_be_attached()


def test_on_a_phone_a_turn_of_the_drawer_is_shown_on_the_board(person: People) -> None:
    ada = person(viewport=PHONE)
    begin(ada, "tenzania")
    for turn in range(2):
        move(ada, choose(wait(ada), turn))
    wait(ada)

    ada.get_by_role("button", name="Log and chat").click()
    ada.get_by_role("dialog").locator("button.turn").last.click()

    expect(ada.get_by_role("dialog")).to_have_count(0)
    expect(ada.locator(".ring").first).to_be_visible()


def test_the_log_is_one_tab_stop_and_arrow_keys_go_through_its_turns(person: People) -> None:
    ada = person()
    begin(ada, "tenzania")
    for turn in range(3):
        move(ada, choose(wait(ada), turn))
    wait(ada)
    turns = ada.locator("button.turn")
    expect(ada.locator("button.turn[tabindex='0']")).to_have_count(1)

    ada.keyboard.press("l")
    expect(turns.last).to_be_focused()
    ada.keyboard.press("ArrowUp")
    expect(turns.nth(turns.count() - 2)).to_be_focused()


def test_the_log_beside_the_board_can_be_hidden_and_comes_back(person: People) -> None:
    ada = person()
    begin(ada, "tenzania")
    wait(ada)
    log = ada.get_by_role("complementary", name="Log and chat")

    log.get_by_role("button", name="Hide the log").click()
    expect(log).to_have_count(0)
    ada.reload()
    wait(ada)
    expect(log).to_have_count(0)

    ada.get_by_role("button", name="Log and chat").click()
    expect(log).to_be_visible()
