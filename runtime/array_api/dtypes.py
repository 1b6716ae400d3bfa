"""Questions about dtypes, and conversions."""

from __future__ import annotations

from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor import Tensor, dtypes, type_info
from runtime.tensor.dtypes import BOOL, COMPLEX, FLOATING, INTEGRAL, dtype

# The dtypes that mix as the standard has it, and their kinds, as it calls them.
MIXING = tuple(item for item in dtype.by_code if item.mixes)
KINDS: dict[str, tuple[dtype, ...]] = {
    "bool": (dtypes.bool_,),
    "signed integer": tuple(item for item in MIXING if item.category == INTEGRAL and item.is_signed),
    "unsigned integer": tuple(item for item in MIXING if item.category == INTEGRAL and not item.is_signed),
    "integral": tuple(item for item in MIXING if item.category == INTEGRAL),
    "real floating": tuple(item for item in MIXING if item.category == FLOATING),
    "complex floating": tuple(item for item in MIXING if item.category == COMPLEX),
    "numeric": tuple(item for item in MIXING if item.category != BOOL),
}


def astype(x: Tensor, dtype: dtype, /, *, copy: bool = True, device: Any = None) -> Tensor:
    """The elements as another dtype; a copy also where the dtype is the same, unless `copy` is false."""
    return x.to(device=x.device if device is None else device, dtype=dtype, copy=copy)  # type: ignore[attr-defined, no-any-return]


def can_cast(from_: Any, to: dtype, /) -> bool:
    """Whether `to` holds what `from_`, a dtype or a tensor, has: whether promotion of both gives `to`."""
    source = from_.dtype if isinstance(from_, Tensor) else from_
    return dtypes.promote_types(source, to) is to


def isdtype(dtype: dtype, kind: Any) -> bool:
    """Whether a dtype is `kind`: another dtype, a word such as "real floating", or one of several of these."""
    if isinstance(kind, tuple):
        return any(isdtype(dtype, item) for item in kind)
    if isinstance(kind, str):
        if kind not in KINDS:
            msg = f"isdtype(): unknown kind '{kind}'; the kinds are {', '.join(KINDS)}"
            raise ArgumentValueError(msg)
        return dtype in KINDS[kind]
    if not isinstance(kind, dtypes.dtype):
        msg = f"isdtype(): expected a dtype, a word or a tuple of these, got {type(kind).__name__}"
        raise ArgumentError(msg)
    return dtype is kind


class FloatLimits(type_info.finfo):
    """The limits of a floating dtype, of the parts of a complex one, or of a tensor's; its `dtype` is a dtype."""

    __slots__ = ()

    def __init__(self, type: Any, /) -> None:  # noqa: A002 - the standard's name
        kind = type.dtype if isinstance(type, Tensor) else type
        super().__init__(kind)
        self.dtype = kind.to_real()  # type: ignore[assignment]


class IntegerLimits(type_info.iinfo):
    """The limits of an integral dtype, or of a tensor's; its `dtype` is a dtype."""

    __slots__ = ()

    def __init__(self, type: Any, /) -> None:  # noqa: A002 - the standard's name
        kind = type.dtype if isinstance(type, Tensor) else type
        super().__init__(kind)
        self.dtype = kind  # type: ignore[assignment]


def finfo(type: Any, /) -> FloatLimits:  # noqa: A002 - the standard's name
    """The limits of a floating dtype, of the parts of a complex one, or of a tensor's dtype."""
    return FloatLimits(type)


def iinfo(type: Any, /) -> IntegerLimits:  # noqa: A002 - the standard's name
    """The limits of an integral dtype, or of a tensor's dtype."""
    return IntegerLimits(type)
