"""The pairs operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import numpy as np

from runtime import dtypes, language
from runtime.autograd import forward
from runtime.autograd.inplace import check_inplace, original_of, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.autograd.pushforward import by_double_backward, by_double_backward_in_place
from runtime.autograd.saved import not_implemented
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.dtypes import bool_
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import fitting, write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD
from runtime.tensor import Tensor, bump_version

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.pairs"
functions = LateModule(f"{PACKAGE}.functions")


# _floor_quotient (ops.yaml:7487, derivatives.yaml:829)
_FLOOR_QUOTIENT = define(
    "_floor_quotient",
    "_floor_quotient(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7487",
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


def _floor_quotient_cpu(self, other):
    """_floor_quotient on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = _FLOOR_QUOTIENT_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return _FLOOR_QUOTIENT_LOOP.compute((self, other), ())


_FLOOR_QUOTIENT.implement(CPU, _floor_quotient_cpu)


class _FloorQuotientBackward0(Node):
    """Backward of _floor_quotient (derivatives.yaml:829)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# _trunc_quotient (ops.yaml:7500, derivatives.yaml:834)
_TRUNC_QUOTIENT = define(
    "_trunc_quotient",
    "_trunc_quotient(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7500",
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
_TRUNC_QUOTIENT_LOOP = Elementwise("_trunc_quotient", LOOPS, "_trunc_quotient_08fbd1a3", 2, accepts=('floating',))


def _trunc_quotient_cpu(self, other):
    """_trunc_quotient on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = _TRUNC_QUOTIENT_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return _TRUNC_QUOTIENT_LOOP.compute((self, other), ())


_TRUNC_QUOTIENT.implement(CPU, _trunc_quotient_cpu)


class _TruncQuotientBackward0(Node):
    """Backward of _trunc_quotient (derivatives.yaml:834)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# _trunc_quotient_of_integers (ops.yaml:7510)
_TRUNC_QUOTIENT_OF_INTEGERS = define(
    "_trunc_quotient_of_integers",
    "_trunc_quotient_of_integers(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7510",
    digest="a850aadf339dc1a6",
    kernel={
        "elementwise": "(self - fmod(self, other)) // other",
    },
)
_TRUNC_QUOTIENT_OF_INTEGERS_LOOP = Elementwise(
    "_trunc_quotient_of_integers", LOOPS, "_trunc_quotient_of_integers_43fd812b", 2, accepts=('integral',)
)


def _trunc_quotient_of_integers_cpu(self, other):
    """_trunc_quotient_of_integers on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = _TRUNC_QUOTIENT_OF_INTEGERS_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return _TRUNC_QUOTIENT_OF_INTEGERS_LOOP.compute((self, other), ())


_TRUNC_QUOTIENT_OF_INTEGERS.implement(CPU, _trunc_quotient_of_integers_cpu)


