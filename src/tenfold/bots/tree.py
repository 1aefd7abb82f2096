"""The search tree: what one seat knows at each decision to come, in flat arrays, grown by playing filled views out.

A node stands for all the states at a decision, of whichever seat, that look the same to the seat that thinks.
Chance and what others hold fall as they may each time; where the thinker would see it, another node follows.
"""

from math import log, sqrt
from typing import NamedTuple

import numpy as np

from tenfold.bots.judgement import decide, estimate, scores
from tenfold.kernel import record
from tenfold.kernel.play import active, apply, below, fill, legal, mover, view, ways
from tenfold.kernel.rules import CHANCE, OVER, rule

NODES, EDGES, SLOTS, DEPTH, SEATS = 1 << 16, 1 << 20, 1 << 18, 256, 8
"""Room in a tree. Where it is full it grows no more, but still counts."""

NONE = -1


class Settings(NamedTuple):
    """How a search weighs and plays."""

    explore: float = 0.5
    trust: float = 4.0
    limit: int = 40
    slips: int = 0


class Tree(NamedTuple):
    """Nodes, each with a list of edges, one for each move that was ever legal there."""

    slots: np.ndarray
    key: np.ndarray
    first: np.ndarray
    next: np.ndarray
    move: np.ndarray
    count: np.ndarray
    seen: np.ndarray
    total: np.ndarray
    prior: np.ndarray
    used: np.ndarray
    edge_of: np.ndarray
    moves: np.ndarray
    path: np.ndarray
    movers: np.ndarray
    values: np.ndarray
    worlds: np.ndarray
    words: np.ndarray


def grown(game) -> Tree:
    """An empty tree, and the scratch that its growing needs."""
    worlds = record.blank(game.state, 8)
    edges = [np.empty(EDGES, kind) for kind in (np.int32, np.int32, np.int32, np.int32, np.float64, np.float64)]
    return Tree(
        np.zeros(SLOTS, np.int32),
        np.empty(NODES, np.uint64),
        np.empty(NODES, np.int32),
        *edges,
        np.zeros(2, np.int64),
        np.full(len(game.texts), NONE, np.int32),
        np.zeros(len(game.texts), np.int64),
        np.zeros(DEPTH, np.int32),
        np.zeros(DEPTH, np.int32),
        np.zeros(SEATS),
        worlds,
        worlds.view(np.ndarray).view(np.uint8).view(np.uint64),
    )


@rule
def think(board, seen, seat, tree, settings, playouts, rng):
    """Fill a seat's view and play it out, that many times."""
    for _ in range(playouts):
        _once(board, seen, seat, tree, settings, rng)


@rule
def _once(board, seen, seat, tree, settings, rng):
    """Go down the tree through a state that the view could be of, grow a node, play on, and tell those passed."""
    worlds = tree.worlds
    worlds[2] = seen
    state = worlds[2]
    fill(board, state, rng)
    who, depth, new = seat, 0, False
    while who != OVER and not new and depth < DEPTH:
        if who == CHANCE:
            apply(board, state, CHANCE, below(rng, ways(board, state)))
        elif who != seat and _many(active(board, state)):
            apply(board, state, who, decide(board, state, who, settings.slips, rng))
        else:
            node, new = _node(board, state, seat, who, tree)
            if node == NONE:
                break
            edge = _best(board, state, who, node, tree, settings)
            tree.path[depth], tree.movers[depth] = edge, who
            depth += 1
            apply(board, state, who, tree.move[edge])
        who = mover(board, state)
    _play_on(board, state, tree, settings, rng)
    _tell(tree, depth)


@rule
def _many(seats):
    """Whether there is more than one seat among bits: they move at once, in secret."""
    return seats & (seats - 1) != 0


