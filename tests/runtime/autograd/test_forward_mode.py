"""Forward mode: tangents of every operator, in place and through views, together with backward; levels; custom jvp."""

from __future__ import annotations

import gc
import threading
import warnings
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from operators.cases import DTYPES, TABLE, Case, build, evaluate, in_turn

import generated as ow
from generated.autograd import Function, GradcheckError, grad, gradcheck
from generated.autograd.forward_ad import (
    UnpackedDualTensor,
    dual_level,
    enter_dual_level,
    exit_dual_level,
    make_dual,
    set_fwd_grad_enabled,
    unpack_dual,
)
from runtime.autograd.pushforward import by_double_backward
from runtime.dispatch import registry
from runtime.tensor import keys

Array = np.ndarray[Any, Any]
DIFFERENTIABLE = [case for case in TABLE if case.grad]


def double(*values: Any) -> ow.Tensor:
    return ow.tensor(values, dtype=ow.float64)


def tangent(tensor: ow.Tensor) -> list[Any] | None:
    result = unpack_dual(tensor).tangent
    return None if result is None else result.detach().tolist()


# -- operators -------------------------------------------------------------------------------------------------------


def arrays_of(case: Case) -> tuple[dict[str, Array], dict[str, Array]]:
    """The inputs of a case, and directions for the floating ones."""
    arrays = build(case.inputs, "float64")
    draw = np.random.default_rng(1)
    return arrays, {
        name: np.asarray(draw.uniform(-1, 1, array.shape)) for name, array in arrays.items() if array.dtype.kind == "f"
    }


def push(case: Case, names: list[str], *, leaves: bool = False) -> tuple[Any, dict[str, ow.Tensor]]:
    """The tangent of a case (zeros where it is absent) in the directions of `names`, and what is a leaf."""
    arrays, directions = arrays_of(case)
    results = {name: ow.from_numpy(array) for name, array in arrays.items()}
    tangents = {name: ow.from_numpy(directions[name]) for name in names}
    table = {**{name: results[name] for name in names}, **{f"{name}_t": item for name, item in tangents.items()}}
    for value in table.values() if leaves else ():
        value.requires_grad_()
    with dual_level():
        duals = {name: make_dual(results[name], tangents[name]) for name in names}
        result = evaluate(case.call, ow, {**results, **duals})
        tangent = unpack_dual(result).tangent
        return (ow.zeros(result.shape, dtype=result.dtype) if tangent is None else tangent), table


@pytest.mark.parametrize("case", DIFFERENTIABLE, ids=str)
def test_operators_against_finite_differences(case: Case) -> None:
    """In the direction of each input alone, so that tangents are absent, and of all together."""
    arrays, directions = arrays_of(case)
    for names in {(direction,) for direction in directions} | {tuple(directions)}:
        sides = []
        for step in (-1e-6, 1e-6):
            shifts = {name: step * directions[name] for name in names}
            moved = {
                name: ow.from_numpy(np.asarray(array + shifts[name]) if name in shifts else array)
                for name, array in arrays.items()
            }
            sides.append(evaluate(case.call, ow, moved).double().numpy())
        got, _ = push(case, list(names))
        np.testing.assert_allclose(got.numpy(), (sides[1] - sides[0]) / 2e-6, rtol=1e-6, atol=1e-7)


@pytest.mark.parametrize("case", DIFFERENTIABLE, ids=str)
def test_compiled_and_recorded_formulas_agree(case: Case) -> None:
    """Where a tangent is recorded it is computed by operators, elsewhere by one loop."""
    names = list(arrays_of(case)[1])
    compiled, _ = push(case, names)
    recorded, _ = push(case, names, leaves=True)
    assert compiled.grad_fn is None
    assert (compiled.shape, compiled.dtype) == (recorded.shape, recorded.dtype)
    np.testing.assert_allclose(compiled.numpy(), recorded.detach().numpy(), rtol=1e-13, atol=1e-14)


