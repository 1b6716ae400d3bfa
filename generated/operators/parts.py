# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The parts operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.complex
import runtime.kernels.indexing.numbers

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import composite, defining, recorded_in_place
from runtime.autograd.formulas import formula, formula_keys
from runtime.autograd.inplace import untracked
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

composite(define("real(Tensor(a) self) -> Tensor(a)", "4a53f21fceb2ffc4"),
    lambda self: functions._real(self) if self.dtype.is_complex else self)
composite(define("imag(Tensor(a) self) -> Tensor(a)", "49374efd028f5c96"), lambda self: functions._imag(self))

_REAL = define("_real(Tensor(a) self) -> Tensor(a)", "b49c4a8bd32acb5f")
_REAL.implement(CPU, runtime.kernels.complex.real)

class _RealBackward0(Node, operator="_real"):
    __slots__ = ()

    def apply(self, grad):
        return (grad,)

@_REAL.implement(AUTOGRAD)
def _real_autograd(self):
    result = _REAL[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return untracked(result)
    return record.call(_RealBackward0(), result, self)

forward_rule(_REAL, lambda self: _REAL[self._tangent._keys](forward.own(self)), shares=True)

_IMAG = define("_imag(Tensor(a) self) -> Tensor(a)", "66aab15b4f3e6d87")
_IMAG.implement(CPU, runtime.kernels.complex.imag)

class _ImagBackward0(Node, operator="_imag"):
    __slots__ = ()

    def apply(self, grad):
        return (grad * 1j,)

@_IMAG.implement(AUTOGRAD)
def _imag_autograd(self):
    result = _IMAG[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return untracked(result)
    return record.call(_ImagBackward0(), result, self)

forward_rule(_IMAG, lambda self: _IMAG[self._tangent._keys](forward.own(self)), shares=True)

CONJ_PHYSICAL, CONJ_PHYSICAL_, CONJ_PHYSICAL_OUT = define("conj_physical(Tensor self) -> Tensor", "a55117cf53b61909",
    "conj_physical_", "conj_physical.out")
CONJ_PHYSICAL_LOOP = CONJ_PHYSICAL.compute_by(Elementwise("conj_physical", LOOPS, "conj_physical_kernel", 1,
    casts=False))
CONJ_PHYSICAL_BACKWARD_SELF_FORMULA = formula(CONJ_PHYSICAL, "backward_self",
    Elementwise("ConjPhysicalBackward0", LOOPS, "conj_physical_kernel", 1), lambda grad: operations.conj(grad))

class ConjPhysicalBackward0(Node, operator="conj_physical"):
    __slots__ = ()

    def apply(self, grad):
        return (CONJ_PHYSICAL_BACKWARD_SELF_FORMULA[grad._keys & formula_keys()](grad),)

@CONJ_PHYSICAL.implement(AUTOGRAD)
def conj_physical_autograd(self):
    result = CONJ_PHYSICAL[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    return record.call(ConjPhysicalBackward0(), result, self)

recorded_in_place(CONJ_PHYSICAL_, ConjPhysicalBackward0)
forward_rule(CONJ_PHYSICAL, lambda self_t: self_t)
composite(define("conj(Tensor(a) self) -> Tensor(a)", "90e1b4c8213f3d51"),
    lambda self: functions.conj_physical(self) if self.dtype.is_complex else self)
composite(define("resolve_conj(Tensor(a) self) -> Tensor(a)", "97d26c2771d823b3"), lambda self: self)

_ANGLE = define("_angle(Tensor self) -> Tensor", "a866d10013834748")
_ANGLE_LOOP = _ANGLE.compute_by(Elementwise("_angle", LOOPS, "_angle_kernel", 1, promote="complex_to_real",
    accepts=("complex",)))

class _AngleBackward0(Node, operator="_angle"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (
            grad * 1j * functions._ratio_or_zero(
                functions._ratio_or_zero(self_, functions.abs(self_)), functions.abs(self_)
            ),)

@_ANGLE.implement(AUTOGRAD)
def _angle_autograd(self):
    result = _ANGLE[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = _AngleBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

pushed_forward(_ANGLE)

_ANGLE_OF_REAL = define("_angle_of_real(Tensor self) -> Tensor", "e641bb2dce0b3af4")
_ANGLE_OF_REAL_LOOP = _ANGLE_OF_REAL.compute_by(Elementwise("_angle_of_real", LOOPS, "_angle_of_real_kernel", 1,
    promote="int_to_float", accepts=("bool", "integral", "floating")))

class _AngleOfRealBackward0(Node, operator="_angle_of_real", label="AngleBackward0"):
    __slots__ = ()

    def apply(self, grad):
        return (functions.zeros_like(grad),)

@_ANGLE_OF_REAL.implement(AUTOGRAD)
def _angle_of_real_autograd(self):
    result = _ANGLE_OF_REAL[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    return record.call(_AngleOfRealBackward0(), result, self)

forward_rule(_ANGLE_OF_REAL, lambda self_t: functions.zeros_like(self_t))
composite(define("angle(Tensor self) -> Tensor", "6b8e59b69b86baa5", "angle.out", casts=True),
    lambda self: functions._angle(self) if self.dtype.is_complex else functions._angle_of_real(self))
composite(define("is_floating_point(Tensor self) -> bool", "d789cb826ad1935f"),
    lambda self: self.dtype.is_floating_point)
composite(define("is_complex(Tensor self) -> bool", "68bfdd78f045710e"), lambda self: self.dtype.is_complex)
composite(define("is_signed(Tensor self) -> bool", "158346f5e096baf1"), lambda self: self.dtype.is_signed)

_LOCAL_SCALAR_DENSE = define("_local_scalar_dense(Tensor self) -> Scalar", "23f2eebf14fc458d")
_LOCAL_SCALAR_DENSE.implement(CPU, runtime.kernels.indexing.numbers.only_element)
composite(define("is_nonzero(Tensor self) -> bool", "1da18642786b70f7"), lambda self: bool(self != 0))
composite(define("result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType", "cf5d8ee4b8334fd6"),
    lambda tensor, other: language.result_dtype(tensor, other))
composite(define("result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType", "8b43ed6c6b6cda20"),
    lambda tensor, other: language.result_dtype(tensor, other))
composite(define("result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType", "d772db2a5e89c3ff"),
    lambda scalar, tensor: language.result_dtype(scalar, tensor))
composite(define("result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType", "b3b15b515e47aa17"),
    lambda scalar1, scalar2: language.result_dtype(scalar1, scalar2))
