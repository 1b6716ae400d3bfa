"""Operators that are functions of the Python array API standard by their names.

An operator without the key ``array_api`` that has the name of a function of the standard is that function, if its
arguments fit the signature there: array_api.yaml beside this module has the signatures of the standard.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import yaml

from codegen.reading.array_api import MODULES, fits, path_of, standard_of
from codegen.reading.entry import Entry

TABLE = Path(__file__).with_name("array_api.yaml")
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # that of libyaml is quicker, where PyYAML has it


@cache
def _signatures() -> dict[str, str]:
    """The functions of the standard that are operators where one fits, with their modules: their signatures."""
    table = yaml.load(TABLE.read_text(encoding="utf-8"), Loader=_LOADER)  # noqa: S506 - one of the safe loaders
    signatures = dict(table["functions"])
    signatures |= {f"{module}.{name}": signature for module in MODULES for name, signature in table[module].items()}
    return {path: signature for path, signature in signatures.items() if path not in table["by_hand"]}


def by_name(entries: Iterable[Entry], declared: Collection[str]) -> Iterator[Entry]:
    """The entries; one that has the name of a function of the standard is that function, if the signature fits.

    The first that fits is, and none where an entry says that it is that function. `said` are the operators that have
    the key.
    """
    entries = tuple(entries)
    taken = {standard.path for entry in entries for standard in entry.standard}
    for entry in entries:
        path = path_of(entry.schema, "")
        signature = _signatures().get(path)
        derived = entry.alias_of or entry.each is not None or entry.name in declared
        if signature is None or derived or path in taken or not fits(entry.schema, signature):
            yield entry
            continue
        taken.add(path)
        yield replace(entry, standard=(standard_of(entry.schema, signature),))
