"""Parameters that are computed from others: parametrisations, norms of weights, orthogonal weights, fused layers."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import generated as ow

nn = ow.nn
P = nn.utils.parametrize


def array(*shape: int, seed: int = 0) -> np.ndarray:
    return np.asarray(np.random.default_rng(seed).standard_normal(shape))


def fill(source, module):
    """Parameters and buffers that NumPy draws; those of the same name are the same for all sources."""
    with source.no_grad():
        for i, (_, item) in enumerate(sorted(module.named_parameters())):
            item.copy_(source.from_numpy(array(*item.shape, seed=i)))
    return module


class Symmetric(nn.Module):
    """A symmetric matrix by its upper half."""

    def forward(self, x):
        return x.triu() + x.triu(1).T

    def right_inverse(self, x):
        return x.triu()


class Halves(nn.Module):
    """A tensor as a sum of two."""

    def forward(self, first, two):
        return first + two

    def right_inverse(self, x):
        return x * 0.25, x * 0.75


class Squares(nn.Module):
    """Without an inverse."""

    def forward(self, x):
        return x * x


def test_a_parameter_is_computed_from_its_original():
    layer, values = nn.Linear(3, 3), array(3, 3)
    weight = layer.weight
    P.register_parametrization(layer, "weight", Symmetric())
    assert type(layer).__name__ == "ParametrizedLinear"
    assert isinstance(layer, nn.Linear)
    assert P.type_before_parametrizations(layer) is nn.Linear
    assert P.is_parametrized(layer)
    assert P.is_parametrized(layer, "weight")
    assert not P.is_parametrized(layer, "bias")
    assert list(layer.state_dict()) == ["bias", "parametrizations.weight.original"]
    assert layer.parametrizations.weight.original is weight  # what an optimiser holds
    layer.weight = ow.from_numpy(values).float()
    symmetric = np.triu(values) + np.triu(values, 1).T
    np.testing.assert_allclose(layer.weight.detach().numpy(), symmetric, rtol=1e-6)
    layer(ow.ones(1, 3)).sum().backward()
    np.testing.assert_array_equal(weight.grad.numpy(), [[1, 2, 2], [0, 1, 2], [0, 0, 1]])
    assert "(parametrizations): ModuleDict(" in repr(layer)
    assert repr(layer).startswith("ParametrizedLinear(\n  in_features=3, out_features=3, bias=True\n")


def test_parametrisations_are_taken_away_again():
    for leave in (True, False):
        layer = nn.Linear(3, 3)
        weight, bias = layer.weight, layer.bias
        P.register_parametrization(layer, "weight", Symmetric())
        P.register_parametrization(layer, "bias", Squares())
        seen = layer.weight.detach().clone()
        P.remove_parametrizations(layer, "weight", leave_parametrized=leave)
        assert type(layer).__name__ == "ParametrizedLinear"
        assert layer.weight is weight
        assert weight.is_leaf
        assert (weight.tolist() == seen.tolist()) is leave
        P.remove_parametrizations(layer, "bias")
        assert type(layer) is nn.Linear
        assert layer.bias is bias
        assert sorted(layer.state_dict()) == ["bias", "weight"]
        assert [name for name, _ in layer.named_modules()] == [""]


def test_several_parametrisations_and_several_originals():
    layer = nn.Linear(2, 2)
    before = layer.weight.detach().clone()
    P.register_parametrization(layer, "weight", Halves())
    np.testing.assert_allclose(layer.weight.detach().numpy(), before.numpy(), rtol=1e-6)
    P.register_parametrization(layer, "weight", Squares())
    np.testing.assert_allclose(layer.weight.detach().numpy(), before.numpy() ** 2, rtol=1e-6)
    assert list(layer.state_dict()) == [
        "bias", "parametrizations.weight.original0", "parametrizations.weight.original1"
    ]  # fmt: skip
    assert len(layer.parametrizations.weight) == 2
    P.remove_parametrizations(layer, "weight")
    assert isinstance(layer.weight, nn.Parameter)
    np.testing.assert_allclose(layer.weight.detach().numpy(), before.numpy() ** 2, rtol=1e-6)


def test_buffers_may_be_parametrised():
    module = nn.Module()
    module.register_buffer("kernel", ow.tensor([1.0, 2.0]))
    P.register_parametrization(module, "kernel", Squares())
    assert module.kernel.tolist() == [1.0, 4.0]
    assert list(module.state_dict()) == ["parametrizations.kernel.original"]
    assert not list(module.parameters())
    P.remove_parametrizations(module, "kernel")
    assert dict(module.named_buffers())["kernel"].tolist() == [1.0, 4.0]


def test_inside_of_a_block_values_are_computed_once():
    calls = []

    class Counted(nn.Module):
        def forward(self, x):
            calls.append(1)
            return x * 2

    layer = nn.Linear(2, 2)
    P.register_parametrization(layer, "weight", Counted())
    calls.clear()
    with P.cached():
        first = layer.weight
        with P.cached():
            assert layer.weight is first
        assert layer.weight is first
        layer(ow.ones(1, 2)).sum().backward()
    assert layer.weight is not first
    assert len(calls) == 2


def test_a_copy_is_parametrised_by_itself():
    layer = nn.Linear(3, 3)
    P.register_parametrization(layer, "weight", Symmetric())
    other = copy.deepcopy(layer)
    assert other.weight.tolist() == layer.weight.tolist()
    P.remove_parametrizations(other, "weight")
    assert P.is_parametrized(layer, "weight")
    assert layer.weight.grad_fn is not None
    with pytest.raises(RuntimeError, match="is not pickled"):
        pickle.dumps(layer)


def test_states_and_training_go_over():
    net = nn.Sequential(nn.Linear(3, 3), nn.Tanh(), nn.utils.parametrizations.weight_norm(nn.Linear(3, 1)))
    P.register_parametrization(net[0], "weight", Symmetric())
    other = copy.deepcopy(net)
    fill(ow, other)
    net.load_state_dict(other.state_dict())
    assert net(ow.ones(2, 3)).tolist() == other(ow.ones(2, 3)).tolist()
    optimizer = ow.optim.Adam(net.parameters(), lr=0.1)
    losses = []
    for _ in range(20):
        optimizer.zero_grad()
        loss = (net(ow.ones(2, 3)) - 1).square().mean()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < losses[0] / 10
    assert net[0].weight.tolist() == net[0].weight.T.tolist()
    assert net.double()(ow.ones(1, 3, dtype=ow.float64)).dtype is ow.float64


def test_parametrisations_are_handed_on():
    source, target = nn.Linear(3, 3), nn.Linear(3, 3)
    P.register_parametrization(source, "weight", Symmetric())
    assert P.transfer_parametrizations_and_params(source, target) is target
    assert target.weight.tolist() == source.weight.tolist()
    assert target.parametrizations.weight.original is source.parametrizations.weight.original


# -- norms -------------------------------------------------------------------------------------------------------------

NORMS = {
    "length": lambda nn: nn.utils.parametrizations.weight_norm(nn.Linear(4, 3)),
    "length of columns": lambda nn: nn.utils.parametrizations.weight_norm(nn.Linear(4, 3), dim=1),
    "length of all": lambda nn: nn.utils.parametrizations.weight_norm(nn.Linear(4, 3), dim=None),
    "spectrum": lambda nn: nn.utils.parametrizations.spectral_norm(nn.Linear(4, 3), n_power_iterations=2),
    "spectrum of a vector": lambda nn: nn.utils.parametrizations.spectral_norm(nn.Linear(4, 3), "bias"),
    "older length": lambda nn: nn.utils.weight_norm(nn.Linear(4, 3)),
    "older length of all": lambda nn: nn.utils.weight_norm(nn.Linear(4, 3), dim=None),
    "older spectrum": lambda nn: nn.utils.spectral_norm(nn.Linear(4, 3)),
    "rotation": lambda nn: nn.utils.parametrizations.orthogonal(nn.Linear(4, 4)),
    "cayley": lambda nn: nn.utils.parametrizations.orthogonal(nn.Linear(4, 3), orthogonal_map="cayley"),
    "wide": lambda nn: nn.utils.parametrizations.orthogonal(nn.Linear(4, 3), orthogonal_map="matrix_exp"),
    "reflections": lambda nn: nn.utils.parametrizations.orthogonal(nn.Linear(4, 3)),
    "tall reflections": lambda nn: nn.utils.parametrizations.orthogonal(nn.Linear(3, 4), use_trivialization=False),
}  # fmt: skip
OLDER = "ignore:.*weight_norm. is deprecated:FutureWarning"


def training(source, module, steps=4):
    """Losses, and the states at the end."""
    module = module.train()
    optimizer = source.optim.SGD(module.parameters(), lr=0.05)
    x = source.from_numpy(array(5, module.in_features))
    results = []
    for _ in range(steps):
        optimizer.zero_grad()
        loss = (module(x) + module(2 * x)).square().mean()
        loss.backward()
        optimizer.step()
        results.append(loss.item())
    module.eval()
    results.append(module(x).sum().item())
    return results, {name: value.numpy() for name, value in module.state_dict().items()}


@pytest.mark.parity
@pytest.mark.filterwarnings(OLDER, "ignore:.torch.nn.utils.weight_norm:FutureWarning")
@pytest.mark.parametrize("title", NORMS)
def test_norms_as_pytorch(title):
    """The same state, of PyTorch, and then the same losses and states."""
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    theirs, ours = NORMS[title](torch.nn).double(), NORMS[title](nn).double()
    state = {name: ow.from_numpy(value.numpy().copy()) for name, value in theirs.state_dict().items()}
    assert list(ours.state_dict()) == list(state)
    ours.load_state_dict(state)
    (losses, mine), (wanted, other) = training(ow, ours), training(torch, theirs)
    np.testing.assert_allclose(losses, wanted, rtol=1e-9, atol=1e-9)
    assert list(mine) == list(other)
    for name, item in other.items():
        np.testing.assert_allclose(mine[name], item, rtol=1e-9, atol=1e-9, err_msg=name)


@pytest.mark.filterwarnings(OLDER)
@pytest.mark.parametrize("kind", ["LSTM", "GRU", "LSTMCell", "RNNCell", "Conv2d", "Bilinear", "Embedding", "LayerNorm",
                                  "MultiheadAttention"])
@pytest.mark.parametrize("older", [False, True])
def test_weights_of_all_layers_may_be_computed(kind, older):
    arguments = {
        "LSTM": (4, 3), "GRU": (4, 3), "LSTMCell": (4, 3), "RNNCell": (4, 3), "Conv2d": (2, 3, 2),
        "Bilinear": (4, 4, 3), "Embedding": (5, 3), "LayerNorm": (4,), "MultiheadAttention": (4, 2),
    }[kind]  # fmt: skip
    ow.manual_seed(0)
    layer = getattr(nn, kind)(*arguments).double()
    plain = copy.deepcopy(layer)
    name = next(name for name, _ in layer.named_parameters() if "weight" in name and "ih" not in name)
    (nn.utils.weight_norm if older else nn.utils.parametrizations.weight_norm)(layer, name)
    shape = (2, 2, 5, 5) if kind == "Conv2d" else (6, 4)
    x = ow.tensor([0, 3]) if kind == "Embedding" else ow.from_numpy(array(*shape))
    arguments = (x,) * {"Bilinear": 2, "MultiheadAttention": 3}.get(kind, 1)
    result, wanted = (module(*arguments) for module in (layer, plain))
    result, wanted = (item[0] if isinstance(item, tuple) else item for item in (result, wanted))
    np.testing.assert_allclose(result.detach().numpy(), wanted.detach().numpy(), rtol=1e-12)
    result.sum().backward()
    learnt = layer.get_parameter(f"{name}_v" if older else f"parametrizations.{name}.original1")
    assert learnt.grad.shape == plain.get_parameter(name).shape


@pytest.mark.parametrize("dim", [0, 1, None])
def test_a_length_and_a_direction(dim):
    layer = fill(ow, nn.Linear(4, 3).double())
    weight = layer.weight.detach().clone()
    nn.utils.parametrizations.weight_norm(layer, dim=dim)
    np.testing.assert_allclose(layer.weight.detach().numpy(), weight.numpy(), rtol=1e-12)
    lengths, direction = layer.parametrizations.weight.originals()
    axis = {0: 1, 1: 0, None: None}[dim]
    want = np.linalg.norm(weight.numpy(), axis=axis, keepdims=dim is not None)
    np.testing.assert_allclose(lengths.detach().numpy(), want, rtol=1e-12)
    with ow.no_grad():
        direction.mul_(7)
    np.testing.assert_allclose(layer.weight.detach().numpy(), weight.numpy(), rtol=1e-12)
    with pytest.warns(FutureWarning, match="deprecated"):
        older = nn.utils.weight_norm(fill(ow, nn.Linear(4, 3).double()), dim=dim)
    assert sorted(older.state_dict()) == ["bias", "weight_g", "weight_v"]
    layer.load_state_dict(older.state_dict())
    assert layer.parametrizations.weight.original0.tolist() == older.weight_g.tolist()
    nn.utils.remove_weight_norm(older)
    np.testing.assert_allclose(older.weight.detach().numpy(), weight.numpy(), rtol=1e-12)
    assert not older._forward_pre_hooks


def test_a_spectral_norm_is_one():
    layer = nn.utils.parametrizations.spectral_norm(nn.ConvTranspose2d(3, 4, 2).double(), n_power_iterations=50)
    weight = layer.weight.detach().numpy()
    assert layer.parametrizations.weight[0]._u.shape == (4,)
    assert np.linalg.norm(weight.swapaxes(0, 1).reshape(4, -1), 2) == pytest.approx(1, rel=1e-6)
    layer.eval()
    before = layer.parametrizations.weight[0]._u.tolist()
    assert layer.weight.tolist() == layer.weight.tolist()
    assert layer.parametrizations.weight[0]._u.tolist() == before
    older = nn.utils.spectral_norm(nn.Linear(4, 3).double(), n_power_iterations=50)
    older(ow.ones(1, 4, dtype=ow.float64))
    assert np.linalg.norm(older.weight.detach().numpy(), 2) == pytest.approx(1, rel=1e-6)
    assert list(older.state_dict()) == ["bias", "weight_orig", "weight_u", "weight_v"]
    assert older.state_dict()._metadata[""]["spectral_norm"] == {"weight.version": 1}
    nn.utils.remove_spectral_norm(older)
    assert sorted(older.state_dict()) == ["bias", "weight"]
    assert older.state_dict()._metadata[""] == {"version": 1}


@pytest.mark.parametrize("shape", [(4, 4), (5, 3), (3, 5)])
@pytest.mark.parametrize("kind", ["matrix_exp", "cayley", "householder"])
def test_orthogonal_weights(kind, shape):
    for trivial in (True, False):
        layer = nn.Linear(*shape[::-1]).double()
        nn.utils.parametrizations.orthogonal(layer, orthogonal_map=kind, use_trivialization=trivial)
        optimizer = ow.optim.SGD(layer.parameters(), lr=0.3)
        for _ in range(2):
            optimizer.zero_grad()
            layer(ow.from_numpy(array(6, shape[1]))).square().sum().backward()
            optimizer.step()
        weight = layer.weight.detach().numpy()
        gram = weight.T @ weight if shape[0] >= shape[1] else weight @ weight.T
        np.testing.assert_allclose(gram, np.eye(min(shape)), atol=1e-12)
        if trivial or kind == "householder":
            wanted, _ = np.linalg.qr(array(max(shape), max(shape)))
            wanted = wanted[:, : min(shape)] if shape[0] >= shape[1] else wanted[:, : min(shape)].T
            layer.weight = ow.from_numpy(np.ascontiguousarray(wanted))
            np.testing.assert_allclose(layer.weight.detach().numpy(), wanted, atol=1e-12)
        else:
            with pytest.raises(NotImplementedError, match="use_trivialization=False"):
                layer.weight = layer.weight.detach()


def test_unitary_weights():
    module = nn.Module()
    module.weight = nn.Parameter(ow.from_numpy(array(3, 3) + 1j * array(3, 3, seed=1)))
    nn.utils.parametrizations.orthogonal(module)
    weight = module.weight.detach().numpy()
    np.testing.assert_allclose(weight.conj().T @ weight, np.eye(3), atol=1e-12)


# -- fused layers, modules without first numbers -----------------------------------------------------------------------


@pytest.mark.parametrize("affine", [True, False])
@pytest.mark.parametrize("kind", ["Conv1d", "Conv2d", "ConvTranspose2d", "Linear"])
def test_layers_take_normalisation_in(kind, affine):
    dims = 0 if kind == "Linear" else int(kind[-2])
    layer = getattr(nn, kind)(2, 4, **({"kernel_size": 3, "bias": affine} if dims else {"bias": affine})).double()
    norm = getattr(nn, f"BatchNorm{max(dims, 1)}d")(4, affine=affine).double()
    fill(ow, layer)
    fill(ow, norm)
    x = ow.from_numpy(array(5, 2, *(6,) * dims))
    norm(layer(x))
    layer.eval()
    norm.eval()
    if dims:
        result = nn.utils.fuse_conv_bn_eval(layer, norm, transpose="Transpose" in kind)
    else:
        result = nn.utils.fuse_linear_bn_eval(layer, norm)
    np.testing.assert_allclose(result(x).detach().numpy(), norm(layer(x)).detach().numpy(), rtol=1e-9, atol=1e-12)
    assert isinstance(result.bias, nn.Parameter)
    norm.train()
    with pytest.raises(ValueError, match="Fusion only for eval!"):
        nn.utils.fuse_conv_bn_eval(layer, norm)


def test_modules_are_made_without_drawing_numbers():
    ow.manual_seed(3)
    following = ow.rand(2).tolist()
    ow.manual_seed(3)
    layer = nn.utils.skip_init(nn.Linear, 3, 4, dtype=ow.float64, device="cpu")
    assert ow.rand(2).tolist() == following
    assert type(layer) is nn.Linear
    assert (layer.weight.shape, layer.weight.dtype) == ((4, 3), ow.float64)
    layer.reset_parameters()
    assert layer.weight.abs().max().item() <= 1 / np.sqrt(3)


def test_weights_in_another_order_of_memory():
    net = nn.Sequential(nn.Conv2d(2, 3, 3), nn.Linear(3, 2))
    weight, values = net[0].weight, net[0].weight.tolist()
    assert nn.utils.convert_conv2d_weight_memory_format(net, ow.channels_last) is net
    assert net[0].weight is weight
    assert weight.is_contiguous(memory_format=ow.channels_last)
    assert weight.tolist() == values


def test_stateless_calls():
    layer = nn.Linear(2, 1)
    P.register_parametrization(layer, "weight", Squares())
    names = {"parametrizations.weight.original": ow.tensor([[2.0, 3.0]]), "bias": ow.zeros(1)}
    assert nn.utils.stateless.functional_call(layer, names, ow.ones(1, 2)).item() == 13.0


# -- errors ------------------------------------------------------------------------------------------------------------


class Returns(nn.Module):
    """Gives what was chosen, whatever comes."""

    def __init__(self, value, back=None):
        super().__init__()
        self.value, self.back = value, back

    def forward(self, *args):
        return self.value(*args)

    def right_inverse(self, x):
        if self.back is None:
            raise NotImplementedError
        return self.back(x)


def same(x):
    return x


def parametrised(*modules, **named):
    layer = nn.Linear(2, 2)
    for module in modules:
        P.register_parametrization(layer, "weight", module, **named)
    return layer


def assigned(*modules):
    parametrised(*modules, unsafe=True).weight = ow.zeros(2, 2)


norms = nn.utils.parametrizations
ERRORS = {
    "no such tensor": (lambda: P.register_parametrization(nn.Linear(2, 2), "other", Squares()), ValueError,
                       "does not have a parameter, a buffer, or a parametrized element with name 'other'"),
    "no tensor": (lambda: parametrised(Returns(lambda x: 1)), ValueError,
                  "A parametrization must return a tensor. Got int."),
    "a shape": (lambda: parametrised(Returns(lambda x: x[0])), ValueError,
                "Registering a parametrization may not change the shape of the tensor, unless the `unsafe` flag"),
    "a dtype": (lambda: parametrised(Returns(lambda x: x.double())), ValueError,
                "Registering a parametrization may not change the dtype of the tensor"),
    "a second shape": (lambda: parametrised(Squares(), Returns(lambda x: x[0])), ValueError,
                       "may not change the shape"),
    "a second inverse": (lambda: parametrised(Squares(), Returns(same, lambda x: (x, x))), ValueError,
                         "parametrization.right_inverse must return a tensor. Got: tuple"),
    "an inverse": (lambda: parametrised(Returns(same, lambda x: 1)), ValueError,
                   "'right_inverse' must return a Tensor or a Sequence of tensors. Got int"),
    "elements of an inverse": (lambda: parametrised(Returns(lambda *x: x[0], lambda x: [x, 1])), ValueError,
                               "Got element 1 of the sequence with type int."),
    "the dtype of an inverse": (lambda: parametrised(Returns(same, lambda x: x.double())), ValueError,
                                "When `right_inverse` outputs one tensor, it may not change the dtype"),
    "no inverse": (lambda: assigned(Squares()), RuntimeError,
                   "parametrization Squares does not implement right_inverse."),
    "not parametrised": (lambda: P.remove_parametrizations(nn.Linear(2, 2), "weight"), ValueError,
                         "does not have a parametrization on weight"),
    "two originals": (lambda: P.remove_parametrizations(parametrised(Halves()), "weight", False), ValueError,
                      "Cannot leave unparametrized (`leave_parametrized=False`)"),
    "a map": (lambda: norms.orthogonal(nn.Linear(2, 2), orthogonal_map="x"), ValueError,
              'orthogonal_map has to be one of "matrix_exp", "cayley", "householder". Got: x'),
    "a vector": (lambda: norms.orthogonal(nn.Linear(2, 2), "bias"), ValueError,
                 "Expected a matrix or batch of matrices. Got a tensor of 1 dimensions."),
    "no weight": (lambda: norms.spectral_norm(nn.Linear(2, 2), "other"), ValueError,
                  "has no parameter or buffer with name 'other'"),
    "iterations": (lambda: norms.spectral_norm(nn.Linear(2, 2), n_power_iterations=0), ValueError,
                   "Expected n_power_iterations to be positive, but got n_power_iterations=0"),
    "a dimension": (lambda: norms.spectral_norm(nn.Linear(2, 2), dim=2), IndexError,
                    "Dimension out of range (expected to be in range of [-2, 1] but got 2)"),
    "twice": (lambda: nn.utils.spectral_norm(nn.utils.spectral_norm(nn.Linear(2, 2))), RuntimeError,
              "Cannot register two spectral_norm hooks on the same parameter weight"),
    "no hook": (lambda: nn.utils.remove_weight_norm(nn.Linear(2, 2)), ValueError, "weight_norm of 'weight' not found"),
    "no spectral hook": (lambda: nn.utils.remove_spectral_norm(nn.Linear(2, 2)), ValueError,
                         "spectral_norm of 'weight' not found in Linear("),
    "no module": (lambda: nn.utils.skip_init(int), RuntimeError, "Expected a Module; got <class 'int'>"),
    "no device": (lambda: nn.utils.skip_init(nn.ReLU), RuntimeError,
                  "Module must support a 'device' arg to skip initialization"),
}  # fmt: skip


@pytest.mark.parametrize("case", ERRORS)
def test_errors(case):
    call, kind, text = ERRORS[case]
    with pytest.raises(kind) as caught:
        call()
    assert text in str(caught.value)
