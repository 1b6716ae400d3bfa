"""A small change of ops.yaml is a small change of the package: what is said once there is said once here."""

from __future__ import annotations

import difflib
from functools import cache
from pathlib import Path

import pytest
from folders import ROOT

from codegen.package import build

NEXT_TO = "- func: sinh(Tensor self) -> Tensor\n"
ELEMENTWISE = """\
- func: tripled(Tensor self) -> Tensor
  variants: function, method
  autogen: tripled_, tripled.out
  array_api: false
  foreach: false
  promote: int_to_float
  elementwise: sinh(self) * 3
  doc: |
    Three times the hyperbolic sine.

    >>> ow.tripled(ow.tensor([0.0]))
    tensor([0.])

"""
REDUCTION = """\
- func: sum_of_cubes(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
  variants: function, method
  autogen: sum_of_cubes.out
  array_api: false
  foreach: false
  reduce: {total: {init: 0, step: total + self * self * self}}
  finish: total
  doc: The sum of the cubes.

"""
COMPOSITE = """\
- func: sinh_and_cosh(Tensor self) -> Tensor
  variants: function, method
  autogen: sinh_and_cosh_, sinh_and_cosh.out
  array_api: false
  foreach: false
  composite: sinh(self) + cosh(self)
  doc: The sum of two hyperbolic functions.

"""
WITH_LIST = ELEMENTWISE.replace("  foreach: false\n", "")
AUTO = "- name: tripled(Tensor self) -> Tensor\n  self: auto\n  result: auto\n\n"
# What is added, and the most files and lines that change with it: those taken away and those put in their place.
CHANGES = {
    "an elementwise operator with auto": (ELEMENTWISE, AUTO, 5, 59),
    "an elementwise operator with auto and its form over lists": (WITH_LIST, AUTO, 5, 69),
    "a reduction": (REDUCTION, "", 5, 52),  # without a formula it has a Node that raises
    "a composite": (COMPOSITE, "", 4, 14),
    "a comment": ("# Hyperbolic functions.\n\n\n", "", 0, 0),
}


@cache
def files_with(ops: str, derivatives: str, folder: Path) -> dict[str, str]:
    """The package of the two files of the project with something added in the middle."""
    for name, added, before in (("ops.yaml", ops, NEXT_TO), ("derivatives.yaml", derivatives, "")):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert text.count(before) == 1 or not before
        position = text.index(before) if before else text.index("- name: ")
        (folder / name).write_text(text[:position] + added + text[position:], encoding="utf-8")
    return build(folder / "ops.yaml", folder / "derivatives.yaml").files


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the changed files lie."""
    return tmp_path_factory.mktemp("changed")


@pytest.mark.parametrize("what", CHANGES)
def test_little_changes_with_little(what: str, folder: Path) -> None:
    ops, derivatives, most_files, most_lines = CHANGES[what]
    before, after = files_with("", "", folder), files_with(ops, derivatives, folder)
    changed = [name for name in {**before, **after} if before.get(name) != after.get(name)]
    lines = [
        line
        for name in changed
        for line in difflib.unified_diff(before.get(name, "").split("\n"), after.get(name, "").split("\n"), n=0)
        if line[:1] in "+-" and not line.startswith(("+++", "---"))
    ]
    print(f"{what}: {len(changed)} files, {len(lines)} lines")
    assert len(changed) <= most_files, sorted(changed)
    assert len(lines) <= most_lines, "\n".join(lines)
    assert bool(changed) == bool(most_files)


# The most lines of Python that the package of the project has, whole and by folder. They fall with every repetition
# that goes.
MOST_LINES = {"": 54_700, "operators": 28_950, "functions": 12_350, "kernels": 8_750, "nn": 2_400}


@pytest.mark.parametrize("part", MOST_LINES)
def test_the_package_is_short(part: str) -> None:
    files = (ROOT / "generated" / part).rglob("*.py")
    lines = sum(path.read_bytes().count(b"\n") for path in files)
    print(f"generated/{part}: {lines} lines")
    assert lines <= MOST_LINES[part]
