"""The public API as a newcomer meets it: what `help`, `dir` and `repr` show, and which errors are
raised.
"""

import pickle
import pydoc
import subprocess
import sys

import pytest

import tenfold
from tenfold import bots, games

PUBLIC = (
    "start",
    "position",
    "replay",
    "load",
    "rules",
    "Match",
    "Result",
    "Seen",
    "games",
    "bots",
    "env",
    "testing",
    "Refused",
)


@pytest.mark.parametrize("name", PUBLIC)
def test_tab_completion_finds_the_api(name):
    code = f"import tenfold; print({name!r} in dir(tenfold), 'numba' in __import__('sys').modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout == "True False\n"


def test_tab_completion_offers_nothing_else():
    assert [name for name in dir(tenfold) if not name.startswith("__")] == sorted(tenfold.__all__)


def test_everything_public_can_be_had_and_is_described():
    for name in tenfold.__all__:
        assert getattr(tenfold, name).__doc__, name


def test_help_shows_the_functions_and_classes_with_their_sentences():
    shown = pydoc.render_doc(tenfold, renderer=pydoc.plaintext)

    for line in (
        "start(game: str",
        "class Match",
        "replay(text: str",
        "Begin a match",
        "class BadArgument",
    ):
        assert line in shown


def test_a_name_that_there_is_not_is_an_attribute_error():
    with pytest.raises(AttributeError, match="module 'tenfold' has no attribute 'begin'"):
        _ = tenfold.begin


def test_a_match_says_what_it_is():
    match = tenfold.start("africa", seats=2, seed=7, days=5)

    assert (
        repr(match)
        == "<Match of africa: seats=2, days=5, swap=True, open_hands=False; seats 0 and 1 may move>"
    )
    over = tenfold.start("tenzania", seats=2, seed=7, first=0)
    assert repr(over).endswith("first=0; seat 0 may move>")
    over.draw([0, 1])
    assert repr(over).endswith("; over, won by seats 0 and 1>")


def test_a_game_says_what_it_is():
    assert (
        repr(games.get("tenzania"))
        == "<Game tenzania: Tenzania, 2 to 6 seats, options copies, twos, first>"
    )


def test_a_result_and_a_sight_say_what_they_are():
    match = tenfold.start("tenzania", seats=2, seed=7, first=0)

    assert repr(tenfold.Result((1,), (0, 1))) == "Result(winners=(1,), scores=(0, 1))"
    assert repr(match.seen(0)) == f"<Seen by seat 0 of tenzania: {len(match.legal(0))} legal moves>"
    assert repr(match.seen(1)) == "<Seen by seat 1 of tenzania: no legal move>"


def test_a_sight_lists_the_legal_moves_of_its_seat():
    match = tenfold.start("tenzania", seats=2, seed=7, first=0)

    assert match.seen(0).legal == match.legal(0) != []
    assert match.seen(1).legal == []


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: tenfold.start("chess", seats=2),
        lambda: games.get("chess"),
        lambda: tenfold.rules("chess"),
        lambda: tenfold.start("africa", seats=9),
        lambda: tenfold.start("africa", seats=2, nights=3),
        lambda: tenfold.start("africa", seats=2, seed=1).legal(5),
        lambda: tenfold.start("africa", seats=2, seed=1).links(None),
    ],
)
def test_an_argument_that_there_is_not_is_a_bad_argument_and_a_value_error(wrong):
    with pytest.raises(tenfold.BadArgument) as caught:
        wrong()

    assert isinstance(caught.value, ValueError)


def test_a_bad_variant_is_a_kind_of_bad_argument():
    with pytest.raises(tenfold.BadVariant):
        tenfold.start("africa", seats=2, nights=3)
    with pytest.raises(tenfold.BadArgument) as caught:
        tenfold.start("chess", seats=2)

    assert not isinstance(caught.value, tenfold.BadVariant)


def errors():
    """One of each error that carries data."""
    match = tenfold.start("tenzania", seats=2, seed=7, first=0)
    for wrong in (
        lambda: match.play(1, match.game.texts[0]),
        lambda: match.play(0, "castle"),
        lambda: tenfold.replay("nothing"),
        lambda: tenfold.position("tenzania", {"hats": 3, "shoes": 4}, seats=2),
        lambda: tenfold.start("chess", seats=2),
        lambda: bots.get("nobody"),
    ):
        with pytest.raises(tenfold.TenfoldError) as caught:
            wrong()
        yield caught.value


def test_errors_are_pickled_with_what_they_carry():
    for error in errors():
        again = pickle.loads(pickle.dumps(error))

        assert (type(again), str(again)) == (type(error), str(error))
        for name in ("rule", "data", "line", "problem", "problems"):
            assert getattr(again, name, None) == getattr(error, name, None)
        if hasattr(error, "say"):
            assert again.say("fr") == error.say("fr")
