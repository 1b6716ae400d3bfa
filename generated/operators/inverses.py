"""The inverses operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import dtypes, language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import below_autograd, without_gradient
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.pushforward import by_double_backward
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.outputs import named, write_out, write_outs
from runtime.keys import (
    AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU,
    FORWARD_AD,
)

from .. import return_types

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.inverses"
functions = LateModule(f"{PACKAGE}.functions")


# linalg_pinv.atol_rtol_tensor (ops.yaml:5767)
LINALG_PINV_ATOL_RTOL_TENSOR = define(
    "linalg_pinv.atol_rtol_tensor",
    "linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, boo"
    "l hermitian=False) -> Tensor",
    source="ops.yaml:5767",
    digest="d1d2a6f5f14dd500",
    kernel={
        "composite": "_pinv(self, _singular_threshold(self, atol, rtol), hermitian)",
    },
)
LINALG_PINV_ATOL_RTOL_TENSOR_OUT = define(
    "linalg_pinv.atol_rtol_tensor_out",
    "linalg_pinv.atol_rtol_tensor_out(Tensor self, *, Tensor? atol=None, Tensor? rtol=None,"
    " bool hermitian=False, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5767",
    digest="d1d2a6f5f14dd500",
)


def linalg_pinv_atol_rtol_tensor_composite(self, atol, rtol, hermitian):
    """linalg_pinv.atol_rtol_tensor, from other operators."""
    return functions._pinv(self, functions._singular_threshold(self, atol, rtol), hermitian)


LINALG_PINV_ATOL_RTOL_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_pinv_atol_rtol_tensor_composite)


def linalg_pinv_atol_rtol_tensor_out_cpu(self, atol, rtol, hermitian, out):
    """linalg_pinv.atol_rtol_tensor_out: the functional form, copied into out."""
    return write_out(
        "linalg_pinv.atol_rtol_tensor_out", out, linalg_pinv_atol_rtol_tensor_composite(self, atol, rtol, hermitian)
    )


LINALG_PINV_ATOL_RTOL_TENSOR_OUT.implement(CPU, linalg_pinv_atol_rtol_tensor_out_cpu)
LINALG_PINV_ATOL_RTOL_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_PINV_ATOL_RTOL_TENSOR_OUT))
LINALG_PINV_ATOL_RTOL_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_PINV_ATOL_RTOL_TENSOR_OUT))


# linalg_pinv.atol_rtol_float (ops.yaml:5783)
LINALG_PINV_ATOL_RTOL_FLOAT = define(
    "linalg_pinv.atol_rtol_float",
    "linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool h"
    "ermitian=False) -> Tensor",
    source="ops.yaml:5783",
    digest="5002c4fcb7e68769",
    kernel={
        "composite": "absolute = None if atol is None else full((), atol, dtype=float64)\nrelative = None if "
        "rtol is None else full((), rtol, dtype=float64)\nreturn linalg_pinv(self, atol=absolute"
        ", rtol=relative, hermitian=hermitian)",
    },
)
LINALG_PINV_ATOL_RTOL_FLOAT_OUT = define(
    "linalg_pinv.atol_rtol_float_out",
    "linalg_pinv.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bo"
    "ol hermitian=False, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5783",
    digest="5002c4fcb7e68769",
)


def linalg_pinv_atol_rtol_float_composite(self, atol, rtol, hermitian):
    """linalg_pinv.atol_rtol_float, from other operators."""
    absolute = None if atol is None else functions.full((), atol, dtype=dtypes.float64)
    relative = None if rtol is None else functions.full((), rtol, dtype=dtypes.float64)
    return functions.linalg_pinv(self, atol=absolute, rtol=relative, hermitian=hermitian)


LINALG_PINV_ATOL_RTOL_FLOAT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_pinv_atol_rtol_float_composite)


def linalg_pinv_atol_rtol_float_out_cpu(self, atol, rtol, hermitian, out):
    """linalg_pinv.atol_rtol_float_out: the functional form, copied into out."""
    return write_out(
        "linalg_pinv.atol_rtol_float_out", out, linalg_pinv_atol_rtol_float_composite(self, atol, rtol, hermitian)
    )


LINALG_PINV_ATOL_RTOL_FLOAT_OUT.implement(CPU, linalg_pinv_atol_rtol_float_out_cpu)
LINALG_PINV_ATOL_RTOL_FLOAT_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_PINV_ATOL_RTOL_FLOAT_OUT))
LINALG_PINV_ATOL_RTOL_FLOAT_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_PINV_ATOL_RTOL_FLOAT_OUT))


# linalg_pinv (ops.yaml:5793)
LINALG_PINV = define(
    "linalg_pinv",
    "linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor",
    source="ops.yaml:5793",
    digest="0701f0a302285f2a",
    kernel={
        "composite": "linalg_pinv(self, atol=0.0, rtol=rcond, hermitian=hermitian)",
    },
)
LINALG_PINV_OUT = define(
    "linalg_pinv.out",
    "linalg_pinv.out(Tensor self, float rcond, bool hermitian=False, *, Tensor(a!) out) -> "
    "Tensor(a!)",
    source="ops.yaml:5793",
    digest="0701f0a302285f2a",
)


def linalg_pinv_composite(self, rcond, hermitian):
    """linalg_pinv, from other operators."""
    return functions.linalg_pinv(self, atol=0.0, rtol=rcond, hermitian=hermitian)


LINALG_PINV.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_pinv_composite)


def linalg_pinv_out_cpu(self, rcond, hermitian, out):
    """linalg_pinv.out: the functional form, copied into out."""
    return write_out("linalg_pinv.out", out, linalg_pinv_composite(self, rcond, hermitian))


LINALG_PINV_OUT.implement(CPU, linalg_pinv_out_cpu)
LINALG_PINV_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_PINV_OUT))
LINALG_PINV_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_PINV_OUT))


# pinverse (ops.yaml:5800)
PINVERSE = define(
    "pinverse",
    "pinverse(Tensor self, float rcond=1e-15) -> Tensor",
    source="ops.yaml:5800",
    digest="e2dc317cd1fe508b",
    kernel={
        "composite": "linalg_pinv(self, atol=0.0, rtol=rcond)",
    },
)


def pinverse_composite(self, rcond):
    """pinverse, from other operators."""
    return functions.linalg_pinv(self, atol=0.0, rtol=rcond)


PINVERSE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, pinverse_composite)


# _singular_threshold (ops.yaml:5811)
_SINGULAR_THRESHOLD = define(
    "_singular_threshold",
    "_singular_threshold(Tensor self, Tensor? atol, Tensor? rtol) -> Tensor",
    source="ops.yaml:5811",
    digest="d2286496a6164550",
    kernel={
        "composite": "largest = _svdvals(self.detach()).amax((-1,), True) if self.numel() else zeros((*self."
        "shape[:-2], 1), dtype=float32)\nrelative = largest * (epsilon(self.dtype) * sorted(self"
        ".shape[-2:])[1])\nif rtol is not None:\n    relative = largest * rtol.unsqueeze(-1)\nelif"
        " atol is not None:\n    relative = where((atol > 0).unsqueeze(-1), 0, relative)\nreturn "
        "relative if atol is None else maximum(relative, atol.unsqueeze(-1).to(relative.dtype))",
    },
)


def _singular_threshold_composite(self, atol, rtol):
    """_singular_threshold, from other operators."""
    largest = (
        functions._svdvals(self.detach()).amax((-1,), True)
        if self.numel()
        else functions.zeros((*self.shape[:-2], 1), dtype=dtypes.float32)
    )
    relative = largest * (language.epsilon(self.dtype) * sorted(self.shape[-2:])[1])
    if rtol is not None:
        relative = largest * rtol.unsqueeze(-1)
    elif atol is not None:
        relative = functions.where((atol > 0).unsqueeze(-1), 0, relative)
    return relative if atol is None else functions.maximum(relative, atol.unsqueeze(-1).to(relative.dtype))


_SINGULAR_THRESHOLD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _singular_threshold_composite)


# _pinv (ops.yaml:5823, derivatives.yaml:1375)
_PINV = define(
    "_pinv",
    "_pinv(Tensor self, Tensor threshold, bool hermitian) -> Tensor",
    source="ops.yaml:5823",
    digest="cbc900cece9d0921",
    kernel={
        "composite": "if hermitian:\n    values, vectors = linalg_eigh(self)\n    small = abs(values) <= thres"
        "hold\n    return (vectors * where(small, 0, 1 / where(small, 1, values)).unsqueeze(-2))"
        ".matmul(adjoint(vectors))\nU, S, Vh = _svd(self, False)\nsmall = S <= threshold\nreturn ("
        "adjoint(Vh) * where(small, 0, 1 / where(small, 1, S)).unsqueeze(-2)).matmul(adjoint(U)"
        ")",
    },
    derivative={
        "self": "_pinv_backward(grad, self, result)",
    },
)


def _pinv_composite(self, threshold, hermitian):
    """_pinv, from other operators."""
    if hermitian:
        values, vectors = functions.linalg_eigh(self)
        small = functions.abs(values) <= threshold
        return (
            vectors * functions.where(small, 0, 1 / functions.where(small, 1, values)).unsqueeze(-2)
        ).matmul(functions.adjoint(vectors))
    U, S, Vh = functions._svd(self, False)
    small = S <= threshold
    return (
        functions.adjoint(Vh) * functions.where(small, 0, 1 / functions.where(small, 1, S)).unsqueeze(-2)
    ).matmul(functions.adjoint(U))


_PINV.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(_pinv_composite))


class _PinvBackward0(Node):
    """Backward of _pinv (derivatives.yaml:1375)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_result")
    operator = "_pinv"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        grad_self = functions._pinv_backward(grad, self_, result)
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def _pinv_autograd(self, threshold, hermitian):
    """_pinv, recorded for the backward pass."""
    result = _PINV[(self._keys | threshold._keys) & BELOW_AUTOGRAD](self, threshold, hermitian)
    if state.active and not grad_enabled():
        return result
    node = _PinvBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


