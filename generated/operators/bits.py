# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The bits operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime.autograd.forms import composite, defining
from runtime.kernels.elementwise.operator import Elementwise

LOOPS, functions, define = defining(__name__)

BITWISE_LEFT_SHIFT_TENSOR, BITWISE_LEFT_SHIFT__TENSOR, BITWISE_LEFT_SHIFT_TENSOR_OUT = define(
    "bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor", "841c978a29cec7aa", "bitwise_left_shift_.Tensor",
    "bitwise_left_shift.Tensor_out")
BITWISE_LEFT_SHIFT_TENSOR_LOOP = BITWISE_LEFT_SHIFT_TENSOR.compute_by(Elementwise("bitwise_left_shift.Tensor", LOOPS,
    "bitwise_left_shift_Tensor_kernel", 2, accepts=("integral",)))

BITWISE_LEFT_SHIFT_TENSOR_SCALAR, BITWISE_LEFT_SHIFT__TENSOR_SCALAR, BITWISE_LEFT_SHIFT_TENSOR_SCALAR_OUT = define(
    "bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor", "42068167f213840c",
    "bitwise_left_shift_.Tensor_Scalar", "bitwise_left_shift.Tensor_Scalar_out")
BITWISE_LEFT_SHIFT_TENSOR_SCALAR_LOOP = BITWISE_LEFT_SHIFT_TENSOR_SCALAR.compute_by(Elementwise(
    "bitwise_left_shift.Tensor_Scalar", LOOPS, "bitwise_left_shift_Tensor_kernel", 1, accepts=("integral",)))

BITWISE_LEFT_SHIFT_SCALAR_TENSOR, BITWISE_LEFT_SHIFT_SCALAR_TENSOR_OUT = define(
    "bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor", "f2f441c7abd094f4",
    "bitwise_left_shift.Scalar_Tensor_out")
BITWISE_LEFT_SHIFT_SCALAR_TENSOR_LOOP = BITWISE_LEFT_SHIFT_SCALAR_TENSOR.compute_by(
    Elementwise("bitwise_left_shift.Scalar_Tensor", LOOPS, "bitwise_left_shift_Scalar_Tensor_kernel", 1,
        accepts=("integral",), casts=False),
    order=(1, 0))
composite(define("_reversed_left_shift(Tensor self, Scalar other) -> Tensor", "2bbb273cea8ccc4c"),
    lambda self, other: functions.bitwise_left_shift(other, self))
composite(define("_reversed_left_shift.Tensor(Tensor self, Tensor other) -> Tensor", "6675fc1b26cdb194"),
    lambda self, other: functions.bitwise_left_shift(other, self))

BITWISE_RIGHT_SHIFT_TENSOR, BITWISE_RIGHT_SHIFT__TENSOR, BITWISE_RIGHT_SHIFT_TENSOR_OUT = define(
    "bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor", "ea7432d642f787cb",
    "bitwise_right_shift_.Tensor", "bitwise_right_shift.Tensor_out")
BITWISE_RIGHT_SHIFT_TENSOR_LOOP = BITWISE_RIGHT_SHIFT_TENSOR.compute_by(Elementwise("bitwise_right_shift.Tensor", LOOPS,
    "bitwise_right_shift_Tensor_kernel", 2, accepts=("integral",)))

BITWISE_RIGHT_SHIFT_TENSOR_SCALAR, BITWISE_RIGHT_SHIFT__TENSOR_SCALAR, BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_OUT = define(
    "bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor", "228b7c696320dfc7",
    "bitwise_right_shift_.Tensor_Scalar", "bitwise_right_shift.Tensor_Scalar_out")
BITWISE_RIGHT_SHIFT_TENSOR_SCALAR_LOOP = BITWISE_RIGHT_SHIFT_TENSOR_SCALAR.compute_by(Elementwise(
    "bitwise_right_shift.Tensor_Scalar", LOOPS, "bitwise_right_shift_Tensor_kernel", 1, accepts=("integral",)))

BITWISE_RIGHT_SHIFT_SCALAR_TENSOR, BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_OUT = define(
    "bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor", "ebbe9efd9f548830",
    "bitwise_right_shift.Scalar_Tensor_out")
BITWISE_RIGHT_SHIFT_SCALAR_TENSOR_LOOP = BITWISE_RIGHT_SHIFT_SCALAR_TENSOR.compute_by(
    Elementwise("bitwise_right_shift.Scalar_Tensor", LOOPS, "bitwise_right_shift_Scalar_Tensor_kernel", 1,
        accepts=("integral",), casts=False),
    order=(1, 0))
composite(define("_reversed_right_shift(Tensor self, Scalar other) -> Tensor", "406748c2173b6a07"),
    lambda self, other: functions.bitwise_right_shift(other, self))
composite(define("_reversed_right_shift.Tensor(Tensor self, Tensor other) -> Tensor", "41d2930581f32c7b"),
    lambda self, other: functions.bitwise_right_shift(other, self))

BITWISE_AND_SCALAR_TENSOR, BITWISE_AND_SCALAR_TENSOR_OUT = define("bitwise_and.Scalar_Tensor(Scalar self, Tensor "
    "other) -> Tensor", "669ac140ad92fca3", "bitwise_and.Scalar_Tensor_out")
BITWISE_AND_SCALAR_TENSOR_LOOP = BITWISE_AND_SCALAR_TENSOR.compute_by(
    Elementwise("bitwise_and.Scalar_Tensor", LOOPS, "bitwise_and_Scalar_Tensor_kernel", 1, accepts=("bool", "integral"),
        casts=False),
    order=(1, 0))

BITWISE_OR_SCALAR_TENSOR, BITWISE_OR_SCALAR_TENSOR_OUT = define("bitwise_or.Scalar_Tensor(Scalar self, Tensor other) "
    "-> Tensor", "32b2aa6fe1067de9", "bitwise_or.Scalar_Tensor_out")
BITWISE_OR_SCALAR_TENSOR_LOOP = BITWISE_OR_SCALAR_TENSOR.compute_by(
    Elementwise("bitwise_or.Scalar_Tensor", LOOPS, "bitwise_or_Scalar_Tensor_kernel", 1, accepts=("bool", "integral"),
        casts=False),
    order=(1, 0))

BITWISE_XOR_SCALAR_TENSOR, BITWISE_XOR_SCALAR_TENSOR_OUT = define("bitwise_xor.Scalar_Tensor(Scalar self, Tensor "
    "other) -> Tensor", "05a21f9859f528f0", "bitwise_xor.Scalar_Tensor_out")
BITWISE_XOR_SCALAR_TENSOR_LOOP = BITWISE_XOR_SCALAR_TENSOR.compute_by(
    Elementwise("bitwise_xor.Scalar_Tensor", LOOPS, "bitwise_xor_Scalar_Tensor_kernel", 1, accepts=("bool", "integral"),
        casts=False),
    order=(1, 0))
