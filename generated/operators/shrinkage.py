"""The shrinkage operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, unpack_input
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.shrinkage"
functions = LateModule(f"{PACKAGE}.functions")


# softshrink (ops.yaml:6462, derivatives.yaml:985)
SOFTSHRINK = define(
    "softshrink",
    "softshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6462",
    digest="7653902f85610810",
    kernel={
        "elementwise": "{lambd.real >= 0: where(self > lambd, self - lambd, where(self < -lambd, self + lambd,"
        " where(isnan(self), self, 0)))}",
    },
    derivative={
        "self": "where((self < -lambd) | (self > lambd), grad, 0)",
        "result": "auto_element_wise",
    },
)
SOFTSHRINK_OUT = define(
    "softshrink.out",
    "softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:6462",
    digest="7653902f85610810",
)
SOFTSHRINK_LOOP = Elementwise("softshrink", LOOPS, "softshrink_17ebcaf8", 1, promote="same", accepts=('floating',))


def softshrink_cpu(self, lambd):
    """softshrink on the CPU."""
    if lambd.real >= 0:
        return SOFTSHRINK_LOOP.make(self, lambd)
    raise language.no_case("softshrink", {"lambd": lambd})


SOFTSHRINK.implement(CPU, softshrink_cpu)


def softshrink_out_cpu(self, lambd, out):
    """softshrink.out on the CPU."""
    if lambd.real >= 0:
        return SOFTSHRINK_LOOP.write(self, lambd, out)
    raise language.no_case("softshrink.out", {"lambd": lambd})


SOFTSHRINK_OUT.implement(CPU, softshrink_out_cpu)
SOFTSHRINK_BACKWARD_SELF_LOOP = Elementwise(
    "SoftshrinkBackward0", LOOPS, "softshrink_backward_self_14b8bf97", 2, free=(0,)
)


class SoftshrinkBackward0(Node):
    """Backward of softshrink (derivatives.yaml:985)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_lambd")
    operator = "softshrink"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        lambd = self._saved_lambd
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SOFTSHRINK_BACKWARD_SELF_LOOP.make(grad, self_, lambd)
        else:
            grad_self = functions.where((self_ < -lambd) | (self_ > lambd), grad, 0)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def softshrink_autograd(self, lambd):
    """softshrink, recorded for the backward pass."""
    result = SOFTSHRINK[(self._keys) & BELOW_AUTOGRAD](self, lambd)
    if state.active and not grad_enabled():
        return result
    node = SoftshrinkBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_lambd = lambd
    return recording.record(node, result, self)


SOFTSHRINK.implement(AUTOGRAD_CPU, softshrink_autograd)
SOFTSHRINK_OUT.implement(AUTOGRAD_CPU, without_gradient(SOFTSHRINK_OUT))
SOFTSHRINK_FORWARD_LOOP = Elementwise("softshrink", LOOPS, "softshrink_forward_9a5592ab", 2, free=(0,))


def softshrink_forward(self, lambd):
    """softshrink, and the tangent of its result."""
    result = SOFTSHRINK[(self._keys) & BELOW_FORWARD](self, lambd)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SOFTSHRINK_FORWARD_LOOP.make(self_t, self_p, lambd)
    else:
        result_t = functions.where((self_p < -lambd) | (self_p > lambd), self_t, 0)
    forward.attach(result, result_t, self_t)
    return result


SOFTSHRINK.implement(FORWARD_AD, softshrink_forward)
SOFTSHRINK_OUT.implement(FORWARD_AD, forward.without_tangent(SOFTSHRINK_OUT))


# hardshrink (ops.yaml:6485, derivatives.yaml:989)
HARDSHRINK = define(
    "hardshrink",
    "hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6485",
    digest="97140205f17fc521",
    kernel={
        "elementwise": "where(self >= -lambd and self <= lambd, 0, self)",
    },
    derivative={
        "self": "where((self < -lambd) | (self > lambd), grad, 0)",
        "result": "auto_element_wise",
    },
)
HARDSHRINK_OUT = define(
    "hardshrink.out",
    "hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:6485",
    digest="97140205f17fc521",
)
HARDSHRINK_LOOP = Elementwise("hardshrink", LOOPS, "hardshrink_21da40c9", 1, promote="same", accepts=('floating',))
HARDSHRINK.implement(CPU, HARDSHRINK_LOOP.make)
HARDSHRINK_OUT.implement(CPU, HARDSHRINK_LOOP.write)
HARDSHRINK_BACKWARD_SELF_LOOP = Elementwise(
    "HardshrinkBackward0", LOOPS, "hardshrink_backward_self_14b8bf97", 2, free=(0,)
)


