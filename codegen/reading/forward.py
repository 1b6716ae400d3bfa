"""Forward formulas of derivatives.yaml: the tangent of a result, under the result's name.

    result: self_t * other_p + other_t * self_p    over primals ``x_p``, tangents ``x_t`` and ``result``
    result: auto                                   from the kernel expression, by the rule table
    result: auto_element_wise                      the backward formula of the one input with its tangent for ``grad``
    result: auto_linear                            the operator itself, on the tangents

An argument that is no tensor is called as ever. All four end up as one tree over ``x_p``, ``x_t`` and ``result``, but
for ``auto_linear``, which has none.
"""

from __future__ import annotations

import ast
import copy
import dataclasses
from collections import ChainMap
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from codegen.calculus.conjugate import WithoutConjugates
from codegen.calculus.derive import derive_tangent
from codegen.calculus.differentiate import NotDerivableError
from codegen.calculus.linear import Degree, degree_of
from codegen.diagnostics import Diagnostics
from codegen.language.calls import Kinds, kinds_of, reject_truth
from codegen.language.kernels import ReduceDefinition, ScanDefinition
from codegen.language.lets import Renamed, check_lets
from codegen.language.syntax import Dialect, Program, missing_operator, names_in, parse
from codegen.language.trees import copied
from codegen.reading.derivative import ForwardFormula
from codegen.reading.entry import Entry
from codegen.reading.gradients import Output
from codegen.reading.kernels import ElementwiseKernel
from codegen.reading.linearity import Linearity, is_linear
from codegen.schema import OperatorSchema
from codegen.source.yaml_values import Text

KEYWORDS = ("auto", "auto_linear", "auto_element_wise")


