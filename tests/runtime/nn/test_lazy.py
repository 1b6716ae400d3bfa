"""Modules that find out their sizes by the first batch; losses with a distance, an alignment, very many classes."""

from __future__ import annotations

import copy
import math
import pickle
import warnings

import numpy as np
import pytest

import generated as ow

nn = ow.nn
F = nn.functional


def array(*shape: int, seed: int = 0) -> np.ndarray:
    return np.asarray(np.random.default_rng(seed).standard_normal(shape))


ROWS = {
    "LazyLinear": ({"out_features": 5}, (3, 4), "in_features"),
    "LazyConv1d": ({"out_channels": 4, "kernel_size": 3, "groups": 2}, (2, 6, 7), "in_channels"),
    "LazyConv2d": (
        {"out_channels": 4, "kernel_size": (3, 2), "padding": 1, "bias": False}, (2, 3, 7, 7), "in_channels"
    ),
    "LazyConv3d": ({"out_channels": 2, "kernel_size": 2}, (3, 4, 4, 4), "in_channels"),
    "LazyConvTranspose1d": ({"out_channels": 4, "kernel_size": 3, "stride": 2}, (2, 3, 5), "in_channels"),
    "LazyConvTranspose2d": ({"out_channels": 4, "kernel_size": 3, "groups": 2}, (2, 4, 5, 5), "in_channels"),
    "LazyConvTranspose3d": ({"out_channels": 2, "kernel_size": 2}, (1, 3, 3, 3, 3), "in_channels"),
    "LazyBatchNorm1d": ({}, (4, 3), "num_features"),
    "LazyBatchNorm2d": ({"momentum": None}, (2, 3, 4, 4), "num_features"),
    "LazyBatchNorm3d": ({"affine": False}, (2, 3, 2, 2, 2), "num_features"),
    "LazyInstanceNorm1d": ({}, (2, 3, 5), "num_features"),
    "LazyInstanceNorm2d": ({"affine": False}, (2, 3, 4, 4), "num_features"),
    "LazyInstanceNorm3d": ({"track_running_stats": False}, (2, 3, 2, 2, 3), "num_features"),
}  # fmt: skip


@pytest.mark.parametrize("name", ROWS)
def test_the_first_batch_gives_the_sizes(name):
    named, shape, size = ROWS[name]
    module = getattr(nn, name)(**named)
    assert module.has_uninitialized_params() is (named != {"affine": False, "track_running_stats": False})
    assert getattr(module, size) == 0
    optimizer = ow.optim.SGD(module.parameters(), lr=0.1) if list(module.parameters()) else None
    stored = list(module.parameters())
    result = module(ow.from_numpy(array(*shape)).float())
    assert type(module) is getattr(nn, name.removeprefix("Lazy"))
    assert all(item is other for item, other in zip(stored, module.parameters(), strict=True))
    assert all(type(tensor) is nn.Parameter and tensor.requires_grad and tensor.is_leaf for tensor in stored)
    channels = shape[0] if name == "LazyConv3d" else shape[-1] if name == "LazyLinear" else shape[1]
    assert getattr(module, size) == channels
    assert not module._forward_pre_hooks
    assert "_initialize_hook" not in vars(module)
    if optimizer is not None:
        result.square().sum().backward()
        before = [tensor.tolist() for tensor in stored]
        optimizer.step()
        assert [tensor.tolist() for tensor in stored] != before
    other = getattr(nn, name.removeprefix("Lazy"))(*((channels,) if "Norm" in name else (channels, *_sizes(named))))
    assert repr(module).partition("(")[0] == repr(other).partition("(")[0]


def _sizes(named):
    return [named[name] for name in ("out_features", "out_channels", "kernel_size") if name in named]


