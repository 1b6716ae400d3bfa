"""Programs through ``compile``: each call gives the bits of the program, whatever it reads, writes or draws."""

from __future__ import annotations

import copy
import random
import threading
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import pytest

import generated as ow
from runtime.capture.compiled.functions import CompiledFunction, CompileWarning

SCALE = 2.0
LOG: list[int] = []
nn = ow.nn


def bits(value: Any) -> Any:
    """A result as what can be compared."""
    if isinstance(value, ow.Tensor):
        return value.dtype, value.requires_grad, tuple(value.shape), repr(value.tolist())
    if isinstance(value, dict):
        return {key: bits(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value), [bits(item) for item in value]
    return value


def compare(program: Callable[..., Any], calls: list[Callable[[], tuple[Any, ...]]]) -> CompiledFunction:
    """Call a program and what ``compile`` makes of it, with equal arguments and random numbers, in this order."""
    compiled = ow.compile(program)
    for make in calls:
        ow.manual_seed(3)
        expected_args = make()
        expected = program(*expected_args)
        ow.manual_seed(3)
        args = make()
        got = compiled(*args)
        assert bits(got) == bits(expected)
        assert bits(list(args)) == bits(list(expected_args))
        assert ow.rand(1).item() == after_seed(program, make)
    return compiled


def after_seed(program: Callable[..., Any], make: Callable[[], tuple[Any, ...]]) -> float:
    """The number that is drawn after a program ran."""
    ow.manual_seed(3)
    program(*make())
    return ow.rand(1).item()


def early_stop(x: Any, limit: float) -> Any:
    count = 0
    while x.sum() < limit and count < 10:
        x = x * 1.5 + 0.1
        count += 1
    return x, count


def adaptive(y: Any) -> Any:
    time, step, taken = 0.0, 0.5, 0
    while time < 1.0:
        step = min(step, 1.0 - time)
        full = y - step * y
        half = y - step / 2 * y
        half = half - step / 2 * half
        if (full - half).abs().max() > 0.02:
            step /= 2
            continue
        y, time, taken = half, time + step, taken + 1
    return y, taken


def writes(x: Any, y: Any) -> Any:
    x.mul_(2)
    y[0] += x[1]
    first = x[:2]
    first.add_(1)
    return first, x.sum()


def reads_then_writes(x: Any) -> Any:
    before = x.sum().item()
    x.add_(1)
    if x.max() > 3:
        return x * before
    return x - before


def draws(x: Any) -> Any:
    noise = ow.randn(3)
    dropped = nn.functional.dropout(x, 0.5)
    return ow.randn(3) * dropped + noise if ow.rand(1) > 0.5 else dropped


def by_size(x: Any) -> Any:
    positive = x[x > 0]
    return positive.reshape(-1, 1) + ow.zeros(len(positive)) + positive.shape[0]


def catches(x: Any, index: Any) -> Any:
    try:
        return x.index_select(0, index)
    except (IndexError, RuntimeError):
        return x + 1


def modes_within(x: Any) -> Any:
    with ow.no_grad():
        y = x * 2
    with ow.autocast("cpu"):
        z = x @ x
        z = z @ x
    return y, z, x.sin()


def constants(x: Any) -> Any:
    weights = ow.tensor([1.0, 2.0, 3.0])
    return weights * x, ow.tensor(2.0), x.new_ones(3)


def written_constant(x: Any) -> Any:
    total = ow.tensor([0.0, 0.0, 0.0])
    total += x
    return total


def containers(x: Any) -> Any:
    return {"a": [x + 1, None, "text"], "b": (x.max(dim=0), x.shape, 3), "c": x}


def tolist(x: Any) -> Any:
    return [value * 2 for value in x.tolist()], x * 2


def sizes(x: Any) -> Any:
    return x.view(-1, x.shape[-1] if x.dim() > 1 else 1).sum(0) / len(x)


def seeded(x: Any) -> Any:
    ow.manual_seed(int(x.shape[0]))
    return x + ow.rand(3)


def draws_by_python(x: Any) -> Any:
    return x * random.random() * 0


def with_default_dtype(x: Any) -> Any:
    ow.set_default_dtype(ow.float64)
    try:
        return ow.ones(3) + x
    finally:
        ow.set_default_dtype(ow.float32)


def exchanges(pair: Any) -> Any:
    pair["a"], pair["b"] = pair["b"], pair["a"]
    return pair["a"] - pair["b"]


def recursive(x: Any, depth: int) -> Any:
    return x if depth == 0 else recursive(x * 1.5, depth - 1) + 1


def tensor_at(*values: float, grad: bool = False) -> Callable[[], Any]:
    return lambda: ow.tensor(list(values), requires_grad=grad)


def tensor_of_index(number: int) -> Callable[[], Any]:
    return lambda: ow.tensor([number])


def once(*makers: Callable[[], Any]) -> Callable[[], tuple[Any, ...]]:
    return lambda: tuple(make() for make in makers)


SMALL, MIXED, BIG = (tensor_at(1.0, 2.0, 0.5), tensor_at(-1.0, 0.25, 3.0), tensor_at(9.0, 8.0, 7.0))


@pytest.mark.parametrize(
    ("program", "calls"),
    [
        (early_stop, [once(make, lambda: 20.0) for make in (SMALL, MIXED, BIG, SMALL)]),
        (adaptive, [once(SMALL), once(MIXED), once(BIG), once(SMALL), once(BIG)]),
        (writes, [once(SMALL, MIXED), once(BIG, MIXED), once(SMALL, BIG)]),
        (writes, [once(SMALL, MIXED), lambda: (SMALL(),) * 2, once(SMALL, MIXED), lambda: (BIG(),) * 2]),
        (reads_then_writes, [once(make) for make in (SMALL, SMALL, tensor_at(0.5, 0.5, 2.5), BIG, SMALL, BIG)]),
        (draws, [once(SMALL)] * 4),
        (by_size, [once(SMALL), once(MIXED), once(SMALL), once(MIXED), once(tensor_at(-1.0, -2.0, -3.0))]),
        (catches, [once(SMALL, tensor_of_index(number)) for number in (0, 7, 1, 7, 0)]),
        (modes_within, [once(lambda: ow.ones(3, 3, requires_grad=True) * 0.3)] * 3),
        (constants, [once(SMALL), once(MIXED), once(SMALL)]),
        (lambda x: x[: x.long().min()] + x.max(), [once(make) for make in (SMALL, BIG, SMALL, tensor_at(1.0, 2.0))]),
        (lambda x: (sorted(x), max(x), 1.0 in x, f"{x.sum().item()}"), [once(SMALL), once(BIG), once(SMALL)]),
        (containers, [once(SMALL), once(MIXED)]),
        (tolist, [once(SMALL), once(MIXED), once(SMALL)]),
        (sizes, [once(SMALL), once(lambda: ow.ones(4)), once(lambda: ow.ones(2, 3)), once(lambda: ow.ones(3, 2).t())]),
        (recursive, [once(SMALL, lambda: 3), once(SMALL, lambda: 2), once(SMALL, lambda: 3)]),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_calls_give_the_bits_of_the_program(program: Callable[..., Any], calls: list[Any]) -> None:
    compiled = compare(program, calls)
    assert compiled.entries
    assert not compiled.reason


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        (with_default_dtype, "default dtype"),
        (written_constant, "made of numbers"), (seeded, "random numbers"), (draws_by_python, "random"),
        (lambda x: x.numpy().sum() + x, "hands memory out"), (lambda x: (LOG.append(1), x + len(LOG))[1], "changes"),
        (lambda x: x + len(repr(x)), "hands memory out"), (lambda x: ow.autograd.grad((x * x).sum(), x)[0], "backward"),
    ],
)  # fmt: skip
def test_what_cannot_be_recorded_runs_as_python(program: Callable[..., Any], reason: str) -> None:
    compiled = ow.compile(program)
    make = tensor_at(1.0, 2.0, 3.0, grad="grad" in program.__code__.co_names)
    LOG.clear()
    with pytest.warns(CompileWarning, match=reason):
        got = [bits(compiled(make())) for _ in range(4)]
    LOG.clear()
    assert got == [bits(program(make())) for _ in range(4)]
    assert reason in compiled.reason


def test_tensors_that_are_exchanged_in_arguments() -> None:
    pair = {"a": ow.ones(1), "b": ow.zeros(1)}
    compiled = ow.compile(exchanges)
    with pytest.warns(CompileWarning, match="a tensor was exchanged"):
        assert [compiled(pair).item() for _ in range(4)] == [-1.0, 1.0, -1.0, 1.0]


def test_gradients_and_second_gradients_of_a_compiled_module() -> None:
    model = nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 1))
    compiled = ow.compile(model)
    results = []
    for function in (model, compiled, compiled):
        x = ow.tensor([[1.0, -2.0, 0.5]], requires_grad=True)
        seen: list[Any] = []
        x.register_hook(lambda grad, seen=seen: seen.append(grad.tolist()))
        (first,) = ow.autograd.grad(function(x).sum(), x, create_graph=True)
        first.pow(2).sum().backward()
        results.append((bits(first), bits(x.grad), seen, [bits(p.grad) for p in model.parameters()]))
        model.zero_grad()
    assert results[0] == results[1] == results[2]


