"""The files for systemd, nginx, Caddy and Fly, checked by those programs where this machine has
them.
"""

import shutil
import socket
import subprocess
import tomllib
from pathlib import Path

import httpx
import pytest

from tests.server.living import Person, here
from tests.server.test_killed import wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
SERVICE = "tenfold@.service"


def needs(program):
    return pytest.mark.skipif(
        shutil.which(program) is None, reason=f"{program} is not on this machine"
    )


@pytest.fixture
def service(tmp_path):
    """The service with a program that is there, as systemd would find it."""
    text = (DEPLOY / SERVICE).read_text().replace("/opt/tenfold/bin/tenfold serve", "/bin/true")
    path = tmp_path / SERVICE
    path.write_text(
        "".join(line for line in text.splitlines(True) if not line.startswith("Documentation="))
    )
    return path


@needs("systemd-analyze")
def test_systemd_finds_no_fault_in_the_service(service):
    found = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", service], capture_output=True, text=True
    )

    assert [line for line in found.stderr.splitlines() if SERVICE.split("@")[0] in line] == []
    assert found.returncode == 0


@needs("systemd-analyze")
def test_the_service_may_do_little(service):
    command = ["systemd-analyze", "security", "--offline=yes", "--threshold=20", service]

    found = subprocess.run(command, capture_output=True, text=True)

    assert found.returncode == 0, found.stdout


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@needs("caddy")
def test_caddy_finds_no_fault_in_its_file():
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile"]

    found = subprocess.run(command, capture_output=True, text=True)

    assert "Valid configuration" in found.stdout + found.stderr
    assert found.returncode == 0


@pytest.fixture
def caddy(tmp_path):
    """A node and Caddy before it, without TLS; gives Caddy's address."""
    port, admin = free_port(), free_port()
    with here(database=str(tmp_path / "tables.db"), names=("localhost",)) as node:
        site = f"http://127.0.0.1:{port}"
        text = f"{{\n\tadmin 127.0.0.1:{admin}\n}}\n{(DEPLOY / 'Caddyfile').read_text()}"
        (tmp_path / "Caddyfile").write_text(text)
        environment = {
            "TENFOLD_SITE": site,
            "TENFOLD_NODES": node.removeprefix("http://"),
            "HOME": str(tmp_path),
        }
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", tmp_path / "Caddyfile"]
        process = subprocess.Popen(
            command, env={"PATH": "/usr/bin:/bin", **environment}, stderr=subprocess.DEVNULL
        )
        wait_for(lambda: answers(site))
        yield site
        process.terminate()
        process.wait()


def answers(site):
    try:
        return httpx.get(f"{site}/readyz").status_code == 200
    except httpx.TransportError:
        return False


@needs("caddy")
def test_a_game_is_played_through_caddy_and_figures_are_kept_to_oneself(caddy):
    ada = Person(caddy, "Ada")
    one = ada.sit(ada.make(seats=("me", "screen Ben"), start=True))
    one.send({"type": "lift", "seat": one.table["active"][0]})
    one.until(lambda each: each.legal)

    assert one.move()["type"] == "done"
    assert ada.http.get("/metrics").status_code == 403
    assert ada.http.post("/api/tables", content=b"x" * 20_000).status_code == 413


@needs("caddy")
def test_what_a_client_says_about_its_address_counts_for_nothing_behind_caddy(caddy):
    answer = httpx.get(
        f"{caddy}/api/me", headers={"X-Forwarded-For": "1.2.3.4", "X-Forwarded-Proto": "https"}
    )

    assert "Secure" not in answer.headers["set-cookie"]


def test_fly_mounts_the_volume_that_the_image_writes_to():
    found = tomllib.loads((DEPLOY / "fly.toml").read_text())

    assert found["mounts"][0]["destination"] == "/data"
    assert found["http_service"]["internal_port"] == 8010
    assert (DEPLOY / found["build"]["dockerfile"]).resolve() == DEPLOY.parent / "Dockerfile"
