"""Games in step: what vectors write is what each game alone would say, whoever counts it."""

import numpy as np
import pytest

from tenfold import games
from tenfold.env.vector import Arrays, Vectors
from tenfold.env.versus_bots import VersusBots
from tenfold.errors import BadArgument, NotAMove
from tenfold.kernel import play
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import copy

SHORT = {"africa": {"days": 5}, "usa": {"days": 5}, "tenzania": {"copies": 3}, "tickets": {}}


def some_moves(masks, rng):
    """A legal move a game; 0 where there is none."""
    return (rng.random(masks.shape) * masks).argmax(axis=1)


def settle(game, state, rng):
    """Chance's ways, as a game alone would be driven."""
    while game.rules.mover(game.board, state) == CHANCE:
        way = play.below(rng, game.rules.ways(game.board, state))
        game.rules.apply(game.board, state, CHANCE, way)


@pytest.mark.parametrize("name", games.names())
def test_each_game_is_as_it_would_be_alone(name):
    game, chooser = games.get(name), np.random.default_rng(1)
    vectors = Vectors(name, 3, seats=3, **SHORT[name])
    rngs, out = play.seeded(7, 3), vectors.reset(7)
    dealt = game.deal(3, vectors.variant)
    states = [copy(dealt) for _ in range(3)]
    for state, rng in zip(states, rngs, strict=True):
        settle(game, state, rng)
    ended = 0
    for _ in range(400):
        moves = some_moves(out.masks, chooser)
        for index, state in enumerate(states):
            game.rules.apply(game.board, state, out.movers[index], moves[index])
            settle(game, state, rngs[index])
        vectors.step(moves)
        for index, state in enumerate(states):
            over, gained = game.rules.mover(game.board, state) == OVER, np.zeros(3)
            if over:
                game.rules.shares(game.board, state, gained)
                states[index] = state = copy(dealt)
                settle(game, state, rngs[index])
                ended += 1
            seat = int(out.movers[index])

            assert vectors.states[index].tobytes() == state.tobytes()
            assert out.dones[index] == over
            assert np.allclose(out.rewards[index], gained)
            assert seat == game.rules.mover(game.board, state)
            assert np.array_equal(
                out.codes[index], game.encode(game.view_record(state, seat), seat)
            )
            assert np.array_equal(out.masks[index], game.mask(state, seat))

    assert ended or name in ("usa", "tickets")


def test_how_many_cores_there_are_changes_nothing():
    one, two = Vectors("africa", 7), Vectors("africa", 7, cores=2)
    chooser = np.random.default_rng(2)
    one.reset(3), two.reset(3)
    for _ in range(50):
        moves = some_moves(one.arrays.masks, chooser)
        one.step(moves), two.step(moves)

    assert one.states.tobytes() == two.states.tobytes()
    assert np.array_equal(one.arrays.codes, two.arrays.codes)


def test_what_is_seen_is_written_into_given_arrays():
    found = Vectors("africa", 4).arrays
    given = Arrays(
        *(
            np.zeros_like(getattr(found, name))
            for name in ("codes", "masks", "rewards", "dones", "movers")
        )
    )

    assert Vectors("africa", 4, arrays=given).reset(1).codes is given.codes
    assert given.masks.any()


def test_arrays_that_do_not_fit_are_refused():
    found = Vectors("africa", 4).arrays
    wrong = Arrays(
        found.codes.astype(np.float32), found.masks, found.rewards, found.dones, found.movers
    )

    with pytest.raises(BadArgument, match="codes is a C-contiguous array of int8"):
        Vectors("africa", 4, arrays=wrong)


@pytest.mark.parametrize(
    ("move", "said"), [(-1, "no move number"), (500, "no move number"), (40, "T2.3")]
)
def test_a_move_that_is_not_legal_changes_nothing(move, said):
    vectors = Vectors("africa", 3)
    moves = some_moves(vectors.reset(1).masks, np.random.default_rng(1))
    before = vectors.states.tobytes()
    moves[1] = move

    with pytest.raises(NotAMove, match=f"game 1: .*{said}"):
        vectors.step(moves)
    assert vectors.states.tobytes() == before


@pytest.mark.parametrize(
    "wrong", [{"reward": "gold"}, {"reward": "points"}, {"count": 0}, {"cores": 0}, {"days": 7}]
)
def test_what_there_is_not_is_refused(wrong):
    with pytest.raises(BadArgument):
        Vectors("africa", **{"count": 2, **wrong})


def test_rewards_may_add_up_to_nothing_or_be_points():
    gained = {}
    for reward in ("shares", "zero-sum", "points"):
        vectors, chooser = (
            Vectors("tenzania", 8, seats=3, copies=3, reward=reward),
            np.random.default_rng(4),
        )
        vectors.reset(5)
        total = np.zeros((8, 3))
        for _ in range(60):
            total += vectors.step(some_moves(vectors.arrays.masks, chooser)).rewards
        gained[reward] = total

    ended = gained["shares"].sum()
    assert ended >= 8
    assert np.allclose(
        gained["zero-sum"],
        gained["shares"] - gained["shares"].sum(axis=1, keepdims=True) / 3,
        atol=1e-5,
    )
    assert gained["points"].sum() > ended


def play_out(vectors, steps):
    """How many games ended, and what the learner gained in them."""
    chooser, games_ended, gained = np.random.default_rng(6), 0, 0.0
    vectors.reset(8)
    for _ in range(steps):
        out = vectors.step(some_moves(vectors.arrays.masks, chooser))
        games_ended += int(out.dones.sum())
        gained += float(vectors.rewards.sum())
    return games_ended, gained


def test_a_learner_that_plays_at_random_loses_to_greedy_and_not_to_random():
    greedy, random = (
        VersusBots("tenzania", 64, opponents=opponent, copies=3)
        for opponent in ("greedy", "random")
    )
    lost, even = play_out(greedy, 80), play_out(random, 80)

    assert lost[1] / lost[0] < 0.35
    assert 0.4 < even[1] / even[0] < 0.6
