"""Games that are broken on purpose, each caught by the check that is there for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import ClassVar

import msgspec
import pytest

from tablee.core.bot import Bot, BotMaker
from tablee.core.chance import Outcome, Source
from tablee.core.errors import Illegal
from tablee.core.events import Event
from tablee.core.meaning import Meaning
from tablee.core.notation import Settled, Step, Word
from tablee.core.options import Options
from tablee.core.state import Note
from tablee.core.view import View
from tablee.games.gologolo.game import Gologolo
from tablee.games.gologolo.rules.state import CLAIMING, GologoloState
from tablee.games.gologolo.view import GologoloView
from tests.conformance import checks, copy_checks, meaning_checks
from tests.conformance.record_checks import running_records_show_no_more_than_the_view
from tests.conformance.tables import TableOf
from tests.toys.lots.game import Lots, LotsView, Said
from tests.toys.lots.state import ABOVE, DEALT, NONE, SAID, LotsState


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


class ForgetsRoundsInCopies(LotsState):
    """One round more is due than the original has."""

    def copy(self) -> LotsState:
        twin = super().copy()
        twin.rounds += 1
        return twin


class ForgetsStockInCopies(LotsState):
    """What a copy has forgotten shows only when it is played on."""

    def __init__(self, seats: int, rounds: int, is_open: bool) -> None:
        super().__init__(seats, rounds, is_open)
        self.stock = list(range(1, 7))

    def settle(self, outcome: Outcome) -> None:
        super().settle((self.stock.pop(),) if len(outcome) == 1 and self.stock else outcome)


class ForgetsARareThingInCopies(LotsState):
    """Six sixes in a row end the game at once, which no game that a check plays will meet."""

    def __init__(self, seats: int, rounds: int, is_open: bool) -> None:
        super().__init__(seats, rounds, is_open)
        self.sixes = 0

    def settle(self, outcome: Outcome) -> None:
        super().settle(outcome)
        if len(outcome) == 1:
            self.sixes = self.sixes + 1 if outcome == (6,) else 0
            self.rounds = 0 if self.sixes == 6 else self.rounds


class OffersWhatItRefuses(LotsState):
    def play(self, seat: int, action: int) -> None:
        if action == ABOVE and 6 in self.lots:
            raise Illegal("LO-02", "above-or-below")
        super().play(seat, action)


class OffersTwice(LotsState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) * 2


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
    def read_position(self, word: Word) -> LotsState:
        state = super().read_position(word)
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


class WritesOutcomesWrongly(Lots):
    """A record says that a lot was lower than it was."""

    def outcome_text(self, state: LotsState, outcome: Outcome) -> str:
        return super().outcome_text(state, tuple(max(1, number - 1) for number in outcome))


class DealsInSilence(Lots):
    """A seat sees its lot without having been told of it."""

    def event(self, note: Note) -> Event:
        return DealtToNobody() if note[0] == DEALT else super().event(note)


class DealtToNobody(Event, frozen=True, tag="dealt-to-nobody"):
    def audience(self) -> tuple[int, ...] | None:
        return ()


class RecordsShowAll(Lots):
    def step_audience(self, state: LotsState, step: Step) -> tuple[int, ...] | None:
        return None


class RecordsShowAnswers(Lots):
    """Each seat reads the whole deal as soon as it is one of those who were dealt to."""

    def step_audience(self, state: LotsState, step: Step) -> tuple[int, ...] | None:
        return (0,) if isinstance(step, Settled) else ()


class SaysNoKind(Lots):
    def meaning(self, state: LotsState, action: int) -> Meaning:
        return Meaning("" if action == ABOVE else "below")


class MeansAllActionsAlike(Lots):
    def meaning(self, state: LotsState, action: int) -> Meaning:
        return Meaning("say")


class MeansWhatIsNotThere(Lots):
    def meaning(self, state: LotsState, action: int) -> Meaning:
        return Meaning("say", {"card": f"c{action}"})


class MeansWhatOthersHide(Lots):
    def meaning(self, state: LotsState, action: int) -> Meaning:
        return Meaning("say", {"number": sum(state.lots) + action})


class AlwaysFirst(Bot):
    """Plays action 0, whether or not it may."""

    def choose(self, view: View, legal: list[int], budget: int, rng: Random) -> int:
        return 0


class Peeks(Bot):
    """Plays by the lots of others, which its view shows."""

    def choose(self, view: View, legal: list[int], budget: int, rng: Random) -> int:
        return sum(getattr(view, "lots", None) or ()) % 2


class HasAnIllegalBot(Lots):
    bots: ClassVar[Mapping[str, BotMaker]] = {"first": lambda setting: AlwaysFirst()}

    def start(self, seats: int, options: Options) -> LotsState:
        return OnlyBelow(seats, int(options["rounds"]), bool(options["open"]))


class OnlyBelow(LotsState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[1:]


class HasAPeekingBot(ShowsLots):
    bots: ClassVar[Mapping[str, BotMaker]] = {"peeks": lambda setting: Peeks()}


BROKEN: list[tuple[Lots, Callable[[TableOf, int], None]]] = [
    (with_state(NeverEnds), checks.random_play_ends_with_a_result),
    (with_state(SharesAList), checks.past_states_never_change),
    (with_state(SharesAList), checks.copies_are_independent),
    (with_state(OffersWhatItRefuses), checks.every_legal_action_can_be_played),
    (with_state(OffersTwice), checks.every_legal_action_can_be_played),
    (with_state(ForgetsRoundsInCopies), copy_checks.a_copy_plays_on_like_its_original),
    (with_state(ForgetsStockInCopies), copy_checks.a_copy_plays_on_like_its_original),
    (with_state(ForgetsARareThingInCopies), copy_checks.a_copy_plays_on_like_its_original),
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
    (WritesOutcomesWrongly(), checks.records_replay_to_the_same_state),
    (DealsInSilence(), checks.chance_that_is_told_alike_looks_alike),
    (RecordsShowAll(), running_records_show_no_more_than_the_view),
    (RecordsShowAnswers(), running_records_show_no_more_than_the_view),
    (HasAnIllegalBot(), checks.bots_play_legally_and_blind),
    (HasAPeekingBot(), checks.bots_play_legally_and_blind),
    (WrongSchema(), checks.views_and_events_fit_their_schema),
    (ImaginesAnotherGame(), checks.imagined_states_have_the_same_view),
    (SaysNoKind(), meaning_checks.choices_say_what_they_are_about),
    (MeansAllActionsAlike(), meaning_checks.choices_say_what_they_are_about),
    (MeansWhatIsNotThere(), meaning_checks.targets_name_what_the_view_shows),
    (MeansWhatOthersHide(), meaning_checks.meanings_tell_no_more_than_the_view),
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
    with pytest.raises(AssertionError) as failed:
        every_seed(check, table)
    table_name, position, *what = str(failed.value).splitlines()
    assert table_name.startswith("lots-3-rounds=5,open=no")
    assert position.startswith("position: lots ")
    assert "".join(what), "it does not say what is wrong there"


def test_each_check_has_a_game_that_it_catches() -> None:
    assert set(checks.CHECKS) <= {check for _, check in (*BROKEN, *TELLING)}


def test_a_failed_check_names_the_seat_the_position_and_the_difference() -> None:
    table = TableOf(ShowsLots(), 3, {"rounds": 5, "open": False})
    with pytest.raises(AssertionError) as failed:
        every_seed(checks.redeals_cannot_be_told_apart, table)
    said = str(failed.value)
    assert "lots-3-rounds=5,open=no, a stranger" in said
    assert "position: lots 5 closed | A " in said
    assert "-lots: [" in said.split("difference:")[1]
