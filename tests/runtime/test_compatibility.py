"""Names that programs written for PyTorch use besides operators: its files, older arguments, other processes."""

from __future__ import annotations

import importlib
import pickle
import sys
import warnings
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np
import pytest

import generated as ow
from generated import multiprocessing, nn

# Where programs import names from, whatever else these modules show.
IMPORTS = [
    ("nn.modules.conv", "_ConvNd"), ("nn.modules.conv", "_ConvTransposeNd"), ("nn.modules.conv", "Conv2d"),
    ("nn.modules.batchnorm", "_BatchNorm"), ("nn.modules.batchnorm", "_NormBase"), ("nn.modules.module", "Module"),
    ("nn.modules.instancenorm", "_InstanceNorm"), ("nn.modules.container", "Sequential"),
    ("nn.modules.loss", "_Loss"), ("nn.modules.loss", "_WeightedLoss"), ("nn.modules.loss", "CrossEntropyLoss"),
    ("nn.modules.utils", "_pair"), ("nn.modules.utils", "_reverse_repeat_tuple"), ("nn.modules.rnn", "LSTM"),
    ("nn.modules.activation", "ReLU"), ("nn.modules.linear", "Linear"), ("nn.common_types", "_size_2_t"),
    ("nn.modules.transformer", "TransformerEncoderLayer"), ("nn.modules.lazy", "LazyModuleMixin"),
    ("nn.init", "_calculate_fan_in_and_fan_out"), ("optim.adamw", "AdamW"), ("optim.sgd", "SGD"),
    ("distributions.normal", "Normal"), ("distributions.distribution", "Distribution"),
    ("distributions.utils", "_standard_normal"), ("distributions.multivariate_normal", "MultivariateNormal"),
    ("utils.dlpack", "from_dlpack"), ("utils.hooks", "RemovableHandle"), ("autograd.grad_mode", "no_grad"),
    ("random", "fork_rng"), ("types", "Number"), ("version", "cuda"), ("jit", "Final"), ("fx", "wrap"),
    ("futures", "Future"), ("storage", "UntypedStorage"), ("autograd.variable", "Variable"), ("linalg", "LinAlgError"),
    ("overrides", "has_torch_function"), ("nn.parallel.scatter_gather", "scatter"), ("ops", "aten"),
    ("distributions.transforms", "_InverseTransform"), ("nn.modules.module", "_IncompatibleKeys"),
    ("hub", "load_state_dict_from_url"), ("__config__", "show"), ("serialization", "MAP_LOCATION"),
    ("jit", "ScriptModule"), ("jit", "_overload"), ("fx", "GraphModule"), ("_C._nn", "_parse_to"),
    ("distributed.rpc", "rpc_sync"), ("onnx", "is_in_onnx_export"), ("_tensor_str", "PRINT_OPTS"),
    ("nn.utils.prune", "L1Unstructured"), ("profiler", "kineto_available"), ("cuda", "OutOfMemoryError"),
]  # fmt: skip


@pytest.mark.parametrize(("module", "name"), IMPORTS)
def test_names_stand_where_programs_import_them(module: str, name: str) -> None:
    result = getattr(importlib.import_module(f"generated.{module}"), name)
    by_attributes: Any = ow
    for part in module.split("."):
        by_attributes = getattr(by_attributes, part)
    assert getattr(by_attributes, name) is result


def test_a_file_of_pytorch_has_no_other_names() -> None:
    with pytest.raises(AttributeError, match=r"module 'generated\.nn\.modules\.conv' has no attribute 'Convolution'"):
        _ = nn.modules.conv.Convolution
    assert not hasattr(nn, "linear")
    assert "_ConvNd" in dir(nn.modules.conv)


def test_classes_are_found_by_their_base() -> None:
    assert isinstance(nn.BatchNorm2d(2), nn.modules.batchnorm._BatchNorm)
    assert isinstance(nn.ConvTranspose1d(2, 2, 3), nn.modules.conv._ConvNd)
    assert isinstance(nn.MSELoss(), nn.modules.loss._Loss)
    assert isinstance(nn.NLLLoss(ow.ones(3)), nn.modules.loss._WeightedLoss)
    assert not isinstance(nn.ReLU(), nn.modules.loss._Loss)


# -- losses --------------------------------------------------------------------------------------------------------

