"""Parts of PyTorch that libraries import: trees with places, weak dicts, timers, folders of models, and others."""

from __future__ import annotations

import copy
import dataclasses
import functools
import gc
import importlib
import math
from collections import OrderedDict, namedtuple
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated.optim import optimizer as conventions
from generated.quasirandom import SobolEngine
from generated.utils import _pytree as trees
from generated.utils import benchmark, checkpoint, weak
from generated.utils._contextlib import _DecoratorContextManager, _NoParamDecoratorContextManager
from generated.utils.data._utils import collate, worker

Pair = namedtuple("Pair", "left right")  # noqa: PYI024 - without types, as programs have them
TREE = {"a": [1, (2, 3)], "b": OrderedDict(c=4), "d": Pair(5, 6)}
PLACES = ["['a'][0]", "['a'][1][0]", "['a'][1][1]", "['b']['c']", "['d'].left", "['d'].right"]


def test_leaves_have_places() -> None:
    result, form = trees.tree_flatten_with_path(TREE)
    assert [trees.keystr(path) for path, _ in result] == PLACES
    assert [leaf for _, leaf in result] == [1, 2, 3, 4, 5, 6]
    assert trees.tree_unflatten([leaf for _, leaf in result], form) == TREE
    assert [trees.key_get(TREE, path) for path, _ in result] == [1, 2, 3, 4, 5, 6]
    named = trees.tree_map_with_path(lambda path, leaf, other: (trees.keystr(path), leaf + other), TREE, TREE)
    assert named["d"].right == ("['d'].right", 12)
    assert trees.arg_tree_leaves(1, [2], c={"d": 3}) == [1, 2, 3]
    assert trees.tree_all_only(int, lambda first: first > 0, TREE)
    assert not trees.tree_any_only(float, lambda first: first > 0, TREE)
    assert trees.is_namedtuple(Pair(1, 2))
    assert not trees.is_namedtuple_class(tuple)


@pytest.mark.parity
def test_places_as_pytorch() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    from torch.utils import _pytree as theirs

    assert [theirs.keystr(path) for path, _ in theirs.tree_flatten_with_path(TREE)[0]] == PLACES


def test_dataclasses_and_constants_in_trees() -> None:
    @dataclasses.dataclass
    class Batch:
        images: object
        labels: object
        note: str = "none"

    @dataclasses.dataclass(frozen=True)
    class Setting:
        value: int

    trees.register_dataclass(Batch, drop_field_names=["note"])
    trees.register_constant(Setting)
    tree = Batch(1, [2, Setting(7)], "kept apart")
    assert [trees.keystr(path) for path, _ in trees.tree_leaves_with_path(tree)] == [".images", ".labels[0]"]
    assert trees.tree_map(lambda leaf: leaf * 10, tree) == Batch(10, [20, Setting(7)])
    with pytest.raises(TypeError, match="expected a dataclass"):
        trees.register_dataclass(int)


def test_dicts_that_forget_their_tensors() -> None:
    first, second = ow.ones(2), ow.ones(2)
    names = weak.WeakIdKeyDictionary({first: "first"})
    names[second] = "second"
    assert names[first], names[second] == ("first", "second")
    assert second in names
    assert ow.ones(2) not in names
    ref = weak.TensorWeakRef(second)
    del second
    gc.collect()
    assert list(names.values()) == ["first"]
    assert ref() is None
    with pytest.raises(KeyError):
        names[ow.ones(2)]
    del names[first]
    assert len(names) == 0


def test_guards_decorate_one_function() -> None:
    for guard in (ow.no_grad(), ow.set_grad_enabled(mode=True)):
        with pytest.raises(TypeError, match="decorates one function, got 2 arguments"):
            ow.ones(1).map_(ow.ones(1), guard)


def test_context_managers_that_decorate() -> None:
    seen: list[str] = []

    class Noted(_DecoratorContextManager):
        def __enter__(self) -> None:
            seen.append("in")

        def __exit__(self, *_: object) -> None:
            seen.append("out")

    class Plain(_NoParamDecoratorContextManager, Noted):
        pass

    @Noted()
    def steps(count: int) -> object:
        for number in range(count):
            seen.append(str(number))
            yield number

    assert list(steps(2)) == [0, 1]
    assert seen == ["in", "0", "out", "in", "1", "out", "in", "out"]
    seen.clear()
    assert Plain(lambda: "done")() == "done"
    assert seen == ["in", "out"]


