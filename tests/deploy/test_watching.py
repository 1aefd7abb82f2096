"""The dashboard and the alert rules name figures that there are, and Prometheus takes its files."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from tests.server.living import Person, here

DEPLOY = Path(__file__).parents[2] / "deploy"
ALERTS = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))
DASHBOARD = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
NEEDS_PROMTOOL = pytest.mark.skipif(
    shutil.which("promtool") is None, reason="promtool is not on this machine"
)


def alert_expressions():
    return {rule["alert"]: rule["expr"] for group in ALERTS["groups"] for rule in group["rules"]}


def panel_expressions():
    return {
        f"{panel['title']} {target['refId']}": target["expr"]
        for panel in DASHBOARD["panels"]
        for target in panel.get("targets", [])
    }


@pytest.fixture(scope="module")
def samples(tmp_path_factory):
    """The samples of a node, by their names, with the names of their labels."""
    database = tmp_path_factory.mktemp("figures") / "tables.db"
    with here(database=str(database), redis="redis://127.0.0.1:1/0", unlimited=False) as url:
        ada = Person(url)
        one = ada.sit(ada.make())
        ada.http.get("/api/tables/nowhere")
        for _ in range(11):
            one.do("chat", text="hm")
        text = ada.http.get("/metrics").text
        one.close()
    typed = {
        f"{name}_total": set()
        for name in re.findall(r"^# TYPE (\w+?)(?:_total)? counter", text, re.MULTILINE)
    }
    given = {
        name: set(re.findall(r"(\w+)=", labels))
        for name, labels in re.findall(r"^(\w+)(?:\{(.*)\})? ", text, re.M)
    }
    return {**typed, **given, "up": set()}


WORDS = {
    "sum",
    "by",
    "rate",
    "increase",
    "min",
    "max",
    "histogram_quantile",
    "le",
    "instance",
    "job",
}
UNSEEN = {"tenfold_errors_total": {"type"}, "tenfold_storage_faults_total": {"type"}}
"""The labels of figures that a sound node has no samples of."""


@pytest.mark.parametrize("name", [*alert_expressions(), *panel_expressions()])
def test_every_figure_that_is_asked_for_is_there_with_its_labels(samples, name):
    expression = {**alert_expressions(), **panel_expressions()}[name]
    plain = re.sub(r'"[^"]*"|\$\w+|\[[^\]]*\]', "", expression)
    metrics = set(re.findall(r"\b(?:tenfold|process)_\w+|\bup\b", plain))
    labels = set(re.findall(r"\b[a-z]\w*", plain)) - metrics - WORDS
    known = {
        label
        for metric in metrics
        for label in samples.get(metric, set()) | UNSEEN.get(metric, set())
    }

    assert metrics
    assert metrics <= set(samples)
    assert labels <= known


def test_every_figure_of_the_node_is_on_the_dashboard(samples):
    asked = " ".join(panel_expressions().values())
    own = {
        re.sub(r"_(bucket|count|sum|created)$", "", name)
        for name in samples
        if name.startswith("tenfold_")
    }

    assert {name for name in own if name not in asked} == set()


def test_every_panel_has_a_place_of_its_own():
    places = [
        (panel["gridPos"]["x"] + column, panel["gridPos"]["y"] + line)
        for panel in DASHBOARD["panels"]
        for column in range(panel["gridPos"]["w"])
        for line in range(panel["gridPos"]["h"])
    ]

    assert len(places) == len(set(places))
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])


@NEEDS_PROMTOOL
@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "rules", "alerts.yaml"],
        ["check", "config", "prometheus.yaml"],
        ["test", "rules", "alerts.test.yaml"],
    ],
    ids=["rules", "config", "tests"],
)
def test_prometheus_takes_the_files(arguments):
    found = subprocess.run(["promtool", *arguments], cwd=DEPLOY, capture_output=True, text=True)

    assert found.returncode == 0, found.stdout + found.stderr
