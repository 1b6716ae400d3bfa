"""Operators and edges of traces are those of torch.jit.trace, for the same source under both packages."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import pytest

import generated as ow

torch = pytest.importorskip("torch")
pytestmark = [pytest.mark.parity, pytest.mark.filterwarnings("ignore")]  # of either library, about what traces are

# What PyTorch's graphs call operators that have another name in ours.
NAMES = {"nn_dropout": "dropout", "conv2d": "_convolution", "nn_layer_norm": "layer_norm", "nn_embedding": "embedding",
         "nn_batch_norm": "batch_norm", "nn_gelu": "gelu", "nn_softmax": "softmax"}  # fmt: skip


def program(**parts: Any) -> Any:
    """A function of one package and two tensors, with a name."""
    return [pytest.param(function, id=name) for name, function in parts.items()]


PROGRAMS = program(
    product=lambda t, x, y: x.t() @ y + 1,
    shared=lambda t, x, y: (lambda z: z * z + z.relu())(t.exp(x)),
    elementwise=lambda t, x, y: t.sigmoid(x) * t.tanh(y) - t.sin(x) / (y.abs() + 2),
    reductions=lambda t, x, y: (x.sum(1), y.mean(), x.amax(0), t.logsumexp(x, 1), x.var(1)),
    writes=lambda t, x, y: (x * 1).add_(y).mul_(2),
    views=lambda t, x, y: (x.view(-1), x.transpose(0, 1).reshape(9), y.unsqueeze(0).expand(2, 3, 3), y.squeeze()),
    lists=lambda t, x, y: t.stack(t.split(t.cat([x, y]), 2)),
    several=lambda t, x, y: (*x.sort(1), *t.topk(y, 2), *x.unbind(0)),
    losses=lambda t, x, y: (t.nn.functional.softplus(x), t.nn.functional.softmax(x, 1), t.log_softmax(y, 0)),
    network=lambda t, x, y: t.nn.functional.linear(t.nn.functional.gelu(x), y),
    norms=lambda t, x, y: t.nn.functional.layer_norm(x, (3,)) + t.nn.functional.dropout(y, 0.5),
    choices=lambda t, x, y: t.where(x > 0, x, y).masked_fill(y < 0, 1.0),
    gathers=lambda t, x, y: x.gather(1, y.argsort(1)).cumsum(0).index_select(0, t.arange(2)),
    detached=lambda t, x, y: x.detach() * y.clone() + t.zeros_like(x),
)


def outline(nodes: list[Any], inputs: list[str], outputs: list[str]) -> Any:
    """Operators in order, each with where its tensors come from, and where those of the results do."""
    origins: dict[str, Any] = {name: ("input", number) for number, name in enumerate(inputs)}
    calls: list[Any] = []

    def read(names: list[str]) -> list[Any]:
        edges: list[Any] = []
        for name in names:
            origin = origins.get(name)
            edges += origin if isinstance(origin, list) else [origin] if origin is not None else []
        return edges

    for node in nodes:
        if node.kind in {"prim::ListConstruct", "prim::TupleConstruct"}:
            origins[node.outputs[0]] = read(node.inputs)
        elif node.kind == "prim::ListUnpack":
            origins.update({name: [*read(node.inputs), number] for number, name in enumerate(node.outputs)})
        elif node.kind.startswith("aten::"):
            name = node.kind.removeprefix("aten::")
            calls.append((NAMES.get(name, name), read(node.inputs)))
            origins.update({name: ("call", len(calls) - 1, number) for number, name in enumerate(node.outputs)})
    return calls, read(outputs)


def outline_of(graph: Any) -> Any:
    nodes = [
        SimpleNamespace(
            kind=node.kind(), inputs=[value.debugName() for value in node.inputs()],
            outputs=[value.debugName() for value in node.outputs()],
        )
        for node in graph.nodes()
    ]
    return outline(
        nodes, [value.debugName() for value in graph.inputs()], [value.debugName() for value in graph.outputs()]
    )


def bound(function: Any, package: Any) -> Any:
    """A program of one package, as a function of its tensors."""
    return lambda x, y: function(package, x, y)


@pytest.mark.parametrize("function", PROGRAMS)
def test_operators_and_edges_are_those_of_pytorch(function: Any) -> None:
    outlines = []
    for package in (ow, torch):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            example = (package.ones(3, 3), package.ones(3, 3) * 2)
            graph = package.jit.trace(bound(function, package), example, check_trace=False).graph
        outlines.append(outline_of(graph))
    assert outlines[0] == outlines[1]


def test_modules_have_the_operators_and_scopes_of_pytorch() -> None:
    outlines = []
    for package in (ow, torch):
        nn = package.nn
        model = nn.Sequential(nn.Linear(3, 4), nn.Sequential(nn.ReLU(), nn.Linear(4, 2)), nn.Tanh())
        graph = package.jit.trace(model, package.ones(2, 3)).inlined_graph
        calls = [node for node in graph.nodes() if node.kind().startswith("aten::")]
        outlines.append([(node.kind(), node.scopeName().replace("__module.", "").split("/")[-1]) for node in calls])
    assert [kind for kind, _ in outlines[0]] == [kind for kind, _ in outlines[1]]
    paths = [[path.rpartition(".")[2] for _, path in calls] for calls in outlines]
    assert paths[0] == paths[1] == ["0", "0", "1", "2"]
