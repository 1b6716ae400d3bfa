"""Functions that arguments and modes take over: ``__torch_function__`` and ``overrides``."""

from __future__ import annotations

import copy
import inspect
import pickle
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from test_subclasses import CALLS, number

import generated as ow
from generated import nn
from generated.overrides import (
    BaseTorchFunctionMode,
    TorchFunctionMode,
    get_overridable_functions,
    handle_torch_function,
    has_torch_function,
    has_torch_function_unary,
    has_torch_function_variadic,
    is_tensor_like,
    is_tensor_method_or_property,
    resolve_name,
    wrap_torch_function,
)  # fmt: skip
from runtime.dispatch.operator import Operator
from runtime.dispatch.parse_plans import OFTEN
from runtime.errors import ArgumentError
from runtime.tensor import keys

SEEN: list[str] = []


class Plain(ow.Tensor):
    """Without a method of its own."""


class Logged(ow.Tensor):
    """Notes what it takes over."""

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        assert cls in types
        SEEN.append(str(resolve_name(func)))
        return super().__torch_function__(func, types, args, kwargs)


class Apart(ow.Tensor):
    """Takes nothing over, as a Parameter does."""

    __torch_function__ = ow._C._disabled_torch_function_impl


@pytest.fixture(autouse=True)
def _nothing_seen() -> None:
    SEEN.clear()


# -- subclasses --------------------------------------------------------------------------------------------------------


def of_class(kind: type[ow.Tensor], result: Any) -> None:
    for value in result if isinstance(result, (tuple, list)) else [result]:
        assert type(value) is kind


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("grad", [False, True], ids=["plain", "grad"])
def test_results_are_instances_with_the_same_numbers(call: str, grad: bool) -> None:
    """However often, so that native code would have taken the call over."""
    x, plain_places = number((4, 4)) * 2, ow.tensor([[0, 1, 2, 3]] * 4)
    arguments = number((4, 4), grad=grad)
    wanted = CALLS[call](arguments, x, plain_places)
    for kind in (Logged, Plain):
        p, i = arguments.as_subclass(kind), plain_places.as_subclass(kind)
        for _ in range(OFTEN + 5):
            SEEN.clear()
            result = CALLS[call](p, x, i)
            of_class(kind, result)
            assert bool(SEEN) is (kind is Logged)
            assert (result.dtype, result.requires_grad) == (wanted.dtype, wanted.requires_grad)
            assert result._array.tobytes() == wanted._array.tobytes()
            assert p._keys & i._keys & keys.TORCH_FUNCTION
        if result.requires_grad:
            (mine,) = ow.autograd.grad(result.sum(), arguments)
            (other,) = ow.autograd.grad(CALLS[call](arguments, x, plain_places).sum(), arguments)
            assert mine.tolist() == other.tolist()


NAMES: dict[str, tuple[Callable[[Any], Any], str]] = {
    "a function": (lambda x: ow.exp(x), "generated.exp"),
    "a method": (lambda x: x.exp(), "generated.exp"),
    "syntax": (lambda x: 2 * x, "generated.mul"),
    "a method alone": (lambda x: x.view(-1), "generated.Tensor.view"),
    "an index": (lambda x: x[0], "generated.Tensor.__getitem__"),
    "in place": (lambda x: x.add_(1), "generated.Tensor.add_"),
    "nn.functional": (lambda x: nn.functional.softmax(x, 1), "generated.nn.functional.softmax"),
    "linalg": (lambda x: ow.linalg.norm(x), "generated.linalg.norm"),
    "of a module": (lambda x: nn.Linear(3, 2)(x), "generated.nn.functional.linear"),
    "a composite": (lambda x: nn.functional.cosine_similarity(x, x), "generated.cosine_similarity"),
}


@pytest.mark.parametrize("case", NAMES)
def test_the_function_is_the_one_that_programs_know(case: str) -> None:
    call, name = NAMES[case]
    call(ow.ones(2, 3).as_subclass(Logged))
    assert SEEN[-1] == name
    assert len(SEEN) == 1


