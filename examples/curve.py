"""Learning curves as a picture; as a command, the one that `train_gpu.py` has written.

pip install matplotlib
python examples/curve.py curve.json curve.svg
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path


def draw(
    title: str, asks: str, lines: Mapping[str, Sequence[tuple[float, float]]], path: Path
) -> None:
    """Draw lines of seconds and shares from 0 to 1, with what the shares are of at the side."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), dpi=120)
    for name, points in lines.items():
        axes.plot(
            [x / 60 for x, _ in points],
            [100 * y for _, y in points],
            marker="o",
            markersize=3,
            label=name,
        )
    axes.axhline(50, color="grey", linestyle=":", label="as strong as its opponent")
    axes.set(xlabel="minutes of learning", ylabel=f"{asks}, %", ylim=(0, 102), title=title)
    axes.grid(alpha=0.3)
    axes.legend(loc="best")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main(curve: Path, picture: Path) -> None:
    points = json.loads(curve.read_text())
    lines = {
        f"against {name}": [(point["seconds"], point[name]) for point in points]
        for name in ("random", "greedy")
    }
    draw(
        "10 Days in Africa, two seats: imitation, then PPO against itself",
        "share of the win",
        lines,
        picture,
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("curve", type=Path, help="the file of figures")
    parser.add_argument("picture", type=Path, help="the picture to write")
    main(**vars(parser.parse_args()))
