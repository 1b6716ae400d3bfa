"""Tensor methods for portable programs that have one answer here, and older names: a part of the class Tensor.

Tensors are dense and lie in main memory, which no other process sees; a program that asks first goes on without what
there is not, and what would need it raises.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, Self

import numpy as np

from runtime.errors import ArgumentError, ComputeError, UnsupportedError
from runtime.tensor.device import memory_format, sparse_bsc, sparse_bsr, sparse_csc, sparse_csr
from runtime.tensor.formats import lies_in
from runtime.tensor.keys import CPU, INFERENCE, META, SPARSE, SPARSE_LAYOUTS


class Portable:
    """Questions of one answer, and older ways of saying what has a better one."""

    __slots__ = ()
    _array: np.ndarray[Any, Any]
    _keys: int
    _ndim: int
    _sizes: tuple[int, ...]

    # -- what a tensor is not ------------------------------------------------------------------------------------

    @property
    def is_cuda(self) -> bool:
        """False: this tensor lies in main memory."""
        return False

    @property
    def is_mps(self) -> bool:
        """False: this tensor lies in main memory."""
        return False

    @property
    def is_xpu(self) -> bool:
        """False: this tensor lies in main memory."""
        return False

    is_ipu = is_maia = is_mtia = is_vulkan = is_xla = is_xpu
    volatile = is_xpu

    def is_distributed(self) -> bool:
        """False: a tensor lies in one place."""
        return False

    def record_stream(self, stream: Any) -> None:
        """Nothing: memory is free when its last tensor is gone, and no stream uses it later."""

    def storage_type(self) -> Any:
        """The class of the storages of this dtype, such as ``FloatStorage``."""
        from runtime.tensor import legacy_storages

        return getattr(legacy_storages, self.storage().pickle_storage_type())

    @property
    def is_meta(self) -> bool:
        """Whether this tensor has no elements: it lies on the device meta."""
        return bool(self._keys & META)

    @property
    def is_sparse(self) -> bool:
        """Whether this tensor is of the layout sparse_coo, which stores the elements at some coordinates."""
        return bool(self._keys & SPARSE)

    @property
    def is_sparse_csr(self) -> bool:
        """Whether this tensor is of the layout sparse_csr, which stores where each row begins."""
        return self.layout is sparse_csr  # type: ignore[attr-defined]

    @property
    def is_mkldnn(self) -> bool:
        """False: this tensor is strided."""
        return False

    @property
    def is_nested(self) -> bool:
        """False: this tensor has one size along every dimension."""
        return False

    @property
    def is_quantized(self) -> bool:
        """False: elements are numbers of the dtype."""
        return False

    def is_pinned(self, device: Any = None) -> bool:
        """Whether the memory is pinned, for a registered device or one of the type that is named."""
        from runtime.tensor.pinned import is_pinned

        if self._keys & SPARSE_LAYOUTS:
            return bool(self._geometry.memory.values.is_pinned(device))  # type: ignore[attr-defined]
        return is_pinned(getattr(self, "_array", None), device)

    def _coalesced_(self, coalesced: bool) -> Self:
        """Say whether the indices of a tensor of the layout sparse_coo are in order, each there once, unchecked."""
        from runtime.tensor.coordinates import coordinates_of

        coordinates_of(self, "_coalesced_").is_coalesced = bool(coalesced)  # type: ignore[arg-type]
        return self

    def is_shared(self) -> bool:
        """Whether the memory is such that other processes can see it."""
        from runtime.tensor.sharing import place_of

        return place_of(self) is not None  # type: ignore[arg-type]

    def share_memory_(self) -> Self:
        """Move the memory to where other processes can see it: what one of them writes, all read."""
        from runtime.tensor.sharing import share

        share(self)  # type: ignore[arg-type]
        return self

    @property
    def _cdata(self) -> int:
        """A number that no other tensor has as long as this one lives."""
        return id(self)

    def is_inference(self) -> bool:
        """Whether this tensor was made within ``inference_mode()``, of the memory of no tensor from outside."""
        return bool(self._keys & INFERENCE)

    def get_device(self) -> int:
        """The index of the device on which this tensor lies, -1 for one on the CPU."""
        index = self.device.index  # type: ignore[attr-defined]
        return -1 if index is None or self._keys & CPU else index

    def cuda(self, device: Any = None, non_blocking: bool = False, memory_format: Any = None) -> NoReturn:
        """RuntimeError: tensors lie on the CPU."""
        del device, non_blocking, memory_format
        msg = "cuda(): opweave runs on the CPU alone; ask cuda.is_available() first"
        raise ComputeError(msg)

    def pin_memory(self, device: Any = None) -> Any:
        """The tensor in memory that is pinned for a registered device; RuntimeError where there is none."""
        from runtime.tensor.pinned import pin

        return pin(self, device)

    # -- older names ---------------------------------------------------------------------------------------------

    def type(self, dtype: Any = None, non_blocking: bool = False, *, memory_format: Any = None) -> Any:
        """The name of the type, ``"torch.FloatTensor"``; or, given a dtype or such a name, the tensor as that.

        A name says the device too: ``"torch.npu.FloatTensor"``, and that above the CPU.
        """
        from runtime.tensor.older import device_of, type_of, typename

        del non_blocking
        if dtype is None:
            return typename(self)
        kind, where = type_of(dtype), device_of(dtype)
        if where is None or where.type == self.device.type:  # type: ignore[attr-defined]
            return self.to(kind, memory_format=memory_format)  # type: ignore[attr-defined]
        return self.to(where, kind, memory_format=memory_format)  # type: ignore[attr-defined]

    def new(self, *args: Any, **options: Any) -> Any:
        """A tensor of this one's dtype and layout from sizes or data; prefer ``new_empty`` and ``new_tensor``."""
        from runtime.tensor.older import construct, constructors

        if (constructor := constructors.get(self.layout)) is not None:  # type: ignore[attr-defined]
            return constructor(self, args, **options)
        return construct("new", args, options, self.dtype)  # type: ignore[attr-defined]

    def storage(self) -> Any:
        """The memory that this tensor views as elements of its dtype; ``untyped_storage()`` is that as bytes."""
        from runtime.tensor.typed_storage import TypedStorage

        return TypedStorage.under(self)  # type: ignore[arg-type]

    def to_sparse_coo(self) -> Any:
        """The tensor in the layout sparse_coo; ``to_sparse()`` says of how many dimensions blocks are stored whole."""
        return self.to_sparse()  # type: ignore[attr-defined]

    def to_sparse_csr(self, dense_dim: int | None = None) -> Any:
        """The matrix, or batch of them, in the layout sparse_csr; see ``to_sparse()``."""
        return self.to_sparse(layout=sparse_csr, dense_dim=dense_dim)  # type: ignore[attr-defined]

    def to_sparse_csc(self, dense_dim: int | None = None) -> Any:
        """The matrix, or batch of them, in the layout sparse_csc; see ``to_sparse()``."""
        return self.to_sparse(layout=sparse_csc, dense_dim=dense_dim)  # type: ignore[attr-defined]

    def to_sparse_bsr(self, blocksize: Any, dense_dim: int | None = None) -> Any:
        """The matrix, or batch of them, in the layout sparse_bsr, of blocks of two sizes; see ``to_sparse()``."""
        return self.to_sparse(layout=sparse_bsr, blocksize=blocksize, dense_dim=dense_dim)  # type: ignore[attr-defined]

    def to_sparse_bsc(self, blocksize: Any, dense_dim: int | None = None) -> Any:
        """The matrix, or batch of them, in the layout sparse_bsc, of blocks of two sizes; see ``to_sparse()``."""
        return self.to_sparse(layout=sparse_bsc, blocksize=blocksize, dense_dim=dense_dim)  # type: ignore[attr-defined]

    def chalf(self, *, memory_format: Any = None) -> NoReturn:
        """Raises: neither NumPy's memory nor Numba's loops know complex numbers with parts of 16 bits."""
        del memory_format
        msg = "chalf(): there are no complex numbers of half precision; use cfloat()"
        raise UnsupportedError(msg)

    def dim_order(self, *, ambiguity_check: Any = False) -> tuple[int, ...]:
        """The dimensions in the order of their strides, the one whose elements lie farthest apart first.

        RuntimeError where other orders would do as well: with `ambiguity_check` any others, with a list of memory
        formats unless exactly one of them fits. TypeError for anything else.
        """
        from runtime.tensor.geometry import seen

        array = seen(self)  # type: ignore[arg-type]
        if not isinstance(ambiguity_check, (bool, list)) or (
            isinstance(ambiguity_check, list) and not all(isinstance(item, memory_format) for item in ambiguity_check)
        ):
            msg = f"dim_order(): ambiguity_check must be a bool or a list of memory formats, got {ambiguity_check!r}"
            raise ArgumentError(msg)
        if isinstance(ambiguity_check, bool):
            is_ambiguous = ambiguity_check and (1 in array.shape or len(set(array.strides)) < array.ndim)
        else:
            is_ambiguous = sum(lies_in(array, order) for order in ambiguity_check) != 1
        if is_ambiguous:
            sizes, strides = list(array.shape), list(array.strides)
            msg = f"dim_order(): sizes {sizes} and strides of {strides} bytes fit no order, or more than one"
            raise ComputeError(msg)
        return tuple(sorted(range(array.ndim), key=lambda dim: (-array.strides[dim], dim)))

    def is_set_to(self, tensor: Any) -> bool:
        """Whether both tensors are the same elements of the same memory, in the same order; TypeError for no tensor."""
        if not isinstance(tensor, Portable):
            msg = f"is_set_to(): expected a tensor, got {type(tensor).__name__}"
            raise ArgumentError(msg)
        if hasattr(self, "_geometry") or hasattr(tensor, "_geometry"):
            return getattr(self, "_geometry", None) == getattr(tensor, "_geometry", None)
        array, other = self._array, tensor._array
        addresses = self.data_ptr(), tensor.data_ptr()  # type: ignore[attr-defined]
        same = addresses[0] == addresses[1] and self.dtype is tensor.dtype  # type: ignore[attr-defined]
        return same and array.shape == other.shape and array.strides == other.strides

    def apply_(self, callable: Callable[[Any], Any]) -> Self:  # noqa: A002 - PyTorch's name
        """Replace every element by what a Python function makes of it, one by one: slow, and without a gradient."""
        _check_function("apply_", callable)
        return self._replace("apply_", [callable(number) for number in self._numbers()])

    def map_(self, tensor: Any, callable: Callable[[Any, Any], Any]) -> Self:  # noqa: A002 - PyTorch's name
        """Replace every element by what a Python function makes of it and of another tensor's, which broadcasts."""
        _check_function("map_", callable)
        if not isinstance(tensor, Portable):
            msg = f"map_(): expected a tensor, got {type(tensor).__name__}"
            raise ArgumentError(msg)
        numbers = tensor.expand(self._sizes)._numbers()  # type: ignore[attr-defined]
        return self._replace("map_", [callable(*pair) for pair in zip(self._numbers(), numbers, strict=True)])

    def map2_(self, x: Any, y: Any, callable: Callable[[Any, Any, Any], Any]) -> Self:  # noqa: A002 - PyTorch's name
        """As :meth:`map_`, of the elements of two other tensors."""
        _check_function("map2_", callable)
        columns = [item.expand(self._sizes)._numbers() for item in (x, y)]
        return self._replace("map2_", [callable(*numbers) for numbers in zip(self._numbers(), *columns, strict=True)])

    def _numbers(self) -> Any:
        return self.reshape(-1).tolist()  # type: ignore[attr-defined]

    def _replace(self, function: str, numbers: list[Any]) -> Self:
        if self.requires_grad:  # type: ignore[attr-defined]
            msg = f"{function}(): a Python function has no gradient, and the tensor requires grad; call detach() first"
            raise ArgumentError(msg)
        self.copy_(self.new_tensor(numbers).reshape(self._sizes))  # type: ignore[attr-defined]
        return self

    def __reversed__(self) -> Any:
        return self.flip(0) if self._ndim else self  # type: ignore[attr-defined]


def _check_function(function: str, value: object) -> None:
    if not callable(value):
        msg = f"{function}(): expected a function, got {type(value).__name__}"
        raise ArgumentError(msg)
