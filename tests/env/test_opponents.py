"""Opponents and keywords of the environments: names, bots, functions, mixtures; real signatures;
infos at the end.
"""

import inspect

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded

import tenfold
from tenfold import bots
from tenfold.bots import Bot
from tenfold.env import envpool, pettingzoo, rollout, vector, vector_gymnasium
from tenfold.env.episodes import episode
from tenfold.env.gymnasium import Env
from tenfold.env.opponents import Policy
from tenfold.env.versus_bots import VersusBots
from tenfold.errors import BadArgument, BadBot, BadVariant


class Recording(Bot):
    """Plays the first legal move, and counts."""

    def __init__(self):
        self.asked = 0

    def move(self, seen, seed):
        self.asked += 1
        return seen.legal[0]


def first(seen, seed):
    return seen.legal[0]


def first_of_many(codes, masks):
    return masks.argmax(axis=1)


GIVEN = {
    "an object": Recording,
    "a function": lambda: first,
    "a policy": lambda: Policy(first_of_many, "first"),
}


def play_single(opponents, seed=3):
    env = Env("tenzania", opponents=opponents, copies=3)
    _, info = env.reset(seed=seed)
    ended = False
    while not ended:
        _, reward, ended, _, info = env.step(int(info["action_mask"].argmax()))
    return env, reward, info


@pytest.mark.parametrize("made", GIVEN.values(), ids=GIVEN)
def test_one_game_is_played_against_what_is_given(made):
    env, reward, info = play_single(made())
    _, same, _ = play_single(first)

    assert reward == same
    assert info["opponents"][env.seat] is None
    assert [name for name in info["opponents"] if name] == [bots.get(made()).name]


def play_many(opponents, steps=60, **given):
    vectors = VersusBots("tenzania", 6, opponents=opponents, copies=3, **given)
    out, told = vectors.reset(5), []
    for _ in range(steps):
        vectors.step(out.masks.argmax(axis=1))
        told.append((out.codes.copy(), out.rewards.copy(), out.dones.copy()))
    return vectors, [np.stack(each) for each in zip(*told, strict=True)]


@pytest.mark.parametrize("at_once", [True, False])
@pytest.mark.parametrize("made", GIVEN.values(), ids=GIVEN)
def test_many_games_are_played_against_what_is_given(made, at_once):
    vectors, (_, rewards, dones) = play_many(made(), at_once=at_once)
    _, (_, same, same_dones) = play_many(Recording(), at_once=at_once)

    assert dones.sum() > 6
    assert np.isclose(rewards.sum(axis=2)[dones], 1).all()
    assert not rewards[~dones].any()
    assert (vectors.arrays.movers == vectors.learners).all()
    if (
        made is not GIVEN["a policy"]
    ):  # which is asked without a seed, so that chance goes otherwise
        assert np.array_equal(rewards, same)
        assert np.array_equal(dones, same_dones)


def test_a_mixture_in_vectors_is_drawn_anew_for_each_game():
    vectors, _ = play_many({"greedy": 1, "random": 1, first: 1}, steps=1)
    names = set()
    for seed in range(12):
        vectors.reset(seed)
        names |= {name for index in range(6) for name in vectors.opponents_of(index)}

    assert names == {None, "greedy", "random", "first"}


def test_a_mixture_keeps_its_weights():
    vectors = VersusBots("tenzania", 400, opponents={"greedy": 3, "random": 1}, copies=3)
    vectors.reset(1)
    greedy = sum("greedy" in vectors.opponents_of(index) for index in range(400))

    assert 260 < greedy < 340


def test_each_other_seat_may_have_an_opponent_of_its_own():
    vectors = VersusBots("tenzania", 3, seats=3, opponents=["random", first], copies=3)
    vectors.reset(1)

    assert [vectors.opponents_of(index) for index in range(3)] == [
        [None, "random", "first"],
        ["random", None, "first"],
        ["random", "first", None],
    ]