@pytest.mark.parametrize("case", DIFFERENTIABLE, ids=str)
def test_backward_through_tangents(case: Case) -> None:
    """The gradient of u . (J t) with respect to t is J^T u, which backward knows without forward mode."""
    names = list(arrays_of(case)[1])
    pushed, stored = push(case, names, leaves=True)
    weights = ow.from_numpy(np.linspace(0.5, 1.5, pushed.numel()).reshape(pushed.shape))
    tangents = [stored[f"{name}_t"] for name in names]
    through = [None] * len(names)
    if pushed.requires_grad:
        through = list(grad((pushed * weights).sum(), tangents, allow_unused=True))
    results = {name: ow.from_numpy(value) for name, value in arrays_of(case)[0].items()}
    for name in names:
        results[name].requires_grad_()
    result = evaluate(case.call, ow, results)
    directly = grad((result * weights).sum(), [results[name] for name in names], allow_unused=True)
    for tensor, other in zip(through, directly, strict=True):
        left, right = (0.0 if tensor is None else tensor.numpy()), (0.0 if other is None else other.numpy())
        np.testing.assert_allclose(left, right, rtol=1e-10, atol=1e-12)


# What second derivatives of a constant are: there is no graph to go through.
CONSTANT = ("sgn(a)", "sign(a)", "pow(a, 0)")


@pytest.mark.parametrize("case", [item for item in DIFFERENTIABLE if str(item) not in CONSTANT], ids=str)
def test_forward_over_reverse_is_reverse_over_forward(case: Case) -> None:
    """The derivative of the gradient in a direction is the gradient of the derivative in that direction."""
    arrays, directions = arrays_of(case)
    results = {name: ow.from_numpy(array) for name, array in arrays.items()}
    leaves = [results[name].requires_grad_() for name in directions]
    with dual_level():
        duals = {name: make_dual(results[name], ow.from_numpy(direction)) for name, direction in directions.items()}
        result = evaluate(case.call, ow, {**results, **duals})
        weights = ow.from_numpy(np.linspace(0.5, 1.5, result.numel()).reshape(result.shape))
        loss = (result * weights).sum()
        slope = unpack_dual(loss).tangent
        gradients = grad(loss, leaves, retain_graph=True, allow_unused=True)
        pushed = [None if gradient is None else unpack_dual(gradient).tangent for gradient in gradients]
        again: list[Any] = [None] * len(leaves)
        if slope is not None and slope.requires_grad:
            again = list(grad(slope, leaves, allow_unused=True))
    for tensor, other in zip(pushed, again, strict=True):
        left, right = (0.0 if tensor is None else tensor.numpy()), (0.0 if other is None else other.detach().numpy())
        np.testing.assert_allclose(left, right, rtol=1e-9, atol=1e-10)


@pytest.fixture
def without_formulas() -> Iterator[None]:
    """Every operator but views is differentiated forward by its gradient, as if it had no forward formula."""
    replaced = []
    for operator in registry.operators():
        kernel = operator.kernels.get(keys.FORWARD_AD)
        if getattr(kernel, "__name__", "").endswith("_forward") and "(a" not in operator.schema:
            replaced.append((operator, operator.override(keys.FORWARD_AD, by_double_backward(operator))))
    assert len(replaced) > 70
    yield
    for operator, kernel in replaced:
        operator.override(keys.FORWARD_AD, kernel)


@pytest.mark.parametrize("case", DIFFERENTIABLE, ids=str)
def test_the_general_way_gives_what_formulas_give(case: Case, request: pytest.FixtureRequest) -> None:
    names = list(arrays_of(case)[1])
    with_formulas, _ = push(case, names)
    request.getfixturevalue("without_formulas")
    without, _ = push(case, names)
    assert without.grad_fn is None
    np.testing.assert_allclose(without.numpy(), with_formulas.numpy(), rtol=1e-12, atol=1e-13)
    recorded, stored = push(case, names, leaves=True)
    if recorded.requires_grad:
        result = grad(recorded.sum(), [stored[f"{name}_t"] for name in names], allow_unused=True)
        pairs = zip(result, (stored[f"{name}_t"] for name in names), strict=True)
        product = sum((tangent * direction).sum() for tangent, direction in pairs if tangent is not None)
        np.testing.assert_allclose(float(product), float(with_formulas.sum()), rtol=1e-9, atol=1e-11)


