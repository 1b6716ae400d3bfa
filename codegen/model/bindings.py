"""The Python API: which public functions and Tensor methods there are, and how each finds its overload.

All overloads of one base name make one function. Its common case (tensors by position, everything else left out) goes
straight to the table; the rest goes to :class:`runtime.dispatch.arguments.Overloads`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from codegen.language.vocabulary import SYMBOLS
from codegen.model.annotations import annotation_of, plain, return_annotation
from codegen.model.blocks import Plan
from codegen.model.layout import tuple_source
from codegen.model.quick import (
    QuickPath,
    default_value,
    differ,
    leading_names,
    literal,
    python_name,
    quick_paths,
    several_ints,
    tensors_behind,
)
from codegen.names import constant_of as constant
from codegen.names import function_name
from codegen.reading.bases import Bases
from codegen.reading.entry import Entry
from codegen.reading.kernels import ElementwiseKernel
from codegen.schema import Argument, FunctionSchema, Symbol
from codegen.source.doctext import read_doc


@dataclass(frozen=True)
class ParameterBlock:
    """One parameter as Python sees it."""

    name: str
    type: str
    default: str | None
    annotation: str


@dataclass(frozen=True)
class FormBinding:
    """One overload of a public name."""

    constant: str
    parameters: tuple[ParameterBlock, ...]
    keyword_only: int
    out: str | None
    outs: int
    returns: str
    factory: bool
    inplace: str | None = None  # the table of the in-place form, for a function that takes `inplace=False`

    @property
    def shown(self) -> str:
        """The signature as documentation shows it."""
        words = [
            parameter.name if parameter.default is None else f"{parameter.name}={parameter.default}"
            for parameter in self.parameters
        ]
        if self.inplace is not None:
            words.insert(len(words) - self.keyword_only, "inplace=False")
        if self.keyword_only:
            words.insert(len(words) - self.keyword_only, "*")
        elif self.out is not None:
            words.append("*")
        return ", ".join([*words, *(["out=None"] if self.out is not None else [])])


@dataclass(frozen=True)
class FunctionBlock:
    """One public name and its overloads."""

    name: str
    theme: str
    origin: str  # the package that it is imported from; empty for one that this package defines
    public: str
    module: str | None
    doc: tuple[str, ...]
    text: str  # what its docstring says behind the signatures
    is_derived: bool  # an in-place form, or another name
    is_shown: bool  # whatever its name begins with: its entry says so, it has no result, or it is one over lists
    forms: tuple[FormBinding, ...]
    numbers: bool
    variadic: bool
    also: tuple[str, ...]
    made_modules: tuple[str, ...]  # the modules of nn that entries make of it
    as_property: str
    is_writable: bool  # the property
    is_method: bool
    is_function: bool
    self_position: int
    leading: tuple[str, ...]
    by_position: bool  # a form calls one of the leading parameters otherwise
    modules: tuple[tuple[str, str], ...]  # the tables of its forms, each with the module of operators that holds it
    quick: tuple[QuickPath, ...]
    quick_method: tuple[QuickPath, ...]
    several: QuickPath | None
    several_method: QuickPath | None
    tensors_behind: QuickPath | None
    translates: bool  # exceptions of Python's and NumPy's; kernels of pointwise expressions do so themselves

    @property
    def overloads(self) -> str:
        """Source of the table of its forms."""
        inplace = tuple_source(form.constant for form in self.forms if form.inplace is not None)
        facts = [f'"{self.name}"', *(form.constant for form in self.forms)]
        facts += ["numbers=True"] if self.numbers else []
        facts += ["variadic=True"] if self.variadic else []
        facts += [f"inplace={inplace}"] if inplace != "()" else []
        facts += [] if self.is_function else ["only_method=True"]
        return f"{self.table} = Overloads({', '.join(facts)})"

    @property
    def parameters(self) -> str:
        """The parameters of the function."""
        leading = "".join(f"{name}=MISSING, " for name in self.leading)
        return f"{leading}{'/, ' if self.by_position else ''}*rest, **named"

    @property
    def method_parameters(self) -> str:
        """The parameters of the method."""
        leading = () if self.self_position else self.leading[1:]
        return "".join(["self, ", *(f"{name}=MISSING, " for name in leading), "*rest, **named"])

    @property
    def general(self) -> str:
        """The arguments with which the function goes on to its table."""
        return ", ".join([*self.leading, "rest", "named"])

    @property
    def general_method(self) -> str:
        """The arguments with which the method goes on to its table."""
        if self.self_position:
            return f"*placed({self.self_position}, self, rest, named)"
        return ", ".join(["self", *self.leading[1:], "rest", "named"])

    @property
    def docstring(self) -> tuple[str, ...]:
        """The signatures and what it does; of an in-place form or another name, whose it is."""
        return (self.text,) if self.is_derived else self.doc

    @property
    def first_sentence(self) -> str:
        """What it does, in one line; nothing for an in-place form or another name, whose own name says it."""
        return "" if self.is_derived else read_doc(self.text).summary

    @property
    def is_public(self) -> bool:
        """Whether the package itself shows it."""
        return self.is_function and not self.module and (self.is_shown or not self.name.startswith("_"))

    @property
    def local(self) -> str:
        """What the function is called in its module."""
        return function_name(self.name)

    @property
    def table(self) -> str:
        """The name of its Overloads."""
        return f"{self.name.upper()}_FORMS"


@dataclass(frozen=True)
class OperatorMethod:
    """A special method such as ``__add__``: the quick cases and the overloads behind it."""

    name: str
    function: FunctionBlock
    operands: int
    quick: tuple[QuickPath, ...]

    @property
    def is_general(self) -> bool:
        """Whether the quick cases leave something to the overloads."""
        return self.operands == 2 and (not self.quick or bool(self.quick[-1].test))

    @property
    def parameters(self) -> str:
        """Its parameters."""
        return ("self", "self, other", "self, index, value")[self.operands - 1]


def default_source(argument: Argument) -> str | None:
    """The default as Python source, None for a required parameter."""
    if argument.default is None:
        return None
    value = argument.default_value
    if isinstance(value, Symbol):
        if value.name in SYMBOLS:
            return f'"{value.name.lower()}"'  # as callers write it: reduction="mean"
        return "None" if argument.type.optional else f'"{value.name}"'
    return literal(value)


def make_bindings(plan: Plan) -> tuple[FunctionBlock, ...]:
    """One block for every base name, in the order of ops.yaml; in-place names follow their functional one."""
    groups: dict[str, list[tuple[Entry, FunctionSchema, FunctionSchema | None]]] = {}
    for entry in plan.entries:
        groups.setdefault(entry.schema.name.base, []).append((entry, entry.schema, entry.out))
        if entry.inplace is not None:
            groups.setdefault(entry.inplace.name.base, []).append((entry, entry.inplace, None))
    names_here = {block.entry.name for block in plan.blocks}
    pointwise = {base for base, members in groups.items() if _is_pointwise(entry for entry, _, _ in members)}
    pointwise |= {base for base, members in groups.items() if {entry.alias_of for entry, _, _ in members} <= pointwise}
    return tuple(_function(base, members, plan.bases, names_here, pointwise) for base, members in groups.items())


def _is_pointwise(entries: Iterable[Entry]) -> bool:
    return all(isinstance(entry.kernel, ElementwiseKernel) for entry in entries)


def _function(
    base: str, members: Sequence[tuple[Entry, FunctionSchema, FunctionSchema | None]], bases: Bases,
    own: Collection[str], pointwise: Collection[str],
) -> FunctionBlock:
    first = members[0][0]
    mine = next((entry for entry, _, _ in members if entry.name in own), first)
    origin = "" if mine.name in own else bases.origin(entry for entry, _, _ in members)
    members = sorted(members, key=lambda member: _rank(member[1]))
    forms = tuple(
        _form(schema, out, entry.inplace if entry.inplace_argument and schema is entry.schema else None)
        for entry, schema, out in members
    )
    schemas = [schema for _, schema, _ in members]
    tables = [constant(schema) for schema in schemas]
    leading = leading_names(schemas)
    module = first.module
    public = base.removeprefix(f"{module}_") if module else base
    text, is_derived = _text(members)
    return FunctionBlock(
        name=base,
        theme=mine.theme,
        origin=origin,
        public=public,
        module=module,
        doc=_doc(public, text, forms),
        text=text,
        is_derived=is_derived,
        is_shown=first.shown or first.schema.kind != "functional" or _is_over_list(first.schema),
        forms=forms,
        numbers=any(entry.accepts_numbers for entry, _, _ in members),
        variadic=any(entry.variadic for entry, _, _ in members),
        also=tuple(dict.fromkeys(name for entry, _, _ in members for name in entry.namespaces)),
        made_modules=tuple(spec.name for entry, form, _ in members if form is entry.schema for spec in entry.modules),
        as_property=next(
            (entry.as_property for entry, form, _ in members if form is entry.schema and entry.as_property), ""
        ),
        is_writable=any(entry.is_writable for entry, form, _ in members if form is entry.schema),
        is_method=any("method" in entry.variants for entry, _, _ in members),
        is_function=any("function" in entry.variants for entry, _, _ in members),
        self_position=_self_position(next((form for it, form, _ in members if "method" in it.variants), schemas[0])),
        leading=leading,
        by_position=differ(schemas, leading),
        modules=tuple((constant(schema), _module(entry, bases)) for entry, schema, _ in members),
        quick=quick_paths(schemas, leading, tables, method=False),
        quick_method=quick_paths(schemas, leading, tables, method=True),
        several=several_ints(schemas, leading, tables, method=False),
        several_method=several_ints(schemas, leading, tables, method=True),
        tensors_behind=tensors_behind(schemas, leading, tables[0]),
        translates=base not in pointwise,
    )


def _module(entry: Entry, bases: Bases) -> str:
    """The module of operators that defines an entry, as a module of functions imports it."""
    existing = bases.by_name.get(entry.name)
    package = "." if existing is None or existing.entry is not entry else existing.package
    return f"{package}.operators.{entry.theme}"


def _is_over_list(schema: FunctionSchema) -> bool:
    """Whether an operator takes a list of tensors for `self`, as `_foreach_add` does."""
    return any(argument.name == "self" and argument.type.is_tensor_list for argument in schema.arguments[:1])


def _text(members: Sequence[tuple[Entry, FunctionSchema, FunctionSchema | None]]) -> tuple[str, bool]:
    """What a docstring says, which stands once; whether it only says whose in-place form or other name this is."""
    entry, schema, _ = next((member for member in members if member[0].doc), members[0])
    if schema is entry.inplace:
        returned = ", which is returned" if schema.returns else ""
        return f"As `{entry.schema.name.base}`, written into `input`{returned}.", True
    return (entry.doc.partition("\n\n")[0], True) if entry.alias_of else (entry.doc, False)


def _rank(schema: FunctionSchema) -> tuple[int, ...]:
    """PyTorch's order of overloads: a Tensor before a number, an int before a list of ints, fewer before more."""
    order = {"Tensor": 0, "Scalar": 2, "int": 3, "float": 3}
    return tuple(
        (
            10
            if argument.type.is_tensor_list
            else 5
            if argument.type.is_list
            else order.get(argument.type.scalar_base, 4)
        )
        + (1 if argument.type.optional else 0)
        for argument in schema.positional
    )


