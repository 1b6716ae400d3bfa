"""The blending operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import dtypes, language
from runtime.autograd import forward, operations, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, unpack_input
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import fitting, write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.blending"
functions = LateModule(f"{PACKAGE}.functions")


# addcmul (ops.yaml:9829, derivatives.yaml:771)
ADDCMUL = define(
    "addcmul",
    "addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9829",
    digest="7ed087247e000f03",
    kernel={
        "elementwise": "self + value * tensor1 * tensor2",
    },
    derivative={
        "self": "grad",
        "tensor1": "grad * conj(tensor2 * value)",
        "tensor2": "grad * conj(tensor1 * value)",
        "result": "self_t + tensor1_t * tensor2_p * value + tensor2_t * tensor1_p * value",
    },
)
ADDCMUL_ = define(
    "addcmul_",
    "addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"
    "(a!)",
    source="ops.yaml:9829",
    digest="7ed087247e000f03",
)
ADDCMUL_OUT = define(
    "addcmul.out",
    "addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!)"
    " out) -> Tensor(a!)",
    source="ops.yaml:9829",
    digest="7ed087247e000f03",
)
ADDCMUL_LOOP = Elementwise(
    "addcmul", LOOPS, "addcmul_624525de", 3, accepts=('integral', 'floating', 'complex'), free=(0,)
)
ADDCMUL.implement(CPU, ADDCMUL_LOOP.make)
ADDCMUL_.implement(CPU, ADDCMUL_LOOP.update)
ADDCMUL_OUT.implement(CPU, ADDCMUL_LOOP.write)
ADDCMUL_BACKWARD_TENSOR1_LOOP = Elementwise(
    "AddcmulBackward0", LOOPS, "addcmul_backward_tensor1_af30e7ed", 2, free=(0,)
)
ADDCMUL_BACKWARD_TENSOR2_LOOP = Elementwise(
    "AddcmulBackward0", LOOPS, "addcmul_backward_tensor2_cb5456d1", 2, free=(0,)
)


class AddcmulBackward0(Node):
    """Backward of addcmul (derivatives.yaml:771)."""

    __slots__ = ("_saved_tensor2", "_version_tensor2", "_saved_value", "_saved_tensor1", "_version_tensor1")
    operator = "addcmul"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = grad
        grad_tensor1 = None
        if self.edges[1] is not None:
            tensor2 = unpack_input(self, self._saved_tensor2, self._version_tensor2, "tensor2")
            value = self._saved_value
            if state.active and not grad_enabled() and not state.dual:
                grad_tensor1 = ADDCMUL_BACKWARD_TENSOR1_LOOP.make(grad, tensor2, value)
            else:
                grad_tensor1 = grad * operations.conj(tensor2 * value)
        grad_tensor2 = None
        if self.edges[2] is not None:
            value = self._saved_value
            tensor1 = unpack_input(self, self._saved_tensor1, self._version_tensor1, "tensor1")
            if state.active and not grad_enabled() and not state.dual:
                grad_tensor2 = ADDCMUL_BACKWARD_TENSOR2_LOOP.make(grad, tensor1, value)
            else:
                grad_tensor2 = grad * operations.conj(tensor1 * value)
        return (grad_self, grad_tensor1, grad_tensor2)

    def release(self):
        self._saved_tensor2 = self._saved_tensor1 = None


def addcmul_autograd(self, tensor1, tensor2, value):
    """addcmul, recorded for the backward pass."""
    result = ADDCMUL[(self._keys | tensor1._keys | tensor2._keys) & BELOW_AUTOGRAD](self, tensor1, tensor2, value)
    if state.active and not grad_enabled():
        return result
    node = AddcmulBackward0()
    if tensor1._edge is not None:
        node._saved_tensor2, node._version_tensor2 = tensor2, 0 if tensor2._version is None else tensor2._version[0]
    node._saved_value = value
    if tensor2._edge is not None:
        node._saved_tensor1, node._version_tensor1 = tensor1, 0 if tensor1._version is None else tensor1._version[0]
    return recording.record(node, result, self, tensor1, tensor2)


ADDCMUL.implement(AUTOGRAD_CPU, addcmul_autograd)


def addcmul__autograd(self, tensor1, tensor2, value):
    """addcmul_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ADDCMUL_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_AUTOGRAD](self, tensor1, tensor2, value)
    check_inplace("addcmul_", self)
    node = AddcmulBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, tensor1._edge, tensor2._edge)
    if tensor1._edge is not None:
        node._saved_tensor2, node._version_tensor2 = tensor2, 0 if tensor2._version is None else tensor2._version[0]
    node._saved_value = value
    if tensor2._edge is not None:
        node._saved_tensor1, node._version_tensor1 = tensor1, 0 if tensor1._version is None else tensor1._version[0]
    ADDCMUL_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_AUTOGRAD](self, tensor1, tensor2, value)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ADDCMUL_.implement(AUTOGRAD_CPU, addcmul__autograd)
