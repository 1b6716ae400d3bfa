"""Layers with parameters: against PyTorch where it is installed (same weights, float64), and what holds without it."""

from __future__ import annotations

import math

import numpy as np
import pytest

import generated as ow

nn = ow.nn
# Module, its arguments, and the shape of an input.
ROWS = [
    ("Identity", (3,), {}, (2, 3)),
    ("Linear", (4, 3), {}, (2, 5, 4)),
    ("Linear", (4, 3), {"bias": False}, (4,)),
    ("Conv1d", (2, 4, 3), {"stride": 2, "padding": 1}, (2, 2, 7)),
    ("Conv1d", (2, 4, 3), {"padding": 2, "padding_mode": "circular"}, (2, 7)),
    ("Conv2d", (4, 6, (3, 2)), {"dilation": (2, 1), "groups": 2, "padding": (1, 0)}, (2, 4, 6, 5)),
    ("Conv2d", (2, 3, 3), {"padding": "same", "padding_mode": "reflect", "bias": False}, (2, 2, 6, 5)),
    ("Conv2d", (2, 3, 3), {"padding": "same"}, (2, 2, 6, 5)),
    ("Conv2d", (2, 3, 3), {"padding": 1, "padding_mode": "replicate"}, (2, 2, 6, 5)),
    ("Conv3d", (2, 3, 2), {"padding": 1}, (1, 2, 3, 4, 3)),
    ("ConvTranspose1d", (3, 2, 4), {"stride": 2, "padding": 1}, (2, 3, 5)),
    ("ConvTranspose2d", (4, 6, 3), {"stride": 2, "output_padding": 1, "groups": 2}, (2, 4, 3, 4)),
    ("ConvTranspose3d", (2, 3, 2), {"dilation": 2}, (1, 2, 2, 3, 2)),
    ("BatchNorm1d", (3,), {}, (4, 3)),
    ("BatchNorm1d", (3,), {"momentum": None}, (4, 3, 5)),
    ("BatchNorm2d", (3,), {"eps": 1e-3, "momentum": 0.3}, (4, 3, 2, 2)),
    ("BatchNorm2d", (3,), {"affine": False, "track_running_stats": False}, (4, 3, 2, 2)),
    ("BatchNorm3d", (2,), {"bias": False}, (2, 2, 2, 2, 3)),
    ("InstanceNorm1d", (3,), {}, (3, 5)),
    ("InstanceNorm2d", (3,), {"affine": True, "track_running_stats": True}, (2, 3, 4, 4)),
    ("InstanceNorm3d", (2,), {}, (2, 2, 2, 3, 2)),
    ("LayerNorm", (4,), {}, (2, 3, 4)),
    ("LayerNorm", ((3, 4),), {"bias": False}, (2, 3, 4)),
    ("LayerNorm", ([4],), {"elementwise_affine": False}, (2, 3, 4)),
    ("RMSNorm", (4,), {}, (2, 3, 4)),
    ("RMSNorm", ((4,),), {"eps": 1e-3, "elementwise_affine": False}, (2, 4)),
    ("GroupNorm", (2, 4), {}, (2, 4, 3)),
    ("GroupNorm", (2, 4), {"affine": False}, (2, 4, 3, 2)),
]  # fmt: skip
IDS = [f"{name}-{position}" for position, (name, *_) in enumerate(ROWS)]


def numbers(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape)


def pair(torch, name, args, named):
    """A module of both, double, with the same weights."""
    theirs = getattr(torch.nn, name)(*args, **named).double()
    ours = getattr(nn, name)(*args, **named).double()
    state = {}
    for key, tensor in theirs.state_dict().items():
        result = numbers(*tensor.shape, seed=len(state)) if tensor.is_floating_point() else np.array(tensor.numpy())
        state[key] = np.abs(result) if key.endswith("var") else result
    theirs.load_state_dict({key: torch.from_numpy(np.array(value)) for key, value in state.items()})
    ours.load_state_dict({key: ow.from_numpy(np.array(value)) for key, value in state.items()})
    return theirs, ours


def compare(tensor, wanted):
    np.testing.assert_allclose(tensor.detach().numpy(), wanted.detach().numpy(), rtol=1e-9, atol=1e-9)


