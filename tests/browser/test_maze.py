"""The maze in the page: every decision is made on the board, with fingers, mouse or keys."""

from __future__ import annotations

import os
from itertools import groupby

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import SIZES, Door
from tests.browser.everyone import faults, overflow, untranslated, violations
from tests.browser.maze import (
    ARROWS,
    LIT,
    SAID,
    TOOLS,
    at_position,
    decide,
    decision,
    go_to_square,
    play_maze,
    play_maze_by_keys,
    positions,
    press,
    squares,
    steps_at,
    tab_to,
)
from tests.browser.player import NEXT, Player, play_together
from tests.browser.tables import against_a_bot, enter, laid, made
from tests.browser.visitor import Visitor
from tests.ends import as_long_as
from tests.server.test_routes_at_tables import roll_of_36

WHOLE = os.environ.get("TABLEE_WHOLE") == "1"
QUESTIONS = {
    asks: list(names) for asks, names in groupby(sorted(positions()), lambda name: name.split()[0])
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("asks", QUESTIONS)
def test_every_kind_of_decision_is_made_on_the_board(asks: str, size: str, door: Door) -> None:
    """In English on a desk, in French on a phone, read aloud; all positions in `make whole`."""
    ana = door.visitor(size, language="en-GB" if size == "desk" else "fr-FR")
    names = QUESTIONS[asks] if WHOLE else QUESTIONS[asks][:1]
    for name in names:
        at_position(ana, positions()[name])
        if name == names[0]:
            assert (untranslated(ana.page), violations(ana.page)) == ([], []), asks
        if WHOLE:
            look(ana, name)
        decide(Player(ana, play_maze, seed=3))
        assert ana.page.locator("details[open]").count() == 0
        assert overflow(ana.page) == 0


def look(ana: Visitor, name: str) -> None:
    """By day and by night."""
    for scheme in ("light", "dark"):
        ana.page.emulate_media(color_scheme=scheme)
        ana.screen(f"gootmu-asks-{name.replace(' ', '-')}-{scheme}")


@pytest.mark.parametrize("size", SIZES)
def test_a_plain_turn_takes_three_taps(size: str, door: Door) -> None:
    ana = door.visitor(size)
    at_position(ana, positions()["turn own call+roll"])
    page = ana.page
    ana.press(page.locator(f"{SAID}[data-action=roll]"))
    end = page.locator(LIT).last
    end.wait_for()
    before = decision(page)
    ana.press(end)
    if ana.fingers:
        assert decision(page) == before
        ana.press(end)
    page.wait_for_function(NEXT, arg=before)


@pytest.mark.parametrize("size", SIZES)
def test_with_something_in_hand_it_takes_no_more(size: str, door: Door) -> None:
    ana = door.visitor(size)
    at_position(ana, positions()["walk own drop+spin+step"])
    page, turn = ana.page, ana.find("gootmu-turn")
    before = turn.inner_text()
    end = plain_end(ana)
    ana.press(end)
    if ana.fingers:
        ana.press(end)
    expect(turn).not_to_have_text(before)
    assert page.locator(f"{SAID}[data-action=done]").count() == 0


def plain_end(ana: Visitor) -> Locator:
    """Where a walk ends the turn, though something is in hand; nothing is looked at then."""
    for end in squares(ana.page).all():
        ana.press(end) if ana.fingers else end.hover()
        slip = ana.page.locator(f"[data-slip={end.get_attribute('data-square')}]")
        slip.wait_for()
        plain = slip.locator("[data-pausing]").count()
        ana.page.keyboard.press("Escape") if ana.fingers else None
        if plain:
            return end
    raise AssertionError("every way is more than plain")


def test_a_very_long_move_says_that_more_ends_may_be_reached_step_by_step(door: Door) -> None:
    ana = door.visitor()
    at_position(ana, roll_of_36())
    expect(ana.find("gootmu-long")).to_be_visible()
    at_position(ana, positions()["walk own step"])
    squares(ana.page).first.wait_for()
    expect(ana.find("gootmu-long")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_two_people_play_a_whole_game_on_two_screens(size: str, door: Door) -> None:
    ana, bob = door.visitor(size), door.visitor(size)
    seats = [{"kind": "screen", "name": "Ana"}, {"kind": "screen", "name": "Bob"}]
    table = laid(ana, game="gootmu", seats=seats, options={"turn_limit": 10})
    for visitor, key in zip((ana, bob), table["keys"]):
        enter(visitor, table["table"], key)
    players = [Player(ana, play_maze, seed=1), Player(bob, play_maze, seed=2)]
    play_together(players)
    expect(ana.find("result")).to_be_visible()
    ana.screen("gootmu-result")


def test_two_people_share_a_screen(door: Door) -> None:
    ana = door.visitor()
    seats = [{"kind": "screen", "name": "Ana"}, {"kind": "screen", "name": "Bob"}]
    made(ana, game="gootmu", seats=seats, options={"turn_limit": 6})
    Player(ana, play_maze).to_the_end()
    expect(ana.find("result")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_four_play_in_french_three_of_them_bots(size: str, door: Door) -> None:
    ana = door.visitor(size, language="fr-FR")
    bots = [{"kind": "bot", "level": "random"}] * 3
    people = [{"kind": "screen", "name": "Ana"}]
    made(ana, game="gootmu", seats=[*people, *bots], options={"turn_limit": 12})
    player = Player(ana, play_maze)
    for _ in range(5):
        player.step()
    player.state()
    ana.screen("gootmu-playing-fr")
    assert overflow(ana.page) == 0
    assert untranslated(ana.page) == []
    player.to_the_end()
    expect(ana.find("result")).to_be_visible()


def test_a_turn_by_keys_alone(door: Door) -> None:
    ana = door.visitor()
    at_position(ana, positions()["turn own call+roll"])
    page = ana.page
    tab_to(page, f"{SAID}[data-action=roll]")
    page.keyboard.press("Enter")
    end = page.locator("[data-square][data-lit=end]").last
    end.wait_for()
    name = str(end.get_attribute("data-square"))
    tab_to(page, "[data-square]")
    go_to_square(page, name)
    before = decision(page)
    page.keyboard.press("Enter")
    page.wait_for_function(NEXT, arg=before)


def test_a_whole_game_by_keys_alone(door: Door) -> None:
    ana = door.visitor()
    made(ana, **against_a_bot("gootmu", options={"turn_limit": 8}))
    Player(ana, play_maze_by_keys, seed=2).to_the_end()
    expect(ana.find("result")).to_be_visible()


def test_arrow_keys_walk_step_by_step_and_say_why_not(door: Door) -> None:
    ana = door.visitor()
    position = positions()["walk own step"]
    at_position(ana, position)
    page = ana.page
    steps = steps_at(position)
    shut = next(direction for direction in ARROWS if direction not in steps)
    before = decision(page)
    page.keyboard.press(ARROWS[shut])
    expect(ana.find("refusal")).to_contain_text("GM-")
    assert decision(page) == before
    page.keyboard.press(ARROWS[min(steps)])
    page.wait_for_function(NEXT, arg=before)


def test_a_power_token_is_laid_open_by_a_button_and_put_away_again(door: Door) -> None:
    ana = door.visitor()
    at_position(ana, positions()["turn own monster+roll+spin+token"])
    page = ana.page
    press(Player(ana, play_maze), page.locator(f"{TOOLS}[data-tool=token]"))
    expect(page.locator(f"{SAID}.token")).to_have_count(6)
    page.keyboard.press("Escape")
    expect(page.locator(f"{SAID}.token")).to_have_count(0)


def test_nobody_is_asked_while_a_bot_plays(door: Door) -> None:
    ana = door.visitor()
    made(ana, **against_a_bot("gootmu", options={"turn_limit": 8}))
    Player(ana, play_maze).to_the_end()


LOOKS = [
    "turn own monster+roll+spin+token",
    "walk own step+turn",
    "rotate own turn",
    "takefrom own",
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_everybody_can_read_and_reach_what_is_asked(dark: bool, size: str, door: Door) -> None:
    ana = door.visitor(size, dark=dark)
    for name in LOOKS:
        at_position(ana, positions()[name])
        ana.screen(f"gootmu-{name.split()[0]}{'-dark' if dark else ''}")
        assert faults(ana) == [], name
        if squares(ana.page).count():
            ana.press(squares(ana.page).first)
            ana.screen(f"gootmu-{name.split()[0]}-slip{'-dark' if dark else ''}")
            assert faults(ana) == [], name


def test_who_comes_back_after_many_turns_reads_a_list(door: Door) -> None:
    ana, elsewhere = door.visitor(), door.visitor()
    position = positions()["turn own call+roll"]
    people = [{"kind": "screen", "name": "Ana"}]
    bots = [{"kind": "bot", "level": "random"}] * (int(position.split()[1]) - 1)
    table = laid(ana, game="gootmu", seats=[*people, *bots], start=position)
    enter(ana, table["table"], *table["keys"])
    Player(ana, play_maze).state()
    ana.find("gootmu-turn").wait_for()  # the board may come a moment after the question
    expect(ana.find("gootmu-away")).to_have_count(0)
    ana.go("/")  # and goes on at another device
    enter(elsewhere, table["table"], *table["keys"])
    other = Player(elsewhere, play_maze)
    turn = elsewhere.find("gootmu-turn")
    first = turn_number(turn)
    for _ in as_long_as(lambda: turn_number(turn) < first + 6):
        other.step()
        other.state()
    ana.page.goto(f"t/{table['table']}")
    expect(ana.find("gootmu-away")).to_contain_text("turns")
    ana.screen("gootmu-away")
    assert faults(ana) == []
    ana.press(ana.find("gootmu-away").get_by_role("button"))
    expect(ana.find("gootmu-away")).to_have_count(0)


def turn_number(line: Locator) -> int:
    """The turn that is being played."""
    return int(line.inner_text().split()[1])


def test_a_line_of_the_log_lights_its_squares(door: Door) -> None:
    ana = door.visitor()
    at_position(ana, positions()["walk own step"])
    decide(Player(ana, play_maze))
    line = ana.find("log").locator("p", has_text="Ana goes").last
    line.hover()
    expect(ana.page.locator("[data-square][data-lit=mine]").first).to_be_attached()
    ana.screen("gootmu-log")


def test_the_result_draws_every_way_through_the_maze(door: Door) -> None:
    ana = door.visitor()
    made(ana, **against_a_bot("gootmu", options={"turn_limit": 4}))
    Player(ana, play_maze).to_the_end()
    tours = ana.find("gootmu-tours")
    ana.find("result").locator(".course").scroll_into_view_if_needed()
    expect(tours.locator("[data-pawn=A]")).to_have_count(1)
    expect(tours.locator("[data-pawn=B]")).to_have_count(1)


def test_the_maze_is_laid_and_walked_again_in_the_replay(door: Door) -> None:
    ana = door.visitor("phone")
    made(ana, **against_a_bot("gootmu", options={"turn_limit": 4}))
    Player(ana, play_maze).to_the_end()
    ana.press(ana.page.get_by_role("link", name="See the game again"))
    expect(ana.find("replay")).to_have_attribute("data-step", "0")
    stands = ana.page.locator('[data-square][aria-label*=", Ana"]')
    expect(stands).to_have_count(0)
    ana.press(ana.page.get_by_role("button", name="To the end"))
    expect(stands).not_to_have_count(0)
    expect(ana.page.locator("[data-testid=maze] [data-tile]")).to_have_count(9)
    ana.screen("gootmu-replay")
    assert faults(ana) == []
