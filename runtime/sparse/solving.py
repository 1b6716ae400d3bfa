"""Systems of linear equations with sparse matrices, by SciPy where it is installed."""

from __future__ import annotations

from typing import Any

from runtime.boundary import guarded
from runtime.dispatch.functions import Functions
from runtime.errors import ComputeError, UnsupportedError
from runtime.sparse.dispatch import for_compressed
from runtime.sparse.products import in_rows
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import result_type
from runtime.tensor.coordinates import has_sparse_layout
from runtime.tensor.memory import array_of

F = Functions()
_SOLVED = (dtypes.float32, dtypes.float64, dtypes.complex64, dtypes.complex128)


@guarded
def spsolve(input: Any, other: Any, *, left: bool = True) -> Tensor:  # noqa: A002 - PyTorch's name
    """The vector ``x`` with ``input @ x = other``, or with ``left=False`` with ``x @ input = other``.

    `input` is a sparse matrix of shape (n, n), `other` a dense vector (n,), or a matrix of such vectors as columns,
    (n, k). Solved by SuperLU, of SciPy (``pip install scipy``). The gradient of `input` is sparse, at its own indices.
    RuntimeError for a matrix that is singular.
    """
    if not has_sparse_layout(input) or has_sparse_layout(other):
        msg = f"sparse.spsolve: expected a sparse matrix and a dense vector, got {input.layout} and {other.layout}"
        raise ComputeError(msg)
    if input._ndim != 2 or input._sizes[0] != input._sizes[1] or other._sizes[:1] != input._sizes[:1]:
        msg = f"sparse.spsolve: shapes {list(input._sizes)} and {list(other._sizes)} are no square system"
        raise ComputeError(msg)
    kind = result_type((input, other))
    if kind not in _SOLVED:
        msg = f"sparse.spsolve: expected float32, float64, complex64 or complex128, got {kind.name}"
        raise ComputeError(msg)
    return F._spsolve(input, other, left)  # type: ignore[no-any-return]


@for_compressed()
def solve(self: Any, other: Any, left: bool) -> Tensor:
    """The kernel: :func:`spsolve` of operands that fit each other."""
    kind = result_type((self, other))
    return make_tensor(_solution(self, array_of(F.to(other, kind), "sparse.spsolve"), kind, left=left), kind)


def _solution(matrix: Any, right: Any, kind: Any, *, left: bool) -> Any:
    try:
        from scipy.sparse import csr_array
        from scipy.sparse.linalg import splu
    except ImportError:
        msg = "sparse.spsolve needs SciPy, which solves sparse systems; pip install scipy"
        raise UnsupportedError(msg) from None
    begins, columns, values = in_rows(matrix, kind)
    if not len(right):
        return right.copy()
    try:
        factors = splu(csr_array((values, columns, begins), shape=matrix._sizes).tocsc())
    except RuntimeError as error:
        msg = f"sparse.spsolve: the matrix of shape {list(matrix._sizes)} is singular"
        raise ComputeError(msg) from error
    return factors.solve(right, "N" if left else "T")
