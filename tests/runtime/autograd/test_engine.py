"""The autograd engine on graphs built by hand: no generated operator takes part."""

from __future__ import annotations

import collections
import gc
import sys
import threading
import weakref

import numpy as np
import pytest

from runtime import autograd, guards
from runtime.autograd import Function, Node, minimal, operations
from runtime.autograd.node import next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.dispatch import registry
from runtime.errors import OpweaveError
from runtime.kernels.view.operator import view_over
from runtime.tensor import bump_version, dtypes, make_tensor
from runtime.tensor.keys import AUTOGRAD, CPU

pytestmark = pytest.mark.smoke

# -- operators in miniature, written as generated code writes them ---------------------------------------------------


def tensor(values, kind=dtypes.float64, requires_grad=False):
    result = make_tensor(np.array(values, kind.numpy), kind)
    return result.requires_grad_() if requires_grad else result


def leaf(values, kind=dtypes.float64):
    return tensor(values, kind, requires_grad=True)


def record(node, result, *edges, nr=0):
    node.edges = edges
    node.sequence_nr = next_sequence_nr()
    node.shape = result._array.shape
    node.dtype = result.dtype
    result._edge = (node, nr)
    result._keys |= AUTOGRAD
    return result


class MulBackward0(Node):
    __slots__ = ("a", "a_version", "b", "b_version")
    operator = "mul.Tensor"

    def apply(self, grad):
        a = unpack_input(self, self.a, self.a_version, "self")
        b = unpack_input(self, self.b, self.b_version, "other")
        return mul(grad, b), mul(grad, a)

    def release(self):
        self.a = self.b = None


def mul(a, b):
    result = make_tensor(np.multiply(a._array, b._array, out=...), a.dtype)
    if not (a.requires_grad or b.requires_grad) or not guards.grad_enabled():
        return result
    node = MulBackward0()
    node.a, node.b = a, b
    node.a_version, node.b_version = ((tensor._writes or [0])[0] for tensor in (a, b))
    return record(node, result, a._edge, b._edge)


class AddBackward0(Node):
    __slots__ = ()
    operator = "add.Tensor"

    def apply(self, grad):
        return grad, grad


def add(a, b, _alpha=1):
    result = make_tensor(np.add(a._array, b._array, out=...), a.dtype)
    if not (a.requires_grad or b.requires_grad) or not guards.grad_enabled():
        return result
    return record(AddBackward0(), result, a._edge, b._edge)


class ExpBackward0(Node):
    __slots__ = ("result",)
    operator = "exp"

    def apply(self, grad):
        return (mul(grad, unpack_output(self, self.result, 0)),)

    def release(self):
        self.result = None


def exp(a):
    result = make_tensor(np.exp(a._array, out=...), a.dtype)
    node = ExpBackward0()
    node.result = save_output(result)
    return record(node, result, a._edge)


class UnbindBackward0(Node):
    """Two halves of a vector: a node with two outputs."""

    __slots__ = ()
    num_outputs = 2

    def apply(self, first, second):
        halves = [
            np.zeros(shape) if grad is None else grad._array
            for grad, shape in zip((first, second), self.shape, strict=True)
        ]
        return (tensor(np.concatenate(halves)),)


def halves(a):
    node = UnbindBackward0()
    parts = [tensor(half) for half in np.split(a._array, 2)]
    node.edges, node.sequence_nr = (a._edge,), next_sequence_nr()
    node.shape, node.dtype = tuple(item.shape for item in parts), tuple(item.dtype for item in parts)
    for nr, part in enumerate(parts):
        part._edge = (node, nr)
        part._keys |= AUTOGRAD
    return parts


class Passing(Node):
    """Returns what was chosen, whatever arrives."""

    def apply(self, grad):
        return self.returned(grad)


def passing(returned, result, *inputs):
    node = Passing()
    node.returned = returned
    return record(node, result, *(input_._edge for input_ in inputs))


@pytest.fixture
def differentiable_add(monkeypatch):
    """The operators, among them an `add.Tensor` that is recorded."""
    table = collections.defaultdict(lambda: add)
    monkeypatch.setitem(operations.OPERATORS, "add.Tensor", table)


def values(tensor):
    return None if tensor is None else tensor._array.tolist()


# -- backward and grad ---------------------------------------------------------------------------------------------


