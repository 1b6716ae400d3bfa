"""The packages that a package builds on, which an item ``- extends: generated`` at the top of its ops.yaml names.

A base is never imported. Its own generation left an index in its folder, ``operators.json``: what others may know of
its operators. :func:`read_extends` reads the indexes of all bases, those of the bases included; :func:`resolve` says
which entries are the bases' already, and rejects those that contradict them.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from collections.abc import Mapping as Dictionary
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from codegen import names
from codegen.diagnostics import Diagnostics, Location
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry
from codegen.reading.keys import EXTENDS
from codegen.schema import (
    SchemaError,
    inplace_form,
    out_form,
    parse_operator_name,
    parse_schema,
)
from codegen.source.yaml_values import Mapping, Text, as_list_of_text

INDEX = "operators.json"
FORMAT = 4  # of the index; a generator reads the format that it writes


class BaseError(Exception):
    """Why a base cannot be read; the text says how to fix it."""


@dataclass(frozen=True)
class Known:
    """An operator of a base: its entry without a kernel, the digest under which it is registered, its Node."""

    entry: Entry
    digest: str
    node: str
    package: str
    yaml: Path  # the ops.yaml of the package, if it lies beside it

    @property
    def place(self) -> str:
        """Where it is defined, with the line if the file is there."""
        line = line_of(self.yaml, self.entry.name)
        return f"{self.yaml.name}{f':{line}' if line else ''} of package {self.package}"


def line_of(path: Path, name: str) -> int:
    """The line of the entry of operator `name` in an ops.yaml; 0 if it cannot be found."""
    entry = re.compile(rf"""^\s*(?:- *)?func: *["']?{re.escape(name)}\(""")
    lines = path.read_text(encoding="utf-8").split("\n") if path.is_file() else []
    return next((number for number, text in enumerate(lines, start=1) if entry.match(text)), 0)


@dataclass(frozen=True)
class Base:
    """One package: its name as it is imported, the digest of its index, its operators, the packages below it."""

    name: str
    digest: str
    operators: tuple[Known, ...]
    extends: tuple[str, ...]


@dataclass(frozen=True)
class Bases:
    """All packages below a package, the lowest first; `direct` are those that its ops.yaml names."""

    packages: tuple[Base, ...] = ()
    direct: tuple[str, ...] = ()

    @cached_property
    def operators(self) -> tuple[Known, ...]:
        """Every operator of the bases."""
        by_name: dict[str, Known] = {}
        for package in self.packages:
            for operator in package.operators:
                by_name.setdefault(operator.entry.name, operator)
        return tuple(by_name.values())

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """Their entries, without kernels."""
        return tuple(operator.entry for operator in self.operators)

    @cached_property
    def by_name(self) -> dict[str, Known]:
        """The operator that brings a form, by the form's full name."""
        return {str(schema.name): operator for operator in self.operators for schema in operator.entry.schemas}

    @cached_property
    def by_constant(self) -> dict[str, Known]:
        """The operator that brings a form, by the name of the form's table in generated code."""
        return {
            names.constant(schema.name): operator for operator in self.operators for schema in operator.entry.schemas
        }

    @cached_property
    def _claims(self) -> dict[str, list[int]]:
        """The places in `operators` of those with a base name, a special method or a property, by that name."""
        claims: dict[str, list[int]] = {}
        for position, operator in enumerate(self.operators):
            for name in (operator.entry.schema.name.base, operator.entry.as_property, *operator.entry.dunders):
                claims.setdefault(name, []).append(position)
        return claims

    def beside(self, entry: Entry) -> Iterator[Known]:
        """The operators that have the base name, a special method or the property of an entry, in their order."""
        claimed = (name for name in (entry.schema.name.base, entry.as_property, *entry.dunders) if name)
        for position in sorted({position for name in claimed for position in self._claims.get(name, ())}):
            yield self.operators[position]

    @cached_property
    def functions(self) -> frozenset[str]:
        """What composites and formulas may call as functions."""
        return frozenset(
            schema.name.base for entry in self.entries for schema in entry.schemas if schema.kind != "out"
        )

    @cached_property
    def methods(self) -> frozenset[str]:
        """What they may call as methods."""
        return frozenset(
            schema.name.base
            for entry in self.entries
            if "method" in entry.variants
            for schema in entry.schemas
            if schema.kind != "out"
        )

    @cached_property
    def offers(self) -> dict[str, frozenset[str]]:
        """The full names of the functional operators that a package offers, its own and its bases'."""
        result: dict[str, frozenset[str]] = {}
        for package in self.packages:
            below = (result.get(name, frozenset()) for name in package.extends)
            result[package.name] = frozenset(operator.entry.name for operator in package.operators).union(*below)
        return result

    def origin(self, entries: Iterable[Entry]) -> str:
        """The package whose function of one name has all these overloads; empty when there is none."""
        names = {entry.name for entry in entries}
        return next((name for name, offered in self.offers.items() if names <= offered), "")


