"""The functions and methods of rearrangement: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_of, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.rearrangement import (
    FLIP, FLIPLR, FLIPUD, ROLL, ROT90, REPEAT, TILE, REPEAT_INTERLEAVE_TENSOR, REPEAT_INTERLEAVE_SELF_TENSOR,
    REPEAT_INTERLEAVE_SELF_INT, TRIL, TRIL_, TRIU, TRIU_, HSTACK, VSTACK, ROW_STACK, DSTACK, COLUMN_STACK,
    ATLEAST_1D, ATLEAST_1D_SEQUENCE, ATLEAST_2D, ATLEAST_2D_SEQUENCE, ATLEAST_3D, ATLEAST_3D_SEQUENCE, MESHGRID,
    MESHGRID_INDEXING, _BLOCKS_ALONG_DIAGONAL, _BLOCKS_FROM_DIAGONAL, BLOCK_DIAG, CARTESIAN_PROD, COMBINATIONS,
    NUMEL, IS_SAME_SIZE,
)

__all__ = [
    "flip", "fliplr", "flipud", "roll", "rot90", "tile", "repeat_interleave", "tril", "tril_", "triu", "triu_",
    "hstack", "vstack", "row_stack", "dstack", "column_stack", "atleast_1d", "atleast_2d", "atleast_3d", "meshgrid",
    "block_diag", "cartesian_prod", "combinations", "numel", "is_same_size",
]

FLIP_FORMS = Overloads("flip", FLIP)
FLIPLR_FORMS = Overloads("fliplr", FLIPLR)
FLIPUD_FORMS = Overloads("flipud", FLIPUD)
ROLL_FORMS = Overloads("roll", ROLL)
ROT90_FORMS = Overloads("rot90", ROT90)
REPEAT_FORMS = Overloads("repeat", REPEAT, only_method=True)
TILE_FORMS = Overloads("tile", TILE)
REPEAT_INTERLEAVE_FORMS = Overloads(
    "repeat_interleave", REPEAT_INTERLEAVE_TENSOR, REPEAT_INTERLEAVE_SELF_TENSOR, REPEAT_INTERLEAVE_SELF_INT
)
TRIL_FORMS = Overloads("tril", TRIL)
TRIL__FORMS = Overloads("tril_", TRIL_)
TRIU_FORMS = Overloads("triu", TRIU)
TRIU__FORMS = Overloads("triu_", TRIU_)
HSTACK_FORMS = Overloads("hstack", HSTACK)
VSTACK_FORMS = Overloads("vstack", VSTACK)
ROW_STACK_FORMS = Overloads("row_stack", ROW_STACK)
DSTACK_FORMS = Overloads("dstack", DSTACK)
COLUMN_STACK_FORMS = Overloads("column_stack", COLUMN_STACK)
ATLEAST_1D_FORMS = Overloads("atleast_1d", ATLEAST_1D, ATLEAST_1D_SEQUENCE, variadic=True)
ATLEAST_2D_FORMS = Overloads("atleast_2d", ATLEAST_2D, ATLEAST_2D_SEQUENCE, variadic=True)
ATLEAST_3D_FORMS = Overloads("atleast_3d", ATLEAST_3D, ATLEAST_3D_SEQUENCE, variadic=True)
MESHGRID_FORMS = Overloads("meshgrid", MESHGRID, MESHGRID_INDEXING, variadic=True)
_BLOCKS_ALONG_DIAGONAL_FORMS = Overloads("_blocks_along_diagonal", _BLOCKS_ALONG_DIAGONAL)
_BLOCKS_FROM_DIAGONAL_FORMS = Overloads("_blocks_from_diagonal", _BLOCKS_FROM_DIAGONAL)
BLOCK_DIAG_FORMS = Overloads("block_diag", BLOCK_DIAG, variadic=True)
CARTESIAN_PROD_FORMS = Overloads("cartesian_prod", CARTESIAN_PROD, variadic=True)
COMBINATIONS_FORMS = Overloads("combinations", COMBINATIONS)
NUMEL_FORMS = Overloads("numel", NUMEL)
IS_SAME_SIZE_FORMS = Overloads("is_same_size", IS_SAME_SIZE)


def flip(input=MISSING, dims=MISSING, *rest, **named):
    """flip(input, dims) -> Tensor

    A copy with the elements of some dimensions in reverse order.

    >>> ow.flip(ow.tensor([[1, 2], [3, 4]]), (0,))
    tensor([[3, 4],
            [1, 2]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dims) is tuple and all_of(int, dims):
                return FLIP[input._keys](input, dims)
        return FLIP_FORMS.call(input, dims, rest, named)
    except Exception:
        FLIP_FORMS.translate(input, dims, rest, named)
        raise


def fliplr(input=MISSING, *rest, **named):
    """fliplr(input) -> Tensor

    A copy with the second dimension reversed: left and right exchanged.

    >>> ow.fliplr(ow.tensor([[1, 2], [3, 4]]))
    tensor([[2, 1],
            [4, 3]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FLIPLR[input._keys](input)
        return FLIPLR_FORMS.call(input, rest, named)
    except Exception:
        FLIPLR_FORMS.translate(input, rest, named)
        raise


def flipud(input=MISSING, *rest, **named):
    """flipud(input) -> Tensor

    A copy with the first dimension reversed: up and down exchanged.

    >>> ow.flipud(ow.tensor([[1, 2], [3, 4]]))
    tensor([[3, 4],
            [1, 2]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return FLIPUD[input._keys](input)
        return FLIPUD_FORMS.call(input, rest, named)
    except Exception:
        FLIPUD_FORMS.translate(input, rest, named)
        raise


def roll(input=MISSING, shifts=MISSING, *rest, **named):
    """roll(input, shifts, dims=()) -> Tensor

    A copy with the elements of some dimensions moved on by `shifts`; those that leave at the end come in at
        the front.

    Without `dims` all elements in order are moved.

    >>> ow.roll(ow.arange(5), 2)
    tensor([3, 4, 0, 1, 2])
    >>> ow.roll(ow.tensor([[1, 2], [3, 4]]), 1, 0)
    tensor([[3, 4],
            [1, 2]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(shifts) is int:
                return ROLL[input._keys](input, (shifts,), ())
        return ROLL_FORMS.call(input, shifts, rest, named)
    except Exception:
        ROLL_FORMS.translate(input, shifts, rest, named)
        raise


def rot90(input=MISSING, *rest, **named):
    """rot90(input, k=1, dims=(0, 1)) -> Tensor

    A copy turned by 90 degrees `k` times, from the first of `dims` towards the second.

    >>> ow.rot90(ow.tensor([[1, 2], [3, 4]]))
    tensor([[2, 4],
            [1, 3]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ROT90[input._keys](input, 1, (0, 1))
        return ROT90_FORMS.call(input, rest, named)
    except Exception:
        ROT90_FORMS.translate(input, rest, named)
        raise


def repeat(input=MISSING, repeats=MISSING, *rest, **named):
    """repeat(input, repeats) -> Tensor

    Copies of the tensor side by side, so many along each dimension; new dimensions come first.

    >>> ow.tensor([1, 2]).repeat(2, 2)
    tensor([[1, 2, 1, 2],
            [1, 2, 1, 2]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(repeats) is tuple and all_of(int, repeats):
                return REPEAT[input._keys](input, repeats)
        return REPEAT_FORMS.call(input, repeats, rest, named)
    except Exception:
        REPEAT_FORMS.translate(input, repeats, rest, named)
        raise


def tile(input=MISSING, dims=MISSING, *rest, **named):
    """tile(input, dims) -> Tensor

    Copies of the tensor side by side, so many along the last dimensions: NumPy's name of repeat.

    >>> ow.tile(ow.tensor([[1], [2]]), (2,))
    tensor([[1, 1],
            [2, 2]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dims) is tuple and all_of(int, dims):
                return TILE[input._keys](input, dims)
        return TILE_FORMS.call(input, dims, rest, named)
    except Exception:
        TILE_FORMS.translate(input, dims, rest, named)
        raise


def repeat_interleave(input=MISSING, /, *rest, **named):
    """repeat_interleave(repeats, *, output_size=None) -> Tensor
    repeat_interleave(input, repeats, dim=None, *, output_size=None) -> Tensor
    repeat_interleave(input, repeats, dim=None, *, output_size=None) -> Tensor

    Every index as often as `repeats` says.

    >>> ow.repeat_interleave(ow.tensor([2, 0, 1]))
    tensor([0, 0, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return REPEAT_INTERLEAVE_TENSOR[input._keys](input, None)
        return REPEAT_INTERLEAVE_FORMS.call(input, rest, named)
    except Exception:
        REPEAT_INTERLEAVE_FORMS.translate(input, rest, named)
        raise


def tril(input=MISSING, *rest, **named):
    """tril(input, diagonal=0, *, out=None) -> Tensor

    The lower triangle of matrices, up to `diagonal` above the main one; zeros elsewhere.

    >>> ow.tril(ow.tensor([[1, 2, 3], [4, 5, 6]]))
    tensor([[1, 0, 0],
            [4, 5, 0]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return TRIL[input._keys](input, 0)
        return TRIL_FORMS.call(input, rest, named)
    except Exception:
        TRIL_FORMS.translate(input, rest, named)
        raise


def tril_(input=MISSING, *rest, **named):
    """As `tril`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return TRIL_[input._keys](input, 0)
        return TRIL__FORMS.call(input, rest, named)
    except Exception:
        TRIL__FORMS.translate(input, rest, named)
        raise


def triu(input=MISSING, *rest, **named):
    """triu(input, diagonal=0, *, out=None) -> Tensor

    The upper triangle of matrices, from `diagonal` above the main one; zeros elsewhere.

    >>> ow.triu(ow.tensor([[1, 2, 3], [4, 5, 6]]))
    tensor([[1, 2, 3],
            [0, 5, 6]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return TRIU[input._keys](input, 0)
        return TRIU_FORMS.call(input, rest, named)
    except Exception:
        TRIU_FORMS.translate(input, rest, named)
        raise


def triu_(input=MISSING, *rest, **named):
    """As `triu`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return TRIU_[input._keys](input, 0)
        return TRIU__FORMS.call(input, rest, named)
    except Exception:
        TRIU__FORMS.translate(input, rest, named)
        raise


def hstack(tensors=MISSING, *rest, **named):
    """hstack(tensors, *, out=None) -> Tensor

    Tensors side by side: along the second dimension, or the only one.

    >>> ow.hstack([ow.tensor([[1], [2]]), ow.tensor([[3], [4]])])
    tensor([[1, 3],
            [2, 4]])
    """
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return HSTACK[keys_of(tensors)](tuple(tensors))
        return HSTACK_FORMS.call(tensors, rest, named)
    except Exception:
        HSTACK_FORMS.translate(tensors, rest, named)
        raise


def vstack(tensors=MISSING, *rest, **named):
    """vstack(tensors, *, out=None) -> Tensor

    Tensors one below the other: along the first dimension; vectors are rows.

    >>> ow.vstack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[1, 2],
            [3, 4]])
    """
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return VSTACK[keys_of(tensors)](tuple(tensors))
        return VSTACK_FORMS.call(tensors, rest, named)
    except Exception:
        VSTACK_FORMS.translate(tensors, rest, named)
        raise


def row_stack(tensors=MISSING, *rest, **named):
    """Another name of `vstack`."""
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return ROW_STACK[keys_of(tensors)](tuple(tensors))
        return ROW_STACK_FORMS.call(tensors, rest, named)
    except Exception:
        ROW_STACK_FORMS.translate(tensors, rest, named)
        raise


def dstack(tensors=MISSING, *rest, **named):
    """dstack(tensors, *, out=None) -> Tensor

    Tensors one behind the other: along the third dimension.

    >>> ow.dstack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[[1, 3],
             [2, 4]]])
    """
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return DSTACK[keys_of(tensors)](tuple(tensors))
        return DSTACK_FORMS.call(tensors, rest, named)
    except Exception:
        DSTACK_FORMS.translate(tensors, rest, named)
        raise


def column_stack(tensors=MISSING, *rest, **named):
    """column_stack(tensors, *, out=None) -> Tensor

    Tensors side by side along the second dimension; vectors are columns.

    >>> ow.column_stack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[1, 3],
            [2, 4]])
    """
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return COLUMN_STACK[keys_of(tensors)](tuple(tensors))
        return COLUMN_STACK_FORMS.call(tensors, rest, named)
    except Exception:
        COLUMN_STACK_FORMS.translate(tensors, rest, named)
        raise


def atleast_1d(input=MISSING, /, *rest, **named):
    """atleast_1d(input) -> Tensor
    atleast_1d(tensors) -> tuple[Tensor, ...]

    The tensor with at least one dimension; or several tensors, each so.

    >>> ow.atleast_1d(ow.tensor(2))
    tensor([2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ATLEAST_1D[input._keys](input)
            if type(input) in SEQUENCES and all_tensors(input):
                return ATLEAST_1D_SEQUENCE[keys_of(input)](tuple(input))
        return ATLEAST_1D_FORMS.call(input, rest, named)
    except Exception:
        ATLEAST_1D_FORMS.translate(input, rest, named)
        raise


def atleast_2d(input=MISSING, /, *rest, **named):
    """atleast_2d(input) -> Tensor
    atleast_2d(tensors) -> tuple[Tensor, ...]

    The tensor with at least two dimensions, a vector as a row; or several tensors, each so.

    >>> ow.atleast_2d(ow.tensor([1, 2]))
    tensor([[1, 2]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ATLEAST_2D[input._keys](input)
            if type(input) in SEQUENCES and all_tensors(input):
                return ATLEAST_2D_SEQUENCE[keys_of(input)](tuple(input))
        return ATLEAST_2D_FORMS.call(input, rest, named)
    except Exception:
        ATLEAST_2D_FORMS.translate(input, rest, named)
        raise


def atleast_3d(input=MISSING, /, *rest, **named):
    """atleast_3d(input) -> Tensor
    atleast_3d(tensors) -> tuple[Tensor, ...]

    The tensor with at least three dimensions, the new last one of size 1; or several tensors, each so.

    >>> ow.atleast_3d(ow.zeros(2, 3)).shape
    opweave.Size([2, 3, 1])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ATLEAST_3D[input._keys](input)
            if type(input) in SEQUENCES and all_tensors(input):
                return ATLEAST_3D_SEQUENCE[keys_of(input)](tuple(input))
        return ATLEAST_3D_FORMS.call(input, rest, named)
    except Exception:
        ATLEAST_3D_FORMS.translate(input, rest, named)
        raise


def meshgrid(tensors=MISSING, *rest, **named):
    """meshgrid(tensors) -> tuple[Tensor, ...]
    meshgrid(tensors, *, indexing) -> tuple[Tensor, ...]

    Grids of coordinates: the n-th varies along the n-th dimension only. Views of the vectors.

    `indexing="xy"` exchanges the first two dimensions, as graphics count.

    >>> a, b = ow.meshgrid(ow.tensor([1, 2]), ow.tensor([3, 4, 5]))
    >>> a
    tensor([[1, 1, 1],
            [2, 2, 2]])
    >>> b
    tensor([[3, 4, 5],
            [3, 4, 5]])
    """
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return MESHGRID[keys_of(tensors)](tuple(tensors))
        return MESHGRID_FORMS.call(tensors, rest, named)
    except Exception:
        MESHGRID_FORMS.translate(tensors, rest, named)
        raise


def _blocks_along_diagonal(tensors=MISSING, *rest, **named):
    """_blocks_along_diagonal(tensors) -> Tensor

    A matrix of zeros with matrices of one dtype along its diagonal.
    """
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return _BLOCKS_ALONG_DIAGONAL[keys_of(tensors)](tuple(tensors))
        return _BLOCKS_ALONG_DIAGONAL_FORMS.call(tensors, rest, named)
    except Exception:
        _BLOCKS_ALONG_DIAGONAL_FORMS.translate(tensors, rest, named)
        raise


def _blocks_from_diagonal(input=MISSING, heights=MISSING, widths=MISSING, *rest, **named):
    """_blocks_from_diagonal(input, heights, widths) -> tuple[Tensor, ...]

    The matrices along the diagonal of another one, by their sizes.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(heights) is tuple
                and all_of(int, heights)
                and type(widths) is tuple
                and all_of(int, widths)
            ):
                return _BLOCKS_FROM_DIAGONAL[input._keys](input, heights, widths)
        return _BLOCKS_FROM_DIAGONAL_FORMS.call(input, heights, widths, rest, named)
    except Exception:
        _BLOCKS_FROM_DIAGONAL_FORMS.translate(input, heights, widths, rest, named)
        raise


def block_diag(tensors=MISSING, *rest, **named):
    """block_diag(tensors) -> Tensor

    A matrix of zeros with the given matrices along its diagonal; vectors are rows.

    >>> ow.block_diag(ow.tensor([[1, 2]]), ow.tensor([3]))
    tensor([[1, 2, 0],
            [0, 0, 3]])
    """
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return BLOCK_DIAG[keys_of(tensors)](tuple(tensors))
        return BLOCK_DIAG_FORMS.call(tensors, rest, named)
    except Exception:
        BLOCK_DIAG_FORMS.translate(tensors, rest, named)
        raise


def cartesian_prod(tensors=MISSING, *rest, **named):
    """cartesian_prod(tensors) -> Tensor

    Every choice of one element from each vector, a row each, in order.

    >>> ow.cartesian_prod(ow.tensor([1, 2]), ow.tensor([3, 4]))
    tensor([[1, 3],
            [1, 4],
            [2, 3],
            [2, 4]])
    """
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return CARTESIAN_PROD[keys_of(tensors)](tuple(tensors))
        return CARTESIAN_PROD_FORMS.call(tensors, rest, named)
    except Exception:
        CARTESIAN_PROD_FORMS.translate(tensors, rest, named)
        raise


def combinations(input=MISSING, *rest, **named):
    """combinations(input, r=2, with_replacement=False) -> Tensor

    Every choice of `r` elements of a vector, a row each, in order; each element once, or as often as one
        likes.

    >>> ow.combinations(ow.tensor([1, 2, 3]))
    tensor([[1, 2],
            [1, 3],
            [2, 3]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return COMBINATIONS[input._keys](input, 2, False)
        return COMBINATIONS_FORMS.call(input, rest, named)
    except Exception:
        COMBINATIONS_FORMS.translate(input, rest, named)
        raise


def numel(input=MISSING, *rest, **named):
    """numel(input) -> int

    The number of elements.

    >>> ow.numel(ow.zeros(2, 3))
    6
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NUMEL[input._keys](input)
        return NUMEL_FORMS.call(input, rest, named)
    except Exception:
        NUMEL_FORMS.translate(input, rest, named)
        raise


def is_same_size(input=MISSING, other=MISSING, *rest, **named):
    """is_same_size(input, other) -> bool

    Whether two tensors have one shape.

    >>> ow.is_same_size(ow.zeros(2, 3), ow.ones(2, 3))
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return IS_SAME_SIZE[input._keys | other._keys](input, other)
        return IS_SAME_SIZE_FORMS.call(input, other, rest, named)
    except Exception:
        IS_SAME_SIZE_FORMS.translate(input, other, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def flip(self, dims=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dims) is tuple and all_of(int, dims):
                    return FLIP[self._keys](self, dims)
            if not named and type(dims) is int and all_of(int, rest):
                return FLIP[self._keys](self, (dims, *rest))
            return FLIP_FORMS.method(self, dims, rest, named)
        except Exception:
            FLIP_FORMS.translate(self, dims, rest, named)
            raise

    def fliplr(self, *rest, **named):
        try:
            if not (rest or named):
                return FLIPLR[self._keys](self)
            return FLIPLR_FORMS.method(self, rest, named)
        except Exception:
            FLIPLR_FORMS.translate(self, rest, named)
            raise

    def flipud(self, *rest, **named):
        try:
            if not (rest or named):
                return FLIPUD[self._keys](self)
            return FLIPUD_FORMS.method(self, rest, named)
        except Exception:
            FLIPUD_FORMS.translate(self, rest, named)
            raise

    def roll(self, shifts=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(shifts) is int:
                    return ROLL[self._keys](self, (shifts,), ())
            return ROLL_FORMS.method(self, shifts, rest, named)
        except Exception:
            ROLL_FORMS.translate(self, shifts, rest, named)
            raise

    def rot90(self, *rest, **named):
        try:
            if not (rest or named):
                return ROT90[self._keys](self, 1, (0, 1))
            return ROT90_FORMS.method(self, rest, named)
        except Exception:
            ROT90_FORMS.translate(self, rest, named)
            raise

    def repeat(self, repeats=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(repeats) is tuple and all_of(int, repeats):
                    return REPEAT[self._keys](self, repeats)
            if not named and type(repeats) is int and all_of(int, rest):
                return REPEAT[self._keys](self, (repeats, *rest))
            return REPEAT_FORMS.method(self, repeats, rest, named)
        except Exception:
            REPEAT_FORMS.translate(self, repeats, rest, named)
            raise

    def tile(self, dims=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dims) is tuple and all_of(int, dims):
                    return TILE[self._keys](self, dims)
            if not named and type(dims) is int and all_of(int, rest):
                return TILE[self._keys](self, (dims, *rest))
            return TILE_FORMS.method(self, dims, rest, named)
        except Exception:
            TILE_FORMS.translate(self, dims, rest, named)
            raise

    def repeat_interleave(self, *rest, **named):
        try:
            return REPEAT_INTERLEAVE_FORMS.method(self, rest, named)
        except Exception:
            REPEAT_INTERLEAVE_FORMS.translate(self, rest, named)
            raise

    def tril(self, *rest, **named):
        try:
            if not (rest or named):
                return TRIL[self._keys](self, 0)
            return TRIL_FORMS.method(self, rest, named)
        except Exception:
            TRIL_FORMS.translate(self, rest, named)
            raise

    def tril_(self, *rest, **named):
        try:
            if not (rest or named):
                return TRIL_[self._keys](self, 0)
            return TRIL__FORMS.method(self, rest, named)
        except Exception:
            TRIL__FORMS.translate(self, rest, named)
            raise

    def triu(self, *rest, **named):
        try:
            if not (rest or named):
                return TRIU[self._keys](self, 0)
            return TRIU_FORMS.method(self, rest, named)
        except Exception:
            TRIU_FORMS.translate(self, rest, named)
            raise

    def triu_(self, *rest, **named):
        try:
            if not (rest or named):
                return TRIU_[self._keys](self, 0)
            return TRIU__FORMS.method(self, rest, named)
        except Exception:
            TRIU__FORMS.translate(self, rest, named)
            raise

    def combinations(self, *rest, **named):
        try:
            if not (rest or named):
                return COMBINATIONS[self._keys](self, 2, False)
            return COMBINATIONS_FORMS.method(self, rest, named)
        except Exception:
            COMBINATIONS_FORMS.translate(self, rest, named)
            raise

    def is_same_size(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return IS_SAME_SIZE[self._keys | other._keys](self, other)
            return IS_SAME_SIZE_FORMS.method(self, other, rest, named)
        except Exception:
            IS_SAME_SIZE_FORMS.translate(self, other, rest, named)
            raise


hang(Methods, __name__)