def test_gradients_reach_every_leaf():
    a, b = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    add(mul(a, b), a).backward(tensor([1.0, 10.0]))
    assert values(a.grad) == [4.0, 50.0]
    assert values(b.grad) == [1.0, 20.0]
    assert a.grad.dtype is dtypes.float64


def test_a_scalar_needs_no_gradient():
    a = leaf(3.0)
    mul(a, a).backward()
    assert values(a.grad) == 6.0
    assert a.grad.shape == ()


def test_backward_of_a_leaf_itself():
    a = leaf(3.0)
    a.backward()
    assert values(a.grad) == 1.0


def test_several_roots_one_behind_the_other():
    a = leaf(3.0)
    square = mul(a, a)
    cube = mul(square, a)
    autograd.backward([square, cube, square], [None, tensor(2.0), None])
    assert values(a.grad) == 6.0 + 2 * 27.0 + 6.0


def test_later_operators_run_first_and_leaves_before_them():
    order = []
    a, b = leaf(1.0), leaf(1.0)
    early = passing(lambda grad: order.append("early") or (grad,), tensor(1.0), a)
    late = passing(lambda grad: order.append("late") or (grad,), tensor(1.0), b)
    b.register_post_accumulate_grad_hook(lambda _: order.append("leaf"))
    add(early, late).backward()
    assert order == ["late", "leaf", "early"]


def test_undefined_gradients_are_skipped():
    a, b = leaf(1.0), leaf(1.0)
    nothing = passing(lambda _: (None,), tensor(1.0), a)
    add(mul(nothing, b), mul(a, a)).backward()
    assert (values(a.grad), values(b.grad)) == (2.0, 1.0)
    passing(lambda _: (None,), tensor(1.0), mul(a, b)).backward()
    assert values(a.grad) == 2.0


def test_outputs_of_one_node_arrive_together():
    a = leaf([1.0, 2.0, 3.0, 4.0])
    first, second = halves(a)
    assert (first.output_nr, second.output_nr) == (0, 1)
    autograd.backward([first, second, second], [tensor([1.0, 2.0]), tensor([3.0, 4.0]), tensor([3.0, 4.0])])
    assert values(a.grad) == [1.0, 2.0, 6.0, 8.0]
    assert values(autograd.grad(halves(a)[1], a, tensor([1.0, 1.0]))[0]) == [0.0, 0.0, 1.0, 1.0]


@pytest.mark.parametrize("count", [2, 3, 5])
def test_many_uses_of_one_tensor_add_up(count):
    a = leaf([1.0, 2.0])
    middle = mul(a, tensor([1.0, 1.0]))
    arguments = tensor([1.0, 1.0])
    passing(lambda grad: (grad,) * count, tensor([0.0, 0.0]), *[middle] * count).backward(arguments)
    assert values(a.grad) == [count, count]
    assert values(arguments) == [1.0, 1.0]


def test_sums_do_not_warn_about_overflow():
    a = leaf([1e38], dtypes.float32)
    big = tensor([3e38], dtypes.float32)
    passing(lambda _: (big, big), tensor([0.0], dtypes.float32), a, a).backward(big)
    assert values(a.grad) == [np.inf]


def test_grad_leaves_grad_alone_and_stops_at_the_inputs():
    a, b = leaf(2.0), leaf(5.0)
    ran = []
    below = passing(lambda grad: ran.append(1) or (grad,), tensor(2.0), a)
    middle = mul(below, b)
    result = autograd.grad(mul(middle, middle), [middle, b])
    assert [values(value) for value in result] == [20.0, 40.0]
    assert (a.grad, b.grad, ran) == (None, None, [])


def test_grad_of_an_output_with_respect_to_itself():
    a = leaf(2.0)
    square = mul(a, a)
    assert [values(item) for item in autograd.grad(square, (square, a))] == [1.0, 4.0]


def test_unused_inputs():
    a, b = leaf(2.0), leaf([1.0, 2.0])
    assert autograd.grad(mul(a, a), [a, b], allow_unused=True)[1] is None
    assert values(autograd.grad(mul(a, a), [a, b], materialize_grads=True)[1]) == [0.0, 0.0]
    with pytest.raises(RuntimeError, match=r"inputs\[1\], of shape \[2\], was not used.*allow_unused=True"):
        autograd.grad(mul(a, a), [a, b])
    with pytest.raises(ValueError, match="allow_unused must not be False"):
        autograd.grad(mul(a, a), [a, b], allow_unused=False, materialize_grads=True)


