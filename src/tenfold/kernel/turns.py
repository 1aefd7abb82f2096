"""Turn order. It uses comparisons instead of `%`, since a division takes longer than most moves."""

from tenfold.kernel.compiled import inlined


@inlined
def seat_after(seat: int, turns: int, seats: int) -> int:
    """Return the seat that is `turns` turns after another; `turns` is below the number of seats."""
    return seat + turns if seat + turns < seats else seat + turns - seats


@inlined
def turns_after(seat: int, other: int, seats: int) -> int:
    """Return how many turns after `seat` it is the turn of `other`."""
    return other - seat if other >= seat else other - seat + seats
