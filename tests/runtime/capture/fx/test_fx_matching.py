"""Occurrences of patterns in graphs: what may stand for what, by cases and at random, beside PyTorch."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

import generated as ow

fx = ow.fx


def graph_of(lib: Any, arguments: int, build: Callable[..., Any]) -> Any:
    """The graph of a program ``build(lib, call, *arguments)`` whose calls are not made."""
    graph = lib.fx.Graph()
    parameters = [graph.placeholder("abc"[number]) for number in range(arguments)]
    graph.output(build(lib, lambda function, *args, **kwargs: graph.call_function(function, args, kwargs), *parameters))
    return graph


def doubled(lib: Any, call: Any, x: Any) -> Any:
    y = call(lib.relu, x)
    return call(lib.add, y, y)


def through_tangent(lib: Any, call: Any, x: Any) -> Any:
    return call(lib.sin, call(lib.tan, call(lib.relu, x)))


# Pattern and program, each with the number of its arguments, options, and how often the pattern occurs.
CASES: dict[str, Any] = {
    "two arguments": ((2, lambda t, c, a, b: c(t.add, a, b)), (2, lambda t, c, x, y: c(t.add, x, y)), {}, 1),
    "two arguments, one node": ((2, lambda t, c, a, b: c(t.add, a, b)), (1, lambda t, c, x: c(t.add, x, x)), {}, 0),
    "one argument, one node": ((1, lambda t, c, a: c(t.add, a, a)), (1, lambda t, c, x: c(t.add, x, x)), {}, 1),
    "one argument, two nodes": ((1, lambda t, c, a: c(t.add, a, a)), (2, lambda t, c, x, y: c(t.add, x, y)), {}, 0),
    "an argument inside": ((2, lambda t, c, a, b: c(t.add, c(t.relu, a), b)), (1, doubled), {}, 0),
    "an argument inside, first": ((2, lambda t, c, a, b: c(t.add, b, c(t.relu, a))), (1, doubled), {}, 0),
    "two operations, one node": ((2, lambda t, c, a, b: c(t.add, c(t.relu, a), c(t.relu, b))), (1, doubled), {}, 0),
    "one operation twice": ((1, doubled), (1, doubled), {}, 1),
    "two arguments, one number": (
        (3, lambda t, c, a, b, d: c(t.add, a, b, alpha=d)), (1, lambda t, c, x: c(t.add, x, 2, alpha=2)), {}, 1
    ),
    "one argument, two numbers": (
        (2, lambda t, c, a, b: c(t.add, a, b, alpha=b)), (1, lambda t, c, x: c(t.add, x, 2, alpha=3)), {}, 0
    ),
    "one argument, number and node": (
        (1, lambda t, c, a: c(t.add, a, a)), (1, lambda t, c, x: c(t.add, x, 2)), {}, 0
    ),
    "results with one argument": (
        (2, lambda t, c, a, b: (c(t.relu, a), b)), (1, lambda t, c, x: c(t.sin, c(t.relu, x))), {}, 1
    ),
    "a list as an argument": ((1, lambda t, c, a: c(t.cat, a)), (2, lambda t, c, x, y: c(t.cat, [x, y])), {}, 1),
    "a dict as an argument": (
        (2, lambda t, c, a, b: c(t.cat, a, b)), (1, lambda t, c, x: c(t.cat, x, {"k": x})), {}, 1
    ),
    "equal lists": ((1, lambda t, c, a: c(t.cat, (a, a))), (1, lambda t, c, x: c(t.cat, ([x], [x]))), {}, 1),
    "list and tuple": ((2, lambda t, c, a, b: c(t.cat, [a, b])), (2, lambda t, c, x, y: c(t.cat, (x, y))), {}, 1),
    "nested lists": ((2, lambda t, c, a, b: c(t.cat, [a, [b, 2]])), (1, lambda t, c, x: c(t.cat, [x, (3, 2)])), {}, 1),
    "lists of other lengths": (
        (2, lambda t, c, a, b: c(t.cat, [a, b])), (2, lambda t, c, x, y: c(t.cat, [x, y, x])), {}, 0
    ),
    "two arguments of a list, one node": (
        (2, lambda t, c, a, b: c(t.cat, [a, b])), (1, lambda t, c, x: c(t.cat, [x, x])), {}, 0
    ),
    "nodes in dicts": ((1, lambda t, c, a: c(t.cat, {"k": a})), (1, lambda t, c, x: c(t.cat, {"k": x})), {}, 0),
    "numbers in dicts": (
        (1, lambda t, c, a: c(t.cat, a, {"k": 1})), (1, lambda t, c, x: c(t.cat, x, {"k": 1})), {}, 1
    ),
    "slices": ((1, lambda t, c, a: c(t.cat, a, slice(1))), (1, lambda t, c, x: c(t.cat, x, slice(1))), {}, 1),
    "int and float": ((1, lambda t, c, a: c(t.add, a, 1)), (1, lambda t, c, x: c(t.add, x, 1.0)), {}, 0),
    "keywords in order": (
        (1, lambda t, c, a: c(t.clamp, a, min=1, max=2)), (1, lambda t, c, x: c(t.clamp, x, min=1, max=2)), {}, 1
    ),
    "keywords in another order": (
        (1, lambda t, c, a: c(t.clamp, a, min=1, max=2)), (1, lambda t, c, x: c(t.clamp, x, max=2, min=1)), {}, 0
    ),
    "other keywords": (
        (1, lambda t, c, a: c(t.clamp, a, min=1)), (1, lambda t, c, x: c(t.clamp, x, max=1)), {}, 0
    ),
    "an operator's keyword": (
        (2, lambda t, c, a, b: c(t.ops.aten.add.Tensor, a, b)),
        (2, lambda t, c, x, y: c(t.ops.aten.add.Tensor, other=y, self=x)), {}, 1,
    ),
    "an operator's default": (
        (1, lambda t, c, a: c(t.ops.aten.sum.dim_IntList, a, [1])),
        (1, lambda t, c, x: c(t.ops.aten.sum.dim_IntList, x, (1,), keepdim=False)), {}, 1,
    ),
    "a default as an argument": (
        (3, lambda t, c, a, b, d: c(t.ops.aten.add.Tensor, a, b, alpha=d)),
        (2, lambda t, c, x, y: c(t.ops.aten.add.Tensor, x, y)), {}, 1,
    ),
    "no default": (
        (2, lambda t, c, a, b: c(t.ops.aten.add.Tensor, a, b)),
        (2, lambda t, c, x, y: c(t.ops.aten.add.Tensor, x, y, alpha=2)), {}, 0,
    ),
    "any number": (
        (1, lambda t, c, a: c(t.add, a, 1)), (1, lambda t, c, x: c(t.add, x, 5)), {"ignore_literals": True}, 1
    ),
    "a node for a number": (
        (1, lambda t, c, a: c(t.add, a, 1)), (1, lambda t, c, x: c(t.add, x, x)), {"ignore_literals": True}, 1
    ),
    "a number for a list": (
        (1, lambda t, c, a: c(t.cat, a, (1, 2))), (1, lambda t, c, x: c(t.cat, x, 3)), {"ignore_literals": True}, 1
    ),
    "any numbers of a list": (
        (1, lambda t, c, a: c(t.cat, a, (1, 2))), (1, lambda t, c, x: c(t.cat, x, [3, 4, 5])),
        {"ignore_literals": True}, 0,
    ),
    "one after the other": ((2, lambda t, c, a, b: (c(t.relu, a), c(t.sin, b))), (1, through_tangent), {}, 0),
    "one after the other, with overlaps": (
        (2, lambda t, c, a, b: (c(t.relu, a), c(t.sin, b))), (1, through_tangent),
        {"remove_overlapping_matches": False}, 1,
    ),
}  # fmt: skip


def package_named(name: str) -> tuple[Any, Any]:
    """A package and its matcher."""
    package = pytest.importorskip(name) if name == "torch" else ow
    return package, import_module(f"{name}.fx.passes.utils.matcher_utils").SubgraphMatcher


def described(matches: Any) -> list[Any]:
    """What stands for each node, as texts."""
    return [
        [sorted((str(node), str(value)) for node, value in match.nodes_map.items()), str(match.anchors),
         str(match.placeholder_nodes), str(match.returning_nodes)]
        for match in matches
    ]  # fmt: skip


def occurrences(name: str, case: str) -> list[Any]:
    package, matcher = package_named(name)
    pattern, program, options, _ = CASES[case]
    return described(matcher(graph_of(package, *pattern), **options).match(graph_of(package, *program)))


@pytest.mark.parametrize("case", CASES)
def test_a_pattern_occurs(case: str) -> None:
    assert len(occurrences("generated", case)) == CASES[case][-1]


@pytest.mark.parity
@pytest.mark.parametrize("case", CASES)
def test_a_pattern_occurs_where_pytorch_finds_it(case: str) -> None:
    assert occurrences("generated", case) == occurrences("torch", case)


def random_graph(package: Any, rng: random.Random, values: list[Any], graph: Any, steps: int) -> None:
    """Calls of elementwise functions, whose results are among `values` afterwards."""
    for _ in range(steps):
        function = rng.choice(["relu", "sin", "add", "mul", "sub"])
        args = [rng.choice(values)]
        if function not in {"relu", "sin"}:
            args.append(rng.choice(values) if rng.random() < 0.8 else rng.choice([1, 2]))
        named = {"alpha": rng.choice([1, 2])} if function in {"add", "sub"} and rng.random() < 0.2 else {}
        values.append(graph.call_function(getattr(package, function), tuple(args), named))


def random_pair(package: Any, seed: int) -> tuple[Any, Any]:
    """A pattern of which all is used, and a graph that has it in some places."""
    rng = random.Random(seed)
    pattern = package.fx.Graph()
    values = [pattern.placeholder("abc"[number]) for number in range(rng.randint(1, 3))]
    random_graph(package, rng, values, pattern, rng.randint(1, 4))
    pattern.output(values[-1] if rng.random() < 0.7 else (values[-1], rng.choice(values)))
    pattern.eliminate_dead_code()
    for node in pattern.find_nodes(op="placeholder"):
        if not node.users:
            pattern.erase_node(node)
    graph = package.fx.Graph()
    values = [graph.placeholder(name) for name in "xy"]
    random_graph(package, rng, values, graph, rng.randint(0, 2))
    for _ in range(rng.randint(1, 3)):
        copies = {node: rng.choice(values) for node in pattern.find_nodes(op="placeholder")}
        results = graph.graph_copy(pattern, copies)
        values += results if isinstance(results, (tuple, list)) else [results]
    graph.output(tuple(rng.sample(values, min(len(values), rng.randint(1, 3)))))
    return pattern, graph


@pytest.mark.parity
@pytest.mark.parametrize("overlapping", [False, True])
def test_random_patterns_occur_where_pytorch_finds_them(overlapping: bool) -> None:
    count = 0
    for seed in range(300):
        texts = []
        for name in ("generated", "torch"):
            package, matcher = package_named(name)
            pattern, graph = random_pair(package, seed)
            matches = matcher(pattern, remove_overlapping_matches=not overlapping).match(graph)
            texts.append(described(matches))
        assert texts[0] == texts[1], seed
        count += len(texts[0])
    assert count > 300


def test_two_arguments_are_not_one_node_where_a_pattern_is_replaced() -> None:
    traced = fx.symbolic_trace(lambda x, y: ow.relu(x + y) * 2 - ow.relu(x + x))
    matches = fx.replace_pattern(traced, lambda a, b: ow.relu(a + b), lambda a, b: ow.relu(a - b))
    assert [str(match.nodes_map) for match in matches] == ["{relu: relu, add: add, a: x, b: y}"]
    assert traced(ow.ones(2) * 3, ow.ones(2)).tolist() == [-2, -2]


def test_anchors_are_nodes_of_the_pattern() -> None:
    traced = fx.symbolic_trace(lambda x, y: ow.relu(ow.relu(x) + y))
    pattern = fx.symbolic_trace(lambda a: ow.relu(a)).graph
    matches = fx.replace_pattern(traced, pattern, lambda a: ow.cos(a))
    assert [match.anchor.graph is pattern for match in matches] == [True, True]
    assert [str(match.nodes_map[match.anchor]) for match in matches] == ["relu", "relu_1"]


def test_arguments_that_are_lists_hold_what_was_replaced() -> None:
    def program(x, y):
        return ow.cat([ow.cat([x, y]), ow.cat([y, x])])

    traced = fx.symbolic_trace(program)
    matches = fx.replace_pattern(traced, lambda a: ow.cat(a), lambda a: ow.stack(a))
    traced.graph.lint()
    assert len(matches) == 3
    x, y = ow.ones(2), ow.zeros(2)
    assert traced(x, y).equal(ow.stack([ow.stack([x, y]), ow.stack([y, x])]))


def test_arguments_may_be_slices() -> None:
    traced = fx.symbolic_trace(lambda x: x[1:] * 2)
    assert len(fx.replace_pattern(traced, lambda a, b: a[b], lambda a, b: ow.neg(a)[b])) == 1
    assert traced(ow.arange(3)).tolist() == [-2, -4]


def test_an_occurrence_without_users_is_replaced_in_its_place() -> None:
    graph = fx.Graph()
    x = graph.placeholder("x")
    graph.call_function(ow.relu, (x,))
    graph.output(graph.call_function(ow.sin, (x,)))
    traced = fx.GraphModule(ow.nn.Module(), graph)
    assert len(fx.replace_pattern(traced, lambda a: ow.relu(a), lambda a: ow.cos(a))) == 1
    assert [node.name for node in traced.graph.nodes] == ["x", "cos", "sin", "output"]


REFUSED = [
    (lambda a: (ow.sin(a), ow.relu(a))[1], "nothing in the pattern uses sin: call eliminate_dead_code"),
    (lambda a, b: ow.relu(a), "nothing in the pattern uses its argument b, which could be anything"),
    (lambda a: a, "the pattern has no operation, so that it is everywhere"),
]


@pytest.mark.parametrize(("pattern", "message"), REFUSED)
def test_patterns_that_say_too_little_are_refused(pattern, message) -> None:
    with pytest.raises(ValueError, match=message):
        fx.replace_pattern(fx.symbolic_trace(lambda x: ow.relu(x) + 1), pattern, pattern)
