# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The low_rank operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)


@composite(define("_range_of(Tensor A, int q, int niter, Tensor? M) -> Tensor", "4e2ab8b79aa013d1"))
def _range_of_composite(A, q, niter, M):
    matrix = A if M is None else A - M
    adjoint = matrix.adjoint()
    found = functions.linalg_qr(
        functions.matmul(matrix, functions.randn((*A._sizes[:-2], A._sizes[-1], q), dtype=A.dtype))
    )[0]
    for step in range(niter):
        found = functions.linalg_qr(
            functions.matmul(matrix, functions.linalg_qr(functions.matmul(adjoint, found))[0])
        )[0]
    return found


@composite(define("svd_lowrank(Tensor A, int q=6, int niter=2, Tensor? M=None) -> (Tensor U, Tensor S, Tensor V)",
    "6f297420f363a16a"))
@named(return_types.svd_lowrank)
def svd_lowrank_composite(A, q, niter, M):
    if A._ndim < 2:
        language.raise_error(f"svd_lowrank: expected a matrix or a batch of them, got shape {list(A._sizes)}")
    if q < 0:
        language.raise_error(f"svd_lowrank: q must not be negative, got {q}")
    if niter > 1000000:
        language.raise_error(f"svd_lowrank: niter counts steps, of which 1,000,000 are the most, got {niter}")
    wide = A._sizes[-2] < A._sizes[-1]
    matrix = A.adjoint() if wide else A
    mean = None if M is None else M.expand(A._sizes).adjoint() if wide else M.expand(A._sizes)
    basis = functions._range_of(matrix, q, niter, mean)
    u, s, vh = functions.linalg_svd(functions.matmul(basis.adjoint(), matrix if mean is None else matrix - mean), False)
    u = functions.matmul(basis, u)
    return (vh.adjoint(), s, u) if wide else (u, s, vh.adjoint())


@composite(define("pca_lowrank(Tensor A, int? q=None, bool center=True, int niter=2) -> (Tensor U, Tensor S, Tensor V)",
    "87102aee9d0a58f1"))
@named(return_types.pca_lowrank)
def pca_lowrank_composite(A, q, center, niter):
    if A._ndim < 2:
        language.raise_error(f"pca_lowrank: expected at least two dimensions, got shape {list(A._sizes)}")
    if not A.dtype.is_floating_point and (not A.dtype.is_complex):
        language.raise_unsupported_error(f"pca_lowrank: expected floating or complex matrices, got {A.dtype}")
    least = A._sizes[-2] if A._sizes[-2] < A._sizes[-1] else A._sizes[-1]
    count = (least if least < 6 else 6) if q is None else q
    if count < 0 or count > least:
        language.raise_value_error(
            f"pca_lowrank: q must lie between 0 and the smaller size of the matrix, {least}, got {q}")
    if niter < 0:
        language.raise_value_error(f"pca_lowrank: niter must not be negative, got {niter}")
    if center:
        return functions.svd_lowrank(A - A.mean((-2,), True), count, niter)
    return functions.svd_lowrank(A, count, niter)


@composite(define("lobpcg(Tensor A, int? k=None, Tensor? B=None, Tensor? X=None, int? n=None, Tensor? iK=None, int? "
    "niter=None, float? tol=None, bool? largest=None, str? method=None) -> (Tensor, Tensor)", "c2e077a6393f4bf6"))
def lobpcg_composite(A, k, B, X, n, iK, niter, tol, largest, method):
    if A._ndim < 2 or A._sizes[-1] != A._sizes[-2]:
        language.raise_error(f"lobpcg: expected square matrices, got shape {list(A._sizes)}")
    if method is not None and method != "basic" and (method != "ortho"):
        language.raise_error(f"lobpcg: method must be basic or ortho, got '{method}'")
    if n is not None and n < 0:
        language.raise_error(f"lobpcg: n must not be negative, got {n}")
    size, wanted = (A.size(-1), k)
    if wanted is None:
        wanted = 1 if X is None else X.size(-1)
    if wanted < 1 or size < 3 * wanted:
        language.raise_value_error(
            f"lobpcg: a matrix of {size} rows has too few for {wanted} pairs: at least one is asked for, and three "
            "rows each")
    whole = (A + functions.adjoint(A)) / 2
    if B is None:
        values, vectors = functions.linalg_eigh(whole)
    else:
        L = functions.linalg_cholesky(B)
        inner = functions.linalg_solve_triangular(L, whole, upper=False)
        values, vectors = functions.linalg_eigh(functions.linalg_solve_triangular(functions.adjoint(L), inner,
            upper=True, left=False))
        vectors = functions.linalg_solve_triangular(functions.adjoint(L), vectors, upper=True)
    if largest is None or largest:
        return (values.narrow(-1, size - wanted, wanted).flip(-1), vectors.narrow(-1, size - wanted, wanted).flip(-1))
    return (language.new(values.narrow(-1, 0, wanted)), language.new(vectors.narrow(-1, 0, wanted)))
