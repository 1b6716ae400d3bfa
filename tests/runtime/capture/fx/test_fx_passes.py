"""Patterns that are replaced, shapes, parts, drawings, passes in an order, and programs as libraries write them."""

from __future__ import annotations

import copy
import operator
import pickle
import re
import time
from typing import Any

import pytest
from fx_programs import PROGRAMS, mlp, residual

import generated as ow

fx, nn = ow.fx, ow.nn
passes = fx.passes


def same_names(text: str) -> str:
    return re.sub(r"(nn\.functional|_C\._nn)\.", "", text.replace("opweave.", "torch.")).strip()


def twice(lib):
    def program(x, w1, w2):
        first = lib.cat([w1, w2]).sum()
        second = lib.cat([w1, w2]).sum()
        return x + lib.max(first) + lib.max(second)

    return program, lambda w1, w2: lib.cat([w1, w2]).sum(), lambda w1, w2: lib.stack([w1, w2])


def chained(lib):
    def program(x):
        return lib.relu(lib.relu(x + 1) + 1) * 2

    return program, lambda x: lib.relu(x + 1), lambda x: lib.sigmoid(x)


def with_users(lib):
    def program(x):
        inner = lib.neg(x)
        return lib.relu(inner), inner

    return program, lambda x: lib.relu(lib.neg(x)), lambda x: lib.abs(x)


def literals(lib):
    def program(x):
        return x.reshape(2, 3) + x.reshape(3, 2).t()

    return program, lambda x: x.reshape(2, 3), lambda x: x.view(2, 3)


def two_results(lib):
    def program(x, y):
        a, b = lib.sin(x), lib.cos(y)
        return a * b, b

    return program, lambda x, y: (lib.sin(x), lib.cos(y)), lambda x, y: (lib.tan(x), lib.exp(y))


def same_argument(lib):
    def program(x, y):
        return (x + x) * (x + y)

    return program, lambda a: a + a, lambda a: 2 * a


def to_argument(lib):
    def program(x):
        return lib.relu(lib.exp(x)) + 1

    return program, lambda x: lib.relu(x), lambda x: x


REPLACED = {
    "twice": twice, "chained": chained, "with_users": with_users, "literals": literals, "two_results": two_results,
    "same_argument": same_argument, "to_argument": to_argument,
}  # fmt: skip
CODE = {
    "twice": """def forward(self, x, w1, w2):
    stack = torch.stack([w1, w2])
    max_1 = torch.max(stack);  stack = None
    add = x + max_1;  x = max_1 = None
    stack_1 = torch.stack([w1, w2]);  w1 = w2 = None
    max_2 = torch.max(stack_1);  stack_1 = None
    add_1 = add + max_2;  add = max_2 = None
    return add_1""",
    "chained": """def forward(self, x):
    sigmoid = torch.sigmoid(x);  x = None
    sigmoid_1 = torch.sigmoid(sigmoid);  sigmoid = None
    mul = sigmoid_1 * 2;  sigmoid_1 = None
    return mul""",
    "with_users": """def forward(self, x):
    neg = torch.neg(x);  x = None
    relu = torch.relu(neg)
    return (relu, neg)""",
    "literals": """def forward(self, x):
    reshape_1 = x.reshape(3, 2)
    t = reshape_1.t();  reshape_1 = None
    view = x.view(2, 3);  x = None
    add = view + t;  view = t = None
    return add""",
    "two_results": """def forward(self, x, y):
    tan = torch.tan(x);  x = None
    exp = torch.exp(y);  y = None
    mul = tan * exp;  tan = None
    return (mul, exp)""",
    "same_argument": """def forward(self, x, y):
    add_1 = x + y;  y = None
    mul_1 = 2 * x;  x = None
    mul = mul_1 * add_1;  mul_1 = add_1 = None
    return mul""",
    "to_argument": """def forward(self, x):
    exp = torch.exp(x);  x = None
    add = exp + 1;  exp = None
    return add""",
}


