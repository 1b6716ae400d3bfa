"""Tensors of the layout sparse_coo: the memory that stores some elements, and where they are.

Such a tensor has no array. Its :class:`~runtime.tensor.geometry.Geometry` holds :class:`Coordinates`, and its key is
``SPARSE`` beside that of the backend on which these lie. Elements that are not stored are 0; where one place is stored
several times, the element is the sum. Kernels are in :mod:`runtime.sparse`.
"""

from __future__ import annotations

from typing import Any

from runtime.errors import ComputeError
from runtime.tensor import printing
from runtime.tensor.device import layout, sparse_coo
from runtime.tensor.geometry import Geometry
from runtime.tensor.keys import SPARSE, SPARSE_LAYOUTS, STORAGE
from runtime.tensor.naming import shown_in_tensors
from runtime.tensor.tensor import Tensor, make_backend_tensor, to_numpy

__all__ = [
    "Coordinates", "backend_name", "coordinates_of", "has_sparse_layout", "is_sparse", "line_after", "make_sparse",
    "parts_text", "sparse_properties",
]  # fmt: skip


class Coordinates:
    """The stored elements of a tensor.

    ``indices``       int64 of shape ``(sparse_dim, nnz)``: a column for each stored element
    ``values``        of shape ``(nnz, *sizes of the dense dimensions)``
    ``is_coalesced``  whether columns are in lexicographic order, each there once
    """

    __slots__ = ("indices", "is_coalesced", "values")

    def __init__(self, indices: Tensor, values: Tensor, is_coalesced: bool) -> None:
        self.indices = indices
        self.values = values
        self.is_coalesced = is_coalesced

    @property
    def sparse_dim(self) -> int:
        """The number of dimensions, the first ones, that columns of indices run over."""
        return self.indices._sizes[0]

    @property
    def nnz(self) -> int:
        """The number of stored elements, or blocks of them."""
        return self.indices._sizes[1]

    def nbytes(self) -> int:
        """The bytes of indices and values."""
        return self.indices.nbytes + self.values.nbytes

    def render(self, tensor: Tensor, prefix: str, contents: str | None) -> str:
        """The text of the tensor that has this memory, or `contents` in place of indices and values, after `prefix`."""
        line = line_after(prefix)
        parts = {"indices": self.indices, "values": self.values}
        text = (parts_text(parts, prefix) if contents is None else prefix + contents) + f"{line}size={tensor._sizes}"
        return printing.with_properties(text, sparse_properties(tensor, self.nnz), len(prefix)) + ")"

    def share_with(self, source: Coordinates, values: Tensor) -> None:
        """Store `values` at the indices of `source`."""
        self.indices, self.values, self.is_coalesced = source.indices, values, source.is_coalesced

    def has_indices_of(self, source: Coordinates) -> bool:
        """Whether both have the same memory of indices."""
        return source.indices is self.indices


def line_after(prefix: str) -> str:
    """What stands between parts of a sparse tensor whose text begins with `prefix`."""
    return ",\n" + " " * len(prefix)


def parts_text(parts: dict[str, Tensor], prefix: str) -> str:
    """The text of the parts of a sparse tensor, by name, after `prefix`."""
    texts = [
        f"{name}=tensor({_elements(part, len(prefix) + len(name) + len('=tensor('))})" for name, part in parts.items()
    ]
    return prefix + line_after(prefix).join(texts)


def sparse_properties(tensor: Tensor, nnz: int) -> list[str]:
    """What the text of a sparse tensor says of it after its parts and sizes."""
    device = [f"device='{tensor.device}'"] if tensor.device.type != "cpu" else []
    layout = f"layout={shown_in_tensors(tensor.layout.name)}"
    graph = printing.graph_properties(tensor._edge, getattr(tensor, "_tangent", None))
    return [f"nnz={nnz}", *device, *printing.dtype_property(tensor.dtype), layout, *graph]


def _elements(tensor: Tensor, indent: int) -> str:
    """The elements of a part, with the sizes of one that has none."""
    if not tensor.numel():
        return f"[], size={tensor._sizes}"
    return printing.elements(to_numpy(tensor), indent)


def make_sparse(indices: Tensor, values: Tensor, sizes: tuple[int, ...], *, is_coalesced: bool) -> Tensor:
    """A tensor of the layout sparse_coo over `indices` and `values`, which fit each other; nothing is copied."""
    memory = Coordinates(indices, values, is_coalesced or indices._sizes[1] < 2)
    key = SPARSE | values._keys & STORAGE
    look = Geometry(memory, sizes, (0,) * len(sizes), 0, values.device, key, sparse_coo)
    return make_backend_tensor(look, values.dtype)


def is_sparse(value: Any) -> bool:
    """Whether an object is a tensor of the layout sparse_coo."""
    return isinstance(value, Tensor) and bool(value._keys & SPARSE)


def has_sparse_layout(value: Any) -> bool:
    """Whether an object is a tensor of any sparse layout."""
    return isinstance(value, Tensor) and bool(value._keys & SPARSE_LAYOUTS)


def backend_name(kind: layout) -> str:
    """What errors call a layout, as PyTorch's do: SparseCsr, Sparse or Strided."""
    name = kind.name.removeprefix("sparse_")
    return "Sparse" if name == "coo" else name.capitalize() if name == kind.name else f"Sparse{name.capitalize()}"


def coordinates_of(tensor: Tensor, function: str) -> Coordinates:
    """The memory of a tensor of the layout sparse_coo; RuntimeError for another layout."""
    if not tensor._keys & SPARSE:
        msg = f"{function} expected sparse coordinate tensor layout but got {backend_name(tensor.layout)}"
        raise ComputeError(msg)
    return tensor._geometry.memory  # type: ignore[no-any-return]
