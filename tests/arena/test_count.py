"""Counting events of any size: the standing of the games themselves, resumed after a kill, and how
long it takes.
"""

import json
import signal
import subprocess
import sys
import time

import pytest

from tenfold.arena import count as counting
from tenfold.arena.count import count
from tenfold.arena.event import Event
from tenfold.arena.lines import BadResults
from tenfold.arena.run import run
from tenfold.arena.standing import of_tallies, standing
from tenfold.cli.study.arena import Progress, duration

BOTS = ("random", "greedy", "greedy(slips=0.3)")


def event(games=40, seed=1, bots=BOTS):
    return Event("tenzania", bots, 2, games, seed, {})


def timeless(found):
    """A standing without what depends on how quick the machine is."""
    bots = {name: {**bot, "seconds": None, "moves": 0} for name, bot in found["bots"].items()}
    return {**found, "bots": bots}


def test_tallies_give_the_standing_of_the_games_themselves():
    assert of_tallies(event(), count(event(), cores=1)) == timeless(
        standing(event(), run(event(), cores=1))
    )


def test_larger_pieces_give_the_same_wins_and_intervals(monkeypatch):
    alone = of_tallies(event(bots=BOTS[:2]), count(event(bots=BOTS[:2]), cores=1))
    monkeypatch.setattr(counting, "FEWEST", 3)

    assert of_tallies(event(bots=BOTS[:2]), count(event(bots=BOTS[:2]), cores=1)) == alone
    assert len(count(event(bots=BOTS[:2]), cores=1)) == 4


def test_all_cores_count_the_same_as_one():
    assert of_tallies(event(), count(event(), cores=2)) == of_tallies(
        event(), count(event(), cores=1)
    )


def test_what_is_counted_is_not_played_again(tmp_path):
    out, seen = tmp_path / "tallies.jsonl", []
    first = count(event(), out=out, cores=1)
    again = count(event(), out=out, cores=1, watch=lambda done, all_: seen.append((done, all_)))

    assert seen == [(120, 120)]
    assert of_tallies(event(), again) == of_tallies(event(), first)


def test_more_games_of_the_same_event_are_added(tmp_path):
    out = tmp_path / "tallies.jsonl"
    count(event(games=10), out=out, cores=1)

    assert of_tallies(event(), count(event(), out=out, cores=1)) == of_tallies(
        event(), count(event(), cores=1)
    )


def test_a_piece_that_was_cut_short_is_counted_anew(tmp_path, monkeypatch):
    monkeypatch.setattr(counting, "FEWEST", 1)
    monkeypatch.setattr(counting, "MOST", 4)
    out, more = tmp_path / "tallies.jsonl", event(bots=BOTS[:2])
    count(event(games=10, bots=BOTS[:2]), out=out, cores=1)

    assert of_tallies(more, count(more, out=out, cores=1)) == of_tallies(more, count(more, cores=1))


def test_results_of_another_event_are_left_alone(tmp_path):
    out = tmp_path / "tallies.jsonl"
    count(event(games=4), out=out, cores=1)
    before = out.read_bytes()

    with pytest.raises(BadResults, match="another event"):
        count(event(games=4, seed=2), out=out, cores=1)
    with pytest.raises(BadResults, match="another event"):
        run(event(games=4), out=out, cores=1)
    assert out.read_bytes() == before


def test_after_a_kill_nothing_is_lost_or_counted_twice(tmp_path):
    out = tmp_path / "tallies.jsonl"
    command = [
        "arena",
        "tenzania",
        *BOTS[:2],
        "--games",
        "4000",
        "--quick",
        "--cores",
        "1",
        "--seed",
        "1",
    ]
    command += ["--out", str(out)]
    playing = subprocess.Popen(
        [sys.executable, "-m", "tenfold.cli", *command], stdout=subprocess.DEVNULL
    )
    while not out.exists() or len(out.read_text().splitlines()) < 3:
        assert playing.poll() is None
        time.sleep(0.02)
    playing.send_signal(signal.SIGKILL)
    playing.wait()
    kept = {json.loads(line)["first"] for line in out.read_text().splitlines()[1:-1]}
    few = event(games=4000, bots=BOTS[:2])
    seen = []
    found = count(few, out=out, cores=1, watch=lambda done, all_: seen.append(done))

    assert seen[0] >= 2 * len(kept) > 0
    assert of_tallies(few, found)["games"] == 4000
    assert of_tallies(few, found) == of_tallies(few, count(few, cores=1))


def test_it_is_said_how_long_the_rest_will_take(capsys, monkeypatch):
    clock = iter([0, 0, 500, 510])
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    progress = Progress(is_watched=True)
    progress(0, 10_000_000)
    progress(1_000, 10_000_000)
    progress(11_000, 10_000_000)

    assert "11,000 of 10,000,000 games, 2 h 46 min left" in capsys.readouterr().err


@pytest.mark.parametrize(("seconds", "said"), [(5, "5 s"), (61, "1 min 1 s"), (7260, "2 h 1 min")])
def test_times_are_said_for_people(seconds, said):
    assert duration(seconds) == said
