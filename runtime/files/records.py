"""The records of PyTorch's files, by the name of PyTorch's reader."""

from __future__ import annotations

import os
import struct
import zipfile
from typing import IO, Any

from runtime.errors import ComputeError

__all__ = ["PyTorchFileReader"]
_HEADER = 30  # bytes before the name in the header that stands before each record; its last four are two lengths


class PyTorchFileReader:
    """Reads the records of a file that PyTorch wrote, without the folder that all of their names begin with."""

    def __init__(self, file: str | os.PathLike[str] | IO[bytes]) -> None:
        try:
            self._zip = zipfile.ZipFile(file)
        except zipfile.BadZipFile as error:
            msg = "PyTorchFileReader: this is no zip archive, as files of PyTorch are; it is damaged, or another file"
            raise ComputeError(msg) from error
        names = self._zip.namelist()
        self._folder = names[0].partition("/")[0] + "/" if names else ""

    def _info(self, name: str) -> zipfile.ZipInfo:
        try:
            return self._zip.getinfo(self._folder + name)
        except KeyError:
            msg = f"PytorchStreamReader failed locating file {name}: file not found"
            raise ComputeError(msg) from None

    def get_all_records(self) -> list[str]:
        """The names of all records."""
        return [name.removeprefix(self._folder) for name in self._zip.namelist()]

    def has_record(self, name: str) -> bool:
        """Whether there is a record of that name."""
        return self._folder + name in self._zip.namelist()

    def get_record(self, name: str) -> bytes:
        """The bytes of a record. RuntimeError where there is none, or where its checksum is wrong."""
        try:
            return self._zip.read(self._info(name))
        except zipfile.BadZipFile as error:
            msg = f"PyTorchFileReader: the record {name} is damaged: {error}"
            raise ComputeError(msg) from error

    def get_record_offset(self, name: str) -> int:
        """Where in the file the bytes of a record begin."""
        info, file = self._info(name), self._zip.fp
        assert file is not None
        file.seek(info.header_offset)
        name_length, extra_length = struct.unpack("<HH", file.read(_HEADER)[-4:])
        return int(info.header_offset + _HEADER + name_length + extra_length)

    def serialization_id(self) -> str:
        """What tells the file from others, "" if it does not say."""
        name = ".data/serialization_id"
        return self.get_record(name).decode() if self.has_record(name) else ""

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        self._zip.close()
