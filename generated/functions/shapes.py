"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads, all_of, given_arguments
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

RESHAPE_AS = find("reshape_as")
RAVEL = find("ravel")
UNFLATTEN_INT = find("unflatten.int")
SWAPAXES = find("swapaxes")
SWAPAXES_ = find("swapaxes_")
SWAPDIMS = find("swapdims")
SWAPDIMS_ = find("swapdims_")
MOVEDIM_INT = find("movedim.int")
MOVEDIM_INTLIST = find("movedim.intlist")
MOVEAXIS_INT = find("moveaxis.int")
MOVEAXIS_INTLIST = find("moveaxis.intlist")
_CONJUGATE = find("_conjugate")
ADJOINT = find("adjoint")
MH = find("mH")
MATRIX_H = find("matrix_H")
BROADCAST_TENSORS = find("broadcast_tensors")
AS_STRIDED = find("as_strided")
AS_STRIDED_ = find("as_strided_")
_STRIDED_VIEW = find("_strided_view")
_STRIDED_BACKWARD = find("_strided_backward")
_PLACES = find("_places")
SPLIT_TENSOR = find("split.Tensor")
SPLIT_SIZES = find("split.sizes")
SPLIT_WITH_SIZES = find("split_with_sizes")
CHUNK = find("chunk")
TENSOR_SPLIT_TENSOR_INDICES_OR_SECTIONS = find("tensor_split.tensor_indices_or_sections")
TENSOR_SPLIT_SECTIONS = find("tensor_split.sections")
TENSOR_SPLIT_INDICES = find("tensor_split.indices")
HSPLIT_INT = find("hsplit.int")
HSPLIT_ARRAY = find("hsplit.array")
VSPLIT_INT = find("vsplit.int")
VSPLIT_ARRAY = find("vsplit.array")
DSPLIT_INT = find("dsplit.int")
DSPLIT_ARRAY = find("dsplit.array")
UNBIND_INT = find("unbind.int")
DIAGONAL = find("diagonal")
_DIAGONAL_BACKWARD = find("_diagonal_backward")
DIAG_EMBED = find("diag_embed")
DIAG = find("diag")
DIAG_OUT = find("diag.out")
DIAGFLAT = find("diagflat")
UNFOLD = find("unfold")
_UNFOLD_BACKWARD = find("_unfold_backward")
_FROM_END = find("_from_end")
FLIP = find("flip")
FLIPLR = find("fliplr")
FLIPUD = find("flipud")
ROLL = find("roll")
ROT90 = find("rot90")
REPEAT = find("repeat")
TILE = find("tile")
REPEAT_INTERLEAVE_TENSOR = find("repeat_interleave.Tensor")
REPEAT_INTERLEAVE_SELF_TENSOR = find("repeat_interleave.self_Tensor")
REPEAT_INTERLEAVE_SELF_INT = find("repeat_interleave.self_int")
TRIL = find("tril")
TRIL_OUT = find("tril.out")
TRIL_ = find("tril_")
TRIU = find("triu")
TRIU_OUT = find("triu.out")
TRIU_ = find("triu_")
CONCAT = find("concat")
CONCAT_OUT = find("concat.out")
HSTACK = find("hstack")
HSTACK_OUT = find("hstack.out")
VSTACK = find("vstack")
VSTACK_OUT = find("vstack.out")
ROW_STACK = find("row_stack")
ROW_STACK_OUT = find("row_stack.out")
DSTACK = find("dstack")
DSTACK_OUT = find("dstack.out")
COLUMN_STACK = find("column_stack")
COLUMN_STACK_OUT = find("column_stack.out")
ATLEAST_1D = find("atleast_1d")
ATLEAST_1D_SEQUENCE = find("atleast_1d.Sequence")
ATLEAST_2D = find("atleast_2d")
ATLEAST_2D_SEQUENCE = find("atleast_2d.Sequence")
ATLEAST_3D = find("atleast_3d")
ATLEAST_3D_SEQUENCE = find("atleast_3d.Sequence")
MESHGRID = find("meshgrid")
MESHGRID_INDEXING = find("meshgrid.indexing")
BLOCK_DIAG = find("block_diag")
CARTESIAN_PROD = find("cartesian_prod")
COMBINATIONS = find("combinations")
NUMEL = find("numel")
IS_SAME_SIZE = find("is_same_size")

RESHAPE_AS_FORMS = Overloads(
    "reshape_as",
    (RESHAPE_AS, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    method=True,
)


def reshape_as(input=MISSING, other=MISSING, *rest, **named):
    """reshape_as(input, other) -> Tensor

    The elements in the shape of another tensor; a view where the strides allow it.

    >>> ow.arange(4).reshape_as(ow.zeros(2, 2))
    tensor([[0, 1],
            [2, 3]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return RESHAPE_AS[input._keys | other._keys](input, other)
    return RESHAPE_AS_FORMS(given_arguments(input, other) + rest, named)


RAVEL_FORMS = Overloads(
    "ravel",
    (RAVEL, (("input", "Tensor"),), 0, None, 0, False),
)


def ravel(input=MISSING, *rest, **named):
    """ravel(input) -> Tensor

    The elements as a vector; a view of a contiguous tensor, else a copy.

    >>> ow.ravel(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 2, 3, 4])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return RAVEL[input._keys](input)
    return RAVEL_FORMS(given_arguments(input) + rest, named)


UNFLATTEN_FORMS = Overloads(
    "unflatten",
    (UNFLATTEN_INT, (("input", "Tensor"), ("dim", "int"), ("sizes", "int[]")), 0, None, 0, False),
)


