# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of sparse."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_sparse_coo_tensor_with_dims_and_tensors = declare("_sparse_coo_tensor_with_dims_and_tensors(sparse_dim, dense_dim, "
    "size, indices, values, *, dtype=None, layout=None, device=None, pin_memory=None, is_coalesced=None, "
    "requires_grad=False)", "A sparse tensor over indices and values that fit each other; nothing is checked.")


@public(only_method=True, method=True)
def to_dense(input, dtype=None, *, masked_grad=None):
    """The tensor in the layout strided, and in another dtype if one is given; itself where nothing changes.

    The gradient of a sparse tensor is 0 where it stores nothing, unless `masked_grad` is False.

    >>> ow.sparse_coo_tensor([[0, 2]], [1.0, 5.0], (4,)).to_dense()
    tensor([1., 0., 5., 0.])
    """


to_dense_backward = declare("to_dense_backward(grad, input, masked_grad=None)", "The gradient of `to_dense`, where the "
    "tensor stores elements unless `masked_grad` is False.")


@public("", "sparse_dim", only_method=True, method=True)
def to_sparse(input, *, layout=None, blocksize=None, dense_dim=None):
    """to_sparse(input, *, layout=None, blocksize=None, dense_dim=None) -> Tensor
    to_sparse(input, sparse_dim) -> Tensor

    The tensor in a sparse layout, sparse_coo unless `layout` names another: elements other than 0 and where
        they are.

    The last `dense_dim` dimensions are not looked at one by one: blocks over them are stored whole. The
        layouts
    sparse_csr, sparse_csc, sparse_bsr and sparse_bsc are those of matrices, and of batches of matrices that
        store as
    many elements; the last two store blocks of `blocksize`.

    >>> ow.tensor([0.0, 2.0, 0.0]).to_sparse()
    tensor(indices=tensor([[1]]),
           values=tensor([2.]),
           size=(3,), nnz=1, layout=sparse_coo)
    """


_dense_of = declare("_dense_of(grad)", "A gradient in the layout strided.")
_in_layout = declare("_in_layout(input, layout, blocksize, dense_dim)", "A sparse tensor in another sparse layout, or "
    "with other blocks.")
_in_layout_of = declare("_in_layout_of(grad, template)", "A gradient in the layout of a tensor.")


@public(only_method=True, method=True)
def coalesce(input):
    """The sparse tensor with its indices in lexicographic order, each there once; itself where it is so
        already.

    Elements that are stored several times are added up.

    >>> ow.sparse_coo_tensor([[2, 0, 2]], [1.0, 2.0, 3.0], (3,)).coalesce()
    tensor(indices=tensor([[0, 2]]),
           values=tensor([2., 4.]),
           size=(3,), nnz=2, layout=sparse_coo)
    """


@public(result="bool", only_method=True, method=True)
def is_coalesced(input):
    """Whether the indices of a sparse tensor are in lexicographic order, each there once.

    >>> x = ow.sparse_coo_tensor([[0, 0]], [1.0, 2.0], (3,))
    >>> x.is_coalesced(), x.coalesce().is_coalesced()
    (False, True)
    """


@public(only_method=True, method=True)
def indices(input):
    """The indices of a coalesced sparse tensor: a column for each stored element.

    >>> ow.tensor([[0.0, 1.0], [2.0, 0.0]]).to_sparse().indices()
    tensor([[0, 1],
            [1, 0]])
    """


@public(only_method=True, method=True)
def values(input):
    """The values of a coalesced sparse tensor; gradients go through them.

    >>> ow.tensor([[0.0, 1.0], [2.0, 0.0]]).to_sparse().values()
    tensor([1., 2.])
    """


_indices = declare("_indices(input)", "The indices of a sparse tensor as they are stored.", only_method=True,
    method=True)
_values = declare("_values(input)", "The values of a sparse tensor as they are stored, outside of the graph.",
    only_method=True, method=True)
_nnz = declare("_nnz(input)", "The number of elements that a sparse tensor stores.", result="int", only_method=True,
    method=True)
crow_indices = declare("crow_indices(input)", "Where each row begins among the stored elements of a tensor of the "
    "layout sparse_csr, or row of blocks of sparse_bsr.", only_method=True, method=True)
col_indices = declare("col_indices(input)", "The column of each stored element of a tensor of the layout sparse_csr, "
    "or of each block of sparse_bsr.", only_method=True, method=True)
ccol_indices = declare("ccol_indices(input)", "Where each column begins among the stored elements of a tensor of the "
    "layout sparse_csc, or of blocks of sparse_bsc.", only_method=True, method=True)
row_indices = declare("row_indices(input)", "The row of each stored element of a tensor of the layout sparse_csc, or "
    "of each block of sparse_bsc.", only_method=True, method=True)
_with_values = declare("_with_values(input, values)", "A sparse tensor with other values at the indices of one that "
    "stores each element once.")


@public(result="int", only_method=True, method=True)
def sparse_dim(input):
    """The number of dimensions that indices run over, the first ones; 0 of a dense tensor.

    >>> ow.zeros(2, 3).to_sparse(1).sparse_dim()
    1
    """


