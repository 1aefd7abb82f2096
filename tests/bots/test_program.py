"""Programs that answer in bytes that are no text, or stop talking without ending: reported, and
never waited for.
"""

import sys

import pytest

import tenfold
from tenfold import bots
from tenfold.errors import BadBot


def answer(tmp_path, code):
    """What is said of a program with that code, when it is to move."""
    path = tmp_path / "bot.py"
    path.write_text(code)
    match = tenfold.start("tenzania", seats=2, seed=5, first=0)
    with pytest.raises(BadBot) as refused:
        bots.get(f'program("{sys.executable} {path}", seconds=5)').move(match.seen(0), 1)
    return str(refused.value)


def test_bytes_that_are_no_text_are_reported(tmp_path):
    code = (
        "import sys, "
        "time\nsys.stdout.buffer.write(b'\\xff\\xfe\\n')\nsys.stdout.flush()\ntime.sleep(60)"
    )

    assert "answered '��', not" in answer(tmp_path, code)


def test_a_program_that_closes_its_output_and_runs_on_is_reported(tmp_path):
    code = "import os, time\nos.close(1)\ntime.sleep(60)"

    assert "closed its output instead of answering" in answer(tmp_path, code)


def test_a_command_line_that_cannot_be_split_is_reported():
    with pytest.raises(BadBot, match="No closing quotation"):
        bots.get("program('python3 \"bot.py')")
