"""The signs operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

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
LOOPS = f"{PACKAGE}.kernels.signs"
functions = LateModule(f"{PACKAGE}.functions")


# neg (ops.yaml:163, derivatives.yaml:51)
NEG = define(
    "neg",
    "neg(Tensor self) -> Tensor",
    tags=("engine", "core", "pointwise"),
    source="ops.yaml:163",
    digest="bd08f481e3e675b3",
    kernel={
        "elementwise": "-self",
    },
    derivative={
        "self": "-grad",
        "result": "auto_element_wise",
    },
)
NEG_ = define(
    "neg_",
    "neg_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:163",
    digest="bd08f481e3e675b3",
)
NEG_OUT = define(
    "neg.out",
    "neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:163",
    digest="bd08f481e3e675b3",
)
NEG_LOOP = Elementwise("neg", LOOPS, "neg_kernel", 1, accepts=('integral', 'floating', 'complex'))
NEG.implement(CPU, NEG_LOOP.make)
NEG_.implement(CPU, NEG_LOOP.update)
NEG_OUT.implement(CPU, NEG_LOOP.write)
NEG_BACKWARD_SELF_LOOP = Elementwise("NegBackward0", LOOPS, "neg_backward_self", 1)


class NegBackward0(Node):
    """Backward of neg (derivatives.yaml:51)."""

    __slots__ = ()
    operator = "neg"

    def apply(self, grad):
        if state.active and not grad_enabled() and not state.dual:
            grad_self = NEG_BACKWARD_SELF_LOOP.make(grad)
        else:
            grad_self = -grad
        return (grad_self,)


def neg_autograd(self):
    """neg, recorded for the backward pass."""
    result = NEG[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = NegBackward0()
    return recording.record(node, result, self)


NEG.implement(AUTOGRAD_CPU, neg_autograd)


def neg__autograd(self):
    """neg_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return NEG_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("neg_", self)
    node = NegBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    NEG_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


NEG_.implement(AUTOGRAD_CPU, neg__autograd)
NEG_OUT.implement(AUTOGRAD_CPU, without_gradient(NEG_OUT))
NEG_FORWARD_LOOP = Elementwise("neg", LOOPS, "neg_forward", 1)


def neg_forward(self):
    """neg, and the tangent of its result."""
    result = NEG[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t):
        result_t = NEG_FORWARD_LOOP.make(self_t)
    else:
        result_t = -self_t
    forward.attach(result, result_t, self_t)
    return result


NEG.implement(FORWARD_AD, neg_forward)


