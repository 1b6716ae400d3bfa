"""Sources of the loops of reductions and scans. The loops themselves are created when they have to be compiled."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from runtime.compile import kinds
from runtime.compile.compiling import Source
from runtime.compile.storing import texts_of
from runtime.kernels.reduction.kernel import ReduceKernel, ScanKernel
from runtime.kernels.reduction.loops.frame import Frame
from runtime.native.structures import Ref

_LOOPS = Path(__file__).parent / "loops"


def loop_type(operands: kinds.Operands) -> kinds.Signature:
    """The signature of a loop: ``loop(operands, frame, rows, columns, slots)``."""
    return kinds.void(operands, Ref(Frame), kinds.int64, kinds.int64, kinds.int64)


@functools.cache
def reduction_loop(kernel: ReduceKernel) -> Source:
    """The loop of a reduction.

    Its name is its content, for Numba names symbols after it: two bodies of one name must never meet. And ``sum()`` is
    compiled once for ``sum(dim)`` as well.
    """
    text = _digest_of(kernel.functions, kernel.facts, texts_of(str(_LOOPS / "reduction.py")))
    name = f"reduction_kernel_{text[:16]}"

    def make() -> Callable[..., None]:
        from runtime.kernels.reduction.loops.reduction import make_loop

        return make_loop(kernel, name)

    return Source(name, text, make)


@functools.cache
def scan_loop(kernel: ScanKernel) -> Source:
    """The loop of a scan; its name is its content."""
    (pass_,) = kernel.passes
    text = _digest_of([pass_.start, pass_.step, kernel.each], kernel.facts, texts_of(str(_LOOPS / "scan.py")))
    name = f"scan_kernel_{text[:16]}"

    def make() -> Callable[..., None]:
        from runtime.kernels.reduction.loops.scan import make_loop

        return make_loop(kernel, name)

    return Source(name, text, make)


def _digest_of(functions: Iterable[Callable[..., Any]], *facts: object) -> str:
    """What a loop is made from: the code of its functions and facts about it."""
    codes = [code.__code__ for code in functions]
    parts = [(code.co_code, code.co_consts, code.co_names, code.co_varnames) for code in codes]
    return hashlib.sha256(repr((parts, facts)).encode()).hexdigest()