def test_training_with_batch_normalisation_and_dropout() -> None:
    states = []
    for wrap in (lambda model: model, ow.compile):
        ow.manual_seed(0)
        model = nn.Sequential(nn.Linear(3, 5), nn.BatchNorm1d(5), nn.Dropout(0.3), nn.ReLU(), nn.Linear(5, 1))
        forward = wrap(model)
        optimizer = ow.optim.AdamW(model.parameters(), lr=0.1)
        losses = []
        for step in range(6):
            if step == 4:
                forward.eval()
            optimizer.zero_grad()
            loss = (forward(ow.rand(4, 3)) - 1).pow(2).mean()
            loss.backward()
            optimizer.step()
            losses.append(loss.item())
        states.append((losses, bits(dict(model.state_dict()))))
    assert states[0] == states[1]


def test_a_whole_training_step_runs_as_python() -> None:
    def run(wrap: Callable[[Any], Any]) -> Any:
        ow.manual_seed(0)
        model = nn.Linear(3, 1)
        optimizer = ow.optim.AdamW(model.parameters(), lr=0.1)
        scaler = ow.amp.GradScaler("cpu")

        def train(x: Any) -> Any:
            optimizer.zero_grad()
            loss = model(x).pow(2).mean()
            scaler.scale(loss).backward()
            scaler.step(optimizer)
            scaler.update()
            return loss.detach()

        step = wrap(train)
        return [bits(step(ow.rand(4, 3))) for _ in range(4)], bits(dict(model.state_dict()))

    expected = run(lambda function: function)
    with pytest.warns(CompileWarning, match="runs as Python"):
        assert run(ow.compile) == expected


