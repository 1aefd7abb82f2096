"""Running events: results, resumed without loss, records, and what the command prints."""

import json
import sys

import pytest

import tenfold
from tenfold.arena.event import Event
from tenfold.arena.lines import BadResults
from tenfold.arena.run import run, run_compiled
from tenfold.arena.standing import standing
from tenfold.cli import main
from tenfold.errors import BadArgument, BadBot

BOTS = ("random", "greedy")


def event(*bots, game="tenzania", seats=2, games=6, seed=1):
    return Event(game, bots or BOTS, seats, games, seed, {})


def told(outcomes):
    """What does not depend on how quick the machine is."""
    return [
        (outcome.fixture, outcome.winners, outcome.scores, outcome.moves) for outcome in outcomes
    ]


def test_the_same_seed_gives_the_same_games():
    assert told(run(event(), cores=1)) == told(run(event(), cores=1))
    assert told(run(event(), cores=1)) != told(run(event(seed=2), cores=1))


def test_all_cores_play_the_same_games_as_one():
    assert told(run(event(), cores=2)) == told(run(event(), cores=1))


@pytest.mark.parametrize("game", tenfold.games.names())
def test_played_quickly_the_games_are_the_same(game):
    bots = ("random", "greedy", "greedy(slips=0.3)")

    assert told(run_compiled(event(*bots, game=game, games=2))) == told(
        run(event(*bots, game=game, games=2), cores=1)
    )


def test_only_bots_that_do_not_search_play_quickly():
    with pytest.raises(BadBot, match="cannot play quickly"):
        run_compiled(event("random", "search(playouts=10)"))


class Enough(Exception):
    """Stands for a person who interrupts."""


def test_what_is_interrupted_goes_on_without_loss(tmp_path):
    out, seen = tmp_path / "results.jsonl", []

    def interrupt(done, all_):
        if done == 3:
            raise Enough

    with pytest.raises(Enough):
        run(event(), out=out, cores=1, watch=interrupt)
    resumed = run(event(), out=out, cores=1, watch=lambda done, all_: seen.append(done))

    assert seen == [3, 4, 5, 6]
    assert told(resumed) == told(run(event(), cores=1))


def test_a_line_that_was_cut_off_is_played_again(tmp_path):
    out = tmp_path / "results.jsonl"
    whole = run(event(), out=out, cores=1)
    out.write_text(out.read_text()[:-20])

    assert told(run(event(), out=out, cores=1)) == told(whole)
    assert len(out.read_text().splitlines()) == 7


def test_more_games_of_the_same_event_are_added(tmp_path):
    out = tmp_path / "results.jsonl"
    few = run(event(), out=out, cores=1)

    assert told(run(event(games=8), out=out, cores=1))[:6] == told(few)


def test_results_of_another_event_are_left_alone(tmp_path):
    out = tmp_path / "results.jsonl"
    run(event(), out=out, cores=1)
    before = out.read_bytes()

    with pytest.raises(BadResults, match="another event"):
        run(event(seed=2), out=out, cores=1)
    assert out.read_bytes() == before


def test_a_file_that_holds_no_results_is_left_alone(tmp_path):
    out = tmp_path / "diary.txt"
    out.write_text("Dear diary\n")

    with pytest.raises(BadResults, match="is not JSON"):
        run(event(), out=out, cores=1)
    assert out.read_text() == "Dear diary\n"


def test_every_record_is_kept_and_replays(tmp_path):
    outcomes = run(event(games=2), records=tmp_path, cores=1)
    results = [tenfold.replay(path.read_text()).result for path in sorted(tmp_path.iterdir())]

    assert [result.scores for result in results] == [outcome.scores for outcome in outcomes]


def test_a_bot_that_breaks_the_rules_is_named(tmp_path):
    path = tmp_path / "bot.py"
    path.write_text("print('nonsense')")

    with pytest.raises(BadBot, match="answered 'nonsense'"):
        run(event("random", f'program("python3 {path}")'), cores=1)


def test_shared_wins_are_shared():
    found = standing(
        event(game="africa", games=2),
        run(event("random", "random", game="africa", games=2), cores=1),
    )

    assert found["ties"] == 2
    assert found["bots"]["random"]["wins"] == 1


def test_the_command_prints_one_object_last(capsys):
    status = main(
        [
            "arena",
            "tenzania",
            *BOTS,
            "--games",
            "10",
            "--seats",
            "2",
            "--seed",
            "1",
            "--cores",
            "1",
            "--json",
        ]
    )
    found = json.loads(capsys.readouterr().out.splitlines()[-1])

    assert status == 0
    assert list(found["bots"]) == list(BOTS)
    assert sum(bot["wins"] for bot in found["bots"].values()) == 10
    for bot in found["bots"].values():
        assert bot["games"] == 10
        assert bot["win_rate"] == bot["wins"] / 10
        assert bot["interval"][0] <= bot["win_rate"] <= bot["interval"][1]
        assert bot["seconds"]["mean"] > 0
        assert bot["seconds"]["p95"] > 0


def test_the_command_prints_a_table_of_a_league(capsys):
    main(["arena", "tenzania", *BOTS, "easy", "--games", "2", "--cores", "1"])
    lines = capsys.readouterr().out.splitlines()

    assert [line.split()[0] for line in lines] == ["bot", "random", "greedy", "easy", "6"]


def test_the_command_says_in_a_sentence_what_is_wrong(capsys):
    assert main(["arena", "tenzania", "random", "gredy"]) == 2
    assert capsys.readouterr().err.startswith("tenfold: there is no bot 'gredy'")


def test_fewer_than_one_core_is_refused():
    with pytest.raises(BadArgument, match="one core or more, not 0"):
        run(event(), cores=0)


def test_the_command_says_why_it_plays_more_games_than_asked(capsys):
    main(["arena", "tenzania", "random", "random", "--games", "3", "--cores", "1"])
    last = capsys.readouterr().out.splitlines()[-1]

    assert (
        last
        == "4 games a table instead of 3: every deal is met 2 times, once with each rotation of "
        "the bots"
    )


def test_the_command_says_that_ratings_need_an_extra(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "choix", None)
    main(["arena", "tenzania", "random", "random", "random", "--games", "2", "--cores", "1"])
    last = capsys.readouterr().out.splitlines()[-1]

    assert last == "no ratings: they need the extra arena, as in pip install 'tenfold[arena]'"