OLDER = [
    ({"size_average": True}, "mean"), ({"size_average": False}, "sum"), ({"reduce": True}, "mean"),
    ({"reduce": False}, "none"), ({"size_average": False, "reduce": False}, "none"),
    ({"size_average": False, "reduce": True}, "sum"), ({"size_average": True, "reduce": None}, "mean"),
]  # fmt: skip
X, Y = ow.tensor([[0.2, 0.7, 0.1], [0.5, 0.3, 0.6]]), ow.tensor([[0.1, 0.9, 0.3], [0.0, 0.4, 1.0]])
SIGNS, CLASSES = ow.tensor([[1.0, -1.0, 1.0], [-1.0, 1.0, 1.0]]), ow.tensor([2, 0])
# The module, the function, and their arguments.
LOSSES: dict[str, tuple[str, tuple[Any, ...]]] = {
    "MSELoss": ("mse_loss", (X, Y)), "L1Loss": ("l1_loss", (X, Y)), "SmoothL1Loss": ("smooth_l1_loss", (X, Y)),
    "BCELoss": ("binary_cross_entropy", (X, Y)), "KLDivLoss": ("kl_div", (X, Y)),
    "BCEWithLogitsLoss": ("binary_cross_entropy_with_logits", (X, Y)), "PoissonNLLLoss": ("poisson_nll_loss", (X, Y)),
    "CrossEntropyLoss": ("cross_entropy", (X, CLASSES)), "NLLLoss": ("nll_loss", (X, CLASSES)),
    "HingeEmbeddingLoss": ("hinge_embedding_loss", (X, SIGNS)), "SoftMarginLoss": ("soft_margin_loss", (X, SIGNS)),
    "MarginRankingLoss": ("margin_ranking_loss", (X, Y, SIGNS)),
    "MultiLabelSoftMarginLoss": ("multilabel_soft_margin_loss", (X, Y)),
    "MultiMarginLoss": ("multi_margin_loss", (X, CLASSES)), "TripletMarginLoss": ("triplet_margin_loss", (X, Y, -X)),
    "CosineEmbeddingLoss": ("cosine_embedding_loss", (X, Y, SIGNS[:, 0])),
}  # fmt: skip


@pytest.mark.parametrize("module", LOSSES)
def test_older_arguments_of_losses_mean_a_reduction(module: str) -> None:
    function, arguments = LOSSES[module]
    call = getattr(nn.functional, function)
    for older, reduction in OLDER:
        wanted = call(*arguments, reduction=reduction)
        warned = rf"size_average and reduce args will be deprecated, please use reduction='{reduction}' instead\."
        with pytest.warns(UserWarning, match=warned):
            assert call(*arguments, **older).tolist() == wanted.tolist()
        with pytest.warns(UserWarning, match=warned):
            result = getattr(nn, module)(**older)
        assert result.reduction == reduction
        assert result(*arguments).tolist() == wanted.tolist()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        nothing = call(*arguments, size_average=None, reduce=None, reduction="sum")
    assert nothing.tolist() == call(*arguments, reduction="sum").tolist()


def test_older_arguments_stand_where_pytorch_has_them() -> None:
    with pytest.warns(UserWarning, match="reduction='sum'"):
        loss = nn.CrossEntropyLoss(ow.ones(3), False, 1, None, "mean", 0.1)
    assert (loss.reduction, loss.ignore_index, loss.label_smoothing) == ("sum", 1, 0.1)
    with pytest.warns(UserWarning, match="reduction='none'"):
        assert nn.MSELoss(None, False).reduction == "none"
    with pytest.raises(TypeError, match="unexpected keyword argument 'size_averag'"):
        nn.functional.mse_loss(X, Y, size_averag=False)
    with pytest.raises(TypeError, match="unexpected keyword argument 'reduce'"):
        nn.functional.relu(X, reduce=False)


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore:size_average and reduce:UserWarning", "ignore:reduction. .mean.:UserWarning")
@pytest.mark.parametrize("module", LOSSES)
def test_older_arguments_give_what_pytorch_gives(module: str) -> None:
    torch = pytest.importorskip("torch")
    theirs = [torch.from_numpy(loss.numpy().copy()) for loss in LOSSES[module][1]]
    for older, _ in OLDER:
        wanted = getattr(torch.nn, module)(**older)(*theirs)
        np.testing.assert_allclose(getattr(nn, module)(**older)(*LOSSES[module][1]).numpy(), wanted.numpy(), rtol=1e-5)


# -- modules -------------------------------------------------------------------------------------------------------


