"""PyTorch's private names that subclasses and libraries use: methods to override, bases, members."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import generated as ow
from generated import nn

BASES = {
    "_MaxPoolNd": "MaxPool", "_AvgPoolNd": "AvgPool", "_AdaptiveAvgPoolNd": "AdaptiveAvgPool",
    "_AdaptiveMaxPoolNd": "AdaptiveMaxPool", "_LPPoolNd": "LPPool", "_MaxUnpoolNd": "MaxUnpool",
    "_ConstantPadNd": "ConstantPad", "_ReflectionPadNd": "ReflectionPad", "_ReplicationPadNd": "ReplicationPad",
    "_CircularPadNd": "CircularPad", "_DropoutNd": "Dropout",
}  # fmt: skip


def test_layers_of_transformers_have_their_dropouts_as_submodules() -> None:
    encoder, decoder = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.25), nn.TransformerDecoderLayer(8, 2, 16)
    names = [name for name, _ in encoder.named_children()]
    assert names == ["self_attn", "linear1", "dropout", "linear2", "norm1", "norm2", "dropout1", "dropout2"]
    assert [name for name, child in decoder.named_children() if isinstance(child, nn.Dropout)] == [
        "dropout", "dropout1", "dropout2", "dropout3",
    ]  # fmt: skip
    assert {child.p for child in encoder.modules() if isinstance(child, nn.Dropout)} == {0.25}
    x = ow.randn(3, 1, 8)
    for child in encoder.modules():
        if isinstance(child, nn.Dropout):
            child.p = 0.0  # what a program does that switches dropout off
    encoder.self_attn.dropout = 0.0
    trained = encoder(x)
    assert trained.equal(encoder.eval()(x))


def test_blocks_of_transformers_may_be_overridden() -> None:
    class Without(nn.TransformerEncoderLayer):
        def _sa_block(self, x: Any, *args: Any, **kwargs: Any) -> Any:
            return x * 0

        def _ff_block(self, x: Any) -> Any:
            return x * 0

    class Beside(nn.TransformerDecoderLayer):
        def _mha_block(self, x: Any, mem: Any, *args: Any, **kwargs: Any) -> Any:
            return x * 0

    layer, x = Without(8, 2, norm_first=True), ow.randn(3, 1, 8)
    assert layer(x).equal(x)
    decoder = Beside(8, 2).eval()
    assert decoder(x, ow.randn(5, 1, 8)).equal(decoder(x, ow.randn(4, 1, 8)))


@pytest.mark.parametrize("mode", ["zeros", "reflect", "circular"])
@pytest.mark.parametrize("dims", [1, 2, 3])
def test_a_convolution_computes_by_a_method_that_takes_other_weights(dims: int, mode: str) -> None:
    plain = getattr(nn, f"Conv{dims}d")

    class Doubled(plain):
        def _conv_forward(self, x: Any, weight: Any, bias: Any) -> Any:
            return super()._conv_forward(x, 2 * weight, bias)

    ours = Doubled(2, 3, 3, padding=1, bias=False, padding_mode=mode)
    other = plain(2, 3, 3, padding=1, bias=False, padding_mode=mode)
    other.load_state_dict(ours.state_dict())
    x = ow.randn(1, 2, *(5,) * dims)
    assert ours(x).equal(2 * other(x)) or (ours(x) - 2 * other(x)).abs().max() < 1e-5
    # libraries call it on an object that has the attributes of the module
    stand_in = SimpleNamespace(**{name: value for name, value in vars(other).items() if name[0] != "_"})
    stand_in._reversed_padding_repeated_twice = other._reversed_padding_repeated_twice
    assert plain._conv_forward(stand_in, x, other.weight, None).equal(other(x))


def test_a_normalisation_asks_its_subclass_for_its_dimensions() -> None:
    class AnyNumber(nn.modules.batchnorm._BatchNorm):
        def _check_input_dim(self, x: Any) -> None:
            self.seen = x.ndim

    ours = AnyNumber(3)
    assert ours(ow.randn(2, 3, 4, 5, 6, 2)).shape == (2, 3, 4, 5, 6, 2)
    assert ours.seen == 6
    for module, ndim in ((nn.BatchNorm1d, 4), (nn.BatchNorm2d, 3), (nn.InstanceNorm3d, 3), (nn.SyncBatchNorm, 1)):
        with pytest.raises(ValueError, match="expected"):
            module(3)(ow.zeros((3,) * ndim))


def test_calls_lead_to_what_a_subclass_says() -> None:
    class Own(nn.Linear):
        def _call_impl(self, *args: Any, **kwargs: Any) -> Any:
            return "called"

    class Further(Own):
        def _call_impl(self, *args: Any, **kwargs: Any) -> Any:
            return super()._call_impl(*args) + " twice"

    assert (Own(2, 2)(ow.ones(2)), Further(2, 2)(ow.ones(2))) == ("called", "called twice")
    layer = nn.Linear(2, 2)
    assert layer._call_impl(ow.ones(2)).equal(layer._slow_forward(ow.ones(2)))


def test_states_of_modules() -> None:
    class Counted(nn.Linear):
        def __setstate__(self, state: dict[str, Any]) -> None:
            super().__setstate__({**state, "restored": True})

    layer = Counted(2, 2)
    for other in (copy.deepcopy(layer), pickle.loads(pickle.dumps(nn.Linear(2, 2)))):
        assert other(ow.ones(2)).shape == (2,)
    assert copy.copy(layer).restored
    old = nn.Linear.__new__(nn.Linear)
    old.__setstate__({name: value for name, value in vars(layer).items() if "hooks" not in name})
    assert old(ow.ones(2)).equal(layer(ow.ones(2)))


@pytest.mark.parametrize("base", BASES)
def test_modules_of_a_kind_have_a_base(base: str) -> None:
    kind = getattr(nn.modules, base)
    members = [getattr(nn, f"{BASES[base]}{n}d") for n in (1, 2, 3)]
    assert all(issubclass(member, kind) for member in members)
    assert not issubclass(nn.Linear, kind)


def test_a_pooling_layer_of_ones_own() -> None:
    class Halved(nn.modules.pooling._MaxPoolNd):
        def forward(self, x: Any) -> Any:
            return nn.functional.max_pool1d(x, self.kernel_size, self.stride) / 2

    ours = Halved(2)
    assert ours(ow.tensor([[2.0, 4.0]])).tolist() == [[2.0]]
    assert repr(ours) == "Halved(kernel_size=2, stride=2, padding=0, dilation=1, ceil_mode=False)"


def test_modules_that_are_others() -> None:
    pairs = (
        (nn.ReLU6(), nn.Hardtanh), (nn.NLLLoss2d(), nn.NLLLoss), (nn.UpsamplingNearest2d(scale_factor=2), nn.Upsample),
        (nn.ZeroPad2d(1), nn.ConstantPad2d), (nn.TripletMarginWithDistanceLoss(), nn.modules.loss._Loss),
        (nn.LinearCrossEntropyLoss(2, 3), nn.modules.loss._WeightedLoss),
        (nn.LazyConv2d(2, 1), nn.modules.lazy._LazyConvXdMixin),
        (nn.LazyBatchNorm1d(), nn.modules.lazy._LazyNormBase),
        (nn.MultiheadAttention(4, 2).out_proj, nn.modules.linear.NonDynamicallyQuantizableLinear),
    )  # fmt: skip
    assert [(type(module).__name__, base) for module, base in pairs if not isinstance(module, base)] == []
    assert nn.ZeroPad2d(1)(ow.ones(1, 1, 1)).sum() == 1
    assert nn.NLLLoss2d(ow.ones(3))(ow.zeros(2, 3), ow.tensor([0, 1])) == 0


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: nn.Hardtanh(1.0, 1.0), ValueError), (lambda: nn.Hardtanh(2.0, 1.0), ValueError),
        (lambda: nn.MultiMarginLoss(3), ValueError), (lambda: nn.MultiMarginLoss(weight=ow.ones(2, 2)), ValueError),
        (lambda: nn.TripletMarginLoss(0.0), ValueError), (lambda: nn.Unflatten(1, 3), TypeError),
        (lambda: nn.Unflatten("a", (("b", 2),)), TypeError), (lambda: nn.Unflatten(1, (2, 2.0)), TypeError),
        (lambda: nn.FractionalMaxPool2d(2), ValueError), (lambda: nn.FractionalMaxPool2d(2, 1, 0.5), ValueError),
        (lambda: nn.FractionalMaxPool2d(2, output_ratio=2.0), ValueError),
        (lambda: nn.FractionalMaxPool3d(2, output_ratio=(0.5, 0.5, 1.0)), ValueError),
    ],
)  # fmt: skip
def test_modules_look_at_their_arguments_when_they_are_made(call: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match=r"expected|must lie"):
        call()


def test_an_object_may_stand_for_a_layer() -> None:
    """Libraries that make functions of modules call ``forward`` with an object that has the weights as attributes."""
    layer = nn.Linear(2, 3)
    stand_in = SimpleNamespace(weight=layer.weight, bias=layer.bias)
    assert nn.Linear.forward(stand_in, ow.ones(2)).equal(layer(ow.ones(2)))
    layer.weight_g = 1
    del layer._parameters["weight"]
    layer.weight = ow.zeros(3, 2)  # a plain attribute, of weights that are computed
    assert layer(ow.ones(2)).equal(layer.bias)


def test_members_by_private_names() -> None:
    model = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2, bias=False))
    named = list(model._named_members(lambda module: module._parameters.items(), prefix="net"))
    assert [name for name, _ in named] == ["net.0.weight", "net.0.bias", "net.1.weight"]
    assert list(model._named_members(lambda module: module._parameters.items(), recurse=False)) == []
    assert [nn.ModuleList(model)._get_abs_string_index(position) for position in (0, -1)] == ["0", "1"]
    with pytest.raises(IndexError):
        nn.ModuleList(model)._get_abs_string_index(2)
    first, other = ow.ones(1), ow.ones(1)
    assert first._cdata != other._cdata
    assert first._cdata == first._cdata


def test_a_program_may_set_the_weights_of_a_recurrent_network() -> None:
    network, x = nn.LSTM(2, 3, num_layers=2, bidirectional=True), ow.randn(4, 1, 2)
    names = network._flat_weights_names
    assert names[:4] == ["weight_ih_l0", "weight_hh_l0", "bias_ih_l0", "bias_hh_l0"]
    assert [name for row in network._all_weights for name in row] == names
    before = network(x)[0]
    network._flat_weights = [0 * weight for weight in network._flat_weights]
    assert not network(x)[0].any()
    network.float()  # as PyTorch, which takes the parameters again
    assert network(x)[0].equal(before)
    with pytest.raises(ValueError, match="weights"):
        network._flat_weights = []


def test_conversions_of_a_module_do_not_go_through_its_to() -> None:
    """A program may say in ``to`` which of them is meant: each converts what the module holds by itself."""

    class Indexed(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.weight = nn.Parameter(ow.ones(2))
            self.moves: list[str] = []

        def to(self, *args: Any, **kwargs: Any) -> Any:
            self.moves.append("to")
            return self.cpu()

        def cpu(self) -> Any:
            self.moves.append("cpu")
            return super().cpu()

    model = Indexed()
    assert model.to("cpu") is model
    assert model.cpu().double().type(ow.float32).half().float() is model
    assert model.moves == ["to", "cpu", "cpu"]
    assert model.weight.dtype is ow.float32


def _before(_module: Any, args: Any) -> Any:
    return (2 * args[0],)


def _behind(_module: Any, _args: Any, output: Any) -> Any:
    return output + 1


def _of_gradients(_module: Any, _grad_inputs: Any, grad_outputs: Any) -> Any:
    return (10 * grad_outputs[0],)


def _of_states(_module: Any, state: Any, _prefix: Any, _metadata: Any) -> None:
    state["seen"] = True


def test_modules_with_hooks_are_pickled_and_copied() -> None:
    module = nn.ReLU()
    module.register_forward_pre_hook(_before)
    handle = module.register_forward_hook(_behind)
    module.register_full_backward_hook(_of_gradients)
    module._register_state_dict_hook(_of_states)
    for other in (pickle.loads(pickle.dumps(module)), copy.deepcopy(module)):
        x = ow.ones(2, requires_grad=True)
        assert other(x).tolist() == [3, 3]
        other(x).sum().backward()
        assert x.grad.tolist() == [20, 20]
        assert "seen" in other.state_dict()
        other.register_forward_hook(_behind)
        assert other(x).tolist() == [4, 4]
        assert module(x).tolist() == [3, 3]
    removed, remaining = pickle.loads(pickle.dumps((module, handle)))
    remaining.remove()
    assert removed(ow.ones(2)).tolist() == [2, 2]


class Scope:
    """What programs give ``forward`` in the place of a module: it has the attributes, and no ``_parameters``."""


LAYERS: dict[str, tuple[Callable[[], Any], tuple[int, ...]]] = {
    "Linear": (lambda: nn.Linear(4, 3), (2, 4)),
    "Bilinear": (lambda: nn.Bilinear(4, 4, 3), (2, 4)),
    "Conv1d": (lambda: nn.Conv1d(2, 3, 3), (1, 2, 8)),
    "Conv2d": (lambda: nn.Conv2d(2, 3, 3, padding=1, padding_mode="circular"), (1, 2, 8, 8)),
    "LayerNorm": (lambda: nn.LayerNorm(4), (2, 4)),
    "GroupNorm": (lambda: nn.GroupNorm(2, 4), (2, 4)),
    "PReLU": (nn.PReLU, (2, 4)),
    "Dropout": (lambda: nn.Dropout(0.0), (2, 4)),
    "GELU": (nn.GELU, (2, 4)),
    "MaxPool2d": (lambda: nn.MaxPool2d(2), (1, 2, 8, 8)),
    "AvgPool2d": (lambda: nn.AvgPool2d(2), (1, 2, 8, 8)),
    "Softmax": (lambda: nn.Softmax(1), (2, 4)),
    "Flatten": (nn.Flatten, (2, 2, 2)),
}


@pytest.mark.parametrize("name", LAYERS)
def test_forward_reads_attributes_of_what_is_no_module(name: str) -> None:
    make, sizes = LAYERS[name]
    module, x, scope = make(), ow.rand(sizes), Scope()
    for attributes in (vars(module), module._parameters, module._buffers):
        for key, value in attributes.items():
            if key not in {"_parameters", "_buffers", "_modules"}:
                setattr(scope, key, value)
    if hasattr(module, "_conv_forward"):
        scope._conv_forward = module._conv_forward  # type: ignore[attr-defined]
    inputs = (x, x) if name == "Bilinear" else (x,)
    assert ow.equal(type(module).forward(scope, *inputs), module(*inputs))
