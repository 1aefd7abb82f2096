"""What viewers are sent bit by bit adds up to what they would be sent at once."""

import random

import orjson
import pytest

import tenfold
from tenfold.testing.subjects import label, subjects
from tenfold.views import updates
from tests.server.living import merged


class Reader:
    """A client that keeps what it is told."""

    def __init__(self):
        self.told = {"events": [], "view": {}, "legal": None, "links": None}

    def hear(self, text):
        new = orjson.loads(b"".join(text))
        assert [
            key for key, value in new["view"].items() if self.told["view"].get(key, self) == value
        ] == []
        self.told["events"][new["first"] :] = new["events"]
        self.told["view"] |= new["view"]
        if new["legal"] is not None:
            self.told["legal"] = new["legal"]
        if new["links"] is not None:
            self.told["links"] = merged(self.told["links"], new["links"])


@pytest.mark.parametrize("subject", subjects(), ids=label)
def test_updates_add_up_to_the_whole(subject):
    name, seats, variant = subject
    chance = random.Random(seats)
    match = tenfold.start(name, seats=seats, seed=seats, **variant)
    sent, readers = updates(match), {viewer: Reader() for viewer in (*range(seats), None)}
    for number in range(50):
        for viewer, text in sent.delta(readers).items():
            if text is not None:
                readers[viewer].hear(text)
        if number % 10 == 9 or not match.active:
            for viewer, reader in readers.items():
                whole = orjson.loads(updates(match).whole(viewer))
                assert reader.told == {key: whole[key] for key in reader.told}
                assert reader.told["view"] == match.view(viewer)
        if not match.active:
            break
        seat = chance.choice(sorted(match.active))
        if number % 17 == 13:
            match.back(
                max(n for n, line in enumerate(match.lines) if not line.startswith("chance"))
            )
        else:
            match.play(seat, chance.choice(match.legal(seat)))


@pytest.mark.parametrize("subject", subjects(), ids=label)
def test_a_long_time_can_be_told_at_once(subject):
    name, seats, variant = subject
    chance = random.Random(seats)
    match = tenfold.start(name, seats=seats, seed=seats, **variant)
    sent, readers = updates(match), {viewer: Reader() for viewer in (*range(seats), None)}
    for viewer, text in sent.delta(readers).items():
        readers[viewer].hear(text)
    while match.active and len(match.lines) < 250:
        seat = chance.choice(sorted(match.active))
        match.play(seat, chance.choice(match.legal(seat)))

    for viewer, text in sent.delta(readers).items():
        readers[viewer].hear(text)
        assert readers[viewer].told["view"] == match.view(viewer)
