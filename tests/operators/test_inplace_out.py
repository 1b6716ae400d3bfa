"""In-place and ``out=`` forms: what they write, what they reject, and how versions count."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import generated as ow

from .cases import DTYPES, TABLE, Case, build, evaluate, to_numpy, to_tensor

INPLACE = [case for case in TABLE if case.name.isidentifier() and hasattr(ow.Tensor, f"{case.name}_")]
NAMES = [element.name for element in ow.registered_operators()]
_OUT = {name.partition(".")[0] for name in NAMES if name.endswith(("_out", ".out"))}
WITH_OUT = [case for case in TABLE if case.name in _OUT]


def floating(case: Case) -> dict[str, ow.Tensor]:
    kind = "float32" if "float32" in DTYPES[case.dtypes] else "int64"
    return {name: to_tensor(value, kind) for name, value in build(case.inputs, kind).items()}


@pytest.mark.parametrize("case", [item for item in INPLACE if item.arguments.partition(", ")[0] == "a"], ids=str)
def test_in_place_is_functional(case: Case) -> None:
    values = floating(case)
    wanted = evaluate(case.call, ow, values)
    is_view = wanted._base is values["a"]
    values = floating(case)
    if wanted.shape != values["a"].shape and not is_view:
        values["a"] = values["a"].expand(wanted.shape).clone()
    if wanted.dtype is ow.float64:  # a result in double precision is not written to less
        values["a"] = values["a"].double()
    before, position = values["a"]._writes, values["a"].data_ptr()
    result = evaluate(case.as_method(f"{case.name}_"), ow, values)
    assert result is values["a"]
    assert result.data_ptr() == position
    assert result._writes != before
    assert not is_view or result.stride() == wanted.stride()
    np.testing.assert_array_equal(to_numpy(result), to_numpy(wanted))


@pytest.mark.parametrize("case", [value for value in WITH_OUT if "dtype" not in value.arguments], ids=str)
def test_out_is_functional(case: Case) -> None:
    call = replace(case, part=None).call
    actual = evaluate(call, ow, floating(case))
    several = isinstance(actual, tuple)
    wanted = actual if several else (actual,)
    for arguments in (True, False):
        outs = [ow.zeros(value.shape if arguments else (0,), dtype=value.dtype) for value in wanted]
        try:
            out = tuple(outs) if several else outs[0]
            result = evaluate(f"{call[:-1]}, out=out)", ow, {**floating(case), "out": out})
        except TypeError:  # of several overloads only some have the form
            assert case.name in SOME_FORMS_HAVE_NO_OUT
            return
        for item, out, expected in zip(result if several else (result,), outs, wanted, strict=True):
            assert item is out
            assert out.shape == expected.shape
            np.testing.assert_array_equal(to_numpy(out), to_numpy(expected))


SOME_FORMS_HAVE_NO_OUT = {
    "sum", "mean", "prod", "argmax", "all", "any", "add", "sub", "mul", "div", "var", "where", "var_mean",
    "tensordot", "nonzero", "argsort", "norm",
    *(f"bitwise_{item}" for item in ("and", "or", "xor")),
}  # fmt: skip


def ints(*values: int) -> ow.Tensor:
    return ow.tensor(values)


def floats(*values: float) -> ow.Tensor:
    return ow.tensor(values, dtype=ow.float32)


def test_in_place_broadcasts_into_self() -> None:
    a = ow.zeros((2, 3))
    a.add_(floats(1, 2, 3)).mul_(ow.tensor([[1.0], [2.0]]))
    assert a.tolist() == [[1, 2, 3], [2, 4, 6]]


def test_in_place_keeps_the_dtype_of_self() -> None:
    a = ow.ones((2,), dtype=ow.float16)
    a += ow.ones((2,), dtype=ow.float64)
    assert (a.dtype, a.tolist()) == (ow.float16, [2, 2])
    b = floats(1.5)
    b.add_(ints(1))
    assert b.tolist() == [2.5]


def test_out_may_have_a_wider_or_a_narrower_dtype_of_the_same_category() -> None:
    for kind in (ow.float16, ow.float64, ow.complex64):
        out = ow.empty((2,), dtype=kind)
        ow.add(floats(1, 2), floats(3, 4), out=out)
        assert (out.dtype, out.tolist()) == (kind, [4, 6])


THREE, SQUARE = floats(1, 2, 3), ow.ones((2, 2))
OVERLAP = "refers? to a single memory location"
REJECTED = {
    "growing": (lambda: floats(1).add_(floats(1, 2)), r"shape \[2\], which does not match the shape \[1\] of self"),
    "floats into integers": (
        lambda: ints(1).add_(1.5),
        "result type float32 can't be cast to the desired output type int64",
    ),
    "division into integers": (lambda: ints(1).div_(2), "can't be cast to the desired output type int64"),
    "out of a lower category": (
        lambda: ow.exp(floats(1), out=ints(1)),
        "exp.*can't be cast to the desired output type int64",
    ),
    "complex into floats": (lambda: floats(1).add_(1j), "result type complex64 can't be cast"),
    "integers into bool": (
        lambda: ow.tensor([True]).add_(ints(1)),
        "result type int64 can't be cast to the desired output type bool",
    ),
    "comparison into bytes is allowed, bytes into bool not": (
        lambda: ow.add(ow.ones((1,), dtype=ow.uint8), 1, out=ow.tensor([True])),
        "can't be cast",
    ),
    "expanded": (lambda: ow.ones((1,)).expand(3).add_(1), OVERLAP),
    "read-only": (lambda: ow.from_numpy(np.broadcast_to(np.ones((3,)), (3,))).add_(1), "read-only"),
    "partly overlapping input": (lambda: THREE[1:].add_(THREE[:-1]), OVERLAP),
    "partly overlapping out": (lambda: ow.exp(THREE[:-1], out=THREE[1:]), OVERLAP),
    "transposed onto itself": (lambda: SQUARE.add_(SQUARE.t()), OVERLAP),
    "leaf": (
        lambda: floats(1).requires_grad_().mul_(2),
        "mul_.*: a leaf Variable that requires grad is being used in an in-place operation",
    ),
    "view of a leaf": (
        lambda: floats(1, 2).requires_grad_()[0].mul_(2),
        "a view of a leaf Variable that requires grad is being used in an in-place operation",
    ),
    "out of a recorded operator": (
        lambda: ow.add(floats(1).requires_grad_(), floats(1), out=floats(0)),
        r"add.out: functions with out=... are not recorded",
    ),
}


@pytest.mark.parametrize(("call", "message"), REJECTED.values(), ids=REJECTED)
def test_rejected(call, message: str) -> None:
    with pytest.raises(RuntimeError, match=message):
        call()


def test_the_same_elements_may_be_read_and_written() -> None:
    a = floats(1, 2, 3)
    a.add_(a)
    ow.mul(a, a, out=a)
    a[:2].sub_(a[:2])
    assert a.tolist() == [0, 0, 36]


def test_a_rejected_write_changes_nothing() -> None:
    a = ints(1, 2)
    with pytest.raises(RuntimeError):
        a.add_(0.5)
    assert (a.tolist(), a._writes) == ([1, 2], None)


def test_no_grad_allows_writing_to_leaves() -> None:
    a = floats(1).requires_grad_()
    with ow.no_grad():
        a.sub_(0.5)
    assert (a.tolist(), a.is_leaf, a.requires_grad) == ([0.5], True, True)


SAVED = {
    "input": (lambda a, b: (a * b, b), "input 'other' of MulBackward0 (mul.Tensor)"),
    "first input": (lambda a, b: (b * a, b), "input 'self' of MulBackward0 (mul.Tensor)"),
    "output": (lambda a, b: ((y := (a * b).exp()) * 1, y), "output 0 of ExpBackward0 (exp)"),
}


@pytest.mark.parametrize(("make", "what"), SAVED.values(), ids=SAVED)
def test_backward_rejects_what_was_changed_since(make, what: str) -> None:
    result, saved = make(floats(1, 2).requires_grad_(), floats(3, 4))
    saved.add_(1)
    with pytest.raises(RuntimeError) as caught:
        result.sum().backward()
    text = str(caught.value)
    assert text.startswith(
        "one of the variables needed for gradient computation has been modified by an inplace operation: "
    )
    assert f"{what}, a float32 tensor of shape [2], is at version 1, but version 0 was saved" in text


def test_views_share_the_version() -> None:
    a, b = floats(1, 2).requires_grad_(), floats(3, 4)
    result = (a * b).sum()
    b[0].add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        result.backward()


def test_retain_grad_follows_the_tensor_and_hooks_stay_with_the_value() -> None:
    a = floats(1, 2).requires_grad_()
    seen: list[object] = []
    b = a * 3
    b.register_hook(lambda grad: seen.append(("before", grad.tolist())))
    b.retain_grad()
    b.mul_(5)
    b.register_hook(lambda grad: seen.append(("after", grad.tolist())))
    (b * 7).sum().backward()
    assert seen == [("after", [7, 7]), ("before", [35, 35])]
    assert (b.grad.tolist(), a.grad.tolist()) == ([7, 7], [105, 105])


# Composites whose formulas save what is then changed in place; each with "_" and without.
COMPOSITES = (
    "div{}(b, rounding_mode=None)", "div{}(2.5, rounding_mode=None)", "true_divide{}(b)", "ldexp{}(b)",
    "nan_to_num{}(0.5)", "float_power{}(b)", "float_power{}(2.5)", "mvlgamma{}(1)", "renorm{}(2, 0, 1.0)",
    "addmm{}(b, b.t(), alpha=1.5)", "addr{}(b[0], b[1])", "clip{}(b, b + 1)", "fix{}()", "arctan2{}(b)",
    "masked_fill{}(b > 1, b[0, 0])", "multiply{}(b)", "div{}(a, rounding_mode=None)", "ldexp{}(a)",
)  # fmt: skip


@pytest.mark.parametrize("source", COMPOSITES)
@pytest.mark.parametrize("of", ["ab", "a", "b"])
def test_gradients_of_composites_in_place(source: str, of: str) -> None:
    results = []
    for ending in ("", "_"):
        leaves = {name: ow.tensor([[1.25, 0.5], [2.0, 3.5]], dtype=ow.float64) * (1 + 0.5 * at)
                  for at, name in enumerate("ab")}  # fmt: skip
        for name in of:
            leaves[name].requires_grad_()
        copies = {"a": leaves["a"].clone(), "b": leaves["b"]}
        result = eval(f"a.{source.format(ending)}", copies)
        assert (result is copies["a"]) == bool(ending)
        if not result.requires_grad:
            results.append(None)
            continue
        weights = ow.tensor([[1.0, 2.0], [3.0, 4.0]], dtype=ow.float64)
        wanted = [leaves[name] for name in of]
        grad = ow.autograd.grad(result, wanted, weights, allow_unused=True)
        results.append([None if tensor is None else tensor.tolist() for tensor in grad])
    assert results[0] == results[1]


@pytest.mark.parametrize("name", ["all", "any"])
def test_answers_go_to_bools_and_to_bytes(name: str) -> None:
    function = getattr(ow, name)
    for numbers in (ow.tensor([[0, 2], [3, 4]], dtype=ow.uint8), ow.tensor([[0, 2], [3, 4]], dtype=ow.bool)):
        for dims in ((), (0,), ((0, 1),)):
            wanted = function(numbers, *dims).bool().tolist()
            for kind in (ow.bool, ow.uint8):
                out = ow.empty(0, dtype=kind)
                assert function(numbers, *dims, out=out) is out
                assert (out.dtype, out.bool().tolist()) == (kind, wanted)
            with pytest.raises(RuntimeError, match="dtype"):
                function(numbers, *dims, out=ow.empty(0, dtype=ow.int64))
