"""The functions and methods of arithmetic: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.arithmetic import (
    ADD_TENSOR, ADD_SCALAR, ADD__TENSOR, ADD__SCALAR, _FOREACH_ADD_TENSOR, _FOREACH_ADD_SCALAR,
    _FOREACH_ADD_SCALARLIST, _FOREACH_ADD_LIST, _FOREACH_ADD__TENSOR, _FOREACH_ADD__SCALAR,
    _FOREACH_ADD__SCALARLIST, _FOREACH_ADD__LIST, SUB_TENSOR, SUB_SCALAR, SUB__TENSOR, SUB__SCALAR, SUBTRACT_TENSOR,
    SUBTRACT_SCALAR, SUBTRACT__TENSOR, SUBTRACT__SCALAR, _FOREACH_SUB_SCALAR, _FOREACH_SUB_SCALARLIST,
    _FOREACH_SUB_LIST, _FOREACH_SUB__SCALAR, _FOREACH_SUB__SCALARLIST, _FOREACH_SUB__LIST, RSUB_TENSOR, RSUB_SCALAR,
    MUL_TENSOR, MUL_SCALAR, MUL__TENSOR, MUL__SCALAR, MULTIPLY_TENSOR, MULTIPLY_SCALAR, MULTIPLY__TENSOR,
    MULTIPLY__SCALAR, _FOREACH_MUL_TENSOR, _FOREACH_MUL_SCALAR, _FOREACH_MUL_SCALARLIST, _FOREACH_MUL_LIST,
    _FOREACH_MUL__TENSOR, _FOREACH_MUL__SCALAR, _FOREACH_MUL__SCALARLIST, _FOREACH_MUL__LIST, DIV_TENSOR,
    DIV_SCALAR, DIV__TENSOR, DIV__SCALAR, DIVIDE_TENSOR, DIVIDE_SCALAR, DIVIDE__TENSOR, DIVIDE__SCALAR,
    TRUE_DIVIDE_TENSOR, TRUE_DIVIDE_SCALAR, TRUE_DIVIDE__TENSOR, TRUE_DIVIDE__SCALAR, _FOREACH_DIV_TENSOR,
    _FOREACH_DIV_SCALAR, _FOREACH_DIV_SCALARLIST, _FOREACH_DIV_LIST, _FOREACH_DIV__TENSOR, _FOREACH_DIV__SCALAR,
    _FOREACH_DIV__SCALARLIST, _FOREACH_DIV__LIST, _REVERSED_DIV_TENSOR, _REVERSED_DIV,
)
from ..operators.pairs import (
    DIV_TENSOR_MODE, DIV_SCALAR_MODE, DIV__TENSOR_MODE, DIV__SCALAR_MODE, DIVIDE_TENSOR_MODE, DIVIDE_SCALAR_MODE,
    DIVIDE__TENSOR_MODE, DIVIDE__SCALAR_MODE,
)

__all__ = [
    "add", "add_", "_foreach_add", "_foreach_add_", "sub", "sub_", "subtract", "subtract_", "_foreach_sub",
    "_foreach_sub_", "rsub", "mul", "mul_", "multiply", "multiply_", "_foreach_mul", "_foreach_mul_", "div", "div_",
    "divide", "divide_", "true_divide", "true_divide_", "_foreach_div", "_foreach_div_",
]

ADD_FORMS = Overloads("add", ADD_TENSOR, ADD_SCALAR, numbers=True)
ADD__FORMS = Overloads("add_", ADD__TENSOR, ADD__SCALAR, numbers=True)
_FOREACH_ADD_FORMS = Overloads(
    "_foreach_add", _FOREACH_ADD_TENSOR, _FOREACH_ADD_SCALAR, _FOREACH_ADD_SCALARLIST, _FOREACH_ADD_LIST
)
_FOREACH_ADD__FORMS = Overloads(
    "_foreach_add_", _FOREACH_ADD__TENSOR, _FOREACH_ADD__SCALAR, _FOREACH_ADD__SCALARLIST, _FOREACH_ADD__LIST
)
SUB_FORMS = Overloads("sub", SUB_TENSOR, SUB_SCALAR, numbers=True)
SUB__FORMS = Overloads("sub_", SUB__TENSOR, SUB__SCALAR, numbers=True)
SUBTRACT_FORMS = Overloads("subtract", SUBTRACT_TENSOR, SUBTRACT_SCALAR, numbers=True)
SUBTRACT__FORMS = Overloads("subtract_", SUBTRACT__TENSOR, SUBTRACT__SCALAR, numbers=True)
_FOREACH_SUB_FORMS = Overloads("_foreach_sub", _FOREACH_SUB_SCALAR, _FOREACH_SUB_SCALARLIST, _FOREACH_SUB_LIST)
_FOREACH_SUB__FORMS = Overloads("_foreach_sub_", _FOREACH_SUB__SCALAR, _FOREACH_SUB__SCALARLIST, _FOREACH_SUB__LIST)
RSUB_FORMS = Overloads("rsub", RSUB_TENSOR, RSUB_SCALAR)
MUL_FORMS = Overloads("mul", MUL_TENSOR, MUL_SCALAR, numbers=True)
MUL__FORMS = Overloads("mul_", MUL__TENSOR, MUL__SCALAR, numbers=True)
MULTIPLY_FORMS = Overloads("multiply", MULTIPLY_TENSOR, MULTIPLY_SCALAR, numbers=True)
MULTIPLY__FORMS = Overloads("multiply_", MULTIPLY__TENSOR, MULTIPLY__SCALAR, numbers=True)
_FOREACH_MUL_FORMS = Overloads(
    "_foreach_mul", _FOREACH_MUL_TENSOR, _FOREACH_MUL_SCALAR, _FOREACH_MUL_SCALARLIST, _FOREACH_MUL_LIST
)
_FOREACH_MUL__FORMS = Overloads(
    "_foreach_mul_", _FOREACH_MUL__TENSOR, _FOREACH_MUL__SCALAR, _FOREACH_MUL__SCALARLIST, _FOREACH_MUL__LIST
)
DIV_FORMS = Overloads("div", DIV_TENSOR, DIV_TENSOR_MODE, DIV_SCALAR, DIV_SCALAR_MODE, numbers=True)
DIV__FORMS = Overloads("div_", DIV__TENSOR, DIV__TENSOR_MODE, DIV__SCALAR, DIV__SCALAR_MODE, numbers=True)
DIVIDE_FORMS = Overloads("divide", DIVIDE_TENSOR, DIVIDE_TENSOR_MODE, DIVIDE_SCALAR, DIVIDE_SCALAR_MODE, numbers=True)
DIVIDE__FORMS = Overloads(
    "divide_", DIVIDE__TENSOR, DIVIDE__TENSOR_MODE, DIVIDE__SCALAR, DIVIDE__SCALAR_MODE, numbers=True
)
TRUE_DIVIDE_FORMS = Overloads("true_divide", TRUE_DIVIDE_TENSOR, TRUE_DIVIDE_SCALAR, numbers=True)
TRUE_DIVIDE__FORMS = Overloads("true_divide_", TRUE_DIVIDE__TENSOR, TRUE_DIVIDE__SCALAR, numbers=True)
_FOREACH_DIV_FORMS = Overloads(
    "_foreach_div", _FOREACH_DIV_TENSOR, _FOREACH_DIV_SCALAR, _FOREACH_DIV_SCALARLIST, _FOREACH_DIV_LIST
)
_FOREACH_DIV__FORMS = Overloads(
    "_foreach_div_", _FOREACH_DIV__TENSOR, _FOREACH_DIV__SCALAR, _FOREACH_DIV__SCALARLIST, _FOREACH_DIV__LIST
)
_REVERSED_DIV_FORMS = Overloads("_reversed_div", _REVERSED_DIV_TENSOR, _REVERSED_DIV)


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
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return ADD_TENSOR[input._keys | other._keys](input, other, 1)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return ADD_SCALAR[input._keys](input, other, 1)
    return ADD_FORMS.call(input, other, rest, named)


def add_(input=MISSING, other=MISSING, *rest, **named):
    """As `add`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return ADD__TENSOR[input._keys | other._keys](input, other, 1)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return ADD__SCALAR[input._keys](input, other, 1)
    return ADD__FORMS.call(input, other, rest, named)


