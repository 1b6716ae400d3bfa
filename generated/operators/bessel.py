"""The bessel operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import math

from runtime.autograd import forward, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.bessel"
functions = LateModule(f"{PACKAGE}.functions")


# sinc (ops.yaml:10173, derivatives.yaml:821)
SINC = define(
    "sinc",
    "sinc(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10173",
    digest="134fb0494a5d075d",
    kernel={
        "elementwise": "sinc(self)",
    },
    derivative={
        "self": "grad * where(self == 0, 0, (pi * self * cos(pi * self) - sin(pi * self)) / where(self "
        "== 0, 1, pi * self * self))",
        "result": "auto_element_wise",
    },
)
SINC_ = define(
    "sinc_",
    "sinc_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:10173",
    digest="134fb0494a5d075d",
)
SINC_OUT = define(
    "sinc.out",
    "sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10173",
    digest="134fb0494a5d075d",
)
SINC_LOOP = Elementwise(
    "sinc", LOOPS, "sinc_2ac4b45c", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
SINC.implement(CPU, SINC_LOOP.make)
SINC_.implement(CPU, SINC_LOOP.update)
SINC_OUT.implement(CPU, SINC_LOOP.write)
SINC_BACKWARD_SELF_LOOP = Elementwise("SincBackward0", LOOPS, "sinc_backward_self_5400b117", 2)


class SincBackward0(Node):
    """Backward of sinc (derivatives.yaml:821)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "sinc"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SINC_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad * functions.where(
                self_ == 0,
                0,
                (
                    math.pi * self_ * functions.cos(math.pi * self_) - functions.sin(math.pi * self_)
                ) / functions.where(self_ == 0, 1, math.pi * self_ * self_),
            )
        return (grad_self,)

    def release(self):
        self._saved_self = None


def sinc_autograd(self):
    """sinc, recorded for the backward pass."""
    result = SINC[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SincBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


SINC.implement(AUTOGRAD_CPU, sinc_autograd)


def sinc__autograd(self):
    """sinc_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return SINC_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("sinc_", self)
    node = SincBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    SINC_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


SINC_.implement(AUTOGRAD_CPU, sinc__autograd)
SINC_OUT.implement(AUTOGRAD_CPU, without_gradient(SINC_OUT))
SINC_FORWARD_LOOP = Elementwise("sinc", LOOPS, "sinc_forward_5dbe6359", 2)


def sinc_forward(self):
    """sinc, and the tangent of its result."""
    result = SINC[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SINC_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.where(
            self_p == 0,
            0,
            (
                math.pi * self_p * functions.cos(math.pi * self_p) - functions.sin(math.pi * self_p)
            ) / functions.where(self_p == 0, 1, math.pi * self_p * self_p),
        )
    forward.attach(result, result_t, self_t)
    return result


SINC.implement(FORWARD_AD, sinc_forward)


def sinc__forward(self):
    """sinc_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return SINC_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SINC_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * functions.where(
            self_p == 0,
            0,
            (
                math.pi * self_p * functions.cos(math.pi * self_p) - functions.sin(math.pi * self_p)
            ) / functions.where(self_p == 0, 1, math.pi * self_p * self_p),
        )
    SINC_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


SINC_.implement(FORWARD_AD, sinc__forward)
SINC_OUT.implement(FORWARD_AD, forward.without_tangent(SINC_OUT))


# special_sinc (ops.yaml:10176)
SPECIAL_SINC = define(
    "special_sinc",
    "special_sinc(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10176",
    digest="8f0a0fe3fa47eff0",
    kernel={
        "composite": "sinc(self)",
    },
)
SPECIAL_SINC_OUT = define(
    "special_sinc.out",
    "special_sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10176",
    digest="8f0a0fe3fa47eff0",
)


def special_sinc_composite(self):
    """special_sinc, from other operators."""
    return functions.sinc(self)


SPECIAL_SINC.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_sinc_composite)


def special_sinc_out_cpu(self, out):
    """special_sinc.out: the functional form, copied into out."""
    return write_out("special_sinc.out", out, special_sinc_composite(self))


SPECIAL_SINC_OUT.implement(CPU, special_sinc_out_cpu)
SPECIAL_SINC_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_SINC_OUT))
SPECIAL_SINC_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_SINC_OUT))


