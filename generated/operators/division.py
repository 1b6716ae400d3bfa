"""The division operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import dtypes, language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, unpack_input
from runtime.autograd.pushforward import by_double_backward, by_double_backward_in_place
from runtime.autograd.saved import not_implemented
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import fitting, write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.division"
functions = LateModule(f"{PACKAGE}.functions")


# floor_divide (ops.yaml:9505, derivatives.yaml:690)
FLOOR_DIVIDE = define(
    "floor_divide",
    "floor_divide(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9505",
    digest="1c661d7f08288bf0",
    kernel={
        "elementwise": "self // other",
    },
)
FLOOR_DIVIDE__TENSOR = define(
    "floor_divide_.Tensor",
    "floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:9505",
    digest="1c661d7f08288bf0",
)
FLOOR_DIVIDE_OUT = define(
    "floor_divide.out",
    "floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9505",
    digest="1c661d7f08288bf0",
)
FLOOR_DIVIDE_LOOP = Elementwise("floor_divide", LOOPS, "floor_divide_fe4a0a47", 2, accepts=('integral', 'floating'))
FLOOR_DIVIDE.implement(CPU, FLOOR_DIVIDE_LOOP.make)
FLOOR_DIVIDE__TENSOR.implement(CPU, FLOOR_DIVIDE_LOOP.update)
FLOOR_DIVIDE_OUT.implement(CPU, FLOOR_DIVIDE_LOOP.write)


class FloorDivideBackward0(Node):
    """Backward of floor_divide (derivatives.yaml:690)."""

    __slots__ = ()
    operator = "floor_divide"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = not_implemented(self, "self", "floor_divide")
        grad_other = None
        if self.edges[1] is not None:
            grad_other = not_implemented(self, "other", "floor_divide")
        return (grad_self, grad_other)


def floor_divide_autograd(self, other):
    """floor_divide, recorded for the backward pass."""
    result = FLOOR_DIVIDE[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = FloorDivideBackward0()
    return recording.record(node, result, self, other)


FLOOR_DIVIDE.implement(AUTOGRAD_CPU, floor_divide_autograd)


def floor_divide__Tensor_autograd(self, other):
    """floor_divide_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return FLOOR_DIVIDE__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("floor_divide_.Tensor", self)
    node = FloorDivideBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    FLOOR_DIVIDE__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


FLOOR_DIVIDE__TENSOR.implement(AUTOGRAD_CPU, floor_divide__Tensor_autograd)
FLOOR_DIVIDE_OUT.implement(AUTOGRAD_CPU, without_gradient(FLOOR_DIVIDE_OUT))
FLOOR_DIVIDE.implement(FORWARD_AD, by_double_backward(FLOOR_DIVIDE))
FLOOR_DIVIDE__TENSOR.implement(FORWARD_AD, by_double_backward_in_place(FLOOR_DIVIDE__TENSOR, FLOOR_DIVIDE))
FLOOR_DIVIDE_OUT.implement(FORWARD_AD, forward.without_tangent(FLOOR_DIVIDE_OUT))


# floor_divide.Scalar (ops.yaml:9522, derivatives.yaml:694)
FLOOR_DIVIDE_SCALAR = define(
    "floor_divide.Scalar",
    "floor_divide.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9522",
    digest="66605d98f6c91b9e",
    kernel={
        "elementwise": "self // other",
    },
)
FLOOR_DIVIDE__SCALAR = define(
    "floor_divide_.Scalar",
    "floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:9522",
    digest="66605d98f6c91b9e",
)
FLOOR_DIVIDE_SCALAR_LOOP = Elementwise(
    "floor_divide.Scalar", LOOPS, "floor_divide_Scalar_1227170f", 1, accepts=('integral', 'floating')
)
FLOOR_DIVIDE_SCALAR.implement(CPU, FLOOR_DIVIDE_SCALAR_LOOP.make)
FLOOR_DIVIDE__SCALAR.implement(CPU, FLOOR_DIVIDE_SCALAR_LOOP.update)


