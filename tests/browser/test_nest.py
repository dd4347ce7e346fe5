"""A physical nest in the page: naming, pulling, moments, watching, and what interrupts a theft."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from tablee.games.gulo.nest.sight import FRAME_KIND
from tests.browser.conftest import SIZES, Door
from tests.browser.everyone import faults
from tests.browser.house import House
from tests.browser.maze import tab_to
from tests.browser.nest import (
    BEFORE_THE_END,
    LAST_STEP,
    PEOPLE,
    SHORT,
    START,
    THIRTY_FRAMES,
    WAIT,
    asked,
    at_nest,
    choose_colour,
    decided,
    name_egg,
    play_to_the_end,
    pull,
    reach_in,
    served_nest,
)
from tests.browser.scripted_hand import DRAWN, corner
from tests.browser.tables import enter, laid, made
from tests.browser.visitor import Visitor
from tests.ends import rounds

BEGINS_AGAIN = "begins this attempt again"
BODIES = "() => document.querySelector('.picture').bodies()"


@pytest.fixture
def door(chromium3d: Browser, nest_house: House) -> Iterator[Door]:
    found = Door(chromium3d, nest_house, WAIT, LAST_STEP)
    yield found
    found.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game(size: str, door: Door) -> None:
    """At a desk in English with a mouse, on a phone in French with a finger."""
    ana = door.visitor(size, language="en-GB" if size == "desk" else "fr-FR")
    at_nest(ana, BEFORE_THE_END)
    ana.screen("nest-choose")
    play_to_the_end(ana)
    expect(ana.page.get_by_test_id("result").or_(ana.find("result-strip")).first).to_be_visible()
    ana.screen("nest-result")
    if size == "desk":
        look_again(ana)


def test_an_egg_comes_out_and_moves_the_thief(door: Door) -> None:
    ana = door.visitor(motion=True)
    at_nest(ana)
    choose_colour(ana)
    assert faults(ana) == []
    ana.screen("nest-name")
    name_egg(ana)
    assert faults(ana) == []
    ana.screen("nest-inside")
    pull(ana, speed=0.03)
    assert decided(ana) == "stolen"
    expect(ana.find("log")).to_contain_text("Ana steals the", timeout=WAIT)
    assert ana.page.locator("[data-gulo='0']").get_attribute("data-at") != "0"
    ana.screen("nest-stolen")


@pytest.mark.parametrize("size", SIZES)
def test_an_alarm_is_looked_back_at(size: str, door: Door) -> None:
    """A closed hand that sweeps through the nest throws eggs out, or time runs out."""
    ana = door.visitor(size, motion=True, dark=True)
    at_nest(ana, SHORT)
    reach_in(ana, egg=99)
    sweep(ana)
    ana.page.locator("[data-showing=back]").wait_for(timeout=WAIT)
    ana.screen("nest-look-back")
    assert decided(ana) in ("pole", "egg", "time")
    assert ana.page.locator("[data-gulo='0']").get_attribute("data-at") == "0"


def sweep(ana: Visitor) -> None:
    """Close the hand among the eggs, and shake it until it is out."""
    page, at = ana.page, corner(ana.page)
    page.mouse.down()
    for turn in rounds(4000):
        drawn = page.evaluate(DRAWN)
        if not drawn or not drawn["own"]:
            break
        egg, aside = drawn["egg"], 0.05 * drawn["metre"] * (1 if turn // 4 % 2 else -1)
        page.mouse.move(at.x + egg["x"] + aside, at.y + egg["y"])
    page.mouse.up()


def test_the_picture_finds_what_this_machine_can_draw(
    chromium3d: Browser, nest_house: House
) -> None:
    """Software is too slow for all but the last step, and a reload remembers it."""
    door = Door(chromium3d, nest_house, WAIT)
    ana = door.visitor()
    at_nest(ana)
    picture = ana.page.locator(".picture[data-step]")
    picture.focus()
    for _ in rounds(600):  # what does not move is not drawn, nor measured
        if picture.get_attribute("data-step") == "2":
            break
        ana.page.keyboard.press("ArrowRight")
        ana.page.evaluate(DRAWN)
    ana.page.reload()
    picture.wait_for()
    assert picture.get_attribute("data-step") == "2"
    door.close()


def test_keys_alone_are_enough(door: Door) -> None:
    ana = door.visitor()
    at_nest(ana)
    page = ana.page
    tab_to(page, "[data-testid=gulo-panel] [data-choice]")
    page.keyboard.press("Enter")
    page.locator("[data-testid=gulo-panel][data-asks=egg], .nest.inside").first.wait_for()
    if asked(page) == "egg":
        tab_to(page, "[data-testid=gulo-panel] [data-choice]")
        page.keyboard.press("Enter")
        tab_to(page, "[data-testid=gulo-panel] [data-action]")
        page.keyboard.press("Enter")
    page.locator(".nest.inside").wait_for()
    pull(ana, "keys")
    decided(ana)


# --- watching, and what interrupts a theft


def frames_of(visitor: Visitor) -> list[bytes]:
    """The frames of hands that this page is told from now on."""
    heard: list[bytes] = []

    def keep(data: bytes | str) -> None:
        if isinstance(data, bytes) and data[:1] == bytes([FRAME_KIND]):
            heard.append(data)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", keep)

    visitor.page.on("websocket", listen)
    return heard


def first_theft(frames: list[bytes]) -> dict[bytes, bytes]:
    """The frames of the first theft by their numbers; the bot's, which follows, counts anew."""
    return {frame[1:6]: frame for frame in reversed(frames)}