# i0 (ops.yaml:10190, derivatives.yaml:825)
I0 = define(
    "i0",
    "i0(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10190",
    digest="eecbc4348357ddd0",
    kernel={
        "elementwise": "i0(self)",
    },
    derivative={
        "self": "grad * special_i1(self)",
        "result": "auto_element_wise",
    },
)
I0_ = define(
    "i0_",
    "i0_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:10190",
    digest="eecbc4348357ddd0",
)
I0_OUT = define(
    "i0.out",
    "i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10190",
    digest="eecbc4348357ddd0",
)
I0_LOOP = Elementwise("i0", LOOPS, "i0_89cdde9a", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating'))
I0.implement(CPU, I0_LOOP.make)
I0_.implement(CPU, I0_LOOP.update)
I0_OUT.implement(CPU, I0_LOOP.write)


class I0Backward0(Node):
    """Backward of i0 (derivatives.yaml:825)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "i0"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = grad * functions.special_i1(self_)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def i0_autograd(self):
    """i0, recorded for the backward pass."""
    result = I0[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = I0Backward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


I0.implement(AUTOGRAD_CPU, i0_autograd)


def i0__autograd(self):
    """i0_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return I0_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("i0_", self)
    node = I0Backward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    I0_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


I0_.implement(AUTOGRAD_CPU, i0__autograd)
I0_OUT.implement(AUTOGRAD_CPU, without_gradient(I0_OUT))


def i0_forward(self):
    """i0, and the tangent of its result."""
    result = I0[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = self_t * functions.special_i1(self_p)
    forward.attach(result, result_t, self_t)
    return result


I0.implement(FORWARD_AD, i0_forward)


def i0__forward(self):
    """i0_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return I0_[(self._keys) & BELOW_FORWARD](self)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    result_t = self_t * functions.special_i1(self_p)
    I0_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


I0_.implement(FORWARD_AD, i0__forward)
I0_OUT.implement(FORWARD_AD, forward.without_tangent(I0_OUT))


# special_i0 (ops.yaml:10193)
SPECIAL_I0 = define(
    "special_i0",
    "special_i0(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10193",
    digest="7663c192e0eb1340",
    kernel={
        "composite": "i0(self)",
    },
)
SPECIAL_I0_OUT = define(
    "special_i0.out",
    "special_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10193",
    digest="7663c192e0eb1340",
)


def special_i0_composite(self):
    """special_i0, from other operators."""
    return functions.i0(self)


SPECIAL_I0.implement(COMPOSITE_IMPLICIT_AUTOGRAD, special_i0_composite)


def special_i0_out_cpu(self, out):
    """special_i0.out: the functional form, copied into out."""
    return write_out("special_i0.out", out, special_i0_composite(self))


SPECIAL_I0_OUT.implement(CPU, special_i0_out_cpu)
SPECIAL_I0_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_I0_OUT))
SPECIAL_I0_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_I0_OUT))


# special_i0e (ops.yaml:10205, derivatives.yaml:829)
SPECIAL_I0E = define(
    "special_i0e",
    "special_i0e(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10205",
    digest="d76ed8f2f044982c",
    kernel={
        "elementwise": "i0e(self)",
    },
    derivative={
        "self": "grad * (special_i1e(self) - sgn(self) * result)",
        "result": "auto_element_wise",
    },
)
SPECIAL_I0E_OUT = define(
    "special_i0e.out",
    "special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10205",
    digest="d76ed8f2f044982c",
)
SPECIAL_I0E_LOOP = Elementwise(
    "special_i0e", LOOPS, "special_i0e_75920dad", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
SPECIAL_I0E.implement(CPU, SPECIAL_I0E_LOOP.make)
SPECIAL_I0E_OUT.implement(CPU, SPECIAL_I0E_LOOP.write)


class SpecialI0eBackward0(Node):
    """Backward of special_i0e (derivatives.yaml:829)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_result")
    operator = "special_i0e"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        grad_self = grad * (functions.special_i1e(self_) - functions.sgn(self_) * result)
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def special_i0e_autograd(self):
    """special_i0e, recorded for the backward pass."""
    result = SPECIAL_I0E[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialI0eBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


SPECIAL_I0E.implement(AUTOGRAD_CPU, special_i0e_autograd)
SPECIAL_I0E_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_I0E_OUT))


def special_i0e_forward(self):
    """special_i0e, and the tangent of its result."""
    result = SPECIAL_I0E[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = self_t * (functions.special_i1e(self_p) - functions.sgn(self_p) * result_p)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SPECIAL_I0E.implement(FORWARD_AD, special_i0e_forward)
SPECIAL_I0E_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_I0E_OUT))