def _foreach_add(input=MISSING, other=MISSING, /, *rest, **named):
    """_foreach_add(input, other, *, alpha=1) -> tuple[Tensor, ...]
    _foreach_add(input, scalar) -> tuple[Tensor, ...]
    _foreach_add(input, scalars) -> tuple[Tensor, ...]
    _foreach_add(input, other, *, alpha=1) -> tuple[Tensor, ...]

    `add` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and isinstance(other, Tensor):
                return _FOREACH_ADD_TENSOR[other._keys | keys_of(input)](tuple(input), other, 1)
            if type(input) in SEQUENCES and all_tensors(input) and (type(other) is float or type(other) is int):
                return _FOREACH_ADD_SCALAR[keys_of(input)](tuple(input), other)
            if type(input) in SEQUENCES and all_tensors(input) and type(other) in SEQUENCES and all_tensors(other):
                return _FOREACH_ADD_LIST[keys_of(input) | keys_of(other)](tuple(input), tuple(other), 1)
        return _FOREACH_ADD_FORMS.call(input, other, rest, named)
    except Exception:
        _FOREACH_ADD_FORMS.translate(input, other, rest, named)
        raise


def _foreach_add_(input=MISSING, other=MISSING, /, *rest, **named):
    """As `_foreach_add`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and isinstance(other, Tensor):
                return _FOREACH_ADD__TENSOR[other._keys | keys_of(input)](tuple(input), other, 1)
            if type(input) in SEQUENCES and all_tensors(input) and (type(other) is float or type(other) is int):
                return _FOREACH_ADD__SCALAR[keys_of(input)](tuple(input), other)
            if type(input) in SEQUENCES and all_tensors(input) and type(other) in SEQUENCES and all_tensors(other):
                return _FOREACH_ADD__LIST[keys_of(input) | keys_of(other)](tuple(input), tuple(other), 1)
        return _FOREACH_ADD__FORMS.call(input, other, rest, named)
    except Exception:
        _FOREACH_ADD__FORMS.translate(input, other, rest, named)
        raise


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
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return SUB_TENSOR[input._keys | other._keys](input, other, 1)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return SUB_SCALAR[input._keys](input, other, 1)
    return SUB_FORMS.call(input, other, rest, named)


