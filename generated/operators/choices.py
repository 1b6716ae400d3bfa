"""The choices operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.autograd import forward, recording
from runtime.autograd.inplace import without_gradient
from runtime.autograd.node import Node, unpack_input
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.choices"
functions = LateModule(f"{PACKAGE}.functions")


# where.self (ops.yaml:1250, derivatives.yaml:234)
WHERE_SELF = define(
    "where.self",
    "where.self(Tensor condition, Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1250",
    digest="224eedfe209baa23",
    kernel={
        "elementwise": "where(condition, self, other)",
    },
    derivative={
        "self": "where(condition, grad, 0)",
        "other": "where(condition, 0, grad)",
        "result": "auto_linear",
    },
)
WHERE_SELF_OUT = define(
    "where.self_out",
    "where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tens"
    "or(a!)",
    source="ops.yaml:1250",
    digest="224eedfe209baa23",
)
WHERE_SELF_LOOP = Elementwise("where.self", LOOPS, "where_self_kernel", 3, fixed={0: 'bool'})
WHERE_SELF.implement(CPU, WHERE_SELF_LOOP.make)
WHERE_SELF_OUT.implement(CPU, WHERE_SELF_LOOP.write)
WHERE_SELF_BACKWARD_SELF_LOOP = Elementwise("WhereBackward0", LOOPS, "where_self_backward_self", 2, fixed={1: 'bool'})
WHERE_SELF_BACKWARD_OTHER_LOOP = Elementwise("WhereBackward0", LOOPS, "where_self_backward_other", 2, fixed={1: 'bool'})


class WhereBackward0(Node):
    """Backward of where.self (derivatives.yaml:234)."""

    __slots__ = ("_saved_condition", "_version_condition")
    operator = "where.self"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            condition = unpack_input(self, self._saved_condition, self._version_condition, "condition")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = WHERE_SELF_BACKWARD_SELF_LOOP.make(grad, condition)
            else:
                grad_self = functions.where(condition, grad, 0)
        grad_other = None
        if self.edges[1] is not None:
            condition = unpack_input(self, self._saved_condition, self._version_condition, "condition")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = WHERE_SELF_BACKWARD_OTHER_LOOP.make(grad, condition)
            else:
                grad_other = functions.where(condition, 0, grad)
        return (grad_self, grad_other)

    def release(self):
        self._saved_condition = None


def where_self_autograd(condition, self, other):
    """where.self, recorded for the backward pass."""
    result = WHERE_SELF[(condition._keys | self._keys | other._keys) & BELOW_AUTOGRAD](condition, self, other)
    if state.active and not grad_enabled():
        return result
    node = WhereBackward0()
    node._saved_condition, node._version_condition = (
        condition, 0 if condition._version is None else condition._version[0]
    )
    return recording.record(node, result, self, other)


WHERE_SELF.implement(AUTOGRAD_CPU, where_self_autograd)
WHERE_SELF_OUT.implement(AUTOGRAD_CPU, without_gradient(WHERE_SELF_OUT))


def where_self_forward(condition, self, other):
    """where.self, and the tangent of its result."""
    result = WHERE_SELF[(condition._keys | self._keys | other._keys) & BELOW_FORWARD](condition, self, other)
    if not forward.wanted(result):
        return result
    condition_p = forward.primal_of(condition)
    self_t = forward.tangent_of(self)
    other_t = forward.tangent_of(other)
    self_t = forward.or_zeros(self_t, self)
    other_t = forward.or_zeros(other_t, other)
    result_t = WHERE_SELF[condition_p._keys | self_t._keys | other_t._keys](condition_p, self_t, other_t)
    forward.attach(result, result_t, self_t, other_t)
    return result


WHERE_SELF.implement(FORWARD_AD, where_self_forward)
WHERE_SELF_OUT.implement(FORWARD_AD, forward.without_tangent(WHERE_SELF_OUT))


# where.ScalarSelf (ops.yaml:1269, derivatives.yaml:240)
WHERE_SCALARSELF = define(
    "where.ScalarSelf",
    "where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1269",
    digest="863e4430c1d02e97",
    kernel={
        "elementwise": "where(condition, self, other)",
    },
    derivative={
        "other": "where(condition, 0, grad)",
        "result": "auto_element_wise",
    },
)
WHERE_SCALARSELF_LOOP = Elementwise("where.ScalarSelf", LOOPS, "where_ScalarSelf_kernel", 2, fixed={0: 'bool'})


def where_ScalarSelf_cpu(condition, self, other):
    """where.ScalarSelf on the CPU."""
    return WHERE_SCALARSELF_LOOP.make(condition, other, self)


WHERE_SCALARSELF.implement(CPU, where_ScalarSelf_cpu)
WHERE_SCALARSELF_BACKWARD_OTHER_LOOP = Elementwise(
    "WhereBackward1", LOOPS, "where_ScalarSelf_backward_other", 2, fixed={1: 'bool'}
)


class WhereBackward1(Node):
    """Backward of where.ScalarSelf (derivatives.yaml:240)."""

    __slots__ = ("_saved_condition", "_version_condition")
    operator = "where.ScalarSelf"

    def apply(self, grad):
        condition = unpack_input(self, self._saved_condition, self._version_condition, "condition")
        if state.active and not grad_enabled() and not state.dual:
            grad_other = WHERE_SCALARSELF_BACKWARD_OTHER_LOOP.make(grad, condition)
        else:
            grad_other = functions.where(condition, 0, grad)
        return (grad_other,)

    def release(self):
        self._saved_condition = None


def where_ScalarSelf_autograd(condition, self, other):
    """where.ScalarSelf, recorded for the backward pass."""
    result = WHERE_SCALARSELF[(condition._keys | other._keys) & BELOW_AUTOGRAD](condition, self, other)
    if state.active and not grad_enabled():
        return result
    node = WhereBackward1()
    node._saved_condition, node._version_condition = (
        condition, 0 if condition._version is None else condition._version[0]
    )
    return recording.record(node, result, other)


WHERE_SCALARSELF.implement(AUTOGRAD_CPU, where_ScalarSelf_autograd)
WHERE_SCALARSELF_FORWARD_LOOP = Elementwise("where.ScalarSelf", LOOPS, "where_ScalarSelf_forward", 2, fixed={1: 'bool'})


def where_ScalarSelf_forward(condition, self, other):
    """where.ScalarSelf, and the tangent of its result."""
    result = WHERE_SCALARSELF[(condition._keys | other._keys) & BELOW_FORWARD](condition, self, other)
    if not forward.wanted(result):
        return result
    condition_p = forward.primal_of(condition)
    other_t = forward.tangent_of(other)
    if forward.given(other_t) and forward.unrecorded(other_t, condition_p):
        result_t = WHERE_SCALARSELF_FORWARD_LOOP.make(other_t, condition_p)
    else:
        result_t = None
        if other_t is not None:
            result_t = functions.where(condition_p, 0, other_t)
    forward.attach(result, result_t, other_t)
    return result


WHERE_SCALARSELF.implement(FORWARD_AD, where_ScalarSelf_forward)


# where.ScalarOther (ops.yaml:1276, derivatives.yaml:245)
WHERE_SCALAROTHER = define(
    "where.ScalarOther",
    "where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1276",
    digest="b2b1420ec76758fd",
    kernel={
        "elementwise": "where(condition, self, other)",
    },
    derivative={
        "self": "where(condition, grad, 0)",
        "result": "auto_element_wise",
    },
)
WHERE_SCALAROTHER_LOOP = Elementwise("where.ScalarOther", LOOPS, "where_ScalarOther_kernel", 2, fixed={0: 'bool'})
WHERE_SCALAROTHER.implement(CPU, WHERE_SCALAROTHER_LOOP.make)
WHERE_SCALAROTHER_BACKWARD_SELF_LOOP = Elementwise(
    "WhereBackward2", LOOPS, "where_ScalarOther_backward_self", 2, fixed={1: 'bool'}
)


class WhereBackward2(Node):
    """Backward of where.ScalarOther (derivatives.yaml:245)."""

    __slots__ = ("_saved_condition", "_version_condition")
    operator = "where.ScalarOther"

    def apply(self, grad):
        condition = unpack_input(self, self._saved_condition, self._version_condition, "condition")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = WHERE_SCALAROTHER_BACKWARD_SELF_LOOP.make(grad, condition)
        else:
            grad_self = functions.where(condition, grad, 0)
        return (grad_self,)

    def release(self):
        self._saved_condition = None


def where_ScalarOther_autograd(condition, self, other):
    """where.ScalarOther, recorded for the backward pass."""
    result = WHERE_SCALAROTHER[(condition._keys | self._keys) & BELOW_AUTOGRAD](condition, self, other)
    if state.active and not grad_enabled():
        return result
    node = WhereBackward2()
    node._saved_condition, node._version_condition = (
        condition, 0 if condition._version is None else condition._version[0]
    )
    return recording.record(node, result, self)


WHERE_SCALAROTHER.implement(AUTOGRAD_CPU, where_ScalarOther_autograd)
WHERE_SCALAROTHER_FORWARD_LOOP = Elementwise(
    "where.ScalarOther", LOOPS, "where_ScalarOther_forward", 2, fixed={1: 'bool'}
)


def where_ScalarOther_forward(condition, self, other):
    """where.ScalarOther, and the tangent of its result."""
    result = WHERE_SCALAROTHER[(condition._keys | self._keys) & BELOW_FORWARD](condition, self, other)
    if not forward.wanted(result):
        return result
    condition_p = forward.primal_of(condition)
    self_t = forward.tangent_of(self)
    if forward.given(self_t) and forward.unrecorded(self_t, condition_p):
        result_t = WHERE_SCALAROTHER_FORWARD_LOOP.make(self_t, condition_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = functions.where(condition_p, self_t, 0)
    forward.attach(result, result_t, self_t)
    return result


WHERE_SCALAROTHER.implement(FORWARD_AD, where_ScalarOther_forward)


# where.Scalar (ops.yaml:1284)
WHERE_SCALAR = define(
    "where.Scalar",
    "where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1284",
    digest="92fc996d79e3b01c",
    kernel={
        "elementwise": "where(condition, self, other)",
    },
)
WHERE_SCALAR_LOOP = Elementwise("where.Scalar", LOOPS, "where_Scalar_kernel", 1, fixed={0: 'bool'})
WHERE_SCALAR.implement(CPU, WHERE_SCALAR_LOOP.make)