class HardshrinkBackward0(Node):
    """Backward of hardshrink (derivatives.yaml:989)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_lambd")
    operator = "hardshrink"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        lambd = self._saved_lambd
        if state.active and not grad_enabled() and not state.dual:
            grad_self = HARDSHRINK_BACKWARD_SELF_LOOP.make(grad, self_, lambd)
        else:
            grad_self = functions.where((self_ < -lambd) | (self_ > lambd), grad, 0)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def hardshrink_autograd(self, lambd):
    """hardshrink, recorded for the backward pass."""
    result = HARDSHRINK[(self._keys) & BELOW_AUTOGRAD](self, lambd)
    if state.active and not grad_enabled():
        return result
    node = HardshrinkBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_lambd = lambd
    return recording.record(node, result, self)


HARDSHRINK.implement(AUTOGRAD_CPU, hardshrink_autograd)
HARDSHRINK_OUT.implement(AUTOGRAD_CPU, without_gradient(HARDSHRINK_OUT))
HARDSHRINK_FORWARD_LOOP = Elementwise("hardshrink", LOOPS, "hardshrink_forward_9a5592ab", 2, free=(0,))


def hardshrink_forward(self, lambd):
    """hardshrink, and the tangent of its result."""
    result = HARDSHRINK[(self._keys) & BELOW_FORWARD](self, lambd)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = HARDSHRINK_FORWARD_LOOP.make(self_t, self_p, lambd)
    else:
        result_t = functions.where((self_p < -lambd) | (self_p > lambd), self_t, 0)
    forward.attach(result, result_t, self_t)
    return result


HARDSHRINK.implement(FORWARD_AD, hardshrink_forward)
HARDSHRINK_OUT.implement(FORWARD_AD, forward.without_tangent(HARDSHRINK_OUT))


# threshold (ops.yaml:6506, derivatives.yaml:993)
THRESHOLD = define(
    "threshold",
    "threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6506",
    digest="c5b6a611a44411f1",
    kernel={
        "elementwise": "where(self <= threshold, value, self)",
    },
    derivative={
        "self": "where(self <= threshold, 0, grad)",
        "result": "auto_element_wise",
    },
)
THRESHOLD_ = define(
    "threshold_",
    "threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)",
    source="ops.yaml:6506",
    digest="c5b6a611a44411f1",
)
THRESHOLD_OUT = define(
    "threshold.out",
    "threshold.out(Tensor self, Scalar threshold, Scalar value, *, Tensor(a!) out) -> Tenso"
    "r(a!)",
    source="ops.yaml:6506",
    digest="c5b6a611a44411f1",
)
THRESHOLD_LOOP = Elementwise(
    "threshold", LOOPS, "threshold_4c2c41e3", 1, promote="same", accepts=('integral', 'floating')
)
THRESHOLD.implement(CPU, THRESHOLD_LOOP.make)
THRESHOLD_.implement(CPU, THRESHOLD_LOOP.update)
THRESHOLD_OUT.implement(CPU, THRESHOLD_LOOP.write)
THRESHOLD_BACKWARD_SELF_LOOP = Elementwise(
    "ThresholdBackward0", LOOPS, "threshold_backward_self_47fe3267", 2, free=(0,)
)


class ThresholdBackward0(Node):
    """Backward of threshold (derivatives.yaml:993)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_threshold")
    operator = "threshold"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        threshold = self._saved_threshold
        if state.active and not grad_enabled() and not state.dual:
            grad_self = THRESHOLD_BACKWARD_SELF_LOOP.make(grad, self_, threshold)
        else:
            grad_self = functions.where(self_ <= threshold, 0, grad)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def threshold_autograd(self, threshold, value):
    """threshold, recorded for the backward pass."""
    result = THRESHOLD[(self._keys) & BELOW_AUTOGRAD](self, threshold, value)
    if state.active and not grad_enabled():
        return result
    node = ThresholdBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_threshold = threshold
    return recording.record(node, result, self)


