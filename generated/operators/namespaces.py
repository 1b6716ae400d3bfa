# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The namespaces operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

from runtime import language
from runtime.autograd.forms import composite, defining, for_each

LOOPS, functions, define = defining(__name__)


@composite(define("_widened_for_norm(Tensor self, ScalarType dtype, str operator) -> Tensor", "c254af07320f4cb4"))
def _widened_for_norm_composite(self, dtype, operator):
    if not dtype.is_floating_point and (not dtype.is_complex):
        language.raise_error(f"{operator}: dtype must be floating or complex, got {dtype}")
    if dtype.is_complex != self.dtype.is_complex:
        language.raise_error(
            f"{operator}: complex numbers and only they have norms of a complex dtype, got {self.dtype} and the dtype "
            f"{dtype}")
    if dtype != self.dtype and dtype.itemsize <= self.dtype.itemsize:
        language.raise_error(
            f"{operator}: numbers of {self.dtype} do not fit into the dtype {dtype}; convert the norm instead")
    return self.to(dtype)


@composite(define("linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? "
    "dtype=None) -> Tensor", "598187bac167794d", "linalg_vector_norm.out", casts=False))
def linalg_vector_norm_composite(self, ord, dim, keepdim, dtype):
    if not self.dtype.is_floating_point and (not self.dtype.is_complex):
        language.raise_unsupported_error(f"linalg.vector_norm: expected a floating dtype, got {self.dtype}")
    if dtype is not None:
        self = functions._widened_for_norm(self, dtype, "linalg.vector_norm")
    if (ord < 0 or ord == math.inf) and language.reduced_numel(self._sizes, dim) == 0:
        language.raise_error(
            f"linalg.vector_norm: the norm {ord} of no elements is undefined; the shape is {list(self._sizes)}")
    if ord != 0 and language.reduced_numel(self._sizes, dim) == 1:
        return self.abs().sum(dim, keepdim)
    size = self.abs() if self.dtype.is_complex or ord != 2 else self
    if ord == 2:
        return functions._euclidean_norm(size, dim, keepdim)
    if ord == math.inf:
        return size.amax(language.wrap_dims(dim, self._ndim), keepdim)
    if ord == -math.inf:
        return size.amin(language.wrap_dims(dim, self._ndim), keepdim)
    if ord == 0:
        return functions.where(functions.isnan(size), 1, functions.sign(size)).sum(dim, keepdim)
    if ord == 1:
        return size.sum(dim, keepdim)
    return functions._power_norm(size, ord, dim, keepdim)


for_each(
    define("_foreach_norm.Scalar(Tensor[] self, Scalar ord=2, ScalarType? dtype=None) -> Tensor[]", "7b0d314aec8dddcb"),
    functions, "linalg_vector_norm", keywords={2: "dtype"})


@composite(define("linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? "
    "dtype=None) -> Tensor", "d81b810b0a75127b", "linalg_norm.out", casts=False))
def linalg_norm_composite(self, ord, dim, keepdim, dtype):
    if dim is not None and len(dim) != 1 and (len(dim) != 2):
        language.raise_error(f"linalg.norm: dim must name one dimension (vectors) or two (matrices), got {dim}")
    if ord is None:
        return functions.linalg_vector_norm(self, 2, dim, keepdim, dtype=dtype)
    dims = language.wrap_dims(dim, self._ndim)
    if len(dims) == 1:
        return functions.linalg_vector_norm(self, ord, dims, keepdim, dtype=dtype)
    if len(dims) != 2:
        language.raise_error(
            f"linalg.norm: with ord, dim must name one dimension (vectors) or two (matrices); there are {len(dims)}")
    return functions.linalg_matrix_norm(self, ord, dims, keepdim, dtype=dtype)


@composite(define("linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? "
    "dtype=None) -> Tensor", "d9a4283d01135b4d", "linalg_norm.ord_str_out", casts=False))
def linalg_norm_ord_str_composite(self, ord, dim, keepdim, dtype):
    if dim is not None and len(dim) != 1 and (len(dim) != 2):
        language.raise_error(f"linalg.norm: dim must name one dimension (vectors) or two (matrices), got {dim}")
    dims = language.wrap_dims(dim, self._ndim)
    if len(dims) != 2:
        language.raise_error(
            f"linalg.norm: ord '{ord}' is for matrices, so dim must name two dimensions; there are {len(dims)}")
    return functions.linalg_matrix_norm(self, ord, dims, keepdim, dtype=dtype)


