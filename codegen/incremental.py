"""Incremental runs: which parts of a package must be rendered again after a small change.

A run remembers what its package was made from: a digest of every entry, every operator without its kernel, the packages
below, and what each entry contributes to the files of its theme. Where the next run finds the same entries in the same
order on the same packages, and those that changed offer what they offered (schemas, forms, modules, special methods,
whether they have a Node), it reads these entries alone, with those that have overloads of the same names, and renders
their pieces of the files. Entries whose loops would share other functions than before are read as well, and so are
those whose kernels say whether a formula is linear, unless that was asked before. All else is as it was. Of the file of
operators only the themes are parsed that have changed or hold such entries. In any other case, and when anything is
wrong, the whole package is made, which is always right.

The memory lies in the user's folder for caches, one file for every package; nobody misses it.
"""

from __future__ import annotations

import bisect
import hashlib
import itertools
import json
import pickle
import sys
from collections.abc import Collection, Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from pathlib import Path

from codegen.calculus.linear import Degree
from codegen.diagnostics import Diagnostics, Location
from codegen.model.api import Api
from codegen.model.blocks import PackagePlan
from codegen.model.plan import make_part, nodes_of
from codegen.model.sharing import share_functions
from codegen.package import Package, indexed
from codegen.reading import keys
from codegen.reading.bases import INDEX, Bases, index_line
from codegen.reading.entries import operators_of
from codegen.reading.entry import Entry
from codegen.reading.formula_entries import read_formula_entries
from codegen.reading.formulas import derivatives_of
from codegen.reading.kept_states import in_use
from codegen.reading.linearity import Linearity, Question
from codegen.reading.overloads import read_operator_entries
from codegen.reading.samples import Sampling
from codegen.reading.sections import read_section, sections_of
from codegen.schema import parse_operator_name
from codegen.source import yaml_values
from codegen.writing import caches
from codegen.writing.digest import digest_of_inputs
from codegen.writing.ownership import FileList, read_list
from codegen.writing.partial_themes import OperatorPieces, functions_outside, merged
from codegen.writing.stamp import KIND, Inputs, Stamp
from codegen.writing.theme_files import ThemePieces

_GROUPS = frozenset({keys.THEME, keys.EXTENDS})
_NOWHERE = Location("", 0, 0)
_NO_SAMPLES = Sampling()
_MOST = 20  # packages that are remembered


@dataclass(frozen=True)
class _Item:
    """One item of a YAML file: what it is about, and a digest of all that it says."""

    subject: str
    digest: str


@dataclass(frozen=True)
class _Model:
    """What the entries of a package offer each other, which of them have a Node, and the packages below."""

    entries: tuple[Entry, ...]
    nodes: tuple[str, ...]
    bases: Bases


@dataclass(frozen=True)
class _Memory:
    """What a run remembers of the package that it wrote."""

    made_from: str  # the digest in its stamp
    generator: str
    operators: tuple[_Item, ...]
    derivatives: tuple[_Item, ...]
    sections: tuple[tuple[str, int], ...]  # of the file of operators: a digest, and how many of `operators` it has
    model: bytes  # a pickled _Model, which stays as it is where little changes
    counts: tuple[int, int, int]  # operators, overloads, Nodes
    loops: dict[str, int]
    linearity: dict[Question, Degree]
    written: dict[str, OperatorPieces]  # by operator
    pieces: dict[str, bytes]  # by theme, pickled ThemePieces


def remember(folder: Path, inputs: Inputs, package: Package) -> None:
    """Remember what the package in `folder` was just made from. A cache that cannot be written to is no error."""
    sources, plan = package.sources, package.plan
    if sources is None or plan is None or inputs.ops_from:
        return
    bases = Bases(sources.bases.packages, sources.bases.direct)  # without what it has computed of them
    model = _Model(tuple(_offer(block.entry) for block in plan.blocks), nodes_of(sources.formulas), bases)
    _save(
        folder,
        _Memory(
            made_from=inputs.digest,
            generator=_generator(inputs),
            operators=_items(sources.operators, "func"),
            derivatives=_items(sources.derivatives, "name"),
            sections=_remembered_sections(inputs.ops, sources.operators),
            model=pickle.dumps(model, pickle.HIGHEST_PROTOCOL),
            counts=(package.operators, package.overloads, package.nodes),
            loops={block.entry.name: block.kernels for block in plan.blocks},
            linearity=dict(sources.linearity),
            written={block.entry.name: OperatorPieces.of(block) for block in plan.blocks},
            pieces={theme: _pickled(pieces) for theme, pieces in package.pieces.items()},
        ),
    )


