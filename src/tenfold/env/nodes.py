"""The tree of a game, node by node: a state, and what each seat has seen on the way to it; for
OpenSpiel.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from tenfold.env.episodes.episode import worth
from tenfold.games.game import UNSEEN, Game
from tenfold.kernel.contract import CHANCE, Move, Way
from tenfold.kernel.layout import Array, Blank, State, bits
from tenfold.kernel.record_reader import read

OVER = -2
"""The mover when the game is over."""


@dataclass(frozen=True)
class Rules:
    """What all nodes of a tree share."""

    game: Game[State, Blank]
    seats: int
    reward: str
    max_moves: int
    """The number of moves of the seats after which a game is truncated: then all share alike."""
    keeps: bool
    """Whether nodes cache their children, for trees that are traversed again and again."""


@dataclass(frozen=True, eq=False)
class Node:
    """A state of a game, with what its seats have seen. It never changes."""

    rules: Rules
    states: Array
    views: tuple[Array, ...]
    """Each seat's view, as an array of one."""
    told: tuple[list[str], ...]
    """What each seat has seen of the line that led here: its own move, and events."""
    before: "Node | None" = None
    line: tuple[int, int] = (OVER, UNSEEN)
    """Who moved to come here, and how: CHANCE with its way, or a seat with its move."""
    moves: int = 0
    """The number of moves that the seats have made."""
    after: "dict[int, Node]" = field(default_factory=dict)
    """The cached children."""

    def __deepcopy__(self, memo: object) -> "Node":
        return self

    @cached_property
    def is_over(self) -> bool:
        """Whether the game has terminated or is truncated here."""
        return self._is_ended or self._is_truncated

    @property
    def _is_truncated(self) -> bool:
        return self.moves >= self.rules.max_moves and not self._is_ended

    @cached_property
    def _is_ended(self) -> bool:
        return self.rules.game.engine.is_over(self.states)

    @cached_property
    def mover(self) -> int:
        """Who moves: a seat (where several may, the first), CHANCE or OVER."""
        if self.is_over:
            return OVER
        if self.rules.game.engine.ways(self.states):
            return CHANCE
        return bits(self.rules.game.engine.active(self.states))[0]

    @cached_property
    def legal(self) -> list[Move]:
        """The numbers of the mover's legal moves."""
        return self.rules.game.engine.legal(self.states, self.mover)

    @cached_property
    def chances(self) -> list[tuple[int, float]]:
        """The ways of chance with their probabilities. Ways with the same text are merged into the
        first.
        """
        game, ways = self.rules.game, self.rules.game.engine.ways(self.states)
        names = [game.name_way(self.states[0], Way(way)) for way in range(ways)]
        firsts = {name: names.index(name) for name in names}
        return [
            (way, names.count(name) / ways)
            for name, way in sorted(firsts.items(), key=lambda pair: pair[1])
        ]

    def say(self, who: int, move: int) -> str:
        """A move or a way of chance, as text."""
        game = self.rules.game
        if who == CHANCE:
            return game.name_way(self.states[0], Way(move))
        return game.texts[move]

    def codes(self, seat: int) -> Array:
        """Return the observation of a seat; cached."""
        if seat not in self._codes:
            self._codes[seat] = self.rules.game.encode(self.views[seat][0], seat)
        return self._codes[seat]

    @cached_property
    def _codes(self) -> dict[int, Array]:
        return {}

    @cached_property
    def returns(self) -> list[float]:
        """The returns of all seats: 0 before the game is over."""
        rules = self.rules
        if not self.is_over:
            return [0.0] * rules.seats
        shares: Sequence[float] = [1 / rules.seats] * rules.seats
        if self._is_ended:
            shares = rules.game.engine.shares(self.states[0])
        return worth(shares, rules.game.engine.scores(self.states[0]), rules.reward)

    def child(self, move: int) -> "Node":
        """The node after the mover's move, or after chance's way."""
        if move in self.after:
            return self.after[move]
        made = self._made(move)
        if self.rules.keeps:
            self.after[move] = made
        return made

    def _made(self, move: int) -> "Node":
        game = self.rules.game
        who = self.mover
        states = self.states.copy()
        if who == CHANCE:
            game.engine.apply_chance(states, Way(move))
        else:
            game.engine.attempt(states, who, Move(move))
        views = tuple(game.engine.view(states, seat) for seat in range(self.rules.seats))
        told = tuple(
            _told(game, seat, before, after, who, move)
            for seat, (before, after) in enumerate(zip(self.views, views, strict=True))
        )
        return Node(
            self.rules, states, views, told, self, (who, move), self.moves + (who != CHANCE)
        )

    def resampled(self, seat: int, rng: Array) -> "Node":
        """Return a node that the seat cannot tell from this one, with what it does not know drawn
        at random.

        The seat remembers what it remembers here. Of what the others remember nothing is known: the
        new node gives each of them its view instead.
        """
        game = self.rules.game
        states = self.views[seat].copy()
        game.rules.fill(game.board, states[0], rng)
        views = tuple(game.engine.view(states, each) for each in range(self.rules.seats))
        told = [
            [json.dumps(game.view_json(view[0], each), sort_keys=True)]
            for each, view in enumerate(views)
        ]
        told[seat] = [self.memory(seat)]
        return Node(self.rules, states, views, tuple(told), moves=self.moves)

    @property
    def is_resampled(self) -> bool:
        """Whether what led here is not known, since the node or one before it was resampled."""
        *_, first = self.path()
        return any(first.told)

    def path(self) -> "Iterator[Node]":
        """This node, the one before it, and so on."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.before

    @cached_property
    def _memories(self) -> dict[int, str]:
        return {}

    def memory(self, seat: int) -> str:
        """All that a seat has seen happen, a line each, with its own moves: perfect recall."""
        if seat not in self._memories:
            before = self.before
            kept = before._memories.get(seat) if before is not None else None
            if kept is None:
                told = [text for node in [*self.path()][::-1] for text in node.told[seat]]
            else:
                told = [kept, *self.told[seat]] if kept else self.told[seat]
            self._memories[seat] = "\n".join(told)
        return self._memories[seat]

    def record(self) -> list[str]:
        """The lines of the record that led here."""
        return [node._said for node in [*self.path()][-2::-1]]

    @cached_property
    def _said(self) -> str:
        """The line of the record that led here."""
        assert self.before is not None
        who, move = self.line
        return f"{'chance' if who == CHANCE else who} {self.before.say(who, move)}"


def root(rules: Rules, states: Array) -> Node:
    """The first node of a tree, from an array of one state."""
    views = tuple(rules.game.engine.view(states, seat) for seat in range(rules.seats))
    return Node(rules, states, views, ([],) * rules.seats)


def _told(
    game: Game[State, Blank], seat: int, before: Array, after: Array, who: int, move: int
) -> list[str]:
    """What a seat remembers of a line: its own move, and what it saw."""
    told = []
    seen = UNSEEN
    if who == seat:
        told.append(game.texts[move])
        seen = Move(move)
    elif who != CHANCE and game.is_open(Move(move)):
        seen = Move(move)
    end = None
    if game.engine.is_over(after):
        end = after[0]
    for event in game.see_line(read(before), read(after), who, seen, end):
        told.append(json.dumps(event, separators=(",", ":"), sort_keys=True))
    return told