def test_a_new_value_of_what_was_read_is_another_entry() -> None:
    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.factor, self.names = 2, {"shift": 1}

        def forward(self, x: Any) -> Any:
            return x * self.factor * SCALE * outside + self.names["shift"] if self.training else x

    global SCALE
    outside = 1.0
    model = Model()
    compiled = ow.compile(model)
    x = ow.tensor([1.0, 2.0])
    seen = [compiled(x).tolist()]
    model.factor = 3
    seen.append(compiled(x).tolist())
    SCALE = 5.0
    seen.append(compiled(x).tolist())
    outside = 10.0
    seen.append(compiled(x).tolist())
    model.names["shift"] = 7
    seen.append(compiled(x).tolist())
    compiled.eval()
    seen.append(compiled(x).tolist())
    SCALE = 2.0
    assert seen == [[5.0, 9.0], [7.0, 13.0], [16.0, 31.0], [151.0, 301.0], [157.0, 307.0], [1.0, 2.0]]
    assert len(compiled._compiled.entries) == 6


def test_modes_around_are_those_of_the_program() -> None:
    def program(x: Any) -> Any:
        return x.sin() @ x

    compiled = ow.compile(program)
    x = ow.ones(2, 2, requires_grad=True) * 0.5
    for _ in range(2):
        assert compiled(x).requires_grad
        with ow.no_grad():
            assert not compiled(x).requires_grad
        with ow.autocast("cpu"):
            assert compiled(x).dtype is ow.bfloat16
    assert ow.vmap(compiled)(ow.ones(3, 2, 2)).shape == (3, 2, 2)
    assert bits(ow.func.grad(lambda x: compiled(x).sum())(x)) == bits(ow.func.grad(lambda x: program(x).sum())(x))
    assert bits(ow.jit.trace(compiled, x)(x)) == bits(program(x))


