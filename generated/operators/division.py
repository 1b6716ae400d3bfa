# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The division operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward
from runtime.autograd.forms import composite, defining, recorded_in_place
from runtime.autograd.inplace import original_of
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.autograd.without_formula import without_formula
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD

LOOPS, functions, define = defining(__name__)

FLOOR_DIVIDE, FLOOR_DIVIDE__TENSOR, FLOOR_DIVIDE_OUT = define("floor_divide(Tensor self, Tensor other) -> Tensor",
    "747bb3b047204d0a", "floor_divide_.Tensor", "floor_divide.out")
FLOOR_DIVIDE_LOOP = FLOOR_DIVIDE.compute_by(Elementwise("floor_divide", LOOPS, "floor_divide_kernel", 2,
    accepts=("integral", "floating"), half_numbers="exact"))
FloorDivideBackward0 = without_formula(FLOOR_DIVIDE, "FloorDivideBackward0", "self", "other", reason="floor_divide")

FLOOR_DIVIDE_SCALAR, FLOOR_DIVIDE__SCALAR = define("floor_divide.Scalar(Tensor self, Scalar other) -> Tensor",
    "14427b2f42dc342a", "floor_divide_.Scalar")
FLOOR_DIVIDE_SCALAR_LOOP = FLOOR_DIVIDE_SCALAR.compute_by(Elementwise("floor_divide.Scalar", LOOPS,
    "floor_divide_kernel", 1, accepts=("integral", "floating"), half_numbers="exact"))
FloorDivideBackward1 = without_formula(FLOOR_DIVIDE_SCALAR, "FloorDivideBackward1", "self", reason="floor_divide")

_REVERSED_FLOOR_DIVIDE = define("_reversed_floor_divide(Tensor self, Scalar other) -> Tensor", "7b69f20f673a19b7")
_REVERSED_FLOOR_DIVIDE_LOOP = _REVERSED_FLOOR_DIVIDE.compute_by(Elementwise("_reversed_floor_divide", LOOPS,
    "_reversed_floor_divide_kernel", 1, accepts=("integral", "floating"), half_numbers="rounded"))

class _ReversedFloorDivideBackward1(Node, operator="_reversed_floor_divide"):
    __slots__ = ()

    def apply(self, grad):
        return (functions.zeros_like(grad),)

