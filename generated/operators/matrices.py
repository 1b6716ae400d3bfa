"""The matrices operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.decompositions

from runtime import language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import without_gradient
from runtime.autograd.node import Node, attach, complete, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.autograd.pushforward import by_double_backward
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.outputs import named, write_out, write_outs
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

from .. import return_types

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.matrices"
functions = LateModule(f"{PACKAGE}.functions")


# linalg_inv (ops.yaml:5357, derivatives.yaml:1327)
LINALG_INV = define(
    "linalg_inv",
    "linalg_inv(Tensor A) -> Tensor",
    source="ops.yaml:5357",
    digest="4157816223305898",
    kernel={
        "dispatch": "{CPU: runtime.kernels.decompositions.inv}",
    },
    derivative={
        "A": "-adjoint(result).matmul(grad).matmul(adjoint(result))",
        "result": "-result.matmul(A_t).matmul(result)",
    },
)
LINALG_INV_OUT = define(
    "linalg_inv.out",
    "linalg_inv.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5357",
    digest="4157816223305898",
)
LINALG_INV.implement(CPU, runtime.kernels.decompositions.inv)


def linalg_inv_out_cpu(A, out):
    """linalg_inv.out: the functional form, copied into out."""
    result = LINALG_INV[(A._keys) & BELOW_AUTOGRAD](A)
    return write_out("linalg_inv.out", out, result)


LINALG_INV_OUT.implement(CPU, linalg_inv_out_cpu)


class LinalgInvBackward0(Node):
    """Backward of linalg_inv (derivatives.yaml:1327)."""

    __slots__ = ("_saved_result",)
    operator = "linalg_inv"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        grad_A = -functions.adjoint(result).matmul(grad).matmul(functions.adjoint(result))
        return (grad_A,)

    def release(self):
        self._saved_result = None


def linalg_inv_autograd(A):
    """linalg_inv, recorded for the backward pass."""
    result = LINALG_INV[(A._keys) & BELOW_AUTOGRAD](A)
    if state.active and not grad_enabled():
        return result
    node = LinalgInvBackward0()
    node._saved_result = save_output(result)
    return recording.record(node, result, A)


LINALG_INV.implement(AUTOGRAD_CPU, linalg_inv_autograd)
LINALG_INV_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_INV_OUT))


def linalg_inv_forward(A):
    """linalg_inv, and the tangent of its result."""
    result = LINALG_INV[(A._keys) & BELOW_FORWARD](A)
    if not forward.wanted(result):
        return result
    A_t = forward.tangent_of(A)
    result_p = forward.alias(result)
    result_t = -result_p.matmul(A_t).matmul(result_p)
    forward.attach(result, result_t, A_t)
    forward.keep(result)
    return result


LINALG_INV.implement(FORWARD_AD, linalg_inv_forward)
LINALG_INV_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_INV_OUT))


# inverse (ops.yaml:5372)
INVERSE = define(
    "inverse",
    "inverse(Tensor self) -> Tensor",
    source="ops.yaml:5372",
    digest="ea74a059da179bdc",
    kernel={
        "composite": "linalg_inv(self)",
    },
)
INVERSE_OUT = define(
    "inverse.out",
    "inverse.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5372",
    digest="ea74a059da179bdc",
)


def inverse_composite(self):
    """inverse, from other operators."""
    return functions.linalg_inv(self)


INVERSE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, inverse_composite)


def inverse_out_cpu(self, out):
    """inverse.out: the functional form, copied into out."""
    return write_out("inverse.out", out, inverse_composite(self))


INVERSE_OUT.implement(CPU, inverse_out_cpu)
INVERSE_OUT.implement(AUTOGRAD_CPU, without_gradient(INVERSE_OUT))
INVERSE_OUT.implement(FORWARD_AD, forward.without_tangent(INVERSE_OUT))


# _solve (ops.yaml:5384, derivatives.yaml:1331)
_SOLVE = define(
    "_solve",
    "_solve(Tensor A, Tensor B) -> Tensor",
    source="ops.yaml:5384",
    digest="7625b75fa246d64c",
    kernel={
        "dispatch": "{CPU: runtime.kernels.decompositions.solve}",
    },
    derivative={
        "A": "-_solve(adjoint(A), grad).matmul(adjoint(result))",
        "B": "_solve(adjoint(A), grad)",
        "result": "_solve(A_p, B_t) - _solve(A_p, A_t.matmul(result))",
    },
)
_SOLVE.implement(CPU, runtime.kernels.decompositions.solve)


class _SolveBackward0(Node):
    """Backward of _solve (derivatives.yaml:1331)."""

    __slots__ = ("_saved_result", "_saved_A", "_version_A")
    operator = "_solve"

    def apply(self, grad):
        grad_A = None
        if self.edges[0] is not None:
            result = unpack_output(self, self._saved_result, 0)
            A = unpack_input(self, self._saved_A, self._version_A, "A")
            grad_A = -functions._solve(functions.adjoint(A), grad).matmul(functions.adjoint(result))
        grad_B = None
        if self.edges[1] is not None:
            A = unpack_input(self, self._saved_A, self._version_A, "A")
            grad_B = functions._solve(functions.adjoint(A), grad)
        return (grad_A, grad_B)

    def release(self):
        self._saved_result = self._saved_A = None


def _solve_autograd(A, B):
    """_solve, recorded for the backward pass."""
    result = _SOLVE[(A._keys | B._keys) & BELOW_AUTOGRAD](A, B)
    if state.active and not grad_enabled():
        return result
    node = _SolveBackward0()
    if A._edge is not None:
        node._saved_result = save_output(result)
    node._saved_A, node._version_A = A, 0 if A._version is None else A._version[0]
    return recording.record(node, result, A, B)


_SOLVE.implement(AUTOGRAD_CPU, _solve_autograd)


def _solve_forward(A, B):
    """_solve, and the tangent of its result."""
    result = _SOLVE[(A._keys | B._keys) & BELOW_FORWARD](A, B)
    if not forward.wanted(result):
        return result
    A_p = forward.primal_of(A)
    A_t = forward.tangent_of(A)
    B_t = forward.tangent_of(B)
    result_p = forward.alias(result)
    result_t = None
    if B_t is not None:
        result_t = functions._solve(A_p, B_t)
    if A_t is not None:
        result_t = forward.minus(result_t, functions._solve(A_p, A_t.matmul(result_p)))
    forward.attach(result, result_t, A_t, B_t)
    forward.keep(result)
    return result


_SOLVE.implement(FORWARD_AD, _solve_forward)


# linalg_solve (ops.yaml:5393)
LINALG_SOLVE = define(
    "linalg_solve",
    "linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor",
    source="ops.yaml:5393",
    digest="8a150ae96b1d3f83",
    kernel={
        "composite": 'if A.ndim < 2:\n    refuse(f"linalg.solve: A must be a matrix or a batch of matrices, g'
        'ot shape {list(A.shape)}")\nif B.ndim == 1 or (A.ndim - 1 == B.ndim and B.shape == A.sh'
        'ape[:-1]):\n    if not left:\n        refuse("linalg.solve: with left=False B must be a '
        'matrix, not a vector")\n    return _solve(A, B.unsqueeze(-1)).squeeze(-1)\nif not left:\n'
        "    return _solve(A.transpose(-2, -1), B.transpose(-2, -1)).transpose(-2, -1)\nreturn _"
        "solve(A, B)",
    },
)
LINALG_SOLVE_OUT = define(
    "linalg_solve.out",
    "linalg_solve.out(Tensor A, Tensor B, *, bool left=True, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5393",
    digest="8a150ae96b1d3f83",
)


def linalg_solve_composite(A, B, left):
    """linalg_solve, from other operators."""
    if A.ndim < 2:
        language.refuse(f"linalg.solve: A must be a matrix or a batch of matrices, got shape {list(A.shape)}")
    if B.ndim == 1 or (A.ndim - 1 == B.ndim and B.shape == A.shape[:-1]):
        if not left:
            language.refuse("linalg.solve: with left=False B must be a matrix, not a vector")
        return functions._solve(A, B.unsqueeze(-1)).squeeze(-1)
    if not left:
        return functions._solve(A.transpose(-2, -1), B.transpose(-2, -1)).transpose(-2, -1)
    return functions._solve(A, B)


LINALG_SOLVE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_solve_composite)


def linalg_solve_out_cpu(A, B, left, out):
    """linalg_solve.out: the functional form, copied into out."""
    return write_out("linalg_solve.out", out, linalg_solve_composite(A, B, left))


LINALG_SOLVE_OUT.implement(CPU, linalg_solve_out_cpu)
LINALG_SOLVE_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_SOLVE_OUT))
LINALG_SOLVE_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_SOLVE_OUT))


# linalg_solve_triangular (ops.yaml:5415, derivatives.yaml:1336)
LINALG_SOLVE_TRIANGULAR = define(
    "linalg_solve_triangular",
    "linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool uni"
    "triangular=False) -> Tensor",
    source="ops.yaml:5415",
    digest="39006d76634fa7a7",
    kernel={
        "dispatch": "{CPU: runtime.kernels.decompositions.solve_triangular}",
    },
    derivative={
        "self": "_solve_triangular_backward(linalg_solve_triangular(adjoint(self), grad, upper=not uppe"
        "r, left=left, unitriangular=unitriangular), result, upper, left, unitriangular)",
        "B": "linalg_solve_triangular(adjoint(self), grad, upper=not upper, left=left, unitriangular"
        "=unitriangular)",
    },
)
LINALG_SOLVE_TRIANGULAR_OUT = define(
    "linalg_solve_triangular.out",
    "linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True, bool"
    " unitriangular=False, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5415",
    digest="39006d76634fa7a7",
)
LINALG_SOLVE_TRIANGULAR.implement(CPU, runtime.kernels.decompositions.solve_triangular)


def linalg_solve_triangular_out_cpu(self, B, upper, left, unitriangular, out):
    """linalg_solve_triangular.out: the functional form, copied into out."""
    result = LINALG_SOLVE_TRIANGULAR[(self._keys | B._keys) & BELOW_AUTOGRAD](self, B, upper, left, unitriangular)
    return write_out("linalg_solve_triangular.out", out, result)


LINALG_SOLVE_TRIANGULAR_OUT.implement(CPU, linalg_solve_triangular_out_cpu)


class LinalgSolveTriangularBackward0(Node):
    """Backward of linalg_solve_triangular (derivatives.yaml:1336)."""

    __slots__ = ("_saved_result", "_saved_upper", "_saved_left", "_saved_unitriangular", "_saved_self", "_version_self")
    operator = "linalg_solve_triangular"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            result = unpack_output(self, self._saved_result, 0)
            upper = self._saved_upper
            left = self._saved_left
            unitriangular = self._saved_unitriangular
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_self = functions._solve_triangular_backward(
                functions.linalg_solve_triangular(
                    functions.adjoint(self_), grad, upper=not upper, left=left, unitriangular=unitriangular
                ),
                result,
                upper,
                left,
                unitriangular,
            )
        grad_B = None
        if self.edges[1] is not None:
            upper = self._saved_upper
            left = self._saved_left
            unitriangular = self._saved_unitriangular
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_B = functions.linalg_solve_triangular(
                functions.adjoint(self_), grad, upper=not upper, left=left, unitriangular=unitriangular
            )
        return (grad_self, grad_B)

    def release(self):
        self._saved_result = self._saved_self = None


def linalg_solve_triangular_autograd(self, B, upper, left, unitriangular):
    """linalg_solve_triangular, recorded for the backward pass."""
    result = LINALG_SOLVE_TRIANGULAR[(self._keys | B._keys) & BELOW_AUTOGRAD](self, B, upper, left, unitriangular)
    if state.active and not grad_enabled():
        return result
    node = LinalgSolveTriangularBackward0()
    if self._edge is not None:
        node._saved_result = save_output(result)
    node._saved_upper = upper
    node._saved_left = left
    node._saved_unitriangular = unitriangular
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, B)


LINALG_SOLVE_TRIANGULAR.implement(AUTOGRAD_CPU, linalg_solve_triangular_autograd)
LINALG_SOLVE_TRIANGULAR_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_SOLVE_TRIANGULAR_OUT))
LINALG_SOLVE_TRIANGULAR.implement(FORWARD_AD, by_double_backward(LINALG_SOLVE_TRIANGULAR))
LINALG_SOLVE_TRIANGULAR_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_SOLVE_TRIANGULAR_OUT))


# linalg_det (ops.yaml:5436, derivatives.yaml:1342)
LINALG_DET = define(
    "linalg_det",
    "linalg_det(Tensor A) -> Tensor",
    source="ops.yaml:5436",
    digest="ef5b4e49a5cb9098",
    kernel={
        "dispatch": "{CPU: runtime.kernels.decompositions.det}",
    },
    derivative={
        "A": "_det_backward(grad, A, result)",
    },
)
LINALG_DET_OUT = define(
    "linalg_det.out",
    "linalg_det.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5436",
    digest="ef5b4e49a5cb9098",
)
LINALG_DET.implement(CPU, runtime.kernels.decompositions.det)


def linalg_det_out_cpu(A, out):
    """linalg_det.out: the functional form, copied into out."""
    result = LINALG_DET[(A._keys) & BELOW_AUTOGRAD](A)
    return write_out("linalg_det.out", out, result)


LINALG_DET_OUT.implement(CPU, linalg_det_out_cpu)


class LinalgDetBackward0(Node):
    """Backward of linalg_det (derivatives.yaml:1342)."""

    __slots__ = ("_saved_A", "_version_A", "_saved_result")
    operator = "linalg_det"

    def apply(self, grad):
        A = unpack_input(self, self._saved_A, self._version_A, "A")
        result = unpack_output(self, self._saved_result, 0)
        grad_A = functions._det_backward(grad, A, result)
        return (grad_A,)

    def release(self):
        self._saved_A = self._saved_result = None


def linalg_det_autograd(A):
    """linalg_det, recorded for the backward pass."""
    result = LINALG_DET[(A._keys) & BELOW_AUTOGRAD](A)
    if state.active and not grad_enabled():
        return result
    node = LinalgDetBackward0()
    node._saved_A, node._version_A = A, 0 if A._version is None else A._version[0]
    node._saved_result = save_output(result)
    return recording.record(node, result, A)


LINALG_DET.implement(AUTOGRAD_CPU, linalg_det_autograd)
LINALG_DET_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_DET_OUT))
LINALG_DET.implement(FORWARD_AD, by_double_backward(LINALG_DET))
LINALG_DET_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_DET_OUT))


# det (ops.yaml:5450)
DET = define(
    "det",
    "det(Tensor self) -> Tensor",
    source="ops.yaml:5450",
    digest="51447fd3168968f4",
    kernel={
        "composite": "linalg_det(self)",
    },
)


def det_composite(self):
    """det, from other operators."""
    return functions.linalg_det(self)


DET.implement(COMPOSITE_IMPLICIT_AUTOGRAD, det_composite)


# _det_backward (ops.yaml:5460)
_DET_BACKWARD = define(
    "_det_backward",
    "_det_backward(Tensor grad, Tensor A, Tensor result) -> Tensor",
    source="ops.yaml:5460",
    digest="64feb4518626dc2f",
    kernel={
        "composite": "scaled = (grad * conj(result)).unsqueeze(-1).unsqueeze(-1)\nif not (result == 0).any():"
        "\n    return adjoint(linalg_inv(A)) * scaled\n# A singular matrix has no inverse, but co"
        "factors: those of its singular value decomposition.\nU, S, Vh = linalg_svd(A)\none = (li"
        "nalg_det(U) * linalg_det(Vh)).unsqueeze(-1)\nothers = _exclusive_products(S, -1) * _rev"
        "ersed(_exclusive_products(_reversed(S, -1), -1), -1)\nreturn (U * (one * others).unsque"
        "eze(-2)).matmul(Vh) * grad.unsqueeze(-1).unsqueeze(-1)",
    },
)


def _det_backward_composite(grad, A, result):
    """_det_backward, from other operators."""
    scaled = (grad * functions.conj(result)).unsqueeze(-1).unsqueeze(-1)
    if not (result == 0).any():
        return functions.adjoint(functions.linalg_inv(A)) * scaled
    U, S, Vh = functions.linalg_svd(A)
    one = (functions.linalg_det(U) * functions.linalg_det(Vh)).unsqueeze(-1)
    others = functions._exclusive_products(S, -1) * functions._reversed(
        functions._exclusive_products(functions._reversed(S, -1), -1), -1
    )
    return (U * (one * others).unsqueeze(-2)).matmul(Vh) * grad.unsqueeze(-1).unsqueeze(-1)


_DET_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _det_backward_composite)


# linalg_slogdet (ops.yaml:5473, derivatives.yaml:1347)
LINALG_SLOGDET = define(
    "linalg_slogdet",
    "linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)",
    source="ops.yaml:5473",
    digest="15c4a40b105251c4",
    kernel={
        "dispatch": "{CPU: runtime.kernels.decompositions.slogdet}",
    },
    derivative={
        "A": "_slogdet_backward(grad_sign, grad_logabsdet, A, sign)",
    },
)
LINALG_SLOGDET_OUT = define(
    "linalg_slogdet.out",
    "linalg_slogdet.out(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) "
    "sign, Tensor(b!) logabsdet)",
    source="ops.yaml:5473",
    digest="15c4a40b105251c4",
)
LINALG_SLOGDET.implement(CPU, named(return_types.linalg_slogdet)(runtime.kernels.decompositions.slogdet))


@named(return_types.linalg_slogdet)
def linalg_slogdet_out_cpu(A, sign, logabsdet):
    """linalg_slogdet.out: the functional form, copied into out."""
    result = LINALG_SLOGDET[(A._keys) & BELOW_AUTOGRAD](A)
    return write_outs("linalg_slogdet.out", (sign, logabsdet), result)


LINALG_SLOGDET_OUT.implement(CPU, linalg_slogdet_out_cpu)


class LinalgSlogdetBackward0(Node):
    """Backward of linalg_slogdet (derivatives.yaml:1347)."""

    __slots__ = ("_saved_A", "_version_A", "_saved_sign")
    operator = "linalg_slogdet"
    num_outputs = 2

    def apply(self, *grads):
        grad_sign, grad_logabsdet = complete(self, grads)
        A = unpack_input(self, self._saved_A, self._version_A, "A")
        sign = unpack_output(self, self._saved_sign, 0)
        grad_A = functions._slogdet_backward(grad_sign, grad_logabsdet, A, sign)
        return (grad_A,)

    def release(self):
        self._saved_A = self._saved_sign = None


def linalg_slogdet_autograd(A):
    """linalg_slogdet, recorded for the backward pass."""
    result = LINALG_SLOGDET[(A._keys) & BELOW_AUTOGRAD](A)
    result_sign, result_logabsdet = result
    if state.active and not grad_enabled():
        return result
    node = LinalgSlogdetBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (A._edge,)
    node._saved_A, node._version_A = A, 0 if A._version is None else A._version[0]
    node._saved_sign = save_output(result_sign)
    attach(node, (result_sign, result_logabsdet))
    return result


LINALG_SLOGDET.implement(AUTOGRAD_CPU, linalg_slogdet_autograd)
LINALG_SLOGDET_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_SLOGDET_OUT))
LINALG_SLOGDET.implement(FORWARD_AD, by_double_backward(LINALG_SLOGDET))
LINALG_SLOGDET_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_SLOGDET_OUT))


# slogdet (ops.yaml:5488)
SLOGDET = define(
    "slogdet",
    "slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)",
    source="ops.yaml:5488",
    digest="b3146d658348cb8b",
    kernel={
        "composite": "linalg_slogdet(self)",
    },
)
SLOGDET_OUT = define(
    "slogdet.out",
    "slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign"
    ", Tensor(b!) logabsdet)",
    source="ops.yaml:5488",
    digest="b3146d658348cb8b",
)


@named(return_types.slogdet)
def slogdet_composite(self):
    """slogdet, from other operators."""
    return functions.linalg_slogdet(self)


SLOGDET.implement(COMPOSITE_IMPLICIT_AUTOGRAD, slogdet_composite)


@named(return_types.slogdet)
def slogdet_out_cpu(self, sign, logabsdet):
    """slogdet.out: the functional form, copied into out."""
    return write_outs("slogdet.out", (sign, logabsdet), slogdet_composite(self))


SLOGDET_OUT.implement(CPU, slogdet_out_cpu)
SLOGDET_OUT.implement(AUTOGRAD_CPU, without_gradient(SLOGDET_OUT))
SLOGDET_OUT.implement(FORWARD_AD, forward.without_tangent(SLOGDET_OUT))


# logdet (ops.yaml:5499)
LOGDET = define(
    "logdet",
    "logdet(Tensor self) -> Tensor",
    source="ops.yaml:5499",
    digest="d1e5c81e01f41941",
    kernel={
        "composite": "sign, logabsdet = linalg_slogdet(self)\nreturn logabsdet + sign.log()",
    },
)


def logdet_composite(self):
    """logdet, from other operators."""
    sign, logabsdet = functions.linalg_slogdet(self)
    return logabsdet + sign.log()


LOGDET.implement(COMPOSITE_IMPLICIT_AUTOGRAD, logdet_composite)


# linalg_cholesky (ops.yaml:5511, derivatives.yaml:1350)
LINALG_CHOLESKY = define(
    "linalg_cholesky",
    "linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor",
    source="ops.yaml:5511",
    digest="c62d21d575a57f79",
    kernel={
        "dispatch": "{CPU: runtime.kernels.decompositions.cholesky}",
    },
    derivative={
        "self": "_cholesky_backward(adjoint(grad) if upper else grad, adjoint(result) if upper else res"
        "ult)",
        "result": "adjoint(_cholesky_forward(self_t, adjoint(result))) if upper else _cholesky_forward(se"
        "lf_t, result)",
    },
)
LINALG_CHOLESKY_OUT = define(
    "linalg_cholesky.out",
    "linalg_cholesky.out(Tensor self, *, bool upper=False, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5511",
    digest="c62d21d575a57f79",
)
LINALG_CHOLESKY.implement(CPU, runtime.kernels.decompositions.cholesky)


def linalg_cholesky_out_cpu(self, upper, out):
    """linalg_cholesky.out: the functional form, copied into out."""
    result = LINALG_CHOLESKY[(self._keys) & BELOW_AUTOGRAD](self, upper)
    return write_out("linalg_cholesky.out", out, result)


LINALG_CHOLESKY_OUT.implement(CPU, linalg_cholesky_out_cpu)


class LinalgCholeskyBackward0(Node):
    """Backward of linalg_cholesky (derivatives.yaml:1350)."""

    __slots__ = ("_saved_upper", "_saved_result")
    operator = "linalg_cholesky"

    def apply(self, grad):
        upper = self._saved_upper
        result = unpack_output(self, self._saved_result, 0)
        grad_self = functions._cholesky_backward(
            functions.adjoint(grad) if upper else grad, functions.adjoint(result) if upper else result
        )
        return (grad_self,)

    def release(self):
        self._saved_result = None


def linalg_cholesky_autograd(self, upper):
    """linalg_cholesky, recorded for the backward pass."""
    result = LINALG_CHOLESKY[(self._keys) & BELOW_AUTOGRAD](self, upper)
    if state.active and not grad_enabled():
        return result
    node = LinalgCholeskyBackward0()
    node._saved_upper = upper
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


LINALG_CHOLESKY.implement(AUTOGRAD_CPU, linalg_cholesky_autograd)
LINALG_CHOLESKY_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_CHOLESKY_OUT))


def linalg_cholesky_forward(self, upper):
    """linalg_cholesky, and the tangent of its result."""
    result = LINALG_CHOLESKY[(self._keys) & BELOW_FORWARD](self, upper)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = (
        functions.adjoint(functions._cholesky_forward(self_t, functions.adjoint(result_p)))
        if upper
        else functions._cholesky_forward(self_t, result_p)
    )
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


LINALG_CHOLESKY.implement(FORWARD_AD, linalg_cholesky_forward)
LINALG_CHOLESKY_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_CHOLESKY_OUT))


# cholesky (ops.yaml:5528)
CHOLESKY = define(
    "cholesky",
    "cholesky(Tensor self, bool upper=False) -> Tensor",
    source="ops.yaml:5528",
    digest="ed5352f50222fbce",
    kernel={
        "composite": "linalg_cholesky(self, upper=upper)",
    },
)
CHOLESKY_OUT = define(
    "cholesky.out",
    "cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5528",
    digest="ed5352f50222fbce",
)


def cholesky_composite(self, upper):
    """cholesky, from other operators."""
    return functions.linalg_cholesky(self, upper=upper)


CHOLESKY.implement(COMPOSITE_IMPLICIT_AUTOGRAD, cholesky_composite)


def cholesky_out_cpu(self, upper, out):
    """cholesky.out: the functional form, copied into out."""
    return write_out("cholesky.out", out, cholesky_composite(self, upper))


CHOLESKY_OUT.implement(CPU, cholesky_out_cpu)
CHOLESKY_OUT.implement(AUTOGRAD_CPU, without_gradient(CHOLESKY_OUT))
CHOLESKY_OUT.implement(FORWARD_AD, forward.without_tangent(CHOLESKY_OUT))


# _cholesky_backward (ops.yaml:5540)
_CHOLESKY_BACKWARD = define(
    "_cholesky_backward",
    "_cholesky_backward(Tensor grad, Tensor L) -> Tensor",
    source="ops.yaml:5540",
    digest="5bdb4b4a0591d176",
    kernel={
        "composite": "inner = _half_lower(adjoint(L).matmul(grad))\nsymmetric = (inner + adjoint(inner)) / 2\n"
        "left = linalg_solve_triangular(adjoint(L), symmetric, upper=True)\nreturn linalg_solve_"
        "triangular(L, left, upper=False, left=False)",
    },
)


def _cholesky_backward_composite(grad, L):
    """_cholesky_backward, from other operators."""
    inner = functions._half_lower(functions.adjoint(L).matmul(grad))
    symmetric = (inner + functions.adjoint(inner)) / 2
    left = functions.linalg_solve_triangular(functions.adjoint(L), symmetric, upper=True)
    return functions.linalg_solve_triangular(L, left, upper=False, left=False)


_CHOLESKY_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _cholesky_backward_composite)


# _cholesky_forward (ops.yaml:5549)
_CHOLESKY_FORWARD = define(
    "_cholesky_forward",
    "_cholesky_forward(Tensor tangent, Tensor L) -> Tensor",
    source="ops.yaml:5549",
    digest="56142b27f48a0a0c",
    kernel={
        "composite": "left = linalg_solve_triangular(L, (tangent + adjoint(tangent)) / 2, upper=False)\nretur"
        "n L.matmul(_half_lower(linalg_solve_triangular(adjoint(L), left, upper=True, left=Fals"
        "e)))",
    },
)


def _cholesky_forward_composite(tangent, L):
    """_cholesky_forward, from other operators."""
    left = functions.linalg_solve_triangular(L, (tangent + functions.adjoint(tangent)) / 2, upper=False)
    return L.matmul(
        functions._half_lower(functions.linalg_solve_triangular(functions.adjoint(L), left, upper=True, left=False))
    )


_CHOLESKY_FORWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _cholesky_forward_composite)


# _half_lower (ops.yaml:5556)
_HALF_LOWER = define(
    "_half_lower",
    "_half_lower(Tensor self) -> Tensor",
    source="ops.yaml:5556",
    digest="2eb57ea79e3e2902",
    kernel={
        "composite": "(tril(self, 0) + tril(self, -1)) / 2",
    },
)


def _half_lower_composite(self):
    """_half_lower, from other operators."""
    return (functions.tril(self, 0) + functions.tril(self, -1)) / 2


_HALF_LOWER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _half_lower_composite)


# linalg_qr (ops.yaml:5561, derivatives.yaml:1354)
LINALG_QR = define(
    "linalg_qr",
    "linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)",
    source="ops.yaml:5561",
    digest="e07f0f0a17d7d20d",
    kernel={
        "dispatch": "{CPU: runtime.kernels.decompositions.qr}",
    },
    derivative={
        "A": "_qr_backward(grad_Q, grad_R, Q, R, mode)",
    },
)
LINALG_QR_OUT = define(
    "linalg_qr.out",
    "linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor("
    "a!) Q, Tensor(b!) R)",
    source="ops.yaml:5561",
    digest="e07f0f0a17d7d20d",
)
LINALG_QR.implement(CPU, named(return_types.linalg_qr)(runtime.kernels.decompositions.qr))


@named(return_types.linalg_qr)
def linalg_qr_out_cpu(A, mode, Q, R):
    """linalg_qr.out: the functional form, copied into out."""
    result = LINALG_QR[(A._keys) & BELOW_AUTOGRAD](A, mode)
    return write_outs("linalg_qr.out", (Q, R), result)


LINALG_QR_OUT.implement(CPU, linalg_qr_out_cpu)


class LinalgQrBackward0(Node):
    """Backward of linalg_qr (derivatives.yaml:1354)."""

    __slots__ = ("_saved_Q", "_saved_R", "_saved_mode")
    operator = "linalg_qr"
    num_outputs = 2

    def apply(self, *grads):
        grad_Q, grad_R = complete(self, grads)
        Q = unpack_output(self, self._saved_Q, 0)
        R = unpack_output(self, self._saved_R, 1)
        mode = self._saved_mode
        grad_A = functions._qr_backward(grad_Q, grad_R, Q, R, mode)
        return (grad_A,)

    def release(self):
        self._saved_Q = self._saved_R = None


def linalg_qr_autograd(A, mode):
    """linalg_qr, recorded for the backward pass."""
    result = LINALG_QR[(A._keys) & BELOW_AUTOGRAD](A, mode)
    result_Q, result_R = result
    if state.active and not grad_enabled():
        return result
    node = LinalgQrBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (A._edge,)
    node._saved_Q = save_output(result_Q)
    node._saved_R = save_output(result_R)
    node._saved_mode = mode
    attach(node, (result_Q, result_R))
    return result


LINALG_QR.implement(AUTOGRAD_CPU, linalg_qr_autograd)
LINALG_QR_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_QR_OUT))
LINALG_QR.implement(FORWARD_AD, by_double_backward(LINALG_QR))
LINALG_QR_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_QR_OUT))


# qr (ops.yaml:5579)
QR = define(
    "qr",
    "qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)",
    source="ops.yaml:5579",
    digest="c0b640e6d6b4ff23",
    kernel={
        "composite": 'linalg_qr(self, "reduced" if some else "complete")',
    },
)
QR_Q = define(
    "qr.Q",
    "qr.Q(Tensor self, bool some=True, *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Ten"
    "sor(b!) R)",
    source="ops.yaml:5579",
    digest="c0b640e6d6b4ff23",
)


@named(return_types.qr)
def qr_composite(self, some):
    """qr, from other operators."""
    return functions.linalg_qr(self, "reduced" if some else "complete")


QR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, qr_composite)


@named(return_types.qr)
def qr_Q_cpu(self, some, Q, R):
    """qr.Q: the functional form, copied into out."""
    return write_outs("qr.Q", (Q, R), qr_composite(self, some))


QR_Q.implement(CPU, qr_Q_cpu)
QR_Q.implement(AUTOGRAD_CPU, without_gradient(QR_Q))
QR_Q.implement(FORWARD_AD, forward.without_tangent(QR_Q))


# _qr_backward (ops.yaml:5586)
_QR_BACKWARD = define(
    "_qr_backward",
    "_qr_backward(Tensor grad_Q, Tensor grad_R, Tensor Q, Tensor R, str mode) -> Tensor",
    source="ops.yaml:5586",
    digest="2a7431f1ea20c2e9",
    kernel={
        "composite": 'rows, columns = Q.shape[-2], R.shape[-1]\nif mode == "r":\n    refuse("linalg.qr: the mo'
        'de \'r\' computes no Q, without which there is no gradient; use \'reduced\'")\nif mode == "'
        'complete" and rows > columns:\n    refuse("linalg.qr: the mode \'complete\' has no gradie'
        'nt for matrices with more rows than columns; use \'reduced\'")\nif rows >= columns:\n    r'
        "eturn _square_qr_backward(grad_Q, grad_R, Q, R)\nrest = grad_R.narrow(-1, rows, columns"
        " - rows)\nknown = R.narrow(-1, rows, columns - rows)\nfirst = _square_qr_backward(grad_Q"
        " + Q.matmul(known).matmul(adjoint(rest)), grad_R.narrow(-1, 0, rows), Q, R.narrow(-1, "
        "0, rows))\nreturn cat((first, Q.matmul(rest)), -1)",
    },
)


def _qr_backward_composite(grad_Q, grad_R, Q, R, mode):
    """_qr_backward, from other operators."""
    rows, columns = (Q.shape[-2], R.shape[-1])
    if mode == "r":
        language.refuse("linalg.qr: the mode 'r' computes no Q, without which there is no gradient; use 'reduced'")
    if mode == "complete" and rows > columns:
        language.refuse(
            "linalg.qr: the mode 'complete' has no gradient for matrices with more rows than columns; use 'reduced'"
        )
    if rows >= columns:
        return functions._square_qr_backward(grad_Q, grad_R, Q, R)
    rest = grad_R.narrow(-1, rows, columns - rows)
    known = R.narrow(-1, rows, columns - rows)
    first = functions._square_qr_backward(
        grad_Q + Q.matmul(known).matmul(functions.adjoint(rest)), grad_R.narrow(-1, 0, rows), Q, R.narrow(-1, 0, rows)
    )
    return functions.cat((first, Q.matmul(rest)), -1)


_QR_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _qr_backward_composite)


# _square_qr_backward (ops.yaml:5602)
_SQUARE_QR_BACKWARD = define(
    "_square_qr_backward",
    "_square_qr_backward(Tensor grad_Q, Tensor grad_R, Tensor Q, Tensor R) -> Tensor",
    source="ops.yaml:5602",
    digest="1ef1c1f28893cee1",
    kernel={
        "composite": "inner = R.matmul(adjoint(grad_R)) - adjoint(grad_Q).matmul(Q)\nsymmetric = tril(inner, "
        "0) + adjoint(tril(inner, -1))\nif R.dtype.is_complex:\n    symmetric = (symmetric + adjo"
        "int(symmetric)) / 2\nreturn linalg_solve_triangular(adjoint(R), grad_Q + Q.matmul(symme"
        "tric), upper=False, left=False)",
    },
)


def _square_qr_backward_composite(grad_Q, grad_R, Q, R):
    """_square_qr_backward, from other operators."""
    inner = R.matmul(functions.adjoint(grad_R)) - functions.adjoint(grad_Q).matmul(Q)
    symmetric = functions.tril(inner, 0) + functions.adjoint(functions.tril(inner, -1))
    if R.dtype.is_complex:
        symmetric = (symmetric + functions.adjoint(symmetric)) / 2
    return functions.linalg_solve_triangular(
        functions.adjoint(R), grad_Q + Q.matmul(symmetric), upper=False, left=False
    )


_SQUARE_QR_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _square_qr_backward_composite)


# linalg_eigh (ops.yaml:5612, derivatives.yaml:1359)
LINALG_EIGH = define(
    "linalg_eigh",
    'linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)',
    source="ops.yaml:5612",
    digest="86a2af49f111e107",
    kernel={
        "dispatch": "{CPU: runtime.kernels.decompositions.eigh}",
    },
    derivative={
        "self": "_eigh_backward(grad_eigenvalues, grad_eigenvectors, eigenvalues, eigenvectors)",
    },
)
LINALG_EIGH_EIGVALS = define(
    "linalg_eigh.eigvals",
    'linalg_eigh.eigvals(Tensor self, str UPLO="L", *, Tensor(a!) eigenvalues, Tensor(b!) e'
    "igenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)",
    source="ops.yaml:5612",
    digest="86a2af49f111e107",
)
LINALG_EIGH.implement(CPU, named(return_types.linalg_eigh)(runtime.kernels.decompositions.eigh))


@named(return_types.linalg_eigh)
def linalg_eigh_eigvals_cpu(self, UPLO, eigenvalues, eigenvectors):
    """linalg_eigh.eigvals: the functional form, copied into out."""
    result = LINALG_EIGH[(self._keys) & BELOW_AUTOGRAD](self, UPLO)
    return write_outs("linalg_eigh.eigvals", (eigenvalues, eigenvectors), result)


LINALG_EIGH_EIGVALS.implement(CPU, linalg_eigh_eigvals_cpu)


class LinalgEighBackward0(Node):
    """Backward of linalg_eigh (derivatives.yaml:1359)."""

    __slots__ = ("_saved_eigenvalues", "_saved_eigenvectors")
    operator = "linalg_eigh"
    num_outputs = 2

    def apply(self, *grads):
        grad_eigenvalues, grad_eigenvectors = complete(self, grads)
        eigenvalues = unpack_output(self, self._saved_eigenvalues, 0)
        eigenvectors = unpack_output(self, self._saved_eigenvectors, 1)
        grad_self = functions._eigh_backward(grad_eigenvalues, grad_eigenvectors, eigenvalues, eigenvectors)
        return (grad_self,)

    def release(self):
        self._saved_eigenvalues = self._saved_eigenvectors = None


def linalg_eigh_autograd(self, UPLO):
    """linalg_eigh, recorded for the backward pass."""
    result = LINALG_EIGH[(self._keys) & BELOW_AUTOGRAD](self, UPLO)
    result_eigenvalues, result_eigenvectors = result
    if state.active and not grad_enabled():
        return result
    node = LinalgEighBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_eigenvalues = save_output(result_eigenvalues)
    node._saved_eigenvectors = save_output(result_eigenvectors)
    attach(node, (result_eigenvalues, result_eigenvectors))
    return result


LINALG_EIGH.implement(AUTOGRAD_CPU, linalg_eigh_autograd)
LINALG_EIGH_EIGVALS.implement(AUTOGRAD_CPU, without_gradient(LINALG_EIGH_EIGVALS))
LINALG_EIGH.implement(FORWARD_AD, by_double_backward(LINALG_EIGH))
LINALG_EIGH_EIGVALS.implement(FORWARD_AD, forward.without_tangent(LINALG_EIGH_EIGVALS))


# _eigh_backward (ops.yaml:5628)
_EIGH_BACKWARD = define(
    "_eigh_backward",
    "_eigh_backward(Tensor grad_values, Tensor grad_vectors, Tensor values, Tensor vectors)"
    " -> Tensor",
    source="ops.yaml:5628",
    digest="d2960db79966e643",
    kernel={
        "composite": "gaps = values.unsqueeze(-2) - values.unsqueeze(-1)\nturned = adjoint(vectors).matmul(gr"
        "ad_vectors)\ninner = _quotient_or_zero(turned - diag_embed(diagonal(turned, 0, -2, -1))"
        ", gaps) + diag_embed(grad_values)\nwhole = vectors.matmul(inner).matmul(adjoint(vectors"
        "))\nreturn (whole + adjoint(whole)) / 2",
    },
)


def _eigh_backward_composite(grad_values, grad_vectors, values, vectors):
    """_eigh_backward, from other operators."""
    gaps = values.unsqueeze(-2) - values.unsqueeze(-1)
    turned = functions.adjoint(vectors).matmul(grad_vectors)
    inner = functions._quotient_or_zero(
        turned - functions.diag_embed(functions.diagonal(turned, 0, -2, -1)), gaps
    ) + functions.diag_embed(grad_values)
    whole = vectors.matmul(inner).matmul(functions.adjoint(vectors))
    return (whole + functions.adjoint(whole)) / 2


_EIGH_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _eigh_backward_composite)


# _quotient_or_zero (ops.yaml:5638)
_QUOTIENT_OR_ZERO = define(
    "_quotient_or_zero",
    "_quotient_or_zero(Tensor self, Tensor other) -> Tensor",
    source="ops.yaml:5638",
    digest="1c4f956932825236",
    kernel={
        "composite": "self / where((self == 0) & (other == 0), 1, other)",
    },
)


def _quotient_or_zero_composite(self, other):
    """_quotient_or_zero, from other operators."""
    return self / functions.where((self == 0) & (other == 0), 1, other)


_QUOTIENT_OR_ZERO.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _quotient_or_zero_composite)


# linalg_eigvalsh (ops.yaml:5643, derivatives.yaml:1363)
LINALG_EIGVALSH = define(
    "linalg_eigvalsh",
    'linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor',
    source="ops.yaml:5643",
    digest="eaa6dc6be9a93fa1",
    kernel={
        "dispatch": "{CPU: runtime.kernels.decompositions.eigvalsh}",
    },
    derivative={
        "self": "_eigvalsh_backward(grad, self, UPLO)",
    },
)
LINALG_EIGVALSH_OUT = define(
    "linalg_eigvalsh.out",
    'linalg_eigvalsh.out(Tensor self, str UPLO="L", *, Tensor(a!) out) -> Tensor(a!)',
    source="ops.yaml:5643",
    digest="eaa6dc6be9a93fa1",
)
LINALG_EIGVALSH.implement(CPU, runtime.kernels.decompositions.eigvalsh)


def linalg_eigvalsh_out_cpu(self, UPLO, out):
    """linalg_eigvalsh.out: the functional form, copied into out."""
    result = LINALG_EIGVALSH[(self._keys) & BELOW_AUTOGRAD](self, UPLO)
    return write_out("linalg_eigvalsh.out", out, result)


LINALG_EIGVALSH_OUT.implement(CPU, linalg_eigvalsh_out_cpu)


class LinalgEigvalshBackward0(Node):
    """Backward of linalg_eigvalsh (derivatives.yaml:1363)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_UPLO")
    operator = "linalg_eigvalsh"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        UPLO = self._saved_UPLO
        grad_self = functions._eigvalsh_backward(grad, self_, UPLO)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def linalg_eigvalsh_autograd(self, UPLO):
    """linalg_eigvalsh, recorded for the backward pass."""
    result = LINALG_EIGVALSH[(self._keys) & BELOW_AUTOGRAD](self, UPLO)
    if state.active and not grad_enabled():
        return result
    node = LinalgEigvalshBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_UPLO = UPLO
    return recording.record(node, result, self)