def neg__forward(self):
    """neg_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return NEG_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t):
        result_t = NEG_FORWARD_LOOP.make(self_t)
    else:
        result_t = -self_t
    NEG_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


NEG_.implement(FORWARD_AD, neg__forward)
NEG_OUT.implement(FORWARD_AD, forward.without_tangent(NEG_OUT))


# negative (ops.yaml:166)
NEGATIVE = define(
    "negative",
    "negative(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:166",
    digest="73d35082a3bebbfd",
    kernel={
        "composite": "neg(self)",
    },
)
NEGATIVE_ = define(
    "negative_",
    "negative_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:166",
    digest="73d35082a3bebbfd",
)
NEGATIVE_OUT = define(
    "negative.out",
    "negative.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:166",
    digest="73d35082a3bebbfd",
)


def negative_composite(self):
    """negative, from other operators."""
    return functions.neg(self)


NEGATIVE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, negative_composite)


def negative__composite(self):
    """negative_: the in-place form of the operator that has this other name."""
    return functions.neg_(self)


NEGATIVE_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, negative__composite)


def negative_out_cpu(self, out):
    """negative.out: the functional form, copied into out."""
    return write_out("negative.out", out, negative_composite(self))


NEGATIVE_OUT.implement(CPU, negative_out_cpu)
NEGATIVE_OUT.implement(AUTOGRAD_CPU, without_gradient(NEGATIVE_OUT))
NEGATIVE_OUT.implement(FORWARD_AD, forward.without_tangent(NEGATIVE_OUT))


# positive (ops.yaml:178, derivatives.yaml:55)
POSITIVE = define(
    "positive",
    "positive(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:178",
    digest="e008dbe060c19cc6",
    kernel={
        "elementwise": "self",
    },
    derivative={
        "self": "grad",
        "result": "auto_element_wise",
    },
)
POSITIVE_LOOP = Elementwise("positive", LOOPS, "positive_kernel", 1, accepts=('integral', 'floating', 'complex'))
POSITIVE.implement(CPU, POSITIVE_LOOP.make)


class PositiveBackward0(Node):
    """Backward of positive (derivatives.yaml:55)."""

    __slots__ = ()
    operator = "positive"

    def apply(self, grad):
        grad_self = grad
        return (grad_self,)


def positive_autograd(self):
    """positive, recorded for the backward pass."""
    result = POSITIVE[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = PositiveBackward0()
    return recording.record(node, result, self)


POSITIVE.implement(AUTOGRAD_CPU, positive_autograd)


def positive_forward(self):
    """positive, and the tangent of its result."""
    result = POSITIVE[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = self_t
    forward.attach(result, result_t, self_t)
    return result


POSITIVE.implement(FORWARD_AD, positive_forward)


# abs (ops.yaml:191, derivatives.yaml:59)
ABS = define(
    "abs",
    "abs(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:191",
    digest="d1211207ad3beb5d",
    kernel={
        "elementwise": "abs(self)",
    },
    derivative={
        "self": "grad * sgn(self)",
        "result": "auto_element_wise",
    },
)
ABS_ = define(
    "abs_",
    "abs_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:191",
    digest="d1211207ad3beb5d",
)
ABS_OUT = define(
    "abs.out",
    "abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:191",
    digest="d1211207ad3beb5d",
)
ABS_LOOP = Elementwise(
    "abs", LOOPS, "abs_kernel", 1, promote="complex_to_real", accepts=('integral', 'floating', 'complex')
)
ABS.implement(CPU, ABS_LOOP.make)
ABS_.implement(CPU, ABS_LOOP.update)
ABS_OUT.implement(CPU, ABS_LOOP.write)


class AbsBackward0(Node):
    """Backward of abs (derivatives.yaml:59)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "abs"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = grad * functions.sgn(self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def abs_autograd(self):
    """abs, recorded for the backward pass."""
    result = ABS[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = AbsBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


ABS.implement(AUTOGRAD_CPU, abs_autograd)


def abs__autograd(self):
    """abs_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ABS_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("abs_", self)
    node = AbsBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    ABS_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ABS_.implement(AUTOGRAD_CPU, abs__autograd)
ABS_OUT.implement(AUTOGRAD_CPU, without_gradient(ABS_OUT))


def abs_forward(self):
    """abs, and the tangent of its result."""
    result = ABS[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = self_t * functions.sgn(self_p)
    forward.attach(result, result_t, self_t)
    return result


ABS.implement(FORWARD_AD, abs_forward)


def abs__forward(self):
    """abs_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ABS_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    result_t = self_t * functions.sgn(self_p)
    ABS_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


ABS_.implement(FORWARD_AD, abs__forward)
ABS_OUT.implement(FORWARD_AD, forward.without_tangent(ABS_OUT))


# absolute (ops.yaml:194)
ABSOLUTE = define(
    "absolute",
    "absolute(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:194",
    digest="e878a7c474e7538d",
    kernel={
        "composite": "abs(self)",
    },
)
ABSOLUTE_ = define(
    "absolute_",
    "absolute_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:194",
    digest="e878a7c474e7538d",
)
ABSOLUTE_OUT = define(
    "absolute.out",
    "absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:194",
    digest="e878a7c474e7538d",
)


def absolute_composite(self):
    """absolute, from other operators."""
    return functions.abs(self)


ABSOLUTE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, absolute_composite)


def absolute__composite(self):
    """absolute_: the in-place form of the operator that has this other name."""
    return functions.abs_(self)


ABSOLUTE_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, absolute__composite)


def absolute_out_cpu(self, out):
    """absolute.out: the functional form, copied into out."""
    return write_out("absolute.out", out, absolute_composite(self))


ABSOLUTE_OUT.implement(CPU, absolute_out_cpu)
ABSOLUTE_OUT.implement(AUTOGRAD_CPU, without_gradient(ABSOLUTE_OUT))
ABSOLUTE_OUT.implement(FORWARD_AD, forward.without_tangent(ABSOLUTE_OUT))


