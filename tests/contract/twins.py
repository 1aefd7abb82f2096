"""Two matches that look alike to a viewer, and are driven alike: what the laws of secrets are held against."""

import json
import random

from tenfold import games
from tenfold.errors import TenfoldError
from tenfold.games.game import UNSEEN
from tenfold.kernel import play
from tenfold.kernel.contract import CHANCE
from tenfold.kernel.layout import copy
from tenfold.match import Match

from .subjects import legal

STEPS = 4
"""Within how many moves of a seat the other match can come to look as the first does."""


class Twin(Match):
    """A match that begins with a state, and goes line by line."""

    __slots__ = ("begun",)

    def __init__(self, game, seats, variant, begun):
        self.begun = begun
        super().__init__(game, seats, variant, chance=None)

    def _begun(self):
        return self.begun

    def carry(self, who, move):
        """Carry out a move, or chance's way."""
        game = self.game
        text = game.name_way(self._state, move) if who == CHANCE else game.texts[move]
        game.rules.apply(game.board, self._state, who, move)
        self._write(f"{'chance' if who == CHANCE else who} {text}", who, UNSEEN if who == CHANCE else move)

    def looks(self, viewer):
        """What a viewer knows, as bytes."""
        return self.game.view_record(self._state, viewer).tobytes()

    def choices(self, who):
        """What a seat, or chance, can do now."""
        if who == CHANCE:
            return range(self.game.rules.ways(self.game.board, self._state))
        return legal(self.game, self._state, who)

    def foresee(self, viewer, who, move):
        """How a move would look to a viewer, and what it would see of it."""
        tried = Twin(self.game, self.seats, self.variant, copy(self._state))
        tried.events(viewer)
        tried.carry(who, move)
        return tried.looks(viewer), json.dumps(tried.events(viewer))


def twins(subject, viewer, seed):
    """A match some way on, and another that looks the same to the viewer."""
    name, seats, variant = subject
    game, rng = games.get(name), play.seeded(seed, 1)[0]
    state = game.deal(seats, variant)
    play.playout(game.board, state, rng, int(play.below(rng, LENGTHS.get(game.family, 40))))
    other = game.view_record(state, viewer)
    game.rules.fill(game.board, other, rng)
    pair = Twin(game, seats, variant, state), Twin(game, seats, variant, other)
    for twin in pair:
        twin.events(viewer)
    return pair


LENGTHS = {"tendays": 500, "tickets": 400, "tenzania": 60}


def drive(one, other, viewer, lines, seed):
    """Drive a match by some lines at random, and its twin so that it looks alike; stop where it cannot.

    What is yielded is each moment in which both are to be compared.
    """
    chance = random.Random(seed)
    for _ in range(lines):
        who = next_mover(one, chance)
        if who is None:
            return
        before, move = one.looks(viewer), chance.choice(one.choices(who))
        one.carry(who, move)
        if not follow(one, other, viewer, who, move, before, chance):
            return
        if who != CHANCE or not one.choices(CHANCE):
            yield


def next_mover(match, chance):
    if match.choices(CHANCE):
        return CHANCE
    return chance.choice(sorted(match.active)) if match.active else None


def follow(one, other, viewer, who, move, before, chance):
    """Let the twin do what looks the same: the same move where the viewer sees it, anything where it does not."""
    target = one.looks(viewer)
    if who == viewer or (who != CHANCE and one.game.is_open(move)):
        return reach(other, viewer, who, [move], target)
    if target == before:
        return carry_if_hidden(other, viewer, who, move, target)
    if who == CHANCE:
        ways = list(other.choices(CHANCE))
        chance.shuffle(ways)
        return reach(other, viewer, who, ways, target)
    return search(other, viewer, who, target, STEPS)


def carry_if_hidden(other, viewer, who, move, target):
    """Make a secret move, if it can be made here too."""
    reach(other, viewer, who, [move], target)
    return True


def reach(match, viewer, who, moves, target):
    """Make the first of some moves after which a match looks as it should."""
    allowed = set(match.choices(who))
    for move in moves:
        if move in allowed and match.foresee(viewer, who, move)[0] == target:
            match.carry(who, move)
            return True
    return False


def search(match, viewer, who, target, depth):
    """Make up to so many moves of a seat after which a match looks as it should; the last alone may be seen."""
    moves = match.choices(who) if who in match.active else []
    if reach(match, viewer, who, moves, target):
        return True
    for move in moves if depth > 1 else []:
        if match.foresee(viewer, who, move)[0] == match.looks(viewer):
            deeper = Twin(match.game, match.seats, match.variant, copy(match._state))
            deeper.carry(who, move)
            if search(deeper, viewer, who, target, depth - 1):
                match.carry(who, move)
                return search(match, viewer, who, target, depth - 1)
    return False


def told(match, viewer):
    """All that a viewer can be told, as text: view, events, moves, refusals, answers to undo, links, the sheet."""
    found = {"view": match.view(viewer), "events": match.events(viewer), "sheet": match.sheet(viewer)}
    if match.game.family == "tendays":
        found["links"] = [
            [(link.how, link.rule, dict(link.reason.data)) for link in match.links(viewer, seat)]
            for seat in range(match.seats)
        ]
    if viewer is not None:
        found |= {"legal": match.legal(viewer), "refused": refusals(match, viewer), "undo": answer(match, viewer)}
    return json.dumps(found)


def refusals(match, seat):
    stride = max(1, len(match.game.texts) // 24)
    texts = match.game.texts[len(match.events(seat)) % stride :: stride]
    found = [match.explain(seat, text) for text in texts]
    return [refused and (refused.rule, dict(refused.data)) for refused in found]


def answer(match, seat):
    tried = Twin(match.game, match.seats, match.variant, match.begun)
    tried.lines, tried._states[0] = list(match.lines), match._state
    try:
        tried.undo(seat)
    except TenfoldError as refused:
        return refused.rule, dict(refused.data)
    return "done", tried.view(seat)
