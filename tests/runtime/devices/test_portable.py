"""Programs written for PyTorch that ask first, and those that use older names, run: answers, classes, comparisons."""

from __future__ import annotations

import collections
import copy
import importlib
from collections import OrderedDict
from typing import NamedTuple

import numpy as np
import pytest

import generated as ow
from generated.utils import _pytree as trees
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError

CLASSES = {
    "BoolTensor": ow.bool, "ByteTensor": ow.uint8, "CharTensor": ow.int8, "ShortTensor": ow.int16,
    "IntTensor": ow.int32, "LongTensor": ow.int64, "HalfTensor": ow.float16, "BFloat16Tensor": ow.bfloat16,
    "FloatTensor": ow.float32, "DoubleTensor": ow.float64,
}  # fmt: skip


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_for_every_dtype(name):
    kind = getattr(ow, name)
    result = kind([[1, 0], [1, 1]])
    assert result.dtype is CLASSES[name]
    assert result.tolist() == [[1, 0], [1, 1]]
    assert kind(2, 3).shape == (2, 3)
    assert kind().shape == (0,)
    assert [other for other in CLASSES if isinstance(result, getattr(ow, other))] == [name]
    assert result.type() == f"torch.{name}"
    assert ow.ones(2).type(kind).dtype is result.dtype
    assert ow.ones(2).type(result.type()).dtype is result.dtype
    assert ow.ones(2).type(result.dtype).dtype is result.dtype


def test_the_class_itself_makes_tensors_of_the_default_dtype():
    assert ow.Tensor([[1, 2]]).tolist() == [[1.0, 2.0]]
    assert ow.Tensor(np.arange(3)).dtype is ow.float32
    assert ow.Tensor(2, 3).shape == (2, 3)
    assert ow.Tensor().shape == (0,)
    ints = ow.arange(3)
    shared = ow.Tensor(ints)
    assert shared.dtype is ow.int64
    ints[0] = 7
    assert shared.tolist() == [7, 1, 2]

    class Named(ow.Tensor):
        pass

    named = Named([1, 2])
    assert type(named) is Named
    assert type(copy.deepcopy(named)) in {Named, ow.Tensor}
    assert (named + 1).tolist() == [2.0, 3.0]


@pytest.mark.parametrize(
    ("make", "error", "text"),
    [
        (lambda: ow.Tensor(3.5), ArgumentError, "expected sizes, a tensor, an array or a nested sequence, got float"),
        (lambda: ow.Tensor(True), ArgumentError, "got bool"),
        (lambda: ow.Tensor(-1), ArgumentError, "sizes are ints that are not negative"),
        (lambda: ow.Tensor(2, [3]), ArgumentError, "sizes are ints"),
        (lambda: ow.Tensor([1], [2]), ArgumentError, r"did you forget \[\.\.\.\]"),
        (lambda: ow.Tensor([1], dtype=ow.int64), ArgumentError, "unexpected dtype"),
        (lambda: ow.Tensor([1], device="cuda"), RuntimeError, "only the cpu device is available, got 'cuda'"),
        (lambda: ow.FloatTensor(ow.arange(3)), ArgumentError, r"expected a tensor of float32, got one of int64"),
        (lambda: ow.ones(2).type("torch.cuda.FloatTensor"), ArgumentError, "'torch.FloatTensor'"),
    ],
)
def test_what_no_tensor_is_made_of(make, error, text):
    with pytest.raises(error, match=text):
        make()


def test_names_of_types():
    assert ow.typename(ow.ones(1)) == "torch.FloatTensor"
    assert ow.ones(1, dtype=ow.complex64).type() == "torch.ComplexFloatTensor"
    assert ow.typename(3) == "int"
    assert ow.typename(ow.nn.Linear(1, 1)).endswith(".Linear")


def test_the_default_type():
    try:
        ow.set_default_tensor_type("torch.DoubleTensor")
        assert ow.ones(1).dtype is ow.float64
        ow.set_default_tensor_type(ow.FloatTensor)
        assert ow.ones(1).dtype is ow.float32
    finally:
        ow.set_default_dtype(ow.float32)


@pytest.mark.parametrize(
    "name",
    ["is_cuda", "is_mps", "is_xpu", "is_meta", "is_sparse", "is_sparse_csr", "is_mkldnn", "is_nested", "is_quantized"],
)
def test_what_a_tensor_is_not(name):
    assert getattr(ow.ones(2), name) is False


