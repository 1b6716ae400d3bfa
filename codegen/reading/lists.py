"""Operators over lists: ``foreach: true`` beside `exp` stands for ``_foreach_exp``, which takes a list of tensors.

Each element is computed by the operator itself, with its gradients. Where the operator has an in-place form, so has
that of lists: ``_foreach_exp_`` writes one tensor after the other. Operators of two arguments name their list forms by
what the second one is, ``foreach: [Scalar, List, ScalarList, Tensor]``; others write the schemas: what is a list there
goes along element by element, the rest is the same for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from codegen.diagnostics import Diagnostics
from codegen.reading.aliases import entry_at
from codegen.reading.native_function import NativeFunction
from codegen.schema import ArgumentSchema, OperatorSchema, SchemaError, parse_schema
from codegen.source.yaml_values import Mapping, Sequence, Text, as_list_of_text

KEY = "foreach"
PREFIX = "_foreach_"
WORDS = ("Scalar", "List", "ScalarList", "Tensor")  # the overloads of PyTorch's lists, by their second argument
_TARGETS = ("one", "two", "three", "four", "five", "six")


@dataclass(frozen=True)
class Each:
    """What an operator over lists does: the operator of one element, and how that is called.

    `lists` are the places of the arguments that go along element by element, `keywords` those that are passed by name.
    """

    operator: str
    lists: tuple[int, ...]
    keywords: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class _ElementCall:
    """The call of one element: lists with their names inside the loop, and the arguments."""

    lists: tuple[str, ...]
    targets: tuple[str, ...]
    given: tuple[str, ...]
    places: tuple[int, ...]  # of the lists
    keywords: tuple[tuple[int, str], ...]

    @property
    def loop(self) -> str:
        """The head of the loop over all lists."""
        targets = ", ".join(self.targets) if len(self.targets) > 1 else f"({self.targets[0]},)"
        return f"for {targets} in together({', '.join(self.lists)})"


def list_entries(head: NativeFunction, diagnostics: Diagnostics) -> Iterator[tuple[Mapping, Each]]:
    """The entry of every operator over lists that an entry names; each stands where its name does."""
    node = head.mapping.get(KEY)
    if node is None:
        return
    if isinstance(node, Text) and node.value == "false":
        return
    if isinstance(node, Text) and node.value == "true":
        words: tuple[tuple[Text, str], ...] = ((node, _of_one(head.schema)),)
    elif isinstance(node, Sequence) and node.items and all(isinstance(item, Text) for item in node.items):
        words = tuple(
            (item, _of_two(head.schema, item.value) if item.value in WORDS else item.value)
            for item in node.items if isinstance(item, Text)
        )  # fmt: skip
    else:
        message = "'foreach' is true, or a list of schemas over lists of tensors"
        diagnostics.error(node.location, "entry-list-forms", message, hint=f"or of words: {', '.join(WORDS)}")
        return
    for word, text in words:
        entry = _made(word, text, head, diagnostics)
        if entry is not None:
            yield entry


def _of_one(schema: OperatorSchema) -> str:
    """The schema over a list of an operator of which one tensor is the only argument."""
    return f"{PREFIX}{schema.name.base}(Tensor[] self) -> Tensor[]"


def _of_two(schema: OperatorSchema, word: str) -> str:
    """The schema over lists of an operator of two arguments: its second one as a word says, keywords beside tensors."""
    second = next(iter(schema.positional[1:]), None)
    name = second.name if second is not None and second.type.is_tensor else "other"
    written = {"Scalar": "Scalar scalar", "List": f"Tensor[] {name}", "ScalarList": "Scalar[] scalars"}
    by_keyword = [str(argument) for argument in schema.arguments if argument.kwarg_only]
    named = f", *, {', '.join(by_keyword)}" if by_keyword and word in ("List", "Tensor") else ""
    return f"{PREFIX}{schema.name.base}.{word}(Tensor[] self, {written.get(word, f'Tensor {name}')}{named}) -> Tensor[]"


def _made(word: Text, text: str, head: NativeFunction, diagnostics: Diagnostics) -> tuple[Mapping, Each] | None:
    try:
        schema = parse_schema(text)
        call = _call(schema, head.schema)
    except SchemaError as error:
        word.error(diagnostics, error.code, error.message, hint=error.hint)
        return None
    base, name = head.schema.name.base, schema.name
    has_inplace = call.lists[0] == "self" and _has_inplace(head)
    entry = entry_at(word, {
        "func": str(schema),
        "variants": "function",
        "autogen": f"{name.base}_{'.' if name.overload else ''}{name.overload}" if has_inplace else None,
        "composite": f"tuple([{base}({', '.join(call.given)}) {call.loop}])",
        "doc": f"`{base}` of every tensor of a list.",
    })  # fmt: skip
    return entry, Each(base, call.places, call.keywords)


def _has_inplace(head: NativeFunction) -> bool:
    """Whether `autogen` names an in-place form of the operator."""
    node = head.mapping.get("autogen")
    named = as_list_of_text(node, Diagnostics(), "autogen") if node is not None else ()
    return any(item.value.partition(".")[0] == f"{head.schema.name.base}_" for item in named)


def _call(schema: OperatorSchema, of: OperatorSchema) -> _ElementCall:
    """How the operator `of` is called with an element of every list: by names that are alike, else in their order."""
    names = {parameter.name for parameter in schema.arguments}
    free = [parameter for parameter in of.arguments if parameter.name not in names]
    parameters = {parameter.name: parameter for parameter in of.arguments}
    lists: list[str] = []
    targets: list[str] = []
    arguments: list[str] = []
    positions: list[int] = []
    keywords: list[tuple[int, str]] = []
    for index, argument in enumerate(schema.arguments):
        if argument.name not in parameters and not free:
            message = f"'{of.name}' has no argument for '{argument.name}' of '{schema.name}'"
            raise SchemaError(message, "entry-list-forms", hint=f"it has {', '.join(parameters)}")
        taken = parameters.get(argument.name) or free.pop(0)
        value = argument.name
        if _is_listed(argument, taken):
            value = _TARGETS[len(targets)]
            targets.append(value)
            positions.append(index)
            lists.append(argument.name if argument.type.is_list else f"{argument.name}.unbind()")
            value += "" if argument.type.is_list else ".item()"
        arguments.append(f"{taken.name}={value}" if taken.kwarg_only else value)
        keywords += [(index, taken.name)] if taken.kwarg_only else []
    if not lists:
        raise SchemaError(f"'{schema.name}' takes no list", "entry-list-forms", hint="write Tensor[] self")
    return _ElementCall(tuple(lists), tuple(targets), tuple(arguments), tuple(positions), tuple(keywords))


def _is_listed(argument: ArgumentSchema, of: ArgumentSchema) -> bool:
    """Whether there is one for each element: a list where the operator takes one, a tensor where it takes a number."""
    if argument.type.is_list:
        return not of.type.is_list
    return argument.type.is_tensor and not of.type.is_tensor