@rule
def _node(board, state, seat, who, tree):
    """The node of a state, and whether it is new; none where there is no room."""
    tree.worlds[0] = state
    view(board, tree.worlds[0], seat)
    key = _key(tree, who)
    at = np.int64(key >> np.uint64(46)) & (SLOTS - 1)
    while tree.slots[at]:
        node = tree.slots[at] - 1
        if tree.key[node] == key:
            return node, False
        at = (at + 1) & (SLOTS - 1)
    node = tree.used[0]
    if node == NODES or tree.used[1] + tree.moves.size > EDGES:
        return NONE, False
    tree.used[0] += 1
    tree.slots[at] = node + 1
    tree.key[node] = key
    tree.first[node] = NONE
    return node, True


@rule
def _key(tree, who):
    """The bytes of what the thinker sees, and who moves, as one number."""
    key = np.uint64(who + 1)
    for i in range((tree.worlds.itemsize + 7) // 8):
        key = (key ^ tree.words[i]) * np.uint64(0x9E3779B97F4A7C15)
        key ^= key >> np.uint64(29)
    return key


@rule
def _best(board, state, who, node, tree, settings):
    """The edge to follow: the one with the best of what is known of its value and what might be."""
    count = legal(board, state, who, tree.moves)
    _list_edges(board, state, who, node, count, tree)
    best, highest = NONE, -1.0
    for i in range(count):
        edge = tree.edge_of[tree.moves[i]]
        tree.seen[edge] += 1
        worth = _worth(tree, edge, settings)
        if worth > highest:
            best, highest = edge, worth
    edge = tree.first[node]
    while edge != NONE:
        tree.edge_of[tree.move[edge]] = NONE
        edge = tree.next[edge]
    return best


@rule
def _list_edges(board, state, who, node, count, tree):
    """Find the edge of each legal move, and make those that are not there yet."""
    edge = tree.first[node]
    while edge != NONE:
        tree.edge_of[tree.move[edge]] = edge
        edge = tree.next[edge]
    for i in range(count):
        move = tree.moves[i]
        if tree.edge_of[move] == NONE:
            tree.edge_of[move] = _edge(node, move, tree)
            tree.worlds[0] = state
            apply(board, tree.worlds[0], who, move)
            tree.prior[tree.edge_of[move]] = estimate(board, tree.worlds[0], who)


@rule
def _edge(node, move, tree):
    edge = tree.used[1]
    tree.used[1] += 1
    tree.move[edge] = move
    tree.next[edge] = tree.first[node]
    tree.first[node] = edge
    tree.count[edge] = tree.seen[edge] = 0
    tree.total[edge] = 0.0
    return edge


@rule
def _worth(tree, edge, settings):
    count = tree.count[edge]
    mean = (tree.total[edge] + settings.trust * tree.prior[edge]) / (count + settings.trust)
    return mean + settings.explore * sqrt(log(tree.seen[edge] + 1.0) / (count + 1.0))


@rule
def _play_on(board, state, tree, settings, rng):
    """Play on by the game's own judgement, for a while, and write each seat's chance to win to the values."""
    for _ in range(settings.limit):
        who = mover(board, state)
        if who == OVER:
            break
        if who == CHANCE:
            apply(board, state, CHANCE, below(rng, ways(board, state)))
        else:
            apply(board, state, who, decide(board, state, who, settings.slips, rng))
    if mover(board, state) == OVER:
        _share(board, state, tree)
    else:
        for seat in range(state.seats):
            tree.values[seat] = estimate(board, state, seat)


@rule
def _share(board, state, tree):
    """1 for the winner; a shared win counts as its share."""
    values = tree.values
    scores(board, state, values)
    highest, count = values[: state.seats].max(), 0
    for seat in range(state.seats):
        count += values[seat] == highest
    for seat in range(state.seats):
        values[seat] = 1.0 / count if values[seat] == highest else 0.0


@rule
def _tell(tree, depth):
    for i in range(depth):
        edge = tree.path[i]
        tree.count[edge] += 1
        tree.total[edge] += tree.values[tree.movers[i]]
