"""Graphs made and changed by hand, modules of them, and what programs cannot do with a traced value."""

from __future__ import annotations

import copy
import math
import operator
import pickle
import threading

import pytest
from fx_programs import checked

import generated as ow

fx, nn = ow.fx, ow.nn
fx.wrap("len")


@fx.wrap
def scaled(x, by):
    return x * by if by else x


def two_layers() -> fx.GraphModule:
    class Layers(nn.Module):
        def __init__(self):
            super().__init__()
            self.first, self.second = nn.Linear(2, 3), nn.Linear(3, 1)

        def forward(self, x):
            return self.second(self.first(x).relu())

    return fx.symbolic_trace(Layers())


def chain() -> tuple[fx.Graph, fx.Node, fx.Node, fx.Node]:
    """x, relu(x), output."""
    graph = fx.Graph()
    x = graph.placeholder("x")
    relu = graph.call_function(ow.relu, (x,))
    return graph, x, relu, graph.output(relu)


def names_of(graph: fx.Graph) -> list[str]:
    return [node.name for node in graph.nodes]


def test_nodes_go_where_insert_points_say() -> None:
    graph, x, relu, output = chain()
    with graph.inserting_before(relu):
        graph.call_function(ow.neg, (x,))
    with graph.inserting_after(relu):
        graph.call_function(ow.exp, (relu,))
        graph.call_function(ow.sin, (relu,))
    assert names_of(graph) == ["x", "neg", "relu", "sin", "exp", "output"]
    with graph.inserting_before():
        graph.placeholder("first")
    assert names_of(graph)[0] == "first"
    assert (x.next.name, output.prev.name, output.next.op) == ("neg", "exp", "root")
    relu.prepend(x.next.next.next)
    x.append(graph.find_nodes(op="call_function", target=ow.exp)[0])
    assert names_of(graph) == ["first", "x", "exp", "neg", "sin", "relu", "output"]
    assert [node.name for node in reversed(graph.nodes)] == names_of(graph)[::-1]
    assert x < relu
    assert not relu < x


def test_users_follow_arguments() -> None:
    graph, x, relu, output = chain()
    with graph.inserting_before(output):
        add = graph.call_function(operator.add, (relu, relu), {})
    assert list(relu.users) == [output, add]
    assert add.all_input_nodes == [relu]
    assert relu.replace_all_uses_with(add, lambda user: user is not add) == [output]
    assert list(add.users) == [output]
    add.update_arg(0, x)
    add.insert_arg(2, [x, {"a": (relu, 1)}])
    add.update_kwarg("alpha", 2)
    assert str(add.args) == "(x, relu, [x, {'a': (relu, 1)}])"
    assert list(x.users) == [relu, add]
    add.replace_input_with(relu, x)
    assert not relu.users
    add.args = (x, 1)
    with pytest.raises(TypeError, match="cannot be changed in place"):
        add.kwargs["alpha"] = 3
    with pytest.raises(ValueError, match="no position"):
        add.insert_arg(7, 1)


def test_dead_code_goes_and_effects_stay() -> None:
    def program(x):
        y = x + 1
        y * 2
        ow._assert(x.sum() == 0, "not zero")
        ow.bernoulli(x)
        return y

    traced = fx.symbolic_trace(program)
    assert traced.graph.eliminate_dead_code()
    assert names_of(traced.graph) == ["x", "add", "sum_1", "eq", "_assert", "bernoulli", "output"]
    assert not traced.graph.eliminate_dead_code()
    assert traced.graph.eliminate_dead_code(lambda node: node.op in {"placeholder", "output"})
    assert names_of(traced.graph) == ["x", "add", "output"]
    noted = fx.has_side_effect(lambda: None)
    graph = fx.Graph()
    graph.call_function(noted, name="noted")
    graph.output(None)
    assert not graph.eliminate_dead_code()


LINTED = [
    (lambda graph, x, relu: relu.prepend(relu.next), "uses 'relu' before it is defined"),
    (lambda graph, x, relu: setattr(relu, "name", "x"), "two nodes are called 'x'"),
    (lambda graph, x, relu: setattr(relu, "args", (fx.Graph().placeholder("y"),)), "a node of another graph"),
    (lambda graph, x, relu: setattr(graph.call_method("layer", (x,)), "op", "call_module"), "does not have"),
]


def test_targets_that_are_not_there_are_warned_of() -> None:
    graph, x, _, _ = chain()
    fx.GraphModule({}, graph)
    with pytest.warns(UserWarning, match="has no submodule 'layer'"):
        graph.call_module("layer", (x,))
    with pytest.warns(UserWarning, match="has nothing called 'weight'"):
        graph.get_attr("weight")


