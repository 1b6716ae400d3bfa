"""Threads of devices in backward passes: which nodes and hooks run there, and what is set for them."""

from __future__ import annotations

import contextlib
import gc
import os
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from poison_device import poison_device

import generated as ow
from runtime.autograd import device_passes, ready_queues
from runtime.tensor.backends import DeviceBackend
from runtime.thread_state import ThreadState


@pytest.fixture(scope="module")
def npu() -> Iterator[Any]:
    with poison_device(worker=True) as module:
        yield module


@pytest.fixture(autouse=True)
def _no_garbage() -> Iterator[None]:
    yield
    gc.collect()


def _leaf(where: str = "npu", *values: float) -> Any:
    return ow.tensor(values or [1.0, 2.0], device=where).requires_grad_()


def _name() -> str:
    thread = threading.current_thread()
    return "caller" if thread is threading.main_thread() else thread.name


class _Noting(ow.autograd.Function):
    """The identity, which calls a function in its backward."""

    @staticmethod
    def forward(ctx: Any, x: Any, note: Any) -> Any:
        ctx.note = note
        return x.clone()

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        ctx.note()
        return grad, None


# -- threads -----------------------------------------------------------------------------------------------------------


def test_nodes_and_hooks_run_where_their_gradients_lie(npu: Any) -> None:
    threads: dict[str, str] = {}

    def noting(what: str, result: Any = None) -> Any:
        def hook(*_: Any) -> Any:
            threads[what] = _name()
            return result

        return hook

    a, b, c = _leaf(), _leaf("npu:1"), _leaf("cpu")
    for what, leaf in (("a", a), ("b", b), ("c", c)):
        leaf.register_hook(noting(f"tensor {what}"))
        leaf.register_post_accumulate_grad_hook(noting(f"accumulated {what}"))
    x, y, z = (_Noting.apply(leaf * 2, noting(f"node {what}")) for what, leaf in (("a", a), ("b", b), ("c", c)))
    x.grad_fn.register_prehook(noting("before a"))
    x.grad_fn.register_hook(noting("after a"))
    (x.cpu() + y.cpu() + z).sum().backward()
    assert threads == {
        **dict.fromkeys(["node a", "before a", "after a", "tensor a", "accumulated a"], "opweave npu:0"),
        **dict.fromkeys(["node b", "tensor b", "accumulated b"], "opweave npu:1"),
        **dict.fromkeys(["node c", "tensor c", "accumulated c"], "caller"),
    }
    assert [leaf.grad.tolist() for leaf in (a, b, c)] == [[2.0, 2.0]] * 3
    assert [str(leaf.grad.device) for leaf in (a, b, c)] == ["npu:0", "npu:1", "cpu"]


def test_without_multithreading_the_caller_runs_all(npu: Any) -> None:
    threads: list[str] = []
    with ow.autograd.set_multithreading_enabled(False):
        _Noting.apply(_leaf(), lambda: threads.append(_name())).sum().backward()
    _Noting.apply(_leaf(), lambda: threads.append(_name())).sum().backward()
    assert threads == ["caller", "opweave npu:0"]


def test_a_device_that_asks_for_no_thread_has_none() -> None:
    threads: list[str] = []
    with poison_device("tpu"):
        _Noting.apply(_leaf("tpu"), lambda: threads.append(_name())).sum().backward()
    assert threads == ["caller"]


def test_devices_compute_at_the_same_time(npu: Any) -> None:
    both = threading.Barrier(3, timeout=30)
    leaves = [_leaf(where) for where in ("npu:0", "npu:1", "cpu")]
    x, y, z = (_Noting.apply(leaf, both.wait) for leaf in leaves)
    (x.cpu() + y.cpu() + z).sum().backward()  # each waits for the others
    assert [leaf.grad.tolist() for leaf in leaves] == [[1.0, 1.0]] * 3


def test_a_thread_ends_with_the_registration() -> None:
    with poison_device("tpu", worker=True):
        _leaf("tpu:1").sum().backward()
        thread = next(item for item in threading.enumerate() if item.name == "opweave tpu:1")
    thread.join(10)
    assert not thread.is_alive()


# -- values ------------------------------------------------------------------------------------------------------------


