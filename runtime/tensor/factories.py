"""Tensors from Python and NumPy data: ``tensor``, ``as_tensor`` and their relatives."""

from __future__ import annotations

import array as arrays
from typing import Any, NoReturn

import numpy as np

from runtime.boundary import guarded, translate
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.guards import is_inference_mode_enabled
from runtime.native.builtin import builtin
from runtime.tensor import dtypes
from runtime.tensor.buffers import frombuffer
from runtime.tensor.casting import cast_array, plain_number
from runtime.tensor.device import CHANGED, default_device
from runtime.tensor.device import device as device_type
from runtime.tensor.dtypes import dtype as dtype_type
from runtime.tensor.keys import INFERENCE, TORCH_DISPATCH
from runtime.tensor.nested import array_of
from runtime.tensor.storage import Storage
from runtime.tensor.tensor import DISPATCH_MODES, LIFTS, Tensor, from_numpy, layout_fault, make_tensor, plain_view


def is_tensor(obj: Any) -> bool:
    """Whether `obj` is a Tensor."""
    return isinstance(obj, Tensor)


def tensor(
    data: Any,
    *,
    dtype: dtype_type | None = None,
    device: device_type | str | None = None,
    requires_grad: bool = False,
    pin_memory: bool | None = None,
) -> Tensor:
    """A new tensor with a copy of `data`: numbers, nested sequences, NumPy arrays, tensors.

    Python floats get the default dtype, ints int64, bools bool, complex numbers the complex default; arrays, NumPy's
    scalars and tensors keep theirs, in lists too. Raises ValueError for ragged sequences and for ints that the dtype
    and int64 do not hold, RuntimeError for other numbers that do not fit, and TypeError for what is no number.
    """
    try:
        result: Tensor
        if pin_memory:
            result = _pinned(tensor(data, dtype=dtype, device=device))
            return result.requires_grad_() if requires_grad else result  # type: ignore[attr-defined]
        if CHANGED:
            result = _lifted(data, dtype, device or default_device(), copy=True)
            return result.requires_grad_() if requires_grad else result  # type: ignore[attr-defined]
        kind = type(data)
        if (kind is list or kind is tuple) and device is None:
            result = _from_list.call(data, dtype, dtypes.get_default_dtype())
        elif (kind is float or kind is int) and device is None:
            result = _from_number(data, dtype)
        else:
            result = _convert(data, dtype, device, copy=True)
        return result.requires_grad_() if requires_grad else result  # type: ignore[attr-defined]
    except Exception:
        translate("tensor", (data,), {"dtype": dtype, "device": device})
        raise


def _pinned(result: Tensor) -> Tensor:
    from runtime.tensor.pinned import pinned_if

    return pinned_if(True, result)  # type: ignore[no-any-return]


@guarded
def as_tensor(data: Any, dtype: dtype_type | None = None, device: device_type | str | None = None) -> Tensor:
    """As :func:`tensor`, but sharing memory with an array or a tensor whose dtype and layout fit.

    A tensor that is converted keeps its place in the graph: ``as_tensor(x, dtype)`` is ``x.to(dtype)``.
    """
    make = _convert if isinstance(data, Tensor) else _lifted
    return make(data, dtype, device or default_device(), copy=False)


def _lifted(data: Any, kind: dtype_type | None, device: device_type | str | None, *, copy: bool) -> Tensor:
    """A tensor of what a program wrote, as the modes of the thread have it."""
    if not DISPATCH_MODES[0]:
        result = _convert(data, kind, device, copy=copy)
        if is_inference_mode_enabled():
            result._keys |= INFERENCE
        return result
    result = LIFTS[0](_convert(data, kind, None, copy=copy))
    return result if device is None else result.to(device)  # type: ignore[attr-defined]


@guarded
def asarray(
    obj: Any, *, dtype: dtype_type | None = None, device: device_type | str | None = None, copy: bool | None = None,
    requires_grad: bool = False,
) -> Tensor:  # fmt: skip
    """As :func:`as_tensor`; `copy` forces (True) or forbids (False, ValueError when impossible) a copy.

    The bytes of a buffer, such as a bytearray, are read as elements of `dtype`, or of the default dtype. A tensor with
    a history, or that asks for gradients, keeps that with `requires_grad`; without, the result has none.
    """
    device = device or default_device()
    if isinstance(obj, Tensor) and obj.requires_grad:
        tensor: Any = obj if requires_grad else obj.detach()  # type: ignore[attr-defined]
        if device is not None:
            tensor = tensor.to(device)
        if dtype is not None and dtype is not tensor.dtype:
            tensor = tensor.to(dtype)
        elif copy:
            tensor = tensor.clone()
        if copy is False and not np.may_share_memory(tensor._array, obj._array):
            _needs_copy()
        return tensor  # type: ignore[no-any-return]
    if type(obj) is _CAPSULE:
        obj = from_dlpack(obj)
    if isinstance(obj, (bytes, bytearray, memoryview, arrays.array)):
        obj = frombuffer(obj, dtype=dtypes.get_default_dtype() if dtype is None else dtype)
    make = _convert if isinstance(obj, (Tensor, np.ndarray)) else _lifted
    tensor = make(obj, dtype, device, copy=bool(copy))
    if copy is False and tensor is not obj and not (isinstance(obj, np.ndarray) and _lies_in(tensor, obj)):
        _needs_copy()
    if requires_grad:
        tensor.requires_grad = True
    return tensor  # type: ignore[no-any-return]


