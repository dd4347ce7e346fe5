"""The walker of G.O.O.T.M.U. collects its pieces, and thinks about the maze on the way."""

from __future__ import annotations

from random import Random

import pytest

import tablee
from tablee.bots.any_game import make_bot
from tablee.core.match import Match
from tablee.core.state import Result
from tablee.core.stream import seed_from
from tablee.games.gootmu.atlas import FAR, Atlas, Effort
from tablee.games.gootmu.packs import HOUSE, find_pack
from tablee.games.gootmu.rules.maze import Maze
from tests.ends import as_long_as

GOOTMU = tablee.game("gootmu")


def play(seats: list[str], name: str) -> Match:
    match = Match(GOOTMU, len(seats), seed=seed_from(name))
    bots = [make_bot(GOOTMU, seat) for seat in seats]
    rng = Random(name)
    for pending in as_long_as(match.pending):
        seat = pending[0]
        match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat), 0, rng))
    return match


def result(seats: list[str], name: str) -> Result:
    ended = play(seats, name).state.result()
    assert ended is not None
    return ended


@pytest.mark.parametrize("number", range(6))
def test_walkers_finish_their_games(number: int) -> None:
    assert result(["walker", "walker"], f"walkers {number}").why == "all-three-pieces"


@pytest.mark.parametrize("number", range(6))
def test_a_walker_beats_random(number: int) -> None:
    assert result(["random", "walker"], f"easy {number}").winners() == [1]


def test_a_walker_plays_the_same_game_again() -> None:
    first, second = (play(["walker", "walker"], "again") for _ in range(2))
    assert first.record().moments == second.record().moments


def choice(pawns: str, things: str, asked: str) -> str:
    """What a walker does on a small board whose square a1 is closed."""
    board = "gootmu 2 house 400 | 26 1 2 3 4 5 6 7 8"
    match = Match(GOOTMU, start=f"{board} | {pawns} B@g6/g6 | {things} | turn {asked}")
    seat = match.pending()[0]
    walker = make_bot(GOOTMU, "walker")
    action = walker.choose(match.view(seat), match.legal(seat), 0, Random(1))
    return GOOTMU.action_text(match.state, action)


TURN = "A 9 | next:0,0 end:0,0 turn:0,0"
OFFER = "B 9 | next:0,0 begin:1,1 offer:1,0,0"


def test_a_walker_waits_for_a_piece_in_a_closed_square_and_steps_in() -> None:
    things = "A1@a1 A2@A A3@A B1@j9 B2@j10 B3@k9"
    assert choice("A@a2/d2", things, TURN) == "wait"
    assert choice("A@a2/d2(waited=3)", things, TURN) == "cross:n"


@pytest.mark.parametrize(("holder", "action"), [("B1@B", "cancel"), ("B1@j9", "no")])
def test_a_walker_cancels_a_turn_of_who_holds_two_pieces(holder: str, action: str) -> None:
    things = f"m1=cancel@A A1@d3 A2@A A3@l9 {holder} B2@B B3@k9"
    assert choice("A@b3/d2", things, OFFER) == action


def atlas() -> Atlas:
    """The crossroads (tile 1) nine times, all turned the same way."""
    maze = Maze(find_pack(HOUSE), 3, 3)
    maze.lay([0] * 9, [0] * 9)
    effort = Effort()
    effort.left = 10_000
    return Atlas(maze, frozenset(), effort)


def test_a_dead_end_takes_more_turns_than_its_distance_says() -> None:
    ways = atlas()
    start = 6 * ways.maze.width + 6
    dead, corridor = 3 * ways.maze.width, 2 * ways.maze.width + 2
    dead_end, passage = frozenset([dead]), frozenset([corridor])
    assert len(ways.into[dead]) == 1
    assert len(ways.into[corridor]) > 1
    assert ways.turns(start, dead_end, True) > ways.turns(start, passage, True) + 1


def test_to_end_on_a_square_takes_longer_than_to_pass_it() -> None:
    ways = atlas()
    goal = frozenset([2 * ways.maze.width + 2])
    assert ways.turns(0, goal, False) > ways.turns(0, goal, True) >= 1


def test_where_no_way_leads_turns_are_many() -> None:
    ways = atlas()
    alone = Atlas(ways.maze, ways.beside(30), ways.effort)
    assert alone.turns(0, frozenset([30]), True) == FAR
    assert alone.rough_turns(0, frozenset([30])) == FAR


def test_without_effort_turns_are_guessed() -> None:
    ways = atlas()
    ways.effort.left = 0
    goal = frozenset([2 * ways.maze.width + 2])
    assert ways.turns(0, goal, True) == ways.rough_turns(0, goal)
