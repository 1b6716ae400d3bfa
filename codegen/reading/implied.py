"""Implied keys of an entry of ops.yaml: those that follow from its schema and its kind of kernel.

`complete` writes it into the entry, so that whoever reads the keys finds them whichever way the author went. A key that
the entry has is left as it stands, but for `tags`, to which the implied ones are added.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from codegen.diagnostics import Diagnostics
from codegen.language.vocabulary import MODULES, MODULES_SAID
from codegen.reading.groups import group_key
from codegen.reading.kinds import KINDS
from codegen.reading.native_functions import read_schema
from codegen.schema import OperatorSchema
from codegen.source.yaml_values import Mapping, Node, Sequence, Text, as_list_of_text

WITH_INPLACE = (None, "nn")  # modules whose elementwise operators have in-place forms unless they say otherwise
WITH_OUT = ("linalg", "special", "fft")  # modules whose operators have out= forms, whatever their kernels
INPLACE_ARGUMENT = "inplace_argument"
_VALUES = "values"  # the first of several results that gives the out= form its name, as in `topk.values`
_BACKWARD = "_backward"  # the end of the name of what gives a gradient, which its out= form writes to `grad_input`


def complete(mapping: Mapping, schema: OperatorSchema, written: Collection[tuple[str, str]]) -> Mapping:
    """The entry with everything that it implies. `written` are the forms that have entries (`written_forms`)."""
    on_its_own = schema.kind == "functional" or "elementwise" in mapping
    if not on_its_own or schema.kind == "out" or "func" not in mapping:
        return mapping
    func = mapping.get("func")
    assert isinstance(func, Text)
    module = _module(mapping, schema)
    public = not schema.name.is_internal
    on_self = bool(schema.inputs) and schema.inputs[0].name == "self" and (
        schema.inputs[0].type.is_tensor and not schema.inputs[0].type.optional
    )
    implied: dict[str, list[str]] = {}
    implied["variants"] = ["function", "method"] if public and on_self and module is None else ["function"]
    if public and schema.kind == "functional":
        implied["autogen"] = [
            name for kind, name in _forms(mapping, schema, module, on_self=on_self)
            if (group_key(schema), kind) not in written
        ]
    added: list[tuple[Text, Node]] = [
        (_at(func, key), _words(func, words)) for key, words in implied.items() if key not in mapping and words
    ]
    if module is not None and "python_module" not in mapping:
        added.append((_at(func, "python_module"), _at(func, module)))
    forms = implied.get("autogen", []) if "autogen" not in mapping else _said(mapping, "autogen")
    if public and INPLACE_ARGUMENT not in mapping and _takes_inplace(mapping, schema, module, forms):
        added.append((_at(func, INPLACE_ARGUMENT), _at(func, "true")))
    return _with_tags(Mapping((*mapping.items, *added), mapping.location), schema, func)


def written_forms(mappings: Iterable[Mapping]) -> tuple[frozenset[tuple[str, str]], frozenset[str]]:
    """The forms that entries of their own describe, and the operators of which an in-place form may be one.

    A form is what its operator is known by and its kind, an operator what it is known by. Entries with errors are left
    out; the errors are reported where the entries are read.
    """
    forms: set[tuple[str, str]] = set()
    functional: set[str] = set()
    for mapping in mappings:
        func = mapping.get("func")
        if not isinstance(func, Text) or (schema := read_schema(func, Diagnostics())) is None:
            continue
        if "!" not in func.value:
            functional.add(group_key(schema))
        elif schema.kind != "functional":
            forms.add((group_key(schema), schema.kind))
    return frozenset(forms), frozenset(functional)


def _module(mapping: Mapping, schema: OperatorSchema) -> str | None:
    """The module that an entry says it lies in, or which its name begins with."""
    declared = mapping.get("python_module")
    if declared is not None:
        return declared.value if isinstance(declared, Text) else ""
    candidates = (module for module in MODULES if module not in MODULES_SAID)
    return next((module for module in candidates if schema.name.base.startswith(f"{module}_")), None)


def _forms(mapping: Mapping, schema: OperatorSchema, module: str | None, *, on_self: bool) -> Iterator[tuple[str, str]]:
    """The kind and the name of each form that an operator has without a word."""
    base, overload = schema.name.base, schema.name.overload
    kind = next((used for used in KINDS if used.name in mapping), None)
    single = len(schema.returns) == 1
    elementwise = kind is not None and kind.name == "elementwise" and single and schema.returns[0].type.is_tensor
    draws = kind is not None and kind.name == "composite" and module is None and _draws(schema)
    in_place = module in WITH_INPLACE if elementwise else draws
    if on_self and in_place and (_is_method(mapping) or module is not None):
        yield "inplace", f"{base}_.{overload}" if overload else f"{base}_"
    if not schema.returns or not all(item.type.is_tensor and item.alias is None for item in schema.returns):
        return
    of_kind = kind is not None and kind.has_out
    if base.endswith(_BACKWARD):
        has_out, out = single and (elementwise or module == "nn"), "grad_input"
    elif of_kind and not single and schema.returns[0].name == _VALUES:
        has_out, out = True, _VALUES
    else:
        makes = not schema.tensor_options or not any(item.type.is_tensor_like for item in schema.inputs)
        has_out, out = elementwise or (of_kind and single and makes) or module in WITH_OUT, "out"
    if has_out:
        yield "out", f"{base}.{overload}_{out}" if overload else f"{base}.{out}"


def _draws(schema: OperatorSchema) -> bool:
    """Whether it gives random numbers in the shape of a tensor, which its in-place form fills with them."""
    single = len(schema.returns) == 1 and schema.returns[0].type.is_tensor
    return single and not schema.tensor_options and any(item.type.base == "Generator" for item in schema.kwarg_only)


def _takes_inplace(mapping: Mapping, schema: OperatorSchema, module: str | None, forms: list[str]) -> bool:
    """Whether an operator is an elementwise function of `nn` with an in-place form."""
    in_nn = module == "nn" or "nn" in _said(mapping, "namespaces")
    return in_nn and "elementwise" in mapping and any(
        form.partition(".")[0] == f"{schema.name.base}_" for form in forms
    )


def _said(mapping: Mapping, key: str) -> list[str]:
    """The words under a key."""
    node = mapping.get(key)
    return [text.value for text in as_list_of_text(node, Diagnostics(), key)] if node is not None else []


def _is_method(mapping: Mapping) -> bool:
    """Whether `variants` does not deny it."""
    declared = mapping.get("variants")
    return declared is None or any(
        text.value == "method" for text in as_list_of_text(declared, Diagnostics(), "variants")
    )


def _with_tags(mapping: Mapping, schema: OperatorSchema, func: Text) -> Mapping:
    """The entry with the tags that follow from its kind, and from an argument that is a Generator."""
    implied = [kind.tag for kind in KINDS if kind.tag and kind.name in mapping and "each" not in mapping]
    if any(argument.type.base == "Generator" for argument in schema.arguments):
        implied.append("nondeterministic_seeded")
    node = mapping.get("tags")
    if not implied or isinstance(node, Mapping):
        return mapping
    declared: tuple[Node, ...] = ()
    if isinstance(node, Sequence):
        declared = node.items
    elif node is not None:
        declared = as_list_of_text(node, Diagnostics(), "tags") or (node,)
    present = {word.value for word in declared if isinstance(word, Text)}
    tags = Sequence((*declared, *(_at(func, tag) for tag in implied if tag not in present)), func.location)
    if node is None:
        return Mapping((*mapping.items, (_at(func, "tags"), tags)), mapping.location)
    items = tuple((key, tags if key.value == "tags" else value) for key, value in mapping.items)
    return Mapping(items, mapping.location)


def _words(key: Text, words: list[str]) -> Sequence:
    return Sequence(tuple(_at(key, word) for word in words), key.location)


def _at(key: Text, value: str) -> Text:
    """A text that nobody wrote, which stands where the schema does."""
    return Text(value, key.location, "", [], (key, 0))
