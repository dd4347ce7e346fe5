"""Building a wheel: with compiled rules where there is a C compiler, else as plain source; with the
web client where Node can be had, else without it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import compile_rules

BASE = Path("build") / "wheel"
NO_CLIENT = """\
tablee: the web client could not be built; once the reason above is gone, 'pip install .' builds it
"""
NO_COMPILER = """\
tablee: no C compiler with Python's headers here; the rules run interpreted
"""


class BuildRules(build_ext):
    """Compile the rules, and write down in the wheel what they were compiled from."""

    def run(self) -> None:
        """The manifest of the checkout stays as it is: it speaks of the files compiled there."""
        manifest = compile_rules.native.fingerprint()
        super().run()
        path = Path(self.build_lib) / "tablee" / compile_rules.native.MANIFEST.name
        path.write_text(json.dumps(manifest, indent=1), encoding="utf-8")


def build_client() -> None:
    """Build the web client; an installation without it is better than none."""
    command = [sys.executable, "tools/build_client.py"]
    if subprocess.run(command, check=False).returncode:  # noqa: S603 - our own script
        say(NO_CLIENT)


def say(line: str) -> None:
    """Write a line at once, so that it stands in order with the lines of other processes."""
    sys.stdout.write(line)
    sys.stdout.flush()


def compiled() -> bool:
    """Should and can the rules be compiled here?"""
    if os.environ.get("TABLEE_INTERPRETED") == "1":
        return False
    if not (found := compile_rules.has_compiler()):
        say(NO_COMPILER)
    return found


if "bdist_wheel" in sys.argv:
    shutil.rmtree(BASE, ignore_errors=True)  # else files of an older build come along
    build_client()
    setup(
        ext_modules=compile_rules.extensions() if compiled() else [],
        cmdclass={"build_ext": BuildRules},
        options={
            "build": {"build_base": str(BASE)},
            "build_ext": {"parallel": str(os.cpu_count() or 1)},
        },
    )
else:
    setup()