@pytest.mark.parity
@pytest.mark.parametrize(("name", "args", "named", "shape"), ROWS, ids=IDS)
def test_as_pytorch(name, args, named, shape):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    theirs, ours = pair(torch, name, args, named)
    assert repr(ours) == repr(theirs)
    assert list(ours.state_dict()) == list(theirs.state_dict())
    for training in (True, True, False):  # twice, for running statistics
        ours.train(training)
        theirs.train(training)
        x = numbers(*shape, seed=7)
        a, b = ow.from_numpy(x.copy()).requires_grad_(), torch.from_numpy(x.copy()).requires_grad_()
        result, wanted = ours(a), theirs(b)
        compare(result, wanted)
        weight = numbers(*result.shape, seed=3)
        (result * ow.from_numpy(weight)).sum().backward()
        (wanted * torch.from_numpy(weight)).sum().backward()
        compare(a.grad, b.grad)
        for parameter, other in zip(ours.parameters(), theirs.parameters(), strict=True):
            compare(parameter.grad, other.grad)
        for buffer, other in zip(ours.buffers(), theirs.buffers(), strict=True):
            compare(buffer, other)


@pytest.mark.parity
@pytest.mark.parametrize("named", [{}, {"padding_idx": 1}, {"max_norm": 1.0}, {"scale_grad_by_freq": True}], ids=str)
def test_embedding_as_pytorch(named):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    theirs, ours = pair(torch, "Embedding", (5, 3), named)
    assert repr(ours) == repr(theirs)
    index = np.array([[0, 1, 4], [1, 1, 2]])
    result, wanted = ours(ow.from_numpy(index)), theirs(torch.from_numpy(index))
    compare(result, wanted)
    (result * result).sum().backward()
    (wanted * wanted).sum().backward()
    compare(ours.weight.grad, theirs.weight.grad)


@pytest.mark.parity
@pytest.mark.parametrize("named", [{}, {"mode": "sum", "padding_idx": 1}, {"mode": "max"}], ids=str)
def test_embedding_bag_as_pytorch(named):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    theirs, ours = pair(torch, "EmbeddingBag", (5, 3), named)
    assert repr(ours) == repr(theirs)
    index, offsets = np.array([0, 1, 4, 1, 1, 2]), np.array([0, 2])
    result = ours(ow.from_numpy(index), ow.from_numpy(offsets))
    compare(result, theirs(torch.from_numpy(index), torch.from_numpy(offsets)))


@pytest.mark.parity
def test_bilinear_as_pytorch():
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    theirs, ours = pair(torch, "Bilinear", (3, 4, 2), {})
    assert repr(ours) == repr(theirs)
    x, y = numbers(5, 3), numbers(5, 4)
    compare(ours(ow.from_numpy(x), ow.from_numpy(y)), theirs(torch.from_numpy(x), torch.from_numpy(y)))


def test_sizes_of_transposed_convolutions_can_be_asked_for():
    down, up = nn.Conv2d(2, 2, 3, stride=2, padding=1), nn.ConvTranspose2d(2, 2, 3, stride=2, padding=1)
    for size in (7, 8):
        x = ow.randn(1, 2, size, size)
        assert up(down(x), output_size=x.shape).shape == x.shape
    with pytest.raises(ValueError, match=r"requested an output size of .9, 9., but in dimension 0 it can"):
        up(down(x), output_size=(9, 9))


ERRORS = {
    "groups": (lambda: nn.Conv2d(3, 4, 3, groups=2), "in_channels must be divisible by groups, got 3 and 2"),
    "padding": (lambda: nn.Conv2d(3, 4, 3, padding="some"),
                "Invalid padding string 'some', should be one of same, valid"),
    "strided": (lambda: nn.Conv2d(3, 4, 3, 2, "same"), "padding='same' is not supported for strided convolutions"),
    "mode": (lambda: nn.ConvTranspose1d(1, 1, 1, padding_mode="reflect"),
             "Only 'zeros' padding mode is supported for ConvTranspose1d"),
    "dims": (lambda: nn.BatchNorm2d(3)(ow.ones(2, 3)), "BatchNorm2d: expected 4D input (got 2D input)"),
    "channels": (lambda: nn.GroupNorm(2, 3), "num_channels (3) must be divisible by num_groups (2)"),
    "padding index": (lambda: nn.Embedding(3, 2, padding_idx=3),
                      "padding_idx must be within num_embeddings, got 3 of 3"),
    "no features": (lambda: nn.Bilinear(0, 1, 1), "in1_features must be > 0, but got 0"),
}  # fmt: skip


