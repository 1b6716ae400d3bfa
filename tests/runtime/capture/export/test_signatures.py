"""Signatures of exported graphs: their properties for every kind of argument and result, beside PyTorch's."""

from __future__ import annotations

import io
from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

import pytest

import generated as ow

gs = ow.export.graph_signature
PROPERTIES = sorted(
    name for name, value in vars(gs.ExportGraphSignature).items() if isinstance(value, property)
)  # fmt: skip


def signature_of_all_kinds(gs: Any) -> Any:
    """A signature with an argument and a result of every kind."""
    tensor = gs.TensorArgument
    inputs = [
        (gs.InputKind.TOKEN, gs.TokenArgument("token"), None),
        (gs.InputKind.PARAMETER, tensor("p_weight"), "layer.weight"),
        (gs.InputKind.BUFFER, tensor("b_count"), "count", True),
        (gs.InputKind.BUFFER, tensor("b_cache"), "cache", False),
        (gs.InputKind.CONSTANT_TENSOR, tensor("c_shift"), "shift"),
        (gs.InputKind.CUSTOM_OBJ, gs.CustomObjArgument("obj", "a.Class"), "queue"),
        (gs.InputKind.USER_INPUT, tensor("x"), None),
        (gs.InputKind.USER_INPUT, gs.ConstantArgument("k", 3), None),
        (gs.InputKind.USER_INPUT, gs.SymIntArgument("n"), None),
        (gs.InputKind.USER_INPUT, gs.SymFloatArgument("f"), None),
        (gs.InputKind.USER_INPUT, gs.SymBoolArgument("b"), None),
        (gs.InputKind.USER_INPUT, gs.CustomObjArgument("other", "a.Class"), None),
    ]
    outputs = [
        (gs.OutputKind.TOKEN, gs.TokenArgument("token_1"), None),
        (gs.OutputKind.BUFFER_MUTATION, tensor("add"), "count"),
        (gs.OutputKind.PARAMETER_MUTATION, tensor("sub"), "layer.weight"),
        (gs.OutputKind.USER_INPUT_MUTATION, tensor("mul"), "x"),
        (gs.OutputKind.LOSS_OUTPUT, tensor("loss"), None),
        (gs.OutputKind.USER_OUTPUT, tensor("x"), None),
        (gs.OutputKind.USER_OUTPUT, gs.ConstantArgument("", None), None),
        (gs.OutputKind.USER_OUTPUT, gs.SymIntArgument("size"), None),
        (gs.OutputKind.GRADIENT_TO_PARAMETER, tensor("grad"), "layer.weight"),
        (gs.OutputKind.GRADIENT_TO_USER_INPUT, tensor("grad_1"), "x"),
    ]
    specs = [gs.InputSpec(*item) for item in inputs], [gs.OutputSpec(*item) for item in outputs]
    return gs.ExportGraphSignature(*specs)


def test_properties_tell_what_arguments_and_results_are() -> None:
    signature = signature_of_all_kinds(gs)
    assert {name: getattr(signature, name) for name in PROPERTIES} == {
        "inputs_to_parameters": {"p_weight": "layer.weight"}, "parameters": ("layer.weight",),
        "inputs_to_buffers": {"b_count": "count", "b_cache": "cache"}, "buffers": ("count", "cache"),
        "non_persistent_buffers": ("cache",), "buffers_to_mutate": {"add": "count"},
        "parameters_to_mutate": {"sub": "layer.weight"}, "user_inputs_to_mutate": {"mul": "x"},
        "inputs_to_lifted_tensor_constants": {"c_shift": "shift"}, "lifted_tensor_constants": ("shift",),
        "inputs_to_lifted_custom_objs": {"obj": "queue"}, "lifted_custom_objs": ("queue",),
        "user_inputs": ("x", 3, "n", "f", "b", "other"), "user_outputs": ("loss", "x", None, "size"),
        "input_tokens": ("token",), "output_tokens": ("token_1",), "assertion_dep_token": None,
        "backward_signature": gs.ExportBackwardSignature({"grad": "layer.weight"}, {"grad_1": "x"}, "loss"),
    }  # fmt: skip
    assert type(signature.buffers_to_mutate) is MappingProxyType
    assert gs.ExportGraphSignature([], []).backward_signature is None


