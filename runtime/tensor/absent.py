"""Names of dtypes and layouts that PyTorch has besides: no tensor has them, and programs compare with them."""

from __future__ import annotations

from typing import Any, NoReturn

from runtime.errors import UnsupportedError

__all__ = [
    "qint8", "qint32", "quint8", "sparse_bsc", "sparse_bsr", "sparse_coo", "sparse_csc", "sparse_csr", "uint16",
    "uint32", "uint64",
]  # fmt: skip

class _Absent:
    """The name of a dtype or layout that there is none of."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"opweave.{self.name}"

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        self._refuse()

    def _refuse(self) -> NoReturn:
        msg = f"{self.name} is a name to compare with, which no tensor has"
        raise UnsupportedError(msg)


sparse_coo, sparse_csr, sparse_csc = _Absent("sparse_coo"), _Absent("sparse_csr"), _Absent("sparse_csc")
sparse_bsr, sparse_bsc = _Absent("sparse_bsr"), _Absent("sparse_bsc")
uint16, uint32, uint64 = _Absent("uint16"), _Absent("uint32"), _Absent("uint64")
qint8, quint8, qint32 = _Absent("qint8"), _Absent("quint8"), _Absent("qint32")