def sub_(input=MISSING, other=MISSING, *rest, **named):
    """As `sub`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return SUB__TENSOR[input._keys | other._keys](input, other, 1)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return SUB__SCALAR[input._keys](input, other, 1)
    return SUB__FORMS.call(input, other, rest, named)


def subtract(input=MISSING, other=MISSING, *rest, **named):
    """Another name of `sub`."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return SUBTRACT_TENSOR[input._keys | other._keys](input, other, 1)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return SUBTRACT_SCALAR[input._keys](input, other, 1)
    return SUBTRACT_FORMS.call(input, other, rest, named)


def subtract_(input=MISSING, other=MISSING, *rest, **named):
    """As `subtract`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return SUBTRACT__TENSOR[input._keys | other._keys](input, other, 1)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return SUBTRACT__SCALAR[input._keys](input, other, 1)
    return SUBTRACT__FORMS.call(input, other, rest, named)


def _foreach_sub(input=MISSING, scalar=MISSING, /, *rest, **named):
    """_foreach_sub(input, scalar) -> tuple[Tensor, ...]
    _foreach_sub(input, scalars) -> tuple[Tensor, ...]
    _foreach_sub(input, other, *, alpha=1) -> tuple[Tensor, ...]

    `sub` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and (type(scalar) is float or type(scalar) is int):
                return _FOREACH_SUB_SCALAR[keys_of(input)](tuple(input), scalar)
            if type(input) in SEQUENCES and all_tensors(input) and type(scalar) in SEQUENCES and all_tensors(scalar):
                return _FOREACH_SUB_LIST[keys_of(input) | keys_of(scalar)](tuple(input), tuple(scalar), 1)
        return _FOREACH_SUB_FORMS.call(input, scalar, rest, named)
    except Exception:
        _FOREACH_SUB_FORMS.translate(input, scalar, rest, named)
        raise


