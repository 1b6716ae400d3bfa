"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.indexing import (
    GATHER, SCATTER_ADD, SCATTER_ADD_, INDEX_SELECT, INDEX_ADD, INDEX_ADD_, INDEX_COPY, INDEX_COPY_,
    INDEX_FILL_INT_TENSOR, INDEX_FILL_INT_SCALAR, INDEX_FILL__INT_TENSOR, INDEX_FILL__INT_SCALAR, SCATTER_SRC,
    SCATTER_VALUE, SCATTER__SRC, SCATTER__VALUE, SCATTER_REDUCE_TWO, SCATTER_REDUCE__TWO, GATHER_FORMS as
    GATHER_FORMS_OF_FUNCTION, SCATTER_ADD_FORMS as SCATTER_ADD_FORMS_OF_FUNCTION, SCATTER_ADD__FORMS as
    SCATTER_ADD__FORMS_OF_FUNCTION, INDEX_SELECT_FORMS as INDEX_SELECT_FORMS_OF_FUNCTION, INDEX_ADD_FORMS as
    INDEX_ADD_FORMS_OF_FUNCTION, INDEX_ADD__FORMS as INDEX_ADD__FORMS_OF_FUNCTION, INDEX_FORMS as
    INDEX_FORMS_OF_FUNCTION, INDEX_PUT_FORMS as INDEX_PUT_FORMS_OF_FUNCTION, INDEX_PUT__FORMS as
    INDEX_PUT__FORMS_OF_FUNCTION, INDEX_COPY_FORMS as INDEX_COPY_FORMS_OF_FUNCTION, INDEX_COPY__FORMS as
    INDEX_COPY__FORMS_OF_FUNCTION, INDEX_FILL_FORMS as INDEX_FILL_FORMS_OF_FUNCTION, INDEX_FILL__FORMS as
    INDEX_FILL__FORMS_OF_FUNCTION, SCATTER_FORMS as SCATTER_FORMS_OF_FUNCTION, SCATTER__FORMS as
    SCATTER__FORMS_OF_FUNCTION, SCATTER_REDUCE_FORMS as SCATTER_REDUCE_FORMS_OF_FUNCTION, SCATTER_REDUCE__FORMS as
    SCATTER_REDUCE__FORMS_OF_FUNCTION,
)

