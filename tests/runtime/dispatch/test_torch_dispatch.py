"""``__torch_dispatch__``: modes and classes of tensors that have the calls of operators, below autograd."""

from __future__ import annotations

import importlib
import re
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from folders import ROOT

import generated as ow
from generated._C import _DisableTorchDispatch
from generated.utils._python_dispatch import (
    BaseTorchDispatchMode,
    TorchDispatchMode,
    _disable_current_modes,
    _get_current_dispatch_mode,
    _get_current_dispatch_mode_stack,
    is_in_torch_dispatch_mode,
    is_traceable_wrapper_subclass,
    return_and_correct_aliasing,
    transform_subclass,
)  # fmt: skip
from generated.utils._pytree import tree_map_only
from runtime.dispatch.operator import FALLBACKS, Operator
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.tensor import keys
from runtime.tensor.tensor import DISPATCH_MODES


class Logger(TorchDispatchMode):
    """Notes the names of what is called."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.names.append(str(func))
        return func(*args, **(kwargs or {}))


class FlopCounter(TorchDispatchMode):
    """Counts the operations of products of matrices."""

    def __init__(self) -> None:
        self.flops = 0

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if func is ow.ops.aten.mm.default:
            self.flops += 2 * args[0].shape[0] * args[0].shape[1] * args[1].shape[1]
        return func(*args, **(kwargs or {}))


class Recorder(TorchDispatchMode):
    """Keeps calls, which it can repeat."""

    def __init__(self) -> None:
        self.calls: list[Any] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        result = func(*args, **(kwargs or {}))
        self.calls.append((func, args, kwargs or {}, result))
        return result


class Wrapper(ow.Tensor):
    """Holds a tensor, on which it computes."""

    inner: ow.Tensor
    names: list[str] = []  # noqa: RUF012 - of all instances

    @staticmethod
    def __new__(cls: Any, inner: ow.Tensor, requires_grad: bool = False) -> Any:
        return ow.Tensor._make_wrapper_subclass(
            cls, inner.shape, strides=inner.stride(), dtype=inner.dtype, requires_grad=requires_grad
        )

    def __init__(self, inner: ow.Tensor, requires_grad: bool = False) -> None:
        self.inner = inner

    def __tensor_flatten__(self) -> Any:
        return ["inner"], None

    @staticmethod
    def __tensor_unflatten__(inner: Any, context: Any, size: Any, stride: Any) -> Wrapper:
        return Wrapper(inner["inner"])

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        cls.names.append(str(func))
        arguments = tree_map_only(Wrapper, lambda item: item.inner, [args, kwargs or {}])
        result = tree_map_only(ow.Tensor, Wrapper, func(*arguments[0], **arguments[1]))
        return return_and_correct_aliasing(func, args, kwargs, result)


def test_a_mode_has_calls_below_autograd() -> None:
    x = ow.tensor([1.0, 2.0], requires_grad=True)
    with Logger() as log:
        y = (x.exp() + 1).sum()
    assert log.names == ["aten.exp.default", "aten.add.Tensor", "aten.sum.default"]
    assert y.grad_fn.name() == "SumBackward0"
    y.backward()
    np.testing.assert_allclose(x.grad.numpy(), np.exp([1.0, 2.0]), rtol=1e-6)
    assert "__getitem__" not in vars(Operator)


def test_what_a_mode_is_given() -> None:
    seen: list[Any] = []

    class Mode(TorchDispatchMode):
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            seen.append((func, types, args, kwargs, ow.is_grad_enabled(), args[0].exp().requires_grad))
            return func(*args, **kwargs)

    x, y = ow.ones(2, requires_grad=True), ow.ones(2)
    with Mode():
        ow.add(x, y, alpha=3)
        x.sum(0)
        ow.add(y, y, out=ow.Tensor(2))
    assert seen[0] == (ow.ops.aten.add.Tensor, (), (x, y), {"alpha": 3}, True, False)
    assert seen[1][:4] == (ow.ops.aten.sum.dim_IntList, (), (x, [0]), {})
    assert seen[2][0] is ow.ops.aten.add.out
    assert set(seen[2][3]) == {"out"}
    func = seen[0][0]
    assert (str(func), func.name(), func._schema.name) == ("aten.add.Tensor", "aten::add.Tensor", "aten::add")


def test_modes_nest_and_are_off_inside() -> None:
    order: list[str] = []

    class Named(TorchDispatchMode):
        def __init__(self, name: str) -> None:
            self.name = name

        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            order.append(self.name)
            args[0].neg()  # only modes around this one have it
            return func(*args, **(kwargs or {}))

    x = ow.ones(2)
    outer, inner = Named("outer"), Named("inner")
    with outer, inner:
        assert _get_current_dispatch_mode() is inner
        assert _get_current_dispatch_mode_stack() == [outer, inner]
        x.exp()
        assert order == ["inner", "outer", "outer"]
        with _disable_current_modes() as modes:
            assert modes == [outer, inner]
            assert not is_in_torch_dispatch_mode()
            x.exp()
        with _DisableTorchDispatch():
            x.exp()
        assert len(order) == 3
    assert _get_current_dispatch_mode() is None


def test_a_mode_may_change_results_and_ends_by_an_error() -> None:
    class Wrong(TorchDispatchMode):
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            raise ZeroDivisionError

    class Double(BaseTorchDispatchMode):
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            return 2 * super().__torch_dispatch__(func, types, args, kwargs)

    with pytest.raises(ZeroDivisionError), Wrong():
        ow.ones(2)
    assert not is_in_torch_dispatch_mode()
    x = ow.tensor(3.0, requires_grad=True)
    with Double():
        y = x * x
    y.backward()
    assert (y.item(), x.grad.item()) == (18.0, 6.0)
    with pytest.raises(TypeError, match=r"^no implementation found for aten\.ones\.default .*\[.*Nothing\]$"):

        class Nothing(TorchDispatchMode):
            def __torch_dispatch__(self, *_: Any, **__: Any) -> Any:
                return NotImplemented

        with Nothing():
            ow.ones(2)


def test_operations_are_counted() -> None:
    x, w = ow.randn(3, 4, requires_grad=True), ow.randn(4, 5, requires_grad=True)
    with FlopCounter() as counter:
        y = (x @ w).sum()
    assert counter.flops == 2 * 3 * 4 * 5
    with FlopCounter() as counter:
        y.backward()
    assert counter.flops == 2 * (2 * 3 * 4 * 5)


def test_recorded_calls_can_be_repeated() -> None:
    x = ow.randn(3, 4)
    with Recorder() as recorder:
        y = ow.nn.functional.silu(x).sum(1).clamp(0, 1)
    results: dict[int, Any] = {}
    for func, args, kwargs, result in recorder.calls:
        replayed = tree_map_only(ow.Tensor, lambda item: results.get(id(item), item), [args, kwargs])
        results[id(result)] = func(*replayed[0], **replayed[1])
    assert ow.equal(results[id(y)], y)


def test_overloads_are_called_exactly() -> None:
    aten, x = ow.ops.aten, ow.ones(2)
    assert ow.equal(aten.add.Scalar(x, 2), x + 2)
    assert ow.equal(aten.add.Tensor(x, 2.0, alpha=2), x + 4)
    assert aten.add_.Tensor(x, x) is x
    out = ow.zeros(2)
    assert aten.add.out(x, x, out=out) is out
    assert aten.zeros.default([2, 3]).shape == (2, 3)
    for call, reason in (
        (lambda: aten.add.out(x, x), r"add\.out\(\): missing required argument 'out'; its schema is aten::add\.out"),
        (lambda: aten.exp.default(x, 1), r"aten\.exp\.default\(\): takes 1 positional argument but 2 were given"),
        (lambda: aten.add.Scalar(x, x), r"aten\.add\.Scalar\(\): argument 'other' must be Number, not Tensor"),
    ):
        with pytest.raises(ArgumentError, match=reason):
            call()


def test_looking_on_in_one_thread_leaves_the_others_as_they_are() -> None:
    x, kernels = ow.ones(2), dict(ow.ops.aten.exp.default.operator)
    entered, finished = threading.Event(), threading.Event()
    log = Logger()

    def look_on() -> None:
        with log:
            ow.ones(2).neg()
            entered.set()
            finished.wait(60)

    thread = threading.Thread(target=look_on)
    thread.start()
    assert entered.wait(60)
    try:
        assert not is_in_torch_dispatch_mode()
        x.exp()
        assert ow.equal(ow.exp(x), x.exp())
    finally:
        finished.set()
        thread.join()
    assert log.names == ["aten.ones.default", "aten.neg.default"]
    operator = ow.ops.aten.exp.default.operator
    assert {keyset: operator[keyset] for keyset in kernels} == kernels


def test_a_thread_that_ends_in_a_mode_takes_it_along() -> None:
    def enter() -> None:
        Logger().__enter__()
        ow.ones(2)

    thread = threading.Thread(target=enter)
    thread.start()
    thread.join()
    del thread
    ow.ones(2)
    assert "__getitem__" not in vars(Operator)
    assert DISPATCH_MODES == [0]


def test_the_memory_of_a_tensor_is_read_beside_the_mode_of_another_thread() -> None:
    entered, finished = threading.Event(), threading.Event()

    def run_in_a_mode() -> None:
        with Logger():
            entered.set()
            finished.wait(60)

    thread = threading.Thread(target=run_in_a_mode)
    thread.start()
    entered.wait(60)
    x = ow.ones(2)
    x.data.add_(1)
    finished.set()
    thread.join()
    assert (x.tolist(), x._version) == ([2.0, 2.0], 0)


def test_who_looks_on_is_a_key() -> None:
    words = ("WATCHED", "AROUND", "WAITING", "without_subclasses", "without_modes")
    users = {
        path.relative_to(ROOT).as_posix() for path in (ROOT / "runtime").rglob("*.py")
        if any(re.search(rf"\b{word}\b", path.read_text()) for word in words)
    }  # fmt: skip
    assert not users
    # Beside kernels that are interposed there is what serves a backend or autograd that nothing else serves.
    assert not [keys.name_of(key) for key in FALLBACKS if key & ~keys.COMPOSED]


# -- classes of tensors ------------------------------------------------------------------------------------------------

CALLS: dict[str, Callable[[Any], Any]] = {
    "exp": lambda x: x.exp(), "add": lambda x: x + ow.ones(2), "mm": lambda x: x @ x, "view": lambda x: x.view(4),
    "cat": lambda x: ow.cat([x, ow.ones(2, 2)]), "list": lambda x: ow.stack([ow.ones(2, 2), x]),
    "number": lambda x: 2 - x, "cast": lambda x: x.to(ow.float64), "index": lambda x: x[0],
    "composite": lambda x: ow.nn.functional.smooth_l1_loss(x, ow.ones(2, 2)), "several": lambda x: x.max(1)[0],
    "like": lambda x: ow.ones_like(x), "clone": lambda x: x.clone(), "linear": ow.nn.Linear(2, 3),
}  # fmt: skip


@pytest.mark.parametrize("name", CALLS)
def test_wrappers_compute_on_what_they_hold(name: str) -> None:
    x = ow.tensor([[1.0, 2.0], [3.0, 5.0]])
    result, expected = CALLS[name](Wrapper(x)), CALLS[name](x)
    assert type(result) is Wrapper
    assert ow.equal(result.inner, expected)
    assert (result.shape, result.stride(), result.dtype) == (expected.shape, expected.stride(), expected.dtype)


def test_wrappers_are_written_in_place() -> None:
    x = Wrapper(ow.tensor([1.0, 2.0]))
    assert x.add_(1) is x
    assert x.inner.tolist() == [2.0, 3.0]
    out = Wrapper(ow.zeros(2))
    assert ow.add(x, x, out=out) is out
    assert out.inner.tolist() == [4.0, 6.0]


def test_geometry_and_contents_of_wrappers() -> None:
    x = Wrapper(ow.zeros(3, 2).t(), requires_grad=True)
    assert (x.shape, x.stride(), x.requires_grad, x.is_leaf) == ((2, 3), (1, 2), True, True)
    assert is_traceable_wrapper_subclass(x)
    assert not is_traceable_wrapper_subclass(ow.ones(2))
    again = transform_subclass(x, lambda name, inner: inner + len(name))
    assert again.inner.tolist() == [[5.0] * 3] * 2
    for read in (x.tolist, x.detach().numpy, lambda: np.asarray(x.detach()), lambda: ow.tensor([x.sum(), x.sum()])):
        with pytest.raises(ComputeError, match=r"has no elements.*read the tensors that it holds"):
            read()
    with pytest.raises(ArgumentError, match=r"^_make_wrapper_subclass\(\): expected a subclass .*__torch_dispatch__"):
        ow.Tensor._make_wrapper_subclass(ow.Tensor, (2,))
    with pytest.raises(ArgumentValueError, match=r"strides \[1\] do not fit the size \[2, 2\]"):
        ow.Tensor._make_wrapper_subclass(Wrapper, (2, 2), strides=(1,))
    with pytest.raises(ArgumentError, match=r"^transform_subclass\(\): expected a tensor whose class has"):
        transform_subclass(ow.ones(2), lambda name, inner: inner)


# What reads a wrapper or aliases it, with the operators that its class has for that; `make` makes one of a tensor.
READS: dict[str, Callable[[Any, Any], Any]] = {
    "item": lambda m, make: make(m.tensor([1.5])).item(),
    "float": lambda m, make: float(make(m.tensor([1.5]))),
    "int": lambda m, make: int(make(m.tensor([1.5]))),
    "bool": lambda m, make: bool(make(m.tensor([0.0]))),
    "complex": lambda m, make: complex(make(m.tensor([1.5 + 2j]))),
    "index": lambda m, make: [5, 6, 7][make(m.tensor(1))],
    "range": lambda m, make: list(range(make(m.tensor(3)))),
    "nonzero": lambda m, make: make(m.tensor([2.0])).is_nonzero(),
    "any": lambda m, make: bool(make(m.tensor([0.0, 1.0])).any()),
    "max": lambda m, make: make(m.tensor([0.0, 1.0])).max().item(),
    "contains": lambda m, make: (1.0 in make(m.tensor([0.0, 1.0])), 2.0 in make(m.tensor([0.0, 1.0]))),
    "allclose": lambda m, make: m.allclose(make(m.ones(2)), make(m.ones(2))),
    "data": lambda m, make: make(m.ones(2), requires_grad=True).data.inner.tolist(),
    "as_tensor": lambda m, make: m.as_tensor(make(m.ones(2)), dtype=m.float64).inner.tolist(),
    "offset": lambda m, make: make(m.arange(6.0)[2:]).storage_offset(),
    "view": lambda m, make: storage(make(m.arange(6.0)), lambda x: x.view(2, 3)),
    "views": lambda m, make: storage(make(m.arange(6.0)), lambda x: x.view(2, 3)[1:, 1:].t()),
    "several": lambda m, make: storage(make(m.arange(6.0)), lambda x: x.split(2)[1]),
    "expanded": lambda m, make: storage(make(m.arange(3.0)), lambda x: x.expand(2, 3)),
    "transposed": lambda m, make: geometry(make(m.ones(2, 3)).t_()),
    "unsqueezed": lambda m, make: geometry(make(m.ones(2, 3)).unsqueeze_(1)),
    "is a view": lambda m, make: make(m.ones(2, 3), requires_grad=True).view(6)._is_view(),
    "view written": lambda m, make: through_views(make(m.arange(6.0), requires_grad=True), lambda x, y: y.mul_(2)),
    "base written": lambda m, make: through_views(make(m.arange(6.0), requires_grad=True), lambda x, y: x.mul_(2)),
    "twice": lambda m, make: through_views(
        make(m.arange(6.0), requires_grad=True), lambda x, y: (y.mul_(2), y[:, 1:].neg_(), x.mul_(3))
    ),
}  # fmt: skip


def storage(x: Any, view: Callable[[Any], Any]) -> Any:
    """Whether a view of a wrapper has its storage, from which element on, and how large that is."""
    y = view(x)
    # Wrappers have no address in PyTorch; what is resized through one is the storage of the other.
    before = x.untyped_storage().nbytes()
    return y.storage_offset(), y.stride(), y.untyped_storage().nbytes() == before, y.inner.storage_offset()


def through_views(leaf: Any, write: Callable[[Any, Any], Any]) -> Any:
    """The gradients of a base and of a view of it, one of which is written in place."""
    gradients = []
    for of_view in (False, True):
        leaf.grad = None
        x = leaf * 1
        y = x.view(2, 3)[:, :2].t()
        write(x, y)
        ((y if of_view else x) * 0.5).sum().backward()
        gradients.append([round(value, 4) for value in leaf.grad.inner.tolist()])
    return gradients


def geometry(x: Any) -> Any:
    """That of a wrapper and of what it holds."""
    return tuple(x.shape), x.stride(), tuple(x.inner.shape), x.inner.stride()


def wrapper_of(m: Any) -> Any:
    """A class of wrappers whose results alias what the schemas say."""
    tools, pytree = (ow.utils._python_dispatch, ow.utils._pytree) if m is ow else (
        importlib.import_module("torch.utils._python_dispatch"), importlib.import_module("torch.utils._pytree")
    )  # fmt: skip

    class Holder(m.Tensor):  # type: ignore[misc]
        """Holds a tensor."""

        @staticmethod
        def __new__(cls: Any, inner: Any, requires_grad: bool = False) -> Any:
            return m.Tensor._make_wrapper_subclass(
                cls, inner.size(), strides=inner.stride(), storage_offset=inner.storage_offset(), dtype=inner.dtype,
                requires_grad=requires_grad,
            )  # fmt: skip

        def __init__(self, inner: Any, requires_grad: bool = False) -> None:
            self.inner = inner

        @classmethod
        def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            stored = pytree.tree_map_only(Holder, lambda x: x.inner, (args, kwargs or {}))
            out = pytree.tree_map_only(m.Tensor, Holder, func(*stored[0], **stored[1]))
            return tools.return_and_correct_aliasing(func, args, kwargs or {}, out)

    return Holder


@pytest.mark.parity
@pytest.mark.parametrize("name", READS)
def test_wrappers_are_read_and_aliased_as_in_pytorch(name: str) -> None:
    torch = pytest.importorskip("torch")
    assert READS[name](ow, wrapper_of(ow)) == READS[name](torch, wrapper_of(torch))


@pytest.mark.parametrize("name", ["item", "float", "int", "bool", "complex", "index", "range"])
def test_numbers_of_wrappers_are_read_by_an_operator(name: str) -> None:
    names: list[str] = []

    class Noting(wrapper_of(ow)):  # type: ignore[misc]
        @classmethod
        def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            names.append(str(func))
            return super().__torch_dispatch__(func, types, args, kwargs)

    READS[name](ow, Noting)
    assert names[-1] == "aten._local_scalar_dense.default"
    with pytest.raises(ComputeError, match=r"only a tensor of one element"):
        ow.ops.aten._local_scalar_dense.default(ow.ones(2))


def test_views_of_wrappers_share_their_storage() -> None:
    x = wrapper_of(ow)(ow.arange(6.0))
    for y in (x.view(2, 3), x[2:], x.split(2)[1], x.expand(2, 6)):
        assert y.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()
    assert (x * 1).untyped_storage().data_ptr() != x.untyped_storage().data_ptr()


def test_tensor_copies_wrappers() -> None:
    x = wrapper_of(ow)(ow.ones(2))
    assert ow.tensor(x, dtype=ow.float64).inner.dtype is ow.float64
    assert ow.tensor(x).inner.data_ptr() != x.inner.data_ptr()


def test_wrappers_without_a_text_are_printed() -> None:
    assert repr(wrapper_of(ow)(ow.ones(2, 3))) == "Holder(..., size=(2, 3), dtype=opweave.float32)"


def test_parameters_of_wrappers_stay_wrappers() -> None:
    parameter = ow.nn.Parameter(Wrapper(ow.ones(2)))
    assert (type(parameter), parameter.requires_grad) == (Wrapper, True)
    assert isinstance(parameter, ow.nn.Parameter)
    assert not isinstance(Wrapper(ow.ones(2)), ow.nn.Parameter)
    module = ow.nn.Module()
    module.weight = parameter
    assert dict(module.named_parameters()) == {"weight": parameter}


def test_a_subclass_comes_before_its_class_and_a_mode_before_both() -> None:
    class Lower(Wrapper):
        @classmethod
        def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            seen.append(types)
            return NotImplemented

    seen: list[Any] = []
    x, y = Wrapper(ow.ones(2)), Lower(ow.ones(2))
    assert type(x + y) is Wrapper
    assert seen == [(Lower, Wrapper)]
    Wrapper.names.clear()
    with Logger() as log:
        x.exp()
    assert log.names == Wrapper.names == ["aten.exp.default"]  # the mode has no call of what is held: it is off inside


NUMBERS_READ: dict[str, Callable[[Any], Any]] = {
    "item": lambda x: x.item(), "float": float, "int": int, "bool": bool, "index": lambda x: [1, 2, 3][x.int()],
}  # fmt: skip


@pytest.mark.parametrize("name", NUMBERS_READ)
def test_a_mode_has_what_reads_a_number(name: str) -> None:
    x = ow.tensor(2.0)
    with Logger() as outer, Logger() as log:
        value = NUMBERS_READ[name](x)
    assert value == NUMBERS_READ[name](x)
    assert log.names[-1] == outer.names[-1] == "aten._local_scalar_dense.default"

    class Doubling(TorchDispatchMode):
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            result = func(*args, **(kwargs or {}))
            return 2 * result if func is ow.ops.aten._local_scalar_dense.default else result

    with Doubling():
        assert (x.item(), (x + 1).item(), bool(x)) == (4, 6, True)
    assert x.item() == 2


def test_an_operator_and_its_overload_are_written_by_their_names() -> None:
    add = ow.ops.aten.add
    assert (str(add), f"{add.Tensor}") == ("aten.add", "aten.add.Tensor")
    assert repr(add) == "<OpOverloadPacket(op='aten.add')>"


def test_a_wrapper_of_more_elements_than_memory_has_geometry() -> None:
    big = ow.Tensor._make_wrapper_subclass(Wrapper, (10**6, 10**6), dtype=ow.float32)
    assert (big.shape, big.stride(), big.numel()) == ((10**6, 10**6), (10**6, 1), 10**12)
    with pytest.raises(RuntimeError, match="no elements"):
        big.numpy().copy()


BACKWARD: dict[str, Callable[[Any], Any]] = {
    "result": lambda x: x.exp() * 2, "input": lambda x: x * x, "twice": lambda x: x.tanh() + x.relu(),
    "joint": lambda x: x.sin() * x.cos(), "mm": lambda x: x @ x, "softmax": lambda x: x.softmax(1),
    "seed": lambda x: x + 1,
}  # fmt: skip


@pytest.mark.parametrize("name", BACKWARD)
def test_gradients_of_wrappers_are_wrappers(name: str) -> None:
    inner = ow.tensor([[1.0, 2.0], [3.0, 0.5]])
    wrapper, x = Wrapper(inner, requires_grad=True), inner.clone().requires_grad_()
    for leaf in (wrapper, x, wrapper, x):  # the second pass is added to the first
        BACKWARD[name](leaf).sum().backward()
    assert type(wrapper.grad) is Wrapper
    assert x.grad is not None
    np.testing.assert_allclose(wrapper.grad.inner.numpy(), x.grad.numpy(), rtol=1e-6)


def test_modes_have_the_calls_of_backward_passes() -> None:
    x = ow.tensor([1.0, 2.0], requires_grad=True)
    y = (x.exp() * x).sum()
    with Logger() as log:
        y.backward()
    assert log.names == [
        "aten.ones_like.default", "aten.expand.default", "aten.mul.Tensor", "aten.mul.Tensor", "aten.mul.Tensor",
        "aten.add.Tensor",
    ]  # fmt: skip


# -- as in PyTorch -----------------------------------------------------------------------------------------------------

PROGRAMS = """x.exp(); x.sin().cos(); x + y; x - y; x * y; x / y; x.add(y, alpha=2); -x; x.abs(); x @ y.t(); x.sum()
m.mm(x, y.t()); x.sum(1); x.mean(); x.mean(0, keepdim=True); x.amax(1); x.max(); x.argmax(1); x.view(12); x.t()
x.reshape(4, 3); x.transpose(0, 1); x.unsqueeze(0); x.squeeze(); x.permute(1, 0); x.expand(2, 3, 4); x.relu()
m.sigmoid(x); m.tanh(x); m.cat([x, y]); m.stack([x, y]); m.where(x > 0, x, y); m.maximum(x, y); x.clone(); x.detach()
x.pow(2); x.sqrt(); m.zeros(2); m.ones(2, 3); m.arange(4); m.full((2,), 3.0); x.flatten(); m.nn.functional.gelu(x)
m.nn.functional.silu(x); m.bmm(x.unsqueeze(0), y.t().unsqueeze(0)); x.cumsum(1); x.topk(2, 1); x.to(m.float64)
x.gather(1, m.zeros((3, 2), dtype=m.int64)); x.clone().mul_(y); x.clone().zero_(); x.clone().fill_(2)
m.split(x, 1); m.chunk(x, 2); x.all(); x.isnan(); x.tril(); m.clamp(x, 0, 1); m.lerp(x, y, 0.5); x.prod(1)
m.logsumexp(x, 1); x.masked_fill(x > 0, 0); m.rsqrt(x); x.reciprocal(); x.log(); x.diagonal(); m.roll(x, 1)
m.flip(x, (0,)); m.eye(3); m.atan2(x, y); x.ne(y); x.eq(1); m.minimum(x, y); m.zeros_like(x)"""


@pytest.mark.parity
@pytest.mark.parametrize("program", [part.strip() for line in PROGRAMS.splitlines() for part in line.split(";")])
def test_modes_see_what_they_see_in_pytorch(program: str) -> None:
    torch = pytest.importorskip("torch")
    values = np.random.default_rng(0).standard_normal((2, 3, 4)).astype(np.float32)
    seen = []
    for m in (ow, torch):
        mode = TorchDispatchMode if m is ow else torch.utils._python_dispatch.TorchDispatchMode
        log: Any = type("Log", (mode,), {name: vars(Logger)[name] for name in ("__init__", "__torch_dispatch__")})()
        names = {"m": m, "x": m.tensor(values[0]), "y": m.tensor(values[1])}
        with log:
            result = eval(program, names)
        first = result[0] if isinstance(result, (tuple, list)) else result
        seen.append((log.names, np.nan_to_num(np.asarray(first.tolist(), np.float64))))
    assert seen[0][0] == seen[1][0]
    np.testing.assert_allclose(seen[0][1], seen[1][1], rtol=1e-5, atol=1e-6)


def test_the_class_above_calls_the_operator() -> None:
    class Quiet(ow.Tensor):
        @classmethod
        def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            names.append(f"{func.__module__}.{func.__name__}")
            return super().__torch_dispatch__(func, types, args, kwargs)  # type: ignore[misc]

    names: list[str] = []
    x = Quiet([1.0, 2.0])
    with Logger() as log:
        result = x.exp() + 1
    assert type(result) is ow.Tensor
    np.testing.assert_allclose(result.numpy(), np.exp([1.0, 2.0]) + 1, rtol=1e-6)
    assert names == ["opweave._ops.aten.exp.default"]
    assert log.names == ["aten.exp.default", "aten.add.Tensor"]
    assert ow.Tensor.__torch_dispatch__ is ow._C._disabled_torch_dispatch_impl  # type: ignore[attr-defined]


def test_names_of_namespaces_can_be_deleted() -> None:
    assert ow.ops.namespace_of_this_test is ow.ops.namespace_of_this_test
    del ow.ops.namespace_of_this_test
    for _ in range(2):  # a library that has ended leaves room for another one
        with ow.library.Library("namespace_of_this_test", "DEF") as library:
            library.define("twice(Tensor x) -> Tensor")
            library.impl("twice", lambda x: x * 2, "CPU")
            assert ow.ops.namespace_of_this_test.twice(ow.ones(1)).item() == 2
        del ow.ops.namespace_of_this_test


def test_parameters_keep_classes_that_take_functions_over() -> None:
    class Seen(ow.Tensor):
        @classmethod
        def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            names.append(func.__name__)
            return super().__torch_function__(func, types, args, kwargs)  # type: ignore[misc]

    names: list[str] = []
    parameter = ow.nn.Parameter(ow.ones(3).as_subclass(Seen))
    names.clear()
    assert type(parameter) is Seen
    assert isinstance(parameter, ow.nn.Parameter)
    assert parameter.requires_grad
    assert parameter.is_leaf
    assert type(parameter + 1) is Seen
    assert names == ["add"]
    assert len(list(_holding(parameter).parameters())) == 1


def _holding(parameter: Any) -> ow.nn.Module:
    module = ow.nn.Module()
    module.weight = parameter
    return module


@pytest.mark.parametrize("name", ["jvp", "hvp", "vjp", "vhp", "jacobian", "hessian"])
def test_products_with_jacobians_of_wrappers(name: str) -> None:
    """They have no tangents: backward, twice where it must be, gives what forward mode gives of plain tensors."""
    product = getattr(ow.autograd.functional, name)
    x, v = ow.tensor([0.5, -1.5]), ow.tensor([2.0, 1.0])
    by_points = () if name in {"jacobian", "hessian"} else (v,)

    def function(x: ow.Tensor) -> ow.Tensor:
        result = x * x * x
        return result.sum() if name in {"hvp", "vhp", "hessian"} else result

    def derivative(result: Any) -> Any:
        return result[1] if by_points else result

    expected = derivative(product(function, x, *by_points))
    result = derivative(product(function, Wrapper(x), *map(Wrapper, by_points)))
    assert isinstance(result, Wrapper)
    assert ow.allclose(result.inner, expected)