def unflatten(input=MISSING, dim=MISSING, sizes=MISSING, *rest, **named):
    """unflatten(input, dim, sizes) -> Tensor

    One dimension as several, whose product it is; one size may be -1.

    >>> ow.unflatten(ow.arange(6), 0, (2, -1))
    tensor([[0, 1, 2],
            [3, 4, 5]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(sizes) is tuple and all_of(int, sizes):
            return UNFLATTEN_INT[input._keys](input, dim, sizes)
    return UNFLATTEN_FORMS(given_arguments(input, dim, sizes) + rest, named)


SWAPAXES_FORMS = Overloads(
    "swapaxes",
    (SWAPAXES, (("input", "Tensor"), ("axis0", "int"), ("axis1", "int")), 0, None, 0, False),
)


def swapaxes(input=MISSING, axis0=MISSING, axis1=MISSING, *rest, **named):
    """swapaxes(input, axis0, axis1) -> Tensor

    Two dimensions exchanged: NumPy's name of transpose.

    >>> ow.swapaxes(ow.zeros(2, 3, 4), 0, 2).shape
    (4, 3, 2)
    """
    if not (rest or named):
        if type(input) is Tensor and type(axis0) is int and type(axis1) is int:
            return SWAPAXES[input._keys](input, axis0, axis1)
    return SWAPAXES_FORMS(given_arguments(input, axis0, axis1) + rest, named)


SWAPAXES__FORMS = Overloads(
    "swapaxes_",
    (SWAPAXES_, (("input", "Tensor"), ("axis0", "int"), ("axis1", "int")), 0, None, 0, False),
)


def swapaxes_(input=MISSING, axis0=MISSING, axis1=MISSING, *rest, **named):
    """swapaxes_(input, axis0, axis1) -> Tensor

    Two dimensions exchanged: NumPy's name of transpose.

    >>> ow.swapaxes(ow.zeros(2, 3, 4), 0, 2).shape
    (4, 3, 2)
    """
    if not (rest or named):
        if type(input) is Tensor and type(axis0) is int and type(axis1) is int:
            return SWAPAXES_[input._keys](input, axis0, axis1)
    return SWAPAXES__FORMS(given_arguments(input, axis0, axis1) + rest, named)


SWAPDIMS_FORMS = Overloads(
    "swapdims",
    (SWAPDIMS, (("input", "Tensor"), ("dim0", "int"), ("dim1", "int")), 0, None, 0, False),
)


def swapdims(input=MISSING, dim0=MISSING, dim1=MISSING, *rest, **named):
    """swapdims(input, dim0, dim1) -> Tensor

    Two dimensions exchanged: another name of transpose.

    >>> ow.swapdims(ow.zeros(2, 3, 4), 0, 2).shape
    (4, 3, 2)
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim0) is int and type(dim1) is int:
            return SWAPDIMS[input._keys](input, dim0, dim1)
    return SWAPDIMS_FORMS(given_arguments(input, dim0, dim1) + rest, named)


SWAPDIMS__FORMS = Overloads(
    "swapdims_",
    (SWAPDIMS_, (("input", "Tensor"), ("dim0", "int"), ("dim1", "int")), 0, None, 0, False),
)


def swapdims_(input=MISSING, dim0=MISSING, dim1=MISSING, *rest, **named):
    """swapdims_(input, dim0, dim1) -> Tensor

    Two dimensions exchanged: another name of transpose.

    >>> ow.swapdims(ow.zeros(2, 3, 4), 0, 2).shape
    (4, 3, 2)
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim0) is int and type(dim1) is int:
            return SWAPDIMS_[input._keys](input, dim0, dim1)
    return SWAPDIMS__FORMS(given_arguments(input, dim0, dim1) + rest, named)


MOVEDIM_FORMS = Overloads(
    "movedim",
    (MOVEDIM_INT, (("input", "Tensor"), ("source", "int"), ("destination", "int")), 0, None, 0, False),
    (MOVEDIM_INTLIST, (("input", "Tensor"), ("source", "int[]"), ("destination", "int[]")), 0, None, 0, False),
)


def movedim(input=MISSING, source=MISSING, destination=MISSING, *rest, **named):
    """movedim(input, source, destination) -> Tensor
    movedim(input, source, destination) -> Tensor

    A dimension moved to another place; the others stay in order. A view.

    >>> ow.movedim(ow.zeros(2, 3, 4), 0, -1).shape
    (3, 4, 2)
    """
    if not (rest or named):
        if type(input) is Tensor and type(source) is int and type(destination) is int:
            return MOVEDIM_INT[input._keys](input, source, destination)
        if (
            type(input) is Tensor
            and type(source) is tuple
            and all_of(int, source)
            and type(destination) is tuple
            and all_of(int, destination)
        ):
            return MOVEDIM_INTLIST[input._keys](input, source, destination)
    return MOVEDIM_FORMS(given_arguments(input, source, destination) + rest, named)


MOVEAXIS_FORMS = Overloads(
    "moveaxis",
    (MOVEAXIS_INT, (("input", "Tensor"), ("source", "int"), ("destination", "int")), 0, None, 0, False),
    (MOVEAXIS_INTLIST, (("input", "Tensor"), ("source", "int[]"), ("destination", "int[]")), 0, None, 0, False),
)


def moveaxis(input=MISSING, source=MISSING, destination=MISSING, *rest, **named):
    """moveaxis(input, source, destination) -> Tensor
    moveaxis(input, source, destination) -> Tensor

    A dimension moved to another place: NumPy's name of movedim.

    >>> ow.moveaxis(ow.zeros(2, 3, 4), 0, -1).shape
    (3, 4, 2)
    """
    if not (rest or named):
        if type(input) is Tensor and type(source) is int and type(destination) is int:
            return MOVEAXIS_INT[input._keys](input, source, destination)
        if (
            type(input) is Tensor
            and type(source) is tuple
            and all_of(int, source)
            and type(destination) is tuple
            and all_of(int, destination)
        ):
            return MOVEAXIS_INTLIST[input._keys](input, source, destination)
    return MOVEAXIS_FORMS(given_arguments(input, source, destination) + rest, named)


_CONJUGATE_FORMS = Overloads(
    "_conjugate",
    (_CONJUGATE, (("input", "Tensor"),), 0, None, 0, False),
)


def _conjugate(input=MISSING, *rest, **named):
    """_conjugate(input) -> Tensor

    The complex conjugate.
    """
    if not (rest or named):
        if type(input) is Tensor:
            return _CONJUGATE[input._keys](input)
    return _CONJUGATE_FORMS(given_arguments(input) + rest, named)


ADJOINT_FORMS = Overloads(
    "adjoint",
    (ADJOINT, (("input", "Tensor"),), 0, None, 0, False),
)


def adjoint(input=MISSING, *rest, **named):
    """adjoint(input) -> Tensor

    The last two dimensions exchanged and complex numbers conjugated; a view of what is real.

    >>> ow.adjoint(ow.tensor([[1 + 2j, 3j]]))
    tensor([[1.-2.j],
            [0.-3.j]])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ADJOINT[input._keys](input)
    return ADJOINT_FORMS(given_arguments(input) + rest, named)


MH_FORMS = Overloads(
    "mH",
    (MH, (("input", "Tensor"),), 0, None, 0, False),
    method=True,
)


