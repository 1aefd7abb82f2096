"""Whatever the description of the API allows can be asked: Schemathesis asks it, and no answer is a
failure of ours.
"""

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings

from tenfold.server.people import routes as people_routes
from tenfold.server.web import call_routes, routes
from tests.server.living import Person

FEW, MANY = 5, 300


def operations():
    """All that can be asked."""
    app = FastAPI()
    app.include_router(routes.routes)
    app.include_router(people_routes.routes)
    app.include_router(call_routes.routes)
    return [
        found.ok() for found in schemathesis.openapi.from_dict(app.openapi()).get_all_operations()
    ]


def ask(operation, url, count):
    """Ask an operation in so many ways, as somebody who is known."""
    cookies = dict(Person(url).http.cookies)

    @settings(
        max_examples=count, deadline=None, suppress_health_check=list(HealthCheck), database=None
    )
    @given(case=operation.as_strategy())
    def holds(case):
        answer = case.call(base_url=url, cookies=cookies)

        assert answer.status_code < 500
        if answer.status_code >= 400:
            assert {"problem", "sentence"} <= set(answer.json())

    holds()


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.label)
def test_what_the_api_describes_never_makes_the_server_fail(operation, url):
    ask(operation, url, FEW)


@pytest.mark.long
@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.label)
def test_what_the_api_describes_never_makes_the_server_fail_however_often(operation, url):
    ask(operation, url, MANY)
