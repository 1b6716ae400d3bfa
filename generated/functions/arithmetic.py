"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

ADD_TENSOR = find("add.Tensor")
ADD_OUT = find("add.out")
ADD_SCALAR = find("add.Scalar")
ADD__TENSOR = find("add_.Tensor")
ADD__SCALAR = find("add_.Scalar")
SUB_TENSOR = find("sub.Tensor")
SUB_OUT = find("sub.out")
SUB_SCALAR = find("sub.Scalar")
SUB__TENSOR = find("sub_.Tensor")
SUB__SCALAR = find("sub_.Scalar")
SUBTRACT_TENSOR = find("subtract.Tensor")
SUBTRACT_OUT = find("subtract.out")
SUBTRACT_SCALAR = find("subtract.Scalar")
SUBTRACT__TENSOR = find("subtract_.Tensor")
SUBTRACT__SCALAR = find("subtract_.Scalar")
RSUB_TENSOR = find("rsub.Tensor")
RSUB_SCALAR = find("rsub.Scalar")
MUL_TENSOR = find("mul.Tensor")
MUL_OUT = find("mul.out")
MUL_SCALAR = find("mul.Scalar")
MUL__TENSOR = find("mul_.Tensor")
MUL__SCALAR = find("mul_.Scalar")
MULTIPLY_TENSOR = find("multiply.Tensor")
MULTIPLY_OUT = find("multiply.out")
MULTIPLY_SCALAR = find("multiply.Scalar")
MULTIPLY__TENSOR = find("multiply_.Tensor")
MULTIPLY__SCALAR = find("multiply_.Scalar")
DIV_TENSOR = find("div.Tensor")
DIV_OUT = find("div.out")
DIV_TENSOR_MODE = find("div.Tensor_mode")
DIV_OUT_MODE = find("div.out_mode")
DIV_SCALAR = find("div.Scalar")
DIV_SCALAR_MODE = find("div.Scalar_mode")
DIV__TENSOR = find("div_.Tensor")
DIV__TENSOR_MODE = find("div_.Tensor_mode")
DIV__SCALAR = find("div_.Scalar")
DIV__SCALAR_MODE = find("div_.Scalar_mode")
DIVIDE_TENSOR = find("divide.Tensor")
DIVIDE_OUT = find("divide.out")
DIVIDE_TENSOR_MODE = find("divide.Tensor_mode")
DIVIDE_OUT_MODE = find("divide.out_mode")
DIVIDE_SCALAR = find("divide.Scalar")
DIVIDE_SCALAR_MODE = find("divide.Scalar_mode")
DIVIDE__TENSOR = find("divide_.Tensor")
DIVIDE__TENSOR_MODE = find("divide_.Tensor_mode")
DIVIDE__SCALAR = find("divide_.Scalar")
DIVIDE__SCALAR_MODE = find("divide_.Scalar_mode")
TRUE_DIVIDE_TENSOR = find("true_divide.Tensor")
TRUE_DIVIDE_OUT = find("true_divide.out")
TRUE_DIVIDE_SCALAR = find("true_divide.Scalar")
TRUE_DIVIDE__TENSOR = find("true_divide_.Tensor")
TRUE_DIVIDE__SCALAR = find("true_divide_.Scalar")
_REVERSED_DIV = find("_reversed_div")

ADD_FORMS = Overloads(
    "add",
    (ADD_TENSOR, (("input", "Tensor"), ("other", "Tensor"), ("alpha", "Scalar", 1)), 1, ADD_OUT, 1, False),
    (ADD_SCALAR, (("input", "Tensor"), ("other", "Scalar"), ("alpha", "Scalar", 1)), 0, None, 0, False),
    numbers=True,
)


