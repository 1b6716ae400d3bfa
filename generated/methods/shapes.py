"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, all_of
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.shapes import (
    RESHAPE_AS, RAVEL, UNFLATTEN_INT, SWAPAXES, SWAPAXES_, SWAPDIMS, SWAPDIMS_, MOVEDIM_INT, MOVEDIM_INTLIST,
    MOVEAXIS_INT, MOVEAXIS_INTLIST, ADJOINT, MH, MATRIX_H, AS_STRIDED, AS_STRIDED_, SPLIT_TENSOR, SPLIT_SIZES,
    SPLIT_WITH_SIZES, CHUNK, TENSOR_SPLIT_TENSOR_INDICES_OR_SECTIONS, TENSOR_SPLIT_SECTIONS, TENSOR_SPLIT_INDICES,
    HSPLIT_INT, HSPLIT_ARRAY, VSPLIT_INT, VSPLIT_ARRAY, DSPLIT_INT, DSPLIT_ARRAY, UNBIND_INT, DIAGONAL,
    DIAGONAL_SCATTER, SELECT_SCATTER, SLICE_SCATTER, SUM_TO_SIZE, DIAG_EMBED, DIAG, DIAGFLAT, UNFOLD,
    RESHAPE_AS_FORMS as RESHAPE_AS_FORMS_OF_FUNCTION, RAVEL_FORMS as RAVEL_FORMS_OF_FUNCTION, UNFLATTEN_FORMS as
    UNFLATTEN_FORMS_OF_FUNCTION, SWAPAXES_FORMS as SWAPAXES_FORMS_OF_FUNCTION, SWAPAXES__FORMS as
    SWAPAXES__FORMS_OF_FUNCTION, SWAPDIMS_FORMS as SWAPDIMS_FORMS_OF_FUNCTION, SWAPDIMS__FORMS as
    SWAPDIMS__FORMS_OF_FUNCTION, MOVEDIM_FORMS as MOVEDIM_FORMS_OF_FUNCTION, MOVEAXIS_FORMS as
    MOVEAXIS_FORMS_OF_FUNCTION, ADJOINT_FORMS as ADJOINT_FORMS_OF_FUNCTION, MH_FORMS as MH_FORMS_OF_FUNCTION,
    MATRIX_H_FORMS as MATRIX_H_FORMS_OF_FUNCTION, AS_STRIDED_FORMS as AS_STRIDED_FORMS_OF_FUNCTION,
    AS_STRIDED__FORMS as AS_STRIDED__FORMS_OF_FUNCTION, SPLIT_FORMS as SPLIT_FORMS_OF_FUNCTION,
    SPLIT_WITH_SIZES_FORMS as SPLIT_WITH_SIZES_FORMS_OF_FUNCTION, CHUNK_FORMS as CHUNK_FORMS_OF_FUNCTION,
    TENSOR_SPLIT_FORMS as TENSOR_SPLIT_FORMS_OF_FUNCTION, HSPLIT_FORMS as HSPLIT_FORMS_OF_FUNCTION, VSPLIT_FORMS as
    VSPLIT_FORMS_OF_FUNCTION, DSPLIT_FORMS as DSPLIT_FORMS_OF_FUNCTION, UNBIND_FORMS as UNBIND_FORMS_OF_FUNCTION,
    DIAGONAL_FORMS as DIAGONAL_FORMS_OF_FUNCTION, DIAGONAL_SCATTER_FORMS as DIAGONAL_SCATTER_FORMS_OF_FUNCTION,
    SELECT_SCATTER_FORMS as SELECT_SCATTER_FORMS_OF_FUNCTION, SLICE_SCATTER_FORMS as
    SLICE_SCATTER_FORMS_OF_FUNCTION, SUM_TO_SIZE_FORMS as SUM_TO_SIZE_FORMS_OF_FUNCTION, DIAG_EMBED_FORMS as
    DIAG_EMBED_FORMS_OF_FUNCTION, DIAG_FORMS as DIAG_FORMS_OF_FUNCTION, DIAGFLAT_FORMS as
    DIAGFLAT_FORMS_OF_FUNCTION, UNFOLD_FORMS as UNFOLD_FORMS_OF_FUNCTION,
)

