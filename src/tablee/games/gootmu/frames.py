"""The tasks on the table's stack in notation: a word and its numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from tablee.core.notation import Word
from tablee.games.gootmu.rules import (
    arrival,
    handing,
    magnet,
    meanwhile,
    moves,
    privileges,
    setting_up,
    turns,
    walk,
    wandering,
)
from tablee.games.gootmu.rules.actions import FIRST_PIECE, THINGS
from tablee.games.gootmu.rules.pawn import PLACED, SPRUNG
from tablee.games.gootmu.rules.squares import board, moving, others, pieces, rolls, things
from tablee.games.gootmu.rules.table import NOBODY, Frame, Table

BOUNDS: dict[str, Callable[[Table], tuple[int, int]]] = {
    "pawn": lambda table: (0, table.monster),
    "seat": lambda table: (0, table.seats - 1),
    "thing": lambda table: (0, THINGS - 1),
    "things": lambda _: (0, (1 << FIRST_PIECE) - 1),
    "square": lambda table: (0, table.maze.size - 1),
    "slot": lambda table: (0, len(table.maze.tiles) - 1),
    "seats": lambda table: (1, (1 << table.seats) - 1),
    "steps": lambda _: (1, 999),
    "since": lambda _: (0, 999),
    "mode": lambda _: (0, 4095),
    "via": lambda _: (PLACED, SPRUNG + 3),
    "partner": lambda table: (NOBODY, table.monster - 1),
    "forced": lambda _: (0, 1 << 40),
    "fixed": lambda _: (0, 20),
    "manner": lambda _: (0, 15),
    "facing": lambda _: (-1, 3),
    "side": lambda _: (0, 3),
    "flag": lambda _: (0, 1),
    "face": lambda _: (1, 6),
    "nothing": lambda _: (0, 0),
}
"""The least and the greatest value of each kind of number."""


@dataclass(frozen=True)
class Form:
    """How a task is made, and what its numbers mean."""

    make: Callable[..., Frame]
    numbers: tuple[str, ...]


def _form(make: Callable[..., Frame], number: str = "nothing", *more: str) -> Form:
    return Form(make, ("pawn", "seat", number, *more))


FORMS: dict[str, Form] = {
    "tiles": _form(setting_up.LayTiles),
    "order": _form(setting_up.Order, "seats"),
    "pawn": _form(setting_up.PlacePawn),
    "piece": _form(setting_up.PlacePiece, "thing"),
    "next": _form(turns.NextTurn),
    "offer": _form(turns.Offer, "pawn"),
    "begin": _form(turns.BeginTurn),
    "end": _form(turns.EndTurn),
    "turn": _form(turns.AskTurn),
    "less": _form(turns.LessTest),
    "panel": _form(turns.PanelTest),
    "named": _form(turns.Named, "face"),
    "number": _form(turns.ChooseNumber, "flag"),
    "roll": _form(turns.MovementRoll),
    "monster": _form(turns.MonsterRoll),
    "walk": _form(walk.Walk, "steps", "since", "mode", "forced", "fixed", "manner"),
    "cancelwalk": _form(moves.CancelWalk, "steps", "mode", "forced", "fixed", "manner", "seat"),
    "wallwalk": _form(moves.WallWalk, "steps", "mode", "forced", "fixed", "manner", "seat"),
    "escape": _form(moves.Escape, "square", "via", "partner"),
    "cancelstep": _form(walk.CancelStep, "steps", "since", "mode", "seat", "side"),
    "cancelrandom": _form(wandering.CancelRandom, "steps", "facing", "since", "seat", "side"),
    "six": _form(privileges.SixOnly, "flag"),
    "slide": _form(magnet.MagnetSlide, "steps", "since", "things", "flag"),
    "cancelslide": _form(magnet.CancelSlide, "steps", "since", "things", "seat"),
    "arrow": _form(wandering.FirstStep),
    "between": _form(meanwhile.Between),
    "random": _form(wandering.RandomWalk, "steps", "facing", "since"),
    "reveal": _form(arrival.Reveal, "thing"),
    "enter": _form(arrival.Enter, "flag"),
    "take": _form(arrival.TakeOne, "flag"),
    "gather": _form(arrival.Gather, "thing"),
    "touch": _form(arrival.Touch, "since"),
    "caught": _form(arrival.Caught, "since"),
    "claim": _form(arrival.Claim, "since"),
    "hand": _form(handing.HandOver, "since"),
    "push": _form(arrival.Push, "since"),
    "instruct": _form(arrival.Instruct, "manner", "since"),
    "putdown": _form(rolls.PutDown),
    "test": _form(rolls.TestRoll, "face"),
    "direction": _form(moving.AnyDirection, "steps"),
    "anywhere": _form(moving.Anywhere),
    "label": _form(moving.NearestLabel),
    "intile": _form(moving.InTile, "slot"),
    "join": _form(moving.SamePlace),
    "swap": _form(moving.SwapPlaces),
    "enemypiece": _form(moving.NearestPiece),
    "anypiece": _form(moving.AnyPiece),
    "item": _form(moving.NearestItem),
    "atitem": _form(moving.AtItem, "square"),
    "other": _form(others.MoveOther, "steps"),
    "each": _form(others.MoveEach),
    "over": _form(others.MonsterOver),
    "get": _form(things.GetNearest),
    "grab": _form(things.Grab, "thing"),
    "takefrom": _form(things.TakeFrom),
    "receive": _form(things.Receive, "thing"),
    "givewhat": _form(things.GiveWhat),
    "givewhom": _form(things.GiveWhom, "thing"),
    "discard": _form(things.Discard),
    "dropwhat": _form(things.DropWhat),
    "dropwhere": _form(things.DropWhere, "thing"),
    "droppiece": _form(things.DropPiece),
    "home": _form(things.GoHome),
    "turnover": _form(things.TurnOver),
    "bring": _form(pieces.Bring),
    "movewhich": _form(pieces.MoveWhich, "flag"),
    "movewhere": _form(pieces.MoveWhere, "thing"),
    "swapfirst": _form(pieces.SwapFirst),
    "swapsecond": _form(pieces.SwapSecond, "thing"),
    "givepiece": _form(pieces.GivePiece),
    "placer": _form(pieces.Placer, "thing"),
    "rotate": _form(board.Rotate, "flag"),
    "remove": _form(board.Remove),
    "second": _form(board.SecondPawn),
}


def frame_text(frame: Frame) -> str:
    """A task as it stands in positions: its word and its numbers, zeros at the end left out."""
    values = frame.values()
    while len(values) > 2 and not values[-1]:
        values.pop()
    return f"{frame.word()}:{','.join(str(value) for value in values)}"


def parse_frame(table: Table, word: Word) -> Frame:
    """The task that is written so."""
    name, _, _ = word.text.partition(":")
    if name not in FORMS:
        raise word.error("gootmu:no-such-task", task=name)
    form = FORMS[name]
    numbers = list(word.after(len(name) + 1).split(","))
    if len(numbers) > len(form.numbers):
        raise word.error("gootmu:numbers-of-task", task=name, most=str(len(form.numbers)))
    values = [_number(table, kind, number) for kind, number in zip(form.numbers, numbers)]
    return form.make(*values, *[0] * (len(form.numbers) - len(values)))


def _number(table: Table, kind: str, word: Word) -> int:
    low, high = BOUNDS[kind](table)
    if not re.fullmatch(r"-?[0-9]{1,18}", word.text) or not low <= int(word.text) <= high:
        raise word.error(
            "gootmu:not-a-number-of-task", low=str(low), high=str(high), kind=kind, text=word.text
        )
    return int(word.text)