# special_i1 (ops.yaml:10221, derivatives.yaml:833)
SPECIAL_I1 = define(
    "special_i1",
    "special_i1(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10221",
    digest="4828a3e739ff8378",
    kernel={
        "elementwise": "i1(self)",
    },
    derivative={
        "self": "grad * where(self == 0, 0.5, i0(self) - result / where(self == 0, 1, self))",
        "result": "auto_element_wise",
    },
)
SPECIAL_I1_OUT = define(
    "special_i1.out",
    "special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10221",
    digest="4828a3e739ff8378",
)
SPECIAL_I1_LOOP = Elementwise(
    "special_i1", LOOPS, "special_i1_52d5ec98", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
SPECIAL_I1.implement(CPU, SPECIAL_I1_LOOP.make)
SPECIAL_I1_OUT.implement(CPU, SPECIAL_I1_LOOP.write)
SPECIAL_I1_BACKWARD_SELF_LOOP = Elementwise("SpecialI1Backward0", LOOPS, "special_i1_backward_self_8ad7263c", 3)


class SpecialI1Backward0(Node):
    """Backward of special_i1 (derivatives.yaml:833)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_result")
    operator = "special_i1"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SPECIAL_I1_BACKWARD_SELF_LOOP.make(grad, result, self_)
        else:
            grad_self = grad * functions.where(
                self_ == 0, 0.5, functions.i0(self_) - result / functions.where(self_ == 0, 1, self_)
            )
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def special_i1_autograd(self):
    """special_i1, recorded for the backward pass."""
    result = SPECIAL_I1[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialI1Backward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


SPECIAL_I1.implement(AUTOGRAD_CPU, special_i1_autograd)
SPECIAL_I1_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_I1_OUT))
SPECIAL_I1_FORWARD_LOOP = Elementwise("special_i1", LOOPS, "special_i1_forward_214b93db", 3)


def special_i1_forward(self):
    """special_i1, and the tangent of its result."""
    result = SPECIAL_I1[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p, self_p):
        result_t = SPECIAL_I1_FORWARD_LOOP.make(self_t, result_p, self_p)
    else:
        result_t = self_t * functions.where(
            self_p == 0, 0.5, functions.i0(self_p) - result_p / functions.where(self_p == 0, 1, self_p)
        )
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SPECIAL_I1.implement(FORWARD_AD, special_i1_forward)
SPECIAL_I1_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_I1_OUT))


# special_i1e (ops.yaml:10237, derivatives.yaml:837)
SPECIAL_I1E = define(
    "special_i1e",
    "special_i1e(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10237",
    digest="046ee2de8a878330",
    kernel={
        "elementwise": "i1e(self)",
    },
    derivative={
        "self": "grad * where(self == 0, 0.5, special_i0e(self) - result * (sgn(self) + 1 / where(self "
        "== 0, 1, self)))",
        "result": "auto_element_wise",
    },
)
SPECIAL_I1E_OUT = define(
    "special_i1e.out",
    "special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10237",
    digest="046ee2de8a878330",
)
SPECIAL_I1E_LOOP = Elementwise(
    "special_i1e", LOOPS, "special_i1e_36817411", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
SPECIAL_I1E.implement(CPU, SPECIAL_I1E_LOOP.make)
SPECIAL_I1E_OUT.implement(CPU, SPECIAL_I1E_LOOP.write)


class SpecialI1eBackward0(Node):
    """Backward of special_i1e (derivatives.yaml:837)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_result")
    operator = "special_i1e"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        grad_self = grad * functions.where(
            self_ == 0,
            0.5,
            functions.special_i0e(self_) - result * (functions.sgn(self_) + 1 / functions.where(self_ == 0, 1, self_)),
        )
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def special_i1e_autograd(self):
    """special_i1e, recorded for the backward pass."""
    result = SPECIAL_I1E[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialI1eBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


SPECIAL_I1E.implement(AUTOGRAD_CPU, special_i1e_autograd)
SPECIAL_I1E_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_I1E_OUT))


def special_i1e_forward(self):
    """special_i1e, and the tangent of its result."""
    result = SPECIAL_I1E[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = self_t * functions.where(
        self_p == 0,
        0.5,
        functions.special_i0e(self_p) - result_p * (
            functions.sgn(self_p) + 1 / functions.where(self_p == 0, 1, self_p)
        ),
    )
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SPECIAL_I1E.implement(FORWARD_AD, special_i1e_forward)
SPECIAL_I1E_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_I1E_OUT))