# _rounded_quotient (ops.yaml:7518)
_ROUNDED_QUOTIENT = define(
    "_rounded_quotient",
    "_rounded_quotient(Tensor self, Tensor other, str? rounding_mode) -> Tensor",
    source="ops.yaml:7518",
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


# div.Tensor_mode (ops.yaml:7533)
DIV_TENSOR_MODE = define(
    "div.Tensor_mode",
    "div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor",
    source="ops.yaml:7533",
    digest="804481ce83271402",
    kernel={
        "composite": "_rounded_quotient(self, other, rounding_mode)",
    },
)
DIV__TENSOR_MODE = define(
    "div_.Tensor_mode",
    "div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)",
    source="ops.yaml:7533",
    digest="804481ce83271402",
)
DIV_OUT_MODE = define(
    "div.out_mode",
    "div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tens"
    "or(a!)",
    source="ops.yaml:7533",
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


# divide.Tensor_mode (ops.yaml:7536)
DIVIDE_TENSOR_MODE = define(
    "divide.Tensor_mode",
    "divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor",
    source="ops.yaml:7536",
    digest="c2e8461c221e1050",
    kernel={
        "composite": "div(self, other, rounding_mode=rounding_mode)",
    },
)
DIVIDE__TENSOR_MODE = define(
    "divide_.Tensor_mode",
    "divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!"
    ")",
    source="ops.yaml:7536",
    digest="c2e8461c221e1050",
)
DIVIDE_OUT_MODE = define(
    "divide.out_mode",
    "divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> T"
    "ensor(a!)",
    source="ops.yaml:7536",
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


# div.Scalar_mode (ops.yaml:7545)
DIV_SCALAR_MODE = define(
    "div.Scalar_mode",
    "div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor",
    source="ops.yaml:7545",
    digest="9fcc4774e6ff3d4d",
    kernel={
        "composite": "_rounded_quotient(self, other, rounding_mode)",
    },
)
DIV__SCALAR_MODE = define(
    "div_.Scalar_mode",
    "div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)",
    source="ops.yaml:7545",
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


# divide.Scalar_mode (ops.yaml:7548)
DIVIDE_SCALAR_MODE = define(
    "divide.Scalar_mode",
    "divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor",
    source="ops.yaml:7548",
    digest="59e838c4276eb513",
    kernel={
        "composite": "div(self, other, rounding_mode=rounding_mode)",
    },
)
DIVIDE__SCALAR_MODE = define(
    "divide_.Scalar_mode",
    "divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!"
    ")",
    source="ops.yaml:7548",
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


# floor_divide (ops.yaml:7553, derivatives.yaml:839)
FLOOR_DIVIDE = define(
    "floor_divide",
    "floor_divide(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7553",
    digest="1c661d7f08288bf0",
    kernel={
        "elementwise": "self // other",
    },
)
FLOOR_DIVIDE__TENSOR = define(
    "floor_divide_.Tensor",
    "floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:7553",
    digest="1c661d7f08288bf0",
)
FLOOR_DIVIDE_OUT = define(
    "floor_divide.out",
    "floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7553",
    digest="1c661d7f08288bf0",
)
FLOOR_DIVIDE_LOOP = Elementwise("floor_divide", LOOPS, "floor_divide_fe4a0a47", 2, accepts=('integral', 'floating'))


def floor_divide_cpu(self, other):
    """floor_divide on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = FLOOR_DIVIDE_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return FLOOR_DIVIDE_LOOP.compute((self, other), ())


FLOOR_DIVIDE.implement(CPU, floor_divide_cpu)


def floor_divide__Tensor_cpu(self, other):
    """floor_divide_.Tensor on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = FLOOR_DIVIDE_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, other._array, self._array), ()) == 0:
            bump_version(self)
            return self
    return FLOOR_DIVIDE_LOOP.compute((self, other), (), (self,), in_place=True)


FLOOR_DIVIDE__TENSOR.implement(CPU, floor_divide__Tensor_cpu)


def floor_divide_out_cpu(self, other, out):
    """floor_divide.out on the CPU."""
    return FLOOR_DIVIDE_LOOP.compute((self, other), (), (out,))


FLOOR_DIVIDE_OUT.implement(CPU, floor_divide_out_cpu)


class FloorDivideBackward0(Node):
    """Backward of floor_divide (derivatives.yaml:839)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# floor_divide.Scalar (ops.yaml:7570, derivatives.yaml:843)
FLOOR_DIVIDE_SCALAR = define(
    "floor_divide.Scalar",
    "floor_divide.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7570",
    digest="66605d98f6c91b9e",
    kernel={
        "elementwise": "self // other",
    },
)
FLOOR_DIVIDE__SCALAR = define(
    "floor_divide_.Scalar",
    "floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:7570",
    digest="66605d98f6c91b9e",
)
FLOOR_DIVIDE_SCALAR_LOOP = Elementwise(
    "floor_divide.Scalar", LOOPS, "floor_divide_Scalar_1227170f", 1, accepts=('integral', 'floating')
)


def floor_divide_Scalar_cpu(self, other):
    """floor_divide.Scalar on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = FLOOR_DIVIDE_SCALAR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (other,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return FLOOR_DIVIDE_SCALAR_LOOP.compute((self,), (other,))


FLOOR_DIVIDE_SCALAR.implement(CPU, floor_divide_Scalar_cpu)


def floor_divide__Scalar_cpu(self, other):
    """floor_divide_.Scalar on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = FLOOR_DIVIDE_SCALAR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, self._array), (other,)) == 0:
            bump_version(self)
            return self
    return FLOOR_DIVIDE_SCALAR_LOOP.compute((self,), (other,), (self,), in_place=True)


FLOOR_DIVIDE__SCALAR.implement(CPU, floor_divide__Scalar_cpu)


class FloorDivideBackward1(Node):
    """Backward of floor_divide.Scalar (derivatives.yaml:843)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# _reversed_floor_divide (ops.yaml:7579, derivatives.yaml:846)
_REVERSED_FLOOR_DIVIDE = define(
    "_reversed_floor_divide",
    "_reversed_floor_divide(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7579",
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


def _reversed_floor_divide_cpu(self, other):
    """_reversed_floor_divide on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = _REVERSED_FLOOR_DIVIDE_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (other,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return _REVERSED_FLOOR_DIVIDE_LOOP.compute((self,), (other,))


_REVERSED_FLOOR_DIVIDE.implement(CPU, _reversed_floor_divide_cpu)


class _ReversedFloorDivideBackward0(Node):
    """Backward of _reversed_floor_divide (derivatives.yaml:846)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# remainder.Tensor (ops.yaml:7589, derivatives.yaml:850)
REMAINDER_TENSOR = define(
    "remainder.Tensor",
    "remainder.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7589",
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
    source="ops.yaml:7589",
    digest="481e0dc1e6668d02",
)
REMAINDER_TENSOR_OUT = define(
    "remainder.Tensor_out",
    "remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7589",
    digest="481e0dc1e6668d02",
)
REMAINDER_TENSOR_LOOP = Elementwise(
    "remainder.Tensor", LOOPS, "remainder_Tensor_babc36a7", 2, accepts=('integral', 'floating')
)


def remainder_Tensor_cpu(self, other):
    """remainder.Tensor on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = REMAINDER_TENSOR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return REMAINDER_TENSOR_LOOP.compute((self, other), ())


REMAINDER_TENSOR.implement(CPU, remainder_Tensor_cpu)


def remainder__Tensor_cpu(self, other):
    """remainder_.Tensor on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = REMAINDER_TENSOR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, other._array, self._array), ()) == 0:
            bump_version(self)
            return self
    return REMAINDER_TENSOR_LOOP.compute((self, other), (), (self,), in_place=True)


REMAINDER__TENSOR.implement(CPU, remainder__Tensor_cpu)


def remainder_Tensor_out_cpu(self, other, out):
    """remainder.Tensor_out on the CPU."""
    return REMAINDER_TENSOR_LOOP.compute((self, other), (), (out,))


REMAINDER_TENSOR_OUT.implement(CPU, remainder_Tensor_out_cpu)


class RemainderBackward0(Node):
    """Backward of remainder.Tensor (derivatives.yaml:850)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    if other._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    if other._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# remainder.Scalar (ops.yaml:7606, derivatives.yaml:855)
REMAINDER_SCALAR = define(
    "remainder.Scalar",
    "remainder.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7606",
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
    source="ops.yaml:7606",
    digest="13f96914679e3292",
)
REMAINDER_SCALAR_OUT = define(
    "remainder.Scalar_out",
    "remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7606",
    digest="13f96914679e3292",
)
REMAINDER_SCALAR_LOOP = Elementwise(
    "remainder.Scalar", LOOPS, "remainder_Scalar_e81c9e02", 1, accepts=('integral', 'floating')
)


def remainder_Scalar_cpu(self, other):
    """remainder.Scalar on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = REMAINDER_SCALAR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (other,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return REMAINDER_SCALAR_LOOP.compute((self,), (other,))


REMAINDER_SCALAR.implement(CPU, remainder_Scalar_cpu)


def remainder__Scalar_cpu(self, other):
    """remainder_.Scalar on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = REMAINDER_SCALAR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, self._array), (other,)) == 0:
            bump_version(self)
            return self
    return REMAINDER_SCALAR_LOOP.compute((self,), (other,), (self,), in_place=True)


REMAINDER__SCALAR.implement(CPU, remainder__Scalar_cpu)


def remainder_Scalar_out_cpu(self, other, out):
    """remainder.Scalar_out on the CPU."""
    return REMAINDER_SCALAR_LOOP.compute((self,), (other,), (out,))


REMAINDER_SCALAR_OUT.implement(CPU, remainder_Scalar_out_cpu)


class RemainderBackward1(Node):
    """Backward of remainder.Scalar (derivatives.yaml:855)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# fmod.Tensor (ops.yaml:7617, derivatives.yaml:859)
FMOD_TENSOR = define(
    "fmod.Tensor",
    "fmod.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7617",
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
    source="ops.yaml:7617",
    digest="99ed15608d56e19c",
)
FMOD_TENSOR_OUT = define(
    "fmod.Tensor_out",
    "fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7617",
    digest="99ed15608d56e19c",
)
FMOD_TENSOR_LOOP = Elementwise("fmod.Tensor", LOOPS, "fmod_Tensor_95d15f98", 2, accepts=('integral', 'floating'))


def fmod_Tensor_cpu(self, other):
    """fmod.Tensor on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = FMOD_TENSOR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return FMOD_TENSOR_LOOP.compute((self, other), ())


FMOD_TENSOR.implement(CPU, fmod_Tensor_cpu)


def fmod__Tensor_cpu(self, other):
    """fmod_.Tensor on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = FMOD_TENSOR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, other._array, self._array), ()) == 0:
            bump_version(self)
            return self
    return FMOD_TENSOR_LOOP.compute((self, other), (), (self,), in_place=True)


FMOD__TENSOR.implement(CPU, fmod__Tensor_cpu)


def fmod_Tensor_out_cpu(self, other, out):
    """fmod.Tensor_out on the CPU."""
    return FMOD_TENSOR_LOOP.compute((self, other), (), (out,))


FMOD_TENSOR_OUT.implement(CPU, fmod_Tensor_out_cpu)


class FmodBackward0(Node):
    """Backward of fmod.Tensor (derivatives.yaml:859)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    if other._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    if other._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# fmod.Scalar (ops.yaml:7633, derivatives.yaml:864)
FMOD_SCALAR = define(
    "fmod.Scalar",
    "fmod.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7633",
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
    source="ops.yaml:7633",
    digest="3691ce11c20c3cde",
)
FMOD_SCALAR_OUT = define(
    "fmod.Scalar_out",
    "fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7633",
    digest="3691ce11c20c3cde",
)
FMOD_SCALAR_LOOP = Elementwise("fmod.Scalar", LOOPS, "fmod_Scalar_eace5fe3", 1, accepts=('integral', 'floating'))


def fmod_Scalar_cpu(self, other):
    """fmod.Scalar on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = FMOD_SCALAR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (other,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return FMOD_SCALAR_LOOP.compute((self,), (other,))


FMOD_SCALAR.implement(CPU, fmod_Scalar_cpu)


def fmod__Scalar_cpu(self, other):
    """fmod_.Scalar on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = FMOD_SCALAR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, self._array), (other,)) == 0:
            bump_version(self)
            return self
    return FMOD_SCALAR_LOOP.compute((self,), (other,), (self,), in_place=True)


FMOD__SCALAR.implement(CPU, fmod__Scalar_cpu)


def fmod_Scalar_out_cpu(self, other, out):
    """fmod.Scalar_out on the CPU."""
    return FMOD_SCALAR_LOOP.compute((self,), (other,), (out,))


FMOD_SCALAR_OUT.implement(CPU, fmod_Scalar_out_cpu)


class FmodBackward1(Node):
    """Backward of fmod.Scalar (derivatives.yaml:864)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


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


# remainder.Scalar_Tensor (ops.yaml:7644, derivatives.yaml:868)
REMAINDER_SCALAR_TENSOR = define(
    "remainder.Scalar_Tensor",
    "remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7644",
    digest="b90ba46712b63438",
    kernel={
        "elementwise": "self % other",
    },
    derivative={
        "other": "-grad * _reversed_floor_divide(other, self)",
        "result": "auto_element_wise",
    },
)
REMAINDER_SCALAR_TENSOR_LOOP = Elementwise(
    "remainder.Scalar_Tensor", LOOPS, "remainder_Scalar_Tensor_e2a2c7b6", 1, accepts=('integral', 'floating')
)


def remainder_Scalar_Tensor_cpu(self, other):
    """remainder.Scalar_Tensor on the CPU."""
    dtype = other.dtype
    if type(self) in dtype.absorbs:
        kernel = REMAINDER_SCALAR_TENSOR_LOOP[dtype]
        array = other._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (self,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return REMAINDER_SCALAR_TENSOR_LOOP.compute((other,), (self,))


REMAINDER_SCALAR_TENSOR.implement(CPU, remainder_Scalar_Tensor_cpu)


class RemainderBackward2(Node):
    """Backward of remainder.Scalar_Tensor (derivatives.yaml:868)."""

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
    node.sequence_nr = next_sequence_nr()
    node.edges = (other._edge,)
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self = self
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


REMAINDER_SCALAR_TENSOR.implement(AUTOGRAD_CPU, remainder_Scalar_Tensor_autograd)


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


# _reversed_remainder (ops.yaml:7653)
_REVERSED_REMAINDER = define(
    "_reversed_remainder",
    "_reversed_remainder(Tensor self, Scalar other) -> Tensor",
    source="ops.yaml:7653",
    digest="5233b1f5064cfd0a",
    kernel={
        "composite": "remainder(other, self)",
    },
)


def _reversed_remainder_composite(self, other):
    """_reversed_remainder, from other operators."""
    return functions.remainder(other, self)


_REVERSED_REMAINDER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _reversed_remainder_composite)


# float_power.Tensor_Tensor (ops.yaml:7659)
FLOAT_POWER_TENSOR_TENSOR = define(
    "float_power.Tensor_Tensor",
    "float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7659",
    digest="abbba75413379d68",
    kernel={
        "composite": "kind = complex128 if self.dtype.is_complex or exponent.dtype.is_complex else float64\nr"
        "eturn pow(self.to(kind), exponent.to(kind))",
    },
)
FLOAT_POWER__TENSOR = define(
    "float_power_.Tensor",
    "float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)",
    source="ops.yaml:7659",
    digest="abbba75413379d68",
)
FLOAT_POWER_TENSOR_TENSOR_OUT = define(
    "float_power.Tensor_Tensor_out",
    "float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tens"
    "or(a!)",
    source="ops.yaml:7659",
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


# float_power.Tensor_Scalar (ops.yaml:7673)
FLOAT_POWER_TENSOR_SCALAR = define(
    "float_power.Tensor_Scalar",
    "float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7673",
    digest="d02e0d7973024d14",
    kernel={
        "composite": "kind = complex128 if self.dtype.is_complex or result_dtype(exponent).is_complex else f"
        "loat64\nreturn pow(self.to(kind), exponent)",
    },
)
FLOAT_POWER__SCALAR = define(
    "float_power_.Scalar",
    "float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)",
    source="ops.yaml:7673",
    digest="d02e0d7973024d14",
)
FLOAT_POWER_TENSOR_SCALAR_OUT = define(
    "float_power.Tensor_Scalar_out",
    "float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tens"
    "or(a!)",
    source="ops.yaml:7673",
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


# float_power.Scalar (ops.yaml:7683)
FLOAT_POWER_SCALAR = define(
    "float_power.Scalar",
    "float_power.Scalar(Scalar self, Tensor exponent) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7683",
    digest="3dbe3933165420f5",
    kernel={
        "composite": "kind = complex128 if exponent.dtype.is_complex or result_dtype(self).is_complex else f"
        "loat64\nreturn pow(self, exponent.to(kind))",
    },
)
FLOAT_POWER_SCALAR_OUT = define(
    "float_power.Scalar_out",
    "float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7683",
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


# fmax (ops.yaml:7692, derivatives.yaml:872)
FMAX = define(
    "fmax",
    "fmax(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7692",
    digest="849b2ae3ce1aeae5",
    kernel={
        "elementwise": "fmax(self, other)",
    },
    derivative={
        "self": "where((self >= other) | isnan(other), grad, 0)",
        "other": "where((self >= other) | isnan(other), 0, grad)",
        "result": "where((self_p >= other_p) | isnan(other_p), self_t, other_t)",
    },
)
FMAX_OUT = define(
    "fmax.out",
    "fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7692",
    digest="849b2ae3ce1aeae5",
)
FMAX_LOOP = Elementwise("fmax", LOOPS, "fmax_9d47af4e", 2, accepts=('bool', 'integral', 'floating'))


def fmax_cpu(self, other):
    """fmax on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = FMAX_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return FMAX_LOOP.compute((self, other), ())


FMAX.implement(CPU, fmax_cpu)


def fmax_out_cpu(self, other, out):
    """fmax.out on the CPU."""
    return FMAX_LOOP.compute((self, other), (), (out,))


FMAX_OUT.implement(CPU, fmax_out_cpu)
FMAX_BACKWARD_SELF_LOOP = Elementwise("FmaxBackward0", LOOPS, "fmax_backward_self_7680e42b", 3)
FMAX_BACKWARD_OTHER_LOOP = Elementwise("FmaxBackward0", LOOPS, "fmax_backward_other_779914d8", 3)


class FmaxBackward0(Node):
    """Backward of fmax (derivatives.yaml:872)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_other", "_version_other")
    operator = "fmax"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = FMAX_BACKWARD_SELF_LOOP((grad, other, self_))
            else:
                grad_self = functions.where((self_ >= other) | functions.isnan(other), grad, 0)
        grad_other = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = FMAX_BACKWARD_OTHER_LOOP((grad, other, self_))
            else:
                grad_other = functions.where((self_ >= other) | functions.isnan(other), 0, grad)
        return (grad_self, grad_other)

    def release(self):
        self._saved_self = self._saved_other = None


def fmax_autograd(self, other):
    """fmax, recorded for the backward pass."""
    result = FMAX[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = FmaxBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


FMAX.implement(AUTOGRAD_CPU, fmax_autograd)
FMAX_OUT.implement(AUTOGRAD_CPU, without_gradient(FMAX_OUT))
FMAX_FORWARD_LOOP = Elementwise("fmax", LOOPS, "fmax_forward_919cb496", 4)


def fmax_forward(self, other):
    """fmax, and the tangent of its result."""
    result = FMAX[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if self_t is not None and other_t is not None and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = FMAX_FORWARD_LOOP((other_t, self_t, other_p, self_p))
    else:
        self_t = forward.or_zeros(self_t, self)
        other_t = forward.or_zeros(other_t, other)
        result_t = functions.where((self_p >= other_p) | functions.isnan(other_p), self_t, other_t)
    forward.attach(result, result_t, self_t, other_t)
    return result


FMAX.implement(FORWARD_AD, fmax_forward)
FMAX_OUT.implement(FORWARD_AD, forward.without_tangent(FMAX_OUT))


# fmin (ops.yaml:7705, derivatives.yaml:877)
FMIN = define(
    "fmin",
    "fmin(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7705",
    digest="81d1e39315eb8f09",
    kernel={
        "elementwise": "fmin(self, other)",
    },
    derivative={
        "self": "where((self <= other) | isnan(other), grad, 0)",
        "other": "where((self <= other) | isnan(other), 0, grad)",
        "result": "where((self_p <= other_p) | isnan(other_p), self_t, other_t)",
    },
)
FMIN_OUT = define(
    "fmin.out",
    "fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7705",
    digest="81d1e39315eb8f09",
)
FMIN_LOOP = Elementwise("fmin", LOOPS, "fmin_1350ff01", 2, accepts=('bool', 'integral', 'floating'))


def fmin_cpu(self, other):
    """fmin on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = FMIN_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return FMIN_LOOP.compute((self, other), ())


FMIN.implement(CPU, fmin_cpu)


def fmin_out_cpu(self, other, out):
    """fmin.out on the CPU."""
    return FMIN_LOOP.compute((self, other), (), (out,))


FMIN_OUT.implement(CPU, fmin_out_cpu)
FMIN_BACKWARD_SELF_LOOP = Elementwise("FminBackward0", LOOPS, "fmin_backward_self_1f671bae", 3)
FMIN_BACKWARD_OTHER_LOOP = Elementwise("FminBackward0", LOOPS, "fmin_backward_other_fb5cd909", 3)


class FminBackward0(Node):
    """Backward of fmin (derivatives.yaml:877)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_other", "_version_other")
    operator = "fmin"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = FMIN_BACKWARD_SELF_LOOP((grad, other, self_))
            else:
                grad_self = functions.where((self_ <= other) | functions.isnan(other), grad, 0)
        grad_other = None
        if self.edges[1] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = FMIN_BACKWARD_OTHER_LOOP((grad, other, self_))
            else:
                grad_other = functions.where((self_ <= other) | functions.isnan(other), 0, grad)
        return (grad_self, grad_other)

    def release(self):
        self._saved_self = self._saved_other = None


def fmin_autograd(self, other):
    """fmin, recorded for the backward pass."""
    result = FMIN[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = FminBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


FMIN.implement(AUTOGRAD_CPU, fmin_autograd)
FMIN_OUT.implement(AUTOGRAD_CPU, without_gradient(FMIN_OUT))
FMIN_FORWARD_LOOP = Elementwise("fmin", LOOPS, "fmin_forward_e505357a", 4)


def fmin_forward(self, other):
    """fmin, and the tangent of its result."""
    result = FMIN[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if self_t is not None and other_t is not None and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = FMIN_FORWARD_LOOP((other_t, self_t, other_p, self_p))
    else:
        self_t = forward.or_zeros(self_t, self)
        other_t = forward.or_zeros(other_t, other)
        result_t = functions.where((self_p <= other_p) | functions.isnan(other_p), self_t, other_t)
    forward.attach(result, result_t, self_t, other_t)
    return result


FMIN.implement(FORWARD_AD, fmin_forward)
FMIN_OUT.implement(FORWARD_AD, forward.without_tangent(FMIN_OUT))


# atan2 (ops.yaml:7718, derivatives.yaml:882)
ATAN2 = define(
    "atan2",
    "atan2(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7718",
    digest="6b04bf6a3e006bad",
    kernel={
        "elementwise": "atan2(self, other)",
    },
    derivative={
        "self": "grad * _ratio_or_zero(other, self * self + other * other)",
        "other": "-grad * _ratio_or_zero(self, self * self + other * other)",
        "result": "self_t * _ratio_or_zero(other_p, self_p * self_p + other_p * other_p) - other_t * _rat"
        "io_or_zero(self_p, self_p * self_p + other_p * other_p)",
    },
)
ATAN2_ = define(
    "atan2_",
    "atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:7718",
    digest="6b04bf6a3e006bad",
)
ATAN2_OUT = define(
    "atan2.out",
    "atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7718",
    digest="6b04bf6a3e006bad",
)
ATAN2_LOOP = Elementwise(
    "atan2", LOOPS, "atan2_cd0d17b8", 2, promote="int_to_float", accepts=('bool', 'integral', 'floating')
)


def atan2_cpu(self, other):
    """atan2 on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = ATAN2_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return ATAN2_LOOP.compute((self, other), ())


ATAN2.implement(CPU, atan2_cpu)


def atan2__cpu(self, other):
    """atan2_ on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = ATAN2_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, other._array, self._array), ()) == 0:
            bump_version(self)
            return self
    return ATAN2_LOOP.compute((self, other), (), (self,), in_place=True)


ATAN2_.implement(CPU, atan2__cpu)


def atan2_out_cpu(self, other, out):
    """atan2.out on the CPU."""
    return ATAN2_LOOP.compute((self, other), (), (out,))


ATAN2_OUT.implement(CPU, atan2_out_cpu)


class Atan2Backward0(Node):
    """Backward of atan2 (derivatives.yaml:882)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self", "_version_self")
    operator = "atan2"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_self = grad * functions._ratio_or_zero(other, self_ * self_ + other * other)
        grad_other = None
        if self.edges[1] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_other = -grad * functions._ratio_or_zero(self_, self_ * self_ + other * other)
        return (grad_self, grad_other)

    def release(self):
        self._saved_other = self._saved_self = None


def atan2_autograd(self, other):
    """atan2, recorded for the backward pass."""
    result = ATAN2[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = Atan2Backward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


ATAN2.implement(AUTOGRAD_CPU, atan2_autograd)


def atan2__autograd(self, other):
    """atan2_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ATAN2_[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("atan2_", self)
    node = Atan2Backward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    ATAN2_[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ATAN2_.implement(AUTOGRAD_CPU, atan2__autograd)
ATAN2_OUT.implement(AUTOGRAD_CPU, without_gradient(ATAN2_OUT))


def atan2_forward(self, other):
    """atan2, and the tangent of its result."""
    result = ATAN2[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    result_t = None
    if self_t is not None:
        result_t = self_t * functions._ratio_or_zero(other_p, self_p * self_p + other_p * other_p)
    if other_t is not None:
        result_t = forward.minus(
            result_t, other_t * functions._ratio_or_zero(self_p, self_p * self_p + other_p * other_p)
        )
    forward.attach(result, result_t, self_t, other_t)
    return result


ATAN2.implement(FORWARD_AD, atan2_forward)


def atan2__forward(self, other):
    """atan2_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ATAN2_[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    result_t = None
    if self_t is not None:
        result_t = self_t * functions._ratio_or_zero(other_p, self_p * self_p + other_p * other_p)
    if other_t is not None:
        result_t = forward.minus(
            result_t, other_t * functions._ratio_or_zero(self_p, self_p * self_p + other_p * other_p)
        )
    ATAN2_[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t, other_t)


ATAN2_.implement(FORWARD_AD, atan2__forward)
ATAN2_OUT.implement(FORWARD_AD, forward.without_tangent(ATAN2_OUT))


# arctan2 (ops.yaml:7721)
ARCTAN2 = define(
    "arctan2",
    "arctan2(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7721",
    digest="ce0d5c6dc14f6845",
    kernel={
        "composite": "atan2(self, other)",
    },
)
ARCTAN2_ = define(
    "arctan2_",
    "arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:7721",
    digest="ce0d5c6dc14f6845",
)
ARCTAN2_OUT = define(
    "arctan2.out",
    "arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7721",
    digest="ce0d5c6dc14f6845",
)


def arctan2_composite(self, other):
    """arctan2, from other operators."""
    return functions.atan2(self, other)


ARCTAN2.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arctan2_composite)


def arctan2__composite(self, other):
    """arctan2_: the in-place form of the operator that has this other name."""
    return functions.atan2_(self, other)


ARCTAN2_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, arctan2__composite)


def arctan2_out_cpu(self, other, out):
    """arctan2.out: the functional form, copied into out."""
    return write_out("arctan2.out", out, arctan2_composite(self, other))


ARCTAN2_OUT.implement(CPU, arctan2_out_cpu)
ARCTAN2_OUT.implement(AUTOGRAD_CPU, without_gradient(ARCTAN2_OUT))
ARCTAN2_OUT.implement(FORWARD_AD, forward.without_tangent(ARCTAN2_OUT))


# hypot (ops.yaml:7737, derivatives.yaml:887)
HYPOT = define(
    "hypot",
    "hypot(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7737",
    digest="f5b2dfca4365ff6d",
    kernel={
        "elementwise": "hypot(self, other)",
    },
    derivative={
        "self": "grad * (self / result)",
        "other": "grad * (other / result)",
        "result": "self_t * (self_p / result) + other_t * (other_p / result)",
    },
)
HYPOT_ = define(
    "hypot_",
    "hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:7737",
    digest="f5b2dfca4365ff6d",
)
HYPOT_OUT = define(
    "hypot.out",
    "hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7737",
    digest="f5b2dfca4365ff6d",
)
HYPOT_LOOP = Elementwise("hypot", LOOPS, "hypot_1fed3c46", 2, accepts=('floating',))


def hypot_cpu(self, other):
    """hypot on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = HYPOT_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return HYPOT_LOOP.compute((self, other), ())


HYPOT.implement(CPU, hypot_cpu)


def hypot__cpu(self, other):
    """hypot_ on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = HYPOT_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, other._array, self._array), ()) == 0:
            bump_version(self)
            return self
    return HYPOT_LOOP.compute((self, other), (), (self,), in_place=True)


HYPOT_.implement(CPU, hypot__cpu)


def hypot_out_cpu(self, other, out):
    """hypot.out on the CPU."""
    return HYPOT_LOOP.compute((self, other), (), (out,))


HYPOT_OUT.implement(CPU, hypot_out_cpu)
HYPOT_BACKWARD_SELF_LOOP = Elementwise("HypotBackward0", LOOPS, "hypot_backward_self_f725eca7", 3)
HYPOT_BACKWARD_OTHER_LOOP = Elementwise("HypotBackward0", LOOPS, "hypot_backward_other_b6a192ae", 3)


class HypotBackward0(Node):
    """Backward of hypot (derivatives.yaml:887)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_result", "_saved_other", "_version_other")
    operator = "hypot"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            result = unpack_output(self, self._saved_result, 0)
            if state.active and not grad_enabled() and not state.dual:
                grad_self = HYPOT_BACKWARD_SELF_LOOP((grad, result, self_))
            else:
                grad_self = grad * (self_ / result)
        grad_other = None
        if self.edges[1] is not None:
            result = unpack_output(self, self._saved_result, 0)
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = HYPOT_BACKWARD_OTHER_LOOP((grad, other, result))
            else:
                grad_other = grad * (other / result)
        return (grad_self, grad_other)

    def release(self):
        self._saved_self = self._saved_result = self._saved_other = None


def hypot_autograd(self, other):
    """hypot, recorded for the backward pass."""
    result = HYPOT[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = HypotBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    if self._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    if other._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


HYPOT.implement(AUTOGRAD_CPU, hypot_autograd)


def hypot__autograd(self, other):
    """hypot_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return HYPOT_[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("hypot_", self)
    node = HypotBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    if self._edge is not None:
        node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    if other._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    HYPOT_[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


HYPOT_.implement(AUTOGRAD_CPU, hypot__autograd)
HYPOT_OUT.implement(AUTOGRAD_CPU, without_gradient(HYPOT_OUT))
HYPOT_FORWARD_LOOP = Elementwise("hypot", LOOPS, "hypot_forward_582a6c27", 5)


def hypot_forward(self, other):
    """hypot, and the tangent of its result."""
    result = HYPOT[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    result_p = forward.alias(result)
    if self_t is not None and other_t is not None and forward.unrecorded(other_t, self_t, other_p, result_p, self_p):
        result_t = HYPOT_FORWARD_LOOP((other_t, self_t, other_p, result_p, self_p))
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * (self_p / result_p)
        if other_t is not None:
            result_t = forward.plus(result_t, other_t * (other_p / result_p))
    forward.attach(result, result_t, self_t, other_t)
    forward.keep(result)
    return result


HYPOT.implement(FORWARD_AD, hypot_forward)


def hypot__forward(self, other):
    """hypot_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return HYPOT_[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.original_of(other)
    other_t = forward.tangent_of(other)
    HYPOT_[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    result_p = forward.alias(self)
    if self_t is not None and other_t is not None and forward.unrecorded(other_t, self_t, other_p, result_p, self_p):
        result_t = HYPOT_FORWARD_LOOP((other_t, self_t, other_p, result_p, self_p))
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * (self_p / result_p)
        if other_t is not None:
            result_t = forward.plus(result_t, other_t * (other_p / result_p))
    return forward.keep(forward.rewrite(self, result_t, self_t, other_t))


HYPOT_.implement(FORWARD_AD, hypot__forward)
HYPOT_OUT.implement(FORWARD_AD, forward.without_tangent(HYPOT_OUT))


# logaddexp (ops.yaml:7753, derivatives.yaml:892)
LOGADDEXP = define(
    "logaddexp",
    "logaddexp(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7753",
    digest="52548bb7ba28a36f",
    kernel={
        "elementwise": "logaddexp(self, other)",
    },
    derivative={
        "self": "grad / (1 + exp(other - self))",
        "other": "grad / (1 + exp(self - other))",
        "result": "self_t / (1 + exp(other_p - self_p)) + other_t / (1 + exp(self_p - other_p))",
    },
)
LOGADDEXP_OUT = define(
    "logaddexp.out",
    "logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7753",
    digest="52548bb7ba28a36f",
)
LOGADDEXP_LOOP = Elementwise("logaddexp", LOOPS, "logaddexp_69493393", 2, accepts=('floating',))


def logaddexp_cpu(self, other):
    """logaddexp on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = LOGADDEXP_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return LOGADDEXP_LOOP.compute((self, other), ())


LOGADDEXP.implement(CPU, logaddexp_cpu)


def logaddexp_out_cpu(self, other, out):
    """logaddexp.out on the CPU."""
    return LOGADDEXP_LOOP.compute((self, other), (), (out,))


LOGADDEXP_OUT.implement(CPU, logaddexp_out_cpu)
LOGADDEXP_BACKWARD_SELF_LOOP = Elementwise("LogaddexpBackward0", LOOPS, "logaddexp_backward_self_c308e938", 3)
LOGADDEXP_BACKWARD_OTHER_LOOP = Elementwise("LogaddexpBackward0", LOOPS, "logaddexp_backward_other_d37c976b", 3)


class LogaddexpBackward0(Node):
    """Backward of logaddexp (derivatives.yaml:892)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self", "_version_self")
    operator = "logaddexp"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = LOGADDEXP_BACKWARD_SELF_LOOP((grad, other, self_))
            else:
                grad_self = grad / (1 + functions.exp(other - self_))
        grad_other = None
        if self.edges[1] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = LOGADDEXP_BACKWARD_OTHER_LOOP((grad, other, self_))
            else:
                grad_other = grad / (1 + functions.exp(self_ - other))
        return (grad_self, grad_other)

    def release(self):
        self._saved_other = self._saved_self = None


def logaddexp_autograd(self, other):
    """logaddexp, recorded for the backward pass."""
    result = LOGADDEXP[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = LogaddexpBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


LOGADDEXP.implement(AUTOGRAD_CPU, logaddexp_autograd)
LOGADDEXP_OUT.implement(AUTOGRAD_CPU, without_gradient(LOGADDEXP_OUT))
LOGADDEXP_FORWARD_LOOP = Elementwise("logaddexp", LOOPS, "logaddexp_forward_b31f3b19", 4)


def logaddexp_forward(self, other):
    """logaddexp, and the tangent of its result."""
    result = LOGADDEXP[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if self_t is not None and other_t is not None and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = LOGADDEXP_FORWARD_LOOP((other_t, self_t, other_p, self_p))
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t / (1 + functions.exp(other_p - self_p))
        if other_t is not None:
            result_t = forward.plus(result_t, other_t / (1 + functions.exp(self_p - other_p)))
    forward.attach(result, result_t, self_t, other_t)
    return result


LOGADDEXP.implement(FORWARD_AD, logaddexp_forward)
LOGADDEXP_OUT.implement(FORWARD_AD, forward.without_tangent(LOGADDEXP_OUT))


# logaddexp2 (ops.yaml:7766, derivatives.yaml:897)
LOGADDEXP2 = define(
    "logaddexp2",
    "logaddexp2(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7766",
    digest="0a40a1e1189b2b3c",
    kernel={
        "elementwise": "logaddexp2(self, other)",
    },
    derivative={
        "self": "grad / (1 + exp2(other - self))",
        "other": "grad / (1 + exp2(self - other))",
        "result": "self_t / (1 + exp2(other_p - self_p)) + other_t / (1 + exp2(self_p - other_p))",
    },
)
LOGADDEXP2_OUT = define(
    "logaddexp2.out",
    "logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7766",
    digest="0a40a1e1189b2b3c",
)
LOGADDEXP2_LOOP = Elementwise("logaddexp2", LOOPS, "logaddexp2_dfe3dab3", 2, accepts=('floating',))


def logaddexp2_cpu(self, other):
    """logaddexp2 on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = LOGADDEXP2_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return LOGADDEXP2_LOOP.compute((self, other), ())


LOGADDEXP2.implement(CPU, logaddexp2_cpu)


def logaddexp2_out_cpu(self, other, out):
    """logaddexp2.out on the CPU."""
    return LOGADDEXP2_LOOP.compute((self, other), (), (out,))


LOGADDEXP2_OUT.implement(CPU, logaddexp2_out_cpu)
LOGADDEXP2_BACKWARD_SELF_LOOP = Elementwise("Logaddexp2Backward0", LOOPS, "logaddexp2_backward_self_e8f93cc5", 3)
LOGADDEXP2_BACKWARD_OTHER_LOOP = Elementwise("Logaddexp2Backward0", LOOPS, "logaddexp2_backward_other_3fb37a3f", 3)


class Logaddexp2Backward0(Node):
    """Backward of logaddexp2 (derivatives.yaml:897)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_self", "_version_self")
    operator = "logaddexp2"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = LOGADDEXP2_BACKWARD_SELF_LOOP((grad, other, self_))
            else:
                grad_self = grad / (1 + functions.exp2(other - self_))
        grad_other = None
        if self.edges[1] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = LOGADDEXP2_BACKWARD_OTHER_LOOP((grad, other, self_))
            else:
                grad_other = grad / (1 + functions.exp2(self_ - other))
        return (grad_self, grad_other)

    def release(self):
        self._saved_other = self._saved_self = None


def logaddexp2_autograd(self, other):
    """logaddexp2, recorded for the backward pass."""
    result = LOGADDEXP2[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = Logaddexp2Backward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


LOGADDEXP2.implement(AUTOGRAD_CPU, logaddexp2_autograd)
LOGADDEXP2_OUT.implement(AUTOGRAD_CPU, without_gradient(LOGADDEXP2_OUT))
LOGADDEXP2_FORWARD_LOOP = Elementwise("logaddexp2", LOOPS, "logaddexp2_forward_2fad68f5", 4)


def logaddexp2_forward(self, other):
    """logaddexp2, and the tangent of its result."""
    result = LOGADDEXP2[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    if self_t is not None and other_t is not None and forward.unrecorded(other_t, self_t, other_p, self_p):
        result_t = LOGADDEXP2_FORWARD_LOOP((other_t, self_t, other_p, self_p))
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t / (1 + functions.exp2(other_p - self_p))
        if other_t is not None:
            result_t = forward.plus(result_t, other_t / (1 + functions.exp2(self_p - other_p)))
    forward.attach(result, result_t, self_t, other_t)
    return result


LOGADDEXP2.implement(FORWARD_AD, logaddexp2_forward)
LOGADDEXP2_OUT.implement(FORWARD_AD, forward.without_tangent(LOGADDEXP2_OUT))


# copysign.Tensor (ops.yaml:7779, derivatives.yaml:902)
COPYSIGN_TENSOR = define(
    "copysign.Tensor",
    "copysign.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7779",
    digest="5acd47a7ea552f85",
    kernel={
        "elementwise": "copysign(self, other)",
    },
    derivative={
        "self": "grad * _ratio_or_zero(result, self)",
        "other": "zeros_like(grad)",
        "result": "self_t * _ratio_or_zero(result, self_p)",
    },
)
COPYSIGN__TENSOR = define(
    "copysign_.Tensor",
    "copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:7779",
    digest="5acd47a7ea552f85",
)
COPYSIGN_OUT = define(
    "copysign.out",
    "copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7779",
    digest="5acd47a7ea552f85",
)
COPYSIGN_TENSOR_LOOP = Elementwise(
    "copysign.Tensor",
    LOOPS,
    "copysign_Tensor_47649bfc",
    2,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)


def copysign_Tensor_cpu(self, other):
    """copysign.Tensor on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = COPYSIGN_TENSOR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return COPYSIGN_TENSOR_LOOP.compute((self, other), ())


COPYSIGN_TENSOR.implement(CPU, copysign_Tensor_cpu)


def copysign__Tensor_cpu(self, other):
    """copysign_.Tensor on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = COPYSIGN_TENSOR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, other._array, self._array), ()) == 0:
            bump_version(self)
            return self
    return COPYSIGN_TENSOR_LOOP.compute((self, other), (), (self,), in_place=True)


COPYSIGN__TENSOR.implement(CPU, copysign__Tensor_cpu)


def copysign_out_cpu(self, other, out):
    """copysign.out on the CPU."""
    return COPYSIGN_TENSOR_LOOP.compute((self, other), (), (out,))


COPYSIGN_OUT.implement(CPU, copysign_out_cpu)


class CopysignBackward0(Node):
    """Backward of copysign.Tensor (derivatives.yaml:902)."""

    __slots__ = ("_saved_result", "_saved_self", "_version_self")
    operator = "copysign.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            result = unpack_output(self, self._saved_result, 0)
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            grad_self = grad * functions._ratio_or_zero(result, self_)
        grad_other = None
        if self.edges[1] is not None:
            grad_other = functions.zeros_like(grad)
        return (grad_self, grad_other)

    def release(self):
        self._saved_result = self._saved_self = None


def copysign_Tensor_autograd(self, other):
    """copysign.Tensor, recorded for the backward pass."""
    result = COPYSIGN_TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = CopysignBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    if self._edge is not None:
        node._saved_result = save_output(result)
    if self._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


COPYSIGN_TENSOR.implement(AUTOGRAD_CPU, copysign_Tensor_autograd)


def copysign__Tensor_autograd(self, other):
    """copysign_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return COPYSIGN__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("copysign_.Tensor", self)
    node = CopysignBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    if self._edge is not None:
        node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    COPYSIGN__TENSOR[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


COPYSIGN__TENSOR.implement(AUTOGRAD_CPU, copysign__Tensor_autograd)
COPYSIGN_OUT.implement(AUTOGRAD_CPU, without_gradient(COPYSIGN_OUT))


def copysign_Tensor_forward(self, other):
    """copysign.Tensor, and the tangent of its result."""
    result = COPYSIGN_TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = None
    if self_t is not None:
        result_t = self_t * functions._ratio_or_zero(result_p, self_p)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


COPYSIGN_TENSOR.implement(FORWARD_AD, copysign_Tensor_forward)


def copysign__Tensor_forward(self, other):
    """copysign_.Tensor, and the tangent of what it writes."""
    if not forward.wanted(self):
        return COPYSIGN__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    COPYSIGN__TENSOR[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    result_p = forward.alias(self)
    result_t = None
    if self_t is not None:
        result_t = self_t * functions._ratio_or_zero(result_p, self_p)
    return forward.keep(forward.rewrite(self, result_t, self_t))


COPYSIGN__TENSOR.implement(FORWARD_AD, copysign__Tensor_forward)
COPYSIGN_OUT.implement(FORWARD_AD, forward.without_tangent(COPYSIGN_OUT))


# copysign.Scalar (ops.yaml:7796, derivatives.yaml:907)
COPYSIGN_SCALAR = define(
    "copysign.Scalar",
    "copysign.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7796",
    digest="3a5a57f8cd606025",
    kernel={
        "elementwise": "copysign(self, other)",
    },
    derivative={
        "self": "grad * _ratio_or_zero(result, self)",
        "result": "auto_element_wise",
    },
)
COPYSIGN__SCALAR = define(
    "copysign_.Scalar",
    "copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:7796",
    digest="3a5a57f8cd606025",
)
COPYSIGN_SCALAR_OUT = define(
    "copysign.Scalar_out",
    "copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7796",
    digest="3a5a57f8cd606025",
)
COPYSIGN_SCALAR_LOOP = Elementwise(
    "copysign.Scalar",
    LOOPS,
    "copysign_Scalar_b689111c",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)


def copysign_Scalar_cpu(self, other):
    """copysign.Scalar on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = COPYSIGN_SCALAR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (other,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return COPYSIGN_SCALAR_LOOP.compute((self,), (other,))


COPYSIGN_SCALAR.implement(CPU, copysign_Scalar_cpu)


def copysign__Scalar_cpu(self, other):
    """copysign_.Scalar on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = COPYSIGN_SCALAR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, self._array), (other,)) == 0:
            bump_version(self)
            return self
    return COPYSIGN_SCALAR_LOOP.compute((self,), (other,), (self,), in_place=True)


COPYSIGN__SCALAR.implement(CPU, copysign__Scalar_cpu)


def copysign_Scalar_out_cpu(self, other, out):
    """copysign.Scalar_out on the CPU."""
    return COPYSIGN_SCALAR_LOOP.compute((self,), (other,), (out,))


COPYSIGN_SCALAR_OUT.implement(CPU, copysign_Scalar_out_cpu)


class CopysignBackward1(Node):
    """Backward of copysign.Scalar (derivatives.yaml:907)."""

    __slots__ = ("_saved_result", "_saved_self", "_version_self")
    operator = "copysign.Scalar"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = grad * functions._ratio_or_zero(result, self_)
        return (grad_self,)

    def release(self):
        self._saved_result = self._saved_self = None


def copysign_Scalar_autograd(self, other):
    """copysign.Scalar, recorded for the backward pass."""
    result = COPYSIGN_SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = CopysignBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_result = save_output(result)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


COPYSIGN_SCALAR.implement(AUTOGRAD_CPU, copysign_Scalar_autograd)


def copysign__Scalar_autograd(self, other):
    """copysign_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return COPYSIGN__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("copysign_.Scalar", self)
    node = CopysignBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    original = original_of(self)
    node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    COPYSIGN__SCALAR[(self._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    node._saved_result = save_output(self)
    record_inplace(self, node)
    return self


COPYSIGN__SCALAR.implement(AUTOGRAD_CPU, copysign__Scalar_autograd)
COPYSIGN_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(COPYSIGN_SCALAR_OUT))


def copysign_Scalar_forward(self, other):
    """copysign.Scalar, and the tangent of its result."""
    result = COPYSIGN_SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = self_t * functions._ratio_or_zero(result_p, self_p)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


COPYSIGN_SCALAR.implement(FORWARD_AD, copysign_Scalar_forward)


def copysign__Scalar_forward(self, other):
    """copysign_.Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return COPYSIGN__SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    COPYSIGN__SCALAR[(self._keys) & BELOW_FORWARD](self, other)
    result_p = forward.alias(self)
    result_t = self_t * functions._ratio_or_zero(result_p, self_p)
    return forward.keep(forward.rewrite(self, result_t, self_t))


COPYSIGN__SCALAR.implement(FORWARD_AD, copysign__Scalar_forward)
COPYSIGN_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(COPYSIGN_SCALAR_OUT))


# nextafter (ops.yaml:7808, derivatives.yaml:911)
NEXTAFTER = define(
    "nextafter",
    "nextafter(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7808",
    digest="373f15e7ca1f397f",
    kernel={
        "elementwise": "nextafter(self, other)",
    },
    derivative={
        "self": "where(self != other, grad, 0)",
        "other": "zeros_like(grad)",
        "result": "where(self_p != other_p, self_t, 0)",
    },
)
NEXTAFTER_ = define(
    "nextafter_",
    "nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:7808",
    digest="373f15e7ca1f397f",
)
NEXTAFTER_OUT = define(
    "nextafter.out",
    "nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7808",
    digest="373f15e7ca1f397f",
)
NEXTAFTER_LOOP = Elementwise("nextafter", LOOPS, "nextafter_60ad04fd", 2, accepts=('float32', 'float64'))


def nextafter_cpu(self, other):
    """nextafter on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = NEXTAFTER_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return NEXTAFTER_LOOP.compute((self, other), ())


NEXTAFTER.implement(CPU, nextafter_cpu)


def nextafter__cpu(self, other):
    """nextafter_ on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = NEXTAFTER_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, other._array, self._array), ()) == 0:
            bump_version(self)
            return self
    return NEXTAFTER_LOOP.compute((self, other), (), (self,), in_place=True)


NEXTAFTER_.implement(CPU, nextafter__cpu)


def nextafter_out_cpu(self, other, out):
    """nextafter.out on the CPU."""
    return NEXTAFTER_LOOP.compute((self, other), (), (out,))


NEXTAFTER_OUT.implement(CPU, nextafter_out_cpu)
NEXTAFTER_BACKWARD_SELF_LOOP = Elementwise("NextafterBackward0", LOOPS, "nextafter_backward_self_64d9155b", 3)


class NextafterBackward0(Node):
    """Backward of nextafter (derivatives.yaml:911)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_other", "_version_other")
    operator = "nextafter"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = NEXTAFTER_BACKWARD_SELF_LOOP((grad, other, self_))
            else:
                grad_self = functions.where(self_ != other, grad, 0)
        grad_other = None
        if self.edges[1] is not None:
            grad_other = functions.zeros_like(grad)
        return (grad_self, grad_other)

    def release(self):
        self._saved_self = self._saved_other = None


def nextafter_autograd(self, other):
    """nextafter, recorded for the backward pass."""
    result = NEXTAFTER[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = NextafterBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    if self._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    if self._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


NEXTAFTER.implement(AUTOGRAD_CPU, nextafter_autograd)


def nextafter__autograd(self, other):
    """nextafter_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return NEXTAFTER_[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    check_inplace("nextafter_", self)
    node = NextafterBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, other._edge)
    original = original_of(self)
    if self._edge is not None:
        node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    if self._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    NEXTAFTER_[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


NEXTAFTER_.implement(AUTOGRAD_CPU, nextafter__autograd)
NEXTAFTER_OUT.implement(AUTOGRAD_CPU, without_gradient(NEXTAFTER_OUT))
NEXTAFTER_FORWARD_LOOP = Elementwise("nextafter", LOOPS, "nextafter_forward_2542a792", 3)


def nextafter_forward(self, other):
    """nextafter, and the tangent of its result."""
    result = NEXTAFTER[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    if self_t is not None and forward.unrecorded(self_t, other_p, self_p):
        result_t = NEXTAFTER_FORWARD_LOOP((self_t, other_p, self_p))
    else:
        result_t = None
        if self_t is not None:
            result_t = functions.where(self_p != other_p, self_t, 0)
    forward.attach(result, result_t, self_t)
    return result


NEXTAFTER.implement(FORWARD_AD, nextafter_forward)


def nextafter__forward(self, other):
    """nextafter_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return NEXTAFTER_[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    if self_t is not None and forward.unrecorded(self_t, other_p, self_p):
        result_t = NEXTAFTER_FORWARD_LOOP((self_t, other_p, self_p))
    else:
        result_t = None
        if self_t is not None:
            result_t = functions.where(self_p != other_p, self_t, 0)
    NEXTAFTER_[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    return forward.rewrite(self, result_t, self_t)


NEXTAFTER_.implement(FORWARD_AD, nextafter__forward)
NEXTAFTER_OUT.implement(FORWARD_AD, forward.without_tangent(NEXTAFTER_OUT))


# ldexp.Tensor (ops.yaml:7821)
LDEXP_TENSOR = define(
    "ldexp.Tensor",
    "ldexp.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7821",
    digest="e313706e314d16c7",
    kernel={
        "composite": "self * pow(2.0, other)",
    },
)
LDEXP_ = define(
    "ldexp_",
    "ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:7821",
    digest="e313706e314d16c7",
)
LDEXP_OUT = define(
    "ldexp.out",
    "ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7821",
    digest="e313706e314d16c7",
)


def ldexp_Tensor_composite(self, other):
    """ldexp.Tensor, from other operators."""
    return self * functions.pow(2.0, other)


LDEXP_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, ldexp_Tensor_composite)


def ldexp__composite(self, other):
    """ldexp_: the functional form, copied into self."""
    result = ldexp_Tensor_composite(self, other)
    return functions.copy_(self, fitting("ldexp_", self, result))


LDEXP_.implement(COMPOSITE_IMPLICIT_AUTOGRAD, ldexp__composite)


def ldexp_out_cpu(self, other, out):
    """ldexp.out: the functional form, copied into out."""
    return write_out("ldexp.out", out, ldexp_Tensor_composite(self, other))


LDEXP_OUT.implement(CPU, ldexp_out_cpu)
LDEXP_OUT.implement(AUTOGRAD_CPU, without_gradient(LDEXP_OUT))
LDEXP_OUT.implement(FORWARD_AD, forward.without_tangent(LDEXP_OUT))


# gcd (ops.yaml:7833)
GCD = define(
    "gcd",
    "gcd(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7833",
    digest="a9dea23242d51d5f",
    kernel={
        "elementwise": "gcd(self, other)",
    },
)
GCD_ = define(
    "gcd_",
    "gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:7833",
    digest="a9dea23242d51d5f",
)
GCD_OUT = define(
    "gcd.out",
    "gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7833",
    digest="a9dea23242d51d5f",
)
GCD_LOOP = Elementwise("gcd", LOOPS, "gcd_42def3e6", 2, accepts=('integral',))


def gcd_cpu(self, other):
    """gcd on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = GCD_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return GCD_LOOP.compute((self, other), ())


GCD.implement(CPU, gcd_cpu)


def gcd__cpu(self, other):
    """gcd_ on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = GCD_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, other._array, self._array), ()) == 0:
            bump_version(self)
            return self
    return GCD_LOOP.compute((self, other), (), (self,), in_place=True)


GCD_.implement(CPU, gcd__cpu)


def gcd_out_cpu(self, other, out):
    """gcd.out on the CPU."""
    return GCD_LOOP.compute((self, other), (), (out,))


GCD_OUT.implement(CPU, gcd_out_cpu)
GCD_OUT.implement(AUTOGRAD_CPU, without_gradient(GCD_OUT))
GCD_.implement(FORWARD_AD, forward.without_tangent(GCD_))
GCD_OUT.implement(FORWARD_AD, forward.without_tangent(GCD_OUT))


# lcm (ops.yaml:7846)
LCM = define(
    "lcm",
    "lcm(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7846",
    digest="98981859e5f7bb62",
    kernel={
        "elementwise": "lcm(self, other)",
    },
)
LCM_ = define(
    "lcm_",
    "lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:7846",
    digest="98981859e5f7bb62",
)
LCM_OUT = define(
    "lcm.out",
    "lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7846",
    digest="98981859e5f7bb62",
)
LCM_LOOP = Elementwise("lcm", LOOPS, "lcm_e2cd6fcb", 2, accepts=('integral',))


def lcm_cpu(self, other):
    """lcm on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = LCM_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return LCM_LOOP.compute((self, other), ())


LCM.implement(CPU, lcm_cpu)


def lcm__cpu(self, other):
    """lcm_ on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = LCM_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, other._array, self._array), ()) == 0:
            bump_version(self)
            return self
    return LCM_LOOP.compute((self, other), (), (self,), in_place=True)


LCM_.implement(CPU, lcm__cpu)


def lcm_out_cpu(self, other, out):
    """lcm.out on the CPU."""
    return LCM_LOOP.compute((self, other), (), (out,))


LCM_OUT.implement(CPU, lcm_out_cpu)
LCM_OUT.implement(AUTOGRAD_CPU, without_gradient(LCM_OUT))
LCM_.implement(FORWARD_AD, forward.without_tangent(LCM_))
LCM_OUT.implement(FORWARD_AD, forward.without_tangent(LCM_OUT))


# heaviside (ops.yaml:7859, derivatives.yaml:916)
HEAVISIDE = define(
    "heaviside",
    "heaviside(Tensor self, Tensor values) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7859",
    digest="9848942030b9ae78",
    kernel={
        "elementwise": "heaviside(self, values)",
    },
)
HEAVISIDE_ = define(
    "heaviside_",
    "heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)",
    source="ops.yaml:7859",
    digest="9848942030b9ae78",
)
HEAVISIDE_OUT = define(
    "heaviside.out",
    "heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:7859",
    digest="9848942030b9ae78",
)
HEAVISIDE_LOOP = Elementwise("heaviside", LOOPS, "heaviside_f3dd70c9", 2, accepts=('bool', 'integral', 'floating'))


def heaviside_cpu(self, values):
    """heaviside on the CPU."""
    dtype = self.dtype
    if values.dtype is dtype:
        kernel = HEAVISIDE_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, values._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return HEAVISIDE_LOOP.compute((self, values), ())


HEAVISIDE.implement(CPU, heaviside_cpu)


def heaviside__cpu(self, values):
    """heaviside_ on the CPU."""
    dtype = self.dtype
    if values.dtype is dtype:
        kernel = HEAVISIDE_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, values._array, self._array), ()) == 0:
            bump_version(self)
            return self
    return HEAVISIDE_LOOP.compute((self, values), (), (self,), in_place=True)


HEAVISIDE_.implement(CPU, heaviside__cpu)


def heaviside_out_cpu(self, values, out):
    """heaviside.out on the CPU."""
    return HEAVISIDE_LOOP.compute((self, values), (), (out,))


HEAVISIDE_OUT.implement(CPU, heaviside_out_cpu)


class HeavisideBackward0(Node):
    """Backward of heaviside (derivatives.yaml:916)."""

    __slots__ = ()
    operator = "heaviside"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = not_implemented(self, "self", "heaviside")
        grad_values = None
        if self.edges[1] is not None:
            grad_values = not_implemented(self, "values", "heaviside")
        return (grad_self, grad_values)


def heaviside_autograd(self, values):
    """heaviside, recorded for the backward pass."""
    result = HEAVISIDE[(self._keys | values._keys) & BELOW_AUTOGRAD](self, values)
    if state.active and not grad_enabled():
        return result
    node = HeavisideBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, values._edge)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


HEAVISIDE.implement(AUTOGRAD_CPU, heaviside_autograd)


def heaviside__autograd(self, values):
    """heaviside_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return HEAVISIDE_[(self._keys | values._keys) & BELOW_AUTOGRAD](self, values)
    check_inplace("heaviside_", self)
    node = HeavisideBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, values._edge)
    HEAVISIDE_[(self._keys | values._keys) & BELOW_AUTOGRAD](self, values)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


HEAVISIDE_.implement(AUTOGRAD_CPU, heaviside__autograd)
HEAVISIDE_OUT.implement(AUTOGRAD_CPU, without_gradient(HEAVISIDE_OUT))
HEAVISIDE.implement(FORWARD_AD, by_double_backward(HEAVISIDE))
HEAVISIDE_.implement(FORWARD_AD, by_double_backward_in_place(HEAVISIDE_, HEAVISIDE))
HEAVISIDE_OUT.implement(FORWARD_AD, forward.without_tangent(HEAVISIDE_OUT))


# addcmul (ops.yaml:7872, derivatives.yaml:920)
ADDCMUL = define(
    "addcmul",
    "addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7872",
    digest="3e0adb8fbe9342ba",
    kernel={
        "elementwise": "self + value * tensor1 * tensor2",
    },
    derivative={
        "self": "grad",
        "tensor1": "grad * (tensor2 * value)",
        "tensor2": "grad * (tensor1 * value)",
        "result": "self_t + tensor1_t * tensor2_p * value + tensor2_t * tensor1_p * value",
    },
)
ADDCMUL_ = define(
    "addcmul_",
    "addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"
    "(a!)",
    source="ops.yaml:7872",
    digest="3e0adb8fbe9342ba",
)
ADDCMUL_OUT = define(
    "addcmul.out",
    "addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!)"
    " out) -> Tensor(a!)",
    source="ops.yaml:7872",
    digest="3e0adb8fbe9342ba",
)
ADDCMUL_LOOP = Elementwise(
    "addcmul", LOOPS, "addcmul_624525de", 3, accepts=('integral', 'floating', 'complex'), free=(0,)
)


def addcmul_cpu(self, tensor1, tensor2, value):
    """addcmul on the CPU."""
    dtype = self.dtype
    if tensor1.dtype is dtype and tensor2.dtype is dtype and type(value) in dtype.absorbs:
        kernel = ADDCMUL_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, tensor1._array, tensor2._array, out), (value,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return ADDCMUL_LOOP.compute((self, tensor1, tensor2), (value,))


ADDCMUL.implement(CPU, addcmul_cpu)


def addcmul__cpu(self, tensor1, tensor2, value):
    """addcmul_ on the CPU."""
    dtype = self.dtype
    if tensor1.dtype is dtype and tensor2.dtype is dtype and type(value) in dtype.absorbs:
        kernel = ADDCMUL_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(
            kernel.words, (array, tensor1._array, tensor2._array, self._array), (value,)
        ) == 0:
            bump_version(self)
            return self
    return ADDCMUL_LOOP.compute((self, tensor1, tensor2), (value,), (self,), in_place=True)


ADDCMUL_.implement(CPU, addcmul__cpu)


def addcmul_out_cpu(self, tensor1, tensor2, value, out):
    """addcmul.out on the CPU."""
    return ADDCMUL_LOOP.compute((self, tensor1, tensor2), (value,), (out,))


ADDCMUL_OUT.implement(CPU, addcmul_out_cpu)
ADDCMUL_BACKWARD_TENSOR1_LOOP = Elementwise(
    "AddcmulBackward0", LOOPS, "addcmul_backward_tensor1_95ed5b1b", 2, free=(0,)
)
ADDCMUL_BACKWARD_TENSOR2_LOOP = Elementwise(
    "AddcmulBackward0", LOOPS, "addcmul_backward_tensor2_67914e94", 2, free=(0,)
)


class AddcmulBackward0(Node):
    """Backward of addcmul (derivatives.yaml:920)."""

    __slots__ = ("_saved_tensor2", "_version_tensor2", "_saved_value", "_saved_tensor1", "_version_tensor1")
    operator = "addcmul"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = grad
        grad_tensor1 = None
        if self.edges[1] is not None:
            tensor2 = unpack_input(self, self._saved_tensor2, self._version_tensor2, "tensor2")
            value = self._saved_value
            if state.active and not grad_enabled() and not state.dual:
                grad_tensor1 = ADDCMUL_BACKWARD_TENSOR1_LOOP((grad, tensor2), (value,))
            else:
                grad_tensor1 = grad * (tensor2 * value)
        grad_tensor2 = None
        if self.edges[2] is not None:
            value = self._saved_value
            tensor1 = unpack_input(self, self._saved_tensor1, self._version_tensor1, "tensor1")
            if state.active and not grad_enabled() and not state.dual:
                grad_tensor2 = ADDCMUL_BACKWARD_TENSOR2_LOOP((grad, tensor1), (value,))
            else:
                grad_tensor2 = grad * (tensor1 * value)
        return (grad_self, grad_tensor1, grad_tensor2)

    def release(self):
        self._saved_tensor2 = self._saved_tensor1 = None


def addcmul_autograd(self, tensor1, tensor2, value):
    """addcmul, recorded for the backward pass."""
    result = ADDCMUL[(self._keys | tensor1._keys | tensor2._keys) & BELOW_AUTOGRAD](self, tensor1, tensor2, value)
    if state.active and not grad_enabled():
        return result
    node = AddcmulBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, tensor1._edge, tensor2._edge)
    if tensor1._edge is not None:
        node._saved_tensor2, node._version_tensor2 = tensor2, 0 if tensor2._version is None else tensor2._version[0]
    node._saved_value = value
    if tensor2._edge is not None:
        node._saved_tensor1, node._version_tensor1 = tensor1, 0 if tensor1._version is None else tensor1._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


ADDCMUL.implement(AUTOGRAD_CPU, addcmul_autograd)


def addcmul__autograd(self, tensor1, tensor2, value):
    """addcmul_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ADDCMUL_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_AUTOGRAD](self, tensor1, tensor2, value)
    check_inplace("addcmul_", self)
    node = AddcmulBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, tensor1._edge, tensor2._edge)
    if tensor1._edge is not None:
        node._saved_tensor2, node._version_tensor2 = tensor2, 0 if tensor2._version is None else tensor2._version[0]
    node._saved_value = value
    if tensor2._edge is not None:
        node._saved_tensor1, node._version_tensor1 = tensor1, 0 if tensor1._version is None else tensor1._version[0]
    ADDCMUL_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_AUTOGRAD](self, tensor1, tensor2, value)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ADDCMUL_.implement(AUTOGRAD_CPU, addcmul__autograd)
ADDCMUL_OUT.implement(AUTOGRAD_CPU, without_gradient(ADDCMUL_OUT))
ADDCMUL_FORWARD_LOOP = Elementwise("addcmul", LOOPS, "addcmul_forward_96954d19", 5, free=(0,))


def addcmul_forward(self, tensor1, tensor2, value):
    """addcmul, and the tangent of its result."""
    result = ADDCMUL[(self._keys | tensor1._keys | tensor2._keys) & BELOW_FORWARD](self, tensor1, tensor2, value)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    tensor1_p = forward.primal_of(tensor1)
    tensor1_t = forward.tangent_of(tensor1)
    tensor2_p = forward.primal_of(tensor2)
    tensor2_t = forward.tangent_of(tensor2)
    if self_t is not None and tensor1_t is not None and tensor2_t is not None and forward.unrecorded(
        self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p
    ):
        result_t = ADDCMUL_FORWARD_LOOP((self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p), (value,))
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t
        if tensor1_t is not None:
            result_t = forward.plus(result_t, tensor1_t * tensor2_p * value)
        if tensor2_t is not None:
            result_t = forward.plus(result_t, tensor2_t * tensor1_p * value)
    forward.attach(result, result_t, self_t, tensor1_t, tensor2_t)
    return result


ADDCMUL.implement(FORWARD_AD, addcmul_forward)


def addcmul__forward(self, tensor1, tensor2, value):
    """addcmul_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ADDCMUL_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_FORWARD](self, tensor1, tensor2, value)
    self_t = forward.tangent_of(self)
    tensor1_p = forward.primal_of(tensor1)
    tensor1_t = forward.tangent_of(tensor1)
    tensor2_p = forward.primal_of(tensor2)
    tensor2_t = forward.tangent_of(tensor2)
    if self_t is not None and tensor1_t is not None and tensor2_t is not None and forward.unrecorded(
        self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p
    ):
        result_t = ADDCMUL_FORWARD_LOOP((self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p), (value,))
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t
        if tensor1_t is not None:
            result_t = forward.plus(result_t, tensor1_t * tensor2_p * value)
        if tensor2_t is not None:
            result_t = forward.plus(result_t, tensor2_t * tensor1_p * value)
    ADDCMUL_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_FORWARD](self, tensor1, tensor2, value)
    return forward.rewrite(self, result_t, self_t, tensor1_t, tensor2_t)


ADDCMUL_.implement(FORWARD_AD, addcmul__forward)
ADDCMUL_OUT.implement(FORWARD_AD, forward.without_tangent(ADDCMUL_OUT))


# addcdiv (ops.yaml:7885, derivatives.yaml:926)
ADDCDIV = define(
    "addcdiv",
    "addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7885",
    digest="144dfa8fddb8e906",
    kernel={
        "elementwise": "self + value * tensor1 / tensor2",
    },
    derivative={
        "self": "grad",
        "tensor1": "grad * (value / tensor2)",
        "tensor2": "-grad * (value * tensor1 / (tensor2 * tensor2))",
        "result": "self_t + tensor1_t / tensor2_p * value - tensor2_t * (tensor1_p / tensor2_p) / tensor2"
        "_p * value",
    },
)
ADDCDIV_ = define(
    "addcdiv_",
    "addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"
    "(a!)",
    source="ops.yaml:7885",
    digest="144dfa8fddb8e906",
)
ADDCDIV_OUT = define(
    "addcdiv.out",
    "addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!)"
    " out) -> Tensor(a!)",
    source="ops.yaml:7885",
    digest="144dfa8fddb8e906",
)
ADDCDIV_LOOP = Elementwise("addcdiv", LOOPS, "addcdiv_7e116162", 3, accepts=('floating', 'complex'), free=(0,))


def addcdiv_cpu(self, tensor1, tensor2, value):
    """addcdiv on the CPU."""
    dtype = self.dtype
    if tensor1.dtype is dtype and tensor2.dtype is dtype and type(value) in dtype.absorbs:
        kernel = ADDCDIV_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, tensor1._array, tensor2._array, out), (value,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return ADDCDIV_LOOP.compute((self, tensor1, tensor2), (value,))


ADDCDIV.implement(CPU, addcdiv_cpu)


def addcdiv__cpu(self, tensor1, tensor2, value):
    """addcdiv_ on the CPU."""
    dtype = self.dtype
    if tensor1.dtype is dtype and tensor2.dtype is dtype and type(value) in dtype.absorbs:
        kernel = ADDCDIV_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(
            kernel.words, (array, tensor1._array, tensor2._array, self._array), (value,)
        ) == 0:
            bump_version(self)
            return self
    return ADDCDIV_LOOP.compute((self, tensor1, tensor2), (value,), (self,), in_place=True)


ADDCDIV_.implement(CPU, addcdiv__cpu)


def addcdiv_out_cpu(self, tensor1, tensor2, value, out):
    """addcdiv.out on the CPU."""
    return ADDCDIV_LOOP.compute((self, tensor1, tensor2), (value,), (out,))


ADDCDIV_OUT.implement(CPU, addcdiv_out_cpu)
ADDCDIV_BACKWARD_TENSOR1_LOOP = Elementwise(
    "AddcdivBackward0", LOOPS, "addcdiv_backward_tensor1_2178ad0c", 2, free=(0,)
)
ADDCDIV_BACKWARD_TENSOR2_LOOP = Elementwise(
    "AddcdivBackward0", LOOPS, "addcdiv_backward_tensor2_9fa7f010", 3, free=(0,)
)


class AddcdivBackward0(Node):
    """Backward of addcdiv (derivatives.yaml:926)."""

    __slots__ = ("_saved_value", "_saved_tensor2", "_version_tensor2", "_saved_tensor1", "_version_tensor1")
    operator = "addcdiv"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            grad_self = grad
        grad_tensor1 = None
        if self.edges[1] is not None:
            value = self._saved_value
            tensor2 = unpack_input(self, self._saved_tensor2, self._version_tensor2, "tensor2")
            if state.active and not grad_enabled() and not state.dual:
                grad_tensor1 = ADDCDIV_BACKWARD_TENSOR1_LOOP((grad, tensor2), (value,))
            else:
                grad_tensor1 = grad * (value / tensor2)
        grad_tensor2 = None
        if self.edges[2] is not None:
            value = self._saved_value
            tensor2 = unpack_input(self, self._saved_tensor2, self._version_tensor2, "tensor2")
            tensor1 = unpack_input(self, self._saved_tensor1, self._version_tensor1, "tensor1")
            if state.active and not grad_enabled() and not state.dual:
                grad_tensor2 = ADDCDIV_BACKWARD_TENSOR2_LOOP((grad, tensor1, tensor2), (value,))
            else:
                grad_tensor2 = -grad * (value * tensor1 / (tensor2 * tensor2))
        return (grad_self, grad_tensor1, grad_tensor2)

    def release(self):
        self._saved_tensor2 = self._saved_tensor1 = None


def addcdiv_autograd(self, tensor1, tensor2, value):
    """addcdiv, recorded for the backward pass."""
    result = ADDCDIV[(self._keys | tensor1._keys | tensor2._keys) & BELOW_AUTOGRAD](self, tensor1, tensor2, value)
    if state.active and not grad_enabled():
        return result
    node = AddcdivBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, tensor1._edge, tensor2._edge)
    node._saved_value = value
    if tensor1._edge is not None or tensor2._edge is not None:
        node._saved_tensor2, node._version_tensor2 = tensor2, 0 if tensor2._version is None else tensor2._version[0]
    if tensor2._edge is not None:
        node._saved_tensor1, node._version_tensor1 = tensor1, 0 if tensor1._version is None else tensor1._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


ADDCDIV.implement(AUTOGRAD_CPU, addcdiv_autograd)


def addcdiv__autograd(self, tensor1, tensor2, value):
    """addcdiv_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return ADDCDIV_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_AUTOGRAD](self, tensor1, tensor2, value)
    check_inplace("addcdiv_", self)
    node = AddcdivBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, tensor1._edge, tensor2._edge)
    node._saved_value = value
    if tensor1._edge is not None or tensor2._edge is not None:
        node._saved_tensor2, node._version_tensor2 = tensor2, 0 if tensor2._version is None else tensor2._version[0]
    if tensor2._edge is not None:
        node._saved_tensor1, node._version_tensor1 = tensor1, 0 if tensor1._version is None else tensor1._version[0]
    ADDCDIV_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_AUTOGRAD](self, tensor1, tensor2, value)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


ADDCDIV_.implement(AUTOGRAD_CPU, addcdiv__autograd)
ADDCDIV_OUT.implement(AUTOGRAD_CPU, without_gradient(ADDCDIV_OUT))
ADDCDIV_FORWARD_LOOP = Elementwise("addcdiv", LOOPS, "addcdiv_forward_685a36dc", 5, free=(0,))


def addcdiv_forward(self, tensor1, tensor2, value):
    """addcdiv, and the tangent of its result."""
    result = ADDCDIV[(self._keys | tensor1._keys | tensor2._keys) & BELOW_FORWARD](self, tensor1, tensor2, value)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    tensor1_p = forward.primal_of(tensor1)
    tensor1_t = forward.tangent_of(tensor1)
    tensor2_p = forward.primal_of(tensor2)
    tensor2_t = forward.tangent_of(tensor2)
    if self_t is not None and tensor1_t is not None and tensor2_t is not None and forward.unrecorded(
        self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p
    ):
        result_t = ADDCDIV_FORWARD_LOOP((self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p), (value,))
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t
        if tensor1_t is not None:
            result_t = forward.plus(result_t, tensor1_t / tensor2_p * value)
        if tensor2_t is not None:
            result_t = forward.minus(result_t, tensor2_t * (tensor1_p / tensor2_p) / tensor2_p * value)
    forward.attach(result, result_t, self_t, tensor1_t, tensor2_t)
    return result


ADDCDIV.implement(FORWARD_AD, addcdiv_forward)


def addcdiv__forward(self, tensor1, tensor2, value):
    """addcdiv_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return ADDCDIV_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_FORWARD](self, tensor1, tensor2, value)
    self_t = forward.tangent_of(self)
    tensor1_p = forward.primal_of(tensor1)
    tensor1_t = forward.tangent_of(tensor1)
    tensor2_p = forward.primal_of(tensor2)
    tensor2_t = forward.tangent_of(tensor2)
    if self_t is not None and tensor1_t is not None and tensor2_t is not None and forward.unrecorded(
        self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p
    ):
        result_t = ADDCDIV_FORWARD_LOOP((self_t, tensor1_t, tensor2_t, tensor1_p, tensor2_p), (value,))
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t
        if tensor1_t is not None:
            result_t = forward.plus(result_t, tensor1_t / tensor2_p * value)
        if tensor2_t is not None:
            result_t = forward.minus(result_t, tensor2_t * (tensor1_p / tensor2_p) / tensor2_p * value)
    ADDCDIV_[(self._keys | tensor1._keys | tensor2._keys) & BELOW_FORWARD](self, tensor1, tensor2, value)
    return forward.rewrite(self, result_t, self_t, tensor1_t, tensor2_t)


ADDCDIV_.implement(FORWARD_AD, addcdiv__forward)
ADDCDIV_OUT.implement(FORWARD_AD, forward.without_tangent(ADDCDIV_OUT))


# lerp.Scalar (ops.yaml:7900, derivatives.yaml:932)
LERP_SCALAR = define(
    "lerp.Scalar",
    "lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7900",
    digest="fc8d1bd87aa0e393",
    kernel={
        "elementwise": "where(abs(weight) < real(0.5), self + weight * (end - self), end - (end - self) * (1 -"
        " weight))",
    },
    derivative={
        "self": "grad * (1 - weight)",
        "end": "grad * weight",
        "result": "self_t * (1 - weight) + end_t * weight",
    },
)
LERP__SCALAR = define(
    "lerp_.Scalar",
    "lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)",
    source="ops.yaml:7900",
    digest="fc8d1bd87aa0e393",
)
LERP_SCALAR_OUT = define(
    "lerp.Scalar_out",
    "lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a"
    "!)",
    source="ops.yaml:7900",
    digest="fc8d1bd87aa0e393",
)
LERP_SCALAR_LOOP = Elementwise(
    "lerp.Scalar", LOOPS, "lerp_Scalar_bdef09c8", 2, promote="same", accepts=('floating', 'complex')
)


def lerp_Scalar_cpu(self, end, weight):
    """lerp.Scalar on the CPU."""
    dtype = self.dtype
    if end.dtype is dtype and type(weight) in dtype.absorbs:
        kernel = LERP_SCALAR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, end._array, out), (weight,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return LERP_SCALAR_LOOP.compute((self, end), (weight,))


LERP_SCALAR.implement(CPU, lerp_Scalar_cpu)


def lerp__Scalar_cpu(self, end, weight):
    """lerp_.Scalar on the CPU."""
    dtype = self.dtype
    if end.dtype is dtype and type(weight) in dtype.absorbs:
        kernel = LERP_SCALAR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, end._array, self._array), (weight,)) == 0:
            bump_version(self)
            return self
    return LERP_SCALAR_LOOP.compute((self, end), (weight,), (self,), in_place=True)


LERP__SCALAR.implement(CPU, lerp__Scalar_cpu)


def lerp_Scalar_out_cpu(self, end, weight, out):
    """lerp.Scalar_out on the CPU."""
    return LERP_SCALAR_LOOP.compute((self, end), (weight,), (out,))


LERP_SCALAR_OUT.implement(CPU, lerp_Scalar_out_cpu)
LERP_SCALAR_BACKWARD_SELF_LOOP = Elementwise("LerpBackward0", LOOPS, "lerp_Scalar_backward_self_d775948f", 1, free=(0,))
LERP_SCALAR_BACKWARD_END_LOOP = Elementwise("LerpBackward0", LOOPS, "lerp_Scalar_backward_end_f358591a", 1, free=(0,))


class LerpBackward0(Node):
    """Backward of lerp.Scalar (derivatives.yaml:932)."""

    __slots__ = ("_saved_weight",)
    operator = "lerp.Scalar"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            weight = self._saved_weight
            if state.active and not grad_enabled() and not state.dual:
                grad_self = LERP_SCALAR_BACKWARD_SELF_LOOP((grad,), (weight,))
            else:
                grad_self = grad * (1 - weight)
        grad_end = None
        if self.edges[1] is not None:
            weight = self._saved_weight
            if state.active and not grad_enabled() and not state.dual:
                grad_end = LERP_SCALAR_BACKWARD_END_LOOP((grad,), (weight,))
            else:
                grad_end = grad * weight
        return (grad_self, grad_end)


def lerp_Scalar_autograd(self, end, weight):
    """lerp.Scalar, recorded for the backward pass."""
    result = LERP_SCALAR[(self._keys | end._keys) & BELOW_AUTOGRAD](self, end, weight)
    if state.active and not grad_enabled():
        return result
    node = LerpBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, end._edge)
    node._saved_weight = weight
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


LERP_SCALAR.implement(AUTOGRAD_CPU, lerp_Scalar_autograd)


def lerp__Scalar_autograd(self, end, weight):
    """lerp_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return LERP__SCALAR[(self._keys | end._keys) & BELOW_AUTOGRAD](self, end, weight)
    check_inplace("lerp_.Scalar", self)
    node = LerpBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, end._edge)
    node._saved_weight = weight
    LERP__SCALAR[(self._keys | end._keys) & BELOW_AUTOGRAD](self, end, weight)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


LERP__SCALAR.implement(AUTOGRAD_CPU, lerp__Scalar_autograd)
LERP_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(LERP_SCALAR_OUT))
LERP_SCALAR_FORWARD_LOOP = Elementwise("lerp.Scalar", LOOPS, "lerp_Scalar_forward_bfb242f2", 2, free=(0,))


def lerp_Scalar_forward(self, end, weight):
    """lerp.Scalar, and the tangent of its result."""
    result = LERP_SCALAR[(self._keys | end._keys) & BELOW_FORWARD](self, end, weight)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    end_t = forward.tangent_of(end)
    if self_t is not None and end_t is not None and forward.unrecorded(end_t, self_t):
        result_t = LERP_SCALAR_FORWARD_LOOP((end_t, self_t), (weight,))
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * (1 - weight)
        if end_t is not None:
            result_t = forward.plus(result_t, end_t * weight)
    forward.attach(result, result_t, self_t, end_t)
    return result


LERP_SCALAR.implement(FORWARD_AD, lerp_Scalar_forward)


def lerp__Scalar_forward(self, end, weight):
    """lerp_.Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return LERP__SCALAR[(self._keys | end._keys) & BELOW_FORWARD](self, end, weight)
    self_t = forward.tangent_of(self)
    end_t = forward.tangent_of(end)
    if self_t is not None and end_t is not None and forward.unrecorded(end_t, self_t):
        result_t = LERP_SCALAR_FORWARD_LOOP((end_t, self_t), (weight,))
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * (1 - weight)
        if end_t is not None:
            result_t = forward.plus(result_t, end_t * weight)
    LERP__SCALAR[(self._keys | end._keys) & BELOW_FORWARD](self, end, weight)
    return forward.rewrite(self, result_t, self_t, end_t)


LERP__SCALAR.implement(FORWARD_AD, lerp__Scalar_forward)
LERP_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(LERP_SCALAR_OUT))


# lerp.Tensor (ops.yaml:7910, derivatives.yaml:937)
LERP_TENSOR = define(
    "lerp.Tensor",
    "lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7910",
    digest="2114d96b4c54d0fc",
    kernel={
        "elementwise": "where(abs(weight) < real(0.5), self + weight * (end - self), end - (end - self) * (1 -"
        " weight))",
    },
    derivative={
        "self": "grad * (1 - weight)",
        "end": "grad * weight",
        "weight": "grad * (end - self)",
        "result": "self_t * (1 - weight_p) + end_t * weight_p + weight_t * (end_p - self_p)",
    },
)
LERP__TENSOR = define(
    "lerp_.Tensor",
    "lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)",
    source="ops.yaml:7910",
    digest="2114d96b4c54d0fc",
)
LERP_TENSOR_OUT = define(
    "lerp.Tensor_out",
    "lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a"
    "!)",
    source="ops.yaml:7910",
    digest="2114d96b4c54d0fc",
)
LERP_TENSOR_LOOP = Elementwise(
    "lerp.Tensor", LOOPS, "lerp_Tensor_94bfeb42", 3, promote="same", accepts=('floating', 'complex')
)


def lerp_Tensor_cpu(self, end, weight):
    """lerp.Tensor on the CPU."""
    dtype = self.dtype
    if end.dtype is dtype and weight.dtype is dtype:
        kernel = LERP_TENSOR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, end._array, weight._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return LERP_TENSOR_LOOP.compute((self, end, weight), ())


LERP_TENSOR.implement(CPU, lerp_Tensor_cpu)


def lerp__Tensor_cpu(self, end, weight):
    """lerp_.Tensor on the CPU."""
    dtype = self.dtype
    if end.dtype is dtype and weight.dtype is dtype:
        kernel = LERP_TENSOR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(
            kernel.words, (array, end._array, weight._array, self._array), ()
        ) == 0:
            bump_version(self)
            return self
    return LERP_TENSOR_LOOP.compute((self, end, weight), (), (self,), in_place=True)


LERP__TENSOR.implement(CPU, lerp__Tensor_cpu)


def lerp_Tensor_out_cpu(self, end, weight, out):
    """lerp.Tensor_out on the CPU."""
    return LERP_TENSOR_LOOP.compute((self, end, weight), (), (out,))


LERP_TENSOR_OUT.implement(CPU, lerp_Tensor_out_cpu)
LERP_TENSOR_BACKWARD_SELF_LOOP = Elementwise("LerpBackward1", LOOPS, "lerp_Tensor_backward_self_9fc5d3d8", 2)
LERP_TENSOR_BACKWARD_END_LOOP = Elementwise("LerpBackward1", LOOPS, "lerp_Tensor_backward_end_f1a771c6", 2)
LERP_TENSOR_BACKWARD_WEIGHT_LOOP = Elementwise("LerpBackward1", LOOPS, "lerp_Tensor_backward_weight_606961f1", 3)


class LerpBackward1(Node):
    """Backward of lerp.Tensor (derivatives.yaml:937)."""

    __slots__ = ("_saved_weight", "_version_weight", "_saved_end", "_version_end", "_saved_self", "_version_self")
    operator = "lerp.Tensor"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = LERP_TENSOR_BACKWARD_SELF_LOOP((grad, weight))
            else:
                grad_self = grad * (1 - weight)
        grad_end = None
        if self.edges[1] is not None:
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            if state.active and not grad_enabled() and not state.dual:
                grad_end = LERP_TENSOR_BACKWARD_END_LOOP((grad, weight))
            else:
                grad_end = grad * weight
        grad_weight = None
        if self.edges[2] is not None:
            end = unpack_input(self, self._saved_end, self._version_end, "end")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_weight = LERP_TENSOR_BACKWARD_WEIGHT_LOOP((grad, end, self_))
            else:
                grad_weight = grad * (end - self_)
        return (grad_self, grad_end, grad_weight)

    def release(self):
        self._saved_weight = self._saved_end = self._saved_self = None


def lerp_Tensor_autograd(self, end, weight):
    """lerp.Tensor, recorded for the backward pass."""
    result = LERP_TENSOR[(self._keys | end._keys | weight._keys) & BELOW_AUTOGRAD](self, end, weight)
    if state.active and not grad_enabled():
        return result
    node = LerpBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, end._edge, weight._edge)
    if self._edge is not None or end._edge is not None:
        node._saved_weight, node._version_weight = weight, 0 if weight._version is None else weight._version[0]
    if weight._edge is not None:
        node._saved_end, node._version_end = end, 0 if end._version is None else end._version[0]
    if weight._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


LERP_TENSOR.implement(AUTOGRAD_CPU, lerp_Tensor_autograd)


def lerp__Tensor_autograd(self, end, weight):
    """lerp_.Tensor, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return LERP__TENSOR[(self._keys | end._keys | weight._keys) & BELOW_AUTOGRAD](self, end, weight)
    check_inplace("lerp_.Tensor", self)
    node = LerpBackward1()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge, end._edge, weight._edge)
    original = original_of(self)
    if self._edge is not None or end._edge is not None:
        node._saved_weight, node._version_weight = weight, 0 if weight._version is None else weight._version[0]
    if weight._edge is not None:
        node._saved_end, node._version_end = end, 0 if end._version is None else end._version[0]
    if weight._edge is not None:
        node._saved_self, node._version_self = original, 0 if original._version is None else original._version[0]
    LERP__TENSOR[(self._keys | end._keys | weight._keys) & BELOW_AUTOGRAD](self, end, weight)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


LERP__TENSOR.implement(AUTOGRAD_CPU, lerp__Tensor_autograd)
LERP_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(LERP_TENSOR_OUT))
LERP_TENSOR_FORWARD_LOOP = Elementwise("lerp.Tensor", LOOPS, "lerp_Tensor_forward_7fbf57be", 6)


def lerp_Tensor_forward(self, end, weight):
    """lerp.Tensor, and the tangent of its result."""
    result = LERP_TENSOR[(self._keys | end._keys | weight._keys) & BELOW_FORWARD](self, end, weight)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    end_p = forward.primal_of(end)
    end_t = forward.tangent_of(end)
    weight_p = forward.primal_of(weight)
    weight_t = forward.tangent_of(weight)
    if self_t is not None and end_t is not None and weight_t is not None and forward.unrecorded(
        end_t, self_t, weight_t, end_p, self_p, weight_p
    ):
        result_t = LERP_TENSOR_FORWARD_LOOP((end_t, self_t, weight_t, end_p, self_p, weight_p))
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * (1 - weight_p)
        if end_t is not None:
            result_t = forward.plus(result_t, end_t * weight_p)
        if weight_t is not None:
            result_t = forward.plus(result_t, weight_t * (end_p - self_p))
    forward.attach(result, result_t, self_t, end_t, weight_t)
    return result


LERP_TENSOR.implement(FORWARD_AD, lerp_Tensor_forward)


def lerp__Tensor_forward(self, end, weight):
    """lerp_.Tensor, and the tangent of what it writes."""
    if not forward.wanted(self):
        return LERP__TENSOR[(self._keys | end._keys | weight._keys) & BELOW_FORWARD](self, end, weight)
    self_p = forward.original_of(self)
    self_t = forward.tangent_of(self)
    end_p = forward.primal_of(end)
    end_t = forward.tangent_of(end)
    weight_p = forward.primal_of(weight)
    weight_t = forward.tangent_of(weight)
    if self_t is not None and end_t is not None and weight_t is not None and forward.unrecorded(
        end_t, self_t, weight_t, end_p, self_p, weight_p
    ):
        result_t = LERP_TENSOR_FORWARD_LOOP((end_t, self_t, weight_t, end_p, self_p, weight_p))
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t * (1 - weight_p)
        if end_t is not None:
            result_t = forward.plus(result_t, end_t * weight_p)
        if weight_t is not None:
            result_t = forward.plus(result_t, weight_t * (end_p - self_p))
    LERP__TENSOR[(self._keys | end._keys | weight._keys) & BELOW_FORWARD](self, end, weight)
    return forward.rewrite(self, result_t, self_t, end_t, weight_t)


LERP__TENSOR.implement(FORWARD_AD, lerp__Tensor_forward)
LERP_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(LERP_TENSOR_OUT))


# masked_fill.Scalar (ops.yaml:7924, derivatives.yaml:943)
MASKED_FILL_SCALAR = define(
    "masked_fill.Scalar",
    "masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7924",
    digest="a4a25c944fdebd7b",
    kernel={
        "elementwise": "where(mask, value, self)",
    },
    derivative={
        "self": "where(mask, 0, grad)",
        "result": "auto_element_wise",
    },
)
MASKED_FILL__SCALAR = define(
    "masked_fill_.Scalar",
    "masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)",
    source="ops.yaml:7924",
    digest="a4a25c944fdebd7b",
)
MASKED_FILL_SCALAR_OUT = define(
    "masked_fill.Scalar_out",
    "masked_fill.Scalar_out(Tensor self, Tensor mask, Scalar value, *, Tensor(a!) out) -> T"
    "ensor(a!)",
    source="ops.yaml:7924",
    digest="a4a25c944fdebd7b",
)
MASKED_FILL_SCALAR_LOOP = Elementwise(
    "masked_fill.Scalar", LOOPS, "masked_fill_Scalar_174c7d36", 2, promote="same", fixed={1: 'bool'}
)


def masked_fill_Scalar_cpu(self, mask, value):
    """masked_fill.Scalar on the CPU."""
    dtype = self.dtype
    if mask.dtype is bool_ and type(value) in dtype.absorbs:
        kernel = MASKED_FILL_SCALAR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, mask._array, out), (value,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return MASKED_FILL_SCALAR_LOOP.compute((self, mask), (value,))


MASKED_FILL_SCALAR.implement(CPU, masked_fill_Scalar_cpu)


def masked_fill__Scalar_cpu(self, mask, value):
    """masked_fill_.Scalar on the CPU."""
    dtype = self.dtype
    if mask.dtype is bool_ and type(value) in dtype.absorbs:
        kernel = MASKED_FILL_SCALAR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, mask._array, self._array), (value,)) == 0:
            bump_version(self)
            return self
    return MASKED_FILL_SCALAR_LOOP.compute((self, mask), (value,), (self,), in_place=True)