_PINV.implement(AUTOGRAD_CPU, _pinv_autograd)
_PINV.implement(FORWARD_AD, by_double_backward(_PINV))


# linalg_matrix_rank.atol_rtol_tensor (ops.yaml:5839)
LINALG_MATRIX_RANK_ATOL_RTOL_TENSOR = define(
    "linalg_matrix_rank.atol_rtol_tensor",
    "linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=N"
    "one, bool hermitian=False) -> Tensor",
    source="ops.yaml:5839",
    digest="77e9e06e0e4a2706",
    kernel={
        "composite": "sizes = abs(linalg_eigvalsh(input.detach())) if hermitian else _svdvals(input.detach()"
        ")\nreturn (sizes > _singular_threshold(input, atol, rtol)).sum((-1,))",
    },
)
LINALG_MATRIX_RANK_ATOL_RTOL_TENSOR_OUT = define(
    "linalg_matrix_rank.atol_rtol_tensor_out",
    "linalg_matrix_rank.atol_rtol_tensor_out(Tensor input, *, Tensor? atol=None, Tensor? rt"
    "ol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5839",
    digest="77e9e06e0e4a2706",
)


def linalg_matrix_rank_atol_rtol_tensor_composite(input, atol, rtol, hermitian):
    """linalg_matrix_rank.atol_rtol_tensor, from other operators."""
    sizes = (
        functions.abs(functions.linalg_eigvalsh(input.detach()))
        if hermitian
        else functions._svdvals(input.detach())
    )
    return (sizes > functions._singular_threshold(input, atol, rtol)).sum((-1,))