# special_erfcx (ops.yaml:10253, derivatives.yaml:841)
SPECIAL_ERFCX = define(
    "special_erfcx",
    "special_erfcx(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10253",
    digest="1d0fbbc3c1770edd",
    kernel={
        "elementwise": "erfcx(self)",
    },
    derivative={
        "self": "grad * (2 * self * result - 1.1283791670955126)",
        "result": "auto_element_wise",
    },
)
SPECIAL_ERFCX_OUT = define(
    "special_erfcx.out",
    "special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10253",
    digest="1d0fbbc3c1770edd",
)
SPECIAL_ERFCX_LOOP = Elementwise(
    "special_erfcx",
    LOOPS,
    "special_erfcx_cc49f1bb",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)
SPECIAL_ERFCX.implement(CPU, SPECIAL_ERFCX_LOOP.make)
SPECIAL_ERFCX_OUT.implement(CPU, SPECIAL_ERFCX_LOOP.write)
SPECIAL_ERFCX_BACKWARD_SELF_LOOP = Elementwise(
    "SpecialErfcxBackward0", LOOPS, "special_erfcx_backward_self_c0587ac8", 3
)


class SpecialErfcxBackward0(Node):
    """Backward of special_erfcx (derivatives.yaml:841)."""

    __slots__ = ("_saved_result", "_saved_self", "_version_self")
    operator = "special_erfcx"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SPECIAL_ERFCX_BACKWARD_SELF_LOOP.make(grad, result, self_)
        else:
            grad_self = grad * (2 * self_ * result - 1.1283791670955126)
        return (grad_self,)

    def release(self):
        self._saved_result = self._saved_self = None


def special_erfcx_autograd(self):
    """special_erfcx, recorded for the backward pass."""
    result = SPECIAL_ERFCX[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialErfcxBackward0()
    node._saved_result = save_output(result)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


SPECIAL_ERFCX.implement(AUTOGRAD_CPU, special_erfcx_autograd)
SPECIAL_ERFCX_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_ERFCX_OUT))
SPECIAL_ERFCX_FORWARD_LOOP = Elementwise("special_erfcx", LOOPS, "special_erfcx_forward_f311d234", 3)


def special_erfcx_forward(self):
    """special_erfcx, and the tangent of its result."""
    result = SPECIAL_ERFCX[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p, self_p):
        result_t = SPECIAL_ERFCX_FORWARD_LOOP.make(self_t, result_p, self_p)
    else:
        result_t = self_t * (2 * self_p * result_p - 1.1283791670955126)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SPECIAL_ERFCX.implement(FORWARD_AD, special_erfcx_forward)
SPECIAL_ERFCX_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_ERFCX_OUT))


