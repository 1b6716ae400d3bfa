"""Devices, layouts and memory formats: where a tensor lies and how its elements are arranged."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Self

from runtime.errors import ArgumentError, ComputeError
from runtime.tensor.keys import SPARSE, SPARSE_CSR
from runtime.tensor.naming import shown
from runtime.thread_state import ThreadState

OTHERS: dict[str, str] = {"opencl": "runtime.opencl.registration"}
"""Modules that bring devices beside the CPU, by type; the first use of a type loads one."""
_NAMES = (  # types of devices that every program may name, as in PyTorch
    "cpu", "cuda", "meta", "fpga", "hip", "hpu", "ideep", "ipu", "lazy", "maia", "mkldnn", "mps", "mtia", "opengl",
    "privateuseone", "ve", "vulkan", "xla", "xpu",
)  # fmt: skip


class _Thread(ThreadState):
    """Where new tensors of a thread lie, where no device is named: in ``with device(...):``, the innermost last."""

    def __init__(self) -> None:
        self.defaults: list[device] = []
        self.stand_ins = 0  # contexts in which tensors without elements stand for those on any device


thread = _Thread()
# The first default that a thread set, or the first mode that gets new tensors; as long as there is none, nobody looks.
CHANGED: list[object] = []


class device:  # noqa: N801 - PyTorch's name
    """Where a tensor's memory lies: ``device("cpu")``, or ``device("meta")`` for a tensor that has none.

    ``with device("meta"):`` makes new tensors there.
    """

    __slots__ = ("index", "type")
    index: int | None
    type: str

    def __init__(self, type: str | device = "cpu", index: int | None = None) -> None:  # noqa: A002 - PyTorch's name
        if isinstance(type, device):
            name, index = type.type, type.index
        else:
            name = type
        if not isinstance(name, str) or not (index is None or isinstance(index, int)):
            msg = f"device(): expected a name such as 'cpu' and perhaps an int, got {name!r} and {index!r}"
            raise ArgumentError(msg)
        if ":" in name:
            name, _, number = name.partition(":")
            if not (number.isascii() and number.isdigit() and len(number) < 5):
                msg = f"device(): invalid device string '{name}:{number}'; write 'cpu' or 'cpu:0'"
                raise ComputeError(msg)
            index = int(number)
        if name not in _NAMES and name not in OTHERS:
            expected = ", ".join(dict.fromkeys((*_NAMES, *OTHERS)))
            msg = f"device(): expected one of {expected} as the device type, got '{name}'"
            raise ComputeError(msg)
        if name in OTHERS:
            import_module(OTHERS[name])
        self.type = name
        self.index = index
        if not self.is_available:
            self.__class__ = _UnavailableDevice

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, device) and (self.type, self.index) == (other.type, other.index)
        )

    def __hash__(self) -> int:
        return hash((self.type, self.index))

    def __enter__(self) -> Self:
        """Make new tensors of this thread there; RuntimeError for a device that there is not."""
        self.check("device()")
        set_defaults([*thread.defaults, self])
        return self

    def __exit__(self, *_: object) -> None:
        thread.defaults.pop()

    @property
    def is_available(self) -> bool:
        """Whether tensors can lie there."""
        return self.type == "cpu" or self.type in OTHERS

    def check(self, function: str) -> None:
        """RuntimeError for a device that there is not."""
        if not self.is_available and not thread.stand_ins:
            msg = f"{function}: only the cpu device is available, got {str(self)!r}"
            raise ComputeError(msg)

    def __reduce__(self) -> tuple[Any, ...]:
        return device, (self.type, self.index)

    def __str__(self) -> str:
        return self.type if self.index is None else f"{self.type}:{self.index}"

    def __repr__(self) -> str:
        index = "" if self.index is None else f", index={self.index}"
        return f"device(type={self.type!r}{index})"


def set_defaults(devices: list[device]) -> None:
    """Say where new tensors of this thread lie, the innermost last."""
    thread.defaults = devices
    if devices and devices[-1] not in CHANGED:
        CHANGED.append(devices[-1])


def default_device() -> device | None:
    """Where new tensors of this thread lie; None where nobody said so."""
    return thread.defaults[-1] if CHANGED and thread.defaults else None


class _UnavailableDevice(device):
    """A device that programs may name and compare, and where no tensor can lie.

    Calls take arguments of the type `device` as they are, in native code too. One of this type is looked at, and
    rejected, wherever it comes from.
    """

    __slots__ = ()


class _Named:
    """A named constant such as ``strided``."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return shown(self.name)


class layout(_Named):  # noqa: N801 - PyTorch's name
    """How elements map to memory: ``strided``, or one of the sparse layouts, which store some of the elements."""


class SparseLayout(layout):
    """A layout that does not store all elements. A call that names it is served by the kernels under its key.

    It is a type of its own, because native code takes arguments of the type `layout` as they are.
    """

    __slots__ = ()
    _keys = SPARSE


class CompressedLayout(SparseLayout):
    """A sparse layout that stores where each row, or column, begins among the stored elements, or blocks of them.

    ``is_by_rows``  whether rows are compressed, and each stored element has the index of its column
    ``has_blocks``  whether blocks of equal sizes are stored, and indices count these
    ``parts``       the names of the indices: those of where a row or column begins, and those of each element
    """

    __slots__ = ("has_blocks", "is_by_rows", "parts")
    _keys = SPARSE_CSR

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.is_by_rows = name.endswith("r")
        self.has_blocks = "bs" in name
        self.parts = ("crow_indices", "col_indices") if self.is_by_rows else ("ccol_indices", "row_indices")


class memory_format(_Named):  # noqa: N801 - PyTorch's name
    """Which order of strides a new tensor gets."""


cpu = device("cpu")
strided = layout("strided")
sparse_coo = SparseLayout("sparse_coo")
sparse_csr, sparse_csc = CompressedLayout("sparse_csr"), CompressedLayout("sparse_csc")
sparse_bsr, sparse_bsc = CompressedLayout("sparse_bsr"), CompressedLayout("sparse_bsc")
LAYOUTS = {item.name: item for item in (strided, sparse_coo, sparse_csr, sparse_csc, sparse_bsr, sparse_bsc)}
TRANSPOSED = {sparse_csr: sparse_csc, sparse_csc: sparse_csr, sparse_bsr: sparse_bsc, sparse_bsc: sparse_bsr}
contiguous_format = memory_format("contiguous_format")
preserve_format = memory_format("preserve_format")
channels_last = memory_format("channels_last")
channels_last_3d = memory_format("channels_last_3d")
MEMORY_FORMATS = {item.name: item for item in (contiguous_format, preserve_format, channels_last, channels_last_3d)}
