"""JSON Schemas of ops.yaml and derivatives.yaml, from the tables that their readers use.

An editor that knows YAML (the language server behind VS Code and others) completes keys with them, explains a key where
the cursor is, and underlines what cannot be. They are written beside every package; the first line of a YAML file names
one: ``# yaml-language-server: $schema=generated/ops.schema.json``. They say what is well formed; whether an expression
means anything only the generator knows.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Any

from codegen import names
from codegen.language import vocabulary
from codegen.reading import entries, formulas, implied, kernel_passes, kernels, native_functions, native_keys

Schema = dict[str, Any]

DIALECT = "http://json-schema.org/draft-07/schema#"  # the latest that the editors' language server knows whole

# What a key of an entry means; the README's table says the same.
KEYS = {
    "func": "the schema, in PyTorch's grammar: `add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> "
    "Tensor`; or a list of schemas that share the rest of the entry, of which one may be a mapping of `func` and "
    "what it has of its own",
    "variants": "`function`, `method` or both. When left out: both where the first argument is `Tensor self`, the "
    "name does not begin with `_` and it lies at the top level; else `function`",
    "python_module": "`nn`, `linalg`, `special` or `fft`: where the function lies instead of the top level; a "
    "name that begins with one, such as `linalg_norm`, needs no key",
    "namespaces": "modules in which the function appears as well",
    "autogen": "the in-place form and the `out=` form: `add_.Tensor, add.out`. When left out, a public "
    "elementwise operator on `Tensor self` has both as `add_.Tensor, add.Tensor_out`, the in-place one only as a "
    "method or in `nn`; `[]` for none",
    "tags": "words kept with the operator, such as `core` and `pointwise`; `engine`: the runtime finds it by "
    "name, so that every smaller package has it; `pointwise`, `reduction` and, with a Generator, "
    "`nondeterministic_seeded` come by themselves",
    "promote": "the dtype of the result: see below; `default` when left out",
    "dtypes": "accepted dtypes or categories (`bool`, `integral`, `floating`, `complex`); all when left out",
    "operand_dtypes": "of an elementwise kernel: what each tensor may have before promotion; all when left out",
    "fixed_dtypes": "arguments with a dtype of their own that take no part in promotion: `{condition: bool}`",
    "accepts_numbers": "`true`: a Python number is accepted in place of the tensor operand",
    "inplace_argument": "`true`: the function takes `inplace=False`, which calls the in-place form",
    "dunders": "the special methods that call it: `__add__, __radd__`",
    "property": "the attribute under which a method without arguments is read, such as `T`",
    "doc": "the docstring: a sentence; after blank lines perhaps more, and examples: lines `>>> code` with `ow` "
    "as the package, below them what is printed. The tests run them",
    "aliases": "other names of the operator, each with all its forms: `arcsin`; `special.erf` lies in a module",
    "linear_in": "the tensor arguments in which the operator is linear, all together; used by `auto_linear`",
    "samples": "a list of calls on which the derivative is verified: `- {self: [3, 4], alpha: 2}`",
    "domain": "where the numbers of samples lie: `self: (0, inf)`",
    "nondifferentiable_at": "kinks and poles that samples keep away from: `{self: [-1, 1]}`; names of number "
    "arguments count too",
}
# PyTorch's keys that mean something only among its own entries; native_functions.py has those without meaning.
PYTORCH = {
    "structured": "PyTorch's: the out= form that others delegate to",
    "structured_delegate": "PyTorch's: the out= form that this entry takes its kernel from",
}
# Items of ops.yaml that are no entries.
ITEMS = {
    "theme": "the generated file of the entries that follow",
    "extends": "the packages whose operators this one builds on; before all entries",
}
KINDS = {
    "elementwise": "an expression over the arguments, lines `name = value` before it; or a map from conditions to "
    "expressions; a case may be `{value: expression, dtypes: what it accepts}`",
    "reduce": "a map from accumulators to `{init, step, combine, type}`, or a list of such maps: passes",
    "scan": "the same map for one pass along the argument `dim`, keeping every prefix",
    "view": "Python that returns `strided(sizes, strides, offset)`, in elements, or a list of them",
    "composite": "Python over other operators; gradients go through it, unless `derivatives.yaml` has an entry",
    "dispatch": "functions written by hand, by dispatch key: `{CPU: runtime.kernels.matmul.operator.mm}`",
    "finish": "of a reduction: the result, from the accumulators and `count`",
    "each": "a result for every element, as softmax has; of a scan what is kept after each",
    "identity": "of a reduction: `false` refuses to reduce nothing",
    "require": "of a composite or a view: a map from conditions on the arguments to messages, `{margin > 0: \"must be "
    "positive, got {margin}\"}`, asked before the kernel",
    "reverse": "of a scan: `true` goes from the last element to the first",
}
ACCUMULATOR = {
    "init": "the value before the first element",
    "step": "the value after the element `self` at `index`",
    "combine": "joins `total` and `total_other`; inferred from steps such as `total + self`",
    "type": "`compute` (the dtype that is computed in), `wide` (at least float64's precision), `int64` or `bool`",
}
LET = "values with names, computed once an element before the steps, which may read them"
PROMOTIONS = {
    "default": "the common dtype of the operands",
    "int_to_float": "the same, but the default floating dtype for integers",
    "floating": "of a reduction: the same, but the default floating dtype for integers",
    "integers_to_int64": "of a reduction: int64 for integers and bool",
    "int64": "int64",
    "bool": "bool",
    "complex_to_real": "the real dtype of complex operands",
    "same": "that of the first operand, whatever the others are",
}
DERIVATIVES = {
    "name": "an operator of ops.yaml: `mul.Tensor`, or its schema as it stands there",
    "output_differentiability": "whether each result has a gradient: `[True, False]`",
    "complex": "of complex tensors: `not_implemented(\"why\")`, or `unverified(\"why\")` where no difference shows it",
    "dispatch": "formulas by autograd key, where they differ: `{Default: {self: grad}}`",
}
_FORMULA = (
    "the gradient of this argument (or a tuple, of several): a Python expression over `grad`, the arguments, `result` "
    "and operators; `auto`, `non_differentiable` or `not_implemented(\"why\")`"
)
_SCHEMA = r"^\s*([A-Za-z_]\w*::)?[A-Za-z_]\w*(\.\w+)?\s*\([^()]*(\([^()]*\)[^()]*)*\)\s*->\s*\S"
_NAME = r"[A-Za-z_]\w*"
_PATH = rf"^{_NAME}(\.{_NAME})+$"
# What YAML may make of an expression: `0` and `true` are expressions too.
_WIDTH = 110
_EXPRESSION: Schema = {"type": ["string", "number", "boolean"]}


def texts() -> dict[str, str]:
    """The two schemas by file name."""
    schemas = {"ops.schema.json": ops_schema(), "derivatives.schema.json": derivatives_schema()}
    return {name: laid_out(schema) + "\n" for name, schema in schemas.items()}


def laid_out(value: Any, indent: int = 0) -> str:
    """JSON in which what fits on a line stands on one."""
    text = json.dumps(value, ensure_ascii=False)
    if indent + len(text) <= _WIDTH or not value or not isinstance(value, (dict, list)):
        return text
    inner = "\n" + " " * (indent + 1)
    if isinstance(value, list):
        return f"[{inner}{f',{inner}'.join(laid_out(one, indent + 1) for one in value)}\n{' ' * indent}]"
    items = [f"{json.dumps(key)}: {laid_out(one, indent + 1)}" for key, one in value.items()]
    return f"{{{inner}{f',{inner}'.join(items)}\n{' ' * indent}}}"


def ops_schema() -> Schema:
    """The schema of ops.yaml."""
    shapes: dict[str, Schema] = {
        "theme": {"type": "string", "pattern": "^[a-z][a-z0-9_]*$"},
        "extends": _words_of_form(rf"^{_NAME}(\.{_NAME})*$"),
    }
    items = [_object({key: _described(shape, ITEMS[key])}, [key]) for key, shape in shapes.items()]
    entry = _object({key: _described(_entry_value(key), text) for key, text in entry_texts().items()}, ["func"])
    overload = _object(
        {key: shape for key, shape in entry["properties"].items() if key not in (*kernels.KINDS, *kernels.BESIDE)}
        | {"func": {"type": "string", "pattern": _SCHEMA}}, ["func"],
    )  # fmt: skip
    entry |= _one_kind()
    return {
        "$schema": DIALECT, "title": "Operators of opweave", "type": "array", "items": {"anyOf": [entry, *items]},
        "definitions": {"accumulators": _accumulators(), "overload": overload},
    }  # fmt: skip


def entry_texts() -> dict[str, str]:
    """Every key that an entry may have, ours and then PyTorch's others, and what it means."""
    others = {
        key: PYTORCH.get(key) or f"PyTorch's, without effect: {native_functions.WITHOUT_MEANING.get(key, '')}"
        for key in native_functions.KEYS
        if key not in entries.KEYS
    }
    return {**{key: (KEYS | KINDS).get(key, "") for key in entries.KEYS}, **others}


