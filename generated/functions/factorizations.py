# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of factorizations."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(result="return_types.linalg_lu_factor_ex", module="linalg")
def linalg_lu_factor_ex(A, *, pivot=True, check_errors=False, out=None):
    """`A = P @ L @ U` packed into one tensor as LAPACK does, the exchanges of rows, and which pivot is zero,
        or 0.

    `check_errors` makes a zero pivot a RuntimeError.

    >>> ow.linalg.lu_factor_ex(ow.tensor([[1.0, 2.0], [2.0, 4.0]])).info
    tensor(2, dtype=int32)
    """


_lu_factor = declare("_lu_factor(A, pivot)", "The packed triangular factors, pivots and failures.",
    result="return_types.lu_factor")
_lu_permutation = declare("_lu_permutation(pivots, rows)", "The rows of A in the order of those of L.")
_lu_backward = declare("_lu_backward(grad, LU, pivots)", "The gradient of triangular factors: that of M. Seeger et "
    "al., arXiv 1710.08717, and for rectangles its two halves.")


@public(result="return_types.linalg_lu_factor", module="linalg")
def linalg_lu_factor(A, *, pivot=True, out=None):
    """`A = P @ L @ U` packed into one tensor, and the exchanges of rows, for `lu_solve`; a zero pivot is a
        RuntimeError.

    >>> LU, pivots = ow.linalg.lu_factor(ow.tensor([[2.0, 4.0], [4.0, 4.0]]))
    >>> LU
    tensor([[4.0000, 4.0000],
            [0.5000, 2.0000]])
    """


@public(result="return_types.lu_unpack")
def lu_unpack(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True, *, out=None):
    """P, L and U with `A = P @ L @ U`, from what `lu_factor` gives; what is not wanted is empty.

    >>> LU, pivots = ow.linalg.lu_factor(ow.tensor([[2.0, 4.0], [4.0, 4.0]]))
    >>> ow.lu_unpack(LU, pivots).L
    tensor([[1.0000, 0.0000],
            [0.5000, 1.0000]])
    """


@public(result="return_types.linalg_lu", module="linalg")
def linalg_lu(A, *, pivot=True, out=None):
    """`A = P @ L @ U`: a permutation, a lower triangle with ones on its diagonal, and an upper triangle.

    >>> P, L, U = ow.linalg.lu(ow.tensor([[2.0, 4.0], [4.0, 4.0]]))
    >>> P @ L @ U
    tensor([[2., 4.],
            [4., 4.]])
    """


@public(result="tuple[Tensor, ...]", method=True)
def lu(input, pivot=True, get_infos=False, *, out=None):
    """What `linalg.lu_factor` gives, with `get_infos` what `linalg.lu_factor_ex` does; an older name, as in
        PyTorch.

    >>> ow.lu(ow.tensor([[2.0, 4.0], [4.0, 4.0]]))[1]
    tensor([2, 2], dtype=int32)
    """


_lu_solution = declare("_lu_solution(LU, pivots, B, turned)", "The solution of `A @ X = B`, or of that with the "
    "adjoint of A, from the factors of A.")


@public(module="linalg")
def linalg_lu_solve(LU, pivots, B, *, left=True, adjoint=False, out=None):
    """The solution of `A @ X = B` from what `lu_factor` gives of A; `left=False` solves `X @ A = B`.

    With `adjoint` it is the conjugate transpose of A.

    >>> LU, pivots = ow.linalg.lu_factor(ow.tensor([[2.0, 4.0], [4.0, 4.0]]))
    >>> ow.linalg.lu_solve(LU, pivots, ow.tensor([[6.0], [8.0]]))
    tensor([[1.],
            [1.]])
    """


