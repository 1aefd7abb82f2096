"""Files that come with the package: in the wheel they lie inside it, in a checkout beside it."""

from pathlib import Path

PACKAGE = Path(__file__).parents[1]
CHECKOUT = PACKAGE.parents[1]

EXAMPLES = "examples"
"""The folder of examples."""

SKELETON = "docs/add-a-game.md"
"""The page from which a new game is written."""


def find(path: str) -> Path:
    """Return where a file or folder of the repository lies; the wheel has it in
    `tenfold/shared`.
    """
    inside = PACKAGE / "shared" / path
    if inside.exists():
        return inside
    return CHECKOUT / path
