"""The nonlinearities operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward, operations, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, unpack_input
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.nonlinearities"
functions = LateModule(f"{PACKAGE}.functions")


# leaky_relu (ops.yaml:6239, derivatives.yaml:933)
LEAKY_RELU = define(
    "leaky_relu",
    "leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6239",
    digest="de8af2e35a49ca1f",
    kernel={
        "elementwise": "where(self > 0, self, self * negative_slope)",
    },
    derivative={
        "self": "where(self > 0, grad, grad * negative_slope)",
        "result": "auto_element_wise",
    },
)
LEAKY_RELU_ = define(
    "leaky_relu_",
    "leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)",
    source="ops.yaml:6239",
    digest="de8af2e35a49ca1f",
)
LEAKY_RELU_OUT = define(
    "leaky_relu.out",
    "leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a"
    "!)",
    source="ops.yaml:6239",
    digest="de8af2e35a49ca1f",
)
LEAKY_RELU_LOOP = Elementwise("leaky_relu", LOOPS, "leaky_relu_3f326ef0", 1, promote="same", accepts=('floating',))
LEAKY_RELU.implement(CPU, LEAKY_RELU_LOOP.make)
LEAKY_RELU_.implement(CPU, LEAKY_RELU_LOOP.update)
LEAKY_RELU_OUT.implement(CPU, LEAKY_RELU_LOOP.write)
LEAKY_RELU_BACKWARD_SELF_LOOP = Elementwise(
    "LeakyReluBackward0", LOOPS, "leaky_relu_backward_self_2831d490", 2, free=(0,)
)


class LeakyReluBackward0(Node):
    """Backward of leaky_relu (derivatives.yaml:933)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_negative_slope")
    operator = "leaky_relu"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        negative_slope = self._saved_negative_slope
        if state.active and not grad_enabled() and not state.dual:
            grad_self = LEAKY_RELU_BACKWARD_SELF_LOOP.make(grad, self_, negative_slope)
        else:
            grad_self = functions.where(self_ > 0, grad, grad * negative_slope)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def leaky_relu_autograd(self, negative_slope):
    """leaky_relu, recorded for the backward pass."""
    result = LEAKY_RELU[(self._keys) & BELOW_AUTOGRAD](self, negative_slope)
    if state.active and not grad_enabled():
        return result
    node = LeakyReluBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_negative_slope = negative_slope
    return recording.record(node, result, self)


LEAKY_RELU.implement(AUTOGRAD_CPU, leaky_relu_autograd)


def leaky_relu__autograd(self, negative_slope):
    """leaky_relu_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return LEAKY_RELU_[(self._keys) & BELOW_AUTOGRAD](self, negative_slope)
    check_inplace("leaky_relu_", self)
    node = LeakyReluBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    node._saved_negative_slope = negative_slope
    LEAKY_RELU_[(self._keys) & BELOW_AUTOGRAD](self, negative_slope)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


LEAKY_RELU_.implement(AUTOGRAD_CPU, leaky_relu__autograd)
LEAKY_RELU_OUT.implement(AUTOGRAD_CPU, without_gradient(LEAKY_RELU_OUT))
LEAKY_RELU_FORWARD_LOOP = Elementwise("leaky_relu", LOOPS, "leaky_relu_forward_7b56b41a", 2, free=(0,))


def leaky_relu_forward(self, negative_slope):
    """leaky_relu, and the tangent of its result."""
    result = LEAKY_RELU[(self._keys) & BELOW_FORWARD](self, negative_slope)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = LEAKY_RELU_FORWARD_LOOP.make(self_t, self_p, negative_slope)
    else:
        result_t = functions.where(self_p > 0, self_t, self_t * negative_slope)
    forward.attach(result, result_t, self_t)
    return result


LEAKY_RELU.implement(FORWARD_AD, leaky_relu_forward)


def leaky_relu__forward(self, negative_slope):
    """leaky_relu_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return LEAKY_RELU_[(self._keys) & BELOW_FORWARD](self, negative_slope)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = LEAKY_RELU_FORWARD_LOOP.make(self_t, self_p, negative_slope)
    else:
        result_t = functions.where(self_p > 0, self_t, self_t * negative_slope)
    LEAKY_RELU_[(self._keys) & BELOW_FORWARD](self, negative_slope)
    return forward.rewrite(self, result_t, self_t)


LEAKY_RELU_.implement(FORWARD_AD, leaky_relu__forward)
LEAKY_RELU_OUT.implement(FORWARD_AD, forward.without_tangent(LEAKY_RELU_OUT))


