"""The modules that ops.yaml asks for: their texts, what they compute, and PyTorch's of the same names."""

from __future__ import annotations

import re

import numpy as np
import pytest
import yaml
from folders import ROOT

import generated as ow

nn = ow.nn
X, ROW, IMAGE, LINE, BOX = (3, 4), (2, 5), (2, 3, 6, 6), (2, 3, 8), (1, 2, 4, 4, 4)
CLASSES = np.array([0, 3, 1])


def numbers(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape)


def probabilities(*shape: int) -> np.ndarray:
    return np.random.default_rng(5).uniform(0.1, 0.9, shape)


def signs(*shape: int) -> np.ndarray:
    return np.sign(numbers(*shape, seed=8))


# How the module is made, its text, and what it is given: shapes of normal numbers, or arrays.
ROWS = [
    ("Tanh()", "Tanh()", X), ("Sigmoid()", "Sigmoid()", X), ("ReLU()", "ReLU()", X),
    ("ReLU(inplace=True)", "ReLU(inplace=True)", X), ("GELU()", "GELU(approximate='none')", X),
    ("GELU('tanh')", "GELU(approximate='tanh')", X), ("SiLU()", "SiLU()", X),
    ("LeakyReLU(0.2)", "LeakyReLU(negative_slope=0.2)", X),
    ("LeakyReLU(inplace=True)", "LeakyReLU(negative_slope=0.01, inplace=True)", X), ("ELU(0.5)", "ELU(alpha=0.5)", X),
    ("CELU()", "CELU(alpha=1.0)", X), ("SELU()", "SELU()", X), ("Mish()", "Mish()", X),
    ("Softplus()", "Softplus(beta=1.0, threshold=20.0)", X), ("Hardtanh()", "Hardtanh(min_val=-1.0, max_val=1.0)", X),
    ("ReLU6()", "ReLU6()", X), ("Hardswish()", "Hardswish()", X), ("Hardsigmoid()", "Hardsigmoid()", X),
    ("LogSigmoid()", "LogSigmoid()", X), ("Softsign()", "Softsign()", X), ("Tanhshrink()", "Tanhshrink()", X),
    ("Softshrink()", "Softshrink(0.5)", X), ("Hardshrink(0.3)", "Hardshrink(0.3)", X),
    ("Threshold(0.1, 20)", "Threshold(threshold=0.1, value=20)", X), ("GLU()", "GLU(dim=-1)", X),
    ("RReLU().eval()", "RReLU(lower=0.125, upper=0.3333333333333333)", X), ("Softmax(1)", "Softmax(dim=1)", X),
    ("Softmax2d()", "Softmax2d()", IMAGE), ("LogSoftmax(dim=0)", "LogSoftmax(dim=0)", X),
    ("Softmin(dim=1)", "Softmin(dim=1)", X), ("Flatten()", "Flatten(start_dim=1, end_dim=-1)", IMAGE),
    ("Unflatten(1, (2, 2))", "Unflatten(dim=1, unflattened_size=(2, 2))", X),
    ("MSELoss()", "MSELoss()", X, X), ("L1Loss(reduction='sum')", "L1Loss()", X, X),
    ("SmoothL1Loss(beta=0.5)", "SmoothL1Loss()", X, X), ("HuberLoss('none', 0.5)", "HuberLoss()", X, X),
    ("NLLLoss()", "NLLLoss()", X, CLASSES), ("CrossEntropyLoss(label_smoothing=0.1)", "CrossEntropyLoss()", X, CLASSES),
    ("BCELoss()", "BCELoss()", probabilities(3, 4), probabilities(3, 4)),
    ("BCEWithLogitsLoss()", "BCEWithLogitsLoss()", X, probabilities(3, 4)),
    ("KLDivLoss(reduction='batchmean')", "KLDivLoss()", X, probabilities(3, 4)),
    ("KLDivLoss(reduction='sum', log_target=True)", "KLDivLoss()", X, X),
    ("PoissonNLLLoss(full=True)", "PoissonNLLLoss()", X, probabilities(3, 4)),
    ("GaussianNLLLoss(full=True)", "GaussianNLLLoss()", X, X, probabilities(3, 4)),
    ("HingeEmbeddingLoss(margin=0.5)", "HingeEmbeddingLoss()", X, signs(3, 4)),
    ("MarginRankingLoss(0.5)", "MarginRankingLoss()", X, X, signs(3, 4)),
    ("SoftMarginLoss()", "SoftMarginLoss()", X, signs(3, 4)),
    ("MultiLabelSoftMarginLoss()", "MultiLabelSoftMarginLoss()", X, probabilities(3, 4)),
    ("MultiMarginLoss(2)", "MultiMarginLoss()", X, CLASSES),
    ("MultiLabelMarginLoss()", "MultiLabelMarginLoss()", X, np.array([[0, 3, -1, 1]] * 3)),
    ("CosineEmbeddingLoss(0.1)", "CosineEmbeddingLoss()", X, X, signs(3)),
    ("TripletMarginLoss(swap=True)", "TripletMarginLoss()", X, X, X),
    ("PairwiseDistance(3.0, keepdim=True)", "PairwiseDistance()", X, X),
    ("CosineSimilarity(0)", "CosineSimilarity()", X, X),
    ("MaxPool1d(3, 2)", "MaxPool1d(kernel_size=3, stride=2, padding=0, dilation=1, ceil_mode=False)", LINE),
    ("MaxPool2d(2)", "MaxPool2d(kernel_size=2, stride=2, padding=0, dilation=1, ceil_mode=False)", IMAGE),
    ("MaxPool2d((3, 2), (2, 1), padding=(1, 0), ceil_mode=True)",
     "MaxPool2d(kernel_size=(3, 2), stride=(2, 1), padding=(1, 0), dilation=1, ceil_mode=True)", IMAGE),
    ("MaxPool3d(2)", "MaxPool3d(kernel_size=2, stride=2, padding=0, dilation=1, ceil_mode=False)", BOX),
    ("AdaptiveMaxPool1d(3)", "AdaptiveMaxPool1d(output_size=3)", LINE),
    ("AdaptiveMaxPool2d((2, 3))", "AdaptiveMaxPool2d(output_size=(2, 3))", IMAGE),
    ("AdaptiveMaxPool3d(2)", "AdaptiveMaxPool3d(output_size=2)", BOX),
    ("AvgPool1d(2)", "AvgPool1d(kernel_size=(2,), stride=(2,), padding=(0,))", LINE),
    ("AvgPool2d(3, 2, 1, count_include_pad=False)", "AvgPool2d(kernel_size=3, stride=2, padding=1)", IMAGE),
    ("AvgPool3d(2, divisor_override=3)", "AvgPool3d(kernel_size=2, stride=2, padding=0)", BOX),
    ("AdaptiveAvgPool1d(3)", "AdaptiveAvgPool1d(output_size=3)", LINE),
    ("AdaptiveAvgPool2d((None, 2))", "AdaptiveAvgPool2d(output_size=(None, 2))", IMAGE),
    ("AdaptiveAvgPool3d(2)", "AdaptiveAvgPool3d(output_size=2)", BOX),
    ("LPPool1d(2, 2)", "LPPool1d(norm_type=2, kernel_size=2, stride=None, ceil_mode=False)", LINE),
    ("LPPool2d(3, 2, 1)", "LPPool2d(norm_type=3, kernel_size=2, stride=1, ceil_mode=False)", probabilities(*IMAGE)),
    ("LPPool3d(2, 2)", "LPPool3d(norm_type=2, kernel_size=2, stride=None, ceil_mode=False)", BOX),
    ("ConstantPad1d(2, 3.5)", "ConstantPad1d(padding=(2, 2), value=3.5)", LINE),
    ("ConstantPad2d((1, 0, 2, 1), -1.0)", "ConstantPad2d(padding=(1, 0, 2, 1), value=-1.0)", IMAGE),
    ("ConstantPad3d(1, 0.5)", "ConstantPad3d(padding=(1, 1, 1, 1, 1, 1), value=0.5)", BOX),
    ("ZeroPad1d(1)", "ZeroPad1d((1, 1))", LINE), ("ZeroPad2d((1, 2, 0, 1))", "ZeroPad2d((1, 2, 0, 1))", IMAGE),
    ("ZeroPad3d(1)", "ZeroPad3d((1, 1, 1, 1, 1, 1))", BOX), ("ReflectionPad1d(2)", "ReflectionPad1d((2, 2))", LINE),
    ("ReflectionPad2d(1)", "ReflectionPad2d((1, 1, 1, 1))", IMAGE),
    ("ReflectionPad3d(1)", "ReflectionPad3d((1, 1, 1, 1, 1, 1))", BOX),
    ("ReplicationPad1d((1, 2))", "ReplicationPad1d((1, 2))", LINE),
    ("ReplicationPad2d(1)", "ReplicationPad2d((1, 1, 1, 1))", IMAGE),
    ("ReplicationPad3d(1)", "ReplicationPad3d((1, 1, 1, 1, 1, 1))", BOX),
    ("CircularPad1d(2)", "CircularPad1d((2, 2))", LINE), ("CircularPad2d(1)", "CircularPad2d((1, 1, 1, 1))", IMAGE),
    ("CircularPad3d(1)", "CircularPad3d((1, 1, 1, 1, 1, 1))", BOX),
    ("Unfold((2, 3), padding=1)", "Unfold(kernel_size=(2, 3), dilation=1, padding=1, stride=1)", IMAGE),
    ("Fold((4, 4), 2, stride=2)", "Fold(output_size=(4, 4), kernel_size=2, dilation=1, padding=0, stride=2)",
     (2, 8, 4)),
    ("PixelShuffle(2)", "PixelShuffle(upscale_factor=2)", (1, 4, 2, 3)),
    ("PixelUnshuffle(2)", "PixelUnshuffle(downscale_factor=2)", IMAGE),
    ("ChannelShuffle(3)", "ChannelShuffle(groups=3)", IMAGE),
    ("Upsample(scale_factor=2)", "Upsample(scale_factor=2.0, mode='nearest')", IMAGE),
    ("Upsample(size=(4, 5), mode='bilinear', align_corners=False)", "Upsample(size=(4, 5), mode='bilinear')", IMAGE),
    ("UpsamplingNearest2d(scale_factor=2)", "UpsamplingNearest2d(scale_factor=2.0, mode='nearest')", IMAGE),
    ("UpsamplingBilinear2d(size=9)", "UpsamplingBilinear2d(size=9, mode='bilinear')", IMAGE),
    ("LocalResponseNorm(2)", "LocalResponseNorm(2, alpha=0.0001, beta=0.75, k=1.0)", IMAGE),
    ("Dropout(0.3).eval()", "Dropout(p=0.3, inplace=False)", X),
    ("Dropout1d().eval()", "Dropout1d(p=0.5, inplace=False)", LINE),
    ("Dropout2d().eval()", "Dropout2d(p=0.5, inplace=False)", IMAGE),
    ("Dropout3d(0.1).eval()", "Dropout3d(p=0.1, inplace=False)", BOX),
    ("AlphaDropout().eval()", "AlphaDropout(p=0.5, inplace=False)", X),
    ("FeatureAlphaDropout().eval()", "FeatureAlphaDropout(p=0.5, inplace=False)", LINE),
]  # fmt: skip
ROUNDED = {"Hardsigmoid()": 1e-7}  # its slope, 1/6, is a float32 in PyTorch
TAKEN_BACK = ("MaxUnpool1d", "MaxUnpool2d", "MaxUnpool3d")  # given what a pool with indices gives
# In test_lazy and test_compatibility.
ELSEWHERE = ("CTCLoss", "CrossMapLRN2d", "FractionalMaxPool2d", "FractionalMaxPool3d", "NLLLoss2d")
IDS = [row[0] for row in ROWS]


