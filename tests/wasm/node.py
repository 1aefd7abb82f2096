"""Runs a script with the modules in Node."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tenfold.wasm import modules

HERE = Path(__file__).parent
NEEDS_NODE = pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node")


def lines(script, family, given):
    """The lines that a script prints when it is given something as JSON."""
    folder = modules.built([family])[family]
    command = ["node", str(HERE / script), str(folder), family]
    done = subprocess.run(
        command, input=json.dumps(given), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
