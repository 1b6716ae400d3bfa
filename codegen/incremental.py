"""Incremental runs: which parts of a package must be rendered again after a small change.

A run remembers what its package was made from: a digest of every entry, every operator without its kernel, and the
packages below. Where the next run finds the same entries in the same order on the same packages, and those that changed
offer what they offered (schemas, forms, modules, special methods, whether they have a Node), it reads these entries
alone and writes the files of their themes, and of the themes with overloads of the same names. Whether a formula is
linear may hang on kernels of other entries, which are read as well. All else is as it stands in the folder. Of the file
of operators only the themes are parsed that have changed or hold such entries. In any other case, and when anything is
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

from codegen.diagnostics import Diagnostics, Location
from codegen.model.api import Api
from codegen.model.blocks import PackagePlan
from codegen.model.plan import make_part, nodes_of
from codegen.package import Package, indexed
from codegen.reading import keys
from codegen.reading.bases import INDEX, Bases, index_line
from codegen.reading.entries import operators_of
from codegen.reading.entry import Entry
from codegen.reading.formula_entries import read_formula_entries
from codegen.reading.formulas import derivatives_of
from codegen.reading.kept_states import in_use
from codegen.reading.linearity import Linearity
from codegen.reading.overloads import read_operator_entries
from codegen.reading.samples import Sampling
from codegen.reading.sections import read_section, sections_of
from codegen.schema import parse_operator_name
from codegen.source import yaml_values
from codegen.writing import caches
from codegen.writing.api_files import functions_of
from codegen.writing.digest import digest_of_inputs
from codegen.writing.operator_files import files_of_theme
from codegen.writing.ownership import FileList, read_list
from codegen.writing.stamp import KIND, Inputs, Stamp
from codegen.writing.stub_files import stub_of

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
    part = _read_part(model, reader, formulas, {*changed[0], *changed[1]}, inputs)
    files = _files_on_disk(folder, owned) if part is not None else None
    if part is None or files is None:
        return None
    plan, themes = part
    files |= _files(plan, themes, files[INDEX])
    loops = memory.loops | {block.entry.name: block.kernels for block in plan.blocks}
    _save(
        folder,
        replace(
            memory, made_from=inputs.digest, operators=operators, derivatives=derivatives, loops=loops,
            sections=reader.sections,
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
    model: _Model, reader: _OperatorFile, formulas: Iterable[yaml_values.Mapping],
    changed: Collection[str], inputs: Inputs,
) -> tuple[PackagePlan, frozenset[str]] | None:
    """The plan of the changed operators, of those beside them in their files and of those that share a name with them,

    and the themes whose files they change. None where something is wrong, or what they offer has changed.
    """
    if not {entry.name for entry in model.entries}.issuperset(changed):
        return None  # a form with an entry of its own, or an operator that was only planned
    bases = {_base(name) for name in changed}
    themes = frozenset(entry.theme for entry in model.entries if bases & _bases(entry))
    needed = set().union(*(_bases(entry) for entry in model.entries if entry.theme in themes))
    needed |= {entry.made_of for entry in model.entries if needed & _bases(entry) and entry.made_of}
    affected = {entry.name for entry in model.entries if needed & {*_bases(entry), entry.made_of}}
    own_formulas = [formula for formula in formulas if _subject(formula, "name") in affected]
    asked: set[str] = set()  # operators of other files whose kernels say whether a formula is linear
    while (entries := _read_entries(model, reader, needed | asked, inputs)) is not None:
        diagnostics = Diagnostics()
        names = {entry.name for entry in entries}
        whole = (*entries, *(entry for entry in model.entries if entry.name not in names))
        linearity = Linearity(whole)
        derivatives = derivatives_of(own_formulas, whole, diagnostics, model.bases, linearity=linearity)
        if len(diagnostics) or linearity.missed <= asked:
            break
        asked |= linearity.missed
    else:
        return None
    part = [entry for entry in in_use(entries, derivatives) if entry.name in affected or entry.states_of]
    derivatives = {
        name: derivative for name, derivative in derivatives.items() if name in affected
    }  # none of planned ones
    if (
        len(diagnostics) or linearity.missed or {entry.name for entry in part} != affected
        or {*nodes_of(derivatives)} != affected.intersection(model.nodes)
    ):
        return None
    return make_part(part, derivatives, model.entries, model.nodes, model.bases), themes


def _read_entries(
    model: _Model, reader: _OperatorFile, names: AbstractSet[str], inputs: Inputs
) -> tuple[Entry, ...] | None:
    """The entries of functions of these names; None where something is wrong, or what they offer has changed."""
    before = {entry.name: entry for entry in model.entries if names & {*_bases(entry), entry.made_of}}
    others = [entry for entry in model.entries if entry.name not in before]
    mappings = reader.mappings(names)
    wanted = [
        mapping for mapping in mappings if _GROUPS & {*mapping.keys()} or _base(_subject(mapping, "func")) in names
    ]
    diagnostics = Diagnostics()
    entries = operators_of(wanted, diagnostics, model.bases, inputs.build_options.kernel_roots, others)
    offers = [_offer(entry) for entry in entries if entry.name in before or not entry.states_of]  # others are unused
    return entries if not len(diagnostics) and not len(reader.diagnostics) and offers == [*before.values()] else None


def _files(plan: PackagePlan, themes: Collection[str], index: str) -> dict[str, str]:
    """The files of the themes, and the index with the lines of their operators."""
    files: dict[str, str] = {}
    for name, blocks in plan.themes.items():
        files |= files_of_theme(name, blocks) if name in themes else {}
    for theme in Api(plan).themes():
        if theme.name in themes:
            files |= (functions_of(theme) if theme.functions else {}) | stub_of(theme)
    lines = {json.dumps(block.entry.name): index_line(indexed(block)) for block in plan.blocks}
    rows = []
    for row in index.split("\n"):
        name = row.strip().partition(": {")[0]
        rows.append(lines[name] + ("," if row.endswith(",") else "") if name in lines else row)
    return {**files, INDEX: "\n".join(rows)}


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
