"""Hooks on saved tensors and on several gradients, anomaly mode, and what nodes tell of themselves."""

from __future__ import annotations

import ast
import contextlib
import gc
import threading
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated import Tensor
from generated.autograd import detect_anomaly, graph, set_detect_anomaly
from runtime.autograd import shelf, watching
from runtime.autograd.passes import running_pass
from runtime.autograd.recording import record

ROOT = Path(__file__).parent.parent
# Functions of a (3), b (3, 4) and c (4), in float64, whose nodes save inputs, outputs, lists and nothing.
PROGRAMS: dict[str, Callable[[Any, Tensor, Tensor, Tensor], Tensor]] = {
    "products": lambda m, a, b, c: ((a @ b) * c).sum(),
    "outputs": lambda m, a, b, c: (a.exp().sum() + b.tanh().sigmoid().sum()) * c.softmax(0)[1],
    "several outputs": lambda m, a, b, c: b.max(1).values.sum() + m.linalg.svd(b, full_matrices=False)[1].sum(),
    "indices": lambda m, a, b, c: (b[m.tensor([0, 2]), m.tensor([1, 3])] * a[:2]).sum(),
    "in place": lambda m, a, b, c: (a * 2).sin_().mul_(b[:, 0]).exp_().sum(),
    "view in place": lambda m, a, b, c: _written(b.clone(), c).exp().sum(),
    "optional": lambda m, a, b, c: m.nn.functional.linear(b, m.stack([c, c * 2]), c[:2]).square().sum(),
    "norm": lambda m, a, b, c: (m.nn.functional.layer_norm(b, (4,), c, c) ** 2).sum(),
    "convolution": lambda m, a, b, c: m.nn.functional.conv1d(b[None], b[None, :, :2], padding=1).square().sum(),
    "losses": lambda m, a, b, c: m.nn.functional.cross_entropy(b, m.tensor([1, 0, 3])) + m.logsumexp(a, 0),
    "number": lambda m, a, b, c: (2.5 / a).sum() + (c ** 3).sum() - (b / 2).sum(),
}  # fmt: skip


def _written(b: Tensor, c: Tensor) -> Tensor:
    b[1].mul_(c)
    return b


def inputs(module: Any = ow) -> list[Any]:
    a, b = np.array([0.5, -1.25, 2.0]), np.linspace(-1, 1.5, 12).reshape(3, 4)
    return [module.from_numpy(item.copy()).requires_grad_() for item in (a, b, b[1] + 0.3)]


def gradients(program: Callable[..., Tensor], tensor: list[Tensor]) -> list[Any]:
    grad = ow.autograd.grad(program(ow, *tensor), tensor, allow_unused=True)
    return [None if item is None else item.numpy() for item in grad]


def same(ours: list[Any], rest: list[Any]) -> None:
    assert [tensor is None for tensor in ours] == [item is None for item in rest]
    for array, other in zip(ours, rest, strict=True):
        if array is not None:
            assert array.tobytes() == other.tobytes()


def copied() -> graph.saved_tensors_hooks:
    """Hooks that keep copies with the same strides: sums have an order."""
    return graph.saved_tensors_hooks(lambda tensor: tensor.numpy(force=True).copy(order="K"), ow.from_numpy)


def assert_nobody_looks_on() -> None:
    assert not watching.reasons


@pytest.mark.parametrize("name", PROGRAMS)
def test_gradients_of_packed_tensors_are_the_same_bits(name: str) -> None:
    expected = gradients(PROGRAMS[name], inputs())
    packed: list[Any] = []
    with copied():
        same(gradients(PROGRAMS[name], inputs()), expected)
    with (
        graph.saved_tensors_hooks(lambda item: packed.append(item) or item, lambda item: item),
        set_detect_anomaly(True),
    ):
        same(gradients(PROGRAMS[name], inputs()), expected)
    assert packed
    assert all(isinstance(tensor, Tensor) for tensor in packed)
    with graph.save_on_cpu(pin_memory=True):
        same(gradients(PROGRAMS[name], inputs()), expected)
    assert_nobody_looks_on()


