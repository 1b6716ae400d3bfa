"""The activations operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward, operations, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.activations"
functions = LateModule(f"{PACKAGE}.functions")


# sigmoid (ops.yaml:755, derivatives.yaml:201)
SIGMOID = define(
    "sigmoid",
    "sigmoid(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:755",
    digest="a9b0ff5b7414f6af",
    kernel={
        "elementwise": "sigmoid(self)",
    },
    derivative={
        "self": "grad * result * (1 - result)",
        "result": "auto_element_wise",
    },
)
SIGMOID_ = define(
    "sigmoid_",
    "sigmoid_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:755",
    digest="a9b0ff5b7414f6af",
)
SIGMOID_OUT = define(
    "sigmoid.out",
    "sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:755",
    digest="a9b0ff5b7414f6af",
)
SIGMOID_LOOP = Elementwise("sigmoid", LOOPS, "sigmoid_kernel", 1, promote="int_to_float")
SIGMOID.implement(CPU, SIGMOID_LOOP.make)
SIGMOID_.implement(CPU, SIGMOID_LOOP.update)
SIGMOID_OUT.implement(CPU, SIGMOID_LOOP.write)
SIGMOID_BACKWARD_SELF_LOOP = Elementwise("SigmoidBackward0", LOOPS, "sigmoid_backward_self", 2)


class SigmoidBackward0(Node):
    """Backward of sigmoid (derivatives.yaml:201)."""

    __slots__ = ("_saved_result",)
    operator = "sigmoid"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SIGMOID_BACKWARD_SELF_LOOP.make(grad, result)
        else:
            grad_self = grad * operations.conj(result) * operations.conj(1 - result)
        return (grad_self,)

    def release(self):
        self._saved_result = None


def sigmoid_autograd(self):
    """sigmoid, recorded for the backward pass."""
    result = SIGMOID[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SigmoidBackward0()
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


SIGMOID.implement(AUTOGRAD_CPU, sigmoid_autograd)


def sigmoid__autograd(self):
    """sigmoid_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SIGMOID_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("sigmoid_", self)
    node = SigmoidBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    SIGMOID_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


SIGMOID_.implement(AUTOGRAD_CPU, sigmoid__autograd)
SIGMOID_OUT.implement(AUTOGRAD_CPU, without_gradient(SIGMOID_OUT))
SIGMOID_FORWARD_LOOP = Elementwise("sigmoid", LOOPS, "sigmoid_forward", 2)


def sigmoid_forward(self):
    """sigmoid, and the tangent of its result."""
    result = SIGMOID[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p):
        result_t = SIGMOID_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = self_t * result_p * (1 - result_p)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SIGMOID.implement(FORWARD_AD, sigmoid_forward)