def mH(input=MISSING, *rest, **named):
    """mH(input) -> Tensor

    The last two dimensions exchanged and complex numbers conjugated.

    >>> ow.zeros(2, 3, 4).mH.shape
    (2, 4, 3)
    """
    if not (rest or named):
        if type(input) is Tensor:
            return MH[input._keys](input)
    return MH_FORMS(given_arguments(input) + rest, named)


MATRIX_H_FORMS = Overloads(
    "matrix_H",
    (MATRIX_H, (("input", "Tensor"),), 0, None, 0, False),
    method=True,
)


def matrix_H(input=MISSING, *rest, **named):
    """matrix_H(input) -> Tensor

    A matrix transposed and conjugated.

    >>> ow.zeros(2, 3).H.shape
    (3, 2)
    """
    if not (rest or named):
        if type(input) is Tensor:
            return MATRIX_H[input._keys](input)
    return MATRIX_H_FORMS(given_arguments(input) + rest, named)


BROADCAST_TENSORS_FORMS = Overloads(
    "broadcast_tensors",
    (BROADCAST_TENSORS, (("tensors", "Tensor[]"),), 0, None, 0, False),
)


def broadcast_tensors(tensors=MISSING, *rest, **named):
    """broadcast_tensors(tensors) -> tuple[Tensor, ...]

    Tensors broadcast to their common shape, without a copy.

    >>> a, b = ow.broadcast_tensors(ow.zeros(2, 1), ow.zeros(3))
    >>> a.shape, b.shape
    ((2, 3), (2, 3))
    """
    return BROADCAST_TENSORS_FORMS(given_arguments(tensors) + rest, named)


AS_STRIDED_FORMS = Overloads(
    "as_strided",
    (
        AS_STRIDED,
        (("input", "Tensor"), ("size", "int[]"), ("stride", "int[]"), ("storage_offset", "int?", None)),
        0,
        None,
        0,
        False,
    ),
)


def as_strided(input=MISSING, size=MISSING, stride=MISSING, *rest, **named):
    """as_strided(input, size, stride, storage_offset=None) -> Tensor

    The storage of the tensor seen with any sizes, strides and offset, in elements; what reaches out of it
        is refused.

    The offset is that of the tensor when it is left out. Elements may overlap; writing to such a view is
        then undefined.

    >>> ow.as_strided(ow.arange(9), (2, 3), (1, 2), 1)
    tensor([[1, 3, 5],
            [2, 4, 6]])
    """
    if not (rest or named):
        if (
            type(input) is Tensor
            and type(size) is tuple
            and all_of(int, size)
            and type(stride) is tuple
            and all_of(int, stride)
        ):
            return AS_STRIDED[input._keys](input, size, stride, None)
    return AS_STRIDED_FORMS(given_arguments(input, size, stride) + rest, named)


AS_STRIDED__FORMS = Overloads(
    "as_strided_",
    (
        AS_STRIDED_,
        (("input", "Tensor"), ("size", "int[]"), ("stride", "int[]"), ("storage_offset", "int?", None)),
        0,
        None,
        0,
        False,
    ),
)


def as_strided_(input=MISSING, size=MISSING, stride=MISSING, *rest, **named):
    """as_strided_(input, size, stride, storage_offset=None) -> Tensor

    The storage of the tensor seen with any sizes, strides and offset, in elements; what reaches out of it
        is refused.

    The offset is that of the tensor when it is left out. Elements may overlap; writing to such a view is
        then undefined.

    >>> ow.as_strided(ow.arange(9), (2, 3), (1, 2), 1)
    tensor([[1, 3, 5],
            [2, 4, 6]])
    """
    if not (rest or named):
        if (
            type(input) is Tensor
            and type(size) is tuple
            and all_of(int, size)
            and type(stride) is tuple
            and all_of(int, stride)
        ):
            return AS_STRIDED_[input._keys](input, size, stride, None)
    return AS_STRIDED__FORMS(given_arguments(input, size, stride) + rest, named)


_STRIDED_VIEW_FORMS = Overloads(
    "_strided_view",
    (
        _STRIDED_VIEW,
        (("input", "Tensor"), ("size", "int[]"), ("stride", "int[]"), ("offset", "int")),
        0,
        None,
        0,
        False,
    ),
)


def _strided_view(input=MISSING, size=MISSING, stride=MISSING, offset=MISSING, *rest, **named):
    """_strided_view(input, size, stride, offset) -> Tensor

    A view of any sizes, strides and offset from the tensor's first element.
    """
    if not (rest or named):
        if (
            type(input) is Tensor
            and type(size) is tuple
            and all_of(int, size)
            and type(stride) is tuple
            and all_of(int, stride)
            and type(offset) is int
        ):
            return _STRIDED_VIEW[input._keys](input, size, stride, offset)
    return _STRIDED_VIEW_FORMS(given_arguments(input, size, stride, offset) + rest, named)


_STRIDED_BACKWARD_FORMS = Overloads(
    "_strided_backward",
    (
        _STRIDED_BACKWARD,
        (
            ("input", "Tensor"),
            ("sizes", "int[]"),
            ("strides", "int[]"),
            ("size", "int[]"),
            ("stride", "int[]"),
            ("offset", "int"),
        ),
        0,
        None,
        0,
        False,
    ),
)


def _strided_backward(
    input=MISSING, sizes=MISSING, strides=MISSING, size=MISSING, stride=MISSING, offset=MISSING, *rest, **named
):
    """_strided_backward(input, sizes, strides, size, stride, offset) -> Tensor

    The gradient of a strided view, added up in memory like that of the input and read as the input is.
    """
    if not (rest or named):
        if (
            type(input) is Tensor
            and type(sizes) is tuple
            and all_of(int, sizes)
            and type(strides) is tuple
            and all_of(int, strides)
            and type(size) is tuple
            and all_of(int, size)
            and type(stride) is tuple
            and all_of(int, stride)
            and type(offset) is int
        ):
            return _STRIDED_BACKWARD[input._keys](input, sizes, strides, size, stride, offset)
    return _STRIDED_BACKWARD_FORMS(given_arguments(input, sizes, strides, size, stride, offset) + rest, named)


_PLACES_FORMS = Overloads(
    "_places",
    (_PLACES, (("size", "int[]"), ("stride", "int[]"), ("offset", "int")), 0, None, 0, False),
)


def _places(size=MISSING, stride=MISSING, offset=MISSING, *rest, **named):
    """_places(size, stride, offset) -> Tensor

    Where the elements of a strided view lie in memory, in row-major order.
    """
    return _PLACES_FORMS(given_arguments(size, stride, offset) + rest, named)


