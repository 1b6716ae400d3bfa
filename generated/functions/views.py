# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of views."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("dtype", "", only_method=True, method=True)
def view(input, size):
    """view(input, dtype) -> Tensor
    view(input, size) -> Tensor

    The same bytes as elements of another dtype; no gradient goes through.

    Where the elements differ in size, the last dimension grows or shrinks accordingly.

    >>> ow.tensor([1.0]).view(ow.int32)
    tensor([1065353216], dtype=int32)
    >>> ow.zeros(2, 4, dtype=ow.int16).view(ow.float64).shape
    opweave.Size([2, 1])
    """


@public(only_method=True, method=True)
def view_as(input, other):
    """The same memory in the shape of another tensor.

    >>> ow.arange(4).view_as(ow.zeros(2, 2))
    tensor([[0, 1],
            [2, 3]])
    """


@public(method=True)
def reshape(input, shape):
    """The elements in another shape; a view where the strides allow it, else a copy. One size may be -1.

    >>> ow.arange(6).reshape(3, 2)
    tensor([[0, 1],
            [2, 3],
            [4, 5]])
    >>> ow.reshape(ow.arange(6), (2, -1)).shape
    opweave.Size([2, 3])
    """


@public("using_ints", method=True)
def flatten(input, start_dim=0, end_dim=-1):
    """Dimensions `start_dim` to `end_dim`, both included, as one.

    >>> ow.zeros(2, 3, 4).flatten(1).shape
    opweave.Size([2, 12])
    >>> ow.flatten(ow.tensor([[1, 2], [3, 4]]))
    tensor([1, 2, 3, 4])
    """


@public("int", method=True)
def transpose(input, dim0, dim1):
    """Two dimensions exchanged; a view.

    >>> ow.transpose(ow.tensor([[1, 2, 3], [4, 5, 6]]), 0, 1)
    tensor([[1, 4],
            [2, 5],
            [3, 6]])
    """


transpose_ = declare("transpose_(input, dim0, dim1)", "As `transpose`, written into `input`, which is returned.",
    result="", method=True)
transpose_copy = declare("transpose_copy(input, dim0, dim1, *, out=None)", "As `transpose`, but a copy.", "int",
    result="")


@public(method=True)
def t(input):
    """A matrix transposed; vectors and scalars as they are. More than two dimensions raise
    RuntimeError.

    >>> ow.tensor([[1, 2], [3, 4]]).t()
    tensor([[1, 3],
            [2, 4]])
    """


t_ = declare("t_(input)", "As `t`, written into `input`, which is returned.", result="", method=True)
t_copy = declare("t_copy(input, *, out=None)", "As `t`, but a copy.", result="")


@public(only_method=True, method=True, attribute="T")
def numpy_T(input):
    """All dimensions in reverse order; a view.

    >>> ow.zeros(2, 3, 4).T.shape
    opweave.Size([4, 3, 2])
    """


@public(only_method=True, method=True, attribute="mT")
def mT(input):
    """The last two dimensions exchanged; a view.

    >>> ow.zeros(2, 3, 4).mT.shape
    opweave.Size([2, 4, 3])
    """


@public(method=True)
def permute(input, dims):
    """The dimensions in another order; a view. Every dimension must be named once.

    >>> ow.permute(ow.zeros(2, 3, 4), (2, 0, 1)).shape
    opweave.Size([4, 2, 3])
    """


permute_copy = declare("permute_copy(input, dims, *, out=None)", "As `permute`, but a copy.", result="")


@public(method=True)
def unsqueeze(input, dim):
    """A dimension of size 1 put in at `dim`; a view.

    >>> ow.unsqueeze(ow.tensor([1, 2, 3]), 1)
    tensor([[1],
            [2],
            [3]])
    """


unsqueeze_ = declare("unsqueeze_(input, dim)", "As `unsqueeze`, written into `input`, which is returned.", result="",
    method=True)
unsqueeze_copy = declare("unsqueeze_copy(input, dim, *, out=None)", "As `unsqueeze`, but a copy.", result="")


@public("", "dim", "dims", method=True)
def squeeze(input, dim):
    """squeeze(input) -> Tensor
    squeeze(input, dim) -> Tensor
    squeeze(input, dim) -> Tensor

    Without the dimensions of size 1; a view.

    >>> ow.squeeze(ow.zeros(1, 3, 1)).shape
    opweave.Size([3])
    """


squeeze_ = declare("squeeze_(input, dim)", "As `squeeze`, written into `input`, which is returned.", "", "dim", "dims",
    method=True)
