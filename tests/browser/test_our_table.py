"""Our table: a tally and a link that stays; and a guest whom the host removes."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.looking import faults, is_sideways
from tests.browser.playing import begin

TABLE = {"game": "tenzania", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_two_friends_play_again_and_their_link_leads_to_the_new_game(
    person: Callable[..., Page],
) -> None:
    ada, ben = person(), person(viewport={"width": 360, "height": 740})
    table = ada.request.post("/api/tables", data=TABLE).json()["table"]["table"]
    ben.request.post(f"/api/tables/{table}/join", data={})
    ada.request.post(f"/api/tables/{table}/start", data={})
    for page in (ada, ben):
        page.goto(f"/t/{table}")
        expect(page.locator("main.board")).to_be_visible()
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Offer a draw").click()
    ben.get_by_role("button", name="Accept").click()
    for page in (ada, ben):
        ours = page.get_by_role("region", name="Our table")
        expect(ours).to_contain_text("After one game")
        assert faults(page) == []
        assert not is_sideways(page)
    ada.get_by_role("button", name="Play again").click()
    ben.get_by_role("button", name="Play again").click()
    expect(ada.locator("main.board")).to_be_visible()
    newest = ada.url

    ben.goto(f"/our/{table}")

    ben.wait_for_url(newest)
    expect(ben.locator("main.board")).to_be_visible()


def test_a_link_to_no_series_says_so(person: Callable[..., Page]) -> None:
    ada = person()
    ada.goto("/our/nothing")

    expect(ada.get_by_role("heading", level=1)).to_be_visible()
    assert ada.url.endswith("/our/nothing")


def test_the_host_removes_a_guest_before_the_game(person: Callable[..., Page]) -> None:
    ada, ben = person(), person()
    begin(ada, "tenzania", "Friends")
    ben.goto(ada.url)
    expect(ben.get_by_role("button", name="I am ready")).to_be_visible()
    ada.get_by_role("button", name="Remove ").click()

    expect(ada.get_by_text("An open seat", exact=True)).to_be_visible()
    expect(ben.get_by_role("button", name="I am ready")).to_have_count(0)
