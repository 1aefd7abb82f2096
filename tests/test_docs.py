"""The examples in the documents run."""

import re
from pathlib import Path

import pytest

from tenfold.games.tendays.position import KEYS as TENDAYS
from tenfold.games.tenzania.position import KEYS as TENZANIA
from tenfold.games.tickets.reader import KEYS as TICKETS

from .contract.test_floors import HEIGHTS

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = [
    pytest.param(code, id=f"{page.name}-{number}")
    for page in PAGES
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_example_runs(code, capsys):
    exec(compile(code, "example", "exec"), {"__name__": "__main__"})


def test_the_readme_shows_the_refusal_that_there_is(capsys):
    code = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)[1]

    exec(compile(code, "example", "exec"), {})

    assert capsys.readouterr().out.strip() == code.rpartition("# ")[2].strip()


@pytest.mark.parametrize(
    ("title", "keys"), [("10 Days", TENDAYS), ("Tickets", TICKETS), ("Tenzania", TENZANIA)]
)
def test_every_key_of_a_position_is_described(title, keys):
    text = (ROOT / "docs" / "positions.md").read_text()
    section = text.split(f"## {title}\n")[1].split("\n## ")[0]
    first_cells = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)

    assert sorted(re.findall(r"`(\w+)`", " ".join(first_cells))) == sorted(keys)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page):
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text())

    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_folder_of_the_page_is_described():
    folders = {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    described = set(re.findall(r"`(\w+)/`", (ROOT / "docs" / "client.md").read_text()))

    assert sorted(folders - described) == []


def test_every_layer_of_the_package_is_described():
    described = set(re.findall(r"`(\w+)(?:/|\.py)`", (ROOT / "docs" / "design.md").read_text()))

    assert sorted(HEIGHTS.keys() - described) == []
