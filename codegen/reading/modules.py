"""``module``: the modules of ``nn`` that are made from an entry, besides its function.

    module: Mish

    module:
      name: MaxPool2d
      init: kernel_size, stride=None, padding=0, dilation=1, return_indices=False, ceil_mode=False
      keep: {stride: kernel_size if stride is None else stride}
      repr: kernel_size={kernel_size}, stride={stride}, padding={padding}

A name takes everything from the schema: `forward` gets the tensors that it requires, the constructor what is left, in
the order of the schema. `training` is what the module's mode is.
"""

from __future__ import annotations

import ast
import string
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from codegen.diagnostics import did_you_mean
from codegen.language.vocabulary import MODULE_ATTRIBUTES, MODULE_FILES, MODULE_HELPERS, MODULES_BY_HAND
from codegen.reading.entry_values import PartialEntry
from codegen.reading.module_families import FOR, members
from codegen.source.yaml_values import Mapping, Node, Sequence, Text, as_mapping, as_text

# The parts of a map, and what each says.
PARTS = {
    "name": "the class",
    FOR: "lists of words: `{n: [1, 2, 3]}` makes a module for each, in whose parts `{n}` stands for the word",
    "base": "the class that it is made from: `_MaxPoolNd`, which the package makes for all that name it, or a module "
    "listed before",
    "file": "the file of PyTorch's `nn/modules` that has the class, by which files that PyTorch reads name it",
    "init": "the parameters of the constructor, as Python writes them: `kernel_size, stride=None`",
    "forward": "the parameters of `forward`",
    "keep": "what is kept of a parameter: `{stride: kernel_size if stride is None else stride}`",
    "call": "what the function gets for an argument, where it is not the parameter of that name: "
    "`{mode: \"'reflect'\"}`",
    "repr": "the text between the brackets: `\"{padding}\"`; words alone, `size, mode`, are shown with their values "
    "unless these are None; `\"\"` for nothing",
}
TRAINING, INPLACE, REDUCTION = "training", "inplace", "reduction"
# What losses took before `reduction`, which their base class makes of them.
AVERAGES = ("size_average", "reduce")


@dataclass(frozen=True)
class ModuleParameter:
    """A parameter of a constructor or of ``forward``; `default` is Python source, None where there is none."""

    name: str
    default: str | None = None
    keyword_only: bool = False


@dataclass(frozen=True)
class ModuleSpec:
    """A module: what is None follows from the schema. Expressions are Python source over the parameters' names."""

    name: str
    init: tuple[ModuleParameter, ...] | None = None
    forward: tuple[ModuleParameter, ...] | None = None
    keep: tuple[tuple[str, str], ...] = ()
    call: tuple[tuple[str, str], ...] = ()
    repr: str | None = None
    base: str | None = None
    file: str = ""


def read_modules(entry: PartialEntry, key: str) -> tuple[ModuleSpec, ...]:
    """The modules that an entry asks for."""
    node = entry.mapping.get(key)
    if node is None:
        return ()
    listed: tuple[Node, ...] = node.items if isinstance(node, Sequence) else (node,)
    items = [member for item in listed for member in members(item, entry.diagnostics)]
    result = [spec for item in items if (spec := _module(item, entry, key)) is not None]
    seen: set[str] = set()
    for mapping_item, spec in zip(items, result, strict=False):
        if spec.name in seen:
            entry.diagnostics.error(
                mapping_item.location, "entry-module", f"the module '{spec.name}' is described twice"
            )
        seen.add(spec.name)
    return tuple(result)


def arguments_of(entry: PartialEntry) -> list[str]:
    """The arguments of the function, by the names that callers use."""
    names = ["input" if argument.name == "self" else argument.name for argument in entry.schema.inputs]
    inplace = entry.mapping.get("inplace_argument")
    return [*names, INPLACE] if isinstance(inplace, Text) and inplace.value == "true" else names


def _module(node: Node, entry: PartialEntry, key: str) -> ModuleSpec | None:
    """One module: a name, or a mapping of its parts."""
    if isinstance(node, Text):
        return ModuleSpec(node.value) if as_text(node, entry.diagnostics, key) and _is_name(node, entry) else None
    mapping = as_mapping(node, entry.diagnostics, key)
    if mapping is None:
        return None
    before = len(entry.diagnostics)
    for part, _ in mapping.items:
        if part.value not in PARTS:
            part.error(
                entry.diagnostics, "entry-module", f"a module has no '{part.value}'",
                hint=did_you_mean(part.value, PARTS) or f"its parts are {', '.join(PARTS)}",
            )
    name = mapping.get("name")
    if name is None:
        entry.diagnostics.error(
            mapping.location, "entry-module", "a module needs a 'name'", hint="such as 'name: Mish'",
        )
    elif text := as_text(name, entry.diagnostics, "name"):
        _is_name(text, entry)
    init, forward = _parameters(mapping, "init", entry), _parameters(mapping, "forward", entry)
    names = _known(init, forward, entry)
    keep = _expressions(mapping, "keep", names, entry)
    call = _expressions(mapping, "call", names, entry)
    shown, base = _shown(mapping, init, entry), _base(mapping, entry)
    if len(entry.diagnostics) > before:
        return None
    spec = ModuleSpec(str(name), init, forward, keep, call, shown, base, _file(mapping, entry))
    _check_uses(mapping, spec, entry)
    return spec


