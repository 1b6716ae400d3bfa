"""Damaged YAML never ends in a traceback, a hang or broken Python: a report, or a package that compiles.

Each test takes seconds and is the same every time. OPWEAVE_FUZZ_CASES sets the number of cases and OPWEAVE_FUZZ_SEED the
seed of a longer run; a failure names the seed of its case.
"""

from __future__ import annotations

import ast
import builtins
import os
import signal
import symtable
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest
from mutations import DERIVATIVES, OPERATORS, PIECES, Mutator, name_of, schemas_of

from codegen.diagnostics import CodegenError, Diagnostics
from codegen.language import vocabulary
from codegen.language.syntax import Dialect, Program, parse
from codegen.package import Package, build
from codegen.reading.kernels import CONDITION, KERNEL_EXPRESSION
from codegen.schema import SchemaError, parse_operator_name, parse_schema
from codegen.source.yaml_source import parse_yaml
from codegen.source.yaml_values import Text

CASES = int(os.environ.get("OPWEAVE_FUZZ_CASES", "400"))
SEED = os.environ.get("OPWEAVE_FUZZ_SEED", "1")
LIMIT = 5.0  # seconds for a case; ordinary ones take milliseconds

COMPOSITE = Dialect(
    "a composite",
    dict.fromkeys((*vocabulary.HELPERS, *vocabulary.PYTHON_FUNCTIONS, "exp", "add")),
    (*vocabulary.CONSTANTS, *vocabulary.DTYPE_NAMES),
    {*vocabulary.TENSOR_METHODS, "exp"},
    vocabulary.TENSOR_ATTRIBUTES,
    values=True, statements=True, strings=True,
)  # fmt: skip


class HangError(Exception):
    """A case took longer than it may."""