def test_older_methods():
    x = ow.arange(6.0).view(2, 3)
    assert (x.is_pinned(), x.is_shared(), x.is_inference(), x.get_device()) == (False, False, False, -1)
    assert x.new([1, 2]).tolist() == [1.0, 2.0]
    assert x.new(2, 2).shape == (2, 2)
    assert x.to_dense() is x
    assert x.storage().data_ptr() == x.untyped_storage().data_ptr()
    assert x.is_set_to(x.view(2, 3))
    assert not x.is_set_to(x.t())
    assert list(reversed([1])) == [1]
    assert reversed(x).tolist() == [[3, 4, 5], [0, 1, 2]]
    assert reversed(ow.tensor(1.0)).item() == 1
    for call in (x.cuda, x.pin_memory):
        with pytest.raises(ComputeError, match=r"ask cuda.is_available\(\) first"):
            call()


def test_elements_by_python_functions():
    x = ow.arange(6).view(2, 3)
    assert x.t().apply_(lambda value: value * 2 + 0.5) is not None
    assert x.tolist() == [[0, 2, 4], [6, 8, 10]]
    assert x.map_(ow.tensor([1, 2, 3]), lambda first, other: first - other).tolist() == [[-1, 0, 1], [5, 6, 7]]
    with pytest.raises(ArgumentError, match="has no gradient"):
        ow.ones(2).requires_grad_().apply_(abs)


def test_questions_about_devices():
    assert not ow.accelerator.is_available()
    assert ow.accelerator.current_accelerator() is None
    assert ow.accelerator.device_count() == ow.cuda.memory_allocated() == ow.cuda.max_memory_reserved(0) == 0
    assert ow.cuda.get_rng_state_all() == []
    ow.cuda.set_rng_state_all([])
    assert ow.distributed.is_available()
    assert not ow.distributed.is_initialized()
    assert not ow.compiler.is_compiling()
    assert not ow.jit.is_scripting()
    with ow.device("cpu"):
        assert ow.ones(2).device.type == "cpu"


@pytest.mark.parametrize(
    "call",
    [
        lambda: ow.accelerator.synchronize(), lambda: ow.accelerator.current_device_index(),
        lambda: ow.cuda.set_device(0), lambda: ow.cuda.get_device_properties(0), lambda: ow.cuda.set_rng_state_all([1]),
        lambda: ow.nn.parallel.scatter([], []), lambda: ow.device("cuda").__enter__(),
        lambda: ow.nn.attention.sdpa_kernel(ow.nn.attention.SDPBackend.CUDNN_ATTENTION).__enter__(),
    ],
)
def test_what_needs_another_device_raises(call):
    with pytest.raises(ComputeError):
        call()


def test_functions_are_what_they_were():
    def double(x):
        return x + x

    for decorate in (
        ow.jit.ignore, ow.jit.ignore(drop=True), ow.jit.unused, ow.jit.export,
    ):
        assert decorate(double) is double


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("utils.data.dataloader", "DataLoader"), ("utils.data.dataloader", "default_collate"),
        ("utils.data.dataset", "Dataset"), ("utils.data.sampler", "RandomSampler"),
        ("utils.data.distributed", "DistributedSampler"), ("cuda.amp", "GradScaler"), ("amp", "autocast"),
        ("nn.parallel", "DataParallel"), ("nn.attention", "sdpa_kernel"), ("testing", "assert_close"),
        ("utils._pytree", "tree_map"), ("nn", "DataParallel"),
    ],
)
def test_modules_by_their_names(module, name):
    assert hasattr(importlib.import_module(f"generated.{module}"), name)


def test_modules_on_several_devices_are_the_module():
    inner = ow.nn.Linear(3, 2)
    outer = ow.nn.parallel.DataParallel(inner)
    x = ow.ones(1, 3)
    assert outer(x).tolist() == inner(x).tolist()
    assert list(outer.state_dict()) == ["module.weight", "module.bias"]
    assert ow.nn.parallel.data_parallel(inner, x, range(2)).tolist() == inner(x).tolist()
    assert ow.nn.parallel.data_parallel(inner, (), module_kwargs={"input": x}).tolist() == inner(x).tolist()


def test_attention_by_the_kernel_there_is():
    backends = ow.nn.attention.SDPBackend
    x = ow.ones(1, 1, 2, 4)
    with ow.nn.attention.sdpa_kernel([backends.FLASH_ATTENTION, backends.MATH]):
        assert ow.nn.functional.scaled_dot_product_attention(x, x, x).tolist() == x.tolist()
    with pytest.raises(ArgumentError, match="SDPBackend"), ow.nn.attention.sdpa_kernel([]):
        pass


def test_containers_with_places_left_empty():
    listed = ow.nn.ModuleList([ow.nn.ReLU(), None])
    assert listed[1] is None
    assert len(list(listed.modules())) == 2
    assert "(1): None" in repr(listed)
    assert ow.nn.Sequential(OrderedDict(a=ow.nn.ReLU(), b=None)).b is None


# -- mixed precision ------------------------------------------------------------------------------------------------


