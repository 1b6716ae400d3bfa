"""The schema language: `add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`.

    schema = parse_schema(text)              # raises SchemaError, or collects through on_error=
    str(schema) == text                      # to the byte, when the text is canonical
    inplace_form(schema, OperatorName("add_", "Tensor")), out_form(schema, OperatorName("add", "out"))

It is the language of PyTorch's native_functions.yaml, read strictly. The package knows nothing of YAML or of other
entries: rules that concern several operators are elsewhere.
"""

from codegen.schema.errors import SchemaError
from codegen.schema.model import (
    TENSOR_OPTIONS,
    Alias,
    ArgumentSchema,
    Default,
    DefaultValue,
    Kind,
    OperatorName,
    OperatorSchema,
    Return,
    Symbol,
)
from codegen.schema.parser import parse_operator_name, parse_schema
from codegen.schema.types import BASE_TYPES, SchemaType
from codegen.schema.variants import common_signature, copy_form, inplace_form, out_form

__all__ = [
    "BASE_TYPES",
    "TENSOR_OPTIONS",
    "Alias",
    "ArgumentSchema",
    "Default",
    "DefaultValue",
    "Kind",
    "OperatorName",
    "OperatorSchema",
    "Return",
    "SchemaError",
    "SchemaType",
    "Symbol",
    "common_signature",
    "copy_form",
    "inplace_form",
    "out_form",
    "parse_operator_name",
    "parse_schema",
]
