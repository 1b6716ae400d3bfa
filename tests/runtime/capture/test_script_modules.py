"""jit.script of modules: the same results as Python, members shared, files, and errors for what scripts do not know."""

from __future__ import annotations

import ast
import copy
import io
import subprocess
import sys
from pathlib import Path
from typing import Dict, Final, List, Optional  # noqa: UP035 - programs write both forms

import pytest

import generated as ow
from generated import nn
from runtime.graph.passes.inline import inline

F = nn.functional
Tensor = ow.Tensor
ROOT = Path(__file__).resolve().parents[3]


class BasicBlock(nn.Module):
    def __init__(self, inplanes: int, planes: int, stride: int = 1, downsample: Optional[nn.Module] = None) -> None:  # noqa: UP045
        super().__init__()
        self.conv1 = nn.Conv2d(inplanes, planes, 3, stride, 1, bias=False)
        self.bn1 = nn.BatchNorm2d(planes)
        self.relu = nn.ReLU(inplace=True)
        self.conv2 = nn.Conv2d(planes, planes, 3, 1, 1, bias=False)
        self.bn2 = nn.BatchNorm2d(planes)
        self.downsample = downsample

    def forward(self, x: Tensor) -> Tensor:
        identity = x
        out = self.relu(self.bn1(self.conv1(x)))
        out = self.bn2(self.conv2(out))
        if self.downsample is not None:
            identity = self.downsample(x)
        out += identity
        return self.relu(out)


class ResNet(nn.Module):
    """As torchvision has it, of `width` channels; (64, [2, 2, 2, 2]) is ResNet-18."""

    def __init__(self, layers: list[int], width: int, classes: int = 10) -> None:
        super().__init__()
        self.inplanes = width
        self.conv1 = nn.Conv2d(3, width, 7, 2, 3, bias=False)
        self.bn1 = nn.BatchNorm2d(width)
        self.relu = nn.ReLU(inplace=True)
        self.maxpool = nn.MaxPool2d(3, 2, 1)
        self.layer1 = self._make_layer(width, layers[0])
        self.layer2 = self._make_layer(2 * width, layers[1], 2)
        self.layer3 = self._make_layer(4 * width, layers[2], 2)
        self.layer4 = self._make_layer(8 * width, layers[3], 2)
        self.avgpool = nn.AdaptiveAvgPool2d((1, 1))
        self.fc = nn.Linear(8 * width, classes)

    def _make_layer(self, planes: int, blocks: int, stride: int = 1) -> nn.Sequential:
        downsample = None
        if stride != 1:
            downsample = nn.Sequential(nn.Conv2d(self.inplanes, planes, 1, stride, bias=False), nn.BatchNorm2d(planes))
        layers = [BasicBlock(self.inplanes, planes, stride, downsample)]
        self.inplanes = planes
        layers += [BasicBlock(planes, planes) for _ in range(1, blocks)]
        return nn.Sequential(*layers)

    def _forward_impl(self, x: Tensor) -> Tensor:
        x = self.maxpool(self.relu(self.bn1(self.conv1(x))))
        x = self.layer4(self.layer3(self.layer2(self.layer1(x))))
        return self.fc(ow.flatten(self.avgpool(x), 1))

    def forward(self, x: Tensor) -> Tensor:
        return self._forward_impl(x)


