"""The functions of rearrangement.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _int, _str, _Tensor

from .. import Tensor

@overload
def flip(input: _Tensor, dims: Sequence[_int]) -> Tensor:
    """A copy with the elements of some dimensions in reverse order.

    >>> ow.flip(ow.tensor([[1, 2], [3, 4]]), (0,))
    tensor([[3, 4],
            [1, 2]])
    """
@overload
def flip(input: _Tensor, *, axes: Sequence[_int]) -> Tensor: ...
@overload
def flip(input: _Tensor, *dims: _int) -> Tensor: ...

def fliplr(input: _Tensor) -> Tensor:
    """A copy with the second dimension reversed: left and right exchanged.

    >>> ow.fliplr(ow.tensor([[1, 2], [3, 4]]))
    tensor([[2, 1],
            [4, 3]])
    """

def flipud(input: _Tensor) -> Tensor:
    """A copy with the first dimension reversed: up and down exchanged.

    >>> ow.flipud(ow.tensor([[1, 2], [3, 4]]))
    tensor([[3, 4],
            [1, 2]])
    """

@overload
def roll(input: _Tensor, shifts: Sequence[_int] | _int, dims: Sequence[_int] | _int = ()) -> Tensor:
    """A copy with the elements of some dimensions moved on by `shifts`; those that leave at the end come in at
        the front.

    Without `dims` all elements in order are moved.

    >>> ow.roll(ow.arange(5), 2)
    tensor([3, 4, 0, 1, 2])
    >>> ow.roll(ow.tensor([[1, 2], [3, 4]]), 1, 0)
    tensor([[3, 4],
            [1, 2]])
    """
@overload
def roll(input: _Tensor, shifts: Sequence[_int] | _int, *, axes: Sequence[_int] | _int) -> Tensor: ...

@overload
def rot90(input: _Tensor, k: _int = 1, dims: Sequence[_int] = (0, 1)) -> Tensor:
    """A copy turned by 90 degrees `k` times, from the first of `dims` towards the second.

    >>> ow.rot90(ow.tensor([[1, 2], [3, 4]]))
    tensor([[2, 4],
            [1, 3]])
    """
@overload
def rot90(input: _Tensor, k: _int = 1, *, axes: Sequence[_int]) -> Tensor: ...

@overload
def tile(input: _Tensor, dims: Sequence[_int]) -> Tensor:
    """Copies of the tensor side by side, so many along the last dimensions: NumPy's name of repeat.

    >>> ow.tile(ow.tensor([[1], [2]]), (2,))
    tensor([[1, 1],
            [2, 2]])
    """
@overload
def tile(input: _Tensor, *, axes: Sequence[_int]) -> Tensor: ...
@overload
def tile(input: _Tensor, *dims: _int) -> Tensor: ...

@overload
def repeat_interleave(repeats: _Tensor, *, output_size: _int | None = None) -> Tensor:
    """Every index as often as `repeats` says.

    >>> ow.repeat_interleave(ow.tensor([2, 0, 1]))
    tensor([0, 0, 2])
    """
@overload
def repeat_interleave(
    input: _Tensor, repeats: _Tensor, dim: _int | None = None, *, output_size: _int | None = None
) -> Tensor: ...
@overload
def repeat_interleave(
    input: _Tensor, repeats: _Tensor, *, axis: _int | None, output_size: _int | None = None
) -> Tensor: ...
@overload
def repeat_interleave(
    input: _Tensor, repeats: _int, dim: _int | None = None, *, output_size: _int | None = None
) -> Tensor: ...
@overload
def repeat_interleave(
    input: _Tensor, repeats: _int, *, axis: _int | None, output_size: _int | None = None
) -> Tensor: ...

def tril(input: _Tensor, diagonal: _int = 0, *, out: _Tensor | None = None) -> Tensor:
    """The lower triangle of matrices, up to `diagonal` above the main one; zeros elsewhere.

    >>> ow.tril(ow.tensor([[1, 2, 3], [4, 5, 6]]))
    tensor([[1, 0, 0],
            [4, 5, 0]])
    """

def tril_(input: _Tensor, diagonal: _int = 0) -> Tensor:
    """The lower triangle of matrices, up to `diagonal` above the main one; zeros elsewhere.

    >>> ow.tril(ow.tensor([[1, 2, 3], [4, 5, 6]]))
    tensor([[1, 0, 0],
            [4, 5, 0]])
    """

def triu(input: _Tensor, diagonal: _int = 0, *, out: _Tensor | None = None) -> Tensor:
    """The upper triangle of matrices, from `diagonal` above the main one; zeros elsewhere.

    >>> ow.triu(ow.tensor([[1, 2, 3], [4, 5, 6]]))
    tensor([[1, 2, 3],
            [0, 5, 6]])
    """

def triu_(input: _Tensor, diagonal: _int = 0) -> Tensor:
    """The upper triangle of matrices, from `diagonal` above the main one; zeros elsewhere.

    >>> ow.triu(ow.tensor([[1, 2, 3], [4, 5, 6]]))
    tensor([[1, 2, 3],
            [0, 5, 6]])
    """

@overload
def concat(tensors: Sequence[_Tensor], dim: _int = 0, *, out: _Tensor | None = None) -> Tensor:
    """Tensors one after another along an existing dimension: another name of cat.

    >>> ow.concat([ow.tensor([1]), ow.tensor([2, 3])])
    tensor([1, 2, 3])
    """
@overload
def concat(tensors: Sequence[_Tensor], *, axis: _int, out: _Tensor | None = None) -> Tensor: ...

@overload
def hstack(tensors: Sequence[_Tensor], *, out: _Tensor | None = None) -> Tensor:
    """Tensors side by side: along the second dimension, or the only one.

    >>> ow.hstack([ow.tensor([[1], [2]]), ow.tensor([[3], [4]])])
    tensor([[1, 3],
            [2, 4]])
    """
@overload
def hstack(*tensors: _Tensor, out: _Tensor | None = None) -> Tensor: ...

@overload
def vstack(tensors: Sequence[_Tensor], *, out: _Tensor | None = None) -> Tensor:
    """Tensors one below the other: along the first dimension; vectors are rows.

    >>> ow.vstack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[1, 2],
            [3, 4]])
    """
@overload
def vstack(*tensors: _Tensor, out: _Tensor | None = None) -> Tensor: ...

@overload
def row_stack(tensors: Sequence[_Tensor], *, out: _Tensor | None = None) -> Tensor:
    """Tensors one below the other: another name of vstack.

    >>> ow.row_stack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[1, 2],
            [3, 4]])
    """
@overload
def row_stack(*tensors: _Tensor, out: _Tensor | None = None) -> Tensor: ...

@overload
def dstack(tensors: Sequence[_Tensor], *, out: _Tensor | None = None) -> Tensor:
    """Tensors one behind the other: along the third dimension.

    >>> ow.dstack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[[1, 3],
             [2, 4]]])
    """
@overload
def dstack(*tensors: _Tensor, out: _Tensor | None = None) -> Tensor: ...

@overload
def column_stack(tensors: Sequence[_Tensor], *, out: _Tensor | None = None) -> Tensor:
    """Tensors side by side along the second dimension; vectors are columns.

    >>> ow.column_stack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[1, 3],
            [2, 4]])
    """
@overload
def column_stack(*tensors: _Tensor, out: _Tensor | None = None) -> Tensor: ...

@overload
def atleast_1d(input: _Tensor) -> Tensor:
    """The tensor with at least one dimension; or several tensors, each so.

    >>> ow.atleast_1d(ow.tensor(2))
    tensor([2])
    """
@overload
def atleast_1d(tensors: Sequence[_Tensor]) -> builtins.tuple[Tensor, ...]: ...
@overload
def atleast_1d(*tensors: _Tensor) -> builtins.tuple[Tensor, ...]: ...

@overload
def atleast_2d(input: _Tensor) -> Tensor:
    """The tensor with at least two dimensions, a vector as a row; or several tensors, each so.

    >>> ow.atleast_2d(ow.tensor([1, 2]))
    tensor([[1, 2]])
    """
@overload
def atleast_2d(tensors: Sequence[_Tensor]) -> builtins.tuple[Tensor, ...]: ...
@overload
def atleast_2d(*tensors: _Tensor) -> builtins.tuple[Tensor, ...]: ...

@overload
def atleast_3d(input: _Tensor) -> Tensor:
    """The tensor with at least three dimensions, the new last one of size 1; or several tensors, each so.

    >>> ow.atleast_3d(ow.zeros(2, 3)).shape
    (2, 3, 1)
    """
@overload
def atleast_3d(tensors: Sequence[_Tensor]) -> builtins.tuple[Tensor, ...]: ...
@overload
def atleast_3d(*tensors: _Tensor) -> builtins.tuple[Tensor, ...]: ...

@overload
def meshgrid(tensors: Sequence[_Tensor]) -> builtins.tuple[Tensor, ...]:
    """Grids of coordinates: the n-th varies along the n-th dimension only. Views of the vectors.

    `indexing="xy"` exchanges the first two dimensions, as graphics count.

    >>> a, b = ow.meshgrid(ow.tensor([1, 2]), ow.tensor([3, 4, 5]))
    >>> a
    tensor([[1, 1, 1],
            [2, 2, 2]])
    >>> b
    tensor([[3, 4, 5],
            [3, 4, 5]])
    """
@overload
def meshgrid(*tensors: _Tensor) -> builtins.tuple[Tensor, ...]: ...
@overload
def meshgrid(tensors: Sequence[_Tensor], *, indexing: _str) -> builtins.tuple[Tensor, ...]: ...
@overload
def meshgrid(*tensors: _Tensor, indexing: _str) -> builtins.tuple[Tensor, ...]: ...

@overload
def block_diag(tensors: Sequence[_Tensor]) -> Tensor:
    """A matrix of zeros with the given matrices along its diagonal; vectors are rows.

    >>> ow.block_diag(ow.tensor([[1, 2]]), ow.tensor([3]))
    tensor([[1, 2, 0],
            [0, 0, 3]])
    """
@overload
def block_diag(*tensors: _Tensor) -> Tensor: ...

@overload
def cartesian_prod(tensors: Sequence[_Tensor]) -> Tensor:
    """Every choice of one element from each vector, a row each, in order.

    >>> ow.cartesian_prod(ow.tensor([1, 2]), ow.tensor([3, 4]))
    tensor([[1, 3],
            [1, 4],
            [2, 3],
            [2, 4]])
    """
@overload
def cartesian_prod(*tensors: _Tensor) -> Tensor: ...

def combinations(input: _Tensor, r: _int = 2, with_replacement: _bool = False) -> Tensor:
    """Every choice of `r` elements of a vector, a row each, in order; each element once, or as often as one
        likes.

    >>> ow.combinations(ow.tensor([1, 2, 3]))
    tensor([[1, 2],
            [1, 3],
            [2, 3]])
    """

def numel(input: _Tensor) -> _int:
    """The number of elements.

    >>> ow.numel(ow.zeros(2, 3))
    6
    """

def is_same_size(input: _Tensor, other: _Tensor) -> _bool:
    """Whether two tensors have one shape.

    >>> ow.is_same_size(ow.zeros(2, 3), ow.ones(2, 3))
    True
    """
