"""Every operator says what it does, and the examples of ops.yaml print what stands below them."""

from __future__ import annotations

import doctest
import inspect
import textwrap

import pytest
from project import read_project

import generated as ow
from codegen.reading.entry import Entry
from codegen.source.doctext import read_doc

ENTRIES, _ = read_project()
EXAMPLES = {entry.name: entry for entry in ENTRIES if read_doc(entry.doc).examples}
PUBLIC = [entry for entry in ENTRIES if not entry.schema.name.base.startswith("_")]


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_prints_what_it_says(name: str) -> None:
    entry = EXAMPLES[name]
    test = doctest.DocTestParser().get_doctest(entry.doc, {"ow": ow}, name, "ops.yaml", entry.location.line)
    said: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert "".join(said) == ""


@pytest.mark.parametrize("entry", PUBLIC, ids=lambda entry: entry.name)
def test_a_public_operator_says_what_it_computes(entry: Entry) -> None:
    summary = read_doc(entry.doc).summary
    assert summary.endswith("."), summary
    assert len(summary) <= 120
    assert summary.count("`") % 2 == 0


def test_most_operators_have_an_example() -> None:
    bases = {entry.schema.name.base for entry in PUBLIC}
    shown = {entry.schema.name.base for entry in EXAMPLES.values()}
    assert len(shown) >= 0.9 * len(bases), sorted(bases - shown)


def test_examples_are_in_docstrings() -> None:
    assert ow.cat.__doc__ is not None
    printed = "    >>> ow.cat([a, a + 2])\n    tensor([[1, 2],\n            [3, 4]])"
    assert textwrap.dedent(printed) in inspect.cleandoc(ow.cat.__doc__)  # Python 3.13 takes the indentation away itself
    assert ow.Tensor.softmax.__doc__ == ow.softmax.__doc__  # a method has its function's
