"""The exponential operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.autograd import forward, operations, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.exponential"
functions = LateModule(f"{PACKAGE}.functions")


# exp (ops.yaml:443, derivatives.yaml:113)
EXP = define(
    "exp",
    "exp(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:443",
    digest="d33ac02fd8ba0eed",
    kernel={
        "elementwise": "exp(self)",
    },
    derivative={
        "self": "grad * result",
        "result": "auto_element_wise",
    },
)
EXP_ = define(
    "exp_",
    "exp_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:443",
    digest="d33ac02fd8ba0eed",
)
EXP_OUT = define(
    "exp.out",
    "exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:443",
    digest="d33ac02fd8ba0eed",
)
EXP_LOOP = Elementwise("exp", LOOPS, "exp_kernel", 1, promote="int_to_float")
EXP.implement(CPU, EXP_LOOP.make)
EXP_.implement(CPU, EXP_LOOP.update)
EXP_OUT.implement(CPU, EXP_LOOP.write)
EXP_BACKWARD_SELF_LOOP = Elementwise("ExpBackward0", LOOPS, "exp_backward_self", 2)


class ExpBackward0(Node):
    """Backward of exp (derivatives.yaml:113)."""

    __slots__ = ("_saved_result",)
    operator = "exp"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = EXP_BACKWARD_SELF_LOOP.make(grad, result)
        else:
            grad_self = grad * operations.conj(result)
        return (grad_self,)

    def release(self):
        self._saved_result = None


def exp_autograd(self):
    """exp, recorded for the backward pass."""
    result = EXP[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = ExpBackward0()
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


EXP.implement(AUTOGRAD_CPU, exp_autograd)


def exp__autograd(self):
    """exp_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return EXP_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("exp_", self)
    node = ExpBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    EXP_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


EXP_.implement(AUTOGRAD_CPU, exp__autograd)
EXP_OUT.implement(AUTOGRAD_CPU, without_gradient(EXP_OUT))
EXP_FORWARD_LOOP = Elementwise("exp", LOOPS, "exp_forward", 2)


def exp_forward(self):
    """exp, and the tangent of its result."""
    result = EXP[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p):
        result_t = EXP_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = self_t * result_p
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


EXP.implement(FORWARD_AD, exp_forward)


def exp__forward(self):
    """exp_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return EXP_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    EXP_[(self._keys) & BELOW_FORWARD](self)
    result_p = forward.alias(self)
    if forward.unrecorded(self_t, result_p):
        result_t = EXP_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = self_t * result_p
    return forward.keep(forward.rewrite(self, result_t, self_t))


EXP_.implement(FORWARD_AD, exp__forward)
EXP_OUT.implement(FORWARD_AD, forward.without_tangent(EXP_OUT))


# exp2 (ops.yaml:458, derivatives.yaml:117)
EXP2 = define(
    "exp2",
    "exp2(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:458",
    digest="9a27ca134e9cf4a5",
    kernel={
        "elementwise": "exp2(self)",
    },
    derivative={
        "self": "0.6931471805599453 * grad * result",
        "result": "auto_element_wise",
    },
)
EXP2_ = define(
    "exp2_",
    "exp2_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:458",
    digest="9a27ca134e9cf4a5",
)
EXP2_OUT = define(
    "exp2.out",
    "exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:458",
    digest="9a27ca134e9cf4a5",
)
EXP2_LOOP = Elementwise("exp2", LOOPS, "exp2_kernel", 1, promote="int_to_float")
EXP2.implement(CPU, EXP2_LOOP.make)
EXP2_.implement(CPU, EXP2_LOOP.update)
EXP2_OUT.implement(CPU, EXP2_LOOP.write)
EXP2_BACKWARD_SELF_LOOP = Elementwise("Exp2Backward0", LOOPS, "exp2_backward_self", 2)


class Exp2Backward0(Node):
    """Backward of exp2 (derivatives.yaml:117)."""

    __slots__ = ("_saved_result",)
    operator = "exp2"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = EXP2_BACKWARD_SELF_LOOP.make(grad, result)
        else:
            grad_self = 0.6931471805599453 * grad * operations.conj(result)
        return (grad_self,)

    def release(self):
        self._saved_result = None


def exp2_autograd(self):
    """exp2, recorded for the backward pass."""
    result = EXP2[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = Exp2Backward0()
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


EXP2.implement(AUTOGRAD_CPU, exp2_autograd)


def exp2__autograd(self):
    """exp2_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return EXP2_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("exp2_", self)
    node = Exp2Backward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    EXP2_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