def derivatives_schema() -> Schema:
    """The schema of derivatives.yaml."""
    keys = {key: _described(_derivative_value(key), DERIVATIVES.get(key, "")) for key in formulas.KEYS}
    entry = _object(keys, ["name"]) | {"patternProperties": {_ARGUMENTS: {"$ref": "#/definitions/formula"}}}
    return {
        "$schema": DIALECT, "title": "Derivatives of opweave", "type": "array", "items": entry,
        "definitions": {"formula": _described({"type": ["string", "number"]}, _FORMULA)},
    }  # fmt: skip


# The arguments that share a formula, one or several; not a key that means something else.
_ARGUMENTS = rf"^(?!({'|'.join(formulas.KEYS)})$){_NAME}(\s*,\s*{_NAME})*$"


def _entry_value(key: str) -> Schema:
    """What may stand under a key of an entry; anything where the reader alone can tell."""
    shapes: dict[str, Callable[[], Schema]] = {
        "func": lambda: {"anyOf": [
            {"type": "string", "pattern": _SCHEMA},
            {"type": "array", "minItems": 1, "items": {"anyOf": [
                {"type": "string", "pattern": _SCHEMA}, {"$ref": "#/definitions/overload"},
            ]}},
        ]},
        "variants": lambda: _words(("function", "method")),
        "python_module": lambda: {"enum": list(implied.MODULES)},
        "namespaces": lambda: _words(implied.MODULES),
        "autogen": lambda: _words_of_form(rf"^{_NAME}(\.\w+)?$"),
        "tags": lambda: _words(native_keys.known_tags()),
        "promote": lambda: _described_words({word: PROMOTIONS.get(word, "") for word in entries.PROMOTIONS}),
        "dtypes": lambda: _words(vocabulary.ACCEPTED_DTYPES),
        "operand_dtypes": lambda: _words(vocabulary.ACCEPTED_DTYPES),
        "fixed_dtypes": lambda: {"type": "object", "additionalProperties": {"enum": list(vocabulary.DTYPES)}},
        "accepts_numbers": lambda: {"type": "boolean"},
        "inplace_argument": lambda: {"type": "boolean"},
        "dunders": lambda: _words(names.SPECIAL_METHODS),
        "property": lambda: {"type": "string", "pattern": f"^{_NAME}$"},
        "doc": lambda: {"type": "string"},
        "linear_in": lambda: _words_of_form(f"^{_NAME}$"),
        "aliases": lambda: _words_of_form(rf"^({'|'.join(implied.MODULES)})?\.?{_NAME}$"),
        "samples": lambda: {"type": "array", "items": {"type": "object"}},
        "domain": lambda: {"type": "object"},
        "nondifferentiable_at": lambda: {"type": "object"},
        "structured": lambda: {"type": "boolean"},
        "device_guard": lambda: {"type": "boolean"},
        "manual_cpp_binding": lambda: {"type": "boolean"},
        "manual_kernel_registration": lambda: {"type": "boolean"},
        "use_const_ref_for_mutable_tensors": lambda: {"type": "boolean"},
    }
    return shapes[key]() if key in shapes else _kernel_values().get(key, {})


