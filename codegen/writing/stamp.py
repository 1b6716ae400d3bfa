"""``sources.txt``, the stamp of a package: what it was made from, and the list of its files.

The first line is a digest of the inputs and of the generator. A line ``--ops-from FILE`` follows for every list or
program that chose the operators, a line ``extends NAME DIGEST`` for every package that it builds on, then a line for
every file (see :mod:`codegen.writing.ownership`); their sizes are enough to see that nobody touched the package.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from codegen.reading.bases import BaseError, digest_of_index
from codegen.reading.build_options import BuildOptions
from codegen.writing.digest import digest_of_inputs
from codegen.writing.files import Report
from codegen.writing.ownership import ListKind, read_list, write_owned

KIND = ListKind("sources.txt", re.compile("[0-9a-f]{64}"), "--out")
NAME = KIND.name
_OPS_FROM = "--ops-from "
_EXTENDS = "extends "


@dataclass(frozen=True)
class Inputs:
    """What a package is made from."""

    ops: Path
    derivatives: Path
    ops_from: tuple[Path, ...] = ()
    build_options: BuildOptions = field(default_factory=BuildOptions)

    @cached_property
    def digest(self) -> str:
        """Of the files, of the generator, and of what else may be imported."""
        return digest_of_inputs([self.ops, self.derivatives, *self.ops_from], self.build_options.kernel_roots)


@dataclass(frozen=True)
class Stamp:
    """What a package says about itself."""

    digest: str
    ops_from: tuple[Path, ...]
    extends: tuple[tuple[str, str], ...]
    sizes: tuple[tuple[str, int], ...]

    def is_current(self, folder: Path, inputs: Inputs) -> bool:
        """Whether the package was made from these very inputs, and is complete."""
        if self.ops_from != inputs.ops_from or self.digest != inputs.digest or not self.has_current_bases(inputs):
            return False
        paths = ((folder / name, size) for name, size in self.sizes)
        return all(path.is_file() and path.stat().st_size == size for path, size in paths)

    def has_current_bases(self, inputs: Inputs) -> bool:
        """Whether the packages that the package was made on are as they were."""
        return all(_digest_of_base(name, inputs.build_options) == digest for name, digest in self.extends)


def _digest_of_base(name: str, build_options: BuildOptions) -> str:
    """The digest of a base as it is now; empty when it cannot be found, which the generation will report."""
    try:
        return digest_of_index(name, build_options.extends)
    except BaseError:
        return ""


def read_stamp(folder: Path) -> Stamp | None:
    """The stamp of a package, None where there is none, or something else has its name, or a run did not finish.

    Raises UsageError for one that names what no run writes.
    """
    record = read_list(folder, KIND)
    if record is None or record.process:
        return None
    digest, *lines = record.header
    chosen = tuple(Path(line[len(_OPS_FROM) :]) for line in lines if line.startswith(_OPS_FROM))
    pairs = [line[len(_EXTENDS) :].rpartition(" ") for line in lines if line.startswith(_EXTENDS)]
    extends = tuple((name, digest) for name, _, digest in pairs)
    return Stamp(digest, chosen, extends, tuple((file.name, file.size) for file in record.files))


def write_package(
    folder: Path, inputs: Inputs, files: Mapping[str, str], bases: Iterable[tuple[str, str]] = (), *, dry: bool = False
) -> Report:
    """Write a package that was just made from `inputs`, and its stamp. With `dry` only the report is made."""
    header = [inputs.digest]
    header += [f"{_OPS_FROM}{path.as_posix()}" for path in inputs.ops_from]
    header += [f"{_EXTENDS}{name} {digest}" for name, digest in bases]
    return write_owned(folder, files, KIND, header, dry=dry)
