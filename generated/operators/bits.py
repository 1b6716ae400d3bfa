"""The bits operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.autograd import forward
from runtime.autograd.inplace import without_gradient
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.kernels.elementwise import Elementwise
from runtime.keys import AUTOGRAD_CPU, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.bits"
functions = LateModule(f"{PACKAGE}.functions")


# bitwise_left_shift.Tensor (ops.yaml:9950)
BITWISE_LEFT_SHIFT_TENSOR = define(
    "bitwise_left_shift.Tensor",
    "bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9950",
    digest="ce08937b779b150a",
    kernel={
        "elementwise": "self << other",
    },
)
BITWISE_LEFT_SHIFT__TENSOR = define(
    "bitwise_left_shift_.Tensor",
    "bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:9950",
    digest="ce08937b779b150a",
)
BITWISE_LEFT_SHIFT_TENSOR_OUT = define(
    "bitwise_left_shift.Tensor_out",
    "bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor("
    "a!)",
    source="ops.yaml:9950",
    digest="ce08937b779b150a",
)
BITWISE_LEFT_SHIFT_TENSOR_LOOP = Elementwise(
    "bitwise_left_shift.Tensor", LOOPS, "bitwise_left_shift_Tensor_663e8954", 2, accepts=('integral',)
)
BITWISE_LEFT_SHIFT_TENSOR.implement(CPU, BITWISE_LEFT_SHIFT_TENSOR_LOOP.make)
BITWISE_LEFT_SHIFT__TENSOR.implement(CPU, BITWISE_LEFT_SHIFT_TENSOR_LOOP.update)
BITWISE_LEFT_SHIFT_TENSOR_OUT.implement(CPU, BITWISE_LEFT_SHIFT_TENSOR_LOOP.write)
BITWISE_LEFT_SHIFT_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_LEFT_SHIFT_TENSOR_OUT))
BITWISE_LEFT_SHIFT__TENSOR.implement(FORWARD_AD, forward.without_tangent(BITWISE_LEFT_SHIFT__TENSOR))
BITWISE_LEFT_SHIFT_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(BITWISE_LEFT_SHIFT_TENSOR_OUT))


# bitwise_left_shift.Tensor_Scalar (ops.yaml:9964)
BITWISE_LEFT_SHIFT_TENSOR_SCALAR = define(
    "bitwise_left_shift.Tensor_Scalar",
    "bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9964",
    digest="9b5e35bd42a1cdb0",
    kernel={
        "elementwise": "self << other",
    },
)
BITWISE_LEFT_SHIFT__TENSOR_SCALAR = define(
    "bitwise_left_shift_.Tensor_Scalar",
    "bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:9964",
    digest="9b5e35bd42a1cdb0",
)
BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT = define(
    "bitwise_left_shift.Tensor_Scalar_out",
    "bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> "
    "Tensor(a!)",
    source="ops.yaml:9964",
    digest="9b5e35bd42a1cdb0",
)
BITWISE_LEFT_SHIFT_TENSOR_SCALAR_LOOP = Elementwise(
    "bitwise_left_shift.Tensor_Scalar", LOOPS, "bitwise_left_shift_Tensor_Scalar_4d764755", 1, accepts=('integral',)
)
BITWISE_LEFT_SHIFT_TENSOR_SCALAR.implement(CPU, BITWISE_LEFT_SHIFT_TENSOR_SCALAR_LOOP.make)
BITWISE_LEFT_SHIFT__TENSOR_SCALAR.implement(CPU, BITWISE_LEFT_SHIFT_TENSOR_SCALAR_LOOP.update)
BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT.implement(CPU, BITWISE_LEFT_SHIFT_TENSOR_SCALAR_LOOP.write)
BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT))
BITWISE_LEFT_SHIFT__TENSOR_SCALAR.implement(FORWARD_AD, forward.without_tangent(BITWISE_LEFT_SHIFT__TENSOR_SCALAR))
BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT.implement(
    FORWARD_AD, forward.without_tangent(BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT)
)


# bitwise_left_shift.Scalar_Tensor (ops.yaml:9973)
BITWISE_LEFT_SHIFT_SCALAR_TENSOR = define(
    "bitwise_left_shift.Scalar_Tensor",
    "bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9973",
    digest="e5699d2104351a32",
    kernel={
        "elementwise": "self << other",
    },
)
BITWISE_LEFT_SHIFT_SCALAR_TENSOR_OUT = define(
    "bitwise_left_shift.Scalar_Tensor_out",
    "bitwise_left_shift.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> "
    "Tensor(a!)",
    source="ops.yaml:9973",
    digest="e5699d2104351a32",
)
BITWISE_LEFT_SHIFT_SCALAR_TENSOR_LOOP = Elementwise(
    "bitwise_left_shift.Scalar_Tensor", LOOPS, "bitwise_left_shift_Scalar_Tensor_6a9c475a", 1, accepts=('integral',)
)


def bitwise_left_shift_Scalar_Tensor_cpu(self, other):
    """bitwise_left_shift.Scalar_Tensor on the CPU."""
    return BITWISE_LEFT_SHIFT_SCALAR_TENSOR_LOOP.make(other, self)


BITWISE_LEFT_SHIFT_SCALAR_TENSOR.implement(CPU, bitwise_left_shift_Scalar_Tensor_cpu)


def bitwise_left_shift_Scalar_Tensor_out_cpu(self, other, out):
    """bitwise_left_shift.Scalar_Tensor_out on the CPU."""
    return BITWISE_LEFT_SHIFT_SCALAR_TENSOR_LOOP.write(other, self, out)


BITWISE_LEFT_SHIFT_SCALAR_TENSOR_OUT.implement(CPU, bitwise_left_shift_Scalar_Tensor_out_cpu)
BITWISE_LEFT_SHIFT_SCALAR_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_LEFT_SHIFT_SCALAR_TENSOR_OUT))
BITWISE_LEFT_SHIFT_SCALAR_TENSOR_OUT.implement(
    FORWARD_AD, forward.without_tangent(BITWISE_LEFT_SHIFT_SCALAR_TENSOR_OUT)
)


# _reversed_left_shift (ops.yaml:9981)
_REVERSED_LEFT_SHIFT = define(
    "_reversed_left_shift",
    "_reversed_left_shift(Tensor self, Scalar other) -> Tensor",
    source="ops.yaml:9981",
    digest="14b19924a3e63e0c",
    kernel={
        "composite": "bitwise_left_shift(other, self)",
    },
)


def _reversed_left_shift_composite(self, other):
    """_reversed_left_shift, from other operators."""
    return functions.bitwise_left_shift(other, self)


_REVERSED_LEFT_SHIFT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _reversed_left_shift_composite)


# bitwise_right_shift.Tensor (ops.yaml:9987)
BITWISE_RIGHT_SHIFT_TENSOR = define(
    "bitwise_right_shift.Tensor",
    "bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:9987",
    digest="94655339436df4e3",
    kernel={
        "elementwise": "self >> other",
    },
)
BITWISE_RIGHT_SHIFT__TENSOR = define(
    "bitwise_right_shift_.Tensor",
    "bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:9987",
    digest="94655339436df4e3",
)
BITWISE_RIGHT_SHIFT_TENSOR_OUT = define(
    "bitwise_right_shift.Tensor_out",
    "bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor"
    "(a!)",
    source="ops.yaml:9987",
    digest="94655339436df4e3",
)
BITWISE_RIGHT_SHIFT_TENSOR_LOOP = Elementwise(
    "bitwise_right_shift.Tensor", LOOPS, "bitwise_right_shift_Tensor_33121c8f", 2, accepts=('integral',)
)
BITWISE_RIGHT_SHIFT_TENSOR.implement(CPU, BITWISE_RIGHT_SHIFT_TENSOR_LOOP.make)
BITWISE_RIGHT_SHIFT__TENSOR.implement(CPU, BITWISE_RIGHT_SHIFT_TENSOR_LOOP.update)
BITWISE_RIGHT_SHIFT_TENSOR_OUT.implement(CPU, BITWISE_RIGHT_SHIFT_TENSOR_LOOP.write)
BITWISE_RIGHT_SHIFT_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_RIGHT_SHIFT_TENSOR_OUT))
BITWISE_RIGHT_SHIFT__TENSOR.implement(FORWARD_AD, forward.without_tangent(BITWISE_RIGHT_SHIFT__TENSOR))
BITWISE_RIGHT_SHIFT_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(BITWISE_RIGHT_SHIFT_TENSOR_OUT))


# bitwise_right_shift.Tensor_Scalar (ops.yaml:10001)
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR = define(
    "bitwise_right_shift.Tensor_Scalar",
    "bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10001",
    digest="6cfca75a8f4cac04",
    kernel={
        "elementwise": "self >> other",
    },
)
BITWISE_RIGHT_SHIFT__TENSOR_SCALAR = define(
    "bitwise_right_shift_.Tensor_Scalar",
    "bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:10001",
    digest="6cfca75a8f4cac04",
)
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT = define(
    "bitwise_right_shift.Tensor_Scalar_out",
    "bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) ->"
    " Tensor(a!)",
    source="ops.yaml:10001",
    digest="6cfca75a8f4cac04",
)
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_LOOP = Elementwise(
    "bitwise_right_shift.Tensor_Scalar", LOOPS, "bitwise_right_shift_Tensor_Scalar_ef79d75d", 1, accepts=('integral',)
)
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR.implement(CPU, BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_LOOP.make)
BITWISE_RIGHT_SHIFT__TENSOR_SCALAR.implement(CPU, BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_LOOP.update)
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT.implement(CPU, BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_LOOP.write)
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT))
BITWISE_RIGHT_SHIFT__TENSOR_SCALAR.implement(FORWARD_AD, forward.without_tangent(BITWISE_RIGHT_SHIFT__TENSOR_SCALAR))
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT.implement(
    FORWARD_AD, forward.without_tangent(BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT)
)


# bitwise_right_shift.Scalar_Tensor (ops.yaml:10010)
BITWISE_RIGHT_SHIFT_SCALAR_TENSOR = define(
    "bitwise_right_shift.Scalar_Tensor",
    "bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10010",
    digest="78b32cfb50acff85",
    kernel={
        "elementwise": "self >> other",
    },
)
BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_OUT = define(
    "bitwise_right_shift.Scalar_Tensor_out",
    "bitwise_right_shift.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) ->"
    " Tensor(a!)",
    source="ops.yaml:10010",
    digest="78b32cfb50acff85",
)
BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_LOOP = Elementwise(
    "bitwise_right_shift.Scalar_Tensor", LOOPS, "bitwise_right_shift_Scalar_Tensor_1d8a2231", 1, accepts=('integral',)
)


def bitwise_right_shift_Scalar_Tensor_cpu(self, other):
    """bitwise_right_shift.Scalar_Tensor on the CPU."""
    return BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_LOOP.make(other, self)


BITWISE_RIGHT_SHIFT_SCALAR_TENSOR.implement(CPU, bitwise_right_shift_Scalar_Tensor_cpu)


def bitwise_right_shift_Scalar_Tensor_out_cpu(self, other, out):
    """bitwise_right_shift.Scalar_Tensor_out on the CPU."""
    return BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_LOOP.write(other, self, out)


BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_OUT.implement(CPU, bitwise_right_shift_Scalar_Tensor_out_cpu)
BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_OUT))
BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_OUT.implement(
    FORWARD_AD, forward.without_tangent(BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_OUT)
)


# _reversed_right_shift (ops.yaml:10018)
_REVERSED_RIGHT_SHIFT = define(
    "_reversed_right_shift",
    "_reversed_right_shift(Tensor self, Scalar other) -> Tensor",
    source="ops.yaml:10018",
    digest="d41fcfa9fe3ced0d",
    kernel={
        "composite": "bitwise_right_shift(other, self)",
    },
)


def _reversed_right_shift_composite(self, other):
    """_reversed_right_shift, from other operators."""
    return functions.bitwise_right_shift(other, self)


_REVERSED_RIGHT_SHIFT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _reversed_right_shift_composite)


# bitwise_and.Scalar_Tensor (ops.yaml:10024)
BITWISE_AND_SCALAR_TENSOR = define(
    "bitwise_and.Scalar_Tensor",
    "bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10024",
    digest="5f70766c1c4adad1",
    kernel={
        "elementwise": "self & other",
    },
)
BITWISE_AND_SCALAR_TENSOR_OUT = define(
    "bitwise_and.Scalar_Tensor_out",
    "bitwise_and.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor("
    "a!)",
    source="ops.yaml:10024",
    digest="5f70766c1c4adad1",
)
BITWISE_AND_SCALAR_TENSOR_LOOP = Elementwise(
    "bitwise_and.Scalar_Tensor", LOOPS, "bitwise_and_Scalar_Tensor_7bb515b0", 1, accepts=('bool', 'integral')
)


def bitwise_and_Scalar_Tensor_cpu(self, other):
    """bitwise_and.Scalar_Tensor on the CPU."""
    return BITWISE_AND_SCALAR_TENSOR_LOOP.make(other, self)


BITWISE_AND_SCALAR_TENSOR.implement(CPU, bitwise_and_Scalar_Tensor_cpu)


def bitwise_and_Scalar_Tensor_out_cpu(self, other, out):
    """bitwise_and.Scalar_Tensor_out on the CPU."""
    return BITWISE_AND_SCALAR_TENSOR_LOOP.write(other, self, out)


BITWISE_AND_SCALAR_TENSOR_OUT.implement(CPU, bitwise_and_Scalar_Tensor_out_cpu)
BITWISE_AND_SCALAR_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_AND_SCALAR_TENSOR_OUT))
BITWISE_AND_SCALAR_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(BITWISE_AND_SCALAR_TENSOR_OUT))


# bitwise_or.Scalar_Tensor (ops.yaml:10032)
BITWISE_OR_SCALAR_TENSOR = define(
    "bitwise_or.Scalar_Tensor",
    "bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10032",
    digest="96d63011f0262a42",
    kernel={
        "elementwise": "self | other",
    },
)
BITWISE_OR_SCALAR_TENSOR_OUT = define(
    "bitwise_or.Scalar_Tensor_out",
    "bitwise_or.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a"
    "!)",
    source="ops.yaml:10032",
    digest="96d63011f0262a42",
)
BITWISE_OR_SCALAR_TENSOR_LOOP = Elementwise(
    "bitwise_or.Scalar_Tensor", LOOPS, "bitwise_or_Scalar_Tensor_d198e601", 1, accepts=('bool', 'integral')
)


def bitwise_or_Scalar_Tensor_cpu(self, other):
    """bitwise_or.Scalar_Tensor on the CPU."""
    return BITWISE_OR_SCALAR_TENSOR_LOOP.make(other, self)


BITWISE_OR_SCALAR_TENSOR.implement(CPU, bitwise_or_Scalar_Tensor_cpu)


def bitwise_or_Scalar_Tensor_out_cpu(self, other, out):
    """bitwise_or.Scalar_Tensor_out on the CPU."""
    return BITWISE_OR_SCALAR_TENSOR_LOOP.write(other, self, out)


BITWISE_OR_SCALAR_TENSOR_OUT.implement(CPU, bitwise_or_Scalar_Tensor_out_cpu)
BITWISE_OR_SCALAR_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_OR_SCALAR_TENSOR_OUT))
BITWISE_OR_SCALAR_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(BITWISE_OR_SCALAR_TENSOR_OUT))


# bitwise_xor.Scalar_Tensor (ops.yaml:10040)
BITWISE_XOR_SCALAR_TENSOR = define(
    "bitwise_xor.Scalar_Tensor",
    "bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:10040",
    digest="8b731a210fc15c1b",
    kernel={
        "elementwise": "self ^ other",
    },
)
BITWISE_XOR_SCALAR_TENSOR_OUT = define(
    "bitwise_xor.Scalar_Tensor_out",
    "bitwise_xor.Scalar_Tensor_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor("
    "a!)",
    source="ops.yaml:10040",
    digest="8b731a210fc15c1b",
)
BITWISE_XOR_SCALAR_TENSOR_LOOP = Elementwise(
    "bitwise_xor.Scalar_Tensor", LOOPS, "bitwise_xor_Scalar_Tensor_adc4a59a", 1, accepts=('bool', 'integral')
)


def bitwise_xor_Scalar_Tensor_cpu(self, other):
    """bitwise_xor.Scalar_Tensor on the CPU."""
    return BITWISE_XOR_SCALAR_TENSOR_LOOP.make(other, self)


BITWISE_XOR_SCALAR_TENSOR.implement(CPU, bitwise_xor_Scalar_Tensor_cpu)


def bitwise_xor_Scalar_Tensor_out_cpu(self, other, out):
    """bitwise_xor.Scalar_Tensor_out on the CPU."""
    return BITWISE_XOR_SCALAR_TENSOR_LOOP.write(other, self, out)


BITWISE_XOR_SCALAR_TENSOR_OUT.implement(CPU, bitwise_xor_Scalar_Tensor_out_cpu)
BITWISE_XOR_SCALAR_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_XOR_SCALAR_TENSOR_OUT))
BITWISE_XOR_SCALAR_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(BITWISE_XOR_SCALAR_TENSOR_OUT))
