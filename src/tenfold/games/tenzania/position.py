"""Positions of Tenzania: from plain JSON to a state, and back."""

from collections.abc import Sequence
from typing import Any

from tenfold.games.positions import Position, Reader, is_number
from tenfold.kernel.layout import copy
from tenfold.kernel.play import below

from . import rules
from .state import HAND, NUMBERS, PLAYS, TEN, Stage
from .view import cards

KEYS = ("hands", "table", "value", "won", "turn", "last", "deck")


def arrange(state: Any, given: Position, rng: Any) -> None:
    """Turn a dealt state into a position in which a seat is to move; raises BadPosition with every
    reason.
    """
    reader = _Reader(state, given)
    hands = reader.hands(given.get("hands"))
    table = reader.table(given.get("table"))
    values = reader.values(given.get("value"), table)
    won = reader.counts("won", given.get("won"), "cards", reader.seats) or [0] * reader.seats
    deck = reader.counts("deck", given.get("deck"), "cards", NUMBERS)
    turns, last = reader.turns(given.get("turn"), given.get("last"), hands, table)
    reader.check(hands, won, deck)
    for seat, hand in enumerate(hands):
        for card in reader.filled(hand, rng):
            state.hand[seat, card] += 1
        state.held[seat] = len(hand)
    state.table[: len(table)] = table
    state.height = len(table)
    state.won[: state.seats] = won
    state.bag[:] = reader.left_after(sum(won), rng) if deck is None else deck
    state.left = state.bag.sum()
    state.value = values[int(below(rng, len(values)))]
    state.turn = turns[int(below(rng, len(turns)))]
    if table:
        state.last = (int(state.turn) - 1) % int(state.seats) if last is None else last
    state.stage = Stage.TURN


def position(state: Any) -> dict[str, Any]:
    """The position of a state in which a seat is to move."""
    seats, height = int(state.seats), int(state.height)
    return {
        "hands": [cards(hand) for hand in state.hand[:seats].tolist()],
        "table": state.table[:height].tolist(),
        "value": int(state.value) if height else None,
        "won": state.won[:seats].tolist(),
        "turn": int(state.turn),
        "last": int(state.last) if height else None,
        "deck": state.bag.tolist(),
    }


class _Reader(Reader):
    """Reads the parts of a position of Tenzania."""

    def __init__(self, state: Any, given: Position) -> None:
        self.state, self.copies = state, int(state.copies)
        super().__init__(given, KEYS, int(state.seats), [self.copies] * NUMBERS)

    def hands(self, given: Any) -> list[list[int | None]]:
        """The hands; None, for a hand or a card, is to be dealt."""
        hands = self.items(
            "hands", [None] * self.seats if given is None else given, "hands", self.seats
        )
        return [self.hand(f"hands[{seat}]", hand) for seat, hand in enumerate(hands)]

    def hand(self, where: str, given: Any) -> list[int | None]:
        found = self.items(where, [None] * HAND if given is None else given, "cards")
        if len(found) > HAND:
            self.problems.append(f"{where}: {len(found)} cards, but a hand has at most {HAND}")
        return [
            None if card is None else self.card(f"{where}[{i}]", card)
            for i, card in enumerate(found)
        ]

    def table(self, given: Any) -> list[int]:
        found = self.items("table", [] if given is None else given, "cards")
        if len(found) > NUMBERS * self.copies:
            self.misread(f"table: {len(found)} cards, but there are {NUMBERS * self.copies}")
            return []
        return [self.card(f"table[{i}]", card) for i, card in enumerate(found)]

    def card(self, where: str, given: Any) -> int:
        if not is_number(given) or given not in range(NUMBERS):
            self.misread(f"{where}: there is no card {given!r}")
            return 0
        self.left[given] -= 1
        return int(given)

    def values(self, given: Any, table: list[int]) -> list[int]:
        """The values that the table may have: the one that is given, or all that its cards can have
        made.
        """
        possible = _values(self.state, table) if self.is_readable else [0]
        if not possible:
            self.problems.append(
                f"table: {_told(table)} cannot lie there, in that order, and not have been taken"
            )
        elif (
            given is not None and self.is_readable and not (is_number(given) and given in possible)
        ):
            makes = (
                f"{_told(table)} makes {_told(possible, ' or ')}"
                if table
                else "an empty table has none"
            )
            self.problems.append(f"value: {makes}, not {given!r}")
        return possible if given is None else [given]

    def turns(
        self, turn: Any, last: Any, hands: Sequence[Any], table: list[int]
    ) -> tuple[list[int], int | None]:
        """The seats that may be to move, and who played last."""
        holding = [seat for seat, hand in enumerate(hands) if hand]
        turn, last = self.seat("turn", turn), self.seat("last", last)
        if not holding and self.is_readable:
            self.problems.append("hands: nobody has a card to play")
        if last is not None and not table and self.is_readable:
            self.problems.append("last: nobody has played, for the table is empty")
        if turn is not None and holding and turn not in holding:
            self.problems.append(f"turn: seat {turn} has no card to play")
        if last is None or not holding:
            return (holding if turn is None else [turn]), last
        following = min(holding, key=lambda seat: (seat - last - 1) % self.seats)
        if turn in holding and turn != following:
            self.problems.append(
                f"last: after seat {last} it is seat {following}'s turn, not seat {turn}'s"
            )
        return [following], last

    def check(self, hands: list[list[int | None]], won: list[int], deck: list[int] | None) -> None:
        """Raise all that is wrong."""
        self.refuse_unknown()
        if deck is not None:
            self.left = [left - count for left, count in zip(self.left, deck, strict=True)]
        for number, left in enumerate(self.left):
            if left < 0:
                self.problems.append(
                    f"{number}: {self.copies - left} of them, but there are {self.copies}"
                )
        if self.is_readable:
            self.check_sizes(hands, won, deck)
        self.close()

    def check_sizes(
        self, hands: list[list[int | None]], won: list[int], deck: list[int] | None
    ) -> None:
        """Note where the cards are too many, or too few, or not drawn though there is a deck."""
        cards = NUMBERS * self.copies
        over = sum(won) + sum(hand.count(None) for hand in hands) - sum(self.left)
        if over > 0 or (over < 0 and deck is not None):
            self.problems.append(
                f"hands, table, won and deck are {cards + over} cards together, not {cards}"
            )
        in_deck = -over if deck is None else sum(deck)
        for seat, hand in enumerate(hands):
            if in_deck > 0 and len(hand) < HAND:
                held = f"{len(hand)} of {HAND} cards, though the deck has {in_deck}"
                self.problems.append(f"hands[{seat}]: {held}; `won` says how many have been taken")

    def left_after(self, taken: int, rng: Any) -> list[int]:
        """What is left when that many more cards have been taken, any of them with equal
        likelihood.
        """
        for _ in range(taken):
            self.deal(rng)
        return self.left


def _values(state: Any, table: list[int]) -> list[int]:
    """The values that cards can have made that were played in this order and not taken, 0 for none
    of them.
    """
    world, values = copy(state), [0]
    for world.height, card in enumerate(table):
        values = sorted({made for value in values for made in _made(world, value, card)})
        world.table[world.height] = card
    return values


def _made(world: Any, value: int, card: int) -> list[int]:
    """The values that a card makes of another and that leave the table where it is."""
    world.value = value
    plays = [made for other, made in PLAYS if other == card and made < TEN]
    return [made for made in plays if not rules.why_not_value(world, card, made)]


def _told(numbers: Sequence[int], between: str = ", ") -> str:
    return between.join(map(str, numbers))
