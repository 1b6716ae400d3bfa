"""Other names of operators: ``aliases`` in ops.yaml."""

from __future__ import annotations

from pathlib import Path

import generated as ow
from codegen.diagnostics import Diagnostics
from codegen.reading.entries import read_operators

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
    assert [str(one) for one in doubled.schemas] == [
        "doubled.Tensor(Tensor self, *, Scalar alpha=1) -> Tensor",
        "doubled_.Tensor(Tensor(a!) self, *, Scalar alpha=1) -> Tensor(a!)",
        "doubled.out(Tensor self, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
    ]
    assert (doubled.alias_of, doubled.kind, doubled.source) == ("twice", "composites", "ops.yaml:4")
    assert doubled.doc == "Another name of `twice`.\n\nTwo times the input."
    assert doubled.kernel_text == {"composite": "twice(self, alpha=alpha)"}
    assert [str(one.name) for one in twofold.schemas] == ["special_twofold.Tensor", "special_twofold.out"]
    assert (twofold.module, twofold.variants) == ("special", ("function",))


def test_an_alias_is_recorded_as_the_operator() -> None:
    a = ow.tensor([0.5], requires_grad=True)
    b = a * 1
    assert ow.arcsin(a).grad_fn.name() == "AsinBackward0"
    assert b.arcsin_().grad_fn.name() == "AsinBackward0"
    assert b.multiply_(2).grad_fn.name() == "MulBackward1"
    out = ow.empty(1)
    assert ow.arcsin(a.detach(), out=out) is out
    assert out.tolist() == ow.asin(a).tolist()
