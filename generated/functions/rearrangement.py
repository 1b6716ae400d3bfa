# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of rearrangement."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True)
def flip(input, dims):
    """A copy with the elements of some dimensions in reverse order.

    >>> ow.flip(ow.tensor([[1, 2], [3, 4]]), (0,))
    tensor([[3, 4],
            [1, 2]])
    """


@public(method=True)
def fliplr(input):
    """A copy with the second dimension reversed: left and right exchanged.

    >>> ow.fliplr(ow.tensor([[1, 2], [3, 4]]))
    tensor([[2, 1],
            [4, 3]])
    """


@public(method=True)
def flipud(input):
    """A copy with the first dimension reversed: up and down exchanged.

    >>> ow.flipud(ow.tensor([[1, 2], [3, 4]]))
    tensor([[3, 4],
            [1, 2]])
    """


@public(method=True)
def roll(input, shifts, dims=()):
    """A copy with the elements of some dimensions moved on by `shifts`; those that leave at the end come in at
        the front.

    Without `dims` all elements in order are moved.

    >>> ow.roll(ow.arange(5), 2)
    tensor([3, 4, 0, 1, 2])
    >>> ow.roll(ow.tensor([[1, 2], [3, 4]]), 1, 0)
    tensor([[3, 4],
            [1, 2]])
    """


@public(method=True)
def rot90(input, k=1, dims=(0, 1)):
    """A copy turned by 90 degrees `k` times, from the first of `dims` towards the second.

    >>> ow.rot90(ow.tensor([[1, 2], [3, 4]]))
    tensor([[2, 4],
            [1, 3]])
    """


@public(only_method=True, method=True)
def repeat(input, repeats):
    """Copies of the tensor side by side, so many along each dimension; new dimensions come first.

    >>> ow.tensor([1, 2]).repeat(2, 2)
    tensor([[1, 2, 1, 2],
            [1, 2, 1, 2]])
    """


@public(method=True)
def tile(input, dims):
    """Copies of the tensor side by side, so many along the last dimensions: NumPy's name of repeat.

    >>> ow.tile(ow.tensor([[1], [2]]), (2,))
    tensor([[1, 1],
            [2, 2]])
    """


@public("Tensor", "self_Tensor", "self_int", method=True)
def repeat_interleave(input, repeats, dim=None, *, output_size=None):
    """repeat_interleave(repeats, *, output_size=None) -> Tensor
    repeat_interleave(input, repeats, dim=None, *, output_size=None) -> Tensor
    repeat_interleave(input, repeats, dim=None, *, output_size=None) -> Tensor

    Every index as often as `repeats` says.

    >>> ow.repeat_interleave(ow.tensor([2, 0, 1]))
    tensor([0, 0, 2])
    """


@public(method=True)
def tril(input, diagonal=0, *, out=None):
    """The lower triangle of matrices, up to `diagonal` above the main one; zeros elsewhere.

    >>> ow.tril(ow.tensor([[1, 2, 3], [4, 5, 6]]))
    tensor([[1, 0, 0],
            [4, 5, 0]])
    """


tril_ = declare("tril_(input, diagonal=0)", "As `tril`, written into `input`, which is returned.", result="",
    method=True)


@public(method=True)
def triu(input, diagonal=0, *, out=None):
    """The upper triangle of matrices, from `diagonal` above the main one; zeros elsewhere.

    >>> ow.triu(ow.tensor([[1, 2, 3], [4, 5, 6]]))
    tensor([[1, 2, 3],
            [0, 5, 6]])
    """


triu_ = declare("triu_(input, diagonal=0)", "As `triu`, written into `input`, which is returned.", result="",
    method=True)


@public()
def hstack(tensors, *, out=None):
    """Tensors side by side: along the second dimension, or the only one.

    >>> ow.hstack([ow.tensor([[1], [2]]), ow.tensor([[3], [4]])])
    tensor([[1, 3],
            [2, 4]])
    """


@public()
def vstack(tensors, *, out=None):
    """Tensors one below the other: along the first dimension; vectors are rows.

    >>> ow.vstack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[1, 2],
            [3, 4]])
    """


row_stack = declare("row_stack(tensors, *, out=None)", "Another name of `vstack`.", result="")


@public()
def dstack(tensors, *, out=None):
    """Tensors one behind the other: along the third dimension.

    >>> ow.dstack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[[1, 3],
             [2, 4]]])
    """


@public()
def column_stack(tensors, *, out=None):
    """Tensors side by side along the second dimension; vectors are columns.

    >>> ow.column_stack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[1, 3],
            [2, 4]])
    """


@public("", "Sequence", variadic=True)
def atleast_1d(input):
    """atleast_1d(input) -> Tensor
    atleast_1d(tensors) -> tuple[Tensor, ...]

    The tensor with at least one dimension; or several tensors, each so.

    >>> ow.atleast_1d(ow.tensor(2))
    tensor([2])
    """


@public("", "Sequence", variadic=True)
def atleast_2d(input):
    """atleast_2d(input) -> Tensor
    atleast_2d(tensors) -> tuple[Tensor, ...]

    The tensor with at least two dimensions, a vector as a row; or several tensors, each so.

    >>> ow.atleast_2d(ow.tensor([1, 2]))
    tensor([[1, 2]])
    """


@public("", "Sequence", variadic=True)
def atleast_3d(input):
    """atleast_3d(input) -> Tensor
    atleast_3d(tensors) -> tuple[Tensor, ...]

    The tensor with at least three dimensions, the new last one of size 1; or several tensors, each so.

    >>> ow.atleast_3d(ow.zeros(2, 3)).shape
    opweave.Size([2, 3, 1])
    """


@public("", "indexing", variadic=True)
def meshgrid(tensors, *, indexing):
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


_blocks_along_diagonal = declare("_blocks_along_diagonal(tensors)", "A matrix of zeros with matrices of one dtype "
    "along its diagonal.")
_blocks_from_diagonal = declare("_blocks_from_diagonal(input, heights, widths)", "The matrices along the diagonal of "
    "another one, by their sizes.", result="tuple[Tensor, ...]")


@public(variadic=True)
def block_diag(tensors):
    """A matrix of zeros with the given matrices along its diagonal; vectors are rows.

    >>> ow.block_diag(ow.tensor([[1, 2]]), ow.tensor([3]))
    tensor([[1, 2, 0],
            [0, 0, 3]])
    """


@public(variadic=True)
def cartesian_prod(tensors):
    """Every choice of one element from each vector, a row each, in order.

    >>> ow.cartesian_prod(ow.tensor([1, 2]), ow.tensor([3, 4]))
    tensor([[1, 3],
            [1, 4],
            [2, 3],
            [2, 4]])
    """


@public(method=True)
def combinations(input, r=2, with_replacement=False):
    """Every choice of `r` elements of a vector, a row each, in order; each element once, or as often as one
        likes.

    >>> ow.combinations(ow.tensor([1, 2, 3]))
    tensor([[1, 2],
            [1, 3],
            [2, 3]])
    """


@public(result="int")
def numel(input):
    """The number of elements.

    >>> ow.numel(ow.zeros(2, 3))
    6
    """


@public(result="bool", method=True)
def is_same_size(input, other):
    """Whether two tensors have one shape.

    >>> ow.is_same_size(ow.zeros(2, 3), ow.ones(2, 3))
    True
    """