def _network(where: str) -> tuple[list[Any], Any]:
    values = ow.Generator().manual_seed(3)
    leaves = [ow.randn(4, 4, generator=values).to(where).requires_grad_() for _ in range(3)]
    a, b, c = leaves
    x = (a @ b).tanh() + c
    parts = x.split(2)
    y = ow.cat([parts[1] * parts[0], parts[0] * a[:2]]).softmax(1)
    return leaves, (y * x).sum() + (a * c).exp().mean()


@pytest.mark.parametrize("retain", [False, True])
@pytest.mark.parametrize("create_graph", [False, True])
def test_gradients_are_those_of_one_thread(npu: Any, retain: bool, create_graph: bool) -> None:
    results = []
    for where in ("cpu", "npu"):
        leaves, loss = _network(where)
        if create_graph:
            grads = ow.autograd.grad(loss, leaves, create_graph=True)
            assert all(grad.requires_grad for grad in grads)
            sum(grad.square().sum() for grad in grads).backward()
        else:
            for _ in range(1 + retain):
                loss.backward(retain_graph=retain)
        results.append([leaf.grad.cpu() for leaf in leaves])
    for expected, result in zip(*results, strict=True):
        ow.testing.assert_close(result, expected)


def test_gradients_of_inputs_and_of_intermediates(npu: Any) -> None:
    a, b = _leaf(), _leaf("npu:1", 3.0, 4.0)
    x = a * 2
    x.retain_grad()
    loss = (x.to("npu:1") * b).sum()
    grad_x, grad_b = ow.autograd.grad(loss, [x, b], retain_graph=True)
    assert (grad_x.tolist(), grad_b.tolist(), a.grad) == ([3.0, 4.0], [2.0, 4.0], None)
    loss.backward(inputs=[a])
    assert (a.grad.tolist(), b.grad) == ([6.0, 8.0], None)
    with pytest.raises(RuntimeError, match="not used"):
        ow.autograd.grad(a.sum(), [b])
    assert ow.autograd.grad(a.sum(), [b], allow_unused=True) == (None,)


def test_a_first_gradient_is_taken_without_a_copy(npu: Any) -> None:
    grads = []
    a = _leaf()
    x = a * 2
    x.grad_fn.register_hook(lambda results, _: grads.append(results[0]._geometry.memory.data_ptr()))
    x.sum().backward()
    assert a.grad._geometry.memory.data_ptr() == grads[0]


def test_many_threads_run_passes_at_once(npu: Any) -> None:
    shared = _leaf()
    middle = shared.exp()
    errors: list[BaseException] = []

    def train(where: str) -> None:
        try:
            for _ in range(10):
                leaves, loss = _network(where)
                loss.backward()
                ow.autograd.grad(middle.sum(), shared, retain_graph=True)
                expected, other_loss = _network("cpu")
                other_loss.backward()
                for leaf, leaf_on_cpu in zip(leaves, expected, strict=True):
                    ow.testing.assert_close(leaf.grad.cpu(), leaf_on_cpu.grad)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=train, args=(where,)) for where in ("npu:0", "npu:1", "npu:0", "npu:1", "cpu")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []


# -- passes within passes ----------------------------------------------------------------------------------------------


class _Reentrant(ow.autograd.Function):
    """Exponentials, whose backward runs a pass of its own, on the same device or another one, `depth` deep."""

    @staticmethod
    def forward(ctx: Any, x: Any, where: str, depth: int) -> Any:
        ctx.save_for_backward(x)
        ctx.where, ctx.depth = where, depth
        return x.exp()

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        with ow.enable_grad():
            x = ctx.saved_tensors[0].detach().requires_grad_()
            y = x.to(ctx.where)
            y = y.exp() if ctx.depth == 0 else _Reentrant.apply(y, str(x.device), ctx.depth - 1)
            y.sum().backward()
        return grad * x.grad, None, None


@pytest.mark.parametrize("depth", [0, 5, 100])
@pytest.mark.parametrize("where", ["npu:0", "npu:1", "cpu"])
def test_passes_within_passes(npu: Any, where: str, depth: int) -> None:
    x = _leaf()
    _Reentrant.apply(x, where, depth).sum().backward()
    ow.testing.assert_close(x.grad.cpu(), x.detach().cpu().exp())


