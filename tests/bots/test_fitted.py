"""Fitted numbers: files that are read into records and written back, and the fit that finds them
again.
"""

import json
import shutil
from dataclasses import replace

import pytest

from tenfold import games
from tenfold.arena import fit
from tenfold.bots import fitted, judgement
from tenfold.cli import main
from tenfold.errors import BadData

every_family = pytest.mark.parametrize("game", ["africa", "tickets", "tenzania"])


def module(game):
    return judgement.load(games.get(game)).module


@every_family
def test_a_file_that_is_written_reads_as_it_was(game, tmp_path):
    path = tmp_path / "fitted.toml"
    shutil.copy(module(game).FILE, path)
    how = fitted.Fit(7, 1000, 0.53, "the share of wins")

    fitted.write(path, module(game).NUMBERS, how)

    assert fitted.numbers(path, module(game).Numbers).tobytes() == module(game).NUMBERS.tobytes()
    assert fitted.lookahead(path) == module(game).LOOKAHEAD
    assert fitted.fit(path) == how


@every_family
def test_what_is_changed_is_written_and_comments_stay(game, tmp_path):
    path = tmp_path / "fitted.toml"
    shutil.copy(module(game).FILE, path)
    numbers = fitted.numbers(path, module(game).Numbers)
    name = fitted.sections(module(game).Numbers)["evaluate"][0]
    setattr(numbers, name, 0.125)

    fitted.write(path, numbers, fitted.fit(path))

    assert getattr(fitted.numbers(path, module(game).Numbers), name) == 0.125
    assert path.read_text().startswith("# The numbers of the judgement of ")


def test_all_that_is_wrong_with_a_file_is_told_at_once(tmp_path):
    path = tmp_path / "fitted.toml"
    text = module("tenzania").FILE.read_text()
    path.write_text(
        text.replace("growth = 1.85\n", "").replace("held = 0.8", "held = [0.8, 1]\nhold = 1")
    )

    with pytest.raises(BadData) as fault:
        fitted.numbers(path, module("tenzania").Numbers)

    assert list(fault.value.problems) == [
        "greedy: growth is missing",
        "evaluate: unknown number hold",
        "evaluate: held is [0.8, 1], of another shape",
    ]


def run(folder, *more):
    """Fit Tenzania a little; the exit code, and the file of numbers."""
    path = folder / "fitted.toml"
    if not path.exists():
        shutil.copy(module("tenzania").FILE, path)
    given = [
        "fit",
        "tenzania",
        "--games",
        "8",
        "--seed",
        "3",
        "--keep",
        str(folder / "fit.json"),
        "--out",
        str(path),
    ]
    return main([*given, *more]), path


@pytest.mark.long
def test_a_fit_goes_on_from_where_it_was_interrupted(tmp_path):
    whole = list(
        fit.fit(
            fit.Task("tenzania", 2, 8, 3, 3), tmp_path / "whole.json", lambda progress, told: None
        )
    )
    task = fit.Task("tenzania", 2, 8, 1, 3)
    list(fit.fit(task, tmp_path / "parts.json", lambda progress, told: None))

    rest = list(
        fit.fit(
            fit.Task("tenzania", 2, 8, 3, 3), tmp_path / "parts.json", lambda progress, told: None
        )
    )

    assert [progress.rounds for progress in rest] == [2, 3]
    assert rest[-1] == whole[-1]


@pytest.mark.long
def test_a_fit_says_what_came_of_it_and_leaves_a_file_that_reads(tmp_path, capsys):
    code, path = run(tmp_path, "--rounds", "2")

    assert code == 0
    assert "against the numbers before" in capsys.readouterr().out
    assert fitted.numbers(path, module("tenzania").Numbers).mover.shape == (2, 10)
    assert not (tmp_path / "fit.json").exists()


@pytest.mark.long
def test_a_fit_without_a_file_leaves_the_package_as_it_is(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    before = module("tenzania").FILE.read_bytes()

    code = main(["fit", "tenzania", "--games", "8", "--seed", "3", "--rounds", "1"])

    assert code == 0
    assert "fitted-tenzania.toml" in capsys.readouterr().out
    assert module("tenzania").FILE.read_bytes() == before
    assert fitted.fit(tmp_path / "fitted-tenzania.toml").seed == 3


def begun(**found):
    """A fit of Tenzania that has found some other numbers, in no games."""
    numbers = module("tenzania").NUMBERS
    before = {name: float(getattr(numbers, name)) for name in found}
    return fit.Progress(fit.Task("tenzania", 2, 8, 1, 3), before, found, 1)


@pytest.mark.long
def test_numbers_that_hardly_judge_otherwise_stay(tmp_path):
    _, path = run(tmp_path, "--rounds", "1")
    held = float(module("tenzania").NUMBERS.held)

    how, is_better = fit.finish(begun(held=held * 1.001), path)

    assert not is_better
    assert "those of evaluate stay" in how.of
    assert float(fitted.numbers(path, module("tenzania").Numbers).held) == pytest.approx(held)


@pytest.mark.long
def test_numbers_that_judge_clearly_better_are_kept_though_play_is_the_same(tmp_path):
    _, path = run(tmp_path, "--rounds", "1")
    good = begun(held=float(module("tenzania").NUMBERS.held))
    bad = replace(good, begun={"held": 20.0})

    how, is_better = fit.finish(bad, path)

    assert is_better
    assert how.score == 0.5
    assert "those of greedy stay" in how.of
    assert "those of evaluate are new" in how.of


@pytest.mark.long
def test_a_fit_does_not_go_on_from_another(tmp_path):
    keep = tmp_path / "fit.json"
    list(fit.fit(fit.Task("tenzania", 2, 8, 1, 3), keep, lambda progress, told: None))

    with pytest.raises(BadData, match="another fit"):
        list(fit.fit(fit.Task("tenzania", 2, 8, 1, 4), keep, lambda progress, told: None))
    assert json.loads(keep.read_text())["rounds"] == 1
