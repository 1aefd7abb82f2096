"""Search: what it must find, whatever its playouts are worth."""

import threading

import numpy as np
import pytest

import tenfold
from tenfold import bots
from tenfold.bots import judgement, race
from tenfold.bots.rollout import PLAYED
from tenfold.bots.search import Search
from tenfold.bots.tendays.numbers import NUMBERS
from tenfold.bots.tendays.prospects import count_chances
from tenfold.errors import BadBot
from tenfold.games.tendays.outlook import weigh
from tenfold.games.tickets.offers import is_complete
from tenfold.kernel.layout import copy
from tenfold.kernel.play import seeded

NEARLY = ["EGY", "SDN", "ETH", "KEN", "MAR"]
OTHER = ["GAB", "car", "TUN", "GHA", "ZAF"]


def best(match, seat=0, playouts=1000):
    """The move that a seat's search finds."""
    return bots.get(f"search(playouts={playouts})").move(match.seen(seat), 1)


def africa(rack, discards, **given):
    """A short journey, with the other seat far from its own."""
    position = {"racks": [rack, OTHER], "discards": discards, "turn": 0, **given}
    return tenfold.position("africa", position, seats=2, seed=1, days=5)


def test_search_draws_the_tile_that_wins():
    match = africa(NEARLY, [["MLI"], ["UGA"], ["SEN"]])

    assert best(match) == "draw 2"


def test_search_puts_the_tile_that_wins():
    match = africa(NEARLY, [["MLI"], ["GIN"], ["SEN"]], drawn="UGA")

    assert best(match).startswith("put 5 ")


def test_search_swaps_where_that_wins():
    match = africa(["EGY", "SDN", "KEN", "ETH", "SOM"], [["MLI"], ["GIN"], ["SEN"]])

    assert best(match) == "swap 3 4"


@pytest.mark.parametrize(("sure", "is_left"), [(0.0, True), (1000.0, False)])
def test_the_greedy_move_is_left_only_for_a_lead_that_is_sure(sure, is_left):
    match = tenfold.start("tenzania", seats=3, first=0, seed=3)
    seen, judged = match.seen(0), judgement.load(match.game)
    leads = []
    for seed in range(20):
        run = race.begin(seen, judged, seed)
        run = run._replace(lookahead=judged.lookahead._replace(sure=sure))
        race.sample(match.game.board, seen.view, 0, run, 0.0, 60)
        leads += [float(arm.better) for arm in run.arms[: run.tally.arms]]

    assert (max(leads) > 0) == is_left


def test_a_sure_win_is_explained_as_one():
    match = africa(NEARLY, [["MLI"], ["GIN"], ["SEN"]], drawn="UGA")

    first, *_ = bots.get("search(playouts=1000)").explain(match.seen(0), 1)

    assert first.chance > 0.95


def test_search_takes_the_table_when_it_can():
    match = tenfold.position(
        "tenzania",
        {"hands": [[3, 9, 9], [1, 1, 2]], "table": [7], "value": 7, "won": [20, 20], "turn": 0},
        seats=2,
        seed=1,
    )

    assert best(match) == "play 3 = 10"


def test_the_only_legal_move_takes_no_thought():
    match = tenfold.start("africa", seats=2, seed=1, days=5)
    for day in range(1, 5):
        match.play(0, f"place {day}")

    assert Search(seconds=3600).move(match.seen(0), 1) == "place 5"


def test_a_budget_of_time_gives_a_move():
    match = tenfold.start("africa", seats=2, seed=1)

    assert Search(seconds=0.02).move(match.seen(1), 1) in match.legal(1)


def test_one_bot_thinks_for_several_tables_at_once():
    match = tenfold.start("africa", seats=2, seed=1)
    bot, found = Search(playouts=300), []
    alone = bot.move(match.seen(0), 5)
    tables = [
        threading.Thread(target=lambda: found.append(bot.move(match.seen(0), 5))) for _ in range(4)
    ]

    for table in tables:
        table.start()
    for table in tables:
        table.join()

    assert found == [alone] * 4


def test_a_seat_that_may_not_move_is_refused():
    match = africa(NEARLY, [["MLI"], ["UGA"], ["SEN"]])

    with pytest.raises(BadBot, match="seat 1 has no legal move"):
        best(match, seat=1)


def test_every_legal_move_is_explained_and_the_one_played_comes_first():
    match = africa(NEARLY, [["MLI"], ["GIN"], ["SEN"]], drawn="TCD")
    bot = bots.get("search(playouts=300)")

    told = bot.explain(match.seen(0), 1)

    assert sorted(each.move for each in told) == sorted(match.legal(0))
    assert told[0].move == bot.move(match.seen(0), 1)
    assert all(0 <= each.chance <= 1 for each in told)


def test_no_more_is_thought_of_when_a_move_is_clearly_the_best():
    match = africa(NEARLY, [["MLI"], ["UGA"], ["SEN"]])

    told = Search(playouts=10**6).explain(match.seen(0), 1)

    assert sum(each.playouts for each in told) < 10**4