def replaced(lib: Any, name: str) -> tuple[int, str]:
    program, pattern, replacement = REPLACED[name](lib)
    traced = lib.fx.symbolic_trace(program)
    matches = lib.fx.replace_pattern(traced, pattern, replacement)
    traced.graph.lint()
    return len(matches), "\n".join(line.rstrip() for line in same_names(traced.code).split("\n"))


@pytest.mark.parametrize("name", REPLACED)
def test_patterns_are_replaced(name: str) -> None:
    assert replaced(ow, name)[1] == CODE[name]


@pytest.mark.parity
@pytest.mark.parametrize("name", REPLACED)
def test_patterns_are_replaced_as_by_pytorch(name: str) -> None:
    torch = pytest.importorskip("torch")
    pytest.importorskip("torch.fx")
    assert replaced(ow, name) == replaced(torch, name)


def test_filters_choose_occurrences() -> None:
    traced = fx.symbolic_trace(lambda x: ow.mul(x, 2) + ow.mul(x, 3))
    rewriter = fx.subgraph_rewriter

    def by_two(match, graph, pattern):
        return any(2 in node.args for node in match.returning_nodes)

    done = rewriter.replace_pattern_with_filters(
        traced, lambda x: ow.mul(x, 1), lambda x: ow.add(x, x), [by_two], ignore_literals=True
    )
    assert [str(match.anchor) for match in done] == ["mul"]
    assert [str(node) for node in done[0].replacements] == ["add_1"]
    assert traced(ow.ones(2)).tolist() == [5, 5]
    negation = fx.symbolic_trace(lambda x: -x).graph
    done = rewriter.replace_pattern_with_filters(
        traced, lambda x: ow.mul(x, 3), replacement_callback=lambda match, graph, pattern: negation
    )
    assert len(done) == 1
    assert traced(ow.ones(2)).tolist() == [1, 1]
    with pytest.raises(ValueError, match="give a replacement"):
        rewriter.replace_pattern_with_filters(traced, lambda x: ow.mul(x, 3))


REFUSED = [
    (lambda x: ow.relu(x), lambda x, y: x + y, "2 arguments, and the pattern 1"),
    (lambda x: ow.relu(x), lambda x: (x, x), "2 results, and the pattern 1"),
]


@pytest.mark.parametrize(("pattern", "replacement", "message"), REFUSED)
def test_replacements_that_do_not_fit_are_refused(pattern, replacement, message) -> None:
    with pytest.raises(ValueError, match=message):
        fx.replace_pattern(fx.symbolic_trace(lambda x: ow.relu(x) + 1), pattern, replacement)


def test_modules_of_a_replacement_come_along() -> None:
    class Doubled(nn.Module):
        def __init__(self):
            super().__init__()
            self.inner = nn.Linear(2, 2)

        def forward(self, x):
            return self.inner(x) * 2

    traced = fx.symbolic_trace(lambda x: ow.relu(x) + 1)
    fx.replace_pattern(traced, lambda x: ow.relu(x), fx.symbolic_trace(Doubled()))
    assert [name for name, _ in traced.named_parameters()] == ["inner.weight", "inner.bias"]
    assert traced(ow.ones(1, 2)).shape == (1, 2)


# -- shapes, parts, drawings ------------------------------------------------------------------------------------------


