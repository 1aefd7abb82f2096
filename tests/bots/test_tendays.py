"""The judgement of 10 Days: what it must see, and that it sees no more than it may."""

import numpy as np
import pytest

import tenfold
from tenfold import bots, games
from tenfold.bots import judgement
from tenfold.bots.tendays import NUMBERS, memory
from tenfold.games.tendays.connections import is_complete
from tenfold.kernel.layout import copy, single
from tenfold.kernel.play import seeded
from tenfold.seen import Seen

VARIANTS = [{}, {"days": 5}, {"days": 5, "swap": False}, {"swap": False, "open_hands": True}]
JOURNEY = ["EGY", "SDN", "ETH", "KEN", "TZA"]


def position(rack, **given):
    """A five-day position in which seat 0 is to move."""
    return tenfold.position(
        "africa", {"racks": [rack, None], "turn": 0, **given}, seats=2, seed=1, days=5
    )


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
    match = position(
        ["EGY", "SDN", "MAR", "KEN", "TZA"], discards=[["MLI"], ["ETH"], ["SEN"]], drawn="NGA"
    )

    found = bots.get("search(playouts=50)").explain(match.seen(0), 1)
    ran = {candidate.move for candidate in found if candidate.playouts}

    assert move(match) in ran
    assert len(ran) == judgement.load(match.game).lookahead.width < len(found)


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
        numbers = judgement.load(match.game).numbers
        state = match.state_after(len(match.lines))
        chances = [judgement.evaluate(match.game.board, state, seat, numbers) for seat in range(3)]

        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)


def remembered(*events):
    """What seat 0 has learned of seat 1 from some events, by tiles."""
    game, belief = games.get("africa"), single(memory.BELIEF)
    match = tenfold.start("africa", seats=2, seed=1)
    memory.learn(Seen(game, 0, match.blank_view(0), lambda: list(events)), belief)
    return {game.names[kind]: float(told) for kind, told in enumerate(belief.against[1]) if told}


def turned_up(tile, pile):
    return {"event": "turn-up", "tile": tile, "pile": pile}


def drawn(pile=None, tile=None, seat=1):
    return {"event": "draw", "seat": seat, "pile": pile, "tile": tile}


def dropped(tile, pile, seat=1):
    return {"event": "drop", "seat": seat, "tile": tile, "pile": pile}


def put(tile, pile, seat=1):
    return {"event": "put", "seat": seat, "day": 3, "tile": None, "dropped": tile, "pile": pile}


def test_what_a_seat_drops_at_once_or_from_its_rack_is_remembered():
    assert remembered(drawn(), dropped("EGY", 1)) == {"EGY": NUMBERS.untried}
    assert remembered(drawn(), put("EGY", 1)) == {"EGY": NUMBERS.dropped}
    assert remembered(turned_up("EGY", 1), drawn(1, "EGY"), dropped("EGY", 2)) == {}


def test_what_a_seat_leaves_lying_is_remembered():
    lying = [turned_up("EGY", 1), turned_up("MLI", 2)]

    assert remembered(*lying, drawn()) == {"EGY": NUMBERS.passed, "MLI": NUMBERS.passed}
    assert remembered(*lying, {"event": "swap", "seat": 1, "days": [1, 2]}) == remembered(
        *lying, drawn()
    )
    assert remembered(*lying, drawn(1, "EGY")) == {}


def test_only_the_tops_lie_open():
    before = [turned_up("EGY", 1), drawn(seat=0), dropped("MLI", 1, seat=0)]

    assert remembered(*before, drawn()) == {"MLI": NUMBERS.passed}
    assert (
        remembered(*before, {"event": "renew", "count": 9}, drawn(1, "MLI", seat=0), drawn()) == {}
    )


def test_what_is_remembered_fades_with_the_turns_of_its_seat():
    assert remembered(
        drawn(), dropped("EGY", 1), drawn(1, "EGY", seat=0), drawn(), put("MLI", 1)
    ) == {
        "EGY": NUMBERS.untried * NUMBERS.fade,
        "MLI": NUMBERS.dropped,
    }


def test_what_a_seat_takes_after_all_is_forgotten():
    assert remembered(drawn(), dropped("EGY", 1), drawn(1, "EGY")) == {}


def test_a_rack_is_hardly_believed_that_what_its_seat_dropped_would_complete():
    match = tenfold.position("africa", {"racks": [None, None], "turn": 0}, seats=2, seed=1, days=5)
    view, judged = match.blank_view(0), judgement.load(match.game)
    view.turns = 20

    def helped(told):
        """How many of the racks that are believed Egypt would make a journey."""
        belief, rng, count = single(judged.belief), seeded(5, 1)[0], 0
        belief.against[1, match.game.names.index("EGY")] = told
        for _ in range(300):
            world = copy(view)
            judgement.determinize(match.game.board, world, judged.numbers, belief, rng)
            count += completes(match.game, world.rack[1], "EGY")
        return count

    assert helped(50.0) < helped(0.0)


def completes(game, rack, tile):
    """Whether a tile makes a five-day rack a journey on some day."""
    racks = [[*rack[:day], game.names.index(tile), *rack[day + 1 : 5]] for day in range(5)]
    return any(is_complete(game.board, np.array(each, np.int8), 5) for each in racks)
