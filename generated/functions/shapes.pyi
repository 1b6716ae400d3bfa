"""The functions of shapes.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _int, _Tensor

from .. import Tensor

def ravel(input: _Tensor) -> Tensor:
    """The elements as a vector; a view of a contiguous tensor, else a copy.

    >>> ow.ravel(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 2, 3, 4])
    """

@overload
def unflatten(input: _Tensor, dim: _int, sizes: Sequence[_int]) -> Tensor:
    """One dimension as several, whose product it is; one size may be -1.

    >>> ow.unflatten(ow.arange(6), 0, (2, -1))
    tensor([[0, 1, 2],
            [3, 4, 5]])
    """
@overload
def unflatten(input: _Tensor, *, axis: _int, sizes: Sequence[_int]) -> Tensor: ...

def swapaxes(input: _Tensor, axis0: _int, axis1: _int) -> Tensor:
    """Two dimensions exchanged: NumPy's name of transpose.

    >>> ow.swapaxes(ow.zeros(2, 3, 4), 0, 2).shape
    (4, 3, 2)
    """

def swapaxes_(input: _Tensor, axis0: _int, axis1: _int) -> Tensor:
    """Two dimensions exchanged: NumPy's name of transpose.

    >>> ow.swapaxes(ow.zeros(2, 3, 4), 0, 2).shape
    (4, 3, 2)
    """

def swapdims(input: _Tensor, dim0: _int, dim1: _int) -> Tensor:
    """Two dimensions exchanged: another name of transpose.

    >>> ow.swapdims(ow.zeros(2, 3, 4), 0, 2).shape
    (4, 3, 2)
    """

def swapdims_(input: _Tensor, dim0: _int, dim1: _int) -> Tensor:
    """Two dimensions exchanged: another name of transpose.

    >>> ow.swapdims(ow.zeros(2, 3, 4), 0, 2).shape
    (4, 3, 2)
    """

@overload
def movedim(input: _Tensor, source: _int, destination: _int) -> Tensor:
    """A dimension moved to another place; the others stay in order. A view.

    >>> ow.movedim(ow.zeros(2, 3, 4), 0, -1).shape
    (3, 4, 2)
    """
@overload
def movedim(input: _Tensor, source: Sequence[_int], destination: Sequence[_int]) -> Tensor: ...

@overload
def moveaxis(input: _Tensor, source: _int, destination: _int) -> Tensor:
    """A dimension moved to another place: NumPy's name of movedim.

    >>> ow.moveaxis(ow.zeros(2, 3, 4), 0, -1).shape
    (3, 4, 2)
    """
@overload
def moveaxis(input: _Tensor, source: Sequence[_int], destination: Sequence[_int]) -> Tensor: ...

def adjoint(input: _Tensor) -> Tensor:
    """The last two dimensions exchanged and complex numbers conjugated; a view of what is real.

    >>> ow.adjoint(ow.tensor([[1 + 2j, 3j]]))
    tensor([[1.-2.j],
            [0.-3.j]])
    """

@overload
def broadcast_tensors(tensors: Sequence[_Tensor]) -> builtins.tuple[Tensor, ...]:
    """Tensors broadcast to their common shape, without a copy.

    >>> a, b = ow.broadcast_tensors(ow.zeros(2, 1), ow.zeros(3))
    >>> a.shape, b.shape
    ((2, 3), (2, 3))
    """
@overload
def broadcast_tensors(*tensors: _Tensor) -> builtins.tuple[Tensor, ...]: ...

def as_strided(
    input: _Tensor, size: Sequence[_int], stride: Sequence[_int], storage_offset: _int | None = None
) -> Tensor:
    """The storage of the tensor seen with any sizes, strides and offset, in elements; what reaches out of it
        is refused.

    The offset is that of the tensor when it is left out. Elements may overlap; writing to such a view is
        then undefined.

    >>> ow.as_strided(ow.arange(9), (2, 3), (1, 2), 1)
    tensor([[1, 3, 5],
            [2, 4, 6]])
    """

def as_strided_(
    input: _Tensor, size: Sequence[_int], stride: Sequence[_int], storage_offset: _int | None = None
) -> Tensor:
    """The storage of the tensor seen with any sizes, strides and offset, in elements; what reaches out of it
        is refused.

    The offset is that of the tensor when it is left out. Elements may overlap; writing to such a view is
        then undefined.

    >>> ow.as_strided(ow.arange(9), (2, 3), (1, 2), 1)
    tensor([[1, 3, 5],
            [2, 4, 6]])
    """

def _strided_view(input: _Tensor, size: Sequence[_int], stride: Sequence[_int], offset: _int) -> Tensor:
    """A view of any sizes, strides and offset from the tensor's first element."""

