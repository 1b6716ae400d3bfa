"""The limits of dtypes: ``finfo`` of floating and complex ones, ``iinfo`` of integers."""

from __future__ import annotations

import numpy as np

from runtime.errors import ArgumentError
from runtime.tensor import dtypes
from runtime.tensor.dtypes import dtype

# Of bfloat16, which NumPy lacks: 8 bits of exponent as float32, 8 digits.
_BFLOAT16 = {"eps": 2.0**-7, "resolution": 0.01, "smallest_normal": 2.0**-126}


class finfo:  # noqa: N801 - PyTorch's name
    """The limits of a floating dtype, or of the parts of a complex one; the default dtype when left out."""

    __slots__ = ("bits", "dtype", "eps", "max", "min", "resolution", "smallest_normal", "tiny")

    def __init__(self, type: dtype | None = None) -> None:  # noqa: A002 - PyTorch's name
        kind = dtypes.get_default_dtype() if type is None else type
        if not isinstance(kind, dtype) and getattr(kind, "limits", ()):  # of 8 bits, which no tensor has
            self.bits, self.dtype, self.resolution = 8, kind.name, 1.0
            self.max, self.eps, self.smallest_normal = kind.limits
            self.min, self.tiny = -self.max, self.smallest_normal
            return
        if not isinstance(kind, dtype) or kind.category < dtypes.FLOATING:
            msg = f"finfo(): expected a floating or complex dtype, got {kind!r}; iinfo knows integers"
            raise ArgumentError(msg)
        kind = kind.to_real()
        self.bits = 8 * kind.itemsize
        self.dtype = kind.name
        self.min, self.max = dtypes.finfo_limits(kind)
        if kind is dtypes.bfloat16:
            self.eps, self.resolution, self.smallest_normal = _BFLOAT16.values()
        else:
            info = np.finfo(kind.numpy)
            self.eps, self.resolution = float(info.eps), float(info.resolution)
            self.smallest_normal = float(info.smallest_normal)
        self.tiny = self.smallest_normal

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name):g}" for name in ("resolution", "min", "max", "eps", "tiny"))
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