class FloorDivideBackward1(Node):
    """Backward of floor_divide.Scalar (derivatives.yaml:694)."""

    __slots__ = ()
    operator = "floor_divide.Scalar"

    def apply(self, grad):
        grad_self = not_implemented(self, "self", "floor_divide")
        return (grad_self,)


def floor_divide_Scalar_autograd(self, other):
    """floor_divide.Scalar, recorded for the backward pass."""
    result = FLOOR_DIVIDE_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = FloorDivideBackward1()
    return recording.record(node, result, self)


FLOOR_DIVIDE_SCALAR.implement(AUTOGRAD_CPU, floor_divide_Scalar_autograd)


def floor_divide__Scalar_autograd(self, other):
    """floor_divide_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return FLOOR_DIVIDE__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("floor_divide_.Scalar", self)
    node = FloorDivideBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    FLOOR_DIVIDE__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


FLOOR_DIVIDE__SCALAR.implement(AUTOGRAD_CPU, floor_divide__Scalar_autograd)
FLOOR_DIVIDE_SCALAR.implement(FORWARD_AD, by_double_backward(FLOOR_DIVIDE_SCALAR))
FLOOR_DIVIDE__SCALAR.implement(FORWARD_AD, by_double_backward_in_place(FLOOR_DIVIDE__SCALAR, FLOOR_DIVIDE_SCALAR))


# _reversed_floor_divide (ops.yaml:9531, derivatives.yaml:697)
_REVERSED_FLOOR_DIVIDE = define(
    "_reversed_floor_divide",
    "_reversed_floor_divide(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9531",
    digest="5ac2404e14b63291",
    kernel={
        "elementwise": "other // self",
    },
    derivative={
        "self": "zeros_like(grad)",
        "result": "auto_element_wise",
    },
)
_REVERSED_FLOOR_DIVIDE_LOOP = Elementwise(
    "_reversed_floor_divide", LOOPS, "_reversed_floor_divide_757aa100", 1, accepts=('integral', 'floating')
)
_REVERSED_FLOOR_DIVIDE.implement(CPU, _REVERSED_FLOOR_DIVIDE_LOOP.make)


class _ReversedFloorDivideBackward0(Node):
    """Backward of _reversed_floor_divide (derivatives.yaml:697)."""

    __slots__ = ()
    operator = "_reversed_floor_divide"

    def apply(self, grad):
        grad_self = functions.zeros_like(grad)
        return (grad_self,)


def _reversed_floor_divide_autograd(self, other):
    """_reversed_floor_divide, recorded for the backward pass."""
    result = _REVERSED_FLOOR_DIVIDE[(self._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = _ReversedFloorDivideBackward0()
    return recording.record(node, result, self)


_REVERSED_FLOOR_DIVIDE.implement(AUTOGRAD_CPU, _reversed_floor_divide_autograd)


def _reversed_floor_divide_forward(self, other):
    """_reversed_floor_divide, and the tangent of its result."""
    result = _REVERSED_FLOOR_DIVIDE[(self._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    forward.attach(result, result_t, self_t)
    return result


_REVERSED_FLOOR_DIVIDE.implement(FORWARD_AD, _reversed_floor_divide_forward)


# remainder.Tensor (ops.yaml:9541, derivatives.yaml:701)
REMAINDER_TENSOR = define(
    "remainder.Tensor",
    "remainder.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9541",
    digest="481e0dc1e6668d02",
    kernel={
        "elementwise": "self % other",
    },
    derivative={
        "self": "grad",
        "other": '-grad * div(self, other, rounding_mode="floor")',
        "result": 'self_t - other_t * div(self_p, other_p, rounding_mode="floor")',
    },
)
REMAINDER__TENSOR = define(
    "remainder_.Tensor",
    "remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:9541",
    digest="481e0dc1e6668d02",
)
REMAINDER_TENSOR_OUT = define(
    "remainder.Tensor_out",
    "remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9541",
    digest="481e0dc1e6668d02",
)
REMAINDER_TENSOR_LOOP = Elementwise(
    "remainder.Tensor", LOOPS, "remainder_Tensor_babc36a7", 2, accepts=('integral', 'floating')
)
REMAINDER_TENSOR.implement(CPU, REMAINDER_TENSOR_LOOP.make)
REMAINDER__TENSOR.implement(CPU, REMAINDER_TENSOR_LOOP.update)
REMAINDER_TENSOR_OUT.implement(CPU, REMAINDER_TENSOR_LOOP.write)


class RemainderBackward0(Node):
    """Backward of remainder.Tensor (derivatives.yaml:701)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_other", "_version_other")
    operator = "remainder.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = grad
        grad_other = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            grad_other = -grad * functions.div(self_, other, rounding_mode="floor")
        return (grad_self, grad_other)

    def release(self):
        self._saved_self = self._saved_other = None