EXP2_.implement(AUTOGRAD_CPU, exp2__autograd)
EXP2_OUT.implement(AUTOGRAD_CPU, without_gradient(EXP2_OUT))
EXP2_FORWARD_LOOP = Elementwise("exp2", LOOPS, "exp2_forward", 2)


def exp2_forward(self):
    """exp2, and the tangent of its result."""
    result = EXP2[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p):
        result_t = EXP2_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = 0.6931471805599453 * self_t * result_p
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


EXP2.implement(FORWARD_AD, exp2_forward)


def exp2__forward(self):
    """exp2_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return EXP2_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    EXP2_[(self._keys) & BELOW_FORWARD](self)
    result_p = forward.alias(self)
    if forward.unrecorded(self_t, result_p):
        result_t = EXP2_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = 0.6931471805599453 * self_t * result_p
    return forward.keep(forward.rewrite(self, result_t, self_t))


EXP2_.implement(FORWARD_AD, exp2__forward)
EXP2_OUT.implement(FORWARD_AD, forward.without_tangent(EXP2_OUT))


# expm1 (ops.yaml:471, derivatives.yaml:121)
EXPM1 = define(
    "expm1",
    "expm1(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:471",
    digest="3aabb920974cd6be",
    kernel={
        "elementwise": "expm1(self)",
    },
    derivative={
        "self": "grad * (result + 1)",
        "result": "auto_element_wise",
    },
)
EXPM1_ = define(
    "expm1_",
    "expm1_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:471",
    digest="3aabb920974cd6be",
)
EXPM1_OUT = define(
    "expm1.out",
    "expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:471",
    digest="3aabb920974cd6be",
)
EXPM1_LOOP = Elementwise("expm1", LOOPS, "expm1_kernel", 1, promote="int_to_float")
EXPM1.implement(CPU, EXPM1_LOOP.make)
EXPM1_.implement(CPU, EXPM1_LOOP.update)
EXPM1_OUT.implement(CPU, EXPM1_LOOP.write)
EXPM1_BACKWARD_SELF_LOOP = Elementwise("Expm1Backward0", LOOPS, "expm1_backward_self", 2)


class Expm1Backward0(Node):
    """Backward of expm1 (derivatives.yaml:121)."""

    __slots__ = ("_saved_result",)
    operator = "expm1"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = EXPM1_BACKWARD_SELF_LOOP.make(grad, result)
        else:
            grad_self = grad * operations.conj(result + 1)
        return (grad_self,)

    def release(self):
        self._saved_result = None


def expm1_autograd(self):
    """expm1, recorded for the backward pass."""
    result = EXPM1[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = Expm1Backward0()
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


EXPM1.implement(AUTOGRAD_CPU, expm1_autograd)


def expm1__autograd(self):
    """expm1_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return EXPM1_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("expm1_", self)
    node = Expm1Backward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    EXPM1_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


EXPM1_.implement(AUTOGRAD_CPU, expm1__autograd)
EXPM1_OUT.implement(AUTOGRAD_CPU, without_gradient(EXPM1_OUT))
EXPM1_FORWARD_LOOP = Elementwise("expm1", LOOPS, "expm1_forward", 2)


def expm1_forward(self):
    """expm1, and the tangent of its result."""
    result = EXPM1[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p):
        result_t = EXPM1_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = self_t * (result_p + 1)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