def test_timers() -> None:
    timer = benchmark.Timer("x + x", globals={"x": ow.ones(3)}, label="sum", sub_label="three", description="ours")
    measured = timer.blocked_autorange(min_run_time=0.01)
    assert 0 < measured.median < 0.01
    assert measured.title == "sum: three"
    assert sum(measured.raw_times) >= 0.01
    assert timer.timeit(10).number_per_run == 10
    assert timer.adaptive_autorange(threshold=0.5, max_run_time=0.05).times
    table = str(benchmark.Compare([measured, timer.timeit(10)]))
    assert table.splitlines()[0].strip("[-] ") == "sum"
    assert table.splitlines()[1].split() == ["ours"]
    assert table.splitlines()[2].split()[0] == "three"
    assert "Median" in repr(measured)
    with pytest.raises(NotImplementedError, match="statements are Python"):
        benchmark.Timer("x", language="c++")
    with pytest.raises(ValueError, match="max_run_time"):
        timer.adaptive_autorange(min_run_time=2, max_run_time=1)
    with pytest.raises(NotImplementedError, match="instructions are not counted"):
        timer.collect_callgrind()
    with pytest.raises(ValueError, match="global_setup"):
        benchmark.Timer("x", global_setup="y")


def test_statements_of_timers_may_be_indented_and_ask_for_many_threads() -> None:
    timer = benchmark.Timer(
        """
        y = x + x
        if True:
            y = y * 2
        """,
        setup="""
            x = ones(3)
        """, globals={"ones": ow.ones}, num_threads=10_000,
    )  # fmt: skip
    measured = timer.timeit(10)
    assert measured.task_spec.stmt == "y = x + x\nif True:\n    y = y * 2"
    assert measured.task_spec.setup == "x = ones(3)"
    assert "10000 threads" in repr(measured)


def test_more_threads_than_processors() -> None:
    before = ow.get_num_threads()
    try:
        ow.set_num_threads(1000)
        assert ow.get_num_threads() == 1000
        assert ow.ones(1_000_000).sum() == 1_000_000
    finally:
        ow.set_num_threads(before)


def test_tables_of_measurements() -> None:
    def measured(name: str, column: str, *times: float) -> benchmark.Measurement:
        return benchmark.Measurement(1, list(times), benchmark.TaskSpec(name, "pass", description=column))

    rows = [
        measured("a", "one", *(1.0e-3, 1.002e-3, 1.004e-3, 1.006e-3)), measured("a", "two", *(2.5e-3,) * 4),
        measured("b", "one", 4e-3, 9e-3), measured("b", "two", *(5e-3,) * 4),
    ]  # fmt: skip
    table = benchmark.Compare(rows)
    assert str(table).splitlines()[1].split() == ["a", "1.00", "ms", "2.50", "ms"]
    table.trim_significant_figures()
    table.highlight_warnings()
    assert [line.split() for line in str(table).splitlines()[1:]] == [
        ["a", "1.00", "ms", "2.5000", "ms"], ["b", "6", "ms", "!", "5.0000", "ms"],
    ]  # fmt: skip
    table.colorize()
    assert str(table).splitlines()[1].count("\33[32m") == 1
    assert str(table).count("\33[31m") == 3
    table.colorize(rowwise=True)
    assert str(table).count("\33[32m") == 2
    assert [benchmark.trim_sigfig(x, 2) for x in (1234.0, 0.01234, 0.0)] == [1200.0, 0.012, 0.0]
    assert [benchmark.select_unit(x) for x in (2.0, 0.5, 3e-8)] == [("s", 1.0), ("ms", 1e-3), ("ns", 1e-9)]


