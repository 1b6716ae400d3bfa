"""Modules spread over devices, of which there is one: the module itself, under the name ``module``.

Modules that several processes train are in :mod:`runtime.nn.distributed`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.errors import ComputeError
from runtime.nn.module import Module
from runtime.parts import on_demand
from runtime.tensor.device import cpu, device

__all__ = [  # noqa: F822 - one is loaded when it is used
    "DataParallel", "DistributedDataParallel", "data_parallel", "gather", "parallel_apply", "replicate", "scatter",
]  # fmt: skip
# Programs of one process do without the modules that know of several.
__getattr__, __dir__ = on_demand(__name__, names={"runtime.nn.distributed": ("DistributedDataParallel",)})


class DataParallel(Module):
    """Calls `module`, as PyTorch's does where no device is found; parameters are named ``module.*``."""

    def __init__(
        self, module: Module, device_ids: Sequence[Any] | None = None, output_device: Any = None, dim: int = 0
    ) -> None:  # fmt: skip
        super().__init__()
        self.module, self.dim = module, dim
        self.device_ids: list[Any] = []
        del device_ids, output_device

    def forward(self, *inputs: Any, **kwargs: Any) -> Any:
        """What the module computes."""
        return self.module(*inputs, **kwargs)


def data_parallel(
    module: Module, inputs: Any, device_ids: Sequence[Any] | None = None, output_device: Any = None, dim: int = 0,
    module_kwargs: dict[str, Any] | None = None,
) -> Any:  # fmt: skip
    """``module(*inputs, **module_kwargs)``; the devices and `dim` mean nothing where there is one."""
    del device_ids, output_device, dim
    args = inputs if isinstance(inputs, tuple) else (inputs,)
    return module(*args, **(module_kwargs or {}))


def scatter(inputs: Any, target_gpus: Sequence[Any], dim: int = 0) -> Any:
    """RuntimeError: there are no devices to spread over."""
    del inputs, target_gpus, dim
    msg = "scatter(): opweave computes on the CPU alone, so that there are no devices to spread over"
    raise ComputeError(msg)


def gather(outputs: Any, target_device: Any, dim: int = 0) -> Any:
    """RuntimeError: there are no devices to collect from."""
    del outputs, target_device, dim
    msg = "gather(): opweave computes on the CPU alone, so that there are no devices to collect from"
    raise ComputeError(msg)


def replicate(network: Module, devices: Sequence[Any], detach: bool = False) -> list[Module]:
    """A copy of a module for each device, of which there is one, that shares its parameters and buffers.

    With `detach` the copies have them outside of the graph. RuntimeError for other devices.
    """
    for item in devices:
        if device(item).type != cpu.type:
            msg = f"replicate(): opweave computes on the CPU alone, got the device {item}"
            raise ComputeError(msg)
    return [_replica(network, {}, detach) for _ in devices]


def _replica(module: Module, replicas: dict[Module, Module], detach: bool) -> Module:
    """A module with the tensors of another one, and replicas of its submodules."""
    if module not in replicas:
        replicas[module] = replica = module.__new__(type(module))
        replica.__dict__.update(module.__dict__)
        kinds: tuple[dict[str, Any], ...] = (module._parameters, module._buffers)
        tensors = [
            {name: item.detach() if detach and item is not None else item for name, item in members.items()}
            for members in kinds
        ]
        modules = {name: child and _replica(child, replicas, detach) for name, child in module._modules.items()}
        replica.__dict__.update(_parameters=tensors[0], _buffers=tensors[1], _modules=modules)
    return replicas[module]


def parallel_apply(
    modules: Sequence[Module], inputs: Sequence[Any], kwargs_tup: Sequence[dict[str, Any]] | None = None,
    devices: Sequence[Any] | None = None,
) -> list[Any]:  # fmt: skip
    """The results of modules, each for an input of its own, one after the other. RuntimeError for other numbers."""
    del devices
    options = [{} for _ in modules] if kwargs_tup is None else list(kwargs_tup)
    if not len(modules) == len(inputs) == len(options):
        msg = f"parallel_apply(): {len(modules)} modules take as many inputs, got {len(inputs)}"
        raise ComputeError(msg)
    return [
        module(*(args if isinstance(args, (tuple, list)) else (args,)), **more)
        for module, args, more in zip(modules, inputs, options, strict=True)
    ]
