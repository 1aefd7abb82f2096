"""Carrying out the lines of a record on a state."""

from typing import Any

from tenfold.errors import NotAMove, Refusal, Refused
from tenfold.games.game import Game
from tenfold.kernel.contract import ALL, CHANCE, UNSEEN, Move, RuleNumber
from tenfold.kernel.layout import Array

DRAW = "all draw"
"""The line by which all seats have agreed to a draw."""


def carry_out(game: Game[Any, Any], box: Array, line: str) -> tuple[int, Move]:
    """Carry out a line on the state in a box, and return who moved and how; raises Refused or
    NotAMove.
    """
    actor, _, text = line.partition(" ")
    ways = game.engine.ways(box)
    if actor == "chance":
        game.engine.apply_chance(box, game.find_way(box[0], text, ways))
        return CHANCE, UNSEEN
    if ways:
        raise NotAMove("chance is to move")
    if line == DRAW and not game.engine.is_over(box):
        game.engine.agree(box)
        return ALL, UNSEEN
    if actor not in map(str, range(box[0].seats)):
        raise NotAMove(f"{actor!r} is neither a seat nor chance")
    return _move(game, box, int(actor), text)


def _move(game: Game[Any, Any], box: Array, seat: int, text: str) -> tuple[int, Move]:
    move = game.number(text)
    rule = game.engine.attempt(box, seat, move)
    if rule > 0:
        raise Refused(refusal(game, box, seat, move, RuleNumber(rule)))
    return seat, move


def refusal(game: Game[Any, Any], box: Array, seat: int, move: Move, rule: RuleNumber) -> Refusal:
    """Return why a rule refuses a seat's move in the state in a box."""
    view = game.view_record(box[0], seat)
    return game.wording.refusal(view, seat, move, rule)
