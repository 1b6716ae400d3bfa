# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of shapes."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

view_copy = declare("view_copy(input, size, *, out=None)", "As `view`, but a copy.", "dtype", "")


@public(only_method=True, method=True)
def reshape_as(input, other):
    """The elements in the shape of another tensor; a view where the strides allow it.

    >>> ow.arange(4).reshape_as(ow.zeros(2, 2))
    tensor([[0, 1],
            [2, 3]])
    """


@public(method=True)
def ravel(input):
    """The elements as a vector; a view of a contiguous tensor, else a copy.

    >>> ow.ravel(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 2, 3, 4])
    """


@public("int", method=True)
def unflatten(input, dim, sizes):
    """One dimension as several, whose product it is; one size may be -1.

    >>> ow.unflatten(ow.arange(6), 0, (2, -1))
    tensor([[0, 1, 2],
            [3, 4, 5]])
    """


@public(method=True)
def swapaxes(input, axis0, axis1):
    """Two dimensions exchanged: NumPy's name of transpose.

    >>> ow.swapaxes(ow.zeros(2, 3, 4), 0, 2).shape
    opweave.Size([4, 3, 2])
    """


swapaxes_ = declare("swapaxes_(input, axis0, axis1)", "As `swapaxes`, written into `input`, which is returned.",
    result="", method=True)


@public(method=True)
def swapdims(input, dim0, dim1):
    """Two dimensions exchanged: another name of transpose.

    >>> ow.swapdims(ow.zeros(2, 3, 4), 0, 2).shape
    opweave.Size([4, 3, 2])
    """


swapdims_ = declare("swapdims_(input, dim0, dim1)", "As `swapdims`, written into `input`, which is returned.",
    result="", method=True)


@public("int", "intlist", method=True)
def movedim(input, source, destination):
    """movedim(input, source, destination) -> Tensor
    movedim(input, source, destination) -> Tensor

    A dimension moved to another place; the others stay in order. A view.

    >>> ow.movedim(ow.zeros(2, 3, 4), 0, -1).shape
    opweave.Size([3, 4, 2])
    """


@public("int", "intlist", method=True)
def moveaxis(input, source, destination):
    """moveaxis(input, source, destination) -> Tensor
    moveaxis(input, source, destination) -> Tensor

    A dimension moved to another place: NumPy's name of movedim.

    >>> ow.moveaxis(ow.zeros(2, 3, 4), 0, -1).shape
    opweave.Size([3, 4, 2])
    """


@public(method=True)
def adjoint(input):
    """The last two dimensions exchanged and complex numbers conjugated; a view of what is real.

    >>> ow.adjoint(ow.tensor([[1 + 2j, 3j]]))
    tensor([[1.-2.j],
            [0.-3.j]])
    """


@public(only_method=True, method=True, attribute="mH")
def mH(input):
    """The last two dimensions exchanged and complex numbers conjugated.

    >>> ow.zeros(2, 3, 4).mH.shape
    opweave.Size([2, 4, 3])
    """


@public(only_method=True, method=True, attribute="H")
def matrix_H(input):
    """A matrix transposed and conjugated.

    >>> ow.zeros(2, 3).H.shape
    opweave.Size([3, 2])
    """


@public(result="tuple[Tensor, ...]", variadic=True)
def broadcast_tensors(tensors):
    """Tensors broadcast to their common shape, without a copy.

    >>> a, b = ow.broadcast_tensors(ow.zeros(2, 1), ow.zeros(3))
    >>> a.shape, b.shape
    (opweave.Size([2, 3]), opweave.Size([2, 3]))
    """


@public(method=True)
def as_strided(input, size, stride, storage_offset=None):
    """The storage of the tensor seen with any sizes, strides and offset, in elements; what reaches out of it
        raises.

    The offset is that of the tensor when it is left out. Elements may overlap; writing to such a view is
        then undefined.

    >>> ow.as_strided(ow.arange(9), (2, 3), (1, 2), 1)
    tensor([[1, 3, 5],
            [2, 4, 6]])
    """


as_strided_ = declare("as_strided_(input, size, stride, storage_offset=None)", "As `as_strided`, written into `input`, "
    "which is returned.", result="", method=True)
