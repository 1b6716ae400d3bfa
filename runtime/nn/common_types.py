"""The types of sizes that modules take: one number for all dimensions, or one for each."""

from __future__ import annotations

from runtime.tensor import Tensor

_scalar_or_tuple_any_t = int | tuple[int, ...]
_scalar_or_tuple_1_t = _size_1_t = int | tuple[int]
_scalar_or_tuple_2_t = _size_2_t = int | tuple[int, int]
_scalar_or_tuple_3_t = _size_3_t = int | tuple[int, int, int]
_scalar_or_tuple_4_t = _size_4_t = int | tuple[int, int, int, int]
_scalar_or_tuple_5_t = _size_5_t = int | tuple[int, int, int, int, int]
_scalar_or_tuple_6_t = _size_6_t = int | tuple[int, int, int, int, int, int]
_size_any_t = _scalar_or_tuple_any_t
_maybe_indices_t = Tensor | tuple[Tensor, Tensor]

__all__ = [name for name in dir() if name.endswith("_t")]
