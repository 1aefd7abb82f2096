"""Moves of Tenzania in words, told to one viewer."""

from typing import Any

from tenfold.kernel.rules import CHANCE

from .state import HAND, PLAYS, TEN, Stage


def tell(before: Any, who: int, move: int, viewer: int | None) -> str | None:
    """A move, or chance's way with `who` CHANCE, made in the state `before`; None where the viewer sees nothing."""
    if who == CHANCE:
        return _tell_chance(before, move, viewer)
    card, value = PLAYS[move]
    played = f"{_does(who, viewer, 'play')} {card_name(card)}, which makes {value}"
    if value < TEN:
        return played
    taker = who if value == TEN else int(before.last)
    return f"{played}: {_does(taker, viewer, 'take')} {before.height + 1} cards"


def card_name(card: int) -> str:
    """A card in words."""
    return f"an {card}" if card == 8 else f"a {card}"


def number_of(state: Any, way: int) -> int:
    """The number of the card that is `way`-th in the bag."""
    return int(state.bag.cumsum().searchsorted(way, side="right"))


def _tell_chance(before: Any, way: int, viewer: int | None) -> str | None:
    if before.stage == Stage.FIRST:
        return _does(way, viewer, "begin")
    dealt = next((seat for seat, held in enumerate(before.held) if held < HAND), None)
    seat = dealt if before.stage == Stage.DEALING else int(before.turn)
    return f"you draw {card_name(number_of(before, way))}" if seat == viewer else None


def _does(who: int, viewer: int | None, verb: str) -> str:
    return f"you {verb}" if who == viewer else f"seat {who} {verb}s"