@public(result="int", only_method=True, method=True)
def dense_dim(input):
    """The number of dimensions of each stored value; all of a dense tensor.

    >>> ow.zeros(2, 3).to_sparse(1).dense_dim()
    1
    """


@public(only_method=True, method=True)
def sparse_mask(input, mask):
    """The elements of the tensor where a sparse tensor of its shape stores one, at the indices of that.

    >>> ow.tensor([1.0, 2.0, 3.0]).sparse_mask(ow.sparse_coo_tensor([[1]], [1.0], (3,)))
    tensor(indices=tensor([[1]]),
           values=tensor([2.]),
           size=(3,), nnz=1, layout=sparse_coo)
    """


_values_at = declare("_values_at(input, indices)", "The elements of a tensor, dense or sparse, at the columns of some "
    "indices.")
_sparse_mm = declare("_sparse_mm(sparse, dense)", "The product of a sparse matrix and a dense one, which is dense.")
_sparse_sparse_matmul = declare("_sparse_sparse_matmul(input, other)", "The product of two sparse matrices, which is "
    "sparse.")


@public()
def hspmm(mat1, mat2):
    """The product of a sparse matrix and a dense one, which stores whole rows: those of which `mat1` stores
        something.

    >>> ow.hspmm(ow.tensor([[0.0, 0.0], [0.0, 2.0]]).to_sparse(), ow.ones(2, 2))
    tensor(indices=tensor([[1]]),
           values=tensor([[2., 2.]]),
           size=(2, 2), nnz=1, layout=sparse_coo)
    """


hsmm = declare("hsmm(mat1, mat2)", "Another name of `hspmm`.", result="")


@public(method=True)
def smm(input, mat2):
    """The product of a sparse matrix and a dense one, as a sparse matrix.

    >>> ow.smm(ow.tensor([[0.0, 0.0], [0.0, 2.0]]).to_sparse(), ow.ones(2, 2))
    tensor(indices=tensor([[1, 1],
                           [0, 1]]),
           values=tensor([2., 2.]),
           size=(2, 2), nnz=2, layout=sparse_coo)
    """


@public(method=True)
def sspaddmm(input, mat1, mat2, *, beta=1, alpha=1):
    """`beta * self + alpha * smm(mat1, mat2)` of a sparse matrix `self`, as a sparse matrix; with `beta=0` it
        is not read.

    >>> x = ow.eye(2).to_sparse()
    >>> ow.sspaddmm(x, x, ow.ones(2, 2)).to_dense()
    tensor([[2., 1.],
            [1., 2.]])
    """


@public(only_method=True, method=True)
def sparse_resize(input, size, sparse_dim, dense_dim):
    """In place: another size for a tensor of the layout sparse_coo, in no dimension a smaller one while it
        stores elements.

    >>> ow.eye(2).to_sparse().sparse_resize_((2, 3), 2, 0).to_dense()
    tensor([[1., 0., 0.],
            [0., 1., 0.]])
    """


sparse_resize_ = declare("sparse_resize_(input, size, sparse_dim, dense_dim)", "As `sparse_resize`, written into "
    "`input`, which is returned.", result="", only_method=True, method=True)


@public(only_method=True, method=True)
def sparse_resize_and_clear(input, size, sparse_dim, dense_dim):
    """In place: another size for a tensor of the layout sparse_coo, which then stores nothing.

    >>> ow.eye(2).to_sparse().sparse_resize_and_clear_((2, 3), 1, 1)._nnz()
    0
    """


sparse_resize_and_clear_ = declare("sparse_resize_and_clear_(input, size, sparse_dim, dense_dim)", "As "
    "`sparse_resize_and_clear`, written into `input`, which is returned.", result="", only_method=True, method=True)


@public(method=True)
def resize_as_sparse(input, the_template):
    """In place: the size of another tensor of the same sparse layout.

    >>> ow.zeros(2, 2).to_sparse().resize_as_sparse_(ow.eye(3).to_sparse()).shape
    opweave.Size([3, 3])
    """


resize_as_sparse_ = declare("resize_as_sparse_(input, the_template)", "As `resize_as_sparse`, written into `input`, "
    "which is returned.", result="", method=True)
_sampled_mm = declare("_sampled_mm(input, mat2, mask)", "The product of two matrices where a sparse one stores an "
    "element, or everywhere for a dense one.")
_spsolve = declare("_spsolve(input, other, left)", "The solution of a system with a sparse matrix, or with "
    "`left=False` with its transpose.")
_spsolve_backward = declare("_spsolve_backward(grad, input, result, left)", "The gradients of `_spsolve`, that of the "
    "matrix at its own indices.", result="tuple[Tensor, Tensor]")
_sparse_softmax = declare("_sparse_softmax(input, dim, dtype=None)", "The softmax of the elements that a sparse tensor "
    "stores.", "int")
_sparse_log_softmax = declare("_sparse_log_softmax(input, dim, dtype=None)", "The logarithm of the softmax of the "
    "elements that a sparse tensor stores.", "int")
