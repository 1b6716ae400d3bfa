"""``onnx.export``: models give under ONNX Runtime what they give here, at the sizes of the export and at others."""

from __future__ import annotations

import io
import re

import pytest

import generated as ow

nn, F = ow.nn, ow.nn.functional
onnx = pytest.importorskip("onnx", reason="the extra onnx")


class Residual(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Conv2d(4, 4, 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(4)
        self.second = nn.Conv2d(4, 4, 3, padding=1)

    def forward(self, x):
        return F.relu(self.second(F.relu(self.norm(self.first(x)))) + x)


class Words(nn.Module):
    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(11, 6)
        self.head = nn.Linear(6, 5)

    def forward(self, indices):
        return self.head(self.table(indices)).softmax(-1)


class Attention(nn.Module):
    """A block of a transformer, written out."""

    def __init__(self):
        super().__init__()
        self.queries, self.keys, self.values = (nn.Linear(8, 8) for _ in range(3))
        self.norm = nn.LayerNorm(8)
        self.inner = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 8))

    def forward(self, x):
        def heads(y):
            return y.view(y.size(0), y.size(1), 2, 4).transpose(1, 2)

        weights = (heads(self.queries(x)) @ heads(self.keys(x)).transpose(-2, -1) / 2.0).softmax(-1)
        y = (weights @ heads(self.values(x))).transpose(1, 2).reshape(x.size(0), x.size(1), 8)
        y = self.norm(x + y)
        return y + self.inner(y)


def chosen(x):
    values, indices = x.topk(2, dim=1)
    return values, indices, x.argmax(1), ow.where(x > 0, x, x * 0.5 - 1)


def sized(x):
    rows = x.shape[0] * x.shape[1]
    return ow.cat([x.reshape(rows, -1), x.reshape(rows, -1) * 2], 1), x.unsqueeze(0).expand(2, -1, -1, -1)


def cnn():
    return nn.Sequential(
        nn.Conv2d(3, 4, 3, stride=2), nn.BatchNorm2d(4), nn.ReLU(), nn.MaxPool2d(2), nn.AdaptiveAvgPool2d(1),
        nn.Flatten(), nn.Dropout(0.5), nn.Linear(4, 3), nn.LogSoftmax(dim=1),
    )  # fmt: skip


def mlp():
    return nn.Sequential(nn.Linear(6, 8), nn.Tanh(), nn.Linear(8, 8), nn.Sigmoid(), nn.LayerNorm(8), nn.Linear(8, 2))


IMAGE = {0: "batch", 2: "height", 3: "width"}
CASES = {
    "mlp": (mlp, (3, 6), (5, 6), {0: "batch"}),
    "cnn": (cnn, (2, 3, 16, 16), (3, 3, 19, 21), IMAGE),
    "residual block": (Residual, (1, 4, 6, 6), (2, 4, 5, 7), IMAGE),
    "embedding and softmax": (Words, (2, 5), (3, 4), {0: "batch", 1: "length"}),
    "attention": (Attention, (2, 5, 8), (3, 7, 8), {0: "batch", 1: "length"}),
    "upsampling": (lambda: nn.Upsample(scale_factor=2, mode="nearest"), (1, 2, 3, 3), (2, 2, 4, 5), IMAGE),
    "bilinear": (lambda: nn.Upsample(scale_factor=2, mode="bilinear"), (1, 2, 3, 3), (2, 2, 4, 5), IMAGE),
    "transposed convolution": (
        lambda: nn.ConvTranspose2d(3, 4, 3, stride=2, output_padding=1), (1, 3, 4, 4), (2, 3, 5, 3), IMAGE
    ),
    "argmax, topk, where": (lambda: chosen, (3, 6), (4, 6), {0: "rows"}),
    "arithmetic of sizes": (lambda: sized, (2, 3, 4), (3, 5, 4), {0: "a", 1: "b"}),
    "average pooling": (
        lambda: nn.Sequential(nn.AvgPool2d(2, padding=1), nn.SiLU()), (1, 2, 6, 6), (2, 2, 7, 8), IMAGE
    ),
}  # fmt: skip


def example(sizes, name):
    ow.manual_seed(0)
    return ow.randint(0, 11, sizes) if name.startswith("embedding") else ow.randn(*sizes)


@pytest.mark.parametrize("name", CASES)
def test_a_model_gives_the_same(name) -> None:
    runtime = pytest.importorskip("onnxruntime", reason="runs models")
    build, sizes, other_sizes, axes = CASES[name]
    ow.manual_seed(1)
    model = build()
    parts = list(model.modules()) if isinstance(model, nn.Module) else []
    for part in parts:
        if isinstance(part, nn.BatchNorm2d):
            part.running_mean.uniform_(-1, 1)
            part.running_var.uniform_(0.5, 2)
    file = io.BytesIO()
    ow.onnx.export(model, (example(sizes, name),), file, input_names=["x"], dynamic_axes={"x": axes})
    assert all(part.training for part in parts)
    if parts:
        model.eval()
    session = runtime.InferenceSession(file.getvalue(), providers=["CPUExecutionProvider"])
    for shape in (sizes, other_sizes):
        x = example(shape, name)
        expected = model(x)
        expected = expected if isinstance(expected, tuple) else (expected,)
        for result, item in zip(session.run(None, {"x": x.numpy()}), expected, strict=True):
            ow.testing.assert_close(ow.from_numpy(result), item.detach(), rtol=1e-4, atol=1e-5)


