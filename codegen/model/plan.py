"""What the templates get: for every entry a block of ready fields, grouped into the files of the generated package.

Templates only loop and branch; every name, call and literal they print is made here or in the modules this one calls.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from codegen.language import vocabulary
from codegen.language.trees import copied
from codegen.model.layout import quoted, tuple_source
from codegen.model.loops import elementwise_kernel, reads, unparse
from codegen.model.nodes import NodeBlock, make_node, node_name, numbers_of, wrapper_lines
from codegen.model.reduce_model import KernelFunction, ReduceLoop, ScanLoop
from codegen.model.stubs import return_types
from codegen.model.tangents import ForwardBlock, make_forward
from codegen.model.updates import update_loop
from codegen.names import constant_of as constant
from codegen.names import identifier
from codegen.reading.bases import NO_BASES, Bases
from codegen.reading.entries import Entry
from codegen.reading.formulas import Derivative
from codegen.reading.gradients import output_names
from codegen.reading.kernel_passes import ReduceKernel, ScanKernel
from codegen.reading.kernels import Case, CompositeKernel, ElementwiseKernel, HandwrittenKernel, ViewKernel
from codegen.schema import Argument, FunctionSchema

_KEY_CONSTANTS = {
    "CPU": "CPU",
    "CompositeExplicitAutograd": "COMPOSITE_EXPLICIT_AUTOGRAD",
    "CompositeImplicitAutograd": "COMPOSITE_IMPLICIT_AUTOGRAD",
}


def keyset(arguments: Iterable[Argument]) -> str:
    """The source of the union of the key sets of the tensors among `arguments`."""
    parts = []
    for one in arguments:
        if one.type.is_tensor_list:
            parts.append(f"keys_of({one.name})")
        elif one.type.is_tensor:
            keys = f"{one.name}._keys"
            parts.append(f"(0 if {one.name} is None else {keys})" if one.type.optional else keys)
    return " | ".join(parts) if parts else "CPU"


@dataclass(frozen=True)
class FormBlock:
    """One registered form (functional, in-place or out=): what its definition and its wrappers need."""

    schema: FunctionSchema
    name: str = ""
    identifier: str = ""
    constant: str = ""
    parameters: str = ""
    keys: str = ""

    @property
    def below_autograd(self) -> str:
        """The call of the operator below autograd."""
        keys = f"({self.keys})" if " | " in self.keys else self.keys
        return f"{self.constant}[{keys} & BELOW_AUTOGRAD]({self.parameters})"

    @staticmethod
    def of(schema: FunctionSchema) -> FormBlock:
        """The form of a schema."""
        return FormBlock(
            schema,
            name=str(schema.name),
            identifier=identifier(schema),
            constant=constant(schema),
            parameters=", ".join(one.name for one in schema.arguments),
            keys=keyset(schema.arguments),
        )

    @property
    def outs(self) -> tuple[str, ...]:
        """The out arguments."""
        return tuple(one.name for one in self.schema.out_arguments)


@dataclass(frozen=True)
class CaseBlock:
    """One case of an elementwise kernel: the condition, the loop, and the arguments that go into it."""

    condition: str | None
    constant: str
    loop: KernelFunction
    tensors: tuple[str, ...]
    scalars: tuple[str, ...]
    facts: str
    maker: str = "Elementwise"
    before: KernelFunction | None = None  # of a kernel that writes: what is computed from numbers alone


@dataclass(frozen=True)
class OperatorBlock:
    """Everything about one entry."""

    entry: Entry
    derivative: Derivative | None
    functional: FormBlock
    inplace: FormBlock | None
    out: FormBlock | None
    formulas: dict[str, str]
    node: NodeBlock | None
    digest: str
    forward: ForwardBlock | None = None
    cases: tuple[CaseBlock, ...] = ()
    body: tuple[str, ...] = ()
    reduction: ReductionBlock | None = None
    scan: ScanBlock | None = None
    handwritten: tuple[tuple[str, str], ...] = ()
    result_type: str = ""
    restride: FormBlock | None = None  # the in-place form of a view, which gives self the geometry of the view

    def wrapped(self, path: str) -> str:
        """A hand-written function as it is registered: several named results become one.

        Only kernels of the runtime are known to return what their schemas say.
        """
        kernel = path if path.startswith("runtime.") else f"{self.functional.constant}.checked({path})"
        return f"named({self.result_type})({kernel})" if self.result_type else kernel

    @property
    def kind(self) -> str:
        """Which template writes the entry."""
        return self.entry.kind

    @property
    def forms(self) -> tuple[FormBlock, ...]:
        """All registered forms."""
        return tuple(one for one in (self.functional, self.inplace, self.restride, self.out) if one)

    @property
    def definition(self) -> str:
        """The statement that defines the operator and its forms."""
        names = "".join(f', "{one.name}"' for one in self.forms[1:])
        constants = ", ".join(one.constant for one in self.forms)
        return f'{constants} = define({quoted(str(self.entry.schema))}, "{self.digest}"{names})'

    @property
    def recorded(self) -> tuple[str, ...]:
        """The lines of the kernel under autograd: the operator below, then its Node."""
        assert self.node is not None
        return wrapper_lines(self.node, self.functional.below_autograd, is_view=self.entry.schema.is_view)

    @property
    def view(self) -> str:
        """Source of the kernel of a view; what has no Node stays outside of the graph."""
        kind = "Views" if any(one.type.is_list for one in self.entry.schema.returns) else "View"
        return f"{kind}({self.functional.identifier}_geometry{'' if self.node else ', tracked=False'})"

    @property
    def alias(self) -> str:
        """The operator of which this is another name or the copy, and nothing more."""
        entry = self.entry
        overload = f".{entry.schema.name.overload}" if entry.schema.name.overload else ""
        return f"{entry.alias_of}{overload}" if entry.alias_of and not self.result_type and not self.node else ""

    @property
    def made_by(self) -> str:
        """The function of :mod:`runtime.autograd.forms` that makes it of the operator `alias`."""
        return "copy_of_view" if self.entry.is_copy else "another_name"

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
    def writes(self) -> bool:
        """Whether it writes into its arguments, and has no other result."""
        return isinstance(self.entry.kernel, ElementwiseKernel) and self.entry.kernel.writes

    @property
    def scan_forms(self) -> tuple[tuple[FormBlock, str], ...]:
        """The forms of a scan, each with the end of its call."""
        ways = ((self.functional, ""), (self.inplace, ", out=(self,), in_place=True"))
        out = ((self.out, f", out={tuple_source(self.out.outs)}"),) if self.out else ()
        return tuple((form, ending) for form, ending in (*ways, *out) if form is not None)

    @property
    def direct(self) -> bool:
        """Whether the builtins of the only loop take the arguments of the schema as they are."""
        case = self.cases[0]
        return (
            not self.writes and case.condition is None and not self.result_type and len(case.loop.results) == 1
            and [*case.tensors, *case.scalars] == [one.name for one in self.functional.schema.arguments]
        )

    @property
    def conditions(self) -> str:
        """Source of a dict of the arguments that choose a case, for the message when none fits."""
        inputs = self.entry.schema.inputs
        names = [one.name for one in inputs if not one.type.is_tensor_like or one.type.optional]
        return "{" + ", ".join(f'"{name}": {name}' for name in names) + "}"

    @property
    def composite_decorator(self) -> str:
        """How a composite is registered; with a derivative of its own, autograd does not look inside."""
        constant = self.functional.constant
        return f"{constant}.implement(COMPOSITE_EXPLICIT_AUTOGRAD)" if self.node else f"composite({constant})"


@dataclass(frozen=True)
class ReductionBlock:
    """A reduction: its loop, its facts, and the call."""

    constant: str
    loop: ReduceLoop
    facts: str
    call: str


@dataclass(frozen=True)
class ScanBlock:
    """A scan: its loop, its facts, and the call without its closing parenthesis."""

    constant: str
    loop: ScanLoop
    facts: str
    call: str


@dataclass(frozen=True)
class Plan:
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
        found: dict[str, ResultType] = {}
        for known in self.bases.operators:
            one = result_type(known.entry.schema)
            if one is not None:
                found.setdefault(one.name, replace(one, origin=known.package))
        for block in self.blocks:
            one = result_type(block.entry.schema)
            if one is not None and (one.name not in found or found[one.name].fields != one.fields):
                found[one.name] = one
        return tuple(found.values())

    @cached_property
    def themes(self) -> dict[str, tuple[OperatorBlock, ...]]:
        """The blocks by file."""
        found: dict[str, list[OperatorBlock]] = {}
        for block in self.blocks:
            found.setdefault(block.entry.theme, []).append(block)
        return {theme: tuple(blocks) for theme, blocks in found.items()}


@dataclass(frozen=True)
class ResultType:
    """The named tuple that an operator with several named results returns."""

    name: str
    fields: tuple[str, ...]
    annotations: tuple[str, ...]
    origin: str = ""


def result_type(schema: FunctionSchema) -> ResultType | None:
    """The type of several results that all have names; None for others."""
    fields = tuple(one.name for one in schema.returns)
    if len(fields) < 2 or not all(fields):
        return None
    return ResultType(schema.name.base, fields, tuple(return_types(schema)))


def make_plan(
    entries: Sequence[Entry], derivatives: Mapping[str, Derivative], bases: Bases = NO_BASES
) -> Plan:
    """The plan of a package from its checked entries, which are those that none of its `bases` has."""
    return make_part(entries, derivatives, entries, nodes_of(derivatives), bases)


def nodes_of(derivatives: Mapping[str, Derivative]) -> tuple[str, ...]:
    """The operators that have a Node, in the order of derivatives.yaml."""
    return tuple(name for name, derivative in derivatives.items() if derivative.formulas or derivative.refused)


def make_part(
    entries: Sequence[Entry], derivatives: Mapping[str, Derivative], whole: Iterable[Entry], nodes: Iterable[str],
    bases: Bases = NO_BASES,
) -> Plan:
    """The plan of some entries of a package: it has the `whole` ones, of which `nodes` have a Node."""
    functions = bases.functions | {schema.name.base for entry in whole for schema in entry.schemas}
    numbers: dict[str, int] = {}
    for known in bases.operators:
        if known.node:
            stem = node_name(known.entry.schema.name.base, 0)
            numbers[stem] = numbers.get(stem, 0) + 1
    ordinal: dict[str, int] = {}
    for name in nodes:
        stem = node_name(name.partition(".")[0], 0)
        ordinal[name] = numbers.get(stem, 0)
        numbers[stem] = ordinal[name] + 1
    translate = Translator(functions)
    blocks = tuple(
        _block(entry, derivatives.get(entry.name), ordinal.get(entry.name, 0), translate) for entry in entries
    )
    return Plan(blocks, bases)


def digest_of(entry: Entry, derivative: Derivative | None) -> str:
    """What an operator is, derivatives included; packages share an operator when it is equal."""
    formulas = [(formula.arguments, formula.text) for formula in derivative.formulas] if derivative else []
    formulas += [((formula.result,), formula.text) for formula in derivative.forward] if derivative else []
    return hashlib.sha256(repr((entry.digest, formulas)).encode()).hexdigest()[:16]


def _block(entry: Entry, derivative: Derivative | None, ordinal: int, translate: Translator) -> OperatorBlock:
    functional = FormBlock.of(entry.schema)
    inplace = FormBlock.of(entry.inplace) if entry.inplace else None
    node = forward = None
    if derivative is not None and (derivative.formulas or derivative.refused):
        node = make_node(entry, derivative, ordinal, functional.constant, translate)
        forward = make_forward(entry, derivative, node, functional.constant, keyset, translate)
    formulas = {", ".join(one.arguments): one.text for one in derivative.formulas} if derivative else {}
    formulas |= {one.result: one.text for one in derivative.forward} if derivative else {}
    common = OperatorBlock(
        entry=entry,
        derivative=derivative,
        functional=functional,
        inplace=None if entry.schema.is_view else inplace,
        restride=inplace if entry.schema.is_view else None,
        out=FormBlock.of(entry.out) if entry.out else None,
        formulas=formulas,
        node=node,
        forward=forward,
        digest=digest_of(entry, derivative),
        result_type=f"return_types.{result.name}" if (result := result_type(entry.schema)) else "",
    )
    kernel = entry.kernel
    if isinstance(kernel, ElementwiseKernel):
        make = _writing_case if kernel.writes else _case
        cases = tuple(make(entry, case, number, len(kernel.cases)) for number, case in enumerate(kernel.cases))
        return replace(common, cases=cases)
    if isinstance(kernel, ReduceKernel):
        from codegen.model.reductions import make_reduction

        return replace(common, reduction=make_reduction(entry, kernel, functional))
    if isinstance(kernel, ScanKernel):
        from codegen.model.reductions import make_scan

        return replace(common, scan=make_scan(entry, kernel, functional))
    if isinstance(kernel, (ViewKernel, CompositeKernel)):
        return replace(common, body=translate.body(kernel.program.body, [one.name for one in entry.schema.inputs]))
    assert isinstance(kernel, HandwrittenKernel)
    return replace(common, handwritten=tuple((_KEY_CONSTANTS[key], path) for key, path in kernel.functions))


def _case(entry: Entry, case: Case, number: int, count: int) -> CaseBlock:
    """The loop and the arguments of one case."""
    schema = entry.schema
    used = reads(case.program)
    assert isinstance(entry.kernel, ElementwiseKernel)
    tables = entry.kernel.reads.tables
    tensors = tuple(
        one.name for one in schema.inputs
        if one.type.is_tensor and (one.name in used or not one.type.optional) and one.name not in tables
    )
    # A number takes part in promotion whether a case reads it or not: `x ** 2.0` is floating although it is `x * x`.
    scalars = tuple(
        one.name for one in schema.inputs
        if one.name in tables or (not one.type.is_tensor_like
        and (one.name in used or (one.type.is_scalar and not one.type.optional and not one.kwarg_only)))
    )  # fmt: skip
    suffix = f"_{number}" if count > 1 else ""
    doc = f"{entry.name}: {' '.join(case.program.source.split())}"
    numbers = numbers_of(schema, case.program, scalars, tables)
    windows = entry.kernel.reads.windows
    operands = (*tensors, *(one.name for one in windows))
    loop = elementwise_kernel(f"{identifier(schema)}{suffix}_kernel", doc, case.program, operands, numbers)
    free = [
        position for position, name in enumerate(scalars)
        if (argument := schema.argument(name)) and name not in tables
        and (argument.kwarg_only or not argument.type.is_scalar)
    ]  # fmt: skip
    fixed = {tensors.index(name): kind for name, kind in entry.fixed_dtypes if name in tensors}
    facts = [f'"{entry.name}"', "LOOPS", f'"{loop.name}"', str(len(tensors))]
    facts += [f"outputs={len(loop.results)}"] if len(loop.results) > 1 else []
    facts += common_facts(entry, case.accepts)
    facts += [f"operands={entry.operand_dtypes!r}"] if entry.operand_dtypes else []
    facts += [f"fixed={fixed!r}"] if fixed else []
    facts += [f"free={tuple_source(map(str, free))}"] if free else []
    facts += numbers.fact
    if windows:
        moved = tuple((tensors.index(one.source), one.offsets) for one in windows)
        facts += [f"windows={moved!r}", f'border="{entry.kernel.reads.border}"']
    places = {name: place for place, name in enumerate(output_names(schema))}
    results = {places[name]: word for name, word in entry.result_dtypes}
    facts += [f"results={results!r}"] if results else []
    condition = unparse(case.condition.result) if case.condition is not None else None
    return CaseBlock(condition, f"{constant(schema)}{suffix}_LOOP", loop, tensors, scalars, ", ".join(facts))


def _writing_case(entry: Entry, case: Case, number: int, count: int) -> CaseBlock:
    """The loop and the arguments of one case of a kernel that writes into its arguments."""
    schema, suffix = entry.schema, f"_{number}" if count > 1 else ""
    doc = f"{entry.name}: {' '.join(case.program.source.split())}"
    made = update_loop(entry, case, f"{identifier(schema)}{suffix}_kernel", doc)
    facts = [f'"{entry.name}"', "LOOPS", f'"{made.loop.name}"', f'"{made.letters}"', f"{made.arguments!r}"]
    facts += [f'numbers="{made.numbers.name}"', f"computed={len(made.numbers.results)}"] if made.numbers else []
    facts += common_facts(entry, case.accepts)
    facts += [f"free={tuple_source(map(str, made.free))}"] if made.free else []
    condition = unparse(case.condition.result) if case.condition is not None else None
    return CaseBlock(
        condition, f"{constant(schema)}{suffix}_LOOP", made.loop, made.arguments, (), ", ".join(facts), "Update",
        made.numbers,
    )  # fmt: skip


def common_facts(entry: Entry, accepts: tuple[str, ...] | None = None) -> list[str]:
    """The promotion rule and accepted dtypes as keyword arguments, where they are not the default."""
    facts = [f'promote="{entry.promote}"'] if entry.promote != "default" else []
    accepts = accepts or entry.accepts
    return facts + ([f"accepts={accepts!r}"] if accepts != vocabulary.CATEGORIES else [])


class Translator(ast.NodeTransformer):
    """Turns formulas, composites and views into Python that runs in a generated file.

    Operators become ``functions.name``, helpers ``language.name``, dtypes ``dtypes.name``, `Mean` its number.
    """

    def __init__(self, functions: Collection[str]) -> None:
        self.functions = functions
        self.arguments: frozenset[str] = frozenset()  # they may hide constants

    def visit_Call(self, node: ast.Call) -> ast.expr:
        function: ast.expr = node.func
        if isinstance(function, ast.Name) and function.id in vocabulary.SPELLED and len(node.args) == 2:
            real, imaginary = map(self.visit, node.args)
            return ast.BinOp(real, ast.Add(), ast.BinOp(ast.Constant(1j), ast.Mult(), imaginary))
        if isinstance(function, ast.Name):
            if function.id in self.functions and function.id not in vocabulary.PYTHON_FUNCTIONS:
                function = ast.Attribute(ast.Name("functions", ast.Load()), function.id, ast.Load())
            elif function.id in vocabulary.HELPERS:
                function = ast.Attribute(ast.Name("language", ast.Load()), function.id, ast.Load())
        else:
            function = self.visit(function)
        return ast.Call(
            function,
            [self.visit(one) for one in node.args],
            [ast.keyword(one.arg, self.visit(one.value)) for one in node.keywords],
        )

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Load):
            if node.id in vocabulary.SYMBOLS:
                return ast.Constant(vocabulary.SYMBOLS[node.id])
            if node.id in vocabulary.DTYPE_NAMES:
                return ast.Attribute(ast.Name("dtypes", ast.Load()), node.id, ast.Load())
            if node.id in vocabulary.MEMORY_FORMATS:
                return ast.Attribute(ast.Name("devices", ast.Load()), node.id, ast.Load())
            if node.id in vocabulary.CONSTANTS and node.id not in self.arguments:
                return ast.Attribute(ast.Name("math", ast.Load()), node.id, ast.Load())
        return node

    def body(self, statements: Iterable[ast.stmt], arguments: Iterable[str]) -> tuple[str, ...]:
        """Statements as source lines; an expression at the end is returned."""
        self.arguments = frozenset(arguments)
        rewritten = [self.visit(copied(one)) for one in statements]
        self.arguments = frozenset()
        if isinstance(rewritten[-1], ast.Expr):
            rewritten[-1] = ast.Return(rewritten[-1].value)
        return tuple(line for one in rewritten for line in unparse(one).split("\n"))

    def expression(self, tree: ast.expr) -> str:
        """An expression as source."""
        return unparse(self.visit(copied(tree)))
