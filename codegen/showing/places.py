"""Locations in generated files: definitions, methods, rows of dispatch tables; read from their trees.

The files are parsed as they lie on disk, and nothing is imported.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from codegen.names import constant

_KEEP = ("CPU", "CUDA")
_IMPLICIT = "CompositeImplicitAutograd"
# What a decorator registers, the loops of forms, and the kernels that follow for a form that has none of its own.
_DECORATORS = {"composite": _IMPLICIT, "forward_rule": "ForwardAd", "recorded_in_place": "Autograd"}
_WAYS = {"inplace": "update", "out": "write"}
_FOLLOWING = {
    "inplace": {
        "CPU": "runtime.autograd.forms.copied_into_self", "ForwardAd": "runtime.autograd.forward.without_tangent",
    },
    "out": {
        "CPU": "runtime.autograd.forms.copied_into_out",
        "Autograd": "runtime.autograd.inplace.without_gradient",
        "ForwardAd": "runtime.autograd.forward.without_tangent",
    },
    "shared": {_IMPLICIT: "runtime.autograd.forms.takes_place_of_view"},
    "parts": {_IMPLICIT: "runtime.autograd.forms.copied_through_autograd"},
}  # fmt: skip


@dataclass(frozen=True)
class TableRow:
    """A row of a dispatch table: the key, what is registered as Python has it, and the line of the function."""

    key: str
    target: str
    line: int


@dataclass(frozen=True)
class PythonFile:
    """A Python file."""

    path: Path

    @cached_property
    def lines(self) -> list[str]:
        """Its text."""
        return self.path.read_text(encoding="utf-8").split("\n")

    @cached_property
    def body(self) -> list[ast.stmt]:
        """Its statements. Raises SyntaxError if it is no Python."""
        return ast.parse("\n".join(self.lines)).body

    @cached_property
    def top(self) -> dict[str, ast.stmt]:
        """What is defined at the top level, by name."""
        return dict(_named(self.body))

    @cached_property
    def _tables(self) -> _Tables:
        tables = _Tables(self.top)
        for node in self.body:
            tables.read(node)
        return tables

    @cached_property
    def tables(self) -> dict[str, list[TableRow]]:
        """The rows of every dispatch table by the name of the table, those that follow from an operator included.

        The table of an operator that is defined where it is registered has no name in the file; it has one here.
        """
        return self._tables.finished()

    def line_of(self, name: str) -> int | None:
        """The line of a definition at the top level, or of an operator that is defined where it is registered."""
        node = self.top.get(name)
        return node.lineno if node is not None else self._tables.nested.get(name)

    @cached_property
    def methods(self) -> dict[str, ast.stmt]:
        """The declarations of functions by the methods, special methods and properties of Tensor that call them."""
        result: dict[str, ast.stmt] = {}
        for name, node in self.top.items():
            calls = [node.value] if isinstance(node, ast.Assign) else getattr(node, "decorator_list", [])
            for call in (item for item in calls if isinstance(item, ast.Call)):
                if ast.unparse(call.func) in ("public", "declare"):
                    facts = {item.arg: ast.literal_eval(item.value) for item in call.keywords}
                    names = f"{facts.get('operators', '')} {facts.get('attribute', '')}".split()
                    names += [str(facts.get("name", name))] if "method" in facts else []
                    result |= dict.fromkeys(names, node)
        return result

    def text_of(self, node: ast.stmt) -> str:
        """The source of a definition."""
        return "\n".join(self.lines[node.lineno - 1 : node.end_lineno])


class _Tables:
    """Collects the rows of dispatch tables from the statements of a module of operators."""

    def __init__(self, top: dict[str, ast.stmt]) -> None:
        self.top = top
        self.rows: dict[str, dict[str, TableRow]] = {}
        self.forms: dict[str, dict[str, str]] = {}  # by operator, its in-place form and its out= form
        self.views: set[str] = set()
        self.nested: dict[str, int] = {}  # the lines of operators that are defined where they are registered

    def read(self, node: ast.stmt) -> None:
        """One statement."""
        if isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call):
                    self.read_decorator(decorator, node)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            self.read_definition(node.targets[0], node.value)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            self.read_call(node.value, node.lineno)

    def read_definition(self, target: ast.expr, call: ast.Call) -> None:
        """``ADD, ADD_, ADD_OUT = define(schema, digest, "add_", "add.out")``, or the Node of an operator."""
        if ast.unparse(call.func) == "without_formula":
            self.read_without_formula(ast.unparse(target), call)
        if isinstance(call.func, ast.Attribute) and call.func.attr == "compute_by":
            self.read_loop(ast.unparse(target), ast.unparse(call.func.value), call.lineno)
        if isinstance(target, ast.Tuple) and ast.unparse(call.func) == "define":
            self.read_forms(call, [ast.unparse(element) for element in target.elts])

    def read_loop(self, loop: str, table: str, line: int) -> None:
        """``ADD_LOOP = ADD.compute_by(Elementwise(...))``, which registers for the forms as well."""
        self.add(table, "CPU", f"{loop}.make", line)
        for kind, form in self.forms.get(table, {}).items():
            self.add(form, "CPU", f"{loop}.{_WAYS[kind]}", line)

    def read_nested(self, defined: ast.expr) -> str:
        """The name of the table of what is registered, which may be defined there."""
        if not isinstance(defined, ast.Call):
            return ast.unparse(defined)
        schema, _, *forms = (str(ast.literal_eval(argument)) for argument in defined.args)
        constants = [constant(name) for name in (schema.partition("(")[0], *forms)]
        self.nested |= dict.fromkeys(constants, defined.lineno)
        self.read_forms(defined, constants)
        return constants[0]

    def read_forms(self, call: ast.Call, constants: list[str]) -> None:
        """The forms of a definition, which names its tables by `constants`."""
        functional, *forms = constants
        schema, _, *names = (str(ast.literal_eval(argument)) for argument in call.args)
        self.views |= {functional} if "(a)" in schema else set()
        kinds = ("inplace" if name.partition(".")[0].endswith("_") else "out" for name in names)
        self.forms[functional] = dict(zip(kinds, forms, strict=True))

    def read_decorator(self, call: ast.Call, node: ast.FunctionDef) -> None:
        """A function that is registered where it stands."""
        if isinstance(call.func, ast.Attribute) and call.func.attr == "implement":
            self.add(ast.unparse(call.func.value), _key(ast.unparse(call.args[0])), node.name, node.lineno)
            return
        self.read_registration(call, node.name, node.lineno)

    def read_registration(self, call: ast.Call, target: str, line: int) -> None:
        """``composite(ADD, ...)`` and its like, as decorators or as statements."""
        name = ast.unparse(call.func)
        if name not in _DECORATORS:
            return
        table = self.read_nested(call.args[0])
        self.add(table, _DECORATORS[name], target, line)
        form = self.forms.get(table, {}).get("inplace")
        if form is not None and table not in self.views and name == "forward_rule":
            self.add(form, _DECORATORS[name], target, line)

    def read_call(self, call: ast.Call, line: int) -> None:
        """A statement that registers something."""
        function, text = call.func, [ast.unparse(argument) for argument in call.args]
        if isinstance(function, ast.Attribute) and function.attr == "implement" and len(text) == 2:
            names = (node.id for node in ast.walk(call.args[1]) if isinstance(node, ast.Name))
            definitions = [self.top[name].lineno for name in names if isinstance(self.top.get(name), ast.FunctionDef)]
            self.add(ast.unparse(function.value), _key(text[0]), text[1], (*definitions, line)[0])
        elif ast.unparse(function) in _DECORATORS:
            self.read_registration(call, text[1], line)
        elif ast.unparse(function) in ("pushed_forward", "another_name", "copy_of_view", "for_each"):
            table = self.read_nested(call.args[0])
            registration = f"{ast.unparse(function)}({', '.join([table, *text[1:]])})"
            self.read_following(ast.unparse(function), table, registration, line)

    def read_without_formula(self, node: str, call: ast.Call) -> None:
        """``AddBackward0 = without_formula(ADD, "AddBackward0", "self")``, which registers under two keys."""
        table = ast.unparse(call.args[0])
        inplace = self.forms.get(table, {}).get("inplace")
        for form in (table, inplace) if inplace is not None else (table,):
            self.add(form, "Autograd", node, call.lineno)
        self.read_following("pushed_forward", table, "", call.lineno)

    def read_following(self, function: str, table: str, registration: str, line: int) -> None:
        """A statement that registers what follows from an operator for it and for its in-place form."""
        pushed = function == "pushed_forward"
        inplace = self.forms.get(table, {}).get("inplace")
        key = "ForwardAd" if pushed else _IMPLICIT
        self.add(table, key, f"by_double_backward({table})" if pushed else registration, line)
        if inplace is not None and table not in self.views:
            target = f"by_double_backward_in_place({inplace}, {table})" if pushed else registration
            self.add(inplace, key, target, line)

    def add(self, table: str, key: str, target: str, line: int) -> None:
        """A row."""
        self.rows.setdefault(table, {})[key] = TableRow(key, target, line)

    def finished(self) -> dict[str, list[TableRow]]:
        """All rows, with those that follow for forms (:mod:`runtime.autograd.forms`) where nothing is registered."""
        for functional, forms in self.forms.items():
            through_parts = _IMPLICIT in self.rows.get(functional, {})
            for kind, form in forms.items():
                way = "shared" if kind == "inplace" and functional in self.views else kind
                way = "parts" if way == "inplace" and through_parts else way
                explicit = self.rows.setdefault(form, {})
                self.rows[form] = {key: TableRow(key, target, 0) for key, target in _FOLLOWING[way].items()} | explicit
        return {table: list(rows.values()) for table, rows in self.rows.items()}


def _named(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name, node
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], (ast.Name, ast.Tuple)):
            target = node.targets[0]
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            yield from ((name.id, node) for name in names if isinstance(name, ast.Name))
        elif isinstance(node, ast.ImportFrom):
            yield from ((imported.asname or imported.name, node) for imported in node.names)


def _key(constant: str) -> str:
    """``FORWARD_AD`` -> ``ForwardAd``, and ``"Meta"``, a key by name, -> ``Meta``."""
    if constant[0] in "\"'":
        return constant[1:-1]
    return "".join(word if word in _KEEP else word.capitalize() for word in constant.split("_"))


class Places:
    """The files of a package; one that is not there is None."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._files: dict[str, PythonFile | None] = {}

    def file(self, name: str) -> PythonFile | None:
        """A file by its path below the package. A file that is no Python counts as absent."""
        if name not in self._files:
            path = self.folder / name
            self._files[name] = read_file(path)
        return self._files[name]


def read_file(path: Path) -> PythonFile | None:
    """A file, None if there is none or it is no Python."""
    file = PythonFile(path)
    try:
        _ = file.top
    except (OSError, SyntaxError, ValueError):
        return None
    return file