LINALG_EIGVALSH.implement(AUTOGRAD_CPU, linalg_eigvalsh_autograd)
LINALG_EIGVALSH_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_EIGVALSH_OUT))
LINALG_EIGVALSH.implement(FORWARD_AD, by_double_backward(LINALG_EIGVALSH))
LINALG_EIGVALSH_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_EIGVALSH_OUT))


# _eigvalsh_backward (ops.yaml:5656)
_EIGVALSH_BACKWARD = define(
    "_eigvalsh_backward",
    "_eigvalsh_backward(Tensor grad, Tensor self, str UPLO) -> Tensor",
    source="ops.yaml:5656",
    digest="374023789bd55aba",
    kernel={
        "composite": "_, vectors = linalg_eigh(self, UPLO)\nreturn (vectors * grad.unsqueeze(-2)).matmul(adjo"
        "int(vectors))",
    },
)


def _eigvalsh_backward_composite(grad, self, UPLO):
    """_eigvalsh_backward, from other operators."""
    _, vectors = functions.linalg_eigh(self, UPLO)
    return (vectors * grad.unsqueeze(-2)).matmul(functions.adjoint(vectors))


_EIGVALSH_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _eigvalsh_backward_composite)


# linalg_svd (ops.yaml:5663)
LINALG_SVD = define(
    "linalg_svd",
    "linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tenso"
    "r S, Tensor Vh)",
    source="ops.yaml:5663",
    digest="3a815f7080595339",
    kernel={
        "composite": 'if driver is not None:\n    refuse(f"linalg.svd: a driver can be chosen on a GPU only, '
        'got \'{driver}\'")\nreturn _svd(A, full_matrices)',
    },
)
LINALG_SVD_U = define(
    "linalg_svd.U",
    "linalg_svd.U(Tensor A, bool full_matrices=True, *, str? driver=None, Tensor(a!) U, Ten"
    "sor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)",
    source="ops.yaml:5663",
    digest="3a815f7080595339",
)


