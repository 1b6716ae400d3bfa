# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The pairs operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward
from runtime.autograd.forms import another_name, composite, defining
from runtime.autograd.node import Node
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD

LOOPS, functions, define = defining(__name__)

_FLOOR_QUOTIENT = define("_floor_quotient(Tensor self, Tensor other) -> Tensor", "c07460cc01c13186")
_FLOOR_QUOTIENT_LOOP = _FLOOR_QUOTIENT.compute_by(Elementwise("_floor_quotient", LOOPS, "_floor_quotient_kernel", 2,
    accepts=("integral", "floating"), half_numbers="exact"))

class _FloorQuotientBackward0(Node, operator="_floor_quotient"):
    __slots__ = ()

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None if wanted[0] is None else functions.zeros_like(grad)
        grad_other = None if wanted[1] is None else functions.zeros_like(grad)
        return (grad_self, grad_other)

@_FLOOR_QUOTIENT.implement(AUTOGRAD)
def _floor_quotient_autograd(self, other):
    result = _FLOOR_QUOTIENT[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    return record.call(_FloorQuotientBackward0(), result, self, other)

@forward_rule(_FLOOR_QUOTIENT)
def _floor_quotient_forward(self_t, other_t):
    result_t = None
    if self_t is not None:
        result_t = functions.zeros_like(self_t)
    if other_t is not None:
        result_t = forward.plus(result_t, functions.zeros_like(other_t))
    return result_t


_TRUNC_QUOTIENT = define("_trunc_quotient(Tensor self, Tensor other) -> Tensor", "a9752a82df8e18ad")
_TRUNC_QUOTIENT_LOOP = _TRUNC_QUOTIENT.compute_by(Elementwise("_trunc_quotient", LOOPS, "_trunc_quotient_kernel", 2,
    accepts=("floating",), half_numbers="exact"))

class _TruncQuotientBackward0(Node, operator="_trunc_quotient"):
    __slots__ = ()

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None if wanted[0] is None else functions.zeros_like(grad)
        grad_other = None if wanted[1] is None else functions.zeros_like(grad)
        return (grad_self, grad_other)

@_TRUNC_QUOTIENT.implement(AUTOGRAD)
def _trunc_quotient_autograd(self, other):
    result = _TRUNC_QUOTIENT[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    return record.call(_TruncQuotientBackward0(), result, self, other)

@forward_rule(_TRUNC_QUOTIENT)
def _trunc_quotient_forward(self_t, other_t):
    result_t = None
    if self_t is not None:
        result_t = functions.zeros_like(self_t)
    if other_t is not None:
        result_t = forward.plus(result_t, functions.zeros_like(other_t))
    return result_t


_TRUNC_QUOTIENT_OF_INTEGERS = define("_trunc_quotient_of_integers(Tensor self, Tensor other) -> Tensor",
    "8a19011b770059e7")
_TRUNC_QUOTIENT_OF_INTEGERS_LOOP = _TRUNC_QUOTIENT_OF_INTEGERS.compute_by(Elementwise("_trunc_quotient_of_integers",
    LOOPS, "_trunc_quotient_of_integers_kernel", 2, accepts=("integral",)))


@composite(define("_rounded_quotient(Tensor self, Tensor other, str? rounding_mode) -> Tensor", "08e0fb6ee1066114"))
def _rounded_quotient_composite(self, other, rounding_mode):
    if rounding_mode is None:
        return functions.div(self, other)
    if rounding_mode == "floor":
        return functions._floor_quotient(self, other)
    if rounding_mode != "trunc":
        language.raise_error(f"div: rounding_mode must be None, 'trunc' or 'floor', got '{rounding_mode}'")
    if language.result_dtype(self, other).is_floating_point:
        return functions._trunc_quotient(self, other)
    return functions._trunc_quotient_of_integers(self, other)


composite(
    define("div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor", "b85bfc67ef724d14",
        "div_.Tensor_mode", "div.out_mode", casts=True),
    lambda self, other, rounding_mode: functions._rounded_quotient(self, other, rounding_mode))
another_name(
    define("divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor", "9247a31bedb643a6",
        "divide_.Tensor_mode", "divide.out_mode", casts=True),
    "div.Tensor_mode")
composite(
    define("div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor", "a4d64e72f1c6c8d9",
        "div_.Scalar_mode"),
    lambda self, other, rounding_mode: functions._rounded_quotient(self, other, rounding_mode))
another_name(
    define("divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor", "b98c2fc654ab3369",
        "divide_.Scalar_mode"),
    "div.Scalar_mode")
