"""The parts operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.parts

from runtime import language
from runtime.autograd import forward
from runtime.autograd.inplace import check_inplace, record_inplace, without_gradient
from runtime.autograd.node import Node, next_sequence_nr
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD
from runtime.tensor import bump_version

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.parts"
functions = LateModule(f"{PACKAGE}.functions")


# real (ops.yaml:10819)
REAL = define(
    "real",
    "real(Tensor(a) self) -> Tensor(a)",
    tags=("engine",),
    source="ops.yaml:10819",
    digest="b5076dd15366e0b1",
    kernel={
        "dispatch": "{CompositeImplicitAutograd: runtime.kernels.parts.real}",
    },
)
REAL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, runtime.kernels.parts.real)


# imag (ops.yaml:10831)
IMAG = define(
    "imag",
    "imag(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:10831",
    digest="e686d46a538f4fc0",
    kernel={
        "dispatch": "{CompositeImplicitAutograd: runtime.kernels.parts.imag}",
    },
)
IMAG.implement(COMPOSITE_IMPLICIT_AUTOGRAD, runtime.kernels.parts.imag)


# conj_physical (ops.yaml:10842, derivatives.yaml:891)
CONJ_PHYSICAL = define(
    "conj_physical",
    "conj_physical(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10842",
    digest="45f65af062d491cf",
    kernel={
        "elementwise": "conj(self)",
    },
    derivative={
        "self": "grad",
        "result": "auto_element_wise",
    },
)
CONJ_PHYSICAL_ = define(
    "conj_physical_",
    "conj_physical_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:10842",
    digest="45f65af062d491cf",
)
CONJ_PHYSICAL_OUT = define(
    "conj_physical.out",
    "conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10842",
    digest="45f65af062d491cf",
)
CONJ_PHYSICAL_LOOP = Elementwise("conj_physical", LOOPS, "conj_physical_c10e09cb", 1)


def conj_physical_cpu(self):
    """conj_physical on the CPU."""
    dtype = self.dtype
    kernel = CONJ_PHYSICAL_LOOP[dtype]
    array = self._array
    result = kernel.tensor(kernel.process, kernel.words, (array,), ())
    if result is not None:
        return result
    return CONJ_PHYSICAL_LOOP.compute((self,), ())


CONJ_PHYSICAL.implement(CPU, conj_physical_cpu)


def conj_physical__cpu(self):
    """conj_physical_ on the CPU."""
    dtype = self.dtype
    kernel = CONJ_PHYSICAL_LOOP[dtype]
    array = self._array
    if kernel.out is self.dtype and kernel.run(kernel.words, (array, self._array), ()) == 0:
        bump_version(self)
        return self
    return CONJ_PHYSICAL_LOOP.compute((self,), (), (self,), in_place=True)


CONJ_PHYSICAL_.implement(CPU, conj_physical__cpu)


def conj_physical_out_cpu(self, out):
    """conj_physical.out on the CPU."""
    return CONJ_PHYSICAL_LOOP.compute((self,), (), (out,))


CONJ_PHYSICAL_OUT.implement(CPU, conj_physical_out_cpu)


class ConjPhysicalBackward0(Node):
    """Backward of conj_physical (derivatives.yaml:891)."""

    __slots__ = ()
    operator = "conj_physical"

    def apply(self, grad):
        grad_self = grad
        return (grad_self,)


def conj_physical_autograd(self):
    """conj_physical, recorded for the backward pass."""
    result = CONJ_PHYSICAL[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = ConjPhysicalBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


CONJ_PHYSICAL.implement(AUTOGRAD_CPU, conj_physical_autograd)


def conj_physical__autograd(self):
    """conj_physical_, recorded for the backward pass."""
    if state.active and not grad_enabled():
        return CONJ_PHYSICAL_[(self._keys) & BELOW_AUTOGRAD](self)
    check_inplace("conj_physical_", self)
    node = ConjPhysicalBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    CONJ_PHYSICAL_[(self._keys) & BELOW_AUTOGRAD](self)
    node.shape, node.dtype = self._array.shape, self.dtype
    record_inplace(self, node)
    return self


CONJ_PHYSICAL_.implement(AUTOGRAD_CPU, conj_physical__autograd)
CONJ_PHYSICAL_OUT.implement(AUTOGRAD_CPU, without_gradient(CONJ_PHYSICAL_OUT))


def conj_physical_forward(self):
    """conj_physical, and the tangent of its result."""
    result = CONJ_PHYSICAL[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = self_t
    forward.attach(result, result_t, self_t)
    return result


CONJ_PHYSICAL.implement(FORWARD_AD, conj_physical_forward)


def conj_physical__forward(self):
    """conj_physical_, and the tangent of what it writes."""
    if not forward.wanted(self):
        return CONJ_PHYSICAL_[(self._keys) & BELOW_FORWARD](self)
    self_t = forward.tangent_of(self)
    result_t = self_t
    CONJ_PHYSICAL_[(self._keys) & BELOW_FORWARD](self)
    return forward.rewrite(self, result_t, self_t)


CONJ_PHYSICAL_.implement(FORWARD_AD, conj_physical__forward)
CONJ_PHYSICAL_OUT.implement(FORWARD_AD, forward.without_tangent(CONJ_PHYSICAL_OUT))


# conj (ops.yaml:10854)
CONJ = define(
    "conj",
    "conj(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:10854",
    digest="3aea08715d2c414c",
    kernel={
        "composite": "conj_physical(self) if self.dtype.is_complex else self",
    },
)


def conj_composite(self):
    """conj, from other operators."""
    return functions.conj_physical(self) if self.dtype.is_complex else self


CONJ.implement(COMPOSITE_IMPLICIT_AUTOGRAD, conj_composite)


# resolve_conj (ops.yaml:10864)
RESOLVE_CONJ = define(
    "resolve_conj",
    "resolve_conj(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:10864",
    digest="926c76438675ddf6",
    kernel={
        "composite": "self",
    },
)


def resolve_conj_composite(self):
    """resolve_conj, from other operators."""
    return self


RESOLVE_CONJ.implement(COMPOSITE_IMPLICIT_AUTOGRAD, resolve_conj_composite)


# _angle (ops.yaml:10874)
_ANGLE = define(
    "_angle",
    "_angle(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10874",
    digest="5e078abac5ab4053",
    kernel={
        "elementwise": "atan2(imag(self), real(self))",
    },
)
_ANGLE_LOOP = Elementwise("_angle", LOOPS, "_angle_338d63cc", 1, promote="complex_to_real", accepts=('complex',))


def _angle_cpu(self):
    """_angle on the CPU."""
    dtype = self.dtype
    kernel = _ANGLE_LOOP[dtype]
    array = self._array
    result = kernel.tensor(kernel.process, kernel.words, (array,), ())
    if result is not None:
        return result
    return _ANGLE_LOOP.compute((self,), ())


_ANGLE.implement(CPU, _angle_cpu)


# _angle_of_real (ops.yaml:10882, derivatives.yaml:895)
_ANGLE_OF_REAL = define(
    "_angle_of_real",
    "_angle_of_real(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10882",
    digest="df60e38c019a3bc3",
    kernel={
        "elementwise": "where(isnan(self), self, where(self < 0, pi, 0))",
    },
    derivative={
        "self": "zeros_like(grad)",
        "result": "auto_element_wise",
    },
)
_ANGLE_OF_REAL_LOOP = Elementwise(
    "_angle_of_real",
    LOOPS,
    "_angle_of_real_ab6fe53f",
    1,
    promote="int_to_float",
    accepts=('bool', 'integral', 'floating'),
)


def _angle_of_real_cpu(self):
    """_angle_of_real on the CPU."""
    dtype = self.dtype
    kernel = _ANGLE_OF_REAL_LOOP[dtype]
    array = self._array
    result = kernel.tensor(kernel.process, kernel.words, (array,), ())
    if result is not None:
        return result
    return _ANGLE_OF_REAL_LOOP.compute((self,), ())


_ANGLE_OF_REAL.implement(CPU, _angle_of_real_cpu)


class _AngleOfRealBackward0(Node):
    """Backward of _angle_of_real (derivatives.yaml:895)."""

    __slots__ = ()
    operator = "_angle_of_real"

    def apply(self, grad):
        grad_self = functions.zeros_like(grad)
        return (grad_self,)


def _angle_of_real_autograd(self):
    """_angle_of_real, recorded for the backward pass."""
    result = _ANGLE_OF_REAL[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = _AngleOfRealBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node.shape, node.dtype = result._array.shape, result.dtype
    result._edge = (node, 0)
    result._keys |= AUTOGRAD_CPU
    return result


_ANGLE_OF_REAL.implement(AUTOGRAD_CPU, _angle_of_real_autograd)


def _angle_of_real_forward(self):
    """_angle_of_real, and the tangent of its result."""
    result = _ANGLE_OF_REAL[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = functions.zeros_like(self_t)
    forward.attach(result, result_t, self_t)
    return result


_ANGLE_OF_REAL.implement(FORWARD_AD, _angle_of_real_forward)


# angle (ops.yaml:10892)
ANGLE = define(
    "angle",
    "angle(Tensor self) -> Tensor",
    source="ops.yaml:10892",
    digest="b593e87d22e8ed8c",
    kernel={
        "composite": "_angle(self) if self.dtype.is_complex else _angle_of_real(self)",
    },
)
ANGLE_OUT = define(
    "angle.out",
    "angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10892",
    digest="b593e87d22e8ed8c",
)


def angle_composite(self):
    """angle, from other operators."""
    return functions._angle(self) if self.dtype.is_complex else functions._angle_of_real(self)


ANGLE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, angle_composite)


def angle_out_cpu(self, out):
    """angle.out: the functional form, copied into out."""
    return write_out("angle.out", out, angle_composite(self))


ANGLE_OUT.implement(CPU, angle_out_cpu)
ANGLE_OUT.implement(AUTOGRAD_CPU, without_gradient(ANGLE_OUT))
ANGLE_OUT.implement(FORWARD_AD, forward.without_tangent(ANGLE_OUT))


# is_floating_point (ops.yaml:10903)
IS_FLOATING_POINT = define(
    "is_floating_point",
    "is_floating_point(Tensor self) -> bool",
    source="ops.yaml:10903",
    digest="16f9997c7a61af1f",
    kernel={
        "composite": "self.dtype.is_floating_point",
    },
)


def is_floating_point_composite(self):
    """is_floating_point, from other operators."""
    return self.dtype.is_floating_point


IS_FLOATING_POINT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, is_floating_point_composite)


# is_complex (ops.yaml:10912)
IS_COMPLEX = define(
    "is_complex",
    "is_complex(Tensor self) -> bool",
    source="ops.yaml:10912",
    digest="f4a078d2fa66c124",
    kernel={
        "composite": "self.dtype.is_complex",
    },
)


def is_complex_composite(self):
    """is_complex, from other operators."""
    return self.dtype.is_complex


IS_COMPLEX.implement(COMPOSITE_IMPLICIT_AUTOGRAD, is_complex_composite)


# is_signed (ops.yaml:10921)
IS_SIGNED = define(
    "is_signed",
    "is_signed(Tensor self) -> bool",
    source="ops.yaml:10921",
    digest="26e59a748610ef19",
    kernel={
        "composite": "self.dtype.is_signed",
    },
)


def is_signed_composite(self):
    """is_signed, from other operators."""
    return self.dtype.is_signed


IS_SIGNED.implement(COMPOSITE_IMPLICIT_AUTOGRAD, is_signed_composite)


# is_nonzero (ops.yaml:10931)
IS_NONZERO = define(
    "is_nonzero",
    "is_nonzero(Tensor self) -> bool",
    source="ops.yaml:10931",
    digest="fe56c19d8fe50895",
    kernel={
        "composite": "bool(self != 0)",
    },
)


def is_nonzero_composite(self):
    """is_nonzero, from other operators."""
    return bool(self != 0)


IS_NONZERO.implement(COMPOSITE_IMPLICIT_AUTOGRAD, is_nonzero_composite)


# result_type.Tensor (ops.yaml:10941)
RESULT_TYPE_TENSOR = define(
    "result_type.Tensor",
    "result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType",
    source="ops.yaml:10941",
    digest="b0d67f0a50eda0bf",
    kernel={
        "composite": "result_dtype(tensor, other)",
    },
)


def result_type_Tensor_composite(tensor, other):
    """result_type.Tensor, from other operators."""
    return language.result_dtype(tensor, other)


RESULT_TYPE_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, result_type_Tensor_composite)


# result_type.Scalar (ops.yaml:10950)
RESULT_TYPE_SCALAR = define(
    "result_type.Scalar",
    "result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType",
    source="ops.yaml:10950",
    digest="8b46aaacc5f7a6c4",
    kernel={
        "composite": "result_dtype(tensor, other)",
    },
)


def result_type_Scalar_composite(tensor, other):
    """result_type.Scalar, from other operators."""
    return language.result_dtype(tensor, other)


RESULT_TYPE_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, result_type_Scalar_composite)


# result_type.Scalar_Tensor (ops.yaml:10955)
RESULT_TYPE_SCALAR_TENSOR = define(
    "result_type.Scalar_Tensor",
    "result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType",
    source="ops.yaml:10955",
    digest="70ce859090132442",
    kernel={
        "composite": "result_dtype(scalar, tensor)",
    },
)


def result_type_Scalar_Tensor_composite(scalar, tensor):
    """result_type.Scalar_Tensor, from other operators."""
    return language.result_dtype(scalar, tensor)


RESULT_TYPE_SCALAR_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, result_type_Scalar_Tensor_composite)


# result_type.Scalar_Scalar (ops.yaml:10960)
RESULT_TYPE_SCALAR_SCALAR = define(
    "result_type.Scalar_Scalar",
    "result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType",
    source="ops.yaml:10960",
    digest="e043b08ff0b51bd6",
    kernel={
        "composite": "result_dtype(scalar1, scalar2)",
    },
)


def result_type_Scalar_Scalar_composite(scalar1, scalar2):
    """result_type.Scalar_Scalar, from other operators."""
    return language.result_dtype(scalar1, scalar2)


RESULT_TYPE_SCALAR_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, result_type_Scalar_Scalar_composite)