NO_BASES = Bases()


@dataclass(frozen=True)
class Indexed:
    """What the index says of an operator: its entry, the digest by which it is registered, its Node, its formulas.

    `trees` are its expressions as data.
    """

    entry: Entry
    digest: str
    node: str
    formulas: Dictionary[str, str]
    trees: Dictionary[str, Any]


def index_text(operators: Sequence[Indexed], bases: Bases) -> str:
    """The index of a package, an operator a line."""
    lines = ",\n".join(map(index_line, operators))
    extends = json.dumps(list(bases.direct))
    file = json.dumps(Path(operators[0].entry.location.file).name if operators else "")
    return (
        f'{{\n  "format": {FORMAT},\n  "file": {file},\n  "extends": {extends},\n'
        f'  "operators": {{\n{lines}\n  }}\n}}\n'
    )


def index_line(indexed: Indexed) -> str:
    """The line of an operator in the index, without the comma behind it."""
    facts = json.dumps(_facts(indexed), ensure_ascii=False, separators=(",", ": "))
    return f"    {json.dumps(indexed.entry.name)}: {facts}"


def _facts(indexed: Indexed) -> dict[str, Any]:
    """What others may know of an operator; what is empty is left out."""
    entry = indexed.entry
    forms = [str(schema.name) for schema in entry.schemas[1:]]
    facts = {
        "func": str(entry.schema), "digest": indexed.digest, "entry": entry.digest,
        "autogen": forms, "variants": entry.variants, "theme": entry.theme, "module": entry.module,
        "namespaces": entry.namespaces, "dunders": entry.dunders, "autocast": entry.autocast,
        "accepts_numbers": entry.accepts_numbers, "variadic": entry.variadic,
        "inplace_argument": entry.inplace_argument, "shown": entry.shown, "property": entry.as_property,
        "tags": entry.tags,
        "kernel": entry.kernel_text, "derivative": dict(indexed.formulas), "node": indexed.node, "doc": entry.doc,
        "trees": indexed.trees, "identities": [identity.to_json() for identity in entry.identities],
        "onnx": entry.onnx, "sharding": entry.sharding, "dispatched": entry.dispatched,
    }  # fmt: skip
    return {key: value for key, value in facts.items() if value}


def _known(package: str, yaml: Path, facts: Dictionary[str, Any]) -> Known:
    """An operator of an index."""
    schema = parse_schema(facts["func"])
    forms = [parse_operator_name(name) for name in facts.get("autogen", ())]
    entry = Entry(
        schema=schema,
        location=Location(yaml.name, 0, 0),
        digest=facts["entry"],
        theme=facts["theme"],
        variants=tuple(facts["variants"]),
        module=facts.get("module"),
        inplace=next((inplace_form(schema, name) for name in forms if name.is_inplace), None),
        out=next((out_form(schema, name) for name in forms if not name.is_inplace), None),
        doc=facts.get("doc", ""),
        dunders=tuple(facts.get("dunders", ())),
        autocast=facts.get("autocast", ""),
        accepts_numbers=facts.get("accepts_numbers", False),
        variadic=facts.get("variadic", False),
        inplace_argument=facts.get("inplace_argument", False),
        shown=facts.get("shown", False),
        namespaces=tuple(facts.get("namespaces", ())),
        as_property=facts.get("property", ""),
    )
    return Known(entry, facts["digest"], facts.get("node", ""), package, yaml)


