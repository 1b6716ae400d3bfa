"""The way of an entry through the generator: how many functions it visits from the two files to the texts.

A visit is a call of a function of codegen/ that gets the entry as an argument, in one of the forms that it has on the
way: its mapping in a YAML file, Entry, Derivative, OperatorBlock, FunctionBlock. Calls in a row of one function are one
visit. Methods of these forms, which answer questions about them, and functions inside of others are not counted.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Any

from folders import ROOT

from codegen import package
from codegen.model.bindings import FunctionBlock
from codegen.model.blocks import OperatorBlock
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry
from codegen.source.yaml_values import Mapping, Text

OPERATORS = """\
- extends: generated

- func: tripled(Tensor self) -> Tensor
  promote: int_to_float
  elementwise: sinh(self) * 3
  doc: Three times the hyperbolic sine.
"""
DERIVATIVES = "- name: tripled(Tensor self) -> Tensor\n  self: auto\n  result: auto\n"
FORMS = (Mapping, Entry, Derivative, OperatorBlock, FunctionBlock)
MOST_VISITS = 77
MOST_MODULES = 29


def arguments(frame: FrameType) -> Iterator[Any]:
    """The arguments of a call that has just begun."""
    code = frame.f_code
    for name in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]:
        yield frame.f_locals.get(name)


def is_form(value: Any) -> bool:
    """Whether a value is the entry in one of its forms; the operators of the base are others."""
    if isinstance(value, Mapping):
        texts = [text for key, text in value.items if key.value in ("func", "name")]
        return any(isinstance(text, Text) and text.value.startswith("tripled(") for text in texts)
    if isinstance(value, FunctionBlock):
        return value.name in ("tripled", "tripled_")
    if isinstance(value, OperatorBlock):
        return is_form(value.entry)
    if isinstance(value, Derivative):
        return value.operator == "tripled"
    return isinstance(value, Entry) and value.schema.name.base == "tripled"


def visits(folder: Path) -> list[tuple[str, str]]:
    """The file and name of each function that is visited while the package of the only entry is built."""
    calls: list[tuple[str, str]] = []
    top = str(ROOT / "codegen")

    def record(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(top) or "<" in code.co_qualname:
            return
        values = list(arguments(frame))
        is_method = code.co_varnames[:1] == ("self",) and isinstance(values[0], FORMS)
        sys.setprofile(None)  # what is asked here of the entry is no visit
        if not is_method and any(map(is_form, values)):
            calls.append((code.co_filename.removeprefix(top), code.co_qualname))
        sys.setprofile(record)

    ops, derivatives = folder / "ops.yaml", folder / "derivatives.yaml"
    ops.write_text(OPERATORS)
    derivatives.write_text(DERIVATIVES)
    before = sys.getprofile()
    sys.setprofile(record)
    try:
        package.build(ops, derivatives)
    finally:
        sys.setprofile(before)
    return [call for call, _ in groupby(calls)]


def test_an_entry_visits_few_functions(tmp_path: Path) -> None:
    visited = visits(tmp_path)
    modules = {file for file, _ in visited}
    listing = "\n".join(f"{file} {name}" for file, name in visited)
    print(f"{len(visited)} visits of {len(set(visited))} functions in {len(modules)} modules")
    assert ("/model/nodes.py", "make_node") in visited  # the recording works
    assert ("/reading/formulas.py", "_FormulaReader.read_formula") in visited
    assert len(visited) <= MOST_VISITS, listing
    assert len(modules) <= MOST_MODULES, listing
