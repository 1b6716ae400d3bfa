"""The table against PyTorch: values, dtype, shape, strides, gradients; promotion; what both reject."""

from __future__ import annotations

import itertools
import warnings
from typing import Any

import numpy as np
import pytest

import generated as ow

from .cases import DTYPES, TABLE, Array, Case, assert_close, build, evaluate, to_numpy, to_tensor

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.parity

# Ours by name, or with other words for the same.
WITHOUT_COUNTERPART = {
    "Tensor.numpy_T", "nn.functional.gelu_backward", "Tensor.slice", "Tensor.getitem", "Tensor.copy",
    "nn.functional.im2col", "nn.functional.col2im", "index", "linalg.lstsq", "nonzero_numpy", "Tensor.zero",
    "unique_dim", "unique_dim_consecutive", "Tensor.matrix_H",
}


def dtype_name(kind: Any) -> str:
    """The name without the package; half-precision complex numbers, which we lack, are complex64 here."""
    return repr(kind).split(".")[1].replace("complex32", "complex64")


def to_torch(array: Array, kind: str) -> Any:
    tensor = torch.from_numpy(array.copy(order="K"))
    return tensor.to(torch.bfloat16) if kind == "bfloat16" and array.dtype == np.float32 else tensor


def torch_numpy(tensor: Any) -> Array:
    tensor = tensor.detach()
    result: Array = (tensor.float() if tensor.dtype is torch.bfloat16 else tensor).resolve_conj().numpy()
    return result


