"""Operators with several outputs: gradients of some or all of them, by place or by name, lists, named results."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import generated as ow
from codegen.__main__ import main
from generated.autograd import grad, gradcheck, gradgradcheck

OPS = """
- func: split_sign(Tensor self) -> (Tensor positive, Tensor negative)
  autogen: split_sign.out
  elementwise: where(self > 0, self * self, 0), where(self > 0, 0, self)
- func: mixed_of(Tensor self, Tensor other) -> (Tensor, Tensor, Tensor)
  elementwise: self * other, self - other, self > other
- func: sum_of(Tensor self, Tensor other) -> Tensor total
  elementwise: self + other
- func: twice_each(Tensor[] tensors) -> Tensor[]
  composite: "[my_mul(one, 2) for one in tensors]"
- func: my_mul(Tensor self, Tensor other) -> Tensor
  accepts_numbers: true
  elementwise: self * other
- func: my_add(Tensor self, Tensor other) -> Tensor
  elementwise: self + other
- func: my_sub(Tensor self, Tensor other) -> Tensor
  elementwise: self - other
- func: my_where(Tensor condition, Tensor self, Tensor other) -> Tensor
  fixed_dtypes: {condition: bool}
  elementwise: self if condition else other
- func: my_gt(Tensor self, Tensor other) -> Tensor
  promote: bool
  elementwise: self > other
"""
DERIVATIVES = """
- name: split_sign(Tensor self) -> (Tensor positive, Tensor negative)
  self: my_where(self > 0, grad_positive * self * 2, grad_negative)
- name: mixed_of(Tensor self, Tensor other) -> (Tensor, Tensor, Tensor)
  output_differentiability: [True, True, False]
  self, other: "(grads[0] * other + grads[1] if grad_input_mask[0] else None, grads[0] * self - grads[1])"
- name: sum_of(Tensor self, Tensor other) -> Tensor total
  dispatch:
    Default:
      self: grad_total
      other: grad_total
- name: twice_each(Tensor[] tensors) -> Tensor[]
  tensors: "[my_mul(one, 2) for one in grads]"
- name: my_mul(Tensor self, Tensor other) -> Tensor
  self: grad * other
  other: grad * self
- name: my_sub(Tensor self, Tensor other) -> Tensor
  self: grad
  other: my_mul(grad, -1)
- name: my_add(Tensor self, Tensor other) -> Tensor
  self: grad
  other: grad
- name: my_where(Tensor condition, Tensor self, Tensor other) -> Tensor
  condition: non_differentiable
  self: my_mul(grad, condition)
  other: grad - my_mul(grad, condition)
"""


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """A package of the operators above."""
    folder = tmp_path_factory.mktemp("several")
    (folder / "ops.yaml").write_text(OPS, encoding="utf-8")
    (folder / "derivatives.yaml").write_text(DERIVATIVES, encoding="utf-8")
    words = ["--ops", "ops.yaml", "--derivatives", "derivatives.yaml", "--out", "several"]
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        assert main(words) == 0
    sys.path.insert(0, str(folder))
    yield importlib.import_module("several")
    sys.path.remove(str(folder))


def leaf(*values: float) -> ow.Tensor:
    return ow.tensor(values, dtype=ow.float64, requires_grad=True)


def test_named_gradients_and_named_results(mine: ModuleType) -> None:
    x = leaf(-2, 3)
    result = mine.split_sign(x)
    assert result._fields == ("positive", "negative")
    (result.positive * 10 + result.negative).sum().backward()
    np.testing.assert_array_equal(x.grad.numpy(), [1, 60])
    assert repr(result) == (
        "return_types.split_sign(\n"
        "positive=tensor([0., 9.], dtype=float64, grad_fn=<SplitSignBackward0>),\n"
        "negative=tensor([-2.,  0.], dtype=float64, grad_fn=<SplitSignBackward0>))"
    )


@pytest.mark.parametrize(("chosen", "wanted"), [("positive", [0, 6]), ("negative", [1, 0])])
def test_the_gradient_of_an_unused_output_is_zero(mine: ModuleType, chosen: str, wanted: list[float]) -> None:
    x = leaf(-2, 3)
    getattr(mine.split_sign(x), chosen).sum().backward()
    np.testing.assert_array_equal(x.grad.numpy(), wanted)


def test_gradients_by_place_and_the_mask_of_wanted_ones(mine: ModuleType) -> None:
    x, y = leaf(2, 3), leaf(5, 7)
    product, difference, larger = mine.mixed_of(x, y)
    assert (product.requires_grad, difference.requires_grad, larger.requires_grad) == (True, True, False)
    (product + difference).sum().backward()
    np.testing.assert_array_equal(x.grad.numpy(), [6, 8])
    np.testing.assert_array_equal(y.grad.numpy(), [1, 2])
    fixed = ow.tensor([2.0, 3.0], dtype=ow.float64)
    node = mine.mixed_of(fixed, y)[0].grad_fn
    assert node.apply(ow.ones_like(y), None)[0] is None
    assert gradcheck(lambda a, b: mine.mixed_of(a, b)[:2], [leaf(2, 3), leaf(5, 7)])
    assert gradgradcheck(lambda a, b: mine.mixed_of(a, b)[:2], [leaf(2, 3), leaf(5, 7)])


def test_one_output_with_a_name_and_formulas_under_dispatch(mine: ModuleType) -> None:
    x, y = leaf(2), leaf(3)
    (mine.sum_of(x, y) * 4).sum().backward()
    assert (x.grad.item(), y.grad.item()) == (4, 4)


def test_a_list_of_outputs(mine: ModuleType) -> None:
    x, y = leaf(2), leaf(3, 4)
    first, second = mine.twice_each([x, y])
    assert first.grad_fn is second.grad_fn
    (second * second).sum().backward()
    np.testing.assert_array_equal(x.grad.numpy(), [0])
    np.testing.assert_array_equal(y.grad.numpy(), [24, 32])
    (only,) = mine.twice_each([x])
    np.testing.assert_array_equal(grad(only.sum(), [x])[0].numpy(), [2])


def test_out_of_several_results(mine: ModuleType) -> None:
    x = ow.tensor([-2.0, 3.0])
    positive, negative = ow.empty(0), ow.empty(0)
    result = mine.split_sign(x, out=(positive, negative))
    assert result.positive is positive
    assert result.negative is negative
    np.testing.assert_array_equal(positive.numpy(), [0, 9])
    wrong = ow.empty(2, dtype=ow.int64)
    with pytest.raises(RuntimeError, match=r"split_sign: result type float32 can't be cast"):
        mine.split_sign(x, out=(positive, wrong))


def test_named_results_of_the_package() -> None:
    values, indices = ow.tensor([[1.0, 5.0], [7.0, 2.0]]).max(1)
    assert (values.tolist(), indices.tolist()) == ([5, 7], [1, 0])
    assert isinstance(ow.tensor([1.0]).max(0), ow.return_types.max)
    values, indices = ow.empty(0), ow.empty(0, dtype=ow.int64)
    ow.max(ow.tensor([[1.0, 5.0]]), 1, out=(values, indices))
    assert (values.tolist(), indices.tolist()) == ([5], [1])
    with pytest.raises(RuntimeError, match=r"max.dim_max: a result of dtype float32 is written to .*, not int64"):
        ow.max(ow.tensor([[1.0, 5.0]]), 1, out=(indices, values))
    assert values.tolist() == [5]


def test_a_generated_package_is_found(mine: ModuleType) -> None:
    assert Path(mine.__file__ or "").name == "__init__.py"
