"""The games in OpenSpiel: its own simulations and checks, whole trees of tiny variants, and its
algorithms on them.
"""

import pickle
from collections import Counter
from functools import cache

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.tests import games_sim_test

import tenfold
from tenfold import games
from tenfold.env import nodes, open_spiel
from tenfold.kernel import play as play_of
from tenfold.testing.subjects import label, subjects

from . import tiny

assert open_spiel.NOBODY == -1, "importing it registers the games"


def load(name, **given):
    return pyspiel.load_game(f"tenfold_{name}", given)


def parameters(seats, variant):
    """A variant as OpenSpiel takes it."""
    return {
        "players": seats,
        **{name: value for name, value in variant.items() if value is not None},
    }


def play(game, seed):
    """A state at the end of a random game."""
    rng, state = np.random.default_rng(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            ways, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(ways, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


def tree(state):
    """Every state from this one on."""
    yield state
    if state.is_terminal():
        return
    ways = (
        [way for way, _ in state.chance_outcomes()]
        if state.is_chance_node()
        else state.legal_actions()
    )
    for way in ways:
        yield from tree(state.child(way))


@pytest.mark.parametrize("name", games.names())
def test_the_simulation_of_openspiel_finds_nothing(name):
    """Cut off early, since every state is written and read by all that has happened."""
    game = load(name, max_moves=12, recall=2)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(game)


def simulate_a_whole_game(name, seats, variant):
    game = load(name, recall=1, **parameters(seats, variant))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", games.names())
def test_the_simulation_of_openspiel_finds_nothing_in_a_whole_game(name):
    simulate_a_whole_game(name, 2, {})


@pytest.mark.long
@pytest.mark.parametrize("subject", subjects(), ids=label)
def test_the_simulation_of_openspiel_finds_nothing_in_whole_games_of_everything(subject):
    simulate_a_whole_game(*subject)


@pytest.mark.parametrize("name", games.names())
def test_a_game_of_openspiel_is_a_match(name):
    state = play(load(name), seed=1)
    match = tenfold.start(name, seats=2, seed=0)
    match.back(0)
    match.follow(str(state).splitlines())

    assert list(state.returns()) == list(match.game.engine.shares(match.blank_view(None)))
    assert state.observation_tensor(1) == match.game.encode(match.blank_view(1), 1).tolist()


@cache
def kept(name):
    """A tiny variant, whose tree is kept from test to test."""
    return pyspiel.load_game(name)


@pytest.mark.parametrize("name", tiny.NAMES)
def test_the_whole_tree_of_a_tiny_variant_is_sound(name):
    """What a player is told tells its legal moves, and never the same in two ways: perfect recall
    is a function.
    """
    moves, ends, count = {}, set(), 0
    for state in tree(kept(name).new_initial_state()):
        count += 1
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        elif state.is_terminal():
            assert sum(state.returns()) == pytest.approx(1)
            ends.add(tuple(state.returns()))
        else:
            told = state.information_state_string()
            assert moves.setdefault(told, state.legal_actions()) == state.legal_actions()

    assert count > 1000
    assert len(moves) > 200
    assert len(ends) > 1


@pytest.mark.parametrize("name", tiny.NAMES)
def test_equal_memories_are_equal_views_in_a_whole_tree(name):
    """Wherever a player is to move: what a move leads to is told when chance has gone on."""
    seen = {}
    for state in tree(kept(name).new_initial_state()):
        for player in range(2 if state.current_player() >= 0 else 0):
            told = state.information_state_string(player)
            assert seen.setdefault(
                told, state.observation_string(player)
            ) == state.observation_string(player)


@pytest.mark.parametrize("name", tiny.NAMES)
def test_a_player_does_not_see_what_another_draws(name):
    """In some two histories that a player cannot tell apart, the other holds different cards."""
    told = Counter()
    for state in tree(kept(name).new_initial_state()):
        if state.current_player() >= 0:
            told[state.information_state_string()] += 1

    assert max(told.values()) > 1


@pytest.mark.parametrize("name", tiny.NAMES)
def test_counterfactual_regret_minimisation_becomes_hard_to_exploit(name):
    game = kept(name)
    solver, left = cfr.CFRSolver(game), []
    for rounds in (1, 3, 4):
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        left.append(exploitability.exploitability(game, solver.average_policy()))

    assert left[0] > left[1] > left[2]
    assert left[2] < left[0] / 4


def test_outcome_sampling_runs_on_africa_with_5_days():
    np.random.seed(1)  # the algorithm draws from it
    game = load("africa", days=5, max_moves=60)  # in longer games the likelihood of one underflows
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()

    policy = solver.average_policy()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def test_a_state_is_pickled():
    state = play(load("tenzania"), seed=2)

    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_the_tensor_of_an_information_state_holds_the_last_lines():
    game = load("tenzania", recall=4)
    state = play(game, seed=3)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)

    assert observer.dict["view"].shape == (4, game.observation_tensor_shape()[0])
    assert observer.dict["view"][0].tolist() == state.observation_tensor(0)
    assert observer.dict["who"].sum() == 4
    assert observer.tensor.tolist() == state.information_state_tensor(0)


def test_parameters_that_there_are_not_are_refused():
    with pytest.raises(tenfold.TenfoldError, match="reward is one of"):
        load("tenzania", reward="fame")
    with pytest.raises(tenfold.BadVariant, match="2 to 4 seats, not 7"):
        load("africa", players=7)


def midway(game, decisions, seed=1):
    """A state of a random game in which a player is to move, after so many decisions."""
    rng, state = np.random.default_rng(seed), game.new_initial_state()
    while decisions >= 0:
        if state.is_chance_node():
            ways, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(ways, p=chances)))
        elif decisions:
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
        else:
            return state
    return state


