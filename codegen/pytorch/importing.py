"""Entries of PyTorch's files as entries of ours: what the command `import` appends to ops.yaml and derivatives.yaml.

A schema stays as it is, its in-place and out= forms go under `autogen`, its formulas become Python. What is missing
here (a kernel, a helper or a native backward that a formula calls) is left as a comment, with a word that says so.
"""

from __future__ import annotations

import ast
import copy
import dataclasses
import re
import tempfile
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from codegen.diagnostics import Diagnostics, Location, did_you_mean
from codegen.pytorch.model import AUTO_LINEAR, CppDerivatives, CppFormula
from codegen.reading.bases import Bases
from codegen.reading.entry import Entry
from codegen.reading.formula_values import WAITS_FOR
from codegen.reading.formulas import read_derivatives
from codegen.reading.forward import primal
from codegen.reading.groups import INPLACE_VIEW, SHARED_TAGS, Group
from codegen.reading.implied import complete
from codegen.reading.native_function import NativeFunction
from codegen.schema import (
    OperatorName,
    OperatorSchema,
    SchemaError,
    common_signature,
    inplace_form,
    out_form,
    parse_operator_name,
)
from codegen.source import yaml_values

_SPECIAL = re.compile(r": |:$| #|^[-?:] |^[\[\]{}#&*!|>'\"%@`,]|^\s|\s$|^(?:true|false|null|~|yes|no)$", re.IGNORECASE)
_NOT_WRITTEN = "not_implemented"
_POINTWISE = "pointwise"
_CONJUGATES = frozenset({"conj", "conjugate", "conj_physical"})
_ONLY_REAL = "conjugates: left out, for there is no operator; complex gradients need them"
# What our reader says of a forward formula when the backward ones were put aside.
_CONSEQUENCE = "has no argument with a gradient"


class NotImportableError(Exception):
    """The names asked for cannot be imported; the text says why, one line for each."""


@dataclass
class Line:
    """One line of an entry of derivatives.yaml.

    Where our reader rejects it, `simpler` is tried, which is right for real numbers, and then `comment` and `rejection`
    stand in its place.
    """

    text: str
    simpler: str = ""
    comment: str = ""
    rejection: str = ""
    reason: str = ""

    def put_aside(self, problem: str) -> None:
        """The reader has said that the line cannot stand as it is."""
        if self.simpler:
            self.text, self.simpler, self.reason = self.simpler, "", self.reason or _ONLY_REAL
            return
        word = re.search("'([^']+)'", problem)
        waits = _rejection(f"{WAITS_FOR}{word[1]}" if word else problem)
        rejection = f"\n{self.rejection}{_scalar(waits)}" if self.rejection else ""
        target = self.text.strip().partition(":")[0]
        self.text, self.reason = f"{self.comment}{rejection}", f"{target}: {problem}"
        self.comment = ""


@dataclass
class Imported:
    """One operator: the text for both files, and what is left to write."""

    name: str
    schema: OperatorSchema
    variants: tuple[str, ...] = ("function",)
    linear_in: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    operator: list[str] = field(default_factory=list)
    derivative: list[Line] = field(default_factory=list)
    left: list[str] = field(default_factory=list)