@public(method=True)
def lu_solve(input, LU_data, LU_pivots, *, out=None):
    """The solution of `A @ X = input`; `linalg.lu_solve` with another order of arguments.

    >>> LU, pivots = ow.linalg.lu_factor(ow.tensor([[2.0, 4.0], [4.0, 4.0]]))
    >>> ow.lu_solve(ow.tensor([[6.0], [8.0]]), LU, pivots)
    tensor([[1.],
            [1.]])
    """


_ldl_factor = declare("_ldl_factor(input, hermitian)", "The packed factors of symmetric or Hermitian matrices, pivots "
    "and failures.", result="return_types.ldl_factor")


@public(result="return_types.linalg_ldl_factor_ex", module="linalg")
def linalg_ldl_factor_ex(input, *, hermitian=False, check_errors=False, out=None):
    """`A = P @ L @ D @ L.mT @ P.mT` packed as LAPACK's sytrf does, exchanges of rows, and which block of D is
        zero, or 0.

    The lower triangle of A is read, which is symmetric or, with `hermitian`, Hermitian. D has blocks of two
        rows where
    two pivots are equal and negative. `check_errors` makes a zero block a RuntimeError.

    >>> ow.linalg.ldl_factor_ex(ow.tensor([[0.0, 2.0], [2.0, 0.0]])).pivots
    tensor([-2, -2], dtype=int32)
    """


@public(result="return_types.linalg_ldl_factor", module="linalg")
def linalg_ldl_factor(input, *, hermitian=False, out=None):
    """`A = P @ L @ D @ L.mT @ P.mT` packed into one tensor, and the exchanges of rows, for `ldl_solve`.

    A is symmetric or, with `hermitian`, Hermitian; a zero block of D is a RuntimeError.

    >>> ow.linalg.ldl_factor(ow.tensor([[4.0, 2.0], [2.0, 3.0]])).LD
    tensor([[4.0000, 0.0000],
            [0.5000, 2.0000]])
    """


@public(module="linalg")
def linalg_ldl_solve(LD, pivots, B, *, hermitian=False, out=None):
    """The solution of `A @ X = B` from what `ldl_factor` gives of A.

    >>> LD, pivots = ow.linalg.ldl_factor(ow.tensor([[4.0, 2.0], [2.0, 3.0]]))
    >>> ow.linalg.ldl_solve(LD, pivots, ow.tensor([[6.0], [5.0]]))
    tensor([[1.],
            [1.]])
    """


@public(result="return_types.linalg_inv_ex", module="linalg")
def linalg_inv_ex(A, *, check_errors=False, out=None):
    """The inverses of square matrices, and of each which pivot is zero, or 0; a singular one has no inverse.

    >>> ow.linalg.inv_ex(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))[1]
    tensor(0, dtype=int32)
    """


@public(result="return_types.linalg_solve_ex", module="linalg")
def linalg_solve_ex(A, B, *, left=True, check_errors=False, out=None):
    """The solution of `A @ X = B`, and of each matrix which pivot is zero, or 0; a singular one has no
        solution.

    >>> ow.linalg.solve_ex(ow.tensor([[2.0, 0.0], [0.0, 4.0]]), ow.tensor([2.0, 2.0]))[0]
    tensor([1.0000, 0.5000])
    """


@public(result="return_types.linalg_cholesky_ex", module="linalg")
def linalg_cholesky_ex(input, *, upper=False, check_errors=False, out=None):
    """The triangular factor of positive-definite matrices, and of each 0, or the order of a minor that is not
        positive.

    Where there is no factor, it is NaN.

    >>> ow.linalg.cholesky_ex(ow.tensor([[4.0, 2.0], [2.0, 0.0]])).info
    tensor(2, dtype=int32)
    """


_cholesky_ex = declare("_cholesky_ex(input, upper)", "The triangular factors, and failures.",
    result="return_types.cholesky_ex")


@public(method=True)
def cholesky_solve(input, input2, upper=False, *, out=None):
    """The solution of `A @ X = input`, from Cholesky's factor of A.

    >>> ow.cholesky_solve(ow.tensor([[4.0], [9.0]]), ow.tensor([[2.0, 0.0], [0.0, 3.0]]))
    tensor([[1.],
            [1.]])
    """