def test_errors_of_operators_are_those_of_the_program() -> None:
    compiled = ow.compile(lambda x, y: x @ y)
    assert compiled(ow.ones(2, 3), ow.ones(3, 2)).shape == (2, 2)
    for _ in range(2):
        with pytest.raises(RuntimeError, match=r"matmul|mm"):
            ow.compile(lambda x, y: x @ y)(ow.ones(2, 3), ow.ones(2, 3))
    lookup = ow.compile(lambda x, index: x.index_select(0, index) * 2)
    assert lookup(ow.ones(2), ow.tensor([1])).tolist() == [2.0]
    with pytest.raises((IndexError, RuntimeError)):
        lookup(ow.ones(2), ow.tensor([5]))
    assert lookup(ow.ones(2), ow.tensor([1])).tolist() == [2.0]


def test_fullgraph_names_the_line_that_ends_a_segment() -> None:
    @ow.compile(fullgraph=True)
    def reads(x: Any) -> Any:
        return x + 1 if x.sum() > 0 else x

    with pytest.raises(ow._dynamo.Unsupported, match=r"test_compiled_programs\.py:\d+: Tensor\.__bool__"):
        reads(ow.ones(2))
    without_reads = ow.compile(lambda x: x + 1, fullgraph=True)
    assert without_reads(ow.ones(1)).tolist() == [2.0]
    with pytest.raises(ow._dynamo.Unsupported, match="hands memory out"):
        ow.compile(lambda x: x.numpy(), fullgraph=True)(ow.ones(2))


def test_limits_stances_and_reports() -> None:
    compiled = ow.compile(lambda x, n: x * n)
    x = ow.ones(2)
    with ow._dynamo.config.patch(cache_size_limit=2):
        assert [compiled(x, n).tolist()[0] for n in (1, 2, 1)] == [1.0, 2.0, 1.0]
        report = ow._dynamo.explain(compiled)(x, 2)
        assert (report.graph_count, report.graph_break_count, report.op_count) == (2, 0, 2)
        assert "args[1] was" in str(report)
        with pytest.warns(CompileWarning, match=r"recorded for 2 states .* args\[1\] was"):
            assert compiled(x, 3).tolist() == [3.0, 3.0]
    ow.compiler.reset()
    assert not compiled.entries
    assert not compiled.reason
    with ow.compiler.set_stance("force_eager"):
        compiled(x, 1)
        assert not compiled.entries
    compiled(x, 1)
    with ow.compiler.set_stance("fail_on_recompile"):
        compiled(x, 1)
        with pytest.raises(RuntimeError, match=r"args\[1\]"):
            compiled(x, 2)
    with pytest.raises(RuntimeError, match="force_eager"):
        ow.compiler.set_stance("quickly")


def test_disabled_functions_and_breaks_run_as_python() -> None:
    @ow.compiler.disable
    def outside(x: Any) -> Any:
        return x + len(LOG)

    compiled = ow.compile(lambda x: outside(x) * 2)
    LOG.clear()
    with pytest.warns(CompileWarning, match="outside, which is disabled"):
        assert compiled(ow.ones(1)).tolist() == [2.0]
    LOG.append(1)
    assert compiled(ow.ones(1)).tolist() == [4.0]
    assert ow.compile(outside) is outside
    seen: list[bool] = []
    ow.compile(lambda x: (seen.append(ow.compiler.is_compiling()), x)[1])(ow.ones(1))
    assert seen == [True]
    assert not ow.compiler.is_compiling()