@pytest.mark.parametrize(
    ("case", "kind"),
    [
        item
        for case in DIFFERENTIABLE
        for item in in_turn(case, [kind for kind in ("float16", "bfloat16", "float32") if kind in DTYPES[case.dtypes]])
    ],
)  # fmt: skip
def test_tangents_have_shape_and_dtype_of_results(case: Case, kind: str) -> None:
    arrays, directions = arrays_of(case)
    results = {name: ow.from_numpy(array) for name, array in arrays.items()}
    with dual_level():
        for name, direction in directions.items():
            low = getattr(ow, kind)
            results[name] = make_dual(results[name].to(low), ow.from_numpy(direction).to(low))
        result = evaluate(case.call, ow, results)
        tangent = unpack_dual(result).tangent
        assert tangent is None or (tangent.shape, tangent.dtype) == (result.shape, result.dtype)


# PyTorch does not differentiate the class weights of a loss, and loses the tangent of scattered products.
WEIGHTED = ("nll_loss", "cross_entropy")
KNOWN_TO_PYTORCH = [
    element for element in DIFFERENTIABLE
    if not (element.name.endswith(WEIGHTED) and "b:" in element.inputs)
    and not (element.name == "scatter_reduce" and "prod" in element.arguments)
]  # fmt: skip
# What PyTorch computes with constants in float32, or by series of few terms, in float64 too.
LESS_EXACT = {"nn.functional.hardsigmoid": 1e-7, **dict.fromkeys(
    ("digamma", "special.digamma", "special.psi", "polygamma", "special.polygamma"), 1e-8,
)}  # fmt: skip


@pytest.mark.parity
@pytest.mark.parametrize("case", KNOWN_TO_PYTORCH, ids=str)
def test_operators_against_pytorch(case: Case) -> None:
    torch = pytest.importorskip("torch")
    import torch.autograd.forward_ad as theirs

    arrays, directions = arrays_of(case)
    with warnings.catch_warnings(), theirs.dual_level():
        warnings.simplefilter("ignore")
        results = {name: torch.from_numpy(array.copy()) for name, array in arrays.items()}
        results |= {
            name: theirs.make_dual(results[name], torch.from_numpy(direction)) for name, direction in directions.items()
        }
        try:
            result = evaluate(case.call, torch, results)
        except (AttributeError, NotImplementedError, TypeError, RuntimeError):
            pytest.skip("PyTorch has no such operator, or no forward mode of it")
        wanted = theirs.unpack_dual(result).tangent
        wanted = np.zeros(tuple(result.shape)) if wanted is None else wanted.numpy()
    got, _ = push(case, list(directions))
    np.testing.assert_allclose(got.numpy(), wanted, rtol=LESS_EXACT.get(case.name, 1e-11), atol=1e-12)


# In place: source over `d` (a dual) and `o` (another); each must leave what the form without underscore gives.
IN_PLACE = {
    "add": ("d.add_(o, alpha=2)", "d.add(o, alpha=2)"),
    "mul": ("d.mul_(o)", "d.mul(o)"),
    "div": ("d.div_(o)", "d.div(o)"),
    "by itself": ("d.mul_(d)", "d.mul(d)"),
    "divided by itself": ("d.div_(d)", "d.div(d)"),
    "power of itself": ("d.pow_(d)", "d.pow(d)"),
    "pow": ("d.pow_(o)", "d.pow(o)"),
    "exp, which reads its result": ("d.exp_()", "d.exp()"),
    "sin, which reads its input": ("d.sin_()", "d.sin()"),
    "number": ("d.mul_(3)", "d.mul(3)"),
    "clamp": ("d.clamp_(0.6, 1.2)", "d.clamp(0.6, 1.2)"),
    "copy": ("d.copy_(o)", "o.clone()"),
    "copy of a constant": ("d.copy_(m.ones_like(c))", "m.ones_like(c)"),
    "constant written by a dual": ("c.mul_(d)", "c.mul(d)"),
    "scatter_add": ("d.scatter_add_(0, i, o)", "d.scatter_add(0, i, o)"),
    "index_add": ("d.index_add_(0, i, o)", "d.index_add(0, i, o)"),
}


