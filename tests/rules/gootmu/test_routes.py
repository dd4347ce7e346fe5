"""Where a move on foot may end, and by which ways: one tap instead of many steps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tablee.core.chance import RandomSource
from tablee.core.game import AnyGame
from tablee.core.registry import game
from tablee.core.route import Route, named_routes
from tablee.games.gootmu.events import Moved
from tablee.games.gootmu.routes import SURE
from tablee.games.gootmu.view import GootmuView
from tests.ends import as_long_as
from tests.rules.gootmu.drawn import drawn, hall, room
from tests.rules.gootmu.table import Table
from tests.rules.gootmu.test_walks_by_brute_force import Maze

GAME: AnyGame = game("gootmu")
ENGLISH, FRENCH = GAME.text("en"), GAME.text("fr")
PEOPLE = ["Ana", "Bo", "Cleo"]
OPEN = "A... .... .... ...."
OFFER = Path(__file__).parents[3] / "web" / "src" / "games" / "gootmu" / "offer.ts"


def routes(table: Table) -> list[Route]:
    """What the seat that is asked is offered."""
    return list(GAME.routes(GAME.view(table.state, table.state.pending()[0])))


def to(table: Table, end: str) -> list[Route]:
    return [route for route in routes(table) if route.end == end]


def told(route: Route, language: str = "en") -> list[str]:
    return list(GAME.tell(route.events, PEOPLE, GAME.text(language)))


def walked(table: Table, route: Route) -> Table:
    """The table after a route was played; each of its actions must be possible."""
    twin = table.copy()
    for action in route.actions:
        twin.act(str(twin.decider), action)
    return twin


# --- all ends, and ways that can be walked


@pytest.mark.clause("GM-10", "GM-11", "GM-12", "GM-13", "GM-23", "GM-39")
@pytest.mark.parametrize("seed", range(24))
def test_every_end_that_exists_has_a_route_and_no_other(seed: int) -> None:
    maze = Maze(Random(seed))
    for face in range(1, 6):
        table = drawn(maze.picture(), rest="fenced").roll(face)
        if table.steps:
            ends = {route.end for route in routes(table)}
            assert ends == maze.ends([maze.start], face)


@pytest.mark.clause("GM-10")
def test_a_route_walks_along_its_path_to_its_end() -> None:
    table = room(OPEN).roll(5)
    for route in routes(table):
        assert route.path[-1] == route.end
        assert len(route.path) == len(set(route.path)) == 5
        assert walked(table, route).at("A") == route.end


def test_ways_that_make_no_difference_are_one_route() -> None:
    assert len(to(room(OPEN).roll(2), "b2")) == 1


def test_steps_that_are_forced_need_no_action() -> None:
    (route,) = routes(hall("...A...", pawns="").roll(3))[:1]
    assert len(route.actions) < len(route.path) == 3


def test_a_route_goes_on_from_the_middle_of_a_move() -> None:
    table = room(OPEN).roll(4).act("A", "e")
    for route in routes(table):
        assert len(route.path) == 3
        assert walked(table, route).at("A") == route.end


def test_nothing_is_offered_where_nothing_walks() -> None:
    assert list(GAME.routes(GAME.view(room(OPEN).state, 0))) == []


# --- ways that differ


@pytest.mark.clause("GM-26")
def test_the_plain_way_comes_first_and_the_one_past_a_thing_says_what_is_taken() -> None:
    table = room("A... .k.. .... ....", "k: marker key").roll(4)
    plain, over = to(table, "c3")
    assert (told(plain), told(over)) == ([], ["Ana takes a key."])
    assert "b2" not in plain.path
    assert "b2" in over.path
    assert walked(table, plain).where("m1") == "b2"
    assert walked(table, over).where("m1") == "A"


@pytest.mark.clause("GM-21")
def test_a_door_that_is_opened_on_the_way_is_told() -> None:
    table = hall("A.d..", "d: LOCKED DOOR", things="m1=key@A").roll(4)
    (route,) = to(table, "e1")
    assert told(route) == ["Ana opens the locked door on c1."]
    assert told(route, "fr") == ["Ana ouvre la porte fermée en c1."]


@pytest.mark.clause("GM-21")
def test_a_key_that_is_taken_on_the_way_opens_a_door_behind_it() -> None:
    table = hall("...Akd..", "k: marker key", "d: LOCKED DOOR").roll(3)
    (route,) = to(table, "g1")
    assert told(route) == ["Ana takes a key.", "Ana opens the locked door on f1."]


@pytest.mark.clause("GM-76")
def test_an_obstacle_that_is_cancelled_out_comes_after_the_way_round_it() -> None:
    rows = "Ap.. .... .... ...."
    table = room(rows, "p: POOL", effects={"A": "cancel=1"}).roll(4)
    plain, spending = to(table, "c3")[:2]
    assert told(plain) == []
    assert told(spending) == ["Ana cancels out the obstacle on b1."]


@pytest.mark.clause("GM-34")
def test_a_wall_that_a_marker_lets_through_is_told_as_spent() -> None:
    table = hall("...A.|..", things="m1=wall@A").roll(3)
    (route,) = to(table, "g1")
    assert [type(event).__name__ for event in route.events] == ["Spent"]


@pytest.mark.clause("GM-55")
def test_what_the_last_square_does_is_told_too() -> None:
    table = hall("..A.b.", "b: LOSE 1 TURN").roll(2)
    (route,) = to(table, "e1")
    assert told(route)[0].startswith("Ana applies “Lose a turn”")


@pytest.mark.clause("GM-60")
def test_a_square_that_looks_back_at_the_way_tells_each_way_apart() -> None:
    table = room("A... .b.. .... ....", "b: MOVE BACK 1 SPACES").roll(2)
    ways = to(table, "b2")
    assert {way.path for way in ways} == {("b1", "b2"), ("a2", "b2")}
    assert {walked(table, way).at("A") for way in ways} == {"b1", "a2"}


@pytest.mark.clause("GM-26")
def test_a_choice_on_the_way_makes_two_routes() -> None:
    held = "m8=boat@A m9=oil@A B1@b1 B2@b1"
    table = hall("A...", things=held).roll(3)
    ways = to(table, "d1")
    assert {way.actions for way in ways} == {("B1",), ("B2",)} or len(ways) == 2
    assert {tuple(told(way)) for way in ways} == {
        ("Ana takes piece 1 of Bo.",),
        ("Ana takes piece 2 of Bo.",),
    }
    for way in ways:
        assert walked(table, way).at("A") == "d1"


# --- hidden faces


@pytest.mark.clause("GM-25", "GM-94")
def test_nothing_is_told_from_a_hidden_face_on() -> None:
    """Whatever the face, the routes are the same: they come from what the view shows."""
    table = hall("...Ahk.", "h: marker ?", "k: marker key").roll(3)
    (route,) = to(table, "g1")
    assert route.path == ("e1", "f1", "g1")
    assert told(route) == []


def test_a_way_past_a_hidden_face_comes_after_a_plain_one() -> None:
    table = room("A... .h.. .... ....", "h: marker ?").roll(4)
    plain, over = to(table, "c3")
    assert "b2" not in plain.path
    assert "b2" in over.path


# --- whoever moves


@pytest.mark.clause("GM-36")
def test_the_monster_has_routes_of_its_own() -> None:
    table = room("M... .B.. .... ....", pawns="B@b2/h8").act("A", "monster").die(2)
    assert {route.end for route in routes(table)} == {"c1", "a3", "b2"}
    (over,) = to(table, "b2")
    assert told(over)[0].startswith("Bo goes back to the start")


@pytest.mark.clause("GM-56")
def test_an_enemy_walks_another_pawn_by_routes() -> None:
    table = room(OPEN, effects={"A": "enemy=1"}).roll(2)
    assert table.decider == "B"
    assert {route.end for route in routes(table)} == {"b2", "c1", "a3"}


@pytest.mark.clause("GM-60")
def test_an_instruction_walks_by_routes_too() -> None:
    table = room("Af.. .... .... ....", "f: MOVE FORWARD 2 SPACES").roll(1).go("e")
    assert table.asks == "walk"
    assert {route.end for route in routes(table)} == {"d1", "c2"}


# --- plain ways


def walks(seed: int) -> Iterator[Table]:
    """Every walk of a random game of three."""
    rng, state = Random(seed), GAME.new(3)
    for _ in as_long_as(lambda: state.result() is None):
        chance = state.chance()
        if chance is not None:
            state.settle(chance.sample(RandomSource(rng)))
            continue
        seat = state.pending()[0]
        if GAME.view(state, seat).asks == "walk":
            yield Table(state.copy())
        state.play(seat, rng.choice(state.legal(seat)))


def is_plain(route: Route, view: GootmuView) -> bool:
    """As `web/src/games/gootmu/offer.ts` tells it, to end the turn in the same request."""
    me = next(pawn for pawn in view.pawns if pawn.name == view.moving)
    lying = {thing.square for thing in view.things if thing.square}
    return (
        (view.about, view.moving, me.seat) == (None, view.turn_of, view.seat)
        and any(thing.carrier == me.name for thing in view.things)
        and not (told(route) or route.end in view.labels or lying & set(route.path))
        and all(pawn.square != route.end for pawn in view.pawns)
    )


@pytest.mark.clause("GM-27")
def test_after_a_plain_way_of_somebody_with_something_in_hand_the_turn_can_be_ended() -> None:
    met = 0
    for table in islice((one for seed in range(9) for one in walks(seed)), 700):
        view = GAME.view(table.state, table.state.pending()[0])
        for route in [route for route in GAME.routes(view) if is_plain(route, view)][:3]:
            after = walked(table, route)
            assert (after.asks, after.decider) == ("end", "ABC"[view.seat or 0])
            assert "done" in after.legal
            met += 1
    assert met > 50


# --- long moves


def long_moves(seats: int, seed: int) -> Iterator[Table]:
    """Moves of 36 steps at turns of a random game on the house's tiles."""
    rng = Random(seed)
    state = GAME.new(seats)
    for _ in as_long_as(lambda: state.result() is None):
        chance = state.chance()
        if chance is not None:
            state.settle(chance.sample(RandomSource(rng)))
            continue
        if GAME.view(state, 0).asks == "turn":
            table = Table(state.copy())
            me = table.state.pawns[table.state.turn_of]  # type: ignore[attr-defined]
            me.squared, me.add, me.double, me.three, me.random = 1, 0, 0, 0, 0
            me.plus, me.less = 0, 0
            table.act(str(table.decider), "roll")
            if table.chance == "die":
                table.die(6)
            if table.asks == "walk" and table.steps:
                yield table
        seat = state.pending()[0]
        state.play(seat, rng.choice(state.legal(seat)))