def run_torch(case: Case, kind: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return evaluate(
            case.call, torch, {name: to_torch(value, kind) for name, value in build(case.inputs, kind).items()}
        )


ROWS = [
    pytest.param(case, kind, id=f"{case}-{kind}")
    for case in TABLE if case.name not in WITHOUT_COUNTERPART for kind in DTYPES[case.dtypes]
]  # fmt: skip


@pytest.mark.parametrize(("case", "kind"), ROWS)
def test_values_dtype_shape_and_strides(case: Case, kind: str) -> None:
    try:
        theirs = run_torch(case, kind)
    except (RuntimeError, NotImplementedError):
        pytest.skip("PyTorch has no kernel of this dtype")
    ours = evaluate(case.call, ow, {name: to_tensor(value, kind) for name, value in build(case.inputs, kind).items()})
    assert dtype_name(ours.dtype) == dtype_name(theirs.dtype)
    assert ours.shape == tuple(theirs.shape)
    # The stride of a dimension that has no second element says nothing.
    assert [item for item, size in zip(ours.stride(), ours.shape, strict=True) if size > 1 and ours.numel()] == [
        item for item, size in zip(theirs.stride(), ours.shape, strict=True) if size > 1 and ours.numel()
    ]
    assert_close(to_numpy(ours), torch_numpy(theirs), ours.dtype.name)


GRADIENTS = [case for case in TABLE if case.grad and case.name not in WITHOUT_COUNTERPART]
# Inputs that PyTorch does not differentiate: weights and targets of losses, running statistics.
CONSTANT_IN_TORCH = {
    "nll_loss": "b", "nn.functional.nll_loss": "b", "nn.functional.soft_margin_loss": "b",
    "binary_cross_entropy_with_logits": "c", "nn.functional.batch_norm": "bc",
}  # fmt: skip


def gradients(module: Any, case: Case, operands: dict[str, Any]) -> dict[str, Any]:
    """The gradients of a sum with unequal weights."""
    constant = CONSTANT_IN_TORCH.get(case.name, "")
    variables = {
        name: tensor for name, tensor in operands.items() if tensor.is_floating_point() and name not in constant
    }
    for item in variables.values():
        item.requires_grad_()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        result = evaluate(case.call, module, operands)
        weights = np.linspace(0.5, 1.5, result.numel()).reshape(tuple(result.shape)).astype(np.float32)
        (result * module.from_numpy(weights)).sum().backward()
    return {name: variable.grad for name, variable in variables.items()}


@pytest.mark.parametrize("case", GRADIENTS, ids=str)
def test_gradients(case: Case) -> None:
    arrays = build(case.inputs, "float32")
    ours = gradients(ow, case, {name: ow.from_numpy(array.copy()) for name, array in arrays.items()})
    theirs = gradients(torch, case, {name: torch.from_numpy(array.copy()) for name, array in arrays.items()})
    for name, wanted in theirs.items():
        assert ours[name].dtype is ow.float32
        # A gradient sums up to twelve terms of size 10.
        np.testing.assert_allclose(to_numpy(ours[name]), wanted.numpy(force=True), rtol=1e-5, atol=1e-5, err_msg=name)


LAYOUTS = {
    "transposed": lambda item: item.transpose(0, 1),
    "transposed and dense": lambda item: (item.transpose(0, 1), item.contiguous().transpose(0, 1).clone()),
    "row": lambda item: (item, item[:1]),
    "column": lambda item: (item, item[:, :1]),
    "transposed column": lambda item: (item.transpose(0, 1), item[:1].transpose(0, 1)),
    "every second": lambda item: item[:, ::2],
    "expanded": lambda item: item[:, :1].expand(3, 4),
    "expanded and dense": lambda item: (item[:1].expand(3, 4), item),
    "permuted": lambda item: item.reshape(3, 2, 2).permute(2, 0, 1),
    "permuted and other": lambda item: (item.reshape(3, 2, 2).permute(2, 0, 1), item.reshape(2, 3, 2)),
    "permuted and row": lambda item: (item.reshape(3, 2, 2).permute(2, 0, 1), item.reshape(12)[:2]),
}


OPERATORS = (
    "m.exp(a)", "a + b", "a == b", "m.where(a > 1, a, b)", "a.clone()", "m.zeros_like(a)", "m.ones_like(a)",
    "m.softmax(a, 0)", "a.double()", "a.sum(0, keepdim=True)",
)  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("source", OPERATORS)
def test_strides_of_results(source: str, layout: str) -> None:
    array = np.arange(12, dtype=np.float32).reshape(3, 4)
    results = []
    for module in (ow, torch):
        out = LAYOUTS[layout](module.from_numpy(array.copy()))
        first, other = out if isinstance(out, tuple) else (out, out)
        result = evaluate(source, module, {"a": first, "b": other})
        results.append((tuple(result.shape), result.stride()))
    assert results[0] == results[1]


KINDS = [dtype for kinds in ("any",) for dtype in DTYPES[kinds]]
NUMBERS = (True, 2, 2.5, 1 + 1j)


@pytest.mark.filterwarnings("ignore:ComplexHalf")
@pytest.mark.parametrize("left", KINDS)
def test_promotion_of_tensors(left: str) -> None:
    for right, left_shape, right_shape in itertools.product(KINDS, ((), (2,)), ((), (2,))):
        results = []
        for module in (ow, torch):
            a = module.ones(left_shape, dtype=getattr(module, left))
            b = module.ones(right_shape, dtype=getattr(module, right))
            results.append(dtype_name((a * b).dtype))
        assert results[0] == results[1], (left, left_shape, right, right_shape)


@pytest.mark.filterwarnings("ignore:ComplexHalf")
@pytest.mark.parametrize("left", KINDS)
def test_promotion_of_tensors_with_numbers(left: str) -> None:
    sources = ("a * n", "n * a", "a + n", "a == n", "a / n", "m.where(a == 1, a, n)")
    for number, shape, source in itertools.product(NUMBERS, ((), (2,)), sources):
        if left == "float16" and isinstance(number, complex):
            continue  # half-precision complex numbers, which we lack and PyTorch hardly has
        results = []
        for module in (ow, torch):
            a = module.ones(shape, dtype=getattr(module, left))
            result = evaluate(source, module, {"a": a, "n": number})
            results.append((dtype_name(result.dtype), complex(result.reshape(-1)[0].item())))
        assert results[0] == results[1], (source, left, shape, number)


@pytest.mark.parametrize("left", KINDS)
def test_promote_types_and_can_cast(left: str) -> None:
    for right in KINDS:
        ours, theirs = (
            (dtype_name(module.promote_types(getattr(module, left), getattr(module, right))),
             module.can_cast(getattr(module, left), getattr(module, right)))
            for module in (ow, torch)
        )  # fmt: skip
        assert ours == theirs, (left, right)


REJECTED = {
    "shapes of add": "m.ones((2, 3)) + m.ones((4,))",
    "shapes of mm": "m.mm(m.ones((2, 3)), m.ones((2, 3)))",
    "shapes of matmul": "m.ones((2, 3)) @ m.ones((2, 3))",
    "shapes of bmm": "m.bmm(m.ones((2, 3, 4)), m.ones((3, 4, 2)))",
    "shapes of dot": "m.dot(m.ones((2,)), m.ones((3,)))",
    "dtypes of mm": "m.mm(m.ones((2, 2)), m.ones((2, 2)).double())",
    "bool minus bool": "m.ones((2,)).bool() - m.ones((2,)).bool()",
    "neg of bool": "-m.ones((2,)).bool()",
    "bitwise of floats": "m.ones((2,)) & m.ones((2,))",
    "lt of complex": "m.tensor([1j]) < m.tensor([1j])",
    "negative power": "m.tensor([2]) ** -1",
    "mean of integers": "m.tensor([2]).mean()",
    "alpha": "m.add(m.tensor([1]), m.tensor([1]), alpha=0.5)",
    "dim": "m.sum(m.ones((2,)), 1)",
    "dim twice": "m.sum(m.ones((2, 2)), (0, 0))",
    "dim of squeeze": "m.ones((2,)).squeeze(3)",
    "amax of nothing": "m.amax(m.ones((0,)))",
    "argmax of nothing": "m.argmax(m.ones((0,)))",
    "index": "m.ones((2,))[2]",
    "negative index": "m.ones((2,))[-3]",
    "tensor index": "m.ones((2,))[m.tensor([5])]",
    "too many indices": "m.ones((2,))[0, 0]",
    "float index": "m.ones((2,))[m.tensor([0.5])]",
    "mask of wrong shape": "m.ones((2,))[m.tensor([True])]",
    "negative slice": "m.ones((2,))[::-1]",
    "select": "m.ones((2,)).select(0, 5)",
    "view": "m.ones((2, 3)).t().view(6)",
    "view of wrong size": "m.ones((2, 3)).view(7)",
    "two unknown sizes": "m.ones((2, 3)).view(-1, -1)",
    "expand": "m.ones((2,)).expand(3)",
    "permute": "m.ones((2, 3)).permute(0, 0)",
    "t of three": "m.ones((2, 3, 4)).t()",
    "cat of nothing": "m.cat([])",
    "cat of shapes": "m.cat([m.ones((2, 3)), m.ones((2, 2))])",
    "stack of shapes": "m.stack([m.ones((2,)), m.ones((3,))])",
    "gather": "m.gather(m.ones((2,)), 0, m.tensor([3]))",
    "gather with a float index": "m.gather(m.ones((2,)), 0, m.tensor([0.0]))",
    "index_select": "m.index_select(m.ones((2,)), 0, m.tensor([3]))",
    "missing argument": "m.add(m.ones((2,)))",
    "unknown keyword": "m.add(m.ones((2,)), 1, beta=3)",
    "wrong type": "m.add(m.ones((2,)), 'x')",
    "list for a tensor": "m.exp([1.0])",
    "item": "m.ones((2,)).item()",
    "truth": "bool(m.ones((2,)))",
    "len": "len(m.tensor(1))",
    "iteration": "list(m.tensor(1))",
    "growing in place": "m.ones((2,)).add_(m.ones((2, 2)))",
    "narrowing in place": "m.tensor([1]).add_(1.5)",
    "out of a lower category": "m.exp(m.ones((2,)), out=m.tensor([1, 2]))",
    "expanded in place": "m.ones((1,)).expand(2).add_(1)",
    "overlap": "[a[1:].add_(a[:-1]) for a in [m.ones((3,))]]",
    "in-place of a leaf": "m.ones((2,), requires_grad=True).add_(1)",
    "in-place of a view of a leaf": "m.ones((2,), requires_grad=True)[0].add_(1)",
    "integers that require grad": "m.ones((2,), dtype=m.int64, requires_grad=True)",
    "backward of a vector": "(m.ones((2,), requires_grad=True) * 2).backward()",
    "backward of a constant": "m.ones(()).backward()",
    "out with grad": "m.add(m.ones((2,), requires_grad=True), 1, out=m.ones((2,)))",
    "numpy with grad": "m.ones((2,), requires_grad=True).numpy()",
    "class out of bounds": "m.nn.functional.cross_entropy(m.ones((2, 3)), m.tensor([0, 3]))",
    "target of wrong shape": "m.nn.functional.nll_loss(m.ones((2, 3)), m.tensor([0]))",
    "reduction": "m.nn.functional.mse_loss(m.ones((2,)), m.ones((2,)), reduction='max')",
    "negative size": "m.zeros((-1,))",
    "step 0": "m.arange(0, 3, 0)",
    "wrong direction": "m.arange(3, 0)",
    "ragged": "m.tensor([[1], [1, 2]])",
    "string": "m.tensor(['a'])",
    "narrow": "m.ones((2,)).narrow(0, 1, 2)",
    "clamp without bounds": "m.clamp(m.ones((2,)))",
    "gelu": "m.nn.functional.gelu(m.ones((2,)), approximate='x')",
}


# Where we say something else on purpose: as argmax does; what is wrong is the type.
KNOWN_KINDS: dict[str, type[Exception]] = {
    REJECTED["amax of nothing"]: IndexError,
    REJECTED["string"]: TypeError,
}


@pytest.mark.parametrize("source", REJECTED.values(), ids=REJECTED.keys())
def test_kinds_of_errors(source: str) -> None:
    raised: list[Exception] = []
    for module in (ow, torch):
        with pytest.raises(Exception) as caught:
            evaluate(source, module, {})
        raised.append(caught.value)
    base = KNOWN_KINDS.get(source) or next(item for item in type(raised[1]).__mro__ if item.__module__ == "builtins")
    assert isinstance(raised[0], base), (
        f"{type(raised[0]).__name__}: {raised[0]} for {type(raised[1]).__name__}: {raised[1]}"
    )