def _is_name(text: Text, entry: PartialEntry) -> bool:
    """Whether a module can be called so; what is wrong is reported."""
    name = text.value
    if not name.isidentifier() or not name[0].isupper():
        message = f"'{name}' is no name of a module"
        text.error(entry.diagnostics, "entry-module", message, hint="a class begins with a capital: Mish")
    elif name in MODULES_BY_HAND:
        text.error(entry.diagnostics, "entry-module", f"every package has its own '{name}'", hint="choose another name")
    else:
        return True
    return False


def _base(mapping: Mapping, entry: PartialEntry) -> str | None:
    """The name of the class that a module is made from."""
    node = mapping.get("base")
    text = as_text(node, entry.diagnostics, "base") if node is not None else None
    if text is None:
        return None
    if not text.value.isidentifier() or not text.value.lstrip("_")[:1].isupper():
        text.error(
            entry.diagnostics, "entry-module", f"'{text.value}' is no name of a class",
            hint="such as _MaxPoolNd, a base of modules alone, or Upsample, a module",
        )
    return text.value


def _file(mapping: Mapping, entry: PartialEntry) -> str:
    """The file of PyTorch's that has the class; "" where none is named."""
    node = mapping.get("file")
    text = as_text(node, entry.diagnostics, "file") if node is not None else None
    if text is None:
        return ""
    if text.value not in MODULE_FILES:
        text.error(
            entry.diagnostics, "entry-module", f"PyTorch has no file nn/modules/{text.value}.py",
            hint=did_you_mean(text.value, MODULE_FILES) or f"its files are {', '.join(MODULE_FILES)}",
        )
    return text.value


def _parameters(mapping: Mapping, key: str, entry: PartialEntry) -> tuple[ModuleParameter, ...] | None:
    """Parameters as Python writes them: ``p=0.5, *, inplace=False``. None where the part is left out."""
    node = mapping.get(key)
    if node is None:
        return None
    if isinstance(node, Text) and not node.value.strip():
        return ()
    text = as_text(node, entry.diagnostics, key)
    if text is None:
        return None
    try:
        arguments = ast.parse(f"lambda {text.value}: 0", mode="eval").body.args  # type: ignore[attr-defined]
    except SyntaxError:
        message = f"'{key}' is no list of parameters"
        text.error(entry.diagnostics, "entry-module", message, hint="as Python writes them: p=0.5, inplace=False")
        return None
    if arguments.vararg or arguments.kwarg or arguments.posonlyargs:
        text.error(entry.diagnostics, "entry-module", f"'{key}' lists every parameter by its name")
        return None
    result = tuple(_listed(arguments))
    for item in result:
        if item.name in MODULE_ATTRIBUTES and key == "init":
            offset = max(text.value.find(item.name), 0)
            text.error(
                entry.diagnostics, "entry-module", f"a module has an attribute '{item.name}' of its own", offset=offset,
                length=len(item.name), hint="call the parameter otherwise, and hand it on by 'call'",
            )
    return result


def _listed(arguments: ast.arguments) -> Iterator[ModuleParameter]:
    defaults = [None] * (len(arguments.args) - len(arguments.defaults)) + [*arguments.defaults]
    for argument, default in zip(arguments.args, defaults, strict=True):
        yield ModuleParameter(argument.arg, None if default is None else ast.unparse(default))
    for argument, value in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True):
        yield ModuleParameter(argument.arg, None if value is None else ast.unparse(value), keyword_only=True)


def _known(
    init: tuple[ModuleParameter, ...] | None, forward: tuple[ModuleParameter, ...] | None, entry: PartialEntry
) -> Collection[str]:
    """The names that expressions may read."""
    names = [parameter.name for parameter in (*(init or ()), *(forward or ()))]
    return {*names, *(arguments_of(entry) if init is None or forward is None else ()), TRAINING}


