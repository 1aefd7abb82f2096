"""`tenfold replay`: a record as a seat saw it."""

import pytest

import tenfold as api


@pytest.mark.parametrize("game", api.games.names())
def test_a_record_is_shown_move_by_move_as_a_seat_saw_it(tenfold, tmp_path, game):
    match = api.start(game, seats=2, seed=1)
    for _ in range(12):
        seat = min(match.active)
        match.play(seat, match.legal(seat)[0])
    (tmp_path / "left.record").write_text(match.record)

    code, out, _ = tenfold("replay", tmp_path / "left.record", "--seat", 0)
    said = " ".join(out.split())

    assert code == 0
    assert [sentence for sentence in match.told(0) if sentence not in said] == []
    assert "The saved game ends before the game is over." in out


def test_a_record_that_is_over_ends_with_the_score_sheet(tenfold, tmp_path):
    match = api.position(
        "tenzania",
        {"hands": [[1], []], "table": [9], "value": 9, "turn": 0, "won": [0, 48]},
        seats=2,
    )
    match.play(0, "play 1 = 10")
    (tmp_path / "over.record").write_text(match.record)

    _, out, _ = tenfold("replay", tmp_path / "over.record")

    assert out.splitlines()[-4:] == ["  player  1   2", "  points  2  48", "", "Won by player 2."]


def test_who_has_won_is_told_so(tenfold, tmp_path):
    match = api.position(
        "tenzania",
        {"hands": [[1], []], "table": [9], "value": 9, "turn": 0, "won": [48, 0]},
        seats=2,
    )
    match.play(0, "play 1 = 10")
    (tmp_path / "over.record").write_text(match.record)

    _, out, _ = tenfold("replay", tmp_path / "over.record", "--seat", "0")

    assert "  The game is over: you have won\n" in out
    assert out.splitlines()[-4:] == ["  player  you  2", "  points   50  0", "", "You have won!"]


def test_a_seat_sees_how_its_days_connect_after_every_move(tenfold, tmp_path):
    racks = [["EGY", "car", "SDN", "ERI", "AGO"], ["NGA", "NER", "MLI", "DZA", "TUN"]]
    match = api.position("africa", {"racks": racks, "turn": 0}, seats=2, seed=1, days=5)
    match.play(0, "swap 1 3")
    (tmp_path / "left.record").write_text(match.record)

    _, out, _ = tenfold("replay", tmp_path / "left.record", "--seat", "0")

    assert "by car" in out
    assert "not connected (T4.1)" in out


def test_a_record_is_told_in_french(tenfold, tmp_path):
    (tmp_path / "left.record").write_text(api.start("tenzania", seats=2, seed=7).record)

    _, out, _ = tenfold("replay", tmp_path / "left.record", "--language", "fr")

    assert "Le joueur 1 pioche une carte" in out
    assert "La partie enregistrée s’arrête avant la fin." in out


def test_a_spectator_sees_no_rack(tenfold, tmp_path):
    (tmp_path / "left.record").write_text(api.start("africa", seats=2, seed=7).record)

    _, out, _ = tenfold("replay", tmp_path / "left.record")

    assert "Nigeria" not in out


def test_a_damaged_record_is_said_with_its_line(tenfold, tmp_path):
    (tmp_path / "bad.record").write_text(api.start("africa", seats=2, seed=7).record + "0 fly\n")

    code, _, complained = tenfold("replay", tmp_path / "bad.record")

    assert code == 2
    assert "line 12: 'fly' is not a move" in complained


def test_bytes_that_are_no_text_are_said_to_be_no_record(tenfold, tmp_path):
    (tmp_path / "bytes.record").write_bytes(bytes(range(256)))

    code, _, complained = tenfold("replay", tmp_path / "bytes.record")

    assert code == 2
    assert complained == "tenfold: line 1: not a record: it is not text\n"


def test_a_file_that_is_not_there_is_said(tenfold, tmp_path):
    code, _, complained = tenfold("replay", tmp_path / "none.record")

    assert code == 2
    assert "No such file" in complained
