"""Resolve C++ calls to overloads of native_functions.yaml, by number and kinds of arguments.

A kind is what is known of a C++ expression without running it: ``Tensor``, ``int``, ``int[]``, ``Scalar``, ... and
``anything``. It is spelled as the type of a schema, without sizes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from codegen.reading.native_function import NativeFunction
from codegen.schema import ArgumentSchema, OperatorName, OperatorSchema, SchemaType

ANY = "anything"
NOTHING = "None"
OPTIONS = "TensorOptions"
NUMBERS = ("int", "float", "Scalar", "bool")
# Kind of a value -> types of arguments that accept it, besides its own.
_CONVERSIONS = {
    "int": ("float", "Scalar", "DeviceIndex"),
    "float": ("Scalar",),
    "bool": ("Scalar",),
    "Tensor": ("Tensor[]",),
    "int[]": ("float[]", "Scalar[]"),
    "list": ("int[]", "float[]", "bool[]", "Tensor[]", "Scalar[]"),
    "Scalar": (),
}


def kind_of(type_: SchemaType) -> str:
    """The kind of a value of this type: optional or not, sized or not makes no difference."""
    return f"{type_.scalar_base}[]" if type_.is_list else type_.scalar_base


def result_kind(schema: OperatorSchema) -> str:
    """The kind of a call's value; several results are `anything`."""
    if len(schema.returns) != 1:
        return ANY
    return kind_of(schema.returns[0].type)


def accepts(argument: ArgumentSchema, kind: str) -> bool:
    """Whether C++ would pass a value of this kind."""
    expected = kind_of(argument.type)
    if kind in (ANY, expected):
        return True
    if kind == NOTHING:
        return argument.type.optional or argument.type.optional_elements or argument.type.base == "Tensor"
    if argument.type.size is not None and kind == argument.type.scalar_base:
        return True
    return expected in _CONVERSIONS.get(kind, ())


def fits(schema: OperatorSchema, kinds: Sequence[str]) -> bool:
    """Whether a signature of words.yaml takes values of these kinds."""
    arguments = schema.arguments
    return len(arguments) == len(kinds) and all(map(_strictly, arguments, kinds))


def _strictly(argument: ArgumentSchema, kind: str) -> bool:
    """As `accepts`, but a number is no tensor, and a value that may be missing has any kind."""
    expected = kind_of(argument.type)
    if argument.type.optional:
        return True
    return kind in (ANY, expected) or (expected in ("Scalar", "float") and kind in NUMBERS)


@dataclass(frozen=True)
class CallParameter:
    """One position of a C++ call: an argument of the schema, or the four factory arguments together."""

    argument: ArgumentSchema
    is_options: bool = False


def parameters(schema: OperatorSchema, *, method: bool) -> tuple[CallParameter, ...]:
    """The positions of a C++ call: all inputs in order, for a method without `self`."""
    options = schema.tensor_options
    result = []
    for argument in schema.inputs:
        if argument in options:
            if argument is options[0]:
                result.append(CallParameter(argument, is_options=True))
        elif not (method and argument.name == "self"):
            result.append(CallParameter(argument))
    return tuple(result)


class CppOverloads:
    """The operators of a native_functions.yaml, as C++ formulas call them."""

    def __init__(self, functions: Iterable[NativeFunction]) -> None:
        self.by_base: dict[str, list[NativeFunction]] = defaultdict(list)
        self.generated: set[str] = set()  # operators that exist without an entry, by `autogen`
        for function in functions:
            if function.schema.kind != "out":
                self.by_base[function.schema.name.base].append(function)
            self.generated.update(name.base for name in function.autogen)

    def base_of(self, name: str) -> str | None:
        """The operator that C++ calls `name`, perhaps with the ending for symbolic sizes; None if there is none."""
        for base in (name, name.removesuffix("_symint")):
            if base in self.by_base or base in self.generated:
                return base
        return None

    def functional_base_of(self, base: str) -> str:
        """For an in-place operator the one that gives the same value and writes to nothing."""
        functional = OperatorName(base).functional_base
        return functional if functional in self.by_base or functional in self.generated else base

    def is_method(self, base: str) -> bool:
        """Whether any overload is a method of tensors."""
        return any("method" in function.variants for function in self.by_base.get(base, ()))

    def choose(self, base: str, kinds: Sequence[str], *, method: bool) -> OperatorSchema | None:
        """The overload for arguments of these kinds; the first with so many arguments if none fits, or None."""
        fallback: OperatorSchema | None = None
        for function in self.by_base.get(base, ()):
            if method and function.schema.self_argument is None:
                continue
            positions = parameters(function.schema, method=method)
            if len(kinds) > len(positions) or any(
                parameter.argument.default is None for parameter in positions[len(kinds) :] if not parameter.is_options
            ):
                continue
            fallback = fallback or function.schema
            arguments = zip(positions, kinds, strict=False)
            if all(
                kind in (OPTIONS, ANY) if argument.is_options else accepts(argument.argument, kind)
                for argument, kind in arguments
            ):
                return function.schema
        return fallback
