"""Expressions at run time: trees in operators.json, one reader of them, and nothing that is read back from source."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from folders import ROOT

import generated  # noqa: F401 - its operators
from codegen.language.encoding import encoded, encoded_program
from codegen.language.syntax import Program
from runtime import expressions
from runtime.dispatch import registry

OPERATORS = json.loads((ROOT / "generated" / "operators.json").read_text(encoding="utf-8"))["operators"]
# What parses or reads source while a program runs, and may: the file, what stands there, and why.
ALLOWED = {
    ("runtime/dispatch/schemas.py", "ast.literal_eval"): "defaults in schemas that programs register",
    ("runtime/capture/fx/source.py", "exec"): "a graph module runs the code that its graph gives, as PyTorch's does",
    ("runtime/capture/fx/source.py", "ast.parse"): "jit.CompilationUnit takes the source of functions",
    ("runtime/capture/fx/source.py", "ast.FunctionDef"): "jit.CompilationUnit rejects other statements",
    ("runtime/capture/fx/source.py", "ast.unparse"): "its error shows the statement",
    ("runtime/dispatch/inferring.py", "eval"): "annotations of a program's functions that are text, as inspect does",
    ("runtime/dispatch/public.py", "__doc__"): "a public function shows the documentation of its declaration",
    ("runtime/capture/script/source.py", "inspect.getsourcelines"): "jit.script translates the source of a function",
    ("runtime/capture/script/source.py", "ast.parse"): "jit.script translates the source of a function",
    ("runtime/capture/script/source.py", "ast.iter_child_nodes"): "jit.script walks over the tree of a function",
    ("runtime/capture/script/emitting.py", "ast.parse"): "jit.script translates annotations that are text",
    ("runtime/capture/script/emitting.py", "ast.copy_location"): "jit.script keeps the places of what it writes",
    ("runtime/capture/script/python_functions.py", "ast.Call"): "jit.script writes calls for statements",
    ("runtime/capture/script/python_functions.py", "ast.Attribute"): "jit.script reads getattr(x, 'a') as x.a",
    ("runtime/capture/script/python_functions.py", "ast.Load"): "jit.script reads getattr(x, 'a') as x.a",
    ("runtime/capture/script/python_functions.py", "ast.copy_location"): "jit.script keeps their places",
    ("runtime/native/methods.py", "__doc__"): "a native method shows the documentation of the function before it",
}
_SOURCES = {"inspect.getsource", "inspect.getsourcelines", "inspect.getdoc", "exec", "eval"}
_OF_OPERATORS = {"kernel", "derivative", "formulas", "entry", "facts", "trees"}


# What does more with documentation than to hand it on to what stands for a function.
_TAKING_APART = (ast.Attribute, ast.Subscript, ast.BinOp, ast.FormattedValue, ast.BoolOp)


def _is_documentation(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "__doc__" and isinstance(node.ctx, ast.Load)


def readers(path: Path) -> Iterator[str]:
    """What in a module reads source, documentation, or the text of a kernel."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, _TAKING_APART) and any(map(_is_documentation, ast.iter_child_nodes(node))):
            yield "__doc__"
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "ast":
            yield ast.unparse(node)
        elif isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            if called in _SOURCES:
                yield called
            words = {
                word for argument in node.args for child in ast.walk(argument)
                for word in (getattr(child, "id", ""), getattr(child, "attr", ""), getattr(child, "value", ""))
                if isinstance(word, str)
            }  # fmt: skip
            if called.startswith("re.") and words & _OF_OPERATORS:
                yield called


def test_nothing_reads_source_or_documentation_while_a_program_runs() -> None:
    files = sorted((ROOT / "runtime").rglob("*.py"))
    results = {(path.relative_to(ROOT).as_posix(), what) for path in files for what in readers(path)}
    assert results == ALLOWED.keys()


@pytest.mark.parametrize(
    "text",
    ["inspect.getsource(f)", "exec(text)", "ast.parse(text)", "f.__doc__.split()", "re.findall('x', entry['scan'])"],
)
def test_the_scan_sees_readers(text: str, tmp_path: Path) -> None:
    (tmp_path / "reader.py").write_text(text)
    assert list(readers(tmp_path / "reader.py"))