def test_passes_within_passes_of_two_devices_that_need_each_other(npu: Any) -> None:
    leaves = [_leaf("npu:0"), _leaf("npu:1")]
    both = threading.Barrier(2, timeout=30)

    def nested(other: str) -> Any:
        def hook(grad: Any) -> None:
            both.wait()  # both devices' threads are in a node now, and then in a pass that needs the other one
            with ow.enable_grad():
                x = _leaf(str(grad.device))
                (x.to(other) * 3).sum().backward()
            assert x.grad.tolist() == [3.0, 3.0]

        return hook

    x, y = (leaf * 2 for leaf in leaves)
    x.register_hook(nested("npu:1"))
    y.register_hook(nested("npu:0"))
    (x.cpu() + y.cpu()).sum().backward()
    assert [leaf.grad.tolist() for leaf in leaves] == [[2.0, 2.0]] * 2


def test_checkpoints_compute_again_in_the_thread_of_the_device(npu: Any) -> None:
    from generated.utils.checkpoint import checkpoint

    threads: list[str] = []

    def body(x: Any) -> Any:
        threads.append(_name())
        return x.sin().exp()

    for reentrant in (False, True):
        x = _leaf()
        checkpoint(body, x, use_reentrant=reentrant).sum().backward()
        y = x.detach().cpu().requires_grad_()
        y.sin().exp().sum().backward()
        ow.testing.assert_close(x.grad.cpu(), y.grad)
    assert threads == ["caller", "opweave npu:0"] * 2


# -- errors ------------------------------------------------------------------------------------------------------------


def test_the_caller_gets_the_error_and_the_device_goes_on(npu: Any) -> None:
    def fail() -> None:
        raise ZeroDivisionError("in the node")

    for leaf in (_leaf(), _leaf("npu:1"), _leaf("cpu")):
        x = _Noting.apply(leaf, fail)
        with pytest.raises(ZeroDivisionError, match="in the node") as caught:
            (x.cpu() + _leaf().cpu()).sum().backward()
        assert any(entry.name == "fail" for entry in caught.traceback)
        assert leaf.grad is None
        assert not ow._C._current_graph_task_id() + 1
    test_gradients_are_those_of_one_thread(npu, retain=False, create_graph=False)


def test_an_error_ends_the_pass_once_nodes_of_other_threads_have_ended(npu: Any) -> None:
    begun, ended = threading.Event(), threading.Event()

    def slow() -> None:
        begun.set()
        time.sleep(0.2)
        ended.set()

    def fail() -> None:
        begun.wait(30)
        raise ZeroDivisionError

    a, b = _leaf("npu:0"), _leaf("npu:1")
    x, y = _Noting.apply(a, slow), _Noting.apply(b, fail)
    with pytest.raises(ZeroDivisionError):
        (x.cpu() + y.cpu()).sum().backward()
    assert ended.is_set()
    assert (a.grad, b.grad) == (None, None)


def test_an_interrupt_of_the_caller_is_raised(npu: Any) -> None:
    import signal

    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored where a shell runs the tests behind
    def interrupt() -> None:
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.1)

    x = _leaf()
    try:
        with pytest.raises(KeyboardInterrupt):
            _Noting.apply(x, interrupt).sum().backward()
    finally:
        signal.signal(signal.SIGINT, before)
    x = _leaf()
    (x * 2).sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]


class _Unsharable:
    """What a thread has set and no other thread can get."""

    def for_another_thread(self) -> _Unsharable:
        if threading.current_thread().name.startswith("opweave"):
            raise ZeroDivisionError
        return self


class _State(ThreadState):
    """State of a thread for one test."""

    def __init__(self) -> None:
        self.item: Any = None


def _backward_in_a_thread(
    loss: Any, before: Callable[[], object] = bool
) -> tuple[threading.Thread, list[BaseException]]:
    """A backward pass that may wait for good, and the error that ends it."""
    errors: list[BaseException] = []

    def run() -> None:
        before()
        try:
            loss.backward()
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    return thread, errors