EXPM1.implement(FORWARD_AD, expm1_forward)


def expm1__forward(self):
    """expm1_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return EXPM1_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    EXPM1_[(self._keys) & BELOW_FORWARD](self)
    result_p = forward.alias(self)
    if forward.unrecorded(self_t, result_p):
        result_t = EXPM1_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = self_t * (result_p + 1)
    return forward.keep(forward.rewrite(self, result_t, self_t))


EXPM1_.implement(FORWARD_AD, expm1__forward)
EXPM1_OUT.implement(FORWARD_AD, forward.without_tangent(EXPM1_OUT))


# log (ops.yaml:484, derivatives.yaml:125)
LOG = define(
    "log",
    "log(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:484",
    digest="44b32fd08aec426d",
    kernel={
        "elementwise": "log(self)",
    },
    derivative={
        "self": "grad / self",
        "result": "auto_element_wise",
    },
)
LOG_ = define(
    "log_",
    "log_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:484",
    digest="44b32fd08aec426d",
)
LOG_OUT = define(
    "log.out",
    "log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:484",
    digest="44b32fd08aec426d",
)
LOG_LOOP = Elementwise("log", LOOPS, "log_kernel", 1, promote="int_to_float")
LOG.implement(CPU, LOG_LOOP.make)
LOG_.implement(CPU, LOG_LOOP.update)
LOG_OUT.implement(CPU, LOG_LOOP.write)
LOG_BACKWARD_SELF_LOOP = Elementwise("LogBackward0", LOOPS, "log_backward_self", 2)


class LogBackward0(Node):
    """Backward of log (derivatives.yaml:125)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "log"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = LOG_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad / operations.conj(self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def log_autograd(self):
    """log, recorded for the backward pass."""
    result = LOG[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = LogBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


LOG.implement(AUTOGRAD_CPU, log_autograd)


def log__autograd(self):
    """log_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return LOG_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("log_", self)
    node = LogBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    LOG_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


LOG_.implement(AUTOGRAD_CPU, log__autograd)
LOG_OUT.implement(AUTOGRAD_CPU, without_gradient(LOG_OUT))
LOG_FORWARD_LOOP = Elementwise("log", LOOPS, "log_forward", 2)


def log_forward(self):
    """log, and the tangent of its result."""
    result = LOG[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = LOG_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t / self_p
    forward.attach(result, result_t, self_t)
    return result


LOG.implement(FORWARD_AD, log_forward)


def log__forward(self):
    """log_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return LOG_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = LOG_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t / self_p
    LOG_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


LOG_.implement(FORWARD_AD, log__forward)
LOG_OUT.implement(FORWARD_AD, forward.without_tangent(LOG_OUT))


# log2 (ops.yaml:499, derivatives.yaml:129)
LOG2 = define(
    "log2",
    "log2(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:499",
    digest="98a01c7366f928a6",
    kernel={
        "elementwise": "log2(self)",
    },
    derivative={
        "self": "1.4426950408889634 * grad / self",
        "result": "auto_element_wise",
    },
)
LOG2_ = define(
    "log2_",
    "log2_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:499",
    digest="98a01c7366f928a6",
)
LOG2_OUT = define(
    "log2.out",
    "log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:499",
    digest="98a01c7366f928a6",
)
LOG2_LOOP = Elementwise("log2", LOOPS, "log2_kernel", 1, promote="int_to_float")
LOG2.implement(CPU, LOG2_LOOP.make)
LOG2_.implement(CPU, LOG2_LOOP.update)
LOG2_OUT.implement(CPU, LOG2_LOOP.write)
LOG2_BACKWARD_SELF_LOOP = Elementwise("Log2Backward0", LOOPS, "log2_backward_self", 2)


class Log2Backward0(Node):
    """Backward of log2 (derivatives.yaml:129)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "log2"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = LOG2_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = 1.4426950408889634 * grad / operations.conj(self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def log2_autograd(self):
    """log2, recorded for the backward pass."""
    result = LOG2[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = Log2Backward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


LOG2.implement(AUTOGRAD_CPU, log2_autograd)


def log2__autograd(self):
    """log2_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return LOG2_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("log2_", self)
    node = Log2Backward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    LOG2_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


LOG2_.implement(AUTOGRAD_CPU, log2__autograd)
LOG2_OUT.implement(AUTOGRAD_CPU, without_gradient(LOG2_OUT))
LOG2_FORWARD_LOOP = Elementwise("log2", LOOPS, "log2_forward", 2)


def log2_forward(self):
    """log2, and the tangent of its result."""
    result = LOG2[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = LOG2_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = 1.4426950408889634 * self_t / self_p
    forward.attach(result, result_t, self_t)
    return result


LOG2.implement(FORWARD_AD, log2_forward)


def log2__forward(self):
    """log2_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return LOG2_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = LOG2_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = 1.4426950408889634 * self_t / self_p
    LOG2_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


LOG2_.implement(FORWARD_AD, log2__forward)
LOG2_OUT.implement(FORWARD_AD, forward.without_tangent(LOG2_OUT))


# log10 (ops.yaml:514, derivatives.yaml:133)
LOG10 = define(
    "log10",
    "log10(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:514",
    digest="d72d147204cc02b7",
    kernel={
        "elementwise": "log10(self)",
    },
    derivative={
        "self": "0.4342944819032518 * grad / self",
        "result": "auto_element_wise",
    },
)
LOG10_ = define(
    "log10_",
    "log10_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:514",
    digest="d72d147204cc02b7",
)
LOG10_OUT = define(
    "log10.out",
    "log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:514",
    digest="d72d147204cc02b7",
)
LOG10_LOOP = Elementwise("log10", LOOPS, "log10_kernel", 1, promote="int_to_float")
LOG10.implement(CPU, LOG10_LOOP.make)
LOG10_.implement(CPU, LOG10_LOOP.update)
LOG10_OUT.implement(CPU, LOG10_LOOP.write)
LOG10_BACKWARD_SELF_LOOP = Elementwise("Log10Backward0", LOOPS, "log10_backward_self", 2)


class Log10Backward0(Node):
    """Backward of log10 (derivatives.yaml:133)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "log10"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = LOG10_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = 0.4342944819032518 * grad / operations.conj(self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def log10_autograd(self):
    """log10, recorded for the backward pass."""
    result = LOG10[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = Log10Backward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


LOG10.implement(AUTOGRAD_CPU, log10_autograd)


def log10__autograd(self):
    """log10_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return LOG10_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("log10_", self)
    node = Log10Backward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    LOG10_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


LOG10_.implement(AUTOGRAD_CPU, log10__autograd)
LOG10_OUT.implement(AUTOGRAD_CPU, without_gradient(LOG10_OUT))
LOG10_FORWARD_LOOP = Elementwise("log10", LOOPS, "log10_forward", 2)


def log10_forward(self):
    """log10, and the tangent of its result."""
    result = LOG10[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = LOG10_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = 0.4342944819032518 * self_t / self_p
    forward.attach(result, result_t, self_t)
    return result


LOG10.implement(FORWARD_AD, log10_forward)


def log10__forward(self):
    """log10_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return LOG10_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = LOG10_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = 0.4342944819032518 * self_t / self_p
    LOG10_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


LOG10_.implement(FORWARD_AD, log10__forward)
LOG10_OUT.implement(FORWARD_AD, forward.without_tangent(LOG10_OUT))


# log1p (ops.yaml:529, derivatives.yaml:137)
LOG1P = define(
    "log1p",
    "log1p(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:529",
    digest="1ef77bc9fee85287",
    kernel={
        "elementwise": "log1p(self)",
    },
    derivative={
        "self": "grad / (1 + self)",
        "result": "auto_element_wise",
    },
)
LOG1P_ = define(
    "log1p_",
    "log1p_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:529",
    digest="1ef77bc9fee85287",
)
LOG1P_OUT = define(
    "log1p.out",
    "log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:529",
    digest="1ef77bc9fee85287",
)
LOG1P_LOOP = Elementwise("log1p", LOOPS, "log1p_kernel", 1, promote="int_to_float")
LOG1P.implement(CPU, LOG1P_LOOP.make)
LOG1P_.implement(CPU, LOG1P_LOOP.update)
LOG1P_OUT.implement(CPU, LOG1P_LOOP.write)
LOG1P_BACKWARD_SELF_LOOP = Elementwise("Log1pBackward0", LOOPS, "log1p_backward_self", 2)


class Log1pBackward0(Node):
    """Backward of log1p (derivatives.yaml:137)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "log1p"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = LOG1P_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad / operations.conj(1 + self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def log1p_autograd(self):
    """log1p, recorded for the backward pass."""
    result = LOG1P[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = Log1pBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


LOG1P.implement(AUTOGRAD_CPU, log1p_autograd)


def log1p__autograd(self):
    """log1p_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return LOG1P_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("log1p_", self)
    node = Log1pBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    LOG1P_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


LOG1P_.implement(AUTOGRAD_CPU, log1p__autograd)
LOG1P_OUT.implement(AUTOGRAD_CPU, without_gradient(LOG1P_OUT))
LOG1P_FORWARD_LOOP = Elementwise("log1p", LOOPS, "log1p_forward", 2)


def log1p_forward(self):
    """log1p, and the tangent of its result."""
    result = LOG1P[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = LOG1P_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t / (1 + self_p)
    forward.attach(result, result_t, self_t)
    return result


LOG1P.implement(FORWARD_AD, log1p_forward)


def log1p__forward(self):
    """log1p_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return LOG1P_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = LOG1P_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t / (1 + self_p)
    LOG1P_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


LOG1P_.implement(FORWARD_AD, log1p__forward)
LOG1P_OUT.implement(FORWARD_AD, forward.without_tangent(LOG1P_OUT))


# sqrt (ops.yaml:544, derivatives.yaml:141)
SQRT = define(
    "sqrt",
    "sqrt(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:544",
    digest="98e03c89c1c11765",
    kernel={
        "elementwise": "sqrt(self)",
    },
    derivative={
        "self": "0.5 * grad / result",
        "result": "auto_element_wise",
    },
)
SQRT_ = define(
    "sqrt_",
    "sqrt_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:544",
    digest="98e03c89c1c11765",
)
SQRT_OUT = define(
    "sqrt.out",
    "sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:544",
    digest="98e03c89c1c11765",
)
SQRT_LOOP = Elementwise("sqrt", LOOPS, "sqrt_kernel", 1, promote="int_to_float")
SQRT.implement(CPU, SQRT_LOOP.make)
SQRT_.implement(CPU, SQRT_LOOP.update)
SQRT_OUT.implement(CPU, SQRT_LOOP.write)
SQRT_BACKWARD_SELF_LOOP = Elementwise("SqrtBackward0", LOOPS, "sqrt_backward_self", 2)


class SqrtBackward0(Node):
    """Backward of sqrt (derivatives.yaml:141)."""

    __slots__ = ("_saved_result",)
    operator = "sqrt"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SQRT_BACKWARD_SELF_LOOP.make(grad, result)
        else:
            grad_self = 0.5 * grad / operations.conj(result)
        return (grad_self,)

    def release(self):
        self._saved_result = None


def sqrt_autograd(self):
    """sqrt, recorded for the backward pass."""
    result = SQRT[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SqrtBackward0()
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


SQRT.implement(AUTOGRAD_CPU, sqrt_autograd)


def sqrt__autograd(self):
    """sqrt_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SQRT_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("sqrt_", self)
    node = SqrtBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    SQRT_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


SQRT_.implement(AUTOGRAD_CPU, sqrt__autograd)
SQRT_OUT.implement(AUTOGRAD_CPU, without_gradient(SQRT_OUT))
SQRT_FORWARD_LOOP = Elementwise("sqrt", LOOPS, "sqrt_forward", 2)


def sqrt_forward(self):
    """sqrt, and the tangent of its result."""
    result = SQRT[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p):
        result_t = SQRT_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = 0.5 * self_t / result_p
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SQRT.implement(FORWARD_AD, sqrt_forward)


def sqrt__forward(self):
    """sqrt_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SQRT_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    SQRT_[(self._keys) & BELOW_FORWARD](self)
    result_p = forward.alias(self)
    if forward.unrecorded(self_t, result_p):
        result_t = SQRT_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = 0.5 * self_t / result_p
    return forward.keep(forward.rewrite(self, result_t, self_t))


SQRT_.implement(FORWARD_AD, sqrt__forward)
SQRT_OUT.implement(FORWARD_AD, forward.without_tangent(SQRT_OUT))


# rsqrt (ops.yaml:559, derivatives.yaml:145)
RSQRT = define(
    "rsqrt",
    "rsqrt(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:559",
    digest="5cd893cb819efcf8",
    kernel={
        "elementwise": "rsqrt(self)",
    },
    derivative={
        "self": "-0.5 * grad * result * result * result",
        "result": "auto_element_wise",
    },
)
RSQRT_ = define(
    "rsqrt_",
    "rsqrt_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:559",
    digest="5cd893cb819efcf8",
)
RSQRT_OUT = define(
    "rsqrt.out",
    "rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:559",
    digest="5cd893cb819efcf8",
)
RSQRT_LOOP = Elementwise("rsqrt", LOOPS, "rsqrt_kernel", 1, promote="int_to_float")
RSQRT.implement(CPU, RSQRT_LOOP.make)
RSQRT_.implement(CPU, RSQRT_LOOP.update)
RSQRT_OUT.implement(CPU, RSQRT_LOOP.write)
RSQRT_BACKWARD_SELF_LOOP = Elementwise("RsqrtBackward0", LOOPS, "rsqrt_backward_self", 2)


class RsqrtBackward0(Node):
    """Backward of rsqrt (derivatives.yaml:145)."""

    __slots__ = ("_saved_result",)
    operator = "rsqrt"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = RSQRT_BACKWARD_SELF_LOOP.make(grad, result)
        else:
            grad_self = -0.5 * grad * operations.conj(result) * operations.conj(result) * operations.conj(result)
        return (grad_self,)

    def release(self):
        self._saved_result = None


def rsqrt_autograd(self):
    """rsqrt, recorded for the backward pass."""
    result = RSQRT[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = RsqrtBackward0()
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


RSQRT.implement(AUTOGRAD_CPU, rsqrt_autograd)


def rsqrt__autograd(self):
    """rsqrt_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return RSQRT_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("rsqrt_", self)
    node = RsqrtBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    RSQRT_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


RSQRT_.implement(AUTOGRAD_CPU, rsqrt__autograd)
RSQRT_OUT.implement(AUTOGRAD_CPU, without_gradient(RSQRT_OUT))
RSQRT_FORWARD_LOOP = Elementwise("rsqrt", LOOPS, "rsqrt_forward", 2)


def rsqrt_forward(self):
    """rsqrt, and the tangent of its result."""
    result = RSQRT[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p):
        result_t = RSQRT_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = -0.5 * self_t * result_p * result_p * result_p
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


RSQRT.implement(FORWARD_AD, rsqrt_forward)


def rsqrt__forward(self):
    """rsqrt_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return RSQRT_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    RSQRT_[(self._keys) & BELOW_FORWARD](self)
    result_p = forward.alias(self)
    if forward.unrecorded(self_t, result_p):
        result_t = RSQRT_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = -0.5 * self_t * result_p * result_p * result_p
    return forward.keep(forward.rewrite(self, result_t, self_t))


RSQRT_.implement(FORWARD_AD, rsqrt__forward)
RSQRT_OUT.implement(FORWARD_AD, forward.without_tangent(RSQRT_OUT))