@named(return_types.linalg_svd)
def linalg_svd_composite(A, full_matrices, driver):
    """linalg_svd, from other operators."""
    if driver is not None:
        language.refuse(f"linalg.svd: a driver can be chosen on a GPU only, got '{driver}'")
    return functions._svd(A, full_matrices)


LINALG_SVD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_svd_composite)


@named(return_types.linalg_svd)
def linalg_svd_U_cpu(A, full_matrices, driver, U, S, Vh):
    """linalg_svd.U: the functional form, copied into out."""
    return write_outs("linalg_svd.U", (U, S, Vh), linalg_svd_composite(A, full_matrices, driver))


LINALG_SVD_U.implement(CPU, linalg_svd_U_cpu)
LINALG_SVD_U.implement(AUTOGRAD_CPU, without_gradient(LINALG_SVD_U))
LINALG_SVD_U.implement(FORWARD_AD, forward.without_tangent(LINALG_SVD_U))


# _svd (ops.yaml:5680, derivatives.yaml:1366)
_SVD = define(
    "_svd",
    "_svd(Tensor A, bool full_matrices) -> (Tensor U, Tensor S, Tensor Vh)",
    source="ops.yaml:5680",
    digest="89c1c0c5d169973e",
    kernel={
        "dispatch": "{CPU: runtime.kernels.decompositions.svd}",
    },
    derivative={
        "A": "_svd_backward(grad_U, grad_S, grad_Vh, U, S, Vh)",
    },
)
_SVD.implement(CPU, named(return_types._svd)(runtime.kernels.decompositions.svd))