def test_moves_that_come_to_the_same_are_worth_the_same_in_every_world():
    match = tenfold.start("tenzania", seats=2, seed=3)
    seen = match.seen(min(match.active))
    judged = judgement.load(match.game)
    run = race.begin(seen, judged, 7)
    first, second = (run.arms[arm] for arm in run.order[:2])
    second.move = first.move

    race.sample(match.game.board, seen.view, seen.seat, run, 0.0, 50)

    assert second.count > 1
    assert second.lead == 0.0


def determinized(match, seat, count):
    """States that a seat determinizes, by what it has seen."""
    game, seen, rng = match.game, match.seen(seat), seeded(7, 1)[0]
    judged = judgement.load(game)
    belief = judgement.believed(seen, judged)
    for _ in range(count):
        state = copy(seen.view)
        judgement.determinize(game.board, state, judged.numbers, belief, rng)
        yield state


@pytest.mark.parametrize("game", tenfold.games.names())
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_believes_is_what_its_view_could_be_of(game, seats):
    match = tenfold.start(game, seats=seats, seed=4)
    for number in range(40 * seats):
        if match.result is not None:
            break
        seat = min(match.active)
        for state in determinized(match, seat, 3):
            match.game.rules.view(match.game.board, state, seat)
            assert state.tobytes() == match.blank_view(seat).tobytes()
        match.play(seat, bots.get("greedy").move(match.seen(seat), number))


def later(game, moves, seed):
    """A match of greedy bots, so many moves on."""
    match = tenfold.start(game, seats=2, seed=seed)
    for number in range(moves):
        seat = min(match.active)
        match.play(seat, bots.get("greedy").move(match.seen(seat), number))
    return match


def filled(match, seat, count):
    """States that a seat's view could be of, any of them as likely."""
    rng = seeded(7, 1)[0]
    for _ in range(count):
        state = match.blank_view(seat)
        match.game.rules.fill(match.game.board, state, rng)
        yield state


def test_others_are_thought_to_hold_tickets_that_they_have_completed():
    match = later("tickets", 170, seed=3)
    seat, board = min(match.active), match.game.board

    def completed(states):
        held = [
            ticket
            for state in states
            for ticket in range(board.tickets)
            if state.where[ticket] == 1 - seat
        ]
        return sum(is_complete(board, match.blank_view(seat), 1 - seat, ticket) for ticket in held)

    assert completed(determinized(match, seat, 200)) > 2 * completed(filled(match, seat, 200)) > 0


@pytest.mark.parametrize("game", ["africa", "usa"])
def test_others_are_thought_to_have_tiles_that_go_with_each_other(game):
    match = later(game, 30, seed=6)
    seat, board = min(match.active), match.game.board

    def outlook(states):
        chances = count_chances(board, match.blank_view(seat), NUMBERS, NUMBERS.unseen)
        return np.mean(
            [np.log(weigh(board, state.rack[1 - seat], state.days, chances)) for state in states]
        )

    assert outlook(determinized(match, seat, 100)) > outlook(filled(match, seat, 100)) + 1.0


@pytest.mark.parametrize("game", ["africa", "usa"])
def test_others_are_thought_to_set_up_their_racks_as_greedy_does(game):
    true, thought, random = [], [], []
    for seed in range(20):
        match = later(game, 10, seed)  # seat 0 has set up its rack, seat 1 has its first tile
        board = match.game.board
        chances = count_chances(board, match.blank_view(1), NUMBERS, NUMBERS.unseen)

        def outlooks(states, board=board, chances=chances):
            return [np.log(weigh(board, state.rack[0], state.days, chances)) for state in states]

        assert match.active == {1}
        true += outlooks([match.state_after(len(match.lines))])
        thought += outlooks(determinized(match, 1, 60))
        random += outlooks(filled(match, 1, 60))

    assert np.mean(thought) == pytest.approx(np.mean(true), abs=0.8)
    assert np.mean(random) < np.mean(thought) - 2.0


@pytest.mark.parametrize("seat", [0, 1])
def test_while_setting_up_a_seat_looks_ahead_to_the_end_of_its_own_set_up(seat):
    match = tenfold.start("africa", seats=2, seed=3)
    seen, judged = match.seen(seat), judgement.load(match.game)
    run = race.begin(seen, judged, 7)

    race.sample(match.game.board, seen.view, seat, run, 0.0, 50)

    assert match.active == {0, 1}
    assert run.worlds.states[PLAYED].placed[seat] == seen.view.days
    assert run.worlds.states[PLAYED].placed[1 - seat] == 0


def test_search_places_a_tile_better_than_greedy():
    match = later("africa", 15, seed=7)
    seen, first, found = match.seen(1), bots.get("greedy"), best(match, seat=1, playouts=1500)

    again = {each.move: each.chance for each in Search(playouts=4000).explain(seen, 99)}

    assert again[found] > again[first.move(seen, 1)] + 0.02
