"""Nests that lie ready: each is used once, also those on disk; what does not fit is thrown away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.games.gulo.nest import mark, shelf
from tablee.games.gulo.nest.errors import BadSnapshot
from tablee.games.gulo.nest.pool import NestPool
from tablee.games.gulo.nest.pour import UNTOUCHED, lies_still
from tablee.games.gulo.nest.ready import Ready
from tablee.games.gulo.nest.shelf import SHIPPED, Shelf, sealed, shipped, unsealed
from tablee.games.gulo.nest.simulator import Nest
from tablee.games.gulo.nest.worker import Poured
from tests.nest.stage import stored

NESTS = [Poured(nest.snapshot(), nest.lie()) for nest in map(stored, range(3))]
HOW = "the nests that come with the game are of another model: python -m tools.pour_nests"


def drawn(folder: Path | None, count: int) -> list[bytes]:
    """So many nests, one after the other."""

    async def scene() -> list[bytes]:
        ready = Ready(1, Shelf(folder))
        await ready.open()
        return [(await asyncio.wait_for(ready.get(), 10)).snapshot for _ in range(count)]

    return asyncio.run(scene())


def test_nests_come_with_the_game_and_fit_this_model() -> None:
    assert len(shipped()) >= 10, HOW
    assert len({nest.snapshot for nest in shipped()}) == len(shipped())


@pytest.mark.parametrize("number", range(2))
def test_what_comes_with_the_game_lies_still(number: int) -> None:
    nest = Nest.restored(shipped()[number].snapshot)
    assert nest.lie() == shipped()[number].lie
    assert lies_still(nest, UNTOUCHED // 3)


def test_no_nest_is_used_twice_not_even_after_a_restart(tmp_path: Path) -> None:
    half = len(shipped()) // 2
    first = drawn(tmp_path / "nests", half)
    second = drawn(tmp_path / "nests", len(shipped()) - half)
    assert set(first + second) == {nest.snapshot for nest in shipped()}
    assert Shelf(tmp_path / "nests").load() == []


def test_they_are_drawn_at_random(tmp_path: Path) -> None:
    orders = {tuple(drawn(None, len(shipped()))) for _ in range(3)}
    assert len(orders) == 3  # by chance equal once in 12! times


def test_servers_that_share_a_folder_share_no_nest(tmp_path: Path) -> None:
    one, other = Shelf(tmp_path), Shelf(tmp_path)
    mine, theirs = one.load(), other.load()
    assert [kept.path for kept in mine] == [kept.path for kept in theirs]
    assert one.take(mine[0])
    assert not other.take(theirs[0])

    async def scene() -> set[bytes]:
        both = [Ready(1, Shelf(tmp_path)) for _ in range(2)]
        for ready in both:
            await ready.open()
        return {(await both[turn % 2].get()).snapshot for turn in range(len(mine) - 1)}

    assert len(asyncio.run(scene())) == len(mine) - 1


def test_a_nest_comes_back_as_it_was_put_there(tmp_path: Path) -> None:
    kept = Shelf(tmp_path).put(NESTS[0])
    assert kept in Shelf(tmp_path).load()
    assert unsealed(sealed(NESTS)) == NESTS


def damaged(data: bytes) -> list[bytes]:
    return [b"", data[:10], data[:-1], data + b"x", data[:500] + b"\0" + data[501:]]


@pytest.mark.parametrize("data", damaged(sealed(NESTS[:1])), ids=len)
def test_damaged_files_are_removed(data: bytes, tmp_path: Path) -> None:
    usual = len(Shelf(tmp_path).load())
    (tmp_path / "x.nest").write_bytes(data)
    (tmp_path / "y.part").write_bytes(data)
    assert len(Shelf(tmp_path).load()) == usual
    assert not {"x.nest", "y.part"} & {path.name for path in tmp_path.iterdir()}


def test_nests_of_another_model_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Shelf(tmp_path).load()
    monkeypatch.setattr(shelf, "nests_mark", lambda: "another model")
    assert Shelf(tmp_path).load() == []
    assert shipped() == []
    with pytest.raises(BadSnapshot, match="not nests of this model"):
        unsealed(SHIPPED.read_bytes())
    assert not list(tmp_path.glob("*.nest"))


def test_nests_outlast_other_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of a hand is in a nest that was poured, so a new hand can reach into it."""
    data = sealed(NESTS)
    monkeypatch.setattr(mark, "bits_mark", lambda: "another hand")
    changed = unsealed(data)[0].snapshot
    assert changed != NESTS[0].snapshot
    assert Nest.restored(changed).lie() == NESTS[0].lie


def test_a_folder_that_cannot_be_written_costs_no_nest(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("no folder")

    async def scene() -> None:
        ready = Ready(2, Shelf(tmp_path / "file"))
        await ready.open()
        await ready.put(NESTS[0])
        assert await ready.get() == NESTS[0]

    asyncio.run(scene())
    assert caplog.text.count("no nests are kept on disk from now on") == 1


def test_whoever_waits_gets_the_next_nest() -> None:
    async def scene() -> None:
        ready = Ready(1)
        waiting = [asyncio.ensure_future(ready.get()) for _ in range(2)]
        await asyncio.sleep(0)
        ready.put_nowait(NESTS[0])
        await ready.put(NESTS[1])
        assert {nest.snapshot for nest in await asyncio.gather(*waiting)} == {
            nest.snapshot for nest in NESTS[:2]
        }

    asyncio.run(asyncio.wait_for(scene(), 10))


def test_a_pool_pours_no_more_than_it_is_told_to_keep(tmp_path: Path) -> None:
    async def scene() -> None:
        full = NestPool(ready=len(shipped()), workers=0, shelf=Shelf(tmp_path))
        async with full as pool:
            await asyncio.sleep(0)
            assert pool._pourer is None
            await pool.nest()
            async with asyncio.timeout(10):
                while pool._pourer is None:
                    await asyncio.sleep(0)

    asyncio.run(scene())
