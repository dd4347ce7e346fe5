"""`tablee migrate`: bring the schema of a store up to date. The other store commands begin here."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.console import Console

from tablee.core.errors import OptionError

if TYPE_CHECKING:  # packages of the server, which a player at the terminal may not have
    from sqlalchemy import Engine

StoreAddress = Annotated[str, Parameter(env_var="TABLEE_STORE")]
DEFAULT = "sqlite:///tablee.db"


def need_store() -> None:
    """Say in one line what to install, where the server's packages are missing."""
    names = ("alembic", "psycopg", "sqlalchemy")
    missing = [name for name in names if importlib.util.find_spec(name) is None]
    if missing:
        raise OptionError("store-needs-packages", names=", ".join(missing))


@contextmanager
def reached(store: str) -> Iterator[Engine]:
    """A store's database for one command; what fails in it is told in one sentence."""
    need_store()
    from tablee.server.store.schema import reach, told

    engine = reach(store)
    try:
        with told(engine):
            yield engine
    finally:
        engine.dispose()


def say(sentence: str) -> None:
    """Print a sentence as it is."""
    Console(highlight=False, soft_wrap=True).print(sentence, markup=False)


def migrate(*, store: StoreAddress = DEFAULT) -> None:
    """Bring the schema of a store up to date; make the store if there is none.

    Example: tablee migrate --store postgresql://tablee@localhost/tablee

    Parameters
    ----------
    store
        The address of the store's database.
    """
    with reached(store) as engine:
        from tablee.server.store.migrate import upgrade
        from tablee.server.store.schema import place

        before, after = upgrade(engine)
        way = f"from {before or 'nothing'} to {after}" if before != after else f"already at {after}"
        say(f"{place(engine.url)}: {way}")
