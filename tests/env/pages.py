"""Writes the pages of docs/env: a table of what a network sees of each game. python -m
tests.env.pages
"""

import re
from pathlib import Path

from tenfold import games
from tenfold.kernel import features

FOLDER = Path(__file__).parents[2] / "docs" / "env"
BEGIN, END = "<!-- observations -->", "<!-- end of observations -->"


def table(name):
    """The observations of a game in its usual variant, with as many seats as it may have at least
    and at most.
    """
    game = games.get(name)
    usual = {option.name: option.default for option in game.options}
    fewest, most = (
        game.features(game.deal(seats, usual)) for seats in (game.seats[0], game.seats[-1])
    )
    rows = [
        f"| `{one.name}` | {shape(one)} | {shape(other)} | {one.low} to {one.high} | {one.about} |"
        for one, other in zip(fewest, most, strict=True)
    ]
    head = [
        f"Version {game.encoding}: {features.size(fewest)} numbers with {game.seats[0]} seats, "
        f"{features.size(most)} with {game.seats[-1]}; {len(game.texts)} move numbers.",
        "",
        f"| feature | shape with {game.seats[0]} seats | with {game.seats[-1]} | range | what it "
        "is |",
        "|---|---|---|---|---|",
    ]
    return "\n".join([*head, *rows])


def shape(feature):
    """A shape as text."""
    return " × ".join(map(str, feature.shape))


def page(name, text):
    """A page's text with its table as it should be."""
    return re.sub(
        f"{BEGIN}.*{END}", lambda _: f"{BEGIN}\n{table(name)}\n{END}", text, flags=re.DOTALL
    )


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.md")):
        path.write_text(page(path.stem, path.read_text()))
