"""Players are called to their turn: by title, icon and, in a tab that nobody looks at, a
notification.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from tenfold.server.calls.push_messages import encode
from tests.browser.looking import faults, is_sideways, small_targets
from tests.browser.playing import begin, pick, wait, whose
from tests.browser.serving import Serving
from tests.server.browser_keys import BrowserKeys
from tests.server.receiver import receiving

People = Callable[..., Page]

HIDE = """(hidden) => {
    Object.defineProperty(document, "hidden", {configurable: true, get: () => hidden});
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Tells a page that nobody looks at it: a browser without a screen shows all of its tabs."""

SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({title, body, tag, data}) => ({title, body, tag, path: data.path}))"""

SETTINGS = json.dumps({"notify": True})


def test_a_hidden_tab_calls_once_a_turn_and_the_call_goes_when_one_looks(person: People) -> None:
    ada, ben = _pair(person)
    first, second = _in_turn(ada, ben)
    expect(first).to_have_title("● Your turn · Tenzania · Tenfold")
    expect(second).to_have_title("Tenzania · Tenfold")
    assert _icon(first) == "/mark-turn.svg"
    assert _icon(second) == "/mark.svg"
    second.evaluate(HIDE, True)
    pick(first, wait(first)[0])
    expect(second).to_have_title("● Your turn · Tenzania · Tenfold")
    second.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")

    [shown] = second.evaluate(SHOWN)
    table = second.url.split("/")[-1]
    assert (shown["title"], shown["tag"], shown["path"]) == ("Your turn", table, f"/t/{table}")
    assert shown["body"].startswith("Tenzania with ")
    assert first.evaluate(SHOWN) == []
    second.evaluate(HIDE, False)
    second.wait_for_function(f"async () => (await ({SHOWN})()).length === 0")


def test_the_front_page_says_live_at_how_many_tables_it_is_my_turn(person: People) -> None:
    ada, ben = _pair(person)
    mine, theirs = _in_turn(ada, ben)
    front = theirs.context.new_page()
    front.goto("/")
    expect(front.locator("article.card")).to_contain_text("’s turn")
    expect(front).to_have_title("Tenfold")
    pick(mine, wait(mine)[0])

    expect(front.locator("article.card")).to_contain_text("your turn")
    expect(front).to_have_title("(1) Tenfold")


def test_an_offer_of_a_draw_calls_too(person: People) -> None:
    ada, ben = _pair(person)
    ben.evaluate(HIDE, True)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Offer a draw").click()

    expect(ben).to_have_title("● A draw is offered · Tenzania · Tenfold")
    ben.wait_for_function(
        f"async () => (await ({SHOWN})()).some(({{title}}) => title === 'A draw is offered')"
    )


def test_after_a_game_with_a_friend_the_page_asks_once_whether_to_notify(person: People) -> None:
    ada, ben = _pair(person, settings="{}")
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Offer a draw").click()
    ben.get_by_role("button", name="Accept").click()
    ask = ada.get_by_role("region", name="Let you know when it is your turn?")
    expect(ask).to_be_visible()
    assert faults(ada) == []
    ask.get_by_role("button", name="Not now").click()
    expect(ask).to_have_count(0)
    ada.reload()
    expect(ada.get_by_role("heading", name="A draw")).to_be_visible()


def test_how_one_is_called_is_set_on_a_page_of_its_own(person: People) -> None:
    ada = person(permissions=["notifications"])
    ada.goto("/me")
    ada.get_by_role("link", name="“Your turn” notifications").click()
    ada.get_by_role("switch", name="Notify me when I am in another tab").click()
    expect(ada.get_by_role("switch", name="Notify me when I am in another tab")).to_be_checked()
    ada.reload()

    expect(ada.get_by_role("switch", name="Notify me when I am in another tab")).to_be_checked()
    for width in (360, 1400):
        ada.set_viewport_size({"width": width, "height": 800})
        assert faults(ada) == []
        assert small_targets(ada) == []
        assert not is_sideways(ada)


def test_a_webhook_is_added_tried_and_called_for_a_turn(person: People, tmp_path: Path) -> None:
    with receiving() as receiver, _trusting(tmp_path) as trusting:
        ada, ben = person(trusting), person(trusting)
        ben.goto("/me/calls")
        ben.get_by_role("radio", name="JSON").check(force=True)
        ben.get_by_role("textbox", name="Address").fill(f"{receiver.url}/mine")
        ben.get_by_role("button", name="Add", exact=True).click()
        expect(ben.get_by_role("listitem")).to_contain_text("localhost")
        receiver.status = 404
        ben.get_by_role("listitem").get_by_role("button", name="Send a test").click()
        expect(ben.get_by_role("listitem")).to_contain_text("does not accept it (404)")
        receiver.status = 200
        ben.get_by_role("listitem").get_by_role("button", name="Send a test").click()
        expect(ben.get_by_role("status").last).to_have_text("The test has arrived.")
        for width in (360, 1400):
            ben.set_viewport_size({"width": width, "height": 800})
            assert faults(ben) == []
            assert small_targets(ben) == []
            assert not is_sideways(ben)
        receiver.rest()
        begin(ada, "tenzania", "Friends")
        ben.goto(ada.url)
        ada.get_by_role("button", name="Start", exact=True).click()
        ada.get_by_role("button", name="Pick at random").click()
        expect(ben.locator("main.board")).to_be_visible()
        if _in_turn(ada, ben)[0] is ada:
            pick(ada, wait(ada)[0])
        ben.goto("/")

        assert receiver.next().json["what"] == "turn"


def test_the_host_lets_a_channel_be_told_whose_turn_it_is(person: People) -> None:
    ada, _ = _pair(person)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("menuitem", name="Tell a channel whose turn it is").click()
    sheet = ada.get_by_role("dialog", name="Tell a channel whose turn it is")
    sheet.get_by_role("textbox", name="Address").fill("https://127.0.0.1/hook")
    sheet.get_by_role("button", name="Add", exact=True).click()

    expect(sheet.get_by_role("alert")).to_contain_text("public https:// address")
    assert faults(ada) == []


def test_a_browser_subscribes_and_is_called_while_its_page_is_closed(
    person: People, tmp_path: Path
) -> None:
    keys = BrowserKeys()
    with receiving() as receiver, _trusting(tmp_path) as trusting:
        usual = {"permissions": ["notifications"], "service_workers": "allow"}
        ada, ben = person(trusting), person(trusting, **usual)
        ben.evaluate("navigator.serviceWorker.ready.then(() => null)")
        ben.add_init_script(_push_service(receiver.url, keys))
        ben.goto("/me/calls")
        ben.get_by_role("switch", name="Notify me when the page is closed").click()
        expect(ben.get_by_role("switch", name="Notify me when the page is closed")).to_be_checked()
        ben.get_by_role("button", name="Send a test").first.click()
        tried = json.loads(keys.read(receiver.next().body))
        assert tried["title"] == "A notification from Tenfold"
        begin(ada, "tenzania", "Friends")
        ben.goto(ada.url)
        ada.get_by_role("button", name="Start", exact=True).click()
        ada.get_by_role("button", name="Pick at random").click()
        expect(ben.locator("main.board")).to_be_visible()
        table = ada.url.split("/")[-1]
        if _in_turn(ada, ben)[0] is ada:
            pick(ada, wait(ada)[0])
        ben.close()

        called = json.loads(keys.read(receiver.next().body))
        assert (called["title"], called["path"]) == ("Your turn", f"/t/{table}")


def _push_service(url: str, keys: BrowserKeys) -> str:
    """A push service for a browser without one: Chromium's own is not reached from here."""
    subscription = {
        "endpoint": f"{url}/push/1",
        "keys": {"p256dh": encode(keys.public_key), "auth": encode(keys.auth)},
    }
    return f"""
        const given = {json.dumps(subscription)};
        const subscription = {{options: {{}}, toJSON: () => given, unsubscribe: async () => true}};
        PushManager.prototype.getSubscription = async () => null;
        PushManager.prototype.subscribe = async () => subscription;
    """


@contextmanager
def _trusting(folder: Path) -> Iterator[Serving]:
    """A server that may call receivers at this machine."""
    serving = Serving(folder, more=("--call-host", "localhost"))
    try:
        yield serving
    finally:
        serving.stop()


def _pair(person: People, settings: str = SETTINGS, **options: object) -> tuple[Page, Page]:
    """Two people at a table of Tenzania, in browsers that may show notifications."""
    usual = {"permissions": ["notifications"], "service_workers": "allow", **options}
    ada, ben = person(**usual), person(**usual)
    for page in (ada, ben):
        page.evaluate("settings => localStorage.setItem('tenfold', settings)", settings)
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.reload()
    begin(ada, "tenzania", "Friends")
    ben.goto(ada.url)
    ada.get_by_role("button", name="Start", exact=True).click()
    ada.get_by_role("button", name="Pick at random").click()
    for page in (ada, ben):
        expect(page.locator("main.board")).to_be_visible()
    return ada, ben


def _in_turn(ada: Page, ben: Page) -> tuple[Page, Page]:
    """The page of who is to move, and the other one."""
    found = whose(ada, ben)
    assert found is not None
    return (ada, ben) if found[0] is ada else (ben, ada)


def _icon(page: Page) -> str:
    found: str = page.locator("link[rel=icon]").get_attribute("href") or ""
    return found