_cholesky_factor_backward = declare("_cholesky_factor_backward(grad, factor, upper)", "The gradient of a triangular "
    "factor; `grad` is that of its product with its adjoint.")
_cholesky_product_forward = declare("_cholesky_product_forward(tangent, factor, upper)", "The tangent of the product "
    "of a triangular factor with its adjoint.")


@public(method=True)
def cholesky_inverse(input, upper=False, *, out=None):
    """The inverse of positive-definite matrices, from Cholesky's factors; a zero on a diagonal is a
        LinAlgError.

    >>> ow.cholesky_inverse(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor([[0.2500, 0.0000],
            [0.0000, 0.0625]])
    """


@public(result="return_types.triangular_solve", method=True)
def triangular_solve(input, A, upper=True, transpose=False, unitriangular=False, *, out=None):
    """The solution of `A @ X = input` for a triangular A, and a copy of A.

    >>> ow.triangular_solve(ow.tensor([[4.0], [2.0]]), ow.tensor([[2.0, 0.0], [0.0, 1.0]])).solution
    tensor([[2.],
            [2.]])
    """


@public(result="return_types.linalg_eig", module="linalg")
def linalg_eig(input, *, out=None):
    """The eigenvalues of square matrices, and eigenvectors of length 1 as columns; complex, whatever the
        matrix is.

    Vectors are determined up to a factor of length 1, and a gradient of what depends on it has no meaning.

    >>> ow.linalg.eig(ow.tensor([[0.0, 1.0], [-1.0, 0.0]])).eigenvalues
    tensor([0.+1.j, 0.-1.j])
    """


@public(module="linalg")
def linalg_eigvals(input, *, out=None):
    """The eigenvalues of square matrices; complex, whatever the matrix is.

    >>> ow.linalg.eigvals(ow.tensor([[0.0, 1.0], [-1.0, 0.0]]))
    tensor([0.+1.j, 0.-1.j])
    """


_eig_backward = declare("_eig_backward(grad_values, grad_vectors, values, vectors, is_real)", "The gradient of "
    "eigenvalues and eigenvectors: C. Boeddeker et al., arXiv 1701.00392, section 4.18.")


@public("", "p_str", module="linalg")
def linalg_cond(input, p=None, *, out=None):
    """cond(input, p=None, *, out=None) -> Tensor
    cond(input, p, *, out=None) -> Tensor

    The condition number of matrices in the norm `p`: that of A times that of its inverse, inf for a
        singular one.

    >>> ow.linalg.cond(ow.tensor([[2.0, 0.0], [0.0, 4.0]]))
    tensor(2.)
    """


@public(module="linalg")
def linalg_tensorinv(input, ind=2, *, out=None):
    """The inverse with respect to `tensordot` over the first `ind` dimensions.

    >>> ow.linalg.tensorinv(ow.eye(4).reshape(2, 2, 4)).shape
    opweave.Size([4, 2, 2])
    """


@public(module="linalg")
def linalg_tensorsolve(input, other, dims=None, *, out=None):
    """`X` with `tensordot(self, X, X.ndim) == other`; `dims` are moved to the end before.

    >>> ow.linalg.tensorsolve(ow.eye(4).reshape(2, 2, 4), ow.ones(2, 2))
    tensor([1., 1., 1., 1.])
    """


@public(module="linalg")
def linalg_vander(x, *, N=None):
    """The powers 0 to `N - 1` (as many as there are elements, when left out) of each element, along a new last
        dimension.

    >>> ow.linalg.vander(ow.tensor([1, 2, 3]))
    tensor([[1, 1, 1],
            [1, 2, 4],
            [1, 3, 9]])
    """