MASKED_FILL__SCALAR.implement(CPU, masked_fill__Scalar_cpu)


def masked_fill_Scalar_out_cpu(self, mask, value, out):
    """masked_fill.Scalar_out on the CPU."""
    return MASKED_FILL_SCALAR_LOOP.compute((self, mask), (value,), (out,))


MASKED_FILL_SCALAR_OUT.implement(CPU, masked_fill_Scalar_out_cpu)
MASKED_FILL_SCALAR_BACKWARD_SELF_LOOP = Elementwise(
    "MaskedFillBackward0", LOOPS, "masked_fill_Scalar_backward_self_a8924e5e", 2, fixed={1: 'bool'}
)


class MaskedFillBackward0(Node):
    """Backward of masked_fill.Scalar (derivatives.yaml:943)."""

    __slots__ = ("_saved_mask", "_version_mask")
    operator = "masked_fill.Scalar"

    def apply(self, grad):
        mask = unpack_input(self, self._saved_mask, self._version_mask, "mask")
        if state.active and not grad_enabled() and not state.dual:
            grad_self = MASKED_FILL_SCALAR_BACKWARD_SELF_LOOP((grad, mask))
        else:
            grad_self = functions.where(mask, 0, grad)
        return (grad_self,)

    def release(self):
        self._saved_mask = None