ADDCMUL_OUT.implement(AUTOGRAD_CPU, without_gradient(ADDCMUL_OUT))
ADDCMUL_FORWARD_LOOP = Elementwise("addcmul", LOOPS, "addcmul_forward_96954d19", 5, free=(0,))


def addcmul_forward(self, tensor1, tensor2, value):
    """addcmul, and the tangent of its result."""
    result = ADDCMUL[(self._keys | tensor1._keys | tensor2._keys) & BELOW_FORWARD](self, tensor1, tensor2, value)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    tensor1_p = forward.primal_of(tensor1)
    tensor1_t = forward.tangent_of(tensor1)
    tensor2_p = forward.primal_of(tensor2)
    tensor2_t = forward.tangent_of(tensor2)
    if forward.given(self_t, tensor1_t, tensor2_t) and forward.unrecorded(
        self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p
    ):
        result_t = ADDCMUL_FORWARD_LOOP.make(self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p, value)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t
        if tensor1_t is not None:
            result_t = forward.plus(result_t, tensor1_t * tensor2_p * value)
        if tensor2_t is not None:
            result_t = forward.plus(result_t, tensor2_t * tensor1_p * value)
    forward.attach(result, result_t, self_t, tensor1_t, tensor2_t)
    return result


ADDCMUL.implement(FORWARD_AD, addcmul_forward)


def addcmul__forward(self, tensor1, tensor2, value):
    """addcmul_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ADDCMUL_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_FORWARD](self, tensor1, tensor2, value)
    self_t = forward.tangent_of(self)
    tensor1_p = forward.primal_of(tensor1)
    tensor1_t = forward.tangent_of(tensor1)
    tensor2_p = forward.primal_of(tensor2)
    tensor2_t = forward.tangent_of(tensor2)
    if forward.given(self_t, tensor1_t, tensor2_t) and forward.unrecorded(
        self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p
    ):
        result_t = ADDCMUL_FORWARD_LOOP.make(self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p, value)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t
        if tensor1_t is not None:
            result_t = forward.plus(result_t, tensor1_t * tensor2_p * value)
        if tensor2_t is not None:
            result_t = forward.plus(result_t, tensor2_t * tensor1_p * value)
    ADDCMUL_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_FORWARD](self, tensor1, tensor2, value)
    return forward.rewrite(self, result_t, self_t, tensor1_t, tensor2_t)


ADDCMUL_.implement(FORWARD_AD, addcmul__forward)
ADDCMUL_OUT.implement(FORWARD_AD, forward.without_tangent(ADDCMUL_OUT))


# addcdiv (ops.yaml:9842, derivatives.yaml:777)
ADDCDIV = define(
    "addcdiv",
    "addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9842",
    digest="903068849e8c6210",
    kernel={
        "elementwise": "self + value * tensor1 / tensor2",
    },
    derivative={
        "self": "grad",
        "tensor1": "grad * conj(value / tensor2)",
        "tensor2": "-grad * conj(value * tensor1 / (tensor2 * tensor2))",
        "result": "self_t + tensor1_t / tensor2_p * value - tensor2_t * (tensor1_p / tensor2_p) / tensor2"
        "_p * value",
    },
)
ADDCDIV_ = define(
    "addcdiv_",
    "addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"
    "(a!)",
    source="ops.yaml:9842",
    digest="903068849e8c6210",
)
ADDCDIV_OUT = define(
    "addcdiv.out",
    "addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!)"
    " out) -> Tensor(a!)",
    source="ops.yaml:9842",
    digest="903068849e8c6210",
)
ADDCDIV_LOOP = Elementwise("addcdiv", LOOPS, "addcdiv_43b4e0c6", 3, accepts=('floating', 'complex'), free=(0,))
ADDCDIV.implement(CPU, ADDCDIV_LOOP.make)
ADDCDIV_.implement(CPU, ADDCDIV_LOOP.update)
ADDCDIV_OUT.implement(CPU, ADDCDIV_LOOP.write)
ADDCDIV_BACKWARD_TENSOR1_LOOP = Elementwise(
    "AddcdivBackward0", LOOPS, "addcdiv_backward_tensor1_68d67be6", 2, free=(0,)
)
ADDCDIV_BACKWARD_TENSOR2_LOOP = Elementwise(
    "AddcdivBackward0", LOOPS, "addcdiv_backward_tensor2_c37a68d5", 3, free=(0,)
)


class AddcdivBackward0(Node):
    """Backward of addcdiv (derivatives.yaml:777)."""

    __slots__ = ("_saved_value", "_saved_tensor2", "_version_tensor2", "_saved_tensor1", "_version_tensor1")
    operator = "addcdiv"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = grad
        grad_tensor1 = None
        if self.edges[1] is not None:
            value = self._saved_value
            tensor2 = unpack_input(self, self._saved_tensor2, self._version_tensor2, "tensor2")
            if state.active and not grad_enabled() and not state.dual:
                grad_tensor1 = ADDCDIV_BACKWARD_TENSOR1_LOOP.make(grad, tensor2, value)
            else:
                grad_tensor1 = grad * operations.conj(value / tensor2)
        grad_tensor2 = None
        if self.edges[2] is not None:
            value = self._saved_value
            tensor2 = unpack_input(self, self._saved_tensor2, self._version_tensor2, "tensor2")
            tensor1 = unpack_input(self, self._saved_tensor1, self._version_tensor1, "tensor1")
            if state.active and not grad_enabled() and not state.dual:
                grad_tensor2 = ADDCDIV_BACKWARD_TENSOR2_LOOP.make(grad, tensor1, tensor2, value)
            else:
                grad_tensor2 = -grad * operations.conj(value * tensor1 / (tensor2 * tensor2))
        return (grad_self, grad_tensor1, grad_tensor2)

    def release(self):
        self._saved_tensor2 = self._saved_tensor1 = None


def addcdiv_autograd(self, tensor1, tensor2, value):
    """addcdiv, recorded for the backward pass."""
    result = ADDCDIV[(self._keys | tensor1._keys | tensor2._keys) & BELOW_AUTOGRAD](self, tensor1, tensor2, value)
    if state.active and not grad_enabled():
        return result
    node = AddcdivBackward0()
    node._saved_value = value
    if tensor1._edge is not None or tensor2._edge is not None:
        node._saved_tensor2, node._version_tensor2 = tensor2, 0 if tensor2._version is None else tensor2._version[0]
    if tensor2._edge is not None:
        node._saved_tensor1, node._version_tensor1 = tensor1, 0 if tensor1._version is None else tensor1._version[0]
    return recording.record(node, result, self, tensor1, tensor2)


ADDCDIV.implement(AUTOGRAD_CPU, addcdiv_autograd)


def addcdiv__autograd(self, tensor1, tensor2, value):
    """addcdiv_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ADDCDIV_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_AUTOGRAD](self, tensor1, tensor2, value)
    check_inplace("addcdiv_", self)
    node = AddcdivBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, tensor1._edge, tensor2._edge)
    node._saved_value = value
    if tensor1._edge is not None or tensor2._edge is not None:
        node._saved_tensor2, node._version_tensor2 = tensor2, 0 if tensor2._version is None else tensor2._version[0]
    if tensor2._edge is not None:
        node._saved_tensor1, node._version_tensor1 = tensor1, 0 if tensor1._version is None else tensor1._version[0]
    ADDCDIV_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_AUTOGRAD](self, tensor1, tensor2, value)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ADDCDIV_.implement(AUTOGRAD_CPU, addcdiv__autograd)
