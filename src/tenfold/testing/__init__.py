"""The laws that every game must hold, for the tests of a game of your own.

    import pytest
    from tenfold import testing

    @pytest.mark.parametrize("subject", testing.subjects("counters"), ids=testing.label)
    @pytest.mark.parametrize("law", testing.LAWS)
    def test_the_laws_hold(law, subject):
        law(subject)

A law is a function of a subject, and raises AssertionError where a game breaks it. A subject is a
game's name, a number of seats and a variant. The laws play random games from fixed seeds, so that a
failure comes back.
"""

from tenfold.testing.declared import problems, views_and_events_are_of_their_declared_types
from tenfold.testing.laws import RULE_LAWS
from tenfold.testing.observations import OBSERVATION_LAWS, every_feature_changes
from tenfold.testing.secrets import SECRET_LAWS
from tenfold.testing.subjects import Subject, label, subjects
from tenfold.testing.trace import runs_interpreted_as_compiled

LAWS = (*RULE_LAWS, *SECRET_LAWS, *OBSERVATION_LAWS, views_and_events_are_of_their_declared_types)
"""Every law that holds for each game, number of seats and variant by itself."""

__all__ = [
    "LAWS",
    "Subject",
    "every_feature_changes",
    "label",
    "problems",
    "runs_interpreted_as_compiled",
    "subjects",
]