def masked_fill_Scalar_autograd(self, mask, value):
    """masked_fill.Scalar, recorded for the backward pass."""
    result = MASKED_FILL_SCALAR[(self._keys | mask._keys) & BELOW_AUTOGRAD](self, mask, value)
    if state.active and not grad_enabled():
        return result
    node = MaskedFillBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_mask, node._version_mask = mask, 0 if mask._version is None else mask._version[0]
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


MASKED_FILL_SCALAR.implement(AUTOGRAD_CPU, masked_fill_Scalar_autograd)


def masked_fill__Scalar_autograd(self, mask, value):
    """masked_fill_.Scalar, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return MASKED_FILL__SCALAR[(self._keys | mask._keys) & BELOW_AUTOGRAD](self, mask, value)
    check_inplace("masked_fill_.Scalar", self)
    node = MaskedFillBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_mask, node._version_mask = mask, 0 if mask._version is None else mask._version[0]
    MASKED_FILL__SCALAR[(self._keys | mask._keys) & BELOW_AUTOGRAD](self, mask, value)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


MASKED_FILL__SCALAR.implement(AUTOGRAD_CPU, masked_fill__Scalar_autograd)
MASKED_FILL_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(MASKED_FILL_SCALAR_OUT))
MASKED_FILL_SCALAR_FORWARD_LOOP = Elementwise(
    "masked_fill.Scalar", LOOPS, "masked_fill_Scalar_forward_8512ecb7", 2, fixed={1: 'bool'}
)


def masked_fill_Scalar_forward(self, mask, value):
    """masked_fill.Scalar, and the tangent of its result."""
    result = MASKED_FILL_SCALAR[(self._keys | mask._keys) & BELOW_FORWARD](self, mask, value)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    mask_p = forward.primal_of(mask)
    if self_t is not None and forward.unrecorded(self_t, mask_p):
        result_t = MASKED_FILL_SCALAR_FORWARD_LOOP((self_t, mask_p))
    else:
        result_t = None
        if self_t is not None:
            result_t = functions.where(mask_p, 0, self_t)
    forward.attach(result, result_t, self_t)
    return result


MASKED_FILL_SCALAR.implement(FORWARD_AD, masked_fill_Scalar_forward)


def masked_fill__Scalar_forward(self, mask, value):
    """masked_fill_.Scalar, and the tangent of what it writes."""
    if not forward.wanted(self):
        return MASKED_FILL__SCALAR[(self._keys | mask._keys) & BELOW_FORWARD](self, mask, value)
    self_t = forward.tangent_of(self)
    mask_p = forward.primal_of(mask)
    if self_t is not None and forward.unrecorded(self_t, mask_p):
        result_t = MASKED_FILL_SCALAR_FORWARD_LOOP((self_t, mask_p))
    else:
        result_t = None
        if self_t is not None:
            result_t = functions.where(mask_p, 0, self_t)
    MASKED_FILL__SCALAR[(self._keys | mask._keys) & BELOW_FORWARD](self, mask, value)
    return forward.rewrite(self, result_t, self_t)


MASKED_FILL__SCALAR.implement(FORWARD_AD, masked_fill__Scalar_forward)
MASKED_FILL_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(MASKED_FILL_SCALAR_OUT))


# masked_fill.Tensor (ops.yaml:7934)
MASKED_FILL_TENSOR = define(
    "masked_fill.Tensor",
    "masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor",
    source="ops.yaml:7934",
    digest="6569f241bb95ca70",
    kernel={
        "composite": 'if value.ndim:\n    refuse(f"masked_fill: the value must be a number or a tensor withou'
        't dimensions, got shape {list(value.shape)}")\nreturn where(mask, value.to(self.dtype),'
        " self)",
    },
)
MASKED_FILL__TENSOR = define(
    "masked_fill_.Tensor",
    "masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)",
    source="ops.yaml:7934",
    digest="6569f241bb95ca70",
)
MASKED_FILL_TENSOR_OUT = define(
    "masked_fill.Tensor_out",
    "masked_fill.Tensor_out(Tensor self, Tensor mask, Tensor value, *, Tensor(a!) out) -> T"
    "ensor(a!)",
    source="ops.yaml:7934",
    digest="6569f241bb95ca70",
)


def masked_fill_Tensor_composite(self, mask, value):
    """masked_fill.Tensor, from other operators."""
    if value.ndim:
        language.refuse(
            f"masked_fill: the value must be a number or a tensor without dimensions, got shape {list(value.shape)}"
        )
    return functions.where(mask, value.to(self.dtype), self)


MASKED_FILL_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, masked_fill_Tensor_composite)


def masked_fill__Tensor_composite(self, mask, value):
    """masked_fill_.Tensor: the functional form, copied into self."""
    result = masked_fill_Tensor_composite(self, mask, value)
    return functions.copy_(self, fitting("masked_fill_.Tensor", self, result))


MASKED_FILL__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, masked_fill__Tensor_composite)


def masked_fill_Tensor_out_cpu(self, mask, value, out):
    """masked_fill.Tensor_out: the functional form, copied into out."""
    return write_out("masked_fill.Tensor_out", out, masked_fill_Tensor_composite(self, mask, value))


MASKED_FILL_TENSOR_OUT.implement(CPU, masked_fill_Tensor_out_cpu)
MASKED_FILL_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(MASKED_FILL_TENSOR_OUT))
MASKED_FILL_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(MASKED_FILL_TENSOR_OUT))


# isclose (ops.yaml:7948)
ISCLOSE = define(
    "isclose",
    "isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan="
    "False) -> Tensor",
    source="ops.yaml:7948",
    digest="80248007bf9339bc",
    kernel={
        "composite": 'if self.dtype != other.dtype:\n    refuse(f"isclose: both tensors must have one dtype, '
        'got {self.dtype} and {other.dtype}")\nif rtol < 0 or atol < 0:\n    refuse(f"isclose: to'
        'lerances must not be negative, got rtol={rtol} and atol={atol}")\nnear = self == other\n'
        "if equal_nan:\n    near = near | (isnan(self) & isnan(other))\nif rtol == 0 and atol == "
        "0:\n    return near\nif not self.dtype.is_floating_point and not self.dtype.is_complex:\n"
        "    self, other = self.to(float64), other.to(float64)\ngap = (self - other).abs()\nretur"
        "n near | (isfinite(gap) & (gap <= atol + (rtol * other).abs()))",
    },
)


def isclose_composite(self, other, rtol, atol, equal_nan):
    """isclose, from other operators."""
    if self.dtype != other.dtype:
        language.refuse(f"isclose: both tensors must have one dtype, got {self.dtype} and {other.dtype}")
    if rtol < 0 or atol < 0:
        language.refuse(f"isclose: tolerances must not be negative, got rtol={rtol} and atol={atol}")
    near = self == other
    if equal_nan:
        near = near | functions.isnan(self) & functions.isnan(other)
    if rtol == 0 and atol == 0:
        return near
    if not self.dtype.is_floating_point and (not self.dtype.is_complex):
        self, other = (self.to(dtypes.float64), other.to(dtypes.float64))
    gap = (self - other).abs()
    return near | functions.isfinite(gap) & (gap <= atol + (rtol * other).abs())


ISCLOSE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, isclose_composite)


# allclose (ops.yaml:7971)
ALLCLOSE = define(
    "allclose",
    "allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan"
    "=False) -> bool",
    source="ops.yaml:7971",
    digest="a442abae958f2d29",
    kernel={
        "composite": "bool(isclose(self, other, rtol, atol, equal_nan).all())",
    },
)


def allclose_composite(self, other, rtol, atol, equal_nan):
    """allclose, from other operators."""
    return bool(functions.isclose(self, other, rtol, atol, equal_nan).all())


ALLCLOSE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, allclose_composite)


# equal (ops.yaml:7981)
EQUAL = define(
    "equal",
    "equal(Tensor self, Tensor other) -> bool",
    source="ops.yaml:7981",
    digest="7b0a44970ab4c2f0",
    kernel={
        "composite": "self.shape == other.shape and bool((self == other).all())",
    },
)


def equal_composite(self, other):
    """equal, from other operators."""
    return self.shape == other.shape and bool((self == other).all())


EQUAL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, equal_composite)


# bitwise_left_shift.Tensor (ops.yaml:7991)
BITWISE_LEFT_SHIFT_TENSOR = define(
    "bitwise_left_shift.Tensor",
    "bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:7991",
    digest="ce08937b779b150a",
    kernel={
        "elementwise": "self << other",
    },
)
BITWISE_LEFT_SHIFT__TENSOR = define(
    "bitwise_left_shift_.Tensor",
    "bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:7991",
    digest="ce08937b779b150a",
)
BITWISE_LEFT_SHIFT_TENSOR_OUT = define(
    "bitwise_left_shift.Tensor_out",
    "bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor("
    "a!)",
    source="ops.yaml:7991",
    digest="ce08937b779b150a",
)
BITWISE_LEFT_SHIFT_TENSOR_LOOP = Elementwise(
    "bitwise_left_shift.Tensor", LOOPS, "bitwise_left_shift_Tensor_663e8954", 2, accepts=('integral',)
)


def bitwise_left_shift_Tensor_cpu(self, other):
    """bitwise_left_shift.Tensor on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = BITWISE_LEFT_SHIFT_TENSOR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return BITWISE_LEFT_SHIFT_TENSOR_LOOP.compute((self, other), ())