def test_backward_into_chosen_inputs():
    a, b = leaf(2.0), leaf(5.0)
    middle = mul(a, b)
    autograd.backward(mul(middle, a), inputs=[middle, b])
    assert (values(middle.grad), values(b.grad), a.grad) == (2.0, 4.0, None)


ERRORS = {
    "not scalar": (
        lambda a: mul(a, a).backward(),
        r"real scalar outputs, but the output of MulBackward0 \(mul.Tensor\) is a float64 tensor of shape \[2\]",
    ),
    "no graph": (
        lambda _: tensor(1.0).backward(),
        r"element 0 of tensors does not require grad and does not have a grad_fn: a float64 tensor of shape \[\]",
    ),
    "shape": (
        lambda a: mul(a, a).backward(tensor(1.0)),
        r"Mismatch in shape: grad_output\[0\] has a shape of .*\(\[\]\) and output\[0\] has a shape of .*\(\[2\]\)\.",
    ),
    "number": (lambda a: autograd.grad([a, a], a, [tensor([1.0, 1.0])]), r"got 2 tensors and 1 grad_outputs"),
    "complex": (
        lambda a: a.backward(tensor([1j, 1j], dtypes.complex128)),
        r"grad_tensors\[0\] has dtype complex128, and the tensor it belongs to float64",
    ),
    "input without grad": (
        lambda a: autograd.grad(mul(a, a), tensor(1.0), tensor([1.0, 1.0])),
        "element 0 of inputs does not require grad",
    ),
    "irreducible": (
        lambda a: passing(lambda _: (tensor([1.0, 2.0, 3.0]),), tensor(1.0), a).backward(),
        r"that Passing returned at index 0 has shape \[3\], but expected shape compatible with \[2\], .* of "
        r"AccumulateGrad",
    ),
    "count": (
        lambda a: passing(lambda grad: (grad, grad), tensor([1.0, 1.0]), a).backward(tensor([1.0, 1.0])),
        "Passing returned 2 gradients, but it has 1 inputs",
    ),
    "integral leaf": (
        lambda _: leaf([1], dtypes.int64),
        "only floating point and complex tensors can require grad, this one is int64",
    ),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors(name):
    call, message = ERRORS[name]
    with pytest.raises(RuntimeError, match=message) as caught:
        call(leaf([1.0, 2.0]))
    assert isinstance(caught.value, OpweaveError)
    assert guards.state.active == {}


# -- gradients that do not fit -------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [(), (1,), (3,), (1, 3), (2, 1), (2, 3), (1, 1, 3)])
@pytest.mark.parametrize("kind", [dtypes.float16, dtypes.bfloat16, dtypes.float32, dtypes.float64])
def test_broad_gradients_are_summed_and_cast(shape, kind):
    a = make_tensor(np.zeros(shape, kind.numpy), kind).requires_grad_()
    passing(lambda grad: (grad,), tensor(np.zeros((4, 2, 3))), a).backward(tensor(np.ones((4, 2, 3))))
    assert a.grad.dtype is kind
    expected = operations.cast(tensor(np.full(shape, 24 / a._array.size)), kind)
    np.testing.assert_array_equal(a.grad._array, expected._array)


def test_a_complex_gradient_of_a_real_leaf_is_its_real_part():
    a = leaf([1.0])
    passing(lambda _: (tensor([2 + 3j], dtypes.complex128),), tensor([1.0]), a).backward(tensor([1.0]))
    assert values(a.grad) == [2.0]


# -- accumulation --------------------------------------------------------------------------------------------------


def test_accumulation_keeps_the_tensor():
    a = leaf([1.0, 2.0])
    square = mul(a, a)
    square.backward(tensor([1.0, 1.0]), retain_graph=True)
    first = a.grad
    square.backward(tensor([1.0, 1.0]))
    assert a.grad is first
    assert values(first) == [4.0, 8.0]


def test_a_gradient_of_our_own_is_taken_over_and_a_shared_one_copied():
    a, b = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    seen = []

    def fresh(grad):
        result = mul(grad, grad)
        seen.append(result._array.__array_interface__["data"][0])
        return (result,)

    arguments = tensor([1.0, 1.0])
    passing(fresh, tensor([0.0, 0.0]), a).backward(arguments)
    assert a.grad.data_ptr() == seen[0]
    a.grad = None
    add(a, b).backward(arguments)
    assert len({a.grad.data_ptr(), b.grad.data_ptr(), arguments.data_ptr()}) == 3


@pytest.mark.parametrize("referenced", ["tensor", "array", "view", "base", "nothing"])
def test_views_are_taken_over_only_when_their_memory_is_free(referenced):
    a = leaf([[1.0, 2.0], [3.0, 4.0]])
    values, positions = [], []

    def transposed(grad):
        base = mul(grad, grad)
        view = view_over(base, base._array.reshape(4).reshape(2, 2))
        keep = {"tensor": view, "array": view._array, "view": view._array[:1], "base": base, "nothing": None}
        values.append(keep[referenced])
        positions.append(view.data_ptr())
        return (view,)

    ones = tensor([[1.0, 1.0], [1.0, 1.0]])
    passing(transposed, ones, a).backward(ones)
    assert (a.grad.data_ptr() == positions[0]) is (referenced == "nothing")
    assert not a.grad.is_view()


def test_an_expanded_gradient_is_written_out():
    a = leaf([1.0, 2.0])
    passing(lambda grad: (make_tensor(np.broadcast_to(grad._array, (2,)), dtypes.float64),), tensor(1.0), a).backward()
    assert a.grad.is_contiguous()
    a.grad._array[0] = 5
    assert values(a.grad) == [5.0, 1.0]


def test_the_leaf_is_not_kept_alive():
    a = leaf(1.0)
    result = mul(a, a)
    node = a._edge[0]
    assert node.variable is a
    watch = weakref.ref(a)
    result.backward()
    del a
    assert watch() is None
    assert node.variable is None


def test_graphs_are_freed_without_the_collector():
    gc.disable()
    try:
        a = leaf([1.0])
        result = exp(mul(a, a))
        watch = weakref.ref(result.grad_fn)
        del result
        assert watch() is None
    finally:
        gc.enable()


# -- saved tensors -------------------------------------------------------------------------------------------------


def test_a_graph_is_used_once_unless_retained():
    a = leaf(2.0)
    square = mul(a, a)
    square.backward(retain_graph=True)
    square.backward()
    message = r"backward through MulBackward0 \(mul.Tensor\) a second time.*retain_graph=True"
    with pytest.raises(RuntimeError, match=message):
        square.backward()
    assert values(a.grad) == 8.0


@pytest.mark.parametrize("operator", [lambda a: mul(a, a), exp])
def test_changed_saved_tensors_are_rejected(operator):
    a = leaf(2.0)
    start = mul(a, a)
    result = operator(start)
    bump_version(result if operator is exp else start)
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation.*version 1, but version 0 was saved"):
        result.backward()


# -- gradients of gradients ----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("differentiable_add")
def test_create_graph():
    a = leaf(3.0)
    cube = mul(mul(a, a), a)
    (first,) = autograd.grad(cube, a, create_graph=True)
    (second,) = autograd.grad(first, a, create_graph=True)
    (third,) = autograd.grad(second, a)
    assert [values(item) for item in (first, second, third)] == [27.0, 18.0, 6.0]
    assert not third.requires_grad
    (first,) = autograd.grad(exp(a), a, create_graph=True)
    assert values(autograd.grad(first, a)[0]) == pytest.approx(np.exp(3.0))


@pytest.mark.usefixtures("differentiable_add")
def test_create_graph_accumulates_out_of_place():
    a = leaf(3.0)
    square = mul(a, a)
    square.backward(create_graph=True)
    first = a.grad
    square.backward(create_graph=True)
    assert a.grad is not first
    assert (values(first), values(a.grad)) == (6.0, 12.0)
    assert a.grad.requires_grad
    a.grad = None


def test_create_graph_without_operators_says_what_is_missing(monkeypatch):
    monkeypatch.setattr(minimal.registry, "find", {}.__getitem__)
    monkeypatch.setattr(operations, "OPERATORS", minimal.Operators())
    a = leaf(3.0)
    with pytest.raises(RuntimeError, match=r"needs the operator add.Tensor, which no loaded package defines"):
        mul(a, a).backward(create_graph=True)


def test_operators_that_no_package_has_do_what_those_of_packages_do(monkeypatch):
    """The engine's minimal operators have the schemas of the operators in whose place they stand, and their results."""
    import generated as ow

    monkeypatch.setattr(operations, "OPERATORS", minimal.Operators())
    operands = [ow.randn(2, 3, 4), ow.randn(2, 3, 4).to(ow.bfloat16).transpose(0, 1), ow.randn(()), ow.ones(0, 2)]
    operands += [ow.randn(3, 2, dtype=ow.complex64), ow.randn(3, 4)[:, ::2], ow.randn(3, 4).half()]
    calls = {
        "add.Tensor": lambda f, x: f(x, x, 1),
        "add_.Tensor": lambda f, x: f(x.clone(), x, 1),
        "neg": lambda f, x: f(x),
        "sum.dim_IntList": lambda f, x: f(x, tuple(range(x.ndim)), True, None),
        "clone": lambda f, x: f(x, None),
        "empty_like": lambda f, x: f(x, ow.float64, None, None, None, None).zero_(),
        "zeros_like": lambda f, x: f(x, None, None, None, None, ow.contiguous_format),
        "ones_like": lambda f, x: f(x, None, None, None, None, ow.contiguous_format),
        "zeros": lambda f, x: f(x._sizes, x.dtype, None, None, None),
        "ones": lambda f, x: f(x._sizes, x.dtype, None, None, None),
        "copy_": lambda f, x: f(ow.empty(x.shape, dtype=ow.float64), x.real, False),
        "_to_copy.dtype": lambda f, x: f(x, ow.complex128, False),
        "real": lambda f, x: f(x),
        "reshape": lambda f, x: f(x, (x.numel(),)),
        "select.int": lambda f, x: f(x, 1, 0) if x.ndim > 1 else x,
    }
    assert {
        internal_operator.name
        for internal_operator in registry.internal_operators()
        if internal_operator.name.startswith("engine.")
    } == {f"engine.{name}" for name in (*calls, "zeros_as")}
    for name, call in calls.items():
        public, smallest = registry.find(name), registry.find(f"engine.{name}")
        assert smallest.schema == f"engine.{public.schema}"
        assert operations.OPERATORS[name] is public
        for operand in operands:
            expected, result = (call(operator[CPU], operand) for operator in (public, smallest))
            ow.testing.assert_close(result, expected, check_stride=name in {"clone", "empty_like"})


# -- hooks ---------------------------------------------------------------------------------------------------------


def test_tensor_hooks_see_and_replace_gradients():
    a, seen = leaf(2.0), []
    square = mul(a, a)
    square.retain_grad()
    square.register_hook(lambda grad: seen.append(values(grad)) or mul(grad, tensor(10.0)))
    handle = a.register_hook(lambda grad: seen.append(values(grad)))
    result = mul(square, tensor(3.0))
    result.backward(retain_graph=True)
    assert seen == [3.0, 120.0]
    assert (values(a.grad), values(square.grad), square.retains_grad) == (120.0, 30.0, True)
    handle.remove()
    autograd.grad(result, a)
    assert seen == [3.0, 120.0, 3.0]


def test_node_hooks():
    a, b, seen = leaf(2.0), leaf(5.0), []
    result = mul(a, b)
    result.grad_fn.register_prehook(lambda grads: (mul(grads[0], tensor(2.0)),))
    with result.grad_fn.register_hook(lambda inputs, outputs: seen.append((len(inputs), values(outputs[0])))):
        result.backward(retain_graph=True)
    result.backward()
    assert seen == [(2, 2.0)]
    assert (values(a.grad), values(b.grad)) == (20.0, 8.0)


def test_post_accumulate_hooks_may_clear_the_gradient():
    a, seen = leaf(2.0), []

    def step(parameter):
        seen.append(values(parameter.grad))
        parameter.grad = None

    a.register_post_accumulate_grad_hook(step)
    mul(a, a).backward()
    mul(a, a).backward()
    assert (seen, a.grad) == ([4.0, 4.0], None)
    with pytest.raises(RuntimeError, match="cannot be registered on non-leaf tensors"):
        mul(a, a).register_post_accumulate_grad_hook(step)


@pytest.mark.parametrize(
    ("hook", "error", "message"),
    [
        (lambda _: tensor([1.0, 2.0]), RuntimeError, r"changed the gradient from float64 \[\] to float64 \[2\]"),
        (lambda _: 3, TypeError, "must return None or a tensor, not int"),
    ],
)
def test_hooks_that_return_nonsense(hook, error, message):
    a = leaf(2.0)
    a.register_hook(hook)
    with pytest.raises(error, match=message):
        mul(a, a).backward()


def test_backward_inside_a_hook():
    a, b = leaf(2.0), leaf(3.0)
    a.register_hook(lambda _: mul(b, b).backward() if guards.is_grad_enabled() else run_recorded(b))
    mul(a, a).backward()
    assert (values(a.grad), values(b.grad)) == (4.0, 6.0)


def run_recorded(b):
    with autograd.enable_grad():
        mul(b, b).backward()


def test_what_tensors_tell():
    a = leaf([1.0])
    result = mul(a, a)
    assert (a.is_leaf, a.grad_fn, result.is_leaf, tensor(1.0).is_leaf) == (True, None, False, True)
    assert result.grad_fn.name() == "MulBackward0"
    assert result.grad_fn.next_functions == ((a._edge[0], 0), (a._edge[0], 0))
    assert mul(a, tensor([1.0])).grad_fn.next_functions[1] == (None, 0)
    result.grad_fn.metadata["note"] = 1
    assert result.grad_fn.metadata == {"note": 1}
    with pytest.raises(RuntimeError, match=r"only be switched off for leaves.*MulBackward0"):
        result.requires_grad = False
    with pytest.raises(RuntimeError, match="grad must be another tensor"):
        a.grad = tensor([1.0, 2.0])
    a.requires_grad_(requires_grad=False)
    assert (a.requires_grad, a._keys & AUTOGRAD, a.grad) == (False, 0, None)


# -- size and threads ----------------------------------------------------------------------------------------------

LONG = 1_000_000


def test_a_million_nodes_neither_recurse_nor_overflow():
    a = leaf(1.0)
    result = tensor(1.0)
    edge = a._edge
    class_of_link = type("Link", (Node,), {"__slots__": ("saved",), "apply": lambda _, grad: (grad,)})
    for _ in range(LONG):
        node = class_of_link()
        node.edges, node.sequence_nr, node.shape, node.dtype = (edge,), next_sequence_nr(), (), dtypes.float64
        # As a generated node does: a saved tensor holds the graph before it, too.
        node.saved = tensor(1.0)
        node.saved._edge = edge
        edge = (node, 0)
    result._edge = edge
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(200)
    try:
        result.backward()
    finally:
        sys.setrecursionlimit(limit)
    assert values(a.grad) == 1.0
    del node, edge
    watch = weakref.ref(result._edge[0])
    result._edge = None
    assert watch() is None


def in_threads(count, work):
    failures = []

    def guarded(number):
        try:
            work(number)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=guarded, args=(number,)) for number in range(count)]
    for item in threads:
        item.start()
    for thread in threads:
        thread.join()
    assert not failures, failures


