"""Notices by Web Push: sealed, signed, sent only outside, and nothing secret in the log."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tablee.cli.serve_keys import push_key
from tablee.core.errors import OptionError
from tablee.server.config import Settings, from_environment
from tablee.server.errors import BadRequest, NotNow
from tablee.server.post import DAY, NotPublic, Outside
from tablee.server.push import MOST_BROWSERS, Push, PushEnd, PushWish
from tablee.server.reach import Reach, checked, is_public
from tablee.server.store.store import Store
from tablee.server.webpush import CURVE, Reader, Sender, from_base64, in_base64
from tests.ends import wait_until
from tests.server.push_service import (
    MESSAGE_PATH,
    SECRET_PATH,
    Browser,
    Post,
    PushService,
    push_service,
)
from tests.server.running import Json
from tests.server.stores import row

KEY = in_base64(bytes(range(1, 33)))
NOW = 1_780_000_000.0
SETTINGS = Settings(vapid_private_key=KEY, vapid_contact="mailto:ana@example.org")


class Scene:
    """A store with a table `t`, a push service, and one who sends to it."""

    def __init__(self, store: Store, service: PushService, push: Push) -> None:
        self.store, self.service, self.push = store, service, push
        self.browser = Browser()

    async def subscribe(self, path: str = SECRET_PATH) -> PushWish:
        wish = self.browser.wish(self.service.endpoint(path))
        await self.push.subscribe("t", 1, wish)
        return wish

    async def told(self) -> list[str]:
        return [one.endpoint for one in await self.store.subscriptions("t", 1)]


def play(store: Store, folder: Path, act: Callable[[Scene], Awaitable[None]]) -> None:
    async def scene() -> None:
        await store.create(row(), [])
        async with AsyncExitStack() as stack:
            service = await stack.enter_async_context(push_service(folder))
            trust, reach = service.trust, service.reach
            push = Push(SETTINGS, store, reach=reach, trust=trust, now=lambda: NOW)
            stack.push_async_callback(push.close)
            await act(Scene(store, service, push))

    asyncio.run(scene())


# --- what is sent


def test_the_browser_can_read_which_table_waits_and_nothing_else(
    store: Store, tmp_path: Path
) -> None:
    async def act(scene: Scene) -> None:
        await scene.subscribe()
        await scene.push.notify("t", 1)
        (post,) = scene.service.posts
        assert json.loads(scene.browser.opened(post.body)) == {"table": "t", "seat": 1}
        assert post.path == SECRET_PATH
        assert post.headers["ttl"] == str(DAY)
        assert post.headers["urgency"] == "normal"
        assert post.headers["content-encoding"] == "aes128gcm"
        assert len(post.headers["topic"]) == 32

    play(store, tmp_path, act)


def test_the_push_service_can_tell_who_sends(store: Store, tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.subscribe()
        await scene.push.notify("t", 1)
        claims = signed_claims(scene.service.posts[0], scene.push.public_key)
        assert claims["aud"] == scene.service.endpoint("")
        assert claims["sub"] == "mailto:ana@example.org"
        assert NOW < claims["exp"] <= NOW + DAY

    play(store, tmp_path, act)


def signed_claims(post: Post, public_key: str) -> Json:
    """What the signature vouches for; it is checked as a push service does."""
    scheme, _, values = post.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in values.split(","))
    assert (scheme, given["k"]) == ("vapid", public_key)
    signed, _, signature = given["t"].rpartition(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(given["k"]))
    verify(key, signed.encode(), from_base64(signature))
    with pytest.raises(InvalidSignature):
        verify(key, signed.encode() + b"x", from_base64(signature))
    claims: Json = json.loads(from_base64(signed.split(".")[1]))
    return claims


def verify(key: ec.EllipticCurvePublicKey, signed: bytes, signature: bytes) -> None:
    numbers = (int.from_bytes(signature[:32]), int.from_bytes(signature[32:]))
    key.verify(encode_dss_signature(*numbers), signed, ec.ECDSA(SHA256()))


def test_the_example_of_the_standard_is_sealed_as_it_says() -> None:
    """RFC 8291, appendix A."""
    reader = Reader(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    sealed = reader.sealed(
        b"When I grow up, I want to be a watermelon",
        ec.derive_private_key(number, CURVE),
        from_base64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert in_base64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWA"
        "mS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs"
        "j_Qulcy4a-fN"
    )


def test_nothing_repeats_from_one_message_to_the_next() -> None:
    wish = Browser().wish("https://push.example.org/x")
    reader = Reader(wish.keys.p256dh, wish.keys.auth)
    assert reader.sealed(b"same")[:100] != reader.sealed(b"same")[:100]


# --- who is told


def test_every_browser_of_the_seat_is_told_and_no_other(store: Store, tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.subscribe("/phone")
        await scene.subscribe("/laptop")
        await scene.push.subscribe("t", 0, scene.browser.wish(scene.service.endpoint("/other")))
        await scene.push.notify("t", 1)
        assert {post.path for post in scene.service.posts} == {"/phone", "/laptop"}

    play(store, tmp_path, act)


def test_who_has_unsubscribed_is_not_told(store: Store, tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        wish = await scene.subscribe()
        await scene.push.unsubscribe("t", 1, PushEnd(wish.endpoint))
        await scene.push.notify("t", 1)
        assert scene.service.posts == []

    play(store, tmp_path, act)


def test_a_seat_that_was_given_up_is_forgotten(store: Store, tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.subscribe("/phone")
        await scene.subscribe("/laptop")
        await scene.push.forget("t", 1)
        assert await scene.told() == []

    play(store, tmp_path, act)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(store: Store, tmp_path: Path, status: int) -> None:
    async def act(scene: Scene) -> None:
        await scene.subscribe()
        scene.service.status = status
        await scene.push.notify("t", 1)
        assert await scene.told() == []

    play(store, tmp_path, act)


@pytest.mark.parametrize("status", [307, 400, 403, 413, 429, 500, 503])
def test_another_failure_forgets_nobody(store: Store, tmp_path: Path, status: int) -> None:
    async def act(scene: Scene) -> None:
        wish = await scene.subscribe()
        scene.service.status = status
        await scene.push.notify("t", 1)
        assert await scene.told() == [wish.endpoint]
        assert len(scene.service.posts) == 1  # nobody is sent elsewhere either

    play(store, tmp_path, act)


def test_a_seat_has_a_few_browsers_and_not_a_thousand(store: Store, tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        for number in range(MOST_BROWSERS):
            await scene.subscribe(f"/{number}")
        with pytest.raises(NotNow):
            await scene.subscribe("/one-more")
        await scene.subscribe("/0")
        assert len(await scene.told()) == MOST_BROWSERS

    play(store, tmp_path, act)


def test_a_notice_in_the_background_arrives(store: Store, tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        await scene.subscribe()
        scene.push.soon("t", 1)
        await wait_until(lambda: scene.service.posts, lambda: asyncio.sleep(0.001))

    play(store, tmp_path, act)


# --- where we are sent


BAD_ENDPOINTS = [
    "http://push.example.org/x",
    "https://push.example.org:8443/x",
    "https://push.example.org",
    "https://ana@push.example.org/x",
    "https://push.example.org/x#y",
    "https://push.example.org\\@10.0.0.1/x",
    "https://push.example.org/x y",
    "https://push.example.org/\r\nHost: other",
    "https://PUSH.example.org/x",
    "https://œufs.example.org/x",
    "https://localhost/x",
    "https://printer.local/x",
    "https://metadata.google.internal/x",
    "https://printer/x",
    "https://127.0.0.1/x",
    "https://127.1/x",
    "https://2130706433/x",
    "https://0x7f.0.0.0x1/x",
    "https://[::1]/x",
    "https://-.example.org/x",
    "https://push..example.org/x",
    f"https://push.example.org/{'x' * 1024}",
    "file:///etc/passwd",
    "",
]


@pytest.mark.parametrize("endpoint", BAD_ENDPOINTS)
def test_an_endpoint_is_https_at_a_public_name(endpoint: str) -> None:
    with pytest.raises(BadRequest):
        checked(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/cXy:APA91bF-_x",
        "https://updates.push.services.mozilla.com:443/wpush/v2/gAAAAAB",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2fd",
        "https://web.push.apple.com/QGuQyavXutnMH",
    ],
)
def test_the_push_services_of_browsers_are_welcome(endpoint: str) -> None:
    assert checked(endpoint).origin == "/".join(endpoint.replace(":443", "").split("/")[:3])


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.1", "224.0.0.1", "255.255.255.255", "240.0.0.1", "::1", "::", "fe80::1",
        "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
        "2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "::7f00:1", "2001:db8::1",
    ],
)  # fmt: skip
def test_addresses_beside_us_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "142.250.1.1", "2a00:1450:4007::5f", "64:ff9b::808:808"]
)
def test_addresses_outside_are_public(address: str) -> None:
    assert is_public(ip_address(address))


def test_nobody_subscribes_a_private_address(store: Store, tmp_path: Path) -> None:
    async def act(scene: Scene) -> None:
        push = Push(SETTINGS, store)
        for endpoint in (scene.service.endpoint(), "https://10.0.0.1/x"):
            with pytest.raises(BadRequest):
                await push.subscribe("t", 1, scene.browser.wish(endpoint))
        assert await scene.told() == []
        await push.close()

    play(store, tmp_path, act)


def test_a_name_that_leads_to_us_is_not_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if it leads elsewhere too: the first that answers would be taken."""
    resolve = socket.getaddrinfo

    def both(host: str, *rest: Any, **more: Any) -> Any:  # noqa: ANN401 - as the resolver is
        return [*resolve("127.0.0.1", *rest, **more), *resolve("8.8.8.8", *rest, **more)]

    async def scene() -> None:
        with pytest.raises(NotPublic):
            await Outside().connect_tcp("localhost", 443)
        monkeypatch.setattr(socket, "getaddrinfo", both)
        with pytest.raises(NotPublic):
            await Outside().connect_tcp("push.example.org", 443)

    asyncio.run(scene())


