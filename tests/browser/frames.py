"""What the server told a browser, frame by frame, and whether that is more than its eyes
may know.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket

from tenfold import replay

Json = dict[str, Any]
Viewer = int | None


class Known(NamedTuple):
    """What a page knew after a frame: all events so far, the view, and whether the game was
    over.
    """

    events: list[Json]
    view: Json
    over: bool


class Ear:
    """Hears every frame of every socket of a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Json] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(json.loads(payload)))

    def known(self) -> list[Known]:
        """What the page knew after each frame that told it of the game."""
        found: list[Known] = []
        table: Json = {}
        for frame in self.frames:
            table = {**table, **frame.get("table", {})}
            seen = frame.get("seen") or {}
            if seen.get("view") is not None:
                before = found[-1] if found and frame["type"] == "update" else Known([], {}, False)
                events = [*before.events[: seen["first"]], *seen["events"]]
                found.append(
                    Known(events, {**before.view, **seen["view"]}, table["status"] == "over")
                )
        return found


def excess(ear: Ear, text: str, viewer: Viewer) -> list[str]:
    """What a page was told that is not what its eyes have seen at any moment of the record of the
    game.
    """
    may = list(_moments(text, viewer))
    at, found = 0, []
    for known in ear.known():
        rest = range(at, len(may))
        fits = [
            number
            for number in rest
            if may[number][0] == known.events and may[number][1] == known.view
        ]
        at = fits[0] if fits else at
        found += [] if fits else [f"after {len(known.events)} events: {known.view}"]
    return found


def leaks(ear: Ear, viewer: Viewer) -> list[str]:
    """What a page was told before the end that only another seat may know."""
    frames = [known for known in ear.known() if not known.over]
    tells = _TELLS[frames[0].view["game"]]
    return [leak for known in frames for leak in tells(known, viewer)]


def gives_away(ear: Ear) -> list[Json]:
    """Frames with the secret of the deal, which all may read once the game is over, and nobody
    before.
    """
    ends = [frame["table"]["deal"]["secret"] for frame in ear.frames if _shows(frame)]
    first = next(number for number, frame in enumerate(ear.frames) if _shows(frame))
    return [frame for frame in ear.frames[:first] if ends[0] in json.dumps(frame)]


def _shows(frame: Json) -> bool:
    return bool((frame.get("table", {}).get("deal") or {}).get("secret"))


def _moments(text: str, viewer: Viewer) -> Iterator[tuple[list[Json], Json]]:
    """The events so far and the view, after every line of a record."""
    match = replay(text)
    lines = list(match.lines)
    match.back(0)
    for line in lines:
        match.follow([line])
        yield _plain(match.events(viewer)), _plain(match.view(viewer))


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def _others(view: Json, viewer: Viewer) -> list[int]:
    return [seat for seat in range(view["seats"]) if seat != viewer]


def _days(known: Known, viewer: Viewer) -> Iterator[str]:
    """Tiles in others' racks and hands that did not come from a discard pile; an event names none
    of them.
    """
    view = known.view
    for seat in _others(view, viewer):
        days = zip(view["racks"][seat], view["known"][seat], strict=True)
        yield from (
            f"rack of {seat}: {tile}"
            for tile, shown in days
            if tile not in (None, "?") and not shown
        )
        if view["hands"][seat] not in (None, "?") and not view["source"]:
            yield f"hand of {seat}: {view['hands'][seat]}"
    for event in known.events:
        hidden = event["event"] == "place" or (event["event"] == "draw" and event["pile"] is None)
        if hidden and event["seat"] != viewer and event["tile"] is not None:
            yield str(event)


def _tickets(known: Known, viewer: Viewer) -> Iterator[str]:
    """Others' cards that were not taken face up, their tickets, what they choose from, and what
    they are claiming.
    """
    view, met = known.view, _met(known.events, viewer)
    for seat in _others(view, viewer):
        hand, shown = view["hands"][seat], view["known"][seat]
        yield from (
            f"{seat} has {card}" for card, count in hand.items() if count > shown.get(card, 0)
        )
        held = [ticket["ends"] for ticket in view["tickets"][seat]]
        under = [each["ends"] for each in view["under"] if each["seat"] == seat]
        tickets = [*held, *under, *view["offered"][seat]]
        yield from (
            f"{seat} has {ends}" for ends in tickets if ends is not None and ends not in met
        )
    if view["claim"] is not None and view["turn"] != viewer:
        yield f"claim: {view['claim']}"
    for event in known.events:
        if event.get("seat") != viewer and _is_private(event, met):
            yield str(event)


def _is_private(event: Json, met: list[list[str]]) -> bool:
    if event["event"] in ("deal", "draw"):
        return event["deck"] == "train" and event["card"] is not None
    tickets = [event.get("ticket"), *(event.get("tickets") or [])]
    return event["event"] in ("begin-claim", "pay", "locomotives") or any(
        ends is not None and ends not in met for ends in tickets
    )


def _met(events: list[Json], viewer: Viewer) -> list[list[str]]:
    """The tickets that the viewer was offered itself: what it put under the deck it knows when it
    comes up (H8.5).
    """
    return [
        event["ticket"] for event in events if event["event"] == "offer" and event["seat"] == viewer
    ]


def _numbers(known: Known, viewer: Viewer) -> Iterator[str]:
    """Others' cards, in their hands or as they draw them."""
    for seat in _others(known.view, viewer):
        yield from (f"{seat} has {card}" for card in known.view["hands"][seat] if card is not None)
    for event in known.events:
        if event["event"] == "draw" and event["seat"] != viewer and event["card"] is not None:
            yield str(event)


_TELLS: dict[str, Callable[[Known, Viewer], Iterator[str]]] = {
    "africa": _days,
    "usa": _days,
    "tickets": _tickets,
    "tenzania": _numbers,
}