def rebuild(folder: Path, inputs: Inputs, stamp: Stamp) -> Package | None:
    """The package in `folder` with what has changed made anew; None where the whole must be made."""
    memory = _load(folder)
    owned = read_list(folder, KIND)
    if (
        memory is None or owned is None or memory.made_from != stamp.digest or stamp.ops_from
        or inputs.ops_from or memory.generator != _generator(inputs) or not stamp.has_current_bases(inputs)
    ):  # fmt: skip
        return None
    model: _Model = pickle.loads(memory.model)  # noqa: S301 - only the user can have written it
    diagnostics = Diagnostics()
    reader = _OperatorFile(inputs.ops, memory, diagnostics)
    formulas = read_formula_entries(inputs.derivatives, diagnostics)
    operators, derivatives = reader.items, _items(formulas, "name")
    changed = _changed(memory.operators, operators), _changed(memory.derivatives, derivatives)
    if len(diagnostics) or changed[0] is None or changed[1] is None:
        return None
    part = _read_part(model, reader, formulas, {*changed[0], *changed[1]}, inputs, memory)
    files = _files_on_disk(folder, owned) if part is not None else None
    if part is None or files is None:
        return None
    plan, linearity = part
    written = memory.written | {block.entry.name: OperatorPieces.of(block) for block in plan.blocks}
    pieces = _merged_pieces(plan, written, memory)
    if pieces is None:
        return None
    for theme, made_of in pieces.items():
        files |= made_of.files(theme)
    files[INDEX] = _index(plan, files[INDEX])
    loops = memory.loops | {block.entry.name: block.kernels for block in plan.blocks}
    _save(
        folder,
        replace(
            memory, made_from=inputs.digest, operators=operators, derivatives=derivatives, loops=loops,
            sections=reader.sections, linearity=linearity, written=written,
            pieces=memory.pieces | {theme: _pickled(made_of) for theme, made_of in pieces.items()},
        ),
    )
    operators_, overloads, nodes = memory.counts
    return Package(files, operators_, overloads, sum(loops.values()), nodes, stamp.extends)


class _OperatorFile:
    """The file of operators as it is now, of which only what has changed or is asked for is read."""

    def __init__(self, path: Path, memory: _Memory, diagnostics: Diagnostics) -> None:
        self._path = path
        self.diagnostics = diagnostics
        self._texts = _sections_in(path)
        self._read: dict[int, tuple[yaml_values.Mapping, ...]] = {}
        digests = [_digest(text) for text in self._texts]
        if not digests or len(digests) != len(memory.sections):
            self._read[0] = read_operator_entries(path, diagnostics)
            self._items = [_items(self._read[0], "func")]
            self.sections = _remembered_sections(path, self._read[0])
            return
        before = iter(memory.operators)
        self._items = []
        for number, (digest, (old, count)) in enumerate(zip(digests, memory.sections, strict=True)):
            same = tuple(itertools.islice(before, count))
            self._items.append(same if digest == old else _items(self._section(number), "func"))
        self.sections = tuple(zip(digests, map(len, self._items), strict=True))

    @property
    def items(self) -> tuple[_Item, ...]:
        """What every entry is about, with its digest."""
        return tuple(itertools.chain.from_iterable(self._items))

    def mappings(self, names: AbstractSet[str]) -> list[yaml_values.Mapping]:
        """The entries of the sections that have operators of these names."""
        result: list[yaml_values.Mapping] = []
        for number, items in enumerate(self._items):
            if number in self._read or any(item.subject and _base(item.subject) in names for item in items):
                result += self._section(number)
        return result

    def _section(self, number: int) -> tuple[yaml_values.Mapping, ...]:
        if number not in self._read:
            self._read[number] = read_section(self._texts, number, str(self._path), self.diagnostics)
        return self._read[number]


def _sections_in(path: Path) -> tuple[str, ...]:
    """The sections of the file of operators; none where they cannot be read alone."""
    try:
        return sections_of(path.read_bytes().decode("utf-8")) or ()
    except UnicodeDecodeError:
        return ()