def kinds_and_arguments(gs: Any) -> Iterator[Any]:
    """Signatures of one argument or result, of every kind that callers have and every class of values."""
    values = (
        lambda: gs.TensorArgument("a"), lambda: gs.SymIntArgument("a"), lambda: gs.SymFloatArgument("a"),
        lambda: gs.SymBoolArgument("a"), lambda: gs.CustomObjArgument("a", "a.Class"),
        lambda: gs.ConstantArgument("a", 2),
    )  # fmt: skip
    for value in values:
        for target in (None, "path"):
            for kind in ("USER_INPUT", "PARAMETER", "BUFFER", "CONSTANT_TENSOR", "CUSTOM_OBJ"):
                yield gs.ExportGraphSignature([gs.InputSpec(gs.InputKind[kind], value(), target, False)], [])
            for kind in ("USER_OUTPUT", "BUFFER_MUTATION", "PARAMETER_MUTATION", "USER_INPUT_MUTATION"):
                yield gs.ExportGraphSignature([], [gs.OutputSpec(gs.OutputKind[kind], value(), target)])


@pytest.mark.parity
def test_signatures_are_pytorchs() -> None:
    theirs = pytest.importorskip("torch.export.graph_signature")
    torch_properties = [
        name for name, value in vars(theirs.ExportGraphSignature).items() if isinstance(value, property)
    ]
    assert sorted(torch_properties) == PROPERTIES
    assert [kind.name for kind in theirs.InputKind] == [kind.name for kind in gs.InputKind]
    assert [kind.name for kind in theirs.OutputKind] == [kind.name for kind in gs.OutputKind]
    assert {*theirs.__all__} <= {*gs.__all__}
    packages = [[signature_of_all_kinds(lib), *kinds_and_arguments(lib)] for lib in (gs, theirs)]
    for signature, expected in zip(*packages, strict=True):
        for names in ((), ("a", "z"), ("x", "y"), ("k", "l")):
            if names:
                signature.replace_all_uses(*names)
                expected.replace_all_uses(*names)
            assert str(signature) == str(expected)
            for name in PROPERTIES:
                assert repr(getattr(signature, name)) == repr(getattr(expected, name)), (name, str(expected))


def stateful(lib: Any) -> Any:
    """A module with a parameter, buffers of both kinds and a constant."""

    class Shifted(lib.nn.Module):
        def __init__(self):
            super().__init__()
            self.weight, self.shift = lib.nn.Parameter(lib.ones(2)), lib.ones(2)
            self.register_buffer("scale", lib.ones(2))
            self.register_buffer("cache", lib.ones(2), persistent=False)

        def forward(self, x, k, *, flag=True):
            return {"a": lib.relu(x * self.weight * self.scale) + self.cache + self.shift * k, "b": 5, "c": None}

    return Shifted()


@pytest.mark.parity
def test_signatures_of_programs_are_pytorchs() -> None:
    torch = pytest.importorskip("torch")
    pytest.importorskip("torch.export")
    programs = [lib.export.export(stateful(lib), (lib.ones(2), 3), {"flag": False}) for lib in (ow, torch)]
    signature, expected = [program.graph_signature for program in programs]
    assert str(signature) == str(expected)
    for name in PROPERTIES:
        assert repr(getattr(signature, name)) == repr(getattr(expected, name)), name


def test_nodes_get_other_names() -> None:
    signature = signature_of_all_kinds(gs)
    graph = ow.fx.Graph()
    x = graph.placeholder("x")
    sine = graph.call_function(ow.sin, (x,))
    output = graph.output((sine, x))
    signature.get_replace_hook()(x, "y", sine)  # neither an output, nor are arguments followed
    assert signature.user_inputs[0] == "x"
    signature.get_replace_hook()(x, "y", output)
    assert (signature.user_inputs[0], signature.user_outputs[1]) == ("y", "y")
    x.name = "y"
    signature.get_replace_hook(replace_inputs=True)(x, "z", sine)
    assert (signature.user_inputs[0], signature.user_outputs[1]) == ("z", "z")
    with pytest.raises(TypeError, match=r"replace_all_uses\(\): expected the names of two nodes, got 3 and 'a'"):
        signature.replace_all_uses(3, "a")


