"""Figures as a picture, in SVG: panels side by side, with lines over a logarithmic axis."""

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from math import ceil, log10
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 400, 320, 64, 48, 44
APART = 13
"""How far names of lines are from each other."""

COLOURS = ("#1d6fa5", "#c2571a", "#3b7d3a", "#7a4a9e", "#8a6d1f")


class Line(NamedTuple):
    """A row of figures."""

    name: str
    points: Sequence[tuple[float, float]]


class Panel(NamedTuple):
    """Lines that are compared."""

    name: str
    lines: Sequence[Line]


def picture(title: str, panels: Sequence[Panel]) -> str:
    """All panels, with one scale for all."""
    points = [point for panel in panels for line in panel.lines for point in line.points]
    high, low, far = max(y for _, y in points), min(x for x, _ in points), max(x for x, _ in points)
    scale = Scale(_round_up(high), log10(low), max(log10(far), log10(low) + 0.1))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH * len(panels)} {HEIGHT}"'
        f' font-family="sans-serif" font-size="12" role="img"><title>{escape(title)}</title>',
        f'<rect width="{WIDTH * len(panels)}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18" font-weight="bold">{escape(title)}</text>',
    ]
    for number, panel in enumerate(panels):
        parts += [f'<g transform="translate({WIDTH * number} 0)">', *_panel(panel, scale), "</g>"]
    return "\n".join([*parts, "</svg>", ""])


class Scale(NamedTuple):
    """Where figures stand."""

    high: float
    first: float
    last: float

    def x(self, value: float) -> float:
        return round(
            LEFT + (WIDTH - LEFT - 70) * (log10(value) - self.first) / (self.last - self.first), 1
        )

    def y(self, value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / self.high, 1)


def _round_up(value: float) -> float:
    """A round number that is not below a value."""
    unit = 10.0 ** (ceil(log10(value)) - 1)
    return ceil(value / unit) * unit


def _panel(panel: Panel, scale: Scale) -> list[str]:
    parts = [f'<text x="{LEFT}" y="{TOP - 10}">{escape(panel.name)}</text>']
    for quarter in range(5):
        value = scale.high * quarter / 4
        at = scale.y(value)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 70}" y1="{at}" y2="{at}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{at + 4}" text-anchor="end">{value:,.0f}</text>')
    for value in sorted({x for line in panel.lines for x, _ in line.points}):
        parts.append(
            f'<text x="{scale.x(value)}" y="{HEIGHT - 24}" text-anchor="middle">{value:,.0f}</text>'
        )
    places = _apart([scale.y(line.points[-1][1]) for line in panel.lines])
    for number, (line, place) in enumerate(zip(panel.lines, places, strict=True)):
        parts += _line(line, COLOURS[number % len(COLOURS)], scale, place)
    return parts


def _apart(places: Sequence[float]) -> list[float]:
    """Places of names, the upper ones moved up until none covers another."""
    found = list(places)
    order = sorted(range(len(found)), key=lambda number: -found[number])
    for below, above in pairwise(order):
        found[above] = min(found[above], found[below] - APART)
    return found


def _line(line: Line, colour: str, scale: Scale, place: float) -> list[str]:
    points = [(scale.x(x), scale.y(y)) for x, y in line.points]
    path = " ".join(f"{x},{y}" for x, y in points)
    x, _ = points[-1]
    return [
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>',
        *(f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in points),
        f'<text x="{x + 7}" y="{place + 4:g}" fill="{colour}">{escape(line.name)}</text>',
    ]
