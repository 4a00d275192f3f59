"""The interface under fire: generated requests to every address; nothing may break."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from grognard.server.app import create_app
from grognard.server.settings import Settings
from tests.server.kit import Browser, Visitor, running

STREAMS = ("/api/lobby", "/api/turns")
APP = create_app(Settings(database="sqlite://"))
PATHS = [path for path in APP.openapi()["paths"] if path not in STREAMS]


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server with a running table, and the headers of somebody who sits there."""
    folder = tmp_path_factory.mktemp("schema")
    app = create_app(Settings(database=f"sqlite:///{folder}/t.db", rate_factor=10_000))
    with running(app) as address, Browser(app, address) as browser:
        ann = Visitor(browser).guest("Ann")
        ann.table()
        cookie = f"grognard_login={ann.client.cookies['grognard_login']}"
        headers = {"X-CSRF-Token": ann.csrf, "Cookie": cookie}
        yield schemathesis.openapi.from_url(f"{address}/openapi.json"), headers


@pytest.mark.parametrize("path", PATHS)
def test_no_request_breaks_the_server(here: Any, path: str) -> None:
    schema, mine = here
    for method in schema[path]:
        fire(schema[path][method], mine)


def fire(operation: Any, mine: dict[str, str]) -> None:
    @given(case=operation.as_strategy())
    @settings(max_examples=8, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def attempt(case: Any) -> None:
        for headers in ({}, mine):
            answer = case.call(headers=headers)
            assert answer.status_code < 500, f"{case.method} {case.path}: {answer.status_code}"
            if answer.status_code in (401, 403, 409, 413, 422, 429):
                assert answer.json()["text"], "a refusal without a sentence"
            assert "$argon2" not in answer.text

    attempt()