def test_second_derivatives_go_through_packed_tensors() -> None:
    def second(x: Tensor) -> Any:
        first = ow.autograd.grad((x.exp() * x.sin() * x).sum(), x, create_graph=True)[0]
        return ow.autograd.grad(first.sum(), x)[0].numpy()

    expected = second(inputs()[0])
    with copied():
        assert second(inputs()[0]).tobytes() == expected.tobytes()


def test_the_innermost_hooks_count_in_their_own_thread() -> None:
    seen: list[str] = []

    def hooks(name: str) -> graph.saved_tensors_hooks:
        return graph.saved_tensors_hooks(lambda item: (seen.append(name), item)[1], lambda item: item)

    x = ow.ones(2, requires_grad=True)
    with hooks("outer"):
        x.exp()
        with hooks("inner"):
            x.exp()
        x.exp()
        thread = threading.Thread(target=x.exp)
        thread.start()
        thread.join()
    x.exp()
    assert seen == ["outer", "inner", "outer"]
    assert_nobody_looks_on()


def test_hooks_end_with_their_statement_also_by_an_error() -> None:
    x = ow.ones(2, requires_grad=True)
    with pytest.raises(KeyError), graph.saved_tensors_hooks(lambda key: {}[key], lambda item: item):
        x.exp()
    x.exp().sum().backward()
    assert_nobody_looks_on()


def test_packing_wrongly_is_told() -> None:
    x = ow.ones(2, requires_grad=True)
    writing = graph.saved_tensors_hooks(lambda item: item.add_(1), lambda item: item)
    with pytest.raises(RuntimeError, match="pack hook is modifying its input in place"), writing:
        x.clone() * x
    with graph.saved_tensors_hooks(lambda item: item, lambda item: 3):  # type: ignore[arg-type, return-value]
        y = x * x
    with pytest.raises(TypeError, match="unpack_hook expected to be a Tensor but got result of type int"):
        y.sum().backward()
    with pytest.raises(TypeError, match="expected two functions, got int"):
        graph.saved_tensors_hooks(3, 4)  # type: ignore[arg-type]


def test_hooks_can_be_forbidden() -> None:
    with graph.disable_saved_tensors_hooks("not here"), pytest.raises(RuntimeError, match="not here"), copied():
        pass
    with copied():
        with pytest.raises(RuntimeError, match="not here"), graph.disable_saved_tensors_hooks("not here"):
            pass
        ow.ones(2, requires_grad=True).exp()
    assert_nobody_looks_on()


def test_what_users_pack_is_collected() -> None:
    class Payload:
        pass

    def pack(item: Tensor) -> Any:
        result = Payload()
        result.node, result.tensor = [], item  # type: ignore[attr-defined]
        values.append(weakref.ref(result))
        packs.append(result)
        return result

    values: list[Any] = []
    packs: list[Any] = []
    x = ow.ones(2, requires_grad=True)
    with graph.saved_tensors_hooks(pack, lambda tensor: tensor.tensor):
        y = (x * 3).exp()
    packs[-1].node = y.grad_fn  # a cycle
    packs.clear()
    del y
    gc.collect()
    assert values
    assert all(value() is None for value in values)


class Cube(ow.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor, power: int) -> Tensor:
        result = x**power
        ctx.save_for_backward(x, None, result)
        return result

    @staticmethod
    def backward(ctx: Any, grad: Tensor, **_: Any) -> Any:
        x, nothing, result = ctx.saved_tensors
        assert nothing is None
        return grad * 3 * result / x, None


def test_functions_of_users_save_through_hooks() -> None:
    x = ow.tensor([1.0, 2.0, 4.0], requires_grad=True)
    seen: list[Any] = []
    with graph.saved_tensors_hooks(lambda tensor: (seen.append(tensor), tensor.numpy(force=True))[1], ow.from_numpy):
        y = Cube.apply(x, 3).sum()
    y.backward()
    assert [tuple(item.shape) for item in seen if item.ndim] == [(3,), (3,)]
    assert x.grad.tolist() == [3.0, 12.0, 48.0]


