"""The catalogue of errors: for every code what it means, files that have the error, and the same files fixed.

It is errors.yaml beside this module. Whoever adds a code adds an entry there; a test compares it with the sources.
"""

from __future__ import annotations

from collections.abc import Mapping as Dictionary
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from codegen.diagnostics import CodegenError, Diagnostics
from codegen.package import build
from codegen.reading.bases import INDEX
from codegen.reading.build_options import BuildOptions
from codegen.reading.native_functions import read_native_functions
from codegen.source.yaml_source import read_entries
from codegen.source.yaml_values import Mapping, Sequence, Text, as_mapping, as_text
from codegen.writing.package_folder import check_contents, check_new

ERRORS = Path(__file__).with_name("errors.yaml")
NO_ENTRIES = "[]\n"
OPS, DERIVATIVES, NATIVE = "ops.yaml", "derivatives.yaml", "native_functions.yaml"


@dataclass(frozen=True)
class ErrorCode:
    """One code. `ops` and `derivatives` are files that have the error; an empty `ops` is a file that does not exist.

    `encoding` is the one in which the failing files are saved. Where `native_functions` is not empty, that file has the
    error, and there are no others. `packages` are those that the files extend, each with its ops.yaml. `out` is the
    folder that the package is to be written to, where that is the error, and `fixed_out` another.
    """

    code: str
    summary: str
    explanation: str
    ops: str
    derivatives: str
    fixed_ops: str
    fixed_derivatives: str
    encoding: str = "utf-8"
    native_functions: str = ""
    fixed_native_functions: str = ""
    packages: tuple[tuple[str, str], ...] = ()
    out: str = ""
    fixed_out: str = ""

    @property
    def failing(self) -> dict[str, str]:
        """The files with the error, by name; without those that do not exist."""
        if self.native_functions:
            return {NATIVE: self.native_functions}
        return {name: text for name, text in ((OPS, self.ops), (DERIVATIVES, self.derivatives)) if text}

    @property
    def fixed(self) -> dict[str, str]:
        """The same files without it."""
        if self.fixed_native_functions:
            return {NATIVE: self.fixed_native_functions}
        return {OPS: self.fixed_ops, DERIVATIVES: self.fixed_derivatives}

    @property
    def below(self) -> dict[str, str]:
        """The files of the packages that are extended, by name."""
        return {f"{name}.yaml": text for name, text in self.packages}


@cache
def read_catalogue() -> dict[str, ErrorCode]:
    """All errors by code, in the order of the file. Raises CodegenError if the catalogue itself has errors."""
    diagnostics = Diagnostics()
    error_codes = [_read(entry, diagnostics) for entry in read_entries(ERRORS, diagnostics)]
    diagnostics.raise_if_any()
    return {error_code.code: error_code for error_code in error_codes}


def try_out(
    error_code: ErrorCode, files: Dictionary[str, str], folder: Path, encoding: str = "utf-8", out: str = ""
) -> CodegenError | None:
    """What is reported about files of an example, which are written to an empty folder; None if they are good.

    `out` is where a package of them is to be written, below that folder.
    """
    bases = [folder / name for name, _ in error_code.packages]
    for base, (name, text) in zip(bases, error_code.below.items(), strict=True):
        (folder / name).write_text(text, encoding="utf-8")
        (folder / f"{base.name}_derivatives.yaml").write_text(NO_ENTRIES, encoding="utf-8")
        base.mkdir()
        below = build(folder / name, folder / f"{base.name}_derivatives.yaml")
        (base / INDEX).write_text(below.files[INDEX], encoding="utf-8")  # all that is read of a package
    for name, text in files.items():
        (folder / name).write_bytes(text.encode(encoding))
    try:
        if NATIVE in files:
            diagnostics = Diagnostics()
            read_native_functions(folder / NATIVE, diagnostics)
            diagnostics.raise_if_any()
        else:
            build(folder / OPS, folder / DERIVATIVES, BuildOptions(extends=tuple(bases)))
            if out:
                check_new(folder / out)
                check_contents(folder / out, [])
    except CodegenError as error:
        return error
    return None


def _read(entry: Mapping, diagnostics: Diagnostics) -> ErrorCode:
    files = {
        "ops": _field(entry, "ops", diagnostics, ""),
        "derivatives": _field(entry, "derivatives", diagnostics, NO_ENTRIES),
        "native_functions": _field(entry, "native_functions", diagnostics, ""),
    }
    fixed = _fixed(entry, files, diagnostics)
    return ErrorCode(
        code=_field(entry, "code", diagnostics),
        summary=_field(entry, "summary", diagnostics),
        explanation=_field(entry, "explanation", diagnostics),
        **files,
        fixed_ops=fixed["ops"],
        fixed_derivatives=fixed["derivatives"],
        encoding=_field(entry, "encoding", diagnostics, "utf-8"),
        fixed_native_functions=fixed["native_functions"],
        packages=_packages(entry, diagnostics),
        out=_field(entry, "out", diagnostics, ""),
        fixed_out=fixed["out"],
    )


def _fixed(entry: Mapping, files: Dictionary[str, str], diagnostics: Diagnostics) -> dict[str, str]:
    """The files without the error: those that are given, or those with it after some edits."""
    node = entry.get("fixed")
    if isinstance(node, Sequence):
        result = dict(files) | {"out": ""}
        for item in node.items:
            _edit(result, as_mapping(item, diagnostics, "an edit") or entry, diagnostics)
        return result
    fields = as_mapping(node or Text("", entry.location), diagnostics, "fixed") or entry
    empty = {"ops": NO_ENTRIES, "derivatives": NO_ENTRIES, "native_functions": "", "out": ""}
    return {name: _field(fields, name, diagnostics, default) for name, default in empty.items()}


def _edit(files: dict[str, str], edit: Mapping, diagnostics: Diagnostics) -> None:
    """Replace what stands once in one of the files; without something new it goes."""
    old, new = _field(edit, "old", diagnostics), _field(edit, "new", diagnostics, "")
    if sum(text.count(old) for text in files.values()) != 1:
        msg = f"{edit.location}: {old!r} does not stand once in the files with the error"
        raise ValueError(msg)
    name = next(name for name, text in files.items() if old in text)
    files[name] = files[name].replace(old, new)


def _packages(entry: Mapping, diagnostics: Diagnostics) -> tuple[tuple[str, str], ...]:
    """The packages below by name, each with its ops.yaml."""
    node = entry.get("packages")
    body = as_mapping(node, diagnostics, "packages") if node is not None else None
    return tuple((key.value, _field(body, key.value, diagnostics)) for key, _ in body.items) if body is not None else ()


def _field(entry: Mapping, key: str, diagnostics: Diagnostics, default: str | None = None) -> str:
    """The text of a key; without a default the key must be there."""
    node = entry.get(key)
    if node is None and default is not None:
        return default
    text = as_text(node or Text("", entry.location), diagnostics, key)
    return text.value if text is not None else ""
