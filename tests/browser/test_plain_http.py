"""A phone in the room: everything works on plain HTTP at a name that is not this machine's own.

Browsers keep `crypto.randomUUID`, `crypto.subtle` and `navigator.clipboard` for secure origins, and
loopback is one.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.conftest import WAIT
from tests.browser.playing import advised, begin, expect_over, more, pick, wait, whose
from tests.browser.serving import Serving

NAME = "tenfold.test"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("named"), more=("--name", NAME))
    yield serving
    serving.stop()


@pytest.fixture(scope="module")
def resolving() -> Iterator[Browser]:
    """A browser for which the name is this machine's."""
    with sync_playwright() as playwright:
        found = launch(playwright, f"--host-resolver-rules=MAP {NAME} 127.0.0.1")
        yield found
        found.close()


@pytest.fixture
def visitor(resolving: Browser, named: Serving) -> Iterator[Callable[..., Page]]:
    """Makes a person at the name, whose page has shown no error when the test ends."""
    contexts = []
    errors: list[str] = []

    def make(**options: Any) -> Page:
        usual = {
            "base_url": f"http://{NAME}:{named.port}",
            "locale": "en-GB",
            "reduced_motion": "reduce",
        }
        context = resolving.new_context(**{**usual, **options})
        contexts.append(context)
        context.set_default_timeout(WAIT)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto("/")
        page.evaluate("localStorage.setItem('tenfold', JSON.stringify({tutor: true}))")
        page.reload()
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


def test_two_phones_copy_the_link_play_a_whole_game_and_verify_it(
    visitor: Callable[..., Page],
) -> None:
    ada, ben = visitor(), visitor()
    assert ada.evaluate("isSecureContext") is False
    begin(ada, "africa", "Friends")
    ada.get_by_role("radiogroup", name="Days").get_by_text("5").click()
    expect(ada.get_by_role("radiogroup", name="Days").get_by_label("5")).to_be_checked()
    ada.get_by_role("button", name="Copy").click()
    expect(ada.get_by_role("button", name="Copied")).to_be_visible()
    ben.goto(_pasted(ada))
    ada.get_by_role("button", name="Start", exact=True).click()
    _alternate(ada, ben)

    for page in (ada, ben):
        expect_over(page)
        more(page, "Verify the deal")
        expect(page.get_by_role("status").get_by_text("Deal verified")).to_be_visible()


def test_a_device_that_goes_offline_says_so_at_once_and_plays_on_when_it_is_back(
    visitor: Callable[..., Page],
) -> None:
    ada = visitor()
    begin(ada, "tenzania")
    pick(ada, wait(ada)[0])
    before = wait(ada)
    ada.context.set_offline(True)
    expect(ada.get_by_text("Your device is offline.")).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.get_by_text("Your device is offline.")).to_be_hidden()

    assert wait(ada) == before


def _pasted(page: Page) -> str:
    """What is on the clipboard: pasted into a field of another page, since a page may not read it
    here.
    """
    field = page.context.new_page()
    field.goto("/")
    field.get_by_label("Have a code?").focus()
    field.keyboard.press("Control+V")
    expect(field.get_by_label("Have a code?")).not_to_have_value("")
    found = field.get_by_label("Have a code?").input_value()
    field.close()
    return found


def _alternate(ada: Page, ben: Page) -> None:
    for turn in range(900):
        if not (found := whose(ada, ben)):
            return
        page, offered = found
        pick(page, advised(page, offered, turn))
    raise AssertionError("the game was not over")