class _SvdBackward0(Node):
    """Backward of _svd (derivatives.yaml:1366)."""

    __slots__ = ("_saved_U", "_saved_S", "_saved_Vh")
    operator = "_svd"
    num_outputs = 3

    def apply(self, *grads):
        grad_U, grad_S, grad_Vh = complete(self, grads)
        U = unpack_output(self, self._saved_U, 0)
        S = unpack_output(self, self._saved_S, 1)
        Vh = unpack_output(self, self._saved_Vh, 2)
        grad_A = functions._svd_backward(grad_U, grad_S, grad_Vh, U, S, Vh)
        return (grad_A,)

    def release(self):
        self._saved_U = self._saved_S = self._saved_Vh = None


def _svd_autograd(A, full_matrices):
    """_svd, recorded for the backward pass."""
    result = _SVD[(A._keys) & BELOW_AUTOGRAD](A, full_matrices)
    result_U, result_S, result_Vh = result
    if state.active and not grad_enabled():
        return result
    node = _SvdBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (A._edge,)
    node._saved_U = save_output(result_U)
    node._saved_S = save_output(result_S)
    node._saved_Vh = save_output(result_Vh)
    attach(node, (result_U, result_S, result_Vh))
    return result


_SVD.implement(AUTOGRAD_CPU, _svd_autograd)
_SVD.implement(FORWARD_AD, by_double_backward(_SVD))


