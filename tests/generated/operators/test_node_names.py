"""Names and edges of Nodes, which programs print, where PyTorch computes an operator by another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as ow


def loss(m: Any, x: Any) -> Any:
    return m.nn.functional.nll_loss(x, m.tensor([0, 1]))


# What is called, the name of its Node, and whether each edge leads to something.
NODES: dict[str, tuple[Callable[[Any, Any], Any], str, list[bool]]] = {
    "x * y": (lambda m, x: x * m.ones(2, 2), "MulBackward0", [True, False]),
    "x * 2": (lambda m, x: x * 2, "MulBackward0", [True, False]),
    "x + 1": (lambda m, x: x + 1, "AddBackward0", [True, False]),
    "x - 1": (lambda m, x: x - 1, "SubBackward0", [True, False]),
    "x / 2": (lambda m, x: x / 2, "DivBackward0", [True, False]),
    "in place": (lambda m, x: x.clone().mul_(2), "MulBackward0", [True, False]),
    "x ** 2": (lambda m, x: x**2, "PowBackward0", [True]),
    "x ** y": (lambda m, x: x ** m.ones(2, 2), "PowBackward1", [True, False]),
    "linear": (lambda m, x: m.nn.Linear(2, 2)(x), "AddmmBackward0", [True, True, True]),
    "slice": (lambda m, x: x[:1], "SliceBackward0", [True]),
    "row": (lambda m, x: x[0], "SelectBackward0", [True]),
    "column": (lambda m, x: x[:, 0], "SelectBackward0", [True]),
    "part of a row": (lambda m, x: x[0, 1:], "SliceBackward0", [True]),
    "new dimension": (lambda m, x: x[..., None], "UnsqueezeBackward0", [True]),
    "all": (lambda m, x: x[...], "AliasBackward0", [True]),
    "pool": (lambda m, x: m.nn.functional.max_pool2d(x[None, None], 2), "MaxPool2DWithIndicesBackward0", [True]),
    "pool of volumes": (
        lambda m, x: m.nn.functional.avg_pool3d(x[None, None, None], 1), "AvgPool3DBackward0", [True],
    ),
    "dropout": (lambda m, x: m.nn.functional.dropout(x, 0.5), "MulBackward0", [True, False]),
    "log1p": (lambda m, x: x.log1p(), "Log1PBackward0", [True]),
    "layer_norm": (
        lambda m, x: m.nn.functional.layer_norm(x, (2,)), "NativeLayerNormBackward0", [True, False, False],
    ),
    "index": (lambda m, x: x[m.tensor([0])], "IndexBackward0", [True]),
    "loss": (loss, "NllLossBackward0", [True]),
    "cross_entropy": (lambda m, x: m.nn.functional.cross_entropy(x, m.tensor([0, 1])), "NllLossBackward0", [True]),
    "norm": (lambda m, x: x.norm(), "LinalgVectorNormBackward0", [True]),
    "std": (lambda m, x: x.std(), "StdBackward0", [True]),
    "double": (lambda m, x: x.double(), "ToCopyBackward0", [True]),
}


def seen(m: Any, name: str) -> Any:
    node = NODES[name][0](m, m.ones(2, 2, requires_grad=True)).grad_fn
    assert type(node).__name__ == node.name() or "{" in type(node).label
    return node.name(), [item is not None for item, _ in node.next_functions]


@pytest.mark.parametrize("name", NODES)
def test_names_and_edges(name: str) -> None:
    assert seen(ow, name) == NODES[name][1:]


@pytest.mark.parity
@pytest.mark.parametrize("name", NODES)
def test_names_and_edges_of_pytorch(name: str) -> None:
    assert seen(pytest.importorskip("torch"), name) == NODES[name][1:]


def test_no_name_is_private_or_printed_otherwise() -> None:
    x = ow.ones(2, 2, requires_grad=True)
    assert repr(x * 2).endswith("grad_fn=<MulBackward0>)")
    stack, names = [ow.nn.functional.layer_norm(x[None, 0] * 2, (2,)).mean().grad_fn], []
    while stack:
        node = stack.pop()
        names.append(node.name())
        stack += [item for item, _ in node.next_functions if item is not None]
    assert len(names) > 4
    assert not [name for name in names if name.startswith("_")]


def test_a_function_of_a_user_keeps_its_name() -> None:
    class _Mine(ow.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 2

    assert _Mine.apply(ow.ones(1, requires_grad=True)).grad_fn.name() == "_MineBackward"