def test_arguments_come_as_they_were_written() -> None:
    values: list[Any] = []

    class Kept(ow.Tensor):
        @classmethod
        def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            values.append((args[1:], kwargs))
            return super().__torch_function__(func, types, args, kwargs)

    x, out = ow.ones(2, 3).as_subclass(Kept), ow.empty(2, 3)
    x + 1
    ow.add(other=x, input=x, alpha=2)
    x.sum(1)
    x.sum()
    ow.mul(x, 2, out=out)
    named = {"other": x, "input": x, "alpha": 2}
    assert values == [((1,), {}), ((), named), ((1,), {}), ((), {}), ((2,), {"out": out})]
    assert out.tolist() == [[2.0] * 3] * 2


def test_parameters_take_nothing_over() -> None:
    for tensor in (nn.Parameter(ow.ones(2)), nn.Buffer(ow.ones(2)), ow.ones(2).as_subclass(Apart), Apart([1.0, 1.0])):
        assert type(tensor + 1) is ow.Tensor
        assert not has_torch_function_unary(tensor)
        assert not tensor._keys & keys.TORCH_FUNCTION
    # A parameter of a class that takes functions over is an instance of that class.
    assert type(nn.Parameter(ow.ones(2).as_subclass(Logged)) + 1) is Logged


def test_nothing_is_taken_over_inside_of_functions_and_backward_passes() -> None:
    leaf = ow.ones(3, 3, requires_grad=True)
    loss = nn.functional.mse_loss(leaf.as_subclass(Logged).exp(), ow.zeros(3, 3))
    seen = list(SEEN)
    loss.backward()
    assert (seen, SEEN) == (["generated.exp", "generated.nn.functional.mse_loss"], seen)
    assert type(leaf.grad) is ow.Tensor
    with ow._C.DisableTorchFunctionSubclass():
        assert type(ow.ones(2).as_subclass(Logged) + 1) is ow.Tensor
    assert seen == SEEN


def test_the_class_nearest_to_the_call_comes_first() -> None:
    order: list[type] = []

    class Base(ow.Tensor):
        @classmethod
        def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            order.append(cls)
            return NotImplemented

    class Derived(Base):
        pass

    base, derived = ow.ones(1).as_subclass(Base), ow.ones(1).as_subclass(Derived)
    with pytest.raises(TypeError, match=r"no implementation found for 'add' on types .*Derived, .*Base\]"):
        base + derived
    assert order == [Derived, Base]


def test_instances_are_made_copied_and_kept() -> None:
    x = ow.ones(2, requires_grad=True)
    assert (x.as_subclass(Logged).sum() * 3).requires_grad
    result = ow.Tensor._make_subclass(Logged, x, True)
    assert (type(result), result.is_leaf, result.requires_grad) == (Logged, True, True)
    result.data.mul_(2)
    assert x.tolist() == [2.0, 2.0]
    assert type(Logged(2, 3) + 1) is type(Logged([1.0]) + 1) is type(Logged(x) + 1) is Logged
    for again in (copy.copy(result), copy.deepcopy(result), pickle.loads(pickle.dumps(result))):
        SEEN.clear()
        assert type(again) is Logged
        assert type(again * 2) is Logged
        assert SEEN == ["generated.mul"]
    with pytest.raises(TypeError, match="expected a subclass of Tensor"):
        x.as_subclass(int)


# -- other types -------------------------------------------------------------------------------------------------------

HANDLED: dict[Any, Callable[..., Any]] = {}


class Diagonal:
    """A matrix by one number, as PyTorch's documentation has it."""

    def __init__(self, size: int, value: float) -> None:
        self.size, self.value = size, value

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if func not in HANDLED or not all(issubclass(type_, (ow.Tensor, Diagonal)) for type_ in types):
            return NotImplemented
        return HANDLED[func](*args, **(kwargs or {}))