def arrays(value: tuple) -> list[np.ndarray]:
    return [numbers(*item, seed=i) if isinstance(item, tuple) else item for i, item in enumerate(value)]


def made(text: str, source: object) -> object:
    return eval(f"nn.{text}", {"nn": source})


def as_list(item: object) -> list[object]:
    return item if isinstance(item, list) else [item]


def names_of(module):
    """The classes that an item under `module` names; `for` has words for what stands in braces."""
    if isinstance(module, str):
        return [module]
    lists = module.get("for", {})
    rows = zip(*lists.values(), strict=True)
    return [module["name"].format(**dict(zip(lists, row, strict=True))) for row in rows] or [module["name"]]


def test_every_module_of_ops_yaml_is_here():
    entries = yaml.load((ROOT / "ops.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
    said = [item for entry in entries if "module" in entry for item in as_list(entry["module"])]
    asked = {name for item in said for name in names_of(item)}
    assert len(asked) > 90
    assert asked == {re.match(r"\w+", row[0])[0] for row in ROWS} | {*TAKEN_BACK, *ELSEWHERE}
    assert asked == {name for name in nn.__all__ if getattr(nn, name).__module__ == "generated.nn.modules"}


@pytest.mark.parametrize(("text", "shown", "value"), [(row[0], row[1], row[2:]) for row in ROWS], ids=IDS)
def test_texts_and_gradients(text, shown, value):
    module = made(text, nn)
    assert repr(module) == shown
    assert list(module.state_dict()) == []
    tensors = [ow.from_numpy(array.copy()) for array in arrays(value)]
    first = tensors[0].requires_grad_()
    result = module(first.clone(), *tensors[1:])
    result.sum().backward()
    assert first.grad.shape == first.shape
    assert np.isfinite(first.grad.numpy()).all()


@pytest.mark.parity
@pytest.mark.parametrize(("text", "value"), [(row[0], row[2:]) for row in ROWS], ids=IDS)
def test_as_pytorch(text, value):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    ours, theirs = made(text, nn), made(text, torch.nn)
    assert repr(ours) == repr(theirs)
    tensors = [ow.from_numpy(array.copy()) for array in arrays(value)]
    values = [torch.from_numpy(array.copy()) for array in arrays(value)]
    tensors[0].requires_grad_()
    values[0].requires_grad_()
    result = ours(tensors[0].clone(), *tensors[1:])
    wanted = theirs(values[0].clone(), *values[1:])
    np.testing.assert_allclose(result.detach().numpy(), wanted.detach().numpy(), rtol=1e-9, atol=1e-9)
    weight = numbers(*result.shape, seed=3)
    (result * ow.from_numpy(weight)).sum().backward()
    (wanted * torch.from_numpy(weight)).sum().backward()
    tolerance = ROUNDED.get(text, 1e-9)
    np.testing.assert_allclose(tensors[0].grad.numpy(), values[0].grad.numpy(), rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("dims", [1, 2, 3])
def test_pools_are_taken_back(dims):
    pool = getattr(nn, f"MaxPool{dims}d")(2, return_indices=True)
    back = getattr(nn, f"MaxUnpool{dims}d")(2)
    x = ow.from_numpy(numbers(1, 2, *[5] * dims))
    values, indices = pool(x)
    result = back(values, indices, output_size=x.shape)
    assert result.shape == x.shape
    assert (result.sum() - values.sum()).abs().item() < 1e-9
    sizes = ", ".join(["2"] * dims) + ("," if dims == 1 else "")
    zeros = sizes.replace("2", "0")
    assert repr(back) == f"MaxUnpool{dims}d(kernel_size=({sizes}), stride=({sizes}), padding=({zeros}))"


@pytest.mark.parametrize("name", ["Dropout", "Dropout1d", "Dropout2d", "AlphaDropout", "FeatureAlphaDropout", "RReLU"])
def test_what_is_random_follows_the_mode(name):
    module, x = getattr(nn, name)(), ow.from_numpy(numbers(4, 50, 6, 1) if name == "Dropout2d" else numbers(4, 50, 6))
    ow.manual_seed(0)
    assert not (module(x) == x).all()
    module.eval()
    assert (module(x) == module(x)).all()
    assert name == "RReLU" or (module(x) == x).all()


def test_tensors_given_to_a_constructor_are_buffers():
    loss = nn.CrossEntropyLoss(ow.tensor([1.0, 2.0, 0.5, 1.0]))
    assert list(loss.state_dict()) == ["weight"]
    wanted = ow.nn.functional.cross_entropy(ow.from_numpy(numbers(*X)), ow.from_numpy(CLASSES), loss.double().weight)
    assert (loss(ow.from_numpy(numbers(*X)), ow.from_numpy(CLASSES)) == wanted).all()
    assert nn.BCEWithLogitsLoss(pos_weight=ow.ones(4)).pos_weight.shape == (4,)


def test_a_module_writes_in_place():
    x = ow.tensor([-1.0, 2.0])
    assert nn.ReLU(inplace=True)(x) is x
    assert x.tolist() == [0.0, 2.0]