def test_fuzzers() -> None:
    fuzzer = benchmark.Fuzzer(
        [
            benchmark.FuzzedParameter("n", 4, 64, "loguniform"),
            benchmark.FuzzedParameter("scale", 0.5, 1.0, "uniform"),
            benchmark.FuzzedParameter("k", distribution={benchmark.ParameterAlias("n"): 0.5, 3: 0.5}, strict=True),
            [benchmark.FuzzedParameter("dims", distribution={1: 1, 2: 3})],
        ],
        [
            benchmark.FuzzedTensor(
                "x", ("n", "k"), steps=(1, 2), min_elements=12, max_elements=2000, dim_parameter="dims",
                probability_contiguous=0.25,
            ),
            [benchmark.FuzzedTensor("y", ("n", 4), dtype=ow.int64, probability_contiguous=1.0)],
        ],
        constraints=[lambda n, k, **_: n >= k], seed=3,
    )  # fmt: skip
    samples = list(fuzzer.take(40))
    for tensors, about, params in samples:
        x, y = tensors["x"], tensors["y"]
        assert tuple(x.shape) == (params["n"], params["k"])[: params["dims"]]
        assert 12 <= x.numel() == about["x"]["numel"] <= 2000
        assert (y.shape, y.dtype, y.is_contiguous()) == ((params["n"], 4), ow.int64, True)
        assert params["k"] in (3, params["n"])
        assert about["x"]["is_contiguous"] == x.is_contiguous()
        assert 4 <= params["n"] <= 64
        assert 0.5 <= params["scale"] <= 1.0
    assert len({about["x"]["order"] for _, about, _ in samples}) == 3
    assert 0 < fuzzer.rejection_rate < 1
    again = [params for _, _, params in fuzzer.take(40)]
    assert again == [params for _, _, params in samples]
    with pytest.raises(RuntimeError, match="did not fulfil"):
        next(benchmark.Fuzzer([], [], [lambda: False]).take(1))
    with pytest.raises(ValueError, match="add up to"):
        benchmark.FuzzedParameter("n", distribution={1: 0.5}, strict=True)
    with pytest.raises(ValueError, match="names"):
        benchmark.Fuzzer([benchmark.FuzzedParameter("n", 1, 2, "uniform")] * 2, [])


def test_models_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "hubconf.py").write_text(
        'dependencies = ["numpy"]\nimport parts\n\ndef net(size=2):\n    """A layer."""\n    return parts.layer(size)\n'
    )
    (tmp_path / "parts.py").write_text("def layer(size):\n    return ('layer', size)\n")
    assert ow.hub.load(tmp_path, "net", size=3, source="local") == ("layer", 3)
    assert ow.hub.list(tmp_path) == ["net"]
    assert ow.hub.help(tmp_path, "net") == "A layer."
    with pytest.raises(NotImplementedError, match="run code that comes from the network"):
        ow.hub.load("pytorch/vision", "resnet18")
    with pytest.raises(RuntimeError, match="Cannot find callable other in hubconf"):
        ow.hub.load(tmp_path, "other", source="local")
    with pytest.raises(ValueError, match=r"has no hubconf\.py"):
        ow.hub.list(tmp_path / "nowhere")


def test_sobol_points() -> None:
    engine = SobolEngine(2)
    np.testing.assert_array_equal(engine.draw(4).numpy(), [[0, 0], [0.5, 0.5], [0.75, 0.25], [0.25, 0.75]])
    assert engine.draw_base2(2).shape == (4, 2)
    with pytest.raises(ValueError, match="n to be a power of 2"):
        engine.draw_base2(2)
    full = engine.reset().draw(8)
    np.testing.assert_array_equal(engine.reset().fast_forward(3).draw(2).numpy(), full[3:5].numpy())
    mixed = [SobolEngine(3, scramble=True, seed=5).draw(16, dtype=ow.float64) for _ in range(2)]
    assert mixed[0].equal(mixed[1])
    assert abs(mixed[0].mean().item() - 0.5) < 0.05
    with pytest.raises(ValueError, match="Supported range"):
        SobolEngine(0)


@pytest.mark.parity
def test_sobol_points_as_pytorch() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    np.testing.assert_array_equal(SobolEngine(5).draw(32).numpy(), torch.quasirandom.SobolEngine(5).draw(32).numpy())


