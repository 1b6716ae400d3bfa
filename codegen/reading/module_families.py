"""``for``: modules that differ in a few words, written as one.

    module:
      name: ZeroPad{n}d
      for: {n: [1, 2, 3], sides: [2, 4, 6]}
      keep: {padding: "repeated(padding, {sides})"}

There is a module for each place of the lists. A word in braces stands for what its list has there, in every other part;
other braces stay, such as those of `repr`.
"""

from __future__ import annotations

import re

from codegen.diagnostics import Diagnostics
from codegen.language.shapes import NAME
from codegen.source.yaml_values import Mapping, Node, Sequence, Text, as_list_of_text, as_mapping

FOR = "for"


def members(node: Node, diagnostics: Diagnostics) -> tuple[Node, ...]:
    """The modules that a node describes: itself, or one for each place of the lists under `for`."""
    lists_node = node.get(FOR) if isinstance(node, Mapping) else None
    if lists_node is None or not isinstance(node, Mapping):
        return (node,)
    lists = as_mapping(lists_node, diagnostics, f"'{FOR}'")
    if lists is None:
        return ()
    template = Mapping(tuple(item for item in node.items if item[0].value != FOR), node.location)
    words = {key.value: as_list_of_text(value, diagnostics, f"'{key.value}'") for key, value in lists.items}
    for key, _ in lists.items:
        if not re.fullmatch(NAME, key.value):
            key.error(diagnostics, "entry-module", f"'{key.value}' is no name")
        elif not _stands_in(template, key.value):
            message = f"'{{{key.value}}}' stands in no part of the module"
            key.error(diagnostics, "entry-module", message, hint="what a list is for is written in braces")
    if len({len(texts) for texts in words.values()}) != 1:
        message = "the lists under 'for' are of one length"
        diagnostics.error(lists.location, "entry-module", message, hint="{n: [1, 2, 3], sides: [2, 4, 6]}")
        return ()
    return tuple(
        _with(template, {name: text.value for name, text in zip(words, row, strict=True)})
        for row in zip(*words.values(), strict=True)
    )


def _stands_in(node: Node, word: str) -> bool:
    if isinstance(node, Text):
        return f"{{{word}}}" in node.value
    values = node.items if isinstance(node, Sequence) else [value for _, value in node.items]
    return any(_stands_in(value, word) for value in values)


def _with(node: Node, words: dict[str, str]) -> Node:
    """The node with words for what stands in braces; a text that changes is reported where it begins."""
    if isinstance(node, Text):
        text = node.value
        for name, word in words.items():
            text = text.replace(f"{{{name}}}", word)
        return node if text == node.value else Text(text, node.location, node.style)
    if isinstance(node, Sequence):
        return Sequence(tuple(_with(item, words) for item in node.items), node.location)
    return Mapping(tuple((key, _with(value, words)) for key, value in node.items), node.location)
