"""Reads `samples`, `domain` and `nondifferentiable_at` of an entry, every value typed by the schema."""

from __future__ import annotations

import ast
import math
import re
from typing import Any

from codegen.diagnostics import Diagnostics, did_you_mean
from codegen.language.vocabulary import DTYPES
from codegen.reading.samples import (
    ArgumentSample,
    IndexSample,
    Interval,
    Sampling,
    SliceSample,
    TensorSample,
    complete,
    shape_of,
    size_of,
)
from codegen.schema import OperatorSchema
from codegen.schema.defaults import SYMBOLS
from codegen.schema.model import ArgumentSchema, Symbol
from codegen.schema.types import SchemaType
from codegen.source.yaml_values import Mapping, Node, Sequence, Text, as_bool, as_mapping, as_sequence, describe

KEYS = ("samples", "domain", "nondifferentiable_at")
SPARSE_LAYOUTS = ("sparse_coo", "sparse_csr", "sparse_csc")  # those that a sample may name
TENSOR_KEYS = ("shape", "values", "in", "dtype", "transposed", "symmetric", "sparse")
LARGEST = 1000  # elements of one tensor: finite differences move each of them several times
_NOTHING = ("None", "null", "~", "")
_INTERVAL = re.compile(r"\s*([\[(])\s*([^\s,]+)\s*,\s*([^\s,]+?)\s*([\])])\s*")
_EXPECTED = {
    "int": "an integer", "float": "a number", "bool": "True or False", "Scalar": "a number, True or False",
    "str": "text", "ScalarType": "the name of a dtype",
}  # fmt: skip


class _WrongValueError(Exception):
    """A value was reported; the sample that holds it is left out."""


def read_sampling(mapping: Mapping, schema: OperatorSchema, diagnostics: Diagnostics) -> Sampling:
    """What the entry `mapping` says about its inputs; what is wrong goes to `diagnostics`."""
    return _SampleReader(schema, diagnostics).read(mapping)