SPLIT_FORMS = Overloads(
    "split",
    (SPLIT_TENSOR, (("input", "Tensor"), ("split_size", "int"), ("dim", "int", 0)), 0, None, 0, False),
    (SPLIT_SIZES, (("input", "Tensor"), ("split_size", "int[]"), ("dim", "int", 0)), 0, None, 0, False),
)


def split(input=MISSING, split_size=MISSING, *rest, **named):
    """split(input, split_size, dim=0) -> tuple[Tensor, ...]
    split(input, split_size, dim=0) -> tuple[Tensor, ...]

    Views of `split_size` along a dimension, the last of which may be shorter; or of the sizes in a list.

    >>> ow.split(ow.arange(5), 2)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    >>> ow.split(ow.arange(5), [1, 4])
    (tensor([0]), tensor([1, 2, 3, 4]))
    """
    if not (rest or named):
        if type(input) is Tensor and type(split_size) is int:
            return SPLIT_TENSOR[input._keys](input, split_size, 0)
        if type(input) is Tensor and type(split_size) is tuple and all_of(int, split_size):
            return SPLIT_SIZES[input._keys](input, split_size, 0)
    return SPLIT_FORMS(given_arguments(input, split_size) + rest, named)


SPLIT_WITH_SIZES_FORMS = Overloads(
    "split_with_sizes",
    (SPLIT_WITH_SIZES, (("input", "Tensor"), ("split_sizes", "int[]"), ("dim", "int", 0)), 0, None, 0, False),
)


def split_with_sizes(input=MISSING, split_sizes=MISSING, *rest, **named):
    """split_with_sizes(input, split_sizes, dim=0) -> tuple[Tensor, ...]

    Views of the given sizes along a dimension; they must add up to its size.

    >>> ow.split_with_sizes(ow.arange(5), [1, 4])
    (tensor([0]), tensor([1, 2, 3, 4]))
    """
    if not (rest or named):
        if type(input) is Tensor and type(split_sizes) is tuple and all_of(int, split_sizes):
            return SPLIT_WITH_SIZES[input._keys](input, split_sizes, 0)
    return SPLIT_WITH_SIZES_FORMS(given_arguments(input, split_sizes) + rest, named)


CHUNK_FORMS = Overloads(
    "chunk",
    (CHUNK, (("input", "Tensor"), ("chunks", "int"), ("dim", "int", 0)), 0, None, 0, False),
)


def chunk(input=MISSING, chunks=MISSING, *rest, **named):
    """chunk(input, chunks, dim=0) -> tuple[Tensor, ...]

    At most `chunks` views of one size along a dimension, the last of which may be shorter.

    >>> ow.chunk(ow.arange(5), 3)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    """
    if not (rest or named):
        if type(input) is Tensor and type(chunks) is int:
            return CHUNK[input._keys](input, chunks, 0)
    return CHUNK_FORMS(given_arguments(input, chunks) + rest, named)


TENSOR_SPLIT_FORMS = Overloads(
    "tensor_split",
    (
        TENSOR_SPLIT_TENSOR_INDICES_OR_SECTIONS,
        (("input", "Tensor"), ("tensor_indices_or_sections", "Tensor"), ("dim", "int", 0)),
        0,
        None,
        0,
        False,
    ),
    (TENSOR_SPLIT_SECTIONS, (("input", "Tensor"), ("sections", "int"), ("dim", "int", 0)), 0, None, 0, False),
    (TENSOR_SPLIT_INDICES, (("input", "Tensor"), ("indices", "int[]"), ("dim", "int", 0)), 0, None, 0, False),
)


def tensor_split(input=MISSING, tensor_indices_or_sections=MISSING, *rest, **named):
    """tensor_split(input, tensor_indices_or_sections, dim=0) -> tuple[Tensor, ...]
    tensor_split(input, sections, dim=0) -> tuple[Tensor, ...]
    tensor_split(input, indices, dim=0) -> tuple[Tensor, ...]

    The views between indices, or so many sections, that a tensor gives.
    """
    if not (rest or named):
        if type(input) is Tensor and type(tensor_indices_or_sections) is Tensor:
            return TENSOR_SPLIT_TENSOR_INDICES_OR_SECTIONS[
                input._keys | tensor_indices_or_sections._keys
            ](input, tensor_indices_or_sections, 0)
        if type(input) is Tensor and type(tensor_indices_or_sections) is int:
            return TENSOR_SPLIT_SECTIONS[input._keys](input, tensor_indices_or_sections, 0)
        if (
            type(input) is Tensor
            and type(tensor_indices_or_sections) is tuple
            and all_of(int, tensor_indices_or_sections)
        ):
            return TENSOR_SPLIT_INDICES[input._keys](input, tensor_indices_or_sections, 0)
    return TENSOR_SPLIT_FORMS(given_arguments(input, tensor_indices_or_sections) + rest, named)


HSPLIT_FORMS = Overloads(
    "hsplit",
    (HSPLIT_INT, (("input", "Tensor"), ("sections", "int")), 0, None, 0, False),
    (HSPLIT_ARRAY, (("input", "Tensor"), ("indices", "int[]")), 0, None, 0, False),
)


def hsplit(input=MISSING, sections=MISSING, *rest, **named):
    """hsplit(input, sections) -> tuple[Tensor, ...]
    hsplit(input, indices) -> tuple[Tensor, ...]

    Views along the second dimension, or the only one: so many of equal size, or those between given
        indices.

    >>> ow.hsplit(ow.tensor([[1, 2], [3, 4]]), 2)
    (tensor([[1],
            [3]]), tensor([[2],
            [4]]))
    """
    if not (rest or named):
        if type(input) is Tensor and type(sections) is int:
            return HSPLIT_INT[input._keys](input, sections)
        if type(input) is Tensor and type(sections) is tuple and all_of(int, sections):
            return HSPLIT_ARRAY[input._keys](input, sections)
    return HSPLIT_FORMS(given_arguments(input, sections) + rest, named)


VSPLIT_FORMS = Overloads(
    "vsplit",
    (VSPLIT_INT, (("input", "Tensor"), ("sections", "int")), 0, None, 0, False),
    (VSPLIT_ARRAY, (("input", "Tensor"), ("indices", "int[]")), 0, None, 0, False),
)