def _form(schema: FunctionSchema, out: FunctionSchema | None, inplace: FunctionSchema | None) -> FormBinding:
    parameters = tuple(
        ParameterBlock(python_name(argument), str(argument.type), default_source(argument), annotation_of(argument))
        for i, argument in enumerate(schema.arguments)
    )
    return FormBinding(
        constant(schema), parameters, len(schema.kwarg_only), constant(out) if out else None,
        _outs(out) if out else 0, return_annotation(schema), bool(schema.tensor_options),
        constant(inplace) if inplace else None,
    )  # fmt: skip


def _outs(out: FunctionSchema) -> int:
    """How many tensors ``out=`` holds; 0 for a list of as many as there are results."""
    return 0 if out.out_arguments[0].type.is_list else len(out.out_arguments)


def _self_position(schema: FunctionSchema) -> int:
    """Where ``self`` stands among the positional parameters; a method may have it elsewhere than first."""
    return next((i for i, argument in enumerate(schema.positional) if argument.name == "self"), 0)


def _doc(public: str, text: str, forms: Iterable[FormBinding]) -> tuple[str, ...]:
    """The docstring: every form, then the text."""
    lines = [f"{public}({form.shown}) -> {plain(form.returns)}" for form in forms]
    return (*lines, *(("", *text.split("\n")) if text else ()))