BITWISE_LEFT_SHIFT_TENSOR.implement(CPU, bitwise_left_shift_Tensor_cpu)


def bitwise_left_shift__Tensor_cpu(self, other):
    """bitwise_left_shift_.Tensor on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = BITWISE_LEFT_SHIFT_TENSOR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, other._array, self._array), ()) == 0:
            bump_version(self)
            return self
    return BITWISE_LEFT_SHIFT_TENSOR_LOOP.compute((self, other), (), (self,), in_place=True)


BITWISE_LEFT_SHIFT__TENSOR.implement(CPU, bitwise_left_shift__Tensor_cpu)


def bitwise_left_shift_Tensor_out_cpu(self, other, out):
    """bitwise_left_shift.Tensor_out on the CPU."""
    return BITWISE_LEFT_SHIFT_TENSOR_LOOP.compute((self, other), (), (out,))


BITWISE_LEFT_SHIFT_TENSOR_OUT.implement(CPU, bitwise_left_shift_Tensor_out_cpu)
BITWISE_LEFT_SHIFT_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_LEFT_SHIFT_TENSOR_OUT))
BITWISE_LEFT_SHIFT__TENSOR.implement(FORWARD_AD, forward.without_tangent(BITWISE_LEFT_SHIFT__TENSOR))
BITWISE_LEFT_SHIFT_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(BITWISE_LEFT_SHIFT_TENSOR_OUT))


# bitwise_left_shift.Tensor_Scalar (ops.yaml:8005)
BITWISE_LEFT_SHIFT_TENSOR_SCALAR = define(
    "bitwise_left_shift.Tensor_Scalar",
    "bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8005",
    digest="9b5e35bd42a1cdb0",
    kernel={
        "elementwise": "self << other",
    },
)
BITWISE_LEFT_SHIFT__TENSOR_SCALAR = define(
    "bitwise_left_shift_.Tensor_Scalar",
    "bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:8005",
    digest="9b5e35bd42a1cdb0",
)
BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT = define(
    "bitwise_left_shift.Tensor_Scalar_out",
    "bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> "
    "Tensor(a!)",
    source="ops.yaml:8005",
    digest="9b5e35bd42a1cdb0",
)
BITWISE_LEFT_SHIFT_TENSOR_SCALAR_LOOP = Elementwise(
    "bitwise_left_shift.Tensor_Scalar", LOOPS, "bitwise_left_shift_Tensor_Scalar_4d764755", 1, accepts=('integral',)
)


def bitwise_left_shift_Tensor_Scalar_cpu(self, other):
    """bitwise_left_shift.Tensor_Scalar on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = BITWISE_LEFT_SHIFT_TENSOR_SCALAR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (other,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return BITWISE_LEFT_SHIFT_TENSOR_SCALAR_LOOP.compute((self,), (other,))


BITWISE_LEFT_SHIFT_TENSOR_SCALAR.implement(CPU, bitwise_left_shift_Tensor_Scalar_cpu)


def bitwise_left_shift__Tensor_Scalar_cpu(self, other):
    """bitwise_left_shift_.Tensor_Scalar on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = BITWISE_LEFT_SHIFT_TENSOR_SCALAR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, self._array), (other,)) == 0:
            bump_version(self)
            return self
    return BITWISE_LEFT_SHIFT_TENSOR_SCALAR_LOOP.compute((self,), (other,), (self,), in_place=True)


BITWISE_LEFT_SHIFT__TENSOR_SCALAR.implement(CPU, bitwise_left_shift__Tensor_Scalar_cpu)


def bitwise_left_shift_Tensor_Scalar_out_cpu(self, other, out):
    """bitwise_left_shift.Tensor_Scalar_out on the CPU."""
    return BITWISE_LEFT_SHIFT_TENSOR_SCALAR_LOOP.compute((self,), (other,), (out,))


BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT.implement(CPU, bitwise_left_shift_Tensor_Scalar_out_cpu)
BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT))
BITWISE_LEFT_SHIFT__TENSOR_SCALAR.implement(FORWARD_AD, forward.without_tangent(BITWISE_LEFT_SHIFT__TENSOR_SCALAR))
BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT.implement(
    FORWARD_AD, forward.without_tangent(BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT)
)


# bitwise_left_shift.Scalar_Tensor (ops.yaml:8014)
BITWISE_LEFT_SHIFT_SCALAR_TENSOR = define(
    "bitwise_left_shift.Scalar_Tensor",
    "bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8014",
    digest="669f8f8e907052f4",
    kernel={
        "elementwise": "self << other",
    },
)
BITWISE_LEFT_SHIFT_SCALAR_TENSOR_LOOP = Elementwise(
    "bitwise_left_shift.Scalar_Tensor", LOOPS, "bitwise_left_shift_Scalar_Tensor_6a9c475a", 1, accepts=('integral',)
)


def bitwise_left_shift_Scalar_Tensor_cpu(self, other):
    """bitwise_left_shift.Scalar_Tensor on the CPU."""
    dtype = other.dtype
    if type(self) in dtype.absorbs:
        kernel = BITWISE_LEFT_SHIFT_SCALAR_TENSOR_LOOP[dtype]
        array = other._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (self,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return BITWISE_LEFT_SHIFT_SCALAR_TENSOR_LOOP.compute((other,), (self,))


BITWISE_LEFT_SHIFT_SCALAR_TENSOR.implement(CPU, bitwise_left_shift_Scalar_Tensor_cpu)


# _reversed_left_shift (ops.yaml:8021)
_REVERSED_LEFT_SHIFT = define(
    "_reversed_left_shift",
    "_reversed_left_shift(Tensor self, Scalar other) -> Tensor",
    source="ops.yaml:8021",
    digest="14b19924a3e63e0c",
    kernel={
        "composite": "bitwise_left_shift(other, self)",
    },
)


def _reversed_left_shift_composite(self, other):
    """_reversed_left_shift, from other operators."""
    return functions.bitwise_left_shift(other, self)


_REVERSED_LEFT_SHIFT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _reversed_left_shift_composite)


# bitwise_right_shift.Tensor (ops.yaml:8027)
BITWISE_RIGHT_SHIFT_TENSOR = define(
    "bitwise_right_shift.Tensor",
    "bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8027",
    digest="94655339436df4e3",
    kernel={
        "elementwise": "self >> other",
    },
)
BITWISE_RIGHT_SHIFT__TENSOR = define(
    "bitwise_right_shift_.Tensor",
    "bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:8027",
    digest="94655339436df4e3",
)
BITWISE_RIGHT_SHIFT_TENSOR_OUT = define(
    "bitwise_right_shift.Tensor_out",
    "bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor"
    "(a!)",
    source="ops.yaml:8027",
    digest="94655339436df4e3",
)
BITWISE_RIGHT_SHIFT_TENSOR_LOOP = Elementwise(
    "bitwise_right_shift.Tensor", LOOPS, "bitwise_right_shift_Tensor_33121c8f", 2, accepts=('integral',)
)


def bitwise_right_shift_Tensor_cpu(self, other):
    """bitwise_right_shift.Tensor on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = BITWISE_RIGHT_SHIFT_TENSOR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, other._array, out), ()) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return BITWISE_RIGHT_SHIFT_TENSOR_LOOP.compute((self, other), ())