@pytest.mark.parity
@pytest.mark.parametrize("name", ROWS)
def test_as_pytorch(name):
    """States before and behind the first batch, and the results of PyTorch's numbers."""
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    named, shape, size = ROWS[name]
    ours, theirs = getattr(nn, name)(**named, dtype=ow.float64), getattr(torch.nn, name)(**named, dtype=torch.float64)
    assert list(ours.state_dict()) == list(theirs.state_dict())
    assert repr(ours) == repr(theirs)
    wanted = theirs(torch.from_numpy(array(*shape)))
    fresh = getattr(nn, name)(**named, dtype=ow.float64)
    state = {key: ow.from_numpy(value.numpy().copy()) for key, value in theirs.state_dict().items()}
    for module in (ours, fresh):  # one that has seen a batch, and one whose first shapes are those of a state
        if module is ours:
            ours(ow.from_numpy(array(*shape, seed=1)))
        module.load_state_dict(state)
        module.eval()
        result = module(ow.from_numpy(array(*shape)))
        with torch.no_grad():
            expected = theirs.eval()(torch.from_numpy(array(*shape)))
        np.testing.assert_allclose(result.detach().numpy(), expected.numpy(), rtol=1e-9, atol=1e-12)
        assert getattr(module, size) == getattr(theirs, size)
        assert repr(module) == repr(theirs)
        assert [parameter.dtype for parameter in module.parameters()] == [ow.float64] * len(list(theirs.parameters()))
    assert wanted.shape == result.shape


def test_numbers_are_drawn_as_by_the_module_itself():
    ow.manual_seed(3)
    lazy = nn.LazyLinear(4)
    lazy(ow.ones(2, 3))
    ow.manual_seed(3)
    assert lazy.weight.tolist() == nn.Linear(3, 4).weight.tolist()


def test_modules_without_sizes_are_copied_pickled_and_converted():
    net = nn.Sequential(nn.LazyLinear(3), nn.ReLU(), nn.LazyBatchNorm1d())
    for module in (copy.deepcopy(net), pickle.loads(pickle.dumps(net)), copy.deepcopy(net).double()):
        assert module[0].has_uninitialized_params()
        kind = module[0].weight.dtype
        assert module(ow.ones(2, 5, dtype=kind)).dtype is kind
        assert module[0].weight.shape == (3, 5)
        assert module[2].running_mean.dtype is kind
    assert net[0].has_uninitialized_params()
    assert repr(net[0].weight) == "<UninitializedParameter>"
    net.load_state_dict(net.state_dict())
    duplicate = copy.deepcopy(net)
    duplicate(ow.ones(2, 5))
    with pytest.raises(RuntimeError, match="shape of an uninitialized parameter"):
        duplicate.load_state_dict(net.state_dict())
    net.load_state_dict(duplicate.state_dict())
    assert net[0].weight.tolist() == duplicate[0].weight.tolist()


def test_parameters_without_a_shape_are_in_no_computation():
    for tensor in (nn.UninitializedParameter(), nn.UninitializedBuffer(requires_grad=True)):
        assert (tensor.requires_grad, tensor.is_leaf) == (True, True)
        assert nn.parameter.is_lazy(tensor)
        for compute in (
            lambda: tensor + 1, lambda: 2 * tensor, lambda: tensor @ tensor, lambda: tensor.sum(),
            lambda: ow.no_grad()(tensor.zero_)(), lambda: F.linear(ow.ones(2, 3), tensor), lambda: tensor.clone(),
            lambda: ow.empty_like(tensor), lambda: tensor.view(-1), lambda: tensor[0], lambda: tensor.numel(),
            lambda: tensor.is_contiguous(),
        ):
            with pytest.raises(ValueError, match="Attempted to use an uninitialized parameter in "):
                compute()
        for compute in (lambda: tensor.shape, lambda: tensor.share_memory_()):
            with pytest.raises(RuntimeError, match="uninitialized parameter or buffer"):
                compute()
        tensor.materialize((2, 3), dtype=ow.float64)
        with ow.no_grad():
            tensor.fill_(2)
        assert isinstance(tensor, (nn.Parameter, nn.Buffer))
        tensor.sum().backward()
        assert tensor.grad.tolist() == [[1.0] * 3] * 2
        assert not nn.parameter.is_lazy(tensor)


