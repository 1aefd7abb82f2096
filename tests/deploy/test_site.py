"""The site of the documents: it builds without a warning, and a browser that reads it asks no other
server.
"""

import functools
import http.server
import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

import tenfold
from tests.browser.chromium import launch

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    command = [
        Path(sys.executable).parent / "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "--site-dir",
        folder,
    ]
    built = subprocess.run(
        command,
        cwd=ROOT,
        capture_output=True,
        text=True,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    assert built.returncode == 0, built.stderr
    return folder


@pytest.fixture(scope="module")
def url(site):
    handler = functools.partial(Quiet, directory=site)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        """Log nothing."""


def test_every_document_is_a_page(site):
    documents = {
        path.relative_to(ROOT / "docs").with_suffix(".html")
        for path in (ROOT / "docs").rglob("*.md")
    }

    assert {path for path in documents if not (site / path).is_file()} == set()


def test_the_reference_has_the_whole_public_api(site):
    page = (site / "reference.html").read_text()
    names = set(tenfold.__all__) - {"bots", "env", "games", "testing"}

    assert {
        name for name in names if not re.search(rf'id="tenfold\.[\w.]*\b{name}"', page)
    } == set()


def test_the_rule_books_are_there_in_both_languages(site):
    english = {path.name for path in (site / "rules").glob("*.html")}

    assert english == {path.name for path in (site / "rules/fr").glob("*.html")}
    assert len(english) == 4


def test_a_browser_asks_no_other_server_and_finds_what_it_searches_for(url):
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        asked, faults = [], []
        page.on("request", lambda request: asked.append(request.url))
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        for name in ("index", "reference", "architecture", "rules/fr/tendays", "protocol"):
            page.goto(f"{url}/{name}.html", wait_until="networkidle")
        page.keyboard.press("/")
        page.keyboard.type("TENFOLD_DATABASE")
        page.wait_for_selector(".md-search-result__item")
        browser.close()

    assert {
        request for request in asked if not request.startswith((url, "data:", "blob:"))
    } == set()
    assert faults == []