as_strided_copy = declare("as_strided_copy(input, size, stride, storage_offset=None, *, out=None)", "As `as_strided`, "
    "but a copy.", result="")
_strided_view = declare("_strided_view(input, size, stride, offset)", "A view of any sizes, strides and offset from "
    "the tensor's first element.")
_strided_tangent = declare("_strided_tangent(input, sizes, strides, size, stride, offset)", "The tangent of a strided "
    "view, from one whose elements may lie otherwise than those of the input.")
_strided_backward = declare("_strided_backward(input, sizes, strides, size, stride, offset)", "The gradient of a "
    "strided view, added up in memory like that of the input and read as the input is.")
_places = declare("_places(size, stride, offset)", "Where the elements of a strided view lie in memory, in row-major "
    "order.")


@public("Tensor", "sizes", method=True)
def split(input, split_size, dim=0):
    """split(input, split_size, dim=0) -> tuple[Tensor, ...]
    split(input, split_size, dim=0) -> tuple[Tensor, ...]

    Views of `split_size` along a dimension, the last of which may be shorter; or of the sizes in a list.

    >>> ow.split(ow.arange(5), 2)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    >>> ow.split(ow.arange(5), [1, 4])
    (tensor([0]), tensor([1, 2, 3, 4]))
    """


split_copy = declare("split_copy(input, split_size, dim=0, *, out=None)", "As `split`, but a copy.", "Tensor",
    result="")


@public(result="tuple[Tensor, ...]", method=True)
def split_with_sizes(input, split_sizes, dim=0):
    """Views of the given sizes along a dimension; they must add up to its size.

    >>> ow.split_with_sizes(ow.arange(5), [1, 4])
    (tensor([0]), tensor([1, 2, 3, 4]))
    """


split_with_sizes_copy = declare("split_with_sizes_copy(input, split_sizes, dim=0, *, out=None)", "As "
    "`split_with_sizes`, but a copy.", result="")


@public(result="tuple[Tensor, ...]", method=True)
def chunk(input, chunks, dim=0):
    """At most `chunks` views of one size along a dimension, the last of which may be shorter.

    >>> ow.chunk(ow.arange(5), 3)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    """


@public(shown=True)
def _chunk_cat(tensors, dim, num_chunks, *, out=None):
    """Every tensor cut into chunks of one size, zeros at its end, and those of the same place behind each
        other.

    >>> ow._chunk_cat([ow.tensor([1, 2, 3]), ow.tensor([4, 5])], 0, 2)
    tensor([[1, 2, 4],
            [3, 0, 5]])
    """


@public("tensor_indices_or_sections", "sections", "indices", method=True)
def tensor_split(input, tensor_indices_or_sections, dim=0):
    """tensor_split(input, tensor_indices_or_sections, dim=0) -> tuple[Tensor, ...]
    tensor_split(input, sections, dim=0) -> tuple[Tensor, ...]
    tensor_split(input, indices, dim=0) -> tuple[Tensor, ...]

    The views between indices, or so many sections, that a tensor gives.
    """


@public("int", "array", method=True)
def hsplit(input, sections):
    """hsplit(input, sections) -> tuple[Tensor, ...]
    hsplit(input, indices) -> tuple[Tensor, ...]

    Views along the second dimension, or the only one: so many of equal size, or those between given
        indices.

    >>> ow.hsplit(ow.tensor([[1, 2], [3, 4]]), 2)
    (tensor([[1],
            [3]]), tensor([[2],
            [4]]))
    """


@public("int", "array", method=True)
def vsplit(input, sections):
    """vsplit(input, sections) -> tuple[Tensor, ...]
    vsplit(input, indices) -> tuple[Tensor, ...]

    Views along the first dimension of at least two: so many of equal size, or those between given indices.

    >>> ow.vsplit(ow.tensor([[1, 2], [3, 4]]), 2)
    (tensor([[1, 2]]), tensor([[3, 4]]))
    """


@public("int", "array", method=True)
def dsplit(input, sections):
    """dsplit(input, sections) -> tuple[Tensor, ...]
    dsplit(input, indices) -> tuple[Tensor, ...]

    Views along the third dimension: so many of equal size, or those between given indices.

    >>> [one.shape for one in ow.dsplit(ow.zeros(2, 3, 4), 2)]
    [opweave.Size([2, 3, 2]), opweave.Size([2, 3, 2])]
    """


