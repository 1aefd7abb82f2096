"""What the refusals of Tenzania tell, worked out from the view of the seat that is refused."""

from tenfold.json_types import JsonObject

from .rules import why_not_value
from .state import FIVE, PLAYS, Blank, Rule


def refusal(view: Blank, seat: int, move: int, rule: int) -> JsonObject:
    """The data of a refusal's sentence."""
    card, value = PLAYS[move]
    if rule == Rule.NOT_YOUR_TURN:
        return {"seat": int(view.turn)}
    if rule in (Rule.OVER, Rule.NOT_HELD):
        return {"number": card}
    can = sorted(
        made for other, made in PLAYS if other == card and not why_not_value(view, card, made)
    )
    low = bool(view.value < FIVE)
    return {"number": card, "value": value, "before": int(view.value), "makes": can, "low": low}