def test_threads_share_a_retained_graph():
    a = leaf(np.ones(20_000))
    result = a
    for _ in range(10):
        result = mul(result, tensor(np.ones(20_000)))
    direction = tensor(np.ones(20_000))
    in_threads(4, lambda _: [result.backward(direction, retain_graph=True) for _ in range(10)])
    assert values(a.grad) == [40.0] * 20_000


def test_grad_mode_belongs_to_a_thread():
    inside, done = threading.Event(), threading.Event()
    seen = {}

    def quiet(_):
        with autograd.no_grad():
            inside.set()
            done.wait(10)
            seen["quiet"] = guards.grad_enabled()

    worker = threading.Thread(target=quiet, args=(0,))
    worker.start()
    inside.wait(10)
    assert len(guards.state.active) == 1
    seen["main"] = guards.grad_enabled()
    done.set()
    worker.join()
    assert seen == {"main": True, "quiet": False}
    assert guards.state.active == {}


# -- grad mode -----------------------------------------------------------------------------------------------------


def test_guards_nest_and_survive_exceptions():
    modes = []
    with autograd.no_grad():
        modes.append(guards.grad_enabled())
        with autograd.enable_grad():
            modes.append(guards.grad_enabled())
            with pytest.raises(KeyError), autograd.inference_mode():
                modes.append(guards.grad_enabled())
                raise KeyError
        modes.append(guards.grad_enabled())
    assert (modes, guards.grad_enabled(), guards.state.active) == ([False, True, False, False], True, {})