def remainder_Tensor_autograd(self, other):
    """remainder.Tensor, recorded for the backward pass."""
    result = REMAINDER_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = RemainderBackward0()
    if other._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    if other._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    return recording.record(node, result, self, other)


REMAINDER_TENSOR.implement(AUTOGRAD_CPU, remainder_Tensor_autograd)


def remainder__Tensor_autograd(self, other):
    """remainder_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return REMAINDER__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("remainder_.Tensor", self)
    node = RemainderBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    if other._edge is not None:
        node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    if other._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    REMAINDER__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


REMAINDER__TENSOR.implement(AUTOGRAD_CPU, remainder__Tensor_autograd)
REMAINDER_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(REMAINDER_TENSOR_OUT))


def remainder_Tensor_forward(self, other):
    """remainder.Tensor, and the tangent of its result."""
    result = REMAINDER_TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    result_t = None
    if self_t is not None:
        result_t = self_t
    if other_t is not None:
        result_t = forward.minus(result_t, other_t * functions.div(self_p, other_p, rounding_mode="floor"))
    forward.attach(result, result_t, self_t, other_t)
    return result


REMAINDER_TENSOR.implement(FORWARD_AD, remainder_Tensor_forward)


def remainder__Tensor_forward(self, other):
    """remainder_.Tensor, and the tangent of what it writes."""
    if not forward.wanted(self):
        return REMAINDER__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    result_t = None
    if self_t is not None:
        result_t = self_t
    if other_t is not None:
        result_t = forward.minus(result_t, other_t * functions.div(self_p, other_p, rounding_mode="floor"))
    REMAINDER__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t, other_t)


REMAINDER__TENSOR.implement(FORWARD_AD, remainder__Tensor_forward)
REMAINDER_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(REMAINDER_TENSOR_OUT))


# remainder.Scalar (ops.yaml:9558, derivatives.yaml:706)
REMAINDER_SCALAR = define(
    "remainder.Scalar",
    "remainder.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9558",
    digest="13f96914679e3292",
    kernel={
        "elementwise": "self % other",
    },
    derivative={
        "self": "grad",
        "result": "auto_element_wise",
    },
)
REMAINDER__SCALAR = define(
    "remainder_.Scalar",
    "remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:9558",
    digest="13f96914679e3292",
)
REMAINDER_SCALAR_OUT = define(
    "remainder.Scalar_out",
    "remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9558",
    digest="13f96914679e3292",
)
REMAINDER_SCALAR_LOOP = Elementwise(
    "remainder.Scalar", LOOPS, "remainder_Scalar_e81c9e02", 1, accepts=('integral', 'floating')
)
REMAINDER_SCALAR.implement(CPU, REMAINDER_SCALAR_LOOP.make)
REMAINDER__SCALAR.implement(CPU, REMAINDER_SCALAR_LOOP.update)
REMAINDER_SCALAR_OUT.implement(CPU, REMAINDER_SCALAR_LOOP.write)


class RemainderBackward1(Node):
    """Backward of remainder.Scalar (derivatives.yaml:706)."""

    __slots__ = ()
    operator = "remainder.Scalar"

    def apply(self, grad):
        grad_self = grad
        return (grad_self,)


def remainder_Scalar_autograd(self, other):
    """remainder.Scalar, recorded for the backward pass."""
    result = REMAINDER_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = RemainderBackward1()
    return recording.record(node, result, self)


REMAINDER_SCALAR.implement(AUTOGRAD_CPU, remainder_Scalar_autograd)


def remainder__Scalar_autograd(self, other):
    """remainder_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return REMAINDER__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("remainder_.Scalar", self)
    node = RemainderBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    REMAINDER__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


