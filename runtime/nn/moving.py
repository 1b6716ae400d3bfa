"""Modules of another dtype: ``to``, ``double``, ``apply``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self

from runtime import callers
from runtime.dispatch.late import LateModule
from runtime.errors import ArgumentError
from runtime.guards import no_grad
from runtime.nn.conversions import get_overwrite_module_params_on_conversion
from runtime.nn.members import Members
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter
from runtime.nn.uninitialized import is_lazy
from runtime.tensor import Tensor, dtypes
from runtime.tensor.backends import DeviceBackend, on_register
from runtime.tensor.device import OTHERS, cpu, device, memory_format

if TYPE_CHECKING:
    from runtime.nn.module import Module

_compiled: Any = LateModule("runtime.capture.compiled.functions")
__all__ = ["_parse_to"]  # what PyTorch's extension module has


class Movable(Members):
    """A module whose tensors can be converted."""

    def apply(self, fn: Callable[[Module], Any]) -> Self:
        """Call `fn` on every module below this one, then on this one, as for initialising."""
        for module in self.children():
            module.apply(fn)
        fn(self)  # type: ignore[arg-type]
        return self

    def _apply(self, fn: Callable[[Any], Any], recurse: bool = True) -> Self:
        """Put ``fn(tensor)`` in the place of every parameter, gradient and buffer.

        Parameters stay the same objects, except on another device.
        """
        if recurse:
            for module in self.children():
                module._apply(fn)
        for name, parameter in self._parameters.items():
            if parameter is not None:
                self._parameters[name] = _replaced(parameter, fn)
        for name, buffer in self._buffers.items():
            if buffer is not None:
                self._buffers[name] = fn(buffer)
        return self

    def share_memory(self) -> Self:
        """Move parameters and buffers to where other processes can see them; changes this module and returns it."""
        return self._apply(lambda item: item.share_memory_())

    def to(self, *args: Any, **kwargs: Any) -> Self:
        """Convert floating and complex parameters and buffers: ``to(dtype)``, ``to(device, dtype)``, ``to(tensor)``.

        With `memory_format`, parameters and buffers of four and five dimensions get that order of elements; those of
        others stay as they are. Changes this module and returns it. TypeError for a dtype that is neither floating nor
        complex, RuntimeError for a parameter of four or five dimensions that has no such order.
        """
        kind, order = _dtype_of(args, kwargs), kwargs.get("memory_format")
        where = _asked(args, kwargs)[1]
        if where is not None:
            target = device(where)
            self._apply(lambda item: item if item.device == target else item.to(target))
        if kind is None and order is None:
            return self
        if kind is not None and kind.is_complex:
            callers.warn("Complex modules are new: not every operator computes with complex numbers")
        return self._apply(lambda item: _converted(item, kind, order))

    def to_empty(self, *, device: Any, recurse: bool = True) -> Self:
        """Put memory that is not initialised in the place of every parameter and buffer."""
        return self._apply(lambda item: F.empty_like(item, device=device), recurse)

    def compile(self, *args: Any, **kwargs: Any) -> None:
        """Let ``forward`` be what ``compile(forward)`` gives, with the same options."""
        module: Any = self
        module.forward = _compiled.compile(module.forward, *args, **kwargs)

    def type(self, dst_type: dtypes.dtype | str) -> Self:
        """Convert all parameters and buffers, integral ones too, to a dtype or a type as ``torch.DoubleTensor``."""
        return self._apply(lambda item: item.type(dst_type))

    def float(self) -> Self:
        """``to(float32)`` for what is floating."""
        return self._of(dtypes.float32)

    def double(self) -> Self:
        """``to(float64)`` for what is floating."""
        return self._of(dtypes.float64)

    def half(self) -> Self:
        """``to(float16)`` for what is floating."""
        return self._of(dtypes.float16)

    def bfloat16(self) -> Self:
        """``to(bfloat16)`` for what is floating."""
        return self._of(dtypes.bfloat16)

    def cuda(self, device: Any = None) -> Self:
        """RuntimeError: there is no such device."""
        return self._apply(lambda tensor: tensor.cuda(device))

    def cpu(self) -> Self:
        """Move parameters and buffers into main memory; NotImplementedError for those without elements."""
        return self._apply(lambda item: item.cpu())

    def _of(self, kind: dtypes.dtype) -> Self:
        return self._apply(lambda item: item.to(kind) if item.is_floating_point() else item)


def _add_method(backend: DeviceBackend) -> None:
    """Give modules the method ``npu()`` of a type of device that a program registers."""
    name = backend.name

    def move(self: Movable, device: Any = None) -> Movable:
        return self._apply(lambda item: getattr(item, name)(device))

    move.__name__ = move.__qualname__ = name
    move.__doc__ = f"Move parameters and buffers to the device {name} of an index, or to the current one."
    setattr(Movable, name, move)
    backend.undo.callback(delattr, Movable, name)


on_register(_add_method)


def _is_continuous(tensor: Tensor) -> bool:
    return tensor.is_floating_point() or tensor.is_complex()


def _converted(tensor: Any, kind: dtypes.dtype | None, order: memory_format | None) -> Any:
    """The tensor in a dtype, if it has such elements, and in an order, if it has four or five dimensions."""
    changes: dict[str, Any] = {}
    if kind is not None and _is_continuous(tensor):
        changes["dtype"] = kind
    if order is not None and tensor.ndim in (4, 5):
        changes["memory_format"] = order
    return tensor.to(**changes) if changes else tensor


def _replaced(parameter: Any, fn: Callable[[Any], Any]) -> Any:
    """The parameter with converted memory, and its gradient; another one on another device."""
    with no_grad():
        replacement, grad = fn(parameter), parameter.grad
        if replacement is parameter:
            if grad is not None:
                _set_grad(parameter, fn(grad))
            return parameter
        if is_lazy(replacement):
            return replacement
        if replacement.device != parameter.device or get_overwrite_module_params_on_conversion():
            other: Any = Parameter(replacement, parameter.requires_grad)
            other.grad = None if grad is None else fn(grad)
            return other
        parameter.data = replacement
        if grad is not None:
            _set_grad(parameter, fn(grad))
        return parameter


def _set_grad(parameter: Any, grad: Any) -> None:
    """Give a parameter another gradient; one that was changed in place stays as it is."""
    if grad is not parameter.grad:
        parameter.grad = grad


def _parse_to(*args: Any, **kwargs: Any) -> tuple[Any, Any, bool, Any]:
    """The device, the dtype, ``non_blocking`` and the memory format that arguments of ``to`` ask for; None if none."""
    kind, where = _asked(args, kwargs)
    flags = [argument for argument in args if isinstance(argument, bool)]
    order = next((argument for argument in args if isinstance(argument, memory_format)), kwargs.get("memory_format"))
    named = None if where is None else device(where) if isinstance(where, str) else where
    return named, kind, bool(kwargs.get("non_blocking", flags[0] if flags else False)), order


def _dtype_of(args: tuple[Any, ...], kwargs: dict[str, Any]) -> dtypes.dtype | None:
    """The dtype that the arguments of ``to`` ask for. TypeError for what is on no device, or is no dtype of weights."""
    dtype, where = _asked(args, kwargs)
    if where is not None and device(where).type not in (cpu.type, *OTHERS):
        msg = f"Module.to(): tensors lie on {', '.join((cpu.type, *OTHERS))}, not on {where}"
        raise ArgumentError(msg)
    if dtype is not None and not (dtype.is_floating_point or dtype.is_complex):
        msg = f"Module.to(): only floating and complex dtypes are accepted, got {dtype}"
        raise ArgumentError(msg)
    return dtype  # type: ignore[no-any-return]


def _asked(args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, Any]:
    """The dtype and the device that the arguments of ``to`` ask for."""
    options = dict(kwargs)
    dtype, where = options.pop("dtype", None), options.pop("device", None)
    for argument in args:
        if isinstance(argument, Tensor):
            dtype = argument.dtype
        elif isinstance(argument, dtypes.dtype):
            dtype = argument
        elif isinstance(argument, (str, device)):
            where = argument
        elif not isinstance(argument, (bool, memory_format)) and argument is not None:
            msg = f"Module.to(): expected a dtype, a device or a tensor, got {type(argument).__name__}"
            raise ArgumentError(msg)
    if unknown := set(options) - {"non_blocking", "copy", "memory_format", "tensor"}:
        msg = f"Module.to(): unexpected keyword argument '{min(unknown)}'"
        raise ArgumentError(msg)
    return dtype, where
