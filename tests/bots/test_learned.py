"""The learned bot: a file of weights, played by NumPy; it refuses what it was not trained for."""

from pathlib import Path

import numpy as np
import pytest

import tenfold
from tenfold import bots, games
from tenfold.bots import learned
from tenfold.errors import BadBot

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


@pytest.mark.parametrize(("name", "given"), [("usa", {"seats": 2}), ("africa", {"seats": 3}), ("africa", {"days": 5})])
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
    learned.save(tmp_path / "some.npz", layers, {"game": "africa"})
    code = np.array([1, 0, 2, 0], np.int8)

    found = learned.load(str(tmp_path / "some.npz")).logits(code)

    hidden = np.maximum(code @ layers[0][0] + layers[0][1], 0)
    assert np.allclose(found, hidden @ layers[1][0] + layers[1][1], rtol=0.01)
    assert games.get("africa").encoding == 1
