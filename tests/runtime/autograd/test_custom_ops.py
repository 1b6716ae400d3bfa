"""Operators that a program writes in Python: ``library.custom_op``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import generated as ow
from generated import library
from runtime.autograd import custom_ops


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    yield
    for name in [name for name in custom_ops._definitions if name.startswith("test_ops::")]:
        custom_ops._definitions.pop(name)._library._destroy()
    custom_ops.library_of("test_ops")._destroy()


def scaled(x: ow.Tensor, by: float = 2.0, *, shift: float = 0.0) -> ow.Tensor:
    """Twice as much."""
    return x * by + shift


def test_calls_by_object_and_by_name() -> None:
    operator = library.custom_op("test_ops::scaled", scaled, mutates_args=())
    x = ow.tensor([1.0, 2.0])
    for call in (operator, ow.ops.test_ops.scaled):
        assert call(x).tolist() == [2.0, 4.0]
        assert call(x, 3.0, shift=1.0).tolist() == call(by=3.0, x=x, shift=1.0).tolist() == [4.0, 7.0]
    assert operator.__doc__ == "Twice as much."
    assert repr(operator) == "<CustomOpDef(test_ops::scaled)>"
    with pytest.raises(TypeError, match=r"takes 2 positional arguments but 3 were given; its schema is"):
        operator(x, 1.0, 2.0)


def test_a_backward_pass_is_one_node_with_the_gradients_it_is_given() -> None:
    operator = library.custom_op("test_ops::scaled", scaled, mutates_args=())
    seen: list[Any] = []

    def setup_context(ctx: Any, inputs: Any, output: Any, keyword_only_inputs: Any) -> None:
        seen.append((len(inputs), keyword_only_inputs, output.requires_grad))
        ctx.by = inputs[1]

    library.register_autograd("test_ops::scaled", lambda ctx, grad: (grad * ctx.by, None), setup_context=setup_context)
    x = ow.ones(2, requires_grad=True)
    result = operator(x, 3.0, shift=1.0)
    result.sum().backward()
    assert x.grad.tolist() == [3.0, 3.0]
    assert seen[0][:2] == (2, {"shift": 1.0})
    assert "scaled" in result.grad_fn.name()
    with ow.no_grad():
        assert not operator(x).requires_grad
    assert len(seen) == 1


def test_without_a_formula_the_backward_pass_says_so() -> None:
    operator = library.custom_op("test_ops::scaled", scaled, mutates_args=())
    result = operator(ow.ones(2, requires_grad=True))
    assert result.requires_grad
    with pytest.raises(RuntimeError, match="through test_ops::scaled but no autograd formula was registered"):
        result.sum().backward()


def test_what_is_written_into() -> None:
    @library.custom_op("test_ops::fill", mutates_args={"x"})
    def fill(x: ow.Tensor, value: float) -> None:
        x.fill_(value)

    x = ow.zeros(2)
    version = x._version
    assert fill(x, 3.0) is None
    assert (x.tolist(), x._version > version) == ([3.0, 3.0], True)


def test_kernels_of_devices() -> None:
    operator = library.custom_op("test_ops::scaled", scaled, mutates_args=(), device_types="cuda")
    with pytest.raises(NotImplementedError, match="test_ops::scaled has no kernel for tensors with the keys CPU"):
        operator(ow.ones(1))
    operator.register_kernel("cuda", lambda x: 0)

    @library.register_kernel("test_ops::scaled", ("cpu", "cuda"))
    def there(x: ow.Tensor, by: float = 2.0, *, shift: float = 0.0) -> ow.Tensor:
        return x - by

    assert operator(ow.ones(1)).item() == -1.0
    assert there(ow.ones(1)).item() == -1.0

    @library.register_fake("test_ops::scaled")
    def fake(x: ow.Tensor, by: float = 2.0, *, shift: float = 0.0) -> ow.Tensor:
        raise AssertionError

    assert operator(ow.ones(1)).item() == -1.0
    assert fake is operator.kernels["Meta"]


def test_no_kernel_is_dropped() -> None:
    operator = library.custom_op("test_ops::scaled", scaled, mutates_args=(), device_types=("cuda", "xpu"))
    assert operator.kernels == {"CUDA": scaled, "XPU": scaled}
    with pytest.raises(NotImplementedError, match="registered: Autograd, CUDA, XPU"):
        operator(ow.ones(1))
    for device, key in (("mps", "MPS"), ("default", "CompositeExplicitAutograd"), ("CUDA", "CUDA"), ("meta", "Meta")):
        library.impl("test_ops::scaled", device, scaled)
        assert operator.kernels[key] is scaled
    # That of one device goes before that of all, whichever comes first.
    library.impl("test_ops::scaled", "cpu", lambda x, by=2.0, shift=0.0: x - 1)
    operator.register_kernel(None, scaled)
    assert operator(ow.ones(1)).item() == 0
    for call in (
        lambda: library.custom_op("test_ops::npu", scaled, mutates_args=(), device_types="npu"),
        lambda: library.impl("test_ops::scaled", "npu", scaled),
        lambda: operator.register_kernel(("cpu", "npu"), lambda x: x),
    ):
        with pytest.raises(ValueError, match=r"expected one of the device types cpu, cuda, meta.*, got 'npu'"):
            call()
    assert operator(ow.ones(1)).item() == 0
    for key in ("AutocastCPU", "Batched", "Other"):
        with pytest.raises(ValueError, match=f"test_ops::scaled: expected one of the dispatch keys .*, got '{key}'"):
            library.impl("test_ops::scaled", key, scaled)
    with library.Library("aten", "IMPL") as local:
        local.impl("add.Tensor", scaled, "CUDA")
        with pytest.raises(TypeError, match=r"unknown dispatch key 'npu'"):
            local.impl("add.Tensor", scaled, "npu")


def test_shapes_may_be_told_before_the_operator_is_made() -> None:
    @library.register_fake("test_ops::later")
    def fake(x: ow.Tensor) -> ow.Tensor:
        return ow.empty_like(x)

    operator = library.custom_op(
        "test_ops::later", lambda x: x + 1, mutates_args=(), schema="(Tensor x) -> Tensor"
    )
    assert operator.kernels["Meta"] is fake
    assert operator(ow.ones(())).item() == 2


def test_errors() -> None:
    with pytest.raises(ValueError, match="a name is written namespace::name, got 'scaled'"):
        library.custom_op("scaled", scaled, mutates_args=())
    with pytest.raises(TypeError, match=r"expected an operator of custom_op, or its name, got 'x::y'"):
        library.register_kernel("x::y", "cpu", scaled)
    with pytest.raises(TypeError, match=r"expected an operator of custom_op, or its name, got 'y'"):
        library.register_fake("y", scaled)
    with pytest.raises(TypeError, match="register_autograd"):
        library.register_autograd(scaled, scaled)


@pytest.mark.parity
def test_as_pytorch() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    results = []
    for source in (ow, torch):
        operator = source.library.custom_op(
            "test_ops::cubed", lambda x, n: x.clone() ** n, mutates_args=(), schema="(Tensor x, int n) -> Tensor"
        )
        source.library.register_autograd(
            "test_ops::cubed", lambda ctx, grad: (grad * ctx.n * ctx.saved_tensors[0] ** (ctx.n - 1), None),
            setup_context=kept,
        )  # fmt: skip
        x = source.tensor([1.0, 2.0], requires_grad=True)
        source.ops.test_ops.cubed(operator(x, 3), 2).sum().backward()
        results.append(x.grad.tolist())
    assert results[0] == results[1]


def kept(ctx: Any, inputs: Any, output: Any) -> None:
    ctx.save_for_backward(inputs[0])
    ctx.n = inputs[1]


# -- declared by schemas -----------------------------------------------------------------------------------------------


def test_an_operator_is_declared_and_gets_its_function() -> None:
    library.define("test_ops::scaled", "(Tensor x, float by=2.0, *, float shift=0.0) -> Tensor")
    x = ow.tensor([1.0, 2.0])
    with pytest.raises(NotImplementedError, match="has no kernel for tensors with the keys CPU"):
        ow.ops.test_ops.scaled(x)
    assert library.impl("test_ops::scaled", "cpu")(scaled) is scaled
    assert ow.ops.test_ops.scaled(x).tolist() == [2.0, 4.0]
    assert ow.ops.test_ops.scaled.default(x, 3.0, shift=1.0).tolist() == [4.0, 7.0]
    library.register_autograd("test_ops::scaled", lambda ctx, grad: (grad * 5.0, None))
    x.requires_grad_()
    ow.ops.test_ops.scaled(x).sum().backward()
    assert x.grad.tolist() == [5.0, 5.0]
    with pytest.raises(TypeError, match="no operator 'test_ops::other'"):
        library.impl("test_ops::other", "cpu", scaled)
    with pytest.raises(ValueError, match=r"expected namespace::name and a schema"):
        library.define("scaled", "(Tensor x) -> Tensor")


def test_a_library_of_a_namespace() -> None:
    seen: list[str] = []

    class Doubled(ow.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: ow.Tensor) -> Any:
            with ow._C._AutoDispatchBelowAutograd():
                return ow.ops.test_ops.doubled(x)

        @staticmethod
        def backward(ctx: Any, grad: ow.Tensor) -> ow.Tensor:
            seen.append("backward")
            return grad * 2

    with library.Library("test_ops", "DEF") as local:
        assert local.define("doubled(Tensor x) -> Tensor") == "doubled"
        local.define("through(Tensor x) -> Tensor")
        local.impl("doubled", lambda x: x + x, "CPU")
        local.impl("test_ops::doubled", Doubled.apply, "Autograd")
        local.impl("doubled", lambda x: x, "CUDA")
        local.impl("through", lambda x: x * x)
        x = ow.tensor([3.0], requires_grad=True)
        (ow.ops.test_ops.doubled(x) + ow.ops.test_ops.through(x)).sum().backward()
        assert (x.grad.tolist(), seen) == ([8.0], ["backward"])
        assert ow.ops.test_ops.doubled(x.detach()).tolist() == [6.0]
    with pytest.raises(AttributeError):
        _ = ow.ops.test_ops.doubled
    with pytest.raises(ValueError, match="one of DEF, FRAGMENT, IMPL"):
        library.Library("test_ops", "OTHER")


def test_shapes_of_results_without_elements() -> None:
    operator = library.custom_op(
        "test_ops::rows", lambda x: ow.tensor(x.tolist()).sum(1), mutates_args=(), schema="(Tensor x) -> Tensor"
    )
    none = ow.ones(3, 4, device="meta")
    with pytest.raises(NotImplementedError, match="meta"):
        operator(none)
    operator.register_fake(lambda x: x.new_empty(x.shape[0]))
    result = operator(none)
    assert (result.is_meta, result.shape) == (True, (3,))
    assert operator(ow.ones(3, 4)).tolist() == [4.0] * 3


def test_a_kernel_is_passed_over_within_a_context() -> None:
    operator = library.custom_op("test_ops::replaced", lambda x: x * 1, mutates_args=(), schema="(Tensor x) -> Tensor")
    operator.register_kernel("cpu", lambda x: x * 3)
    x = ow.ones(1)
    with operator.set_kernel_enabled("cpu", enabled=False):
        disabled = operator(x).item()
        with operator.set_kernel_enabled("cpu"), operator.set_kernel_enabled("cpu"):
            enabled = operator(x).item()
        with operator.set_kernel_enabled("cpu", enabled=False):
            disabled_twice = operator(x).item()
        assert operator(x).item() == 1
    assert (disabled, enabled, disabled_twice, operator(x).item()) == (1, 3, 1, 3)
