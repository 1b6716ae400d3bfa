# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The polynomials operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime.autograd.forms import defining
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD

LOOPS, functions, define = defining(__name__)

SPECIAL_HERMITE_POLYNOMIAL_H, SPECIAL_HERMITE_POLYNOMIAL_H_OUT = define("special_hermite_polynomial_h(Tensor x, Tensor "
    "n) -> Tensor", "35a29bc03e74e122", "special_hermite_polynomial_h.out")
SPECIAL_HERMITE_POLYNOMIAL_H_LOOP = SPECIAL_HERMITE_POLYNOMIAL_H.compute_by(Elementwise("special_hermite_polynomial_h",
    LOOPS, "special_hermite_polynomial_h_kernel", 2, promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialHermitePolynomialHBackward0(Node, operator="special_hermite_polynomial_h"):
    __slots__ = ("_raw_x", "_version_x", "_raw_n", "_version_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = unpack_input(self, self._raw_n, self._version_n, "n")
        return (
            grad * 2 * functions.trunc(n * 1.0) * functions.special_hermite_polynomial_h(
                x, functions.trunc(n * 1.0) - 1
            ),)

@SPECIAL_HERMITE_POLYNOMIAL_H.implement(AUTOGRAD)
def special_hermite_polynomial_h_autograd(x, n):
    result = SPECIAL_HERMITE_POLYNOMIAL_H[(x._keys | n._keys) & BELOW_AUTOGRAD](x, n)
    if (guards.active and not grad_enabled()) or x._edge is None:
        return result
    node = SpecialHermitePolynomialHBackward0()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._raw_n, node._version_n = n, 0 if n._writes is None else n._writes[0]
    return record.call(node, result, x)

@forward_rule(SPECIAL_HERMITE_POLYNOMIAL_H)
def special_hermite_polynomial_h_forward(x_t, x_p, n_p):
    return (
        None
        if x_t is None
        else x_t * 2 * functions.trunc(n_p * 1.0) * functions.special_hermite_polynomial_h(x_p,
            functions.trunc(n_p * 1.0) - 1))


SPECIAL_HERMITE_POLYNOMIAL_H_X_SCALAR, SPECIAL_HERMITE_POLYNOMIAL_H_X_SCALAR_OUT = define(
    "special_hermite_polynomial_h.x_scalar(Scalar x, Tensor n) -> Tensor", "5a7dc0e37a74080c",
    "special_hermite_polynomial_h.x_scalar_out")
SPECIAL_HERMITE_POLYNOMIAL_H_X_SCALAR_LOOP = SPECIAL_HERMITE_POLYNOMIAL_H_X_SCALAR.compute_by(
    Elementwise("special_hermite_polynomial_h.x_scalar", LOOPS, "special_hermite_polynomial_h_x_scalar_kernel", 1,
        promote="int_to_float", accepts=("bool", "integral", "floating")),
    order=(1, 0))

SPECIAL_HERMITE_POLYNOMIAL_H_N_SCALAR, SPECIAL_HERMITE_POLYNOMIAL_H_N_SCALAR_OUT = define(
    "special_hermite_polynomial_h.n_scalar(Tensor x, Scalar n) -> Tensor", "686f6f6139ab9d37",
    "special_hermite_polynomial_h.n_scalar_out")
SPECIAL_HERMITE_POLYNOMIAL_H_N_SCALAR_LOOP = SPECIAL_HERMITE_POLYNOMIAL_H_N_SCALAR.compute_by(Elementwise(
    "special_hermite_polynomial_h.n_scalar", LOOPS, "special_hermite_polynomial_h_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

class SpecialHermitePolynomialHBackward1(Node, operator="special_hermite_polynomial_h.n_scalar"):
    __slots__ = ("_raw_x", "_version_x", "_saved_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = self._saved_n
        return (grad * 2 * (n // 1) * functions.special_hermite_polynomial_h(x, n // 1 - 1),)

@SPECIAL_HERMITE_POLYNOMIAL_H_N_SCALAR.implement(AUTOGRAD)
def special_hermite_polynomial_h_n_scalar_autograd(x, n):
    result = SPECIAL_HERMITE_POLYNOMIAL_H_N_SCALAR[x._keys & BELOW_AUTOGRAD](x, n)
    if guards.active and not grad_enabled():
        return result
    node = SpecialHermitePolynomialHBackward1()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._saved_n = n
    return record.call(node, result, x)

forward_rule(SPECIAL_HERMITE_POLYNOMIAL_H_N_SCALAR,
    lambda x_t, x_p, n: x_t * 2 * (n // 1) * functions.special_hermite_polynomial_h(x_p, n // 1 - 1))

SPECIAL_HERMITE_POLYNOMIAL_HE, SPECIAL_HERMITE_POLYNOMIAL_HE_OUT = define("special_hermite_polynomial_he(Tensor x, "
    "Tensor n) -> Tensor", "aa23114e24821ebf", "special_hermite_polynomial_he.out")
SPECIAL_HERMITE_POLYNOMIAL_HE_LOOP = SPECIAL_HERMITE_POLYNOMIAL_HE.compute_by(Elementwise(
    "special_hermite_polynomial_he", LOOPS, "special_hermite_polynomial_he_kernel", 2, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

class SpecialHermitePolynomialHeBackward0(Node, operator="special_hermite_polynomial_he"):
    __slots__ = ("_raw_x", "_version_x", "_raw_n", "_version_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = unpack_input(self, self._raw_n, self._version_n, "n")
        return (
            grad * functions.trunc(n * 1.0) * functions.special_hermite_polynomial_he(x, functions.trunc(n * 1.0) - 1),)

@SPECIAL_HERMITE_POLYNOMIAL_HE.implement(AUTOGRAD)
def special_hermite_polynomial_he_autograd(x, n):
    result = SPECIAL_HERMITE_POLYNOMIAL_HE[(x._keys | n._keys) & BELOW_AUTOGRAD](x, n)
    if (guards.active and not grad_enabled()) or x._edge is None:
        return result
    node = SpecialHermitePolynomialHeBackward0()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._raw_n, node._version_n = n, 0 if n._writes is None else n._writes[0]
    return record.call(node, result, x)

@forward_rule(SPECIAL_HERMITE_POLYNOMIAL_HE)
def special_hermite_polynomial_he_forward(x_t, x_p, n_p):
    return (
        None
        if x_t is None
        else x_t * functions.trunc(n_p * 1.0) * functions.special_hermite_polynomial_he(x_p,
            functions.trunc(n_p * 1.0) - 1))


SPECIAL_HERMITE_POLYNOMIAL_HE_X_SCALAR, SPECIAL_HERMITE_POLYNOMIAL_HE_X_SCALAR_OUT = define(
    "special_hermite_polynomial_he.x_scalar(Scalar x, Tensor n) -> Tensor", "26f6f4d98cf355ec",
    "special_hermite_polynomial_he.x_scalar_out")
SPECIAL_HERMITE_POLYNOMIAL_HE_X_SCALAR_LOOP = SPECIAL_HERMITE_POLYNOMIAL_HE_X_SCALAR.compute_by(
    Elementwise("special_hermite_polynomial_he.x_scalar", LOOPS, "special_hermite_polynomial_he_x_scalar_kernel", 1,
        promote="int_to_float", accepts=("bool", "integral", "floating")),
    order=(1, 0))

SPECIAL_HERMITE_POLYNOMIAL_HE_N_SCALAR, SPECIAL_HERMITE_POLYNOMIAL_HE_N_SCALAR_OUT = define(
    "special_hermite_polynomial_he.n_scalar(Tensor x, Scalar n) -> Tensor", "66740f44af457285",
    "special_hermite_polynomial_he.n_scalar_out")
SPECIAL_HERMITE_POLYNOMIAL_HE_N_SCALAR_LOOP = SPECIAL_HERMITE_POLYNOMIAL_HE_N_SCALAR.compute_by(Elementwise(
    "special_hermite_polynomial_he.n_scalar", LOOPS, "special_hermite_polynomial_he_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

class SpecialHermitePolynomialHeBackward1(Node, operator="special_hermite_polynomial_he.n_scalar"):
    __slots__ = ("_raw_x", "_version_x", "_saved_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = self._saved_n
        return (grad * (n // 1) * functions.special_hermite_polynomial_he(x, n // 1 - 1),)

@SPECIAL_HERMITE_POLYNOMIAL_HE_N_SCALAR.implement(AUTOGRAD)
def special_hermite_polynomial_he_n_scalar_autograd(x, n):
    result = SPECIAL_HERMITE_POLYNOMIAL_HE_N_SCALAR[x._keys & BELOW_AUTOGRAD](x, n)
    if guards.active and not grad_enabled():
        return result
    node = SpecialHermitePolynomialHeBackward1()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._saved_n = n
    return record.call(node, result, x)

forward_rule(SPECIAL_HERMITE_POLYNOMIAL_HE_N_SCALAR,
    lambda x_t, x_p, n: x_t * (n // 1) * functions.special_hermite_polynomial_he(x_p, n // 1 - 1))

SPECIAL_LAGUERRE_POLYNOMIAL_L, SPECIAL_LAGUERRE_POLYNOMIAL_L_OUT = define("special_laguerre_polynomial_l(Tensor x, "
    "Tensor n) -> Tensor", "e8baf3262e1c6977", "special_laguerre_polynomial_l.out")
SPECIAL_LAGUERRE_POLYNOMIAL_L_LOOP = SPECIAL_LAGUERRE_POLYNOMIAL_L.compute_by(Elementwise(
    "special_laguerre_polynomial_l", LOOPS, "special_laguerre_polynomial_l_kernel", 2, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

class SpecialLaguerrePolynomialLBackward0(Node, operator="special_laguerre_polynomial_l"):
    __slots__ = ("_raw_x", "_version_x", "_raw_n", "_version_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = unpack_input(self, self._raw_n, self._version_n, "n")
        return (-grad * functions._laguerre_polynomial(x, functions.trunc(n * 1.0) - 1, 1.0),)

@SPECIAL_LAGUERRE_POLYNOMIAL_L.implement(AUTOGRAD)
def special_laguerre_polynomial_l_autograd(x, n):
    result = SPECIAL_LAGUERRE_POLYNOMIAL_L[(x._keys | n._keys) & BELOW_AUTOGRAD](x, n)
    if (guards.active and not grad_enabled()) or x._edge is None:
        return result
    node = SpecialLaguerrePolynomialLBackward0()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._raw_n, node._version_n = n, 0 if n._writes is None else n._writes[0]
    return record.call(node, result, x)

@forward_rule(SPECIAL_LAGUERRE_POLYNOMIAL_L)
def special_laguerre_polynomial_l_forward(x_t, x_p, n_p):
    return None if x_t is None else -x_t * functions._laguerre_polynomial(x_p, functions.trunc(n_p * 1.0) - 1, 1.0)


SPECIAL_LAGUERRE_POLYNOMIAL_L_X_SCALAR, SPECIAL_LAGUERRE_POLYNOMIAL_L_X_SCALAR_OUT = define(
    "special_laguerre_polynomial_l.x_scalar(Scalar x, Tensor n) -> Tensor", "03c9c636497e53ff",
    "special_laguerre_polynomial_l.x_scalar_out")
SPECIAL_LAGUERRE_POLYNOMIAL_L_X_SCALAR_LOOP = SPECIAL_LAGUERRE_POLYNOMIAL_L_X_SCALAR.compute_by(
    Elementwise("special_laguerre_polynomial_l.x_scalar", LOOPS, "special_laguerre_polynomial_l_x_scalar_kernel", 1,
        promote="int_to_float", accepts=("bool", "integral", "floating")),
    order=(1, 0))

SPECIAL_LAGUERRE_POLYNOMIAL_L_N_SCALAR, SPECIAL_LAGUERRE_POLYNOMIAL_L_N_SCALAR_OUT = define(
    "special_laguerre_polynomial_l.n_scalar(Tensor x, Scalar n) -> Tensor", "ba5b2f8b90856ae2",
    "special_laguerre_polynomial_l.n_scalar_out")
SPECIAL_LAGUERRE_POLYNOMIAL_L_N_SCALAR_LOOP = SPECIAL_LAGUERRE_POLYNOMIAL_L_N_SCALAR.compute_by(Elementwise(
    "special_laguerre_polynomial_l.n_scalar", LOOPS, "special_laguerre_polynomial_l_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

class SpecialLaguerrePolynomialLBackward1(Node, operator="special_laguerre_polynomial_l.n_scalar"):
    __slots__ = ("_raw_x", "_version_x", "_saved_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = self._saved_n
        return (-grad * functions._laguerre_polynomial(x, n // 1 - 1, 1.0),)

@SPECIAL_LAGUERRE_POLYNOMIAL_L_N_SCALAR.implement(AUTOGRAD)
def special_laguerre_polynomial_l_n_scalar_autograd(x, n):
    result = SPECIAL_LAGUERRE_POLYNOMIAL_L_N_SCALAR[x._keys & BELOW_AUTOGRAD](x, n)
    if guards.active and not grad_enabled():
        return result
    node = SpecialLaguerrePolynomialLBackward1()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._saved_n = n
    return record.call(node, result, x)

forward_rule(SPECIAL_LAGUERRE_POLYNOMIAL_L_N_SCALAR,
    lambda x_t, x_p, n: -x_t * functions._laguerre_polynomial(x_p, n // 1 - 1, 1.0))

SPECIAL_LEGENDRE_POLYNOMIAL_P, SPECIAL_LEGENDRE_POLYNOMIAL_P_OUT = define("special_legendre_polynomial_p(Tensor x, "
    "Tensor n) -> Tensor", "efe7aab7803f2e2f", "special_legendre_polynomial_p.out")
SPECIAL_LEGENDRE_POLYNOMIAL_P_LOOP = SPECIAL_LEGENDRE_POLYNOMIAL_P.compute_by(Elementwise(
    "special_legendre_polynomial_p", LOOPS, "special_legendre_polynomial_p_kernel", 2, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

class SpecialLegendrePolynomialPBackward0(Node, operator="special_legendre_polynomial_p"):
    __slots__ = ("_raw_x", "_version_x", "_raw_n", "_version_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = unpack_input(self, self._raw_n, self._version_n, "n")
        return (grad * functions._gegenbauer_polynomial(x, functions.trunc(n * 1.0) - 1, 1.5),)

@SPECIAL_LEGENDRE_POLYNOMIAL_P.implement(AUTOGRAD)
def special_legendre_polynomial_p_autograd(x, n):
    result = SPECIAL_LEGENDRE_POLYNOMIAL_P[(x._keys | n._keys) & BELOW_AUTOGRAD](x, n)
    if (guards.active and not grad_enabled()) or x._edge is None:
        return result
    node = SpecialLegendrePolynomialPBackward0()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._raw_n, node._version_n = n, 0 if n._writes is None else n._writes[0]
    return record.call(node, result, x)

@forward_rule(SPECIAL_LEGENDRE_POLYNOMIAL_P)
def special_legendre_polynomial_p_forward(x_t, x_p, n_p):
    return None if x_t is None else x_t * functions._gegenbauer_polynomial(x_p, functions.trunc(n_p * 1.0) - 1, 1.5)


SPECIAL_LEGENDRE_POLYNOMIAL_P_X_SCALAR, SPECIAL_LEGENDRE_POLYNOMIAL_P_X_SCALAR_OUT = define(
    "special_legendre_polynomial_p.x_scalar(Scalar x, Tensor n) -> Tensor", "5731228c36e1609c",
    "special_legendre_polynomial_p.x_scalar_out")
SPECIAL_LEGENDRE_POLYNOMIAL_P_X_SCALAR_LOOP = SPECIAL_LEGENDRE_POLYNOMIAL_P_X_SCALAR.compute_by(
    Elementwise("special_legendre_polynomial_p.x_scalar", LOOPS, "special_legendre_polynomial_p_x_scalar_kernel", 1,
        promote="int_to_float", accepts=("bool", "integral", "floating")),
    order=(1, 0))

SPECIAL_LEGENDRE_POLYNOMIAL_P_N_SCALAR, SPECIAL_LEGENDRE_POLYNOMIAL_P_N_SCALAR_OUT = define(
    "special_legendre_polynomial_p.n_scalar(Tensor x, Scalar n) -> Tensor", "942aecc4cdfbf418",
    "special_legendre_polynomial_p.n_scalar_out")
SPECIAL_LEGENDRE_POLYNOMIAL_P_N_SCALAR_LOOP = SPECIAL_LEGENDRE_POLYNOMIAL_P_N_SCALAR.compute_by(Elementwise(
    "special_legendre_polynomial_p.n_scalar", LOOPS, "special_legendre_polynomial_p_kernel", 1, promote="int_to_float",
    accepts=("bool", "integral", "floating")))

class SpecialLegendrePolynomialPBackward1(Node, operator="special_legendre_polynomial_p.n_scalar"):
    __slots__ = ("_raw_x", "_version_x", "_saved_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = self._saved_n
        return (grad * functions._gegenbauer_polynomial(x, n // 1 - 1, 1.5),)

@SPECIAL_LEGENDRE_POLYNOMIAL_P_N_SCALAR.implement(AUTOGRAD)
def special_legendre_polynomial_p_n_scalar_autograd(x, n):
    result = SPECIAL_LEGENDRE_POLYNOMIAL_P_N_SCALAR[x._keys & BELOW_AUTOGRAD](x, n)
    if guards.active and not grad_enabled():
        return result
    node = SpecialLegendrePolynomialPBackward1()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._saved_n = n
    return record.call(node, result, x)

forward_rule(SPECIAL_LEGENDRE_POLYNOMIAL_P_N_SCALAR,
    lambda x_t, x_p, n: x_t * functions._gegenbauer_polynomial(x_p, n // 1 - 1, 1.5))

_GEGENBAUER_POLYNOMIAL = define("_gegenbauer_polynomial(Tensor x, Tensor n, float index) -> Tensor", "7ca8048c7c77c05b")
_GEGENBAUER_POLYNOMIAL_LOOP = _GEGENBAUER_POLYNOMIAL.compute_by(Elementwise("_gegenbauer_polynomial", LOOPS,
    "_gegenbauer_polynomial_kernel", 2, promote="int_to_float", free=(0,)))

class _GegenbauerPolynomialBackward0(Node, operator="_gegenbauer_polynomial"):
    __slots__ = ("_saved_index", "_raw_x", "_version_x", "_raw_n", "_version_n")

    def apply(self, grad):
        index = self._saved_index
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = unpack_input(self, self._raw_n, self._version_n, "n")
        return (grad * 2 * index * functions._gegenbauer_polynomial(x, n * 1.0 - 1, index + 1),)

@_GEGENBAUER_POLYNOMIAL.implement(AUTOGRAD)
def _gegenbauer_polynomial_autograd(x, n, index):
    result = _GEGENBAUER_POLYNOMIAL[(x._keys | n._keys) & BELOW_AUTOGRAD](x, n, index)
    if (guards.active and not grad_enabled()) or x._edge is None:
        return result
    node = _GegenbauerPolynomialBackward0()
    node._saved_index = index
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._raw_n, node._version_n = n, 0 if n._writes is None else n._writes[0]
    return record.call(node, result, x)

@forward_rule(_GEGENBAUER_POLYNOMIAL)
def _gegenbauer_polynomial_forward(x_t, x_p, n_p, index):
    return None if x_t is None else x_t * 2 * index * functions._gegenbauer_polynomial(x_p, n_p * 1.0 - 1, index + 1)


_GEGENBAUER_POLYNOMIAL_N_SCALAR = define("_gegenbauer_polynomial.n_scalar(Tensor x, Scalar n, float index) -> Tensor",
    "c4d682275cdec055")
_GEGENBAUER_POLYNOMIAL_N_SCALAR_LOOP = _GEGENBAUER_POLYNOMIAL_N_SCALAR.compute_by(Elementwise(
    "_gegenbauer_polynomial.n_scalar", LOOPS, "_gegenbauer_polynomial_kernel", 1, promote="int_to_float", free=(1,)))

class _GegenbauerPolynomialBackward1(Node, operator="_gegenbauer_polynomial.n_scalar"):
    __slots__ = ("_saved_index", "_raw_x", "_version_x", "_saved_n")

    def apply(self, grad):
        index = self._saved_index
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = self._saved_n
        return (grad * 2 * index * functions._gegenbauer_polynomial(x, n - 1, index + 1),)

@_GEGENBAUER_POLYNOMIAL_N_SCALAR.implement(AUTOGRAD)
def _gegenbauer_polynomial_n_scalar_autograd(x, n, index):
    result = _GEGENBAUER_POLYNOMIAL_N_SCALAR[x._keys & BELOW_AUTOGRAD](x, n, index)
    if guards.active and not grad_enabled():
        return result
    node = _GegenbauerPolynomialBackward1()
    node._saved_index = index
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._saved_n = n
    return record.call(node, result, x)

forward_rule(_GEGENBAUER_POLYNOMIAL_N_SCALAR,
    lambda x_t, x_p, n, index: x_t * 2 * index * functions._gegenbauer_polynomial(x_p, n - 1, index + 1))

_LAGUERRE_POLYNOMIAL = define("_laguerre_polynomial(Tensor x, Tensor n, float alpha) -> Tensor", "fd6b9a2f20832d64")
_LAGUERRE_POLYNOMIAL_LOOP = _LAGUERRE_POLYNOMIAL.compute_by(Elementwise("_laguerre_polynomial", LOOPS,
    "_laguerre_polynomial_kernel", 2, promote="int_to_float", free=(0,)))

class _LaguerrePolynomialBackward0(Node, operator="_laguerre_polynomial"):
    __slots__ = ("_raw_x", "_version_x", "_saved_alpha", "_raw_n", "_version_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        alpha = self._saved_alpha
        n = unpack_input(self, self._raw_n, self._version_n, "n")
        return (-grad * functions._laguerre_polynomial(x, n * 1.0 - 1, alpha + 1),)

@_LAGUERRE_POLYNOMIAL.implement(AUTOGRAD)
def _laguerre_polynomial_autograd(x, n, alpha):
    result = _LAGUERRE_POLYNOMIAL[(x._keys | n._keys) & BELOW_AUTOGRAD](x, n, alpha)
    if (guards.active and not grad_enabled()) or x._edge is None:
        return result
    node = _LaguerrePolynomialBackward0()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._saved_alpha = alpha
    node._raw_n, node._version_n = n, 0 if n._writes is None else n._writes[0]
    return record.call(node, result, x)

@forward_rule(_LAGUERRE_POLYNOMIAL)
def _laguerre_polynomial_forward(x_t, x_p, n_p, alpha):
    return None if x_t is None else -x_t * functions._laguerre_polynomial(x_p, n_p * 1.0 - 1, alpha + 1)


_LAGUERRE_POLYNOMIAL_N_SCALAR = define("_laguerre_polynomial.n_scalar(Tensor x, Scalar n, float alpha) -> Tensor",
    "9a0c6118d3cb3a9b")
_LAGUERRE_POLYNOMIAL_N_SCALAR_LOOP = _LAGUERRE_POLYNOMIAL_N_SCALAR.compute_by(Elementwise(
    "_laguerre_polynomial.n_scalar", LOOPS, "_laguerre_polynomial_kernel", 1, promote="int_to_float", free=(1,)))

class _LaguerrePolynomialBackward1(Node, operator="_laguerre_polynomial.n_scalar"):
    __slots__ = ("_raw_x", "_version_x", "_saved_n", "_saved_alpha")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = self._saved_n
        alpha = self._saved_alpha
        return (-grad * functions._laguerre_polynomial(x, n - 1, alpha + 1),)

@_LAGUERRE_POLYNOMIAL_N_SCALAR.implement(AUTOGRAD)
def _laguerre_polynomial_n_scalar_autograd(x, n, alpha):
    result = _LAGUERRE_POLYNOMIAL_N_SCALAR[x._keys & BELOW_AUTOGRAD](x, n, alpha)
    if guards.active and not grad_enabled():
        return result
    node = _LaguerrePolynomialBackward1()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._saved_n = n
    node._saved_alpha = alpha
    return record.call(node, result, x)

forward_rule(_LAGUERRE_POLYNOMIAL_N_SCALAR,
    lambda x_t, x_p, n, alpha: -x_t * functions._laguerre_polynomial(x_p, n - 1, alpha + 1))
