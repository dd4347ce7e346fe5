"""The one gate: everything that leaves a table for a seat or a spectator is made here."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

import msgspec

from tablee.core.events import Event, Undone
from tablee.core.match import Match
from tablee.core.state import SPECTATOR
from tablee.core.text import Text
from tablee.core.view import View
from tablee.core.view import viewer as seat_or_none
from tablee.server.protocol import Choice, Item, SeatState, TableState, Update
from tablee.server.tables.chronicle import LATEST, Told
from tablee.server.tables.happenings import GameBegan, TableEvent, sentences
from tablee.server.tables.table import Table


def update(table: Table, seat: int, known: int, text: Text) -> Update:
    """What a seat learns that knows its first `known` items."""
    count, told = table.chronicle.count(seat), table.chronicle.numbered(seat)
    forgotten = _forgotten(table)
    readable = [(number, one) for number, one in told if id(one.event) not in forgotten]
    items = _items(table, readable, max(known, count - LATEST), text)
    seen = seat_or_none(seat)
    if table.match is None:
        return Update(seat=seen, count=count, items=items, view=None)
    view = table.match.view(seat)
    return Update(
        seat=seen,
        count=count,
        items=items,
        view=view,
        question="" if view.ending else table.game.question(view, text),
        decision=table.decisions[seat] if seat != SPECTATOR else 0,
        choices=_choices(table, table.match, view, text),
        may_undo=_may_undo(table, table.match, seat),
        clauses=tuple(table.game.relevant(view)),
        moment_ends=table.moment_ends,
        readable=tuple(number for number, _ in readable) if len(readable) < len(told) else None,
    )


def _choices(table: Table, match: Match, view: View, text: Text) -> tuple[Choice, ...]:
    if view.seat is None or table.chairs[view.seat].kind != "person":
        return ()
    game, names = match.game, table.names
    return tuple(
        Choice(game.action_text(match.state, action), game.label(view, action, names, text))
        for action in match.legal(view.seat)
    )


def _may_undo(table: Table, match: Match, seat: int) -> bool:
    """In a moment where silence is an answer, what may be undone could tell who has spoken; after
    the end the seed is known, and with it what another decision would have brought.
    """
    if seat == SPECTATOR or table.moment_ends is not None or table.status == "over":
        return False
    return table.chairs[seat].kind == "person" and match.may_undo(seat)


def _items(table: Table, told: list[tuple[int, Told]], known: int, text: Text) -> tuple[Item, ...]:
    items: list[Item] = []
    for _, group in groupby(told, key=lambda pair: pair[1].batch):
        batch = list(group)
        if batch[-1][0] >= known:
            items += _batch(table, batch, known, text)
    return tuple(items)


def _forgotten(table: Table) -> set[int]:
    """The events of the game that may no longer be read, where remembering is the players' part."""
    if table.match is None or table.match.state.result() is not None:
        return set()
    events = table.match.all_events()
    return {id(event) for event in events} - {id(event) for event in table.game.recalled(events)}


def _batch(table: Table, batch: list[tuple[int, Told]], known: int, text: Text) -> list[Item]:
    """Items of events that came together; the sentences of all of them stand with the last."""
    items = [Item(number, told.at, told.event) for number, told in batch if number >= known]
    said = _said(table, [told.event for _, told in batch], text)
    items[-1] = msgspec.structs.replace(items[-1], said=tuple(said))
    return items


def _said(table: Table, events: list[Event], text: Text) -> list[str]:
    mine = [event for event in events if isinstance(event, TableEvent | GameBegan | Undone)]
    of_game = [event for event in events if not isinstance(event, TableEvent | GameBegan | Undone)]
    said = [sentence for event in mine for sentence in sentences(event, table.names, text)]
    return said + (table.game.tell(of_game, table.names, text) if of_game else [])


# --- the table apart from the game


def table_state(table: Table, away: Mapping[int, float], now: float = 0.0) -> TableState:
    """Who sits where; `away` says since when nobody has been connected for a seat."""
    return TableState(
        table=table.id,
        game=table.plan.game,
        options=dict(table.plan.options),
        status=table.status,
        seats=tuple(_seat_state(table, seat, away) for seat in range(len(table.chairs))),
        public=table.plan.public,
        clock=table.plan.clock.kind,
        seconds=table.plan.clock.seconds,
        commitment=table.commitment,
        time=now,
        rematch=table.rematch,
        from_position=bool(table.plan.start),
        waiting=tuple(table.waiting()),
    )


def _seat_state(table: Table, seat: int, away: Mapping[int, float]) -> SeatState:
    chair = table.chairs[seat]
    person = chair.kind in ("person", "away")
    clocks, runs = table.clocks, table.plan.clock.kind != "none"
    return SeatState(
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        present=person and seat not in away,
        away_since=away.get(seat) if person else None,
        clock=clocks.left[seat] if runs and seat not in clocks.ends else None,
        clock_ends=clocks.ends.get(seat),
    )