def _remembered_sections(path: Path, mappings: Sequence[yaml_values.Mapping]) -> tuple[tuple[str, int], ...]:
    """The sections with the number of their entries; none where they do not begin where themes do."""
    texts = _sections_in(path)
    ends = list(itertools.accumulate(text.count("\n") for text in texts))
    counts = [0] * len(texts)
    for mapping in mappings:
        number = bisect.bisect_left(ends, mapping.location.line)
        if number >= len(counts) or {keys.THEME, "func"} <= {*mapping.keys()}:  # an entry, of the theme before it
            return ()
        counts[number] += 1
    return tuple(zip(map(_digest, texts), counts, strict=True))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _read_part(
    model: _Model, reader: _OperatorFile, formulas: Sequence[yaml_values.Mapping],
    changed: Collection[str], inputs: Inputs, memory: _Memory,
) -> tuple[PackagePlan, dict[Question, Degree]] | None:
    """The plan of the changed operators and of all that hang on them, and what is known of linearity.

    None where something is wrong, or what they offer has changed.
    """
    if not {entry.name for entry in model.entries}.issuperset(changed):
        return None  # a form with an entry of its own, or an operator that was only planned
    further: set[str] = set()  # operators that share other functions than before
    while (part := _read_operators(model, reader, formulas, {*changed, *further}, inputs, memory)) is not None:
        plan, linearity = part
        earlier, users = functions_outside(memory.written, plan.blocks)
        if not users:
            return replace(plan, blocks=share_functions(plan.blocks, earlier)), linearity
        further |= users
    return None


def _read_operators(
    model: _Model, reader: _OperatorFile, formulas: Iterable[yaml_values.Mapping],
    names: Collection[str], inputs: Inputs, memory: _Memory,
) -> tuple[PackagePlan, dict[Question, Degree]] | None:
    """The plan of these operators and of those that share a name with them, before their loops share functions.

    None where something is wrong, what they offer has changed, or formulas of others are linear no longer.
    """
    functions = _functions_concerned(model.entries, names)
    affected = {entry.name for entry in model.entries if functions & {*_bases(entry), entry.made_of}}
    own_formulas = [formula for formula in formulas if _subject(formula, "name") in affected]
    answers = {question: degree for question, degree in memory.linearity.items() if question[0] not in functions}
    asked: set[str] = set()  # operators besides whose kernels say whether a formula is linear
    while (entries := _read_entries(model, reader, functions | asked, inputs)) is not None:
        diagnostics = Diagnostics()
        read = {entry.name for entry in entries}
        all_entries = (*entries, *(entry for entry in model.entries if entry.name not in read))
        linearity = Linearity(all_entries, answers)
        derivatives = derivatives_of(own_formulas, all_entries, diagnostics, model.bases, linearity=linearity)
        if len(diagnostics) or linearity.missed <= asked:
            break
        asked |= linearity.missed
    else:
        return None
    part = [entry for entry in in_use(entries, derivatives) if entry.name in affected or entry.states_of]
    derivatives = {
        name: derivative for name, derivative in derivatives.items() if name in affected
    }  # none of planned ones
    same = all(linearity(*question) is degree for question, degree in memory.linearity.items())
    if (
        len(diagnostics) or linearity.missed or not same or {entry.name for entry in part} != affected
        or {*nodes_of(derivatives)} != affected.intersection(model.nodes)
    ):
        return None
    return make_part(part, derivatives, model.entries, model.nodes, model.bases), linearity.answers


def _functions_concerned(entries: Collection[Entry], names: Collection[str]) -> set[str]:
    """The functions of these operators, with all that share one with them or are made of one."""
    functions = {_base(name) for name in names}
    while True:
        concerned = [entry for entry in entries if functions & {*_bases(entry), entry.made_of}]
        more = set().union(*({*_bases(entry), entry.made_of} for entry in concerned)) - {""} | functions
        if more == functions:
            return functions
        functions = more


def _read_entries(
    model: _Model, reader: _OperatorFile, names: AbstractSet[str], inputs: Inputs
) -> tuple[Entry, ...] | None:
    """The entries of functions of these names; None where something is wrong, or what they offer has changed."""
    before = {entry.name: entry for entry in model.entries if names & {*_bases(entry), entry.made_of}}
    new_entries = [entry for entry in model.entries if entry.name not in before]
    mappings = reader.mappings(names)
    selected = [
        mapping for mapping in mappings if _GROUPS & {*mapping.keys()} or _base(_subject(mapping, "func")) in names
    ]
    diagnostics = Diagnostics()
    entries = operators_of(selected, diagnostics, model.bases, inputs.build_options.kernel_roots, new_entries)
    offers = [_offer(entry) for entry in entries if entry.name in before or not entry.states_of]  # others are unused
    return entries if not len(diagnostics) and not len(reader.diagnostics) and offers == [*before.values()] else None