RESHAPE_AS_FORMS = method_forms(RESHAPE_AS_FORMS_OF_FUNCTION)
RAVEL_FORMS = method_forms(RAVEL_FORMS_OF_FUNCTION)
UNFLATTEN_FORMS = method_forms(UNFLATTEN_FORMS_OF_FUNCTION)
SWAPAXES_FORMS = method_forms(SWAPAXES_FORMS_OF_FUNCTION)
SWAPAXES__FORMS = method_forms(SWAPAXES__FORMS_OF_FUNCTION)
SWAPDIMS_FORMS = method_forms(SWAPDIMS_FORMS_OF_FUNCTION)
SWAPDIMS__FORMS = method_forms(SWAPDIMS__FORMS_OF_FUNCTION)
MOVEDIM_FORMS = method_forms(MOVEDIM_FORMS_OF_FUNCTION)
MOVEAXIS_FORMS = method_forms(MOVEAXIS_FORMS_OF_FUNCTION)
ADJOINT_FORMS = method_forms(ADJOINT_FORMS_OF_FUNCTION)
MH_FORMS = method_forms(MH_FORMS_OF_FUNCTION)
MATRIX_H_FORMS = method_forms(MATRIX_H_FORMS_OF_FUNCTION)
AS_STRIDED_FORMS = method_forms(AS_STRIDED_FORMS_OF_FUNCTION)
AS_STRIDED__FORMS = method_forms(AS_STRIDED__FORMS_OF_FUNCTION)
SPLIT_FORMS = method_forms(SPLIT_FORMS_OF_FUNCTION)
SPLIT_WITH_SIZES_FORMS = method_forms(SPLIT_WITH_SIZES_FORMS_OF_FUNCTION)
CHUNK_FORMS = method_forms(CHUNK_FORMS_OF_FUNCTION)
TENSOR_SPLIT_FORMS = method_forms(TENSOR_SPLIT_FORMS_OF_FUNCTION)
HSPLIT_FORMS = method_forms(HSPLIT_FORMS_OF_FUNCTION)
VSPLIT_FORMS = method_forms(VSPLIT_FORMS_OF_FUNCTION)
DSPLIT_FORMS = method_forms(DSPLIT_FORMS_OF_FUNCTION)
UNBIND_FORMS = method_forms(UNBIND_FORMS_OF_FUNCTION)
DIAGONAL_FORMS = method_forms(DIAGONAL_FORMS_OF_FUNCTION)
DIAGONAL_SCATTER_FORMS = method_forms(DIAGONAL_SCATTER_FORMS_OF_FUNCTION)
SELECT_SCATTER_FORMS = method_forms(SELECT_SCATTER_FORMS_OF_FUNCTION)
SLICE_SCATTER_FORMS = method_forms(SLICE_SCATTER_FORMS_OF_FUNCTION)
SUM_TO_SIZE_FORMS = method_forms(SUM_TO_SIZE_FORMS_OF_FUNCTION)
DIAG_EMBED_FORMS = method_forms(DIAG_EMBED_FORMS_OF_FUNCTION)
DIAG_FORMS = method_forms(DIAG_FORMS_OF_FUNCTION)
DIAGFLAT_FORMS = method_forms(DIAGFLAT_FORMS_OF_FUNCTION)
UNFOLD_FORMS = method_forms(UNFOLD_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def reshape_as(self, other=MISSING, *rest, **named):
        """reshape_as(input, other) -> Tensor

        The elements in the shape of another tensor; a view where the strides allow it.

        >>> ow.arange(4).reshape_as(ow.zeros(2, 2))
        tensor([[0, 1],
                [2, 3]])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return RESHAPE_AS[self._keys | other._keys](self, other)
            return RESHAPE_AS_FORMS.call(self, other, rest, named)
        except Exception:
            RESHAPE_AS_FORMS.translate(self, other, rest, named)
            raise

    def ravel(self, *rest, **named):
        """ravel(input) -> Tensor

        The elements as a vector; a view of a contiguous tensor, else a copy.

        >>> ow.ravel(ow.tensor([[1, 2], [3, 4]]))
        tensor([1, 2, 3, 4])
        """
        try:
            if not (rest or named):
                return RAVEL[self._keys](self)
            return RAVEL_FORMS.call(self, rest, named)
        except Exception:
            RAVEL_FORMS.translate(self, rest, named)
            raise

    def unflatten(self, dim=MISSING, sizes=MISSING, *rest, **named):
        """unflatten(input, dim, sizes) -> Tensor

        One dimension as several, whose product it is; one size may be -1.

        >>> ow.unflatten(ow.arange(6), 0, (2, -1))
        tensor([[0, 1, 2],
                [3, 4, 5]])
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(sizes) is tuple and all_of(int, sizes):
                    return UNFLATTEN_INT[self._keys](self, dim, sizes)
            return UNFLATTEN_FORMS.call(self, dim, sizes, rest, named)
        except Exception:
            UNFLATTEN_FORMS.translate(self, dim, sizes, rest, named)
            raise

    def swapaxes(self, axis0=MISSING, axis1=MISSING, *rest, **named):
        """swapaxes(input, axis0, axis1) -> Tensor

        Two dimensions exchanged: NumPy's name of transpose.

        >>> ow.swapaxes(ow.zeros(2, 3, 4), 0, 2).shape
        (4, 3, 2)
        """
        try:
            if not (rest or named):
                if type(axis0) is int and type(axis1) is int:
                    return SWAPAXES[self._keys](self, axis0, axis1)
            return SWAPAXES_FORMS.call(self, axis0, axis1, rest, named)
        except Exception:
            SWAPAXES_FORMS.translate(self, axis0, axis1, rest, named)
            raise

    def swapaxes_(self, axis0=MISSING, axis1=MISSING, *rest, **named):
        """swapaxes_(input, axis0, axis1) -> Tensor

        Two dimensions exchanged: NumPy's name of transpose.

        >>> ow.swapaxes(ow.zeros(2, 3, 4), 0, 2).shape
        (4, 3, 2)
        """
        try:
            if not (rest or named):
                if type(axis0) is int and type(axis1) is int:
                    return SWAPAXES_[self._keys](self, axis0, axis1)
            return SWAPAXES__FORMS.call(self, axis0, axis1, rest, named)
        except Exception:
            SWAPAXES__FORMS.translate(self, axis0, axis1, rest, named)
            raise

    def swapdims(self, dim0=MISSING, dim1=MISSING, *rest, **named):
        """swapdims(input, dim0, dim1) -> Tensor

        Two dimensions exchanged: another name of transpose.

        >>> ow.swapdims(ow.zeros(2, 3, 4), 0, 2).shape
        (4, 3, 2)
        """
        try:
            if not (rest or named):
                if type(dim0) is int and type(dim1) is int:
                    return SWAPDIMS[self._keys](self, dim0, dim1)
            return SWAPDIMS_FORMS.call(self, dim0, dim1, rest, named)
        except Exception:
            SWAPDIMS_FORMS.translate(self, dim0, dim1, rest, named)
            raise

    def swapdims_(self, dim0=MISSING, dim1=MISSING, *rest, **named):
        """swapdims_(input, dim0, dim1) -> Tensor

        Two dimensions exchanged: another name of transpose.

        >>> ow.swapdims(ow.zeros(2, 3, 4), 0, 2).shape
        (4, 3, 2)
        """
        try:
            if not (rest or named):
                if type(dim0) is int and type(dim1) is int:
                    return SWAPDIMS_[self._keys](self, dim0, dim1)
            return SWAPDIMS__FORMS.call(self, dim0, dim1, rest, named)
        except Exception:
            SWAPDIMS__FORMS.translate(self, dim0, dim1, rest, named)
            raise

    def movedim(self, source=MISSING, destination=MISSING, *rest, **named):
        """movedim(input, source, destination) -> Tensor
        movedim(input, source, destination) -> Tensor

        A dimension moved to another place; the others stay in order. A view.

        >>> ow.movedim(ow.zeros(2, 3, 4), 0, -1).shape
        (3, 4, 2)
        """
        try:
            if not (rest or named):
                if type(source) is int and type(destination) is int:
                    return MOVEDIM_INT[self._keys](self, source, destination)
                if (
                    type(source) is tuple
                    and all_of(int, source)
                    and type(destination) is tuple
                    and all_of(int, destination)
                ):
                    return MOVEDIM_INTLIST[self._keys](self, source, destination)
            return MOVEDIM_FORMS.call(self, source, destination, rest, named)
        except Exception:
            MOVEDIM_FORMS.translate(self, source, destination, rest, named)
            raise

    def moveaxis(self, source=MISSING, destination=MISSING, *rest, **named):
        """moveaxis(input, source, destination) -> Tensor
        moveaxis(input, source, destination) -> Tensor

        A dimension moved to another place: NumPy's name of movedim.

        >>> ow.moveaxis(ow.zeros(2, 3, 4), 0, -1).shape
        (3, 4, 2)
        """
        try:
            if not (rest or named):
                if type(source) is int and type(destination) is int:
                    return MOVEAXIS_INT[self._keys](self, source, destination)
                if (
                    type(source) is tuple
                    and all_of(int, source)
                    and type(destination) is tuple
                    and all_of(int, destination)
                ):
                    return MOVEAXIS_INTLIST[self._keys](self, source, destination)
            return MOVEAXIS_FORMS.call(self, source, destination, rest, named)
        except Exception:
            MOVEAXIS_FORMS.translate(self, source, destination, rest, named)
            raise

    def adjoint(self, *rest, **named):
        """adjoint(input) -> Tensor

        The last two dimensions exchanged and complex numbers conjugated; a view of what is real.

        >>> ow.adjoint(ow.tensor([[1 + 2j, 3j]]))
        tensor([[1.-2.j],
                [0.-3.j]])
        """
        try:
            if not (rest or named):
                return ADJOINT[self._keys](self)
            return ADJOINT_FORMS.call(self, rest, named)
        except Exception:
            ADJOINT_FORMS.translate(self, rest, named)
            raise

    def mH(self, *rest, **named):
        """mH(input) -> Tensor

        The last two dimensions exchanged and complex numbers conjugated.

        >>> ow.zeros(2, 3, 4).mH.shape
        (2, 4, 3)
        """
        try:
            if not (rest or named):
                return MH[self._keys](self)
            return MH_FORMS.call(self, rest, named)
        except Exception:
            MH_FORMS.translate(self, rest, named)
            raise

    def matrix_H(self, *rest, **named):
        """matrix_H(input) -> Tensor

        A matrix transposed and conjugated.

        >>> ow.zeros(2, 3).H.shape
        (3, 2)
        """
        try:
            if not (rest or named):
                return MATRIX_H[self._keys](self)
            return MATRIX_H_FORMS.call(self, rest, named)
        except Exception:
            MATRIX_H_FORMS.translate(self, rest, named)
            raise

    def as_strided(self, size=MISSING, stride=MISSING, *rest, **named):
        """as_strided(input, size, stride, storage_offset=None) -> Tensor

        The storage of the tensor seen with any sizes, strides and offset, in elements; what reaches out of it
            is refused.

        The offset is that of the tensor when it is left out. Elements may overlap; writing to such a view is
            then undefined.

        >>> ow.as_strided(ow.arange(9), (2, 3), (1, 2), 1)
        tensor([[1, 3, 5],
                [2, 4, 6]])
        """
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size) and type(stride) is tuple and all_of(int, stride):
                    return AS_STRIDED[self._keys](self, size, stride, None)
            return AS_STRIDED_FORMS.call(self, size, stride, rest, named)
        except Exception:
            AS_STRIDED_FORMS.translate(self, size, stride, rest, named)
            raise

    def as_strided_(self, size=MISSING, stride=MISSING, *rest, **named):
        """as_strided_(input, size, stride, storage_offset=None) -> Tensor

        The storage of the tensor seen with any sizes, strides and offset, in elements; what reaches out of it
            is refused.

        The offset is that of the tensor when it is left out. Elements may overlap; writing to such a view is
            then undefined.

        >>> ow.as_strided(ow.arange(9), (2, 3), (1, 2), 1)
        tensor([[1, 3, 5],
                [2, 4, 6]])
        """
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size) and type(stride) is tuple and all_of(int, stride):
                    return AS_STRIDED_[self._keys](self, size, stride, None)
            return AS_STRIDED__FORMS.call(self, size, stride, rest, named)
        except Exception:
            AS_STRIDED__FORMS.translate(self, size, stride, rest, named)
            raise

    def split(self, split_size=MISSING, *rest, **named):
        """split(input, split_size, dim=0) -> tuple[Tensor, ...]
        split(input, split_size, dim=0) -> tuple[Tensor, ...]

        Views of `split_size` along a dimension, the last of which may be shorter; or of the sizes in a list.

        >>> ow.split(ow.arange(5), 2)
        (tensor([0, 1]), tensor([2, 3]), tensor([4]))
        >>> ow.split(ow.arange(5), [1, 4])
        (tensor([0]), tensor([1, 2, 3, 4]))
        """
        try:
            if not (rest or named):
                if type(split_size) is int:
                    return SPLIT_TENSOR[self._keys](self, split_size, 0)
                if type(split_size) is tuple and all_of(int, split_size):
                    return SPLIT_SIZES[self._keys](self, split_size, 0)
            return SPLIT_FORMS.call(self, split_size, rest, named)
        except Exception:
            SPLIT_FORMS.translate(self, split_size, rest, named)
            raise

    def split_with_sizes(self, split_sizes=MISSING, *rest, **named):
        """split_with_sizes(input, split_sizes, dim=0) -> tuple[Tensor, ...]

        Views of the given sizes along a dimension; they must add up to its size.

        >>> ow.split_with_sizes(ow.arange(5), [1, 4])
        (tensor([0]), tensor([1, 2, 3, 4]))
        """
        try:
            if not (rest or named):
                if type(split_sizes) is tuple and all_of(int, split_sizes):
                    return SPLIT_WITH_SIZES[self._keys](self, split_sizes, 0)
            return SPLIT_WITH_SIZES_FORMS.call(self, split_sizes, rest, named)
        except Exception:
            SPLIT_WITH_SIZES_FORMS.translate(self, split_sizes, rest, named)
            raise

    def chunk(self, chunks=MISSING, *rest, **named):
        """chunk(input, chunks, dim=0) -> tuple[Tensor, ...]

        At most `chunks` views of one size along a dimension, the last of which may be shorter.

        >>> ow.chunk(ow.arange(5), 3)
        (tensor([0, 1]), tensor([2, 3]), tensor([4]))
        """
        try:
            if not (rest or named):
                if type(chunks) is int:
                    return CHUNK[self._keys](self, chunks, 0)
            return CHUNK_FORMS.call(self, chunks, rest, named)
        except Exception:
            CHUNK_FORMS.translate(self, chunks, rest, named)
            raise

    def tensor_split(self, tensor_indices_or_sections=MISSING, *rest, **named):
        """tensor_split(input, tensor_indices_or_sections, dim=0) -> tuple[Tensor, ...]
        tensor_split(input, sections, dim=0) -> tuple[Tensor, ...]
        tensor_split(input, indices, dim=0) -> tuple[Tensor, ...]

        The views between indices, or so many sections, that a tensor gives.
        """
        try:
            if not (rest or named):
                if type(tensor_indices_or_sections) is Tensor:
                    return TENSOR_SPLIT_TENSOR_INDICES_OR_SECTIONS[
                        self._keys | tensor_indices_or_sections._keys
                    ](self, tensor_indices_or_sections, 0)
                if type(tensor_indices_or_sections) is int:
                    return TENSOR_SPLIT_SECTIONS[self._keys](self, tensor_indices_or_sections, 0)
                if type(tensor_indices_or_sections) is tuple and all_of(int, tensor_indices_or_sections):
                    return TENSOR_SPLIT_INDICES[self._keys](self, tensor_indices_or_sections, 0)
            return TENSOR_SPLIT_FORMS.call(self, tensor_indices_or_sections, rest, named)
        except Exception:
            TENSOR_SPLIT_FORMS.translate(self, tensor_indices_or_sections, rest, named)
            raise

    def hsplit(self, sections=MISSING, *rest, **named):
        """hsplit(input, sections) -> tuple[Tensor, ...]
        hsplit(input, indices) -> tuple[Tensor, ...]

        Views along the second dimension, or the only one: so many of equal size, or those between given
            indices.

        >>> ow.hsplit(ow.tensor([[1, 2], [3, 4]]), 2)
        (tensor([[1],
                [3]]), tensor([[2],
                [4]]))
        """
        try:
            if not (rest or named):
                if type(sections) is int:
                    return HSPLIT_INT[self._keys](self, sections)
                if type(sections) is tuple and all_of(int, sections):
                    return HSPLIT_ARRAY[self._keys](self, sections)
            return HSPLIT_FORMS.call(self, sections, rest, named)
        except Exception:
            HSPLIT_FORMS.translate(self, sections, rest, named)
            raise

    def vsplit(self, sections=MISSING, *rest, **named):
        """vsplit(input, sections) -> tuple[Tensor, ...]
        vsplit(input, indices) -> tuple[Tensor, ...]

        Views along the first dimension of at least two: so many of equal size, or those between given indices.

        >>> ow.vsplit(ow.tensor([[1, 2], [3, 4]]), 2)
        (tensor([[1, 2]]), tensor([[3, 4]]))
        """
        try:
            if not (rest or named):
                if type(sections) is int:
                    return VSPLIT_INT[self._keys](self, sections)
                if type(sections) is tuple and all_of(int, sections):
                    return VSPLIT_ARRAY[self._keys](self, sections)
            return VSPLIT_FORMS.call(self, sections, rest, named)
        except Exception:
            VSPLIT_FORMS.translate(self, sections, rest, named)
            raise

    def dsplit(self, sections=MISSING, *rest, **named):
        """dsplit(input, sections) -> tuple[Tensor, ...]
        dsplit(input, indices) -> tuple[Tensor, ...]

        Views along the third dimension: so many of equal size, or those between given indices.

        >>> [one.shape for one in ow.dsplit(ow.zeros(2, 3, 4), 2)]
        [(2, 3, 2), (2, 3, 2)]
        """
        try:
            if not (rest or named):
                if type(sections) is int:
                    return DSPLIT_INT[self._keys](self, sections)
                if type(sections) is tuple and all_of(int, sections):
                    return DSPLIT_ARRAY[self._keys](self, sections)
            return DSPLIT_FORMS.call(self, sections, rest, named)
        except Exception:
            DSPLIT_FORMS.translate(self, sections, rest, named)
            raise

    def unbind(self, *rest, **named):
        """unbind(input, dim=0) -> tuple[Tensor, ...]

        Every entry of a dimension, which goes; views.

        >>> ow.unbind(ow.tensor([[1, 2], [3, 4]]))
        (tensor([1, 2]), tensor([3, 4]))
        """
        try:
            if not (rest or named):
                return UNBIND_INT[self._keys](self, 0)
            return UNBIND_FORMS.call(self, rest, named)
        except Exception:
            UNBIND_FORMS.translate(self, rest, named)
            raise

    def diagonal(self, *rest, **named):
        """diagonal(input, offset=0, dim1=0, dim2=1) -> Tensor

        The diagonal of two dimensions, `offset` above the main one, as the last dimension; a view.

        >>> ow.diagonal(ow.tensor([[1, 2, 3], [4, 5, 6]]), 1)
        tensor([2, 6])
        """
        try:
            if not (rest or named):
                return DIAGONAL[self._keys](self, 0, 0, 1)
            return DIAGONAL_FORMS.call(self, rest, named)
        except Exception:
            DIAGONAL_FORMS.translate(self, rest, named)
            raise

    def diagonal_scatter(self, src=MISSING, *rest, **named):
        """diagonal_scatter(input, src, offset=0, dim1=0, dim2=1, *, out=None) -> Tensor

        A copy with `src` as the diagonal of two dimensions.

        >>> ow.diagonal_scatter(ow.zeros(2, 2), ow.tensor([1.0, 2.0]))
        tensor([[1., 0.],
                [0., 2.]])
        """
        try:
            if not (rest or named):
                if type(src) is Tensor:
                    return DIAGONAL_SCATTER[self._keys | src._keys](self, src, 0, 0, 1)
            return DIAGONAL_SCATTER_FORMS.call(self, src, rest, named)
        except Exception:
            DIAGONAL_SCATTER_FORMS.translate(self, src, rest, named)
            raise

    def select_scatter(self, src=MISSING, dim=MISSING, index=MISSING, *rest, **named):
        """select_scatter(input, src, dim, index, *, out=None) -> Tensor

        A copy with `src` at one index of a dimension.

        >>> ow.select_scatter(ow.zeros(2, 2), ow.tensor([1.0, 2.0]), 1, 0)
        tensor([[1., 0.],
                [2., 0.]])
        """
        try:
            if not (rest or named):
                if type(src) is Tensor and type(dim) is int and type(index) is int:
                    return SELECT_SCATTER[self._keys | src._keys](self, src, dim, index)
            return SELECT_SCATTER_FORMS.call(self, src, dim, index, rest, named)
        except Exception:
            SELECT_SCATTER_FORMS.translate(self, src, dim, index, rest, named)
            raise

    def slice_scatter(self, src=MISSING, *rest, **named):
        """slice_scatter(input, src, dim=0, start=None, end=None, step=1, *, out=None) -> Tensor

        A copy with `src` in a slice of a dimension.

        >>> ow.slice_scatter(ow.zeros(4), ow.tensor([1.0, 2.0]), 0, 1, 3)
        tensor([0., 1., 2., 0.])
        """
        try:
            if not (rest or named):
                if type(src) is Tensor:
                    return SLICE_SCATTER[self._keys | src._keys](self, src, 0, None, None, 1)
            return SLICE_SCATTER_FORMS.call(self, src, rest, named)
        except Exception:
            SLICE_SCATTER_FORMS.translate(self, src, rest, named)
            raise

    def sum_to_size(self, size=MISSING, *rest, **named):
        """sum_to_size(input, size) -> Tensor

        The sums over the dimensions along which a tensor of shape `size` would have been broadcast.

        >>> ow.ones(2, 3).sum_to_size(1, 3)
        tensor([[2., 2., 2.]])
        """
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return SUM_TO_SIZE[self._keys](self, size)
            if not named and type(size) is int and all_of(int, rest):
                return SUM_TO_SIZE[self._keys](self, (size, *rest))
            return SUM_TO_SIZE_FORMS.call(self, size, rest, named)
        except Exception:
            SUM_TO_SIZE_FORMS.translate(self, size, rest, named)
            raise

    def diag_embed(self, *rest, **named):
        """diag_embed(input, offset=0, dim1=-2, dim2=-1) -> Tensor

        Matrices of zeros whose diagonal is the last dimension of the tensor.

        >>> ow.diag_embed(ow.tensor([1, 2]))
        tensor([[1, 0],
                [0, 2]])
        """
        try:
            if not (rest or named):
                return DIAG_EMBED[self._keys](self, 0, -2, -1)
            return DIAG_EMBED_FORMS.call(self, rest, named)
        except Exception:
            DIAG_EMBED_FORMS.translate(self, rest, named)
            raise

    def diag(self, *rest, **named):
        """diag(input, diagonal=0, *, out=None) -> Tensor

        A diagonal matrix of a vector, or a copy of the diagonal of a matrix.

        >>> ow.diag(ow.tensor([1, 2]), 1)
        tensor([[0, 1, 0],
                [0, 0, 2],
                [0, 0, 0]])
        >>> ow.diag(ow.tensor([[1, 2], [3, 4]]))
        tensor([1, 4])
        """
        try:
            if not (rest or named):
                return DIAG[self._keys](self, 0)
            return DIAG_FORMS.call(self, rest, named)
        except Exception:
            DIAG_FORMS.translate(self, rest, named)
            raise

    def diagflat(self, *rest, **named):
        """diagflat(input, offset=0) -> Tensor

        A diagonal matrix of all elements.

        >>> ow.diagflat(ow.tensor([[1], [2]]))
        tensor([[1, 0],
                [0, 2]])
        """
        try:
            if not (rest or named):
                return DIAGFLAT[self._keys](self, 0)
            return DIAGFLAT_FORMS.call(self, rest, named)
        except Exception:
            DIAGFLAT_FORMS.translate(self, rest, named)
            raise

    def unfold(self, dimension=MISSING, size=MISSING, step=MISSING, *rest, **named):
        """unfold(input, dimension, size, step) -> Tensor

        Windows of `size`, `step` apart, along a dimension; each becomes the last dimension. A view: windows may
            overlap.

        >>> ow.arange(5).unfold(0, 3, 1)
        tensor([[0, 1, 2],
                [1, 2, 3],
                [2, 3, 4]])
        """
        try:
            if not (rest or named):
                if type(dimension) is int and type(size) is int and type(step) is int:
                    return UNFOLD[self._keys](self, dimension, size, step)
            return UNFOLD_FORMS.call(self, dimension, size, step, rest, named)
        except Exception:
            UNFOLD_FORMS.translate(self, dimension, size, step, rest, named)
            raise


Tensor.mH = property(Methods.mH)
Tensor.H = property(Methods.matrix_H)
for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
