"""Modules made without first numbers, and weights in another order of memory."""

from __future__ import annotations

import inspect
from typing import Any

from runtime.errors import ComputeError
from runtime.nn.convolution import Conv2d, Conv3d, ConvTranspose2d, ConvTranspose3d
from runtime.nn.module import Module

__all__ = ["convert_conv2d_weight_memory_format", "convert_conv3d_weight_memory_format", "skip_init"]
_RESETS = ("reset_parameters", "_reset_parameters")


def skip_init(module_cls: Any, *args: Any, **kwargs: Any) -> Any:
    """Make a module without drawing its first parameters, of which all must be written before it is used.

    RuntimeError for a class that is no module, or that takes no `device`.
    """
    if not (isinstance(module_cls, type) and issubclass(module_cls, Module)):
        msg = f"Expected a Module; got {module_cls}"
        raise ComputeError(msg)
    if "device" not in inspect.signature(module_cls).parameters:
        msg = "Module must support a 'device' arg to skip initialization"
        raise ComputeError(msg)
    silent = {name: lambda _self: None for name in _RESETS if hasattr(module_cls, name)}
    module = type(module_cls.__name__, (module_cls,), silent)(*args, **kwargs)
    module.__class__ = module_cls
    return module


def _converted(module: Any, kinds: tuple[type[Module], ...], memory_format: Any) -> Any:
    for item in module.modules():
        if isinstance(item, kinds):
            weight: Any = item.weight
            weight.data = weight.detach().clone(memory_format=memory_format)
    return module


def convert_conv2d_weight_memory_format(module: Any, memory_format: Any) -> Any:
    """Put the weights of all convolutions of images below a module into an order of memory."""
    return _converted(module, (Conv2d, ConvTranspose2d), memory_format)


def convert_conv3d_weight_memory_format(module: Any, memory_format: Any) -> Any:
    """Put the weights of all convolutions of volumes below a module into an order of memory."""
    return _converted(module, (Conv3d, ConvTranspose3d), memory_format)
