"""What those see who ask for more contrast, or whose system chooses the colours."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.playing import begin


def _style(page: Page, selector: str, name: str) -> str:
    found: str = page.locator(selector).first.evaluate(
        "(element, name) => getComputedStyle(element)[name]", name
    )
    return found


def test_more_contrast_writes_all_text_in_full_ink(person: Callable[..., Page]) -> None:
    page = person(contrast="more", color_scheme="light")

    assert _style(page, "body", "color") == "rgb(0, 0, 0)"
    assert _style(page, ".muted", "color") == "rgb(0, 0, 0)"


def test_forced_colours_outline_what_a_shadow_says_and_leave_the_pieces(
    person: Callable[..., Page],
) -> None:
    page = person(forced_colors="active")

    assert _style(page, ".btn", "outlineStyle") == "solid"

    begin(page, "tenzania")
    page.locator("[data-at]").first.wait_for()
    assert _style(page, "[data-at]", "forcedColorAdjust") == "none"