def test_conditions() -> None:
    ow._check(True)
    ow._assert(ow.tensor(True), "unused")
    ow._assert_async(ow.tensor(1))
    for function, kind in ((ow._check, RuntimeError), (ow._check_value, ValueError), (ow._check_index, IndexError)):
        with pytest.raises(kind, match="told"):
            function(False, lambda: "told")
    with pytest.raises(AssertionError, match="told"):
        ow._assert(ow.tensor(False), "told")
    with pytest.raises(RuntimeError, match="single nonzero value"):
        ow._assert_async(ow.tensor(0))
    with pytest.raises(RuntimeError):
        ow._check_is_size(-1)
    assert not isinstance(3, ow.SymInt)


def test_optimisers_of_others() -> None:
    seen = []

    class Descent(conventions.Optimizer):
        def __init__(self, params: object, differentiable: bool) -> None:
            super().__init__(params, {"lr": 0.1, "differentiable": differentiable})

        @conventions._use_grad_for_differentiable
        def step(self, closure: object = None) -> None:
            seen.append(ow.is_grad_enabled())

    for differentiable in (False, True):
        Descent([ow.nn.Parameter(ow.ones(1))], differentiable).step()
    assert seen == [False, True]
    tensors = [ow.ones(1), ow.ones(2, dtype=ow.float64), ow.zeros(3)]
    dtype = conventions._group_tensors_by_device_and_dtype([tensors, [*"abc"]], with_indices=True)
    assert [(lists[1], positions) for lists, positions in dtype.values()] == [(["a", "c"], [0, 2]), (["b"], [1])]
    listed = [ow.ones(2, dtype=ow.complex64), ow.ones(1)]
    conventions._view_as_real(listed)
    assert [item.shape for item in listed] == [(2, 2), (1,)]
    assert conventions._get_value(ow.tensor(2.0)) == conventions._dispatch_sqrt(4.0) == 2.0


def test_parts_of_checkpoints() -> None:
    x = ow.ones(2, requires_grad=True)
    (alone, number) = checkpoint.detach_variable((x, 3))
    assert alone.is_leaf
    assert alone.requires_grad
    assert number == 3
    with pytest.warns(UserWarning, match="None of the inputs have requires_grad=True"):
        checkpoint.check_backward_validity([x.detach()])
    assert checkpoint.get_device_states(x) == ([], [])
    checkpoint.set_device_states([], [])
    with checkpoint.set_checkpoint_early_stop(False), checkpoint.set_checkpoint_debug_enabled(True):
        result = checkpoint.checkpoint(ow.sin, x, use_reentrant=False, context_fn=checkpoint.noop_context_fn)
    result.sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), math.cos(1), rtol=1e-6)


def test_loaders_have_their_parts() -> None:
    assert collate.default_collate([1, 2]).tolist() == [1, 2]
    words = [3, 7 & 0xFFFFFFFF, 7 >> 32, 0]
    assert worker._generate_state(7, 3) == np.random.SeedSequence(words).generate_state(4).tolist()


def test_modules_that_could_be_integers() -> None:
    functional = ow.nn.quantized.FloatFunctional()
    x = ow.tensor([-2.0, 3.0])
    assert functional.add_relu(x, x).tolist() == [0, 6]
    assert functional.cat([x, functional.mul_scalar(x, 2)]).tolist() == [-2, 3, -4, 6]
    wrapped = ow.ao.quantization.QuantWrapper(ow.nn.Linear(2, 1).eval())
    assert not wrapped.quant.training
    assert wrapped(x).equal(wrapped.module(x))
    with pytest.raises(RuntimeError, match="underlying operation"):
        functional(x)


def test_libraries_that_are_not_there() -> None:
    cudnn = importlib.import_module("generated.backends.cudnn")

    assert ow.backends.cudnn is cudnn
    before = cudnn.benchmark
    with cudnn.flags(benchmark=not before):
        assert cudnn.benchmark is not before
    assert cudnn.benchmark is before
    assert not ow.backends.openmp.is_available()
    assert ow.backends.cuda.math_sdp_enabled()
    assert not ow.backends.cuda.flash_sdp_enabled()
    assert ow.cuda.amp.custom_fwd(lambda ctx, x: x)(SimpleNamespace(), 3) == 3
    with pytest.raises(OSError, match="compiled for PyTorch"):
        ow.ops.load_library("_C.so")


