"""The one gate: everything that leaves a table for a seat or a spectator is made here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from tablee.core import route as routing
from tablee.core.events import Event, Undone
from tablee.core.match import Match
from tablee.core.state import SPECTATOR
from tablee.core.text import Text
from tablee.core.view import View
from tablee.core.view import viewer as seat_or_none
from tablee.server.protocol import Choice, Item, Route, SeatState, TableState, Update
from tablee.server.tables.chronicle import LATEST, Told
from tablee.server.tables.happenings import GameBegan, RulesGoneFor, TableEvent, sentences
from tablee.server.tables.table import Table


def update(
    table: Table, seat: int, known: int, text: Text, routes: Sequence[routing.Route] = ()
) -> Update:
    """What a seat learns that knows its first `known` items, with the routes it may choose from."""
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
        routes=tuple(_route(table, route, text) for route in routes),
        may_undo=_may_undo(table, table.match, seat),
        clauses=tuple(table.game.relevant(view)),
        moment_ends=table.moment_ends,
        attempt=table.attempt if table.hand_limit() is not None else None,
        readable=tuple(number for number, _ in readable) if len(readable) < len(told) else None,
    )


def _choices(table: Table, match: Match, view: View, text: Text) -> tuple[Choice, ...]:
    if view.seat is None or table.chairs[view.seat].kind != "person":
        return ()
    game, names = match.game, table.names
    return tuple(
        _choice(match, action, game.label(view, action, names, text))
        for action in match.legal(view.seat)
    )


def _route(table: Table, route: routing.Route, text: Text) -> Route:
    told = table.game.tell(route.events, table.names, text) if route.events else ()
    return Route(route.end, route.path, route.actions, tuple(told))


def _choice(match: Match, action: int, label: str) -> Choice:
    kind, target = match.game.meaning(match.state, action)
    return Choice(match.game.action_text(match.state, action), label, kind, dict(target))


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
    """Items of events that came together, each with its sentences."""
    said = _said(table, [told.event for _, told in batch], text)
    return [
        Item(number, told.at, told.event, tuple(sentences))
        for (number, told), sentences in zip(batch, said)
        if number >= known
    ]


_OURS = TableEvent | GameBegan | RulesGoneFor | Undone


def _said(table: Table, events: list[Event], text: Text) -> list[list[str]]:
    """The sentences of each event."""
    said: list[list[str]] = [[] for _ in events]
    of_game = [place for place, event in enumerate(events) if not isinstance(event, _OURS)]
    for place, event in enumerate(events):
        if isinstance(event, _OURS):
            said[place] += sentences(event, table.names, text)
    told = table.game.narrate([events[place] for place in of_game], table.names, text)
    for index, sentence in told:
        said[of_game[index]].append(sentence)
    return said


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
        rules_gone=bool(table.rules_gone),
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
