"""The trigonometric operators: what each is, its kernels, its backward Node.

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
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.trigonometric"
functions = LateModule(f"{PACKAGE}.functions")


# sin (ops.yaml:578, derivatives.yaml:151)
SIN = define(
    "sin",
    "sin(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:578",
    digest="cb70effc04d97e6e",
    kernel={
        "elementwise": "sin(self)",
    },
    derivative={
        "self": "grad * cos(self)",
        "result": "auto_element_wise",
    },
)
SIN_ = define(
    "sin_",
    "sin_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:578",
    digest="cb70effc04d97e6e",
)
SIN_OUT = define(
    "sin.out",
    "sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:578",
    digest="cb70effc04d97e6e",
)
SIN_LOOP = Elementwise("sin", LOOPS, "sin_kernel", 1, promote="int_to_float")
SIN.implement(CPU, SIN_LOOP.make)
SIN_.implement(CPU, SIN_LOOP.update)
SIN_OUT.implement(CPU, SIN_LOOP.write)
SIN_BACKWARD_SELF_LOOP = Elementwise("SinBackward0", LOOPS, "sin_backward_self", 2)


class SinBackward0(Node):
    """Backward of sin (derivatives.yaml:151)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "sin"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SIN_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad * operations.conj(functions.cos(self_))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def sin_autograd(self):
    """sin, recorded for the backward pass."""
    result = SIN[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SinBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


SIN.implement(AUTOGRAD_CPU, sin_autograd)


def sin__autograd(self):
    """sin_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SIN_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("sin_", self)
    node = SinBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    SIN_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SIN_.implement(AUTOGRAD_CPU, sin__autograd)
SIN_OUT.implement(AUTOGRAD_CPU, without_gradient(SIN_OUT))
SIN_FORWARD_LOOP = Elementwise("sin", LOOPS, "sin_forward", 2)


def sin_forward(self):
    """sin, and the tangent of its result."""
    result = SIN[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SIN_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.cos(self_p)
    forward.attach(result, result_t, self_t)
    return result


SIN.implement(FORWARD_AD, sin_forward)


def sin__forward(self):
    """sin_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SIN_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SIN_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.cos(self_p)
    SIN_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


SIN_.implement(FORWARD_AD, sin__forward)
SIN_OUT.implement(FORWARD_AD, forward.without_tangent(SIN_OUT))


# cos (ops.yaml:591, derivatives.yaml:155)
COS = define(
    "cos",
    "cos(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:591",
    digest="781ba6bf845075dc",
    kernel={
        "elementwise": "cos(self)",
    },
    derivative={
        "self": "-grad * sin(self)",
        "result": "auto_element_wise",
    },
)
COS_ = define(
    "cos_",
    "cos_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:591",
    digest="781ba6bf845075dc",
)
COS_OUT = define(
    "cos.out",
    "cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:591",
    digest="781ba6bf845075dc",
)
COS_LOOP = Elementwise("cos", LOOPS, "cos_kernel", 1, promote="int_to_float")
COS.implement(CPU, COS_LOOP.make)
COS_.implement(CPU, COS_LOOP.update)
COS_OUT.implement(CPU, COS_LOOP.write)
COS_BACKWARD_SELF_LOOP = Elementwise("CosBackward0", LOOPS, "cos_backward_self", 2)


class CosBackward0(Node):
    """Backward of cos (derivatives.yaml:155)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "cos"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = COS_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = -grad * operations.conj(functions.sin(self_))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def cos_autograd(self):
    """cos, recorded for the backward pass."""
    result = COS[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = CosBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


COS.implement(AUTOGRAD_CPU, cos_autograd)


def cos__autograd(self):
    """cos_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return COS_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("cos_", self)
    node = CosBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    COS_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


COS_.implement(AUTOGRAD_CPU, cos__autograd)
COS_OUT.implement(AUTOGRAD_CPU, without_gradient(COS_OUT))
COS_FORWARD_LOOP = Elementwise("cos", LOOPS, "cos_forward", 2)


def cos_forward(self):
    """cos, and the tangent of its result."""
    result = COS[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = COS_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = -self_t * functions.sin(self_p)
    forward.attach(result, result_t, self_t)
    return result


COS.implement(FORWARD_AD, cos_forward)


def cos__forward(self):
    """cos_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return COS_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = COS_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = -self_t * functions.sin(self_p)
    COS_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


COS_.implement(FORWARD_AD, cos__forward)
COS_OUT.implement(FORWARD_AD, forward.without_tangent(COS_OUT))


# tan (ops.yaml:604, derivatives.yaml:159)
TAN = define(
    "tan",
    "tan(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:604",
    digest="51b8d2de69a46981",
    kernel={
        "elementwise": "tan(self)",
    },
    derivative={
        "self": "grad * (1 + result * result)",
        "result": "auto_element_wise",
    },
)
TAN_ = define(
    "tan_",
    "tan_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:604",
    digest="51b8d2de69a46981",
)
TAN_OUT = define(
    "tan.out",
    "tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:604",
    digest="51b8d2de69a46981",
)
TAN_LOOP = Elementwise("tan", LOOPS, "tan_kernel", 1, promote="int_to_float")
TAN.implement(CPU, TAN_LOOP.make)
TAN_.implement(CPU, TAN_LOOP.update)
TAN_OUT.implement(CPU, TAN_LOOP.write)
TAN_BACKWARD_SELF_LOOP = Elementwise("TanBackward0", LOOPS, "tan_backward_self", 2)


class TanBackward0(Node):
    """Backward of tan (derivatives.yaml:159)."""

    __slots__ = ("_saved_result",)
    operator = "tan"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = TAN_BACKWARD_SELF_LOOP.make(grad, result)
        else:
            grad_self = grad * operations.conj(1 + result * result)
        return (grad_self,)

    def release(self):
        self._saved_result = None


def tan_autograd(self):
    """tan, recorded for the backward pass."""
    result = TAN[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = TanBackward0()
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


TAN.implement(AUTOGRAD_CPU, tan_autograd)


def tan__autograd(self):
    """tan_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return TAN_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("tan_", self)
    node = TanBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    TAN_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


TAN_.implement(AUTOGRAD_CPU, tan__autograd)
TAN_OUT.implement(AUTOGRAD_CPU, without_gradient(TAN_OUT))
TAN_FORWARD_LOOP = Elementwise("tan", LOOPS, "tan_forward", 2)


def tan_forward(self):
    """tan, and the tangent of its result."""
    result = TAN[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p):
        result_t = TAN_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = self_t * (1 + result_p * result_p)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


TAN.implement(FORWARD_AD, tan_forward)


def tan__forward(self):
    """tan_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return TAN_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    TAN_[(self._keys) & BELOW_FORWARD](self)
    result_p = forward.alias(self)
    if forward.unrecorded(self_t, result_p):
        result_t = TAN_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = self_t * (1 + result_p * result_p)
    return forward.keep(forward.rewrite(self, result_t, self_t))


TAN_.implement(FORWARD_AD, tan__forward)
TAN_OUT.implement(FORWARD_AD, forward.without_tangent(TAN_OUT))


# asin (ops.yaml:619, derivatives.yaml:163)
ASIN = define(
    "asin",
    "asin(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:619",
    digest="3aae0783f4394a1e",
    kernel={
        "elementwise": "asin(self)",
    },
    derivative={
        "self": "grad * rsqrt(1 - self * self)",
        "result": "auto_element_wise",
    },
)
ASIN_ = define(
    "asin_",
    "asin_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:619",
    digest="3aae0783f4394a1e",
)
ASIN_OUT = define(
    "asin.out",
    "asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:619",
    digest="3aae0783f4394a1e",
)
ASIN_LOOP = Elementwise("asin", LOOPS, "asin_kernel", 1, promote="int_to_float")
ASIN.implement(CPU, ASIN_LOOP.make)
ASIN_.implement(CPU, ASIN_LOOP.update)
ASIN_OUT.implement(CPU, ASIN_LOOP.write)
ASIN_BACKWARD_SELF_LOOP = Elementwise("AsinBackward0", LOOPS, "asin_backward_self", 2)


class AsinBackward0(Node):
    """Backward of asin (derivatives.yaml:163)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "asin"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = ASIN_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad * operations.conj(functions.rsqrt(1 - self_ * self_))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def asin_autograd(self):
    """asin, recorded for the backward pass."""
    result = ASIN[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = AsinBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


ASIN.implement(AUTOGRAD_CPU, asin_autograd)


def asin__autograd(self):
    """asin_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ASIN_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("asin_", self)
    node = AsinBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    ASIN_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ASIN_.implement(AUTOGRAD_CPU, asin__autograd)
ASIN_OUT.implement(AUTOGRAD_CPU, without_gradient(ASIN_OUT))
ASIN_FORWARD_LOOP = Elementwise("asin", LOOPS, "asin_forward", 2)


def asin_forward(self):
    """asin, and the tangent of its result."""
    result = ASIN[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ASIN_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.rsqrt(1 - self_p * self_p)
    forward.attach(result, result_t, self_t)
    return result


ASIN.implement(FORWARD_AD, asin_forward)


def asin__forward(self):
    """asin_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ASIN_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ASIN_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.rsqrt(1 - self_p * self_p)
    ASIN_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


ASIN_.implement(FORWARD_AD, asin__forward)
ASIN_OUT.implement(FORWARD_AD, forward.without_tangent(ASIN_OUT))


# arcsin (ops.yaml:622)
ARCSIN = define(
    "arcsin",
    "arcsin(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:622",
    digest="59c469294b32c595",
    kernel={
        "composite": "asin(self)",
    },
)
ARCSIN_ = define(
    "arcsin_",
    "arcsin_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:622",
    digest="59c469294b32c595",
)
ARCSIN_OUT = define(
    "arcsin.out",
    "arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:622",
    digest="59c469294b32c595",
)


def arcsin_composite(self):
    """arcsin, from other operators."""
    return functions.asin(self)


ARCSIN.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arcsin_composite)


def arcsin__composite(self):
    """arcsin_: the in-place form of the operator that has this other name."""
    return functions.asin_(self)


ARCSIN_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arcsin__composite)


def arcsin_out_cpu(self, out):
    """arcsin.out: the functional form, copied into out."""
    return write_out("arcsin.out", out, arcsin_composite(self))


ARCSIN_OUT.implement(CPU, arcsin_out_cpu)
ARCSIN_OUT.implement(AUTOGRAD_CPU, without_gradient(ARCSIN_OUT))
ARCSIN_OUT.implement(FORWARD_AD, forward.without_tangent(ARCSIN_OUT))


# acos (ops.yaml:635, derivatives.yaml:167)
ACOS = define(
    "acos",
    "acos(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:635",
    digest="b2ce85ec8b6549c6",
    kernel={
        "elementwise": "acos(self)",
    },
    derivative={
        "self": "-grad * rsqrt(1 - self * self)",
        "result": "auto_element_wise",
    },
)
ACOS_ = define(
    "acos_",
    "acos_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:635",
    digest="b2ce85ec8b6549c6",
)
ACOS_OUT = define(
    "acos.out",
    "acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:635",
    digest="b2ce85ec8b6549c6",
)
ACOS_LOOP = Elementwise("acos", LOOPS, "acos_kernel", 1, promote="int_to_float")
ACOS.implement(CPU, ACOS_LOOP.make)
ACOS_.implement(CPU, ACOS_LOOP.update)
ACOS_OUT.implement(CPU, ACOS_LOOP.write)
ACOS_BACKWARD_SELF_LOOP = Elementwise("AcosBackward0", LOOPS, "acos_backward_self", 2)


class AcosBackward0(Node):
    """Backward of acos (derivatives.yaml:167)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "acos"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = ACOS_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = -grad * operations.conj(functions.rsqrt(1 - self_ * self_))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def acos_autograd(self):
    """acos, recorded for the backward pass."""
    result = ACOS[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = AcosBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


ACOS.implement(AUTOGRAD_CPU, acos_autograd)


def acos__autograd(self):
    """acos_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ACOS_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("acos_", self)
    node = AcosBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    ACOS_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ACOS_.implement(AUTOGRAD_CPU, acos__autograd)
ACOS_OUT.implement(AUTOGRAD_CPU, without_gradient(ACOS_OUT))
ACOS_FORWARD_LOOP = Elementwise("acos", LOOPS, "acos_forward", 2)


def acos_forward(self):
    """acos, and the tangent of its result."""
    result = ACOS[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ACOS_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = -self_t * functions.rsqrt(1 - self_p * self_p)
    forward.attach(result, result_t, self_t)
    return result


ACOS.implement(FORWARD_AD, acos_forward)


def acos__forward(self):
    """acos_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ACOS_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ACOS_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = -self_t * functions.rsqrt(1 - self_p * self_p)
    ACOS_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


ACOS_.implement(FORWARD_AD, acos__forward)
ACOS_OUT.implement(FORWARD_AD, forward.without_tangent(ACOS_OUT))


# arccos (ops.yaml:638)
ARCCOS = define(
    "arccos",
    "arccos(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:638",
    digest="dc2ee76fa09016af",
    kernel={
        "composite": "acos(self)",
    },
)
ARCCOS_ = define(
    "arccos_",
    "arccos_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:638",
    digest="dc2ee76fa09016af",
)
ARCCOS_OUT = define(
    "arccos.out",
    "arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:638",
    digest="dc2ee76fa09016af",
)


def arccos_composite(self):
    """arccos, from other operators."""
    return functions.acos(self)


ARCCOS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arccos_composite)


def arccos__composite(self):
    """arccos_: the in-place form of the operator that has this other name."""
    return functions.acos_(self)


ARCCOS_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arccos__composite)


def arccos_out_cpu(self, out):
    """arccos.out: the functional form, copied into out."""
    return write_out("arccos.out", out, arccos_composite(self))


ARCCOS_OUT.implement(CPU, arccos_out_cpu)
ARCCOS_OUT.implement(AUTOGRAD_CPU, without_gradient(ARCCOS_OUT))
ARCCOS_OUT.implement(FORWARD_AD, forward.without_tangent(ARCCOS_OUT))


# atan (ops.yaml:651, derivatives.yaml:171)
ATAN = define(
    "atan",
    "atan(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:651",
    digest="719071746c1b01af",
    kernel={
        "elementwise": "atan(self)",
    },
    derivative={
        "self": "grad / (1 + self * self)",
        "result": "auto_element_wise",
    },
)
ATAN_ = define(
    "atan_",
    "atan_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:651",
    digest="719071746c1b01af",
)
ATAN_OUT = define(
    "atan.out",
    "atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:651",
    digest="719071746c1b01af",
)
ATAN_LOOP = Elementwise("atan", LOOPS, "atan_kernel", 1, promote="int_to_float")
ATAN.implement(CPU, ATAN_LOOP.make)
ATAN_.implement(CPU, ATAN_LOOP.update)
ATAN_OUT.implement(CPU, ATAN_LOOP.write)
ATAN_BACKWARD_SELF_LOOP = Elementwise("AtanBackward0", LOOPS, "atan_backward_self", 2)


class AtanBackward0(Node):
    """Backward of atan (derivatives.yaml:171)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "atan"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = ATAN_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad / operations.conj(1 + self_ * self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def atan_autograd(self):
    """atan, recorded for the backward pass."""
    result = ATAN[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = AtanBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


ATAN.implement(AUTOGRAD_CPU, atan_autograd)


def atan__autograd(self):
    """atan_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ATAN_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("atan_", self)
    node = AtanBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    ATAN_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ATAN_.implement(AUTOGRAD_CPU, atan__autograd)
ATAN_OUT.implement(AUTOGRAD_CPU, without_gradient(ATAN_OUT))
ATAN_FORWARD_LOOP = Elementwise("atan", LOOPS, "atan_forward", 2)


def atan_forward(self):
    """atan, and the tangent of its result."""
    result = ATAN[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ATAN_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t / (1 + self_p * self_p)
    forward.attach(result, result_t, self_t)
    return result


ATAN.implement(FORWARD_AD, atan_forward)


def atan__forward(self):
    """atan_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ATAN_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ATAN_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t / (1 + self_p * self_p)
    ATAN_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


ATAN_.implement(FORWARD_AD, atan__forward)
ATAN_OUT.implement(FORWARD_AD, forward.without_tangent(ATAN_OUT))


# arctan (ops.yaml:654)
ARCTAN = define(
    "arctan",
    "arctan(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:654",
    digest="5b0d43410beed3fa",
    kernel={
        "composite": "atan(self)",
    },
)
ARCTAN_ = define(
    "arctan_",
    "arctan_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:654",
    digest="5b0d43410beed3fa",
)
ARCTAN_OUT = define(
    "arctan.out",
    "arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:654",
    digest="5b0d43410beed3fa",
)


def arctan_composite(self):
    """arctan, from other operators."""
    return functions.atan(self)


ARCTAN.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arctan_composite)


def arctan__composite(self):
    """arctan_: the in-place form of the operator that has this other name."""
    return functions.atan_(self)


ARCTAN_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arctan__composite)


def arctan_out_cpu(self, out):
    """arctan.out: the functional form, copied into out."""
    return write_out("arctan.out", out, arctan_composite(self))


ARCTAN_OUT.implement(CPU, arctan_out_cpu)
ARCTAN_OUT.implement(AUTOGRAD_CPU, without_gradient(ARCTAN_OUT))
ARCTAN_OUT.implement(FORWARD_AD, forward.without_tangent(ARCTAN_OUT))


# sinh (ops.yaml:665, derivatives.yaml:175)
SINH = define(
    "sinh",
    "sinh(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:665",
    digest="b980c0174fbe2a8b",
    kernel={
        "elementwise": "sinh(self)",
    },
    derivative={
        "self": "grad * cosh(self)",
        "result": "auto_element_wise",
    },
)
SINH_ = define(
    "sinh_",
    "sinh_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:665",
    digest="b980c0174fbe2a8b",
)
SINH_OUT = define(
    "sinh.out",
    "sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:665",
    digest="b980c0174fbe2a8b",
)
SINH_LOOP = Elementwise("sinh", LOOPS, "sinh_kernel", 1, promote="int_to_float")
SINH.implement(CPU, SINH_LOOP.make)
SINH_.implement(CPU, SINH_LOOP.update)
SINH_OUT.implement(CPU, SINH_LOOP.write)
SINH_BACKWARD_SELF_LOOP = Elementwise("SinhBackward0", LOOPS, "sinh_backward_self", 2)


class SinhBackward0(Node):
    """Backward of sinh (derivatives.yaml:175)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "sinh"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SINH_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad * operations.conj(functions.cosh(self_))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def sinh_autograd(self):
    """sinh, recorded for the backward pass."""
    result = SINH[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SinhBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


SINH.implement(AUTOGRAD_CPU, sinh_autograd)


def sinh__autograd(self):
    """sinh_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SINH_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("sinh_", self)
    node = SinhBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    SINH_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SINH_.implement(AUTOGRAD_CPU, sinh__autograd)
SINH_OUT.implement(AUTOGRAD_CPU, without_gradient(SINH_OUT))
SINH_FORWARD_LOOP = Elementwise("sinh", LOOPS, "sinh_forward", 2)


def sinh_forward(self):
    """sinh, and the tangent of its result."""
    result = SINH[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SINH_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.cosh(self_p)
    forward.attach(result, result_t, self_t)
    return result


SINH.implement(FORWARD_AD, sinh_forward)


def sinh__forward(self):
    """sinh_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SINH_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SINH_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.cosh(self_p)
    SINH_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


SINH_.implement(FORWARD_AD, sinh__forward)
SINH_OUT.implement(FORWARD_AD, forward.without_tangent(SINH_OUT))


# cosh (ops.yaml:678, derivatives.yaml:179)
COSH = define(
    "cosh",
    "cosh(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:678",
    digest="b7b7c8bd6a5c4ee5",
    kernel={
        "elementwise": "cosh(self)",
    },
    derivative={
        "self": "grad * sinh(self)",
        "result": "auto_element_wise",
    },
)
COSH_ = define(
    "cosh_",
    "cosh_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:678",
    digest="b7b7c8bd6a5c4ee5",
)
COSH_OUT = define(
    "cosh.out",
    "cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:678",
    digest="b7b7c8bd6a5c4ee5",
)
COSH_LOOP = Elementwise("cosh", LOOPS, "cosh_kernel", 1, promote="int_to_float")
COSH.implement(CPU, COSH_LOOP.make)
COSH_.implement(CPU, COSH_LOOP.update)
COSH_OUT.implement(CPU, COSH_LOOP.write)
COSH_BACKWARD_SELF_LOOP = Elementwise("CoshBackward0", LOOPS, "cosh_backward_self", 2)


class CoshBackward0(Node):
    """Backward of cosh (derivatives.yaml:179)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "cosh"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = COSH_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad * operations.conj(functions.sinh(self_))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def cosh_autograd(self):
    """cosh, recorded for the backward pass."""
    result = COSH[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = CoshBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


COSH.implement(AUTOGRAD_CPU, cosh_autograd)


def cosh__autograd(self):
    """cosh_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return COSH_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("cosh_", self)
    node = CoshBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    COSH_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


COSH_.implement(AUTOGRAD_CPU, cosh__autograd)
COSH_OUT.implement(AUTOGRAD_CPU, without_gradient(COSH_OUT))
COSH_FORWARD_LOOP = Elementwise("cosh", LOOPS, "cosh_forward", 2)


def cosh_forward(self):
    """cosh, and the tangent of its result."""
    result = COSH[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = COSH_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.sinh(self_p)
    forward.attach(result, result_t, self_t)
    return result


COSH.implement(FORWARD_AD, cosh_forward)


def cosh__forward(self):
    """cosh_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return COSH_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = COSH_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.sinh(self_p)
    COSH_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


COSH_.implement(FORWARD_AD, cosh__forward)
COSH_OUT.implement(FORWARD_AD, forward.without_tangent(COSH_OUT))


# tanh (ops.yaml:691, derivatives.yaml:183)
TANH = define(
    "tanh",
    "tanh(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:691",
    digest="80766c7d177780a2",
    kernel={
        "elementwise": "tanh(self)",
    },
    derivative={
        "self": "grad * (1 - result * result)",
        "result": "auto_element_wise",
    },
)
TANH_ = define(
    "tanh_",
    "tanh_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:691",
    digest="80766c7d177780a2",
)
TANH_OUT = define(
    "tanh.out",
    "tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:691",
    digest="80766c7d177780a2",
)
TANH_LOOP = Elementwise("tanh", LOOPS, "tanh_kernel", 1, promote="int_to_float")
TANH.implement(CPU, TANH_LOOP.make)
TANH_.implement(CPU, TANH_LOOP.update)
TANH_OUT.implement(CPU, TANH_LOOP.write)
TANH_BACKWARD_SELF_LOOP = Elementwise("TanhBackward0", LOOPS, "tanh_backward_self", 2)


class TanhBackward0(Node):
    """Backward of tanh (derivatives.yaml:183)."""

    __slots__ = ("_saved_result",)
    operator = "tanh"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = TANH_BACKWARD_SELF_LOOP.make(grad, result)
        else:
            grad_self = grad * operations.conj(1 - result * result)
        return (grad_self,)

    def release(self):
        self._saved_result = None


def tanh_autograd(self):
    """tanh, recorded for the backward pass."""
    result = TANH[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = TanhBackward0()
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


TANH.implement(AUTOGRAD_CPU, tanh_autograd)


def tanh__autograd(self):
    """tanh_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return TANH_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("tanh_", self)
    node = TanhBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    TANH_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


TANH_.implement(AUTOGRAD_CPU, tanh__autograd)
TANH_OUT.implement(AUTOGRAD_CPU, without_gradient(TANH_OUT))
TANH_FORWARD_LOOP = Elementwise("tanh", LOOPS, "tanh_forward", 2)


def tanh_forward(self):
    """tanh, and the tangent of its result."""
    result = TANH[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p):
        result_t = TANH_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = self_t * (1 - result_p * result_p)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


TANH.implement(FORWARD_AD, tanh_forward)


def tanh__forward(self):
    """tanh_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return TANH_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    TANH_[(self._keys) & BELOW_FORWARD](self)
    result_p = forward.alias(self)
    if forward.unrecorded(self_t, result_p):
        result_t = TANH_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = self_t * (1 - result_p * result_p)
    return forward.keep(forward.rewrite(self, result_t, self_t))


TANH_.implement(FORWARD_AD, tanh__forward)
TANH_OUT.implement(FORWARD_AD, forward.without_tangent(TANH_OUT))


# asinh (ops.yaml:705, derivatives.yaml:187)
ASINH = define(
    "asinh",
    "asinh(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:705",
    digest="fedfc524bd6fd1ea",
    kernel={
        "elementwise": "asinh(self)",
    },
    derivative={
        "self": "grad * rsqrt(self * self + 1)",
        "result": "auto_element_wise",
    },
)
ASINH_ = define(
    "asinh_",
    "asinh_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:705",
    digest="fedfc524bd6fd1ea",
)
ASINH_OUT = define(
    "asinh.out",
    "asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:705",
    digest="fedfc524bd6fd1ea",
)
ASINH_LOOP = Elementwise("asinh", LOOPS, "asinh_kernel", 1, promote="int_to_float")
ASINH.implement(CPU, ASINH_LOOP.make)
ASINH_.implement(CPU, ASINH_LOOP.update)
ASINH_OUT.implement(CPU, ASINH_LOOP.write)
ASINH_BACKWARD_SELF_LOOP = Elementwise("AsinhBackward0", LOOPS, "asinh_backward_self", 2)


class AsinhBackward0(Node):
    """Backward of asinh (derivatives.yaml:187)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "asinh"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = ASINH_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad * operations.conj(functions.rsqrt(self_ * self_ + 1))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def asinh_autograd(self):
    """asinh, recorded for the backward pass."""
    result = ASINH[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = AsinhBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


ASINH.implement(AUTOGRAD_CPU, asinh_autograd)


def asinh__autograd(self):
    """asinh_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ASINH_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("asinh_", self)
    node = AsinhBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    ASINH_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ASINH_.implement(AUTOGRAD_CPU, asinh__autograd)
ASINH_OUT.implement(AUTOGRAD_CPU, without_gradient(ASINH_OUT))
ASINH_FORWARD_LOOP = Elementwise("asinh", LOOPS, "asinh_forward", 2)


def asinh_forward(self):
    """asinh, and the tangent of its result."""
    result = ASINH[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ASINH_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.rsqrt(self_p * self_p + 1)
    forward.attach(result, result_t, self_t)
    return result


ASINH.implement(FORWARD_AD, asinh_forward)


def asinh__forward(self):
    """asinh_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ASINH_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ASINH_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.rsqrt(self_p * self_p + 1)
    ASINH_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


ASINH_.implement(FORWARD_AD, asinh__forward)
ASINH_OUT.implement(FORWARD_AD, forward.without_tangent(ASINH_OUT))


# arcsinh (ops.yaml:708)
ARCSINH = define(
    "arcsinh",
    "arcsinh(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:708",
    digest="6095ef461931a6f8",
    kernel={
        "composite": "asinh(self)",
    },
)
ARCSINH_ = define(
    "arcsinh_",
    "arcsinh_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:708",
    digest="6095ef461931a6f8",
)
ARCSINH_OUT = define(
    "arcsinh.out",
    "arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:708",
    digest="6095ef461931a6f8",
)


def arcsinh_composite(self):
    """arcsinh, from other operators."""
    return functions.asinh(self)


ARCSINH.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arcsinh_composite)


def arcsinh__composite(self):
    """arcsinh_: the in-place form of the operator that has this other name."""
    return functions.asinh_(self)


ARCSINH_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arcsinh__composite)


def arcsinh_out_cpu(self, out):
    """arcsinh.out: the functional form, copied into out."""
    return write_out("arcsinh.out", out, arcsinh_composite(self))


ARCSINH_OUT.implement(CPU, arcsinh_out_cpu)
ARCSINH_OUT.implement(AUTOGRAD_CPU, without_gradient(ARCSINH_OUT))
ARCSINH_OUT.implement(FORWARD_AD, forward.without_tangent(ARCSINH_OUT))


# acosh (ops.yaml:719, derivatives.yaml:191)
ACOSH = define(
    "acosh",
    "acosh(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:719",
    digest="394b4d7d7360757d",
    kernel={
        "elementwise": "acosh(self)",
    },
    derivative={
        "self": "grad * conj(rsqrt(self - 1) * rsqrt(self + 1))",
        "result": "auto_element_wise",
    },
)
ACOSH_ = define(
    "acosh_",
    "acosh_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:719",
    digest="394b4d7d7360757d",
)
ACOSH_OUT = define(
    "acosh.out",
    "acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:719",
    digest="394b4d7d7360757d",
)
ACOSH_LOOP = Elementwise("acosh", LOOPS, "acosh_kernel", 1, promote="int_to_float")
ACOSH.implement(CPU, ACOSH_LOOP.make)
ACOSH_.implement(CPU, ACOSH_LOOP.update)
ACOSH_OUT.implement(CPU, ACOSH_LOOP.write)
ACOSH_BACKWARD_SELF_LOOP = Elementwise("AcoshBackward0", LOOPS, "acosh_backward_self", 2)


class AcoshBackward0(Node):
    """Backward of acosh (derivatives.yaml:191)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "acosh"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = ACOSH_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad * operations.conj(functions.rsqrt(self_ - 1) * functions.rsqrt(self_ + 1))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def acosh_autograd(self):
    """acosh, recorded for the backward pass."""
    result = ACOSH[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = AcoshBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


ACOSH.implement(AUTOGRAD_CPU, acosh_autograd)


def acosh__autograd(self):
    """acosh_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ACOSH_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("acosh_", self)
    node = AcoshBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    ACOSH_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ACOSH_.implement(AUTOGRAD_CPU, acosh__autograd)
ACOSH_OUT.implement(AUTOGRAD_CPU, without_gradient(ACOSH_OUT))
ACOSH_FORWARD_LOOP = Elementwise("acosh", LOOPS, "acosh_forward", 2)


def acosh_forward(self):
    """acosh, and the tangent of its result."""
    result = ACOSH[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ACOSH_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * (functions.rsqrt(self_p - 1) * functions.rsqrt(self_p + 1))
    forward.attach(result, result_t, self_t)
    return result


ACOSH.implement(FORWARD_AD, acosh_forward)


def acosh__forward(self):
    """acosh_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ACOSH_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ACOSH_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * (functions.rsqrt(self_p - 1) * functions.rsqrt(self_p + 1))
    ACOSH_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


ACOSH_.implement(FORWARD_AD, acosh__forward)
ACOSH_OUT.implement(FORWARD_AD, forward.without_tangent(ACOSH_OUT))


# arccosh (ops.yaml:722)
ARCCOSH = define(
    "arccosh",
    "arccosh(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:722",
    digest="e77fb9a887ff3864",
    kernel={
        "composite": "acosh(self)",
    },
)
ARCCOSH_ = define(
    "arccosh_",
    "arccosh_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:722",
    digest="e77fb9a887ff3864",
)
ARCCOSH_OUT = define(
    "arccosh.out",
    "arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:722",
    digest="e77fb9a887ff3864",
)


def arccosh_composite(self):
    """arccosh, from other operators."""
    return functions.acosh(self)


ARCCOSH.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arccosh_composite)


def arccosh__composite(self):
    """arccosh_: the in-place form of the operator that has this other name."""
    return functions.acosh_(self)


ARCCOSH_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arccosh__composite)


def arccosh_out_cpu(self, out):
    """arccosh.out: the functional form, copied into out."""
    return write_out("arccosh.out", out, arccosh_composite(self))


ARCCOSH_OUT.implement(CPU, arccosh_out_cpu)
ARCCOSH_OUT.implement(AUTOGRAD_CPU, without_gradient(ARCCOSH_OUT))
ARCCOSH_OUT.implement(FORWARD_AD, forward.without_tangent(ARCCOSH_OUT))


# atanh (ops.yaml:735, derivatives.yaml:195)
ATANH = define(
    "atanh",
    "atanh(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:735",
    digest="b94b587cd445be09",
    kernel={
        "elementwise": "atanh(self)",
    },
    derivative={
        "self": "grad / (1 - self * self)",
        "result": "auto_element_wise",
    },
)
ATANH_ = define(
    "atanh_",
    "atanh_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:735",
    digest="b94b587cd445be09",
)
ATANH_OUT = define(
    "atanh.out",
    "atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:735",
    digest="b94b587cd445be09",
)
ATANH_LOOP = Elementwise("atanh", LOOPS, "atanh_kernel", 1, promote="int_to_float")
ATANH.implement(CPU, ATANH_LOOP.make)
ATANH_.implement(CPU, ATANH_LOOP.update)
ATANH_OUT.implement(CPU, ATANH_LOOP.write)
ATANH_BACKWARD_SELF_LOOP = Elementwise("AtanhBackward0", LOOPS, "atanh_backward_self", 2)


class AtanhBackward0(Node):
    """Backward of atanh (derivatives.yaml:195)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "atanh"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = ATANH_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad / operations.conj(1 - self_ * self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def atanh_autograd(self):
    """atanh, recorded for the backward pass."""
    result = ATANH[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = AtanhBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


ATANH.implement(AUTOGRAD_CPU, atanh_autograd)


def atanh__autograd(self):
    """atanh_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ATANH_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("atanh_", self)
    node = AtanhBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    ATANH_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ATANH_.implement(AUTOGRAD_CPU, atanh__autograd)
ATANH_OUT.implement(AUTOGRAD_CPU, without_gradient(ATANH_OUT))
ATANH_FORWARD_LOOP = Elementwise("atanh", LOOPS, "atanh_forward", 2)


def atanh_forward(self):
    """atanh, and the tangent of its result."""
    result = ATANH[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ATANH_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t / (1 - self_p * self_p)
    forward.attach(result, result_t, self_t)
    return result


ATANH.implement(FORWARD_AD, atanh_forward)


def atanh__forward(self):
    """atanh_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ATANH_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = ATANH_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t / (1 - self_p * self_p)
    ATANH_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


ATANH_.implement(FORWARD_AD, atanh__forward)
ATANH_OUT.implement(FORWARD_AD, forward.without_tangent(ATANH_OUT))


# arctanh (ops.yaml:738)
ARCTANH = define(
    "arctanh",
    "arctanh(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:738",
    digest="d3498766f9176687",
    kernel={
        "composite": "atanh(self)",
    },
)
ARCTANH_ = define(
    "arctanh_",
    "arctanh_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:738",
    digest="d3498766f9176687",
)
ARCTANH_OUT = define(
    "arctanh.out",
    "arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:738",
    digest="d3498766f9176687",
)


def arctanh_composite(self):
    """arctanh, from other operators."""
    return functions.atanh(self)


ARCTANH.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arctanh_composite)


def arctanh__composite(self):
    """arctanh_: the in-place form of the operator that has this other name."""
    return functions.atanh_(self)


ARCTANH_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arctanh__composite)


def arctanh_out_cpu(self, out):
    """arctanh.out: the functional form, copied into out."""
    return write_out("arctanh.out", out, arctanh_composite(self))


ARCTANH_OUT.implement(CPU, arctanh_out_cpu)
ARCTANH_OUT.implement(AUTOGRAD_CPU, without_gradient(ARCTANH_OUT))
ARCTANH_OUT.implement(FORWARD_AD, forward.without_tangent(ARCTANH_OUT))
