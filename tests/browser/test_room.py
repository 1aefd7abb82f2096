"""What the page says when somebody is away, leaves, comes too late or mistypes, and when the server
fails.
"""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.looking import faults
from tests.browser.playing import begin, move, wait, whose
from tests.browser.serving import Serving

People = Callable[..., Page]

ABSENT = 2
"""Seconds after which a bot may take over from who is not connected."""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("impatient"), more=("--absent", str(ABSENT)))
    yield serving
    serving.stop()


def test_a_bot_in_my_seat_is_said_in_the_banner_and_one_press_takes_the_seat_back(
    person: People,
) -> None:
    ada, ben = _pair(person)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Let a bot play for me").click()
    banner = ada.get_by_role("alert").get_by_text("A bot is playing for you")
    expect(banner).to_be_visible()
    for _ in range(2):
        move(ben, wait(ben)[0])
    offered = wait(ben)
    expect(ada.locator("[data-move]")).to_have_count(0)
    seen = faults(ada)
    log = ada.get_by_role("complementary", name="Log and chat")
    expect(log.get_by_text("Your bot plays").first).to_be_visible()
    told = log.inner_text()
    ada.get_by_role("button", name="Take my seat back").click()
    expect(banner).to_be_hidden()
    move(ben, offered[0])
    move(ada, wait(ada)[0])

    assert wait(ben)
    assert "You play" not in told
    assert seen == []


def test_a_friend_who_is_gone_is_said_in_the_banner_and_a_bot_takes_over(
    person: People, impatient: Serving
) -> None:
    ada, ben = _pair(person, impatient)
    _until_turn_of(ben, ada)
    address, context = ben.url, ben.context
    ben.close()
    expect(ada.get_by_text(re.compile("is not connected")).first).to_be_attached()
    ada.get_by_role("button", name="Let a bot take over").click()
    assert wait(ada)
    back = context.new_page()
    back.goto(address)

    expect(back.get_by_role("alert").get_by_text("A bot is playing for you")).to_be_visible()
    expect(back.get_by_text("You were not connected.")).to_be_visible()
    back.get_by_role("button", name="Take my seat back").click()
    expect(back.get_by_text("A bot is playing for you")).to_be_hidden()


def test_leaving_asks_first_and_the_seat_can_be_taken_back(person: People) -> None:
    ada = person()
    begin(ada, "africa")
    wait(ada)
    address = ada.url
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Leave the table").click()
    expect(ada.get_by_role("dialog", name="Leave the table?")).to_be_visible()
    seen = faults(ada)
    ada.get_by_role("button", name="Stay").click()
    expect(ada.get_by_role("dialog")).to_have_count(0)
    expect(ada).to_have_url(address)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Leave the table").click()
    ada.get_by_role("button", name="Leave", exact=True).click()
    expect(ada.get_by_role("heading", name="Four games, one table.")).to_be_visible()
    ada.goto(address)

    expect(ada.get_by_text("You had left the table.")).to_be_visible()
    assert seen == []


def test_a_third_friend_and_the_host_learn_that_the_table_is_full(person: People) -> None:
    ada, ben, cleo = person(), person(), person()
    begin(ada, "tenzania", "Friends")
    expect(ada.get_by_role("button", name="Waiting for one more player")).to_be_disabled()
    ben.goto(ada.url)
    expect(ada.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    cleo.goto(ada.url)
    expect(cleo.get_by_role("heading", name="The table is full")).to_be_visible()
    notice = ada.get_by_role("status").filter(has_text="One more person has opened the link")
    notice.get_by_role("button", name="Add a seat").click()
    cleo.get_by_role("button", name="Take a seat").click()

    expect(cleo.get_by_role("button", name="I am ready")).to_be_visible()
    expect(cleo.get_by_role("heading", name="The table is full")).to_be_hidden()
    expect(cleo.get_by_role("switch")).to_have_count(0)
    assert faults(cleo) == []


def test_a_wrong_code_is_said_under_the_field_and_stays_there(person: People) -> None:
    ada = person()
    ada.get_by_label("Have a code?").fill("zzzzzz")
    ada.get_by_role("button", name="Join").click()

    expect(
        ada.get_by_role("alert").get_by_text("There is no table with the code zzzzzz.")
    ).to_be_visible()
    expect(ada.get_by_label("Have a code?")).to_have_value("zzzzzz")
    assert faults(ada) == []


def test_a_fault_of_the_server_is_not_shown_as_a_missing_page(person: People) -> None:
    ada = person()
    begin(ada, "africa")
    wait(ada)
    ada.route("**/api/tables/*", _fail)
    ada.reload()
    expect(ada.get_by_role("heading", name="The server has a problem")).to_be_visible()
    seen = faults(ada)
    ada.unroute("**/api/tables/*")
    ada.get_by_role("button", name="Try again").click()

    expect(ada.locator("main.board")).to_be_visible()
    assert seen == []


def _fail(route: Route) -> None:
    route.fulfill(status=500, body="")


def _pair(person: People, at: Serving | None = None) -> tuple[Page, Page]:
    ada, ben = person(at=at), person(at=at)
    begin(ada, "tenzania", "Friends")
    ben.goto(ada.url)
    ada.get_by_role("button", name="Start", exact=True).click()
    ada.get_by_role("button", name="Pick at random").click()
    expect(ada.locator("main.board")).to_be_visible()
    expect(ben.locator("main.board")).to_be_visible()
    return ada, ben


def _until_turn_of(waited: Page, other: Page) -> None:
    """Let the other one move until it is somebody's turn."""
    while (found := whose(waited, other)) and found[0] is not waited:
        move(found[0], found[1][0])
        expect(waited.locator(".table:not([data-busy]) [data-move]").first).to_be_attached()
