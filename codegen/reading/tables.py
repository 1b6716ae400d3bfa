"""The tables of keys, kinds and rules as people read them: in the README, in the reference, from `explain`."""

from __future__ import annotations

from codegen.reading import keys, kinds
from codegen.reading.modules import PARTS


def markdown() -> dict[str, str]:
    """The tables of the documentation, by their first column."""
    effective = (*keys.HEAD, *keys.OWN)
    parts = (*kinds.PARTS, kinds.LET)
    return {
        "key": _table("key", "meaning", [(key.name, key.said + key.more) for key in effective]),
        "kind": _table("kind", "what it holds", [(kind.name, kind.meaning + kind.more) for kind in kinds.KINDS]),
        "beside": _table("beside it", "meaning", [(beside.name, beside.meaning) for beside in kinds.BESIDE]),
        "accumulator": _table("part", "of an accumulator", [(part.name, part.meaning) for part in parts]),
        "module": _table("part", "what it says", [*PARTS.items()]),
        "word": _table(
            "word", "dtype of the result", [(promotion.name, promotion.meaning) for promotion in kinds.PROMOTIONS]
        ),
    }


def _table(first: str, second: str, rows: list[tuple[str, str]]) -> str:
    lines = [f"| {first} | {second} |", "| --- | --- |", *(f"| `{name}` | {text} |" for name, text in rows)]
    return "\n".join(lines)


def explained_words() -> dict[str, str]:
    """What `explain` says of a key of either file, a kind of kernel, a part of an accumulator, a rule of promotion."""
    explanations: dict[str, list[str]] = {}
    rows = [
        *((key, "of an entry of ops.yaml", keys.ENTRY[key].said + keys.ENTRY[key].more) for key in keys.NAMES),
        *((key.name, "of ops.yaml", key.said + key.more) for key in keys.ITEMS),
        *((derivative.name, "of an entry of derivatives.yaml", derivative.said) for derivative in keys.DERIVATIVES),
        *((name, "of a module", meaning) for name, meaning in PARTS.items()),
        *((part.name, "of an accumulator", part.meaning) for part in (*kinds.PARTS, kinds.LET)),
    ]
    for name, where, text in rows:
        explanations.setdefault(name, []).append(f"{name}, a key {where}: {text}")
    for kind in kinds.KINDS:
        explanations[kind.name] = [f"{kind.name}, a kind of kernel: {kind.meaning}{kind.more}"]
    for rule in kinds.PROMOTIONS:
        explanations.setdefault(rule.name, []).append(
            f"{rule.name}, the dtype of a result under promote: {rule.meaning}"
        )
    return {name: "; ".join(texts) for name, texts in explanations.items()}