THRESHOLD.implement(AUTOGRAD_CPU, threshold_autograd)


def threshold__autograd(self, threshold, value):
    """threshold_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return THRESHOLD_[(self._keys) & BELOW_AUTOGRAD](self, threshold, value)
    check_inplace("threshold_", self)
    node = ThresholdBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    node._saved_threshold = threshold
    THRESHOLD_[(self._keys) & BELOW_AUTOGRAD](self, threshold, value)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


THRESHOLD_.implement(AUTOGRAD_CPU, threshold__autograd)
THRESHOLD_OUT.implement(AUTOGRAD_CPU, without_gradient(THRESHOLD_OUT))
THRESHOLD_FORWARD_LOOP = Elementwise("threshold", LOOPS, "threshold_forward_698e8d60", 2, free=(0,))


def threshold_forward(self, threshold, value):
    """threshold, and the tangent of its result."""
    result = THRESHOLD[(self._keys) & BELOW_FORWARD](self, threshold, value)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = THRESHOLD_FORWARD_LOOP.make(self_t, self_p, threshold)
    else:
        result_t = functions.where(self_p <= threshold, 0, self_t)
    forward.attach(result, result_t, self_t)
    return result


THRESHOLD.implement(FORWARD_AD, threshold_forward)


def threshold__forward(self, threshold, value):
    """threshold_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return THRESHOLD_[(self._keys) & BELOW_FORWARD](self, threshold, value)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = THRESHOLD_FORWARD_LOOP.make(self_t, self_p, threshold)
    else:
        result_t = functions.where(self_p <= threshold, 0, self_t)
    THRESHOLD_[(self._keys) & BELOW_FORWARD](self, threshold, value)
    return forward.rewrite(self, result_t, self_t)


THRESHOLD_.implement(FORWARD_AD, threshold__forward)
THRESHOLD_OUT.implement(FORWARD_AD, forward.without_tangent(THRESHOLD_OUT))


# glu (ops.yaml:6527)
GLU = define(
    "glu",
    "glu(Tensor self, int dim=-1) -> Tensor",
    source="ops.yaml:6527",
    digest="93fe7a90e23c0e15",
    kernel={
        "composite": 'if self.ndim == 0:\n    refuse("glu: a tensor without dimensions cannot be halved")\nat '
        '= wrap_dim(dim, self.ndim)\nsize = self.size(at)\nif size % 2:\n    refuse(f"glu: the siz'
        'e of dimension {at} must be even to be halved, got {size}")\nreturn _gated(self.narrow('
        "at, 0, size // 2), self.narrow(at, size // 2, size // 2))",
    },
)
GLU_OUT = define(
    "glu.out",
    "glu.out(Tensor self, int dim=-1, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:6527",
    digest="93fe7a90e23c0e15",
)