@pytest.mark.parametrize(
    ("decorate", "expected"),
    [
        (autograd.no_grad, False),
        (autograd.no_grad(), False),
        (autograd.enable_grad, True),
        (autograd.enable_grad(), True),
        (autograd.inference_mode, False),
        (autograd.inference_mode(mode=False), True),
    ],
)
def test_guards_decorate(decorate, expected):
    @decorate
    def mode(value):
        """Its docstring."""
        return guards.grad_enabled(), value

    with autograd.set_grad_enabled(not expected):
        assert mode(3) == (expected, 3)
        assert guards.grad_enabled() is (not expected)
    assert mode.__doc__ == "Its docstring."
    assert guards.state.active == {}


def test_set_grad_enabled_as_a_call_and_as_a_decorator():
    autograd.set_grad_enabled(False)
    assert not autograd.is_grad_enabled()
    autograd.set_grad_enabled(True)
    decorated = autograd.set_grad_enabled(False)(autograd.is_grad_enabled)
    assert autograd.is_grad_enabled()
    assert not decorated()


def test_backward_under_no_grad_and_mode_inside():
    a, modes = leaf(2.0), []
    result = passing(lambda grad: modes.append(guards.grad_enabled()) or (grad,), tensor(2.0), a)
    result.backward(retain_graph=True)
    with autograd.no_grad():
        result.backward(create_graph=True)
        assert not guards.grad_enabled()
    assert modes == [False, True]