REMAINDER__SCALAR.implement(AUTOGRAD_CPU, remainder__Scalar_autograd)
REMAINDER_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(REMAINDER_SCALAR_OUT))


def remainder_Scalar_forward(self, other):
    """remainder.Scalar, and the tangent of its result."""
    result = REMAINDER_SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = self_t
    forward.attach(result, result_t, self_t)
    return result


REMAINDER_SCALAR.implement(FORWARD_AD, remainder_Scalar_forward)


def remainder__Scalar_forward(self, other):
    """remainder_.Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return REMAINDER__SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    self_t = forward.tangent_of(self)
    result_t = self_t
    REMAINDER__SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t)


REMAINDER__SCALAR.implement(FORWARD_AD, remainder__Scalar_forward)
REMAINDER_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(REMAINDER_SCALAR_OUT))


# fmod.Tensor (ops.yaml:9569, derivatives.yaml:710)
FMOD_TENSOR = define(
    "fmod.Tensor",
    "fmod.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9569",
    digest="99ed15608d56e19c",
    kernel={
        "elementwise": "fmod(self, other)",
    },
    derivative={
        "self": "grad",
        "other": '-grad * div(self, other, rounding_mode="trunc")',
        "result": 'self_t - other_t * div(self_p, other_p, rounding_mode="trunc")',
    },
)
FMOD__TENSOR = define(
    "fmod_.Tensor",
    "fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:9569",
    digest="99ed15608d56e19c",
)
FMOD_TENSOR_OUT = define(
    "fmod.Tensor_out",
    "fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9569",
    digest="99ed15608d56e19c",
)
FMOD_TENSOR_LOOP = Elementwise("fmod.Tensor", LOOPS, "fmod_Tensor_95d15f98", 2, accepts=('integral', 'floating'))
FMOD_TENSOR.implement(CPU, FMOD_TENSOR_LOOP.make)
FMOD__TENSOR.implement(CPU, FMOD_TENSOR_LOOP.update)
FMOD_TENSOR_OUT.implement(CPU, FMOD_TENSOR_LOOP.write)


class FmodBackward0(Node):
    """Backward of fmod.Tensor (derivatives.yaml:710)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_other", "_version_other")
    operator = "fmod.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = grad
        grad_other = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            grad_other = -grad * functions.div(self_, other, rounding_mode="trunc")
        return (grad_self, grad_other)

    def release(self):
        self._saved_self = self._saved_other = None


def fmod_Tensor_autograd(self, other):
    """fmod.Tensor, recorded for the backward pass."""
    result = FMOD_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = FmodBackward0()
    if other._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    if other._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    return recording.record(node, result, self, other)


FMOD_TENSOR.implement(AUTOGRAD_CPU, fmod_Tensor_autograd)


