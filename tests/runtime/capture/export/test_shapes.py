"""Sizes that may change: said of tensors, by further examples, and of arguments that are dataclasses."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import generated as ow

nn, Dim = ow.nn, ow.export.Dim


class Pairs(nn.Module):
    """A sum of a dict of tensors and another one."""

    def forward(self, pair: Any, z: ow.Tensor, scale: float = 2.0) -> ow.Tensor:
        return (pair["a"].sum(0) + pair["b"] + z) * scale


def arguments(count: int = 3, width: int = 2) -> tuple[Any, ...]:
    return {"a": ow.ones(count, width), "b": ow.ones(width)}, ow.ones(width)


def test_sizes_are_said_of_tensors() -> None:
    args, shapes = arguments(), ow.export.ShapesCollection()
    width = Dim("width")
    shapes[args[0]["a"]] = {0: Dim.DYNAMIC, 1: width}
    shapes[args[0]["b"]] = (width,)
    shapes[args[1]] = (width,)
    assert len(shapes) == 3
    assert shapes[args[1]] == (width,)
    program = ow.export.export(Pairs(), args, dynamic_shapes=shapes)
    assert program.module()(*arguments(5, 4)).tolist() == [14.0] * 4
    with pytest.raises(RuntimeError, match="of size 2 in dimension"):
        program.module()({"a": ow.ones(5, 2), "b": ow.ones(3)}, ow.ones(3))
    with pytest.raises(ValueError, match="the sizes of this tensor are"):
        shapes[args[1]] = (None,)
    with pytest.raises(ValueError, match="a tensor of shape \\[3, 2\\] is no argument of the call"):
        shapes.dynamic_shapes(Pairs(), arguments())


def test_sizes_change_where_examples_differ() -> None:
    inputs = ow.export.AdditionalInputs()
    inputs.add(arguments(7))
    assert inputs.dynamic_shapes(Pairs(), arguments()) == {"pair": {"a": {0: Dim.DYNAMIC}, "b": None}, "z": None}
    program = ow.export.export(Pairs(), arguments(), dynamic_shapes=inputs)
    assert program.module()(*arguments(5)).tolist() == [14.0, 14.0]
    inputs.verify(program)
    inputs.add(arguments(3, 4))
    with pytest.raises(RuntimeError, match="of size 2 in dimension 1, got 4"):
        inputs.verify(program)


@pytest.mark.parametrize(("args", "kwargs", "message"), [
    ((ow.ones(2), ow.ones(2)), None, "an example has the form"),
    (({"a": ow.ones(3, 2), "b": ow.ones(2, 2)}, ow.ones(2)), None, "and 1 dimensions in all examples"),
    (arguments(), {"scale": 3.0}, "an example has the form"),
])  # fmt: skip
def test_examples_that_do_not_fit_are_refused(args, kwargs, message) -> None:
    inputs = ow.export.AdditionalInputs()
    inputs.add(args, kwargs)
    with pytest.raises(ValueError, match=message):
        ow.export.export(Pairs(), arguments(), dynamic_shapes=inputs)


@dataclasses.dataclass
class Point:
    """Two tensors, of which one may be missing."""

    x: ow.Tensor
    y: ow.Tensor | None = None


class Moved(nn.Module):
    """A dataclass in, and one out."""

    def forward(self, point: Point) -> Point:
        return Point(point.x + 1 if point.y is None else point.x + point.y)


def test_dataclasses_are_arguments_and_results() -> None:
    ow.export.register_dataclass(Point)
    for point in (Point(ow.ones(2), ow.ones(2)), Point(ow.ones(2))):
        result = ow.export.export(Moved(), (point,)).module()(point)
        assert isinstance(result, Point)
        assert result.x.tolist() == [2.0, 2.0]
        assert result.y is None
    with pytest.raises(TypeError, match="expected a dataclass"):
        ow.export.register_dataclass(int)


def test_several_names_are_several_sizes() -> None:
    height, width = ow.export.dims("height", "width", min=2, max=9)
    assert (height.__name__, width.__name__, height.min, width.max) == ("height", "width", 2, 9)
