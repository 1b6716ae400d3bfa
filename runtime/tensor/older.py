"""Tensors made by classes, PyTorch's older way: ``Tensor(2, 3)``, ``FloatTensor([1, 2])``, and their names.

What is given is either sizes, for memory that is not written yet, or data. New programs say what they mean by
:func:`~runtime.tensor.factories.tensor` and ``empty``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, OutOfMemoryError
from runtime.tensor import dtypes
from runtime.tensor.backends import BY_NAME
from runtime.tensor.device import device as device_type
from runtime.tensor.dtypes import dtype
from runtime.tensor.keys import CPU, SPARSE
from runtime.tensor.shape import Size
from runtime.tensor.storage import Storage
from runtime.tensor.subclasses import as_instance
from runtime.tensor.tensor import Tensor, make_alias, make_tensor

__all__ = [
    "BFloat16Tensor", "BoolTensor", "ByteTensor", "CharTensor", "DoubleTensor", "FloatTensor", "HalfTensor",
    "IntTensor", "LongTensor", "ShortTensor", "set_default_tensor_type", "type_of", "typename",
]  # fmt: skip


def instance(cls: type[Tensor], args: tuple[Any, ...], options: dict[str, Any]) -> Tensor:
    """``Tensor(*given)``, or an instance of a subclass: of the default dtype, or the memory of a tensor of any."""
    if not isinstance(cls, type):
        msg = f"Tensor.__new__(): expected a class of tensors as the first argument, got {type(cls).__name__}"
        raise ArgumentError(msg)
    kind = args[0].dtype if args and isinstance(args[0], Tensor) else dtypes.get_default_dtype()
    plain = construct(cls.__name__, args, options, kind)
    if cls is Tensor:
        return plain
    return as_instance(cls, plain)  # type: ignore[no-any-return]


# What ``new`` of a tensor of a layout gives, where it is not a dense tensor.
constructors: dict[Any, Callable[..., Tensor]] = {}


def construct(name: str, args: tuple[Any, ...], options: dict[str, Any], kind: dtype) -> Tensor:
    """The tensor of ``name(*given)``: sizes, a tensor whose memory is shared, an array or a nested sequence."""
    device = options.pop("device", None)
    if device is not None and (where := device_type(device)).type != "cpu":
        where.check(f"{name}()")
        msg = f"{name}(): new memory is on the cpu device, got {str(device)!r}; write empty(sizes, device='meta')"
        raise ArgumentValueError(msg)
    if options:
        msg = f"{name}(): unexpected {', '.join(options)}; it takes sizes or data, tensor(data, ...) takes more"
        raise ArgumentError(msg)
    if len(args) == 1 and isinstance(args[0], Size):
        return _empty(name, tuple(args[0]), kind)
    if not args or _is_size(args[0]):
        return _empty(name, args or (0,), kind)
    if len(args) > 1:
        msg = f"{name}(): expected sizes or one sequence of data, got {len(args)} arguments; did you forget [...]?"
        raise ArgumentError(msg)
    return _of_data(name, args[0], kind)


def _is_size(value: Any) -> bool:
    return isinstance(value, (int, np.integer)) and not isinstance(value, (bool, np.bool_))


def _empty(name: str, sizes: tuple[Any, ...], kind: dtype) -> Tensor:
    if not all(map(_is_size, sizes)) or min(sizes, default=0) < 0:
        msg = f"{name}(): sizes are ints that are not negative, got {list(sizes)}"
        raise ArgumentError(msg)
    try:
        return make_tensor(np.empty(sizes, kind.numpy), kind)
    except MemoryError as error:
        msg = f"{name}(): there is no memory for a tensor of the sizes {list(sizes)}"
        raise OutOfMemoryError(msg) from error
    except ValueError as error:
        msg = f"{name}(): a tensor of the sizes {list(sizes)} cannot be made: {error}"
        raise ComputeError(msg) from error


def _of_data(name: str, data: Any, kind: dtype) -> Tensor:
    from runtime.tensor.factories import tensor

    if isinstance(data, Storage):
        data = data.elements(kind)
    if isinstance(data, Tensor):
        if data.dtype is not kind:
            msg = f"{name}(): expected a tensor of {kind.name}, got one of {data.dtype.name}; call .to({kind.name})"
            raise ArgumentError(msg)
        return make_alias(data, data._array, kind)
    if not isinstance(data, (Sequence, np.ndarray)) or isinstance(data, (str, bytes)):
        msg = f"{name}(): expected sizes, a tensor, an array or a nested sequence, got {type(data).__name__}"
        raise ArgumentError(msg)
    return tensor(data, dtype=kind)


class tensortype(type):  # noqa: N801 - PyTorch's name
    """The class of the classes below: a tensor of the dtype is an instance of them."""

    dtype: dtype

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, Tensor) and instance.dtype is cls.dtype and not instance._keys & SPARSE

    def __repr__(cls) -> str:
        return f"<class 'torch.{cls.__name__}'>"


def _tensor_type(name: str, kind: dtype) -> tensortype:
    def make(cls: tensortype, *args: Any, **options: Any) -> Tensor:
        return construct(cls.__name__, args, options, kind)

    doc = f"``{name}(*sizes)`` or ``{name}(data)``: a tensor of {kind.name}; prefer ``tensor(data, dtype=...)``."
    result = tensortype(name, (), {"__new__": make, "__doc__": doc, "__module__": __name__, "__slots__": ()})
    result.dtype = kind
    return result


BoolTensor = _tensor_type("BoolTensor", dtypes.bool_)
ByteTensor = _tensor_type("ByteTensor", dtypes.uint8)
CharTensor = _tensor_type("CharTensor", dtypes.int8)
ShortTensor = _tensor_type("ShortTensor", dtypes.int16)
IntTensor = _tensor_type("IntTensor", dtypes.int32)
LongTensor = _tensor_type("LongTensor", dtypes.int64)
HalfTensor = _tensor_type("HalfTensor", dtypes.float16)
BFloat16Tensor = _tensor_type("BFloat16Tensor", dtypes.bfloat16)
FloatTensor = _tensor_type("FloatTensor", dtypes.float32)
DoubleTensor = _tensor_type("DoubleTensor", dtypes.float64)
_TYPES = {
    item.dtype: item
    for item in (
        BoolTensor, ByteTensor, CharTensor, ShortTensor, IntTensor, LongTensor, HalfTensor, BFloat16Tensor,
        FloatTensor, DoubleTensor,
    )
}  # fmt: skip
# Those that have no class of their own.
_WITHOUT = {
    dtypes.complex64: "ComplexFloatTensor", dtypes.complex128: "ComplexDoubleTensor", dtypes.uint16: "UInt16Tensor",
    dtypes.uint32: "UInt32Tensor", dtypes.uint64: "UInt64Tensor",
}  # fmt: skip
_NAMES = {f"torch.{type_.__name__}": kind for kind, type_ in _TYPES.items()}
_NAMES |= {f"torch.{name}": kind for kind, name in _WITHOUT.items()}
_NAMES |= {name.replace("torch.", "torch.sparse."): kind for name, kind in _NAMES.items()}


def type_name(kind: dtype, namespace: str = "torch") -> str:
    """What PyTorch calls the type of tensors of a dtype, ``torch.FloatTensor``: programs compare it."""
    return f"{namespace}.{_TYPES[kind].__name__ if kind in _TYPES else _WITHOUT[kind]}"


def device_of(requested: Any) -> device_type | None:
    """The device that a name such as ``torch.npu.FloatTensor`` or ``torch.FloatTensor`` means; None for a dtype."""
    if not isinstance(requested, str):
        return None
    named = requested.split(".")[1:2]
    return device_type(named[0]) if named and named[0] in BY_NAME else device_type("cpu")


def type_of(requested: Any) -> dtype:
    """The dtype that is meant by a dtype, a class such as FloatTensor, or its name; TypeError for anything else."""
    if isinstance(requested, dtype):
        return requested
    if isinstance(requested, tensortype):
        return requested.dtype
    if isinstance(requested, str):
        begin, _, remainder = requested.partition(".")
        where, _, name = remainder.partition(".")
        on_cpu = f"{begin}.{name}" if where in BY_NAME else requested
        if on_cpu in _NAMES:
            return _NAMES[on_cpu]
    msg = (
        "type(): expected a dtype, a class such as FloatTensor or a name such as 'torch.FloatTensor', "
        f"got {requested!r}"
    )
    raise ArgumentError(msg)


def typename(obj: object) -> str:
    """What PyTorch calls the type of an object: ``torch.FloatTensor`` for a tensor, else the class with its module."""
    if isinstance(obj, Tensor):
        where = "torch" if obj._keys & CPU else f"torch.{obj.device.type}"
        return type_name(obj.dtype, f"{where}.sparse" if obj._keys & SPARSE else where)
    kind = obj if isinstance(obj, type) else type(obj)
    return kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"


def set_default_tensor_type(requested: Any) -> None:
    """Make the dtype of a floating type, FloatTensor or "torch.DoubleTensor", that of new tensors."""
    dtypes.set_default_dtype(type_of(requested))
