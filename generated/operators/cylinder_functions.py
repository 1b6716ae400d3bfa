# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The cylinder_functions operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

from runtime.autograd import operations
from runtime.autograd.forms import defining
from runtime.autograd.formulas import formula, formula_keys
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD

LOOPS, functions, define = defining(__name__)

SPECIAL_BESSEL_J0, SPECIAL_BESSEL_J0_OUT = define("special_bessel_j0(Tensor self) -> Tensor", "2590f79d05d6c1fe",
    "special_bessel_j0.out")
SPECIAL_BESSEL_J0_LOOP = SPECIAL_BESSEL_J0.compute_by(Elementwise("special_bessel_j0", LOOPS,
    "special_bessel_j0_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialBesselJ0Backward0(Node, operator="special_bessel_j0"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (-grad * functions.special_bessel_j1(self_),)

@SPECIAL_BESSEL_J0.implement(AUTOGRAD)
def special_bessel_j0_autograd(self):
    result = SPECIAL_BESSEL_J0[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SpecialBesselJ0Backward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

forward_rule(SPECIAL_BESSEL_J0, lambda self_t, self_p: -self_t * functions.special_bessel_j1(self_p))

SPECIAL_BESSEL_J1, SPECIAL_BESSEL_J1_OUT = define("special_bessel_j1(Tensor self) -> Tensor", "d737d1bc8fe2abbb",
    "special_bessel_j1.out")
SPECIAL_BESSEL_J1_LOOP = SPECIAL_BESSEL_J1.compute_by(Elementwise("special_bessel_j1", LOOPS,
    "special_bessel_j1_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialBesselJ1Backward0(Node, operator="special_bessel_j1"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (
            grad * (
                functions.special_bessel_j0(self_) - functions.where(self_ == 0, 0.5,
                    result / functions.where(self_ == 0, 1, self_))
            ),)

@SPECIAL_BESSEL_J1.implement(AUTOGRAD)
def special_bessel_j1_autograd(self):
    result = SPECIAL_BESSEL_J1[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SpecialBesselJ1Backward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

@forward_rule(SPECIAL_BESSEL_J1, keeps=True)
def special_bessel_j1_forward(self_t, self_p, result_p):
    return self_t * (
        functions.special_bessel_j0(self_p) - functions.where(self_p == 0, 0.5,
            result_p / functions.where(self_p == 0, 1, self_p)))


SPECIAL_BESSEL_Y0, SPECIAL_BESSEL_Y0_OUT = define("special_bessel_y0(Tensor self) -> Tensor", "6dce2a1ec3c55687",
    "special_bessel_y0.out")
SPECIAL_BESSEL_Y0_LOOP = SPECIAL_BESSEL_Y0.compute_by(Elementwise("special_bessel_y0", LOOPS,
    "special_bessel_y0_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialBesselY0Backward0(Node, operator="special_bessel_y0"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (-grad * functions.special_bessel_y1(self_),)

@SPECIAL_BESSEL_Y0.implement(AUTOGRAD)
def special_bessel_y0_autograd(self):
    result = SPECIAL_BESSEL_Y0[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SpecialBesselY0Backward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

forward_rule(SPECIAL_BESSEL_Y0, lambda self_t, self_p: -self_t * functions.special_bessel_y1(self_p))

SPECIAL_BESSEL_Y1, SPECIAL_BESSEL_Y1_OUT = define("special_bessel_y1(Tensor self) -> Tensor", "3b4b07abe1cd1f7f",
    "special_bessel_y1.out")
SPECIAL_BESSEL_Y1_LOOP = SPECIAL_BESSEL_Y1.compute_by(Elementwise("special_bessel_y1", LOOPS,
    "special_bessel_y1_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialBesselY1Backward0(Node, operator="special_bessel_y1"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (grad * (functions.special_bessel_y0(self_) - result / self_),)

@SPECIAL_BESSEL_Y1.implement(AUTOGRAD)
def special_bessel_y1_autograd(self):
    result = SPECIAL_BESSEL_Y1[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SpecialBesselY1Backward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

forward_rule(SPECIAL_BESSEL_Y1,
    lambda self_t, self_p, result_p: self_t * (functions.special_bessel_y0(self_p) - result_p / self_p), keeps=True)

SPECIAL_MODIFIED_BESSEL_K0, SPECIAL_MODIFIED_BESSEL_K0_OUT = define("special_modified_bessel_k0(Tensor self) -> Tensor",
    "45a6e2d2e6c70de8", "special_modified_bessel_k0.out")
SPECIAL_MODIFIED_BESSEL_K0_LOOP = SPECIAL_MODIFIED_BESSEL_K0.compute_by(Elementwise("special_modified_bessel_k0", LOOPS,
    "special_modified_bessel_k0_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialModifiedBesselK0Backward0(Node, operator="special_modified_bessel_k0"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (-grad * functions.special_modified_bessel_k1(self_),)

@SPECIAL_MODIFIED_BESSEL_K0.implement(AUTOGRAD)
def special_modified_bessel_k0_autograd(self):
    result = SPECIAL_MODIFIED_BESSEL_K0[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SpecialModifiedBesselK0Backward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

forward_rule(SPECIAL_MODIFIED_BESSEL_K0, lambda self_t, self_p: -self_t * functions.special_modified_bessel_k1(self_p))

SPECIAL_MODIFIED_BESSEL_K1, SPECIAL_MODIFIED_BESSEL_K1_OUT = define("special_modified_bessel_k1(Tensor self) -> Tensor",
    "5a9f7fd63a45279c", "special_modified_bessel_k1.out")
SPECIAL_MODIFIED_BESSEL_K1_LOOP = SPECIAL_MODIFIED_BESSEL_K1.compute_by(Elementwise("special_modified_bessel_k1", LOOPS,
    "special_modified_bessel_k1_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialModifiedBesselK1Backward0(Node, operator="special_modified_bessel_k1"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (-grad * (functions.special_modified_bessel_k0(self_) + result / self_),)

@SPECIAL_MODIFIED_BESSEL_K1.implement(AUTOGRAD)
def special_modified_bessel_k1_autograd(self):
    result = SPECIAL_MODIFIED_BESSEL_K1[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = SpecialModifiedBesselK1Backward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

forward_rule(SPECIAL_MODIFIED_BESSEL_K1,
    lambda self_t, self_p, result_p: -self_t * (functions.special_modified_bessel_k0(self_p) + result_p / self_p),
    keeps=True)

_K1E_LESS_K0E = define("_k1e_less_k0e(Tensor x) -> Tensor", "aab86095b689d435")
_K1E_LESS_K0E_LOOP = _K1E_LESS_K0E.compute_by(Elementwise("_k1e_less_k0e", LOOPS, "_k1e_less_k0e_kernel", 1,
    promote="int_to_float", accepts=("floating",)))

class _K1ELessK0EBackward0(Node, operator="_k1e_less_k0e"):
    __slots__ = ("_raw_x", "_version_x", "_raw_result")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        result = unpack_output.call(self, self._raw_result, 0)
        return (grad * functions.where(x > 6, 2 * result - functions.special_scaled_modified_bessel_k1(x) / x, 0),)

@_K1E_LESS_K0E.implement(AUTOGRAD)
def _k1e_less_k0e_autograd(x):
    result = _K1E_LESS_K0E[x._keys & BELOW_AUTOGRAD](x)
    if guards.active and not grad_enabled():
        return result
    node = _K1ELessK0EBackward0()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, x)

@forward_rule(_K1E_LESS_K0E, keeps=True)
def _k1e_less_k0e_forward(x_t, x_p, result_p):
    return x_t * functions.where(x_p > 6, 2 * result_p - functions.special_scaled_modified_bessel_k1(x_p) / x_p, 0)


SPECIAL_SCALED_MODIFIED_BESSEL_K0, SPECIAL_SCALED_MODIFIED_BESSEL_K0_OUT = define(
    "special_scaled_modified_bessel_k0(Tensor x) -> Tensor", "5ac9e8a359db1e20",
    "special_scaled_modified_bessel_k0.out")
SPECIAL_SCALED_MODIFIED_BESSEL_K0_LOOP = SPECIAL_SCALED_MODIFIED_BESSEL_K0.compute_by(Elementwise(
    "special_scaled_modified_bessel_k0", LOOPS, "special_scaled_modified_bessel_k0_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

class SpecialScaledModifiedBesselK0Backward0(Node, operator="special_scaled_modified_bessel_k0"):
    __slots__ = ("_raw_x", "_version_x", "_raw_result")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        result = unpack_output.call(self, self._raw_result, 0)
        return (
            grad * functions.where(
                x > 6, -functions._k1e_less_k0e(x), result - functions.special_scaled_modified_bessel_k1(x)
            ),)

@SPECIAL_SCALED_MODIFIED_BESSEL_K0.implement(AUTOGRAD)
def special_scaled_modified_bessel_k0_autograd(x):
    result = SPECIAL_SCALED_MODIFIED_BESSEL_K0[x._keys & BELOW_AUTOGRAD](x)
    if guards.active and not grad_enabled():
        return result
    node = SpecialScaledModifiedBesselK0Backward0()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, x)

@forward_rule(SPECIAL_SCALED_MODIFIED_BESSEL_K0, keeps=True)
def special_scaled_modified_bessel_k0_forward(x_t, x_p, result_p):
    return x_t * functions.where(x_p > 6, -functions._k1e_less_k0e(x_p),
        result_p - functions.special_scaled_modified_bessel_k1(x_p))


SPECIAL_SCALED_MODIFIED_BESSEL_K1, SPECIAL_SCALED_MODIFIED_BESSEL_K1_OUT = define(
    "special_scaled_modified_bessel_k1(Tensor x) -> Tensor", "9e05e0c64a926d6a",
    "special_scaled_modified_bessel_k1.out")
SPECIAL_SCALED_MODIFIED_BESSEL_K1_LOOP = SPECIAL_SCALED_MODIFIED_BESSEL_K1.compute_by(Elementwise(
    "special_scaled_modified_bessel_k1", LOOPS, "special_scaled_modified_bessel_k1_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

class SpecialScaledModifiedBesselK1Backward0(Node, operator="special_scaled_modified_bessel_k1"):
    __slots__ = ("_raw_result", "_raw_x", "_version_x")

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        return (
            grad * (
                functions.where(
                    x > 6, functions._k1e_less_k0e(x), result - functions.special_scaled_modified_bessel_k0(x)
                ) - result / x
            ),)

@SPECIAL_SCALED_MODIFIED_BESSEL_K1.implement(AUTOGRAD)
def special_scaled_modified_bessel_k1_autograd(x):
    result = SPECIAL_SCALED_MODIFIED_BESSEL_K1[x._keys & BELOW_AUTOGRAD](x)
    if guards.active and not grad_enabled():
        return result
    node = SpecialScaledModifiedBesselK1Backward0()
    node._raw_result = save_output.call(result)
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    return record.call(node, result, x)

@forward_rule(SPECIAL_SCALED_MODIFIED_BESSEL_K1, keeps=True)
def special_scaled_modified_bessel_k1_forward(x_t, x_p, result_p):
    return x_t * (
        functions.where(
            x_p > 6, functions._k1e_less_k0e(x_p), result_p - functions.special_scaled_modified_bessel_k0(x_p)
        ) - result_p / x_p)


SPECIAL_SPHERICAL_BESSEL_J0, SPECIAL_SPHERICAL_BESSEL_J0_OUT = define("special_spherical_bessel_j0(Tensor x) -> Tensor",
    "025a6c83c87afcfd", "special_spherical_bessel_j0.out")
SPECIAL_SPHERICAL_BESSEL_J0_LOOP = SPECIAL_SPHERICAL_BESSEL_J0.compute_by(Elementwise("special_spherical_bessel_j0",
    LOOPS, "special_spherical_bessel_j0_kernel", 1, promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialSphericalBesselJ0Backward0(Node, operator="special_spherical_bessel_j0"):
    __slots__ = ("_raw_x", "_version_x")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        return (grad * functions._spherical_bessel_slope(x),)

@SPECIAL_SPHERICAL_BESSEL_J0.implement(AUTOGRAD)
def special_spherical_bessel_j0_autograd(x):
    result = SPECIAL_SPHERICAL_BESSEL_J0[x._keys & BELOW_AUTOGRAD](x)
    if guards.active and not grad_enabled():
        return result
    node = SpecialSphericalBesselJ0Backward0()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    return record.call(node, result, x)

forward_rule(SPECIAL_SPHERICAL_BESSEL_J0, lambda x_t, x_p: x_t * functions._spherical_bessel_slope(x_p))

_SPHERICAL_BESSEL_SLOPE = define("_spherical_bessel_slope(Tensor x) -> Tensor", "784df5c310742931")
_SPHERICAL_BESSEL_SLOPE_LOOP = _SPHERICAL_BESSEL_SLOPE.compute_by(Elementwise("_spherical_bessel_slope", LOOPS,
    "_spherical_bessel_slope_kernel", 1, promote="int_to_float"))

@formula(_SPHERICAL_BESSEL_SLOPE, "backward_x",
    Elementwise("_SphericalBesselSlopeBackward0", LOOPS, "spherical_bessel_slope_backward_x", 3))
def _SPHERICAL_BESSEL_SLOPE_BACKWARD_X_FORMULA(grad, result, x):
    return -grad * operations.conj(functions.where(x == 0, 1 / 3,
        (
            functions.where(functions.abs(x) == math.inf, 0, functions.sin(x)) + 2 * result
        ) / functions.where(x == 0, 1, x)))

class _SphericalBesselSlopeBackward0(Node, operator="_spherical_bessel_slope"):
    __slots__ = ("_raw_x", "_version_x", "_raw_result")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        result = unpack_output.call(self, self._raw_result, 0)
        return (
            _SPHERICAL_BESSEL_SLOPE_BACKWARD_X_FORMULA[
                (grad._keys | result._keys | x._keys) & formula_keys()
            ](grad, result, x),)

@_SPHERICAL_BESSEL_SLOPE.implement(AUTOGRAD)
def _spherical_bessel_slope_autograd(x):
    result = _SPHERICAL_BESSEL_SLOPE[x._keys & BELOW_AUTOGRAD](x)
    if guards.active and not grad_enabled():
        return result
    node = _SphericalBesselSlopeBackward0()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, x)

@formula(_SPHERICAL_BESSEL_SLOPE, "forward",
    Elementwise("_spherical_bessel_slope", LOOPS, "spherical_bessel_slope_forward", 3))
def _SPHERICAL_BESSEL_SLOPE_FORWARD_FORMULA(x_t, result_p, x_p):
    return -x_t * functions.where(x_p == 0, 1 / 3,
        (
            functions.where(functions.abs(x_p) == math.inf, 0, functions.sin(x_p)) + 2 * result_p
        ) / functions.where(x_p == 0, 1, x_p))

forward_rule(_SPHERICAL_BESSEL_SLOPE, _SPHERICAL_BESSEL_SLOPE_FORWARD_FORMULA, keeps=True)

SPECIAL_AIRY_AI, SPECIAL_AIRY_AI_OUT = define("special_airy_ai(Tensor x) -> Tensor", "7f61423acdc6faaf",
    "special_airy_ai.out")
SPECIAL_AIRY_AI_LOOP = SPECIAL_AIRY_AI.compute_by(Elementwise("special_airy_ai", LOOPS, "special_airy_ai_kernel", 1,
    promote="int_to_float", accepts=("bool", "integral", "floating")))
