"""What a network sees of a view of Tenzania, in the eyes of a seat: itself first, then the others
in turn order.
"""

from tenfold.kernel.compiled import compiled
from tenfold.kernel.features import Feature
from tenfold.kernel.layout import Array, as_i64
from tenfold.kernel.turns import seat_after, turns_after

from .board import Board
from .state import CARDS, COPIES, HAND, NUMBERS, TEN, Layout, Stage

_STAGES = len(Stage)


def features(board: Board, state: Layout) -> tuple[Feature, ...]:
    """What `encode` writes, in its order."""
    seats = int(state.seats)
    return (
        Feature("hand", (NUMBERS,), HAND, "how many cards of each number you hold"),
        Feature(
            "unseen", (NUMBERS,), COPIES, "how many of each are in the deck or in others' hands"
        ),
        Feature("table", (NUMBERS,), COPIES, "how many of each are on the table"),
        Feature("top", (NUMBERS,), 1, "the last card on the table"),
        Feature("value", (TEN,), 1, "the table's value"),
        Feature("height", (1,), CARDS, "how many cards are on the table"),
        Feature("left", (1,), CARDS, "how many cards the deck has"),
        Feature("held", (seats,), HAND, "how many cards each seat holds"),
        Feature("won", (seats,), CARDS, "how many cards each has taken"),
        Feature("last", (seats,), 1, "who played the last card on the table"),
        Feature("turn", (seats,), 1, "whose turn it is"),
        Feature("stage", (_STAGES,), 1, "what the game waits for"),
        Feature("copies", (1,), COPIES, "how many cards of each number there are"),
        Feature("twos", (1,), 1, "whether a 2 may double"),
    )


@compiled
def encode(board: Board, view: Layout, seat: int, out: Array) -> None:
    """Write what a seat sees of its own view."""
    for number in range(NUMBERS):
        out[number] = view.hand[seat, number]
        out[NUMBERS + number] = view.bag[number]
    _write_table(view, out, 2 * NUMBERS)
    _write_seats(view, seat, out, 4 * NUMBERS + TEN)


@compiled
def _write_table(view: Layout, out: Array, table: int) -> None:
    for place in range(view.height):
        out[table + view.table[place]] += 1
    top = table + NUMBERS
    if view.height:
        out[top + view.table[view.height - 1]] = 1
    out[top + NUMBERS + view.value] = 1


@compiled
def _write_seats(view: Layout, seat: int, out: Array, at: int) -> None:
    seats = as_i64(view.seats)
    out[at] = view.height
    out[at + 1] = view.left
    at += 2
    for after in range(seats):
        other = seat_after(seat, after, seats)
        out[at + after] = view.held[other]
        out[at + seats + after] = view.won[other]
    at += 2 * seats
    if view.last >= 0:
        out[at + turns_after(seat, as_i64(view.last), seats)] = 1
    if view.turn >= 0:
        out[at + seats + turns_after(seat, as_i64(view.turn), seats)] = 1
    at += 2 * seats
    out[at + view.stage] = 1
    out[at + _STAGES] = view.copies
    out[at + _STAGES + 1] = view.twos