def parts() -> dict[str, Any]:
    return {"i": ow.tensor([2, 0, 2]), "c": double(0.3, 0.7, 0.9), "m": ow}


@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize(("written", "expected"), IN_PLACE.values(), ids=IN_PLACE.keys())
def test_in_place(written: str, expected: str, recorded: bool) -> None:
    results = []
    for source in (written, expected):
        a, b = double(0.5, 1.0, 1.5).requires_grad_(recorded), double(2.0, 3.0, 1.2)
        with dual_level():
            values = {
                "d": make_dual(a * 1, double(1.0, -2.0, 0.5)), "o": make_dual(b * 1, double(0.3, 0.1, -1.0)), **parts(),
            }  # fmt: skip
            result = evaluate(source, ow, values)
            tangent = unpack_dual(result).tangent
            results.append((result.tolist(), None if tangent is None else tangent.tolist()))
    (left, left_t), (right, right_t) = results
    assert left == pytest.approx(right)
    assert (left_t or [0.0] * 3) == pytest.approx(right_t or [0.0] * 3)


def test_in_place_results_are_differentiable_in_both_ways() -> None:
    x, t = double(0.5, 1.0, 1.5).requires_grad_(), double(1.0, -2.0, 0.5).requires_grad_()
    with dual_level():
        y = make_dual(x, t) * 1
        y.mul_(y.exp()).sin_()
        slope = unpack_dual(y.sum()).tangent
        assert slope is not None
    (by_x, by_t) = grad(slope, (x, t))
    z = double(0.5, 1.0, 1.5).requires_grad_()
    (first,) = grad((z * z.exp()).sin().sum(), z, create_graph=True)
    assert by_t.tolist() == pytest.approx(first.tolist())
    (second,) = grad((first * t.detach()).sum(), z)
    assert by_x.tolist() == pytest.approx(second.tolist())


# -- views -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("recorded", [False, True])
def test_a_write_through_a_view_reaches_the_tangents_of_base_and_views(recorded: bool) -> None:
    with dual_level():
        x = make_dual(ow.ones((2, 3)).requires_grad_(recorded), ow.full((2, 3), 0.5)) * 1
        before = x.view(6)
        row = x[1]
        row[1:].mul_(10)
        assert tangent(x) == [[0.5, 0.5, 0.5], [0.5, 5.0, 5.0]]
        assert tangent(before) == [0.5, 0.5, 0.5, 0.5, 5.0, 5.0]
        assert tangent(row) == [0.5, 5.0, 5.0]
        x.t().add_(x.t())
        assert tangent(before) == [1.0, 1.0, 1.0, 1.0, 10.0, 10.0]


def test_a_dual_written_into_a_view_of_an_ordinary_tensor_makes_base_and_views_dual() -> None:
    base = ow.zeros((2, 3))
    other, column = base[0], base[:, 1]
    with dual_level():
        base[0, 1:] = make_dual(ow.ones(2), double(3.0, 4.0).float())
        assert tangent(base) == [[0.0, 3.0, 4.0], [0.0, 0.0, 0.0]]
        assert tangent(other) == [0.0, 3.0, 4.0]
        assert tangent(column) == [3.0, 0.0]
        column.mul_(2)
        assert tangent(base) == [[0.0, 6.0, 4.0], [0.0, 0.0, 0.0]]
    assert unpack_dual(base).tangent is None


