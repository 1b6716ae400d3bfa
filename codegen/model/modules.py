"""The modules of ``nn`` that entries ask for, with every line ready for the template."""

from __future__ import annotations

import ast
import string
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass, replace

from codegen import names
from codegen.language.vocabulary import MODULE_HELPERS
from codegen.model.annotations import annotation_of, plain
from codegen.model.bindings import default_source
from codegen.model.blocks import PackagePlan
from codegen.model.layout import double_quoted
from codegen.reading.entry import Entry
from codegen.reading.modules import AVERAGES, INPLACE, REDUCTION, TRAINING, ModuleParameter, ModuleSpec
from codegen.schema import ArgumentSchema
from codegen.source.doctext import read_doc

_LONGEST = 100  # of a text on one line
_BASES = ("_Module", "_Loss", "_WeightedLoss")  # of the runtime


@dataclass(frozen=True)
class ModuleBlock:
    """A class: its texts and its lines."""

    name: str
    base: str
    doc: tuple[str, ...]
    functions: tuple[str, ...]  # what it calls, by the names that they have in `functions`
    init: str
    keeps: tuple[str, ...]  # lines of the constructor
    forward: str
    result: str  # the expression that forward returns
    shown: tuple[str, ...]  # lines of extra_repr; none: the base class's
    file: str  # of PyTorch's that has the class; "" where it is not PyTorch's

    @property
    def signature(self) -> str:
        """How it is made, for documentation."""
        return f"{self.name}({plain(self.init)})"


@dataclass(frozen=True)
class BaseBlock:
    """A class that modules are made from; it has the constructor and the text that all of them share."""

    name: str
    members: tuple[str, ...]
    init: str
    keeps: tuple[str, ...]
    shown: tuple[str, ...]


def module_blocks(plan: PackagePlan) -> tuple[tuple[BaseBlock, ...], tuple[ModuleBlock, ...]]:
    """Those of the entries that a package defines itself, and what they are made from besides each other."""
    before: set[str] = set()
    modules: list[ModuleBlock] = []
    for block in plan.blocks:
        for spec in block.entry.modules:
            is_here = spec.base is None or spec.base.startswith("_") or spec.base in before
            modules.append(_Making(block.entry, spec if is_here else replace(spec, base=None)).block())
            before.add(spec.name)
    groups: dict[str, list[ModuleBlock]] = {}
    for module in modules:
        if module.base.startswith("_") and module.base not in _BASES:
            groups.setdefault(module.base, []).append(module)
    bases = tuple(_base_of(name, members) for name, members in groups.items())
    shared = {base.name: base for base in bases if base.keeps}
    return bases, tuple(
        replace(module, keeps=(), shown=()) if module.base in shared else module for module in modules
    )