@pytest.mark.parametrize("default", ["cpu", "meta"])
def test_a_default_device_makes_nothing_of_parameters_without_a_shape(default):
    ow.empty(1, device="meta")
    for tensor in (nn.UninitializedParameter(), nn.UninitializedBuffer()):
        for make in (ow.empty_like, ow.zeros_like, ow.rand_like, ow.clone):
            with ow.device(default), pytest.raises(ValueError, match="Attempted to use an uninitialized parameter in "):
                make(tensor)


def test_a_module_of_a_user_may_be_lazy():
    class Scale(nn.LazyModuleMixin, nn.Module):
        def __init__(self):
            super().__init__()
            self.factor = nn.UninitializedParameter()

        def initialize_parameters(self, x, *, power=1):
            with ow.no_grad():
                self.factor.materialize(x.shape[1:])
                self.factor.fill_(3.0)

        def forward(self, x, *, power=1):
            return x * self.factor**power

    module = Scale()
    assert module(ow.ones(2, 3), power=2).tolist() == [[9.0] * 3] * 2
    assert type(module) is Scale


LAZY_ERRORS = {
    "dimensions": (lambda: nn.LazyConv2d(2, 3)(ow.ones(2, 3)), RuntimeError,
                   "Expected 3D (unbatched) or 4D (batched) input to LazyConv2d, but got input of size: (2, 3)"),
    "groups": (lambda: nn.LazyConv1d(4, 3, groups=2)(ow.ones(1, 3, 5)), ValueError,
               "in_channels must be divisible by groups, got 3 and 2"),
    "groups of outputs": (lambda: nn.LazyConv1d(3, 3, groups=2), ValueError,
                          "out_channels must be divisible by groups"),
    "another width": (lambda: _loaded(nn.LazyLinear(2))(ow.ones(1, 4)), RuntimeError,
                      "the last dimension of the input is 4, and the weight takes 3"),
    "nothing done": (lambda: _idle(), RuntimeError, "module Idle has not been fully initialized"),
    "not said": (lambda: nn.LazyModuleMixin().initialize_parameters(), NotImplementedError,
                 "initialize_parameters is not implemented for LazyModuleMixin"),
}  # fmt: skip


def _loaded(module):
    module.load_state_dict(nn.Linear(3, 2).state_dict())
    return module


def _idle():
    class Idle(nn.LazyLinear):
        def initialize_parameters(self, x):
            pass

    return Idle(2)(ow.ones(1, 2))


# -- losses ------------------------------------------------------------------------------------------------------------


def adaptive(source, **named):
    module = source.nn.AdaptiveLogSoftmaxWithLoss(12, 20, [4, 9, 15], div_value=2.0, **named).double()
    with source.no_grad():
        for i, parameter in enumerate(module.parameters()):
            parameter.copy_(source.from_numpy(array(*parameter.shape, seed=i)))
    return module


def adaptive_numbers(source, **named):
    module, x = adaptive(source, **named), source.from_numpy(array(9, 12)).requires_grad_()
    target = source.tensor([0, 3, 4, 8, 9, 14, 15, 19, 2])
    output, loss = module(x, target)
    loss.backward()
    results = [output, loss, module.log_prob(x), module.predict(x), x.grad, module(x[1], target[1]).output]
    results += [parameter.grad for parameter in module.parameters()]
    return [result.detach().numpy() for result in results]


@pytest.mark.parity
@pytest.mark.parametrize("bias", [False, True])
def test_adaptive_softmax_as_pytorch(bias):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    ours, theirs = (adaptive_numbers(source, head_bias=bias) for source in (ow, torch))
    for a, b in zip(ours, theirs, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-9, atol=1e-12)
    assert list(adaptive(ow).state_dict()) == list(adaptive(torch).state_dict())
    assert repr(adaptive(ow)) == repr(adaptive(torch))


