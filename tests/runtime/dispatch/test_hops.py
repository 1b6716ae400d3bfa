"""The hops of a real call: ``_C._dispatch_trace`` shows each look-up in a table, with its key and its kernel."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from folders import ROOT

import generated as ow
from generated.overrides import TorchFunctionMode
from generated.utils._python_dispatch import TorchDispatchMode
from runtime.dispatch.operator import Operator
from runtime.native.builtin import is_on
from runtime.tensor import keys

trace = ow._C._dispatch_trace
HEADER = re.compile(r"( *)\[(call|redispatch)\] ([\w:.]+)")
STEP = re.compile(r" *(\w+): (.+)")


def stops(text: str) -> list[str]:
    """Depth, operator, key and what serves it, with the file, one string for each key of each hop."""
    result: list[str] = []
    open_hops: dict[int, str] = {}
    for line in text.splitlines():
        indent = len(line) - len(line.lstrip())
        if header := HEADER.match(line):
            open_hops[indent] = header[3]
        elif (step := STEP.fullmatch(line)) and indent - 2 in open_hops and step[1] not in ("arguments", "keys"):
            origin, separator, position = step[2].partition(" at ")
            path, _, number = position.rpartition(":")
            if separator:
                assert int(number) <= len(Path(path).read_text().splitlines())
            file = f" {Path(path).name}" if separator else ""
            result.append(f"{(indent - 2) // 4} {open_hops[indent - 2]} {step[1]} {origin}{file}")
    return result


class Passing(TorchDispatchMode):
    """Has the calls of operators, and makes them."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return func(*args, **(kwargs or {}))


class PassingFunctions(TorchFunctionMode):
    """Has the calls of functions, and makes them."""

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return func(*args, **(kwargs or {}))


class Marked(ow.Tensor):
    """Takes functions over, and calls them."""

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        with ow._C.DisableTorchFunctionSubclass():
            return func(*args, **(kwargs or {}))


def leaf(*sizes: int) -> Any:
    return ow.ones(*sizes, requires_grad=True)


