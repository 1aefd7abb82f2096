"""Going from page to page: the focus, parts of pages, addresses that nobody meant, and pieces that
are gone.
"""

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.browser.playing import FREE, begin, moves, pick

People = Callable[..., Page]


def _drawn(page: Page) -> None:
    page.locator("h1").first.wait_for()


def _focus(page: Page, wanted: str) -> None:
    expect(page.locator(f"#{wanted}")).to_be_focused()


def test_the_skip_link_and_a_new_page_take_the_focus_to_the_main_part(person: People) -> None:
    ada = person()
    _drawn(ada)

    ada.locator("a.skip").press("Enter")
    _focus(ada, "main")
    ada.keyboard.press("Tab")
    assert ada.evaluate("document.activeElement.closest('main') !== null")

    ada.locator("header a[href='/rules']").click()
    expect(ada).to_have_url(re.compile("/rules$"))
    _focus(ada, "main")
    ada.go_back()
    expect(ada.locator("article").first).to_be_visible()
    _focus(ada, "main")


def test_a_link_to_a_part_of_a_page_leads_there(person: People) -> None:
    ada = person()
    ada.goto("/rules#verify")
    _focus(ada, "verify")
    ada.goto("/")
    _drawn(ada)

    ada.evaluate(
        "document.body.append(Object.assign(document.createElement('a'), {href: '/rules#verify', "
        "id: 'away'}))"
    )
    ada.locator("#away").dispatch_event("click")

    _focus(ada, "verify")
    expect(ada.locator("#verify")).to_be_in_viewport()


def test_an_address_that_cannot_be_read_is_a_page_that_is_not_there(person: People) -> None:
    ada = person()
    ada.goto("/t/%")

    expect(ada.get_by_role("heading", level=1)).to_be_visible()
    expect(ada.locator("main a[href='/']")).to_be_visible()


def test_a_piece_that_is_gone_loads_the_page_again_once(person: People) -> None:
    ada = person()
    _drawn(ada)
    asked: list[str] = []

    def gone(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    ada.context.route("**/assets/Rules-*.js", gone)
    ada.locator("header a[href='/rules']").click()
    expect(ada.locator("main h1")).to_be_visible()
    expect(ada).to_have_url(re.compile("/rules$"))
    assert len(asked) == 2


def test_a_piece_that_stays_away_is_said_and_nothing_loops(person: People) -> None:
    ada = person()
    _drawn(ada)
    loads: list[str] = []
    ada.on("domcontentloaded", lambda page: loads.append(page.url))
    ada.context.route("**/assets/Statistics-*.js", lambda route: route.fulfill(status=404))
    ada.goto("/statistics")
    while len(loads) < 2:
        ada.wait_for_timeout(20)

    reload = ada.get_by_role("button", name="Reload")
    expect(reload).to_be_visible()
    with ada.expect_event("domcontentloaded"), ada.expect_response("**/statistics"):
        reload.click()
    expect(reload).to_be_visible()
    assert len(loads) == 3


def test_a_refusal_stays_while_one_goes_to_its_rule_by_key(person: People) -> None:
    ada = person()
    begin(ada, "africa")
    ada.wait_for_selector(f"{FREE} [data-move]", state="attached")
    ada.keyboard.press("d")
    toast = ada.locator(".toast")
    expect(toast).to_be_visible()

    ada.keyboard.press("Tab")
    expect(toast).to_be_visible()
    toast.get_by_role("button").focus()
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("dialog").locator(".hit")).to_be_visible()
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog")).to_have_count(0)
    ada.keyboard.press("Escape")
    expect(toast).to_have_count(0)


def test_a_rule_in_the_sheet_at_a_table_does_not_leave_the_table(person: People) -> None:
    ada = person()
    begin(ada, "tenzania")
    ada.wait_for_selector(f"{FREE} [data-move]", state="attached")
    address = ada.url
    ada.keyboard.press("?")
    ada.get_by_role("dialog").locator("[data-rule='Z3.1'] a").click()

    expect(ada.get_by_role("dialog").locator("[data-rule='Z3.1'].hit")).to_be_in_viewport()
    expect(ada).to_have_url(address)


def test_a_board_can_be_left_while_a_taken_table_is_still_shown(person: People) -> None:
    ada = person()
    errors: list[str] = []
    ada.on("pageerror", lambda error: errors.append(str(error)))
    begin(ada, "tenzania")
    taken = ada.locator(".banner", has_text="bot takes")
    ada.locator(f"{FREE} [data-move]").first.wait_for(state="attached")
    while not taken.count():
        for offered in moves(ada)[:1]:
            pick(ada, offered)
        ada.locator(f"{FREE} [data-move]").first.or_(taken).first.wait_for(state="attached")
    ada.go_back()
    _drawn(ada)

    assert errors == []
