"""What the module of a family exports: its rules, general functions over them, and its bots."""

import inspect
from collections.abc import Mapping, Sequence

import numpy as np
from numba import typeof, types
from numba.core.compiler_lock import global_compiler_lock

from tenfold import games
from tenfold.bots import judgement, race, rollout
from tenfold.games.game import Game
from tenfold.json_types import JsonObject
from tenfold.kernel import play
from tenfold.kernel.compiled import find
from tenfold.kernel.contract import RULES
from tenfold.kernel.layout import Blank, State, blank, single
from tenfold.kernel.numba_compiler import Untyped
from tenfold.wasm.module import WasmModule

VERSION = 1
"""The version of the description: it grows when a reader of the description would have to change.
"""

BEFORE_OPTIONS = 2
"""How many parameters `deal` has before the number of seats: the board and the state."""

NUMBER, REAL, GENERATOR = types.int64, types.float64, types.uint64


class Family:
    """A family of games, as a module in the making."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = [game for game in map(games.get, games.names()) if game.family == name]
        self._game = self.games[0]
        self._judgement = judgement.load(self._game)
        self._board = typeof(self._game.board)
        self._state = typeof(single(self._game.state))

    def build(self, context: Untyped) -> tuple[bytes, JsonObject]:
        """Return the module, and the description that a program needs to use it."""
        module = WasmModule(context, self.name)
        with global_compiler_lock:
            for name, (function, arguments) in self._exports().items():
                module.export(name, function, arguments)
        for game in self.games:
            module.constant(f"board_{game.name}", game.board.tobytes())
        module.constant("numbers", self._judgement.numbers.tobytes())
        return module.binary(), self._description(module.signatures)

    def _exports(self) -> dict[str, tuple[Untyped, Sequence[Untyped]]]:
        """Return the functions that are exported, with the types of their arguments."""
        return {**self._rules(), **self._general(), **self._bots()}

    def _rules(self) -> dict[str, tuple[Untyped, Sequence[Untyped]]]:
        """Return the functions of the contract."""
        rules = self._game.rules
        position = (self._board, self._state)
        options = len(inspect.signature(rules.deal.py_func).parameters) - BEFORE_OPTIONS
        arguments = {
            "deal": (*position, *[NUMBER] * options),
            "why_not": (*position, NUMBER, NUMBER),
            "apply": (*position, NUMBER, NUMBER),
            "scores": (*position, _array(NUMBER)),
            "shares": (*position, _array(REAL)),
            "view": (*position, NUMBER),
            "fill": (*position, _array(GENERATOR)),
            "encode": (*position, NUMBER, _array(types.int8)),
        }
        compiled = [name for name in RULES if name != "features"]
        return {name: (getattr(rules, name), arguments.get(name, position)) for name in compiled}

    def _general(self) -> dict[str, tuple[Untyped, Sequence[Untyped]]]:
        """Return what can be done with any game's rules."""
        position = (self._board, self._state)
        return {
            "attempt": (play.attempt, (*position, NUMBER, NUMBER)),
            "legal": (play.legal, (*position, NUMBER, _array(NUMBER))),
            "mask": (play.mask, (*position, NUMBER, _array(types.int8))),
            "pick": (play.pick, (*position, NUMBER, _array(GENERATOR))),
            "step": (play.step, (*position, _array(GENERATOR))),
            "playouts": (
                play.playouts,
                (self._board, _array(self._state), _array(GENERATOR, 2), NUMBER),
            ),
        }

    def _bots(self) -> dict[str, tuple[Untyped, Sequence[Untyped]]]:
        """Return the greedy bot, the search, and what they judge by."""
        position = (self._board, self._state)
        numbers = typeof(self._judgement.numbers)
        belief = typeof(single(self._judgement.belief))
        names = self._game.state.names or ()
        return {
            "decide": (judgement.decide, (*position, NUMBER, numbers, NUMBER, _array(GENERATOR))),
            "evaluate": (find("evaluate", names), (*position, NUMBER, numbers)),
            "believe": (find("believe", names), (*position, NUMBER, numbers, belief)),
            "sample": (race.sample, (*position, NUMBER, typeof(self._race()), REAL, NUMBER)),
        }

    def _race(self) -> race.Race:
        """Return a race of the right types."""
        worlds = rollout.Worlds(
            states=blank(self._game.state, 3),
            numbers=self._judgement.numbers,
            belief=single(self._judgement.belief),
            seed=np.zeros(1, np.uint64),
            luck=np.ones((2, 1), np.uint64),
        )
        return race.Race(
            arms=blank(race.ARM, 1),
            order=np.zeros(1, np.int64),
            tally=single(race.TALLY),
            worlds=worlds,
            lookahead=self._judgement.lookahead,
        )

    def _description(self, signatures: Mapping[str, Untyped]) -> JsonObject:
        return {
            "version": VERSION,
            "family": self.name,
            "exports": dict(signatures),
            "state": _layout(self._game.state),
            "arm": _layout(race.ARM),
            "tally": _layout(race.TALLY),
            "belief": self._judgement.belief.itemsize,
            "lookahead": list(self._judgement.lookahead),
            "games": {game.name: _game(game) for game in self.games},
        }


def _game(game: Game[State, Blank]) -> JsonObject:
    return {
        "version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "options": [option.name for option in game.options],
        "moves": list(game.texts),
    }


def _layout(dtype: np.dtype[np.void]) -> JsonObject:
    """Return the size of a record in bytes, and the place and type of each field."""
    places = {name: [int(at), str(kind)] for name, (kind, at, *_) in (dtype.fields or {}).items()}
    return {"size": dtype.itemsize, "fields": places}


def _array(element: Untyped, dimensions: int = 1) -> Untyped:
    return types.Array(element, dimensions, "C")