LINALG_MATRIX_RANK_ATOL_RTOL_TENSOR.implement(
    COMPOSITE_IMPLICIT_AUTOGRAD, linalg_matrix_rank_atol_rtol_tensor_composite
)


def linalg_matrix_rank_atol_rtol_tensor_out_cpu(input, atol, rtol, hermitian, out):
    """linalg_matrix_rank.atol_rtol_tensor_out: the functional form, copied into out."""
    return write_out(
        "linalg_matrix_rank.atol_rtol_tensor_out",
        out,
        linalg_matrix_rank_atol_rtol_tensor_composite(input, atol, rtol, hermitian),
    )


LINALG_MATRIX_RANK_ATOL_RTOL_TENSOR_OUT.implement(CPU, linalg_matrix_rank_atol_rtol_tensor_out_cpu)
LINALG_MATRIX_RANK_ATOL_RTOL_TENSOR_OUT.implement(
    AUTOGRAD_CPU, without_gradient(LINALG_MATRIX_RANK_ATOL_RTOL_TENSOR_OUT)
)
LINALG_MATRIX_RANK_ATOL_RTOL_TENSOR_OUT.implement(
    FORWARD_AD, forward.without_tangent(LINALG_MATRIX_RANK_ATOL_RTOL_TENSOR_OUT)
)


# linalg_matrix_rank.atol_rtol_float (ops.yaml:5852)
LINALG_MATRIX_RANK_ATOL_RTOL_FLOAT = define(
    "linalg_matrix_rank.atol_rtol_float",
    "linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None,"
    " bool hermitian=False) -> Tensor",
    source="ops.yaml:5852",
    digest="d1d8f35359d7d37e",
    kernel={
        "composite": "absolute = None if atol is None else full((), atol, dtype=float64)\nrelative = None if "
        "rtol is None else full((), rtol, dtype=float64)\nreturn linalg_matrix_rank(self, atol=a"
        "bsolute, rtol=relative, hermitian=hermitian)",
    },
)
LINALG_MATRIX_RANK_ATOL_RTOL_FLOAT_OUT = define(
    "linalg_matrix_rank.atol_rtol_float_out",
    "linalg_matrix_rank.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=N"
    "one, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5852",
    digest="d1d8f35359d7d37e",
)


def linalg_matrix_rank_atol_rtol_float_composite(self, atol, rtol, hermitian):
    """linalg_matrix_rank.atol_rtol_float, from other operators."""
    absolute = None if atol is None else functions.full((), atol, dtype=dtypes.float64)
    relative = None if rtol is None else functions.full((), rtol, dtype=dtypes.float64)
    return functions.linalg_matrix_rank(self, atol=absolute, rtol=relative, hermitian=hermitian)


LINALG_MATRIX_RANK_ATOL_RTOL_FLOAT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_matrix_rank_atol_rtol_float_composite)


def linalg_matrix_rank_atol_rtol_float_out_cpu(self, atol, rtol, hermitian, out):
    """linalg_matrix_rank.atol_rtol_float_out: the functional form, copied into out."""
    return write_out(
        "linalg_matrix_rank.atol_rtol_float_out",
        out,
        linalg_matrix_rank_atol_rtol_float_composite(self, atol, rtol, hermitian),
    )


LINALG_MATRIX_RANK_ATOL_RTOL_FLOAT_OUT.implement(CPU, linalg_matrix_rank_atol_rtol_float_out_cpu)
LINALG_MATRIX_RANK_ATOL_RTOL_FLOAT_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_MATRIX_RANK_ATOL_RTOL_FLOAT_OUT))
LINALG_MATRIX_RANK_ATOL_RTOL_FLOAT_OUT.implement(
    FORWARD_AD, forward.without_tangent(LINALG_MATRIX_RANK_ATOL_RTOL_FLOAT_OUT)
)


# linalg_matrix_rank (ops.yaml:5862)
LINALG_MATRIX_RANK = define(
    "linalg_matrix_rank",
    "linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor",
    source="ops.yaml:5862",
    digest="ef6cf01c4ab7c3d1",
    kernel={
        "composite": "linalg_matrix_rank(self, atol=tol, rtol=0.0, hermitian=hermitian)",
    },
)
LINALG_MATRIX_RANK_OUT = define(
    "linalg_matrix_rank.out",
    "linalg_matrix_rank.out(Tensor self, float tol, bool hermitian=False, *, Tensor(a!) out"
    ") -> Tensor(a!)",
    source="ops.yaml:5862",
    digest="ef6cf01c4ab7c3d1",
)