# elu (ops.yaml:6256, derivatives.yaml:937)
ELU = define(
    "elu",
    "elu(Tensor self, Scalar alpha=1) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6256",
    digest="cf13bca5aea8f417",
    kernel={
        "elementwise": "where(self > 0, self, alpha * expm1(self))",
    },
    derivative={
        "self": "where(self > 0, grad, grad * (exp(self) * alpha))",
        "result": "auto_element_wise",
    },
)
ELU_ = define(
    "elu_",
    "elu_(Tensor(a!) self, Scalar alpha=1) -> Tensor(a!)",
    source="ops.yaml:6256",
    digest="cf13bca5aea8f417",
)
ELU_OUT = define(
    "elu.out",
    "elu.out(Tensor self, Scalar alpha=1, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:6256",
    digest="cf13bca5aea8f417",
)
ELU_LOOP = Elementwise("elu", LOOPS, "elu_f09f15fa", 1, promote="same", accepts=('floating',))
ELU.implement(CPU, ELU_LOOP.make)
ELU_.implement(CPU, ELU_LOOP.update)
ELU_OUT.implement(CPU, ELU_LOOP.write)
ELU_BACKWARD_SELF_LOOP = Elementwise("EluBackward0", LOOPS, "elu_backward_self_1bcdab57", 2, free=(0,))


class EluBackward0(Node):
    """Backward of elu (derivatives.yaml:937)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_alpha")
    operator = "elu"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        alpha = self._saved_alpha
        if state.active and not grad_enabled() and not state.dual:
            grad_self = ELU_BACKWARD_SELF_LOOP.make(grad, self_, alpha)
        else:
            grad_self = functions.where(self_ > 0, grad, grad * (functions.exp(self_) * alpha))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def elu_autograd(self, alpha):
    """elu, recorded for the backward pass."""
    result = ELU[(self._keys) & BELOW_AUTOGRAD](self, alpha)
    if state.active and not grad_enabled():
        return result
    node = EluBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_alpha = alpha
    return recording.record(node, result, self)


ELU.implement(AUTOGRAD_CPU, elu_autograd)


def elu__autograd(self, alpha):
    """elu_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ELU_[(self._keys) & BELOW_AUTOGRAD](self, alpha)
    check_inplace("elu_", self)
    node = EluBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    node._saved_alpha = alpha
    ELU_[(self._keys) & BELOW_AUTOGRAD](self, alpha)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ELU_.implement(AUTOGRAD_CPU, elu__autograd)
ELU_OUT.implement(AUTOGRAD_CPU, without_gradient(ELU_OUT))
ELU_FORWARD_LOOP = Elementwise("elu", LOOPS, "elu_forward_8120d7f4", 2, free=(0,))


def elu_forward(self, alpha):
    """elu, and the tangent of its result."""
    result = ELU[(self._keys) & BELOW_FORWARD](self, alpha)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ELU_FORWARD_LOOP.make(self_t, self_p, alpha)
    else:
        result_t = functions.where(self_p > 0, self_t, self_t * (functions.exp(self_p) * alpha))
    forward.attach(result, result_t, self_t)
    return result


ELU.implement(FORWARD_AD, elu_forward)


def elu__forward(self, alpha):
    """elu_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ELU_[(self._keys) & BELOW_FORWARD](self, alpha)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ELU_FORWARD_LOOP.make(self_t, self_p, alpha)
    else:
        result_t = functions.where(self_p > 0, self_t, self_t * (functions.exp(self_p) * alpha))
    ELU_[(self._keys) & BELOW_FORWARD](self, alpha)
    return forward.rewrite(self, result_t, self_t)


ELU_.implement(FORWARD_AD, elu__forward)
ELU_OUT.implement(FORWARD_AD, forward.without_tangent(ELU_OUT))


# celu (ops.yaml:6275, derivatives.yaml:941)
CELU = define(
    "celu",
    "celu(Tensor self, Scalar alpha=1.0) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6275",
    digest="a9972fd12383059c",
    kernel={
        "elementwise": "{alpha.real != 0: where(self > 0, self, alpha * expm1(self / alpha))}",
    },
    derivative={
        "self": "where(self > 0, grad, grad * exp(self / alpha))",
        "result": "auto_element_wise",
    },
)
CELU_ = define(
    "celu_",
    "celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)",
    source="ops.yaml:6275",
    digest="a9972fd12383059c",
)
CELU_LOOP = Elementwise("celu", LOOPS, "celu_fd44525c", 1, promote="same", accepts=('floating',))


def celu_cpu(self, alpha):
    """celu on the CPU."""
    if alpha.real != 0:
        return CELU_LOOP.make(self, alpha)
    raise language.no_case("celu", {"alpha": alpha})


CELU.implement(CPU, celu_cpu)


def celu__cpu(self, alpha):
    """celu_ on the CPU."""
    if alpha.real != 0:
        return CELU_LOOP.update(self, alpha)
    raise language.no_case("celu_", {"alpha": alpha})


CELU_.implement(CPU, celu__cpu)
CELU_BACKWARD_SELF_LOOP = Elementwise("CeluBackward0", LOOPS, "celu_backward_self_eaff067f", 2, free=(0,))


class CeluBackward0(Node):
    """Backward of celu (derivatives.yaml:941)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_alpha")
    operator = "celu"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        alpha = self._saved_alpha
        if state.active and not grad_enabled() and not state.dual:
            grad_self = CELU_BACKWARD_SELF_LOOP.make(grad, self_, alpha)
        else:
            grad_self = functions.where(self_ > 0, grad, grad * functions.exp(self_ / alpha))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def celu_autograd(self, alpha):
    """celu, recorded for the backward pass."""
    result = CELU[(self._keys) & BELOW_AUTOGRAD](self, alpha)
    if state.active and not grad_enabled():
        return result
    node = CeluBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_alpha = alpha
    return recording.record(node, result, self)