def test_shapes_are_noted_of_every_node() -> None:
    traced = fx.symbolic_trace(residual(ow))
    result = passes.shape_prop.ShapeProp(traced).propagate(ow.ones(2, 3, 5, 5))
    shapes = {node.name: tuple(node.meta["tensor_meta"].shape) for node in traced.graph.nodes}
    assert shapes["conv1"] == shapes["add"] == (2, 4, 5, 5)
    assert shapes["flatten"] == (2, 4)
    output = traced.graph.output_node().meta["tensor_meta"]
    assert output == passes.shape_prop.TensorMetadata(
        ow.Size([2, 2]), ow.float32, True, (2, 1), ow.contiguous_format, False, {}
    )
    assert traced.graph.output_node().meta["type"] is ow.Tensor
    assert result.shape == (2, 2)
    traced = fx.symbolic_trace(lambda x: (x.t(), [x.shape]))
    passes.shape_prop.ShapeProp(traced).propagate(ow.ones(2, 3))
    assert traced.graph.output_node().meta["tensor_meta"][0].stride == (1, 3)
    assert traced.graph.output_node().meta["tensor_meta"][0].memory_format is None
    last = fx.symbolic_trace(lambda x: x + 1)
    passes.shape_prop.ShapeProp(last).propagate(ow.ones(2, 3, 4, 5).to(memory_format=ow.channels_last))
    assert last.graph.output_node().meta["tensor_meta"].memory_format is ow.channels_last


