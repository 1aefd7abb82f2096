"""What the refusals of 10 Days tell, worked out from the view of the seat that is refused."""

from tenfold.json_types import JsonObject

from .state import PLACE, Blank, Rule, Stage


def refusal(view: Blank, seat: int, move: int, rule: int) -> JsonObject:
    """Return the data of a refusal's sentence."""
    if rule == Rule.NOT_YOUR_TURN:
        return {"seat": int(view.turn)}
    if rule == Rule.OPEN_DAY:
        return {
            "day": move - PLACE + 1,
            "stage": _STAGES[Stage(view.stage)],
            "pile": _may_drop(view),
        }
    if rule == Rule.EMPTIED_PILE:
        return {"pile": int(view.source) + 1}
    if rule == Rule.DAYS:
        return {"days": int(view.days)}
    return {}


_STAGES = {Stage.SETUP: "setup", Stage.TURN: "turn", Stage.DRAWN: "drawn"}


def _may_drop(view: Blank) -> int:
    """Return the number of a discard pile that the tile in hand, or the one that it replaces, may
    be dropped on (T3.6).
    """
    heights = view.height.tolist()
    if 0 in heights:
        return heights.index(0) + 1
    return 1