def find_index(name: str, folders: Sequence[Path]) -> Path:
    """The index of the package that is imported as `name`: in one of `folders` if it is called so, else where Python

    finds it, or in the current folder. Raises BaseError.
    """
    first, *inner = name.split(".")
    for folder in folders:
        if folder.resolve().name == (inner or [first])[-1]:
            return _index_in(name, folder)
    try:
        spec = importlib.util.find_spec(first)  # of the outermost package: this imports nothing
    except (ImportError, ValueError):
        spec = None
    positions = [
        Path(location).joinpath(*inner) for location in (spec.submodule_search_locations or () if spec else ())
    ]
    directory = next((path for path in (*positions, Path(first, *inner)) if path.is_dir()), None)
    if directory is None:
        raise BaseError(f"there is no package '{name}' here; install it, or name its folder with --extends")
    return _index_in(name, directory)


def _index_in(name: str, folder: Path) -> Path:
    index = folder / INDEX
    if not index.is_file():
        raise BaseError(f"package '{name}' has no {INDEX}; generate it again with this version")
    return index


def digest_of_index(name: str, folders: Sequence[Path]) -> str:
    """The digest of a base, by which a package made on it is known to be up to date. Raises BaseError."""
    return hashlib.sha256(find_index(name, folders).read_bytes()).hexdigest()


def _read(name: str, folders: Sequence[Path]) -> Base:
    """A package from its index. Raises BaseError."""
    file = find_index(name, folders)
    data = file.read_bytes()
    try:
        index = json.loads(data)
        if index["format"] != FORMAT:
            raise BaseError(f"package '{name}' was made by another version; generate it again with this one")
        folder = file.resolve().parent
        beside = folder / index["file"]  # in a wheel; in a checkout the package lies beside it
        yaml = beside if beside.is_file() else folder.parent / index["file"]
        operators = tuple(_known(name, yaml, facts) for facts in index["operators"].values())
        extends = tuple(index["extends"])
    except (ValueError, KeyError, TypeError, AttributeError, SchemaError) as error:
        raise BaseError(f"the index {INDEX} of package '{name}' cannot be read: {error!r}") from None
    return Base(name, hashlib.sha256(data).hexdigest(), operators, extends)


def read_extends(mappings: Iterable[Mapping], folders: Sequence[Path], diagnostics: Diagnostics) -> Bases:
    """The bases that the items ``- extends: NAME`` of an ops.yaml name; what is wrong goes to `diagnostics`."""
    by_package: dict[str, Base] = {}
    direct: list[str] = []
    for text in _names(mappings, diagnostics):
        try:
            _collect(text.value, folders, by_package, ())
        except BaseError as error:
            text.error(diagnostics, "extends-unknown", str(error))
        else:
            direct.append(text.value)
    bases = Bases(tuple(by_package.values()), tuple(dict.fromkeys(direct)))
    _reject_contradictions(bases, mappings, diagnostics)
    return bases


def _names(mappings: Iterable[Mapping], diagnostics: Diagnostics) -> Iterator[Text]:
    """The names of the bases; an item may not stand after an entry."""
    begun = False
    for mapping in mappings:
        if mapping.keys() != (EXTENDS,):
            begun = begun or mapping.keys() != ("theme",)
            continue
        key, node = mapping.items[0]
        if begun:
            key.error(
                diagnostics, "extends-late", "'extends' stands before all entries",
                hint="move it to the top of the file",
            )
            continue
        for text in as_list_of_text(node, diagnostics, EXTENDS):
            if names.is_path(text.value):
                yield text
            else:
                message = f"'{text.value}' cannot be the name of a package"
                text.error(diagnostics, "extends-unknown", message, hint="write it as Python imports it")


