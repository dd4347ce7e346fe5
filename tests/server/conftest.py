"""Every store test runs on both kinds of database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tablee.server.store.store import Store
from tests.server.stores import PATIENT, Server, running_server

KINDS = ("sqlite", "postgresql")
NewUrl = Callable[[str], str]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    with running_server() as server:
        yield server


@pytest.fixture
def new_url(tmp_path: Path, request: pytest.FixtureRequest) -> NewUrl:
    """Addresses of empty stores to be, of the kind asked for."""
    numbers = count()

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/store{next(numbers)}.db"
        server: Server = request.getfixturevalue("postgresql")
        return server.new_schema()

    return make


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, new_url: NewUrl) -> str:
    return new_url(request.param)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store.open(url, patience=PATIENT)
    yield store
    asyncio.run(store.close())