ADDCDIV_OUT.implement(AUTOGRAD_CPU, without_gradient(ADDCDIV_OUT))
ADDCDIV_FORWARD_LOOP = Elementwise("addcdiv", LOOPS, "addcdiv_forward_2da4bd6d", 5, free=(0,))


def addcdiv_forward(self, tensor1, tensor2, value):
    """addcdiv, and the tangent of its result."""
    result = ADDCDIV[(self._keys | tensor1._keys | tensor2._keys) & BELOW_FORWARD](self, tensor1, tensor2, value)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    tensor1_p = forward.primal_of(tensor1)
    tensor1_t = forward.tangent_of(tensor1)
    tensor2_p = forward.primal_of(tensor2)
    tensor2_t = forward.tangent_of(tensor2)
    if forward.given(self_t, tensor1_t, tensor2_t) and forward.unrecorded(
        self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p
    ):
        result_t = ADDCDIV_FORWARD_LOOP.make(self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p, value)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t
        if tensor1_t is not None:
            result_t = forward.plus(result_t, tensor1_t / tensor2_p * value)
        if tensor2_t is not None:
            result_t = forward.minus(result_t, tensor2_t * (tensor1_p / tensor2_p) / tensor2_p * value)
    forward.attach(result, result_t, self_t, tensor1_t, tensor2_t)
    return result


ADDCDIV.implement(FORWARD_AD, addcdiv_forward)


