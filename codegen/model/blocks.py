"""Blocks: the fields that templates render for an operator, one class for every kind of kernel.

Templates only loop and branch; every name, call and literal they print is made here or in the modules this one calls.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar

from codegen.model.annotations import return_types
from codegen.model.facts import LoopFacts, call_arguments
from codegen.model.forms import FormBlock
from codegen.model.layout import quoted, tuple_source
from codegen.model.nodes import NodeBlock, without_formula, wrapper_lines
from codegen.model.reduce_model import KernelFunction, ReduceLoop, ScanLoop
from codegen.model.tangents import ForwardBlock
from codegen.reading.bases import NO_BASES, Bases
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry
from codegen.schema import OperatorSchema


@dataclass(frozen=True, kw_only=True)
class OperatorBlock:
    """What every entry has, whatever computes it; a class below for every kind of kernel."""

    entry: Entry
    derivative: Derivative | None
    functional: FormBlock
    inplace: FormBlock | None
    restride: FormBlock | None  # the in-place form of a view, which gives self the geometry of the view
    out: FormBlock | None
    formulas: dict[str, str]
    node: NodeBlock | None
    forward: ForwardBlock | None
    digest: str
    result_type: str = ""
    batch: tuple[str, ...] = ()  # the lines of its rule for a batch
    calls: frozenset[str] = frozenset()  # the operators that its generated functions call by name
    template: ClassVar[str] = ""  # which of the templates writes it

    @property
    def forms(self) -> tuple[FormBlock, ...]:
        """All registered forms."""
        return tuple(form for form in (self.functional, self.inplace, self.restride, self.out) if form)

    @property
    def named(self) -> tuple[str, ...]:
        """What gives several named results as one."""
        return (f"named({self.result_type})",) if self.result_type else ()

    @property
    def wrappers(self) -> tuple[str, ...]:
        """What the functions of its kernels are put into."""
        return self.named

    @property
    def definition(self) -> str:
        """The statement that defines the operator and its forms."""
        return f"{', '.join(form.constant for form in self.forms)} = {self.definition_call}"

    @property
    def definition_call(self) -> str:
        """The call that defines the operator and its forms."""
        names = "".join(f', "{form.name}"' for form in self.forms[1:])
        is_said = self.out is not None and self.entry.out_dtype and self.entry.kind != "pointwise"
        casts = f", casts={self.entry.out_dtype == 'cast'}" if is_said else ""
        casts = ", as_bytes=True" if is_said and self.entry.out_dtype == "bytes" else casts
        casts += ", keeps_shape=True" if self.out is not None and self.entry.keeps_shape else ""
        casts += ", silent=True" if self.out is not None and self.entry.resizes_silently else ""
        return f'define({quoted(str(self.entry.schema))}, "{self.digest}"{names}{casts})'

    @property
    def recorded(self) -> tuple[str, ...]:
        """The lines of the kernel under autograd: the operator below, then its Node."""
        assert self.node is not None
        return wrapper_lines(self.node, self.functional.below_autograd, is_view=self.entry.schema.is_view)

    @property
    def without_formula(self) -> str:
        """The statement that makes its Node where no gradient has a formula."""
        if self.node is None or not self.node.rejected or self.derivative is None:
            return ""
        returns = len(self.entry.schema.returns)
        return without_formula(self.functional.constant, self.node, self.derivative.outputs, returns)

    @property
    def loops(self) -> tuple[KernelFunction, ...]:
        """The elementwise functions of its formulas."""
        return tuple(loop.loop for block in (self.node, self.forward) if block is not None for loop in block.loops)

    @property
    def passes(self) -> ReduceLoop | ScanLoop | None:
        """What it computes along dimensions."""
        return None

    @property
    def kernels(self) -> int:
        """How many loops it has."""
        return len(self.loops) + (self.passes is not None)

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules of its hand-written kernels."""
        return ()


@dataclass(frozen=True)
class CaseBlock:
    """One case of an elementwise kernel: the condition, the loop, and the arguments that go into it."""

    condition: str | None
    constant: str
    loop: KernelFunction
    tensors: tuple[str, ...]
    scalars: tuple[str, ...]
    facts: LoopFacts
    maker: str = "Elementwise"
    before: KernelFunction | None = None  # of a kernel that writes: what is computed from numbers alone


