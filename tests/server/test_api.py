"""The HTTP API does what its own document says: schemathesis asks, and looks at every answer."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

import httpx
import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis import Case, GenerationMode
from schemathesis.core.failures import Failure, FailureGroup, ServerError
from schemathesis.openapi.checks import JsonSchemaError, UndefinedStatusCode
from starlette.requests import Request
from starlette.responses import Response

from tablee.server import app
from tablee.server.api import ENDPOINTS, Api, Endpoint, Handler
from tablee.server.config import Settings
from tablee.server.errors import SeatTaken
from tablee.server.openapi import document
from tests.cli.test_commands import ROOT, TABLEE
from tests.server.conftest import KINDS, NewUrl
from tests.server.running import HUMAN, OPEN, Json
from tests.server.stores import Server

EXAMPLES = 15
"""For each operation, each way to make requests, and each store."""
SENSELESS = ["400"]
"""What is well-formed can make no sense: nine seats in a game for two, a name without a letter."""


@dataclass(frozen=True)
class Running:
    """A server, and its document as schemathesis reads it."""

    address: str
    schema: Any

    def make(self) -> Json:
        """A table with open seats."""
        wish = {"game": "gruell", "seats": [HUMAN, *[OPEN] * 4], "public": True}
        made: Json = httpx.post(f"{self.address}/api/tables", json=wish).json()
        return made


@contextmanager
def serving(url: str) -> Iterator[str]:
    """The address of a server in a process of its own."""
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT / "src")}
    words = [*TABLEE, "serve", "--port", "0", "--store", url, "--writes-per-minute", "9999"]
    with subprocess.Popen(words, env=environment, stderr=subprocess.PIPE, text=True) as child:
        assert child.stderr is not None
        found = next(filter(None, (re.search(r"http://[\d.:]+", line) for line in child.stderr)))
        drain = threading.Thread(target=child.stderr.read)
        drain.start()
        try:
            yield found[0]
        finally:
            child.terminate()
            drain.join()


@pytest.fixture(scope="module", params=KINDS)
def api(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('api')}/store.db"
    else:
        server: Server = request.getfixturevalue("postgresql")
        url = server.new_schema()
    with serving(url) as address:
        schema = schemathesis.openapi.from_url(f"{address}/openapi.json")
        schema.config.checks.positive_data_acceptance.expected_statuses += SENSELESS
        yield Running(address, schema)


def named(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


CAN_BE_WRONG = [one for one in ENDPOINTS if "{" in one.path or one.query or one.body is not None]
OF_A_TABLE = [one for one in ENDPOINTS if "{table}" in one.path]


def examine(strategy: SearchStrategy[Case[Any]], **sent: Any) -> None:  # noqa: ANN401
    """Ask a few times, and let all checks look at the answers."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def ask(case: Case[Any]) -> None:
        case.call_and_validate(**sent)

    ask()


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=named)
def test_what_fits_the_document_is_answered_as_it_says(endpoint: Endpoint, api: Running) -> None:
    operation = api.schema[endpoint.path][endpoint.method]
    examine(operation.as_strategy())


@pytest.mark.parametrize("endpoint", CAN_BE_WRONG, ids=named)
def test_what_does_not_fit_the_document_is_refused(endpoint: Endpoint, api: Running) -> None:
    operation = api.schema[endpoint.path][endpoint.method]
    examine(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))


@pytest.mark.parametrize("endpoint", OF_A_TABLE, ids=named)
def test_a_table_that_exists_is_answered_as_the_document_says(
    endpoint: Endpoint, api: Running
) -> None:
    """Whatever is asked of it, by somebody who holds a seat: it may be given up on the way."""
    operation = api.schema[endpoint.path][endpoint.method]
    made = api.make()
    words = {"table": made["table"]} | ({"seat": 0} if endpoint.needs_key else {})
    token = made["keys"][0]["token"]
    key = {"Authorization": f"Bearer {token}"} if endpoint.needs_key else None
    examine(operation.as_strategy(path_parameters=words), headers=key)


# --- the document itself


def test_the_document_is_valid(api: Running) -> None:
    api.schema.validate()
    assert api.schema.raw_schema["openapi"] == "3.1.0"


@pytest.mark.parametrize("base", ["", "/tablee"])
def test_the_document_is_whole(base: str) -> None:
    found = document(base)
    text = json.dumps(found)
    for name in re.findall(r'"#/components/schemas/([^"]+)"', text):
        assert name in found["components"]["schemas"]
    for schema in found["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)
    listed = {(m.upper(), path) for path, one in found["paths"].items() for m in one}
    assert listed == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    identities = [one[m]["operationId"] for one in found["paths"].values() for m in one]
    assert len(set(identities)) == len(identities)


# --- the tests above can fail


async def wrong_kind(api: Api, request: Request) -> object:
    return {"key": 7}


async def undocumented(api: Api, request: Request) -> object:
    raise SeatTaken("a refusal that the document does not name")


async def broken(api: Api, request: Request) -> object:
    return Response(status_code=500)


WRONG = [(wrong_kind, JsonSchemaError), (undocumented, UndefinedStatusCode), (broken, ServerError)]


@pytest.mark.parametrize(("handler", "failure"), WRONG)
def test_a_wrong_answer_is_found(
    handler: Handler, failure: type[Failure], new_url: NewUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    endpoints = [
        replace(one, handler=handler) if one.path == "/api/push-key" else one for one in ENDPOINTS
    ]
    monkeypatch.setattr(app, "ENDPOINTS", endpoints)
    server = app.Server(Settings(store=new_url("sqlite")))
    schema = schemathesis.openapi.from_asgi("/openapi.json", server.app)
    with pytest.raises(FailureGroup) as found:
        examine(schema["/api/push-key"]["GET"].as_strategy())
    assert failure in map(type, found.value.exceptions)
    asyncio.run(server.close())
