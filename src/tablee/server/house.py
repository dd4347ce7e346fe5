"""All tables of this process: made, found in the store when somebody comes, put away when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

import msgspec

from tablee.core.game import AnyGame
from tablee.core.hands import LiveHands
from tablee.core.options import complete
from tablee.core.registry import game as find_game
from tablee.core.registry import games
from tablee.core.stream import new_seed
from tablee.server.broker import Alone, Broker
from tablee.server.config import Settings
from tablee.server.driver import Driver
from tablee.server.errors import NoTable, StoreFailed
from tablee.server.live_table import LiveTable
from tablee.server.store.rows import Entry, TableRow
from tablee.server.store.store import Store
from tablee.server.tables import log
from tablee.server.tables.due import PATIENCE, due
from tablee.server.tables.plan import Plan, checked
from tablee.server.tables.table import Table, replayed
from tablee.server.thinking import Thinkers, Thought
from tablee.server.tokens import new_table_id

WOKEN_AT_ONCE = 100

logger = logging.getLogger("tablee.house")


class House:
    """Where the tables are."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        broker: Broker | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        games()  # found now: later, tables would wait for it
        self.broker: Broker = broker or Alone()
        self.broker.listen(self._heard)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self._patience = PATIENCE if settings.vapid_private_key else None
        self._thinkers = Thinkers(settings.bot_processes)
        self._hands: dict[str, LiveHands] = {}
        self._catching_up: set[asyncio.Task[None]] = set()

    async def create(
        self, plan: Plan, sits: Sequence[tuple[int, log.Sat]] = (), name: str = ""
    ) -> LiveTable:
        """A new table with those who sit there already, kept before anybody hears of it; Conflict
        if there is one of this name.
        """
        made = self.now()
        entries = [log.written(n, seat, sat, made) for n, (seat, sat) in enumerate(sits)]
        plan = await asyncio.to_thread(checked, plan)
        table = await self._built(name or new_table_id(), plan, new_seed(), made, entries)
        head, status = msgspec.json.encode(plan), table.status
        when = due(table, self._patience)
        row = TableRow(table.id, plan.game, made, made, status, plan.public, head, table.seed, when)
        await self.store.create(row, entries)
        return self._live(table)

    async def table(self, name: str) -> LiveTable:
        """The table of this name, out of memory or rebuilt from its log."""
        live = self.tables.get(name)
        if live is not None and not live.spoilt:
            live.used = self.now()  # so that it is not put away before it is joined
            return live
        loading = self._loading.get(name)
        if loading is None:  # whoever comes meanwhile waits for the same
            loading = asyncio.ensure_future(self._rebuilt(name))
            self._loading[name] = loading
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        table = await asyncio.shield(loading)
        live = self.tables.get(name)
        return live if live is not None and not live.spoilt else self._live(table)

    async def _rebuilt(self, name: str) -> Table:
        found = await self.store.load(name)
        if found is None:
            raise NoTable("there is no such table")
        row, entries = found
        plan = _completed(msgspec.json.decode(row.head, type=Plan))
        return await self._built(row.id, plan, row.seed, row.created, entries)

    async def _built(
        self, name: str, plan: Plan, seed: bytes, created: float, entries: Sequence[Entry]
    ) -> Table:
        """A table out of its log; in a thread, so that others go on meanwhile."""
        return await asyncio.to_thread(self._build, name, plan, seed, created, entries)

    def _build(
        self, name: str, plan: Plan, seed: bytes, created: float, entries: Sequence[Entry]
    ) -> Table:
        table = replayed(name, plan, seed, created, self.settings.moment_seconds, entries)
        if table.game.leaves_to_hands(plan.options):
            self.hands(table.game)  # loaded now; says so if what they need is not installed
        return table

    def _live(self, table: Table) -> LiveTable:
        self._put_away(table.id)
        live = LiveTable(table, self.store, self.broker, self.now, self._patience)
        self.tables[table.id] = live
        driver = Driver(
            live, self._thinkers, lambda: self.hands(table.game), self.settings.bot_pace
        )
        self._drivers[table.id] = asyncio.create_task(driver.run())
        return live

    def hands(self, game: AnyGame) -> LiveHands:
        """The hands of a game, for all tables; their processes start when they are needed."""
        found = self._hands.get(game.key)
        if found is None:  # whoever comes first has made those for all
            made = game.live_hands(self.settings.nest_processes)
            found = self._hands.setdefault(game.key, made)
        return found

    async def decide(self, thought: Thought) -> int:
        """What a bot would do, thought out in another process."""
        return await self._thinkers.decide(thought)

    def _put_away(self, name: str) -> None:
        if live := self.tables.pop(name, None):
            live.spoil()
        if driver := self._drivers.pop(name, None):
            driver.cancel()

    async def wake(self) -> int:
        """Load tables where something should have happened by itself, so that it does; how many.

        Not too many at once: the others come next time.
        """
        asleep = [one for one in await self.store.due(self.now()) if not self._is_awake(one)]
        woken = [await self._woken(name) for name in asleep[:WOKEN_AT_ONCE]]
        return sum(woken)

    def _is_awake(self, name: str) -> bool:
        """Is the table in memory and driven? One whose commit failed is not driven any more."""
        live = self.tables.get(name)
        return live is not None and not live.spoilt

    async def _woken(self, name: str) -> bool:
        try:
            live = await self.table(name)
        except (NoTable, StoreFailed):
            return False
        except Exception:
            # It would stand in the way of others for ever; whoever opens it is told.
            logger.exception("table %s cannot be read from its log", name)
            await self.store.note_due(name, None, None)
            return False
        await live.note_due(self._patience)
        return True

    def put_away_idle(self) -> int:
        """Forget tables that nobody watches and nothing moves; how many."""
        long_ago = self.now() - self.settings.idle_seconds
        idle = [
            name
            for name, live in self.tables.items()
            if not live.watchers and live.used < long_ago and not live.lock.locked()
        ]
        for name in idle:
            self._put_away(name)
        return len(idle)

    def _heard(self, table: str, seq: int) -> None:
        """Another process has written to a table."""
        live = self.tables.get(table)
        if live is not None and live.table.next_seq <= seq:
            task = asyncio.ensure_future(_caught_up(live))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def close(self) -> None:
        """Put everything away; whatever was acknowledged is in the store."""
        drivers = list(self._drivers.values())
        for name in list(self.tables):
            self._put_away(name)
        await asyncio.gather(*drivers, return_exceptions=True)
        await self._thinkers.close()
        for hands in self._hands.values():
            await hands.close()


async def _caught_up(live: LiveTable) -> None:
    try:
        await live.catch_up()
    except Exception:
        logger.exception("table %s has to be read from its log again", live.table.id)


def _completed(plan: Plan) -> Plan:
    """A plan from the store; options that came later have their defaults."""
    options = complete(find_game(plan.game).options, plan.options)
    return msgspec.structs.replace(plan, options=options)
