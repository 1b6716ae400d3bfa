"""The Python API: which public functions and Tensor methods there are, and how each finds its overload.

All overloads of one base name make one function, which a module of functions declares (:mod:`runtime.dispatch.public`).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from codegen.language.vocabulary import SYMBOLS
from codegen.model.annotations import annotation_of, plain, return_annotation
from codegen.model.blocks import PackagePlan
from codegen.model.layout import quoted
from codegen.model.literals import literal, python_name
from codegen.names import function_name
from codegen.reading.bases import Bases
from codegen.reading.entry import Entry
from codegen.schema import ArgumentSchema, OperatorSchema, Symbol
from codegen.source.doctext import read_doc

# Defaults that their repr writes as the schema does.
_PLAIN_DEFAULT = re.compile(r"None|True|False|-?\d+|-?\d+\.\d+|'\w*'|\(\)")


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

    name: str  # of the operator
    parameters: tuple[ParameterBlock, ...]
    keyword_only: int
    out: str | None
    outs: int
    returns: str
    factory: bool
    inplace: str | None = None  # the in-place form, for a function that takes `inplace=False`

    @property
    def overload(self) -> str:
        """What the operator's name has behind the point."""
        return self.name.partition(".")[2]

    @property
    def shown(self) -> str:
        """The signature as documentation shows it."""
        words = [_written(parameter) for parameter in self.parameters]
        if self.inplace is not None:
            words.insert(len(words) - self.keyword_only, "inplace=False")
        if self.keyword_only:
            words.insert(len(words) - self.keyword_only, "*")
        elif self.out is not None:
            words.append("*")
        return ", ".join([*words, *(["out=None"] if self.out is not None else [])])

    @property
    def count(self) -> int:
        """How many parameters a caller may give."""
        return len(self.parameters) + (self.inplace is not None) + self.factory + (self.out is not None)

    @property
    def signature(self) -> str:
        """All parameters, as a function is defined with them."""
        first = len(self.parameters) - self.keyword_only
        words = [*map(_written, self.parameters[:first]), *(["inplace=False"] if self.inplace is not None else [])]
        by_keyword = [*map(_written, self.parameters[first:]), *(["requires_grad=False"] if self.factory else [])]
        by_keyword += ["out=None"] if self.out is not None else []
        return ", ".join([*words, *(["*", *by_keyword] if by_keyword else [])])

    def method_signature(self) -> str:
        """The parameters of the method."""
        first = len(self.parameters) - self.keyword_only
        words, by_keyword = (
            [_written(parameter) for parameter in part if parameter.name != "input"]
            for part in (self.parameters[:first], self.parameters[first:])
        )
        return ", ".join(["self", *words, *(["*", *by_keyword] if by_keyword else [])])


def _written(parameter: ParameterBlock) -> str:
    return parameter.name if parameter.default is None else f"{parameter.name}={parameter.default}"


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

    @property
    def signature(self) -> str:
        """The parameters of its most general form."""
        return self.most_general(self.forms).signature

    def most_general(self, forms: Sequence[FormBinding]) -> FormBinding:
        """The form with most parameters, of several one whose operator has no name behind a point, else the first."""
        return max(forms, key=lambda form: (form.count, not form.overload))

    @property
    def method(self) -> str:
        """Source of what its declaration says of the method: whether there is one, and its parameters.

        These are said where they do not follow from those of the function.
        """
        methods = [form for form in self.forms if any(parameter.name == "input" for parameter in form.parameters)]
        form = self.most_general(methods or self.forms)
        return "True" if form is self.most_general(self.forms) else quoted(form.method_signature())

    @property
    def docstring(self) -> tuple[str, ...]:
        """The signatures and what it does; of an in-place form or another name, whose it is.

        That of an only form is the declaration's.
        """
        return (self.text,) if self.is_derived else self.doc[2:] if self.result else self.doc

    @property
    def result(self) -> str:
        """The result of an only form, which makes the first line of the docstring; "" where there is none."""
        return plain(self.forms[0].returns) if len(self.forms) == 1 and self.text and not self.is_derived else ""

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


@dataclass(frozen=True)
class OperatorMethod:
    """A special method such as ``__add__``, and the function that it calls."""

    name: str
    function: FunctionBlock
    operands: int

    @property
    def parameters(self) -> str:
        """Its parameters."""
        return ("self", "self, other", "self, index, value")[self.operands - 1]


@dataclass(frozen=True)
class Declaration:
    """How a module of functions declares a function and what calls it."""

    function: FunctionBlock
    special: tuple[str, ...]  # the special methods of Python's that call it

    @property
    def facts(self) -> str:
        """Source of the arguments of :func:`runtime.dispatch.public.public`."""
        return ", ".join(self._facts())

    @property
    def statement(self) -> str:
        """The declaration in a statement, where a sentence is all that is said of the function; else nothing."""
        function, lines = self.function, self.function.docstring
        parameters = function.signature.replace('"', "'")
        defaults = [text.partition("=")[2] for text in parameters.split(", ")]
        is_plain = all(text == "" or _PLAIN_DEFAULT.fullmatch(text) for text in defaults)
        if len(lines) != 1 or "\n" in lines[0] or not is_plain:
            return ""
        arguments = [quoted(f"{function.local}({parameters})"), quoted(lines[0]), *self._facts()]
        return f"{function.local} = declare({', '.join(arguments)})"

    def _facts(self) -> Iterator[str]:
        function = self.function
        overloads = [form.overload for form in function.forms]
        if overloads != [""]:
            yield from map(quoted, overloads)
        if len(overloads) == 1 and function.result != "Tensor":
            yield f"result={quoted(function.result)}"
        if function.module:
            yield f"module={quoted(function.module)}"
        if function.local != function.name:
            yield f"name={quoted(function.name)}"
        yield from (f"{word}=True" for word in ("numbers", "variadic") if getattr(function, word))
        inplace = [form.name for form in function.forms if form.inplace is not None]
        if inplace:
            yield f"inplace={quoted(' '.join(inplace))}"
        if not function.is_function:
            yield "only_method=True"
        if function.is_public and function.name.startswith("_"):
            yield "shown=True"
        if function.is_method:
            yield f"method={function.method}"
        if function.self_position and (function.is_method or self.special):
            yield f"position={function.self_position}"
        if function.as_property:
            yield f"attribute={quoted(function.as_property)}"
        if function.is_writable:
            yield "writable=True"
        if self.special:
            yield f"operators={quoted(' '.join(self.special))}"