def fmod__Tensor_autograd(self, other):
    """fmod_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return FMOD__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("fmod_.Tensor", self)
    node = FmodBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    if other._edge is not None:
        node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    if other._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    FMOD__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


FMOD__TENSOR.implement(AUTOGRAD_CPU, fmod__Tensor_autograd)
FMOD_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(FMOD_TENSOR_OUT))


def fmod_Tensor_forward(self, other):
    """fmod.Tensor, and the tangent of its result."""
    result = FMOD_TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    result_t = None
    if self_t is not None:
        result_t = self_t
    if other_t is not None:
        result_t = forward.minus(result_t, other_t * functions.div(self_p, other_p, rounding_mode="trunc"))
    forward.attach(result, result_t, self_t, other_t)
    return result


FMOD_TENSOR.implement(FORWARD_AD, fmod_Tensor_forward)


def fmod__Tensor_forward(self, other):
    """fmod_.Tensor, and the tangent of what it writes."""
    if not forward.wanted(self):
        return FMOD__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    result_t = None
    if self_t is not None:
        result_t = self_t
    if other_t is not None:
        result_t = forward.minus(result_t, other_t * functions.div(self_p, other_p, rounding_mode="trunc"))
    FMOD__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t, other_t)


FMOD__TENSOR.implement(FORWARD_AD, fmod__Tensor_forward)
FMOD_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(FMOD_TENSOR_OUT))


# fmod.Scalar (ops.yaml:9585, derivatives.yaml:715)
FMOD_SCALAR = define(
    "fmod.Scalar",
    "fmod.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9585",
    digest="3691ce11c20c3cde",
    kernel={
        "elementwise": "fmod(self, other)",
    },
    derivative={
        "self": "grad",
        "result": "auto_element_wise",
    },
)
FMOD__SCALAR = define(
    "fmod_.Scalar",
    "fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:9585",
    digest="3691ce11c20c3cde",
)
FMOD_SCALAR_OUT = define(
    "fmod.Scalar_out",
    "fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9585",
    digest="3691ce11c20c3cde",
)
FMOD_SCALAR_LOOP = Elementwise("fmod.Scalar", LOOPS, "fmod_Scalar_eace5fe3", 1, accepts=('integral', 'floating'))
FMOD_SCALAR.implement(CPU, FMOD_SCALAR_LOOP.make)
FMOD__SCALAR.implement(CPU, FMOD_SCALAR_LOOP.update)
FMOD_SCALAR_OUT.implement(CPU, FMOD_SCALAR_LOOP.write)


class FmodBackward1(Node):
    """Backward of fmod.Scalar (derivatives.yaml:715)."""

    __slots__ = ()
    operator = "fmod.Scalar"

    def apply(self, grad):
        grad_self = grad
        return (grad_self,)


def fmod_Scalar_autograd(self, other):
    """fmod.Scalar, recorded for the backward pass."""
    result = FMOD_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = FmodBackward1()
    return recording.record(node, result, self)


FMOD_SCALAR.implement(AUTOGRAD_CPU, fmod_Scalar_autograd)


def fmod__Scalar_autograd(self, other):
    """fmod_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return FMOD__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("fmod_.Scalar", self)
    node = FmodBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    FMOD__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


FMOD__SCALAR.implement(AUTOGRAD_CPU, fmod__Scalar_autograd)
FMOD_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(FMOD_SCALAR_OUT))


def fmod_Scalar_forward(self, other):
    """fmod.Scalar, and the tangent of its result."""
    result = FMOD_SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = self_t
    forward.attach(result, result_t, self_t)
    return result


FMOD_SCALAR.implement(FORWARD_AD, fmod_Scalar_forward)


def fmod__Scalar_forward(self, other):
    """fmod_.Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return FMOD__SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    self_t = forward.tangent_of(self)
    result_t = self_t
    FMOD__SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t)


FMOD__SCALAR.implement(FORWARD_AD, fmod__Scalar_forward)
FMOD_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(FMOD_SCALAR_OUT))


# remainder.Scalar_Tensor (ops.yaml:9596, derivatives.yaml:719)
REMAINDER_SCALAR_TENSOR = define(
    "remainder.Scalar_Tensor",
    "remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9596",
    digest="9bce18e2d416b3c2",
    kernel={
        "elementwise": "self % other",
    },
    derivative={
        "other": "-grad * _reversed_floor_divide(other, self)",
        "result": "auto_element_wise",
    },
)
REMAINDER_SCALAR_TENSOR_OUT = define(
    "remainder.Scalar_Tensor_out",
    "remainder.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!"
    ")",
    source="ops.yaml:9596",
    digest="9bce18e2d416b3c2",
)
REMAINDER_SCALAR_TENSOR_LOOP = Elementwise(
    "remainder.Scalar_Tensor", LOOPS, "remainder_Scalar_Tensor_e2a2c7b6", 1, accepts=('integral', 'floating')
)


def remainder_Scalar_Tensor_cpu(self, other):
    """remainder.Scalar_Tensor on the CPU."""
    return REMAINDER_SCALAR_TENSOR_LOOP.make(other, self)


REMAINDER_SCALAR_TENSOR.implement(CPU, remainder_Scalar_Tensor_cpu)


def remainder_Scalar_Tensor_out_cpu(self, other, out):
    """remainder.Scalar_Tensor_out on the CPU."""
    return REMAINDER_SCALAR_TENSOR_LOOP.write(other, self, out)


REMAINDER_SCALAR_TENSOR_OUT.implement(CPU, remainder_Scalar_Tensor_out_cpu)


class RemainderBackward2(Node):
    """Backward of remainder.Scalar_Tensor (derivatives.yaml:719)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self")
    operator = "remainder.Scalar_Tensor"

    def apply(self, grad):
        other = unpack_input(self, self._saved_other, self._version_other, "other")
        self_ = self._saved_self
        grad_other = -grad * functions._reversed_floor_divide(other, self_)
        return (grad_other,)

    def release(self):
        self._saved_other = None


