"""The text of each 10 Days move, both ways."""

from .state import DAYS, PILES, SWAPS


def texts() -> tuple[str, ...]:
    """The text of each move number."""
    days, piles = range(1, DAYS + 1), range(1, PILES + 1)
    return (
        *(f"place {day}" for day in days),
        *(f"drop {pile}" for pile in piles),
        *(f"put {day} drop {pile}" for day in days for pile in piles),
        "draw deck",
        *(f"draw {pile}" for pile in piles),
        *(f"swap {one + 1} {other + 1}" for one, other in SWAPS.tolist()),
    )


def numbers() -> dict[str, int]:
    """The number of each text; a swap's days may stand either way round."""
    found = {text: number for number, text in enumerate(texts())}
    for text, number in list(found.items()):
        words = text.split()
        if words[0] == "swap":
            found[f"swap {words[2]} {words[1]}"] = number
    return found
