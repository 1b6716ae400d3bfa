"""Random programs through every way in: results and gradients have the bits of the program."""

from __future__ import annotations

import io
import warnings
from collections.abc import Callable
from typing import Any

import pytest
from random_programs import ProgramText, function_of

import generated as ow

make_fx = ow.fx.experimental.proxy_tensor.make_fx


class Holder(ow.nn.Module):
    """A program of two tensors as a module."""

    def __init__(self, program: Callable[..., Any], count: int) -> None:
        super().__init__()
        self.program, self.count = program, count

    def forward(self, x: ow.Tensor, y: ow.Tensor) -> Any:
        return self.program(x, y, self.count)


def inputs(number: int = 0) -> tuple[ow.Tensor, ow.Tensor]:
    generator = ow.Generator().manual_seed(number)
    return tuple(ow.randn(3, 3, generator=generator, requires_grad=True) for _ in range(2))


def outcome(call: Callable[..., Any], number: int, has_gradients: bool) -> list[Any]:
    """Results and gradients of a call."""
    x, y = inputs(number)
    results = list(call(x * 1, y * 1))
    outputs = [item for item in results if item.requires_grad]
    if not outputs or not has_gradients:
        return results
    return [*results, *ow.autograd.grad(sum((item * item).sum() for item in outputs), (x, y), allow_unused=True)]


def saved(function: Any) -> Any:
    """A scripted function, through a file."""
    file = io.BytesIO()
    ow.jit.save(function, file)
    file.seek(0)
    return ow.jit.load(file)


def traced(program: Any, count: int) -> Any:
    return ow.jit.trace(lambda x, y: program(x, y, count), inputs(5), check_trace=False)


def scripted_file(program: Any, count: int) -> Any:
    function = saved(ow.jit.script(program))
    return lambda x, y: function(x, y, count)


def scripted(program: Any, count: int) -> Any:
    function = ow.jit.script(program)
    return lambda x, y: function(x, y, count)


def compiled(program: Any, count: int) -> Any:
    function = ow.compile(program)
    return lambda x, y: function(x, y, count)


def exported(program: Any, count: int) -> Any:
    return ow.export.export(Holder(program, count), inputs(5)).module()


def exported_file(program: Any, count: int) -> Any:
    file = io.BytesIO()
    ow.export.save(ow.export.export(Holder(program, count), inputs(5)), file)
    file.seek(0)
    return ow.export.load(file).module()


def dispatched(program: Any, count: int) -> Any:
    return make_fx(lambda x, y: program(x, y, count))(*inputs(5))


def opened(program: Any, count: int) -> Any:
    graph = traced(program, count).graph
    ow.jit.open_composites(graph, inputs(5))
    return graph


def lazy(program: Any, count: int) -> Any:
    def call(x: Any, y: Any) -> Any:
        with ow.jit.lazy():
            return program(x, y, count)

    return call


def optimised(program: Any, count: int) -> Any:
    graph = traced(program, count).graph
    ow.jit.passes.apply(graph, "functionalization")
    ow.jit.passes.optimize(graph)
    return graph


WAYS: dict[str, Any] = {
    "trace": traced, "file of a trace": lambda program, count: saved(traced(program, count)), "opened": opened,
    "optimised": optimised, "lazy": lazy, "script": scripted, "compile": compiled, "export": exported,
    "file of an export": exported_file, "make_fx": dispatched,
    "fx": lambda program, count: ow.fx.symbolic_trace(Holder(program, count)),
    "file of a script": scripted_file,
}  # fmt: skip
BY_ELEMENTS = ("script", "file of a script", "compile", "lazy")
REORDERED = ("optimised", "lazy")  # whose gradients are added up in another order


def check(way: str, seeds: range, *, decisions: bool) -> None:
    for seed in seeds:
        text = ProgramText(seed, flow=way != "fx", decisions=decisions, item_writes=way != "fx").text()
        program = function_of(text, str(seed))
        for count in (3, 0):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                captured = WAYS[way](program, count)
                for number in (0, 1, 0):
                    expected = outcome(lambda x, y: program(x, y, count), number, way not in REORDERED)
                    got = outcome(captured, number, way not in REORDERED)
                    for a, b in zip(expected, got, strict=True):
                        same = a is b if a is None or b is None else ow.equal(a.nan_to_num(), b.nan_to_num())
                        assert same, (seed, count, text)


@pytest.mark.parametrize("way", WAYS)
def test_programs_give_the_same_bits(way: str) -> None:
    check(way, range(2), decisions=False)


@pytest.mark.parametrize("way", BY_ELEMENTS)
def test_programs_that_read_elements_give_the_same_bits(way: str) -> None:
    check(way, range(6, 8), decisions=True)


@pytest.mark.exhaustive
@pytest.mark.parametrize("way", WAYS)
def test_many_programs_give_the_same_bits(way: str) -> None:
    check(way, range(100, 400), decisions=way in BY_ELEMENTS)
