"""The path of a call as text: from the YAML through bindings, dispatch and kernel to the Node.

Every stop is a line that ends in ``path:line``. The lines of generated code are those of the files as they lie on disk.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from codegen.language.lets import one_line
from codegen.language.vocabulary import AUTOCASTS, CATEGORIES
from codegen.model.bindings import FunctionBlock
from codegen.model.blocks import OperatorBlock
from codegen.model.forms import FormBlock
from codegen.reading.kernel_writes import writes
from codegen.reading.kernels import ElementwiseKernel
from codegen.reading.kinds import promotion
from codegen.reading.lookup import full_name, function_paths, methods
from codegen.showing import facts
from codegen.showing.places import Places, PythonFile, read_file

_LABEL = 64  # columns of what stands before a place, where it is not longer
_COMPUTES = ("elementwise", "reduce", "scan")  # kinds whose dtypes the entry decides


@dataclass(frozen=True)
class CodeExcerpt:
    """A piece of generated code to show: its place and its text."""

    place: str
    text: str


class Explanation:
    """Writes about the operators of one package; `places` are its files."""

    def __init__(self, positions: Places, functions: Iterable[FunctionBlock]) -> None:
        self.places = positions
        self.functions = {function.name: function for function in functions}

    def brief(self, block: OperatorBlock) -> Iterator[str]:
        """An overload in three lines."""
        entry = block.entry
        yield str(entry.schema)
        how = facts.differentiated(entry, block.derivative)
        yield _stop(f"  kernel: {facts.kernel_kind(entry)}; gradient: {how}", str_place(entry.location))
        yield _stop("  dispatch table", self.at("operators", block, block.functional.constant))

    def full(self, block: OperatorBlock) -> Iterator[str]:
        """Everything about an overload."""
        yield str(block.entry.schema)
        if block.entry.doc:
            yield from block.entry.doc.split("\n")
        for title, lines in (
            ("YAML", self.yaml(block)),
            ("Python", self.python(block)),
            (f"Dispatch of {block.functional.name}", self.table(block, block.functional)),
            (f"Kernel: {facts.kernel_kind(block.entry)}", self.kernel(block)),
            ("Backward", self.backward(block)),
            ("Forms", self.forms(block)),
        ):
            shown = list(lines)
            if shown:
                yield ""
                yield title
                yield from (f"  {line}" for line in shown)

    def yaml(self, block: OperatorBlock) -> Iterator[str]:
        """The entries."""
        yield _stop("entry", str_place(block.entry.location))
        if block.derivative is not None and block.derivative.is_written:
            yield _stop("derivative", str_place(block.derivative.location))

    def python(self, block: OperatorBlock) -> Iterator[str]:
        """The functions and methods that lead to the entry."""
        entry = block.entry
        base = entry.schema.name.base
        function = self.functions[base]
        file = f"functions/{function.theme}.py"  # which holds the overloads of other themes too
        position = self.find(file, function.local)
        yield from (_stop(line, position) for line in function.doc[: len(function.forms)])
        for path in function_paths(entry):
            module, _, name = path.rpartition(".")
            if module:
                yield _stop(path, self.find(f"{module.replace('.', '/')}.py", name))
        for module_spec in entry.modules:
            yield _stop(f"nn.{module_spec.name}", self.find("nn/modules.py", module_spec.name))
        for name in methods(entry):
            yield _stop(f"Tensor.{name}", self.method(function.theme, name))

    def table(self, block: OperatorBlock, form: FormBlock) -> Iterator[str]:
        """A dispatch table: where it is defined, then its rows."""
        file = self.places.file(f"operators/{block.entry.theme}.py")
        named = file is None or form.constant in file.top
        yield _stop(form.constant if named else form.name, self.at("operators", block, form.constant))
        rows = file.tables.get(form.constant, []) if file else []
        for row in sorted(rows, key=lambda row: not row.key.startswith("Autograd")):  # as a call meets them
            assert file is not None
            yield _stop(f"{row.key}: {row.target}", _handwritten(row.target) or place(file.path, row.line))

    def kernel(self, block: OperatorBlock) -> Iterator[str]:
        """How it computes: expressions, dtypes and loops."""
        entry = block.entry
        if isinstance(entry.kernel, ElementwiseKernel):
            for case in entry.kernel.cases:
                if case.condition is not None:
                    yield f"where {case.condition.source}:"
                indent = "  " if case.condition is not None else ""
                yield from (f"{indent}{line}" for line in case.program.source.split("\n"))
                if case.accepts:
                    yield f"{indent}for {', '.join(case.accepts)} only"
            if entry.kernel.fulfils is not None:
                yield f"fulfils {one_line(entry.kernel.fulfils.source, entry.kernel.fulfils)} = 0"
        else:
            for key, text in entry.kernel_text.items():
                lines = text.split("\n")
                if len(entry.kernel_text) == 1:
                    yield from lines
                else:
                    yield f"{key}: {' '.join(lines)}"
        if facts.kernel_kind(entry) in _COMPUTES:
            rule = promotion(entry.promote)
            accepted = "any dtype" if entry.accepts == CATEGORIES else ", ".join(entry.accepts)
            writing = "what is written keeps its dtype" if writes(entry.schema) else ""
            yield f"takes {accepted}; {writing or f'the result has {rule.short or rule.meaning}'}"
            yield from (f"{name} is {kind}" for name, kind in entry.fixed_dtypes)
        if entry.autocast:
            yield f"in a region of autocast: {AUTOCASTS[entry.autocast]}"
        yield from self.loops(block, str(entry.schema.name))

    def loops(self, block: OperatorBlock, owner: str) -> Iterator[str]:
        """The compiled loops that belong to an operator or a Node."""
        for source, location in self.loop_definitions(block, owner):
            yield _stop(f"loop {source}", location)

    def backward(self, block: OperatorBlock) -> Iterator[str]:
        """The Node, its formulas and what it keeps; or why there is none."""
        derivative, node = block.derivative, block.node
        if derivative is None or node is None:
            yield f"no Node; gradient: {facts.differentiated(block.entry, derivative)}"
            return
        yield _stop(f"class {node.name}", self.at("operators", block, node.name))
        for formula in derivative.formulas:
            origin = "   (derived by auto)" if formula.derived else ""
            yield f"{', '.join(formula.arguments)}: {one_line(formula.text, formula.program)}{origin}"
        yield from (f"{name}: not implemented: {reason}" for name, reason in derivative.rejected)
        reasons = {name: f": {reason}" for name, reason in derivative.reasons}
        yield from (f"{name}: non-differentiable{reasons.get(name, '')}" for name in derivative.non_differentiable)
        for saved in derivative.saved:
            subject = {"output": "the result", "value": saved.expression}.get(saved.kind, f"the tensor {saved.name}")
            yield f"saves {subject} for the gradient of {', '.join(saved.needed_by)}"
        if not derivative.saved:
            yield "saves nothing"
        yield from self.loops(block, node.name)

    def forms(self, block: OperatorBlock) -> Iterator[str]:
        """The in-place and the out= form."""
        for form in block.forms[1:]:
            yield str(form.schema)
            yield from (f"  {line}" for line in self.table(block, form))

    def sources(self, block: OperatorBlock) -> Iterator[CodeExcerpt]:
        """The generated functions: of every row of the tables, the Node, the loops."""
        file = self.places.file(f"operators/{block.entry.theme}.py")
        loops = self.places.file(f"kernels/{block.entry.theme}.py")
        if file is None:
            return
        lines = [row.line for form in block.forms for row in file.tables.get(form.constant, ())]
        named = {row.target for form in block.forms for row in file.tables.get(form.constant, ())}
        definitions = [
            node for name, node in file.top.items()
            if (node.lineno in lines and isinstance(node, ast.FunctionDef)) or (name in named and _is_formula(node))
        ]  # fmt: skip
        node = file.top.get(block.node.name) if block.node else None
        for item in sorted([*definitions, *([node] if node else [])], key=lambda node: node.lineno):
            yield CodeExcerpt(place(file.path, item.lineno), file.text_of(item))
        owners = [block.entry.name, *([block.node.name] if block.node else [])]
        for name, _ in (pair for owner in owners for pair in self.loop_definitions(block, owner)):
            one_loop = loops.top.get(name) if loops else None
            if loops is not None and one_loop is not None:
                yield CodeExcerpt(place(loops.path, one_loop.lineno), loops.text_of(one_loop))

    def loop_definitions(self, block: OperatorBlock, owner: str) -> Iterator[tuple[str, str | None]]:
        """Names and places of the functions of an operator's or a Node's loops, each once.

        A loop is ``Elementwise("add.Tensor", LOOPS, "name")``; several may have one function.
        """
        shown: set[str] = set()
        file = self.places.file(f"operators/{block.entry.theme}.py")
        for call in (call for node in (file.top.values() if file else ()) for call in _calls_of_definition(node)):
            if len(call.args) > 2 and ast.unparse(call.args[1]) == "LOOPS":
                first, _, loop = (
                    argument.value if isinstance(argument, ast.Constant) else "" for argument in call.args[:3]
                )
                if first == owner and str(loop) not in shown:
                    shown.add(str(loop))
                    yield str(loop), self.at("kernels", block, str(loop))

    def at(self, folder: str, block: OperatorBlock, name: str) -> str | None:
        """The place of a definition in the theme's file of a folder."""
        return self.find(f"{folder}/{block.entry.theme}.py", name)

    def find(self, path: str, name: str) -> str | None:
        """The place of a definition at the top level of a file."""
        file = self.places.file(path)
        line = file.line_of(name) if file else None
        return place(file.path, line) if file and line else None

    def method(self, theme: str, name: str) -> str | None:
        """The place of a method; all those of one function lie in the file of its theme."""
        file = self.places.file(f"functions/{theme}.py")
        node = file.methods.get(name) if file else None
        return place(file.path, node.lineno) if file and node is not None else None


