"""The schema language: `add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.

    schema = FunctionSchema.parse(text)      # raises SchemaError, or collects through on_error=
    str(schema) == text                      # to the byte, when the text is canonical
    schema.inplace(OperatorName("add_", "Tensor")), schema.out(OperatorName("add", "out"))

It is the language of PyTorch's native_functions.yaml, read strictly. The package knows nothing of YAML or of other
entries: rules that concern several operators are elsewhere.
"""

from codegen.schema.errors import SchemaError
from codegen.schema.model import (
    TENSOR_OPTIONS,
    Alias,
    Argument,
    Default,
    DefaultValue,
    FunctionSchema,
    Kind,
    OperatorName,
    Return,
    Symbol,
)
from codegen.schema.types import BASE_TYPES, Type

__all__ = [
    "BASE_TYPES",
    "TENSOR_OPTIONS",
    "Alias",
    "Argument",
    "Default",
    "DefaultValue",
    "FunctionSchema",
    "Kind",
    "OperatorName",
    "Return",
    "SchemaError",
    "Symbol",
    "Type",
]