def _foreach_sub_(input=MISSING, scalar=MISSING, /, *rest, **named):
    """As `_foreach_sub`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and (type(scalar) is float or type(scalar) is int):
                return _FOREACH_SUB__SCALAR[keys_of(input)](tuple(input), scalar)
            if type(input) in SEQUENCES and all_tensors(input) and type(scalar) in SEQUENCES and all_tensors(scalar):
                return _FOREACH_SUB__LIST[keys_of(input) | keys_of(scalar)](tuple(input), tuple(scalar), 1)
        return _FOREACH_SUB__FORMS.call(input, scalar, rest, named)
    except Exception:
        _FOREACH_SUB__FORMS.translate(input, scalar, rest, named)
        raise


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
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return RSUB_TENSOR[input._keys | other._keys](input, other, 1)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return RSUB_SCALAR[input._keys](input, other, 1)
    return RSUB_FORMS.call(input, other, rest, named)


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
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return MUL_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return MUL_SCALAR[input._keys](input, other)
    return MUL_FORMS.call(input, other, rest, named)


def mul_(input=MISSING, other=MISSING, *rest, **named):
    """As `mul`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return MUL__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return MUL__SCALAR[input._keys](input, other)
    return MUL__FORMS.call(input, other, rest, named)


def multiply(input=MISSING, other=MISSING, *rest, **named):
    """Another name of `mul`."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return MULTIPLY_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return MULTIPLY_SCALAR[input._keys](input, other)
    return MULTIPLY_FORMS.call(input, other, rest, named)


def multiply_(input=MISSING, other=MISSING, *rest, **named):
    """As `multiply`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return MULTIPLY__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return MULTIPLY__SCALAR[input._keys](input, other)
    return MULTIPLY__FORMS.call(input, other, rest, named)


def _foreach_mul(input=MISSING, other=MISSING, /, *rest, **named):
    """_foreach_mul(input, other) -> tuple[Tensor, ...]
    _foreach_mul(input, scalar) -> tuple[Tensor, ...]
    _foreach_mul(input, scalars) -> tuple[Tensor, ...]
    _foreach_mul(input, other) -> tuple[Tensor, ...]

    `mul` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and isinstance(other, Tensor):
                return _FOREACH_MUL_TENSOR[other._keys | keys_of(input)](tuple(input), other)
            if type(input) in SEQUENCES and all_tensors(input) and (type(other) is float or type(other) is int):
                return _FOREACH_MUL_SCALAR[keys_of(input)](tuple(input), other)
            if type(input) in SEQUENCES and all_tensors(input) and type(other) in SEQUENCES and all_tensors(other):
                return _FOREACH_MUL_LIST[keys_of(input) | keys_of(other)](tuple(input), tuple(other))
        return _FOREACH_MUL_FORMS.call(input, other, rest, named)
    except Exception:
        _FOREACH_MUL_FORMS.translate(input, other, rest, named)
        raise


def _foreach_mul_(input=MISSING, other=MISSING, /, *rest, **named):
    """As `_foreach_mul`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and isinstance(other, Tensor):
                return _FOREACH_MUL__TENSOR[other._keys | keys_of(input)](tuple(input), other)
            if type(input) in SEQUENCES and all_tensors(input) and (type(other) is float or type(other) is int):
                return _FOREACH_MUL__SCALAR[keys_of(input)](tuple(input), other)
            if type(input) in SEQUENCES and all_tensors(input) and type(other) in SEQUENCES and all_tensors(other):
                return _FOREACH_MUL__LIST[keys_of(input) | keys_of(other)](tuple(input), tuple(other))
        return _FOREACH_MUL__FORMS.call(input, other, rest, named)
    except Exception:
        _FOREACH_MUL__FORMS.translate(input, other, rest, named)
        raise


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
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return DIV_TENSOR[input._keys | other._keys](input, other)
            if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
                return DIV_SCALAR[input._keys](input, other)
        return DIV_FORMS.call(input, other, rest, named)
    except Exception:
        DIV_FORMS.translate(input, other, rest, named)
        raise


