"""Files from the network, such as trained weights, which are kept in a folder and checked by their sum."""

from __future__ import annotations

import collections
import hashlib
import importlib.util
import os
import re
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

from runtime.errors import ArgumentValueError, ComputeError, UnsupportedError
from runtime.files import load as _load

__all__ = [
    "HASH_REGEX", "_get_torch_home", "download_url_to_file", "get_dir", "help", "list", "load",
    "load_state_dict_from_url", "set_dir", "urlparse",
]  # fmt: skip
HASH_REGEX = re.compile(r"-([a-f0-9]*)\.")  # PyTorch's: the beginning of the sum stands in the name of the file
_PART = 1 << 20  # bytes
_folder: collections.deque[str] = collections.deque(maxlen=1)  # what set_dir() was given last


def get_dir() -> str:
    """The folder: what :func:`set_dir` said, ``$TORCH_HOME/hub``, or ``hub`` in the user's cache of PyTorch's files."""
    return _folder[-1] if _folder else str(Path(_get_torch_home()) / "hub")


def _get_torch_home() -> str:
    """``$TORCH_HOME``, or the folder of PyTorch in the user's cache."""
    cache = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    home = os.environ.get("TORCH_HOME") or str(Path(cache) / "torch")
    return str(Path(home).expanduser())


def set_dir(d: str | os.PathLike[str]) -> None:
    """Keep files in another folder."""
    _folder.append(str(Path(d).expanduser()))


def download_url_to_file(url: str, dst: str, hash_prefix: str | None = None, progress: bool = True) -> None:
    """Bring a file to the place `dst`, which has it as a whole or not at all.

    RuntimeError where its SHA-256 sum does not begin with `hash_prefix`.
    """
    target = Path(dst).expanduser()
    progress = progress and sys.stderr is not None
    total, digest = 0, hashlib.sha256()
    with (
        urllib.request.urlopen(_checked(url)) as source,  # noqa: S310 - see _checked()
        tempfile.NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", delete=False) as file,
    ):
        part = Path(file.name)
        try:
            while block := source.read(_PART):
                file.write(block)
                digest.update(block)
                total += len(block)
                if progress:
                    sys.stderr.write(f"\r{target.name}: {total / 1e6:.1f} MB")
            file.close()
            if hash_prefix is not None and not digest.hexdigest().startswith(hash_prefix):
                msg = f'invalid hash value (expected "{hash_prefix}", got "{digest.hexdigest()}") of {url}'
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
    name = file_name or Path(urlparse(url).path).name
    path = folder / name
    if not path.exists():
        match = HASH_REGEX.search(name) if check_hash else None
        download_url_to_file(url, str(path), match[1] if match else None, progress)
    return _load(path, map_location=map_location, weights_only=weights_only)


def _checked(url: str) -> str:
    """An address of the network or of a file; ValueError for any other."""
    if urlparse(url).scheme not in {"http", "https", "file"}:
        msg = f"hub: expected an address that begins with http, https or file, got {url!r}"
        raise ArgumentValueError(msg)
    return url


def _entries(repo_or_dir: str | os.PathLike[str], source: str) -> Any:
    """The module ``hubconf.py`` of a folder. NotImplementedError for what would run code of the network."""
    if source != "local":
        msg = (
            f"hub: source={source!r} would run code that comes from the network; bring {repo_or_dir} to a folder "
            "yourself, and give that with source='local'"
        )
        raise UnsupportedError(msg)
    folder = Path(repo_or_dir).expanduser()
    spec = importlib.util.spec_from_file_location("hubconf", folder / "hubconf.py")
    if spec is None or spec.loader is None or not (folder / "hubconf.py").is_file():
        msg = f"hub: {folder} has no hubconf.py"
        raise ArgumentValueError(msg)
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(folder))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(folder))
    missing = [item for item in getattr(module, "dependencies", ()) if importlib.util.find_spec(item) is None]
    if missing:
        msg = f"Missing dependencies: {', '.join(missing)}"
        raise ComputeError(msg)
    return module


def _entry(module: Any, model: str) -> Any:
    entry = getattr(module, model, None)
    if not callable(entry) or model.startswith("_"):
        msg = f"Cannot find callable {model} in hubconf"
        raise ComputeError(msg)
    return entry


def load(
    repo_or_dir: str | os.PathLike[str], model: str, *args: Any, source: str = "github", trust_repo: Any = None,
    force_reload: bool = False, verbose: bool = True, skip_validation: bool = False, **kwargs: Any,
) -> Any:  # fmt: skip
    """What the function `model` of a folder's ``hubconf.py`` makes of the arguments; with ``source="local"`` alone."""
    del trust_repo, force_reload, verbose, skip_validation
    return _entry(_entries(repo_or_dir, source), model)(*args, **kwargs)


def list(  # noqa: A001 - PyTorch's name
    github: str | os.PathLike[str], force_reload: bool = False, skip_validation: bool = False, trust_repo: Any = None,
    verbose: bool = True, source: str = "local",
) -> Any:  # fmt: skip
    """The names of the functions of a folder's ``hubconf.py``."""
    del force_reload, skip_validation, trust_repo, verbose
    module = _entries(github, source)
    return [name for name, var in vars(module).items() if callable(var) and not name.startswith("_")]


def help(  # noqa: A001 - PyTorch's name
    github: str | os.PathLike[str], model: str, force_reload: bool = False, skip_validation: bool = False,
    trust_repo: Any = None, source: str = "local",
) -> Any:  # fmt: skip
    """The documentation of a function of a folder's ``hubconf.py``."""
    del force_reload, skip_validation, trust_repo
    return _entry(_entries(github, source), model).__doc__