# _svd_backward (ops.yaml:5689)
_SVD_BACKWARD = define(
    "_svd_backward",
    "_svd_backward(Tensor grad_U, Tensor grad_S, Tensor grad_Vh, Tensor U, Tensor S, Tensor"
    " Vh) -> Tensor",
    source="ops.yaml:5689",
    digest="6c4e5520162d5bcc",
    kernel={
        "composite": "size = S.shape[-1]\nleft, right = U.narrow(-1, 0, size), adjoint(Vh.narrow(-2, 0, size)"
        ")\ngrad_left, grad_right = grad_U.narrow(-1, 0, size), adjoint(grad_Vh.narrow(-2, 0, si"
        "ze))\nrow, column = S.unsqueeze(-2), S.unsqueeze(-1)\ngaps = (row - column) * (row + col"
        "umn)\nof_left, of_right = adjoint(left).matmul(grad_left), adjoint(right).matmul(grad_r"
        "ight)\ninner = _quotient_or_zero(_skew(of_left), gaps) * row + column * _quotient_or_ze"
        "ro(_skew(of_right), gaps) + diag_embed(grad_S)\nif S.dtype != U.dtype:\n    # The phases"
        " of complex singular vectors are free; what a gradient says of them turns up on the di"
        "agonal.\n    phase = diagonal(of_left - adjoint(of_left), 0, -2, -1) / 2\n    inner = in"
        "ner + diag_embed(phase / S)\nresult = left.matmul(inner).matmul(adjoint(right))\nif U.sh"
        "ape[-2] > size:\n    part = grad_left / row\n    result = result + (part - left.matmul(a"
        "djoint(left).matmul(part))).matmul(adjoint(right))\nif Vh.shape[-1] > size:\n    part = "
        "grad_right / row\n    result = result + left.matmul(adjoint(part - right.matmul(adjoint"
        "(right).matmul(part))))\nreturn result",
    },
)