class Containers(nn.Module):
    """Loops over containers are written out."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(4, 4), nn.Linear(4, 4, bias=False), nn.Identity()])
        self.gates = nn.ModuleDict({"a": nn.Sigmoid(), "b": nn.Tanh()})
        self.bias = nn.Parameter(ow.ones(4))

    def forward(self, x: Tensor) -> Tensor:
        for i, layer in enumerate(self.layers):
            x = layer(x) * (i + 1)
        for layer in self.layers[1:]:
            x = x + layer(x)
        for name, gate in self.gates.items():
            if name == "a":
                x = x + gate(x)
        for first, second in zip(self.layers, self.gates.values()):  # noqa: B905
            x = second(first(x))
        if "c" in self.gates:
            x = x * 100
        return self.gates["b"](self.layers[-1](x)) + self.bias * len(self.layers)


class State(nn.Module):
    """Attributes are read and written."""

    __constants__ = ("power",)
    names: List[str]  # noqa: UP006
    cache: Optional[Tensor]  # noqa: UP045
    limit: Final[int]

    def __init__(self) -> None:
        super().__init__()
        self.power, self.limit, self.scale, self.steps, self.names, self.cache = 2, 3, 0.5, 0, [], None
        self.table = {"x": 1}
        self.words: Dict[str, int] = {}  # noqa: UP006
        self.register_buffer("mean", ow.zeros(4))
        self.activation = F.relu

    def update(self, x: Tensor) -> None:
        self.mean = self.mean * self.scale + x.mean(0)
        self.steps += 1

    @property
    def total(self) -> int:
        return self.steps + self.table["x"]

    @ow.jit.export
    def count(self, n: int = 1) -> int:
        return self.steps + n

    def forward(self, x: Tensor) -> Tensor:
        if self.training:
            self.update(x)
        cache = self.cache
        if cache is None:
            cache = ow.zeros_like(x)
        self.cache = cache + x
        if self.power == 2 and hasattr(self, "limit"):
            x = x**self.power
        return self.activation(x - self.mean) * self.limit + cache + self.total + len(self.names)


class Recurrent(nn.Module):
    """A loop over steps, and a layer of all steps, which runs as it is."""

    def __init__(self) -> None:
        super().__init__()
        self.cell = nn.LSTMCell(4, 4)
        self.layer = nn.LSTM(4, 4)

    def forward(self, x: Tensor) -> Tensor:
        h, c = ow.zeros(x.size(1), 4), ow.zeros(x.size(1), 4)
        outputs: List[Tensor] = []  # noqa: UP006
        for t in range(x.size(0)):
            h, c = self.cell(x[t], (h, c))
            outputs.append(h)
        y, (last, _) = self.layer(ow.stack(outputs))
        return y + last


class Encoder(nn.Module):
    """Attention with masks."""

    def __init__(self) -> None:
        super().__init__()
        self.encoder = nn.TransformerEncoder(nn.TransformerEncoderLayer(4, 2, 8, 0.0, batch_first=True), 2)
        self.table = nn.Embedding(10, 4)
        self.norm = nn.LayerNorm(4)

    def forward(self, tokens: Tensor) -> Tensor:
        mask = tokens == 0
        return self.norm(self.encoder(self.table(tokens), src_key_padding_mask=mask))


class Loss(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.loss = nn.CrossEntropyLoss(label_smoothing=0.1)

    def forward(self, x: Tensor, target: Tensor) -> Tensor:
        return self.loss(x, target) + F.cross_entropy(x, target) + F.mse_loss(x, x + 1, reduction="sum")


MODULES = [
    (lambda: ResNet([1, 1, 1, 1], 4), lambda: [ow.randn(2, 3, 32, 32)]),
    (Containers, lambda: [ow.randn(3, 4)]),
    (State, lambda: [ow.randn(3, 4)]),
    (Recurrent, lambda: [ow.randn(5, 2, 4)]),
    (Encoder, lambda: [ow.tensor([[1, 2, 3, 0], [4, 5, 0, 0]])]),
    (Loss, lambda: [ow.randn(3, 4), ow.tensor([0, 3, 1])]),
    (lambda: nn.Sequential(nn.Linear(4, 4), nn.BatchNorm1d(4), nn.Dropout(0.5)), lambda: [ow.randn(3, 4)]),
]
IDS = ["resnet", "containers", "state", "recurrent", "encoder", "loss", "sequential"]


def loaded_from_file(module):
    file = io.BytesIO()
    ow.jit.save(module, file)
    file.seek(0)
    return ow.jit.load(file)


@pytest.mark.parametrize(("make", "inputs"), MODULES, ids=IDS)
@pytest.mark.parametrize("training", [False, True])
def test_a_scripted_module_gives_what_the_module_gives(make, inputs, training):
    ow.manual_seed(0)
    module, twin, args = make().train(training), make().train(training), inputs()
    twin.load_state_dict(module.state_dict())
    scripted = ow.jit.script(twin)
    assert isinstance(scripted, ow.jit.RecursiveScriptModule)
    for _ in range(2):  # state is carried from call to call
        seed = ow.initial_seed()
        ow.manual_seed(seed + 1)
        expected = module(*args)
        ow.manual_seed(seed + 1)
        assert ow.equal(scripted(*args), expected)
    states = (module.state_dict(), scripted.state_dict())
    assert list(states[0]) == list(states[1])
    assert all(map(ow.equal, states[0].values(), states[1].values()))


@pytest.mark.parametrize(("make", "inputs"), MODULES, ids=IDS)
def test_a_scripted_module_is_copied_written_and_read(make, inputs):
    module, args = make().eval(), inputs()
    scripted = ow.jit.script(module)
    expected = module(*args)
    for other in (copy.deepcopy(ow.jit.script(make().eval())), loaded_from_file(scripted)):
        other.load_state_dict(scripted.state_dict())
        if not isinstance(module, State):
            assert ow.equal(other(*args), expected)
    graph = scripted.graph
    graph.lint()
    assert ow.jit.parse_ir(str(graph), graph.tensors()) == graph
    ast.parse(scripted.code)
    inlined = graph.copy()
    inline(inlined)
    inlined.lint()
    assert str(graph) == str(scripted.graph)


def test_gradients_reach_the_parameters_of_the_module() -> None:
    module = Containers()
    scripted = ow.jit.script(module)
    scripted(ow.randn(3, 4)).sum().backward()
    assert module.bias.grad is not None
    assert [item is other for item, other in zip(module.parameters(), scripted.parameters(), strict=True)] == [True] * 4


def test_parts_and_exported_methods_are_called_and_loaded() -> None:
    scripted = ow.jit.script(State())
    scripted(ow.ones(2, 4))
    assert (scripted.count(), scripted.steps) == (2, 1)
    loaded = loaded_from_file(scripted)
    assert (loaded.count(2), loaded.steps, loaded.table, loaded.training) == (3, 1, {"x": 1}, True)
    net = loaded_from_file(ow.jit.script(ResNet([1, 1, 1, 1], 4).eval()))
    assert tuple(net.layer2(ow.ones(1, 4, 8, 8)).shape) == (1, 8, 4, 4)
    assert not any(part.training for part in net.modules())
    assert net.train().training


def test_equal_layers_are_written_once() -> None:
    scripted = ow.jit.script(ResNet([2, 2, 2, 2], 4))
    graphs = str(scripted.graph).count("= graph(")
    assert graphs < len(list(scripted.modules())) // 2


def test_a_file_runs_in_another_process(tmp_path) -> None:
    module = ResNet([1, 1, 1, 1], 4).eval()
    x = ow.randn(1, 3, 32, 32)
    ow.jit.script(module).save(tmp_path / "net.pt")
    ow.save({"x": x, "y": module(x)}, tmp_path / "values.ow", format="opweave")
    code = (
        "import sys, generated as ow; net = ow.jit.load(sys.argv[1]); values = ow.load(sys.argv[2]); "
        "assert ow.equal(net(values['x']), values['y']); print(net.original_name)"
    )
    paths = [str(tmp_path / "net.pt"), str(tmp_path / "values.ow")]
    done = subprocess.run([sys.executable, "-c", code, *paths], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "ResNet\n"


class Ignoring(nn.Module):
    @ow.jit.ignore
    def python(self, x):
        return x * len(str(x.shape))

    @ow.jit.unused
    def never(self, x):
        return x.frobnicate()

    def forward(self, x, n: int = 0):
        return self.python(x) if n == 0 else self.never(x)


def test_ignored_methods_run_as_python() -> None:
    module, x = Ignoring(), ow.ones(2)
    scripted = ow.jit.script(module)
    assert ow.equal(scripted(x), module(x))
    with pytest.raises(RuntimeError, match=r"marked @jit\.unused"):
        scripted(x, 1)
    with pytest.raises(TypeError, match=r"Ignoring\.python is marked @jit\.ignore"):
        scripted.save(io.BytesIO())


class Hooked(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.part = nn.ReLU()
        self.part.register_forward_hook(lambda module, args, output: output)

    def forward(self, x):
        return self.part(x)


class Recursive(nn.Module):
    def forward(self, x):
        return self.forward(x)


class NoType(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.items = []

    def forward(self, x):
        return x + len(self.items)


class NoAttribute(nn.Module):
    def forward(self, x):
        return x + self.missing


class NewAttribute(nn.Module):
    def forward(self, x):
        self.cache = x
        return x


class WrongType(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.steps = 1

    def forward(self, x):
        self.steps = x
        return x


class NoIndex(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList([nn.ReLU()])

    def forward(self, x, n: int):
        return self.layers[n](x)


class ModuleAsValue(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.ReLU()

    def forward(self, x):
        return [self.layer]


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Hooked, "ReLU has hooks, which graphs do not call"),
        (Recursive, "calls itself"),
        (NoType, "whose type does not show"),
        (NoAttribute, "NoAttribute has no attribute 'missing'"),
        (NewAttribute, "cache is no attribute of NewAttribute"),
        (WrongType, "the attribute steps is int and is assigned Tensor"),
        (NoIndex, "the index of a module in a container is a number or a text in the source"),
        (ModuleAsValue, "the module ReLU is no value; call it"),
    ],
    ids=lambda item: getattr(item, "__name__", ""),
)
def test_what_scripts_do_not_know_of_modules_is_an_error_with_a_mark(kind, message) -> None:
    with pytest.raises(RuntimeError, match="<--- HERE") as caught:
        ow.jit.script(kind())
    assert message in str(caught.value)
    assert 'test_script_modules.py", line' in str(caught.value)


class Products(nn.Module):
    """A list of parameters, gone through, by number, and counted."""

    def __init__(self) -> None:
        super().__init__()
        self.factors = nn.ParameterList([ow.ones(2) * 2, ow.ones(2) * 3])

    def forward(self, x: ow.Tensor) -> ow.Tensor:
        for factor in self.factors:
            x = x * factor
        return x + self.factors[1] * len(self.factors)


def test_lists_of_parameters_are_gone_through() -> None:
    module = Products()
    assert ow.jit.script(module)(ow.ones(2)).tolist() == module(ow.ones(2)).tolist() == [12.0, 12.0]


def test_hooks_of_the_module_are_an_error() -> None:
    module = nn.Linear(2, 2)
    module.register_forward_hook(lambda module, inputs, output: output * 2)
    with pytest.raises(RuntimeError, match="Linear has hooks, which graphs do not call"):
        ow.jit.script(module)


class Outer(nn.Module):
    """A module that holds a traced one."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = ow.jit.trace(nn.Sequential(nn.Tanh()), ow.ones(2, 2))

    def forward(self, x: ow.Tensor) -> ow.Tensor:
        return getattr(self.inner(x) * 2, "T")  # noqa: B009 - what scripts know


