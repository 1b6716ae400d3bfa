"""The Tensor: a strided view of memory, a dtype, a key set, and an edge into the autograd graph when it needs one.

This layer knows no operators; generated packages hang theirs on the class when they are imported, the autograd layer
adds ``backward`` and its relatives. Slots are read directly on hot paths, so their meaning is fixed here:

``_array``    how the CPU holds memory: the NumPy view (bfloat16 lies in it as 16-bit integers). Kernels of the CPU read
              it, and what hands memory out; everything else asks the tensor. Empty for tensors of other backends
``_geometry`` empty for tensors on the CPU; of other backends what :mod:`runtime.tensor.geometry` says
``dtype``     a :class:`runtime.tensor.dtypes.dtype`
``_keys``     the key set; an autograd bit is set exactly when the tensor requires grad
``_edge``     None, or ``(Node, output_nr)``, or the Node for its output 0: where this tensor's gradient flows. A
              leaf's node is an AccumulateGrad
``_writes``   None for "0 and shared with nobody", or the list that all views of the memory share: the count of in-place
              writes, then a weak reference to every view
``_base``     None, or the tensor of which this one is a view (never itself a view). A tensor that shares memory outside
              of the graph, as detach() gives, has the version of the other, but no base
``_tangent``  set exactly when the key of forward mode is in ``_keys``: a tensor of the same shape and dtype
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NoReturn, Self

import numpy as np

from runtime.boundary import guarded
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, DimensionError, UnsupportedError
from runtime.guards import grad_enabled, is_inference_mode_enabled, state
from runtime.tensor import backends, dtypes, geometry, keys, printing
from runtime.tensor.device import contiguous_format, cpu, device, layout, memory_format, strided
from runtime.tensor.dtypes import dtype
from runtime.tensor.formats import contiguous_strides, lies_in
from runtime.tensor.geometry import MAIN_MEMORY, Geometry
from runtime.tensor.portable import Portable
from runtime.tensor.shape import Size, sizes_of
from runtime.tensor.storage import DataPtr, Storage, address, owner_of
from runtime.tensor.versions import writes_of

DISPATCH_MODES = [0]
"""How many modes with ``__torch_dispatch__`` are on, in all threads: they have the call by which a number is read."""
_READ_HERE = keys.CPU | keys.AUTOGRAD | keys.INFERENCE
_REAL = frozenset(item for item in dtypes.dtype.by_code if not item.is_complex and item is not dtypes.bfloat16)
LIFTS: list[Callable[[Tensor], Tensor]] = []
"""What hands a new tensor to the modes of the thread, from the first mode on."""


class Tensor(Portable):
    """An n-dimensional array of one dtype that remembers how it was computed when gradients are wanted.

    Attributes that are set on it stay with the object: views and results have none. A subclass costs what a Tensor
    costs; its slots are a Tensor's, which it must not redefine. What is computed of its instances is a plain Tensor, as
    for PyTorch's Parameter; what writes into one gives it back.
    """

    __module__ = "runtime.tensor"  # where it is found
    # `geometry` becomes `_geometry` below: slots lie in the order of their names, and native code reads the others.
    __slots__ = (
        "__dict__", "__weakref__", "_array", "_base", "_edge", "_keys", "_tangent", "_writes", "dtype", "geometry",
    )  # fmt: skip
    _array: np.ndarray[Any, Any]
    _base: Tensor | None
    _edge: Any  # (Node, output_nr), the Node, or None
    _geometry: Geometry
    _keys: int
    _tangent: Tensor
    _writes: list[Any] | None
    __torch_dispatch__: Any  # see runtime/dispatch/protocols.py; a class of a program defines it as a class method
    dtype: dtype

    # NumPy hands binary operators over to us instead of making an object array: `array + tensor` is a Tensor.
    __array_priority__ = 1000
    _printed_name = "tensor"  # of this class itself: a subclass is shown by its name unless it has one

    def __new__(cls, *args: Any, **options: Any) -> Self:
        """``Tensor(2, 3)`` or ``Tensor([[1, 2]])``, PyTorch's older way: sizes, or data; see ``tensor``."""
        from runtime.tensor.older import instance

        return instance(cls, args, options)  # type: ignore[return-value]

    # -- what a tensor is ----------------------------------------------------------------------------------------

    _sizes: tuple[int, ...] = geometry.asked(geometry.sizes)
    _ndim: int = geometry.asked(geometry.ndim)

    @property
    def shape(self) -> Size:
        """The size of every dimension. The runtime itself reads ``_sizes``, a plain tuple, where it computes."""
        return sizes_of[self._sizes]

    def size(self, dim: int | None = None) -> Any:
        """The shape, or the size of dimension `dim`."""
        shape = self._sizes
        return sizes_of[shape] if dim is None else shape[wrap_dim(checked_dim("size", dim), len(shape))]

    def stride(self, dim: int | None = None) -> Any:
        """The step in elements, not bytes, along every dimension, or along `dim`.

        Of no elements it is what it would be of some in rows, where NumPy gives such an array no steps.
        """
        try:
            array = self._array
        except AttributeError:
            strides = self._geometry.strides
        else:
            itemsize, steps = array.itemsize, array.strides
            if array.size or any(steps):
                strides = tuple([step // itemsize for step in steps])
            else:
                strides = contiguous_strides(array.shape)
        return strides if dim is None else strides[wrap_dim(checked_dim("stride", dim), len(strides))]

    def dim(self) -> int:
        """The number of dimensions."""
        return self._ndim

    ndimension = dim

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return self._ndim

    def numel(self) -> int:
        """The number of elements."""
        try:
            return self._array.size
        except AttributeError:
            return self._geometry.numel()

    nelement = numel

    def element_size(self) -> int:
        """The bytes of one element."""
        return self.dtype.itemsize

    @property
    def itemsize(self) -> int:
        """The bytes of one element."""
        return self.dtype.itemsize

    @property
    def nbytes(self) -> int:
        """The bytes of all elements; for sparse_csr those of indices and values, RuntimeError for sparse_coo."""
        if self._keys & keys.SPARSE_CSR:
            return self._geometry.memory.nbytes()  # type: ignore[no-any-return]
        if self._keys & keys.SPARSE:
            msg = "nbytes: not defined for a tensor of the layout sparse_coo; add those of its indices and values"
            raise ComputeError(msg)
        return self.numel() * self.dtype.itemsize

    @property
    def device(self) -> device:
        """Where the memory lies."""
        return cpu if self._keys & keys.CPU else getattr(self, "_geometry", MAIN_MEMORY).device

    @property
    def layout(self) -> layout:
        """How elements map to memory."""
        return strided if self._keys & keys.STORAGE == keys.CPU else getattr(self, "_geometry", MAIN_MEMORY).layout

    def storage_offset(self) -> int:
        """The distance in elements from the first element of the storage."""
        try:
            array = self._array
        except AttributeError:
            return self._geometry.offset
        return (self.data_ptr() - Storage.of(array).data_ptr()) // array.itemsize

    def data_ptr(self) -> int:
        """The address of the first element; 0 for a tensor without elements."""
        if self._keys & keys.OTHER_BACKENDS and (look := self._geometry).key in backends.BY_KEY:
            return look.memory.data_ptr() + look.offset * self.dtype.itemsize if look.numel() else 0
        return 0 if self._keys & keys.META else address(array_of(self, "data_ptr"))

    def untyped_storage(self) -> Storage:
        """The memory this tensor views; that of a tensor on the device meta has a size and the address 0."""
        if self._keys & keys.OTHER_BACKENDS and self._geometry.key in backends.BY_KEY:
            return self._geometry.memory  # type: ignore[no-any-return]
        if self._keys & keys.META:
            steps = sum((size - 1) * step for size, step in zip(self._sizes, self.stride(), strict=True))
            count = 0 if 0 in self._sizes else self.storage_offset() + steps + 1
            return Storage(DataPtr(0, None), count * self.dtype.itemsize, device=self.device)
        return Storage.of(array_of(self, "untyped_storage"))

    def is_contiguous(self, memory_format: memory_format = contiguous_format) -> bool:
        """Whether elements lie in row-major order without gaps, or in another order that is asked for."""
        try:
            array = self._array
        except AttributeError:
            if memory_format is contiguous_format:
                return self._geometry.is_in_rows()
            return lies_in(geometry.seen(self), memory_format)
        if memory_format is not contiguous_format:
            return lies_in(array, memory_format)
        return array.flags.c_contiguous

    def is_floating_point(self) -> bool:
        """Whether the dtype is a floating one."""
        return self.dtype.is_floating_point

    def is_complex(self) -> bool:
        """Whether the dtype is a complex one."""
        return self.dtype.is_complex

    @property
    def requires_grad(self) -> bool:
        """Whether operations on this tensor are recorded."""
        return self._edge is not None

    @property
    def is_cpu(self) -> bool:
        """Whether this tensor lies in main memory."""
        return self.device.type == "cpu"

    @property
    def _version(self) -> int:
        """How often the memory was written in place, by this tensor or by another that shares it."""
        if self._keys & keys.INFERENCE:
            msg = "Inference tensors do not track version counter."
            raise ComputeError(msg)
        return writes_of(self)

    def is_view(self) -> bool:
        """Whether this tensor shares the memory of another, its ``_base``."""
        return self._base is not None

    _is_view = is_view  # PyTorch's name

    # -- leaving tensors ------------------------------------------------------------------------------

    def numpy(self, *, force: bool = False) -> np.ndarray[Any, Any]:
        """The same memory as a NumPy array, without a copy: a new view of it, so that its shape may be set.

        Raises RuntimeError for a tensor that requires grad, unless `force` says that this is meant (as detaching it
        does) or nothing is recorded, and TypeError for bfloat16. With `force` elements on a device are copied.
        """
        if self._edge is not None and not force and grad_enabled():
            msg = "Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead."
            raise ComputeError(msg)
        if self.dtype is dtypes.bfloat16:
            msg = "numpy(): NumPy has no bfloat16; call to(float32).numpy()"
            raise ArgumentError(msg)
        try:
            return self._array.view()
        except AttributeError as error:
            if force:
                return to_numpy(self)
            raise elsewhere(self, "numpy", error) from None

    @guarded
    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        array = self.numpy()
        if dtype is not None and np.dtype(dtype) != array.dtype:
            if copy is False:
                msg = f"__array__(): {self.dtype} as numpy.{np.dtype(dtype)} needs a copy, but copy=False forbids it"
                raise ArgumentValueError(msg)
            return array.astype(dtype)
        return array.copy() if copy else array

    @guarded
    def __dlpack__(
        self, *, stream: Any = None, max_version: tuple[int, int] | None = None, dl_device: Any = None,
        copy: bool | None = None,
    ) -> Any:  # fmt: skip
        return self.numpy().__dlpack__(stream=stream, max_version=max_version, dl_device=dl_device, copy=copy)

    def __dlpack_device__(self) -> Any:
        return array_of(self, "__dlpack_device__").__dlpack_device__()

    def item(self) -> Any:
        """The only element as a Python number; RuntimeError unless there is exactly one."""
        try:
            array = self._array
            if array.size == 1:
                if DISPATCH_MODES[0] and type(self) is not WrappedNumber:
                    return self._number_by_operator()  # type: ignore[attr-defined]
                return array.item() if self.dtype is not dtypes.bfloat16 else to_numpy(self).item()
        except (AttributeError, NoElementsError) as error:
            return self._number_by_operator(elsewhere(self, "item", error))  # type: ignore[attr-defined]
        msg = f"item(): only a tensor of one element can become a number, this one has shape {list(self.shape)}"
        raise ComputeError(msg)

    def tolist(self) -> Any:
        """The elements as nested lists of Python numbers."""
        return to_numpy(self, "tolist").tolist()

    def __bool__(self) -> bool:
        if self.numel() != 1:
            msg = (
                f"the truth of a tensor of shape {list(self.shape)} is ambiguous; use .any() or .all(), "
                "or compare a single element"
            )
            raise ComputeError(msg)
        return bool(self.item())

    @guarded
    def __float__(self) -> float:
        # Written out here and in __int__: a function for both would be one more call of each.
        if self._keys & ~_READ_HERE == 0 and self.dtype in _REAL and self._array.size == 1 and not DISPATCH_MODES[0]:
            return float(self._array.item())
        return float(_real_number(self, "float"))

    @guarded
    def __int__(self) -> int:
        if self._keys & ~_READ_HERE == 0 and self.dtype in _REAL and self._array.size == 1 and not DISPATCH_MODES[0]:
            return int(self._array.item())
        return int(_real_number(self, "int"))

    @guarded
    def __complex__(self) -> complex:
        return complex(_only_number(self, "complex"))

    def __index__(self) -> int:
        if self.dtype.category > dtypes.INTEGRAL or self.numel() != 1:
            msg = f"only integer tensors of one element can be an index, got {self.dtype} of shape {list(self.shape)}"
            raise ArgumentError(msg)
        return int(self.item())

    def __len__(self) -> int:
        if self._ndim == 0:
            msg = "len() of a tensor without dimensions"
            raise ArgumentError(msg)
        return self._sizes[0]

    def __iter__(self) -> Iterator[Tensor]:
        if self._ndim == 0:
            msg = "iteration over a tensor without dimensions"
            raise ArgumentError(msg)
        if DISPATCH_MODES[0]:  # a mode sees one operator
            return iter(self.unbind(0))  # type: ignore[attr-defined]
        return (self[index] for index in range(self._sizes[0]))  # type: ignore[index]

    def __delitem__(self, index: Any) -> NoReturn:
        """TypeError: a tensor has as many elements as its shape says."""
        msg = "a tensor does not support deleting items; index those that stay, as in x[1:]"
        raise ArgumentError(msg)

    @guarded
    def __contains__(self, value: object) -> bool:
        if isinstance(value, Tensor):
            value = to_numpy(value)
        elif not isinstance(value, (bool, int, float, complex, np.generic)):
            msg = f"a tensor contains numbers; '{type(value).__name__}' in tensor has no answer"
            raise ComputeError(msg)
        try:
            return bool(np.equal(to_numpy(self), value).any())
        except NoElementsError:
            return bool((self == value).any())  # type: ignore[attr-defined]
        except ValueError:
            msg = f"in: shapes {list(np.shape(value))} and {list(self.shape)} do not broadcast"
            raise ComputeError(msg) from None

    def __hash__(self) -> int:
        return id(self)

    if TYPE_CHECKING:  # __repr__ of a subclass need not take the argument

        def __repr__(self) -> str: ...

    else:

        def __repr__(self, *, tensor_contents: str | None = None) -> str:
            if not is_whole(self):
                return f"<{type(self).__name__} without a value>"
            if not isinstance(tensor_contents, str | None):
                msg = f"__repr__(): tensor_contents must be a text or None, got {type(tensor_contents).__name__}"
                raise ArgumentError(msg)
            text = _text(self, printing.prefix_of(type(self)), tensor_contents)
            return f"Parameter({text})" if getattr(self, "_is_param", False) else text

    @guarded
    def __format__(self, spec: str) -> str:
        if self._ndim == 0 and type(self) is Tensor:
            return format(self.item(), spec)
        if spec:
            msg = (
                f"format(): '{spec}' formats a number, and this tensor has shape {list(self.shape)}; take an element, "
                "or item() if it is the only one"
            )
            raise ArgumentError(msg)
        return str(self)


def _rebuild(array: np.ndarray[Any, Any], kind: dtype) -> Tensor:
    """What pickles of opweave 0.1 call; those of today call :func:`runtime.autograd.duplicates.rebuild`."""
    return make_tensor(array, kind)


def _rename_last_slot() -> None:
    """Let the slot `geometry`, which no user is to set, be found as `_geometry`."""
    *slots, last = Tensor.__slots__
    setattr(Tensor, f"_{last}", vars(Tensor)[last])
    delattr(Tensor, last)
    Tensor.__slots__ = (*slots, f"_{last}")  # type: ignore[assignment]


_rename_last_slot()
_new = object.__new__  # Tensor's own raises


def _only_number(tensor: Tensor, kind: str) -> Any:
    """The only element as a Python number; ValueError unless there is exactly one."""
    if tensor.numel() != 1:
        msg = f"{kind}(): only a tensor of one element is a number, this one has shape {list(tensor.shape)}"
        raise ArgumentValueError(msg)
    return tensor.item()


def _real_number(tensor: Tensor, kind: str) -> Any:
    """The only element, without its imaginary part; RuntimeError where that is not 0."""
    number = _only_number(tensor, kind)
    if type(number) is not complex:
        return number
    if number.imag:
        msg = f"{kind}(): the complex number {number} has an imaginary part, which would be lost"
        raise ComputeError(msg)
    return number.real


def is_whole(tensor: Tensor) -> bool:
    """Whether the slots of a tensor have been given values: Python can make one by ``object.__new__``."""
    try:
        return tensor._sizes is not None and tensor._keys >= 0 and tensor.dtype is not None
    except AttributeError:
        return False


def uninitialised(function: str) -> ComputeError:
    """The error of using a tensor whose slots are empty."""
    return ComputeError(
        f"{function}: a tensor was never given a value, or lost it: it was not made by a function such as tensor(data),"
        " zeros(size) or from_numpy(array)"
    )


def make_tensor(array: np.ndarray[Any, Any] | Geometry, kind: dtype) -> Tensor:
    """A tensor over `array`, whose NumPy dtype must be ``kind.numpy``, or over another memory; nothing is copied.

    NumPy makes a scalar of some results without dimensions, which native code would read as an array.
    """
    tensor = _new(Tensor)
    if not isinstance(array, np.ndarray):
        if isinstance(array, Geometry):
            return make_backend_tensor(array, kind)
        array = np.asarray(array)
    tensor._array = array
    tensor.dtype = kind
    tensor._keys = keys.CPU
    tensor._edge = tensor._writes = tensor._base = None
    return tensor


def make_backend_tensor(look: Geometry, kind: dtype) -> Tensor:
    """A tensor of another backend than the CPU, whose memory, sizes and key are those of `look`."""
    tensor = _new(Tensor)
    tensor._geometry = look
    tensor.dtype = kind
    tensor._keys = look.key
    tensor._edge = tensor._writes = tensor._base = None
    return tensor


def _text(tensor: Tensor, prefix: str, contents: str | None) -> str:
    """The text of a tensor after `prefix`, with `contents` in place of its elements where they are not None."""
    if tensor._keys & keys.SPARSE_LAYOUTS:
        return tensor._geometry.memory.render(tensor, prefix, contents)  # type: ignore[no-any-return]
    without_elements = "..." if contents is None else contents
    if hasattr(tensor, "_geometry") and tensor._geometry.key not in backends.BY_KEY:
        grad = ", requires_grad=True" if tensor._edge is not None else ""
        kind = "" if tensor.dtype is dtypes.get_default_dtype() else f", dtype={tensor.dtype}"
        facts = f"device='{tensor.device}', size={tensor._sizes}{kind}{grad}"
        return f"{prefix}{without_elements}, {facts})"
    try:
        where = str(tensor.device) if tensor._keys & keys.OTHER_BACKENDS else ""
        return printing.render(
            to_numpy(tensor), tensor.dtype, tensor._edge, getattr(tensor, "_tangent", None), where,
            prefix=prefix, contents=contents,
        )  # fmt: skip
    except NoElementsError:
        return f"{prefix}{without_elements}, size={tensor._sizes}, dtype={tensor.dtype})"


class MetaError(ComputeError, UnsupportedError):
    """What cannot be done without elements."""


class NoArrayError(ArgumentError, UnsupportedError):
    """What asks a sparse tensor for an array or a storage."""


class NotOnHostError(ComputeError, TypeError):
    """What needs elements in main memory; a TypeError in PyTorch."""


class NoElementsError(ComputeError):
    """What reads the elements of a tensor that has none, because it holds other tensors."""


def elsewhere(tensor: Tensor, function: str, error: Exception) -> Exception:
    """The error of asking for the array of a tensor on another device; `error` itself where the slots are empty."""
    if not hasattr(tensor, "_geometry"):
        return error
    if tensor._keys & keys.SPARSE_LAYOUTS:
        layout = tensor.layout.name
        return NoArrayError(f"{function}(): a tensor of the layout {layout} has no array; call to_dense() first")
    if tensor._keys & keys.META:
        return MetaError(f"{function}(): a tensor on the device meta has no elements")
    return NotOnHostError(
        f"{function}(): the elements lie on the device {tensor.device}: can't convert {tensor.device} device type "
        "tensor to numpy. Use Tensor.cpu() to copy the tensor to host memory first."
    )


def array_of(tensor: Tensor, function: str) -> np.ndarray[Any, Any]:
    """The memory of a tensor on the CPU, for what hands it out; RuntimeError for one that lies elsewhere."""
    try:
        return tensor._array
    except AttributeError as error:
        raise elsewhere(tensor, function, error) from None


class WrappedNumber(Tensor):
    """A Python number in the place of a tensor: lowest in type promotion. Never the result of an operator."""

    __slots__ = ()
    _printed_name = "tensor"

    def __new__(cls, *_: Any, **__: Any) -> Self:
        """TypeError: :func:`wrap_number` makes one."""
        msg = f"{cls.__name__}(): a number in the place of a tensor is made by wrap_number(value)"
        raise ArgumentError(msg)


def is_plain(value: object) -> bool:
    """Whether an object is a tensor, of whatever subclass, but no number in the place of one."""
    return isinstance(value, Tensor) and not isinstance(value, WrappedNumber)


def wrap_number(value: complex) -> WrappedNumber:
    """The 0-d tensor of a Python number that promotes like the number itself."""
    kind = dtypes.of_number(value)
    if kind.category == dtypes.FLOATING:
        kind = dtypes.float64
    elif kind.category == dtypes.COMPLEX:
        kind = dtypes.complex128
    tensor = _new(WrappedNumber)
    try:
        tensor._array = np.array(value, kind.numpy)
    except OverflowError:
        msg = f"the number {value} does not fit into {kind}"
        raise ComputeError(msg) from None
    tensor.dtype = kind
    tensor._keys = keys.CPU
    tensor._edge = tensor._writes = tensor._base = None
    return tensor


MOST_DIMS = 64  # of a NumPy array, so of a tensor


def make_alias(tensor: Tensor, memory: Any, kind: dtype) -> Tensor:
    """A tensor over `memory`, which shares it and the version of `tensor`, but is no view of it for autograd.

    It is an array, or the Geometry of another backend's tensor.
    """
    if tensor._writes is None:
        tensor._writes = [0]
    alias = make_tensor(memory, kind)
    alias._writes = tensor._writes
    alias._keys |= tensor._keys & keys.INFERENCE
    return alias


def to_numpy(tensor: Tensor, function: str = "numpy") -> np.ndarray[Any, Any]:
    """The elements as NumPy understands them, to be read.

    The memory itself, or float32 copies of bfloat16; a copy of what lies on a device that a program registered.
    """
    try:
        array = tensor._array
    except AttributeError as error:
        array = _copied_out(tensor, elsewhere(tensor, function, error))
    return (array.astype(np.uint32) << 16).view(np.float32) if tensor.dtype is dtypes.bfloat16 else array


def _copied_out(tensor: Tensor, error: Exception) -> np.ndarray[Any, Any]:
    """The elements of a tensor on a registered device, in main memory; `error` for others."""
    look = getattr(tensor, "_geometry", MAIN_MEMORY)
    if look.key not in backends.BY_KEY:
        raise error from None
    return backends.BY_KEY[look.key].read(look, tensor.dtype)


def from_numpy(array: np.ndarray[Any, Any]) -> Tensor:
    """A tensor that shares the memory of `array` through a view of its own, which setting the array's shape leaves.

    Raises TypeError for what is not a NumPy array or has a dtype without a counterpart, ValueError for elements that do
    not lie where those of a tensor may.
    """
    if not isinstance(array, np.ndarray):
        msg = f"from_numpy(): expected a numpy.ndarray, got {type(array).__name__}"
        raise ArgumentError(msg)
    kind = dtypes.FROM_NUMPY.get(array.dtype)
    if kind is None:
        msg = (
            f"from_numpy(): no tensor dtype for numpy.{array.dtype}; the supported ones are "
            + ", ".join(str(item) for item in dtypes.FROM_NUMPY)
        )
        raise ArgumentError(msg)
    if fault := layout_fault(array):
        msg = f"from_numpy(): {fault}; share a copy instead, as in from_numpy(array.copy())"
        raise ArgumentValueError(msg)
    result = make_tensor(plain_view(array, kind), kind)
    if state.active and is_inference_mode_enabled():
        result._keys |= keys.INFERENCE
    return result


def layout_fault(array: np.ndarray[Any, Any]) -> str:
    """Why a tensor cannot lie over `array`, whose dtype is known; empty where it can.

    Strides of a tensor count elements, and compiled loops expect elements at multiples of their size.
    """
    item, flags = array.itemsize, array.flags
    if not array.size or (flags.aligned and flags.forc):
        return ""
    if any(step % item and size > 1 for step, size in zip(array.strides, array.shape, strict=True)):
        return (
            f"the strides {array.strides} in bytes are no multiples of an element's {item} bytes, as in a field of a "
            "packed structure"
        )
    if not flags.aligned:
        return f"the elements, of {item} bytes, do not lie at multiples of {array.dtype.alignment} bytes (not aligned)"
    return ""


def plain_view(array: np.ndarray[Any, Any], kind: dtype) -> np.ndarray[Any, Any]:
    """The memory of `array` as an ndarray, no subclass of it, whose dtype is that of `kind` itself."""
    view = array.view(np.ndarray)
    return view if view.dtype is kind.numpy else view.view(kind.numpy)


def checked_dim(operator: str, dim: Any) -> int:
    """`dim`, if it is an int."""
    if not isinstance(dim, (int, np.integer)):
        msg = f"{operator}(): argument 'dim' must be int, not {type(dim).__name__}"
        raise ArgumentError(msg)
    return int(dim)


def wrap_dim(dim: int, ndim: int) -> int:
    """`dim` counted from the front; IndexError when it lies outside ``[-ndim, ndim)`` (0-d counts as one dimension)."""
    limit = ndim or 1
    if not -limit <= dim < limit:
        msg = f"Dimension out of range (expected to be in range of [{-limit}, {limit - 1}], but got {dim})"
        raise DimensionError.untold(msg)
    return dim + limit if dim < 0 else dim


def shares_memory(a: Tensor, b: Tensor) -> bool:
    """Whether two tensors view the same storage."""
    return owner_of(a._array) is owner_of(b._array)
