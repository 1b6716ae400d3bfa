"""The tables of keys, kinds and rules as people read them: in the README, in the reference, from `explain`."""

from __future__ import annotations

from codegen.reading import keys, kinds
from codegen.reading.modules import PARTS


def markdown() -> dict[str, str]:
    """The tables of the documentation, by their first column."""
    effective = (*keys.HEAD, *keys.OWN)
    parts = (*kinds.PARTS, kinds.LET)
    return {
        "key": _table("key", "meaning", [(one.name, one.said + one.more) for one in effective]),
        "kind": _table("kind", "what it holds", [(one.name, one.meaning + one.more) for one in kinds.KINDS]),
        "beside": _table("beside it", "meaning", [(one.name, one.meaning) for one in kinds.BESIDE]),
        "accumulator": _table("part", "of an accumulator", [(part.name, part.meaning) for part in parts]),
        "module": _table("part", "what it says", [*PARTS.items()]),
        "word": _table("word", "dtype of the result", [(one.name, one.meaning) for one in kinds.PROMOTIONS]),
    }


def _table(first: str, second: str, rows: list[tuple[str, str]]) -> str:
    lines = [f"| {first} | {second} |", "| --- | --- |", *(f"| `{name}` | {text} |" for name, text in rows)]
    return "\n".join(lines)


def explained_words() -> dict[str, str]:
    """What `explain` says of a key of either file, a kind of kernel, a part of an accumulator, a rule of promotion."""
    found: dict[str, list[str]] = {}
    rows = [
        *((key, "of an entry of ops.yaml", keys.ENTRY[key].said + keys.ENTRY[key].more) for key in keys.NAMES),
        *((one.name, "of ops.yaml", one.said) for one in keys.ITEMS),
        *((one.name, "of an entry of derivatives.yaml", one.said) for one in keys.DERIVATIVES),
        *((name, "of a module", meaning) for name, meaning in PARTS.items()),
        *((one.name, "of an accumulator", one.meaning) for one in (*kinds.PARTS, kinds.LET)),
    ]
    for name, where, text in rows:
        found.setdefault(name, []).append(f"{name}, a key {where}: {text}")
    for one in kinds.KINDS:
        found[one.name] = [f"{one.name}, a kind of kernel: {one.meaning}{one.more}"]
    for rule in kinds.PROMOTIONS:
        found.setdefault(rule.name, []).append(f"{rule.name}, the dtype of a result under promote: {rule.meaning}")
    return {name: "; ".join(texts) for name, texts in found.items()}