def scaled(**options):
    weight = ow.nn.Parameter(ow.tensor([1.0, 2.0]))
    return weight, ow.optim.SGD([weight], lr=0.5), ow.amp.GradScaler("cpu", init_scale=8.0, **options)


def test_scaled_losses_take_the_same_steps():
    weight, optimizer, scaler = scaled(growth_interval=2)
    plain = ow.nn.Parameter(weight.detach().clone())
    reference = ow.optim.SGD([plain], lr=0.5)
    for _ in range(3):
        for parameter, step in ((weight, optimizer), (plain, reference)):
            step.zero_grad()
            loss = (parameter * parameter).sum()
            if step is optimizer:
                scaler.scale(loss).backward()
                scaler.step(step)
                scaler.update()
            else:
                loss.backward()
                step.step()
        assert weight.tolist() == plain.tolist()
    assert scaler.get_scale() == 16.0  # grown after two steps
    state = scaler.state_dict()
    again = ow.amp.GradScaler("cpu")
    again.load_state_dict(state)
    assert again.state_dict() == state
    again.set_growth_factor(3.0)
    again.set_backoff_factor(0.25)
    again.set_growth_interval(7)
    assert (again.get_growth_factor(), again.get_backoff_factor(), again.get_growth_interval()) == (3.0, 0.25, 7)
    assert again.state_dict() == state | {"growth_factor": 3.0, "backoff_factor": 0.25, "growth_interval": 7}


def test_a_step_that_overflows_is_skipped():
    weight, optimizer, scaler = scaled()
    scaler.scale((weight * float("inf")).sum()).backward()
    assert scaler.step(optimizer) is None
    assert weight.tolist() == [1.0, 2.0]
    scaler.update()
    assert scaler.get_scale() == 4.0
    with pytest.raises(ComputeError, match="no step"):
        scaler.update()


def test_gradients_are_unscaled_once():
    weight, optimizer, scaler = scaled()
    scaler.scale(weight.sum()).backward()
    assert weight.grad.tolist() == [8.0, 8.0]
    scaler.unscale_(optimizer)
    assert weight.grad.tolist() == [1.0, 1.0]
    with pytest.raises(ComputeError, match="already"):
        scaler.unscale_(optimizer)
    scaler.step(optimizer)
    assert weight.tolist() == [0.5, 1.5]
    with pytest.raises(ComputeError, match="already"):
        scaler.step(optimizer)


def test_a_scaler_for_a_device_that_is_not_there_changes_nothing():
    weight, optimizer, _ = scaled()
    with pytest.warns(UserWarning, match="there is no cuda"):
        scaler = ow.cuda.amp.GradScaler()
    assert not scaler.is_enabled()
    loss = weight.sum()
    assert scaler.scale(loss) is loss
    loss.backward()
    scaler.step(optimizer)
    scaler.update()
    assert weight.tolist() == [0.5, 1.5]
    assert scaler.state_dict() == {}


# -- trees ----------------------------------------------------------------------------------------------------------



class Point(NamedTuple):
    x: int
    y: object


TREES = {
    "a leaf": 3,
    "none": None,
    "containers": {"b": [1, (2, 3)], "a": Point(4, None)},
    "ordered": OrderedDict(b=1, a=[2]),
    "defaults": collections.defaultdict(list, {"a": [1, 2]}),
    "a deque": collections.deque([1, 2], maxlen=3),
    "empty": [(), {}, []],
}


@pytest.mark.parametrize("name", TREES)
def test_trees_come_apart_and_together(name):
    tree = TREES[name]
    leaves, form = trees.tree_flatten(tree)
    again = trees.tree_unflatten(leaves, form)
    assert again == tree
    assert type(again) is type(tree)
    assert form.num_leaves == len(leaves) == len(trees.tree_leaves(tree))
    assert form == trees.tree_structure(tree)
    with pytest.raises(ArgumentValueError, match="leaves"):
        form.unflatten([*leaves, 1])


def test_functions_over_trees():
    tree = {"a": [1, 2.0], "b": (3,)}
    assert trees.tree_map(lambda first: first * 2, tree) == {"a": [2, 4.0], "b": (6,)}
    assert trees.tree_map(lambda first, other: first - other, tree, tree) == {"a": [0, 0.0], "b": (0,)}
    assert trees.tree_map_only(int, str, tree) == {"a": ["1", 2.0], "b": ("3",)}
    assert trees.tree_leaves(tree, is_leaf=lambda first: isinstance(first, list)) == [[1, 2.0], 3]
    assert trees.tree_all(lambda first: first > 0, tree)
    assert not trees.tree_any(lambda first: first > 3, tree)
    with pytest.raises(ArgumentValueError, match="different forms"):
        trees.tree_map(max, tree, [1, 2, 3])


