"""Private links: anybody can write one, so it must not cost a browser the seat that it holds."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.player import Player, play_gruell
from tests.browser.tables import at_one_screen, enter, laid, made, with_somebody
from tests.browser.visitor import Visitor

KEYS = """JSON.parse(localStorage.getItem("tablee.tables"))[0].keys"""


def keys(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.page.evaluate(KEYS)
    return found


def arrive_by(visitor: Visitor, hash_part: str) -> None:
    """Follow a link to the table from another page, as any page of the web has one."""
    address = visitor.page.url
    visitor.go("/")
    visitor.page.goto(f"{address}#{hash_part}")


@pytest.mark.parametrize(
    "link", [f"seat=0&key={'Z' * 22}", f"seat=1&key={'Z' * 22}", "seat=0&key=ZZZ"]
)
def test_a_false_link_costs_nobody_a_seat(link: str, door: Door) -> None:
    ana = door.visitor()
    with_somebody(ana, "gruell")
    Player(ana, play_gruell).state()
    before = keys(ana)
    arrive_by(ana, link)
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("This link does not open a seat")
    ana.page.wait_for_function("() => !location.hash")
    assert keys(ana) == before
    ana.find("look-on").click()
    expect(ana.find("stage")).to_have_attribute("data-eyes", "0")
    ana.page.reload()
    Player(ana, play_gruell).step()
    assert keys(ana) == before


def test_a_good_link_adds_its_seat(door: Door) -> None:
    ana = door.visitor()
    (bob,) = with_somebody(ana, "gruell")
    Player(ana, play_gruell).state()
    (mine,) = keys(ana)
    arrive_by(ana, f"seat={bob['seat']}&key={bob['token']}")
    ana.page.wait_for_function("() => !location.hash")
    assert keys(ana) == [mine, bob]
    ana.page.reload()
    expect(ana.find("hand-over")).to_contain_text("Ana")


NO_STORAGE = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
})"""


def follow_here(visitor: Visitor, hash_part: str) -> None:
    """Follow a link to the table on which the page is already; it is not loaded anew."""
    visitor.page.evaluate("(part) => { location.hash = part }", hash_part)
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(
        "This link does not open a seat"
    )
    visitor.page.wait_for_function("() => !location.hash")
    visitor.find("look-on").click()


def test_a_right_key_of_another_table_costs_no_seat_at_either(door: Door) -> None:
    ana = door.visitor()
    (elsewhere,) = with_somebody(ana, "gruell")
    other = laid(ana, **at_one_screen("oeufs"))["keys"][0]
    Player(ana, play_gruell).state()
    before = keys(ana)
    for key in (other, other | {"seat": 1}):
        arrive_by(ana, f"seat={key['seat']}&key={key['token']}")
        ana.page.wait_for_function("() => !location.hash")
        ana.find("look-on").click()
        expect(ana.find("stage")).to_have_attribute("data-eyes", "0")
        assert keys(ana) == before
    assert elsewhere not in before


@pytest.mark.parametrize("seat", [0, 1, 7])
def test_a_false_link_costs_a_shared_screen_neither_of_its_seats(seat: int, door: Door) -> None:
    ana = door.visitor()
    made(ana, **at_one_screen("gruell"))
    before = keys(ana)
    assert len(before) == 2
    for follow in (arrive_by, follow_here):
        follow(ana, f"seat={seat}&key={'Z' * 22}")
        if follow is arrive_by:
            ana.page.wait_for_function("() => !location.hash")
            ana.find("look-on").click()
        Player(ana, play_gruell).state()
        assert keys(ana) == before
    ana.page.reload()
    player = Player(ana, play_gruell)
    assert player.step()
    assert player.step()
    assert keys(ana) == before


def test_a_false_link_in_one_tab_disturbs_no_other_tab(door: Door) -> None:
    ana = door.visitor()
    with_somebody(ana, "gruell")
    Player(ana, play_gruell).state()
    before, address = keys(ana), ana.page.url
    other = ana.context.new_page()
    other.goto(f"{address}#seat=0&key={'Z' * 22}")
    ana.forgive("'localStorage' property")  # of the empty page that a tab begins with
    other.wait_for_function("() => !location.hash")
    expect(other.get_by_test_id("look-on")).to_be_visible()
    ana.page.bring_to_front()
    Player(ana, play_gruell).step()
    assert keys(ana) == before
    other.close()
    ana.page.reload()
    expect(ana.find("stage")).to_have_attribute("data-eyes", "0")
    assert keys(ana) == before


def test_a_false_link_costs_no_seat_where_a_browser_keeps_nothing(door: Door) -> None:
    """All that the page knows is in its memory."""
    ana = door.visitor()
    ana.context.add_init_script(NO_STORAGE)
    table = laid(ana, game="gruell", seats=[{"kind": "screen", "name": "Ana"}, {"kind": "open"}])
    (mine,) = table["keys"]
    bob = ana.page.request.post(f"api/tables/{table['table']}/seats/1", data={"name": "Bob"}).json()
    enter(ana, table["table"], mine)
    player = Player(ana, play_gruell)
    player.state()
    for seat in (0, 1):
        follow_here(ana, f"seat={seat}&key={'Z' * 22}")
        expect(ana.find("stage")).to_have_attribute("data-eyes", "0")
    follow_here(ana, f"seat=1&key={mine['token']}")
    assert player.step()
    ana.page.evaluate("(part) => { location.hash = part }", f"seat=1&key={bob['token']}")
    expect(ana.find("hand-over")).to_contain_text("Bob")
