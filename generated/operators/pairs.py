"""The pairs operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward, recording
from runtime.autograd.inplace import without_gradient
from runtime.autograd.node import Node
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import fitting, write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.pairs"
functions = LateModule(f"{PACKAGE}.functions")


# _floor_quotient (ops.yaml:9437, derivatives.yaml:680)
_FLOOR_QUOTIENT = define(
    "_floor_quotient",
    "_floor_quotient(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9437",
    digest="cc8ed2dd7299bdbf",
    kernel={
        "elementwise": "self // other",
    },
    derivative={
        "self": "zeros_like(grad)",
        "other": "zeros_like(grad)",
        "result": "zeros_like(self_t) + zeros_like(other_t)",
    },
)
_FLOOR_QUOTIENT_LOOP = Elementwise(
    "_floor_quotient", LOOPS, "_floor_quotient_fe4a0a47", 2, accepts=('integral', 'floating')
)
_FLOOR_QUOTIENT.implement(CPU, _FLOOR_QUOTIENT_LOOP.make)


class _FloorQuotientBackward0(Node):
    """Backward of _floor_quotient (derivatives.yaml:680)."""

    __slots__ = ()
    operator = "_floor_quotient"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = functions.zeros_like(grad)
        grad_other = None
        if self.edges[1] is not None:
            grad_other = functions.zeros_like(grad)
        return (grad_self, grad_other)


def _floor_quotient_autograd(self, other):
    """_floor_quotient, recorded for the backward pass."""
    result = _FLOOR_QUOTIENT[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = _FloorQuotientBackward0()
    return recording.record(node, result, self, other)


_FLOOR_QUOTIENT.implement(AUTOGRAD_CPU, _floor_quotient_autograd)


def _floor_quotient_forward(self, other):
    """_floor_quotient, and the tangent of its result."""
    result = _FLOOR_QUOTIENT[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    other_t = forward.tangent_of(other)
    result_t = None
    if self_t is not None:
        result_t = functions.zeros_like(self_t)
    if other_t is not None:
        result_t = forward.plus(result_t, functions.zeros_like(other_t))
    forward.attach(result, result_t, self_t, other_t)
    return result


_FLOOR_QUOTIENT.implement(FORWARD_AD, _floor_quotient_forward)


# _trunc_quotient (ops.yaml:9450, derivatives.yaml:685)
_TRUNC_QUOTIENT = define(
    "_trunc_quotient",
    "_trunc_quotient(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9450",
    digest="aae867ecc703e8ca",
    kernel={
        "elementwise": "trunc(self / other)",
    },
    derivative={
        "self": "zeros_like(grad)",
        "other": "zeros_like(grad)",
        "result": "zeros_like(self_t) + zeros_like(other_t)",
    },
)
_TRUNC_QUOTIENT_LOOP = Elementwise("_trunc_quotient", LOOPS, "_trunc_quotient_4dd49370", 2, accepts=('floating',))
_TRUNC_QUOTIENT.implement(CPU, _TRUNC_QUOTIENT_LOOP.make)


class _TruncQuotientBackward0(Node):
    """Backward of _trunc_quotient (derivatives.yaml:685)."""

    __slots__ = ()
    operator = "_trunc_quotient"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = functions.zeros_like(grad)
        grad_other = None
        if self.edges[1] is not None:
            grad_other = functions.zeros_like(grad)
        return (grad_self, grad_other)


def _trunc_quotient_autograd(self, other):
    """_trunc_quotient, recorded for the backward pass."""
    result = _TRUNC_QUOTIENT[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = _TruncQuotientBackward0()
    return recording.record(node, result, self, other)


_TRUNC_QUOTIENT.implement(AUTOGRAD_CPU, _trunc_quotient_autograd)


def _trunc_quotient_forward(self, other):
    """_trunc_quotient, and the tangent of its result."""
    result = _TRUNC_QUOTIENT[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    other_t = forward.tangent_of(other)
    result_t = None
    if self_t is not None:
        result_t = functions.zeros_like(self_t)
    if other_t is not None:
        result_t = forward.plus(result_t, functions.zeros_like(other_t))
    forward.attach(result, result_t, self_t, other_t)
    return result


_TRUNC_QUOTIENT.implement(FORWARD_AD, _trunc_quotient_forward)


# _trunc_quotient_of_integers (ops.yaml:9460)
_TRUNC_QUOTIENT_OF_INTEGERS = define(
    "_trunc_quotient_of_integers",
    "_trunc_quotient_of_integers(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9460",
    digest="a850aadf339dc1a6",
    kernel={
        "elementwise": "(self - fmod(self, other)) // other",
    },
)
_TRUNC_QUOTIENT_OF_INTEGERS_LOOP = Elementwise(
    "_trunc_quotient_of_integers", LOOPS, "_trunc_quotient_of_integers_43fd812b", 2, accepts=('integral',)
)
_TRUNC_QUOTIENT_OF_INTEGERS.implement(CPU, _TRUNC_QUOTIENT_OF_INTEGERS_LOOP.make)


# _rounded_quotient (ops.yaml:9468)
_ROUNDED_QUOTIENT = define(
    "_rounded_quotient",
    "_rounded_quotient(Tensor self, Tensor other, str? rounding_mode) -> Tensor",
    source="ops.yaml:9468",
    digest="7c1935076157f1a4",
    kernel={
        "composite": "if rounding_mode is None:\n    return div(self, other)\nif rounding_mode == 'floor':\n   "
        ' return _floor_quotient(self, other)\nif rounding_mode != \'trunc\':\n    refuse(f"div: ro'
        'unding_mode must be None, \'trunc\' or \'floor\', got \'{rounding_mode}\'")\nif result_dtype('
        "self, other).is_floating_point:\n    return _trunc_quotient(self, other)\nreturn _trunc_"
        "quotient_of_integers(self, other)",
    },
)


def _rounded_quotient_composite(self, other, rounding_mode):
    """_rounded_quotient, from other operators."""
    if rounding_mode is None:
        return functions.div(self, other)
    if rounding_mode == "floor":
        return functions._floor_quotient(self, other)
    if rounding_mode != "trunc":
        language.refuse(f"div: rounding_mode must be None, 'trunc' or 'floor', got '{rounding_mode}'")
    if language.result_dtype(self, other).is_floating_point:
        return functions._trunc_quotient(self, other)
    return functions._trunc_quotient_of_integers(self, other)


_ROUNDED_QUOTIENT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _rounded_quotient_composite)


# div.Tensor_mode (ops.yaml:9483)
DIV_TENSOR_MODE = define(
    "div.Tensor_mode",
    "div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor",
    source="ops.yaml:9483",
    digest="804481ce83271402",
    kernel={
        "composite": "_rounded_quotient(self, other, rounding_mode)",
    },
)
DIV__TENSOR_MODE = define(
    "div_.Tensor_mode",
    "div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)",
    source="ops.yaml:9483",
    digest="804481ce83271402",
)
DIV_OUT_MODE = define(
    "div.out_mode",
    "div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tens"
    "or(a!)",
    source="ops.yaml:9483",
    digest="804481ce83271402",
)


def div_Tensor_mode_composite(self, other, rounding_mode):
    """div.Tensor_mode, from other operators."""
    return functions._rounded_quotient(self, other, rounding_mode)


DIV_TENSOR_MODE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, div_Tensor_mode_composite)


def div__Tensor_mode_composite(self, other, rounding_mode):
    """div_.Tensor_mode: the functional form, copied into self."""
    result = div_Tensor_mode_composite(self, other, rounding_mode)
    return functions.copy_(self, fitting("div_.Tensor_mode", self, result))


DIV__TENSOR_MODE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, div__Tensor_mode_composite)


def div_out_mode_cpu(self, other, rounding_mode, out):
    """div.out_mode: the functional form, copied into out."""
    return write_out("div.out_mode", out, div_Tensor_mode_composite(self, other, rounding_mode))


DIV_OUT_MODE.implement(CPU, div_out_mode_cpu)
DIV_OUT_MODE.implement(AUTOGRAD_CPU, without_gradient(DIV_OUT_MODE))
DIV_OUT_MODE.implement(FORWARD_AD, forward.without_tangent(DIV_OUT_MODE))


# divide.Tensor_mode (ops.yaml:9486)
DIVIDE_TENSOR_MODE = define(
    "divide.Tensor_mode",
    "divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor",
    source="ops.yaml:9486",
    digest="c2e8461c221e1050",
    kernel={
        "composite": "div(self, other, rounding_mode=rounding_mode)",
    },
)
DIVIDE__TENSOR_MODE = define(
    "divide_.Tensor_mode",
    "divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!"
    ")",
    source="ops.yaml:9486",
    digest="c2e8461c221e1050",
)
DIVIDE_OUT_MODE = define(
    "divide.out_mode",
    "divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> T"
    "ensor(a!)",
    source="ops.yaml:9486",
    digest="c2e8461c221e1050",
)


def divide_Tensor_mode_composite(self, other, rounding_mode):
    """divide.Tensor_mode, from other operators."""
    return functions.div(self, other, rounding_mode=rounding_mode)


DIVIDE_TENSOR_MODE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, divide_Tensor_mode_composite)


def divide__Tensor_mode_composite(self, other, rounding_mode):
    """divide_.Tensor_mode: the in-place form of the operator that has this other name."""
    return functions.div_(self, other, rounding_mode=rounding_mode)


DIVIDE__TENSOR_MODE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, divide__Tensor_mode_composite)


def divide_out_mode_cpu(self, other, rounding_mode, out):
    """divide.out_mode: the functional form, copied into out."""
    return write_out("divide.out_mode", out, divide_Tensor_mode_composite(self, other, rounding_mode))


DIVIDE_OUT_MODE.implement(CPU, divide_out_mode_cpu)
DIVIDE_OUT_MODE.implement(AUTOGRAD_CPU, without_gradient(DIVIDE_OUT_MODE))
DIVIDE_OUT_MODE.implement(FORWARD_AD, forward.without_tangent(DIVIDE_OUT_MODE))


# div.Scalar_mode (ops.yaml:9495)
DIV_SCALAR_MODE = define(
    "div.Scalar_mode",
    "div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor",
    source="ops.yaml:9495",
    digest="9fcc4774e6ff3d4d",
    kernel={
        "composite": "_rounded_quotient(self, other, rounding_mode)",
    },
)
DIV__SCALAR_MODE = define(
    "div_.Scalar_mode",
    "div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)",
    source="ops.yaml:9495",
    digest="9fcc4774e6ff3d4d",
)


def div_Scalar_mode_composite(self, other, rounding_mode):
    """div.Scalar_mode, from other operators."""
    return functions._rounded_quotient(self, other, rounding_mode)


DIV_SCALAR_MODE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, div_Scalar_mode_composite)


def div__Scalar_mode_composite(self, other, rounding_mode):
    """div_.Scalar_mode: the functional form, copied into self."""
    result = div_Scalar_mode_composite(self, other, rounding_mode)
    return functions.copy_(self, fitting("div_.Scalar_mode", self, result))


DIV__SCALAR_MODE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, div__Scalar_mode_composite)


# divide.Scalar_mode (ops.yaml:9498)
DIVIDE_SCALAR_MODE = define(
    "divide.Scalar_mode",
    "divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor",
    source="ops.yaml:9498",
    digest="59e838c4276eb513",
    kernel={
        "composite": "div(self, other, rounding_mode=rounding_mode)",
    },
)
DIVIDE__SCALAR_MODE = define(
    "divide_.Scalar_mode",
    "divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!"
    ")",
    source="ops.yaml:9498",
    digest="59e838c4276eb513",
)


def divide_Scalar_mode_composite(self, other, rounding_mode):
    """divide.Scalar_mode, from other operators."""
    return functions.div(self, other, rounding_mode=rounding_mode)


DIVIDE_SCALAR_MODE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, divide_Scalar_mode_composite)


def divide__Scalar_mode_composite(self, other, rounding_mode):
    """divide_.Scalar_mode: the in-place form of the operator that has this other name."""
    return functions.div_(self, other, rounding_mode=rounding_mode)


DIVIDE__SCALAR_MODE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, divide__Scalar_mode_composite)