def test_nothing_is_recorded_where_numpy_may_read() -> None:
    x = ow.nn.Parameter(ow.ones(2))
    with ow.no_grad():
        assert x.numpy().tolist() == [1, 1]
    with pytest.raises(RuntimeError, match="requires grad"):
        x.numpy()


def test_subclasses_may_have_properties_of_their_own() -> None:
    class Image(ow.Tensor):
        @property
        def dtype(self) -> object:
            with ow._C.DisableTorchFunctionSubclass():
                return super().dtype

    result = ow.ones(2, dtype=ow.float64).as_subclass(Image)
    assert type(result) is Image
    assert result.dtype is ow.float64
    assert copy.deepcopy(result).equal(result)


# Images of 6 by 5 to other sizes: a constant one stays so, and a ramp keeps its mean.
@pytest.mark.parametrize("mode", ["bilinear", "bicubic", "lanczos"])
@pytest.mark.parametrize("size", [(3, 2), (4, 9), (6, 5)])
def test_filters_spread_as_wide_as_elements_are_apart(mode: str, size: tuple[int, int]) -> None:
    image = ow.full((1, 1, 6, 5), 3.0, dtype=ow.float64)
    small = ow.nn.functional.interpolate(image, size=size, mode=mode, antialias=True)
    np.testing.assert_allclose(small.numpy(), np.full((1, 1, *size), 3.0), rtol=1e-12)
    ramp = ow.arange(30.0, dtype=ow.float64).reshape(1, 1, 6, 5)
    result = ow.nn.functional.interpolate(ramp, size=size, mode=mode, antialias=True)
    np.testing.assert_allclose(result.mean().item(), 14.5, rtol=1e-12)
    if size == (6, 5):
        np.testing.assert_allclose(result.numpy(), ramp.numpy(), atol=1e-12)


@pytest.mark.parity
@pytest.mark.parametrize("mode", ["bilinear", "bicubic", "lanczos"])
@pytest.mark.parametrize("named", [{"size": (3, 5)}, {"scale_factor": (0.4, 1.7)}, {"size": (11, 4)}])
@pytest.mark.parametrize(("kind", "atol"), [("float64", 1e-12), ("float32", 1e-6), ("uint8", 2)])
def test_filters_as_pytorch(mode: str, named: dict[str, object], kind: str, atol: float) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    values = np.random.default_rng(0).random((2, 3, 8, 9))
    values = (values * 255).astype(kind) if kind == "uint8" else values.astype(kind)
    ours, theirs = (
        source.nn.functional.interpolate(source.from_numpy(values), mode=mode, antialias=True, **named).numpy()
        for source in (ow, torch)
    )
    np.testing.assert_allclose(ours.astype(float), theirs.astype(float), atol=atol)


def test_errors_of_filters() -> None:
    with pytest.raises(ValueError, match="Anti-alias option is restricted to"):
        ow.nn.functional.interpolate(ow.ones(1, 1, 4, 4), size=2, antialias=True)
    with pytest.raises(ValueError, match="Lanczos mode does not support align_corners=True"):
        ow.nn.functional.interpolate(ow.ones(1, 1, 4, 4), 2, mode="lanczos", align_corners=True, antialias=True)
    with pytest.raises(ValueError, match="unknown mode 'lanczos'"):
        ow.nn.functional.interpolate(ow.ones(1, 1, 4, 4), 2, mode="lanczos")


def test_modules_move_and_are_found_twice() -> None:
    layer = ow.nn.Linear(2, 2)
    both = ow.nn.Sequential(layer, layer)
    assert len(list(both.modules())) == 2
    assert len(list(both.modules(remove_duplicate=False))) == 3
    assert both.compile() is None
    assert both.to_empty(device="cpu")[0].weight.shape == (2, 2)


def test_packed_sequences_have_dtypes() -> None:
    packed = ow.nn.utils.rnn.pack_sequence([ow.tensor([1.5, 2.5]), ow.tensor([3.5])])
    assert packed.double().data.dtype is ow.float64
    assert packed.long().data.tolist() == [1, 3, 2]
    assert packed.half().float().batch_sizes.tolist() == [2, 1]
    assert packed.cpu() is packed.pin_memory() is packed
    assert not packed.is_pinned()


