"""Tensors of the layouts sparse_csr, sparse_csc, sparse_bsr and sparse_bsc: where rows or columns begin.

Such a tensor has no array. Its :class:`~runtime.tensor.geometry.Geometry` holds :class:`Compressed`, and its key is
``SPARSE_CSR`` beside that of the backend. Shapes are ``(*batch, rows, columns, *dense)``; every matrix of a batch
stores as many elements, or blocks of them, as the others. Elements that are not stored are 0. Kernels are in
:mod:`runtime.sparse`.
"""

from __future__ import annotations

from typing import Any

from runtime.errors import ComputeError
from runtime.tensor import printing
from runtime.tensor.coordinates import backend_name, parts_text, sparse_properties
from runtime.tensor.device import CompressedLayout
from runtime.tensor.dtypes import dtype
from runtime.tensor.geometry import Geometry
from runtime.tensor.keys import SPARSE_CSR, STORAGE
from runtime.tensor.tensor import Tensor, make_backend_tensor

__all__ = ["Compressed", "compressed_of", "is_compressed", "make_compressed"]


class Compressed:
    """The stored elements of a matrix, or of a batch of matrices.

    ``layout``      which of the four layouts
    ``compressed``  int32 or int64 of shape ``(*batch, rows + 1)``: where the elements of each row begin, or of each
                    column, in blocks where the layout has blocks
    ``plain``       of the same dtype and of shape ``(*batch, nnz)``: the column of each element or block, or its row
    ``values``      of shape ``(*batch, nnz, *dense)``, of layouts with blocks ``(*batch, nnz, *blocksize, *dense)``
    """

    __slots__ = ("compressed", "layout", "plain", "values")

    def __init__(self, layout: CompressedLayout, compressed: Tensor, plain: Tensor, values: Tensor) -> None:
        self.layout = layout
        self.compressed = compressed
        self.plain = plain
        self.values = values

    @property
    def batch_dim(self) -> int:
        """The number of dimensions in front of the matrix."""
        return self.plain._ndim - 1

    @property
    def dense_dim(self) -> int:
        """The number of dimensions of each stored element."""
        return self.values._ndim - self.plain._ndim - 2 * self.layout.has_blocks

    @property
    def blocksize(self) -> tuple[int, int]:
        """Rows and columns of each block, (1, 1) where the layout has none."""
        if not self.layout.has_blocks:
            return 1, 1
        rows, columns = self.values._sizes[self.plain._ndim : self.plain._ndim + 2]
        return rows, columns

    @property
    def nnz(self) -> int:
        """The number of elements, or blocks of them, that each matrix stores."""
        return self.plain._sizes[-1]

    def parts(self) -> dict[str, Tensor]:
        """The indices and values by their names."""
        compressed, plain = self.layout.parts
        return {compressed: self.compressed, plain: self.plain, "values": self.values}

    def nbytes(self) -> int:
        """The bytes of indices and values."""
        return sum(part.nbytes for part in self.parts().values())

    def render(self, tensor: Tensor, prefix: str, contents: str | None) -> str:
        """The text of the tensor that has this memory, or `contents` in place of indices and values, after `prefix`."""
        text = parts_text(self.parts(), prefix) if contents is None else prefix + contents
        properties = [f"size={tensor._sizes}", *sparse_properties(tensor, self.nnz)]
        return printing.with_properties(text, properties, len(prefix)) + ")"

    def use_indices_of(self, kind: dtype) -> None:
        """Store indices in a dtype, int32 or int64."""
        if self.plain.dtype is not kind:
            self.compressed, self.plain = (part.to(kind) for part in (self.compressed, self.plain))  # type: ignore[attr-defined]

    def share_with(self, source: Compressed, values: Tensor) -> None:
        """Store `values` at the indices of `source`, which is of the same layout."""
        self.compressed, self.plain, self.values = source.compressed, source.plain, values

    def has_indices_of(self, source: Compressed) -> bool:
        """Whether both have the same memory of indices."""
        return self.compressed is source.compressed and self.plain is source.plain


def make_compressed(
    layout: CompressedLayout, compressed: Tensor, plain: Tensor, values: Tensor, sizes: tuple[int, ...]
) -> Tensor:
    """A tensor of a compressed layout over indices and values that fit each other; nothing is copied."""
    memory = Compressed(layout, compressed, plain, values)
    key = SPARSE_CSR | values._keys & STORAGE
    look = Geometry(memory, sizes, (0,) * len(sizes), 0, values.device, key, layout)
    return make_backend_tensor(look, values.dtype)


def is_compressed(value: Any) -> bool:
    """Whether an object is a tensor of a compressed layout."""
    return isinstance(value, Tensor) and bool(value._keys & SPARSE_CSR)


def compressed_of(tensor: Tensor, function: str) -> Compressed:
    """The memory of a tensor of a compressed layout; RuntimeError for another layout."""
    if not tensor._keys & SPARSE_CSR:
        msg = f"{function} expected sparse compressed tensor layout but got {backend_name(tensor.layout)}"
        raise ComputeError(msg)
    return tensor._geometry.memory  # type: ignore[no-any-return]