def linalg_matrix_rank_composite(self, tol, hermitian):
    """linalg_matrix_rank, from other operators."""
    return functions.linalg_matrix_rank(self, atol=tol, rtol=0.0, hermitian=hermitian)


LINALG_MATRIX_RANK.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_matrix_rank_composite)


def linalg_matrix_rank_out_cpu(self, tol, hermitian, out):
    """linalg_matrix_rank.out: the functional form, copied into out."""
    return write_out("linalg_matrix_rank.out", out, linalg_matrix_rank_composite(self, tol, hermitian))


LINALG_MATRIX_RANK_OUT.implement(CPU, linalg_matrix_rank_out_cpu)
LINALG_MATRIX_RANK_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_MATRIX_RANK_OUT))
LINALG_MATRIX_RANK_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_MATRIX_RANK_OUT))


# linalg_lstsq (ops.yaml:5869)
LINALG_LSTSQ = define(
    "linalg_lstsq",
    "linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor"
    " solution, Tensor residuals, Tensor rank, Tensor singular_values)",
    source="ops.yaml:5869",
    digest="88b676cbe74356e8",
    kernel={
        "composite": 'method = "gelsy" if driver is None else driver\nif method not in ("gels", "gelsy", "gel'
        'sd", "gelss"):\n    refuse(f"linalg.lstsq: driver must be one of gels, gelsy, gelsd, ge'
        'lss, got \'{method}\'")\nif self.ndim < 2 or b.ndim < 1:\n    refuse(f"linalg.lstsq: expec'
        "ted matrices and vectors or matrices on the right, got shapes {list(self.shape)} and {"
        'list(b.shape)}")\nis_vector = b.ndim == 1 or (self.ndim - 1 == b.ndim and b.shape == se'
        "lf.shape[:-1])\nright = b.unsqueeze(-1) if is_vector else b\nrows, columns = self.shape["
        '-2], self.shape[-1]\nif right.shape[-2] != rows:\n    refuse(f"linalg.lstsq: the matrix '
        'has {rows} rows, the right side {right.shape[-2]}; they must be as many")\ntolerance = '
        "epsilon(self.dtype) * sorted((rows, columns))[1] if rcond is None else rcond\nsolution "
        "= linalg_pinv(self, rtol=tolerance).matmul(right)\nrank = linalg_matrix_rank(self, rtol"
        "=tolerance)\nresiduals = zeros((0,), dtype=abs(right.detach()).dtype)\nif rows > columns"
        ' and method != "gelsy" and not (rank < columns).any():\n    size = abs(self.matmul(solu'
        "tion) - right)\n    residuals = (size * size).sum((-2,))\nsizes = _svdvals(self.detach()"
        ') if method in ("gelsd", "gelss") else zeros((0,), dtype=residuals.dtype)\nreturn solut'
        'ion.squeeze(-1) if is_vector else solution, residuals, rank if method != "gels" else z'
        "eros((0,), dtype=int64), sizes",
    },
)
LINALG_LSTSQ_OUT = define(
    "linalg_lstsq.out",
    "linalg_lstsq.out(Tensor self, Tensor b, float? rcond=None, *, str? driver=None, Tensor"
    "(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) -> ("
    "Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values"
    ")",
    source="ops.yaml:5869",
    digest="88b676cbe74356e8",
)


@named(return_types.linalg_lstsq)
def linalg_lstsq_composite(self, b, rcond, driver):
    """linalg_lstsq, from other operators."""
    method = "gelsy" if driver is None else driver
    if method not in ("gels", "gelsy", "gelsd", "gelss"):
        language.refuse(f"linalg.lstsq: driver must be one of gels, gelsy, gelsd, gelss, got '{method}'")
    if self.ndim < 2 or b.ndim < 1:
        language.refuse(
            f"linalg.lstsq: expected matrices and vectors or matrices on the right, got shapes {list(self.shape)} and "
            f"{list(b.shape)}"
        )
    is_vector = b.ndim == 1 or (self.ndim - 1 == b.ndim and b.shape == self.shape[:-1])
    right = b.unsqueeze(-1) if is_vector else b
    rows, columns = (self.shape[-2], self.shape[-1])
    if right.shape[-2] != rows:
        language.refuse(
            f"linalg.lstsq: the matrix has {rows} rows, the right side {right.shape[-2]}; they must be as many"
        )
    tolerance = language.epsilon(self.dtype) * sorted((rows, columns))[1] if rcond is None else rcond
    solution = functions.linalg_pinv(self, rtol=tolerance).matmul(right)
    rank = functions.linalg_matrix_rank(self, rtol=tolerance)
    residuals = functions.zeros((0,), dtype=functions.abs(right.detach()).dtype)
    if rows > columns and method != "gelsy" and (not (rank < columns).any()):
        size = functions.abs(self.matmul(solution) - right)
        residuals = (size * size).sum((-2,))
    sizes = (
        functions._svdvals(self.detach())
        if method in ("gelsd", "gelss")
        else functions.zeros((0,), dtype=residuals.dtype)
    )
    return (
        solution.squeeze(-1) if is_vector else solution,
        residuals,
        rank if method != "gels" else functions.zeros((0,), dtype=dtypes.int64),
        sizes,
    )


LINALG_LSTSQ.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_lstsq_composite)