def addcdiv__forward(self, tensor1, tensor2, value):
    """addcdiv_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ADDCDIV_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_FORWARD](self, tensor1, tensor2, value)
    self_t = forward.tangent_of(self)
    tensor1_p = forward.primal_of(tensor1)
    tensor1_t = forward.tangent_of(tensor1)
    tensor2_p = forward.primal_of(tensor2)
    tensor2_t = forward.tangent_of(tensor2)
    if forward.given(self_t, tensor1_t, tensor2_t) and forward.unrecorded(
        self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p
    ):
        result_t = ADDCDIV_FORWARD_LOOP.make(self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p, value)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t
        if tensor1_t is not None:
            result_t = forward.plus(result_t, tensor1_t / tensor2_p * value)
        if tensor2_t is not None:
            result_t = forward.minus(result_t, tensor2_t * (tensor1_p / tensor2_p) / tensor2_p * value)
    ADDCDIV_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_FORWARD](self, tensor1, tensor2, value)
    return forward.rewrite(self, result_t, self_t, tensor1_t, tensor2_t)


ADDCDIV_.implement(FORWARD_AD, addcdiv__forward)
ADDCDIV_OUT.implement(FORWARD_AD, forward.without_tangent(ADDCDIV_OUT))


# lerp.Scalar (ops.yaml:9857, derivatives.yaml:783)
LERP_SCALAR = define(
    "lerp.Scalar",
    "lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9857",
    digest="a083da6f20316c34",
    kernel={
        "elementwise": "where(abs(weight) < real(0.5), self + weight * (end - self), end - (end - self) * (1 -"
        " weight))",
    },
    derivative={
        "self": "grad * conj(1 - weight)",
        "end": "grad * conj(weight)",
        "result": "self_t * (1 - weight) + end_t * weight",
    },
)
LERP__SCALAR = define(
    "lerp_.Scalar",
    "lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)",
    source="ops.yaml:9857",
    digest="a083da6f20316c34",
)
LERP_SCALAR_OUT = define(
    "lerp.Scalar_out",
    "lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a"
    "!)",
    source="ops.yaml:9857",
    digest="a083da6f20316c34",
)
LERP_SCALAR_LOOP = Elementwise(
    "lerp.Scalar", LOOPS, "lerp_Scalar_bdef09c8", 2, promote="same", accepts=('floating', 'complex')
)
LERP_SCALAR.implement(CPU, LERP_SCALAR_LOOP.make)
LERP__SCALAR.implement(CPU, LERP_SCALAR_LOOP.update)
LERP_SCALAR_OUT.implement(CPU, LERP_SCALAR_LOOP.write)
LERP_SCALAR_BACKWARD_SELF_LOOP = Elementwise("LerpBackward0", LOOPS, "lerp_Scalar_backward_self_1d2f13e2", 1, free=(0,))
LERP_SCALAR_BACKWARD_END_LOOP = Elementwise("LerpBackward0", LOOPS, "lerp_Scalar_backward_end_fa36e1b0", 1, free=(0,))


class LerpBackward0(Node):
    """Backward of lerp.Scalar (derivatives.yaml:783)."""

    __slots__ = ("_saved_weight",)
    operator = "lerp.Scalar"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            weight = self._saved_weight
            if state.active and not grad_enabled() and not state.dual:
                grad_self = LERP_SCALAR_BACKWARD_SELF_LOOP.make(grad, weight)
            else:
                grad_self = grad * operations.conj(1 - weight)
        grad_end = None
        if self.edges[1] is not None:
            weight = self._saved_weight
            if state.active and not grad_enabled() and not state.dual:
                grad_end = LERP_SCALAR_BACKWARD_END_LOOP.make(grad, weight)
            else:
                grad_end = grad * operations.conj(weight)
        return (grad_self, grad_end)


def lerp_Scalar_autograd(self, end, weight):
    """lerp.Scalar, recorded for the backward pass."""
    result = LERP_SCALAR[(self._keys | end._keys) & BELOW_AUTOGRAD](self, end, weight)
    if state.active and not grad_enabled():
        return result
    node = LerpBackward0()
    node._saved_weight = weight
    return recording.record(node, result, self, end)


LERP_SCALAR.implement(AUTOGRAD_CPU, lerp_Scalar_autograd)


def lerp__Scalar_autograd(self, end, weight):
    """lerp_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return LERP__SCALAR[(self._keys | end._keys) & BELOW_AUTOGRAD](self, end, weight)
    check_inplace("lerp_.Scalar", self)
    node = LerpBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, end._edge)
    node._saved_weight = weight
    LERP__SCALAR[(self._keys | end._keys) & BELOW_AUTOGRAD](self, end, weight)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


LERP__SCALAR.implement(AUTOGRAD_CPU, lerp__Scalar_autograd)
LERP_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(LERP_SCALAR_OUT))
LERP_SCALAR_FORWARD_LOOP = Elementwise("lerp.Scalar", LOOPS, "lerp_Scalar_forward_bfb242f2", 2, free=(0,))


