"""What happens at a table by itself: bots decide, moments end, clocks run out."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from tablee.bots.any_game import bot_names
from tablee.core.game import AnyGame
from tablee.core.hands import LiveHands, Story
from tablee.core.match import Match
from tablee.server.errors import NotNow, StaleDecision
from tablee.server.live_table import LiveTable
from tablee.server.pointer import PersonsPointer
from tablee.server.tables import log
from tablee.server.tables.clocks import AT_LEAST
from tablee.server.tables.table import Table
from tablee.server.thinking import Intention, Thinkers, Thought

Step = tuple[float, Callable[[], Awaitable[None]]]
"""What is due, and when."""

OVERTIME = 2
"""So many times the limit of a hand may pass while it is at work on a slow machine."""
LONGEST = 2.2
"""Seconds that a bot waits at most while people watch what happened, besides its own pace."""
RETRY = 2.0
"""Seconds after which a step that failed is tried again."""

logger = logging.getLogger("tablee.driver")


def stand_in(game: AnyGame) -> str:
    """The bot that plays for somebody who is away: the best there is."""
    return bot_names(game)[-1]


class Driver:
    """Drives one table while it is in memory."""

    def __init__(
        self, live: LiveTable, thinkers: Thinkers, hands: Callable[[], LiveHands], pace: float
    ) -> None:
        self.live = live
        self._thinkers = thinkers
        self._hands = hands
        """Made when they are needed."""
        self._pace = pace
        """Seconds that a bot takes at least, so that people can follow."""
        self._at_least_until = 0.0 if live.table.hand_ends is None else live.now() + AT_LEAST
        """A hand whose attempt was lost with another driver can begin again until then."""

    async def run(self) -> None:
        """Do what is due, again and again, until the table is put away."""
        while not self.live.spoilt:
            self.live.changed.clear()
            step = self._next()
            if step is None:
                await self.live.changed.wait()
            elif await self._wait_until(step[0]):
                await self._do(step[1])

    async def _wait_until(self, due: float) -> bool:
        """Whether the time came before anything else happened."""
        left = due - self.live.now()
        if left <= 0:
            return True
        try:
            await asyncio.wait_for(self.live.changed.wait(), left)
        except TimeoutError:
            return True
        return False

    async def _do(self, act: Callable[[], Awaitable[None]]) -> None:
        """A step that the table no longer allows was overtaken by somebody's decision."""
        try:
            await act()
        except (StaleDecision, NotNow):
            return
        except Exception:
            # Whatever it was, the table must not stand still for good.
            logger.exception("a step of table %s failed; it is tried again", self.live.table.id)
            await asyncio.sleep(RETRY)

    def _next(self) -> Step | None:
        table = self.live.table
        if table.match is None or table.status == "over":
            return None
        if table.hand() is not None:
            return self.live.now(), self._use_hands
        bots = [seat for seat in table.pending() if table.chairs[seat].plays_itself]
        ending = table.moment_ends
        if ending is not None and (not bots or ending <= self.live.now()):
            return ending, self._end_moment
        if bots:
            return self._bot_due(table), partial(self._play, bots[0])
        ends = table.clocks.next_end()
        return None if ends is None else (ends[0], partial(self._time_out, ends[1]))

    def _bot_due(self, table: Table) -> float:
        """In a moment where all are asked, bots answer at once, unseen; else at people's pace,
        once what happened last has been watched.
        """
        if table.moment_ends is not None or not self._pace:
            return table.touched
        lasts = table.game.lasts(table.chronicle.last_for_all())
        return table.touched + self._pace + min(lasts, LONGEST)

    async def _play(self, seat: int) -> None:
        table = self.live.table
        match = table.match
        if match is None:
            return
        decision = table.decisions[seat]
        chosen = await self._in_time(self._thought(table, match, seat), table.moment_ends)
        _same(table, seat, decision)  # only then is the action of this state
        text = match.game.action_text(match.state, chosen.action)
        body = log.Moved(action=text, then=chosen.then)
        await self.live.write(seat, body, lambda t: _same(t, seat, decision))

    async def _in_time(self, thought: Thought, ending: float | None) -> Intention:
        """What a bot decides; no moment waits for that, or it would tell who was asked (GL-13)."""
        if ending is None:
            return await self._thinkers.decide_on(thought)
        left = max(ending - self.live.now(), 0.0)
        try:
            return await asyncio.wait_for(self._thinkers.decide_on(thought), left)
        except TimeoutError:
            raise StaleDecision("the moment is over") from None

    def _thought(self, table: Table, match: Match, seat: int) -> Thought:
        chance = hashlib.sha256(b"bot:%d:%d:" % (seat, table.next_seq) + table.seed).digest()
        return Thought(
            table.plan.game,
            table.plan.rules,
            table.chairs[seat].level,
            seat,
            [event for event in match.all_events() if event.seen_by(seat)],
            match.view(seat),
            match.legal(seat),
            chance,
        )

    async def _use_hands(self) -> None:
        """Let a hand move; a person's, unless a bot has to do it or takes over meanwhile."""
        table, match, seat = self.live.table, self.live.table.match, self.live.table.hand()
        if match is None or seat is None:
            return
        person = seat != log.NOBODY and table.chairs[seat].kind == "person"
        self.live.pointer = PersonsPointer(seat) if person else None
        level = "" if seat == log.NOBODY else table.chairs[seat].level
        self.live.hand_is_done = False
        before = table.next_seq
        moving = asyncio.ensure_future(
            self._hands().settle(
                match.state.copy(), table.nest, self.live.pointer or level, self.live
            )
        )
        try:
            story = await self._unless_left(moving, seat, person)
        finally:
            moving.cancel()
            self.live.pointer = None
        if story is not None:
            body = log.HandsTold(
                outcome=story.outcome,
                nest=story.kept,
                recording=story.recording,
                film=story.film,
            )
            await self.live.write(seat, body, lambda t: _still_awaited(t, before))

    async def _unless_left(
        self, moving: asyncio.Future[Story], seat: int, person: bool
    ) -> Story | None:
        """The story, or None if the person left the seat to a bot before it was decided."""
        while not moving.done():
            self.live.changed.clear()
            if self._is_late(seat):
                await self._time_out(seat)
            if self.live.spoilt or (person and self._has_left(seat)):
                return None
            if (late := self._too_late()) is not None:
                return late
            await self._news_of(moving, _least(self._patience_with(seat), self._time_left()))
        return moving.result()

    def _has_left(self, seat: int) -> bool:
        """Did a person leave the seat? Who leaves after it was decided has seen how it went."""
        return self.live.table.chairs[seat].kind != "person" and not self.live.hand_is_done

    def _too_late(self) -> Story | None:
        """What a hand did that has used up its time (GU-14)."""
        limit = self.live.table.hand_limit()
        return Story(limit.outcome) if limit is not None and self._time_left() == 0.0 else None

    def _time_left(self) -> float | None:
        """Seconds until a hand is too late: to begin, or, once it is at work, by far.

        An attempt that is at work ends itself after the same limit, unless its process hangs.
        """
        ends, limit = self.live.table.hand_ends, self.live.table.hand_limit()
        if ends is None or limit is None:
            return None
        pointer = self.live.pointer
        if pointer is None or pointer.at_work:  # a bot's hand begins at once
            ends += OVERTIME * limit.seconds + AT_LEAST
        else:
            ends = max(ends, self._at_least_until)
        return max(0.0, ends - self.live.now())

    async def _news_of(self, moving: asyncio.Future[Story], patience: float | None) -> None:
        """Wait until a hand is done, something has happened, or for so many seconds."""
        changed = asyncio.ensure_future(self.live.changed.wait())
        either: list[asyncio.Future[Any]] = [moving, changed]
        try:
            await asyncio.wait(either, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        finally:
            changed.cancel()

    def _patience_with(self, seat: int) -> float | None:
        """Seconds until the clock of a hand that has not begun runs out. Once it has begun, the
        game's own limit ends the attempt, and the clock does not.
        """
        ends = self.live.table.clocks.ends.get(seat)
        if ends is None or (self.live.pointer is not None and self.live.pointer.at_work):
            return None
        return max(0.0, ends - self.live.now())

    def _is_late(self, seat: int) -> bool:
        return self._patience_with(seat) == 0.0

    async def _end_moment(self) -> None:
        ends = self.live.table.moment_ends
        await self.live.write(log.NOBODY, log.MomentOver(), lambda t: _same_moment(t, ends))

    async def _time_out(self, seat: int) -> None:
        table = self.live.table
        body = log.Filled(level=stand_in(table.game), why="clock")
        await self.live.write(seat, body, lambda t: _still_late(t, seat, self.live.now()))


def _least(*seconds: float | None) -> float | None:
    return min((one for one in seconds if one is not None), default=None)


def _same(table: Table, seat: int, decision: int) -> None:
    if table.decisions[seat] != decision or not table.chairs[seat].plays_itself:
        raise StaleDecision("the decision was made in the meantime")


def _still_awaited(table: Table, before: int) -> None:
    """Chat may have gone on meanwhile, but the game must still wait for the same hand."""
    if table.hand() is None:
        raise NotNow(f"the table no longer waits for a hand, since entry {before}")


def _same_moment(table: Table, ends: float | None) -> None:
    if table.moment_ends != ends:
        raise NotNow("the moment is over already")


def _still_late(table: Table, seat: int, now: float) -> None:
    if table.clocks.ends.get(seat, now + 1) > now:
        raise NotNow("the clock was stopped in time")