def test_saved_values_can_be_read() -> None:
    x = ow.tensor([1.0, 2.0], requires_grad=True)
    y = x.exp()
    assert y.grad_fn._saved_result.tolist() == y.tolist()
    assert y.grad_fn._saved_result.grad_fn is y.grad_fn
    assert (x * 2).sum(0, keepdim=True).grad_fn._saved_dim in ([0], (0,))
    assert (x * x).grad_fn._saved_other is x
    node = x.index_put((ow.tensor([1, 0]),), x).grad_fn
    assert [indices.tolist() for indices in node._saved_indices] == [[1, 0]]
    y.sum().backward()
    with pytest.raises(RuntimeError, match="a second time"):
        _ = y.grad_fn._saved_result
    z = (x * x).clone()
    product = z * z
    z.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        _ = product.grad_fn._saved_self
    assert y.grad_fn._sequence_nr() < product.grad_fn._sequence_nr()


def test_anomaly_mode_names_the_node_and_the_call() -> None:
    def forward(x: Tensor) -> Tensor:
        return x.sqrt() * 0  # the line

    x = ow.tensor([-1.0, 0.0], requires_grad=True)
    with set_detect_anomaly(True):
        y = forward(x)
        with pytest.raises(RuntimeError, match="Function 'SqrtBackward0' returned nan values in its 0th") as told:
            y.sum().backward()
    assert "return x.sqrt() * 0  # the line" in str(told.value)
    assert __file__ in str(told.value)
    assert str(Path(watching.__file__).parent) not in str(told.value)
    assert forward(x).grad_fn.metadata == {}
    with set_detect_anomaly(True, check_nan=False):
        forward(x).sum().backward()
    assert_nobody_looks_on()


def test_anomaly_mode_tells_where_other_errors_come_from() -> None:
    x = ow.ones(2, requires_grad=True)
    with pytest.warns(UserWarning, match="Anomaly Detection has been enabled"):
        mode = detect_anomaly()
    with mode:
        z = x.clone()
        y = z * z  # multiplied here
        z.add_(1)
        with pytest.raises(RuntimeError, match=r"(?s)modified by an inplace.*MulBackward0\. Tr.*multiplied here"):
            y.sum().backward()
        y = x.exp()
        y.register_hook(lambda _: {}["missing"])
        with pytest.raises(KeyError) as told:
            y.sum().backward()
        assert any("ExpBackward0" in note for note in told.value.__notes__)
    y = x.sqrt()
    with set_detect_anomaly(True), pytest.raises(RuntimeError, match="No forward pass information"):
        y.backward(ow.tensor([ow.nan, 1.0]))
    assert_nobody_looks_on()


def test_anomaly_mode_knows_what_induced_a_node() -> None:
    x = ow.tensor([0.0], requires_grad=True)
    with set_detect_anomaly(True):
        y = (x + 4).sqrt()  # the origin
        (first,) = ow.autograd.grad(y.sum(), x, create_graph=True)
        with pytest.raises(RuntimeError, match=r"(?s)Previous calculation was induced by SqrtBackward0.*the origin"):
            first.backward(ow.tensor([ow.nan]))


def test_setting_anomaly_mode_lasts_until_it_is_set_again() -> None:
    set_detect_anomaly(True)
    try:
        x = ow.tensor([-1.0], requires_grad=True)
        assert "traceback_" in x.sqrt().grad_fn.metadata
        with set_detect_anomaly(False):
            assert x.sqrt().grad_fn.metadata == {}
        assert "traceback_" in x.sqrt().grad_fn.metadata
    finally:
        set_detect_anomaly(False)
    assert_nobody_looks_on()


def in_two_threads(first: Callable[[], Any], second: Callable[[], Any]) -> None:
    """Run `first` in a thread up to its only ``yield``, then `second` in this one, then the rest of `first`."""
    paused, resumed = threading.Event(), threading.Event()

    def run() -> None:
        for _ in first():
            paused.set()
            resumed.wait()

    thread = threading.Thread(target=run)
    thread.start()
    paused.wait()
    try:
        second()
    finally:
        resumed.set()
        thread.join()


def with_nan() -> Any:
    """A result whose gradient is NaN."""
    return (ow.tensor([-1.0], requires_grad=True).sqrt() * 0).sum()