@pytest.mark.parametrize("fault", ["state", "index"])
def test_an_error_before_a_node_runs_ends_its_pass(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = _State()

    def set_what_is_not_shared() -> None:
        state.item = _Unsharable() if fault == "state" else None

    def fail(_: Any, index: int) -> None:
        raise ZeroDivisionError(index)

    with poison_device("tpu", worker=True):
        x = _leaf("tpu")
        with monkeypatch.context() as patch:
            if fault == "index":
                patch.setattr(DeviceBackend, "current_index", property(lambda _: 0, fail))
            thread, errors = _backward_in_a_thread((x * 2).sum(), set_what_is_not_shared)
            thread.join(10)
        assert not thread.is_alive()
        assert [type(error) for error in errors] == [ZeroDivisionError]
        assert x.grad is None
        (x * 2).sum().backward()
        assert x.grad.tolist() == [2.0, 2.0]
        x = None
        errors.clear()
        gc.collect()


def _until(condition: Any) -> None:
    for _ in range(1000):
        if condition():
            return
        time.sleep(0.01)
    pytest.fail("it does not happen")


@pytest.mark.parametrize("is_nested", [False, True])
def test_nodes_that_wait_for_a_device_whose_registration_ends_are_an_error(is_nested: bool) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def block() -> None:
        begun.set()
        go_on.wait(30)

    def block_within() -> None:
        with ow.enable_grad():
            (_Noting.apply(_leaf("tpu:1"), block) * 2).sum().backward()

    with pytest.raises(NotImplementedError), poison_device("tpu", worker=True):
        first, errors = _backward_in_a_thread(_Noting.apply(_leaf("tpu"), block_within if is_nested else block).sum())
        assert begun.wait(30)
        (queue,) = (queue for where, queue in ready_queues._queues.items() if str(where) == "tpu:0")
        second = None
        if not is_nested:  # the thread would run its nodes meanwhile
            second, errors = _backward_in_a_thread((_leaf("tpu") * 2).sum())
            _until(lambda: not queue.is_empty())
        raise NotImplementedError  # so that the registration ends although there are tensors
    for thread in (second, first):
        if thread is not None:
            thread.join(10)
            assert not thread.is_alive()
        go_on.set()
    assert ["registration of the device tpu:0 ended" in str(error) for error in errors] == [True]
    device_pass = device_passes.DevicePass(False, False, None, [])
    device_pass.queue, device_pass.passes = ready_queues.ReadyQueue(), (device_pass,)
    queue.push(device_pass, _leaf("cpu").exp().grad_fn)
    assert "registration" in str(device_pass._error)


def test_a_node_that_a_device_hands_over_while_the_caller_looks_is_run(
    npu: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    slot: Any = vars(device_passes.DevicePass)["_here"]

    class SlowLook(device_passes.DevicePass):
        """A pass whose caller, having seen that it has no node to run, goes on once devices have none either."""

        __slots__ = ()

        @property
        def _here(self) -> int:
            count = slot.__get__(self)
            if not count and threading.current_thread() is threading.main_thread():
                _until(lambda: not self._elsewhere)
            return int(count)

        @_here.setter
        def _here(self, value: int) -> None:
            slot.__set__(self, value)

    monkeypatch.setattr(device_passes, "DevicePass", SlowLook)
    x = _leaf("cpu")
    (x.to("npu") * 2).sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]


# -- what is set for the caller ----------------------------------------------------------------------------------------


def test_modes_of_the_caller_hold_in_the_threads_of_devices(npu: Any) -> None:
    seen: dict[str, Any] = {}

    def look() -> None:
        seen["grad"] = ow.is_grad_enabled()
        seen["autocast"] = ow.is_autocast_enabled("cpu")
        seen["anomaly"] = ow.is_anomaly_enabled()
        seen["index"] = npu.current_device()
        ow.set_grad_enabled(not seen["grad"])  # for this node

    for enabled in (False, True):
        x = _Noting.apply(_leaf("npu:1"), look)
        with ow.autocast("cpu", enabled=enabled), ow.autograd.set_detect_anomaly(enabled):
            ow.autograd.grad(x.sum(), x, retain_graph=True)
            x.sum().backward(create_graph=enabled)
        assert seen == {"grad": enabled, "autocast": enabled, "anomaly": enabled, "index": 1}
        assert ow.is_grad_enabled()
    with ow.no_grad():
        _Noting.apply(_leaf(), look).sum()
        x = None
    gc.collect()


def test_hooks_on_saved_tensors_modes_and_profilers_reach_the_threads(npu: Any) -> None:
    unpacked: list[str] = []

    def unpack(x: Any) -> Any:
        unpacked.append(_name())
        return x

    with ow.autograd.graph.saved_tensors_hooks(lambda x: x, unpack):
        x = _leaf().exp() * _leaf()
    with ow.profiler.profile() as profile:
        x.sum().backward()
    assert set(unpacked) == {"opweave npu:0"}
    assert any("ExpBackward0" in event.key for event in profile.key_averages())


@pytest.mark.filterwarnings("ignore:Anomaly Detection has been enabled")
def test_anomaly_mode_names_the_call(npu: Any) -> None:
    with ow.autograd.detect_anomaly(check_nan=True):
        x = _leaf("npu", -1.0)
        y = x.sqrt()  # this line
        with pytest.raises(RuntimeError, match=r"SqrtBackward0(?s:.*)nan"):
            y.sum().backward()
    x = y = None


def test_callbacks_of_a_pass_are_called_in_the_end(npu: Any) -> None:
    called: list[str] = []
    engine = ow.autograd.Variable._execution_engine

    def ask() -> None:
        assert ow._C._current_graph_task_id() >= 0
        engine.queue_callback(lambda: called.append(_name()))

    a = _leaf()
    x = _Noting.apply(a, ask)
    x.sum().backward()
    assert called == ["caller"]
    assert a.grad.tolist() == [1.0, 1.0]


# -- forks -------------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_forked_child_has_threads_of_its_own(npu: Any) -> None:
    _leaf().sum().backward()
    child = os.fork()
    if child == 0:
        code = 1
        with contextlib.suppress(BaseException):
            x = _leaf()
            names: list[str] = []
            (_Noting.apply(x, lambda: names.append(_name())) * 2).sum().backward()
            code = 0 if x.grad.tolist() == [2.0, 2.0] and names == ["opweave npu:0"] else 2
        os._exit(code)
    for _ in range(600):
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            break
        time.sleep(0.1)
    else:
        os.kill(child, 9)
        pytest.fail("the child waits for good")
    assert os.waitstatus_to_exitcode(status) == 0


# -- streams -----------------------------------------------------------------------------------------------------------


class _Stream:
    """A stream that notes what it waits for."""

    def __init__(self, name: str, log: list[tuple[str, str]]) -> None:
        self.name, self.log = name, log

    def wait_stream(self, before: _Stream) -> None:
        self.log.append((self.name, before.name))


class _Streams:
    """The streams of a device 0, which only note what waits for what."""

    def __init__(self) -> None:
        self.thread = threading.local()
        self.log: list[tuple[str, str]] = []
        self.defaults = [_Stream(f"default {index}", self.log) for index in (0, 1)]

    def default_stream(self, device: Any = None) -> _Stream:
        return self.defaults[getattr(device, "index", 0) or 0]

    def current_stream(self, device: Any = None) -> _Stream:
        default = self.default_stream(device)
        return default if default is self.defaults[1] else vars(self.thread).get("current", default)

    @contextlib.contextmanager
    def stream(self, stream: _Stream) -> Iterator[None]:
        before = self.current_stream()
        self.thread.current = stream
        yield
        self.thread.current = before


def test_nodes_compute_in_the_streams_of_their_operations() -> None:
    streams = _Streams()
    with poison_device("tpu", worker=True, streams=streams):
        seen: dict[str, str] = {}

        def noting(name: str) -> Any:
            return lambda: seen.__setitem__(name, streams.current_stream().name)

        side = _Stream("side", streams.log)
        a = _leaf("tpu")
        x = _Noting.apply(a, noting("first"))
        with streams.stream(side):
            y = _Noting.apply(x, noting("second"))
        streams.log.clear()
        loss = _Noting.apply(y, noting("third")).sum()
        loss.backward()
        assert seen == {"first": "default 0", "second": "side", "third": "default 0"}
        both = [("default 0", "side"), ("side", "default 0")]  # the sums so far, and then what is added to them
        assert streams.log == [*both, *reversed(both), ("default 0", "side")]  # the last for who called
        assert a.grad.tolist() == [1.0, 1.0]
        x = y = loss = a = None
        gc.collect()
