"""Operators over lists, ``foreach`` in ops.yaml: each does what its operator does, element by element."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import generated as ow
from codegen.schema import ArgumentSchema, OperatorSchema, parse_schema

COUNT = 3
# What the operator of one element is, where its name is another.
SINGLE = {"maximum": "clamp_min", "minimum": "clamp_max", "norm": "linalg.vector_norm"}
SCHEMAS = [
    pytest.param(parse_schema(entry.schema), id=entry.name)
    for entry in ow.registered_operators()
    if entry.name.startswith("_foreach_") and entry.package == "generated" and "!" not in entry.schema
]


def _value(argument: ArgumentSchema, position: int) -> Any:
    """An argument of a call: lists of tensors or numbers, or one for all."""
    random = np.random.default_rng([position, 3])

    def tensor() -> ow.Tensor:
        return ow.tensor(random.uniform(0.1, 0.9, (2, 2)), requires_grad=argument.name == "self")

    if argument.type.is_tensor_list:
        return [tensor() for _ in range(COUNT)]
    if argument.type.is_list:
        return [0.5, 1.25, 2.0]
    if argument.type.is_tensor:
        return ow.tensor([0.5, 1.25, 2.0]) if argument.name == "scalars" else ow.tensor(1.5)
    return 2.0 if argument.name == "alpha" or not argument.kwarg_only else None


def _elements(argument: ArgumentSchema, value: Any) -> list[Any]:
    if argument.type.is_list:
        return list(value)
    return value.tolist() if argument.name == "scalars" else [value] * COUNT


def _call(schema: OperatorSchema) -> tuple[list[ArgumentSchema], list[Any], dict[str, Any]]:
    """The arguments that are tensors or numbers, and those of them that are given by name."""
    taken = [argument for argument in schema.arguments if argument.type.base in ("Tensor", "Scalar")]
    values = [_value(item, index) for index, item in enumerate(taken)]
    named = {item.name: value for item, value in zip(taken, values, strict=True) if item.kwarg_only}
    return taken, values[: len(values) - len(named)], named


def _expected(
    schema: OperatorSchema, taken: list[ArgumentSchema], values: list[Any], named: dict[str, Any]
) -> list[ow.Tensor]:
    base = schema.name.base.removeprefix("_foreach_")
    function: Any = ow
    for word in SINGLE.get(base, base).split("."):
        function = getattr(function, word)
    columns = [_elements(item, value) for item, value in zip(taken, [*values, *named.values()], strict=True)]
    results = []
    for row in zip(*columns, strict=True):
        arguments = {"value": row[3]} if len(row) == 4 else named
        results.append(function(*row[: len(values)][:3] if len(row) == 4 else row[: len(values)], **arguments))
    return results


@pytest.mark.parametrize("schema", SCHEMAS)
def test_lists(schema: OperatorSchema) -> None:
    if schema.name.base in ("_foreach_copy", "_foreach_zero"):
        pytest.skip("a copy has another row")
    taken, values, named = _call(schema)
    expected = _expected(schema, taken, values, named)
    result = getattr(ow, schema.name.base)(*values, **named)
    assert isinstance(result, tuple)
    for element, other in zip(result, expected, strict=True):
        np.testing.assert_array_equal(element.detach().numpy(), other.detach().numpy())
        assert element.requires_grad == other.requires_grad
    inplace = getattr(ow, f"{schema.name.base}_", None)
    if inplace is None or not schema.arguments[0].type.is_tensor_list:
        return
    written = [value.detach().clone() for value in values[0]]
    returned = inplace(written, *values[1:], **named)
    assert [id(item) for item in returned] == [id(item) for item in written]
    for tensor, other in zip(written, expected, strict=True):
        np.testing.assert_array_equal(tensor.numpy(), other.detach().numpy())


def test_there_are_lists() -> None:
    assert len(SCHEMAS) > 70


def test_copies_of_lists() -> None:
    a, b = ow.ones(2), ow.tensor([3.0])
    result = ow._foreach_copy((a, b), (ow.tensor([5.0, 6.0]), b))
    assert [value.tolist() for value in result] == [[5.0, 6.0], [3.0]]
    ow._foreach_copy_([a, b], [ow.tensor([5.0, 6.0]), ow.tensor(7.0)])
    assert (a.tolist(), b.tolist()) == ([5.0, 6.0], [7.0])
    ow._foreach_zero_([a, b])
    assert (a.tolist(), b.tolist()) == ([0.0, 0.0], [0.0])
    ow._foreach_add_([a, a], 1)  # one after the other
    assert a.tolist() == [2.0, 2.0]


def test_gradients_of_lists() -> None:
    x, y = ow.tensor([1.0, 2.0], requires_grad=True), ow.tensor([3.0], requires_grad=True)
    values = [x * 1, y * 1]
    ow._foreach_mul_(values, [2.0, 3.0])
    sum(tensor.sum() for tensor in ow._foreach_exp(values)).backward()
    assert x.grad is not None
    assert y.grad is not None
    np.testing.assert_allclose(x.grad.numpy(), 2 * np.exp([2.0, 4.0]), rtol=1e-6)
    np.testing.assert_allclose(y.grad.numpy(), 3 * np.exp([9.0]), rtol=1e-6)
    with pytest.raises(RuntimeError, match="leaf"):
        ow._foreach_exp_([x])


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: ow._foreach_exp([]), "at least one tensor"),
        (lambda: ow._foreach_add([ow.ones(1)], [ow.ones(1)] * 2), "of one length, got 1 and 2"),
        (lambda: ow._foreach_add_([ow.ones(1)], [1.0, 2.0]), "of one length, got 1 and 2"),
        (lambda: ow._foreach_addcdiv(*[[ow.ones(1)]] * 3, ow.ones(2)), "of one length, got 1 and 2"),
        (lambda: ow._foreach_exp([1.0]), "_foreach_exp"),
    ],
)
def test_errors_of_lists(call: Any, says: str) -> None:
    with pytest.raises((RuntimeError, TypeError), match=says):
        call()
