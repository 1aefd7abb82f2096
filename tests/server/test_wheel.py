"""The wheel: built with the page in it, installed into an empty environment without Node, and
played.
"""

import re
import runpy
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import httpx
import pytest
from packaging.metadata import Metadata

from tests.server.living import Person, Process, play_out

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/tenfold/server/client/index.html"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    assert CLIENT.is_file(), "the page is not built: `make client` builds it"
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=ROOT,
        check=True,
    )
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def environment(wheel, tmp_path_factory):
    """An environment with the wheel in it, which finds what it depends on where these tests do."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin/python"
    uv = [
        sys.executable,
        "-m",
        "uv",
        "pip",
        "install",
        "-q",
        "--offline",
        "--no-deps",
        "--python",
        python,
        wheel,
    ]
    subprocess.run(uv, check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    return folder


def test_the_wheel_carries_the_page_and_the_rule_books(wheel):
    names = zipfile.ZipFile(wheel).namelist()

    assert "tenfold/server/client/index.html" in names
    assert any(
        name.startswith("tenfold/server/client/assets/") and name.endswith(".js") for name in names
    )
    assert any(name.startswith("tenfold/books/") for name in names)
    assert any(name.endswith(".data/data/share/man/man1/tenfold.1") for name in names)
    assert "tenfold/shared/examples/learn_ppo.py" in names
    assert "tenfold/shared/docs/add-a-game.md" in names
    assert not any("node_modules" in name or name.endswith(".svelte") for name in names)


@pytest.fixture(scope="module")
def metadata(wheel):
    """What the package index reads, checked as the index does."""
    with zipfile.ZipFile(wheel) as packed:
        (name,) = [name for name in packed.namelist() if name.endswith("dist-info/METADATA")]
        return Metadata.from_email(packed.read(name))


def needed(metadata, extra):
    """The names of what an install needs, plain or with an extra."""
    found = [
        each
        for each in metadata.requires_dist
        if each.marker is None or each.marker.evaluate({"extra": extra})
    ]
    return {each.name for each in found}


def test_a_plain_install_brings_the_server_and_the_terminal(metadata):
    plain = needed(metadata, "")

    assert {
        "uvicorn",
        "websockets",
        "fastapi",
        "sqlalchemy",
        "rich",
        "prompt-toolkit",
        "numba",
    } <= plain
    assert not {"pyarrow", "gymnasium", "choix", "ray", "numba-cuda"} & plain
    assert needed(metadata, "server") == needed(metadata, "terminal") == plain
    assert {
        "server",
        "terminal",
        "research",
        "arena",
        "cuda",
        "mcp",
        "ray",
        "rllib",
        "learn",
    } == set(metadata.provides_extra)


def test_libraries_whose_inside_is_extended_have_an_upper_bound(metadata):
    bounds = {each.name: str(each.specifier) for each in metadata.requires_dist}

    assert all("<" in bounds[name] for name in ("numba", "uvicorn", "websockets", "numba-cuda"))


def test_the_index_is_told_who_what_and_for_whom(metadata):
    assert metadata.metadata_version == "2.4"
    assert metadata.author == "The Tenfold authors"
    assert metadata.license_expression == "MIT"
    assert "reinforcement learning" in metadata.keywords
    assert "Topic :: Games/Entertainment :: Board Games" in metadata.classifiers
    assert "Typing :: Typed" in metadata.classifiers


def test_the_index_page_has_no_link_that_leads_nowhere(metadata):
    targets = re.findall(r"\]\(([^)]*)\)|src=\"([^\"]*)\"", metadata.description)

    assert metadata.description.startswith("# Tenfold")
    assert [
        target
        for pair in targets
        for target in pair
        if target and not target.startswith("https://")
    ] == []


def test_with_a_repository_the_index_page_links_into_it():
    build = runpy.run_path(str(ROOT / "hatch_build.py"))
    text = '![A](docs/a.png) [b](docs/b.md) [c](https://c.example) <img src="docs/d.png">'

    page = build["index_page"](text, "https://host.example/tenfold")

    assert page == (
        "![A](https://host.example/tenfold/raw/main/docs/a.png) "
        "[b](https://host.example/tenfold/blob/main/docs/b.md) "
        '[c](https://c.example) <img src="https://host.example/tenfold/raw/main/docs/d.png">'
    )
    assert (
        build["addresses"]("https://host.example/tenfold")["Source"]
        == "https://host.example/tenfold"
    )


class Installed(Process):
    """The server of an environment of its own, without Node and these tests' sources; its rules are
    not compiled.
    """

    def __init__(self, environment, folder):
        super().__init__(folder / "tables.db")
        self.environment, self.folder = environment, folder

    def start(self, port=0):
        program = [
            self.environment / "bin/tenfold",
            "serve",
            "--port",
            str(port),
            "--pace",
            "0",
            "--unlimited",
        ]
        bare = {
            "PATH": str(self.environment / "bin"),
            "PYTHONUNBUFFERED": "1",
            "NUMBA_DISABLE_JIT": "1",
        }
        command = [*program, "--database", self.database]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=bare, cwd=self.folder
        )
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")
        return self.wait()


def test_what_is_installed_serves_the_page_and_plays(environment, tmp_path):
    server = Installed(environment, tmp_path).start()
    try:
        page = httpx.get(f"{server.url}/").text
        script = httpx.get(server.url + page.split('src="')[1].split('"')[0])
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        table = ada.make(options={"copies": 3})
        ben.join(table)
        ada.start(table)
        result = play_out(ada.sit(table), ben.sit(table))
    finally:
        server.stop()

    assert "<title>Tenfold" in page
    assert script.status_code == 200
    assert "javascript" in script.headers["content-type"]
    assert len(result["scores"]) == 2