def test_prints_happen_when_a_path_is_recorded(capsys: pytest.CaptureFixture[str]) -> None:
    compiled = ow.compile(lambda x: (print("here"), x + 1)[1])
    with pytest.warns(CompileWarning, match=r"print\(\) runs when a path is captured"):
        compiled(ow.ones(1))
    compiled(ow.ones(1))
    assert capsys.readouterr().out == "here\n"


def test_modules_methods_generators_and_copies() -> None:
    model = nn.Linear(2, 1)
    compiled = ow.compile(model)
    x = ow.ones(1, 2)
    assert isinstance(compiled, ow._dynamo.OptimizedModule)
    assert compiled.in_features == 2
    assert bits(compiled(x)) == bits(compiled(x)) == bits(model(x))
    assert list(compiled.state_dict()) == ["_orig_mod.weight", "_orig_mod.bias"]
    assert bits(copy.deepcopy(compiled)(x)) == bits(model(x))
    expected = bits(model(x))
    model.compile()
    assert bits(model(x)) == bits(model(x)) == expected

    def multiples(x: Any) -> Any:
        yield x
        yield x * 2

    assert list(ow.compile(multiples)(x))[1].tolist() == [[2.0, 2.0]]

    class Counter:
        factor = 3

        @ow.compile
        def scaled(self, x: Any) -> Any:
            return x * self.factor

    counter = Counter()
    assert counter.scaled(x).tolist() == [[3.0, 3.0]]
    counter.factor = 4
    assert counter.scaled(x).tolist() == [[4.0, 4.0]]


def test_threads_share_what_is_recorded() -> None:
    compiled = ow.compile(lambda x: (x * 2).relu() if x.sum() > 0 else x - 1)
    results: dict[int, list[Any]] = {}

    def work(number: int) -> None:
        results[number] = [compiled(ow.full((2,), float(sign * number))).tolist() for sign in (1, -1) * 10]

    threads = [threading.Thread(target=work, args=(number,)) for number in range(1, 4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number, got in results.items():
        assert got == [[2.0 * number] * 2, [-number - 1.0] * 2] * 10


def test_a_backend_gets_the_graph_of_a_path() -> None:
    seen: list[Any] = []

    def backend(module: Any, examples: Any, **settings: Any) -> Any:
        seen.append((module, [tuple(item.shape) for item in examples], settings))
        return module.forward

    model = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.ReLU())
    reference = copy.deepcopy(model)
    compiled = ow.compile(model, backend=backend, options={"level": 2})
    x = ow.tensor([[1.0, -2.0, 0.5], [0.0, 1.0, 2.0]])
    for _ in range(3):
        leaves = [x.clone().requires_grad_() for _ in range(2)]
        results = [function(leaf) for function, leaf in zip((compiled, reference), leaves, strict=True)]
        for result in results:
            result.pow(2).sum().backward()
        assert bits(results[0]) == bits(results[1])
        assert bits(leaves[0].grad) == bits(leaves[1].grad)
    assert bits(dict(model.state_dict())) == bits(dict(reference.state_dict()))
    assert len(seen) == 1
    assert isinstance(seen[0][0], ow.fx.GraphModule)
    assert seen[0][1:] == ([(2, 3)], {"options": {"level": 2}})
    assert "aten.linear" in seen[0][0].code

    def several(a: Any, b: Any) -> Any:
        return {"sum": a.add_(b), "max": a.max(0), "row": ow.tensor([1.0, 2.0]) * b[0]}

    mixed = ow.compile(several, backend=backend)
    for _ in range(3):
        a = ow.tensor([1.0, 5.0])
        result = mixed(a, ow.tensor([2.0, 3.0]))
        assert result["sum"] is a
        assert result["max"].values.item() == 8.0
        assert result["row"].tolist() == [2.0, 4.0]


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        (lambda x: x[x > 0], "depend on elements"), (lambda x: x + x.sum().item(), "reads elements"),
        (modes_within, "gradient mode"), (lambda x: catches(x, ow.tensor([0])), "may catch"),
    ],
)  # fmt: skip
def test_without_one_graph_the_backend_is_not_called(program: Callable[..., Any], reason: str) -> None:
    compiled = ow.compile(program, backend=lambda *_: pytest.fail("called"))
    x = ow.ones(2, 2)
    with pytest.warns(CompileWarning, match=reason):
        assert bits(compiled(x)) == bits(program(x))
    assert bits(compiled(x)) == bits(program(x))