# special_entr (ops.yaml:10267, derivatives.yaml:845)
SPECIAL_ENTR = define(
    "special_entr",
    "special_entr(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10267",
    digest="a1f1b1599f7c9d48",
    kernel={
        "elementwise": "where(isnan(self), self, where(self > 0, -self * log(self), where(self == 0, 0, -inf))"
        ")",
    },
    derivative={
        "self": "grad * (-(1 + log(self)))",
        "result": "auto_element_wise",
    },
)
SPECIAL_ENTR_OUT = define(
    "special_entr.out",
    "special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10267",
    digest="a1f1b1599f7c9d48",
)
SPECIAL_ENTR_LOOP = Elementwise(
    "special_entr", LOOPS, "special_entr_6eff4965", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
SPECIAL_ENTR.implement(CPU, SPECIAL_ENTR_LOOP.make)
SPECIAL_ENTR_OUT.implement(CPU, SPECIAL_ENTR_LOOP.write)
SPECIAL_ENTR_BACKWARD_SELF_LOOP = Elementwise("SpecialEntrBackward0", LOOPS, "special_entr_backward_self_45c38538", 2)


class SpecialEntrBackward0(Node):
    """Backward of special_entr (derivatives.yaml:845)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "special_entr"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SPECIAL_ENTR_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad * -(1 + functions.log(self_))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def special_entr_autograd(self):
    """special_entr, recorded for the backward pass."""
    result = SPECIAL_ENTR[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialEntrBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


SPECIAL_ENTR.implement(AUTOGRAD_CPU, special_entr_autograd)
SPECIAL_ENTR_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_ENTR_OUT))
SPECIAL_ENTR_FORWARD_LOOP = Elementwise("special_entr", LOOPS, "special_entr_forward_fa275baa", 2)


def special_entr_forward(self):
    """special_entr, and the tangent of its result."""
    result = SPECIAL_ENTR[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SPECIAL_ENTR_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * -(1 + functions.log(self_p))
    forward.attach(result, result_t, self_t)
    return result


SPECIAL_ENTR.implement(FORWARD_AD, special_entr_forward)
SPECIAL_ENTR_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_ENTR_OUT))


# special_ndtr (ops.yaml:10283, derivatives.yaml:849)
SPECIAL_NDTR = define(
    "special_ndtr",
    "special_ndtr(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10283",
    digest="e2b435689aabc09e",
    kernel={
        "elementwise": "ndtr(self)",
    },
    derivative={
        "self": "grad * (0.3989422804014327 * exp(-0.5 * self * self))",
        "result": "auto_element_wise",
    },
)
SPECIAL_NDTR_OUT = define(
    "special_ndtr.out",
    "special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10283",
    digest="e2b435689aabc09e",
)
SPECIAL_NDTR_LOOP = Elementwise(
    "special_ndtr", LOOPS, "special_ndtr_dd7dda0f", 1, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)
SPECIAL_NDTR.implement(CPU, SPECIAL_NDTR_LOOP.make)
SPECIAL_NDTR_OUT.implement(CPU, SPECIAL_NDTR_LOOP.write)
SPECIAL_NDTR_BACKWARD_SELF_LOOP = Elementwise("SpecialNdtrBackward0", LOOPS, "special_ndtr_backward_self_dfbbd344", 2)


class SpecialNdtrBackward0(Node):
    """Backward of special_ndtr (derivatives.yaml:849)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "special_ndtr"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SPECIAL_NDTR_BACKWARD_SELF_LOOP.make(grad, self_)
        else:
            grad_self = grad * (0.3989422804014327 * functions.exp(-0.5 * self_ * self_))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def special_ndtr_autograd(self):
    """special_ndtr, recorded for the backward pass."""
    result = SPECIAL_NDTR[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialNdtrBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


SPECIAL_NDTR.implement(AUTOGRAD_CPU, special_ndtr_autograd)
SPECIAL_NDTR_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_NDTR_OUT))
SPECIAL_NDTR_FORWARD_LOOP = Elementwise("special_ndtr", LOOPS, "special_ndtr_forward_4d8dec13", 2)


def special_ndtr_forward(self):
    """special_ndtr, and the tangent of its result."""
    result = SPECIAL_NDTR[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    if forward.unrecorded(self_t, self_p):
        result_t = SPECIAL_NDTR_FORWARD_LOOP.make(self_t, self_p)
    else:
        result_t = self_t * (0.3989422804014327 * functions.exp(-0.5 * self_p * self_p))
    forward.attach(result, result_t, self_t)
    return result


SPECIAL_NDTR.implement(FORWARD_AD, special_ndtr_forward)
SPECIAL_NDTR_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_NDTR_OUT))


# special_ndtri (ops.yaml:10297, derivatives.yaml:853)
SPECIAL_NDTRI = define(
    "special_ndtri",
    "special_ndtri(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10297",
    digest="7cfb3c8bff2595bf",
    kernel={
        "elementwise": "ndtri(self)",
    },
    derivative={
        "self": "grad * (2.5066282746310002 * exp(result * result / 2))",
        "result": "auto_element_wise",
    },
)
SPECIAL_NDTRI_OUT = define(
    "special_ndtri.out",
    "special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10297",
    digest="7cfb3c8bff2595bf",
)
SPECIAL_NDTRI_LOOP = Elementwise(
    "special_ndtri",
    LOOPS,
    "special_ndtri_77d56614",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)
SPECIAL_NDTRI.implement(CPU, SPECIAL_NDTRI_LOOP.make)
SPECIAL_NDTRI_OUT.implement(CPU, SPECIAL_NDTRI_LOOP.write)
SPECIAL_NDTRI_BACKWARD_SELF_LOOP = Elementwise(
    "SpecialNdtriBackward0", LOOPS, "special_ndtri_backward_self_f24bd6ac", 2
)


class SpecialNdtriBackward0(Node):
    """Backward of special_ndtri (derivatives.yaml:853)."""

    __slots__ = ("_saved_result",)
    operator = "special_ndtri"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SPECIAL_NDTRI_BACKWARD_SELF_LOOP.make(grad, result)
        else:
            grad_self = grad * (2.5066282746310002 * functions.exp(result * result / 2))
        return (grad_self,)

    def release(self):
        self._saved_result = None


