"""What a package is made from, as one digest: when it is unchanged, so is the package."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

CODEGEN = Path(__file__).resolve().parents[1]


def digest_of_inputs(paths: Iterable[Path], words: Iterable[str] = ()) -> str:
    """A digest of the YAML files, the templates, the generator itself and `words` of the command line."""
    digest = hashlib.sha256(repr(tuple(words)).encode())
    own = (source for pattern in ("*.py", "*.yaml", "templates/*.jinja") for source in sorted(CODEGEN.rglob(pattern)))
    for path in [*paths, *own]:
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()
