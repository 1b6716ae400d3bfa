"""The parts operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.parts

from runtime import language
from runtime.autograd import forward, operations, recording
from runtime.autograd.inplace import check_inplace, record_inplace, untracked, without_gradient
from runtime.autograd.node import Node, next_sequence_nr, unpack_input
from runtime.autograd.pushforward import by_double_backward
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.parts"
functions = LateModule(f"{PACKAGE}.functions")


# real (ops.yaml:10917)
REAL = define(
    "real",
    "real(Tensor(a) self) -> Tensor(a)",
    tags=("engine",),
    source="ops.yaml:10917",
    digest="799810cce706d910",
    kernel={
        "composite": "_real(self) if self.dtype.is_complex else self",
    },
)


def real_composite(self):
    """real, from other operators."""
    return functions._real(self) if self.dtype.is_complex else self


REAL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, real_composite)


# imag (ops.yaml:10929)
IMAG = define(
    "imag",
    "imag(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:10929",
    digest="896d37f08cc174b1",
    kernel={
        "composite": "_imag(self)",
    },
)


def imag_composite(self):
    """imag, from other operators."""
    return functions._imag(self)


IMAG.implement(COMPOSITE_IMPLICIT_AUTOGRAD, imag_composite)


# _real (ops.yaml:10940, derivatives.yaml:914)
_REAL = define(
    "_real",
    "_real(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:10940",
    digest="5b597e19d9d7f33d",
    kernel={
        "dispatch": "{CPU: runtime.kernels.parts.real}",
    },
    derivative={
        "self": "grad",
    },
)
_REAL.implement(CPU, runtime.kernels.parts.real)


class _RealBackward0(Node):
    """Backward of _real (derivatives.yaml:914)."""

    __slots__ = ()
    operator = "_real"

    def apply(self, grad):
        grad_self = grad
        return (grad_self,)


def _real_autograd(self):
    """_real, recorded for the backward pass."""
    result = _REAL[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return untracked(result)
    node = _RealBackward0()
    return recording.record(node, result, self)


_REAL.implement(AUTOGRAD_CPU, _real_autograd)


def _real_forward(self):
    """_real, and the tangent of its result."""
    result = _REAL[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = _REAL[self._tangent._keys](forward.own(self))
    forward.attach_view(result, result_t)
    return result


_REAL.implement(FORWARD_AD, _real_forward)


# _imag (ops.yaml:10946, derivatives.yaml:917)
_IMAG = define(
    "_imag",
    "_imag(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:10946",
    digest="b528746e090ea549",
    kernel={
        "dispatch": "{CPU: runtime.kernels.parts.imag}",
    },
    derivative={
        "self": "grad * 1j",
    },
)
_IMAG.implement(CPU, runtime.kernels.parts.imag)


class _ImagBackward0(Node):
    """Backward of _imag (derivatives.yaml:917)."""

    __slots__ = ()
    operator = "_imag"

    def apply(self, grad):
        grad_self = grad * 1j
        return (grad_self,)


def _imag_autograd(self):
    """_imag, recorded for the backward pass."""
    result = _IMAG[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return untracked(result)
    node = _ImagBackward0()
    return recording.record(node, result, self)


_IMAG.implement(AUTOGRAD_CPU, _imag_autograd)


def _imag_forward(self):
    """_imag, and the tangent of its result."""
    result = _IMAG[(self._keys) & BELOW_FORWARD](self)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = _IMAG[self._tangent._keys](forward.own(self))
    forward.attach_view(result, result_t)
    return result


_IMAG.implement(FORWARD_AD, _imag_forward)


# conj_physical (ops.yaml:10952, derivatives.yaml:910)
CONJ_PHYSICAL = define(
    "conj_physical",
    "conj_physical(Tensor self) -> Tensor",
    tags=("engine", "pointwise"),
    source="ops.yaml:10952",
    digest="3df0992465bd7606",
    kernel={
        "elementwise": "conj(self)",
    },
    derivative={
        "self": "conj(grad)",
        "result": "auto_element_wise",
    },
)
CONJ_PHYSICAL_ = define(
    "conj_physical_",
    "conj_physical_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:10952",
    digest="3df0992465bd7606",
)
CONJ_PHYSICAL_OUT = define(
    "conj_physical.out",
    "conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:10952",
    digest="3df0992465bd7606",
)
CONJ_PHYSICAL_LOOP = Elementwise("conj_physical", LOOPS, "conj_physical_c10e09cb", 1)
CONJ_PHYSICAL.implement(CPU, CONJ_PHYSICAL_LOOP.make)
CONJ_PHYSICAL_.implement(CPU, CONJ_PHYSICAL_LOOP.update)
CONJ_PHYSICAL_OUT.implement(CPU, CONJ_PHYSICAL_LOOP.write)
CONJ_PHYSICAL_BACKWARD_SELF_LOOP = Elementwise(
    "ConjPhysicalBackward0", LOOPS, "conj_physical_backward_self_4d309509", 1
)


class ConjPhysicalBackward0(Node):
    """Backward of conj_physical (derivatives.yaml:910)."""

    __slots__ = ()
    operator = "conj_physical"

    def apply(self, grad):
        if state.active and not grad_enabled() and not state.dual:
            grad_self = CONJ_PHYSICAL_BACKWARD_SELF_LOOP.make(grad)
        else:
            grad_self = operations.conj(grad)
        return (grad_self,)


def conj_physical_autograd(self):
    """conj_physical, recorded for the backward pass."""
    result = CONJ_PHYSICAL[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = ConjPhysicalBackward0()
    return recording.record(node, result, self)


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


# conj (ops.yaml:10964)
CONJ = define(
    "conj",
    "conj(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:10964",
    digest="3aea08715d2c414c",
    kernel={
        "composite": "conj_physical(self) if self.dtype.is_complex else self",
    },
)


def conj_composite(self):
    """conj, from other operators."""
    return functions.conj_physical(self) if self.dtype.is_complex else self


CONJ.implement(COMPOSITE_IMPLICIT_AUTOGRAD, conj_composite)


# resolve_conj (ops.yaml:10974)
RESOLVE_CONJ = define(
    "resolve_conj",
    "resolve_conj(Tensor(a) self) -> Tensor(a)",
    source="ops.yaml:10974",
    digest="926c76438675ddf6",
    kernel={
        "composite": "self",
    },
)


def resolve_conj_composite(self):
    """resolve_conj, from other operators."""
    return self


RESOLVE_CONJ.implement(COMPOSITE_IMPLICIT_AUTOGRAD, resolve_conj_composite)


# _angle (ops.yaml:10984, derivatives.yaml:920)
_ANGLE = define(
    "_angle",
    "_angle(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10984",
    digest="ea401933544c9c19",
    kernel={
        "elementwise": "atan2(imag(self), real(self))",
    },
    derivative={
        "self": "grad * 1j * _ratio_or_zero(self, abs(self) * abs(self))",
    },
)
_ANGLE_LOOP = Elementwise("_angle", LOOPS, "_angle_338d63cc", 1, promote="complex_to_real", accepts=('complex',))
_ANGLE.implement(CPU, _ANGLE_LOOP.make)


class _AngleBackward0(Node):
    """Backward of _angle (derivatives.yaml:920)."""

    __slots__ = ("_saved_self", "_version_self")
    operator = "_angle"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = grad * 1j * functions._ratio_or_zero(self_, functions.abs(self_) * functions.abs(self_))
        return (grad_self,)

    def release(self):
        self._saved_self = None


def _angle_autograd(self):
    """_angle, recorded for the backward pass."""
    result = _ANGLE[(self._keys) & BELOW_AUTOGRAD](self)
    if state.active and not grad_enabled():
        return result
    node = _AngleBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


_ANGLE.implement(AUTOGRAD_CPU, _angle_autograd)
_ANGLE.implement(FORWARD_AD, by_double_backward(_ANGLE))


# _angle_of_real (ops.yaml:10992, derivatives.yaml:923)
_ANGLE_OF_REAL = define(
    "_angle_of_real",
    "_angle_of_real(Tensor self) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10992",
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
_ANGLE_OF_REAL.implement(CPU, _ANGLE_OF_REAL_LOOP.make)


class _AngleOfRealBackward0(Node):
    """Backward of _angle_of_real (derivatives.yaml:923)."""

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
    return recording.record(node, result, self)


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


# angle (ops.yaml:11002)
ANGLE = define(
    "angle",
    "angle(Tensor self) -> Tensor",
    source="ops.yaml:11002",
    digest="b593e87d22e8ed8c",
    kernel={
        "composite": "_angle(self) if self.dtype.is_complex else _angle_of_real(self)",
    },
)
ANGLE_OUT = define(
    "angle.out",
    "angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:11002",
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


# is_floating_point (ops.yaml:11013)
IS_FLOATING_POINT = define(
    "is_floating_point",
    "is_floating_point(Tensor self) -> bool",
    source="ops.yaml:11013",
    digest="16f9997c7a61af1f",
    kernel={
        "composite": "self.dtype.is_floating_point",
    },
)


def is_floating_point_composite(self):
    """is_floating_point, from other operators."""
    return self.dtype.is_floating_point


IS_FLOATING_POINT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, is_floating_point_composite)


# is_complex (ops.yaml:11022)
IS_COMPLEX = define(
    "is_complex",
    "is_complex(Tensor self) -> bool",
    source="ops.yaml:11022",
    digest="f4a078d2fa66c124",
    kernel={
        "composite": "self.dtype.is_complex",
    },
)


def is_complex_composite(self):
    """is_complex, from other operators."""
    return self.dtype.is_complex


IS_COMPLEX.implement(COMPOSITE_IMPLICIT_AUTOGRAD, is_complex_composite)


# is_signed (ops.yaml:11031)
IS_SIGNED = define(
    "is_signed",
    "is_signed(Tensor self) -> bool",
    source="ops.yaml:11031",
    digest="26e59a748610ef19",
    kernel={
        "composite": "self.dtype.is_signed",
    },
)


def is_signed_composite(self):
    """is_signed, from other operators."""
    return self.dtype.is_signed


IS_SIGNED.implement(COMPOSITE_IMPLICIT_AUTOGRAD, is_signed_composite)


# is_nonzero (ops.yaml:11041)
IS_NONZERO = define(
    "is_nonzero",
    "is_nonzero(Tensor self) -> bool",
    source="ops.yaml:11041",
    digest="fe56c19d8fe50895",
    kernel={
        "composite": "bool(self != 0)",
    },
)


def is_nonzero_composite(self):
    """is_nonzero, from other operators."""
    return bool(self != 0)


IS_NONZERO.implement(COMPOSITE_IMPLICIT_AUTOGRAD, is_nonzero_composite)


# result_type.Tensor (ops.yaml:11051)
RESULT_TYPE_TENSOR = define(
    "result_type.Tensor",
    "result_type.Tensor(Tensor tensor, Tensor other) -> ScalarType",
    source="ops.yaml:11051",
    digest="b0d67f0a50eda0bf",
    kernel={
        "composite": "result_dtype(tensor, other)",
    },
)


def result_type_Tensor_composite(tensor, other):
    """result_type.Tensor, from other operators."""
    return language.result_dtype(tensor, other)


RESULT_TYPE_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, result_type_Tensor_composite)


# result_type.Scalar (ops.yaml:11060)
RESULT_TYPE_SCALAR = define(
    "result_type.Scalar",
    "result_type.Scalar(Tensor tensor, Scalar other) -> ScalarType",
    source="ops.yaml:11060",
    digest="8b46aaacc5f7a6c4",
    kernel={
        "composite": "result_dtype(tensor, other)",
    },
)


def result_type_Scalar_composite(tensor, other):
    """result_type.Scalar, from other operators."""
    return language.result_dtype(tensor, other)


RESULT_TYPE_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, result_type_Scalar_composite)


# result_type.Scalar_Tensor (ops.yaml:11065)
RESULT_TYPE_SCALAR_TENSOR = define(
    "result_type.Scalar_Tensor",
    "result_type.Scalar_Tensor(Scalar scalar, Tensor tensor) -> ScalarType",
    source="ops.yaml:11065",
    digest="70ce859090132442",
    kernel={
        "composite": "result_dtype(scalar, tensor)",
    },
)


def result_type_Scalar_Tensor_composite(scalar, tensor):
    """result_type.Scalar_Tensor, from other operators."""
    return language.result_dtype(scalar, tensor)


RESULT_TYPE_SCALAR_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, result_type_Scalar_Tensor_composite)


# result_type.Scalar_Scalar (ops.yaml:11070)
RESULT_TYPE_SCALAR_SCALAR = define(
    "result_type.Scalar_Scalar",
    "result_type.Scalar_Scalar(Scalar scalar1, Scalar scalar2) -> ScalarType",
    source="ops.yaml:11070",
    digest="e043b08ff0b51bd6",
    kernel={
        "composite": "result_dtype(scalar1, scalar2)",
    },
)


def result_type_Scalar_Scalar_composite(scalar1, scalar2):
    """result_type.Scalar_Scalar, from other operators."""
    return language.result_dtype(scalar1, scalar2)


RESULT_TYPE_SCALAR_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, result_type_Scalar_Scalar_composite)