class Gradient(Protocol):
    """What :class:`codegen.reading.formulas.Formula` offers: the backward formula of some arguments."""

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments."""

    @property
    def program(self) -> Program:
        """The formula."""

    @property
    def derived(self) -> bool:
        """Whether it was `auto`."""


def primal(name: str) -> str:
    """The name of the value of an argument in a forward formula."""
    return f"{name}_p"


def tangent(name: str) -> str:
    """The name of the tangent of an argument in a forward formula, and of a result in generated code."""
    return f"{name}_t"


class ForwardReader:
    """Reads the forward formulas of one entry, whose backward formulas are `gradients`."""

    def __init__(
        self, entry: Entry, gradients: Sequence[Gradient], outputs: Sequence[Output], language: Dialect,
        diagnostics: Diagnostics, linearity: Linearity,
    ) -> None:
        self.entry = entry
        self.linearity = linearity
        self.schema: OperatorSchema = entry.schema
        self.gradients = {name: gradient.program for gradient in gradients for name in gradient.arguments}
        self.derived_alone = all(gradient.derived for gradient in gradients)
        self.diagnostics = diagnostics
        self.tensors = [argument.name for argument in self.schema.inputs if argument.type.is_tensor_like]
        self.results = list(self.schema.output_names)
        self.outputs = [output.name for output in outputs]
        if len(self.results) == 1:
            self.results.append("result")
            self.outputs.append("result")
        # No copy: that would take every entry as long as there are operators.
        functions = ChainMap(cast("dict[str, Any]", language.functions), {"complex": 2})
        self.language = dataclasses.replace(
            language, functions=functions, what="a forward formula", hints=self.hints(), loops=True
        )

    def hints(self) -> Mapping[str, str]:
        """What to say about names that mean something in a backward formula."""
        by_name = {}
        for name in self.tensors:
            if name in self.gradients:
                by_name[name] = f"write {primal(name)} for its value, {tangent(name)} for its tangent"
            else:
                by_name[name] = f"write {primal(name)} for its value"
                by_name[tangent(name)] = f"'{name}' has no gradient, so it has no tangent"
        return by_name | {
            "grad": "a forward formula has tangents such as " + tangent(next(iter(self.gradients), "self"))
        }

    def read(self, items: Sequence[tuple[Text, Text]], name: Text) -> tuple[ForwardFormula, ...]:
        """The formulas by key and text; what is wrong is reported and left out. `name` is that of the entry."""
        if not items:
            return self.implied(name)
        read = [self.read_formula(key, text) for key, text in items if self.check_key(key)]
        keys = {key.value for key, _ in items}
        missing = [name for name in self.outputs if name not in keys]
        if keys and missing and len(self.schema.returns) > 1:
            items[0][0].error(
                self.diagnostics, "forward-missing-result",
                f"'{self.schema.name}' has a forward formula for {items[0][0].value}, but none for {missing[0]}",
            )
        return tuple(name for name in read if name is not None)

    def check_key(self, key: Text) -> bool:
        """There is something to differentiate, and the names of the formula are not taken."""
        taken = [
            spelled
            for name in self.tensors
            for spelled in (primal(name), tangent(name))
            if self.schema.argument(spelled)
        ]
        if taken:
            key.error(
                self.diagnostics, "forward-argument",
                f"'{self.schema.name}' has an argument '{taken[0]}', which means something else in forward formulas",
                hint="rename it in ops.yaml",
            )
        elif not self.gradients:
            key.error(
                self.diagnostics, "forward-nothing", f"'{self.schema.name}' has no argument with a gradient",
                hint="only such arguments have tangents",
            )
        elif key.value not in self.outputs:
            key.error(
                self.diagnostics, "forward-nothing",
                f"the result '{key.value}' of '{self.schema.name}' has no gradient, so it has no tangent",
            )
        return not taken and bool(self.gradients) and key.value in self.outputs

    def read_formula(self, key: Text, text: Text) -> ForwardFormula | None:
        """A keyword or an expression."""
        program: Program | None
        if text.value == "auto_linear":
            if not self.check_linear(text):
                return None
            return ForwardFormula(key.value, None, tuple(self.gradients), text.value, text.location)
        if text.value == "auto":
            program = self.derived(text)
        elif text.value == "auto_element_wise":
            program = self.from_gradient(text)
        else:
            program = self.written(text, key.value)
        if program is None or not self.check_calls(program, text):
            return None
        read = {name for statement in program.body for name in names_in(statement)}
        used = tuple(name for name in self.gradients if tangent(name) in read)
        return ForwardFormula(key.value, program, used, text.value, text.location)

    def check_calls(self, program: Program, text: Text) -> bool:
        """What a keyword made calls operators that there are."""
        missing = missing_operator(program, self.language.functions)
        if missing:
            message = f"'{text.value}' for '{self.entry.name}' calls '{missing}', which is no operator of ops.yaml"
            text.error(self.diagnostics, "forward-auto", message, hint="add the operator, or write the formula")
        return not missing

    def implied(self, name: Text) -> tuple[ForwardFormula, ...]:
        """The formula of an entry that gives none: the best that is proven. None where nothing is."""
        keyword = self.proven()
        if not keyword or any(
            self.schema.argument(make(tensor)) for tensor in self.tensors for make in (primal, tangent)
        ):
            return ()
        reader = copy.copy(self)
        reader.diagnostics = Diagnostics()  # what cannot be derived is no error of an author who did not ask for it
        start = name.slice(0, 0)
        text = Text(keyword, name.location, "", [], (start, 0))
        formula = reader.read_formula(Text(self.outputs[0], name.location, "", [], (start, 0)), text)
        return (formula,) if formula is not None and not len(reader.diagnostics) else ()

    def proven(self) -> str:
        """The keyword that holds of this operator, the most specific first; empty if none does."""
        elementwise = isinstance(self.entry.kernel, ElementwiseKernel) and not self.entry.kernel.reads
        if not self.gradients or len(self.results) > 1 + (self.results[-1] == "result") or not self.outputs:
            return ""
        if elementwise and len(self.gradients) == 1 and self.entry.promote != "complex_to_real":
            return "auto_element_wise"
        if is_linear(self.entry, list(self.gradients)):
            return "auto_linear"
        if elementwise and self.derived_alone:
            return "auto"
        return ""

    # -- keywords --------------------------------------------------------------------------------------------------

    def check_linear(self, text: Text) -> bool:
        """``auto_linear``: the operator is linear in all its arguments that have tangents."""
        arguments = list(self.gradients)
        if is_linear(self.entry, arguments):
            return True
        together = f"{', '.join(arguments)} together" if len(arguments) > 1 else arguments[0]
        hint = "write the formula"
        if not isinstance(self.entry.kernel, ElementwiseKernel):
            hint += f", or say 'linear_in: [{', '.join(arguments)}]' in ops.yaml if it is"
        text.error(
            self.diagnostics, "forward-auto-linear",
            f"'auto_linear' needs an operator that is linear in what has tangents; '{self.entry.name}' is not known to "
            f"be linear in {together}", hint=hint,
        )
        return False

    def from_gradient(self, text: Text) -> Program | None:
        """``auto_element_wise``: the derivative is one number an element, so both modes multiply by it."""
        kernel = self.entry.kernel
        pointwise = not kernel.reads if isinstance(kernel, ElementwiseKernel) else "pointwise" in self.entry.tags
        arguments = list(self.gradients)
        if len(arguments) != 1 or not pointwise or len(self.schema.returns) > 1:
            reason = f"has {len(arguments)}: {', '.join(arguments)}" if pointwise else "is not elementwise"
            if len(self.schema.returns) > 1:
                reason = "has several results"
            text.error(
                self.diagnostics, "forward-auto-element-wise",
                f"'auto_element_wise' needs an elementwise operator with one differentiable argument; "
                f"'{self.entry.name}' {reason}", hint="write the formula",
            )
            return None
        return self.converted(self.gradients[arguments[0]], arguments)

    def derived(self, text: Text) -> Program | None:
        """``auto``: the sum over the arguments of derivative times tangent."""
        kernel = self.entry.kernel
        reason = ""
        equation = kernel.fulfils if isinstance(kernel, ElementwiseKernel) else None
        single = isinstance(kernel, ElementwiseKernel) and kernel.outputs == 1
        if not isinstance(kernel, ElementwiseKernel) or not single or (len(kernel.cases) != 1 and equation is None):
            reason = f"needs an elementwise kernel of one expression, which '{self.entry.name}' does not have"
        elif kernel.reads:
            reason = f"does not know neighbours and tables, which '{self.entry.name}' reads: leave the line out, and "
            reason += "the backward formula is used"
        else:
            try:
                program = derive_tangent(kernel.cases[0].program, list(self.gradients), self.taken(), equation)
                return self.converted(program, list(self.gradients))
            except NotDerivableError as error:
                reason = f"cannot derive '{self.entry.name}': {error}"
        hint = "write the formula"
        if isinstance(kernel, (ReduceDefinition, ScanDefinition)):
            hint += ", or leave it out: forward mode then follows from the backward formula"
        text.error(self.diagnostics, "forward-auto", f"'auto' {reason}", hint=hint)
        return None

    def taken(self) -> set[str]:
        """The names that cannot be intermediate ones."""
        names = {*self.results, *(argument.name for argument in self.schema.inputs)}
        names |= {make(name) for name in self.tensors for make in (primal, tangent)}
        return names | {name.removesuffix("_") for name in names}

    def converted(self, program: Program, arguments: Sequence[str]) -> Program:
        """A formula over values under their names as one over primals, with tangents in the place of ``grad``."""
        if isinstance(program.result, ast.Constant):
            source = f"zeros_like({tangent(arguments[0])})"
            return Program(tuple(ast.parse(source).body), source)
        names = {name: primal(name) for name in self.tensors}
        names |= {name: tangent(arguments[0]) for name in ("grad", *(f"grad_{result}" for result in self.results))}
        body = [copied(statement) for statement in program.body]
        if not self.derived_alone:  # a derivative that is written is conjugated for the gradient alone
            body = [WithoutConjugates().visit(statement) for statement in body]
        body = [Renamed(names).visit(statement) for statement in body]
        return Program(tuple(body), program.source)

    # -- expressions -----------------------------------------------------------------------------------------------

    def written(self, text: Text, result: str) -> Program | None:
        """An expression, checked: its names, and that it is a tangent of everything that has a gradient."""
        names = [argument.name for argument in self.schema.inputs if not argument.type.is_tensor_like]
        names += [primal(name) for name in self.tensors] + [tangent(name) for name in self.gradients]
        program = parse(text, self.language, [*names, *self.results], self.diagnostics)
        if program is None:
            return None
        if not check_lets(program, text, [*names, *self.results], self.diagnostics):
            return None
        tensors = [*map(primal, self.tensors), *map(tangent, self.gradients), *self.results]
        kinds = Kinds(self.language.operators, kinds_of(self.schema.inputs) | dict.fromkeys(tensors, "tensor"))
        if rejected := reject_truth(program.body, kinds):
            text.error(self.diagnostics, "derivative-formula", rejected[0], hint=rejected[1])
            return None
        used = [name for name in self.gradients if tangent(name) in program.uses]
        missing = [name for name in self.gradients if name not in used and not self.is_constant_in(name, result)]
        if not used:
            text.error(
                self.diagnostics, "forward-no-tangent", "the formula reads no tangent",
                hint=f"it is linear in {', '.join(tangent(name) for name in self.gradients)}",
            )
        elif missing:
            text.error(
                self.diagnostics, "forward-missing-tangent",
                f"'{self.schema.name}' has a gradient for {missing[0]}, but the formula does not read "
                f"{tangent(missing[0])}",
            )
        elif degree_of(program, [tangent(name) for name in used], self.linearity) in (Degree.OTHER, Degree.CONSTANT):
            shown = ", ".join(tangent(name) for name in used)
            text.error(
                self.diagnostics, "forward-not-linear", f"the formula is not linear in {shown}",
                hint="a tangent is a sum of derivatives times tangents",
            )
        else:
            return program
        return None

    def is_constant_in(self, name: str, result: str) -> bool:
        """Whether the gradient of an argument is declared to be zero, or what this result among others adds to it."""
        program = self.gradients[name]
        tree = program.result
        if isinstance(tree, ast.Constant) or _is_call_of(tree, "zeros_like"):
            return True
        read = {word for statement in program.body for word in names_in(statement)}
        named = any(f"grad_{output}" in read for output in self.results)
        return named and f"grad_{result}" not in read


def _is_call_of(tree: ast.expr, name: str) -> bool:
    return isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id == name