X = ow.ones(2, 2)
LEAF = ow.tensor(1.0, requires_grad=True)
MARKED: Any = Marked._make_subclass(Marked, X)  # type: ignore[attr-defined]
# The call, the context it is made in, and what its hops are.
CALLS: dict[str, tuple[Callable[[], Any], Callable[[], Any], list[str]]] = {
    "plain": (lambda: X * X, nullcontext, ["0 mul.Tensor CPU kernel arithmetic.py"]),
    "elementwise with grad": (
        lambda: leaf(2).exp(), nullcontext, [
            "0 ones CPU default backend kernel operator.py", "0 exp AutogradCPU kernel exponential.py",
            "1 exp CPU kernel exponential.py",
        ],
    ),
    "composite": (
        lambda: ow.nn.functional.smooth_l1_loss(X, X), nullcontext, [
            "0 smooth_l1_loss CPU math kernel criteria.py", "1 _smooth_absolute_error CPU kernel criteria.py",
            "1 _reduce_loss CPU math kernel losses.py", "2 mean CPU kernel reductions.py",
        ],
    ),
    "vmap": (
        lambda: ow.vmap(lambda row: row.sin())(X), nullcontext, [
            "0 sin Batched backend fallback dispatch.py", "1 sin VmapMode no kernel, passed over",
            "1 sin CPU kernel trigonometric.py",
        ],
    ),
    "autocast": (
        lambda: X.mm(X), lambda: ow.autocast("cpu", dtype=ow.bfloat16), [
            "0 mm Autocast backend fallback autocasting.py",
            "1 _to_copy.dtype Autocast no kernel, passed over", "1 _to_copy.dtype CPU kernel operator.py",
            "1 _to_copy.dtype Autocast no kernel, passed over", "1 _to_copy.dtype CPU kernel operator.py",
            "1 mm CPU kernel operator.py",
        ],
    ),
    "mode": (
        lambda: X.exp(), Passing, [
            "0 exp TorchDispatch backend fallback torch_dispatch.py", "1 exp CPU kernel exponential.py",
        ],
    ),
    "mode of functions": (
        lambda: X.exp(), PassingFunctions, [
            "0 exp TorchFunctionMode backend fallback overriding.py",
            "1 exp TorchFunctionMode backend fallback overriding.py", "2 exp CPU kernel exponential.py",
        ],
    ),
    "subclass": (
        lambda: MARKED.exp(), nullcontext, [
            "0 exp TorchFunction backend fallback overriding.py", "1 exp CPU kernel exponential.py",
        ],
    ),
    "profiler": (
        lambda: X.exp(), ow.profiler.profile, [
            "0 exp Profiler backend fallback recording.py", "1 exp CPU kernel exponential.py",
        ],
    ),
    "backward pass": (
        lambda: LEAF.mul(3).backward(), ow.profiler.profile, [
            "0 mul.Scalar Profiler backend fallback recording.py", "1 mul.Scalar AutogradCPU kernel arithmetic.py",
            "2 mul.Scalar Profiler backend fallback recording.py", "3 mul.Scalar CPU kernel arithmetic.py",
            "0 ones_like Profiler backend fallback recording.py",
            "1 ones_like CPU kernel operator.py", "0 mul.Scalar_backward_self CPU kernel arithmetic.py",
            "0 add_.Tensor Profiler backend fallback recording.py", "1 add_.Tensor CPU kernel arithmetic.py",
        ],
    ),
    "device": (
        lambda: ow.empty(2, device="meta").exp(), nullcontext, [
            "0 empty.memory_format CPU default backend kernel operator.py",
            "1 empty.memory_format Meta backend fallback meta.py", "0 exp Meta backend fallback meta.py",
        ],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CALLS)
def test_hops(name: str) -> None:
    call, context, expected = CALLS[name]
    for _ in range(30):  # until native code makes the calls
        call()
    with context():
        assert stops(trace(call)) == expected
    assert "__getitem__" not in vars(Operator)


def test_hops_of_a_custom_operator() -> None:
    @ow.library.custom_op("hops::cubed", mutates_args=())
    def cubed(x: ow.Tensor) -> ow.Tensor:
        return x * x * x

    cubed.register_autograd(lambda ctx, grad: grad)
    expected = [
        "0 hops::cubed AutogradCPU kernel test_hops.py", "1 hops::cubed CPU default backend kernel test_hops.py",
        *["2 mul.Tensor AutogradCPU kernel arithmetic.py", "3 mul.Tensor CPU kernel arithmetic.py"] * 2,
    ]  # fmt: skip
    assert stops(trace(cubed, leaf(2))) == expected
    cubed._library._destroy()


def test_hops_to_a_backend_of_a_library() -> None:
    backend = ow.ones(2)
    backend._keys = keys.register_backend("XPU")
    with ow.library.Library("aten", "IMPL") as library:
        library.impl("exp", lambda x: x, "XPU")
        expected = ["0 exp AutogradXPU kernel exponential.py", "1 exp XPU kernel test_hops.py"]
        assert stops(trace(ow.exp, backend.requires_grad_())) == expected


def test_hops_past_a_fallthrough() -> None:
    with ow.library.Library("aten", "IMPL") as library:
        library.impl("exp", ow.library.fallthrough_kernel, "AutogradCPU")
        expected = ["0 exp AutogradCPU fallthrough", "0 exp CPU kernel exponential.py"]
        assert stops(trace(ow.exp, leaf(2))) == expected


def test_hops_of_a_kernel_that_has_every_call() -> None:
    with ow.library.Library("aten", "IMPL") as library:
        library.impl("exp", lambda x: ow.ops.aten.mul.Tensor(x, x), "Autograd")
        assert stops(trace(ow.exp, X)) == [
            "0 exp AutogradCPU kernel test_hops.py", "1 mul.Tensor CPU kernel arithmetic.py",
        ]  # fmt: skip


def test_what_a_hop_says() -> None:
    with ow.autocast("cpu", dtype=ow.bfloat16):
        lines = trace(ow.exp, leaf(3)).splitlines()
    assert lines[0].startswith("[call] exp(Tensor self) -> Tensor  ops.yaml:")
    assert lines[1:4] == [
        "  arguments: Tensor[3] opweave.float32 with AutogradCPU, CPU, grad_fn=AccumulateGrad",
        "  keys: Autocast, AutogradCPU, CPU", "  keys of the thread: Autocast",
    ]  # fmt: skip
    assert lines[-1] == "=> Tensor[3] opweave.float32 with AutogradCPU, CPU, grad_fn=ExpBackward0"
    with Passing():
        assert "  keys that the thread excludes: ForwardAD, Autograd" in trace(ow.exp, X)
    assert trace(ow.mm, X, ow.ones(3)).splitlines()[-1].startswith("=> raised ComputeError: mm")
    assert trace(len, "no operator") == "=> 11\n"


def test_other_threads_are_not_traced() -> None:
    def call() -> None:
        thread = threading.Thread(target=lambda: results.append(X.exp()))
        thread.start()
        thread.join()

    results: list[Any] = []
    assert stops(trace(call)) == []
    assert len(results) == 1


def test_a_trace_within_a_trace_is_its_own() -> None:
    texts: list[str] = []

    def call() -> None:
        X.exp()
        texts.append(trace(X.sin))
        X.cos()

    outer = stops(trace(call))
    assert [stop.split()[1] for stop in outer] == ["exp", "cos"]
    assert [stop.split()[1] for stop in stops(texts[0])] == ["sin"]


def test_the_bit_is_at_one_place() -> None:
    users = {path.name for path in (ROOT / "runtime").rglob("*.py") if re.search(r"\bHOPS\b", path.read_text())}
    assert users == {"keys.py", "operator.py", "hops.py"}


PATHS = [  # a call, the native call of its last kernel, and the dtype that its expressions compute in
    (lambda: ow.exp(X), "elementwise.native.make", "float32"),
    (lambda: X.clone().exp_(), "elementwise.native.update", "float32"),
    (lambda: ow.exp(ow.ones(2).int()), "elementwise.native.make", "float32"),
    (lambda: ow.add(ow.ones(2).int(), 1.5), "elementwise.native.make", "float32"),
    (lambda: ow.add(ow.ones(2, dtype=ow.float64), X[:1]), "elementwise.native.make", "float64"),
    (lambda: ow.sum(ow.ones(2, 3).int(), 0), "", "int64"), (lambda: ow.cumsum(X, 0), "", "float32"),
    (lambda: ow.mm(ow.ones(2, 2), ow.ones(2, 2)), "matmul.native.mm", ""),
    (lambda: ow.cat([X, X]), "creation.native.cat", ""), (lambda: ow.sort(X), "sorting.native.sort", ""),
    (lambda: ow.add(ow.ones(2, device="meta"), 1), "", ""),
]  # fmt: skip


@pytest.mark.parametrize(("call", "native", "kind"), PATHS)
def test_which_code_a_kernel_runs(call: Any, native: str, kind: str) -> None:
    lines = [line.strip() for line in trace(call).splitlines()]
    said = [line for line in lines if line.startswith(("native call", "general path", "computes in"))]
    computes = [line for line in said if line.startswith("computes")]
    assert computes[-1:] == ([f"computes in opweave.{kind}"] if kind else [])
    ways = [line for line in said if not line.startswith("computes")]
    if not is_on():
        assert all(line.endswith("native calls are off") for line in ways)
    elif native:
        assert re.match(rf"native call runtime\.kernels\.{native}[,;] ", ways[-1])


@pytest.mark.parametrize("call", [
    lambda: ow.mm(X, ow.ones(3)), lambda: ow.add(X, ow.ones(3)), lambda: ow.bitwise_and(X, ow.ones(2).to(ow.complex64)),
    lambda: ow.sum(ow.ones(2), 5), lambda: ow.where(X, X, X),
])  # fmt: skip
def test_a_call_that_is_rejected_is_shown_with_its_error(call: Any) -> None:
    assert "=> raised" in trace(call)
