"""The laws of every game, by random play: in every variant, with every number of seats."""

import pytest

from tenfold import testing
from tenfold.testing import laws, secrets

from .census import census
from .openings import opening

every_subject = pytest.mark.parametrize("subject", testing.subjects(), ids=testing.label)

OTHER_LAWS = [law for law in testing.LAWS if law not in secrets.SECRET_LAWS]
PAIRS, MANY = 25, 1300


@pytest.mark.parametrize("law", OTHER_LAWS, ids=lambda law: law.__name__)
@every_subject
def test_a_law_holds(law, subject):
    law(subject)


@pytest.mark.parametrize("law", secrets.SECRET_LAWS, ids=lambda law: law.__name__)
@every_subject
def test_a_law_of_secrets_holds(law, subject):
    law(subject, PAIRS, opening(subject))


@pytest.mark.parametrize(
    "law", [laws.nothing_is_made_or_lost, laws.filled_views_conserve_everything]
)
@every_subject
def test_nothing_is_made_or_lost(law, subject):
    law(subject, census)


@pytest.mark.long
@pytest.mark.parametrize("law", secrets.SECRET_LAWS, ids=lambda law: law.__name__)
@every_subject
def test_a_law_of_secrets_holds_in_many_matches(law, subject):
    law(subject, MANY, opening(subject))


@pytest.mark.long
@every_subject
def test_views_tell_nothing_in_many_games(subject):
    laws.views_tell_nothing(subject, stops=100_000 // (subject.seats + 1) + 1)