def place(path: Path, line: int) -> str:
    """``path:line`` as a terminal or an editor opens it, from the current folder where that is shorter."""
    shown = os.path.relpath(path) if path.is_absolute() else str(path)
    return f"{path if shown.startswith('..') else shown}:{line}"


def _calls_of_definition(node: ast.stmt) -> list[ast.Call]:
    """The calls that give a constant its value or decorate a function, and those among their arguments."""
    values = [node.value] if isinstance(node, ast.Assign) else getattr(node, "decorator_list", [])
    calls = [value for value in values if isinstance(value, ast.Call)]
    return [*calls, *(argument for call in calls for argument in call.args if isinstance(argument, ast.Call))]


def _is_formula(node: ast.stmt) -> bool:
    """Whether this gives a name to a formula, of which a table of dispatch has the name."""
    call = node.value if isinstance(node, ast.Assign) else None
    return isinstance(call, ast.Call) and ast.unparse(call.func) == "formula"


def str_place(location: object) -> str:
    """``path:line`` of a place in YAML, without the column."""
    return str(location).rpartition(":")[0]


def _stop(label: str, location: str | None) -> str:
    """A line that ends in a place; "(not there)" where generated code is older than the YAML."""
    return f"{label:{_LABEL}}  {location or '(not there)'}"


def _handwritten(target: str) -> str | None:
    """The place of a kernel written by hand, such as ``my_kernels.smoothing.smooth``; None for a name of the file."""
    module, _, name = target.rstrip(")").rpartition("(")[2].rpartition(".")  # X.checked(package.module.function)
    if not module.replace(".", "").isidentifier():
        return None
    path = facts.module_file(module)
    file: PythonFile | None = read_file(path) if path is not None else None
    line = file.line_of(name) if file is not None else None
    return place(path, line) if path is not None and line else None


def overview(explanation: Explanation, blocks: Sequence[OperatorBlock]) -> Iterator[str]:
    """One overload in full, several briefly."""
    if len(blocks) == 1:
        yield from explanation.full(blocks[0])
        return
    for block in blocks:
        yield from explanation.brief(block)
        yield ""
    yield f"More about one of them: opweave explain {full_name(blocks[0].entry.schema)}"
