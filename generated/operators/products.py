"""The products operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.linalg

from runtime import language
from runtime.autograd import forward
from runtime.autograd.inplace import below_autograd, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, unpack_input
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.outputs import write_out
from runtime.keys import (
    AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU,
    FORWARD_AD,
)

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.products"
functions = LateModule(f"{PACKAGE}.functions")


# mm (ops.yaml:2897, derivatives.yaml:527)
MM = define(
    "mm",
    "mm(Tensor self, Tensor mat2) -> Tensor",
    tags=("core",),
    source="ops.yaml:2897",
    digest="6a3b7a61ab810335",
    kernel={
        "dispatch": "{CPU: runtime.kernels.linalg.mm}",
    },
    derivative={
        "self": "grad.mm(mat2.t())",
        "mat2": "self.t().mm(grad)",
        "result": "self_t.mm(mat2_p) + self_p.mm(mat2_t)",
    },
)
MM_OUT = define(
    "mm.out",
    "mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:2897",
    digest="6a3b7a61ab810335",
)
MM.implement(CPU, runtime.kernels.linalg.mm)


def mm_out_cpu(self, mat2, out):
    """mm.out: the functional form, copied into out."""
    result = MM[(self._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat2)
    return write_out("mm.out", out, result)


MM_OUT.implement(CPU, mm_out_cpu)


class MmBackward0(Node):
    """Backward of mm (derivatives.yaml:527)."""

    __slots__ = ("_saved_mat2", "_version_mat2", "_saved_self", "_version_self")
    operator = "mm"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            mat2 = unpack_input(self, self._saved_mat2, self._version_mat2, "mat2")
            grad_self = grad.mm(mat2.t())
        grad_mat2 = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_mat2 = self_.t().mm(grad)
        return (grad_self, grad_mat2)

    def release(self):
        self._saved_mat2 = self._saved_self = None


def mm_autograd(self, mat2):
    """mm, recorded for the backward pass."""
    result = MM[(self._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat2)
    if state.active and not grad_enabled():
        return result
    node = MmBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, mat2._edge)
    if self._edge is not None:
        node._saved_mat2, node._version_mat2 = mat2, 0 if mat2._version is None else mat2._version[0]
    if mat2._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# bmm (ops.yaml:2917, derivatives.yaml:532)
BMM = define(
    "bmm",
    "bmm(Tensor self, Tensor mat2) -> Tensor",
    tags=("core",),
    source="ops.yaml:2917",
    digest="67bb522100c5ce68",
    kernel={
        "dispatch": "{CPU: runtime.kernels.linalg.bmm}",
    },
    derivative={
        "self": "grad.bmm(mat2.transpose(1, 2))",
        "mat2": "self.transpose(1, 2).bmm(grad)",
        "result": "self_t.bmm(mat2_p) + self_p.bmm(mat2_t)",
    },
)
BMM_OUT = define(
    "bmm.out",
    "bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:2917",
    digest="67bb522100c5ce68",
)
BMM.implement(CPU, runtime.kernels.linalg.bmm)


def bmm_out_cpu(self, mat2, out):
    """bmm.out: the functional form, copied into out."""
    result = BMM[(self._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat2)
    return write_out("bmm.out", out, result)


BMM_OUT.implement(CPU, bmm_out_cpu)


class BmmBackward0(Node):
    """Backward of bmm (derivatives.yaml:532)."""

    __slots__ = ("_saved_mat2", "_version_mat2", "_saved_self", "_version_self")
    operator = "bmm"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            mat2 = unpack_input(self, self._saved_mat2, self._version_mat2, "mat2")
            grad_self = grad.bmm(mat2.transpose(1, 2))
        grad_mat2 = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_mat2 = self_.transpose(1, 2).bmm(grad)
        return (grad_self, grad_mat2)

    def release(self):
        self._saved_mat2 = self._saved_self = None


def bmm_autograd(self, mat2):
    """bmm, recorded for the backward pass."""
    result = BMM[(self._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat2)
    if state.active and not grad_enabled():
        return result
    node = BmmBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, mat2._edge)
    if self._edge is not None:
        node._saved_mat2, node._version_mat2 = mat2, 0 if mat2._version is None else mat2._version[0]
    if mat2._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# dot (ops.yaml:2932, derivatives.yaml:537)
DOT = define(
    "dot",
    "dot(Tensor self, Tensor tensor) -> Tensor",
    source="ops.yaml:2932",
    digest="ae4591c8648474bd",
    kernel={
        "dispatch": "{CPU: runtime.kernels.linalg.dot}",
    },
    derivative={
        "self": "grad * tensor",
        "tensor": "grad * self",
        "result": "self_t.dot(tensor_p) + self_p.dot(tensor_t)",
    },
)
DOT_OUT = define(
    "dot.out",
    "dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:2932",
    digest="ae4591c8648474bd",
)
DOT.implement(CPU, runtime.kernels.linalg.dot)


def dot_out_cpu(self, tensor, out):
    """dot.out: the functional form, copied into out."""
    result = DOT[(self._keys | tensor._keys) & BELOW_AUTOGRAD](self, tensor)
    return write_out("dot.out", out, result)


DOT_OUT.implement(CPU, dot_out_cpu)


class DotBackward0(Node):
    """Backward of dot (derivatives.yaml:537)."""

    __slots__ = ("_saved_tensor", "_version_tensor", "_saved_self", "_version_self")
    operator = "dot"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            tensor = unpack_input(self, self._saved_tensor, self._version_tensor, "tensor")
            grad_self = grad * tensor
        grad_tensor = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_tensor = grad * self_
        return (grad_self, grad_tensor)

    def release(self):
        self._saved_tensor = self._saved_self = None


def dot_autograd(self, tensor):
    """dot, recorded for the backward pass."""
    result = DOT[(self._keys | tensor._keys) & BELOW_AUTOGRAD](self, tensor)
    if state.active and not grad_enabled():
        return result
    node = DotBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, tensor._edge)
    if self._edge is not None:
        node._saved_tensor, node._version_tensor = tensor, 0 if tensor._version is None else tensor._version[0]
    if tensor._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# mv (ops.yaml:2947, derivatives.yaml:542)
MV = define(
    "mv",
    "mv(Tensor self, Tensor vec) -> Tensor",
    source="ops.yaml:2947",
    digest="55e28c2e762af80a",
    kernel={
        "dispatch": "{CPU: runtime.kernels.linalg.mv}",
    },
    derivative={
        "self": "grad.unsqueeze(1) * vec.unsqueeze(0)",
        "vec": "self.t().mv(grad)",
        "result": "self_t.mv(vec_p) + self_p.mv(vec_t)",
    },
)
MV_OUT = define(
    "mv.out",
    "mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:2947",
    digest="55e28c2e762af80a",
)
MV.implement(CPU, runtime.kernels.linalg.mv)


def mv_out_cpu(self, vec, out):
    """mv.out: the functional form, copied into out."""
    result = MV[(self._keys | vec._keys) & BELOW_AUTOGRAD](self, vec)
    return write_out("mv.out", out, result)


MV_OUT.implement(CPU, mv_out_cpu)


class MvBackward0(Node):
    """Backward of mv (derivatives.yaml:542)."""

    __slots__ = ("_saved_vec", "_version_vec", "_saved_self", "_version_self")
    operator = "mv"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            vec = unpack_input(self, self._saved_vec, self._version_vec, "vec")
            grad_self = grad.unsqueeze(1) * vec.unsqueeze(0)
        grad_vec = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_vec = self_.t().mv(grad)
        return (grad_self, grad_vec)

    def release(self):
        self._saved_vec = self._saved_self = None


def mv_autograd(self, vec):
    """mv, recorded for the backward pass."""
    result = MV[(self._keys | vec._keys) & BELOW_AUTOGRAD](self, vec)
    if state.active and not grad_enabled():
        return result
    node = MvBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, vec._edge)
    if self._edge is not None:
        node._saved_vec, node._version_vec = vec, 0 if vec._version is None else vec._version[0]
    if vec._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# matmul (ops.yaml:2962)
MATMUL = define(
    "matmul",
    "matmul(Tensor self, Tensor other) -> Tensor",
    source="ops.yaml:2962",
    digest="3c1609a24eb41c63",
    kernel={
        "composite": 'if self.ndim == 0 or other.ndim == 0:\n    refuse(f"matmul: both operands need at least'
        ' one dimension, got shapes {list(self.shape)} and {list(other.shape)}")\nif self.ndim ='
        "= 1 and other.ndim == 1:\n    return self.dot(other)\nif self.ndim == 2 and other.ndim ="
        "= 1:\n    return self.mv(other)\nif self.ndim == 1 and other.ndim == 2:\n    return other"
        ".t().mv(self)\nif self.ndim == 2 and other.ndim == 2:\n    return self.mm(other)\nleft = "
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
    source="ops.yaml:2962",
    digest="3c1609a24eb41c63",
)


def matmul_composite(self, other):
    """matmul, from other operators."""
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
    if self.ndim == 2 and other.ndim == 2:
        return self.mm(other)
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


# _reversed_matmul (ops.yaml:3007)
_REVERSED_MATMUL = define(
    "_reversed_matmul",
    "_reversed_matmul(Tensor self, Tensor other) -> Tensor",
    source="ops.yaml:3007",
    digest="459fb4598b8ca80b",
    kernel={
        "composite": "matmul(other, self)",
    },
)


def _reversed_matmul_composite(self, other):
    """_reversed_matmul, from other operators."""
    return functions.matmul(other, self)


_REVERSED_MATMUL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _reversed_matmul_composite)


# addmm (ops.yaml:3013, derivatives.yaml:547)
ADDMM = define(
    "addmm",
    "addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tens"
    "or",
    tags=("core",),
    source="ops.yaml:3013",
    digest="e51471a9eb7868fc",
    kernel={
        "composite": "product = mat1.mm(mat2)\nif beta == 0:\n    return product * alpha\nreturn (product if al"
        "pha == 1 else product * alpha).add_(self if beta == 1 else self * beta)",
    },
    derivative={
        "self": "grad if beta == 1 else grad * beta",
        "mat1": "grad.mm(mat2.t()) if alpha == 1 else grad.mm(mat2.t()) * alpha",
        "mat2": "mat1.t().mm(grad) if alpha == 1 else mat1.t().mm(grad) * alpha",
        "result": "self_t * beta + mat1_t.mm(mat2_p) * alpha + mat1_p.mm(mat2_t) * alpha",
    },
)
ADDMM_OUT = define(
    "addmm.out",
    "addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Ten"
    "sor(a!) out) -> Tensor(a!)",
    source="ops.yaml:3013",
    digest="e51471a9eb7868fc",
)


def addmm_composite(self, mat1, mat2, beta, alpha):
    """addmm, from other operators."""
    product = mat1.mm(mat2)
    if beta == 0:
        return product * alpha
    return (product if alpha == 1 else product * alpha).add_(self if beta == 1 else self * beta)


ADDMM.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(addmm_composite))


def addmm_out_cpu(self, mat1, mat2, beta, alpha, out):
    """addmm.out: the functional form, copied into out."""
    result = ADDMM[(self._keys | mat1._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat1, mat2, beta, alpha)
    return write_out("addmm.out", out, result)


ADDMM_OUT.implement(CPU, addmm_out_cpu)


class AddmmBackward0(Node):
    """Backward of addmm (derivatives.yaml:547)."""

    __slots__ = ("_saved_beta", "_saved_alpha", "_saved_mat2", "_version_mat2", "_saved_mat1", "_version_mat1")
    operator = "addmm"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            beta = self._saved_beta
            grad_self = grad if beta == 1 else grad * beta
        grad_mat1 = None
        if self.edges[1] is not None:
            alpha = self._saved_alpha
            mat2 = unpack_input(self, self._saved_mat2, self._version_mat2, "mat2")
            grad_mat1 = grad.mm(mat2.t()) if alpha == 1 else grad.mm(mat2.t()) * alpha
        grad_mat2 = None
        if self.edges[2] is not None:
            alpha = self._saved_alpha
            mat1 = unpack_input(self, self._saved_mat1, self._version_mat1, "mat1")
            grad_mat2 = mat1.t().mm(grad) if alpha == 1 else mat1.t().mm(grad) * alpha
        return (grad_self, grad_mat1, grad_mat2)

    def release(self):
        self._saved_mat2 = self._saved_mat1 = None


def addmm_autograd(self, mat1, mat2, beta, alpha):
    """addmm, recorded for the backward pass."""
    result = ADDMM[(self._keys | mat1._keys | mat2._keys) & BELOW_AUTOGRAD](self, mat1, mat2, beta, alpha)
    if state.active and not grad_enabled():
        return result
    node = AddmmBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, mat1._edge, mat2._edge)
    node._saved_beta = beta
    node._saved_alpha = alpha
    if mat1._edge is not None:
        node._saved_mat2, node._version_mat2 = mat2, 0 if mat2._version is None else mat2._version[0]
    if mat2._edge is not None:
        node._saved_mat1, node._version_mat1 = mat1, 0 if mat1._version is None else mat1._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


ADDMM.implement(AUTOGRAD_CPU, addmm_autograd)
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
ADDMM_OUT.implement(FORWARD_AD, forward.without_tangent(ADDMM_OUT))


# linear (ops.yaml:3036)
LINEAR = define(
    "linear",
    "linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
    source="ops.yaml:3036",
    digest="df388698dbbacc2e",
    kernel={
        "composite": "if input.ndim == 2 and bias is not None and bias.ndim == 1:\n    return addmm(bias, inp"
        "ut, weight.t())\nresult = matmul(input, weight.t())\nreturn result if bias is None else "
        "result + bias",
    },
)


def linear_composite(input, weight, bias):
    """linear, from other operators."""
    if input.ndim == 2 and bias is not None and (bias.ndim == 1):
        return functions.addmm(bias, input, weight.t())
    result = functions.matmul(input, weight.t())
    return result if bias is None else result + bias


LINEAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linear_composite)
