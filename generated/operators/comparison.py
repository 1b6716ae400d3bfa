# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The comparison operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime.autograd.forms import another_name, defining
from runtime.kernels.elementwise.operator import Elementwise

LOOPS, functions, define = defining(__name__)

EQ_TENSOR, EQ__TENSOR, EQ_TENSOR_OUT = define("eq.Tensor(Tensor self, Tensor other) -> Tensor", "216c423199c49ad6",
    "eq_.Tensor", "eq.Tensor_out")
EQ_TENSOR_LOOP = EQ_TENSOR.compute_by(Elementwise("eq.Tensor", LOOPS, "eq_Tensor_kernel", 2, promote="bool"))

EQ_SCALAR, EQ__SCALAR, EQ_SCALAR_OUT = define("eq.Scalar(Tensor self, Scalar other) -> Tensor", "8284d74e1e927b5c",
    "eq_.Scalar", "eq.Scalar_out")
EQ_SCALAR_LOOP = EQ_SCALAR.compute_by(Elementwise("eq.Scalar", LOOPS, "eq_Tensor_kernel", 1, promote="bool"))

NE_TENSOR, NE__TENSOR, NE_TENSOR_OUT = define("ne.Tensor(Tensor self, Tensor other) -> Tensor", "944f8062d34464ec",
    "ne_.Tensor", "ne.Tensor_out")
NE_TENSOR_LOOP = NE_TENSOR.compute_by(Elementwise("ne.Tensor", LOOPS, "ne_Tensor_kernel", 2, promote="bool"))
another_name(
    define("not_equal.Tensor(Tensor self, Tensor other) -> Tensor", "e41d01efc82b6bdd", "not_equal_.Tensor",
        "not_equal.Tensor_out"),
    "ne.Tensor")

NE_SCALAR, NE__SCALAR, NE_SCALAR_OUT = define("ne.Scalar(Tensor self, Scalar other) -> Tensor", "fbdf71317124a9d5",
    "ne_.Scalar", "ne.Scalar_out")
NE_SCALAR_LOOP = NE_SCALAR.compute_by(Elementwise("ne.Scalar", LOOPS, "ne_Tensor_kernel", 1, promote="bool"))
another_name(
    define("not_equal.Scalar(Tensor self, Scalar other) -> Tensor", "dd0f8a474803564b", "not_equal_.Scalar",
        "not_equal.Scalar_out"),
    "ne.Scalar")

LT_TENSOR, LT__TENSOR, LT_TENSOR_OUT = define("lt.Tensor(Tensor self, Tensor other) -> Tensor", "6bd562c028424f86",
    "lt_.Tensor", "lt.Tensor_out")
LT_TENSOR_LOOP = LT_TENSOR.compute_by(Elementwise("lt.Tensor", LOOPS, "lt_Tensor_kernel", 2, promote="bool",
    accepts=("bool", "integral", "floating")))
another_name(
    define("less.Tensor(Tensor self, Tensor other) -> Tensor", "4cd1733a4cbb3df2", "less_.Tensor", "less.Tensor_out"),
    "lt.Tensor")

LT_SCALAR, LT__SCALAR, LT_SCALAR_OUT = define("lt.Scalar(Tensor self, Scalar other) -> Tensor", "353fc9e8be6f8566",
    "lt_.Scalar", "lt.Scalar_out")
LT_SCALAR_LOOP = LT_SCALAR.compute_by(Elementwise("lt.Scalar", LOOPS, "lt_Tensor_kernel", 1, promote="bool",
    accepts=("bool", "integral", "floating")))
another_name(
    define("less.Scalar(Tensor self, Scalar other) -> Tensor", "167685cd5c2d0630", "less_.Scalar", "less.Scalar_out"),
    "lt.Scalar")

LE_TENSOR, LE__TENSOR, LE_TENSOR_OUT = define("le.Tensor(Tensor self, Tensor other) -> Tensor", "aa6d83881fe63221",
    "le_.Tensor", "le.Tensor_out")
LE_TENSOR_LOOP = LE_TENSOR.compute_by(Elementwise("le.Tensor", LOOPS, "le_Tensor_kernel", 2, promote="bool",
    accepts=("bool", "integral", "floating")))
another_name(
    define("less_equal.Tensor(Tensor self, Tensor other) -> Tensor", "6c8355ebca2aeaff", "less_equal_.Tensor",
        "less_equal.Tensor_out"),
    "le.Tensor")

LE_SCALAR, LE__SCALAR, LE_SCALAR_OUT = define("le.Scalar(Tensor self, Scalar other) -> Tensor", "eb483a5a97547aba",
    "le_.Scalar", "le.Scalar_out")
