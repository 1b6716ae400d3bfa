# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of sparse; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _Device, _DType, _int, _layout, _Number, _Tensor

from .. import Tensor
__all__ = [
    "to_dense_backward",
    "hspmm", "hsmm",
    "smm",
    "sspaddmm",
    "resize_as_sparse", "resize_as_sparse_",
]

def _sparse_coo_tensor_with_dims_and_tensors(
    sparse_dim: _int, dense_dim: _int, size: Sequence[_int], indices: _Tensor, values: _Tensor, *,
    dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, is_coalesced: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
def to_dense_backward(grad: _Tensor, input: _Tensor, masked_grad: _bool | None = None) -> Tensor: ...
def _dense_of(grad: _Tensor) -> Tensor: ...
def _in_layout(
    input: _Tensor, layout: _layout | None, blocksize: Sequence[_int] | _int | None, dense_dim: _int | None
) -> Tensor: ...
def _in_layout_of(grad: _Tensor, template: _Tensor) -> Tensor: ...
def _with_values(input: _Tensor, values: _Tensor) -> Tensor: ...
def _values_at(input: _Tensor, indices: _Tensor) -> Tensor: ...
def _sparse_mm(sparse: _Tensor, dense: _Tensor) -> Tensor: ...
def _sparse_sparse_matmul(input: _Tensor, other: _Tensor) -> Tensor: ...
def hspmm(mat1: _Tensor, mat2: _Tensor) -> Tensor: ...
def hsmm(mat1: _Tensor, mat2: _Tensor) -> Tensor: ...
def smm(input: _Tensor, mat2: _Tensor) -> Tensor: ...
def sspaddmm(input: _Tensor, mat1: _Tensor, mat2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor: ...
def resize_as_sparse(input: _Tensor, the_template: _Tensor) -> Tensor: ...
def resize_as_sparse_(input: _Tensor, the_template: _Tensor) -> Tensor: ...
def _sampled_mm(input: _Tensor, mat2: _Tensor, mask: _Tensor) -> Tensor: ...
def _spsolve(input: _Tensor, other: _Tensor, left: _bool) -> Tensor: ...
def _spsolve_backward(
    grad: _Tensor, input: _Tensor, result: _Tensor, left: _bool
) -> builtins.tuple[Tensor, Tensor]: ...
@overload
def _sparse_softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor: ...
@overload
def _sparse_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...
@overload
def _sparse_log_softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor: ...
@overload
def _sparse_log_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def to_dense(self, dtype: _DType | None = None, *, masked_grad: _bool | None = None) -> Tensor:
        """The tensor in the layout strided, and in another dtype if one is given; itself where nothing changes."""
    @overload
    def to_sparse(
        self, *, layout: _layout | None = None, blocksize: Sequence[_int] | _int | None = None,
        dense_dim: _int | None = None,
    ) -> Tensor:
        """The tensor in a sparse layout, sparse_coo unless `layout` names another: elements other than 0 and where
            they are.
        """
    @overload
    def to_sparse(self, sparse_dim: _int) -> Tensor: ...
    def coalesce(self) -> Tensor:
        """The sparse tensor with its indices in lexicographic order, each there once; itself where it is so
            already.
        """
    def is_coalesced(self) -> _bool:
        """Whether the indices of a sparse tensor are in lexicographic order, each there once."""
    def indices(self) -> Tensor:
        """The indices of a coalesced sparse tensor: a column for each stored element."""
    def values(self) -> Tensor:
        """The values of a coalesced sparse tensor; gradients go through them."""
    def _indices(self) -> Tensor:
        """The indices of a sparse tensor as they are stored."""
    def _values(self) -> Tensor:
        """The values of a sparse tensor as they are stored, outside of the graph."""
    def _nnz(self) -> _int:
        """The number of elements that a sparse tensor stores."""
    def crow_indices(self) -> Tensor:
        """Where each row begins among the stored elements of a tensor of the layout sparse_csr, or row of blocks
            of sparse_bsr.
        """
    def col_indices(self) -> Tensor:
        """The column of each stored element of a tensor of the layout sparse_csr, or of each block of sparse_bsr."""
    def ccol_indices(self) -> Tensor:
        """Where each column begins among the stored elements of a tensor of the layout sparse_csc, or of blocks of
            sparse_bsc.
        """
    def row_indices(self) -> Tensor:
        """The row of each stored element of a tensor of the layout sparse_csc, or of each block of sparse_bsc."""
    def sparse_dim(self) -> _int:
        """The number of dimensions that indices run over, the first ones; 0 of a dense tensor."""
    def dense_dim(self) -> _int:
        """The number of dimensions of each stored value; all of a dense tensor."""
    def sparse_mask(self, mask: _Tensor) -> Tensor:
        """The elements of the tensor where a sparse tensor of its shape stores one, at the indices of that."""
    def smm(self, mat2: _Tensor) -> Tensor:
        """The product of a sparse matrix and a dense one, as a sparse matrix."""
    def sspaddmm(self, mat1: _Tensor, mat2: _Tensor, *, beta: _Number = 1, alpha: _Number = 1) -> Tensor:
        """`beta * self + alpha * smm(mat1, mat2)` of a sparse matrix `self`, as a sparse matrix; with `beta=0` it
            is not read.
        """
    def sparse_resize(self, size: Sequence[_int], sparse_dim: _int, dense_dim: _int) -> Tensor:
        """In place: another size for a tensor of the layout sparse_coo, in no dimension a smaller one while it
            stores elements.
        """
    def sparse_resize_(self, size: Sequence[_int], sparse_dim: _int, dense_dim: _int) -> Tensor: ...
    def sparse_resize_and_clear(self, size: Sequence[_int], sparse_dim: _int, dense_dim: _int) -> Tensor:
        """In place: another size for a tensor of the layout sparse_coo, which then stores nothing."""
    def sparse_resize_and_clear_(self, size: Sequence[_int], sparse_dim: _int, dense_dim: _int) -> Tensor: ...
    def resize_as_sparse(self, the_template: _Tensor) -> Tensor:
        """In place: the size of another tensor of the same sparse layout."""
    def resize_as_sparse_(self, the_template: _Tensor) -> Tensor: ...