def files_of(modules: tuple[ModuleBlock, ...]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The files of PyTorch's that have these classes, each with their names."""
    files: dict[str, list[str]] = {}
    for module in modules:
        if module.file:
            files.setdefault(module.file, []).append(module.name)
    return tuple((name, tuple(sorted(files[name]))) for name in sorted(files))


def _base_of(name: str, members: list[ModuleBlock]) -> BaseBlock:
    """What modules of a kind share: a constructor and a text only where those of all are the same."""
    names = tuple(module.name for module in members)
    first, *other_members = members
    if all((other.init, other.keeps, other.shown) == (first.init, first.keeps, first.shown) for other in other_members):
        return BaseBlock(name, names, first.init, first.keeps, first.shown)
    return BaseBlock(name, names, "", (), ())


class _Making:
    """One module in the making."""

    def __init__(self, entry: Entry, spec: ModuleSpec) -> None:
        self.entry, self.spec = entry, spec
        self.arguments = {
            "input" if argument.name == "self" else argument.name: argument for argument in entry.schema.inputs
        }
        self.forward = spec.forward if spec.forward is not None else self._forward_of_schema()
        self.init = spec.init if spec.init is not None else self._init_of_schema()
        self.kept = {parameter.name for parameter in self.init}

    def block(self) -> ModuleBlock:
        """The class."""
        base = self.entry.schema.name.base
        doc = read_doc(self.entry.doc).summary or f"The function `{base}` as a module."
        public = base.removeprefix(f"{self.entry.module}_") if self.entry.module else base
        where = f"{names.NAMESPACES.get(self.entry.module, self.entry.module)}." if self.entry.module else ""
        return ModuleBlock(
            name=self.spec.name,
            base=self._base(),
            doc=(doc, "", f"As the function `{where}{public}`."),
            functions=(base, f"{base}_") if self._chooses_form() else (base,),
            init=self._signature(self.init),
            keeps=self._keeps(),
            forward=self._signature(self.forward),
            result=self._result(),
            shown=self._shown(),
            file=self.spec.file,
        )

    # -- what a schema says by itself ----------------------------------------------------------------------------

    def _forward_of_schema(self) -> tuple[ModuleParameter, ...]:
        """The tensors that are required."""
        return tuple(
            ModuleParameter(name)
            for name, argument in self.arguments.items()
            if argument.type.is_tensor_like and argument.default is None
        )

    def _init_of_schema(self) -> tuple[ModuleParameter, ...]:
        """Everything else but the mode, generators, dtypes, and what begins with an underscore."""
        taken = {parameter.name for parameter in self.forward} | {name for name, _ in self.spec.call} | {TRAINING}
        last = {argument.name for argument in self.entry.schema.kwarg_only}
        parameters = [
            ModuleParameter(name, _default(argument), name in last)
            for name, argument in self.arguments.items()
            if name not in taken and not name.startswith("_") and not argument.type.is_generator
            and argument.type.scalar_base != "ScalarType"
        ]  # fmt: skip
        keyword_only = [parameter for parameter in parameters if parameter.keyword_only]
        parameters = [parameter for parameter in parameters if not parameter.keyword_only]
        if len(parameters) == 0:  # as PyTorch: GELU("tanh")
            parameters, keyword_only = (
                [ModuleParameter(argument.name, argument.default) for argument in keyword_only],
                [],
            )
        if self.entry.inplace_argument:
            parameters.append(ModuleParameter(INPLACE, "False"))
        return (*parameters, *keyword_only)

    # -- lines ---------------------------------------------------------------------------------------------------

    def _signature(self, parameters: Iterable[ModuleParameter]) -> str:
        words: list[str] = []
        for parameter in parameters:
            if parameter.keyword_only and "*" not in words:
                words.append("*")
            annotation = self._annotation(parameter)
            default = "" if parameter.default is None else f" = {double_quoted(parameter.default)}"
            words.append(f"{parameter.name}: {annotation}{default}")
        return ", ".join(words)

    def _annotation(self, parameter: ModuleParameter) -> str:
        argument = self.arguments.get(parameter.name)
        if argument is None:
            is_switch = parameter.name in AVERAGES
            return "_bool | None" if is_switch else "_bool" if parameter.default in {"True", "False"} else "Any"
        if argument.type.is_tensor_like:
            return "_Tensor | None" if argument.type.optional else "_Tensor"
        annotation = annotation_of(argument)
        return f"{annotation} | None" if parameter.default == "None" and "None" not in annotation else annotation

    def _is_buffer(self, name: str) -> bool:
        argument: ArgumentSchema | None = self.arguments.get(name)
        return argument is not None and argument.type.is_tensor_like

    def _base(self) -> str:
        """The class that it is made from: that which the entry says, or one of losses, or that of all modules."""
        return self.spec.base or self._kind()

    def _kind(self) -> str:
        """The class of the runtime that it is made from: losses have one of their own."""
        weighted = "_WeightedLoss" if self._is_buffer("weight") and "weight" in self.kept else "_Loss"
        return weighted if REDUCTION in self.kept else "_Module"

    def _keeps(self) -> tuple[str, ...]:
        """The lines of the constructor; the base class keeps what all losses have."""
        if not self.init:
            return ()
        kind = self._kind()
        common = (*(("weight",) if kind == "_WeightedLoss" else ()), *AVERAGES, REDUCTION) if kind != "_Module" else ()
        arguments = [f"{name}={self._kept_value(name)}" for name in common if name in self.kept]
        parameters = (self._keep(parameter) for parameter in self.init if parameter.name not in common)
        if self._base() == kind or self.spec.base[:1] == "_":  # type: ignore[index]
            return (f"super().__init__({', '.join(arguments)})", *parameters)
        return (f"{kind}.__init__({', '.join(['self', *arguments])})", *parameters)  # past the other constructor

    def _keep(self, parameter: ModuleParameter) -> str:
        """The line that keeps a parameter of the constructor; a tensor is a buffer."""
        value = self._kept_value(parameter.name)
        if self._is_buffer(parameter.name):
            return f'self.register_buffer("{parameter.name}", {value})'
        return f"self.{parameter.name} = {double_quoted(value)}"

    def _kept_value(self, name: str) -> str:
        """What is kept of a parameter of the constructor."""
        text = dict(self.spec.keep).get(name, name)
        return ast.unparse(_Attributes(set()).visit(ast.parse(text, mode="eval")))

    def _chooses_form(self) -> bool:
        """Whether the module calls the in-place form itself, which is quicker than to ask the function for it."""
        return self.entry.inplace_argument and self.entry.inplace is not None and INPLACE in self.kept

    def _result(self) -> str:
        """The call."""
        arguments, base = ", ".join(self._given()), self.entry.schema.name.base
        if self._chooses_form():
            return f"{base}_({arguments}) if self.{INPLACE} else {base}({arguments})"
        return f"{base}({arguments})"

    def _given(self) -> Iterable[str]:
        """The arguments of the function, by position as long as none is left out."""
        by_position = True
        keyword_only = {argument.name for argument in self.entry.schema.kwarg_only}
        for name in self.arguments:
            value = self._value(name)
            by_position = by_position and value is not None and name not in keyword_only
            if value is not None:
                yield value if by_position else f"{name}={value}"

    def _value(self, name: str) -> str | None:
        """What the function gets for an argument; None: it is left to its default."""
        text = dict(self.spec.call).get(name)
        if text is not None:
            tree = _Attributes(self.kept).visit(ast.parse(text, mode="eval"))
            return double_quoted(ast.unparse(tree))
        if name in {parameter.name for parameter in self.forward}:
            return name
        return f"self.{name}" if name in self.kept or name == TRAINING else None

    def _shown(self) -> tuple[str, ...]:
        """The lines of extra_repr."""
        text = self.spec.repr
        if text is None:
            return self._shown_by_itself()
        if not text:
            return ()
        if "{" not in text:
            listed = ", ".join(f'"{word.strip()}"' for word in text.split(","))
            return (f"return _sizes.shown(self, {listed})",)
        parts = []
        for literal, field, _, conversion in string.Formatter().parse(text):
            parts.append(literal.replace("{", "{{").replace("}", "}}"))
            if field is not None:
                parts.append(f"{{self.{field}{f'!{conversion}' if conversion else ''}}}")
        return _returned("".join(parts))

    def _shown_by_itself(self) -> tuple[str, ...]:
        """All parameters but tensors, `inplace` where it is set; nothing of a loss."""
        if REDUCTION in self.arguments or not self.init:
            return ()
        names = [item.name for item in self.init if item.name != INPLACE and not self._is_buffer(item.name)]
        text = ", ".join(f"{name}={{self.{name}!r}}" for name in names)
        if all(parameter.name != INPLACE for parameter in self.init):
            return _returned(text) if names else ()
        if not names:
            return ('return "inplace=True" if self.inplace else ""',)
        return (f'return f"{text}" + (", inplace=True" if self.inplace else "")',)


def _default(argument: ArgumentSchema) -> str | None:
    """The default as the schema writes it: one number for a list of a given size."""
    source = default_source(argument)
    value = ast.parse(source or "None", mode="eval").body
    if argument.type.is_list and isinstance(value, ast.Tuple) and value.elts:
        words = {ast.unparse(element) for element in value.elts}
        return words.pop() if len(words) == 1 else source
    return source


def _returned(text: str) -> tuple[str, ...]:
    """The lines that return a formatted text."""
    if len(text) <= _LONGEST:
        return (f'return f"{text}"',)
    pieces = textwrap.wrap(text, _LONGEST, break_long_words=False, drop_whitespace=False)
    return ("return (", *(f'    f"{piece}"' for piece in pieces), ")")


class _Attributes(ast.NodeTransformer):
    """What the constructor keeps and the mode become attributes of the module; helpers get the module that has them."""

    def __init__(self, attributes: set[str]) -> None:
        self.kept = attributes

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self.kept or node.id == TRAINING:
            return ast.Attribute(ast.Name("self", ast.Load()), node.id, ast.Load())
        if node.id in MODULE_HELPERS:
            return ast.Attribute(ast.Name("_sizes", ast.Load()), node.id, ast.Load())
        return node
