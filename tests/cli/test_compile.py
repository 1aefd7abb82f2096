"""`tenfold compile`: it says what is compiled, and how far it is."""

from tenfold.cli import compile


def test_each_step_is_told_with_how_far_it_is(tenfold, monkeypatch):
    monkeypatch.setattr(compile, "_steps", lambda: [("africa: rules", lambda: None), ("usa: rules", lambda: None)])
    _, out, _ = tenfold("compile")

    assert [line.rpartition(" ... ")[0] for line in out.splitlines()[:2]] == [
        "[1 of 2] africa: rules",
        "[2 of 2] usa: rules",
    ]
    assert out.splitlines()[2].startswith("all in 0.0 s, kept in ")
