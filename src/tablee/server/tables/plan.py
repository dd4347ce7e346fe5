"""What is agreed when a table is made: game, options, who may sit where, clock."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tablee.bots.any_game import make_bot
from tablee.core.errors import OptionError
from tablee.core.game import AnyGame
from tablee.core.notation import Word
from tablee.core.options import Value, complete
from tablee.core.registry import game as find_game
from tablee.core.registry import game_with_rules
from tablee.core.state import State

Name = Annotated[str, Meta(min_length=1, max_length=30)]


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the table is made: open for anybody, for the maker's own screen, or a bot."""

    kind: Literal["open", "screen", "bot"]
    name: Annotated[str, Meta(max_length=30)] = ""
    level: Annotated[str, Meta(max_length=40)] = ""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: no limit, a limit a move, or a limit for the whole game."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=14 * 24 * 3600)] = 60


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is agreed before anybody plays."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Value], Meta(max_length=20)] = {}
    clock: Clock = Clock()
    public: bool = False
    start: Annotated[str, Meta(max_length=4000)] = ""
    """A position to begin from, if not the usual one."""


class Agreed(Plan, frozen=True):
    """A plan that was checked, as a table keeps it."""

    rules: int = 1
    """The version of the rules that the table plays by, to its end."""


def checked(plan: Plan) -> Agreed:
    """The plan with all options and today's rules, or one clear OptionError."""
    game = find_game(plan.game)
    options = complete(game.options, plan.options)
    game.new(len(plan.seats), options)  # says what is wrong with their number
    if all(seat.kind == "bot" for seat in plan.seats):
        raise OptionError("a table needs a seat for a person: bots alone play in a terminal")
    for seat in plan.seats:
        _check_seat(game, seat)
    _check_start(game, plan, options)
    fields = {name: getattr(plan, name) for name in Plan.__struct_fields__}
    return Agreed(**{**fields, "options": options, "rules": game.rules_version})


def _check_seat(game: AnyGame, seat: SeatPlan) -> None:
    if seat.kind == "bot":
        make_bot(game, seat.level)
    elif seat.level:
        raise OptionError("only a bot's seat has a level")


def _check_start(game: AnyGame, plan: Plan, options: Mapping[str, Value]) -> None:
    """Options and position must make a state before anybody sits down."""
    if _first_state(game, plan, options).seats != len(plan.seats):
        raise OptionError("the position is for another number of seats")


def _first_state(game: AnyGame, plan: Plan, options: Mapping[str, Value]) -> State:
    state: State = (
        game.parse_position(Word(plan.start)) if plan.start else game.new(len(plan.seats), options)
    )
    return state


def leaves_to_hands(plan: Agreed) -> bool:
    """Return whether hands decide anything at this table; a position may say other than options."""
    game = game_with_rules(plan.game, plan.rules)
    return game.leaves_to_hands(_first_state(game, plan, plan.options))
