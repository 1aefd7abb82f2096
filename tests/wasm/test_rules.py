"""The rules as WebAssembly: every state, and all that can be asked of it, is the same as natively,
to the byte.
"""

import hashlib

import numpy as np
import pytest

from tenfold import games
from tenfold.kernel import play
from tenfold.kernel.contract import SPECTATOR
from tenfold.kernel.features import size
from tenfold.kernel.layout import blank, copy
from tenfold.testing.subjects import variants
from tests.wasm.node import NEEDS_NODE, lines

pytestmark = NEEDS_NODE
SEATS = [(name, seats) for name in games.names() for seats in games.get(name).seats]


def described(name, seats, count, steps):
    """Random games for a trace, of every variant in turn."""
    game = games.get(name)
    every = variants(game)
    for seed in range(count):
        variant = every[seed % len(every)]
        yield (
            variant,
            {
                "game": name,
                "seats": seats,
                "options": [
                    -1 if variant[option.name] is None else int(variant[option.name])
                    for option in game.options
                ],
                "seed": str(play.seeded(seed, 1)[0][0]),
                "steps": steps,
                "moves": len(game.texts),
                "observation": size(game.features(game.deal(seats, variant))),
            },
        )


def trace(game, variant, about):
    """What `trace.mjs` prints of a game, by the native engine."""
    rng, told = np.array([int(about["seed"])], np.uint64), hashlib.sha256()
    state = game.deal(about["seats"], variant)
    for _ in range(about["steps"]):
        if not play.step(game.board, state, rng):
            break
        told.update(state.tobytes())
        ask(game, state, about, told)
    for viewer in range(SPECTATOR, about["seats"]):
        view = copy(state)
        game.rules.view(game.board, view, viewer)
        told.update(view.tobytes())
        game.rules.fill(game.board, view, rng)
        told.update(view.tobytes())
    return told.hexdigest()


def ask(game, state, about, told):
    board, rules, moves = game.board, game.rules, about["moves"]
    answers = [rules.mover(board, state), rules.active(board, state), rules.ways(board, state)]
    answers += [rules.is_over(board, state), rules.moves(board, state), *rules.span(board, state)]
    out, mask = np.zeros(moves, np.int64), np.zeros(moves, np.int8)
    for seat in range(about["seats"]):
        answers += out[: play.legal(board, state, seat, out)].tolist()
        answers += [rules.why_not(board, state, seat, move) for move in range(moves)]
        play.mask(board, state, seat, mask)
        answers += mask.tolist()
    told.update(np.array(answers, np.int64).tobytes())
    scores = np.zeros(about["seats"], np.int64)
    rules.scores(board, state, scores)
    told.update(scores.tobytes())
    if answers[0] < 0:
        return
    view, codes = blank(game.state, 1), np.zeros(about["observation"], np.int8)
    view[0] = state
    rules.view(board, view[0], answers[0])
    rules.encode(board, view[0], answers[0], codes)
    told.update(codes.tobytes())


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_wasm_equals_native(name, seats):
    given = list(described(name, seats, 24, 60))

    traced = lines("trace.mjs", games.get(name).family, [about for _, about in given])

    assert traced == [trace(games.get(name), variant, about) for variant, about in given]


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_wasm_equals_native_to_the_end_of_many_games(name, seats):
    given = list(described(name, seats, 100, 4000))

    traced = lines("trace.mjs", games.get(name).family, [about for _, about in given])

    assert traced == [trace(games.get(name), variant, about) for variant, about in given]
