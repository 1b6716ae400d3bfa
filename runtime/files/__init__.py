"""Files: ``save`` and ``load`` of anything made of tensors, numbers, text and containers, without code in the file.

A file is a zip archive that other programs open: ``opweave.json`` says what the objects are, and each storage that they
share is an entry of its own, uncompressed. Tensors of one storage are tensors of one storage when they are loaded. What
is loaded is data: no class or function that a file names is called, but for those that :func:`add_safe_globals` allows.
:func:`load` reads PyTorch's files too (older ones, before PyTorch 1.6, included), in the same way.

Nothing of this is imported before it is used.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, BinaryIO

from runtime.boundary import guarded
from runtime.errors import ArgumentValueError
from runtime.files.classes import add_safe_globals, clear_safe_globals, get_safe_globals, safe_globals
from runtime.files.settings import (
    LoadEndianness,
    config,
    get_crc32_options,
    get_default_load_endianness,
    get_default_mmap_options,
    set_crc32_options,
    set_default_load_endianness,
    set_default_mmap_options,
    skip_data,
)  # fmt: skip
from runtime.standing_in import is_standing_in

if TYPE_CHECKING:
    from runtime.tensor import Tensor

__all__ = [
    "MAP_LOCATION", "LoadEndianness", "add_safe_globals", "clear_safe_globals", "get_crc32_options",
    "get_default_load_endianness", "get_default_mmap_options", "get_safe_globals", "get_unsafe_globals_in_checkpoint",
    "load", "load_file", "safe_globals", "save", "save_file", "set_crc32_options", "set_default_load_endianness",
    "set_default_mmap_options", "skip_data",
]  # fmt: skip
MAP_LOCATION = Any  # what `map_location` may be, for annotations


@guarded
def save(
    obj: Any, f: str | os.PathLike[str] | BinaryIO, pickle_module: Any = None, pickle_protocol: int = 2,
    _use_new_zipfile_serialization: bool = True, *, format: str | None = None,  # noqa: A002 - as in NumPy's and others' functions
) -> None:  # fmt: skip
    """Write an object to a file: tensors, arrays, numbers, text, modules, containers, and objects of other classes.

    The file appears whole or not at all: it is written beside its place, and takes it when everything has arrived.
    Tensors keep dtype, sizes, strides, ``requires_grad`` and what they share; the whole storage of each is written, so
    ``save(x[:2].clone(), f)`` is smaller than ``save(x[:2], f)``. A result becomes a leaf. Of a module its attributes
    are written and the name of its class, not its code; its ``state_dict()`` also outlives a change of that.

    Of objects of other classes the parts are written that pickle would write, and the names of their classes; classes
    and functions are written by their names. :func:`load` makes them where the user allows it.

    `format` is "opweave", or "pytorch" for a file that PyTorch's ``torch.load`` reads, with ``weights_only=True`` too
    if it holds tensors, numbers, text and containers alone. Where nothing is said, it is "pytorch" in a program in
    which this package stands for ``torch``, and "opweave" in others. :func:`load` reads both.

    `f` is a path, or a binary file that is written from where it stands. Raises TypeError, saying where it lies, for an
    object that pickle rejects (a lambda, an open file), and RuntimeError where the folder is missing. The other
    arguments mean nothing.
    """
    from runtime.files.archive import write
    from runtime.files.tree import encoded

    del pickle_module, pickle_protocol, _use_new_zipfile_serialization
    if format not in {None, "opweave", "pytorch"}:
        msg = f'save(): format must be "opweave" or "pytorch", got {format!r}'
        raise ArgumentValueError(msg)
    if format == "pytorch" or (format is None and is_standing_in()):
        from runtime.files.torch_writer import save_for_pytorch

        save_for_pytorch(obj, f)
        return
    text, storages = encoded(obj)
    write(f, text, storages)


@guarded
def load(
    f: str | os.PathLike[str] | BinaryIO, map_location: Any = None, pickle_module: Any = None, *,
    weights_only: bool | None = True, mmap: bool | None = None, **pickle_load_args: Any,
) -> Any:  # fmt: skip
    """Read what :func:`save` wrote, or a file of ``torch.save``.

    With ``mmap`` the file's memory is mapped, not read, and a page is copied when a tensor writes to it; the file must
    not change as long as its tensors live. Otherwise checksums are compared, and RuntimeError names the entry that was
    changed or is missing. A module comes back if its class is opweave's own, or allowed by :func:`add_safe_globals` or
    in a block of :func:`safe_globals`; its ``__init__`` is not called. Objects of other classes come back if these are
    allowed. Arguments of pickle mean nothing.

    Tensors come back to the device where they lay; `map_location` is another device for all, a dict from names of
    devices to others, or a function of a storage and such a name, which gives a storage on the device, or None.

    With ``weights_only=False`` a file may name, and call, whatever Python can import: whoever wrote it can run any
    program. Otherwise nothing of a file is run, and RuntimeError, which is also pickle's UnpicklingError, names the
    class that was not allowed.
    """
    from runtime.files.reading import read

    del pickle_module, pickle_load_args
    mapped = config.load.mmap if mmap is None else bool(mmap)
    return read(f, map_location, mapped=mapped, anything=weights_only is False)


@guarded
def get_unsafe_globals_in_checkpoint(f: str | os.PathLike[str] | BinaryIO) -> list[str]:
    """The names of the classes and functions that a file would make or call, and that are not allowed.

    Nothing of the file is made; a name is that by which :func:`add_safe_globals` allows what it stands for.
    """
    from runtime.files.reading import unsafe_globals

    return unsafe_globals(f)


@guarded
def save_file(
    tensors: Mapping[str, Tensor], filename: str | os.PathLike[str], metadata: Mapping[str, str] | None = None
) -> None:
    """Write named tensors as a safetensors file, which other frameworks read; needs the package ``safetensors``.

    Raises ValueError for tensors that share memory, of which the format knows nothing: clone() them first.
    """
    from runtime.files.safe import write_named

    write_named(tensors, filename, metadata)


@guarded
def load_file(filename: str | os.PathLike[str]) -> dict[str, Tensor]:
    """The named tensors of a safetensors file; needs the package ``safetensors``."""
    from runtime.files.safe import read_named

    return read_named(filename)