HANDLED[ow.mean] = lambda first: first.value / first.size
HANDLED[ow.add] = lambda first, other, alpha=1: ("sum", type(first).__name__, type(other).__name__, alpha)
HANDLED[nn.functional.relu] = lambda first: Diagonal(first.size, max(first.value, 0))
HANDLED[ow.cat] = lambda listed, dim=0: [type(element).__name__ for element in listed]
HANDLED[ow.trace] = lambda first: None


def test_objects_of_other_types_take_functions_over() -> None:
    diagonal, x = Diagonal(4, -2.0), ow.ones(4, 4)
    for _ in range(OFTEN + 5):
        assert ow.mean(diagonal) == -0.5
        assert x + diagonal == ("sum", "Tensor", "Diagonal", 1)
        assert ow.add(diagonal, x, alpha=3) == ("sum", "Diagonal", "Tensor", 3)
        assert nn.functional.relu(diagonal).value == 0
        assert ow.cat([x, diagonal], 1) == ["Tensor", "Diagonal"]
        assert ow.trace(diagonal) is None
    with pytest.raises(TypeError, match=r"no implementation found for 'exp' on types that .*Diagonal\]"):
        ow.exp(diagonal)
    assert diagonal + x == (
        "sum",
        "Tensor",
        "Diagonal",
        1,
    )  # the tensor's, which Python asks when the left has no answer
    with pytest.raises(TypeError, match="exp"):
        ow.exp(object())


# -- modes -------------------------------------------------------------------------------------------------------------


class Noting(TorchFunctionMode):
    def __init__(self, title: str = "") -> None:
        self.title = title

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        SEEN.append(f"{self.title}{func.__name__}")
        return func(*args, **(kwargs or {}))


def test_modes_see_every_call_of_their_thread() -> None:
    x = ow.ones(2, requires_grad=True)
    with Noting("out "), Noting("in "):
        (ow.ones(2) * x).sum().backward()
    x.exp()
    assert [item for item in SEEN if item.startswith("in")] == ["in ones", "in mul", "in sum"]
    assert [f"{side} {name}" for name in ("ones", "mul", "sum") for side in ("in", "out")] == SEEN
    assert "__getitem__" not in vars(Operator)
    with BaseTorchFunctionMode():
        assert (x + 1).tolist() == [2.0, 2.0]
        assert has_torch_function(())
        with ow._C.DisableTorchFunction():
            assert not has_torch_function(())
    with pytest.raises(NotImplementedError), TorchFunctionMode():
        ow.ones(1)
    assert ow.ones(1).item() == 1


def test_modes_may_change_arguments_and_results() -> None:
    class Doubled(TorchFunctionMode):
        def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            kwargs = dict(kwargs or {})
            if func is ow.zeros:
                kwargs["dtype"] = ow.float64
            return func(*args, **kwargs)

    with Doubled(), ow.profiler.profile() as p:
        assert ow.zeros(2).dtype is ow.float64
    assert [event.key for event in p.events()] == ["zeros"]
    with ow.profiler.profile() as p, Noting():
        ow.zeros(2)
    assert [event.key for event in p.events()] == SEEN == ["zeros"]


# -- functions of overrides --------------------------------------------------------------------------------------------


def test_functions_of_programs_take_part() -> None:
    @wrap_torch_function(lambda first, other=None: (first, other))
    def joined(item: Any, other: Any = None) -> str:
        return "joined"

    def checked(item: Any) -> Any:
        return handle_torch_function(checked, (item,), item) if has_torch_function_unary(item) else "plain"

    HANDLED[joined] = lambda first, other=None: "taken over"
    HANDLED[checked] = lambda first: "taken over"
    for function, plain in ((joined, "joined"), (checked, "plain")):
        assert function(ow.ones(1)) == plain
        assert function(Diagonal(1, 1.0)) == "taken over"
        with Noting():
            assert function(ow.ones(1)) == plain
        assert SEEN.pop() in {"joined", "checked"}