@pytest.mark.parametrize("case", ERRORS)
def test_errors(case):
    call, text = ERRORS[case]
    with pytest.raises(ValueError) as caught:
        call()
    assert text in str(caught.value)


def test_a_plain_attribute_can_stand_in_for_a_weight():
    linear = nn.Linear(2, 2)
    weight = linear.weight
    del linear.weight
    linear.weight = weight * 2
    with ow.no_grad():
        assert (linear(ow.eye(2)) == (2 * weight).t() + linear.bias).all()


def test_what_layers_start_with():
    ow.manual_seed(0)
    linear, conv = nn.Linear(100, 200), nn.Conv2d(10, 20, 5)
    for layer, fan in ((linear, 100), (conv, 250)):
        for parameter in layer.parameters():
            assert parameter.abs().max().item() <= 1 / math.sqrt(fan)
        assert layer.weight.abs().max().item() > 0.99 / math.sqrt(fan)
    norm = nn.BatchNorm1d(3)
    assert norm.weight.tolist() == norm.running_var.tolist() == [1.0] * 3
    assert norm.bias.tolist() == norm.running_mean.tolist() == [0.0] * 3
    table = nn.Embedding(1000, 20, padding_idx=-1)
    assert abs(table.weight.std().item() - 1) < 0.02
    assert table.padding_idx == 999
    assert table.weight[999].tolist() == [0.0] * 20
    assert nn.Linear(2, 2, dtype=ow.float64).weight.dtype is ow.float64


def test_a_table_of_given_vectors():
    vectors = ow.randn(3, 2)
    table = nn.Embedding.from_pretrained(vectors)
    assert not table.weight.requires_grad
    assert (table(ow.tensor([2, 0])) == vectors[ow.tensor([2, 0])]).all()
    bags = nn.EmbeddingBag.from_pretrained(vectors, mode="sum", freeze=False, padding_idx=1)
    assert bags.weight.requires_grad
    assert (bags.mode, bags.padding_idx, bags.num_embeddings, bags.embedding_dim) == ("sum", 1, 3, 2)
    assert (bags(ow.tensor([[2, 0, 1]])) == vectors[2] + vectors[0]).all()
    for kind in (nn.Embedding, nn.EmbeddingBag):
        with pytest.raises(ValueError, match="expected to be 2-dimensional, got 1"):
            kind.from_pretrained(vectors[0])


# -- initial values ----------------------------------------------------------------------------------------------------


SPREAD = {
    "uniform_": (lambda t: nn.init.uniform_(t, -1, 3), 1.0, 4 / math.sqrt(12)),
    "normal_": (lambda t: nn.init.normal_(t, 2, 3), 2.0, 3.0),
    "trunc_normal_": (lambda t: nn.init.trunc_normal_(t, 0, 1, -100, 100), 0.0, 1.0),
    "xavier_uniform_": (lambda t: nn.init.xavier_uniform_(t, 2.0), 0.0, 2 * math.sqrt(2 / 700)),
    "xavier_normal_": (lambda t: nn.init.xavier_normal_(t), 0.0, math.sqrt(2 / 700)),
    "kaiming_uniform_": (lambda t: nn.init.kaiming_uniform_(t, nonlinearity="relu"), 0.0, math.sqrt(2 / 300)),
    "kaiming_normal_": (lambda t: nn.init.kaiming_normal_(t, 0.1, "fan_out"), 0.0, math.sqrt(2 / 1.01 / 400)),
}


@pytest.mark.parametrize("name", SPREAD)
def test_means_and_spreads_of_initial_values(name):
    ow.manual_seed(1)
    fill, mean, spread = SPREAD[name]
    tensor = nn.Parameter(ow.empty(400, 300))
    assert fill(tensor) is tensor
    assert tensor.requires_grad
    assert tensor.is_leaf
    assert abs(tensor.mean().item() - mean) < 0.02 * spread
    assert abs(tensor.std().item() / spread - 1) < 0.02


