"""The pages of the operators, from the entries, their derivatives and the bindings of a package."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from codegen.diagnostics import Location
from codegen.language.vocabulary import AUTOCASTS, CATEGORIES, DTYPES
from codegen.model.annotations import annotation_of, plain
from codegen.model.bindings import FunctionBlock, make_bindings, operator_methods
from codegen.model.blocks import OperatorBlock, PackagePlan
from codegen.model.literals import python_name
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry, cite
from codegen.reading.kernels import CompositeKernel, HandwrittenKernel, ViewKernel
from codegen.reading.kinds import KINDS, promotion
from codegen.reading.lookup import below
from codegen.reference import notation
from codegen.reference.equations import Mathematics, formula_equations, forward_equations, kernel_equations
from codegen.reference.pages import (
    CallForm,
    DtypeRow,
    GradientRow,
    Link,
    OperatorPage,
    OverloadSection,
    PageParameter,
    SavedRow,
    SourceLine,
    ThemePage,
    file_names,
)
from codegen.showing import facts
from codegen.source.doctext import read_doc

_SAME = "the same"


@dataclass(frozen=True)
class Linker:
    """Where lines of YAML and pages of operators are."""

    url: str
    place: Callable[[str], str]
    files: Mapping[str, str]

    def source(self, location: Location) -> SourceLine:
        """A line of YAML."""
        url = f"{self.url.rstrip('/')}/{self.place(location.file)}#L{location.line}" if self.url else ""
        return SourceLine(cite(location), url)

    def operator(self, base: str) -> Link:
        """The page of an operator."""
        return Link(base, f"operators/{self.files[base]}.html")


def make_operators(
    plan: PackagePlan, kernels: Mapping[int, str], url: str, path_of: Callable[[str], str]
) -> tuple[tuple[ThemePage, ...], tuple[OperatorPage, ...]]:
    """The themes with the public operators, and the others; `kernels` is the text of kernels by line of the entry."""
    functions = {function.name: function for function in make_bindings(plan)}
    groups: dict[str, list[OperatorBlock]] = {}
    for block in plan.blocks:
        groups.setdefault(block.entry.schema.name.base, []).append(block)
    linker = Linker(url, path_of, file_names(groups))
    special = _special_methods(plan, tuple(functions.values()))
    pages = [_operator(base, groups[base], functions, special, kernels, linker) for base in groups]
    themes: dict[str, list[OperatorPage]] = {}
    for operator in pages:
        if operator.is_public:
            themes.setdefault(operator.theme, []).append(operator)
    listed = tuple(ThemePage(name, tuple(members)) for name, members in themes.items())
    return listed, tuple(operator_page for operator_page in pages if not operator_page.is_public)


def _operator(
    base: str, blocks: Sequence[OperatorBlock], functions: Mapping[str, FunctionBlock],
    special: Mapping[str, Sequence[str]], kernels: Mapping[int, str], linker: Linker,
) -> OperatorPage:  # fmt: skip
    function = functions[base]
    path = f"{below(function.module)}{function.public}"
    order = {name: index for index, name in enumerate(form.name for form in function.forms)}
    blocks = sorted(blocks, key=lambda block: order.get(str(block.functional.schema.name), 0))
    inplace = next((block.entry.inplace.name.base for block in blocks if block.entry.inplace), "")
    return OperatorPage(
        base=base,
        file=linker.files[base],
        title=path,
        summary=read_doc(function.text).summary,
        theme=blocks[0].entry.theme,
        signatures=tuple(
            dict.fromkeys(f"{path}({form.shown}) → {plain(form.returns)}" for form in function.forms)
        ),
        forms=tuple(_forms(function, functions.get(inplace), special)),
        overloads=tuple(_overload(block, kernels, linker) for block in blocks),
    )


def _forms(
    function: FunctionBlock, inplace: FunctionBlock | None, special: Mapping[str, Sequence[str]]
) -> Iterator[CallForm]:
    if function.is_function:
        yield CallForm("function", f"ow.{below(function.module)}{function.public}")
    for module in function.also:
        yield CallForm("function", f"ow.{below(module)}{function.public}")
    if function.as_property:
        yield CallForm("attribute", f"x.{function.as_property}")
    if function.is_method and function.as_property != function.name:
        yield CallForm("method", f"x.{function.name}(…)")
    if inplace is not None:
        if inplace.is_function:
            yield CallForm("in place", f"ow.{below(inplace.module)}{inplace.public}")
        if inplace.is_method:
            yield CallForm("in place", f"x.{inplace.name}(…)")
    for made_module in function.made_modules:
        yield CallForm("module", f"ow.nn.{made_module}")
    if any(form.out for form in function.forms):
        yield CallForm("into given memory", f"ow.{below(function.module)}{function.public}(…, out=tensor)")
    for name in (function.name, inplace.name if inplace else ""):
        for code in special.get(name, ()):
            yield CallForm("operator", code)


def _special_methods(plan: PackagePlan, functions: Sequence[FunctionBlock]) -> dict[str, list[str]]:
    """What Python writes for the special methods, by the function they call."""
    result: dict[str, list[str]] = {}
    for operator_method in operator_methods(plan, functions):
        result.setdefault(operator_method.function.name, []).append(_written(operator_method.name))
    return result


def _written(name: str) -> str:
    """``x + y`` for ``__add__``."""
    word, signs = name.strip("_"), notation.PYTHON_SIGNS
    if name in notation.PYTHON_FORMS:
        return notation.PYTHON_FORMS[name]
    if word in signs:
        return f"x {signs[word]} y"
    if word[1:] in signs:
        return f"x {signs[word[1:]]}= y" if word[0] == "i" else f"number {signs[word[1:]]} x"
    return name


def _overload(block: OperatorBlock, kernels: Mapping[int, str], linker: Linker) -> OverloadSection:
    entry, derivative = block.entry, block.derivative
    rows, words = _dtypes(entry)
    formulas = derivative.formulas if derivative else ()
    forward = derivative.forward if derivative else ()
    gradients = tuple(_gradients(derivative)) if derivative else ()
    return OverloadSection(
        anchor=entry.name.replace(".", "-"),
        name=entry.name,
        doc=read_doc(entry.doc),
        parameters=tuple(_parameters(entry)),
        schemas=tuple(map(str, entry.schemas)),
        kernel_words=next(kind.reference for kind in KINDS if kind.template == entry.kind),
        kernel_yaml=kernels.get(entry.location.line, ""),
        mathematics=kernel_equations(entry),
        dtypes=rows,
        dtype_words=words,
        gradients=gradients,
        gradient_mathematics=_together(formula_equations(entry, formula) for formula in formulas),
        gradient_words="" if gradients else _without_gradient(entry, derivative),
        forward=tuple(_forward(derivative)) if derivative else (),
        forward_mathematics=_together(forward_equations(entry, formula) for formula in forward),
        saved=tuple(SavedRow(slot.expression, slot.needed_by) for slot in derivative.saved) if derivative else (),
        node=block.node.name if block.node else "",
        tags=entry.tags,
        autocast=AUTOCASTS.get(entry.autocast, ""),
        calls=tuple(linker.operator(base) for base in _calls(entry, derivative, linker.files)),
        source=linker.source(entry.location),
        derivative_source=linker.source(derivative.location) if derivative and derivative.is_written else None,
    )


def _parameters(entry: Entry) -> Iterator[PageParameter]:
    for input_ in entry.schema.inputs:
        kind = plain(annotation_of(input_))
        default = None if input_.default is None else str(input_.default)
        yield PageParameter(
            python_name(input_), input_.name, "Tensor | Number" if _takes_numbers(entry, kind) else kind, default
        )


def _takes_numbers(entry: Entry, kind: str) -> bool:
    return entry.accepts_numbers and kind == "Tensor"


def _dtypes(entry: Entry) -> tuple[tuple[DtypeRow, ...], str]:
    """The table of dtypes, or a sentence where the kernel is not a loop and decides by itself."""
    if isinstance(entry.kernel, ViewKernel):
        return (), "Any dtype; the result has the same."
    if isinstance(entry.kernel, CompositeKernel):
        return (), "The dtypes of the operators that it is composed of."
    if isinstance(entry.kernel, HandwrittenKernel):
        return (), "The function itself decides which dtypes it accepts."
    results = dict(promotion(entry.promote).results)
    rows = []
    for category in CATEGORIES:
        members = tuple(dtype for dtype in DTYPES if facts.category_of(dtype) == category)
        accepted = tuple(member for member in members if category in entry.accepts or member in entry.accepts)
        rows.append(DtypeRow(category, accepted or members, results.get(category, _SAME) if accepted else ""))
    fixed = [f"`{_renamed(name)}` is always {kind}." for name, kind in entry.fixed_dtypes]
    tensors = sum(argument.type.is_tensor for argument in entry.schema.inputs) - len(fixed)
    rule = ["The result has the dtype of the first operand."] if entry.promote == "same" and tensors > 1 else []
    common = ["Operands of different dtypes are brought to their common one."] if tensors > 1 and not rule else []
    return tuple(rows), " ".join([*rule, *common, *fixed])


def _renamed(name: str) -> str:
    return "input" if name == "self" else name


def _gradients(derivative: Derivative) -> Iterator[GradientRow]:
    for formula in derivative.formulas:
        yield GradientRow(formula.arguments, formula.text, "auto, from the kernel" if formula.derived else "")
    reasons = {name: f'("{reason}")' for name, reason in derivative.reasons}
    for name in derivative.non_differentiable:
        yield GradientRow((name,), f"non_differentiable{reasons.get(name, '')}")
    for name, reason in derivative.rejected:
        yield GradientRow((name,), f'not_implemented("{reason}")')


def _together(parts: Iterable[Mathematics]) -> Mathematics:
    """Several formulas under one another, with one legend."""
    listed = tuple(parts)
    equations = tuple(line for mathematics in listed for line in mathematics.equations)
    return Mathematics(equations, tuple(dict.fromkeys(meaning for item in listed for meaning in item.legend)))


def _without_gradient(entry: Entry, derivative: Derivative | None) -> str:
    """Why there is no formula."""
    how = facts.differentiated(entry, derivative)
    if how.passes:
        return "Gradients go through the operators that it is composed of."
    return f"It passes no gradient: {how.why}."


def _forward(derivative: Derivative) -> Iterator[GradientRow]:
    for formula in derivative.forward:
        note = "the operator itself, on the tangents" if formula.program is None else ""
        yield GradientRow((formula.result,), formula.text, note)


def _calls(entry: Entry, derivative: Derivative | None, links: Mapping[str, str]) -> list[str]:
    """The operators that a composite and the formulas call, in the order in which they are first seen."""
    trees: list[ast.stmt] = list(entry.kernel.program.body) if isinstance(entry.kernel, CompositeKernel) else []
    trees += [
        statement for formula in (derivative.formulas if derivative else ()) for statement in formula.program.body
    ]
    names = [name for tree in trees for name in _called(tree)]
    return list(dict.fromkeys(name for name in names if name in links))


def _called(tree: ast.AST) -> Iterable[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            yield name.removesuffix("_") if not name.startswith("__") else name