CELU.implement(AUTOGRAD_CPU, celu_autograd)


def celu__autograd(self, alpha):
    """celu_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return CELU_[(self._keys) & BELOW_AUTOGRAD](self, alpha)
    check_inplace("celu_", self)
    node = CeluBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    node._saved_alpha = alpha
    CELU_[(self._keys) & BELOW_AUTOGRAD](self, alpha)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


CELU_.implement(AUTOGRAD_CPU, celu__autograd)
CELU_FORWARD_LOOP = Elementwise("celu", LOOPS, "celu_forward_0182ec49", 2, free=(0,))


def celu_forward(self, alpha):
    """celu, and the tangent of its result."""
    result = CELU[(self._keys) & BELOW_FORWARD](self, alpha)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = CELU_FORWARD_LOOP.make(self_t, self_p, alpha)
    else:
        result_t = functions.where(self_p > 0, self_t, self_t * functions.exp(self_p / alpha))
    forward.attach(result, result_t, self_t)
    return result


CELU.implement(FORWARD_AD, celu_forward)


def celu__forward(self, alpha):
    """celu_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return CELU_[(self._keys) & BELOW_FORWARD](self, alpha)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = CELU_FORWARD_LOOP.make(self_t, self_p, alpha)
    else:
        result_t = functions.where(self_p > 0, self_t, self_t * functions.exp(self_p / alpha))
    CELU_[(self._keys) & BELOW_FORWARD](self, alpha)
    return forward.rewrite(self, result_t, self_t)


CELU_.implement(FORWARD_AD, celu__forward)


# selu (ops.yaml:6299, derivatives.yaml:945)
SELU = define(
    "selu",
    "selu(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6299",
    digest="c77dccb71bcda3ab",
    kernel={
        "elementwise": "where(self > 0, 1.0507009873554804934193349852946 * self, 1.75809934084737685994021752"
        "08123 * expm1(self))",
    },
    derivative={
        "self": "where(self > 0, grad * 1.0507009873554804934193349852946, grad * (exp(self) * 1.758099"
        "3408473768599402175208123))",
        "result": "auto_element_wise",
    },
)
SELU_ = define(
    "selu_",
    "selu_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:6299",
    digest="c77dccb71bcda3ab",
)
SELU_LOOP = Elementwise("selu", LOOPS, "selu_d2d0b882", 1, accepts=('floating',))
SELU.implement(CPU, SELU_LOOP.make)
SELU_.implement(CPU, SELU_LOOP.update)
SELU_BACKWARD_SELF_LOOP = Elementwise("SeluBackward0", LOOPS, "selu_backward_self_16c16881", 2)


class SeluBackward0(Node):
    """Backward of selu (derivatives.yaml:945)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "selu"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SELU_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = functions.where(
                self_ > 0, grad * 1.0507009873554805, grad * (functions.exp(self_) * 1.7580993408473768)
            )
        return (grad_self,)

    def release(self):
        self._saved_self = None


def selu_autograd(self):
    """selu, recorded for the backward pass."""
    result = SELU[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SeluBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


SELU.implement(AUTOGRAD_CPU, selu_autograd)


def selu__autograd(self):
    """selu_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SELU_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("selu_", self)
    node = SeluBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    SELU_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SELU_.implement(AUTOGRAD_CPU, selu__autograd)
SELU_FORWARD_LOOP = Elementwise("selu", LOOPS, "selu_forward_3e8468c0", 2)


