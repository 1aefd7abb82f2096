"""`tenfold compile`: it says what is compiled, and how far it is."""

from tenfold.cli import compile


def test_how_far_all_are_is_told(tenfold, monkeypatch):
    monkeypatch.setattr(compile, "_compile_beside", lambda name, progress: progress.tell(f"{name}: rules 1.0 s") or 0)
    _, out, _ = tenfold("compile")
    said = out.splitlines()

    assert [line.partition("] ")[0] for line in said[:3]] == ["[1 of 12", "[2 of 12", "[3 of 12"]
    assert said[3].startswith("all in 0.0 s, kept in ")