def _strided_backward(
    input: _Tensor,
    sizes: Sequence[_int],
    strides: Sequence[_int],
    size: Sequence[_int],
    stride: Sequence[_int],
    offset: _int,
) -> Tensor:
    """The gradient of a strided view, added up in memory like that of the input and read as the input is."""

def _places(size: Sequence[_int], stride: Sequence[_int], offset: _int) -> Tensor:
    """Where the elements of a strided view lie in memory, in row-major order."""

@overload
def split(input: _Tensor, split_size: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]:
    """Views of `split_size` along a dimension, the last of which may be shorter; or of the sizes in a list.

    >>> ow.split(ow.arange(5), 2)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    >>> ow.split(ow.arange(5), [1, 4])
    (tensor([0]), tensor([1, 2, 3, 4]))
    """
@overload
def split(input: _Tensor, split_size: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def split(input: _Tensor, split_size: Sequence[_int], dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
@overload
def split(input: _Tensor, split_size: Sequence[_int], *, axis: _int) -> builtins.tuple[Tensor, ...]: ...

@overload
def split_with_sizes(input: _Tensor, split_sizes: Sequence[_int], dim: _int = 0) -> builtins.tuple[Tensor, ...]:
    """Views of the given sizes along a dimension; they must add up to its size.

    >>> ow.split_with_sizes(ow.arange(5), [1, 4])
    (tensor([0]), tensor([1, 2, 3, 4]))
    """
@overload
def split_with_sizes(input: _Tensor, split_sizes: Sequence[_int], *, axis: _int) -> builtins.tuple[Tensor, ...]: ...

@overload
def chunk(input: _Tensor, chunks: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]:
    """At most `chunks` views of one size along a dimension, the last of which may be shorter.

    >>> ow.chunk(ow.arange(5), 3)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    """
@overload
def chunk(input: _Tensor, chunks: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...

@overload
def tensor_split(input: _Tensor, tensor_indices_or_sections: _Tensor, dim: _int = 0) -> builtins.tuple[Tensor, ...]:
    """The views between indices, or so many sections, that a tensor gives."""
@overload
def tensor_split(input: _Tensor, tensor_indices_or_sections: _Tensor, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def tensor_split(input: _Tensor, sections: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
@overload
def tensor_split(input: _Tensor, sections: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def tensor_split(input: _Tensor, indices: Sequence[_int], dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
@overload
def tensor_split(input: _Tensor, indices: Sequence[_int], *, axis: _int) -> builtins.tuple[Tensor, ...]: ...

@overload
def hsplit(input: _Tensor, sections: _int) -> builtins.tuple[Tensor, ...]:
    """Views along the second dimension, or the only one: so many of equal size, or those between given
        indices.

    >>> ow.hsplit(ow.tensor([[1, 2], [3, 4]]), 2)
    (tensor([[1],
            [3]]), tensor([[2],
            [4]]))
    """
@overload
def hsplit(input: _Tensor, indices: Sequence[_int]) -> builtins.tuple[Tensor, ...]: ...
@overload
def hsplit(input: _Tensor, *indices: _int) -> builtins.tuple[Tensor, ...]: ...

@overload
def vsplit(input: _Tensor, sections: _int) -> builtins.tuple[Tensor, ...]:
    """Views along the first dimension of at least two: so many of equal size, or those between given indices.

    >>> ow.vsplit(ow.tensor([[1, 2], [3, 4]]), 2)
    (tensor([[1, 2]]), tensor([[3, 4]]))
    """
@overload
def vsplit(input: _Tensor, indices: Sequence[_int]) -> builtins.tuple[Tensor, ...]: ...
@overload
def vsplit(input: _Tensor, *indices: _int) -> builtins.tuple[Tensor, ...]: ...

@overload
def dsplit(input: _Tensor, sections: _int) -> builtins.tuple[Tensor, ...]:
    """Views along the third dimension: so many of equal size, or those between given indices.

    >>> [one.shape for one in ow.dsplit(ow.zeros(2, 3, 4), 2)]
    [(2, 3, 2), (2, 3, 2)]
    """
@overload
def dsplit(input: _Tensor, indices: Sequence[_int]) -> builtins.tuple[Tensor, ...]: ...
@overload
def dsplit(input: _Tensor, *indices: _int) -> builtins.tuple[Tensor, ...]: ...

@overload
def unbind(input: _Tensor, dim: _int = 0) -> builtins.tuple[Tensor, ...]:
    """Every entry of a dimension, which goes; views.

    >>> ow.unbind(ow.tensor([[1, 2], [3, 4]]))
    (tensor([1, 2]), tensor([3, 4]))
    """
@overload
def unbind(input: _Tensor, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...

def diagonal(input: _Tensor, offset: _int = 0, dim1: _int = 0, dim2: _int = 1) -> Tensor:
    """The diagonal of two dimensions, `offset` above the main one, as the last dimension; a view.

    >>> ow.diagonal(ow.tensor([[1, 2, 3], [4, 5, 6]]), 1)
    tensor([2, 6])
    """

def _diagonal_backward(input: _Tensor, sizes: Sequence[_int], offset: _int, dim1: _int, dim2: _int) -> Tensor:
    """Zeros with the given diagonal; the gradient of reading one."""

def linalg_diagonal(A: _Tensor, *, offset: _int = 0, dim1: _int = -2, dim2: _int = -1) -> Tensor:
    """The diagonals of matrices, the last two dimensions; a view. See `diagonal`.

    >>> ow.linalg.diagonal(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 4])
    """

def diagonal_scatter(
    input: _Tensor, src: _Tensor, offset: _int = 0, dim1: _int = 0, dim2: _int = 1, *, out: _Tensor | None = None
) -> Tensor:
    """A copy with `src` as the diagonal of two dimensions.

    >>> ow.diagonal_scatter(ow.zeros(2, 2), ow.tensor([1.0, 2.0]))
    tensor([[1., 0.],
            [0., 2.]])
    """

@overload
def select_scatter(input: _Tensor, src: _Tensor, dim: _int, index: _int, *, out: _Tensor | None = None) -> Tensor:
    """A copy with `src` at one index of a dimension.

    >>> ow.select_scatter(ow.zeros(2, 2), ow.tensor([1.0, 2.0]), 1, 0)
    tensor([[1., 0.],
            [2., 0.]])
    """
@overload
def select_scatter(input: _Tensor, src: _Tensor, *, axis: _int, index: _int, out: _Tensor | None = None) -> Tensor: ...

@overload
def slice_scatter(
    input: _Tensor,
    src: _Tensor,
    dim: _int = 0,
    start: _int | None = None,
    end: _int | None = None,
    step: _int = 1,
    *,
    out: _Tensor | None = None,
) -> Tensor:
    """A copy with `src` in a slice of a dimension.

    >>> ow.slice_scatter(ow.zeros(4), ow.tensor([1.0, 2.0]), 0, 1, 3)
    tensor([0., 1., 2., 0.])
    """
@overload
def slice_scatter(
    input: _Tensor,
    src: _Tensor,
    *,
    axis: _int,
    start: _int | None = None,
    end: _int | None = None,
    step: _int = 1,
    out: _Tensor | None = None,
) -> Tensor: ...

def diag_embed(input: _Tensor, offset: _int = 0, dim1: _int = -2, dim2: _int = -1) -> Tensor:
    """Matrices of zeros whose diagonal is the last dimension of the tensor.

    >>> ow.diag_embed(ow.tensor([1, 2]))
    tensor([[1, 0],
            [0, 2]])
    """

def diag(input: _Tensor, diagonal: _int = 0, *, out: _Tensor | None = None) -> Tensor:
    """A diagonal matrix of a vector, or a copy of the diagonal of a matrix.

    >>> ow.diag(ow.tensor([1, 2]), 1)
    tensor([[0, 1, 0],
            [0, 0, 2],
            [0, 0, 0]])
    >>> ow.diag(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 4])
    """

def diagflat(input: _Tensor, offset: _int = 0) -> Tensor:
    """A diagonal matrix of all elements.

    >>> ow.diagflat(ow.tensor([[1], [2]]))
    tensor([[1, 0],
            [0, 2]])
    """

def _unfold_backward(input: _Tensor, sizes: Sequence[_int], dimension: _int, size: _int, step: _int) -> Tensor:
    """The gradient of windows, added up where they overlap."""

@overload
def _from_end(input: _Tensor, dims: Sequence[_int]) -> Tensor:
    """The tensor seen from the other end of some dimensions, with negative strides."""
@overload
def _from_end(input: _Tensor, *, axes: Sequence[_int]) -> Tensor: ...
@overload
def _from_end(input: _Tensor, *dims: _int) -> Tensor: ...