def _needs_copy() -> NoReturn:
    msg = "asarray(): a copy is needed, but copy=False forbids it"
    raise ArgumentValueError(msg)


def _lies_in(tensor: Tensor, array: np.ndarray[Any, Any]) -> bool:
    """Whether a tensor has the memory of an array; where there are no elements, whether it could have."""
    return np.shares_memory(tensor._array, array) if array.size else tensor._array.dtype == array.dtype


_CAPSULE: Any = type(np.zeros(1).__dlpack__())


class _Capsule:
    """A capsule as NumPy takes it: in an object that gives it."""

    def __init__(self, capsule: Any) -> None:
        self.capsule = capsule

    def __dlpack__(self, **_: Any) -> Any:
        """The capsule, which says itself of which version it is, and where its memory lies."""
        return self.capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        """The CPU; NumPy asks the capsule too, and takes no other."""
        return 1, 0


@guarded
def from_dlpack(ext_tensor: Any, *, device: device_type | str | None = None, copy: bool | None = None) -> Tensor:
    """A tensor that shares the memory of any object with ``__dlpack__``; `copy` forces (True) or forbids a copy.

    A capsule, as ``to_dlpack`` gives it, is taken too, once; ValueError for one that was taken before.
    """
    if device is not None and (where := device_type(device)).type != "cpu":
        where.check("from_dlpack()")
        msg = f"from_dlpack(): memory lies on the cpu device, got {str(device)!r}"
        raise ComputeError(msg)
    if type(ext_tensor) is _CAPSULE:
        try:
            shared = from_numpy(np.from_dlpack(_Capsule(ext_tensor)))
        except ValueError as error:
            msg = "from_dlpack(): the capsule was taken before; make another one, or pass the tensor itself"
            raise ArgumentValueError(msg) from error
        return shared.clone() if copy else shared  # type: ignore[attr-defined]
    if not hasattr(ext_tensor, "__dlpack__") or not hasattr(ext_tensor, "__dlpack_device__"):
        actual = type(ext_tensor).__name__
        msg = f"from_dlpack(): expected an object with __dlpack__ and __dlpack_device__, got {actual}"
        raise ArgumentError(msg)
    return from_numpy(np.from_dlpack(ext_tensor, copy=copy))


@builtin("runtime.kernels.creation.loops.fill", "from_list")
def _from_list(data: Any, dtype: dtype_type | None, default: dtype_type) -> Tensor:  # noqa: ARG001 - for the builtin
    """A new tensor of the numbers in nested sequences, of `dtype` or their own; of floats that is `default`."""
    return _convert(data, dtype, None, copy=True)


def _from_number(data: float, kind: dtype_type | None) -> Tensor:
    """A tensor without dimensions of a float or an int: at once where its dtype holds the number for sure."""
    target = dtypes.of_number(data) if kind is None else kind
    array = plain_number(data, target)
    return _convert(data, kind, None, copy=True) if array is None else make_tensor(array, target)


def _convert(data: Any, kind: dtype_type | None, device: device_type | str | None, *, copy: bool) -> Tensor:
    if device is not None and (where := device_type(device)).type != "cpu":
        where.check("tensor()")
        return _convert(data, kind, None, copy=copy).to(where)  # type: ignore[attr-defined, no-any-return]
    if isinstance(kind, type):  # int, or float
        kind = dtypes.OF_PYTHON.get(kind, kind)
    if kind is not None and not isinstance(kind, dtype_type):
        msg = f"tensor(): dtype must be a dtype such as float32, not {kind!r}"
        raise ArgumentError(msg)
    if isinstance(data, Tensor) and not copy:
        return data if kind is None or kind is data.dtype else data.to(kind)  # type: ignore[attr-defined]
    if isinstance(data, Tensor) and data._keys & TORCH_DISPATCH:  # it has no elements, and holds what has
        return data.detach().to(kind or data.dtype, copy=True)  # type: ignore[attr-defined, no-any-return]
    if isinstance(data, Storage):
        return data.elements(kind)  # type: ignore[no-any-return]  # whose memory it shares, as in PyTorch
    array, source, is_own = array_of(data, kind)
    target = kind or source
    converted = cast_array(array, source, target)
    if converted is array and not is_own:
        may_share = isinstance(data, (np.ndarray, Tensor)) and not copy and not layout_fault(array)
        converted = plain_view(array, target) if may_share else array.copy()
    return make_tensor(np.asarray(converted), target)
