"""Whatever can happen or be refused is said in every language, without a gap."""

import random

import pytest

from tenfold import games
from tenfold.match import Match
from tenfold.testing.subjects import label, subjects
from tenfold.words.languages import LANGUAGES

every_subject = pytest.mark.parametrize("subject", subjects(), ids=label)
TRIES = 4
OWN = {"en": "layer {}", "fr": "oueur {}"}
"""How a listener's own seat would be called, which is you."""


def say_all(subject, moves):
    """Play at random, and say each event to each viewer and each of some refusals, in every
    language.
    """
    name, seats, variant = subject
    game, chance = games.get(name), random.Random(f"{subject}")
    match = Match(game, seats, variant, chance=chance.randrange)
    match.settle()
    for _ in range(moves):
        if not match.active:
            match = Match(game, seats, variant, chance=chance.randrange)
            match.settle()
        say_refusals(match, chance)
        seat = chance.choice(sorted(match.active))
        match.play(seat, chance.choice(match.legal(seat)))
        if not match.active:
            say_events(match)
    say_events(match)


def say_events(match):
    for viewer in (None, *range(match.seats)):
        for language in LANGUAGES:
            told = match.told(viewer, language=language)
            assert all(told)
            assert not any(
                OWN[language].format(viewer + 1) in sentence
                for sentence in told
                if viewer is not None
            )


def say_refusals(match, chance):
    for _ in range(TRIES):
        seat, text = chance.randrange(match.seats), chance.choice(match.game.texts)
        refused = match.explain(seat, text)
        if refused is not None:
            assert all(refused.say(language) for language in LANGUAGES)


@every_subject
def test_all_that_happens_and_all_that_is_refused_is_said(subject):
    say_all(subject, moves=60)


@pytest.mark.long
@every_subject
def test_a_million_moves_and_tries_are_said(subject):
    say_all(subject, moves=2_500)
