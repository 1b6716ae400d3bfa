"""An operator may be called like anything that generated modules import or define: nothing hides anything else."""

from __future__ import annotations

import ast
import builtins
import keyword
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from folders import ROOT
from written_packages import imported_package

from codegen.diagnostics import CodegenError
from codegen.imported import FUNCTIONS, OPERATORS, Import, imported
from codegen.names import reject_argument
from codegen.package import build

GENERATED = ROOT / "generated"
MODULES = ("operators/powers.py", "functions/powers.py", "kernels/powers.py")
ENDINGS = (
    "_autograd", "_cpu", "_composite", "_geometry", "_FORMULA", "_FORMULAS", "_LOOP", "_function",
    "_operator",
)  # fmt: skip
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
    result: set[str] = set()
    for module in MODULES:
        for node in ast.walk(ast.parse((GENERATED / module).read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                result |= {(name.asname or name.name).split(".")[0] for name in node.names}
            elif isinstance(node, ast.Name):
                result.add(node.id)
            elif isinstance(node, ast.arg):
                result.add(node.arg)
    result |= {name.removesuffix(ending) for name in result for ending in ENDINGS}
    result |= {name.lower() for name in result}
    return sorted(name for name in result if name.isidentifier() and not keyword.iskeyword(name))


def bound(tree: ast.Module) -> Iterator[str]:
    """The names that a module binds, as often as it does."""
    for node in tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from ((name.asname or name.name).split(".")[0] for name in node.names)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (item.id for target in node.targets for item in ast.walk(target) if isinstance(item, ast.Name))


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
            twice = [key for key, count in Counter(bound(tree)).items() if count > 1]
            assert twice == [], (name, file)
            functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
            taken = {arg.arg for node in functions for arg in node.args.args} | set(vars(builtins)) - {*bound(tree)}
            loaded = (node for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load))
            read = {node.id for node in loaded if hasattr(builtins, node.id)}
            read -= {"__dir__", "__name__"}  # of a package whose parts are loaded on demand
            assert read <= taken or file == "__init__.py", (name, file)  # whose `float` is a dtype
    assert accepted > 100


# What bodies could read, and no operator here needs: decorators and calls of other packages, or of those to come.
UNREAD = {
    "operators": {
        "AUTOGRAD", "BATCH_RULE", "COMPOSITE_EXPLICIT_AUTOGRAD", "COMPOSITE_IMPLICIT_AUTOGRAD", "CPU", "only_real",
    },
    "functions": set(),
}  # fmt: skip


@pytest.mark.parametrize(
    ("room", "table"), [("operators", OPERATORS), ("functions", FUNCTIONS)], ids=["operators", "functions"]
)
def test_what_bodies_read_no_argument_can_be_called(room: str, table: tuple[Import, ...]) -> None:
    """The tables of imports say which names bodies of functions read, and the runtime has them all."""
    members, inside = {*imported(table)}, {*imported(table, inside=True)}
    seen: set[str] = set()
    for path in (GENERATED / room).glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        lines = [line for node in functions for line in node.body]
        read = {node.id for line in lines for node in ast.walk(line) if isinstance(node, ast.Name)}
        assert (read & members) - inside <= {"Node"}, path  # a class has methods
        seen |= read & inside
    assert inside - seen == UNREAD[room]
    results: dict[str, Any] = {}
    exec("".join(f"from {item.module} import {item.words}\n" for item in table), results)
    assert members <= {*results}


@pytest.mark.parametrize("name", sorted({*imported(OPERATORS, inside=True)} - {"FLOATING"}))
def test_an_argument_with_a_taken_name_is_an_error(name: str) -> None:
    assert reject_argument(name) == f"generated code uses the name '{name}' itself"


# What functions of kernels call or are given, what they make of other names, and what native loops call their own.
IN_LOOPS = (
    "T", "count", "index", "number", "counted", "item", "length", "lowest", "x", "x_", "out", "out0", "total_other",
    "total_next", "step", "lane", "i", "row", "rows", "scalars", "pointer", "turn_at", "first", "larger",
)  # fmt: skip
WEIGHTS = range(1, 9)


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A package whose numbers, accumulators and intermediate values are called so, eight to a kernel."""
    entries = ["- theme: named\n"]
    for index in range(0, len(IN_LOOPS), 8):
        names = IN_LOOPS[index : index + 8]
        numbers = "".join(f", Scalar {item}={weight}" for item, weight in zip(names, WEIGHTS, strict=True))
        total = " + ".join(names)
        kernel = f"  autogen: []\n  elementwise: self * ({total})\n"
        entries.append(f"- func: numbers{index}(Tensor self{numbers}) -> Tensor\n{kernel}")
        lines = "".join(f"    {item} = self * {weight}\n" for item, weight in zip(names, WEIGHTS, strict=True))
        entries.append(f"- func: lines{index}(Tensor self) -> Tensor\n  elementwise: |\n{lines}    {total}\n")
    steps = "".join(f"    {state}: {{init: 0, step: {state} + self * {weight}, combine: {state} + {state}_other}}\n"
                    for state, weight in zip(NAMED_STATES, WEIGHTS, strict=True))  # fmt: skip
    total = " + ".join(NAMED_STATES)
    entries.append(
        f"- func: states(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor\n  reduce:\n{steps}"
        f"  finish: {total}\n"
    )
    entries.append(f"- func: running(Tensor self, int dim) -> Tensor\n  scan:\n{steps}  each: {total}\n")
    with imported_package(tmp_path_factory.mktemp("named"), "named_loops", "".join(entries)) as package:
        yield package


# Names that an accumulator can have: an intermediate value of a loop ends otherwise.
NAMED_STATES = tuple(name for name in IN_LOOPS if name not in {"count", "index", "T"} and "_" not in name)[
    :8
]


def test_loops_leave_all_names_to_authors(named: Any) -> None:
    values = [1.0, 2.0, 4.0]
    expected = [value * sum(WEIGHTS) for value in values]
    x = named.tensor(values)
    for index in range(0, len(IN_LOOPS), 8):
        assert getattr(named, f"numbers{index}")(x).tolist() == expected
        assert getattr(named, f"lines{index}")(x).tolist() == expected
    assert named.states(x).item() == sum(expected)
    assert named.running(x, 0).tolist() == [sum(expected[: end + 1]) for end in range(3)]
