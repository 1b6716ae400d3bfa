"""Normalisation over a batch, with running statistics."""

from __future__ import annotations

import sys
from typing import Any, ClassVar

from runtime.errors import ArgumentValueError
from runtime.nn import init
from runtime.nn.linear import weights
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor, dtypes


class _NormBase(Module):
    """Weight, bias and running statistics of every feature."""

    dims: ClassVar[tuple[int, ...]]
    weight: Parameter | None
    bias: Parameter | None
    running_mean: Tensor | None
    running_var: Tensor | None
    num_batches_tracked: Tensor | None

    def __init__(
        self, num_features: int, eps: float, momentum: float | None, affine: bool, track_running_stats: bool,
        device: Any, dtype: Any, bias: bool,
    ) -> None:  # fmt: skip
        super().__init__()
        self.num_features = num_features
        self.eps = eps
        self.momentum = momentum
        self.affine = affine
        self.track_running_stats = track_running_stats
        for name, enabled in (("weight", affine), ("bias", affine and bias)):
            parameter = weights(num_features, device=device, dtype=dtype) if enabled else None
            self.register_parameter(name, parameter)
        tracked = track_running_stats
        self.register_buffer("running_mean", F.zeros(num_features, device=device, dtype=dtype) if tracked else None)
        self.register_buffer("running_var", F.ones(num_features, device=device, dtype=dtype) if tracked else None)
        count = F.zeros((), dtype=dtypes.int64, device=device) if tracked else None
        self.register_buffer("num_batches_tracked", count)
        self.reset_parameters()

    def reset_running_stats(self) -> None:
        """Forget what was seen: mean 0, variance 1."""
        if self.track_running_stats:
            for name, value in (("running_mean", 0), ("running_var", 1), ("num_batches_tracked", 0)):
                getattr(self, name).fill_(value)

    def reset_parameters(self) -> None:
        """Weight 1, bias 0, nothing seen."""
        self.reset_running_stats()
        if self.weight is not None:
            init.ones_(self.weight)
        if self.bias is not None:
            init.zeros_(self.bias)

    def _check_input_dim(self, input: Tensor) -> None:
        """ValueError for an input of a number of dimensions that the module does not take; a subclass says of which."""
        raise NotImplementedError

    def _check_dims(self, input: Tensor) -> None:
        """ValueError for an input of another number of dimensions than one of `dims`."""
        if input.ndim not in self.dims:
            expected = " or ".join([f"{dim}D" for dim in self.dims])
            msg = f"{type(self).__name__}: expected {expected} input (got {input.ndim}D input)"
            raise ArgumentValueError(msg)

    def extra_repr(self) -> str:
        return (
            f"{self.num_features}, eps={self.eps}, momentum={self.momentum}, affine={self.affine}, "
            f"bias={self.bias is not None}, track_running_stats={self.track_running_stats}"
        )


class _BatchNorm(_NormBase):
    """What the batch normalisations of all dimensions share."""

    _version = 2

    def __init__(
        self, num_features: int, eps: float = 1e-5, momentum: float | None = 0.1, affine: bool = True,
        track_running_stats: bool = True, device: Any = None, dtype: Any = None, *, bias: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(num_features, eps, momentum, affine, track_running_stats, device, dtype, bias)

    def forward(self, input: Tensor) -> Any:
        """Features in dimension 1; of the same shape."""
        self._check_input_dim(input)
        factor = self._count_batch()
        mean, variance = self.running_mean, self.running_var
        by_batch = self.training or (mean is None and variance is None)
        if self.training and not self.track_running_stats:
            mean = variance = None
        return F.batch_norm(input, mean, variance, self.weight, self.bias, by_batch, factor, self.eps)

    def _count_batch(self) -> Any:
        """The share that this batch has in running statistics."""
        count: Any = self.num_batches_tracked
        if self.training and self.track_running_stats and count is not None:
            count.add_(1)
            if self.momentum is None:  # the mean of all batches
                return 1.0 / float(count)
        return 0.0 if self.momentum is None else self.momentum

    def _load_from_state_dict(self, state_dict: Any, prefix: str, local_metadata: Any, *arguments: Any) -> None:
        """States of version 1 had no count of batches, of which the one that the module has stays."""
        version = local_metadata.get("version")
        key = f"{prefix}num_batches_tracked"
        if (version is None or version < 2) and self.track_running_stats and key not in state_dict:
            count = self.num_batches_tracked
            has_count = count is not None and count.device.type != "meta"
            state_dict[key] = count if has_count else F.zeros((), dtype=dtypes.int64)
        super()._load_from_state_dict(state_dict, prefix, local_metadata, *arguments)


class BatchNorm1d(_BatchNorm):
    """Every feature of (N, C) or (N, C, L) to mean 0 and variance 1 over the batch (arXiv 1502.03167)."""

    dims = (2, 3)

    def _check_input_dim(self, input: Tensor) -> None:
        self._check_dims(input)


class BatchNorm2d(_BatchNorm):
    """Every feature of (N, C, H, W) to mean 0 and variance 1 over the batch (arXiv 1502.03167)."""

    dims = (4,)

    def _check_input_dim(self, input: Tensor) -> None:
        self._check_dims(input)


class BatchNorm3d(_BatchNorm):
    """Every feature of (N, C, D, H, W) to mean 0 and variance 1 over the batch (arXiv 1502.03167)."""

    dims = (5,)

    def _check_input_dim(self, input: Tensor) -> None:
        self._check_dims(input)


class SyncBatchNorm(_BatchNorm):
    """Normalisation over the batches of all ranks of a group, in training; their sizes may differ.

    Without a group of several processes it is that of one process.
    """

    def __init__(
        self, num_features: int, eps: float = 1e-5, momentum: float | None = 0.1, affine: bool = True,
        track_running_stats: bool = True, process_group: Any = None, device: Any = None, dtype: Any = None, *,
        bias: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(num_features, eps, momentum, affine, track_running_stats, device, dtype, bias=bias)
        self.process_group = process_group

    def forward(self, input: Tensor) -> Any:
        """Features in dimension 1; of the same shape."""
        is_by_batch = self.training or (self.running_mean is None and self.running_var is None)
        groups = sys.modules.get("runtime.distributed.groups")  # not loaded: there is one process
        if not is_by_batch or groups is None or not groups.is_initialized():
            return super().forward(input)
        if groups.get_world_size(self.process_group) < 2:
            return super().forward(input)
        from runtime.nn.synchronized import normalized

        self._check_input_dim(input)
        return normalized(self, input, self._count_batch())

    def _check_input_dim(self, input: Tensor) -> None:
        """ValueError without a dimension of features."""
        if input.ndim < 2:
            msg = f"expected at least 2D input (got {input.ndim}D input)"
            raise ArgumentValueError(msg)

    @classmethod
    def convert_sync_batchnorm(cls, module: Module, process_group: Any = None) -> Module:
        """A module whose batch normalisations, itself or within it, are of this class, with their parameters."""
        converted = module
        if isinstance(module, _BatchNorm) and not isinstance(module, cls):
            converted = cls(
                module.num_features, module.eps, module.momentum, module.affine, module.track_running_stats,
                process_group,
            )  # fmt: skip
            for name, item in (*module._parameters.items(), *module._buffers.items()):
                setattr(converted, name, item)
            converted.training = module.training
        for name, child in module.named_children():
            converted.add_module(name, cls.convert_sync_batchnorm(child, process_group))
        return converted
