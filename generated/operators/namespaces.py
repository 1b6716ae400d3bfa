"""The namespaces operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import math

from runtime import language
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.keys import COMPOSITE_IMPLICIT_AUTOGRAD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.namespaces"
functions = LateModule(f"{PACKAGE}.functions")


# linalg_vector_norm (ops.yaml:3222)
LINALG_VECTOR_NORM = define(
    "linalg_vector_norm",
    "linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *,"
    " ScalarType? dtype=None) -> Tensor",
    source="ops.yaml:3222",
    digest="4bf752ec2277d45b",
    kernel={
        "composite": "if dtype is not None:\n    self = self.to(dtype)\nif not self.dtype.is_floating_point an"
        'd not self.dtype.is_complex:\n    refuse(f"linalg.vector_norm: expected a floating dtyp'
        'e, got {self.dtype}")\nsize = self.abs() if self.dtype.is_complex or ord != 2 else self'
        "\nif ord == 2:\n    return _euclidean_norm(size, dim, keepdim)\nif ord == inf:\n    return"
        " size.amax(wrap_dims(dim, self.ndim), keepdim)\nif ord == -inf:\n    return size.amin(wr"
        "ap_dims(dim, self.ndim), keepdim)\nif ord == 0:\n    return (size != 0).to(size.dtype).s"
        "um(dim, keepdim)\nif ord == 1:\n    return size.sum(dim, keepdim)\ntotal = (size ** ord)."
        "sum(dim, keepdim)\n# At 0 the root has no slope: the gradient there is 0, not the produ"
        "ct of 0 and inf.\nreturn where(total == 0, total, where(total == 0, 1, total) ** (1 / o"
        "rd))\nreturn (size ** ord).sum(dim, keepdim) ** (1 / ord)",
    },
)


def linalg_vector_norm_composite(self, ord, dim, keepdim, dtype):
    """linalg_vector_norm, from other operators."""
    if dtype is not None:
        self = self.to(dtype)
    if not self.dtype.is_floating_point and (not self.dtype.is_complex):
        language.refuse(f"linalg.vector_norm: expected a floating dtype, got {self.dtype}")
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
    return (size ** ord).sum(dim, keepdim) ** (1 / ord)


LINALG_VECTOR_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_vector_norm_composite)


# linalg_norm (ops.yaml:3253)
LINALG_NORM = define(
    "linalg_norm",
    "linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, Sc"
    "alarType? dtype=None) -> Tensor",
    source="ops.yaml:3253",
    digest="278802fb45ef61b2",
    kernel={
        "composite": "if ord is None:\n    return linalg_vector_norm(self, 2, dim, keepdim, dtype=dtype)\ndims"
        " = wrap_dims(dim, self.ndim)\nif len(dims) == 1:\n    return linalg_vector_norm(self, or"
        'd, dims, keepdim, dtype=dtype)\nif len(dims) != 2:\n    refuse(f"linalg.norm: with ord, '
        'dim must name one dimension (vectors) or two (matrices); there are {len(dims)}")\nretur'
        "n linalg_matrix_norm(self if dtype is None else self.to(dtype), ord, dims, keepdim)",
    },
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
    return functions.linalg_matrix_norm(self if dtype is None else self.to(dtype), ord, dims, keepdim)


LINALG_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_norm_composite)


# linalg_matrix_norm (ops.yaml:3271)
LINALG_MATRIX_NORM = define(
    "linalg_matrix_norm",
    "linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False) -> "
    "Tensor",
    source="ops.yaml:3271",
    digest="17d40694382703e1",
    kernel={
        "composite": "rows, columns = wrap_dims(dim, self.ndim)\nif ord == 1 or ord == -1:\n    sums = self.ab"
        "s().sum((rows,), True)\nelif ord == inf or ord == -inf:\n    sums = self.abs().sum((colu"
        'mns,), True)\nelse:\n    refuse(f"linalg.matrix_norm: ord {ord} needs singular values, w'
        'hich there are not yet; use 1, -1, inf or -inf")\nresult = sums.amax((rows, columns), T'
        "rue) if ord > 0 else sums.amin((rows, columns), True)\nreturn result if keepdim else re"
        "sult.squeeze((rows, columns))",
    },
)


def linalg_matrix_norm_composite(self, ord, dim, keepdim):
    """linalg_matrix_norm, from other operators."""
    rows, columns = language.wrap_dims(dim, self.ndim)
    if ord == 1 or ord == -1:
        sums = self.abs().sum((rows,), True)
    elif ord == math.inf or ord == -math.inf:
        sums = self.abs().sum((columns,), True)
    else:
        language.refuse(
            f"linalg.matrix_norm: ord {ord} needs singular values, which there are not yet; use 1, -1, inf or -inf"
        )
    result = sums.amax((rows, columns), True) if ord > 0 else sums.amin((rows, columns), True)
    return result if keepdim else result.squeeze((rows, columns))


LINALG_MATRIX_NORM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_matrix_norm_composite)


# special_expit (ops.yaml:3292)
SPECIAL_EXPIT = define(
    "special_expit",
    "special_expit(Tensor self) -> Tensor",
    source="ops.yaml:3292",
    digest="c936cf46225271fa",
    kernel={
        "composite": "sigmoid(self)",
    },
)


def special_expit_composite(self):
    """special_expit, from other operators."""
    return functions.sigmoid(self)


SPECIAL_EXPIT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_expit_composite)


# special_erf (ops.yaml:3302)
SPECIAL_ERF = define(
    "special_erf",
    "special_erf(Tensor self) -> Tensor",
    source="ops.yaml:3302",
    digest="826c047ca0778d6e",
    kernel={
        "composite": "erf(self)",
    },
)


def special_erf_composite(self):
    """special_erf, from other operators."""
    return functions.erf(self)


SPECIAL_ERF.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_erf_composite)


# special_erfc (ops.yaml:3312)
SPECIAL_ERFC = define(
    "special_erfc",
    "special_erfc(Tensor self) -> Tensor",
    source="ops.yaml:3312",
    digest="7549434cb1555d62",
    kernel={
        "composite": "erfc(self)",
    },
)


def special_erfc_composite(self):
    """special_erfc, from other operators."""
    return functions.erfc(self)


SPECIAL_ERFC.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_erfc_composite)


# special_exp2 (ops.yaml:3322)
SPECIAL_EXP2 = define(
    "special_exp2",
    "special_exp2(Tensor self) -> Tensor",
    source="ops.yaml:3322",
    digest="cfd63206c24bd226",
    kernel={
        "composite": "exp2(self)",
    },
)


def special_exp2_composite(self):
    """special_exp2, from other operators."""
    return functions.exp2(self)


SPECIAL_EXP2.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_exp2_composite)


# special_expm1 (ops.yaml:3332)
SPECIAL_EXPM1 = define(
    "special_expm1",
    "special_expm1(Tensor self) -> Tensor",
    source="ops.yaml:3332",
    digest="17190b950751d924",
    kernel={
        "composite": "expm1(self)",
    },
)


def special_expm1_composite(self):
    """special_expm1, from other operators."""
    return functions.expm1(self)


SPECIAL_EXPM1.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_expm1_composite)


# special_log1p (ops.yaml:3342)
SPECIAL_LOG1P = define(
    "special_log1p",
    "special_log1p(Tensor self) -> Tensor",
    source="ops.yaml:3342",
    digest="c35b3351dc3585a7",
    kernel={
        "composite": "log1p(self)",
    },
)


def special_log1p_composite(self):
    """special_log1p, from other operators."""
    return functions.log1p(self)


SPECIAL_LOG1P.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_log1p_composite)


# special_logsumexp (ops.yaml:3352)
SPECIAL_LOGSUMEXP = define(
    "special_logsumexp",
    "special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
    source="ops.yaml:3352",
    digest="fe90ae254d8b0203",
    kernel={
        "composite": "logsumexp(self, dim, keepdim)",
    },
)


def special_logsumexp_composite(self, dim, keepdim):
    """special_logsumexp, from other operators."""
    return functions.logsumexp(self, dim, keepdim)


SPECIAL_LOGSUMEXP.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_logsumexp_composite)


# special_softmax (ops.yaml:3362)
SPECIAL_SOFTMAX = define(
    "special_softmax",
    "special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    source="ops.yaml:3362",
    digest="b786b1e38983a1d4",
    kernel={
        "composite": "softmax(self, dim, dtype)",
    },
)


def special_softmax_composite(self, dim, dtype):
    """special_softmax, from other operators."""
    return functions.softmax(self, dim, dtype)


SPECIAL_SOFTMAX.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_softmax_composite)


# special_log_softmax (ops.yaml:3372)
SPECIAL_LOG_SOFTMAX = define(
    "special_log_softmax",
    "special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
    source="ops.yaml:3372",
    digest="134f38ef07fa252c",
    kernel={
        "composite": "log_softmax(self, dim, dtype)",
    },
)


def special_log_softmax_composite(self, dim, dtype):
    """special_log_softmax, from other operators."""
    return functions.log_softmax(self, dim, dtype)


SPECIAL_LOG_SOFTMAX.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_log_softmax_composite)