# -- Function ------------------------------------------------------------------------------------------------------


class Scaled(Function):
    @staticmethod
    def forward(ctx, a, factor, b):
        result = mul(a, b)
        ctx.shape = "a name of the user's own"
        ctx.factor = factor
        ctx.save_for_backward(a, b, result)
        return result

    @staticmethod
    def backward(ctx, grad):
        a, b, result = ctx.saved_tensors
        assert values(result) == values(mul(a, b))
        assert ctx.needs_input_grad == (True, False, True)
        return mul(mul(grad, b), tensor(ctx.factor)), None, mul(mul(grad, a), tensor(ctx.factor))


class Parts(Function):
    @staticmethod
    def forward(a):
        return tensor(a._array * 2), None, tensor([1, 2], dtypes.int64), tensor(a._array * 3)

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.size = inputs[0].numel()
        ctx.mark_non_differentiable(output[2])

    @staticmethod
    def backward(ctx, double, nothing, index, triple):
        assert nothing is None
        assert values(index) == [0, 0]
        return add(mul(double, tensor(2.0)), mul(triple, tensor(3.0)))


def test_function():
    a, b = leaf(2.0), leaf(5.0)
    result = Scaled.apply(a, 10.0, b)
    assert result.grad_fn.name() == "ScaledBackward"
    assert len(result.grad_fn.next_functions) == 2
    assert [values(saved_tensor) for saved_tensor in result.grad_fn.saved_tensors] == [2.0, 5.0, 10.0]
    result.backward()
    assert (values(a.grad), values(b.grad)) == (50.0, 20.0)
    with pytest.raises(RuntimeError, match=r"ScaledBackward \(Scaled\) a second time"):
        result.backward()
    with autograd.no_grad():
        assert not Scaled.apply(a, 10.0, b).requires_grad