def vsplit(input=MISSING, sections=MISSING, *rest, **named):
    """vsplit(input, sections) -> tuple[Tensor, ...]
    vsplit(input, indices) -> tuple[Tensor, ...]

    Views along the first dimension of at least two: so many of equal size, or those between given indices.

    >>> ow.vsplit(ow.tensor([[1, 2], [3, 4]]), 2)
    (tensor([[1, 2]]), tensor([[3, 4]]))
    """
    if not (rest or named):
        if type(input) is Tensor and type(sections) is int:
            return VSPLIT_INT[input._keys](input, sections)
        if type(input) is Tensor and type(sections) is tuple and all_of(int, sections):
            return VSPLIT_ARRAY[input._keys](input, sections)
    return VSPLIT_FORMS(given_arguments(input, sections) + rest, named)


DSPLIT_FORMS = Overloads(
    "dsplit",
    (DSPLIT_INT, (("input", "Tensor"), ("sections", "int")), 0, None, 0, False),
    (DSPLIT_ARRAY, (("input", "Tensor"), ("indices", "int[]")), 0, None, 0, False),
)


def dsplit(input=MISSING, sections=MISSING, *rest, **named):
    """dsplit(input, sections) -> tuple[Tensor, ...]
    dsplit(input, indices) -> tuple[Tensor, ...]

    Views along the third dimension: so many of equal size, or those between given indices.

    >>> [one.shape for one in ow.dsplit(ow.zeros(2, 3, 4), 2)]
    [(2, 3, 2), (2, 3, 2)]
    """
    if not (rest or named):
        if type(input) is Tensor and type(sections) is int:
            return DSPLIT_INT[input._keys](input, sections)
        if type(input) is Tensor and type(sections) is tuple and all_of(int, sections):
            return DSPLIT_ARRAY[input._keys](input, sections)
    return DSPLIT_FORMS(given_arguments(input, sections) + rest, named)


UNBIND_FORMS = Overloads(
    "unbind",
    (UNBIND_INT, (("input", "Tensor"), ("dim", "int", 0)), 0, None, 0, False),
)


def unbind(input=MISSING, *rest, **named):
    """unbind(input, dim=0) -> tuple[Tensor, ...]

    Every entry of a dimension, which goes; views.

    >>> ow.unbind(ow.tensor([[1, 2], [3, 4]]))
    (tensor([1, 2]), tensor([3, 4]))
    """
    if not (rest or named):
        if type(input) is Tensor:
            return UNBIND_INT[input._keys](input, 0)
    return UNBIND_FORMS(given_arguments(input) + rest, named)


DIAGONAL_FORMS = Overloads(
    "diagonal",
    (DIAGONAL, (("input", "Tensor"), ("offset", "int", 0), ("dim1", "int", 0), ("dim2", "int", 1)), 0, None, 0, False),
)


def diagonal(input=MISSING, *rest, **named):
    """diagonal(input, offset=0, dim1=0, dim2=1) -> Tensor

    The diagonal of two dimensions, `offset` above the main one, as the last dimension; a view.

    >>> ow.diagonal(ow.tensor([[1, 2, 3], [4, 5, 6]]), 1)
    tensor([2, 6])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return DIAGONAL[input._keys](input, 0, 0, 1)
    return DIAGONAL_FORMS(given_arguments(input) + rest, named)


_DIAGONAL_BACKWARD_FORMS = Overloads(
    "_diagonal_backward",
    (
        _DIAGONAL_BACKWARD,
        (("input", "Tensor"), ("sizes", "int[]"), ("offset", "int"), ("dim1", "int"), ("dim2", "int")),
        0,
        None,
        0,
        False,
    ),
)


def _diagonal_backward(input=MISSING, sizes=MISSING, offset=MISSING, dim1=MISSING, dim2=MISSING, *rest, **named):
    """_diagonal_backward(input, sizes, offset, dim1, dim2) -> Tensor

    Zeros with the given diagonal; the gradient of reading one.
    """
    if not (rest or named):
        if (
            type(input) is Tensor
            and type(sizes) is tuple
            and all_of(int, sizes)
            and type(offset) is int
            and type(dim1) is int
            and type(dim2) is int
        ):
            return _DIAGONAL_BACKWARD[input._keys](input, sizes, offset, dim1, dim2)
    return _DIAGONAL_BACKWARD_FORMS(given_arguments(input, sizes, offset, dim1, dim2) + rest, named)


DIAG_EMBED_FORMS = Overloads(
    "diag_embed",
    (
        DIAG_EMBED,
        (("input", "Tensor"), ("offset", "int", 0), ("dim1", "int", -2), ("dim2", "int", -1)),
        0,
        None,
        0,
        False,
    ),
)


def diag_embed(input=MISSING, *rest, **named):
    """diag_embed(input, offset=0, dim1=-2, dim2=-1) -> Tensor

    Matrices of zeros whose diagonal is the last dimension of the tensor.

    >>> ow.diag_embed(ow.tensor([1, 2]))
    tensor([[1, 0],
            [0, 2]])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return DIAG_EMBED[input._keys](input, 0, -2, -1)
    return DIAG_EMBED_FORMS(given_arguments(input) + rest, named)


DIAG_FORMS = Overloads(
    "diag",
    (DIAG, (("input", "Tensor"), ("diagonal", "int", 0)), 0, DIAG_OUT, 1, False),
)


def diag(input=MISSING, *rest, **named):
    """diag(input, diagonal=0, *, out=None) -> Tensor

    A diagonal matrix of a vector, or a copy of the diagonal of a matrix.

    >>> ow.diag(ow.tensor([1, 2]), 1)
    tensor([[0, 1, 0],
            [0, 0, 2],
            [0, 0, 0]])
    >>> ow.diag(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 4])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return DIAG[input._keys](input, 0)
    return DIAG_FORMS(given_arguments(input) + rest, named)


DIAGFLAT_FORMS = Overloads(
    "diagflat",
    (DIAGFLAT, (("input", "Tensor"), ("offset", "int", 0)), 0, None, 0, False),
)


def diagflat(input=MISSING, *rest, **named):
    """diagflat(input, offset=0) -> Tensor

    A diagonal matrix of all elements.

    >>> ow.diagflat(ow.tensor([[1], [2]]))
    tensor([[1, 0],
            [0, 2]])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return DIAGFLAT[input._keys](input, 0)
    return DIAGFLAT_FORMS(given_arguments(input) + rest, named)


UNFOLD_FORMS = Overloads(
    "unfold",
    (UNFOLD, (("input", "Tensor"), ("dimension", "int"), ("size", "int"), ("step", "int")), 0, None, 0, False),
    method=True,
)


