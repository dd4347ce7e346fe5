"""What people can ask of a table, with whoever may ask it. Each thing is one entry in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from tablee.core.errors import CannotUndo
from tablee.server import protocol
from tablee.server.driver import stand_in
from tablee.server.errors import (
    BadRequest,
    Conflict,
    NotAllowed,
    NotNow,
    SeatTaken,
    StaleDecision,
    TooFast,
)
from tablee.server.house import House
from tablee.server.live_table import LiveTable
from tablee.server.tables import log
from tablee.server.tables.plan import Plan, SeatPlan
from tablee.server.tables.table import CARRIED_OUT, Outcome, Table
from tablee.server.tokens import hashed, new_token, opens, table_id_after

AWAY_SECONDS = 60.0
"""After so long without a connection, the others may let a bot play."""
AT_LEAST_A_MOMENT = 1.0
"""Seconds in which bots can speak, whoever wants to go on."""
MOST_SAID = 300

Holds = Mapping[int, str]
"""The seats of a connection, with the hashes of the secrets with which it came to them."""


@dataclass(frozen=True)
class Made:
    """A new table, and the secrets of the seats at the maker's own screen."""

    live: LiveTable
    keys: dict[int, str]


class Service:
    """Everything that is asked from outside comes through here."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._one_rematch = asyncio.Lock()

    # --- tables and seats

    async def make(self, plan: Plan) -> Made:
        """A new table; seats at the maker's own screen are taken at once."""
        plan = msgspec.structs.replace(plan, seats=tuple(map(_named, plan.seats)))
        screen = [seat for seat, one in enumerate(plan.seats) if one.kind == "screen"]
        keys = {seat: new_token() for seat in screen}
        sits = [
            (seat, log.Sat(name=plan.seats[seat].name or f"{seat + 1}", token=hashed(token)))
            for seat, token in keys.items()
        ]
        return Made(await self.house.create(plan, sits), keys)

    async def sit(self, name: str, seat: int, person: str) -> str:
        """Take an open seat; the secret that holds it."""
        live = await self.house.table(name)
        _seat_exists(live.table, seat)
        if live.table.rules_gone:
            raise NotNow(live.table.rules_gone)
        self.house.check_hands(live.table.plan)
        token = new_token()
        body = log.Sat(name=_clean(person), token=hashed(token))
        await live.write(seat, body, lambda table: _is_open(table, seat))
        return token

    async def stand_up(self, name: str, seat: int, token: str) -> None:
        """Give a seat up; in a running game a bot plays on."""
        live = await self.house.table(name)
        body = log.Left(level=stand_in(live.table.game))
        await live.write(seat, body, lambda table: hold(table, seat, token))

    async def rematch(self, name: str, seat: int, token: str) -> str:
        """A new table for the same people, held by the same secrets; asked twice, the same one."""
        async with self._one_rematch:  # whoever asks at the same time finds it made
            try:
                return await self._followed(name, seat, token)
            except Conflict:  # another process was faster
                return await self._followed(name, seat, token)

    async def _followed(self, name: str, seat: int, token: str) -> str:
        live = await self.house.table(name)
        async with live.settled() as table:
            hold(table, seat, token)
            if table.status != "over":
                raise NotNow("the game is not over yet")
            if table.rematch:
                return table.rematch
            (plan, sits), following = _again(table), table_id_after(table.seed)
        with suppress(Conflict):  # it was made, and nobody is told yet
            await self.house.create(plan, sits, following)
        await live.write(seat, log.Followed(table=following), _has_no_rematch)
        return following

    # --- what comes over a socket

    async def ask(self, live: LiveTable, request: protocol.Request, holds: Holds) -> Outcome:
        """Do what a seat asks, for whoever came with the secrets behind these hashes; what came of
        it. A request that is sent twice is applied once.
        """
        async with live.settled() as table:
            if request.id in table.done[request.seat]:
                return table.done[request.seat][request.id]
        body, check = _wish(live, request, holds)

        def still_new(table: Table) -> None:
            if table.chairs[request.seat].token != holds[request.seat]:
                raise NotAllowed("this seat was given up")
            if request.id in table.done[request.seat]:
                raise _Repeated
            check(table)

        with suppress(_Repeated):
            await live.write(request.seat, body, still_new)
        return live.table.done[request.seat].get(request.id, CARRIED_OUT)


class _Repeated(Exception):
    """The same request came in twice at once."""


Check = Callable[[Table], None]