BITWISE_RIGHT_SHIFT_TENSOR.implement(CPU, bitwise_right_shift_Tensor_cpu)


def bitwise_right_shift__Tensor_cpu(self, other):
    """bitwise_right_shift_.Tensor on the CPU."""
    dtype = self.dtype
    if other.dtype is dtype:
        kernel = BITWISE_RIGHT_SHIFT_TENSOR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, other._array, self._array), ()) == 0:
            bump_version(self)
            return self
    return BITWISE_RIGHT_SHIFT_TENSOR_LOOP.compute((self, other), (), (self,), in_place=True)


BITWISE_RIGHT_SHIFT__TENSOR.implement(CPU, bitwise_right_shift__Tensor_cpu)


def bitwise_right_shift_Tensor_out_cpu(self, other, out):
    """bitwise_right_shift.Tensor_out on the CPU."""
    return BITWISE_RIGHT_SHIFT_TENSOR_LOOP.compute((self, other), (), (out,))


BITWISE_RIGHT_SHIFT_TENSOR_OUT.implement(CPU, bitwise_right_shift_Tensor_out_cpu)
BITWISE_RIGHT_SHIFT_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_RIGHT_SHIFT_TENSOR_OUT))
BITWISE_RIGHT_SHIFT__TENSOR.implement(FORWARD_AD, forward.without_tangent(BITWISE_RIGHT_SHIFT__TENSOR))
BITWISE_RIGHT_SHIFT_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(BITWISE_RIGHT_SHIFT_TENSOR_OUT))


