"""The same bits on every processor: kept thefts replay whichever kernels the libraries choose."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from platform import libc_ver, machine

import msgspec
import pytest

import tablee
from tests.nest.elsewhere import Report, numpy_loops

THEFTS = {"egg", "pole", "stolen", "theft"}
NO_FMA = "glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2,-FMA_Usable,-FMA4_Usable,-AVX2_Usable"
"""Both spellings: glibc 2.33 dropped "_Usable", and passes over names that it does not know."""
FMA = {"FMA3", "X86_V3"}
"""What NumPy calls instructions that include it, before and since 2.4."""
SECONDS = 120

on_x86 = pytest.mark.skipif(
    machine().lower() not in {"x86_64", "amd64"}, reason="these kernels are for x86 processors"
)


@cache
def elsewhere(**settings: str) -> Report:
    """What a process says that starts with these settings."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.nest.elsewhere"],
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", **settings},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        timeout=SECONDS,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=Report)


@on_x86
@pytest.mark.parametrize("core", ["Haswell", "SkylakeX", "Sandybridge", "Nehalem", "Prescott"])
def test_kept_thefts_replay_with_the_linear_algebra_of_any_processor(core: str) -> None:
    assert elsewhere(OPENBLAS_CORETYPE=core).replays == dict.fromkeys(THEFTS, True)


@on_x86
def test_linear_algebra_really_differs_between_those_processors() -> None:
    cores = ("Haswell", "SkylakeX", "Prescott")
    assert len({elsewhere(OPENBLAS_CORETYPE=core).blas for core in cores}) == len(cores)


@pytest.mark.skipif(libc_ver()[0] != "glibc", reason="only glibc can be held back")
@pytest.mark.skipif(not FMA & set(numpy_loops()), reason="this processor has no FMA")
def test_kept_thefts_replay_without_fused_multiplication_in_the_c_library() -> None:
    found = elsewhere(GLIBC_TUNABLES=NO_FMA)
    assert found.libm != elsewhere(OPENBLAS_CORETYPE="Haswell").libm, "FMA was not switched off"
    assert found.replays == dict.fromkeys(THEFTS, True)


@pytest.mark.skipif(not numpy_loops(), reason="NumPy has no loops for this very processor")
def test_kept_thefts_replay_without_the_vector_loops_of_numpy() -> None:
    found = elsewhere(NPY_DISABLE_CPU_FEATURES=" ".join(numpy_loops()))
    assert found.numpy == ()
    assert found.replays == dict.fromkeys(THEFTS, True)


# --- what may be used of NumPy

SOURCE = Path(tablee.__file__).parent
NEST = SOURCE / "games" / "gulo" / "nest"
APART = {"checks.py", "machine.py", "poses.py"}
"""They time frames, name the machine, and pack poses for the eye; they move nothing."""
EXACT = {
    *("abs", "array", "ceil", "clip", "empty", "float32", "float64", "frombuffer", "full", "hypot"),
    *("isfinite", "linspace", "maximum", "rint", "sqrt", "tile", "zeros"),
}
"""What gives the same bits on every processor: one operation per number, rounded as IEEE 754 says.
`hypot` is no such operation, but NumPy asks the C library, which has a single version of it."""
LINEAR = {"dot", "einsum", "inner", "linalg", "matmul", "tensordot", "vdot"}
"""What calls BLAS or LAPACK, as a function or as a method of arrays."""
SUMS = {"cumsum", "mean", "prod", "std", "sum", "trace", "var"}
"""Methods of arrays that add in an order of their own."""
NAMES = {("numpy", "np"), ("numpy.typing", "npt")}
"""The only names under which NumPy is imported, so that this check recognizes its use."""

Use = tuple[int, str]
"""A line, and what it uses."""


def linear_algebra(source: str) -> list[Use]:
    """What a module uses of BLAS and LAPACK."""
    return [use for node in ast.walk(ast.parse(source)) for use in _linear(node)]


def inexact(source: str) -> list[Use]:
    """What a module uses whose last bit may depend on the processor."""
    return [
        use for node in ast.walk(ast.parse(source)) for use in (*_linear(node), *_inexact(node))
    ]


def _linear(node: ast.AST) -> Iterator[Use]:
    match node:
        case ast.BinOp(op=ast.MatMult()) | ast.AugAssign(op=ast.MatMult()):
            yield node.lineno, "@"
        case ast.Attribute(attr=name) if name in LINEAR:
            yield node.lineno, name
        case ast.ImportFrom(module="numpy.typing"):
            pass
        case ast.ImportFrom(module=str(module)) if _is_numeric(module):
            yield node.lineno, module
        case ast.Import(names=names):
            found = ((one.name, one.asname) for one in names if _is_numeric(one.name))
            yield from ((node.lineno, name) for name, short in found if (name, short) not in NAMES)


def _inexact(node: ast.AST) -> Iterator[Use]:
    match node:
        case ast.Attribute(value=ast.Name(id="np"), attr=name) if name not in EXACT | LINEAR:
            yield node.lineno, name
        case ast.Attribute(attr=name) if name in SUMS:
            yield node.lineno, name


def _is_numeric(module: str) -> bool:
    return module.split(".")[0] in {"numpy", "scipy"}


@pytest.mark.parametrize("name", sorted(path.name for path in NEST.glob("*.py")))
def test_nothing_that_moves_a_nest_depends_on_the_processor(name: str) -> None:
    if name not in APART:
        assert inexact((NEST / name).read_text(encoding="utf-8")) == []


def test_nothing_here_calls_linear_algebra() -> None:
    found = {
        path: linear_algebra(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")
    }
    assert {path.name: uses for path, uses in found.items() if uses} == {}


@pytest.mark.parametrize(
    ("line", "use"),
    [
        ("size = np.linalg.norm(force)", "linalg"),
        ("size = force.dot(force)", "dot"),
        ("size = np.dot(force, force)", "dot"),
        ("turned = turn @ way", "@"),
        ("turn @= other", "@"),
        ("size = np.einsum('i,i', way, way)", "einsum"),
        ("from numpy import dot", "numpy"),
        ("from numpy.linalg import norm", "numpy.linalg"),
        ("import numpy as other", "numpy"),
        ("import scipy.linalg", "scipy.linalg"),
    ],
)
def test_the_check_finds_linear_algebra(line: str, use: str) -> None:
    assert linear_algebra(f"import numpy as np\n{line}\n") == [(2, use)]
    assert inexact(f"import numpy as np\n{line}\n") == [(2, use)]


@pytest.mark.parametrize(
    ("line", "use"),
    [("far = (way * way).sum()", "sum"), ("turn = np.sin(angle)", "sin"), ("np.add(a, b)", "add")],
)
def test_the_check_finds_other_sums_and_functions(line: str, use: str) -> None:
    assert inexact(f"import numpy as np\n{line}\n") == [(2, use)]
