"""Masks of causal attention by which queries and keys are counted from one end: ``nn.attention.bias``.

A mask is a tensor of truth values, and may be given wherever one may: where it is True, the key counts.
"""

from __future__ import annotations

import enum
import warnings
from typing import Self

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.nn.operators import F
from runtime.tensor import Tensor, dtypes
from runtime.tensor.subclasses import as_instance, disabled

__all__ = ["CausalBias", "CausalVariant", "causal_lower_right", "causal_upper_left"]


class CausalVariant(enum.IntEnum):
    """From which corner of the scores the diagonal starts, up to which keys count."""

    UPPER_LEFT = enum.auto()
    LOWER_RIGHT = enum.auto()


class CausalBias(Tensor):
    """A mask of `seq_len_q` queries and `seq_len_kv` keys.

    Raises TypeError unless `variant` is a CausalVariant. With more queries than keys and the diagonal from the lower
    right corner the first queries see nothing, of which a warning tells.
    """

    __torch_function__ = staticmethod(disabled)
    _printed_name = "tensor"
    variant: CausalVariant
    seq_len_q: int
    seq_len_kv: int

    def __new__(cls, variant: CausalVariant, seq_len_q: int, seq_len_kv: int) -> Self:
        if not isinstance(variant, CausalVariant):
            msg = f"CausalBias(): expected a CausalVariant, got {variant!r}"
            raise ArgumentError(msg)
        is_lower = variant is CausalVariant.LOWER_RIGHT
        if is_lower and seq_len_q > seq_len_kv:
            warnings.warn(
                f"CausalBias(): of {seq_len_q} queries the first {seq_len_q - seq_len_kv} see none of "
                f"{seq_len_kv} keys, and what they attend to is not a number", stacklevel=2,
            )  # fmt: skip
        every = F.ones((seq_len_q, seq_len_kv), dtype=dtypes.bool_)
        bias: Self = as_instance(cls, F.tril(every, seq_len_kv - seq_len_q if is_lower else 0))
        bias.variant, bias.seq_len_q, bias.seq_len_kv = variant, seq_len_q, seq_len_kv
        return bias


def causal_upper_left(*size: int) -> CausalBias:
    """The mask by which query i sees the keys up to i, whatever their number. ValueError unless it has two sizes."""
    return CausalBias(CausalVariant.UPPER_LEFT, *_two("causal_upper_left", size))


def causal_lower_right(*size: int) -> CausalBias:
    """The mask by which the last query sees all keys, each one before it one less. ValueError unless it has two sizes.

    >>> ow.nn.attention.bias.causal_lower_right(2, 3)
    tensor([[ True,  True, False],
            [ True,  True,  True]])
    """
    return CausalBias(CausalVariant.LOWER_RIGHT, *_two("causal_lower_right", size))


def _two(function: str, size: tuple[int, ...]) -> tuple[int, ...]:
    if len(size) != 2:
        msg = f"{function}(): expected the numbers of queries and of keys, got {list(size)}"
        raise ArgumentValueError(msg)
    return size
