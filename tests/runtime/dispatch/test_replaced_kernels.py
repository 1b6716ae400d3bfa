"""Kernels of the tree that a program replaces: calls seen before find the new one, and the old one again at its end.

Besides ``library.get_kernel``, by which a new kernel goes on with the old one, and ``OpOverload.py_impl``.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from typing import Any

import pytest

import generated as ow
from generated._dispatch.python import enable_python_dispatcher, no_python_dispatcher
from generated.utils._python_dispatch import TorchDispatchMode

CPU = ow._C.DispatchKeySet(ow._C.DispatchKey.CPU)
KEYS = ow._C.DispatchKey
X, LEAF, MATRIX, OUT = ow.ones(3), ow.ones(3, requires_grad=True), ow.ones(2, 2), ow.zeros(3)
LINEAR = ow.nn.Linear(2, 2)

# The operator, the key of the kernel, and the call that comes to it.
CALLS: dict[str, tuple[str, str, Callable[[], Any]]] = {
    "function": ("add.Tensor", "CPU", lambda: ow.add(X, X)),
    "sign": ("add.Tensor", "CPU", lambda: X + X),
    "method": ("add.Tensor", "CPU", lambda: X.add(X)),
    "keywords": ("add.Tensor", "CPU", lambda: ow.add(input=X, other=X, alpha=2)),
    "below autograd": ("add.Tensor", "CPU", lambda: LEAF + X),
    "autograd": ("add.Tensor", "AutogradCPU", lambda: LEAF + X),
    "autograd of a function": ("exp", "AutogradCPU", lambda: LEAF.exp()),
    "number": ("add.Scalar", "CPU", lambda: 2 + X),
    "in place": ("add_.Tensor", "CPU", lambda: X.clone().add_(X)),
    "out": ("add.out", "CPU", lambda: ow.add(X, X, out=OUT)),
    "reduction": ("sum.dim_IntList", "CPU", lambda: MATRIX.sum(1)),
    "matrices": ("mm", "CPU", lambda: MATRIX @ MATRIX),
    "module": ("linear", "CPU", lambda: LINEAR(MATRIX)),
    "view": ("view", "CPU", lambda: MATRIX.view(4)),
    "list": ("cat", "CPU", lambda: ow.cat([X, X])),
    "index": ("getitem", "CPU", lambda: MATRIX[0]),
    "composite": ("smooth_l1_loss", "CPU", lambda: ow.nn.functional.smooth_l1_loss(X, X)),
    "factory": ("zeros", "CPU", lambda: ow.zeros(3)),
    "cast": ("_to_copy.dtype", "CPU", lambda: X.double()),
    "in a composite": ("mean", "CPU", lambda: ow.nn.functional.smooth_l1_loss(X, X)),
    "in a backward pass": ("expand", "CPU", lambda: LEAF.sum().backward()),
}  # fmt: skip


def in_a_thread(call: Callable[[], Any]) -> None:
    thread = threading.Thread(target=call)
    thread.start()
    thread.join()


@pytest.mark.parametrize("name", CALLS)
def test_calls_seen_before_find_what_replaces_a_kernel(name: str) -> None:
    operator, key, call = CALLS[name]
    for _ in range(100):
        call()
    original = ow.library.get_kernel(f"aten::{operator}", key)
    seen: list[None] = []

    def counting(keyset: Any, *args: Any, **kwargs: Any) -> Any:
        seen.append(None)
        return original.call_boxed(keyset, *args, **kwargs)

    library = ow.library.Library("aten", "IMPL")
    library.impl(operator, counting, key, with_keyset=True)
    for _ in range(40):
        call()
    in_a_thread(call)
    assert len(seen) == 41
    library._destroy()
    for _ in range(40):
        call()
    in_a_thread(call)
    assert len(seen) == 41


def test_a_library_that_is_gone_restores_the_kernel() -> None:
    library = ow.library.Library("aten", "IMPL")
    library.impl("cosh", lambda x: x, "CPU")
    assert X.cosh().tolist() == [1.0] * 3
    del library
    gc.collect()
    assert X.cosh()[0].item() == pytest.approx(1.5430806)


def test_gradients_go_through_what_replaces_a_kernel() -> None:
    with ow.library.Library("aten", "IMPL") as library:
        library.impl("exp", lambda x: x * 3, "CPU")
        x = ow.tensor([2.0], requires_grad=True)
        x.exp().backward()
        assert x.grad.tolist() == [6.0]  # the formula of exp is the result


def test_replacements_are_undone_in_any_order() -> None:
    first, second = ow.library.Library("aten", "IMPL"), ow.library.Library("aten", "IMPL")
    first.impl("sinh", lambda x: x * 2, "CPU")
    second.impl("sinh", lambda x: x * 3, "CPU")
    assert X.sinh().tolist() == [3.0] * 3
    first._destroy()
    assert X.sinh().tolist() == [3.0] * 3
    second._destroy()
    assert X.sinh()[0].item() == pytest.approx(1.1752012)


# -- get_kernel --------------------------------------------------------------------------------------------------------


def test_a_kernel_stays_what_it_was() -> None:
    sine = ow.library.get_kernel(ow.ops.aten.sin.default, KEYS.CPU)
    library = ow.library.Library("aten", "IMPL")
    library.impl("sin", lambda x: x * 100, "CPU")
    new = ow.library.get_kernel("aten::sin", "CPU")
    assert repr(new).startswith("SafeKernelFunction(debug='registered at ")
    assert "test_replaced_kernels.py:" in repr(new)
    assert sine.op_handle is ow.ops.aten.sin.default
    assert sine.call_boxed(CPU, X)[0].item() == pytest.approx(0.841471)
    assert new.call_boxed(CPU, X).tolist() == [100.0] * 3
    library._destroy()
    assert sine.call_boxed(CPU, X)[0].item() == pytest.approx(0.841471)
    with pytest.raises(RuntimeError, match="SafeKernelFunction has been invalidated: its library has ended"):
        new.call_boxed(CPU, X)


BOXED: dict[str, tuple[str, str, tuple[Any, ...], dict[str, Any], Any]] = {
    "keywords": ("aten::add.Tensor", "CPU", (X, X), {"alpha": 3}, [4.0] * 3),
    "composite": ("aten::matmul", "CPU", (MATRIX, MATRIX), {}, [[2.0, 2.0]] * 2),
    "autograd": ("aten::exp", "AutogradCPU", (LEAF * 0,), {}, [1.0] * 3),
    "composite for autograd": ("aten::matmul", "AutogradCPU", (MATRIX, MATRIX), {}, [[2.0, 2.0]] * 2),
    "out": ("aten::add.out", "CPU", (X, X), {"out": ow.zeros(3)}, [2.0] * 3),
    "in place": ("aten::add_.Tensor", "CPU", (ow.ones(3), X), {}, [2.0] * 3),
}


@pytest.mark.parametrize("name", BOXED)
def test_call_boxed(name: str) -> None:
    operator, key, args, named, expected = BOXED[name]
    result = ow.library.get_kernel(operator, key).call_boxed(CPU, *args, **named)
    assert result.tolist() == expected
    assert (result.grad_fn is not None) == (name == "autograd")


def test_a_kernel_gets_the_keys_of_its_call() -> None:
    seen: list[tuple[str, list[str]]] = []

    def above(keyset: Any, x: Any, by: float = 2.0) -> Any:
        seen.append(("above", [key.name for key in keyset]))
        return ow.ops.replaced.keyed.default.redispatch(keyset & ow._C._after_autograd_keyset, x, by)

    def below(keyset: Any, x: Any, by: float = 2.0) -> Any:
        seen.append(("below", [key.name for key in keyset]))
        return x * by

    with ow.library.Library("replaced", "DEF") as library:
        library.define("keyed(Tensor x, float by=2.0) -> Tensor")
        library.impl("keyed", above, "Autograd", with_keyset=True)
        library.impl("keyed", below, "CPU", with_keyset=True)
        for tensor in (X, LEAF):
            seen.clear()
            assert ow.ops.replaced.keyed(tensor, 3.0).tolist() == [3.0] * 3
            assert [name for name, _ in seen] == ["above", "below"]
            assert {"AutogradCPU", "CPU"} <= {*seen[0][1]}
            assert "CPU" in seen[1][1]
            assert "AutogradCPU" not in seen[1][1]
        seen.clear()
        kernel = ow.library.get_kernel("replaced::keyed", "CPU")
        assert kernel.call_boxed(CPU, X).tolist() == [2.0] * 3
        both = CPU | ow._C.DispatchKeySet(KEYS.AutogradCPU)
        assert kernel.call_boxed(both, X).tolist() == [2.0] * 3
        assert [("AutogradCPU" in names) for _, names in seen] == [False, True]


ERRORS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "operator": (lambda: ow.library.get_kernel("aten::no", "CPU"), RuntimeError, "operator aten::no does not exist"),
    "key": (lambda: ow.library.get_kernel("aten::sin", "Nope"), ValueError, "Invalid dispatch key: Nope"),
    "type": (lambda: ow.library.get_kernel(3, "CPU"), ValueError, r"get_kernel\(3\): got unexpected type for op"),
    "packet": (lambda: ow.library.get_kernel(ow.ops.aten.sin, "CPU"), ValueError, "got unexpected type for op"),
    "no kernel": (lambda: ow.library.get_kernel("aten::mm", "VE"), RuntimeError, "no kernel for VE for aten::mm"),
    "alias": (lambda: ow.library.get_kernel("aten::sin", "Autograd"), RuntimeError, "Autograd is an alias"),
    "unserved": (lambda: ow.library.get_kernel("aten::sin", "Negative"), RuntimeError, "no kernel for Negative"),
    "key set": (
        lambda: ow.library.get_kernel("aten::sin", "CPU").call_boxed(X), TypeError,
        "expected a DispatchKeySet before the arguments",
    ),
    "arguments": (
        lambda: ow.library.get_kernel("aten::sin", "CPU").call_boxed(CPU, X, X), TypeError,
        r"aten\.sin\.default\(\): takes 1 positional argument but 2 were given",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ERRORS)
def test_errors(name: str) -> None:
    call, kind, message = ERRORS[name]
    with pytest.raises(kind, match=message):
        call()


# -- the Python dispatcher ---------------------------------------------------------------------------------------------


def declared(library: Any, name: str, body: Callable[..., Any], key: str = "CompositeExplicitAutograd") -> Any:
    library.define(f"{name}(Tensor x, float by=2.0) -> Tensor")
    library.impl(name, body, key)
    return getattr(ow.ops.replaced, name).default


def test_functions_for_the_python_dispatcher_serve_within_it() -> None:
    with ow.library.Library("replaced", "DEF") as library:
        scaled = declared(library, "scaled", lambda x, by=2.0: x * by)

        @scaled.py_impl(KEYS.CPU)
        def on_cpu(x: Any, by: float = 2.0) -> Any:
            return x - by

        assert scaled.py_kernels == {KEYS.CPU: on_cpu}
        assert scaled.has_kernel_for_dispatch_key(KEYS.CPU)
        for _ in range(40):
            assert scaled(X).tolist() == [2.0] * 3
        with enable_python_dispatcher():
            assert scaled(X).tolist() == [-1.0] * 3
            assert ow.ops.replaced.scaled(X, 4.0).tolist() == [-3.0] * 3
            results: list[Any] = []
            in_a_thread(lambda: results.append(scaled(X).tolist()))
            assert results == [[2.0] * 3]
            with no_python_dispatcher():
                assert scaled(X).tolist() == [2.0] * 3
        assert scaled(X).tolist() == [2.0] * 3
        with pytest.raises(RuntimeError, match=r"Trying to override a python impl for DispatchKey\.CPU on operator"):
            scaled.py_impl(KEYS.CPU)(on_cpu)
        with pytest.raises(TypeError, match="expected a DispatchKey or a class"):
            scaled.py_impl("CPU")


def test_a_composite_for_the_python_dispatcher() -> None:
    with ow.library.Library("replaced", "DEF") as library:
        squared = declared(library, "squared", lambda x, by=2.0: x**by, "CompositeImplicitAutograd")
        squared.py_impl(KEYS.CompositeImplicitAutograd)(lambda x, by=2.0: x * x * x)
        assert squared._can_decompose()
        assert squared.decompose(X * 2).tolist() == [8.0] * 3
        x = ow.tensor([2.0], requires_grad=True)
        with enable_python_dispatcher():
            squared(x).backward()
        assert x.grad.tolist() == [12.0]
    assert not ow.ops.aten.sin.default._can_decompose()


class Doubling(TorchDispatchMode):
    """Has the calls of operators, and makes them."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return func(*args, **(kwargs or {}))


def test_a_function_for_the_calls_of_a_mode() -> None:
    with ow.library.Library("replaced", "DEF") as library:
        moved = declared(library, "moved", lambda x, by=2.0: x + by)
        moved.py_impl(Doubling)(lambda mode, x, by=2.0: x - by)
        assert moved(X).tolist() == [3.0] * 3
        with Doubling():
            assert moved(X).tolist() == [-1.0] * 3
