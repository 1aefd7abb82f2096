"""Streams that are closed, or that nobody reads: no tracebacks, and no game is lost."""

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios

import pytest

import tenfold as api


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_no_traceback(program, closed):
    code, _, complained = program(f"echo quit | tenfold play tenzania --bot random {closed}")

    assert code == 0
    assert complained == ""


def test_who_reads_one_line_only_is_not_complained_at(program, tmp_path):
    match = api.start("tenzania", seats=2, seed=1)
    (tmp_path / "left.record").write_text(match.record)

    _, out, complained = program(f"tenfold replay {tmp_path}/left.record | head -1")

    assert out == "\n"
    assert complained == ""


class Person:
    """Somebody at a terminal of their own."""

    def __init__(self, *arguments):
        self.mine, theirs = pty.openpty()
        self.seen = ""
        environment = {**os.environ, "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
        for size in (
            "COLUMNS",
            "LINES",
        ):  # readline sets them in the tests' process: they hide the terminal's size
            environment.pop(size, None)
        command = [sys.executable, "-m", "tenfold.cli", *arguments]
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
        )
        os.close(theirs)

    def reads(self, text):
        """Reads until the text is there; True where it comes."""
        before = len(self.seen)
        while text not in self.seen[before:]:
            try:
                self.seen += os.read(self.mine, 4096).decode()
            except OSError:
                return text in self.seen[before:]
        return True

    def resizes(self, columns):
        """Makes the terminal so wide."""
        fcntl.ioctl(self.mine, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))

    def types(self, keys):
        """Types keys."""
        os.write(self.mine, keys.encode())


@pytest.fixture
def person():
    """Sits somebody down at a terminal."""
    people = []

    def sit(*arguments):
        people.append(Person(*arguments))
        return people[-1]

    yield sit
    for one in people:
        one.process.kill()
        one.process.wait()
        os.close(one.mine)


def test_arrow_keys_edit_and_history_comes_back(person):
    one = person("play", "tenzania", "first=0", "--seed", "3", "--bot", "random")
    assert one.reads("Which card?")
    one.types("wy 9\x1b[D\x1b[D\x1b[Dh\r")
    assert one.reads("(Z3.3)")
    one.types("\x1b[A\r")
    assert one.reads("(Z3.3)")


def test_control_c_says_that_the_game_is_kept(person):
    one = person("play", "tenzania", "--bot", "random")
    assert one.reads("Which card?")
    one.types("\x03")

    assert one.reads("The game is saved")
    assert one.process.wait(20) == 128 + signal.SIGINT


def test_control_d_at_the_table_leaves_it(person):
    one = person("play", "tenzania", "--bot", "random")
    assert one.reads("Which card?")
    one.types("\x04")

    assert one.reads("The game is saved")
    assert one.process.wait(20) == 0


WHOLE = "As long as the value is less than 10, nobody takes the table."


def test_a_terminal_that_is_resized_is_drawn_as_wide_as_it_is(person):
    one = person("play", "tenzania", "--bot", "random", "--language", "en")
    one.resizes(100)
    assert one.reads("Which card?")
    one.types("rules Z5.3\r")
    assert one.reads("takes the table.")
    assert WHOLE in one.seen
    one.resizes(40)
    before = len(one.seen)
    one.types("rules Z5.3\r")
    assert one.reads("table.")

    assert WHOLE not in one.seen[before:]


COLOUR = re.compile(r"\x1b\[[\d;]*\b(3[0-7]|9[0-7]|38;[25];[\d;]+)m")


@pytest.mark.parametrize(("arguments", "is_coloured"), [((), True), (("--no-color",), False)])
def test_colours_are_left_out_where_nobody_wants_them(person, monkeypatch, arguments, is_coloured):
    monkeypatch.delenv("NO_COLOR", raising=False)
    one = person("play", "africa", "--bot", "random", "--language", "en", *arguments)
    assert one.reads("Which day?")
    one.types("borders Kenya\r")
    assert one.reads("by airplane")

    assert bool(COLOUR.search(one.seen)) == is_coloured