@contextmanager
def time_limit(seconds: float = LIMIT) -> Iterator[None]:
    """Interrupts what computes too long, where the system can; waiting for other programs does not count."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        msg = f"more than {seconds} s"
        raise HangError(msg)

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


# What generated Python may contain

IMPORTS = ("runtime", "math", "numpy", "__future__", "builtins", "collections.abc", "typing", "types", "sys", "textwrap")
FORBIDDEN = {"eval", "exec", "compile", "open", "__import__", "globals", "locals", "input", "breakpoint", "memoryview"}
SPECIAL = {"__name__", "__doc__", "__slots__", "__all__", "__version__"}
known_good: set[str] = set()


def oddities(name: str, text: str) -> list[str]:
    """What a generated module contains that none should."""
    tree = ast.parse(text)
    compile(text, name, "exec")
    results = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            results += [item.name for item in node.names if item.name.split(".")[0] not in IMPORTS]
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module not in IMPORTS:
            results += [] if (node.module or "").startswith("runtime.") else [str(node.module)]
        elif isinstance(node, ast.Attribute) and node.attr.startswith("__") and node.attr not in SPECIAL:
            results += [] if ast.unparse(node) == "super().__init__" else [node.attr]  # which modules call
        elif isinstance(node, (ast.NamedExpr, ast.Await, ast.Yield, ast.YieldFrom, ast.Global, ast.Nonlocal)):
            results.append(type(node).__name__)
    return results + (undefined_in(symtable.symtable(text, name, "exec")) if name.endswith(".py") else [])


def undefined_in(module: symtable.SymbolTable) -> list[str]:
    """Names that a module reads and neither it nor Python defines."""
    names = {"__name__", "__file__", "__path__"} | {symbol.get_name() for symbol in module.get_symbols() if symbol.is_assigned() or symbol.is_imported()}
    names |= {item.get_name() for item in module.get_children()} | (set(dir(builtins)) - FORBIDDEN)
    results, waiting = [], [module]
    while waiting:
        scope = waiting.pop()
        waiting += scope.get_children()
        for element in scope.get_symbols():
            is_outside = element.is_global() or (scope is module and not element.is_assigned() and not element.is_imported())
            if is_outside and element.is_referenced() and element.get_name() not in names:
                results.append(f"undefined {element.get_name()}")
    return results


def check_package(package: Package) -> None:
    for name, text in package.files.items():
        if text in known_good:
            continue
        if name.endswith((".py", ".pyi")) and name != "__main__.py":  # the same in every package
            assert oddities(name, text) == [], name
            assert not Path(name).is_absolute()
            assert ".." not in Path(name).parts
        if len(known_good) < 2000:
            known_good.add(text)


def attempt(case: str, ops: str, derivatives: str) -> bool:
    """Whether one pair of files is accepted. Anything but a report or a good package fails."""
    Path("ops.yaml").write_bytes(ops.encode("utf-8", "surrogatepass"))
    Path("derivatives.yaml").write_bytes(derivatives.encode("utf-8", "surrogatepass"))
    try:
        with time_limit():
            check_package(build(Path("ops.yaml"), Path("derivatives.yaml")))
    except CodegenError as error:
        assert error.diagnostics
        assert all(diagnostic.location.file in ("ops.yaml", "derivatives.yaml") for diagnostic in error.diagnostics), case
        return False
    except BaseException as error:
        error.add_note(f"case {case}\n--- ops.yaml\n{ops[:6000]}\n--- derivatives.yaml\n{derivatives[:6000]}")
        raise
    return True


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("part", range(4))
def test_damaged_files_give_a_report_or_a_package(part: int) -> None:
    accepted = 0
    for number in range(CASES):
        case = f"{SEED}/{part}/{number}"
        accepted += attempt(case, *Mutator(case).files())
    assert CASES // 50 < accepted < CASES * 0.9
    assert sorted(path.name for path in Path().iterdir()) == ["derivatives.yaml", "ops.yaml"]


def test_random_bytes() -> None:
    choose = Mutator(f"{SEED}/bytes").random
    good = ("".join(list(OPERATORS.values())[:3])).encode()
    for number in range(CASES // 5):
        data = bytearray(good)
        for _ in range(choose.choice((1, 2, 8))):
            data[choose.randrange(len(data))] = choose.randrange(256)
        attempt(f"{SEED}/bytes/{number}", bytes(data).decode("utf-8", "surrogateescape").encode("utf-8", "replace").decode()
                if number % 2 else "\ufeff" + bytes(data).decode("latin-1"), "[]\n")  # fmt: skip
        Path("raw.yaml").write_bytes(bytes(data))
        with time_limit(), pytest.MonkeyPatch.context() as patch:
            patch.setattr("sys.stderr", None)
            try:
                build(Path("raw.yaml"), Path("derivatives.yaml"))
            except CodegenError as error:
                assert error.diagnostics
    Path("raw.yaml").unlink()


def test_damaged_schemas_are_rejected_or_print_themselves() -> None:
    mutator = Mutator(f"{SEED}/schemas")
    schemas = [text for entry in OPERATORS.values() for text in schemas_of(entry)]
    for _ in range(CASES * 4):
        text = mutator.damaged(mutator.random.choice(schemas))
        with time_limit(5.0):
            results: list[SchemaError] = []
            schema = parse_schema(text, on_error=results.append)
            assert (schema is None) == bool(results), text
            for error in results:
                assert 0 <= error.offset <= len(text), text
                assert error.length >= 1, text
            if schema is not None:
                assert parse_schema(str(schema)) == schema, text
            try:
                name = parse_operator_name(text.partition("(")[0])
                assert parse_operator_name(str(name)) == name
            except SchemaError:
                pass


def expressions() -> list[str]:
    """The texts of kernels and formulas, one line or many."""
    results = []
    for entry in (*OPERATORS.values(), *DERIVATIVES.values()):
        lines = entry.split("\n")[1:]
        results += [line.partition(": ")[2].strip("'\"") for line in lines if ": " in line and "doc:" not in line]
        _, block, body = entry.partition(": |\n")
        results += ["\n".join(line[6:] for line in body.split("\n") if line.startswith("      "))] if block else []
    return [text for text in results if text]


def parsed(text: str, dialect: Dialect, names: tuple[str, ...]) -> tuple[Program | None, Diagnostics]:
    """The text as a program of the dialect, or None and what was wrong with it."""
    diagnostics = Diagnostics()
    diagnostics.remember_source("ops.yaml", text.split("\n"))
    located = parse_yaml("- 'x'", "ops.yaml", diagnostics)
    assert located is not None
    return parse(Text(text, located.location), dialect, names, diagnostics), diagnostics


@pytest.mark.parametrize("dialect", [KERNEL_EXPRESSION, CONDITION, COMPOSITE], ids=lambda item: item.what)
def test_damaged_expressions_are_rejected_or_compile(dialect: Dialect) -> None:
    mutator = Mutator(f"{SEED}/{dialect.what}")
    names = ("self", "other", "alpha", "dim", "grad", "min", "max", "value", "sizes")
    texts = expressions()
    values = [text for text in texts if parsed(text, dialect, names)[0] is not None]
    accepted = 0
    for _ in range(CASES * 2):
        text = mutator.damaged(mutator.random.choice(mutator.random.choice((texts, values))))
        if mutator.random.random() < 0.1:
            text = mutator.random.choice(PIECES)
        if not text.strip() or "\0" in text:
            continue
        with time_limit(5.0):
            program, diagnostics = parsed(text, dialect, names)
            assert (program is None) == bool(len(diagnostics)), text
            assert all(str(error) for error in diagnostics.errors)
        if program is not None:
            accepted += 1
            check_program(program)
    assert accepted > CASES // 50


def check_program(program: Program) -> None:
    """An accepted program is Python that reaches nothing."""
    tree = ast.Module([ast.FunctionDef("f", ast.arguments([], [], None, [], [], None, []), list(program.body), [])], [])
    compile(ast.unparse(ast.fix_missing_locations(tree)), "program", "exec")
    for node in ast.walk(tree):
        assert not isinstance(node, (ast.Import, ast.Lambda, ast.NamedExpr, ast.Await, ast.Yield, ast.Global, ast.Delete))
        assert not (isinstance(node, ast.Attribute) and node.attr.startswith("_")), ast.unparse(node)
        assert not (isinstance(node, ast.Name) and node.id.startswith("__")), ast.unparse(node)


def test_large_files_take_time_in_proportion() -> None:
    """10 MB of entries, of one line, of one word, of brackets: no size is a trap."""
    entry = "- func: f{}(Tensr self) -> Tensor\n  elementwise: selff + {}\n"
    large = {
        "one long text": f"- func: {'x' * 10_000_000}\n",
        "a long line": OPERATORS["exp"] + f"  tags: [{', '.join(['pointwise'] * 500_000)}]\n",
        "brackets": "- func: " + "[" * 5_000_000 + "\n",
        "closed brackets": "- func: " + "[" * 2_000_000 + "]" * 2_000_000 + "\n",
        "blank lines": "\n" * 10_000_000 + OPERATORS["exp"],
        "a comment": "#" * 10_000_000 + "\n" + OPERATORS["exp"],
        "one block": "- doc: |\n" + "    x\n" * 1_500_000,
        "a shorter expression": "- func: f(Tensor self) -> Tensor\n  elementwise: " + "self + " * 14_000 + "1\n",
        "shorter signs": "- func: f(Tensor self) -> Tensor\n  elementwise: '" + "-" * 99_000 + "self'\n",
        "a shorter doc": OPERATORS["exp"].partition("  doc:")[0] + "  doc: " + "word " * 19_000 + "\n",
        "an expression": "- func: f(Tensor self) -> Tensor\n  elementwise: " + "self + " * 1_000_000 + "1\n",
        "signs": "- func: f(Tensor self) -> Tensor\n  elementwise: '" + "-" * 5_000_000 + "self'\n",
        "errors": "".join(entry.format(number, number) for number in range(3000)),
        "arguments": f"- func: f({', '.join(f'Tensor a{number}' for number in range(20000))}) -> Tensor\n",
        "doc": OPERATORS["exp"].partition("  doc:")[0] + "  doc: " + "word " * 2_000_000 + "\n",
    }
    for name, text in large.items():
        Path("ops.yaml").write_text(text, encoding="utf-8")
        Path("derivatives.yaml").write_text("[]\n", encoding="utf-8")
        began = time.perf_counter()
        with time_limit(60.0):
            try:
                build(Path("ops.yaml"), Path("derivatives.yaml"))
            except CodegenError as error:
                assert len(str(error)) < 5_000_000, name
        print(name, time.perf_counter() - began)


def test_names_of_the_corpus() -> None:
    """The entries that are damaged are all there."""
    assert len(OPERATORS) > 150
    assert set(DERIVATIVES) <= {text.partition("(")[0] for entry in OPERATORS.values() for text in schemas_of(entry)}
    assert name_of("- func: add.Tensor(Tensor self) -> Tensor\n") == "add.Tensor"
