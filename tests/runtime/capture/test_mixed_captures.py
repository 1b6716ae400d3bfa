"""Scripts within traces and traces within scripts: conditions and loops stay, and the parts can be called alone."""

from __future__ import annotations

import copy
import io
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import generated as ow
from generated import nn

ONES = ow.ones(1, 2)
INPUTS = [ONES, -ow.ones(3, 2), ow.ones(5, 2)]


class Chooses(nn.Module):
    def forward(self, x):
        return x.sin() if bool(x.sum() > 0) else x.cos()


class Holds(nn.Module):
    def __init__(self, part: nn.Module) -> None:
        super().__init__()
        self.part, self.layer = part, nn.Linear(2, 2)

    def forward(self, x):
        return self.layer(self.part(x))


class Pair(NamedTuple):
    first: ow.Tensor
    second: ow.Tensor


@ow.jit.script
def several(x, n: int = 3):
    if bool(x.sum() > 0):
        for _ in range(n):
            x = x + 1
    return x, n


@ow.jit.script
def in_a_dict(x) -> dict[str, ow.Tensor]:
    return {"a": x, "b": x * 2 if bool(x.sum() > 0) else x}


@ow.jit.script
def in_a_list(x) -> list[ow.Tensor]:
    return [x, x * 2 if bool(x.sum() > 0) else x]


@ow.jit.script
def in_a_record(x):
    return Pair(x, x * 2 if bool(x.sum() > 0) else x)


def scripted_part() -> nn.Module:
    return Holds(ow.jit.script(Chooses()))


def traced_part() -> nn.Module:
    return Holds(ow.jit.trace(Holds(ow.jit.script(Chooses())), ONES))