FUNCTIONS = {
    "clamp": lambda x: x.clamp(0, 1),
    "pad": lambda x: F.pad(x, (1, 2)),
    "column": lambda x: x[:, 1],
    "rows and columns": lambda x: x[1, None, 1:],
    "stack": lambda x: ow.stack([x, x * 2], 1),
    "chunk": lambda x: x.chunk(2, 1)[1],
    "split": lambda x: ow.cat(x.split([1, 2], 1)[::-1], 1),
    "einsum": lambda x: ow.einsum("ij,kj->ik", x, x),
    "repeat": lambda x: x.repeat(2, 1),
    "rsub": lambda x: 1 - x,
    "compared": lambda x: (x > 0).float() + (x <= 0.5).to(ow.float64),
    "logsumexp": lambda x: x.logsumexp(1),
    "tril": lambda x: x.tril(1),
    "gather": lambda x: x.gather(1, ow.tensor([[0], [2]])),
    "masked": lambda x: x.masked_fill(x > 0, 2.0),
    "cumsum": lambda x: x.cumsum(1),
    "constant": lambda x: x + ow.arange(3),
    "maximum": lambda x: x.max(1),
    "mean": lambda x: x.mean(),
    "sum": lambda x: x.sum((0, 1), keepdim=True),
    "whole numbers": lambda x: ow.arange(3) / 2 + x.argmin(),
    "powers": lambda x: x.abs() ** 1.5,
    "flat": lambda x: x.flatten(),
    "squeezed": lambda x: x.unsqueeze(-1).squeeze(-1),
    "permuted": lambda x: x.permute(1, 0),
    "alpha": lambda x: ow.add(x, x, alpha=3),
    "indexed by a tensor": lambda x: x[ow.tensor([1, 0, 1])],
    "last": lambda x: x[..., -1],
    "argmax of all": lambda x: x.argmax(),
}  # fmt: skip
LAYERS = (
    "ELU", "GELU", "Softplus", "Hardtanh", "ReLU6", "Hardswish", "Mish", "SELU", "Softsign", "Tanhshrink", "CELU",
    "LogSigmoid", "Sigmoid", "SiLU", "LeakyReLU",
)  # fmt: skip


@pytest.mark.parametrize("name", [*FUNCTIONS, *LAYERS, "encoder"])
def test_an_operator_gives_the_same(name) -> None:
    runtime = pytest.importorskip("onnxruntime", reason="runs models")
    x = ow.tensor([[0.25, -1.5, 3.0], [-0.75, 2.0, 0.5]])
    if name == "encoder":
        model, x = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True).eval(), ow.randn(2, 5, 8)
    else:
        model = FUNCTIONS.get(name) or getattr(nn, name)()
    file = io.BytesIO()
    ow.onnx.export(model, x, file, input_names=["x"])
    results = runtime.InferenceSession(file.getvalue()).run(None, {"x": x.numpy()})
    expected = model(x)
    for result, item in zip(results, expected if isinstance(expected, tuple) else (expected,), strict=True):
        ow.testing.assert_close(ow.from_numpy(result).reshape(item.shape), item.detach(), rtol=1e-5, atol=1e-6)


def test_writes_in_place_are_new_values() -> None:
    runtime = pytest.importorskip("onnxruntime", reason="runs models")

    def program(x):
        y = x.clone()
        z = y.mul_(3).relu_()
        x.add_(1)
        return y + z, x * 2

    file, x = io.BytesIO(), ow.tensor([-1.0, 2.0])
    ow.onnx.export(program, (x,), file, input_names=["x"])
    assert x.tolist() == [-1.0, 2.0]
    first, second = runtime.InferenceSession(file.getvalue()).run(None, {"x": x.numpy()})
    assert (first.tolist(), second.tolist()) == ([0.0, 12.0], [0.0, 6.0])


def test_writes_through_views_are_errors() -> None:
    def program(x):
        y = x.clone()
        y[0].add_(1)
        return y

    with pytest.raises(NotImplementedError, match="add_ writes what is read through a view; compute a new tensor"):
        ow.onnx.export(program, (ow.ones(2, 2),), io.BytesIO())


def test_names_sizes_and_files(tmp_path) -> None:
    model = nn.Linear(3, 2)
    path = tmp_path / "model.onnx"
    ow.onnx.export(model, ow.ones(4, 3), path, input_names=["rows"], output_names=["scores"], opset_version=20,
                   dynamic_shapes=({0: ow.export.Dim("batch")},))  # fmt: skip
    loaded = onnx.load(path)
    assert loaded.opset_import[0].version == 20
    assert [item.name for item in loaded.graph.initializer if "numbers" not in item.name] == ["bias", "weight"]
    dims = [item.dim_param or item.dim_value for item in loaded.graph.input[0].type.tensor_type.shape.dim]
    assert (loaded.graph.input[0].name, dims, loaded.graph.output[0].name) == ("rows", ["batch", 3], "scores")


def test_an_operator_without_nodes_is_named_with_its_line() -> None:
    def program(x):
        return x.relu().sort(0)[0]

    with pytest.raises(NotImplementedError, match=r"the operator sort.* has no nodes of ONNX.*test_onnx\.py:\d+"):
        ow.onnx.export(program, (ow.ones(3),), io.BytesIO())


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"opset_version": 9}, "opset_version must be from 18 to 23, got 9"),
        ({"f": None}, "give f, a path or a binary file"),
        ({"export_params": False}, "export_params=False is not supported"),
        ({"model": 3}, "expected a module or a function, which is traced, got int"),
    ],
)
def test_wrong_arguments_are_errors(options, message) -> None:
    arguments = {"model": ow.relu, "args": ow.ones(2), "f": io.BytesIO(), **options}
    with pytest.raises((TypeError, ValueError, NotImplementedError, RuntimeError), match=re.escape(message)):
        ow.onnx.export(**arguments)
