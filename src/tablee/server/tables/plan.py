"""What is agreed when a table is made: game, options, who may sit where, clock."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tablee.bots.any_game import make_bot
from tablee.core.errors import OptionError
from tablee.core.game import AnyGame
from tablee.core.notation import Word
from tablee.core.options import Options, Value, complete
from tablee.core.registry import game as find_game

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


def checked(plan: Plan) -> Plan:
    """The plan with all options, or one clear OptionError."""
    game = find_game(plan.game)
    options = complete(game.options, plan.options)
    counts = game.seat_counts(options)
    if len(plan.seats) not in counts:
        raise OptionError(
            f"{game.name} with these options has {counts[0]} to {counts[-1]} seats,"
            f" not {len(plan.seats)}"
        )
    if all(seat.kind == "bot" for seat in plan.seats):
        raise OptionError("a table needs a seat for a person: bots alone play in a terminal")
    for seat in plan.seats:
        _check_seat(game, seat)
    _check_start(game, plan, options)
    return msgspec.structs.replace(plan, options=options)


def _check_seat(game: AnyGame, seat: SeatPlan) -> None:
    if seat.kind == "bot":
        make_bot(game, seat.level)
    elif seat.level:
        raise OptionError("only a bot's seat has a level")


def _check_start(game: AnyGame, plan: Plan, options: Options) -> None:
    """Options and position must make a state before anybody sits down."""
    if not plan.start:
        game.new(len(plan.seats), options)
    elif game.parse_position(Word(plan.start)).seats != len(plan.seats):
        raise OptionError("the position is for another number of seats")