def test_specs_and_signatures_that_are_none() -> None:
    tensor = gs.TensorArgument("a")
    with pytest.raises(TypeError, match=r"InputSpec\(\): arg is a TensorArgument or the like, got str"):
        gs.InputSpec(gs.InputKind.PARAMETER, "a", "weight")
    with pytest.raises(TypeError, match=r"OutputSpec\(\): arg is a TensorArgument or the like, got str"):
        gs.OutputSpec(gs.OutputKind.USER_OUTPUT, "a")
    with pytest.raises(TypeError, match=r"InputSpec\(\): persistent says whether a buffer is state, got None"):
        gs.InputSpec(gs.InputKind.BUFFER, tensor, "scale")
    loss = gs.OutputSpec(gs.OutputKind.LOSS_OUTPUT, tensor)
    with pytest.raises(RuntimeError, match="a graph has one loss, and this one has 2: a, a"):
        _ = gs.ExportGraphSignature([], [loss, loss]).backward_signature
    token = gs.InputSpec(gs.InputKind.USER_INPUT, gs.TokenArgument("a"))
    with pytest.raises(RuntimeError, match=r"TokenArgument\(name='a'\) is nothing that a caller gives or gets"):
        _ = gs.ExportGraphSignature([token], []).user_inputs


def test_files_refuse_arguments_that_they_do_not_know() -> None:
    program = ow.export.export(ow.nn.ReLU(), (ow.ones(2),))
    program.graph_signature.input_specs[0].arg = gs.SymIntArgument("input")
    with pytest.raises(NotImplementedError, match="a file knows tensors and constants as arguments and results, not"):
        ow.export.save(program, io.BytesIO())


# -- programs whose writes became results ------------------------------------------------------------------------------


def writing_module(library: Any) -> Any:
    """A module that writes into buffers and into an argument, also through views, and holds a tensor."""

    class Writing(library.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("total", library.zeros(3))
            self.norm = library.nn.BatchNorm1d(3)

        def forward(self, x: Any, y: Any) -> Any:
            self.total.add_(x.sum(0))
            y[1:].mul_(2)
            return self.norm(x) * library.tensor([1.0, 2.0, 3.0])[[0, 2, 1]], self.total * 1

    return Writing()


def state_after(program: Any, library: Any) -> list[Any]:
    """What two calls give and leave behind, as lists."""
    module = program.module()
    x, y = library.arange(12.0).reshape(4, 3), library.ones(2)
    results = [item for _ in range(2) for item in module(x, y)]
    return [item.tolist() for item in (*results, y, *module.state_dict().values())]


@pytest.mark.filterwarnings("ignore")
def test_new_values_are_results_of_decomposed_programs() -> None:
    program = ow.export.export(writing_module(ow), (ow.ones(4, 3), ow.ones(2)))
    parts = program.run_decompositions()
    assert not [node for node in parts.graph.nodes if str(node.target).partition(".")[2].split(".")[0].endswith("_")]
    assert list(parts.graph_signature.buffers_to_mutate.values()) == [
        "total", "norm.running_mean", "norm.running_var", "norm.num_batches_tracked"
    ]  # fmt: skip
    assert list(parts.graph_signature.user_inputs_to_mutate.values()) == ["y"]
    assert [spec.kind.name for spec in parts.graph_signature.output_specs[-2:]] == ["USER_OUTPUT", "USER_OUTPUT"]
    assert len(parts.graph_signature.lifted_tensor_constants) == len(parts.constants) > 0
    expected = state_after(ow.export.export(writing_module(ow), (ow.ones(4, 3), ow.ones(2))), ow)
    file = io.BytesIO()
    ow.export.save(parts, file)
    file.seek(0)
    loaded = ow.export.load(file)
    ow.testing.assert_close(state_after(loaded, ow), expected, rtol=1e-5, atol=1e-6)
    parts = ow.export.export(writing_module(ow), (ow.ones(4, 3), ow.ones(2))).run_decompositions()
    ow.testing.assert_close(state_after(parts, ow), expected, rtol=1e-5, atol=1e-6)


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore")
def test_mutations_are_those_of_pytorch() -> None:
    torch = pytest.importorskip("torch")
    signatures = [
        library.export.export(writing_module(library), (library.ones(4, 3), library.ones(2))).run_decompositions()
        for library in (ow, torch)
    ]  # fmt: skip
    kinds = [[(spec.kind.name, spec.target) for spec in item.graph_signature.output_specs] for item in signatures]
    assert kinds[0] == kinds[1]


def test_out_forms_are_functional() -> None:
    def program(x: Any) -> Any:
        result = ow.empty(2)
        ow.add(x, 1, out=result)
        return result * 2

    make_fx = ow.fx.experimental.proxy_tensor.make_fx
    graph = make_fx(ow.func.functionalize(program))(ow.ones(2))
    assert graph(ow.arange(2.0)).tolist() == [2.0, 4.0]
    assert "out" not in graph.code