@pytest.mark.parametrize(("change", "message"), LINTED)
def test_lint_finds_what_is_wrong(change, message) -> None:
    graph, x, relu, _ = chain()
    module = fx.GraphModule({}, graph)
    change(graph, x, relu)
    with pytest.raises(RuntimeError, match=message):
        module.graph.lint()


ERRORS = [
    (lambda graph, x, relu: graph.erase_node(relu), RuntimeError, "relu is used by output"),
    (lambda graph, x, relu: graph.create_node("call", "x"), ValueError, "there is no operation 'call'"),
    (lambda graph, x, relu: graph.call_function("relu", (x,)), ValueError, "is a function, got str"),
    (lambda graph, x, relu: graph.call_method(ow.relu, (x,)), ValueError, "is a text, got"),
    (lambda graph, x, relu: graph.create_node("call_function", ow.relu, [x]), TypeError, "args is a tuple"),
    (lambda graph, x, relu: graph.find_nodes(op="call_function"), ValueError, "needs a target"),
    (lambda graph, x, relu: fx.Graph().output_node(), RuntimeError, "does not end in an output"),
    (lambda graph, x, relu: graph.inserting_after(fx.Graph().placeholder("y")), RuntimeError, "of another graph"),
    (lambda graph, x, relu: relu.prepend(fx.Graph().placeholder("y")), RuntimeError, "cannot be moved to relu"),
    (lambda graph, x, relu: fx.GraphModule(3, graph), TypeError, "a dict of paths and values, got int"),
    (lambda graph, x, relu: setattr(fx.GraphModule({}, graph), "graph", 3), TypeError, "is a Graph, got int"),
    (lambda graph, x, relu: relu.is_impure() or graph.call_module("a").is_impure(), RuntimeError, "to no module"),
]


@pytest.mark.parametrize(("call", "error", "message"), ERRORS)
def test_errors_of_graphs_say_what_is_wrong(call, error, message) -> None:
    graph, x, relu, _ = chain()
    with pytest.raises(error, match=message):
        call(graph, x, relu)


# What programs do with a traced value, and what it says.
UNTRACEABLE = [
    (lambda x: 1 if x.sum() > 0 else 2, ValueError, "the truth of the traced value 'gt'.*concrete_args.*where"),
    (lambda x: x and 1, ValueError, "the truth of the traced value 'x'"),
    (lambda x: x in [1, 2], ValueError, "the truth of the traced value 'eq'"),
    (lambda x: [row + 1 for row in x], ValueError, "'x' cannot be iterated"),
    (lambda x: ow.add(*x), ValueError, "'x' cannot be iterated"),
    (lambda x: x.__len__(), RuntimeError, r"fx.wrap\('len'\)"),
    (lambda x: int(x), TypeError, "int"),
    (lambda x: range(x), TypeError, "integer"),
    (lambda x: x.__setitem__(0, 1), TypeError, "index_put"),
    (lambda x: ow.add(x, 1) if x.shape[0] > 2 else x, ValueError, "the truth of the traced value 'gt'"),
    (lambda x: {x: 1}, RuntimeError, "the keys of a dict"),
    (lambda x: nn.Linear(2, 2)(x), NameError, "is no submodule of the traced module"),
    (lambda x: x + nn.Parameter(ow.ones(2)), NameError, "a parameter that is none of the traced module"),
    (lambda x: ow.relu(x), None, ""),
    (lambda x: {1, 2}, NotImplementedError, "cannot hold a builtins.set"),
]


@pytest.mark.parametrize(("program", "error", "message"), UNTRACEABLE)
def test_what_needs_a_value_is_an_error(program, error, message) -> None:
    if error is None:
        assert fx.symbolic_trace(program)(ow.ones(2)).tolist() == [1, 1]
        return
    with pytest.raises(error, match=message):
        fx.symbolic_trace(program)


def test_wrapped_functions_are_single_nodes() -> None:
    def program(x):
        return scaled(x, 2) + len(x) + math.sqrt(x.size(0))

    traced = fx.symbolic_trace(program)
    targets = [node.target for node in traced.graph.nodes if node.op == "call_function"]
    assert [target.__name__ for target in targets] == ["scaled", "len", "add", "sqrt", "add"]
    assert targets[:2] == [scaled, len]
    assert (len([1, 2]), scaled(3, 2)) == (2, 6)
    assert traced(ow.ones(4)).tolist() == [8.0] * 4
    assert "len" not in globals()
    with pytest.raises(RuntimeError, match="at the top of a module"):
        fx.wrap("len")
    with pytest.raises(TypeError, match="a function or the name of one, got int"):
        fx.wrap(3)