def programs(tree: Any) -> Iterator[list[Any]]:
    """The programs of an operator's trees."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            if key in ("let", "carry", "kernel", "formulas") or (isinstance(value, dict) and key != "loops"):
                yield from programs(value)
            elif key == "elementwise":
                yield from (program for _, program in value)
            elif key in ("reduce", "scan"):
                yield from (program for item in value for program in programs(item))
            elif key not in ("loops", "type", "windows", "tables", "writes", "as_numbers"):
                yield value


def is_plain(tree: Any) -> bool:
    """Whether a program stands in one line of text: no blocks, and no texts that hold values."""
    return not re.search(r"""\["(if|for|while|return|f'|[+*/-]=)",""", json.dumps(tree))


def test_every_tree_is_text_and_a_tree_again() -> None:
    count = 0
    for name, facts in OPERATORS.items():
        for program in filter(is_plain, programs(facts.get("trees", {}))):
            text = expressions.shown(program)
            body = tuple(ast.parse(text).body)
            again = [normalised(item) for item in encoded_program(Program(body, text))]
            assert again == [normalised(item) for item in program], f"{name}: {text}"
            count += 1
    assert count > 1500


def normalised(tree: Any) -> Any:
    """A negative number is a sign and a number, however it came about."""
    if isinstance(tree, (int, float)) and not isinstance(tree, bool) and tree < 0:
        return ["-", -tree]
    return [normalised(part) for part in tree] if isinstance(tree, list) else tree


@pytest.mark.parametrize("name", ["add.Tensor", "sum", "cumsum", "var_mean", "t", "_adam_step_", "clamp", "mm"])
def test_one_line_is_read_of_the_file(name: str) -> None:
    assert expressions.facts("generated", name) == OPERATORS[name]


def test_an_operator_has_its_trees() -> None:
    operator = registry.find("add.Tensor")
    assert operator.trees["elementwise"] == [[None, [["+", "self", ["*", "alpha", "other"]]]]]
    assert operator.formulas["other"] == [["*", "grad", ["conj", "alpha"]]]
    assert operator.inplace is not None
    assert operator.inplace.trees == {}
    assert expressions.facts("generated", "no such operator") == {}
    assert expressions.read_header("no_such_package")[1] == {}
    assert expressions.read_header("generated")[1]["file"] == "ops.yaml"


def test_every_entry_with_expressions_has_trees() -> None:
    for name, facts in OPERATORS.items():
        kernel, trees = facts.get("kernel", {}), facts.get("trees", {})
        wanted = {"elementwise", "reduce", "finish", "each", "scan", "view", "composite"} & kernel.keys()
        assert wanted <= trees.get("kernel", {}).keys(), name
        written = {key for key, text in facts.get("derivative", {}).items() if text != "auto_linear"}
        assert written >= trees.get("formulas", {}).keys(), name


def test_calls_do_not_load_the_file() -> None:
    program = (
        "import generated as ow; from runtime import expressions\n"
        "x = ow.randn(3, requires_grad=True); (x * x).sum().backward(); ow.optim.SGD([x], lr=0.1).step()\n"
        "print(expressions._index.cache_info().currsize)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout == "0\n"


@pytest.mark.parametrize(
    ("text", "names", "value"),
    [
        ("a if a > b else b", {"a": 1, "b": 2}, 2),
        ("s = 0\nfor k in range(n):\n    s = s + k * c[k]\ns", {"n": 3, "c": [1, 2, 3]}, 8),
        ("s = 1\nwhile at_most(50, s < 100):\n    s = s * 2\ns", {}, 128),
        ("s = 0\nfor x in c:\n    s = s + x\n(s, -s)", {"c": [1.5, 2.5]}, (4.0, -4.0)),
        ("a is None or not (b and pi > 3)", {"a": 1, "b": 0}, True),
        ("1 < a <= 3", {"a": 3}, True),
        ("1 < a <= 3", {"a": 4}, False),
    ],
)
def test_expressions_of_numbers(text: str, names: dict[str, Any], value: Any) -> None:
    program = [encoded(statement) for statement in ast.parse(text).body]
    assert expressions.ExpressionInterpreter(dict(names)).run(program) == value


def test_messages_name_the_expression() -> None:
    assert expressions.expression_of("generated.kernels.arithmetic", "AddBackward0", "add_Tensor_backward_other") == (
        "grad * conj(alpha)"
    )
    assert expressions.expression_of("generated.kernels.arithmetic", "add.Tensor", "add_Tensor_kernel") == (
        "self + alpha * other"
    )
