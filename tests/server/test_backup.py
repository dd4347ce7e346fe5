"""A backup goes back into either kind of database, whole or not at all; and what `export` shows."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Callable, Generator
from pathlib import Path

import msgspec
import pytest

from tablee.cli.backup import EntryLine, Head, head_of, new_file, rows_of, whole, write
from tablee.core.errors import BadInput, TableeError
from tablee.server.errors import NoTable, StoreFailed
from tablee.server.store.rows import Entry, TableRow
from tablee.server.store.schema import reach
from tablee.server.store.store import Store
from tablee.server.tables.due import PATIENCE
from tablee.server.tables.log import Again, Body, MomentOver, Moved, Said, written
from tests.server.conftest import KINDS, NewUrl
from tests.server.stores import change, content, entry, row, run, tablee

NAMES = ("t", "Zoé", "a b", "Ä", "été", "é", "z", "_", "A", "B", "b-1", "b1")
SIT = b'{"name":"Ana","token":"5ebe2294ecd0e0f0"}'


def filled(url: str) -> str:
    """A store with everything that a store can hold."""

    async def scene() -> None:
        store = Store.open(url)
        for name in NAMES:
            due = 1700000060.25 if name == "z" else None
            await store.create(row(name, public=name != "z", due=due), [entry(0, SIT, "sit")])
        await store.append(change("t", 1, "over", b"\x00\xff"))
        await store.subscribe("t", 2, "https://push/é", b"\x01")
        await store.close()

    run(scene())
    return url


def backed_up(url: str, file: Path) -> bytes:
    tablee("backup", str(file), "--store", url)
    return file.read_bytes()


@pytest.mark.parametrize("first", KINDS)
@pytest.mark.parametrize("second", KINDS)
def test_a_backup_goes_round_both_kinds_of_store(
    first: str, second: str, new_url: NewUrl, tmp_path: Path
) -> None:
    old, new = filled(new_url(first)), new_url(second)
    data = backed_up(old, tmp_path / "1")
    tablee("restore", str(tmp_path / "1"), "--store", new)
    assert content(new) == content(old)
    assert sorted(content(new)) == sorted(NAMES)
    assert backed_up(new, tmp_path / "2") == data


def test_the_commands_say_what_they_did(
    url: str, new_url: NewUrl, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    backed_up(filled(url), file)
    assert capsys.readouterr() == (f"{file}: 12 tables with 13 entries\n", "")
    tablee("restore", str(file), "--store", new_url("sqlite"))
    assert capsys.readouterr() == (f"{file}: 12 tables with 13 entries restored\n", "")


def test_a_person_sees_how_far_it_is(
    new_url: NewUrl,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    backed_up(filled(new_url("sqlite")), tmp_path / "file")
    assert "backup" in capsys.readouterr().err
    tablee("restore", str(tmp_path / "file"), "--store", new_url("sqlite"))
    shown = capsys.readouterr().err
    assert "check" in shown
    assert "restore" in shown
    assert "26/26" in shown


def test_the_store_can_be_named_by_the_environment(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_STORE", filled(url))
    tablee("backup", str(tmp_path / "file"))
    assert (tmp_path / "file").exists()


def test_a_backup_never_writes_over_a_file(url: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("precious")
    with pytest.raises(BadInput, match=r"file: the file exists already and was left as it is$"):
        backed_up(filled(url), file)
    assert file.read_text() == "precious"


def test_a_backup_that_fails_leaves_no_file(tmp_path: Path) -> None:
    def torn() -> Generator[None, None, None]:
        with new_file(tmp_path / "file") as file:
            file.write(b"half")
            yield

    writing = torn()
    next(writing)
    with pytest.raises(KeyboardInterrupt):
        writing.throw(KeyboardInterrupt())
    assert not (tmp_path / "file").exists()


def test_only_its_owner_can_read_a_backup(new_url: NewUrl, tmp_path: Path) -> None:
    backed_up(filled(new_url("sqlite")), tmp_path / "file")
    assert (tmp_path / "file").stat().st_mode & 0o077 == 0


def test_a_backup_is_of_one_moment(url: str) -> None:
    async def goes_on() -> None:
        store = Store.open(url)
        await store.create(row("later"), [entry(0)])
        await store.append(change("t", 2))
        await store.close()

    engine = reach(filled(url))
    with whole(engine) as connection:
        head = head_of(connection)
        run(goes_on())
        assert len(list(rows_of(connection))) == head.rows
    engine.dispose()


def test_there_is_no_backup_of_nothing(url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="holds no tables of Tablée"):
        backed_up(url, tmp_path / "file")
    assert not (tmp_path / "file").exists()


def test_a_store_that_holds_tables_is_not_restored_into(url: str, tmp_path: Path) -> None:
    backed_up(filled(url), tmp_path / "file")
    before = content(url)
    with pytest.raises(BadInput, match=r"holds tables already; nothing was restored$"):
        tablee("restore", str(tmp_path / "file"), "--store", url)
    assert content(url) == before


def refused(file: Path, url: str) -> str:
    """Why a backup was not restored; nothing was made."""
    with pytest.raises(TableeError) as refusal:
        tablee("restore", str(file), "--store", url)
    with pytest.raises(StoreFailed, match="holds no tables"):
        Store.open(url, migrate=False)
    assert "\n" not in str(refusal.value)
    return str(refusal.value)


WHY = "this is not a whole backup of a store (damaged or cut off); nothing was restored"


def test_a_damaged_file_is_refused(url: str, new_url: NewUrl, tmp_path: Path) -> None:
    data = backed_up(filled(new_url("sqlite")), tmp_path / "good")
    file = tmp_path / "bad"
    for place in range(10, len(data), 37):
        file.write_bytes(data[:place] + bytes([data[place] ^ 0x10]) + data[place + 1 :])
        assert refused(file, url) == f"{file}: {WHY}"


def test_a_file_that_was_cut_off_is_refused(url: str, new_url: NewUrl, tmp_path: Path) -> None:
    data = backed_up(filled(new_url("sqlite")), tmp_path / "good")
    file = tmp_path / "bad"
    for size in (0, 1, 10, 11, len(data) // 2, len(data) - 8, len(data) - 1):
        file.write_bytes(data[:size])
        assert refused(file, url) == f"{file}: {WHY}"


Lines = list[bytes]
FORGED: dict[str, Callable[[Lines], Lines]] = {
    "without the digest": lambda lines: lines[:-1],
    "without a row": lambda lines: lines[:3] + lines[4:],
    "with a row twice": lambda lines: [*lines[:3], *lines[2:]],
    "another value": lambda lines: [line.replace(b'"gruell"', b'"gulo"') for line in lines],
    "with a row after the end": lambda lines: [*lines, lines[1]],
    "with two heads": lambda lines: [lines[0], *lines],
    "with two ends": lambda lines: [*lines, lines[-1]],
    "without a head": lambda lines: lines[1:],
    "nothing": lambda _: [],
    "no JSON": lambda lines: [lines[0], b"{\n", *lines[1:]],
    "no UTF-8": lambda lines: [lines[0], b'{"type":"table","id":"\xff"}\n', *lines[1:]],
    "something else": lambda _: [b'{"format":"cake","version":1}\n'],
}


@pytest.mark.parametrize("forge", FORGED.values(), ids=FORGED)
def test_a_file_with_other_lines_is_refused(
    forge: Callable[[Lines], Lines], new_url: NewUrl, tmp_path: Path
) -> None:
    data = backed_up(filled(new_url("sqlite")), tmp_path / "good")
    file = tmp_path / "bad"
    file.write_bytes(gzip.compress(b"".join(forge(gzip.decompress(data).splitlines(True)))))
    assert refused(file, new_url("sqlite")) == f"{file}: {WHY}"


NEWER = [
    (b'{"type":"head","format":"tablee-store","version":2,"new":[]}\n', "format 2"),
    (b'{"type":"head","format":"tablee-store","version":1,"schema":"9999"', "schema 9999"),
]


@pytest.mark.parametrize(("head", "what"), NEWER, ids=["format", "schema"])
def test_a_file_of_a_newer_version_is_refused(
    head: bytes, what: str, new_url: NewUrl, tmp_path: Path
) -> None:
    if not head.endswith(b"\n"):
        head += b',"tables":0,"entries":0,"subscriptions":0}\n'
    end = b'{"type":"end","sha256":"%s"}\n' % hashlib.sha256(head).hexdigest().encode()
    file = tmp_path / "newer"
    file.write_bytes(gzip.compress(head + end))
    why = f"a newer version of Tablée wrote this backup ({what}); nothing was restored"
    assert refused(file, new_url("sqlite")) == f"{file}: {why}"


def first_schema(row: dict[str, object]) -> dict[str, object]:
    """A row as the first version wrote it, which did not know what is due."""
    if row["type"] == "head":
        return row | {"schema": "0001"}
    return {key: value for key, value in row.items() if key != "due"}


def test_games_of_an_older_backup_are_looked_at_once(
    url: str, new_url: NewUrl, tmp_path: Path
) -> None:
    async def kept() -> None:
        store = Store.open(old)
        for name, status in (("one", "playing"), ("two", "open"), ("three", "over")):
            await store.create(row(name, status=status, due=5.0), [])
        await store.close()

    async def due() -> list[str]:
        store = Store.open(url)
        found = await store.due(0.0)
        await store.close()
        return found

    old, file = new_url("sqlite"), tmp_path / "file"
    run(kept())
    lines = gzip.decompress(backed_up(old, tmp_path / "new")).splitlines()[:-1]
    older = b"".join(json.dumps(first_schema(json.loads(one))).encode() + b"\n" for one in lines)
    end = b'{"type":"end","sha256":"%s"}\n' % hashlib.sha256(older).hexdigest().encode()
    file.write_bytes(gzip.compress(older + end))
    tablee("restore", str(file), "--store", url)
    assert run(due()) == ["one"]


def test_rows_that_contradict_each_other_change_nothing(url: str, tmp_path: Path) -> None:
    """A digest does not prove sense: an entry of no table fails in the database."""
    lost = EntryLine(0, "moved", 0, b"", 0.0, "nowhere")
    with new_file(tmp_path / "odd") as file:
        write(file, Head("tablee-store", 1, "0001", 0, 1, 0), [lost])
    with pytest.raises(StoreFailed, match=r"(?i)foreign key"):
        tablee("restore", str(tmp_path / "odd"), "--store", url)
    assert content(url) == {}


def exported(url: str, table: str, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    tablee("export", table, "--store", url)
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_an_exported_table_shows_its_log_without_tokens(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(url)
    found = exported(url, "é", capsys)
    table = {"id": "é", "game": "gruell", "status": "open", "public": True}
    times = {"created": row().created, "touched": row().touched, "due": None}
    head = {"base64": "eyJuYW1lIjoiTMOpYSJ9AP8="}
    assert found["table"] == {**table, **times, "head": head}
    sit = {"seq": 0, "kind": "sit", "seat": -1, "at": entry(0).at, "body": {"name": "Ana"}}
    assert found["log"] == [sit]
    assert "5ebe2294ecd0e0f0" not in json.dumps(found)


def test_a_sit_that_cannot_be_read_is_not_shown(
    new_url: NewUrl, capsys: pytest.CaptureFixture[str]
) -> None:
    url = new_url("sqlite")

    async def scene() -> None:
        store = Store.open(url)
        bodies = (b'["token","x"]', b"\xfftoken")
        log = [Entry(seq, "sit", 0, body, 0.0) for seq, body in enumerate(bodies)]
        await store.create(row("t"), log)
        await store.close()

    run(scene())
    log = exported(url, "t", capsys)["log"]
    assert isinstance(log, list)
    assert [one["body"] for one in log] == [None, None]


def test_the_seed_of_a_finished_game_is_shown(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = exported(filled(url), "t", capsys)["table"]
    assert isinstance(table, dict)
    assert table["seed"] == bytes(range(32)).hex()


@pytest.mark.parametrize("status", ["playing", "over"])
def test_an_export_shows_decisions_only_when_the_game_is_over(
    status: str, new_url: NewUrl, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of two tables that a person cannot tell apart, more is written in one, and later."""
    sealed: list[list[Body]] = [
        [Moved(action="+4")],
        [Moved(action="-2"), Again(), MomentOver(), Moved(action="PO", then=("S",))],
    ]
    shown = []
    for bodies in sealed:
        url = new_url("sqlite")
        log = [written(seq, 0, body, 5.0 + seq) for seq, body in enumerate(bodies)]
        log += [written(len(log), 1, Said(text="Hop!"), 99.0)]
        start = msgspec.json.encode({"game": "gruell", "start": f"with a hand of {bodies[0]}"})
        last = float(len(log))
        kept = row("t", status=status, touched=last, due=last + PATIENCE, head=start)
        run(_created(url, kept, log))
        shown.append(exported(url, "t", capsys))
    assert "Hop!" in json.dumps(shown[0])
    assert (shown[0] == shown[1]) is (status == "playing")
    assert ('"+4"' in json.dumps(shown[0])) is (status == "over")


async def _created(url: str, kept: TableRow, log: list[Entry]) -> None:
    store = Store.open(url)
    await store.create(kept, log)
    await store.close()


def test_a_table_that_is_not_there_cannot_be_exported(url: str) -> None:
    with pytest.raises(NoTable, match=r"^there is no table nowhere$"):
        tablee("export", "nowhere", "--store", filled(url))


def test_export_makes_no_store(new_url: NewUrl) -> None:
    url = new_url("sqlite")
    with pytest.raises(StoreFailed, match="holds no tables"):
        tablee("export", "t", "--store", url)
    assert not Path(url.removeprefix("sqlite:///")).exists()