@public()
def vander(x, N=None, increasing=False):
    """The powers of each element of a vector along rows, the highest first.

    >>> ow.vander(ow.tensor([1, 2, 3]))
    tensor([[1, 1, 1],
            [4, 2, 1],
            [9, 3, 1]])
    """


@public(module="linalg")
def linalg_matrix_exp(input):
    """The exponential of square matrices, `1 + A + A @ A / 2 + ...`.

    >>> ow.linalg.matrix_exp(ow.tensor([[0.0, 1.0], [0.0, 0.0]]))
    tensor([[1., 1.],
            [0., 1.]])
    """


matrix_exp = declare("matrix_exp(input)", "Another name of `linalg.matrix_exp`.", result="", method=True)


@public(result="return_types.geqrf", method=True)
def geqrf(input, *, out=None):
    """QR as LAPACK packs it: R above the Householder vectors of Q, and their factors, for
        `householder_product`.

    >>> a, tau = ow.geqrf(ow.tensor([[3.0, 1.0], [4.0, 2.0]]))
    >>> a.triu()
    tensor([[-5.0000, -2.2000],
            [ 0.0000,  0.4000]])
    """


@public(module="linalg")
def linalg_householder_product(input, tau, *, out=None):
    """The first columns of the product of Householder reflections `1 - tau v v*`, whose vectors lie below the
        diagonal.

    >>> a, tau = ow.geqrf(ow.tensor([[3.0, 1.0], [4.0, 2.0]]))
    >>> ow.linalg.householder_product(a, tau)
    tensor([[-0.6000, -0.8000],
            [-0.8000,  0.6000]])
    """


@public(method=True)
def orgqr(input, input2, *, out=None):
    """The first columns of a product of Householder reflections; another name of `linalg.householder_product`.

    >>> ow.orgqr(ow.tensor([[1.0], [0.0]]), ow.tensor([0.0]))
    tensor([[1.],
            [0.]])
    """


@public(method=True)
def ormqr(input, input2, input3, left=True, transpose=False, *, out=None):
    """A matrix times Q, or with `left=False` the other way round; Q is given by Householder reflections, as
        from `geqrf`.

    `transpose` takes the conjugate transpose of Q.

    >>> a, tau = ow.geqrf(ow.tensor([[3.0, 1.0], [4.0, 2.0]]))
    >>> ow.ormqr(a, tau, ow.eye(2))
    tensor([[-0.6000, -0.8000],
            [-0.8000,  0.6000]])
    """


@public(method=True)
def cov(input, *, correction=1, fweights=None, aweights=None):
    """The covariances of variables, which are rows; columns are observations. A vector is one variable.

    `fweights` are how often each observation was made, `aweights` how much it counts, `correction` is what
        is
    subtracted from the number of observations to divide by.

    >>> ow.cov(ow.tensor([[0.0, 2.0], [2.0, 0.0]]))
    tensor([[ 2., -2.],
            [-2.,  2.]])
    """


_common_factor = declare("_common_factor(largest)", "What elements with this largest size are divided by, so that "
    "their squares fit the dtype; 1 where they do.")


@public(method=True)
def corrcoef(input):
    """Pearson's correlation coefficients of variables, which are rows.

    >>> ow.corrcoef(ow.tensor([[0.0, 2.0], [2.0, 0.0]]))
    tensor([[ 1., -1.],
            [-1.,  1.]])
    """


@public(method=True)
def renorm(input, p, dim, maxnorm, *, out=None):
    """The parts along a dimension scaled down so that their p-norm is at most `maxnorm`.

    >>> ow.renorm(ow.tensor([[3.0, 4.0], [0.0, 1.0]]), 2, 0, 2.5)
    tensor([[1.5000, 2.0000],
            [0.0000, 1.0000]])
    """


renorm_ = declare("renorm_(input, p, dim, maxnorm)", "As `renorm`, written into `input`, which is returned.", result="",
    method=True)
_eigvals_backward = declare("_eigvals_backward(grad, input)", "The gradient of eigenvalues.")