def lerp_Scalar_forward(self, end, weight):
    """lerp.Scalar, and the tangent of its result."""
    result = LERP_SCALAR[(self._keys | end._keys) & BELOW_FORWARD](self, end, weight)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    end_t = forward.tangent_of(end)
    if forward.given(self_t, end_t) and forward.unrecorded(end_t, self_t):
        result_t = LERP_SCALAR_FORWARD_LOOP.make(end_t, self_t, weight)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * (1 - weight)
        if end_t is not None:
            result_t = forward.plus(result_t, end_t * weight)
    forward.attach(result, result_t, self_t, end_t)
    return result


LERP_SCALAR.implement(FORWARD_AD, lerp_Scalar_forward)


def lerp__Scalar_forward(self, end, weight):
    """lerp_.Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return LERP__SCALAR[(self._keys | end._keys) & BELOW_FORWARD](self, end, weight)
    self_t = forward.tangent_of(self)
    end_t = forward.tangent_of(end)
    if forward.given(self_t, end_t) and forward.unrecorded(end_t, self_t):
        result_t = LERP_SCALAR_FORWARD_LOOP.make(end_t, self_t, weight)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * (1 - weight)
        if end_t is not None:
            result_t = forward.plus(result_t, end_t * weight)
    LERP__SCALAR[(self._keys | end._keys) & BELOW_FORWARD](self, end, weight)
    return forward.rewrite(self, result_t, self_t, end_t)


LERP__SCALAR.implement(FORWARD_AD, lerp__Scalar_forward)
LERP_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(LERP_SCALAR_OUT))


# lerp.Tensor (ops.yaml:9867, derivatives.yaml:788)
LERP_TENSOR = define(
    "lerp.Tensor",
    "lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9867",
    digest="c2095ee9bc32fbfd",
    kernel={
        "elementwise": "where(abs(weight) < real(0.5), self + weight * (end - self), end - (end - self) * (1 -"
        " weight))",
    },
    derivative={
        "self": "grad * conj(1 - weight)",
        "end": "grad * conj(weight)",
        "weight": "grad * conj(end - self)",
        "result": "self_t * (1 - weight_p) + end_t * weight_p + weight_t * (end_p - self_p)",
    },
)
LERP__TENSOR = define(
    "lerp_.Tensor",
    "lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)",
    source="ops.yaml:9867",
    digest="c2095ee9bc32fbfd",
)
LERP_TENSOR_OUT = define(
    "lerp.Tensor_out",
    "lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a"
    "!)",
    source="ops.yaml:9867",
    digest="c2095ee9bc32fbfd",
)
LERP_TENSOR_LOOP = Elementwise(
    "lerp.Tensor", LOOPS, "lerp_Tensor_94bfeb42", 3, promote="same", accepts=('floating', 'complex')
)
LERP_TENSOR.implement(CPU, LERP_TENSOR_LOOP.make)
LERP__TENSOR.implement(CPU, LERP_TENSOR_LOOP.update)
LERP_TENSOR_OUT.implement(CPU, LERP_TENSOR_LOOP.write)
LERP_TENSOR_BACKWARD_SELF_LOOP = Elementwise("LerpBackward1", LOOPS, "lerp_Tensor_backward_self_0d6dbd6d", 2)
LERP_TENSOR_BACKWARD_END_LOOP = Elementwise("LerpBackward1", LOOPS, "lerp_Tensor_backward_end_77e8bbc5", 2)
LERP_TENSOR_BACKWARD_WEIGHT_LOOP = Elementwise("LerpBackward1", LOOPS, "lerp_Tensor_backward_weight_e1133666", 3)


class LerpBackward1(Node):
    """Backward of lerp.Tensor (derivatives.yaml:788)."""

    __slots__ = ("_saved_weight", "_version_weight", "_saved_end", "_version_end", "_saved_self", "_version_self")
    operator = "lerp.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = LERP_TENSOR_BACKWARD_SELF_LOOP.make(grad, weight)
            else:
                grad_self = grad * operations.conj(1 - weight)
        grad_end = None
        if self.edges[1] is not None:
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            if state.active and not grad_enabled() and not state.dual:
                grad_end = LERP_TENSOR_BACKWARD_END_LOOP.make(grad, weight)
            else:
                grad_end = grad * operations.conj(weight)
        grad_weight = None
        if self.edges[2] is not None:
            end = unpack_input(self, self._saved_end, self._version_end, "end")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_weight = LERP_TENSOR_BACKWARD_WEIGHT_LOOP.make(grad, end, self_)
            else:
                grad_weight = grad * operations.conj(end - self_)
        return (grad_self, grad_end, grad_weight)

    def release(self):
        self._saved_weight = self._saved_end = self._saved_self = None


def lerp_Tensor_autograd(self, end, weight):
    """lerp.Tensor, recorded for the backward pass."""
    result = LERP_TENSOR[(self._keys | end._keys | weight._keys) & BELOW_AUTOGRAD](self, end, weight)
    if state.active and not grad_enabled():
        return result
    node = LerpBackward1()
    if self._edge is not None or end._edge is not None:
        node._saved_weight, node._version_weight = weight, 0 if weight._version is None else weight._version[0]
    if weight._edge is not None:
        node._saved_end, node._version_end = end, 0 if end._version is None else end._version[0]
    if weight._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, end, weight)


LERP_TENSOR.implement(AUTOGRAD_CPU, lerp_Tensor_autograd)


def lerp__Tensor_autograd(self, end, weight):
    """lerp_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return LERP__TENSOR[(self._keys | end._keys | weight._keys) & BELOW_AUTOGRAD](self, end, weight)
    check_inplace("lerp_.Tensor", self)
    node = LerpBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, end._edge, weight._edge)
    original = original_of(self)
    if self._edge is not None or end._edge is not None:
        node._saved_weight, node._version_weight = weight, 0 if weight._version is None else weight._version[0]
    if weight._edge is not None:
        node._saved_end, node._version_end = end, 0 if end._version is None else end._version[0]
    if weight._edge is not None:
        node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    LERP__TENSOR[(self._keys | end._keys | weight._keys) & BELOW_AUTOGRAD](self, end, weight)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