@pytest.mark.parametrize("name", games.names())
def test_a_resampled_state_looks_the_same_to_its_player_and_not_to_the_other(name):
    state = midway(load(name), 30)
    player = state.current_player()
    numbers = iter(np.linspace(0.01, 0.99, 8))
    made = [state.resample_from_infostate(player, lambda: float(next(numbers))) for _ in range(8)]

    assert {each.information_state_string(player) for each in made} == {
        state.information_state_string(player)
    }
    assert {each.observation_string(player) for each in made} == {state.observation_string(player)}
    assert all(each.legal_actions() == state.legal_actions() for each in made)
    assert len({each.observation_string(1 - player) for each in made}) > 1


def test_the_same_number_resamples_the_same_state():
    state = midway(load("tenzania"), 10)
    one, other = (state.resample_from_infostate(0, lambda: 0.3) for _ in range(2))

    assert one.observation_string(1) == other.observation_string(1)


def test_a_resampled_state_is_cloned_and_played_to_its_end_and_not_pickled():
    state = midway(load("tenzania", copies=3), 10)
    made = state.resample_from_infostate(state.current_player(), lambda: 0.5).clone()
    with pytest.raises(pickle.PicklingError, match="no history"):
        pickle.dumps(made)
    while not made.is_terminal():
        made.apply_action(
            made.chance_outcomes()[0][0] if made.is_chance_node() else made.legal_actions()[0]
        )

    assert sum(made.returns()) == pytest.approx(1)


@pytest.mark.parametrize("name", ["tenzania", "africa"])
def test_the_ismcts_of_openspiel_plays(name):
    game, rng = load(name, max_moves=80), np.random.RandomState(3)
    state = midway(game, 12)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.5,
        max_simulations=25,
        random_state=rng,
    )
    policy, action = bot.step_with_policy(state)

    assert action in state.legal_actions()
    assert sum(chance for _, chance in policy) == pytest.approx(1)


def decisions(game, seats, variant, seed):
    """How many decisions a random game has."""
    rng, state, count = play_of.seeded(seed, 1)[0], game.deal(seats, variant), 0
    while (mover := game.rules.mover(game.board, state)) != nodes.OVER:
        count += mover >= 0
        play_of.step(game.board, state, rng)
    return count


@pytest.mark.parametrize("name", ["tickets", "tenzania"])
def test_no_game_is_longer_than_it_says(name):
    game = games.get(name)
    for seats in game.seats:
        variant = game.complete(seats, {})
        bound = game.most_decisions(seats, variant)
        longest = max(decisions(game, seats, variant, seed) for seed in range(4))

        assert longest <= bound < 8000
        assert load(name, players=seats).max_game_length() == bound


def test_the_length_of_a_game_goes_by_its_options_and_where_it_is_cut_off():
    assert load("tenzania", copies=3).max_game_length() == 30
    assert load("tenzania", copies=3, max_moves=12).max_game_length() == 12
    assert load("africa").max_game_length() == open_spiel.LONGEST
    assert games.get("africa").most_decisions is None
