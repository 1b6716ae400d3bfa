"""Protocols of other libraries on Tensor: the array API namespace, and NumPy's functions of tensors.

Only the questions are here, hung on Tensor under the names that the standard and NumPy ask for; who answers them is
loaded with the first.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from runtime.dispatch.functions import Functions, packages
from runtime.dispatch.interposing import Excluding, interpose
from runtime.dispatch.late import LateModule
from runtime.errors import ArgumentError, ArgumentValueError, UnsupportedError
from runtime.tensor import Tensor
from runtime.tensor.device import device as device_type
from runtime.tensor.keys import TORCH_DISPATCH, TORCH_FUNCTION, TORCH_FUNCTION_MODE
from runtime.tensor.subclasses import as_instance

F = Functions()

_numpy: Any = LateModule("runtime.array_api.numpy_calls")
_overriding: Any = LateModule("runtime.dispatch.overriding")
_torch_dispatch: Any = LateModule("runtime.dispatch.torch_dispatch")
_wrappers: Any = LateModule("runtime.dispatch.wrappers")
_VERSIONS = ("2021.12", "2022.12", "2023.12", "2024.12", "2025.12")


def _kernel_of(operator: Any, remaining_keys: int) -> Any:
    return _overriding.kernel_of(operator, remaining_keys)


def _dispatch_kernel_of(operator: Any, remaining_keys: int) -> Any:
    return _torch_dispatch.kernel_of(operator, remaining_keys)


def _mode_kernel_of(operator: Any, remaining_keys: int) -> Any:
    return _overriding.mode_kernel_of(operator, remaining_keys)


def standard_namespace() -> ModuleType:
    """The module ``array_api`` of the first package that was loaded."""
    for package in packages():
        return import_module(f"{package.partition('.')[0]}.array_api")
    msg = "no loaded package has functions; import one, such as generated"
    raise UnsupportedError(msg)


def __array_namespace__(self: Tensor, *, api_version: str | None = None) -> ModuleType:  # noqa: ARG001, N807
    """The functions of the Python array API standard. ValueError for a version that there is not."""
    if api_version is not None and api_version not in _VERSIONS:
        msg = f"the array API standard has no version {api_version!r} here; there are {', '.join(_VERSIONS)}"
        raise ArgumentValueError(msg)
    return standard_namespace()


def to_device(self: Tensor, device: device_type | str, /, *, stream: Any = None) -> Tensor:
    """The tensor on a device, of which the CPU is the only one; it has no streams."""
    if stream is not None:
        msg = f"to_device(): the cpu has no streams, got {stream!r}"
        raise ArgumentValueError(msg)
    return self.to(device)  # type: ignore[attr-defined, no-any-return]


def __array_ufunc__(self: Tensor, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:  # noqa: ARG001, N807
    """A universal function of NumPy: see :mod:`runtime.array_api.numpy_calls`."""
    return _numpy.universal(ufunc, method, inputs, options)


def __array_function__(self: Tensor, function: Any, types: Any, args: Any, named: Any) -> Any:  # noqa: ARG001, N807
    """A function of NumPy: see :mod:`runtime.array_api.numpy_calls`."""
    return _numpy.function(function, types, args, named)


def __torch_function__(cls: type[Tensor], func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:  # noqa: N807
    """Call a function that an instance of a subclass took over; its results are instances of that class."""
    return _overriding.by_default(cls, func, types, args, kwargs)


def __torch_dispatch__(func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:  # noqa: N807
    """Call an operator that an instance of a subclass took over, as if its class and modes did not."""
    del types
    if not callable(func):
        msg = f"__torch_dispatch__(): expected an operator, got {type(func).__name__}"
        raise ArgumentError(msg)
    with Excluding(TORCH_DISPATCH):
        return func(*args, **(kwargs or {}))


def as_subclass(self: Tensor, cls: type[Tensor]) -> Tensor:
    """The tensor as an instance of a subclass: the same memory, with gradients. TypeError for another class."""
    if not (isinstance(cls, type) and issubclass(cls, Tensor)):
        msg = f"as_subclass(): expected a subclass of Tensor, got {cls!r}"
        raise ArgumentError(msg)
    return as_instance(cls, F.alias(self))  # type: ignore[no-any-return]


def _number_by_operator(self: Tensor, error: Exception | None = None) -> Any:
    """The only element of a tensor by an operator, which modes, devices and classes serve.

    `error` is raised where nothing reads the tensor.
    """
    try:
        return F._local_scalar_dense(self)
    except UnsupportedError:
        if error is None:
            raise
        raise error from None


def _make_subclass(cls: type[Tensor], data: Tensor, require_grad: bool = False) -> Tensor:
    """An instance of a subclass over the memory of a tensor, outside of its graph."""
    subclass = data.detach().as_subclass(cls)  # type: ignore[attr-defined]
    return subclass.requires_grad_() if require_grad else subclass  # type: ignore[no-any-return]


def _make_wrapper_subclass(cls: type[Tensor], size: Any, *args: Any, **options: Any) -> Tensor:
    """A tensor without memory, of a class that has ``__torch_dispatch__``: see :mod:`runtime.dispatch.wrappers`."""
    return _wrappers.make_wrapper(cls, size, *args, **options)  # type: ignore[no-any-return]


def install(tensor: type[Tensor]) -> None:
    """Hang these questions on Tensor."""
    tensor.__torch_function__ = classmethod(__torch_function__)  # type: ignore[attr-defined]
    tensor.__torch_dispatch__ = staticmethod(__torch_dispatch__)
    tensor.as_subclass = as_subclass  # type: ignore[attr-defined]
    tensor._number_by_operator = _number_by_operator  # type: ignore[attr-defined]
    tensor._make_subclass = staticmethod(_make_subclass)  # type: ignore[attr-defined]
    tensor._make_wrapper_subclass = staticmethod(_make_wrapper_subclass)  # type: ignore[attr-defined]
    interpose(TORCH_FUNCTION, _kernel_of)
    interpose(TORCH_FUNCTION_MODE, _mode_kernel_of)
    interpose(TORCH_DISPATCH, _dispatch_kernel_of)
    for item in (__array_namespace__, to_device, __array_ufunc__, __array_function__):
        setattr(tensor, item.__name__, item)
