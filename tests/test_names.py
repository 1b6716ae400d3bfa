"""An operator may be called like anything that generated modules import or define: nothing hides anything else."""

from __future__ import annotations

import ast
import builtins
import keyword
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from codegen.diagnostics import CodegenError
from codegen.package import build

GENERATED = Path(__file__).resolve().parents[1] / "generated"
MODULES = ("operators/powers.py", "functions/powers.py", "kernels/powers.py")
ENDINGS = ("_autograd", "_cpu", "_composite", "_geometry", "_FORMS", "_LOOP", "_function", "_operator")
ENTRY = """\
- func: {schema}
  variants: function, method
  autogen: {name}_, {name}.out
  elementwise: self * other
- func: zeros_like(Tensor self) -> Tensor
  composite: self
"""


def names() -> list[str]:
    """What some generated modules import, define, read or call an argument, and what would become one of these."""
    found: set[str] = set()
    for module in MODULES:
        for node in ast.walk(ast.parse((GENERATED / module).read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                found |= {(one.asname or one.name).split(".")[0] for one in node.names}
            elif isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.arg):
                found.add(node.arg)
    found |= {name.removesuffix(ending) for name in found for ending in ENDINGS}
    found |= {name.lower() for name in found}
    return sorted(name for name in found if name.isidentifier() and not keyword.iskeyword(name))


def bound(tree: ast.Module) -> Iterator[str]:
    """The names that a module binds, as often as it does."""
    for node in tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from ((one.asname or one.name).split(".")[0] for one in node.names)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (one.id for target in node.targets for one in ast.walk(target) if isinstance(one, ast.Name))


@pytest.mark.parametrize(
    "schema",
    ["{name}(Tensor self, Tensor other) -> Tensor", "f(Tensor self, Tensor other, Scalar {name}=1) -> Tensor"],
    ids=["operator", "argument"],
)
def test_nothing_is_hidden(schema: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    accepted, seen = 0, set[str]()
    for name in names():
        written = schema.format(name=name)
        text = ENTRY.format(schema=written, name=written.partition("(")[0])
        Path("ops.yaml").write_text(text, encoding="utf-8")
        Path("derivatives.yaml").write_text(
            f"- name: {written}\n  self: grad * other\n  other: grad * self\n", encoding="utf-8"
        )
        try:
            package = build(Path("ops.yaml"), Path("derivatives.yaml"))
        except CodegenError:
            continue
        accepted += 1
        for file, source in package.files.items():
            if not file.endswith(".py") or file == "__main__.py" or source in seen:
                continue
            seen.add(source)
            tree = ast.parse(source)
            twice = [one for one, count in Counter(bound(tree)).items() if count > 1]
            assert twice == [], (name, file)
            functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
            taken = {one.arg for node in functions for one in node.args.args} | set(vars(builtins)) - {*bound(tree)}
            read = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and hasattr(builtins, node.id)}
            assert read <= taken or file == "__init__.py", (name, file)  # whose `float` is a dtype
    assert accepted > 100
