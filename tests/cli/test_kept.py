"""Kept games: gone on with, told from those that cannot be, and never lost."""

import json

import tenfold as api

BEGIN = ("play", "africa", "--seed", 1, "--bot", "random")


def test_a_game_that_was_left_goes_on_where_it_was(tenfold):
    tenfold(*BEGIN, "days=5", typed=["3", "quit"])

    _, out, _ = tenfold("play", "africa", typed=["y", "log", "quit"])

    assert "Resume your saved game? [Y/n]" in out
    assert "on day 3" in out
    assert "The game is saved in" in out


def test_what_is_not_gone_on_with_stays_as_a_record(tenfold, home):
    tenfold(*BEGIN, typed=["3", "quit"])

    _, out, _ = tenfold(*BEGIN, typed=["n", "log", "quit"])
    (record,) = home.glob("records/africa-*.record")

    assert "You place" not in out
    assert api.replay(record.read_text()).lines[-1] != ""


def test_begun_anew_the_old_game_stays_as_a_record(tenfold, home):
    tenfold(*BEGIN, typed=["3", "quit"])
    tenfold(*BEGIN, "--new", typed=["quit"])

    assert len(list(home.glob("records/africa-*.record"))) == 1


def test_the_end_of_the_input_is_not_yes(tenfold, home):
    tenfold(*BEGIN, typed=["3", "quit"])
    before = (home / "africa.json").read_text()

    code, out, _ = tenfold("play", "africa")

    assert code == 0
    assert "setting up" not in out
    assert "The game is saved in" in out
    assert (home / "africa.json").read_text() == before


def test_a_damaged_game_is_said_and_does_not_block_the_game(tenfold, home):
    tenfold(*BEGIN, typed=["quit"])
    (home / "africa.json").write_text("{nonsense")

    code, out, _ = tenfold(*BEGIN, typed=["quit"])

    assert code == 0
    assert "A saved game was found but cannot be resumed" in out
    assert "10 Days in Africa · setting up" in out
    assert (home / "africa.unusable.json").read_text() == "{nonsense"


def test_a_game_by_another_version_of_the_rules_is_said(tenfold, home):
    tenfold(*BEGIN, typed=["quit"])
    kept = json.loads((home / "africa.json").read_text())
    (home / "africa.json").write_text(
        json.dumps({**kept, "record": kept["record"].replace("rules: 1", "rules: 99")})
    )

    _, out, _ = tenfold(*BEGIN, typed=["quit"])

    assert "line 3: the record goes by version 99 of the rules" in " ".join(out.split())


def test_other_options_than_the_kept_games_are_not_ignored(tenfold):
    tenfold(*BEGIN, "days=5", typed=["3", "quit"])

    _, out, _ = tenfold(
        "play", "africa", "days=10", "--seats", 3, "--bot", "easy", typed=["", "quit"]
    )

    assert "different settings: days=5, --players 2, --bot random" in " ".join(out.split())
    assert "The saved game was moved to" in out


def test_the_same_options_as_the_kept_games_are_no_other(tenfold):
    tenfold(*BEGIN, "days=5", typed=["3", "quit"])

    _, out, _ = tenfold(
        "play", "africa", "days=5", "--seats", 2, "--bot", "random", typed=["", "log", "quit"]
    )

    assert "on day 3" in out


def test_in_the_menu_a_game_that_waits_is_marked(tenfold):
    tenfold("play", "usa", "--bot", "random", typed=["quit"])

    _, out, _ = tenfold("play", typed=["q"])

    assert "10 Days in the USA  (saved game)" in out