def choose(names: Sequence[str], groups: Iterable[Group], taken: Mapping[str, str]) -> list[Group]:
    """The groups that the names mean: a name without overload means all overloads. Raises NotImportableError.

    `taken` says of the operators that are there already where they are.
    """
    complete = with_functional_forms(groups)
    without = {
        group.inplace.schema.name.base for group in complete if group.functional is None and group.inplace is not None
    }
    writing = {group.mutable.schema.name.base for group in complete if group.mutable is not None}
    by_name = {group.functional.name: group for group in complete if group.functional is not None}
    forms = {form.name: name for name, group in by_name.items() for form in group.forms.values() if form.name != name}
    alone = {
        imported.inplace.name: name
        for name, imported in by_name.items()
        if _is_made(imported) and imported.inplace is not None
    }
    problems: list[str] = []
    chosen: dict[str, Group] = {}
    for name in dict.fromkeys(names):
        exact = [name] if name in by_name and "." in name else [alone[name]] if name in alone else []
        matching = exact or [key for key in by_name if parse_operator_name(key).base == name]
        matching = matching or [group for form, group in alone.items() if parse_operator_name(form).base == name]
        if not matching and name in forms:
            problems.append(f"'{name}' is a form of '{forms[name]}'; import that, and the form comes with it")
        elif not matching and (base := name.partition(".")[0]) in without:
            plain = parse_operator_name(base).functional_base
            problems.append(f"'{name}' is only written in place, and '{plain}' is another operator; import that one")
        elif not matching and base in writing:
            problems.append(
                f"'{name}' writes into its arguments and has no form that makes a new tensor; write its entry, see "
                "\"Writing into arguments\" in codegen/README.md"
            )
        elif not matching:
            hint = did_you_mean(name, [*by_name, *{parse_operator_name(key).base for key in by_name}])
            problems.append(f"there is no operator '{name}'" + (f" ({hint})" if hint else ""))
        present = [key for key in matching if key in taken]
        if present:
            problems.append(f"'{present[0]}' {taken[present[0]]}")
        chosen.update((key, by_name[key]) for key in matching)
    if problems:
        raise NotImportableError("\n".join(problems))
    return list(chosen.values())


def _is_made(group: Group) -> bool:
    """Whether PyTorch has no functional form of an operator, so that it was made from the in-place one."""
    functional, inplace = group.functional, group.inplace
    return functional is not None and inplace is not None and functional.text is inplace.text


def with_functional_forms(groups: Iterable[Group]) -> list[Group]:
    """The groups, those of operators that are only written in place with the functional form from which that is made.

    Its name is the one that PyTorch generates, or that of the form without its underscore, if no other operator has it.
    """
    groups = list(groups)
    taken = {group.functional.name for group in groups if group.functional is not None}
    result = []
    for group in groups:
        form = group.inplace
        if group.functional is not None or form is None:
            result.append(group)
            continue
        plain = OperatorName(form.schema.name.functional_base, form.schema.name.overload)
        name = next((name for name in form.autogen if not name.is_inplace and name.base == plain.base), plain)
        if str(name) in taken:
            name = plain
        schema = dataclasses.replace(common_signature(form.schema), name=name)
        if str(name) in taken or schema.kind != "functional":
            result.append(group)
            continue
        tags = tuple(tag for tag in form.tags if tag != INPLACE_VIEW)
        functional = dataclasses.replace(form, schema=schema, autogen=(), tags=tags)
        result.append(Group({**group.forms, "functional": functional}))
    return result


def make(
    groups: Iterable[Group], derivatives: dict[str, CppDerivatives], entries: Sequence[Entry], bases: Bases
) -> list[Imported]:
    """The text of every operator; formulas that our reader rejects are put aside."""
    result = [_operator(group, derivatives) for group in groups]
    nowhere = Location("ops.yaml", 0, 0)
    existing = [
        *entries,
        *(
            Entry(item.schema, nowhere, "", "operators", item.variants, tags=item.tags, linear_in=item.linear_in)
            for item in result
        ),
    ]
    for _ in range(2 * sum(len(item.derivative) for item in result)):  # each round brings at least one line a step on
        rejected = _rejected(result, existing, bases)
        if not rejected:
            break
        backward = [item for item in rejected if item[0].rejection]  # forward formulas come when these are settled
        for line, problem in backward or rejected:
            line.put_aside(problem)
    for imported in result:
        reasons = [line.reason for line in imported.derivative if line.reason and _CONSEQUENCE not in line.reason]
        imported.left += dict.fromkeys(reasons)
    return result


