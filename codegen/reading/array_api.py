"""Under which names and signatures the Python array API standard has an operator: the key ``array_api``.

    array_api: true                                        # its own name, and its tensors: sin(x, /), solve(x1, x2, /)
    array_api: concat                                      # the same under another name
    array_api: (x, /, *, axis=None, keepdims=False)        # its own name
    array_api: linalg.vecdot(x1, x2, /, *, axis=-1)

Positional parameters stand for the arguments of the schema in their order, whatever they are called; those behind the
star for the arguments of their names, or of what PyTorch calls them. What is left out keeps its default.

An operator without the key may be a function of the standard by its name: :mod:`codegen.reading.array_api_names`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from codegen.diagnostics import did_you_mean
from codegen.reading.entry_values import PartialEntry
from codegen.schema import ArgumentSchema, OperatorSchema
from codegen.source.yaml_values import Sequence, Text, as_text

KEY = "array_api"
# The modules of the standard, as entries lie in modules of the same names.
MODULES = ("linalg", "fft")
FORM = r"^(true|(linalg\.|fft\.)?[A-Za-z_]\w*(\(.*\))?|\(.*\))$"
_ARRAYS = frozenset({"arrays", "condition", "x", "x1", "x2"})  # parameters that are arrays
# What the standard calls the arguments of PyTorch.
_WORDS = {"axis": ("dim", "dims"), "axes": ("dim", "dims"), "keepdims": ("keepdim",), "k": ("diagonal",)}


@dataclass(frozen=True)
class Standard:
    """A function of the standard that an operator computes."""

    path: str  # its name, with its module: linalg.vecdot
    parameters: str
    given: tuple[tuple[str, str], ...]  # of what is given to the operator by position ("") or by name: its parameter
    together: tuple[str, ...]  # the parameters that are brought to one dtype, tensors or numbers


class SignatureError(Exception):
    """What is wrong with a signature."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message, self.hint = message, hint


def standard_names(entry: PartialEntry, key: str) -> tuple[Standard, ...]:
    """The functions of the standard that an entry is."""
    node = entry.mapping.get(key)
    if node is None or (isinstance(node, Text) and node.value == "false"):
        return ()
    texts = [as_text(item, entry.diagnostics, key) for item in (node if isinstance(node, Sequence) else (node,))]
    return tuple(standard for text in texts if text is not None for standard in _read(entry, text))


def _read(entry: PartialEntry, text: Text) -> Iterator[Standard]:
    word = text.value.strip()
    try:
        yield standard_of(entry.schema, word)
    except SignatureError as fault:
        text.error(entry.diagnostics, "entry-array-api", fault.message, hint=fault.hint)


def path_of(schema: OperatorSchema, name: str) -> str:
    """The name of a function, with its module; where none is given, that of the operator."""
    if name:
        return name
    base = schema.name.base
    module = next((word for word in MODULES if base.startswith(f"{word}_")), "")
    return f"{module}.{base.removeprefix(f'{module}_')}" if module else base


def standard_of(schema: OperatorSchema, word: str) -> Standard:
    """The function that a word or a signature names. Raises SignatureError where the operator does not fit."""
    if not re.fullmatch(FORM, word):
        message = f"'{word}' is no function of the array API standard"
        raise SignatureError(message, "write true, a name, or a signature such as (x, /, *, axis=-1)")
    name, bracket, ending = word.partition("(")
    path = path_of(schema, "" if name == "true" else name)
    signature = bracket + ending or _of_tensors(schema)
    try:
        tree = ast.parse(f"def f{signature}: pass").body[0]
        assert isinstance(tree, ast.FunctionDef)
    except SyntaxError:
        message = f"'{signature}' is no signature"
        raise SignatureError(message, "such as (x, /, *, axis=-1, keepdims=False)") from None
    leading = [parameter.arg for parameter in (*tree.args.posonlyargs, *tree.args.args)]
    if tree.args.vararg or tree.args.kwarg:
        raise SignatureError(f"'{signature}' takes any number of arguments, which no operator does")
    arguments = [argument for argument in schema.inputs if not argument.kwarg_only]
    if len(leading) > len(arguments):
        message = f"'{schema.name}' has {len(arguments)} arguments by position, the signature has {len(leading)}"
        raise SignatureError(message)
    pairs = [("", argument) for argument in leading]
    named = {argument_of(schema, parameter.arg).name: parameter.arg for parameter in tree.args.kwonlyargs}
    filled = {argument.name for argument in arguments[: len(leading)]} | set(named)
    missing = [argument.name for argument in schema.inputs if argument.default is None and argument.name not in filled]
    if missing:
        raise SignatureError(f"'{schema.name}' needs {', '.join(missing)}, which the signature does not have")
    pairs += named.items()
    tensors = [name for name, argument in zip(leading, arguments, strict=False) if argument.type.is_tensor]
    return Standard(path, signature[1:-1].strip(), tuple(pairs), tuple(tensors) if len(tensors) > 1 else ())


def _of_tensors(schema: OperatorSchema) -> str:
    """The signature of a function of its tensors alone."""
    count = sum(argument.default is None for argument in schema.positional)
    return "(x, /)" if count == 1 else f"({', '.join(f'x{i + 1}' for i in range(count))}, /)"


def argument_of(schema: OperatorSchema, name: str) -> ArgumentSchema:
    """The argument for which a parameter of the standard stands."""
    for word in (name, *_WORDS.get(name, ())):
        result = schema.argument(word)
        if result is not None:
            return result
    candidates = [argument.name for argument in schema.inputs]
    hint = did_you_mean(name, candidates) or f"its arguments are {', '.join(candidates)}"
    raise SignatureError(f"'{schema.name}' has no argument for the parameter '{name}'", hint)


def fits(schema: OperatorSchema, signature: str) -> bool:
    """Whether parameters and arguments are of a kind: arrays are tensors, and what may be None is optional."""
    try:
        standard = standard_of(schema, signature)
    except SignatureError:
        return False
    parameters = ast.parse(f"lambda {standard.parameters}: 0", mode="eval").body.args  # type: ignore[attr-defined]
    leading = [*parameters.posonlyargs, *parameters.args]
    defaults = [None] * (len(leading) - len(parameters.defaults)) + [*parameters.defaults, *parameters.kw_defaults]
    arguments = [argument for argument in schema.inputs if not argument.kwarg_only][: len(leading)]
    arguments += [argument_of(schema, parameter.arg) for parameter in parameters.kwonlyargs]
    return all(
        _is_of_a_kind(parameter.arg, default, argument)
        for parameter, default, argument in zip((*leading, *parameters.kwonlyargs), defaults, arguments, strict=True)
    )


def _is_of_a_kind(parameter: str, default: ast.expr | None, argument: ArgumentSchema) -> bool:
    if parameter in _ARRAYS:
        return argument.type.is_tensor_list if parameter == "arrays" else argument.type.is_tensor
    may_be_none = isinstance(default, ast.Constant) and default.value is None
    return argument.type.optional or argument.type.is_int_list if may_be_none else not argument.type.is_tensor_like
