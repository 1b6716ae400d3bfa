"""The types an argument or a return may have: `Tensor`, `int[2]`, `Tensor?[]`, `ScalarType?`, ..."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from codegen.diagnostics import did_you_mean

BASE_TYPES = (
    "Tensor",
    "int",
    "float",
    "bool",
    "str",
    "Scalar",
    "ScalarType",
    "Device",
    "DeviceIndex",
    "Layout",
    "MemoryFormat",
    "Generator",
    "SymInt",
    "SymBool",
    "QScheme",
    "Storage",
    "Stream",
    "DimVector",
    "GraphModule",
    "Index",  # ours: what stands in square brackets
)

CUSTOM_CLASS_PREFIX = "__torch__"  # `__torch__.torch.classes.<name>` names a class registered from C++

# Words from C++, Python and YAML for types that the schema language spells otherwise.
_FOREIGN_WORDS = {
    "torch": "Tensor",
    "ndarray": "Tensor",
    "string": "str",
    "String": "str",
    "boolean": "bool",
    "double": "float",
    "integer": "int",
    "long": "int",
    "int64_t": "int",
    "number": "Scalar",
    "dtype": "ScalarType",
    "TensorList": "Tensor[]",
    "ITensorListRef": "Tensor[]",
    "IntArrayRef": "int[]",
    "IntList": "int[]",
    "list": "int[]",
    "Optional": "Tensor?",
    "optional": "Tensor?",
}

_SYMBOLIC = {"SymInt": "int", "SymBool": "bool"}


@dataclass(frozen=True)
class SchemaType:
    """A type, flat: `T`, `T?`, `T[]`, `T[N]`, `T?[]`, and the optional lists `T[]?`, `T[N]?`.

    `size` is the N of a sized list: a bare element is accepted and repeated N times (so lists of other lengths may be
    legal too). `optional` is the `?` at the very end, `optional_elements` the one before the brackets.
    """

    base: str
    is_list: bool = False
    size: int | None = None
    optional: bool = False
    optional_elements: bool = False

    def __str__(self) -> str:
        return self.spelled()

    def spelled(self, annotation: str = "") -> str:
        """The type as schemas write it; `annotation` is an alias annotation such as `(a!)`."""
        text = self.base + annotation
        if self.optional_elements:
            text += "?"
        if self.is_list:
            text += "[]" if self.size is None else f"[{self.size}]"
        return text + "?" if self.optional else text

    @property
    def element(self) -> SchemaType:
        """The type of one element of a list; of anything else, the type itself."""
        return SchemaType(self.base, optional=self.optional_elements) if self.is_list else self

    @property
    def required(self) -> SchemaType:
        """The type without its final `?`."""
        return SchemaType(self.base, self.is_list, self.size, False, self.optional_elements)

    @cached_property
    def scalar_base(self) -> str:
        """The base with `SymInt` read as `int` and `SymBool` as `bool`: there are no symbolic shapes here."""
        return _SYMBOLIC.get(self.base, self.base)

    # Of one value, optional or not:
    @cached_property
    def is_tensor(self) -> bool:
        return self.base == "Tensor" and not self.is_list

    @cached_property
    def is_int(self) -> bool:
        return self.scalar_base == "int" and not self.is_list

    @cached_property
    def is_float(self) -> bool:
        return self.base == "float" and not self.is_list

    @cached_property
    def is_bool(self) -> bool:
        return self.scalar_base == "bool" and not self.is_list

    @cached_property
    def is_scalar(self) -> bool:
        """`Scalar`: a Python number of any kind."""
        return self.base == "Scalar" and not self.is_list

    @cached_property
    def is_scalar_type(self) -> bool:
        """`ScalarType`: a dtype."""
        return self.base == "ScalarType" and not self.is_list

    @cached_property
    def is_generator(self) -> bool:
        return self.base == "Generator" and not self.is_list

    # Of lists, optional or not:
    @cached_property
    def is_tensor_list(self) -> bool:
        return self.base == "Tensor" and self.is_list

    @cached_property
    def is_int_list(self) -> bool:
        return self.scalar_base == "int" and self.is_list

    @cached_property
    def is_scalar_list(self) -> bool:
        return self.base == "Scalar" and self.is_list

    @property
    def is_tensor_like(self) -> bool:
        """A tensor, an optional tensor, or a list of either: what dispatch and autograd look at."""
        return self.base == "Tensor"


def is_known_base(word: str) -> bool:
    """Whether `word` names a type that is no list and not optional."""
    return word in BASE_TYPES or word.startswith(f"{CUSTOM_CLASS_PREFIX}.torch.classes.")


def hint_for_type(word: str) -> str | None:
    """What an author who wrote the unknown type `word` may have meant, as a hint."""
    if word in _FOREIGN_WORDS:
        return f"did you mean '{_FOREIGN_WORDS[word]}'?"
    return did_you_mean(word, BASE_TYPES)
