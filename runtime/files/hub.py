"""Files from the network, such as trained weights, which are kept in a folder and checked by their sum."""

from __future__ import annotations

import hashlib
import os
import re
import sys
import tempfile
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

from runtime.errors import ArgumentValueError, ComputeError
from runtime.files import load

__all__ = ["HASH_REGEX", "download_url_to_file", "get_dir", "load_state_dict_from_url", "set_dir"]
HASH_REGEX = re.compile(r"-([a-f0-9]*)\.")  # PyTorch's: the beginning of the sum stands in the name of the file
_PART = 1 << 20  # bytes
_folder: list[str] = []  # what set_dir() was given last


def get_dir() -> str:
    """The folder: what :func:`set_dir` said, ``$TORCH_HOME/hub``, or ``hub`` in the user's cache of PyTorch's files."""
    if _folder:
        return _folder[-1]
    cache = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    home = os.environ.get("TORCH_HOME") or str(Path(cache) / "torch")
    return str(Path(home).expanduser() / "hub")


def set_dir(d: str | os.PathLike[str]) -> None:
    """Keep files in another folder."""
    _folder[:] = [str(Path(d).expanduser())]


def download_url_to_file(url: str, dst: str, hash_prefix: str | None = None, progress: bool = True) -> None:
    """Bring a file to the place `dst`, which has it as a whole or not at all.

    RuntimeError where its SHA-256 sum does not begin with `hash_prefix`.
    """
    target = Path(dst).expanduser()
    progress = progress and sys.stderr is not None
    total, found = 0, hashlib.sha256()
    with (
        urllib.request.urlopen(_checked(url)) as source,  # noqa: S310 - see _checked()
        tempfile.NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", delete=False) as file,
    ):
        part = Path(file.name)
        try:
            while block := source.read(_PART):
                file.write(block)
                found.update(block)
                total += len(block)
                if progress:
                    sys.stderr.write(f"\r{target.name}: {total / 1e6:.1f} MB")
            file.close()
            if hash_prefix is not None and not found.hexdigest().startswith(hash_prefix):
                msg = f'invalid hash value (expected "{hash_prefix}", got "{found.hexdigest()}") of {url}'
                raise ComputeError(msg)
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
            if progress and total:
                sys.stderr.write("\n")


def load_state_dict_from_url(
    url: str, model_dir: str | None = None, map_location: Any = None, progress: bool = True, check_hash: bool = False,
    file_name: str | None = None, weights_only: bool = True,
) -> Any:  # fmt: skip
    """What a file of the network holds, which is brought once; `check_hash` compares it with the sum in its name."""
    folder = Path(model_dir or Path(get_dir()) / "checkpoints")
    folder.mkdir(parents=True, exist_ok=True)
    name = file_name or Path(urllib.parse.urlparse(url).path).name
    place = folder / name
    if not place.exists():
        match = HASH_REGEX.search(name) if check_hash else None
        download_url_to_file(url, str(place), match[1] if match else None, progress)
    return load(place, map_location=map_location, weights_only=weights_only)


def _checked(url: str) -> str:
    """An address of the network or of a file; ValueError for any other."""
    if urllib.parse.urlparse(url).scheme not in {"http", "https", "file"}:
        msg = f"hub: expected an address that begins with http, https or file, got {url!r}"
        raise ArgumentValueError(msg)
    return url
