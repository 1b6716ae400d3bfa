"""The namespaces operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import math

from runtime import language
from runtime.autograd import forward
from runtime.autograd.inplace import without_gradient
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.namespaces"
functions = LateModule(f"{PACKAGE}.functions")


# linalg_vector_norm (ops.yaml:8896)
LINALG_VECTOR_NORM = define(
    "linalg_vector_norm",
    "linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *,"
    " ScalarType? dtype=None) -> Tensor",
    source="ops.yaml:8896",
    digest="ef06ba4486f9662f",
    kernel={
        "composite": "if dtype is not None:\n    self = self.to(dtype)\nif not self.dtype.is_floating_point an"
        'd not self.dtype.is_complex:\n    refuse(f"linalg.vector_norm: expected a floating dtyp'
        'e, got {self.dtype}")\nif ord in (inf, -inf) and reduced_numel(self.shape, dim) == 0:\n '
        '   refuse(f"linalg.vector_norm: the norm {ord} of no elements is undefined; the shape '
        'is {list(self.shape)}")\nsize = self.abs() if self.dtype.is_complex or ord != 2 else se'
        "lf\nif ord == 2:\n    return _euclidean_norm(size, dim, keepdim)\nif ord == inf:\n    retu"
        "rn size.amax(wrap_dims(dim, self.ndim), keepdim)\nif ord == -inf:\n    return size.amin("
        "wrap_dims(dim, self.ndim), keepdim)\nif ord == 0:\n    return (size != 0).to(size.dtype)"
        ".sum(dim, keepdim)\nif ord == 1:\n    return size.sum(dim, keepdim)\ntotal = (size ** ord"
        ").sum(dim, keepdim)\n# At 0 the root has no slope: the gradient there is 0, not the pro"
        "duct of 0 and inf.\nreturn where(total == 0, total, where(total == 0, 1, total) ** (1 /"
        " ord))",
    },
)
LINALG_VECTOR_NORM_OUT = define(
    "linalg_vector_norm.out",
    "linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False"
    ", *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8896",
    digest="ef06ba4486f9662f",
)


def linalg_vector_norm_composite(self, ord, dim, keepdim, dtype):
    """linalg_vector_norm, from other operators."""
    if dtype is not None:
        self = self.to(dtype)
    if not self.dtype.is_floating_point and (not self.dtype.is_complex):
        language.refuse(f"linalg.vector_norm: expected a floating dtype, got {self.dtype}")
    if ord in (math.inf, -math.inf) and language.reduced_numel(self.shape, dim) == 0:
        language.refuse(
            f"linalg.vector_norm: the norm {ord} of no elements is undefined; the shape is {list(self.shape)}"
        )
    size = self.abs() if self.dtype.is_complex or ord != 2 else self
    if ord == 2:
        return functions._euclidean_norm(size, dim, keepdim)
    if ord == math.inf:
        return size.amax(language.wrap_dims(dim, self.ndim), keepdim)
    if ord == -math.inf:
        return size.amin(language.wrap_dims(dim, self.ndim), keepdim)
    if ord == 0:
        return (size != 0).to(size.dtype).sum(dim, keepdim)
    if ord == 1:
        return size.sum(dim, keepdim)
    total = (size ** ord).sum(dim, keepdim)
    return functions.where(total == 0, total, functions.where(total == 0, 1, total) ** (1 / ord))


LINALG_VECTOR_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_vector_norm_composite)


def linalg_vector_norm_out_cpu(self, ord, dim, keepdim, dtype, out):
    """linalg_vector_norm.out: the functional form, copied into out."""
    return write_out("linalg_vector_norm.out", out, linalg_vector_norm_composite(self, ord, dim, keepdim, dtype))


LINALG_VECTOR_NORM_OUT.implement(CPU, linalg_vector_norm_out_cpu)
LINALG_VECTOR_NORM_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_VECTOR_NORM_OUT))
LINALG_VECTOR_NORM_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_VECTOR_NORM_OUT))


# linalg_norm (ops.yaml:8929)
LINALG_NORM = define(
    "linalg_norm",
    "linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, Sc"
    "alarType? dtype=None) -> Tensor",
    source="ops.yaml:8929",
    digest="337eb0350d911a9d",
    kernel={
        "composite": "if ord is None:\n    return linalg_vector_norm(self, 2, dim, keepdim, dtype=dtype)\ndims"
        " = wrap_dims(dim, self.ndim)\nif len(dims) == 1:\n    return linalg_vector_norm(self, or"
        'd, dims, keepdim, dtype=dtype)\nif len(dims) != 2:\n    refuse(f"linalg.norm: with ord, '
        'dim must name one dimension (vectors) or two (matrices); there are {len(dims)}")\nretur'
        "n linalg_matrix_norm(self, ord, dims, keepdim, dtype=dtype)",
    },
)
LINALG_NORM_OUT = define(
    "linalg_norm.out",
    "linalg_norm.out(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *"
    ", ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8929",
    digest="337eb0350d911a9d",
)


def linalg_norm_composite(self, ord, dim, keepdim, dtype):
    """linalg_norm, from other operators."""
    if ord is None:
        return functions.linalg_vector_norm(self, 2, dim, keepdim, dtype=dtype)
    dims = language.wrap_dims(dim, self.ndim)
    if len(dims) == 1:
        return functions.linalg_vector_norm(self, ord, dims, keepdim, dtype=dtype)
    if len(dims) != 2:
        language.refuse(
            f"linalg.norm: with ord, dim must name one dimension (vectors) or two (matrices); there are {len(dims)}"
        )
    return functions.linalg_matrix_norm(self, ord, dims, keepdim, dtype=dtype)


LINALG_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_norm_composite)


def linalg_norm_out_cpu(self, ord, dim, keepdim, dtype, out):
    """linalg_norm.out: the functional form, copied into out."""
    return write_out("linalg_norm.out", out, linalg_norm_composite(self, ord, dim, keepdim, dtype))


LINALG_NORM_OUT.implement(CPU, linalg_norm_out_cpu)
LINALG_NORM_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_NORM_OUT))
LINALG_NORM_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_NORM_OUT))


# linalg_norm.ord_str (ops.yaml:8950)
LINALG_NORM_ORD_STR = define(
    "linalg_norm.ord_str",
    "linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, Sca"
    "larType? dtype=None) -> Tensor",
    source="ops.yaml:8950",
    digest="9aed42de41afde02",
    kernel={
        "composite": 'dims = wrap_dims(dim, self.ndim)\nif len(dims) != 2:\n    refuse(f"linalg.norm: ord \'{or'
        'd}\' is for matrices, so dim must name two dimensions; there are {len(dims)}")\nreturn l'
        "inalg_matrix_norm(self, ord, dims, keepdim, dtype=dtype)",
    },
)
LINALG_NORM_ORD_STR_OUT = define(
    "linalg_norm.ord_str_out",
    "linalg_norm.ord_str_out(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *,"
    " ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8950",
    digest="9aed42de41afde02",
)


def linalg_norm_ord_str_composite(self, ord, dim, keepdim, dtype):
    """linalg_norm.ord_str, from other operators."""
    dims = language.wrap_dims(dim, self.ndim)
    if len(dims) != 2:
        language.refuse(
            f"linalg.norm: ord '{ord}' is for matrices, so dim must name two dimensions; there are {len(dims)}"
        )
    return functions.linalg_matrix_norm(self, ord, dims, keepdim, dtype=dtype)


LINALG_NORM_ORD_STR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_norm_ord_str_composite)


def linalg_norm_ord_str_out_cpu(self, ord, dim, keepdim, dtype, out):
    """linalg_norm.ord_str_out: the functional form, copied into out."""
    return write_out("linalg_norm.ord_str_out", out, linalg_norm_ord_str_composite(self, ord, dim, keepdim, dtype))


LINALG_NORM_ORD_STR_OUT.implement(CPU, linalg_norm_ord_str_out_cpu)
LINALG_NORM_ORD_STR_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_NORM_ORD_STR_OUT))
LINALG_NORM_ORD_STR_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_NORM_ORD_STR_OUT))


# linalg_matrix_norm (ops.yaml:8963)
LINALG_MATRIX_NORM = define(
    "linalg_matrix_norm",
    "linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, "
    "ScalarType? dtype=None) -> Tensor",
    source="ops.yaml:8963",
    digest="d176ea3786a38900",
    kernel={
        "composite": 'if self.ndim < 2 or len(dim) != 2:\n    refuse(f"linalg.matrix_norm: expected matrices '
        'and two dimensions, got shape {list(self.shape)} and {list(dim)}")\nrows, columns = wra'
        "p_dims(dim, self.ndim)\nif dtype is not None:\n    self = self.to(dtype)\nif not self.dty"
        'pe.is_floating_point and not self.dtype.is_complex:\n    refuse(f"linalg.matrix_norm: e'
        'xpected a floating dtype, got {self.dtype}")\nif ord == 2 or ord == -2:\n    sizes = _sv'
        "dvals_at(self, rows, columns, keepdim)\n    return sizes.amax((-1,)) if ord > 0 else si"
        "zes.amin((-1,))\nif ord == 1 or ord == -1:\n    sums = self.abs().sum((rows,), True)\neli"
        "f ord == inf or ord == -inf:\n    sums = self.abs().sum((columns,), True)\nelse:\n    ref"
        'use(f"linalg.matrix_norm: ord must be one of \'fro\', \'nuc\', 1, -1, 2, -2, inf, -inf; go'
        't {ord}")\nreturn sums.amax((rows, columns), keepdim) if ord > 0 else sums.amin((rows, '
        "columns), keepdim)",
    },
)
LINALG_MATRIX_NORM_OUT = define(
    "linalg_matrix_norm.out",
    "linalg_matrix_norm.out(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False,"
    " *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8963",
    digest="d176ea3786a38900",
)


def linalg_matrix_norm_composite(self, ord, dim, keepdim, dtype):
    """linalg_matrix_norm, from other operators."""
    if self.ndim < 2 or len(dim) != 2:
        language.refuse(
            f"linalg.matrix_norm: expected matrices and two dimensions, got shape {list(self.shape)} and {list(dim)}"
        )
    rows, columns = language.wrap_dims(dim, self.ndim)
    if dtype is not None:
        self = self.to(dtype)
    if not self.dtype.is_floating_point and (not self.dtype.is_complex):
        language.refuse(f"linalg.matrix_norm: expected a floating dtype, got {self.dtype}")
    if ord == 2 or ord == -2:
        sizes = functions._svdvals_at(self, rows, columns, keepdim)
        return sizes.amax((-1,)) if ord > 0 else sizes.amin((-1,))
    if ord == 1 or ord == -1:
        sums = self.abs().sum((rows,), True)
    elif ord == math.inf or ord == -math.inf:
        sums = self.abs().sum((columns,), True)
    else:
        language.refuse(f"linalg.matrix_norm: ord must be one of 'fro', 'nuc', 1, -1, 2, -2, inf, -inf; got {ord}")
    return sums.amax((rows, columns), keepdim) if ord > 0 else sums.amin((rows, columns), keepdim)


LINALG_MATRIX_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_matrix_norm_composite)


def linalg_matrix_norm_out_cpu(self, ord, dim, keepdim, dtype, out):
    """linalg_matrix_norm.out: the functional form, copied into out."""
    return write_out("linalg_matrix_norm.out", out, linalg_matrix_norm_composite(self, ord, dim, keepdim, dtype))


LINALG_MATRIX_NORM_OUT.implement(CPU, linalg_matrix_norm_out_cpu)
LINALG_MATRIX_NORM_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_MATRIX_NORM_OUT))
LINALG_MATRIX_NORM_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_MATRIX_NORM_OUT))


# linalg_matrix_norm.str_ord (ops.yaml:8994)
LINALG_MATRIX_NORM_STR_ORD = define(
    "linalg_matrix_norm.str_ord",
    "linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim"
    "=False, *, ScalarType? dtype=None) -> Tensor",
    source="ops.yaml:8994",
    digest="03bfcb88986fac4d",
    kernel={
        "composite": 'if self.ndim < 2 or len(dim) != 2:\n    refuse(f"linalg.matrix_norm: expected matrices '
        'and two dimensions, got shape {list(self.shape)} and {list(dim)}")\nrows, columns = wra'
        'p_dims(dim, self.ndim)\nif ord == "fro":\n    return linalg_vector_norm(self, 2, (rows, '
        'columns), keepdim, dtype=dtype)\nif ord != "nuc":\n    refuse(f"linalg.matrix_norm: ord '
        'must be one of \'fro\', \'nuc\', 1, -1, 2, -2, inf, -inf; got \'{ord}\'")\nreturn _svdvals_at'
        "(self if dtype is None else self.to(dtype), rows, columns, keepdim).sum((-1,))",
    },
)
LINALG_MATRIX_NORM_STR_ORD_OUT = define(
    "linalg_matrix_norm.str_ord_out",
    "linalg_matrix_norm.str_ord_out(Tensor self, str ord='fro', int[] dim=[-2,-1], bool kee"
    "pdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:8994",
    digest="03bfcb88986fac4d",
)


def linalg_matrix_norm_str_ord_composite(self, ord, dim, keepdim, dtype):
    """linalg_matrix_norm.str_ord, from other operators."""
    if self.ndim < 2 or len(dim) != 2:
        language.refuse(
            f"linalg.matrix_norm: expected matrices and two dimensions, got shape {list(self.shape)} and {list(dim)}"
        )
    rows, columns = language.wrap_dims(dim, self.ndim)
    if ord == "fro":
        return functions.linalg_vector_norm(self, 2, (rows, columns), keepdim, dtype=dtype)
    if ord != "nuc":
        language.refuse(f"linalg.matrix_norm: ord must be one of 'fro', 'nuc', 1, -1, 2, -2, inf, -inf; got '{ord}'")
    return functions._svdvals_at(self if dtype is None else self.to(dtype), rows, columns, keepdim).sum((-1,))


LINALG_MATRIX_NORM_STR_ORD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_matrix_norm_str_ord_composite)


def linalg_matrix_norm_str_ord_out_cpu(self, ord, dim, keepdim, dtype, out):
    """linalg_matrix_norm.str_ord_out: the functional form, copied into out."""
    return write_out(
        "linalg_matrix_norm.str_ord_out", out, linalg_matrix_norm_str_ord_composite(self, ord, dim, keepdim, dtype)
    )


LINALG_MATRIX_NORM_STR_ORD_OUT.implement(CPU, linalg_matrix_norm_str_ord_out_cpu)
LINALG_MATRIX_NORM_STR_ORD_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_MATRIX_NORM_STR_ORD_OUT))
LINALG_MATRIX_NORM_STR_ORD_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_MATRIX_NORM_STR_ORD_OUT))


# _svdvals_at (ops.yaml:9012)
_SVDVALS_AT = define(
    "_svdvals_at",
    "_svdvals_at(Tensor self, int rows, int columns, bool keepdim) -> Tensor",
    source="ops.yaml:9012",
    digest="be3ec9f4d1bf48dc",
    kernel={
        "composite": "rest = [one for one in range(self.ndim) if one != rows and one != columns]\nsizes = _sv"
        "dvals(self.permute((*rest, rows, columns)))\nif not keepdim:\n    return sizes\nshape = ["
        "1 if one == rows or one == columns else self.shape[one] for one in range(self.ndim)]\nr"
        "eturn sizes.reshape((*shape, sizes.shape[-1]))",
    },
)


def _svdvals_at_composite(self, rows, columns, keepdim):
    """_svdvals_at, from other operators."""
    rest = [one for one in range(self.ndim) if one != rows and one != columns]
    sizes = functions._svdvals(self.permute((*rest, rows, columns)))
    if not keepdim:
        return sizes
    shape = [1 if one == rows or one == columns else self.shape[one] for one in range(self.ndim)]
    return sizes.reshape((*shape, sizes.shape[-1]))


_SVDVALS_AT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _svdvals_at_composite)


# norm.Scalar (ops.yaml:9023)
NORM_SCALAR = define(
    "norm.Scalar",
    "norm.Scalar(Tensor self, Scalar? p=2, int[1]? dim=None, bool keepdim=False, *, ScalarT"
    "ype? dtype=None) -> Tensor",
    source="ops.yaml:9023",
    digest="20e9c1dd000d0100",
    kernel={
        "composite": "linalg_vector_norm(self, 2 if p is None else p, dim, keepdim, dtype=dtype)",
    },
)
NORM_OUT = define(
    "norm.out",
    "norm.out(Tensor self, Scalar? p=2, int[1]? dim=None, bool keepdim=False, *, ScalarType"
    "? dtype=None, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9023",
    digest="20e9c1dd000d0100",
)


def norm_Scalar_composite(self, p, dim, keepdim, dtype):
    """norm.Scalar, from other operators."""
    return functions.linalg_vector_norm(self, 2 if p is None else p, dim, keepdim, dtype=dtype)


NORM_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, norm_Scalar_composite)


def norm_out_cpu(self, p, dim, keepdim, dtype, out):
    """norm.out: the functional form, copied into out."""
    return write_out("norm.out", out, norm_Scalar_composite(self, p, dim, keepdim, dtype))


NORM_OUT.implement(CPU, norm_out_cpu)
NORM_OUT.implement(AUTOGRAD_CPU, without_gradient(NORM_OUT))
NORM_OUT.implement(FORWARD_AD, forward.without_tangent(NORM_OUT))


# norm.str (ops.yaml:9036)
NORM_STR = define(
    "norm.str",
    "norm.str(Tensor self, str p, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtyp"
    "e=None) -> Tensor",
    source="ops.yaml:9036",
    digest="faae3dca4c136f50",
    kernel={
        "composite": 'if p == "fro":\n    return linalg_vector_norm(self, 2, dim, keepdim, dtype=dtype)\nif p '
        '!= "nuc":\n    refuse(f"norm: p must be a number, \'fro\' or \'nuc\', got \'{p}\'")\nreturn li'
        "nalg_norm(self, p, dim, keepdim, dtype=dtype)",
    },
)


def norm_str_composite(self, p, dim, keepdim, dtype):
    """norm.str, from other operators."""
    if p == "fro":
        return functions.linalg_vector_norm(self, 2, dim, keepdim, dtype=dtype)
    if p != "nuc":
        language.refuse(f"norm: p must be a number, 'fro' or 'nuc', got '{p}'")
    return functions.linalg_norm(self, p, dim, keepdim, dtype=dtype)


NORM_STR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, norm_str_composite)


# dist (ops.yaml:9049)
DIST = define(
    "dist",
    "dist(Tensor self, Tensor other, Scalar p=2) -> Tensor",
    source="ops.yaml:9049",
    digest="bbb0848ddf601b9a",
    kernel={
        "composite": "linalg_vector_norm(self - other, p)",
    },
)
DIST_OUT = define(
    "dist.out",
    "dist.out(Tensor self, Tensor other, Scalar p=2, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9049",
    digest="bbb0848ddf601b9a",
)


def dist_composite(self, other, p):
    """dist, from other operators."""
    return functions.linalg_vector_norm(self - other, p)


DIST.implement(COMPOSITE_IMPLICIT_AUTOGRAD, dist_composite)


def dist_out_cpu(self, other, p, out):
    """dist.out: the functional form, copied into out."""
    return write_out("dist.out", out, dist_composite(self, other, p))


DIST_OUT.implement(CPU, dist_out_cpu)
DIST_OUT.implement(AUTOGRAD_CPU, without_gradient(DIST_OUT))
DIST_OUT.implement(FORWARD_AD, forward.without_tangent(DIST_OUT))


# special_expit (ops.yaml:9060)
SPECIAL_EXPIT = define(
    "special_expit",
    "special_expit(Tensor self) -> Tensor",
    source="ops.yaml:9060",
    digest="c936cf46225271fa",
    kernel={
        "composite": "sigmoid(self)",
    },
)


def special_expit_composite(self):
    """special_expit, from other operators."""
    return functions.sigmoid(self)


SPECIAL_EXPIT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_expit_composite)


# special_erf (ops.yaml:9070)
SPECIAL_ERF = define(
    "special_erf",
    "special_erf(Tensor self) -> Tensor",
    source="ops.yaml:9070",
    digest="826c047ca0778d6e",
    kernel={
        "composite": "erf(self)",
    },
)


def special_erf_composite(self):
    """special_erf, from other operators."""
    return functions.erf(self)


SPECIAL_ERF.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_erf_composite)


# special_erfc (ops.yaml:9080)
SPECIAL_ERFC = define(
    "special_erfc",
    "special_erfc(Tensor self) -> Tensor",
    source="ops.yaml:9080",
    digest="7549434cb1555d62",
    kernel={
        "composite": "erfc(self)",
    },
)


def special_erfc_composite(self):
    """special_erfc, from other operators."""
    return functions.erfc(self)


SPECIAL_ERFC.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_erfc_composite)


# special_exp2 (ops.yaml:9090)
SPECIAL_EXP2 = define(
    "special_exp2",
    "special_exp2(Tensor self) -> Tensor",
    source="ops.yaml:9090",
    digest="cfd63206c24bd226",
    kernel={
        "composite": "exp2(self)",
    },
)


def special_exp2_composite(self):
    """special_exp2, from other operators."""
    return functions.exp2(self)


SPECIAL_EXP2.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_exp2_composite)


# special_expm1 (ops.yaml:9100)
SPECIAL_EXPM1 = define(
    "special_expm1",
    "special_expm1(Tensor self) -> Tensor",
    source="ops.yaml:9100",
    digest="17190b950751d924",
    kernel={
        "composite": "expm1(self)",
    },
)


def special_expm1_composite(self):
    """special_expm1, from other operators."""
    return functions.expm1(self)


SPECIAL_EXPM1.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_expm1_composite)


# special_log1p (ops.yaml:9110)
SPECIAL_LOG1P = define(
    "special_log1p",
    "special_log1p(Tensor self) -> Tensor",
    source="ops.yaml:9110",
    digest="c35b3351dc3585a7",
    kernel={
        "composite": "log1p(self)",
    },
)


def special_log1p_composite(self):
    """special_log1p, from other operators."""
    return functions.log1p(self)


SPECIAL_LOG1P.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_log1p_composite)


# special_logsumexp (ops.yaml:9120)
SPECIAL_LOGSUMEXP = define(
    "special_logsumexp",
    "special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
    source="ops.yaml:9120",
    digest="fe90ae254d8b0203",
    kernel={
        "composite": "logsumexp(self, dim, keepdim)",
    },
)


def special_logsumexp_composite(self, dim, keepdim):
    """special_logsumexp, from other operators."""
    return functions.logsumexp(self, dim, keepdim)


SPECIAL_LOGSUMEXP.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_logsumexp_composite)


# special_softmax (ops.yaml:9130)
SPECIAL_SOFTMAX = define(
    "special_softmax",
    "special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    source="ops.yaml:9130",
    digest="b786b1e38983a1d4",
    kernel={
        "composite": "softmax(self, dim, dtype)",
    },
)


def special_softmax_composite(self, dim, dtype):
    """special_softmax, from other operators."""
    return functions.softmax(self, dim, dtype)


SPECIAL_SOFTMAX.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_softmax_composite)


# special_log_softmax (ops.yaml:9140)
SPECIAL_LOG_SOFTMAX = define(
    "special_log_softmax",
    "special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    source="ops.yaml:9140",
    digest="134f38ef07fa252c",
    kernel={
        "composite": "log_softmax(self, dim, dtype)",
    },
)


def special_log_softmax_composite(self, dim, dtype):
    """special_log_softmax, from other operators."""
    return functions.log_softmax(self, dim, dtype)


SPECIAL_LOG_SOFTMAX.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_log_softmax_composite)
