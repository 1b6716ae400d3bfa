"""Linear algebra.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
from collections.abc import Sequence
from typing import Any, overload

from runtime.device import device, layout, memory_format
from runtime.dtypes import dtype
from runtime.kernels.random import Generator

from . import Number, Tensor

def vector_norm(
    input: Tensor,
    ord: Number = 2,
    dim: Sequence[int] | int | None = None,
    keepdim: bool = False,
    *,
    dtype: dtype | None = None,
) -> Tensor: ...
def norm(
    input: Tensor,
    ord: Number | None = None,
    dim: Sequence[int] | int | None = None,
    keepdim: bool = False,
    *,
    dtype: dtype | None = None,
) -> Tensor: ...
def matrix_norm(input: Tensor, ord: Number, dim: Sequence[int] = (-2, -1), keepdim: bool = False) -> Tensor: ...
