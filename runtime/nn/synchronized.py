"""Batch normalisation over the batches of all ranks, from sums that a collective with a gradient adds up."""

from __future__ import annotations

from typing import Any

from runtime.distributed import functional
from runtime.guards import no_grad
from runtime.nn.operators import F
from runtime.tensor import dtypes

__all__ = ["normalized"]
_SUMMED_IN = {dtypes.float16: dtypes.float32, dtypes.bfloat16: dtypes.float32}


def normalized(module: Any, batch: Any, factor: float) -> Any:
    """`batch` with mean 0 and variance 1 of every feature, in dimension 1, over all ranks of the module's group.

    Running statistics move by `factor`. The sum of squares is taken around the mean, which a second collective costs
    and large means need. A rank whose batch is empty takes part.
    """
    kind = _SUMMED_IN.get(batch.dtype, batch.dtype)
    values, group = batch.to(kind), module.process_group
    dims = [dim for dim in range(batch.ndim) if dim != 1]
    shape = [-1 if dim == 1 else 1 for dim in range(batch.ndim)]
    rows = batch.numel() // batch.shape[1]
    sums: Any = functional.all_reduce(F.cat([values.sum(dims), values.new_full((1,), float(rows))]), group=group)
    count = sums[-1].detach()
    mean = sums[:-1] / count
    centered = values - mean.view(shape)
    variance = functional.all_reduce(centered.square().sum(dims), group=group) / count
    if module.training and module.track_running_stats and module.running_mean is not None:
        with no_grad():
            unbiased = variance.detach() * (count / (count - 1).clamp(min=1))
            for running, current in ((module.running_mean, mean.detach()), (module.running_var, unbiased)):
                running.mul_(1 - factor).add_((factor * current).to(running.dtype))
    result = centered * (variance + module.eps).rsqrt().view(shape)
    if module.weight is not None:
        result = result * module.weight.to(kind).view(shape)
    if module.bias is not None:
        result = result + module.bias.to(kind).view(shape)
    return result.to(batch.dtype)
