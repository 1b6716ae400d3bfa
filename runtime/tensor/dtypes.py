"""Element types, and PyTorch's rules for the dtype of a result.

Each dtype is a singleton. ``numpy`` is how an element lies in memory (bfloat16 as 16-bit integers), ``category`` ranks
bool < integral < floating < complex, and ``absorbs`` is the set of Python number types that do not change the dtype of
a tensor they meet, which lets a call decide "no promotion needed" with one look-up.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from runtime.errors import ArgumentError, ComputeError
from runtime.tensor.naming import shown

BOOL, INTEGRAL, FLOATING, COMPLEX = range(4)
CATEGORY_OF_NUMBER: dict[type, int] = {bool: BOOL, int: INTEGRAL, float: FLOATING, complex: COMPLEX}


_COUNT = 15  # of the dtypes below


class dtype:  # noqa: N801 - PyTorch's name
    """An element type, such as ``float32``."""

    __slots__ = (
        "absorbs", "category", "code", "compute", "is_complex", "is_floating_point", "itemsize", "mixes", "name",
        "numpy",
    )  # fmt: skip
    name: str
    compute: dtype

    by_code: tuple[dtype, ...] = ()

    def __init__(self, name: str, numpy: str, category: int, *, mixes: bool = True) -> None:
        if len(dtype.by_code) == _COUNT:
            msg = "dtype(): there are these dtypes and no others: " + ", ".join(item.name for item in dtype.by_code)
            raise ArgumentError(msg)
        self.name = name
        self.numpy: np.dtype[Any] = np.dtype(numpy)
        self.category = category
        self.mixes = mixes  # with other dtypes of its category
        self.code = len(dtype.by_code)
        self.itemsize = self.numpy.itemsize
        self.absorbs = frozenset(kind for kind, rank in CATEGORY_OF_NUMBER.items() if rank <= category)
        self.is_floating_point = category == FLOATING  # float16, bfloat16, float32 and float64
        self.is_complex = category == COMPLEX
        self.compute = self
        dtype.by_code += (self,)

    @property
    def is_signed(self) -> bool:
        """True unless the dtype is bool or one of unsigned integers."""
        return self.category > INTEGRAL or self.numpy.kind == "i"

    def to_real(self) -> dtype:
        """The dtype of the real part: float32 for complex64; a real dtype is its own."""
        return {"complex64": float32, "complex128": float64}.get(self.name, self)

    def to_complex(self) -> dtype:
        """The complex dtype whose parts hold this one: complex64 for float32."""
        return {"float64": complex128, "complex128": complex128}.get(self.name, complex64)

    def __repr__(self) -> str:
        return shown(self.name)

    def __reduce__(self) -> tuple[Any, ...]:
        return _by_name, (self.name,)


def _by_name(name: str) -> dtype:
    return BY_NAME[name]


bool_ = dtype("bool", "?", BOOL)
uint8 = dtype("uint8", "u1", INTEGRAL)
int8 = dtype("int8", "i1", INTEGRAL)
int16 = dtype("int16", "i2", INTEGRAL)
int32 = dtype("int32", "i4", INTEGRAL)
int64 = dtype("int64", "i8", INTEGRAL)
float16 = dtype("float16", "f2", FLOATING)
bfloat16 = dtype("bfloat16", "u2", FLOATING)
float32 = dtype("float32", "f4", FLOATING)
float64 = dtype("float64", "f8", FLOATING)
complex64 = dtype("complex64", "c8", COMPLEX)
complex128 = dtype("complex128", "c16", COMPLEX)
uint16 = dtype("uint16", "u2", INTEGRAL, mixes=False)
uint32 = dtype("uint32", "u4", INTEGRAL, mixes=False)
uint64 = dtype("uint64", "u8", INTEGRAL, mixes=False)
# Numba has no 16-bit float arithmetic on a CPU: kernels widen on load, compute in float32 and round once on store.
float16.compute = bfloat16.compute = float32

BY_NAME: dict[str, dtype] = {item.name: item for item in dtype.by_code}
BY_NAME |= {
    "half": float16, "float": float32, "double": float64, "short": int16, "int": int32, "long": int64,
    "cfloat": complex64, "cdouble": complex128,
}  # fmt: skip
# Which of our dtypes a NumPy array arrives as. Arrays of uint16 are that, and not bfloat16.
FROM_NUMPY: dict[np.dtype[Any], dtype] = {item.numpy: item for item in dtype.by_code if item is not bfloat16}
# What the types of Python's numbers mean where a dtype is expected.
OF_PYTHON: dict[Any, dtype] = {float: float64, int: int64, bool: bool_, complex: complex128}

_default = float32
default_word = np.array([id(_default)], np.int64)  # where native code reads which dtype it is


def get_default_dtype() -> dtype:
    """The floating dtype given to Python floats and to integers where an operator needs a floating result."""
    return _default


def set_default_dtype(value: dtype) -> None:
    """Change what :func:`get_default_dtype` returns; `value` must be a floating dtype."""
    global _default  # noqa: PLW0603 - PyTorch's process-wide setting
    if not isinstance(value, dtype) or not value.is_floating_point:
        msg = f"set_default_dtype(): only floating dtypes can be the default, got {value!r}"
        raise ArgumentError(msg)
    _default = value
    default_word[0] = id(value)


@functools.cache
def finfo_limits(kind: dtype) -> tuple[float, float]:
    """The lowest and the highest finite value of `kind` (a floating or integral dtype)."""
    if kind is bfloat16:
        return -3.3895313892515355e38, 3.3895313892515355e38
    if kind.category == FLOATING:
        info = np.finfo(kind.numpy)
        return float(info.min), float(info.max)
    if kind.category == BOOL:
        return 0, 1
    limits = np.iinfo(kind.numpy)
    return int(limits.min), int(limits.max)


def finfo_eps(kind: dtype) -> float:
    """The distance from 1 to the next number of `kind`, a floating dtype."""
    return 2.0**-7 if kind is bfloat16 else float(np.finfo(kind.numpy).eps)


def _promote(a: dtype, b: dtype) -> dtype | None:
    """The smallest dtype that holds both, PyTorch's table: the higher category wins, uint8 with a signed int widens.

    The other unsigned integers have none with integers that are not of the same dtype.
    """
    if a is b:
        return a
    if a.category != b.category:
        low, high = sorted((a, b), key=lambda item: item.category)
        if high is complex64 and low is float64:
            return complex128
        return high
    if not (a.mixes and b.mixes):
        return None
    if uint8 in (a, b):
        other = b if a is uint8 else a
        return int16 if other is int8 else other
    if a.category == FLOATING and {a.name, b.name} == {"float16", "bfloat16"}:
        return float32
    return a if a.itemsize > b.itemsize else b


PROMOTED: tuple[tuple[dtype | None, ...], ...] = tuple(
    tuple(_promote(a, b) for b in dtype.by_code) for a in dtype.by_code
)


def promote_types(type1: dtype, type2: dtype) -> dtype:
    """The dtype of a binary operation on tensors of two dtypes with dimensions, as PyTorch's ``promote_types``."""
    if not isinstance(type1, dtype) or not isinstance(type2, dtype):
        actual = f"{type(type1).__name__} and {type(type2).__name__}"
        msg = f"promote_types(): expected two dtypes such as float32, got {actual}"
        raise ArgumentError(msg)
    promoted = PROMOTED[type1.code][type2.code]
    if promoted is None:
        msg = f"{type1.name} and {type2.name} have no common dtype: convert one of them, as in to(int64)"
        raise ComputeError.untold(msg)
    return promoted


def can_cast(from_: dtype, to: dtype) -> bool:
    """Whether a result of dtype `from_` may be written into an ``out=`` or in-place tensor of dtype `to`."""
    try:
        if from_.category == COMPLEX and to.category != COMPLEX:
            return False
        if from_.category == FLOATING and to.category < FLOATING:
            return False
        return not (from_.category != BOOL and to.category == BOOL)  # noqa: TRY300 - all of it may raise
    except AttributeError:
        msg = f"can_cast(): expected two dtypes such as float32, not {type(from_).__name__}, {type(to).__name__}"
        raise ArgumentError(msg) from None


def cannot_cast(from_: dtype, to: dtype) -> str:
    """What an error says of a result for which :func:`can_cast` is False."""
    return f"result type {from_.name} can't be cast to the desired output type {to.name}"


def of_number(value: complex) -> dtype:
    """The dtype a bare Python number becomes as a tensor."""
    kind = type(value)
    if kind is bool:
        return bool_
    if isinstance(value, int):
        return int64
    if isinstance(value, float):
        return _default
    return _default.to_complex()
