"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from importlib import import_module

from runtime.dispatch.arguments import MISSING, given_arguments
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.indexing import GATHER, SCATTER_ADD, SCATTER_ADD_, INDEX_SELECT, INDEX_ADD, INDEX_ADD_

own = import_module("..functions.indexing", __package__)  # a function may have the module's name

GATHER_FORMS = method_forms(own.GATHER_FORMS)
SCATTER_ADD_FORMS = method_forms(own.SCATTER_ADD_FORMS)
SCATTER_ADD__FORMS = method_forms(own.SCATTER_ADD__FORMS)
INDEX_SELECT_FORMS = method_forms(own.INDEX_SELECT_FORMS)
INDEX_ADD_FORMS = method_forms(own.INDEX_ADD_FORMS)
INDEX_ADD__FORMS = method_forms(own.INDEX_ADD__FORMS)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def gather(self, dim=MISSING, index=MISSING, *rest, **named):
        """gather(input, dim, index, *, sparse_grad=False) -> Tensor

        Elements picked along a dimension: `out[i][j] = input[index[i][j]][j]` for dim 0.

        >>> ow.gather(ow.tensor([[1, 2], [3, 4]]), 1, ow.tensor([[0, 0], [1, 0]]))
        tensor([[1, 1],
                [4, 3]])
        """
        if not (rest or named):
            if type(dim) is int and type(index) is Tensor:
                return GATHER[self._keys | index._keys](self, dim, index, False)
        return GATHER_FORMS((self, *given_arguments(dim, index), *rest), named)

    def scatter_add(self, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
        """scatter_add(input, dim, index, src) -> Tensor

        Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0.

        >>> ow.scatter_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]))
        tensor([5., 0., 2.])
        """
        if not (rest or named):
            if type(dim) is int and type(index) is Tensor and type(src) is Tensor:
                return SCATTER_ADD[self._keys | index._keys | src._keys](self, dim, index, src)
        return SCATTER_ADD_FORMS((self, *given_arguments(dim, index, src), *rest), named)

    def scatter_add_(self, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
        """scatter_add_(input, dim, index, src) -> Tensor

        Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0.

        >>> ow.scatter_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]))
        tensor([5., 0., 2.])
        """
        if not (rest or named):
            if type(dim) is int and type(index) is Tensor and type(src) is Tensor:
                return SCATTER_ADD_[self._keys | index._keys | src._keys](self, dim, index, src)
        return SCATTER_ADD__FORMS((self, *given_arguments(dim, index, src), *rest), named)

    def index_select(self, dim=MISSING, index=MISSING, *rest, **named):
        """index_select(input, dim, index) -> Tensor

        The entries of a vector of indices along a dimension, in its order; an index may occur several times.

        >>> ow.index_select(ow.tensor([[1, 2, 3], [4, 5, 6]]), 1, ow.tensor([2, 0, 2]))
        tensor([[3, 1, 3],
                [6, 4, 6]])
        """
        if not (rest or named):
            if type(dim) is int and type(index) is Tensor:
                return INDEX_SELECT[self._keys | index._keys](self, dim, index)
        return INDEX_SELECT_FORMS((self, *given_arguments(dim, index), *rest), named)

    def index_add(self, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
        """index_add(input, dim, index, source, *, alpha=1) -> Tensor

        The tensor with `alpha * source` added to the entries of a vector of indices.

        >>> ow.index_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]), alpha=10)
        tensor([50.,  0., 20.])
        """
        if not (rest or named):
            if type(dim) is int and type(index) is Tensor and type(source) is Tensor:
                return INDEX_ADD[self._keys | index._keys | source._keys](self, dim, index, source, 1)
        return INDEX_ADD_FORMS((self, *given_arguments(dim, index, source), *rest), named)

    def index_add_(self, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
        """index_add_(input, dim, index, source, *, alpha=1) -> Tensor

        The tensor with `alpha * source` added to the entries of a vector of indices.

        >>> ow.index_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]), alpha=10)
        tensor([50.,  0., 20.])
        """
        if not (rest or named):
            if type(dim) is int and type(index) is Tensor and type(source) is Tensor:
                return INDEX_ADD_[self._keys | index._keys | source._keys](self, dim, index, source, 1)
        return INDEX_ADD__FORMS((self, *given_arguments(dim, index, source), *rest), named)


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
