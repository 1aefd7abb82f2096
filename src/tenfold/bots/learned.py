"""The bot that plays by a network that was trained: a file of weights, read and reckoned with by NumPy alone."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from tenfold.bots.bot import Bot, check_turn
from tenfold.errors import BadBot
from tenfold.kernel.layout import Array
from tenfold.kernel.pieces import size
from tenfold.seen import Seen

ABOUT = ("game", "seats", "encoding", "variant")
"""What a file says of what it was trained for."""


@dataclass(frozen=True, slots=True)
class Network:
    """Layers of weights, between which what is below 0 is cut off, and what they were trained for."""

    layers: tuple[tuple[Array, Array], ...]
    about: Mapping[str, Any]
    """What it was trained for: `game`, `seats`, `variant`, and the version of what it sees, `encoding`."""

    def logits(self, code: Array) -> Array:
        """How much the network likes each move."""
        (first, bias), *others = self.layers
        seen = np.flatnonzero(code)
        held: Array = code[seen].astype(np.float32) @ first[seen] + bias
        for weights, bias in others:
            held = np.maximum(held, 0) @ weights + bias
        return held


def save(path: Path | str, layers: Sequence[tuple[Array, Array]], about: Mapping[str, Any]) -> None:
    """Write a network to a file that `learned("FILE")` plays; docs/bots.md describes the format.

    Each layer is its weights, of the shape (inputs, outputs), and its bias; between layers values below 0 become 0.
    The first layer is given what `game.encode` writes, unscaled, and the last one has an output for each move number.
    `about` has `game`, `seats`, `encoding` and `variant`. Numbers are stored in half precision.
    """
    network = Network(tuple(layers), about)
    _check(str(path), network)
    parts = {f"weights{index}": weights for index, (weights, _) in enumerate(layers)}
    parts |= {f"bias{index}": bias for index, (_, bias) in enumerate(layers)}
    halves = {name: np.asarray(part).astype(np.float16) for name, part in parts.items()}
    np.savez_compressed(path, about=np.array(json.dumps(about)), **halves)  # type: ignore[arg-type]  # by name


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
    network = Network(tuple((one.astype(np.float32), other.astype(np.float32)) for one, other in parts), about)
    _check(path, network)
    return network


def _check(path: str, network: Network) -> None:
    """Raise BadBot if a network lacks something or its layers do not fit each other."""
    about, layers = network.about, network.layers
    lacking = [key for key in ABOUT if not isinstance(about, Mapping) or key not in about]
    if lacking:
        raise BadBot(f"{path} is no file of a learned bot: it does not say {', '.join(lacking)}")
    shapes = [(np.shape(weights), np.shape(bias)) for weights, bias in layers]
    fits = all(len(weights) == 2 and weights[1:] == bias for weights, bias in shapes)
    if not layers or not fits or any(one[0][1] != other[0][0] for one, other in pairwise(shapes)):
        raise BadBot(f"{path} is no file of a learned bot: its layers do not fit each other: {shapes}")


class Learned(Bot):
    """Plays the legal move that a trained network likes best."""

    def __init__(self, path: str) -> None:
        self.name = f'learned("{path}")'
        self.network = load(path)

    def move(self, seen: Seen, seed: int) -> str:
        check_turn(seen)
        self._check(seen)
        game = seen.game
        liked = self.network.logits(game.encode(seen.view, seen.seat))
        legal = game.mask(seen.view, seen.seat)
        return game.texts[int(np.where(legal, liked, -np.inf).argmax())]

    def _check(self, seen: Seen) -> None:
        """Refuse to play what it was not trained for."""
        about, view = self.network.about, seen.view
        wanted = (about["game"], about["seats"], about["encoding"])
        if wanted != (seen.game.name, int(view["seats"]), seen.game.encoding):
            raise BadBot(f"{self.name} plays {about['game']} with {about['seats']} seats, encoding {about['encoding']}")
        inputs, outputs = len(self.network.layers[0][0]), len(self.network.layers[-1][1])
        if (inputs, outputs) != (size(seen.game.pieces(view)), len(seen.game.texts)):
            raise BadBot(f"{self.name} has {inputs} inputs and {outputs} outputs, which do not fit {about['game']}")
        for option, value in about["variant"].items():
            if option in (view.dtype.names or ()) and int(view[option]) != int(value):
                raise BadBot(f"{self.name} was trained with {option}={value}")
