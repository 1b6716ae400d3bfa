"""Shapes, strides and dtypes of the results of Fourier transforms."""

from __future__ import annotations

from collections.abc import Sequence

from runtime.errors import ComputeError
from runtime.kernels.fourier import operator
from runtime.kernels.fourier.operator import COMPLEX_KINDS, REAL_KINDS, check_dims, elements
from runtime.tensor import Tensor
from runtime.tensor.plans import KernelPlan, plan_of


@plan_of(operator.c2c)
def c2c(self: Tensor, dim: Sequence[int], _normalization: int, _onward: bool) -> KernelPlan:
    """The same sizes."""
    check_dims("_fft_c2c", dim, elements("_fft_c2c", self, COMPLEX_KINDS))
    return KernelPlan(self._sizes, self.dtype)


@plan_of(operator.r2c)
def r2c(self: Tensor, dim: Sequence[int], _normalization: int, onesided: bool) -> KernelPlan:
    """Complex numbers, half of them along the last of `dim` where the transform is one-sided."""
    check_dims("_fft_r2c", dim, elements("_fft_r2c", self, REAL_KINDS))
    sizes = list(self._sizes)
    if onesided:
        sizes[dim[-1]] = sizes[dim[-1]] // 2 + 1
    return KernelPlan(tuple(sizes), self.dtype.to_complex())


@plan_of(operator.c2r)
def c2r(self: Tensor, dim: Sequence[int], _normalization: int, last_dim_size: int) -> KernelPlan:
    """Real numbers, `last_dim_size` along the last of `dim`."""
    check_dims("_fft_c2r", dim, elements("_fft_c2r", self, COMPLEX_KINDS))
    half, sizes = last_dim_size // 2 + 1, list(self._sizes)
    if self.numel() and sizes[dim[-1]] != half:
        msg = f"_fft_c2r: {last_dim_size} numbers need {half}, got {sizes[dim[-1]]} in dimension {dim[-1]}"
        raise ComputeError(msg)
    sizes[dim[-1]] = last_dim_size
    return KernelPlan(tuple(sizes), self.dtype.to_real())