def test_game_i_of_n_does_not_depend_on_n():
    few, many = (
        VersusBots("tenzania", count, opponents={"greedy": 1, first: 1}, copies=3)
        for count in (3, 7)
    )
    for vectors in (few, many):
        out = vectors.reset(2)
        for _ in range(30):
            vectors.step(out.masks.argmax(axis=1))

    assert few.arrays.codes.tolist() == many.arrays.codes[:3].tolist()


@pytest.mark.parametrize(
    ("opponents", "error", "said"),
    [
        ("gredy", BadBot, "no bot 'gredy'"),
        (Recording, BadBot, "is a class"),
        ({"random": 0}, BadArgument, "weights"),
        ({}, BadArgument, "weights"),
        ({"random": float("nan")}, BadArgument, "weights"),
        (["random", "random"], BadArgument, "one for each of 1 seats, not 2"),
        (3, BadBot, "is not a bot"),
    ],
)
@pytest.mark.parametrize(
    "made", [Env, lambda game, **given: VersusBots(game, 2, **given)], ids=["one", "many"]
)
def test_opponents_that_there_are_not_are_refused(made, opponents, error, said):
    with pytest.raises(error, match=said):
        made("tenzania", opponents=opponents)


@pytest.mark.parametrize(
    "chosen", [lambda codes, masks: masks.argmin(axis=1), lambda codes, masks: masks[:1, 0:0]]
)
def test_a_policy_that_gives_no_legal_moves_is_a_bad_bot(chosen):
    with pytest.raises(BadBot, match="policy returned"):
        VersusBots("tenzania", 6, opponents=Policy(chosen), seat=1, first=0).reset(1)


MAKERS = [
    Env,
    pettingzoo.env,
    pettingzoo.raw_env,
    pettingzoo.parallel_env,
    VersusBots,
    vector.Vectors,
    vector_gymnasium.make,
    vector_gymnasium.VectorGames,
    envpool.make_gymnasium,
    envpool.Pool,
    episode.Episode,
    rollout.Stretch,
    tenfold.start,
    tenfold.position,
]


@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: f"{maker.__module__}.{maker.__name__}")
def test_signatures_name_their_parameters_with_the_same_defaults_everywhere(maker):
    shared = {
        "seats": 2,
        "reward": "shares",
        "illegal": "lose",
        "opponents": "greedy",
        "position": None,
        "cores": 1,
    }
    parameters = inspect.signature(maker).parameters

    assert not [
        name
        for name, each in parameters.items()
        if each.kind is each.VAR_KEYWORD and name != "variant"
    ]
    assert not [name for name, each in parameters.items() if each.kind is each.VAR_POSITIONAL]
    for name, default in shared.items():
        if name in parameters and parameters[name].default is not inspect.Parameter.empty:
            assert parameters[name].default == default
    assert not parameters.keys() & {"opponent", "players", "num_players"}


@pytest.mark.parametrize(
    ("made", "listed"),
    [
        (
            lambda: Env("tenzania", opponent="random"),
            "opponents, seat, max_moves, render_mode, seats, reward, illegal, position",
        ),
        (
            lambda: pettingzoo.env("tenzania", opponent=1),
            "max_cycles, render_mode, seats, reward, illegal, position",
        ),
        (
            lambda: VersusBots("tenzania", 2, opponent=1),
            "at_once, arrays, opponents, seat, seats, reward, cores",
        ),
        (
            lambda: vector_gymnasium.make("tenzania", 2, opponent=1),
            "autoreset_mode, opponents, seat, seats, reward, cores",
        ),
        (
            lambda: envpool.make_gymnasium("tenzania", opponent=1),
            "num_envs, batch_size, seed, opponents, seat, seats, reward, cores",
        ),
        (
            lambda: vector.Vectors("tenzania", 2, opponent=1),
            "seats, reward, at_once, observe, cores, arrays",
        ),
        (lambda: tenfold.start("tenzania", seats=2, opponent=1), "seats, seed, chance"),
    ],
)
def test_a_keyword_that_there_is_not_lists_every_keyword(made, listed):
    with pytest.raises(
        BadVariant, match="it has copies, twos, first; the other keywords are"
    ) as caught:
        made()

    assert str(caught.value).endswith(f" are {listed}")