def test_gradients_are_checked_as_pytorch_is_asked_to() -> None:
    x = ow.tensor([0.3, 0.7], dtype=ow.float64, requires_grad=True)
    assert ow.autograd.gradcheck(ow.sin, x, fast_mode=True, check_undefined_grad=False, check_batched_grad=True)
    assert ow.autograd.gradgradcheck(ow.sin, x, check_fwd_over_rev=True, check_rev_over_rev=False, fast_mode=True)

    class Wrong(ow.autograd.Function):
        @staticmethod
        def forward(ctx: object, x: ow.Tensor) -> ow.Tensor:
            return x.sin()

        @staticmethod
        def backward(ctx: object, grad: ow.Tensor) -> ow.Tensor:
            return grad

    assert not ow.autograd.gradcheck(Wrong.apply, x, fast_mode=True, raise_exception=False)


def test_older_names_and_permutations() -> None:
    layer = ow.nn.Linear(2, 2)
    layer(ow.ones(1, 2)).sum().backward()
    with pytest.warns(FutureWarning, match="clip_grad_norm_"):
        ow.nn.utils.clip_grad_norm(layer.parameters(), 0.5)
    assert ow.nn.utils.get_total_norm([parameter.grad for parameter in layer.parameters()]).item() == pytest.approx(0.5)
    order = ow.tensor([2, 0, 3, 1])
    inverse = ow.nn.utils.rnn.invert_permutation(order)
    assert (order[inverse].tolist(), ow.nn.utils.rnn.invert_permutation(None)) == ([0, 1, 2, 3], None)