@dataclass(frozen=True, kw_only=True)
class PointwiseBlock(OperatorBlock):
    """An elementwise kernel: one case or several."""

    cases: tuple[CaseBlock, ...]
    writes: bool  # into its arguments, and has no other result
    template = "pointwise"

    @property
    def loops(self) -> tuple[KernelFunction, ...]:
        """Those of its cases as well."""
        before = [case.before for case in self.cases if case.before is not None]
        return (*before, *(case.loop for case in self.cases), *super().loops)

    @property
    def case_forms(self) -> tuple[tuple[FormBlock, tuple[str, ...]], ...]:
        """The forms of an elementwise operator with several cases, each with the lines that choose one."""
        outs = self.out.outs if self.out else ()
        if self.writes:
            return ((self.functional, self._chosen(self.functional, "update", ())),)
        ways = ((self.functional, "make", ()), (self.inplace, "update", ()), (self.out, "write", outs))
        return tuple((form, self._chosen(form, way, outs)) for form, way, outs in ways if form is not None)

    def _chosen(self, form: FormBlock, way: str, outs: tuple[str, ...]) -> tuple[str, ...]:
        lines: list[str] = []
        for case in self.cases:
            call = [f"return {case.constant}.{way}({', '.join([*case.tensors, *case.scalars, *outs])})"]
            if self.writes and self.entry.schema.returns:
                call = [call[0].removeprefix("return "), "return self"]
            lines += [f"if {case.condition}:", *(f"    {line}" for line in call)] if case.condition else call
        if self.cases[-1].condition:
            lines.append(f'raise language.no_case("{form.name}", {self.conditions})')
        return tuple(lines)

    @property
    def direct(self) -> bool:
        """Whether the builtins of the only loop take all arguments of the schema, in some order."""
        every = len(self._order) == len(self.functional.schema.arguments)
        return not self.writes and self.cases[0].condition is None and every

    @property
    def _order(self) -> list[int]:
        """The positions of the operands of the first loop among the arguments of the schema."""
        case, names = self.cases[0], [argument.name for argument in self.functional.schema.arguments]
        return [names.index(name) for name in (*case.tensors, *case.scalars)]

    @property
    def loop_facts(self) -> str:
        """What registers the only loop besides itself: an order of arguments, and the type of named results."""
        order, names = self._order, "".join(f", wrapper={wrapper}" for wrapper in self.wrappers)
        return names if order == sorted(order) else f", order={tuple_source(map(str, order))}{names}"

    @property
    def conditions(self) -> str:
        """Source of a dict of the arguments that choose a case, for the message when none fits."""
        inputs = self.entry.schema.inputs
        names = [argument.name for argument in inputs if not argument.type.is_tensor_like or argument.type.optional]
        return "{" + ", ".join(f'"{name}": {name}' for name in names) + "}"


@dataclass(frozen=True)
class PassesBlock:
    """The loop of a reduction or a scan, its facts, and the call, which lacks its closing parenthesis."""

    constant: str
    loop: ReduceLoop | ScanLoop
    facts: LoopFacts
    call: str


@dataclass(frozen=True, kw_only=True)
class ReductionBlock(OperatorBlock):
    """A kernel that reduces dimensions."""

    reduction: PassesBlock
    template = "reductions"

    @property
    def passes(self) -> ReduceLoop | ScanLoop:
        """Its loop."""
        return self.reduction.loop

    @property
    def reduction_forms(self) -> tuple[tuple[FormBlock, str], ...]:
        """The operator, and the ``out=`` form of a kernel that writes every element; each with the end of its call."""
        if self.out is None or self.reduction.loop.each is None or self.entry.out_dtype == "bytes":
            return ((self.functional, ""),)
        return ((self.functional, ""), (self.out, f", out={self.out.outs[0]}"))


@dataclass(frozen=True, kw_only=True)
class ScanBlock(OperatorBlock):
    """A kernel that carries something along a dimension."""

    scan: PassesBlock
    template = "scans"

    @property
    def passes(self) -> ReduceLoop | ScanLoop:
        """Its loop."""
        return self.scan.loop

    @property
    def scan_forms(self) -> tuple[tuple[FormBlock, str], ...]:
        """The forms of a scan, each with the end of its call."""
        ways = ((self.functional, ""), (self.inplace, ", out=(self,), in_place=True"))
        out = ((self.out, f", out={tuple_source(self.out.outs)}"),) if self.out else ()
        return tuple((form, ending) for form, ending in (*ways, *out) if form is not None)


@dataclass(frozen=True, kw_only=True)
class ViewBlock(OperatorBlock):
    """A view: the lines that give its sizes, strides and offset."""

    body: tuple[str, ...]
    template = "views"


    @property
    def view(self) -> str:
        """Source of the kernel of a view; what has no Node stays outside of the graph."""
        kind = "Views" if any(item.type.is_list for item in self.entry.schema.returns) else "View"
        return f"{kind}({self.functional.identifier}_geometry{'' if self.node else ', tracked=False'})"


