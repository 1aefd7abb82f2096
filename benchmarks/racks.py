"""How well racks are imagined in 10 Days: how often a judge tells a true one from one that is
imagined.

The judge is a logistic regression on the outlook of a rack, its transportation tiles, and how much
it would be helped by the discard piles' tops and by what its seat has dropped or passed over. It is
fitted to half of the games and asked about the other half: it is right half of the time where it
can tell nothing. A log-likelihood is what it has over that.

python -m benchmarks.racks [SEATS] [GAMES] [GAME ...]
"""

import sys

import numpy as np

import tenfold
from tenfold import bots, games
from tenfold.bots import judgement
from tenfold.bots.judgement import determinize
from tenfold.bots.tendays import memory
from tenfold.bots.tendays.prospects import count_chances, gain
from tenfold.games.tendays.board import KINDS, UNKNOWN
from tenfold.games.tendays.state import DAYS, Stage
from tenfold.kernel import play
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import as_i64, blank, single

STRIDE, KEPT = 3, 0.02
"""Of how many decisions one is looked at; and how much the judge's weights are held back."""

IMAGINED = ("as believed, with events", "as believed, without", "as anything")


@compiled
def look(board, view, rack, numbers, best):
    """Fill what each tile would add to a rack, as a viewer counts them, and return its outlook."""
    chances = count_chances(board, view, numbers, numbers.unseen)
    return gain(board, rack, as_i64(view.days), chances, np.zeros((DAYS, KINDS)), best)


@compiled
def imagine(board, worlds, numbers, belief, rng):
    determinize(board, worlds[0], numbers, belief, rng)


def features(game, seen, rack, refused, numbers):
    """What the judge goes by."""
    view, best = seen.view, np.zeros(KINDS)
    outlook = look(game.board, view, rack, numbers, best)
    tops = [
        best[pile[height - 1]]
        for pile, height in zip(view.pile, view.height, strict=True)
        if height
    ]
    vehicles = (rack[: view.days] >= game.board.places).sum()
    return [outlook, vehicles, max(tops, default=0.0), *(refused @ best)]


def remembered(seen, seat):
    """What a seat has dropped, dropped at once and passed over, by kinds: how often, fading."""
    table, kinds = memory._Table(), seen.game.map.kinds
    table.follow(seen.events)
    found = np.zeros((len(memory.WEIGHTS), KINDS))
    for (who, tile, how), turn in table.noted.items():
        if who == seat:
            fades = memory.NUMBERS.fade ** (table.turns[seat] - turn)
            found[list(memory.WEIGHTS).index(how), kinds.index(tile)] += fades
    return found


def compare(name, seats, count):
    """Of each other seat at some decisions: the game, and the features of its rack as it is and as
    it is imagined.
    """
    game, greedily, rng = games.get(name), bots.get("greedy"), play.seeded(7, 1)[0]
    found, judged, worlds = [], judgement.load(game), blank(game.state, 1)
    for seed in range(count):
        match, number = tenfold.start(name, seats=seats, seed=seed), 0
        while match.result is None:
            seen, number = match.seen(min(match.active)), number + 1
            if seen.view.stage == Stage.TURN and number % STRIDE == 0:
                racks = [match.state_after(len(match.lines)).rack.copy()]
                for belief in (judgement.believed(seen, judged), single(judged.belief)):
                    worlds[0] = seen.view
                    imagine(game.board, worlds, judged.numbers, belief, rng)
                    racks.append(worlds[0].rack.copy())
                worlds[0] = seen.view
                game.rules.fill(game.board, worlds[0], rng)
                racks.append(worlds[0].rack.copy())
                for seat in set(range(seats)) - {seen.seat}:
                    if (seen.view.rack[seat] == UNKNOWN).any():
                        refused = remembered(seen, seat)
                        told = [
                            features(game, seen, rack[seat], refused, judged.numbers)
                            for rack in racks
                        ]
                        found.append((seed, told))
            match.play(seen.seat, greedily.move(seen, number))
    return np.array([seed for seed, _ in found]), np.array([told for _, told in found])


def fitted(apart):
    """The weights of a judge of differences between true and imagined racks."""
    scale = apart.std(axis=0) + 1e-9
    scaled, weights = apart / scale, np.zeros(apart.shape[1])
    for _ in range(40):
        sure = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (1 - sure) / len(scaled) - KEPT * weights
        bend = (scaled * (sure * (1 - sure))[:, None]).T @ scaled / len(scaled) + KEPT * np.eye(
            len(weights)
        )
        weights += np.linalg.solve(bend, slope)
    return weights / scale


def judge(of_games, apart):
    """How often a judge is right about games that it was not fitted to, and its log-likelihood
    beyond a coin's.
    """
    half, sure = of_games % 2 == 0, np.zeros(len(apart))
    for asked in (half, ~half):
        sure[asked] = apart[asked] @ fitted(apart[~asked])
    return (sure > 0).mean(), np.mean(np.log(2) - np.logaddexp(0, -sure))


def main():
    seats = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    for name in sys.argv[3:] or ["africa", "usa"]:
        of_games, told = compare(name, seats, count)
        for number, how in enumerate(IMAGINED, 1):
            right, beyond = judge(of_games, told[:, 0] - told[:, number])
            print(
                f"{name:<8}{seats} seats  {how:<26}{right:>8.1%} told apart, {beyond:.3f} nats, "
                f"of {len(told)}"
            )


if __name__ == "__main__":
    main()
