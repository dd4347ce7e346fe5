"""All tables of this process: made, found in the store when somebody comes, put away when idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from tablee.core.errors import RulesGone
from tablee.core.game import AnyGame
from tablee.core.hands import LiveHands
from tablee.core.options import complete
from tablee.core.registry import game as find_game
from tablee.core.registry import game_with_rules, games
from tablee.core.stream import new_seed
from tablee.server.broker import Alone, Broker
from tablee.server.config import Settings
from tablee.server.driver import Driver
from tablee.server.errors import Conflict, NoHand, NoTable, RulesAhead, StoreFailed
from tablee.server.live_table import LiveTable
from tablee.server.provision import provision
from tablee.server.store.rows import Change, Entry, TableRow
from tablee.server.store.store import Store
from tablee.server.tables import log
from tablee.server.tables.due import PATIENCE, due
from tablee.server.tables.plan import Agreed, Plan, checked, leaves_to_hands
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
        self.unheard = 0
        """Messages of hands that were dropped."""

    async def create(
        self, plan: Plan, sits: Sequence[tuple[int, log.Sat]] = (), name: str = ""
    ) -> LiveTable:
        """A new table with those who sit there already, kept before anybody hears of it; Conflict
        if there is one of this name.
        """
        made = self.now()
        entries = [log.written(n, seat, sat, made) for n, (seat, sat) in enumerate(sits)]
        agreed = await asyncio.to_thread(self._agreed, plan)
        table = await self._built(name or new_table_id(), agreed, new_seed(), made, entries)
        head, status = msgspec.json.encode(agreed), table.status
        when = due(table, self._patience)
        row = TableRow(table.id, plan.game, made, made, status, plan.public, head, table.seed, when)
        await self.store.create(row, entries)
        return self._live(table)

    def _agreed(self, plan: Plan) -> Agreed:
        agreed = checked(plan)
        self.check_hands(agreed)
        return agreed

    def check_hands(self, plan: Agreed) -> None:
        """Refuse a table that leaves something to hands where this server lets no hands move."""
        if leaves_to_hands(plan) and not self.has_hands(find_game(plan.game)):
            raise NoHand("this server has no physical nest: choose nest=dice")

    def has_hands(self, game: AnyGame) -> bool:
        """Return whether people's hands can move in this game here."""
        return self.settings.hand_clients and game.has_live_hands()

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
        plan = _completed(msgspec.json.decode(row.head, type=Agreed))
        _refuse_newer(plan)
        table = await self._built(row.id, plan, row.seed, row.created, entries)
        if not table.rules_gone or table.ended or row.status == "over":
            return table
        try:
            return await self._ended(table)
        except Conflict:  # another process was faster
            return await self._rebuilt(name)

    async def _ended(self, table: Table) -> Table:
        """End a game whose rules are gone, for all processes, before anybody learns its seed."""
        entry = log.written(table.next_seq, log.NOBODY, log.Ended(), self.now())
        table.apply(entry)
        await self.store.append(Change(table.id, entry, table.status))
        self.broker.publish(table.id, entry.seq)
        logger.warning("table %s has ended: %s", table.id, table.rules_gone)
        return table

    async def _built(
        self, name: str, plan: Agreed, seed: bytes, created: float, entries: Sequence[Entry]
    ) -> Table:
        """A table out of its log; in a thread, so that others go on meanwhile."""
        return await asyncio.to_thread(self._build, name, plan, seed, created, entries)

    def _build(
        self, name: str, plan: Agreed, seed: bytes, created: float, entries: Sequence[Entry]
    ) -> Table:
        table = replayed(name, plan, seed, created, self.settings.moment_seconds, entries)
        if table.by_hand:
            self.hands(table.game)  # loaded now; says so if what they need is not installed
        return table

    def _live(self, table: Table) -> LiveTable:
        self._put_away(table.id)
        hands = partial(self.hands, table.game)
        live = LiveTable(table, self.store, self.broker, self.now, hands, self._patience)
        self.tables[table.id] = live
        driver = Driver(live, self._thinkers, hands, self.settings.bot_pace)
        self._drivers[table.id] = asyncio.create_task(driver.run())
        return live

    def hands(self, game: AnyGame) -> LiveHands:
        """The hands of a game, for all tables; their processes start when they are needed."""
        found = self._hands.get(game.key)
        if found is None:  # whoever comes first has made those for all
            made = game.live_hands(provision(self.settings))
            found = self._hands.setdefault(game.key, made)
        return found

    @property
    def refused(self) -> int:
        """Samples of hands that broke a rule."""
        return sum(hands.refused for hands in self._hands.values())

    async def start_hands(self) -> None:
        """Let hands get ready before anybody needs them; what they need takes a while to load."""
        if not (self.settings.hand_clients and self.settings.nests_ready):
            return
        for game in games().values():
            if await asyncio.to_thread(game.has_live_hands):
                await (await asyncio.to_thread(self.hands, game)).start()

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
        except (NoTable, StoreFailed, RulesAhead):
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


def _refuse_newer(plan: Agreed) -> None:
    newest = find_game(plan.game).rules_version
    if plan.rules > newest:
        raise RulesAhead(
            f"this table is played under version {plan.rules} of its rules, and this server has"
            f" version {newest}: update it"
        )


def _completed(plan: Agreed) -> Agreed:
    """A plan from the store; options that came later have their defaults."""
    try:
        game = game_with_rules(plan.game, plan.rules)
    except RulesGone:
        return plan  # its game has ended
    options = complete(game.options, plan.options)
    return msgspec.structs.replace(plan, options=options)