def operator_methods(plan: Plan, functions: Iterable[FunctionBlock]) -> tuple[OperatorMethod, ...]:
    """The special methods that entries ask for under ``operators``."""
    by_name = {block.name: block for block in functions}
    schemas: dict[str, list[FunctionSchema]] = {}
    for entry in plan.entries:
        for schema in (entry.schema, entry.inplace):
            if schema is not None:
                schemas.setdefault(schema.name.base, []).append(schema)
    methods: dict[str, OperatorMethod] = {}
    for entry in plan.entries:
        for name in entry.dunders:
            base = entry.schema.name.base
            inplace = name.startswith("__i") and name not in ("__invert__", "__index__", "__int__")
            function = by_name[f"{base}_" if inplace and f"{base}_" in by_name else base]
            operands = len([a for a in entry.schema.positional if a.default is None])
            methods[name] = OperatorMethod(name, function, operands, _operator_quick(schemas[function.name]))
    return tuple(methods.values())


def _operator_quick(schemas: Iterable[FunctionSchema]) -> tuple[QuickPath, ...]:
    """Tensor with tensor, tensor with number."""
    paths = []
    for schema in schemas:
        required = [argument for argument in schema.arguments if argument.default is None]
        defaults = [default_value(argument) for argument in schema.arguments if argument.default is not None]
        if len(required) == 1 and required[0].type.is_tensor:
            paths.append(QuickPath("", f"{constant(schema)}[self._keys]({', '.join(['self', *defaults])})"))
        elif len(required) == 2 and required[0].type.is_tensor:
            if required[1].type.base == "Index":
                paths.append(QuickPath("", f"{constant(schema)}[self._keys](self, other)"))
            elif required[1].type.is_tensor:
                call = f"{constant(schema)}[self._keys | other._keys]({', '.join(['self', 'other', *defaults])})"
                paths.append(QuickPath("isinstance(other, Tensor)", call))
            elif required[1].type.is_scalar:
                call = f"{constant(schema)}[self._keys]({', '.join(['self', 'other', *defaults])})"
                paths.append(QuickPath("type(other) is float or type(other) is int", call))
    return tuple(sorted(paths, key=lambda path: "Tensor" not in path.test))
