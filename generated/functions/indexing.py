"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads, given_arguments
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

GATHER = find("gather")
SCATTER_ADD = find("scatter_add")
SCATTER_ADD_ = find("scatter_add_")
INDEX_SELECT = find("index_select")
INDEX_ADD = find("index_add")
INDEX_ADD_ = find("index_add_")

GATHER_FORMS = Overloads(
    "gather",
    (
        GATHER,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("sparse_grad", "bool", False)),
        1,
        None,
        0,
        False,
    ),
)


def gather(input=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """gather(input, dim, index, *, sparse_grad=False) -> Tensor

    Elements picked along a dimension: `out[i][j] = input[index[i][j]][j]` for dim 0.

    >>> ow.gather(ow.tensor([[1, 2], [3, 4]]), 1, ow.tensor([[0, 0], [1, 0]]))
    tensor([[1, 1],
            [4, 3]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor:
            return GATHER[input._keys | index._keys](input, dim, index, False)
    return GATHER_FORMS(given_arguments(input, dim, index) + rest, named)


SCATTER_ADD_FORMS = Overloads(
    "scatter_add",
    (SCATTER_ADD, (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Tensor")), 0, None, 0, False),
)


def scatter_add(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
    """scatter_add(input, dim, index, src) -> Tensor

    Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0.

    >>> ow.scatter_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]))
    tensor([5., 0., 2.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(src) is Tensor:
            return SCATTER_ADD[input._keys | index._keys | src._keys](input, dim, index, src)
    return SCATTER_ADD_FORMS(given_arguments(input, dim, index, src) + rest, named)


SCATTER_ADD__FORMS = Overloads(
    "scatter_add_",
    (SCATTER_ADD_, (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("src", "Tensor")), 0, None, 0, False),
)


def scatter_add_(input=MISSING, dim=MISSING, index=MISSING, src=MISSING, *rest, **named):
    """scatter_add_(input, dim, index, src) -> Tensor

    Elements added along a dimension: `out[index[i][j]][j] += src[i][j]` for dim 0.

    >>> ow.scatter_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]))
    tensor([5., 0., 2.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(src) is Tensor:
            return SCATTER_ADD_[input._keys | index._keys | src._keys](input, dim, index, src)
    return SCATTER_ADD__FORMS(given_arguments(input, dim, index, src) + rest, named)


INDEX_SELECT_FORMS = Overloads(
    "index_select",
    (INDEX_SELECT, (("input", "Tensor"), ("dim", "int"), ("index", "Tensor")), 0, None, 0, False),
)


def index_select(input=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """index_select(input, dim, index) -> Tensor

    The entries of a vector of indices along a dimension, in its order; an index may occur several times.

    >>> ow.index_select(ow.tensor([[1, 2, 3], [4, 5, 6]]), 1, ow.tensor([2, 0, 2]))
    tensor([[3, 1, 3],
            [6, 4, 6]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor:
            return INDEX_SELECT[input._keys | index._keys](input, dim, index)
    return INDEX_SELECT_FORMS(given_arguments(input, dim, index) + rest, named)


INDEX_ADD_FORMS = Overloads(
    "index_add",
    (
        INDEX_ADD,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("source", "Tensor"), ("alpha", "Scalar", 1)),
        1,
        None,
        0,
        False,
    ),
)


def index_add(input=MISSING, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
    """index_add(input, dim, index, source, *, alpha=1) -> Tensor

    The tensor with `alpha * source` added to the entries of a vector of indices.

    >>> ow.index_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]), alpha=10)
    tensor([50.,  0., 20.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(source) is Tensor:
            return INDEX_ADD[input._keys | index._keys | source._keys](input, dim, index, source, 1)
    return INDEX_ADD_FORMS(given_arguments(input, dim, index, source) + rest, named)


INDEX_ADD__FORMS = Overloads(
    "index_add_",
    (
        INDEX_ADD_,
        (("input", "Tensor"), ("dim", "int"), ("index", "Tensor"), ("source", "Tensor"), ("alpha", "Scalar", 1)),
        1,
        None,
        0,
        False,
    ),
)


def index_add_(input=MISSING, dim=MISSING, index=MISSING, source=MISSING, *rest, **named):
    """index_add_(input, dim, index, source, *, alpha=1) -> Tensor

    The tensor with `alpha * source` added to the entries of a vector of indices.

    >>> ow.index_add(ow.zeros(3), 0, ow.tensor([0, 2, 0]), ow.tensor([1.0, 2.0, 4.0]), alpha=10)
    tensor([50.,  0., 20.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(dim) is int and type(index) is Tensor and type(source) is Tensor:
            return INDEX_ADD_[input._keys | index._keys | source._keys](input, dim, index, source, 1)
    return INDEX_ADD__FORMS(given_arguments(input, dim, index, source) + rest, named)