def remainder_Scalar_Tensor_autograd(self, other):
    """remainder.Scalar_Tensor, recorded for the backward pass."""
    result = REMAINDER_SCALAR_TENSOR[(other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = RemainderBackward2()
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self = self
    return recording.record(node, result, other)


REMAINDER_SCALAR_TENSOR.implement(AUTOGRAD_CPU, remainder_Scalar_Tensor_autograd)
REMAINDER_SCALAR_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(REMAINDER_SCALAR_TENSOR_OUT))


def remainder_Scalar_Tensor_forward(self, other):
    """remainder.Scalar_Tensor, and the tangent of its result."""
    result = REMAINDER_SCALAR_TENSOR[(other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    result_t = -other_t * functions._reversed_floor_divide(other_p, self)
    forward.attach(result, result_t, other_t)
    return result


REMAINDER_SCALAR_TENSOR.implement(FORWARD_AD, remainder_Scalar_Tensor_forward)
REMAINDER_SCALAR_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(REMAINDER_SCALAR_TENSOR_OUT))


# _reversed_remainder (ops.yaml:9606)
_REVERSED_REMAINDER = define(
    "_reversed_remainder",
    "_reversed_remainder(Tensor self, Scalar other) -> Tensor",
    source="ops.yaml:9606",
    digest="5233b1f5064cfd0a",
    kernel={
        "composite": "remainder(other, self)",
    },
)


def _reversed_remainder_composite(self, other):
    """_reversed_remainder, from other operators."""
    return functions.remainder(other, self)


_REVERSED_REMAINDER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _reversed_remainder_composite)


# float_power.Tensor_Tensor (ops.yaml:9612)
FLOAT_POWER_TENSOR_TENSOR = define(
    "float_power.Tensor_Tensor",
    "float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9612",
    digest="abbba75413379d68",
    kernel={
        "composite": "kind = complex128 if self.dtype.is_complex or exponent.dtype.is_complex else float64\nr"
        "eturn pow(self.to(kind), exponent.to(kind))",
    },
)
FLOAT_POWER__TENSOR = define(
    "float_power_.Tensor",
    "float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)",
    source="ops.yaml:9612",
    digest="abbba75413379d68",
)
FLOAT_POWER_TENSOR_TENSOR_OUT = define(
    "float_power.Tensor_Tensor_out",
    "float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tens"
    "or(a!)",
    source="ops.yaml:9612",
    digest="abbba75413379d68",
)


def float_power_Tensor_Tensor_composite(self, exponent):
    """float_power.Tensor_Tensor, from other operators."""
    kind = dtypes.complex128 if self.dtype.is_complex or exponent.dtype.is_complex else dtypes.float64
    return functions.pow(self.to(kind), exponent.to(kind))


FLOAT_POWER_TENSOR_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, float_power_Tensor_Tensor_composite)


def float_power__Tensor_composite(self, exponent):
    """float_power_.Tensor: the functional form, copied into self."""
    result = float_power_Tensor_Tensor_composite(self, exponent)
    return functions.copy_(self, fitting("float_power_.Tensor", self, result))


FLOAT_POWER__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, float_power__Tensor_composite)


def float_power_Tensor_Tensor_out_cpu(self, exponent, out):
    """float_power.Tensor_Tensor_out: the functional form, copied into out."""
    return write_out("float_power.Tensor_Tensor_out", out, float_power_Tensor_Tensor_composite(self, exponent))


