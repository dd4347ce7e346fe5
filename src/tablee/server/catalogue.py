"""The games that can be played here, in words of a language."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from tablee.bots.any_game import bot_names
from tablee.core.game import AnyGame
from tablee.core.options import Choice, Name, Number, Option, Switch, Value
from tablee.core.phrases import say
from tablee.core.registry import games
from tablee.core.text import Text
from tablee.server.errors import NoGame

Kind = Literal["choice", "switch", "number", "name"]


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a table can agree on."""

    name: str
    default: Value
    expected: str
    kind: Kind
    label: str
    """In words of the language asked for."""
    values: tuple[Value, ...] = ()
    """Of a choice or switch all, of a number the lowest and highest, of a name none."""
    labels: tuple[str, ...] = ()
    """The values of a choice in words, in the same order."""
    withheld: tuple[Value, ...] = ()
    """Values with which people cannot play here: their hands would decide, and cannot move."""
    usual: Value | None = None
    """The value that a page should choose at first, if it is another than the default: to steal
    with one's own hand, where that is possible.
    """


class BotInfo(msgspec.Struct, frozen=True):
    """A bot that can take a seat."""

    level: str
    label: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    key: str
    name: str
    tagline: str
    seats: tuple[int, int]
    """The fewest and the most."""
    counts: tuple[int, ...]
    """Every number of seats that it can be played at, with the options as they stand by default."""
    minutes: tuple[int, int]
    """How long it takes, from a short game to a long one."""
    options: tuple[OptionInfo, ...]
    bots: tuple[BotInfo, ...]
    """The weakest first."""
    introduction: tuple[str, ...]
    """What stands before the rules, by paragraph; with *emphasis* as in Markdown."""


class ClauseInfo(msgspec.Struct, frozen=True):
    """One rule, under the heading where it stands."""

    id: str
    heading: str
    text: str
    """With *emphasis* and **strong** as in Markdown, nothing else."""


@cache
def all_games(language: str, hands: bool = False) -> tuple[GameInfo, ...]:
    """Every game, for a server that lets `hands` move where the packages for it are installed.

    The first time this reads files, so call it in a thread.
    """
    return tuple(_game_info(game, game.text(language), hands) for game in games().values())


@cache
def rules_of(key: str, language: str) -> tuple[ClauseInfo, ...]:
    """A game's rules in their order; the first time this reads a file."""
    clauses = known_game(key).rules(language).values()
    return tuple(ClauseInfo(clause.id, clause.heading, clause.text) for clause in clauses)


def known_game(key: str) -> AnyGame:
    """The game with this key."""
    if key not in games():
        raise NoGame("there is no such game")
    return games()[key]


def _game_info(game: AnyGame, text: Text, hands: bool) -> GameInfo:
    counts = game.seat_counts({option.name: option.default for option in game.options})
    return GameInfo(
        key=game.key,
        name=game.name,
        tagline=text("tagline"),
        seats=(counts[0], counts[-1]),
        counts=tuple(counts),
        minutes=game.minutes,
        options=tuple(_option_info(game, option, text, hands) for option in game.options),
        bots=tuple(BotInfo(name, text(f"bot-{name}")) for name in bot_names(game)),
        introduction=game.introduction(text.language),
    )


def _option_info(game: AnyGame, option: Option, text: Text, hands: bool) -> OptionInfo:
    by_hand = _by_hand(game, option)
    possible = hands and game.has_live_hands()
    return OptionInfo(
        name=option.name,
        default=option.default,
        expected=say(option.expected, text.language),
        kind=_KINDS[type(option)],
        label=text(f"option-{option.name}"),
        values=_values(option),
        labels=_labels(option, text),
        withheld=() if possible else by_hand,
        usual=by_hand[0] if by_hand and possible else None,
    )


def _by_hand(game: AnyGame, option: Option) -> tuple[Value, ...]:
    """The values of a choice that leave something to hands."""
    if not isinstance(option, Choice):
        return ()
    seats = game.seat_counts({one.name: one.default for one in game.options})[0]
    return tuple(
        value
        for value in option.values
        if game.leaves_to_hands(game.new(seats, {option.name: value}))
    )


_KINDS: dict[type[Option], Kind] = {
    Choice: "choice",
    Switch: "switch",
    Number: "number",
    Name: "name",
}


def _values(option: Option) -> tuple[Value, ...]:
    match option:
        case Choice():
            return option.values
        case Switch():
            return (False, True)
        case Number():
            return (option.low, option.high)
        case Name():
            return ()


def _labels(option: Option, text: Text) -> tuple[str, ...]:
    if not isinstance(option, Choice):
        return ()
    keys = (f"option-{option.name}-{value.replace('+', '-')}" for value in option.values)
    return tuple(text(key) for key in keys)