def _wish(live: LiveTable, request: protocol.Request, holds: Holds) -> tuple[log.Body, Check]:
    """What a request would write, and what must hold for it."""
    seat = request.seat
    match request:
        case protocol.Act():
            body: log.Body = log.Moved(action=request.action, id=request.id, then=request.then)
            return body, lambda table: _is_on_offer(table, seat, request.decision)
        case protocol.Undo():
            return log.Undid(id=request.id), lambda table: _may_take_back(table, seat)
        case protocol.GoOn():
            return log.MomentOver(id=request.id), lambda table: _may_go_on(table, live.now(), holds)
        case protocol.Say():
            if not live.may_speak(seat):
                raise TooFast("a little slower, please")
            return log.Said(text=_clean(request.text), id=request.id), lambda table: None
        case protocol.Mute():
            _seat_exists(live.table, request.other)
            body = log.Muted(other=request.other, muted=request.muted, id=request.id)
            return body, lambda table: None
        case protocol.TakeOver():
            return log.Back(id=request.id), lambda table: _is_away(table, seat)
        case protocol.LetBot():
            return _bot_wish(live, request)


def _bot_wish(live: LiveTable, request: protocol.LetBot) -> tuple[log.Body, Check]:
    other = request.other
    _seat_exists(live.table, other)
    since = live.away().get(other)
    long_ago = since is not None and since <= live.now() - AWAY_SECONDS
    if other != request.seat and not long_ago:
        raise NotNow("that player is here, or has not been away for a minute yet")
    body = log.BotFor(other=other, level=stand_in(live.table.game), id=request.id)
    return body, lambda table: _is_held(table, other)


# --- what must hold


def hold(table: Table, seat: int, token: str) -> None:
    """Does this secret hold that seat? A seat that does not exist is answered the same way."""
    stored = table.chairs[seat].token if 0 <= seat < len(table.chairs) else ""
    if not opens(token, stored):
        raise NotAllowed("this key does not hold that seat")


def _seat_exists(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.chairs):
        raise BadRequest("there is no such seat at this table")


def _is_open(table: Table, seat: int) -> None:
    if table.chairs[seat].kind != "open":
        raise SeatTaken("somebody sits there already")


def _is_held(table: Table, seat: int) -> None:
    if table.chairs[seat].kind != "person" or table.status != "playing":
        raise NotNow("no person plays that seat now")


def _is_away(table: Table, seat: int) -> None:
    if table.chairs[seat].kind != "away":
        raise NotNow("no bot plays for you")


def _decides(table: Table, seat: int) -> None:
    if table.match is None:
        raise NotNow("the game has not begun")
    if table.chairs[seat].kind != "person":
        raise NotNow("a bot plays for you: take over first")


def _may_go_on(table: Table, now: float, holds: Holds) -> None:
    """Who answers for all people at the table tells nobody anything; bots have had their second."""
    if table.moment_ends is None or now < table.moment_began + AT_LEAST_A_MOMENT:
        raise NotNow("there is nothing to wait for now")
    people = [(seat, chair) for seat, chair in enumerate(table.chairs) if chair.kind == "person"]
    if any(holds.get(seat) != chair.token for seat, chair in people):
        raise NotNow("somebody elsewhere may still speak")


def _may_take_back(table: Table, seat: int) -> None:
    """Where all are asked at once, taking an answer back would tell who was asked (GL-13); after
    the end everybody may know the seed, and with it whatever would come.
    """
    _decides(table, seat)
    if table.moment_ends is not None or table.status == "over":
        raise CannotUndo()


def _is_on_offer(table: Table, seat: int, decision: int) -> None:
    _decides(table, seat)
    if table.decisions[seat] != decision:
        raise StaleDecision("that decision has been made already")


def _again(table: Table) -> tuple[Plan, Sequence[tuple[int, log.Sat]]]:
    """A table for the same people, from the usual beginning."""
    plan = msgspec.structs.replace(table.plan, start="")
    people = [(seat, chair) for seat, chair in enumerate(table.chairs) if chair.token]
    return plan, [(seat, log.Sat(name=who.name, token=who.token)) for seat, who in people]


def _has_no_rematch(table: Table) -> None:
    if table.rematch:
        raise Conflict("there is a new table already")


def _named(seat: SeatPlan) -> SeatPlan:
    return msgspec.structs.replace(seat, name=_clean(seat.name)) if seat.name else seat


def _clean(text: str) -> str:
    """One line without characters that do not show."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not line:
        raise BadRequest("there must be at least one letter")
    return line[:MOST_SAID]