@named(return_types.linalg_lstsq)
def linalg_lstsq_out_cpu(self, b, rcond, driver, solution, residuals, rank, singular_values):
    """linalg_lstsq.out: the functional form, copied into out."""
    return write_outs(
        "linalg_lstsq.out", (solution, residuals, rank, singular_values), linalg_lstsq_composite(self, b, rcond, driver)
    )


LINALG_LSTSQ_OUT.implement(CPU, linalg_lstsq_out_cpu)
LINALG_LSTSQ_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_LSTSQ_OUT))
LINALG_LSTSQ_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_LSTSQ_OUT))


# linalg_matrix_power (ops.yaml:5904)
LINALG_MATRIX_POWER = define(
    "linalg_matrix_power",
    "linalg_matrix_power(Tensor self, int n) -> Tensor",
    source="ops.yaml:5904",
    digest="ba5f7063e42605e9",
    kernel={
        "composite": 'if self.ndim < 2 or self.shape[-1] != self.shape[-2]:\n    refuse(f"linalg.matrix_power'
        ': expected square matrices, got shape {list(self.shape)}")\nif n == 0:\n    return diag_'
        "embed(ones(self.shape[:-1], dtype=self.dtype))\nif n < 0:\n    return linalg_matrix_powe"
        "r(linalg_inv(self), -n)\nif n == 1:\n    return self.clone()\nhalf = linalg_matrix_power("
        "self, n // 2) if n > 3 else self\nsquare = half.matmul(half)\nreturn square.matmul(self)"
        " if n % 2 else square",
    },
)
LINALG_MATRIX_POWER_OUT = define(
    "linalg_matrix_power.out",
    "linalg_matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5904",
    digest="ba5f7063e42605e9",
)


def linalg_matrix_power_composite(self, n):
    """linalg_matrix_power, from other operators."""
    if self.ndim < 2 or self.shape[-1] != self.shape[-2]:
        language.refuse(f"linalg.matrix_power: expected square matrices, got shape {list(self.shape)}")
    if n == 0:
        return functions.diag_embed(functions.ones(self.shape[:-1], dtype=self.dtype))
    if n < 0:
        return functions.linalg_matrix_power(functions.linalg_inv(self), -n)
    if n == 1:
        return self.clone()
    half = functions.linalg_matrix_power(self, n // 2) if n > 3 else self
    square = half.matmul(half)
    return square.matmul(self) if n % 2 else square


LINALG_MATRIX_POWER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_matrix_power_composite)


def linalg_matrix_power_out_cpu(self, n, out):
    """linalg_matrix_power.out: the functional form, copied into out."""
    return write_out("linalg_matrix_power.out", out, linalg_matrix_power_composite(self, n))


LINALG_MATRIX_POWER_OUT.implement(CPU, linalg_matrix_power_out_cpu)
LINALG_MATRIX_POWER_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_MATRIX_POWER_OUT))
LINALG_MATRIX_POWER_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_MATRIX_POWER_OUT))


# matrix_power (ops.yaml:5930)
MATRIX_POWER = define(
    "matrix_power",
    "matrix_power(Tensor self, int n) -> Tensor",
    source="ops.yaml:5930",
    digest="e14c0f5f354bf95d",
    kernel={
        "composite": "linalg_matrix_power(self, n)",
    },
)
MATRIX_POWER_OUT = define(
    "matrix_power.out",
    "matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5930",
    digest="e14c0f5f354bf95d",
)


def matrix_power_composite(self, n):
    """matrix_power, from other operators."""
    return functions.linalg_matrix_power(self, n)


MATRIX_POWER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, matrix_power_composite)


def matrix_power_out_cpu(self, n, out):
    """matrix_power.out: the functional form, copied into out."""
    return write_out("matrix_power.out", out, matrix_power_composite(self, n))


MATRIX_POWER_OUT.implement(CPU, matrix_power_out_cpu)
MATRIX_POWER_OUT.implement(AUTOGRAD_CPU, without_gradient(MATRIX_POWER_OUT))
MATRIX_POWER_OUT.implement(FORWARD_AD, forward.without_tangent(MATRIX_POWER_OUT))


# linalg_cross (ops.yaml:5942)
LINALG_CROSS = define(
    "linalg_cross",
    "linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor",
    source="ops.yaml:5942",
    digest="13cd774221e1dd4a",
    kernel={
        "composite": 'if self.ndim != other.ndim:\n    refuse(f"linalg.cross: both operands must have as many'
        ' dimensions, got shapes {list(self.shape)} and {list(other.shape)}")\naxis = wrap_dim(d'
        'im, self.ndim)\nif self.shape[axis] != 3 or other.shape[axis] != 3:\n    refuse(f"linalg'
        ".cross: dimension {axis} must have size 3, got shapes {list(self.shape)} and {list(oth"
        'er.shape)}")\nreturn roll(self, (-1,), (axis,)) * roll(other, (-2,), (axis,)) - roll(se'
        "lf, (-2,), (axis,)) * roll(other, (-1,), (axis,))",
    },
)
LINALG_CROSS_OUT = define(
    "linalg_cross.out",
    "linalg_cross.out(Tensor self, Tensor other, *, int dim=-1, Tensor(a!) out) -> Tensor(a"
    "!)",
    source="ops.yaml:5942",
    digest="13cd774221e1dd4a",
)