class _SampleReader:
    """Reads the three keys of one entry."""

    def __init__(self, schema: OperatorSchema, diagnostics: Diagnostics) -> None:
        self.schema = schema
        self.diagnostics = diagnostics

    def read(self, mapping: Mapping) -> Sampling:
        samples = []
        node = mapping.get("samples")
        listed = as_sequence(node, self.diagnostics, "samples") if node is not None else None
        for item in listed or ():
            body = as_mapping(item, self.diagnostics, "a sample")
            sample = self.sample(body) if body is not None else None
            samples += [sample] if sample is not None else []
        return Sampling(tuple(samples), self.domain(mapping), self.points(mapping))

    def sample(self, body: Mapping) -> ArgumentSample | None:
        """One sample, or None after an error."""
        values: dict[str, Any] = {}
        count = len(self.diagnostics)
        for key, node in body.items:
            argument = self.argument(key, "argument")
            try:
                if argument is not None:
                    values[key.value] = self.value(node, argument.type, argument.name)
            except _WrongValueError:
                continue
        if len(self.diagnostics) > count:
            return None
        missing = [needed.name for needed in self.schema.inputs if needed.name not in values and _is_needed(needed)]
        if missing:
            message = f"the sample gives no value for {', '.join(missing)}"
            self.diagnostics.error(body.location, "samples-missing-argument", message)
            return None
        return complete(self.schema, values)

    def domain(self, mapping: Mapping) -> tuple[tuple[str, Interval], ...]:
        """Where the numbers of each tensor lie."""
        result = []
        for key, node in self.items(mapping, "domain"):
            interval = self.interval(node) if self.argument(key, "tensor argument") is not None else None
            if interval is not None:
                result.append((key.value, interval))
        return tuple(result)

    def points(self, mapping: Mapping) -> tuple[tuple[str, tuple[float | str, ...]], ...]:
        """Where each tensor is not differentiable: numbers, or arguments that hold one."""
        numbers = [
            argument.name for argument in self.schema.inputs if argument.type.is_scalar or argument.type.is_float
        ]
        result = []
        for key, node in self.items(mapping, "nondifferentiable_at"):
            if self.argument(key, "tensor argument") is None:
                continue
            positions: list[float | str] = []
            for item in node if isinstance(node, Sequence) else (node,):
                number = _number(item.value) if isinstance(item, Text) else None
                if number is not None and math.isfinite(number):
                    positions.append(number)
                elif isinstance(item, Text) and item.value in numbers:
                    positions.append(item.value)
                else:
                    hint = f"such as 0, [-1, 1]{' or ' + numbers[0] if numbers else ''}"
                    self.report(item, "samples-point", f"expected a number{' or an argument' if numbers else ''}", hint)
            result.append((key.value, tuple(positions)))
        return tuple(result)

    def items(self, mapping: Mapping, key: str) -> tuple[tuple[Text, Node], ...]:
        node = mapping.get(key)
        body = as_mapping(node, self.diagnostics, key) if node is not None else None
        return body.items if body is not None else ()

    def argument(self, key: Text, role: str) -> ArgumentSchema | None:
        """The argument that `key` names."""
        argument = self.schema.argument(key.value)
        candidates = [
            parameter.name for parameter in self.schema.inputs if role == "argument" or parameter.type.is_tensor_like
        ]
        if argument is not None and key.value in candidates:
            return argument
        hint = did_you_mean(key.value, candidates) or (f"it has {', '.join(candidates)}" if candidates else None)
        if key.value.rstrip().endswith((")", "]")):
            hint = "within braces an interval needs quotes"
        message = f"'{key.value}' is no {role} of '{self.schema.name}'"
        key.error(self.diagnostics, "samples-unknown-argument", message, hint=hint)
        return None

    def report(self, node: Node, code: str, message: str, hint: str | None = None) -> None:
        """Reports a value together with what stands there."""
        if isinstance(node, Text):
            node.error(self.diagnostics, code, f"{message}, not '{node.value.strip()}'", hint=hint)
        else:
            plain = isinstance(node, Sequence) and all(isinstance(item, Text) for item in node)
            shown = f"[{', '.join(map(str, node))}]" if isinstance(node, Sequence) and plain else describe(node)
            self.diagnostics.error(node.location, code, f"{message}, not {shown}", hint=hint)

    # -- values --------------------------------------------------------------------------------------------------------

    def value(self, node: Node, type_: SchemaType, name: str) -> Any:
        """The value of an argument of that type. Raises _WrongValueError after an error."""
        if type_.optional and isinstance(node, Text) and node.is_plain and node.value in _NOTHING:
            return None
        if type_.is_tensor_list:
            items = as_sequence(node, self.diagnostics, f"'{name}'")
            if items is None:
                raise _WrongValueError
            return tuple(self.value(item, type_.element, name) for item in items)
        if type_.is_tensor:
            return self.tensor(node, name)
        if type_.base == "Index":
            return self.index(node, name)
        if type_.is_list and isinstance(node, Sequence):
            return tuple(self.value(item, type_.element, name) for item in node)
        if type_.is_list and type_.size is None:
            self.report(node, "samples-value", f"'{name}' must be a list, as its type '{type_}' wants")
            raise _WrongValueError
        if type_.is_list:
            return (self.value(node, type_.element, name),) * (type_.size or 1)
        return self.plain(node, type_, name)

    def plain(self, node: Node, type_: SchemaType, name: str) -> Any:
        """A number, a truth value, a text or a symbol."""
        base = type_.scalar_base
        text = node.value.strip() if isinstance(node, Text) else ""
        symbols = SYMBOLS.get(base, ())
        if isinstance(node, Text) and text in symbols:
            return Symbol(text)
        if isinstance(node, Text) and base == "str":
            return text
        if isinstance(node, Text) and base in ("bool", "Scalar") and text in ("True", "true", "False", "false"):
            return text in ("True", "true")
        number = _number(text) if base in ("int", "float", "Scalar") else None
        if number is not None and (base != "int" or isinstance(number, int)):
            return float(number) if base == "float" else number
        expected = _EXPECTED.get(base) or f"one of {', '.join(symbols)}"
        hint = did_you_mean(text, symbols)
        self.report(node, "samples-value", f"'{name}' must be {expected}, as its type '{type_}' wants", hint)
        raise _WrongValueError

    def tensor(self, node: Node, name: str) -> TensorSample:
        """A shape, or a map of what is known of a tensor."""
        if not isinstance(node, Mapping):
            return TensorSample(self.shape(node, name))
        for key, _ in node.items:
            if key.value not in TENSOR_KEYS:
                hint = did_you_mean(key.value, TENSOR_KEYS) or f"the keys are {', '.join(TENSOR_KEYS)}"
                if key.value.rstrip().endswith((")", "]")):
                    hint = "within braces an interval needs quotes"
                key.error(self.diagnostics, "samples-key", f"unknown key '{key.value}' of a tensor", hint=hint)
                raise _WrongValueError
        if ("shape" in node) == ("values" in node):
            message = f"the tensor '{name}' needs either a shape or values"
            self.diagnostics.error(node.location, "samples-shape", message)
            raise _WrongValueError
        dtype = self.dtype(node.get("dtype"))
        within = self.interval(body) if (body := node.get("in")) is not None else None
        if within is not None and dtype and not dtype.startswith(("float", "bfloat")):
            first, last = within.integers
            if first > last:
                self.report(node.get("in") or node, "samples-interval", "expected an interval with an integer in it")
        transposed = as_bool(body, self.diagnostics, "transposed") if (body := node.get("transposed")) else False
        symmetric = bool(as_bool(body, self.diagnostics, "symmetric") if (body := node.get("symmetric")) else False)
        sparse = self.layout(body) if (body := node.get("sparse")) is not None else ""
        if (body := node.get("shape")) is not None:
            sizes = self.shape(body, name)
            self.check_symmetric(node, sizes, name, symmetric=symmetric)
            return TensorSample(sizes, dtype, within, transposed=bool(transposed), symmetric=symmetric, sparse=sparse)
        values = self.numbers(node.get("values") or node, name)
        shape = shape_of(values)
        if shape is None:
            message = f"the values of '{name}' have rows of different lengths"
            self.diagnostics.error((node.get("values") or node).location, "samples-shape", message)
            raise _WrongValueError
        self.check_symmetric(node, shape, name, symmetric=symmetric)
        return TensorSample(shape, dtype, within, values, bool(transposed), symmetric, sparse)

    def layout(self, node: Node) -> str:
        """The sparse layout of a tensor: sparse_coo for `true`, "" for `false`."""
        if isinstance(node, Text) and node.value in SPARSE_LAYOUTS:
            return node.value
        return SPARSE_LAYOUTS[0] if as_bool(node, self.diagnostics, "sparse") else ""

    def check_symmetric(self, node: Mapping, shape: tuple[int, ...], name: str, *, symmetric: bool) -> None:
        """What is to be symmetric is square."""
        if symmetric and (len(shape) < 2 or shape[-1] != shape[-2]):
            message = f"the tensor '{name}' cannot be symmetric, for its shape is {list(shape)}"
            self.diagnostics.error((node.get("symmetric") or node).location, "samples-shape", message)
            raise _WrongValueError

    def dtype(self, node: Node | None) -> str:
        if node is None:
            return ""
        if isinstance(node, Text) and node.value in DTYPES:
            return node.value
        hint = did_you_mean(node.value, DTYPES) if isinstance(node, Text) else None
        self.report(node, "samples-dtype", "expected a dtype", hint or f"one of {', '.join(DTYPES)}")
        raise _WrongValueError

    def shape(self, node: Node, name: str) -> tuple[int, ...]:
        items = node.items if isinstance(node, Sequence) else (None,)
        sizes = [_number(item.value) if isinstance(item, Text) else None for item in items]
        if not all(isinstance(size, int) and size >= 0 for size in sizes):
            self.report(node, "samples-shape", f"the tensor '{name}' needs a shape, a list of sizes", "such as [3, 4]")
            raise _WrongValueError
        shape = tuple(size for size in sizes if isinstance(size, int))
        if size_of(shape) > LARGEST:
            message = f"the tensor '{name}' has {size_of(shape)} elements; a sample has at most {LARGEST}"
            self.diagnostics.error(node.location, "samples-shape", message)
            raise _WrongValueError
        return shape

    def numbers(self, node: Node, name: str) -> Any:
        """Nested lists of numbers as nested tuples."""
        if isinstance(node, Sequence):
            return tuple(self.numbers(item, name) for item in node)
        text = node.value.strip() if isinstance(node, Text) else ""
        number = _number(text)
        if number is None and text in ("True", "true", "False", "false"):
            return text in ("True", "true")
        if number is None:
            self.report(node, "samples-value", f"the values of '{name}' must be numbers")
            raise _WrongValueError
        return number

    def interval(self, node: Node) -> Interval | None:
        """``(0, inf)``, ``[-1, 1]``, ``"[0, 1)"``."""
        if isinstance(node, Sequence) and len(node) == 2 and all(isinstance(item, Text) for item in node):
            match = _INTERVAL.fullmatch(f"[{', '.join(str(item) for item in node)}]")
        else:
            match = _INTERVAL.fullmatch(node.value) if isinstance(node, Text) else None
        low, high = (_number(match.group(2)), _number(match.group(3))) if match else (None, None)
        if match is None or low is None or high is None:
            half = isinstance(node, Text) and re.match(r"\s*[\[(]", node.value) and "," not in node.value
            hint = "within braces it needs quotes" if half else "such as (0, inf) or [-1, 1]"
            self.report(node, "samples-interval", "expected an interval", hint)
            return None
        if not low < high:
            self.report(node, "samples-interval", "expected an interval whose first end is the lower one")
            return None
        finite = math.isfinite(low), math.isfinite(high)
        return Interval(low, high, match.group(1) == "[" and finite[0], match.group(4) == "]" and finite[1])

    def index(self, node: Node, name: str) -> IndexSample:
        """What stands in square brackets, as text: ``0, 1:3``, ``..., None``, ``[0, 2], 1``."""
        text = node.value.strip() if isinstance(node, Text) else ""
        try:
            tree = ast.parse(f"x[{text}]", mode="eval").body
            parts = _index_parts(tree)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            hint = "such as '0, 1:3' or '..., None' or '[0, 2], 1'"
            self.report(node, "samples-value", f"'{name}' must be what stands in square brackets", hint)
            raise _WrongValueError from None
        return IndexSample(parts, text)