@pytest.mark.clause("GM-17")
@pytest.mark.parametrize("seats", [2, 8])
def test_moves_of_36_steps_have_many_routes_that_can_be_walked(seats: int) -> None:
    moves = long_moves(seats, 1)
    for table in (next(moves) for _ in range(3)):
        found = routes(table)
        assert len({route.end for route in found}) >= 25
        for route in found[:: 1 + len(found) // 6]:
            assert len(route.path) == 36
            assert told_end(table, route) in (route.end, "")


def told_end(table: Table, route: Route) -> str:
    """Where the move ends when the route is played; nothing if a face turns up on the way."""
    state = table.copy().state
    state.notes = []
    for action in route.actions:
        if state.chance() is not None:
            return ""
        state.play(state.pending()[0], GAME.parse_action(state, action))
    moved = [event for event in map(GAME.event, state.notes or []) if isinstance(event, Moved)]
    return moved[0].path[-1]


def test_the_page_says_from_which_length_on_ends_may_be_missing() -> None:
    (said,) = re.findall(r"^export const SURE = (\d+);$", OFFER.read_text("utf-8"), re.MULTILINE)
    assert int(said) == SURE


# --- what people type


def test_the_second_way_to_a_square_has_a_number() -> None:
    table = room("A... .k.. .... ....", "k: marker key").roll(4)
    named = named_routes(routes(table))
    assert {"c3", "c3/2"} <= set(named)
    assert "b2" in named["c3/2"].path