def selu_forward(self):
    """selu, and the tangent of its result."""
    result = SELU[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SELU_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = functions.where(
            self_p > 0, self_t * 1.0507009873554805, self_t * (functions.exp(self_p) * 1.7580993408473768)
        )
    forward.attach(result, result_t, self_t)
    return result


SELU.implement(FORWARD_AD, selu_forward)


def selu__forward(self):
    """selu_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SELU_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SELU_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = functions.where(
            self_p > 0, self_t * 1.0507009873554805, self_t * (functions.exp(self_p) * 1.7580993408473768)
        )
    SELU_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


SELU_.implement(FORWARD_AD, selu__forward)


# mish (ops.yaml:6317, derivatives.yaml:949)
MISH = define(
    "mish",
    "mish(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6317",
    digest="4e37949529694cc3",
    kernel={
        "elementwise": "self * tanh(log1p(exp(self)))",
    },
    derivative={
        "self": "grad * (tanh(softplus(self)) + self * sigmoid(self) * (1 - square(tanh(softplus(self))"
        ")))",
        "result": "auto_element_wise",
    },
)
MISH_ = define(
    "mish_",
    "mish_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:6317",
    digest="4e37949529694cc3",
)
MISH_OUT = define(
    "mish.out",
    "mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:6317",
    digest="4e37949529694cc3",
)
MISH_LOOP = Elementwise("mish", LOOPS, "mish_a1faa689", 1, accepts=('floating',))
MISH.implement(CPU, MISH_LOOP.make)
MISH_.implement(CPU, MISH_LOOP.update)
MISH_OUT.implement(CPU, MISH_LOOP.write)


class MishBackward0(Node):
    """Backward of mish (derivatives.yaml:949)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "mish"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = grad * (
            functions.tanh(functions.softplus(self_)) + self_ * functions.sigmoid(self_) * (
                1 - functions.square(functions.tanh(functions.softplus(self_)))
            )
        )
        return (grad_self,)

    def release(self):
        self._saved_self = None


def mish_autograd(self):
    """mish, recorded for the backward pass."""
    result = MISH[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = MishBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


MISH.implement(AUTOGRAD_CPU, mish_autograd)


def mish__autograd(self):
    """mish_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return MISH_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("mish_", self)
    node = MishBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    MISH_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


MISH_.implement(AUTOGRAD_CPU, mish__autograd)
MISH_OUT.implement(AUTOGRAD_CPU, without_gradient(MISH_OUT))


def mish_forward(self):
    """mish, and the tangent of its result."""
    result = MISH[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = self_t * (
        functions.tanh(functions.softplus(self_p)) + self_p * functions.sigmoid(self_p) * (
            1 - functions.square(functions.tanh(functions.softplus(self_p)))
        )
    )
    forward.attach(result, result_t, self_t)
    return result


MISH.implement(FORWARD_AD, mish_forward)


def mish__forward(self):
    """mish_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return MISH_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    result_t = self_t * (
        functions.tanh(functions.softplus(self_p)) + self_p * functions.sigmoid(self_p) * (
            1 - functions.square(functions.tanh(functions.softplus(self_p)))
        )
    )
    MISH_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


MISH_.implement(FORWARD_AD, mish__forward)
MISH_OUT.implement(FORWARD_AD, forward.without_tangent(MISH_OUT))


# softplus (ops.yaml:6331, derivatives.yaml:953)
SOFTPLUS = define(
    "softplus",
    "softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6331",
    digest="9e5f2a21d59658f6",
    kernel={
        "elementwise": "where(self * beta > threshold, self, log1p(exp(self * beta)) / beta)",
    },
    derivative={
        "self": "where(self * beta > threshold, grad, grad * sigmoid(self * beta))",
        "result": "auto_element_wise",
    },
)
SOFTPLUS_OUT = define(
    "softplus.out",
    "softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Te"
    "nsor(a!)",
    source="ops.yaml:6331",
    digest="9e5f2a21d59658f6",
)
SOFTPLUS_LOOP = Elementwise("softplus", LOOPS, "softplus_aa439082", 1, promote="same", accepts=('floating',))
SOFTPLUS.implement(CPU, SOFTPLUS_LOOP.make)
SOFTPLUS_OUT.implement(CPU, SOFTPLUS_LOOP.write)
SOFTPLUS_BACKWARD_SELF_LOOP = Elementwise("SoftplusBackward0", LOOPS, "softplus_backward_self_fc4c3d35", 2, free=(0, 1))


class SoftplusBackward0(Node):
    """Backward of softplus (derivatives.yaml:953)."""

    __slots__ = ("_saved_threshold", "_saved_self", "_version_self", "_saved_beta")
    operator = "softplus"

    def apply(self, grad):
        threshold = self._saved_threshold
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        beta = self._saved_beta
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SOFTPLUS_BACKWARD_SELF_LOOP.make(grad, self_, beta, threshold)
        else:
            grad_self = functions.where(self_ * beta > threshold, grad, grad * functions.sigmoid(self_ * beta))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def softplus_autograd(self, beta, threshold):
    """softplus, recorded for the backward pass."""
    result = SOFTPLUS[(self._keys) & BELOW_AUTOGRAD](self, beta, threshold)
    if state.active and not grad_enabled():
        return result
    node = SoftplusBackward0()
    node._saved_threshold = threshold
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_beta = beta
    return recording.record(node, result, self)


SOFTPLUS.implement(AUTOGRAD_CPU, softplus_autograd)
SOFTPLUS_OUT.implement(AUTOGRAD_CPU, without_gradient(SOFTPLUS_OUT))
SOFTPLUS_FORWARD_LOOP = Elementwise("softplus", LOOPS, "softplus_forward_6fa30fdc", 2, free=(0, 1))


def softplus_forward(self, beta, threshold):
    """softplus, and the tangent of its result."""
    result = SOFTPLUS[(self._keys) & BELOW_FORWARD](self, beta, threshold)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SOFTPLUS_FORWARD_LOOP.make(self_t, self_p, beta, threshold)
    else:
        result_t = functions.where(self_p * beta > threshold, self_t, self_t * functions.sigmoid(self_p * beta))
    forward.attach(result, result_t, self_t)
    return result


SOFTPLUS.implement(FORWARD_AD, softplus_forward)
SOFTPLUS_OUT.implement(FORWARD_AD, forward.without_tangent(SOFTPLUS_OUT))


# hardtanh (ops.yaml:6350, derivatives.yaml:957)
HARDTANH = define(
    "hardtanh",
    "hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6350",
    digest="40b80d1af8f71f2c",
    kernel={
        "elementwise": "minimum(maximum(self, min_val), max_val)",
    },
    derivative={
        "self": "where((self > min_val) & (self < max_val), grad, 0)",
        "result": "auto_element_wise",
    },
)
HARDTANH_ = define(
    "hardtanh_",
    "hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)",
    source="ops.yaml:6350",
    digest="40b80d1af8f71f2c",
)
HARDTANH_OUT = define(
    "hardtanh.out",
    "hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> T"
    "ensor(a!)",
    source="ops.yaml:6350",
    digest="40b80d1af8f71f2c",
)
HARDTANH_LOOP = Elementwise("hardtanh", LOOPS, "hardtanh_abf63b21", 1, promote="same", accepts=('integral', 'floating'))
HARDTANH.implement(CPU, HARDTANH_LOOP.make)
HARDTANH_.implement(CPU, HARDTANH_LOOP.update)
HARDTANH_OUT.implement(CPU, HARDTANH_LOOP.write)
HARDTANH_BACKWARD_SELF_LOOP = Elementwise("HardtanhBackward0", LOOPS, "hardtanh_backward_self_f6cd82ff", 2, free=(0, 1))


class HardtanhBackward0(Node):
    """Backward of hardtanh (derivatives.yaml:957)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_min_val", "_saved_max_val")
    operator = "hardtanh"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        min_val = self._saved_min_val
        max_val = self._saved_max_val
        if state.active and not grad_enabled() and not state.dual:
            grad_self = HARDTANH_BACKWARD_SELF_LOOP.make(grad, self_, max_val, min_val)
        else:
            grad_self = functions.where((self_ > min_val) & (self_ < max_val), grad, 0)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def hardtanh_autograd(self, min_val, max_val):
    """hardtanh, recorded for the backward pass."""
    result = HARDTANH[(self._keys) & BELOW_AUTOGRAD](self, min_val, max_val)
    if state.active and not grad_enabled():
        return result
    node = HardtanhBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_min_val = min_val
    node._saved_max_val = max_val
    return recording.record(node, result, self)


HARDTANH.implement(AUTOGRAD_CPU, hardtanh_autograd)


def hardtanh__autograd(self, min_val, max_val):
    """hardtanh_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return HARDTANH_[(self._keys) & BELOW_AUTOGRAD](self, min_val, max_val)
    check_inplace("hardtanh_", self)
    node = HardtanhBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    node._saved_min_val = min_val
    node._saved_max_val = max_val
    HARDTANH_[(self._keys) & BELOW_AUTOGRAD](self, min_val, max_val)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


HARDTANH_.implement(AUTOGRAD_CPU, hardtanh__autograd)
HARDTANH_OUT.implement(AUTOGRAD_CPU, without_gradient(HARDTANH_OUT))
HARDTANH_FORWARD_LOOP = Elementwise("hardtanh", LOOPS, "hardtanh_forward_f4981430", 2, free=(0, 1))


def hardtanh_forward(self, min_val, max_val):
    """hardtanh, and the tangent of its result."""
    result = HARDTANH[(self._keys) & BELOW_FORWARD](self, min_val, max_val)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = HARDTANH_FORWARD_LOOP.make(self_t, self_p, max_val, min_val)
    else:
        result_t = functions.where((self_p > min_val) & (self_p < max_val), self_t, 0)
    forward.attach(result, result_t, self_t)
    return result


HARDTANH.implement(FORWARD_AD, hardtanh_forward)


def hardtanh__forward(self, min_val, max_val):
    """hardtanh_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return HARDTANH_[(self._keys) & BELOW_FORWARD](self, min_val, max_val)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = HARDTANH_FORWARD_LOOP.make(self_t, self_p, max_val, min_val)
    else:
        result_t = functions.where((self_p > min_val) & (self_p < max_val), self_t, 0)
    HARDTANH_[(self._keys) & BELOW_FORWARD](self, min_val, max_val)
    return forward.rewrite(self, result_t, self_t)


HARDTANH_.implement(FORWARD_AD, hardtanh__forward)
HARDTANH_OUT.implement(FORWARD_AD, forward.without_tangent(HARDTANH_OUT))


# relu6 (ops.yaml:6371, derivatives.yaml:961)
RELU6 = define(
    "relu6",
    "relu6(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6371",
    digest="7215c667907b19e6",
    kernel={
        "elementwise": "minimum(maximum(self, 0), 6)",
    },
    derivative={
        "self": "where((self > 0) & (self < 6), grad, 0)",
        "result": "auto_element_wise",
    },
)
RELU6_ = define(
    "relu6_",
    "relu6_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:6371",
    digest="7215c667907b19e6",
)
RELU6_LOOP = Elementwise("relu6", LOOPS, "relu6_b2f55df2", 1, promote="same", accepts=('integral', 'floating'))
RELU6.implement(CPU, RELU6_LOOP.make)
RELU6_.implement(CPU, RELU6_LOOP.update)
RELU6_BACKWARD_SELF_LOOP = Elementwise("Relu6Backward0", LOOPS, "relu6_backward_self_6cfc25ed", 2)


class Relu6Backward0(Node):
    """Backward of relu6 (derivatives.yaml:961)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "relu6"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = RELU6_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = functions.where((self_ > 0) & (self_ < 6), grad, 0)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def relu6_autograd(self):
    """relu6, recorded for the backward pass."""
    result = RELU6[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = Relu6Backward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


RELU6.implement(AUTOGRAD_CPU, relu6_autograd)


def relu6__autograd(self):
    """relu6_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return RELU6_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("relu6_", self)
    node = Relu6Backward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    RELU6_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


RELU6_.implement(AUTOGRAD_CPU, relu6__autograd)
RELU6_FORWARD_LOOP = Elementwise("relu6", LOOPS, "relu6_forward_ef8f7ddd", 2)


def relu6_forward(self):
    """relu6, and the tangent of its result."""
    result = RELU6[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = RELU6_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = functions.where((self_p > 0) & (self_p < 6), self_t, 0)
    forward.attach(result, result_t, self_t)
    return result


RELU6.implement(FORWARD_AD, relu6_forward)


def relu6__forward(self):
    """relu6_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return RELU6_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = RELU6_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = functions.where((self_p > 0) & (self_p < 6), self_t, 0)
    RELU6_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


RELU6_.implement(FORWARD_AD, relu6__forward)


# hardswish (ops.yaml:6388, derivatives.yaml:965)
HARDSWISH = define(
    "hardswish",
    "hardswish(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6388",
    digest="64f5f06cf610bef9",
    kernel={
        "elementwise": "self * minimum(maximum(self + 3, 0), 6) / 6",
    },
    derivative={
        "self": "where(self <= -3, 0, where(self >= 3, grad, grad * (self / 3 + 0.5)))",
        "result": "auto_element_wise",
    },
)
HARDSWISH_ = define(
    "hardswish_",
    "hardswish_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:6388",
    digest="64f5f06cf610bef9",
)
HARDSWISH_OUT = define(
    "hardswish.out",
    "hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:6388",
    digest="64f5f06cf610bef9",
)
HARDSWISH_LOOP = Elementwise("hardswish", LOOPS, "hardswish_4796201c", 1, accepts=('floating',))
HARDSWISH.implement(CPU, HARDSWISH_LOOP.make)
HARDSWISH_.implement(CPU, HARDSWISH_LOOP.update)
HARDSWISH_OUT.implement(CPU, HARDSWISH_LOOP.write)
HARDSWISH_BACKWARD_SELF_LOOP = Elementwise("HardswishBackward0", LOOPS, "hardswish_backward_self_7e279206", 2)


class HardswishBackward0(Node):
    """Backward of hardswish (derivatives.yaml:965)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "hardswish"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = HARDSWISH_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = functions.where(self_ <= -3, 0, functions.where(self_ >= 3, grad, grad * (self_ / 3 + 0.5)))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def hardswish_autograd(self):
    """hardswish, recorded for the backward pass."""
    result = HARDSWISH[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = HardswishBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


HARDSWISH.implement(AUTOGRAD_CPU, hardswish_autograd)


def hardswish__autograd(self):
    """hardswish_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return HARDSWISH_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("hardswish_", self)
    node = HardswishBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    HARDSWISH_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


HARDSWISH_.implement(AUTOGRAD_CPU, hardswish__autograd)
HARDSWISH_OUT.implement(AUTOGRAD_CPU, without_gradient(HARDSWISH_OUT))
HARDSWISH_FORWARD_LOOP = Elementwise("hardswish", LOOPS, "hardswish_forward_fe5aea34", 2)


def hardswish_forward(self):
    """hardswish, and the tangent of its result."""
    result = HARDSWISH[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = HARDSWISH_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = functions.where(self_p <= -3, 0, functions.where(self_p >= 3, self_t, self_t * (self_p / 3 + 0.5)))
    forward.attach(result, result_t, self_t)
    return result


HARDSWISH.implement(FORWARD_AD, hardswish_forward)


def hardswish__forward(self):
    """hardswish_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return HARDSWISH_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = HARDSWISH_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = functions.where(self_p <= -3, 0, functions.where(self_p >= 3, self_t, self_t * (self_p / 3 + 0.5)))
    HARDSWISH_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


HARDSWISH_.implement(FORWARD_AD, hardswish__forward)
HARDSWISH_OUT.implement(FORWARD_AD, forward.without_tangent(HARDSWISH_OUT))


# hardsigmoid (ops.yaml:6404, derivatives.yaml:969)
HARDSIGMOID = define(
    "hardsigmoid",
    "hardsigmoid(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6404",
    digest="3d48593e2f2c0bee",
    kernel={
        "elementwise": "minimum(maximum(self + 3, 0), 6) / 6",
    },
    derivative={
        "self": "where((self > -3) & (self < 3), grad / 6, 0)",
        "result": "auto_element_wise",
    },
)
HARDSIGMOID_ = define(
    "hardsigmoid_",
    "hardsigmoid_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:6404",
    digest="3d48593e2f2c0bee",
)
HARDSIGMOID_OUT = define(
    "hardsigmoid.out",
    "hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:6404",
    digest="3d48593e2f2c0bee",
)
HARDSIGMOID_LOOP = Elementwise("hardsigmoid", LOOPS, "hardsigmoid_435144f5", 1, accepts=('floating',))
HARDSIGMOID.implement(CPU, HARDSIGMOID_LOOP.make)
HARDSIGMOID_.implement(CPU, HARDSIGMOID_LOOP.update)
HARDSIGMOID_OUT.implement(CPU, HARDSIGMOID_LOOP.write)
HARDSIGMOID_BACKWARD_SELF_LOOP = Elementwise("HardsigmoidBackward0", LOOPS, "hardsigmoid_backward_self_f78aea77", 2)


class HardsigmoidBackward0(Node):
    """Backward of hardsigmoid (derivatives.yaml:969)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "hardsigmoid"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = HARDSIGMOID_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = functions.where((self_ > -3) & (self_ < 3), grad / 6, 0)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def hardsigmoid_autograd(self):
    """hardsigmoid, recorded for the backward pass."""
    result = HARDSIGMOID[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = HardsigmoidBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


HARDSIGMOID.implement(AUTOGRAD_CPU, hardsigmoid_autograd)


def hardsigmoid__autograd(self):
    """hardsigmoid_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return HARDSIGMOID_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("hardsigmoid_", self)
    node = HardsigmoidBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    HARDSIGMOID_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


HARDSIGMOID_.implement(AUTOGRAD_CPU, hardsigmoid__autograd)
HARDSIGMOID_OUT.implement(AUTOGRAD_CPU, without_gradient(HARDSIGMOID_OUT))
HARDSIGMOID_FORWARD_LOOP = Elementwise("hardsigmoid", LOOPS, "hardsigmoid_forward_54515938", 2)


def hardsigmoid_forward(self):
    """hardsigmoid, and the tangent of its result."""
    result = HARDSIGMOID[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = HARDSIGMOID_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = functions.where((self_p > -3) & (self_p < 3), self_t / 6, 0)
    forward.attach(result, result_t, self_t)
    return result


HARDSIGMOID.implement(FORWARD_AD, hardsigmoid_forward)


def hardsigmoid__forward(self):
    """hardsigmoid_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return HARDSIGMOID_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = HARDSIGMOID_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = functions.where((self_p > -3) & (self_p < 3), self_t / 6, 0)
    HARDSIGMOID_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


HARDSIGMOID_.implement(FORWARD_AD, hardsigmoid__forward)
HARDSIGMOID_OUT.implement(FORWARD_AD, forward.without_tangent(HARDSIGMOID_OUT))


# logsigmoid (ops.yaml:6420, derivatives.yaml:973)
LOGSIGMOID = define(
    "logsigmoid",
    "logsigmoid(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6420",
    digest="912c94e3510da60d",
    kernel={
        "elementwise": "minimum(self, 0) - log1p(exp(-abs(self)))",
    },
    derivative={
        "self": "grad * sigmoid(-self)",
        "result": "auto_element_wise",
    },
)
LOGSIGMOID_OUT = define(
    "logsigmoid.out",
    "logsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:6420",
    digest="912c94e3510da60d",
)
LOGSIGMOID_LOOP = Elementwise("logsigmoid", LOOPS, "logsigmoid_f89581d5", 1, accepts=('floating',))
LOGSIGMOID.implement(CPU, LOGSIGMOID_LOOP.make)
LOGSIGMOID_OUT.implement(CPU, LOGSIGMOID_LOOP.write)
LOGSIGMOID_BACKWARD_SELF_LOOP = Elementwise("LogsigmoidBackward0", LOOPS, "logsigmoid_backward_self_f7b12932", 2)


class LogsigmoidBackward0(Node):
    """Backward of logsigmoid (derivatives.yaml:973)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "logsigmoid"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = LOGSIGMOID_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad * functions.sigmoid(-self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def logsigmoid_autograd(self):
    """logsigmoid, recorded for the backward pass."""
    result = LOGSIGMOID[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = LogsigmoidBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


LOGSIGMOID.implement(AUTOGRAD_CPU, logsigmoid_autograd)
LOGSIGMOID_OUT.implement(AUTOGRAD_CPU, without_gradient(LOGSIGMOID_OUT))
LOGSIGMOID_FORWARD_LOOP = Elementwise("logsigmoid", LOOPS, "logsigmoid_forward_0f3d8b5d", 2)


def logsigmoid_forward(self):
    """logsigmoid, and the tangent of its result."""
    result = LOGSIGMOID[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = LOGSIGMOID_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.sigmoid(-self_p)
    forward.attach(result, result_t, self_t)
    return result


LOGSIGMOID.implement(FORWARD_AD, logsigmoid_forward)
LOGSIGMOID_OUT.implement(FORWARD_AD, forward.without_tangent(LOGSIGMOID_OUT))


# nn_softsign (ops.yaml:6433, derivatives.yaml:977)
NN_SOFTSIGN = define(
    "nn_softsign",
    "nn_softsign(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6433",
    digest="7565c306f5a0088f",
    kernel={
        "elementwise": "self / (1 + abs(self))",
    },
    derivative={
        "self": "grad / square(1 + abs(self))",
        "result": "auto_element_wise",
    },
)
NN_SOFTSIGN_LOOP = Elementwise(
    "nn_softsign", LOOPS, "nn_softsign_b0174cb8", 1, promote="int_to_float", accepts=('integral', 'floating')
)
NN_SOFTSIGN.implement(CPU, NN_SOFTSIGN_LOOP.make)
NN_SOFTSIGN_BACKWARD_SELF_LOOP = Elementwise("NnSoftsignBackward0", LOOPS, "nn_softsign_backward_self_0201d15b", 2)


class NnSoftsignBackward0(Node):
    """Backward of nn_softsign (derivatives.yaml:977)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "nn_softsign"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = NN_SOFTSIGN_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad / functions.square(1 + functions.abs(self_))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def nn_softsign_autograd(self):
    """nn_softsign, recorded for the backward pass."""
    result = NN_SOFTSIGN[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = NnSoftsignBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


NN_SOFTSIGN.implement(AUTOGRAD_CPU, nn_softsign_autograd)
NN_SOFTSIGN_FORWARD_LOOP = Elementwise("nn_softsign", LOOPS, "nn_softsign_forward_4bc82b97", 2)


def nn_softsign_forward(self):
    """nn_softsign, and the tangent of its result."""
    result = NN_SOFTSIGN[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = NN_SOFTSIGN_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t / functions.square(1 + functions.abs(self_p))
    forward.attach(result, result_t, self_t)
    return result


NN_SOFTSIGN.implement(FORWARD_AD, nn_softsign_forward)


# nn_tanhshrink (ops.yaml:6448, derivatives.yaml:981)
NN_TANHSHRINK = define(
    "nn_tanhshrink",
    "nn_tanhshrink(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6448",
    digest="b75c346b53a9349d",
    kernel={
        "elementwise": "self - tanh(self)",
    },
    derivative={
        "self": "grad * conj(square(tanh(self)))",
        "result": "auto_element_wise",
    },
)
NN_TANHSHRINK_LOOP = Elementwise("nn_tanhshrink", LOOPS, "nn_tanhshrink_f25e3fac", 1, promote="int_to_float")
NN_TANHSHRINK.implement(CPU, NN_TANHSHRINK_LOOP.make)
NN_TANHSHRINK_BACKWARD_SELF_LOOP = Elementwise(
    "NnTanhshrinkBackward0", LOOPS, "nn_tanhshrink_backward_self_8b8087e9", 2
)


class NnTanhshrinkBackward0(Node):
    """Backward of nn_tanhshrink (derivatives.yaml:981)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "nn_tanhshrink"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = NN_TANHSHRINK_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad * operations.conj(functions.square(functions.tanh(self_)))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def nn_tanhshrink_autograd(self):
    """nn_tanhshrink, recorded for the backward pass."""
    result = NN_TANHSHRINK[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = NnTanhshrinkBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


NN_TANHSHRINK.implement(AUTOGRAD_CPU, nn_tanhshrink_autograd)
NN_TANHSHRINK_FORWARD_LOOP = Elementwise("nn_tanhshrink", LOOPS, "nn_tanhshrink_forward_eab2c8f4", 2)


def nn_tanhshrink_forward(self):
    """nn_tanhshrink, and the tangent of its result."""
    result = NN_TANHSHRINK[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = NN_TANHSHRINK_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.square(functions.tanh(self_p))
    forward.attach(result, result_t, self_t)
    return result


NN_TANHSHRINK.implement(FORWARD_AD, nn_tanhshrink_forward)