def sigmoid__forward(self):
    """sigmoid_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SIGMOID_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    SIGMOID_[(self._keys) & BELOW_FORWARD](self)
    result_p = forward.alias(self)
    if forward.unrecorded(self_t, result_p):
        result_t = SIGMOID_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = self_t * result_p * (1 - result_p)
    return forward.keep(forward.rewrite(self, result_t, self_t))


SIGMOID_.implement(FORWARD_AD, sigmoid__forward)
SIGMOID_OUT.implement(FORWARD_AD, forward.without_tangent(SIGMOID_OUT))


# erf (ops.yaml:769, derivatives.yaml:205)
ERF = define(
    "erf",
    "erf(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:769",
    digest="eb61d38a1655b660",
    kernel={
        "elementwise": "erf(self)",
    },
    derivative={
        "self": "1.1283791670955126 * grad * exp(-self * self)",
        "result": "auto_element_wise",
    },
)
ERF_ = define(
    "erf_",
    "erf_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:769",
    digest="eb61d38a1655b660",
)
ERF_OUT = define(
    "erf.out",
    "erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:769",
    digest="eb61d38a1655b660",
)
ERF_LOOP = Elementwise("erf", LOOPS, "erf_kernel", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating'))
ERF.implement(CPU, ERF_LOOP.make)
ERF_.implement(CPU, ERF_LOOP.update)
ERF_OUT.implement(CPU, ERF_LOOP.write)
ERF_BACKWARD_SELF_LOOP = Elementwise("ErfBackward0", LOOPS, "erf_backward_self", 2)


class ErfBackward0(Node):
    """Backward of erf (derivatives.yaml:205)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "erf"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = ERF_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = 1.1283791670955126 * grad * functions.exp(-self_ * self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def erf_autograd(self):
    """erf, recorded for the backward pass."""
    result = ERF[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = ErfBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


ERF.implement(AUTOGRAD_CPU, erf_autograd)


def erf__autograd(self):
    """erf_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ERF_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("erf_", self)
    node = ErfBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    ERF_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ERF_.implement(AUTOGRAD_CPU, erf__autograd)
ERF_OUT.implement(AUTOGRAD_CPU, without_gradient(ERF_OUT))
ERF_FORWARD_LOOP = Elementwise("erf", LOOPS, "erf_forward", 2)


def erf_forward(self):
    """erf, and the tangent of its result."""
    result = ERF[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ERF_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = 1.1283791670955126 * self_t * functions.exp(-self_p * self_p)
    forward.attach(result, result_t, self_t)
    return result


ERF.implement(FORWARD_AD, erf_forward)


def erf__forward(self):
    """erf_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ERF_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ERF_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = 1.1283791670955126 * self_t * functions.exp(-self_p * self_p)
    ERF_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


ERF_.implement(FORWARD_AD, erf__forward)
ERF_OUT.implement(FORWARD_AD, forward.without_tangent(ERF_OUT))


# erfc (ops.yaml:783, derivatives.yaml:209)
ERFC = define(
    "erfc",
    "erfc(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:783",
    digest="f712cab84576f30b",
    kernel={
        "elementwise": "erfc(self)",
    },
    derivative={
        "self": "-1.1283791670955126 * grad * exp(-self * self)",
        "result": "auto_element_wise",
    },
)
ERFC_ = define(
    "erfc_",
    "erfc_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:783",
    digest="f712cab84576f30b",
)
ERFC_OUT = define(
    "erfc.out",
    "erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:783",
    digest="f712cab84576f30b",
)
ERFC_LOOP = Elementwise(
    "erfc", LOOPS, "erfc_kernel", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
ERFC.implement(CPU, ERFC_LOOP.make)
ERFC_.implement(CPU, ERFC_LOOP.update)
ERFC_OUT.implement(CPU, ERFC_LOOP.write)
ERFC_BACKWARD_SELF_LOOP = Elementwise("ErfcBackward0", LOOPS, "erfc_backward_self", 2)


class ErfcBackward0(Node):
    """Backward of erfc (derivatives.yaml:209)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "erfc"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = ERFC_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = -1.1283791670955126 * grad * functions.exp(-self_ * self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def erfc_autograd(self):
    """erfc, recorded for the backward pass."""
    result = ERFC[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = ErfcBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


ERFC.implement(AUTOGRAD_CPU, erfc_autograd)


def erfc__autograd(self):
    """erfc_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ERFC_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("erfc_", self)
    node = ErfcBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    ERFC_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ERFC_.implement(AUTOGRAD_CPU, erfc__autograd)
ERFC_OUT.implement(AUTOGRAD_CPU, without_gradient(ERFC_OUT))
ERFC_FORWARD_LOOP = Elementwise("erfc", LOOPS, "erfc_forward", 2)


def erfc_forward(self):
    """erfc, and the tangent of its result."""
    result = ERFC[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ERFC_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = -1.1283791670955126 * self_t * functions.exp(-self_p * self_p)
    forward.attach(result, result_t, self_t)
    return result


ERFC.implement(FORWARD_AD, erfc_forward)


def erfc__forward(self):
    """erfc_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ERFC_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ERFC_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = -1.1283791670955126 * self_t * functions.exp(-self_p * self_p)
    ERFC_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


ERFC_.implement(FORWARD_AD, erfc__forward)
ERFC_OUT.implement(FORWARD_AD, forward.without_tangent(ERFC_OUT))


# relu (ops.yaml:797, derivatives.yaml:213)
RELU = define(
    "relu",
    "relu(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:797",
    digest="ce4d7872c5ad8462",
    kernel={
        "elementwise": "maximum(self, 0)",
    },
    derivative={
        "self": "where(result <= 0, 0, grad)",
        "result": "auto_element_wise",
    },
)
RELU_ = define(
    "relu_",
    "relu_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:797",
    digest="ce4d7872c5ad8462",
)
RELU_OUT = define(
    "relu.out",
    "relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:797",
    digest="ce4d7872c5ad8462",
)
RELU_LOOP = Elementwise("relu", LOOPS, "relu_kernel", 1, accepts=('integral', 'floating'))
RELU.implement(CPU, RELU_LOOP.make)
RELU_.implement(CPU, RELU_LOOP.update)
RELU_OUT.implement(CPU, RELU_LOOP.write)
RELU_BACKWARD_SELF_LOOP = Elementwise("ReluBackward0", LOOPS, "relu_backward_self", 2)


class ReluBackward0(Node):
    """Backward of relu (derivatives.yaml:213)."""

    __slots__ = ("_saved_result",)
    operator = "relu"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = RELU_BACKWARD_SELF_LOOP.make(grad, result)
        else:
            grad_self = functions.where(result <= 0, 0, grad)
        return (grad_self,)

    def release(self):
        self._saved_result = None


def relu_autograd(self):
    """relu, recorded for the backward pass."""
    result = RELU[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = ReluBackward0()
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


RELU.implement(AUTOGRAD_CPU, relu_autograd)


def relu__autograd(self):
    """relu_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return RELU_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("relu_", self)
    node = ReluBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    RELU_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


RELU_.implement(AUTOGRAD_CPU, relu__autograd)
RELU_OUT.implement(AUTOGRAD_CPU, without_gradient(RELU_OUT))
RELU_FORWARD_LOOP = Elementwise("relu", LOOPS, "relu_forward", 2)


def relu_forward(self):
    """relu, and the tangent of its result."""
    result = RELU[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p):
        result_t = RELU_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = functions.where(result_p <= 0, 0, self_t)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


RELU.implement(FORWARD_AD, relu_forward)


def relu__forward(self):
    """relu_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return RELU_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    RELU_[(self._keys) & BELOW_FORWARD](self)
    result_p = forward.alias(self)
    if forward.unrecorded(self_t, result_p):
        result_t = RELU_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = functions.where(result_p <= 0, 0, self_t)
    return forward.keep(forward.rewrite(self, result_t, self_t))


RELU_.implement(FORWARD_AD, relu__forward)
RELU_OUT.implement(FORWARD_AD, forward.without_tangent(RELU_OUT))


# gelu (ops.yaml:814, derivatives.yaml:217)
GELU = define(
    "gelu",
    "gelu(Tensor self, *, str approximate='none') -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:814",
    digest="ec6bc0c3893c9a8f",
    kernel={
        "elementwise": "{approximate == 'none': 0.5 * self * (1 + erf(self * 0.7071067811865476)), approximate"
        " == 'tanh': 0.5 * self * (1 + tanh(0.7978845608028654 * (self + 0.044715 * self * self"
        " * self)))}",
    },
    derivative={
        "self": "gelu_backward(grad, self, approximate=approximate)",
        "result": "auto_element_wise",
    },
)
GELU_ = define(
    "gelu_",
    "gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)",
    source="ops.yaml:814",
    digest="ec6bc0c3893c9a8f",
)
GELU_OUT = define(
    "gelu.out",
    "gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:814",
    digest="ec6bc0c3893c9a8f",
)
GELU_0_LOOP = Elementwise("gelu", LOOPS, "gelu_0_kernel", 1, accepts=('floating',))
GELU_1_LOOP = Elementwise("gelu", LOOPS, "gelu_1_kernel", 1, accepts=('floating',))


def gelu_cpu(self, approximate):
    """gelu on the CPU."""
    if approximate == "none":
        return GELU_0_LOOP.make(self)
    if approximate == "tanh":
        return GELU_1_LOOP.make(self)
    raise language.no_case("gelu", {"approximate": approximate})


GELU.implement(CPU, gelu_cpu)


def gelu__cpu(self, approximate):
    """gelu_ on the CPU."""
    if approximate == "none":
        return GELU_0_LOOP.update(self)
    if approximate == "tanh":
        return GELU_1_LOOP.update(self)
    raise language.no_case("gelu_", {"approximate": approximate})


GELU_.implement(CPU, gelu__cpu)


def gelu_out_cpu(self, approximate, out):
    """gelu.out on the CPU."""
    if approximate == "none":
        return GELU_0_LOOP.write(self, out)
    if approximate == "tanh":
        return GELU_1_LOOP.write(self, out)
    raise language.no_case("gelu.out", {"approximate": approximate})


GELU_OUT.implement(CPU, gelu_out_cpu)


class GeluBackward0(Node):
    """Backward of gelu (derivatives.yaml:217)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_approximate")
    operator = "gelu"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        approximate = self._saved_approximate
        grad_self = functions.gelu_backward(grad, self_, approximate=approximate)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def gelu_autograd(self, approximate):
    """gelu, recorded for the backward pass."""
    result = GELU[(self._keys) & BELOW_AUTOGRAD](self, approximate)
    if state.active and not grad_enabled():
        return result
    node = GeluBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_approximate = approximate
    return recording.record(node, result, self)


GELU.implement(AUTOGRAD_CPU, gelu_autograd)


def gelu__autograd(self, approximate):
    """gelu_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return GELU_[(self._keys) & BELOW_AUTOGRAD](self, approximate)
    check_inplace("gelu_", self)
    node = GeluBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    node._saved_approximate = approximate
    GELU_[(self._keys) & BELOW_AUTOGRAD](self, approximate)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


GELU_.implement(AUTOGRAD_CPU, gelu__autograd)
GELU_OUT.implement(AUTOGRAD_CPU, without_gradient(GELU_OUT))


def gelu_forward(self, approximate):
    """gelu, and the tangent of its result."""
    result = GELU[(self._keys) & BELOW_FORWARD](self, approximate)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = functions.gelu_backward(self_t, self_p, approximate=approximate)
    forward.attach(result, result_t, self_t)
    return result


GELU.implement(FORWARD_AD, gelu_forward)


def gelu__forward(self, approximate):
    """gelu_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return GELU_[(self._keys) & BELOW_FORWARD](self, approximate)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    result_t = functions.gelu_backward(self_t, self_p, approximate=approximate)
    GELU_[(self._keys) & BELOW_FORWARD](self, approximate)
    return forward.rewrite(self, result_t, self_t)


GELU_.implement(FORWARD_AD, gelu__forward)
GELU_OUT.implement(FORWARD_AD, forward.without_tangent(GELU_OUT))


# gelu_backward (ops.yaml:839, derivatives.yaml:221)
GELU_BACKWARD = define(
    "gelu_backward",
    "gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:839",
    digest="cf47e7d78fb19096",
    kernel={
        "elementwise": "{approximate == 'none': grad_output * (0.5 * (1 + erf(self * 0.7071067811865476)) + se"
        "lf * 0.3989422804014327 * exp(-0.5 * self * self)), approximate == 'tanh': t = tanh(0."
        "7978845608028654 * (self + 0.044715 * self * self * self))\ninner = 0.7978845608028654 "
        "* (1 + 0.134145 * self * self)\ngrad_output * (0.5 * (1 + t) + 0.5 * self * (1 - t * t)"
        " * inner)}",
    },
    derivative={
        "grad_output": "gelu_backward(grad, self, approximate=approximate)",
        "self": "_gelu_curvature(grad * grad_output, self, approximate)",
        "result": "gelu_backward(grad_output_t, self_p, approximate=approximate) + _gelu_curvature(self_t"
        " * grad_output_p, self_p, approximate)",
    },
)
GELU_BACKWARD_0_LOOP = Elementwise("gelu_backward", LOOPS, "gelu_backward_0_kernel", 2, accepts=('floating',))
GELU_BACKWARD_1_LOOP = Elementwise("gelu_backward", LOOPS, "gelu_backward_1_kernel", 2, accepts=('floating',))


def gelu_backward_cpu(grad_output, self, approximate):
    """gelu_backward on the CPU."""
    if approximate == "none":
        return GELU_BACKWARD_0_LOOP.make(grad_output, self)
    if approximate == "tanh":
        return GELU_BACKWARD_1_LOOP.make(grad_output, self)
    raise language.no_case("gelu_backward", {"approximate": approximate})


GELU_BACKWARD.implement(CPU, gelu_backward_cpu)


class GeluBackwardBackward0(Node):
    """Backward of gelu_backward (derivatives.yaml:221)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_approximate", "_saved_grad_output", "_version_grad_output")
    operator = "gelu_backward"

    def apply(self, grad):
        grad_grad_output = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            approximate = self._saved_approximate
            grad_grad_output = functions.gelu_backward(grad, self_, approximate=approximate)
        grad_self = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            approximate = self._saved_approximate
            grad_output = unpack_input(self, self._saved_grad_output, self._version_grad_output, "grad_output")
            grad_self = functions._gelu_curvature(grad * grad_output, self_, approximate)
        return (grad_grad_output, grad_self)

    def release(self):
        self._saved_self = self._saved_grad_output = None


def gelu_backward_autograd(grad_output, self, approximate):
    """gelu_backward, recorded for the backward pass."""
    result = GELU_BACKWARD[(grad_output._keys | self._keys) & BELOW_AUTOGRAD](grad_output, self, approximate)
    if state.active and not grad_enabled():
        return result
    node = GeluBackwardBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_approximate = approximate
    if self._edge is not None:
        node._saved_grad_output, node._version_grad_output = (
            grad_output, 0 if grad_output._version is None else grad_output._version[0]
        )
    return recording.record(node, result, grad_output, self)


GELU_BACKWARD.implement(AUTOGRAD_CPU, gelu_backward_autograd)


def gelu_backward_forward(grad_output, self, approximate):
    """gelu_backward, and the tangent of its result."""
    result = GELU_BACKWARD[(grad_output._keys | self._keys) & BELOW_FORWARD](grad_output, self, approximate)
    if not forward.wanted(result):
        return result
    grad_output_p = forward.primal_of(grad_output)
    grad_output_t = forward.tangent_of(grad_output)
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = None
    if grad_output_t is not None:
        result_t = functions.gelu_backward(grad_output_t, self_p, approximate=approximate)
    if self_t is not None:
        result_t = forward.plus(result_t, functions._gelu_curvature(self_t * grad_output_p, self_p, approximate))
    forward.attach(result, result_t, grad_output_t, self_t)
    return result


GELU_BACKWARD.implement(FORWARD_AD, gelu_backward_forward)


# _gelu_curvature (ops.yaml:859)
_GELU_CURVATURE = define(
    "_gelu_curvature",
    "_gelu_curvature(Tensor grad, Tensor self, str approximate) -> Tensor",
    source="ops.yaml:859",
    digest="da4705c926da4824",
    kernel={
        "composite": "if approximate == 'none':\n    return grad * (2 - self * self) * (0.3989422804014327 * "
        "exp(-0.5 * self * self))\nt = tanh(0.7978845608028654 * (self + 0.044715 * self * self "
        "* self))\ninner = 0.7978845608028654 * (1 + 0.134145 * self * self)\nslope = (1 - t * t)"
        " * inner\nbend = 0.7978845608028654 * 0.26829 * self * (1 - t * t) - 2 * t * slope * in"
        "ner\nreturn grad * (slope + 0.5 * self * bend)",
    },
)


def _gelu_curvature_composite(grad, self, approximate):
    """_gelu_curvature, from other operators."""
    if approximate == "none":
        return grad * (2 - self * self) * (0.3989422804014327 * functions.exp(-0.5 * self * self))
    t = functions.tanh(0.7978845608028654 * (self + 0.044715 * self * self * self))
    inner = 0.7978845608028654 * (1 + 0.134145 * self * self)
    slope = (1 - t * t) * inner
    bend = 0.7978845608028654 * 0.26829 * self * (1 - t * t) - 2 * t * slope * inner
    return grad * (slope + 0.5 * self * bend)


_GELU_CURVATURE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _gelu_curvature_composite)


# silu (ops.yaml:871, derivatives.yaml:228)
SILU = define(
    "silu",
    "silu(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:871",
    digest="c55fafd6905d8588",
    kernel={
        "elementwise": "self * sigmoid(self)",
    },
    derivative={
        "self": "sigmoid_self = sigmoid(self)\ngrad * (sigmoid_self + self * sigmoid_self * (1 - sigmoid"
        "_self))",
        "result": "auto_element_wise",
    },
)
SILU_ = define(
    "silu_",
    "silu_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:871",
    digest="c55fafd6905d8588",
)
SILU_OUT = define(
    "silu.out",
    "silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:871",
    digest="c55fafd6905d8588",
)
SILU_LOOP = Elementwise("silu", LOOPS, "silu_kernel", 1, accepts=('floating', 'complex'))
SILU.implement(CPU, SILU_LOOP.make)
SILU_.implement(CPU, SILU_LOOP.update)
SILU_OUT.implement(CPU, SILU_LOOP.write)
SILU_BACKWARD_SELF_LOOP = Elementwise("SiluBackward0", LOOPS, "silu_backward_self", 2)


class SiluBackward0(Node):
    """Backward of silu (derivatives.yaml:228)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "silu"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SILU_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            sigmoid_self_ = functions.sigmoid(self_)
            grad_self = grad * operations.conj(sigmoid_self_ + self_ * sigmoid_self_ * (1 - sigmoid_self_))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def silu_autograd(self):
    """silu, recorded for the backward pass."""
    result = SILU[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SiluBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


SILU.implement(AUTOGRAD_CPU, silu_autograd)


def silu__autograd(self):
    """silu_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SILU_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("silu_", self)
    node = SiluBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    SILU_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SILU_.implement(AUTOGRAD_CPU, silu__autograd)
SILU_OUT.implement(AUTOGRAD_CPU, without_gradient(SILU_OUT))
SILU_FORWARD_LOOP = Elementwise("silu", LOOPS, "silu_forward", 2)


def silu_forward(self):
    """silu, and the tangent of its result."""
    result = SILU[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SILU_FORWARD_LOOP.make(self_t, self_p)
    else:
        sigmoid_self_ = functions.sigmoid(self_p)
        result_t = self_t * (sigmoid_self_ + self_p * sigmoid_self_ * (1 - sigmoid_self_))
    forward.attach(result, result_t, self_t)
    return result


SILU.implement(FORWARD_AD, silu_forward)


def silu__forward(self):
    """silu_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SILU_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SILU_FORWARD_LOOP.make(self_t, self_p)
    else:
        sigmoid_self_ = functions.sigmoid(self_p)
        result_t = self_t * (sigmoid_self_ + self_p * sigmoid_self_ * (1 - sigmoid_self_))
    SILU_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


SILU_.implement(FORWARD_AD, silu__forward)
SILU_OUT.implement(FORWARD_AD, forward.without_tangent(SILU_OUT))