def test_synchronised_normalisation_is_that_of_one_process() -> None:
    model = nn.Sequential(nn.Conv2d(2, 3, 1), nn.BatchNorm2d(3), nn.Sequential(nn.BatchNorm2d(3, affine=False)))
    x = ow.randn(4, 2, 3, 3)
    model(x)
    result = nn.SyncBatchNorm.convert_sync_batchnorm(model.eval())
    kinds = [type(module) for module in result.modules() if isinstance(module, nn.modules.batchnorm._BatchNorm)]
    assert kinds == [nn.SyncBatchNorm] * 2
    assert list(result.state_dict()) == list(model.state_dict())
    assert not result[1].training
    assert ow.equal(result(x), model(x))
    with pytest.raises(ValueError, match=r"expected at least 2D input \(got 1D input\)"):
        nn.SyncBatchNorm(3)(ow.ones(3))


# -- other processes -----------------------------------------------------------------------------------------------


def trained(rank: int, model: Any, full: Any, results: Any, arrived: Any) -> None:
    """Steps of training in another process, on the parent's parameters."""
    optimiser = ow.optim.SGD(model.parameters(), lr=0.5)
    for _ in range(2):
        optimiser.zero_grad()
        model(ow.ones(1, 2)).sum().backward()
        optimiser.step()
    full[rank] = 7
    results.put(full[1:])
    results.put(type(model.weight).__name__)
    arrived.wait(60)  # the memory is handed over by this process


def failing(rank: int) -> None:
    """Fails."""
    msg = f"nothing from {rank}"
    raise ValueError(msg)


def test_processes_share_tensors() -> None:
    model, base = nn.Linear(2, 1, bias=False), ow.zeros(3)
    view, before = base[1:], model.weight.tolist()
    context = multiprocessing.get_context("spawn")
    results, arrived = context.Queue(), context.Event()
    model.share_memory()
    assert model.weight.is_shared()
    assert not base.is_shared()
    process = context.Process(target=trained, args=(0, model, base, results, arrived))
    process.start()
    received, kind = results.get(), results.get()
    arrived.set()
    received[1] = 9
    assert kind == "Parameter"
    assert model.weight.tolist()[0] == pytest.approx([number - 1 for number in before[0]])
    assert base.tolist() == [7, 0, 9]
    assert view.tolist() == [0, 9]
    process.join()
    assert process.exitcode == 0


def test_errors_of_processes_arrive() -> None:
    with pytest.raises(RuntimeError, match=r"(?s)process 0 terminated with the following error:.*nothing from 0"):
        multiprocessing.spawn(failing)


def test_what_cannot_be_shared() -> None:
    x = ow.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="requires grad and is no leaf"):
        multiprocessing.reducer.ForkingPickler.dumps(x * 2)
    with pytest.raises(ValueError, match="expected 'file_descriptor', got 'file_system'"):
        multiprocessing.set_sharing_strategy("file_system")
    assert multiprocessing.get_sharing_strategy() in multiprocessing.get_all_sharing_strategies()


SHARED: dict[str, Callable[[], Any]] = {
    "contiguous": lambda: ow.arange(6).reshape(2, 3), "transposed": lambda: ow.arange(6).reshape(2, 3).T,
    "part": lambda: ow.arange(10)[2:8:2], "empty": lambda: ow.ones(0, 3), "number": lambda: ow.tensor(3.5),
    "bfloat16": lambda: ow.ones(3, dtype=ow.bfloat16), "bool": lambda: ow.tensor([True, False]),
    "foreign": lambda: ow.from_numpy(np.arange(8.0)[::-1].copy()[1:]),
}  # fmt: skip


@pytest.mark.parametrize("kind", SHARED)
def test_memory_moves_as_it_is(kind: str) -> None:
    x = SHARED[kind]()
    before, strides, dtype = x.tolist(), x.stride(), x.dtype
    assert x.share_memory_() is x
    assert x.is_shared()
    assert (x.tolist(), x.stride(), x.dtype) == (before, strides, dtype)
    position = x.data_ptr()
    assert x.share_memory_().data_ptr() == position
    assert pickle.loads(pickle.dumps(x)).tolist() == before  # by value, as ever


# -- questions -----------------------------------------------------------------------------------------------------


def test_regions_of_random_numbers() -> None:
    ow.manual_seed(3)
    wanted = ow.rand(2).tolist()
    ow.manual_seed(3)
    with ow.random.fork_rng():
        ow.rand(5)
        ow.manual_seed(0)
    assert ow.rand(2).tolist() == wanted
    ow.manual_seed(3)
    with ow.random.fork_rng(enabled=False):
        ow.rand(2)
    assert ow.rand(2).tolist() != wanted


