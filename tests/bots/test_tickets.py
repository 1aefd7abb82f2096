"""The bots of The Heart of Africa: what they must see, and that they see no more than they may."""

from pathlib import Path

import numpy as np
import pytest

import tenfold
from tenfold import bots, games
from tenfold.bots import judgement
from tenfold.bots.tickets.cards import _value_blind
from tenfold.bots.tickets.plan import PLAN
from tenfold.bots.tickets.styles import Style
from tenfold.errors import BadBot
from tenfold.games.tickets.map import TERRAIN, TRAIN_DECK
from tenfold.kernel.layout import copy, single
from tenfold.kernel.play import seeded
from tenfold.seen import Seen

STYLES = games.get("tickets").styles
EVERY = ("greedy", *STYLES)
ROUTE = "cape-town port-elizabeth 1"
"""Three black spaces, in the mountains."""

every_bot = pytest.mark.parametrize("call", EVERY)
any_seats = pytest.mark.parametrize("seats", range(2, 6))


def position(*, seats=2, **given):
    """A position in which seat 0 is to move and nobody holds anything, if nothing else is said."""
    nothing = {"hands": [{}] * seats, "terrain": [{}] * seats, "tickets": [[]] * seats}
    row = {
        "face_up": ["purple", "blue", "orange", "white", "green"],
        "terrain_up": ["desert", "jungle"],
    }
    return tenfold.position("tickets", {"turn": 0, **row, **nothing, **given}, seats=seats, seed=1)


def move(match, call="greedy", seat=0, seed=1):
    return bots.get(call).move(match.seen(seat), seed)


def decisions(seats, calls, seed):
    """A match at each of its decisions, with the seat that is to move; each bot then makes
    its own.
    """
    match, number = tenfold.start("tickets", seats=seats, seed=seed), 0
    while match.result is None:
        seat = min(match.active)
        yield match, seat
        match.play(seat, move(match, calls[seat % len(calls)], seat, number))
        number += 1


def test_a_blind_draw_is_worth_what_is_in_the_deck_and_not_what_others_have_held_since_before():
    match = position()
    view, plan = match.blank_view(0), single(PLAN)
    view.bag[:TERRAIN], view.pool[:] = 0, 5
    view.bag[0], view.bag[1] = 3, 1
    plan.value[0], plan.value[1], plan.value[2] = 2.0, 6.0, 100.0

    assert _value_blind(view, 0, plan, TRAIN_DECK) == 3.0


@any_seats
def test_all_bots_play_legal_moves_to_the_end(seats):
    moves = sum(1 for _ in decisions(seats, EVERY, seats))

    assert moves > 20 * seats


@every_bot
def test_a_bot_plays_against_itself_to_the_end(call):
    moves = sum(1 for _ in decisions(2, [call], 5))

    assert moves > 40


@every_bot
def test_neither_what_is_hidden_nor_where_it_is_makes_a_difference(call):
    rng = seeded(3, 1)[0]
    for match, seat in decisions(3, [call], 7):
        game, view = match.game, match.blank_view(seat)
        other = copy(view)
        game.rules.fill(game.board, other, rng)
        bot, chosen = bots.get(call), move(match, call, seat)

        assert bot.move(Seen(game, seat, other), 1) == chosen
        game.rules.view(game.board, other, seat)
        assert bot.move(Seen(game, seat, other), 1) == chosen


@every_bot
def test_chance_makes_no_difference(call):
    for match, seat in decisions(2, [call], 9):
        assert move(match, call, seat, seed=1) == move(match, call, seat, seed=2)


@every_bot
def test_a_ticket_that_one_claim_completes_is_completed(call):
    match = position(
        hands=[{"black": 3}, {}],
        terrain=[{"mountain": 1}, {}],
        tickets=[[["mocamedes", "port-elizabeth"]], []],
        claimed={
            "mocamedes walvis-bay 1": 0,
            "walvis-bay port-nolloth 1": 0,
            "port-nolloth cape-town 1": 0,
        },
        trains=[5, 8],
    )

    assert move(match, call) == f"claim {ROUTE}"


def test_a_way_around_what_another_has_claimed_is_found():
    match = position(
        hands=[{"orange": 3, "black": 3}, {}],
        terrain=[{"desert": 1}, {}],
        tickets=[[["madagascar", "port-elizabeth"]], []],
        claimed={
            "madagascar-2 durban 1": 0,
            "east-london durban 1": 1,
            "port-elizabeth east-london 1": 1,
        },
        trains=[9, 9],
    )

    assert move(match) == "claim bloemfontein durban 1"


@every_bot
def test_a_route_is_doubled_when_that_costs_only_terrain(call):
    match = position(hands=[{"black": 3}, {}], terrain=[{"mountain": 1}, {}], tickets=[[], []])
    match.play(0, f"claim {ROUTE}")

    assert move(match, call) == "double 0"


def test_the_last_turn_is_for_points():
    match = position(hands=[{"black": 3, "purple": 1}, {}], trains=[20, 1])

    assert move(match).startswith("claim ")


def test_the_styles_have_their_numbers():
    assert [Style(number).name.lower().replace("_", "-") for number in range(len(STYLES))] == list(
        STYLES
    )


def test_a_game_that_has_no_styles_says_so():
    match = tenfold.start("tenzania", seats=2, seed=1)

    with pytest.raises(BadBot, match="has no style 'by-ticket'"):
        move(match, "by-ticket")


def test_an_unknown_style_is_refused():
    with pytest.raises(BadBot, match="there is no style 'bold'"):
        bots.get("styled('bold')")


def chances(match):
    """Each seat's estimated chance to win."""
    game, numbers = match.game, judgement.load(match.game).numbers
    state = match.state_after(len(match.lines))
    return [judgement.chance(game.board, state, seat, numbers) for seat in range(match.seats)]


def test_a_game_that_tickets_decide_is_worth_more_to_its_winner():
    record = Path(__file__).parents[1] / "golden" / "tickets" / "tickets-decide.record"
    match = tenfold.replay(record.read_text(encoding="utf-8"))
    (winner,) = match.result.winners
    state, board = match.state_after(len(match.lines)), match.game.board
    numbers = judgement.load(match.game).numbers

    worth = [judgement.utility(board, state, seat, numbers) for seat in range(match.seats)]

    assert len(set(match.scores)) == 1
    assert worth[winner] == max(worth) > min(worth)
    assert chances(match)[winner] == 1.0


@any_seats
def test_the_chances_to_win_add_up_to_one(seats):
    for number, (match, _) in enumerate(decisions(seats, ["greedy"], seats)):
        if number % 20 == 0:
            assert np.isclose(sum(chances(match)), 1)


def test_who_has_completed_a_ticket_is_thought_to_win():
    claimed = {
        "mocamedes walvis-bay 1": 0,
        "walvis-bay port-nolloth 1": 0,
        "port-nolloth cape-town 1": 0,
        ROUTE: 0,
    }
    ahead = position(
        tickets=[[["mocamedes", "port-elizabeth"]], []], claimed=claimed, trains=[9, 9]
    )
    behind = position(
        tickets=[[], [["mocamedes", "port-elizabeth"]]], claimed=claimed, trains=[9, 9]
    )

    assert chances(ahead)[0] > 0.9
    assert chances(behind)[0] < chances(ahead)[0]


def test_terrain_that_cannot_be_used_any_more_is_worth_little():
    early, late = (
        position(terrain=[{"mountain": 6}, {}], trains=trains, tickets=[[], []])
        for trains in ([30, 30], [3, 3])
    )

    assert chances(early)[0] > chances(late)[0]