def test_exact_initial_values():
    assert nn.init.constant_(ow.empty(2), 3).tolist() == [3.0, 3.0]
    assert nn.init.eye_(ow.empty(2, 3)).tolist() == [[1, 0, 0], [0, 1, 0]]
    assert nn.init.zeros_(ow.ones(1)).item() == 0
    assert nn.init.ones_(ow.zeros(1)).item() == 1
    low = nn.init.trunc_normal_(ow.empty(1000), 0, 1, -0.5, 0.25)
    assert low.min().item() >= -0.5
    assert low.max().item() <= 0.25
    with pytest.warns(UserWarning, match="more than 2 std"):
        tail = nn.init.trunc_normal_(ow.empty(1000), 1, 2, 13, 17)
    assert len(set(tail.tolist())) > 990
    assert abs((tail - 13).mean().item() - 0.317) < 0.03
    for low_limit, high_limit in ((1.0, 0.5), (-0.5, -1.0)):
        with pytest.raises(RuntimeError, match="uniform_ expects to return a"):
            nn.init.trunc_normal_(ow.empty(2), 0, 1, low_limit, high_limit)
    x = ow.randn(1, 4, 5, 5)
    for groups in (1, 2):
        kernel = nn.init.dirac_(ow.empty(4, 4 // groups, 3, 3), groups)
        assert (ow.nn.functional.conv2d(x, kernel, padding=1, groups=groups) == x).all()
    sparse = nn.init.sparse_(ow.empty(10, 7), 0.25)
    assert (sparse == 0).sum(0).tolist() == [3] * 7


@pytest.mark.parametrize("shape", [(3, 5), (5, 3), (4, 2, 3)], ids=str)
def test_orthogonal_initial_values(shape):
    flat = nn.init.orthogonal_(ow.empty(*shape, dtype=ow.float64), 2.0).reshape(shape[0], -1)
    product = flat @ flat.t() if flat.shape[0] <= flat.shape[1] else flat.t() @ flat
    np.testing.assert_allclose(product.numpy(), 4 * np.eye(product.shape[0]), atol=1e-12)


def test_gains():
    assert nn.init.calculate_gain("tanh") == 5 / 3
    assert nn.init.calculate_gain("leaky_relu", 1) == 1
    with pytest.raises(ValueError, match="Unsupported nonlinearity gelu"):
        nn.init.calculate_gain("gelu")
    with pytest.raises(ValueError, match="fewer than 2 dimensions"):
        nn.init.xavier_normal_(ow.empty(3))


# -- gradients and vectors ---------------------------------------------------------------------------------------------


def with_gradients() -> list[ow.Tensor]:
    results = [nn.Parameter(ow.zeros(2)), nn.Parameter(ow.zeros(1, 2)), nn.Parameter(ow.zeros(3))]
    results[0].grad, results[1].grad = ow.tensor([3.0, 0.0]), ow.tensor([[0.0, -4.0]])
    return results


def test_gradients_are_cut_to_a_length():
    parameters = with_gradients()
    assert nn.utils.clip_grad_norm_(parameters, 1.0).item() == 5.0
    np.testing.assert_allclose(parameters[0].grad.numpy(), [0.6, 0.0], rtol=1e-6)
    np.testing.assert_allclose(parameters[1].grad.numpy(), [[0.0, -0.8]], rtol=1e-6)
    assert nn.utils.clip_grad_norm_(iter(parameters), 10.0).item() == pytest.approx(1.0)
    assert parameters[0].grad[0].item() == pytest.approx(0.6)
    assert nn.utils.clip_grad_norm_(parameters, 1.0, float("inf")).item() == pytest.approx(0.8)
    parameters[0].grad[0] = float("nan")
    with pytest.raises(RuntimeError, match="non-finite"):
        nn.utils.clip_grad_norm_(parameters, 1.0, error_if_nonfinite=True)


def test_gradients_are_cut_to_a_range():
    parameters = with_gradients()
    nn.utils.clip_grad_value_(parameters, 3.5)
    assert [parameter.grad.tolist() for parameter in parameters[:2]] == [[3.0, 0.0], [[0.0, -3.5]]]


def test_parameters_as_a_vector():
    net = nn.Linear(2, 3)
    vector = nn.utils.parameters_to_vector(net.parameters())
    assert vector.tolist() == [*net.weight.flatten().tolist(), *net.bias.tolist()]
    nn.utils.vector_to_parameters(ow.arange(9.0), net.parameters())
    assert net.weight.tolist() == [[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]
    assert net.bias.tolist() == [6.0, 7.0, 8.0]
