"""Compile the rules with mypyc, in place, and write down which sources went into them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
BUILD = ROOT / "build" / "mypyc"

OPTIMIZED = "TABLEE_OPT_LEVEL"
"""How much the C compiler optimizes: 0 is ready sooner, for tests of the build itself."""
INLINING = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
"""Functions that nobody outside can see, the compiler puts where they are called."""


def _load_native() -> ModuleType:
    """The module tablee.native, without the package, which would load the rules themselves."""
    spec = spec_from_file_location("tablee_native", SRC / "tablee" / "native.py")
    if spec is None or spec.loader is None:
        raise ImportError("src/tablee/native.py is missing")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


native = _load_native()


def extensions() -> list[Any]:
    """What setuptools has to build: a library for each folder, and a small module for each file.

    Several libraries rather than one, so that all cores compile.
    """
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(SRC)
    paths = [path.relative_to(ROOT) for path in native.sources()]
    groups: list[tuple[list[str], str | None]] = [
        ([str(path) for path in files], name) for name, files in by_folder(paths).items()
    ]
    found = mypycify(
        [path for files, _ in groups for path in files],
        separate=groups,
        opt_level=os.environ.get(OPTIMIZED, "3"),
        target_dir=str(BUILD.relative_to(ROOT)),  # setuptools takes no absolute paths
    )
    for extension in found:
        # A list of its own: mypycify gives all extensions the same one.
        extension.extra_compile_args = [*extension.extra_compile_args, *INLINING]
    return sorted(found, key=_size, reverse=True)


def _size(extension: Extension) -> int:
    """The largest library is begun first: one core is busy with it while another does the rest."""
    return sum((ROOT / source).stat().st_size for source in extension.sources)


def by_folder(paths: list[Path]) -> dict[str, list[Path]]:
    """The files of each folder, under a name for its library."""
    folders: dict[str, list[Path]] = {}
    for path in paths:
        folders.setdefault("_".join(path.parent.parts[1:]), []).append(path)
    return folders


def has_compiler() -> bool:
    """Can a C file that includes Python's header be compiled here?"""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return 0; }\n")
        probe = Distribution({"ext_modules": [Extension("probe", [str(source)])]})
        command = build_ext(probe)
        command.build_temp = command.build_lib = folder
        command.ensure_finalized()
        return _builds(command)


def _builds(command: build_ext) -> bool:
    with Path(os.devnull).open("w") as nothing:
        streams = os.dup(1), os.dup(2)
        os.dup2(nothing.fileno(), 1)
        os.dup2(nothing.fileno(), 2)
        try:
            command.run()
        except (CCompilerError, OSError):
            return False
        finally:
            os.dup2(streams[0], 1)
            os.dup2(streams[1], 2)
        return True


def forget() -> None:
    """Remove what was compiled before."""
    native.MANIFEST.unlink(missing_ok=True)
    for pattern in ("*.so", "*.pyd"):
        for path in SRC.rglob(pattern):
            path.unlink()


def build() -> None:
    """Compile in place; the manifest comes last, so that half a build is never used."""
    before = native.fingerprint()
    forget()
    BUILD.mkdir(parents=True, exist_ok=True)
    dist = Distribution({"package_dir": {"": "src"}, "ext_modules": extensions()})
    command = build_ext(dist)
    command.inplace = True
    command.parallel = os.cpu_count()
    command.build_temp = str(BUILD / "temp")
    command.ensure_finalized()
    command.run()
    native.MANIFEST.write_text(json.dumps(before, indent=1))


def main() -> None:
    """Compile unless nothing changed; without a compiler say so in one line."""
    with _alone():
        _compile_if_needed()


@contextmanager
def _alone() -> Iterator[None]:
    """Two at once would remove each other's files: the second waits, then finds all done."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _compile_if_needed() -> None:
    if native.compiled_from() == native.fingerprint():
        return
    if not has_compiler():
        forget()
        print("tablee: no C compiler with Python's headers here; the rules run interpreted")
        return
    print(f"compiling {len(native.sources())} rule files with mypyc …", flush=True)
    with subprocess.Popen(
        [sys.executable, __file__, "--build"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as child:
        output = child.communicate()[0]
    if child.returncode:
        sys.exit(output + "tablee: compiling the rules failed; the lines above say why")


if __name__ == "__main__":
    if sys.argv[1:] == ["--build"]:
        build()
    else:
        main()
