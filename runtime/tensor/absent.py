"""Dtypes that PyTorch has besides: no tensor has them, and programs compare with them and ask what they are."""

from __future__ import annotations

from typing import Any

from runtime.errors import UnsupportedError
from runtime.tensor.dtypes import dtype

__all__ = [
    "bits1x8", "bits2x4", "bits4x2", "bits8", "bits16", "chalf", "complex32", "float4_e2m1fn_x2", "float8_e4m3fn",
    "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu", "qint8", "qint32", "quint2x4", "quint4x2",
    "quint8",
]  # fmt: skip


class AbsentDtype(dtype):
    """A dtype that no tensor has. What a kernel would ask of it is NotImplementedError."""

    __slots__ = ("limits",)

    def __init__(self, name: str, itemsize: int, limits: tuple[float, ...] = ()) -> None:
        self.name = name
        self.itemsize = itemsize
        self.is_complex = name.startswith("complex")
        self.is_floating_point = name.startswith("float")
        self.limits = limits  # what finfo knows: max, eps, the smallest normal number

    @property
    def is_signed(self) -> bool:
        """True unless it has no sign: unsigned integers, powers of two, and bits without a meaning."""
        return not self.name.startswith(("quint", "bits", "float8_e8m0"))

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        msg = f"{self.name} is a name to compare with, which no tensor has"
        raise UnsupportedError(msg)

    def __reduce__(self) -> tuple[Any, ...]:
        return _by_name, (self.name,)


def _by_name(name: str) -> AbsentDtype:
    dtype_of_name: AbsentDtype = globals()[name]
    return dtype_of_name


# P. Micikevicius and others, FP8 formats for deep learning, 2022, table 1; those with `uz` have no negative zero and no
# infinity (B. Noune and others, 8-bit numerical formats for deep neural networks, 2022).
float8_e4m3fn = AbsentDtype("float8_e4m3fn", 1, (448.0, 2.0**-3, 2.0**-6))
float8_e5m2 = AbsentDtype("float8_e5m2", 1, (57344.0, 2.0**-2, 2.0**-14))
float8_e4m3fnuz = AbsentDtype("float8_e4m3fnuz", 1, (240.0, 2.0**-3, 2.0**-7))
float8_e5m2fnuz = AbsentDtype("float8_e5m2fnuz", 1, (57344.0, 2.0**-2, 2.0**-15))
float8_e8m0fnu, float4_e2m1fn_x2 = AbsentDtype("float8_e8m0fnu", 1), AbsentDtype("float4_e2m1fn_x2", 1)
# Neither NumPy's memory nor Numba's loops know complex numbers with parts of 16 bits.
chalf = complex32 = AbsentDtype("complex32", 4)
qint8, quint8, qint32 = AbsentDtype("qint8", 1), AbsentDtype("quint8", 1), AbsentDtype("qint32", 4)
quint2x4, quint4x2 = AbsentDtype("quint2x4", 1), AbsentDtype("quint4x2", 1)
bits1x8, bits2x4, bits4x2 = AbsentDtype("bits1x8", 1), AbsentDtype("bits2x4", 1), AbsentDtype("bits4x2", 1)
bits8, bits16 = AbsentDtype("bits8", 1), AbsentDtype("bits16", 2)
