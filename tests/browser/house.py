"""The server as people start it: a process of its own, on a free port, with the built client."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from tests.cli.test_commands import ROOT, TABLEE

QUICK = {
    "TABLEE_BOT_PACE": "0.02",
    "TABLEE_MOMENT_SECONDS": "0.02",
    "TABLEE_MESSAGES_PER_SECOND": "200",
    "TABLEE_WRITES_PER_MINUTE": "9999",
    "TABLEE_CONNECTIONS_PER_ADDRESS": "200",
}
"""Nobody has to be entertained here."""


class House:
    """A running server that can be stopped and started again at the same address."""

    def __init__(self, folder: Path, base_path: str = "", **settings: str) -> None:
        self._folder = folder
        self._base_path = base_path
        self._settings = {f"TABLEE_{name.upper()}": value for name, value in settings.items()}
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{self._base_path}"

    def start(self) -> None:
        command = [*TABLEE, "serve", "--port", str(self.port)]
        environment = (
            os.environ
            | QUICK
            | {
                "TABLEE_STORE": f"sqlite:///{self._folder}/tables.db",
                "TABLEE_BASE_PATH": self._base_path,
                "PYTHONPATH": str(ROOT / "src"),
                "TABLEE_NESTS_READY": "0",  # no process pours beside tests that need no nest
            }
            | self._settings
        )
        self._process = subprocess.Popen(
            command, env=environment, stderr=subprocess.PIPE, text=True, cwd=self._folder
        )
        self.port = self._read_port()

    def _read_port(self) -> int:
        said = []
        assert self._process is not None
        assert self._process.stderr is not None
        for line in self._process.stderr:
            said.append(line)
            if found := re.search(r"running on http://127\.0\.0\.1:(\d+)", line):
                # What it says later is read too, or it would have to wait for us.
                self._reader = Thread(target=list, args=(self._process.stderr,))
                self._reader.start()
                return int(found[1])
        raise AssertionError("".join(said))

    def stop(self, number: signal.Signals = signal.SIGTERM) -> None:
        assert self._process is not None
        self._process.send_signal(number)
        self._process.wait(timeout=30)
        self._reader.join(timeout=30)
        assert not self._reader.is_alive(), "a process of the server has outlived it"
        assert self._process.stderr is not None
        self._process.stderr.close()
        self._process = None


@contextmanager
def served(folder: Path, base_path: str = "", **settings: str) -> Iterator[House]:
    house = House(folder, base_path, **settings)
    house.start()
    try:
        yield house
    finally:
        if house._process is not None:
            house.stop()