class Twice(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.part = ow.jit.script(Holds(Chooses()))

    def forward(self, x):
        return self.part(self.part(x)) + self.part.layer(x)


def loaded_part() -> nn.Module:
    return Holds(saved(ow.jit.script(Chooses())))


def saved(module: Any) -> Any:
    file = io.BytesIO()
    ow.jit.save(module, file)
    file.seek(0)
    return ow.jit.load(file)


PROGRAMS: list[Callable[[], nn.Module]] = [
    scripted_part, traced_part, Twice, loaded_part, lambda: nn.Sequential(scripted_part(), traced_part()),
]  # fmt: skip


@pytest.mark.parametrize("make", PROGRAMS)
@pytest.mark.parametrize("capture", [ow.jit.script, lambda module: ow.jit.trace(module, ONES)])
@pytest.mark.parametrize("after", [lambda module: module, copy.deepcopy, saved], ids=["itself", "copy", "file"])
def test_a_captured_module_holds_captured_ones(make: Any, capture: Any, after: Any) -> None:
    module = make()
    expected = [module(x).tolist() for x in INPUTS]
    result = after(capture(module))
    assert [result(x).tolist() for x in INPUTS] == expected
    for x in INPUTS:
        result(x).sum().backward()
    assert all(parameter.grad is not None for parameter in result.parameters())


def test_a_part_that_was_scripted_can_be_called_alone() -> None:
    for module in (ow.jit.trace(scripted_part(), ONES), ow.jit.script(scripted_part())):
        assert module.part(-ONES).tolist() == (-ONES).cos().tolist()


@pytest.mark.parametrize(
    "program",
    [
        lambda x: several(x)[0] * 2, lambda x: several(x, x.shape[0])[0] * 2, lambda x: in_a_dict(x.sin())["b"].cos(),
        lambda x: in_a_list(x.sin())[1].cos(), lambda x: in_a_record(x).second + in_a_record(x).first,
        lambda x: several(several(x)[0], n=2)[0],
    ],
)  # fmt: skip
def test_conditions_of_a_script_stay_in_a_trace(program: Callable[[Any], Any]) -> None:
    traced = ow.jit.trace(program, ONES)
    for function in (traced, saved(traced)):
        assert [function(x).tolist() for x in INPUTS] == [program(x).tolist() for x in INPUTS]
    without_grad = ow.jit.trace(ow.no_grad()(program), ow.ones(1, 2))
    assert not without_grad(ow.ones(1, 2, requires_grad=True)).requires_grad


def test_a_script_of_a_module_that_the_trace_does_not_hold_is_the_example() -> None:
    outside = ow.jit.script(Chooses())
    with pytest.warns(ow.jit.TracerWarning, match="the truth of a tensor"):
        ow.jit.trace(lambda x: outside(x) + 1, ONES)


class Sliced(nn.Module):
    def forward(self, x):
        rows = x.shape[slice(None, -1, None)]
        rows.append(-1)
        return x.reshape(rows), x.shape[slice(0, 1)], x[(slice(None), 0)], x[slice(0, 1)], "abc"[slice(1, 3)]


def test_slices_that_are_written_as_calls() -> None:
    def pairs(x):
        values = (x, 2, "a")
        return values[slice(1, None)], [1, 2, 3][slice(None, None, 2)]

    viewed, sizes, column, rows, text = ow.jit.script(Sliced())(ONES)
    assert (viewed.shape, list(sizes), column.tolist(), rows.tolist(), text) == ((1, 2), [1], [1], [[1, 1]], "bc")
    assert ow.jit.script(pairs)(ONES) == ((2, "a"), [1, 3])
    traced = ow.fx.symbolic_trace(lambda x: x.shape[slice(None, -1, None)])  # the code of fx writes them so
    assert list(ow.jit.script(traced)(ONES)) == [1]


def test_checks_of_a_trace_may_be_of_other_sizes() -> None:
    ow.jit.trace(lambda x: x.tanh() * 2, ONES, check_inputs=[(x,) for x in INPUTS])
    differs = pytest.raises(ow.jit.TracingCheckError, match="a second run gave another graph")
    with pytest.warns(ow.jit.TracerWarning, match="tolist"), differs:
        ow.jit.trace(lambda x: x * len(x.tolist()), ONES, check_inputs=[(x,) for x in INPUTS])


@pytest.mark.parametrize("arguments", [(), (ONES, ONES), ("a",), (ow.ones(2),)])
@pytest.mark.parametrize("capture", [ow.jit.script, lambda function: ow.jit.trace(function, ow.ones(6))])
def test_errors_of_graphs_are_runtime_errors(arguments: Any, capture: Any) -> None:
    def item(x):
        return x[5]

    with pytest.raises(RuntimeError) as caught:
        capture(item)(*arguments)
    assert isinstance(caught.value, (TypeError, IndexError))


class Grid(nn.Module):
    """A module without a forward, of whose methods one calls another."""

    def __init__(self) -> None:
        super().__init__()
        self.layer, self.count = nn.Linear(2, 2), 3
        self.register_buffer("scale", ow.ones(2) * 2)

    def to_grid(self, x):
        return self.turned(x) * self.scale if bool(x.sum() > 0) else self.layer(x)

    def turned(self, x):
        for _ in range(self.count):
            x = x.sin()
        return self.layer(x)


class OnGrid(nn.Module):
    def __init__(self, grid: nn.Module) -> None:
        super().__init__()
        self.grid = grid

    def forward(self, x):
        return self.grid.to_grid(x) + self.grid.turned(x)


@pytest.mark.parametrize("after", [lambda module: module, copy.deepcopy, saved], ids=["itself", "copy", "file"])
def test_scripts_call_methods_of_a_scripted_module_that_were_not_compiled(after: Any) -> None:
    grid = Grid()
    module = OnGrid(grid)
    expected = [module(x).tolist() for x in INPUTS]
    result = after(ow.jit.script(OnGrid(ow.jit.script(grid))))
    assert [result(x).tolist() for x in INPUTS] == expected
    with pytest.raises(RuntimeError, match="has no attribute 'missing'"):
        ow.jit.script(Missing(ow.jit.script(grid)))


class Missing(OnGrid):
    def forward(self, x):
        return self.grid.missing(x)