def test_function_twice():
    a, b = leaf(2.0), leaf(5.0)
    (first,) = autograd.grad(Scaled.apply(a, 10.0, b), a, create_graph=True)
    assert values(autograd.grad(first, b)[0]) == 10.0


def test_function_with_several_outputs():
    a = leaf([1.0, 2.0])
    double, nothing, index, triple = Parts.apply(a)
    assert (nothing, index.requires_grad, triple.output_nr) == (None, False, 3)
    triple.backward(tensor([1.0, 1.0]), retain_graph=True)
    assert values(a.grad) == [3.0, 3.0]
    autograd.backward([double, triple], [tensor([1.0, 0.0])] * 2)
    assert values(a.grad) == [8.0, 3.0]


def test_functions_are_freed_without_the_collector():
    gc.disable()
    try:
        result = Scaled.apply(leaf(2.0), 1.0, leaf(3.0))
        watch = weakref.ref(result.grad_fn)
        del result
        assert watch() is None
    finally:
        gc.enable()


def misbehaving(returned):
    class Wrong(Function):
        @staticmethod
        def forward(ctx, a, factor):
            return tensor(a._array * factor)

        @staticmethod
        def backward(ctx, grad):
            return returned

    return Wrong


@pytest.mark.parametrize(
    ("returned", "error", "message"),
    [
        (tensor(1.0), RuntimeError, "Wrong.backward returned 1 gradients, but forward takes 2 arguments"),
        ((3.0, None), TypeError, "Wrong.backward returned float at index 0"),
        ((None, tensor(1.0)), RuntimeError, "a gradient at index 1, where the argument of forward was not a tensor"),
    ],
)
def test_functions_that_return_nonsense(returned, error, message):
    with pytest.raises(error, match=message):
        misbehaving(returned).apply(leaf(1.0), 2.0).backward()
    misbehaving((tensor(1.0), None, None)).apply(leaf(1.0), 2.0).backward()


