"""A table in memory: its state, who watches it, and the one door through which it changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol

import msgspec

from tablee.core.hands import LiveHands
from tablee.core.state import SPECTATOR
from tablee.core.text import Text
from tablee.server.at_rest import AtRest
from tablee.server.broker import Broker
from tablee.server.errors import Conflict
from tablee.server.limits import Bucket
from tablee.server.pointer import PersonsPointer
from tablee.server.protocol import GOING_AWAY, NOT_ALLOWED, Update, encoded
from tablee.server.routing import Routes
from tablee.server.store.rows import Change, Entry
from tablee.server.store.store import Store
from tablee.server.tables import log
from tablee.server.tables.due import due
from tablee.server.tables.sight import table_state, update
from tablee.server.tables.table import Table

CHAT_PER_SECOND, CHAT_AT_ONCE = 0.5, 5
HINTS_PER_SECOND = 0.5

logger = logging.getLogger("tablee.live_table")


class Watcher(Protocol):
    """A connection that looks at a table for some seats."""

    seats: tuple[int, ...]
    text: Text
    known: dict[int, int]
    """How many items each seat has been sent."""
    last: dict[int, bytes]
    """The rest of what each seat was sent last: what is the same is not sent again."""
    holds: dict[int, str]
    """The hashes of the secrets with which it came to its seats."""

    def send(self, frame: str | bytes) -> None:
        """Put a frame on its way; never waits."""

    def end(self, code: int, why: str) -> None:
        """End the connection."""

    def show(self, picture: bytes) -> None:
        """Put a picture on its way, unless the connection is behind already."""


Check = Callable[[Table], None]
"""Raises if the table, as it stands, does not allow what is asked."""


class LiveTable:
    """One table and its watchers. Whatever changes it is committed before anybody hears of it."""

    def __init__(
        self,
        table: Table,
        store: Store,
        broker: Broker,
        now: Callable[[], float],
        hands: Callable[[], LiveHands],
        patience: float | None = None,
    ) -> None:
        """`hands`: made when they are needed; `patience`: how long somebody may be waited for
        before a notice, if any are sent.
        """
        self.table = table
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        """Set whenever something happened, for whoever drives bots and clocks."""
        self.watchers: set[Watcher] = set()
        self.pointer: PersonsPointer | None = None
        """The hand that may move now."""
        self.hand_is_done = False
        """Is it decided what it did, though people are still looking?"""
        self.spoilt = False
        """Memory may be ahead of the log: nobody may use this any more."""
        self.used = now()
        self.now = now
        self._store = store
        self._broker = broker
        self._patience = patience
        self._at_rest = AtRest(table, hands)
        self._noted: tuple[int, float | None] | None = None
        """What the store was told last: at which entry, when something is due."""
        self._seats_changed = False
        """Has somebody left who is still shown as present?"""
        self._routes = Routes()
        self._voices = [Bucket(CHAT_PER_SECOND, CHAT_AT_ONCE, now) for _ in table.chairs]
        self._hints = [Bucket(HINTS_PER_SECOND, 1, now) for _ in table.chairs]
        self._absent = dict.fromkeys(range(len(table.chairs)), self.used)

    def may_speak(self, seat: int) -> bool:
        """Has this seat been quiet for long enough? Connecting again does not help."""
        return self._voices[seat].use()

    def may_ask_for_hint(self, seat: int) -> bool:
        """Was this seat's last hint long enough ago?"""
        return self._hints[seat].use()

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Nobody else uses the table meanwhile; if somebody leaves, that is told afterwards."""
        async with self.lock:
            try:
                yield
            finally:
                if self._seats_changed and not self.spoilt:
                    self.tell_seats()

    @asynccontextmanager
    async def settled(self) -> AsyncIterator[Table]:
        """The table while nothing is being written: what is seen then has been committed."""
        async with self._alone():
            if self.spoilt:
                raise Conflict("the table is read from its log again")
            yield self.table

    # --- changing

    async def write(self, seat: int, body: log.Body, check: Check = lambda table: None) -> None:
        """Let something happen. Whoever asked may hang up meanwhile: what was begun is finished."""
        writing = asyncio.ensure_future(self._write(seat, body, check))
        writing.add_done_callback(_seen)
        await asyncio.shield(writing)

    async def _write(self, seat: int, body: log.Body, check: Check) -> None:
        """Check, apply, commit, and only then tell."""
        async with self.settled():
            check(self.table)
            entry = log.written(self.table.next_seq, seat, body, self.now())
            self.table.apply(entry)  # what the rules refuse raises here and has changed nothing
            if isinstance(body, log.Moved) and body.then:
                body = body.first(self.table.outcome.done)
                entry = log.written(entry.seq, seat, body, entry.at)
            try:
                await self._append(entry)
            except BaseException:
                self.spoil()
                raise
            await self.tell()
        self._broker.publish(self.table.id, entry.seq)

    async def _append(self, entry: Entry) -> None:
        table, when = self.table, due(self.table, self._patience)
        await self._store.append(Change(table.id, entry, table.status, when))
        self._noted = table.next_seq, when

    async def note_due(self, patience: float | None) -> None:
        """Let the store know what is due here now, where no entry of the log says so: when
        everybody was told whom the table waits for, there is no `patience` any more.
        """
        async with self._alone():
            table = self.table
            known = table.next_seq, due(table, patience)
            if not self.spoilt and known != self._noted:
                await self._store.note_due(table.id, table.touched, known[1])
                self._noted = known

    async def catch_up(self) -> None:
        """Take over what another process has written."""
        async with self._alone():
            try:
                for entry in await self._store.entries_since(self.table.id, self.table.next_seq):
                    self.table.apply(entry)
            except BaseException:
                self.spoil()
                raise
            await self.tell()

    def spoil(self) -> None:
        """Let nobody use what may be ahead of the log; it is rebuilt when it is needed."""
        self.spoilt = True
        self.changed.set()
        for watcher in tuple(self.watchers):
            watcher.end(GOING_AWAY, "connect again")

    # --- telling

    async def tell(self) -> None:
        """Send every watcher what is new for it; other tables need not wait until all are told."""
        self.used = self.now()
        self._turn_out()
        self._tell_rest()
        made: dict[tuple[int, int, str], Update] = {}
        for watcher in tuple(self.watchers):
            try:
                await self._tell_one(watcher, made)
            except Exception:
                # What happened has happened: the others are told, and this one comes again.
                logger.exception("somebody at table %s could not be told", self.table.id)
                watcher.end(GOING_AWAY, "connect again")
        self.tell_seats()
        self.changed.set()

    def _tell_rest(self) -> None:
        """Before any word of it: what is read must have been seen."""
        if picture := self._at_rest.changed():
            for watcher in self.watchers:
                watcher.send(picture)

    async def _tell_one(self, watcher: Watcher, made: dict[tuple[int, int, str], Update]) -> None:
        for seat in watcher.seats:
            key = (seat, watcher.known[seat], watcher.text.language)
            if key not in made:
                routes = await self._routes.of(self.table, seat)
                made[key] = update(self.table, seat, watcher.known[seat], watcher.text, routes)
                await asyncio.sleep(0)
            self._send_news(watcher, seat, made[key])

    def _turn_out(self) -> None:
        """Who came with the secret of a seat that was given up sees nothing there any more."""
        for watcher in tuple(self.watchers):
            held = watcher.holds.items()
            if any(self.table.chairs[seat].token != secret for seat, secret in held):
                self.watchers.discard(watcher)
                watcher.end(NOT_ALLOWED, "this seat was given up")

    def _send_news(self, watcher: Watcher, seat: int, news: Update) -> None:
        rest = encoded(msgspec.structs.replace(news, items=())).encode()
        if news.items or rest != watcher.last.get(seat):
            watcher.known[seat] = news.count
            watcher.last[seat] = rest
            watcher.send(encoded(news))

    def tell_seats(self) -> None:
        """Send every watcher who sits where, if that has changed."""
        self._seats_changed = False
        away = self.away()
        same = encoded(table_state(self.table, away)).encode()
        state = table_state(self.table, away, self.now())
        for watcher in tuple(self.watchers):
            if watcher.last.get(SEATS) != same:
                watcher.last[SEATS] = same
                watcher.send(encoded(state))

    @property
    def lost(self) -> int:
        """How many attempts of the hand that is awaited had to begin again."""
        return self.table.lost

    def show(self, picture: bytes) -> None:
        """Send every watcher one frame of what a hand does."""
        if self.pointer is not None:
            self.pointer.at_work = True
        for watcher in self.watchers:
            watcher.show(picture)

    def decided(self) -> None:
        """Remember it, for whoever drives."""
        self.hand_is_done = True

    async def begin_again(self) -> None:
        """Say plainly that what a hand had begun begins again."""
        if self.pointer is not None:
            self.pointer.at_work = False
        seat = self.table.hand()
        await self.write(log.NOBODY if seat is None else seat, log.Again())

    # --- who is here

    def away(self) -> dict[int, float]:
        """Since when nobody has been connected for a seat."""
        here = {seat for watcher in self.watchers for seat in watcher.seats}
        return {seat: since for seat, since in self._absent.items() if seat not in here}

    async def join(self, watcher: Watcher) -> None:
        """Somebody looks from now on; what it knows already is not sent again."""
        if picture := self._at_rest.picture:
            watcher.send(picture)
        self.watchers.add(watcher)
        await self.tell()

    def leave(self, watcher: Watcher) -> None:
        """Somebody has gone."""
        self.watchers.discard(watcher)
        here = {seat for other in self.watchers for seat in other.seats}
        for seat in watcher.seats:
            if seat not in here and seat != SPECTATOR:
                self._absent[seat] = self.now()
        self._seats_changed = True
        if not self.lock.locked():  # else it is told with what is committed then
            self.tell_seats()


SEATS = -2
"""Where a watcher keeps what it was sent last about the seats."""


def _seen(writing: asyncio.Future[None]) -> None:
    """Look at the error of somebody who has hung up, so that it is not reported as lost."""
    if not writing.cancelled():
        writing.exception()