def in_parts(lib: Any, name: str) -> str:
    traced = lib.fx.symbolic_trace(PROGRAMS[name][0](lib))
    nodes = [node.name for node in traced.graph.nodes]
    by_third = {node: position * 3 // len(nodes) for position, node in enumerate(nodes)}
    split = lib.fx.passes.split_module.split_module
    paths: dict[str, str] = {}
    parts = split(traced, traced, lambda node: by_third[node.name], paths, keep_original_node_name=True)
    codes = [child.code for child in parts.children() if hasattr(child, "graph")]
    return "".join([parts.code, *codes, str(sorted(paths.items()))])


PARTED = ("plain", "operators", "functions", "mlp", "members", "residual", "attention")


@pytest.mark.parametrize("name", PARTED)
def test_parts_compute_the_same(name: str) -> None:
    program, arguments = PROGRAMS[name][0](ow), [make(ow) for make in PROGRAMS[name][1]]
    traced = fx.symbolic_trace(program)
    position = iter(range(10_000))
    parts = passes.split_module.split_module(traced, traced, lambda node: next(position) // 2)
    expected, got = program(*arguments), parts(*arguments)
    for left, right in zip(*([item] if isinstance(item, ow.Tensor) else item for item in (got, expected)), strict=True):
        assert left.equal(right)
    assert parts.state_dict().keys() or not traced.state_dict()


@pytest.mark.parity
@pytest.mark.parametrize("name", [*PARTED, "nested"])
def test_parts_are_pytorchs(name: str) -> None:
    torch = pytest.importorskip("torch")
    pytest.importorskip("torch.fx.passes.split_module")
    strip = re.compile(r", inplace = False|[ \t]+$", re.MULTILINE)
    assert strip.sub("", same_names(in_parts(ow, name))) == strip.sub("", same_names(in_parts(torch, name)))


def test_parts_that_need_each_other_are_refused() -> None:
    traced = fx.symbolic_trace(lambda x: ow.relu(ow.sin(ow.exp(x))))
    with pytest.raises(RuntimeError, match="some of the parts 0, 1 need each other"):
        passes.split_module.split_module(traced, traced, lambda node: int(node.name == "sin"))


def test_graphs_are_drawn(tmp_path) -> None:
    traced = fx.symbolic_trace(mlp(ow))
    passes.shape_prop.ShapeProp(traced).propagate(ow.ones(3, 4))
    drawing = passes.graph_drawer.FxGraphDrawer(traced, "mlp").get_dot_graph()
    drawing.write_svg(tmp_path / "mlp.svg")
    text = (tmp_path / "mlp.svg").read_text("utf-8")
    assert "call_module: 0" in text
    assert "opweave.float32 [3, 8]" in text
    assert drawing.create_svg().decode() == text


# -- passes in an order ------------------------------------------------------------------------------------------------


class Replace(passes.infra.pass_base.PassBase):
    """Calls of one function become calls of another."""

    def __init__(self, before, after):
        self.before, self.after = before, after

    def requires(self, graph_module):
        graph_module.graph.lint()

    def call(self, graph_module):
        nodes = graph_module.graph.find_nodes(op="call_function", target=self.before)
        for node in nodes:
            node.target = self.after
        graph_module.recompile()
        return passes.infra.pass_base.PassResult(graph_module, bool(nodes))


def test_passes_run_until_nothing_changes() -> None:
    manager = passes.infra.pass_manager
    first, second = Replace(ow.relu, ow.exp), Replace(ow.exp, ow.sin)
    managed = manager.PassManager([second, first], steps=5)
    result = managed(fx.symbolic_trace(lambda x: ow.relu(x)))
    assert result.modified
    assert "sin" in result.graph_module.code
    constraint = manager.this_before_that_pass_constraint(first, second)
    ordered = manager.PassManager([second, first], constraints=[constraint])
    with pytest.raises(RuntimeError, match="the pass Replace may not come before Replace: reorder"):
        ordered.validate_constraints()
    ordered.solve_constraints()
    assert ordered.passes == [first, second]
    assert "sin" in ordered(fx.symbolic_trace(lambda x: ow.relu(x))).graph_module.code
    ordered.add_constraint(manager.this_before_that_pass_constraint(second, first))
    with pytest.raises(RuntimeError, match="no order of the passes"):
        ordered.solve_constraints()


def test_checks_run_behind_passes() -> None:
    manager = passes.infra.pass_manager

    def without_exp(module):
        if "exp" in module.code:
            msg = "an exp"
            raise ValueError(msg)

    def to_exp(module):
        return Replace(ow.relu, ow.exp)(module)

    managed = manager.PassManager([manager.pass_result_wrapper(to_exp)], run_checks_after_each_pass=True)
    managed.add_checks(without_exp)
    with pytest.raises(ValueError, match="an exp") as caught:
        managed(fx.symbolic_trace(lambda x: ow.relu(x)))
    assert caught.value.__notes__ == ["behind the pass to_exp"]
    managed.suppress_check_failures = True
    assert managed(fx.symbolic_trace(lambda x: ow.relu(x))).modified
    with pytest.raises(TypeError, match="gave a int: a pass gives a PassResult"):
        manager.PassManager([lambda module: 3])(fx.symbolic_trace(lambda x: x))
    with pytest.raises(TypeError, match="a check is a function"):
        managed.add_checks(3)


# -- programs of tutorials and libraries -------------------------------------------------------------------------------


def test_normalisation_goes_into_convolutions() -> None:
    model = residual(ow)
    for _ in range(2):
        model.train()(ow.randn(4, 3, 6, 6))
    model.eval()
    optimization = fx.experimental.optimization
    fused = optimization.fuse(model)
    x = ow.randn(2, 3, 5, 5)
    assert "bn1" not in fused.code
    assert ow.allclose(fused(x), model(x), atol=1e-6)
    with_dropout = nn.Sequential(nn.Linear(2, 2), nn.Dropout(0.5))
    assert len(optimization.remove_dropout(with_dropout).graph.nodes) == 3


def test_an_interpreter_measures_nodes() -> None:
    class Profiling(fx.Interpreter):
        def __init__(self, module):
            super().__init__(module)
            self.seconds: dict[Any, float] = {}

        def run_node(self, n):
            start = time.perf_counter()
            result = super().run_node(n)
            self.seconds[n] = time.perf_counter() - start
            return result

    traced = fx.symbolic_trace(mlp(ow))
    profiling = Profiling(traced)
    assert profiling.run(ow.ones(3, 4)).equal(traced(ow.ones(3, 4)))
    assert list(profiling.seconds) == list(traced.graph.nodes)


def test_a_transformer_writes_a_module_of_primitive_operations() -> None:
    rules = {nn.functional.gelu: lambda x: x * ow.sigmoid(1.702 * x)}

    def decomposed(model):
        graph = fx.Graph()
        tracer = fx.proxy.GraphAppendingTracer(graph)
        values: dict[Any, Any] = {}
        for node in fx.symbolic_trace(model).graph.nodes:
            if node.op == "call_function" and node.target in rules:
                proxies = [fx.Proxy(values[item], tracer) if isinstance(item, fx.Node) else item for item in node.args]
                values[node] = rules[node.target](*proxies).node
            else:
                values[node] = graph.node_copy(node, lambda item: values[item])
        return fx.GraphModule(model if isinstance(model, nn.Module) else nn.Module(), graph)

    module = decomposed(lambda x: nn.functional.gelu(x) + 1)
    assert [node.name for node in module.graph.nodes] == ["x", "mul", "sigmoid", "mul_1", "add", "output"]


class Paths(fx.Tracer):
    """Names nodes by the paths of the modules that made them, as extractors of features do."""

    def __init__(self):
        super().__init__()
        self.current, self.paths = "", {}

    def call_module(self, m, forward, args, kwargs):
        before, self.current = self.current, self.path_of_module(m)
        try:
            return super().call_module(m, forward, args, kwargs)
        finally:
            self.current = before

    def create_proxy(self, kind, target, args, kwargs, name=None, type_expr=None, *_):
        proxy = super().create_proxy(kind, target, args, kwargs, name, type_expr)
        path = self.current if kind == "call_module" else f"{self.current}.{proxy.node.name}"
        self.paths[proxy.node] = path.strip(".")
        return proxy


class TwoModes(fx.GraphModule):
    """A module of two graphs, one for training and one for evaluation."""

    def __init__(self, root, train_graph, eval_graph):
        super(fx.GraphModule, self).__init__()
        self.__class__.__name__ = "TwoModes"
        self.train_graph, self.eval_graph = train_graph, eval_graph
        for node in [*train_graph.nodes, *eval_graph.nodes]:
            if node.op in {"get_attr", "call_module"}:
                fx.graph_module._copy_attr(root, self, node.target)
        self.graph = train_graph

    def train(self, mode=True):
        if mode != self.training:
            self.graph = self.train_graph if mode else self.eval_graph
        return super().train(mode)


def features(model: Any, names: dict[str, str], mode: bool) -> Any:
    """The graph of a model whose output is a dict of values inside."""
    tracer = Paths()
    graph = tracer.trace(model.train(mode))
    values = {names[path]: node for node, path in tracer.paths.items() if path in names}
    graph.erase_node(graph.output_node())
    graph.output(values)
    module = fx.GraphModule(model, graph)
    module.graph.eliminate_dead_code()
    return module.graph


def test_features_inside_of_a_model_are_extracted() -> None:
    model, names = residual(ow), {"bn1": "normed", "add": "sum"}
    x = ow.randn(2, 3, 5, 5)
    module = TwoModes(model, features(model, names, True), features(model, names, False)).eval()
    assert "fc" not in module.code
    assert list(module(x)) == ["normed", "sum"]
    model.eval()
    assert module(x)["normed"].equal(model.bn1(model.conv1(x)))
    module.train()
    assert not module(x)["normed"].equal(model.eval().bn1(model.conv1(x)))
    other = copy.deepcopy(module).eval()
    assert type(other).__name__ == "TwoModes"
    assert other(x)["sum"].equal(module.eval()(x)["sum"])


def test_operators_are_swapped_by_their_targets() -> None:
    swaps = {operator.add: ow.mul, "add": "mul", ow.add: ow.mul}
    traced = fx.symbolic_trace(lambda x, y: ow.add(x, y) + x.add(y))
    for node in traced.graph.nodes:
        if node.target in swaps:
            with traced.graph.inserting_after(node):
                kind = "call_method" if isinstance(node.target, str) else "call_function"
                new = traced.graph.create_node(kind, swaps[node.target], node.args, node.kwargs)
            node.replace_all_uses_with(new)
            traced.graph.erase_node(node)
    traced.recompile()
    assert traced(ow.full((2,), 2.0), ow.full((2,), 3.0)).tolist() == [36, 36]
    assert pickle.loads(pickle.dumps(traced)).code == traced.code