def _one_kind() -> Schema:
    """An entry has one kind of kernel at most; beside another, `dispatch` is PyTorch's and may hold anything."""
    kinds: list[Schema] = [{"required": [kind]} for kind in kernels.KINDS if kind != "dispatch"]
    paths = _object({key: {"type": "string", "pattern": _PATH} for key in kernels._DISPATCH_KEYS}, [])
    return {
        "if": {"anyOf": kinds}, "then": {"oneOf": kinds}, "else": {"properties": {"dispatch": paths}},
    }  # fmt: skip


def _kernel_values() -> dict[str, Schema]:
    """What stands under the kinds of kernels and the keys beside them."""
    accumulators: Schema = {"$ref": "#/definitions/accumulators"}
    return {
        "elementwise": {
            "anyOf": [_EXPRESSION, {"type": "object", "minProperties": 1, "additionalProperties": _case()}]
        },
        "reduce": {"anyOf": [accumulators, {"type": "array", "minItems": 1, "items": accumulators}]},
        "scan": accumulators,
        "view": {"type": "string"},
        "composite": _EXPRESSION,
        "dispatch": {"type": "object"},
        "finish": _EXPRESSION,
        "each": _EXPRESSION,
        "identity": {"type": "boolean"},
        "reverse": {"type": "boolean"},
        "require": {"type": "object", "additionalProperties": {"type": "string"}},
    }