@pytest.mark.parametrize(
    "make",
    [
        lambda: ow.ones((3, 4)).t(), lambda: ow.ones((4, 6))[:, ::2], lambda: ow.ones((4, 1)).expand(4, 3),
        lambda: ow.from_numpy(np.ones((4, 3))[::-1]),
    ],
    ids=["transposed", "every second", "expanded", "reversed"],
)  # fmt: skip
def test_views_of_duals_of_any_layout(make: Callable[[], ow.Tensor]) -> None:
    x = make()
    values = ow.arange(12.0, dtype=x.dtype).view(4, 3)
    with dual_level():
        d = make_dual(x, values)
        assert tangent(d.t()[1:]) == values.t()[1:].tolist()
        assert tangent(d.permute(1, 0).reshape(-1)) == values.t().reshape(-1).tolist()
        assert tangent(d.unsqueeze(0).select(2, 1)) == [values[:, 1].tolist()]


def test_the_tangent_that_was_given_is_never_written() -> None:
    arguments = double(1.0, 2.0)
    with dual_level():
        d = make_dual(double(3.0, 4.0), arguments)
        assert unpack_dual(d).tangent is arguments
        view = d[:1]
        view.mul_(5)
        d.add_(d)
        assert tangent(d) == [10.0, 4.0]
        e = make_dual(double(3.0, 4.0), arguments)
        f = +e  # a view of the whole
        f.mul_(7)
        assert tangent(e) == [7.0, 14.0]
    assert arguments.tolist() == [1.0, 2.0]


def test_a_tensor_may_be_its_own_direction() -> None:
    x = double(1.0, 2.0)
    with dual_level():
        d = make_dual(x, x)
        d.mul_(d)
        assert (d.tolist(), tangent(d)) == ([1.0, 4.0], [2.0, 8.0])


# -- what carries no tangent -----------------------------------------------------------------------------------------


def test_integers_booleans_and_detached_results_are_ordinary() -> None:
    with dual_level():
        d = make_dual(double(1.0, 2.0), double(1.0, 1.0))
        for source in ("d > 1", "d.argmax()", "d.long()", "d.sum(dtype=m.int64)", "d.detach()", "m.zeros_like(d)"):
            assert unpack_dual(evaluate(source, ow, {"d": d, "m": ow})).tangent is None, source
        tensor = ow.tensor([1, 2])
        tensor.copy_(d)
        assert unpack_dual(tensor).tangent is None


def test_a_dual_without_dimensions_is_no_number() -> None:
    with dual_level():
        d = make_dual(ow.tensor(2.0), ow.tensor(1.0))
        assert tangent(ow.where(ow.tensor([True, False]), d, 0.0)) == [1.0, 0.0]
        assert tangent(ow.ones(2) * d) == [1.0, 1.0]
        assert tangent(ow.clamp(ow.ones(1), max=3.0) * d) == [1.0]


def test_no_grad_does_not_switch_forward_mode_off_and_set_fwd_grad_enabled_does() -> None:
    with dual_level():
        d = make_dual(double(1.0), double(2.0))
        with ow.no_grad():
            assert tangent(d * 3) == [6.0]
        with set_fwd_grad_enabled(False):
            assert tangent(d * 3) is None
            assert tangent(d.exp_()) == [2.0]
            with set_fwd_grad_enabled(True):
                assert tangent(d * 3) == [6.0]
        assert tangent(d + d) == [4.0]


def test_nothing_is_left_when_a_level_is_closed() -> None:
    with dual_level():
        d = make_dual(double(1.0), double(2.0))
        y = d.exp()
        assert (tangent(d), tangent(y)) == ([2.0], pytest.approx([2 * np.e]))
    assert tangent(d) is None
    assert tangent(y) is None
    assert y._keys == ow.ones(1)._keys


def test_results_are_freed_inside_a_level() -> None:
    gc.collect()
    with dual_level():
        d = make_dual(double(1.0), double(2.0))
        gone = weakref.ref(d.exp().sin())
        for _ in range(500):
            d.exp()
        assert gone() is None


# -- levels and errors -----------------------------------------------------------------------------------------------


def dual(tensor: Any, direction: Any, **options: Any) -> Any:
    with dual_level():
        return make_dual(tensor, direction, **options)