def test_inference_mode_is_told() -> None:
    results = [ow.is_inference_mode_enabled()]
    with ow.inference_mode(), ow.enable_grad():
        results.append(ow.is_inference_mode_enabled())
        with ow.inference_mode(False):
            results.append(ow.is_inference_mode_enabled())
    assert results == [False, True, False]
    assert not ow.is_autocast_enabled()
    assert ow.get_autocast_dtype("cpu") is ow.bfloat16


BUFFERS: dict[str, tuple[dict[str, Any], Any]] = {
    "whole": ({"dtype": ow.int16}, [1, 2, 3]), "rest": ({"dtype": ow.int16, "offset": 2}, [2, 3]),
    "part": ({"dtype": ow.uint8, "count": 3}, [1, 0, 2]),
}  # fmt: skip
FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "offset": ({"dtype": ow.uint8, "offset": 6}, "offset must be from 0 to 5"),
    "count": ({"dtype": ow.int16, "count": 0}, "count must be -1 or greater than 0, got 0"),
    "many": ({"dtype": ow.int16, "count": 4}, "do not hold 4 elements"),
    "parts": ({"dtype": ow.int32}, "do not hold whole elements"),
}


@pytest.mark.parametrize("kind", BUFFERS)
def test_memory_of_a_buffer(kind: str) -> None:
    memory = bytearray(np.array([1, 2, 3], "<i2").tobytes())
    options, wanted = BUFFERS[kind]
    array = ow.frombuffer(memory, **options)
    assert array.tolist() == wanted
    array.fill_(0)
    assert memory[-1] == 0
    assert memory[options.get("offset", 0)] == 0


@pytest.mark.parametrize("kind", FAULTS)
def test_buffers_that_do_not_fit(kind: str) -> None:
    options, message = FAULTS[kind]
    with pytest.raises(ValueError, match=message):
        ow.frombuffer(bytearray(6), **options)


def test_memory_that_cannot_be_written() -> None:
    with pytest.warns(UserWarning, match="not writable"):
        assert ow.frombuffer(b"ab", dtype=ow.uint8).tolist() == [97, 98]


# -- edges ---------------------------------------------------------------------------------------------------------


def test_edges_stand_for_tensors() -> None:
    x = ow.tensor([1.0, 2.0], requires_grad=True)
    y = x * 3
    loss = (y * y).sum()
    at_y, at_x = (ow.autograd.graph.get_gradient_edge(item) for item in (y, x))
    assert (at_y.node, at_y.output_nr) == (y.grad_fn, 0)
    (grad,) = ow.autograd.grad(loss, at_y, retain_graph=True)
    assert grad.tolist() == [6, 12]
    assert ow.autograd.grad(at_y, (at_x,), ow.ones(2), retain_graph=True)[0].tolist() == [3, 3]
    ow.autograd.backward((at_y,), (ow.tensor([1.0, 2.0]),))
    assert x.grad is not None
    assert x.grad.tolist() == [3, 6]