squeeze_copy = declare("squeeze_copy(input, dim, *, out=None)", "As `squeeze`, but a copy.", "", "dim", "dims")


@public(only_method=True, method=True)
def expand(input, size, *, implicit=False):
    """Dimensions of size 1 repeated without a copy; -1 keeps a size, and new dimensions may come before.

    >>> ow.tensor([[1], [2]]).expand(2, 3)
    tensor([[1, 1, 1],
            [2, 2, 2]])
    >>> ow.tensor([1, 2]).expand(3, -1).shape
    opweave.Size([3, 2])
    """


expand_copy = declare("expand_copy(input, size, *, implicit=False, out=None)", "As `expand`, but a copy.", result="")


@public(only_method=True, method=True)
def expand_as(input, other):
    """The tensor expanded to the shape of another, without a copy.

    >>> ow.tensor([1, 2]).expand_as(ow.zeros(2, 2))
    tensor([[1, 2],
            [1, 2]])
    """


@public(method=True)
def broadcast_to(input, size):
    """The tensor broadcast to a shape, without a copy.

    >>> ow.broadcast_to(ow.tensor([1, 2]), (2, 2))
    tensor([[1, 2],
            [1, 2]])
    """


@public("int", method=True)
def select(input, dim, index):
    """One index of a dimension, which goes; a view. An index outside of the dimension is an IndexError.

    >>> ow.select(ow.tensor([[1, 2], [3, 4]]), 1, 0)
    tensor([1, 3])
    """


select_copy = declare("select_copy(input, dim, index, *, out=None)", "As `select`, but a copy.", "int", result="")


@public("Tensor", only_method=True, method=True)
def slice(input, dim=0, start=None, end=None, step=1):
    """Every `step`-th element of a dimension from `start` up to but without `end`; a view.

    >>> ow.arange(10).slice(0, 2, 9, 3)
    tensor([2, 5, 8])
    """


slice_copy = declare("slice_copy(input, dim=0, start=None, end=None, step=1, *, out=None)", "As `slice`, but a copy.",
    "Tensor", result="")


@public("Tensor", "", method=True)
def narrow(input, dim, start, length):
    """narrow(input, dim, start, length) -> Tensor
    narrow(input, dim, start, length) -> Tensor

    `length` elements of a dimension from a `start` on that a tensor gives; a view.
    """


@public(method=True)
def narrow_copy(input, dim, start, length, *, out=None):
    """As `narrow`, in memory of its own.

    >>> ow.arange(4).narrow_copy(0, 1, 2)
    tensor([1, 2])
    """


@public(method=True)
def detach(input):
    """The same memory outside of the graph: nothing that happens to the result is differentiated.

    >>> a = ow.tensor([1.0], requires_grad=True)
    >>> (a * 2).requires_grad, (a * 2).detach().requires_grad
    (True, False)
    """


detach_ = declare("detach_(input)", "As `detach`, written into `input`, which is returned.", result="", method=True)
detach_copy = declare("detach_copy(input, *, out=None)", "As `detach`, but a copy.", result="")
_view_at = declare("_view_at(input, index)", "The view that ints, slices, None and Ellipsis select.")
_take_at = declare("_take_at(input, index)", "A copy of what integer and bool tensors select.")
_take_last_at = declare("_take_last_at(grad, index)", "The gradient of what an assignment writes; elements that others "
    "were written over get 0.")
_scatter_at = declare("_scatter_at(input, sizes, index)", "Zeros to which a tensor is added at an index; the gradient "
    "of indexing.")


@public(only_method=True, method=True, operators="__getitem__")
def getitem(input, index):
    """Indexing by ints, slices, None and Ellipsis (a view), integer and bool tensors (a copy).

    >>> a = ow.arange(6).reshape(2, 3)
    >>> a[1, 1:]
    tensor([4, 5])
    >>> a[a > 2]
    tensor([3, 4, 5])
    >>> a[:, [2, 0]]
    tensor([[2, 0],
            [5, 3]])
    """


_put_at = declare("_put_at(input, value, index)", "A copy of a tensor with `value` written at an index.")
_put_at_ = declare("_put_at_(input, value, index)", "As `_put_at`, written into `input`, which is returned.", result="")


@public("", "Scalar", operators="__setitem__")
def _setitem(input, index, value):
    """_setitem(input, index, value) -> Tensor
    _setitem(input, index, value) -> Tensor

    Writing at an index, `input[index] = value`.
    """
