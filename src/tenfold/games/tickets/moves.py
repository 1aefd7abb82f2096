"""The text of each Ticket to Ride move, both ways."""

from .map import LONGEST, OFFERS, TERRAIN, Map
from .state import WILDS


def texts(of: Map) -> tuple[str, ...]:
    """The text of each move number."""
    train, terrain = of.kinds[:TERRAIN], of.kinds[TERRAIN:]
    return (
        *(f"pay {kind}" for kind in train),
        *(f"locomotives {count}" for count in range(LONGEST)),
        "single",
        *(f"double {count}" for count in range(WILDS)),
        *(_keep(subset) for subset in range(1, 2**OFFERS)),
        *(f"train {kind}" for kind in train),
        *(f"terrain {kind}" for kind in terrain),
        "train deck",
        "terrain deck",
        "tickets",
        "pass",
        *(f"claim {track.text}" for track in of.tracks),
    )


def numbers(of: Map) -> dict[str, int]:
    """The number of each text; the ends of a route may stand either way round, and a single track needs no number."""
    found = {text: number for number, text in enumerate(texts(of))}
    double = {track.ends for track in of.tracks if track.number == 2}
    for track in of.tracks:
        number, (one, other) = found[f"claim {track.text}"], track.ends
        found[f"claim {other} {one} {track.number}"] = number
        if track.ends not in double:
            found[f"claim {one} {other}"] = found[f"claim {other} {one}"] = number
    return found


def _keep(subset: int) -> str:
    """Which of the tickets offered a subset keeps, counted from 1."""
    return " ".join(["keep", *(str(place + 1) for place in range(OFFERS) if subset >> place & 1)])
