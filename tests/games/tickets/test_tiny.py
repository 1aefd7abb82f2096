"""The rules on a tiny map, where every state that can be reached is looked at."""

from dataclasses import replace
from graphlib import TopologicalSorter

import numpy as np
import pytest

from tenfold.games.tickets.game import Tickets
from tenfold.games.tickets.state import SINGLE, Stage
from tenfold.kernel import play
from tenfold.kernel.contract import CHANCE, SPECTATOR
from tenfold.kernel.layout import copy
from tests.contract.census import census

AYO_BEX, AYO_CID, BEX_CID = ["ayo", "bex"], ["ayo", "cid"], ["bex", "cid"]
HANDS = {
    "hands": [{"black": 1}, {"locomotive": 1}],
    "terrain": [{}, {}],
    "face_up": ["red"],
    "turn": 0,
}
FEW_TRAINS = {**HANDS, "tickets": [[AYO_BEX], [AYO_CID]], "trains": [1, 2]}
NO_TICKETS = {**HANDS, "tickets": [[AYO_BEX], [AYO_CID, BEX_CID]]}
EVERYTHING = {**HANDS, "tickets": [[AYO_BEX], [AYO_CID]], "under": [[1, *BEX_CID]]}


def reach(game, begun):
    """Every state that can be reached, and those that follow each, by their bytes."""
    states, follow, left = {begun.tobytes(): begun}, {}, [begun]
    while left:
        state = left.pop()
        after = [moved(game, state, seat, move) for seat, move in choices(game, state)]
        follow[state.tobytes()] = {other.tobytes() for other in after}
        left.extend(other for other in after if other.tobytes() not in states)
        states.update((other.tobytes(), other) for other in after)
    return states, follow


def choices(game, state):
    """The ways of chance, or the legal moves of every seat."""
    ways = game.rules.ways(game.board, state)
    return [(CHANCE, way) for way in range(ways)] or [
        (seat, move) for seat in range(2) for move in legal(game, state, seat)
    ]


def legal(game, state, seat):
    out = np.zeros(len(game.texts), np.int64)
    return out[: play.legal(game.board, state, seat, out)].tolist()


def moved(game, state, seat, move):
    after = copy(state)
    game.rules.apply(game.board, after, seat, move)
    return after


def hold_laws(game, begun):
    """The laws, in every state that can be reached."""
    states, follow = reach(game, begun)
    whole, rng = census(game, begun), play.seeded(1, 1)[0]
    for state in states.values():
        assert census(game, state) == whole
        assert bool(follow[state.tobytes()]) != game.rules.is_over(game.board, state)
        hold_law_of_views(game, state, rng)
    TopologicalSorter(follow).prepare()
    return states.values()


def hold_law_of_views(game, state, rng):
    for viewer in (SPECTATOR, 0, 1):
        seen, filled = viewed(game, state, viewer), viewed(game, state, viewer)
        game.rules.fill(game.board, filled, rng)
        assert viewed(game, filled, viewer).tobytes() == seen.tobytes()
        assert viewer == SPECTATOR or legal(game, seen, viewer) == legal(game, state, viewer)


def viewed(game, state, viewer):
    view = copy(state)
    game.rules.view(game.board, view, viewer)
    return view


def placed(game, given):
    return game.arrange(given, 2, {"first": None}, play.seeded(1, 1)[0])


@pytest.mark.parametrize("given", [FEW_TRAINS, NO_TICKETS], ids=["few trains", "no tickets"])
def test_the_laws_hold_in_every_state_that_a_position_leads_to(tiny, given):
    states = hold_laws(tiny, placed(tiny, given))

    assert {Stage.OVER, Stage.DOUBLE, Stage.PICK} <= {Stage(int(state.stage)) for state in states}


@pytest.mark.long
def test_the_laws_hold_in_every_state_of_a_whole_position(tiny):
    states = hold_laws(tiny, placed(tiny, EVERYTHING))

    assert set(Stage) - {Stage(int(state.stage)) for state in states} == {
        Stage.DEAL,
        Stage.FIRST,
        Stage.SETUP,
    }


@pytest.mark.long
def test_the_laws_hold_in_every_state_of_whole_games_with_one_train(tiny):
    short = Tickets("short", tiny.path)
    short.map = replace(tiny.map, counts=replace(tiny.map.counts, trains=1))

    states = hold_laws(short, short.deal(2, {"first": None}))

    assert {Stage.DEAL, Stage.FIRST, Stage.SETUP, Stage.OVER} <= {
        Stage(int(state.stage)) for state in states
    }


def test_positions_of_every_state_lead_back_to_its_bytes(tiny):
    states, _ = reach(tiny, placed(tiny, FEW_TRAINS))
    begun = [state for state in states.values() if Stage.TURN <= state.stage < Stage.OVER]

    assert len(begun) > 1000
    assert all(placed(tiny, tiny.position(state)).tobytes() == state.tobytes() for state in begun)


def test_a_map_without_terrain_doubles_nothing(tiny):
    bare = Tickets("bare", tiny.path)
    bare.map = replace(
        tiny.map, terrain={}, ground={}, counts=replace(tiny.map.counts, terrain_up=0)
    )

    states = hold_laws(
        bare, placed(bare, {**FEW_TRAINS, "tickets": [[AYO_BEX], [AYO_CID, BEX_CID]]})
    )

    asked = [legal(bare, state, int(state.turn)) for state in states if state.stage == Stage.DOUBLE]
    assert asked
    assert all(moves == [SINGLE] for moves in asked)