def twice() -> None:
    with dual_level(), dual_level():
        pass


def of_a_dual() -> None:
    with dual_level():
        d = make_dual(double(1.0), double(1.0))
        make_dual(d, double(1.0))


def in_direction_of_a_dual() -> None:
    with dual_level():
        d = make_dual(double(1.0), double(1.0))
        make_dual(double(1.0), d)


def into_out() -> None:
    with dual_level():
        ow.exp(make_dual(double(1.0), double(1.0)), out=double(0.0))


ERRORS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "nested": (
        twice, RuntimeError,
        "Nested forward mode AD is not supported at the moment: a level is open already; for derivatives of "
        "derivatives differentiate the tangents with backward",
    ),
    "exit without a level": (exit_dual_level, RuntimeError, "exit_dual_level(): no level of forward mode is open"),
    "no level": (
        lambda: make_dual(double(1.0), double(1.0)), RuntimeError,
        "make_dual(): no level of forward mode is open; work inside `with dual_level():`",
    ),
    "other level": (
        lambda: dual(double(1.0), double(1.0), level=1), RuntimeError,
        "make_dual(): there is no level 1, the only one is 0",
    ),
    "unpack of another level": (
        lambda: unpack_dual(double(1.0), level=1), RuntimeError,
        "unpack_dual(): there is no level 1, the only one is 0",
    ),
    "shape": (
        lambda: dual(double(1.0), double(1.0, 2.0)), RuntimeError,
        "Trying to set a forward gradient that has a different size than that of the original Tensor [1], or is "
        "complex "
        "where that is float64: got float64 [2]",
    ),
    "dtype": (
        lambda: dual(double(1.0), ow.ones(1, dtype=ow.complex128)), RuntimeError,
        "Trying to set a forward gradient that has a different size than that of the original Tensor [1], or is "
        "complex "
        "where that is float64: got complex128 [1]",
    ),
    "integer": (
        lambda: dual(ow.tensor([1]), ow.tensor([1])), ValueError,
        "Expected tensor to be floating point or complex, but it is int64",
    ),
    "no tensor": (lambda: dual(1.0, double(1.0)), TypeError, "make_dual(): tensor must be a tensor, got float"),
    "unpack of no tensor": (lambda: unpack_dual(1.0), TypeError, "unpack_dual(): expected a tensor, got float"),
    "dual of a dual": (
        of_a_dual, RuntimeError,
        "Trying to set a forward gradient, but the tensor has a forward gradient at the same level, which is the "
        "only one",
    ),
    "dual as a direction": (
        in_direction_of_a_dual, RuntimeError,
        "Trying to set a forward gradient, but the tangent has a forward gradient at the same level, which is the "
        "only one",
    ),
    "out=": (
        into_out, RuntimeError,
        "exp.out: this form has no forward-mode derivative, but one of the arguments is a dual tensor; use the form "
        "that makes a new tensor",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("call", "kind", "text"), ERRORS.values(), ids=ERRORS.keys())
def test_errors(call: Callable[[], Any], kind: type[Exception], text: str) -> None:
    with pytest.raises(kind) as caught:
        call()
    assert str(caught.value) == text
    with dual_level():  # the level was closed on the way out
        pass


def test_levels_by_number() -> None:
    number = enter_dual_level()
    assert number == 0
    with pytest.raises(RuntimeError) as caught:
        exit_dual_level(level=1)
    assert str(caught.value) == "exit_dual_level(): level 1 is not the one that was entered last, which is 0"
    exit_dual_level(level=number)


def test_unpacked_parts_have_names() -> None:
    ordinary = double(1.0)
    assert unpack_dual(ordinary) == UnpackedDualTensor(ordinary, None)
    with dual_level():
        d = make_dual(ordinary, double(2.0))
        primal, direction = unpack_dual(d)
        assert (tangent(primal), direction.tolist()) == (None, [2.0])
        primal.mul_(3)
        assert (ordinary.tolist(), d.tolist(), tangent(d)) == ([3.0], [3.0], [2.0])