def _collect(name: str, folders: Sequence[Path], by_package: dict[str, Base], path: tuple[str, ...]) -> None:
    """Read a base and those below it, the lowest first."""
    if name in path:
        raise BaseError(f"packages extend each other: {' -> '.join((*path, name))}")
    if name in by_package:
        return
    base = _read(name, folders)
    for below in base.extends:
        _collect(below, folders, by_package, (*path, name))
    by_package[name] = base


def _reject_contradictions(bases: Bases, mappings: Iterable[Mapping], diagnostics: Diagnostics) -> None:
    """Two bases may have an operator in common only if it is the same."""
    where = next((mapping.location for mapping in mappings if mapping.keys() == (EXTENDS,)), None)
    for package in bases.packages:
        for operator in package.operators:
            first = bases.by_name[operator.entry.name]
            if where is not None and first.digest != operator.digest:
                diagnostics.error(
                    where, "extends-contradiction",
                    f"'{operator.entry.name}' is defined differently at {first.place} and at {operator.place}",
                    hint="extend one of the two packages",
                )


def resolve(
    entries: Sequence[Entry], digests: Collection[tuple[str, str]], derivatives: Dictionary[str, Derivative],
    bases: Bases, diagnostics: Diagnostics,
) -> tuple[Entry, ...]:
    """The entries that are not the bases' already. `digests` holds the name and the digest of every entry.

    One that is equal is the base's; one that differs under the same name, or takes what a base has, is an error.
    """
    by_digest = dict(digests)
    result: list[Entry] = []
    for entry in entries:
        existing = bases.by_name.get(entry.name)
        if existing is not None and existing.entry.digest == entry.digest:
            if entry.name not in derivatives or existing.digest == by_digest[entry.name]:
                continue
            report(
                entry, diagnostics, "extends-differs",
                f"the derivatives of '{entry.name}' differ from those at {existing.place}",
                "leave them out: the operator is the same",
            )
            continue
        if _fits(entry, bases, diagnostics):
            result.append(entry)
    return tuple(result)


def _fits(entry: Entry, bases: Bases, diagnostics: Diagnostics) -> bool:
    """Whether an entry of its own takes nothing that a base has."""
    count = len(diagnostics)
    for schema in entry.schemas:
        existing = bases.by_name.get(str(schema.name)) or bases.by_constant.get(names.constant(schema.name))
        if existing is not None:
            message = f"'{schema.name}' differs from the operator at {existing.place}"
            if str(schema.name) not in bases.by_name:
                message = f"'{schema.name}' and an operator at {existing.place} would have one name in generated code"
            hint = "choose another name, or another overload name, or make the entries equal"
            report(entry, diagnostics, "extends-differs", message, hint)
    for existing in bases.beside(entry):
        other = existing.entry
        if other.schema.name.base == entry.schema.name.base:
            if (other.module or "") != (entry.module or ""):
                message = f"'{entry.name}' lies in another module than '{other.name}' at {existing.place}"
                report(entry, diagnostics, "extends-taken", message, "give both the same python_module")
            continue
        conflicts = [*set(entry.dunders).intersection(other.dunders)]
        conflicts += [entry.as_property] if entry.as_property and entry.as_property == other.as_property else []
        for name in conflicts:
            message = f"'{name}' of Tensor calls '{other.schema.name.base}' at {existing.place}"
            report(entry, diagnostics, "extends-taken", message, "leave it to that operator")
    return len(diagnostics) == count


def report(entry: Entry, diagnostics: Diagnostics, code: str, message: str, hint: str) -> None:
    """Report at the name of an entry."""
    diagnostics.error(entry.location, code, message, hint=hint, length=len(entry.name))