# sgn (ops.yaml:211, derivatives.yaml:63)
SGN = define(
    "sgn",
    "sgn(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:211",
    digest="aa216f06d8cf9158",
    kernel={
        "elementwise": "sign(self)",
    },
    derivative={
        "self": "_sgn_backward(grad, self)",
        "result": "auto_element_wise",
    },
)
SGN_ = define(
    "sgn_",
    "sgn_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:211",
    digest="aa216f06d8cf9158",
)
SGN_OUT = define(
    "sgn.out",
    "sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:211",
    digest="aa216f06d8cf9158",
)
SGN_LOOP = Elementwise("sgn", LOOPS, "sgn_kernel", 1)
SGN.implement(CPU, SGN_LOOP.make)
SGN_.implement(CPU, SGN_LOOP.update)
SGN_OUT.implement(CPU, SGN_LOOP.write)


class SgnBackward0(Node):
    """Backward of sgn (derivatives.yaml:63)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "sgn"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = functions._sgn_backward(grad, self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def sgn_autograd(self):
    """sgn, recorded for the backward pass."""
    result = SGN[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SgnBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


SGN.implement(AUTOGRAD_CPU, sgn_autograd)


def sgn__autograd(self):
    """sgn_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SGN_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("sgn_", self)
    node = SgnBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    SGN_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SGN_.implement(AUTOGRAD_CPU, sgn__autograd)
SGN_OUT.implement(AUTOGRAD_CPU, without_gradient(SGN_OUT))


def sgn_forward(self):
    """sgn, and the tangent of its result."""
    result = SGN[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = functions._sgn_backward(self_t, self_p)
    forward.attach(result, result_t, self_t)
    return result


SGN.implement(FORWARD_AD, sgn_forward)


def sgn__forward(self):
    """sgn_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SGN_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    result_t = functions._sgn_backward(self_t, self_p)
    SGN_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


SGN_.implement(FORWARD_AD, sgn__forward)
SGN_OUT.implement(FORWARD_AD, forward.without_tangent(SGN_OUT))


# sign (ops.yaml:227, derivatives.yaml:67)
SIGN = define(
    "sign",
    "sign(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:227",
    digest="7c74f678c6c0d4d0",
    kernel={
        "elementwise": "where(self > 0, 1, where(self < 0, -1, 0))",
    },
    derivative={
        "self": "zeros_like(grad)",
        "result": "auto_element_wise",
    },
)
SIGN_ = define(
    "sign_",
    "sign_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:227",
    digest="7c74f678c6c0d4d0",
)
SIGN_OUT = define(
    "sign.out",
    "sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:227",
    digest="7c74f678c6c0d4d0",
)
SIGN_LOOP = Elementwise("sign", LOOPS, "sign_kernel", 1, accepts=('bool', 'integral', 'floating'))
SIGN.implement(CPU, SIGN_LOOP.make)
SIGN_.implement(CPU, SIGN_LOOP.update)
SIGN_OUT.implement(CPU, SIGN_LOOP.write)


class SignBackward0(Node):
    """Backward of sign (derivatives.yaml:67)."""

    __slots__ = ()
    operator = "sign"

    def apply(self, grad):
        grad_self = functions.zeros_like(grad)
        return (grad_self,)


def sign_autograd(self):
    """sign, recorded for the backward pass."""
    result = SIGN[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SignBackward0()
    return recording.record(node, result, self)


SIGN.implement(AUTOGRAD_CPU, sign_autograd)


def sign__autograd(self):
    """sign_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SIGN_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("sign_", self)
    node = SignBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    SIGN_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SIGN_.implement(AUTOGRAD_CPU, sign__autograd)
SIGN_OUT.implement(AUTOGRAD_CPU, without_gradient(SIGN_OUT))


def sign_forward(self):
    """sign, and the tangent of its result."""
    result = SIGN[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    forward.attach(result, result_t, self_t)
    return result


SIGN.implement(FORWARD_AD, sign_forward)


def sign__forward(self):
    """sign_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SIGN_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    SIGN_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


SIGN_.implement(FORWARD_AD, sign__forward)
SIGN_OUT.implement(FORWARD_AD, forward.without_tangent(SIGN_OUT))