def test_a_subscription_that_turned_private_is_not_sent_to(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(scene: Scene) -> None:
        wish = await scene.subscribe()
        push = Push(SETTINGS, store, trust=scene.service.trust)  # reaches public addresses only
        await push.notify("t", 1)
        await push.close()
        assert scene.service.posts == []
        assert await scene.told() == [wish.endpoint]

    play(store, tmp_path, act)
    assert "failed: BadRequest" in caplog.text


def test_a_public_name_that_leads_to_our_own_network_is_not_connected_to(
    store: Store,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resolve = socket.getaddrinfo

    def lying(host: str, *rest: Any, **more: Any) -> Any:  # noqa: ANN401 - as the resolver is
        return resolve("127.0.0.1" if host == "push.example.org" else host, *rest, **more)

    async def act(scene: Scene) -> None:
        endpoint = scene.service.endpoint().replace("localhost", "push.example.org")
        reach = Reach(port=scene.service.port)
        push = Push(SETTINGS, store, reach=reach, trust=scene.service.trust)
        await push.subscribe("t", 1, scene.browser.wish(endpoint))
        monkeypatch.setattr(socket, "getaddrinfo", lying)
        await push.notify("t", 1)
        await push.close()
        assert scene.service.posts == []

    play(store, tmp_path, act)
    assert "the push service at push.example.org failed: NotPublic" in caplog.text


def test_a_service_whose_certificate_is_not_trusted_is_told_nothing(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(scene: Scene) -> None:
        await scene.subscribe()
        push = Push(SETTINGS, store, reach=scene.service.reach)
        await push.notify("t", 1)
        await push.close()
        assert scene.service.posts == []

    play(store, tmp_path, act)
    assert "the push service at localhost failed: ConnectError" in caplog.text


# --- failures


def test_no_failure_is_raised_and_no_secret_is_logged(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    wishes: list[PushWish] = []

    async def act(scene: Scene) -> None:
        wishes.append(await scene.subscribe())
        for status in (201, 500, 307):
            scene.service.status = status
            await scene.push.notify("t", 1)
        await store.subscribe("t", 1, scene.service.endpoint("/broken"), b"no keys")
        await scene.push.notify("t", 1)
        scene.service.port += 1  # nobody listens there, or nobody we trust
        dead = Push(SETTINGS, store, reach=scene.service.reach, trust=scene.service.trust)
        await store.subscribe("t", 0, scene.service.endpoint(), msgspec.json.encode(wishes[0].keys))
        await dead.notify("t", 0)
        await dead.close()

    caplog.set_level(logging.DEBUG)
    play(store, tmp_path, act)
    assert "the push service at localhost answered 500" in caplog.text
    assert "the push service at localhost failed: " in caplog.text
    keys = wishes[0].keys
    for secret in (SECRET_PATH, MESSAGE_PATH, "gAAAAAB", keys.auth, keys.p256dh, KEY, "vapid t="):
        assert secret not in caplog.text


def test_a_store_that_does_not_answer_costs_a_line(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(scene: Scene) -> None:
        await scene.subscribe()
        with scene.store.engine.begin() as connection:
            connection.exec_driver_sql("drop table subscriptions")
        await scene.push.notify("t", 1)

    play(store, tmp_path, act)
    assert "the store does not answer" in caplog.text


# --- keys


def test_without_a_key_there_are_no_notices(store: Store) -> None:
    async def scene() -> None:
        await store.create(row(), [])
        push = Push(Settings(), store)
        assert (push.enabled, push.public_key) == (False, "")
        with pytest.raises(NotNow):
            await push.subscribe("t", 1, Browser().wish("https://push.example.org/x"))
        await push.notify("t", 1)
        await push.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("key", "contact", "problem"),
    [
        ("nonsense", "mailto:a@b", "TABLEE_VAPID_PRIVATE_KEY"),
        ("é" * 43, "mailto:a@b", "TABLEE_VAPID_PRIVATE_KEY"),
        (in_base64(bytes(32)), "mailto:a@b", "TABLEE_VAPID_PRIVATE_KEY"),
        (KEY, "", "TABLEE_VAPID_CONTACT"),
        (KEY, "ana", "TABLEE_VAPID_CONTACT"),
    ],
)
def test_settings_that_cannot_work_are_refused_at_the_start(
    store: Store, key: str, contact: str, problem: str
) -> None:
    with pytest.raises(OptionError, match=problem) as refused:
        Push(Settings(vapid_private_key=key, vapid_contact=contact), store)
    assert KEY not in str(refused.value)


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("B" + "A" * 86, "A" * 22), ("A" * 87, "A" * 22), (None, "A" * 24)]
)
def test_keys_that_are_none_are_refused(store: Store, p256dh: str | None, auth: str) -> None:
    wish = Browser().wish("https://push.example.org/x")
    keys = msgspec.structs.replace(wish.keys, p256dh=p256dh or wish.keys.p256dh, auth=auth)

    async def scene() -> None:
        push = Push(SETTINGS, store)
        with pytest.raises(BadRequest):
            await push.subscribe("t", 1, msgspec.structs.replace(wish, keys=keys))
        await push.close()

    asyncio.run(scene())


def test_a_subscription_is_taken_as_browsers_write_it() -> None:
    keys = Browser().wish("https://push.example.org/x").keys
    text = json.dumps({
        "endpoint": "https://push.example.org/x",
        "expirationTime": None,
        "keys": {"p256dh": keys.p256dh, "auth": keys.auth},
    })  # fmt: skip
    assert msgspec.json.decode(text, type=PushWish).keys == keys


def test_the_command_makes_a_key_that_the_server_takes(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    push_key("mailto:bob@example.org")
    lines = capsys.readouterr().out.splitlines()
    settings = from_environment(dict(line.split("=", 1) for line in lines))
    push = Push(settings, store)
    assert len(from_base64(push.public_key)) == 65
    assert Sender.read(settings.vapid_private_key, "").public_key == push.public_key
    asyncio.run(push.close())
    with pytest.raises(OptionError):
        push_key("bob")