def glu_composite(self, dim):
    """glu, from other operators."""
    if self.ndim == 0:
        language.refuse("glu: a tensor without dimensions cannot be halved")
    at = language.wrap_dim(dim, self.ndim)
    size = self.size(at)
    if size % 2:
        language.refuse(f"glu: the size of dimension {at} must be even to be halved, got {size}")
    return functions._gated(self.narrow(at, 0, size // 2), self.narrow(at, size // 2, size // 2))


GLU.implement(COMPOSITE_IMPLICIT_AUTOGRAD, glu_composite)


def glu_out_cpu(self, dim, out):
    """glu.out: the functional form, copied into out."""
    return write_out("glu.out", out, glu_composite(self, dim))


GLU_OUT.implement(CPU, glu_out_cpu)
GLU_OUT.implement(AUTOGRAD_CPU, without_gradient(GLU_OUT))
GLU_OUT.implement(FORWARD_AD, forward.without_tangent(GLU_OUT))


# _gated (ops.yaml:6548, derivatives.yaml:997)
_GATED = define(
    "_gated",
    "_gated(Tensor self, Tensor gate) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6548",
    digest="d6de1cb20be68f4f",
    kernel={
        "elementwise": "self * sigmoid(gate)",
    },
    derivative={
        "self": "grad * sigmoid(gate)",
        "gate": "grad * (self * sigmoid(gate) * (1 - sigmoid(gate)))",
        "result": "self_t * sigmoid(gate_p) + gate_t * (self_p * sigmoid(gate_p) * (1 - sigmoid(gate_p)))",
    },
)
_GATED_LOOP = Elementwise("_gated", LOOPS, "_gated_fa9e8c83", 2, accepts=('floating',))
_GATED.implement(CPU, _GATED_LOOP.make)
_GATED_BACKWARD_SELF_LOOP = Elementwise("_GatedBackward0", LOOPS, "gated_backward_self_79d64a3a", 2)
_GATED_BACKWARD_GATE_LOOP = Elementwise("_GatedBackward0", LOOPS, "gated_backward_gate_09065a0e", 3)


class _GatedBackward0(Node):
    """Backward of _gated (derivatives.yaml:997)."""

    __slots__ = ("_saved_gate", "_version_gate", "_saved_self", "_version_self")
    operator = "_gated"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            gate = unpack_input(self, self._saved_gate, self._version_gate, "gate")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = _GATED_BACKWARD_SELF_LOOP.make(grad, gate)
            else:
                grad_self = grad * functions.sigmoid(gate)
        grad_gate = None
        if self.edges[1] is not None:
            gate = unpack_input(self, self._saved_gate, self._version_gate, "gate")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_gate = _GATED_BACKWARD_GATE_LOOP.make(grad, gate, self_)
            else:
                grad_gate = grad * (self_ * functions.sigmoid(gate) * (1 - functions.sigmoid(gate)))
        return (grad_self, grad_gate)

    def release(self):
        self._saved_gate = self._saved_self = None


def _gated_autograd(self, gate):
    """_gated, recorded for the backward pass."""
    result = _GATED[(self._keys | gate._keys) & BELOW_AUTOGRAD](self, gate)
    if state.active and not grad_enabled():
        return result
    node = _GatedBackward0()
    node._saved_gate, node._version_gate = gate, 0 if gate._version is None else gate._version[0]
    if gate._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self, gate)


_GATED.implement(AUTOGRAD_CPU, _gated_autograd)
_GATED_FORWARD_LOOP = Elementwise("_gated", LOOPS, "gated_forward_bdcd6f59", 4)


def _gated_forward(self, gate):
    """_gated, and the tangent of its result."""
    result = _GATED[(self._keys | gate._keys) & BELOW_FORWARD](self, gate)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    gate_p = forward.primal_of(gate)
    gate_t = forward.tangent_of(gate)
    if forward.given(self_t, gate_t) and forward.unrecorded(gate_t, self_t, gate_p, self_p):
        result_t = _GATED_FORWARD_LOOP.make(gate_t, self_t, gate_p, self_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * functions.sigmoid(gate_p)
        if gate_t is not None:
            result_t = forward.plus(
                result_t, gate_t * (self_p * functions.sigmoid(gate_p) * (1 - functions.sigmoid(gate_p)))
            )
    forward.attach(result, result_t, self_t, gate_t)
    return result


_GATED.implement(FORWARD_AD, _gated_forward)


# prelu (ops.yaml:6555)
PRELU = define(
    "prelu",
    "prelu(Tensor self, Tensor weight) -> Tensor",
    source="ops.yaml:6555",
    digest="edeef9ecfb89bc0e",
    kernel={
        "composite": 'if self.dtype != weight.dtype:\n    refuse(f"prelu: input and weight must have the same'
        ' dtype, got {self.dtype} and {weight.dtype}")\nif weight.ndim > 1:\n    refuse(f"prelu: '
        'weight must be a number or a vector, got shape {list(weight.shape)}")\nchannels = self.'
        "size(1) if self.ndim > 1 else 1\nif weight.numel() != 1 and weight.numel() != channels:"
        '\n    refuse(f"prelu: weight must have 1 element or one for each of {channels} channels'
        ', got {weight.numel()}")\nif weight.numel() == 1:\n    return _prelu(self, weight.reshap'
        "e(()) if self.ndim == 0 else weight.reshape((1,) * self.ndim))\nreturn _prelu(self, wei"
        "ght.reshape(replaced((1,) * self.ndim, 1, channels)))",
    },
)


def prelu_composite(self, weight):
    """prelu, from other operators."""
    if self.dtype != weight.dtype:
        language.refuse(f"prelu: input and weight must have the same dtype, got {self.dtype} and {weight.dtype}")
    if weight.ndim > 1:
        language.refuse(f"prelu: weight must be a number or a vector, got shape {list(weight.shape)}")
    channels = self.size(1) if self.ndim > 1 else 1
    if weight.numel() != 1 and weight.numel() != channels:
        language.refuse(
            f"prelu: weight must have 1 element or one for each of {channels} channels, got {weight.numel()}"
        )
    if weight.numel() == 1:
        return functions._prelu(self, weight.reshape(()) if self.ndim == 0 else weight.reshape((1,) * self.ndim))
    return functions._prelu(self, weight.reshape(language.replaced((1,) * self.ndim, 1, channels)))


PRELU.implement(COMPOSITE_IMPLICIT_AUTOGRAD, prelu_composite)


# _prelu (ops.yaml:6578, derivatives.yaml:1002)
_PRELU = define(
    "_prelu",
    "_prelu(Tensor self, Tensor weight) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:6578",
    digest="dee66dec72168954",
    kernel={
        "elementwise": "where(self > 0, self, weight * self)",
    },
    derivative={
        "self": "where(self > 0, grad, grad * weight)",
        "weight": "where(self > 0, 0, grad * self)",
        "result": "where(self_p > 0, self_t, self_t * weight_p) + where(self_p > 0, 0, self_p) * weight_t",
    },
)
_PRELU_ = define(
    "_prelu_",
    "_prelu_(Tensor(a!) self, Tensor weight) -> Tensor(a!)",
    source="ops.yaml:6578",
    digest="dee66dec72168954",
)
_PRELU_LOOP = Elementwise("_prelu", LOOPS, "_prelu_a81051de", 2, accepts=('floating',))
_PRELU.implement(CPU, _PRELU_LOOP.make)
_PRELU_.implement(CPU, _PRELU_LOOP.update)
_PRELU_BACKWARD_SELF_LOOP = Elementwise("_PreluBackward0", LOOPS, "prelu_backward_self_799785df", 3)
_PRELU_BACKWARD_WEIGHT_LOOP = Elementwise("_PreluBackward0", LOOPS, "prelu_backward_weight_5680b35e", 2)


class _PreluBackward0(Node):
    """Backward of _prelu (derivatives.yaml:1002)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_weight", "_version_weight")
    operator = "_prelu"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = _PRELU_BACKWARD_SELF_LOOP.make(grad, self_, weight)
            else:
                grad_self = functions.where(self_ > 0, grad, grad * weight)
        grad_weight = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_weight = _PRELU_BACKWARD_WEIGHT_LOOP.make(grad, self_)
            else:
                grad_weight = functions.where(self_ > 0, 0, grad * self_)
        return (grad_self, grad_weight)

    def release(self):
        self._saved_self = self._saved_weight = None


def _prelu_autograd(self, weight):
    """_prelu, recorded for the backward pass."""
    result = _PRELU[(self._keys | weight._keys) & BELOW_AUTOGRAD](self, weight)
    if state.active and not grad_enabled():
        return result
    node = _PreluBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    if self._edge is not None:
        node._saved_weight, node._version_weight = weight, 0 if weight._version is None else weight._version[0]
    return recording.record(node, result, self, weight)


_PRELU.implement(AUTOGRAD_CPU, _prelu_autograd)


def _prelu__autograd(self, weight):
    """_prelu_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return _PRELU_[(self._keys | weight._keys) & BELOW_AUTOGRAD](self, weight)
    check_inplace("_prelu_", self)
    node = _PreluBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, weight._edge)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    if self._edge is not None:
        node._saved_weight, node._version_weight = weight, 0 if weight._version is None else weight._version[0]
    _PRELU_[(self._keys | weight._keys) & BELOW_AUTOGRAD](self, weight)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


_PRELU_.implement(AUTOGRAD_CPU, _prelu__autograd)
_PRELU_FORWARD_LOOP = Elementwise("_prelu", LOOPS, "prelu_forward_0270cdf2", 4)


def _prelu_forward(self, weight):
    """_prelu, and the tangent of its result."""
    result = _PRELU[(self._keys | weight._keys) & BELOW_FORWARD](self, weight)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    weight_p = forward.primal_of(weight)
    weight_t = forward.tangent_of(weight)
    if forward.given(self_t, weight_t) and forward.unrecorded(self_t, weight_t, self_p, weight_p):
        result_t = _PRELU_FORWARD_LOOP.make(self_t, weight_t, self_p, weight_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = functions.where(self_p > 0, self_t, self_t * weight_p)
        if weight_t is not None:
            result_t = forward.plus(result_t, functions.where(self_p > 0, 0, self_p) * weight_t)
    forward.attach(result, result_t, self_t, weight_t)
    return result


_PRELU.implement(FORWARD_AD, _prelu_forward)


def _prelu__forward(self, weight):
    """_prelu_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return _PRELU_[(self._keys | weight._keys) & BELOW_FORWARD](self, weight)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    weight_p = forward.primal_of(weight)
    weight_t = forward.tangent_of(weight)
    if forward.given(self_t, weight_t) and forward.unrecorded(self_t, weight_t, self_p, weight_p):
        result_t = _PRELU_FORWARD_LOOP.make(self_t, weight_t, self_p, weight_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = functions.where(self_p > 0, self_t, self_t * weight_p)
        if weight_t is not None:
            result_t = forward.plus(result_t, functions.where(self_p > 0, 0, self_p) * weight_t)
    _PRELU_[(self._keys | weight._keys) & BELOW_FORWARD](self, weight)
    return forward.rewrite(self, result_t, self_t, weight_t)


_PRELU_.implement(FORWARD_AD, _prelu__forward)


# rrelu (ops.yaml:6588)
RRELU = define(
    "rrelu",
    "rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training="
    "False, Generator? generator=None) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:6588",
    digest="4991f949e2f08537",
    kernel={
        "composite": 'if lower > upper:\n    refuse(f"rrelu: lower must not exceed upper, got {lower} and {up'
        'per}")\nif not training:\n    return leaky_relu(self, (lower + upper) / 2)\nreturn _prelu'
        "(self, _random_slopes(self, lower, upper, generator))",
    },
)


def rrelu_composite(self, lower, upper, training, generator):
    """rrelu, from other operators."""
    if lower > upper:
        language.refuse(f"rrelu: lower must not exceed upper, got {lower} and {upper}")
    if not training:
        return functions.leaky_relu(self, (lower + upper) / 2)
    return functions._prelu(self, functions._random_slopes(self, lower, upper, generator))


RRELU.implement(COMPOSITE_IMPLICIT_AUTOGRAD, rrelu_composite)


# _random_slopes (ops.yaml:6606)
_RANDOM_SLOPES = define(
    "_random_slopes",
    "_random_slopes(Tensor self, Scalar lower, Scalar upper, Generator? generator) -> Tenso"
    "r",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:6606",
    digest="89badb8ad1a768e6",
    kernel={
        "composite": "rand(self.shape, generator=generator, dtype=self.dtype) * (upper - lower) + lower",
    },
)


def _random_slopes_composite(self, lower, upper, generator):
    """_random_slopes, from other operators."""
    return functions.rand(self.shape, generator=generator, dtype=self.dtype) * (upper - lower) + lower


_RANDOM_SLOPES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _random_slopes_composite)


# nn_rrelu (ops.yaml:6612)
NN_RRELU = define(
    "nn_rrelu",
    "nn_rrelu(Tensor self, float lower=0.125, float upper=0.3333333333333333, bool training"
    "=False, bool inplace=False) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:6612",
    digest="1affcc2cc2c45e6d",
    kernel={
        "composite": "if not inplace:\n    return rrelu(self, lower, upper, training)\nif lower > upper:\n    r"
        'efuse(f"rrelu: lower must not exceed upper, got {lower} and {upper}")\nif training:\n   '
        " return _prelu_(self, _random_slopes(self, lower, upper, None))\nreturn leaky_relu_(sel"
        "f, (lower + upper) / 2)",
    },
)


def nn_rrelu_composite(self, lower, upper, training, inplace):
    """nn_rrelu, from other operators."""
    if not inplace:
        return functions.rrelu(self, lower, upper, training)
    if lower > upper:
        language.refuse(f"rrelu: lower must not exceed upper, got {lower} and {upper}")
    if training:
        return functions._prelu_(self, functions._random_slopes(self, lower, upper, None))
    return functions.leaky_relu_(self, (lower + upper) / 2)


NN_RRELU.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_rrelu_composite)


# nn_softmax (ops.yaml:6632)
NN_SOFTMAX = define(
    "nn_softmax",
    "nn_softmax(Tensor self, int? dim=None, int _stacklevel=3, ScalarType? dtype=None) -> T"
    "ensor",
    source="ops.yaml:6632",
    digest="67c49c0e42e8d058",
    kernel={
        "composite": "softmax(self, (0 if self.ndim in (0, 1, 3) else 1) if dim is None else dim, dtype)",
    },
)


def nn_softmax_composite(self, dim, _stacklevel, dtype):
    """nn_softmax, from other operators."""
    return functions.softmax(self, (0 if self.ndim in (0, 1, 3) else 1) if dim is None else dim, dtype)


NN_SOFTMAX.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_softmax_composite)


# nn_log_softmax (ops.yaml:6644)
NN_LOG_SOFTMAX = define(
    "nn_log_softmax",
    "nn_log_softmax(Tensor self, int? dim=None, int _stacklevel=3, ScalarType? dtype=None) "
    "-> Tensor",
    source="ops.yaml:6644",
    digest="500e8a1684c2c8a4",
    kernel={
        "composite": "log_softmax(self, (0 if self.ndim in (0, 1, 3) else 1) if dim is None else dim, dtype)",
    },
)


def nn_log_softmax_composite(self, dim, _stacklevel, dtype):
    """nn_log_softmax, from other operators."""
    return functions.log_softmax(self, (0 if self.ndim in (0, 1, 3) else 1) if dim is None else dim, dtype)


NN_LOG_SOFTMAX.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_log_softmax_composite)


# nn_softmin (ops.yaml:6654)
NN_SOFTMIN = define(
    "nn_softmin",
    "nn_softmin(Tensor self, int? dim=None, int _stacklevel=3, ScalarType? dtype=None) -> T"
    "ensor",
    source="ops.yaml:6654",
    digest="902654b7f5032a9d",
    kernel={
        "composite": "softmax(-self, (0 if self.ndim in (0, 1, 3) else 1) if dim is None else dim, dtype)",
    },
)


def nn_softmin_composite(self, dim, _stacklevel, dtype):
    """nn_softmin, from other operators."""
    return functions.softmax(-self, (0 if self.ndim in (0, 1, 3) else 1) if dim is None else dim, dtype)


NN_SOFTMIN.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_softmin_composite)


# nn_gumbel_softmax (ops.yaml:6664)
NN_GUMBEL_SOFTMAX = define(
    "nn_gumbel_softmax",
    "nn_gumbel_softmax(Tensor logits, float tau=1, bool hard=False, float eps=1e-10, int di"
    "m=-1) -> Tensor",
    tags=("nondeterministic_seeded",),
    source="ops.yaml:6664",
    digest="d416fe981e98a41f",
    kernel={
        "composite": "chance = rand(logits.shape, dtype=logits.dtype).clamp_min(epsilon(logits.dtype) / 4)\nn"
        "oise = -log(-log1p(-chance))\nsoft = softmax((logits + noise) / tau, dim)\nif not hard:\n"
        "    return soft\nat = soft.argmax(dim, True)\none = zeros_like(soft).scatter_add(dim, at"
        ", ones_like(at).to(soft.dtype)) if soft.ndim else ones_like(soft)\nreturn one - soft.de"
        "tach() + soft",
    },
)


def nn_gumbel_softmax_composite(logits, tau, hard, eps, dim):
    """nn_gumbel_softmax, from other operators."""
    chance = functions.rand(logits.shape, dtype=logits.dtype).clamp_min(language.epsilon(logits.dtype) / 4)
    noise = -functions.log(-functions.log1p(-chance))
    soft = functions.softmax((logits + noise) / tau, dim)
    if not hard:
        return soft
    at = soft.argmax(dim, True)
    one = (
        functions.zeros_like(soft).scatter_add(dim, at, functions.ones_like(at).to(soft.dtype))
        if soft.ndim
        else functions.ones_like(soft)
    )
    return one - soft.detach() + soft


NN_GUMBEL_SOFTMAX.implement(COMPOSITE_IMPLICIT_AUTOGRAD, nn_gumbel_softmax_composite)