LERP__TENSOR.implement(AUTOGRAD_CPU, lerp__Tensor_autograd)
LERP_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(LERP_TENSOR_OUT))
LERP_TENSOR_FORWARD_LOOP = Elementwise("lerp.Tensor", LOOPS, "lerp_Tensor_forward_7fbf57be", 6)


def lerp_Tensor_forward(self, end, weight):
    """lerp.Tensor, and the tangent of its result."""
    result = LERP_TENSOR[(self._keys | end._keys | weight._keys) & BELOW_FORWARD](self, end, weight)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    end_p = forward.primal_of(end)
    end_t = forward.tangent_of(end)
    weight_p = forward.primal_of(weight)
    weight_t = forward.tangent_of(weight)
    if forward.given(self_t, end_t, weight_t) and forward.unrecorded(end_t, self_t, weight_t, end_p, self_p, weight_p):
        result_t = LERP_TENSOR_FORWARD_LOOP.make(end_t, self_t, weight_t, end_p, self_p, weight_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * (1 - weight_p)
        if end_t is not None:
            result_t = forward.plus(result_t, end_t * weight_p)
        if weight_t is not None:
            result_t = forward.plus(result_t, weight_t * (end_p - self_p))
    forward.attach(result, result_t, self_t, end_t, weight_t)
    return result


LERP_TENSOR.implement(FORWARD_AD, lerp_Tensor_forward)


def lerp__Tensor_forward(self, end, weight):
    """lerp_.Tensor, and the tangent of what it writes."""
    if not forward.wanted(self):
        return LERP__TENSOR[(self._keys | end._keys | weight._keys) & BELOW_FORWARD](self, end, weight)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    end_p = forward.primal_of(end)
    end_t = forward.tangent_of(end)
    weight_p = forward.primal_of(weight)
    weight_t = forward.tangent_of(weight)
    if forward.given(self_t, end_t, weight_t) and forward.unrecorded(end_t, self_t, weight_t, end_p, self_p, weight_p):
        result_t = LERP_TENSOR_FORWARD_LOOP.make(end_t, self_t, weight_t, end_p, self_p, weight_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * (1 - weight_p)
        if end_t is not None:
            result_t = forward.plus(result_t, end_t * weight_p)
        if weight_t is not None:
            result_t = forward.plus(result_t, weight_t * (end_p - self_p))
    LERP__TENSOR[(self._keys | end._keys | weight._keys) & BELOW_FORWARD](self, end, weight)
    return forward.rewrite(self, result_t, self_t, end_t, weight_t)


LERP__TENSOR.implement(FORWARD_AD, lerp__Tensor_forward)
LERP_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(LERP_TENSOR_OUT))


# masked_fill.Scalar (ops.yaml:9881, derivatives.yaml:794)
MASKED_FILL_SCALAR = define(
    "masked_fill.Scalar",
    "masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9881",
    digest="a4a25c944fdebd7b",
    kernel={
        "elementwise": "where(mask, value, self)",
    },
    derivative={
        "self": "where(mask, 0, grad)",
        "result": "auto_element_wise",
    },
)
MASKED_FILL__SCALAR = define(
    "masked_fill_.Scalar",
    "masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)",
    source="ops.yaml:9881",
    digest="a4a25c944fdebd7b",
)
MASKED_FILL_SCALAR_OUT = define(
    "masked_fill.Scalar_out",
    "masked_fill.Scalar_out(Tensor self, Tensor mask, Scalar value, *, Tensor(a!) out) -> T"
    "ensor(a!)",
    source="ops.yaml:9881",
    digest="a4a25c944fdebd7b",
)
MASKED_FILL_SCALAR_LOOP = Elementwise(
    "masked_fill.Scalar", LOOPS, "masked_fill_Scalar_174c7d36", 2, promote="same", fixed={1: 'bool'}
)
MASKED_FILL_SCALAR.implement(CPU, MASKED_FILL_SCALAR_LOOP.make)
MASKED_FILL__SCALAR.implement(CPU, MASKED_FILL_SCALAR_LOOP.update)
MASKED_FILL_SCALAR_OUT.implement(CPU, MASKED_FILL_SCALAR_LOOP.write)
MASKED_FILL_SCALAR_BACKWARD_SELF_LOOP = Elementwise(
    "MaskedFillBackward0", LOOPS, "masked_fill_Scalar_backward_self_a8924e5e", 2, fixed={1: 'bool'}
)


class MaskedFillBackward0(Node):
    """Backward of masked_fill.Scalar (derivatives.yaml:794)."""

    __slots__ = ("_saved_mask", "_version_mask")
    operator = "masked_fill.Scalar"

    def apply(self, grad):
        mask = unpack_input(self, self._saved_mask, self._version_mask, "mask")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = MASKED_FILL_SCALAR_BACKWARD_SELF_LOOP.make(grad, mask)
        else:
            grad_self = functions.where(mask, 0, grad)
        return (grad_self,)

    def release(self):
        self._saved_mask = None


def masked_fill_Scalar_autograd(self, mask, value):
    """masked_fill.Scalar, recorded for the backward pass."""
    result = MASKED_FILL_SCALAR[(self._keys | mask._keys) & BELOW_AUTOGRAD](self, mask, value)
    if state.active and not grad_enabled():
        return result
    node = MaskedFillBackward0()
    node._saved_mask, node._version_mask = mask, 0 if mask._version is None else mask._version[0]
    return recording.record(node, result, self)


MASKED_FILL_SCALAR.implement(AUTOGRAD_CPU, masked_fill_Scalar_autograd)


def masked_fill__Scalar_autograd(self, mask, value):
    """masked_fill_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return MASKED_FILL__SCALAR[(self._keys | mask._keys) & BELOW_AUTOGRAD](self, mask, value)
    check_inplace("masked_fill_.Scalar", self)
    node = MaskedFillBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_mask, node._version_mask = mask, 0 if mask._version is None else mask._version[0]
    MASKED_FILL__SCALAR[(self._keys | mask._keys) & BELOW_AUTOGRAD](self, mask, value)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


MASKED_FILL__SCALAR.implement(AUTOGRAD_CPU, masked_fill__Scalar_autograd)
MASKED_FILL_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(MASKED_FILL_SCALAR_OUT))
MASKED_FILL_SCALAR_FORWARD_LOOP = Elementwise(
    "masked_fill.Scalar", LOOPS, "masked_fill_Scalar_forward_8512ecb7", 2, fixed={1: 'bool'}
)


def masked_fill_Scalar_forward(self, mask, value):
    """masked_fill.Scalar, and the tangent of its result."""
    result = MASKED_FILL_SCALAR[(self._keys | mask._keys) & BELOW_FORWARD](self, mask, value)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    mask_p = forward.primal_of(mask)
    if forward.given(self_t) and forward.unrecorded(self_t, mask_p):
        result_t = MASKED_FILL_SCALAR_FORWARD_LOOP.make(self_t, mask_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = functions.where(mask_p, 0, self_t)
    forward.attach(result, result_t, self_t)
    return result


MASKED_FILL_SCALAR.implement(FORWARD_AD, masked_fill_Scalar_forward)


def masked_fill__Scalar_forward(self, mask, value):
    """masked_fill_.Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return MASKED_FILL__SCALAR[(self._keys | mask._keys) & BELOW_FORWARD](self, mask, value)
    self_t = forward.tangent_of(self)
    mask_p = forward.primal_of(mask)
    if forward.given(self_t) and forward.unrecorded(self_t, mask_p):
        result_t = MASKED_FILL_SCALAR_FORWARD_LOOP.make(self_t, mask_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = functions.where(mask_p, 0, self_t)
    MASKED_FILL__SCALAR[(self._keys | mask._keys) & BELOW_FORWARD](self, mask, value)
    return forward.rewrite(self, result_t, self_t)


MASKED_FILL__SCALAR.implement(FORWARD_AD, masked_fill__Scalar_forward)
MASKED_FILL_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(MASKED_FILL_SCALAR_OUT))


# masked_fill.Tensor (ops.yaml:9891)
MASKED_FILL_TENSOR = define(
    "masked_fill.Tensor",
    "masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor",
    source="ops.yaml:9891",
    digest="6569f241bb95ca70",
    kernel={
        "composite": 'if value.ndim:\n    refuse(f"masked_fill: the value must be a number or a tensor withou'
        't dimensions, got shape {list(value.shape)}")\nreturn where(mask, value.to(self.dtype),'
        " self)",
    },
)
MASKED_FILL__TENSOR = define(
    "masked_fill_.Tensor",
    "masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)",
    source="ops.yaml:9891",
    digest="6569f241bb95ca70",
)
MASKED_FILL_TENSOR_OUT = define(
    "masked_fill.Tensor_out",
    "masked_fill.Tensor_out(Tensor self, Tensor mask, Tensor value, *, Tensor(a!) out) -> T"
    "ensor(a!)",
    source="ops.yaml:9891",
    digest="6569f241bb95ca70",
)


def masked_fill_Tensor_composite(self, mask, value):
    """masked_fill.Tensor, from other operators."""
    if value.ndim:
        language.refuse(
            f"masked_fill: the value must be a number or a tensor without dimensions, got shape {list(value.shape)}"
        )
    return functions.where(mask, value.to(self.dtype), self)


MASKED_FILL_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, masked_fill_Tensor_composite)


