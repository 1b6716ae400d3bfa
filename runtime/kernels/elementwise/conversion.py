"""Conversions of elements from dtype to dtype as loops of the driver, where they give the bits that NumPy's cast gives.

:mod:`.mixed` has them called for operands of an elementwise operator; :class:`Mixtures` remembers which.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.tensor import Tensor, dtypes
from runtime.tensor.casting import Array
from runtime.tensor.dtypes import dtype

OFTEN = 32  # calls after which the conversions of a mixture are compiled
MOST = 64  # mixtures of an operator
# float16 keeps signalling NaNs in NumPy, not in a processor; from float64 it is rounded twice here.
_SOURCES = frozenset(dtypes.dtype.by_code) - {dtypes.float16, dtypes.complex64, dtypes.complex128}
_TARGETS = frozenset(dtypes.dtype.by_code) - {dtypes.float16, dtypes.bool_}


def convert(T: Any, value: Any) -> Any:  # noqa: ARG001, N803 - as kernels have it
    """An element: value"""
    return value


@functools.cache
def conversion(source: dtype, target: dtype) -> tuple[Array, Any] | None:
    """The :data:`Loop` from one dtype to another, and what keeps it alive; None where NumPy's cast is another one.

    A cast to a lower category is: of floats beyond an integer's range.
    """
    if source is target or source not in _SOURCES or target not in _TARGETS or source.category > target.category:
        return None
    from numba import types

    from runtime.compile import memory
    from runtime.compile.compiling import compile_loop
    from runtime.kernels.elementwise.driver import Loop, loop_fields
    from runtime.kernels.elementwise.loop import pointwise_loop

    function, text = pointwise_loop(convert, 1, exact=True)
    elements, word = (memory.ELEMENT[source], memory.ELEMENT[target]), types.int64
    loop = compile_loop(
        function, text, types.void(memory.Operands(elements, elements[1]), word, word, word, word),
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
    if uses == OFTEN and (found := conversion(source, target)) is not None:
        CASTS[len(KINDS) * KINDS.index(source) + KINDS.index(target)] = found[0].ctypes.data


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
        if any(type(one) not in (bool, int, float) for one in scalars):
            return None
        keys = [2 * id(one.dtype) + (one._array.ndim != 0) for one in tensors] + [id(type(one)) for one in scalars]
        key = (id(dtypes.get_default_dtype()), *keys)
        uses = self.uses.get(key, 0)
        if uses > OFTEN or (uses == 0 and len(self.uses) >= MOST):
            return None
        self.uses[key] = uses + 1
        if uses != OFTEN:
            return None
        from runtime.kernels.elementwise.mixed import MOST_KEYS, Mixture

        pairs = [(one.dtype, kind) for one, kind in zip(tensors, kinds, strict=True)]
        found = [None if source is kind else conversion(source, kind) for source, kind in pairs]
        fits = all(loop is not None or source is kind for loop, (source, kind) in zip(found, pairs, strict=True))
        if not fits or len(keys) > MOST_KEYS:
            return None
        conversions = [0 if one is None else one[0].ctypes.data for one in found]
        self.known.append(Mixture.pack(loop=loop.ctypes.data, default=key[0], keys=keys, conversions=conversions))
        self.words = np.concatenate([*self.known, np.zeros(1, np.int64)])
        self.published.append(self.words)
        return int(self.words.ctypes.data)