def linalg_cross_composite(self, other, dim):
    """linalg_cross, from other operators."""
    if self.ndim != other.ndim:
        language.refuse(
            f"linalg.cross: both operands must have as many dimensions, got shapes {list(self.shape)} and "
            f"{list(other.shape)}"
        )
    axis = language.wrap_dim(dim, self.ndim)
    if self.shape[axis] != 3 or other.shape[axis] != 3:
        language.refuse(
            f"linalg.cross: dimension {axis} must have size 3, got shapes {list(self.shape)} and {list(other.shape)}"
        )
    return functions.roll(self, (-1,), (axis,)) * functions.roll(
        other, (-2,), (axis,)
    ) - functions.roll(self, (-2,), (axis,)) * functions.roll(other, (-1,), (axis,))


LINALG_CROSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_cross_composite)


def linalg_cross_out_cpu(self, other, dim, out):
    """linalg_cross.out: the functional form, copied into out."""
    return write_out("linalg_cross.out", out, linalg_cross_composite(self, other, dim))


LINALG_CROSS_OUT.implement(CPU, linalg_cross_out_cpu)
LINALG_CROSS_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_CROSS_OUT))
LINALG_CROSS_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_CROSS_OUT))


# cross (ops.yaml:5962)
CROSS = define(
    "cross",
    "cross(Tensor self, Tensor other, int? dim=None) -> Tensor",
    source="ops.yaml:5962",
    digest="0a0cb84969f75dce",
    kernel={
        "composite": "if dim is not None:\n    return linalg_cross(self, other, dim=dim)\nthrees = [one for on"
        'e in range(self.ndim) if self.shape[one] == 3]\nif len(threes) == 0:\n    refuse(f"cross'
        ': no dimension of shape {list(self.shape)} has size 3")\nreturn linalg_cross(self, othe'
        "r, dim=threes[0])",
    },
)
CROSS_OUT = define(
    "cross.out",
    "cross.out(Tensor self, Tensor other, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5962",
    digest="0a0cb84969f75dce",
)


def cross_composite(self, other, dim):
    """cross, from other operators."""
    if dim is not None:
        return functions.linalg_cross(self, other, dim=dim)
    threes = [one for one in range(self.ndim) if self.shape[one] == 3]
    if len(threes) == 0:
        language.refuse(f"cross: no dimension of shape {list(self.shape)} has size 3")
    return functions.linalg_cross(self, other, dim=threes[0])


CROSS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cross_composite)


def cross_out_cpu(self, other, dim, out):
    """cross.out: the functional form, copied into out."""
    return write_out("cross.out", out, cross_composite(self, other, dim))


CROSS_OUT.implement(CPU, cross_out_cpu)
CROSS_OUT.implement(AUTOGRAD_CPU, without_gradient(CROSS_OUT))
CROSS_OUT.implement(FORWARD_AD, forward.without_tangent(CROSS_OUT))


# cdist (ops.yaml:5981)
CDIST = define(
    "cdist",
    "cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor",
    source="ops.yaml:5981",
    digest="41ac8daace34a33d",
    kernel={
        "composite": 'if x1.ndim < 2 or x2.ndim < 2 or x1.shape[-1] != x2.shape[-1]:\n    refuse(f"cdist: exp'
        'ected points as rows of one length, got shapes {list(x1.shape)} and {list(x2.shape)}")'
        '\nif p < 0:\n    refuse(f"cdist: p must not be negative, got {p}")\nif compute_mode is no'
        't None and compute_mode not in (0, 1, 2):\n    refuse(f"cdist: compute_mode must be 0, '
        '1 or 2, got {compute_mode}")\nmany = x1.shape[-2] > 25 or x2.shape[-2] > 25 if not comp'
        "ute_mode else compute_mode == 1\nalike = x1.shape[:-2] == x2.shape[:-2] and x1.dtype =="
        " x2.dtype\nif p == 2 and many and alike and x1.dtype.is_floating_point and x1.dtype.ite"
        "msize > 2:\n    return _distances_by_product(x1, x2)\nreturn linalg_vector_norm(x1.unsqu"
        "eeze(-2) - x2.unsqueeze(-3), p, (-1,))",
    },
)


def cdist_composite(x1, x2, p, compute_mode):
    """cdist, from other operators."""
    if x1.ndim < 2 or x2.ndim < 2 or x1.shape[-1] != x2.shape[-1]:
        language.refuse(
            f"cdist: expected points as rows of one length, got shapes {list(x1.shape)} and {list(x2.shape)}"
        )
    if p < 0:
        language.refuse(f"cdist: p must not be negative, got {p}")
    if compute_mode is not None and compute_mode not in (0, 1, 2):
        language.refuse(f"cdist: compute_mode must be 0, 1 or 2, got {compute_mode}")
    many = x1.shape[-2] > 25 or x2.shape[-2] > 25 if not compute_mode else compute_mode == 1
    alike = x1.shape[:-2] == x2.shape[:-2] and x1.dtype == x2.dtype
    if p == 2 and many and alike and x1.dtype.is_floating_point and (x1.dtype.itemsize > 2):
        return functions._distances_by_product(x1, x2)
    return functions.linalg_vector_norm(x1.unsqueeze(-2) - x2.unsqueeze(-3), p, (-1,))


CDIST.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cdist_composite)


