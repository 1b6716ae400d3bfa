"""Names of dtypes that PyTorch has besides: no tensor has them, and programs compare with them."""

from __future__ import annotations

from typing import Any, NoReturn

from runtime.errors import UnsupportedError
from runtime.tensor.naming import shown

__all__ = [
    "chalf",
    "complex32",
    "float4_e2m1fn_x2",
    "float8_e4m3fn",
    "float8_e5m2",
    "float8_e8m0fnu",
    "qint8",
    "qint32",
    "quint8",
]  # fmt: skip

class _Absent:
    """The name of a dtype that there is none of."""

    __slots__ = ("limits", "name")

    def __init__(self, name: str, limits: tuple[float, ...] = ()) -> None:
        self.name = name
        self.limits = limits  # what finfo knows: max, eps, the smallest normal number

    def __repr__(self) -> str:
        return shown(self.name)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        self._reject()

    def _reject(self) -> NoReturn:
        msg = f"{self.name} is a name to compare with, which no tensor has"
        raise UnsupportedError(msg)


# P. Micikevicius and others, FP8 formats for deep learning, 2022, table 1.
float8_e4m3fn = _Absent("float8_e4m3fn", (448.0, 2.0**-3, 2.0**-6))
float8_e5m2 = _Absent("float8_e5m2", (57344.0, 2.0**-2, 2.0**-14))
float8_e8m0fnu, float4_e2m1fn_x2 = _Absent("float8_e8m0fnu"), _Absent("float4_e2m1fn_x2")
# Neither NumPy's memory nor Numba's loops know complex numbers with parts of 16 bits.
chalf = complex32 = _Absent("complex32")
qint8, quint8, qint32 = _Absent("qint8"), _Absent("quint8"), _Absent("qint32")