def _svd_backward_composite(grad_U, grad_S, grad_Vh, U, S, Vh):
    """_svd_backward, from other operators."""
    size = S.shape[-1]
    left, right = (U.narrow(-1, 0, size), functions.adjoint(Vh.narrow(-2, 0, size)))
    grad_left, grad_right = (grad_U.narrow(-1, 0, size), functions.adjoint(grad_Vh.narrow(-2, 0, size)))
    row, column = (S.unsqueeze(-2), S.unsqueeze(-1))
    gaps = (row - column) * (row + column)
    of_left, of_right = (functions.adjoint(left).matmul(grad_left), functions.adjoint(right).matmul(grad_right))
    inner = functions._quotient_or_zero(functions._skew(of_left), gaps) * row + column * functions._quotient_or_zero(
        functions._skew(of_right), gaps
    ) + functions.diag_embed(grad_S)
    if S.dtype != U.dtype:
        phase = functions.diagonal(of_left - functions.adjoint(of_left), 0, -2, -1) / 2
        inner = inner + functions.diag_embed(phase / S)
    result = left.matmul(inner).matmul(functions.adjoint(right))
    if U.shape[-2] > size:
        part = grad_left / row
        result = result + (part - left.matmul(functions.adjoint(left).matmul(part))).matmul(functions.adjoint(right))
    if Vh.shape[-1] > size:
        part = grad_right / row
        result = result + left.matmul(functions.adjoint(part - right.matmul(functions.adjoint(right).matmul(part))))
    return result


