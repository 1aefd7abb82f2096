"""`tenfold compile`: it says what is compiled, how far it is, and how long the rest takes."""

import io

import pytest

from tenfold.cli.develop import compile
from tenfold.kernel import cache, progress
from tenfold.kernel.progress import PARTS, Line, Progress


@pytest.fixture
def marks(monkeypatch):
    """What is compiled, in place of the marks on the disk."""
    found = set()
    monkeypatch.setattr(cache, "is_compiled", found.__contains__)
    return found


@pytest.fixture
def clock(monkeypatch):
    """A clock that stands until it is set."""
    now = [0.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    return now


def test_how_far_all_are_is_told(tenfold, monkeypatch, marks):
    monkeypatch.setattr(
        compile,
        "_compile_beside",
        lambda name, progress: progress.tell(f"{name}: rules 1.0 s") or 0,
    )
    _, out, _ = tenfold("compile")
    said = out.splitlines()

    assert said[0].startswith("compiling 12 parts, about ")
    assert [line.partition("] ")[0] for line in said[1:4]] == ["[1 of 12", "[2 of 12", "[3 of 12"]
    assert all(line.endswith(" s left") for line in said[1:4])
    assert said[4].startswith("all in ")


def test_what_is_compiled_already_takes_no_time(tenfold, monkeypatch):
    monkeypatch.setattr(cache, "is_compiled", lambda what: True)
    monkeypatch.setattr(
        compile,
        "_compile_beside",
        lambda name, progress: progress.tell(f"{name}: rules 0.0 s") or 0,
    )
    _, out, _ = tenfold("compile", "tenzania")

    assert out.splitlines()[0] == "[1 of 4] tenzania: rules 0.0 s"


def test_the_time_left_goes_by_how_long_the_parts_before_took(marks, clock):
    watched = Progress(["tenzania"])
    before = watched.figures()
    clock[0] = 2 * progress.seconds(PARTS[0], "tenzania")
    marks.add(f"{PARTS[0]} tenzania")
    after = watched.figures()

    assert before == (0, 4, sum(progress.SECONDS["tenzania"]))
    assert after == (1, 4, 2 * sum(progress.SECONDS["tenzania"][1:]))
    assert str(after) == f"1 of 4 parts, about {after.seconds} s left"


def test_a_part_that_is_late_does_not_count_down_to_nothing(marks, clock):
    watched = Progress(["tenzania"])
    whole = watched.figures().seconds
    clock[0] = 10.0 * whole

    assert watched.figures() == (0, 4, whole / 2)


def test_all_parts_done_leave_nothing(marks, clock):
    watched = Progress(["tenzania", "tendays"])
    marks.update(f"{part} {family}" for part in PARTS for family in ("tenzania", "tendays"))

    assert watched.figures() == (8, 8, 0)


class Screen(io.StringIO):
    """A stream that somebody looks at."""

    def isatty(self):
        return True


def test_a_person_sees_one_line_that_changes():
    screen = Screen()
    line = Line(screen)
    for text in ("1 of 4", "1 of 4", "2 of 4"):
        line.show(text)
    line.end("done")

    assert screen.getvalue() == "\r1 of 4\r2 of 4\rdone  \n"


def test_a_log_has_the_first_and_the_last_line_alone():
    log = io.StringIO()
    line = Line(log)
    for text in ("1 of 4", "2 of 4"):
        line.show(text)
    line.end("done")
    line.end("again")

    assert [text.rstrip() for text in log.getvalue().splitlines()] == ["1 of 4", "done"]
