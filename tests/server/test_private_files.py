"""Files that hold secrets are read by their owner alone."""

import os
import stat
import subprocess
import sys

import pytest

from tests.server.living import Person, here


@pytest.fixture(autouse=True)
def _usual_umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder):
    """The modes of the files in a folder, by their names."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_the_database_and_what_lies_beside_it_are_private(tmp_path):
    with here(database=str(tmp_path / "tables.db")) as url:
        Person(url)
        found = modes(tmp_path)

    assert found == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}


def test_a_database_that_others_could_read_becomes_private(tmp_path):
    database = tmp_path / "tables.db"
    with here(database=str(database)):
        pass
    database.chmod(0o644)

    with here(database=str(database)) as url:
        Person(url)
        found = modes(tmp_path)

    assert set(found.values()) == {0o600}


def test_a_backup_is_private(tmp_path):
    with here(database=str(tmp_path / "tables.db")):
        pass
    command = [sys.executable, "-m", "tenfold.cli", "backup", str(tmp_path / "copy.db")]

    subprocess.run(
        [*command, "--database", str(tmp_path / "tables.db")], check=True, capture_output=True
    )

    assert modes(tmp_path)["copy.db"] == 0o600
