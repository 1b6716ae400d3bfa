# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The shifted_chebyshev_polynomials operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime.autograd.forms import defining
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD

LOOPS, functions, define = defining(__name__)

SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_OUT = define(
    "special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor", "cd78865eb50d394c",
    "special_shifted_chebyshev_polynomial_t.out")
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_LOOP = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T.compute_by(Elementwise(
    "special_shifted_chebyshev_polynomial_t", LOOPS, "special_shifted_chebyshev_polynomial_t_kernel", 2,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialShiftedChebyshevPolynomialTBackward0(Node, operator="special_shifted_chebyshev_polynomial_t"):
    __slots__ = ("_raw_n", "_version_n", "_raw_x", "_version_x")

    def apply(self, grad):
        n = unpack_input(self, self._raw_n, self._version_n, "n")
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        return (
            grad * 2 * functions.trunc(n * 1.0) * functions._gegenbauer_polynomial(
                2 * x - 1, functions.trunc(n * 1.0) - 1, 1.0
            ),)

@SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T.implement(AUTOGRAD)
def special_shifted_chebyshev_polynomial_t_autograd(x, n):
    result = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T[(x._keys | n._keys) & BELOW_AUTOGRAD](x, n)
    if (guards.active and not grad_enabled()) or x._edge is None:
        return result
    node = SpecialShiftedChebyshevPolynomialTBackward0()
    node._raw_n, node._version_n = n, 0 if n._writes is None else n._writes[0]
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    return record.call(node, result, x)

@forward_rule(SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T)
def special_shifted_chebyshev_polynomial_t_forward(x_t, x_p, n_p):
    return (
        None
        if x_t is None
        else x_t * 2 * functions.trunc(n_p * 1.0) * functions._gegenbauer_polynomial(2 * x_p - 1,
            functions.trunc(n_p * 1.0) - 1, 1.0))


SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_X_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_X_SCALAR_OUT = define(
    "special_shifted_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor", "73e4fe8b448560c7",
    "special_shifted_chebyshev_polynomial_t.x_scalar_out")
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_X_SCALAR_LOOP = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_X_SCALAR.compute_by(
    Elementwise("special_shifted_chebyshev_polynomial_t.x_scalar", LOOPS,
        "special_shifted_chebyshev_polynomial_t_x_scalar_kernel", 1, promote="int_to_float",
        accepts=("bool", "integral", "floating")),
    order=(1, 0))

SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_N_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_N_SCALAR_OUT = define(
    "special_shifted_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor", "02a6d025d7ac5b10",
    "special_shifted_chebyshev_polynomial_t.n_scalar_out")
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_N_SCALAR_LOOP = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_N_SCALAR.compute_by(
    Elementwise("special_shifted_chebyshev_polynomial_t.n_scalar", LOOPS,
        "special_shifted_chebyshev_polynomial_t_kernel", 1, promote="int_to_float",
        accepts=("bool", "integral", "floating")))

class SpecialShiftedChebyshevPolynomialTBackward1(Node, operator="special_shifted_chebyshev_polynomial_t.n_scalar"):
    __slots__ = ("_saved_n", "_raw_x", "_version_x")

    def apply(self, grad):
        n = self._saved_n
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        return (grad * 2 * (n // 1) * functions._gegenbauer_polynomial(2 * x - 1, n // 1 - 1, 1.0),)

@SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_N_SCALAR.implement(AUTOGRAD)
def special_shifted_chebyshev_polynomial_t_n_scalar_autograd(x, n):
    result = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_N_SCALAR[x._keys & BELOW_AUTOGRAD](x, n)
    if guards.active and not grad_enabled():
        return result
    node = SpecialShiftedChebyshevPolynomialTBackward1()
    node._saved_n = n
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    return record.call(node, result, x)

forward_rule(SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_T_N_SCALAR,
    lambda x_t, x_p, n: x_t * 2 * (n // 1) * functions._gegenbauer_polynomial(2 * x_p - 1, n // 1 - 1, 1.0))

SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_OUT = define(
    "special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor", "e7eb36ea1eaf738c",
    "special_shifted_chebyshev_polynomial_u.out")
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_LOOP = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U.compute_by(Elementwise(
    "special_shifted_chebyshev_polynomial_u", LOOPS, "special_shifted_chebyshev_polynomial_u_kernel", 2,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialShiftedChebyshevPolynomialUBackward0(Node, operator="special_shifted_chebyshev_polynomial_u"):
    __slots__ = ("_raw_x", "_version_x", "_raw_n", "_version_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = unpack_input(self, self._raw_n, self._version_n, "n")
        return (grad * 4 * functions._gegenbauer_polynomial(2 * x - 1, functions.trunc(n * 1.0) - 1, 2.0),)

@SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U.implement(AUTOGRAD)
def special_shifted_chebyshev_polynomial_u_autograd(x, n):
    result = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U[(x._keys | n._keys) & BELOW_AUTOGRAD](x, n)
    if (guards.active and not grad_enabled()) or x._edge is None:
        return result
    node = SpecialShiftedChebyshevPolynomialUBackward0()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._raw_n, node._version_n = n, 0 if n._writes is None else n._writes[0]
    return record.call(node, result, x)

@forward_rule(SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U)
def special_shifted_chebyshev_polynomial_u_forward(x_t, x_p, n_p):
    return (
        None
        if x_t is None
        else x_t * 4 * functions._gegenbauer_polynomial(2 * x_p - 1, functions.trunc(n_p * 1.0) - 1, 2.0))


SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_X_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_X_SCALAR_OUT = define(
    "special_shifted_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor", "2a7c21bc5ebe2831",
    "special_shifted_chebyshev_polynomial_u.x_scalar_out")
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_X_SCALAR_LOOP = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_X_SCALAR.compute_by(
    Elementwise("special_shifted_chebyshev_polynomial_u.x_scalar", LOOPS,
        "special_shifted_chebyshev_polynomial_u_x_scalar_kernel", 1, promote="int_to_float",
        accepts=("bool", "integral", "floating")),
    order=(1, 0))

SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_N_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_N_SCALAR_OUT = define(
    "special_shifted_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor", "7a70c5f3318005f2",
    "special_shifted_chebyshev_polynomial_u.n_scalar_out")
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_N_SCALAR_LOOP = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_N_SCALAR.compute_by(
    Elementwise("special_shifted_chebyshev_polynomial_u.n_scalar", LOOPS,
        "special_shifted_chebyshev_polynomial_u_kernel", 1, promote="int_to_float",
        accepts=("bool", "integral", "floating")))

class SpecialShiftedChebyshevPolynomialUBackward1(Node, operator="special_shifted_chebyshev_polynomial_u.n_scalar"):
    __slots__ = ("_raw_x", "_version_x", "_saved_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = self._saved_n
        return (grad * 4 * functions._gegenbauer_polynomial(2 * x - 1, n // 1 - 1, 2.0),)

@SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_N_SCALAR.implement(AUTOGRAD)
def special_shifted_chebyshev_polynomial_u_n_scalar_autograd(x, n):
    result = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_N_SCALAR[x._keys & BELOW_AUTOGRAD](x, n)
    if guards.active and not grad_enabled():
        return result
    node = SpecialShiftedChebyshevPolynomialUBackward1()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._saved_n = n
    return record.call(node, result, x)

forward_rule(SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_U_N_SCALAR,
    lambda x_t, x_p, n: x_t * 4 * functions._gegenbauer_polynomial(2 * x_p - 1, n // 1 - 1, 2.0))

SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_OUT = define(
    "special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor", "883e9ef06ddd9266",
    "special_shifted_chebyshev_polynomial_v.out")
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_LOOP = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V.compute_by(Elementwise(
    "special_shifted_chebyshev_polynomial_v", LOOPS, "special_shifted_chebyshev_polynomial_v_kernel", 2,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialShiftedChebyshevPolynomialVBackward0(Node, operator="special_shifted_chebyshev_polynomial_v"):
    __slots__ = ("_raw_x", "_version_x", "_raw_n", "_version_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = unpack_input(self, self._raw_n, self._version_n, "n")
        return (
            grad * 4 * (
                functions._gegenbauer_polynomial(
                    2 * x - 1, functions.trunc(n * 1.0) - 1, 2.0
                ) - functions._gegenbauer_polynomial(2 * x - 1, functions.trunc(n * 1.0) - 2, 2.0)
            ),)

@SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V.implement(AUTOGRAD)
def special_shifted_chebyshev_polynomial_v_autograd(x, n):
    result = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V[(x._keys | n._keys) & BELOW_AUTOGRAD](x, n)
    if (guards.active and not grad_enabled()) or x._edge is None:
        return result
    node = SpecialShiftedChebyshevPolynomialVBackward0()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._raw_n, node._version_n = n, 0 if n._writes is None else n._writes[0]
    return record.call(node, result, x)

@forward_rule(SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V)
def special_shifted_chebyshev_polynomial_v_forward(x_t, x_p, n_p):
    return (
        None
        if x_t is None
        else x_t * 4 * (
            functions._gegenbauer_polynomial(
                2 * x_p - 1, functions.trunc(n_p * 1.0) - 1, 2.0
            ) - functions._gegenbauer_polynomial(2 * x_p - 1, functions.trunc(n_p * 1.0) - 2, 2.0)))


SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_X_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_X_SCALAR_OUT = define(
    "special_shifted_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor", "39053b393ea45bd3",
    "special_shifted_chebyshev_polynomial_v.x_scalar_out")
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_X_SCALAR_LOOP = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_X_SCALAR.compute_by(
    Elementwise("special_shifted_chebyshev_polynomial_v.x_scalar", LOOPS,
        "special_shifted_chebyshev_polynomial_v_x_scalar_kernel", 1, promote="int_to_float",
        accepts=("bool", "integral", "floating")),
    order=(1, 0))

SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_N_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_N_SCALAR_OUT = define(
    "special_shifted_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor", "cc22373d2ce7599c",
    "special_shifted_chebyshev_polynomial_v.n_scalar_out")
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_N_SCALAR_LOOP = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_N_SCALAR.compute_by(
    Elementwise("special_shifted_chebyshev_polynomial_v.n_scalar", LOOPS,
        "special_shifted_chebyshev_polynomial_v_kernel", 1, promote="int_to_float",
        accepts=("bool", "integral", "floating")))

class SpecialShiftedChebyshevPolynomialVBackward1(Node, operator="special_shifted_chebyshev_polynomial_v.n_scalar"):
    __slots__ = ("_raw_x", "_version_x", "_saved_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = self._saved_n
        return (
            grad * 4 * (
                functions._gegenbauer_polynomial(
                    2 * x - 1, n // 1 - 1, 2.0
                ) - functions._gegenbauer_polynomial(2 * x - 1, n // 1 - 2, 2.0)
            ),)

@SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_N_SCALAR.implement(AUTOGRAD)
def special_shifted_chebyshev_polynomial_v_n_scalar_autograd(x, n):
    result = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_N_SCALAR[x._keys & BELOW_AUTOGRAD](x, n)
    if guards.active and not grad_enabled():
        return result
    node = SpecialShiftedChebyshevPolynomialVBackward1()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._saved_n = n
    return record.call(node, result, x)

@forward_rule(SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_V_N_SCALAR)
def special_shifted_chebyshev_polynomial_v_n_scalar_forward(x_t, x_p, n):
    return x_t * 4 * (
        functions._gegenbauer_polynomial(
            2 * x_p - 1, n // 1 - 1, 2.0
        ) - functions._gegenbauer_polynomial(2 * x_p - 1, n // 1 - 2, 2.0))


SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_OUT = define(
    "special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor", "99c0a2c0070f105e",
    "special_shifted_chebyshev_polynomial_w.out")
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_LOOP = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W.compute_by(Elementwise(
    "special_shifted_chebyshev_polynomial_w", LOOPS, "special_shifted_chebyshev_polynomial_w_kernel", 2,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

class SpecialShiftedChebyshevPolynomialWBackward0(Node, operator="special_shifted_chebyshev_polynomial_w"):
    __slots__ = ("_raw_x", "_version_x", "_raw_n", "_version_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = unpack_input(self, self._raw_n, self._version_n, "n")
        return (
            grad * 4 * (
                functions._gegenbauer_polynomial(
                    2 * x - 1, functions.trunc(n * 1.0) - 1, 2.0
                ) + functions._gegenbauer_polynomial(2 * x - 1, functions.trunc(n * 1.0) - 2, 2.0)
            ),)

@SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W.implement(AUTOGRAD)
def special_shifted_chebyshev_polynomial_w_autograd(x, n):
    result = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W[(x._keys | n._keys) & BELOW_AUTOGRAD](x, n)
    if (guards.active and not grad_enabled()) or x._edge is None:
        return result
    node = SpecialShiftedChebyshevPolynomialWBackward0()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._raw_n, node._version_n = n, 0 if n._writes is None else n._writes[0]
    return record.call(node, result, x)

@forward_rule(SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W)
def special_shifted_chebyshev_polynomial_w_forward(x_t, x_p, n_p):
    return (
        None
        if x_t is None
        else x_t * 4 * (
            functions._gegenbauer_polynomial(
                2 * x_p - 1, functions.trunc(n_p * 1.0) - 1, 2.0
            ) + functions._gegenbauer_polynomial(2 * x_p - 1, functions.trunc(n_p * 1.0) - 2, 2.0)))


SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_X_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_X_SCALAR_OUT = define(
    "special_shifted_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor", "5d99cd754cc5a649",
    "special_shifted_chebyshev_polynomial_w.x_scalar_out")
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_X_SCALAR_LOOP = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_X_SCALAR.compute_by(
    Elementwise("special_shifted_chebyshev_polynomial_w.x_scalar", LOOPS,
        "special_shifted_chebyshev_polynomial_w_x_scalar_kernel", 1, promote="int_to_float",
        accepts=("bool", "integral", "floating")),
    order=(1, 0))

SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_N_SCALAR, SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_N_SCALAR_OUT = define(
    "special_shifted_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor", "0882711c34570d1d",
    "special_shifted_chebyshev_polynomial_w.n_scalar_out")
SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_N_SCALAR_LOOP = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_N_SCALAR.compute_by(
    Elementwise("special_shifted_chebyshev_polynomial_w.n_scalar", LOOPS,
        "special_shifted_chebyshev_polynomial_w_kernel", 1, promote="int_to_float",
        accepts=("bool", "integral", "floating")))

class SpecialShiftedChebyshevPolynomialWBackward1(Node, operator="special_shifted_chebyshev_polynomial_w.n_scalar"):
    __slots__ = ("_raw_x", "_version_x", "_saved_n")

    def apply(self, grad):
        x = unpack_input(self, self._raw_x, self._version_x, "x")
        n = self._saved_n
        return (
            grad * 4 * (
                functions._gegenbauer_polynomial(
                    2 * x - 1, n // 1 - 1, 2.0
                ) + functions._gegenbauer_polynomial(2 * x - 1, n // 1 - 2, 2.0)
            ),)

@SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_N_SCALAR.implement(AUTOGRAD)
def special_shifted_chebyshev_polynomial_w_n_scalar_autograd(x, n):
    result = SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_N_SCALAR[x._keys & BELOW_AUTOGRAD](x, n)
    if guards.active and not grad_enabled():
        return result
    node = SpecialShiftedChebyshevPolynomialWBackward1()
    node._raw_x, node._version_x = x, 0 if x._writes is None else x._writes[0]
    node._saved_n = n
    return record.call(node, result, x)

@forward_rule(SPECIAL_SHIFTED_CHEBYSHEV_POLYNOMIAL_W_N_SCALAR)
def special_shifted_chebyshev_polynomial_w_n_scalar_forward(x_t, x_p, n):
    return x_t * 4 * (
        functions._gegenbauer_polynomial(
            2 * x_p - 1, n // 1 - 1, 2.0
        ) + functions._gegenbauer_polynomial(2 * x_p - 1, n // 1 - 2, 2.0))
