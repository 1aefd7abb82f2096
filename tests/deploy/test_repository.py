"""What the repository's host reads: workflows, updates, forms, the citation; and what a release
needs.
"""

import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

WORKFLOWS = sorted((ROOT / ".github/workflows").iterdir())
FORMS = sorted(
    path for path in (ROOT / ".github/ISSUE_TEMPLATE").iterdir() if path.stem != "config"
)
SCHEMAS = [
    *((path, "github-workflows") for path in WORKFLOWS),
    *((path, "github-issue-forms") for path in FORMS),
    (ROOT / ".github/ISSUE_TEMPLATE/config.yml", "github-issue-config"),
    (ROOT / ".github/dependabot.yml", "dependabot"),
    (ROOT / "CITATION.cff", "citation-file-format"),
]


@pytest.mark.parametrize(
    ("path", "schema"), SCHEMAS, ids=lambda value: getattr(value, "name", value)
)
def test_a_file_fits_its_schema(path, schema):
    command = [
        sys.executable,
        "-m",
        "check_jsonschema",
        "--builtin-schema",
        f"vendor.{schema}",
        path,
    ]

    found = subprocess.run(command, capture_output=True, text=True)

    assert found.returncode == 0, found.stdout


def test_the_workflows_give_away_nothing():
    zizmor = [
        Path(sys.executable).parent / "zizmor",
        "--offline",
        "--quiet",
        "--min-severity",
        "medium",
    ]

    found = subprocess.run([*zizmor, ROOT / ".github"], capture_output=True, text=True)

    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_and_every_job_ends(path):
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    uses = re.findall(r"uses: (?!\./)(\S+)(.*)", path.read_text(encoding="utf-8"))

    assert [
        name
        for name, note in uses
        if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", name) or "# v" not in note
    ] == []
    assert [
        name
        for name, job in workflow["jobs"].items()
        if "uses" not in job and "timeout-minutes" not in job
    ] == []


def test_the_targets_that_workflows_make_are_there():
    made = {
        word
        for path in WORKFLOWS
        for words in re.findall(r"run: make (.*)", path.read_text())
        for word in words.split()
    }
    targets = set(re.findall(r"^([\w./-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))

    assert made <= targets


def test_the_oldest_python_that_is_supported_is_tested():
    jobs = yaml.safe_load((ROOT / ".github/workflows/ci.yaml").read_text())["jobs"]

    assert f">={jobs['test']['strategy']['matrix']['python'][0]}" == PROJECT["requires-python"]


def test_the_citation_names_the_version_that_there_is():
    assert yaml.safe_load((ROOT / "CITATION.cff").read_text())["version"] == PROJECT["version"]


def test_a_release_has_the_notes_of_its_version():
    notes = runpy.run_path(str(ROOT / "tools/release_notes.py"))["notes"]
    changelog = (
        "# Changelog\n\n## Unreleased\n\n- b\n\n## 1.2.0 (2026-11-18)\n\n- a\n\n## 1.1.0\n\n- c\n"
    )

    assert notes("v1.2.0", "1.2.0", changelog) == "- a\n"
    with pytest.raises(ValueError, match=r"the tag is v1\.2\.1"):
        notes("v1.2.1", "1.2.0", changelog)
    with pytest.raises(ValueError, match=r"no section 1\.3\.0"):
        notes("v1.3.0", "1.3.0", changelog)