@pytest.mark.parametrize("setting", ["guard", "set"])
def test_anomaly_mode_is_that_of_its_thread(setting: str) -> None:
    errors: list[str] = []

    def look_on() -> Any:
        with set_detect_anomaly(True) if setting == "guard" else contextlib.nullcontext():
            if setting == "set":
                set_detect_anomaly(True, check_nan=True)
            result = with_nan()
            yield
            assert ow.is_anomaly_enabled()
            try:
                result.backward()
            except RuntimeError as error:
                errors.append(str(error))

    def work() -> None:
        assert not ow.is_anomaly_enabled()
        result = with_nan()
        assert result.grad_fn.metadata == {}
        result.backward()
        with set_detect_anomaly(True, check_nan=False):
            assert not ow.is_anomaly_check_nan_enabled()
        assert not ow.is_anomaly_enabled()

    in_two_threads(look_on, work)
    assert "SqrtBackward0" in errors[0]
    assert len(errors) == 1
    assert_nobody_looks_on()  # nor does the thread that ended with its mode on


def test_anomaly_mode_of_this_thread_is_none_of_another() -> None:
    enabled: list[bool] = []

    def other() -> Any:
        yield
        enabled.append(ow.is_anomaly_enabled())
        with_nan().backward()

    def look_on() -> None:
        set_detect_anomaly(True)

    try:
        in_two_threads(other, look_on)
        assert ow.is_anomaly_enabled()
    finally:
        set_detect_anomaly(False)
    assert enabled == [False]
    assert_nobody_looks_on()


def multi(module: Any, mode: str) -> list[Any]:
    calls: list[Any] = []

    def note(grads: Any) -> None:
        listed = grads if isinstance(grads, (list, tuple)) else [grads]
        calls.append([None if tensor is None else tensor.tolist() for tensor in listed])

    a, b, c = inputs(module)
    middle = a.exp()
    unused = module.ones(1, requires_grad=True)
    handle = module.autograd.graph.register_multi_grad_hook((a, middle, b, unused), note, mode=mode)
    for _ in range(2):
        ((middle @ b) * c).sum().backward(retain_graph=True)
    (b.sum() * c.sum()).backward()
    handle.remove()
    (middle @ b).sum().backward()
    return calls


@pytest.mark.parametrize("mode", ["all", "any"])
def test_hooks_on_several_gradients(mode: str) -> None:
    calls = multi(ow, mode)
    assert len(calls) == 3
    assert_nobody_looks_on()
    torch = pytest.importorskip("torch")
    theirs = multi(torch, mode)
    for call, other in zip(calls, theirs, strict=True):
        for ours, their in zip(call, other, strict=True):
            assert (ours is None) == (their is None)
            if ours is not None:
                np.testing.assert_allclose(ours, their, rtol=1e-12)


def test_hooks_on_several_gradients_know_what_grad_reaches() -> None:
    a, b, c = inputs()
    calls: list[Any] = []
    graph.register_multi_grad_hook((a, b, c), calls.append)
    ow.autograd.grad(((a @ b) * c).sum(), (a, c))
    assert [[grad is None for grad in grads] for grads in calls] == [[False, True, False]]


def test_hooks_on_several_gradients_end_with_their_tensors() -> None:
    x = ow.ones(2, requires_grad=True)
    graph.register_multi_grad_hook((x,), print)
    del x
    gc.collect()
    ow.ones(2, requires_grad=True).exp().sum().backward()
    assert_nobody_looks_on()


def test_what_hooks_on_several_gradients_reject() -> None:
    x = ow.ones(2, requires_grad=True)
    with pytest.raises(ValueError, match=r"Expects mode to be one of \('all', 'any'\) but got some"):
        graph.register_multi_grad_hook((x,), print, mode="some")
    with pytest.raises(RuntimeError, match="does not require grad"):
        graph.register_multi_grad_hook((ow.ones(2),), print)
    with pytest.raises(TypeError, match="expected a function"):
        graph.register_multi_grad_hook((x,), 3)  # type: ignore[arg-type]


def test_versions_can_be_raised() -> None:
    x = ow.ones(2, requires_grad=True)
    z = x.clone()
    y = z * z
    graph.increment_version(z)
    graph.increment_version([z, z])
    with pytest.raises(RuntimeError, match="is at version 3, but version 0 was saved"):
        y.sum().backward()
    with pytest.raises(TypeError, match="expected a tensor or tensors, got int"):
        graph.increment_version([3])  # type: ignore[list-item]