def div_(input=MISSING, other=MISSING, *rest, **named):
    """As `div`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return DIV__TENSOR[input._keys | other._keys](input, other)
            if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
                return DIV__SCALAR[input._keys](input, other)
        return DIV__FORMS.call(input, other, rest, named)
    except Exception:
        DIV__FORMS.translate(input, other, rest, named)
        raise


def divide(input=MISSING, other=MISSING, *rest, **named):
    """Another name of `div`."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return DIVIDE_TENSOR[input._keys | other._keys](input, other)
            if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
                return DIVIDE_SCALAR[input._keys](input, other)
        return DIVIDE_FORMS.call(input, other, rest, named)
    except Exception:
        DIVIDE_FORMS.translate(input, other, rest, named)
        raise


def divide_(input=MISSING, other=MISSING, *rest, **named):
    """As `divide`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return DIVIDE__TENSOR[input._keys | other._keys](input, other)
            if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
                return DIVIDE__SCALAR[input._keys](input, other)
        return DIVIDE__FORMS.call(input, other, rest, named)
    except Exception:
        DIVIDE__FORMS.translate(input, other, rest, named)
        raise


def true_divide(input=MISSING, other=MISSING, *rest, **named):
    """Another name of `div`."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return TRUE_DIVIDE_TENSOR[input._keys | other._keys](input, other)
            if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
                return TRUE_DIVIDE_SCALAR[input._keys](input, other)
        return TRUE_DIVIDE_FORMS.call(input, other, rest, named)
    except Exception:
        TRUE_DIVIDE_FORMS.translate(input, other, rest, named)
        raise


def true_divide_(input=MISSING, other=MISSING, *rest, **named):
    """As `true_divide`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return TRUE_DIVIDE__TENSOR[input._keys | other._keys](input, other)
            if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
                return TRUE_DIVIDE__SCALAR[input._keys](input, other)
        return TRUE_DIVIDE__FORMS.call(input, other, rest, named)
    except Exception:
        TRUE_DIVIDE__FORMS.translate(input, other, rest, named)
        raise


def _foreach_div(input=MISSING, other=MISSING, /, *rest, **named):
    """_foreach_div(input, other) -> tuple[Tensor, ...]
    _foreach_div(input, scalar) -> tuple[Tensor, ...]
    _foreach_div(input, scalars) -> tuple[Tensor, ...]
    _foreach_div(input, other) -> tuple[Tensor, ...]

    `div` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and isinstance(other, Tensor):
                return _FOREACH_DIV_TENSOR[other._keys | keys_of(input)](tuple(input), other)
            if type(input) in SEQUENCES and all_tensors(input) and (type(other) is float or type(other) is int):
                return _FOREACH_DIV_SCALAR[keys_of(input)](tuple(input), other)
            if type(input) in SEQUENCES and all_tensors(input) and type(other) in SEQUENCES and all_tensors(other):
                return _FOREACH_DIV_LIST[keys_of(input) | keys_of(other)](tuple(input), tuple(other))
        return _FOREACH_DIV_FORMS.call(input, other, rest, named)
    except Exception:
        _FOREACH_DIV_FORMS.translate(input, other, rest, named)
        raise