def test_a_class_of_ones_own_is_a_container():
    class Pair:
        def __init__(self, first, other):
            self.one, self.other = first, other

    trees.register_pytree_node(Pair, lambda pair: ((pair.one, pair.other), None), lambda values, _: Pair(*values))
    result = trees.tree_map(lambda first: first + 1, [Pair(1, 2)])[0]
    assert (result.one, result.other) == (2, 3)
    with pytest.raises(ArgumentValueError, match="registered already"):
        trees.register_pytree_node(Pair, list, list)
    gradient = ow.func.grad(lambda pair: (pair.one * pair.other).sum())(Pair(ow.tensor([2.0]), ow.tensor([3.0])))
    assert (gradient.one.tolist(), gradient.other.tolist()) == ([3.0], [2.0])


# -- comparisons ----------------------------------------------------------------------------------------------------

CLOSE = {
    "rounding": lambda: (ow.tensor([1.0, 2.0]), ow.tensor([1.0 + 1e-7, 2.0])),
    "numbers": lambda: (1.0, 1.0 + 1e-9),
    "infinite": lambda: (ow.tensor([float("inf")]), ow.tensor([float("inf")])),
    "large ints": lambda: (ow.tensor([2**62 + 1]), ow.tensor([2**62 + 1])),
    "lists": lambda: ([ow.ones(2), 3], [ow.ones(2), 3]),
    "dicts": lambda: ({"a": ow.ones(2)}, {"a": ow.ones(2)}),
    "empty": lambda: (ow.ones(0), ow.ones(0)),
    "arrays": lambda: (np.ones(2), np.ones(2)),
    "half": lambda: (ow.ones(2, dtype=ow.bfloat16), ow.ones(2, dtype=ow.bfloat16) * 1.01),
}
APART = {
    "a value": (lambda: (ow.tensor([1.0, 2.0]), ow.tensor([1.0, 2.1])), "Mismatched elements: 1 / 2 \\(50.0%\\)"),
    "its place": (lambda: (ow.zeros(2, 3), ow.eye(2, 3)), r"difference: 1 at index \(0, 0\)"),
    "nan": (lambda: (ow.tensor([float("nan")]),) * 2, "not close"),
    "infinite": (lambda: (ow.tensor([float("inf")]), ow.tensor([-float("inf")])), "not close"),
    "large ints": (lambda: (ow.tensor([2**62 + 1]), ow.tensor([2**62])), "not equal"),
    "shape": (lambda: (ow.ones(2), ow.ones(3)), "'shape' do not match"),
    "dtype": (lambda: (ow.ones(2), ow.ones(2).double()), "'dtype' do not match"),
    "length": (lambda: ([1], [1, 2]), "length of the sequences"),
    "keys": (lambda: ({"a": 1}, {"b": 1}), r"missing \[\"'b'\"\], unexpected \[\"'a'\"\]"),
    "an item": (lambda: ({"a": [1, 2]}, {"a": [1, 3]}), r"Item 'a'\nItem \[1\]"),
    "a number": (lambda: (1.0, 2.0), "Scalars are not close"),
}


@pytest.mark.parametrize("name", CLOSE)
def test_close(name):
    ow.testing.assert_close(*CLOSE[name]())


@pytest.mark.parametrize("name", APART)
def test_apart(name):
    pair, text = APART[name]
    with pytest.raises(AssertionError, match=text):
        ow.testing.assert_close(*pair())


def test_comparisons_by_their_arguments():
    nan = ow.tensor([float("nan")])
    ow.testing.assert_close(nan, nan, equal_nan=True)
    ow.testing.assert_close(ow.ones(2), ow.ones(2).double(), check_dtype=False)
    ow.testing.assert_close(ow.ones(2), ow.ones(2) * 1.05, rtol=0.1, atol=0.0)
    with pytest.raises(AssertionError, match=r"^mine$"):
        ow.testing.assert_close(1, 2, msg="mine")
    with pytest.raises(AssertionError, match=r"^so: Scalars"):
        ow.testing.assert_close(1, 2, msg=lambda text: f"so: {text}")
    with pytest.raises(ArgumentValueError, match="given together"):
        ow.testing.assert_close(1, 2, rtol=1.0)
    with pytest.raises(ArgumentError, match="cannot be compared"):
        ow.testing.assert_close("a", "a")
    with pytest.raises(AssertionError, match="stride"):
        ow.testing.assert_close(ow.ones(2, 2), ow.ones(2, 2).t(), check_stride=True)


def test_older_names_of_what_was_built() -> None:
    for name in ("has_cuda", "has_cudnn", "has_mkldnn", "has_mps"):
        for _ in range(2):
            with pytest.warns(UserWarning, match=f"'{name}' is deprecated, please use 'backends"):
                assert getattr(ow, name) is False
        assert name not in dir(ow)
    assert (ow.has_lapack, ow.has_spectral, ow.has_mkl, ow.has_openmp) == (True, True, False, False)
