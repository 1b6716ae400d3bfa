"""The batched tensor: a tensor that stands for the samples of a batch, seen one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from runtime.errors import ComputeError
from runtime.tensor import Tensor
from runtime.tensor.geometry import seen
from runtime.tensor.keys import BATCHED, OTHER_BACKENDS
from runtime.tensor.memory import memory_of, set_memory
from runtime.tensor.subclasses import disabled

if TYPE_CHECKING:
    from runtime.batching.levels import Level

_new = object.__new__


class BatchingError(ComputeError):
    """What cannot be done for all samples at once."""


class RandomnessError(BatchingError):
    """Random numbers are drawn in another way than vmap was asked for."""


def _several(call: str) -> str:
    return (
        f"vmap: {call} of a batched tensor asks for one value, and there is one for every sample of the batch; "
        "compute with tensors instead (where(condition, a, b) in the place of `if`), or leave this out of vmap"
    )


def _rejecting(call: str) -> Any:
    """A method that asks for values, of which there is one for every sample."""

    def rejecting(self: Any, *_: Any, **__: Any) -> NoReturn:
        raise self.rejection(call)

    return rejecting


class Sample(np.ndarray[Any, Any]):
    """Sizes and strides of one sample. What reads its elements raises: there are others in the batch."""

    __slots__ = ()
    __array_ufunc__ = __array_function__ = _rejecting("an operation of NumPy")
    __getitem__ = __setitem__ = __iter__ = _rejecting("reading elements")
    __bool__ = _rejecting("bool()")
    __int__ = __float__ = __complex__ = __index__ = _rejecting("the conversion to a number")
    item = tolist = tobytes = astype = copy = reshape = ravel = flatten = _rejecting("reading elements")

    def rejection(self, call: str) -> BatchingError:
        """The error of what asks for a value."""
        return BatchingError(_several(call))


class BatchedTensor(Tensor):
    """One sample of a batch, standing for all of them: it shows the shape of one.

    ``_value``  the tensor that holds all samples, along its first dimension; at an outer level it may be batched itself
    ``_level``  the call of vmap to which the batch belongs

    The slot ``_array`` of a Tensor stays empty, so that no native code can take one sample for all of them; what Python
    reads there is the first sample's, for sizes and strides.
    """

    __slots__ = ("_level", "_seen", "_value")
    _value: Tensor
    _level: Level
    _seen: np.ndarray[Any, Any] | None

    @property
    def _array(self) -> np.ndarray[Any, Any]:  # type: ignore[override]
        sample = self._seen
        if sample is None:
            batch = np.ndarray.view(seen(self._value), np.ndarray)
            first = batch[0, ...] if len(batch) else _geometry(batch)
            sample = self._seen = first.view(Sample)
        return sample

    @property
    def _sizes(self) -> tuple[int, ...]:  # type: ignore[override]
        return self._value._sizes[1:]

    @property
    def _ndim(self) -> int:  # type: ignore[override]
        return self._value._ndim - 1

    def rejection(self, call: str) -> BatchingError:
        """The error of what asks for a value."""
        return BatchingError(_several(call))

    @property
    def requires_grad(self) -> bool:
        """Whether operations on this tensor are recorded."""
        return self._value.requires_grad

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        self._value.requires_grad = value  # type: ignore[misc]

    def requires_grad_(self, requires_grad: bool = True) -> Tensor:
        """Ask for gradients, of every sample."""
        self._value.requires_grad = requires_grad  # type: ignore[misc]
        return self

    @property
    def grad_fn(self) -> Any:
        """The Node that made the samples."""
        return self._value.grad_fn  # type: ignore[attr-defined]

    @property
    def is_leaf(self) -> bool:
        """Whether no operation that is recorded made the samples."""
        return self._value.is_leaf  # type: ignore[attr-defined, no-any-return]

    def __repr__(self) -> str:
        return f"BatchedTensor(level={self._level.depth}, size={self._level.size}, value=\n{self._value!r}\n)"

    __torch_function__ = staticmethod(disabled)
    item = _rejecting("item()")
    tolist = _rejecting("tolist()")
    numpy = _rejecting("numpy()")
    data_ptr = _rejecting("data_ptr()")
    untyped_storage = _rejecting("untyped_storage()")
    backward = _rejecting("backward()")
    __bool__ = _rejecting("bool()")
    __float__ = _rejecting("float()")
    __int__ = _rejecting("int()")
    __complex__ = _rejecting("complex()")
    __index__ = _rejecting("the use as an index")
    __contains__ = _rejecting("`in`")
    __array__ = _rejecting("the conversion to NumPy")
    __dlpack__ = _rejecting("DLPack")
    __reduce_ex__ = _rejecting("pickling or copying")
    __deepcopy__ = _rejecting("copying")

    def __format__(self, spec: str) -> str:
        return format(repr(self), spec)


def _geometry(physical_array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The sizes and strides of a sample of a batch that has none; there are no elements to be read."""
    return np.lib.stride_tricks.as_strided(
        np.empty(1, physical_array.dtype), physical_array.shape[1:], physical_array.strides[1:]
    )


def with_strides(tensor: Tensor) -> Tensor:
    """An empty batch, with the strides that its samples would have in memory: NumPy has none for what is empty."""
    array = memory_of(tensor)
    if array.ndim and not array.strides[0]:
        steps, step = [], array.itemsize
        for size in reversed((1, *array.shape[1:])):
            steps.append(step)
            step *= max(1, size)
        set_memory(tensor, np.lib.stride_tricks.as_strided(array, array.shape, steps[::-1]))
    return tensor


def batched(value: Tensor, level: Level) -> BatchedTensor:
    """The tensor that stands for the samples along the first dimension of `value`."""
    tensor: BatchedTensor = _new(BatchedTensor)
    has_strides = level.size or isinstance(value, BatchedTensor) or value._keys & OTHER_BACKENDS
    tensor._value = value if has_strides else with_strides(value)
    tensor._level = level
    tensor._seen = None
    tensor.dtype = value.dtype
    tensor._keys = BATCHED
    tensor._edge = tensor._writes = tensor._base = None
    return tensor
