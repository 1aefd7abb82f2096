"""A tiny variant of each game for OpenSpiel, whose whole tree can be gone through: late positions,
with few tiles.
"""

from dataclasses import replace
from pathlib import Path

import pyspiel

from tenfold.env import open_spiel
from tenfold.games.tendays.game import TenDays
from tenfold.games.tickets.game import Tickets

CITIES = Path(__file__).parents[1] / "games" / "tickets" / "tiny.toml"


def ten_days(name, racks, discards, deck):
    """A 10 Days game with these tiles alone, none of them twice, and a position whose draw pile is
    the rest.
    """
    codes = [*racks[0], *racks[1], *discards, *deck]
    game = TenDays(name)
    places = [place for place in game.map.places if place.code in codes]
    near = [
        replace(place, tiles=1, borders=tuple(set(place.borders) & set(codes))) for place in places
    ]
    game.map = replace(game.map, places=tuple(near), ferries=(), airplanes=0, automobiles=0)
    return game, {"racks": racks, "discards": [[code] for code in discards], "turn": 0}


def register():
    """Register them, and return their names."""
    africa, begun = ten_days(
        "africa",
        [["EGY", "LBY", "TUN", "DZA", "KEN"], ["NAM", "BWA", "ZWE", "MOZ", "GAB"]],
        ["GHA", "SEN", "ERI"],
        ["MAR", "TZA"],
    )
    open_spiel.register(
        "tenfold_tiny_africa", africa, position=begun, keeps=True, days=5, swap=False, max_moves=4
    )
    usa, begun = ten_days(
        "usa",
        [["WA", "OR", "CA", "NV", "IA"], ["ME", "NH", "VT", "MA", "KS"]],
        ["FL", "TX", "OH"],
        ["AZ", "CT"],
    )
    open_spiel.register(
        "tenfold_tiny_usa", usa, position=begun, keeps=True, days=5, swap=False, max_moves=4
    )
    tickets = Tickets("tickets", CITIES)
    begun = {
        "hands": [{"black": 1}, {}],
        "terrain": [{}, {}],
        "face_up": ["red"],
        "turn": 0,
        "tickets": [[["ayo", "bex"]], [["ayo", "cid"], ["bex", "cid"]]],
        "trains": [1, 1],
    }
    open_spiel.register("tenfold_tiny_tickets", tickets, position=begun, keeps=True, max_moves=6)
    late = {
        "hands": [[3, 7, 7], [5, 5, 8]],
        "won": [11, 11],
        "deck": [0, 0, 0, 0, 1, 0, 1, 0, 0, 0],
        "turn": 0,
    }
    open_spiel.register("tenfold_tiny_tenzania", "tenzania", position=late, keeps=True, copies=3)
    return [
        "tenfold_tiny_africa",
        "tenfold_tiny_usa",
        "tenfold_tiny_tickets",
        "tenfold_tiny_tenzania",
    ]


NAMES = [
    game.short_name
    for game in pyspiel.registered_games()
    if game.short_name.startswith("tenfold_tiny_")
] or register()
