"""The lines of a YAML file that an entry and its kernel take up, as their author wrote them."""

from __future__ import annotations

import textwrap
from pathlib import Path

import yaml

from codegen.reading.kinds import KERNEL_KEYS

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_kernels(path: Path) -> dict[int, str]:
    """How every entry of a checked file computes, as it is written there, by the line of the entry's ``func``."""
    text = path.read_text(encoding="utf-8-sig")
    lines = text.splitlines()
    document = yaml.compose(text, Loader=_LOADER)
    result: dict[int, str] = {}
    for item in document.value if isinstance(document, yaml.SequenceNode) else ():
        nodes = {key.value: (key, value) for key, value in item.value} if isinstance(item, yaml.MappingNode) else {}
        parts = [_lines(lines, *nodes[key]) for key in nodes if key in KERNEL_KEYS]
        if "func" in nodes and parts:
            result[nodes["func"][1].start_mark.line + 1] = "\n".join(parts)
    return result


def _lines(lines: list[str], key: yaml.Node, value: yaml.Node) -> str:
    """From a key to the end of its value; of a value on the line of other keys only its own part."""
    first, last = key.start_mark, value.end_mark
    if first.line == last.line:
        return lines[first.line][first.column : last.column]
    excerpt = lines[first.line : last.line + (last.column > first.column)]
    while excerpt and (not excerpt[-1].strip() or excerpt[-1].lstrip().startswith("#")):
        excerpt.pop()  # what stands between this entry and the next
    excerpt[0] = " " * first.column + excerpt[0][first.column :]
    return textwrap.dedent("\n".join(excerpt))
