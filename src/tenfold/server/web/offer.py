"""What can be chosen for a table, as the games declare it, so that the page need not know it."""

from functools import cache
from typing import Literal, get_args

from tenfold import games
from tenfold.games.options import Option
from tenfold.server.protocol.answers import Language, Level
from tenfold.server.protocol.offers import GameShape, Offer, OptionShape
from tenfold.server.web.players import COLOURS


@cache
def offer(address: str | None) -> Offer:
    """Return all choices, and the origin at which other devices reach the server."""
    return {
        "games": [_game(name) for name in games.names()],
        "levels": list(get_args(Level)),
        "languages": list(get_args(Language)),
        "clocks": {
            "turn": [15, 30, 60, 120, 300, 86_400, 259_200, 604_800],
            "bank": [180, 300, 600, 1200, 3600],
            "increment": [0, 3, 5, 10, 30],
        },
        "colours": list(COLOURS),
        "address": address,
    }


def _game(name: str) -> GameShape:
    game = games.get(name)
    return {
        "name": name,
        "family": game.family,
        "title": game.title,
        "letter": game.letter,
        "seats": list(game.seats),
        "options": [_option(option) for option in game.options],
        "files": list(game.files),
        "kinds": dict(game.kinds),
    }


def _option(option: Option) -> OptionShape:
    return {
        "name": option.name,
        "kind": _kind(option),
        "default": option.default,
        "choices": list(option.choices),
    }


def _kind(option: Option) -> Literal["switch", "number", "seat"]:
    if option.is_seat:
        return "seat"
    if set(option.choices) == {True, False}:
        return "switch"
    return "number"
