"""Reduction operators over ranks, and the reduction of dtypes that MPI does not support."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor import dtypes
from runtime.tensor.dtypes import dtype

__all__ = ["RankReduction", "ReduceOp", "op_name", "reduce_op", "reduction_of", "supports_complex"]


class ReduceOp(Enum):
    """How values become one; the bitwise kinds take integers and bool, the minimum and maximum no complex numbers."""

    SUM = 0
    AVG = 1
    PRODUCT = 2
    MIN = 3
    MAX = 4
    BAND = 5
    BOR = 6
    BXOR = 7
    PREMUL_SUM = 8


ReduceOp.RedOpType = ReduceOp  # type: ignore[attr-defined]


@dataclass(frozen=True)
class PremulSum:
    """The sum of values that each rank multiplies by `factor` first."""

    factor: Any


def op_name(op: Any) -> str:
    """What ranks compare of an operation: factors may differ."""
    return "PREMUL_SUM" if isinstance(op, PremulSum) else str(getattr(op, "name", op))


_BITWISE = {ReduceOp.BAND, ReduceOp.BOR, ReduceOp.BXOR}
_NOT_OF_COMPLEX = {ReduceOp.MIN, ReduceOp.MAX, ReduceOp.PRODUCT} | _BITWISE
# Of truth values, which are added and multiplied as "or" and "and".
_OF_BOOL = {
    ReduceOp.SUM: ReduceOp.MAX, ReduceOp.MAX: ReduceOp.MAX, ReduceOp.BOR: ReduceOp.MAX, ReduceOp.PRODUCT: ReduceOp.MIN,
    ReduceOp.MIN: ReduceOp.MIN, ReduceOp.BAND: ReduceOp.MIN, ReduceOp.BXOR: ReduceOp.BXOR,
}  # fmt: skip


class _DeprecatedReduceOp:
    """The kinds of :class:`ReduceOp` under the name of PyTorch's first versions."""

    def __getattr__(self, name: str) -> Any:
        value = getattr(ReduceOp, name)
        msg = "`torch.distributed.reduce_op` is deprecated, please use `torch.distributed.ReduceOp` instead"
        warnings.warn(msg, FutureWarning, stacklevel=2)
        return value


reduce_op = _DeprecatedReduceOp()


def supports_complex(reduceOp: Any) -> bool:  # noqa: N803 - PyTorch's name
    """Whether complex tensors can be reduced by an operation: those that order or combine bits cannot."""
    return reduceOp not in _NOT_OF_COMPLEX


def _make_nccl_premul_sum(factor: Any) -> PremulSum:
    """ReduceOp.PREMUL_SUM with its factor, a number or a tensor of one element."""
    return PremulSum(factor)


@dataclass(frozen=True)
class RankReduction:
    """What an engine reduces: arrays made by `encode` with `op`, which `decode` turns into elements of the tensor."""

    op: ReduceOp
    encode: Callable[[np.ndarray[Any, Any]], np.ndarray[Any, Any]]
    decode: Callable[[np.ndarray[Any, Any]], np.ndarray[Any, Any]]


def _same(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return array


def _from_bfloat16(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    return (array.astype(np.uint32) << 16).view(np.float32)


def _to_bfloat16(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Rounded to the nearest, ties to even; NaN stays NaN."""
    bits = array.view(np.uint32)
    rounded = (bits + (0x7FFF + (bits >> 16 & 1))) >> 16
    return np.where(np.isnan(array), 0x7FC0, rounded).astype(np.uint16)


def _coders(kind: dtype) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """To and from what MPI reduces: halves as float32, rounded once; bool as bytes."""
    if kind is dtypes.bfloat16:
        return _from_bfloat16, _to_bfloat16
    if kind is dtypes.float16:
        return lambda array: array.astype(np.float32), lambda array: array.astype(np.float16)
    if kind is dtypes.bool_:
        return lambda array: array.view(np.uint8), lambda array: array.view(np.bool_)
    return _same, _same


def reduction_of(function: str, op: Any, kind: dtype, world_size: int) -> RankReduction:
    """How tensors of a dtype are reduced. TypeError for what is no operation, ValueError for one they do not have."""
    encode, decode = _coders(kind)
    if isinstance(op, PremulSum):
        factor = op.factor.item() if hasattr(op.factor, "item") else op.factor
        return RankReduction(ReduceOp.SUM, lambda array: (encode(array) * factor).astype(encode(array).dtype), decode)
    if not isinstance(op, ReduceOp) or op is ReduceOp.PREMUL_SUM:
        msg = f"{function}(): expected an operation such as ReduceOp.SUM, got {op!r}"
        raise ArgumentError(msg)
    if kind.is_complex and not supports_complex(op):
        msg = f"{function} does not support {op} on complex tensors"
        raise ArgumentValueError(msg)
    if op in _BITWISE and kind.is_floating_point:
        msg = f"{function}(): Cannot use {op} with non-integral dtype {kind}"
        raise ArgumentValueError(msg)
    if kind is dtypes.bool_:
        if op not in _OF_BOOL:
            msg = f"{function}(): {op} has no meaning for bool; convert the tensor to a dtype of numbers"
            raise ArgumentValueError(msg)
        return RankReduction(_OF_BOOL[op], encode, decode)
    if op is ReduceOp.AVG:
        is_integral = not (kind.is_complex or kind.is_floating_point)

        def divide(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
            quotient = np.trunc(array / world_size) if is_integral else array / world_size
            averages: np.ndarray[Any, Any] = decode(quotient.astype(array.dtype))
            return averages

        return RankReduction(ReduceOp.SUM, encode, divide)
    return RankReduction(op, encode, decode)