def _operator(group: Group, derivatives: dict[str, CppDerivatives]) -> Imported:
    """The entry of ops.yaml, and the lines of derivatives.yaml before they are checked."""
    function = group.functional
    assert function is not None
    result = Imported(function.name, function.schema, function.variants)
    result.tags = (*function.tags, *((_POINTWISE,) if _is_pointwise(function, group) else ()))
    forms, separate = _forms(group)
    result.operator = [f"- func: {_scalar(str(function.schema))}"]
    if function.variants != ("function",) or _would_be_method(function):
        result.operator.append(f"  variants: {', '.join(function.variants)}")
    if function.module is not None:
        result.operator.append(f"  python_module: {function.module}")
    if forms:
        result.operator.append(f"  autogen: {', '.join(forms)}")
    if function.tags:
        tags = ", ".join(function.tags)
        result.operator.append(f"  tags: [{tags}]" if len(function.tags) > 1 else f"  tags: {tags}")
    entry = derivatives.get(function.name) or (derivatives.get(group.inplace.name) if group.inplace else None)
    if entry is not None and any(cpp_formula.word == AUTO_LINEAR for cpp_formula in entry.default.forward):
        result.linear_in = tuple(target for cpp_formula in entry.default.backward for target in cpp_formula.targets)
        result.operator.append(f"  linear_in: [{', '.join(result.linear_in)}]")
    result.operator.append(f"  planned: {_scalar(_advice(function, group))}")
    for schema in separate:
        result.operator += ["", f"- func: {_scalar(str(schema))}"]
        shared = [tag for tag in function.tags if tag in SHARED_TAGS]
        result.operator += [f"  tags: [{', '.join(shared)}]"] if shared else []
    result.left.append("kernel")
    if entry is not None:
        result.derivative = _lines(entry, function.schema)
    return result


def _would_be_method(function: NativeFunction) -> bool:
    """Whether an entry that does not say so would be a method."""
    entry = yaml_values.Mapping(((yaml_values.Text("func", function.location), function.text),), function.location)
    variants = complete(entry, function.schema, ()).get("variants")
    return function.module is None and isinstance(variants, yaml_values.Sequence) and len(variants) > 1


def _forms(group: Group) -> tuple[list[str], list[OperatorSchema]]:
    """The forms that `autogen` makes just as PyTorch has them, and the schemas of the others."""
    function = group.functional
    assert function is not None
    names: list[str] = []
    separate: list[OperatorSchema] = []
    for form in (group.inplace, group.out):
        if form is None:
            continue
        try:
            make_form = inplace_form if form is group.inplace else out_form
            schema = make_form(function.schema, form.schema.name)
        except SchemaError:
            continue
        if schema.arguments == form.schema.arguments:
            names.append(form.name)
        else:
            separate.append(form.schema)
    base = function.schema.name.functional_base
    generated = [name for name in function.autogen if name.functional_base == base]
    names += [str(name) for name in generated if (group.inplace if name.is_inplace else group.out) is None]
    return names, separate


def _is_pointwise(function: NativeFunction, group: Group) -> bool:
    """Whether an expression for each element may be the kernel: PyTorch says it by a tag, or by a class of C++."""
    return _POINTWISE in function.tags or (group.out is not None and group.out.inherits == "TensorIteratorBase")


def _advice(function: NativeFunction, group: Group) -> str:
    """What PyTorch's entry says about the way an operator computes."""
    if function.schema.is_view:
        return "a view"
    if _is_pointwise(function, group):
        return "elementwise, if each element of the result comes from the elements at its place"
    if "reduction" in function.tags:
        return "reduce"
    if function.is_composite:
        return "composite, as PyTorch's own is, so it needs no derivative"
    return "elementwise, reduce, scan, view, composite or dispatch"


