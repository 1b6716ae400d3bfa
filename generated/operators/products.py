"""The products operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.linalg

from runtime import dtypes, language
from runtime.autograd import forward, operations, recording
from runtime.autograd.inplace import below_autograd, check_inplace, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, unpack_input
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.outputs import fitting, write_out
from runtime.keys import (
    AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU,
    FORWARD_AD,
)

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.products"
functions = LateModule(f"{PACKAGE}.functions")


# mm (ops.yaml:4502, derivatives.yaml:578)
MM = define(
    "mm",
    "mm(Tensor self, Tensor mat2) -> Tensor",
    tags=("core",),
    source="ops.yaml:4502",
    digest="4312012038735683",
    kernel={
        "dispatch": "{CPU: runtime.kernels.linalg.mm}",
    },
    derivative={
        "self": "grad.mm(conj(mat2.t()))",
        "mat2": "conj(self.t()).mm(grad)",
        "result": "self_t.mm(mat2_p) + self_p.mm(mat2_t)",
    },
)
MM_OUT = define(
    "mm.out",
    "mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4502",
    digest="4312012038735683",
)
MM.implement(CPU, runtime.kernels.linalg.mm)


def mm_out_cpu(self, mat2, out):
    """mm.out: the functional form, copied into out."""
    result = MM[(self._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat2)
    return write_out("mm.out", out, result)


MM_OUT.implement(CPU, mm_out_cpu)


class MmBackward0(Node):
    """Backward of mm (derivatives.yaml:578)."""

    __slots__ = ("_saved_mat2", "_version_mat2", "_saved_self", "_version_self")
    operator = "mm"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            mat2 = unpack_input(self, self._saved_mat2, self._version_mat2, "mat2")
            grad_self = grad.mm(operations.conj(mat2.t()))
        grad_mat2 = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_mat2 = operations.conj(self_.t()).mm(grad)
        return (grad_self, grad_mat2)

    def release(self):
        self._saved_mat2 = self._saved_self = None


def mm_autograd(self, mat2):
    """mm, recorded for the backward pass."""
    result = MM[(self._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat2)
    if state.active and not grad_enabled():
        return result
    node = MmBackward0()
    if self._edge is not None:
        node._saved_mat2, node._version_mat2 = mat2, 0 if mat2._version is None else mat2._version[0]
    if mat2._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, mat2)


MM.implement(AUTOGRAD_CPU, mm_autograd)
MM_OUT.implement(AUTOGRAD_CPU, without_gradient(MM_OUT))


def mm_forward(self, mat2):
    """mm, and the tangent of its result."""
    result = MM[(self._keys | mat2._keys) & BELOW_FORWARD](self, mat2)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    mat2_p = forward.primal_of(mat2)
    mat2_t = forward.tangent_of(mat2)
    result_t = None
    if self_t is not None:
        result_t = self_t.mm(mat2_p)
    if mat2_t is not None:
        result_t = forward.plus(result_t, self_p.mm(mat2_t))
    forward.attach(result, result_t, self_t, mat2_t)
    return result


MM.implement(FORWARD_AD, mm_forward)
MM_OUT.implement(FORWARD_AD, forward.without_tangent(MM_OUT))


# bmm (ops.yaml:4522, derivatives.yaml:583)
BMM = define(
    "bmm",
    "bmm(Tensor self, Tensor mat2) -> Tensor",
    tags=("core",),
    source="ops.yaml:4522",
    digest="2e3558b3dbaf43df",
    kernel={
        "dispatch": "{CPU: runtime.kernels.linalg.bmm}",
    },
    derivative={
        "self": "grad.bmm(adjoint(mat2))",
        "mat2": "adjoint(self).bmm(grad)",
        "result": "self_t.bmm(mat2_p) + self_p.bmm(mat2_t)",
    },
)
BMM_OUT = define(
    "bmm.out",
    "bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4522",
    digest="2e3558b3dbaf43df",
)
BMM.implement(CPU, runtime.kernels.linalg.bmm)


def bmm_out_cpu(self, mat2, out):
    """bmm.out: the functional form, copied into out."""
    result = BMM[(self._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat2)
    return write_out("bmm.out", out, result)


BMM_OUT.implement(CPU, bmm_out_cpu)


class BmmBackward0(Node):
    """Backward of bmm (derivatives.yaml:583)."""

    __slots__ = ("_saved_mat2", "_version_mat2", "_saved_self", "_version_self")
    operator = "bmm"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            mat2 = unpack_input(self, self._saved_mat2, self._version_mat2, "mat2")
            grad_self = grad.bmm(functions.adjoint(mat2))
        grad_mat2 = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_mat2 = functions.adjoint(self_).bmm(grad)
        return (grad_self, grad_mat2)

    def release(self):
        self._saved_mat2 = self._saved_self = None


def bmm_autograd(self, mat2):
    """bmm, recorded for the backward pass."""
    result = BMM[(self._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat2)
    if state.active and not grad_enabled():
        return result
    node = BmmBackward0()
    if self._edge is not None:
        node._saved_mat2, node._version_mat2 = mat2, 0 if mat2._version is None else mat2._version[0]
    if mat2._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, mat2)


BMM.implement(AUTOGRAD_CPU, bmm_autograd)
BMM_OUT.implement(AUTOGRAD_CPU, without_gradient(BMM_OUT))


def bmm_forward(self, mat2):
    """bmm, and the tangent of its result."""
    result = BMM[(self._keys | mat2._keys) & BELOW_FORWARD](self, mat2)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    mat2_p = forward.primal_of(mat2)
    mat2_t = forward.tangent_of(mat2)
    result_t = None
    if self_t is not None:
        result_t = self_t.bmm(mat2_p)
    if mat2_t is not None:
        result_t = forward.plus(result_t, self_p.bmm(mat2_t))
    forward.attach(result, result_t, self_t, mat2_t)
    return result


BMM.implement(FORWARD_AD, bmm_forward)
BMM_OUT.implement(FORWARD_AD, forward.without_tangent(BMM_OUT))


# dot (ops.yaml:4537, derivatives.yaml:588)
DOT = define(
    "dot",
    "dot(Tensor self, Tensor tensor) -> Tensor",
    source="ops.yaml:4537",
    digest="9e2652aeda3facda",
    kernel={
        "dispatch": "{CPU: runtime.kernels.linalg.dot}",
    },
    derivative={
        "self": "grad * conj(tensor)",
        "tensor": "grad * conj(self)",
        "result": "self_t.dot(tensor_p) + self_p.dot(tensor_t)",
    },
)
DOT_OUT = define(
    "dot.out",
    "dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4537",
    digest="9e2652aeda3facda",
)
DOT.implement(CPU, runtime.kernels.linalg.dot)


def dot_out_cpu(self, tensor, out):
    """dot.out: the functional form, copied into out."""
    result = DOT[(self._keys | tensor._keys) & BELOW_AUTOGRAD](self, tensor)
    return write_out("dot.out", out, result)


DOT_OUT.implement(CPU, dot_out_cpu)


class DotBackward0(Node):
    """Backward of dot (derivatives.yaml:588)."""

    __slots__ = ("_saved_tensor", "_version_tensor", "_saved_self", "_version_self")
    operator = "dot"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            tensor = unpack_input(self, self._saved_tensor, self._version_tensor, "tensor")
            grad_self = grad * operations.conj(tensor)
        grad_tensor = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_tensor = grad * operations.conj(self_)
        return (grad_self, grad_tensor)

    def release(self):
        self._saved_tensor = self._saved_self = None


def dot_autograd(self, tensor):
    """dot, recorded for the backward pass."""
    result = DOT[(self._keys | tensor._keys) & BELOW_AUTOGRAD](self, tensor)
    if state.active and not grad_enabled():
        return result
    node = DotBackward0()
    if self._edge is not None:
        node._saved_tensor, node._version_tensor = tensor, 0 if tensor._version is None else tensor._version[0]
    if tensor._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, tensor)


DOT.implement(AUTOGRAD_CPU, dot_autograd)
DOT_OUT.implement(AUTOGRAD_CPU, without_gradient(DOT_OUT))


def dot_forward(self, tensor):
    """dot, and the tangent of its result."""
    result = DOT[(self._keys | tensor._keys) & BELOW_FORWARD](self, tensor)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    tensor_p = forward.primal_of(tensor)
    tensor_t = forward.tangent_of(tensor)
    result_t = None
    if self_t is not None:
        result_t = self_t.dot(tensor_p)
    if tensor_t is not None:
        result_t = forward.plus(result_t, self_p.dot(tensor_t))
    forward.attach(result, result_t, self_t, tensor_t)
    return result


DOT.implement(FORWARD_AD, dot_forward)
DOT_OUT.implement(FORWARD_AD, forward.without_tangent(DOT_OUT))


# mv (ops.yaml:4552, derivatives.yaml:593)
MV = define(
    "mv",
    "mv(Tensor self, Tensor vec) -> Tensor",
    source="ops.yaml:4552",
    digest="7074f023df16e7a7",
    kernel={
        "dispatch": "{CPU: runtime.kernels.linalg.mv}",
    },
    derivative={
        "self": "grad.unsqueeze(1) * conj(vec).unsqueeze(0)",
        "vec": "conj(self.t()).mv(grad)",
        "result": "self_t.mv(vec_p) + self_p.mv(vec_t)",
    },
)
MV_OUT = define(
    "mv.out",
    "mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4552",
    digest="7074f023df16e7a7",
)
MV.implement(CPU, runtime.kernels.linalg.mv)


def mv_out_cpu(self, vec, out):
    """mv.out: the functional form, copied into out."""
    result = MV[(self._keys | vec._keys) & BELOW_AUTOGRAD](self, vec)
    return write_out("mv.out", out, result)


MV_OUT.implement(CPU, mv_out_cpu)


class MvBackward0(Node):
    """Backward of mv (derivatives.yaml:593)."""

    __slots__ = ("_saved_vec", "_version_vec", "_saved_self", "_version_self")
    operator = "mv"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            vec = unpack_input(self, self._saved_vec, self._version_vec, "vec")
            grad_self = grad.unsqueeze(1) * operations.conj(vec).unsqueeze(0)
        grad_vec = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_vec = operations.conj(self_.t()).mv(grad)
        return (grad_self, grad_vec)

    def release(self):
        self._saved_vec = self._saved_self = None


def mv_autograd(self, vec):
    """mv, recorded for the backward pass."""
    result = MV[(self._keys | vec._keys) & BELOW_AUTOGRAD](self, vec)
    if state.active and not grad_enabled():
        return result
    node = MvBackward0()
    if self._edge is not None:
        node._saved_vec, node._version_vec = vec, 0 if vec._version is None else vec._version[0]
    if vec._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, vec)


MV.implement(AUTOGRAD_CPU, mv_autograd)
MV_OUT.implement(AUTOGRAD_CPU, without_gradient(MV_OUT))


def mv_forward(self, vec):
    """mv, and the tangent of its result."""
    result = MV[(self._keys | vec._keys) & BELOW_FORWARD](self, vec)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    vec_p = forward.primal_of(vec)
    vec_t = forward.tangent_of(vec)
    result_t = None
    if self_t is not None:
        result_t = self_t.mv(vec_p)
    if vec_t is not None:
        result_t = forward.plus(result_t, self_p.mv(vec_t))
    forward.attach(result, result_t, self_t, vec_t)
    return result


MV.implement(FORWARD_AD, mv_forward)
MV_OUT.implement(FORWARD_AD, forward.without_tangent(MV_OUT))


# matmul (ops.yaml:4567)
MATMUL = define(
    "matmul",
    "matmul(Tensor self, Tensor other) -> Tensor",
    source="ops.yaml:4567",
    digest="e234df0850de307c",
    kernel={
        "composite": "if self.ndim == 2 and other.ndim == 2:\n    return self.mm(other)\nif self.ndim == 0 or "
        'other.ndim == 0:\n    refuse(f"matmul: both operands need at least one dimension, got s'
        'hapes {list(self.shape)} and {list(other.shape)}")\nif self.ndim == 1 and other.ndim =='
        " 1:\n    return self.dot(other)\nif self.ndim == 2 and other.ndim == 1:\n    return self."
        "mv(other)\nif self.ndim == 1 and other.ndim == 2:\n    return other.t().mv(self)\nleft = "
        "self.unsqueeze(0) if self.ndim == 1 else self\nright = other.unsqueeze(-1) if other.ndi"
        'm == 1 else other\nif left.shape[-1] != right.shape[-2]:\n    refuse(f"matmul: shapes {l'
        "ist(self.shape)} and {list(other.shape)} cannot be multiplied: {left.shape[-1]} agains"
        't {right.shape[-2]}")\nif right.ndim == 2:\n    rows = left.reshape((-1, left.shape[-1])'
        ").mm(right)\n    result = rows.reshape((*left.shape[:-1], right.shape[-1]))\nelse:\n    b"
        "atch = broadcast_shapes(left.shape[:-2], right.shape[:-2])\n    a = left.expand((*batch"
        ", *left.shape[-2:])).reshape((-1, *left.shape[-2:]))\n    b = right.expand((*batch, *ri"
        "ght.shape[-2:])).reshape((-1, *right.shape[-2:]))\n    result = a.bmm(b).reshape((*batc"
        "h, left.shape[-2], right.shape[-1]))\nif self.ndim == 1:\n    return result.squeeze(-2)\n"
        "return result.squeeze(-1) if other.ndim == 1 else result",
    },
)
MATMUL_OUT = define(
    "matmul.out",
    "matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4567",
    digest="e234df0850de307c",
)


def matmul_composite(self, other):
    """matmul, from other operators."""
    if self.ndim == 2 and other.ndim == 2:
        return self.mm(other)
    if self.ndim == 0 or other.ndim == 0:
        language.refuse(
            f"matmul: both operands need at least one dimension, got shapes {list(self.shape)} and {list(other.shape)}"
        )
    if self.ndim == 1 and other.ndim == 1:
        return self.dot(other)
    if self.ndim == 2 and other.ndim == 1:
        return self.mv(other)
    if self.ndim == 1 and other.ndim == 2:
        return other.t().mv(self)
    left = self.unsqueeze(0) if self.ndim == 1 else self
    right = other.unsqueeze(-1) if other.ndim == 1 else other
    if left.shape[-1] != right.shape[-2]:
        language.refuse(
            f"matmul: shapes {list(self.shape)} and {list(other.shape)} cannot be multiplied: {left.shape[-1]} against "
            f"{right.shape[-2]}"
        )
    if right.ndim == 2:
        rows = left.reshape((-1, left.shape[-1])).mm(right)
        result = rows.reshape((*left.shape[:-1], right.shape[-1]))
    else:
        batch = language.broadcast_shapes(left.shape[:-2], right.shape[:-2])
        a = left.expand((*batch, *left.shape[-2:])).reshape((-1, *left.shape[-2:]))
        b = right.expand((*batch, *right.shape[-2:])).reshape((-1, *right.shape[-2:]))
        result = a.bmm(b).reshape((*batch, left.shape[-2], right.shape[-1]))
    if self.ndim == 1:
        return result.squeeze(-2)
    return result.squeeze(-1) if other.ndim == 1 else result


MATMUL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, matmul_composite)


def matmul_out_cpu(self, other, out):
    """matmul.out: the functional form, copied into out."""
    return write_out("matmul.out", out, matmul_composite(self, other))


MATMUL_OUT.implement(CPU, matmul_out_cpu)
MATMUL_OUT.implement(AUTOGRAD_CPU, without_gradient(MATMUL_OUT))
MATMUL_OUT.implement(FORWARD_AD, forward.without_tangent(MATMUL_OUT))


# _reversed_matmul (ops.yaml:4612)
_REVERSED_MATMUL = define(
    "_reversed_matmul",
    "_reversed_matmul(Tensor self, Tensor other) -> Tensor",
    source="ops.yaml:4612",
    digest="459fb4598b8ca80b",
    kernel={
        "composite": "matmul(other, self)",
    },
)


def _reversed_matmul_composite(self, other):
    """_reversed_matmul, from other operators."""
    return functions.matmul(other, self)


_REVERSED_MATMUL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _reversed_matmul_composite)


# addmm (ops.yaml:4618, derivatives.yaml:598)
ADDMM = define(
    "addmm",
    "addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tens"
    "or",
    tags=("core",),
    source="ops.yaml:4618",
    digest="700242a2da76761e",
    kernel={
        "composite": "product = mat1.mm(mat2)\nif alpha == 1 and beta == 1 and self.dtype == product.dtype:\n "
        '   return product.add_(self)\nreturn _scaled_sum(self, product, beta, alpha, "addmm")',
    },
    derivative={
        "self": "grad if beta == 1 else grad * conj(beta)",
        "mat1": "grad.mm(conj(mat2.t())) if alpha == 1 else grad.mm(conj(mat2.t())) * conj(alpha)",
        "mat2": "conj(mat1.t()).mm(grad) if alpha == 1 else conj(mat1.t()).mm(grad) * conj(alpha)",
        "result": "self_t * beta + mat1_t.mm(mat2_p) * alpha + mat1_p.mm(mat2_t) * alpha",
    },
)
ADDMM_ = define(
    "addmm_",
    "addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) ->"
    " Tensor(a!)",
    source="ops.yaml:4618",
    digest="700242a2da76761e",
)
ADDMM_OUT = define(
    "addmm.out",
    "addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Ten"
    "sor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4618",
    digest="700242a2da76761e",
)


def addmm_composite(self, mat1, mat2, beta, alpha):
    """addmm, from other operators."""
    product = mat1.mm(mat2)
    if alpha == 1 and beta == 1 and (self.dtype == product.dtype):
        return product.add_(self)
    return functions._scaled_sum(self, product, beta, alpha, "addmm")


ADDMM.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(addmm_composite))


def addmm__cpu(self, mat1, mat2, beta, alpha):
    """addmm_: the functional form, copied into self."""
    result = ADDMM[(self._keys | mat1._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat1, mat2, beta, alpha)
    return write_out("addmm_", self, result, in_place=True)


ADDMM_.implement(CPU, addmm__cpu)


def addmm_out_cpu(self, mat1, mat2, beta, alpha, out):
    """addmm.out: the functional form, copied into out."""
    result = ADDMM[(self._keys | mat1._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat1, mat2, beta, alpha)
    return write_out("addmm.out", out, result)


ADDMM_OUT.implement(CPU, addmm_out_cpu)


class AddmmBackward0(Node):
    """Backward of addmm (derivatives.yaml:598)."""

    __slots__ = ("_saved_beta", "_saved_alpha", "_saved_mat2", "_version_mat2", "_saved_mat1", "_version_mat1")
    operator = "addmm"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            beta = self._saved_beta
            grad_self = grad if beta == 1 else grad * operations.conj(beta)
        grad_mat1 = None
        if self.edges[1] is not None:
            alpha = self._saved_alpha
            mat2 = unpack_input(self, self._saved_mat2, self._version_mat2, "mat2")
            grad_mat1 = (
                grad.mm(operations.conj(mat2.t()))
                if alpha == 1
                else grad.mm(operations.conj(mat2.t())) * operations.conj(alpha)
            )
        grad_mat2 = None
        if self.edges[2] is not None:
            alpha = self._saved_alpha
            mat1 = unpack_input(self, self._saved_mat1, self._version_mat1, "mat1")
            grad_mat2 = (
                operations.conj(mat1.t()).mm(grad)
                if alpha == 1
                else operations.conj(mat1.t()).mm(grad) * operations.conj(alpha)
            )
        return (grad_self, grad_mat1, grad_mat2)

    def release(self):
        self._saved_mat2 = self._saved_mat1 = None


def addmm_autograd(self, mat1, mat2, beta, alpha):
    """addmm, recorded for the backward pass."""
    result = ADDMM[(self._keys | mat1._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat1, mat2, beta, alpha)
    if state.active and not grad_enabled():
        return result
    node = AddmmBackward0()
    node._saved_beta = beta
    node._saved_alpha = alpha
    if mat1._edge is not None:
        node._saved_mat2, node._version_mat2 = mat2, 0 if mat2._version is None else mat2._version[0]
    if mat2._edge is not None:
        node._saved_mat1, node._version_mat1 = mat1, 0 if mat1._version is None else mat1._version[0]
    return recording.record(node, result, self, mat1, mat2)


ADDMM.implement(AUTOGRAD_CPU, addmm_autograd)


def addmm__autograd(self, mat1, mat2, beta, alpha):
    """addmm_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ADDMM_[(self._keys | mat1._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat1, mat2, beta, alpha)
    check_inplace("addmm_", self)
    node = AddmmBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, mat1._edge, mat2._edge)
    node._saved_beta = beta
    node._saved_alpha = alpha
    if mat1._edge is not None:
        node._saved_mat2, node._version_mat2 = mat2, 0 if mat2._version is None else mat2._version[0]
    if mat2._edge is not None:
        node._saved_mat1, node._version_mat1 = mat1, 0 if mat1._version is None else mat1._version[0]
    ADDMM_[(self._keys | mat1._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat1, mat2, beta, alpha)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ADDMM_.implement(AUTOGRAD_CPU, addmm__autograd)
ADDMM_OUT.implement(AUTOGRAD_CPU, without_gradient(ADDMM_OUT))


def addmm_forward(self, mat1, mat2, beta, alpha):
    """addmm, and the tangent of its result."""
    with forward.primal_only():
        result = ADDMM[(self._keys | mat1._keys | mat2._keys) & BELOW_FORWARD](self, mat1, mat2, beta, alpha)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    mat1_p = forward.primal_of(mat1)
    mat1_t = forward.tangent_of(mat1)
    mat2_p = forward.primal_of(mat2)
    mat2_t = forward.tangent_of(mat2)
    result_t = None
    if self_t is not None:
        result_t = self_t * beta
    if mat1_t is not None:
        result_t = forward.plus(result_t, mat1_t.mm(mat2_p) * alpha)
    if mat2_t is not None:
        result_t = forward.plus(result_t, mat1_p.mm(mat2_t) * alpha)
    forward.attach(result, result_t, self_t, mat1_t, mat2_t)
    return result


ADDMM.implement(FORWARD_AD, addmm_forward)


def addmm__forward(self, mat1, mat2, beta, alpha):
    """addmm_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ADDMM_[(self._keys | mat1._keys | mat2._keys) & BELOW_FORWARD](self, mat1, mat2, beta, alpha)
    self_t = forward.tangent_of(self)
    mat1_p = forward.primal_of(mat1)
    mat1_t = forward.tangent_of(mat1)
    mat2_p = forward.primal_of(mat2)
    mat2_t = forward.tangent_of(mat2)
    result_t = None
    if self_t is not None:
        result_t = self_t * beta
    if mat1_t is not None:
        result_t = forward.plus(result_t, mat1_t.mm(mat2_p) * alpha)
    if mat2_t is not None:
        result_t = forward.plus(result_t, mat1_p.mm(mat2_t) * alpha)
    with forward.primal_only():
        ADDMM_[(self._keys | mat1._keys | mat2._keys) & BELOW_FORWARD](self, mat1, mat2, beta, alpha)
    return forward.rewrite(self, result_t, self_t, mat1_t, mat2_t)


ADDMM_.implement(FORWARD_AD, addmm__forward)
ADDMM_OUT.implement(FORWARD_AD, forward.without_tangent(ADDMM_OUT))


# linear (ops.yaml:4641, derivatives.yaml:604)
LINEAR = define(
    "linear",
    "linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
    source="ops.yaml:4641",
    digest="405a0a82f6709943",
    kernel={
        "dispatch": "{CPU: runtime.kernels.linalg.linear}",
    },
    derivative={
        "input": "linear(grad, conj(weight.t())) if weight.ndim == 2 else grad.unsqueeze(-1) * conj(weig"
        "ht)",
        "weight": "_linear_weight(grad, conj(input)) if weight.ndim == 2 else _linear_weight(grad.unsquee"
        "ze(-1), conj(input)).squeeze(0)",
        "bias": "grad",
        "result": "linear(input_t, weight_p, None) + linear(input_p, weight_t, None) + bias_t",
    },
)
LINEAR.implement(CPU, runtime.kernels.linalg.linear)


class LinearBackward0(Node):
    """Backward of linear (derivatives.yaml:604)."""

    __slots__ = ("_saved_weight_ndim", "_saved_weight", "_version_weight", "_saved_input", "_version_input")
    operator = "linear"

    def apply(self, grad):
        grad_input = None
        if self.edges[0] is not None:
            weight_ndim = self._saved_weight_ndim
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            grad_input = (
                functions.linear(grad, operations.conj(weight.t()))
                if weight_ndim == 2
                else grad.unsqueeze(-1) * operations.conj(weight)
            )
        grad_weight = None
        if self.edges[1] is not None:
            weight_ndim = self._saved_weight_ndim
            input = unpack_input(self, self._saved_input, self._version_input, "input")
            grad_weight = (
                functions._linear_weight(grad, operations.conj(input))
                if weight_ndim == 2
                else functions._linear_weight(grad.unsqueeze(-1), operations.conj(input)).squeeze(0)
            )
        grad_bias = None
        if self.edges[2] is not None:
            grad_bias = grad
        return (grad_input, grad_weight, grad_bias)

    def release(self):
        self._saved_weight = self._saved_input = None


def linear_autograd(input, weight, bias):
    """linear, recorded for the backward pass."""
    result = LINEAR[
        (input._keys | weight._keys | (0 if bias is None else bias._keys)) & BELOW_AUTOGRAD
    ](input, weight, bias)
    if state.active and not grad_enabled():
        return result
    node = LinearBackward0()
    node._saved_weight_ndim = weight.ndim
    if input._edge is not None:
        node._saved_weight, node._version_weight = weight, 0 if weight._version is None else weight._version[0]
    if weight._edge is not None:
        node._saved_input, node._version_input = input, 0 if input._version is None else input._version[0]
    return recording.record(node, result, input, weight, bias)


LINEAR.implement(AUTOGRAD_CPU, linear_autograd)


def linear_forward(input, weight, bias):
    """linear, and the tangent of its result."""
    result = LINEAR[
        (input._keys | weight._keys | (0 if bias is None else bias._keys)) & BELOW_FORWARD
    ](input, weight, bias)
    if not forward.wanted(result):
        return result
    input_p = forward.primal_of(input)
    input_t = forward.tangent_of(input)
    weight_p = forward.primal_of(weight)
    weight_t = forward.tangent_of(weight)
    bias_t = forward.tangent_of(bias)
    result_t = None
    if input_t is not None:
        result_t = functions.linear(input_t, weight_p, None)
    if weight_t is not None:
        result_t = forward.plus(result_t, functions.linear(input_p, weight_t, None))
    if bias_t is not None:
        result_t = forward.plus(result_t, bias_t)
    forward.attach(result, result_t, input_t, weight_t, bias_t)
    return result


LINEAR.implement(FORWARD_AD, linear_forward)


# _linear_weight (ops.yaml:4659, derivatives.yaml:612)
_LINEAR_WEIGHT = define(
    "_linear_weight",
    "_linear_weight(Tensor grad_output, Tensor input) -> Tensor",
    source="ops.yaml:4659",
    digest="6c2ee43dc56bbcfd",
    kernel={
        "dispatch": "{CPU: runtime.kernels.linalg.linear_weight}",
    },
    derivative={
        "grad_output": "linear(conj(input), grad)",
        "input": "linear(conj(grad_output), grad.t())",
        "result": "_linear_weight(grad_output_t, input_p) + _linear_weight(grad_output_p, input_t)",
    },
)
_LINEAR_WEIGHT.implement(CPU, runtime.kernels.linalg.linear_weight)


class _LinearWeightBackward0(Node):
    """Backward of _linear_weight (derivatives.yaml:612)."""

    __slots__ = ("_saved_input", "_version_input", "_saved_grad_output", "_version_grad_output")
    operator = "_linear_weight"

    def apply(self, grad):
        grad_grad_output = None
        if self.edges[0] is not None:
            input = unpack_input(self, self._saved_input, self._version_input, "input")
            grad_grad_output = functions.linear(operations.conj(input), grad)
        grad_input = None
        if self.edges[1] is not None:
            grad_output = unpack_input(self, self._saved_grad_output, self._version_grad_output, "grad_output")
            grad_input = functions.linear(operations.conj(grad_output), grad.t())
        return (grad_grad_output, grad_input)

    def release(self):
        self._saved_input = self._saved_grad_output = None


def _linear_weight_autograd(grad_output, input):
    """_linear_weight, recorded for the backward pass."""
    result = _LINEAR_WEIGHT[(grad_output._keys | input._keys) & BELOW_AUTOGRAD](grad_output, input)
    if state.active and not grad_enabled():
        return result
    node = _LinearWeightBackward0()
    if grad_output._edge is not None:
        node._saved_input, node._version_input = input, 0 if input._version is None else input._version[0]
    if input._edge is not None:
        node._saved_grad_output, node._version_grad_output = (
            grad_output, 0 if grad_output._version is None else grad_output._version[0]
        )
    return recording.record(node, result, grad_output, input)


_LINEAR_WEIGHT.implement(AUTOGRAD_CPU, _linear_weight_autograd)


def _linear_weight_forward(grad_output, input):
    """_linear_weight, and the tangent of its result."""
    result = _LINEAR_WEIGHT[(grad_output._keys | input._keys) & BELOW_FORWARD](grad_output, input)
    if not forward.wanted(result):
        return result
    grad_output_p = forward.primal_of(grad_output)
    grad_output_t = forward.tangent_of(grad_output)
    input_p = forward.primal_of(input)
    input_t = forward.tangent_of(input)
    result_t = None
    if grad_output_t is not None:
        result_t = functions._linear_weight(grad_output_t, input_p)
    if input_t is not None:
        result_t = forward.plus(result_t, functions._linear_weight(grad_output_p, input_t))
    forward.attach(result, result_t, grad_output_t, input_t)
    return result


_LINEAR_WEIGHT.implement(FORWARD_AD, _linear_weight_forward)


# vdot (ops.yaml:4670)
VDOT = define(
    "vdot",
    "vdot(Tensor self, Tensor other) -> Tensor",
    source="ops.yaml:4670",
    digest="ed19c8756af40a65",
    kernel={
        "composite": "conj(self).dot(other)",
    },
)
VDOT_OUT = define(
    "vdot.out",
    "vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4670",
    digest="ed19c8756af40a65",
)


def vdot_composite(self, other):
    """vdot, from other operators."""
    return functions.conj(self).dot(other)


VDOT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, vdot_composite)


def vdot_out_cpu(self, other, out):
    """vdot.out: the functional form, copied into out."""
    return write_out("vdot.out", out, vdot_composite(self, other))


VDOT_OUT.implement(CPU, vdot_out_cpu)
VDOT_OUT.implement(AUTOGRAD_CPU, without_gradient(VDOT_OUT))
VDOT_OUT.implement(FORWARD_AD, forward.without_tangent(VDOT_OUT))


# outer (ops.yaml:4681)
OUTER = define(
    "outer",
    "outer(Tensor self, Tensor vec2) -> Tensor",
    source="ops.yaml:4681",
    digest="3fb726c9b523361f",
    kernel={
        "composite": 'if self.ndim != 1 or vec2.ndim != 1:\n    refuse(f"outer: expected two vectors, got sha'
        'pes {list(self.shape)} and {list(vec2.shape)}")\nreturn self.unsqueeze(-1) * vec2',
    },
)
OUTER_OUT = define(
    "outer.out",
    "outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4681",
    digest="3fb726c9b523361f",
)


def outer_composite(self, vec2):
    """outer, from other operators."""
    if self.ndim != 1 or vec2.ndim != 1:
        language.refuse(f"outer: expected two vectors, got shapes {list(self.shape)} and {list(vec2.shape)}")
    return self.unsqueeze(-1) * vec2


OUTER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, outer_composite)


def outer_out_cpu(self, vec2, out):
    """outer.out: the functional form, copied into out."""
    return write_out("outer.out", out, outer_composite(self, vec2))


OUTER_OUT.implement(CPU, outer_out_cpu)
OUTER_OUT.implement(AUTOGRAD_CPU, without_gradient(OUTER_OUT))
OUTER_OUT.implement(FORWARD_AD, forward.without_tangent(OUTER_OUT))


# ger (ops.yaml:4696)
GER = define(
    "ger",
    "ger(Tensor self, Tensor vec2) -> Tensor",
    source="ops.yaml:4696",
    digest="92772df3f61195b0",
    kernel={
        "composite": "outer(self, vec2)",
    },
)
GER_OUT = define(
    "ger.out",
    "ger.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4696",
    digest="92772df3f61195b0",
)


def ger_composite(self, vec2):
    """ger, from other operators."""
    return functions.outer(self, vec2)


GER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, ger_composite)


def ger_out_cpu(self, vec2, out):
    """ger.out: the functional form, copied into out."""
    return write_out("ger.out", out, ger_composite(self, vec2))


GER_OUT.implement(CPU, ger_out_cpu)
GER_OUT.implement(AUTOGRAD_CPU, without_gradient(GER_OUT))
GER_OUT.implement(FORWARD_AD, forward.without_tangent(GER_OUT))


# inner (ops.yaml:4703)
INNER = define(
    "inner",
    "inner(Tensor self, Tensor other) -> Tensor",
    source="ops.yaml:4703",
    digest="481ab2cad360978d",
    kernel={
        "composite": "if self.ndim == 0 or other.ndim == 0:\n    return self * other\nif self.shape[-1] != oth"
        'er.shape[-1]:\n    refuse(f"inner: the last sizes must be equal, got shapes {list(self.'
        'shape)} and {list(other.shape)}")\nreturn tensordot(self, other, (-1,), (-1,))',
    },
)
INNER_OUT = define(
    "inner.out",
    "inner.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4703",
    digest="481ab2cad360978d",
)


def inner_composite(self, other):
    """inner, from other operators."""
    if self.ndim == 0 or other.ndim == 0:
        return self * other
    if self.shape[-1] != other.shape[-1]:
        language.refuse(f"inner: the last sizes must be equal, got shapes {list(self.shape)} and {list(other.shape)}")
    return functions.tensordot(self, other, (-1,), (-1,))


INNER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, inner_composite)


def inner_out_cpu(self, other, out):
    """inner.out: the functional form, copied into out."""
    return write_out("inner.out", out, inner_composite(self, other))


INNER_OUT.implement(CPU, inner_out_cpu)
INNER_OUT.implement(AUTOGRAD_CPU, without_gradient(INNER_OUT))
INNER_OUT.implement(FORWARD_AD, forward.without_tangent(INNER_OUT))


# addmv (ops.yaml:4719)
ADDMV = define(
    "addmv",
    "addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
    source="ops.yaml:4719",
    digest="f390a1f733c91648",
    kernel={
        "composite": '_scaled_sum(self, mat.mv(vec), beta, alpha, "addmv")',
    },
)
ADDMV_ = define(
    "addmv_",
    "addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> T"
    "ensor(a!)",
    source="ops.yaml:4719",
    digest="f390a1f733c91648",
)
ADDMV_OUT = define(
    "addmv.out",
    "addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tenso"
    "r(a!) out) -> Tensor(a!)",
    source="ops.yaml:4719",
    digest="f390a1f733c91648",
)


def addmv_composite(self, mat, vec, beta, alpha):
    """addmv, from other operators."""
    return functions._scaled_sum(self, mat.mv(vec), beta, alpha, "addmv")


ADDMV.implement(COMPOSITE_IMPLICIT_AUTOGRAD, addmv_composite)


def addmv__composite(self, mat, vec, beta, alpha):
    """addmv_: the functional form, copied into self."""
    result = addmv_composite(self, mat, vec, beta, alpha)
    return functions.copy_(self, fitting("addmv_", self, result))


ADDMV_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, addmv__composite)


def addmv_out_cpu(self, mat, vec, beta, alpha, out):
    """addmv.out: the functional form, copied into out."""
    return write_out("addmv.out", out, addmv_composite(self, mat, vec, beta, alpha))


ADDMV_OUT.implement(CPU, addmv_out_cpu)
ADDMV_OUT.implement(AUTOGRAD_CPU, without_gradient(ADDMV_OUT))
ADDMV_OUT.implement(FORWARD_AD, forward.without_tangent(ADDMV_OUT))


# _scaled_sum (ops.yaml:4730)
_SCALED_SUM = define(
    "_scaled_sum",
    "_scaled_sum(Tensor self, Tensor product, Scalar beta, Scalar alpha, str operator) -> T"
    "ensor",
    source="ops.yaml:4730",
    digest="22462f0983a5ad20",
    kernel={
        "composite": 'if self.dtype != product.dtype:\n    refuse(f"{operator}: expected the input and the pr'
        'oduct to have the same dtype, got {self.dtype} and {product.dtype}")\nshape = broadcast'
        '_shapes(self.shape, product.shape)\nif shape != product.shape:\n    refuse(f"{operator}:'
        " the input of shape {list(self.shape)} does not broadcast to the shape {list(product.s"
        'hape)} of the product")\nscaled = product if alpha == 1 else product * alpha\nkept = sel'
        "f if beta == 1 else self * beta\nif scaled.dtype != self.dtype or kept.dtype != self.dt"
        'ype:\n    refuse(f"{operator}: alpha={alpha} and beta={beta} do not fit tensors of dtyp'
        'e {self.dtype}")\nreturn scaled if beta == 0 else kept + scaled',
    },
)


def _scaled_sum_composite(self, product, beta, alpha, operator):
    """_scaled_sum, from other operators."""
    if self.dtype != product.dtype:
        language.refuse(
            f"{operator}: expected the input and the product to have the same dtype, got {self.dtype} and "
            f"{product.dtype}"
        )
    shape = language.broadcast_shapes(self.shape, product.shape)
    if shape != product.shape:
        language.refuse(
            f"{operator}: the input of shape {list(self.shape)} does not broadcast to the shape {list(product.shape)} "
            "of the product"
        )
    scaled = product if alpha == 1 else product * alpha
    kept = self if beta == 1 else self * beta
    if scaled.dtype != self.dtype or kept.dtype != self.dtype:
        language.refuse(f"{operator}: alpha={alpha} and beta={beta} do not fit tensors of dtype {self.dtype}")
    return scaled if beta == 0 else kept + scaled


_SCALED_SUM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _scaled_sum_composite)


# addbmm (ops.yaml:4745)
ADDBMM = define(
    "addbmm",
    "addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->"
    " Tensor",
    source="ops.yaml:4745",
    digest="256f1da19d6d4d1d",
    kernel={
        "composite": '_scaled_sum(self, batch1.bmm(batch2).sum((0,)).to(batch1.dtype), beta, alpha, "addbmm"'
        ")",
    },
)
ADDBMM_ = define(
    "addbmm_",
    "addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha="
    "1) -> Tensor(a!)",
    source="ops.yaml:4745",
    digest="256f1da19d6d4d1d",
)
ADDBMM_OUT = define(
    "addbmm.out",
    "addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1"
    ", Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4745",
    digest="256f1da19d6d4d1d",
)


def addbmm_composite(self, batch1, batch2, beta, alpha):
    """addbmm, from other operators."""
    return functions._scaled_sum(self, batch1.bmm(batch2).sum((0,)).to(batch1.dtype), beta, alpha, "addbmm")


ADDBMM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, addbmm_composite)


def addbmm__composite(self, batch1, batch2, beta, alpha):
    """addbmm_: the functional form, copied into self."""
    result = addbmm_composite(self, batch1, batch2, beta, alpha)
    return functions.copy_(self, fitting("addbmm_", self, result))


ADDBMM_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, addbmm__composite)


def addbmm_out_cpu(self, batch1, batch2, beta, alpha, out):
    """addbmm.out: the functional form, copied into out."""
    return write_out("addbmm.out", out, addbmm_composite(self, batch1, batch2, beta, alpha))


ADDBMM_OUT.implement(CPU, addbmm_out_cpu)
ADDBMM_OUT.implement(AUTOGRAD_CPU, without_gradient(ADDBMM_OUT))
ADDBMM_OUT.implement(FORWARD_AD, forward.without_tangent(ADDBMM_OUT))


# baddbmm (ops.yaml:4756)
BADDBMM = define(
    "baddbmm",
    "baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -"
    "> Tensor",
    tags=("core",),
    source="ops.yaml:4756",
    digest="cb232caf9a815e8e",
    kernel={
        "composite": '_scaled_sum(self, batch1.bmm(batch2), beta, alpha, "baddbmm")',
    },
)
BADDBMM_ = define(
    "baddbmm_",
    "baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha"
    "=1) -> Tensor(a!)",
    source="ops.yaml:4756",
    digest="cb232caf9a815e8e",
)
BADDBMM_OUT = define(
    "baddbmm.out",
    "baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha="
    "1, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4756",
    digest="cb232caf9a815e8e",
)


def baddbmm_composite(self, batch1, batch2, beta, alpha):
    """baddbmm, from other operators."""
    return functions._scaled_sum(self, batch1.bmm(batch2), beta, alpha, "baddbmm")


BADDBMM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, baddbmm_composite)


def baddbmm__composite(self, batch1, batch2, beta, alpha):
    """baddbmm_: the functional form, copied into self."""
    result = baddbmm_composite(self, batch1, batch2, beta, alpha)
    return functions.copy_(self, fitting("baddbmm_", self, result))


BADDBMM_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, baddbmm__composite)


def baddbmm_out_cpu(self, batch1, batch2, beta, alpha, out):
    """baddbmm.out: the functional form, copied into out."""
    return write_out("baddbmm.out", out, baddbmm_composite(self, batch1, batch2, beta, alpha))


BADDBMM_OUT.implement(CPU, baddbmm_out_cpu)
BADDBMM_OUT.implement(AUTOGRAD_CPU, without_gradient(BADDBMM_OUT))
BADDBMM_OUT.implement(FORWARD_AD, forward.without_tangent(BADDBMM_OUT))


# addr (ops.yaml:4768)
ADDR = define(
    "addr",
    "addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tenso"
    "r",
    source="ops.yaml:4768",
    digest="c0660b728313dd0e",
    kernel={
        "composite": "product = outer(vec1, vec2)\nshape = broadcast_shapes(self.shape, product.shape)\nif sha"
        'pe != product.shape:\n    refuse(f"addr: the input of shape {list(self.shape)} does not'
        ' broadcast to the shape {list(product.shape)} of the product")\nif product.dtype == boo'
        "l_:\n    scaled = product & bool(alpha)\n    return (self & bool(beta)) | scaled\nscaled "
        "= product if alpha == 1 else product * alpha\nif beta == 0:\n    return scaled.to(result"
        "_dtype(self, product))\nreturn (self if beta == 1 else self * beta) + scaled",
    },
)
ADDR_ = define(
    "addr_",
    "addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> "
    "Tensor(a!)",
    source="ops.yaml:4768",
    digest="c0660b728313dd0e",
)
ADDR_OUT = define(
    "addr.out",
    "addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tens"
    "or(a!) out) -> Tensor(a!)",
    source="ops.yaml:4768",
    digest="c0660b728313dd0e",
)


def addr_composite(self, vec1, vec2, beta, alpha):
    """addr, from other operators."""
    product = functions.outer(vec1, vec2)
    shape = language.broadcast_shapes(self.shape, product.shape)
    if shape != product.shape:
        language.refuse(
            f"addr: the input of shape {list(self.shape)} does not broadcast to the shape {list(product.shape)} of the "
            "product"
        )
    if product.dtype == dtypes.bool_:
        scaled = product & bool(alpha)
        return self & bool(beta) | scaled
    scaled = product if alpha == 1 else product * alpha
    if beta == 0:
        return scaled.to(language.result_dtype(self, product))
    return (self if beta == 1 else self * beta) + scaled


ADDR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, addr_composite)


def addr__composite(self, vec1, vec2, beta, alpha):
    """addr_: the functional form, copied into self."""
    result = addr_composite(self, vec1, vec2, beta, alpha)
    return functions.copy_(self, fitting("addr_", self, result))


ADDR_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, addr__composite)


def addr_out_cpu(self, vec1, vec2, beta, alpha, out):
    """addr.out: the functional form, copied into out."""
    return write_out("addr.out", out, addr_composite(self, vec1, vec2, beta, alpha))


ADDR_OUT.implement(CPU, addr_out_cpu)
ADDR_OUT.implement(AUTOGRAD_CPU, without_gradient(ADDR_OUT))
ADDR_OUT.implement(FORWARD_AD, forward.without_tangent(ADDR_OUT))


# einsum (ops.yaml:4791)
EINSUM = define(
    "einsum",
    "einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor",
    source="ops.yaml:4791",
    digest="948a8ee4cd2c1480",
    kernel={
        "composite": 'if len(tensors) == 0:\n    refuse("einsum: at least one operand is needed")\noperands, f'
        "inished, kept = einsum_plan(equation, shapes_of(tensors))\nmerges, order, shape = opera"
        "nds[0]\nresult = _einsum_term(tensors[0], merges, order, shape)\nif finished[0]:\n    tot"
        "al = result.sum(finished[0], True)\n    result = total if len(tensors) == 1 else total."
        "to(result.dtype)\nfor place in range(1, len(tensors)):\n    merges, order, shape = opera"
        "nds[place]\n    result = _contract(result, _einsum_term(tensors[place], merges, order, "
        "shape), finished[place])\nreturn result.reshape(result.shape[:kept])",
    },
)


def einsum_composite(equation, tensors, path):
    """einsum, from other operators."""
    if len(tensors) == 0:
        language.refuse("einsum: at least one operand is needed")
    operands, finished, kept = language.einsum_plan(equation, language.shapes_of(tensors))
    merges, order, shape = operands[0]
    result = functions._einsum_term(tensors[0], merges, order, shape)
    if finished[0]:
        total = result.sum(finished[0], True)
        result = total if len(tensors) == 1 else total.to(result.dtype)
    for place in range(1, len(tensors)):
        merges, order, shape = operands[place]
        result = functions._contract(
            result, functions._einsum_term(tensors[place], merges, order, shape), finished[place]
        )
    return result.reshape(result.shape[:kept])


EINSUM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, einsum_composite)


# _einsum_term (ops.yaml:4826)
_EINSUM_TERM = define(
    "_einsum_term",
    "_einsum_term(Tensor self, int[] merges, int[] order, int[] shape) -> Tensor",
    source="ops.yaml:4826",
    digest="10f5ca8b24c89ae3",
    kernel={
        "composite": "for place in range(0, len(merges), 2):\n    self = self.diagonal(0, merges[place], merg"
        "es[place + 1]).movedim(-1, merges[place])\nreturn self.permute(order).reshape(shape)",
    },
)


def _einsum_term_composite(self, merges, order, shape):
    """_einsum_term, from other operators."""
    for place in range(0, len(merges), 2):
        self = self.diagonal(0, merges[place], merges[place + 1]).movedim(-1, merges[place])
    return self.permute(order).reshape(shape)


_EINSUM_TERM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _einsum_term_composite)


# _contract (ops.yaml:4834)
_CONTRACT = define(
    "_contract",
    "_contract(Tensor self, Tensor other, int[] dims) -> Tensor",
    source="ops.yaml:4834",
    digest="f31d6bf1311a8e8c",
    kernel={
        "composite": "for dim in dims:\n    if self.shape[dim] == 1 and other.shape[dim] != 1:\n        other "
        "= other.sum((dim,), True).to(other.dtype)\n    elif other.shape[dim] == 1 and self.shap"
        "e[dim] != 1:\n        self = self.sum((dim,), True).to(self.dtype)\nsummed = [dim for di"
        "m in dims if self.shape[dim] != 1]\nif not summed:\n    return self * other\nkept = [dim "
        "for dim in range(self.ndim) if dim not in summed]\nbatch = [dim for dim in kept if self"
        ".shape[dim] != 1 and other.shape[dim] != 1]\nrows = [dim for dim in kept if other.shape"
        "[dim] == 1]\ncolumns = [dim for dim in kept if self.shape[dim] == 1 and other.shape[dim"
        "] != 1]\nsizes = [product(permuted(self.shape, batch)), product(permuted(self.shape, ro"
        "ws)), product(permuted(self.shape, summed)), product(permuted(other.shape, columns))]\n"
        "left = self.permute((*batch, *rows, *summed, *columns)).reshape((sizes[0], sizes[1], s"
        "izes[2]))\nright = other.permute((*batch, *summed, *columns, *rows)).reshape((sizes[0],"
        " sizes[2], sizes[3]))\nshape = (*permuted(self.shape, batch), *permuted(self.shape, row"
        "s), *permuted(other.shape, columns), *[1 for dim in summed])\nreturn left.bmm(right).re"
        "shape(shape).permute(inverse_permutation((*batch, *rows, *columns, *summed)))",
    },
)


def _contract_composite(self, other, dims):
    """_contract, from other operators."""
    for dim in dims:
        if self.shape[dim] == 1 and other.shape[dim] != 1:
            other = other.sum((dim,), True).to(other.dtype)
        elif other.shape[dim] == 1 and self.shape[dim] != 1:
            self = self.sum((dim,), True).to(self.dtype)
    summed = [dim for dim in dims if self.shape[dim] != 1]
    if not summed:
        return self * other
    kept = [dim for dim in range(self.ndim) if dim not in summed]
    batch = [dim for dim in kept if self.shape[dim] != 1 and other.shape[dim] != 1]
    rows = [dim for dim in kept if other.shape[dim] == 1]
    columns = [dim for dim in kept if self.shape[dim] == 1 and other.shape[dim] != 1]
    sizes = [
        language.product(language.permuted(self.shape, batch)),
        language.product(language.permuted(self.shape, rows)),
        language.product(language.permuted(self.shape, summed)),
        language.product(language.permuted(other.shape, columns)),
    ]
    left = self.permute((*batch, *rows, *summed, *columns)).reshape((sizes[0], sizes[1], sizes[2]))
    right = other.permute((*batch, *summed, *columns, *rows)).reshape((sizes[0], sizes[2], sizes[3]))
    shape = (
        *language.permuted(self.shape, batch), *language.permuted(self.shape, rows), *language.permuted(
            other.shape, columns
        ), *[1 for dim in summed]
    )
    return left.bmm(right).reshape(shape).permute(language.inverse_permutation((*batch, *rows, *columns, *summed)))


_CONTRACT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _contract_composite)


# tensordot (ops.yaml:4856)
TENSORDOT = define(
    "tensordot",
    "tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor",
    source="ops.yaml:4856",
    digest="abee7022bfc8cd54",
    kernel={
        "composite": 'if len(dims_self) != len(dims_other):\n    refuse(f"tensordot: both operands need as ma'
        'ny dimensions to sum over, got {list(dims_self)} and {list(dims_other)}")\nleft = [wrap'
        "_dim(dim, self.ndim) for dim in dims_self]\nright = [wrap_dim(dim, other.ndim) for dim "
        "in dims_other]\nfor one, two in zip(left, right):\n    if self.shape[one] != other.shape"
        '[two]:\n        refuse(f"tensordot: dimension {one} of shape {list(self.shape)} and {tw'
        'o} of {list(other.shape)} are summed over together, so their sizes must be equal")\nrow'
        "s = [dim for dim in range(self.ndim) if dim not in left]\ncolumns = [dim for dim in ran"
        "ge(other.ndim) if dim not in right]\nsize = product(permuted(self.shape, left))\na = sel"
        "f.permute((*rows, *left)).reshape((product(permuted(self.shape, rows)), size))\nb = oth"
        "er.permute((*right, *columns)).reshape((size, product(permuted(other.shape, columns)))"
        ")\nreturn a.mm(b).reshape((*permuted(self.shape, rows), *permuted(other.shape, columns)"
        "))",
    },
)
TENSORDOT_OUT = define(
    "tensordot.out",
    "tensordot.out(Tensor self, Tensor other, int[] dims_self, int[] dims_other, *, Tensor("
    "a!) out) -> Tensor(a!)",
    source="ops.yaml:4856",
    digest="abee7022bfc8cd54",
)


def tensordot_composite(self, other, dims_self, dims_other):
    """tensordot, from other operators."""
    if len(dims_self) != len(dims_other):
        language.refuse(
            f"tensordot: both operands need as many dimensions to sum over, got {list(dims_self)} and "
            f"{list(dims_other)}"
        )
    left = [language.wrap_dim(dim, self.ndim) for dim in dims_self]
    right = [language.wrap_dim(dim, other.ndim) for dim in dims_other]
    for one, two in zip(left, right):
        if self.shape[one] != other.shape[two]:
            language.refuse(
                f"tensordot: dimension {one} of shape {list(self.shape)} and {two} of {list(other.shape)} are summed "
                "over together, so their sizes must be equal"
            )
    rows = [dim for dim in range(self.ndim) if dim not in left]
    columns = [dim for dim in range(other.ndim) if dim not in right]
    size = language.product(language.permuted(self.shape, left))
    a = self.permute((*rows, *left)).reshape((language.product(language.permuted(self.shape, rows)), size))
    b = other.permute((*right, *columns)).reshape((size, language.product(language.permuted(other.shape, columns))))
    return a.mm(b).reshape((*language.permuted(self.shape, rows), *language.permuted(other.shape, columns)))


TENSORDOT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, tensordot_composite)


def tensordot_out_cpu(self, other, dims_self, dims_other, out):
    """tensordot.out: the functional form, copied into out."""
    return write_out("tensordot.out", out, tensordot_composite(self, other, dims_self, dims_other))


TENSORDOT_OUT.implement(CPU, tensordot_out_cpu)
TENSORDOT_OUT.implement(AUTOGRAD_CPU, without_gradient(TENSORDOT_OUT))
TENSORDOT_OUT.implement(FORWARD_AD, forward.without_tangent(TENSORDOT_OUT))


# tensordot.dims (ops.yaml:4888)
TENSORDOT_DIMS = define(
    "tensordot.dims",
    "tensordot.dims(Tensor self, Tensor other, Index dims) -> Tensor",
    source="ops.yaml:4888",
    digest="281353819ab9dd36",
    kernel={
        "composite": "left, right = tensordot_dims(dims, self.ndim)\nreturn tensordot(self, other, left, righ"
        "t)",
    },
)


def tensordot_dims_composite(self, other, dims):
    """tensordot.dims, from other operators."""
    left, right = language.tensordot_dims(dims, self.ndim)
    return functions.tensordot(self, other, left, right)


TENSORDOT_DIMS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, tensordot_dims_composite)


# tensordot.default (ops.yaml:4898)
TENSORDOT_DEFAULT = define(
    "tensordot.default",
    "tensordot.default(Tensor self, Tensor other) -> Tensor",
    source="ops.yaml:4898",
    digest="e52b303a4e8198e8",
    kernel={
        "composite": "tensordot(self, other, 2)",
    },
)


def tensordot_default_composite(self, other):
    """tensordot.default, from other operators."""
    return functions.tensordot(self, other, 2)


TENSORDOT_DEFAULT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, tensordot_default_composite)


# kron (ops.yaml:4905)
KRON = define(
    "kron",
    "kron(Tensor self, Tensor other) -> Tensor",
    source="ops.yaml:4905",
    digest="ff5d60eaddef51be",
    kernel={
        "composite": "extra = other.ndim - self.ndim\nleft = self.reshape((*[1 for _ in range(extra)], *self."
        "shape))\nright = other.reshape((*[1 for _ in range(-extra)], *other.shape))\napart = [on"
        "e for pair in zip(left.shape, [1 for _ in left.shape]) for one in pair]\nwithin = [one "
        "for pair in zip([1 for _ in right.shape], right.shape) for one in pair]\nwhole = [one *"
        " two for one, two in zip(left.shape, right.shape)]\nreturn (left.reshape(apart) * right"
        ".reshape(within)).reshape(whole)",
    },
)
KRON_OUT = define(
    "kron.out",
    "kron.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4905",
    digest="ff5d60eaddef51be",
)


def kron_composite(self, other):
    """kron, from other operators."""
    extra = other.ndim - self.ndim
    left = self.reshape((*[1 for _ in range(extra)], *self.shape))
    right = other.reshape((*[1 for _ in range(-extra)], *other.shape))
    apart = [one for pair in zip(left.shape, [1 for _ in left.shape]) for one in pair]
    within = [one for pair in zip([1 for _ in right.shape], right.shape) for one in pair]
    whole = [one * two for one, two in zip(left.shape, right.shape)]
    return (left.reshape(apart) * right.reshape(within)).reshape(whole)


KRON.implement(COMPOSITE_IMPLICIT_AUTOGRAD, kron_composite)


def kron_out_cpu(self, other, out):
    """kron.out: the functional form, copied into out."""
    return write_out("kron.out", out, kron_composite(self, other))


KRON_OUT.implement(CPU, kron_out_cpu)
KRON_OUT.implement(AUTOGRAD_CPU, without_gradient(KRON_OUT))
KRON_OUT.implement(FORWARD_AD, forward.without_tangent(KRON_OUT))


# trace (ops.yaml:4923)
TRACE = define(
    "trace",
    "trace(Tensor self) -> Tensor",
    source="ops.yaml:4923",
    digest="de44b54273aa3744",
    kernel={
        "composite": 'if self.ndim != 2:\n    refuse(f"trace: expected a matrix, got shape {list(self.shape)}'
        '")\nif self.dtype == bool_:\n    refuse("trace is not implemented for bool; it accepts i'
        'ntegers, floating and complex numbers")\nreturn self.diagonal().sum()',
    },
)
TRACE_OUT = define(
    "trace.out",
    "trace.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4923",
    digest="de44b54273aa3744",
)


def trace_composite(self):
    """trace, from other operators."""
    if self.ndim != 2:
        language.refuse(f"trace: expected a matrix, got shape {list(self.shape)}")
    if self.dtype == dtypes.bool_:
        language.refuse("trace is not implemented for bool; it accepts integers, floating and complex numbers")
    return self.diagonal().sum()


TRACE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, trace_composite)


def trace_out_cpu(self, out):
    """trace.out: the functional form, copied into out."""
    return write_out("trace.out", out, trace_composite(self))


TRACE_OUT.implement(CPU, trace_out_cpu)
TRACE_OUT.implement(AUTOGRAD_CPU, without_gradient(TRACE_OUT))
TRACE_OUT.implement(FORWARD_AD, forward.without_tangent(TRACE_OUT))


# linalg_multi_dot (ops.yaml:4942)
LINALG_MULTI_DOT = define(
    "linalg_multi_dot",
    "linalg_multi_dot(Tensor[] tensors) -> Tensor",
    source="ops.yaml:4942",
    digest="fee5e3685edde424",
    kernel={
        "composite": 'if len(tensors) < 2:\n    refuse(f"linalg.multi_dot: at least two tensors are needed, g'
        'ot {len(tensors)}")\nfirst = tensors[0].unsqueeze(0) if tensors[0].ndim == 1 else tenso'
        "rs[0]\nlast = tensors[-1].unsqueeze(1) if tensors[-1].ndim == 1 else tensors[-1]\nslots "
        "= [first, *tensors[1:-1], last]\nfor place in range(len(slots)):\n    if slots[place].nd"
        'im != 2:\n        refuse(f"linalg.multi_dot: tensor {place} must be a matrix (the first'
        ' and last may be vectors), got shape {list(tensors[place].shape)}")\nfor left, right in'
        ' zip(slots[:-1], slots[1:]):\n    if left.shape[1] != right.shape[0]:\n        refuse(f"'
        "linalg.multi_dot: matrices of shapes {list(left.shape)} and {list(right.shape)} cannot"
        ' be multiplied")\nfor left, right in chain_order([*[one.shape[0] for one in slots], las'
        "t.shape[1]]):\n    slots = [*slots[:left], slots[left].mm(slots[right]), *slots[left + "
        "1:]]\nresult = slots[0]\nif tensors[0].ndim == 1:\n    result = result.squeeze(0)\nreturn "
        "result.squeeze(-1) if tensors[-1].ndim == 1 else result",
    },
)
LINALG_MULTI_DOT_OUT = define(
    "linalg_multi_dot.out",
    "linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4942",
    digest="fee5e3685edde424",
)


def linalg_multi_dot_composite(tensors):
    """linalg_multi_dot, from other operators."""
    if len(tensors) < 2:
        language.refuse(f"linalg.multi_dot: at least two tensors are needed, got {len(tensors)}")
    first = tensors[0].unsqueeze(0) if tensors[0].ndim == 1 else tensors[0]
    last = tensors[-1].unsqueeze(1) if tensors[-1].ndim == 1 else tensors[-1]
    slots = [first, *tensors[1:-1], last]
    for place in range(len(slots)):
        if slots[place].ndim != 2:
            language.refuse(
                f"linalg.multi_dot: tensor {place} must be a matrix (the first and last may be vectors), got shape "
                f"{list(tensors[place].shape)}"
            )
    for left, right in zip(slots[:-1], slots[1:]):
        if left.shape[1] != right.shape[0]:
            language.refuse(
                f"linalg.multi_dot: matrices of shapes {list(left.shape)} and {list(right.shape)} cannot be multiplied"
            )
    for left, right in language.chain_order([*[one.shape[0] for one in slots], last.shape[1]]):
        slots = [*slots[:left], slots[left].mm(slots[right]), *slots[left + 1:]]
    result = slots[0]
    if tensors[0].ndim == 1:
        result = result.squeeze(0)
    return result.squeeze(-1) if tensors[-1].ndim == 1 else result


LINALG_MULTI_DOT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_multi_dot_composite)


def linalg_multi_dot_out_cpu(tensors, out):
    """linalg_multi_dot.out: the functional form, copied into out."""
    return write_out("linalg_multi_dot.out", out, linalg_multi_dot_composite(tensors))


LINALG_MULTI_DOT_OUT.implement(CPU, linalg_multi_dot_out_cpu)
LINALG_MULTI_DOT_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_MULTI_DOT_OUT))
LINALG_MULTI_DOT_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_MULTI_DOT_OUT))


# chain_matmul (ops.yaml:4975)
CHAIN_MATMUL = define(
    "chain_matmul",
    "chain_matmul(Tensor[] matrices) -> Tensor",
    source="ops.yaml:4975",
    digest="bd76f1c3dbba0f84",
    kernel={
        "composite": 'if len(matrices) == 0:\n    refuse("chain_matmul: at least one matrix is needed")\nfor o'
        'ne in matrices:\n    if one.ndim != 2:\n        refuse(f"chain_matmul: expected matrices'
        ', got shape {list(one.shape)}")\nreturn matrices[0] if len(matrices) == 1 else linalg_m'
        "ulti_dot(matrices)",
    },
)
CHAIN_MATMUL_OUT = define(
    "chain_matmul.out",
    "chain_matmul.out(Tensor[] matrices, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4975",
    digest="bd76f1c3dbba0f84",
)


def chain_matmul_composite(matrices):
    """chain_matmul, from other operators."""
    if len(matrices) == 0:
        language.refuse("chain_matmul: at least one matrix is needed")
    for one in matrices:
        if one.ndim != 2:
            language.refuse(f"chain_matmul: expected matrices, got shape {list(one.shape)}")
    return matrices[0] if len(matrices) == 1 else functions.linalg_multi_dot(matrices)


CHAIN_MATMUL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, chain_matmul_composite)


def chain_matmul_out_cpu(matrices, out):
    """chain_matmul.out: the functional form, copied into out."""
    return write_out("chain_matmul.out", out, chain_matmul_composite(matrices))


CHAIN_MATMUL_OUT.implement(CPU, chain_matmul_out_cpu)
CHAIN_MATMUL_OUT.implement(AUTOGRAD_CPU, without_gradient(CHAIN_MATMUL_OUT))
CHAIN_MATMUL_OUT.implement(FORWARD_AD, forward.without_tangent(CHAIN_MATMUL_OUT))


# linalg_vecdot (ops.yaml:4993)
LINALG_VECDOT = define(
    "linalg_vecdot",
    "linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor",
    source="ops.yaml:4993",
    digest="f9a73b2dc9651a7a",
    kernel={
        "composite": "kind = result_dtype(x, y)\nif not kind.is_floating_point and not kind.is_complex:\n    r"
        'efuse(f"linalg.vecdot: expected floating or complex tensors, got {kind}")\nreturn (conj'
        "(x) * y).sum((dim,))",
    },
)
LINALG_VECDOT_OUT = define(
    "linalg_vecdot.out",
    "linalg_vecdot.out(Tensor x, Tensor y, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:4993",
    digest="f9a73b2dc9651a7a",
)


def linalg_vecdot_composite(x, y, dim):
    """linalg_vecdot, from other operators."""
    kind = language.result_dtype(x, y)
    if not kind.is_floating_point and (not kind.is_complex):
        language.refuse(f"linalg.vecdot: expected floating or complex tensors, got {kind}")
    return (functions.conj(x) * y).sum((dim,))


LINALG_VECDOT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_vecdot_composite)


def linalg_vecdot_out_cpu(x, y, dim, out):
    """linalg_vecdot.out: the functional form, copied into out."""
    return write_out("linalg_vecdot.out", out, linalg_vecdot_composite(x, y, dim))


LINALG_VECDOT_OUT.implement(CPU, linalg_vecdot_out_cpu)
LINALG_VECDOT_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_VECDOT_OUT))
LINALG_VECDOT_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_VECDOT_OUT))


# linalg_matmul (ops.yaml:5008)
LINALG_MATMUL = define(
    "linalg_matmul",
    "linalg_matmul(Tensor self, Tensor other) -> Tensor",
    source="ops.yaml:5008",
    digest="cf8ba39eea386694",
    kernel={
        "composite": "matmul(self, other)",
    },
)
LINALG_MATMUL_OUT = define(
    "linalg_matmul.out",
    "linalg_matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:5008",
    digest="cf8ba39eea386694",
)


def linalg_matmul_composite(self, other):
    """linalg_matmul, from other operators."""
    return functions.matmul(self, other)


LINALG_MATMUL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linalg_matmul_composite)


def linalg_matmul_out_cpu(self, other, out):
    """linalg_matmul.out: the functional form, copied into out."""
    return write_out("linalg_matmul.out", out, linalg_matmul_composite(self, other))


LINALG_MATMUL_OUT.implement(CPU, linalg_matmul_out_cpu)
LINALG_MATMUL_OUT.implement(AUTOGRAD_CPU, without_gradient(LINALG_MATMUL_OUT))
LINALG_MATMUL_OUT.implement(FORWARD_AD, forward.without_tangent(LINALG_MATMUL_OUT))