def _case() -> Schema:
    """A case of an elementwise kernel."""
    parts = {"value": _EXPRESSION, "dtypes": _words(vocabulary.ACCEPTED_DTYPES)}
    return {"anyOf": [_EXPRESSION, _object(parts, ["value"])]}


def _accumulators() -> Schema:
    """One pass of a reduction: accumulators by name."""
    shapes = dict.fromkeys(kernel_passes._PARTS, _EXPRESSION) | {"type": {"enum": list(kernel_passes._TYPES)}}
    parts = {part: _described(shapes[part], ACCUMULATOR.get(part, "")) for part in kernel_passes._PARTS}
    lets = _described({"type": "object", "additionalProperties": _EXPRESSION}, LET)
    accumulator = _object(parts, ["init", "step"])
    return {"type": "object", "minProperties": 1, "properties": {"let": lets}, "additionalProperties": accumulator}


def _derivative_value(key: str) -> Schema:
    """What may stand under a key of derivatives.yaml that is no argument."""
    formula: Schema = {"$ref": "#/definitions/formula"}
    by_argument = {"type": "object", "patternProperties": {_ARGUMENTS: formula}, "additionalProperties": False}
    shapes: dict[str, Schema] = {
        "name": {"type": "string", "pattern": rf"{_SCHEMA}|^\s*{_NAME}(\.\w+)?\s*$"},
        "output_differentiability": {"type": "array", "items": {"type": ["boolean", "string"]}},
        "complex": {"type": "string", "pattern": r"^\s*(not_implemented|unverified)\("},
        "dispatch": _object(dict.fromkeys(formulas._DISPATCH_KEYS, by_argument), []),
    }
    return shapes.get(key, {})


def _object(properties: Schema, required: Iterable[str]) -> Schema:
    """A map with these keys and no others."""
    shape: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    listed = list(required)
    return shape | {"required": listed} if listed else shape


def _described(shape: Schema, text: str) -> Schema:
    return {"description": text, **shape} if text else shape


def _described_words(words: dict[str, str]) -> Schema:
    """One of some words, each of which an editor explains."""
    return {"enum": list(words), "enumDescriptions": list(words.values())}


def _words(words: Iterable[str]) -> Schema:
    """Some of the listed words: a list, or a text that separates them by commas."""
    known = list(words)
    one = f"({'|'.join(map(re.escape, known))})"
    return {
        "anyOf": [
            {"enum": known},
            {"type": "string", "pattern": rf"^\s*{one}(\s*,\s*{one})+\s*$"},
            {"type": "array", "items": {"enum": known}},
        ]
    }


def _words_of_form(pattern: str) -> Schema:
    """Words of some form: a list, or a text that separates them by commas."""
    one = pattern.strip("^$")
    return {
        "anyOf": [
            {"type": "string", "pattern": rf"^\s*{one}(\s*,\s*{one})*\s*$"},
            {"type": "array", "items": {"type": "string", "pattern": pattern}},
        ]
    }