def _foreach_div_(input=MISSING, other=MISSING, /, *rest, **named):
    """As `_foreach_div`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and isinstance(other, Tensor):
                return _FOREACH_DIV__TENSOR[other._keys | keys_of(input)](tuple(input), other)
            if type(input) in SEQUENCES and all_tensors(input) and (type(other) is float or type(other) is int):
                return _FOREACH_DIV__SCALAR[keys_of(input)](tuple(input), other)
            if type(input) in SEQUENCES and all_tensors(input) and type(other) in SEQUENCES and all_tensors(other):
                return _FOREACH_DIV__LIST[keys_of(input) | keys_of(other)](tuple(input), tuple(other))
        return _FOREACH_DIV__FORMS.call(input, other, rest, named)
    except Exception:
        _FOREACH_DIV__FORMS.translate(input, other, rest, named)
        raise


def _reversed_div(input=MISSING, other=MISSING, *rest, **named):
    """_reversed_div(input, other) -> Tensor
    _reversed_div(input, other) -> Tensor

    The quotient of a number and a tensor.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return _REVERSED_DIV_TENSOR[input._keys | other._keys](input, other)
            if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
                return _REVERSED_DIV[input._keys](input, other)
        return _REVERSED_DIV_FORMS.call(input, other, rest, named)
    except Exception:
        _REVERSED_DIV_FORMS.translate(input, other, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def add(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return ADD_TENSOR[self._keys | other._keys](self, other, 1)
            if type(other) is float or type(other) is int:
                return ADD_SCALAR[self._keys](self, other, 1)
        return ADD_FORMS.method(self, other, rest, named)

    def add_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return ADD__TENSOR[self._keys | other._keys](self, other, 1)
            if type(other) is float or type(other) is int:
                return ADD__SCALAR[self._keys](self, other, 1)
        return ADD__FORMS.method(self, other, rest, named)

    def sub(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return SUB_TENSOR[self._keys | other._keys](self, other, 1)
            if type(other) is float or type(other) is int:
                return SUB_SCALAR[self._keys](self, other, 1)
        return SUB_FORMS.method(self, other, rest, named)

    def sub_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return SUB__TENSOR[self._keys | other._keys](self, other, 1)
            if type(other) is float or type(other) is int:
                return SUB__SCALAR[self._keys](self, other, 1)
        return SUB__FORMS.method(self, other, rest, named)

    def subtract(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return SUBTRACT_TENSOR[self._keys | other._keys](self, other, 1)
            if type(other) is float or type(other) is int:
                return SUBTRACT_SCALAR[self._keys](self, other, 1)
        return SUBTRACT_FORMS.method(self, other, rest, named)

    def subtract_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return SUBTRACT__TENSOR[self._keys | other._keys](self, other, 1)
            if type(other) is float or type(other) is int:
                return SUBTRACT__SCALAR[self._keys](self, other, 1)
        return SUBTRACT__FORMS.method(self, other, rest, named)

    def rsub(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return RSUB_TENSOR[self._keys | other._keys](self, other, 1)
            if type(other) is float or type(other) is int:
                return RSUB_SCALAR[self._keys](self, other, 1)
        return RSUB_FORMS.method(self, other, rest, named)

    def mul(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return MUL_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return MUL_SCALAR[self._keys](self, other)
        return MUL_FORMS.method(self, other, rest, named)

    def mul_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return MUL__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return MUL__SCALAR[self._keys](self, other)
        return MUL__FORMS.method(self, other, rest, named)

    def multiply(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return MULTIPLY_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return MULTIPLY_SCALAR[self._keys](self, other)
        return MULTIPLY_FORMS.method(self, other, rest, named)

    def multiply_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return MULTIPLY__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return MULTIPLY__SCALAR[self._keys](self, other)
        return MULTIPLY__FORMS.method(self, other, rest, named)

    def div(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return DIV_TENSOR[self._keys | other._keys](self, other)
                if type(other) is float or type(other) is int:
                    return DIV_SCALAR[self._keys](self, other)
            return DIV_FORMS.method(self, other, rest, named)
        except Exception:
            DIV_FORMS.translate(self, other, rest, named)
            raise

    def div_(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return DIV__TENSOR[self._keys | other._keys](self, other)
                if type(other) is float or type(other) is int:
                    return DIV__SCALAR[self._keys](self, other)
            return DIV__FORMS.method(self, other, rest, named)
        except Exception:
            DIV__FORMS.translate(self, other, rest, named)
            raise

    def divide(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return DIVIDE_TENSOR[self._keys | other._keys](self, other)
                if type(other) is float or type(other) is int:
                    return DIVIDE_SCALAR[self._keys](self, other)
            return DIVIDE_FORMS.method(self, other, rest, named)
        except Exception:
            DIVIDE_FORMS.translate(self, other, rest, named)
            raise

    def divide_(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return DIVIDE__TENSOR[self._keys | other._keys](self, other)
                if type(other) is float or type(other) is int:
                    return DIVIDE__SCALAR[self._keys](self, other)
            return DIVIDE__FORMS.method(self, other, rest, named)
        except Exception:
            DIVIDE__FORMS.translate(self, other, rest, named)
            raise

    def true_divide(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return TRUE_DIVIDE_TENSOR[self._keys | other._keys](self, other)
                if type(other) is float or type(other) is int:
                    return TRUE_DIVIDE_SCALAR[self._keys](self, other)
            return TRUE_DIVIDE_FORMS.method(self, other, rest, named)
        except Exception:
            TRUE_DIVIDE_FORMS.translate(self, other, rest, named)
            raise

    def true_divide_(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return TRUE_DIVIDE__TENSOR[self._keys | other._keys](self, other)
                if type(other) is float or type(other) is int:
                    return TRUE_DIVIDE__SCALAR[self._keys](self, other)
            return TRUE_DIVIDE__FORMS.method(self, other, rest, named)
        except Exception:
            TRUE_DIVIDE__FORMS.translate(self, other, rest, named)
            raise

    def __add__(self, other):
        if isinstance(other, Tensor):
            return ADD_TENSOR[self._keys | other._keys](self, other, 1)
        if type(other) is float or type(other) is int:
            return ADD_SCALAR[self._keys](self, other, 1)
        return ADD_FORMS.binary(self, other)

    def __radd__(self, other):
        if isinstance(other, Tensor):
            return ADD_TENSOR[self._keys | other._keys](self, other, 1)
        if type(other) is float or type(other) is int:
            return ADD_SCALAR[self._keys](self, other, 1)
        return ADD_FORMS.binary(self, other)

    def __iadd__(self, other):
        if isinstance(other, Tensor):
            return ADD__TENSOR[self._keys | other._keys](self, other, 1)
        if type(other) is float or type(other) is int:
            return ADD__SCALAR[self._keys](self, other, 1)
        return ADD__FORMS.binary(self, other)

    def __sub__(self, other):
        if isinstance(other, Tensor):
            return SUB_TENSOR[self._keys | other._keys](self, other, 1)
        if type(other) is float or type(other) is int:
            return SUB_SCALAR[self._keys](self, other, 1)
        return SUB_FORMS.binary(self, other)

    def __isub__(self, other):
        if isinstance(other, Tensor):
            return SUB__TENSOR[self._keys | other._keys](self, other, 1)
        if type(other) is float or type(other) is int:
            return SUB__SCALAR[self._keys](self, other, 1)
        return SUB__FORMS.binary(self, other)

    def __rsub__(self, other):
        if isinstance(other, Tensor):
            return RSUB_TENSOR[self._keys | other._keys](self, other, 1)
        if type(other) is float or type(other) is int:
            return RSUB_SCALAR[self._keys](self, other, 1)
        return RSUB_FORMS.binary(self, other)

    def __mul__(self, other):
        if isinstance(other, Tensor):
            return MUL_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return MUL_SCALAR[self._keys](self, other)
        return MUL_FORMS.binary(self, other)

    def __rmul__(self, other):
        if isinstance(other, Tensor):
            return MUL_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return MUL_SCALAR[self._keys](self, other)
        return MUL_FORMS.binary(self, other)

    def __imul__(self, other):
        if isinstance(other, Tensor):
            return MUL__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return MUL__SCALAR[self._keys](self, other)
        return MUL__FORMS.binary(self, other)

    def __truediv__(self, other):
        try:
            if isinstance(other, Tensor):
                return DIV_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return DIV_SCALAR[self._keys](self, other)
            return DIV_FORMS.binary(self, other)
        except Exception:
            DIV_FORMS.translate(self, other, (), {})
            raise

    def __itruediv__(self, other):
        try:
            if isinstance(other, Tensor):
                return DIV__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return DIV__SCALAR[self._keys](self, other)
            return DIV__FORMS.binary(self, other)
        except Exception:
            DIV__FORMS.translate(self, other, (), {})
            raise

    def __rtruediv__(self, other):
        try:
            if isinstance(other, Tensor):
                return _REVERSED_DIV_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return _REVERSED_DIV[self._keys](self, other)
            return _REVERSED_DIV_FORMS.binary(self, other)
        except Exception:
            _REVERSED_DIV_FORMS.translate(self, other, (), {})
            raise

    def __rdiv__(self, other):
        try:
            if isinstance(other, Tensor):
                return _REVERSED_DIV_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return _REVERSED_DIV[self._keys](self, other)
            return _REVERSED_DIV_FORMS.binary(self, other)
        except Exception:
            _REVERSED_DIV_FORMS.translate(self, other, (), {})
            raise


hang(Methods, __name__)
