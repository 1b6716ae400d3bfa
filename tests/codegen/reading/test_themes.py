"""Keys of themes: entries are what they are where each has the keys itself, and nothing else changes."""

from __future__ import annotations

from pathlib import Path

from codegen.__main__ import main
from codegen.diagnostics import Diagnostics
from codegen.reading.entries import read_operators

SHORT = """\
- theme: waves
  tags: core
  promote: int_to_float
  dtypes: [integral, floating]
- func: wave(Tensor self) -> Tensor
  elementwise: sin(self)
- func:
  - beat.Tensor(Tensor self, Tensor other) -> Tensor
  - func: beat.Scalar(Tensor self, Scalar other) -> Tensor
    dtypes: floating
  elementwise: sin(self) * sin(other)
- func: crest(Tensor self) -> Tensor
  tags: []
  promote: default
  elementwise: maximum(self, 0)
- func: _inner(Tensor self) -> Tensor
  elementwise: sin(self)
- func: both(Tensor self) -> Tensor
  composite: wave(self) + crest(self)
- theme: modules
  python_module: nn
- func: pulse(Tensor self) -> Tensor
  elementwise: self * self
- func: linalg_pulse(Tensor self) -> Tensor
  composite: self
- func: _pulse(Tensor self) -> Tensor
  composite: self
- theme: sorts
  foreach: true
  out_dtype: same
  array_api: true
  batch: front
- func: floor(Tensor self) -> Tensor
  elementwise: floor(self)
- func: half(Tensor self) -> Tensor
  foreach: false
  out_dtype: cast
  array_api: false
  elementwise: self + self
- func: flat(Tensor self) -> Tensor
  array_api: false
  composite: self
- func: sort(Tensor self) -> Tensor
  dispatch: {CPU: runtime.kernels.sorting.operator.sort}
- func: shuffle(Tensor self) -> Tensor
  array_api: false
  batch: loop
  dispatch: {CPU: runtime.kernels.sorting.operator.sort}
- theme: products
  autocast: lower
  variants: method
- func: join(Tensor self, Tensor[] others) -> Tensor
  composite: self
- func: linalg_join(Tensor self) -> Tensor
  autocast: float32
  composite: self
- func: nn_join(Tensor input) -> Tensor
  autocast: none
  composite: input
- func: _join(Tensor self) -> Tensor
  composite: self
- func: join_backward(Tensor self) -> Tensor
  composite: self
- func: join_size(int size) -> int
  composite: size
- theme: names
  python_module: nn
- func: lean(Tensor self) -> Tensor
  namespaces: nn
  composite: self
- func: bend(Tensor self) -> Tensor
  composite: self
"""
LONG = """\
- theme: waves
- func: wave(Tensor self) -> Tensor
  tags: core
  promote: int_to_float
  dtypes: [integral, floating]
  elementwise: sin(self)
- func: beat.Tensor(Tensor self, Tensor other) -> Tensor
  tags: core
  promote: int_to_float
  dtypes: [integral, floating]
  elementwise: sin(self) * sin(other)
- func: beat.Scalar(Tensor self, Scalar other) -> Tensor
  tags: core
  promote: int_to_float
  dtypes: floating
  elementwise: sin(self) * sin(other)
- func: crest(Tensor self) -> Tensor
  dtypes: [integral, floating]
  elementwise: maximum(self, 0)
- func: _inner(Tensor self) -> Tensor
  promote: int_to_float
  dtypes: [integral, floating]
  elementwise: sin(self)
- func: both(Tensor self) -> Tensor
  tags: core
  composite: wave(self) + crest(self)
- theme: modules
- func: pulse(Tensor self) -> Tensor
  python_module: nn
  elementwise: self * self
- func: linalg_pulse(Tensor self) -> Tensor
  composite: self
- func: _pulse(Tensor self) -> Tensor
  composite: self
- theme: sorts
- func: floor(Tensor self) -> Tensor
  foreach: true
  out_dtype: same
  array_api: true
  elementwise: floor(self)
- func: half(Tensor self) -> Tensor
  elementwise: self + self
- func: flat(Tensor self) -> Tensor
  composite: self
- func: sort(Tensor self) -> Tensor
  array_api: true
  batch: front
  dispatch: {CPU: runtime.kernels.sorting.operator.sort}
- func: shuffle(Tensor self) -> Tensor
  dispatch: {CPU: runtime.kernels.sorting.operator.sort}
- theme: products
- func: join(Tensor self, Tensor[] others) -> Tensor
  autocast: lower
  variants: method
  composite: self
- func: linalg_join(Tensor self) -> Tensor
  autocast: float32
  composite: self
- func: nn_join(Tensor input) -> Tensor
  composite: input
- func: _join(Tensor self) -> Tensor
  composite: self
- func: join_backward(Tensor self) -> Tensor
  variants: method
  composite: self
- func: join_size(int size) -> int
  composite: size
- theme: names
- func: lean(Tensor self) -> Tensor
  namespaces: nn
  composite: self
- func: bend(Tensor self) -> Tensor
  python_module: nn
  composite: self
"""


def offered(folder: Path, text: str) -> list[tuple[object, ...]]:
    """What is read of every entry, but for its place."""
    path = folder / "themed.yaml"
    path.write_text(text, encoding="utf-8")
    diagnostics = Diagnostics()
    entries = read_operators(path, diagnostics)
    assert [str(error) for error in diagnostics.errors] == []
    return [
        (
            entry.name,
            entry.digest,
            entry.theme,
            entry.module,
            entry.variants,
            entry.tags,
            entry.promote,
            entry.accepts,
            entry.out_dtype,
            entry.standard,
            entry.each,
            entry.autocast,
            entry.batch is None,
            [str(form) for form in entry.schemas],
        )
        for entry in entries
    ]


def test_a_theme_says_what_each_entry_would_say(tmp_path: Path) -> None:
    short, long = offered(tmp_path, SHORT), offered(tmp_path, LONG)
    assert short == long
    assert [name for name, *_ in short] == [
        "wave", "beat.Tensor", "beat.Scalar", "crest", "_inner", "both", "pulse", "linalg_pulse", "_pulse",
        "floor", "_foreach_floor", "half", "flat", "sort", "shuffle", "join", "linalg_join", "nn_join", "_join",
        "join_backward", "join_size", "lean", "bend",
    ]  # fmt: skip


def test_what_a_command_appends_is_not_of_the_last_theme(tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.chdir(tmp_path)
    Path("ops.yaml").write_text(SHORT.partition("- theme: modules")[0], encoding="utf-8")
    Path("derivatives.yaml").write_text(
        "- name: [wave, _inner, crest, beat.Scalar]\n  self: not_implemented('later')\n"
        "- name: beat.Tensor\n  self, other: not_implemented('later')\n", encoding="utf-8",
    )
    assert main(["new", "further", "--kind", "elementwise"]) == 0, capsys.readouterr().err
    diagnostics = Diagnostics()
    entries = {operator.name: operator for operator in read_operators("ops.yaml", diagnostics)}
    assert len(diagnostics) == 0
    assert (entries["further"].theme, "core" in entries["further"].tags) == ("appended", False)
    assert "core" in entries["wave"].tags
