"""The learned bot: a file of weights, played by NumPy; it refuses what it was not trained for."""

import json
from pathlib import Path

import numpy as np
import pytest

import tenfold
from tenfold import bots, games
from tenfold.bots import learned
from tenfold.errors import BadBot

ABOUT = {"game": "tenzania", "seats": 2, "encoding": 1, "variant": {}}
TRAINED = Path(__file__).parents[2] / "examples" / "africa.npz"


def test_the_trained_file_is_small_and_plays_legal_moves():
    bot = bots.get(f'learned("{TRAINED}")')
    match = tenfold.start("africa", seats=2, seed=3)
    for _ in range(60):
        seat = min(match.active)
        move = bot.move(match.seen(seat), 1)
        assert move in match.legal(seat)
        match.play(seat, move)
        if not match.active:
            break
    assert TRAINED.stat().st_size <= 5_000_000


def test_it_is_given_what_its_seat_sees_alone():
    bot = bots.get(f'learned("{TRAINED}")')
    match = tenfold.start("africa", seats=2, seed=4)
    seen = match.seen(0)

    assert bot.move(seen, 1) == bot.move(seen, 2)


@pytest.mark.parametrize(
    ("name", "given"), [("usa", {"seats": 2}), ("africa", {"seats": 3}), ("africa", {"days": 5})]
)
def test_it_refuses_what_it_was_not_trained_for(name, given):
    bot = bots.get(f'learned("{TRAINED}")')
    match = tenfold.start(name, **{"seats": 2, "seed": 1, **given})

    with pytest.raises(BadBot):
        bot.move(match.seen(min(match.active)), 1)


def test_a_file_that_is_none_is_refused(tmp_path):
    (tmp_path / "odd.npz").write_text("odd")

    with pytest.raises(BadBot, match="no file of a learned bot"):
        bots.get(f'learned("{tmp_path / "odd.npz"}")')


def test_what_is_saved_is_what_is_read(tmp_path):
    rng = np.random.default_rng(1)
    layers = [(rng.random((4, 3)), rng.random(3)), (rng.random((3, 2)), rng.random(2))]
    learned.save(tmp_path / "some.npz", layers, ABOUT)
    code = np.array([1, 0, 2, 0], np.int8)

    found = learned.load(str(tmp_path / "some.npz")).logits(code)

    hidden = np.maximum(code @ layers[0][0] + layers[0][1], 0)
    assert np.allclose(found, hidden @ layers[1][0] + layers[1][1], rtol=0.01)
    assert games.get("africa").encoding == 1


def write(path, layers, about=None):
    """A file with layers of these shapes, whatever they are."""
    parts = {f"weights{index}": np.zeros(weights) for index, (weights, _) in enumerate(layers)}
    parts |= {f"bias{index}": np.zeros(bias) for index, (_, bias) in enumerate(layers)}
    np.savez(path, about=np.array(json.dumps(ABOUT if about is None else about)), **parts)


@pytest.mark.parametrize(
    ("layers", "about", "said"),
    [
        ([], None, "layers do not fit"),
        ([((4, 3), (2,))], None, "layers do not fit"),
        ([((4, 3), (3,)), ((4, 2), (2,))], None, "layers do not fit"),
        ([((4, 3), (3,))], {"seats": 2}, "does not say game, encoding, variant"),
        ([((4, 3), (3,))], [], "does not say game"),
    ],
)
def test_a_file_that_lacks_something_is_a_bad_bot(tmp_path, layers, about, said):
    write(tmp_path / "odd.npz", layers, about)

    with pytest.raises(BadBot, match=said):
        bots.get(f'learned("{tmp_path / "odd.npz"}")')


def test_a_file_that_is_cut_short_is_a_bad_bot(tmp_path):
    write(tmp_path / "whole.npz", [((400, 30), (30,))])
    (tmp_path / "half.npz").write_bytes((tmp_path / "whole.npz").read_bytes()[:3000])

    with pytest.raises(BadBot, match="no file of a learned bot"):
        bots.get(f'learned("{tmp_path / "half.npz"}")')


def test_layers_that_do_not_fit_the_game_are_a_bad_bot(tmp_path):
    write(tmp_path / "small.npz", [((4, 3), (3,))])
    bot = bots.get(f'learned("{tmp_path / "small.npz"}")')
    match = tenfold.start("tenzania", seats=2, seed=1, first=0)

    with pytest.raises(BadBot, match="4 inputs and 3 outputs, which do not fit tenzania"):
        bot.move(match.seen(0), 1)
