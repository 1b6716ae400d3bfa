"""Other names of operators, ``aliases`` in ops.yaml, and copies of views under ``autogen``."""

from __future__ import annotations

from pathlib import Path

import pytest

import generated as ow
from codegen.diagnostics import CodegenError, Diagnostics
from codegen.reading.entries import read_operators
from codegen.reading.entry import Entry

OPS = """\
- func: twice.Tensor(Tensor self, *, Scalar alpha=1) -> Tensor
  variants: function, method
  autogen: twice_.Tensor, twice.out
  aliases: [doubled, special.twofold]
  elementwise: self * 2 * alpha
  doc: Two times the input.
"""


def test_an_alias_is_an_entry(tmp_path: Path) -> None:
    path = tmp_path / "ops.yaml"
    path.write_text(OPS, encoding="utf-8")
    diagnostics = Diagnostics()
    _, doubled, twofold = read_operators(path, diagnostics)
    diagnostics.raise_if_any()
    assert [str(schema) for schema in doubled.schemas] == [
        "doubled.Tensor(Tensor self, *, Scalar alpha=1) -> Tensor",
        "doubled_.Tensor(Tensor(a!) self, *, Scalar alpha=1) -> Tensor(a!)",
        "doubled.out(Tensor self, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    ]
    assert (doubled.alias_of, doubled.kind, doubled.source) == ("twice", "composites", "ops.yaml:4")
    assert doubled.doc == "Another name of `twice`.\n\nTwo times the input."
    assert doubled.kernel_text == {"composite": "twice(self, alpha=alpha)"}
    assert [str(schema.name) for schema in twofold.schemas] == ["special_twofold.Tensor", "special_twofold.out"]
    assert (twofold.module, twofold.variants) == ("special", ("function",))


def test_an_alias_is_recorded_as_the_operator() -> None:
    a = ow.tensor([0.5], requires_grad=True)
    b = a * 1
    assert ow.arcsin(a).grad_fn.name() == "AsinBackward0"
    assert b.arcsin_().grad_fn.name() == "AsinBackward0"
    assert b.multiply_(2).grad_fn.name() == "MulBackward0"
    out = ow.empty(1)
    assert ow.arcsin(a.detach(), out=out) is out
    assert out.tolist() == ow.asin(a).tolist()


COPIES = """\
- func: clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
  composite: self

- func: turned.int(Tensor(a) self, int dim0, *, int dim1=1) -> Tensor(a)
  autogen: turned_.int, turned_copy.int
  view: |
    order = exchanged(self.ndim, dim0, dim1)
    return strided(permuted(self.shape, order), permuted(self.stride(), order), 0)
  doc: Two dimensions exchanged.

- func: parts(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
  autogen: parts_copy
  composite: self.unbind(dim)
"""


def read(path: Path, text: str) -> tuple[Entry, ...]:
    """The entries of a text, which may call the package's own operators."""
    path.write_text(text, encoding="utf-8")
    diagnostics = Diagnostics()
    entries = read_operators(path, diagnostics)
    diagnostics.raise_if_any()
    return entries


def test_the_copy_of_a_view_is_an_entry(tmp_path: Path) -> None:
    unbind = "- func: unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]\n  composite: (self,)\n\n"
    _, _, turned, copy, parts, each = read(tmp_path / "ops.yaml", unbind + COPIES)
    assert [str(schema.name) for schema in turned.schemas] == ["turned.int", "turned_.int"]
    assert [str(schema) for schema in copy.schemas] == [
        "turned_copy.int(Tensor self, int dim0, *, int dim1=1) -> Tensor",
        "turned_copy.int_out(Tensor self, int dim0, *, int dim1=1, Tensor(a!) out) -> Tensor(a!)",
    ]
    assert (copy.alias_of, copy.is_copy, copy.variants, copy.tags) == ("turned", True, ("function",), ("view_copy",))
    assert copy.doc == "As `turned`, but a copy.\n\nTwo dimensions exchanged."
    assert not parts.is_copy
    assert [str(schema) for schema in each.schemas] == [
        "parts_copy(Tensor self, int dim=0) -> Tensor[]",
        "parts_copy.out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()",
    ]


@pytest.mark.parametrize("name", ["turned_copy", "turned_copy.other", "turnd_copy.int"])
def test_a_copy_is_called_as_its_view(tmp_path: Path, name: str) -> None:
    with pytest.raises(CodegenError) as raised:
        read(tmp_path / "ops.yaml", COPIES.rpartition("\n\n")[0].replace("turned_copy.int", name))
    assert f"'{name}' is no form of 'turned'" in str(raised.value)
