"""Default values: what the overloads of a function pass is what the schema says, and what the declaration shows."""

from __future__ import annotations

import ast
import math
from typing import Any

import pytest
from folders import ROOT

from codegen.model.bindings import default_source
from codegen.package import load
from codegen.schema import ArgumentSchema, OperatorSchema, Symbol, parse_schema
from runtime.dispatch.conversions import FormParameter
from runtime.dispatch.public import _source
from runtime.tensor import device as devices
from runtime.tensor import dtypes

OPERATORS = ROOT / "ops.yaml"
# What a schema may name or write, and what an operator gets for it.
WRITTEN: dict[str, Any] = {
    "int reduction=Sum": 2, "int reduction=Mean": 1, "int n=-3": -3, "float x=inf": math.inf, "float x=-1e-5": -1e-5,
    "float x=2": 2.0, "bool b=True": True, "str s='a'": "a", "Scalar s=1.5": 1.5, "int[2] n=3": (3, 3),
    "int[] n=[]": (), "int[1] n=[1]": (1,), "float[] x=[1.0, inf]": (1.0, math.inf), "int? n=None": None,
    "Tensor? t=None": None, "MemoryFormat m=contiguous_format": devices.contiguous_format,
    "ScalarType d=long": dtypes.int64, "ScalarType d=float32": dtypes.float32, "Layout l=strided": devices.strided,
    "Device d=cpu": devices.cpu,
    "ScalarType? d=long": None,
}  # fmt: skip


def schema_of(text: str) -> OperatorSchema:
    results: list[Exception] = []
    schema = parse_schema(text, on_error=results.append)
    assert schema is not None, results
    return schema


def run(source: str) -> Any:
    """What a default in a module of functions means."""
    return eval(source, {})


def passed(argument: ArgumentSchema) -> Any:
    """What an operator gets where a declared argument is left out."""
    source = default_source(argument)
    assert source is not None
    return FormParameter(argument.name, str(argument.type), run(source)).default


@pytest.mark.parametrize("written", WRITTEN)
def test_what_a_schema_writes(written: str) -> None:
    argument = schema_of(f"f(Tensor self, {written}) -> Tensor").arguments[1]
    assert passed(argument) == WRITTEN[written]
    assert type(passed(argument)) is type(WRITTEN[written])


def test_every_default() -> None:
    """Of ops.yaml, and of the table above: the overloads and the schema say the same."""
    texts = [str(entry.schema) for entry in load(OPERATORS, OPERATORS.with_name("derivatives.yaml"))[0]]
    compared = 0
    for text in [*texts, *(f"f(Tensor self, {written}) -> Tensor" for written in WRITTEN)]:
        for argument in schema_of(text).arguments:
            if argument.default is not None:
                compared += 1
                value = argument.default_value
                assert isinstance(value, Symbol) or passed(argument) == value, (text, argument)
    assert compared > 800


@pytest.mark.parametrize(
    ("value", "source"), [(math.inf, "1e999"), (-math.inf, "-1e999"), (1.5, "1.5"), ((1, 2), "(1, 2)"), ("a", "'a'")]
)
def test_defaults_that_inspect_reads(value: Any, source: str) -> None:
    """It evaluates literals alone, so that infinity is written as a number that is too large."""
    assert _source(value) == source
    assert ast.literal_eval(source) == value
