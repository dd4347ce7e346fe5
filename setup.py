"""Building a wheel: with compiled rules where there is a C compiler, else as plain source."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import compile_rules


def compiled() -> bool:
    """Should and can the rules be compiled here?"""
    return os.environ.get("TABLEE_INTERPRETED") != "1" and compile_rules.has_compiler()


if compiled():
    manifest = compile_rules.native.fingerprint()
    extensions = compile_rules.extensions()
    compile_rules.native.MANIFEST.write_text(json.dumps(manifest, indent=1))
    setup(ext_modules=extensions)
else:
    setup()