@_REVERSED_FLOOR_DIVIDE.implement(AUTOGRAD)
def _reversed_floor_divide_autograd(self, other):
    result = _REVERSED_FLOOR_DIVIDE[self._keys & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    return record.call(_ReversedFloorDivideBackward1(), result, self)

forward_rule(_REVERSED_FLOOR_DIVIDE, lambda self_t: functions.zeros_like(self_t))

_REVERSED_FLOOR_DIVIDE_TENSOR = define("_reversed_floor_divide.Tensor(Tensor self, Tensor other) -> Tensor",
    "d7daeb4f29be186f")
_REVERSED_FLOOR_DIVIDE_TENSOR_LOOP = _REVERSED_FLOOR_DIVIDE_TENSOR.compute_by(Elementwise(
    "_reversed_floor_divide.Tensor", LOOPS, "_reversed_floor_divide_kernel", 2, accepts=("integral", "floating"),
    half_numbers="rounded"))
_ReversedFloorDivideBackward0 = without_formula(_REVERSED_FLOOR_DIVIDE_TENSOR, "_ReversedFloorDivideBackward0", "self",
    "other", reason="floor_divide")

REMAINDER_TENSOR, REMAINDER__TENSOR, REMAINDER_TENSOR_OUT = define("remainder.Tensor(Tensor self, Tensor other) -> "
    "Tensor", "0e58a18e2c3437fe", "remainder_.Tensor", "remainder.Tensor_out")
REMAINDER_TENSOR_LOOP = REMAINDER_TENSOR.compute_by(Elementwise("remainder.Tensor", LOOPS, "remainder_Tensor_kernel", 2,
    accepts=("integral", "floating"), half_numbers="rounded"))

class RemainderBackward0(Node, operator="remainder.Tensor", label="RemainderBackward1"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None if wanted[0] is None else grad
        grad_other = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_other = -grad * functions.div(self_, other, rounding_mode="floor")
        return (grad_self, grad_other)

@REMAINDER_TENSOR.implement(AUTOGRAD)
def remainder_Tensor_autograd(self, other):
    result = REMAINDER_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = RemainderBackward0()
    if other._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if other._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

@recorded_in_place(REMAINDER__TENSOR)
def remainder__Tensor_autograd(self, other):
    node = RemainderBackward0()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    if other._edge is not None:
        node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    if other._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return node

@forward_rule(REMAINDER_TENSOR)
def remainder_Tensor_forward(self_t, self_p, other_t, other_p):
    result_t = None
    if self_t is not None:
        result_t = self_t
    if other_t is not None:
        result_t = forward.minus(result_t, other_t * functions.div(self_p, other_p, rounding_mode="floor"))
    return result_t


REMAINDER_SCALAR, REMAINDER__SCALAR, REMAINDER_SCALAR_OUT = define("remainder.Scalar(Tensor self, Scalar other) -> "
    "Tensor", "21dbc2c2ed336aac", "remainder_.Scalar", "remainder.Scalar_out")
REMAINDER_SCALAR_LOOP = REMAINDER_SCALAR.compute_by(Elementwise("remainder.Scalar", LOOPS, "remainder_Tensor_kernel", 1,
    accepts=("integral", "floating"), half_numbers="rounded"))

class RemainderBackward1(Node, operator="remainder.Scalar", label="RemainderBackward0"):
    __slots__ = ()

    def apply(self, grad):
        return (grad,)

@REMAINDER_SCALAR.implement(AUTOGRAD)
def remainder_Scalar_autograd(self, other):
    result = REMAINDER_SCALAR[self._keys & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    return record.call(RemainderBackward1(), result, self)

recorded_in_place(REMAINDER__SCALAR, RemainderBackward1)
forward_rule(REMAINDER_SCALAR, lambda self_t: self_t)

FMOD_TENSOR, FMOD__TENSOR, FMOD_TENSOR_OUT = define("fmod.Tensor(Tensor self, Tensor other) -> Tensor",
    "14dd955c360f3100", "fmod_.Tensor", "fmod.Tensor_out")
FMOD_TENSOR_LOOP = FMOD_TENSOR.compute_by(Elementwise("fmod.Tensor", LOOPS, "fmod_Tensor_kernel", 2,
    accepts=("integral", "floating"), half_numbers="rounded"))

class FmodBackward0(Node, operator="fmod.Tensor", label="FmodBackward1"):
    __slots__ = ("_raw_self", "_version_self", "_raw_other", "_version_other")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None if wanted[0] is None else grad
        grad_other = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            other = unpack_input(self, self._raw_other, self._version_other, "other")
            grad_other = -grad * functions.div(self_, other, rounding_mode="trunc")
        return (grad_self, grad_other)

@FMOD_TENSOR.implement(AUTOGRAD)
def fmod_Tensor_autograd(self, other):
    result = FMOD_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = FmodBackward0()
    if other._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if other._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return record.call(node, result, self, other)

@recorded_in_place(FMOD__TENSOR)
def fmod__Tensor_autograd(self, other):
    node = FmodBackward0()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    if other._edge is not None:
        node._raw_self, node._version_self = original, 0 if original._writes is None else original._writes[0]
    if other._edge is not None:
        node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    return node

@forward_rule(FMOD_TENSOR)
def fmod_Tensor_forward(self_t, self_p, other_t, other_p):
    result_t = None
    if self_t is not None:
        result_t = self_t
    if other_t is not None:
        result_t = forward.minus(result_t, other_t * functions.div(self_p, other_p, rounding_mode="trunc"))
    return result_t


FMOD_SCALAR, FMOD__SCALAR, FMOD_SCALAR_OUT = define("fmod.Scalar(Tensor self, Scalar other) -> Tensor",
    "12ae76fa91194f6d", "fmod_.Scalar", "fmod.Scalar_out")
FMOD_SCALAR_LOOP = FMOD_SCALAR.compute_by(Elementwise("fmod.Scalar", LOOPS, "fmod_Tensor_kernel", 1,
    accepts=("integral", "floating"), half_numbers="rounded"))

class FmodBackward1(Node, operator="fmod.Scalar", label="FmodBackward0"):
    __slots__ = ()

    def apply(self, grad):
        return (grad,)

@FMOD_SCALAR.implement(AUTOGRAD)
def fmod_Scalar_autograd(self, other):
    result = FMOD_SCALAR[self._keys & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    return record.call(FmodBackward1(), result, self)

recorded_in_place(FMOD__SCALAR, FmodBackward1)
forward_rule(FMOD_SCALAR, lambda self_t: self_t)

REMAINDER_SCALAR_TENSOR, REMAINDER_SCALAR_TENSOR_OUT = define("remainder.Scalar_Tensor(Scalar self, Tensor other) -> "
    "Tensor", "65ce8487c1286a5f", "remainder.Scalar_Tensor_out")
REMAINDER_SCALAR_TENSOR_LOOP = REMAINDER_SCALAR_TENSOR.compute_by(
    Elementwise("remainder.Scalar_Tensor", LOOPS, "remainder_Scalar_Tensor_kernel", 1, accepts=("integral", "floating"),
        half_numbers="rounded", casts=False),
    order=(1, 0))

class RemainderBackward2(Node, operator="remainder.Scalar_Tensor"):
    __slots__ = ("_raw_other", "_version_other", "_saved_self")

    def apply(self, grad):
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        self_ = self._saved_self
        return (-grad * functions._reversed_floor_divide(other, self_),)

@REMAINDER_SCALAR_TENSOR.implement(AUTOGRAD)
def remainder_Scalar_Tensor_autograd(self, other):
    result = REMAINDER_SCALAR_TENSOR[other._keys & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = RemainderBackward2()
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    node._saved_self = self
    return record.call(node, result, other)

forward_rule(REMAINDER_SCALAR_TENSOR,
    lambda other_t, other_p, self: -other_t * functions._reversed_floor_divide(other_p, self))
composite(define("_reversed_remainder(Tensor self, Scalar other) -> Tensor", "21abcf98d41f554d"),
    lambda self, other: functions.remainder(other, self))
composite(define("_reversed_remainder.Tensor(Tensor self, Tensor other) -> Tensor", "3a9593dff2384e21"),
    lambda self, other: functions.remainder(other, self))


@composite(define("float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor", "3a6373811063daef",
    "float_power_.Tensor", "float_power.Tensor_Tensor_out", casts=False))
def float_power_Tensor_Tensor_composite(self, exponent):
    kind = dtypes.complex128 if self.dtype.is_complex or exponent.dtype.is_complex else dtypes.float64
    return functions.pow(self.to(kind), exponent.to(kind))


@composite(define("float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor", "f54b2dd40f560dab",
    "float_power_.Scalar", "float_power.Tensor_Scalar_out", casts=False))
def float_power_Tensor_Scalar_composite(self, exponent):
    kind = dtypes.complex128 if self.dtype.is_complex or language.result_dtype(exponent).is_complex else dtypes.float64
    return functions.pow(self.to(kind), exponent)


@composite(define("float_power.Scalar(Scalar self, Tensor exponent) -> Tensor", "8e72536141cb100b",
    "float_power.Scalar_out"))
def float_power_Scalar_composite(self, exponent):
    kind = dtypes.complex128 if exponent.dtype.is_complex or language.result_dtype(self).is_complex else dtypes.float64
    return functions.pow(self, exponent.to(kind))