def masked_fill__Tensor_composite(self, mask, value):
    """masked_fill_.Tensor: the functional form, copied into self."""
    result = masked_fill_Tensor_composite(self, mask, value)
    return functions.copy_(self, fitting("masked_fill_.Tensor", self, result))


MASKED_FILL__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, masked_fill__Tensor_composite)


def masked_fill_Tensor_out_cpu(self, mask, value, out):
    """masked_fill.Tensor_out: the functional form, copied into out."""
    return write_out("masked_fill.Tensor_out", out, masked_fill_Tensor_composite(self, mask, value))


MASKED_FILL_TENSOR_OUT.implement(CPU, masked_fill_Tensor_out_cpu)
MASKED_FILL_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(MASKED_FILL_TENSOR_OUT))
MASKED_FILL_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(MASKED_FILL_TENSOR_OUT))


# isclose (ops.yaml:9905)
ISCLOSE = define(
    "isclose",
    "isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan="
    "False) -> Tensor",
    source="ops.yaml:9905",
    digest="80248007bf9339bc",
    kernel={
        "composite": 'if self.dtype != other.dtype:\n    refuse(f"isclose: both tensors must have one dtype, '
        'got {self.dtype} and {other.dtype}")\nif rtol < 0 or atol < 0:\n    refuse(f"isclose: to'
        'lerances must not be negative, got rtol={rtol} and atol={atol}")\nnear = self == other\n'
        "if equal_nan:\n    near = near | (isnan(self) & isnan(other))\nif rtol == 0 and atol == "
        "0:\n    return near\nif not self.dtype.is_floating_point and not self.dtype.is_complex:\n"
        "    self, other = self.to(float64), other.to(float64)\ngap = (self - other).abs()\nretur"
        "n near | (isfinite(gap) & (gap <= atol + (rtol * other).abs()))",
    },
)


