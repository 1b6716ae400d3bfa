"""The limits of dtypes: ``finfo`` of floating and complex ones, ``iinfo`` of integers."""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.errors import ArgumentError
from runtime.tensor import dtypes
from runtime.tensor.dtypes import dtype

# Of bfloat16, which NumPy lacks: 8 bits of exponent as float32, 8 digits.
_BFLOAT16 = (2.0**-7, 0.01, 2.0**-126)


def _precision(kind: dtype) -> tuple[float, float, float]:
    """The step behind 1, that of decimals, and the smallest number of full precision."""
    if kind is dtypes.bfloat16:
        return _BFLOAT16
    info = np.finfo(kind.numpy)
    return float(info.eps), float(info.resolution), float(info.smallest_normal)


class finfo:  # noqa: N801 - PyTorch's name
    """The limits of a floating dtype, or of the parts of a complex one; the default dtype when left out."""

    __slots__ = ("bits", "dtype", "eps", "max", "min", "resolution", "smallest_normal", "tiny")

    def __init__(self, type: dtype | None = None) -> None:  # noqa: A002 - PyTorch's name
        kind: Any = dtypes.get_default_dtype() if type is None else type
        limits: tuple[float, ...] = getattr(kind, "limits", ())
        if not limits and not (isinstance(kind, dtype) and (kind.is_floating_point or kind.is_complex)):
            msg = f"finfo(): expected a floating or complex dtype, got {kind!r}; iinfo knows integers"
            raise ArgumentError(msg)
        if limits:  # of 8 bits, which no tensor has
            high, eps, smallest = limits
            low, resolution, bits = -high, 1.0, 8
        else:
            kind = kind.to_real()
            bits = 8 * kind.itemsize
            low, high = dtypes.finfo_limits(kind)
            eps, resolution, smallest = _precision(kind)
        self.bits: int = bits
        self.dtype: str = kind.name
        self.min, self.max = low, high
        self.eps, self.resolution, self.smallest_normal = eps, resolution, smallest
        self.tiny = self.smallest_normal

    def __repr__(self) -> str:
        names = ("resolution", "min", "max", "eps", "smallest_normal", "tiny")
        shown = ", ".join(f"{name}={getattr(self, name):g}" for name in names)
        return f"finfo({shown}, dtype={self.dtype})"


class iinfo:  # noqa: N801 - PyTorch's name
    """The limits of an integral dtype."""

    __slots__ = ("bits", "dtype", "max", "min")

    def __init__(self, type: dtype) -> None:  # noqa: A002 - PyTorch's name
        if not isinstance(type, dtype) or type.category != dtypes.INTEGRAL:
            msg = f"iinfo(): expected an integral dtype, got {type!r}; finfo knows floating ones"
            raise ArgumentError(msg)
        self.bits = 8 * type.itemsize
        self.dtype = type.name
        low, high = dtypes.finfo_limits(type)
        self.min, self.max = int(low), int(high)

    def __repr__(self) -> str:
        return f"iinfo(min={self.min}, max={self.max}, dtype={self.dtype})"


def _abbreviation(kind: dtype) -> str:
    """A dtype in two to four characters, such as ``f32``: the first letter and the bits of an element."""
    letter = {"bool": "b", "bfloat16": "bf"}.get(kind.name, kind.name[0])
    return f"{letter}{8 * kind.itemsize}"


dtype_abbrs = {kind: _abbreviation(kind) for kind in dtype.by_code}