def test_saved_tensors_may_be_written_where_that_is_allowed() -> None:
    a = ow.ones(2, requires_grad=True)
    with graph.allow_mutation_on_saved_tensors() as copies:
        b = a.clone()
        out = (b**2).sum()
        b.sin_()
        out.backward()
        assert a.grad.tolist() == [2.0, 2.0]
        other = (b**2).sum()
        copies.clear()
        with pytest.raises(RuntimeError, match="outside of the 'allow_mutation_on_saved_tensors' context"):
            other.backward()
        late = (b**2).sum()
    with pytest.raises(RuntimeError, match="outside of the 'allow_mutation_on_saved_tensors' context"):
        late.backward()
    assert_nobody_looks_on()


def order(module: Any) -> list[Any]:
    """In what order hooks are called."""
    calls: list[Any] = []

    def called(name: str) -> Callable[..., None]:
        return lambda *args: calls.append((name, len(args)))

    a, b, _ = inputs(module)
    y = a.exp()
    z = (y * b[:, 0]).sum()
    y.grad_fn.register_prehook(called("pre of exp"))
    y.grad_fn.register_hook(called("post of exp"))
    y.register_hook(called("tensor y"))
    z.grad_fn.register_hook(called("post of sum"))
    z.grad_fn.register_prehook(called("pre of sum"))
    a.register_hook(called("tensor a"))
    a.register_post_accumulate_grad_hook(called("post accumulate"))
    module.autograd.graph.register_multi_grad_hook((a, y), called("several"))
    with module.autograd.graph.saved_tensors_hooks(
        lambda item: (calls.append(("pack", tuple(item.shape))), item)[1],
        lambda item: (calls.append(("unpack", tuple(item.shape))), item)[1],
    ):
        z = z * y.sum()
    z.backward()
    return calls


def test_hooks_are_called_in_the_order_of_pytorch() -> None:
    ours = order(ow)
    assert [name for name, _ in ours if name.startswith("pack")] == ["pack"] * 2
    torch = pytest.importorskip("torch")
    assert ours == order(torch)


def test_hooks_behind_a_leaf_get_the_gradient_that_was_accumulated() -> None:
    """What a hook on the accumulated gradient changes is seen by hooks behind the node: nothing was copied."""
    x = ow.ones(3, requires_grad=True)
    leaf = ow.autograd.graph.get_gradient_edge(x).node
    x.register_hook(lambda grad: grad - 2)
    leaf.register_prehook(lambda grads: (grads[0] / 5,))

    def add(tensor: ow.Tensor) -> None:
        tensor.grad.add_(0.5)

    def multiply(_: Any, grads: Any) -> None:
        x.grad = grads[0] * 10

    x.register_post_accumulate_grad_hook(add)
    leaf.register_hook(multiply)
    x.sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), [3, 3, 3], rtol=1e-6)


@pytest.mark.parametrize("way", ["backward", "inputs", "grad"])
def test_hooks_of_the_node_of_an_input(way: str) -> None:
    """backward(inputs=) runs the nodes of its inputs with their hooks; grad() asks for what arrives there."""
    x = ow.ones(3, requires_grad=True)
    y, calls = x * 2, []
    y.grad_fn.register_prehook(lambda _: calls.append("pre"))
    y.grad_fn.register_hook(lambda *_: calls.append("post"))
    y.register_hook(lambda _: calls.append("tensor"))
    if way == "grad":
        ow.autograd.grad(y.sum(), y)
    else:
        y.sum().backward(**({"inputs": [y]} if way == "inputs" else {}))
    assert calls == (["tensor"] if way == "grad" else ["tensor", "pre", "post"])
    assert (x.grad is None) == (way != "backward")


def passes_of(look_on: Any) -> list[str]:
    """The kinds of the backward passes that a thread runs while `look_on` is on in this one, and that this one runs."""
    kinds: list[str] = []

    def run() -> None:
        x = ow.ones(2, requires_grad=True)
        y = x.exp()
        y.register_hook(lambda _: kinds.append(kind_of_pass()))
        y.sum().backward()

    with look_on():
        thread = threading.Thread(target=run)
        thread.start()
        thread.join()
        run()
    run()
    return kinds


def kind_of_pass() -> str:
    return type(running_pass()).__name__


def several_tensors() -> Any:
    """A hook on several tensors."""
    return graph.register_multi_grad_hook([ow.ones(2, requires_grad=True)], print)


