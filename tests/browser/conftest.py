"""A browser and a server for all tests of the page, and people with browsers of their own."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import launch
from tests.browser.serving import Serving

WAIT = 60_000
"""The first table of a game waits for its rules to be compiled."""

expect.set_options(timeout=WAIT)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Ended with its module: while it lives its loop runs in the thread of the tests, and no other
    one can.
    """
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("table"))
    yield serving
    serving.stop()


@pytest.fixture
def person(browser: Browser, server: Serving) -> Iterator[Callable[..., Page]]:
    """Makes a person with a browser of their own, at the front page."""
    contexts: list[BrowserContext] = []

    def make(at: Serving | None = None, **options: Any) -> Page:
        usual: dict[str, Any] = {
            "viewport": {"width": 1400, "height": 900},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "base_url": (at or server).address,
            "service_workers": "block",
        }
        context = browser.new_context(**{**usual, **options})
        contexts.append(context)
        context.set_default_timeout(WAIT)
        page = context.new_page()
        with page.expect_response("**/api/me"):  # its cookie says who they are
            page.goto("/")
        page.locator("h1").first.wait_for()
        return page

    yield make
    for context in contexts:
        context.close()