def special_ndtri_autograd(self):
    """special_ndtri, recorded for the backward pass."""
    result = SPECIAL_NDTRI[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialNdtriBackward0()
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


SPECIAL_NDTRI.implement(AUTOGRAD_CPU, special_ndtri_autograd)
SPECIAL_NDTRI_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_NDTRI_OUT))
SPECIAL_NDTRI_FORWARD_LOOP = Elementwise("special_ndtri", LOOPS, "special_ndtri_forward_3bfbe552", 2)


def special_ndtri_forward(self):
    """special_ndtri, and the tangent of its result."""
    result = SPECIAL_NDTRI[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p):
        result_t = SPECIAL_NDTRI_FORWARD_LOOP.make(self_t, result_p)
    else:
        result_t = self_t * (2.5066282746310002 * functions.exp(result_p * result_p / 2))
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SPECIAL_NDTRI.implement(FORWARD_AD, special_ndtri_forward)
SPECIAL_NDTRI_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_NDTRI_OUT))


# special_log_ndtr (ops.yaml:10313, derivatives.yaml:857)
SPECIAL_LOG_NDTR = define(
    "special_log_ndtr",
    "special_log_ndtr(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10313",
    digest="1f5ff449038a5fe4",
    kernel={
        "elementwise": "log_ndtr(self)",
    },
    derivative={
        "self": "grad * (0.3989422804014327 * exp(-(result + self * self / 2)))",
        "result": "auto_element_wise",
    },
)
SPECIAL_LOG_NDTR_OUT = define(
    "special_log_ndtr.out",
    "special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10313",
    digest="1f5ff449038a5fe4",
)
SPECIAL_LOG_NDTR_LOOP = Elementwise(
    "special_log_ndtr",
    LOOPS,
    "special_log_ndtr_1927a0d1",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)
SPECIAL_LOG_NDTR.implement(CPU, SPECIAL_LOG_NDTR_LOOP.make)
SPECIAL_LOG_NDTR_OUT.implement(CPU, SPECIAL_LOG_NDTR_LOOP.write)
SPECIAL_LOG_NDTR_BACKWARD_SELF_LOOP = Elementwise(
    "SpecialLogNdtrBackward0", LOOPS, "special_log_ndtr_backward_self_693e17ce", 3
)


class SpecialLogNdtrBackward0(Node):
    """Backward of special_log_ndtr (derivatives.yaml:857)."""

    __slots__ = ("_saved_result", "_saved_self", "_version_self")
    operator = "special_log_ndtr"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = SPECIAL_LOG_NDTR_BACKWARD_SELF_LOOP.make(grad, result, self_)
        else:
            grad_self = grad * (0.3989422804014327 * functions.exp(-(result + self_ * self_ / 2)))
        return (grad_self,)

    def release(self):
        self._saved_result = self._saved_self = None


def special_log_ndtr_autograd(self):
    """special_log_ndtr, recorded for the backward pass."""
    result = SPECIAL_LOG_NDTR[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = SpecialLogNdtrBackward0()
    node._saved_result = save_output(result)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


SPECIAL_LOG_NDTR.implement(AUTOGRAD_CPU, special_log_ndtr_autograd)
SPECIAL_LOG_NDTR_OUT.implement(AUTOGRAD_CPU, without_gradient(SPECIAL_LOG_NDTR_OUT))
SPECIAL_LOG_NDTR_FORWARD_LOOP = Elementwise("special_log_ndtr", LOOPS, "special_log_ndtr_forward_6a4b2b5c", 3)


def special_log_ndtr_forward(self):
    """special_log_ndtr, and the tangent of its result."""
    result = SPECIAL_LOG_NDTR[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    if forward.unrecorded(self_t, result_p, self_p):
        result_t = SPECIAL_LOG_NDTR_FORWARD_LOOP.make(self_t, result_p, self_p)
    else:
        result_t = self_t * (0.3989422804014327 * functions.exp(-(result_p + self_p * self_p / 2)))
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SPECIAL_LOG_NDTR.implement(FORWARD_AD, special_log_ndtr_forward)
SPECIAL_LOG_NDTR_OUT.implement(FORWARD_AD, forward.without_tangent(SPECIAL_LOG_NDTR_OUT))
