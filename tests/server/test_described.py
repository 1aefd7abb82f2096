"""Whatever the description of the API allows can be asked: Schemathesis asks it, and no answer is a failure of ours."""

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from tests.server.living import Person

FEW, MANY = 4, 300


@pytest.fixture(scope="module")
def described(url):
    return schemathesis.openapi.from_url(f"{url}/api/openapi.json")


api = schemathesis.pytest.from_fixture("described")


def ask(case, url):
    """Ask what the case has, as somebody who is known."""
    ada = Person(url)
    answer = case.call(cookies=dict(ada.http.cookies))

    assert answer.status_code < 500
    if answer.status_code >= 400:
        assert {"problem", "sentence"} <= set(answer.json())


def often(count):
    return settings(max_examples=count, deadline=None, suppress_health_check=list(HealthCheck), database=None)


@api.parametrize()
@often(FEW)
def test_what_the_api_describes_never_makes_the_server_fail(case, url):
    ask(case, url)


@pytest.mark.long
@api.parametrize()
@often(MANY)
def test_what_the_api_describes_never_makes_the_server_fail_however_often(case, url):
    ask(case, url)
