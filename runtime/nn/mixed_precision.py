"""Modules that compute in a narrower dtype than the one in which their parameters are stored."""

from __future__ import annotations

import contextlib
from collections.abc import Container, Iterator
from dataclasses import dataclass
from typing import Any

from runtime.autograd.trees import tree_map_only
from runtime.guards import no_grad
from runtime.nn.module import Module
from runtime.tensor import Tensor

__all__ = ["buffers_as", "floats_as", "parameters_as"]


@dataclass
class _MixedPrecision:
    """The dtypes of DistributedDataParallel's ``mixed_precision``; None leaves what it is.

    ``param_dtype``   of parameters and inputs while the module runs; parameters, gradients and states stay as they are
    ``reduce_dtype``  in which gradients are averaged, `param_dtype` by default
    ``buffer_dtype``  of buffers from then on
    """

    param_dtype: Any = None
    reduce_dtype: Any = None
    buffer_dtype: Any = None


def floats_as(dtype: Any, values: Any) -> Any:
    """The floating tensors in containers in another dtype, with gradients."""
    return tree_map_only(Tensor, lambda item: item.to(dtype) if item.dtype.is_floating_point else item, values)


def buffers_as(dtype: Any, module: Module, ignored: Container[str]) -> None:
    """Store floating buffers in another dtype, all but those with the names `ignored`."""
    with no_grad():
        for name, buffer in module.named_buffers():
            if name not in ignored and buffer.dtype.is_floating_point:
                buffer.data = buffer.to(dtype)  # type: ignore[attr-defined]


@contextlib.contextmanager
def parameters_as(dtype: Any, module: Module, ignored: Container[str]) -> Iterator[None]:
    """Let floating parameters stand in a module in another dtype, all but those with the names `ignored`.

    Their gradients are those of the parameters themselves, in the dtype of these. A parameter that several modules
    share is cast once.
    """
    casts: dict[int, Any] = {}
    replaced: list[tuple[Module, str, Any]] = []
    try:
        for prefix, owner in module.named_modules():
            for name, parameter in owner._parameters.items():
                full_name = f"{prefix}.{name}" if prefix else name
                if parameter is None or full_name in ignored or not parameter.dtype.is_floating_point:
                    continue
                if id(parameter) not in casts:
                    casts[id(parameter)] = parameter.to(dtype)  # type: ignore[attr-defined]
                replaced.append((owner, name, parameter))
        for owner, name, parameter in replaced:
            owner._parameters[name] = casts[id(parameter)]
        yield
    finally:
        for owner, name, parameter in replaced:
            owner._parameters[name] = parameter