def _expressions(
    mapping: Mapping, key: str, names: Collection[str], entry: PartialEntry
) -> tuple[tuple[str, str], ...]:
    """A map from names to expressions."""
    node = mapping.get(key)
    body = as_mapping(node, entry.diagnostics, key) if node is not None else None
    result = []
    for name, value in body.items if body is not None else ():
        text = as_text(value, entry.diagnostics, name.value)
        if text is None:
            continue
        if key == "call" and name.value not in arguments_of(entry):
            name.error(
                entry.diagnostics, "entry-module", f"'{entry.schema.name}' has no argument '{name.value}'",
                hint=did_you_mean(name.value, arguments_of(entry)) or f"its are {', '.join(arguments_of(entry))}",
            )
        tree = _expression(text, entry)
        for child in ast.walk(tree) if tree is not None else ():
            if isinstance(child, ast.Name) and child.id not in {*names, *MODULE_HELPERS}:
                text.error(
                    entry.diagnostics, "entry-module", f"unknown name '{child.id}'",
                    offset=max(text.value.find(child.id), 0), length=len(child.id),
                    hint=did_you_mean(child.id, names) or f"the parameters are {', '.join(sorted(names))}",
                )
        result.append((name.value, ast.unparse(tree) if tree is not None else ""))
    return tuple(result)


_ALLOWED = (
    ast.Expression, ast.Name, ast.Load, ast.Constant, ast.Tuple, ast.IfExp, ast.BoolOp, ast.boolop, ast.UnaryOp,
    ast.unaryop, ast.BinOp, ast.operator, ast.Compare, ast.cmpop, ast.Call,
)  # fmt: skip


def _expression(text: Text, entry: PartialEntry) -> ast.expr | None:
    """The tree of an expression: names, numbers, texts, operators and calls of helpers."""
    try:
        tree = ast.parse(text.value.strip(), mode="eval")
    except SyntaxError:
        text.error(entry.diagnostics, "entry-module", f"'{text.value}' is no expression of Python")
        return None
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            is_helper = isinstance(node.func, ast.Name) and node.func.id in MODULE_HELPERS and not node.keywords
        else:
            is_helper = True
        if not isinstance(node, _ALLOWED) or not is_helper:
            text.error(
                entry.diagnostics, "entry-module", f"'{text.value}' does more than an expression of a module may",
                hint=f"names, numbers, texts, conditions, and calls of {', '.join(MODULE_HELPERS)}",
            )
            return None
    return tree.body


def _shown(mapping: Mapping, init: tuple[ModuleParameter, ...] | None, entry: PartialEntry) -> str | None:
    """The text of a repr, in which braces hold parameters of the constructor; words alone leave out what is None."""
    node = mapping.get("repr")
    if not isinstance(node, Text) or not node.value.strip():
        return "" if isinstance(node, Text) else None
    names = [parameter.name for parameter in init] if init is not None else arguments_of(entry)
    words = [word.strip() for word in node.value.split(",")]
    try:
        fields = [field for _, field, _, _ in string.Formatter().parse(node.value) if field is not None]
    except ValueError:
        fields = [""]
    for name in fields if "{" in node.value else words:
        if name.partition("!")[0] not in names:
            offset = max(node.value.find(name), 0)
            node.error(
                entry.diagnostics, "entry-module", f"the constructor has no parameter '{name}'", offset=offset,
                length=len(name),
                hint=did_you_mean(name, names) or f"its are {', '.join(names)}",
            )
    return node.value


def _check_uses(mapping: Mapping, spec: ModuleSpec, entry: PartialEntry) -> None:
    """Every parameter goes somewhere, and the function gets all that it requires."""
    read = {name for _, text in (*spec.keep, *spec.call) for name in _names(text)}
    arguments = arguments_of(entry)
    taken = {*arguments, *(AVERAGES if REDUCTION in arguments else ())}
    names = [parameter.name for parameter in (*(spec.init or ()), *(spec.forward or ()))]
    for key in ("init", "forward"):
        text = mapping.get(key)
        for declared in getattr(spec, key) or ():
            if declared.name not in read and declared.name not in taken and isinstance(text, Text):
                text.error(
                    entry.diagnostics, "entry-module", f"the parameter '{declared.name}' is used nowhere",
                    offset=max(text.value.find(declared.name), 0), length=len(declared.name),
                    hint="hand it on by 'call', or name it as the function does",
                )
    if spec.init is None or spec.forward is None:
        return
    for declared in entry.schema.inputs:
        name = "input" if declared.name == "self" else declared.name
        if declared.default is None and name not in {*names, *dict(spec.call), TRAINING}:
            entry.diagnostics.error(
                mapping.location, "entry-module", f"nothing gives '{entry.schema.name}' its argument '{name}'",
                hint="list it under 'init' or 'forward', or give it under 'call'",
            )


def _names(text: str) -> set[str]:
    return {node.id for node in ast.walk(ast.parse(text, mode="eval")) if isinstance(node, ast.Name)}
