"""Arguments of calls by the signatures of what is called: those that PyTorch gives, too."""

from __future__ import annotations

from typing import Any

import pytest

import generated as ow


def programs(lib: Any) -> dict[str, Any]:
    tensor = lib.Tensor
    return {
        "one overload": (lib.relu, ("x",), {}, None),
        "defaults": (lib.nn.functional.linear, ("x", "w"), {}, None),
        "by keyword": (lib.matmul, (), {"other": "y", "input": "x"}, None),
        "types of tensors": (lib.add, ("x", "y"), {"alpha": 2}, (tensor, tensor)),
        "types that differ": (lib.sum, ("x", 1), {}, (tensor, int)),
        "python": (python_function, (1,), {"z": 3}, None),
        "an overload": (lib.ops.aten.clamp.default, ("x",), {"max": 2}, None),
    }


def python_function(x, y=2, *, z):
    return x + y + z


@pytest.mark.parity
@pytest.mark.parametrize("name", programs(ow))
@pytest.mark.parametrize("by_name", [True, False])
def test_arguments_are_those_that_pytorch_gives(name: str, by_name: bool) -> None:
    torch = pytest.importorskip("torch")
    schemas = pytest.importorskip("torch.fx.operator_schemas")
    results = []
    for lib, normalize in ((ow, ow.fx.operator_schemas.normalize_function), (torch, schemas.normalize_function)):
        target, args, kwargs, types = programs(lib)[name]
        kinds = dict.fromkeys(kwargs, int) if types is not None else None
        results.append(normalize(target, args, kwargs, types, kinds, by_name))
    result, expected = results
    assert (result is None) == (expected is None)
    if result is not None:
        assert (tuple(result.args), dict(result.kwargs)) == (tuple(expected.args), dict(expected.kwargs))


def test_nodes_normalize_what_they_call() -> None:
    class Model(ow.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.layer = ow.nn.Linear(2, 2)

        def forward(self, x):
            return ow.add(self.layer(x), ow.softmax(x, 1)).neg()

    module = ow.fx.symbolic_trace(Model())
    nodes = {node.name: node for node in module.graph.nodes}
    layer = nodes["layer"].normalized_arguments(module, normalize_to_only_use_kwargs=True)
    assert layer == ((), {"input": nodes["x"]})
    types = {"arg_types": (ow.Tensor, int)}
    softmax = nodes["softmax"].normalized_arguments(module, **types, normalize_to_only_use_kwargs=True)
    assert softmax.kwargs["dim"] == 1
    assert softmax.kwargs["input"] is nodes["x"]
    assert nodes["neg"].normalized_arguments(module) is None
    with pytest.raises(RuntimeError, match="several overloads"):
        nodes["add"].normalized_arguments(module)


def test_hooks_see_nodes_that_are_made_replaced_and_erased() -> None:
    module = ow.fx.symbolic_trace(lambda x: ow.relu(x) + 1)
    seen: list[Any] = []

    def created(node):
        seen.append(("created", node.name))

    def replaced(old, new, user):
        seen.append(("replaced", old.name, new, user.name))

    def erased(node):
        seen.append(("erased", node.name))

    module._register_create_node_hook(created)
    module._register_replace_node_hook(replaced)
    module._register_erase_node_hook(erased)
    relu = next(iter(module.graph.find_nodes(op="call_function", target=ow.relu)))

    def exchange(function):
        node = next(iter(module.graph.find_nodes(op="call_function", target=function)))
        with module.graph.inserting_after(node):
            other = module.graph.call_function(ow.tanh, node.args)
        node.replace_all_uses_with(other)
        module.graph.erase_node(node)

    exchange(ow.relu)
    assert seen == [("created", "tanh"), ("replaced", "relu", "tanh", "add"), ("erased", relu.name)]
    module._unregister_create_node_hook(created)
    module._unregister_replace_node_hook(replaced)
    module._unregister_erase_node_hook(erased)
    exchange(ow.tanh)
    assert len(seen) == 3
    with pytest.raises(TypeError, match="a hook of nodes is a function"):
        module._register_create_node_hook(1)