def test_adaptive_softmax_is_a_distribution():
    module, x = adaptive(ow), ow.from_numpy(array(6, 12))
    logs = module.log_prob(x)
    np.testing.assert_allclose(logs.exp().sum(1).detach().numpy(), np.ones(6), rtol=1e-12)
    assert module.predict(x).tolist() == logs.argmax(1).tolist()
    for target in range(20):
        output, loss = module(x, ow.full((6,), target, dtype=ow.int64))
        np.testing.assert_allclose(output.detach().numpy(), logs[:, target].detach().numpy(), rtol=1e-9)
        assert loss.item() == pytest.approx(-logs[:, target].mean().item())
    module.reset_parameters()
    assert module.head.weight.abs().max().item() <= 12**-0.5


@pytest.mark.parametrize("options", [
    {}, {"bias": True, "label_smoothing": 0.1}, {"out_features": (2, 3), "bias": True}, {"reduction": "none"},
    {"weight": ow.arange(4.0, dtype=ow.float64), "reduction": "sum"}, {"ignore_index": 1},
], ids=str)  # fmt: skip
def test_the_last_layer_in_its_loss(options):
    """As the loss of the scores, with the same gradients of the layer's weights."""
    loss = nn.LinearCrossEntropyLoss(5, 4, dtype=ow.float64, **options)
    further = options.get("out_features", ())
    x, target = ow.from_numpy(array(3, 5)), (ow.arange(3 * math.prod(further)) % 4).reshape(3, *further)
    shared_options = {name: option for name, option in options.items() if name not in {"bias", "out_features"}}
    result = loss(x, target)
    wanted = nn.CrossEntropyLoss(**shared_options)(loss.linear(x).reshape(3, 4, *further), target)
    np.testing.assert_allclose(result.detach().numpy(), wanted.detach().numpy(), rtol=1e-12)
    grads = [ow.autograd.grad(tensor.sum(), list(loss.parameters())) for tensor in (result, wanted)]
    for item, other in zip(*grads, strict=True):
        np.testing.assert_allclose(item.numpy(), other.numpy(), rtol=1e-12, atol=1e-15)
    assert "in_features=5, num_classes=4" in repr(loss)
    with pytest.raises(TypeError, match="options is LinearCrossEntropyOptions or None, got object"):
        nn.LinearCrossEntropyLoss(5, 4, options=object())


DISTANCES = {"": None, "cosine": lambda source: lambda a, b: 1 - source.nn.functional.cosine_similarity(a, b)}


@pytest.mark.parametrize("swap", [False, True])
@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
def test_triplets(swap, reduction):
    """By its formula, and as the operator for Euclid's distance."""
    a, b, c = (ow.from_numpy(array(5, 3, seed=i)) for i in range(3))
    loss = nn.TripletMarginWithDistanceLoss(swap=swap, reduction=reduction, margin=0.7)(a, b, c)
    wanted = nn.TripletMarginLoss(swap=swap, reduction=reduction, margin=0.7)(a, b, c)
    np.testing.assert_allclose(loss.numpy(), wanted.numpy(), rtol=1e-12)
    result = F.triplet_margin_with_distance_loss(
        a, b, c, distance_function=lambda x, y: (x - y).abs().amax(1), swap=swap, reduction=reduction
    )
    x, y, z = a.numpy(), b.numpy(), c.numpy()
    far = np.abs(x - z).max(1)
    far = np.minimum(far, np.abs(y - z).max(1)) if swap else far
    want = np.maximum(np.abs(x - y).max(1) - far + 1, 0)
    np.testing.assert_allclose(result.numpy(), {"mean": want.mean(), "sum": want.sum(), "none": want}[reduction])