def test_questions() -> None:
    item, logged = Diagonal(1, 1.0), ow.ones(1).as_subclass(Logged)
    assert has_torch_function((ow.ones(1), item))
    assert has_torch_function_variadic(1, logged)
    assert not has_torch_function_variadic(1, ow.ones(1), None)
    assert is_tensor_like(item)
    assert is_tensor_like(ow.ones(1))
    assert not is_tensor_like(np.ones(1))
    assert is_tensor_method_or_property(ow.Tensor.size)
    assert not is_tensor_method_or_property(len)
    assert resolve_name(ow.Tensor.view) == "generated.Tensor.view"
    assert resolve_name(len) == "builtins.len"
    assert any(ow.add in listed for listed in get_overridable_functions().values())


def test_who_takes_nothing_over_pays_nothing() -> None:
    """Tables of operators have no further entries, and loading the package does not load what takes over."""
    x = ow.ones(3)
    x + x
    assert not any(keyset & keys.TORCH_FUNCTION for keyset in (x._keys, (x + x)._keys, nn.Parameter(x)._keys))


def test_an_index_may_take_over() -> None:
    seen = []

    class Places(ow.Tensor):
        @classmethod
        def __torch_function__(cls, func: object, types: object, args: tuple = (), kwargs: object = None) -> object:
            seen.append(func.__name__)
            return super().__torch_function__(func, types, args, kwargs or {})

    positions, x = ow.arange(3).as_subclass(Places), ow.arange(12.0).reshape(4, 3)
    assert [type(x[key]) for key in (positions, (0, positions), [positions], (None, slice(0), positions))] == [
        Places
    ] * 4
    assert seen == ["__getitem__"] * 4
    x[:, positions] = 7.0
    x[positions] = ow.ones(3)
    assert seen[4:] == ["_setitem", "_setitem"]
    assert x.tolist() == [[1, 1, 1]] * 3 + [[7, 7, 7]]
    assert type(x[0]) is ow.Tensor


@pytest.mark.parametrize("name", ["float", "int", "bool", "long", "double"])
def test_conversions_of_tensors_are_no_conversions_to_numbers(name: str) -> None:
    """The method of such a name is handed over, not the special one by which Python makes a number."""

    class Kept(ow.Tensor):
        pass

    result = getattr(ow.ones(3).as_subclass(Kept), name)()
    assert (type(result), result.shape) == (Kept, (3,))


def test_an_argument_that_is_given_twice_is_an_error_of_the_project() -> None:
    with pytest.raises(ArgumentError, match="multiple values"):
        ow.exp_(ow.ones(2).as_subclass(Plain), self=ow.ones(2))


# An index in every form, of a plain tensor, with an instance in it.
INDICES: dict[str, Callable[[Any], Any]] = {
    "tensor": lambda index: index, "tuple": lambda index: (slice(None), index), "list": lambda index: [index],
    "tuple of lists": lambda index: (0, [index]), "longer": lambda index: (index, None, 1),
}  # fmt: skip


@pytest.mark.parametrize("name", INDICES)
def test_an_instance_in_an_index_takes_over_what_native_code_has_made(name: str) -> None:
    x, plain = ow.arange(9).reshape(3, 3), ow.tensor(1)
    marked = plain.as_subclass(Logged)
    index = INDICES[name]
    for _ in range(2 * OFTEN):
        x[index(plain)]
        x[index(plain)] = 1
    assert SEEN == []
    with_marked = x[index(marked)]
    assert ["generated.Tensor.__getitem__"] * len(SEEN) == SEEN
    assert SEEN
    assert type(with_marked) is Logged
    assert with_marked.tolist() == x[index(plain)].tolist()
    SEEN.clear()
    x[index(marked)] = 5
    assert SEEN
    for _ in range(2 * OFTEN):
        assert type(x[index(marked)]) is Logged
    assert type(x[index(plain)]) is ow.Tensor


