"""Calls of a program's operators: how few functions they run, the mode they run in, and what is checked of results."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as ow
from generated import library
from runtime import guards
from runtime.autograd import custom_ops
from runtime.dispatch import operator as operator_tables
from runtime.native import builtin

_WARM = 150  # calls after which native code is loaded


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    """Tables do not look at other devices, which other tests of the process may have brought into use."""
    selectors = operator_tables.SELECTORS[:]
    operator_tables.SELECTORS.clear()
    yield
    operator_tables.SELECTORS.extend(selectors)
    for name in [name for name in custom_ops._definitions if name.startswith("test_calls::")]:
        custom_ops._definitions.pop(name)._library._destroy()


def _operator(function: Callable[..., Any], schema: str, written: tuple[str, ...] = ()) -> Any:
    return library.custom_op("test_calls::operator", function, mutates_args=written, schema=schema)


def _functions(call: Callable[[], Any]) -> list[str]:
    """The functions of Python that a call runs, once native code is there."""
    for _ in range(_WARM):
        call()
    names: list[str] = []

    def note(frame: Any, event: str, _: Any) -> None:
        if event == "call":
            names.append(frame.f_code.co_name)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        call()
    finally:
        sys.setprofile(before)
    return names[1:]  # without `call` itself


def _one(x: Any, n: int = 2, *, scale: float = 1.0) -> Any:
    return x * n * scale


def _several(x: Any, y: Any) -> Any:
    return x + 1, y + 1


def _into(x: Any, n: int) -> None:
    x.add_(n)


def _of_lists(xs: Any, ys: Any, ns: Any, *, scale: float = 1.0) -> Any:
    assert type(xs) is type(ys) is type(ns) is list
    xs.append(1)  # the list is the function's
    return xs[0] * ns[0] * scale


def _optional(x: Any, y: Any = None) -> Any:
    return x * 2 if y is None else x * y


LISTS = (1, [ow.ones(3), None], (2, 3))
CALLS = {
    "plain": (lambda x: x * 2, "(Tensor x) -> Tensor", (), (1,), {}),
    "numbers": (lambda x, n: x * n, "(Tensor x, int n) -> Tensor", (), (1, 3), {}),
    "by name": (_one, "(Tensor x, int n=2, *, float scale=1.0) -> Tensor", (), (1,), {"scale": 2.0}),
    "by default": (_one, "(Tensor x, int n=2, *, float scale=1.0) -> Tensor", (), (1,), {}),
    "several": (_several, "(Tensor x, Tensor y) -> (Tensor, Tensor)", (), (1, 1), {}),
    "lists": (_of_lists, "(Tensor[] xs, Tensor?[] ys, int[] ns, *, float scale=1.0) -> Tensor", (), LISTS, {}),
    "lists by name": (
        _of_lists, "(Tensor[] xs, Tensor?[] ys, int[] ns, *, float scale=1.0) -> Tensor", (), LISTS, {"scale": 2.0},
    ),
    "a list of results": (lambda x, n: [x * n, x + n], "(Tensor x, int n) -> Tensor[]", (), (1, 3), {}),
    "without a tensor": (_optional, "(Tensor x, Tensor? y=None) -> Tensor", (), (1, None), {}),
    "with a tensor": (_optional, "(Tensor x, Tensor? y=None) -> Tensor", (), (1, ow.ones(3)), {}),
    "writing": (_into, "(Tensor(a!) x, int n) -> ()", ("x",), (1, 3), {}),
}


@pytest.mark.skipif(not builtin.is_on(), reason="native calls are off")
@pytest.mark.parametrize("kind", CALLS)
def test_a_call_runs_no_function_of_python_but_the_programs(kind: str) -> None:
    function, schema, written, places, named = CALLS[kind]
    operator = _operator(function, schema, written)
    args = [ow.ones(3), *(ow.zeros(3) if kind == "several" else n for n in places[1:])]
    if function is _of_lists:
        args[0] = [ow.ones(3), ow.zeros(3)]
    assert _functions(lambda: operator(*args, **named)) == [function.__name__]
    if function is _of_lists:
        assert len(args[0]) == 2


@pytest.mark.parametrize(
    ("signature", "by_default", "by_name"),
    [
        ("x, n=2, *, scale=1.0, shift=None", (2, 1.0, None), (4, 1.0, 3.0)),
        ("x, n=2, *, shift=None, scale=1.0", (2, 1.0, None), (4, 1.0, 3.0)),
        ("x, n=2, *, scale=5.0, shift=None", (2, 5.0, None), (4, 5.0, 3.0)),  # the schema has another default: left out
        ("x, n=7, *, scale=1.0, shift=None", (7, 1.0, None), (4, 1.0, 3.0)),
        ("x, n, *, scale, shift", (2, 1.0, None), (4, 1.0, 3.0)),
        ("x, n=2, **more", (2, {}), (4, {"shift": 3.0})),
        ("x, *values, scale=1.0, shift=None", ((), 1.0, None), ((4,), 1.0, 3.0)),
    ],
)
def test_what_a_function_with_keywords_gets(signature: str, by_default: Any, by_name: Any) -> None:
    seen: list[Any] = []
    scope: dict[str, Any] = {"seen": seen}
    exec(f"def function({signature}):\n    seen.append(dict(locals()))\n    return x * 1", scope)
    operator = _operator(scope["function"], "(Tensor x, int n=2, *, float scale=1.0, float? shift=None) -> Tensor")
    names = ("n", "values", "scale", "shift", "more")
    for _ in range(_WARM):
        operator(ow.ones(2))
        assert tuple(seen[-1][name] for name in names if name in seen[-1]) == by_default
        operator(ow.ones(2), 4, shift=3.0)
        assert tuple(seen[-1][name] for name in names if name in seen[-1]) == by_name


def test_a_function_runs_below_autograd_however_it_ends() -> None:
    seen: list[tuple[bool, bool]] = []
    weight = ow.ones(2, requires_grad=True)

    def inner(x: Any, n: int) -> Any:
        seen.append((ow.is_grad_enabled(), guards.is_below_autograd()))
        assert not (x * weight).requires_grad
        with ow.enable_grad():
            assert (x * weight).requires_grad
        if n > 2:
            raise KeyError(n)
        return operator(x, n + 1) if n == 1 else x * 2

    operator = _operator(inner, "(Tensor x, int n) -> Tensor")
    x = ow.ones(2)
    for n in (0, 1, 2) * 40:
        assert operator(x, n).tolist() == ([2.0, 2.0])
        with pytest.raises(KeyError):
            operator(x, 3)
        assert (ow.is_grad_enabled(), guards.is_below_autograd(), guards.state.active) == (True, False, {})
    with ow.no_grad():
        operator(x, 1)
        assert not ow.is_grad_enabled()
    assert ow.is_grad_enabled()
    assert set(seen) == {(False, True)}


def test_a_mode_that_a_function_sets_ends_with_it() -> None:
    def inner(x: Any) -> Any:
        ow.set_grad_enabled(True)
        return x * 2

    operator = _operator(inner, "(Tensor x) -> Tensor")
    with ow.no_grad():
        for _ in range(_WARM):
            operator(ow.ones(1))
            assert not ow.is_grad_enabled()


def test_ints_beyond_64_bits_are_refused() -> None:
    operator = _operator(lambda x, n: x * 1, "(Tensor x, int n) -> Tensor")
    x = ow.ones(1)
    for _ in range(_WARM):
        operator(x, (1 << 63) - 1)
    for n in (1 << 63, -(1 << 63) - 1, 1 << 200):
        with pytest.raises((TypeError, ValueError, OverflowError, RuntimeError)):
            operator(x, n)
    assert operator(x, -(1 << 63)).tolist() == [1.0]


X = "(Tensor x) -> Tensor"
SHARED = {
    "the argument": (lambda x: x, X, False),
    "a view of it": (lambda x: x[:1], X, False),
    "a view of a view": (lambda x: x.view(2, 2)[0], X, False),
    "detached": (lambda x: x.detach(), X, False),
    "twice the same": (lambda x: (x + 1,) * 2, "(Tensor x) -> (Tensor, Tensor)", False),
    "two views": (lambda x: tuple((x + 1).view(2, 2)), "(Tensor x) -> (Tensor, Tensor)", False),
    "two tensors of a memory": (
        lambda x: (lambda y: (y, y.detach()))(x + 1), "(Tensor x) -> (Tensor, Tensor)", False,
    ),
    "an argument of several": (lambda x: (x + 1, x), "(Tensor x) -> (Tensor, Tensor)", False),
    "a list of views": (lambda x: [*(x + 1).view(2, 2)], "(Tensor x) -> Tensor[]", False),
    "an argument in a list": (lambda x: [x + 1, x], "(Tensor x) -> Tensor[]", False),
    "a list of new ones": (lambda x: [x + 1, x + 2], "(Tensor x) -> Tensor[]", True),
    "an empty list": (lambda x: [], "(Tensor x) -> Tensor[]", True),
    "a new one": (lambda x: x + 1, X, True),
    "a view of a new one": (lambda x: (x + 1)[:1], X, True),
    "two new ones": (lambda x: (x + 1, x + 2), "(Tensor x) -> (Tensor, Tensor)", True),
}  # fmt: skip


@pytest.mark.parametrize("kind", SHARED)
def test_results_share_no_memory(kind: str) -> None:
    function, schema, is_fit = SHARED[kind]
    operator = _operator(function, schema)
    base = ow.ones(8)
    arguments = (ow.ones(4), base[:4], base[4:], ow.nn.Parameter(ow.ones(4)), ow.ones(8)[::2].detach())
    for _ in range(2):
        for x in arguments:
            if is_fit:
                operator(x)
                continue
            with pytest.raises(RuntimeError, match="a result shares memory"):
                operator(x)


@pytest.mark.parametrize("kind", ["(Tensor[] x) -> Tensor", "(Tensor?[] x) -> Tensor"])
def test_results_share_no_memory_with_items_of_lists(kind: str) -> None:
    base, position = ow.ones(8), 0
    operator = _operator(lambda x: x[position][:2] if position >= 0 else x[0] + 1, kind)
    for items in ([ow.ones(4), ow.zeros(4)], (base[:4], base[4:]), [ow.ones(4), ow.nn.Parameter(ow.ones(4))]):
        for position in (-1, 0, 1) * _WARM:
            if position < 0:
                operator(items)
                continue
            with pytest.raises(RuntimeError, match="a result shares memory with an argument"):
                operator(items)


def test_a_function_with_more_arguments_than_native_code_takes() -> None:
    names = [f"n{k}" for k in range(40)]
    seen: list[Any] = []
    scope: dict[str, Any] = {"seen": seen}
    exec(f"def function(x, {', '.join(names)}, y):\n    seen.append((x, n39, y))\n    return x[0] * 1", scope)
    operator = _operator(scope["function"], f"(Tensor[] x, {', '.join('int ' + n for n in names)}, int[] y) -> Tensor")
    x = ow.ones(2)
    for _ in range(_WARM):
        operator([x], *range(40), (1, 2))
        assert (type(seen[-1][0]), seen[-1][1:]) == (list, (39, [1, 2]))


def test_a_result_that_is_declared_as_a_tensor_is_one() -> None:
    def nothing(x: ow.Tensor) -> ow.Tensor:
        return None if x.numel() > 1 else x + 1  # type: ignore[return-value]

    operator = library.custom_op("test_calls::operator", nothing, mutates_args=())
    for _ in range(_WARM):
        operator(ow.ones(1))
    with pytest.raises(RuntimeError, match="declared as a Tensor, but the function returned NoneType"):
        operator(ow.ones(2))


def test_a_function_that_is_gone_is_not_kept() -> None:
    import gc
    import weakref

    class Large:
        """What a function refers to."""

    def define() -> Any:
        large = Large()
        operator = _operator(lambda x: x * 1 if large else x, "(Tensor x) -> Tensor")
        for _ in range(_WARM):
            operator(ow.ones(1))
        custom_ops._definitions.pop("test_calls::operator")._library._destroy()
        return weakref.ref(large)

    reference = define()
    gc.collect()
    assert reference() is None


def test_gradients_with_keywords_and_several_results() -> None:
    seen: list[Any] = []

    def function(x: Any, y: Any, n: int, *, scale: float = 2.0, offset: Any = None) -> Any:
        return x * n * scale, y * scale

    def setup(ctx: Any, inputs: Any, keyword_only_inputs: Any, output: Any) -> None:
        seen.append((len(inputs), keyword_only_inputs, len(output), ow.is_grad_enabled(), ctx.needs_input_grad))
        ctx.factors = inputs[2], keyword_only_inputs["scale"]
        assert not (inputs[0] * 2).requires_grad

    def backward(ctx: Any, of_x: Any, of_y: Any) -> Any:
        n, scale = ctx.factors
        return of_x * n * scale, of_y * scale, None

    schema = "(Tensor x, Tensor y, int n, *, float scale=2.0, Tensor? offset=None) -> (Tensor, Tensor)"
    operator = _operator(function, schema)
    operator.register_autograd(backward, setup_context=setup)
    x, y, offset = ow.ones(2, requires_grad=True), ow.ones(2), ow.ones(1, requires_grad=True)
    first, second = operator(x, y, 3, scale=5.0, offset=offset)
    assert (first.requires_grad, second.requires_grad, first.grad_fn is second.grad_fn) == (True, True, True)
    (first.sum() * 2).backward()  # nothing arrives for the second: zeros
    assert (x.grad.tolist(), y.grad, offset.grad) == ([30.0, 30.0], None, None)
    count, named, results, is_recording, needs = seen[0]
    assert (count, results, is_recording, needs) == (3, 2, False, (True, False, False))
    assert (named["scale"], named["offset"] is offset) == (5.0, True)
    (twice,) = ow.autograd.grad(operator(x.square(), y, 1)[0].sum(), x, create_graph=True)
    assert ow.autograd.grad(twice.sum(), x)[0].tolist() == [4.0, 4.0]
    assert ow.func.grad(lambda x: operator(x, y, 2)[0].sum())(x.detach()).tolist() == [4.0, 4.0]
    with ow.no_grad():
        assert not operator(x, y, 3)[0].requires_grad


def test_an_error_in_setup_context_leaves_the_mode_as_it_was() -> None:
    def setup(ctx: Any, inputs: Any, output: Any) -> None:
        raise KeyError(output)

    operator = _operator(lambda x: x * 2, X)
    operator.register_autograd(lambda ctx, grad: grad, setup_context=setup)
    for _ in range(3):
        with pytest.raises(KeyError):
            operator(ow.ones(1, requires_grad=True))
        assert (ow.is_grad_enabled(), guards.state.active) == (True, {})


@pytest.mark.skipif(not builtin.is_on(), reason="native calls are off")
@pytest.mark.parametrize("kind", ["plain", "by name", "several"])
def test_a_recorded_call_runs_few_functions(kind: str) -> None:
    function, schema, written, places, named = CALLS[kind]
    operator = _operator(function, schema, written)
    args = [ow.ones(3, requires_grad=True), *(ow.zeros(3) if kind == "several" else n for n in places[1:])]
    assert len(_functions(lambda: operator(*args, **named))) <= (25 if kind == "several" else 10)


@pytest.mark.skipif(not builtin.is_on(), reason="native calls are off")
def test_a_recorded_call_with_lists_runs_few_functions() -> None:
    operator = _operator(lambda xs, n: [xs[0] * n, xs[1] + n], "(Tensor[] xs, int n) -> Tensor[]")
    xs = [ow.ones(3, requires_grad=True), ow.zeros(3)]
    assert len(_functions(lambda: operator(xs, 2))) <= 36


@pytest.mark.parametrize("results", ["Tensor[]", "(Tensor, Tensor)", "Tensor"])
@pytest.mark.parametrize("kinds", ["Tensor[] xs, Tensor?[] ys", "Tensor?[] xs, Tensor?[] ys"])
def test_gradients_of_lists(kinds: str, results: str) -> None:
    seen: list[Any] = []

    def function(xs: Any, ys: Any, n: int, *, scale: float = 1.0) -> Any:
        total = sum(x for x in (*xs, *ys) if x is not None) * n * scale
        return total if results == "Tensor" else [total, total * 2] if "[" in results else (total, total * 2)

    def setup(ctx: Any, inputs: Any, keyword_only_inputs: Any, output: Any) -> None:
        seen.append((ctx.needs_input_grad, type(output), ow.is_grad_enabled()))
        ctx.factor = inputs[2] * keyword_only_inputs["scale"]
        ctx.counts = len(inputs[0]), len(inputs[1])
        ctx.save_for_backward(*inputs[0])

    def backward(ctx: Any, *grads: Any) -> Any:
        parts = grads[0] if "[" in results else grads
        assert type(parts) is (list if "[" in results else tuple)
        grad = sum((k + 1) * part for k, part in enumerate(parts)) * ctx.factor
        assert len(ctx.saved_tensors) == ctx.counts[0]
        of_ys = [grad if needed else None for needed in ctx.needs_input_grad[1]]
        return [grad] * ctx.counts[0], of_ys, None

    operator = _operator(function, f"({kinds}, int n, *, float scale=1.0) -> {results}")
    operator.register_autograd(backward, setup_context=setup)
    x: Any
    y: Any
    x, y = ow.ones(2, requires_grad=True), ow.ones(2, requires_grad=True)
    for ys, has_grad in (([y, None], True), ([], False), ([None], False)):
        for _ in range(2):
            x.grad = y.grad = None
            result = operator([x, ow.zeros(2)], ys, 3, scale=2.0)
            first = result if results == "Tensor" else result[0]
            assert (type(result), first.requires_grad) == (type(first) if results == "Tensor" else seen[-1][1], True)
            first.sum().backward()
            assert x.grad.tolist() == [6.0, 6.0]
            assert y.grad.tolist() == [6.0, 6.0] if has_grad else y.grad is None
            needs, _, is_recording = seen[-1]
            assert (needs, is_recording) == (([True, False], [y is item for item in ys], False), False)
    with ow.no_grad():
        result = operator([x], [], 1)
    assert not (result if results == "Tensor" else result[0]).requires_grad


def test_lists_and_tangents() -> None:
    operator = _operator(lambda xs: xs[0] * 2, "(Tensor[] xs) -> Tensor")
    operator.register_autograd(lambda ctx, grad: [grad * 2])
    with ow.autograd.forward_ad.dual_level():
        dual = ow.autograd.forward_ad.make_dual(ow.ones(2), ow.ones(2))
        tangent: Any = ow.autograd.forward_ad.unpack_dual(operator([dual])).tangent
        assert tangent.tolist() == [2.0, 2.0]
    x = ow.ones(2)
    assert ow.func.grad(lambda x: operator([x]).sum())(x).tolist() == [2.0, 2.0]


VMAPS = {
    "gradients of samples": lambda call: ow.vmap(ow.func.grad(lambda x: call(x).sum()))(ow.ones(3, 2)),
    "a gradient of a batch": lambda call: ow.func.grad(lambda x: ow.vmap(call)(x).sum())(ow.ones(3, 2)),
    "two batches": lambda call: ow.func.grad(lambda x: ow.vmap(ow.vmap(call))(x).sum())(ow.ones(3, 2, 1)).squeeze(-1),
    "two batches outside": lambda call: ow.vmap(ow.vmap(ow.func.grad(call)))(ow.ones(3, 2)),
    "of columns": lambda call: ow.func.grad(lambda x: ow.vmap(call, 1, 1)(x).sum())(ow.ones(3, 2)),
    "a leaf": lambda call: ow.autograd.grad(ow.vmap(call)(leaf := ow.ones(3, 2, requires_grad=True)).sum(), leaf)[0],
}


@pytest.mark.filterwarnings("ignore:vmap")
@pytest.mark.parametrize("devices", [None, "cpu"])
@pytest.mark.parametrize("kind", ["Tensor x", "Tensor[] x"])
@pytest.mark.parametrize("way", VMAPS)
def test_gradients_through_batches_are_those_of_the_formula(way: str, kind: str, devices: Any) -> None:
    has_list = kind == "Tensor[] x"
    operator = library.custom_op(
        "test_calls::operator", lambda x: (x[0] if has_list else x) * 2, mutates_args=(),
        schema=f"({kind}) -> Tensor", device_types=devices,
    )  # fmt: skip
    call = (lambda x: operator([x])) if has_list else operator
    assert ow.vmap(call)(ow.ones(3, 2)).tolist() == [[2.0, 2.0]] * 3
    with pytest.raises(RuntimeError, match="no autograd formula was registered"):
        VMAPS[way](call)
    operator.register_autograd(lambda ctx, grad: [grad * 7] if has_list else grad * 7)  # unlike that of its body
    assert VMAPS[way](call).tolist() == [[7.0, 7.0]] * 3


def test_a_library_operator_with_a_formula_is_not_recorded_by_parts() -> None:
    seen: list[bool] = []

    def kernel(x: Any) -> Any:
        seen.append(ow.is_grad_enabled())
        return x * 3

    with library.Library("test_calls_more", "DEF") as local:
        local.define("thrice(Tensor x) -> Tensor")
        local.impl("thrice", kernel, "CPU")
        library.register_autograd("test_calls_more::thrice", lambda ctx, grad: grad * 30, lib=local)
        x = ow.ones(2, requires_grad=True)
        ow.ops.test_calls_more.thrice(x).sum().backward()
        assert (x.grad.tolist(), seen) == ([30.0, 30.0], [False])
