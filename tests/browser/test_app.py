"""The page as an app: it can be installed, opens without a network, and never mixes two of its
versions.
"""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import faults, is_sideways
from tests.server.living import here

People = Callable[..., Page]

CLIENT = Path(__file__).parents[2] / "src/tenfold/server/client"

READY = "navigator.serviceWorker.ready.then(() => null)"


@pytest.fixture
def deployed(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A server with a copy of the page that a test may replace."""
    client = shutil.copytree(CLIENT, tmp_path / "client")
    with here(database=str(tmp_path / "tables.db"), client=client) as url:
        yield url, client


def test_the_page_can_be_installed(person: People) -> None:
    ada = person(service_workers="allow")
    manifest = ada.request.get("/app.webmanifest").json()
    session = ada.context.new_cdp_session(ada)

    errors = [
        each["errorId"]
        for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    ]
    assert errors == ["in-incognito"], (
        "all that is in the way is that tests run in a private window"
    )
    assert [icon["sizes"] for icon in manifest["icons"]] == ["192x192", "512x512", "512x512"]
    for icon in manifest["icons"]:
        assert ada.request.get(icon["src"]).headers["content-type"] == "image/png"


def test_without_a_network_the_page_opens_says_what_works_and_comes_back(person: People) -> None:
    ada = person(service_workers="allow")
    ada.evaluate(READY)
    ada.context.set_offline(True)
    ada.goto("/")
    expect(ada.get_by_role("heading", name="No network")).to_be_visible()
    expect(ada.get_by_role("heading", name="Works here")).to_be_visible()
    for width in (360, 1400):
        ada.set_viewport_size({"width": width, "height": 800})
        assert faults(ada) == []
        assert not is_sideways(ada)
    ada.get_by_role("link", name="The rules of all games").click()
    ada.get_by_role("link", name="Tenzania").first.click()
    expect(ada.locator("main")).to_contain_text("10")
    ada.goto("/")
    ada.context.set_offline(False)

    expect(ada.get_by_role("heading", name="Four games, one table.")).to_be_visible()


def test_a_tab_keeps_its_own_pieces_when_the_page_is_replaced_and_a_new_tab_gets_the_new_ones(
    person: People, deployed: tuple[str, Path]
) -> None:
    url, client = deployed
    ada = person(base_url=url, service_workers="allow")
    ada.evaluate(READY)
    ada.reload()
    _replace(client)
    ada.get_by_role("link", name="Rules").first.click()
    expect(ada.get_by_role("heading", name="Rules").first).to_be_visible()
    ben = ada.context.new_page()
    ben.goto("/")

    expect(ben.locator("meta[name=release]")).to_have_attribute("content", "second")
    expect(ada.locator("meta[name=release]")).to_have_count(0)
    for page in (ada, ben):
        expect(page.locator("main")).to_be_visible()


def _replace(client: Path) -> None:
    """Put a second version of the page in the place of the first: every piece of it has another
    name.
    """
    renamed = {path.name: f"second-{path.name}" for path in (client / "assets").iterdir()}
    for path in [*(client / "assets").iterdir(), client / "index.html", client / "worker.js"]:
        if path.suffix in (".js", ".css", ".html"):
            text = path.read_text(encoding="utf-8")
            for old, new in renamed.items():
                text = text.replace(old, new)
            path.write_text(
                text.replace("<head>", '<head><meta name="release" content="second">'),
                encoding="utf-8",
            )
        if path.name in renamed:
            path.rename(path.with_name(renamed[path.name]))
    for compressed in client.rglob("*.*z"):
        compressed.unlink()
    for compressed in client.rglob("*.br"):
        compressed.unlink()