@pytest.mark.parametrize(
    ("options", "text"),
    [({"acc_policy": "best"}, "acc_policy"), ({"chunking_method": "aspect_ratio:0"}, "chunking_method"),
     ({"batch_chunk_size": 0}, "batch_chunk_size"), ({"acc_dtype": ow.int64}, "acc_dtype")],
)  # fmt: skip
def test_options_of_a_linear_cross_entropy(options: dict[str, object], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        ow.nn.LinearCrossEntropyOptions(**options)


def test_a_linear_cross_entropy_in_parts_is_that_at_once() -> None:
    options = ow.nn.LinearCrossEntropyOptions(batch_chunk_size=2, chunking_method=None)
    x, target = ow.randn(5, 3), ow.tensor([0, 3, 1, 2, 3])
    loss = ow.nn.LinearCrossEntropyLoss(3, 4, options=options)
    expected = ow.nn.functional.cross_entropy(loss.linear(x), target)
    assert loss(x, target).item() == pytest.approx(expected.item(), rel=1e-6)


def test_measurements_of_other_labels_stand_apart() -> None:
    """As PyTorch's, whose tables have their label above them; rows of one name are other rows for another label."""
    spec = {"stmt": "x", "num_threads": 1, "sub_label": "row", "description": "ours"}
    benchmark = ow.utils.benchmark
    results = [
        benchmark.Measurement(1, [seconds], benchmark.TaskSpec(setup="pass", label=label, **spec))
        for label, seconds in (("first", 1.0), ("second", 2.0))
    ]
    text = str(benchmark.Compare(results))
    assert [line.strip("[]- ") for line in text.splitlines() if line.startswith("[")] == ["first", "second"]
    assert text.count("row") == 2


def test_a_profiler_hands_over_with_the_number_of_the_next_step() -> None:
    """As PyTorch's, whose programs name files of traces by it."""

    seen: list[int] = []
    plan = ow.profiler.schedule(wait=1, warmup=1, active=2)
    with ow.profiler.profile(schedule=plan, on_trace_ready=lambda profile: seen.append(profile.step_num)) as profile:
        for _ in range(9):
            profile.step()
    assert seen == [4, 8]


def test_an_optimiser_without_momentum_remembers_nothing() -> None:
    def state(torch: Any, **options: float) -> list[int]:
        layer = torch.nn.Linear(1, 1)
        optimizer = torch.optim.SGD(layer.parameters(), lr=0.1, **options)
        layer(torch.ones(1, 1)).sum().backward()
        optimizer.step()
        return sorted(optimizer.state_dict()["state"])

    for torch in (ow, pytest.importorskip("torch")):
        assert state(torch) == []
        assert state(torch, momentum=0.9) == [0, 1]


def _attention(torch: Any, x: Any, y: Any) -> Any:
    return torch.sigmoid(torch.mm(torch.mm(x, y), y)) * y


POLICIES = {
    "list": lambda torch, policy: [torch.ops.aten.mm.default],
    "one operator": lambda torch, policy: lambda context, op, *args, **kwargs: (
        policy.MUST_SAVE if op is torch.ops.aten.sigmoid.default else policy.PREFER_RECOMPUTE
    ),
    "everything": lambda torch, policy: lambda context, op, *args, **kwargs: policy.PREFER_SAVE,
    "nothing": lambda torch, policy: lambda context, op, *args, **kwargs: policy.MUST_RECOMPUTE,
    "bool": lambda torch, policy: lambda context, op, *args, **kwargs: op is torch.ops.aten.mm.default,
}


@pytest.mark.parametrize("name", POLICIES)
def test_selective_checkpoints_keep_some_results(name: str) -> None:
    """Gradients, and how often backward multiplies and takes sigmoids, beside PyTorch's."""

    def counted(torch: Any) -> tuple[list[bool], int, int]:
        checkpoints = importlib.import_module(f"{torch.__name__}.utils.checkpoint")
        modes = importlib.import_module(f"{torch.__name__}.utils._python_dispatch")
        calls: list[str] = []

        class Calls(modes.TorchDispatchMode):  # type: ignore[name-defined, misc]
            def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
                calls.append(str(func))
                return func(*args, **(kwargs or {}))

        x, y = (torch.arange(9.0).reshape(3, 3).mul(step).sin().requires_grad_() for step in (1, 2))
        full = torch.autograd.grad(_attention(torch, x, y).sum(), (x, y))
        policy = POLICIES[name](torch, checkpoints.CheckpointPolicy)
        result = checkpoints.checkpoint(
            functools.partial(_attention, torch), x, y, use_reentrant=False,
            context_fn=functools.partial(checkpoints.create_selective_checkpoint_contexts, policy),
        )  # fmt: skip
        with Calls():
            grads = torch.autograd.grad(result.sum(), (x, y))
        same = [torch.allclose(grad, other) for grad, other in zip(grads, full, strict=True)]
        return same, calls.count("aten.mm.default"), calls.count("aten.sigmoid.default")

    actual = counted(ow)
    assert actual[0] == [True, True]
    assert actual == counted(pytest.importorskip("torch"))


def test_errors_of_selective_checkpoints() -> None:
    x = ow.ones(3, 3, requires_grad=True)
    saves = functools.partial(checkpoint.create_selective_checkpoint_contexts, [ow.ops.aten.mul.Tensor])
    seen: list[Any] = []

    def doubled(x: Any) -> Any:
        seen.append(x * 2)
        return seen[-1].sin()

    result = checkpoint.checkpoint(doubled, x, use_reentrant=False, context_fn=saves).sum()
    result.backward(retain_graph=True)
    with pytest.raises(RuntimeError, match="Trying to backward an extra time"):
        result.backward()
    result = checkpoint.checkpoint(doubled, x, use_reentrant=False, context_fn=saves).sum()
    seen[-1].detach().add_(1)
    with pytest.raises(RuntimeError, match="has been mutated"):
        result.backward()
    further = iter([1, 2])

    def other(x: Any) -> Any:
        for _ in range(next(further)):
            x = x * 2
        return x.sin()

    result = checkpoint.checkpoint(other, x, use_reentrant=False, context_fn=saves).sum()
    with pytest.raises(RuntimeError, match=r"call 2 of aten\.mul\.Tensor was not made in the first pass"):
        result.backward()
    contexts = checkpoint.create_selective_checkpoint_contexts
    with pytest.raises(ValueError, match=r"write one of its overloads: .*default"):
        contexts([ow.ops.aten.mm])
    with pytest.raises(TypeError, match="expected a function or a list of overloads, got int"):
        contexts(3)
    wrong = functools.partial(contexts, lambda *_, **__: 1)
    with pytest.raises(TypeError, match="a policy gives a CheckpointPolicy or a bool, got int"):
        checkpoint.checkpoint(doubled, x, use_reentrant=False, context_fn=wrong)
