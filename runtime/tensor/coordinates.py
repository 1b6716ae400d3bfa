"""Tensors of the layout sparse_coo: the memory that stores some elements, and where they are.

Such a tensor has no array. Its :class:`~runtime.tensor.geometry.Geometry` holds :class:`Coordinates`, and its key is
``SPARSE`` beside that of the backend on which these lie. Elements that are not stored are 0; where one place is stored
several times, the element is the sum. Kernels are in :mod:`runtime.sparse`.
"""

from __future__ import annotations

from typing import Any

from runtime.errors import ComputeError
from runtime.tensor import printing
from runtime.tensor.device import sparse_coo
from runtime.tensor.geometry import Geometry
from runtime.tensor.keys import SPARSE, STORAGE
from runtime.tensor.naming import shown_in_tensors
from runtime.tensor.tensor import Tensor, make_backend_tensor, to_numpy

__all__ = ["Coordinates", "coordinates_of", "is_sparse", "make_sparse"]


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
        line = ",\n" + " " * len(prefix)
        parts = [contents] if contents is not None else [
            f"{name}=tensor({_elements(part, len(prefix) + len(name) + len('=tensor('))})"
            for name, part in (("indices", self.indices), ("values", self.values))
        ]  # fmt: skip
        properties = [f"nnz={self.nnz}"]
        if tensor.device.type != "cpu":
            properties.append(f"device='{tensor.device}'")
        properties += printing.dtype_property(tensor.dtype)
        properties.append(f"layout={shown_in_tensors(sparse_coo.name)}")
        properties += printing.graph_properties(tensor._edge, getattr(tensor, "_tangent", None))
        text = prefix + line.join([*parts, f"size={tensor._sizes}"])
        return printing.with_properties(text, properties, len(prefix)) + ")"


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
    """Whether an object is a tensor of a sparse layout."""
    return isinstance(value, Tensor) and bool(value._keys & SPARSE)


def coordinates_of(tensor: Tensor, function: str) -> Coordinates:
    """The memory of a tensor of the layout sparse_coo; RuntimeError for another layout."""
    if not tensor._keys & SPARSE:
        msg = f"{function}: expected a tensor of the layout {sparse_coo}, got {tensor.layout}"
        raise ComputeError(msg)
    return tensor._geometry.memory  # type: ignore[no-any-return]
