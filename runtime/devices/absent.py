"""Classes of which there are no instances here: programs compare with them, and get an error where they make one."""

from __future__ import annotations

from typing import Any, ClassVar

from runtime.errors import UnsupportedError


class Absent:
    """A class without instances: NotImplementedError, which says `why`, where one is made."""

    why: ClassVar[str] = "there are none here"

    def __init__(self, *_: Any, **__: Any) -> None:
        msg = f"{type(self).__name__}(): {self.why}"
        raise UnsupportedError(msg)