def _is_needed(argument: ArgumentSchema) -> bool:
    return argument.default is None and not argument.type.optional


def _number(text: str) -> int | float | None:
    """A number as Python writes it, ``inf`` included; None for what is none."""
    try:
        return int(text) if re.fullmatch(r"[-+]?[0-9]{1,18}", text) else None if "nan" in text.lower() else float(text)
    except ValueError:
        return None


def _index_parts(tree: ast.expr) -> tuple[Any, ...]:
    """The parts of a subscript. Raises ValueError for what a sample cannot hold."""
    if not isinstance(tree, ast.Subscript) or not isinstance(tree.value, ast.Name):
        raise ValueError  # noqa: TRY004 - `x[1] + y[2]` is text that is wrong, not a wrong type
    items = tree.slice.elts if isinstance(tree.slice, ast.Tuple) else [tree.slice]
    return tuple(_index_part(item) for item in items)


def _index_part(node: ast.expr) -> Any:
    if isinstance(node, ast.Slice):
        bounds = [None if bound is None else ast.literal_eval(bound) for bound in (node.lower, node.upper, node.step)]
        if any(bound is not None and type(bound) is not int for bound in bounds):
            raise ValueError
        return SliceSample(*bounds)
    if isinstance(node, ast.List):
        return tuple(_index_part(element) for element in node.elts)
    value = ast.literal_eval(node)
    if value is not None and value is not ... and not isinstance(value, int):
        raise ValueError
    return value
