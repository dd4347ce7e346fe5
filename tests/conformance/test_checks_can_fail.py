"""Games that are broken on purpose, each caught by the check that is there for it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from tablee.core.chance import Source
from tablee.core.errors import Illegal
from tablee.core.events import Event
from tablee.core.notation import Word
from tablee.core.options import Options
from tablee.core.state import Note
from tablee.games.gologolo.game import Gologolo
from tablee.games.gologolo.rules.state import CLAIMING, GologoloState
from tablee.games.gologolo.view import GologoloView
from tests.conformance import checks
from tests.conformance.tables import TableOf
from tests.toys.lots.game import Lots, LotsView, Said
from tests.toys.lots.state import ABOVE, NONE, SAID, LotsState


def with_state(kind: type[LotsState]) -> Lots:
    """Lots with other rules."""

    class Broken(Lots):
        def start(self, seats: int, options: Options) -> LotsState:
            return kind(seats, int(options["rounds"]), bool(options["open"]))

    return Broken()


class SharesAList(LotsState):
    def copy(self) -> LotsState:
        twin = super().copy()
        twin.points = self.points
        return twin


class RedealsNothing(LotsState):
    def redeal(self, seat: int, rng: Random) -> LotsState:
        return self.copy()


class RedealsOwnLot(LotsState):
    def redeal(self, seat: int, rng: Random) -> LotsState:
        twin = super().redeal(seat, rng)
        if seat >= 0:
            twin.lots[seat] = self.lots[seat] % 6 + 1
        return twin


class PlaysBeforeItRefuses(LotsState):
    def play(self, seat: int, action: int) -> None:
        if seat in self.pending() and action > 1:
            self.said[seat] = ABOVE
            raise Illegal("LO-02", "above-or-below")
        super().play(seat, action)


class NeverEnds(LotsState):
    def result(self) -> None:
        return None


class TellsTheLegalSeat(LotsState):
    def legal(self, seat: int) -> list[int]:
        sealed = [said for other, said in enumerate(self.said) if other != seat and said != NONE]
        return super().legal(seat)[: 1 if 1 in sealed else 2]


class ActsForOthers(LotsState):
    """Who has a six is not waited for: everybody can tell."""

    def play(self, seat: int, action: int) -> None:
        super().play(seat, action)
        for other in range(self.seats):
            if self.lots[other] == 6 and self.said[other] == NONE:
                self.said[other] = 1


class DrawsOneActionOnly(LotsState):
    def random_action(self, seat: int, source: Source) -> int:
        return ABOVE


class LeakyView(Lots):
    def view(self, state: LotsState, seat: int) -> LotsView:
        whole = super().view(state, seat)
        total = sum(said for said in state.said if said != NONE)
        return LotsView(
            seat=whole.seat,
            waiting=whole.waiting,
            ending=whole.ending,
            rounds=whole.rounds + total,
            is_open=whole.is_open,
            points=whole.points,
            lots=whole.lots,
            you=whole.you,
        )


class ShowsLots(Lots):
    def view(self, state: LotsState, seat: int) -> LotsView:
        whole = super().view(state, seat)
        return LotsView(
            seat=whole.seat,
            waiting=whole.waiting,
            ending=whole.ending,
            rounds=whole.rounds,
            is_open=whole.is_open,
            points=whole.points,
            lots=tuple(state.lots),
            you=whole.you,
        )


class LeakyStateNotes(LotsState):
    def note(self, *note: int) -> None:
        super().note(*note, *(self.said if note[0] == SAID else ()))


class LeakyEvents(Lots):
    def start(self, seats: int, options: Options) -> LotsState:
        return LeakyStateNotes(seats, int(options["rounds"]), bool(options["open"]))

    def event(self, note: Note) -> Event:
        return Said(sum(note[1:])) if note[0] == SAID else super().event(note)


class ForgetsPoints(Lots):
    def parse_position(self, word: Word) -> LotsState:
        state = super().parse_position(word)
        state.points = [0] * state.seats
        return state


class WritesAllActionsAlike(Lots):
    def action_text(self, state: LotsState, action: int) -> str:
        return "above"


class WrongSchema(Lots):
    event_types = ()  # type: ignore[assignment]


class ImaginesAnotherGame(Lots):
    def imagine(self, view: LotsView, rng: Random) -> LotsState:
        state = super().imagine(view, rng)
        state.points[0] += 1
        return state


BROKEN: list[tuple[Lots, Callable[[TableOf, int], None]]] = [
    (with_state(NeverEnds), checks.random_play_ends_with_a_result),
    (with_state(SharesAList), checks.past_states_never_change),
    (with_state(SharesAList), checks.copies_are_independent),
    (with_state(PlaysBeforeItRefuses), checks.refused_actions_change_nothing),
    (with_state(RedealsNothing), checks.redeals_really_differ),
    (with_state(RedealsNothing), checks.hidden_deals_really_differ),
    (with_state(RedealsOwnLot), checks.redeals_cannot_be_told_apart),
    (with_state(TellsTheLegalSeat), checks.redeals_cannot_be_told_apart),
    (with_state(ActsForOthers), checks.own_actions_show_no_more_than_is_told),
    (with_state(DrawsOneActionOnly), checks.random_actions_are_legal_and_even),
    (LeakyView(), checks.redeals_cannot_be_told_apart),
    (LeakyView(), checks.sealed_choices_are_invisible),
    (ShowsLots(), checks.canaries_never_sing),
    (LeakyEvents(), checks.sealed_choices_are_invisible),
    (LeakyEvents(), checks.canaries_never_sing),
    (ForgetsPoints(), checks.positions_round_trip),
    (WritesAllActionsAlike(), checks.actions_round_trip),
    (WrongSchema(), checks.views_and_events_fit_their_schema),
    (ImaginesAnotherGame(), checks.imagined_states_have_the_same_view),
]


class TellsWhoIsAsked(Gologolo):
    """The moment after a discard waits only for those who can declare."""

    def view(self, state: GologoloState, seat: int) -> GologoloView:
        view = super().view(state, seat)
        telling: GologoloView = msgspec.structs.replace(view, waiting=tuple(state.pending()))
        return telling


class SkipsAnEmptyMoment(Gologolo):
    """Play goes on at once where nobody can declare: whoever waits knows that somebody can."""

    def view(self, state: GologoloState, seat: int) -> GologoloView:
        shown = state.copy()
        if shown.phase == CLAIMING and not shown.pending():
            shown.settle((0,))
        return super().view(shown, seat)


TELLING: list[tuple[Gologolo, Callable[[TableOf, int], None]]] = [
    (TellsWhoIsAsked(), checks.redeals_cannot_be_told_apart),
    (TellsWhoIsAsked(), checks.own_actions_show_no_more_than_is_told),
    (SkipsAnEmptyMoment(), checks.redeals_cannot_be_told_apart),
    (SkipsAnEmptyMoment(), checks.own_actions_show_no_more_than_is_told),
]


@pytest.mark.parametrize(
    ("game", "check"), TELLING, ids=[f"{type(g).__name__}-{c.__name__}" for g, c in TELLING]
)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_tell_about_who_could_declare_is_caught(
    game: Gologolo, check: Callable[[TableOf, int], None], seats: int
) -> None:
    table = TableOf(game, seats, {"open_gologolo": False})
    with pytest.raises(AssertionError):
        every_seed(check, table)


def every_seed(check: Callable[[TableOf, int], None], table: TableOf) -> None:
    for seed in range(6):
        check(table, seed)


@pytest.mark.parametrize(
    ("game", "check"), BROKEN, ids=[f"{type(g).__name__}-{c.__name__}" for g, c in BROKEN]
)
def test_a_broken_game_is_caught(game: Lots, check: Callable[[TableOf, int], None]) -> None:
    table = TableOf(game, 3, {"rounds": 5, "open": False})
    with pytest.raises((AssertionError, KeyError, pytest.fail.Exception)):
        every_seed(check, table)
