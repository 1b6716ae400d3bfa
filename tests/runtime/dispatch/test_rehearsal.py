"""Rehearsed calls: ``_C._dispatch_rehearsal`` shows the hops of a call whose kernels do not run."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest
from test_hops import CALLS, stops

import generated as ow
from generated.utils._python_dispatch import TorchDispatchMode

rehearse = ow._C._dispatch_rehearsal
# Whose hops differ: gradients are added to those that leaves have, and elements are made on a device.
_WITH_ELEMENTS = ("backward pass", "device")


def outcome(function: Callable[..., Any], *args: Any) -> str:
    return rehearse(function, *args).splitlines()[-1].removeprefix("=> ")


@pytest.mark.parametrize("name", [name for name in CALLS if name not in _WITH_ELEMENTS])
def test_hops_are_those_of_the_call(name: str) -> None:
    call, context, expected = CALLS[name]
    with context():
        assert stops(rehearse(call)) == expected


LARGE: Any = ow.ones(1, dtype=ow.float32).expand(1 << 20, 1 << 20)  # 4 TiB, if it were copied
IMAGES: Any = ow.ones(1).expand(1 << 10, 64, 1 << 10, 1 << 10)
FILTERS = ow.ones(8, 64, 3, 3)
RESULTS: dict[str, tuple[Callable[..., Any], tuple[Any, ...], list[list[int]]]] = {
    "elementwise": (lambda x: x + 1, (LARGE,), [[1 << 20, 1 << 20]]),
    "product": (lambda x: x @ x, (LARGE,), [[1 << 20, 1 << 20]]),
    "reduction": (lambda x: x.sum(1), (LARGE,), [[1 << 20]]),
    "several results": (lambda x: x.max(0), (LARGE,), [[1 << 20], [1 << 20]]),
    "convolution": (ow.nn.functional.conv2d, (IMAGES, FILTERS), [[1 << 10, 8, 1022, 1022]]),
    "composite": (lambda x: ow.nn.functional.softmax(x, 1).var(0), (LARGE,), [[1 << 20]]),
    "list": (lambda x: ow.cat([x, x]), (LARGE,), [[1 << 21, 1 << 20]]),
    "view": (lambda x: (x * 2).T[3:].flatten(), (LARGE,), [[((1 << 20) - 3) << 20]]),
    "new": (lambda: ow.randn(1 << 20, 1 << 20) + ow.ones(1 << 20), (), [[1 << 20, 1 << 20]]),
    "batch": (lambda x: ow.func.vmap(lambda row: row.sum())(x), (LARGE,), [[1 << 20]]),
    "gradient": (lambda x: ow.func.grad(lambda y: y.exp().sum())(x), (LARGE,), [[1 << 20, 1 << 20]]),
    "no argument": (lambda: LARGE.exp().sum(), (), [[]]),
}


@pytest.mark.parametrize("name", RESULTS)
def test_nothing_is_allocated(name: str) -> None:
    call, args, sizes = RESULTS[name]
    text = outcome(call, *args)
    tracemalloc.start()
    try:
        assert outcome(call, *args) == text
        assert tracemalloc.get_traced_memory()[1] < 1 << 22
    finally:
        tracemalloc.stop()
    assert all(f"Tensor{size} opweave." in text for size in sizes)
    assert text.count("Tensor[") == len(sizes)


def written_by() -> dict[str, Callable[[Any, Any], Any]]:
    """Calls that write into the first tensor, or change what is known of it."""
    return {
        "in place": lambda x, y: x.add_(y), "sized": lambda x, y: x.resize_(2), "out": lambda x, y: ow.add(y, y, out=x),
        "view": lambda x, y: x[1:].view(-1).fill_(3), "no kernel": lambda x, y: x.index_add_(0, ow.tensor([0]), y[:1]),
        "copy": lambda x, y: x.copy_(y), "random": lambda x, y: x.uniform_(),
        "item": lambda x, y: x.__setitem__(0, y[0]),
    }  # fmt: skip


@pytest.mark.parametrize("is_argument", [True, False], ids=["argument", "closure"])
@pytest.mark.parametrize("name", written_by())
def test_nothing_is_written(name: str, is_argument: bool) -> None:
    x, y = ow.zeros(4, 3), ow.ones(4, 3)
    write, state = written_by()[name], ow.get_rng_state()
    text = outcome(write, x, y) if is_argument else outcome(lambda: write(x, y))
    assert "raised" not in text
    assert (x.shape, x._version, bool(x.any())) == ((4, 3), 0, False)
    assert ow.equal(ow.get_rng_state(), state)


def test_gradients_stay() -> None:
    x = ow.ones(4, requires_grad=True)
    y = x * 2
    (y * y).sum().backward(retain_graph=True)
    before, node = x.grad.clone(), y.grad_fn
    assert outcome(lambda a: (a * 3).sum().backward(), x) == "None"
    assert outcome(lambda: (x * x).sum().backward()) == "None"
    assert outcome(lambda a: a.mul_(2), y).endswith("grad_fn=MulBackward0")
    assert "a leaf Variable that requires grad" in outcome(lambda a: a.mul_(2), x)
    assert ow.equal(x.grad, before)
    assert (y.grad_fn, y._version) == (node, 0)


@pytest.mark.parametrize("call", [
    lambda x: x.nonzero(), lambda x: x.sum().item(), lambda x: bool((x * 2).any()), lambda x: x.exp().tolist(),
    lambda x: (x + 1).numpy(), lambda x: x[x > 0], lambda x: x.exp().unique(), lambda x: ow.equal(x, x),
    lambda x: ow.masked_select(x, x > 0), lambda x: ow.repeat_interleave(x.long()),
])  # fmt: skip
def test_what_follows_elements_is_an_error(call: Callable[[Any], Any]) -> None:
    assert outcome(call, ow.ones(3)).startswith("raised MetaError")


REBOUND: dict[str, Callable[[Any, Any], Any]] = {
    "set_": lambda x, y: x.set_(y), "set_ of nothing": lambda x, y: x.set_(),
    "set_ of a storage": lambda x, y: x.set_(y.untyped_storage()),
    "set_ of a new tensor": lambda x, y: x.set_(ow.ones(2)), "data": lambda x, y: setattr(x, "data", y),
    "data of a new tensor": lambda x, y: setattr(x, "data", ow.ones(2)),
    "swap_tensors": lambda x, y: ow.utils.swap_tensors(x, y),
}  # fmt: skip


@pytest.mark.parametrize("name", REBOUND)
def test_tensors_keep_their_memory(name: str) -> None:
    x, y = ow.ones(3), ow.zeros(2)
    text = outcome(lambda: REBOUND[name](x, y))
    assert text.startswith(f"raised MetaError: {name.partition(' ')[0]}: a rehearsal changes no tensor")
    assert (x.tolist(), y.tolist(), x._version) == ([1, 1, 1], [0, 0], 0)
    assert outcome(lambda: ow.ones(3).set_(ow.ones(2))).startswith("Tensor[2]")  # nobody else has this one
    REBOUND[name](x, y)
    assert x.shape != (3,)


def test_errors_are_those_of_the_call() -> None:
    for call in (lambda: ow.ones(2, 3) @ ow.ones(2, 3), lambda: ow.ones(2).sum(3), lambda: ow.ones(2) + ow.ones(3)):
        assert outcome(call) == ow._C._dispatch_trace(call).splitlines()[-1].removeprefix("=> ")


def test_tensors_of_other_layouts_are_refused() -> None:
    assert "dense tensors" in outcome(lambda x: x @ x, ow.eye(3).to_sparse())
    assert "tangents" in outcome(lambda x: ow.func.jvp(lambda y: y.exp(), (x,), (x,)), ow.ones(3))


def test_modes_and_modules_take_part() -> None:
    seen: list[str] = []

    class Recorder(TorchDispatchMode):
        """Notes what is called."""

        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            seen.append(str(func))
            return func(*args, **(kwargs or {}))

    with Recorder():
        assert outcome(ow.nn.Linear(3, 5), ow.ones(2, 3)).startswith("Tensor[2, 5]")
    assert "aten.addmm.default" in seen
    with ow.autocast("cpu", dtype=ow.bfloat16):
        assert "bfloat16" in outcome(ow.nn.Linear(3, 5), ow.ones(2, 3))


def test_calls_after_a_rehearsal_compute() -> None:
    x = ow.ones(3)
    outcome(lambda: x.exp())
    assert (x + x).tolist() == [2, 2, 2]
    texts: list[str] = []
    ow._C._dispatch_trace(lambda: texts.append(outcome(lambda: x.sum().item())))
    assert texts[0].startswith("raised")
    assert ow._C._dispatch_trace(lambda: x.sum().item()).splitlines()[-1] == "=> 3.0"


@pytest.mark.parametrize("name", [None, "cpu", "meta"])
def test_new_tensors_lie_where_they_would_with_a_default_device(name: str | None) -> None:
    ow.set_default_device("meta")  # after which every call that makes tensors looks for a default
    ow.set_default_device(name)
    try:
        assert outcome(lambda: ow.ones(2)).startswith("Tensor[2] opweave.float32")
        assert outcome(lambda x: ow.zeros(2, device="cpu") + x, ow.ones(2, device="cpu")).startswith("Tensor[2]")
    finally:
        ow.set_default_device(None)
