"""The package that `docs/add-a-game.md` shows, written to a folder as if it were installed."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "add-a-game.md"


def build(folder: Path) -> Path:
    """Write every file of the page, and what lets its entry point be found; returns the folder."""
    for name, text in re.findall(
        r"`([\w./]+)`:\n\n```\w+\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    points = re.search(
        r'entry-points."(.*)"\]\n(\w+) = "(.*)"', (folder / "pyproject.toml").read_text()
    )
    assert points is not None
    known = folder / "counters-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: counters\nVersion: 1.0\n")
    (known / "entry_points.txt").write_text(f"[{points[1]}]\n{points[2]} = {points[3]}\n")
    return folder
