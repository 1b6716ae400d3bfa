"""Callbacks of backward passes, what programs ask of the pass that runs, and hooks on what nodes have saved."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any

import pytest

import generated as ow
from generated.autograd import Variable, forward_ad
from generated.utils._python_dispatch import TorchDispatchMode

ENGINE = Variable._execution_engine


class Reentrant(ow.autograd.Function):
    """Its backward is another backward, of `depth` levels."""

    @staticmethod
    def forward(ctx: Any, x: ow.Tensor) -> ow.Tensor:
        with ow.enable_grad():
            ctx.x = (x.detach().requires_grad_() - 1).detach().requires_grad_()
        return ctx.x.detach()

    @staticmethod
    def backward(ctx: Any, grad: ow.Tensor) -> ow.Tensor:
        if ctx.x < 0:
            return grad
        with ow.enable_grad():
            Reentrant.apply(ctx.x).sum().backward()
        return grad


def test_a_backward_within_backward_may_be_nested_deeper_than_pythons_stack() -> None:
    v = ow.tensor(2.0 * sys.getrecursionlimit(), requires_grad=True)
    Reentrant.apply(v).sum().backward()
    assert v.grad.item() == 1


class SineOfReentrant(ow.autograd.Function):
    """A pass within its pass for every unit of x, and an operator in each."""

    @staticmethod
    def forward(ctx: Any, x: ow.Tensor, action: Callable[[], Any]) -> ow.Tensor:
        ctx.levels, ctx.action = round(x.item()), action
        return x * 1

    @staticmethod
    def backward(ctx: Any, grad: ow.Tensor) -> tuple[ow.Tensor, None]:
        if ctx.levels:
            with ow.enable_grad():
                inner = ow.tensor(ctx.levels - 1.0, requires_grad=True)
                SineOfReentrant.apply(inner, ctx.action).backward()
        else:
            ctx.action()
        return grad.sin(), None


@pytest.mark.parametrize("levels", [2, 29, 30, 31, 100])
def test_deeply_nested_passes_run_in_the_modes_of_their_thread(levels: int) -> None:
    seen: list[str] = []

    class Logger(TorchDispatchMode):
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            seen.append(str(func))
            return func(*args, **(kwargs or {}))

    def action() -> None:
        seen.append(f"{ow.is_autocast_enabled('cpu')} {ow.get_default_device()}")

    x = ow.tensor(float(levels), requires_grad=True)
    with Logger(), ow.autocast("cpu"):
        SineOfReentrant.apply(x, action).backward()
    assert seen.count("aten.sin.default") == levels + 1
    assert "True cpu" in seen
    with ow.profiler.profile() as profile:
        SineOfReentrant.apply(x, lambda: None).backward()
    assert {row.key: row.count for row in profile.key_averages()}["sin"] == levels + 1


@pytest.mark.parametrize("levels", [2, 100])
def test_what_a_deeply_nested_pass_sets_holds_afterwards(levels: int) -> None:
    before = ow.get_default_device()
    try:
        x = ow.tensor(float(levels), requires_grad=True)
        SineOfReentrant.apply(x, lambda: ow.set_default_device("meta")).backward()
        assert ow.ones(1).device.type == "meta"
    finally:
        ow.set_default_device(before)
    assert ow.is_grad_enabled()


def test_passes_that_are_nested_deeply_take_few_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    starts: list[int] = []
    start = threading.Thread.start
    monkeypatch.setattr(threading.Thread, "start", lambda thread: (starts.append(1), start(thread))[1])
    SineOfReentrant.apply(ow.tensor(100.0, requires_grad=True), lambda: None).backward()
    assert len(starts) == 3  # at 31, 62 and 93 of 101 passes


def test_an_error_of_a_deeply_nested_backward_arrives() -> None:
    v = ow.tensor(300.0, requires_grad=True)

    def fail(grad: ow.Tensor) -> ow.Tensor:
        raise ValueError("deep")

    x = v * 1
    x.register_hook(fail)
    for _ in range(300):
        inner = x

        class Within(ow.autograd.Function):
            @staticmethod
            def forward(ctx: Any, x: ow.Tensor) -> ow.Tensor:
                return x * 1

            @staticmethod
            def backward(ctx: Any, grad: ow.Tensor, inner: ow.Tensor = inner) -> ow.Tensor:
                with ow.enable_grad():
                    inner.sum().backward(retain_graph=True)
                return grad

        x = Within.apply(v)
    with pytest.raises(ValueError, match="deep"):
        x.backward()


def test_callbacks_run_once_behind_the_pass_in_order_and_may_add_others() -> None:
    order = []

    def last() -> None:
        order.append("last")

    def first() -> None:
        order.append("first")
        ENGINE.queue_callback(lambda: order.append("more"))

    x = ow.ones(2, requires_grad=True)
    y = x * 2

    def hook(_: ow.Tensor) -> None:
        order.append("hook")
        ENGINE.queue_callback(first)
        ENGINE.queue_callback(last)

    y.register_hook(hook)
    y.sum().backward()
    assert order == ["hook", "first", "last", "more"]
    with pytest.raises(RuntimeError, match="Final callbacks can only be installed during backward pass"):
        ENGINE.queue_callback(last)


def test_the_running_pass_has_a_number_and_says_what_it_runs() -> None:
    numbers, answers = [], []
    a, b = ow.ones(2, requires_grad=True), ow.ones(2, requires_grad=True)
    y = a * b
    unrelated = y.cos()

    def ask(_: ow.Tensor) -> None:
        numbers.append(ow._C._current_graph_task_id())
        answers.append([ow._C._will_engine_execute_node(node) for node in (y.grad_fn, unrelated.grad_fn)])

    y.register_hook(ask)
    y.sum().backward(retain_graph=True)
    y.sum().backward()
    assert numbers[1] - numbers[0] == 1
    assert answers == [[True, False]] * 2
    assert ow._C._current_graph_task_id() == -1
    with pytest.raises(RuntimeError, match="during the backward pass"):
        ow._C._will_engine_execute_node(y.grad_fn)


def test_hooks_on_what_a_node_saved() -> None:
    a = ow.ones(3, requires_grad=True)
    y = a * a
    assert isinstance(y.grad_fn._raw_saved_self, ow._C._autograd.SavedTensor)
    y.grad_fn._raw_saved_self.register_hooks(lambda x: 2 * x, lambda x: x)
    assert y.grad_fn._saved_self.tolist() == [2, 2, 2]
    with pytest.raises(RuntimeError, match="already been set"):
        y.grad_fn._raw_saved_self.register_hooks(lambda x: x, lambda x: x)
    y.sum().backward()
    assert a.grad.tolist() == [3, 3, 3]
    with pytest.raises(RuntimeError, match="already been freed"):
        y.grad_fn._raw_saved_self.register_hooks(lambda x: x, lambda x: x)
    result = a.exp()
    result.grad_fn._raw_saved_result.register_hooks(lambda x: x, lambda x: x)
    assert result.grad_fn._saved_result.grad_fn is result.grad_fn


def test_versions_stay_within_a_context() -> None:
    x = ow.ones(2).add_(1)
    with ow.autograd._unsafe_preserve_version_counter(x):
        x.mul_(2)
    assert x._version == 1
    with pytest.raises(RuntimeError, match="below 0"):
        ow._C._autograd._unsafe_set_version_counter((x,), (-1,))


def test_nodes_that_fail_and_nodes_that_give_nothing() -> None:
    x = ow.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="not here"):
        ow._C._functions.DelayedError("not here", 1)(x).sum().backward()
    (x.sum() + ow._C._functions.UndefinedGrad()(x).sum()).backward()
    assert x.grad.tolist() == [1, 1]


def test_the_level_of_forward_mode_and_whether_it_computes() -> None:
    assert forward_ad._current_level == -1
    with forward_ad.dual_level():
        assert forward_ad._current_level == 0
    ow._C._set_fwd_grad_enabled(False)
    assert not forward_ad._is_fwd_grad_enabled()
    ow._C._set_fwd_grad_enabled(True)
    assert forward_ad._is_fwd_grad_enabled()


def test_whether_passes_may_use_threads_is_kept() -> None:
    assert ow.autograd.is_multithreading_enabled()
    with ow.autograd.set_multithreading_enabled(False):
        assert not ow.autograd.is_multithreading_enabled()
    assert ow.autograd.is_multithreading_enabled()


def test_a_node_has_the_sizes_of_its_outputs() -> None:
    node = ow.var_mean(ow.rand(3, 4, requires_grad=True), dim=0)[0].grad_fn
    assert [item.shape for item in node._input_metadata] == [(4,), (4,)]
    assert ow.rand(2, requires_grad=True).sin().grad_fn._input_metadata[0].dtype is ow.float32


def test_vjp_is_another_name_of_backward() -> None:
    class Double(ow.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: ow.Tensor) -> ow.Tensor:
            return 2 * x

        @staticmethod
        def vjp(ctx: Any, grad: ow.Tensor) -> ow.Tensor:
            return 2 * grad

    x = ow.ones(2, requires_grad=True)
    Double.apply(x).sum().backward()
    assert x.grad.tolist() == [2, 2]
    with pytest.raises(RuntimeError, match="Implementing both 'backward' and 'vjp'"):
        type("Both", (Double,), {"vjp": Double.vjp, "backward": Double.vjp}).apply(x).sum().backward()


@pytest.mark.parametrize("layout", [ow.sparse_coo, ow.sparse_csr, ow.sparse_csc])
@pytest.mark.parametrize("masked", [False, True])
def test_gradcheck_of_sparse_inputs(layout: Any, masked: bool) -> None:
    x = ow.eye(3, dtype=ow.float64).to_sparse(layout=layout).requires_grad_()
    assert ow.autograd.gradcheck(lambda x: (3 * x).to_dense(masked_grad=masked).sin(), (x,), masked=masked)

    class Wrong(ow.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: ow.Tensor) -> ow.Tensor:
            return x.to_dense()

        @staticmethod
        def backward(ctx: Any, grad: ow.Tensor) -> ow.Tensor:
            return 2 * grad

    with pytest.raises(ow.autograd.GradcheckError, match="Jacobian mismatch"):
        ow.autograd.gradcheck(Wrong.apply, (x,), masked=masked)


@pytest.mark.parametrize(
    ("sizes", "mode", "name"),
    [
        ((1, 2, 4), "nearest", "UpsampleNearest1DBackward0"),
        ((1, 2, 4, 4), "nearest", "UpsampleNearest2DBackward0"),
        ((1, 2, 4, 4), "nearest-exact", "UpsampleNearestExact2DBackward0"),
        ((1, 2, 4), "linear", "UpsampleLinear1DBackward0"),
        ((1, 2, 4, 4), "bilinear", "UpsampleBilinear2DBackward0"),
        ((1, 2, 4, 4), "bicubic", "UpsampleBicubic2DBackward0"),
        ((1, 2, 4, 4, 4), "trilinear", "UpsampleTrilinear3DBackward0"),
    ],
)
def test_nodes_of_interpolations_say_which_it_is(sizes: tuple[int, ...], mode: str, name: str) -> None:
    x = ow.rand(sizes, requires_grad=True)
    node = ow.nn.functional.interpolate(x, scale_factor=2, mode=mode).grad_fn
    assert node.name() == name
    ((leaf, _),) = node.next_functions
    assert leaf.name() == "torch::autograd::AccumulateGrad"
    assert type(leaf).__name__ == "AccumulateGrad"


def test_setup_context_gets_defaults_of_forward() -> None:
    class Scaled(ow.autograd.Function):
        @staticmethod
        def forward(x: ow.Tensor, factor: float = 3.0) -> ow.Tensor:
            return x * factor

        @staticmethod
        def setup_context(ctx: Any, inputs: tuple[Any, ...], output: ow.Tensor) -> None:
            _, ctx.factor = inputs

        @staticmethod
        def backward(ctx: Any, grad: ow.Tensor) -> tuple[ow.Tensor, None]:
            return grad * ctx.factor, None

    x = ow.ones(2, requires_grad=True)
    (Scaled.apply(x) + Scaled.apply(x, 2.0) + Scaled.apply(x, factor=5.0)).sum().backward()
    assert x.grad.tolist() == [10, 10]
