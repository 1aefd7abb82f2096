"""What is given to commands and cannot be: a sentence each time, no traceback, and nothing is
changed.
"""

import pytest

NOISE = bytes(range(256)) * 4


@pytest.fixture
def noise(tmp_path):
    """A file of bytes that are no text."""
    path = tmp_path / "noise"
    path.write_bytes(NOISE)
    return path


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["replay", "noise"], "not a record: it is not text"),
        (["verify", "noise"], "not a record: it is not text"),
        (
            ["arena", "tenzania", "random", "greedy", "--out", "noise"],
            "holds no results: it is not text",
        ),
        (
            ["arena", "tenzania", "random", "greedy", "--quick", "--out", "noise"],
            "holds no results: it is not text",
        ),
        (
            ["arena", "tenzania", "random", "greedy", "--cores", "0"],
            "plays on one core or more, not 0",
        ),
        (
            ["arena", "tenzania", "random", "greedy", "--games", "0"],
            "plays one game or more, not 0",
        ),
        (["fit", "tenzania", "--rounds", "0"], "a fit has one round or more, not 0"),
        (["serve", "--port", "65536"], "a port is 0 to 65535, not 65536"),
        (
            ["serve", "--port", "0", "--database", "noise"],
            "the database cannot be opened: file is not a database",
        ),
        (["serve", "--port", "0", "--database", "noise/no"], "the database cannot be opened"),
        (["serve", "--port", "0", "--database", "oracle://here"], "the database cannot be opened"),
        (["join", "table"], "'table' is no link of a table"),
        (
            ["join", "http://127.0.0.1:1/t/table"],
            "tenfold: the server at http://127.0.0.1:1 cannot be reached: Connection refused\n",
        ),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(tenfold, noise, arguments, said):
    named = [argument.replace("noise", str(noise)) for argument in arguments]

    code, told, complained = tenfold(*named)

    assert (code, told) == (2, "")
    assert said in complained
    assert noise.read_bytes() == NOISE


def test_letters_that_a_terminal_has_not_are_no_traceback(program, monkeypatch):
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")

    code, out, complained = program(
        "tenfold compile tenzania > /dev/null"
        " && echo quitter | tenfold play tenzania --bot random --language fr"
    )

    assert code == 0
    assert "La partie est sauvegard?e" in out
    assert complained == ""
