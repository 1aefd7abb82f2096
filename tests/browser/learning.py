"""What a person does in a lesson."""

from collections.abc import Iterator

from playwright.sync_api import Page, expect


def learn(page: Page, game: str) -> None:
    """Open the lesson of a game."""
    page.goto(f"/learn/{game}")
    page.locator(".coach").wait_for()


def frames(page: Page) -> Iterator[str]:
    """Yield what each frame of a lesson waits for, until its end."""
    while (
        waits := page.locator(".table:not([data-waits=nothing])").get_attribute("data-waits")
    ) != "end":
        yield waits or ""


def press_what_is_ringed(page: Page) -> None:
    """Press the ringed places one after the other, and wait for what comes then."""
    frame = page.locator(".table").get_attribute("data-frame")
    page.locator(".coach[data-still]").wait_for()
    rings = [ring.bounding_box() for ring in page.locator(".ring").all()]
    for ring in rings:
        assert ring is not None
        page.mouse.click(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
    if page.locator(".table").get_attribute("data-waits") == "press":
        page.locator(".coach .btn--main").wait_for()
    else:
        expect(page.locator(".table")).not_to_have_attribute("data-frame", frame or "")
    page.locator(".table:not([data-waits=nothing])").wait_for()


def go_on(page: Page, waits: str) -> None:
    """Do what a frame waits for."""
    read = page.locator(".coach .btn--main")
    if waits == "got-it" or read.count():
        read.click()
    else:
        press_what_is_ringed(page)