@public("int", result="tuple[Tensor, ...]", method=True)
def unbind(input, dim=0):
    """Every entry of a dimension, which goes; views.

    >>> ow.unbind(ow.tensor([[1, 2], [3, 4]]))
    (tensor([1, 2]), tensor([3, 4]))
    """


unbind_copy = declare("unbind_copy(input, dim=0, *, out=None)", "As `unbind`, but a copy.", "int", result="")


@public(method=True)
def diagonal(input, offset=0, dim1=0, dim2=1):
    """The diagonal of two dimensions, `offset` above the main one, as the last dimension; a view.

    >>> ow.diagonal(ow.tensor([[1, 2, 3], [4, 5, 6]]), 1)
    tensor([2, 6])
    """


diagonal_copy = declare("diagonal_copy(input, offset=0, dim1=0, dim2=1, *, out=None)", "As `diagonal`, but a copy.",
    result="")
_diagonal_backward = declare("_diagonal_backward(input, sizes, offset, dim1, dim2)", "Zeros with the given diagonal; "
    "the gradient of reading one.")


@public(module="linalg")
def linalg_diagonal(A, *, offset=0, dim1=-2, dim2=-1):
    """The diagonals of matrices, the last two dimensions; a view. See `diagonal`.

    >>> ow.linalg.diagonal(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 4])
    """


@public(method=True)
def diagonal_scatter(input, src, offset=0, dim1=0, dim2=1, *, out=None):
    """A copy with `src` as the diagonal of two dimensions.

    >>> ow.diagonal_scatter(ow.zeros(2, 2), ow.tensor([1.0, 2.0]))
    tensor([[1., 0.],
            [0., 2.]])
    """


@public(method=True)
def select_scatter(input, src, dim, index, *, out=None):
    """A copy with `src` at one index of a dimension.

    >>> ow.select_scatter(ow.zeros(2, 2), ow.tensor([1.0, 2.0]), 1, 0)
    tensor([[1., 0.],
            [2., 0.]])
    """


@public(method=True)
def slice_scatter(input, src, dim=0, start=None, end=None, step=1, *, out=None):
    """A copy with `src` in a slice of a dimension.

    >>> ow.slice_scatter(ow.zeros(4), ow.tensor([1.0, 2.0]), 0, 1, 3)
    tensor([0., 1., 2., 0.])
    """


@public(only_method=True, method=True)
def sum_to_size(input, size):
    """The sums over the dimensions along which a tensor of shape `size` would have been broadcast.

    >>> ow.ones(2, 3).sum_to_size(1, 3)
    tensor([[2., 2., 2.]])
    """


@public(method=True)
def diag_embed(input, offset=0, dim1=-2, dim2=-1):
    """Matrices of zeros whose diagonal is the last dimension of the tensor.

    >>> ow.diag_embed(ow.tensor([1, 2]))
    tensor([[1, 0],
            [0, 2]])
    """


@public(method=True)
def diag(input, diagonal=0, *, out=None):
    """A diagonal matrix of a vector, or a copy of the diagonal of a matrix.

    >>> ow.diag(ow.tensor([1, 2]), 1)
    tensor([[0, 1, 0],
            [0, 0, 2],
            [0, 0, 0]])
    >>> ow.diag(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 4])
    """


@public(method=True)
def diagflat(input, offset=0):
    """A diagonal matrix of all elements.

    >>> ow.diagflat(ow.tensor([[1], [2]]))
    tensor([[1, 0],
            [0, 2]])
    """


@public(only_method=True, method=True)
def unfold(input, dimension, size, step):
    """Windows of `size`, `step` apart, along a dimension; each becomes the last dimension. A view: windows may
        overlap.

    >>> ow.arange(5).unfold(0, 3, 1)
    tensor([[0, 1, 2],
            [1, 2, 3],
            [2, 3, 4]])
    """


unfold_copy = declare("unfold_copy(input, dimension, size, step, *, out=None)", "As `unfold`, but a copy.", result="")
_unfold_backward = declare("_unfold_backward(input, sizes, dimension, size, step)", "The gradient of windows, added up "
    "where they overlap.")
_from_end = declare("_from_end(input, dims)", "The tensor seen from the other end of some dimensions, with negative "
    "strides.")
