"""The bot that plays by a network that was trained: a file of weights, read and reckoned with by NumPy alone."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.bots.bot import check_turn
from tenfold.bots.search import Explaining
from tenfold.errors import BadBot
from tenfold.kernel.layout import Array
from tenfold.seen import Seen


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


def save(path: Path, layers: list[tuple[Array, Array]], about: Mapping[str, Any]) -> None:
    """Write a network to a file, its numbers in half precision."""
    parts = {f"weights{index}": weights for index, (weights, _) in enumerate(layers)}
    parts |= {f"bias{index}": bias for index, (_, bias) in enumerate(layers)}
    halves = {name: part.astype(np.float16) for name, part in parts.items()}
    np.savez_compressed(path, about=np.array(json.dumps(about)), **halves)  # type: ignore[arg-type]


@cache
def load(path: str) -> Network:
    """Read a network; raises BadBot where the file is none."""
    try:
        with np.load(path, allow_pickle=False) as file:
            count = sum(name.startswith("weights") for name in file.files)
            parts = [(file[f"weights{index}"], file[f"bias{index}"]) for index in range(count)]
            about = json.loads(str(file["about"]))
    except (OSError, ValueError, KeyError) as fault:
        raise BadBot(f"{path} is no file of a learned bot: {fault}") from None
    return Network(tuple((one.astype(np.float32), other.astype(np.float32)) for one, other in parts), about)


class Learned(Explaining):
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
        for option, value in about["variant"].items():
            if option in (view.dtype.names or ()) and int(view[option]) != int(value):
                raise BadBot(f"{self.name} was trained with {option}={value}")