FLOAT_POWER_TENSOR_TENSOR_OUT.implement(CPU, float_power_Tensor_Tensor_out_cpu)
FLOAT_POWER_TENSOR_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(FLOAT_POWER_TENSOR_TENSOR_OUT))
FLOAT_POWER_TENSOR_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(FLOAT_POWER_TENSOR_TENSOR_OUT))


# float_power.Tensor_Scalar (ops.yaml:9626)
FLOAT_POWER_TENSOR_SCALAR = define(
    "float_power.Tensor_Scalar",
    "float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9626",
    digest="d02e0d7973024d14",
    kernel={
        "composite": "kind = complex128 if self.dtype.is_complex or result_dtype(exponent).is_complex else f"
        "loat64\nreturn pow(self.to(kind), exponent)",
    },
)
FLOAT_POWER__SCALAR = define(
    "float_power_.Scalar",
    "float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)",
    source="ops.yaml:9626",
    digest="d02e0d7973024d14",
)
FLOAT_POWER_TENSOR_SCALAR_OUT = define(
    "float_power.Tensor_Scalar_out",
    "float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tens"
    "or(a!)",
    source="ops.yaml:9626",
    digest="d02e0d7973024d14",
)


def float_power_Tensor_Scalar_composite(self, exponent):
    """float_power.Tensor_Scalar, from other operators."""
    kind = dtypes.complex128 if self.dtype.is_complex or language.result_dtype(exponent).is_complex else dtypes.float64
    return functions.pow(self.to(kind), exponent)


FLOAT_POWER_TENSOR_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, float_power_Tensor_Scalar_composite)


def float_power__Scalar_composite(self, exponent):
    """float_power_.Scalar: the functional form, copied into self."""
    result = float_power_Tensor_Scalar_composite(self, exponent)
    return functions.copy_(self, fitting("float_power_.Scalar", self, result))


FLOAT_POWER__SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, float_power__Scalar_composite)


def float_power_Tensor_Scalar_out_cpu(self, exponent, out):
    """float_power.Tensor_Scalar_out: the functional form, copied into out."""
    return write_out("float_power.Tensor_Scalar_out", out, float_power_Tensor_Scalar_composite(self, exponent))


FLOAT_POWER_TENSOR_SCALAR_OUT.implement(CPU, float_power_Tensor_Scalar_out_cpu)
FLOAT_POWER_TENSOR_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(FLOAT_POWER_TENSOR_SCALAR_OUT))
FLOAT_POWER_TENSOR_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(FLOAT_POWER_TENSOR_SCALAR_OUT))


# float_power.Scalar (ops.yaml:9636)
FLOAT_POWER_SCALAR = define(
    "float_power.Scalar",
    "float_power.Scalar(Scalar self, Tensor exponent) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9636",
    digest="3dbe3933165420f5",
    kernel={
        "composite": "kind = complex128 if exponent.dtype.is_complex or result_dtype(self).is_complex else f"
        "loat64\nreturn pow(self, exponent.to(kind))",
    },
)
FLOAT_POWER_SCALAR_OUT = define(
    "float_power.Scalar_out",
    "float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:9636",
    digest="3dbe3933165420f5",
)


def float_power_Scalar_composite(self, exponent):
    """float_power.Scalar, from other operators."""
    kind = dtypes.complex128 if exponent.dtype.is_complex or language.result_dtype(self).is_complex else dtypes.float64
    return functions.pow(self, exponent.to(kind))


FLOAT_POWER_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, float_power_Scalar_composite)


def float_power_Scalar_out_cpu(self, exponent, out):
    """float_power.Scalar_out: the functional form, copied into out."""
    return write_out("float_power.Scalar_out", out, float_power_Scalar_composite(self, exponent))


FLOAT_POWER_SCALAR_OUT.implement(CPU, float_power_Scalar_out_cpu)
FLOAT_POWER_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(FLOAT_POWER_SCALAR_OUT))
FLOAT_POWER_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(FLOAT_POWER_SCALAR_OUT))
