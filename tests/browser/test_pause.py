"""A pause: asked for in the menu, agreed to by the others, and ended by any of them."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.looking import faults, is_sideways

TABLE = {
    "game": "tenzania",
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "clock": {"kind": "bank", "seconds": 600, "increment": 0},
    "options": {"first": 0},
}


def test_a_pause_is_asked_for_agreed_to_and_ended(person: Callable[..., Page]) -> None:
    ada, ben = person(), person(viewport={"width": 360, "height": 740})
    table = ada.request.post("/api/tables", data=TABLE).json()["table"]["table"]
    ben.request.post(f"/api/tables/{table}/join", data={})
    ada.request.post(f"/api/tables/{table}/start", data={})
    for page in (ada, ben):
        page.goto(f"/t/{table}")
        expect(page.locator("main.board")).to_be_visible()
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Ask for a pause").click()
    ben.get_by_role("button", name="Accept").click()
    for page in (ada, ben):
        expect(page.get_by_text("The game is paused. The clocks stand still.")).to_be_visible()
        assert faults(page) == []
        assert not is_sideways(page)

    ben.get_by_role("button", name="Go on").click()

    for page in (ada, ben):
        expect(page.get_by_text("The game is paused. The clocks stand still.")).to_have_count(0)