def add(input=MISSING, other=MISSING, *rest, **named):
    """add(input, other, *, alpha=1, out=None) -> Tensor
    add(input, other, alpha=1) -> Tensor

    The sum `input + alpha * other`.

    Shapes are broadcast, dtypes brought to their common one. Integers take no fractional `alpha`
    (RuntimeError).

    >>> a = ow.tensor([1.0, 2.0, 3.0])
    >>> a + 1
    tensor([2., 3., 4.])
    >>> ow.add(a, ow.tensor([[10.0], [20.0]]), alpha=2)
    tensor([[21., 22., 23.],
            [41., 42., 43.]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return ADD_TENSOR[input._keys | other._keys](input, other, 1)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return ADD_SCALAR[input._keys](input, other, 1)
    return ADD_FORMS.call(input, other, rest, named)


ADD__FORMS = Overloads(
    "add_",
    (ADD__TENSOR, (("input", "Tensor"), ("other", "Tensor"), ("alpha", "Scalar", 1)), 1, None, 0, False),
    (ADD__SCALAR, (("input", "Tensor"), ("other", "Scalar"), ("alpha", "Scalar", 1)), 0, None, 0, False),
    numbers=True,
)


def add_(input=MISSING, other=MISSING, *rest, **named):
    """add_(input, other, *, alpha=1) -> Tensor
    add_(input, other, alpha=1) -> Tensor

    The sum `input + alpha * other`.

    Shapes are broadcast, dtypes brought to their common one. Integers take no fractional `alpha`
    (RuntimeError).

    >>> a = ow.tensor([1.0, 2.0, 3.0])
    >>> a + 1
    tensor([2., 3., 4.])
    >>> ow.add(a, ow.tensor([[10.0], [20.0]]), alpha=2)
    tensor([[21., 22., 23.],
            [41., 42., 43.]])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return ADD__TENSOR[input._keys | other._keys](input, other, 1)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return ADD__SCALAR[input._keys](input, other, 1)
    return ADD__FORMS.call(input, other, rest, named)


SUB_FORMS = Overloads(
    "sub",
    (SUB_TENSOR, (("input", "Tensor"), ("other", "Tensor"), ("alpha", "Scalar", 1)), 1, SUB_OUT, 1, False),
    (SUB_SCALAR, (("input", "Tensor"), ("other", "Scalar"), ("alpha", "Scalar", 1)), 0, None, 0, False),
    numbers=True,
)


