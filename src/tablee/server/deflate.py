"""Compressing what connections are sent, where it pays.

An update resembles the one before it, so most of it is found in what was sent before: that is
what the memory of a connection is spent on. What a hand does comes as pictures, many per second,
which hardly get smaller: they are sent as they are.

Each connection has a window of its own, which holds what was sent on it and nothing else. So the
length of a frame follows from what its reader may know, exactly as it does without compression.
"""

from __future__ import annotations

from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

WINDOW_BITS = 14
"""16 KB, in which all but the largest updates find the one before."""
MEMORY_LEVEL = 6
"""With this window about 100 KB per connection."""
_SETTINGS = {"memLevel": MEMORY_LEVEL}


class TextDeflate(PerMessageDeflate):
    """Compresses text; binary frames are sent as they are."""

    def encode(self, frame: Frame) -> Frame:
        """Return the frame as it is sent. We never send one message in several frames."""
        return super().encode(frame) if frame.opcode is Opcode.TEXT else frame


class TextDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on compression, if it offers that."""

    def __init__(self) -> None:
        super().__init__(
            client_no_context_takeover=True,  # requests are short: no memory is kept for them
            server_max_window_bits=WINDOW_BITS,
            compress_settings=_SETTINGS,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], TextDeflate]:
        """Return what is answered, and the compression of this connection."""
        agreed, chosen = super().process_request_params(params, accepted_extensions)
        return agreed, TextDeflate(
            chosen.remote_no_context_takeover,
            chosen.local_no_context_takeover,
            chosen.remote_max_window_bits,
            chosen.local_max_window_bits,
            _SETTINGS,
        )