@pytest.mark.parametrize(
    ("backend", "reason"),
    [
        (lambda *_: 1 / 0, "raised ZeroDivisionError"), (lambda *_: 3, "can be called"),
        (lambda *_: lambda *_: None, "tuple of 1 tensors"),
    ],
)  # fmt: skip
def test_errors_of_backends(backend: Callable[..., Any], reason: str) -> None:
    compiled = ow.compile(lambda x: x + 1, backend=backend)
    with pytest.raises(ow._dynamo.BackendCompilerFailed, match=reason):
        for _ in range(2):
            compiled(ow.ones(1))


def test_wrong_arguments_of_compile() -> None:
    with pytest.raises(TypeError, match="expected a function or a module"):
        ow.compile(3)
    with pytest.raises(ValueError, match="backend"):
        ow.compile(len, backend="nothing")
    assert ow.compile(len, disable=True) is len
    assert "eager" in ow._dynamo.list_backends()


T = TypeVar("T")
ROOM, ALIAS, FIELD = ParamSpec("ROOM"), int | str, list[int]
GRAPH = ow.fx.symbolic_trace(lambda x: x + 1)


def annotated(x: Any) -> Any:
    y: T = cast("T", x)
    return (ROOM, ALIAS, FIELD) and y * 2


class Holder(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.inner = copy.deepcopy(GRAPH)

    def forward(self, x: Any) -> Any:
        return self.inner(x) * 2


@pytest.mark.parametrize("program", [annotated, Holder()], ids=["annotations", "a module with a graph"])
def test_variables_of_types_and_graphs_are_guarded(program: Callable[..., Any]) -> None:
    compiled = ow.compile(program, fullgraph=True)
    x = ow.ones(2)
    assert [compiled(x).tolist() for _ in range(3)] == [program(x).tolist()] * 3


def test_a_graph_that_changes_is_recorded_again() -> None:
    holder = Holder()
    compiled = ow.compile(holder)
    assert compiled(ow.ones(2)).tolist() == [4.0, 4.0]
    for node in holder.inner.graph.nodes:
        if node.op == "call_function":
            node.args = (node.args[0], 5)
    holder.inner.recompile()
    assert compiled(ow.ones(2)).tolist() == [12.0, 12.0]


class CountedBySelf(tuple[Any, ...]):
    """A tuple that has no length, and elements of its own."""

    __slots__ = ()

    def __len__(self) -> int:
        raise NotImplementedError

    def __iter__(self) -> Any:
        raise NotImplementedError


class Labelled(list[Any]):
    """A list with attributes."""

    label = 1


def _exchange(container: Any) -> None:
    container.move_to_end("a")


class Renamed(dict[str, Any]):
    """A dict that hides its items."""

    def __len__(self) -> int:
        raise NotImplementedError

    def items(self) -> Any:
        raise NotImplementedError


@pytest.mark.parametrize(
    ("container", "read", "change"),
    [
        (CountedBySelf([2, 3]), lambda container: container[0], None),
        (Labelled([2]), lambda container: container.label, lambda container: setattr(container, "label", 5)),
        (Renamed(a=2), lambda container: container["a"], lambda container: container.__setitem__("a", 7)),
        (OrderedDict(a=2, b=3), lambda container: min(container, key=list(container).index) == "a", _exchange),
        (defaultdict(int, a=2), len, lambda container: container.__setitem__("b", 7)),
    ],
    ids=lambda item: type(item).__name__,
)
def test_containers_are_guarded_by_what_they_hold(container: Any, read: Any, change: Any) -> None:
    def program(x: Any) -> Any:
        return x * read(container)

    compiled = cast("CompiledFunction", ow.compile(program))
    x = ow.tensor([1.0, 2.0])
    for count in (1, 2) if change else (1,):
        for _ in range(2):
            assert compiled(x).tolist() == program(x).tolist()
        assert len(compiled.entries) == count
        if change:
            change(container)
            change = None