def sub(input=MISSING, other=MISSING, *rest, **named):
    """sub(input, other, *, alpha=1, out=None) -> Tensor
    sub(input, other, alpha=1) -> Tensor

    The difference `input - alpha * other`.

    Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

    >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
    tensor([2, 1])
    >>> ow.tensor([5.0, 7.0]) - 1
    tensor([4., 6.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return SUB_TENSOR[input._keys | other._keys](input, other, 1)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return SUB_SCALAR[input._keys](input, other, 1)
    return SUB_FORMS.call(input, other, rest, named)


SUB__FORMS = Overloads(
    "sub_",
    (SUB__TENSOR, (("input", "Tensor"), ("other", "Tensor"), ("alpha", "Scalar", 1)), 1, None, 0, False),
    (SUB__SCALAR, (("input", "Tensor"), ("other", "Scalar"), ("alpha", "Scalar", 1)), 0, None, 0, False),
    numbers=True,
)


def sub_(input=MISSING, other=MISSING, *rest, **named):
    """sub_(input, other, *, alpha=1) -> Tensor
    sub_(input, other, alpha=1) -> Tensor

    The difference `input - alpha * other`.

    Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

    >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
    tensor([2, 1])
    >>> ow.tensor([5.0, 7.0]) - 1
    tensor([4., 6.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return SUB__TENSOR[input._keys | other._keys](input, other, 1)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return SUB__SCALAR[input._keys](input, other, 1)
    return SUB__FORMS.call(input, other, rest, named)


SUBTRACT_FORMS = Overloads(
    "subtract",
    (SUBTRACT_TENSOR, (("input", "Tensor"), ("other", "Tensor"), ("alpha", "Scalar", 1)), 1, SUBTRACT_OUT, 1, False),
    (SUBTRACT_SCALAR, (("input", "Tensor"), ("other", "Scalar"), ("alpha", "Scalar", 1)), 0, None, 0, False),
    numbers=True,
)


def subtract(input=MISSING, other=MISSING, *rest, **named):
    """subtract(input, other, *, alpha=1, out=None) -> Tensor
    subtract(input, other, alpha=1) -> Tensor

    Another name of `sub`.

    The difference `input - alpha * other`.

    Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

    >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
    tensor([2, 1])
    >>> ow.tensor([5.0, 7.0]) - 1
    tensor([4., 6.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return SUBTRACT_TENSOR[input._keys | other._keys](input, other, 1)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return SUBTRACT_SCALAR[input._keys](input, other, 1)
        return SUBTRACT_FORMS.call(input, other, rest, named)
    except Exception:
        SUBTRACT_FORMS.translate(input, other, rest, named)
        raise


SUBTRACT__FORMS = Overloads(
    "subtract_",
    (SUBTRACT__TENSOR, (("input", "Tensor"), ("other", "Tensor"), ("alpha", "Scalar", 1)), 1, None, 0, False),
    (SUBTRACT__SCALAR, (("input", "Tensor"), ("other", "Scalar"), ("alpha", "Scalar", 1)), 0, None, 0, False),
    numbers=True,
)


def subtract_(input=MISSING, other=MISSING, *rest, **named):
    """subtract_(input, other, *, alpha=1) -> Tensor
    subtract_(input, other, alpha=1) -> Tensor

    Another name of `sub`.

    The difference `input - alpha * other`.

    Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

    >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
    tensor([2, 1])
    >>> ow.tensor([5.0, 7.0]) - 1
    tensor([4., 6.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return SUBTRACT__TENSOR[input._keys | other._keys](input, other, 1)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return SUBTRACT__SCALAR[input._keys](input, other, 1)
        return SUBTRACT__FORMS.call(input, other, rest, named)
    except Exception:
        SUBTRACT__FORMS.translate(input, other, rest, named)
        raise


RSUB_FORMS = Overloads(
    "rsub",
    (RSUB_TENSOR, (("input", "Tensor"), ("other", "Tensor"), ("alpha", "Scalar", 1)), 1, None, 0, False),
    (RSUB_SCALAR, (("input", "Tensor"), ("other", "Scalar"), ("alpha", "Scalar", 1)), 0, None, 0, False),
)


def rsub(input=MISSING, other=MISSING, *rest, **named):
    """rsub(input, other, *, alpha=1) -> Tensor
    rsub(input, other, alpha=1) -> Tensor

    The difference with exchanged operands, `other - alpha * input`.

    >>> ow.rsub(ow.tensor([1.0, 2.0]), 10)
    tensor([9., 8.])
    >>> 10 - ow.tensor([1.0, 2.0])
    tensor([9., 8.])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return RSUB_TENSOR[input._keys | other._keys](input, other, 1)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return RSUB_SCALAR[input._keys](input, other, 1)
    return RSUB_FORMS.call(input, other, rest, named)


MUL_FORMS = Overloads(
    "mul",
    (MUL_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, MUL_OUT, 1, False),
    (MUL_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    numbers=True,
)


def mul(input=MISSING, other=MISSING, *rest, **named):
    """mul(input, other, *, out=None) -> Tensor
    mul(input, other) -> Tensor

    The product of elements, `input * other`; for matrix products see `matmul`.

    Shapes are broadcast.

    >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    >>> ow.mul(ow.tensor([1, 2]), 0.5)
    tensor([0.5000, 1.0000])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return MUL_TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return MUL_SCALAR[input._keys](input, other)
    return MUL_FORMS.call(input, other, rest, named)


MUL__FORMS = Overloads(
    "mul_",
    (MUL__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (MUL__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    numbers=True,
)


def mul_(input=MISSING, other=MISSING, *rest, **named):
    """mul_(input, other) -> Tensor
    mul_(input, other) -> Tensor

    The product of elements, `input * other`; for matrix products see `matmul`.

    Shapes are broadcast.

    >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    >>> ow.mul(ow.tensor([1, 2]), 0.5)
    tensor([0.5000, 1.0000])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return MUL__TENSOR[input._keys | other._keys](input, other)
        if type(input) is Tensor and (type(other) is float or type(other) is int):
            return MUL__SCALAR[input._keys](input, other)
    return MUL__FORMS.call(input, other, rest, named)


MULTIPLY_FORMS = Overloads(
    "multiply",
    (MULTIPLY_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, MULTIPLY_OUT, 1, False),
    (MULTIPLY_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    numbers=True,
)


def multiply(input=MISSING, other=MISSING, *rest, **named):
    """multiply(input, other, *, out=None) -> Tensor
    multiply(input, other) -> Tensor

    Another name of `mul`.

    The product of elements, `input * other`; for matrix products see `matmul`.

    Shapes are broadcast.

    >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    >>> ow.mul(ow.tensor([1, 2]), 0.5)
    tensor([0.5000, 1.0000])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return MULTIPLY_TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return MULTIPLY_SCALAR[input._keys](input, other)
        return MULTIPLY_FORMS.call(input, other, rest, named)
    except Exception:
        MULTIPLY_FORMS.translate(input, other, rest, named)
        raise


MULTIPLY__FORMS = Overloads(
    "multiply_",
    (MULTIPLY__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (MULTIPLY__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    numbers=True,
)


def multiply_(input=MISSING, other=MISSING, *rest, **named):
    """multiply_(input, other) -> Tensor
    multiply_(input, other) -> Tensor

    Another name of `mul`.

    The product of elements, `input * other`; for matrix products see `matmul`.

    Shapes are broadcast.

    >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    >>> ow.mul(ow.tensor([1, 2]), 0.5)
    tensor([0.5000, 1.0000])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return MULTIPLY__TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return MULTIPLY__SCALAR[input._keys](input, other)
        return MULTIPLY__FORMS.call(input, other, rest, named)
    except Exception:
        MULTIPLY__FORMS.translate(input, other, rest, named)
        raise


DIV_FORMS = Overloads(
    "div",
    (DIV_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, DIV_OUT, 1, False),
    (DIV_TENSOR_MODE, (("input", "Tensor"), ("other", "Tensor"), ("rounding_mode", "str?")), 1, DIV_OUT_MODE, 1, False),
    (DIV_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    (DIV_SCALAR_MODE, (("input", "Tensor"), ("other", "Scalar"), ("rounding_mode", "str?")), 1, None, 0, False),
    numbers=True,
)


def div(input=MISSING, other=MISSING, *rest, **named):
    """div(input, other, *, out=None) -> Tensor
    div(input, other, *, rounding_mode, out=None) -> Tensor
    div(input, other) -> Tensor
    div(input, other, *, rounding_mode) -> Tensor

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return DIV_TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return DIV_SCALAR[input._keys](input, other)
        return DIV_FORMS.call(input, other, rest, named)
    except Exception:
        DIV_FORMS.translate(input, other, rest, named)
        raise


DIV__FORMS = Overloads(
    "div_",
    (DIV__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (DIV__TENSOR_MODE, (("input", "Tensor"), ("other", "Tensor"), ("rounding_mode", "str?")), 1, None, 0, False),
    (DIV__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    (DIV__SCALAR_MODE, (("input", "Tensor"), ("other", "Scalar"), ("rounding_mode", "str?")), 1, None, 0, False),
    numbers=True,
)


def div_(input=MISSING, other=MISSING, *rest, **named):
    """div_(input, other) -> Tensor
    div_(input, other, *, rounding_mode) -> Tensor
    div_(input, other) -> Tensor
    div_(input, other, *, rounding_mode) -> Tensor

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return DIV__TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return DIV__SCALAR[input._keys](input, other)
        return DIV__FORMS.call(input, other, rest, named)
    except Exception:
        DIV__FORMS.translate(input, other, rest, named)
        raise


DIVIDE_FORMS = Overloads(
    "divide",
    (DIVIDE_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, DIVIDE_OUT, 1, False),
    (
        DIVIDE_TENSOR_MODE,
        (("input", "Tensor"), ("other", "Tensor"), ("rounding_mode", "str?")),
        1,
        DIVIDE_OUT_MODE,
        1,
        False,
    ),
    (DIVIDE_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    (DIVIDE_SCALAR_MODE, (("input", "Tensor"), ("other", "Scalar"), ("rounding_mode", "str?")), 1, None, 0, False),
    numbers=True,
)


def divide(input=MISSING, other=MISSING, *rest, **named):
    """divide(input, other, *, out=None) -> Tensor
    divide(input, other, *, rounding_mode, out=None) -> Tensor
    divide(input, other) -> Tensor
    divide(input, other, *, rounding_mode) -> Tensor

    Another name of `div`.

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return DIVIDE_TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return DIVIDE_SCALAR[input._keys](input, other)
        return DIVIDE_FORMS.call(input, other, rest, named)
    except Exception:
        DIVIDE_FORMS.translate(input, other, rest, named)
        raise


DIVIDE__FORMS = Overloads(
    "divide_",
    (DIVIDE__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (DIVIDE__TENSOR_MODE, (("input", "Tensor"), ("other", "Tensor"), ("rounding_mode", "str?")), 1, None, 0, False),
    (DIVIDE__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    (DIVIDE__SCALAR_MODE, (("input", "Tensor"), ("other", "Scalar"), ("rounding_mode", "str?")), 1, None, 0, False),
    numbers=True,
)


def divide_(input=MISSING, other=MISSING, *rest, **named):
    """divide_(input, other) -> Tensor
    divide_(input, other, *, rounding_mode) -> Tensor
    divide_(input, other) -> Tensor
    divide_(input, other, *, rounding_mode) -> Tensor

    Another name of `div`.

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return DIVIDE__TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return DIVIDE__SCALAR[input._keys](input, other)
        return DIVIDE__FORMS.call(input, other, rest, named)
    except Exception:
        DIVIDE__FORMS.translate(input, other, rest, named)
        raise


TRUE_DIVIDE_FORMS = Overloads(
    "true_divide",
    (TRUE_DIVIDE_TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, TRUE_DIVIDE_OUT, 1, False),
    (TRUE_DIVIDE_SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    numbers=True,
)


def true_divide(input=MISSING, other=MISSING, *rest, **named):
    """true_divide(input, other, *, out=None) -> Tensor
    true_divide(input, other) -> Tensor

    Another name of `div`.

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return TRUE_DIVIDE_TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return TRUE_DIVIDE_SCALAR[input._keys](input, other)
        return TRUE_DIVIDE_FORMS.call(input, other, rest, named)
    except Exception:
        TRUE_DIVIDE_FORMS.translate(input, other, rest, named)
        raise


TRUE_DIVIDE__FORMS = Overloads(
    "true_divide_",
    (TRUE_DIVIDE__TENSOR, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (TRUE_DIVIDE__SCALAR, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    numbers=True,
)


def true_divide_(input=MISSING, other=MISSING, *rest, **named):
    """true_divide_(input, other) -> Tensor
    true_divide_(input, other) -> Tensor

    Another name of `div`.

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(other) is Tensor:
                return TRUE_DIVIDE__TENSOR[input._keys | other._keys](input, other)
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return TRUE_DIVIDE__SCALAR[input._keys](input, other)
        return TRUE_DIVIDE__FORMS.call(input, other, rest, named)
    except Exception:
        TRUE_DIVIDE__FORMS.translate(input, other, rest, named)
        raise


_REVERSED_DIV_FORMS = Overloads(
    "_reversed_div",
    (_REVERSED_DIV, (("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
)


def _reversed_div(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_div(input, other) -> Tensor

    The quotient of a number and a tensor.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and (type(other) is float or type(other) is int):
                return _REVERSED_DIV[input._keys](input, other)
        return _REVERSED_DIV_FORMS.call(input, other, rest, named)
    except Exception:
        _REVERSED_DIV_FORMS.translate(input, other, rest, named)
        raise