def default_source(argument: ArgumentSchema) -> str | None:
    """The default as Python source, None for a required parameter."""
    if argument.default is None:
        return None
    value = argument.default_value
    if isinstance(value, Symbol):
        if value.name in SYMBOLS:
            return f'"{value.name.lower()}"'  # as callers write it: reduction="mean"
        return "None" if argument.type.optional else f'"{value.name}"'
    return literal(value)


def make_bindings(plan: PackagePlan) -> tuple[FunctionBlock, ...]:
    """One block for every base name, in the order of ops.yaml; in-place names follow their functional one."""
    groups: dict[str, list[tuple[Entry, OperatorSchema, OperatorSchema | None]]] = {}
    for entry in plan.entries:
        groups.setdefault(entry.schema.name.base, []).append((entry, entry.schema, entry.out))
        if entry.inplace is not None:
            groups.setdefault(entry.inplace.name.base, []).append((entry, entry.inplace, None))
    names_here = {block.entry.name for block in plan.blocks}
    return tuple(_function(base, members, plan.bases, names_here) for base, members in groups.items())


def _function(
    base: str, members: Sequence[tuple[Entry, OperatorSchema, OperatorSchema | None]], bases: Bases,
    local_names: Collection[str],
) -> FunctionBlock:
    first = members[0][0]
    local = next((entry for entry, _, _ in members if entry.name in local_names), first)
    origin = "" if local.name in local_names else bases.origin(entry for entry, _, _ in members)
    members = sorted(members, key=lambda member: _rank(member[1]))
    forms = tuple(
        _form(schema, out, entry.inplace if entry.inplace_argument and schema is entry.schema else None)
        for entry, schema, out in members
    )
    schemas = [schema for _, schema, _ in members]
    module = first.module
    public = base.removeprefix(f"{module}_") if module else base
    text, is_derived = _text(members)
    return FunctionBlock(
        name=base,
        theme=local.theme,
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
    )


def _is_over_list(schema: OperatorSchema) -> bool:
    """Whether an operator takes a list of tensors for `self`, as `_foreach_add` does."""
    return any(argument.name == "self" and argument.type.is_tensor_list for argument in schema.arguments[:1])


def _text(members: Sequence[tuple[Entry, OperatorSchema, OperatorSchema | None]]) -> tuple[str, bool]:
    """What a docstring says, which stands once; whether it only says whose in-place form or other name this is."""
    entry, schema, _ = next((member for member in members if member[0].doc), members[0])
    if schema is entry.inplace:
        returned = ", which is returned" if schema.returns else ""
        return f"As `{entry.schema.name.base}`, written into `input`{returned}.", True
    return (entry.doc.partition("\n\n")[0], True) if entry.alias_of else (entry.doc, False)


def _rank(schema: OperatorSchema) -> tuple[int, ...]:
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


def _form(schema: OperatorSchema, out: OperatorSchema | None, inplace: OperatorSchema | None) -> FormBinding:
    parameters = tuple(
        ParameterBlock(python_name(argument), str(argument.type), default_source(argument), annotation_of(argument))
        for i, argument in enumerate(schema.arguments)
    )
    return FormBinding(
        str(schema.name), parameters, len(schema.kwarg_only), str(out.name) if out else None,
        _outs(out) if out else 0, return_annotation(schema), bool(schema.tensor_options),
        str(inplace.name) if inplace else None,
    )  # fmt: skip


def _outs(out: OperatorSchema) -> int:
    """How many tensors ``out=`` holds; 0 for a list of as many as there are results."""
    return 0 if out.out_arguments[0].type.is_list else len(out.out_arguments)


def _self_position(schema: OperatorSchema) -> int:
    """Where ``self`` stands among the positional parameters; a method may have it elsewhere than first."""
    return next((i for i, argument in enumerate(schema.positional) if argument.name == "self"), 0)


def _doc(public: str, text: str, forms: Iterable[FormBinding]) -> tuple[str, ...]:
    """The docstring: every form, then the text."""
    lines = [f"{public}({form.shown}) -> {plain(form.returns)}" for form in forms]
    return (*lines, *(("", *text.split("\n")) if text else ()))


def operator_methods(plan: PackagePlan, functions: Iterable[FunctionBlock]) -> tuple[OperatorMethod, ...]:
    """The special methods that entries ask for under ``operators``."""
    by_name = {block.name: block for block in functions}
    methods: dict[str, OperatorMethod] = {}
    for entry in plan.entries:
        for name in entry.dunders:
            base = entry.schema.name.base
            inplace = name.startswith("__i") and name not in ("__invert__", "__index__", "__int__")
            function = by_name[f"{base}_" if inplace and f"{base}_" in by_name else base]
            operands = len([a for a in entry.schema.positional if a.default is None])
            methods[name] = OperatorMethod(name, function, operands)
    return tuple(methods.values())
