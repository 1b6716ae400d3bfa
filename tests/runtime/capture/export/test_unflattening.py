"""Programs as modules within modules again: what they compute, write and read, beside the modules themselves."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import generated as ow

nn = ow.nn


class Normed(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layer, self.norm = nn.Linear(3, 3), nn.BatchNorm1d(3)

    def forward(self, x, scale=1):
        return self.norm(self.layer(x).relu()) * scale


class Calling(nn.Module):
    """Calls a part several times, with other numbers, and reads a parameter of it."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = Normed(), Normed()
        self.seq = nn.Sequential(nn.Linear(3, 3), nn.ReLU(), nn.Linear(3, 3))

    def forward(self, x, extra):
        x = self.second(self.second(self.first(x)), 2)
        return {"result": self.seq(x) + self.first.layer.weight.sum() + extra["shift"], "parts": [x, 3]}


class Sharing(nn.Module):
    """Has a module under two paths, calls it from within another, and keeps a buffer."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(3, 3)
        self.inner = nn.Sequential(self.layer, nn.Tanh())
        self.register_buffer("count", ow.zeros(3))

    def forward(self, x, extra):
        self.count.add_(1)
        return self.inner(self.layer(x)) + self.count + extra["shift"]


class Choosing(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(3, 3)

    def forward(self, x, extra):
        return self.layer(ow.cond(x.sum() > 0, lambda x: x.sin(), lambda x: x * 2, (x,))) + extra["shift"]


def arguments(seed: int) -> tuple[Any, ...]:
    ow.manual_seed(seed)
    return ow.randn(4, 3), {"shift": ow.randn(3)}


def leaves(value: Any) -> list[Any]:
    return ow.utils._pytree.tree_leaves(value)


@pytest.mark.parametrize("kind", [Calling, Sharing, Choosing])
@pytest.mark.parametrize("training", [True, False])
@pytest.mark.parametrize("opened", [True, False])
def test_programs_as_modules_compute_and_write_the_same(kind, training: bool, opened: bool) -> None:
    model = kind().train(training)
    expected_model = copy.deepcopy(model)
    program = ow.export.export(model, arguments(0))
    module = ow.export.unflatten(program.run_decompositions() if opened else program)
    for seed in range(2):
        results, expected_results = (leaves(item(*arguments(seed))) for item in (module, expected_model))
        for result, expected in zip(results, expected_results, strict=True):
            is_number = isinstance(expected, int)
            assert result == expected if is_number else ow.allclose(result, expected, rtol=1e-5, atol=1e-6)
    state = module.state_dict()
    for name, tensor in expected_model.state_dict().items():
        assert name not in state or ow.allclose(state[name], tensor)


def test_parts_have_the_parameters_and_graphs_of_their_modules() -> None:
    model = Calling().eval()
    module = ow.export.unflatten(ow.export.export(model, arguments(0)))
    assert module.first.layer.weight is model.first.layer.weight
    names = {name for name, _ in module.named_modules()}
    assert {"first", "first.layer", "first.norm", "second", "second@1", "seq.0", "seq.2"} <= names
    assert [node.target for node in module.seq.graph.nodes if node.op == "call_module"] == ["0", "1", "2"]
    module(*arguments(1))["result"].sum().backward()
    assert model.first.layer.weight.grad is not None
    x = arguments(1)
    module.seq = nn.Identity()
    model.seq = nn.Identity()
    assert module(*x)["result"].equal(model(*x)["result"])


def test_nodes_say_within_which_calls_they_stand() -> None:
    program = ow.export.export(Calling().eval(), arguments(0))
    stacks = [list(node.meta["nn_module_stack"]) for node in program.graph.nodes if node.op == "call_function"]
    assert ["", "second", "second.layer"] in stacks
    assert ["", "second@1", "second.layer@1"] in stacks
    kinds = {path: kind for node in program.graph.nodes for path, kind in node.meta.get("nn_module_stack", {}).values()}
    assert kinds["seq"].endswith("Sequential")
    assert kinds[""].endswith("test_unflattening.Calling")


def test_arguments_of_another_form_go_through_the_adapter() -> None:
    class Adapter(ow.export.FlatArgsAdapter):
        def adapt(self, target_spec, input_spec, input_args, metadata=None, obj=None):
            assert target_spec.num_leaves == 2
            return input_args[:2]

    model = Sharing().eval()
    x, extra = arguments(0)
    program = ow.export.export(model, (x, extra))
    module = ow.export.unflatten(program, flat_args_adapter=Adapter())
    expected = copy.deepcopy(model)(x, extra)
    assert module(x, [extra["shift"], 7]).equal(expected)
    with pytest.raises(TypeError, match="expected an exported program"):
        ow.export.unflatten(model)


class Scale(nn.Module):
    def __init__(self, value: float) -> None:
        super().__init__()
        self.b = nn.Parameter(ow.tensor(value))

    def forward(self, x):
        return x * self.b


class Reading(nn.Module):
    """Reads tensors of modules that are not in it, whose names its own members have, before or after these."""

    def __init__(self, outer: Any, *, is_first: bool) -> None:
        super().__init__()
        self.a_b, self.weight = nn.Parameter(ow.tensor(2.0)), nn.Parameter(ow.tensor(3.0))
        self.a, self.d_b, self.outer, self.is_first = Scale(5.0), nn.Tanh(), (outer,), is_first

    def forward(self, x):
        outer = self.outer[0]
        if not self.is_first:
            x = x * self.a_b + self.weight * self.a.b
        x = x * outer.a.b + outer.weight
        return self.d_b(x * outer.d.b * 0.01) + outer.a(x) * self.a_b + self.weight + self.a.b


class ReadingOutside(nn.Module):
    def __init__(self, *, is_first: bool) -> None:
        super().__init__()
        self.a, self.d, self.weight = Scale(7.0), Scale(11.0), nn.Parameter(ow.tensor(13.0))
        self.c = Reading(self, is_first=is_first)

    def forward(self, x, extra):
        return self.a(self.c(x)) * self.d(x) + extra["shift"]


@pytest.mark.parametrize("is_first", [True, False])
@pytest.mark.parametrize("opened", [True, False])
def test_tensors_and_modules_from_outside_are_not_those_of_the_same_name(is_first: bool, opened: bool) -> None:
    model = ReadingOutside(is_first=is_first)
    program = ow.export.export(model, arguments(0))
    module = ow.export.unflatten(program.run_decompositions() if opened else program)
    expected = model(*arguments(1))
    assert ow.allclose(program.module()(*arguments(1)), expected)
    assert ow.allclose(module(*arguments(1)), expected)
    assert module.c.a_b is model.c.a_b
    assert module.c.weight is model.c.weight
    assert module.c.get_parameter("a.b") is model.c.a.b


class Detaching(nn.Module):
    def forward(self, x, extra):
        with ow.no_grad():
            factor = (x * 2).exp()
            factor.add_(1)
        return x * factor + extra["shift"]


def test_decompositions_keep_what_is_computed_without_gradients() -> None:
    program = ow.export.export(Detaching(), arguments(0)).run_decompositions()
    x, extra = arguments(1)
    x.requires_grad_()
    for module in (program.module(), ow.export.unflatten(program)):
        gradients, expected = (ow.autograd.grad(item(x, extra).sum(), x)[0] for item in (module, Detaching()))
        assert gradients.equal(expected)


class Named(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.weight, self.a_b, self.a = nn.Parameter(ow.tensor(2.0)), nn.Parameter(ow.tensor(3.0)), Scale(5.0)

    def forward(self, p_weight, x):
        return self.a(x * self.weight - self.a_b) + p_weight


def test_arguments_of_a_program_have_different_names() -> None:
    model = Named()
    program = ow.export.export(model, (ow.ones(2), ow.ones(2)))
    x = ow.tensor([1.0, 2.0]), ow.tensor([3.0, 4.0])
    for part in (program, program.run_decompositions()):
        for module in (part.module(), ow.export.unflatten(part)):
            assert module(p_weight=x[0], x=x[1]).equal(model(*x))
