"""What connections are sent is compressed, and tells nothing by its length."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import pytest
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

from tablee.core.state import SPECTATOR
from tablee.server.deflate import WINDOW_BITS, TextDeflate
from tablee.server.tables import log
from tests.server.conftest import NewUrl
from tests.server.running import HUMAN, Client, running
from tests.server.test_leaks import ONE_AWAY, discard, plan_of
from tests.server.two_worlds import NAME, Two, everything_has_come, keys, two_tables

BOB = {"kind": "screen", "name": "Bob"}
SEALED = {"gruell": "", "gologolo": ONE_AWAY}
"""Games with choices that others do not see, and where they begin."""


class Sized(PerMessageDeflate):
    """The reader's side of a compressed connection, which notes how long its frames are."""

    sizes: list[int]

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        self.sizes.append(len(frame.data))
        return super().decode(frame, max_size=max_size)


class Offer(ClientPerMessageDeflateFactory):
    """Offers compression as browsers do."""

    def __init__(self) -> None:
        super().__init__(client_max_window_bits=True)
        self.sizes: list[int] = []
        self.agreed: dict[str, str | None] = {}

    def process_response_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> Sized:
        self.agreed = dict(params)
        chosen = super().process_response_params(params, accepted_extensions)
        found = Sized(
            chosen.remote_no_context_takeover,
            chosen.local_no_context_takeover,
            chosen.remote_max_window_bits,
            chosen.local_max_window_bits,
            {},
        )
        found.sizes = self.sizes
        return found


async def play(client: Client, rng: Random, moves: int) -> None:
    for _ in range(moves):
        await everything_has_come(client)
        for seat in (0, 1):
            news = [m for m in client.received if m["type"] == "update" and m["seat"] == seat][-1]
            if choices := news.get("choices"):
                action = rng.choice(choices)["action"]
                await client.act(seat, action, decision=news.get("decision", 0))
                break
    await everything_has_come(client)


def test_a_game_is_a_tenth_as_long_and_reads_the_same(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gootmu", HUMAN, BOB)
            async with server.at(made["table"], *made["keys"]) as plain:
                offer = Offer()
                server.extensions = [offer]
                async with server.at(made["table"], *made["keys"]) as small:
                    await play(plain, Random(2), 40)
                    await everything_has_come(small)
                    assert small.update == plain.update
                    raw = sum(len(frame) for frame in small.frames)
                    assert sum(offer.sizes) * 10 < raw

    asyncio.run(scene())


def test_what_is_agreed_on_keeps_the_memory_of_a_connection_small(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, BOB)
            offer = Offer()
            server.extensions = [offer]
            async with server.at(made["table"]):
                assert offer.agreed["server_max_window_bits"] == str(WINDOW_BITS)
                assert "client_no_context_takeover" in offer.agreed

    asyncio.run(scene())


def test_a_long_message_that_was_made_small_is_refused_all_the_same(url: str) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("gruell", HUMAN, BOB)
            server.extensions = [Offer()]
            async with server.at(made["table"]) as client:
                await client.socket.send('{"type":"ping","sent":' + "1" * 10_000_000 + "}")
                assert await client.closed() == 1009

    asyncio.run(scene())


def test_pictures_are_sent_as_they_are() -> None:
    small = TextDeflate(False, False, 15, WINDOW_BITS, {})
    picture = Frame(Opcode.BINARY, b"\0" * 1000)
    assert small.encode(picture) == picture
    text = small.encode(Frame(Opcode.TEXT, b"\0" * 1000))
    assert text.rsv1
    assert len(text.data) < 100


# --- lengths tell nothing


@pytest.mark.parametrize("onlooker", [SPECTATOR, 0])
@pytest.mark.parametrize("key", SEALED)
def test_a_sealed_choice_changes_no_length_that_others_see(
    key: str, onlooker: int, new_url: NewUrl
) -> None:
    """Two tables with other hands behind the same view, and another choice of the others."""

    async def scene() -> None:
        plan = plan_of(key, onlooker, SEALED[key])
        async with two_tables(new_url, plan, onlooker) as two:
            offers = [Offer(), Offer()]
            two.here.server.extensions, two.there.server.extensions = [[one] for one in offers]
            async with (
                two.here.server.at(NAME, *keys(onlooker)) as here,
                two.there.server.at(NAME, *keys(onlooker)) as there,
            ):
                if key == "gologolo":  # the moment in which A and B may claim what C discards
                    await discard(two, "Cb0")
                else:
                    two.part()
                apart = await choose_apart(two, onlooker)
                for client in (here, there):
                    await everything_has_come(client)
                assert apart
                assert here.frames == there.frames
                assert offers[0].sizes == offers[1].sizes

    asyncio.run(scene())


async def choose_apart(two: Two, onlooker: int) -> bool:
    """Let others choose, in the two worlds differently, while nothing is shown yet."""
    chosen: list[list[tuple[int, str]]] = []
    for world, number in zip((two.here, two.there), (0, -1)):
        others = [seat for seat in world.match.pending() if seat != onlooker]
        sealed = others[:-1] if len(world.match.pending()) == len(others) > 1 else others
        chosen.append([(seat, world.match.choices(seat)[number]) for seat in sealed])
        for seat, action in chosen[-1]:
            await world.live.write(seat, log.Moved(action=action))
    return chosen[0] != chosen[1]
