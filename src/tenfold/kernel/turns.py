"""Turn order: seats after others. By hand, since to divide takes longer than most moves."""

from tenfold.kernel.compiled import inlined


@inlined
def seat_after(seat: int, turns: int, seats: int) -> int:
    """The seat that has its turn so many turns, fewer than there are seats, after another."""
    return seat + turns if seat + turns < seats else seat + turns - seats


@inlined
def turns_after(seat: int, other: int, seats: int) -> int:
    """How many turns after a seat another has its own."""
    return other - seat if other >= seat else other - seat + seats
