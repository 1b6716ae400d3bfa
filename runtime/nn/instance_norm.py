"""Normalisation over every instance of a batch."""

from __future__ import annotations

from typing import Any

from runtime.errors import ArgumentValueError
from runtime.nn.batch_norm import _NormBase
from runtime.nn.operators import F
from runtime.tensor import Tensor


class _InstanceNorm(_NormBase):
    def __init__(
        self, num_features: int, eps: float = 1e-5, momentum: float = 0.1, affine: bool = False,
        track_running_stats: bool = False, device: Any = None, dtype: Any = None, *, bias: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(num_features, eps, momentum, affine, track_running_stats, device, dtype, bias)

    def forward(self, input: Any) -> Any:
        """Features in dimension 1, or 0 without a batch; of the same shape."""
        self._check_input_dim(input)
        dim = input.ndim - self.dims[-1] + 1
        if self.affine and input.shape[dim] != self.num_features:
            msg = (
                f"expected input's size at dim={dim} to match num_features ({self.num_features}), but got: "
                f"{input.shape[dim]}."
            )
            raise ArgumentValueError(msg)
        alone = input.ndim == self.dims[0]
        by_instance = self.training or not self.track_running_stats
        result = F.instance_norm(
            input.unsqueeze(0) if alone else input, self.running_mean, self.running_var, self.weight, self.bias,
            by_instance, 0.0 if self.momentum is None else self.momentum, self.eps,
        )  # fmt: skip
        return result.squeeze(0) if alone else result


class InstanceNorm1d(_InstanceNorm):
    """Every feature of every instance of (N, C, L) to mean 0 and variance 1 (arXiv 1607.08022)."""

    dims = (2, 3)

    def _check_input_dim(self, input: Tensor) -> None:
        self._check_dims(input)


class InstanceNorm2d(_InstanceNorm):
    """Every feature of every instance of (N, C, H, W) to mean 0 and variance 1 (arXiv 1607.08022)."""

    dims = (3, 4)

    def _check_input_dim(self, input: Tensor) -> None:
        self._check_dims(input)


class InstanceNorm3d(_InstanceNorm):
    """Every feature of every instance of (N, C, D, H, W) to mean 0 and variance 1 (arXiv 1607.08022)."""

    dims = (4, 5)

    def _check_input_dim(self, input: Tensor) -> None:
        self._check_dims(input)