def test_two_people_see_the_same_theft(door: Door) -> None:
    """The same frames while it lasts, and the same nest when all lies still."""
    ana, bob = door.visitor(), door.visitor()
    heard = frames_of(ana), frames_of(bob)
    people = [{"kind": "screen", "name": name} for name in ("Ana", "Cleo")]
    table = laid(ana, game="gulo", seats=people, start=START)  # no bot moves afterwards
    enter(ana, table["table"], table["keys"][0])
    bob.go(f"t/{table['table']}")
    asked(ana.page)
    bob.page.locator(".picture[data-step]").wait_for()
    reach_in(ana)
    pull(ana)
    decided(ana)
    decided(bob)
    one, other = map(first_theft, heard)
    shared = one.keys() & other.keys()
    assert len(shared) > 60
    assert all(one[number] == other[number] for number in shared)
    for _ in rounds(600):
        mine, theirs = ana.page.evaluate(BODIES), bob.page.evaluate(BODIES)
        if mine == theirs:
            break
        ana.page.evaluate(THIRTY_FRAMES)
    assert len(mine) > 100


def hand_in(visitor: Visitor) -> None:
    """After an interruption the hand waits for a word."""
    assert asked(visitor.page) == "pull"
    visitor.press(visitor.page.locator(".nest button.in"))
    visitor.page.locator(".nest.inside").wait_for()


def test_a_reload_in_mid_theft(door: Door) -> None:
    """The hand opens; what it did is done, and the same theft goes on."""
    ana = door.visitor()
    at_nest(ana)
    reach_in(ana)
    follow(ana)
    ana.page.reload()
    hand_in(ana)
    pull(ana)
    decided(ana)


def follow(ana: Visitor) -> None:
    """Move until the fingers of the nest follow: the theft has begun."""
    at = corner(ana.page)
    for _ in rounds(4000):
        drawn = ana.page.evaluate(DRAWN)
        if drawn and drawn["hand"]:
            break
        if drawn and drawn["own"]:
            ana.page.mouse.move(at.x + drawn["own"]["x"], at.y + drawn["own"]["y"] + 1)


def test_a_restart_of_the_server_in_mid_theft(chromium3d: Browser, tmp_path: Path) -> None:
    """The theft begins again from the nest as it lay, and everybody is told."""
    with served_nest(tmp_path) as house:
        door = Door(chromium3d, house, WAIT, LAST_STEP)
        ana = door.visitor()
        ana.server_may_be_away = True
        at_nest(ana)
        before = ana.page.evaluate(BODIES)
        reach_in(ana)
        follow(ana)
        house.stop(signal.SIGKILL)
        expect(ana.find("connection")).to_be_visible()
        house.start()
        ana.page.evaluate("dispatchEvent(new Event('online'))")
        expect(ana.find("connection")).to_be_hidden()
        expect(ana.find("log")).to_contain_text(BEGINS_AGAIN, timeout=WAIT)
        assert ana.page.evaluate(BODIES) == before
        hand_in(ana)
        pull(ana)
        decided(ana)
        door.close()


# --- afterwards


def look_again(ana: Visitor) -> None:
    """When the game is over: from any side, forwards and backwards."""
    listed = ana.find("gulo-thefts")
    listed.scroll_into_view_if_needed()
    ana.press(listed.get_by_role("button").first)
    film = ana.find("gulo-film")
    film.locator("[data-step]").wait_for()
    moment = film.get_by_role("slider")
    moment.fill("0")
    moment.press("ArrowRight")
    assert float(moment.input_value()) > 0
    ana.screen("nest-film")
    assert faults(ana) == []


def test_without_webgl_dice_are_offered(chromium: Browser, nest_house: House) -> None:
    """In one sentence, where the nest would be."""
    door = Door(chromium, nest_house, WAIT)
    ana = door.visitor()
    made(ana, game="gulo", seats=PEOPLE, start=START)
    expect(ana.find("stage")).to_contain_text("a table that plays its nest with dice")
    assert faults(ana) == []
    door.close()