def test_infos_tell_who_won_and_with_what():
    env, _, info = play_single("random")

    assert info["winners"] == list(env.episode.match.result.winners)
    assert info["scores"] == list(env.episode.match.scores)
    assert "winners" not in env.reset(seed=1)[1]


def test_infos_of_pettingzoo_tell_who_won_and_with_what():
    env = pettingzoo.env("tenzania", copies=3)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    match = env.unwrapped.episode.match

    assert env.last()[4] == {"winners": list(match.result.winners), "scores": list(match.scores)}


def test_a_game_that_is_cut_off_has_scores_and_no_winner():
    env = pettingzoo.parallel_env("tenzania", max_cycles=1)
    seen, _ = env.reset(seed=1)
    *_, infos = env.step({agent: int(each["action_mask"].argmax()) for agent, each in seen.items()})

    assert infos["seat_0"] == {"winners": [], "scores": [0, 0]}


def test_what_an_illegal_action_became_is_told_to_its_own_seat_alone():
    env = pettingzoo.parallel_env("africa", illegal="random")
    env.reset(seed=1)
    wrong = len(env.unwrapped.episode.game.texts) - 1
    *_, infos = env.step({"seat_0": wrong, "seat_1": 0})

    played = infos["seat_0"]["illegal_action"]
    assert played["action"] == wrong
    assert env.unwrapped.episode.game.texts[played["played"]].startswith("place ")
    assert infos["seat_1"] == {}


def test_an_illegal_action_that_ends_the_game_is_told():
    env = Env("tenzania", opponents="random")
    _, info = env.reset(seed=1)
    action = int(info["action_mask"].argmin())
    *_, info = env.step(action)

    assert info["illegal_action"] == {"action": action, "played": None}
    assert info["winners"] == []


def test_a_step_without_a_game_asks_for_a_reset():
    env = Env("tenzania", opponents="random")
    with pytest.raises(ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmin()))
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_an_agent_that_is_missing_is_named():
    env = pettingzoo.parallel_env("africa")
    env.reset(seed=1)
    with pytest.raises(BadArgument, match="actions lack those of seat_1"):
        env.step({"seat_0": 0})
    with pytest.raises(BadArgument, match="there is no agent 'seat_9'; there are seat_0, seat_1"):
        env.observe("seat_9")


def test_a_render_mode_that_there_is_not_is_refused_at_once():
    for make in (pettingzoo.env, Env):
        with pytest.raises(BadArgument, match="render_mode is one of"):
            make("tenzania", render_mode="png")


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_the_state_of_a_game_is_what_all_its_seats_see(make):
    env = make("tenzania", seats=3)
    env.reset(seed=1)
    state = env.state()

    assert env.unwrapped.state_space.contains(state)
    assert state.tolist() == [
        code for seat in env.possible_agents for code in env.unwrapped.observe(seat)["observation"]
    ]


def test_vectors_tell_how_games_ended():
    env = gymnasium.make_vec(
        "tenfold.env.gymnasium:tenfold/tenzania-v0",
        4,
        vectorization_mode="vector_entry_point",
        copies=3,
    )
    _, info = env.reset(seed=1)
    ended = np.zeros(4, bool)
    while not ended.any():
        _, _, ended, _, info = env.step(info["action_mask"].argmax(axis=1))
    row = int(np.flatnonzero(ended)[0])

    assert info["_winners"].tolist() == ended.tolist()
    assert sum(info["scores"][row]) == 30
    assert "greedy" in info["opponents"][row]
