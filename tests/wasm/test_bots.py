"""Bots as WebAssembly: the same moves, beliefs and races as natively, to the last bit of every
number.
"""

import hashlib
import random
import struct
from base64 import b64encode
from math import sqrt

import numpy as np
import pytest

import tenfold
from tenfold import games
from tenfold.bots import judgement, race
from tenfold.bots.search import LEAST, PLAYOUTS
from tenfold.kernel import play
from tenfold.kernel.layout import copy, single
from tests.wasm.node import NEEDS_NODE, lines

pytestmark = NEEDS_NODE
PLAYED = 80
"""Playouts of a search."""


def positions(name, count):
    """Positions in random games, and what bots are given there."""
    rng, game = random.Random(name), games.get(name)
    judged = judgement.load(game)
    for number in range(count):
        seats = game.seats[number % len(game.seats)]
        match = tenfold.start(name, seats=seats, seed=number)
        for _ in range(rng.randrange(60)):
            if match.result is not None:
                break
            seat = min(match.active)
            match.play(seat, rng.choice(match.legal(seat)))
        if match.result is None:
            seat = min(match.active)
            seen = match.seen(seat)
            learned = single(judged.belief)
            judged.learn(seen, learned)
            state = copy(seen.view)
            game.rules.fill(game.board, state, play.seeded(number, 1)[0])
            yield state, seen, learned, rng.getrandbits(63) | 1


def natively(state, seen, learned, seed):
    """What `races.mjs` prints of a position, by the native engine."""
    game, seat = seen.game, seen.seat
    judged = judgement.load(game)
    greedy = judgement.decide(
        game.board, seen.view, seat, judged.numbers, 0, np.array([seed], np.uint64)
    )
    chance = judgement.evaluate(game.board, state, seat, judged.numbers)
    run = race.begin(seen, judged, seed)
    race.sample(game.board, seen.view, seat, run, LEAST * sqrt(PLAYOUTS / PLAYED), PLAYED)
    belief = hashlib.sha256(run.worlds.belief.tobytes()).hexdigest()
    raced = hashlib.sha256(
        run.arms.tobytes() + run.order.tobytes() + run.tally.tobytes()
    ).hexdigest()
    return f"{greedy} {struct.pack('<d', chance).hex()} {belief} {raced}"


def described(state, seen, learned, seed):
    return {
        "game": seen.game.name,
        "seat": seen.seat,
        "seed": str(seed),
        "state": b64encode(state.tobytes()).decode(),
        "view": b64encode(seen.view.tobytes()).decode(),
        "learned": b64encode(learned.tobytes()).decode(),
        "playouts": PLAYED,
        "least": LEAST * sqrt(PLAYOUTS / PLAYED),
        "moves": len(seen.game.texts),
    }


@pytest.mark.parametrize("name", games.names())
def test_bots_decide_as_natively(name):
    found = list(positions(name, 12))

    told = lines("races.mjs", games.get(name).family, [described(*each) for each in found])

    assert told == [natively(*each) for each in found]
