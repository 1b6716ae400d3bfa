"""Modules on a registered device: every tensor that a module holds lies where its argument `device` says."""

from __future__ import annotations

import copy
import inspect
import io
import pickle
from typing import Any

import pytest
from poison_device import poison_device

import generated as ow
from generated import nn

# What the constructors need besides; a module that is not named here gets 4.
ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "AdaptiveLogSoftmaxWithLoss": (8, 10, [3, 6]), "Bilinear": (3, 2, 4), "Embedding": (5, 3), "EmbeddingBag": (5, 3),
    "GroupNorm": (2, 4), "Linear": (3, 2), "LinearCrossEntropyLoss": (4, 3), "MultiheadAttention": (4, 2),
    "PReLU": (), "Transformer": (4, 2, 1, 1, 8), "TransformerDecoderLayer": (4, 2, 8),
    "TransformerEncoderLayer": (4, 2, 8), "LazyLinear": (2,),
    **dict.fromkeys(("RNN", "LSTM", "GRU", "RNNCell", "LSTMCell", "GRUCell"), (3, 4)),
    "RNNBase": (3, 4), "RNNCellBase": (3, 4),
    **{f"{kind}{dim}d": (3, 2, 3) for kind in ("Conv", "ConvTranspose") for dim in (1, 2, 3)},
    **{f"Lazy{kind}{dim}d": (2, 3) for kind in ("Conv", "ConvTranspose") for dim in (1, 2, 3)},
    **{f"Lazy{kind}{dim}d": () for kind in ("BatchNorm", "InstanceNorm") for dim in (1, 2, 3)},
}  # fmt: skip


def _takes_device(module: type[nn.Module]) -> bool:
    return "device" in inspect.signature(module.__init__).parameters or issubclass(module, nn.RNNBase)


def _classes() -> dict[str, type[nn.Module]]:
    """The modules whose constructors take a device."""
    classes = {name: getattr(nn, name) for name in dir(nn) if name[0].isupper()}
    return {
        name: item for name, item in classes.items()
        if inspect.isclass(item) and issubclass(item, nn.Module) and _takes_device(item)
    }  # fmt: skip


CLASSES = _classes()


def _tensors(module: nn.Module) -> list[Any]:
    return [*module.named_parameters(), *module.named_buffers()]


def test_all_modules_are_tested() -> None:
    assert len(CLASSES) > 40
    assert set(ARGUMENTS) <= set(CLASSES)


@pytest.mark.parametrize("name", CLASSES)
@pytest.mark.filterwarnings("ignore:Initializing zero-element tensors")  # lazy layers have no features yet
@pytest.mark.parametrize("where", ["npu:1", "meta"])
def test_every_tensor_of_a_module_lies_on_its_device(name: str, where: str) -> None:
    options: list[dict[str, Any]] = [{}]
    if "track_running_stats" in inspect.signature(CLASSES[name].__init__).parameters:
        options = [{"affine": True, "track_running_stats": True}]
    with poison_device():
        for extra in options:
            module = CLASSES[name](*ARGUMENTS.get(name, (4,)), device=where, **extra)
            assert {str(item.device) for _, item in _tensors(module)} == {where}
        module = None
        with ow.device(where):
            module = CLASSES[name](*ARGUMENTS.get(name, (4,)), **extra)
        assert {str(item.device) for _, item in _tensors(module)} == {where}
        del module


LAZY = {
    "LazyLinear": (5, 3), "LazyConv1d": (2, 3, 8), "LazyConv2d": (2, 3, 8, 8), "LazyConvTranspose2d": (2, 3, 8, 8),
    "LazyBatchNorm1d": (4, 3), "LazyBatchNorm2d": (2, 3, 4, 4), "LazyInstanceNorm1d": (2, 3, 4),
}  # fmt: skip


@pytest.mark.parametrize("name", LAZY)
@pytest.mark.parametrize("way", ["device", "to", "deepcopy", "pickle"])
def test_lazy_modules_get_their_shapes_on_the_device(name: str, way: str) -> None:
    with poison_device():
        if way == "to":
            module = CLASSES[name](*ARGUMENTS[name]).to("npu")
        else:
            module = CLASSES[name](*ARGUMENTS[name], device="npu")
        if way == "deepcopy":
            module = copy.deepcopy(module)
        elif way == "pickle":
            module = pickle.load(io.BytesIO(pickle.dumps(module)))
        assert {str(item.device) for _, item in _tensors(module)} <= {"npu:0"}
        result = module(ow.ones(LAZY[name], device="npu"))
        result.sum().backward()
        assert {str(item.device) for _, item in _tensors(module)} <= {"npu:0"}
        assert all(str(parameter.grad.device) == "npu:0" for parameter in module.parameters())
        del module, result


def test_lazy_modules_come_back_from_a_device() -> None:
    with poison_device():
        module = nn.LazyLinear(2, device="npu").double().cpu()
        assert (module.weight.device.type, module.weight.dtype) == ("cpu", ow.float64)
        assert module(ow.ones(3, 4, dtype=ow.float64)).shape == (3, 2)
    with pytest.raises(RuntimeError):
        nn.LazyLinear(2, device="npu")
