"""The comparison operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.autograd import forward
from runtime.autograd.inplace import without_gradient
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.kernels.elementwise import Elementwise
from runtime.outputs import write_out
from runtime.keys import AUTOGRAD_CPU, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.comparison"
functions = LateModule(f"{PACKAGE}.functions")


# eq.Tensor (ops.yaml:889)
EQ_TENSOR = define(
    "eq.Tensor",
    "eq.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:889",
    digest="2a80ccb5fd035554",
    kernel={
        "elementwise": "self == other",
    },
)
EQ__TENSOR = define(
    "eq_.Tensor",
    "eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:889",
    digest="2a80ccb5fd035554",
)
EQ_TENSOR_OUT = define(
    "eq.Tensor_out",
    "eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:889",
    digest="2a80ccb5fd035554",
)
EQ_TENSOR_LOOP = Elementwise("eq.Tensor", LOOPS, "eq_Tensor_kernel", 2, promote="bool")
EQ_TENSOR.implement(CPU, EQ_TENSOR_LOOP.make)
EQ__TENSOR.implement(CPU, EQ_TENSOR_LOOP.update)
EQ_TENSOR_OUT.implement(CPU, EQ_TENSOR_LOOP.write)
EQ_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(EQ_TENSOR_OUT))
EQ__TENSOR.implement(FORWARD_AD, forward.without_tangent(EQ__TENSOR))
EQ_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(EQ_TENSOR_OUT))


# eq.Scalar (ops.yaml:908)
EQ_SCALAR = define(
    "eq.Scalar",
    "eq.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:908",
    digest="a45d3876b7072838",
    kernel={
        "elementwise": "self == other",
    },
)
EQ__SCALAR = define(
    "eq_.Scalar",
    "eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:908",
    digest="a45d3876b7072838",
)
EQ_SCALAR_OUT = define(
    "eq.Scalar_out",
    "eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:908",
    digest="a45d3876b7072838",
)
EQ_SCALAR_LOOP = Elementwise("eq.Scalar", LOOPS, "eq_Scalar_kernel", 1, promote="bool")
EQ_SCALAR.implement(CPU, EQ_SCALAR_LOOP.make)
EQ__SCALAR.implement(CPU, EQ_SCALAR_LOOP.update)
EQ_SCALAR_OUT.implement(CPU, EQ_SCALAR_LOOP.write)
EQ_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(EQ_SCALAR_OUT))
EQ__SCALAR.implement(FORWARD_AD, forward.without_tangent(EQ__SCALAR))
EQ_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(EQ_SCALAR_OUT))


# ne.Tensor (ops.yaml:917)
NE_TENSOR = define(
    "ne.Tensor",
    "ne.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:917",
    digest="c21db6a7823070cc",
    kernel={
        "elementwise": "self != other",
    },
)
NE__TENSOR = define(
    "ne_.Tensor",
    "ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:917",
    digest="c21db6a7823070cc",
)
NE_TENSOR_OUT = define(
    "ne.Tensor_out",
    "ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:917",
    digest="c21db6a7823070cc",
)
NE_TENSOR_LOOP = Elementwise("ne.Tensor", LOOPS, "ne_Tensor_kernel", 2, promote="bool")
NE_TENSOR.implement(CPU, NE_TENSOR_LOOP.make)
NE__TENSOR.implement(CPU, NE_TENSOR_LOOP.update)
NE_TENSOR_OUT.implement(CPU, NE_TENSOR_LOOP.write)
NE_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(NE_TENSOR_OUT))
NE__TENSOR.implement(FORWARD_AD, forward.without_tangent(NE__TENSOR))
NE_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(NE_TENSOR_OUT))


# not_equal.Tensor (ops.yaml:920)
NOT_EQUAL_TENSOR = define(
    "not_equal.Tensor",
    "not_equal.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:920",
    digest="22c0f05d071d0ce6",
    kernel={
        "composite": "ne(self, other)",
    },
)
NOT_EQUAL__TENSOR = define(
    "not_equal_.Tensor",
    "not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:920",
    digest="22c0f05d071d0ce6",
)
NOT_EQUAL_TENSOR_OUT = define(
    "not_equal.Tensor_out",
    "not_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:920",
    digest="22c0f05d071d0ce6",
)


def not_equal_Tensor_composite(self, other):
    """not_equal.Tensor, from other operators."""
    return functions.ne(self, other)


NOT_EQUAL_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, not_equal_Tensor_composite)


def not_equal__Tensor_composite(self, other):
    """not_equal_.Tensor: the in-place form of the operator that has this other name."""
    return functions.ne_(self, other)


NOT_EQUAL__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, not_equal__Tensor_composite)


def not_equal_Tensor_out_cpu(self, other, out):
    """not_equal.Tensor_out: the functional form, copied into out."""
    return write_out("not_equal.Tensor_out", out, not_equal_Tensor_composite(self, other))


NOT_EQUAL_TENSOR_OUT.implement(CPU, not_equal_Tensor_out_cpu)
NOT_EQUAL_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(NOT_EQUAL_TENSOR_OUT))
NOT_EQUAL_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(NOT_EQUAL_TENSOR_OUT))


# ne.Scalar (ops.yaml:937)
NE_SCALAR = define(
    "ne.Scalar",
    "ne.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:937",
    digest="7941e75d8f59bb66",
    kernel={
        "elementwise": "self != other",
    },
)
NE__SCALAR = define(
    "ne_.Scalar",
    "ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:937",
    digest="7941e75d8f59bb66",
)
NE_SCALAR_OUT = define(
    "ne.Scalar_out",
    "ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:937",
    digest="7941e75d8f59bb66",
)
NE_SCALAR_LOOP = Elementwise("ne.Scalar", LOOPS, "ne_Scalar_kernel", 1, promote="bool")
NE_SCALAR.implement(CPU, NE_SCALAR_LOOP.make)
NE__SCALAR.implement(CPU, NE_SCALAR_LOOP.update)
NE_SCALAR_OUT.implement(CPU, NE_SCALAR_LOOP.write)
NE_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(NE_SCALAR_OUT))
NE__SCALAR.implement(FORWARD_AD, forward.without_tangent(NE__SCALAR))
NE_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(NE_SCALAR_OUT))


# not_equal.Scalar (ops.yaml:940)
NOT_EQUAL_SCALAR = define(
    "not_equal.Scalar",
    "not_equal.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:940",
    digest="f17db54276d1ffe7",
    kernel={
        "composite": "ne(self, other)",
    },
)
NOT_EQUAL__SCALAR = define(
    "not_equal_.Scalar",
    "not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:940",
    digest="f17db54276d1ffe7",
)
NOT_EQUAL_SCALAR_OUT = define(
    "not_equal.Scalar_out",
    "not_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:940",
    digest="f17db54276d1ffe7",
)


def not_equal_Scalar_composite(self, other):
    """not_equal.Scalar, from other operators."""
    return functions.ne(self, other)


NOT_EQUAL_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, not_equal_Scalar_composite)


def not_equal__Scalar_composite(self, other):
    """not_equal_.Scalar: the in-place form of the operator that has this other name."""
    return functions.ne_(self, other)


NOT_EQUAL__SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, not_equal__Scalar_composite)


def not_equal_Scalar_out_cpu(self, other, out):
    """not_equal.Scalar_out: the functional form, copied into out."""
    return write_out("not_equal.Scalar_out", out, not_equal_Scalar_composite(self, other))


NOT_EQUAL_SCALAR_OUT.implement(CPU, not_equal_Scalar_out_cpu)
NOT_EQUAL_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(NOT_EQUAL_SCALAR_OUT))
NOT_EQUAL_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(NOT_EQUAL_SCALAR_OUT))


# lt.Tensor (ops.yaml:947)
LT_TENSOR = define(
    "lt.Tensor",
    "lt.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:947",
    digest="4aa23a7c8c57053b",
    kernel={
        "elementwise": "self < other",
    },
)
LT__TENSOR = define(
    "lt_.Tensor",
    "lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:947",
    digest="4aa23a7c8c57053b",
)
LT_TENSOR_OUT = define(
    "lt.Tensor_out",
    "lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:947",
    digest="4aa23a7c8c57053b",
)
LT_TENSOR_LOOP = Elementwise(
    "lt.Tensor", LOOPS, "lt_Tensor_kernel", 2, promote="bool", accepts=('bool', 'integral', 'floating')
)
LT_TENSOR.implement(CPU, LT_TENSOR_LOOP.make)
LT__TENSOR.implement(CPU, LT_TENSOR_LOOP.update)
LT_TENSOR_OUT.implement(CPU, LT_TENSOR_LOOP.write)
LT_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(LT_TENSOR_OUT))
LT__TENSOR.implement(FORWARD_AD, forward.without_tangent(LT__TENSOR))
LT_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(LT_TENSOR_OUT))


# less.Tensor (ops.yaml:950)
LESS_TENSOR = define(
    "less.Tensor",
    "less.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:950",
    digest="7583fd9bb47853a4",
    kernel={
        "composite": "lt(self, other)",
    },
)
LESS__TENSOR = define(
    "less_.Tensor",
    "less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:950",
    digest="7583fd9bb47853a4",
)
LESS_TENSOR_OUT = define(
    "less.Tensor_out",
    "less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:950",
    digest="7583fd9bb47853a4",
)


def less_Tensor_composite(self, other):
    """less.Tensor, from other operators."""
    return functions.lt(self, other)


LESS_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, less_Tensor_composite)


def less__Tensor_composite(self, other):
    """less_.Tensor: the in-place form of the operator that has this other name."""
    return functions.lt_(self, other)


LESS__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, less__Tensor_composite)


def less_Tensor_out_cpu(self, other, out):
    """less.Tensor_out: the functional form, copied into out."""
    return write_out("less.Tensor_out", out, less_Tensor_composite(self, other))


LESS_TENSOR_OUT.implement(CPU, less_Tensor_out_cpu)
LESS_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(LESS_TENSOR_OUT))
LESS_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(LESS_TENSOR_OUT))


# lt.Scalar (ops.yaml:968)
LT_SCALAR = define(
    "lt.Scalar",
    "lt.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:968",
    digest="35e78397f9f869aa",
    kernel={
        "elementwise": "self < other",
    },
)
LT__SCALAR = define(
    "lt_.Scalar",
    "lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:968",
    digest="35e78397f9f869aa",
)
LT_SCALAR_OUT = define(
    "lt.Scalar_out",
    "lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:968",
    digest="35e78397f9f869aa",
)
LT_SCALAR_LOOP = Elementwise(
    "lt.Scalar", LOOPS, "lt_Scalar_kernel", 1, promote="bool", accepts=('bool', 'integral', 'floating')
)
LT_SCALAR.implement(CPU, LT_SCALAR_LOOP.make)
LT__SCALAR.implement(CPU, LT_SCALAR_LOOP.update)
LT_SCALAR_OUT.implement(CPU, LT_SCALAR_LOOP.write)
LT_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(LT_SCALAR_OUT))
LT__SCALAR.implement(FORWARD_AD, forward.without_tangent(LT__SCALAR))
LT_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(LT_SCALAR_OUT))


# less.Scalar (ops.yaml:971)
LESS_SCALAR = define(
    "less.Scalar",
    "less.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:971",
    digest="6affd99ea624d0d7",
    kernel={
        "composite": "lt(self, other)",
    },
)
LESS__SCALAR = define(
    "less_.Scalar",
    "less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:971",
    digest="6affd99ea624d0d7",
)
LESS_SCALAR_OUT = define(
    "less.Scalar_out",
    "less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:971",
    digest="6affd99ea624d0d7",
)


def less_Scalar_composite(self, other):
    """less.Scalar, from other operators."""
    return functions.lt(self, other)


LESS_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, less_Scalar_composite)


def less__Scalar_composite(self, other):
    """less_.Scalar: the in-place form of the operator that has this other name."""
    return functions.lt_(self, other)


LESS__SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, less__Scalar_composite)


def less_Scalar_out_cpu(self, other, out):
    """less.Scalar_out: the functional form, copied into out."""
    return write_out("less.Scalar_out", out, less_Scalar_composite(self, other))


LESS_SCALAR_OUT.implement(CPU, less_Scalar_out_cpu)
LESS_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(LESS_SCALAR_OUT))
LESS_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(LESS_SCALAR_OUT))


# le.Tensor (ops.yaml:979)
LE_TENSOR = define(
    "le.Tensor",
    "le.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:979",
    digest="a659042807f920b4",
    kernel={
        "elementwise": "self <= other",
    },
)
LE__TENSOR = define(
    "le_.Tensor",
    "le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:979",
    digest="a659042807f920b4",
)
LE_TENSOR_OUT = define(
    "le.Tensor_out",
    "le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:979",
    digest="a659042807f920b4",
)
LE_TENSOR_LOOP = Elementwise(
    "le.Tensor", LOOPS, "le_Tensor_kernel", 2, promote="bool", accepts=('bool', 'integral', 'floating')
)
LE_TENSOR.implement(CPU, LE_TENSOR_LOOP.make)
LE__TENSOR.implement(CPU, LE_TENSOR_LOOP.update)
LE_TENSOR_OUT.implement(CPU, LE_TENSOR_LOOP.write)
LE_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(LE_TENSOR_OUT))
LE__TENSOR.implement(FORWARD_AD, forward.without_tangent(LE__TENSOR))
LE_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(LE_TENSOR_OUT))


# less_equal.Tensor (ops.yaml:982)
LESS_EQUAL_TENSOR = define(
    "less_equal.Tensor",
    "less_equal.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:982",
    digest="1c2d60fcdf973b4e",
    kernel={
        "composite": "le(self, other)",
    },
)
LESS_EQUAL__TENSOR = define(
    "less_equal_.Tensor",
    "less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:982",
    digest="1c2d60fcdf973b4e",
)
LESS_EQUAL_TENSOR_OUT = define(
    "less_equal.Tensor_out",
    "less_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:982",
    digest="1c2d60fcdf973b4e",
)


def less_equal_Tensor_composite(self, other):
    """less_equal.Tensor, from other operators."""
    return functions.le(self, other)


LESS_EQUAL_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, less_equal_Tensor_composite)


def less_equal__Tensor_composite(self, other):
    """less_equal_.Tensor: the in-place form of the operator that has this other name."""
    return functions.le_(self, other)


LESS_EQUAL__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, less_equal__Tensor_composite)


def less_equal_Tensor_out_cpu(self, other, out):
    """less_equal.Tensor_out: the functional form, copied into out."""
    return write_out("less_equal.Tensor_out", out, less_equal_Tensor_composite(self, other))


LESS_EQUAL_TENSOR_OUT.implement(CPU, less_equal_Tensor_out_cpu)
LESS_EQUAL_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(LESS_EQUAL_TENSOR_OUT))
LESS_EQUAL_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(LESS_EQUAL_TENSOR_OUT))


# le.Scalar (ops.yaml:1000)
LE_SCALAR = define(
    "le.Scalar",
    "le.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1000",
    digest="572d9728194b4f70",
    kernel={
        "elementwise": "self <= other",
    },
)
LE__SCALAR = define(
    "le_.Scalar",
    "le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:1000",
    digest="572d9728194b4f70",
)
LE_SCALAR_OUT = define(
    "le.Scalar_out",
    "le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1000",
    digest="572d9728194b4f70",
)
LE_SCALAR_LOOP = Elementwise(
    "le.Scalar", LOOPS, "le_Scalar_kernel", 1, promote="bool", accepts=('bool', 'integral', 'floating')
)
LE_SCALAR.implement(CPU, LE_SCALAR_LOOP.make)
LE__SCALAR.implement(CPU, LE_SCALAR_LOOP.update)
LE_SCALAR_OUT.implement(CPU, LE_SCALAR_LOOP.write)
LE_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(LE_SCALAR_OUT))
LE__SCALAR.implement(FORWARD_AD, forward.without_tangent(LE__SCALAR))
LE_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(LE_SCALAR_OUT))


# less_equal.Scalar (ops.yaml:1003)
LESS_EQUAL_SCALAR = define(
    "less_equal.Scalar",
    "less_equal.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1003",
    digest="65a076ab9f404911",
    kernel={
        "composite": "le(self, other)",
    },
)
LESS_EQUAL__SCALAR = define(
    "less_equal_.Scalar",
    "less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:1003",
    digest="65a076ab9f404911",
)
LESS_EQUAL_SCALAR_OUT = define(
    "less_equal.Scalar_out",
    "less_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1003",
    digest="65a076ab9f404911",
)


def less_equal_Scalar_composite(self, other):
    """less_equal.Scalar, from other operators."""
    return functions.le(self, other)


LESS_EQUAL_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, less_equal_Scalar_composite)


def less_equal__Scalar_composite(self, other):
    """less_equal_.Scalar: the in-place form of the operator that has this other name."""
    return functions.le_(self, other)


LESS_EQUAL__SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, less_equal__Scalar_composite)


def less_equal_Scalar_out_cpu(self, other, out):
    """less_equal.Scalar_out: the functional form, copied into out."""
    return write_out("less_equal.Scalar_out", out, less_equal_Scalar_composite(self, other))


LESS_EQUAL_SCALAR_OUT.implement(CPU, less_equal_Scalar_out_cpu)
LESS_EQUAL_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(LESS_EQUAL_SCALAR_OUT))
LESS_EQUAL_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(LESS_EQUAL_SCALAR_OUT))


# gt.Tensor (ops.yaml:1011)
GT_TENSOR = define(
    "gt.Tensor",
    "gt.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1011",
    digest="2ebbe1ae0b4bf258",
    kernel={
        "elementwise": "self > other",
    },
)
GT__TENSOR = define(
    "gt_.Tensor",
    "gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:1011",
    digest="2ebbe1ae0b4bf258",
)
GT_TENSOR_OUT = define(
    "gt.Tensor_out",
    "gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1011",
    digest="2ebbe1ae0b4bf258",
)
GT_TENSOR_LOOP = Elementwise(
    "gt.Tensor", LOOPS, "gt_Tensor_kernel", 2, promote="bool", accepts=('bool', 'integral', 'floating')
)
GT_TENSOR.implement(CPU, GT_TENSOR_LOOP.make)
GT__TENSOR.implement(CPU, GT_TENSOR_LOOP.update)
GT_TENSOR_OUT.implement(CPU, GT_TENSOR_LOOP.write)
GT_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(GT_TENSOR_OUT))
GT__TENSOR.implement(FORWARD_AD, forward.without_tangent(GT__TENSOR))
GT_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(GT_TENSOR_OUT))


# greater.Tensor (ops.yaml:1014)
GREATER_TENSOR = define(
    "greater.Tensor",
    "greater.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1014",
    digest="de2a726227ecb5f4",
    kernel={
        "composite": "gt(self, other)",
    },
)
GREATER__TENSOR = define(
    "greater_.Tensor",
    "greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:1014",
    digest="de2a726227ecb5f4",
)
GREATER_TENSOR_OUT = define(
    "greater.Tensor_out",
    "greater.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1014",
    digest="de2a726227ecb5f4",
)


def greater_Tensor_composite(self, other):
    """greater.Tensor, from other operators."""
    return functions.gt(self, other)


GREATER_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, greater_Tensor_composite)


def greater__Tensor_composite(self, other):
    """greater_.Tensor: the in-place form of the operator that has this other name."""
    return functions.gt_(self, other)


GREATER__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, greater__Tensor_composite)


def greater_Tensor_out_cpu(self, other, out):
    """greater.Tensor_out: the functional form, copied into out."""
    return write_out("greater.Tensor_out", out, greater_Tensor_composite(self, other))


GREATER_TENSOR_OUT.implement(CPU, greater_Tensor_out_cpu)
GREATER_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(GREATER_TENSOR_OUT))
GREATER_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(GREATER_TENSOR_OUT))


# gt.Scalar (ops.yaml:1032)
GT_SCALAR = define(
    "gt.Scalar",
    "gt.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1032",
    digest="fca9e7b897d1fc32",
    kernel={
        "elementwise": "self > other",
    },
)
GT__SCALAR = define(
    "gt_.Scalar",
    "gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:1032",
    digest="fca9e7b897d1fc32",
)
GT_SCALAR_OUT = define(
    "gt.Scalar_out",
    "gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1032",
    digest="fca9e7b897d1fc32",
)
GT_SCALAR_LOOP = Elementwise(
    "gt.Scalar", LOOPS, "gt_Scalar_kernel", 1, promote="bool", accepts=('bool', 'integral', 'floating')
)
GT_SCALAR.implement(CPU, GT_SCALAR_LOOP.make)
GT__SCALAR.implement(CPU, GT_SCALAR_LOOP.update)
GT_SCALAR_OUT.implement(CPU, GT_SCALAR_LOOP.write)
GT_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(GT_SCALAR_OUT))
GT__SCALAR.implement(FORWARD_AD, forward.without_tangent(GT__SCALAR))
GT_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(GT_SCALAR_OUT))


# greater.Scalar (ops.yaml:1035)
GREATER_SCALAR = define(
    "greater.Scalar",
    "greater.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1035",
    digest="5ccd075772c79f39",
    kernel={
        "composite": "gt(self, other)",
    },
)
GREATER__SCALAR = define(
    "greater_.Scalar",
    "greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:1035",
    digest="5ccd075772c79f39",
)
GREATER_SCALAR_OUT = define(
    "greater.Scalar_out",
    "greater.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1035",
    digest="5ccd075772c79f39",
)


def greater_Scalar_composite(self, other):
    """greater.Scalar, from other operators."""
    return functions.gt(self, other)


GREATER_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, greater_Scalar_composite)


def greater__Scalar_composite(self, other):
    """greater_.Scalar: the in-place form of the operator that has this other name."""
    return functions.gt_(self, other)


GREATER__SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, greater__Scalar_composite)


def greater_Scalar_out_cpu(self, other, out):
    """greater.Scalar_out: the functional form, copied into out."""
    return write_out("greater.Scalar_out", out, greater_Scalar_composite(self, other))


GREATER_SCALAR_OUT.implement(CPU, greater_Scalar_out_cpu)
GREATER_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(GREATER_SCALAR_OUT))
GREATER_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(GREATER_SCALAR_OUT))


# ge.Tensor (ops.yaml:1043)
GE_TENSOR = define(
    "ge.Tensor",
    "ge.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1043",
    digest="aeb5a1c8ba50191b",
    kernel={
        "elementwise": "self >= other",
    },
)
GE__TENSOR = define(
    "ge_.Tensor",
    "ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:1043",
    digest="aeb5a1c8ba50191b",
)
GE_TENSOR_OUT = define(
    "ge.Tensor_out",
    "ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1043",
    digest="aeb5a1c8ba50191b",
)
GE_TENSOR_LOOP = Elementwise(
    "ge.Tensor", LOOPS, "ge_Tensor_kernel", 2, promote="bool", accepts=('bool', 'integral', 'floating')
)
GE_TENSOR.implement(CPU, GE_TENSOR_LOOP.make)
GE__TENSOR.implement(CPU, GE_TENSOR_LOOP.update)
GE_TENSOR_OUT.implement(CPU, GE_TENSOR_LOOP.write)
GE_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(GE_TENSOR_OUT))
GE__TENSOR.implement(FORWARD_AD, forward.without_tangent(GE__TENSOR))
GE_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(GE_TENSOR_OUT))


# greater_equal.Tensor (ops.yaml:1046)
GREATER_EQUAL_TENSOR = define(
    "greater_equal.Tensor",
    "greater_equal.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1046",
    digest="d3d623da82a286ce",
    kernel={
        "composite": "ge(self, other)",
    },
)
GREATER_EQUAL__TENSOR = define(
    "greater_equal_.Tensor",
    "greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:1046",
    digest="d3d623da82a286ce",
)
GREATER_EQUAL_TENSOR_OUT = define(
    "greater_equal.Tensor_out",
    "greater_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1046",
    digest="d3d623da82a286ce",
)


def greater_equal_Tensor_composite(self, other):
    """greater_equal.Tensor, from other operators."""
    return functions.ge(self, other)


GREATER_EQUAL_TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, greater_equal_Tensor_composite)


def greater_equal__Tensor_composite(self, other):
    """greater_equal_.Tensor: the in-place form of the operator that has this other name."""
    return functions.ge_(self, other)


GREATER_EQUAL__TENSOR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, greater_equal__Tensor_composite)


def greater_equal_Tensor_out_cpu(self, other, out):
    """greater_equal.Tensor_out: the functional form, copied into out."""
    return write_out("greater_equal.Tensor_out", out, greater_equal_Tensor_composite(self, other))


GREATER_EQUAL_TENSOR_OUT.implement(CPU, greater_equal_Tensor_out_cpu)
GREATER_EQUAL_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(GREATER_EQUAL_TENSOR_OUT))
GREATER_EQUAL_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(GREATER_EQUAL_TENSOR_OUT))


# ge.Scalar (ops.yaml:1064)
GE_SCALAR = define(
    "ge.Scalar",
    "ge.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1064",
    digest="3ffb78c2c964cae0",
    kernel={
        "elementwise": "self >= other",
    },
)
GE__SCALAR = define(
    "ge_.Scalar",
    "ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:1064",
    digest="3ffb78c2c964cae0",
)
GE_SCALAR_OUT = define(
    "ge.Scalar_out",
    "ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1064",
    digest="3ffb78c2c964cae0",
)
GE_SCALAR_LOOP = Elementwise(
    "ge.Scalar", LOOPS, "ge_Scalar_kernel", 1, promote="bool", accepts=('bool', 'integral', 'floating')
)
GE_SCALAR.implement(CPU, GE_SCALAR_LOOP.make)
GE__SCALAR.implement(CPU, GE_SCALAR_LOOP.update)
GE_SCALAR_OUT.implement(CPU, GE_SCALAR_LOOP.write)
GE_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(GE_SCALAR_OUT))
GE__SCALAR.implement(FORWARD_AD, forward.without_tangent(GE__SCALAR))
GE_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(GE_SCALAR_OUT))


# greater_equal.Scalar (ops.yaml:1067)
GREATER_EQUAL_SCALAR = define(
    "greater_equal.Scalar",
    "greater_equal.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1067",
    digest="20a8aba0cd83a6e2",
    kernel={
        "composite": "ge(self, other)",
    },
)
GREATER_EQUAL__SCALAR = define(
    "greater_equal_.Scalar",
    "greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:1067",
    digest="20a8aba0cd83a6e2",
)
GREATER_EQUAL_SCALAR_OUT = define(
    "greater_equal.Scalar_out",
    "greater_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1067",
    digest="20a8aba0cd83a6e2",
)


def greater_equal_Scalar_composite(self, other):
    """greater_equal.Scalar, from other operators."""
    return functions.ge(self, other)


GREATER_EQUAL_SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, greater_equal_Scalar_composite)


def greater_equal__Scalar_composite(self, other):
    """greater_equal_.Scalar: the in-place form of the operator that has this other name."""
    return functions.ge_(self, other)


GREATER_EQUAL__SCALAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, greater_equal__Scalar_composite)


def greater_equal_Scalar_out_cpu(self, other, out):
    """greater_equal.Scalar_out: the functional form, copied into out."""
    return write_out("greater_equal.Scalar_out", out, greater_equal_Scalar_composite(self, other))


GREATER_EQUAL_SCALAR_OUT.implement(CPU, greater_equal_Scalar_out_cpu)
GREATER_EQUAL_SCALAR_OUT.implement(AUTOGRAD_CPU, without_gradient(GREATER_EQUAL_SCALAR_OUT))
GREATER_EQUAL_SCALAR_OUT.implement(FORWARD_AD, forward.without_tangent(GREATER_EQUAL_SCALAR_OUT))


# logical_not (ops.yaml:1075)
LOGICAL_NOT = define(
    "logical_not",
    "logical_not(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1075",
    digest="93d0f5302d0f8b55",
    kernel={
        "elementwise": "self == 0",
    },
)
LOGICAL_NOT_ = define(
    "logical_not_",
    "logical_not_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:1075",
    digest="93d0f5302d0f8b55",
)
LOGICAL_NOT_OUT = define(
    "logical_not.out",
    "logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1075",
    digest="93d0f5302d0f8b55",
)
LOGICAL_NOT_LOOP = Elementwise("logical_not", LOOPS, "logical_not_kernel", 1, promote="bool")
LOGICAL_NOT.implement(CPU, LOGICAL_NOT_LOOP.make)
LOGICAL_NOT_.implement(CPU, LOGICAL_NOT_LOOP.update)
LOGICAL_NOT_OUT.implement(CPU, LOGICAL_NOT_LOOP.write)
LOGICAL_NOT_OUT.implement(AUTOGRAD_CPU, without_gradient(LOGICAL_NOT_OUT))
LOGICAL_NOT_.implement(FORWARD_AD, forward.without_tangent(LOGICAL_NOT_))
LOGICAL_NOT_OUT.implement(FORWARD_AD, forward.without_tangent(LOGICAL_NOT_OUT))


# logical_and (ops.yaml:1088)
LOGICAL_AND = define(
    "logical_and",
    "logical_and(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1088",
    digest="71feeb0ad4810c6c",
    kernel={
        "elementwise": "self != 0 and other != 0",
    },
)
LOGICAL_AND_ = define(
    "logical_and_",
    "logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:1088",
    digest="71feeb0ad4810c6c",
)
LOGICAL_AND_OUT = define(
    "logical_and.out",
    "logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1088",
    digest="71feeb0ad4810c6c",
)
LOGICAL_AND_LOOP = Elementwise("logical_and", LOOPS, "logical_and_kernel", 2, promote="bool")
LOGICAL_AND.implement(CPU, LOGICAL_AND_LOOP.make)
LOGICAL_AND_.implement(CPU, LOGICAL_AND_LOOP.update)
LOGICAL_AND_OUT.implement(CPU, LOGICAL_AND_LOOP.write)
LOGICAL_AND_OUT.implement(AUTOGRAD_CPU, without_gradient(LOGICAL_AND_OUT))
LOGICAL_AND_.implement(FORWARD_AD, forward.without_tangent(LOGICAL_AND_))
LOGICAL_AND_OUT.implement(FORWARD_AD, forward.without_tangent(LOGICAL_AND_OUT))


# logical_or (ops.yaml:1101)
LOGICAL_OR = define(
    "logical_or",
    "logical_or(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1101",
    digest="f5da29c12c4712ab",
    kernel={
        "elementwise": "self != 0 or other != 0",
    },
)
LOGICAL_OR_ = define(
    "logical_or_",
    "logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:1101",
    digest="f5da29c12c4712ab",
)
LOGICAL_OR_OUT = define(
    "logical_or.out",
    "logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1101",
    digest="f5da29c12c4712ab",
)
LOGICAL_OR_LOOP = Elementwise("logical_or", LOOPS, "logical_or_kernel", 2, promote="bool")
LOGICAL_OR.implement(CPU, LOGICAL_OR_LOOP.make)
LOGICAL_OR_.implement(CPU, LOGICAL_OR_LOOP.update)
LOGICAL_OR_OUT.implement(CPU, LOGICAL_OR_LOOP.write)
LOGICAL_OR_OUT.implement(AUTOGRAD_CPU, without_gradient(LOGICAL_OR_OUT))
LOGICAL_OR_.implement(FORWARD_AD, forward.without_tangent(LOGICAL_OR_))
LOGICAL_OR_OUT.implement(FORWARD_AD, forward.without_tangent(LOGICAL_OR_OUT))


# logical_xor (ops.yaml:1114)
LOGICAL_XOR = define(
    "logical_xor",
    "logical_xor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1114",
    digest="be638beee4d5684d",
    kernel={
        "elementwise": "(self != 0) != (other != 0)",
    },
)
LOGICAL_XOR_ = define(
    "logical_xor_",
    "logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:1114",
    digest="be638beee4d5684d",
)
LOGICAL_XOR_OUT = define(
    "logical_xor.out",
    "logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1114",
    digest="be638beee4d5684d",
)
LOGICAL_XOR_LOOP = Elementwise("logical_xor", LOOPS, "logical_xor_kernel", 2, promote="bool")
LOGICAL_XOR.implement(CPU, LOGICAL_XOR_LOOP.make)
LOGICAL_XOR_.implement(CPU, LOGICAL_XOR_LOOP.update)
LOGICAL_XOR_OUT.implement(CPU, LOGICAL_XOR_LOOP.write)
LOGICAL_XOR_OUT.implement(AUTOGRAD_CPU, without_gradient(LOGICAL_XOR_OUT))
LOGICAL_XOR_.implement(FORWARD_AD, forward.without_tangent(LOGICAL_XOR_))
LOGICAL_XOR_OUT.implement(FORWARD_AD, forward.without_tangent(LOGICAL_XOR_OUT))


# bitwise_and.Tensor (ops.yaml:1127)
BITWISE_AND_TENSOR = define(
    "bitwise_and.Tensor",
    "bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1127",
    digest="41ace3a12761fb40",
    kernel={
        "elementwise": "self & other",
    },
)
BITWISE_AND__TENSOR = define(
    "bitwise_and_.Tensor",
    "bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:1127",
    digest="41ace3a12761fb40",
)
BITWISE_AND_TENSOR_OUT = define(
    "bitwise_and.Tensor_out",
    "bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1127",
    digest="41ace3a12761fb40",
)
BITWISE_AND_TENSOR_LOOP = Elementwise(
    "bitwise_and.Tensor", LOOPS, "bitwise_and_Tensor_kernel", 2, accepts=('bool', 'integral')
)
BITWISE_AND_TENSOR.implement(CPU, BITWISE_AND_TENSOR_LOOP.make)
BITWISE_AND__TENSOR.implement(CPU, BITWISE_AND_TENSOR_LOOP.update)
BITWISE_AND_TENSOR_OUT.implement(CPU, BITWISE_AND_TENSOR_LOOP.write)
BITWISE_AND_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_AND_TENSOR_OUT))
BITWISE_AND__TENSOR.implement(FORWARD_AD, forward.without_tangent(BITWISE_AND__TENSOR))
BITWISE_AND_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(BITWISE_AND_TENSOR_OUT))


# bitwise_and.Scalar (ops.yaml:1143)
BITWISE_AND_SCALAR = define(
    "bitwise_and.Scalar",
    "bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1143",
    digest="176d6cf31c8374c4",
    kernel={
        "elementwise": "self & other",
    },
)
BITWISE_AND__SCALAR = define(
    "bitwise_and_.Scalar",
    "bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:1143",
    digest="176d6cf31c8374c4",
)
BITWISE_AND_SCALAR_LOOP = Elementwise(
    "bitwise_and.Scalar", LOOPS, "bitwise_and_Scalar_kernel", 1, accepts=('bool', 'integral')
)
BITWISE_AND_SCALAR.implement(CPU, BITWISE_AND_SCALAR_LOOP.make)
BITWISE_AND__SCALAR.implement(CPU, BITWISE_AND_SCALAR_LOOP.update)
BITWISE_AND__SCALAR.implement(FORWARD_AD, forward.without_tangent(BITWISE_AND__SCALAR))


# bitwise_or.Tensor (ops.yaml:1152)
BITWISE_OR_TENSOR = define(
    "bitwise_or.Tensor",
    "bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1152",
    digest="babb2157e99367bd",
    kernel={
        "elementwise": "self | other",
    },
)
BITWISE_OR__TENSOR = define(
    "bitwise_or_.Tensor",
    "bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:1152",
    digest="babb2157e99367bd",
)
BITWISE_OR_TENSOR_OUT = define(
    "bitwise_or.Tensor_out",
    "bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1152",
    digest="babb2157e99367bd",
)
BITWISE_OR_TENSOR_LOOP = Elementwise(
    "bitwise_or.Tensor", LOOPS, "bitwise_or_Tensor_kernel", 2, accepts=('bool', 'integral')
)
BITWISE_OR_TENSOR.implement(CPU, BITWISE_OR_TENSOR_LOOP.make)
BITWISE_OR__TENSOR.implement(CPU, BITWISE_OR_TENSOR_LOOP.update)
BITWISE_OR_TENSOR_OUT.implement(CPU, BITWISE_OR_TENSOR_LOOP.write)
BITWISE_OR_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_OR_TENSOR_OUT))
BITWISE_OR__TENSOR.implement(FORWARD_AD, forward.without_tangent(BITWISE_OR__TENSOR))
BITWISE_OR_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(BITWISE_OR_TENSOR_OUT))


# bitwise_or.Scalar (ops.yaml:1166)
BITWISE_OR_SCALAR = define(
    "bitwise_or.Scalar",
    "bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1166",
    digest="efb6a8307d65ed6c",
    kernel={
        "elementwise": "self | other",
    },
)
BITWISE_OR__SCALAR = define(
    "bitwise_or_.Scalar",
    "bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:1166",
    digest="efb6a8307d65ed6c",
)
BITWISE_OR_SCALAR_LOOP = Elementwise(
    "bitwise_or.Scalar", LOOPS, "bitwise_or_Scalar_kernel", 1, accepts=('bool', 'integral')
)
BITWISE_OR_SCALAR.implement(CPU, BITWISE_OR_SCALAR_LOOP.make)
BITWISE_OR__SCALAR.implement(CPU, BITWISE_OR_SCALAR_LOOP.update)
BITWISE_OR__SCALAR.implement(FORWARD_AD, forward.without_tangent(BITWISE_OR__SCALAR))


# bitwise_xor.Tensor (ops.yaml:1175)
BITWISE_XOR_TENSOR = define(
    "bitwise_xor.Tensor",
    "bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1175",
    digest="5a5ddf45da7185ab",
    kernel={
        "elementwise": "self ^ other",
    },
)
BITWISE_XOR__TENSOR = define(
    "bitwise_xor_.Tensor",
    "bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)",
    source="ops.yaml:1175",
    digest="5a5ddf45da7185ab",
)
BITWISE_XOR_TENSOR_OUT = define(
    "bitwise_xor.Tensor_out",
    "bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1175",
    digest="5a5ddf45da7185ab",
)
BITWISE_XOR_TENSOR_LOOP = Elementwise(
    "bitwise_xor.Tensor", LOOPS, "bitwise_xor_Tensor_kernel", 2, accepts=('bool', 'integral')
)
BITWISE_XOR_TENSOR.implement(CPU, BITWISE_XOR_TENSOR_LOOP.make)
BITWISE_XOR__TENSOR.implement(CPU, BITWISE_XOR_TENSOR_LOOP.update)
BITWISE_XOR_TENSOR_OUT.implement(CPU, BITWISE_XOR_TENSOR_LOOP.write)
BITWISE_XOR_TENSOR_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_XOR_TENSOR_OUT))
BITWISE_XOR__TENSOR.implement(FORWARD_AD, forward.without_tangent(BITWISE_XOR__TENSOR))
BITWISE_XOR_TENSOR_OUT.implement(FORWARD_AD, forward.without_tangent(BITWISE_XOR_TENSOR_OUT))


# bitwise_xor.Scalar (ops.yaml:1189)
BITWISE_XOR_SCALAR = define(
    "bitwise_xor.Scalar",
    "bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1189",
    digest="b8e57242727d96c6",
    kernel={
        "elementwise": "self ^ other",
    },
)
BITWISE_XOR__SCALAR = define(
    "bitwise_xor_.Scalar",
    "bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)",
    source="ops.yaml:1189",
    digest="b8e57242727d96c6",
)
BITWISE_XOR_SCALAR_LOOP = Elementwise(
    "bitwise_xor.Scalar", LOOPS, "bitwise_xor_Scalar_kernel", 1, accepts=('bool', 'integral')
)
BITWISE_XOR_SCALAR.implement(CPU, BITWISE_XOR_SCALAR_LOOP.make)
BITWISE_XOR__SCALAR.implement(CPU, BITWISE_XOR_SCALAR_LOOP.update)
BITWISE_XOR__SCALAR.implement(FORWARD_AD, forward.without_tangent(BITWISE_XOR__SCALAR))


# bitwise_not (ops.yaml:1198)
BITWISE_NOT = define(
    "bitwise_not",
    "bitwise_not(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1198",
    digest="7a2e75944d10e29a",
    kernel={
        "elementwise": "~self",
    },
)
BITWISE_NOT_ = define(
    "bitwise_not_",
    "bitwise_not_(Tensor(a!) self) -> Tensor(a!)",
    source="ops.yaml:1198",
    digest="7a2e75944d10e29a",
)
BITWISE_NOT_OUT = define(
    "bitwise_not.out",
    "bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1198",
    digest="7a2e75944d10e29a",
)
BITWISE_NOT_LOOP = Elementwise("bitwise_not", LOOPS, "bitwise_not_kernel", 1, accepts=('bool', 'integral'))
BITWISE_NOT.implement(CPU, BITWISE_NOT_LOOP.make)
BITWISE_NOT_.implement(CPU, BITWISE_NOT_LOOP.update)
BITWISE_NOT_OUT.implement(CPU, BITWISE_NOT_LOOP.write)
BITWISE_NOT_OUT.implement(AUTOGRAD_CPU, without_gradient(BITWISE_NOT_OUT))
BITWISE_NOT_.implement(FORWARD_AD, forward.without_tangent(BITWISE_NOT_))
BITWISE_NOT_OUT.implement(FORWARD_AD, forward.without_tangent(BITWISE_NOT_OUT))


# isnan (ops.yaml:1212)
ISNAN = define(
    "isnan",
    "isnan(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1212",
    digest="da98becf480ec4d5",
    kernel={
        "elementwise": "isnan(self)",
    },
)
ISNAN_LOOP = Elementwise("isnan", LOOPS, "isnan_kernel", 1, promote="bool")
ISNAN.implement(CPU, ISNAN_LOOP.make)


# isinf (ops.yaml:1224)
ISINF = define(
    "isinf",
    "isinf(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1224",
    digest="97abf281e86e5830",
    kernel={
        "elementwise": "isinf(self)",
    },
)
ISINF_LOOP = Elementwise("isinf", LOOPS, "isinf_kernel", 1, promote="bool")
ISINF.implement(CPU, ISINF_LOOP.make)


# isfinite (ops.yaml:1236)
ISFINITE = define(
    "isfinite",
    "isfinite(Tensor self) -> Tensor",
    tags=("core", "pointwise"),
    source="ops.yaml:1236",
    digest="b46e707557393a85",
    kernel={
        "elementwise": "isfinite(self)",
    },
)
ISFINITE_LOOP = Elementwise("isfinite", LOOPS, "isfinite_kernel", 1, promote="bool")
ISFINITE.implement(CPU, ISFINITE_LOOP.make)