def test_set_materialize_grads_and_identity():
    class Same(Function):
        @staticmethod
        def forward(ctx, a):
            ctx.set_materialize_grads(False)
            return a, tensor(1.0)

        @staticmethod
        def backward(ctx, first, second):
            assert second is None
            return first

    a = leaf(1.0)
    same, _ = Same.apply(a)
    assert same is not a
    assert a.is_leaf
    same.backward()
    assert values(a.grad) == 1.0


def test_once_differentiable():
    class Once(Function):
        @staticmethod
        def forward(ctx, a):
            return tensor(a._array * 2)

        @staticmethod
        @autograd.once_differentiable
        def backward(ctx, grad):
            assert not guards.grad_enabled()
            return mul(grad, tensor(2.0))

    a = leaf(1.0)
    (first,) = autograd.grad(Once.apply(a), a, create_graph=True)
    assert values(first) == 2.0
    weight = leaf(1.0)
    (first,) = autograd.grad(Once.apply(a), a, weight, create_graph=True)
    with pytest.raises(RuntimeError, match=r"Once.backward is marked once_differentiable"):
        first.backward()


# -- gradcheck -----------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("differentiable_add")
def test_gradcheck_accepts_right_gradients():
    a, b = leaf([[1.0, 2.0], [3.0, 4.0]]), leaf([[0.5, -1.0], [2.0, 0.1]])
    assert autograd.gradcheck(lambda a, b: (mul(a, mul(a, b)), add(a, b)), (a, b))
    assert autograd.gradgradcheck(lambda a, b: mul(a, mul(a, b)), (a, b))


def test_gradcheck_reports_wrong_gradients():
    a = leaf([1.0, 2.0])

    def wrong(a):
        return passing(lambda grad: (tensor(grad._array * [2.0, 5.0]),), tensor(a._array * a._array), a)

    assert not autograd.gradcheck(wrong, a, raise_exception=False)
    message = (
        r"Jacobian mismatch for output 0 with respect to input 0, worst at input index \[1\] and output index \[1\]:\n"
        r"numerical: .*4\.0.*\nanalytical: .*5\.0"
    )
    with pytest.raises(autograd.GradcheckError, match=message):
        autograd.gradcheck(wrong, a)


def test_gradcheck_of_complex_functions():
    class Square(Function):
        @staticmethod
        def forward(ctx, a):
            ctx.save_for_backward(a)
            return mul(a, a)

        @staticmethod
        def backward(ctx, grad):
            (a,) = ctx.saved_tensors
            return make_tensor(2 * grad._array * a._array.conj(), a.dtype)

    assert autograd.gradcheck(Square.apply, leaf([1 + 2j, -0.5j], dtypes.complex128))


def test_gradcheck_rejects_what_it_cannot_check():
    with pytest.raises(ValueError, match="at least one input that requires grad"):
        autograd.gradcheck(lambda a: mul(a, a), tensor([1.0]))
    with pytest.warns(UserWarning, match="input 0 is float32; differences are only exact enough in float64"):
        assert autograd.gradcheck(lambda a: mul(a, a), leaf([1.0], dtypes.float32), eps=1e-2, atol=1e-2)


def test_gradcheck_of_functions_that_differentiate():
    def gradient(a):
        return autograd.grad(mul(mul(a, a), a).sum(), a, create_graph=True)[0]

    assert autograd.gradcheck(gradient, leaf([1.0, -2.0]))
    assert autograd.gradcheck(lambda a: mul(a, a), leaf(np.zeros((0, 3))), check_forward_ad=True)


def test_gradcheck_of_outputs_that_do_not_require_grad():
    assert autograd.gradcheck(lambda a: a.detach() * 0, leaf([1.0, -2.0]))
    with pytest.raises(autograd.GradcheckError, match="output 0 depends on input 0, and does not require grad"):
        autograd.gradcheck(lambda a: a.detach() * 2, leaf([1.0, -2.0]))