EDGES: dict[str, tuple[Callable[[Any], Any], type[Exception], str]] = {
    "no graph": (lambda _: ow.autograd.graph.get_gradient_edge(ow.ones(2)), RuntimeError, "does not require grad"),
    "no tensor": (lambda _: ow.autograd.graph.get_gradient_edge(3), TypeError, "expected a tensor, got int"),
    "no gradient": (lambda edge: ow.autograd.backward(edge), RuntimeError, "an edge does not say its shape"),
    "zeros": (
        lambda edge: ow.autograd.grad(edge, edge, ow.ones(2), materialize_grads=True), RuntimeError, "hold edges",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", EDGES)
def test_what_edges_cannot(kind: str) -> None:
    call, error, message = EDGES[kind]
    edge = ow.autograd.graph.get_gradient_edge(ow.ones(2, requires_grad=True) * 2)
    with pytest.raises(error, match=message):
        call(edge)


# -- files of the network ------------------------------------------------------------------------------------------


def test_files_are_brought_once_and_checked(tmp_path: Any) -> None:
    import hashlib

    source = tmp_path / "source.pt"
    ow.save({"weight": ow.arange(3)}, source)
    sum_of = hashlib.sha256(source.read_bytes()).hexdigest()[:8]
    named = tmp_path / f"net-{sum_of}.pt"
    source.rename(named)
    before = ow.hub.get_dir()
    ow.hub.set_dir(tmp_path / "kept")
    try:
        state = ow.hub.load_state_dict_from_url(named.as_uri(), progress=False, check_hash=True)
        assert state["weight"].tolist() == [0, 1, 2]
        named.unlink()
        again = ow.hub.load_state_dict_from_url(named.as_uri(), progress=False)
        assert again["weight"].tolist() == [0, 1, 2]
    finally:
        ow.hub.set_dir(before)


def test_a_file_with_another_sum_is_not_kept(tmp_path: Any) -> None:
    source = tmp_path / "source"
    source.write_bytes(b"words")
    with pytest.raises(RuntimeError, match='invalid hash value \\(expected "00"'):
        ow.hub.download_url_to_file(source.as_uri(), str(tmp_path / "target"), "00", progress=False)
    assert [path.name for path in tmp_path.iterdir()] == ["source"]
    with pytest.raises(ValueError, match="begins with http, https or file"):
        ow.hub.download_url_to_file("ftp://nowhere/x", str(tmp_path / "target"))


# -- distributions -------------------------------------------------------------------------------------------------


def test_an_exponential_family_of_ones_own() -> None:
    class Rates(ow.distributions.ExponentialFamily):
        """The exponential distribution by its natural parameter, minus the rate."""

        arg_constraints: ClassVar[Any] = {"rate": ow.distributions.constraints.positive}
        _mean_carrier_measure = 0

        def __init__(self, rate: Any) -> None:
            self.rate = rate
            super().__init__(rate.shape)

        @property
        def _natural_params(self) -> tuple[Any, ...]:
            return (-self.rate,)

        def _log_normalizer(self, x: Any) -> Any:
            return -ow.log(-x)

    rate = ow.tensor([0.5, 2.0, 3.0])
    wanted = ow.distributions.Exponential(rate).entropy()
    assert Rates(rate).entropy().tolist() == pytest.approx(wanted.tolist())
    with pytest.raises(NotImplementedError, match="ExponentialFamily has no _natural_params"):
        ow.distributions.ExponentialFamily().entropy()


@pytest.mark.parity
@pytest.mark.parametrize("name", ["NAdam", "ASGD"])
def test_states_are_as_exact_as_the_default_dtype(name: str) -> None:
    torch = pytest.importorskip("torch")
    start, slopes = np.ones((2, 3)), np.random.default_rng(0).normal(size=(4, 2, 3))
    results = []
    for item in (ow, torch):
        before = item.get_default_dtype()
        item.set_default_dtype(item.float64)
        try:
            parameter = item.nn.Parameter(item.from_numpy(start.copy()))
            optimiser = getattr(item.optim, name)([parameter], lr=0.1)
            for slope in slopes:
                parameter.grad = item.from_numpy(slope.copy())
                optimiser.step()
        finally:
            item.set_default_dtype(before)
        results.append(parameter.detach().numpy())
    np.testing.assert_allclose(*results, rtol=1e-14)


def test_distributions_check_every_sample_of_a_batch() -> None:
    def density(rate: Any, value: Any) -> Any:
        return ow.distributions.Gamma(2.0, rate).log_prob(value)

    rates, values = ow.tensor([1.0, 2.0, 3.0]), ow.tensor([0.5, 0.1, 4.0])
    wanted = [density(rate, value).item() for rate, value in zip(rates, values, strict=True)]
    assert ow.vmap(density)(rates, values).tolist() == pytest.approx(wanted)
    with pytest.raises(ValueError, match="to satisfy the constraint"):
        ow.vmap(density)(ow.tensor([1.0, -2.0, 3.0]), values)
    with pytest.raises(ValueError, match="to be within the support"):
        ow.vmap(density)(rates, -values)


# -- what older programs say ---------------------------------------------------------------------------------------

A, B, C, SQUARE = ow.ones(2), ow.tensor([2.0, 3.0]), ow.tensor([4.0, 5.0]), ow.tensor([[1.0, 2.0], [3.0, 4.0]])
# With numbers before tensors, and as programs write it today.
NUMBERS: dict[str, tuple[Callable[[], Any], Callable[[], Any]]] = {
    "add": (lambda: ow.add(A, 0.5, B), lambda: ow.add(A, B, alpha=0.5)),
    "add_": (lambda: A.clone().add_(2, B), lambda: A + 2 * B),
    "sub": (lambda: A.sub(2, B), lambda: A - 2 * B),
    "addcmul_": (lambda: A.clone().addcmul_(0.5, B, C), lambda: A + 0.5 * B * C),
    "addcdiv": (lambda: ow.addcdiv(A, -1.5, B, C), lambda: A - 1.5 * B / C),
    "addmm": (lambda: ow.addmm(2, SQUARE, 3, SQUARE, SQUARE), lambda: 2 * SQUARE + 3 * SQUARE @ SQUARE),
    "addmm, beta": (lambda: ow.addmm(2, SQUARE, SQUARE, SQUARE), lambda: 2 * SQUARE + SQUARE @ SQUARE),
    "addmv_": (lambda: A.clone().addmv_(2, SQUARE, B), lambda: 2 * A + SQUARE @ B),
}  # fmt: skip
WRONG: dict[str, Callable[[], Any]] = {
    "behind": lambda: ow.add(A, B, 2), "bool": lambda: ow.add(A, True, B), "no such number": lambda: ow.mul(A, 2, B),
    "two numbers": lambda: ow.add(1, A, 2, B), "a list": lambda: ow.addcmul(A, 2, [1.0], B),
}  # fmt: skip


@pytest.mark.parametrize("kind", NUMBERS)
def test_numbers_before_tensors(kind: str) -> None:
    older, today = NUMBERS[kind]
    with pytest.warns(UserWarning, match=r"This overload of \w+ is deprecated, with numbers before tensors") as seen:
        result = older()
    assert result.tolist() == pytest.approx(today().tolist()) if result.ndim == 1 else ow.allclose(result, today())
    assert [item.filename for item in seen] == [__file__]


@pytest.mark.parametrize("kind", WRONG)
def test_numbers_that_no_older_signature_has(kind: str) -> None:
    with pytest.raises(TypeError, match=r"no form that takes|positional argument|must be"):
        WRONG[kind]()


def test_gradients_of_many_outputs_at_once() -> None:
    x = ow.tensor([1.0, 2.0], requires_grad=True)
    other = ow.ones(3, requires_grad=True)
    (jacobian,) = ow.autograd.grad(x**3, x, ow.eye(2), is_grads_batched=True)
    assert jacobian.tolist() == [[3, 0], [0, 12]]
    grad = ow.autograd.grad(
        (x**2, x * 3), (x, other), (ow.ones(4, 2), ow.ones(4, 2)), is_grads_batched=True, allow_unused=True,
        create_graph=True,
    )  # fmt: skip
    assert grad[1] is None
    assert grad[0] is not None
    assert grad[0].tolist() == [[5, 7]] * 4
    assert grad[0].requires_grad
    with pytest.raises(RuntimeError, match="a first dimension of one size"):
        ow.autograd.grad(x * 2, x, ow.tensor(1.0), is_grads_batched=True)


def test_only_inputs_changes_nothing() -> None:
    x = ow.tensor([1.0, 2.0], requires_grad=True)
    assert ow.autograd.grad((x * x).sum(), x, None, None, False, True)[0].tolist() == [2, 4]
    with pytest.warns(FutureWarning, match="only_inputs argument is deprecated"):
        assert ow.autograd.grad((x * x).sum(), x, only_inputs=False)[0].tolist() == [2, 4]


def test_older_names_of_hooks_of_states() -> None:
    model, seen = nn.Linear(2, 1), []
    model._register_load_state_dict_pre_hook(lambda state, prefix, *_: seen.append((len(state), prefix)))
    model._register_load_state_dict_pre_hook(lambda module, *_: seen.append(module), with_module=True)
    model._register_state_dict_hook(lambda _module, state, *_: state.update(more=1))
    state = model.state_dict()
    assert state.pop("more") == 1
    model.load_state_dict(state)
    assert seen == [(2, ""), model]


def test_a_wrapper_of_an_optimiser_without_init() -> None:
    class Wrapper(ow.optim.Optimizer):
        def __init__(self, inner: Any) -> None:
            self.inner = inner

        def step(self, closure: Any = None) -> Any:
            return self.inner.step(closure)

    parameter = nn.Parameter(ow.ones(1))
    parameter.grad = ow.ones(1)
    Wrapper(ow.optim.SGD([parameter], lr=0.5)).step()
    assert parameter.tolist() == [0.5]


class Ending:
    """A process that ends with an error between two questions for its exit code."""

    sentinel, pid = 0, 0
    codes = (None, None, 1)

    def __init__(self) -> None:
        self.asked = iter(self.codes)
        self.left, self.right = multiprocessing.Pipe()
        self.sentinel = self.left.fileno()
        self.right.send("over")

    @property
    def exitcode(self) -> int | None:
        return next(self.asked, 1)

    def is_alive(self) -> bool:
        return False

    def join(self) -> None:
        """Nothing to wait for."""


def test_an_error_at_any_time_arrives() -> None:
    ours, theirs = multiprocessing.Pipe(duplex=False)
    theirs.send("nothing")
    context = multiprocessing.ProcessContext([Ending()], [ours])
    with pytest.raises(RuntimeError, match=r"(?s)process 0 terminated with the following error:.*nothing"):
        while not context.join(timeout=1):
            pass


# -- other names -------------------------------------------------------------------------------------------------------


def test_types_of_numbers_are_dtypes() -> None:
    wanted = {int: ow.int64, float: ow.float64, bool: ow.bool, complex: ow.complex128}
    for name, kind in wanted.items():
        assert ow.tensor([1], dtype=name).dtype is ow.as_tensor(1, dtype=name).dtype is kind
        assert ow.zeros(2, dtype=name).dtype is kind
    with pytest.raises(TypeError, match=r"dtype must be a dtype such as float32, not <class 'str'>"):
        ow.tensor([1], dtype=str)


def test_dtypes_and_layouts_to_compare_with() -> None:
    t = ow.ones(2)
    assert t.dtype not in {ow.float8_e5m2, ow.complex32, ow.qint8}
    assert t.layout != ow.sparse_coo
    assert repr(ow.complex32) == "opweave.complex32"
    narrow = map(ow.finfo, (ow.float8_e4m3fn, ow.float8_e5m2))
    limits = [(item.bits, item.min, item.max, item.eps, item.tiny) for item in narrow]
    assert limits == [(8, -448.0, 448.0, 0.125, 2**-6), (8, -57344.0, 57344.0, 0.25, 2**-14)]
    with pytest.raises(NotImplementedError, match="complex32 is a name to compare with"):
        ow.zeros(2, dtype=ow.complex32)
    assert ow.zeros(2, 3, layout=ow.sparse_csr).layout is ow.sparse_csr
    with pytest.raises(RuntimeError, match=r"layout opweave\.sparse_bsr has a size of blocks"):
        ow.zeros(2, 4, layout=ow.sparse_bsr)
    assert ow.complex32.itemsize == 4


def test_variables_are_tensors() -> None:
    data = ow.ones(2)
    result = ow.autograd.Variable(data, requires_grad=True)
    assert isinstance(result, ow.autograd.Variable)
    assert issubclass(ow.Tensor, ow.autograd.Variable)
    assert not isinstance(1.0, ow.autograd.Variable)
    assert result.requires_grad
    assert not data.requires_grad
    assert result.data_ptr() == data.data_ptr()


def test_operators_by_their_place_in_the_registry() -> None:
    aten = ow.ops.aten
    assert aten.add.Tensor(ow.ones(2), ow.ones(2)).tolist() == aten.add(ow.ones(2), 1).tolist() == [2.0, 2.0]
    assert aten.mm.default.name() == "aten::mm"
    assert aten.add.Tensor.name() == "aten::add.Tensor"
    assert {aten.add.Tensor: 1}[ow.ops.aten.add.Tensor] == 1
    assert "Scalar" in aten.add.overloads()
    assert aten.add.Tensor.overloadpacket is aten.add
    for name in ("aten.nothing", "aten.add.Nothing"):
        ops: Any = ow.ops
        with pytest.raises(AttributeError):
            for part in name.split("."):
                ops = getattr(ops, part)


def test_matrices_without_an_inverse() -> None:
    for call in (
        ow.linalg.inv, ow.cholesky_inverse, lambda m: ow.linalg.solve(m, m),
        lambda m: ow.linalg.cholesky(m - ow.eye(2)), lambda m: ow.linalg.inv_ex(m, check_errors=True),
        lambda m: ow.linalg.solve_ex(m, m, check_errors=True), lambda m: ow.linalg.svd(m / m),
        lambda m: ow.linalg.cholesky_ex(m - ow.eye(2), check_errors=True),
    ):  # fmt: skip
        with pytest.raises(ow.linalg.LinAlgError):
            call(ow.zeros(2, 2))
    assert ow.cholesky_inverse(ow.zeros(2, 2, device="meta")).shape == (2, 2)
    assert ow.linalg.inv_ex(ow.zeros(2, 2)).info == 1


def test_results_that_are_still_to_come() -> None:
    futures = ow.futures
    first, second = futures.Future(), futures.Future()
    squared, both = first.then(lambda item: item.value() ** 2), futures.collect_all([first, second])
    seen: list[int] = []
    first.add_done_callback(lambda item: seen.append(item.value()))
    assert not first.done()
    with pytest.raises(RuntimeError, match="no result yet"):
        first.value()
    first.set_result(3)
    assert (squared.wait(), seen, both.done()) == (9, [3], False)
    second.set_exception(ValueError("lost"))
    assert both.wait() == [first, second]
    with pytest.raises(ValueError, match="lost"):
        futures.wait_all([first, second])
    with pytest.raises(ValueError, match="lost"):
        second.then(lambda item: item.value()).wait()
    with pytest.raises(RuntimeError, match="a result already"):
        first.set_result(4)
    assert futures.collect_all([]).wait() == []


@pytest.mark.parametrize("size", [2, 3, 4])
def test_responses_of_neighbouring_channels(size: int) -> None:
    x = ow.arange(48.0, dtype=ow.float64).reshape(2, 6, 2, 2).sin()
    got = nn.CrossMapLRN2d(size, alpha=0.3, beta=0.5, k=2)(x)
    reach = (size - 1) // 2
    for channel in range(6):
        near = x[:, max(0, channel - reach) : channel + reach + 1]
        wanted = x[:, channel] / (2 + 0.3 / size * near.square().sum(1)).sqrt()
        np.testing.assert_allclose(got[:, channel].numpy(), wanted.numpy(), rtol=1e-12)


def test_older_names_of_initial_values() -> None:
    with pytest.warns(FutureWarning, match=r"`nn\.init\.constant` is now deprecated in favor of `nn\.init\.constant_`"):
        assert nn.init.constant(ow.zeros(2), 3.0).tolist() == [3.0, 3.0]


def test_all_names_of_a_module_are_there_once_one_is() -> None:
    assert ow.optim.Adam in list(vars(ow.optim).values())
    assert {"SGD", "LBFGS"} <= set(vars(ow.optim))


def test_what_is_not_there_can_be_asked_for() -> None:
    names = ("jit", "fx", "distributed.rpc", "onnx")
    jit, fx, rpc, onnx = (importlib.import_module(f"generated.{name}") for name in names)
    model = nn.Linear(2, 2)
    assert not isinstance(model, (jit.ScriptModule, fx.GraphModule))
    assert ow.ScriptModule is jit.ScriptModule
    assert not any(asked() for asked in (rpc.is_available, onnx.is_in_onnx_export, ow.profiler.kineto_available))
    assert rpc.shutdown() is None
    assert jit._overload(abs) is abs
    for function in (jit.ScriptModule, lambda: rpc.init_rpc("one"),
                 lambda: rpc.rpc_sync(1, abs), lambda: rpc.rpc_async(1, abs), lambda: rpc.remote(1, abs),
                 lambda: ow.ops.aten._pin_memory.default(ow.ones(2))):  # fmt: skip
        with pytest.raises(NotImplementedError):
            function()
    assert not hasattr(ow.ops.aten, "pin_memory_of_others")
    assert not hasattr(ow.ops.aten.add, "Other")


def test_an_export_without_onnx_names_the_extra(monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "onnx", None)
    with pytest.raises(ImportError, match=r"onnx.export\(\) needs the package onnx: pip install 'opweave\[onnx\]'"):
        ow.onnx.export(nn.Linear(2, 2), (ow.ones(1, 2),), "model.onnx")


def test_what_arguments_of_to_ask_for() -> None:
    parse = importlib.import_module("generated._C._nn")._parse_to
    assert parse() == (None, None, False, None)
    assert parse("cpu", ow.float64, True) == (ow.device("cpu"), ow.float64, True, None)
    assert parse(ow.ones(1), non_blocking=True) == (None, ow.float32, True, None)
    assert parse(dtype=ow.half, memory_format=ow.channels_last) == (None, ow.half, False, ow.channels_last)
    with pytest.raises(TypeError, match="unexpected keyword argument 'other'"):
        parse(other=1)


def test_the_text_of_elements() -> None:
    names = importlib.import_module("generated._tensor_str")
    values = ow.arange(6.0).reshape(2, 3)
    assert names._tensor_str(values, indent=0) == "[[0., 1., 2.],\n [3., 4., 5.]]"
    assert names._tensor_str(values[:0], indent=0) == "[]"
    assert (names.PRINT_OPTS.threshold, names.PRINT_OPTS.precision, names.PRINT_OPTS.linewidth) == (1000, 4, 80)
    assert (names.PRINT_OPTS.edgeitems, names.PRINT_OPTS.sci_mode) == (3, None)
    assert not hasattr(names.PRINT_OPTS, "other")