# bitwise_right_shift.Tensor_Scalar (ops.yaml:8041)
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR = define(
    "bitwise_right_shift.Tensor_Scalar",
    "bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8041",
    digest="6cfca75a8f4cac04",
    kernel={
        "elementwise": "self >> other",
    },
)
BITWISE_RIGHT_SHIFT__TENSOR_SCALAR = define(
    "bitwise_right_shift_.Tensor_Scalar",
    "bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:8041",
    digest="6cfca75a8f4cac04",
)
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT = define(
    "bitwise_right_shift.Tensor_Scalar_out",
    "bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) ->"
    " Tensor(a!)",
    source="ops.yaml:8041",
    digest="6cfca75a8f4cac04",
)
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_LOOP = Elementwise(
    "bitwise_right_shift.Tensor_Scalar", LOOPS, "bitwise_right_shift_Tensor_Scalar_ef79d75d", 1, accepts=('integral',)
)


def bitwise_right_shift_Tensor_Scalar_cpu(self, other):
    """bitwise_right_shift.Tensor_Scalar on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_LOOP[dtype]
        array = self._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (other,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_LOOP.compute((self,), (other,))


BITWISE_RIGHT_SHIFT_TENSOR_SCALAR.implement(CPU, bitwise_right_shift_Tensor_Scalar_cpu)


def bitwise_right_shift__Tensor_Scalar_cpu(self, other):
    """bitwise_right_shift_.Tensor_Scalar on the CPU."""
    dtype = self.dtype
    if type(other) in dtype.absorbs:
        kernel = BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_LOOP[dtype]
        array = self._array
        if kernel.out is self.dtype and kernel.run(kernel.words, (array, self._array), (other,)) == 0:
            bump_version(self)
            return self
    return BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_LOOP.compute((self,), (other,), (self,), in_place=True)


BITWISE_RIGHT_SHIFT__TENSOR_SCALAR.implement(CPU, bitwise_right_shift__Tensor_Scalar_cpu)


def bitwise_right_shift_Tensor_Scalar_out_cpu(self, other, out):
    """bitwise_right_shift.Tensor_Scalar_out on the CPU."""
    return BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_LOOP.compute((self,), (other,), (out,))


BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT.implement(CPU, bitwise_right_shift_Tensor_Scalar_out_cpu)
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT))
BITWISE_RIGHT_SHIFT__TENSOR_SCALAR.implement(FORWARD_AD, forward.without_tangent(BITWISE_RIGHT_SHIFT__TENSOR_SCALAR))
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT.implement(
    FORWARD_AD, forward.without_tangent(BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT)
)


# bitwise_right_shift.Scalar_Tensor (ops.yaml:8050)
BITWISE_RIGHT_SHIFT_SCALAR_TENSOR = define(
    "bitwise_right_shift.Scalar_Tensor",
    "bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8050",
    digest="dfbcdf81925bd241",
    kernel={
        "elementwise": "self >> other",
    },
)
BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_LOOP = Elementwise(
    "bitwise_right_shift.Scalar_Tensor", LOOPS, "bitwise_right_shift_Scalar_Tensor_1d8a2231", 1, accepts=('integral',)
)


def bitwise_right_shift_Scalar_Tensor_cpu(self, other):
    """bitwise_right_shift.Scalar_Tensor on the CPU."""
    dtype = other.dtype
    if type(self) in dtype.absorbs:
        kernel = BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_LOOP[dtype]
        array = other._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (self,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_LOOP.compute((other,), (self,))


BITWISE_RIGHT_SHIFT_SCALAR_TENSOR.implement(CPU, bitwise_right_shift_Scalar_Tensor_cpu)


# _reversed_right_shift (ops.yaml:8057)
_REVERSED_RIGHT_SHIFT = define(
    "_reversed_right_shift",
    "_reversed_right_shift(Tensor self, Scalar other) -> Tensor",
    source="ops.yaml:8057",
    digest="d41fcfa9fe3ced0d",
    kernel={
        "composite": "bitwise_right_shift(other, self)",
    },
)


def _reversed_right_shift_composite(self, other):
    """_reversed_right_shift, from other operators."""
    return functions.bitwise_right_shift(other, self)


_REVERSED_RIGHT_SHIFT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _reversed_right_shift_composite)


# bitwise_and.Scalar_Tensor (ops.yaml:8063)
BITWISE_AND_SCALAR_TENSOR = define(
    "bitwise_and.Scalar_Tensor",
    "bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8063",
    digest="7e00b5bd14c4ac4e",
    kernel={
        "elementwise": "self & other",
    },
)
BITWISE_AND_SCALAR_TENSOR_LOOP = Elementwise(
    "bitwise_and.Scalar_Tensor", LOOPS, "bitwise_and_Scalar_Tensor_7bb515b0", 1, accepts=('bool', 'integral')
)


def bitwise_and_Scalar_Tensor_cpu(self, other):
    """bitwise_and.Scalar_Tensor on the CPU."""
    dtype = other.dtype
    if type(self) in dtype.absorbs:
        kernel = BITWISE_AND_SCALAR_TENSOR_LOOP[dtype]
        array = other._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (self,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return BITWISE_AND_SCALAR_TENSOR_LOOP.compute((other,), (self,))


BITWISE_AND_SCALAR_TENSOR.implement(CPU, bitwise_and_Scalar_Tensor_cpu)


# bitwise_or.Scalar_Tensor (ops.yaml:8070)
BITWISE_OR_SCALAR_TENSOR = define(
    "bitwise_or.Scalar_Tensor",
    "bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8070",
    digest="beb782542a230f9c",
    kernel={
        "elementwise": "self | other",
    },
)
BITWISE_OR_SCALAR_TENSOR_LOOP = Elementwise(
    "bitwise_or.Scalar_Tensor", LOOPS, "bitwise_or_Scalar_Tensor_d198e601", 1, accepts=('bool', 'integral')
)


def bitwise_or_Scalar_Tensor_cpu(self, other):
    """bitwise_or.Scalar_Tensor on the CPU."""
    dtype = other.dtype
    if type(self) in dtype.absorbs:
        kernel = BITWISE_OR_SCALAR_TENSOR_LOOP[dtype]
        array = other._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (self,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return BITWISE_OR_SCALAR_TENSOR_LOOP.compute((other,), (self,))


BITWISE_OR_SCALAR_TENSOR.implement(CPU, bitwise_or_Scalar_Tensor_cpu)


# bitwise_xor.Scalar_Tensor (ops.yaml:8077)
BITWISE_XOR_SCALAR_TENSOR = define(
    "bitwise_xor.Scalar_Tensor",
    "bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:8077",
    digest="f48b113e13a5a250",
    kernel={
        "elementwise": "self ^ other",
    },
)
BITWISE_XOR_SCALAR_TENSOR_LOOP = Elementwise(
    "bitwise_xor.Scalar_Tensor", LOOPS, "bitwise_xor_Scalar_Tensor_adc4a59a", 1, accepts=('bool', 'integral')
)


def bitwise_xor_Scalar_Tensor_cpu(self, other):
    """bitwise_xor.Scalar_Tensor on the CPU."""
    dtype = other.dtype
    if type(self) in dtype.absorbs:
        kernel = BITWISE_XOR_SCALAR_TENSOR_LOOP[dtype]
        array = other._array
        out = np.empty(array.shape, kernel.numpy)
        if kernel.run(kernel.words, (array, out), (self,)) == 0:
            result = Tensor()
            result._array, result.dtype, result._keys = out, kernel.out, CPU
            result._edge = result._version = result._base = None
            return result
    return BITWISE_XOR_SCALAR_TENSOR_LOOP.compute((other,), (self,))


BITWISE_XOR_SCALAR_TENSOR.implement(CPU, bitwise_xor_Scalar_Tensor_cpu)
