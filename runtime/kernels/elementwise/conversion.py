"""Conversions of elements from dtype to dtype as loops of the driver, where they give the bits that NumPy's cast gives.

:mod:`.loops.mixed` has them called for operands of an elementwise operator; :class:`Mixtures` remembers which.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.lasting import lasting
from runtime.tensor import Tensor, dtypes
from runtime.tensor.casting import Array
from runtime.tensor.dtypes import dtype

OFTEN = 32  # calls after which the conversions of a mixture are compiled
MOST = 64  # mixtures of an operator
_WIDE = frozenset({dtypes.int32, dtypes.int64})  # what floats are cast to as a processor does it


def convert(T: Any, value: Any) -> Any:  # noqa: ARG001, N803 - as kernels have it
    """An element: value"""
    return value


def widened(T: Any, value: Any) -> Any:  # noqa: ARG001, N803
    """The bits of a float32 from those of a float16, also of signalling NaNs, which processors make quiet: value"""
    exponent, digits = (value >> 10) & 0x1F, value & 0x3FF
    if exponent == 0x1F:
        exponent = 0xFF
    elif exponent != 0:
        exponent += 112
    elif digits != 0:  # less than the least of usual precision: a float32 has exponents left for it
        exponent = 113
        while digits < 0x400:
            digits, exponent = digits << 1, exponent - 1
        digits &= 0x3FF
    return (value & 0x8000) << 16 | exponent << 23 | digits << 13


def narrowed(T: Any, value: Any) -> Any:  # noqa: ARG001, N803
    """The bits of a float16 from those of a float32, rounded to nearest even; a NaN keeps what fits: value"""
    sign, rest = (value >> 16) & 0x8000, value & 0x7FFFFFFF
    if rest > 0x7F800000:
        return sign | max(0x7C00 | (rest & 0x7FFFFF) >> 13, 0x7C01)
    shift, digits, exponent = 13, rest, 0
    if rest >= 0x47800000:  # 2^16, and infinity
        return sign | 0x7C00
    if rest >= 0x38800000:  # 2^-14, the least number of usual precision
        digits = rest - 0x38000000
    else:
        exponent = rest >> 23
        shift = min(126 - exponent, 40)
        digits = (rest & 0x7FFFFF) | 0x800000
    half, odd = (1 << shift) >> 1, (digits >> shift) & 1
    return sign | (digits + half - 1 + odd) >> shift


# Conversions whose bits are computed as whole numbers, and what these are.
_BY_BITS: dict[tuple[dtype, dtype], tuple[Any, dtype, dtype]] = {
    (dtypes.float16, dtypes.float32): (widened, dtypes.int16, dtypes.int32),
    (dtypes.float32, dtypes.float16): (narrowed, dtypes.int32, dtypes.int16),
}


def _is_a_cast(source: dtype, target: dtype) -> bool:
    """Whether to load, convert and store an element is what NumPy's cast does."""
    if source is target or dtypes.float16 in (source, target) or source.is_complex:
        return False
    if target is dtypes.bool_ or source.category <= target.category:
        return target is not dtypes.bool_ or source is not dtypes.bfloat16
    return source.category == dtypes.FLOATING and target in _WIDE


@lasting
def conversion(source: dtype, target: dtype) -> tuple[Array, Any] | None:
    """The :data:`Loop` from one dtype to another, and what keeps it alive; None where NumPy's cast is another one."""
    by_bits = _BY_BITS.get((source, target))
    if by_bits is None and not _is_a_cast(source, target):
        return None
    from runtime.compile import kinds as types
    from runtime.compile.compiling import compile_loop
    from runtime.kernels.elementwise.loops.driver import Loop, loop_fields
    from runtime.kernels.elementwise.sources import pointwise_loop

    body, read, written = by_bits or (convert, source, target)
    elements, word = (read, written), types.int64
    loop = compile_loop(
        pointwise_loop(body, 1, exact=True), types.void(types.Operands(elements, written), word, word, word, word),
        operator="to", kind=f"{source.name} and {target.name}",
    )  # fmt: skip
    address: Any = loop.address
    return Loop.pack(**loop_fields(address, [source, target], range(1, 2), target)), loop


KINDS = dtypes.dtype.by_code
CASTS: Array = np.zeros(len(KINDS) ** 2, np.int64)  # the addresses of the loops from dtype to dtype that came often
_casts: dict[tuple[dtype, dtype], int] = {}


def note_cast(source: dtype, target: dtype) -> None:
    """Count a cast of a small tensor; builtins do by themselves what came often."""
    uses = _casts[source, target] = _casts.get((source, target), 0) + 1
    if uses == OFTEN and (loop := conversion(source, target)) is not None:
        CASTS[len(KINDS) * KINDS.index(source) + KINDS.index(target)] = loop[0].ctypes.data


class Mixtures:
    """The mixtures of operands and numbers that came often, for the builtins of an operator."""

    def __init__(self) -> None:
        self.uses: dict[tuple[int, ...], int] = {}
        self.known: list[Array] = []
        self.words: Array = np.zeros(1, np.int64)
        self.published: list[Array] = [self.words]

    def note(
        self, tensors: Sequence[Tensor], scalars: Sequence[complex], kinds: Sequence[dtype], loop: Array
    ) -> int | None:
        """Count a call that `loop` computed with operands of the dtypes `kinds`; where to read them if there are more.

        Where they were before they stay, for a call may be reading them.
        """
        if any(type(scalar) not in (bool, int, float) for scalar in scalars):
            return None
        keys = [2 * id(tensor.dtype) + (tensor._array.ndim != 0) for tensor in tensors] + [
            id(type(scalar)) for scalar in scalars
        ]
        key = (id(dtypes.get_default_dtype()), *keys)
        uses = self.uses.get(key, 0)
        if uses > OFTEN or (uses == 0 and len(self.uses) >= MOST):
            return None
        self.uses[key] = uses + 1
        if uses != OFTEN:
            return None
        from runtime.kernels.elementwise.loops.mixed import MOST_KEYS, Mixture

        pairs = [(tensor.dtype, kind) for tensor, kind in zip(tensors, kinds, strict=True)]
        loops = [None if source is kind else conversion(source, kind) for source, kind in pairs]
        fits = all(loop is not None or source is kind for loop, (source, kind) in zip(loops, pairs, strict=True))
        if not fits or len(keys) > MOST_KEYS:
            return None
        conversions = [0 if item is None else item[0].ctypes.data for item in loops]
        self.known.append(Mixture.pack(loop=loop.ctypes.data, default=key[0], keys=keys, conversions=conversions))
        self.words = np.concatenate([*self.known, np.zeros(1, np.int64)])
        self.published.append(self.words)
        return int(self.words.ctypes.data)
