"""The comparison operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.autograd.forms import another_name, defining
from runtime.dispatch.late import LateModule
from runtime.kernels.elementwise.operator import Elementwise

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.comparison"
functions = LateModule(f"{PACKAGE}.functions")
define = defining(PACKAGE)

EQ_TENSOR, EQ__TENSOR, EQ_TENSOR_OUT = define(
    "eq.Tensor(Tensor self, Tensor other) -> Tensor", "f49f05a96d7f2044", "eq_.Tensor", "eq.Tensor_out"
)
EQ_TENSOR_LOOP = Elementwise("eq.Tensor", LOOPS, "eq_Tensor_kernel", 2, promote="bool")
EQ_TENSOR.implement_by(EQ_TENSOR_LOOP)

EQ_SCALAR, EQ__SCALAR, EQ_SCALAR_OUT = define(
    "eq.Scalar(Tensor self, Scalar other) -> Tensor", "cd4e2a5bb1594386", "eq_.Scalar", "eq.Scalar_out"
)
EQ_SCALAR_LOOP = Elementwise("eq.Scalar", LOOPS, "eq_Scalar_kernel", 1, promote="bool")
EQ_SCALAR.implement_by(EQ_SCALAR_LOOP)

NE_TENSOR, NE__TENSOR, NE_TENSOR_OUT = define(
    "ne.Tensor(Tensor self, Tensor other) -> Tensor", "ef88ed287d611422", "ne_.Tensor", "ne.Tensor_out"
)
NE_TENSOR_LOOP = Elementwise("ne.Tensor", LOOPS, "ne_Tensor_kernel", 2, promote="bool")
NE_TENSOR.implement_by(NE_TENSOR_LOOP)

NOT_EQUAL_TENSOR, NOT_EQUAL__TENSOR, NOT_EQUAL_TENSOR_OUT = define(
    "not_equal.Tensor(Tensor self, Tensor other) -> Tensor",
    "0925bb84a8952ac2",
    "not_equal_.Tensor",
    "not_equal.Tensor_out",
)
another_name(NOT_EQUAL_TENSOR, "ne.Tensor")

NE_SCALAR, NE__SCALAR, NE_SCALAR_OUT = define(
    "ne.Scalar(Tensor self, Scalar other) -> Tensor", "8945a9e5b1ce8250", "ne_.Scalar", "ne.Scalar_out"
)
NE_SCALAR_LOOP = Elementwise("ne.Scalar", LOOPS, "ne_Scalar_kernel", 1, promote="bool")
NE_SCALAR.implement_by(NE_SCALAR_LOOP)

NOT_EQUAL_SCALAR, NOT_EQUAL__SCALAR, NOT_EQUAL_SCALAR_OUT = define(
    "not_equal.Scalar(Tensor self, Scalar other) -> Tensor",
    "9b8fb4713ddb9007",
    "not_equal_.Scalar",
    "not_equal.Scalar_out",
)
another_name(NOT_EQUAL_SCALAR, "ne.Scalar")

LT_TENSOR, LT__TENSOR, LT_TENSOR_OUT = define(
    "lt.Tensor(Tensor self, Tensor other) -> Tensor", "9bf17e266e76fdc6", "lt_.Tensor", "lt.Tensor_out"
)
LT_TENSOR_LOOP = Elementwise(
    "lt.Tensor", LOOPS, "lt_Tensor_kernel", 2, promote="bool", accepts=('bool', 'integral', 'floating')
)
LT_TENSOR.implement_by(LT_TENSOR_LOOP)

LESS_TENSOR, LESS__TENSOR, LESS_TENSOR_OUT = define(
    "less.Tensor(Tensor self, Tensor other) -> Tensor", "0181fc54626418b7", "less_.Tensor", "less.Tensor_out"
)
another_name(LESS_TENSOR, "lt.Tensor")

LT_SCALAR, LT__SCALAR, LT_SCALAR_OUT = define(
    "lt.Scalar(Tensor self, Scalar other) -> Tensor", "59834a4ddcc17ac1", "lt_.Scalar", "lt.Scalar_out"
)
LT_SCALAR_LOOP = Elementwise(
    "lt.Scalar", LOOPS, "lt_Scalar_kernel", 1, promote="bool", accepts=('bool', 'integral', 'floating')
)
LT_SCALAR.implement_by(LT_SCALAR_LOOP)

LESS_SCALAR, LESS__SCALAR, LESS_SCALAR_OUT = define(
    "less.Scalar(Tensor self, Scalar other) -> Tensor", "7b2c2b2d2a1df9ce", "less_.Scalar", "less.Scalar_out"
)
another_name(LESS_SCALAR, "lt.Scalar")

LE_TENSOR, LE__TENSOR, LE_TENSOR_OUT = define(
    "le.Tensor(Tensor self, Tensor other) -> Tensor", "1392ec4139120eeb", "le_.Tensor", "le.Tensor_out"
)
LE_TENSOR_LOOP = Elementwise(
    "le.Tensor", LOOPS, "le_Tensor_kernel", 2, promote="bool", accepts=('bool', 'integral', 'floating')
)
LE_TENSOR.implement_by(LE_TENSOR_LOOP)

LESS_EQUAL_TENSOR, LESS_EQUAL__TENSOR, LESS_EQUAL_TENSOR_OUT = define(
    "less_equal.Tensor(Tensor self, Tensor other) -> Tensor",
    "45e9fe12add34d81",
    "less_equal_.Tensor",
    "less_equal.Tensor_out",
)
another_name(LESS_EQUAL_TENSOR, "le.Tensor")

LE_SCALAR, LE__SCALAR, LE_SCALAR_OUT = define(
    "le.Scalar(Tensor self, Scalar other) -> Tensor", "f0b5e7b8012cc1df", "le_.Scalar", "le.Scalar_out"
)
LE_SCALAR_LOOP = Elementwise(
    "le.Scalar", LOOPS, "le_Scalar_kernel", 1, promote="bool", accepts=('bool', 'integral', 'floating')
)
LE_SCALAR.implement_by(LE_SCALAR_LOOP)

LESS_EQUAL_SCALAR, LESS_EQUAL__SCALAR, LESS_EQUAL_SCALAR_OUT = define(
    "less_equal.Scalar(Tensor self, Scalar other) -> Tensor",
    "9fa0489b24c01c59",
    "less_equal_.Scalar",
    "less_equal.Scalar_out",
)
another_name(LESS_EQUAL_SCALAR, "le.Scalar")

GT_TENSOR, GT__TENSOR, GT_TENSOR_OUT = define(
    "gt.Tensor(Tensor self, Tensor other) -> Tensor", "a4f0498433fbc824", "gt_.Tensor", "gt.Tensor_out"
)
GT_TENSOR_LOOP = Elementwise(
    "gt.Tensor", LOOPS, "gt_Tensor_kernel", 2, promote="bool", accepts=('bool', 'integral', 'floating')
)
GT_TENSOR.implement_by(GT_TENSOR_LOOP)

GREATER_TENSOR, GREATER__TENSOR, GREATER_TENSOR_OUT = define(
    "greater.Tensor(Tensor self, Tensor other) -> Tensor", "7b93f58090c385d9", "greater_.Tensor", "greater.Tensor_out"
)
another_name(GREATER_TENSOR, "gt.Tensor")

GT_SCALAR, GT__SCALAR, GT_SCALAR_OUT = define(
    "gt.Scalar(Tensor self, Scalar other) -> Tensor", "f1a5bf1554a19be6", "gt_.Scalar", "gt.Scalar_out"
)
GT_SCALAR_LOOP = Elementwise(
    "gt.Scalar", LOOPS, "gt_Scalar_kernel", 1, promote="bool", accepts=('bool', 'integral', 'floating')
)
GT_SCALAR.implement_by(GT_SCALAR_LOOP)

GREATER_SCALAR, GREATER__SCALAR, GREATER_SCALAR_OUT = define(
    "greater.Scalar(Tensor self, Scalar other) -> Tensor", "231131697449afb9", "greater_.Scalar", "greater.Scalar_out"
)
another_name(GREATER_SCALAR, "gt.Scalar")

GE_TENSOR, GE__TENSOR, GE_TENSOR_OUT = define(
    "ge.Tensor(Tensor self, Tensor other) -> Tensor", "25d0d52e1b3ab517", "ge_.Tensor", "ge.Tensor_out"
)
GE_TENSOR_LOOP = Elementwise(
    "ge.Tensor", LOOPS, "ge_Tensor_kernel", 2, promote="bool", accepts=('bool', 'integral', 'floating')
)
GE_TENSOR.implement_by(GE_TENSOR_LOOP)

GREATER_EQUAL_TENSOR, GREATER_EQUAL__TENSOR, GREATER_EQUAL_TENSOR_OUT = define(
    "greater_equal.Tensor(Tensor self, Tensor other) -> Tensor",
    "6c3e277418c0e945",
    "greater_equal_.Tensor",
    "greater_equal.Tensor_out",
)
another_name(GREATER_EQUAL_TENSOR, "ge.Tensor")

GE_SCALAR, GE__SCALAR, GE_SCALAR_OUT = define(
    "ge.Scalar(Tensor self, Scalar other) -> Tensor", "b13d4c1e5b28d55c", "ge_.Scalar", "ge.Scalar_out"
)
GE_SCALAR_LOOP = Elementwise(
    "ge.Scalar", LOOPS, "ge_Scalar_kernel", 1, promote="bool", accepts=('bool', 'integral', 'floating')
)
GE_SCALAR.implement_by(GE_SCALAR_LOOP)

GREATER_EQUAL_SCALAR, GREATER_EQUAL__SCALAR, GREATER_EQUAL_SCALAR_OUT = define(
    "greater_equal.Scalar(Tensor self, Scalar other) -> Tensor",
    "1e4ae307e7164937",
    "greater_equal_.Scalar",
    "greater_equal.Scalar_out",
)
another_name(GREATER_EQUAL_SCALAR, "ge.Scalar")

LOGICAL_NOT, LOGICAL_NOT_, LOGICAL_NOT_OUT = define(
    "logical_not(Tensor self) -> Tensor", "36f2a868b9017b0d", "logical_not_", "logical_not.out"
)
LOGICAL_NOT_LOOP = Elementwise("logical_not", LOOPS, "logical_not_kernel", 1, promote="bool")
LOGICAL_NOT.implement_by(LOGICAL_NOT_LOOP)

LOGICAL_AND, LOGICAL_AND_, LOGICAL_AND_OUT = define(
    "logical_and(Tensor self, Tensor other) -> Tensor", "174a86b16b8de88d", "logical_and_", "logical_and.out"
)
LOGICAL_AND_LOOP = Elementwise("logical_and", LOOPS, "logical_and_kernel", 2, promote="bool")
LOGICAL_AND.implement_by(LOGICAL_AND_LOOP)

LOGICAL_OR, LOGICAL_OR_, LOGICAL_OR_OUT = define(
    "logical_or(Tensor self, Tensor other) -> Tensor", "25f8c2cf9fd45fe0", "logical_or_", "logical_or.out"
)
LOGICAL_OR_LOOP = Elementwise("logical_or", LOOPS, "logical_or_kernel", 2, promote="bool")
LOGICAL_OR.implement_by(LOGICAL_OR_LOOP)

LOGICAL_XOR, LOGICAL_XOR_, LOGICAL_XOR_OUT = define(
    "logical_xor(Tensor self, Tensor other) -> Tensor", "20531907c817cad6", "logical_xor_", "logical_xor.out"
)
LOGICAL_XOR_LOOP = Elementwise("logical_xor", LOOPS, "logical_xor_kernel", 2, promote="bool")
LOGICAL_XOR.implement_by(LOGICAL_XOR_LOOP)

BITWISE_AND_TENSOR, BITWISE_AND__TENSOR, BITWISE_AND_TENSOR_OUT = define(
    "bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor",
    "9a7fce001eeda80d",
    "bitwise_and_.Tensor",
    "bitwise_and.Tensor_out",
)
BITWISE_AND_TENSOR_LOOP = Elementwise(
    "bitwise_and.Tensor", LOOPS, "bitwise_and_Tensor_kernel", 2, accepts=('bool', 'integral')
)
BITWISE_AND_TENSOR.implement_by(BITWISE_AND_TENSOR_LOOP)

BITWISE_AND_SCALAR, BITWISE_AND__SCALAR = define(
    "bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor", "3f037ff1b39d78fc", "bitwise_and_.Scalar"
)
BITWISE_AND_SCALAR_LOOP = Elementwise(
    "bitwise_and.Scalar", LOOPS, "bitwise_and_Scalar_kernel", 1, accepts=('bool', 'integral')
)
BITWISE_AND_SCALAR.implement_by(BITWISE_AND_SCALAR_LOOP)

BITWISE_OR_TENSOR, BITWISE_OR__TENSOR, BITWISE_OR_TENSOR_OUT = define(
    "bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor",
    "3c6dc327cb32592c",
    "bitwise_or_.Tensor",
    "bitwise_or.Tensor_out",
)
BITWISE_OR_TENSOR_LOOP = Elementwise(
    "bitwise_or.Tensor", LOOPS, "bitwise_or_Tensor_kernel", 2, accepts=('bool', 'integral')
)
BITWISE_OR_TENSOR.implement_by(BITWISE_OR_TENSOR_LOOP)

BITWISE_OR_SCALAR, BITWISE_OR__SCALAR = define(
    "bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor", "867fa69a1ff800f4", "bitwise_or_.Scalar"
)
BITWISE_OR_SCALAR_LOOP = Elementwise(
    "bitwise_or.Scalar", LOOPS, "bitwise_or_Scalar_kernel", 1, accepts=('bool', 'integral')
)
BITWISE_OR_SCALAR.implement_by(BITWISE_OR_SCALAR_LOOP)

BITWISE_XOR_TENSOR, BITWISE_XOR__TENSOR, BITWISE_XOR_TENSOR_OUT = define(
    "bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor",
    "1f03f90de25a61a5",
    "bitwise_xor_.Tensor",
    "bitwise_xor.Tensor_out",
)
BITWISE_XOR_TENSOR_LOOP = Elementwise(
    "bitwise_xor.Tensor", LOOPS, "bitwise_xor_Tensor_kernel", 2, accepts=('bool', 'integral')
)
BITWISE_XOR_TENSOR.implement_by(BITWISE_XOR_TENSOR_LOOP)

BITWISE_XOR_SCALAR, BITWISE_XOR__SCALAR = define(
    "bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor", "1000bdf303ae1510", "bitwise_xor_.Scalar"
)
BITWISE_XOR_SCALAR_LOOP = Elementwise(
    "bitwise_xor.Scalar", LOOPS, "bitwise_xor_Scalar_kernel", 1, accepts=('bool', 'integral')
)
BITWISE_XOR_SCALAR.implement_by(BITWISE_XOR_SCALAR_LOOP)

BITWISE_NOT, BITWISE_NOT_, BITWISE_NOT_OUT = define(
    "bitwise_not(Tensor self) -> Tensor", "9c05a2d4136afbec", "bitwise_not_", "bitwise_not.out"
)
BITWISE_NOT_LOOP = Elementwise("bitwise_not", LOOPS, "bitwise_not_kernel", 1, accepts=('bool', 'integral'))
BITWISE_NOT.implement_by(BITWISE_NOT_LOOP)

ISNAN = define("isnan(Tensor self) -> Tensor", "3fa5f2e895255488")
ISNAN_LOOP = Elementwise("isnan", LOOPS, "isnan_kernel", 1, promote="bool")
ISNAN.implement_by(ISNAN_LOOP)

ISINF = define("isinf(Tensor self) -> Tensor", "38e04a59f6bcb14b")
ISINF_LOOP = Elementwise("isinf", LOOPS, "isinf_kernel", 1, promote="bool")
ISINF.implement_by(ISINF_LOOP)

ISFINITE = define("isfinite(Tensor self) -> Tensor", "50da29b0a25e0231")
ISFINITE_LOOP = Elementwise("isfinite", LOOPS, "isfinite_kernel", 1, promote="bool")
ISFINITE.implement_by(ISFINITE_LOOP)
