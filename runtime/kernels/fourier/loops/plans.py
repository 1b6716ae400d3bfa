"""How transforms of few elements are computed: plans, which depend on the length, and descriptions, on the arrays."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from runtime.compile import kinds as types
from runtime.compile.compiling import Source, compile_driver, compile_loop, entry_point
from runtime.compile.launching import run_job
from runtime.kernels.elementwise.loops.driver import DONE, LARGE
from runtime.lasting import keep
from runtime.native import layout
from runtime.native.arrays import row_of_arrays
from runtime.native.layout import WORD, Inside, Structure
from runtime.native.structures import Ref, Row, invoke, stack
from runtime.tensor import dtypes
from runtime.tensor.casting import Array

MOST = 2048  # elements of a transform: two pairs of planes for it lie on the stack
ROOM = MOST + 64  # elements of a plane; one side of a transform of real numbers has one more than half of them
LANES = 16  # transforms at a time
FEW = 8  # transforms of numbers that lie side by side, below which they are computed one by one
LARGE_WORK = 1 << 15  # elements from which another thread is worth its start
RADICES = (4, 2, 3, 5, 7, 11, 13)
RARE = 8  # radices from here on have a pass that is compiled by itself, and multiplies by roots where all are 1 as well
KINDS = (dtypes.float32, dtypes.float64)
# A length: how often its transform passes over the numbers, the radix of each pass, where the roots of unity lie by
# which passes multiply, those of all the length up to half of the circle, real parts before imaginary ones, and the
# address of the function for passes of rare radices, 0 where there are none.
Plan = Structure(
    "Plan", {"size": WORD, "passes": WORD, "radices": Inside(WORD, 12), "roots": WORD, "circle": WORD, "rare": WORD}
)  # fmt: skip
# A pass of a rare radix: addresses of the planes that are read and written and of the roots, `size` groups of `side`.
RarePass = Structure("RarePass", {"operands": Inside(WORD, 5), "radix": WORD, "size": WORD, "side": WORD})
# What a transform makes of what: complex numbers of complex ones, one side of a transform of real numbers, its inverse.
COMPLEX, FROM_REAL, TO_REAL = range(3)
# Transforms along one dimension: addresses of the operands; the plan of the passes; the roots of all the length, for
# real numbers of an even one, else 0; how many elements a transform spans, and how many there are along the dimension
# in the result; rows of transforms, how many lie in a row, how many of these are computed at a time; distances in bytes
# between rows, transforms and elements.
Transform = Structure(
    "Transform",
    {
        "source": WORD, "out": WORD, "plan": WORD, "circle": WORD, "mode": WORD, "backward": WORD,
        "normalization": WORD, "size": WORD, "kept": WORD,
        "rows": WORD, "lines": WORD, "lanes": WORD,
        "in_row": WORD, "in_line": WORD, "in_step": WORD, "out_row": WORD, "out_line": WORD, "out_step": WORD,
    },
)  # fmt: skip
JOBS = np.zeros(len(KINDS), np.int64)  # the addresses of the compiled functions for KINDS, once there are any
PLANS = np.zeros((len(KINDS), MOST + 1), np.int64)  # the addresses of plans by length, for KINDS
_i = types.int64
_array, _arrays, _transform, _words = Ref(layout.Array), Row(layout.Array), Ref(Transform), Row(WORD)


def radices_of(size: int) -> tuple[int, ...] | None:
    """The radices of the passes of a transform; none if there are others than RADICES, or too many elements."""
    if not 0 < size <= MOST:
        return None
    radices = []
    for radix in RADICES:
        while size % radix == 0:
            radices.append(radix)
            size //= radix
    return tuple(radices) if size == 1 else None


def circle(size: int) -> Array:
    """The numbers ``exp(-2 pi i k / size)``: of small angles, in extended precision where there is one."""
    eighths, rest = np.divmod(8 * np.arange(size), size)
    odd = eighths % 2 == 1
    angles = np.where(odd, size - rest, rest) * (np.arctan2(np.longdouble(0), -1) / (4 * size))
    sine, cosine = np.sin(angles), np.cos(angles)
    quadrant = np.where(odd, sine, cosine) + 1j * np.where(odd, cosine, sine).astype(np.float64)
    turned: Array = (quadrant.astype(np.complex128) * np.array([1, 1j, -1, -1j])[eighths // 2]).conj()
    return turned


@functools.cache
def plan_of(size: int, kind: Any) -> bool:
    """Whether a transform of that many elements of a NumPy dtype has a plan; it stands in PLANS then."""
    radices = radices_of(size)
    if radices is None:
        return False
    whole, parts, length = circle(size), [np.zeros(0)], size
    for radix in radices:
        length //= radix
        for number in range(1, radix) if length > 1 or radix >= RARE else ():
            powers = whole[number * np.arange(length) * (size // (radix * length)) % size]
            parts += [powers.real, powers.imag]
    roots = np.concatenate(parts).astype(kind)
    half = np.concatenate((whole.real[: size // 2 + 1], whole.imag[: size // 2 + 1])).astype(kind)
    plan = Plan.pack(
        size=size, passes=len(radices), radices=radices, roots=roots.ctypes.data, circle=half.ctypes.data,
        rare=_rare(kind).address if max(radices, default=0) >= RARE else 0,
    )  # fmt: skip
    keep(roots, half, plan)
    PLANS[kind.itemsize // 8, size] = plan.ctypes.data
    return True


def can_transform(size: int, kind: Any, *, real: bool) -> bool:
    """Whether the loop transforms that many elements; then what it reads is there."""
    if not plan_of(size, kind) or (real and size % 2 == 0 and not plan_of(size // 2, kind)):
        return False
    _job(kind)
    return True


def _compiled(name: str, kind: Any, operands: int, job: Any) -> Any:
    """A function for the NumPy dtype of real numbers."""
    element = getattr(dtypes, kind.name)
    signature = types.void(types.Operands((element,) * operands, element), job, _i, _i, _i)
    source = Source.within("runtime.kernels.fourier.loops.passes", name)
    return compile_loop(source, signature, operator="fft", kind=kind.name)


@functools.cache
def _rare(kind: Any) -> Any:
    """The compiled function for passes of rare radices."""
    return _compiled("rare_pass", kind, 5, Ref(RarePass))


@functools.cache
def _job(kind: Any) -> Any:
    """The compiled function for all else."""
    loop = _compiled("transform_part", kind, 2, _transform)
    address: Any = loop.address
    JOBS[kind.itemsize // 8] = address
    return loop


@compile_driver(_i(_transform, _array, _array, _i, _i, _i, _i, _i, _words, _i))
def describe(job, source, out, dim, mode, backward, normalization, size, plans, width):
    """Fill a transform along a dimension from contiguous arrays, whose real numbers have `width` bytes.

    It spans `size` elements; `plans` has the plans by length. The number of elements of all transforms.
    """
    inner = outer = 1
    for d in range(dim + 1, out.ndim):
        inner *= out.shape[d]
    for d in range(dim):
        outer *= out.shape[d]
    job.source, job.out, job.mode, job.backward = source.data, out.data, mode, backward
    job.normalization, job.size, job.kept = normalization, size, out.shape[dim]
    passed, job.circle = size, 0
    if mode != COMPLEX and size % 2 == 0:
        passed, job.circle = size // 2, Plan(plans[size]).circle
    job.plan = plans[passed]
    read, written = 2 * width, 2 * width
    if mode == FROM_REAL:
        read = width
    if mode == TO_REAL:
        written = width
    job.in_step, job.out_step = read * inner, written * inner
    if inner == 1:
        job.rows, job.lines = 1, outer
        job.in_line, job.out_line = read * source.shape[dim], written * job.kept
        job.in_row = job.out_row = 0
    else:
        job.rows, job.lines, job.in_line, job.out_line = outer, inner, read, written
        job.in_row, job.out_row = job.in_step * source.shape[dim], job.out_step * job.kept
    needed = max(passed, size // 2 + 1 if mode == TO_REAL else job.kept)
    job.lanes = max(1, min(LANES, ROOM // needed, job.lines))
    if inner == 1 and job.lanes < FEW:
        job.lanes = 1
    return outer * inner * size


@compile_driver(_i(_i, _arrays, _i, _i, _i, _i, _i, _i, _i), nogil=True)
def transform_small(function, arrays, dim, mode, backward, normalization, size, plans, width):
    """Transforms by the function at an address. LARGE if they are left to the caller."""
    job = stack(Transform)
    if describe(job, arrays[0], arrays[1], dim, mode, backward, normalization, size, plans, width) >= LARGE_WORK:
        return LARGE
    invoke(function, job, job, 0, 1, 0)
    return DONE


@compile_driver(_i(_i, _arrays, _i, _i, _i, _i, _i, _i, _i))
def describe_large(job, arrays, dim, mode, backward, normalization, size, plans, width):
    """Fill a transform for all threads."""
    return describe(job, arrays[0], arrays[1], dim, mode, backward, normalization, size, plans, width)


_small, _large = entry_point(transform_small), entry_point(describe_large)


def transform(source: Array, out: Array, dim: int, mode: int, backward: bool, normalization: int, size: int) -> None:
    """Transform contiguous arrays along one dimension; they may be the same one. No size is 0."""
    width = source.itemsize // (1 if mode == FROM_REAL else 2)
    position = width // 8
    job, plans, arrays = int(JOBS[position]), PLANS[position].ctypes.data, row_of_arrays((source, out))
    what = dim, mode, int(backward), normalization, size, plans, width
    if _small(job, arrays.address, *what) == LARGE:
        described = np.empty(Transform.words, np.int64)
        _large(described.ctypes.data, arrays.address, *what)
        run_job(job, described.ctypes.data, large=True)
