"""`tenfold check` and `tenfold bench`."""

import json

from tenfold import games


def test_our_own_data_is_sound(tenfold):
    code, out, _ = tenfold("check")

    assert code == 0
    assert out.splitlines() == [f"{path.name}: sound" for path in games.data_files()]


def test_every_fault_is_named_at_once_with_its_place(tenfold, tmp_path):
    text = games.data_files()[0].read_text()
    faulty = text.replace('colour = "orange"', 'colour = "mauve"', 1).replace(
        "automobiles = 5", 'automobiles = "many"\nhats = 1'
    )
    (tmp_path / "faulty.toml").write_text(faulty)

    code, out, _ = tenfold("check", tmp_path / "faulty.toml")

    assert code == 1
    assert out.splitlines()[0] == "faulty.toml:"
    assert (
        "  places[0] (DZA): colour 'mauve' is not one of blue, green, orange, pink, yellow, purple"
        in out
    )
    assert "  automobiles is 'many', not a whole number" in out
    assert "  unknown key 'hats'" in out


def test_a_file_that_is_not_there_is_a_fault(tenfold, tmp_path):
    code, out, _ = tenfold("check", tmp_path / "none.toml")

    assert code == 1
    assert "No such file" in out


def test_the_engine_is_measured_as_json(tenfold):
    _, out, _ = tenfold("bench", "engine", "--seconds", 0.01, "--json")

    figures = json.loads(out)

    assert list(figures) == list(games.names())
    assert all(
        figure["moves_per_s"] > 0 and figure["games_per_s"] > 0 for figure in figures.values()
    )
    assert all("ratio_open_spiel_gin_rummy" in figure for figure in figures.values())


def test_a_file_says_whose_it_is(tenfold, tmp_path):
    (tmp_path / "mine.toml").write_text('name = "Mine"\n')

    code, out, _ = tenfold("check", tmp_path / "mine.toml")

    assert code == 1
    assert "family is '', not one of tendays, tickets: it says whose file this is" in out
