"""A parsed schema: operator name, arguments, returns, alias annotations, typed defaults.

All frozen, and nothing but data: the parser and the forms of a schema are built upon it. `str()` of each prints the
canonical spelling: `str(parse_schema(s)) == s` for a canonical s.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from codegen.schema.types import SchemaType

Kind = Literal["functional", "inplace", "out", "mutable"]
TENSOR_OPTIONS = ("dtype", "layout", "device", "pin_memory")
INPLACE_DUNDERS = tuple(
    f"__i{word}__" for word in ("add", "sub", "mul", "div", "mod", "pow", "lshift", "rshift", "and", "xor", "or")
)


@dataclass(frozen=True, slots=True)
class Symbol:
    """A default that is a name: `Mean` (a reduction), `long` (a dtype), `contiguous_format`, ..."""

    name: str


DefaultValue = bool | int | float | str | Symbol | tuple["DefaultValue", ...] | None


@dataclass(frozen=True, slots=True)
class Default:
    """A default's value, typed by its argument (`float x=1` has 1.0; lists are tuples), and its spelling for printing.

    Two spellings of one value compare equal.
    """

    value: DefaultValue
    spelling: str = field(compare=False)

    def __str__(self) -> str:
        return self.spelling


@dataclass(frozen=True, slots=True)
class Alias:
    """An alias annotation: the sets a value belongs to before and after the call, and whether the call writes to it.

    `(a)`, `(a!)`, `(a|b)`, `(a -> *)`; without an arrow, `after` is `before`. `*` stands for anything.
    """

    before: tuple[str, ...]
    is_write: bool = False
    after: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "after", self.after or self.before)

    @property
    def is_wildcard(self) -> bool:
        return "*" in self.after

    def __str__(self) -> str:
        text = "|".join(self.before) + ("!" if self.is_write else "")
        return text if self.after == self.before else f"{text} -> {'|'.join(self.after)}"


@dataclass(frozen=True)
class OperatorName:
    """`namespace::base.overload`; namespace and overload may be missing (None and "")."""

    base: str
    overload: str = ""
    namespace: str | None = None

    def __str__(self) -> str:
        text = f"{self.base}.{self.overload}" if self.overload else self.base
        return text if self.namespace is None else f"{self.namespace}::{text}"

    @property
    def is_dunder(self) -> bool:
        return len(self.base) > 4 and self.base.startswith("__") and self.base.endswith("__")

    @property
    def is_internal(self) -> bool:
        """A leading underscore says that formulas and other operators call it, and users do not."""
        return self.base.startswith("_")

    @property
    def is_inplace(self) -> bool:
        """`add_` and `__iadd__` are in-place; `__add__` is not."""
        if self.is_dunder:
            return self.base in INPLACE_DUNDERS
        return self.base.endswith("_")

    @property
    def is_functional_twin(self) -> bool:
        """`f_functional` is the functional twin of a mutable operator `f`."""
        return self.base.endswith("_functional")

    @property
    def functional_base(self) -> str:
        """The base that the functional, in-place and out= forms share: `add` for `add_`, `__add__` for `__iadd__`."""
        if not self.is_inplace:
            return self.base
        return f"__{self.base[3:]}" if self.is_dunder else self.base[:-1]


@dataclass(frozen=True)
class ArgumentSchema:
    """One argument. `alias` is None where nothing is annotated."""

    name: str
    type: SchemaType
    default: Default | None = None
    kwarg_only: bool = False
    alias: Alias | None = None

    def __str__(self) -> str:
        text = f"{annotated(self.type, self.alias)} {self.name}"
        return text if self.default is None else f"{text}={self.default}"

    @property
    def is_write(self) -> bool:
        return self.alias is not None and self.alias.is_write

    @property
    def is_out(self) -> bool:
        """One of the trailing arguments of an out= form, into which results are written."""
        return self.kwarg_only and self.is_write

    @property
    def default_value(self) -> DefaultValue:
        """The default as the operator sees it: a bare number for `T[N]` is repeated N times. None if there is none."""
        if self.default is None:
            return None
        value = self.default.value
        if self.type.size is None or value is None or isinstance(value, tuple):
            return value
        return (value,) * self.type.size


@dataclass(frozen=True)
class Return:
    """One result; `name` is "" where the schema gives none."""

    name: str
    type: SchemaType
    alias: Alias | None = None

    def __str__(self) -> str:
        text = annotated(self.type, self.alias)
        return f"{text} {self.name}" if self.name else text


@dataclass(frozen=True)
class OperatorSchema:
    """The whole of `name(arguments) -> returns`. `arguments` are in order: positional, keyword-only, out."""

    name: OperatorName
    arguments: tuple[ArgumentSchema, ...]
    returns: tuple[Return, ...]

    def __str__(self) -> str:
        words: list[str] = []
        for index, argument in enumerate(self.arguments):
            if argument.kwarg_only and (index == 0 or not self.arguments[index - 1].kwarg_only):
                words.append("*")
            words.append(str(argument))
        returns = ", ".join(map(str, self.returns))
        return f"{self.name}({', '.join(words)}) -> {returns if len(self.returns) == 1 else f'({returns})'}"

    @property
    def overload_name(self) -> str:
        return self.name.overload

    @cached_property
    def kind(self) -> Kind:
        """`functional`, `inplace` (`add_`), `out`, or `mutable`, which writes to arguments but is neither of these.

        Unlike PyTorch, an operator that writes to `self` without an in-place name (`set_data`) counts as mutable.
        """
        if self.out_arguments:
            return "out"
        if self.name.is_inplace:
            return "inplace"
        return "mutable" if any(argument.is_write for argument in self.arguments) else "functional"

    @cached_property
    def positional(self) -> tuple[ArgumentSchema, ...]:
        return tuple(argument for argument in self.arguments if not argument.kwarg_only)

    @cached_property
    def kwarg_only(self) -> tuple[ArgumentSchema, ...]:
        """The keyword-only arguments that are not out arguments."""
        return tuple(argument for argument in self.arguments if argument.kwarg_only and not argument.is_out)

    @cached_property
    def out_arguments(self) -> tuple[ArgumentSchema, ...]:
        return tuple(argument for argument in self.arguments if argument.is_out)

    @cached_property
    def inputs(self) -> tuple[ArgumentSchema, ...]:
        """All arguments but the out arguments."""
        return tuple(argument for argument in self.arguments if not argument.is_out)

    @cached_property
    def self_argument(self) -> ArgumentSchema | None:
        """The argument named `self`, which need not be the first."""
        return self.argument("self")

    @cached_property
    def output_names(self) -> tuple[str, ...]:
        """What formulas call the outputs: the names of the returns, else ``result``, or ``result0``, ``result1``..."""
        if len(self.returns) == 1:
            return (self.returns[0].name or "result",)
        return tuple(item.name or f"result{index}" for index, item in enumerate(self.returns))

    @cached_property
    def tensor_options(self) -> tuple[ArgumentSchema, ...]:
        """The four arguments dtype, layout, device, pin_memory of a factory, or nothing if they are not all there."""
        return find_tensor_options(self.arguments)

    @cached_property
    def is_view(self) -> bool:
        """A return shares memory with an input that is not written to, or an input goes into a list of views."""
        reads = any(item.alias is not None and not item.alias.is_write for item in self.returns)
        return reads or any(item.alias is not None and item.alias.is_wildcard for item in self.arguments)

    def argument(self, name: str) -> ArgumentSchema | None:
        """The argument of that name, or None."""
        return next((argument for argument in self.arguments if argument.name == name), None)


def annotated(type_: SchemaType, alias: Alias | None) -> str:
    """A type as a schema writes it, with its alias set: ``Tensor(a!)``."""
    return str(type_) if alias is None else type_.spelled(f"({alias})")


def find_tensor_options(arguments: Sequence[ArgumentSchema]) -> tuple[ArgumentSchema, ...]:
    """The run of keyword-only dtype, layout, device, pin_memory among `arguments`, or ()."""
    for start in range(len(arguments) - 3):
        run = tuple(arguments[start : start + 4])
        if tuple(argument.name for argument in run) == TENSOR_OPTIONS and run[0].kwarg_only:
            return run
    return ()