def unfold(input=MISSING, dimension=MISSING, size=MISSING, step=MISSING, *rest, **named):
    """unfold(input, dimension, size, step) -> Tensor

    Windows of `size`, `step` apart, along a dimension; each becomes the last dimension. A view: windows may
        overlap.

    >>> ow.arange(5).unfold(0, 3, 1)
    tensor([[0, 1, 2],
            [1, 2, 3],
            [2, 3, 4]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dimension) is int and type(size) is int and type(step) is int:
            return UNFOLD[input._keys](input, dimension, size, step)
    return UNFOLD_FORMS(given_arguments(input, dimension, size, step) + rest, named)


_UNFOLD_BACKWARD_FORMS = Overloads(
    "_unfold_backward",
    (
        _UNFOLD_BACKWARD,
        (("input", "Tensor"), ("sizes", "int[]"), ("dimension", "int"), ("size", "int"), ("step", "int")),
        0,
        None,
        0,
        False,
    ),
)


def _unfold_backward(input=MISSING, sizes=MISSING, dimension=MISSING, size=MISSING, step=MISSING, *rest, **named):
    """_unfold_backward(input, sizes, dimension, size, step) -> Tensor

    The gradient of windows, added up where they overlap.
    """
    if not (rest or named):
        if (
            type(input) is Tensor
            and type(sizes) is tuple
            and all_of(int, sizes)
            and type(dimension) is int
            and type(size) is int
            and type(step) is int
        ):
            return _UNFOLD_BACKWARD[input._keys](input, sizes, dimension, size, step)
    return _UNFOLD_BACKWARD_FORMS(given_arguments(input, sizes, dimension, size, step) + rest, named)


_FROM_END_FORMS = Overloads(
    "_from_end",
    (_FROM_END, (("input", "Tensor"), ("dims", "int[]")), 0, None, 0, False),
)


def _from_end(input=MISSING, dims=MISSING, *rest, **named):
    """_from_end(input, dims) -> Tensor

    The tensor seen from the other end of some dimensions, with negative strides.
    """
    if not (rest or named):
        if type(input) is Tensor and type(dims) is tuple and all_of(int, dims):
            return _FROM_END[input._keys](input, dims)
    if not named and type(input) is Tensor and type(dims) is int and all_of(int, rest):
        return _FROM_END[input._keys](input, (dims, *rest))
    return _FROM_END_FORMS(given_arguments(input, dims) + rest, named)


FLIP_FORMS = Overloads(
    "flip",
    (FLIP, (("input", "Tensor"), ("dims", "int[]")), 0, None, 0, False),
)


def flip(input=MISSING, dims=MISSING, *rest, **named):
    """flip(input, dims) -> Tensor

    A copy with the elements of some dimensions in reverse order.

    >>> ow.flip(ow.tensor([[1, 2], [3, 4]]), (0,))
    tensor([[3, 4],
            [1, 2]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dims) is tuple and all_of(int, dims):
            return FLIP[input._keys](input, dims)
    if not named and type(input) is Tensor and type(dims) is int and all_of(int, rest):
        return FLIP[input._keys](input, (dims, *rest))
    return FLIP_FORMS(given_arguments(input, dims) + rest, named)


FLIPLR_FORMS = Overloads(
    "fliplr",
    (FLIPLR, (("input", "Tensor"),), 0, None, 0, False),
)


def fliplr(input=MISSING, *rest, **named):
    """fliplr(input) -> Tensor

    A copy with the second dimension reversed: left and right exchanged.

    >>> ow.fliplr(ow.tensor([[1, 2], [3, 4]]))
    tensor([[2, 1],
            [4, 3]])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return FLIPLR[input._keys](input)
    return FLIPLR_FORMS(given_arguments(input) + rest, named)


FLIPUD_FORMS = Overloads(
    "flipud",
    (FLIPUD, (("input", "Tensor"),), 0, None, 0, False),
)


def flipud(input=MISSING, *rest, **named):
    """flipud(input) -> Tensor

    A copy with the first dimension reversed: up and down exchanged.

    >>> ow.flipud(ow.tensor([[1, 2], [3, 4]]))
    tensor([[3, 4],
            [1, 2]])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return FLIPUD[input._keys](input)
    return FLIPUD_FORMS(given_arguments(input) + rest, named)


ROLL_FORMS = Overloads(
    "roll",
    (ROLL, (("input", "Tensor"), ("shifts", "int[1]"), ("dims", "int[1]", ())), 0, None, 0, False),
)


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
    if not (rest or named):
        if type(input) is Tensor and type(shifts) is int:
            return ROLL[input._keys](input, (shifts,), ())
    return ROLL_FORMS(given_arguments(input, shifts) + rest, named)


ROT90_FORMS = Overloads(
    "rot90",
    (ROT90, (("input", "Tensor"), ("k", "int", 1), ("dims", "int[]", (0, 1))), 0, None, 0, False),
)


def rot90(input=MISSING, *rest, **named):
    """rot90(input, k=1, dims=(0, 1)) -> Tensor

    A copy turned by 90 degrees `k` times, from the first of `dims` towards the second.

    >>> ow.rot90(ow.tensor([[1, 2], [3, 4]]))
    tensor([[2, 4],
            [1, 3]])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ROT90[input._keys](input, 1, (0, 1))
    return ROT90_FORMS(given_arguments(input) + rest, named)


REPEAT_FORMS = Overloads(
    "repeat",
    (REPEAT, (("input", "Tensor"), ("repeats", "int[]")), 0, None, 0, False),
    method=True,
)


def repeat(input=MISSING, repeats=MISSING, *rest, **named):
    """repeat(input, repeats) -> Tensor

    Copies of the tensor side by side, so many along each dimension; new dimensions come first.

    >>> ow.tensor([1, 2]).repeat(2, 2)
    tensor([[1, 2, 1, 2],
            [1, 2, 1, 2]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(repeats) is tuple and all_of(int, repeats):
            return REPEAT[input._keys](input, repeats)
    if not named and type(input) is Tensor and type(repeats) is int and all_of(int, rest):
        return REPEAT[input._keys](input, (repeats, *rest))
    return REPEAT_FORMS(given_arguments(input, repeats) + rest, named)


TILE_FORMS = Overloads(
    "tile",
    (TILE, (("input", "Tensor"), ("dims", "int[]")), 0, None, 0, False),
)


def tile(input=MISSING, dims=MISSING, *rest, **named):
    """tile(input, dims) -> Tensor

    Copies of the tensor side by side, so many along the last dimensions: NumPy's name of repeat.

    >>> ow.tile(ow.tensor([[1], [2]]), (2,))
    tensor([[1, 1],
            [2, 2]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dims) is tuple and all_of(int, dims):
            return TILE[input._keys](input, dims)
    if not named and type(input) is Tensor and type(dims) is int and all_of(int, rest):
        return TILE[input._keys](input, (dims, *rest))
    return TILE_FORMS(given_arguments(input, dims) + rest, named)


REPEAT_INTERLEAVE_FORMS = Overloads(
    "repeat_interleave",
    (REPEAT_INTERLEAVE_TENSOR, (("repeats", "Tensor"), ("output_size", "int?", None)), 1, None, 0, False),
    (
        REPEAT_INTERLEAVE_SELF_TENSOR,
        (("input", "Tensor"), ("repeats", "Tensor"), ("dim", "int?", None), ("output_size", "int?", None)),
        1,
        None,
        0,
        False,
    ),
    (
        REPEAT_INTERLEAVE_SELF_INT,
        (("input", "Tensor"), ("repeats", "int"), ("dim", "int?", None), ("output_size", "int?", None)),
        1,
        None,
        0,
        False,
    ),
)


def repeat_interleave(input=MISSING, *rest, **named):
    """repeat_interleave(repeats, *, output_size=None) -> Tensor
    repeat_interleave(input, repeats, dim=None, *, output_size=None) -> Tensor
    repeat_interleave(input, repeats, dim=None, *, output_size=None) -> Tensor

    Every index as often as `repeats` says.

    >>> ow.repeat_interleave(ow.tensor([2, 0, 1]))
    tensor([0, 0, 2])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return REPEAT_INTERLEAVE_TENSOR[input._keys](input, None)
    return REPEAT_INTERLEAVE_FORMS(given_arguments(input) + rest, named)


TRIL_FORMS = Overloads(
    "tril",
    (TRIL, (("input", "Tensor"), ("diagonal", "int", 0)), 0, TRIL_OUT, 1, False),
)


def tril(input=MISSING, *rest, **named):
    """tril(input, diagonal=0, *, out=None) -> Tensor

    The lower triangle of matrices, up to `diagonal` above the main one; zeros elsewhere.

    >>> ow.tril(ow.tensor([[1, 2, 3], [4, 5, 6]]))
    tensor([[1, 0, 0],
            [4, 5, 0]])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return TRIL[input._keys](input, 0)
    return TRIL_FORMS(given_arguments(input) + rest, named)


TRIL__FORMS = Overloads(
    "tril_",
    (TRIL_, (("input", "Tensor"), ("diagonal", "int", 0)), 0, None, 0, False),
)


def tril_(input=MISSING, *rest, **named):
    """tril_(input, diagonal=0) -> Tensor

    The lower triangle of matrices, up to `diagonal` above the main one; zeros elsewhere.

    >>> ow.tril(ow.tensor([[1, 2, 3], [4, 5, 6]]))
    tensor([[1, 0, 0],
            [4, 5, 0]])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return TRIL_[input._keys](input, 0)
    return TRIL__FORMS(given_arguments(input) + rest, named)


TRIU_FORMS = Overloads(
    "triu",
    (TRIU, (("input", "Tensor"), ("diagonal", "int", 0)), 0, TRIU_OUT, 1, False),
)


def triu(input=MISSING, *rest, **named):
    """triu(input, diagonal=0, *, out=None) -> Tensor

    The upper triangle of matrices, from `diagonal` above the main one; zeros elsewhere.

    >>> ow.triu(ow.tensor([[1, 2, 3], [4, 5, 6]]))
    tensor([[1, 2, 3],
            [0, 5, 6]])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return TRIU[input._keys](input, 0)
    return TRIU_FORMS(given_arguments(input) + rest, named)


TRIU__FORMS = Overloads(
    "triu_",
    (TRIU_, (("input", "Tensor"), ("diagonal", "int", 0)), 0, None, 0, False),
)


def triu_(input=MISSING, *rest, **named):
    """triu_(input, diagonal=0) -> Tensor

    The upper triangle of matrices, from `diagonal` above the main one; zeros elsewhere.

    >>> ow.triu(ow.tensor([[1, 2, 3], [4, 5, 6]]))
    tensor([[1, 2, 3],
            [0, 5, 6]])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return TRIU_[input._keys](input, 0)
    return TRIU__FORMS(given_arguments(input) + rest, named)


CONCAT_FORMS = Overloads(
    "concat",
    (CONCAT, (("tensors", "Tensor[]"), ("dim", "int", 0)), 0, CONCAT_OUT, 1, False),
)


def concat(tensors=MISSING, *rest, **named):
    """concat(tensors, dim=0, *, out=None) -> Tensor

    Tensors one after another along an existing dimension: another name of cat.

    >>> ow.concat([ow.tensor([1]), ow.tensor([2, 3])])
    tensor([1, 2, 3])
    """
    return CONCAT_FORMS(given_arguments(tensors) + rest, named)


HSTACK_FORMS = Overloads(
    "hstack",
    (HSTACK, (("tensors", "Tensor[]"),), 0, HSTACK_OUT, 1, False),
)


def hstack(tensors=MISSING, *rest, **named):
    """hstack(tensors, *, out=None) -> Tensor

    Tensors side by side: along the second dimension, or the only one.

    >>> ow.hstack([ow.tensor([[1], [2]]), ow.tensor([[3], [4]])])
    tensor([[1, 3],
            [2, 4]])
    """
    return HSTACK_FORMS(given_arguments(tensors) + rest, named)


VSTACK_FORMS = Overloads(
    "vstack",
    (VSTACK, (("tensors", "Tensor[]"),), 0, VSTACK_OUT, 1, False),
)


def vstack(tensors=MISSING, *rest, **named):
    """vstack(tensors, *, out=None) -> Tensor

    Tensors one below the other: along the first dimension; vectors are rows.

    >>> ow.vstack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[1, 2],
            [3, 4]])
    """
    return VSTACK_FORMS(given_arguments(tensors) + rest, named)


ROW_STACK_FORMS = Overloads(
    "row_stack",
    (ROW_STACK, (("tensors", "Tensor[]"),), 0, ROW_STACK_OUT, 1, False),
)


def row_stack(tensors=MISSING, *rest, **named):
    """row_stack(tensors, *, out=None) -> Tensor

    Tensors one below the other: another name of vstack.

    >>> ow.row_stack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[1, 2],
            [3, 4]])
    """
    return ROW_STACK_FORMS(given_arguments(tensors) + rest, named)


DSTACK_FORMS = Overloads(
    "dstack",
    (DSTACK, (("tensors", "Tensor[]"),), 0, DSTACK_OUT, 1, False),
)


def dstack(tensors=MISSING, *rest, **named):
    """dstack(tensors, *, out=None) -> Tensor

    Tensors one behind the other: along the third dimension.

    >>> ow.dstack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[[1, 3],
             [2, 4]]])
    """
    return DSTACK_FORMS(given_arguments(tensors) + rest, named)


COLUMN_STACK_FORMS = Overloads(
    "column_stack",
    (COLUMN_STACK, (("tensors", "Tensor[]"),), 0, COLUMN_STACK_OUT, 1, False),
)


def column_stack(tensors=MISSING, *rest, **named):
    """column_stack(tensors, *, out=None) -> Tensor

    Tensors side by side along the second dimension; vectors are columns.

    >>> ow.column_stack([ow.tensor([1, 2]), ow.tensor([3, 4])])
    tensor([[1, 3],
            [2, 4]])
    """
    return COLUMN_STACK_FORMS(given_arguments(tensors) + rest, named)


ATLEAST_1D_FORMS = Overloads(
    "atleast_1d",
    (ATLEAST_1D, (("input", "Tensor"),), 0, None, 0, False),
    (ATLEAST_1D_SEQUENCE, (("tensors", "Tensor[]"),), 0, None, 0, False),
)


def atleast_1d(input=MISSING, *rest, **named):
    """atleast_1d(input) -> Tensor
    atleast_1d(tensors) -> tuple[Tensor, ...]

    The tensor with at least one dimension; or several tensors, each so.

    >>> ow.atleast_1d(ow.tensor(2))
    tensor([2])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ATLEAST_1D[input._keys](input)
    return ATLEAST_1D_FORMS(given_arguments(input) + rest, named)


ATLEAST_2D_FORMS = Overloads(
    "atleast_2d",
    (ATLEAST_2D, (("input", "Tensor"),), 0, None, 0, False),
    (ATLEAST_2D_SEQUENCE, (("tensors", "Tensor[]"),), 0, None, 0, False),
)


def atleast_2d(input=MISSING, *rest, **named):
    """atleast_2d(input) -> Tensor
    atleast_2d(tensors) -> tuple[Tensor, ...]

    The tensor with at least two dimensions, a vector as a row; or several tensors, each so.

    >>> ow.atleast_2d(ow.tensor([1, 2]))
    tensor([[1, 2]])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ATLEAST_2D[input._keys](input)
    return ATLEAST_2D_FORMS(given_arguments(input) + rest, named)


ATLEAST_3D_FORMS = Overloads(
    "atleast_3d",
    (ATLEAST_3D, (("input", "Tensor"),), 0, None, 0, False),
    (ATLEAST_3D_SEQUENCE, (("tensors", "Tensor[]"),), 0, None, 0, False),
)


def atleast_3d(input=MISSING, *rest, **named):
    """atleast_3d(input) -> Tensor
    atleast_3d(tensors) -> tuple[Tensor, ...]

    The tensor with at least three dimensions, the new last one of size 1; or several tensors, each so.

    >>> ow.atleast_3d(ow.zeros(2, 3)).shape
    (2, 3, 1)
    """
    if not (rest or named):
        if type(input) is Tensor:
            return ATLEAST_3D[input._keys](input)
    return ATLEAST_3D_FORMS(given_arguments(input) + rest, named)


MESHGRID_FORMS = Overloads(
    "meshgrid",
    (MESHGRID, (("tensors", "Tensor[]"),), 0, None, 0, False),
    (MESHGRID_INDEXING, (("tensors", "Tensor[]"), ("indexing", "str")), 1, None, 0, False),
)


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
    return MESHGRID_FORMS(given_arguments(tensors) + rest, named)


BLOCK_DIAG_FORMS = Overloads(
    "block_diag",
    (BLOCK_DIAG, (("tensors", "Tensor[]"),), 0, None, 0, False),
)


def block_diag(tensors=MISSING, *rest, **named):
    """block_diag(tensors) -> Tensor

    A matrix of zeros with the given matrices along its diagonal; vectors are rows.

    >>> ow.block_diag(ow.tensor([[1, 2]]), ow.tensor([3]))
    tensor([[1, 2, 0],
            [0, 0, 3]])
    """
    return BLOCK_DIAG_FORMS(given_arguments(tensors) + rest, named)


CARTESIAN_PROD_FORMS = Overloads(
    "cartesian_prod",
    (CARTESIAN_PROD, (("tensors", "Tensor[]"),), 0, None, 0, False),
)


def cartesian_prod(tensors=MISSING, *rest, **named):
    """cartesian_prod(tensors) -> Tensor

    Every choice of one element from each vector, a row each, in order.

    >>> ow.cartesian_prod(ow.tensor([1, 2]), ow.tensor([3, 4]))
    tensor([[1, 3],
            [1, 4],
            [2, 3],
            [2, 4]])
    """
    return CARTESIAN_PROD_FORMS(given_arguments(tensors) + rest, named)


COMBINATIONS_FORMS = Overloads(
    "combinations",
    (COMBINATIONS, (("input", "Tensor"), ("r", "int", 2), ("with_replacement", "bool", False)), 0, None, 0, False),
)


def combinations(input=MISSING, *rest, **named):
    """combinations(input, r=2, with_replacement=False) -> Tensor

    Every choice of `r` elements of a vector, a row each, in order; each element once, or as often as one
        likes.

    >>> ow.combinations(ow.tensor([1, 2, 3]))
    tensor([[1, 2],
            [1, 3],
            [2, 3]])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return COMBINATIONS[input._keys](input, 2, False)
    return COMBINATIONS_FORMS(given_arguments(input) + rest, named)


NUMEL_FORMS = Overloads(
    "numel",
    (NUMEL, (("input", "Tensor"),), 0, None, 0, False),
)


def numel(input=MISSING, *rest, **named):
    """numel(input) -> int

    The number of elements.

    >>> ow.numel(ow.zeros(2, 3))
    6
    """
    if not (rest or named):
        if type(input) is Tensor:
            return NUMEL[input._keys](input)
    return NUMEL_FORMS(given_arguments(input) + rest, named)


IS_SAME_SIZE_FORMS = Overloads(
    "is_same_size",
    (IS_SAME_SIZE, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def is_same_size(input=MISSING, other=MISSING, *rest, **named):
    """is_same_size(input, other) -> bool

    Whether two tensors have one shape.

    >>> ow.is_same_size(ow.zeros(2, 3), ow.ones(2, 3))
    True
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return IS_SAME_SIZE[input._keys | other._keys](input, other)
    return IS_SAME_SIZE_FORMS(given_arguments(input, other) + rest, named)