LE_SCALAR_LOOP = LE_SCALAR.compute_by(Elementwise("le.Scalar", LOOPS, "le_Tensor_kernel", 1, promote="bool",
    accepts=("bool", "integral", "floating")))
another_name(
    define("less_equal.Scalar(Tensor self, Scalar other) -> Tensor", "3f7fe64a21ef4024", "less_equal_.Scalar",
        "less_equal.Scalar_out"),
    "le.Scalar")

GT_TENSOR, GT__TENSOR, GT_TENSOR_OUT = define("gt.Tensor(Tensor self, Tensor other) -> Tensor", "7044251cd38ba512",
    "gt_.Tensor", "gt.Tensor_out")
GT_TENSOR_LOOP = GT_TENSOR.compute_by(Elementwise("gt.Tensor", LOOPS, "gt_Tensor_kernel", 2, promote="bool",
    accepts=("bool", "integral", "floating")))
another_name(
    define("greater.Tensor(Tensor self, Tensor other) -> Tensor", "2c684c626ac568a4", "greater_.Tensor",
        "greater.Tensor_out"),
    "gt.Tensor")

GT_SCALAR, GT__SCALAR, GT_SCALAR_OUT = define("gt.Scalar(Tensor self, Scalar other) -> Tensor", "e16b356f7f7ba4be",
    "gt_.Scalar", "gt.Scalar_out")
GT_SCALAR_LOOP = GT_SCALAR.compute_by(Elementwise("gt.Scalar", LOOPS, "gt_Tensor_kernel", 1, promote="bool",
    accepts=("bool", "integral", "floating")))
another_name(
    define("greater.Scalar(Tensor self, Scalar other) -> Tensor", "c791b6672490ed2f", "greater_.Scalar",
        "greater.Scalar_out"),
    "gt.Scalar")

GE_TENSOR, GE__TENSOR, GE_TENSOR_OUT = define("ge.Tensor(Tensor self, Tensor other) -> Tensor", "6559d7d2d69341f6",
    "ge_.Tensor", "ge.Tensor_out")
GE_TENSOR_LOOP = GE_TENSOR.compute_by(Elementwise("ge.Tensor", LOOPS, "ge_Tensor_kernel", 2, promote="bool",
    accepts=("bool", "integral", "floating")))
another_name(
    define("greater_equal.Tensor(Tensor self, Tensor other) -> Tensor", "3f580190dd47f77a", "greater_equal_.Tensor",
        "greater_equal.Tensor_out"),
    "ge.Tensor")

GE_SCALAR, GE__SCALAR, GE_SCALAR_OUT = define("ge.Scalar(Tensor self, Scalar other) -> Tensor", "f2137fa1777266f4",
    "ge_.Scalar", "ge.Scalar_out")
GE_SCALAR_LOOP = GE_SCALAR.compute_by(Elementwise("ge.Scalar", LOOPS, "ge_Tensor_kernel", 1, promote="bool",
    accepts=("bool", "integral", "floating")))
another_name(
    define("greater_equal.Scalar(Tensor self, Scalar other) -> Tensor", "eda8a57cc9a29441", "greater_equal_.Scalar",
        "greater_equal.Scalar_out"),
    "ge.Scalar")

LOGICAL_NOT, LOGICAL_NOT_, LOGICAL_NOT_OUT = define("logical_not(Tensor self) -> Tensor", "7051f1b48a3e7bdb",
    "logical_not_", "logical_not.out")
LOGICAL_NOT_LOOP = LOGICAL_NOT.compute_by(Elementwise("logical_not", LOOPS, "logical_not_kernel", 1, promote="bool"))

LOGICAL_AND, LOGICAL_AND_, LOGICAL_AND_OUT = define("logical_and(Tensor self, Tensor other) -> Tensor",
    "eed967bf137ba1ee", "logical_and_", "logical_and.out")
LOGICAL_AND_LOOP = LOGICAL_AND.compute_by(Elementwise("logical_and", LOOPS, "logical_and_kernel", 2, promote="bool"))

LOGICAL_OR, LOGICAL_OR_, LOGICAL_OR_OUT = define("logical_or(Tensor self, Tensor other) -> Tensor", "2a08e3c774ee7148",
    "logical_or_", "logical_or.out")
LOGICAL_OR_LOOP = LOGICAL_OR.compute_by(Elementwise("logical_or", LOOPS, "logical_or_kernel", 2, promote="bool"))

LOGICAL_XOR, LOGICAL_XOR_, LOGICAL_XOR_OUT = define("logical_xor(Tensor self, Tensor other) -> Tensor",
    "cb2f1269811c3961", "logical_xor_", "logical_xor.out")
LOGICAL_XOR_LOOP = LOGICAL_XOR.compute_by(Elementwise("logical_xor", LOOPS, "logical_xor_kernel", 2, promote="bool"))