_SVD_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _svd_backward_composite)


# _skew (ops.yaml:5713)
_SKEW = define(
    "_skew",
    "_skew(Tensor self) -> Tensor",
    source="ops.yaml:5713",
    digest="40d4d4c48089f8ae",
    kernel={
        "composite": "difference = self - adjoint(self)\nreturn difference - diag_embed(diagonal(difference, "
        "0, -2, -1))",
    },
)


def _skew_composite(self):
    """_skew, from other operators."""
    difference = self - functions.adjoint(self)
    return difference - functions.diag_embed(functions.diagonal(difference, 0, -2, -1))


_SKEW.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _skew_composite)


# svd (ops.yaml:5720)
SVD = define(
    "svd",
    "svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor "
    "V)",
    source="ops.yaml:5720",
    digest="753ed95b961bb994",
    kernel={
        "composite": "if not compute_uv:\n    rows, columns = self.shape[-2], self.shape[-1]\n    return zeros"
        "((*self.shape[:-2], rows, rows), dtype=self.dtype), linalg_svdvals(self), zeros((*self"
        ".shape[:-2], columns, columns), dtype=self.dtype)\nU, S, Vh = _svd(self, not some)\nretu"
        "rn U, S, adjoint(Vh)",
    },
)
SVD_U = define(
    "svd.U",
    "svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S"
    ", Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)",
    source="ops.yaml:5720",
    digest="753ed95b961bb994",
)