def test_a_script_calls_a_traced_module() -> None:
    x = ow.randn(3, 2)
    assert ow.jit.script(Outer())(x).equal((x.tanh() * 2).T)


def turned(x: ow.Tensor) -> ow.Tensor:
    if bool(x.sum() > 0):
        return x * 2
    return x - 1


class Turning(nn.Module):
    """A condition on elements, and a parameter."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(ow.ones(2))

    def forward(self, x: ow.Tensor) -> ow.Tensor:
        if bool(x.sum() > 0):
            x = x * self.weight
        return x + self.weight


@pytest.mark.parametrize("function", [ow.jit.script(turned), ow.jit.script_if_tracing(turned)])
def test_a_trace_calls_scripts_with_their_conditions(function, tmp_path) -> None:
    traced = ow.jit.trace(lambda x: function(x.exp() - 1) + 1, ow.ones(2))
    ow.jit.save(traced, tmp_path / "program")
    for form in (traced, ow.jit.load(tmp_path / "program")):
        for x in (ow.ones(2), -ow.ones(2)):
            assert form(x).equal(turned(x.exp() - 1) + 1)
    assert function(ow.ones(2)).tolist() == [2.0, 2.0]


def test_a_traced_module_calls_scripted_parts_with_their_conditions() -> None:
    module = nn.Sequential(nn.Tanh(), ow.jit.script(Turning()))
    traced = ow.jit.trace(module, ow.ones(2))
    for x in (ow.ones(2), -ow.ones(2)):
        assert traced(x).equal(module(x))
    ow.autograd.grad(traced(ow.ones(2)).sum(), list(traced.parameters()))
