"""The facts of the boxes that the page draws, as JSON: `python -m tenfold.games.page_facts` writes
them.

A family that has a module `facts` gives the facts of each of its games. Where things are drawn is
the page's own data.
"""

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from tenfold import games
from tenfold.json_types import JsonMapping

TARGET = Path(__file__).parents[3] / "web" / "src" / "games"


def files() -> dict[str, str]:
    """Return the text of each file, by its path below `TARGET`."""
    found = {}
    for name in games.names():
        game = games.get(name)
        module = f"tenfold.games.{game.family}.facts"
        if find_spec(module):
            facts: JsonMapping = import_module(module).facts(game)
            found[f"{game.family}/facts-{name}.json"] = (
                json.dumps(facts, separators=(",", ":")) + "\n"
            )
    return found


def write() -> None:
    """Write all files."""
    for name, text in files().items():
        (TARGET / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