@dataclass(frozen=True, kw_only=True)
class CompositeBlock(OperatorBlock):
    """Operators that call others: the lines of the function."""

    body: tuple[str, ...]
    template = "composites"

    @property
    def is_nested(self) -> bool:
        """Whether the operator is defined where it is registered, for nothing else in its module names it."""
        return not (self.node or self.batch)

    @property
    def defined(self) -> str:
        """What is registered: the definition itself, or the operator that has been defined before."""
        return self.definition_call if self.is_nested else self.functional.constant

    @property
    def alias(self) -> str:
        """The operator of which this is another name or the copy, and nothing more."""
        entry = self.entry
        overload = f".{entry.schema.name.overload}" if entry.schema.name.overload else ""
        return f"{entry.alias_of}{overload}" if entry.alias_of and not self.result_type and not self.node else ""

    @property
    def for_each(self) -> str:
        """The statement that registers an operator over lists, which calls another for every element."""
        each = self.entry.each
        if each is None or self.result_type or self.node:
            return ""
        lists = each.lists if each.lists != (0,) else ()
        keywords = "{" + ", ".join(f'{index}: "{name}"' for index, name in each.keywords) + "}"
        named = f", keywords={keywords}" if each.keywords else ""
        operator = quoted(each.operator)
        return f"for_each({call_arguments(self.defined, 'functions', operator, lists=lists)}{named})"

    @property
    def made_by(self) -> str:
        """The function of :mod:`runtime.autograd.forms` that makes it of the operator `alias`."""
        return "copy_of_view" if self.entry.is_copy else "another_name"

    @property
    def registered(self) -> str:
        """The call that registers a composite, left open; with a derivative, autograd does not look inside."""
        constant = self.functional.constant
        return f"{constant}.implement(COMPOSITE_EXPLICIT_AUTOGRAD" if self.node else f"composite({self.defined}"

    @property
    def wrappers(self) -> tuple[str, ...]:
        """What a composite is put into: the type of its named results; what its parts compute is not recorded."""
        return (*self.named, *(("below_autograd",) if self.node else ()))


@dataclass(frozen=True, kw_only=True)
class LibraryBlock(OperatorBlock):
    """Functions of the runtime, or of a package of its author, by dispatch key."""

    handwritten: tuple[tuple[str, str], ...]
    template = "library"

    @property
    def modules(self) -> tuple[str, ...]:
        """Those that hold the functions."""
        return tuple(path.rpartition(".")[0] for _, path in self.handwritten)

    def wrapped(self, path: str) -> str:
        """A hand-written function as it is registered: several named results become one.

        Only kernels of the runtime are known to return what their schemas say.
        """
        kernel = path if path.startswith("runtime.") else f"{self.functional.constant}.checked({path})"
        return f"named({self.result_type})({kernel})" if self.result_type else kernel


@dataclass(frozen=True)
class PackagePlan:
    """The whole package."""

    blocks: tuple[OperatorBlock, ...]
    bases: Bases = NO_BASES

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """All entries that the package offers, those of its bases first."""
        return (*self.bases.entries, *(block.entry for block in self.blocks))

    @cached_property
    def result_types(self) -> tuple[ResultType, ...]:
        """The named tuples that the package offers, each with the package that it comes from, if not this one."""
        types: dict[str, ResultType] = {}
        for operator in self.bases.operators:
            kind = result_type(operator.entry.schema)
            if kind is not None:
                types.setdefault(kind.name, replace(kind, origin=operator.package))
        for block in self.blocks:
            kind = result_type(block.entry.schema)
            if kind is not None and (kind.name not in types or types[kind.name].fields != kind.fields):
                types[kind.name] = kind
        return tuple(types.values())

    @cached_property
    def themes(self) -> dict[str, tuple[OperatorBlock, ...]]:
        """The blocks by file."""
        by_theme: dict[str, list[OperatorBlock]] = {}
        for block in self.blocks:
            by_theme.setdefault(block.entry.theme, []).append(block)
        return {theme: tuple(blocks) for theme, blocks in by_theme.items()}


@dataclass(frozen=True)
class ResultType:
    """The named tuple that an operator with several named results returns."""

    name: str
    fields: tuple[str, ...]
    annotations: tuple[str, ...]
    origin: str = ""


def result_type(schema: OperatorSchema) -> ResultType | None:
    """The type of several results that all have names; None for others."""
    fields = tuple(item.name for item in schema.returns)
    if len(fields) < 2 or not all(fields):
        return None
    return ResultType(schema.name.base, fields, tuple(return_types(schema)))