def test_modules_of_alignments_and_other_names():
    logs, targets = ow.from_numpy(array(6, 2, 4)).log_softmax(2), ow.tensor([[1, 2, 3], [2, 2, 1]])
    lengths, counts = ow.tensor([6, 5]), ow.tensor([3, 2])
    for reduction in ("mean", "sum", "none"):
        module = nn.CTCLoss(blank=0, reduction=reduction, zero_infinity=True)
        wanted = F.ctc_loss(logs, targets, lengths, counts, 0, reduction, True)
        assert module(logs, targets, lengths, counts).tolist() == wanted.tolist()
        assert module(logs, targets, (6, 5), (3, 2)).tolist() == wanted.tolist()
    assert repr(nn.CTCLoss()) == "CTCLoss()"
    weight, target = ow.tensor([1.0, 2.0, 0.5, 1.0]), ow.tensor([[[0, 1]], [[3, 2]]])
    x = ow.from_numpy(array(2, 4, 1, 2)).float()
    assert nn.NLLLoss2d(weight)(x, target).item() == nn.NLLLoss(weight)(x, target).item()
    x = ow.tensor([-1.0, 2.0])
    assert F.rrelu_(x, 0.5, 0.5) is x
    assert x.tolist() == [-0.5, 2.0]
    assert isinstance(nn.LSTM(2, 3), nn.RNNBase)
    assert isinstance(nn.GRUCell(2, 3), nn.RNNCellBase)
    for dims, pool in enumerate(("adaptive_max_pool1d", "adaptive_max_pool2d", "adaptive_max_pool3d"), 1):
        x = ow.from_numpy(array(1, 2, *(5,) * dims))
        values, tensor = getattr(F, f"{pool}_with_indices")(x, 2)
        wanted = getattr(F, pool)(x, 2, return_indices=True)
        assert (values.tolist(), tensor.tolist()) == tuple(value.tolist() for value in wanted)


@pytest.mark.parametrize("dims", [2, 3])
def test_pools_whose_places_are_drawn(dims):
    x, tensor = ow.from_numpy(array(2, 3, *(6,) * dims)), ow.full((2, 3, dims), 0.4, dtype=ow.float64)
    for named in ({"output_size": 3}, {"output_ratio": 0.5}):
        module = getattr(nn, f"FractionalMaxPool{dims}d")(2, **named, return_indices=True, _random_samples=tensor)
        values, indices = module(x)
        wanted = getattr(F, f"fractional_max_pool{dims}d")(x, 2, **named, return_indices=True, _random_samples=tensor)
        assert (values.tolist(), indices.tolist()) == tuple(value.tolist() for value in wanted)
        assert values.shape == (2, 3, *(3,) * dims)
        assert list(module.state_dict()) == ["_random_samples"]
        assert repr(module) == f"FractionalMaxPool{dims}d()"


