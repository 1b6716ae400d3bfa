"""Custom operators of programs: lists with gradients, results of their own, names and numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as ow
from codegen.diagnostics import CodegenError
from codegen.package import build


class Names:
    """Operators of one package, each under a new name."""

    count = 0

    def __init__(self, m: Any) -> None:
        self.m = m

    def operator(self, annotations: dict[str, Any], function: Callable[..., Any], **options: Any) -> Any:
        Names.count += 1
        function.__annotations__ = annotations
        name = f"promises_{self.m.__name__.partition('.')[0]}::f{Names.count}"
        return self.m.library.custom_op(name, function, **{"mutates_args": (), **options})


def combined(m: Any, backward: Callable[..., Any], *values: Any) -> tuple[Any, Any]:
    """Twice the first and three times the second of a list, times a number; the result, and the two."""

    def function(xs, by=1.0):  # type: ignore[no-untyped-def]
        return (xs[0] * 2 + xs[1] * 3) * by

    annotations = {"xs": list[m.Tensor], "by": float, "return": m.Tensor}
    operator = Names(m).operator(annotations, function)
    operator.register_autograd(backward, setup_context=lambda ctx, inputs, output: setattr(ctx, "by", inputs[1]))
    a, b = m.tensor([1.0], requires_grad=True), m.tensor([2.0], requires_grad=True)
    return operator([a, b], *values), (a, b)


def gradients_of_a_list(m: Any) -> Any:
    result, leaves = combined(m, lambda ctx, grad: ([grad * 2 * ctx.by, grad * 3 * ctx.by], None), 5.0)
    result.sum().backward()
    return [leaf.grad.tolist() for leaf in leaves]


def gradients_of_a_part(m: Any) -> Any:
    result, leaves = combined(m, lambda ctx, grad: ([None, grad * 3], None), 2.0)
    result.sum().backward()
    return leaves[0].grad, leaves[1].grad.tolist()


def list_alone(m: Any) -> Any:
    def function(xs):  # type: ignore[no-untyped-def]
        return xs[0] * xs[1]

    operator = Names(m).operator({"xs": list[m.Tensor], "return": m.Tensor}, function)
    operator.register_autograd(lambda ctx, grad: [grad * 5, grad * 7])
    a = m.tensor([1.0], requires_grad=True)
    operator([a, a]).sum().backward()
    return a.grad.tolist()


def list_of_results(m: Any) -> Any:
    def function(xs, k):  # type: ignore[no-untyped-def]
        return [x * k for x in xs]

    annotations = {"xs": list[m.Tensor], "k": int, "return": list[m.Tensor]}
    operator, seen = Names(m).operator(annotations, function), []

    def backward(ctx: Any, grads: Any) -> Any:
        seen.append((type(grads), ctx.needs_input_grad))
        return [None if grad is None else grad * 4 for grad in grads], None

    operator.register_autograd(backward)
    a, b = m.tensor([1.0], requires_grad=True), m.tensor([2.0])
    results = operator([a, b], 4)
    (results[0].sum() + results[1].sum()).backward()
    return type(results), [result.requires_grad for result in results], a.grad.tolist(), seen


def saved(m: Any) -> Any:
    def function(xs, z):  # type: ignore[no-untyped-def]
        return xs[0] * xs[1] * z

    operator = Names(m).operator({"xs": list[m.Tensor], "z": m.Tensor, "return": m.Tensor}, function)

    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.save_for_backward(*inputs[0], inputs[1], output)

    def backward(ctx: Any, grad: Any) -> Any:
        a, b, z, output = ctx.saved_tensors
        assert output.tolist() == (a * b * z).tolist()
        return [grad * b * z, grad * a * z], grad * a * b

    operator.register_autograd(backward, setup_context=setup_context)
    leaves = [m.tensor([value], requires_grad=True) for value in (2.0, 3.0, 5.0)]
    operator(leaves[:2], leaves[2]).sum().backward()
    return [leaf.grad.tolist() for leaf in leaves]


LISTS = {
    gradients_of_a_list: [[10.0], [15.0]],
    gradients_of_a_part: (None, [3.0]),
    list_alone: [12.0],
    list_of_results: (list, [True, True], [4.0], [(list, ([True, False], False))]),
    saved: [[15.0], [10.0], [6.0]],
}


@pytest.mark.parametrize("program", LISTS, ids=lambda item: item.__name__)
def test_lists_of_tensors_have_gradients(program: Callable[[Any], Any]) -> None:
    assert program(ow) == LISTS[program]


@pytest.mark.parity
@pytest.mark.parametrize("program", LISTS, ids=lambda item: item.__name__)
def test_lists_in_pytorch(program: Callable[[Any], Any]) -> None:
    assert program(pytest.importorskip("torch")) == LISTS[program]


RETURNED = {
    "too few in the list": (lambda ctx, grad: ([grad], None), "list of 2 tensors, of which backward returned 1 items"),
    "no list": (lambda ctx, grad: (grad, None), "a list of 2 tensors, of which backward returned Tensor"),
    "too few": (lambda ctx, grad: ([grad, grad],), "returned 1 gradients for 2 arguments"),
}


@pytest.mark.parametrize("name", RETURNED)
def test_what_backward_returns_fits(name: str) -> None:
    backward, message = RETURNED[name]
    result, _ = combined(ow, backward)
    with pytest.raises(RuntimeError, match=message):
        result.sum().backward()


def test_a_list_without_a_formula_raises() -> None:
    def function(xs):  # type: ignore[no-untyped-def]
        return xs[0] * 2

    operator = Names(ow).operator({"xs": list[ow.Tensor], "return": ow.Tensor}, function)
    result = operator([ow.ones(1, requires_grad=True)])
    with pytest.raises(RuntimeError, match="no autograd formula was registered"):
        (result + 1).sum().backward()


SHARED: dict[str, Callable[[Any], Any]] = {
    "input": lambda x: x,
    "slice": lambda x: x[:],
    "view": lambda x: x.view(-1),
    "transposed": lambda x: x.t(),
    "detached": lambda x: x.detach(),
    "nothing of it": lambda x: x[:0],
    "written": lambda x: x.mul_(2),
}
SHARED_TWICE: dict[str, Callable[[Any], Any]] = {
    "twice": lambda x: (x * 1,) * 2,
    "with its view": lambda x: (lambda y: (y, y[:1]))(x * 1),
}


def shared(m: Any, form: str, recorded: bool) -> Any:
    results = m.Tensor if form in SHARED else tuple[m.Tensor, m.Tensor]
    function = {**SHARED, **SHARED_TWICE}[form]
    written = ("x",) if form == "written" else ()

    def call(x):  # type: ignore[no-untyped-def]
        return function(x)

    operator = Names(m).operator({"x": m.Tensor, "return": results}, call, mutates_args=written)
    return operator(m.ones(2, 2, requires_grad=recorded) * 1)


@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("form", [*SHARED, *SHARED_TWICE])
def test_results_share_no_memory(form: str, recorded: bool) -> None:
    with pytest.raises(RuntimeError, match="a result shares memory with an"):
        shared(ow, form, recorded)


@pytest.mark.parity
@pytest.mark.parametrize("form", [*SHARED, *SHARED_TWICE])
def test_results_share_no_memory_in_pytorch(form: str) -> None:
    torch = pytest.importorskip("torch")
    with pytest.raises(RuntimeError):
        shared(torch, form, False)


def test_a_declared_operator_may_be_a_view() -> None:
    with ow.library.Library("promises_views", "DEF") as library:
        library.define("whole(Tensor(a) x) -> Tensor(a)")
        library.impl("whole", lambda x: x[:], "CompositeImplicitAutograd")
        x = ow.ones(2, requires_grad=True)
        ow.ops.promises_views.whole(x * 3).sum().backward()
    assert x.grad.tolist() == [3.0, 3.0]


def test_names_of_what_is_written() -> None:
    names, annotations = Names(ow), {"x": ow.Tensor, "k": int, "return": None}

    def function(x, k=1):  # type: ignore[no-untyped-def]
        x.mul_(k)

    for wrong, message in {
        ("y",): "names 'y', which is no argument; the arguments are x, k", ("k",): "only tensors and lists of them",
        "x": "a list of names, or 'unknown', got 'x'",
    }.items():  # fmt: skip
        with pytest.raises(ValueError, match=message):
            names.operator(annotations, function, mutates_args=wrong)
    operator, x = names.operator(annotations, function, mutates_args=["x"]), ow.ones(2)
    operator(x, 3)
    assert x.tolist() == [3.0, 3.0]
    with pytest.raises(RuntimeError, match="writes into x, which has no gradient"):
        operator.register_autograd(lambda ctx, grad: grad)
    names.operator(annotations, function, mutates_args="unknown")(x, 2)
    assert x.tolist() == [6.0, 6.0]


def test_a_name_is_declared_once() -> None:
    for local, schema in ((ow.library.Library("promises_twice", "DEF"), "f(Tensor x) -> Tensor"),
                        (ow.Library(), "promises_twice_f(Tensor self) -> Tensor")):  # fmt: skip
        local.define(schema)
        with pytest.raises(RuntimeError, match=r"there is an operator 'promises_twice.+' already"):
            local.define(schema)
        local.leave()
    with pytest.raises(RuntimeError, match="already"):
        ow.Library().define("add.Tensor(Tensor self, Tensor other) -> Tensor")


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1, 10**30])
def test_ints_have_64_bits(number: int, tmp_path: Any) -> None:
    def function(x, n=number):  # type: ignore[no-untyped-def]
        return x * n

    annotations = {"x": ow.Tensor, "n": int, "return": ow.Tensor}
    with pytest.raises(ValueError, match=f"the default {number} of 'n' does not fit into int64"):
        Names(ow).operator(annotations, function)
    with pytest.raises(ValueError, match=f"the default {number} of 'n' does not fit into int64"):
        ow.library.define("promises_ints::f", f"(Tensor x, int n={number}) -> Tensor")
    function.__defaults__ = (1,)
    operator = Names(ow).operator(annotations, function)
    with pytest.raises(TypeError, match=f"argument 'n' is {number}, which does not fit into int64"):
        operator(ow.ones(1), number)
    assert operator(ow.ones(1), 2**63 - 1).item() == 2.0**63
    (tmp_path / "ops.yaml").write_text(
        f"- extends: generated\n- func: f(Tensor self, int n={number}) -> Tensor\n  elementwise: self * n\n",
        encoding="utf-8",
    )
    (tmp_path / "derivatives.yaml").write_text("[]\n", encoding="utf-8")
    with pytest.raises(CodegenError, match=f"the default {number} of 'n' does not fit into int64"):
        build(tmp_path / "ops.yaml", tmp_path / "derivatives.yaml")


@pytest.mark.parametrize("entry", ["promote: bool\n  elementwise: self > 0",
                                   "result_dtypes: {result: int32}\n  elementwise: floor(self)"])  # fmt: skip
@pytest.mark.parametrize("formula", ["grad * self", "auto", "zeros_like(self)"])
def test_a_result_of_bool_or_integers_has_no_formula(entry: str, formula: str, tmp_path: Any) -> None:
    (tmp_path / "ops.yaml").write_text(
        f"- extends: generated\n- func: f(Tensor self) -> Tensor\n  dtypes: floating\n  {entry}\n", encoding="utf-8"
    )
    (tmp_path / "derivatives.yaml").write_text(f"- name: f\n  self: {formula}\n", encoding="utf-8")
    with pytest.raises(CodegenError, match="error: "):
        build(tmp_path / "ops.yaml", tmp_path / "derivatives.yaml")


@pytest.mark.parametrize("annotation", [ow.Tensor, "Tensor"], ids=["class", "postponed"])
@pytest.mark.parametrize("result", [3, None, [ow.ones(2)]], ids=["number", "nothing", "list"])
def test_a_result_is_a_tensor_where_it_is_declared_as_one(annotation: Any, result: Any) -> None:
    def function(x):
        return result

    function.__annotations__ = {"x": ow.Tensor, "return": annotation}
    name = f"promises::returns_{type(result).__name__}_{isinstance(annotation, str)}"
    operator = ow.library.custom_op(name, function, mutates_args=())
    for requires_grad in (False, True):
        with pytest.raises(RuntimeError, match="declared as a Tensor, but the function returned"):
            operator(ow.ones(2, requires_grad=requires_grad))
