"""The digest of a package's inputs: when it is unchanged, so is the package."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

CODEGEN = Path(__file__).resolve().parents[1]


def digest_of_inputs(paths: Iterable[Path], words: Iterable[str] = ()) -> str:
    """A digest of the YAML files, the templates, the generator itself and `words` of the command line."""
    digest = hashlib.sha256(repr(tuple(words)).encode())
    for path in paths:
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    digest.update(_of_generator())
    return digest.hexdigest()


@cache
def _of_generator() -> bytes:
    """A digest of the templates and the generator itself, which stay as they are while it runs."""
    digest = hashlib.sha256()
    for pattern in ("*.py", "*.yaml", "templates/*.jinja"):
        for path in sorted(CODEGEN.rglob(pattern)):
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
    return digest.digest()