@composite(define("linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? "
    "dtype=None) -> Tensor", "9aa610829a414e78", "linalg_matrix_norm.out", casts=False))
def linalg_matrix_norm_composite(self, ord, dim, keepdim, dtype):
    if self._ndim < 2 or len(dim) != 2:
        language.raise_error(
            f"linalg.matrix_norm: expected matrices and two dimensions, got shape {list(self._sizes)} and {list(dim)}")
    rows, columns = language.wrap_dims(dim, self._ndim)
    if not self.dtype.is_floating_point and (not self.dtype.is_complex):
        language.raise_unsupported_error(f"linalg.matrix_norm: expected a floating dtype, got {self.dtype}")
    if dtype is not None:
        self = functions._widened_for_norm(self, dtype, "linalg.matrix_norm")
    if ord == 2 or ord == -2:
        sizes = functions._svdvals_at(self, rows, columns, keepdim)
        if ord > 0 and sizes._sizes[-1] == 0:
            return sizes.sum((-1,))
        return sizes.amax((-1,)) if ord > 0 else sizes.amin((-1,))
    if ord == 1 or ord == -1:
        sums = self.abs().sum((rows,), True)
    elif ord == math.inf or ord == -math.inf:
        sums = self.abs().sum((columns,), True)
    else:
        language.raise_error(f"linalg.matrix_norm: ord must be one of 'fro', 'nuc', 1, -1, 2, -2, inf, -inf; got {ord}")
    if ord > 0 and sums._sizes[rows] * sums._sizes[columns] == 0:
        return sums.sum((rows, columns), keepdim)
    return sums.amax((rows, columns), keepdim) if ord > 0 else sums.amin((rows, columns), keepdim)


@composite(define("linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, "
    "ScalarType? dtype=None) -> Tensor", "9df60f721cd42d0d", "linalg_matrix_norm.str_ord_out", casts=False))
def linalg_matrix_norm_str_ord_composite(self, ord, dim, keepdim, dtype):
    if self._ndim < 2 or len(dim) != 2:
        language.raise_error(
            f"linalg.matrix_norm: expected matrices and two dimensions, got shape {list(self._sizes)} and {list(dim)}")
    rows, columns = language.wrap_dims(dim, self._ndim)
    if ord == "fro":
        return functions.linalg_vector_norm(self, 2, (rows, columns), keepdim, dtype=dtype)
    if ord != "nuc":
        language.raise_error(
            f"linalg.matrix_norm: ord must be one of 'fro', 'nuc', 1, -1, 2, -2, inf, -inf; got '{ord}'")
    wide = self if dtype is None else functions._widened_for_norm(self, dtype, "linalg.matrix_norm")
    return functions._svdvals_at(wide, rows, columns, keepdim).sum((-1,))


@composite(define("_svdvals_at(Tensor self, int rows, int columns, bool keepdim) -> Tensor", "07ff7fe1c97e5196"))
def _svdvals_at_composite(self, rows, columns, keepdim):
    rest = [one for one in range(self._ndim) if one != rows and one != columns]
    sizes = functions._svdvals(self.permute((*rest, rows, columns)))
    if not keepdim:
        return sizes
    shape = [1 if one == rows or one == columns else self._sizes[one] for one in range(self._ndim)]
    return sizes.reshape((*shape, sizes._sizes[-1]))


@composite(define("norm.Scalar(Tensor self, Scalar? p=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? "
    "dtype=None) -> Tensor", "ccc70868e276184c", "norm.out", casts=False))
def norm_Scalar_composite(self, p, dim, keepdim, dtype):
    return functions.linalg_vector_norm(self, 2 if p is None else p, dim, keepdim, dtype=dtype)


@composite(define("norm.str(Tensor self, str p, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> "
    "Tensor", "159495a42aacb3da", "norm.str_out", casts=False))
def norm_str_composite(self, p, dim, keepdim, dtype):
    if p == "fro":
        return functions.linalg_vector_norm(self, 2, dim, keepdim, dtype=dtype)
    if p != "nuc":
        language.raise_error(f"norm: p must be a number, 'fro' or 'nuc', got '{p}'")
    return functions.linalg_norm(self, p, dim, keepdim, dtype=dtype)


composite(define("dist(Tensor self, Tensor other, Scalar p=2) -> Tensor", "1c7e5f18f2d3fe39", "dist.out"),
    lambda self, other, p: functions.linalg_vector_norm(self - other, p))
composite(define("special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor", "ef0500eb329107a1"),
    lambda self, dim, dtype: functions.log_softmax(self, dim, dtype))