def test_switching_off_in_one_thread_leaves_other_threads_alone() -> None:
    marked = ow.ones(2).as_subclass(Logged)
    inside, outside = threading.Barrier(2), threading.Barrier(2)

    def without() -> None:
        with ow._C.DisableTorchFunctionSubclass():
            inside.wait()
            seen.append(marked.exp())
            outside.wait()

    seen: list[Any] = []
    thread = threading.Thread(target=without)
    thread.start()
    inside.wait()
    SEEN.clear()
    result = marked.sin()
    outside.wait()
    thread.join()
    assert type(result) is Logged
    assert ["generated.sin"] * len(SEEN) == SEEN
    assert SEEN
    assert type(seen[0]) is ow.Tensor
    assert marked._keys & keys.TORCH_FUNCTION


def test_functions_that_stand_for_those_that_are_taken_over() -> None:
    overrides = ow.overrides.get_testing_overrides()
    listed = [function for functions in get_overridable_functions().values() for function in functions]
    assert {*overrides} == {*listed}
    assert {ow.add, ow.sum, ow.Tensor.exp} <= {*overrides}
    assert inspect.getfullargspec(overrides[ow.add]).args == ["input", "other"]
    assert (overrides[ow.add](1, 2), overrides[ow.Tensor.exp](1)) == (-1, -1)
    with pytest.raises(TypeError, match="input"):
        overrides[ow.add]()