def isclose_composite(self, other, rtol, atol, equal_nan):
    """isclose, from other operators."""
    if self.dtype != other.dtype:
        language.refuse(f"isclose: both tensors must have one dtype, got {self.dtype} and {other.dtype}")
    if rtol < 0 or atol < 0:
        language.refuse(f"isclose: tolerances must not be negative, got rtol={rtol} and atol={atol}")
    near = self == other
    if equal_nan:
        near = near | functions.isnan(self) & functions.isnan(other)
    if rtol == 0 and atol == 0:
        return near
    if not self.dtype.is_floating_point and (not self.dtype.is_complex):
        self, other = (self.to(dtypes.float64), other.to(dtypes.float64))
    gap = (self - other).abs()
    return near | functions.isfinite(gap) & (gap <= atol + (rtol * other).abs())


ISCLOSE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, isclose_composite)


# allclose (ops.yaml:9928)
ALLCLOSE = define(
    "allclose",
    "allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan"
    "=False) -> bool",
    source="ops.yaml:9928",
    digest="a442abae958f2d29",
    kernel={
        "composite": "bool(isclose(self, other, rtol, atol, equal_nan).all())",
    },
)


def allclose_composite(self, other, rtol, atol, equal_nan):
    """allclose, from other operators."""
    return bool(functions.isclose(self, other, rtol, atol, equal_nan).all())


ALLCLOSE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, allclose_composite)


# equal (ops.yaml:9938)
EQUAL = define(
    "equal",
    "equal(Tensor self, Tensor other) -> bool",
    source="ops.yaml:9938",
    digest="7b0a44970ab4c2f0",
    kernel={
        "composite": "self.shape == other.shape and bool((self == other).all())",
    },
)


def equal_composite(self, other):
    """equal, from other operators."""
    return self.shape == other.shape and bool((self == other).all())


EQUAL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, equal_composite)