def _merged_pieces(
    plan: PackagePlan, written: dict[str, OperatorPieces], memory: _Memory
) -> dict[str, ThemePieces] | None:
    """The pieces of the themes that a part of a package has operators or functions in; None where they do not fit."""
    operators: dict[str, dict[str, OperatorPieces]] = {}
    for name, operator in written.items():
        operators.setdefault(operator.theme, {})[name] = operator
    pieces: dict[str, ThemePieces] = {}
    for theme in Api(plan).themes():
        blocks = plan.themes.get(theme.name, ())
        if theme.name not in memory.pieces:
            return None
        remembered: ThemePieces = pickle.loads(memory.pieces[theme.name])  # noqa: S301 - as the memory itself
        together = merged(remembered, operators.get(theme.name, {}), theme, blocks)
        if together is None:
            return None
        pieces[theme.name] = together
    return pieces


def _pickled(pieces: ThemePieces) -> bytes:
    return pickle.dumps(pieces, pickle.HIGHEST_PROTOCOL)


def _index(plan: PackagePlan, index: str) -> str:
    """The index with the lines of the operators of a part."""
    lines = {json.dumps(block.entry.name): index_line(indexed(block)) for block in plan.blocks}
    rows = []
    for row in index.split("\n"):
        name = row.strip().partition(": {")[0]
        rows.append(lines[name] + ("," if row.endswith(",") else "") if name in lines else row)
    return "\n".join(rows)


def _files_on_disk(folder: Path, owned: FileList) -> dict[str, str] | None:
    """The text of every file of the last run; None where one is not as that run left it."""
    contents = {}
    for file in owned.files:
        path = folder / file.name
        content = path.read_bytes() if path.is_file() else b""
        if not file.digest or not file.is_left_by(content):
            return None
        contents[file.name] = content.replace(b"\r\n", b"\n").decode()
    return contents if INDEX in contents else None


def _bases(entry: Entry) -> set[str]:
    """The names of the functions of an entry."""
    return {name for schema in entry.callable for name in (schema.name.base, schema.name.functional_base)}


def _base(name: str) -> str:
    """The name of the function of an operator, which its forms share."""
    return parse_operator_name(name).functional_base


def _subject(mapping: yaml_values.Mapping, key: str) -> str:
    """The operator that an item is about: its name without arguments."""
    node = mapping.get(key)
    return node.value.partition("(")[0].strip() if isinstance(node, yaml_values.Text) else ""


def _items(mappings: Iterable[yaml_values.Mapping], key: str) -> tuple[_Item, ...]:
    return tuple(
        _Item(_subject(mapping, key), hashlib.sha256(repr(_content(mapping)).encode()).hexdigest())
        for mapping in mappings
    )


def _content(node: object) -> object:
    """All that a node says, without its place."""
    if isinstance(node, yaml_values.Text):
        return node.value if node.is_plain else (node.value,)
    if isinstance(node, yaml_values.Mapping):
        return {key.value: _content(value) for key, value in node.items}
    return [_content(item) for item in node] if isinstance(node, yaml_values.Sequence) else None


def _changed(before: Sequence[_Item], after: Sequence[_Item]) -> set[str] | None:
    """The operators whose items differ; None where items came, went or moved, or a group has another name."""
    if [item.subject for item in before] != [item.subject for item in after]:
        return None
    changed = {entry.subject for entry, other in zip(before, after, strict=True) if entry.digest != other.digest}
    return None if "" in changed else changed


def _offer(entry: Entry) -> Entry:
    """An entry without what only the files of its own theme show: what is left is what it offers to others."""
    return replace(
        entry, location=_NOWHERE, digest="", kernel=None, kernel_text={}, promote="", accepts=(), operand_dtypes=(),
        fixed_dtypes=(), doc=entry.doc if entry.modules else "", sampling=_NO_SAMPLES, varying_results=False,
        may_share=False,
    )  # fmt: skip


def _generator(inputs: Inputs) -> str:
    """A digest of all that makes a package but its YAML files."""
    return digest_of_inputs([], (sys.version, *inputs.build_options.kernel_roots))


def _memory_file(folder: Path) -> Path:
    name = hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:32]
    return caches.cache_folder() / "packages" / f"{name}.pickle"


def _load(folder: Path) -> _Memory | None:
    """What is remembered of a package; None where nothing is, or it is damaged or of another version."""
    try:
        memory = pickle.loads(caches.read(_memory_file(folder)) or b"")  # noqa: S301 - only the user can have written it
    except Exception:  # noqa: BLE001 - whatever is wrong with it, the package is made from its YAML
        return None
    return memory if isinstance(memory, _Memory) else None


def _save(folder: Path, memory: _Memory) -> None:
    """Keep what is remembered of a package, and of the packages that were written last."""
    file = _memory_file(folder)
    try:
        caches.write(file, pickle.dumps(memory, pickle.HIGHEST_PROTOCOL))
        caches.forget_all_but(file.parent, ".pickle", _MOST)
    except OSError:
        return