# What PyTorch hands over, found by a subclass that notes it: T stands for a tensor.
WRITTEN = {
    "ow.add(x, y)": "add(T,T)",
    "ow.add(x, 2)": "add(T,2)",
    "ow.add(x, y, alpha=2)": "add(T,T) {alpha=2}",
    "ow.add(input=x, other=y)": "add() {input=T,other=T}",
    "x.add(y)": "add(T,T)",
    "x.add(y, alpha=2)": "add(T,T) {alpha=2}",
    "x.add_(1)": "add_(T,1)",
    "x.add_(y, alpha=3)": "add_(T,T) {alpha=3}",
    "x + y": "add(T,T)",
    "x + 1": "add(T,1)",
    "1 + x": "add(T,1)",
    "x - 1": "sub(T,1)",
    "2 * x": "mul(T,2)",
    "x / 2": "div(T,2)",
    "x ** 2": "pow(T,2)",
    "x % 2": "remainder(T,2)",
    "-x": "neg(T)",
    "abs(x)": "abs(T)",
    "x != 1": "ne(T,1)",
    "x < y": "lt(T,T)",
    "1 < x": "gt(T,1)",
    "x @ y": "matmul(T,T)",
    "m @ m": "matmul(T,T)",
    "x[0]": "__getitem__(T,0)",
    "x[0:2]": "__getitem__(T,slice(0, 2, None))",
    "x.sum()": "sum(T)",
    "x.sum(0)": "sum(T,0)",
    "x.sum(dim=0)": "sum(T) {dim=0}",
    "x.sum(0, keepdim=True)": "sum(T,0) {keepdim=True}",
    "ow.sum(x, 0)": "sum(T,0)",
    "ow.sum(x, dim=0, keepdim=True)": "sum(T) {dim=0,keepdim=True}",
    "m.sum((0, 1))": "sum(T,tuple(0,1))",
    "m.sum([0, 1])": "sum(T,list(0,1))",
    "m.mean(-1, True)": "mean(T,-1,True)",
    "m.reshape(1, 9)": "reshape(T,1,9)",
    "m.reshape((1, 9))": "reshape(T,tuple(1,9))",
    "m.permute(1, 0)": "permute(T,1,0)",
    "m.permute((1, 0))": "permute(T,tuple(1,0))",
    "ow.permute(m, (1, 0))": "permute(T,tuple(1,0))",
    "m.transpose(0, 1)": "transpose(T,0,1)",
    "m.t()": "t(T)",
    "m.detach()": "detach(T)",
    "m.expand(2, 3, 3)": "expand(T,2,3,3)",
    "m.expand((2, 3, 3))": "expand(T,tuple(2,3,3))",
    "m.repeat(2, 1)": "repeat(T,2,1)",
    "m.unsqueeze(0)": "unsqueeze(T,0)",
    "m.squeeze()": "squeeze(T)",
    "ow.cat((m, m), 1)": "cat(tuple(T,T),1)",
    "ow.clamp(x, 0, 1)": "clamp(T,0,1)",
    "ow.clamp(x, min=0)": "clamp(T) {min=0}",
    "x.clamp(min=0)": "clamp(T) {min=0}",
    "x.clamp_(0.1)": "clamp_(T,0.1)",
    "ow.matmul(m, m)": "matmul(T,T)",
    "ow.mm(m, m)": "mm(T,T)",
    "ow.split(m, [1, 2], dim=1)": "split(T,list(1,2)) {dim=1}",
    "m.chunk(3)": "chunk(T,3)",
    "ow.chunk(m, 3, 1)": "chunk(T,3,1)",
    "m.max()": "max(T)",
    "m.max(0)": "max(T,0)",
    "m.max(dim=1, keepdim=True)": "max(T) {dim=1,keepdim=True}",
    "ow.max(m, 1)": "max(T,1)",
    "ow.max(x, y)": "max(T,T)",
    "m.argmax(1)": "argmax(T,1)",
    "m.sort()": "sort(T)",
    "m.topk(2)": "topk(T,2)",
    "m.std(0)": "std(T,0)",
    "m.softmax(1)": "softmax(T,1)",
    "ow.softmax(m, -1)": "softmax(T,-1)",
    "x.float()": "float(T)",
    "x.double()": "double(T)",
    "x.clone()": "clone(T)",
    "x.contiguous()": "contiguous(T)",
    "ow.zeros_like(x)": "zeros_like(T)",
    "ow.ones_like(x)": "ones_like(T)",
    "x.new_zeros(2)": "new_zeros(T,2)",
    "x.new_zeros((2, 3))": "new_zeros(T,tuple(2,3))",
    "x.fill_(1.0)": "fill_(T,1.0)",
    "x.zero_()": "zero_(T)",
    "x.copy_(y)": "copy_(T,T)",
    "m.flatten()": "flatten(T)",
    "m.flatten(0, 1)": "flatten(T,0,1)",
    "ow.flatten(m, start_dim=0)": "flatten(T) {start_dim=0}",
    "m.unbind()": "unbind(T)",
    "m.cumsum(0)": "cumsum(T,0)",
    "x.exp()": "exp(T)",
    "ow.exp(x)": "exp(T)",
    "x.exp_()": "exp_(T)",
    "x.pow(2)": "pow(T,2)",
    "ow.pow(x, 2)": "pow(T,2)",
}


def _shown(value: Any) -> str:
    if isinstance(value, ow.Tensor):
        return "T"
    if isinstance(value, (list, tuple)):
        return f"{type(value).__name__ if isinstance(value, list) else 'tuple'}({','.join(map(_shown, value))})"
    return repr(value)


@pytest.mark.parametrize("call", WRITTEN)
def test_a_call_is_handed_over_as_it_was_written(call: str) -> None:
    seen: list[str] = []

    class Noting(ow.Tensor):
        @classmethod
        def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            named = ",".join(f"{name}={_shown(value)}" for name, value in (kwargs or {}).items())
            seen.append(f"{func.__name__}{_shown(tuple(args)).removeprefix('tuple')}{f' {{{named}}}' if named else ''}")
            return super().__torch_function__(func, types, args, kwargs)

    values = {name: ow.rand(3).as_subclass(Noting) for name in "xy"} | {"m": ow.rand(3, 3).as_subclass(Noting)}
    for _ in range(30):  # beyond which native code makes calls of plain tensors
        seen.clear()
        eval(call, {"ow": ow, **values})
        assert seen == [WRITTEN[call]]
