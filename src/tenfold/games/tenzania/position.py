"""Positions of Tenzania: from plain JSON to a state, and back."""

from collections.abc import Sequence
from typing import Any

from tenfold.games.positions import Position, Reader, given_or, is_number
from tenfold.json_types import JsonObject
from tenfold.kernel.layout import Array, copy
from tenfold.kernel.play import below

from . import rules
from .state import HAND, NUMBERS, PLAYS, TEN, Stage, State
from .view import cards

KEYS = ("hands", "table", "value", "won", "turn", "last", "deck")


def arrange(state: State, given: Position, rng: Array) -> None:
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
    if deck is None:
        deck = reader.left_after(sum(won), rng)
    state.bag[:] = deck
    state.left = state.bag.sum()
    state.value = values[int(below(rng, len(values)))]
    state.turn = turns[int(below(rng, len(turns)))]
    if table:
        state.last = given_or(last, (int(state.turn) - 1) % int(state.seats))
    state.stage = Stage.TURN


def position(state: State) -> JsonObject:
    """Return the position of a state in which a seat is to move."""
    seats, height = int(state.seats), int(state.height)
    value = last = None
    if height:
        value = int(state.value)
        last = int(state.last)
    return {
        "hands": [cards(hand) for hand in state.hand[:seats].tolist()],
        "table": state.table[:height].tolist(),
        "value": value,
        "won": state.won[:seats].tolist(),
        "turn": int(state.turn),
        "last": last,
        "deck": state.bag.tolist(),
    }


class _Reader(Reader):
    """Reads the parts of a position of Tenzania."""

    def __init__(self, state: State, given: Position) -> None:
        self.state, self.copies = state, int(state.copies)
        super().__init__(given, KEYS, int(state.seats), [self.copies] * NUMBERS)

    def hands(self, given: Any) -> list[list[int | None]]:
        """Return the hands. None, for a hand or a card, is to be dealt."""
        given = given_or(given, [None] * self.seats)
        hands = self.items("hands", given, "hands", self.seats)
        return [self.hand(f"hands[{seat}]", hand) for seat, hand in enumerate(hands)]

    def hand(self, where: str, given: Any) -> list[int | None]:
        """Return the cards of a hand."""
        cards = self.items(where, given_or(given, [None] * HAND), "cards")
        if len(cards) > HAND:
            self.problems.append(f"{where}: {len(cards)} cards, but a hand has at most {HAND}")
        hand: list[int | None] = [None] * len(cards)
        for i, card in enumerate(cards):
            if card is not None:
                hand[i] = self.card(f"{where}[{i}]", card)
        return hand

    def table(self, given: Any) -> list[int]:
        """Return the cards on the table, in the order in which they were played."""
        found = self.items("table", given_or(given, []), "cards")
        if len(found) > NUMBERS * self.copies:
            self.misread(f"table: {len(found)} cards, but there are {NUMBERS * self.copies}")
            return []
        return [self.card(f"table[{i}]", card) for i, card in enumerate(found)]

    def card(self, where: str, given: Any) -> int:
        """Return a card, and take it out of the box."""
        if not is_number(given) or given not in range(NUMBERS):
            self.misread(f"{where}: there is no card {given!r}")
            return 0
        self.left[given] -= 1
        return int(given)

    def values(self, given: Any, table: list[int]) -> list[int]:
        """Return the values that the table may have: the one that is given, or all that its cards
        can have made.
        """
        if self.is_readable:
            possible = _values(self.state, table)
            self.check_value(given, table, possible)
        else:
            possible = [0]
        if given is None:
            return possible
        return [given]

    def check_value(self, given: Any, table: list[int], possible: list[int]) -> None:
        """Note a value that the cards on the table cannot have made."""
        cards = ", ".join(map(str, table))
        if not possible:
            self.problems.append(
                f"table: {cards} cannot lie there, in that order, and not have been taken"
            )
            return
        if given is None or (is_number(given) and given in possible):
            return
        makes = "an empty table has none"
        if table:
            makes = f"{cards} makes {' or '.join(map(str, possible))}"
        self.problems.append(f"value: {makes}, not {given!r}")

    def turns(
        self, turn: Any, last: Any, hands: Sequence[Any], table: list[int]
    ) -> tuple[list[int], int | None]:
        """Return the seats that may be to move, and who played last."""
        holding = [seat for seat, hand in enumerate(hands) if hand]
        turn, last = self.seat("turn", turn), self.seat("last", last)
        if not holding and self.is_readable:
            self.problems.append("hands: nobody has a card to play")
        if last is not None and not table and self.is_readable:
            self.problems.append("last: nobody has played, for the table is empty")
        if turn is not None and holding and turn not in holding:
            self.problems.append(f"turn: seat {turn} has no card to play")
        if last is None or not holding:
            possible = holding if turn is None else [turn]
            return possible, last
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
        in_deck = -over
        if deck is not None:
            in_deck = sum(deck)
        for seat, hand in enumerate(hands):
            if in_deck > 0 and len(hand) < HAND:
                held = f"{len(hand)} of {HAND} cards, though the deck has {in_deck}"
                self.problems.append(f"hands[{seat}]: {held}; `won` says how many have been taken")

    def left_after(self, taken: int, rng: Array) -> list[int]:
        """Return what is left when that many more cards have been taken, any of them with equal
        likelihood.
        """
        for _ in range(taken):
            self.deal(rng)
        return self.left


def _values(state: State, table: list[int]) -> list[int]:
    """Return the values that cards can have made that were played in this order and not taken; 0
    for no cards.
    """
    world, values = copy(state), [0]
    for world.height, card in enumerate(table):
        values = sorted({made for value in values for made in _made(world, value, card)})
        world.table[world.height] = card
    return values


def _made(world: State, value: int, card: int) -> list[int]:
    """Return the values that a card makes of another and that leave the table where it is."""
    world.value = value
    plays = [made for other, made in PLAYS if other == card and made < TEN]
    return [made for made in plays if not rules.why_not_value(world, card, made)]
