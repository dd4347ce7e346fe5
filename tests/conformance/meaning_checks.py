"""What choices are about: kinds and targets, which programs draw instead of reading labels."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import Any

import msgspec

from tablee.core.meaning import Meaning
from tablee.core.state import State
from tests.conformance.explain import where
from tests.conformance.tables import TableOf, walk

COLUMNS = "abcdefghijklmnopqrst"


def choices_say_what_they_are_about(table: TableOf, seed: int) -> None:
    """Each choice has a kind; kind and target tell it from every other choice of the question."""
    for state in walk(table, seed):
        for seat in state.pending():
            meanings = meanings_of(table, state, seat)
            here = f"{where(table, state, seat)}\n{meanings}"
            assert all(kind for kind, _ in meanings), here
            told_apart = {(kind, *sorted(target.items())) for kind, target in meanings}
            assert len(told_apart) == len(meanings), here


def targets_name_what_the_view_shows(table: TableOf, seed: int) -> None:
    for state in walk(table, seed):
        for seat in state.pending():
            shown = shown_in(table, state, seat)
            for kind, target in meanings_of(table, state, seat):
                for what, name in target.items():
                    known = name in names_for(table, shown, what)
                    assert known, f"{where(table, state, seat)}\n{kind}: no {what} {name}"


def meanings_tell_no_more_than_the_view(table: TableOf, seed: int) -> None:
    """In worlds that a seat cannot tell apart its choices mean the same."""
    rng = Random(seed)
    for state in walk(table, seed):
        for seat in state.pending():
            other = state.redeal(seat, rng)
            here, there = meanings_of(table, state, seat), meanings_of(table, other, seat)
            assert here == there, f"{where(table, state, seat)}\n{here}\nnot {there}"


def meanings_of(table: TableOf, state: State, seat: int) -> list[Meaning]:
    return [table.game.meaning(state, action) for action in state.legal(seat)]


def shown_in(table: TableOf, state: State, seat: int) -> Any:  # noqa: ANN401 - any view
    return msgspec.to_builtins(table.game.view(state, seat))


# --- names

Names = Callable[[Any], Collection[object]]


def names_for(table: TableOf, shown: Any, what: str) -> Collection[object]:  # noqa: ANN401
    """All that a target's field may be: what no game says itself stands in the view as it is."""
    known = _NAMES.get((table.game.key, what))
    if known is not None:
        return known(shown)
    return range(table.seats) if what == "seat" else set(strings_in(shown))


def strings_in(shown: object) -> Iterator[str]:
    """Every string of a view, keys too."""
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, dict):
        yield from (word for pair in shown.items() for part in pair for word in strings_in(part))
    elif isinstance(shown, list | tuple):
        yield from (word for part in shown for word in strings_in(part))


def _squares(columns: int, rows: int) -> set[str]:
    return {f"{letter}{row + 1}" for letter in COLUMNS[:columns] for row in range(rows)}


def _board(view: Any) -> set[object]:  # noqa: ANN401
    return {*_squares(4 * view["columns"], 4 * view["rows"])}


def _field(view: Any) -> set[object]:  # noqa: ANN401
    return {*_squares(view["size"], view["size"])}


def _melds(view: Any) -> set[object]:  # noqa: ANN401
    """All melds of the cards that the seat has or could take."""
    cards = {*view["you"]["hand"], view["visible"]} - {None}
    return {a + b + c for a in cards for b in cards for c in cards}


_NAMES: dict[tuple[str, str], Names] = {
    ("gootmu", "square"): _board,
    ("gootmu", "direction"): lambda view: "nesw",
    ("gootmu", "way"): lambda view: ("left", "right"),
    ("gootmu", "number"): lambda view: range(1, 7),
    ("gootmu", "tile"): lambda view: [f"t{slot + 1}" for slot in range(len(view["slots"]))],
    ("oeufs", "square"): _field,
    ("oeufs", "end"): _field,
    ("gologolo", "meld"): _melds,
}
"""Names that stand in no view by themselves, such as those of empty squares."""

MEANING_CHECKS = [
    choices_say_what_they_are_about,
    targets_name_what_the_view_shows,
    meanings_tell_no_more_than_the_view,
]
