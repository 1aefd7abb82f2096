"""`tenfold play` and `tenfold replay`: a game at the terminal, left and taken up again."""

import pytest

import tenfold as api

GAMES = api.games.names()


def test_a_move_is_played_by_number_or_by_text(tenfold):
    _, out, _ = tenfold("play", "africa", "--seed", 1, "--bot", "random", typed=["place 3", "1"])

    assert "you place" in out
    assert "on day 3" in out
    assert "on day 1" in out


def test_a_refused_move_says_why_and_the_game_goes_on(tenfold):
    _, out, _ = tenfold(
        "play", "africa", "--seed", 1, "--bot", "random", typed=["place 3", "place 3", "fly", "place 4"]
    )

    assert "day 3 is taken" in out
    assert "(T2.1)" in out
    assert "'fly' is not a move of 10 Days in Africa" in out
    assert "on day 4" in out


def test_why_help_hint_and_log_change_nothing(tenfold):
    _, out, _ = tenfold(
        "play",
        "africa",
        "--seed",
        1,
        "--bot",
        "random",
        typed=["why swap 1 2", "why place 1", "why?", "?", "hint", "log"],
    )

    assert "(T2.3)" in out
    assert "It is allowed." in out
    assert "the game waits for you" in out
    assert "to win" in out
    assert "you draw" in out


def test_a_game_that_was_left_goes_on_where_it_was(tenfold):
    tenfold("play", "africa", "days=5", "--seed", 1, "--bot", "random", typed=["place 3", "quit"])

    _, out, _ = tenfold("play", "africa", typed=["y", "log", "quit"])

    assert "A game of africa was left" in out
    assert "on day 3" in out
    assert "The game waits for you" in out


def test_a_game_that_was_left_can_be_dropped(tenfold):
    tenfold("play", "africa", "days=5", "--seed", 1, "--bot", "random", typed=["place 3", "quit"])

    _, out, _ = tenfold("play", "africa", "--seed", 2, "--bot", "random", typed=["n", "log", "quit"])

    assert "you place" not in out


def test_a_damaged_file_of_a_left_game_is_said(tenfold, tmp_path):
    tenfold("play", "africa", "--seed", 1, "--bot", "random", typed=["quit"])
    (tmp_path / "state" / "tenfold" / "africa.json").write_text("{nonsense")

    code, _, complained = tenfold("play", "africa")

    assert code == 2
    assert "africa.json is damaged" in complained


def test_a_move_is_taken_back_where_it_is_free(tenfold):
    first = ["place 1", "place 2", "place 3", "place 4", "place 5"]

    _, out, _ = tenfold(
        "play",
        "africa",
        "days=5",
        "first=0",
        "--seed",
        1,
        "--bot",
        "random",
        typed=[*first, "draw 1", "undo", "draw deck", "undo"],
    )

    assert "you take" in out
    assert "you have learned something since (M1.3)" in out


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played(tenfold, game):
    _, out, _ = tenfold("play", game, "--seed", 1, "--bot", "random", typed=["1"] * 2500)

    assert " won. Scores: " in out


def test_the_game_is_asked_for(tenfold):
    _, out, _ = tenfold("play", "--bot", "random", typed=["9", "chess", "usa", "quit"])

    assert "10 Days in the USA: setting up" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["africa", "days"], "'days' is not an option"),
        (["africa", "days=many"], "neither a number nor on or off"),
        (["africa", "days=6"], "days is one of 10, 5"),
        (["africa", "--seats", "9"], "2 to 4 seats, not 9"),
        (["africa", "--seat", "2"], "--seat is 0 to 1, not 2"),
        (["africa", "--bot", "hal"], "there is no bot 'hal'"),
    ],
)
def test_what_there_is_not_is_said_in_a_sentence(tenfold, arguments, said):
    code, _, complained = tenfold("play", *arguments)

    assert code == 2
    assert said in complained
    assert "Traceback" not in complained


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_shown_move_by_move_as_a_seat_saw_it(tenfold, tmp_path, game):
    match = api.start(game, seats=2, seed=1)
    for _ in range(12):
        seat = min(match.active)
        match.play(seat, match.legal(seat)[0])
    (tmp_path / "left.record").write_text(match.record)

    code, out, _ = tenfold("replay", tmp_path / "left.record", "--seat", 0)

    assert code == 0
    assert all(sentence in out for sentence in match.told(0))
    assert "The record ends before the game does." in out


def test_a_spectator_sees_no_rack(tenfold, tmp_path):
    (tmp_path / "left.record").write_text(api.start("africa", seats=2, seed=7).record)

    _, out, _ = tenfold("replay", tmp_path / "left.record")

    assert "Nigeria" not in out
    assert "NGA" not in out


def test_a_damaged_record_is_said_with_its_line(tenfold, tmp_path):
    (tmp_path / "bad.record").write_text(api.start("africa", seats=2, seed=7).record + "0 fly\n")

    code, _, complained = tenfold("replay", tmp_path / "bad.record")

    assert code == 2
    assert "line 12: 'fly' is not a move" in complained


def test_a_file_that_is_not_there_is_said(tenfold, tmp_path):
    code, _, complained = tenfold("replay", tmp_path / "none.record")

    assert code == 2
    assert "No such file" in complained