def test_dual_level_decorates() -> None:
    @dual_level()
    def slope(x: float) -> Any:
        return tangent(make_dual(double(x), double(1.0)).square())

    assert slope(3.0) == [6.0]
    assert slope.__name__ == "slope"


def test_the_level_is_the_process_and_the_switch_the_thread() -> None:
    results: list[Any] = []
    with dual_level():
        d = make_dual(double(1.0), double(2.0))
        with set_fwd_grad_enabled(False):
            thread = threading.Thread(target=lambda: results.append(tangent(d * 3)))
            thread.start()
            thread.join()
    assert results == [[6.0]]


def test_many_threads_in_one_level() -> None:
    results: list[Any] = []

    def work(factor: float) -> None:
        results.extend((tangent((d * factor).exp().sum()), factor) for _ in range(50))

    with dual_level():
        d = make_dual(double(0.0, 0.0), double(1.0, 2.0))
        threads = [threading.Thread(target=work, args=(float(index),)) for index in range(4)]
        for item in threads:
            item.start()
        for thread in threads:
            thread.join()
    assert len(results) == 200
    assert all(value == 3 * factor for value, factor in results)


# -- together with backward ------------------------------------------------------------------------------------------


def test_backward_into_grad_carries_tangents() -> None:
    x = double(1.0, 2.0).requires_grad_()
    with dual_level():
        d = make_dual(x, double(1.0, 0.0))
        (d**3 + d.exp()).sum().backward()
        assert tangent(x.grad) == pytest.approx([6 + np.e, 0.0])
        (d**3).sum().backward()
        assert tangent(x.grad) == pytest.approx([12 + np.e, 0.0])


def test_leaves_and_requires_grad() -> None:
    with dual_level():
        d = make_dual(double(1.0), double(2.0)).requires_grad_()
        assert tangent(d) == [2.0]
        d.requires_grad_(False)
        assert (tangent(d), d.requires_grad) == ([2.0], False)
        leaf = make_dual(double(1.0).requires_grad_(), double(2.0))
        with pytest.raises(RuntimeError, match="a leaf Variable that requires grad is being used"):
            leaf.mul_(2)


# -- custom functions ------------------------------------------------------------------------------------------------


class Cube(Function):
    @staticmethod
    def forward(ctx, x, scale):
        ctx.save_for_backward(x)
        ctx.save_for_forward(x)
        ctx.scale = scale
        return x * x * x * scale

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return 3 * x * x * grad * ctx.scale, None

    @staticmethod
    def jvp(ctx, x_t, _scale):
        (x,) = ctx.saved_tensors
        return 3 * x * x * x_t * ctx.scale


class Mute(Function):
    @staticmethod
    def forward(ctx, x):
        return x * 1


class Wrong(Mute):
    @staticmethod
    def jvp(ctx, x_t):
        return x_t.sum()


class TooMany(Mute):
    @staticmethod
    def jvp(ctx, x_t):
        return x_t, x_t


def test_a_custom_function_with_jvp() -> None:
    x = double(2.0).requires_grad_()
    with dual_level():
        d = make_dual(x, double(1.0))
        y = Cube.apply(d, 2.0)
        assert (y.tolist(), tangent(y)) == ([16.0], [24.0])
        assert gradcheck(lambda item: Cube.apply(item, 2.0), (double(2.0, 3.0).requires_grad_(),))
    assert gradcheck(lambda item: Cube.apply(item, 2.0), (x,), check_forward_ad=True)


JVP_ERRORS = {
    Mute: "You must implement the jvp function for custom autograd.Function to use it with forward mode AD: "
    "Mute lacks the static method jvp(ctx, *tangents)",
    Wrong: "Wrong.jvp returned a tangent of dtype float64 and shape [] for an output of dtype float64 and shape [1]",
    TooMany: "TooMany.jvp returned 2 tangents, but forward returns 1 outputs",
}


