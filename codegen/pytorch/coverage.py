"""Coverage of a native_functions.yaml by an ops.yaml, counted and as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from codegen.pytorch.absent import count_reasons
from codegen.reading.entry import Entry
from codegen.reading.keys import WITHOUT_MEANING
from codegen.reading.native_function import NativeFunction
from codegen.schema import OperatorSchema

KINDS = ("functional", "inplace", "out", "mutable")
_SHOWN = 20  # rows of a list unless everything is wanted
_WIDTH = 110


@dataclass(frozen=True)
class Tally:
    """Some of PyTorch's things that are here, of how many."""

    here: int
    of: int

    def __str__(self) -> str:
        share = f"{100 * self.here / self.of:.0f}" if self.of else "-"
        return f"{self.here:>4} of {self.of:>4} {share:>4} %"


@dataclass(frozen=True)
class Coverage:
    """The comparison. `differing` has PyTorch's schema and ours; `missing` base names with their overloads; `reasons`

    how many entries are missing because of what they are.
    """

    entries: Tally
    bases: Tally
    public: Tally
    by_kind: dict[str, Tally]
    by_module: dict[str, Tally]
    differing: tuple[tuple[str, str], ...]
    missing: tuple[tuple[str, tuple[str, ...]], ...]
    own: tuple[str, ...]
    reasons: dict[str, int]
    without_meaning: dict[str, int]


def compare(functions: Sequence[NativeFunction], entries: Iterable[Entry]) -> Coverage:
    """PyTorch's entries and ours, by name; a schema that differs is there, and listed."""
    schemas = {str(schema.name): schema for entry in entries for schema in entry.schemas}
    bases = {schema.name.functional_base for schema in schemas.values()}
    differing = tuple(
        (str(function.schema), str(schemas[function.name])) for function in functions
        if function.name in schemas and not _same(function.schema, schemas[function.name])
    )  # fmt: skip
    missing: dict[str, list[str]] = {}
    for candidate in functions:
        if candidate.name not in schemas:
            missing.setdefault(candidate.schema.name.functional_base, []).append(candidate.name)
    bases_of_pytorch = {function.schema.name.functional_base for function in functions}
    names = {function.name for function in functions}
    keys = Counter(
        key.value for function in functions for key, _ in function.mapping.items if key.value in WITHOUT_MEANING
    )
    return Coverage(
        entries=_tally(functions, schemas),
        bases=Tally(len(bases_of_pytorch & bases), len(bases_of_pytorch)),
        public=_tally([function for function in functions if not function.schema.name.is_internal], schemas),
        by_kind={
            kind: _tally([function for function in functions if function.schema.kind == kind], schemas)
            for kind in KINDS
        },
        by_module={
            module: _tally([function for function in functions if (function.module or "torch") == module], schemas)
            for module in sorted({function.module or "torch" for function in functions})
        },
        differing=differing,
        missing=tuple((base, tuple(words)) for base, words in sorted(missing.items(), key=_prominence)),
        own=tuple(sorted(set(schemas) - names)),
        reasons=count_reasons(functions, schemas),
        without_meaning=dict(keys.most_common()),
    )


def _prominence(item: tuple[str, list[str]]) -> tuple[bool, int, str]:
    """Public names first, those with the most overloads before the others."""
    base, words = item
    return base.startswith("_"), -len(words), base


def _same(schema: OperatorSchema, other: OperatorSchema) -> bool:
    """Equal but for symbolic integers, which are plain ones here."""
    return str(schema).replace("SymInt", "int") == str(other).replace("SymInt", "int")


def _tally(functions: Iterable[NativeFunction], schemas: dict[str, OperatorSchema]) -> Tally:
    functions = list(functions)
    return Tally(sum(function.name in schemas for function in functions), len(functions))


def describe(coverage: Coverage, *, everything: bool = False) -> str:
    """The comparison as aligned text."""
    rows = [
        ("entries", coverage.entries), ("without a leading underscore", coverage.public),
        ("base names", coverage.bases),
        *((f"kind {kind}", tally) for kind, tally in coverage.by_kind.items()),
        *((f"module {module}", tally) for module, tally in coverage.by_module.items()),
    ]  # fmt: skip
    lines = _table([(label, str(tally)) for label, tally in rows])
    limit = None if everything else _SHOWN
    lines += ["", f"missing entries: {coverage.entries.of - coverage.entries.here}"]
    lines += _table([(f"  {reason}", f"{count:>4}") for reason, count in coverage.reasons.items()])
    lines += ["", f"schemas that differ: {len(coverage.differing)}"]
    for native, here in coverage.differing[:limit]:
        lines += [f"  PyTorch  {native}", f"  here     {here}"]
    lines += _rest(len(coverage.differing), limit)
    lines += ["", f"base names with missing overloads: {len(coverage.missing)}"]
    lines += _table([(f"  {base}", _cut(", ".join(words), everything)) for base, words in coverage.missing[:limit]])
    lines += _rest(len(coverage.missing), limit)
    lines += ["", f"only here: {len(coverage.own)}"]
    lines += [f"  {_cut(', '.join(coverage.own), everything)}"] if coverage.own else []
    lines += ["", "keys without meaning here, and their entries"]
    lines += _table([(f"  {key} {count}", WITHOUT_MEANING[key]) for key, count in coverage.without_meaning.items()])
    return "\n".join(lines)


def _table(rows: Sequence[tuple[str, str]]) -> list[str]:
    width = max((len(label) for label, _ in rows), default=0)
    return [f"{label:<{width}}  {value}" for label, value in rows]


def _cut(text: str, everything: bool) -> str:
    return text if everything or len(text) <= _WIDTH else f"{text[: _WIDTH - 3].rstrip(', ')}..."


def _rest(count: int, limit: int | None) -> list[str]:
    return [f"  and {count - limit} more; --all shows them"] if limit is not None and count > limit else []
