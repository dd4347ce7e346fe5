"""docs/protocol.md and the TypeScript types say what the protocol is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from tools import make_protocol
from tools.protocol_types import (
    Struct,
    close_codes,
    fields,
    from_client,
    from_server,
    game_types,
    parts,
    table_events,
    tag_of,
)
from tools.protocol_typescript import name_of

from tablee.games.gruell.game import GAME
from tablee.games.gulo.live import samples_in
from tablee.server import protocol

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
TYPES = (ROOT / "web" / "src" / "generated" / "protocol.ts").read_text(encoding="utf-8")
MESSAGES = [*from_client(), *from_server()]
SHOWN = [*MESSAGES, *parts(MESSAGES), *table_events()]
GAME_TYPES = [kind for view, events in game_types().values() for kind in (view, *events)]
EXAMPLES = re.findall(r"^```json\n(.*?)^```", PAGE, flags=re.DOTALL | re.MULTILINE)


def named(kind: Struct) -> str:
    return name_of(kind)


def section_of(kind: Struct) -> str:
    found = re.search(rf"^### {kind.__name__}\n(.*?)(?=^##|\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found, f"{kind.__name__} has no section"
    return found[1]


def interface_of(kind: Struct) -> str:
    found = re.search(rf"^export interface {name_of(kind)}[ <].*?^}}", TYPES, re.DOTALL | re.M)
    assert found, f"{name_of(kind)} has no type"
    return found[0]


def test_the_generated_files_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert make_protocol.main(["--check"]) == 0, capsys.readouterr().out


def test_a_file_that_is_not_up_to_date_is_found(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    assert make_protocol.stale({file: "new"}) == [file]
    file.write_text("old")
    assert make_protocol.stale({file: "new"}) == [file]
    file.write_text("new")
    assert make_protocol.stale({file: "new"}) == []


@pytest.mark.parametrize("kind", SHOWN, ids=named)
def test_every_type_is_shown_with_all_its_fields(kind: Struct) -> None:
    shown = re.findall(r"^\| `(\w+)` \|", section_of(kind), flags=re.MULTILINE)
    assert shown == list(kind.__struct_fields__)


@pytest.mark.parametrize("kind", [*SHOWN, *GAME_TYPES], ids=named)
def test_every_type_is_there_for_typescript(kind: Struct) -> None:
    written = re.findall(r"^  readonly (\w+)\??:", interface_of(kind), flags=re.MULTILINE)
    tag = tag_of(kind)
    assert written == [*([tag[0]] if tag else []), *kind.__struct_fields__]


def test_what_clients_may_leave_out_is_optional_and_nothing_else() -> None:
    hello = interface_of(protocol.Hello)
    assert re.findall(r"readonly (\w+)\?:", hello) == ["keys", "known", "language"]
    assert "?:" not in interface_of(GAME.view_type)


def test_docstrings_of_fields_stand_in_both() -> None:
    doc = "The number of the decision that was on offer"
    assert doc in section_of(protocol.Act)
    assert doc in interface_of(protocol.Act)
    by_its_type = "a repeated send with the same id is applied once"
    assert by_its_type in section_of(protocol.Undo)


def test_bounds_stand_in_the_page() -> None:
    assert "| `seat` | integer | 0 to 7 |" in section_of(protocol.Key)
    assert "22 to 64 characters; `^[A-Za-z0-9_-]+$`" in section_of(protocol.Key)


def test_every_close_code_is_told() -> None:
    codes = close_codes()
    assert {code.number for code in codes} >= {1001, 1009, 4400, 4403, 4404, 4408, 4429}
    for code in codes:
        assert re.search(rf"^\| {code.number} \| `{code.name}` \| \S.* \| \S.* \|$", PAGE, re.M)
        assert f"  {code.name}: {code.number},\n" in TYPES


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_every_example_decodes(number: int) -> None:
    message = json.loads(EXAMPLES[number])
    if message["type"] in {str(kind.__struct_config__.tag) for kind in from_client()}:
        assert protocol.decoded(EXAMPLES[number])
    else:
        decoded = msgspec.json.decode(EXAMPLES[number], type=protocol.ServerMessage)
        assert json.loads(protocol.encoded(decoded)) == message
        check_game_in(decoded)


def check_game_in(message: protocol.ServerMessage) -> None:
    """What the game put into an update is of its types."""
    if isinstance(message, protocol.Update):
        assert msgspec.convert(message.view, GAME.view_type)
        known: list[Struct] = [*table_events(), *GAME.event_types]
        kinds = {tag_of(kind): kind for kind in known}
        for item in message.items:
            assert msgspec.convert(item.event, kinds["event", item.event["event"]])


def test_every_message_has_an_example() -> None:
    shown = {json.loads(example)["type"] for example in EXAMPLES}
    assert shown == {str(kind.__struct_config__.tag) for kind in MESSAGES}


def test_the_example_of_a_hand_decodes() -> None:
    (example,) = re.findall(r"^```hex\n(.*?)\n```", PAGE, flags=re.MULTILINE)
    attempt, samples = samples_in(bytes.fromhex(example))
    assert (attempt, [sample.grip for sample in samples]) == (0, [False, True])


def test_fields_of_the_struct_are_read_by_name_and_order() -> None:
    assert [field.name for field in fields(protocol.Key)] == ["seat", "token"]