@pytest.mark.parity
@pytest.mark.parametrize("name", ["TripletMarginWithDistanceLoss", "CTCLoss", "FractionalMaxPool2d"])
def test_losses_and_pools_as_pytorch(name):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    results = []
    for source in (ow, torch):
        if name == "FractionalMaxPool2d":
            x = source.from_numpy(array(2, 3, 7, 6)).requires_grad_()
            samples = source.from_numpy(np.random.default_rng(3).random((2, 3, 2)))
            total = source.nn.FractionalMaxPool2d((2, 3), output_size=(4, 2), _random_samples=samples)(x).square().sum()
        elif name == "CTCLoss":
            x = source.from_numpy(array(6, 2, 4)).requires_grad_()
            total = source.nn.CTCLoss()(
                x.log_softmax(2), source.tensor([[1, 2, 3], [2, 2, 1]]), source.tensor([6, 5]), source.tensor([3, 2])
            )
        else:
            x = source.from_numpy(array(5, 3)).requires_grad_()
            module = source.nn.TripletMarginWithDistanceLoss(distance_function=DISTANCES["cosine"](source), swap=True)
            total = module(x, *(source.from_numpy(array(5, 3, seed=i)) for i in (1, 2)))
        total.backward()
        results.append([total.detach().numpy(), x.grad.numpy()])
    for a, b in zip(*results, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("dims", [1, 2, 3])
def test_gradients_of_convolutions_as_functions(dims):
    x = ow.from_numpy(array(2, 4, *(7,) * dims)).requires_grad_()
    weight = ow.from_numpy(array(6, 2, *(3,) * dims, seed=1)).requires_grad_()
    named = {"stride": 2, "padding": 1, "dilation": 1, "groups": 2}
    result = getattr(F, f"conv{dims}d")(x, weight, None, **named)
    grad = ow.from_numpy(array(*result.shape, seed=2))
    wanted = ow.autograd.grad(result, (x, weight), grad)
    results = (
        getattr(nn.grad, f"conv{dims}d_input")(x.shape, weight, grad, **named),
        getattr(nn.grad, f"conv{dims}d_weight")(x.detach(), weight.shape, grad, **named),
    )
    for tensor, other in zip(results, wanted, strict=True):
        np.testing.assert_allclose(tensor.detach().numpy(), other.numpy(), rtol=1e-12)
    assert (results[0].requires_grad, results[1].requires_grad) == (True, False)


ERRORS = {
    **LAZY_ERRORS,
    "no cutoffs": (lambda: nn.AdaptiveLogSoftmaxWithLoss(4, 5, []), ValueError,
                   "cutoffs should be a sequence of length larger than 0"),
    "cutoffs": (lambda: nn.AdaptiveLogSoftmaxWithLoss(4, 5, [3, 2]), ValueError,
                "cutoffs should be a sequence of unique, positive integers sorted in an increasing order"),
    "a target": (lambda: adaptive(ow)(ow.zeros(1, 12, dtype=ow.float64), ow.tensor([20])), RuntimeError,
                 "Target values should be in [0, 19], but values in range [20, 20] were found"),
    "a matrix of targets": (lambda: adaptive(ow)(ow.zeros(1, 12), ow.zeros(1, 1, dtype=ow.int64)), RuntimeError,
                            "0D or 1D target tensor expected, multi-target not supported"),
    "a batch": (lambda: adaptive(ow)(ow.zeros(2, 12), ow.tensor([1])), RuntimeError,
                "Input and target should have the same size in the batch dimension."),
    "an instance": (lambda: adaptive(ow)(ow.zeros(12), ow.tensor([1])), RuntimeError,
                    "1D target tensor expects 2D input tensors, but found inputs with size (12,)"),
    "a margin": (lambda: nn.TripletMarginWithDistanceLoss(margin=0), ValueError,
                 "expected margin to be greater than 0, got 0 instead"),
    "a reduction": (lambda: F.triplet_margin_with_distance_loss(*[ow.ones(1, 2)] * 3, reduction="x"), ValueError,
                    "triplet_margin_with_distance_loss: unknown reduction 'x'"),
    "other dimensions": (lambda: F.triplet_margin_with_distance_loss(ow.ones(1, 2), ow.ones(2), ow.ones(1, 2)),
                         RuntimeError,
                         "all inputs must have the same number of dimensions, got shapes [1, 2], [2] and [1, 2]"),
}  # fmt: skip


@pytest.mark.parametrize("case", ERRORS)
def test_errors(case):
    call, kind, text = ERRORS[case]
    with pytest.raises(kind) as caught:
        call()
    assert text in str(caught.value)


def test_weights_without_a_shape_have_no_norm() -> None:
    for change in (nn.utils.spectral_norm, nn.utils.weight_norm):
        with warnings.catch_warnings(), pytest.raises(ValueError, match="Norm` can't have uninitialized parameters"):
            warnings.simplefilter("ignore")
            change(nn.LazyLinear(3))
    buffer = nn.UninitializedBuffer()
    buffer.materialize(3)
    assert buffer.shape == (3,)


def test_packed_sequences_are_cast() -> None:
    rnn = nn.utils.rnn
    packed = rnn.pack_sequence([ow.ones(1), ow.ones(2)], enforce_sorted=False)
    names = {
        "byte": ow.uint8, "char": ow.int8, "short": ow.int16, "int": ow.int32, "long": ow.int64, "half": ow.float16,
        "double": ow.float64,
    }  # fmt: skip
    for name, dtype in names.items():
        cast = getattr(packed, name)()
        assert cast.data.dtype is dtype
        assert cast[1:] == packed[1:]
        assert getattr(cast, name)() is cast
    assert packed.to("cpu") is packed.to(ow.float32) is packed.float() is packed
    with pytest.raises(RuntimeError, match="Expected iterable for input sequences, but got arg of type"):
        rnn.pad_sequence(5)