# _distances_by_product (ops.yaml:6009, derivatives.yaml:1153)
_DISTANCES_BY_PRODUCT = define(
    "_distances_by_product",
    "_distances_by_product(Tensor x1, Tensor x2) -> Tensor",
    source="ops.yaml:6009",
    digest="6bfcfa0a48706aa3",
    kernel={
        "composite": "first = (x1 * x1).sum((-1,), True)\nsecond = (x2 * x2).sum((-1,), True)\nleft = cat((x1 "
        "* -2, first, ones_like(first)), -1)\nright = cat((x2, ones_like(second), second), -1)\nr"
        "eturn sqrt(clamp_min(left.matmul(right.transpose(-2, -1)), 0))",
    },
    derivative={
        "x1": "_distances_backward(grad, x1, x2, result)",
        "x2": "_distances_backward(grad.transpose(-2, -1), x2, x1, result.transpose(-2, -1))",
        "result": "_ratio_or_zero((x1_p * x1_t).sum((-1,), True) - x1_t.matmul(x2_p.transpose(-2, -1)), r"
        "esult) + _ratio_or_zero((x2_p * x2_t).sum((-1,)).unsqueeze(-2) - x1_p.matmul(x2_t.tran"
        "spose(-2, -1)), result)",
    },
)


def _distances_by_product_composite(x1, x2):
    """_distances_by_product, from other operators."""
    first = (x1 * x1).sum((-1,), True)
    second = (x2 * x2).sum((-1,), True)
    left = functions.cat((x1 * -2, first, functions.ones_like(first)), -1)
    right = functions.cat((x2, functions.ones_like(second), second), -1)
    return functions.sqrt(functions.clamp_min(left.matmul(right.transpose(-2, -1)), 0))


_DISTANCES_BY_PRODUCT.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(_distances_by_product_composite))


class _DistancesByProductBackward0(Node):
    """Backward of _distances_by_product (derivatives.yaml:1153)."""

    __slots__ = ("_saved_x1", "_version_x1", "_saved_x2", "_version_x2", "_saved_result")
    operator = "_distances_by_product"

    def apply(self, grad):
        grad_x1 = None
        if self.edges[0] is not None:
            x1 = unpack_input(self, self._saved_x1, self._version_x1, "x1")
            x2 = unpack_input(self, self._saved_x2, self._version_x2, "x2")
            result = unpack_output(self, self._saved_result, 0)
            grad_x1 = functions._distances_backward(grad, x1, x2, result)
        grad_x2 = None
        if self.edges[1] is not None:
            x1 = unpack_input(self, self._saved_x1, self._version_x1, "x1")
            x2 = unpack_input(self, self._saved_x2, self._version_x2, "x2")
            result = unpack_output(self, self._saved_result, 0)
            grad_x2 = functions._distances_backward(grad.transpose(-2, -1), x2, x1, result.transpose(-2, -1))
        return (grad_x1, grad_x2)

    def release(self):
        self._saved_x1 = self._saved_x2 = self._saved_result = None


def _distances_by_product_autograd(x1, x2):
    """_distances_by_product, recorded for the backward pass."""
    result = _DISTANCES_BY_PRODUCT[(x1._keys | x2._keys) & BELOW_AUTOGRAD](x1, x2)
    if state.active and not grad_enabled():
        return result
    node = _DistancesByProductBackward0()
    node._saved_x1, node._version_x1 = x1, 0 if x1._version is None else x1._version[0]
    node._saved_x2, node._version_x2 = x2, 0 if x2._version is None else x2._version[0]
    node._saved_result = save_output(result)
    return recording.record(node, result, x1, x2)


_DISTANCES_BY_PRODUCT.implement(AUTOGRAD_CPU, _distances_by_product_autograd)


def _distances_by_product_forward(x1, x2):
    """_distances_by_product, and the tangent of its result."""
    with forward.primal_only():
        result = _DISTANCES_BY_PRODUCT[(x1._keys | x2._keys) & BELOW_FORWARD](x1, x2)
    if not forward.wanted(result):
        return result
    x1_p = forward.primal_of(x1)
    x1_t = forward.tangent_of(x1)
    x2_p = forward.primal_of(x2)
    x2_t = forward.tangent_of(x2)
    result_p = forward.alias(result)
    result_t = None
    if x1_t is not None:
        result_t = functions._ratio_or_zero(
            (x1_p * x1_t).sum((-1,), True) - x1_t.matmul(x2_p.transpose(-2, -1)), result_p
        )
    if x2_t is not None:
        result_t = forward.plus(
            result_t,
            functions._ratio_or_zero(
                (x2_p * x2_t).sum((-1,)).unsqueeze(-2) - x1_p.matmul(x2_t.transpose(-2, -1)), result_p
            ),
        )
    forward.attach(result, result_t, x1_t, x2_t)
    forward.keep(result)
    return result


_DISTANCES_BY_PRODUCT.implement(FORWARD_AD, _distances_by_product_forward)


# _distances_backward (ops.yaml:6022)
_DISTANCES_BACKWARD = define(
    "_distances_backward",
    "_distances_backward(Tensor grad, Tensor self, Tensor other, Tensor result) -> Tensor",
    source="ops.yaml:6022",
    digest="5c74bc0cf773d349",
    kernel={
        "composite": "share = _ratio_or_zero(grad, result)\nreturn self * share.sum((-1,), True) - share.matm"
        "ul(other)",
    },
)


def _distances_backward_composite(grad, self, other, result):
    """_distances_backward, from other operators."""
    share = functions._ratio_or_zero(grad, result)
    return self * share.sum((-1,), True) - share.matmul(other)


_DISTANCES_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _distances_backward_composite)


