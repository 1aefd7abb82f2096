"""The bot that plays by a trained network: a file of weights, evaluated with NumPy."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TypedDict
from zipfile import BadZipFile

import numpy as np

from tenfold.bots.bot import Bot, check_turn
from tenfold.errors import BadBot
from tenfold.kernel.features import size
from tenfold.kernel.layout import Array
from tenfold.seen import Seen

ABOUT = ("game", "seats", "encoding", "variant")
"""The keys that describe what a network was trained for."""


class About(TypedDict):
    """What a network was trained for."""

    game: str
    seats: int
    encoding: int
    """The version of what it sees."""
    variant: Mapping[str, bool | int]


@dataclass(frozen=True, slots=True)
class Network:
    """A multi-layer perceptron with ReLU activations, and what it was trained for."""

    layers: tuple[tuple[Array, Array], ...]
    about: About

    def logits(self, code: Array) -> Array:
        """Return the logit of each move for an encoded observation."""
        (first, bias), *others = self.layers
        inputs = np.flatnonzero(code)  # most inputs are 0: skip their weights
        values: Array = code[inputs].astype(np.float32) @ first[inputs] + bias
        for weights, bias in others:
            values = np.maximum(values, 0) @ weights + bias
        return values


def save(path: Path | str, layers: Sequence[tuple[Array, Array]], about: About) -> None:
    """Write a network to a file that `learned("FILE")` plays; docs/bots.md describes the format.

    Each layer is its weights, of the shape (inputs, outputs), and its bias; between layers values
    below 0 become 0. The first layer is given what `game.encode` writes, unscaled, and the last one
    has an output for each move number. `about` has `game`, `seats`, `encoding` and `variant`.
    Numbers are stored in half precision.
    """
    network = Network(tuple(layers), about)
    _check(str(path), network)
    parts = {f"weights{index}": weights for index, (weights, _) in enumerate(layers)}
    parts |= {f"bias{index}": bias for index, (_, bias) in enumerate(layers)}
    halves = {name: np.asarray(part).astype(np.float16) for name, part in parts.items()}
    np.savez_compressed(path, about=np.array(json.dumps(about)), **halves)  # type: ignore[arg-type]  # NumPy types the keywords as `allow_pickle`


@cache
def load(path: str) -> Network:
    """Read a network; raises BadBot if the file is not one."""
    try:
        with open(path, "rb") as raw, np.load(raw, allow_pickle=False) as file:
            count = sum(name.startswith("weights") for name in file.files)
            parts = [(file[f"weights{index}"], file[f"bias{index}"]) for index in range(count)]
            about = json.loads(str(file["about"]))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as fault:
        raise BadBot(f"{path} is no file of a learned bot: {fault}") from None
    network = Network(
        tuple((one.astype(np.float32), other.astype(np.float32)) for one, other in parts), about
    )
    _check(path, network)
    return network


def _check(path: str, network: Network) -> None:
    """Raise BadBot if a network lacks something or its layers do not fit each other."""
    about = network.about
    layers = network.layers
    lacking = [key for key in ABOUT if not isinstance(about, Mapping) or key not in about]
    if lacking:
        raise BadBot(f"{path} is no file of a learned bot: it does not say {', '.join(lacking)}")
    shapes = [(np.shape(weights), np.shape(bias)) for weights, bias in layers]
    fits = all(len(weights) == 2 and weights[1:] == bias for weights, bias in shapes)
    if not layers or not fits or any(one[0][1] != other[0][0] for one, other in pairwise(shapes)):
        raise BadBot(
            f"{path} is no file of a learned bot: its layers do not fit each other: {shapes}"
        )


class Learned(Bot):
    """Plays the legal move with the highest logit of a trained network."""

    def __init__(self, path: str) -> None:
        self.name = f'learned("{path}")'
        self.network = load(path)

    def move(self, seen: Seen, seed: int) -> str:
        check_turn(seen)
        self._check(seen)
        game = seen.game
        logits = self.network.logits(game.encode(seen.view, seen.seat))
        legal = game.mask(seen.view, seen.seat)
        return game.texts[int(np.where(legal, logits, -np.inf).argmax())]

    def _check(self, seen: Seen) -> None:
        """Raise BadBot for a game, variant or encoding that the network was not trained for."""
        about = self.network.about
        view = seen.view
        trained_for = (about["game"], about["seats"], about["encoding"])
        if trained_for != (seen.game.name, int(view["seats"]), seen.game.encoding):
            raise BadBot(
                f"{self.name} plays {about['game']} with {about['seats']} seats, encoding "
                f"{about['encoding']}"
            )
        inputs = len(self.network.layers[0][0])
        outputs = len(self.network.layers[-1][1])
        if (inputs, outputs) != (size(seen.game.features(view)), len(seen.game.texts)):
            raise BadBot(
                f"{self.name} has {inputs} inputs and {outputs} outputs, which do not fit "
                f"{about['game']}"
            )
        for option, value in about["variant"].items():
            if option in (view.dtype.names or ()) and int(view[option]) != int(value):
                raise BadBot(f"{self.name} was trained with {option}={value}")