def test_other_threads_are_not_traced() -> None:
    """Modules are called and parameters read in another thread while this one traces."""
    layer, results = nn.Linear(2, 2), []

    class Waiting(nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = layer

        def forward(self, x):
            thread = threading.Thread(target=lambda: results.append((layer(ow.ones(1, 2)), layer.weight)))
            thread.start()
            thread.join()
            return self.layer(x)

    fx.symbolic_trace(Waiting())
    assert isinstance(results[0][0], ow.Tensor)
    assert results[0][1] is layer.weight


def test_submodules_come_and_go() -> None:
    traced = two_layers()
    assert traced.add_submodule("extra.inner", nn.ReLU())
    assert not traced.add_submodule("first.weight.inner", nn.ReLU())
    assert not traced.delete_submodule("nothing.there")
    with traced.graph.inserting_before(traced.graph.output_node()):
        called = traced.graph.call_module("extra.inner", (traced.graph.output_node().args[0],))
    traced.graph.output_node().args = (called,)
    traced.recompile()
    traced.graph.lint()
    assert traced(ow.ones(1, 2)).item() >= 0
    traced.graph.output_node().args = (called.args[0],)
    traced.graph.erase_node(called)
    traced.delete_all_unused_submodules()
    assert [name for name, _ in traced.named_modules()] == ["", "first", "second"]
    assert list(traced.state_dict()) == ["first.weight", "first.bias", "second.weight", "second.bias"]


def test_a_module_of_a_dict_takes_what_nodes_name() -> None:
    graph = fx.Graph()
    x = graph.placeholder("x")
    layer = graph.call_module("deep.layer", (x,))
    graph.output(graph.call_function(operator.add, (layer, graph.get_attr("deep.shift"))))
    module = fx.GraphModule({"deep.layer": nn.ReLU(), "deep.shift": ow.ones(2), "unused": 3}, graph, "Shifted")
    assert type(module).__name__ == "Shifted"
    assert isinstance(module, fx.GraphModule)
    assert list(module.state_dict()) == ["deep.shift"]
    assert module(ow.tensor([-1.0, 1.0])).tolist() == [1, 2]
    with pytest.raises(RuntimeError, match=r"names 'deep\.shift'"):
        fx.GraphModule({"deep.layer": nn.ReLU()}, graph)


def test_copies_are_of_their_own() -> None:
    traced = two_layers()
    other = copy.deepcopy(traced)
    other.first.weight.data.zero_()
    for node in other.graph.find_nodes(op="call_method", target="relu"):
        node.target = "sigmoid"
    other.recompile()
    assert "sigmoid" in other.code
    assert "sigmoid" not in traced.code
    assert traced.first.weight.abs().sum() > 0
    assert other.graph.owning_module is other
    loaded = pickle.loads(pickle.dumps(other))
    assert loaded.code == other.code
    assert loaded(ow.ones(2, 2)).equal(other(ow.ones(2, 2)))
    assert isinstance(loaded, fx.GraphModule)


def test_the_text_of_a_body_can_be_changed() -> None:
    graph, _, _, _ = chain()

    def with_print(before):
        assert before is None
        return lambda lines: ["seen.append(x)\n", *lines]

    seen: list[object] = []
    with graph.on_generate_code(with_print):
        assert fx.GraphModule({}, graph).code.split("\n")[4] == "    seen.append(x)"
    assert "seen" not in fx.GraphModule({}, graph).code
    assert not seen


def test_errors_in_traced_code_show_its_lines() -> None:
    import traceback

    traced = fx.symbolic_trace(lambda x: ow.relu(x) @ x)
    with pytest.raises(RuntimeError) as caught:
        traced(ow.ones(2, 3))
    assert "matmul = relu @ x;  relu = x = None" in "".join(traceback.format_exception(caught.value))
    with pytest.raises(RuntimeError) as caught:
        fx.Interpreter(traced).run(ow.ones(2, 3))
    assert "%matmul" in caught.value.__notes__[0]


def test_concrete_arguments_choose_the_way() -> None:
    def program(x, double=True, other=None):
        if double:
            x = x * 2
        return x if other is None else x + other

    traced = fx.symbolic_trace(program, concrete_args={"double": False, "other": None})
    assert traced(ow.ones(2), False, None).tolist() == [1, 1]
    with pytest.raises(AssertionError, match="traced with double=False"):
        traced(ow.ones(2), True, None)
    with pytest.raises(AssertionError, match="traced with other=None"):
        traced(ow.ones(2), False, ow.ones(2))
    with pytest.raises(TypeError, match="has no argument 'triple'; it has x, double, other"):
        fx.symbolic_trace(program, concrete_args={"triple": 1})


def test_trees_of_arguments_keep_their_form() -> None:
    def program(x, pair):
        return {"sum": pair["a"] + pair["b"][0], "x": x}

    traced = fx.symbolic_trace(program, concrete_args={"pair": {"a": fx.PH, "b": [fx.PH]}})
    result = traced(ow.ones(2), {"a": ow.ones(2), "b": [ow.ones(2)]})
    assert (result["sum"].tolist(), result["x"].tolist()) == ([2, 2], [1, 1])
    again = pickle.loads(pickle.dumps(traced))
    assert again(ow.ones(2), {"a": ow.ones(2), "b": [ow.ones(2)]})["sum"].tolist() == [2, 2]
    assert fx.Interpreter(traced).run(ow.ones(2), {"a": ow.ones(2), "b": [ow.ones(2)]})["sum"].tolist() == [2, 2]
    with pytest.raises(RuntimeError, match="traced for arguments of the form"):
        traced(ow.ones(2), {"a": ow.ones(2)})


def test_tracers_choose_leaves_and_asserts() -> None:
    class Everything(fx.Tracer):
        trace_asserts = proxy_buffer_attributes = record_stack_traces = True

        def is_leaf_module(self, m, module_qualified_name):
            return False

    graph = Everything().trace(checked(ow))
    assert [(node.op, str(node.target)) for node in graph.nodes if node.op != "call_function"] == [
        ("placeholder", "x"), ("call_method", "dim"), ("get_attr", "lin.weight"), ("get_attr", "lin.bias"),
        ("get_attr", "shift"), ("output", "output"),
    ]  # fmt: skip
    (linear,) = graph.find_nodes(op="call_function", target=nn.functional.linear)
    assert linear.meta["nn_module_stack"]["lin"] == ("lin", nn.Linear)
    assert "return self.lin(x) + self.shift" in linear.stack_trace
    module = fx.GraphModule(checked(ow), graph)
    with pytest.raises(AssertionError, match="a matrix"):
        module(ow.ones(2))


def test_operators_of_the_dispatcher_and_indices_are_traced() -> None:
    table = ow.arange(6.0)

    def program(x, n):
        return ow.ops.aten.add.Tensor(x, x, alpha=2), table[n], table[1:n], table[None, :n]

    traced = fx.symbolic_trace(program)
    assert "add_tensor = opweave.ops.aten.add.Tensor(x, x, alpha = 2)" in traced.code
    first, second, third, fourth = traced(ow.ones(2), 3)
    assert (first.tolist(), second.item(), third.tolist()) == ([3, 3], 3.0, [1, 2])
    assert fourth.tolist() == [[0, 1, 2]]


def test_gradients_go_through_graph_modules() -> None:
    traced = two_layers()
    traced(ow.ones(4, 2)).sum().backward()
    assert traced.first.weight.grad is not None
    assert traced.train().training
    assert not traced.eval().first.training


def test_tables_and_classes_are_printed(capsys) -> None:
    traced = two_layers()
    traced.graph.print_tabular()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["opcode", "name", "target", "args", "kwargs"]
    assert lines[3].split() == ["call_module", "first", "first", "(x,)", "{}"]
    text = traced.print_readable(print_output=False)
    assert text.startswith("class Layers(opweave.nn.Module):\n    def forward(self, x):\n")
    assert capsys.readouterr().out == ""


def test_code_and_parameters_go_into_a_folder(tmp_path) -> None:
    traced = two_layers()
    traced.to_folder(tmp_path / "model", "Net")
    assert (tmp_path / "model" / "module.py").read_text("utf-8").startswith("class Net(opweave.nn.Module):")
    other = two_layers()
    other.load_state_dict(ow.load(tmp_path / "model" / "state_dict.pt"))
    assert other(ow.ones(1, 2)).equal(traced(ow.ones(1, 2)))


@pytest.mark.parametrize("call", [
    lambda a, b: ow.einsum("ij,jk->ik", a, b), lambda a, b: ow.einsum("ij,jk->ik", [a, b]),
    lambda a, b: ow.einsum("ij,jk->ik", (a, b)),
])  # fmt: skip
def test_tensors_behind_a_text_are_arguments_one_by_one(call) -> None:
    """However the program has written them, as in PyTorch's graphs."""
    traced = fx.symbolic_trace(lambda a, b: call(a, b))
    a, b, product, _ = traced.graph.nodes
    assert product.args == ("ij,jk->ik", a, b)
    assert traced(ow.eye(2), ow.ones(2, 3)).equal(ow.ones(2, 3))


def test_arguments_may_be_set_as_a_list() -> None:
    graph, x, _relu, output = chain()
    with graph.inserting_before(output):
        permuted = graph.call_method("permute", (x, 1, 0))
    permuted.args = [x, [0, 1]]
    assert permuted.args == (x, [0, 1])
    assert list(permuted.args[1]) == [0, 1]
    with pytest.raises(TypeError, match="args is a tuple"):
        permuted.args = x