def _lines(entry: CppDerivatives, schema: OperatorSchema) -> list[Line]:
    """The entry of derivatives.yaml of an operator, line by line; empty if nothing is differentiable."""
    flags = entry.output_differentiability
    if isinstance(flags, tuple) and not any(flags):
        return []
    lines = [Line(f"- name: {_scalar(str(schema))}")]
    if isinstance(flags, tuple):
        text = f"  output_differentiability: [{', '.join(map(str, flags))}]"
        lines.append(Line(text, comment=f"  # {text.strip()}"))
    chosen = entry.default
    tensors = {argument.name for argument in schema.inputs if argument.type.is_tensor_like}
    lines += [_formula_line(formula) for formula in chosen.backward]
    excluded = [argument for argument in chosen.non_differentiable if argument in tensors]
    lines += [Line(f"  {argument}: non_differentiable") for argument in excluded]
    rejected = [*chosen.rejected, *((argument, f"{schema.name}: {argument}") for argument in entry.missing)]
    lines += [Line(f"  {argument}: {_scalar(_rejection(reason))}") for argument, reason in rejected]
    lines += [_formula_line(_with_primals(formula, tensors)) for formula in chosen.forward]
    return lines


def _with_primals(formula: CppFormula, tensors: Collection[str]) -> CppFormula:
    """A forward formula in which the value of a tensor without gradient is ``index_p``; PyTorch's says ``index``."""
    if formula.tree is None:
        return formula
    tree = copy.deepcopy(formula.tree)
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in tensors and id(node) not in called:
            node.id = primal(node.id)
    return dataclasses.replace(formula, tree=tree)


def _formula_line(formula: CppFormula) -> Line:
    start = f"  {', '.join(formula.targets)}: "
    python, real = formula.python, _for_real_numbers(formula)
    simpler = "" if real == python else start + _scalar(real)
    comment = f"  # {start.strip()} {' '.join(python.split())}"
    return Line(start + _scalar(python), simpler, comment, "" if formula.forward else start)


def _for_real_numbers(formula: CppFormula) -> str:
    """A formula without conjugates, and without the branches for complex numbers that they decide."""
    if formula.tree is None:
        return formula.word
    return ast.unparse(ast.fix_missing_locations(_RealNumbers().visit(ast.parse(formula.python, mode="eval").body)))


class _RealNumbers(ast.NodeTransformer):
    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        conjugates = isinstance(node.func, ast.Attribute) and node.func.attr in _CONJUGATES
        return node.func.value if conjugates and isinstance(node.func, ast.Attribute) else node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        self.generic_visit(node)
        test = node.test
        never = isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.NotEq) and (
            ast.dump(test.left) == ast.dump(test.comparators[0])
        )
        return node.orelse if never else node


def _rejection(reason: str) -> str:
    safe = reason.replace("\\", "").replace('"', "'")
    return f'{_NOT_WRITTEN}("{safe}")'


def _rejected(imported_all: Sequence[Imported], entries: Sequence[Entry], bases: Bases) -> list[tuple[Line, str]]:
    """The lines that our reader of derivatives rejects, with what it says."""
    positions: list[Line] = []
    rows: list[str] = []
    for imported in imported_all:
        for line in imported.derivative:
            for row in line.text.split("\n"):
                rows.append(row)
                positions.append(line)
    if not rows:
        return []
    diagnostics = Diagnostics()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "derivatives.yaml"
        path.write_text("\n".join(rows) + "\n", encoding="utf-8")
        read_derivatives(path, entries, diagnostics, bases)
    by_line: dict[int, tuple[Line, str]] = {}
    for problem in diagnostics.errors:
        line = positions[problem.location.line - 1]
        if line.comment:
            by_line.setdefault(id(line), (line, problem.message.removesuffix(" in a formula")))
    return list(by_line.values())


def text_of_operators(imported_all: Iterable[Imported]) -> str:
    """What is appended to ops.yaml."""
    return "".join("\n" + "\n".join(imported.operator) + "\n" for imported in imported_all)


def text_of_derivatives(imported_all: Iterable[Imported]) -> str:
    """What is appended to derivatives.yaml."""
    parts = []
    for imported in imported_all:
        rows = [row for line in imported.derivative for row in line.text.split("\n") if row]
        if rows:
            parts.append("\n" + "\n".join(rows) + "\n")
    return "".join(parts)


def _scalar(text: str) -> str:
    """A text as YAML takes it: plain where that is possible, else in quotes."""
    return "'" + text.replace("'", "''") + "'" if _SPECIAL.search(text) else text