@pytest.mark.parametrize(("function", "text"), JVP_ERRORS.items(), ids=lambda name: getattr(name, "__name__", ""))
def test_a_custom_function_without_a_right_jvp(function: Any, text: str) -> None:
    with dual_level():
        d = make_dual(double(1.0), double(1.0))
        with pytest.raises(RuntimeError) as caught:
            function.apply(d)
    assert str(caught.value) == text


# -- gradcheck -------------------------------------------------------------------------------------------------------


class Off(Cube):
    @staticmethod
    def jvp(ctx, x_t, _scale):
        return x_t


def test_gradcheck_compares_forward_mode() -> None:
    x = double(2.0).requires_grad_()
    assert gradcheck(lambda item: Off.apply(item, 1.0), (x,))
    assert not gradcheck(lambda item: Off.apply(item, 1.0), (x,), check_forward_ad=True, raise_exception=False)
    with pytest.raises(GradcheckError) as caught:
        gradcheck(lambda item: Off.apply(item, 1.0), (x,), check_forward_ad=True, check_backward_ad=False)
    assert str(caught.value).startswith(
        "Jacobian mismatch in forward mode for output 0 with respect to input 0, worst at input index [0] and output "
        "index [0]:\nnumerical: "
    )


def test_what_has_no_derivative_is_written_beside_dual_tensors() -> None:
    with dual_level():
        dual = make_dual(ow.tensor([0.0, 2.0]), ow.ones(2))
        plain = ow.ones(2)
        assert plain.logical_and_(dual).tolist() == [0, 1]
        assert plain.gt_(dual).tolist() == [0, 0]
        assert unpack_dual(plain).tangent is None
        assert dual.logical_and_(plain).tolist() == [0, 0]
        assert unpack_dual(dual).tangent.tolist() == [0, 0]


@pytest.mark.parametrize(("eps", "along"), [(1e-8, 0.0), (10.0, 0.5 / 10)])
def test_a_bound_of_norms_has_no_tangent(eps: float, along: float) -> None:
    """Below it the cosine is linear in the vector: its tangent along it is not 0."""
    first, other = ow.tensor([3.0, 4.0]), ow.tensor([30.0, 40.0])
    with dual_level():
        result = ow.cosine_similarity(make_dual(first, first * 0.1), other, 0, eps)
        np.testing.assert_allclose(unpack_dual(result).tangent.item(), along, atol=1e-7)


def test_dual_tensors_show_their_tangents() -> None:
    with dual_level():
        dual = make_dual(ow.arange(2.0), ow.ones(2))
        assert repr(dual) == "tensor([0., 1.], tangent=tensor([1., 1.]))"
        assert repr(unpack_dual(dual).primal) == "tensor([0., 1.])"
    assert "tangent" not in repr(dual)


class _Product(Function):
    @staticmethod
    def forward(ctx: Any, x: Any, y: Any, materialize: bool = True) -> Any:
        ctx.save_for_forward(x, y)
        ctx.set_materialize_grads(materialize)
        return x * y

    @staticmethod
    def jvp(ctx: Any, x_tangent: Any, y_tangent: Any, _: Any = None) -> Any:
        x, y = ctx.saved_tensors
        if y_tangent is None:
            return x_tangent * y * 10
        return x_tangent * y + x * y_tangent


def test_tangents_of_functions_are_zeros_unless_they_are_not_to_be() -> None:
    x, y = ow.tensor([1.0, 2.0]), ow.tensor([3.0, 5.0])
    with dual_level():
        dual = make_dual(x, ow.ones(2))
        assert unpack_dual(_Product.apply(dual, y)).tangent.tolist() == [3, 5]
        assert unpack_dual(_Product.apply(dual, y, False)).tangent.tolist() == [30, 50]


def test_what_has_no_derivative_leaves_a_tangent_of_zeros() -> None:
    with dual_level():
        dual = make_dual(ow.tensor([1.0, 2.0]), ow.ones(2))
        view = dual[1:]
        dual.eq_(1)
        assert dual.tolist() == [1, 0]
        assert unpack_dual(dual).tangent.tolist() == [0, 0]
        assert unpack_dual(view).tangent.tolist() == [0]