BITWISE_AND_TENSOR, BITWISE_AND__TENSOR, BITWISE_AND_TENSOR_OUT = define("bitwise_and.Tensor(Tensor self, Tensor "
    "other) -> Tensor", "b225925b2366372d", "bitwise_and_.Tensor", "bitwise_and.Tensor_out")
BITWISE_AND_TENSOR_LOOP = BITWISE_AND_TENSOR.compute_by(Elementwise("bitwise_and.Tensor", LOOPS,
    "bitwise_and_Tensor_kernel", 2, accepts=("bool", "integral")))

BITWISE_AND_SCALAR, BITWISE_AND__SCALAR, BITWISE_AND_SCALAR_OUT = define("bitwise_and.Scalar(Tensor self, Scalar "
    "other) -> Tensor", "4710139eb2dc50eb", "bitwise_and_.Scalar", "bitwise_and.Scalar_out")
BITWISE_AND_SCALAR_LOOP = BITWISE_AND_SCALAR.compute_by(Elementwise("bitwise_and.Scalar", LOOPS,
    "bitwise_and_Tensor_kernel", 1, accepts=("bool", "integral")))

BITWISE_OR_TENSOR, BITWISE_OR__TENSOR, BITWISE_OR_TENSOR_OUT = define("bitwise_or.Tensor(Tensor self, Tensor other) -> "
    "Tensor", "8bf5f05911196030", "bitwise_or_.Tensor", "bitwise_or.Tensor_out")
BITWISE_OR_TENSOR_LOOP = BITWISE_OR_TENSOR.compute_by(Elementwise("bitwise_or.Tensor", LOOPS,
    "bitwise_or_Tensor_kernel", 2, accepts=("bool", "integral")))

BITWISE_OR_SCALAR, BITWISE_OR__SCALAR, BITWISE_OR_SCALAR_OUT = define("bitwise_or.Scalar(Tensor self, Scalar other) -> "
    "Tensor", "9595ca8d4924ca0f", "bitwise_or_.Scalar", "bitwise_or.Scalar_out")
BITWISE_OR_SCALAR_LOOP = BITWISE_OR_SCALAR.compute_by(Elementwise("bitwise_or.Scalar", LOOPS,
    "bitwise_or_Tensor_kernel", 1, accepts=("bool", "integral")))

BITWISE_XOR_TENSOR, BITWISE_XOR__TENSOR, BITWISE_XOR_TENSOR_OUT = define("bitwise_xor.Tensor(Tensor self, Tensor "
    "other) -> Tensor", "68637b3d2519048b", "bitwise_xor_.Tensor", "bitwise_xor.Tensor_out")
BITWISE_XOR_TENSOR_LOOP = BITWISE_XOR_TENSOR.compute_by(Elementwise("bitwise_xor.Tensor", LOOPS,
    "bitwise_xor_Tensor_kernel", 2, accepts=("bool", "integral")))

BITWISE_XOR_SCALAR, BITWISE_XOR__SCALAR, BITWISE_XOR_SCALAR_OUT = define("bitwise_xor.Scalar(Tensor self, Scalar "
    "other) -> Tensor", "15d620ce6f4093bc", "bitwise_xor_.Scalar", "bitwise_xor.Scalar_out")
BITWISE_XOR_SCALAR_LOOP = BITWISE_XOR_SCALAR.compute_by(Elementwise("bitwise_xor.Scalar", LOOPS,
    "bitwise_xor_Tensor_kernel", 1, accepts=("bool", "integral")))

BITWISE_NOT, BITWISE_NOT_, BITWISE_NOT_OUT = define("bitwise_not(Tensor self) -> Tensor", "baf9bcf2919016db",
    "bitwise_not_", "bitwise_not.out")
BITWISE_NOT_LOOP = BITWISE_NOT.compute_by(Elementwise("bitwise_not", LOOPS, "bitwise_not_kernel", 1,
    accepts=("bool", "integral"), casts=False))

ISNAN = define("isnan(Tensor self) -> Tensor", "46ec6bf137ee3e49")
ISNAN_LOOP = ISNAN.compute_by(Elementwise("isnan", LOOPS, "isnan_kernel", 1, promote="bool"))

ISINF = define("isinf(Tensor self) -> Tensor", "6fecadffc5f9275a")
ISINF_LOOP = ISINF.compute_by(Elementwise("isinf", LOOPS, "isinf_kernel", 1, promote="bool"))

ISFINITE = define("isfinite(Tensor self) -> Tensor", "ea40d19f3eecf4bd")
ISFINITE_LOOP = ISFINITE.compute_by(Elementwise("isfinite", LOOPS, "isfinite_kernel", 1, promote="bool"))