# Anomaly mode is on in all threads, as in PyTorch.
@pytest.mark.parametrize(("look_on", "kinds"), [
    (copied, ["BackwardPass"] * 3), (several_tensors, ["BackwardPass"] * 3),
    (ow.profiler.profile, ["BackwardPass", "NodewisePass", "BackwardPass"]),
    (ow.autograd.detect_anomaly, ["BackwardPass", "NodewisePass", "BackwardPass"]),
])  # fmt: skip
@pytest.mark.filterwarnings("ignore:Anomaly Detection")
def test_who_looks_on_in_one_thread_leaves_passes_of_others_alone(look_on: Any, kinds: list[str]) -> None:
    step = record.call
    assert passes_of(look_on) == kinds
    assert record.call is step
    assert_nobody_looks_on()


def test_nothing_is_exchanged_for_who_looks_on() -> None:
    """What is called stays what it is: a builtin, a compiled function or a general path puts in its own place only."""
    exchanged = []
    for path in sorted((ROOT / "runtime").rglob("*.py")):
        name = path.relative_to(ROOT / "runtime").as_posix()
        for node in ast.walk(ast.parse(path.read_text())):
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            for target in targets:
                is_call = isinstance(target, ast.Attribute) and target.attr == "call"
                if is_call and ast.unparse(target.value) not in ("self", "ctx"):
                    exchanged.append(name)
            if isinstance(node, ast.Global) and name.startswith(("autograd/", "profiler/")):
                exchanged.append(name)
    assert not exchanged


@pytest.mark.parametrize("native", [True, False])
def test_steps_of_recording_tell_who_looks_on(native: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for step in (record, shelf.put_aside):
        monkeypatch.setattr(step, "call", step.prepare_kernel() if native else step.general)
    nodes: list[str] = []
    monkeypatch.setattr(watching, "after_recording", [lambda node: nodes.append(node.name())])
    x = ow.ones(2, 2, requires_grad=True)

    def calls() -> None:
        x.exp()
        x.unbind()
        x.clone().mul_(2)

    calls()
    assert nodes == []
    with copied():
        calls()
    assert nodes == ["ExpBackward0", "UnbindBackward0", "CloneBackward0", "MulBackward0"]
    calls()
    assert len(nodes) == 4


def test_each_step_of_a_decorated_generator_runs_in_the_mode() -> None:
    closed = []

    @ow.no_grad()
    def steps() -> Any:
        try:
            sent = yield ow.is_grad_enabled()
            yield sent, ow.is_grad_enabled()
        finally:
            closed.append(ow.is_grad_enabled())

    result = steps()
    assert (next(result), ow.is_grad_enabled()) == (False, True)
    assert (result.send(5), ow.is_grad_enabled()) == ((5, False), True)
    result.close()
    assert (closed, ow.is_grad_enabled()) == ([False], True)
    result = steps()
    next(result)
    with pytest.raises(KeyError):
        result.throw(KeyError("thrown in"))
    assert (closed, ow.is_grad_enabled()) == ([False, False], True)


def test_hooks_of_a_leaf_run_in_the_order_of_pytorch() -> None:
    leaf = ow.ones(3, requires_grad=True)
    node = leaf.view_as(leaf).grad_fn.next_functions[0][0]
    leaf.register_hook(lambda grad: grad - 2)
    node.register_prehook(lambda grads: (grads[0] / 5,))

    def add_a_half(tensor: Any) -> None:
        tensor.grad.add_(0.5)

    leaf.register_post_accumulate_grad_hook(add_a_half)

    def ten_times(_: Any, grads: Any) -> None:
        leaf.grad = grads[0] * 0 + leaf.grad * 10

    node.register_hook(ten_times)
    leaf.sum().backward()
    np.testing.assert_allclose(leaf.grad.numpy(), [3, 3, 3], rtol=1e-6)  # ((1 - 2) / 5 + 0.5) * 10


def test_hooks_after_the_accumulation_return_nothing() -> None:
    leaf = ow.ones(3, requires_grad=True)
    leaf.register_post_accumulate_grad_hook(lambda tensor: tensor)
    with pytest.raises(RuntimeError, match="should return None"):
        leaf.sum().backward()
