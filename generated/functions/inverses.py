# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of inverses."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("atol_rtol_tensor", "atol_rtol_float", "rcond_tensor", "", module="linalg")
def linalg_pinv(input, *, atol=None, rtol=None, hermitian=False, out=None):
    """pinv(input, *, atol=None, rtol=None, hermitian=False, out=None) -> Tensor
    pinv(input, *, atol=None, rtol=None, hermitian=False, out=None) -> Tensor
    pinv(input, rcond, hermitian=False, *, out=None) -> Tensor
    pinv(input, rcond, hermitian=False, *, out=None) -> Tensor

    The pseudoinverses of matrices (Moore and Penrose).

    Singular values up to the larger of `atol` and `rtol` times the largest count as 0.

    >>> ow.linalg.pinv(ow.tensor([[2.0, 0.0], [0.0, 0.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.0000]])
    """


@public(method=True)
def pinverse(input, rcond=1e-15):
    """The pseudoinverses of matrices; another name of `linalg.pinv`.

    >>> ow.pinverse(ow.tensor([[2.0, 0.0], [0.0, 0.0]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.0000]])
    """


_singular_threshold = declare("_singular_threshold(sizes, matrix, atol, rtol)", "Up to which of the singular values "
    "`sizes` of a matrix they count as 0.")
_pinv = declare("_pinv(input, atol, rtol, hermitian)", "The pseudoinverses of matrices, without the singular values "
    "that count as 0.")


@public("atol_rtol_tensor", "atol_rtol_float", "tol_tensor", "", module="linalg")
def linalg_matrix_rank(input, *, atol=None, rtol=None, hermitian=False, out=None):
    """matrix_rank(input, *, atol=None, rtol=None, hermitian=False, out=None) -> Tensor
    matrix_rank(input, *, atol=None, rtol=None, hermitian=False, out=None) -> Tensor
    matrix_rank(input, tol, hermitian=False, *, out=None) -> Tensor
    matrix_rank(input, tol, hermitian=False, *, out=None) -> Tensor

    The number of singular values above the larger of `atol` and `rtol` times the largest.

    >>> ow.linalg.matrix_rank(ow.tensor([[1.0, 2.0], [2.0, 4.0]]))
    tensor(1)
    """


_lstsq = declare("_lstsq(input, b, rcond, sized)", "The shortest solution with the least squared error, the rank and, "
    "if `sized`, the singular values of `self`.", result="return_types.lstsq")


@public(result="return_types.linalg_lstsq", module="linalg")
def linalg_lstsq(input, b, rcond=None, *, driver=None, out=None):
    """The solution of `A @ X = B` with the smallest squared error, the shortest one if there are several.

    `residuals` are the squared errors where A has full rank and more rows than columns, else empty; the
        driver gelsy
    gives none. `rank` is that of A; `singular_values` are given by the drivers gelsd and gelss.

    >>> ow.linalg.lstsq(ow.tensor([[1.0], [1.0]]), ow.tensor([[1.0], [3.0]])).solution.round(decimals=3)
    tensor([[2.]])
    """


@public(module="linalg")
def linalg_matrix_power(input, n, *, out=None):
    """Square matrices to a whole power; a negative one is that of the inverse.

    >>> ow.linalg.matrix_power(ow.tensor([[1.0, 1.0], [0.0, 1.0]]), 5)
    tensor([[1., 5.],
            [0., 1.]])
    """


matrix_power = declare("matrix_power(input, n, *, out=None)", "Another name of `linalg.matrix_power`.", result="",
    method=True)
_cross = declare("_cross(input, other, dim)", "The cross products along a dimension of size 3, counted from the first, "
    "of floats of one dtype and shape.")


@public(module="linalg")
def linalg_cross(input, other, *, dim=-1, out=None):
    """The cross products of vectors of size 3 along `dim`; other dimensions broadcast.

    >>> ow.linalg.cross(ow.tensor([1, 0, 0]), ow.tensor([0, 1, 0]))
    tensor([0, 0, 1])
    """


@public(method=True)
def cross(input, other, dim=None, *, out=None):
    """The cross products of vectors of size 3, along the first dimension of that size unless `dim` says
        otherwise.

    >>> ow.cross(ow.tensor([1, 0, 0]), ow.tensor([0, 1, 0]))
    tensor([0, 0, 1])
    """


@public()
def cdist(x1, x2, p=2.0, compute_mode='use_mm_for_euclid_dist_if_necessary'):
    """The distances between all rows of one tensor and all of another, in the p-norm.

    Euclidean distances come from a matrix product where either has more than 25 rows, which is quick and
        loses digits
    where points are close together; `compute_mode` asks for it at any number of rows, or at none.

    >>> ow.cdist(ow.tensor([[0.0, 0.0]]), ow.tensor([[3.0, 4.0], [0.0, 1.0]]))
    tensor([[5., 1.]])
    """


_has_extremes = declare("_has_extremes(input, power)", "Whether the largest element, raised to a power, is no number "
    "of the dtype, or near its smallest.", result="bool")
_room_for_powers = declare("_room_for_powers(input, power)", "Elements that can be raised to a power and added up; as "
    "float64 where they do not fit their dtype then.")
_distances_by_product = declare("_distances_by_product(x1, x2)", "The Euclidean distances of all rows of one tensor to "
    "all of another: the root of `x1 x1 - 2 x1 x2 + x2 x2`.")
_distances_backward = declare("_distances_backward(grad, input, other, result)", "The gradient of Euclidean distances "
    "with respect to the points in rows; equal points have none.")


@public()
def pdist(input, p=2.0):
    """The distances between all pairs of rows, those of the first row first.

    >>> ow.pdist(ow.tensor([[0.0, 0.0], [3.0, 4.0], [0.0, 1.0]]))
    tensor([5.0000, 1.0000, 4.2426])
    """


_pair_distances = declare("_pair_distances(input, p)", "The distances between all pairs of rows, those of the first "
    "row first, in the norm 1 or 2.")
_pair_slopes = declare("_pair_slopes(grad, input, result, p)", "The gradient of the rows of which there are the "
    "distances between all pairs.")
_pair_tangents = declare("_pair_tangents(tangent, input, result, p)", "The tangent of the distances between all pairs "
    "of rows.")
_spread_differences = declare("_spread_differences(input, points)", "To every row the sum of its differences from the "
    "others, each times the number of this pair.")
_pair_products = declare("_pair_products(input, other)", "The products of the differences of all pairs of rows with "
    "those of the same pairs of another matrix.")
_solve_triangular_backward = declare("_solve_triangular_backward(grad, result, upper, left, unitriangular)", "The "
    "gradient of a triangular system with respect to the matrix; `grad` is that of the right side.")
_slogdet_backward = declare("_slogdet_backward(grad_sign, grad_logabsdet, A, sign)", "The gradient of the sign and the "
    "logarithm of determinants.")
_pinv_backward = declare("_pinv_backward(grad, input, result)", "The gradient of the pseudoinverse.")
_first_elements = declare("_first_elements(input, sizes)", "A vector continued with zeros, in another shape.")