# pdist (ops.yaml:6029)
PDIST = define(
    "pdist",
    "pdist(Tensor self, float p=2) -> Tensor",
    source="ops.yaml:6029",
    digest="899b353d64e26f5a",
    kernel={
        "composite": 'if self.ndim != 2:\n    refuse(f"pdist: expected points as rows of a matrix, got shape '
        '{list(self.shape)}")\nif p < 0:\n    refuse(f"pdist: p must not be negative, got {p}")\nr'
        "ows = triu_indices(self.shape[0], self.shape[0], 1)\nreturn linalg_vector_norm(self.ind"
        "ex_select(0, rows[0]) - self.index_select(0, rows[1]), p, (-1,))",
    },
)


def pdist_composite(self, p):
    """pdist, from other operators."""
    if self.ndim != 2:
        language.refuse(f"pdist: expected points as rows of a matrix, got shape {list(self.shape)}")
    if p < 0:
        language.refuse(f"pdist: p must not be negative, got {p}")
    rows = functions.triu_indices(self.shape[0], self.shape[0], 1)
    return functions.linalg_vector_norm(self.index_select(0, rows[0]) - self.index_select(0, rows[1]), p, (-1,))


PDIST.implement(COMPOSITE_IMPLICIT_AUTOGRAD, pdist_composite)


# _solve_triangular_backward (ops.yaml:6047)
_SOLVE_TRIANGULAR_BACKWARD = define(
    "_solve_triangular_backward",
    "_solve_triangular_backward(Tensor grad, Tensor result, bool upper, bool left, bool uni"
    "triangular) -> Tensor",
    source="ops.yaml:6047",
    digest="7d54f1f3d36de6e1",
    kernel={
        "composite": "whole = -grad.matmul(adjoint(result)) if left else -adjoint(result).matmul(grad)\nif up"
        "per:\n    return triu(whole, 1 if unitriangular else 0)\nreturn tril(whole, -1 if unitri"
        "angular else 0)",
    },
)


def _solve_triangular_backward_composite(grad, result, upper, left, unitriangular):
    """_solve_triangular_backward, from other operators."""
    whole = -grad.matmul(functions.adjoint(result)) if left else -functions.adjoint(result).matmul(grad)
    if upper:
        return functions.triu(whole, 1 if unitriangular else 0)
    return functions.tril(whole, -1 if unitriangular else 0)


_SOLVE_TRIANGULAR_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _solve_triangular_backward_composite)


# _slogdet_backward (ops.yaml:6056)
_SLOGDET_BACKWARD = define(
    "_slogdet_backward",
    "_slogdet_backward(Tensor grad_sign, Tensor grad_logabsdet, Tensor A, Tensor sign) -> T"
    "ensor",
    source="ops.yaml:6056",
    digest="a12b4218853a4a81",
    kernel={
        "composite": "inverse = adjoint(linalg_inv(A))\nfactor = grad_logabsdet\nif A.dtype.is_complex:\n    tu"
        "rn = conj(grad_sign) * sign\n    factor = factor - (turn - conj(turn)) / 2\nreturn inver"
        "se * factor.unsqueeze(-1).unsqueeze(-1)",
    },
)


def _slogdet_backward_composite(grad_sign, grad_logabsdet, A, sign):
    """_slogdet_backward, from other operators."""
    inverse = functions.adjoint(functions.linalg_inv(A))
    factor = grad_logabsdet
    if A.dtype.is_complex:
        turn = functions.conj(grad_sign) * sign
        factor = factor - (turn - functions.conj(turn)) / 2
    return inverse * factor.unsqueeze(-1).unsqueeze(-1)


_SLOGDET_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _slogdet_backward_composite)


# _pinv_backward (ops.yaml:6067)
_PINV_BACKWARD = define(
    "_pinv_backward",
    "_pinv_backward(Tensor grad, Tensor self, Tensor result) -> Tensor",
    source="ops.yaml:6067",
    digest="ce342231cc3b1b9d",
    kernel={
        "composite": "adjoint, turned = adjoint(result), adjoint(grad)\ninner = turned.matmul(result).matmul("
        "adjoint)\noutside = adjoint.matmul(result).matmul(turned)\nwhole = inner - self.matmul(r"
        "esult.matmul(inner)) + outside - outside.matmul(result).matmul(self)\nreturn whole - ad"
        "joint.matmul(grad).matmul(adjoint)",
    },
)


def _pinv_backward_composite(grad, self, result):
    """_pinv_backward, from other operators."""
    adjoint, turned = (functions.adjoint(result), functions.adjoint(grad))
    inner = turned.matmul(result).matmul(adjoint)
    outside = adjoint.matmul(result).matmul(turned)
    whole = inner - self.matmul(result.matmul(inner)) + outside - outside.matmul(result).matmul(self)
    return whole - adjoint.matmul(grad).matmul(adjoint)


_PINV_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _pinv_backward_composite)


# _first_elements (ops.yaml:6077)
_FIRST_ELEMENTS = define(
    "_first_elements",
    "_first_elements(Tensor self, int[] sizes) -> Tensor",
    source="ops.yaml:6077",
    digest="e605748008959846",
    kernel={
        "composite": "cat((self, zeros((product(sizes) - self.numel(),), dtype=self.dtype))).reshape(sizes)",
    },
)


def _first_elements_composite(self, sizes):
    """_first_elements, from other operators."""
    return functions.cat(
        (self, functions.zeros((language.product(sizes) - self.numel(),), dtype=self.dtype))
    ).reshape(sizes)


_FIRST_ELEMENTS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _first_elements_composite)
