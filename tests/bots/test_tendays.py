"""The judgement of 10 Days: what it must see, and that it sees no more than it may."""

import pytest

import tenfold
from tenfold import bots
from tenfold.bots import judgement
from tenfold.kernel.layout import copy
from tenfold.kernel.play import seeded
from tenfold.seen import Seen

VARIANTS = [{}, {"days": 5}, {"days": 5, "swap": False}, {"swap": False, "open_hands": True}]
JOURNEY = ["EGY", "SDN", "ETH", "KEN", "TZA"]


def position(rack, **given):
    """A five-day position in which seat 0 is to move."""
    return tenfold.position("africa", {"racks": [rack, None], "turn": 0, **given}, seats=2, seed=1, days=5)


def move(match, seat=0, seed=1):
    return bots.get("greedy").move(match.seen(seat), seed)


def decisions(game, seats, variant, seed):
    """A match of greedy bots at each of its decisions, with the seat that is to move."""
    match = tenfold.start(game, seats=seats, seed=seed, **variant)
    while match.result is None:
        seat = min(match.active)
        yield match, seat
        match.play(seat, move(match, seat))


@pytest.mark.parametrize("game", ["africa", "usa"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_greedy_plays_legal_moves_until_somebody_wins(game, seats, variant):
    *_, (match, _) = decisions(game, seats, variant, seats)

    assert len(match.result.winners) == 1


def test_greedy_takes_the_tile_that_wins():
    match = position([*JOURNEY[:4], "MAR"], discards=[["MLI"], ["TZA"], ["SEN"]])

    match.play(0, move(match))
    match.play(0, move(match))

    assert match.lines[0] == "0 draw 2"
    assert match.result.winners == (0,)


def test_greedy_swaps_to_win():
    match = position(["SDN", "LBY", "EGY", "TUN", "DZA"], discards=[["MLI"], ["AGO"], ["SEN"]])

    match.play(0, move(match))

    assert match.lines == ["0 swap 2 3"]
    assert match.result.winners == (0,)


def test_greedy_puts_a_drawn_tile_where_it_wins():
    match = position([*JOURNEY[:4], "MAR"], discards=[["MLI"], ["AGO"], ["SEN"]], drawn="TZA")

    assert move(match).startswith("put 5 drop")


def test_greedy_places_a_tile_beside_its_neighbour():
    match = tenfold.start("africa", seats=2, days=5, chance=lambda ways: 0)
    match.play(0, "place 3")

    assert move(match) in ("place 1", "place 2", "place 4", "place 5")


def wins(match, seat, text):
    """Whether a move wins at once."""
    after = copy(match.state_after(len(match.lines)))
    match.game.rules.apply(match.game.board, after, seat, match.game.numbers[text])
    return after.winner == seat


@pytest.mark.parametrize("game", ["africa", "usa"])
def test_greedy_leaves_no_move_that_wins(game):
    chosen = []
    for seed in range(30):
        for match, seat in decisions(game, 2, {}, seed):
            if any(wins(match, seat, text) for text in match.legal(seat)):
                chosen.append(wins(match, seat, move(match, seat)))

    assert len(chosen) >= 30
    assert all(chosen)


def test_search_does_not_think_about_what_wins():
    match = position(["SDN", "LBY", "EGY", "TUN", "DZA"], discards=[["MLI"], ["AGO"], ["SEN"]])

    found = bots.get("search(playouts=50)").explain(match.seen(0), 1)

    assert found[0].move == "swap 2 3"
    assert not any(candidate.playouts for candidate in found)


def test_search_thinks_first_of_what_greedy_likes():
    match = position(["EGY", "SDN", "MAR", "KEN", "TZA"], discards=[["MLI"], ["ETH"], ["SEN"]], drawn="NGA")

    found = bots.get("search(playouts=50)").explain(match.seen(0), 1)
    ran = {candidate.move for candidate in found if candidate.playouts}

    assert move(match) in ran
    assert len(ran) == judgement.adopt(match.game).lookahead.width < len(found)


@pytest.mark.parametrize("game", ["africa", "usa"])
def test_what_is_hidden_does_not_matter(game):
    rng = seeded(1, 1)[0]
    for match, seat in decisions(game, 3, {"days": 5}, 7):
        filled = copy(match.blank_view(seat))
        match.game.rules.fill(match.game.board, filled, rng)
        match.game.rules.view(match.game.board, filled, seat)

        assert bots.get("greedy").move(Seen(match.game, seat, filled), 1) == move(match, seat)


def test_the_chances_of_all_seats_are_one_together():
    for match, _ in decisions("africa", 3, {"days": 5}, 8):
        numbers = judgement.adopt(match.game).numbers
        state = match.state_after(len(match.lines))
        chances = [judgement.evaluate(match.game.board, state, seat, numbers) for seat in range(3)]

        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
