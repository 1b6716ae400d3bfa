"""Entries that commands append to the two YAML files: whether a package follows from them."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from codegen.diagnostics import CodegenError, UsageError
from codegen.package import build
from codegen.reading.build_options import BuildOptions


def prove(options: argparse.Namespace, texts: dict[Path, str], build_options: BuildOptions) -> None:
    """Build the package in memory from the new texts. Raises UsageError with what is wrong with them."""
    with tempfile.TemporaryDirectory() as folder:
        inputs = (options.ops, options.derivatives)
        copies = {path: Path(folder, f"{number}.yaml") for number, path in enumerate(inputs)}
        for path, copy in copies.items():
            copy.write_text(texts.get(path) or path.read_text(encoding="utf-8"), encoding="utf-8")
        try:
            build(copies[options.ops], copies[options.derivatives], build_options)
        except CodegenError as error:
            first = error.diagnostics[0]
            message = f"{first.message}{f' ({first.hint})' if first.hint else ''}"
            for path, copy in copies.items():
                message = message.replace(str(copy), str(path))
            raise UsageError(message) from None
