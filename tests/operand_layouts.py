"""Operands of every dtype and layout, and all that a caller sees of a result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import generated as ow
from runtime.tensor import dtypes


def sample(kind: dtypes.dtype, shape: tuple[int, ...], seed: int = 0) -> ow.Tensor:
    """Numbers of a dtype, the extreme ones among them."""
    draw = np.random.default_rng(seed)
    if kind.category < dtypes.FLOATING:
        array = draw.integers(0, 2 if kind is dtypes.bool_ else 100, shape)
        if array.size > 2 and kind.category == dtypes.INTEGRAL:
            limits = np.iinfo(kind.numpy)
            array = array.astype(kind.numpy)
            array.reshape(-1)[:2] = limits.min, limits.max
        return ow.from_numpy(np.asarray(array).astype(kind.numpy))
    array = np.asarray(draw.standard_normal(shape))
    array.reshape(-1)[:5] = (np.nan, np.inf, -np.inf, -0.0, 1e-41)[: array.size]
    return ow.from_numpy(array).to(kind)


# What becomes of a sample of 3 x 4.
LAYOUTS: dict[str, Callable[[ow.Tensor], ow.Tensor]] = {
    "dense": lambda t: t,
    "transposed": lambda t: t.t().clone().t(),
    "gaps": lambda t: ow.cat([t, t], 1)[:, ::2],
    "reversed": lambda t: ow.from_numpy(t._array[::-1]) if t.dtype is not dtypes.bfloat16 else t,
    "row": lambda t: t[1],
    "column": lambda t: t[:, 1:2],
    "expanded": lambda t: t[1].expand(3, 4),
    "0-d": lambda t: t[1, 1],
    "empty": lambda t: t[:0],
    "foreign": lambda t: ow.from_numpy(np.frombuffer(bytearray(t._array.tobytes()), t._array.dtype).reshape(3, 4))
    if t.dtype is not dtypes.bfloat16 else t,
    "recorded": lambda t: t.detach().requires_grad_() if t.dtype.category >= dtypes.FLOATING else t,
}  # fmt: skip


def facts(result: Any) -> Any:
    """All that a caller sees of a result; an error is its text."""
    if isinstance(result, Exception):
        return str(result)
    array = result._array
    return result.dtype, array.shape, array.strides, array.tobytes(), array.flags.writeable


def outcome(function: Callable[..., Any], *args: Any) -> Any:
    try:
        return facts(function(*args))
    except Exception as error:
        return facts(error)