GATHER_FORMS = method_forms(GATHER_FORMS_OF_FUNCTION)
SCATTER_ADD_FORMS = method_forms(SCATTER_ADD_FORMS_OF_FUNCTION)
SCATTER_ADD__FORMS = method_forms(SCATTER_ADD__FORMS_OF_FUNCTION)
INDEX_SELECT_FORMS = method_forms(INDEX_SELECT_FORMS_OF_FUNCTION)
INDEX_ADD_FORMS = method_forms(INDEX_ADD_FORMS_OF_FUNCTION)
INDEX_ADD__FORMS = method_forms(INDEX_ADD__FORMS_OF_FUNCTION)
INDEX_FORMS = method_forms(INDEX_FORMS_OF_FUNCTION)
INDEX_PUT_FORMS = method_forms(INDEX_PUT_FORMS_OF_FUNCTION)
INDEX_PUT__FORMS = method_forms(INDEX_PUT__FORMS_OF_FUNCTION)
INDEX_COPY_FORMS = method_forms(INDEX_COPY_FORMS_OF_FUNCTION)
INDEX_COPY__FORMS = method_forms(INDEX_COPY__FORMS_OF_FUNCTION)
INDEX_FILL_FORMS = method_forms(INDEX_FILL_FORMS_OF_FUNCTION)
INDEX_FILL__FORMS = method_forms(INDEX_FILL__FORMS_OF_FUNCTION)
SCATTER_FORMS = method_forms(SCATTER_FORMS_OF_FUNCTION)
SCATTER__FORMS = method_forms(SCATTER__FORMS_OF_FUNCTION)
SCATTER_REDUCE_FORMS = method_forms(SCATTER_REDUCE_FORMS_OF_FUNCTION)
SCATTER_REDUCE__FORMS = method_forms(SCATTER_REDUCE__FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def gather(self, dim=MISSING, index=MISSING, *rest, **named):
        """gather(input, dim, index, *, sparse_grad=False) -> Tensor

        Elements picked along a dimension: `out[i][j] = input[index[i][j]][j]` for dim 0.

        >>> ow.gather(ow.tensor([[1, 2], [3, 4]]), 1, ow.tensor([[0, 0], [1, 0]]))
        tensor([[1, 1],
                [4, 3]])
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is Tensor:
                    return GATHER[self._keys | index._keys](self, dim, index, False)
            return GATHER_FORMS.call(self, dim, index, rest, named)
        except Exception:
            GATHER_FORMS.translate(self, dim, index, rest, named)
            raise

    def scatter_add(self, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
        """scatter_add(input, dim, index, src) -> Tensor

        Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0.

        >>> ow.scatter_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]))
        tensor([5., 0., 2.])
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is Tensor and type(src) is Tensor:
                    return SCATTER_ADD[self._keys | index._keys | src._keys](self, dim, index, src)
            return SCATTER_ADD_FORMS.call(self, dim, index, src, rest, named)
        except Exception:
            SCATTER_ADD_FORMS.translate(self, dim, index, src, rest, named)
            raise

    def scatter_add_(self, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
        """scatter_add_(input, dim, index, src) -> Tensor

        Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0.

        >>> ow.scatter_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]))
        tensor([5., 0., 2.])
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is Tensor and type(src) is Tensor:
                    return SCATTER_ADD_[self._keys | index._keys | src._keys](self, dim, index, src)
            return SCATTER_ADD__FORMS.call(self, dim, index, src, rest, named)
        except Exception:
            SCATTER_ADD__FORMS.translate(self, dim, index, src, rest, named)
            raise

    def index_select(self, dim=MISSING, index=MISSING, *rest, **named):
        """index_select(input, dim, index) -> Tensor

        The entries of a vector of indices along a dimension, in its order; an index may occur several times.

        >>> ow.index_select(ow.tensor([[1, 2, 3], [4, 5, 6]]), 1, ow.tensor([2, 0, 2]))
        tensor([[3, 1, 3],
                [6, 4, 6]])
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is Tensor:
                    return INDEX_SELECT[self._keys | index._keys](self, dim, index)
            return INDEX_SELECT_FORMS.call(self, dim, index, rest, named)
        except Exception:
            INDEX_SELECT_FORMS.translate(self, dim, index, rest, named)
            raise

    def index_add(self, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
        """index_add(input, dim, index, source, *, alpha=1) -> Tensor

        The tensor with `alpha * source` added to the entries of a vector of indices.

        >>> ow.index_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]), alpha=10)
        tensor([50.,  0., 20.])
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is Tensor and type(source) is Tensor:
                    return INDEX_ADD[self._keys | index._keys | source._keys](self, dim, index, source, 1)
            return INDEX_ADD_FORMS.call(self, dim, index, source, rest, named)
        except Exception:
            INDEX_ADD_FORMS.translate(self, dim, index, source, rest, named)
            raise

    def index_add_(self, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
        """index_add_(input, dim, index, source, *, alpha=1) -> Tensor

        The tensor with `alpha * source` added to the entries of a vector of indices.

        >>> ow.index_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]), alpha=10)
        tensor([50.,  0., 20.])
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is Tensor and type(source) is Tensor:
                    return INDEX_ADD_[self._keys | index._keys | source._keys](self, dim, index, source, 1)
            return INDEX_ADD__FORMS.call(self, dim, index, source, rest, named)
        except Exception:
            INDEX_ADD__FORMS.translate(self, dim, index, source, rest, named)
            raise

    def index(self, indices=MISSING, *rest, **named):
        """index(input, indices) -> Tensor

        The elements that integer or bool tensors choose, one for each of the first dimensions; None takes all
            of one.

        >>> ow.index(ow.tensor([[1, 2], [3, 4]]), [None, ow.tensor([1, 0])])
        tensor([[2, 1],
                [4, 3]])
        """
        try:
            return INDEX_FORMS.call(self, indices, rest, named)
        except Exception:
            INDEX_FORMS.translate(self, indices, rest, named)
            raise

    def index_put(self, indices=MISSING, values=MISSING, *rest, **named):
        """index_put(input, indices, values, accumulate=False, *, out=None) -> Tensor

        The tensor with `values`, broadcast, written where `indices` point; with `accumulate` they are added.

        >>> ow.index_put(ow.zeros(3), [ow.tensor([0, 2, 0])], ow.tensor([1.0, 2.0, 4.0]), accumulate=True)
        tensor([5., 0., 2.])
        """
        try:
            return INDEX_PUT_FORMS.call(self, indices, values, rest, named)
        except Exception:
            INDEX_PUT_FORMS.translate(self, indices, values, rest, named)
            raise

    def index_put_(self, indices=MISSING, values=MISSING, *rest, **named):
        """index_put_(input, indices, values, accumulate=False) -> Tensor

        The tensor with `values`, broadcast, written where `indices` point; with `accumulate` they are added.

        >>> ow.index_put(ow.zeros(3), [ow.tensor([0, 2, 0])], ow.tensor([1.0, 2.0, 4.0]), accumulate=True)
        tensor([5., 0., 2.])
        """
        try:
            return INDEX_PUT__FORMS.call(self, indices, values, rest, named)
        except Exception:
            INDEX_PUT__FORMS.translate(self, indices, values, rest, named)
            raise

    def index_copy(self, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
        """index_copy(input, dim, index, source, *, out=None) -> Tensor

        The tensor whose entries `index` along `dim` are those of `source`.

        >>> ow.index_copy(ow.zeros(3), 0, ow.tensor([2, 0]), ow.tensor([5.0, 6.0]))
        tensor([6., 0., 5.])
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is Tensor and type(source) is Tensor:
                    return INDEX_COPY[self._keys | index._keys | source._keys](self, dim, index, source)
            return INDEX_COPY_FORMS.call(self, dim, index, source, rest, named)
        except Exception:
            INDEX_COPY_FORMS.translate(self, dim, index, source, rest, named)
            raise

    def index_copy_(self, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
        """index_copy_(input, dim, index, source) -> Tensor

        The tensor whose entries `index` along `dim` are those of `source`.

        >>> ow.index_copy(ow.zeros(3), 0, ow.tensor([2, 0]), ow.tensor([5.0, 6.0]))
        tensor([6., 0., 5.])
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is Tensor and type(source) is Tensor:
                    return INDEX_COPY_[self._keys | index._keys | source._keys](self, dim, index, source)
            return INDEX_COPY__FORMS.call(self, dim, index, source, rest, named)
        except Exception:
            INDEX_COPY__FORMS.translate(self, dim, index, source, rest, named)
            raise

    def index_fill(self, dim=MISSING, index=MISSING, value=MISSING, *rest, **named):
        """index_fill(input, dim, index, value) -> Tensor
        index_fill(input, dim, index, value) -> Tensor

        The tensor whose entries `index` along `dim` are the element of a tensor without dimensions.
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is Tensor and type(value) is Tensor:
                    return INDEX_FILL_INT_TENSOR[self._keys | index._keys | value._keys](self, dim, index, value)
                if type(dim) is int and type(index) is Tensor and (type(value) is float or type(value) is int):
                    return INDEX_FILL_INT_SCALAR[self._keys | index._keys](self, dim, index, value)
            return INDEX_FILL_FORMS.call(self, dim, index, value, rest, named)
        except Exception:
            INDEX_FILL_FORMS.translate(self, dim, index, value, rest, named)
            raise

    def index_fill_(self, dim=MISSING, index=MISSING, value=MISSING, *rest, **named):
        """index_fill_(input, dim, index, value) -> Tensor
        index_fill_(input, dim, index, value) -> Tensor

        The tensor whose entries `index` along `dim` are the element of a tensor without dimensions.
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is Tensor and type(value) is Tensor:
                    return INDEX_FILL__INT_TENSOR[self._keys | index._keys | value._keys](self, dim, index, value)
                if type(dim) is int and type(index) is Tensor and (type(value) is float or type(value) is int):
                    return INDEX_FILL__INT_SCALAR[self._keys | index._keys](self, dim, index, value)
            return INDEX_FILL__FORMS.call(self, dim, index, value, rest, named)
        except Exception:
            INDEX_FILL__FORMS.translate(self, dim, index, value, rest, named)
            raise

    def scatter(self, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
        """scatter(input, dim, index, src, *, out=None) -> Tensor
        scatter(input, dim, index, src, *, reduce, out=None) -> Tensor
        scatter(input, dim, index, value, *, out=None) -> Tensor
        scatter(input, dim, index, value, *, reduce, out=None) -> Tensor

        Elements written along a dimension: `out[index[i][j]][j] = src[i][j]` for dim 0.

        With `reduce='add'` or `'multiply'` they are combined with what is there. `src` may be a number.

        >>> ow.scatter(ow.zeros(4), 0, ow.tensor([3, 1]), ow.tensor([5.0, 6.0]))
        tensor([0., 6., 0., 5.])
        >>> ow.scatter(ow.ones(3), 0, ow.tensor([0, 2, 0]), 2, reduce='multiply')
        tensor([4., 1., 2.])
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is Tensor and type(src) is Tensor:
                    return SCATTER_SRC[self._keys | index._keys | src._keys](self, dim, index, src)
                if type(dim) is int and type(index) is Tensor and (type(src) is float or type(src) is int):
                    return SCATTER_VALUE[self._keys | index._keys](self, dim, index, src)
            return SCATTER_FORMS.call(self, dim, index, src, rest, named)
        except Exception:
            SCATTER_FORMS.translate(self, dim, index, src, rest, named)
            raise

    def scatter_(self, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
        """scatter_(input, dim, index, src) -> Tensor
        scatter_(input, dim, index, src, *, reduce) -> Tensor
        scatter_(input, dim, index, value) -> Tensor
        scatter_(input, dim, index, value, *, reduce) -> Tensor

        Elements written along a dimension: `out[index[i][j]][j] = src[i][j]` for dim 0.

        With `reduce='add'` or `'multiply'` they are combined with what is there. `src` may be a number.

        >>> ow.scatter(ow.zeros(4), 0, ow.tensor([3, 1]), ow.tensor([5.0, 6.0]))
        tensor([0., 6., 0., 5.])
        >>> ow.scatter(ow.ones(3), 0, ow.tensor([0, 2, 0]), 2, reduce='multiply')
        tensor([4., 1., 2.])
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is Tensor and type(src) is Tensor:
                    return SCATTER__SRC[self._keys | index._keys | src._keys](self, dim, index, src)
                if type(dim) is int and type(index) is Tensor and (type(src) is float or type(src) is int):
                    return SCATTER__VALUE[self._keys | index._keys](self, dim, index, src)
            return SCATTER__FORMS.call(self, dim, index, src, rest, named)
        except Exception:
            SCATTER__FORMS.translate(self, dim, index, src, rest, named)
            raise

    def scatter_reduce(self, dim=MISSING, index=MISSING, src=MISSING, reduce=MISSING, *rest, **named):
        """scatter_reduce(input, dim, index, src, reduce, *, include_self=True, out=None) -> Tensor

        Elements of `src` that meet at one place are reduced by `reduce`: sum, prod, mean, amax or amin.

        The element of `input` at that place takes part unless `include_self=False`. Those where nothing is
        written stay.

        >>> src, index = ow.tensor([1.0, 2.0, 3.0, 4.0]), ow.tensor([0, 0, 2, 2])
        >>> ow.scatter_reduce(ow.zeros(3), 0, index, src, 'mean', include_self=False)
        tensor([1.5000, 0.0000, 3.5000])
        >>> ow.scatter_reduce(ow.full((3,), 3.5), 0, index, src, 'amax')
        tensor([3.5000, 3.5000, 4.0000])
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is Tensor and type(src) is Tensor and type(reduce) is str:
                    return SCATTER_REDUCE_TWO[self._keys | index._keys | src._keys](self, dim, index, src, reduce, True)
            return SCATTER_REDUCE_FORMS.call(self, dim, index, src, reduce, rest, named)
        except Exception:
            SCATTER_REDUCE_FORMS.translate(self, dim, index, src, reduce, rest, named)
            raise

    def scatter_reduce_(self, dim=MISSING, index=MISSING, src=MISSING, reduce=MISSING, *rest, **named):
        """scatter_reduce_(input, dim, index, src, reduce, *, include_self=True) -> Tensor

        Elements of `src` that meet at one place are reduced by `reduce`: sum, prod, mean, amax or amin.

        The element of `input` at that place takes part unless `include_self=False`. Those where nothing is
        written stay.

        >>> src, index = ow.tensor([1.0, 2.0, 3.0, 4.0]), ow.tensor([0, 0, 2, 2])
        >>> ow.scatter_reduce(ow.zeros(3), 0, index, src, 'mean', include_self=False)
        tensor([1.5000, 0.0000, 3.5000])
        >>> ow.scatter_reduce(ow.full((3,), 3.5), 0, index, src, 'amax')
        tensor([3.5000, 3.5000, 4.0000])
        """
        try:
            if not (rest or named):
                if type(dim) is int and type(index) is Tensor and type(src) is Tensor and type(reduce) is str:
                    return SCATTER_REDUCE__TWO[
                        self._keys | index._keys | src._keys
                    ](self, dim, index, src, reduce, True)
            return SCATTER_REDUCE__FORMS.call(self, dim, index, src, reduce, rest, named)
        except Exception:
            SCATTER_REDUCE__FORMS.translate(self, dim, index, src, reduce, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
