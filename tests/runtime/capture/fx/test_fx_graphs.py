"""Graphs and code of traced programs, beside PyTorch's: live, where it is installed, and as they were stored."""

from __future__ import annotations

import copy
import inspect
import pickle
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import yaml
from fx_programs import PROGRAMS

import generated as ow

STORED = yaml.safe_load((Path(__file__).parent / "graphs.yaml").read_text(encoding="utf-8"))


def without_defaults(graph: Any) -> Any:
    """A graph whose calls of Python functions leave out what is their default: PyTorch's nn.functional names it."""
    for node in graph.nodes:
        if node.op == "call_function" and inspect.isfunction(node.target):
            parameters = inspect.signature(node.target).parameters
            required = [name for name, parameter in parameters.items() if parameter.default is parameter.empty]
            named = {
                name: value for name, value in node.kwargs.items()
                if name not in parameters or (name != "_stacklevel" and parameters[name].default != value)
            }  # fmt: skip
            if len(node.args) == len(required):
                node.kwargs = named
    return graph


def texts(lib: Any, name: str) -> dict[str, str]:
    """The printed graph and the code of a program, as one package names things."""
    graph_module = lib.fx.symbolic_trace(PROGRAMS[name][0](lib))
    without_defaults(graph_module.graph)
    graph_module.recompile()
    return {"graph": _same_names(str(graph_module.graph)), "code": _same_names(graph_module.code)}


def _same_names(text: str) -> str:
    """A text in which both packages have one name, and functions of nn.functional stand in the package itself."""
    text = re.sub(r"(nn\.functional|_C\._nn)\.", "", text.replace("opweave.", "torch."))
    text = re.sub(r"_tensor_constant\d", "_tensor_constant", text)
    return "\n".join(line.rstrip() for line in text.split("\n")).strip()


@pytest.mark.parametrize("name", PROGRAMS)
def test_graphs_and_code_are_those_that_were_stored(name: str) -> None:
    assert texts(ow, name) == STORED[name]


@pytest.mark.parity
@pytest.mark.parametrize("name", PROGRAMS)
def test_stored_graphs_are_pytorchs(name: str) -> None:
    torch = pytest.importorskip("torch")
    pytest.importorskip("torch.fx")
    assert texts(torch, name) == STORED[name]


def flat(value: Any) -> list[Any]:
    """The leaves of a result, tensors as arrays."""
    if isinstance(value, ow.Tensor):
        return [value.detach().numpy()]
    if isinstance(value, dict):
        return [leaf for item in value.values() for leaf in flat(item)]
    if isinstance(value, (list, tuple)):
        return [leaf for item in value for leaf in flat(item)]
    return [value]


def assert_same(got: Any, expected: Any) -> None:
    for left, right in zip(flat(got), flat(expected), strict=True):
        if isinstance(left, np.ndarray):
            np.testing.assert_array_equal(left, right, strict=True)
        else:
            assert left == right


@pytest.mark.parametrize("name", [name for name, row in PROGRAMS.items() if row[1] is not None])
def test_what_was_traced_computes_the_same_bits(name: str) -> None:
    """The graph as code, node by node, through a transformer, copied, and pickled."""
    program, arguments = PROGRAMS[name][0](ow), [make(ow) for make in PROGRAMS[name][1]]
    expected = program(*arguments)
    traced = ow.fx.symbolic_trace(program)
    traced.graph.lint()
    versions = {
        "code": traced, "interpreter": ow.fx.Interpreter(traced).run,
        "transformer": ow.fx.Transformer(traced).transform(),
        "deep copy": copy.deepcopy(traced), "pickled": pickle.loads(pickle.dumps(traced)),
        "copied graph": ow.fx.GraphModule(traced, copy.deepcopy(traced.graph)),
        "pickled graph": ow.fx.GraphModule(traced, pickle.loads(pickle.dumps(_without_stacks(traced.graph)))),
    }  # fmt: skip
    for version in versions.values():
        assert_same(version(*arguments), expected)
    assert versions["pickled"].code == versions["deep copy"].code == traced.code
    assert b"def forward" not in pickle.dumps(traced)


def _without_stacks(graph: Any) -> Any:
    graph = copy.deepcopy(graph)
    for node in graph.nodes:
        node.meta.pop("nn_module_stack", None)
    return graph