@named(return_types.svd)
def svd_composite(self, some, compute_uv):
    """svd, from other operators."""
    if not compute_uv:
        rows, columns = (self.shape[-2], self.shape[-1])
        return (
            functions.zeros((*self.shape[:-2], rows, rows), dtype=self.dtype),
            functions.linalg_svdvals(self),
            functions.zeros((*self.shape[:-2], columns, columns), dtype=self.dtype),
        )
    U, S, Vh = functions._svd(self, not some)
    return (U, S, functions.adjoint(Vh))


SVD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, svd_composite)


@named(return_types.svd)
def svd_U_cpu(self, some, compute_uv, U, S, V):
    """svd.U: the functional form, copied into out."""
    return write_outs("svd.U", (U, S, V), svd_composite(self, some, compute_uv))


SVD_U.implement(CPU, svd_U_cpu)
SVD_U.implement(AUTOGRAD_CPU, without_gradient(SVD_U))
SVD_U.implement(FORWARD_AD, forward.without_tangent(SVD_U))


# linalg_svdvals (ops.yaml:5736)
LINALG_SVDVALS = define(
    "linalg_svdvals",
    "linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor",
    source="ops.yaml:5736",
    digest="fe08f004898146f6",
    kernel={
        "composite": 'if driver is not None:\n    refuse(f"linalg.svdvals: a driver can be chosen on a GPU on'
        'ly, got \'{driver}\'")\nreturn _svdvals(A)',
    },
)
LINALG_SVDVALS_OUT = define(
    "linalg_svdvals.out",
    "linalg_svdvals.out(Tensor A, *, str? driver=None, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5736",
    digest="fe08f004898146f6",
)


def linalg_svdvals_composite(A, driver):
    """linalg_svdvals, from other operators."""
    if driver is not None:
        language.refuse(f"linalg.svdvals: a driver can be chosen on a GPU only, got '{driver}'")
    return functions._svdvals(A)


LINALG_SVDVALS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_svdvals_composite)


def linalg_svdvals_out_cpu(A, driver, out):
    """linalg_svdvals.out: the functional form, copied into out."""
    return write_out("linalg_svdvals.out", out, linalg_svdvals_composite(A, driver))


LINALG_SVDVALS_OUT.implement(CPU, linalg_svdvals_out_cpu)
LINALG_SVDVALS_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_SVDVALS_OUT))
LINALG_SVDVALS_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_SVDVALS_OUT))


# _svdvals (ops.yaml:5750, derivatives.yaml:1370)
_SVDVALS = define(
    "_svdvals",
    "_svdvals(Tensor A) -> Tensor",
    source="ops.yaml:5750",
    digest="afb159c7df1d6023",
    kernel={
        "dispatch": "{CPU: runtime.kernels.decompositions.svdvals}",
    },
    derivative={
        "A": "_svdvals_backward(grad, A)",
    },
)
_SVDVALS.implement(CPU, runtime.kernels.decompositions.svdvals)


class _SvdvalsBackward0(Node):
    """Backward of _svdvals (derivatives.yaml:1370)."""

    __slots__ = ("_saved_A", "_version_A")
    operator = "_svdvals"

    def apply(self, grad):
        A = unpack_input(self, self._saved_A, self._version_A, "A")
        grad_A = functions._svdvals_backward(grad, A)
        return (grad_A,)

    def release(self):
        self._saved_A = None


def _svdvals_autograd(A):
    """_svdvals, recorded for the backward pass."""
    result = _SVDVALS[(A._keys) & BELOW_AUTOGRAD](A)
    if state.active and not grad_enabled():
        return result
    node = _SvdvalsBackward0()
    node._saved_A, node._version_A = A, 0 if A._version is None else A._version[0]
    return recording.record(node, result, A)


_SVDVALS.implement(AUTOGRAD_CPU, _svdvals_autograd)
_SVDVALS.implement(FORWARD_AD, by_double_backward(_SVDVALS))


# _svdvals_backward (ops.yaml:5758)
_SVDVALS_BACKWARD = define(
    "_svdvals_backward",
    "_svdvals_backward(Tensor grad, Tensor A) -> Tensor",
    source="ops.yaml:5758",
    digest="8646bc92ece8728a",
    kernel={
        "composite": "U, _, Vh = _svd(A, False)\nreturn (U * grad.unsqueeze(-2)).matmul(Vh)",
    },
)


def _svdvals_backward_composite(grad, A):
    """_svdvals_backward, from other operators."""
    U, _, Vh = functions._svd(A, False)
    return (U * grad.unsqueeze(-2)).matmul(Vh)


_SVDVALS_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _svdvals_backward_composite)
