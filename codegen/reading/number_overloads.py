"""Overloads that take numbers, completed from the overload that takes tensors: both are in one list.

    - func:
      - special_zeta(Tensor self, Tensor other) -> Tensor
      - special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor
      domain: {other: "(0.5, 4)"}
      doc: The zeta function.

The second has the text of the first, and that `other` is a number; its samples are those of the entry, with a number
out of each tensor that it takes as one; and where the numbers of such a tensor lie is nothing that it says.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from codegen.schema import OperatorSchema, SchemaError, parse_schema
from codegen.source.doctext import read_doc
from codegen.source.yaml_values import Mapping, Node, Sequence, Text

_OF_TENSORS = ("domain", "nondifferentiable_at", "fixed_dtypes")
_BOUND = re.compile(r"[-+]?[0-9.]+(?:e[-+]?[0-9]+)?")
_USUAL = "1.5"  # a number of a tensor of which nothing is known


def numbers_of(first: Node | None, node: Node | None) -> tuple[str, ...]:
    """The arguments that are tensors of the first schema and numbers of another one."""
    schema, first_schema = _schema(node), _schema(first)
    if schema is None or first_schema is None:
        return ()
    tensors = {argument.name for argument in first_schema.inputs if argument.type.is_tensor}
    return tuple(
        input_.name
        for input_ in schema.inputs
        if input_.name in tensors and (input_.type.is_scalar or input_.type.is_float)
    )


def for_numbers(key: Text, value: Node, numbers: Collection[str], domain: Node | None) -> Node | None:
    """What a key of the entry says of an overload in which some tensors are `numbers`; None for nothing."""
    if key.value in _OF_TENSORS and isinstance(value, Mapping):
        items = tuple(item for item in value.items if item[0].value not in numbers)
        return Mapping(items, value.location) if items else None
    if key.value == "samples" and isinstance(value, Sequence):
        return Sequence(tuple(_sample(item, numbers, domain) for item in value.items), value.location)
    if key.value == "doc" and isinstance(value, Text):
        named = " and ".join(f"`{name}`" for name in numbers)
        verb = "is a number" if len(numbers) == 1 else "are numbers"
        text = f"{read_doc(value.value).summary}\n\nHere {named} {verb}."
        return Text(text, value.location, "", [], (value, 0))
    return value


def _sample(sample: Node, numbers: Collection[str], domain: Node | None) -> Node:
    if not isinstance(sample, Mapping):
        return sample
    return Mapping(
        tuple((key, _number(key, node, domain) if key.value in numbers else node) for key, node in sample.items),
        sample.location,
    )


def _number(key: Text, node: Node, domain: Node | None) -> Node:
    """A number of a tensor in a sample: the last of its values, or the middle of where they lie."""
    if isinstance(node, Text):
        return node
    values = node.get("values") if isinstance(node, Mapping) else None
    while isinstance(values, Sequence) and values.items:
        values = values.items[-1]
    if isinstance(values, Text):
        return values
    within = node.get("in") if isinstance(node, Mapping) else None
    if within is None and isinstance(domain, Mapping):
        within = domain.get(key.value)
    return Text(_middle(within), node.location, "", [], (key, 0))


def _middle(within: Node | None) -> str:
    texts = [str(end) for end in within] if isinstance(within, Sequence) else [str(within)]
    ends = [float(number) for number in _BOUND.findall(" ".join(texts))] if within is not None else []
    return _USUAL if len(ends) != 2 else repr(sum(ends) / 2)


def _schema(item: Node | None) -> OperatorSchema | None:
    """A schema in the list; None where it is wrong, which is reported elsewhere."""
    node = item.get("func") if isinstance(item, Mapping) else item
    if not isinstance(node, Text):
        return None
    try:
        return parse_schema(node.value)
    except SchemaError:
        return None
